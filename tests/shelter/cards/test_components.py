"""Components: how many there are of each thing, and what never runs short."""

import pytest

from tests.kit import card_pack, deal, player, rich, rule, table

MANY_ARRIVE = card_pack(
    rooms="""
- id: bunkhouse
  price: {any: 1}
  left: {reward: [{do: dweller, amount: 5}]}
  right: {reward: [{do: dweller}]}
"""
)


@rule("shelter.components.room-deck-size")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_thirty_rooms_six_start_and_three_are_open(seats: int) -> None:
    """30 rooms: 6 on the top floor, 3 in the row, 21 left in the deck; no room lies in two places."""
    t = deal(seats)

    top = t.state.floors[0].rooms
    assert len(t.state.content.rooms) == 30
    assert len(top) == 6
    assert len(t.state.room_row) == 3
    assert len(t.state.room_deck) == 21
    assert sorted((*top, *t.state.room_row, *t.state.room_deck)) == sorted(t.state.content.rooms)


@rule("shelter.components.item-deck-size")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_thirty_one_items_three_are_open(seats: int) -> None:
    """31 items: 3 in the row, 28 left in the deck; no item lies in two places."""
    t = deal(seats)

    assert len(t.state.content.items) == 31
    assert len(t.state.item_row) == 3
    assert len(t.state.item_deck) == 28
    assert sorted((*t.state.item_row, *t.state.item_deck)) == sorted(t.state.content.items)


@rule("shelter.components.threat-deck-size")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_eighteen_threats_are_in_the_deck(seats: int) -> None:
    """18 threats, all in the deck at the start, none on the table, at every player count."""
    t = deal(seats)

    assert len(t.state.threat_deck) == 18
    assert t.state.threats == {}
    assert t.state.threat_pile == ()


@rule("shelter.components.lift-cards")
@pytest.mark.parametrize(
    ("seats", "coloured"),
    [(2, ["red", "blue"]), (3, ["red", "blue", "green"]), (4, ["red", "blue", "green", "yellow"])],
)
def test_there_is_a_starting_lift_and_a_lift_for_each_colour(seats: int, coloured: list[str]) -> None:
    """Five lifts in all: the starting one and four coloured ones; three players see four of them."""
    t = deal(seats)

    assert [floor["lift"] for floor in t.game.view(None)["floors"]] == ["start", *coloured]
    lifts = [place for place in t.state.content.places if place.startswith("lift.")]
    assert sorted(lifts) == ["lift.blue", "lift.green", "lift.red", "lift.start", "lift.yellow"]


@rule("shelter.components.dwellers-per-colour")
def test_five_figures_join_the_first_two_and_then_the_box_is_empty() -> None:
    """Two dwellers in play and five in the box: five come; an eighth does not exist, but the other colour has its own."""
    t = table(player(), player(), floors={0: (["bunkhouse"], [])}, packs=[MANY_ARRIVE])

    t.choose("place:bunkhouse.left")
    assert len(t.player(0).dwellers) == 7
    t.choose("place:diner.left", "place:bunkhouse.right")
    assert len(t.player(0).dwellers) == 7

    assert len(t.player(1).dwellers) == 2


@rule("shelter.components.cube-supply")
def test_the_last_of_seventy_two_cubes_can_be_had_and_no_more_are_needed() -> None:
    """With 71 cubes on four boards the 72nd is gained; the 73rd has no compartment to lie in."""
    t = table(player(power=6, food=6, water=5), rich(), rich(), rich())

    t.choose("place:water-treatment.left")

    assert [sum(who.cubes) for who in t.state.players] == [18, 18, 18, 18]
    t.choose("place:water-treatment.right")
    assert sum(sum(who.cubes) for who in t.state.players) == 72


@rule("shelter.components.cube-supply")
def test_a_cube_is_refused_for_the_full_compartment_and_not_for_the_supply() -> None:
    """Three boards hold 18 each, the fourth 6 power and nothing else: power is refused by its compartment alone."""
    t = table(player(power=6), rich(), rich(), rich())

    t.choose("place:vault-door.right")

    assert t.options == ("gain:food", "gain:water")
    assert t.refused("gain:power") == "shelter.resources.any-with-room"


@rule("shelter.components.happiness-supply")
@pytest.mark.parametrize("before", [0, 40, 42, 82, 500])
def test_happiness_is_received_however_much_is_handed_out(before: int) -> None:
    """With 42 printed tokens handed out, or with any other number, two more happiness are two more."""
    t = table(player(power=3, happiness=before), player(happiness=42), floors={0: (["breeder-reactor"], [])})

    t.choose("place:breeder-reactor.right")

    assert t.player(0).happiness == before + 2
    assert t.player(1).happiness == 42
