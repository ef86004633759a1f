"""The exact odds: proved by throwing every die by hand, and by the tables that were worked out beforehand."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from crossroads.engine.odds import Odds
from crossroads.games.fallout.odds.rerolls import plan_of
from tests.fallout.odds.throwing import FACES, Hand, Score, by_hand, dicing, duel, on_average, percent, token_pack, told
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO_TWICE, Belongings, Wasteland, story_pack, survivor, wasteland


def fight_score(level: int, needs: int, areas: str, armor: int, life: int) -> Callable[[Hand], Score]:
    """What dice come to: a kill less a death, then the damage."""

    def score(hand: Hand) -> Score:
        damage = max(0, sum([FACES[face][1] for face in hand]) - armor) * level
        hits = sum([any(area in areas for area in FACES[face][0]) for face in hand])
        fate = -1 if damage >= life else int(hits >= needs)
        return Fraction(fate), Fraction(-damage)

    return score


CASES = [  # token, level, hits that kill it, areas, armor, HP
    ("deathclaw", 3, 3, "TL", 0, 7),
    ("deathclaw", 3, 3, "TL", 1, 16),
    ("mirelurk", 2, 3, "HL", 0, 5),
    ("yao-guai", 3, 3, "HAL", 2, 4),
    ("radroach", 1, 1, "TAL", 0, 2),
]


@rule("fallout.combat.enemy-hits", "fallout.combat.survivor-hits", "fallout.combat.enemy-killed")
@pytest.mark.parametrize(("token", "level", "needs", "areas", "armor", "hp"), CASES)
@pytest.mark.parametrize("rerolls", [0, 1])
def test_the_odds_of_a_fight_are_those_of_trying_everything(
    token: str, level: int, needs: int, areas: str, armor: int, hp: int, rerolls: int
) -> None:
    """Kill less death, and the damage on average, equal what the best choice on each of 216 rolls brings."""
    apparel = {0: "", 1: "combat-armor", 2: "t-60-power-armor"}[armor]
    who = survivor("wastelander", hp=hp, special="S" * rerolls, weapon="pipe-wrench", apparel=apparel)
    t = duel(token, who)

    odds = told(t, f"fight:{token}")

    score = fight_score(level, needs, areas, armor, hp)
    value, pain = on_average(rerolls, (), 3, score)
    fate = odds["best-rerolls" if rerolls else "plain"]
    assert fate.get("kill", 0) - fate.get("death", 0) == value
    assert -sum(int(name.removeprefix("damage-")) * share for name, share in odds["damage"].items()) == pain


@rule("fallout.combat.rerolls-one-by-one")
def test_two_rerolls_are_used_one_by_one() -> None:
    """From dice that lie there, with two rerolls left, stopping and each way to reroll are worth what trying it shows."""
    who = survivor("wastelander", hp=7, special="S", weapon="combat-knife", traits=["well-rested"])
    t = duel("deathclaw", who, dice=[TORSO_TWICE, HEAD, LEGS])
    score = fight_score(3, 3, "TL", 0, 7)
    t.choose("fight:deathclaw")

    values = {}
    for option in t.options:
        odds = told(t, option)
        fate = odds.get("best-rerolls", odds["plain"])
        values[option] = fate.get("kill", 0) - fate.get("death", 0)

    assert values["stop"] == score((1, 0, 3))[0] == -1  # three icons at level 3 are more than 7 HP
    assert values["reroll:token:2"] == values["reroll:well-rested:2"]
    assert len(values) == 1 + 2 * 7


@rule("fallout.combat.reroll-any-dice")
def test_every_way_to_reroll_is_worth_what_it_brings() -> None:
    """One reroll after this one: each of the seven ways to throw dice again equals the average over what may come."""
    who = survivor("wastelander", hp=7, special="S", weapon="combat-knife")
    t = duel("deathclaw", who, dice=[TORSO_TWICE, HEAD, LEGS])
    score = fight_score(3, 3, "TL", 0, 7)
    t.choose("fight:deathclaw")

    for name in ("1", "2", "12", "123"):
        odds = told(t, f"reroll:token:{name}")
        kept = [face for die, face in enumerate((1, 0, 3)) if str(die + 1) not in name]
        plain, best = odds["plain"], odds["best-rerolls"]
        assert plain.get("kill", 0) - plain.get("death", 0) == on_average(0, kept, len(name), score)[0]
        assert best.get("kill", 0) - best.get("death", 0) == on_average(1, kept, len(name), score)[0]


# -- the tables

TESTS = {
    1: (96, 100, 100, 100),
    2: (80, 97, 100, 100),
    3: (49, 82, 94, 98),
    4: (20, 46, 66, 79),
    5: (5, 16, 30, 45),
    6: (0, 3, 7, 14),
}


@rule("fallout.tests.success", "fallout.tests.rerolls-earned")
@pytest.mark.parametrize(("difficulty", "chances"), TESTS.items())
def test_a_test_succeeds_as_often_as_the_table_says(difficulty: int, chances: tuple[int, ...]) -> None:
    """Difficulties 1 to 6 with none to three rerolls, in percent."""
    found = []
    for own in ("", "S", "SE", "SEC"):
        odds = told(dicing("SEC", difficulty, survivor("ghoul", special=own)), "option:do")
        found.append(percent(odds["best-rerolls" if own else "plain"].get("success", Fraction(0))))

    assert tuple(found) == chances


KILLS = {
    "H": ((42, 67, 81), (7, 22, 38), (0, 3, 7)),
    "T": ((70, 91, 97), (26, 58, 79), (4, 17, 35)),
    "HL": ((88, 98, 100), (50, 84, 96), (12, 42, 67)),
    "AL": ((88, 98, 100), (50, 84, 96), (12, 42, 67)),
    "TA": ((96, 100, 100), (74, 97, 100), (30, 70, 89)),
    "HAL": ((96, 100, 100), (74, 97, 100), (30, 70, 89)),
    "TAL": ((100, 100, 100), (93, 100, 100), (58, 92, 99)),
}


@rule("fallout.combat.enemy-killed", "fallout.combat.rerolls-earned")
@pytest.mark.parametrize(("areas", "chances"), KILLS.items())
def test_an_enemy_is_killed_as_often_as_the_table_says(areas: str, chances: tuple[tuple[int, ...], ...]) -> None:
    """Levels 1 to 3 with none to two rerolls, in percent, where nobody can die and so only the kill matters."""
    found = []
    for level in (1, 2, 3):
        row = []
        for own in ("", "S", "SL"):
            who = survivor("ghoul", special=own, weapon="machete", apparel="t-60-power-armor")
            t = duel("thing", who, packs=[token_pack(level, areas)])
            odds = told(t, "fight:thing")
            row.append(percent(odds["best-rerolls" if own else "plain"].get("kill", Fraction(0))))
        found.append(tuple(row))

    assert tuple(found) == chances


@rule("fallout.vats-dice.face")
def test_hit_icons_come_as_often_as_the_table_says() -> None:
    """0 to 6 hit icons on three dice, in tenths of a percent: 37, 167, 306, 292, 153, 42, 5."""
    odds = told(duel("radroach", survivor()), "fight:radroach")["damage"]

    assert [round(odds[f"damage-{icons}"] * 1000) for icons in range(7)] == [
        37, 167, 306, 292, 153, 42, 5,
    ]  # fmt: skip


# -- where they are told


@rule("fallout.traits.well-rested-reroll")
def test_well_rested_is_one_more_reroll() -> None:
    """No token, but Well Rested: the chance of a difficulty of 3 is that of one reroll, 82 in 100."""
    odds = told(dicing("S", 3, survivor(traits=["well-rested"])), "option:do")

    assert percent(odds["best-rerolls"]["success"]) == 82


def test_without_rerolls_only_plain_odds_are_told() -> None:
    """Nothing to reroll with: `plain` is all there is."""
    assert [*told(dicing("S", 3), "option:do")] == ["plain"]


@rule("fallout.encounter-action.read-aloud")
def test_a_test_that_is_not_read_out_has_no_odds() -> None:
    """Where only the bold text is read out, the odds would give the test away."""
    assert told(dicing("S", 3, options={"read_aloud": "bold-only"}), "option:do") == {}


# -- tasks in a row


def questing(tasks: str, who: Belongings, **situation: Any) -> Wasteland:
    """A quest whose one objective has these tasks."""
    pack = story_pack(quests=f"- {{id: errand, number: 901, objectives: [{{id: do, tasks: [{tasks}]}}]}}\n")
    return wasteland(who, quests=["errand"], packs=[pack], **situation)


@rule("fallout.quest-cards.all-instructions-needed")
def test_all_tasks_of_an_objective_must_succeed() -> None:
    """Two tests of difficulty 3 without rerolls: the square of one; a payment beside them changes nothing."""
    one = told(questing("{do: test, letters: S, difficulty: 3}", survivor()), "quest:errand:do")["plain"]["success"]
    two = told(
        questing(
            "{do: pay, caps: 1}, {do: test, letters: S, difficulty: 3}, {do: test, letters: P, difficulty: 3}",
            survivor(),
        ),
        "quest:errand:do",
    )

    assert two == {"plain": {"success": one**2, "failure": 1 - one**2}}
    assert told(questing("{do: pay, caps: 1}", survivor()), "quest:errand:do") == {}


def test_well_rested_serves_one_of_two_tests() -> None:
    """Well Rested before two tests of difficulty 3: better than without it, worse than a reroll in each."""
    tasks = "{do: test, letters: S, difficulty: 3}, {do: test, letters: S, difficulty: 3}"
    none = told(questing(tasks, survivor()), "quest:errand:do")["plain"]["success"]
    rested = told(questing(tasks, survivor(traits=["well-rested"])), "quest:errand:do")["best-rerolls"]["success"]
    both = told(questing(tasks, survivor(special="S")), "quest:errand:do")["best-rerolls"]["success"]

    assert none < rested < both
    assert rested == _rested_by_hand()


def _rested_by_hand() -> Fraction:
    """Roll; where the first test fails there is nothing to lose, where it succeeds the reroll is kept for the second."""

    def passed(hand: Hand) -> bool:
        return sum([FACES[face][1] for face in hand]) >= 3

    def score(hand: Hand) -> Score:
        return Fraction(int(passed(hand))), Fraction(0)

    plain = on_average(0, (), 3, score)[0]
    again = on_average(1, (), 3, score)[0]
    total = Fraction(0)
    for hand in product(range(6), repeat=3):
        total += again if passed(hand) else by_hand(1, hand, score)[0] * plain
    return total / 216


def test_what_a_first_fight_costs_is_missing_in_the_second() -> None:
    """3 HP and two critters one after another: dying is likelier than in either fight alone."""
    one = told(questing("{do: fight, enemy: critter}", survivor(hp=3)), "quest:errand:do")["plain"]
    two = told(questing("{do: fight, enemy: critter}, {do: fight, enemy: critter}", survivor(hp=3)), "quest:errand:do")

    assert two["plain"]["death"] > one["death"] + one["kill"] * one["death"]
    assert two["plain"]["success"] < one["kill"] ** 2


def test_another_survivor_can_make_a_test() -> None:
    """By another survivor: alone a result of 3; with company the chance of the most able one there; else none."""
    alone = questing("{do: test, letters: S, difficulty: 3, by: other}", survivor())
    hard = questing("{do: test, letters: S, difficulty: 4, by: other}", survivor())
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: test, letters: S, difficulty: 3, by: other}]}]}\n"
    )
    company = wasteland(survivor(), survivor(special="S"), survivor(), quests=["errand"], packs=[pack])
    apart = wasteland(survivor(), survivor(space="camp.d"), quests=["errand"], packs=[pack])

    assert told(alone, "quest:errand:do")["plain"] == {"success": Fraction(1)}
    assert told(hard, "quest:errand:do")["plain"] == {"failure": Fraction(1)}
    assert percent(told(company, "quest:errand:do")["best-rerolls"]["success"]) == 82
    assert told(apart, "quest:errand:do")["plain"] == {"failure": Fraction(1)}


@rule("fallout.combat.reroll-step-cards")
def test_a_card_with_rerolls_counts_from_when_it_is_used() -> None:
    """A magazine for S in a test of S, difficulty 4: stopping at 1 icon fails, two rerolls succeed in 66 of 100 from the start."""
    t = dicing("S", 4, survivor(inventory=["grognak-the-barbarian"]), dice=[HEAD, HEAD, ARMS])
    t.choose("option:do")

    used = told(t, "use:grognak-the-barbarian")

    assert told(t, "stop") == {"plain": {"failure": Fraction(1)}}
    assert used["plain"] == {"failure": Fraction(1)}
    assert used["best-rerolls"]["success"] == by_hand(2, (0, 0, 2), _passes(4))[0]


def _passes(difficulty: int) -> Callable[[Hand], Score]:
    return lambda hand: (Fraction(int(sum([FACES[face][1] for face in hand]) >= difficulty)), Fraction(0))


def test_odds_add_up_and_each_has_a_name_of_its_own() -> None:
    """A fight with everything in it: every distribution adds up to one, no two have one name, the last is the best use."""
    who = survivor(hp=9, rads=1, special="SEA", weapon="shishkebab", apparel="combat-armor", traits=["well-rested"])
    odds: tuple[Odds, ...] = duel("mirelurk-queen", who).game.odds("fight:mirelurk-queen")

    assert [each.given for each in odds] == ["damage", "rads", "plain", "best-rerolls"]
    assert all(sum([chance.share for chance in each.chances], Fraction(0)) == 1 for each in odds)


def test_more_rerolls_are_never_worse() -> None:
    """A plan with one reroll more is worth at least as much, hand by hand."""
    marks = tuple([(hits, int("T" in areas)) for areas, hits in FACES])
    ends = tuple([tuple([10 * (hits >= 2) - icons for hits in range(4)]) for icons in range(7)])

    plan = plan_of(marks, (ends,))

    for count in range(4):
        for hand in ((), (0,), (1, 5), (0, 0, 0), (1, 2, 3)):
            less = Fraction(plan.merit((count, 0), hand), plan.out_of((count, 0), hand))
            more = Fraction(plan.merit((count + 1, 0), hand), plan.out_of((count + 1, 0), hand))
            assert more >= less


@pytest.mark.parametrize("turns", [0, 1])
def test_dice_come_to_lie_as_often_as_the_merit_of_a_plan_says(turns: int) -> None:
    """The merit that was found backwards is that of all ways the dice come to lie, counted forwards; none is lost."""
    marks = tuple([(hits, int("T" in areas)) for areas, hits in FACES])
    tired, rested = (
        tuple([tuple([10 * (hits >= 2) - icons + extra * (icons < 3) for hits in range(4)]) for icons in range(7)])
        for extra in (0, 2)
    )

    plan = plan_of(marks, (tired, rested), turns)

    for left in ((0, 0), (2, 0), (0, 1), (2, 1)):
        for hand in ((), (0,), (1, 5), (1, 2, 3)):
            lies = plan.lies(left, hand)
            assert sum(lies.values()) == plan.out_of(left, hand)
            worth = sum([ways * (tired, rested)[kept][icons][hits] for (icons, hits, kept), ways in lies.items()])
            assert worth == plan.merit(left, hand)
