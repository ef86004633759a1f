"""Records that somebody has as a file: opened as tables, looked at again and played on from."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from crossroads.engine.beginning import origin_of
from crossroads.engine.game import Game
from crossroads.engine.record import record, save
from crossroads.engine.setup import Setup
from crossroads.protocol.tables import ClaimSeat
from crossroads.server.buckets import Buckets
from crossroads.server.hub.hub import Hub
from crossroads.server.hub.reviews import MOMENT_WORK, TOLD_WORK
from crossroads.server.trouble import Trouble
from tests.kit.hubs import bare, eventually, fewest, hub_at, run
from tests.kit.playouts import finished

SECRET = b"what is written down can be read "[:32]


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The address of an empty file."""
    return f"sqlite:///{tmp_path}/tables.db"


def played(game: str, choices: int = 100_000, **setup: Any) -> Game[Any]:
    """A game by chance, for so many choices or to its end."""
    lot = Random(7)
    made: Game[Any] = Game(Setup(game, fewest(game), SECRET, **setup))
    while made.decision is not None and made.choices_made < choices:
        made.choose(lot.choice(made.decision.ids))
    return made


async def sees_all_of(hub: Hub, table: str, game: Game[Any]) -> None:
    """Its last point shows the game from every seat."""
    for seat in (None, *range(game.setup.seats)):
        point = await hub.replay(table, None, seat, "en")
        assert point.last == game.choices_made
        assert bare(point.view) == bare(game.view(seat))


@pytest.mark.parametrize("name", ["shelter", "fallout", "munchkin"])
def test_a_record_opens_as_a_table_with_its_whole_game(name: str, url: str) -> None:
    """Its end, its scores and every seat's eyes are those of the game; and what it tells of itself is the same record."""

    async def test() -> None:
        game = finished(name, 0)
        async with hub_at(url) as hub:
            made = await hub.records.open(record(game, ["bot:steady", *["person:en"] * (game.setup.seats - 1)]), "ru")

            table = made.table
            assert (table.phase, table.game, table.public, table.host) == ("over", name, False, True)
            assert [seat.bot for seat in table.seats] == ["steady", *[""] * (game.setup.seats - 1)]
            await sees_all_of(hub, table.id, game)
            assert game.outcome is not None
            assert (await hub.scores(table.id, "en")).scores[-1] == list(game.outcome.scores)
            again = json.loads(await hub.record(table.id))
            assert (again["digest"], again["dice"]["secret"]) == (game.digest(), game.setup.secret.hex())

    run(test())


def test_a_record_is_there_after_a_restart(url: str) -> None:
    async def test() -> None:
        game = played("shelter", nonces=("one", "two"))
        async with hub_at(url) as hub:
            made = await hub.records.open(record(game), "en")
        async with hub_at(url) as hub:
            await sees_all_of(hub, made.table.id, game)

    run(test())


@pytest.mark.parametrize("setup", [{"typed": ("dice",), "tellers": (0, 0)}, {"typed": ("dice",)}, {"nonces": ("a",)}])
def test_dice_may_have_come_about_in_any_way(setup: dict[str, Any], file: str) -> None:
    """Typed in by one for both or by each, and with something added by one seat alone, as in the terminal."""

    async def test() -> None:
        game = played("shelter", **setup)
        async with hub_at(file) as hub:
            made = await hub.records.open(record(game), "en")
            await sees_all_of(hub, made.table.id, game)

    run(test())


def test_whoever_opened_a_record_can_look_back_on_it_and_play_it_on(url: str) -> None:
    """The opener is its table's host; a seat from the middle of the game can be sat down on, and again at a rematch."""

    async def test() -> None:
        game = played("shelter")
        async with hub_at(url) as hub:
            made = await hub.records.open(record(game), "en")
            tokens = [made.host_token]

            onward = await hub.reviews.play_on(made.table.id, 10, 1, "en", tokens)
            sat = await hub.claim(onward.table.id, 1, ClaimSeat("Ann", "mine", onward.invite))
            assert sat.table.phase == "playing"
            assert (await hub.reviews.told(made.table.id, 0, "en", tokens)).of > 0
            with pytest.raises(Trouble, match="sat at this table"):
                await hub.reviews.told(made.table.id, 1, "en", [])
            again = await hub.rematch(made.table.id, tokens)
            assert again.table.phase == "open"

            first = await hub.claim(again.table.id, 0, ClaimSeat("Ann", "", again.invite))
            second = await hub.claim(again.table.id, 1, ClaimSeat("Bob", "", again.invite))
            assert (first.table.phase, second.table.phase) == ("open", "playing")

    run(test())


@pytest.mark.slow
def test_to_tell_a_review_again_costs_what_its_moments_cost(file: str) -> None:
    """It is worked out once; its costly moments are played again for whoever asks, a stranger too, until the share is used up."""

    async def test() -> None:
        async with hub_at(file) as hub:
            made = await hub.records.open(record(played("shelter")), "en")
            tokens = [made.host_token]

            async def is_done() -> bool:
                told = await hub.reviews.told(made.table.id, 0, "en", tokens)
                return told.done == told.of

            await eventually(is_done)
            told = await hub.reviews.told(made.table.id, 0, "en", [])
            assert told.costs
            hub._limits.address_work = Buckets(1e-6, 2 * (TOLD_WORK + MOMENT_WORK * len(told.costs)), lambda: 0.0)

            for _ in range(2):
                assert (await hub.reviews.told(made.table.id, 0, "ru", [], "192.0.2.1")).costs
            with pytest.raises(Trouble, match="too much at once"):
                await hub.reviews.told(made.table.id, 0, "ru", [], "192.0.2.1")
            assert (await hub.reviews.told(made.table.id, 0, "ru", [], "192.0.2.2")).costs

    run(test())


def test_a_game_that_was_played_on_opens_as_well(file: str) -> None:
    """Its record tells where it began; there is no table here that it came from."""

    async def test() -> None:
        game = played("shelter", origin=origin_of(played("shelter", 40), 0))
        async with hub_at(file) as hub:
            made = await hub.records.open(record(game), "en")

            assert made.table.played_on is not None
            assert (made.table.played_on.table, made.table.played_on.at) == ("", 40)
            await sees_all_of(hub, made.table.id, game)

    run(test())


def edited(data: bytes, **changes: Any) -> bytes:
    return json.dumps({**json.loads(data), **changes}).encode()


def without_last(data: bytes) -> bytes:
    return edited(data, history=json.loads(data)["history"][:-1])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (lambda: b"no file of a game", "bad-record"),
        (lambda: b"{}", "bad-record"),
        (lambda: record(played("shelter", 20)), "record-not-over"),
        (lambda: save(played("shelter", 20)), "record-not-over"),
        (lambda: edited(record(played("shelter")), digest="0" * 32), "bad-record"),
        (lambda: edited(record(played("shelter")), seats=3), "bad-record"),
        (lambda: edited(record(played("shelter")), game="chess"), "bad-record"),
        (lambda: edited(record(played("shelter")), resumed_at=4), "record-other-rules"),
        (lambda: without_last(record(played("shelter"))), "bad-record"),
    ],
)
def test_what_is_no_record_of_a_whole_game_is_refused(data: Any, code: str, file: str) -> None:
    """And no table comes of it."""

    async def test() -> None:
        async with hub_at(file) as hub:
            with pytest.raises(Trouble) as refused:
                await hub.records.open(data(), "en")
            assert refused.value.code == code
            assert " " in refused.value.message

    run(test())
