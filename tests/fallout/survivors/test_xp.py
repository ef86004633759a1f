"""XP: the peg under the tokens, and how it comes round."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.fallout import Wasteland, survivor
from tests.kit.stories import meets


def gains(xp: int, special: str, at: int = 0, **situation: Any) -> Wasteland:
    """A vault dweller, who has L too, gains XP with the peg under the token `at` (0 is the starting hole)."""
    t = meets(f"{{do: xp, amount: {xp}}}", survivor(special=special, xp=at), **situation)
    t.choose("option:do")
    return t


def under(t: Wasteland) -> str:
    """The token that the peg is under; nothing in the starting hole."""
    who = t.survivor()
    return who.special[who.xp - 1] if who.xp else ""


@rule("fallout.xp.peg-steps")
@pytest.mark.parametrize(("xp", "token"), [(1, "P"), (2, "A"), (3, "L")])
def test_the_peg_goes_from_token_to_token(xp: int, token: str) -> None:
    """The tokens P, A and L: 1, 2 and 3 XP bring the peg under the first, the second and the third."""
    assert under(gains(xp, "PA")) == token


@rule("fallout.xp.peg-steps")
def test_the_peg_goes_on_from_where_it_is() -> None:
    """Under P with P, A and L: 1 XP brings it under A."""
    assert under(gains(1, "PA", at=1)) == "A"


@rule("fallout.xp.first-xp")
@pytest.mark.parametrize(("special", "token"), [("E", "E"), ("SE", "S"), ("", "L")])
def test_the_first_xp_brings_the_peg_under_the_leftmost_token(special: str, token: str) -> None:
    """E and L: the first XP brings it under E; with S, E and L under S; with L alone under L."""
    assert under(gains(1, special)) == token


@rule("fallout.xp.level-trigger")
def test_the_peg_comes_round_and_the_survivor_levels_up() -> None:
    """2 tokens: 3 XP bring the peg back to the start and one level-up; 2 XP bring none."""
    t = gains(3, "P")
    assert (t.survivor().xp, t.prompt, len(t.happened("level-up"))) == (0, "keep-token", 1)

    t = gains(2, "P")

    assert (t.survivor().xp, t.prompt, t.happened("level-up")) == (2, "turn", [])


@rule("fallout.xp.level-trigger")
def test_an_xp_under_the_rightmost_token_levels_up() -> None:
    """The peg is under the last of 2 tokens: 1 XP, and it is at the start."""
    t = gains(1, "P", at=2)

    assert (t.survivor().xp, t.prompt) == (0, "keep-token")


@rule("fallout.xp.leftover-xp")
def test_xp_that_are_left_move_the_peg_on() -> None:
    """2 tokens: 4 XP are one level-up, and the peg is under the leftmost token."""
    t = gains(4, "P")

    assert (t.survivor().xp, under(t), len(t.happened("level-up"))) == (1, "P", 1)


@rule("fallout.xp.leftover-xp")
def test_the_peg_stays_under_its_token_when_a_new_one_comes_to_its_left() -> None:
    """4 XP with P and L bring the peg under P; the level-up brings S, left of it, and the peg is under P still."""
    t = gains(4, "P", state={"supply": ("S", "E")})

    t.choose("token:S")

    assert (t.survivor().special, under(t)) == ("SPL", "P")


SIX: dict[str, Any] = {"state": {"supply": ("S", "S", "S", "S")}}


@rule("fallout.xp.all-steps-then-levels")
def test_all_steps_come_before_the_level_ups() -> None:
    """2 tokens and 6 XP: two level-ups, although the first one brings a third token."""
    t = gains(6, "P", **SIX)

    while t.prompt == "keep-token":
        t.choose(t.options[0])
    while t.prompt == "perk":
        t.choose(t.options[0])

    assert (t.survivor().special, t.survivor().xp, len(t.survivor().perks)) == ("SPL", 0, 1)


@rule("fallout.xp.all-steps-then-levels")
def test_a_table_may_settle_that_level_ups_come_at_once() -> None:
    """With `level_ups: at-once` the third token is there for the other 3 XP: one level-up, the peg under the last."""
    t = gains(6, "P", options={"level_ups": "at-once"}, **SIX)

    while t.prompt == "keep-token":
        t.choose(t.options[0])

    assert (t.survivor().special, under(t), t.survivor().perks, t.prompt) == ("SPL", "L", (), "turn")
