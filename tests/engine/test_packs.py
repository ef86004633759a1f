"""Packs: found by name or by folder, refused as a whole with file, place and remedy; a user's loads like ours."""

from functools import partial
from pathlib import Path

import pytest

import crossroads
from crossroads.engine import record
from crossroads.engine.game import new
from crossroads.engine.packs import BadPack, find_packs, open_pack
from crossroads.engine.verifying import verify
from tests.engine.play import ids, play, position
from tests.kit.pack_folders import empty_pack, why_refused, with_packs

BASE = find_packs("shelter", ("base",))[0].folder
ROOM = "- {id: %s, price: {any: 1}, left: {reward: [{do: gain, food: 1}]}, right: {reward: [{do: gain, water: 1}]}}\n"


with_pack = partial(with_packs, "shelter")
refusal = partial(why_refused, "shelter")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty pack of one's own."""
    return empty_pack(tmp_path, "shelter")


# -- finding


def test_an_installed_pack_is_found_by_its_name() -> None:
    (pack,) = find_packs("shelter", ("base",))

    assert (pack.id, pack.game, pack.name) == ("base", "shelter", "base")
    assert (pack.folder / "rooms.yaml").is_file()


def test_a_pack_of_ones_own_is_found_by_its_folder(folder: Path) -> None:
    base, mine = find_packs("shelter", ("base", str(folder)))

    assert (base.id, mine.id) == ("base", "mine")
    assert mine.name == str(folder)


def test_a_pack_is_found_by_a_folder_from_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder.parent)

    assert find_packs("shelter", ("mine",))[0].id == find_packs("shelter", ("./mine/",))[0].id == "mine"


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("bsae", "did you mean `base`"),
        ("expansion", "installed are: pets, base"),
        ("/nowhere/at/all", "installed are: pets, base"),
        ("x" * 5000, "installed are: pets, base"),
        ("a\0b", "installed are: pets, base"),
    ],
)
def test_a_pack_that_is_not_there_is_quoted_with_what_is(name: str, hint: str) -> None:
    with pytest.raises(BadPack, match=f"no pack `.*` for shelter: {hint}"):
        find_packs("shelter", (name,))


def test_a_file_is_no_pack(folder: Path) -> None:
    with pytest.raises(BadPack, match="no pack"):
        find_packs("shelter", (str(folder / "pack.yaml"),))


def test_the_digest_of_a_pack_follows_its_content(folder: Path) -> None:
    """Another card, another digest; other words, the same: they cannot change how the game plays."""
    before = open_pack(folder).digest

    (folder / "cards.en.ftl").write_text("room-shed = Shed\n")
    with_words = open_pack(folder).digest
    (folder / "rooms.yaml").write_text(ROOM % "shed")

    assert with_words == before
    assert open_pack(folder).digest != before


@pytest.mark.parametrize(
    ("written", "same"),
    [
        ("- {id: shed, cost: 3}", True),
        ("# the shed\n-   id: shed  # where tools are\n    cost: 3\n", True),
        ('- "id": "shed"\n  "cost": 3', True),
        ("- {id: shed, cost: 4}", False),
        ("- {id: shed, cost: '3'}", False),
        ("- {id: shed, cost: 3.0}", False),
        ("- {cost: 3, id: shed}", False),
        ("- {id: shed, cost: 3}\n- {id: barn, cost: 3}", False),
    ],
)
def test_the_digest_of_a_pack_is_that_of_its_data(folder: Path, written: str, same: bool) -> None:
    """Comments, quotes and layout are not data; a number and its kind are, and so is an order that a game may follow."""
    (folder / "rooms.yaml").write_text("- id: shed\n  cost: 3\n")
    before = open_pack(folder).digest

    (folder / "rooms.yaml").write_text(written)

    assert (open_pack(folder).digest == before) is same


# -- manifests


def test_a_folder_without_a_manifest_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path.name}: no pack.yaml there; write one with `id` and `game`."


def test_a_pack_of_another_game_is_refused(folder: Path) -> None:
    (folder / "pack.yaml").write_text("id: mine\ngame: munchkin\n")

    assert refusal(folder) == "mine/pack.yaml: this pack is for `munchkin`, not for `shelter`."


@pytest.mark.parametrize(
    ("manifest", "reason"),
    [
        ("id: mine\n", "missing required field `game`"),
        ("id: mine\ngame: shelter\nauthor: me\n", "unknown field `author`"),
        ("id: 7\ngame: shelter\n", "$.id: Expected `str`, got `int`"),
        ("id: My Pack\ngame: shelter\n", "$.id: Expected `str` matching regex"),
        ("id: ''\ngame: shelter\n", "$.id: Expected `str` matching regex"),
        ("- id\n- game\n", "Expected `object`, got `array`"),
        ("", "Expected `object`, got `null`"),
        ("id: [mine\n", "not readable as YAML"),
        ("id: mine\n\tgame: shelter\n", "not readable as YAML"),
        ("id: !!python/object:os.system mine\ngame: shelter\n", "not readable as YAML"),
    ],
)
def test_a_wrong_manifest_is_refused_with_its_place(folder: Path, manifest: str, reason: str) -> None:
    (folder / "pack.yaml").write_text(manifest)

    said = refusal(folder)

    assert said.startswith("mine/pack.yaml: ")
    assert reason in said


# -- content


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("{do: hael}", "mine/rooms.yaml: $[0].left.reward[0]: no effect `hael` (heal?)"),
        ("{do: gian, food: 1}", "mine/rooms.yaml: $[0].left.reward[0]: no effect `gian` (gain?)"),
        ("{do: gain, food: 1}, {do: itme}", "mine/rooms.yaml: $[0].left.reward[1]: no effect `itme` (item?)"),
    ],
)
def test_a_wrong_effect_name_gets_file_place_and_the_near_word(folder: Path, effect: str, said: str) -> None:
    (folder / "rooms.yaml").write_text((ROOM % "shed").replace("{do: gain, food: 1}", effect))

    assert refusal(folder) == said


def test_an_effect_name_like_no_other_gets_the_list(folder: Path) -> None:
    (folder / "rooms.yaml").write_text((ROOM % "shed").replace("{do: gain, food: 1}", "{do: xyzzy}"))

    said = refusal(folder)

    assert said.startswith("mine/rooms.yaml: $[0].left.reward[0]: no effect `xyzzy` (there are: ")
    assert "gain" in said
    assert "heal" in said


def test_a_wrong_effect_of_an_item_gets_file_and_place(folder: Path) -> None:
    (folder / "items.yaml").write_text("- {id: rope, mode: exhaust, effects: [{do: rerol}]}\n")

    assert refusal(folder) == "mine/items.yaml: $[0].effects[0]: no effect `rerol` (reroll?)"


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("rooms.yaml", (ROOM % "shed").replace("left", "lft"), "$[0]: Object contains unknown field `lft`"),
        ("rooms.yaml", (ROOM % "shed").replace("food: 1", "food: lots"), "$[0].left.reward[0].food: Expected `int`"),
        (
            "rooms.yaml",
            (ROOM % "shed").replace("food: 1", "foods: 1"),
            "$[0].left.reward[0]: Object contains unknown field",
        ),
        ("rooms.yaml", (ROOM % "shed").replace("do: gain, food: 1", "food: 1"), "$[0].left.reward[0]: Object missing"),
        ("rooms.yaml", (ROOM % "shed").replace("any: 1", "any: -1"), "a number of cubes cannot be below zero"),
        ("rooms.yaml", ROOM % "Shed", "$[0].id: Expected `str` matching regex"),
        ("rooms.yaml", ROOM % "7", "$[0].id: Expected `str`, got `int`"),
        ("rooms.yaml", "- {id: shed, price: {any: 1}, left: {}}\n", "either `left` and `right`, or `both`"),
        ("rooms.yaml", ROOM % "shed" + ROOM % "shed", "$[1].id: a second `shed`; ids are unique in a pack"),
        ("rooms.yaml", "shed: here\n", "Expected `array`, got `object`"),
        ("rooms.yaml", "- [\n", "not readable as YAML"),
        ("items.yaml", "- {id: rope, mode: sometimes, effects: []}\n", "$[0].mode: Invalid enum value 'sometimes'"),
        ("items.yaml", "- {id: rope, mode: passive, effects: [{do: reroll}]}\n", "its mode is `exhaust` or `discard`"),
        ("threats.yaml", "- {id: flood, spot: {}, copies: 0}\n", "$[0].copies: Expected `int` >= 1"),
        ("threats.yaml", "- {id: flood, spot: {}, copies: 1000000000000}\n", "$[0].copies: Expected `int` <= 99"),
        ("rooms.yaml", (ROOM % "shed").replace("food: 1", "any: 100"), "$[0].left.reward[0].any: Expected `int` <= 99"),
        ("rooms.yaml", ROOM % '"shed\\n"', "$[0].id: Expected `str` matching regex"),
        ("lifts.yaml", "start: {hurt: true}\n", "Object missing required field `coloured`"),
        ("top-floor.yaml", "left: [diner]\nright: []\ncolumns: {}\n", "$.left: Expected `array` of length 3"),
    ],
)
def test_a_mistake_gets_file_place_and_reason(folder: Path, file: str, text: str, said: str) -> None:
    (folder / file).write_text(text)

    refused = refusal(folder)

    assert refused.startswith(f"mine/{file}: ")
    assert said in refused


def test_a_file_that_is_no_text_is_refused(folder: Path) -> None:
    (folder / "rooms.yaml").write_bytes(b"\xff\xfe\x00rooms")

    assert refusal(folder).startswith("mine/rooms.yaml: ")


def test_a_folder_in_the_place_of_a_file_is_refused(folder: Path) -> None:
    (folder / "rooms.yaml").mkdir()

    assert refusal(folder) == "mine/rooms.yaml: a folder; what a pack holds stands in files"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("room.yaml", "mine/room.yaml: no file of a pack for this game (rooms.yaml?)"),
        ("items.yml", "mine/items.yml: no file of a pack for this game (items.yaml?)"),
        (
            "notes.yaml",
            "mine/notes.yaml: no file of a pack for this game"
            " (there are: items.yaml, lifts.yaml, pack.yaml, rooms.yaml, threats.yaml, top-floor.yaml)",
        ),
    ],
)
def test_a_file_that_nobody_would_read_is_refused(folder: Path, name: str, said: str) -> None:
    """A slip in a file's name would leave its cards out without a word."""
    (folder / name).write_text(ROOM % "shed")

    assert refusal(folder) == said


def test_a_key_that_stands_twice_is_refused_with_its_line(folder: Path) -> None:
    """The second one would silently take the place of the first."""
    (folder / "items.yaml").write_text("- id: rope\n  mode: exhaust\n  mode: discard\n  effects: []\n")

    assert refusal(folder) == "mine/items.yaml: not readable as YAML (line 3: a second `mode`)."


def test_yaml_that_cannot_be_read_gets_its_line(folder: Path) -> None:
    (folder / "items.yaml").write_text("- id: rope\n  mode: [exhaust\n  effects: []\n")

    assert refusal(folder).startswith("mine/items.yaml: not readable as YAML (line 3: ")


BOMB = "- &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"- &{name} [{', '.join([f'*{last}'] * 10)}]\n" for last, name in zip("abcdefghi", "bcdefghij", strict=True)
)


MERGED = "- &a {" + ", ".join([f"k{number}: 1" for number in range(10)]) + "}\n"
MERGED += "".join(
    f"- &{name} {{<<: [{', '.join([f'*{last}'] * 10)}]}}\n" for last, name in zip("abcdefghi", "bcdefghij", strict=True)
)


@pytest.mark.parametrize(
    "text",
    [
        "- &a {id: rope, mode: exhaust, effects: [{do: receive, reward: &r [{do: gain, food: 1}, *r]}]}\n",
        "- &a [*a]\n",
        BOMB,
        MERGED,
    ],
    ids=["in itself", "all in itself", "bomb", "merged bomb"],
)
def test_yaml_without_end_is_refused(folder: Path, text: str) -> None:
    """Parts that stand in themselves, or that would be more than memory can hold."""
    (folder / "items.yaml").write_text(text)

    said = refusal(folder)

    assert said.startswith("mine/items.yaml: ")
    assert "too much for one file" in said or "a part that stands in itself" in said


def test_an_alias_is_welcome(folder: Path) -> None:
    (folder / "items.yaml").write_text(
        "- &rope {id: rope, mode: exhaust, effects: [{do: reroll}]}\n- {<<: *rope, id: cord}\n"
    )

    assert with_pack(folder).state.content.items["cord"].mode == "exhaust"


def test_an_effect_of_another_place_is_told_apart_from_a_slip(folder: Path) -> None:
    (folder / "rooms.yaml").write_text((ROOM % "shed").replace("left: {", "left: {cost: [{do: heal}], "))

    assert refusal(folder) == "mine/rooms.yaml: $[0].left.cost[0]: the effect `heal` cannot stand here"


def test_a_pack_is_named_even_from_inside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`--pack .` is told by the name of the folder."""
    (folder / "items.yaml").write_text("- {}\n")
    monkeypatch.chdir(folder)

    assert refusal(Path()).startswith("mine/items.yaml: $[0]: ")
    assert find_packs("shelter", (".",))[0].name == "."


def test_a_room_without_a_price_is_refused(folder: Path) -> None:
    (folder / "rooms.yaml").write_text((ROOM % "shed").replace("price: {any: 1}, ", ""))

    assert refusal(folder) == "mine/rooms.yaml: `shed` has no price; only starting rooms go without"


def test_a_top_floor_with_an_unknown_room_is_refused(folder: Path) -> None:
    text = (BASE / "top-floor.yaml").read_text().replace("diner", "dinner")
    (folder / "top-floor.yaml").write_text(text)

    assert refusal(folder) == "mine/top-floor.yaml: no room `dinner`; it must be one of rooms.yaml"


def test_a_top_floor_with_one_room_twice_is_refused(folder: Path) -> None:
    """The wasteland lies there in the place of the diner too, which is for sale in this set."""
    text = (BASE / "top-floor.yaml").read_text().replace("diner", "wasteland")
    (folder / "top-floor.yaml").write_text(text)
    (folder / "rooms.yaml").write_text(ROOM % "diner")

    said = refusal(folder)

    assert said.startswith("mine/top-floor.yaml: ")
    assert "wasteland" in said


def test_a_top_floor_with_too_few_columns_is_refused(folder: Path) -> None:
    text = (BASE / "top-floor.yaml").read_text().replace("[[5, 6], [3, 4], [null, 2]]", "[[5, 6]]")
    (folder / "top-floor.yaml").write_text(text)

    assert refusal(folder) == "mine/top-floor.yaml: columns.left: give 3 pairs, from the lift outward"


def test_a_set_without_a_safe_place_to_heal_is_refused(folder: Path) -> None:
    """The starting lift heals nobody any more, and threats can lie on every other spot."""
    text = (BASE / "lifts.yaml").read_text().replace("{do: heal}, ", "")
    (folder / "lifts.yaml").write_text(text)

    said = refusal(folder)

    assert said.startswith(
        "mine/lifts.yaml: no healing spot for wounded dwellers is free of cost and safe from threats"
    )
    assert "shelter.healing.safe-spot" in said


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("rooms.yaml", (ROOM % "shed").replace("price: {any: 1}, ", "")),
        ("top-floor.yaml", (BASE / "top-floor.yaml").read_text().replace("diner", "dinner")),
        ("lifts.yaml", (BASE / "lifts.yaml").read_text().replace("{do: heal}, ", "")),
    ],
    ids=["unpriced", "unknown room", "no healing"],
)
def test_the_pack_with_the_mistake_is_named(folder: Path, tmp_path: Path, file: str, text: str) -> None:
    """A good pack comes after the wrong one: the wrong one is named."""
    good = tmp_path / "good"
    good.mkdir()
    (good / "pack.yaml").write_text("id: good\ngame: shelter\n")
    (folder / file).write_text(text)

    assert refusal(folder, good).startswith(f"mine/{file}: ")


def test_a_pack_without_the_base_set_lacks_what_every_set_needs(folder: Path) -> None:
    (folder / "rooms.yaml").write_text(ROOM % "shed")

    with pytest.raises(BadPack, match=r"mine/lifts.yaml: missing; one of the packs must have it"):
        new("shelter", 2, "packs", packs=[str(folder)])


def test_a_wrong_pack_begins_no_game(folder: Path) -> None:
    """Refused as a whole: once the mistake is mended the same folder is taken."""
    (folder / "rooms.yaml").write_text((ROOM % "shed").replace("gain", "gian"))
    refusal(folder)

    (folder / "rooms.yaml").write_text(ROOM % "shed")

    assert "shed" in with_pack(folder).state.content.rooms


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

    with pytest.raises(record.BadSave, match=r"the file needs a pack that is not here: no pack `.*mine`"):
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
