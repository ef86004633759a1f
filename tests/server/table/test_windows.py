"""Windows at a table: what is said ahead is chosen, what is hidden stays so, and the clock is the same for all."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from crossroads.protocol.socket import SaidAhead, Step, TableNow
from crossroads.server.http.routes.games import game_info
from crossroads.server.hub.hosting import USUAL_CLOCK
from crossroads.server.hub.hub import Hub
from tests.kit.hubs import Person, at_rest, done, hub_at, new_table, refused, run, sat_down

CLOCK = 2  # seconds
RULE = "embers.fire.logs"


async def fire(hub: Hub, *hands: str, bots: int = 0, **about: Any) -> tuple[str, list[str], list[Person]]:
    """People round a fire, with these cards."""
    return await sat_down(hub, len(hands), bots, game="embers", options={"hands": list(hands)}, **about)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def kinds(person: Person, since: int = 0) -> list[str]:
    """What a line was sent, by type."""
    return [msgspec.json.decode(data)["type"] for data in person.wire.traffic[since:]]


def test_a_window_is_told_to_all_with_who_may_still_answer(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann, ben, _) = await fire(hub, "log-1", "log-2", "")
            for person in (ann, ben):
                window = person.decision.window
                assert (window.awaited, window.hidden, window.occasion, window.ends) == ([0, 1], True, True, None)
            assert (len(ann.decision.options), len(ben.decision.options)) == (2, 0)

            step = await ann.choose("pass")

            assert isinstance(step, Step)
            await ben.reaches(step.seq)
            assert (ben.decision.seat, ben.decision.window.awaited) == (1, [1])

    run(test())


def test_who_can_only_pass_does_so_unasked(url: str) -> None:
    """Ben has but a blanket: Ann's pass is followed by his, an entry like any other, and her own fire is over."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (ann, ben) = await fire(hub, "log-1", "wet-1")
            await ann.choose("pass")
            await ann.reaches(3)
            await ben.reaches(3)

            assert (ann.decision.seat, ann.view["windows"][0]["occasion"]) == (0, "turn:1")
            assert [entry.option for entry in await hub._store.entries(table_id)] == ["pass"] * 3

    run(test())


def test_who_wants_to_be_stopped_is_asked(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann, ben) = await fire(hub, "log-1", "wet-1")
            done(await ben.stand(1, "stop"))
            assert ben.ahead is not None
            assert ben.ahead.stop
            await ann.choose("pass")
            await ben.reaches(1)

            assert (ben.decision.seat, [option.id for option in ben.decision.options]) == (1, ["pass"])
            assert isinstance(await ben.choose("pass"), Step)

    run(test())


def test_a_standing_answer_is_set_out_of_turn_and_nobody_else_hears_of_it(url: str) -> None:
    """Ben passes for Ann's whole fire while she is asked: not a byte goes to her, and her log is at the same number."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (ann, ben) = await fire(hub, "log-1 log-3", "log-2 wet-1")
            before = len(ann.wire.traffic)
            done(await ben.stand(1, "occasion"))
            assert ben.ahead == SaidAhead(1, occasion=True)
            await at_rest(hub, table_id)
            await ann.why(0)
            assert kinds(ann, before) == ["reasons"]  # what she asked for, and nothing before it

            await ann.choose("lay:log-1")  # Ben neither smothers it nor lays a log after it
            await ann.reaches(3)
            while (ann.decision.seat, ann.decision.prompt) != (0, "fire"):
                await (ann.choose("pass") if ann.decision.seat == 0 else ann.next())

            assert ann.view["stack"] == []
            assert ann.view["fire"] == 1

    run(test())


def test_passing_until_something_changes_ends_when_it_does(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (ann, ben) = await fire(hub, "log-1 log-3", "log-2")
            done(await ben.stand(1, "until-change"))
            await ann.choose("pass")
            await ben.reaches(2)  # Ben's pass: his own fire begins
            assert ben.ahead == SaidAhead(1, until_change=True)
            await ann.reaches(3)
            await ann.choose("lay:log-1")
            table = await hub._running(table_id)
            assert table.play is not None
            assert not table.windows.ahead.has_declined(table.play.game, 1)
            assert ben.ahead == SaidAhead(1, until_change=True)  # with his next pass it begins anew

    run(test())


def test_who_passes_until_something_changes_says_so_once(url: str) -> None:
    """Ben, who has said it before, is asked because Ann has laid a log; he passes, and goes on passing."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (ann, ben) = await fire(hub, "log-1 log-3", "log-2")
            table = await hub._running(table_id)
            done(await ben.stand(1, "until-change"))
            await ann.choose("lay:log-1")
            seats = {0: ann, 1: ben}
            while (decision := table.decision) is not None and (decision.seat, decision.prompt) != (1, "fire"):
                person = seats[decision.seat]
                await person.sees(lambda person=person, seq=table.seq: person.seq == seq)  # type: ignore[misc]  # bound now
                await person.choose("pass", decision.seat)
                await at_rest(hub, table_id)
            await ben.sees(lambda: ben.seq == table.seq)
            await ben.choose("pass", 1)

            assert table.play is not None
            assert table.windows.ahead.has_declined(table.play.game, 1)
            done(await ben.stand(1, "ask"))
            assert ben.ahead == SaidAhead(1)

    run(test())


def test_after_an_undo_all_are_asked_again(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann, ben) = await fire(hub, "log-1", "log-2", undo="free")
            done(await ben.stand(1, "occasion"))
            done(await ben.stand(1, "stop"))
            await ann.choose("pass")
            await ben.reaches(1)
            await ann.undo(0)
            await ben.hears(TableNow)

            assert ben.ahead == SaidAhead(1, stop=True)
            assert ben.decision.seat == 0

    run(test())


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_stands_for_another_seat(url: str, seat: int) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (_, ben, _) = await fire(hub, "log-1", "log-2", "log-3")
            assert refused(await ben.stand(seat, "occasion")) == "not-yours"

    run(test())


def test_people_round_one_screen_are_asked_in_turn(url: str) -> None:
    """Two seats on one line: the second has but a blanket, and is handed the screen all the same."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, tokens, (ann, ben) = await fire(hub, "log-1", "wet-1")
            await ann.hang_up()
            await ben.hang_up()
            both = Person(hub, table_id, tokens)
            await both.hello()
            await both.look(0)
            await both.choose("pass", seat=0)
            await both.speak("en")  # by then whoever chooses unasked has been woken
            await at_rest(hub, table_id)
            now = await both.speak("en")

            assert (now.seq, now.curtain) == (1, 1)

    run(test())


# -- the clock


@pytest.mark.slow
def test_all_are_asked_at_once_and_nothing_is_told_before_the_clock_has_run_out(url: str) -> None:
    """Ben passes and Ann lays a log, in this order and at once: both are carried out when the time is up, hers first."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann, ben, cid) = await fire(hub, "log-1", "log-2", "wet-1", clock=CLOCK)
            assert [option.id for option in ben.decision.options] == ["lay:log-2", "pass"]
            assert [option.id for option in cid.decision.options] == ["pass"]
            ends = ann.decision.window.ends
            assert ends == ben.decision.window.ends == cid.decision.window.ends
            quiet = len(cid.wire.traffic)

            done(await ben.choose("pass", seat=1))
            done(await ann.choose("lay:log-1", seat=0))
            assert ann.ahead == SaidAhead(0, answer="lay:log-1")
            assert time.time() < ends
            assert len(cid.wire.traffic) == quiet
            await cid.reaches(1)

            assert time.time() >= ends
            assert (cid.decision.prompt, cid.decision.window.awaited) == ("smother", [1, 2])
            assert cid.decision.window.ends > ends  # an answer starts the clock anew
            assert [option.id for option in cid.decision.options] == ["lay:wet-1", "pass"]

    run(test())


@pytest.mark.slow
def test_the_last_answer_before_the_clock_has_run_out_counts(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann, ben) = await fire(hub, "log-1", "log-2", clock=CLOCK)
            done(await ann.choose("lay:log-1", seat=0))
            done(await ann.choose("pass", seat=0))
            assert refused(await ben.choose("lay:log-1", seat=1)) == "illegal"
            done(await ben.choose("lay:log-2", seat=1))
            await ben.reaches(2)

            assert ben.view["stack"] == ["log-2"]

    run(test())


def test_a_window_closes_once_everybody_has_said_something(url: str) -> None:
    """Cid can only pass and is waited for like the others, until he says so too; minutes of the clock are left."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann, ben, cid) = await fire(hub, "log-1", "log-2", "wet-1", clock=600)
            done(await ann.choose("pass", seat=0))
            done(await ben.choose("lay:log-2", seat=1))
            await ann.why(0)
            assert ann.seq == 0
            done(await cid.choose("pass", seat=2))
            await ann.reaches(2)

            assert ann.view["stack"] == ["log-2"]

    run(test())


def test_who_passes_for_the_whole_occasion_is_not_waited_for(url: str) -> None:
    """Ben passes the whole turn, whatever he has: the windows of this turn close with Ann's word; a bot that fails passes."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann, ben) = await fire(hub, "log-1", "log-2", "wet-1", bots=1, clock=600)
            done(await ben.stand(1, "occasion"))
            done(await ann.choose("pass", seat=0))
            await ben.reaches(3)

            assert ben.view["windows"][0]["occasion"] == "turn:1"

    run(test())


@pytest.mark.slow
def test_who_says_nothing_passes_when_the_clock_has_run_out(url: str) -> None:
    """Nobody says a word, one line is down, and a bot sits there: all fires go out, each after its time."""

    async def test() -> None:
        async with hub_at(url) as hub:
            began = time.time()
            table_id, _, (ann, ben) = await fire(hub, "log-1", "log-2", "wet-1", bots=1, clock=CLOCK)
            await ben.hang_up()
            await ann.reaches(3)
            assert time.time() - began >= CLOCK
            assert [entry.option for entry in await hub._store.entries(table_id)][:2] == ["pass", "pass"]

    run(test())


@pytest.mark.slow
def test_the_same_is_told_at_the_same_time_whatever_is_in_the_hands(url: str) -> None:
    """Ben could answer at one table and could not at the other, where he is spared the question: Ann hears the same."""

    async def heard(hub: Hub, hand: str) -> tuple[list[str], list[Any], bool]:
        _, _, (ann, ben) = await fire(hub, "wet-1", hand, clock=CLOCK)
        ends = ann.decision.window.ends
        if "log" in hand:
            done(await ben.choose("pass", seat=1))
        await ann.reaches(2)
        told = [msgspec.json.decode(data) for data in ann.wire.traffic if b'"type":"step"' in data]
        for step in told:
            step["decision"]["window"].pop("ends")
        return kinds(ann), told[:2], time.time() >= ends

    async def test() -> None:
        async with hub_at(url) as hub:
            one, other = await asyncio.gather(heard(hub, "log-1"), heard(hub, "wet-2"))
            assert one == other

    run(test())


def test_a_table_without_a_clock_waits_for_its_people(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (ann, _) = await fire(hub, "log-1", "log-2", clock=0)
            assert (await hub.info(table_id)).clock == 0
            assert ann.decision.window.ends is None
            await at_rest(hub, table_id)
            await ann.why(0)
            assert "step" not in kinds(ann)

    run(test())


def test_windows_have_a_clock_unless_the_host_says_otherwise(url: str) -> None:
    """Or the time that a seat takes would tell whether it could answer; a game without such windows needs none."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, _, (ann, _) = await fire(hub, "log-1", "log-2", clock=None)
            assert (await hub.info(table_id)).clock == USUAL_CLOCK > 0
            assert time.time() < ann.decision.window.ends <= time.time() + USUAL_CLOCK
            assert (await new_table(hub, game="shelter", clock=None)).table.clock == 0

    run(test())


def test_one_person_among_bots_has_all_the_time_there_is(url: str) -> None:
    """Nobody is there who could read from the time what is in a hand: the bot answers when it has thought."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (ann,) = await fire(hub, "log-1", "log-2", bots=1, clock=CLOCK)
            assert ann.decision.window.ends is None
            await ann.choose("pass")
            await ann.reaches(2)
            assert ann.decision.window.ends is None

    run(test())


def test_people_round_one_screen_have_all_the_time_there_is(url: str) -> None:
    """They hand the screen on; once one of them takes a seat to another screen, the clock runs."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, tokens, (ann, ben) = await fire(hub, "log-1", "log-2", clock=60)
            assert ann.decision.window.ends is not None
            await ann.hang_up()
            await ben.hang_up()
            both = Person(hub, table_id, tokens)
            await both.hello()
            await both.look(0)
            assert both.decision.window.ends is None
            await both.hang_up()
            ben = Person(hub, table_id, tokens[1:])
            await ben.hello()
            assert ben.decision.window.ends is not None

    run(test())


@pytest.mark.parametrize(("game", "seconds"), [("embers", USUAL_CLOCK), ("shelter", 0)])
def test_the_usual_clock_of_a_game_is_told_before_a_table_is_made(game: str, seconds: int) -> None:
    assert game_info(game, (), (), "en").clock == seconds


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_while_a_clock_runs_a_refusal_has_its_rule_in_the_readers_language(url: str, lang: Any) -> None:
    """Ben is awaited after Ann and holds a blanket, which does not feed a fire: he is told so as if it were his turn."""

    async def test() -> None:
        async with hub_at(url) as hub:
            _, _, (_, ben) = await fire(hub, "log-1", "wet-1 log-2", clock=120)
            await ben.speak(lang)

            answer = await ben.choose("lay:wet-1", seat=1)
            told = await ben.why(1, "lay:wet-1")
            nothing = await ben.choose("lay:log-1", seat=1)

            assert (refused(answer), answer.rule, answer.message) == ("illegal", RULE, f"{lang}: {RULE}")
            assert [(each.rule, each.text) for each in told.reasons] == [(RULE, f"{lang}: {RULE}")]
            assert (refused(nothing), nothing.rule) == ("illegal", "")
            assert ben.ahead == SaidAhead(1)

    run(test())
