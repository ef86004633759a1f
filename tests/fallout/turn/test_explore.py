"""The explore action: a tile turns, enemies come to it, and those that stood there find room."""

from typing import Any

import pytest

from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card


def beside(face: str, weapon: str = "", **situation: Any) -> Wasteland:
    """A table with a survivor at the CIT ruins, and this deadly tile facedown at 3, 0 beside them."""
    for number in range(400):
        t = wasteland(survivor(space="cit.a", weapon=weapon), seed=f"seed {number}", **situation)
        if t.state.faces[3] == face:
            return t
    raise AssertionError(f"no seed lays {face} there")


@rule("fallout.explore-action.precondition")
def test_only_a_tile_that_the_space_borders_can_be_explored() -> None:
    """The camp's space c touches no facedown tile: exploring is refused; from space e two tiles are offered."""
    t = wasteland(survivor(space="camp.c"))
    assert not [option for option in t.options if option.startswith("explore")]
    for tile in t.state.land.hidden:
        assert t.refused(f"explore:{tile}") == "fallout.explore-action.precondition"

    t = wasteland(survivor(space="camp.d"))
    assert [option for option in t.options if option.startswith("explore")] == ["explore:tile-5"]
    assert t.refused("explore:tile-1") == "fallout.explore-action.precondition"


@rule("fallout.explore-action.flip")
def test_one_action_turns_one_tile() -> None:
    """Space e borders two facedown tiles: one explore action turns exactly the one that was named."""
    t = wasteland(survivor(space="camp.e"))
    hidden = t.state.land.hidden

    t.choose("explore:tile-1")

    assert {*hidden} - {*t.state.land.hidden} == {"tile-1"}
    assert t.state.shown[1] == t.state.faces[1]
    assert t.state.actions == 1


@rule("fallout.explore-action.choose-tile")
@pytest.mark.parametrize(("tile", "place", "other"), [("tile-1", 1, 5), ("tile-5", 5, 1)])
def test_the_explorer_chooses_among_bordering_tiles(tile: str, place: int, other: int) -> None:
    """Of the tiles east and south-east of the camp A names one, and that one is turned."""
    t = wasteland(survivor(space="camp.e"))
    assert [option for option in t.options if option.startswith("explore")] == ["explore:tile-1", "explore:tile-5"]

    t.choose(f"explore:{tile}")

    assert t.state.shown[place]
    assert not t.state.shown[other]


@rule("fallout.explore-action.place-new-enemies")
def test_each_icon_of_the_tile_gets_an_enemy_of_its_type() -> None:
    """The tile has a mutant icon in space d and a human icon in e: the next mutant and the next human come there."""
    t = beside("r4")
    mutant, human = t.state.stacks["mutant"][-1], t.state.stacks["human"][-1]

    t.choose("explore:tile-3")

    assert (t.enemies_at("r4.d"), t.enemies_at("r4.e")) == ([mutant], [human])
    assert len(t.state.enemies) == 2


@rule("fallout.explore-action.place-new-enemies")
def test_which_enemy_comes_is_a_matter_of_chance() -> None:
    """With different seeds different tokens of the type come to the same tile."""
    came = set()
    for number in range(12):
        t = wasteland(survivor(space="camp.e"), seed=f"{number}")
        t.choose("explore:tile-1")
        came |= {each.id for each in t.state.enemies if each.type == "human"}

    assert len(came) > 1


@rule("fallout.explore-action.new-enemies-faceup")
def test_they_lie_faceup_and_can_be_fought_at_once() -> None:
    """The explorer with a ranged weapon fights the new human in the next space with the second action."""
    t = beside("r3", weapon="laser-rifle", tokens={"human": ["raider"]})

    t.choose("explore:tile-3")

    assert [each.active for each in t.state.enemies] == [True, True]
    assert t.enemies_at("r3.c") == ["raider"]
    assert {"id": "raider", "type": "human", "space": "r3.c", "active": True}.items() <= _seen(t, "raider").items()
    t.choose("fight:raider")
    assert t.happened("fight")[0].about["away"] is True


def _seen(t: Wasteland, token: str) -> dict[str, Any]:
    """An enemy as everybody sees it."""
    return next(each for each in t.game.view(None)["enemies"] if each.get("id") == token)


@rule("fallout.explore-action.relocate-enemies")
def test_the_explorer_finds_room_for_the_enemies_that_stood_there() -> None:
    """Two robots stand on the facedown tile: A chooses a space of that tile for each, one after the other."""
    t = wasteland(survivor(space="camp.e"), enemies=[enemy("mister-gutsy", "tile-1"), enemy("assaultron", "tile-1")])
    face = t.state.faces[1]
    spaces = tuple(f"at:{face}.{letter}" for letter in t.state.content.faces[face].spaces)

    t.choose("explore:tile-1")
    assert (t.seat, t.prompt, t.options) == (0, "relocate", spaces)
    assert t.decision.about == {"enemy": "mister-gutsy"}
    t.choose(f"at:{face}.b")
    assert t.decision.about == {"enemy": "assaultron"}
    t.choose(f"at:{face}.a")

    assert "mister-gutsy" in t.enemies_at(f"{face}.b")
    assert "assaultron" in t.enemies_at(f"{face}.a")
    assert t.prompt == "turn"


@rule("fallout.quest-cards.staging-choices", "fallout.quest-cards.marker-placed")
def test_the_explorer_finds_room_for_a_marker_that_lay_there() -> None:
    """Of two quests one has its marker on the facedown tile: A chooses its space, and the other marker stays."""
    pack = story_pack(quests=quest_card("errand", 901) + quest_card("trip", 902))
    lying = (Staged("errand", "red", "camp.b"), Staged("trip", "blue", "tile-1"))
    t = wasteland(survivor(space="camp.e"), survivor(), quests=lying, packs=(pack,))
    face = t.state.faces[1]
    spaces = tuple(f"at:{face}.{letter}" for letter in t.state.content.faces[face].spaces)

    t.choose("explore:tile-1")
    assert (t.seat, t.prompt, t.options) == (0, "marker-place", spaces)
    assert t.decision.about == {"quest": "trip"}
    t.choose(f"at:{face}.b")

    assert t.state.quests == (lying[0], Staged("trip", "blue", f"{face}.b"))
    told = {"quest": "trip", "space": f"{face}.b", "colour": "blue"}
    assert t.told("marker") == [("fallout.quest-cards.marker-placed", told)]


@rule("fallout.explore-action.relocate-enemies")
def test_enemies_elsewhere_stay_where_they_are() -> None:
    """A robot on another facedown tile is not moved when its neighbour is turned."""
    t = wasteland(survivor(space="camp.e"), enemies=[enemy("mister-gutsy", "tile-5")])

    t.choose("explore:tile-1")

    assert t.enemies_at("tile-5") == ["mister-gutsy"]


@rule("fallout.explore-action.relocated-keep-state")
@pytest.mark.parametrize("active", [True, False])
def test_what_was_facedown_stays_facedown(active: bool) -> None:
    """An inactive robot on the tile is still inactive in its new space, and its face still hidden; an active one active."""
    t = wasteland(survivor(space="camp.e"), enemies=[enemy("mister-gutsy", "tile-1", active=active)])
    face = t.state.faces[1]

    t.choose("explore:tile-1")
    assert t.decision.about == ({"enemy": "mister-gutsy"} if active else {"type": "robot"})
    t.choose(f"at:{face}.b")

    robot = next(each for each in t.state.enemies if each.id == "mister-gutsy")
    assert (robot.space, robot.active) == (f"{face}.b", active)
    assert ("mister-gutsy" in str(t.game.view(0))) is active


@rule("fallout.explore-action.relocate-enemies", "fallout.enemies.inactive-no-peek")
def test_whatever_faces_are_imagined_all_of_them_find_room() -> None:
    """Two facedown critters wait for a space: with other faces dealt to them, both still come to the turned tile."""
    on_it = [enemy("mirelurk", "tile-5", active=False), enemy("radroach", "tile-5", active=False)]
    t = wasteland(survivor(space="camp.d"), enemies=on_it)
    t.choose("explore:tile-5")

    for number in range(8):
        imagined = t.game.imagine(0, f"salt {number}")
        space = t.options[number % 2].removeprefix("at:")
        imagined.choose(f"at:{space}")
        imagined.choose(f"at:{space}")
        critters = [each for each in imagined.state.enemies if each.type == "critter" and not each.active]

        assert [each.space for each in critters] == [space, space]


@rule("fallout.explore-action.no-fight-on-placement")
def test_placing_starts_no_fight() -> None:
    """Aggressive enemies come to the tile and one is put next to the explorer: no die is rolled."""
    t = wasteland(
        survivor(space="camp.e"), enemies=[enemy("assaultron", "tile-1")], tokens={"critter": ["radroach"]}, dice=[]
    )
    near = f"at:{t.state.faces[1]}.b"

    t.choose("explore:tile-1", near)

    assert t.happened("fight") == []
    assert (t.prompt, t.survivor().hp) == ("turn", 16)


@rule("fallout.explore-action.no-fight-on-placement")
def test_an_aggressive_newcomer_waits() -> None:
    """The deadly tile brings a feral ghoul, aggressive as all its kind: it lies there and nobody has fought."""
    t = beside("r1", tokens={"monster": ["feral-ghoul"]}, dice=[])

    t.choose("explore:tile-3")

    assert t.enemies_at("r1.b") == ["feral-ghoul"]
    assert t.happened("fight") == []


@rule("fallout.explore-action.never-blocked")
def test_an_active_enemy_in_the_space_does_not_prevent_exploring() -> None:
    """A raider is in A's space: A explores all the same."""
    t = wasteland(survivor(space="camp.e"), enemies=[enemy("raider", "camp.e")])

    t.choose("explore:tile-1")

    assert t.state.shown[1]


@rule("fallout.explore-action.never-blocked")
def test_a_table_may_let_active_enemies_prevent_it() -> None:
    """By table option an active raider in the space blocks exploring; an inactive one or one next door does not."""
    blocked = {"explore_under_threat": "blocked"}

    t = wasteland(survivor(space="camp.e"), enemies=[enemy("raider", "camp.e")], options=blocked)
    assert t.refused("explore:tile-1") == "fallout.explore-action.never-blocked"

    for other in (enemy("raider", "camp.e", active=False), enemy("raider", "camp.d")):
        assert "explore:tile-1" in wasteland(survivor(space="camp.e"), enemies=[other], options=blocked).options


@rule("fallout.explore-action.flip", "fallout.explore-action.choose-tile")
def test_what_was_known_of_a_tile_is_known_to_all_once_it_is_turned() -> None:
    """A has looked at two tiles: one is turned, and only the other is still A's secret."""
    t = wasteland(survivor(space="camp.e"), survivor(), state={"known": {"tile-1": (0,), "tile-5": (0,)}})

    t.choose("explore:tile-1")

    assert t.state.known == {"tile-5": (0,)}
    assert t.state.shown[1] == t.state.faces[1]
    assert t.told("explore") == [
        ("fallout.explore-action.flip", {"seat": 0, "tile": "tile-1", "face": t.state.faces[1]})
    ]


@rule("fallout.explore-action.relocate-enemies", "fallout.explore-action.relocated-keep-state")
def test_each_enemy_on_the_tile_is_placed_and_told_as_it_lies() -> None:
    """A raider faceup and a critter facedown stood there: each goes where the explorer says, the critter without a name."""
    foes = [enemy("raider", "tile-5"), enemy("mole-rat", "tile-5", active=False)]
    t = wasteland(survivor(space="camp.d"), enemies=foes)
    t.choose("explore:tile-5")
    first, second = t.options[0], t.options[-1]

    t.choose(first)
    told = t.told("relocate")
    t.choose(second)

    rule_id, spaces = "fallout.explore-action.relocate-enemies", [first.removeprefix("at:"), second.removeprefix("at:")]
    assert told == [(rule_id, {"enemy": "raider", "space": spaces[0]})]
    assert t.told("relocate") == [(rule_id, {"type": "critter", "space": spaces[1]})]
    placed = {each.id: (each.space, each.active) for each in t.state.enemies}
    assert (placed["raider"], placed["mole-rat"]) == ((spaces[0], True), (spaces[1], False))


@rule("fallout.explore-action.flip")
def test_a_tile_that_was_turned_is_not_turned_back() -> None:
    """Everybody has seen its face, even if there is no enemy to draw: that cannot be taken back; a plain move can."""
    t = wasteland(survivor(space="camp.e"))
    t.state.stacks = dict.fromkeys(t.state.stacks, ())
    t.choose("move")
    assert t.game.can_undo

    t.choose("explore:tile-1")

    assert t.state.enemies == ()
    assert not t.game.can_undo


@rule("fallout.explore-action.choose-tile")
def test_a_result_that_explores_turns_a_bordering_tile() -> None:
    """From the CIT ruins three of all facedown tiles are offered; the one that is chosen turns, without an action."""
    t = meets("{do: explore}", icon="wasteland", level=4)

    t.choose("option:do")
    assert (t.prompt, t.options) == ("explore", ("explore:tile-2", "explore:tile-3", "explore:tile-8"))
    t.choose("explore:tile-3")

    assert {"tile-2", "tile-8"} <= {*t.state.land.hidden}
    assert "tile-3" not in t.state.land.hidden
    assert t.state.actions == 1


@rule("fallout.explore-action.choose-tile")
def test_a_result_that_explores_turns_any_tile_where_none_borders() -> None:
    """Diamond City borders no facedown tile: all of them are offered; and if there is none at all, nothing is asked."""
    t = meets("{do: explore}")
    hidden = t.state.land.hidden
    t.choose("option:do")
    assert t.options == tuple(f"explore:{tile}" for tile in hidden)
    t.choose("explore:tile-9")
    assert t.state.land.hidden == tuple(tile for tile in hidden if tile != "tile-9")

    t = meets("{do: explore}", explored=True)
    t.choose("option:do")
    assert t.prompt == "turn"


@rule("fallout.golden-rules.use-as-printed")
@pytest.mark.parametrize("explored", [False, True])
def test_a_card_that_explores_is_of_use_while_a_tile_lies_facedown(explored: bool) -> None:
    """A spyglass turns a tile; with the whole map faceup it would bring nothing and is refused."""
    use = "{moment: turn, pay: discard, effects: [{do: explore}]}"
    pack = story_pack(loot=f"- {{id: spyglass, kind: aid, cost: 1, uses: [{use}]}}\n")

    t = wasteland(survivor(inventory=["spyglass"]), packs=[pack], explored=explored)

    assert ("use:spyglass" in t.options) is not explored
    if explored:
        assert t.refused("use:spyglass") == "fallout.golden-rules.use-as-printed"
