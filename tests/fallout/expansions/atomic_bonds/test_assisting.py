"""Assisting: who is asked, in which order, whom the fighter takes, and when it is too late (topic assisting)."""

import pytest

from crossroads.games.fallout.expansions.atomic_bonds.assisting import able
from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, meets_in_bonds
from tests.kit.fallout import HEAD, LEGS, LIMBS, TORSO_TWICE, enemy, story_pack, survivor

HERE, NEAR, FAR = "camp.c", "camp.b", "camp.a"  # near is next to here, far is next to near
ASSIST, DECLINE, ALONE = "atomic-bonds.assist", "atomic-bonds.decline", "atomic-bonds.alone"
TOPIC = "atomic-bonds.assisting"


def asked(t: BondsTable) -> list[int]:
    """The seats that are asked whether they assist, in order; all decline."""
    seats = []
    while t.prompt == ASSIST:
        seats.append(t.seat)
        t.choose(DECLINE)
    return seats


def helped(t: BondsTable, seat: int = 1) -> BondsTable:
    """That seat assists, and nobody else; the fighter takes the help."""
    while t.prompt == ASSIST:
        t.choose(ASSIST if t.seat == seat else DECLINE)
    t.choose(f"atomic-bonds.assistant:{seat}")
    return t


# -- who can


@rule("atomic-bonds.assisting.same-space", "atomic-bonds.assisting.optional")
def test_one_in_the_fighters_space_may_assist_and_need_not() -> None:
    """A and B in one space: B is offered to assist, declines, and the fight goes on with three dice."""
    t = bonds(survivor(), survivor(), enemies=[enemy("radroach", HERE)], dice=[HEAD, HEAD, HEAD])
    t.choose("fight:radroach")

    assert (t.prompt, t.seat, t.options) == (ASSIST, 1, (ASSIST, DECLINE))
    t.choose(DECLINE)

    assert t.told("roll") == [("fallout.combat.roll", {"seat": 0, "dice": [0, 0, 0]})]
    assert t.prompt == "turn"


@rule(
    "atomic-bonds.assisting.ranged-adjacent",
    "atomic-bonds.assisting.melee-adjacent-cannot",
    "atomic-bonds.assisting.unequipped-ranged",
    "atomic-bonds.assisting.exhausted-weapon",
)
@pytest.mark.parametrize(
    ("weapon", "inventory", "exhausted", "why_not"),
    [
        ("pipe-rifle", (), (), None),
        ("missile-launcher", (), ("missile-launcher",), None),
        ("combat-knife", (), (), "melee-adjacent-cannot"),
        ("", (), (), "melee-adjacent-cannot"),
        ("combat-knife", ("pipe-rifle",), (), "unequipped-ranged"),
    ],
)
def test_from_an_adjacent_space_it_takes_an_equipped_ranged_weapon(
    weapon: str, inventory: tuple[str, ...], exhausted: tuple[str, ...], why_not: str | None
) -> None:
    """A rifle does, exhausted too; a knife does not, nor a rifle in the inventory. C in A's space can in any case."""
    other = survivor(space=NEAR, weapon=weapon, inventory=inventory, exhausted=exhausted)
    t = bonds(survivor(), other, survivor(), enemies=[enemy("radroach", HERE)])

    t.choose("fight:radroach")

    if why_not is None:
        assert (t.seat, t.options) == (1, (ASSIST, DECLINE))
    else:
        assert t.seat == 2
        assert t.refused(ASSIST, 1) == f"{TOPIC}.{why_not}"


@rule("atomic-bonds.assisting.distance-to-survivor")
def test_the_distance_to_the_fighter_counts_and_not_that_to_the_enemy() -> None:
    """A shoots from here to next door; B, beside A on the other side, may assist, C beside the enemy may not."""
    rifle = survivor("wastelander", weapon="pipe-rifle", space="camp.b")
    t = bonds(
        rifle,
        survivor(space="camp.a", weapon="laser-rifle"),
        survivor(space="camp.e", weapon="hunting-rifle"),
        enemies=[enemy("mirelurk", "camp.c")],
    )
    assert t.state.land.distance("camp.a", "camp.c") == 2
    assert t.state.land.distance("camp.e", "camp.c") == 1

    t.choose("fight:mirelurk")

    assert t.seat == 1
    assert t.refused(ASSIST, 2) == f"{TOPIC}.distance-to-survivor"


@rule("atomic-bonds.assisting.threatened-assistant")
def test_an_enemy_beside_the_assistant_prevents_nothing() -> None:
    """An active raider in B's space: B may assist A next door all the same."""
    foes = [enemy("radroach", HERE), enemy("raider", NEAR)]
    t = bonds(survivor(), survivor(space=NEAR, weapon="pipe-rifle"), enemies=foes)

    t.choose("fight:radroach")

    assert (t.prompt, t.seat) == (ASSIST, 1)


@rule("atomic-bonds.assisting.fights-only")
def test_nobody_assists_in_a_test() -> None:
    """A test in B's space: the dice are rolled at once."""
    errand = "- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: test, letters: S, difficulty: 3}]}]}\n"
    t = bonds(
        survivor(), survivor(), quests=["errand"], packs=[story_pack(quests=errand)], dice=[HEAD, HEAD, TORSO_TWICE]
    )

    t.choose("quest:errand:do")

    assert [about["seat"] for _, about in t.told("roll")] == [0]
    assert t.prompt == "turn"


# -- in whatever fight


@rule("atomic-bonds.assisting.any-fight")
def test_a_fight_that_an_aggressive_enemy_begins_can_be_assisted() -> None:
    """A steps to a radroach, where B stands: B is asked before the dice."""
    foes = [enemy("radroach", NEAR)]
    t = bonds(survivor(), survivor(space=NEAR), enemies=foes, points=2, fresh=False)

    t.choose(f"step:{NEAR}")

    assert (t.prompt, t.seat) == (ASSIST, 1)


@rule("atomic-bonds.assisting.any-fight")
def test_a_fight_at_the_end_of_a_round_can_be_assisted() -> None:
    """Robots wake, and a protectron attacks A: B in the same space may assist."""
    t = bonds(survivor(hp=3), survivor(), enemies=[enemy("protectron", HERE)], activation=["activation-4"])

    t.choose("end", "end")

    assert t.state.phase != "turn"
    assert (t.prompt, t.seat) == (ASSIST, 1)


@rule("atomic-bonds.assisting.drawn-enemy")
def test_a_fight_with_a_drawn_enemy_can_be_assisted() -> None:
    """A task makes A draw and fight a critter: B in the space and C next door with a rifle are asked."""
    errand = "- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: fight, enemy: critter}]}]}\n"
    t = bonds(
        survivor(),
        survivor(),
        survivor(space=NEAR, weapon="pipe-rifle"),
        quests=["errand"],
        packs=[story_pack(quests=errand)],
        tokens={"critter": ["mirelurk"]},
        dice=[HEAD, HEAD, LIMBS, LEGS],
    )
    t.choose("quest:errand:do")
    assert t.seat == 1

    helped(t, 2)

    assert t.told("hits")[0][1] == {"seat": 0, "enemy": "mirelurk", "hits": 4, "needs": 3}
    assert t.state.drawn_enemy == ""


# -- who does


@rule("atomic-bonds.assisting.one-assistant", "atomic-bonds.assisting.who-assists")
def test_of_several_who_want_to_the_fighter_takes_one() -> None:
    """B and C both offer, the first player first; A takes C, and C alone rolls the assist die."""
    t = bonds(
        survivor(), survivor(), survivor(), first=2, enemies=[enemy("radroach", HERE)], dice=[HEAD, HEAD, HEAD, HEAD]
    )
    t.choose("fight:radroach")
    assert t.seat == 2
    t.choose(ASSIST)
    assert t.seat == 1
    assert t.refused(ASSIST, 2) == f"{TOPIC}.one-assistant"
    t.choose(ASSIST)

    assert (t.seat, t.options) == (0, ("atomic-bonds.assistant:2", "atomic-bonds.assistant:1", ALONE))
    t.choose("atomic-bonds.assistant:2")

    assert [about["seat"] for _, about in t.told("roll")] == [0, 2]
    assert [about["seat"] for _, about in t.told("atomic-bonds.assists")] == [2]


@rule("atomic-bonds.assisting.who-assists")
def test_the_fighter_can_fight_alone() -> None:
    """B offers and A declines the help: three dice."""
    t = bonds(survivor(), survivor(), enemies=[enemy("radroach", HERE)], dice=[HEAD, HEAD, HEAD])
    t.choose("fight:radroach", ASSIST)

    t.choose(ALONE)

    assert [about["seat"] for _, about in t.told("roll")] == [0]


@rule("atomic-bonds.assisting.declared-before-roll")
def test_once_the_dice_lie_it_is_too_late() -> None:
    """A's dice lie and A may reroll: neither B, who declined, nor C, who offered in vain, nor D, who is far away, can assist."""
    who = survivor(traits=["well-rested"])
    others = (survivor(), survivor(), survivor(space=FAR))
    t = bonds(who, *others, enemies=[enemy("radroach", HERE)], dice=[HEAD, HEAD, HEAD])
    t.choose("fight:radroach")
    assert t.state.rolling is not None
    assert t.state.rolling.dice == ()

    t.choose(DECLINE, ASSIST, ALONE)

    assert t.prompt == "reroll"
    assert [t.withheld(ASSIST, seat) for seat in (1, 2, 3)] == [f"{TOPIC}.declared-before-roll"] * 3


@rule("atomic-bonds.assisting.assist-not-an-action")
def test_assisting_costs_no_action() -> None:
    """B assists on A's turn, A has spent one action; B's turn then begins with two."""
    t = bonds(survivor(), survivor(), enemies=[enemy("mirelurk", HERE)], dice=[HEAD, HEAD, HEAD, HEAD])
    t.choose("fight:mirelurk")
    helped(t)
    while t.prompt != "turn":
        t.choose(t.options[0])
    assert t.state.actions == 1

    t.choose("end")

    assert (t.state.turn, t.state.actions) == (1, 2)


@rule("atomic-bonds.assisting.any-fight", "atomic-bonds.assisting.optional")
def test_every_fight_asks_anew() -> None:
    """B has assisted in a fight, or offered in vain: in the next fight B is asked again, and may decline."""
    foes = [enemy("radroach", HERE), enemy("mole-rat", HERE)]
    t = bonds(survivor(), survivor(), enemies=foes, dice=[LEGS] * 8)
    t.choose("fight:radroach")
    helped(t)
    while t.prompt != "turn":
        t.choose(t.options[0])

    t.choose("fight:mole-rat")

    assert (t.prompt, t.seat, t.options) == (ASSIST, 1, (ASSIST, DECLINE))
    t.choose(DECLINE)
    assert t.seat == 0
    assert [about["seat"] for _, about in t.told("roll")] == [0]


@rule("atomic-bonds.assisting.optional")
def test_an_offer_to_assist_is_told() -> None:
    t = bonds(survivor(), survivor(), survivor(), enemies=[enemy("radroach", HERE)])
    t.choose("fight:radroach")

    t.choose(ASSIST)

    assert t.told("atomic-bonds.offers-help") == [(f"{TOPIC}.optional", {"seat": 1, "partner": 0})]


@rule("atomic-bonds.assisting.who-assists")
def test_those_who_could_assist_begin_with_the_first_player() -> None:
    """C is first player: C, then B; D is too far away, and the fighter is none of them."""
    t = bonds(survivor(), survivor(), survivor(), survivor(space=FAR), first=2)

    assert [other.seat for other in able(t.state, t.survivor(0))] == [2, 1]


@rule("atomic-bonds.assisting.optional")
def test_while_help_is_asked_for_other_things_are_refused_for_their_own_reasons() -> None:
    """B is asked: the fighter cannot assist in the own fight; C can do nothing else; D, who is out, nothing at all."""
    gone = survivor(space="", eliminated=True, caps=0)
    t = bonds(survivor(), survivor(), survivor(), gone, enemies=[enemy("radroach", HERE)])
    t.choose("fight:radroach")

    assert t.refused(ASSIST, 0) == f"{TOPIC}.one-assistant"
    assert t.refused("camp", 2) == "fallout.rounds.one-turn-each"
    assert t.refused(ASSIST, 3) == "fallout.killed.eliminated-skipped"


@rule("atomic-bonds.assisting.optional")
def test_after_the_end_nobody_assists() -> None:
    """The opposing faction is at the end of its track: whoever asks to assist is told that the game is over."""
    t = meets_in_bonds("{do: power, faction: shield}", survivor(), survivor(), power=(0, 5))

    assert [reason.rule for reason in t.game.explain(ASSIST, 1)] == ["fallout.winning.end-conditions"]
