"""Answers to what is about to take effect: what saves its own skin is spent on that, and on nobody else."""

from collections.abc import Iterable, Sequence
from typing import Any

from crossroads.bots.munchkin.fighting import helps
from crossroads.bots.munchkin.situation import ESCAPES, SIDES, Situation
from crossroads.bots.munchkin.worth import harm, worth_of
from crossroads.games.munchkin.acts import ACTS
from crossroads.games.munchkin.effects.fights import Cancel, Redirect, Reroll
from crossroads.games.munchkin.effects.properties import Rad

BEFALLS = ("trap", "radiation", "bad-stuff")
AGAINST = ("one-shot", "enhancer", "door", "ability")
HALF = 3  # the faces of a gamble that are taken for a failure


def react(here: Situation, ids: Sequence[str]) -> str:
    """Turn on others or cancel what befalls oneself, cancel what turns its own fight; roll again what has failed."""
    stack = here.view["stack"]
    if not stack:
        return "pass"
    top = stack[-1]
    if top["target"] == here.seat and top["kind"] in BEFALLS:
        return _avert(here, ids, top)
    if top["target"] == here.seat and top["kind"] == "roll":
        return _again(here, ids, top, stack[:-1])
    if top["kind"] in AGAINST and top["author"] != here.seat and _turns_my_fight(here, top):
        return least(here, ids, Cancel) or "pass"
    return "pass"


def words_of(here: Situation, pending: Any) -> Sequence[Any]:
    """What an effect that waits would do."""
    if pending["kind"] != "bad-stuff":
        return tuple(here.card(pending["card"]).words)
    foe = here.foe(pending["card"])
    made = here.card(foe["like"] if foe is not None else pending["card"])
    return tuple(getattr(made, "bad_stuff", ()))


def _avert(here: Situation, ids: Iterable[str], threat: Any) -> str:
    cost = harm(here, here.me, words_of(here, threat))
    if cost < here.weights.spare:
        return "pass"
    raised = least(here, ids, Rad) if threat["kind"] == "radiation" else None
    return least(here, ids, Redirect) or least(here, ids, Cancel) or raised or "pass"


def _again(here: Situation, ids: Iterable[str], made: Any, below: Sequence[Any]) -> str:
    """A new roll for one that has failed, if what it costs is less than what is at stake."""
    if not _has_failed(here, made):
        return "pass"
    stake = _stake(here, made, below)
    found: list[tuple[float, str]] = []
    for option in ids:
        meant = ACTS.read(option)
        card = meant.text("card")
        if meant.verb == "play" and any(isinstance(word, Reroll) for word in here.card(card).words):
            found.append((worth_of(here, card), option))
        elif meant.verb == "power":
            power = here.content.powers[card][meant.number("power")]
            if any(isinstance(deed, Reroll) for deed in power.gives):
                least_paid = sorted(worth_of(here, each) for each in here.hand)[: power.pay]
                found.append((sum(least_paid) if len(least_paid) == power.pay else 9.0, option))
    cost, option = min(found, default=(0.0, "pass"))
    return option if cost < 0.4 * stake else "pass"


def _has_failed(here: Situation, made: Any) -> bool:
    if made["rolls"] == "run":
        foe = here.foe(made["foe"])
        return bool(made["die"] + here.me["run"] + (foe["run"] if foe is not None else 0) < ESCAPES)
    if made["rolls"] == "rad":
        return bool(made["die"] + here.me["defence"] + here.amount(here.me, "roll") <= SIDES)
    return bool(made["die"] <= HALF)


def _stake(here: Situation, made: Any, below: Sequence[Any]) -> float:
    """What a failed roll costs."""
    if made["rolls"] == "run":
        foe = here.foe(made["foe"])
        return harm(here, here.me, here.card(foe["like"]).bad_stuff) if foe is not None else 0.0
    if made["rolls"] == "rad" and below and below[-1]["kind"] == "radiation":
        return harm(here, here.me, words_of(here, below[-1]))
    foe = here.foe(made["foe"]) if made["foe"] else None
    if foe is not None:  # a radioactive monster
        return here.weights.level if here.lead > 0 >= here.lead - foe["radiation"] else 0.5
    return here.weights.level


def _turns_my_fight(here: Situation, played: Any) -> bool:
    """Whether what another player does against its own side turns a victory into a flight."""
    fight = here.fight
    if fight is None or here.seat not in (fight["fighter"], fight["helper"]) or here.view["flight"] is not None:
        return False
    if played["author"] in (fight["fighter"], fight["helper"]) or here.lead <= 0:
        return False
    if played["monster"]:
        return here.lead <= here.strength_of_monster(here.me, played["monster"])
    amount = helps(here, played["card"])
    if here.card(played["card"]).kind == "one-shot":
        return played["side"] == "monsters" and here.lead <= amount
    return here.lead <= -amount


def least(here: Situation, ids: Iterable[str], word: type[Any]) -> str | None:
    """The option to play the least card with such a word; a power first."""
    found: list[tuple[float, str]] = []
    for option in ids:
        meant = ACTS.read(option)
        card = meant.text("card")
        if meant.verb == "play" and any(isinstance(each, word) for each in here.card(card).words):
            found.append((worth_of(here, card), option))
        elif meant.verb == "power":
            power = here.content.powers[card][meant.number("power")]
            if any(isinstance(deed, word) for deed in power.gives):
                found.append((0.5 * power.pay, option))
    return min(found)[1] if found else None
