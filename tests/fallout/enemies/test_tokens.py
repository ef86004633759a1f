"""Enemies on the map: what they are, where killed ones go, replacements, and what being inactive means."""

import json

import pytest

from crossroads.engine.packs import BadPack
from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import (
    ARMS,
    HEAD,
    TORSO,
    TORSO_TWICE,
    Wasteland,
    deal,
    enemy,
    met_with,
    story_pack,
    survivor,
    wasteland,
)
from tests.kit.stories import meets, quest_card

PACK = story_pack(
    quests="""
- id: hunt
  number: 901
  objectives:
    - {id: critter, tasks: [{do: fight, enemy: critter}], results: [{do: caps, amount: 3}]}
    - {id: robot, tasks: [{do: fight, enemy: robot}], results: [{do: caps, amount: 3}]}
    - {id: five, results: [{do: place, enemy: critter, at: {place: diamond-city}, amount: 5}]}
    - {id: one, results: [{do: place, enemy: critter, at: {place: goodneighbor}}]}
    - {id: iron, results: [{do: place, enemy: robot, at: {place: goodneighbor}}]}
    - {id: bolt, results: [{do: kill, at: {place: crossroads-camp}}]}
"""
)
ROBOTS = ["protectron", "protectron~2", "mister-gutsy", "assaultron", "sentry-bot"]
TILES = {"1,0": "g2", "0,1": "g3"}  # critter icons at g2.b and g3.a
CRITTERS = ["payday-1", "glow-in-the-dark-1"]  # wake critters


def spaces(t: Wasteland, active: bool) -> dict[str, str]:
    """Where the tokens lie that are active, or inactive."""
    return {each.id: each.space for each in t.state.enemies if each.active == active}


def end_round(t: Wasteland) -> None:
    """Everybody ends the turn, until an enemy's activation asks something or the next round has begun."""
    number = t.state.round
    while t.prompt == "turn" and t.state.round == number:
        t.choose("end")


@rule("fallout.enemies.attributes")
def test_every_enemy_has_its_attributes() -> None:
    """One type, a level of 1 to 3, at least one vulnerable area, and at most two abilities."""
    for token in deal().state.content.enemies.values():
        assert token.type in ("critter", "human", "robot", "monster", "mutant")
        assert token.level in (1, 2, 3)
        assert {*token.areas} <= {*"HTAL"}
        assert token.areas
        assert len(token.abilities) <= 2


@rule("fallout.enemies.attributes")
def test_an_enemy_without_ability_is_one_and_three_abilities_are_too_many() -> None:
    """A pack's plain rat is loaded; one with three abilities is refused, with its file."""
    rat = "- {id: plain-rat, type: critter, level: 1, areas: T%s}"
    plain = deal(packs=[story_pack(enemies=rat % "")])

    assert plain.state.content.enemies["plain-rat"].abilities == ()
    assert "plain-rat" in plain.state.stacks["critter"]
    with pytest.raises(BadPack, match=r"enemies\.yaml"):
        deal(packs=[story_pack(enemies=rat % ", abilities: [loot, armor, ranged]")])


@rule("fallout.enemies.types")
def test_there_are_five_types_each_with_its_own_stack() -> None:
    """Critter, human, robot, monster and super mutant; every token lies in the stack of its type."""
    g = deal().state

    assert {*g.stacks} == {"critter", "human", "robot", "monster", "mutant"}
    for enemy_type, stack in g.stacks.items():
        assert stack
        assert {g.content.tokens[token].type for token in stack} == {enemy_type}
    assert sum(len(stack) for stack in g.stacks.values()) == len(g.content.tokens)


@rule("fallout.enemies.types")
def test_who_has_seen_which_enemy_came_cannot_send_it_elsewhere() -> None:
    """The place was chosen before the token was drawn; with its face on the table the choice stands."""
    t = met_with("{do: place, enemy: critter, at: {facedown: true}}")
    assert t.prompt == "place-enemy"

    t.choose(t.options[0])

    assert not t.game.can_undo


@rule("fallout.enemies.killed-discard")
def test_a_killed_enemys_token_waits_in_the_pile_until_the_stack_has_run_out() -> None:
    """Of six critters one is killed: the next five drawn are the others, and only then it comes back."""
    t = wasteland(
        survivor(special="S"),
        packs=[PACK],
        quests=["hunt"],
        enemies=[enemy("radroach", "camp.c")],
        dice=[TORSO, HEAD, HEAD],
        actions=3,
    )

    t.choose("fight:radroach")
    assert t.state.enemy_piles["critter"] == ("radroach",)
    assert t.game.view(0)["enemy_piles"]["critter"] == ["radroach"]
    t.choose("quest:hunt:five")
    assert len(t.enemies_at("dia.d")) == 5
    assert "radroach" not in t.enemies_at("dia.d")
    t.choose("quest:hunt:one")

    assert t.enemies_at("bos.a") == ["radroach"]


@rule("fallout.enemies.killed-discard")
def test_by_table_option_a_killed_enemy_goes_back_into_the_supply() -> None:
    """`killed_tokens: supply`: the token is in the stack again at once, and there is no pile."""
    t = wasteland(
        survivor(special="S"),
        enemies=[enemy("radroach", "camp.c")],
        dice=[TORSO, HEAD, HEAD],
        options={"killed_tokens": "supply"},
    )

    t.choose("fight:radroach")

    assert "radroach" in t.state.stacks["critter"]
    assert not t.state.enemy_piles.get("critter")


@rule("fallout.enemies.replacement")
def test_a_killed_enemy_is_replaced_facedown() -> None:
    """An assaultron falls: a robot lies facedown on the robot icon of the CIT ruins, the next one of the stack."""
    t = wasteland(
        survivor(special="SPE"),
        enemies=[enemy("assaultron", "camp.c")],
        tokens={"robot": ["protectron"]},
        dice=[HEAD, HEAD, HEAD],
    )

    t.choose("fight:assaultron")

    assert [(each.id, each.type, each.space, each.active) for each in t.state.enemies] == [
        ("protectron", "robot", "cit.a", False)
    ]


@rule("fallout.enemies.replacement-place")
def test_the_replacement_goes_to_the_nearest_icon_taken_or_not() -> None:
    """Killed at the crossroads: g3.a is two steps away, g2.b three; the token goes to g3.a beside another one."""
    t = wasteland(
        survivor(special="S"),
        tiles=TILES,
        enemies=[enemy("radroach", "camp.c"), enemy("mole-rat", "g3.a")],
        tokens={"critter": ["bloatfly"]},
        dice=[TORSO, HEAD, HEAD],
    )

    t.choose("fight:radroach")

    assert spaces(t, active=False) == {"bloatfly": "g3.a"}


@rule("fallout.enemies.replacement-place")
def test_by_table_option_the_replacement_goes_to_the_nearest_empty_icon() -> None:
    """`replacement: closest-empty`: g3.a is taken, so the token goes to g2.b; with both taken none is placed."""
    options = {"replacement": "closest-empty"}
    taken = [enemy("radroach", "camp.c"), enemy("mole-rat", "g3.a")]
    one = wasteland(
        survivor(special="S"),
        tiles=TILES,
        enemies=taken,
        tokens={"critter": ["bloatfly"]},
        dice=[TORSO, HEAD, HEAD],
        options=options,
    )
    both = wasteland(
        survivor(special="S"),
        tiles=TILES,
        enemies=[*taken, enemy("mirelurk", "g2.b")],
        dice=[TORSO, HEAD, HEAD],
        options=options,
    )

    one.choose("fight:radroach")
    both.choose("fight:radroach")

    assert spaces(one, active=False) == {"bloatfly": "g2.b"}
    assert spaces(both, active=False) == {}


@rule("fallout.enemies.replacement-tie")
def test_of_equally_near_icons_the_first_player_chooses() -> None:
    """Seat 1 kills at g2.c, one step from both icons: seat 0, the first player, says where the token goes."""
    t = wasteland(
        survivor(),
        survivor(special="S", space="g2.c"),
        tiles=TILES,
        enemies=[enemy("radroach", "g2.c")],
        tokens={"critter": ["bloatfly"]},
        dice=[TORSO, HEAD, HEAD],
        turn=1,
    )

    t.choose("fight:radroach")
    assert (t.seat, t.prompt, t.options) == (0, "replace", ("at:g2.b", "at:g3.a"))
    assert t.refused("at:camp.c") == "fallout.enemies.replacement-place"
    t.choose("at:g2.b")

    assert spaces(t, active=False) == {"bloatfly": "g2.b"}
    assert (t.seat, t.prompt) == (1, "turn")


@rule("fallout.enemies.replacement-none-drawn")
def test_a_drawn_enemy_is_not_replaced() -> None:
    """A drawn mole rat is killed while critter icons lie open: no critter comes to the map."""
    t = wasteland(
        survivor(special="S"),
        tiles=TILES,
        packs=[PACK],
        quests=["hunt"],
        tokens={"critter": ["mole-rat"]},
        dice=[TORSO, HEAD, HEAD],
    )

    t.choose("quest:hunt:critter")

    assert t.survivor().caps == 6
    assert t.state.enemies == ()


@rule("fallout.enemies.replacement-no-icon")
def test_without_an_icon_nothing_is_placed() -> None:
    """A feral ghoul falls while no faceup tile shows a monster: no token is drawn."""
    t = wasteland(survivor(special="SPE"), enemies=[enemy("feral-ghoul", "camp.c")], dice=[HEAD, HEAD, HEAD])
    before = t.state.stacks["monster"]

    t.choose("fight:feral-ghoul")

    assert t.state.enemies == ()
    assert t.state.stacks["monster"] == before
    assert "monster" not in {each for space in t.state.land.spaces.values() for each in space.enemies}


@rule("fallout.enemies.distance-measure")
def test_distances_ignore_terrain_and_cross_facedown_tiles_as_one_space() -> None:
    """Behind the facedown tile east of the camp: two steps to its far side. A difficult space is one step."""
    t = wasteland(survivor(), tiles={"2,0": "g8"})
    land = t.state.land

    assert land.spaces["camp.b"].difficult
    assert land.distance("camp.a", "camp.b") == 1
    assert (land.distance("camp.e", "tile-1"), land.distance("camp.e", "g8.c")) == (1, 2)


@rule("fallout.enemies.distance-measure")
def test_the_way_across_a_facedown_tile_decides_where_a_replacement_goes() -> None:
    """Robot icons: g8.a behind the facedown tile is three steps away, the CIT ruins are four; g8.a gets the token."""
    t = wasteland(
        survivor(special="SPE", space="camp.e"),
        tiles={"2,0": "g8"},
        enemies=[enemy("assaultron", "camp.e")],
        dice=[HEAD, HEAD, HEAD],
    )
    assert (t.state.land.distance("camp.e", "g8.a"), t.state.land.distance("camp.e", "cit.a")) == (3, 4)

    t.choose("fight:assaultron")

    assert [*spaces(t, active=False).values()] == ["g8.a"]


@rule("fallout.enemies.facedown-inactive")
def test_facedown_is_inactive_and_faceup_is_active() -> None:
    """Of two radroaches in the space the faceup one is active and can be fought; the facedown one is not."""
    t = wasteland(survivor(), enemies=[enemy("radroach", "camp.c"), enemy("radroach~2", "camp.c", active=False)])

    assert [each["active"] for each in t.game.view(0)["enemies"]] == [True, False]
    assert [option for option in t.options if option.startswith("fight:")] == ["fight:radroach"]


@rule("fallout.enemies.inactive-no-peek", "fallout.enemies.inactive-type-known")
def test_of_an_inactive_enemy_only_type_and_place_are_known() -> None:
    """Whichever critter lies there facedown, every view and every refusal is the same: a critter, and where."""
    tables = [
        wasteland(survivor(), survivor(), enemies=[enemy(token, "camp.c", active=False)])
        for token in ("radscorpion", "mole-rat")
    ]

    for seat in (None, 0, 1):
        one, other = (t.game.view(seat) for t in tables)
        assert one == other
        assert one["enemies"] == [{"type": "critter", "space": "camp.c", "active": False}]
        assert "radscorpion" not in json.dumps(one)
    assert tables[0].options == tables[1].options
    assert tables[0].game.explain() == tables[1].game.explain()


@rule("fallout.enemies.inactive-type-known")
def test_everybody_can_tell_which_tokens_a_card_will_turn() -> None:
    """A facedown robot and a facedown critter: the robot's type is in every view, and a robot card turns just it."""
    t = wasteland(
        survivor(space="bos.a"),
        enemies=[enemy("assaultron", "camp.c", active=False), enemy("radroach", "camp.a", active=False)],
        agendas=["freedom-2", "payday-1"],
    )
    assert [each["type"] for each in t.game.view(None)["enemies"]] == ["robot", "critter"]

    end_round(t)

    assert spaces(t, active=True) == {"assaultron": "camp.c"}
    assert spaces(t, active=False) == {"radroach": "camp.a"}


@rule("fallout.enemies.inactive-no-fight")
def test_an_inactive_enemy_cannot_be_fought() -> None:
    """Only a facedown critter in the space, or next door to a rifle: no fight is offered."""
    here = wasteland(survivor(), enemies=[enemy("radroach", "camp.c", active=False)])
    beside = wasteland(survivor(weapon="pipe-rifle"), enemies=[enemy("radroach", "camp.d", active=False)])

    for t, space in ((here, "camp.c"), (beside, "camp.d")):
        assert not [option for option in t.options if option.startswith("fight")]
        assert t.refused(f"fight:critter:{space}") == "fallout.enemies.inactive-no-fight"


@rule("fallout.enemies.inactive-no-fight")
def test_without_an_action_an_inactive_enemy_is_refused_like_any_other() -> None:
    """No action is left: a facedown critter cannot be fought for want of one, and neither can the faceup raider."""
    t = wasteland(survivor(), enemies=[enemy("radroach", "camp.c", active=False), enemy("raider", "camp.c")], actions=0)

    assert t.refused("fight:critter:camp.c") == "fallout.turns.two-actions"
    assert t.refused("fight:raider") == "fallout.turns.two-actions"


@rule("fallout.enemies.inactive-no-target")
def test_an_inactive_enemy_is_no_target() -> None:
    """`Kill an enemy here` finds no facedown one; beside a faceup one it takes that, without a question."""
    alone = wasteland(
        survivor(special="S"), packs=[PACK], quests=["hunt"], enemies=[enemy("radroach", "camp.c", active=False)]
    )
    pair = wasteland(
        survivor(special="S", space="camp.a"),
        packs=[PACK],
        quests=["hunt"],
        enemies=[enemy("radroach", "camp.c", active=False), enemy("mole-rat", "camp.c")],
    )

    alone.choose("quest:hunt:bolt")
    pair.choose("quest:hunt:bolt")

    assert (alone.enemies_at("camp.c"), alone.survivor().xp) == (["radroach"], 0)
    assert (pair.enemies_at("camp.c"), pair.survivor().xp) == (["radroach"], 1)


@rule("fallout.enemies.inactive-does-not-block")
def test_inactive_enemies_prevent_no_action() -> None:
    """A facedown critter in Diamond City: camp, encounter, quest and move are all offered; at the edge, explore too."""
    town = wasteland(
        survivor(space="dia.d"), packs=[PACK], quests=["hunt"], enemies=[enemy("radroach", "dia.d", active=False)]
    )
    edge = wasteland(
        survivor(space="camp.e"),
        enemies=[enemy("radroach", "camp.e", active=False)],
        options={"explore_under_threat": "blocked"},
    )

    assert {"camp", "encounter", "move", "quest:hunt:one"} <= {*town.options}
    assert "explore:tile-1" in edge.options
    town.choose("camp", "camp:all", "encounter")
    assert town.state.actions == 0


@rule("fallout.enemies.placed-during-activation")
def test_a_replacement_placed_in_its_types_activation_stays_facedown() -> None:
    """A radroach attacks and is killed: its replacement lies facedown still, another facedown critter was turned."""
    t = wasteland(
        survivor(special="S"),
        tiles=TILES,
        enemies=[enemy("radroach", "camp.c"), enemy("mirelurk", "bos.a", active=False)],
        tokens={"critter": ["bloatfly"]},
        agendas=CRITTERS,
        dice=[TORSO, HEAD, HEAD],
    )

    end_round(t)

    assert t.state.round == 2
    assert spaces(t, active=False) == {"bloatfly": "g3.a"}
    assert spaces(t, active=True) == {"mirelurk": "bos.a"}


@rule("fallout.enemies.retreat-during-activation")
def test_an_enemy_that_retreats_in_its_types_activation_stays_facedown() -> None:
    """A mole rat attacks and is not killed: it lies facedown until the next card with critters turns it."""
    t = wasteland(survivor(), enemies=[enemy("mole-rat", "camp.c")], agendas=CRITTERS, dice=[HEAD, HEAD, HEAD])

    end_round(t)
    assert t.state.round == 2
    assert spaces(t, active=False) == {"mole-rat": "camp.c"}
    end_round(t)

    assert spaces(t, active=True) == {"mole-rat": "camp.c"}


@rule("fallout.enemies.drawn-always-discarded")
def test_a_drawn_enemy_is_discarded_whatever_the_outcome() -> None:
    """Killed, not killed, or victorious: the drawn assaultron lies in the robots' pile and not on the map."""
    for hp, dice in ((16, [HEAD, HEAD, HEAD]), (16, [ARMS, ARMS, TORSO]), (2, [TORSO_TWICE, HEAD, HEAD])):
        t = wasteland(
            survivor(special="SPE", hp=hp),
            packs=[PACK],
            quests=["hunt"],
            tokens={"robot": ["assaultron"]},
            agendas=["glow-in-the-dark-1", "payday-1"],
            dice=dice,
        )

        t.choose("quest:hunt:robot")
        if hp == 2:
            t.choose("return:camp.a")

        assert t.survivor().xp == (2 if dice == [HEAD, HEAD, HEAD] else 0)
        assert t.state.enemies == ()
        assert t.state.enemy_piles["robot"] == ("assaultron",)
        assert t.state.drawn_enemy == ""


@rule("fallout.enemies.drawn-always-discarded", "fallout.killed.order-after-kill")
def test_a_drawn_enemy_lies_in_its_pile_before_its_killer_gains_xp() -> None:
    """The kill fills the track: while the survivor levels up, the assaultron is in the pile and in nobody's hand."""
    t = wasteland(
        survivor(special="SPE", xp=4),
        packs=[PACK],
        quests=["hunt"],
        tokens={"robot": ["assaultron"]},
        dice=[HEAD, HEAD, HEAD],
        state={"supply": ("S", "C", "A")},
    )

    t.choose("quest:hunt:robot")
    if t.prompt == "reroll":
        t.choose("stop")

    assert t.prompt == "keep-token"
    assert (t.state.drawn_enemy, t.state.enemy_piles["robot"]) == ("", ("assaultron",))


@rule("fallout.enemies.drawn-always-discarded", "fallout.killed.turn-ends")
def test_a_drawn_enemy_is_discarded_before_a_card_has_its_price() -> None:
    """A lives through the fight; what a card used in it costs afterwards kills, or is another fight: no token is lost."""
    bomb = "- {id: bomb, kind: aid, uses: [{moment: fight, pay: discard, effects: [{do: ignore, amount: 1}], after: [%s]}]}\n"
    for price, piles in (("damage, amount: 16", ["assaultron"]), ("fight, enemy: robot", ["assaultron", "sentry-bot"])):
        t = wasteland(
            survivor(inventory=["bomb"]),
            survivor(),
            packs=[PACK, story_pack(loot=bomb % f"{{do: {price}}}")],
            quests=["hunt"],
            tokens={"robot": ["assaultron", "sentry-bot"]},
            dice=[ARMS] * 6,
        )

        t.choose("quest:hunt:robot", "use:bomb")
        if t.prompt == "return":
            t.choose("return:camp.a")

        assert (t.state.drawn_enemy, list(t.state.enemy_piles["robot"])) == ("", piles)


@rule("fallout.enemies.stack-empty")
def test_with_stack_and_pile_empty_nothing_is_drawn() -> None:
    """All five robots are on the map: a sixth is not placed, and a draw and fight finds no enemy."""
    t = wasteland(
        survivor(),
        packs=[PACK],
        quests=["hunt"],
        enemies=[enemy(token, "dia.a") for token in ROBOTS],
        dice=[],
    )
    assert t.state.stacks["robot"] == ()

    t.choose("quest:hunt:iron", "quest:hunt:robot")

    assert (len(t.state.enemies), t.enemies_at("bos.a")) == (5, [])
    assert t.survivor().caps == 3
    assert not t.happened("fight")


@rule("fallout.quest-cards.staging-choices", "fallout.enemies.inactive-no-target")
@pytest.mark.parametrize("effect", ["kill", "remove"])
def test_an_enemy_is_meant_only_if_type_and_place_are_right(effect: str) -> None:
    """A critter at the quest's own marker: not a robot there, not one elsewhere, not one at another quest's marker."""
    results = f"[{{do: {effect}, enemy: critter, at: {{marker: true}}}}]"
    pack = story_pack(quests=quest_card("trip", 902) + quest_card("errand", 903, f"id: do, results: {results}"))
    lying = (Staged("trip", "red", "camp.e"), Staged("errand", "blue", "camp.b"))
    foes = [enemy("protectron", "camp.b"), enemy("radroach", "camp.e"), enemy("mole-rat", "camp.b")]
    hidden = enemy("mirelurk", "camp.b", active=False)
    t = wasteland(survivor(), survivor(), enemies=[*foes, hidden], quests=lying, packs=[pack])

    t.choose("quest:errand:do")

    left = [each.id for each in t.state.enemies if each.active or each.id == "mirelurk"]
    assert left == ["protectron", "radroach", "mirelurk"]


@rule("fallout.quest-cards.staging-choices")
def test_an_enemy_that_has_no_place_to_come_to_stays_away() -> None:
    """No irradiated space of a deadly tile lies open: nobody is asked, no robot is drawn, and the turn goes on."""
    t = meets("{do: place, enemy: robot, at: {terrain: irradiated, back: deadly}}")

    t.choose("option:do")

    assert (t.prompt, t.state.enemies, t.happened("place")) == ("turn", (), [])
