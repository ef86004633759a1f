"""Terrain: what difficult and irradiated spaces cost, and whom."""

import pytest

from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import deal, enemy, met_with, story_pack, survivor, wasteland
from tests.kit.stories import quest_card

GLOWING_CAMP = story_pack(
    tiles="- {id: camp, back: start, border: 'aee eee edd ddd daa aaa', inside: ab ad ae bc bd cd ce de,"
    " spaces: {a: {irradiated: true}, b: {difficult: true}, c: {name: crossroads-camp}, d: {}, e: {}}}\n"
)


@rule("fallout.terrain.difficult-cost")
@pytest.mark.parametrize(("space", "left"), [("camp.b", 0), ("camp.d", 1)])
def test_a_difficult_space_costs_one_point_more(space: str, left: int) -> None:
    """Of 2 points a step into the difficult space b of the camp leaves 0, one into the plain space d leaves 1."""
    t = wasteland(survivor(space="camp.c"), points=2)

    t.choose(f"step:{space}")

    assert t.state.points == left


@rule("fallout.terrain.difficult-cost")
def test_leaving_a_difficult_space_costs_nothing_more() -> None:
    """From the difficult space b a plain one is entered for 1 point."""
    t = wasteland(survivor(space="camp.b"), points=1)

    t.choose("step:camp.a")

    assert t.survivor().space == "camp.a"


@rule("fallout.terrain.difficult-needs-points")
@pytest.mark.parametrize("actions", [0, 1])
def test_one_point_does_not_lead_into_a_difficult_space(actions: int) -> None:
    """With 1 movement point the difficult space b is refused, the plain ones beside it are not."""
    t = wasteland(survivor(space="camp.c"), points=1, actions=actions)

    assert t.refused("step:camp.b") == "fallout.terrain.difficult-needs-points"
    assert "step:camp.d" in t.options


@rule("fallout.terrain.irradiated-rad")
def test_who_moves_into_an_irradiated_space_suffers_a_rad() -> None:
    """Rads 2 and a step into the irradiated space e of Boston: rads are 3, and HP stay."""
    t = wasteland(survivor(space="bos.d", rads=2), points=1)

    t.choose("step:bos.e")

    assert (t.survivor().rads, t.survivor().hp) == (3, 16)


@rule("fallout.terrain.irradiated-rad")
def test_irradiated_is_not_difficult() -> None:
    """One point is enough to enter it, and a plain space gives no rad."""
    t = wasteland(survivor(space="bos.e"), points=2)

    t.choose("step:bos.d")

    assert (t.state.points, t.survivor().rads) == (1, 0)


@rule("fallout.terrain.irradiated-each-entry")
def test_every_entry_costs_a_rad_and_staying_none() -> None:
    """In, out and in again are 2 rads; a step on into the next irradiated space is a third; staying adds none."""
    t = wasteland(survivor(space="bos.d"), points=4)

    t.choose("step:bos.e", "step:bos.d", "step:bos.e")
    assert t.survivor().rads == 2
    t.choose("step:bos.f")
    assert t.survivor().rads == 3
    t.end_turn()
    t.end_turn()

    assert t.survivor().rads == 3


@rule("fallout.terrain.placement-is-not-moving")
def test_a_card_that_puts_the_figure_into_irradiated_terrain_gives_no_rad() -> None:
    """Put into the nearest irradiated space from the CIT ruins: the figure is there and rads are still 0."""
    t = met_with("{do: travel, to: {terrain: irradiated}}")
    if t.prompt == "travel":
        t.choose(t.options[0])

    assert t.state.land.spaces[t.survivor().space].irradiated
    assert t.survivor().rads == 0


@rule("fallout.terrain.placement-is-not-moving")
def test_starting_in_an_irradiated_space_gives_no_rad() -> None:
    """The camp's space a is irradiated for once: who starts there has no rad."""
    t = deal(1, packs=[GLOWING_CAMP])

    t.choose("survivor:wastelander", "start:camp.a", "keep:tire-iron")

    assert (t.survivor().space, t.survivor().rads) == ("camp.a", 0)


@rule("fallout.terrain.placement-is-not-moving")
def test_coming_back_to_an_irradiated_space_gives_no_rad() -> None:
    """Killed with 5 rads and put back into the irradiated space a of the camp: rads are still 5."""
    t = met_with("{do: damage, amount: 16}", survivor(rads=5), survivor(), packs=[GLOWING_CAMP])

    t.choose("return:camp.a")

    assert (t.survivor().space, t.survivor().rads) == ("camp.a", 5)


@rule("fallout.terrain.terrain-only-survivors")
def test_an_enemy_enters_difficult_terrain_in_one_step() -> None:
    """A raider in space a goes for a survivor in c: its way through the difficult space b is one step like any other."""
    t = wasteland(survivor(space="camp.c"), enemies=[enemy("raider", "camp.a")], agendas=["managing-it-1", "payday-1"])

    t.choose("end")

    assert t.prompt == "enemy-path"
    t.choose("to:camp.b")
    assert t.enemies_at("camp.b") == ["raider"]


@rule("fallout.terrain.terrain-only-survivors")
def test_irradiated_terrain_does_an_enemy_no_harm() -> None:
    """A raider walks through the irradiated space e of Boston and is there as before."""
    t = wasteland(survivor(space="bos.f"), enemies=[enemy("raider", "bos.d")], agendas=["managing-it-1", "payday-1"])

    t.choose("end")
    if t.prompt == "enemy-path":
        t.choose("to:bos.e")

    assert [(each.id, each.space, each.active) for each in t.state.enemies] == [("raider", "bos.e", True)]


@rule("fallout.terrain.marking")
def test_terrain_is_an_attribute_of_the_space() -> None:
    """The data gives the camp's b as difficult and Boston's e as irradiated; the map costs and hurts accordingly."""
    land = deal().state.land

    assert [space for space in land.starting if land.spaces[space].difficult] == ["camp.b"]
    assert [space for space in land.spaces if land.spaces[space].irradiated] == ["bos.e", "bos.f"]
    assert [land.cost(space) for space in ("camp.b", "camp.c", "bos.e")] == [2, 1, 1]


@rule("fallout.terrain.marking")
def test_a_border_of_a_pack_is_what_it_says() -> None:
    """A tile whose space a is irradiated gives a rad there, where the same space of the usual camp gives none."""
    for packs, rads in (([GLOWING_CAMP], 1), ([], 0)):
        t = wasteland(survivor(space="camp.d"), points=1, packs=packs)

        t.choose("step:camp.a")

        assert t.survivor().rads == rads


@rule("fallout.terrain.placement-is-not-moving")
def test_nobody_is_put_on_a_tile_that_is_not_explored() -> None:
    """A figure is to go to a tile that lies facedown: it stays where it is; once the tile is turned it goes there."""
    hidden = met_with("{do: travel, to: {tile: '1,0'}}")
    known = met_with("{do: travel, to: {tile: '1,0'}}", tiles={"1,0": "g1"})

    assert (hidden.survivor().space, hidden.happened("travel")) == ("cit.a", [])
    assert known.prompt == "travel"
    assert {option.removeprefix("at:") for option in known.options} <= {*known.state.land.at["1,0"]}


@rule("fallout.terrain.placement-is-not-moving")
def test_a_quest_may_put_a_figure_at_its_own_marker() -> None:
    """Two quests have markers on the map: the one that is completed sends its survivor to its own."""
    pack = story_pack(
        quests=quest_card("errand", 901)
        + quest_card("trip", 902, "id: do, results: [{do: travel, to: {marker: true}}]")
    )
    lying = (Staged("errand", "red", "camp.b"), Staged("trip", "blue", "dia.d"))
    t = wasteland(survivor(), survivor(), quests=lying, packs=(pack,))

    t.choose("quest:trip:do")

    assert t.survivor().space == "dia.d"
