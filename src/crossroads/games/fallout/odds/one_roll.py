"""A roll as its dice decide it: a fight, a test, a task, with and without the cards that can be used in it.

(topics combat, tests)
"""

from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option
from crossroads.engine.state import shallow_copy
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.dice import DICE
from crossroads.games.fallout.combat.fight import die_hits, harm, harm_to_helper, hits_by_cards, inflicted, prepared
from crossroads.games.fallout.combat.results import OTHERS_RESULT, Fight
from crossroads.games.fallout.combat.skill_tests import rerolls_in
from crossroads.games.fallout.enemies.tokens import Foe, foe_of
from crossroads.games.fallout.odds.rerolls import Mark
from crossroads.games.fallout.state import Chosen, Fallout, RollInProgress
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.results import Damage, Rads

PRICES = (Rads, Damage)  # what makes a card one that is better not used at times
SLAIN = 1000  # hits that are enough for every enemy
AHEAD = ("before", "reroll")  # the windows of a roll that is still to come; what can be used later can be used here
LATER = ("reroll",)  # the windows of a roll that has begun


class Way(msgspec.Struct, frozen=True):
    """What dice must show together, what hit icons do, and the cards whose price is still to come."""

    needs: int
    harm: tuple[int, ...] = ()  # damage by hit icons
    used: tuple[Chosen, ...] = ()


class Bout(msgspec.Struct, frozen=True):
    """One roll: what each face counts, and the ways to end it, of which the best is taken when the dice lie."""

    marks: tuple[Mark, ...]
    ways: tuple[Way, ...]
    foe: Foe | None = None  # of a fight: then hits count, and not icons
    turns: int = 0  # dice that can be turned to any face


class DiceTask(msgspec.Struct, frozen=True):
    """A task that dice decide: a roll, or one of several that are equally likely; with none of them it fails."""

    bouts: tuple[Bout, ...]
    rerolls: int
    own: bool = True  # the survivor rolls, not another one


class Setting(msgspec.Struct, frozen=True):
    """A roll at a table: as it is, or as it would be once cards were used."""

    g: Fallout
    who: Survivor
    rolling: RollInProgress


def _bout(settings: Sequence[Setting], turns: int = 0) -> Bout:
    """A roll as its dice decide it, in each of several settings."""
    first = settings[0]
    ways = tuple(dict.fromkeys(map(way_of, settings)))
    faces = first.g.content.dice
    if first.rolling.kind == "test":
        return Bout(tuple([(face.hits, 0) for face in faces]), ways, None, turns)
    foe = foe_of(first.g, first.rolling.enemy)
    marks = tuple([(face.hits, die_hits(first.g, number, foe.areas)) for number, face in enumerate(faces)])
    return Bout(marks, ways, foe, turns)


def way_of(at: Setting) -> Way:
    """Hit icons against the difficulty (fallout.tests.success), or matching dice against the hits that kill the enemy."""
    rolling = at.rolling
    if rolling.kind == "test":
        return Way(0 if rolling.sure else rolling.difficulty, (), rolling.used)
    foe = foe_of(at.g, rolling.enemy)
    sure = inflicted(at.g, at.who, foe, replace(rolling, dice=(), helper=UNSET))
    most = DICE * max([face.hits for face in at.g.content.dice])
    hurts = tuple([harm(at.g, at.who, foe, rolling, icons) for icons in range(most + 1)])
    return Way(0 if rolling.slain else foe.needs - sure, hurts, rolling.used)


def stage_of(g: Fallout, who: Survivor, rolls: Sequence[RollInProgress], own: bool = True) -> DiceTask:
    """A roll, or one of several that are equally likely."""
    bouts = tuple([_bout([Setting(g, who, rolling)]) for rolling in rolls])
    return DiceTask(bouts, rolls[0].rerolls if rolls else 0, own)


def helpers_way_of(at: Setting) -> Way:
    """A helper's part: what the die and cards add is no longer needed of the survivor; hits harm the helper alone."""
    own = at.rolling
    foe = foe_of(at.g, own.enemy)
    most = max([face.hits for face in at.g.content.dice])
    hurts = tuple([harm_to_helper(at.g, at.who, foe, own, icons) for icons in range(most + 1)])
    return Way(-SLAIN if own.slain else -hits_by_cards(at.g, at.who, own), hurts, own.used)


def armed_stage(
    g: Fallout, who: Survivor, rolls: Sequence[RollInProgress], windows: Sequence[str] = AHEAD
) -> DiceTask | None:
    """The same with all that cards can bring in these windows; nothing if there are no such cards."""
    bouts, rerolls = [], 0
    for rolling in rolls:
        cards = usable(g, who, rolling, windows)
        if not cards:
            return None
        settings = settings_with(g, who, rolling, cards)
        turns = turns_of(g, cards)
        bouts.append(_bout(settings, turns))
        rerolls = settings[0].rolling.rerolls
    return DiceTask(tuple(bouts), rerolls) if bouts else None


def usable(g: Fallout, who: Survivor, rolling: RollInProgress, windows: Sequence[str]) -> list[Chosen]:
    """The cards that can be used in these windows of a roll, each with the first of its uses."""
    table = shallow_copy(g)
    table.rolling = rolling if rolling.dice else _as_if_thrown(rolling)  # some are for dice that lie
    cards: dict[str, Chosen] = {}
    for window in windows if rolling.kind == "fight" else windows[-1:]:
        for offer in card_windows.offers(table, who, window, why=False):
            chosen = offer.value if isinstance(offer, Option) else None
            if isinstance(chosen, Chosen) and _is_counted(g, chosen) and not (_asks(g, chosen) and _is_dear(g, chosen)):
                cards.setdefault(chosen.card, chosen)
    return list(cards.values())


def _as_if_thrown(rolling: RollInProgress) -> RollInProgress:
    helper = rolling.helper
    helper = helper if helper is UNSET else replace(helper, dice=(0,))
    return replace(rolling, dice=(0,) * DICE, helper=helper)


def turns_of(g: Fallout, cards: Sequence[Chosen]) -> int:
    """How many dice can be turned with cards."""
    return sum([_asks(g, each) for each in cards])


def _is_counted(g: Fallout, chosen: Chosen) -> bool:
    return all(effect.is_counted for effect in card_windows.use_of(g, chosen).effects)


def _asks(g: Fallout, chosen: Chosen) -> bool:
    return any(effect.turns_die for effect in card_windows.use_of(g, chosen).effects)


def _is_dear(g: Fallout, chosen: Chosen) -> bool:
    return any(isinstance(effect, PRICES) for effect in card_windows.use_of(g, chosen).after)


def settings_with(g: Fallout, who: Survivor, rolling: RollInProgress, cards: Sequence[Chosen]) -> list[Setting]:
    """A roll after all cards that cost nothing but themselves, then with more and more of those that have a price."""
    dear = [each for each in cards if _is_dear(g, each)]
    kits = [[each for each in cards if each not in dear and not _asks(g, each)]]
    for each in dear:
        kits += [[*kit, each] for kit in kits]
    found = []
    for kit in kits:
        table = g.copy()
        twin = table.survivors[who.seat]
        table.rolling = rolling
        for each in kit:
            asked = send(card_windows.carry_out(table, twin, each), None)
            assert asked is None, "what is counted asks nothing"
        found.append(Setting(table, twin, table.roll_of(twin)))
    return found


def _draws(g: Fallout, who: Survivor, enemy_type: str) -> list[RollInProgress]:
    """The fights that may come of an enemy that is still to be drawn (fallout.combat.draw-and-fight)."""
    hidden = [enemy.id for enemy in g.enemies if enemy.type == enemy_type and not enemy.active]
    stack = g.stacks[enemy_type]
    pool = sorted([*stack, *hidden] if stack else g.enemy_piles.get(enemy_type, ()))
    return [prepared(g, who, token, away=False) for token in pool]


def _test_roll(g: Fallout, who: Survivor, letters: str, difficulty: int) -> RollInProgress:
    return RollInProgress("test", who.seat, letters, difficulty, rerolls=rerolls_in(g, who, letters))


def rolls_of(g: Fallout, who: Survivor, task: Any) -> list[RollInProgress]:
    """The rolls of the survivor's own that a task may be."""
    if isinstance(task, Fight):
        return _draws(g, who, task.enemy)
    return [_test_roll(g, who, task.letters, task.difficulty)]


def task_stage(g: Fallout, who: Survivor, task: Any) -> DiceTask:
    """A task of the survivor's, or a test of the most able other one there (fallout.solo-play.other-survivor-test)."""
    if isinstance(task, Fight) or task.by == "self":
        return stage_of(g, who, rolls_of(g, who, task))
    if g.started == 1:
        sure = [_test_roll(g, who, "", 0)] if task.difficulty <= OTHERS_RESULT else []
        return stage_of(g, who, sure, own=False)
    there = [other for other in g.alive if other is not who and other.space == who.space]
    rolls = [
        replace(roll, rerolls=roll.rerolls + ("well-rested" in other.traits))
        for other in there
        for roll in rolls_of(g, other, task)
    ]
    return stage_of(g, who, sorted(rolls, key=lambda roll: -roll.rerolls)[:1], own=False)


def send(flow: Coroutine[Ask[Any], Any, None], answer: Any) -> Ask[Any] | None:
    """Let a flow at a copy of the table go on to its next question; nothing if it has come to its end."""
    try:
        return flow.send(answer)
    except StopIteration:
        return None


def tables_after(g: Fallout, seat: int, chosen: Chosen) -> list[Fallout]:
    """Copies of the table after a card was used: one, or one for each way to choose what it leaves open."""
    table, ask, flow = _used(g, seat, chosen)
    flow.close()
    if ask is None:
        return [table]
    tables = []
    for option in ask.offers(False):
        table, _, flow = _used(g, seat, chosen)
        send(flow, option)
        flow.close()
        tables.append(table)
    return tables


def _used(g: Fallout, seat: int, chosen: Chosen) -> tuple[Fallout, Ask[Any] | None, Coroutine[Ask[Any], Any, None]]:
    """A copy of the table at which a card is being used, up to the first question it asks."""
    table = g.copy()
    flow = card_windows.carry_out(table, table.survivors[seat], chosen)
    return table, send(flow, None), flow
