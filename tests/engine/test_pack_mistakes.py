"""A mistake in a pack is refused with its file, its place and the remedy."""

from functools import partial
from pathlib import Path

import pytest

from crossroads.engine.game import new
from crossroads.engine.packs import BadPack, find_packs
from tests.kit.pack_folders import empty_pack, why_refused, with_packs

BASE = find_packs("shelter", ("base",))[0].folder
ROOM = "- {id: %s, price: {any: 1}, left: {reward: [{do: gain, food: 1}]}, right: {reward: [{do: gain, water: 1}]}}\n"


with_pack = partial(with_packs, "shelter")


refusal = partial(why_refused, "shelter")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty pack of one's own."""
    return empty_pack(tmp_path, "shelter")


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
        ("rooms.yaml", ROOM % "Shed", "$[0].id: no id; write it in small letters and digits"),
        ("rooms.yaml", ROOM % "7", "$[0].id: Expected `str`, got `int`"),
        ("rooms.yaml", "- {id: shed, price: {any: 1}, left: {}}\n", "either `left` and `right`, or `both`"),
        ("rooms.yaml", ROOM % "shed" + ROOM % "shed", "$[1].id: a second `shed`; ids are unique in a pack"),
        ("rooms.yaml", "shed: here\n", "Expected `array`, got `object`"),
        ("rooms.yaml", "- [\n", "not readable as YAML"),
        (
            "items.yaml",
            "- {id: rope, mode: sometimes, effects: []}\n",
            "$[0].mode: Invalid enum value 'sometimes' (there are: passive, exhaust, discard, end)",
        ),
        ("items.yaml", "- {id: rope, mode: exhausts, effects: []}\n", "'exhausts' (exhaust?)"),
        (
            "rooms.yaml",
            (ROOM % "shed").replace("do: gain, food: 1", "do: refresh, row: item"),
            "$[0].left.reward[0].row: Invalid enum value 'item' (items?)",
        ),
        ("rooms.yaml", "", "Expected `array`, got `null`; fill in what is missing here"),
        ("items.yaml", "- {id: 2020-01-01, mode: exhaust, effects: []}\n", "got `date`; put it in quotes"),
        ("items.yaml", "- {id: rope, effects: []}\n", "$[0]: Object missing required field `mode`; add it"),
        ("rooms.yaml", (ROOM % "shed").replace("any: 1", "any: " + "9" * 5000), "a number of thousands of digits"),
        ("rooms.yaml", ROOM % "shed\0", "a sign that no text has, U+0000"),
        ("items.yaml", "- {id: rope, mode: passive, effects: [{do: reroll}]}\n", "its mode is `exhaust` or `discard`"),
        ("threats.yaml", "- {id: flood, spot: {}, copies: 0}\n", "$[0].copies: Expected `int` >= 1"),
        ("threats.yaml", "- {id: flood, spot: {}, copies: 1000000000000}\n", "$[0].copies: Expected `int` <= 99"),
        ("rooms.yaml", (ROOM % "shed").replace("food: 1", "any: 100"), "$[0].left.reward[0].any: Expected `int` <= 99"),
        ("rooms.yaml", ROOM % '"shed\\n"', "$[0].id: no id; write it in small letters and digits"),
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
