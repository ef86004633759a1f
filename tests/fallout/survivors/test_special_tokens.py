"""S.P.E.C.I.A.L. tokens: seven letters, one of each, each in its slot."""

from collections import Counter

import pytest

from crossroads.games.fallout.survivor import SPECIAL
from tests.kit import rule
from tests.kit.fallout import deal, met_with, survivor


@rule("fallout.special-tokens.letters")
def test_there_are_seven_letters() -> None:
    """The supply has tokens of exactly S, P, E, C, I, A and L, and every survivor's own is one of them."""
    state = deal().state

    assert Counter(state.supply) == dict.fromkeys("SPECIAL", 5)
    assert SPECIAL == "SPECIAL"
    assert {each.letter for each in state.content.characters.values()} <= {*"SPECIAL"}
    assert {each.letter for each in state.content.perks.values()} == {*"SPECIAL"}


@rule("fallout.special-tokens.one-of-each")
def test_a_letter_that_one_has_is_not_taken_twice() -> None:
    """The Wastelander with A is granted an A: still one A token, and the supply is as it was."""
    t = met_with("{do: special, letter: A}", survivor("wastelander"))

    assert t.survivor().special == "A"
    assert t.state.supply.count("A") == 5


@rule("fallout.special-tokens.one-of-each")
def test_seven_are_the_most() -> None:
    """With all seven letters another one of any kind changes nothing."""
    every = ", ".join(f"{{do: special, letter: {letter}}}" for letter in "SPECIAL")
    t = met_with(every, survivor("wastelander", special="SPECIL"))

    assert t.survivor().special == "SPECIAL"
    assert len(t.state.supply) == 35 - 6


@rule("fallout.special-tokens.slot-by-letter")
@pytest.mark.parametrize(("special", "gained", "board"), [("L", "S", "SAL"), ("S", "C", "SCA"), ("", "I", "IA")])
def test_a_token_goes_into_the_slot_of_its_letter(special: str, gained: str, board: str) -> None:
    """Whatever comes when, the letters stand in the order S, P, E, C, I, A, L."""
    t = met_with(f"{{do: special, letter: {gained}}}", survivor("wastelander", special=special))

    assert t.survivor().special == board


@rule("fallout.special-tokens.slot-by-letter")
@pytest.mark.parametrize(("xp", "letter"), [(1, "S"), (2, "L")])
def test_the_peg_passes_the_slots_from_left_to_right(xp: int, letter: str) -> None:
    """Tokens L and S: after 1 XP the peg is under S, the leftmost of the two, after 2 under L."""
    t = met_with(f"{{do: xp, amount: {xp}}}", survivor("vault-dweller", special="S"))

    who = t.survivor()
    assert who.special[who.xp - 1] == letter


@rule("fallout.special-tokens.slot-by-letter")
def test_the_peg_stays_under_its_token_when_another_comes_before_it() -> None:
    """The peg is under A, the first token; then S is gained to the left of it: the peg is still under A."""
    t = met_with("{do: xp, amount: 1}, {do: special, letter: S}", survivor("wastelander"))

    who = t.survivor()
    assert (who.special, who.special[who.xp - 1]) == ("SA", "A")


@rule("fallout.special-tokens.slot-by-letter", "fallout.setup.token-supply")
def test_a_granted_token_comes_from_the_supply() -> None:
    """Of five tokens with an S four are left, and of the other letters as many as before; all are told of it."""
    t = met_with("{do: special, letter: S}", survivor("wastelander"))

    assert Counter(t.state.supply) == {**dict.fromkeys("SPECIAL", 5), "S": 4}
    assert t.told("special") == [("fallout.special-tokens.slot-by-letter", {"seat": 0, "letter": "S"})]


@rule("fallout.special-tokens.one-of-each")
def test_a_letter_that_is_not_in_the_supply_is_not_granted() -> None:
    """No S is left: nothing comes of it."""
    t = met_with("{do: special, letter: S}", survivor("wastelander"), state={"supply": ("P", "E")})

    assert (t.survivor().special, t.state.supply) == ("A", ("P", "E"))
