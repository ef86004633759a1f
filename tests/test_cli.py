"""The command line: every command works, and every mistake is one line that says what to do, with exit code 2."""

import json
import os
import pty
import select
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
        (["play", "two", "words"], "`words` is one word too many (see `crossroads play --help`)"),
        (["replay"], "(see `crossroads replay --help`)"),
        (["rules", "show"], "(see `crossroads rules show --help`)"),
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
        (["simulate", "--games", "1", "--seats", "0"], "shelter is for 2 to 4 seats, not for 0."),
        (
            ["simulate", "--games", "1", "--seats", "2", "--bot", "steady", "--bot", "random", "--bot", "random"],
            "3 bots",
        ),
        (["simulate", "--games", "1", "--bot", "nobody"], "no bot `nobody`"),
        (["simulate", "--games", "1", "--jobs", "0"], "0"),
        (["simulate", "--games", "1", "--option", "frist=0"], "`frist`"),
        (["simulate", "--games", "1", "--format", "xml"], '"xml"'),
        (["balance", "--games", "1", "--seats", "1", "9"], "9"),
        (["balance", "--games", "1", "--option", "scenario=mars"], "mars"),
        (["fuzz", "chess", "--games", "1"], "chess"),
        (["fuzz", "--games", "-1"], "-1"),
        (["fuzz", "--games", "1", "--jobs", "0"], "0"),
        (["serve", "--rate", "-1"], "--rate -1: a number from 0, and 0 sets no limit"),
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


@pytest.mark.parametrize("command", [["simulate", "--seats", "2", "--bot", "random"], ["balance", "--seats", "1"]])
def test_figures_that_cannot_be_written_are_refused_before_the_games(
    run: Run, tmp_path: Path, command: list[str]
) -> None:
    """Not after hours of play: no bar has been shown."""
    (tmp_path / "taken").write_text("a file")

    said = mistake(run(*command, "--games", "1", "--jobs", "1", "--out", "taken"))

    assert said == "taken: File exists"


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


@pytest.mark.parametrize(
    "given", [["show", "shelter.rent.gain"], ["list"], ["search", "rent"]], ids=lambda given: given[0]
)
def test_rules_are_as_wide_as_the_terminal(tmp_path: Path, given: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "crossroads.cli", "rules", *given],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "60", "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )

    assert max(len(line) for line in done.stdout.splitlines()) <= 60


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
    save = tmp_path / "game.json"
    given = ["play", "--plain", "--seats", "2", "--seed", "same", "--save", save]

    first = run(*given, stdin="1\n1\nquit\n").stdout
    save.unlink()

    assert run(*given, stdin="1\n1\nquit\n").stdout == first


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


def test_the_last_game_may_be_the_last_of_its_kind(run: Run) -> None:
    """`play fallout --last` goes on with Fallout, though Shelter was saved after it."""
    for game in ("fallout", "shelter"):
        assert run("play", game, "--seats", "2", "--seed", "kinds", stdin="1\nquit\n").returncode == 0

    assert "Fallout Shelter" in run("play", "--last", stdin="quit\n").stdout
    assert "Fallout: The Board Game" in run("play", "fallout", "--last", stdin="quit\n").stdout


def test_there_may_be_no_last_game_of_that_kind(run: Run) -> None:
    run("play", "--seats", "2", "--seed", "kinds", stdin="1\nquit\n")

    assert "no game of fallout was saved yet" in mistake(run("play", "fallout", "--last"))


def test_a_saved_game_of_another_kind_is_not_taken_for_the_named_one(run: Run, saves: Path) -> None:
    said = mistake(run("play", "fallout", "--resume", saves / "midway.json"))

    assert said == f"{saves / 'midway.json'}: a game of shelter, not of fallout"


@pytest.mark.parametrize(
    "given",
    [["--seats", "2"], ["--people", "2"], ["--bots", "random"], ["--seed", "x"], ["--option", "first=0"]],
    ids=lambda given: given[0],
)
def test_what_sets_up_a_new_game_is_refused_for_a_saved_one(run: Run, saves: Path, given: list[str]) -> None:
    """It would be passed over in silence otherwise."""
    said = mistake(run("play", "--resume", saves / "midway.json", *given))

    assert said.startswith(f"{given[0]}: a saved game goes on as it was set up")


def test_a_named_file_is_not_written_over_by_a_new_game(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "friday.json"
    assert run("play", "--seats", "2", "--save", save, stdin="1\nquit\n").returncode == 0
    kept = save.read_bytes()

    said = mistake(run("play", "--seats", "2", "--save", save, stdin="1\nquit\n"))

    assert said == f"{save}: there is something already; go on with `--resume {save}`, or name another file"
    assert save.read_bytes() == kept


def test_a_saved_game_is_not_written_over_by_another_one(run: Run, saves: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_bytes((saves / "finished.json").read_bytes())

    assert "there is something already" in mistake(run("play", "--resume", saves / "midway.json", "--save", other))
    assert other.read_bytes() == (saves / "finished.json").read_bytes()


def test_a_home_that_cannot_be_written_to_is_told_with_the_way_out(run: Run, tmp_path: Path) -> None:
    (tmp_path / "share").write_text("a file where a folder should be")

    assert mistake(run("play", "--seats", "2")).endswith("; name a file with --save")
    assert run("play", "--seats", "2", "--save", "here.json", stdin="1\nquit\n").returncode == 0


def test_a_record_is_not_written_over_the_game_it_is_made_from(run: Run, saves: Path, tmp_path: Path) -> None:
    """It would lose the dice to come, and could not go on."""
    save = tmp_path / "game.json"
    save.write_bytes((saves / "midway.json").read_bytes())

    assert "name another file" in mistake(run("record", save, tmp_path / "." / "game.json"))
    assert save.read_bytes() == (saves / "midway.json").read_bytes()


@pytest.mark.parametrize("command", [["play", "--plain", "--resume"], ["replay"], ["verify"], ["record"]])
def test_a_file_that_cannot_be_used_is_named(run: Run, saves: Path, tmp_path: Path, command: list[str]) -> None:
    out = [tmp_path / "out.json"] if command == ["record"] else []

    said = mistake(run(*command, saves / "truncated.json", *out))

    assert said.startswith(f"{saves / 'truncated.json'}: the file is damaged")


def test_a_file_that_fuzzing_has_not_written_is_one_line(run: Run, saves: Path) -> None:
    said = mistake(run("fuzz", "--again", saves / "picture.png"))

    assert said.startswith(f"{saves / 'picture.png'}: this is no failure that `crossroads fuzz --out` has written")


# -- streams and terminals of all sorts


@pytest.mark.parametrize("closed", ["0<&-", "1>&-"])
def test_a_closed_stream_is_an_empty_one(tmp_path: Path, closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -m crossroads.cli play --plain --seats 2 {closed}'],  # noqa: S607
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        timeout=60,
        check=False,
    )

    assert (done.returncode, done.stderr) == (3, b"")


@pytest.mark.parametrize(
    "given",
    [
        ["rules", "show", "shelter.rent.gain", "--lang", "ru"],
        ["replay", "finished.json", "--lang", "pl"],
        ["play", "--plain", "--seats", "2", "--lang", "ru"],
    ],
    ids=lambda given: given[0],
)
def test_letters_that_a_terminal_cannot_show_cost_these_letters_only(
    saves: Path, tmp_path: Path, given: list[str]
) -> None:
    """And one line says how to see them."""
    done = subprocess.run(
        [sys.executable, "-m", "crossroads.cli", *given],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=saves,
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )

    assert done.returncode == (3 if given[0] == "play" else 0)
    assert b"?" in done.stdout
    assert done.stderr.decode("ascii").splitlines() == [
        "crossroads: some letters cannot be shown in ascii: set PYTHONIOENCODING=utf-8, or choose --lang en"
    ]


@pytest.mark.parametrize("missing", ["stdin", "stderr", "terminal"])
def test_without_a_whole_terminal_the_table_is_played_line_by_line(tmp_path: Path, missing: str) -> None:
    """The screen needs a keyboard, both outputs and a terminal that can draw; else no key would reach it."""
    ours, theirs = pty.openpty()
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    said = b""
    with subprocess.Popen(
        [sys.executable, "-m", "crossroads.cli", "play", "--seats", "2", "--option", "first=0"],
        stdin=subprocess.DEVNULL if missing == "stdin" else theirs,
        stdout=theirs,
        stderr=subprocess.DEVNULL if missing == "stderr" else theirs,
        env={**os.environ, **home, "TERM": "dumb" if missing == "terminal" else "xterm-256color"},
    ) as command:
        os.write(ours, b"quit\n")
        while b"choices made" not in said and select.select([ours], [], [], 30)[0]:
            said += os.read(ours, 4096)
        command.terminate()  # a table that still waits would wait for ever
    os.close(theirs)
    os.close(ours)

    assert b"Type help for the commands." in said
    assert b"0 choices made" in said
