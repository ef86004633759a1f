"""Why something is not on offer, asked over a line by the option or by the place on the board."""

from pathlib import Path

import pytest

from crossroads.protocol.socket import PlaceTold, Reasons, Refused
from tests.kit.hubs import hub_at, run, sat_down


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def test_a_place_is_asked_about_without_an_option_id(file: str) -> None:
    """The game knows which option a place would be, and the answer tells the same as if it had been named."""

    async def test() -> None:
        async with hub_at(file) as hub:
            _, _, (person, _) = await sat_down(hub)

            by_place = await person.why(0, place=PlaceTold("spot", "lift.blue"))
            by_option = await person.why(0, "place:lift.blue")

            assert isinstance(by_place, Reasons)
            assert by_place.reasons == by_option.reasons != []
            assert by_place.reasons[0].place == PlaceTold("spot", "lift.blue")

    run(test())


def test_one_act_at_a_place_is_asked_about(file: str) -> None:
    """A room of the row is there to be built; to place somebody on it is nothing that there is."""

    async def test() -> None:
        async with hub_at(file) as hub:
            _, _, (person, _) = await sat_down(hub)
            room = person.view["rooms"]["row"][0]

            built = await person.why(0, place=PlaceTold("room-row", room), act="build")
            placed = await person.why(0, place=PlaceTold("room-row", room), act="place")

            assert [(each.act, each.names) for each in built.reasons] == [("build", {"room": room})]
            assert isinstance(placed, Refused)

    run(test())


@pytest.mark.parametrize("place", [PlaceTold(), PlaceTold("spot", "moon.left"), PlaceTold("moon", "diner.left")])
def test_a_place_that_is_not_there_is_refused(file: str, place: PlaceTold) -> None:
    async def test() -> None:
        async with hub_at(file) as hub:
            _, _, (person, _) = await sat_down(hub)

            answer = await person.why(0, place=place)

            assert isinstance(answer, Refused)
            assert answer.code == "illegal"

    run(test())
