"""Enemies on the map: what they are, where killed ones go, replacements, and what being inactive means."""

import json

import pytest

from crossroads.engine.packs import BadPack
from crossroads.games.fallout.state import Staged
from tests.fallout.enemies.drawn import PACK, TILES, spaces
from tests.kit import rule
from tests.kit.fallout import HEAD, TORSO, Wasteland, deal, enemy, met_with, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

CRITTERS = ["payday-1", "glow-in-the-dark-1"]  # wake critters


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
def test_no_more_enemies_are_removed_than_there_are() -> None:
    """Two robots are to go and one is there: it goes, nobody is asked for another, and the turn goes on."""
    t = meets("{do: remove, enemy: robot, amount: 2}, {do: caps, amount: 1}", enemies=[enemy("protectron", "camp.b")])
    before = t.survivor().caps

    t.choose("option:do")

    assert (t.prompt, t.state.enemies, t.survivor().caps) == ("turn", (), before + 1)


@rule("fallout.quest-cards.staging-choices")
def test_an_enemy_that_has_no_place_to_come_to_stays_away() -> None:
    """No irradiated space of a deadly tile lies open: nobody is asked, no robot is drawn, and the turn goes on."""
    t = meets("{do: place, enemy: robot, at: {terrain: irradiated, back: deadly}}")

    t.choose("option:do")

    assert (t.prompt, t.state.enemies, t.happened("place")) == ("turn", (), [])
