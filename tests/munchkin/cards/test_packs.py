"""How packs of cards become one set: what is refused, what takes the place of what (topic cards)."""

from pathlib import Path

import pytest

from crossroads.engine.game import new
from crossroads.engine.packs import BadPack


def refusal(folder: Path, **files: str) -> str:
    """Why a pack with these files cannot be used."""
    (folder / "pack.yaml").write_text("id: mine\ngame: munchkin\n")
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text)
    with pytest.raises(BadPack) as refused:
        new("munchkin", 3, "packs", packs=("base", str(folder)))
    return str(refused.value).partition(f"{folder.name}/")[2]


def test_a_card_takes_the_place_of_one_with_the_same_id(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("id: mine\ngame: munchkin\n")
    (tmp_path / "junk.yaml").write_text("- id: tin-can\n  price: 900\n  copies: 3\n")

    content = new("munchkin", 3, "packs", packs=("base", str(tmp_path))).state.content

    assert content.packs == ("base", str(tmp_path))
    assert content.cards["tin-can"].copies == 3
    assert [copy for copy in content.decks["treasure"] if copy.startswith("tin-can")] == [
        "tin-can.1",
        "tin-can.2",
        "tin-can.3",
    ]
    assert content.by_copy["tin-can.2"].price == 900


@pytest.mark.parametrize(
    ("file", "card", "text"),
    [
        ("traps_yaml", "tin-can", "- id: tin-can\n  effects: [{do: lose, what: level}]\n"),
        ("junk_yaml", "tripwire", "- id: tripwire\n  price: 100\n"),
    ],
)
def test_a_card_cannot_take_the_place_of_one_of_another_kind(tmp_path: Path, file: str, card: str, text: str) -> None:
    """The pack that came later is told, whichever of the two files is read first."""
    told = refusal(tmp_path, **{file: text})

    assert told == f"{file.replace('_', '.')}: `{card}` is a card of another kind already; give it another id"


def test_an_id_stands_once_in_a_pack(tmp_path: Path) -> None:
    told = refusal(tmp_path, junk_yaml="- id: mug\n  price: 1\n- id: cup\n  price: 1\n- id: mug\n  price: 2\n")

    assert told == "junk.yaml: $[2].id: a second `mug`; ids are unique in a pack"


def test_words_with_a_mistake_are_refused(tmp_path: Path) -> None:
    told = refusal(tmp_path, junk_yaml="- id: mug\n  price: 1\n", cards_en_ftl="card-mug = Mug { $size }\n")

    assert told.startswith("cards.en.ftl: line 1: `card-mug`:")


def test_a_file_that_no_card_lives_in_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, mugs_yaml="- id: mug\n").startswith("mugs.yaml:")
