"""Fast enemies go up to two spaces; enemies with Caps pay their killer."""

from collections.abc import Sequence
from typing import Any

import pytest

from crossroads.games.fallout.state import Enemy
from tests.kit import rule
from tests.kit.california import california
from tests.kit.fallout import HEAD, TORSO, TORSO_TWICE, Belongings, Wasteland, enemy, story_pack, survivor

CRITTERS = ["payday-1", "glow-in-the-dark-1"]  # critter and monster, monster and critter
TILES = {"-1,1": "g2", "0,1": "g3"}
FAST = "- {id: hare, type: critter, level: 1, areas: T, abilities: [fast]}\n"
PACK = story_pack(enemies=FAST + "- {id: crier, type: critter, level: 1, areas: T, abilities: [ranged, fast]}\n")


def night(*survivors: Belongings, enemies: Sequence[Enemy], dice: Sequence[int] = (), **more: Any) -> Wasteland:
    """The last turn of a round has just ended, and the critters act."""
    t = california(*survivors, enemies=enemies, agendas=CRITTERS, dice=dice, tiles=TILES, packs=[PACK], **more)
    t.choose("end")
    return t


def steps(t: Wasteland, one: str, other: str) -> int:
    return t.state.land.distance(one, other)


def moved(t: Wasteland) -> list[str]:
    """The spaces that enemies went to, in order; of equal ways the first is chosen."""
    spaces = [event.about["space"] for event in t.happened("enemy-moves")]
    while t.prompt == "enemy-path":
        t.choose(t.options[0])
        spaces += [event.about["space"] for event in t.happened("enemy-moves")]
    return spaces


@rule("new-california.enemy-abilities.fast-two-spaces", "new-california.enemy-abilities.fast-ignores-terrain")
def test_a_fast_enemy_goes_two_spaces() -> None:
    """Three steps from A, over difficult terrain or not: after its move it is one step away; a slow one is two away."""
    fast = night(survivor(), enemies=[enemy("gecko", "g3.c")])
    slow = night(survivor(), enemies=[enemy("mirelurk", "g3.c")])

    assert steps(fast, "g3.c", "camp.c") == 3
    assert [steps(fast, space, "camp.c") for space in moved(fast)] == [2, 1]
    assert [steps(slow, space, "camp.c") for space in moved(slow)] == [2]


@rule("new-california.enemy-abilities.fast-stops-at-survivor", "new-california.enemy-abilities.fast-only-moves")
def test_it_stops_where_the_survivor_is_and_does_not_fight() -> None:
    """One step from A: it enters A's space, stops there, and no fight comes of it."""
    t = night(survivor(space="camp.d"), enemies=[enemy("gecko", "g3.a")])

    assert steps(t, "g3.a", "camp.d") == 1
    assert moved(t) == ["camp.d"]
    assert t.happened("fight") == []


@rule("new-california.enemy-abilities.fast-fights-instead")
def test_one_that_can_fight_does_so_and_stays() -> None:
    """In A's space it fights at once; a ranged one fights from the next space."""
    near = night(survivor(), enemies=[enemy("gecko", "camp.c")], dice=[HEAD] * 3)
    away = night(survivor(space="camp.d"), enemies=[enemy("crier", "g3.a")], dice=[HEAD] * 3)

    for t in (near, away):
        assert [event.kind for event in t.game.events if event.kind in ("fight", "enemy-moves")] == ["fight"]


@rule("new-california.enemy-abilities.fast-no-check-between")
def test_between_the_steps_it_does_not_look_for_a_fight() -> None:
    """A ranged Fast enemy three steps away comes next to A with its second step; it has moved and does not shoot."""
    t = night(survivor(), enemies=[enemy("crier", "g3.c")])

    assert [steps(t, space, "camp.c") for space in moved(t)] == [2, 1]
    assert t.happened("fight") == []


@rule("new-california.enemy-abilities.fast-aggressive")
def test_an_aggressive_one_fights_as_it_comes_in() -> None:
    """A nightstalker two steps away: it enters A's space with its second step and fights there."""
    t = night(survivor(), enemies=[enemy("nightstalker", "g3.b")], dice=[HEAD] * 3)

    assert steps(t, "g3.b", "camp.c") == 2
    kinds = [event.kind for event in t.game.events if event.kind in ("fight", "enemy-moves")]
    assert kinds == ["enemy-moves", "enemy-moves", "fight"]


@rule("new-california.enemy-abilities.fast-aggressive")
def test_an_aggressive_one_fights_whom_it_meets_on_the_way() -> None:
    """One step from A and B: it fights the weaker of the two where it comes in, and goes no further."""
    t = night(
        survivor(space="camp.d"),
        survivor(space="camp.d", hp=12),
        enemies=[enemy("nightstalker", "g3.a")],
        turn=1,
        dice=[HEAD] * 3,
    )

    assert moved(t) == ["camp.d"]
    assert [event.about["seat"] for event in t.happened("fight")] == [1]


@rule("new-california.enemy-abilities.fast-aggressive")
def test_it_goes_no_further_after_its_fight_wherever_the_loser_wakes() -> None:
    """A nightstalker comes in and kills A, who wakes next door: its second step is not taken after A."""
    t = night(survivor(space="camp.d", hp=2), enemies=[enemy("nightstalker", "g3.a")], dice=[TORSO_TWICE] * 3)

    assert moved(t) == ["camp.d"]
    t.choose("return:camp.c")

    assert (t.prompt, t.survivor().space) == ("turn", "camp.c")
    assert [each.space for each in t.state.enemies] == ["camp.d"]


@rule(
    "new-california.enemy-abilities.fast-facedown-tile", "new-california.enemy-abilities.fast-onto-facedown-tile-stops"
)
def test_a_facedown_tile_is_one_space_for_each_step() -> None:
    """Behind a facedown tile: the first step leads onto the tile, or the second does, and there it stays faceup."""
    t = california(survivor(), enemies=[enemy("gecko", "los.a")], agendas=CRITTERS, packs=[PACK])
    far = steps(t, "los.a", "camp.c")
    t.choose("end")
    moved(t)

    where = next(each for each in t.state.enemies if each.id == "gecko")
    assert where.active
    assert far - steps(t, where.space, "camp.c") == 2
    assert where.space.startswith("tile-")


@rule("new-california.enemy-abilities.fast-retarget")
def test_its_target_is_settled_before_the_first_step() -> None:
    """A is nearest; after a step B is as near and weaker, and the enemy still goes for A."""
    t = night(survivor(space="camp.c", hp=16), survivor(space="g2.a", hp=1), enemies=[enemy("gecko", "g3.c")], turn=1)
    land = t.state.land
    target = "camp.c" if land.distance("g3.c", "camp.c") <= land.distance("g3.c", "g2.a") else "g2.a"
    while t.prompt == "enemy-path":
        t.choose(t.options[-1])

    last = next(each.space for each in t.state.enemies if each.id == "gecko")
    assert land.distance(last, target) == land.distance("g3.c", target) - 2


@rule("new-california.enemy-abilities.fast-each-step-chosen")
def test_the_first_player_chooses_each_step_among_equal_ones() -> None:
    """From a corner of the Hub there are two ways at each of the two steps: two questions come."""
    t = night(survivor(), enemies=[enemy("gecko", "hub.b")])

    asked = 0
    while t.prompt == "enemy-path":
        assert t.decision.seat == 0
        asked += 1
        t.choose(t.options[0])

    assert asked == 2


@rule("new-california.enemy-abilities.fast-only-when-activated")
def test_a_card_moves_it_as_the_card_says() -> None:
    """A card places a Fast enemy on the map: it is where the card says, and goes no further."""
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, results: "
        "[{do: place, enemy: critter, at: {place: the-hub}}]}]}\n"
    )
    t = california(survivor(), quests=["errand"], packs=[pack], tokens={"critter": ["gecko"]})

    t.choose("quest:errand:do")

    assert t.enemies_at("hub.f") == ["gecko"]


# -- caps


def kills(token: str, **has: Any) -> Wasteland:
    """A kills this enemy, which needs at most three hits."""
    t = california(survivor(special="SPE", **has), enemies=[enemy(token, "camp.c")], dice=[TORSO_TWICE, TORSO, TORSO])
    t.choose(f"fight:{token}")
    while t.prompt in ("reroll", "window-strike"):
        t.choose(t.options[0])
    return t


@rule(
    "new-california.enemy-abilities.caps-after-kill",
    "new-california.enemy-abilities.caps-besides-xp",
    "new-california.enemy-abilities.caps-only-killer",
)
@pytest.mark.parametrize(("token", "level"), [("khan-raider", 1), ("bounty-hunter", 2), ("mutant-lieutenant", 3)])
def test_its_killer_gains_its_level_in_caps_and_the_xp(token: str, level: int) -> None:
    """Levels 1, 2 and 3: as many caps, and as much XP."""
    t = kills(token)

    assert t.survivor().caps == 3 + level
    assert [event.about["amount"] for event in t.happened("xp")] == [level]


@rule("new-california.enemy-abilities.caps-only-killer")
def test_nobody_else_is_paid() -> None:
    """B stands beside A, who kills the raider: B's caps stay as they are."""
    t = california(survivor(), survivor(), enemies=[enemy("khan-raider", "camp.c")], dice=[TORSO_TWICE, TORSO, TORSO])
    t.choose("fight:khan-raider")
    while t.prompt in ("reroll", "window-strike"):
        t.choose(t.options[0])

    assert (t.survivor(0).caps, t.survivor(1).caps) == (4, 3)


@rule("new-california.enemy-abilities.caps-printed-level")
def test_armor_does_not_raise_the_caps() -> None:
    """An enemy of level 1 with Armor needs two hits and pays one cap."""
    pack = story_pack(enemies="- {id: miser, type: human, level: 1, areas: T, abilities: [armor, caps]}\n")
    t = california(survivor(special="SPE"), enemies=[enemy("miser", "camp.c")], packs=[pack], dice=[TORSO, TORSO, HEAD])
    t.choose("fight:miser")

    assert t.survivor().caps == 4


@rule("new-california.enemy-abilities.caps-current-level")
def test_of_a_faction_enemy_the_level_of_the_moment_counts() -> None:
    """A faction whose enemies have level X and Caps: X is 1 at first and 2 on the fourth space."""
    sheet = (
        "- {id: toll, map: [{q: 0, r: 0, face: camp}], opening: [], star: {level: X, areas: T, abilities: [caps]}, "
        "shield: {level: 1, areas: T}, x: [1, 1, 1, 2, 2], y: [1, 1, 1, 1, 1]}\n"
    )
    for power, paid in ((0, 1), (3, 2)):
        t = california(
            survivor(special="SPE"),
            scenario="toll",
            packs=[story_pack(scenarios=sheet)],
            enemies=[enemy("star#1", "camp.c")],
            power=(power, 0),
            dice=[TORSO, TORSO, TORSO],
        )
        t.choose("fight:star#1")

        assert t.survivor().caps == 3 + paid


@rule("new-california.enemy-abilities.caps-drawn-enemies")
def test_an_enemy_that_is_drawn_and_fought_pays_too() -> None:
    """A quest has A draw and fight a human: the khan raider pays 1 cap, and its token is discarded."""
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: fight, enemy: human}]}]}\n"
    )
    t = california(
        survivor(special="SPE"),
        quests=["errand"],
        packs=[pack],
        tokens={"human": ["khan-raider"]},
        dice=[TORSO, TORSO, TORSO],
    )

    t.choose("quest:errand:do")

    assert t.survivor().caps == 4
    assert "khan-raider" in t.state.enemy_piles["human"]


@rule("new-california.enemy-abilities.caps-outside-fight")
def test_one_that_is_killed_outside_a_fight_pays_too() -> None:
    """A card kills a bounty hunter: 2 caps."""
    pack = story_pack(quests="- {id: errand, number: 901, objectives: [{id: do, results: [{do: kill}]}]}\n")
    t = california(survivor(special="SPE"), quests=["errand"], packs=[pack], enemies=[enemy("bounty-hunter", "hub.a")])

    t.choose("quest:errand:do")

    assert t.survivor().caps == 5


@rule("new-california.enemy-abilities.caps-timing")
def test_the_caps_come_after_level_ups_and_before_the_replacement() -> None:
    """The kill brings a level: A keeps a token first, then the caps come, then a new human is placed."""
    t = california(survivor(), enemies=[enemy("bounty-hunter", "camp.c")], explored=True, dice=[TORSO, TORSO, TORSO])
    t.choose("fight:bounty-hunter")

    assert t.prompt == "keep-token"
    assert t.survivor().caps == 3
    t.choose(t.options[0])
    while t.prompt == "replace":
        t.choose(t.options[0])
    kinds = [event.kind for event in t.game.events if event.kind in ("caps", "enemy")]
    assert "caps" not in kinds or kinds.index("caps") < kinds.index("enemy")
    assert t.survivor().caps == 5
