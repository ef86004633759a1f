"""Placing a dweller: where one may stand, where not, and that a placement holds."""

from typing import Any

import pytest
from hypothesis import given, settings

from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Game
from tests.kit import dweller, player, rich, rule, table
from tests.kit.playouts import positions

GARDEN = {1: (("garden",), ())}


@rule("shelter.placement.one-a-turn")
@pytest.mark.parametrize("move", ["place:diner.left", "pass"])
def test_a_turn_is_one_placement_or_a_pass(move: str) -> None:
    """Three dwellers at home: after one placement, or a pass, it is the next player's turn."""
    t = table(player(dwellers=3), player(dwellers=3))

    t.choose(move)

    assert (t.seat, t.prompt) == (1, "turn")
    assert len(t.player(0).home) == (2 if move != "pass" else 3)
    assert t.player(0).passed is (move == "pass")


@rule("shelter.placement.one-a-turn")
def test_an_item_is_no_turn() -> None:
    """A canteen used before the placement leaves the placement to be made; after it the turn is over."""
    t = table(player(items=["canteen"]), player())

    t.choose("use:canteen")
    assert (t.seat, t.prompt) == (0, "turn")
    t.choose("place:diner.left")

    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.placement.available-only")
def test_only_dwellers_at_home_can_be_placed() -> None:
    """All of A's dwellers are in the shelter and B has the turn: A has no placement, and is told so."""
    t = table(player(dwellers=1), player())

    t.choose("place:diner.left")

    assert t.player(0).home == []
    assert t.refused("place:generator.left", seat=0) == "shelter.placement.available-only"
    t.choose("place:generator.left")
    assert t.seat == 1


@rule("shelter.placement.available-only")
def test_placed_and_new_dwellers_do_not_lend_their_training_to_a_placement() -> None:
    """The dweller trained in S stands in the shelter and a newcomer waits: only the plain dweller at home can go."""
    people = [dweller(letter="S", spot="diner.left"), dweller(waiting="vault-entrance.left"), dweller()]
    t = table(player(dwellers=people), player())

    assert "place:generator.left" in t.options
    assert t.refused("place:generator.left:S") == "shelter.placement.available-only"

    t.choose("place:generator.left", "pass")

    assert t.state.round == 2


@rule("shelter.placement.available-only")
def test_the_own_trained_dweller_goes_and_not_another_players() -> None:
    """A has a dweller trained in P, B one in A: each may send the own one only."""
    t = table(player(dwellers=[dweller(letter="P")]), player(dwellers=[dweller(letter="A")]))

    assert "place:diner.left:P" in t.options
    assert t.refused("place:diner.left:A") == "shelter.placement.available-only"
    assert t.refused("place:diner.left") == "shelter.placement.available-only"


@rule("shelter.placement.free-spot")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_spot_takes_one_dweller(seat: int) -> None:
    """A dweller of A stands on a spot: in the same round it is closed to A and to B; the spot beside it is not."""
    people = [dweller(spot="garden.right"), dweller()]
    t = table(player(dwellers=people), player(), floors=GARDEN, first=seat)

    assert t.refused("place:garden.right") == "shelter.placement.free-spot"
    assert "place:garden.left" in t.options


@rule("shelter.placement.free-spot")
def test_a_lift_takes_one_dweller_too() -> None:
    """A's own lift and the starting lift are closed while somebody stands there."""
    people = [dweller(spot="lift.red"), dweller(), dweller(wounded=True)]
    t = table(rich(dwellers=people), player(dwellers=[dweller(spot="lift.start")]))

    assert t.refused("place:lift.red") == "shelter.placement.free-spot"
    assert t.refused("place:lift.start") == "shelter.placement.free-spot"


@rule("shelter.placement.free-spot")
@pytest.mark.parametrize("half", ["left", "right"])
def test_linked_spots_are_closed_if_either_is_taken(half: str) -> None:
    """A dweller on one of two linked spots leaves no room for a pair."""
    people = [dweller(spot=f"living-quarters.{half}"), dweller(), dweller()]
    t = table(player(dwellers=people), player(), floors={0: (["living-quarters"], [])})

    assert t.refused("place:living-quarters.both") == "shelter.placement.free-spot"


@rule("shelter.placement.not-in-row")
@pytest.mark.parametrize("half", ["left", "right"])
def test_rooms_that_are_not_built_cannot_be_used(half: str) -> None:
    """A garden in the room row, or a lounge still in the deck: no dweller goes there; a storehouse that is built is open."""
    row = ["garden", "armory", "medbay"]
    t = table(rich(), player(), floors={1: (["storehouse"], [])}, room_row=row)

    assert not any(option.startswith(f"place:{room}.") for room in (*row, "lounge") for option in t.options)
    assert t.refused(f"place:garden.{half}") == "shelter.placement.not-in-row"
    assert t.refused(f"place:lounge.{half}") == "shelter.placement.not-in-row"
    assert f"place:storehouse.{half}" in t.options


@rule("shelter.placement.any-floor")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_rooms_of_every_floor_are_open_to_everybody(seat: int) -> None:
    """A free spot on the top floor, on the own floor and on either other player's floor: all are legal for each seat."""
    floors = {0: (["storehouse"], []), 1: (["garden"], []), 2: ([], ["turbine-hall"])}
    t = table(player(), player(), player(), floors=floors, first=seat)

    spots = {"diner.left", "storehouse.left", "garden.left", "turbine-hall.left"}
    assert {f"place:{spot}" for spot in spots} <= {*t.options}


@rule("shelter.placement.no-refusal")
def test_the_owner_is_not_asked_for_leave() -> None:
    """A places in B's garden: the dweller stands and the food is A's before B is asked anything, and that is only the rent."""
    t = table(player(), player(), floors=GARDEN)

    t.choose("place:garden.right")

    assert t.player(0).dwellers[0].spot == "garden.right"
    assert t.player(0).cubes == (0, 3, 0)
    assert (t.seat, t.prompt) == (1, "rent")
    assert t.options == ("gain:power", "gain:food", "gain:water")


@rule("shelter.placement.no-refusal")
def test_an_owner_who_can_take_no_rent_is_asked_nothing() -> None:
    """B's board is full: A's visit to B's garden goes through, and the next question is B's own turn."""
    t = table(player(), rich(), floors=GARDEN)

    t.choose("place:garden.right")

    assert t.player(0).cubes == (0, 3, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.placement.stays")
def test_a_dweller_stays_until_the_recall() -> None:
    """Placed in the first turn, the dweller blocks the diner for the last turn of the round; the next round frees it."""
    t = table(player(dwellers=1), player(dwellers=3), dice=[3, 4] * 3)

    t.choose("place:diner.left", "place:generator.left", "place:water-treatment.left")
    assert t.player(0).dwellers[0].spot == "diner.left"
    assert t.refused("place:diner.left") == "shelter.placement.free-spot"
    t.choose("pass")

    assert t.state.round == 2
    assert t.player(0).dwellers[0].spot == ""
    assert "place:diner.left" in t.options


@rule("shelter.placement.stays")
def test_a_later_placement_does_not_move_the_first_dweller() -> None:
    """A places a second of three dwellers: it comes from home, and the first stays where it is."""
    t = table(player(dwellers=3), player())

    t.choose("place:diner.left", "pass", "place:generator.left")

    assert [person.spot for person in t.player(0).dwellers] == ["diner.left", "generator.left", ""]


@rule("shelter.placement.new-room-at-once")
def test_a_room_can_be_used_in_the_round_in_which_it_is_built() -> None:
    """A builds a garden; B, whose turn follows, may place in it and A takes rent; so may A on the next turn."""
    t = table(rich(), player(), room_row=["garden", "armory", "medbay"])

    t.choose("place:lift.red", "build:garden", "side:left")
    assert t.seat == 1
    t.choose("place:garden.left")
    assert t.player(1).cubes == (0, 3, 0)
    assert (t.seat, t.prompt) == (0, "rent")
    t.choose("gain:power")

    assert (t.seat, t.prompt) == (0, "turn")
    assert "place:garden.right" in t.options


@rule("shelter.placement.useless-allowed")
def test_a_placement_that_brings_nothing_is_legal() -> None:
    """Six water: a spot that gives two water may be taken all the same; the water stays at six and the spot is blocked."""
    t = table(player(water=6), player())

    t.choose("place:water-treatment.left")

    assert t.player(0).cubes == (0, 0, 6)
    assert t.seat == 1
    assert t.refused("place:water-treatment.left") == "shelter.placement.free-spot"


@rule("shelter.placement.useless-allowed")
def test_seven_dwellers_may_still_pay_for_an_eighth_that_does_not_come() -> None:
    """With all seven figures in play the vault entrance can be used: three food are paid and nobody comes."""
    t = table(player(food=3, dwellers=7), player())

    t.choose("place:vault-entrance.right")

    assert t.player(0).cubes == (0, 0, 0)
    assert len(t.player(0).dwellers) == 7


@rule("shelter.placement.no-take-back")
def test_a_placement_that_revealed_a_card_cannot_be_taken_back() -> None:
    """One water is paid, an item is taken and a new one laid open: undo is refused and nothing changes."""
    t = table(player(water=1), player(), item_row=["canteen", "music-box", "hand-radio"])

    t.choose("place:wasteland.right", "take:canteen")

    assert not t.game.can_undo
    with pytest.raises(NothingToUndo):
        t.game.undo()
    assert t.player(0).cubes == (0, 0, 0)
    assert t.player(0).items[0].id == "canteen"


@rule("shelter.placement.no-take-back")
@pytest.mark.parametrize("dice", [[1, 1], [6, 6]])
def test_a_fight_cannot_be_taken_back(dice: list[int]) -> None:
    """Won or lost, the dice have been seen."""
    t = table(player(), player(), threats={"diner.left": "radroaches"}, dice=dice)

    t.choose("place:diner.left")

    assert not t.game.can_undo


@rule("shelter.placement.no-take-back")
def test_a_placement_that_revealed_nothing_may_be_taken_back() -> None:
    """Three food are paid for a new dweller and nothing hidden came to light: undo gives back food and dweller."""
    t = table(player(food=3), player())
    before = t.game.digest()

    t.choose("place:vault-entrance.right")
    assert t.player(0).cubes == (0, 0, 0)
    t.game.undo()

    assert t.player(0).cubes == (0, 3, 0)
    assert t.game.digest() == before


@settings(max_examples=40)
@given(game=positions("shelter", going_on=True))
def test_every_place_is_offered_or_refused(game: Game[Any]) -> None:
    """On a turn each place of the shelter is either open to some dweller or closed by a rule, never both, never neither."""
    decision = game.decision
    assert decision is not None
    if decision.prompt != "turn":
        return
    refused = {reason.option for reason in game.explain()}
    offered = {":".join(option.split(":")[:2]) for option in decision.ids}
    assert not refused & offered
    content = game.state.content
    for place in content.places:
        assert bool(game.explain(f"place:{place}")) is (f"place:{place}" not in decision.ids)
    for room in [room for floor in game.state.floors for room in floor.rooms]:
        halves = [f"place:{place}" for place in content.places if place.partition(".")[0] == room]
        assert any(half in refused | offered for half in halves)


@rule("shelter.placement.one-a-turn")
def test_dwellers_are_offered_in_the_order_of_the_board() -> None:
    """Untrained ones first and once, then the trained ones by their letters in SPECIAL, however the figures are numbered."""
    people = [dweller(letter="L"), dweller(letter="S"), dweller(), dweller(), dweller(letter="P")]
    t = table(player(dwellers=people), player())

    offered = [option for option in t.options if option.startswith("place:diner.left")]

    assert offered == ["place:diner.left", "place:diner.left:S", "place:diner.left:P", "place:diner.left:L"]


@rule("shelter.placement.one-a-turn")
def test_of_two_dwellers_the_untrained_one_is_offered_first_too() -> None:
    t = table(player(dwellers=[dweller(letter="L"), dweller()]), player())

    offered = [option for option in t.options if option.startswith("place:diner.left")]

    assert offered == ["place:diner.left", "place:diner.left:L"]
