"""The exact odds know modifications and mutations: each throw is played out at a copy of the table."""

from fractions import Fraction
from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, visits_town
from tests.kit.fallout import LEGS, enemy, survivor
from tests.kit.throws import played_out

MODIFIED = "atomic-bonds.modifications.works-when-equipped"
MUTATED = "atomic-bonds.mutations.good-and-bad"


def told(t: BondsTable, option: str) -> dict[str, dict[str, Fraction]]:
    """The odds of an option by their names, each as shares by outcome."""
    return {odds.given: {chance.outcome: chance.share for chance in odds.chances} for odds in t.game.odds(option)}


def value(fates: dict[str, Fraction]) -> Fraction:
    """Success less death."""
    return fates.get("kill", Fraction(0)) + fates.get("success", Fraction(0)) - fates.get("death", Fraction(0))


def mean(t: BondsTable, option: str) -> tuple[Fraction, Fraction]:
    """Success less death, and less the damage, of the odds that count."""
    odds = told(t, option)
    harm = sum([int(name.removeprefix("damage-")) * share for name, share in odds["damage"].items()], Fraction(0))
    return value([*odds.values()][-1]), -harm


def no_cards(option: str) -> bool:
    return not option.startswith(("use:", "perk:", "atomic-bonds."))


def faces(token: str, away: bool = False, **situation: Any) -> BondsTable:
    """A survivor with 6 HP before a fight, none of whose letters is on the weapon."""
    who = situation.pop("who", survivor("wastelander", hp=6, weapon="laser-rifle", apparel="metal-armor"))
    return bonds(who, enemies=[enemy(token, "camp.e" if away else "camp.c")], **situation)


@rule(MODIFIED, MUTATED)
@pytest.mark.parametrize(
    ("token", "away", "situation"),
    [
        ("mercenary-sergeant", True, {"modified": {"laser-rifle": "long-barrel"}}),
        *[
            ("deathclaw", away, {"mutations": [mutation], "mutated": [0]})
            for mutation, away in (
                *(("scaly-skin", False), ("empath", False), ("chameleon", False), ("herd-mind", False)),
                *(("egg-head", False), ("eagle-eyes", False), ("grounded", True)),
            )
        ],
    ],
    ids=str,
)
def test_odds_of_a_fight_are_those_of_playing_it(token: str, away: bool, situation: dict[str, Any]) -> None:
    """Kill less death, and the damage, equal what the best choice on every throw brings at the table."""
    t = faces(token, away, **situation)

    assert mean(t, f"fight:{token}") == played_out(t, f"fight:{token}", 1, no_cards)


@rule(MUTATED)
@pytest.mark.parametrize(("rads", "armor"), [(8, 1), (7, 0)])
def test_odds_know_armor_that_goes_by_rads(rads: int, armor: int) -> None:
    """Plague Walker has armor 1 with 8 rads, and none with 7; so have the odds."""
    who = survivor("wastelander", hp=rads + 4, rads=rads)
    t = faces("deathclaw", who=who, mutations=["plague-walker"], mutated=[0])

    assert t.game.view(0)["survivors"][0]["armor"] == armor
    assert mean(t, "fight:deathclaw") == played_out(t, "fight:deathclaw", 1, no_cards)


@rule(MUTATED)
def test_odds_count_the_hit_of_a_strike() -> None:
    """Twisted Muscles kill a level 1 enemy whatever the dice show; the odds of the raider's end are 1."""
    t = faces("raider", who=survivor(), mutations=["twisted-muscles"], mutated=[0])

    assert told(t, "fight:raider")["plain"]["kill"] == 1


@rule(MODIFIED)
@pytest.mark.parametrize("modification", ["serrated-edge", "targeting-chip"])
def test_odds_with_cards_count_on_a_modification(modification: str) -> None:
    """What the weapon's modification brings is in `with-cards`, as the best use of it at the table."""
    who = survivor("wastelander", hp=6, weapon="pipe-wrench")
    t = faces("deathclaw", who=who, modified={"pipe-wrench": modification})

    odds = told(t, "fight:deathclaw")

    assert value(odds["with-cards"]) == played_out(t, "fight:deathclaw", 1)[0]
    assert value(odds["with-cards"]) > value(odds["plain"])


@rule(MODIFIED)
def test_using_a_modification_shows_what_it_brings() -> None:
    """The dice miss: to use the Serrated Edge kills the raider for sure, to stop does not."""
    t = faces(
        "raider",
        who=survivor("wastelander", weapon="pipe-wrench", special="S"),
        dice=[LEGS, LEGS, LEGS],
        modified={"pipe-wrench": "serrated-edge"},
    )
    t.choose("fight:raider")
    if t.prompt == "window-before":
        t.choose("go-on")

    use = "atomic-bonds.modification:pipe-wrench:serrated-edge"

    assert told(t, use)["plain"]["kill"] == 1
    assert "kill" not in told(t, "stop")["plain"]


@rule("atomic-bonds.mutations.no-effect-facedown")
@pytest.mark.parametrize("mutation", ["twisted-muscles", "scaly-skin"])
def test_odds_know_nothing_of_facedown_mutations(mutation: str) -> None:
    """With 4 rads before a ghoul the fight may reveal one: whichever it is, the odds are the same, and nothing is turned."""
    who = survivor("wastelander", hp=12, rads=4)
    t = faces("glowing-one", who=who, mutations=[mutation])
    other = faces("glowing-one", who=who, mutations=["grounded"])

    assert told(t, "fight:glowing-one") == told(other, "fight:glowing-one")
    assert (t.bonds.mutated, t.survivor().rads) == ((), 4)


@rule(MUTATED)
@pytest.mark.parametrize(("mutation", "rerolls"), [("egg-head", 1), ("marsupial", 0)])
def test_odds_of_a_test_know_mutations(mutation: str, rerolls: int) -> None:
    """A test of I: Egg Head adds a reroll to it, Marsupial takes the one away that the letter gives."""
    special = "I" if mutation == "marsupial" else ""
    t = visits_town(
        "{do: trash}",
        survivor(special=special),
        option="task: {do: test, letters: I, difficulty: 3}",
        mutations=[mutation],
        mutated=[0],
        options={"read_aloud": "with-tests"},
    )

    odds = told(t, "option:do")

    assert ("best-rerolls" in odds) == bool(rerolls)
    assert value([*odds.values()][-1]) == played_out(t, "option:do")[0]


@rule(MUTATED)
def test_a_helper_strikes_too_in_the_odds() -> None:
    """The one who helps has Twisted Muscles: with their hit a level 1 enemy is killed for sure."""
    t = bonds(
        survivor(weapon="pipe-wrench"),
        survivor(),
        enemies=[enemy("raider", "camp.c")],
        mutations=["grounded", "twisted-muscles"],
        mutated=[1],
        dice=[LEGS, LEGS, LEGS, LEGS],
    )

    assert told(t, "fight:raider")["helped"]["kill"] == 1
