"""Tables whose rules have changed: what was acknowledged stays, the game goes on, and everybody is told."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from structlog.testing import capture_logs

from crossroads.engine import record
from crossroads.engine.verifying import verify
from crossroads.protocol.socket import Step, TableNow
from crossroads.server.figures import Figures
from crossroads.server.hub.hub import Hub
from crossroads.server.log.schema import EntryRow, Resumed, StateRow, TableRow
from crossroads.server.log.store import Store
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, eventually, hub_at, run, sat_down
from tests.kit.other_rules import change_rules, whisper_in_vain, whisper_low, whisper_twice_as_much
from tests.kit.postgres import Postgres

TOY: dict[str, Any] = {"game": "toy", "options": {"rounds": 14}}
WHISPERS = ("whisper", "say:3", "say:2")
LONG = WHISPERS * 8


@contextmanager
def other_rules(name: str, **rules: Any) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        change_rules(patch, name, **rules)
        yield


async def choose_all(people: list[Person], *options: str) -> None:
    for option in options:
        chooser = people[people[0].decision.seat]
        assert isinstance(await chooser.choose(option), Step)
        for person in people:
            await person.reaches(chooser.seq)


async def played(url: str, *options: str, killed: bool = True, **about: Any) -> tuple[str, list[str]]:
    """A toy table after these choices, whose server was killed: the states that it keeps when it goes are not there."""
    async with hub_at(url) as hub:
        table, tokens, people = await sat_down(hub, **(TOY | about))
        await choose_all(people, *options)
        if killed:
            kill(hub)
    return table, tokens


def kill(hub: Hub) -> None:
    """Leave a hub no time to keep where its tables stand."""
    for each in hub._tables.values():
        each.keep = lambda: None  # type: ignore[method-assign]  # what is not there cannot be called


async def kept(url: str, table: str) -> tuple[TableRow, list[EntryRow], list[StateRow]]:
    """What the database has of a table."""
    store = await Store.open(url, Figures())
    row, _ = await store.table(table)
    found = row, await store.entries(table), await store.states(table)
    await store.close()
    return found


async def back(hub: Hub, table: str, tokens: list[str]) -> list[Person]:
    people = [Person(hub, table, [token]) for token in tokens]
    for person in people:
        await person.hello()
    return people


def test_a_table_is_pinned_with_chance_and_states(url: str) -> None:
    async def test() -> None:
        table, _ = await played(url, *LONG, "throw")

        row, entries, states = await kept(url, table)

        assert len(bytes.fromhex(row.rules)) == 16
        assert json.decode(row.packs) == {}
        assert [draw["why"] for draw in json.decode(row.opening)] == ["deck"]
        assert [entry.draws for entry in entries[:24]] == [""] * 24
        chance = entries[24].chance
        assert chance is not None
        assert [draw.why for draw in chance] == ["throw"]
        assert [state.seq for state in states] == [0, 18]
        assert {(state.rules, state.packs) for state in states} == {(row.rules, row.packs)}

    run(test())


def test_a_server_that_stops_keeps_where_its_tables_stand(url: str) -> None:
    async def test() -> None:
        table, _ = await played(url, *LONG, killed=False)

        _, _, states = await kept(url, table)

        assert [state.seq for state in states] == [0, 18, 24]

    run(test())


def test_a_table_that_leaves_memory_keeps_where_it_stands(url: str) -> None:
    async def test() -> None:
        async with hub_at(url, idle_seconds=0.2) as hub:
            table, _, people = await sat_down(hub, **TOY)
            await choose_all(people, "wait")
            for person in people:
                await person.hang_up()

            async def written() -> bool:
                return [state.seq for state in await hub._store.marks(table)] == [0, 1]

            await eventually(written)

    run(test())


def test_what_does_not_fit_is_told_and_stays_in_the_log(url: str) -> None:
    """Nobody may say 3 any more: of the six choices since the state that was kept, five are lost."""

    async def test() -> None:
        table, tokens = await played(url, *LONG)
        _, before, _ = await kept(url, table)
        with other_rules("lower", whisper=whisper_low):
            with capture_logs() as lines:
                async with hub_at(url) as hub:
                    first, second = await back(hub, table, tokens)
                    russian = Person(hub, table, tokens[:1])
                    await russian.hello(lang="ru")
                    assert (first.seq, first.decision.prompt, first.can_undo) == (25, "whisper-first", True)
                    told = [line for line in first.log if line.kind == "rules-changed"]
                    assert [(line.seq, line.about) for line in told] == [(25, {"again": 1, "lost": 5})]
                    assert "The last 5 choices do not fit the new rules and no longer count." in told[0].text
                    assert told == [line for line in second.log if line.kind == "rules-changed"]
                    assert "5 последних решений" in next(
                        line.text for line in russian.log if line.kind == "rules-changed"
                    )
                    await choose_all([first, second], "say:2", "say:1", "whisper")
            warned = [line for line in lines if line["event"] == "game-resumed"]
            assert [(line["at"], line["kept"], line["lost"]) for line in warned] == [(18, 19, 5)]
            _, after, _ = await kept(url, table)
            assert after[: len(before)] == before
            assert [entry.kind for entry in after[24:]] == ["resumed", "choice", "choice", "choice"]
            async with hub_at(url) as hub:
                first, _ = await back(hub, table, tokens)
                assert (first.seq, first.decision.prompt) == (28, "whisper-first")
                assert first.view["whispers"][0] == [3, 2] * 3 + [2, 1]

    run(test())


def test_a_change_that_fits_alters_nothing_before_the_state(url: str) -> None:
    async def test() -> None:
        table, tokens = await played(url, *LONG)
        with other_rules("louder", whisper=whisper_twice_as_much):
            async with hub_at(url) as hub:
                first, second = await back(hub, table, tokens)
                assert first.view["whispers"][0] == [3, 2] * 3 + [6, 4]
                assert second.view["whispers"][1] == [3, 2] * 3 + [6, 4]
                told = [line for line in first.log if line.kind in ("rules-changed", "untold")]
                assert [line.about for line in told] == [{"count": 17}, {"again": 6, "lost": 0}]

    run(test())


def test_rules_that_play_alike_change_nothing_and_are_pinned(url: str) -> None:
    async def test() -> None:
        table, tokens = await played(url, *LONG, killed=False)
        with other_rules("refactored"):
            for _ in range(2):
                async with hub_at(url) as hub:
                    first, _ = await back(hub, table, tokens)
                    assert first.seq == 24
                    assert not [line for line in first.log if line.kind == "rules-changed"]
            row, entries, states = await kept(url, table)
            assert row.rules != "refactored"
            assert (states[-1].seq, states[-1].rules) == (24, "refactored")
            assert [entry.kind for entry in entries] == ["choice"] * 24

    run(test())


def test_undo_does_not_reach_beyond_where_the_rules_changed(url: str) -> None:
    async def test() -> None:
        table, tokens = await played(url, *LONG[:18], "whisper", "say:1")
        with other_rules("louder", whisper=whisper_twice_as_much):
            async with hub_at(url) as hub:
                first, _ = await back(hub, table, tokens)
                for seq in (22, 23):
                    await first.undo(0)
                    await first.reaches(seq)
                assert (first.decision.prompt, first.can_undo) == ("turn", False)
                assert (await first.undo(0)).code == "undo-refused"

    run(test())


def test_moments_under_other_rules_are_shown_as_far_as_they_can_be(url: str) -> None:
    async def test() -> None:
        table, tokens = await played(url, *["wait"] * 16, *WHISPERS * 4)
        async with hub_at(url) as hub:
            seen = [(await hub.replay(table, at, 0, "en", tokens)).view for at in range(29)]
            kill(hub)
        with other_rules("louder", whisper=whisper_twice_as_much):
            async with hub_at(url) as hub:
                points = [await hub.replay(table, at, 0, "en", tokens) for at in range(29)]
                assert [point.view for point in points[:17]] == seen[:17]
                assert all(point.lines for point in points[:17])
                assert points[28].view["whispers"][0] == [6, 4, 6, 4]
                at_24 = await hub.replay(table, 24, None, "pl", tokens)
                assert (at_24.at, at_24.last) == (24, 28)

    run(test())


def test_a_moment_that_cannot_be_shown_says_so(url: str) -> None:
    async def test() -> None:
        table, tokens = await played(url, *LONG, killed=False)
        with other_rules("louder", whisper=whisper_twice_as_much):
            async with hub_at(url) as hub:
                before = await hub.replay(table, 18, 0, "en", tokens)
                point = await hub.replay(table, 20, 0, "en", tokens)
                assert (point.at, point.last, point.view) == (20, 24, before.view)
                assert [(line.kind, line.about) for line in point.lines] == [("untold", {"shown": 18})]
                assert "You see the table after choice 18." in point.lines[0].text
                assert (await hub.replay(table, 24, 0, "en", tokens)).lines[-1].kind != "untold"
                first, _ = await back(hub, table, tokens)
                assert isinstance(await first.choose("wait"), Step)

    run(test())


def test_who_comes_back_over_a_change_of_rules_is_told_all_anew(url: str) -> None:
    """And what happened since is told step by step as ever, from where it can be shown."""

    async def test() -> None:
        table, tokens = await played(url, *LONG)
        with other_rules("louder", whisper=whisper_twice_as_much):
            async with hub_at(url) as hub:
                first, second = await back(hub, table, tokens)
                again = Person(hub, table, tokens[:1])
                assert isinstance(await again.hello(seen=23), TableNow)
                await choose_all([first, second], "throw", "throw")
                again = Person(hub, table, tokens[:1])
                again.seq, again.view = 26, first.view
                step = await again.hello(seen=26)
                assert (type(step), step.seq) == (Step, 27)

    run(test())


def test_a_game_that_is_over_is_as_it_ended(url: str) -> None:
    """Its record says that the rules have changed since; its log is not written to any more."""

    async def test() -> None:
        options = ("draw", "say:3", "say:3") * 4
        table, _ = await played(url, *options, options={"rounds": 2})
        async with hub_at(url) as hub:
            outcome = record.read(await hub.record(table)).outcome
            chart = await hub.scores(table, "en")
        with other_rules("lower", whisper=whisper_low):
            async with hub_at(url) as hub:
                made = record.read(await hub.record(table))
                assert (made.outcome, made.resumed_at, len(made.history)) == (outcome, 12, 12)
                assert [entry.choose for entry in made.history] == list(options)
                finding = verify(await hub.record(table))
                assert (finding.true, "the rules changed in the course of this game" in finding.reason) == (False, True)
                assert (await hub.scores(table, "en")).scores[-1] == chart.scores[-1]
        _, entries, _ = await kept(url, table)
        assert [entry.kind for entry in entries] == ["choice"] * 12

    run(test())


def test_a_game_resumed_and_finished_has_a_record_that_says_so(url: str) -> None:
    async def test() -> None:
        table, tokens = await played(url, *("draw", "say:3", "say:3") * 6, options={"rounds": 4})
        with other_rules("louder", whisper=whisper_twice_as_much):
            async with hub_at(url) as hub:
                people = await back(hub, table, tokens)
                await choose_all(people, "throw", "wait")
                made = record.read(await hub.record(table))
                assert (made.resumed_at, len(made.history), made.outcome is not None) == (18, 20, True)
                assert all(entry.draws for entry in made.history if entry.choose == "throw")
                assert not verify(await hub.record(table)).true

    run(test())


def test_a_game_that_these_rules_can_do_nothing_with_is_left_alone(url: str) -> None:
    async def test() -> None:
        table, _ = await played(url, *LONG)
        store = await Store.open(url, Figures())
        rows = await store.states(table)
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE states SET digest = 'damaged'")
        await store.close()
        assert rows
        with other_rules("broken", whisper=whisper_in_vain):
            async with hub_at(url) as hub:
                with pytest.raises(Trouble) as refused:
                    await hub.replay(table, None, None, "en")
                assert refused.value.code == "other-rules"
        _, entries, _ = await kept(url, table)
        assert [entry.kind for entry in entries] == ["choice"] * 24

    run(test())


def test_a_process_with_older_rules_leaves_a_table_to_the_one_with_newer_ones(postgres_server: Postgres) -> None:
    """The old one, still up in the midst of an upgrade, does not take the table back."""
    url = postgres_server.new_database()

    async def test() -> None:
        async with hub_at(url) as older:
            table, _, people = await sat_down(older, **TOY)
            await choose_all(people, *LONG)
            newer = await Store.open(url, Figures())
            state = (await newer.states(table))[-1]
            resumed = Resumed(18, 24, "newer", "{}", ((),) * 6)
            entry = EntryRow(table, 25, "resumed", -1, json.encode(resumed).decode(), None, 0.0)
            await newer.resume(entry, replace(state, rules="newer"))
            await newer.close()

            for person in people:
                assert (await person.gone())[0] == 1012
            with pytest.raises(Trouble) as refused:
                await older.replay(table, None, None, "en")
            assert refused.value.code == "other-rules"

    run(test())


def test_of_two_processes_that_resume_a_game_one_does(postgres_server: Postgres) -> None:
    url = postgres_server.new_database()

    async def test() -> None:
        table, tokens = await played(url, *LONG)
        with other_rules("lower", whisper=whisper_low):
            async with hub_at(url) as one, hub_at(url) as other:
                first, second = Person(one, table, tokens[:1]), Person(other, table, tokens[1:])
                await asyncio.gather(first.hello(), second.hello())
                assert (first.seq, second.seq) == (25, 25)
                assert isinstance(await first.choose("say:1"), Step)
                await second.reaches(26)
        _, entries, _ = await kept(url, table)
        assert [entry.kind for entry in entries[24:]] == ["resumed", "choice"]

    run(test())
