"""`crossroads play`: a game is set up as it was asked for, and played by a script as by a person."""

import io
from pathlib import Path

import pytest

import crossroads
from crossroads.cli.parameters import best_bots
from crossroads.cli.play import wants_coach
from crossroads.coach import course_for
from crossroads.engine import record
from crossroads.engine.loading import load
from crossroads.engine.verifying import verify
from tests.kit.commands import Run, mistake


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["play", "chess"], "no game `chess`; there are: fallout, munchkin, shelter"),
        (["play", "sheltr"], "no game `sheltr`; did you mean `shelter`?"),
        (["play", "--seats", "1"], "shelter is for 2 to 4 seats, not for 1."),
        (["play", "--seats", "5"], "shelter is for 2 to 4 seats, not for 5."),
        (["play", "--seats", "-3"], "not for -3"),
        (["play", "--seats", "two"], 'unable to convert "two" into int'),
        (["play", "--seats"], "--seats"),
        (["play", "--lang", "xx"], "no language `xx`; choose one of: en, ru, pl"),
        (["play", "--lang", "rus"], "no language `rus`; did you mean `ru`?"),
        (["play", "--bots", "nobody"], "no bot `nobody` for shelter; there are: random, steady"),
        (["play", "--bots", "stedy"], "did you mean `steady`?"),
        (["play", "--bots", "steady,"], "no bot ``"),
        (["play", "--bots", "steady,random,random"], "3 bots for 2 seats without a person; name one for each"),
        (["play", "--people", "3", "--bots", "steady"], "1 bots for 0 seats without a person"),
        (["play", "--bot", "gone.py:Bot"], "gone.py: no such file; name the file of the bot"),
        (["play", "--people", "0"], "--people 0: at a table of 3 there can be 1 to 3"),
        (["play", "--people", "4"], "--people 4: at a table of 3 there can be 1 to 3"),
        (["play", "--people", "-1"], "--people -1"),
        (["play", "--yours", "coins"], "`coins` cannot be yours at this table; there are: dice, items, rooms, threats"),
        (["play", "munchkin", "--yours", "dice,coins"], "there are: dice, doors, treasures, perks"),
        (["play", "--option", "first"], "--option first: write name=value, such as first=0"),
        (["play", "--option", "frist=0"], "`frist`"),
        (["play", "--option", "first=9"], "`first`: no seat 9; the seats are 0 to 2"),
        (["play", "--option", "first=red"], "'red'"),
        (["play", "--option", 'colours=["red","red","blue"]'], "red is taken already"),
        (
            ["play", "--pack", "expansion"],
            "no pack `expansion` for shelter: installed are: base. A pack of your own is named by its folder.",
        ),
        (["play", "--pack", "bsae"], "did you mean `base`?"),
        (["play", "--pack", "."], "no pack.yaml there"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "--resume", "missing.json"], "missing.json: No such file or directory"),
        (["play", "--resume", "."], "Is a directory"),
        (["play", "--save", "nowhere/game.json"], "nowhere/game.json: no game can be saved there"),
        (["play", "--save", "."], "there is something already"),
        (["play", "--coach", "--seats", "2"], "--seats: a coached game is set up already"),
        (["play", "--coach", "--last"], "--coach: a saved game keeps its coach"),
        (["play", "chess", "--coach"], "no game `chess`"),
        (["play", "two", "words"], "`words` is one word too many (see `crossroads play --help`)"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_mistake_is_one_line_that_says_what_to_do(run: Run, given: list[str], said: str) -> None:
    assert said in mistake(run(*given))


def test_a_pack_with_a_wrong_effect_name_gets_file_place_and_the_near_word(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: mine\ngame: shelter\n")
    (pack / "items.yaml").write_text("- {id: rope, mode: exhaust, effects: [{do: rerol}]}\n")

    said = mistake(run("play", "--pack", pack))

    assert said == "mine/items.yaml: $[0].effects[0]: no effect `rerol` (reroll?)"


def test_a_script_plays_to_the_end(start: Run, tmp_path: Path) -> None:
    """Always the last option, for as long as the game asks: it ends, is told, and is saved as a true game."""
    save = tmp_path / "game.json"
    script = "pass\n1\n" * 400

    done = start(
        "play", "--plain", "--seats", "2", "--bots", "random", "--seed", "script", "--save", save, stdin=script
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert crossroads.load(save.read_bytes()).outcome is not None
    assert verify(save.read_bytes()).true


def test_the_same_seed_and_script_tell_the_same_game(start: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    given = ["play", "--plain", "--seats", "2", "--seed", "same", "--save", save]

    first = start(*given, stdin="1\n1\nquit\n").stdout
    save.unlink()

    assert start(*given, stdin="1\n1\nquit\n").stdout == first


def test_input_that_ends_early_is_said_with_exit_code_3(run: Run, tmp_path: Path) -> None:
    """What was chosen is kept, and the game goes on from there."""
    save = tmp_path / "game.json"

    first = run("play", "--plain", "--seed", "early", "--save", save, stdin="1\n")
    second = run("play", "--plain", "--resume", save, "--save", save, stdin="quit\n")

    assert (first.returncode, second.returncode) == (3, 0)
    assert crossroads.load(save.read_bytes()).history


@pytest.mark.parametrize("bots", [["--bots", "random,steady"], ["--bot", "random", "--bot", "steady"]])
def test_several_people_and_named_bots_sit_down(run: Run, tmp_path: Path, bots: list[str]) -> None:
    save = tmp_path / "game.json"

    run("play", "--plain", "--seats", "4", "--people", "2", *bots, "--save", save, stdin="1\n1\n1\n")

    assert record.read(save.read_bytes()).players == ("person:en", "person:en", "bot:random", "bot:steady")


def test_table_options_and_packs_reach_the_game(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: mine\ngame: shelter\n")
    save = tmp_path / "game.json"
    options = ["--option", "first=0", "--option", 'colours=["green","red"]']

    done = run("play", "--plain", "--seats", "2", *options, "--pack", pack, "--save", save, stdin="1\n")

    made = record.read(save.read_bytes())
    assert done.returncode == 3
    assert made.options == {"first": 0, "colours": ["green", "red"]}
    assert list(made.packs) == ["base", str(pack)]


def test_an_expansion_is_played_with_and_one_that_is_not_there_refused(start: Run, tmp_path: Path) -> None:
    """Its act is on the list in the plain table; the nearest name is told."""
    unknown = mistake(start("play", "fallout", "--with", "signal", "--plain"))
    arguments = ("play", "fallout", "--seats", "1", "--with", "signals", "--option", "scenario=dead-air", "--plain")
    played = start(*arguments, "--save", str(tmp_path / "signals.json"), stdin="1\n" * 6)

    assert unknown == "fallout has no expansion `signal`; did you mean `signals`?"
    assert "Boost the signal for 1 cap" in played.stdout
    assert "Traceback" not in played.stderr


@pytest.mark.parametrize(
    ("expansions", "scenario", "said"),
    [
        (
            ["atomic-bonds"],
            "rise-of-the-master",
            "Rise of the Master can be played with Atomic Bonds only if New California is in the game too.",
        ),
        (["atomic-bonds"], "new-california", "choose one of: commonwealth, capital-wasteland, far-harbor, the-pitt"),
        (["atomic-bonds", "new-california"], "new-california", "is not played with Atomic Bonds."),
        (["new-california"], "dead-air", "rise-of-the-master, new-california, commonwealth-x"),
        ([], "rise-of-the-master", "choose one of: commonwealth, capital-wasteland, far-harbor, the-pitt"),
    ],
)
def test_a_scenario_that_does_not_fit_is_refused_in_one_line(
    run: Run, expansions: list[str], scenario: str, said: str
) -> None:
    """With Atomic Bonds alone there are the four of the base: the sheet of Rise of the Master waits for New California."""
    chosen = [part for name in expansions for part in ("--with", name)]

    assert said in mistake(run("play", "fallout", *chosen, "--option", f"scenario={scenario}", "--plain"))


def test_the_best_bot_of_a_game_plays_the_other_seats() -> None:
    """Unless somebody is named. `docs/how-to/add-a-game.md` plays a game that has no more than `random`."""
    assert best_bots("shelter") == ("steady", "random")


LAST = """
from crossroads.bots import Sight


class Last:
    name = "last"

    def choose(self, game, seat):
        return Sight(game, seat).decision.ids[-1]
"""


def test_a_bot_of_ones_own_plays_and_is_found_again(run: Run, tmp_path: Path) -> None:
    """Its game is saved with its name; to go on, its file must be named again."""
    (tmp_path / "birds.py").write_text(LAST)
    save = tmp_path / "game.json"

    begun = run("play", "--plain", "--seats", "2", "--bot", "birds.py:Last", "--save", save, stdin="1\n")
    lost = mistake(run("play", "--plain", "--resume", save, stdin="quit\n"))
    found = run("play", "--plain", "--resume", save, "--bot", "birds.py:Last", stdin="quit\n")
    other = mistake(run("play", "--plain", "--resume", save, "--bots", "birds.py:Last,random", stdin="quit\n"))

    assert record.read(save.read_bytes()).players == ("person:en", "bot:last")
    assert (begun.returncode, found.returncode) == (3, 0)
    assert "the file seats a bot that is not here: no bot `last` for shelter" in lost
    assert lost.endswith("name its file: --bots magpie.py:Magpie")
    assert other == "--bots: a saved game goes on as it was set up; leave that out, or begin a new game"


@pytest.mark.parametrize("game", ["fallout", "munchkin", "shelter"])
def test_a_first_game_is_coached(run: Run, tmp_path: Path, game: str) -> None:
    """The coach gives its first lesson before the first question, and the game that is saved is that of the course."""
    save = tmp_path / "first.json"

    told = run("play", game, "--coach", "--plain", "--save", save, stdin="1\n")

    assert "Coach, 1 of" in told.stdout
    course = course_for(game)
    assert course is not None
    assert load(save.read_bytes()).setup == course.setup


class Typist(io.StringIO):
    """A terminal at which somebody types."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("answer", "wants"), [("y", True), ("t", True), ("д", True), ("", False), ("n", False)], ids=str
)
def test_a_first_start_offers_the_coach(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str, wants: bool
) -> None:
    """Yes in any language; Enter plays without. Whoever has saved a game is not asked, nor is a script."""
    screen = Typist()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", Typist(f"{answer}\n"))
    monkeypatch.setattr("sys.stdout", screen)

    assert wants_coach("shelter", "en") is wants

    assert "Learn by playing" in screen.getvalue()
    (tmp_path / "crossroads" / "shelter 2026-01-01 00-00-00.json").write_text("{}")
    assert not wants_coach("shelter", "en")
    (tmp_path / "crossroads" / "shelter 2026-01-01 00-00-00.json").unlink()
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    assert not wants_coach("shelter", "en")
