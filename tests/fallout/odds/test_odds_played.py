"""The exact odds against what then happens: every throw is played out at a copy of the table."""

import sys
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from crossroads.games.fallout.odds.rerolls import plan_of
from tests.kit import rule
from tests.kit.fallout import (
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
from tests.kit.throws import played_out

Told = dict[str, dict[str, Fraction]]


def told(t: Wasteland, option: str) -> Told:
    """The odds of an option by their names, each as shares by outcome."""
    return {odds.given: {chance.outcome: chance.share for chance in odds.chances} for odds in t.game.odds(option)}


def value(fates: dict[str, Fraction]) -> Fraction:
    """Success less death."""
    return fates.get("kill", Fraction(0)) + fates.get("success", Fraction(0)) - fates.get("death", Fraction(0))


def mean(odds: Told) -> tuple[Fraction, Fraction]:
    """Success less death, and less the damage, of the odds that count."""
    harm = sum([int(name.removeprefix("damage-")) * share for name, share in odds["damage"].items()], Fraction(0))
    return value([*odds.values()][-1]), -harm


def no_cards(option: str) -> bool:
    return not option.startswith(("use:", "perk:"))


def afoot(who: Belongings, *tokens: str, **situation: Any) -> Wasteland:
    """A survivor with a movement point, and enemies in the space next door."""
    return wasteland(who, enemies=[enemy(token, "camp.d") for token in tokens], points=1, fresh=False, **situation)


# -- a step toward aggressive enemies


@rule("fallout.enemy-abilities.aggressive-entered", "fallout.enemy-abilities.aggressive-no-action")
@pytest.mark.parametrize(("token", "hp"), [("radroach", 5), ("feral-ghoul", 8), ("glowing-one", 9)])
def test_a_step_to_an_aggressive_enemy_has_the_odds_of_the_fight(token: str, hp: int) -> None:
    """An aggressive enemy next door: the step's odds are the fight's, and those of all 216 throws played out."""
    t = afoot(survivor(hp=hp), token)

    odds = told(t, "step:camp.d")

    assert odds == told(wasteland(survivor(hp=hp), enemies=[enemy(token, "camp.c")]), f"fight:{token}")
    assert mean(odds) == played_out(t, "step:camp.d", 1)


@rule("fallout.combat.rerolls-one-by-one")
def test_a_step_counts_on_rerolls() -> None:
    """One reroll by Well Rested against a feral ghoul: the step's odds are those of the best choice on each throw."""
    t = afoot(survivor(hp=5, traits=["well-rested"]), "feral-ghoul")

    assert mean(told(t, "step:camp.d")) == played_out(t, "step:camp.d", 1)


@rule("fallout.enemy-abilities.aggressive-several", "fallout.enemy-abilities.aggressive-all-fight")
def test_two_aggressive_enemies_are_reckoned_together_in_the_best_order() -> None:
    """A radroach and a feral ghoul against 4 HP: to kill both, or to die, as all throws in both orders show."""
    t = afoot(survivor(hp=4), "radroach", "feral-ghoul")

    odds = told(t, "step:camp.d")

    assert {*odds["plain"]} == {"success", "failure", "death"}
    assert mean(odds) == played_out(t, "step:camp.d", 2)


FACES = (("H", 0), ("T", 2), ("A", 1), ("L", 1), ("AL", 0), ("T", 1))
FOES = {  # level, areas, rads with its damage
    "radroach": (1, "TAL", 0),
    "radscorpion": (2, "AL", 2),
    "feral-ghoul": (2, "HTL", 0),
    "deathclaw": (3, "TL", 0),
    "glowing-one": (2, "HT", 2),
}


def in_every_order(foes: tuple[str, ...], hp: int, rads: int, heals: bool, missed: bool = False) -> tuple[int, int]:
    """Success less death, and less the damage, of fights in the best order, out of all throws: each is tried."""
    if not foes:
        return int(not missed), 0
    return max([_begun_with(foe, foes, hp, rads, heals, missed) for foe in foes])


def _begun_with(foe: str, foes: tuple[str, ...], hp: int, rads: int, heals: bool, missed: bool) -> tuple[int, int]:
    level, areas, sting = FOES[foe]
    rest = tuple([each for each in foes if each != foe])
    value = pain = 0
    throws = Counter(
        [
            (
                sum([icons for _, icons in dice]),
                sum([any(area in areas for area in faces) for faces, _ in dice]) < level,
            )
            for dice in product(FACES, repeat=3)
        ]
    )
    for (icons, fails), ways in throws.items():
        damage = icons * level
        left = max(0, hp - damage)
        ill = sting if damage else 0
        left, sick = (min(12, left + ill), rads) if heals else (left, rads + ill)
        worth = in_every_order(rest, left, sick, heals, missed or fails) if left > sick else (-1 * 216 ** len(rest), 0)
        value += ways * worth[0]
        pain += ways * (worth[1] - damage * 216 ** len(rest))
    return value, pain


BRAWLS = [
    ("wastelander", ("radroach", "radscorpion", "feral-ghoul"), 9, 1),
    ("wastelander", ("deathclaw", "glowing-one", "radscorpion"), 16, 0),
    ("ghoul", ("radscorpion", "feral-ghoul", "deathclaw"), 8, 0),
    ("ghoul", ("glowing-one", "radroach", "deathclaw"), 12, 2),
]


@rule("fallout.enemy-abilities.aggressive-several", "fallout.enemy-abilities.radiation")
@pytest.mark.parametrize(("who", "foes", "hp", "rads"), BRAWLS)
def test_three_aggressive_enemies_are_fought_in_the_best_of_all_orders(
    who: str, foes: tuple[str, ...], hp: int, rads: int
) -> None:
    """With rads that harm and with rads that heal: as every throw in every order shows, whatever came before."""
    value, pain = in_every_order(foes, hp, rads, heals=who == "ghoul")

    odds = told(afoot(survivor(who, hp=hp, rads=rads), *foes), "step:camp.d")

    assert mean(odds) == (Fraction(value, 216**3), Fraction(pain, 216**3))


CROWD = (
    "glowing-one", "radscorpion", "feral-ghoul", "deathclaw", "radroach", "radroach~2", "assaultron", "yao-guai",
    "super-mutant-brute", "super-mutant-suicider",
)  # fmt: skip
ABLE = survivor("wastelander", special="SEA", weapon="shishkebab", traits=["well-rested"])


@pytest.mark.parametrize(
    ("who", "foes", "most"),
    [
        (ABLE, CROWD[:2], 25_000),
        (survivor("wastelander"), CROWD[:4], 40_000),
        (survivor("ghoul", hp=12), CROWD[:4], 80_000),
        (survivor("wastelander"), CROWD, 400_000),
        (survivor("ghoul", hp=12), CROWD, 400_000),
    ],
)
def test_the_odds_of_a_crowd_are_little_work(who: Belongings, foes: tuple[str, ...], most: int) -> None:
    """Two aggressive enemies with four rerolls, four without, all ten that there are: so many calls of functions."""
    t = afoot(who, *foes)
    plan_of.cache_clear()

    assert calls(lambda: told(t, "step:camp.d")) < most


def calls(work: Callable[[], Any]) -> int:
    """How many functions are called: the same on every machine, however busy it is."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def test_more_than_two_enemies_are_reckoned_without_rerolls() -> None:
    """Two radroaches and a feral ghoul: `plain` alone, whatever there is to reroll with; dying is likelier than with two."""
    who = survivor(hp=6, traits=["well-rested"])

    three = told(afoot(who, "radroach", "radroach~2", "feral-ghoul"), "step:camp.d")
    two = told(afoot(who, "radroach", "feral-ghoul"), "step:camp.d")

    assert [*three] == ["damage", "plain"]
    assert [*two] == ["damage", "plain", "best-rerolls"]
    assert three["plain"]["death"] > two["plain"]["death"]


@rule("fallout.enemy-abilities.aggressive-inactive")
def test_a_step_without_a_fight_has_no_odds() -> None:
    """An enemy that is not aggressive, one that is inactive, one that is calmed: no die is thrown."""
    sleeping = wasteland(survivor(), enemies=[enemy("radroach", "camp.d", active=False)], points=1, fresh=False)

    assert told(afoot(survivor(), "mirelurk"), "step:camp.d") == {}
    assert told(sleeping, "step:camp.d") == {}
    assert told(afoot(survivor(), "radroach", state={"calm": True}), "step:camp.d") == {}


@rule("fallout.terrain.irradiated-rad", "fallout.enemy-abilities.radiation-before-check")
def test_the_rad_of_an_irradiated_space_comes_before_the_fight() -> None:
    """4 HP and a step into irradiated Boston: one rad first, so 3 damage of a radroach kill; with 1 HP nobody fights."""
    foes = [enemy("radroach", "bos.e")]
    t = wasteland(survivor(space="bos.d", hp=4), enemies=foes, points=1, fresh=False)
    dying = wasteland(survivor(space="bos.d", hp=1), enemies=foes, points=1, fresh=False)
    plain = wasteland(survivor(space="bos.e", hp=4, rads=1), enemies=foes)

    assert told(t, "step:bos.e") == told(plain, "fight:radroach")
    assert mean(told(t, "step:bos.e")) == played_out(t, "step:bos.e", 1)
    assert told(dying, "step:bos.e") == {}


def test_looking_at_a_step_changes_nothing() -> None:
    """The odds of a step are found at a copy: the game is as it was."""
    t = afoot(survivor(traits=["well-rested"], apparel="leather-armor"), "radroach", "feral-ghoul")
    before = t.game.digest()

    told(t, "step:camp.d")

    assert t.game.digest() == before


# -- enemies that attack, tests of others, tests that cards ask for


def night(*survivors: Belongings, **situation: Any) -> Wasteland:
    """Robots and the star wake, and the first player says who acts first."""
    t = wasteland(*survivors, agendas=["freedom-2", "legend-2"], **situation)
    for _ in survivors:
        t.choose("end")
    return t


@rule("fallout.rounds.order-within-type")
def test_whom_enemies_attack_is_chosen_with_odds() -> None:
    """A protectron here and one there: each attack has the odds of the attacked survivor's fight, 2 HP or 16."""
    t = night(
        survivor(hp=2),
        survivor(space="camp.d"),
        enemies=[enemy("protectron", "camp.c"), enemy("protectron~2", "camp.d")],
    )

    weak, strong = told(t, "attack:0"), told(t, "attack:1")

    assert t.prompt == "activate"
    assert value(weak["plain"]) == played_out(t, "attack:0", 1)[0]
    assert value(weak["plain"]) < value(strong["plain"])
    assert "death" not in strong["plain"]


@rule("fallout.enemy-activation.attack-order-precedence")
def test_of_several_attackers_the_attacked_survivor_has_the_choice() -> None:
    """A protectron and an assaultron attack A: the odds are those of the one that A would rather fight first."""
    foes = [enemy("protectron", "camp.c"), enemy("assaultron", "camp.c"), enemy("protectron~2", "camp.d")]
    t = night(survivor(hp=3), survivor(space="camp.d"), enemies=foes)
    odds = told(t, "attack:0")

    t.choose("attack:0")

    each = {option: told(t, option) for option in t.options}
    assert {*each} == {"enemy:protectron", "enemy:assaultron"}
    assert odds == max(each.values(), key=mean)


OTHERS_TEST = (
    "- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: test, letters: SE, difficulty: 3, by: other}]}]}\n"
)


@rule("fallout.solo-play.other-survivor-test")
def test_who_tests_is_chosen_with_the_odds_of_each() -> None:
    """B has an S and is well rested, C has neither: 94 in 100 and 49 in 100, as their throws show."""
    able = survivor(special="S", traits=["well-rested"])
    t = wasteland(survivor(), able, survivor(), quests=["errand"], packs=[story_pack(quests=OTHERS_TEST)])
    t.choose("quest:errand:do")

    b, c = told(t, "seat:1"), told(t, "seat:2")

    assert t.prompt == "who-tests"
    assert round(b["best-rerolls"]["success"] * 100) == 94
    assert c == {"plain": {"success": Fraction(106, 216), "failure": Fraction(110, 216)}}
    assert value(c["plain"]) == played_out(t, "seat:2")[0]


@rule("fallout.encounter-action.cost-must-be-payable")
def test_giving_a_card_away_shows_the_test_that_follows() -> None:
    """A card for a test of difficulty 2, of an encounter and of a quest: each card to give has the test's odds."""
    task = "{do: test, letters: S, difficulty: 2}"
    who = survivor(inventory=["water", "brahmin-steak"])
    pack = story_pack(
        quests=f"- {{id: errand, number: 901, objectives: [{{id: do, tasks: [{{do: give, kind: aid}}, {task}]}}]}}\n"
    )
    met = meets("{do: trash}", who, option=f"cost: [{{do: give, kind: aid}}], task: {task}")
    quest = wasteland(who, quests=["errand"], packs=[pack])
    first = told(met, "option:do"), told(quest, "quest:errand:do")
    met.choose("option:do")
    quest.choose("quest:errand:do")

    for t, odds in zip((met, quest), first, strict=True):
        assert t.prompt == "give-card"
        assert told(t, "discard:water") == told(t, "discard:brahmin-steak") == odds
        assert value(odds["plain"]) == played_out(t, "discard:water")[0]


@rule("fallout.encounter-action.read-aloud")
def test_giving_a_card_away_tells_nothing_of_a_test_that_was_not_read_out() -> None:
    """Where only the bold text is read out, the test stays unknown until it is rolled."""
    t = meets(
        "{do: trash}",
        survivor(inventory=["water", "brahmin-steak"]),
        option="cost: [{do: give, kind: aid}], task: {do: test, letters: S, difficulty: 2}",
        options={"read_aloud": "bold-only"},
    )
    t.choose("option:do")

    assert told(t, "discard:water") == {}


def test_a_chem_shows_the_test_that_it_asks_for() -> None:
    """Jet in one's turn: a test of E, difficulty 3, 49 in 100; a stimpak asks for none."""
    t = wasteland(survivor(hp=9, inventory=["jet", "stimpak"]))

    odds = told(t, "use:jet")

    assert [*odds] == ["plain"]
    assert value(odds["plain"]) == played_out(t, "use:jet")[0] == Fraction(106, 216)
    assert told(t, "use:stimpak") == {}


# -- with cards

KITS = [
    survivor(hp=7, apparel="leather-armor", companion="hancock"),
    survivor(hp=7, perks=["mysterious-aid"]),
    survivor(hp=7, perks=["big-leagues"], apparel="raider-armor"),
    survivor(hp=7, rads=1, weapon="fat-man"),
    survivor(hp=3, weapon="fat-man"),
]


@rule("fallout.combat.during-a-fight", "fallout.combat.reroll-step-cards")
@pytest.mark.parametrize("who", KITS)
@pytest.mark.parametrize("token", ["yao-guai", "mirelurk"])
def test_with_cards_is_the_best_that_playing_them_can_bring(who: Belongings, token: str) -> None:
    """Apparel, companions, perks and weapons in a fight: every use at every moment is tried on every throw."""
    t = wasteland(who, enemies=[enemy(token, "camp.c")])

    odds = told(t, f"fight:{token}")

    assert value(odds["with-cards"]) == played_out(t, f"fight:{token}", 1)[0]
    assert mean(odds) == played_out(t, f"fight:{token}", 1, no_cards)


def test_with_cards_counts_the_cards_of_a_test() -> None:
    """Hacker passes a test of P for sure; a magazine for S brings two rerolls into a test of S, and none into one of P."""
    hacker = meets("{do: trash}", survivor(perks=["hacker"]), option="task: {do: test, letters: P, difficulty: 6}")
    reader = survivor(inventory=["grognak-the-barbarian"])
    strong = meets("{do: trash}", reader, option="task: {do: test, letters: S, difficulty: 4}")
    keen = meets("{do: trash}", reader, option="task: {do: test, letters: P, difficulty: 4}")

    assert told(hacker, "option:do")["with-cards"] == {"success": Fraction(1)}
    assert round(told(strong, "option:do")["with-cards"]["success"] * 100) == 66
    assert [*told(keen, "option:do")] == ["plain"]


@rule("fallout.companions.ability", "fallout.perk-cards.own-turn-only")
def test_companions_and_perks_do_not_count_when_an_enemy_attacks() -> None:
    """Protectrons attack two survivors: Hancock and a perk are for the own turn, leather armor is for every fight."""
    foes = [enemy("protectron", "camp.c"), enemy("protectron~2", "camp.d")]
    t = night(
        survivor(companion="hancock", perks=["big-leagues"]),
        survivor(space="camp.d", apparel="leather-armor"),
        enemies=foes,
    )

    assert "with-cards" not in told(t, "attack:0")
    assert "with-cards" in told(t, "attack:1")


def test_several_rolls_do_not_tell_of_cards() -> None:
    """Two tests in a row, two enemies at once: which roll a card is best kept for is not reckoned."""
    tasks = "{do: test, letters: S, difficulty: 3}, {do: test, letters: S, difficulty: 3}"
    pack = story_pack(quests=f"- {{id: errand, number: 901, objectives: [{{id: do, tasks: [{tasks}]}}]}}\n")
    who = survivor(inventory=["grognak-the-barbarian"], apparel="leather-armor")

    assert [*told(wasteland(who, quests=["errand"], packs=[pack]), "quest:errand:do")] == ["plain"]
    assert [*told(afoot(who, "radroach", "radroach~2"), "step:camp.d")] == ["damage", "plain"]


# -- in the midst of a fight


def test_stopping_tells_what_cards_can_still_do() -> None:
    """One hit of three on a yao guai and Big Leagues: stopping kills nothing, the perk does, and leather armor is too late."""
    who = survivor(perks=["big-leagues"], apparel="leather-armor", traits=["well-rested"])
    t = wasteland(who, enemies=[enemy("yao-guai", "camp.c")], dice=[HEAD, TORSO, TORSO])
    t.choose("fight:yao-guai", "go-on")

    odds = told(t, "stop")

    assert odds["plain"] == {"no-kill": Fraction(1)}
    assert odds["with-cards"] == {"kill": Fraction(1)}
    assert value(odds["with-cards"]) == played_out(t, "stop", 1)[0]


def test_after_the_enemys_hits_a_card_is_a_kill_or_none() -> None:
    """One hit of three: Hancock's hit does not kill, Big Leagues' two hits do; what was suffered is not told again."""
    who = survivor(perks=["big-leagues"], companion="hancock", traits=["well-rested"])
    t = wasteland(who, enemies=[enemy("yao-guai", "camp.c")], dice=[HEAD, TORSO, TORSO])
    t.choose("fight:yao-guai", "go-on", "stop")

    assert t.prompt == "window-strike"
    assert told(t, "go-on") == told(t, "use:hancock") == {"plain": {"no-kill": Fraction(1)}}
    assert told(t, "perk:big-leagues") == {"plain": {"kill": Fraction(1)}}


@rule("fallout.rads.suffer-rads")
def test_the_rads_that_a_card_costs_afterwards_can_kill() -> None:
    """The Fat Man's 2 rads after the fight: with 5 HP and a hit of the yao guai they kill, with 6 HP they do not."""
    five, six = (
        wasteland(survivor(hp=hp, weapon="fat-man"), enemies=[enemy("yao-guai", "camp.c")], dice=[HEAD, LIMBS, LEGS])
        for hp in (5, 6)
    )
    for t in (five, six):
        t.choose("fight:yao-guai", "go-on")

    assert told(five, "use:fat-man")["plain"] == {"death": Fraction(1)}
    assert told(six, "use:fat-man")["plain"] == {"kill": Fraction(1)}
    assert played_out(six, "use:fat-man", 1)[0] == 1
    assert played_out(five, "use:fat-man", 1)[0] == -1


@rule("fallout.combat.reroll-any-dice")
def test_a_reroll_counts_on_the_cards_that_come_after_it() -> None:
    """Two dice lie and one is thrown again, with a perk that turns a die: as every face and every turn show."""
    who = survivor(hp=7, perks=["mysterious-aid"], traits=["well-rested"])
    t = wasteland(who, enemies=[enemy("yao-guai", "camp.c")], dice=[TORSO_TWICE, HEAD, LEGS])
    t.choose("fight:yao-guai")

    odds = told(t, "reroll:well-rested:1")

    assert value(odds["with-cards"]) == played_out(t, "reroll:well-rested:1", 1)[0]
    assert value(odds["plain"]) == played_out(t, "reroll:well-rested:1", 1, no_cards)[0]


# -- all that a turn offers


def test_whatever_throws_dice_at_once_in_a_turn_has_odds() -> None:
    """A busy table: odds are told of just those options after which dice fall and nothing is asked or shown before."""
    errand = "- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: test, letters: SE, difficulty: 3}]}]}\n"
    who = survivor(hp=9, weapon="pipe-rifle", inventory=["jet", "calmex", "stimpak"], perks=["action-boy"])
    foes = [enemy("radroach", "camp.d"), enemy("mirelurk", "camp.e"), enemy("radscorpion", "camp.b")]
    t = wasteland(
        who, enemies=foes, quests=["errand"], packs=[story_pack(quests=errand)], explored=True, points=2, fresh=False
    )

    rolled = [option for option in t.options if throws(t, option)]

    assert rolled == [option for option in t.options if told(t, option)]
    assert {option.partition(":")[0] for option in rolled} == {"fight", "quest", "step", "use"}
    assert {"step:camp.e", "use:stimpak", "perk:action-boy", "camp", "end"} <= {*t.options} - {*rolled}


def throws(t: Wasteland, option: str) -> bool:
    """Whether dice fall before anything else is asked."""
    twin = t.game.clone()
    twin.choose(option)
    return any(event.kind == "roll" for event in twin.events)
