"""A fight of one's own: what to spend, whom to ask for help, what to do when it cannot be won; and the flight from it."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from crossroads.bots.munchkin.dressing import become
from crossroads.bots.munchkin.helping import ask_for_help
from crossroads.bots.munchkin.situation import WON, Situation
from crossroads.bots.munchkin.worth import danger, side_amount, worth_of
from crossroads.games.munchkin.acts import ACTS
from crossroads.games.munchkin.cards.words import Power
from crossroads.games.munchkin.effects.fights import Escape, ForceHelp, Gamble, Join, Oust, Swap
from crossroads.games.munchkin.effects.losses import Die
from crossroads.games.munchkin.effects.properties import Bonus, Run

MOST = 9  # means that are weighed together
ROOM = 3  # how far one must stay ahead of a monster that one brings in oneself
CHEAP = 2.5  # what is spent before anybody is asked for help
DIRE = 2.0  # losses that are worth a card to get away from


class Means(NamedTuple):
    """Something that helps in a fight."""

    option: str
    amount: float
    cost: float


def fight_on(here: Situation, ids: Sequence[str]) -> str:
    """What the fighter or the helper does next."""
    fight = here.fight
    assert fight is not None
    if not fight["foes"]:
        return "pass"
    is_fighter = fight["fighter"] == here.seat
    if here.lead > 0:
        return (_bring_more(here, ids) if is_fighter else None) or "pass"
    need = 1 - here.lead
    chosen = become(here, ids) or _free_power(here, ids)
    if chosen:
        return chosen
    spent = fewest(means_of(here, ids), need)
    cost = sum(each.cost for each in spent)
    if spent and cost <= (CHEAP if is_fighter else gain_of_victory(here)):
        return _largest(spent)
    if option := _swap(here, ids, need):
        return option
    help_ = (_force_help(here, ids, need) or ask_for_help(here, ids)) if is_fighter else None
    if help_:
        return help_
    if spent and (cost <= gain_of_victory(here) or here.me["level"] + here.levels_due >= WON):
        return _largest(spent)
    return _get_rid(here, ids) or "pass"


def _largest(means: Iterable[Means]) -> str:
    return max(means, key=lambda each: (each.amount, each.option)).option


def gain_of_victory(here: Situation) -> float:
    """What it brings to win, and not to be caught."""
    fight = here.fight
    assert fight is not None
    if fight["fighter"] == here.seat:
        gain = here.weights.level * here.levels_due + here.weights.treasure * here.treasures_due
    else:
        gain = here.weights.treasure * (fight["deal"]["treasures"] if fight["deal"] else 0)
    return gain + danger(here, [foe["id"] for foe in fight["foes"]])


# -- what helps


def means_of(here: Situation, ids: Sequence[str]) -> list[Means]:
    """One-shots, enhancers that weaken, and powers that are paid for with cards; one copy stands for all others."""
    offered = {
        here.card(ACTS.read(option).text("card")).id: option for option in ids if ACTS.read(option).verb == "play"
    }
    found: list[Means] = []
    for card in here.held:
        option = offered.get(here.card(card).id)
        amount = helps(here, card)
        if option is not None and amount > 0:
            found.append(Means(option, amount, worth_of(here, card)))
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb == "power":
            power = here.content.powers[meant.text("card")][meant.number("power")]
            if power.pay and (amount := _power_amount(power)) > 0:
                costs = sorted(worth_of(here, card) for card in here.hand)[: power.times or 1]
                found += [Means(option, amount, cost + 0.01) for cost in costs]
    return sorted(found, key=lambda each: each.cost - each.amount)[:MOST]


def helps(here: Situation, card: str) -> float:
    """By how much a card brings the munchkins forward."""
    made = here.card(card)
    if made.kind == "enhancer":
        return float(-sum(word.amount for word in made.effects if word.tag == "enhance"))
    return float(side_amount(here, card))


def _power_amount(power: Power) -> int:
    return sum(deed.amount for deed in power.gives if isinstance(deed, Bonus) and deed.whom == "self")


def fewest(means: Sequence[Means], need: float) -> tuple[Means, ...]:
    """The cheapest of the means that are enough together; nothing if all are not."""
    if sum(each.amount for each in means) < need:
        return ()
    enough = [
        few
        for count in range(1, len(means) + 1)
        for few in combinations(means, count)
        if sum(each.amount for each in few) >= need
    ]
    return min(enough, key=lambda few: (sum(each.cost for each in few), len(few)))


def _free_power(here: Situation, ids: Iterable[str]) -> str | None:
    """A power that costs nothing and may win the fight."""
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb == "power":
            power = here.content.powers[meant.text("card")][meant.number("power")]
            if not power.pay and not power.pay_this and any(isinstance(deed, Gamble) for deed in power.gives):
                return option
    return None


def _force_help(here: Situation, ids: Iterable[str], need: float) -> str | None:
    option = playing(here, ids, ForceHelp)
    return option if option and any(who["strength"] >= need for who in here.rivals) else None


def _bring_more(here: Situation, ids: Iterable[str]) -> str | None:
    """One more monster to be beaten, if there is room enough for it."""
    option = playing(here, ids, Join)
    if option is None:
        return None
    return option if easiest(here)[1] + ROOM <= here.lead else None


def _swap(here: Situation, ids: Iterable[str], need: float) -> str | None:
    """An easier monster of the hand in place of the strongest one, if that makes it a victory."""
    option = playing(here, ids, Swap)
    assert here.fight is not None
    hardest = max(foe["strength"] for foe in here.fight["foes"])
    return option if option and hardest - easiest(here)[1] >= need else None


def easiest(here: Situation) -> tuple[str, float]:
    """The monster of the hand that is least strong against oneself."""
    monsters = [card for card in here.me["hand"] or () if here.card(card).kind == "monster"]
    found = [(here.card(card).radiation + here.strength_of_monster(here.me, card), card) for card in monsters]
    strength, card = min(found, default=(99.0, ""))
    return card, strength


def _get_rid(here: Situation, ids: Iterable[str]) -> str | None:
    """Send the monsters away, if to be caught by them would be dire."""
    fight = here.fight
    assert fight is not None
    if danger(here, [foe["id"] for foe in fight["foes"]]) < DIRE:
        return None
    if option := playing(here, ids, Oust):
        return option
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb == "power":
            power = here.content.powers[meant.text("card")][meant.number("power")]
            if power.pay <= len(here.hand) and any(isinstance(deed, Oust) for deed in power.gives):
                return option
    return None


def playing(here: Situation, ids: Iterable[str], *words: type[Any]) -> str | None:
    """The option to play the least card that has such a word."""
    cards = {option: ACTS.read(option).text("card") for option in ids if ACTS.read(option).verb == "play"}
    found = [
        (worth_of(here, card), option)
        for option, card in cards.items()
        if any(isinstance(word, words) for word in here.card(card).words)
    ]
    return min(found)[1] if found else None


# -- flight


def before_roll(here: Situation, ids: Sequence[str]) -> str:
    """The runner saves its skin: with a card, or with the Sidekick rather than die."""
    flight = here.view["flight"]
    if flight is None or flight["runners"][:1] != [here.seat]:
        return "pass"
    names = [flight["foe"]] if flight["foe"] else flight["left"]
    if danger(here, names) < DIRE:
        return "pass"
    if option := playing(here, ids, Escape):
        return option
    foes = [foe for name in names if (foe := here.foe(name)) is not None]
    uncertain = [foe for foe in foes if here.escape(here.me, foe) < 1]
    helped = any(each["stat"] == "run" and each["amount"] > 0 for each in here.me["lasting"])
    if uncertain and not helped:
        for option in ids:
            meant = ACTS.read(option)
            words = here.card(meant.text("card")).words if meant.verb == "play" else ()
            if any(isinstance(word, Run) and word.amount > 0 for word in words):
                return option
    deadly = any(isinstance(word, Die) for foe in uncertain for word in here.card(foe["like"]).bad_stuff)
    return "sacrifice" if deadly and "sacrifice" in ids else "pass"


def run_from(here: Situation, ids: Sequence[str]) -> str:
    """First from the monster that is most easily escaped."""

    def odds(option: str) -> float:
        foe = here.foe(ACTS.read(option).text("foe"))
        return here.escape(here.me, foe) if foe is not None else 0.0

    return max(ids, key=odds)
