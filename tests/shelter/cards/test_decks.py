"""Decks and discard piles, and what happens when they run out."""

import pytest

from tests.kit import card_pack, player, rule, table
from tests.kit.cards import QUIET, room_card

FIVE = ("hand-radio", "tool-belt", "lucky-tie", "music-box", "fusion-cell")
THREE_ROOMS = ("theatre", "storehouse", "armory")
ITEM_ROW = ("canteen", "lab-coat", "snow-globe")
ROOM_ROW = ("weapon-workshop", "garden", "medbay")
BUYER = player(water=1)


@rule("shelter.decks.item-reshuffle")
def test_the_item_pile_becomes_the_deck_when_the_deck_is_out() -> None:
    """Empty deck, five discarded items: one of the five fills the gap, four are the new deck, the pile is empty."""
    t = table(BUYER, player(), item_row=ITEM_ROW, item_deck=[], item_pile=FIVE)

    t.choose("place:wasteland.right", "take:snow-globe")

    assert t.state.item_row[:2] == ("canteen", "lab-coat")
    assert t.state.item_row[2] in FIVE
    assert sorted((*t.state.item_deck, t.state.item_row[2])) == sorted(FIVE)
    assert t.state.item_pile == ()


@rule("shelter.decks.item-reshuffle")
def test_the_item_pile_is_shuffled() -> None:
    """On a dozen tables the five discarded items come in many orders, and more than one of them fills the gap."""
    orders = set()
    for number in range(12):
        t = table(BUYER, player(), item_row=ITEM_ROW, item_deck=[], item_pile=FIVE, seed=str(number))
        t.choose("place:wasteland.right", "take:snow-globe")
        orders.add((t.state.item_row[2], *t.state.item_deck))

    assert len(orders) > 6
    assert len({order[0] for order in orders}) > 2


@rule("shelter.decks.room-reshuffle")
def test_the_room_pile_becomes_the_deck_when_the_deck_is_out() -> None:
    """Empty deck, three discarded rooms, one room built: one of the three fills the gap, two are the new deck."""
    t = table(player(power=3), player(), room_row=ROOM_ROW, room_deck=[], room_pile=THREE_ROOMS)

    t.choose("place:lift.red", "side:left")

    assert t.state.floor_of(0).rooms == ("weapon-workshop",)
    assert t.state.room_row[:2] == ("garden", "medbay")
    assert sorted((*t.state.room_deck, t.state.room_row[2])) == sorted(THREE_ROOMS)
    assert t.state.room_pile == ()


@rule("shelter.decks.room-reshuffle")
def test_the_room_pile_is_shuffled() -> None:
    """On a dozen tables the three discarded rooms come in more than one order."""
    orders = set()
    for number in range(12):
        t = table(player(power=3), player(), room_row=ROOM_ROW, room_deck=[], room_pile=THREE_ROOMS, seed=str(number))
        t.choose("place:lift.red", "side:left")
        orders.add((t.state.room_row[2], *t.state.room_deck))

    assert len(orders) > 2


@rule("shelter.decks.reshuffle-moment")
def test_a_deck_that_gives_out_in_a_refresh_takes_the_cards_just_discarded() -> None:
    """Two items in the deck and the row is refreshed: both are laid, and the third is one of those just thrown away."""
    t = table(player(), player(), item_row=ITEM_ROW, item_deck=FIVE[:2])

    t.choose("place:water-treatment.right", "gain:food")

    assert t.state.item_row[:2] == FIVE[:2]
    assert t.state.item_row[2] in ITEM_ROW
    assert sorted((*t.state.item_deck, t.state.item_row[2])) == sorted(ITEM_ROW)
    assert t.state.item_pile == ()


@rule("shelter.decks.reshuffle-moment")
def test_a_deck_that_is_just_used_up_is_not_reshuffled_yet() -> None:
    """Three items in the deck and the row is refreshed: the deck is empty and the three old ones lie on the pile."""
    t = table(player(), player(), item_row=ITEM_ROW, item_deck=FIVE[:3])

    t.choose("place:water-treatment.right", "gain:food")

    assert t.state.item_row == FIVE[:3]
    assert t.state.item_deck == ()
    assert t.state.item_pile == ITEM_ROW
    assert t.happened("reshuffle") == []


@rule("shelter.decks.reshuffle-moment")
def test_an_empty_room_deck_waits_until_a_room_is_needed() -> None:
    """The last room of the deck fills a gap: the discarded ones stay on the pile until the next room is built."""
    t = table(
        player(power=6),
        player(),
        floors={0: (["overseers-office"], [])},
        room_row=("weapon-workshop", "garden", "turbine-hall"),
        room_deck=["classroom"],
        room_pile=THREE_ROOMS,
    )

    t.choose("place:lift.red", "side:right")
    assert (t.state.room_deck, t.state.room_pile) == ((), THREE_ROOMS)
    assert t.state.room_row == ("garden", "turbine-hall", "classroom")
    t.choose("pass", "place:overseers-office.left", "side:right")

    assert t.state.room_pile == ()
    assert t.state.room_row[2] in THREE_ROOMS


@rule("shelter.decks.short-row")
def test_a_row_stays_short_while_there_is_no_card_to_lay() -> None:
    """No item in deck and pile and two in the row: one is taken, one is open."""
    t = table(BUYER, player(), item_row=ITEM_ROW[:2], item_deck=[])

    t.choose("place:wasteland.right", "take:canteen", "use:canteen")

    assert t.state.item_row == ("lab-coat",)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.decks.short-row")
def test_a_short_room_row_goes_on_with_what_is_there() -> None:
    """One open room and nothing in deck and pile: it is built, the row is empty, and play goes on."""
    t = table(player(power=3), player(), room_row=["weapon-workshop"], room_deck=[])

    t.choose("place:lift.red", "side:left")

    assert t.state.room_row == ()
    assert t.player(0).happiness == 2
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.decks.short-row")
def test_a_short_row_is_filled_as_soon_as_cards_return() -> None:
    """Two items are open and none in deck and pile: the first that is paid away fills the gap, the second the next."""
    pawn = card_pack(rooms=room_card("pawn-shop", left="cost: [{do: give-item, amount: 2}]"))
    t = table(
        player(water=1, items=["lab-coat", "lucky-tie"]),
        player(passed=True),
        floors={0: (["pawn-shop"], [])},
        item_row=["snow-globe", "music-box"],
        item_deck=[],
        packs=[pawn],
        dice=QUIET,
    )

    t.choose("place:pawn-shop.left")
    while t.prompt == "give-item":
        t.choose(t.options[0])
    assert t.state.item_row == ("snow-globe", "music-box", "lab-coat")
    t.choose("place:wasteland.right", "take:snow-globe")

    assert sorted(t.state.item_row) == ["lab-coat", "lucky-tie", "music-box"]


@rule("shelter.decks.empty-row-reward")
def test_an_item_symbol_that_finds_no_item_gives_nothing() -> None:
    """No item is open: raiders give only the 1 happiness before it, and the wasteland only the cube after it."""
    raid = table(player(), player(), threats={"diner.left": "raiders"}, item_row=[], item_deck=[], dice=[6, 6])
    trip = table(player(), player(), item_row=[], item_deck=[])

    raid.choose("place:diner.left")
    trip.choose("place:wasteland.left", "gain:water")

    assert (raid.player(0).items, raid.player(0).happiness) == ((), 1)
    assert (trip.player(0).items, trip.player(0).cubes) == ((), (0, 0, 1))


@rule("shelter.decks.empty-row-reward")
def test_the_second_of_two_item_symbols_may_find_the_row_empty() -> None:
    """Two items for 2 power and one open: one is taken, the second symbol gives nothing, and the turn is over."""
    workshop = {0: (["weapon-workshop"], ())}
    t = table(player(power=2), player(), floors=workshop, item_row=["snow-globe"], item_deck=[])

    t.choose("place:weapon-workshop.left")

    assert [item.id for item in t.player(0).items] == ["snow-globe"]
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.decks.threat-reshuffle")
def test_a_threat_that_the_deck_lacks_comes_from_the_reshuffled_pile() -> None:
    """One threat in the deck, eight on the pile, two floors hit: the second is one of the eight, seven are the deck."""
    pile = ("radroaches", "radroaches", "mole-rats", "fire", "fire", "blackout", "burst-pipe", "raiders")
    t = table(
        player(),
        player(),
        floors={0: (["garden"], [])},
        threat_deck=["deathclaw"],
        threat_pile=pile,
        round=2,
        phase="threats",
        dice=(4, 4, 1, 4, 3, 4),  # water treatment's left spot, the garden's left spot, nothing
    )

    assert t.state.threats["water-treatment.left"] == "deathclaw"
    assert t.state.threats["garden.left"] in pile
    assert sorted((*t.state.threat_deck, t.state.threats["garden.left"])) == sorted(pile)
    assert t.state.threat_pile == ()
    assert [event.about for event in t.happened("reshuffle")] == [{"deck": "threats", "cards": 8}]


@rule("shelter.decks.threat-reshuffle")
def test_the_threat_pile_is_left_alone_while_no_further_threat_is_needed() -> None:
    """One threat in the deck and one floor hit: the deck is empty and the three on the pile stay there."""
    pile = ("fire", "fire", "blackout")
    t = table(
        player(),
        player(),
        threat_deck=["deathclaw"],
        threat_pile=pile,
        round=2,
        phase="threats",
        dice=(4, 4, 3, 4, 3, 4),
    )

    assert t.state.threats == {"water-treatment.left": "deathclaw"}
    assert (t.state.threat_deck, t.state.threat_pile) == ((), pile)


@rule("shelter.decks.threat-reshuffle")
def test_the_threat_pile_is_shuffled() -> None:
    """An empty deck and six different threats on the pile: on twenty tables they come in many orders."""
    pile = ("fire", "blackout", "burst-pipe", "raiders", "mole-rats", "spoiled-stores")
    orders = set()
    for number in range(20):
        t = table(player(), player(), threat_deck=[], threat_pile=pile, round=2, phase="threats", seed=str(number))
        if t.state.threats:
            orders.add((*t.state.threats.values(), *reversed(t.state.threat_deck)))

    assert len(orders) > 6


@rule("shelter.decks.threat-both-empty")
def test_no_threat_appears_when_every_threat_lies_in_the_shelter() -> None:
    """All 18 threats lie in the shelter and a further spot is hit: nothing is laid, and play goes on."""
    cards = [*["radroaches"] * 3, *["mole-rats"] * 2, *["fire"] * 2, *["raiders"] * 2, *["feral-ghouls"] * 2]
    cards += [
        "blackout",
        "spoiled-stores",
        "burst-pipe",
        "radscorpion",
        "super-mutant",
        "deathclaw",
        "stranger-at-the-door",
    ]
    rooms = [
        "vault-door",
        "vault-entrance",
        "water-treatment",
        "diner",
        "armory",
        "lounge",
        "barracks",
        "game-room",
        "medbay",
    ]
    spots = [f"{room}.{half}" for room in rooms for half in ("left", "right")]
    threats = dict(zip(spots, cards, strict=True))
    t = table(
        player(),
        player(),
        floors={0: (["armory", "lounge"], ["barracks"]), 1: (["game-room", "medbay"], ["garden"])},
        threats=threats,
        round=9,
        phase="threats",
        ending="threat-deck",
        dice=(3, 4, 3, 4, 4, 4),  # column 8 of seat 1's floor: the garden's left spot, which is free
    )

    assert (t.state.threat_deck, t.state.threat_pile) == ((), ())
    assert t.state.threats == threats
    assert (t.seat, t.prompt) == (0, "turn")


@rule("shelter.decks.discards-open")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_may_look_through_the_discard_piles(seat: int | None) -> None:
    """Four items, three rooms and two threats have been discarded: every seat and a spectator see which."""
    t = table(player(), player(), item_pile=FIVE[:4], room_pile=THREE_ROOMS, threat_pile=["fire", "raiders"])

    seen = t.game.view(seat)

    assert seen["items"]["pile"] == [*FIVE[:4]]
    assert seen["rooms"]["pile"] == [*THREE_ROOMS]
    assert seen["threat_cards"]["pile"] == ["fire", "raiders"]
