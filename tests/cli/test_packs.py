"""`crossroads pack check`: a pack is loaded as a table would, and every card of it is read in each language."""

import os
from pathlib import Path

import msgspec
import pytest

from crossroads.engine.definition import definition, game_names
from crossroads.engine.packs import find_packs
from tests.kit.commands import Run, mistake

ROOM = """
- id: shed
  price: {any: 1}
  left: {reward: [{do: gain, food: 2}]}
  right: {cost: [{do: pay, water: 1}], reward: [{do: happiness, amount: 1}]}
"""


@pytest.fixture
def shed(tmp_path: Path) -> Path:
    """A pack for Shelter with a room of two languages and an item of none."""
    folder = tmp_path / "shed"
    folder.mkdir()
    (folder / "pack.yaml").write_text("id: sheds\ngame: shelter\n")
    (folder / "rooms.yaml").write_text(ROOM)
    (folder / "items.yaml").write_text("- {id: rope, mode: exhaust, effects: [{do: reroll}]}\n")
    (folder / "cards.en.ftl").write_text("room-shed = Garden Shed\n    .flavour = Mostly spiders.\n")
    (folder / "cards.ru.ftl").write_text("room-shed = Сарай\n", encoding="utf-8")
    return folder


def test_every_card_is_read_in_each_language(run: Run, shed: Path) -> None:
    """With its text made from its effects; what nobody has named is listed, and is no mistake."""
    done = run("pack", "check", shed)

    told = done.stdout
    assert (done.returncode, done.stderr) == (0, "")
    assert told.startswith("sheds: a pack for shelter that can be played with; its cards: 2\n")
    assert [line for line in told.splitlines() if line.startswith("== ")] == ["== en", "== ru", "== pl"]
    assert "Garden Shed [shed]\n  Left: 2 food\n  Right: 1 water → 1 happiness\n" in told
    assert "  Mostly spiders.\n" in told
    assert "Сарай [shed]\n  Слева: 2 еды\n" in told
    assert "Rope [rope]\n  Exhaust: " in told
    assert "not written in en: item-rope\n" in told
    assert "not written in ru: item-rope\n" in told
    assert "not written in pl: room-shed, item-rope\n" in told
    assert "Diner" not in told  # the cards of the base set are not its own


def test_languages_can_be_chosen(run: Run, shed: Path) -> None:
    told = run("pack", "check", shed, "--lang", "ru").stdout

    assert "== ru" in told
    assert "== en" not in told
    assert mistake(run("pack", "check", shed, "--lang", "xx")) == "no language `xx`; choose one of: en, ru, pl"


def test_a_mistake_in_a_pack_is_told_with_exit_code_1(run: Run, shed: Path) -> None:
    """The command worked: file, place and remedy are its answer."""
    (shed / "rooms.yaml").write_text(ROOM.replace("happiness", "hapiness"))

    done = run("pack", "check", shed)

    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout == "wrong: shed/rooms.yaml: $[0].right.reward[0]: no effect `hapiness` (happiness?)\n"


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("cards.pl.ftl", "room-shed = { $size }\n", "shed/cards.pl.ftl: line 1: `room-shed`: no variable `$size`"),
        ("cards.de.ftl", "room-shed = Schuppen\n", "shed/cards.de.ftl: no language `de`"),
        ("pack.yaml", "id: sheds\ngame: chess\n", "no game `chess`"),
        ("pack.yaml", "id: sheds\n", "shed/pack.yaml: "),
    ],
)
def test_words_and_manifests_are_checked_too(run: Run, shed: Path, file: str, text: str, said: str) -> None:
    (shed / file).write_text(text)

    done = run("pack", "check", shed)

    assert done.returncode == 1
    assert done.stdout.startswith("wrong: ")
    assert said in done.stdout


def test_a_pipe_in_the_folder_is_not_waited_for(run: Run, shed: Path) -> None:
    os.mkfifo(shed / "threats.yaml")

    assert run("pack", "check", shed).stdout.startswith("wrong: shed/threats.yaml: a pipe or a device")


def test_a_folder_that_is_not_there_is_a_mistake(run: Run, shed: Path) -> None:
    assert mistake(run("pack", "check", "nowhere")) == "nowhere: no such folder; name the folder of a pack"
    assert mistake(run("pack", "check", shed / "pack.yaml")).endswith("no such folder; name the folder of a pack")
    assert "(see `crossroads pack check --help`)" in mistake(run("pack", "check"))


def test_a_pack_that_needs_another_or_an_expansion_is_checked_with_them(start: Run, tmp_path: Path, shed: Path) -> None:
    """A word that only the expansion Pets knows."""
    (shed / "rooms.yaml").write_text(ROOM.replace("do: happiness", "do: pets.purr"))

    without, with_pets = start("pack", "check", shed), start("pack", "check", shed, "--with", "pets")

    assert "no effect `pets.purr`" in without.stdout
    assert (without.returncode, with_pets.returncode) == (1, 0), with_pets.stdout


@pytest.mark.parametrize("game", game_names())
@pytest.mark.slow
def test_the_whole_base_set_can_be_read(run: Run, game: str) -> None:
    """As if it were somebody's own: every card of every file, in three languages."""
    base = find_packs(game, definition(game).packs[:1])[0]

    done = run("pack", "check", base.folder)

    assert done.returncode == 0, done.stdout
    assert "\nnot written in" not in done.stdout
    assert done.stdout.count("\n== ") == 3


@pytest.mark.parametrize("expansion", ["new-california", "atomic-bonds"])
@pytest.mark.slow
def test_the_whole_pack_of_an_expansion_can_be_read(run: Run, expansion: str) -> None:
    """Kinds of cards of its own, too: each thing that a file lists is shown once."""
    pack = find_packs("fallout", (expansion,))[0]
    files = [msgspec.yaml.decode(pack.data(name) or b"") for name in pack.names("*.yaml")]
    listed = sum([len(each) for each in files if isinstance(each, list)])

    done = run("pack", "check", pack.folder, "--with", expansion, "--lang", "pl")

    assert done.stdout.startswith(f"{expansion}: a pack for fallout that can be played with; its cards: {listed}\n")
    assert "\nnot written in" not in done.stdout
