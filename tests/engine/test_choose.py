"""Decisions and choices: what is offered can be chosen, the rest changes nothing and is explained."""

from collections.abc import Coroutine
from typing import Any

import msgspec
import pytest

from crossroads.engine.decisions import Ask, Decision, Illegal, Option, Refusal, pick
from crossroads.engine.words import UnknownLanguage
from crossroads.rules import NotTranslated
from tests.engine.play import finished, ids, lanterns, play, position, shelter, walk

# -- decisions


def test_a_decision_names_seat_question_rule_and_options() -> None:
    decision = shelter(2, first=1).decision

    assert decision is not None
    assert (decision.seat, decision.prompt, decision.rule) == (1, "turn", "shelter.placement.one-a-turn")
    assert decision.ids == tuple(option.id for option in decision.options)
    assert "pass" in decision.ids
    assert dict(decision.about) == {}


def test_a_decision_stays_the_same_until_something_is_chosen() -> None:
    game = shelter(2)

    assert game.decision is game.decision


def test_a_question_tells_its_particulars() -> None:
    """Whoever is asked which item to take is told of what the question is about, as plain data."""
    game = shelter(2)
    told = []
    for _ in walk(game, "particulars", 120):
        assert game.decision is not None
        told.append(msgspec.json.encode(game.decision.about))

    assert any(about != b"{}" for about in told)


def run(flow: Coroutine[Any, Any, Any]) -> Any:
    """Start a flow by hand: the question it asks, or what it returns without one."""
    try:
        return flow.send(None)
    except StopIteration as done:
        return done.value
    finally:
        flow.close()


def test_a_single_way_needs_no_question() -> None:
    assert run(pick(0, "which", [Option("one", 7), Refusal("two", "toy.rule")], "toy.rule")) == 7


def test_several_ways_are_a_question() -> None:
    """Two options and a refusal: the options alone are offered, the refusal is there for whoever asks why."""
    offers: list[Option[int] | Refusal] = [Option("one", 1), Option("two", 2), Refusal("three", "toy.rule")]

    asked = run(pick(2, "which", offers, "toy.rule", {"of": "numbers"}))

    assert isinstance(asked, Ask)
    assert (asked.seat, asked.prompt, asked.rule, asked.about) == (2, "which", "toy.rule", {"of": "numbers"})
    assert list(asked.offers(False)) == offers[:2]
    assert list(asked.offers(True)) == offers


def test_the_flow_receives_the_value_of_what_was_chosen() -> None:
    flow: Any = pick(0, "which", [Option("one", 1), Option("two", 2)], "toy.rule")  # driven by hand
    flow.send(None)

    with pytest.raises(StopIteration) as done:
        flow.send(Option("two", 2))

    assert done.value.value == 2


def test_ids_of_a_decision_are_in_the_order_of_the_offer() -> None:
    assert Decision(0, "which", "toy.rule", (Option("b", 1), Option("a", 2))).ids == ("b", "a")


# -- choosing


def test_a_choice_runs_on_to_the_next_decision() -> None:
    """The placement is made, its reward is given, and the other seat is asked."""
    game = shelter(2, first=0)

    game.choose("place:diner.left")

    assert game.state.players[0].cubes == (0, 2, 0)
    assert game.decision is not None
    assert game.decision.seat == 1


def test_an_option_may_be_chosen_itself() -> None:
    """As it stands on offer, in place of its id."""
    one, other = shelter(2, first=0), shelter(2, first=0)
    assert one.decision is not None

    one.choose(one.decision.options[0])
    other.choose(ids(other)[0])

    assert position(one) == position(other)


def test_an_option_of_another_making_is_no_choice() -> None:
    """It has an id that is on offer and another value, or an id that is not: nothing changes."""
    game = shelter(2, first=0)
    before = position(game)

    with pytest.raises(ValueError, match="pass"):
        game.choose(Option("pass", "something else"))
    with pytest.raises(Illegal):
        game.choose(Option("place:lift.blue", None))

    assert position(game) == before


def test_several_beats_may_lie_between_two_choices() -> None:
    """The last of three waits: the round ends, a deal is made, and the first seat is asked again."""
    game = lanterns(3)

    for _ in range(3):
        game.choose("wait")

    assert game.decision is not None
    assert (game.decision.seat, game.state.round) == (0, 2)
    assert [event.kind for event in game.events] == ["wait", "draw", "draw", "draw"]


@pytest.mark.parametrize(
    "option", ["place:lift.blue", "place:vault-entrance.left", "use:canteen", "build:garden", "end"]
)
def test_an_illegal_choice_leaves_the_game_untouched(option: str) -> None:
    """Digest, question, history, events and undo are as they were, and the refusal names its rule."""
    game = shelter(2, first=0)
    before = position(game)

    with pytest.raises(Illegal) as refused:
        game.choose(option)

    assert refused.value.rule.startswith("shelter.")
    assert str(refused.value) == refused.value.message == game.definition.rule_text(refused.value.rule, "en")
    assert position(game) == before
    assert not game.can_undo


def test_an_illegal_choice_in_the_middle_of_a_turn_leaves_the_game_untouched() -> None:
    """Cubes of choice are asked for: a placement has to wait, and the next choice goes on as if nothing was."""
    game = shelter(2, first=0)
    game.choose("place:vault-door.right")
    before = position(game)

    with pytest.raises(Illegal):
        game.choose("place:diner.left")

    assert position(game) == before
    game.choose("gain:food")
    assert game.history == ("place:vault-door.right", "gain:food")


@pytest.mark.parametrize(
    "option",
    ["", " ", "banana", "place:", "place:moon.left", "PASS", "pass ", "take:banana", "💥", 0, b"pass", ["pass"]],
)
def test_what_names_nothing_is_quoted_back(option: Any) -> None:
    game = shelter(2)
    before = position(game)

    with pytest.raises(ValueError, match="names nothing that could be chosen here") as wrong:
        game.choose(option)

    assert f"`{option}`" in str(wrong.value)
    assert not isinstance(wrong.value, Illegal)
    assert position(game) == before


def test_a_part_of_an_id_is_no_choice() -> None:
    """`lift` is in the ids of things that are refused; a choice is made by a whole id, so no rule is quoted for it."""
    game = shelter(2)

    with pytest.raises(ValueError, match="`lift`") as wrong:
        game.choose("lift")

    assert not isinstance(wrong.value, Illegal)


def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    game = finished()
    before = position(game)

    with pytest.raises(ValueError, match="the game is over: `pass` cannot be chosen any more"):
        game.choose("pass")

    assert game.decision is None
    assert position(game) == before


# -- explaining


def test_what_is_on_offer_needs_no_explanation() -> None:
    game = shelter(3)

    for option in ids(game):
        assert game.explain(option) == []
    assert game.decision is not None
    assert game.explain(game.decision.options[0]) == []


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_refusal_is_explained_by_its_rule_in_three_languages(lang: str) -> None:
    game = shelter(2, first=0)

    (reason,) = game.explain("place:lift.blue", lang=lang)

    assert (reason.option, reason.rule) == ("place:lift.blue", "shelter.floors.own-lift-only")
    assert reason.text == game.definition.rule_text(reason.rule, lang)


def test_the_three_languages_differ() -> None:
    game = shelter(2, first=0)

    assert len({game.explain("place:lift.blue", lang=lang)[0].text for lang in ("en", "ru", "pl")}) == 3


def test_asked_nothing_every_refusal_is_told() -> None:
    """Each is of something not on offer, and choosing it is refused by that very rule."""
    game = shelter(2, first=0)

    reasons = game.explain()

    assert {"place:lift.blue", "place:vault-entrance.left", "place:vault-entrance.right"} <= {r.option for r in reasons}
    assert not {reason.option for reason in reasons} & {*ids(game)}
    for reason in reasons:
        with pytest.raises(Illegal) as refused:
            game.choose(reason.option)
        assert refused.value.rule == reason.rule


def test_other_words_find_the_refusals_that_they_name() -> None:
    """`entrance` and `Entrance LEFT`: case and order do not matter, and all words must fit."""
    game = shelter(2, first=0)

    assert {reason.option for reason in game.explain("entrance")} == {
        "place:vault-entrance.left",
        "place:vault-entrance.right",
    }
    assert [reason.option for reason in game.explain("LEFT Entrance")] == ["place:vault-entrance.left"]


def test_words_that_name_only_what_is_on_offer_need_no_explanation() -> None:
    """`diner left` is on offer: there is nothing in its way, and it is not unknown either."""
    game = shelter(2, first=0)

    assert game.explain("diner left") == []


@pytest.mark.parametrize("text", ["", "   ", "banana", "entrance banana"])
def test_words_that_name_nothing_are_quoted_back(text: str) -> None:
    with pytest.raises(ValueError, match="names nothing that could be chosen here"):
        shelter(2).explain(text)


def test_another_seat_hears_that_it_is_not_its_turn() -> None:
    game = shelter(2, first=0)

    (reason,) = game.explain("place:diner.left", seat=1)

    assert reason.rule == "shelter.round.turn-order"
    assert game.explain(seat=1) == []


@pytest.mark.parametrize("seat", [2, 9, -1])
def test_a_seat_that_is_not_there_has_nothing_explained(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        shelter(2).explain("place:diner.left", seat=seat)


def test_after_the_end_the_reason_is_the_end() -> None:
    game = finished()
    assert game.outcome is not None

    assert game.explain() == []
    assert [reason.rule for reason in game.explain("pass")] == [f"shelter.end.{game.outcome.how}"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(NotTranslated, match="no language 'xx'"):
        shelter(2).explain("place:lift.blue", lang="xx")
    with pytest.raises(UnknownLanguage, match="no language `xx`"):
        shelter(2).words("xx")


def test_explaining_changes_nothing() -> None:
    game = play(shelter(3), "explained", 40)
    before = position(game)

    game.explain()
    game.explain("place:lift.blue")

    assert position(game) == before
