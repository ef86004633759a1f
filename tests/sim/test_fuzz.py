"""Fuzzing: a sound game comes through; a planted fault is found, made small and can be seen again."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.engine.definition import Definition, definition
from crossroads.engine.odds import Chance, Odds
from crossroads.engine.sharing import Share, afresh
from crossroads.games.shelter.state import Shelter
from crossroads.sim.fuzz import ENDS, Failure, Found, Hunt, fuzz, play_number, reproduce, table_of
from crossroads.sim.invariants import INVARIANTS

SHELTER: Definition[Shelter] = definition("shelter")
Plant = Callable[..., None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Put something else in the place of a part of the game's definition."""

    def change(**parts: Any) -> None:
        broken = replace(SHELTER, **parts)
        monkeypatch.setattr("crossroads.engine.game.definition", lambda name: broken)

    return change


async def true_beat(g: Shelter) -> None:
    """A beat as the game has it."""
    flow = SHELTER.beat(g)
    if flow is not None:
        await flow


def only(found: Found) -> Failure:
    assert found.failures, "nothing was found"
    return found.failures[0]


def test_a_sound_game_comes_through() -> None:
    """Nine games over all seat counts: every invariant was looked at many times, and none failed."""
    found = fuzz("shelter", 9, "sound")

    assert found.failures == ()
    assert found.games == 9
    assert found.decisions > 9 * 100
    assert {name for name, times in found.checks.items() if times >= 9} == {*INVARIANTS}


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    """Six games in one process and in two: the same decisions, the same checks."""
    assert fuzz("shelter", 6, "jobs", jobs=1) == fuzz("shelter", 6, "jobs", jobs=2)


def test_tables_of_chance_have_all_seat_counts_and_options() -> None:
    tables = [table_of(Hunt("shelter", "tables"), number) for number in range(60)]

    assert {each.seats for each in tables} == {2, 3, 4}
    assert {name for each in tables for name in each.options} == {"first", "lifts", "colours"}
    assert {len(each.options) for each in tables} == {0, 1, 2, 3}


def test_a_fault_of_the_state_is_found_and_made_small(plant: Plant) -> None:
    """A state that is called faulty as soon as somebody has an item: a few choices are enough to show it."""

    def faults(g: Shelter) -> Iterator[str]:
        if any(player.items for player in g.players):
            yield "somebody has an item"

    plant(faults=faults)

    failure = only(fuzz("shelter", 3, "faults"))

    assert (failure.invariant, failure.message) == ("state-is-sound", "somebody has an item")
    assert len(failure.history) < failure.found_after
    assert len(failure.history) <= 6
    assert reproduce(failure) == "somebody has an item"


def test_a_view_that_shows_a_deck_is_found(plant: Plant) -> None:
    """The top card of the item deck stands in the view."""

    def view(g: Shelter, seat: int | None, share: Share = afresh) -> dict[str, Any]:
        return SHELTER.view(g, seat, share) | {"next": g.item_deck[-1] if g.item_deck else ""}

    plant(view=view)

    failure = only(fuzz("shelter", 2, "view"))

    assert failure.invariant == "views-keep-secrets"
    assert failure.history == ()
    assert "$.next" in failure.message


def test_a_view_that_is_not_plain_data_is_found(plant: Plant) -> None:
    plant(view=lambda g, seat, share=afresh: SHELTER.view(g, seat, share) | {"pair": (1, 2)})

    failure = only(fuzz("shelter", 1, "plain"))

    assert failure.invariant == "views-keep-secrets"
    assert "not plain data" in failure.message


def test_a_revelation_that_can_be_undone_is_found(plant: Plant) -> None:
    """A pass shows the next threat card, and nobody notes that something hidden has come to light."""

    async def beat(g: Shelter) -> None:
        await true_beat(g)
        if any(player.passed for player in g.players) and g.threat_deck:
            g.emit("peek", "shelter.threats.cover", {"card": g.threat_deck[-1]})
            g.ending = f"next comes {g.threat_deck[-1]}"

    plant(beat=beat)

    failure = only(fuzz("shelter", 4, "peek"))

    assert failure.invariant in ("undo-takes-back", "views-keep-secrets")
    assert len(failure.history) <= 3


def test_chance_of_ones_own_is_found(plant: Plant) -> None:
    """A rule that counts its calls outside the state plays differently each time."""
    calls = [0]

    async def beat(g: Shelter) -> None:
        calls[0] += 1
        g.players[0].happiness += calls[0] % 7
        await true_beat(g)

    plant(beat=beat)

    failure = only(fuzz("shelter", 2, "outside", shrinks=False))

    assert failure.invariant in ("clones-are-independent", "undo-takes-back", "saves-load", "replays-are-equal")


def test_an_error_in_a_rule_is_found_and_made_small(plant: Plant) -> None:
    """The fourth round breaks: fewer choices lead there than were made."""

    async def beat(g: Shelter) -> None:
        if g.round == 4:
            raise KeyError("round four")
        await true_beat(g)

    plant(beat=beat)

    failure = only(fuzz("shelter", 1, "error"))

    assert failure.invariant == "choices-work"
    assert "round four" in failure.message
    assert len(failure.history) < failure.found_after
    assert reproduce(failure) == failure.message


def test_a_game_without_end_is_found(plant: Plant) -> None:
    """The end never comes: after the bound the game is given up, with all of its history."""

    async def beat(g: Shelter) -> None:
        await true_beat(g)
        g.ending = ""

    plant(beat=beat)

    failure = only(fuzz("shelter", 1, "endless", bound=600))

    assert failure.invariant == ENDS
    assert len(failure.history) == 600


def test_two_options_with_one_id_are_found(plant: Plant) -> None:
    async def beat(g: Shelter) -> None:
        await Ask(0, "twice", "shelter.placement.one-a-turn", lambda why: [Option("same", 1), Option("same", 2)])
        await true_beat(g)

    plant(beat=beat)

    failure = only(fuzz("shelter", 1, "twice"))

    assert failure.invariant == "options-are-sound"
    assert "two options have one id" in failure.message


def test_a_refusal_of_what_is_on_offer_is_found(plant: Plant) -> None:
    async def beat(g: Shelter) -> None:
        options = [Option("a", 1), Option("b", 2)]
        refused = Refusal("a", "shelter.passing.may-pass")
        await Ask(0, "both", "shelter.placement.one-a-turn", lambda why: [*options, refused] if why else options)
        await true_beat(g)

    plant(beat=beat)

    failure = only(fuzz("shelter", 2, "both"))

    assert failure.invariant == "refusals-are-true"
    assert failure.history == ()


def test_odds_that_do_not_add_up_are_found(plant: Plant) -> None:
    plant(odds=lambda g, seat, option, decision: (Odds("plain", (Chance("win", 1, 2), Chance("lose", 1, 3))),))

    failure = only(fuzz("shelter", 1, "odds"))

    assert failure.invariant == "odds-add-up"
    assert "1/2 + 1/3" in failure.message


def test_a_failure_goes_through_a_file(plant: Plant) -> None:
    """What was found is written, read and seen again; once the fault is gone, so is the symptom."""
    plant(faults=lambda g: iter(["always"]))
    failure = only(fuzz("shelter", 1, "file"))

    read = Failure.from_json(failure.to_json())

    assert read == failure
    assert reproduce(read) == "always"
    plant()
    assert reproduce(read) is None


def test_an_interruption_keeps_what_was_checked() -> None:
    def stop(done: int, games: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    found = fuzz("shelter", 10, "stop", progress=stop)

    assert found.interrupted
    assert found.games == 1


def test_game_n_is_the_same_game_by_itself() -> None:
    """A number and a seed are enough to check a game again."""
    assert play_number(Hunt("shelter", "alone"), 4) == play_number(Hunt("shelter", "alone"), 4)
