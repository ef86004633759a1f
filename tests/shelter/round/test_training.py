"""Training: how a dweller comes to a letter, and how it loses it."""

import pytest

from crossroads.games.shelter.player import LETTERS
from tests.kit import Table, card_pack, dweller, player, rule, table
from tests.kit.cards import QUIET, room_card

WEIGHTS = {0: (["weight-room"], ())}  # left: trains S
SCHOOL = card_pack(
    rooms=room_card("school", left="reward: [{do: train, letter: P}]", right="reward: [{do: train, letter: P}]")
    + room_card(
        "pit",
        left="cost: [{do: wound}], reward: [{do: train, letter: P}]",
        right="cost: [{do: wound}], reward: [{do: train}]",
    )
)


def letters(t: Table, seat: int = 0) -> list[str]:
    """Each dweller's training, empty for an untrained one."""
    return [person.letter for person in t.player(seat).dwellers]


@rule("shelter.training.letters")
def test_the_letters_are_s_p_e_c_i_a_l() -> None:
    """A dweller from an open training spot may be trained in any of seven letters, in the order of the strip."""
    t = table(player(dwellers=1), player(passed=True))

    t.choose("place:vault-door.left")

    assert t.options == tuple(f"letter:{letter}" for letter in "SPECIAL")
    assert LETTERS == "SPECIAL"


@rule("shelter.training.no-instant")
def test_a_training_symbol_gives_nothing_at_once() -> None:
    """A dweller on an S training spot: its owner has gained nothing and the dweller is untrained until recall."""
    t = table(player(), player(), floors=WEIGHTS)

    t.choose("place:weight-room.left")

    who = t.player(0)
    assert (who.cubes, who.happiness, who.items, len(who.dwellers)) == ((0, 0, 0), 0, (), 2)
    assert letters(t) == ["", ""]
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.training.no-instant")
def test_a_dweller_sent_to_train_does_not_help_in_the_same_round() -> None:
    """One dweller is sent to train S: the other one uses the S spot of the generator for the plain 2 power."""
    t = table(player(), player(), floors=WEIGHTS)

    t.choose("place:weight-room.left", "pass")
    assert t.refused("place:generator.left:S") == "shelter.placement.available-only"
    t.choose("place:generator.left")

    assert t.player(0).cubes == (2, 0, 0)


@rule("shelter.training.at-recall", "shelter.training.fixed-letter")
def test_a_dweller_recalled_from_a_training_spot_is_trained() -> None:
    """From a spot that trains S it comes home trained in S, and nothing is asked; the other one stays untrained."""
    t = table(player(), player(), floors=WEIGHTS, dice=QUIET)

    t.choose("place:weight-room.left", "pass", "pass")

    assert (t.state.round, t.prompt) == (2, "turn")
    assert letters(t) == ["S", ""]


@rule("shelter.training.at-recall")
def test_a_dweller_recalled_from_elsewhere_is_not_trained() -> None:
    """From the S spot of the generator, which only doubles, it comes home untrained."""
    t = table(player(), player(), dice=QUIET)

    t.choose("place:generator.left")
    t.end_round()

    assert letters(t) == ["", ""]


@rule("shelter.training.fixed-letter")
@pytest.mark.parametrize(
    ("room", "letter"),
    [
        ("weight-room", "S"),
        ("armory", "P"),
        ("fitness-room", "E"),
        ("lounge", "C"),
        ("classroom", "I"),
        ("athletics-room", "A"),
        ("game-room", "L"),
    ],
)
def test_a_printed_letter_is_the_one_that_is_trained(room: str, letter: str) -> None:
    """Each of the seven training rooms trains its own letter."""
    t = table(player(), player(), floors={0: ([room], [])}, dice=QUIET)

    t.choose(f"place:{room}.left", "pass", "pass")

    assert letters(t) == [letter, ""]


@rule("shelter.training.open-letter")
def test_without_a_printed_letter_the_owner_chooses_a_free_one() -> None:
    """With another dweller at S the owner is offered the other six and chooses L."""
    t = table(player(dwellers=[dweller(), dweller(letter="S")]), player(), dice=QUIET)

    t.choose("place:vault-door.left", "pass", "pass")
    assert (t.seat, t.prompt, t.state.round) == (0, "train-letter", 1)
    assert t.options == tuple(f"letter:{letter}" for letter in "PECIAL")
    t.choose("letter:L")

    assert letters(t) == ["L", "S"]


@rule("shelter.training.normal-placement")
def test_a_trained_dweller_may_stand_on_any_ordinary_spot() -> None:
    """Trained in S, in the next round it may go to a spot without letters, to another letter's and to the own lift."""
    t = table(player(power=6, food=6, water=6, dwellers=1), player(), floors=WEIGHTS, dice=QUIET)

    t.choose("place:weight-room.left", "pass")
    places = ("vault-door.right", "diner.left", "generator.left", "lift.red", "wasteland.left")
    assert {f"place:{place}:S" for place in places} <= {*t.options}
    t.choose("place:vault-door.right:S")

    assert t.player(0).dwellers[0].spot == "vault-door.right"


@rule("shelter.training.normal-placement")
def test_a_trained_dweller_that_is_wounded_is_bound_like_any_other() -> None:
    """Trained in S and wounded: ordinary spots are refused, the healing spot is open."""
    t = table(player(dwellers=[dweller(letter="S", wounded=True), dweller()]), player())

    assert t.refused("place:vault-door.right:S") == "shelter.wounded.not-ordinary"
    assert "place:lift.start:S" in t.options


@rule("shelter.training.ends")
@pytest.mark.parametrize("spot", ["generator.left", "vault-door.right", "generator.right"])
def test_training_ends_with_the_next_placement(spot: str) -> None:
    """Trained in S and placed on S or on a spot without it: at once, and after recall, the dweller is untrained."""
    t = table(player(dwellers=[dweller(letter="S"), dweller(letter="P")]), player(), dice=QUIET)

    t.choose(f"place:{spot}:S")
    assert letters(t) == ["", "P"]
    t.end_round()

    assert letters(t) == ["", "P"]


@rule("shelter.training.kept-until-placed")
def test_a_trained_dweller_that_stays_home_stays_trained() -> None:
    """Trained in L it stays home for two rounds; placed on an L spot in the third, it doubles 2 happiness to 4."""
    people = [dweller(letter="L"), dweller(), dweller()]
    t = table(player(power=3, dwellers=people), player(), floors={0: (["game-room"], [])}, dice=QUIET)

    for _ in range(2):
        t.choose("place:vault-door.right", "gain:food", "gain:food")
        t.end_round()
    assert (t.state.round, letters(t)) == (3, ["L", "", ""])
    t.choose("place:game-room.right:L")
    while t.prompt == "pay-any":
        t.choose(t.options[0])

    assert t.player(0).happiness == 4


@rule("shelter.training.one-per-letter", "shelter.training.letter-taken")
def test_a_second_dweller_is_not_trained_in_a_letter_that_is_taken() -> None:
    """One waits at S; the second returns from an S training spot: it comes home untrained, with nothing instead."""
    t = table(player(dwellers=[dweller(letter="S"), dweller()]), player(), floors=WEIGHTS, dice=QUIET)

    t.choose("place:weight-room.left", "pass", "pass")

    assert (t.state.round, t.prompt) == (2, "turn")
    assert letters(t) == ["S", ""]
    assert (t.player(0).cubes, t.player(0).happiness, t.player(0).items) == ((0, 0, 0), 0, ())


@rule("shelter.training.one-per-letter")
def test_a_taken_letter_cannot_be_chosen_at_an_open_symbol() -> None:
    """One waits at P and one trains S this round: of the open symbol's letters both are refused."""
    people = [dweller(letter="P"), dweller(), dweller()]
    t = table(player(dwellers=people), player(passed=True), floors=WEIGHTS, dice=QUIET)

    t.choose("place:vault-door.left", "place:weight-room.left", "pass")

    assert t.prompt == "train-letter"
    assert t.refused("letter:P") == "shelter.training.one-per-letter"
    assert t.refused("letter:S") == "shelter.training.one-per-letter"
    assert t.options == tuple(f"letter:{letter}" for letter in "ECIAL")


@rule("shelter.training.per-player")
def test_each_player_has_letters_of_the_own() -> None:
    """Seat 0 has a dweller at S; seat 1's dweller returns from an S training spot and is trained in S as well."""
    t = table(player(dwellers=[dweller(letter="S")]), player(), floors={1: (["weight-room"], [])}, dice=QUIET)

    t.choose("pass", "place:weight-room.left", "pass")

    assert (letters(t, seat=0), letters(t, seat=1)) == (["S"], ["S", ""])


@rule("shelter.training.letter-taken")
def test_of_two_dwellers_sent_to_one_letter_exactly_one_is_trained() -> None:
    """Both spots of a school train P: both dwellers come home, one trained in P and one untrained."""
    t = table(player(), player(passed=True), floors={0: (["school"], [])}, packs=[SCHOOL], dice=QUIET)

    t.choose("place:school.left", "place:school.right")

    assert (t.state.round, t.prompt) == (2, "turn")
    assert sorted(letters(t)) == ["", "P"]
    assert len(t.player(0).home) == 2


@rule("shelter.training.letter-taken")
@pytest.mark.parametrize(("choice", "wounded"), [("train:healthy", False), ("train:wounded", True)])
def test_of_two_dwellers_sent_to_one_letter_the_owner_chooses(choice: str, wounded: bool) -> None:
    """The pit wounds the one that it trains in P, the school does not: which of them gets P is asked at recall."""
    t = table(player(), player(passed=True), floors={0: (["pit"], ["school"])}, packs=[SCHOOL], dice=QUIET)

    t.choose("place:pit.left", "place:school.left")
    assert (t.prompt, t.decision.rule) == ("train-whom", "shelter.training.letter-taken")
    t.choose(choice)

    assert t.state.round == 2
    assert [person.wounded for person in t.player(0).dwellers if person.letter == "P"] == [wounded]


@rule("shelter.training.may-place-anyway")
def test_a_dweller_may_be_sent_to_a_letter_that_is_taken() -> None:
    """One waits at S, another goes to train S: the first is placed before recall and leaves S to the second."""
    t = table(player(dwellers=[dweller(letter="S"), dweller()]), player(passed=True), floors=WEIGHTS, dice=QUIET)
    assert "place:weight-room.left" in t.options

    t.choose("place:weight-room.left", "place:diner.left:S")

    assert t.state.round == 2
    assert letters(t) == ["", "S"]


@rule("shelter.training.one-letter-each")
def test_a_dweller_has_one_letter_at_a_time() -> None:
    """Trained in S and sent to train P, it comes home trained in P only, and S is free again."""
    t = table(
        player(dwellers=[dweller(letter="S")]),
        player(passed=True),
        floors={0: (["school"], [])},
        packs=[SCHOOL],
        dice=QUIET,
    )

    t.choose("place:school.left:S")

    assert letters(t) == ["P"]
    assert "place:vault-door.left:P" in t.options
    assert t.refused("place:vault-door.left:S") == "shelter.placement.available-only"


@rule("shelter.training.one-letter-each")
def test_a_dweller_may_be_trained_in_its_old_letter_again() -> None:
    """Trained in S and sent to train S: its placement frees the letter, so it comes home trained in S."""
    t = table(player(dwellers=[dweller(letter="S")]), player(passed=True), floors=WEIGHTS, dice=QUIET)

    t.choose("place:weight-room.left:S")

    assert letters(t) == ["S"]


@rule("shelter.training.wounded-trainee")
def test_a_dweller_wounded_on_its_training_spot_is_trained_all_the_same() -> None:
    """A spot that wounds and trains P: recalled from it the dweller is wounded and trained in P."""
    t = table(player(dwellers=1), player(passed=True), floors={0: (["pit"], [])}, packs=[SCHOOL], dice=QUIET)

    t.choose("place:pit.left")

    home = t.player(0).home[0]
    assert (t.state.round, home.wounded, home.letter) == (2, True, "P")


@rule("shelter.training.wounded-trainee")
def test_a_wounded_trainee_may_choose_its_letter_too() -> None:
    """A spot that wounds and trains a letter of choice: the dweller comes home wounded and trained in C."""
    t = table(player(dwellers=1), player(passed=True), floors={0: (["pit"], [])}, packs=[SCHOOL], dice=QUIET)

    t.choose("place:pit.right", "letter:C")

    home = t.player(0).home[0]
    assert (home.wounded, home.letter) == (True, "C")
