"""Goals: paid for by choice, or completed by themselves as soon as they are met (topic goals)."""

from collections.abc import Iterator
from typing import Any

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout.expansions.atomic_bonds.content import Goal, GoalKind, design_of
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, cards, opposing
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.winning import set_back, settle

RETREAT = 2  # atomic-bonds.goals.extra-goal-retreats


def required(g: Fallout) -> int:
    """How many goals the sheet asks for (atomic-bonds.ending-the-game.goals-are-required)."""
    return cards(g).track.goals[g.started - 1]


def complete(g: Fallout, goal: str, rule: str = "atomic-bonds.goals.complete-immediately") -> None:
    """Turn a goal facedown; one beyond the required number drives the opposing faction back."""
    part = bonds(g)
    part.goals = tuple([each for each in part.goals if each != goal])
    part.done += (goal,)  # atomic-bonds.goals.flip-facedown
    about = {"goal": goal, "done": len(part.done), "required": required(g)}
    g.emit("atomic-bonds.goal-done", rule, about)
    if len(part.done) > required(g):  # atomic-bonds.goals.last-required-no-retreat
        set_back(g, opposing(g), RETREAT, "atomic-bonds.goals.extra-goal-retreats")


def faceup(g: Fallout, kind: GoalKind) -> Iterator[tuple[str, Goal]]:
    """The faceup goals of a kind; of identical ones the first (atomic-bonds.goals.identical-goals-independent)."""
    goals, seen = cards(g).goals, []
    for goal in bonds(g).goals:
        if goals[goal].kind == kind and design_of(goal) not in seen:
            seen.append(design_of(goal))
            yield goal, goals[goal]


# -- by a state of things


def states_met(g: Fallout) -> dict[str, str]:
    """Goals whose state holds, each with what has come to it: not what has already completed an identical one."""
    part = bonds(g)
    if part.credited:
        part.credited = tuple([each for each in part.credited if _still_holds(g, each)])
    met = {}
    for goal, printed in faceup(g, "state"):
        reached = [f"{design_of(goal)}:{each}" for each in printed.needs.reached(g)]
        fresh = [each for each in reached if each not in part.credited]
        if fresh:
            met[goal] = fresh[0]
    return met


def _still_holds(g: Fallout, credit: str) -> bool:
    design, _, who = credit.partition(":")
    return who in cards(g).goals[design].needs.reached(g)


def complete_state(g: Fallout, goal: str, credit: str) -> None:
    """A state completes one goal, and an identical one only when it is met anew (atomic-bonds.goals.identical-state-goals)."""
    bonds(g).credited += (credit,)
    complete(g, goal)


def complete_states(g: Fallout, whatever_the_order: bool) -> None:
    """Complete the goal whose state is met; several wait for somebody to order them, if the order can still matter."""
    met = states_met(g)
    while len(met) == 1 or (met and whatever_the_order):
        goal = next(iter(met))
        complete_state(g, goal, met[goal])
        met = states_met(g)


async def order_states(g: Fallout) -> None:
    """Several goals are met at once: the active player says in which order they count (atomic-bonds.goals.several-goals-at-once)."""
    while len(met := states_met(g)) > 1:
        goal = await _first_of(g, list(met))
        complete_state(g, goal, met[goal])
        settle(g)


async def _first_of(g: Fallout, goals: list[str]) -> str:
    """Of goals that are met at once, the one that counts first."""
    decider = g.turn if g.phase == "turn" and not g.on_turn.eliminated else g.first
    offers = [Option(f"atomic-bonds.goal:{goal}", goal) for goal in goals]
    return await pick(decider, "atomic-bonds.goal-order", offers, "atomic-bonds.goals.several-goals-at-once")


# -- by an event, and at the end of a round


async def after_kill(g: Fallout, who: Survivor, level: int, _abilities: tuple[str, ...]) -> None:
    """A kill can complete goals, on anybody's turn (atomic-bonds.goals.active-survivor-when-enemy-turn)."""
    kills = _count_kill(g, who)
    await _complete_all(g, [goal for goal, printed in faceup(g, "event") if printed.needs.is_kill(level, kills)])


def _count_kill(g: Fallout, who: Survivor) -> int:
    """How many enemies the survivor has killed in this turn of theirs, drawn ones too."""
    if g.phase != "turn" or g.turn != who.seat:
        return 0
    part = bonds(g)
    turn = (g.round, who.seat)
    part.kills = (*turn, part.kills[2] + 1 if part.kills[:2] == turn else 1)
    return part.kills[2]


async def at_night(g: Fallout) -> None:
    """Goals that ask how things are when a round ends."""
    await _complete_all(g, [goal for goal, printed in faceup(g, "night") if printed.needs.reached(g)])


async def _complete_all(g: Fallout, goals: list[str]) -> None:
    """One after the other; each may win the game."""
    while goals:
        goal = await _first_of(g, goals)
        goals.remove(goal)
        complete(g, goal)
        settle(g)


# -- by payment


def payments(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
    """Goals that the survivor on turn can pay for alone (atomic-bonds.goals.cost-on-own-turn)."""
    for goal, printed in faceup(g, "pay"):
        option = f"atomic-bonds.pay:{goal}"
        if printed.needs.can_pay(g, who):
            yield Option(option, goal)
        elif why:
            yield Refusal(option, "atomic-bonds.goals.cost-on-own-turn")


async def pay(g: Fallout, who: Survivor, goal: str) -> None:
    """Pay for a goal (atomic-bonds.goals.completion-is-a-choice)."""
    await cards(g).goals[goal].needs.pay(g, who)
    complete(g, goal, "atomic-bonds.goals.completion-is-a-choice")
