"""The odds of an option, by the question that offers it."""

from typing import Any

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision, Option
from crossroads.engine.odds import Odds
from crossroads.games.fallout.cards.content import EncounterOption, Objective
from crossroads.games.fallout.odds.options import (
    attack_odds,
    fight_odds,
    given_odds,
    next_odds,
    path_odds,
    roll_odds,
    task_odds,
    test_odds,
)
from crossroads.games.fallout.state import Fallout

IN_ROLL = ("reroll", "window-before", "window-strike", "set-die")  # questions while a roll is in progress
LEADING = ("step", "use", "perk")  # what a turn offers that may lead to a roll at once


def odds(g: Fallout, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    """The exact odds of the fights and tests that an option leads to; nothing where no dice decide."""
    who = g.survivors[seat]
    prompt, verb = decision.prompt, meant.verb
    if prompt in IN_ROLL:
        return roll_odds(g, who, prompt, verb, _chosen(decision, meant))
    if verb == "fight":
        enemy = meant.text("enemy")
        return fight_odds(g, who, enemy, away=g.enemy(enemy).space != who.space)
    if prompt == "turn" and verb in LEADING:
        return next_odds(g, _chosen(decision, meant))
    if prompt == "enemy-path":
        return path_odds(g, _chosen(decision, meant).value, decision.about)
    if prompt == "attack-order":
        return attack_odds(g, who, (meant.text("enemy"),))
    if prompt == "activate" and verb == "attack":
        return attack_odds(g, g.survivors[meant.number("seat")], _chosen(decision, meant).value)
    if prompt == "who-tests":
        tester = g.survivors[meant.number("seat")]
        return test_odds(g, tester, decision.about["letters"], decision.about["difficulty"])
    if verb == "quest":
        return task_odds(g, who, _objective(g, meant.text("quest"), meant.text("objective")).tasks)
    if prompt == "encounter" and g.meeting is not None and g.options.read_aloud == "with-tests":
        return task_odds(g, who, (_met(g, meant.text("option")).task,))
    if prompt == "give-card":
        return given_odds(g, who, meant.text("card"), _tasks_after(g, decision))
    return ()


def _chosen(decision: Decision, meant: Meant) -> Option[Any]:
    return next(each for each in decision.options if each.id == meant.id)


def _objective(g: Fallout, quest: str, name: str) -> Objective:
    return next(each for each in g.content.quests[quest].objectives if each.id == name)


def _met(g: Fallout, name: str) -> EncounterOption:
    """An option of the encounter in progress."""
    assert g.meeting is not None
    return next(each for each in g.content.encounters[g.meeting.card].options if each.id == name)


def _tasks_after(g: Fallout, decision: Decision) -> tuple[Any, ...]:
    """What is to be done once a card is given away: an option's task, or the rest of an objective's instructions."""
    about = decision.about
    if "option" in about:
        return (_met(g, about["option"]).task,) if g.options.read_aloud == "with-tests" else ()
    return _objective(g, about["quest"], about["objective"]).tasks[about["done"] + 1 :]
