"""The folder of a pack may hold anything: what cannot be a file of a pack is refused, and nothing is waited for."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from crossroads.engine.pack_files import LARGEST, MOST_FILES
from crossroads.engine.packs import BadPack, find_packs, install_packs, installed_packs
from crossroads.engine.record import read, save
from crossroads.engine.verifying import verify
from tests.kit.pack_folders import empty_pack, why_refused, with_packs

ROOM = "- {id: %s, price: {any: 1}, left: {reward: [{do: gain, food: %d}]}, right: {reward: [{do: ready}]}}\n"


with_pack = partial(with_packs, "shelter")
refusal = partial(why_refused, "shelter")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty pack of one's own."""
    return empty_pack(tmp_path, "shelter")


# -- what is no file


@pytest.mark.parametrize("name", ["rooms.yaml", "cards.en.ftl", "notes.yml"])
def test_a_pipe_is_refused_and_not_waited_for(folder: Path, name: str) -> None:
    os.mkfifo(folder / name)

    assert refusal(folder) == f"mine/{name}: a pipe or a device; what a pack holds stands in files"


def test_a_pipe_is_no_manifest(folder: Path) -> None:
    (folder / "pack.yaml").unlink()
    os.mkfifo(folder / "pack.yaml")

    assert refusal(folder) == "mine/pack.yaml: a pipe or a device; what a pack holds stands in files"


@pytest.mark.parametrize("name", ["rooms.yaml", "cards.en.ftl"])
def test_a_folder_in_the_place_of_a_file_is_refused(folder: Path, name: str) -> None:
    (folder / name).mkdir()

    assert refusal(folder) == f"mine/{name}: a folder; what a pack holds stands in files"


@pytest.mark.parametrize("name", ["rooms.yaml", "cards.en.ftl", "pack.yaml"])
def test_a_link_out_of_the_folder_is_refused(folder: Path, tmp_path: Path, name: str) -> None:
    """Whatever it leads to: a pack that somebody was given must not tell what else is on the disk."""
    secret = tmp_path / "secret"
    secret.write_text("id: mine\ngame: shelter\n")
    (folder / name).unlink(missing_ok=True)
    (folder / name).symlink_to(secret)

    assert refusal(folder) == f"mine/{name}: a link that leads out of the pack; put the file itself there"


def test_a_link_within_the_folder_is_welcome(folder: Path) -> None:
    (folder / "all.txt").write_text(ROOM % ("shed", 1))
    (folder / "rooms.yaml").symlink_to("all.txt")

    assert "shed" in with_pack(folder).state.content.rooms


def test_a_link_to_the_folder_itself_is_welcome(folder: Path, tmp_path: Path) -> None:
    (folder / "rooms.yaml").write_text(ROOM % ("shed", 1))
    (tmp_path / "linked").symlink_to(folder)

    assert "shed" in with_pack(tmp_path / "linked").state.content.rooms


@pytest.mark.parametrize(("to", "reason"), [("rooms.yaml", "cannot be read"), ("gone.yaml", "cannot be read")])
def test_a_link_that_leads_nowhere_is_refused(folder: Path, to: str, reason: str) -> None:
    (folder / "rooms.yaml").symlink_to(to)

    said = refusal(folder)

    assert said.startswith(f"mine/rooms.yaml: {reason} (")
    assert said.endswith("; mend it, or take it out of the pack")


# -- too much


@pytest.mark.parametrize("name", ["rooms.yaml", "cards.en.ftl", "pack.yaml"])
def test_a_file_that_is_too_large_is_refused(folder: Path, name: str) -> None:
    (folder / name).write_bytes(b"#" * (LARGEST + 1))

    assert refusal(folder) == f"mine/{name}: too large; a file may have 1,000,000 bytes: split it into several"


def test_a_file_as_large_as_may_be_is_read(folder: Path) -> None:
    (folder / "rooms.yaml").write_bytes((ROOM % ("shed", 1)).encode() + b"#" * 500_000)

    assert "shed" in with_pack(folder).state.content.rooms


def test_too_many_files_are_refused(folder: Path) -> None:
    for number in range(MOST_FILES):
        (folder / f"words{number}.en.ftl").write_text("")

    assert refusal(folder) == "mine: 501 files; a pack may have 500: put several lists into one"


DEEP = [
    "[" * 50_000,
    "[" * 50_000 + "]" * 50_000,
    "{a: " * 50_000,
    "- " * 50_000,
    "".join(" " * depth + "a:\n" for depth in range(1_200)),
    "[ # ]\n" * 50_000,
    "- [" + "[" * 60 + "]" * 60 + "]",
]


@pytest.mark.parametrize("name", ["rooms.yaml", "pack.yaml"])
@pytest.mark.parametrize("text", DEEP, ids=["open", "closed", "mappings", "lists", "lines", "comments", "few"])
def test_brackets_in_brackets_are_refused(folder: Path, name: str, text: str) -> None:
    """50,000 of them ended the interpreter, which nothing can catch."""
    (folder / name).write_text(text)

    said = refusal(folder)

    assert said.startswith(f"mine/{name}: ")
    assert "more than 50 deep" in said


def test_as_many_brackets_side_by_side_are_read(folder: Path) -> None:
    (folder / "rooms.yaml").write_text("".join(ROOM % (f"shed-{number}", 1) for number in range(400)))

    assert "shed-399" in with_pack(folder).state.content.rooms


def test_a_mapping_with_very_many_keys_is_read_quickly(folder: Path) -> None:
    """To look for each key among all before it would take minutes."""
    (folder / "items.yaml").write_text("{" + ", ".join(f"k{number}: 1" for number in range(60_000)) + "}")

    assert refusal(folder).startswith("mine/items.yaml: ")


@pytest.mark.parametrize("text", ["- {[a]: 1}", "- {? {a: 1} : 1}", "? [a, b]\n: 1\n"])
def test_a_key_that_is_no_text_is_refused(folder: Path, text: str) -> None:
    (folder / "items.yaml").write_text(text)

    assert refusal(folder).startswith("mine/items.yaml: not readable as YAML (line 1: ")


# -- edited packs


def test_an_edited_pack_is_seen_by_the_next_game(folder: Path) -> None:
    """In one process: its cards and its words, and a card that is gone."""
    (folder / "rooms.yaml").write_text(ROOM % ("shed", 1) + ROOM % ("hut", 1))
    (folder / "cards.en.ftl").write_text("room-shed = Shed\n")
    before = with_pack(folder)

    (folder / "rooms.yaml").write_text(ROOM % ("shed", 2))
    (folder / "cards.en.ftl").write_text("room-shed = Barn\n")
    after = with_pack(folder)

    assert after.state.content.rooms["shed"].left.reward[0].food == 2
    assert "hut" not in after.state.content.rooms
    assert after.words("en")("room-shed") == "Barn"
    assert before.words("en")("room-shed") == "Shed"
    assert before.words("en").content is before.state.content


def test_a_game_that_goes_on_keeps_the_pack_that_it_was_made_with(folder: Path) -> None:
    """Even if its words are broken now; and its save tells which pack it was played with."""
    (folder / "rooms.yaml").write_text(ROOM % ("diner", 1))
    (folder / "cards.pl.ftl").write_text("room-diner = Bar\n")
    (folder / "rooms.yaml").write_text("- {id: diner, left: {reward: [{do: gain, food: 3}]}, right: {}}\n")
    game = with_pack(folder)
    pinned = read(save(game)).packs

    (folder / "rooms.yaml").write_text("- {id: diner, left: {reward: [{do: gain, food: 5}]}, right: {}}\n")
    (folder / "cards.pl.ftl").write_text("room-diner = { room-diner }\n")
    game.choose("place:diner.left")
    saved = save(game)

    assert game.state.players[0].cubes == (0, 3, 0)
    assert game.words("pl")("room-diner") == "Bar"
    assert read(saved).packs == pinned
    (folder / "cards.pl.ftl").unlink()
    assert "is not the one the game was played with" in verify(saved).reason


def test_packs_that_are_equal_share_their_cards(folder: Path) -> None:
    (folder / "rooms.yaml").write_text(ROOM % ("shed", 1))

    assert with_pack(folder).state.content is with_pack(folder).state.content


# -- where packs are found


def test_two_packs_of_a_host_cannot_have_one_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table could not tell which of them was asked for."""
    monkeypatch.setenv("CROSSROADS_PACKS", "")
    (folder / "pack.yaml").write_text("id: base\ngame: shelter\n")

    with pytest.raises(BadPack, match=r"mine/pack\.yaml: shelter has a pack `base` already; give it another id"):
        install_packs([folder])


def test_a_pack_of_a_host_that_is_named_twice_is_installed_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the variable and on the command line, as it happens."""
    monkeypatch.setenv("CROSSROADS_PACKS", str(folder))
    clear_installed()
    try:
        install_packs([folder, folder])

        assert os.environ["CROSSROADS_PACKS"] == str(folder)
        assert installed_packs("shelter").count("mine") == 1
    finally:
        monkeypatch.undo()
        clear_installed()


def clear_installed() -> None:
    """Look for installed packs anew."""
    install_packs([])


def test_packs_of_one_game_need_no_other_game() -> None:
    """Nor anything of it: whoever plays Shelter waits for no module of Fallout, and the other way round."""
    program = (
        "import sys, crossroads\n"
        "game = crossroads.new({0!r}, 2, 'alone')\n"
        "game.choose(game.decision.ids[0]); game.view(0); game.words('en'); game.save()\n"
        "print([name for name in sys.modules if {1!r} in name])"
    )
    for game, other in (("shelter", "fallout"), ("fallout", "shelter")):
        done = subprocess.run(
            [sys.executable, "-c", program.format(game, other)], capture_output=True, text=True, check=True
        )
        assert done.stdout == "[]\n"


def test_a_table_of_shelter_in_a_terminal_needs_nothing_of_fallout(tmp_path: Path) -> None:
    """Neither its rules nor its boards, its bots or its figures."""
    program = "import sys; from crossroads.cli import main\ntry: main()\nexcept SystemExit: pass\n"
    program += "print([name for name in sys.modules if 'fallout' in name], file=sys.stderr)"
    home = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    for given in ("play shelter --plain --seats 2", "simulate shelter --games 1 --seats 2 --jobs 1 --bot random"):
        done = subprocess.run(
            [sys.executable, "-c", program, *given.split()],
            input="1\nquit\n",
            capture_output=True,
            text=True,
            env=home,
            check=True,
        )
        assert done.stderr.splitlines()[-1] == "[]", given


def test_a_pack_that_is_shipped_stays_what_it_is() -> None:
    base = find_packs("shelter", ("base",))[0]

    assert base.is_shipped
    assert base.files == ()
    assert base.names("rooms.*") == ["rooms.yaml"]
