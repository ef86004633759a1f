"""The exact odds: proved by throwing every die by hand, and by the tables that were worked out beforehand."""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from crossroads.engine.odds import Odds
from crossroads.games.fallout.odds.rerolls import plan_of
from tests.kit import rule
from tests.kit.fallout import (
    ARMS,
    HEAD,
    LEGS,
    LIMBS,
    TORSO,
    TORSO_TWICE,
    Belongings,
    Wasteland,
    enemy,
    story_pack,
    survivor,
    wasteland,
)
from tests.kit.stories import meets

FACES = (("H", 0), ("T", 2), ("A", 1), ("L", 1), ("AL", 0), ("T", 1))
Hand = tuple[int, ...]
Score = tuple[Fraction, Fraction]


def percent(share: Fraction) -> int:
    """As the tables round: halves to the even number."""
    return round(share * 100)


def told(t: Wasteland, option: str) -> dict[str, dict[str, Fraction]]:
    """The odds of an option by their names, each as shares by outcome."""
    return {odds.given: {chance.outcome: chance.share for chance in odds.chances} for odds in t.game.odds(option)}


def dicing(letters: str, difficulty: int, who: Belongings | None = None, **situation: Any) -> Wasteland:
    """An encounter whose one option is a test."""
    option = f"task: {{do: test, letters: {letters}, difficulty: {difficulty}}}"
    return meets("{do: trash}", who or survivor(), option=option, **situation)


def duel(token: str, who: Belongings, **situation: Any) -> Wasteland:
    """A survivor in the space of one enemy."""
    return wasteland(who, enemies=[enemy(token, "camp.c")], **situation)


def token_pack(level: int, areas: str, abilities: str = "") -> str:
    """A pack with an enemy `thing`."""
    return story_pack(
        enemies=f"- {{id: thing, type: monster, level: {level}, areas: {areas}, abilities: [{abilities}]}}\n"
    )


# -- by hand


def by_hand(rerolls: int, lying: Hand, score: Callable[[Hand], Score]) -> Score:
    """The best that a player can make of a roll, found by trying every choice on every roll."""
    best = score(lying)
    if not rerolls:
        return best
    for size in range(1, 4):
        for again in combinations(range(3), size):
            kept = [face for die, face in enumerate(lying) if die not in again]
            best = max(best, on_average(rerolls - 1, kept, size, score))
    return best


def on_average(rerolls: int, kept: Iterable[int], size: int, score: Callable[[Hand], Score]) -> Score:
    ways = Counter([tuple(sorted((*kept, *thrown))) for thrown in product(range(6), repeat=size)])
    worth = [(times, by_hand(rerolls, hand, score)) for hand, times in ways.items()]
    return (
        sum([times * each[0] for times, each in worth], Fraction(0)) / 6**size,
        sum([times * each[1] for times, each in worth], Fraction(0)) / 6**size,
    )


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


# -- what goes into a fight


@rule("fallout.combat.armor-cancels-hits")
def test_armor_is_taken_from_hits_or_by_table_option_from_damage() -> None:
    """A level 3 enemy and armor 1: six icons are 15 damage, and 17 where armor is taken from the damage."""
    who = survivor(apparel="combat-armor")

    hits = told(duel("deathclaw", who), "fight:deathclaw")["damage"]
    damage = told(duel("deathclaw", who, options={"armor_cancels": "damage"}), "fight:deathclaw")["damage"]

    assert [*hits] == ["damage-0", "damage-3", "damage-6", "damage-9", "damage-12", "damage-15"]
    assert [*damage] == ["damage-0", "damage-2", "damage-5", "damage-8", "damage-11", "damage-14", "damage-17"]


@rule("fallout.combat.one-hit-per-die")
def test_a_die_with_two_matching_areas_counts_as_the_table_has_settled() -> None:
    """Arms and legs: a die hits half the time; with a hit for each area two hits can come of one die."""
    once = told(duel("thing", survivor(), packs=[token_pack(2, "AL")]), "fight:thing")["plain"]
    each = told(
        duel("thing", survivor(), packs=[token_pack(2, "AL")], options={"dice_hit": "each-area"}), "fight:thing"
    )

    assert once["kill"] == Fraction(1, 2)
    assert each["plain"]["kill"] > Fraction(1, 2)


@rule("fallout.fight-action.ranged-bonus", "fallout.enemy-abilities.ranged-both")
def test_a_ranged_weapon_counts_from_afar() -> None:
    """A rifle kills a radroach next door for sure, here only if the table has settled for it; a bloatfly shoots back."""
    rifle = survivor(weapon="pipe-rifle")
    here = wasteland(rifle, enemies=[enemy("radroach", "camp.c")])
    away = wasteland(rifle, enemies=[enemy("radroach", "camp.d")])
    always = wasteland(rifle, enemies=[enemy("radroach", "camp.c")], options={"ranged_bonus": "always"})
    shot = wasteland(rifle, enemies=[enemy("bloatfly", "camp.d")])

    assert told(here, "fight:radroach")["plain"]["kill"] < 1
    assert told(away, "fight:radroach")["plain"] == {"kill": Fraction(1)}
    assert told(always, "fight:radroach")["plain"] == {"kill": Fraction(1)}
    assert told(shot, "fight:bloatfly")["plain"]["kill"] < 1


@rule("fallout.enemy-abilities.radiation", "fallout.enemy-abilities.radiation-before-check")
def test_radiation_counts_among_what_kills() -> None:
    """A radscorpion (level 2): one hit is 2 damage and 2 rads, which kills a survivor with 4 HP, and not one with 5."""
    four = told(duel("radscorpion", survivor(hp=4)), "fight:radscorpion")
    five = told(duel("radscorpion", survivor(hp=5)), "fight:radscorpion")

    assert four["rads"] == {"rads-0": Fraction(8, 216), "rads-2": Fraction(208, 216)}
    assert four["plain"]["death"] == Fraction(208, 216)
    assert five["plain"]["death"] == Fraction(208 - 36, 216)


def test_a_ghoul_is_healed_by_radiation_and_lives() -> None:
    """The Ghoul with 4 HP: one hit of a radscorpion takes 2 and its rads give them back; two hits kill no more than 2 HP."""
    odds = told(duel("radscorpion", survivor("ghoul", hp=4)), "fight:radscorpion")

    assert "rads" not in odds
    assert "death" not in odds["plain"]


@rule("fallout.power-track.letters")
def test_faction_tokens_fight_at_the_level_of_their_power() -> None:
    """The shield's level is 1 at the top of the track and 3 at its sixth space."""
    weak = told(duel("shield#1", survivor()), "fight:shield#1")["damage"]
    strong = told(duel("shield#1", survivor(), power=(0, 6)), "fight:shield#1")["damage"]

    assert "damage-1" in weak
    assert [*strong][:2] == ["damage-0", "damage-3"]


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


@rule("fallout.combat.draw-and-fight", "fallout.enemies.inactive-no-peek")
def test_an_enemy_that_is_to_be_drawn_may_be_any_that_nobody_sees() -> None:
    """Critters: the mole rat is on the map, facedown; the odds are the average over it and the stack, wherever it lies."""
    option = "task: {do: fight, enemy: critter}"
    shown = [enemy("mirelurk", "camp.d"), enemy("radroach", "camp.d"), enemy("radroach~2", "camp.d")]
    hidden = meets("{do: trash}", option=option, enemies=[*shown, enemy("mole-rat", "camp.e", active=False)])
    other = meets("{do: trash}", option=option, enemies=[*shown, enemy("bloatfly", "camp.e", active=False)])

    odds = told(hidden, "option:do")

    singly = [
        told(duel(token, survivor()), f"fight:{token}")["plain"] for token in ("mole-rat", "bloatfly", "radscorpion")
    ]
    assert odds["plain"]["kill"] == sum([each["kill"] for each in singly], Fraction(0)) / 3
    assert odds == told(other, "option:do")


@rule("fallout.enemies.stack-empty")
def test_where_no_enemy_can_be_drawn_the_task_fails() -> None:
    """All critters are on the map, faceup: nothing can be drawn, and so nothing killed."""
    tokens = ("radroach", "radroach~2", "mole-rat", "bloatfly", "radscorpion", "mirelurk")
    t = meets(
        "{do: trash}", option="task: {do: fight, enemy: critter}", enemies=[enemy(token, "camp.d") for token in tokens]
    )

    assert told(t, "option:do")["plain"] == {"no-kill": Fraction(1)}


@rule("fallout.component-limits.reshuffle-stacks")
def test_an_empty_stack_is_made_of_its_pile() -> None:
    """The stack is empty and the pile is one radroach: that is what will be fought."""
    t = meets("{do: trash}", option="task: {do: fight, enemy: critter}")
    t.state.stacks = {**t.state.stacks, "critter": ()}
    t.state.enemy_piles = {"critter": ("radroach",)}

    assert told(t, "option:do") == told(duel("radroach", survivor()), "fight:radroach")


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


# -- cards


@rule("fallout.combat.during-a-fight")
def test_a_card_shows_what_it_would_bring() -> None:
    """Before the dice against a deathclaw: a hit more helps the kill, two icons ignored help to live."""
    who = survivor(hp=7, inventory=["buffout", "psycho"])
    t = duel("deathclaw", who)
    t.choose("fight:deathclaw")

    without = told(t, "go-on")["plain"]
    hit, calm = told(t, "use:buffout")["plain"], told(t, "use:psycho")["plain"]

    assert t.prompt == "window-before"
    assert hit["kill"] > without["kill"]
    assert hit["death"] == without["death"] > calm["death"]


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


def test_a_perk_that_passes_a_test_makes_it_sure() -> None:
    """Hacker in a test of P: success, whatever lies there."""
    t = dicing("P", 6, survivor(perks=["hacker"]), dice=[HEAD, HEAD, HEAD])
    t.choose("option:do")

    assert told(t, "perk:hacker")["plain"] == {"success": Fraction(1)}


def test_a_perk_that_turns_a_die_is_worth_its_best_turn() -> None:
    """Difficulty 2 and no icon: a die turned to two hits passes, a die turned to one does not."""
    t = dicing("S", 2, survivor(perks=["mysterious-aid"]), dice=[HEAD, HEAD, LIMBS])
    t.choose("option:do")
    assert told(t, "perk:mysterious-aid")["plain"] == {"success": Fraction(1)}

    t.choose("perk:mysterious-aid")

    assert told(t, f"die:1:{TORSO_TWICE}")["plain"] == {"success": Fraction(1)}
    assert told(t, f"die:1:{TORSO}")["plain"] == {"failure": Fraction(1)}


def test_a_card_that_kills_outright_kills_unless_the_survivor_dies() -> None:
    """The Fat Man with 6 HP against a deathclaw: dead or a kill, nothing between."""
    t = duel("deathclaw", survivor(hp=6, weapon="fat-man"))
    t.choose("fight:deathclaw")

    plain = told(t, "use:fat-man")["plain"]

    assert {*plain} == {"kill", "death"}


def test_looking_at_odds_changes_nothing() -> None:
    """All odds of all options at a reroll: the game is as it was."""
    t = dicing("S", 4, survivor(special="S", inventory=["grognak-the-barbarian"], perks=["mysterious-aid"]))
    t.choose("option:do")
    before = t.game.digest()

    for option in t.options:
        t.game.odds(option)

    assert t.game.digest() == before


@rule("fallout.enemy-activation.attack-order", "fallout.enemy-abilities.ranged-extra-hit")
def test_the_order_of_attacks_is_chosen_with_odds() -> None:
    """A raider here and a gunman next door attack: the gunman's hit from afar counts in its odds."""
    t = wasteland(
        survivor(),
        enemies=[enemy("raider", "camp.c"), enemy("raider-gunman", "camp.d")],
        agendas=["security-2", "legend-1"],
    )
    t.choose("end")
    while t.prompt != "attack-order":
        t.choose(t.options[0])

    here, away = told(t, "enemy:raider")["damage"], told(t, "enemy:raider-gunman")["damage"]

    assert "damage-0" in here
    assert "damage-0" not in away


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


def test_a_card_that_turns_a_die_at_a_price_is_left_out_of_the_odds() -> None:
    """A card of one's own: whether the die is worth the damage is for its owner to say, and all else is told as before."""
    use = "{moment: roll, pay: discard, effects: [{do: set-die}], after: [{do: damage, amount: 1}]}"
    pack = story_pack(perks=f"- {{id: dear-luck, letter: L, use: {use}}}\n")
    without = duel("radroach", survivor(), packs=[pack])
    holding = duel("radroach", survivor(perks=["dear-luck"]), packs=[pack])

    assert told(holding, "fight:radroach") == told(without, "fight:radroach")


@rule("fallout.combat.during-a-fight")
@pytest.mark.parametrize(
    ("effect", "is_told"),
    [
        ("{do: heal, amount: 2}", True),
        ("{do: cure, amount: 2}", True),
        ("{do: hits, amount: 1}", True),
        ("{do: ignore, amount: 1}", True),
        ("{do: rerolls, amount: 1}", True),
        ("{do: slay}", True),
        ("{do: set-die}", True),
        ("{do: draw, deck: loot}", False),
        ("{do: heal, amount: 2}, {do: draw, deck: loot}", False),
    ],
)
def test_of_a_use_in_a_fight_the_odds_are_told_where_they_can_be_known(effect: str, is_told: bool) -> None:
    """What a charm brings to the dice, to health or to the enemy is counted; what a deck brings is not."""
    use = f"{{moment: fight, pay: discard, effects: [{effect}]}}"
    pack = story_pack(loot=f"- {{id: charm, kind: aid, cost: 1, uses: [{use}]}}\n")
    t = wasteland(
        survivor(hp=9, rads=3, inventory=["charm"], traits=["well-rested"]),
        enemies=[enemy("deathclaw", "camp.c")],
        packs=[pack],
        dice=[HEAD, HEAD, HEAD],
    )

    t.choose("fight:deathclaw")
    if t.prompt == "window-before" and ("rerolls" in effect or "set-die" in effect):
        t.choose("go-on")

    assert "use:charm" in t.options
    assert bool(told(t, "use:charm")) is is_told


@rule("fallout.combat.during-a-fight")
@pytest.mark.parametrize(
    ("effect", "counts"),
    [
        ("{do: hits, amount: 3}", True),
        ("{do: ignore, amount: 1}", True),
        ("{do: rerolls, amount: 1}", True),
        ("{do: slay}", True),
        ("{do: set-die}", True),
        ("{do: draw, deck: loot}", False),
    ],
)
def test_a_card_in_hand_counts_in_the_odds_of_a_fight_that_has_not_begun(effect: str, counts: bool) -> None:
    """Whoever holds a charm for the dice, the enemy or the hits of a fight has other odds than somebody without one."""
    use = f"{{moment: fight, pay: discard, effects: [{effect}]}}"
    pack = story_pack(loot=f"- {{id: charm, kind: aid, cost: 1, uses: [{use}]}}\n")
    without = duel("deathclaw", survivor(), packs=[pack])
    holding = duel("deathclaw", survivor(inventory=["charm"]), packs=[pack])

    assert (told(holding, "fight:deathclaw") != told(without, "fight:deathclaw")) is counts
