"""The power track: the letters beside it, and how it ends the game."""

import re
from collections.abc import Sequence
from importlib.resources import files

from tests.kit import rule
from tests.kit.fallout import Belongings, Wasteland, deal, enemy, story_pack, survivor, wasteland

SHEETS = files("crossroads.games.fallout.packs").joinpath("base/scenarios.yaml").read_text(encoding="utf-8")
SHIELD = "shield: {level: X, areas: TAL, abilities: [ranged]}"
assert SHEETS.count(SHIELD) == 1
SWAPPED = story_pack(scenarios=SHEETS.replace(SHIELD, "shield: {level: Y, areas: TAL}"))
FIXED = story_pack(scenarios=SHEETS.replace(SHIELD, "shield: {level: 3, areas: TAL}"))
X, Y = (1, 1, 1, 2, 2, 2, 3, 3, 3), (1, 1, 1, 1, 2, 2, 2, 2, 3)
NINE = re.sub(r"  x: .*\n  y: .*", f"  x: {[*X]}\n  y: {[*Y]}", SHEETS)  # a track of nine spaces for every scenario
PACK = story_pack(
    scenarios=NINE,
    quests="""
- id: errand
  number: 901
  objectives:
    - {id: one, results: [{do: power, faction: star}]}
    - {id: three, results: [{do: power, faction: star, amount: 3}, {do: caps, amount: 5}]}
    - {id: shield, results: [{do: power, faction: shield}]}
""",
)
LAST = 8  # the number of the last space
RICH = 16  # caps for both steps of Payday


def race(*survivors: Belongings, power: tuple[int, int], agendas: Sequence[str] | None = None) -> Wasteland:
    """A table with an errand that moves the tokens of the track."""
    return wasteland(*survivors, packs=[PACK], quests=["errand"], power=power, agendas=agendas)


@rule("fallout.power-track.letters")
def test_letters_stand_for_the_number_at_the_factions_space() -> None:
    """X beside the shield's space, Y beside the star's, at every space but the last."""
    levels: dict[str, list[int]] = {"star": [], "shield": []}
    for space in range(LAST):
        t = wasteland(
            survivor(),
            enemies=[enemy("star#1", "bos.a"), enemy("shield#1", "bos.a")],
            power=(space, space),
            packs=[PACK],
        )
        for each in t.game.view(None)["enemies"]:
            levels[each["type"]].append(each["level"])
    sheet = deal(packs=[PACK]).state.content.scenarios["commonwealth"]

    assert (sheet.star.level, sheet.shield.level) == ("Y", "X")
    assert levels == {"star": [1, 1, 1, 1, 2, 2, 2, 2], "shield": [1, 1, 1, 2, 2, 2, 3, 3]}
    assert (sheet.x, sheet.y) == (X, Y)


@rule("fallout.power-track.letters")
def test_either_faction_can_have_either_letter_or_a_plain_number() -> None:
    """At space 3 X is 2 and Y is 1: a shield with Y is level 1 there, one with a number keeps it everywhere."""
    levels = []
    for packs in ([], [SWAPPED], [FIXED]):
        t = wasteland(survivor(), enemies=[enemy("shield#1", "bos.a")], power=(0, 3), packs=packs)
        levels.append(t.game.view(None)["enemies"][0]["level"])

    assert levels == [2, 1, 3]


@rule("fallout.power-track.end-of-game")
def test_the_game_ends_when_a_token_reaches_the_last_space() -> None:
    """From 6 to 7 the game goes on; from 7 to 8 it ends, for either faction; and so it does beyond."""
    on = race(survivor(), power=(6, 0))
    star = race(survivor(), power=(7, 0))
    shield = race(survivor(), power=(0, 7))
    beyond = race(survivor(caps=0), power=(7, 0))

    on.choose("quest:errand:one")
    star.choose("quest:errand:one")
    shield.choose("quest:errand:shield")
    beyond.choose("quest:errand:three")

    assert not on.is_over
    assert star.state.content.scenarios["commonwealth"].x[LAST:] == (3,)
    assert [t.outcome.how for t in (star, shield, beyond)] == ["faction"] * 3
    assert beyond.survivor().caps == 0  # nothing of the card comes after the end


@rule("fallout.power-track.victory-first")
def test_a_survivor_who_gets_enough_influence_by_it_wins() -> None:
    """Three players, A at 8 of 9 with the star ahead by one: it reaches the last space, leads by two, and A has won."""
    a = survivor(agendas=["freedom-1", "freedom-2", "payday-1", "legend-1"], caps=RICH)
    t = race(a, survivor(), survivor(), power=(7, 6))
    assert t.game.view(0)["survivors"][0]["influence"] == 8

    t.choose("quest:errand:one")

    assert (t.outcome.winners, t.outcome.losers, t.outcome.how) == ((0,), (1, 2), "influence")
    assert t.outcome.scores[0] == 10


@rule("fallout.power-track.else-all-lose")
def test_without_the_influence_all_survivors_lose() -> None:
    """Two players with 6 and 9 of the 10 they need: the shield arrives and both have lost, it is named as ahead."""
    a = survivor(agendas=["security-1", "security-2"], caps=0)
    b = survivor(agendas=["security-3", "payday-1", "payday-2"], caps=RICH)
    t = race(a, b, power=(6, 7))

    t.choose("quest:errand:shield")

    assert (t.outcome.winners, t.outcome.losers, t.outcome.how) == ((), (0, 1), "faction")
    assert t.outcome.scores == (6, 9)
    assert t.happened("game-over")[0].about["leader"] == "shield"


@rule("fallout.power-track.overrun-counts")
def test_spaces_beyond_the_last_count_for_the_lead() -> None:
    """The star on 7 of 8 advances three, the shield is on 4: it counts as 10, leads by six, and Freedom is worth 7."""
    t = race(survivor(agendas=["freedom-1"]), survivor(), power=(7, 4))

    t.choose("quest:errand:three")

    assert t.state.power == {"star": 10, "shield": 4}
    assert t.outcome.scores == (7, 0)


@rule("fallout.power-track.overrun-counts")
def test_overrun_spaces_can_win_the_game() -> None:
    """Two Freedoms, the star on 7 and the shield on 6 of 8: three spaces more are a lead of four and ten influence."""
    t = race(survivor(agendas=["freedom-1", "freedom-2"]), survivor(), power=(7, 6))

    t.choose("quest:errand:three")

    assert (t.outcome.winners, t.outcome.how) == ((0,), "influence")


@rule("fallout.power-track.both-then-check")
def test_both_tokens_move_before_anything_is_checked() -> None:
    """Both on 7: the agenda deck runs out and both reach 8. With the star alone ahead A would have had enough."""
    star = survivor(agendas=["freedom-1", "freedom-2", "freedom-3", "payday-2"], caps=RICH)
    shield = survivor(agendas=["security-1", "security-2", "security-3", "payday-1"], caps=RICH)
    t = wasteland(
        star, shield, survivor(), survivor(), power=(7, 7), agendas=["glow-in-the-dark-1"], turn=3, packs=[PACK]
    )

    t.choose("end")

    assert t.state.power == {"star": 8, "shield": 8}
    assert (t.outcome.winners, t.outcome.how) == ((), "faction")
    assert t.outcome.scores == (6, 6, 0, 0)


@rule("fallout.power-track.both-then-check")
def test_the_lead_is_counted_after_both_have_moved() -> None:
    """The star on 7 and the shield on 6: they come to 8 and 7, and the star leads by one."""
    t = wasteland(
        survivor(agendas=["freedom-1"]), survivor(), power=(7, 6), agendas=["glow-in-the-dark-1"], turn=1, packs=[PACK]
    )

    t.choose("end")

    assert t.state.power == {"star": 8, "shield": 7}
    assert t.outcome.scores == (2, 0)
