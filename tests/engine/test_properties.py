"""What holds in every game, whoever plays it: Hypothesis draws the table, its options and every choice."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import crossroads
from crossroads.engine import record
from crossroads.engine.decisions import Illegal, Option
from crossroads.engine.game import Game, Setup, replay
from tests.engine.play import everybody, ids, position

MOST_CHOICES = 8_000
COLOURS = ("red", "blue", "green", "yellow")


@st.composite
def shelters(draw: st.DrawFn) -> Setup:
    """A table of Shelter with any seats, dice and options."""
    seats = draw(st.integers(2, 4))
    chosen: dict[str, Any] = {
        "first": draw(st.integers(0, seats - 1)),
        "lifts": draw(st.permutations(range(seats))),
        "colours": draw(st.permutations(COLOURS))[:seats],
    }
    named = draw(st.sets(st.sampled_from(sorted(chosen))))
    options = {name: value for name, value in chosen.items() if name in named}
    nonces = tuple(draw(st.lists(st.text(max_size=5), max_size=seats)))
    return Setup("shelter", seats, draw(st.binary(min_size=32, max_size=32)), nonces, options)


@st.composite
def toys(draw: st.DrawFn) -> Setup:
    """A table of the toy with hidden hands."""
    secret = draw(st.binary(min_size=32, max_size=32))
    return Setup("toy", draw(st.integers(1, 4)), secret, (), {"rounds": draw(st.integers(1, 5))})


TABLES = st.one_of(shelters(), toys())
TASTES = st.lists(st.integers(0, 997), min_size=1, max_size=60)


def choices(game: Game[Any], tastes: Sequence[int], most: int = MOST_CHOICES) -> Iterator[str]:
    """Stop before each choice; which option it is depends on the tastes, again and again from their beginning."""
    for made in range(most):
        if game.decision is None:
            return
        offered = ids(game)
        option = offered[(tastes[made % len(tastes)] + made // len(tastes)) % len(offered)]
        yield option
        game.choose(option)
    assert most < MOST_CHOICES, "the game does not end"


@pytest.mark.slow
@settings(max_examples=25)
@given(setup=TABLES, tastes=TASTES)
@example(setup=Setup("shelter", 4, bytes(32)), tastes=[0])
@example(setup=Setup("shelter", 2, bytes(32)), tastes=[996])
def test_every_game_ends_and_can_be_played_again(setup: Setup, tastes: list[int]) -> None:
    """Options never run out and have ids of their own, the state is sound all along, and the replay is equal."""
    game: Game[Any] = Game(setup)
    for _ in choices(game, tastes):
        decision = game.decision
        assert decision is not None
        assert 0 <= decision.seat < setup.seats
        assert decision.ids
        assert len({*decision.ids}) == len(decision.ids)
        assert all(isinstance(option, Option) for option in decision.options)
        assert next(game.definition.faults(game.state), None) is None
        assert game.outcome is None

    outcome = game.outcome
    assert outcome is not None
    assert outcome.winners
    assert sorted((*outcome.winners, *outcome.losers)) == list(range(setup.seats))
    assert len(outcome.scores) == setup.seats
    assert next(game.definition.faults(game.state), None) is None
    assert replay(setup, game.history).digest() == game.digest()
    assert record.verify(record.record(game)).true


@settings(max_examples=20)
@given(setup=TABLES, tastes=TASTES, moments=st.sets(st.integers(0, 120), min_size=1, max_size=6))
def test_no_view_tells_a_secret(setup: Setup, tastes: list[int], moments: set[int]) -> None:
    """Two games that differ only in what a seat may not see give it equal views, events and options; all plain data."""
    game: Game[Any] = Game(setup)
    for made, _ in enumerate(choices(game, tastes, 121)):
        if made not in moments:
            continue
        for seat in everybody(game):
            view = game.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view)) == view
            other = game.imagine(seat, f"salt {made}")
            assert other.view(seat) == view
            assert other.events_for(seat) == game.events_for(seat)
            assert next(game.definition.faults(other.state), None) is None
            if game.decision is not None and game.decision.seat == seat:
                assert other.decision == game.decision


@pytest.mark.slow
@settings(max_examples=20)
@given(setup=TABLES, tastes=TASTES, moments=st.sets(st.integers(0, 120), min_size=1, max_size=8))
def test_copies_hold_everywhere(setup: Setup, tastes: list[int], moments: set[int]) -> None:
    """Clone, save and undo at moments of chance: each leads to the same point, and leaves the game alone."""
    game: Game[Any] = Game(setup)
    for made, option in enumerate(choices(game, tastes, 121)):
        if made not in moments:
            continue
        before = position(game)
        loaded = crossroads.load(record.save(game))
        assert position(loaded) == before
        clone = game.clone()
        assert position(clone) == before
        clone.choose(option)
        loaded.choose(option)
        assert position(clone) == position(loaded)
        if clone.can_undo:
            clone.undo()
            assert position(clone) == before
        assert position(game) == before


@settings(max_examples=15)
@given(setup=TABLES, tastes=TASTES, moments=st.sets(st.integers(0, 100), min_size=1, max_size=4))
def test_what_is_not_offered_is_refused_with_its_rule(setup: Setup, tastes: list[int], moments: set[int]) -> None:
    """Nothing is on offer and refused at once; whatever is refused is refused by the rule that explains it."""
    game: Game[Any] = Game(setup)
    for made, _ in enumerate(choices(game, tastes, 101)):
        if made not in moments:
            continue
        before = position(game)
        reasons = game.explain()
        assert not {reason.option for reason in reasons} & {*ids(game)}
        for reason in reasons:
            assert game.explain(reason.option)[0].rule == reason.rule
            with pytest.raises(Illegal) as refused:
                game.choose(reason.option)
            assert refused.value.rule == reason.rule
            assert reason.text
        assert position(game) == before


@settings(max_examples=15)
@given(setup=shelters(), tastes=TASTES, moments=st.sets(st.integers(0, 100), min_size=1, max_size=5))
def test_every_place_is_offered_or_refused(setup: Setup, tastes: list[int], moments: set[int]) -> None:
    """On a turn each place of the shelter is either open to some dweller or closed by a rule, never both, never neither."""
    game: Game[Any] = Game(setup)
    for made, _ in enumerate(choices(game, tastes, 101)):
        decision = game.decision
        assert decision is not None
        if made not in moments or decision.prompt != "turn":
            continue
        refused = {reason.option for reason in game.explain()}
        offered = {":".join(option.split(":")[:2]) for option in decision.ids}
        assert not refused & offered
        content, state = game.state.content, game.state
        for place in content.places:
            reasons = game.explain(f"place:{place}")
            named = f"place:{place}" in decision.ids
            assert bool(reasons) is not named
        built = [room for floor in state.floors for room in floor.rooms]
        for room in built:
            halves = [f"place:{place}" for place in content.places if place.partition(".")[0] == room]
            assert any(half in refused | offered for half in halves)
