"""Packs of one's own: they add cards, replace them, and stay with the games that were begun with them."""

import re
from functools import partial
from pathlib import Path

import pytest

import crossroads
from crossroads.engine import record
from crossroads.engine.game import new
from crossroads.engine.verifying import verify
from tests.engine.play import ids, play, position
from tests.kit.pack_folders import empty_pack, why_refused, with_packs

ROOM = "- {id: %s, price: {any: 1}, left: {reward: [{do: gain, food: 1}]}, right: {reward: [{do: gain, water: 1}]}}\n"


with_pack = partial(with_packs, "shelter")


refusal = partial(why_refused, "shelter")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty pack of one's own."""
    return empty_pack(tmp_path, "shelter")


# -- a user's cards


def test_a_pack_adds_cards(folder: Path) -> None:
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    (folder / "items.yaml").write_text("- {id: rope, mode: exhaust, effects: [{do: reroll}]}\n")

    game = with_pack(folder)

    state = game.state
    assert "shed" in (*state.room_deck, *state.room_row)
    assert "rope" in (*state.item_deck, *state.item_row)
    assert len(state.content.rooms) == len(new("shelter", 2, "packs").state.content.rooms) + 1
    assert list(game.definition.faults(state)) == []


def test_a_pack_replaces_cards_of_the_same_id(folder: Path) -> None:
    """The diner gives five food instead of two; everything else is as it was."""
    (folder / "rooms.yaml").write_text(
        "- {id: diner, left: {reward: [{do: gain, food: 5}]}, right: {reward: [{do: ready}]}}\n"
    )
    game = with_pack(folder)

    game.choose("place:diner.left")

    assert game.state.players[0].cubes == (0, 5, 0)
    assert len(game.state.content.rooms) == len(new("shelter", 2, "packs").state.content.rooms)


def test_the_last_pack_wins(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "pack.yaml").write_text("id: other\ngame: shelter\n")
    for pack, food in ((folder, 3), (other, 4)):
        (pack / "rooms.yaml").write_text(
            f"- {{id: diner, left: {{reward: [{{do: gain, food: {food}}}]}}, right: {{reward: [{{do: ready}}]}}}}\n"
        )

    for packs, food in (((folder, other), 4), ((other, folder), 3)):
        game = with_pack(*packs)
        game.choose("place:diner.left")
        assert game.state.players[0].cubes == (0, food, 0)


def test_a_game_with_a_pack_is_saved_loaded_and_verified(folder: Path) -> None:
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    game = play(with_pack(folder), "saved with a pack", 60)

    data = record.save(game)

    assert list(record.read(data).packs) == ["base", str(folder)]
    assert position(crossroads.load(data)) == position(game)
    assert verify(data).true


def test_a_pack_named_twice_is_taken_once(folder: Path) -> None:
    """`--pack base` beside the base set: the game can be saved and loaded like any other."""
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    for packs in (["base", "base"], ["base", str(folder), str(folder)]):
        game = play(new("shelter", 2, "twice", packs=packs), "twice", 12)

        assert position(crossroads.load(record.save(game))) == position(game)


def test_a_pack_may_be_named_by_a_way_to_its_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`./mine/` is saved as it was given, and found again from the same place."""
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    monkeypatch.chdir(folder.parent)
    game = play(new("shelter", 2, "a way", packs=["base", "./mine/"]), "a way", 12)

    data = record.save(game)

    assert position(crossroads.load(data)) == position(game)
    assert verify(data).true


def test_a_pack_that_has_gone_is_named_when_its_game_is_loaded(folder: Path) -> None:
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    data = record.save(with_pack(folder))

    folder.rename(folder.parent / "moved")

    told = f"the file needs a pack that is not here: no pack `{str(folder)[:80]}`"
    with pytest.raises(record.BadSave, match=re.escape(told)):
        crossroads.load(data)


def test_a_pack_that_is_broken_now_is_named_when_its_game_is_loaded(folder: Path) -> None:
    """Its cards cannot be read any more: the mistake is told as for a new game."""
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    data = record.save(with_pack(folder))

    (folder / "rooms.yaml").write_text("- [\n")

    with pytest.raises(record.BadSave, match=r"mine/rooms\.yaml: not readable as YAML"):
        crossroads.load(data)


def test_a_users_words_come_with_the_pack(folder: Path) -> None:
    """A new card's name in one's own pack, and a new name for an old card."""
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    (folder / "cards.en.ftl").write_text("room-shed = Garden shed\nroom-diner = Canteen of mine\n")
    game = with_pack(folder)

    assert game.words("en")("room-shed") == "Garden shed"
    assert game.words("en")("room-diner") == "Canteen of mine"
    assert game.words("pl")("room-shed") == "Garden shed"
    assert new("shelter", 2, "packs").words("en")("room-diner") != "Canteen of mine"


def test_a_whole_game_is_played_with_a_users_cards(folder: Path) -> None:
    (folder / "rooms.yaml").write_text(ROOM % "shed" + ROOM % "attic")
    (folder / "threats.yaml").write_text("- {id: flood, spot: {cost: [{do: fight, value: 7}]}, copies: 2}\n")

    game = with_pack(folder)
    assert ids(game)
    play(game, "a user's cards")

    assert game.outcome is not None
    assert list(game.definition.faults(game.state)) == []


# -- words


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("cards.en.ftl", "room-shed = Shed\nroom-hut Hut\n", 'mine/cards.en.ftl: line 2: Expected token: "="'),
        ("cards.en.ftl", "room-shed = Shed {\n", "mine/cards.en.ftl: line 1: "),
        ("cards.en.ftl", "room-shed = Shed\nroom-shed = Hut\n", "mine/cards.en.ftl: line 2: a second `room-shed`"),
        (
            "cards.en.ftl",
            "room-shed = Shed { $size }\n",
            "mine/cards.en.ftl: line 1: `room-shed`: no variable `$size` is told here",
        ),
        (
            "cards.en.ftl",
            "room-shed = Shed\n    .flavour = { room-hut }\n",
            "mine/cards.en.ftl: line 2: `room-shed.flavour`: no message `room-hut`",
        ),
        (
            "cards.en.ftl",
            "event-build = { $player } has built { $rooms }\n",
            "mine/cards.en.ftl: line 1: `event-build`: no variable `$rooms` is told here (room?)",
        ),
        ("cards.en.ftl", b"room-shed = Szop\xff\n", "mine/cards.en.ftl: not readable as UTF-8"),
        ("cards.de.ftl", "room-shed = Schuppen\n", "mine/cards.de.ftl: no language `de`; there are: en, ru, pl"),
        ("cards.ftl", "room-shed = Shed\n", "mine/cards.ftl: no language `cards`; there are: en, ru, pl"),
    ],
)
def test_words_that_could_not_be_said_are_refused(folder: Path, name: str, text: str | bytes, said: str) -> None:
    """When the pack is loaded, not in the midst of a game."""
    (folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())

    assert refusal(folder).startswith(said)


@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["plain", "with a byte order mark"])
def test_words_of_a_pack_replace_ours_and_name_its_cards(folder: Path, mark: str) -> None:
    """A message of ours may be said in another way, with what it is told."""
    (folder / "rooms.yaml").write_text(ROOM % "shed")
    (folder / "cards.en.ftl").write_text(
        f"{mark}room-shed = Shed\n    .flavour = {'{ -town }'}.\n-town = Home\ncube-food = grub\n", encoding="utf-8"
    )

    words = with_pack(folder).words("en")

    assert (words("room-shed"), words("room-shed.flavour"), words("cube-food")) == ("Shed", "Home.", "grub")
