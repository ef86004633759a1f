"""`crossroads replay`, `verify`, `record` and `schema`: what can be done with the file of a game."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crossroads.engine import record
from tests.kit.commands import Run, mistake


def test_a_finished_game_is_told_as_a_story(run: Run, saves: Path) -> None:
    done = run("replay", saves / "record.json")

    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 100


def test_a_story_may_stop_in_the_middle(run: Run, saves: Path) -> None:
    done = run("replay", saves / "midway.json", "--at", "5", "--seat", "1", "--lang", "pl")

    assert done.returncode == 0
    assert "\n\n" in done.stdout


def test_a_story_needs_a_file(run: Run) -> None:
    assert "(see `crossroads replay --help`)" in mistake(run("replay"))


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
    assert said in mistake(run("replay", saves / "finished.json", *given))


@pytest.mark.parametrize("file", ["finished.json", "record.json", "midway.json"])
def test_a_true_game_is_verified(run: Run, saves: Path, file: str) -> None:
    done = run("verify", saves / file)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("true: ")


def test_an_untrue_game_is_told_with_exit_code_1(start: Run, saves: Path) -> None:
    """The command worked, the file did not: what is wrong is its answer, not a mistake."""
    done = start("verify", saves / "edited-digest.json")

    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("not true: entry ")


FORGED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a choice": lambda made: made["history"][3].update(choose="pass"),
    "a seat": lambda made: made["history"][3].update(seat=1 - made["history"][3]["seat"]),
    "a mark": lambda made: made["history"][3].update(mark="0" * 12),
    "a die": lambda made: next(each for each in made["history"] if each.get("draws"))["draws"][0].update(came=[6, 6]),
    "an entry gone": lambda made: made["history"].pop(3),
    "a shuffle": lambda made: made["opening"][0]["came"].reverse(),
    "the secret": lambda made: made["dice"].update(secret="0" * 64),
    "no secret": lambda made: made["dice"].update({"secret": "dice"}),
    "the secret gone": lambda made: made["dice"].update(secret=None),
    "the secret's field gone": lambda made: made["dice"].pop("secret"),
    "the secret gone, as if the game were not over": lambda made: (made["dice"].pop("secret"), made.pop("outcome")),
    "the promise": lambda made: made["dice"].update(commitment="0" * 64),
    "nonces": lambda made: made["dice"].update(nonces=["mine"]),
    "the outcome": lambda made: made["outcome"].update(winners=[0, 1]),
    "the digest": lambda made: made.update(digest="0" * 64),
    "seats": lambda made: made.update(seats=9),
    "options": lambda made: made.update(options={"frist": 0}),
    "players": lambda made: made.update(players=["me"]),
    "no packs": lambda made: made.update(packs={}),
    "the pack's digest": lambda made: made["packs"].update(base="0" * 32),
    "a field more": lambda made: made.update(note="mine"),
    "a field less": lambda made: made.pop("opening"),
    "a word for a number": lambda made: made["history"][3].update(seat="one"),
    "the kept state": lambda made: made["kept"]["state"]["players"][0].update(happiness=50),
    "the kept state's digest": lambda made: made["kept"].update(digest="0" * 32),
    "no kept state": lambda made: made.update(kept={}),
}


@pytest.mark.parametrize("forgery", FORGED)
def test_every_forgery_is_told_with_exit_code_1(run: Run, saves: Path, tmp_path: Path, forgery: str) -> None:
    """The command worked, whatever somebody has changed: `verify` is asked by scripts, too."""
    made = json.loads((saves / "finished.json").read_bytes())
    FORGED[forgery](made)
    (tmp_path / "forged.json").write_text(json.dumps(made))

    done = run("verify", tmp_path / "forged.json")

    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("not true: ")
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize("file", ["finished.json", "record.json"])
@pytest.mark.parametrize("field", [None, "outcome", "kept"])
def test_a_secret_that_was_taken_out_is_told_in_plain_words(
    run: Run, saves: Path, tmp_path: Path, file: str, field: str | None
) -> None:
    """Also if nothing but the shuffles, which no file without a secret has, still tells that it was there."""
    made = json.loads((saves / file).read_bytes())
    made["dice"]["secret"] = None
    made.pop(field, None)
    (tmp_path / "forged.json").write_text(json.dumps(made))

    done = run("verify", tmp_path / "forged.json")

    assert (done.returncode, done.stdout.rstrip()) == (
        1,
        "not true: its secret was taken out, so that nobody can check its dice",
    )


def test_a_finished_game_that_is_no_json_any_more_cannot_be_checked(run: Run, saves: Path, tmp_path: Path) -> None:
    """Nothing in it can be compared: exit code 2, as the help says."""
    data = (saves / "finished.json").read_bytes()
    (tmp_path / "broken.json").write_bytes(data.replace(b'"history":', b'"history"', 1))

    assert "the file is damaged or cut off" in mistake(run("verify", tmp_path / "broken.json"))


def test_a_game_that_other_rules_play_alike_is_true_and_says_so(run: Run, saves: Path, tmp_path: Path) -> None:
    made = json.loads((saves / "finished.json").read_bytes()) | {"rules": "0" * 32}
    (tmp_path / "older.json").write_text(json.dumps(made))

    done = run("verify", tmp_path / "older.json")

    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("are true; it was played under other rules, and these come to the same")


def test_a_game_that_is_not_over_cannot_be_verified_from_its_record(run: Run, saves: Path) -> None:
    """It is neither true nor untrue: exit code 2, as the help says."""
    said = mistake(run("verify", saves / "unfinished-record.json"))

    assert said.endswith(
        "the game is not over and its dice are still secret, so nothing can be checked; wait for its end"
    )


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


def test_a_record_is_not_written_over_the_game_it_is_made_from(run: Run, saves: Path, tmp_path: Path) -> None:
    """It would lose the dice to come, and could not go on."""
    save = tmp_path / "game.json"
    save.write_bytes((saves / "midway.json").read_bytes())

    assert "name another file" in mistake(run("record", save, tmp_path / "." / "game.json"))
    assert save.read_bytes() == (saves / "midway.json").read_bytes()


def test_a_record_cannot_be_written_over_a_folder(run: Run, saves: Path, tmp_path: Path) -> None:
    assert "Is a directory" in mistake(run("record", saves / "finished.json", tmp_path))


def test_a_record_cannot_be_written_into_no_folder(run: Run, saves: Path, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "out.json"

    assert "No such file or directory" in mistake(run("record", saves / "finished.json", out))


def test_the_schema_is_json(start: Run) -> None:
    done = start("schema")

    assert done.returncode == 0
    assert json.loads(done.stdout)["$ref"] == "#/$defs/Record"
