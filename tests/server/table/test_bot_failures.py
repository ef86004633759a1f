"""A bot that fails, and a table that is cut off while one chooses: told in one line, or not at all."""

from asyncio import CancelledError

import pytest
from structlog.testing import capture_logs

from crossroads.server.figures import Figures
from crossroads.server.log.outages import DatabaseAway
from crossroads.server.log.writer import Taken
from crossroads.server.table.bot_processes import BotPool
from crossroads.server.table.giving_up import DropTableOnFailure
from tests.kit.hubs import run
from tests.server.table.test_bots import shelter


@pytest.mark.slow
def test_a_bot_that_fails_again_and_again_is_told_once_for_each_table() -> None:
    """Three failures at one table, also of another seat's, and one at another: two lines, and no stack in either."""

    async def test() -> None:
        thinkers = BotPool(Figures())
        try:
            for key in ("one", "one", "one:1", "two"):
                assert await thinkers.choose(key, shelter(), [], 0, "nobody") is None
        finally:
            await thinkers.close()

    with capture_logs() as lines:
        run(test())

    failed = [line for line in lines if line["event"] == "bot-failed"]
    assert [(line["table"], line["bot"]) for line in failed] == [("one", "nobody"), ("two", "nobody")]
    assert all("exc_info" not in line and "\n" not in line["error"] for line in failed)
    assert all(".py:" in line["at"] for line in failed)


@pytest.mark.parametrize(
    ("kind", "told"), [(CancelledError, [True]), (DatabaseAway, [True]), (Taken, []), (RuntimeError, [False])]
)
def test_a_change_that_the_end_of_the_server_breaks_off_is_no_error(
    kind: type[BaseException], told: list[bool]
) -> None:
    """The table is given up calmly; a fault of ours is not calm, and what another process took is none at all."""
    calm: list[bool] = []

    def give_up(*, calmly: bool = False) -> None:
        calm.append(calmly)

    DropTableOnFailure(give_up).__exit__(kind)

    assert calm == told
