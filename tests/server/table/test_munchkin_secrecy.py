"""Munchkin over real sockets: whether somebody could have answered is in no message, in no number of them and in no moment."""

import contextlib
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.kit.beginnings import PROGRAM
from tests.kit.parties import Party
from tests.kit.serving import Caller, Served

pytestmark = pytest.mark.slow

CLOCK = 4  # seconds: on a busy machine, the last of them sits down late
PASSES = 4  # of four players in a row: the window of the fight is closed
HANDS = """
from tests.kit.munchkin import munchkin
seats, foe = beginnings.BEGINNINGS[4]
beginnings.BEGINNINGS[4] = ((seats[0], munchkin(level=5, sex="male", hand=[{hand}], used=["super-sledge"]), *seats[2:]), foe)
beginnings.install()
"""
TOPS = """
ORDINARILY = beginnings.set_up

def set_up(*given):
    g = ORDINARILY(*given)
    for deck, top in (("doors", {door}), ("treasures", {treasure})):
        setattr(g, deck, (*[card for card in getattr(g, deck) if card != top], top))
    return g

beginnings.set_up = set_up
"""
SILENCE = 3  # seconds without a message: somebody is waited for


def with_hand(hand: str) -> str:
    """A server at whose tables of four Ben holds this card."""
    return PROGRAM.replace("beginnings.install()\n", HANDS.format(hand=repr(hand)).lstrip())


def untimed(data: Any) -> Any:
    """A message without what no two tables have in common: ids, commitments, and when clocks run out."""
    if isinstance(data, dict):
        kept = {
            key: untimed(value) for key, value in data.items() if key not in ("id", "commitment", "created", "ends")
        }
        return {**kept, "clocked": data.get("ends") is not None} if "ends" in data else kept
    return [untimed(each) for each in data] if isinstance(data, list) else data


def heard(caller: Caller, steps: int) -> tuple[list[Any], list[float]]:
    """What a line hears of so many choices, and by how much each step came after the clock had run out."""
    told: list[Any] = []
    late: list[float] = []
    assert caller.decision is not None
    ends = float(caller.decision["window"]["ends"])
    while caller.seq < steps:
        message = caller.hear()
        told.append(untimed(message))
        if message["type"] == "step":
            late.append(time.time() - ends)
    return told, late


def served_fight(folder: Path, hand: str, answer: str = "", steps: int = PASSES) -> list[tuple[list[Any], list[float]]]:
    """What Cleo, Dan and a spectator hear of Ann's fight, which nobody but Ben may meddle with; he answers ahead, or says nothing."""
    folder.mkdir()
    served = Served(f"sqlite:///{folder}/tables.db", folder)
    served.program = ["-W", "ignore:Cyclopts application invoked", "-c", with_hand(hand)]
    with served:
        party = Party(served, 4, clock=CLOCK)
        watcher = served.caller(party.table)
        others = [party.callers[2], party.callers[3], watcher]
        if answer:
            ben = party.callers[1]
            ben.until("done", request=ben.choose(answer, 1))
        return [heard(caller, steps) for caller in others]


def test_others_hear_the_same_whether_somebody_could_answer_or_not(tmp_path: Path) -> None:
    """Ben holds a Trap that would end it, or a class that is of no use now; he passes aloud, or says nothing at all."""
    tables = [
        served_fight(tmp_path / "one", "tripwire.1", "pass"),
        served_fight(tmp_path / "two", "raider.1", "pass"),
        served_fight(tmp_path / "three", "raider.1"),
    ]

    first, *rest = [[told for told, _ in table] for table in tables]
    for other in rest:
        assert other == first
        assert [len(json.dumps(each)) for told in other for each in told] == [
            len(json.dumps(each)) for told in first for each in told
        ]
    for table in tables:
        for _, late in table:
            assert len(late) == PASSES
            assert min(late) > -0.05, "a step before the clock had run out"


def test_others_hear_of_an_answer_that_is_given(tmp_path: Path) -> None:
    """What is compared above would tell: Ann has passed, and the next that is heard of is a pass of Ben's, or his Trap."""
    quiet = served_fight(tmp_path / "quiet", "tripwire.1", "pass", steps=2)
    meddled = served_fight(tmp_path / "meddled", "tripwire.1", "play:tripwire.1", steps=2)

    for (passed, _), (played, late) in zip(quiet, meddled, strict=True):
        assert passed != played
        assert min(late) > -0.05


def until_silence(callers: list[Caller]) -> list[list[Any]]:
    """All that some lines hear until nothing more comes; when the first hears nothing any more, the others have heard all."""
    told: list[list[Any]] = []
    for number, caller in enumerate(callers):
        heard: list[Any] = []
        with contextlib.suppress(TimeoutError):
            while True:
                heard.append(untimed(caller.hear(SILENCE / 10 if number else SILENCE)))
        told.append(heard)
    return told


def served_caravan(folder: Path, door: str, treasure: str) -> tuple[list[tuple[list[Any], list[Any]]], list[str]]:
    """Ben draws two cards in Ann's fight: what others hear before he is done and after, and what he may do till then."""
    folder.mkdir()
    served = Served(f"sqlite:///{folder}/tables.db", folder)
    tops = TOPS.format(door=repr(door), treasure=repr(treasure))
    program = with_hand("passing-caravan").replace("beginnings.install()\n", f"{tops}beginnings.install()\n")
    served.program = ["-W", "ignore:Cyclopts application invoked", "-c", program]
    with served:
        party = Party(served, 4)
        others = [party.callers[2], party.callers[3], served.caller(party.table)]
        party.choose(0, "pass")
        party.choose(1, "play:passing-caravan")
        before = until_silence(others)
        ben = party.caller(1)
        assert ben.prompt is not None
        offered = ben.prompt[1]
        if "done" in offered:
            ben.until("step", request=ben.choose("done", 1))
        after = until_silence(others)
    return list(zip(before, after, strict=True)), offered


def test_others_hear_the_same_whether_what_is_drawn_could_be_played_or_not(tmp_path: Path) -> None:
    """A Trap and a level card wait for another moment, a helmet could be put on; the game waits for Ben either way."""
    idle, nothing = served_caravan(tmp_path / "idle", "bald-spot", "guessed-the-terminal-password")
    busy, something = served_caravan(tmp_path / "busy", "bald-spot", "combat-helmet")

    assert (nothing, something) == (["done"], ["done", "stow:combat-helmet", "wear:combat-helmet"])
    assert idle == busy
    for before, after in busy:
        assert [each["type"] for each in before].count("step") > 1
        assert [each["type"] for each in after].count("step") > 0
