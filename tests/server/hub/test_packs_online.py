"""Tables with packs and expansions that the host has installed."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from crossroads import rules
from crossroads.engine.record import read
from crossroads.engine.verifying import verify
from crossroads.protocol.tables import NewTable
from crossroads.server.hub.hub import Hub
from crossroads.server.settings import Settings
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, hub_at, new_table, run, sit_all
from tests.kit.serving import client_of

DEAD_AIR = {"scenario": "dead-air", "first": 0, "strength_needed": 3}


async def on_turn(hub: Hub, **about: object) -> tuple[str, Person]:
    """A table with the expansion, at which a person alone has come to the first turn."""
    made = await new_table(hub, 1, game="fallout", options=DEAD_AIR, expansions=["signals"], **about)
    tokens = await sit_all(hub, made, [0])
    person = Person(hub, made.table.id, tokens)
    await person.hello()
    while person.decision.prompt != "turn":
        await person.choose(person.decision.options[0].id)
    return made.table.id, person


def test_a_table_is_played_with_an_expansion_and_everybody_sees_which(url: str) -> None:
    """Its scenario, its act with a label of its own, its part of the view, and its name in the table's own facts."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, person = await on_turn(hub)

            labels = {option.id: option.label.title for option in person.decision.options}
            assert labels["signals.boost"] == "Boost the signal for 1 cap"
            await person.choose("signals.boost")
            assert person.view["added"]["signals"]["strength"] == 2
            assert (await hub.info(table)).expansions == ["signals"]
            assert [line.text for line in person.log if line.kind == "signals.stronger"] == [
                "The signal gets stronger: 1",
                "The signal gets stronger: 2",
            ]

    run(test())


def test_a_table_with_an_expansion_is_there_after_a_restart(url: str) -> None:
    """Another process folds the same log to the same game, and its record names what it was played with."""

    async def test() -> None:
        async with hub_at(url) as hub:
            table, person = await on_turn(hub)
            await person.choose("signals.boost")
            seen = person.view
        async with hub_at(url) as hub:
            again = Person(hub, table, person.tokens)
            await again.hello()
            assert again.view == seen
            await again.choose("signals.boost")  # strong enough now: the game is over
            written = await hub.record(table)
            assert (read(written).modules, verify(written).true) == (("signals",), True)

    run(test())


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"expansions": ["signal"]}, "did you mean `signals`?"),
        ({"packs": ["base-2"]}, "no pack `base-2` is installed here; there are: "),
    ],
)
def test_what_the_host_has_not_installed_is_refused(asked: dict[str, list[str]], said: str, tmp_path: Path) -> None:
    """A visitor cannot name a folder either: it is not a name that a message may carry."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/t.db") as hub:
            with pytest.raises(Trouble) as wrong:
                await hub.create(NewTable(game="fallout", seats=2, **asked))  # type: ignore[arg-type]
            assert (wrong.value.code, wrong.value.status) == ("bad-table", 422)
            assert said in wrong.value.message

    run(test())


@pytest.fixture
def client(tmp_path: Path) -> TestClient:  # type: ignore[type-arg]
    return client_of(Settings(db=f"sqlite:///{tmp_path}/t.db", rate=0))


def test_the_lobby_learns_which_there_are_and_what_they_bring(client: TestClient) -> None:  # type: ignore[type-arg]
    """The game by itself has four scenarios; with the expansion a fifth, and an option more."""
    with client:
        plain = client.get("/api/games/fallout").json()
        extended = client.get("/api/games/fallout?expansions=signals").json()
        book = client.get("/api/games/fallout/book?expansions=signals").json()
        unknown = client.get("/api/games/fallout/book?packs=/etc")
        rule = client.get("/api/rules/fallout/rule/signals.heard").json()
        no_rule = client.get("/api/rules/fallout/rule/signals.herd")

    values = {option["name"]: option["values"] for option in extended["options"]}
    assert [one["id"] for one in plain["expansions"]] == ["atomic-bonds", "new-california", "signals"]
    assert plain["packs"] == []
    assert values["scenario"][-1] == "dead-air"
    assert "strength_needed" in values
    assert "strength_needed" not in [option["name"] for option in plain["options"]]
    assert book["names"]["type-drone"] == "drone"
    assert "pocket-radio" in book["cards"]["cards"]
    assert rule["text"].startswith("The survivors win together")
    assert (no_rule.status_code, no_rule.json()["code"]) == (404, "unknown-rule")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-pack")


def test_the_lobby_is_told_which_scenarios_do_not_fit_and_why(client: TestClient) -> None:  # type: ignore[type-arg]
    """With both expansions the scenario New California is refused by a rule, in the reader's language; others have names."""
    both = "/api/games/fallout?expansions=atomic-bonds&expansions=new-california&lang=pl"
    with client:
        told = {each: client.get(each).json()["options"] for each in ("/api/games/fallout", both)}

    plain, combined = [next(one for one in options if one["name"] == "scenario") for options in told.values()]
    assert plain["refused"] == []
    [refused] = combined["refused"]
    assert (refused["value"], refused["rule"]) == (
        "new-california",
        "atomic-bonds.combining.new-california-scenario-excluded",
    )
    assert refused["text"] == rules.text(refused["rule"], "pl")
    assert "new-california" not in combined["values"]
    assert {*combined["names"]} == {*combined["values"], "new-california"}
    assert combined["names"]["rise-of-the-master"] == "Powstanie Mistrza"


def test_with_atomic_bonds_alone_the_lobby_has_the_four_scenarios_of_the_base(client: TestClient) -> None:  # type: ignore[type-arg]
    """Rise of the Master is neither offered nor refused there: its map is in New California."""
    with client:
        told = client.get("/api/games/fallout?expansions=atomic-bonds").json()["options"]

    [scenario] = [one for one in told if one["name"] == "scenario"]
    assert scenario["values"] == ["commonwealth", "capital-wasteland", "far-harbor", "the-pitt"]
    assert scenario["refused"] == []
