"""A server is killed, its cards change, and it is started again: the log has all that was acknowledged."""

import shutil
import signal
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from crossroads.engine.packs import open_pack
from crossroads.server.log.retention import Housekeeping
from crossroads.server.log.schema import EntryRow, StateRow
from tests.kit.forking import SECRET
from tests.kit.hubs import run
from tests.kit.serving import Caller, Served

pytestmark = pytest.mark.slow
BASE = Path(__file__).parents[3] / "src" / "crossroads" / "games" / "shelter" / "packs" / "base"
FAVOURITE = "place:vault-door.right"
DOOR = "  right:\n    reward: [{do: first}, {do: gain, any: 2}]"
DEAR = DOOR.replace("    reward", "    cost: [{do: pay, food: 7}]\n    reward")
RICH = DOOR.replace("{do: first}", "{do: first}, {do: happiness, amount: 1}")
MANY = 60
RECENT = 10  # choices; most states are kept after more than these
PROGRAM = """
import sys
from pathlib import Path
from crossroads.engine import packs
there = packs._folders()
packs._folders = lambda: tuple((Path({own!r}) if "shelter" in folder.parts else folder, shipped) for folder, shipped in there)
from crossroads import cli
from crossroads.server.hub import hosting
hosting.new_secret = lambda: {secret!r}
if __name__ == "__main__":
    cli.main()
"""


class Upgraded:
    """A server that plays Shelter with a pack of its own, which can be changed between two starts."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.pack = folder / "base"
        shutil.copytree(BASE, self.pack)
        program = folder / "served.py"
        program.write_text(PROGRAM.format(own=str(self.pack), secret=SECRET))
        self.served = Served(url, folder)
        self.served.program = [str(program)]

    def change(self, before: str, after: str) -> None:
        digest = open_pack(self.pack).digest
        rooms = self.pack / "rooms.yaml"
        text = rooms.read_text(encoding="utf-8")
        assert before in text
        rooms.write_text(text.replace(before, after), encoding="utf-8")
        assert open_pack(self.pack).digest != digest

    def log(self, table: str) -> tuple[list[EntryRow], list[StateRow]]:
        """What the database has of a table."""

        async def read() -> tuple[list[EntryRow], list[StateRow]]:
            async with Housekeeping.opened(self.url) as kept:
                return await kept.entries(table), await kept.states(table)

        return run(read())

    def view(self, table: str, at: int, *tokens: str) -> Any:
        told = self.served.get(f"/api/tables/{table}/replay", *tokens, at=at, seat=0)
        assert told.status_code == 200, told.text
        return told.json()


@pytest.fixture
def upgraded(url: str, tmp_path: Path) -> Upgraded:
    return Upgraded(url, tmp_path)


def choose(callers: list[Caller]) -> str:
    """The favourite if it is on offer, else the first there is; acknowledged to everybody."""
    chooser = callers[(callers[0].decision or {})["seat"]]
    assert chooser.decision is not None
    ids = [option["id"] for option in chooser.decision["options"]]
    option: str = FAVOURITE if FAVOURITE in ids else ids[0]
    chooser.choose(option)
    seq = chooser.seq + 1
    for caller in callers:
        caller.catch_up(seq)
    return option


class Killed(NamedTuple):
    """A table whose server was killed: its log, the states of it, and what seat 0 saw at each of them."""

    table: str
    tokens: list[str]
    entries: list[EntryRow]
    states: list[StateRow]
    seen: dict[int, Any]


def killed(upgraded: Upgraded) -> Killed:
    """After many acknowledged choices, the favourite among those since the last state, at its price.

    A state is written down soon, not at once: so what is seen is noted after each choice, whichever state is the last.
    """
    served = upgraded.served.start()
    table, tokens = served.seated()
    chosen: list[str] = []
    seen = {0: upgraded.view(table, 0, *tokens)}
    paid = 0  # the last choice of the favourite that had a price: where a threat is, it has none
    while True:
        callers = [served.caller(table, token) for token in tokens]
        while len(chosen) < MANY or len(chosen) - paid > RECENT:
            has_price = FAVOURITE.removeprefix("place:") not in callers[0].view["threats"]
            chosen.append(choose(callers))
            paid = len(chosen) if has_price and chosen[-1] == FAVOURITE else paid
            seen[len(chosen)] = upgraded.view(table, len(chosen), *tokens)
        assert served.end(signal.SIGKILL) != 0
        entries, states = upgraded.log(table)
        assert [entry.option for entry in entries] == chosen
        if states[-1].seq < paid:
            return Killed(table, tokens, entries, states, seen)
        paid = 0
        served.start()


def test_what_was_acknowledged_is_in_the_log_whatever_it_costs_today(upgraded: Upgraded) -> None:
    """The vault door costs more than anybody has: the game goes on from its last state, and what does not fit is told."""
    table, tokens, before, states, seen = killed(upgraded)
    made, at = len(before), states[-1].seq
    assert at >= 16
    upgraded.change(DOOR, DEAR)

    with upgraded.served as served:
        callers = [served.caller(table, token) for token in tokens]
        now = upgraded.view(table, at, *tokens)
        *lines, told_there = now["lines"]
        assert {**now, "last": at, "lines": lines} == seen[at]
        assert told_there["kind"] == "rules-changed"
        assert callers[0].seq == made + 1
        callers[1].say({"type": "speak", "lang": "pl"})
        polish = [line for line in callers[1].until("standing")["log"] if line["kind"] == "rules-changed"]
        choose(callers)
    with upgraded.served as served:
        assert served.caller(table, tokens[0]).seq == made + 2

    assert [(line["seq"], line["about"]["lost"] > 0) for line in polish] == [(made + 1, True)]
    assert "Zasady tej gry się zmieniły" in polish[0]["text"]
    after, _ = upgraded.log(table)
    assert after[:made] == before
    assert [entry.kind for entry in after[made:]] == ["resumed", "choice"]
    told = [line for line in upgraded.served.log_lines() if line["event"] == "game-resumed"]
    assert [(line["table"], line["at"], line["lost"] > 0) for line in told] == [(table, at, True)]


def test_a_change_that_fits_alters_nothing_before_the_last_state(upgraded: Upgraded) -> None:
    """The vault door gives more: what everybody had at the last state is what they had then."""
    table, tokens, before, states, seen = killed(upgraded)
    upgraded.change(DOOR, RICH)

    with upgraded.served as served:
        assert served.caller(table, tokens[0]).seq == len(before) + 1
        for state in states:
            assert upgraded.view(table, state.seq, *tokens)["view"] == seen[state.seq]["view"]

    after, _ = upgraded.log(table)
    assert after[: len(before)] == before


def test_the_same_cards_in_another_layout_change_nothing(tmp_path: Path) -> None:
    upgraded = Upgraded(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    table, tokens, before, _, _ = killed(upgraded)
    rooms = upgraded.pack / "rooms.yaml"
    text = rooms.read_text(encoding="utf-8").replace("letters: A", "letters:   A  # agile")
    rooms.write_text(f"# Rooms, as before.\n\n{text}", encoding="utf-8")

    with upgraded.served as served:
        assert served.caller(table, tokens[0]).seq == len(before)

    assert upgraded.log(table)[0] == before
