"""What the expansions of a table add to its board is told in words, each in one's own language, and only if it is new."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from crossroads.protocol.socket import Step, TableNow
from crossroads.server.hub.hub import Hub
from crossroads.server.settings import Settings
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all
from tests.kit.serving import client_of

DEAD_AIR = {"scenario": "dead-air", "strength_needed": 6}


class Reader(Person):
    """Somebody who keeps the lines that are shown beside the board."""

    added: list[str]

    def _see(self, told: Any) -> None:
        super()._see(told)
        if isinstance(told, TableNow):
            self.added = told.added
        elif isinstance(told, Step) and told.added is not None:
            assert told.added != self.added, "nobody is told the same twice"
            self.added = told.added


async def sit_down(hub: Hub, langs: tuple[str, ...], **about: Any) -> tuple[str, list[str], list[Reader]]:
    made = await new_table(hub, len(langs), **about)
    tokens = await sit_all(hub, made, range(len(langs)))
    people = [Reader(hub, made.table.id, [token]) for token in tokens]
    for person, lang in zip(people, langs, strict=True):
        await person.hello(lang=lang)
    return made.table.id, tokens, people


async def go_on(people: list[Reader], wanted: tuple[str, ...]) -> None:
    """Choose once: what is wanted most, or what is offered first."""
    chooser = people[people[0].decision.seat]
    offered = [option.id for option in chooser.decision.options]
    await chooser.choose(next((name for name in wanted if name in offered), offered[0]))
    for person in people:
        await person.reaches(chooser.seq)


def test_each_step_tells_what_is_new_beside_the_board_in_the_readers_language(tmp_path: Path) -> None:
    """The signal grows from 0 to 6 in English and in Russian; a newcomer in Polish is told where it stands."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            about = {"game": "fallout", "options": DEAD_AIR, "expansions": ["signals"]}
            table, _, people = await sit_down(hub, ("en", "ru"), **about)
            assert people[0].added[0] == "Signal: 0 of 6"
            seen = set()
            while people[0].decision is not None:
                await go_on(people, ("signals.boost", "signals.listen", "end"))
                strength = people[0].view["added"]["signals"]["strength"]
                seen.add(strength)
                assert people[0].added[0] == f"Signal: {strength} of 6"
                assert people[1].added[0] == f"Сигнал: {strength} из 6"

            assert seen == {0, 1, 2, 3, 4, 5, 6}
            watcher = Reader(hub, table)
            await watcher.hello(lang="pl")
            assert watcher.added[0] == "Sygnał: 6 z 6"
            assert [(await hub.replay(table, at, None, "en")).added[0] for at in (0, None)] == [
                "Signal: 0 of 6",
                "Signal: 6 of 6",
            ]

    run(test())


def test_who_comes_back_is_told_what_is_new_beside_the_board(tmp_path: Path) -> None:
    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            about = {"game": "shelter", "expansions": ["pets"]}
            table, tokens, people = await sit_down(hub, ("en", "pl"), **about)
            gone = people[1]
            while not (people[0].decision.seat == 0 and "pets.feed" in [one.id for one in people[0].decision.options]):
                await go_on(people, ())
            assert gone.added == []
            await gone.hang_up()
            await people[0].choose("pets.feed")

            back = Reader(hub, table, [tokens[1]])
            back.seq, back.view, back.log, back.added = gone.seq, gone.view, list(gone.log), gone.added
            back.say({"type": "hello", "lang": "pl", "seen": gone.seq})
            await back.reaches(people[0].seq)

            assert [line.partition(":")[0] for line in people[0].added] == ["The cat was fed in this round by"]
            assert [line.partition(":")[0] for line in back.added] == ["W tej rundzie kota karmili"]

    run(test())


# -- the rules of an expansion over HTTP


@pytest.fixture(scope="module")
def client() -> TestClient[Any]:
    return client_of(Settings(rate=0))


@pytest.mark.parametrize(("lang", "title"), [("en", "Signals"), ("ru", "Сигналы"), ("pl", "Sygnały")])
def test_rules_are_searched_with_those_of_the_tables_expansions(client: TestClient[Any], lang: str, title: str) -> None:
    asked = {"lang": lang, "q": title, "expansions": "signals"}

    found = client.get("/api/rules/fallout/search", params=asked).json()["rules"]
    topics = client.get("/api/rules/fallout", params=asked).json()
    chapter = client.get("/api/rules/fallout/topic/signals", params={"lang": lang}).json()

    assert [rule["id"] for rule in found[:3]] == ["signals.boost", "signals.broadcast", "signals.heard"]
    assert {rule["topic_title"] for rule in found[:3]} == {title}
    assert (topics[-1]["title"], topics[-1]["rules"]) == (title, [rule["id"] for rule in found[:3]])
    assert chapter == found[:3]


def test_an_expansion_that_nobody_named_or_installed_adds_no_rules(client: TestClient[Any]) -> None:
    for expansions in ([], ["nonsense"], ["pets"]):
        found = client.get("/api/rules/fallout/search", params={"q": "signals", "expansions": expansions}).json()
        assert all(not rule["id"].startswith("signals.") for rule in found["rules"])
    assert client.get("/api/rules/fallout/topic/nonsense").status_code == 404
