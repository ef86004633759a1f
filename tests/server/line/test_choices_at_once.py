"""Choices of several at once: floods, the same request twice, lost races, and what everybody sees afterwards."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crossroads.engine.definition import game_names
from crossroads.protocol.socket import Choose, Hello, Look, Step, TableNow
from crossroads.protocol.tables import Lang
from crossroads.server.buckets import Buckets
from crossroads.server.hub.hub import Hub
from crossroads.server.line import limits
from tests.kit.hubs import (
    Person,
    at_rest,
    bare,
    done,
    fewest,
    hub_at,
    new_request,
    new_table,
    refused,
    run,
    sat_down,
    sit_all,
)
from tests.kit.postgres import Postgres
from tests.server.line.slow_disk import Disk, choice

LANGUAGES: tuple[Lang, ...] = ("en", "ru", "pl")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


# -- limits


def test_a_flood_of_choices_is_refused_beyond_a_seats_pace(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred may be said at once and time stands still: each costs one, then all are too fast, those in order too."""
    monkeypatch.setattr(limits, "Buckets", lambda rate, size: Buckets(rate, size, clock=lambda: 0.0))

    async def test() -> None:
        async with hub_at(file) as hub:
            _, _, (first, second) = await sat_down(hub, 2, game="toy", options={"rounds": 12})
            answers: list[Any] = []
            for number in range(110):
                first.say(Choose(request=f"{number}", seat=0, seq=77, option="wait"))
                answers.append(await first.answer_to(f"{number}"))

            assert [answer.code for answer in answers] == ["stale"] * 100 + ["too-fast"] * 10
            assert refused(await first.choose("wait")) == "too-fast"
            assert first.seq == second.seq == 0

    run(test())


# -- two processes


@pytest.fixture
def shared(postgres_server: Postgres) -> str:
    """The address of a database that two hubs use."""
    return postgres_server.new_database()


def test_the_same_request_on_two_processes_is_done_once_even_at_the_end_of_a_seats_pace(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are under way at once and cost what one costs: neither hears that it was too fast."""
    monkeypatch.setattr(limits, "Buckets", lambda rate, size: Buckets(rate, 1 if size == 100 else size, lambda: 0.0))

    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game="toy", options={})
            tokens = await sit_all(here, made, people=(0, 1))
            pair = [Person(hub, made.table.id, tokens[:1]) for hub in (here, there)]
            for person in pair:
                await person.hello()
            disk.hold()
            for person in pair:
                person.say(choice(person, "throw"))
            await disk.reached(2)
            disk.let_go()

            answers = [await person.answer_to("one") for person in pair]

            assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Step"]
            assert [answer.seq for answer in answers] == [1, 1]
            assert pair[0].log == pair[1].log
            assert bare(pair[0].view) == bare(pair[1].view)
            assert (await there.info(made.table.id)).seq == 1

    run(test())


@pytest.mark.parametrize("game", ["fallout", "toy", "shelter"])
def test_who_loses_a_race_still_sees_what_a_newcomer_sees(
    shared: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """One seat chooses different things at two processes; what the loser had prepared leaves no trace anywhere."""

    async def test() -> None:
        chance = Random(7)
        disk = Disk(monkeypatch)
        async with hub_at(shared) as here, hub_at(shared) as there:
            made = await new_table(here, 2, game=game, options={})
            tokens = await sit_all(here, made, people=(0, 1))
            lines = [(hub, shown) for hub in (here, there) for shown in (tokens[:1], tokens[1:], [])]
            people = [Person(hub, made.table.id, shown) for hub, shown in lines]
            for person in people:
                await person.hello()
            for number in range(12):
                if people[0].decision is None:
                    break
                seat = people[0].decision.seat
                pair = people[seat], people[seat + 3]
                disk.hold()
                for person in pair:
                    person.say(choice(person, chance.choice(person.decision.options).id, new_request()))
                await disk.reached(2)
                disk.let_go()
                for person in people:
                    await person.reaches(number + 1)
                for person, (hub, shown) in zip(people, lines, strict=True):
                    await sees_what_a_newcomer_sees(person, hub, made.table.id, shown)

    run(test())


async def sees_what_a_newcomer_sees(
    person: Person, hub: Hub, table: str, tokens: Sequence[str], lang: Any = "en"
) -> None:
    newcomer = Person(hub, table, tokens)
    standing = await newcomer.hello(lang=lang)
    assert standing.seq == person.seq
    assert bare(standing.view) == bare(person.view)
    assert standing.decision == person.decision
    assert standing.can_undo == person.can_undo
    assert standing.log == person.log
    await newcomer.hang_up()


# -- all of it


@pytest.mark.parametrize("game", [*game_names(), "toy"])
def test_after_every_choice_each_line_has_exactly_what_a_newcomer_is_told(file: str, game: str) -> None:
    """With choices taken back, lines that come back with what they had, and changes of language."""

    async def test() -> None:
        chance = Random(3)
        async with hub_at(file) as hub:
            table, tokens, people = await sat_down(hub, fewest(game), game=game, options={}, undo="free", clock=0)
            people.append(Person(hub, table))
            await people[-1].hello()
            shown = [*[[token] for token in tokens], []]
            langs: list[Lang] = ["en"] * len(people)
            for _ in range(60):
                if people[0].decision is None:
                    break
                what, whom = chance.random(), chance.randrange(len(people))
                seat = people[0].decision.seat
                if what < 0.15:
                    langs[whom] = chance.choice(LANGUAGES)
                    await people[whom].speak(langs[whom])
                elif what < 0.3:
                    old = people[whom]
                    await old.hang_up()
                    again = people[whom] = Person(hub, table, shown[whom])
                    again.seq, again.view, again.log = old.seq, old.view, old.log
                    again.decision, again.can_undo, again.known = old.decision, old.can_undo, old.known
                    again.say(Hello(lang=langs[whom], seen=old.seq))
                    await again.next()
                elif what < 0.45 and (undoers := [other for other in range(len(tokens)) if people[other].can_undo]):
                    await people[undoers[0]].undo(undoers[0])
                else:
                    options = people[seat].decision.options
                    assert isinstance(await people[seat].choose(chance.choice(options).id), Step)
                seq = await at_rest(hub, table)
                for person, tokens_shown, lang in zip(people, shown, langs, strict=True):
                    await person.reaches(seq)
                    await sees_what_a_newcomer_sees(person, hub, table, tokens_shown, lang)

    run(test())


def test_a_look_at_another_own_seat_during_a_commit_shows_that_seat_afterwards(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)
        async with hub_at(file) as hub:
            made = await new_table(hub, 2, game="toy", options={})
            tokens = await sit_all(hub, made, people=(0, 1))
            both = Person(hub, made.table.id, tokens)
            await both.hello()
            await both.look(0)
            disk.hold()
            both.say(choice(both, "wait"))
            await disk.reached()
            both.say(Look(1))
            disk.let_go()

            assert done(await both.answer_to("one")) == 1
            shown = await both.hears(TableNow, lambda standing: standing.looking == 1)
            assert shown.seq == 1

    run(test())
