"""Activation: whom enemies go for, which way, who orders them, and when inactive ones turn."""

from collections.abc import Mapping, Sequence
from typing import Any

from crossroads.games.fallout.state import Enemy
from tests.kit import rule
from tests.kit.fallout import HEAD, TORSO, Belongings, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import quest_card

PACK = story_pack(
    agendas="- {id: restless, name: restless, icons: [critter, human, critter], worth: {do: balance}}",
)
TILES = {"1,0": "g2", "0,1": "g3"}
CRITTERS = ["payday-1", "glow-in-the-dark-1"]  # critter and monster, monster and critter
ROBOTS = ["freedom-2", "legend-2"]  # robot and star, robot and shield
AWAY = survivor(space="dia.d")


def night(
    *survivors: Belongings,
    enemies: Sequence[Enemy],
    agendas: Sequence[str] = CRITTERS,
    dice: Sequence[int] = (),
    first: int = 0,
    tiles: Mapping[str, str] = TILES,
    options: Mapping[str, Any] | None = None,
) -> Wasteland:
    """A table on which the last turn of a round has just ended and the enemies act; without dice nobody can roll."""
    last = (first - 1) % len(survivors)
    t = wasteland(
        *survivors,
        enemies=enemies,
        agendas=agendas,
        dice=dice,
        first=first,
        turn=last,
        tiles=tiles,
        options=options,
        packs=[PACK],
    )
    t.choose("end")
    return t


def places(t: Wasteland) -> dict[str, str]:
    """Where the tokens are."""
    return {each.id: each.space for each in t.state.enemies}


@rule("fallout.enemy-activation.move-toward")
def test_an_enemy_moves_a_space_toward_the_nearest_survivor() -> None:
    """Three steps from A and four from B: after its move the mirelurk is two steps from A."""
    t = night(survivor(), survivor(space="bos.c"), enemies=[enemy("mirelurk", "g3.c")])

    land = t.state.land
    assert (land.distance("g3.c", "camp.c"), land.distance("g3.c", "bos.c")) == (3, 4)
    assert places(t) == {"mirelurk": "g3.b"}
    assert land.distance("g3.b", "camp.c") == 2


@rule("fallout.enemy-activation.move-toward")
def test_only_shown_types_move() -> None:
    """The card shows critters and monsters: a protectron stays where it is."""
    t = night(survivor(), enemies=[enemy("protectron", "camp.a"), enemy("mirelurk", "g3.c")])

    assert places(t) == {"protectron": "camp.a", "mirelurk": "g3.b"}


@rule("fallout.enemy-activation.same-space-fights")
def test_an_enemy_in_a_survivors_space_fights_instead_of_moving() -> None:
    """A protectron in B's space: B fights it, three icons do three damage, and it has not moved."""
    t = night(AWAY, survivor(), enemies=[enemy("protectron", "camp.c")], agendas=ROBOTS, dice=[TORSO, TORSO, TORSO])

    assert t.survivor(1).hp == 13
    assert places(t) == {"protectron": "camp.c"}
    assert t.state.round == 2


@rule("fallout.enemy-activation.move-then-no-fight")
def test_an_enemy_that_moves_in_does_not_fight() -> None:
    """A mole rat next to A comes into A's space; nobody rolls."""
    t = night(survivor(), enemies=[enemy("mole-rat", "camp.b")])

    assert places(t) == {"mole-rat": "camp.c"}
    assert t.survivor().hp == 16
    assert t.state.round == 2


@rule("fallout.enemy-activation.nearest-tie")
def test_of_equally_near_survivors_the_one_with_the_least_remaining_hp_is_meant() -> None:
    """A has 12 HP and 6 rads, B 9 HP and 1 rad, both two steps away: it goes for A, who has six left against eight."""
    a, b = survivor(hp=12, rads=6), survivor(hp=9, rads=1, space="g2.c")
    t = night(a, b, enemies=[enemy("mirelurk", "g3.b")])

    assert t.state.land.distance("g3.b", "camp.c") == t.state.land.distance("g3.b", "g2.c") == 2
    assert places(t) == {"mirelurk": "camp.d"}


@rule("fallout.enemy-activation.nearest-tie")
def test_by_table_option_the_lowest_hp_is_meant() -> None:
    """`weakest: hp`: the same two, and it goes for B, whose HP is lower."""
    a, b = survivor(hp=12, rads=6), survivor(hp=9, rads=1, space="g2.c")
    t = night(a, b, enemies=[enemy("mirelurk", "g3.b")], options={"weakest": "hp"})

    assert (t.prompt, t.options) == ("enemy-path", ("to:g3.a", "to:tile-6"))


@rule("fallout.enemy-activation.nearest-second-tie")
def test_a_second_tie_goes_to_whose_turn_comes_sooner() -> None:
    """B and C are as near and as strong: with A first it goes for B, with C first for C."""
    b, c = survivor(), survivor(space="g2.c")
    for_b = night(AWAY, b, c, enemies=[enemy("mirelurk", "g3.b")])
    for_c = night(AWAY, b, c, enemies=[enemy("mirelurk", "g3.b")], first=2)

    assert places(for_b) == {"mirelurk": "camp.d"}
    assert (for_c.seat, for_c.options) == (2, ("to:g3.a", "to:tile-6"))


@rule("fallout.enemy-activation.attack-order")
def test_the_attacked_survivor_orders_the_attacks() -> None:
    """Two protectrons in B's space: B, not the first player, says which one fights first; the other follows."""
    robots = [enemy("protectron", "camp.c"), enemy("protectron~2", "camp.c")]
    t = night(AWAY, survivor(), enemies=robots, agendas=ROBOTS, dice=[TORSO] * 6)

    assert (t.seat, t.prompt, t.options) == (1, "attack-order", ("enemy:protectron", "enemy:protectron~2"))
    t.choose("enemy:protectron~2")

    assert [event.about["enemy"] for event in t.happened("fight")] == ["protectron~2", "protectron"]
    assert t.survivor(1).hp == 10


@rule("fallout.enemy-activation.attack-order-precedence")
def test_the_first_player_picks_the_moment_and_the_attacked_the_enemy() -> None:
    """Two robots in B's space, a third far away: A says that an attack on B comes next, B which robot it is."""
    robots = [enemy("protectron", "camp.c"), enemy("protectron~2", "camp.c"), enemy("sentry-bot", "g3.c")]
    t = night(AWAY, survivor(), enemies=robots, agendas=ROBOTS, dice=[TORSO] * 6)

    assert (t.seat, {*t.options}) == (0, {"attack:1", "activate:sentry-bot"})
    t.choose("attack:1")
    assert (t.seat, t.options) == (1, ("enemy:protectron", "enemy:protectron~2"))
    t.choose("enemy:protectron~2")

    assert (t.seat, {*t.options}) == (0, {"attack:1", "activate:sentry-bot"})
    assert t.survivor(1).hp == 13


@rule("fallout.enemy-activation.path-tie")
def test_of_equally_good_spaces_the_first_player_chooses() -> None:
    """From the camp's north to A in its midst lead three ways: C, who is first player, picks the space."""
    t = night(survivor(), AWAY, AWAY, enemies=[enemy("mirelurk", "camp.a")], first=2)

    assert (t.seat, t.prompt, t.options) == (2, "enemy-path", ("to:camp.b", "to:camp.d", "to:camp.e"))
    assert t.refused("to:cit.a") == "fallout.enemy-activation.move-toward"
    t.choose("to:camp.e")

    assert places(t) == {"mirelurk": "camp.e"}


@rule("fallout.enemy-activation.ignore-terrain")
def test_terrain_does_not_hold_enemies_up() -> None:
    """On the only shortest way lies a difficult space: the mirelurk enters it with its one step."""
    tiles = {"1,0": "g2", "2,0": "g1"}
    t = night(survivor(space="cit.a"), enemies=[enemy("mirelurk", "g2.b")], tiles=tiles)

    assert t.state.land.spaces["g1.c"].difficult
    assert places(t) == {"mirelurk": "g1.c"}


@rule("fallout.enemy-activation.cross-facedown")
def test_a_facedown_tile_is_crossed_in_two_steps() -> None:
    """Between the mirelurk and A lies one facedown tile: first it is on the tile, then on the far side, with A."""
    t = night(survivor(space="g2.c"), enemies=[enemy("mirelurk", "cit.c")])

    assert places(t) == {"mirelurk": "tile-6"}
    t.choose("end")

    assert places(t) == {"mirelurk": "g2.c"}


@rule("fallout.enemy-activation.turn-inactive-after")
def test_inactive_enemies_turn_when_the_active_ones_of_their_type_are_done() -> None:
    """One active and one inactive mirelurk: first the move, then the turning, before the next type begins."""
    t = night(
        survivor(),
        enemies=[enemy("mole-rat", "g3.b", active=False), enemy("mirelurk", "g3.c"), enemy("deathclaw", "bos.a")],
    )

    told = [event.kind for event in t.game.events]
    assert told[told.index("activate") :][:4] == ["activate", "enemy-moves", "enemy-turned", "activate"]
    assert [each.active for each in t.state.enemies] == [True, True, True]


@rule("fallout.enemy-activation.turn-inactive-after")
def test_with_a_type_shown_twice_a_turned_enemy_acts_the_second_time() -> None:
    """Critters, humans, critters: the facedown mole rat turns after the first icon and moves with the second."""
    t = night(survivor(), enemies=[enemy("mole-rat", "g3.c", active=False)], agendas=["restless", "payday-1"])

    assert places(t) == {"mole-rat": "g3.b"}


@rule("fallout.enemy-activation.turn-inactive-after")
def test_by_table_option_inactive_enemies_turn_when_the_card_is_done() -> None:
    """`turn_inactive: card`: the same card, and the mole rat turns last and has not moved."""
    t = night(
        survivor(),
        enemies=[enemy("mole-rat", "g3.c", active=False)],
        agendas=["restless", "payday-1"],
        options={"turn_inactive": "card"},
    )

    assert [(each.space, each.active) for each in t.state.enemies] == [("g3.c", True)]


@rule("fallout.enemy-activation.turn-inactive-after")
def test_by_table_option_the_inactive_of_every_shown_type_turn() -> None:
    """`turn_inactive: card`: critters, humans and the star are shown; the facedown critter and human both turn."""
    facedown = [enemy("mole-rat", "g3.c", active=False), enemy("raider", "bos.a", active=False)]
    t = night(survivor(), enemies=facedown, agendas=["freedom-1", "payday-1"], options={"turn_inactive": "card"})

    assert [(each.space, each.active) for each in t.state.enemies] == [("g3.c", True), ("bos.a", True)]


@rule("fallout.enemy-activation.turned-do-not-act")
def test_a_turned_enemy_neither_moves_nor_fights() -> None:
    """A radscorpion is turned in B's space and a mole rat far away: no fight, no step."""
    t = night(
        AWAY,
        survivor(),
        enemies=[enemy("radscorpion", "camp.c", active=False), enemy("mole-rat", "g3.c", active=False)],
    )

    assert places(t) == {"radscorpion": "camp.c", "mole-rat": "g3.c"}
    assert all(each.active for each in t.state.enemies)
    assert t.survivor(1).hp == 16


@rule("fallout.enemy-activation.each-once")
def test_an_enemy_acts_once_for_each_icon() -> None:
    """One robot icon: a protectron that moved in does not fight as well, one that fought does not do so again."""
    robots = [enemy("protectron", "camp.c"), enemy("protectron~2", "camp.b")]
    t = night(survivor(), enemies=robots, agendas=ROBOTS, dice=[TORSO] * 3)

    while t.prompt != "turn":
        t.choose("activate:protectron~2")

    assert places(t) == {"protectron": "camp.c", "protectron~2": "camp.c"}
    assert t.survivor().hp == 13


@rule("fallout.enemy-activation.each-once")
def test_a_type_shown_twice_acts_twice() -> None:
    """Critters, humans, critters: a mirelurk three steps away is one step away in the end."""
    t = night(survivor(), enemies=[enemy("mirelurk", "g3.c")], agendas=["restless", "payday-1"])

    assert places(t) == {"mirelurk": "camp.d"}


@rule("fallout.enemy-activation.no-target-no-move")
def test_an_enemy_without_a_target_stays() -> None:
    """The only survivor is loyal to the star: its tokens stay where they are; for one who is not, they come."""
    loyal = night(survivor(loyal_by="freedom-1"), enemies=[enemy("star#1", "g3.c")], agendas=ROBOTS)
    other = night(survivor(agendas=["freedom-1"]), enemies=[enemy("star#1", "g3.c")], agendas=ROBOTS)

    assert places(loyal) == {"star#1": "g3.c"}
    assert places(other) == {"star#1": "g3.b"}


@rule("fallout.enemy-activation.retarget")
def test_each_enemy_finds_its_target_when_it_acts() -> None:
    """Two robots in B's space: the first kills B, who is back at the camp; the second goes for A instead."""
    robots = [enemy("protectron", "bos.a"), enemy("protectron~2", "bos.a")]
    t = night(AWAY, survivor(space="bos.a", hp=1), enemies=robots, agendas=ROBOTS, dice=[TORSO] * 3, tiles={})

    t.choose("enemy:protectron", "return:camp.a")

    assert places(t) == {"protectron": "bos.a", "protectron~2": "tile-12"}
    assert t.survivor(1).hp == 16


@rule("fallout.enemy-activation.attack-is-no-action")
def test_an_attack_costs_no_action() -> None:
    """B is attacked at the end of the round: on the next turn B has two actions."""
    t = night(AWAY, survivor(), enemies=[enemy("protectron", "camp.c")], agendas=ROBOTS, dice=[TORSO] * 3)

    assert t.survivor(1).hp == 13
    t.choose("end")

    assert (t.seat, t.state.actions) == (1, 2)


@rule("fallout.enemy-activation.same-space-fights")
def test_of_several_survivors_in_its_space_an_enemy_fights_the_weakest() -> None:
    """B has four HP left, A sixteen: the protectron in their space fights B alone."""
    t = night(
        survivor(), survivor(hp=4), enemies=[enemy("protectron", "camp.c")], agendas=ROBOTS, dice=[TORSO, HEAD, TORSO]
    )

    assert [t.survivor(seat).hp for seat in (0, 1)] == [16, 2]


@rule("fallout.enemy-activation.turn-inactive-after")
def test_each_enemy_that_turns_is_told_with_its_own_place() -> None:
    """Two critters lie facedown in two spaces, and a raider that was there first: each critter is told where it turned."""
    foes = [
        enemy("raider", "camp.b", active=False),
        enemy("mole-rat", "camp.a", active=False),
        enemy("mirelurk", "g3.c", active=False),
    ]
    t = night(survivor(space="dia.d"), enemies=foes)

    rule_id = "fallout.enemy-activation.turn-inactive-after"
    assert t.told("enemy-turned") == [
        (rule_id, {"enemy": "mole-rat", "space": "camp.a"}),
        (rule_id, {"enemy": "mirelurk", "space": "g3.c"}),
    ]
    assert not t.game.can_undo


@rule("fallout.enemy-activation.turn-inactive-after")
def test_an_enemy_that_is_due_twice_turns_once() -> None:
    """`turn_inactive: card`, critters are shown twice: the facedown mole rat turns, and is told of, a single time."""
    t = night(
        survivor(),
        enemies=[enemy("mole-rat", "g3.c", active=False)],
        agendas=["restless", "payday-1"],
        options={"turn_inactive": "card"},
    )

    assert len(t.happened("enemy-turned")) == 1


@rule("fallout.enemy-activation.turn-inactive-after")
def test_no_choice_is_taken_back_after_which_an_enemy_has_turned() -> None:
    """The way of one mirelurk is chosen, and then a facedown critter shows its face; without it there is undo."""
    for facedown in ([], [enemy("mole-rat", "g3.c", active=False)]):
        t = night(survivor(), AWAY, enemies=[enemy("mirelurk", "camp.a"), *facedown])

        t.choose("to:camp.e")

        assert t.game.can_undo is not bool(facedown)


@rule("fallout.enemy-activation.each-once", "fallout.quest-cards.counts-at-once")
def test_an_enemy_that_is_removed_before_it_acts_does_not_act() -> None:
    """The first robot is killed in its attack, which completes a quest that takes the second away: the round goes on."""
    quest = quest_card(
        "purge", 901, "id: do, trigger: {kill: robot}, results: [{do: remove, enemy: robot}, {do: trash}]"
    )
    t = wasteland(
        survivor(special="SPE"),
        enemies=[enemy("protectron", "camp.c"), enemy("mister-gutsy", "cit.c")],
        agendas=ROBOTS,
        dice=[HEAD, HEAD, HEAD],
        quests=["purge"],
        packs=[story_pack(quests=quest)],
    )

    t.choose("end")
    while t.prompt != "turn":
        t.choose("attack:0" if "attack:0" in t.options else t.options[0])

    assert (t.state.round, t.state.waiting) == (2, ())
    assert "mister-gutsy" not in [each.id for each in t.state.enemies]
    assert t.happened("enemy-moves") == []


@rule("fallout.enemy-activation.each-once", "fallout.rounds.activate-shown-types")
def test_an_enemy_that_is_killed_keeps_no_other_from_acting() -> None:
    """The protectron in A's space is killed in its attack; the sentry bot, three spaces away, moves all the same."""
    robots = [enemy("protectron", "camp.c"), enemy("sentry-bot", "g3.c")]
    t = night(survivor(), enemies=robots, agendas=ROBOTS, dice=[HEAD, HEAD, HEAD])

    t.choose("attack:0")

    assert [event.about["enemy"] for event in t.happened("enemy-killed")] == ["protectron"]
    assert [event.about["enemy"] for event in t.happened("enemy-moves")] == ["sentry-bot"]
