"""Fuzzing: a sound game comes through; a planted fault is found, made small and can be seen again."""

import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from crossroads.engine.acts import Acts, Meant
from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.engine.definition import Definition, definition, game_names
from crossroads.engine.extending import extended
from crossroads.engine.labels import Label
from crossroads.engine.modules import find_modules
from crossroads.engine.odds import Chance, Odds
from crossroads.engine.redealing import redeal
from crossroads.engine.sharing import Share, afresh
from crossroads.engine.windows import Answers, Window, open_window
from crossroads.engine.words import Words
from crossroads.games.shelter.state import Shelter
from crossroads.sim.fuzz import ENDS, Failure, Found, Hunt, fuzz, play_number, reproduce, runs_of, table_of
from crossroads.sim.invariants import INVARIANTS
from crossroads.sim.tables import tables_in_turn

SHELTER: Definition[Shelter] = definition("shelter")
Plant = Callable[..., None]


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch) -> Plant:
    """Put something else in the place of a part of the game's definition."""

    def change(**parts: Any) -> None:
        broken = replace(SHELTER, **parts)
        monkeypatch.setattr(
            "crossroads.engine.driver.definition_with",
            lambda name, modules: extended(broken, find_modules(name, modules)),
        )

    return change


async def true_beat(g: Shelter) -> None:
    """A beat as the game has it."""
    flow = SHELTER.beat(g)
    if flow is not None:
        await flow


def only(found: Found) -> Failure:
    assert found.failures, "nothing was found"
    return found.failures[0]


@pytest.mark.parametrize("name", game_names())
def test_a_sound_game_comes_through(name: str) -> None:
    """Two whole games: all was looked at that is due in each, the cheap invariants at each decision and at both ends."""
    found = fuzz(name, 2, "sound")

    assert found.failures == ()
    assert found.games == 2
    assert found.decisions > 100
    assert {*found.checks, "replays-are-equal"} == {*INVARIANTS}
    for every in ("options-are-sound", "state-is-sound"):
        assert found.checks[every] == found.decisions + 2
    for some in ("clones-are-independent", "undo-takes-back", "views-keep-secrets", "refusals-are-true"):
        assert found.checks[some] > found.decisions / 8


def test_nothing_but_words_and_whole_games_is_checked_at_less_than_one_decision_in_five() -> None:
    seldom = {name for name, each in INVARIANTS.items() if each.every > 5}

    assert seldom == {"words-are-there", "saves-load", "replays-are-equal"}


def test_the_page_tells_how_often_each_invariant_is_checked() -> None:
    page = (Path(__file__).parents[2] / "docs/how-to/simulate.md").read_text(encoding="utf-8")
    told = {int(number) for number in re.findall(r"^\| at one in (\d+) \|", page, re.MULTILINE)}

    assert told == {each.every for each in INVARIANTS.values() if each.every > 1 and not each.growth}


@pytest.mark.parametrize("made", [0, 50, 1000, 40_000])
def test_what_costs_a_whole_game_is_checked_more_seldom_the_longer_it_is(made: int) -> None:
    """After n choices a replay is due in one of 16 n decisions, though never in more than one of a hundred."""
    replays, states = INVARIANTS["replays-are-equal"], INVARIANTS["state-is-sound"]
    due = max(100, 16 * made)

    assert replays.is_due(0.999 / due, made)
    assert not replays.is_due(1.001 / due, made)
    assert states.is_due(0.999, made)


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing() -> None:
    """Six games in one process and in two: the same decisions, the same checks."""
    assert fuzz("shelter", 6, "jobs", jobs=1) == fuzz("shelter", 6, "jobs", jobs=2)


def test_a_fault_of_the_state_is_found_and_made_small(plant: Plant) -> None:
    """A state that is called faulty as soon as somebody has an item: a few choices are enough to show it."""

    def faults(g: Shelter) -> Iterator[str]:
        if any(player.items for player in g.players):
            yield "somebody has an item"

    plant(own_faults=faults)

    failure = only(fuzz("shelter", 3, "e"))

    assert (failure.invariant, failure.message) == ("state-is-sound", "somebody has an item")
    assert len(failure.history) < failure.found_after
    assert len(failure.history) <= 6
    assert reproduce(failure) == "somebody has an item"


def test_a_view_that_shows_a_deck_is_found(plant: Plant) -> None:
    """The top card of the item deck stands in the view, with the pile."""

    def view(g: Shelter, seat: int | None, share: Share = afresh) -> dict[str, Any]:
        seen = SHELTER.view(g, seat, share)
        return seen | {"items": seen["items"] | {"pile": [*g.item_pile, *g.item_deck[-1:]]}}

    plant(view=view)

    failure = only(fuzz("shelter", 2, "view"))

    assert failure.invariant == "views-keep-secrets"
    assert failure.history == ()
    assert "$.items.pile" in failure.message


def test_a_view_that_tells_something_else_beside_those_of_others_is_found(plant: Plant) -> None:
    """The views of all seats share what is open to all: a part of it that depends on the seat is the first seat's."""

    def view(g: Shelter, seat: int | None, share: Share = afresh) -> dict[str, Any]:
        return SHELTER.view(g, seat, share) | {"first": share.open_part("first", lambda: g.first + (seat or 0))}

    plant(view=view)

    failure = only(fuzz("shelter", 2, "together"))

    assert failure.invariant == "views-are-as-declared"
    assert "is another beside those of others: $.first" in failure.message


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        ({"threats": {"diner.left": 3}}, "Expected `str`, got `int` - at `$.threats[...]`"),
        ({"next": "flamethrower"}, "unknown field `next`"),
        ({"floors": ()}, "`floors`: [] for ()"),  # a tuple is not plain data
    ],
)
def test_a_view_that_is_not_as_declared_is_found(plant: Plant, planted: dict[str, Any], found: str) -> None:
    plant(view=lambda g, seat, share=afresh: SHELTER.view(g, seat, share) | planted)

    failure = only(fuzz("shelter", 1, "plain"))

    assert failure.invariant == "views-are-as-declared"
    assert found in failure.message


def test_a_revelation_that_can_be_undone_is_found(plant: Plant) -> None:
    """A pass shows the next threat card, and nobody notes that something hidden has come to light."""

    async def beat(g: Shelter) -> None:
        await true_beat(g)
        if any(player.passed for player in g.players) and g.threat_deck:
            g.emit("peek", "shelter.threats.cover", {"card": g.threat_deck[-1]})
            g.ending = f"next comes {g.threat_deck[-1]}"

    plant(beat=beat)

    failure = only(fuzz("shelter", 4, "glance"))

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

    assert failure.invariant in (
        "choices-work",
        "clones-are-independent",
        "undo-takes-back",
    )  # whoever gets there first
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


def test_a_hidden_window_that_the_game_does_not_declare_is_found(plant: Plant) -> None:
    """By the declaration its tables have a clock: without one the time that a seat takes tells of its hand."""

    async def beat(g: Shelter) -> None:
        window = Window("take-item", "shelter.passing.may-pass", (0,), hidden=True)
        await open_window(g, window, Answers(lambda seat, why: [], lambda seat, answer: true_beat(g)))
        await true_beat(g)

    plant(beat=beat)
    failure = only(fuzz("shelter", 1, "window"))
    assert failure.invariant == "hidden-windows-are-declared"
    assert "`take-item` is hidden" in failure.message

    plant(beat=beat, hidden_windows=True)
    assert reproduce(failure) is None


def test_two_options_with_one_id_are_found(plant: Plant) -> None:
    async def beat(g: Shelter) -> None:
        await Ask(0, "twice", "shelter.placement.one-a-turn", lambda why: [Option("same", 1), Option("same", 2)])
        await true_beat(g)

    plant(beat=beat)

    failure = only(fuzz("shelter", 1, "twice"))

    assert failure.invariant == "options-are-sound"
    assert "two options have one id" in failure.message


def asking_both(*refused: Refusal) -> Callable[[Shelter], Coroutine[Any, Any, None]]:
    """A beat that asks about a and b first, and refuses something besides."""

    async def beat(g: Shelter) -> None:
        options = [Option("a", 1), Option("b", 2)]
        await Ask(0, "take-item", "shelter.placement.one-a-turn", lambda why: [*options, *refused] if why else options)
        await true_beat(g)

    return beat


def test_a_refusal_of_what_is_on_offer_is_found(plant: Plant) -> None:
    plant(beat=asking_both(Refusal("a", "shelter.passing.may-pass")))

    failure = only(fuzz("shelter", 2, "both"))

    assert failure.invariant == "refusals-are-true"
    assert failure.history == ()


def test_two_rules_for_one_refusal_are_found(plant: Plant) -> None:
    """What is explained by the second would be refused by the first."""
    plant(beat=asking_both(Refusal("c", "shelter.passing.may-pass"), Refusal("c", "shelter.rent.gain")))

    failure = only(fuzz("shelter", 2, "two rules"))

    assert failure.invariant == "refusals-are-true"
    assert failure.message == "`c` is refused by shelter.passing.may-pass, explained by shelter.rent.gain"


def test_a_deal_that_loses_a_card_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    """The state is sound, but not the one that somebody imagines."""

    def lossy(zones: Any, g: Shelter, seat: int | None) -> None:
        redeal(zones, g, seat)
        g.item_deck = g.item_deck[1:]

    def without_the_deck(g: Shelter, seat: int | None, share: Share = afresh) -> dict[str, Any]:
        seen = SHELTER.view(g, seat, share)
        return seen | {"items": seen["items"] | {"deck": 0}}

    monkeypatch.setattr("crossroads.engine.driver.redeal", lossy)
    plant(view=without_the_deck)

    failure = only(fuzz("shelter", 2, "redeal"))

    assert failure.invariant == "views-keep-secrets"
    assert failure.message.startswith("dealt anew for seat")


def test_scores_that_are_not_those_of_the_outcome_are_found(plant: Plant) -> None:
    plant(scores=lambda g: tuple([1000 + score for score in SHELTER.scores(g)]))

    failure = only(fuzz("shelter", 1, "scores", shrinks=False))

    assert failure.invariant == "scores-are-sound"
    assert failure.message.startswith("the scores are (10")


def test_a_seat_without_a_score_is_found(plant: Plant) -> None:
    plant(scores=lambda g: SHELTER.scores(g)[1:])

    failure = only(fuzz("shelter", 1, "scoreless"))

    assert (failure.invariant, failure.message) == ("scores-are-sound", "2 seats have 1 scores")
    assert failure.history == ()


def test_an_option_without_words_is_found(plant: Plant) -> None:
    """A label that is empty in Polish alone."""

    def label(words: Words, view: Mapping[str, Any], meant: Meant) -> Label:
        return Label("" if words.lang == "pl" else words("option-pass"))

    mute = [replace(act, label=label) if act.verb == "pass" else act for act in SHELTER.wording().acts.all]
    plant(wording=lambda: replace(SHELTER.wording(), acts=Acts(mute)))

    failure = only(fuzz("shelter", 6, "words"))

    assert (failure.invariant, failure.message) == ("words-are-there", "`pass` is '' in pl")
    assert failure.history == ()


def test_an_event_that_cannot_be_told_is_found(plant: Plant) -> None:
    async def beat(g: Shelter) -> None:
        g.emit("somersault", "shelter.passing.may-pass", {"seat": 0})
        await true_beat(g)

    plant(beat=beat)

    failure = only(fuzz("shelter", 1, "untold"))

    assert failure.invariant == "words-are-there"
    assert "no words for `event-somersault`" in failure.message


def test_a_state_that_cannot_be_read_again_is_found(plant: Plant) -> None:
    """Half a revelation is written without complaint; whoever goes on from the kept state cannot read it."""

    async def beat(g: Shelter) -> None:
        await true_beat(g)
        g.revealed += 0.5  # type: ignore[assignment]

    plant(beat=beat)

    failure = only(fuzz("shelter", 1, "unread"))

    assert failure.invariant == "kept-states-go-on"
    assert "revealed" in failure.message
    assert len(failure.history) == 1


def test_odds_that_do_not_add_up_are_found(plant: Plant) -> None:
    plant(odds=lambda g, seat, option, decision: (Odds("plain", (Chance("win", 1, 2), Chance("lose", 1, 3))),))

    failure = only(fuzz("shelter", 1, "odds"))

    assert failure.invariant == "odds-add-up"
    assert "1/2 + 1/3" in failure.message


def test_a_long_way_to_a_failure_is_not_made_shorter_at_any_price(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With next to no work allowed the history stays as it was found, and still shows what is wrong."""
    plant(own_faults=lambda g: iter(["somebody has an item"] if any(player.items for player in g.players) else ()))
    monkeypatch.setattr("crossroads.sim.fuzz.WORK", 20)

    failure = only(fuzz("shelter", 3, "faults"))

    assert len(failure.history) == failure.found_after > 6
    assert reproduce(failure) == "somebody has an item"


def test_a_failure_goes_through_a_file(plant: Plant) -> None:
    """What was found is written, read and seen again; once the fault is gone, so is the symptom."""
    plant(own_faults=lambda g: iter(["always"]))
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
    assert found.covered == ((0, 0),)


def test_a_hunt_in_parts_checks_what_one_hunt_checks() -> None:
    """Games 0 and 1, and then 2: the same decisions and checks as three games at once."""
    whole, parts = fuzz("shelter", 3, "parts"), (fuzz("shelter", 2, "parts"), fuzz("shelter", 1, "parts", first=2))

    assert [part.covered for part in (whole, *parts)] == [((0, 2),), ((0, 1),), ((2, 2),)]
    assert whole.decisions == sum(part.decisions for part in parts)
    assert whole.checks == sum([Counter(part.checks) for part in parts], Counter())


@pytest.mark.parametrize(
    ("numbers", "runs"),
    [((), ()), ((4,), ((4, 4),)), ((9, 3, 4, 5, 8, 11), ((3, 5), (8, 9), (11, 11)))],
)
def test_games_that_were_played_are_told_as_runs(numbers: tuple[int, ...], runs: tuple[tuple[int, int], ...]) -> None:
    assert runs_of(numbers) == runs


def test_game_n_is_the_same_game_by_itself() -> None:
    """A number and a seed are enough to check a game again."""
    assert play_number(Hunt("shelter", "alone"), 4) == play_number(Hunt("shelter", "alone"), 4)


def test_all_tables_come_in_turn() -> None:
    """Fallout with none, each and both of its expansions: every scenario that goes with them, for each number of seats."""
    hunt = Hunt("fallout", "turns", bound=1, in_turn=True)
    tables = [table_of(hunt, number) for number in range(len(tables_in_turn("fallout")))]
    met = Counter((table.seats, table.modules, table.options["scenario"]) for table in tables)
    scenarios = Counter(modules for _, modules, _ in met)

    assert set(met.values()) == {1}
    assert {seats for seats, _, _ in met} == {1, 2, 3, 4}
    assert scenarios[()] == scenarios[("atomic-bonds",)] == 4 * 4
    assert scenarios[("new-california",)] == 4 * 10
    assert scenarios[("atomic-bonds", "new-california")] == 4 * 9
    assert {table.options.get("weakest") for table in tables} == {None, "hp", "remaining"}
    again = table_of(hunt, len(tables))
    assert (again.seats, again.modules) == (tables[0].seats, tables[0].modules)


def test_tables_in_turn_keep_to_the_expansions_that_are_named() -> None:
    assert {table.modules for table in tables_in_turn("fallout", (), ("new-california",))} == {("new-california",)}
