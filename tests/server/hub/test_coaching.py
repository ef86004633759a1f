"""A coached first game online: its own dice, what the learner hears, and that nobody else does."""

from typing import Any

import pytest

from crossroads.coach import coached, course_for
from crossroads.protocol.tables import ClaimSeat
from crossroads.server.buckets import Buckets
from crossroads.server.hub.hub import Hub
from crossroads.server.trouble import Trouble
from tests.kit.hubs import Person, at_rest, done, hub_at, new_table, run, sit_all

HOPED = ("place:diner.right", "gain:power", "place:water-treatment.left", "place:lift.red")


async def begun(hub: Hub) -> tuple[Any, str, Person]:
    """A coached table of Shelter; whatever else was asked for, it is that of the lessons."""
    made = await new_table(hub, 4, coached=True, options={"first": 1}, clock=20)
    (token,) = await sit_all(hub, made, people=(0,), bot="steady")
    learner = Person(hub, made.table.id, [token])
    await learner.hello()
    return made, token, learner


async def code_of(asked: Any) -> str:
    with pytest.raises(Trouble) as refused:
        await asked
    return refused.value.code


def test_a_coached_table_has_the_seats_options_and_dice_of_its_lessons(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, token, _ = await begun(hub)
            course = course_for("shelter")
            assert course is not None

            table = await hub._running(made.table.id)

            assert made.table.coached
            assert len(made.table.seats) == course.seats
            assert made.table.clock == 0
            assert table.play is not None
            assert table.play.game.setup == course.setup  # the nonce that the learner gave is not in the dice
            told = await hub.coaches.told(made.table.id, "en", [token])
            assert (told.number, told.pointed, told.over) == (1, ["place:diner.right"], False)

    run(test())


def test_the_learner_hears_what_follows_from_the_log_in_any_language(url: str) -> None:
    """The same from a hub that has followed, from one that reads the log anew, and from the choices alone."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made, token, learner = await begun(hub)
            course = course_for("shelter")
            assert course is not None
            numbers = []
            for option in HOPED:
                told = await hub.coaches.told(made.table.id, "en", [token])
                numbers.append(told.number)
                assert option in told.hoped or not told.hoped
                await learner.choose(option)
                await at_rest(hub, made.table.id)
                await learner.sees(lambda: learner.decision is not None and learner.decision.seat == 0)
            play = (await hub._running(made.table.id)).play
            assert play is not None
            history = play.history
            followed = [await hub.coaches.told(made.table.id, lang, [token]) for lang in ("en", "ru", "pl")]
        async with hub_at(url) as hub:
            anew = [await hub.coaches.told(made.table.id, lang, [token]) for lang in ("en", "ru", "pl")]

        assert numbers == [1, 2, 3, 4]
        assert followed == anew
        assert len({told.reply for told in anew}) == 3
        assert anew[0].number == len(coached(course, history).given)

    run(test())


def test_what_is_taken_back_is_untold(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, token, learner = await begun(hub)
            first = await hub.coaches.told(made.table.id, "en", [token])
            await learner.choose("place:diner.right")
            second = await hub.coaches.told(made.table.id, "en", [token])
            assert done(await learner.undo(0)) == 2
            again = await hub.coaches.told(made.table.id, "en", [token])
            await learner.choose("pass")
            await at_rest(hub, made.table.id)
            other = await hub.coaches.told(made.table.id, "en", [token])

            assert second.number == 2
            assert (again.lesson, again.reply, again.number) == (first.lesson, "", 1)
            assert other.reply not in (second.reply, "")

    run(test())


def test_nobody_but_the_learner_hears_the_coach(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, _, _ = await begun(hub)
            other = await new_table(hub, 2)
            (seated,) = await sit_all(hub, other, people=(0,))

            assert await code_of(hub.coaches.told(made.table.id, "en", [made.host_token])) == "not-yours"
            assert await code_of(hub.coaches.told(other.table.id, "en", [seated])) == "no-lessons"
            assert await code_of(new_table(hub, 2, game="toy", coached=True)) == "no-lessons"
            assert not other.table.coached

    run(test())


@pytest.mark.slow
def test_a_rematch_of_a_coached_game_is_a_game_like_any_other(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made, token, learner = await begun(hub)
            while learner.decision is not None:
                if learner.decision.seat == 0:
                    await learner.choose("pass" if "pass" in learner.known else learner.decision.options[0].id)
                else:
                    await learner.next()

            again = await hub.rematch(made.table.id, [token])
            await hub.claim(again.table.id, 0, ClaimSeat("Once more", "own", again.invite))
            table = await hub._running(again.table.id)

            assert not again.table.coached
            assert table.play is not None
            assert table.play.game.setup.nonces[0] == "own"

    run(test())


def test_the_coach_takes_its_work_from_who_asks(url: str) -> None:
    """The first time as much as has been chosen, then what has come since: an address that has used up its share waits."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made, token, _ = await begun(hub)
            hub._limits.address_work = Buckets(1e-6, 4, lambda: 0.0)
            for _ in range(3):  # two units, and then one each
                await hub.coaches.told(made.table.id, "en", [token], "192.0.2.1")

            assert await code_of(hub.coaches.told(made.table.id, "en", [token], "192.0.2.1")) == "too-many-requests"
            assert (await hub.coaches.told(made.table.id, "en", [token], "192.0.2.2")).number == 1

    run(test())
