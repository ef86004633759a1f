"""Recalling dwellers: the last step of a round, in its order."""

import pytest

from tests.kit import card_pack, dweller, player, rule, table

QUIET = [3, 4, 3, 4, 3, 4]  # a 7 for each of three floors: no threat
FLOORS = {1: (("garden",), ())}

SCHOOL = card_pack(
    rooms="""
- id: school
  price: {any: 1}
  left: {reward: [{do: train}]}
  right: {reward: [{do: train}]}
- id: academy
  price: {any: 1}
  left: {reward: [{do: train}]}
  right: {reward: [{do: train, letter: S}]}
"""
)


@rule("shelter.return.threats-before")
def test_beaten_threats_are_gone_while_the_dwellers_still_stand() -> None:
    """B beats raiders, A trains: when A is asked for a letter the card is discarded and B's dweller still on its spot."""
    t = table(
        player(dwellers=1), player(dwellers=1), floors=FLOORS, threats={"garden.right": "raiders"}, dice=[6, 6, *QUIET]
    )

    t.choose("place:vault-door.left", "place:garden.right", f"take:{t.state.item_row[0]}")

    assert (t.seat, t.prompt) == (0, "train-letter")
    assert t.state.threats == {}
    assert t.state.threat_pile == ("raiders",)
    assert t.player(1).dwellers[0].spot == "garden.right"
    t.choose("letter:S")
    assert t.player(1).dwellers[0].spot == ""


@rule("shelter.return.threats-before")
def test_a_threat_under_a_lost_fighter_stays() -> None:
    """Two raiders on the table: the dweller that stands discards its card, the one that lies does not."""
    threats = {"garden.left": "raiders", "garden.right": "raiders"}
    t = table(player(dwellers=1), player(dwellers=1), floors=FLOORS, threats=threats, dice=[1, 1, 6, 6, *QUIET])

    t.choose("place:garden.left", "place:garden.right", f"take:{t.state.item_row[0]}")

    assert t.state.threats == {"garden.left": "raiders"}
    assert t.state.threat_pile == ("raiders",)
    assert t.player(0).dwellers[0].wounded


@rule("shelter.return.take-back")
def test_everybody_takes_all_dwellers_back() -> None:
    """Three dwellers of A and one of B in the shelter, on rooms of all floors and on a lift: all are available again."""
    out = [dweller(spot="lift.red"), dweller(spot="garden.left"), dweller(spot="diner.left")]
    t = table(
        player(dwellers=[*out, dweller()]), player(dwellers=[dweller(spot="generator.left")]), floors=FLOORS, dice=QUIET
    )

    t.choose("pass")

    assert (len(t.player(0).home), len(t.player(1).home)) == (4, 1)
    assert [person.spot for who in t.state.players for person in who.dwellers] == [""] * 5
    assert {"place:diner.left", "place:generator.left", "place:garden.left"} <= {*t.options}


@rule("shelter.return.training-now")
def test_training_is_given_when_the_dweller_comes_home() -> None:
    """A dweller on a spot that trains S is untrained until the recall and trained in S after it; nobody else is."""
    t = table(player(), player(dwellers=1), floors={0: (("weight-room",), ())}, dice=QUIET)

    t.choose("place:weight-room.left", "pass")
    assert [person.letter for person in t.player(0).dwellers] == ["", ""]
    t.choose("pass")

    assert [(person.letter, person.spot) for person in t.player(0).dwellers] == [("S", ""), ("", "")]
    assert t.player(1).dwellers[0].letter == ""


@rule("shelter.return.wounded-stay-down")
def test_a_wounded_dweller_comes_home_wounded() -> None:
    """Wounded in a lost fight, or as a cost: in the next round both are available and still wounded."""
    t = table(player(dwellers=1), player(dwellers=1), threats={"diner.left": "radroaches"}, dice=[1, 1, *QUIET])

    t.choose("place:diner.left", "place:wasteland.left", f"take:{t.state.item_row[0]}", "gain:food")

    assert t.state.round == 2
    for seat in (0, 1):
        assert [(person.wounded, person.spot) for person in t.player(seat).home] == [(True, "")]
    assert t.refused("place:generator.left") == "shelter.wounded.not-ordinary"


@rule("shelter.return.sequence")
def test_the_recall_runs_in_its_order() -> None:
    """While A chooses a letter: beaten threats gone, A's dwellers home, the newcomer still waiting, the item still turned.

    The answer given, the newcomer is at home and the item ready, and only then comes the next round.
    """
    people = [
        dweller(spot="vault-door.left", training="*"),
        dweller(spot="garden.right"),
        dweller(waiting="vault-entrance.left"),
        dweller(),
    ]
    t = table(
        *[player(dwellers=people, exhausted=["canteen"]), player(dwellers=1, passed=True)],
        floors=FLOORS,
        threats={"garden.right": "fire"},
        dice=QUIET,
    )

    t.choose("pass")
    who = t.player(0)
    assert t.prompt == "train-letter"
    assert t.state.threats == {}
    assert [person.spot for person in who.dwellers] == ["", "", "", ""]
    assert (len(who.home), who.items[0].exhausted) == (3, True)
    t.choose("letter:C")

    assert (len(who.home), who.items[0].exhausted) == (4, False)
    told = [event.kind for event in t.game.events]
    assert told[:3] == ["train", "recall", "round"]


@rule("shelter.return.sequence")
def test_the_game_is_scored_after_all_else_is_done() -> None:
    """A sixth room was built: the beaten threat costs its floor nothing, the newcomer and the readied item are there."""
    people = [
        dweller(spot="garden.right"),
        dweller(waiting="vault-entrance.left"),
        dweller(spot="weight-room.left", training="S"),
    ]
    t = table(
        *[player(dwellers=people, exhausted=["canteen"], happiness=5), player(dwellers=1, happiness=5)],
        floors={0: (("garden", "lounge"), ("weight-room",))},
        threats={"garden.right": "fire", "lounge.left": "fire"},
        ending="sixth-room",
    )

    t.choose("pass")

    assert t.outcome.scores == (4, 5)
    assert [item.exhausted for item in t.player(0).items] == [False]
    assert len(t.player(0).home) == 3
    assert t.player(0).dwellers[2].letter == "S"
    told = [
        event.kind for event in t.game.events if event.kind in ("threat-gone", "train", "recall", "score", "game-over")
    ]
    assert told == ["threat-gone", "train", "recall", "score", "score", "game-over"]


@rule("shelter.return.choice-order")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_letters_are_chosen_in_turn_order_from_the_first_player(first: int, order: list[int]) -> None:
    """All three recall from open training spots: the round's first player is asked first, then clockwise."""
    t = table(
        *[player(dwellers=1), player(dwellers=1), player(dwellers=1)],
        floors={0: (("school", "academy"), ())},
        first=first,
        dice=[3, 4] * 4,
        packs=[SCHOOL],
    )

    for spot in ("school.left", "school.right", "academy.left"):
        t.choose(f"place:{spot}")
        while t.prompt == "rent":
            t.choose("gain:food")
    asked = []
    while t.prompt == "train-letter":
        asked.append(t.seat)
        t.choose("letter:S")

    assert asked == order


@rule("shelter.return.choice-order")
def test_the_first_player_of_the_ending_round_is_asked_first_though_the_token_has_gone() -> None:
    """B takes the token in A's round: A still chooses a letter before B, and B begins the next round."""
    t = table(player(dwellers=1), player(), floors={0: (("school",), ())}, dice=QUIET, packs=[SCHOOL])

    t.choose("place:school.left", "place:school.right", "gain:food", "place:vault-door.right", "gain:food", "gain:food")

    assert t.state.first == 1
    assert (t.seat, t.prompt) == (0, "train-letter")
    t.choose("letter:S")
    assert (t.seat, t.prompt) == (1, "train-letter")
    t.choose("letter:S")
    assert (t.seat, t.state.round) == (1, 2)


@rule("shelter.return.choice-order", "shelter.first-player.next-round")
def test_letters_of_a_later_round_are_chosen_from_the_player_who_began_that_round() -> None:
    """B takes the token in round 1 and begins round 2: at its end B chooses a letter before A."""
    floors = {0: (("school",), ())}
    t = table(player(dwellers=1), player(dwellers=1), floors=floors, dice=QUIET * 2, packs=[SCHOOL])

    t.choose("pass", "place:vault-door.right", "gain:food", "gain:food")
    assert (t.state.round, t.seat) == (2, 1)
    t.choose("place:school.left", "gain:food", "place:school.right")

    assert (t.seat, t.prompt) == (1, "train-letter")
    t.choose("letter:S")
    assert (t.seat, t.prompt) == (0, "train-letter")


@rule("shelter.linked-spots.training", "shelter.training.letter-taken")
def test_the_question_whom_to_train_names_the_letter() -> None:
    """A healthy and a wounded dweller sent to train S: the question says that it is about S."""
    pupils = [dweller(spot="academy.right", training="S"), dweller(spot="school.left", training="S", wounded=True)]
    t = table(
        player(dwellers=pupils), player(dwellers=1), floors={0: (("school", "academy"), ())}, dice=QUIET, packs=[SCHOOL]
    )

    t.choose("pass")

    assert (t.prompt, t.decision.about) == ("train-whom", {"letter": "S"})
