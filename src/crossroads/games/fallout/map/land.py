"""The map as a graph: spaces, who is next to whom, how far it is (topics map-tiles, spaces, terrain).

A space is named by its face and letter (`cit.a`). A facedown tile is a single node (`tile-5`, by its place on the plan):
enemies cross it as one space, survivors only explore it (fallout.enemy-activation.cross-facedown).
"""

from collections import deque
from functools import lru_cache

from crossroads.games.fallout.cards.content import Content, Face, Scenario, Space
from crossroads.games.fallout.cards.tiles import EDGES

FAR = 999


class Land:
    """The map at one moment: made from what lies faceup, and shared by all who see the same."""

    def __init__(self, content: Content, scenario: Scenario, shown: tuple[str, ...]) -> None:
        self.spaces: dict[str, Space] = {}  # faceup ones, in the order of the plan
        self.place_of: dict[str, int] = {}  # node -> place on the plan
        self.backs: dict[str, str] = {}  # node -> back of its tile
        self.named: dict[str, str] = {}  # name of a location -> space
        self.hidden: tuple[str, ...] = ()  # facedown tiles
        self.starting: tuple[str, ...] = ()  # the spaces of the starting tile (fallout.map-tiles.starting-tile)
        self.at: dict[str, tuple[str, ...]] = {}  # coordinates on the plan -> the nodes of the tile there
        borders: list[tuple[str, ...]] = []  # place -> the node that owns each of 18 thirds
        pairs: list[tuple[str, str]] = []
        for place, (spot, face_id) in enumerate(zip(scenario.map, shown, strict=True)):
            if not face_id:
                node = f"tile-{place}"
                assert spot.back is not None
                self.place_of[node], self.backs[node] = place, spot.back
                self.hidden += (node,)
                borders.append((node,) * 18)
                continue
            face = content.faces[face_id]
            borders.append(tuple(f"{face_id}.{letter}" for letter in face.border.replace(" ", "")))
            pairs += [(f"{face_id}.{pair[0]}", f"{face_id}.{pair[1]}") for pair in face.inside.split()]
            self._add_spaces(face, place)
        for one, other in _across(scenario, borders):
            pairs.append((one, other))
        for place, spot in enumerate(scenario.map):
            self.at[f"{spot.q},{spot.r}"] = tuple([node for node, where in self.place_of.items() if where == place])
        near: dict[str, list[str]] = {node: [] for node in self.place_of}
        for one, other in pairs:
            if other not in near[one]:  # one stretch of a shared border is enough
                near[one].append(other)
                near[other].append(one)
        self.near: dict[str, tuple[str, ...]] = {node: tuple(sorted(others)) for node, others in near.items()}
        self.steps: dict[str, tuple[str, ...]] = {  # where a survivor can go (fallout.move-action.not-onto-facedown)
            space: tuple([other for other in self.near[space] if other in self.spaces]) for space in self.spaces
        }
        self.unexplored: dict[str, tuple[str, ...]] = {  # facedown tiles that a space borders
            space: tuple([other for other in self.near[space] if other not in self.spaces]) for space in self.spaces
        }
        self._distances: dict[str, dict[str, int]] = {}

    def _add_spaces(self, face: Face, place: int) -> None:
        for letter, space in face.spaces.items():
            node = f"{face.id}.{letter}"
            self.spaces[node] = space
            self.place_of[node], self.backs[node] = place, face.back
            if space.name:
                self.named[space.name] = node
            if face.back == "start":
                self.starting += (node,)

    def distances(self, node: str) -> dict[str, int]:
        """Steps from a node to every other, terrain aside (fallout.enemies.distance-measure)."""
        known = self._distances.get(node)
        if known is None:
            known = self._distances[node] = self._walk(node)
        return known

    def _walk(self, node: str) -> dict[str, int]:
        steps = {node: 0}
        queue = deque([node])
        while queue:
            here = queue.popleft()
            for other in self.near[here]:
                if other not in steps:
                    steps[other] = steps[here] + 1
                    queue.append(other)
        return steps

    def distance(self, one: str, other: str) -> int:
        """How many steps apart two nodes are."""
        return self.distances(one).get(other, FAR)

    def within(self, space: str, steps: int) -> tuple[str, ...]:
        """The spaces that are at most so many steps away, over spaces alone."""
        found = {space: 0}
        queue = deque([space])
        while queue:
            here = queue.popleft()
            for other in self.steps[here] if found[here] < steps else ():
                if other not in found:
                    found[other] = found[here] + 1
                    queue.append(other)
        return tuple(found)

    def cost(self, space: str) -> int:
        """Movement points for a step into a space (fallout.terrain.difficult-cost)."""
        return self.spaces[space].points

    def icons(self, enemy_type: str) -> list[str]:
        """The spaces with an icon of an enemy type, one entry an icon."""
        return [node for node, space in self.spaces.items() for each in space.enemies if each == enemy_type]


def _across(scenario: Scenario, borders: list[tuple[str, ...]]) -> list[tuple[str, str]]:
    """The pairs that touch across tile edges (fallout.spaces.adjacency-across-tiles).

    Both borders run clockwise, so the j-th third of an edge touches the third of the opposite edge that is j-th from
    its end.
    """
    places = {(spot.q, spot.r): place for place, spot in enumerate(scenario.map)}
    pairs = []
    for (q, r), place in places.items():
        for edge in range(3):
            step = EDGES[edge]
            other = places.get((q + step[0], r + step[1]))
            if other is None:
                continue
            for third in range(3):
                pairs.append((borders[place][edge * 3 + third], borders[other][(edge + 3) * 3 + 2 - third]))
    return pairs


@lru_cache(maxsize=2048)
def land_of(content: Content, scenario: str, shown: tuple[str, ...]) -> Land:
    """The map of a scenario with these faces up."""
    return Land(content, content.scenarios[scenario], shown)
