"""Windows: who is asked, in which order, when they close, and that being asked tells nothing."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossroads.engine import record
from crossroads.engine.codec import encode_state
from crossroads.engine.decisions import Illegal, Option
from crossroads.engine.definition import definition
from crossroads.engine.dice import Dice, key_of, secret_of
from crossroads.engine.extending import extended
from crossroads.engine.game import Game, new
from crossroads.engine.loading import load
from crossroads.engine.modules import Module
from crossroads.engine.standing import Ahead, moment_of
from crossroads.engine.state import State
from crossroads.engine.windows import Answers, Window, open_window, open_windows
from tests.engine.embers import Embers
from tests.engine.play import everybody, ids, position


def fire(*hands: str) -> Game[Embers]:
    """A fire at which the seats hold these cards, as in "log-1 wet-2"."""
    return new("embers", len(hands), "fire", {"hands": list(hands)})


def asked(game: Game[Embers]) -> tuple[int, str]:
    """Who is asked, by which window."""
    assert game.decision is not None
    return game.decision.seat, game.decision.prompt


# -- the order of questions


def test_the_one_concerned_is_asked_first_then_the_others_clockwise() -> None:
    game = fire("log-1", "log-2", "log-3")
    order = []
    for _ in range(3):
        order.append(asked(game))
        game.choose("pass")

    assert order == [(0, "fire"), (1, "fire"), (2, "fire")]


def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    """Three passes close the fire of seat 0: that of seat 1 begins, with seat 1."""
    game = fire("log-1", "log-2", "log-3")

    for _ in range(2):
        game.choose("pass")
        assert game.state.turn == 0
    game.choose("pass")

    assert (game.state.turn, *asked(game)) == (1, 1, "fire")


def test_an_answer_voids_all_passes_where_the_window_reopens() -> None:
    """Seat 0 passes, seat 1 lays a log that nobody smothers: seats 2, 0 and 1 must all pass after that."""
    game = fire("log-1", "log-2 log-4", "log-3")
    game.choose("pass")
    game.choose("lay:log-2")
    for _ in range(3):
        game.choose("pass")  # nobody smothers it
    order = []
    for _ in range(3):
        order.append(asked(game))
        game.choose("pass")

    assert order == [(2, "fire"), (0, "fire"), (1, "fire")]
    assert asked(game) == (1, "ashes")


def test_the_same_seat_goes_on_where_the_window_does_not_reopen() -> None:
    """Three logs burn: whoever fed the fire rakes until it leaves, and is not asked again after the next seat has."""
    game = fire("log-1 log-2", "log-3", "")
    for card in ("log-1", "log-3", "log-2"):
        while f"lay:{card}" not in ids(game):
            game.choose("pass")
        game.choose(f"lay:{card}")
    while asked(game)[1] != "ashes":
        game.choose("pass")

    order = []
    for option in ("rake:1", "leave", "rake:2"):
        order.append(asked(game)[0])
        game.choose(option)

    assert order == [0, 0, 1]
    assert game.state.ashes == [1, 2, 0]


def test_the_last_opened_window_is_settled_first() -> None:
    """A log, a blanket on it, a blanket on that: the second blanket settles, then the first, then the log burns."""
    game = fire("log-1", "wet-1", "wet-2")
    game.choose("lay:log-1")
    game.choose("lay:wet-1")
    assert [window.about.get("card") for window in game.windows] == [None, "log-1", "wet-1"]
    game.choose("lay:wet-2")

    told = [(event.about["card"], event.about["smothered"]) for event in game.events if event.kind == "settle"]

    assert told == [("wet-2", False), ("wet-1", True), ("log-1", False)]  # no hand has a card: nobody is asked
    assert game.state.fire == 1


def test_seats_that_cannot_answer_are_passed_over_where_everybody_sees_it() -> None:
    """Only seat 1 fed the fire: it alone is asked about the ashes."""
    game = fire("wet-1", "log-1", "wet-2")
    game.choose("pass")
    game.choose("lay:log-1")
    while asked(game)[1] != "ashes":
        game.choose("pass")

    assert game.windows[-1].awaited == (1,)


def test_a_window_that_nobody_can_answer_stays_closed() -> None:
    """No hand has a card: the game is over before anybody is asked."""
    game = fire("", "", "")

    assert game.decision is None
    assert game.windows == ()


def test_a_window_is_closed_with_the_game() -> None:
    """After the last pass nothing is left open, and a state without windows says nothing of them."""
    game = fire("log-1", "")
    while game.decision is not None:
        game.choose("pass" if "pass" in ids(game) else "leave")

    assert open_windows(game.state) == ()
    assert b"windows" not in encode_state(game.state)


class Ended(Exception):
    """What a window belongs to is over."""


def test_a_window_is_closed_when_what_it_belongs_to_is_broken_off() -> None:
    """An answer ends the fight: none of its windows stays open."""

    async def end(seat: int, answer: str) -> None:
        raise Ended

    g = State(dice=Dice(bytes(32)))
    end_it = Option("end", "end")
    flow = open_window(g, Window("fight", "test.fight", (0,)), Answers(lambda seat, why: [end_it], end))
    flow.send(None)
    assert len(open_windows(g)) == 1

    with pytest.raises(Ended):
        flow.send(end_it)

    assert open_windows(g) == ()


def test_refusals_of_a_window_have_their_rules() -> None:
    game = fire("wet-1", "log-1")

    (reason,) = game.explain("lay:wet-1")

    assert reason.rule == "embers.fire.logs"


# -- hidden hands


def test_whoever_holds_hidden_cards_is_asked_even_if_it_can_only_pass() -> None:
    game = fire("wet-1", "wet-2", "")

    assert game.windows[-1].hidden
    assert game.windows[-1].awaited == (0, 1)  # an empty hand is known to all
    assert ids(game) == ("pass",)


@settings(max_examples=60)
@given(seats=st.integers(2, 4), cards=st.integers(1, 4), seed=st.text(max_size=4), tastes=st.lists(st.integers(0, 9)))
def test_who_is_asked_depends_on_what_everybody_knows(seats: int, cards: int, seed: str, tastes: list[int]) -> None:
    """Whatever hands the others could have: the same windows are open, awaiting the same seats, the same one asked."""
    game: Game[Any] = new("embers", seats, seed, {"cards": cards})
    for taste in tastes:
        if game.decision is None:
            return
        for seat in everybody(game):
            other = game.imagine(seat, "salt")
            assert other.windows == game.windows
            assert asked(other) == asked(game)
            assert other.view(seat) == game.view(seat)
        game.choose(ids(game)[taste % len(ids(game))])


# -- copies


def test_windows_survive_being_copied_and_saved_at_every_question() -> None:
    """In the fire, in a nested window, in a window nested in that: clone, save and load stand where the game does."""
    game = fire("log-1 wet-3", "wet-1 log-2", "wet-2")
    path = ["pass", "lay:log-2", "lay:wet-2", "lay:wet-3", "lay:wet-1"]
    deepest = 0
    for option in path:
        deepest = max(deepest, len(game.windows))
        assert position(game.clone()) == position(game)
        assert position(load(record.save(game))) == position(game)
        game.choose(option)

    assert deepest == 4
    assert position(game.clone()) == position(game)


def test_a_pass_can_be_taken_back() -> None:
    game = fire("log-1", "log-2")
    before = position(game)
    game.choose("pass")

    game.undo()

    assert position(game) == before


# -- what is said ahead


def test_what_a_seat_can_say_ahead_is_what_it_will_be_asked() -> None:
    game = fire("log-1", "log-2 wet-1", "")

    ahead = game.ahead(1)

    assert ahead is not None
    assert (ahead.seat, ahead.prompt, ahead.ids) == (1, "fire", ("lay:log-2", "pass"))
    assert game.ahead(2) is None  # nobody awaits it
    game.choose("pass")
    assert game.decision == ahead


def test_an_answer_ahead_is_given_when_the_right_comes_round() -> None:
    game, said = fire("log-1", "log-2", "log-3"), Ahead()
    said.answer(game, 1, "lay:log-2")
    assert said.says(game) is None  # seat 0 has said nothing

    choose(game, said, "pass")

    assert said.says(game) == "lay:log-2"


def test_an_answer_ahead_is_for_one_window_alone() -> None:
    """Both pass ahead; the next fire is asked in the very same words, and they are asked again."""
    game, said = fire("log-1", "log-2"), Ahead()
    for seat in (1, 0):
        said.answer(game, seat, "pass")
    for _ in range(2):
        choose(game, said, said.says(game) or "")

    assert (game.state.turn, *asked(game)) == (1, 1, "fire")
    assert said.says(game) is None


def test_an_answer_voids_what_was_said_ahead_of_it() -> None:
    """Seat 2 would pass; then seat 0 lays a log: seat 2 is asked."""
    game, said = fire("log-1", "", "wet-1 log-3"), Ahead()
    said.answer(game, 2, "pass")

    choose(game, said, "lay:log-1")

    assert asked(game) == (2, "smother")
    assert said.says(game) is None


@pytest.mark.parametrize(
    ("seat", "option", "why"),
    [(2, "pass", "seat 2 is not awaited"), (1, "lay:log-1", "names nothing"), (1, "nonsense", "names nothing")],
)
def test_only_an_answer_of_the_own_hand_can_be_given_ahead(seat: int, option: str, why: str) -> None:
    game, said = fire("log-1", "log-2", ""), Ahead()

    with pytest.raises(ValueError, match=why):
        said.answer(game, seat, option)

    assert said.is_silent()


def test_an_answer_that_cannot_be_given_ahead_is_refused_by_its_rule() -> None:
    """As it would be if the seat were asked now; whoever asks why, without saying ahead, hears of the present question."""
    game = fire("log-1", "wet-1")

    with pytest.raises(Illegal) as refused:
        Ahead().answer(game, 1, "lay:wet-1")

    assert refused.value.rule == "embers.fire.logs"
    assert [each.rule for each in game.explain("lay:wet-1", 1, ahead=True)] == ["embers.fire.logs"]
    assert game.explain("pass", 1, ahead=True) == []
    assert game.explain(None, 1) == []


def test_who_can_only_pass_does_so_unasked() -> None:
    game, said = fire("wet-1", "log-1"), Ahead()

    assert said.says(game) == "pass"


def test_who_wants_to_be_stopped_is_asked_even_if_it_can_only_pass() -> None:
    """The stop is for this window: the next time it is asked again, until the seat wants to be asked as usual."""
    game, said = fire("wet-1", "wet-2"), Ahead()
    said.stand(game, 0, "stop")

    assert said.says(game) is None
    for option in ("pass", "pass", "pass"):
        choose(game, said, option)
    assert (game.state.turn, *asked(game)) == (1, 0, "fire")
    assert said.says(game) is None
    said.stand(game, 0, "ask")
    assert said.says(game) == "pass"


def test_passing_until_something_changes_ends_with_the_first_answer() -> None:
    """Seat 1 passes two fires in a row; as soon as a log is laid it is asked whether to lay one too."""
    game, said = fire("log-1", "log-2", "log-3"), Ahead()
    said.stand(game, 1, "until-change")
    choose(game, said, "pass")
    assert said.says(game) == "pass"
    choose(game, said, "pass")
    choose(game, said, "pass")
    assert (game.state.turn, *asked(game)) == (1, 1, "fire")
    assert said.says(game) == "pass"
    choose(game, said, "pass")

    choose(game, said, "lay:log-3")

    while asked(game) != (1, "fire"):
        choose(game, said, "pass")
    assert said.says(game) is None


def test_whoever_is_calm_passes_on_with_every_pass_but_not_at_its_own_moment() -> None:
    """Seat 1 has said it once: asked again because a log was laid, it passes, and is spared the next fires of others."""
    game, said = fire("log-1", "log-2", "log-3"), Ahead()
    said.stand(game, 1, "until-change")
    choose(game, said, "lay:log-1")
    while asked(game) != (1, "fire"):
        choose(game, said, "pass")
    assert said.says(game) is None

    said.renew(game, 1, "lay:log-2")
    assert said.says(game) is None
    said.renew(game, 1, "pass")

    assert said.says(game) == "pass"
    said.stand(game, 1, "ask")
    said.renew(game, 1, "pass")
    assert said.says(game) is None
    while (game.state.turn, *asked(game)) != (1, 1, "fire"):
        assert game.decision is not None
        choose(game, said, "pass" if "pass" in game.decision.ids else game.decision.ids[0])
    said.calm.add(1)
    said.renew(game, 1, "pass")
    assert said.says(game) is None  # its own fire


def test_passing_until_something_changes_ends_with_a_new_answer() -> None:
    """Said of the fire, where seat 1 has no answer: a log is laid, and its blanket would be one."""
    game, said = fire("log-1", "wet-1"), Ahead()
    said.stand(game, 1, "until-change")

    choose(game, said, "lay:log-1")

    assert asked(game) == (1, "smother")
    assert said.says(game) is None


def test_passing_for_an_occasion_lasts_as_long_as_it() -> None:
    """Seat 1 passes for the first fire, whatever is laid; at its own it is asked again."""
    game, said = fire("log-1", "wet-1 log-2"), Ahead()
    said.stand(game, 1, "occasion")
    choose(game, said, "lay:log-1")
    while game.state.turn == 0:
        option = said.says(game)
        assert asked(game)[0] == 0 or option == "pass"
        choose(game, said, option or ids(game)[-1])

    assert asked(game) == (1, "fire")
    assert said.says(game) is None


def test_round_one_screen_only_what_does_not_depend_on_the_hand_spares_a_question() -> None:
    """The others see who takes the screen: who can only pass is asked there, unless it passes for the whole fire."""
    game, said = fire("wet-1", "log-1"), Ahead()
    said.stand(game, 0, "until-change")
    assert said.says(game) == "pass"
    assert said.says(game, in_sight=True) is None

    said.stand(game, 0, "occasion")

    assert said.says(game, in_sight=True) == "pass"


def test_after_an_undo_everybody_is_asked_again() -> None:
    game, said = fire("log-1", "log-2"), Ahead()
    said.stand(game, 0, "occasion")
    choose(game, said, "pass")

    game.undo()
    said.taken_back()

    assert said.says(game) is None


def test_a_standing_answer_leaves_no_trace_in_the_game() -> None:
    """Passed by hand or by a standing answer: the same history, digest and record."""
    by_hand, unasked, said = fire("log-1", "log-2"), fire("log-1", "log-2"), Ahead()
    said.stand(unasked, 0, "until-change")
    by_hand.choose("pass")
    choose(unasked, said, said.says(unasked) or "")

    assert position(unasked) == position(by_hand)
    assert record.record(unasked) == record.record(by_hand)


def choose(game: Game[Embers], said: Ahead, option: str) -> None:
    """Choose as a table does that keeps what its seats have said ahead."""
    said.chosen(game, option)
    game.choose(option)


# -- any order


def liked(game: Game[Any], options: tuple[str, ...], seat: int, taste: str) -> str:
    """What a seat answers at this moment, whenever it says so."""
    moment = f"{taste} {game.state.turn} {moment_of(game)} {seat}"
    return max(options, key=lambda option: key_of(secret_of(f"{moment} {option}")))


@settings(max_examples=60)
@given(data=st.data(), seats=st.integers(2, 4), cards=st.integers(1, 4), seed=st.text(max_size=4))
def test_every_order_in_which_the_same_answers_arrive_gives_the_same_game(
    data: st.DataObject, seats: int, cards: int, seed: str
) -> None:
    """All seats answer a window when they like, before or after they are asked: state and history are the same."""
    straight: Game[Any] = new("embers", seats, seed, {"cards": cards})
    while straight.decision is not None:
        straight.choose(liked(straight, straight.decision.ids, straight.decision.seat, seed))
    game: Game[Any] = new("embers", seats, seed, {"cards": cards})
    said = Ahead()
    while game.decision is not None:
        awaited = game.windows[-1].awaited
        silent = [seat for seat in awaited if not said.has_answered(game, seat)]
        if silent:
            seat = data.draw(st.sampled_from(silent))
            question = game.ahead(seat)
            assert question is not None
            said.answer(game, seat, liked(game, question.ids, seat, seed))
        if said.has_answered(game, game.decision.seat):
            choose(game, said, said.says(game) or "")

    assert game.history == straight.history
    assert game.digest() == straight.digest()


def test_an_expansion_that_opens_hidden_windows_gives_the_game_some() -> None:
    plain, hidden = (Module(id="fog", game="shelter", package="tests", hidden_windows=given) for given in (False, True))

    assert not extended(definition("shelter"), (plain,)).hidden_windows
    assert extended(definition("shelter"), (plain, hidden)).hidden_windows
