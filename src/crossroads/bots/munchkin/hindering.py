"""The fights of others: whoever would win by one, or leads clearly, is hindered if that can be enough."""

from collections.abc import Iterable, Sequence
from typing import Any

from crossroads.bots.munchkin.fighting import Means, fewest
from crossroads.bots.munchkin.helping import volunteer
from crossroads.bots.munchkin.situation import WON, Situation, Who
from crossroads.bots.munchkin.worth import lost_items, side_amount, worth_of
from crossroads.games.munchkin.acts import ACTS
from crossroads.games.munchkin.effects.fights import Join, Swap
from crossroads.games.munchkin.effects.losses import Lose
from crossroads.games.munchkin.effects.properties import Bonus

CLEAR = 2  # levels ahead of all others
HIGH = 5  # a Level from which a lead is worth cards
NEAR = 7  # a Level from which every victory is one too many
SPENT = 4.0  # at most, on whoever would not win yet
OTHERS = 4  # what each other player may still add against a winner


def hinder(here: Situation, ids: Sequence[str]) -> str:
    """Play what stops the fighter; nothing if it loses anyway (then help may be worth something), is no danger, or cannot be stopped."""
    if here.lead <= 0:
        return volunteer(here, ids) or "pass"
    if not any(ACTS.read(option).verb in ("play", "power") for option in ids):
        return "pass"
    fighter = dangerous(here)
    if fighter is None:
        return "pass"
    wins = is_winning(here, fighter)
    if wins and (option := _take_level(here, ids, fighter)):
        return option
    means = [each for each in _means(here, ids, fighter) if each.amount > 0]
    chosen = fewest(means[:9], here.lead)
    if chosen and (wins or sum(each.cost for each in chosen) <= SPENT):
        return max(chosen, key=lambda each: (each.amount, each.option)).option
    others = [who for who in here.rivals if who is not fighter and who["doors"] + who["treasures"]]
    if wins and means and sum(each.amount for each in means) + OTHERS * len(others) >= here.lead:
        return max(means, key=lambda each: (each.amount, each.option)).option
    return "pass"


def dangerous(here: Situation) -> Who | None:
    """The fighter, if a victory would end the game or make a clear lead clearer."""
    fight = here.fight
    if fight is None or fight["fighter"] == here.seat:
        return None
    fighter: Who = here.players[fight["fighter"]]
    if is_winning(here, fighter) or fighter["level"] + here.levels_due > NEAR:
        return fighter
    others = [who["level"] for who in here.players if who is not fighter]
    return fighter if fighter["level"] >= max(HIGH, CLEAR + max(others)) else None


def is_winning(here: Situation, fighter: Who) -> bool:
    """Whether this very fight would bring the tenth Level."""
    return bool(fighter["level"] + here.levels_due >= WON)


def _take_level(here: Situation, ids: Iterable[str], fighter: Who) -> str | None:
    """A card that takes a level, if the victory is then none of the game."""
    if fighter["level"] + here.levels_due > WON:
        return None
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb == "play" and any(
            isinstance(word, Lose) and word.what == "level" and here.holds(fighter, word.when)
            for word in here.card(meant.text("card")).words
        ):
            return option
    return None


def _means(here: Situation, ids: Iterable[str], fighter: Who) -> list[Means]:
    found: list[Means] = []
    for option in ids:
        meant = ACTS.read(option)
        card = meant.text("card")
        if meant.verb == "play":
            found.append(Means(option, _hinders(here, card, fighter), worth_of(here, card)))
        elif meant.verb == "power" and here.hand:
            power = here.content.powers[card][meant.number("power")]
            amount = -sum(deed.amount for deed in power.gives if isinstance(deed, Bonus) and deed.whom != "self")
            found.append(Means(option, amount, min(worth_of(here, each) for each in here.hand)))
    return sorted(found, key=lambda each: each.cost - each.amount)


def _hinders(here: Situation, card: str, fighter: Who) -> float:
    """By how much a card sets the munchkins back."""
    made = here.card(card)
    match made.kind:
        case "enhancer":
            return _enhances(here, card)
        case "trap" | "radiation":
            share = 1.0 if made.kind == "trap" else 0.6  # a roll may avert it
            return share * sum(_weakens(here, fighter, word) for word in made.words)
        case "one-shot":
            return float(side_amount(here, card))
        case _:
            return _sends(here, made, fighter)


def _sends(here: Situation, made: Any, fighter: Who) -> float:
    """A monster of its own hand: one more, or in place of the weakest that is there."""
    assert here.fight is not None
    if any(isinstance(word, Join) for word in made.words):
        return strongest(here, fighter)[1]
    if any(isinstance(word, Swap) for word in made.words) and here.fight["foes"]:
        return strongest(here, fighter)[1] - min(float(foe["strength"]) for foe in here.fight["foes"])
    return 0.0


def _enhances(here: Situation, card: str) -> float:
    tags = here.card(card).effects
    if any(word.tag == "copy" for word in tags):
        assert here.fight is not None
        return float(max(foe["strength"] for foe in here.fight["foes"])) if here.fight["foes"] else 0.0
    amount = sum(word.amount for word in tags if word.tag == "enhance")
    return float(amount + 0.5 * sum(word.amount for word in tags if word.tag == "irradiate"))


def strongest(here: Situation, fighter: Who) -> tuple[str, float]:
    """The monster of its own hand that is strongest against a fighter."""
    monsters = [card for card in here.me["hand"] or () if here.card(card).kind == "monster"]
    strength, card = max([(here.strength_of_monster(fighter, card), card) for card in monsters], default=(0.0, ""))
    return card, strength


def _weakens(here: Situation, who: Who, word: Any) -> float:
    """What a Trap or a Radiation card takes from a munchkin's Combat Strength at once."""
    if isinstance(word, Bonus):
        return float(-word.amount)
    if not isinstance(word, Lose):
        return 0.0
    if word.what == "level":
        return float(min(word.amount, who["level"] - 1))
    gone = {"item": lost_items(here, who, word), "class": who["classes"], "sidekick": [who["sidekick"]]}
    lost = gone.get(word.what, ())
    return float(sum(part["amount"] for part in who["parts"] if part["what"] in lost))


def strike(here: Situation, ids: Iterable[str]) -> str | None:
    """Traps and Radiation on the leader, from a hand that is too full to keep them."""
    leader = here.leader
    if leader is None or len(here.hand) <= here.me["limits"]["hand"] or leader["level"] < here.me["level"] - 1:
        return None
    found = [option for option in ids if ACTS.read(option).verb == "play" and _is_attack(here, option)]
    return found[0] if found else None


def _is_attack(here: Situation, option: str) -> bool:
    return here.card(ACTS.read(option).text("card")).kind in ("trap", "radiation")
