"""What a player has: items in play and in hand, and cards that may still be played on receipt (topics items, looting-body)."""

from crossroads.games.munchkin.player import Gear, Player
from tests.kit import rule
from tests.kit.munchkin import gear


@rule("munchkin.items.receipt-window-ends")
def test_a_card_that_has_left_the_hand_cannot_be_played_on_receipt() -> None:
    """Of three cards just received, two of them drawn, one goes; and so does the bundle."""
    who = Player(
        0,
        "female",
        hand=("tin-can", "raider.1", "bent-fork"),
        bundles=(Gear("combat-knife"), Gear("dart-gun")),
        received=("tin-can", "raider.1", "combat-knife", "dart-gun"),
        from_deck=("tin-can", "raider.1"),
    )

    who.take_from_hand("tin-can")
    assert ([*who.hand], [*who.received], [*who.from_deck]) == (
        ["raider.1", "bent-fork"],
        ["raider.1", "combat-knife", "dart-gun"],
        ["raider.1"],
    )
    who.take_from_hand("bent-fork")
    assert ([*who.received], [*who.from_deck]) == (["raider.1", "combat-knife", "dart-gun"], ["raider.1"])
    assert who.take_bundle("combat-knife") == Gear("combat-knife")

    assert who.bundles == (Gear("dart-gun"),)
    assert who.received == ("raider.1", "dart-gun")


@rule("munchkin.looting-body.bundle")
def test_a_bundle_is_one_card_of_the_hand() -> None:
    rifle = gear("hunting-rifle", "telescopic-sight", "double-magazine", used=False)
    who = Player(0, "male", hand=("tin-can",), bundles=(rifle,))

    assert who.hand_size == 2
    assert who.bundle("hunting-rifle") == rifle
    assert who.bundle("tin-can") is None
    assert who.take_bundle("tin-can") == gear("tin-can", used=False)
    assert who.take_bundle("hunting-rifle") == rifle
    assert who.hand_size == 0


@rule("munchkin.items.carry")
def test_an_item_keeps_its_place_when_it_changes_and_a_new_one_comes_last() -> None:
    who = Player(0, "female", gear=(gear("combat-knife"), gear("dart-gun"), gear("gas-mask")))

    who.put(gear("dart-gun", used=False))
    who.put(gear("spiked-boots"))

    assert who.gear == (gear("combat-knife"), gear("dart-gun", used=False), gear("gas-mask"), gear("spiked-boots"))
    assert who.item("gas-mask") == gear("gas-mask")
    assert who.item("minigun") is None
    assert who.take_out("combat-knife") == gear("combat-knife")
    assert [each.id for each in who.gear] == ["dart-gun", "gas-mask", "spiked-boots"]


@rule("munchkin.cheat.frees-one-item")
def test_the_item_that_a_cheat_frees_is_found_by_it() -> None:
    who = Player(0, "female", gear=(gear("combat-knife"), gear("dart-gun", cheat="cheat.2")))

    assert who.freed_by("cheat.2") == gear("dart-gun", cheat="cheat.2")
    assert who.freed_by("cheat.1") is None
