"""Refreshing a row: all its cards go, three others come."""

from tests.kit import player, rule, table

ITEMS = ("canteen", "lab-coat", "snow-globe")
NEXT_ITEMS = ("hand-radio", "tool-belt", "lucky-tie", "music-box")
ROOMS = ("weight-room", "garden", "medbay")
NEXT_ROOMS = ("theatre", "storehouse", "armory", "lounge")


@rule("shelter.refresh.replace-all")
def test_a_refreshed_room_row_is_thrown_away_and_laid_anew() -> None:
    """Three open rooms: all three are on the discard pile, the next three of the deck are open, a fourth is not."""
    t = table(player(), player(), room_row=ROOMS, room_deck=NEXT_ROOMS)

    t.choose("place:generator.right", "gain:food")

    assert t.state.room_pile == ROOMS
    assert t.state.room_row == NEXT_ROOMS[:3]
    assert t.state.room_deck == NEXT_ROOMS[3:]


@rule("shelter.refresh.replace-all")
def test_a_refreshed_item_row_is_thrown_away_and_laid_anew() -> None:
    """One item was discarded before: four lie on the pile after the refresh, and three new ones are open."""
    t = table(player(), player(), item_row=ITEMS, item_deck=NEXT_ITEMS, item_pile=["fusion-cell"])

    t.choose("place:water-treatment.right", "gain:food")

    assert sorted(t.state.item_pile) == sorted(("fusion-cell", *ITEMS))
    assert t.state.item_row == NEXT_ITEMS[:3]


@rule("shelter.refresh.replace-all")
def test_a_short_row_is_full_again_after_a_refresh() -> None:
    """Two open items and a deck of four: two go, three come."""
    t = table(player(), player(), item_row=ITEMS[:2], item_deck=NEXT_ITEMS)

    t.choose("place:water-treatment.right", "gain:food")

    assert t.state.item_pile == ITEMS[:2]
    assert t.state.item_row == NEXT_ITEMS[:3]


@rule("shelter.refresh.replace-all", "shelter.decks.short-row")
def test_nothing_is_told_of_a_row_without_a_card() -> None:
    """No item in row, deck and pile: the refresh does nothing, and the log does not tell of discards."""
    t = table(player(), player(), item_row=[], item_deck=[])

    t.choose("place:water-treatment.right", "gain:food")

    assert t.state.item_row == ()
    assert not t.happened("refresh")


@rule("shelter.refresh.which-row")
def test_the_symbol_for_items_leaves_the_rooms_alone() -> None:
    """The item row is replaced; the open rooms, their deck and their pile are as they were."""
    t = table(player(), player(), room_row=ROOMS, room_deck=NEXT_ROOMS, item_row=ITEMS)

    t.choose("place:water-treatment.right", "gain:food")

    assert not {*ITEMS} & {*t.state.item_row}
    assert (t.state.room_row, t.state.room_pile, len(t.state.room_deck)) == (ROOMS, (), 4)


@rule("shelter.refresh.which-row")
def test_the_symbol_for_rooms_leaves_the_items_alone() -> None:
    """The room row is replaced; the open items, their deck and their pile are as they were."""
    t = table(player(), player(), item_row=ITEMS, item_deck=NEXT_ITEMS, room_row=ROOMS)

    t.choose("place:generator.right", "gain:food")

    assert not {*ROOMS} & {*t.state.room_row}
    assert (t.state.item_row, t.state.item_pile, len(t.state.item_deck)) == (ITEMS, (), 4)


@rule("shelter.refresh.mandatory")
def test_a_refresh_is_carried_out_whether_or_not_the_player_likes_the_row() -> None:
    """After the 2 cubes of the spot nothing is asked: the row is replaced and the turn is over."""
    t = table(player(), player(), room_row=ROOMS, room_deck=NEXT_ROOMS)

    t.choose("place:generator.right")
    assert t.prompt == "gain-any"
    t.choose("gain:food")

    assert (t.seat, t.prompt) == (1, "turn")
    assert t.state.room_row == NEXT_ROOMS[:3]


@rule("shelter.refresh.mandatory")
def test_a_refresh_before_an_item_is_not_skipped() -> None:
    """An outfit workshop refreshes the row and then gives an item: none of the three former ones can be taken."""
    t = table(player(power=1), player(), floors={0: (["outfit-workshop"], [])}, item_row=ITEMS, item_deck=NEXT_ITEMS)

    t.choose("place:outfit-workshop.left")

    assert t.options == tuple(f"take:{item}" for item in NEXT_ITEMS[:3])
    assert t.refused("take:canteen") == "shelter.items.take"


@rule("shelter.refresh.own-discard")
def test_items_and_rooms_have_piles_of_their_own() -> None:
    """Both rows are refreshed once: three items lie on the one pile and three rooms on the other."""
    t = table(player(), player(), item_row=ITEMS, room_row=ROOMS)

    t.choose("place:water-treatment.right", "gain:food", "place:generator.right", "gain:food")

    assert t.state.item_pile == ITEMS
    assert t.state.room_pile == ROOMS


@rule("shelter.refresh.which-row", "shelter.refresh.replace-all")
def test_a_hand_radio_refreshes_the_row_of_its_owners_choice() -> None:
    """The hand radio shows both symbols: its owner names the rooms, and the items stay."""
    t = table(player(items=["hand-radio"]), player(), item_row=ITEMS, room_row=ROOMS, room_deck=NEXT_ROOMS)

    t.choose("use:hand-radio")
    assert t.options == ("refresh:items", "refresh:rooms")
    t.choose("refresh:rooms")

    assert (t.state.room_row, t.state.room_pile) == (NEXT_ROOMS[:3], ROOMS)
    assert t.state.item_row == ITEMS
