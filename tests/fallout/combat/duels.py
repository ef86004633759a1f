"""A survivor and one enemy in the same space, for the tests of fights."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.kit.fallout import HEAD, Belongings, Wasteland, enemy, story_pack, wasteland

PACK = story_pack(
    assets="""
- {id: marksman-rifle, kind: weapon, cost: 3, letters: PE}
- {id: twin-blade, kind: weapon, cost: 3, letters: SS}
""",
    loot="""
- {id: war-paint, kind: aid, cost: 1, uses: [{moment: before-fight, pay: discard, effects: [{do: rerolls, amount: 1}]}]}
- {id: bandage, kind: aid, cost: 1, uses: [{moment: fight, pay: discard, effects: [{do: heal, amount: 2}]}]}
""",
    quests="""
- id: hunt
  number: 901
  objectives:
    - {id: critter, tasks: [{do: fight, enemy: critter}], results: [{do: caps, amount: 3}]}
    - {id: robot, tasks: [{do: fight, enemy: robot}], results: [{do: caps, amount: 3}]}
    - {id: test, tasks: [{do: test, letters: P, difficulty: 9}]}
""",
)


MISS = [HEAD, HEAD, HEAD]  # no hit icon; only heads


def duel(who: Belongings, *tokens: str, dice: Iterable[int], options: Mapping[str, Any] | None = None) -> Wasteland:
    """A survivor and enemies in one space."""
    foes = [enemy(token, "camp.c") for token in tokens]
    quiet = ["payday-2", "security-2"]  # if the round should end, they wake humans, robots and the shield
    return wasteland(who, enemies=foes, agendas=quiet, dice=dice, options=options, packs=[PACK])
