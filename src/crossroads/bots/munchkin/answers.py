"""What to answer, by the kind of question. Start reading here."""

from collections.abc import Callable, Sequence
from typing import Any

from crossroads.bots.munchkin.deals import answer_offer, draft
from crossroads.bots.munchkin.dressing import dress, sale_of, shed
from crossroads.bots.munchkin.fighting import before_roll, fight_on, helps, run_from
from crossroads.bots.munchkin.hindering import hinder, strike
from crossroads.bots.munchkin.picking import (
    best_card,
    least_card,
    name_foe,
    name_monster,
    name_side,
    name_target,
    perk,
    restore,
    share,
    surplus,
)
from crossroads.bots.munchkin.reacting import react
from crossroads.bots.munchkin.situation import SIDES, WON, Situation, chance
from crossroads.bots.munchkin.trading import open_trade, use_of
from crossroads.bots.munchkin.worth import can_rise, harm, worth_of
from crossroads.engine.decisions import Decision
from crossroads.games.munchkin.acts import ACTS
from crossroads.games.munchkin.effects.fights import Gamble
from crossroads.games.munchkin.effects.losses import Cure, DrawCards, Steal, Take

Answerer = Callable[[Situation, Decision], str]
SAFE = 1.0  # how far one must be ahead of a monster to look for trouble with it


def answer(here: Situation, decision: Decision) -> str:
    """An answer by the kind of question; where none is known, the first option."""
    chosen = ANSWERS.get(decision.prompt, _first)(here, decision)
    return chosen if chosen in decision.ids else decision.ids[0]


def _first(here: Situation, decision: Decision) -> str:
    return decision.ids[0]


# -- windows


def _window(here: Situation, decision: Decision) -> str:
    """In its own turn all that is a gain; in those of others only what helps oneself at once."""
    ids = decision.ids
    if not here.is_my_turn:
        return "pass"
    chosen = dress(here, ids) or _sell(here, ids) or _apply(here, ids)
    if chosen:
        return chosen
    if decision.prompt == "turn-start":
        return open_trade(here, ids) or "pass"
    return shed(here, ids) or strike(here, ids) or "pass"


def _sell(here: Situation, ids: Sequence[str]) -> str | None:
    return "sale" if "sale" in ids and sale_of(here) else None


def _apply(here: Situation, ids: Sequence[str]) -> str | None:
    """Levels for oneself, cards from the decks, cures for what goes on acting."""
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb not in ("play", "power"):
            continue
        card = meant.text("card")
        words = (
            here.content.powers[card][meant.number("power")].gives if meant.verb == "power" else here.card(card).words
        )
        if meant.verb == "play" and here.card(card).kind == "level-up":
            if can_rise(here, card):
                return option
        elif any(isinstance(word, (DrawCards, Take)) or _cures(here, word) or _robs(here, word) for word in words):
            return option
    return None


def _robs(here: Situation, word: Any) -> bool:
    """Whether a gamble for an item of somebody else's is worth a level, if it fails, and a card."""
    if not isinstance(word, Gamble) or not any(isinstance(deed, Steal) for deed in word.wins) or not here.hand:
        return False
    small = [
        gear["id"] for who in here.rivals for gear in who["gear"] if not getattr(here.card(gear["id"]), "big", False)
    ]
    loot = max([use_of(here, here.me, card) for card in small], default=0.0)
    odds = chance(SIDES + 1 - word.least)
    paid = min(worth_of(here, card) for card in here.hand)
    return odds * loot - (1 - odds) * harm(here, here.me, word.loses) - paid > here.weights.worn


def _cures(here: Situation, word: Any) -> bool:
    """Whether a word ends something that acts on this seat and is worth a cure."""
    if not isinstance(word, Cure):
        return False
    kept = [here.card(each["id"]) for each in here.me["kept"]]
    return any(card.kind in word.kinds and harm(here, here.me, card.words) >= here.weights.spare for card in kept)


def _receipt(here: Situation, decision: Decision) -> str:
    return dress(here, decision.ids) or "done"


def _combat(here: Situation, decision: Decision) -> str:
    fight = here.fight
    assert fight is not None
    own = here.seat in (fight["fighter"], fight["helper"])
    return fight_on(here, decision.ids) if own else hinder(here, decision.ids)


def _before_roll(here: Situation, decision: Decision) -> str:
    return before_roll(here, decision.ids)


def _react(here: Situation, decision: Decision) -> str:
    return react(here, decision.ids)


def _from(here: Situation, decision: Decision) -> str:
    return run_from(here, decision.ids)


def _draft(here: Situation, decision: Decision) -> str:
    return draft(here, decision.ids)


# -- the turn


def _trouble(here: Situation, decision: Decision) -> str:
    """The monster that brings most, of those that are surely beaten; the easiest of all where it wins the game."""
    found: list[tuple[float, float, str]] = []
    for option in decision.ids:
        card = ACTS.read(option).text("card")
        if card:
            made = here.card(card)
            foe = here.strength_of_monster(here.me, card) + 0.5 * made.radiation
            ahead = here.strength_against(here.me, card) - foe
            means = sum(helps(here, each) for each in here.held if here.card(each).kind == "one-shot")
            if ahead >= SAFE or (ahead + means >= SAFE and made.treasures > 1):
                wins = here.me["level"] + made.levels >= WON
                gain = here.weights.level * made.levels + here.weights.treasure * made.treasures
                found.append((ahead if wins else gain + min(0.0, ahead), ahead, option))
    return max(found)[2] if found else "no-trouble"


def _sale(here: Situation, decision: Decision) -> str:
    """Pick what was planned, then sell it."""
    chosen = sale_of(here)
    missing = [card for card in chosen if card not in here.view["sale"]]
    if missing:
        return ACTS.write("sell", card=missing[0])
    return "done" if chosen and "done" in decision.ids else "cancel"


# -- all questions


def _fixed(option: str) -> Answerer:
    return lambda here, decision: option


ANSWERS: dict[str, Answerer] = {
    "turn-start": _window,
    "door-settled": _window,
    "trouble-settled": _window,
    "loot-settled": _window,
    "before-charity": _window,
    "receipt": _receipt,
    "combat": _combat,
    "before-roll": _before_roll,
    "react": _react,
    "from": _from,
    "draft": _draft,
    "offer": answer_offer,
    "trouble": _trouble,
    "sale": _sale,
    "sale-past-nine": _fixed("cancel"),
    "loot-room": _fixed("loot"),
    "perk-draw": _fixed("draw"),
    "radiation": _fixed("roll"),
    "along": _fixed("along"),
    "target": name_target,
    "foe": name_foe,
    "side": name_side,
    "monster": name_monster,
    "pay": least_card,
    "lose": least_card,
    "give": least_card,
    "idle": least_card,
    "ends-first": least_card,
    "lose-class": least_card,
    "lose-perk": least_card,
    "charity": least_card,
    "steal": best_card,
    "take": best_card,
    "loot": best_card,
    "share": share,
    "perk": perk,
    "restore": restore,
    "surplus": surplus,
}
