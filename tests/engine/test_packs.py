"""Packs: found by name or by folder, refused as a whole with file, place and remedy; a user's loads like ours."""

from functools import partial
from pathlib import Path

import pytest

from crossroads.engine.packs import BadPack, find_packs, open_pack
from tests.kit.pack_folders import empty_pack, why_refused

ROOM = "- {id: %s, price: {any: 1}, left: {reward: [{do: gain, food: 1}]}, right: {reward: [{do: gain, water: 1}]}}\n"


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
        ("id: My Pack\ngame: shelter\n", "$.id: no id; write it in small letters and digits"),
        ("id: ''\ngame: shelter\n", "$.id: no id; write it in small letters and digits"),
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
