"""Every scenario with neither expansion, with each and with both, for one to four survivors: played to the end."""

from typing import Any

import pytest

from crossroads.bots import make_bot
from crossroads.engine import record
from crossroads.engine.content import content_of
from crossroads.engine.definition import Definition
from crossroads.engine.extending import definition_with
from crossroads.engine.game import Game, new
from crossroads.engine.verifying import verify
from crossroads.sim.invariants import Inspection, state_is_sound

CALIFORNIA, BONDS = "new-california", "atomic-bonds"
WITH: dict[tuple[str, ...], int] = {(): 4, (CALIFORNIA,): 10, (BONDS,): 4, (CALIFORNIA, BONDS): 9}
SEATS = (1, 2, 3, 4)
Table = tuple[str, tuple[str, ...]]


def scenarios(modules: tuple[str, ...]) -> tuple[str, ...]:
    """What a table with these expansions can choose from."""
    made: Definition[Any] = definition_with("fallout", modules)
    return tuple(made.choices(content_of("fallout", (), modules))["scenario"])


TABLES: list[Table] = [(scenario, modules) for modules in WITH for scenario in scenarios(modules)]
SENSIBLE = [(table, seats) for at, table in enumerate(TABLES) for seats in (1, 2 + at % 3)]


def name_of(value: object) -> str:
    match value:
        case (str(scenario), tuple(modules)):
            return "+".join((scenario, *modules))
        case _:
            return str(value)


def played(scenario: str, modules: tuple[str, ...], seats: int, bot: str, loyal: str = "") -> Game[Any]:
    """A game among bots, over; `loyal` is the faction that they choose if they are asked."""
    game: Game[Any] = new("fallout", seats, f"{scenario} {seats}", {"scenario": scenario}, modules=modules)
    bots = [make_bot(bot, "fallout", f"seat {seat}") for seat in range(seats)]
    while (decision := game.decision) is not None:
        wanted = f"{BONDS}.loyal:{loyal}"
        game.choose(wanted if wanted in decision.ids else bots[decision.seat].choose(game, decision.seat))
    return game


def is_shared(scenario: str, modules: tuple[str, ...]) -> bool:
    """Whether all win or lose together."""
    return BONDS in modules or scenario == CALIFORNIA


def check(game: Game[Any], scenario: str, modules: tuple[str, ...]) -> None:
    """It has an outcome that fits its rules, and every card and token is where it may be."""
    outcome, seats = game.outcome, game.setup.seats
    assert outcome is not None
    assert game.state.scenario == scenario
    assert sorted((*outcome.winners, *outcome.losers)) == list(range(seats))
    if is_shared(scenario, modules):
        assert len(outcome.winners) in (0, seats)
        assert outcome.how.startswith(BONDS if BONDS in modules else CALIFORNIA)
    else:
        assert outcome.how in ("influence", "faction", "eliminated")
    assert state_is_sound(Inspection(game)) is None


def test_there_are_as_many_scenarios_as_the_rules_allow() -> None:
    """Four of the base, six more of New California; with Atomic Bonds those with a sheet: all but New California."""
    assert {modules: len(scenarios(modules)) for modules in WITH} == WITH


@pytest.mark.slow
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_whoever_plays_anything_comes_to_an_end(table: Table, seats: int) -> None:
    """One to four who choose at random, loyal to the star if they are odd: the game ends, and its record is true."""
    game = played(*table, seats, "random", "star" if seats % 2 else "shield")

    check(game, *table)
    assert verify(record.record(game)).true


@pytest.mark.slow
@pytest.mark.parametrize(("table", "seats"), SENSIBLE, ids=name_of)
def test_whoever_plays_to_win_comes_to_an_end(table: Table, seats: int) -> None:
    """Each table once alone, and once with two, three or four in turn, who pursue their quests and goals."""
    check(played(*table, seats, "steady"), *table)
