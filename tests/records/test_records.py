"""Games of every release load in this one, go on to their end, and are found true or of other rules."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import crossroads
from crossroads.engine import record
from crossroads.engine.game import Game
from crossroads.engine.pins import Pins, pins_of
from crossroads.engine.verifying import verify
from crossroads.server.hub.hub import Hub
from crossroads.server.table.table import Table
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, hub_at, run
from tests.kit.keepsakes import PLAYED, unpacked

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("*/*.save.json"))
RECORDS = sorted(HERE.glob("*/*.record.json"))
DATABASES = sorted(HERE.glob("*/tables.sqlite3.gz"))


def name_of(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


def finish(game: Game[Any]) -> None:
    chance = Random("on and on")
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))


def is_of_these_rules(made: record.Record) -> bool:
    return not made.resumed_at and Pins(made.rules, made.packs) == pins_of(record.setup_of(made))


def check(data: bytes) -> None:
    """A finished game is found true, or it is said that its rules have changed; one that is not over cannot be checked."""
    made = record.read(data)
    if made.dice.secret is None:
        with pytest.raises(record.BadSave, match="not over"):
            verify(data)
        return
    finding = verify(data)
    if is_of_these_rules(made):
        assert finding.true, finding.reason
    else:
        assert finding.true or "rules" in finding.reason or "pack" in finding.reason


def test_there_are_games_of_each_kind() -> None:
    kinds = {path.name.partition(".")[0] for path in (*SAVES, *RECORDS)}
    assert kinds >= {f"{game}-{end}" for game in PLAYED for end in ("finished", "unfinished", "mid-fight")}
    assert {name_of(path) for path in DATABASES} >= {
        "0.1.0/tables.sqlite3.gz",
        "0.1.0-munchkin/tables.sqlite3.gz",
        "0.1.0-new-california/tables.sqlite3.gz",
        "0.1.0-both-expansions/tables.sqlite3.gz",
        "format-1/tables.sqlite3.gz",
    }


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_save_goes_on_to_its_end(path: Path) -> None:
    data = path.read_bytes()
    made = record.read(data)

    game = crossroads.load(data)

    chosen = [entry.choose for entry in made.history]
    assert list(game.history) == chosen[: len(chosen) - game.taken_back]
    assert made.kept is not None
    assert len(game.history) >= made.kept.at
    finish(game)
    assert game.outcome is not None
    check(record.record(game))
    assert crossroads.load(record.save(game)).outcome == game.outcome


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_is_read_and_verified(path: Path) -> None:
    check(path.read_bytes())


@pytest.mark.parametrize("path", DATABASES, ids=name_of)
@pytest.mark.parametrize("game", ["shelter", "fallout", "munchkin"])
def test_tables_go_on_to_their_end(path: Path, game: str, tmp_path: Path) -> None:
    file = unpacked(path, tmp_path)
    tables: dict[str, Any] = json.loads((path.parent / "tables.json").read_text(encoding="utf-8"))

    async def test() -> None:
        async with hub_at(f"sqlite:///{file}") as hub:
            for name, told in tables.items():
                if name.startswith(game):
                    await go_on(hub, told)

    run(test())


async def settled(hub: Hub, told: dict[str, Any]) -> Table | None:
    """A table from its log; a finished game of which no state was kept may be beyond these rules."""
    code = ""
    try:
        return await hub._settled(told["id"])
    except Trouble as refused:
        code = refused.code
    assert (code, told["over"], await hub._store.marks(told["id"])) == ("other-rules", True, [])
    return None


async def go_on(hub: Hub, told: dict[str, Any]) -> None:
    table = await settled(hub, told)
    if table is None:
        return
    entries = await hub._store.entries(table.id)
    play = table.play
    assert play is not None
    assert [entry.seq for entry in entries[: told["seq"]]] == list(range(1, told["seq"] + 1))
    assert play.history == told["history"][: play.made]
    assert (play.over, table.row.phase == "over") == (told["over"], told["over"])
    people = [Person(hub, table.id, [token]) for token in told["tokens"]]
    for person in people:
        await person.hello()
        assert person.log
    await look_back(hub, table)
    if not play.over:
        await choose_once(table, people)
        await people[0].reaches(len(entries) + 1)
        assert await hub._store.last_seq(table.id) > len(entries)
    for person in people:
        await person.hang_up()
    twin = play.game.clone()
    finish(twin)
    check(record.record(twin))
    if play.over:
        check(await hub.record(table.id))


async def choose_once(table: Table, people: list[Person]) -> None:
    """Whoever is asked chooses; while the clock of a window runs, all whom it awaits do."""
    asked = [seat for seat in range(len(people)) if table.question_to(seat) is not None]
    for seat in asked:
        await people[seat].choose(people[seat].decision.options[0].id, seat)


async def look_back(hub: Hub, table: Table) -> None:
    assert table.play is not None
    for at in (0, table.play.made // 2, None):
        assert (await hub.replay(table.id, at, None, "en")).view
