"""Winning and losing together, the last stand, and being killed (topics ending-the-game, killed)."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.fallout.combat.card_windows import pay_afterwards
from crossroads.games.fallout.combat.skill_tests import take_test
from crossroads.games.fallout.enemies.tokens import active_here
from crossroads.games.fallout.expansions.atomic_bonds import goals
from crossroads.games.fallout.expansions.atomic_bonds.content import LastStand
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, opposing, sheet
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.winning import advance, end_game, last_space
from crossroads.games.fallout.survivors.winning import settle as settle_by_rule

STAND = "atomic-bonds.last-stand"
OPEN = "atomic-bonds.ending-the-game.all-conditions-needed"


def side_of_all(_former: Callable[[Fallout], str], g: Fallout) -> str:
    """All play for the loyal faction; before they have chosen one, for either (atomic-bonds.ending-the-game.no-single-winner)."""
    return bonds(g).loyal or "star"


def scores(_former: Callable[[Fallout], tuple[int, ...]], g: Fallout) -> tuple[int, ...]:
    """Influence is not counted: all have as many goals as the group (atomic-bonds.ending-the-game.influence-unused)."""
    return (len(bonds(g).done),) * len(g.survivors)


def settle(_former: Callable[[Fallout], None], g: Fallout) -> None:
    """Goals first, then victory, then loss (atomic-bonds.power-track.victory-before-loss)."""
    part = bonds(g)
    if not part.loyal:
        return
    overrun = g.power[opposing(g)] >= last_space(g)
    goals.complete_states(g, whatever_the_order=overrun)
    if is_won(g):
        everybody = tuple([who.seat for who in g.survivors])  # atomic-bonds.ending-the-game.eliminated-survivor
        end_game(g, everybody, "atomic-bonds.victory", "atomic-bonds.ending-the-game.win-together")
    if g.power[opposing(g)] >= last_space(g):
        end_game(g, (), "atomic-bonds.defeat", "atomic-bonds.ending-the-game.lose-together")


def is_won(g: Fallout) -> bool:
    """Whether all that the sheet asks for is done (atomic-bonds.ending-the-game.all-conditions-needed)."""
    return has_goals(g) and (bonds(g).stood or sheet(g).last_stand is None)


def has_goals(g: Fallout) -> bool:
    """Whether as many goals are done as the sheet asks for."""
    return len(bonds(g).done) >= goals.required(g)


def end_without_survivors(_former: Callable[[Fallout], None], g: Fallout) -> None:
    """Nobody is left to play on (atomic-bonds.ending-the-game.all-eliminated)."""
    end_game(g, (), "eliminated", "atomic-bonds.ending-the-game.all-eliminated")


async def be_killed(
    former: Callable[[Fallout, Survivor], Coroutine[Any, Any, None]], g: Fallout, who: Survivor
) -> None:
    """First the opposing faction advances, then all the rest (atomic-bonds.killed.token-first)."""
    advance(g, {opposing(g): 1}, "atomic-bonds.killed.advance-one")
    await former(g, who)


# -- the last stand


def stand_offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[None] | Refusal]:
    """A quest action at the place that the sheet names, once the goals are done."""
    there = sheet(g).last_stand
    if there is None:
        return
    rule = why_no_stand(g, who, there)
    if rule is None:
        yield Option(STAND, None)
    elif why:
        yield Refusal(STAND, rule)


def why_no_stand(g: Fallout, who: Survivor, there: LastStand) -> str | None:
    if not has_goals(g):
        return OPEN
    if g.land.spaces[who.space].name != there.place:
        return "fallout.quest-action.requirement"
    return "fallout.quest-action.no-active-enemy" if active_here(g, who) else None


async def stand(g: Fallout, who: Survivor, _: None) -> None:
    """A test: success wins the game for all, failure costs the action only."""
    side = sheet(g)
    assert side.last_stand is not None
    about = {"seat": who.seat, "sheet": side.id}
    g.emit("atomic-bonds.stands", OPEN, about)
    passed, used = await take_test(g, who, side.last_stand.letters, side.last_stand.difficulty)
    g.emit("atomic-bonds.stood" if passed else "atomic-bonds.fell-back", OPEN, about)
    if passed:
        bonds(g).stood = True
        settle_by_rule(g)  # before what the used cards still bring: the first event decides
    await pay_afterwards(g, who, used)
