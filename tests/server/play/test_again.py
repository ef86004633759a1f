"""A game played again: any moment is near a copy that was kept, and nothing that happens meanwhile is mixed in."""

import asyncio
from random import Random
from typing import Any

import pytest

from crossroads.engine.definition import definition, game_names
from crossroads.engine.dice import secret_of
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from crossroads.server.play import again, trail
from crossroads.server.play.again import PlayedMoment, breathe, game_at, played_again
from crossroads.server.play.play import Play
from tests.kit.counting import Counted, carried

FAR = 2 * trail.APART  # choices: the next copy is kept with the first beat after so many


def a_play(game: str) -> Play:
    seats = definition(game).seats[1]
    return Play(Setup(game, seats, secret_of(f"once more {game}"), ("",) * seats, {}))


def go_on(play: Play, choices: int, chance: Random) -> None:
    """Choose so many times, and take something back now and then."""
    for _ in range(choices):
        decision = play.game.decision
        if decision is None:
            return
        if play.game.can_undo and chance.random() < 0.1:
            play.take_back(play.made - 1, decision.seat, play.seq + 1, None)
        else:
            play.choose(decision.seat, chance.choice(decision.options), play.seq + 1, None)


def seen(play: Play, first: int = 0, last: int | None = None) -> list[tuple[int, str, Any]]:
    """What a spectator sees at moments of a play that is played again."""

    async def all_of_it() -> list[tuple[int, str, Any]]:
        return [told(scene) async for scene in played_again(play, first, last)]

    return asyncio.run(all_of_it())


def told(scene: PlayedMoment) -> tuple[int, str, Any]:
    assert scene.game is not None
    return scene.number, scene.moment.option, scene.game.view(None)


@pytest.mark.parametrize("kept", [trail.MOST_KEPT, 3])
@pytest.mark.parametrize("name", game_names())
def test_a_part_is_what_it_is_in_the_whole(name: str, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From every moment on, and each for itself, after choices that were taken back; however few copies are kept."""
    monkeypatch.setattr(trail, "MOST_KEPT", kept)
    play = a_play(name)
    go_on(play, 150, Random(5))
    whole = seen(play)

    assert [number for number, _, _ in whole] == [*range(play.made + 1)]
    assert [option for _, option, _ in whole][1:] == play.history
    for first in range(0, play.made + 1, 7):
        assert seen(play, first) == whole[first:]
        assert seen(play, first, first) == [whole[first]]
        assert asyncio.run(game_at(play, first)).view(None) == whole[first][2]
    assert whole[-1][2] == play.game.view(None)


@pytest.mark.parametrize("name", game_names())
def test_any_moment_is_a_few_choices_away(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game: the cost of a look back does not grow with it."""
    play = a_play(name)
    go_on(play, 600, Random(5))
    counted = carried(monkeypatch)
    most = 0
    for at in range(play.made):
        counted.choices = 0
        asyncio.run(game_at(play, at))
        most = max(most, counted.choices)

    assert play.made > 4 * FAR
    assert 0 < most <= FAR


def test_the_present_is_played_again_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    play = a_play("shelter")
    go_on(play, 50, Random(5))
    counted = carried(monkeypatch)

    assert asyncio.run(game_at(play, play.made)) is play.game
    assert counted.choices == 0


def test_so_many_copies_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game without end every second copy is let go of when they are too many, and the next come half as often."""
    monkeypatch.setattr(trail, "MOST_KEPT", 4)
    play, chance, most = a_play("fallout"), Random(5), 0
    for _ in range(400):
        go_on(play, 1, chance)
        most = max(most, len(play.trail))

    assert most == 4
    assert play.trail.before(0)[0] == 0
    far = [at - play.trail.before(at)[0] for at in range(play.made)]
    assert max(far) < 400 / 2


def test_what_was_taken_back_is_no_copy_any_more() -> None:
    """The copies after the moment that a table goes back to are gone with it."""
    play = a_play("shelter")
    go_on(play, 40, Random(5))
    kept = len(play.trail)

    play.trail.cut(1)

    assert (kept > 1, len(play.trail)) == (True, 1)
    assert play.trail.before(40)[0] == 0


def test_a_game_that_goes_on_meanwhile_is_played_again_as_it_stood() -> None:
    """Forty choices are gone through while others are made and taken back: what was asked for is shown."""
    play, chance = a_play("fallout"), Random(5)
    go_on(play, 40, chance)
    whole = seen(play)

    async def meanwhile() -> list[tuple[int, str, Any]]:
        shown = []
        async for scene in played_again(play):
            shown.append(told(scene))
            go_on(play, 3, chance)
        return shown

    assert asyncio.run(meanwhile()) == whole


def test_one_slice_at_a_time_goes_on_of_all_that_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty at once: between two turns of anybody else no more than one of them has gone on, by one slice."""
    play = a_play("shelter")
    go_on(play, 100, Random(5))
    counted = carried(monkeypatch)

    async def test() -> list[int]:
        looking = [asyncio.create_task(all_scenes(play)) for _ in range(20)]
        between = []
        while not all(task.done() for task in looking):
            before = counted.choices
            await asyncio.sleep(0)
            between.append(counted.choices - before)
        return between

    between = asyncio.run(test())

    assert sum(between) == 20 * play.made
    assert max(between) <= again.SLICE


async def all_scenes(play: Play) -> int:
    return len([scene async for scene in played_again(play)])


def test_every_loop_has_turns_of_its_own() -> None:
    """A process may run one loop after another, as tests do."""
    for _ in range(2):
        asyncio.run(both())


async def both() -> None:
    await asyncio.gather(breathe(), breathe())


def test_copies_are_made_where_they_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the engine has just kept a state itself: no choice is made again for one."""
    play, chance = a_play("fallout"), Random(5)
    again_made = Counted()
    send = Game._send

    def counted(game: Game[Any], option: Any) -> None:
        again_made.choices += game is not play.game
        send(game, option)

    monkeypatch.setattr(Game, "_send", counted)
    go_on(play, 1, chance)
    for _ in range(200):
        decision = play.game.decision
        assert decision is not None
        play.choose(decision.seat, chance.choice(decision.options), play.seq + 1, None)

    assert len(play.trail) > 5
    assert again_made.choices == 0
