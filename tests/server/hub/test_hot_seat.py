"""Several seats on one screen: the next seat's secrets are not sent before it has taken the screen.

The toy game has hands that only their owner sees.
"""

from typing import Any

from crossroads.protocol.socket import Done, Refused, Step, TableNow
from tests.kit.hubs import Person, done, hub_at, new_table, refused, run, sit_all


async def at_one_screen(hub: Any, own: int = 2, seats: int = 3) -> tuple[Person, list[Person], str]:
    """A screen that holds the first seats, and somebody else on each of the others."""
    made = await new_table(hub, seats, game="toy", options={})
    tokens = await sit_all(hub, made, people=range(seats))
    screen = Person(hub, made.table.id, tokens[:own])
    await screen.hello()
    others = [Person(hub, made.table.id, [token]) for token in tokens[own:]]
    for other in others:
        await other.hello()
    return screen, others, made.table.id


def hand_of(person: Person, seat: int) -> Any:
    return person.view["hands"][seat]


def test_a_screen_with_several_seats_begins_behind_the_curtain(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            screen, _, _ = await at_one_screen(hub)

            assert screen.screen is not None
            assert (screen.screen.looking, screen.screen.curtain) == (None, 0)
            assert screen.view["hands"] == [1, 1, 1]
            assert screen.decision.options == []
            assert not any("card" in line.about for line in screen.log)

    run(test())


def test_looking_shows_one_seat_and_no_other(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            screen, _, _ = await at_one_screen(hub)

            shown = await screen.look(0)

            assert (shown.looking, shown.curtain) == (0, None)
            assert isinstance(hand_of(screen, 0), list)
            assert hand_of(screen, 1) == 1
            assert f"give:{hand_of(screen, 0)[0]}" in [option.id for option in screen.decision.options]
            drawn = [line.about.get("card") for line in screen.log if line.kind == "draw"]
            assert drawn == [hand_of(screen, 0)[0], None, None]

    run(test())


def test_the_curtain_falls_when_another_own_seat_must_decide(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            screen, _, _ = await at_one_screen(hub)
            await screen.look(0)
            before = len(screen.wire.traffic)

            answer = await screen.choose("wait")
            behind = screen.screen
            told = screen.wire.traffic[before:]

            assert isinstance(answer, Done)
            assert behind is not None
            assert (behind.seq, behind.looking, behind.curtain) == (1, None, 1)
            assert behind.view["hands"] == [1, 1, 1]
            assert behind.decision is not None
            assert behind.decision.options == []
            second = await screen.look(1)
            secret = second.view["hands"][1][0]
            assert not any(f"give:{secret}".encode() in data or f'"card":{secret}'.encode() in data for data in told)
            assert second.view["hands"][0] == 1

    run(test())


def test_the_screen_stays_with_its_seat_while_others_decide(url: str) -> None:
    """After the last own seat it is a stranger's turn: the own side stays in sight, and steps are told as steps."""

    async def test() -> None:
        async with hub_at(url) as hub:
            screen, (stranger,), _ = await at_one_screen(hub)
            await screen.look(0)
            await screen.choose("wait")
            await screen.look(1)

            step = await screen.choose("wait")
            assert isinstance(step, Step)
            assert isinstance(hand_of(screen, 1), list)
            await stranger.reaches(2)
            await stranger.choose("wait")

            behind = await screen.hears(TableNow)
            assert (behind.looking, behind.curtain) == (None, 0)

    run(test())


def test_a_look_at_another_own_seat_leaves_the_curtain_for_the_one_on_turn(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            screen, _, _ = await at_one_screen(hub)

            peek = await screen.look(1)

            assert (peek.looking, peek.curtain) == (1, 0)
            assert peek.decision is not None
            assert peek.decision.options == []
            assert peek.view["hands"][0] == 1
            assert refused(await screen.why(0, "draw")) == "not-now"

    run(test())


def test_nobody_looks_with_the_eyes_of_a_seat_that_is_not_theirs(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            screen, (stranger,), table = await at_one_screen(hub)
            watcher = Person(hub, table)
            await watcher.hello()
            for person, seat in ((screen, 2), (stranger, 0), (watcher, 1)):
                person.say({"type": "look", "seat": seat})
                assert refused(await person.hears(Refused)) == "not-yours"
            assert refused(await watcher.why(0)) == "not-yours"
            assert refused(await stranger.choose("wait", seat=0)) == "not-yours"

    run(test())


def test_a_screen_that_comes_back_is_behind_the_curtain_again(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, game="toy", options={})
            tokens = await sit_all(hub, made, people=(0, 1))
            screen = Person(hub, made.table.id, tokens)
            await screen.hello()
            await screen.look(0)
            await screen.hang_up()

            again = Person(hub, made.table.id, tokens)
            standing = await again.hello(seen=screen.seq)

            assert isinstance(standing, TableNow)
            assert (standing.looking, standing.curtain) == (None, 0)

    run(test())


def test_seats_shown_by_hello_count_like_cookies(url: str) -> None:
    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 2, game="toy", options={})
            tokens = await sit_all(hub, made, people=(0, 1))

            standing = await Person(hub, made.table.id, ["nonsense"]).hello(tokens=tokens[1:])

            assert standing.looking == 1
            assert [seat.mine for seat in standing.table.seats] == [False, True]

    run(test())


def test_what_others_are_asked_keeps_their_secrets(url: str) -> None:
    """A whole game of three: at no moment has anybody's traffic a card that they may not know."""

    async def test() -> None:
        async with hub_at(url) as hub:
            made = await new_table(hub, 3, game="toy", options={"rounds": 3})
            tokens = await sit_all(hub, made, people=range(3))
            people = [Person(hub, made.table.id, [token]) for token in tokens]
            for person in people:
                await person.hello()
            shown: set[int] = set()
            while (decision := people[0].decision) is not None:
                chooser = people[decision.seat]
                ids = [option.id for option in chooser.decision.options]
                await chooser.choose(ids[(chooser.seq * 5) % len(ids)])
                for person in people:
                    await person.reaches(chooser.seq)
                for seat, person in enumerate(people):
                    shown |= {line.about["seat"] for line in person.log if line.kind == "show"}
                    if person.decision is None:
                        continue
                    for other in range(3):
                        assert isinstance(hand_of(person, other), list) == (other == seat or other in shown)
                    assert (person.decision.options != []) == (person.decision.seat == seat)
            for person in people:
                assert sum(data.startswith(b'{"type":"standing"') for data in person.wire.traffic) == 1
            assert done(await people[0].chat(0, "a good game")) == people[0].seq

    run(test())
