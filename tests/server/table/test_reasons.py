"""Bots say why at a served table: everybody reads it in the log, in their own language, and it is kept with the choice."""

from crossroads.bots import make_bot
from crossroads.server.hub.hub import Hub
from tests.kit.hubs import Person, at_rest, hub_at, new_table, run, sit_all


async def company(hub: Hub) -> tuple[str, list[str]]:
    """Munchkin with a person in seat 0 and three steady bots."""
    made = await new_table(hub, 4, game="munchkin", options={})
    return made.table.id, await sit_all(hub, made, people=(0,), bot="steady")


async def play_on(hub: Hub, table_id: str, person: Person) -> None:
    """Play as a bot would until a bot has said why, and stop where the person is asked."""
    mind = make_bot("steady", "munchkin", "person")
    while not any(line.kind == "why" for line in person.log):
        await person.reaches(await at_rest(hub, table_id))
        table = await hub._running(table_id)
        assert table.play is not None
        assert table.decision is not None, "a whole game without a reason"
        await person.choose(mind.choose(table.play.game, 0))
    await person.reaches(await at_rest(hub, table_id))


def test_a_reason_is_told_to_all_and_kept_with_its_choice(url: str) -> None:
    """In the log of whoever is there, of whoever comes late and reads Polish, and after the server was started anew."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, tokens = await company(hub)
            person = Person(hub, table_id, tokens)
            await person.hello()
            await play_on(hub, table_id, person)
            reasons = [(line.seq, line.about) for line in person.log if line.kind == "why"]
            watcher = Person(hub, table_id)
            await watcher.hello(lang="pl")
            assert [(line.seq, line.about) for line in watcher.log if line.kind == "why"] == reasons
            texts = [line.text for line in person.log if line.kind == "why"]
            assert texts != [line.text for line in watcher.log if line.kind == "why"]
            assert all(line.seat != 0 for line in person.log if line.kind == "why")
        async with hub_at(url) as hub:
            person = Person(hub, table_id, tokens)
            await person.hello()
            again = [line for line in person.log if line.kind == "why"][: len(reasons)]
            assert [(line.seq, line.about) for line in again] == reasons
            assert [line.text for line in again] == texts

    run(test())


def test_a_person_gives_no_reasons(url: str) -> None:
    """The same choices made by a person are told without a word of why."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table_id, tokens = await company(hub)
            person = Person(hub, table_id, tokens)
            await person.hello()
            await play_on(hub, table_id, person)
            entries = await hub._store.entries(table_id)
            assert all(not entry.why for entry in entries if entry.seat == 0)
            assert any(entry.why for entry in entries)

    run(test())
