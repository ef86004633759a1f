"""Quests: objectives that complete themselves, and the quest action (topics quest-cards, quest-action)."""

from collections.abc import Iterator
from contextlib import suppress

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.content import Objective, Trigger
from crossroads.games.fallout.cards.effects import Cost
from crossroads.games.fallout.enemies.tokens import active_here
from crossroads.games.fallout.state import Fallout, Staged
from crossroads.games.fallout.story.costs import can_pay
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import holds
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.winning import TurnEnds

Aim = tuple[str, int]  # a quest and the place of one of its objectives


def quest_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Aim] | Refusal]:
    """Objectives with the quest-action icon that the survivor can attempt here (fallout.quest-action.requirement)."""
    if why and not g.quests:
        yield Refusal("quest", "fallout.quest-action.attempt")
    blocked = bool(g.quests) and active_here(g, who)
    if blocked and not why:
        return
    for staged in g.quests:
        for place, objective in enumerate(g.content.quests[staged.id].objectives):
            rule = _why_no_attempt(g, who, staged.id, objective, blocked)
            if rule is None:
                yield Option(f"quest:{staged.id}:{objective.id}", (staged.id, place))
            elif why:
                yield Refusal(f"quest:{staged.id}:{objective.id}", rule)


def _why_no_attempt(g: Fallout, who: Survivor, quest: str, objective: Objective, blocked: bool) -> str | None:
    if objective.trigger is not None:
        return "fallout.quest-cards.activated-objective"
    if not _can_attempt(g, who, quest, objective):
        return "fallout.quest-action.requirement"
    return "fallout.quest-action.no-active-enemy" if blocked else None


def _can_attempt(g: Fallout, who: Survivor, quest: str, objective: Objective) -> bool:
    """Whether the requirement is met, and what the instructions cost is there."""
    if objective.needs is not None and not holds(g, who, objective.needs, quest):
        return False
    costs = tuple([task for task in objective.tasks if isinstance(task, Cost)])
    return can_pay(g, who, costs)


async def attempt(g: Fallout, who: Survivor, aim: Aim) -> None:
    """Carry out the instructions from left to right; all must succeed (fallout.quest-cards.all-instructions-needed)."""
    quest, place = aim
    objective = g.content.quests[quest].objectives[place]
    g.emit("attempt", "fallout.quest-action.attempt", {"seat": who.seat, "quest": quest, "objective": objective.id})
    for done, task in enumerate(objective.tasks):
        about = {"quest": quest, "objective": objective.id, "done": done}
        if not await task.attempt(g, who, about):
            g.emit("attempt-failed", "fallout.quest-action.failure-keeps-quest", {"seat": who.seat, "quest": quest})
            return
    if any(staged.id == quest for staged in g.quests):  # a kill on the way may have completed and trashed it
        await complete(g, who, aim)


async def complete(g: Fallout, who: Survivor, aim: Aim) -> None:
    """The results go to whoever completed it (fallout.quest-cards.completer-gets-results)."""
    quest, place = aim
    objective = g.content.quests[quest].objectives[place]
    g.emit(
        "complete",
        "fallout.quest-cards.completer-gets-results",
        {"seat": who.seat, "quest": quest, "objective": objective.id},
    )
    await resolve(g, who, objective.results, Source(quest))


async def trigger_kill(g: Fallout, who: Survivor, enemy_type: str, level: int, staged: tuple[Staged, ...]) -> None:
    """Complete the objectives that waited for such a kill when it happened (fallout.quest-cards.counts-at-once)."""
    await _triggered(g, who, [aim for aim, trigger in _triggers(g, staged) if is_killed_by(trigger, enemy_type, level)])


def is_killed_by(trigger: Trigger, enemy_type: str, level: int) -> bool:
    """Whether a kill is the one that an objective waits for."""
    return trigger.kill in ("any", enemy_type) and level >= trigger.level


async def trigger_explore(g: Fallout, who: Survivor, back: str) -> None:
    """Complete the objectives that waited for such a tile."""
    await _triggered(g, who, [aim for aim, trigger in _triggers(g, g.quests) if trigger.explore in ("any", back)])


def _triggers(g: Fallout, quests: tuple[Staged, ...]) -> Iterator[tuple[Aim, Trigger]]:
    for staged in quests:
        for place, objective in enumerate(g.content.quests[staged.id].objectives):
            if objective.trigger is not None:
                yield (staged.id, place), objective.trigger


async def _triggered(g: Fallout, who: Survivor, aims: list[Aim]) -> None:
    """One after another, in the order of whoever caused it (fallout.quest-cards.several-activated-at-once)."""
    aims = _still_staged(g, aims)
    while aims and not who.eliminated:
        offers = [
            Option(f"complete:{quest}:{g.content.quests[quest].objectives[place].id}", (quest, place))
            for quest, place in aims
        ]
        aim = await pick(who.seat, "complete-first", offers, "fallout.quest-cards.several-activated-at-once")
        aims.remove(aim)
        with suppress(TurnEnds):  # the others are completed all the same (fallout.quest-cards.counts-at-once)
            await complete(g, who, aim)
        aims = _still_staged(g, aims)


def _still_staged(g: Fallout, aims: list[Aim]) -> list[Aim]:
    return [each for each in aims if any(staged.id == each[0] for staged in g.quests)]
