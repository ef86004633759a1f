"""The exact odds of a fight with an assistant: against every throw by hand, and against every throw played out."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from crossroads.games.fallout.odds.joint_rerolls import joint_plan_of
from tests.fallout.odds.test_odds_played import calls
from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO, TORSO_TWICE, Belongings, enemy, survivor
from tests.kit.throws import played_out

HERE, NEAR = "camp.c", "camp.d"
ASSIST, DECLINE, ALONE, TAKE = (
    "atomic-bonds.assist",
    "atomic-bonds.decline",
    "atomic-bonds.alone",
    "atomic-bonds.assistant:1",
)
Told = dict[str, dict[str, Fraction]]
Score = tuple[Fraction, Fraction]
NOTHING = Fraction(0)


def told(t: BondsTable, option: str) -> Told:
    """The odds of an option by their names, each as shares by outcome."""
    return {odds.given: {chance.outcome: chance.share for chance in odds.chances} for odds in t.game.odds(option)}


def mean(odds: Told) -> Score:
    """The kill less the deaths of both, and less the damage of both, of the odds that count."""
    fates = [*odds.values()][-1]
    value = fates.get("kill", NOTHING) - fates.get("death", NOTHING) - odds["helper"].get("death", NOTHING)
    pain = NOTHING
    for given in ("damage", "helper-damage"):
        pain += sum([int(name.rpartition("-")[2]) * share for name, share in odds[given].items()], NOTHING)
    return value, -pain


def with_cards(odds: Told) -> Fraction:
    return odds["with-cards"].get("kill", NOTHING) - odds["with-cards"].get("death", NOTHING)


def no_cards(option: str) -> bool:
    return not option.startswith(("use:", "perk:"))


def two(token: str, a: Belongings, b: Belongings, at: str = HERE, **situation: Any) -> BondsTable:
    """A is about to fight, and B is asked whether to assist."""
    t = bonds(a, b, enemies=[enemy(token, at)], **situation)
    t.choose(f"fight:{token}")
    return t


# -- by hand

FACES = (("H", 0), ("T", 2), ("A", 1), ("L", 1), ("AL", 0), ("T", 1))


def by_hand(
    level: int, needs: int, areas: str, armor: tuple[int, int], hp: tuple[int, int], rerolls: tuple[int, int]
) -> Score:
    """The best that two can make of it together: every throw, every choice of either at every moment."""

    def score(hand: tuple[int, ...], face: int) -> Score:
        own = max(0, sum([FACES[each][1] for each in hand]) - armor[0]) * level
        other = max(0, FACES[face][1] - armor[1]) * level
        dies, falls = own >= hp[0], other >= hp[1]
        dice = hand if falls else (*hand, face)
        hits = sum([any(area in areas for area in FACES[each][0]) for each in dice])
        return Fraction(int(not dies and hits >= needs) - dies - falls), Fraction(-own - other)

    @cache
    def best(hand: tuple[int, ...], face: int, left: tuple[int, int]) -> Score:
        choices = [score(hand, face)]
        if left[1]:
            choices.append(average([best(hand, each, (left[0], left[1] - 1)) for each in range(6)]))
        if left[0]:
            for size in range(3):
                for kept in set(combinations(hand, size)):
                    choices.append(thrown(kept, face, (left[0] - 1, left[1])))
        return max(choices)

    @cache
    def thrown(kept: tuple[int, ...], face: int, left: tuple[int, int]) -> Score:
        hands = Counter([tuple(sorted((*kept, *more))) for more in product(range(6), repeat=3 - len(kept))])
        return average([best(hand, face, left) for hand in hands.elements()])

    return average([thrown((), face, rerolls) for face in range(6)])


def average(scores: list[Score]) -> Score:
    return sum([each[0] for each in scores], NOTHING) / len(scores), sum([each[1] for each in scores], NOTHING) / len(
        scores
    )


CASES = [  # token, level, hits that kill it, areas, HP of A and B
    ("deathclaw", 3, 3, "TL", (7, 5)),
    ("deathclaw", 3, 3, "TL", (16, 3)),
    ("mirelurk", 2, 3, "HL", (5, 16)),
    ("radroach", 1, 1, "TAL", (2, 1)),
]


@rule("atomic-bonds.assisting.hits-combined", "atomic-bonds.assisting.assistant-damage")
@pytest.mark.parametrize(("token", "level", "needs", "areas", "hp"), CASES)
@pytest.mark.parametrize("rerolls", [(0, 0), (0, 2), (1, 1)])
def test_the_odds_to_assist_are_those_of_trying_everything(
    token: str, level: int, needs: int, areas: str, hp: tuple[int, int], rerolls: tuple[int, int]
) -> None:
    """Kill less deaths, and the damage of both, equal what the best choice of either on all 1296 throws brings."""
    a = survivor("wastelander", hp=hp[0], special="S" * rerolls[0], weapon="pipe-wrench")
    b = survivor(
        "ghoul", hp=hp[1], special="S" * (rerolls[1] > 0), weapon="machete", traits=["well-rested"] * (rerolls[1] > 1)
    )
    t = two(token, a, b)

    assert mean(told(t, ASSIST)) == by_hand(level, needs, areas, (0, 0), hp, rerolls)


@rule("atomic-bonds.assisting.assistant-armor")
def test_the_armor_of_each_counts_for_their_own_dice() -> None:
    """Armor 1 of A and none of B, then the other way round: as trying everything shows."""
    clad, bare = survivor(hp=7, apparel="combat-armor"), survivor(hp=7)

    assert mean(told(two("deathclaw", clad, bare), ASSIST)) == by_hand(3, 3, "TL", (1, 0), (7, 7), (0, 0))
    assert mean(told(two("deathclaw", bare, clad), ASSIST)) == by_hand(3, 3, "TL", (0, 1), (7, 7), (0, 0))


# -- with and without


@rule("atomic-bonds.assisting.optional", "atomic-bonds.assisting.who-assists")
def test_the_question_shows_the_fight_with_and_without_an_assistant() -> None:
    """To decline has the odds of the fight alone; to assist tells of both; the fighter sees the same when picking."""
    t = two("deathclaw", survivor(hp=9), survivor(hp=5))
    alone = bonds(survivor(hp=9), enemies=[enemy("deathclaw", HERE)])
    asked = told(t, ASSIST), told(t, DECLINE)

    assert asked[1] == told(alone, "fight:deathclaw")
    assert {*asked[0]} == {"damage", "helper-damage", "helper", "plain"}
    assert asked[0]["damage"] == asked[1]["damage"]
    assert asked[0]["plain"]["kill"] > asked[1]["plain"]["kill"]
    assert asked[0]["helper"] == {"death": Fraction(1, 6), "survival": Fraction(5, 6)}
    t.choose(ASSIST)
    assert (told(t, TAKE), told(t, ALONE)) == asked


@rule("atomic-bonds.assisting.one-assistant")
def test_a_fight_shows_what_the_best_assistant_would_bring() -> None:
    """B next to A with a rifle and two rerolls, C in the space with none: `helped` has the odds of B's help."""
    b = survivor("wastelander", space=NEAR, weapon="laser-rifle", special="PI")
    t = bonds(survivor("ghoul"), b, survivor(), enemies=[enemy("deathclaw", HERE)])
    before = told(t, "fight:deathclaw")

    t.choose("fight:deathclaw")

    assert before["helped"] == told(t, ASSIST)["best-rerolls"]
    assert before["helped"]["kill"] > before["plain"]["kill"]
    assert {given: before[given] for given in ("damage", "plain")} == told(t, DECLINE)


def test_a_step_to_an_aggressive_enemy_counts_on_help() -> None:
    """B stands where the feral ghoul is: the step's odds are those of the fight, with help beside them."""
    foes = [enemy("feral-ghoul", NEAR)]
    t = bonds(survivor(), survivor(space=NEAR), enemies=foes, points=2, fresh=False)
    step = told(t, f"step:{NEAR}")

    t.choose(f"step:{NEAR}")

    assert step.pop("helped") == told(t, ASSIST)["plain"]
    assert step == told(t, DECLINE)


# -- played out


@rule("atomic-bonds.assisting.fighter-killed", "atomic-bonds.assisting.assistant-killed")
@pytest.mark.parametrize(
    ("token", "hp", "rads"),
    [("deathclaw", (7, 4), (0, 0)), ("glowing-one", (6, 7), (1, 2)), ("mirelurk", (3, 2), (0, 0))],
)
def test_playing_every_throw_brings_what_the_odds_say(token: str, hp: tuple[int, int], rads: tuple[int, int]) -> None:
    """All 336 kinds of throws of four dice, played: kills, deaths of either, damage, rads of Radiation among them."""
    t = two(token, survivor(hp=hp[0], rads=rads[0]), survivor(hp=hp[1], rads=rads[1]))
    t.choose(ASSIST)

    assert mean(told(t, TAKE)) == played_out(t, TAKE, 1)


@rule("atomic-bonds.assisting.well-rested-assistant")
def test_playing_the_assistants_reroll_brings_what_the_odds_say() -> None:
    """B is Well Rested: every throw, and the better of stopping and rerolling each time."""
    t = two("deathclaw", survivor(hp=9), survivor(hp=4, traits=["well-rested"]))
    t.choose(ASSIST)

    assert mean(told(t, TAKE)) == played_out(t, TAKE, 1)


@rule("atomic-bonds.assisting.assistant-rerolls", "atomic-bonds.assisting.weapon-rerolls-own-die")
def test_every_option_in_the_reroll_step_is_worth_what_comes_of_it() -> None:
    """A and B have a reroll each, and the dice lie: stopping and each way to reroll, for A and then for B."""
    rested: dict[str, Any] = {"traits": ["well-rested"]}
    t = two("deathclaw", survivor(hp=7, **rested), survivor(hp=4, **rested), dice=[TORSO_TWICE, HEAD, LEGS, ARMS])
    t.choose(ASSIST, TAKE)
    assert t.seat == 0
    for option in ("stop", "reroll:well-rested:1", "reroll:well-rested:12"):
        assert mean(told(t, option)) == played_out(t, option, 1), option

    t.choose("stop")

    assert t.seat == 1
    for option in ("stop", "reroll:well-rested:4"):
        assert mean(told(t, option)) == played_out(t, option, 1), option


@rule("atomic-bonds.assisting.other-abilities", "atomic-bonds.assisting.hit-icons-ignored-by-owner")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ({}, {"companion": "cait"}),
        ({"apparel": "leather-armor"}, {"apparel": "raider-armor"}),
        ({"perks": ["mysterious-aid"]}, {}),
        ({}, {"weapon": "fat-man", "rads": 1}),
    ],
)
def test_with_cards_counts_the_cards_of_both(a: dict[str, Any], b: dict[str, Any]) -> None:
    """Companions, apparel, a perk of A, the Fat Man of B: every use at every moment, on every throw."""
    t = two("deathclaw", survivor(hp=7, **a), survivor(hp=16, **b))
    t.choose(ASSIST)

    odds = told(t, TAKE)

    assert with_cards(odds) == played_out(t, TAKE, 1)[0]
    assert mean(odds) == played_out(t, TAKE, 1, no_cards)


@rule("atomic-bonds.assisting.companions-allowed")
def test_after_the_enemys_hits_the_fate_is_known() -> None:
    """Two hits of three and Cait beside B: to go on leaves the enemy alive, to use her kills it."""
    t = two("mirelurk", survivor(), survivor(companion="cait"), dice=[HEAD, TORSO, TORSO, LEGS])
    t.choose(ASSIST, TAKE, "go-on", "stop")
    assert (t.prompt, t.seat) == ("window-strike", 1)

    assert told(t, "go-on") == {"plain": {"no-kill": Fraction(1)}}
    assert told(t, "use:cait") == {"plain": {"kill": Fraction(1)}}


# -- how much work it is, and how it reads


def test_the_odds_of_two_with_many_rerolls_are_little_work() -> None:
    """Four rerolls of A and three of B against four classes of faces: so many calls of functions."""
    a = survivor("wastelander", special="SPA", weapon="combat-shotgun", traits=["well-rested"])
    b = survivor("ghoul", special="SL", weapon="machete", traits=["well-rested"])
    t = two("deathclaw", a, b)
    joint_plan_of.cache_clear()

    assert calls(lambda: told(t, ASSIST)) < 60_000


def test_looking_at_the_odds_changes_nothing() -> None:
    """Whatever is looked at is a copy: the game is as it was."""
    b = survivor(traits=["well-rested"], companion="cait")
    t = two("deathclaw", survivor(traits=["well-rested"], apparel="leather-armor"), b)
    before = t.game.digest()

    told(t, ASSIST)
    told(t, DECLINE)

    assert t.game.digest() == before
