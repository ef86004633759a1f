"""The log in sentences: told step by step it is what it is told at once."""

import asyncio
from random import Random

import pytest

from crossroads.engine.definition import definition, game_names
from crossroads.engine.dice import secret_of
from crossroads.engine.setup import Setup
from crossroads.protocol.tables import LogLine
from crossroads.server.play.play import Play
from crossroads.server.telling.story import Story, lines_of

CHOICES = 120


def a_play(game: str) -> Play:
    seats = definition(game).seats[1]
    return Play(Setup(game, seats, secret_of(f"a story of {game}"), ("",) * seats, {}))


def choose(play: Play, chance: Random) -> None:
    decision = play.game.decision
    assert decision is not None
    play.choose(decision.seat, chance.choice(decision.options), play.seq + 1, None)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", game_names())
def test_the_newest_lines_are_together_the_whole_log(game: str, lang: str) -> None:
    """For every seat and a spectator, whether or not the pages before them are there."""
    play, chance = a_play(game), Random(7)
    seats = [None, *range(play.game.setup.seats)]
    story, late = Story(play, play.game.words), Story(play, play.game.words)
    lines: dict[int | None, list[LogLine]] = {}
    for seat in seats:
        lines[seat] = asyncio.run(story.whole(lang, seat))
    for _ in range(CHOICES):
        choose(play, chance)
        for seat in seats:
            newest = story.newest(lang, seat)
            assert (
                newest
                == late.newest(lang, seat)
                == lines_of(play.game.definition.wording(), play.game.words(lang), play.moments[-1], seat, play.view)
            )
            assert newest == story.newest(lang, seat)
            lines[seat] += newest

    assert len({line.seq for line in lines[0]}) > CHOICES / 4
    assert any(moment.private for moment in play.moments) is not definition(game).open
    for seat in seats:
        assert asyncio.run(story.whole(lang, seat)) == asyncio.run(late.whole(lang, seat)) == lines[seat]


def test_of_what_was_taken_back_no_more_is_told_than_that() -> None:
    """A pass, taken back, and another choice with the next number in its place."""
    play, chance = a_play("shelter"), Random(7)
    story = Story(play, play.game.words)
    before = asyncio.run(story.whole("en", 0))
    choose(play, chance)
    passed = story.newest("en", 0)

    play.take_back(0, 0, 2, None)
    story.cut()
    choose(play, Random(8))

    assert {line.seq for line in passed} == {1}
    assert {line.seq for line in story.newest("en", 0)} == {3}
    *told, undo = [line for line in asyncio.run(story.whole("en", 0)) if line not in story.newest("en", 0)]
    assert (told, undo.seq, undo.kind) == (before, 2, "taken-back")


def test_nobody_looks_where_nothing_happened() -> None:
    """A view is slow to make: a choice without a word to it does not ask for one."""
    play = a_play("fallout")
    story = Story(play, play.game.words)
    chance = Random(3)
    quiet = 0
    for _ in range(200):
        choose(play, chance)
        lines = story.newest("en", 1)
        if not play.moments[-1].events:
            quiet += 1
            assert (lines, play.views) == ([], {})

    assert quiet > 10
