"""Replays, scores, records and rematches."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from threading import current_thread
from typing import Any

import pytest

from crossroads.engine import record
from crossroads.engine.definition import game_names
from crossroads.protocol.socket import TableChanged
from crossroads.protocol.tables import ClaimSeat, Lang
from crossroads.server.buckets import Buckets
from crossroads.server.hub.hub import Hub
from crossroads.server.play.trail import APART
from crossroads.server.tokens import new_secret
from crossroads.server.trouble import Trouble
from tests.kit.counting import carried
from tests.kit.hubs import Person, at_rest, bare, fewest, hub_at, new_table, run, sat_down, sit_all


async def trouble(asked: Any) -> str:
    with pytest.raises(Trouble) as refused:
        await asked
    return refused.value.code


async def played(hub: Any, turns: int) -> tuple[Any, list[str], list[Person], list[dict[int, Any]]]:
    """A toy table after so many turns, and what each seat saw after each."""
    made = await new_table(hub, 2, game="toy", options={"rounds": 2})
    tokens = await sit_all(hub, made, people=(0, 1))
    people = [Person(hub, made.table.id, [token]) for token in tokens]
    for person in people:
        await person.hello()
    seen = [{seat: person.view for seat, person in enumerate(people)}]
    for _ in range(turns):
        chooser = people[people[0].decision.seat]
        await chooser.choose("look")
        for person in people:
            await person.reaches(chooser.seq)
        seen.append({seat: person.view for seat, person in enumerate(people)})
    return made, tokens, people, seen


def test_before_the_end_a_replay_shows_the_own_seat_or_what_all_saw(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, tokens, _, seen = await played(hub, 2)
            table = made.table.id

            own = await hub.replay(table, 1, 0, "en", tokens[:1])
            everybody = await hub.replay(table, 1, None, "en")

            assert (own.at, own.last, own.seat) == (1, 2, 0)
            assert bare(own.view) == bare(seen[1][0])
            assert own.lines[0].about["card"] == own.view["top"]
            assert everybody.lines[0].about == {"seat": 0}
            assert everybody.view["hands"] == [1, 1]
            assert await trouble(hub.replay(table, 1, 1, "en", tokens[:1])) == "not-yours"
            assert await trouble(hub.replay(table, 3, None, "en")) == "no-such-point"
            assert await trouble(hub.replay(table, 0, 5, "en")) == "unknown-seat"
            assert await trouble(hub.scores(table, "en")) == "not-now"
            assert await trouble(hub.rematch(table, tokens)) == "not-now"

    run(test())


def test_afterwards_everything_may_be_looked_at(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, _, people, seen = await played(hub, 4)
            table = made.table.id
            assert people[0].decision is None

            for at in range(5):
                for seat in (0, 1):
                    point = await hub.replay(table, at, seat, "en")
                    assert bare(point.view) == bare(seen[at][seat])
            chart = await hub.scores(table, "en")

            assert chart.at[-1] == 4
            assert chart.labels == ["1", "2"]
            last = await hub.replay(table, None, 0, "en")
            assert chart.scores[-1] == [sum(hand) for hand in last.view["hands"]]

    run(test())


def test_the_scores_of_a_game_are_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is over: ten who ask at once cost the game once, and whoever asks later nothing."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            made, _, _, _ = await played(hub, 4)
            counted = carried(monkeypatch)

            charts = await asyncio.gather(*[hub.scores(made.table.id, "en") for _ in range(10)])
            later = await hub.scores(made.table.id, "ru")

            assert counted.choices == 4
            assert charts == [later] * 10

    run(test())


def test_the_record_of_a_game_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not on the event loop, where all tables would wait for it: ten who ask at once are given the same."""
    written: list[str] = []
    ordinary = record.record

    def counting(*about: Any) -> bytes:
        written.append(current_thread().name)
        return ordinary(*about)

    monkeypatch.setattr(record, "record", counting)

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            made, _, _, _ = await played(hub, 4)

            records = await asyncio.gather(*[hub.record(made.table.id) for _ in range(10)])
            later = await hub.record(made.table.id)

            assert records == [later] * 10
            assert len(written) == 1
            assert written[0] != current_thread().name

    run(test())


def test_a_game_is_reviewed_for_who_sat_there_once_it_is_over(url: str) -> None:
    """Strangers cannot set the work going; and where nobody knows what counts in a game, that is said."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made, tokens, people, _ = await played(hub, 3)
            table = made.table.id
            assert await trouble(hub.reviews.told(table, 0, "en", tokens[:1])) == "not-now"
            await people[people[0].decision.seat].choose("look")

            assert await trouble(hub.reviews.told(table, 5, "en", tokens[:1])) == "unknown-seat"
            assert await trouble(hub.reviews.told(table, 0, "en", ())) == "not-yours"
            assert await trouble(hub.reviews.told(table, 0, "en", tokens[:1])) == "no-review"

    run(test())


def test_a_finished_game_is_played_on_from_a_moment(url: str) -> None:
    """At a table of its own that says where it came from; bots sit at all other seats, and it begins with the first person."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made, tokens, people, seen = await played(hub, 3)
            table = made.table.id
            assert await trouble(hub.reviews.play_on(table, 1, 0, "en", tokens)) == "not-now"
            await people[people[0].decision.seat].choose("look")
            for at, seat, refused in ((4, 0, "no-such-point"), (9, 0, "no-such-point"), (1, 7, "unknown-seat")):
                assert await trouble(hub.reviews.play_on(table, at, seat, "en", tokens)) == refused

            on = await hub.reviews.play_on(table, 2, 0, "en", ())
            assert (on.table.phase, on.table.public, on.table.seats[1].bot) == ("open", False, "random")
            claimed = await hub.claim(on.table.id, 0, ClaimSeat("Ann", "", on.invite), [])
            ann = Person(hub, on.table.id, [claimed.token])
            await ann.hello()

            assert claimed.table.played_on is not None
            assert (claimed.table.played_on.table, claimed.table.played_on.seat) == (table, 0)
            known = seen[claimed.table.played_on.at][0]["hands"][0]
            assert ann.view["hands"][0][: len(known)] == known

    run(test())


@pytest.mark.parametrize("game", game_names())
def test_a_look_back_costs_a_few_choices_however_long_the_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever in a game of 90 choices; also right after the server was started again."""

    async def test() -> None:
        url = f"sqlite:///{tmp_path}/tables.db"
        async with hub_at(url) as hub:
            table, _, people = await sat_down(hub, fewest(game), game=game, options={}, clock=0)
            for _ in range(90):
                chooser = people[people[0].decision.seat]
                await chooser.choose(chooser.decision.options[0].id)
                for person in people:
                    await person.reaches(chooser.seq)
        async with hub_at(url) as hub:
            await hub.replay(table, 0, None, "en")
            counted = carried(monkeypatch)
            most = 0
            for at in range(0, 91, 5):
                counted.choices = 0
                await hub.replay(table, at, None, "en")
                most = max(most, counted.choices)

            assert 0 < most <= 2 * APART

    run(test())


def test_a_game_that_has_not_begun_has_no_past(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2)
            assert await trouble(hub.replay(made.table.id, 0, None, "en")) == "not-now"
            assert await trouble(hub.record(made.table.id)) == "not-now"

    run(test())


def test_a_rematch_is_one_new_table_for_the_same_people(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crossroads.server.hub.hosting.new_secret", new_secret)  # as every server but those of tests

    async def test() -> None:
        async with hub_at(url) as hub:
            made, tokens, people, _ = await played(hub, 4)
            assert await trouble(hub.rematch(made.table.id, ["stranger"])) == "not-yours"

            first = await hub.rematch(made.table.id, tokens[:1])
            second = await hub.rematch(made.table.id, tokens[1:])

            assert first.table.id == second.table.id != made.table.id
            assert (first.table.phase, first.table.options) == ("open", made.table.options)
            assert first.table.commitment != made.table.commitment
            assert (first.host_token != "", second.host_token) == (True, "")
            assert (await hub.info(made.table.id)).rematch == first.table.id
            await people[1].hears(TableChanged, lambda told: told.table.rematch == first.table.id)
            for seat, again in enumerate((first, second)):
                await hub.claim(again.table.id, seat, ClaimSeat("Again", invite=again.invite))
            assert (await hub.info(first.table.id)).phase == "playing"

    run(test())


async def choices_at(hub: Hub, table_id: str) -> int:
    """How many choices have been made and not taken back."""
    play = (await hub._running(table_id)).play
    assert play is not None
    return len(play.history)


@pytest.mark.parametrize("game", [*game_names(), "toy"])
def test_every_point_of_every_game_can_be_looked_at_as_it_was_seen(game: str, tmp_path: Path) -> None:
    """Forty choices in any language, some taken back: a replay shows each seat and a spectator what they saw then."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table, tokens, people = await sat_down(hub, fewest(game), game=game, options={}, undo="free", clock=0)
            people.append(Person(hub, table))
            await people[-1].hello()
            seen = {0: [person.view for person in people]}  # by the number of choices before
            chance = Random(game)
            langs: list[Lang] = ["en", "ru", "pl"]
            while people[0].decision is not None and len(seen) <= 40:
                seat = people[0].decision.seat
                if people[seat].can_undo and chance.random() < 0.2:
                    await people[seat].undo(seat)
                else:
                    await people[seat].choose(chance.choice(people[seat].decision.options).id)
                for person in people:
                    await person.reaches(await at_rest(hub, table))
                made = await choices_at(hub, table)
                seen = {at: views for at, views in seen.items() if at < made}
                seen[made] = [person.view for person in people]
            for at in [*seen][::7]:
                for seat, shown in ((0, tokens[:1]), (1, tokens[1:2]), (None, [])):
                    told = await hub.replay(table, at, seat, chance.choice(langs), shown)
                    assert (told.at, told.last) == (at, max(seen))
                    assert bare(told.view) == bare(seen[at][-1 if seat is None else seat])

    run(test())


LOOKS: dict[str, Callable[[Hub, str, list[str], str], Awaitable[Any]]] = {
    "replay": lambda hub, table, tokens, address: hub.replay(table, 1, 0, "en", tokens, address),
    "scores": lambda hub, table, tokens, address: hub.scores(table, "en", tokens, address),
    "record": lambda hub, table, _, address: hub.record(table, address),
    "cards": lambda hub, table, tokens, address: hub.open_cards(table, "en", tokens, address),
    "play on": lambda hub, table, tokens, address: hub.reviews.play_on(table, 2, 0, "en", tokens, address),
}


@pytest.mark.parametrize("look", LOOKS)
def test_every_look_back_takes_its_work_from_an_address(tmp_path: Path, look: str) -> None:
    """At one table as at another: what an address has used up is used up, and another has its own."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            one, tokens, _, _ = await played(hub, 4)
            hub._limits.address_work = Buckets(1e-6, 1, lambda: 0.0)
            asked = LOOKS[look]

            assert await asked(hub, one.table.id, tokens, "192.0.2.1")

            assert await trouble(asked(hub, one.table.id, tokens, "192.0.2.1")) == "too-many-requests"
            assert await asked(hub, one.table.id, tokens, "192.0.2.2")
            other, tokens, _, _ = await played(hub, 4)
            assert await trouble(asked(hub, other.table.id, tokens, "192.0.2.1")) == "too-many-requests"

    run(test())


@pytest.mark.parametrize("look", LOOKS)
def test_every_look_back_takes_its_work_from_its_table(tmp_path: Path, look: str) -> None:
    """From whatever addresses it is asked for."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            made, tokens, _, _ = await played(hub, 4)
            hub._limits.table_work = Buckets(1e-6, 1, lambda: 0.0)

            assert await LOOKS[look](hub, made.table.id, tokens, "192.0.2.1")

            assert await trouble(LOOKS[look](hub, made.table.id, tokens, "192.0.2.2")) == "too-many-requests"

    run(test())
