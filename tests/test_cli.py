"""The command line: every command works, and every mistake is one line that says what to do, with exit code 2."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import crossroads
from crossroads import __version__
from crossroads.engine import record
from tests.engine.play import finished, play, shelter

Done = subprocess.CompletedProcess[str]
Run = Callable[..., Done]

COMMANDS = [
    ["play"],
    ["replay"],
    ["verify"],
    ["record"],
    ["schema"],
    ["simulate"],
    ["balance"],
    ["fuzz"],
    ["bench"],
    ["rules"],
    ["rules", "list"],
    ["rules", "show"],
    ["rules", "search"],
    ["rules", "coverage"],
]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the command in an empty folder, with a home of its own."""

    def command(*given: str | Path, stdin: str = "") -> Done:
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "share"), "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            [sys.executable, "-m", "crossroads.cli", *map(str, given)],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, **home, "COLUMNS": "200", "NO_COLOR": "1"},
            timeout=120,
            check=False,
        )

    return command


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with game files: of a finished game, of one that goes on, and broken ones."""
    folder = tmp_path_factory.mktemp("saves")
    over = record.save(finished(2, "a file"), ["person:en", "bot:steady"])
    (folder / "finished.json").write_bytes(over)
    (folder / "record.json").write_bytes(record.record(finished(2, "a file")))
    going_on = play(shelter(2, "a file"), "a file", 25)
    (folder / "midway.json").write_bytes(record.save(going_on, ["person:en", "bot:steady"]))
    (folder / "unfinished-record.json").write_bytes(record.record(going_on))
    (folder / "truncated.json").write_bytes(over[: len(over) // 2])
    (folder / "empty.json").write_bytes(b"")
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    made = json.loads(over)
    (folder / "other-game.json").write_text(json.dumps(made | {"game": "chess"}))
    (folder / "other-format.json").write_text(json.dumps(made | {"format": 2}))
    (folder / "edited-digest.json").write_text(json.dumps(made | {"digest": "0" * 64}))
    made["history"][3]["choose"] = "pass"
    (folder / "edited-choice.json").write_text(json.dumps(made))
    return folder


def mistake(done: Done) -> str:
    """The one line that a mistake is answered with."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("crossroads: ")
    return lines[0].removeprefix("crossroads: ")


# -- help


def test_the_version_is_told(run: Run) -> None:
    done = run("--version")

    assert (done.returncode, done.stdout.strip()) == (0, __version__)


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=lambda command: " ".join(command) or "crossroads")
def test_every_command_has_help(run: Run, command: list[str]) -> None:
    done = run(*command, "--help")

    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.startswith(f"Usage: crossroads {' '.join(command)}".rstrip())


def test_help_lists_every_command(run: Run) -> None:
    page = run("--help").stdout

    assert all(command[0] in page for command in COMMANDS)


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    done = run()

    assert done.returncode == 0
    assert "Usage: crossroads COMMAND" in done.stdout


# -- mistakes at the start of a game


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["paly"], 'Unknown command "paly". Did you mean "play"?'),
        (["play", "chess"], "no game `chess`; there are: fallout, shelter"),
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
        (["play", "--people", "0"], "--people 0: at a table of 3 there can be 1 to 3"),
        (["play", "--people", "4"], "--people 4: at a table of 3 there can be 1 to 3"),
        (["play", "--people", "-1"], "--people -1"),
        (["play", "--option", "first"], "--option first: write name=value, such as first=0"),
        (["play", "--option", "frist=0"], "`frist`"),
        (["play", "--option", "first=9"], "`first`: no seat 9; the seats are 0 to 2"),
        (["play", "--option", "first=red"], "'red'"),
        (["play", "--option", 'colours=["red","red","blue"]'], "red is taken already"),
        (["play", "--pack", "expansion"], "no pack `expansion` for shelter"),
        (["play", "--pack", "bsae"], "did you mean `base`?"),
        (["play", "--pack", "."], "no pack.yaml there"),
        (["play", "--nonsense"], "--nonsense"),
        (["play", "--resume", "missing.json"], "missing.json: No such file or directory"),
        (["play", "--resume", "."], "Is a directory"),
        (["rules", "show", "shelter.rent.gian"], "no rule 'shelter.rent.gian' (shelter.rent.gain"),
        (["rules", "show", ""], "no rule ''"),
        (["rules", "show", "shelter.rent.gain", "--lang", "xx"], "no language 'xx'"),
        (["rules", "show"], "rule"),
        (["rules", "search", ""], "nothing to search for"),
        (["rules", "search"], "nothing to search for"),
        (["rules", "search", "wounded", "--lang", "xx"], "no language 'xx'"),
        (["rules", "search", "wounded", "--game", "chess"], "no game 'chess'"),
        (["rules", "list", "--game", "chess"], "no game 'chess'"),
        (["rules", "list", "--lang", "xx"], "no language 'xx'"),
        (["rules", "shwo", "x"], "shwo"),
        (["rules", "coverage", "--report", "missing.json"], "missing.json"),
        (["simulate", "chess", "--games", "1"], "chess"),
        (["simulate", "--games", "-1"], "-1"),
        (["simulate", "--games", "many"], '"many"'),
        (["simulate", "--games", "1", "--seats", "9"], "9"),
        (["simulate", "--games", "1", "--bot", "nobody"], "no bot `nobody`"),
        (["simulate", "--games", "1", "--jobs", "0"], "0"),
        (["simulate", "--games", "1", "--option", "frist=0"], "`frist`"),
        (["simulate", "--games", "1", "--format", "xml"], '"xml"'),
        (["balance", "--games", "1", "--seats", "1", "9"], "9"),
        (["balance", "--games", "1", "--option", "scenario=mars"], "mars"),
        (["fuzz", "chess", "--games", "1"], "chess"),
        (["fuzz", "--games", "-1"], "-1"),
        (["fuzz", "--games", "1", "--jobs", "0"], "0"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_mistake_is_one_line_that_says_what_to_do(run: Run, given: list[str], said: str) -> None:
    done = run(*given)

    assert said in mistake(done)
    assert done.stdout == ""


def test_a_pack_with_a_wrong_effect_name_gets_file_place_and_the_near_word(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.yaml").write_text("id: mine\ngame: shelter\n")
    (pack / "items.yaml").write_text("- {id: rope, mode: exhaust, effects: [{do: rerol}]}\n")

    said = mistake(run("play", "--pack", pack))

    assert said == "mine/items.yaml: $[0].effects[0]: no effect `rerol` (reroll?)"


# -- mistakes with files


@pytest.mark.parametrize("command", [["play", "--plain", "--resume"], ["replay"], ["verify"], ["record"]])
@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("missing.json", "missing.json: No such file or directory"),
        (".", "Is a directory"),
        ("truncated.json", "the file is damaged or cut off"),
        ("empty.json", "the file is damaged or cut off"),
        ("picture.png", "the file is damaged or cut off"),
        ("other-game.json", "no game `chess`"),
        ("other-format.json", "the file has format 2, this program reads format 1"),
        ("edited-choice.json", "entry 4"),
    ],
)
def test_a_file_that_cannot_be_used_is_one_line(
    run: Run, saves: Path, tmp_path: Path, command: list[str], file: str, said: str
) -> None:
    out = [tmp_path / "out.json"] if command == ["record"] else []

    done = run(*command, saves / file, *out)

    assert said in mistake(done)
    assert done.stdout == ""
    assert not (tmp_path / "out.json").exists()


def test_a_record_without_its_dice_cannot_be_played_or_told(run: Run, saves: Path) -> None:
    for command in (["play", "--plain", "--resume"], ["replay"]):
        assert "a game that is not over, without its dice" in mistake(run(*command, saves / "unfinished-record.json"))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--at", "-1"], "--at takes a number from 0 to"),
        (["--at", "100000"], "--at takes a number from 0 to"),
        (["--at", "soon"], '"soon"'),
        (["--seat", "9"], "no seat 9: this table has seats 0 to 1"),
        (["--lang", "xx"], "no language `xx`"),
    ],
)
def test_a_mistake_about_a_story_is_one_line(run: Run, saves: Path, given: list[str], said: str) -> None:
    done = run("replay", saves / "finished.json", *given)

    assert said in mistake(done)
    assert done.stdout == ""


def test_a_record_cannot_be_written_over_a_folder(run: Run, saves: Path, tmp_path: Path) -> None:
    assert "Is a directory" in mistake(run("record", saves / "finished.json", tmp_path))


def test_a_record_cannot_be_written_into_no_folder(run: Run, saves: Path, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "out.json"

    assert "No such file or directory" in mistake(run("record", saves / "finished.json", out))


# -- commands that work


def test_a_finished_game_is_told_as_a_story(run: Run, saves: Path) -> None:
    done = run("replay", saves / "record.json")

    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 100


def test_a_story_may_stop_in_the_middle(run: Run, saves: Path) -> None:
    done = run("replay", saves / "midway.json", "--at", "5", "--seat", "1", "--lang", "pl")

    assert done.returncode == 0
    assert "\n\n" in done.stdout


@pytest.mark.parametrize("file", ["finished.json", "record.json", "midway.json"])
def test_a_true_game_is_verified(run: Run, saves: Path, file: str) -> None:
    done = run("verify", saves / file)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("true: ")


def test_an_untrue_game_is_told_with_exit_code_1(run: Run, saves: Path) -> None:
    """The command worked, the file did not: what is wrong is its answer, not a mistake."""
    done = run("verify", saves / "edited-digest.json")

    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("not true: entry ")


def test_a_game_that_is_not_over_cannot_be_verified_from_its_record(run: Run, saves: Path) -> None:
    done = run("verify", saves / "unfinished-record.json")

    assert done.returncode == 1
    assert done.stdout.startswith("not true: the game is not over")


def test_a_saved_game_becomes_a_record(run: Run, saves: Path, tmp_path: Path) -> None:
    """Of a game that goes on without its secret, of a finished one with it; who sat where stays."""
    for file, has_secret in (("midway.json", False), ("finished.json", True)):
        out = tmp_path / f"record of {file}"
        done = run("record", saves / file, out)
        made = record.read(out.read_bytes())
        assert (done.returncode, done.stdout) == (0, f"written: {out}\n")
        assert (made.dice.secret is not None) is has_secret
        assert made.players == ("person:en", "bot:steady")
        assert made.kept is None


def test_the_schema_is_json(run: Run) -> None:
    done = run("schema")

    assert done.returncode == 0
    assert json.loads(done.stdout)["$ref"] == "#/$defs/Record"


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_rule_is_shown_in_three_languages(run: Run, lang: str) -> None:
    done = run("rules", "show", "shelter.rent.gain", "--lang", lang)

    assert done.returncode == 0
    assert "shelter.rent.gain" in done.stdout


def test_rules_are_listed_and_searched(run: Run) -> None:
    assert "shelter.rent.gain" in run("rules", "list").stdout
    assert "shelter.wounded" in run("rules", "search", "wounded", "dweller").stdout
    assert run("rules", "search", "раненый", "--lang", "ru").returncode == 0


def test_a_search_that_finds_nothing_is_no_mistake(run: Run) -> None:
    done = run("rules", "search", "xyzzyplugh")

    assert "Traceback" not in done.stderr
    assert done.returncode in (0, 1)


# -- playing


def test_a_script_plays_to_the_end(run: Run, tmp_path: Path) -> None:
    """Always the last option, for as long as the game asks: it ends, is told, and is saved as a true game."""
    save = tmp_path / "game.json"
    script = "pass\n1\n" * 400

    done = run("play", "--plain", "--seats", "2", "--bots", "random", "--seed", "script", "--save", save, stdin=script)

    assert (done.returncode, done.stderr) == (0, "")
    assert crossroads.load(save.read_bytes()).outcome is not None
    assert record.verify(save.read_bytes()).true


def test_the_same_seed_and_script_tell_the_same_game(run: Run, tmp_path: Path) -> None:
    given = ["play", "--plain", "--seats", "2", "--seed", "same", "--save", tmp_path / "game.json"]

    assert run(*given, stdin="1\n1\nquit\n").stdout == run(*given, stdin="1\n1\nquit\n").stdout


def test_input_that_ends_early_is_said_with_exit_code_3(run: Run, tmp_path: Path) -> None:
    """What was chosen is kept, and the game goes on from there."""
    save = tmp_path / "game.json"

    first = run("play", "--plain", "--seed", "early", "--save", save, stdin="1\n")
    second = run("play", "--plain", "--resume", save, "--save", save, stdin="quit\n")

    assert (first.returncode, second.returncode) == (3, 0)
    assert crossroads.load(save.read_bytes()).history


def test_several_people_and_named_bots_sit_down(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"

    run(
        "play", "--plain", "--seats", "4", "--people", "2", "--bots", "random,steady", "--save", save, stdin="1\n1\n1\n"
    )

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


def test_without_a_file_the_game_is_saved_at_home(run: Run, tmp_path: Path) -> None:
    run("play", "--plain", "--seed", "home", stdin="1\n")

    (save,) = (tmp_path / "share").rglob("shelter *.json")
    assert crossroads.load(save.read_bytes()).history


@pytest.mark.slow
def test_bots_are_simulated(run: Run, tmp_path: Path) -> None:
    done = run("simulate", "--games", "4", "--seats", "2", "--bot", "random", "--jobs", "1", "--out", tmp_path / "out")

    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "out").iterdir())


@pytest.mark.slow
def test_a_sound_game_is_fuzzed(run: Run) -> None:
    done = run("fuzz", "--games", "2", "--jobs", "1")

    assert done.returncode == 0
    assert done.stdout
    assert "Traceback" not in done.stderr


def test_output_that_nobody_reads_is_no_error(tmp_path: Path, saves: Path) -> None:
    """As in `crossroads replay FILE | head -1`."""
    command = subprocess.Popen(
        [sys.executable, "-m", "crossroads.cli", "replay", str(saves / "finished.json")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.readline()
    command.stdout.close()
    errors = command.stderr.read()
    command.stderr.close()
    command.wait(timeout=60)

    assert b"Traceback" not in errors
    assert b"BrokenPipe" not in errors


def test_a_new_game_is_never_written_over_another(run: Run, tmp_path: Path) -> None:
    """Two games without a named file are kept in two files, and `--last` goes on with the second."""
    for seed in ("one", "two"):
        assert run("play", "--seats", "2", "--seed", seed, stdin="1\nquit\n").returncode == 0
    kept = sorted((tmp_path / "share" / "crossroads").glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    assert len(kept) == 2
    first, second = [path.read_bytes() for path in kept]

    again = run("play", "--last", stdin="1\nquit\n")

    assert again.returncode == 0
    assert sorted((tmp_path / "share" / "crossroads").glob("*.json")) == sorted(kept)
    assert kept[0].read_bytes() == first
    assert len(record.read(kept[1].read_bytes()).history) > len(record.read(second).history)


def test_there_may_be_no_last_game(run: Run) -> None:
    assert "no game was saved yet" in mistake(run("play", "--last"))
