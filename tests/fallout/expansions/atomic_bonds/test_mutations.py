"""Mutations: five rads turn the card over, for good and bad and for the rest of the game."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, visits_town
from tests.kit.fallout import ARMS, HEAD, LEGS, Belongings, enemy, story_pack, survivor

TOPIC = "atomic-bonds.mutations"


def irradiated(rads: int, who: Belongings, mutation: str = "grounded", **situation: Any) -> BondsTable:
    """A survivor with this facedown mutation suffers rads."""
    t = visits_town(f"{{do: rads, amount: {rads}}}", who, mutations=[mutation], **situation)
    t.choose("option:do")
    return t


def mutant(mutation: str, who: Belongings, *others: Belongings, **situation: Any) -> BondsTable:
    """The survivor on turn has this mutation faceup."""
    return bonds(who, *others, mutations=[mutation], mutated=[0], **situation)


# -- the reveal


@rule(f"{TOPIC}.trigger-five-rads", f"{TOPIC}.passing-the-fifth-hole", f"{TOPIC}.flip-faceup")
@pytest.mark.parametrize(
    ("before", "suffered", "is_mutated"), [(4, 1, True), (3, 3, True), (0, 5, True), (3, 1, False)]
)
def test_the_fifth_rad_turns_the_card(before: int, suffered: int, is_mutated: bool) -> None:
    """The peg comes to the fifth hole or passes it, from wherever: the card lies faceup. Four rads are not enough."""
    t = irradiated(suffered, survivor(rads=before))

    assert t.bonds.mutated == ((0,) if is_mutated else ())
    assert len(t.happened("atomic-bonds.mutated")) == is_mutated


@rule(f"{TOPIC}.read-aloud")
def test_everybody_sees_a_revealed_mutation() -> None:
    """Nobody knows it before, its owner included; after the reveal B and a spectator see it, and it is in their news."""
    t = visits_town("{do: rads, amount: 5}", survivor(), survivor(), mutations=["grounded"])

    def faceup(seat: int | None) -> Any:
        return t.game.view(seat)["added"]["atomic-bonds"]["mutations"]["faceup"]

    assert [faceup(seat) for seat in (0, 1, None)] == [["", ""]] * 3
    t.choose("option:do")
    assert [faceup(seat) for seat in (0, 1, None)] == [["grounded", ""]] * 3
    assert [event.about for event in t.game.events_for(1) if event.kind == "atomic-bonds.mutated"] == [
        {"seat": 0, "mutation": "grounded"}
    ]


@rule(f"{TOPIC}.immediate", f"{TOPIC}.not-retroactive")
def test_it_is_in_force_in_the_midst_of_a_fight() -> None:
    """A ghoul's rads in step 3 reveal Twisted Muscles: step 4 has one hit more, the damage of step 3 stays as it was."""
    glow = story_pack(enemies="- {id: glower, type: monster, level: 1, areas: H, abilities: [radiation]}\n")
    t = bonds(
        survivor(rads=4),
        mutations=["twisted-muscles"],
        enemies=[enemy("glower", "camp.c")],
        packs=[glow],
        dice=[ARMS, LEGS, LEGS],
    )

    t.choose("fight:glower")

    assert t.survivor().rads == 5
    assert t.survivor().hp == 13  # three hit icons
    assert t.told("hits")[0][1]["hits"] == 1  # no die matches
    assert t.happened("enemy-killed")


@rule(f"{TOPIC}.not-retroactive")
def test_armor_comes_too_late_for_the_fight_that_revealed_it() -> None:
    """Scaly Skin gives armor 1: the fight that reveals it does all its damage, the next one a hit less."""
    glow = story_pack(enemies="- {id: glower, type: monster, level: 1, areas: H, abilities: [radiation], copies: 2}\n")
    t = bonds(
        survivor("wastelander", rads=4, hp=14),
        mutations=["scaly-skin"],
        enemies=[enemy("glower", "camp.c"), enemy("glower~2", "camp.c")],
        packs=[glow],
        dice=[ARMS, ARMS, LEGS, ARMS, ARMS, LEGS],
    )

    t.choose("fight:glower")
    assert t.survivor().hp == 11
    t.choose("fight:glower~2")
    assert t.survivor().hp == 9


@rule(f"{TOPIC}.good-and-bad", f"{TOPIC}.no-effect-facedown")
@pytest.mark.parametrize("is_mutated", [True, False])
def test_good_and_bad_count_once_it_lies_faceup(is_mutated: bool) -> None:
    """Marsupial: five cards fit and a test of I loses its reroll; facedown neither is true."""
    t = visits_town(
        "{do: trash}",
        survivor(special="I"),
        option="task: {do: test, letters: I, difficulty: 1}",
        mutations=["marsupial"],
        mutated=[0] if is_mutated else [],
        dice=[HEAD, HEAD, HEAD],
    )
    t.choose("option:do")

    assert (t.prompt == "reroll") == (not is_mutated)
    room = bonds(
        survivor(inventory=["stimpak", "radaway", "jet", "machete", "water"]),
        mutations=["marsupial"],
        mutated=[0] if is_mutated else [],
    )
    room.choose("move")
    assert (room.prompt == "make-room") == (not is_mutated)


@rule(f"{TOPIC}.lasts-for-the-game", f"{TOPIC}.not-undone-by-recovery")
def test_it_stays_although_rads_go_and_rounds_pass() -> None:
    """Rads fall from 6 to 2, a round ends: the mutation is in force as before."""
    t = visits_town("{do: cure, amount: 4}", survivor(rads=6), mutations=["speed-demon"], mutated=[0])

    t.choose("option:do")
    t.end_round()

    assert t.survivor().rads == 2
    assert t.bonds.mutated == (0,)
    t.choose("move")
    assert t.state.points == 3


@rule(f"{TOPIC}.one-mutation-only")
def test_five_rads_a_second_time_change_nothing() -> None:
    """With a mutation faceup and 2 rads, 3 more bring no further card."""
    t = irradiated(3, survivor(rads=2), mutated=[0])

    assert t.survivor().rads == 5
    assert not t.happened("atomic-bonds.mutated")
    assert len(t.bonds.mutation_deck) == 13


@rule(f"{TOPIC}.survives-death")
def test_the_killed_keep_it() -> None:
    """A with a mutation is killed and returns: it is still in force."""
    t = visits_town("{do: damage, amount: 16}", survivor(), mutations=["speed-demon"], mutated=[0])

    t.choose("option:do", "return:camp.a")

    assert t.bonds.mutated == (0,)
    t.end_round()
    t.choose("move")
    assert t.state.points == 3


@rule(f"{TOPIC}.reveal-before-death")
def test_it_is_revealed_before_death_is_checked() -> None:
    """5 HP and 4 rads: the fifth rad turns the card, and then A is killed, in this order."""
    t = visits_town("{do: rads, amount: 1}", survivor(hp=5, rads=4), mutations=["grounded"])

    t.choose("option:do")

    kinds = [event.kind for event in t.game.events]
    assert kinds.index("atomic-bonds.mutated") < kinds.index("killed")
    assert t.prompt == "return"


@rule(f"{TOPIC}.rads-not-suffered")
def test_rads_that_heal_or_are_kept_off_reveal_nothing() -> None:
    """The Ghoul is healed by five rads; a hazmat suit keeps off what would be the fifth."""
    ghoul = irradiated(5, survivor("ghoul", hp=6))
    suit = irradiated(1, survivor(rads=4, apparel="hazmat-suit"))

    assert (ghoul.survivor().rads, ghoul.survivor().hp, ghoul.bonds.mutated) == (0, 11, ())
    assert (suit.survivor().rads, suit.bonds.mutated) == (4, ())


@rule(f"{TOPIC}.cards-that-no-longer-fit")
def test_forbidden_cards_go_to_the_inventory_at_once() -> None:
    """Twisted Muscles forbids ranged weapons: the rifle goes to three other cards, and one of the four is discarded."""
    mine = survivor(rads=4, weapon="hunting-rifle", inventory=["stimpak", "radaway", "jet"])
    t = irradiated(1, mine, "twisted-muscles")
    assert t.prompt == "make-room"
    assert t.told("unequip") == [
        (f"{TOPIC}.cards-that-no-longer-fit", {"seat": 0, "card": "hunting-rifle"}),
    ]

    t.choose("discard:jet")

    who = t.survivor()
    assert who.weapon is None
    assert [held.id for held in who.inventory] == ["stimpak", "radaway", "hunting-rifle"]


@rule(f"{TOPIC}.cards-that-no-longer-fit", f"{TOPIC}.good-and-bad")
def test_a_weapon_that_becomes_ranged_is_put_down() -> None:
    """With Twisted Muscles a ranged weapon cannot be equipped; nor can one that has a Scope, and it is refused by rule."""
    t = mutant(
        "twisted-muscles",
        survivor(inventory=["hunting-rifle", "machete", "pipe-wrench"]),
        modified={"machete": "scope"},
    )

    assert t.refused("equip:hunting-rifle") == f"{TOPIC}.good-and-bad"
    assert t.refused("equip:machete") == f"{TOPIC}.good-and-bad"
    assert "equip:pipe-wrench" in t.options


@rule("fallout.killed.turn-ends", "fallout.turns.next-clockwise")
def test_a_turn_can_be_over_as_soon_as_it_begins() -> None:
    """What begins B's turn kills B: the turn is over, and C is next."""
    rot = "- {id: rot, always: [{do: turn-start, then: [{do: damage, amount: 16}]}]}\n"
    three = [survivor(space=space) for space in ("camp.c", "camp.a", "camp.d")]
    t = bonds(*three, packs=[story_pack(mutations=rot)], mutations=["empath", "rot"], mutated=[1])

    t.choose("end")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.seat, t.state.turn) == (2, 2)
    assert t.survivor(1).hp == 16


@rule("fallout.killed.turn-ends", "fallout.actions.skipped-lost")
def test_the_last_turn_of_a_round_can_be_over_as_soon_as_it_begins() -> None:
    """B is last: between the rounds nobody has B's two actions, and no turn is about to start."""
    rot = "- {id: rot, always: [{do: turn-start, then: [{do: damage, amount: 16}]}]}\n"
    pair = [survivor(), survivor(space="camp.a")]
    t = bonds(*pair, packs=[story_pack(mutations=rot)], mutations=["empath", "rot"], mutated=[1])

    t.choose("end", "return:camp.a")

    assert t.prompt == "atomic-bonds.first-player"
    assert (t.state.actions, t.state.points, t.state.fresh) == (0, 0, False)
