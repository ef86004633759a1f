"""A fight with an assistant, step by step: dice, rerolls, hits, damage, deaths, XP (topic assisting)."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import WITH_CALIFORNIA, BondsTable, bonds
from tests.kit.fallout import ARMS, HEAD, LEGS, LIMBS, TORSO, TORSO_TWICE, Belongings, enemy, story_pack, survivor

HERE, NEAR = "camp.c", "camp.d"
ASSIST, DECLINE = "atomic-bonds.assist", "atomic-bonds.decline"
TOPIC = "atomic-bonds.assisting"
MANY = "PECIA"  # so many tokens that a few XP bring no level


def assisted(token: str, a: Belongings, b: Belongings, dice: list[int], at: str = HERE, **situation: Any) -> BondsTable:
    """A fights, and B assists: three dice of A, then that of B, then what is thrown again."""
    t = bonds(a, b, enemies=[enemy(token, at)], dice=dice, **situation)
    t.choose(f"fight:{token}", ASSIST, "atomic-bonds.assistant:1")
    return t


def thing(level: int, areas: str, *abilities: str) -> str:
    """A pack with an enemy `thing`."""
    listed = ", ".join(abilities)
    return story_pack(enemies=f"- {{id: thing, type: robot, level: {level}, areas: {areas}, abilities: [{listed}]}}\n")


# -- dice and hits


@rule("atomic-bonds.assisting.green-die", "atomic-bonds.assisting.hits-combined")
def test_the_assistant_rolls_one_die_and_its_hit_is_added() -> None:
    """A level 2 enemy with a vulnerable torso: one torso on A's dice and one on the assist die kill it."""
    t = assisted("thing", survivor(), survivor(), [HEAD, HEAD, TORSO, TORSO], packs=[thing(2, "T")])

    assert t.told("roll") == [
        ("fallout.combat.roll", {"seat": 0, "dice": [0, 0, 5]}),
        (f"{TOPIC}.green-die", {"seat": 1, "dice": [5]}),
    ]
    assert t.told("hits")[0] == ("fallout.combat.enemy-killed", {"seat": 0, "enemy": "thing", "hits": 2, "needs": 2})
    assert t.happened("enemy-killed")


@rule("atomic-bonds.assisting.assist-die-same-match")
@pytest.mark.parametrize(("face", "hits"), [(LIMBS, 1), (LEGS, 1), (ARMS, 0), (HEAD, 0)])
def test_a_face_of_the_assist_die_hits_if_one_of_its_areas_matches(face: int, hits: int) -> None:
    """An enemy vulnerable in the legs: arms and legs hit once, the head does not."""
    t = assisted("thing", survivor(), survivor(), [HEAD, HEAD, HEAD, face], packs=[thing(3, "L")])

    assert t.told("hits")[0][1]["hits"] == hits


# -- rerolls


@rule("atomic-bonds.assisting.assistant-rerolls", "atomic-bonds.assisting.weapon-rerolls-own-die")
def test_the_assistants_weapon_rerolls_the_assist_die_and_no_other() -> None:
    """B has S and a weapon that shows S: one reroll, of the assist die; A has none."""
    b = survivor("wastelander", special="S", weapon="pipe-wrench")
    t = assisted("mirelurk", survivor("ghoul"), b, [HEAD, HEAD, LEGS, TORSO, LEGS])

    assert (t.prompt, t.seat, t.options) == ("reroll", 1, ("stop", "reroll:token:4"))
    assert t.refused("reroll:token:1") == f"{TOPIC}.weapon-rerolls-own-die"
    t.choose("reroll:token:4")

    assert t.told("reroll")[0] == (f"{TOPIC}.assistant-rerolls", {"seat": 1, "dice": [3], "which": [0]})
    assert t.told("hits")[0][1]["hits"] == 4


@rule("atomic-bonds.assisting.weapon-rerolls-own-die")
def test_the_fighters_rerolls_are_for_the_three_dice_only() -> None:
    """A is Well Rested: seven ways to throw A's dice again, and none for the assist die."""
    a = survivor(traits=["well-rested"])
    t = assisted("mirelurk", a, survivor(), [HEAD, HEAD, HEAD, TORSO])

    assert t.seat == 0
    assert len(t.options) == 1 + 7
    assert t.refused("reroll:well-rested:4") == f"{TOPIC}.weapon-rerolls-own-die"
    assert t.refused("reroll:token:4") == f"{TOPIC}.weapon-rerolls-own-die"


@rule("atomic-bonds.assisting.well-rested-assistant")
def test_the_assistant_may_lose_well_rested_for_a_reroll() -> None:
    """B is Well Rested, spends it, and cannot do so again."""
    t = assisted("mirelurk", survivor(), survivor(traits=["well-rested"]), [TORSO, TORSO, TORSO, TORSO, LEGS])
    assert t.options == ("stop", "reroll:well-rested:4")
    assert t.refused("reroll:token:4") == f"{TOPIC}.assistant-rerolls"

    t.choose("reroll:well-rested:4")

    assert t.told("lose-trait")[0][0] == f"{TOPIC}.well-rested-assistant"
    assert "well-rested" not in t.survivor(1).traits
    assert t.prompt == "turn"


@rule("atomic-bonds.assisting.assistant-rerolls")
def test_the_two_take_turns_until_neither_goes_on() -> None:
    """A and B with two rerolls each: whoever stopped may go on after the other did; two stops in a row end it."""
    a = survivor("wastelander", special="S", weapon="pipe-wrench", traits=["well-rested"])
    b = survivor("ghoul", special="A", weapon="combat-knife", traits=["well-rested"])
    t = assisted("deathclaw", a, b, [HEAD, HEAD, HEAD, HEAD, HEAD, HEAD])

    asked = []
    for choice in ("stop", "reroll:token:4", "reroll:token:1", "stop"):
        assert t.prompt == "reroll"
        asked.append(t.seat)
        t.choose(choice)
    assert (t.prompt, t.seat) == ("reroll", 0)
    t.choose("stop")

    assert asked == [0, 1, 0, 1]
    assert t.happened("hits")


# -- cards


@rule("atomic-bonds.assisting.other-abilities", "atomic-bonds.assisting.assistant-rerolls")
def test_the_assistant_turns_the_assist_die_and_no_other() -> None:
    """B's chip turns a die: the fourth, to any of the five other faces; the three of A are numbered 1 to 3."""
    b = survivor("wastelander", weapon="machete")
    t = assisted("deathclaw", survivor(), b, [HEAD] * 4, modified={"machete": "targeting-chip"})

    t.choose("atomic-bonds.modification:machete:targeting-chip")
    assert (t.prompt, t.seat, t.options) == ("set-die", 1, tuple([f"die:4:{face}" for face in range(2, 7)]))
    t.choose(f"die:4:{TORSO}")

    assert t.told("set-die")[0][1] == {"seat": 1, "dice": [TORSO - 1], "which": [0]}


@rule("atomic-bonds.assisting.other-abilities", "atomic-bonds.assisting.companions-allowed")
def test_the_assistants_companion_can_be_used_on_the_fighters_turn() -> None:
    """Cait inflicts a hit for B, who assists on A's turn: the enemy takes one more."""
    t = assisted("mirelurk", survivor(), survivor(companion="cait"), [HEAD, LEGS, HEAD, TORSO])
    assert (t.prompt, t.seat) == ("window-before", 1)

    t.choose("use:cait")

    assert t.told("hits")[0][1]["hits"] == 4
    companion = t.survivor(1).companion
    assert companion is not None
    assert companion.exhausted


@rule("atomic-bonds.assisting.companions-allowed")
def test_at_the_end_of_a_round_no_companion_can_be_used() -> None:
    """A protectron attacks A at night, B assists: neither A's nor B's companion is offered."""
    t = bonds(
        survivor(hp=3, companion="hancock", special="C"),
        survivor(companion="cait", traits=["well-rested"]),
        enemies=[enemy("protectron", HERE)],
        activation=["activation-4"],
        dice=[HEAD, HEAD, HEAD, HEAD],
    )
    t.choose("end", "end", ASSIST, "atomic-bonds.assistant:1")

    assert (t.prompt, t.seat, t.options) == ("reroll", 1, ("stop", "reroll:well-rested:4"))
    assert t.refused("use:cait") == f"{TOPIC}.companions-allowed"
    assert t.withheld("use:hancock", 0) == "fallout.companions.ability"


@rule("atomic-bonds.assisting.perks-need-own-turn")
def test_the_assistant_cannot_use_perks() -> None:
    """Big Leagues adds hits for A, whose turn it is, and not for B."""
    b = survivor(perks=["mysterious-aid"], traits=["well-rested"])
    t = assisted("mirelurk", survivor(perks=["big-leagues"]), b, [HEAD, HEAD, HEAD, TORSO])
    assert (t.prompt, t.seat, t.options) == ("window-before", 0, ("perk:big-leagues", "go-on"))
    t.choose("go-on", "stop")

    assert (t.prompt, t.seat) == ("reroll", 1)
    assert t.refused("perk:mysterious-aid") == f"{TOPIC}.perks-need-own-turn"


@rule("atomic-bonds.assisting.hit-icons-ignored-by-owner")
def test_ignored_icons_are_those_of_the_owners_dice() -> None:
    """B exhausts leather armor: the icon of the assist die does nothing, A suffers for both icons of the three dice."""
    t = assisted("mirelurk", survivor(), survivor(apparel="leather-armor"), [ARMS, LEGS, HEAD, TORSO])

    t.choose("use:leather-armor")

    assert (t.survivor(0).hp, t.survivor(1).hp) == (16 - 2 * 2, 16)


@rule("atomic-bonds.assisting.exhausted-weapon")
def test_an_exhausted_weapon_cannot_be_exhausted_again() -> None:
    """B's missile launcher is exhausted: its letters reroll, its two hits are not to be had."""
    b = survivor("wastelander", space=NEAR, special="S", weapon="missile-launcher", exhausted=["missile-launcher"])
    t = assisted("mirelurk", survivor(), b, [HEAD, HEAD, HEAD, TORSO])

    assert (t.seat, t.options) == (1, ("stop", "reroll:token:4"))
    assert t.refused("use:missile-launcher") == "fallout.exhaust.not-again"


# -- damage


@rule(
    "atomic-bonds.assisting.assistant-damage",
    "atomic-bonds.assisting.assist-icons-hit-assistant-only",
    "atomic-bonds.assisting.fighter-icons-hit-fighter-only",
)
@pytest.mark.parametrize(
    ("dice", "damage"),
    [
        ([HEAD, HEAD, ARMS, TORSO], (2, 2)),
        ([HEAD, HEAD, HEAD, TORSO_TWICE], (0, 4)),
        ([ARMS, ARMS, ARMS, HEAD], (6, 0)),
    ],
)
def test_each_suffers_for_their_own_dice(dice: list[int], damage: tuple[int, int]) -> None:
    """A level 2 enemy: two damage for each icon, to whom the die belongs."""
    t = assisted("mirelurk", survivor(), survivor(), dice)

    assert (16 - t.survivor(0).hp, 16 - t.survivor(1).hp) == damage
    for rule_id, about in t.told("damage"):
        assert rule_id == (f"{TOPIC}.assistant-damage" if about["seat"] else "fallout.combat.enemy-hits")


@rule("atomic-bonds.assisting.assistant-armor")
def test_the_assistants_armor_takes_icons_away() -> None:
    """Armor 1 and one icon on the assist die against a level 3 enemy: B suffers nothing; A's dice are not armored."""
    t = assisted("yao-guai", survivor(), survivor(apparel="combat-armor"), [TORSO, HEAD, LIMBS, TORSO])

    assert (t.survivor(0).hp, t.survivor(1).hp) == (13, 16)


@rule("atomic-bonds.assisting.assistant-radiation")
def test_radiation_harms_the_assistant_too() -> None:
    """A level 2 enemy with Radiation and an icon on the assist die: 2 damage and 2 rads for B, nothing for A."""
    t = assisted("thing", survivor(), survivor(), [HEAD, HEAD, HEAD, ARMS], packs=[thing(2, "T", "radiation")])

    assert (t.survivor(1).hp, t.survivor(1).rads) == (14, 2)
    assert (t.survivor(0).hp, t.survivor(0).rads) == (16, 0)
    assert t.told("rads")[0][0] == f"{TOPIC}.assistant-radiation"


@rule("atomic-bonds.assisting.ranged-enemy-extra-icon")
def test_the_icon_of_a_distant_ranged_enemy_is_the_fighters() -> None:
    """A mister Gutsy shoots at A from next door at the end of the round: one icon more for A, none for B."""
    t = bonds(
        survivor(hp=9),
        survivor(),
        enemies=[enemy("mister-gutsy", NEAR)],
        activation=["activation-4"],
        dice=[HEAD, HEAD, HEAD, HEAD],
    )

    t.choose("end", "end", ASSIST, "atomic-bonds.assistant:1")

    assert (t.survivor(0).hp, t.survivor(1).hp) == (9 - 2, 16)


@rule("atomic-bonds.assisting.ranged-bonus-by-fighter")
def test_the_additional_hit_at_a_distance_depends_on_the_fighter() -> None:
    """B shoots from next door and A fights in A's own space: no additional hit. With A's rifle next door there is one."""
    rifle = survivor(space=NEAR, weapon="pipe-rifle")
    near = assisted("mirelurk", survivor(), rifle, [ARMS, ARMS, ARMS, ARMS])
    away = assisted("mirelurk", survivor(weapon="pipe-rifle"), survivor(), [ARMS, ARMS, ARMS, ARMS], at=NEAR)

    assert near.told("hits")[0][1]["hits"] == 0
    assert away.told("hits")[0][1]["hits"] == 1


# -- deaths


@rule("atomic-bonds.assisting.assistant-killed")
def test_a_killed_assistant_is_out_of_the_fight() -> None:
    """B is killed in step 3: only A's dice count, the enemy dies by them, and B gains no XP."""
    t = assisted("feral-ghoul", survivor(special=MANY), survivor(hp=2), [TORSO, LEGS, LIMBS, TORSO])
    assert (t.prompt, t.seat) == ("return", 1)

    t.choose(t.options[0])

    assert t.told("hits")[0][1]["hits"] == 3
    assert t.told("xp") == [("fallout.combat.xp-for-kill", {"seat": 0, "amount": 2})]
    assert (t.state.turn, t.prompt) == (0, "turn")


@rule("atomic-bonds.assisting.fighter-killed")
def test_the_fighters_death_ends_the_fight() -> None:
    """A is killed in step 3: what the assist die shows does nothing, B gains no XP, and A's turn is over."""
    t = assisted("mirelurk", survivor(hp=2), survivor(), [HEAD, LEGS, HEAD, LEGS])
    assert (t.prompt, t.seat) == ("return", 0)

    t.choose(t.options[0])

    assert t.happened("hits") == t.happened("xp") == []
    assert t.enemies_at(HERE) == ["mirelurk"]
    assert t.state.turn == 1


@rule("atomic-bonds.assisting.damage-together")
def test_both_suffer_before_it_is_checked_who_is_killed() -> None:
    """A and B with 2 HP each, an icon on each one's dice: both are killed, A first, and the power token advances by 2."""
    t = assisted("mirelurk", survivor(hp=2), survivor(hp=2), [HEAD, LEGS, HEAD, LEGS])
    assert [about["seat"] for _, about in t.told("damage")] == [0, 1]

    killed = []
    while t.prompt == "return":
        killed.append(t.seat)
        t.choose(t.options[0])

    assert killed == [0, 1]
    assert t.state.power == {"star": 0, "shield": 2}


# -- a kill


@rule(
    "atomic-bonds.assisting.assistant-xp",
    "atomic-bonds.assisting.fighter-xp-unchanged",
    "atomic-bonds.assisting.kill-belongs-to-fighter",
)
def test_the_fighter_has_the_kill_and_the_assistant_one_xp() -> None:
    """A level 3 enemy with Loot: A gains 3 XP and the loot card, B 1 XP."""
    t = assisted(
        "thing",
        survivor(special=MANY),
        survivor(special=MANY),
        [TORSO, TORSO, TORSO, HEAD],
        packs=[thing(3, "T", "loot")],
        loot=["metal-armor"],
    )

    assert t.told("xp") == [
        ("fallout.combat.xp-for-kill", {"seat": 0, "amount": 3}),
        (f"{TOPIC}.assistant-xp", {"seat": 1, "amount": 1}),
    ]
    assert t.prompt == "equip-gained"
    assert t.seat == 0


@rule("atomic-bonds.assisting.assistant-xp")
def test_an_enemy_that_lives_gives_nobody_xp() -> None:
    """Two hits of three: no XP for A or B."""
    t = assisted("mirelurk", survivor(), survivor(), [HEAD, TORSO, TORSO, LEGS])

    assert t.told("hits")[0][1]["hits"] == 2
    assert t.told("xp") == []


@rule("atomic-bonds.combining.caps-go-to-fighter")
def test_the_caps_of_an_enemy_go_to_the_fighter() -> None:
    """A level 2 enemy with Caps, killed by A with B assisting: 2 caps for A, none for B."""
    t = assisted(
        "thing",
        survivor(special=MANY),
        survivor(special=MANY),
        [TORSO, TORSO, HEAD, HEAD],
        packs=[thing(2, "T", "caps")],
        modules=WITH_CALIFORNIA,
    )

    assert (t.survivor(0).caps, t.survivor(1).caps) == (5, 3)
    assert [about["amount"] for _, about in t.told("xp")] == [2, 1]


@rule("atomic-bonds.assisting.other-abilities")
def test_what_the_assistants_card_costs_comes_when_the_fight_is_over() -> None:
    """B takes Psycho while assisting: after the fight B, and not A, makes its test."""
    b = survivor(inventory=["psycho"])
    t = assisted("mirelurk", survivor(), b, [TORSO, TORSO, TORSO, TORSO_TWICE, HEAD, HEAD, HEAD])

    t.choose("use:psycho")

    assert t.survivor(1).hp == 16
    assert [about["seat"] for _, about in t.told("test")] == [1]
    assert "addicted" in t.survivor(1).traits


FOUND = (
    "- {id: sack, kind: aid, cost: 1, uses: [{moment: fight, pay: discard, effects: [{do: draw, deck: loot}]}]}\n"
    "- {id: windfall, kind: event, event: [{do: caps, amount: 4}]}\n"
)


@rule("fallout.loot-cards.event", f"{TOPIC}.assistant-damage", "fallout.killed.discard-inventory")
@pytest.mark.parametrize(("drawer", "caps"), [(0, [3, 3]), (1, [3, 7])])
def test_an_event_waits_for_whoever_drew_it(drawer: int, caps: list[int]) -> None:
    """A or B draws a windfall in the fight that kills A: what was to be A's is discarded with A's cards, B has B's own."""
    kits: list[dict[str, Any]] = [{"inventory": ["sack"]} if seat == drawer else {} for seat in range(2)]
    t = bonds(
        survivor("wastelander", hp=1, **kits[0]),
        survivor(**kits[1]),
        enemies=[enemy("deathclaw", HERE)],
        dice=[TORSO_TWICE, HEAD, HEAD, HEAD],
        packs=[story_pack(loot=FOUND)],
        loot=["windfall"],
    )

    t.choose("fight:deathclaw", ASSIST, "atomic-bonds.assistant:1")
    while t.prompt != "turn":
        t.choose("use:sack" if "use:sack" in t.options else t.options[0])

    assert [who.caps for who in t.state.survivors] == caps
    assert t.state.loot_pile[-1] == "windfall"
    assert (t.state.drawn, t.seat) == ((), 1)
