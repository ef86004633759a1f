"""The log is the truth: what was acknowledged is there, once, in order."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from crossroads.protocol.socket import Reasons, Refused, Step, TableNow
from tests.kit.hubs import Person, bare, done, hub_at, merged, new_table, refused, run, sat_down, sit_all


def test_a_choice_is_told_to_everybody_and_stays_when_the_server_goes(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            option = first.decision.options[0].id

            step = await first.choose(option)
            await second.reaches(1)

            assert isinstance(step, Step)
            assert (step.seq, step.by, step.lines[0].seq) == (1, 0, 1)
            assert second.view["players"] == first.view["players"]
            seen = {0: first.view, 1: second.view}
            prompt = first.decision
        async with hub_at(url) as hub:
            for seat, token in enumerate(tokens):
                again = Person(hub, table, [token])
                standing = await again.hello()
                assert standing.seq == 1
                assert bare(standing.view) == bare(seen[seat])
                if seat == 0:
                    assert (standing.decision, standing.log[-1].text) == (prompt, step.lines[-1].text)

    run(test())


def test_the_same_request_again_changes_nothing(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, _) = await sat_down(hub)
            option = first.decision.options[0].id
            await first.choose(option, request="once")
            assert done(await first.choose(option, seat=0, seq=0, request="once")) == 1
        async with hub_at(url) as hub:
            first = Person(hub, table, tokens[:1])
            await first.hello()
            assert done(await first.choose(option, seat=0, seq=0, request="once")) == 1
            assert (await hub.info(table)).seq == 1

    run(test())


def test_a_stale_choice_is_refused_with_the_present_number(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, _) = await sat_down(hub)
            await first.choose(first.decision.options[0].id)

            answer = await first.choose("pass", seat=0, seq=0)

            assert (refused(answer), answer.seq) == ("stale", 1)

    run(test())


def test_what_is_not_allowed_is_refused_with_the_rule_in_the_readers_language(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, people=(0, 1))
            first, second = (Person(hub, made.table.id, [token]) for token in tokens)
            await first.hello(lang="pl")
            await second.hello()

            refusals = (await first.why(0)).reasons
            illegal = await first.choose(refusals[0].option, seat=0)
            nonsense = await first.choose("sing", seat=0)
            others = await first.choose("pass", seat=1)
            early = await second.choose("pass", seat=1)

            assert (refused(illegal), illegal.rule.startswith("shelter.")) == ("illegal", True)
            reasons = await first.why(0, refusals[0].option)
            assert isinstance(reasons, Reasons)
            assert (reasons.reasons[0].rule, reasons.reasons[0].text) == (illegal.rule, illegal.message)
            assert refused(nonsense) == "illegal"
            assert refused(others) == "not-yours"
            assert refused(early) == "not-now"
            assert (await hub.info(made.table.id)).seq == 0

    run(test())


def test_a_whole_game_by_steps_looks_the_same_as_told_at_once(url: str) -> None:
    """Every patch of a game of two random people gives the view that a newcomer is told."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, people = await sat_down(hub)
            watcher = Person(hub, table)
            await watcher.hello()
            while people[0].decision is not None:
                chooser = people[people[0].decision.seat]
                await chooser.choose(chooser.decision.options[chooser.seq % len(chooser.decision.options)].id)
                for person in (*people, watcher):
                    await person.reaches(chooser.seq)
                if chooser.seq % 40 == 0 or chooser.decision is None:
                    for seen, shown in ((people[0], tokens[:1]), (people[1], tokens[1:]), (watcher, [])):
                        anew = Person(hub, table, shown)
                        standing = await anew.hello()
                        assert bare(standing.view) == bare(seen.view)
                        assert standing.log == seen.log
                        await anew.hang_up()
            assert people[0].view["outcome"] is not None
            for person in (*people, watcher):
                assert sum(data.startswith(b'{"type":"standing"') for data in person.wire.traffic) == 1
            assert (await hub.info(table)).phase == "over"

    run(test())


# -- coming back


def test_who_comes_back_is_told_only_what_it_missed(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            await first.choose(first.decision.options[0].id)
            await second.reaches(1)
            await second.hang_up()
            seen = second.view
            while first.decision.seat == 0:
                await first.choose(first.decision.options[0].id)

            again = Person(hub, table, tokens[1:])
            again.seq, again.view, again.log = 1, seen, second.log
            told = await again.hello(seen=1)
            await again.reaches(first.seq)

            assert isinstance(told, Step)
            assert told.decision is not None
            assert (told.seq, told.decision.options) == (2, [])
            assert bare(again.view) == bare({**first.view, "seat": 1})
            assert again.decision.options
            assert again.log == first.log
            await again.choose(again.decision.options[0].id)
            await first.reaches(again.seq)

    run(test())


def test_who_missed_nothing_is_told_no_view_again(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            await first.chat(0, "hello there")
            await first.hang_up()

            again = Person(hub, table, tokens[:1])
            again.seq, again.view, again.decision = 0, first.view, first.decision
            await again.hello(seen=0, heard=1)
            step = await again.choose(first.decision.options[0].id)
            await second.reaches(1)

            kinds = [data.split(b'"', 4)[3] for data in again.wire.traffic]
            assert kinds == [b"table", b"undo-asked", b"step"]
            assert bare(merged(first.view, step.patch)) == bare({**second.view, "seat": 0})

    run(test())


def test_a_gap_that_is_too_long_or_from_elsewhere_is_told_whole(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, tokens, (first, second) = await sat_down(hub)
            for _ in range(60):
                chooser = (first, second)[first.decision.seat]
                await chooser.choose(chooser.decision.options[0].id)
                await first.reaches(chooser.seq)
                await second.reaches(chooser.seq)
            for seen in (0, 1000):
                assert isinstance(await Person(hub, table, tokens[:1]).hello(seen=seen), TableNow)

    run(test())


def test_a_slow_client_holds_nobody_up_and_is_told_all_anew(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, (first, second) = await sat_down(hub)
            slow = Person(hub, table)
            await slow.hello()
            slow.wire.flows.clear()

            for _ in range(100):
                chooser = (first, second)[first.decision.seat]
                await chooser.choose(chooser.decision.options[0].id)
                await first.reaches(chooser.seq)
                await second.reaches(chooser.seq)
            told = len(slow.wire.traffic)
            slow.wire.flows.set()
            standing = await slow.hears(TableNow)

            assert standing.seq == 100
            assert len(slow.wire.traffic) <= told + 3
            assert bare(standing.view["players"]) == bare(first.view["players"])
            await first.hang_up()
            await second.hang_up()

    run(test())


# -- talking


def test_chat_is_told_once_kept_and_limited(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table, _, (first, second) = await sat_down(hub)
            watcher = Person(hub, table)
            await watcher.hello()

            for _ in range(2):
                done(await first.chat(0, "  good   luck ", request="greeting"))
            others = await watcher.chat(0, "I am nobody")
            flood = [await second.chat(1, f"line {n}") for n in range(7)]

            assert refused(others) == "not-yours"
            assert [getattr(answer, "code", "") for answer in flood] == [""] * 5 + ["too-fast"] * 2
        async with hub_at(url) as hub:
            standing = await Person(hub, table).hello()
            assert [(line.number, line.name, line.text) for line in standing.chat][:2] == [
                (1, "Person 0", "good luck"),
                (2, "Person 1", "line 0"),
            ]
            assert len(standing.chat) == 6

    run(test())


def test_chat_says_no_more_than_can_be_seen(url: str) -> None:
    """Marks that turn text round or move the cursor are left out; joined pictures and other scripts stay whole."""
    family, arabic = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u0645\u0631\u062d\u0628\u0627"

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, _) = await sat_down(hub)

            for text in ("I \u202eevol\u202c you\x1b[2J", family, arabic):
                done(await first.chat(0, text))
            nothing = [await first.chat(0, text) for text in ("\u200b", "\u202e\u2066\x07")]

            standing = await first.hello()
            assert [line.text for line in standing.chat] == ["I evol you[2J", family, arabic]
            assert [refused(answer) for answer in nothing] == ["bad-message"] * 2

    run(test())


def test_another_language_tells_everything_again(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, second) = await sat_down(hub)
            await first.choose(first.decision.options[0].id)
            await second.reaches(1)

            russian = await first.speak("ru")

            assert [line.kind for line in russian.log] == [line.kind for line in second.log]
            assert all(line.text != other.text for line, other in zip(russian.log, second.log, strict=True))
            assert russian.decision is not None
            assert any("а" <= letter <= "я" for letter in russian.decision.question.title)

    run(test())


# -- bad lines


@pytest.mark.parametrize("nonsense", ["", "{", '{"type":"dance"}', '{"type":"choose"}', "[" * 5000, b"\xff\xfe"])
def test_a_message_that_is_none_is_refused_and_harms_nothing(nonsense: str | bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            _, _, (first, _) = await sat_down(hub)
            first.wire.said.put_nowait(nonsense)

            assert refused(await first.hears(Refused)) == "bad-message"

            assert isinstance(await first.choose(first.decision.options[0].id), Step)
            for _ in range(20):
                first.wire.said.put_nowait(nonsense)
            assert (await first.gone())[0] == 1008

    run(test())


def test_nothing_is_told_before_hello(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, _, (first, _) = await sat_down(hub)
            silent = Person(hub, table)
            assert refused(await silent.choose("pass", seat=0, seq=0)) == "bad-message"
            await first.choose(first.decision.options[0].id)
            assert len(silent.wire.traffic) == 1

    run(test())


# -- what can go wrong with the database


def test_a_log_that_cannot_be_written_acknowledges_nothing(tmp_path: Path) -> None:
    """The log is gone for a while: the choice is told to nobody, and the table is made anew once the log is back."""
    file = tmp_path / "tables.db"

    async def test() -> None:
        async with hub_at(f"sqlite:///{file}") as hub:
            table, tokens, (first, second) = await sat_down(hub)
            with closing(sqlite3.connect(file)) as blocker, blocker:
                blocker.execute("ALTER TABLE entries RENAME TO lost")
            first.say({"type": "choose", "request": "a", "seat": 0, "seq": 0, "option": first.decision.options[0].id})

            assert (await first.gone())[0] == 1012
            assert (await second.gone())[0] == 1012
            assert not any(b'"step"' in data for data in (*first.wire.traffic, *second.wire.traffic))

            with closing(sqlite3.connect(file)) as blocker, blocker:
                blocker.execute("ALTER TABLE lost RENAME TO entries")
            again = Person(hub, table, tokens[:1])
            assert (await again.hello()).seq == 0
            assert isinstance(await again.choose(again.decision.options[0].id), Step)

    run(test())


def test_a_client_that_goes_in_the_midst_of_its_choice_disturbs_nobody(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (first, second) = await sat_down(hub)
            option = first.decision.options[0].id
            first.say({"type": "choose", "request": "last", "seat": 0, "seq": 0, "option": option})
            await asyncio.sleep(0)
            await first.hang_up()

            await second.reaches(1)
            assert second.wire.closed is None

    run(test())


def test_log_lines_name_table_and_entry_and_no_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            made = await new_table(hub)
            tokens = await sit_all(hub, made, people=(0, 1))
            first = Person(hub, made.table.id, tokens[:1])
            await first.hello()
            await first.choose(first.decision.options[0].id)
            secrets.extend([made.host_token, made.invite, *tokens, "nonce 0"])

    secrets: list[str] = []
    with capture_logs() as lines:
        run(test())
    entered = next(line for line in lines if line["event"] == "entered")
    assert (len(entered["table"]), entered["seq"]) == (14, 1)
    assert not any(secret in repr(line) for line in lines for secret in secrets)
