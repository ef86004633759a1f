"""A card that draws enemies, and tiles around the camp, for the tests of enemies."""

from tests.kit.fallout import Wasteland, story_pack

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


TILES = {"1,0": "g2", "0,1": "g3"}  # critter icons at g2.b and g3.a


def spaces(t: Wasteland, active: bool) -> dict[str, str]:
    """Where the tokens lie that are active, or inactive."""
    return {each.id: each.space for each in t.state.enemies if each.active == active}
