"""Playing for one group: goals, the last stand, camps and fast travel of a table of Atomic Bonds.

What a goal asks for raises what brings it nearer: a kill, a tile, a card, a place to be at nightfall.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from crossroads.bots.evaluation import View
from crossroads.games.fallout.cards.content import Card, Content
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, GoalWord, cards_of
from crossroads.games.fallout.expansions.atomic_bonds.goal_words import (
    Camps,
    FacedownDangerous,
    FullKit,
    KillLevel,
    PayCaps,
    PayWeapons,
    SecondKill,
    SpecialTokens,
    SurvivorsOnDeadly,
    Upgrades,
)
from crossroads.games.fallout.survivor import SLOTS

GOAL = 14.0  # one of the required goals, in XP
MORE = 7.0  # one beyond them: the other faction goes back
STAND = 90.0  # the game
CLEARED = 0.6  # of it, for each enemy who is to be driven away first
CROWDED = 3  # enemies of the other faction from which on they gain ground
GROUND = 3.0  # what it is worth to make them fewer then
FOUND = 4.0  # a tile, while the place of the last stand is not found


class Together:
    """What the group wants, as one survivor sees it."""

    def __init__(self, content: Content, view: View, me: Mapping[str, Any]) -> None:
        self.content, self.view, self.me = content, view, me
        self.part: View = view["added"][ID]

    @cached_property
    def is_open(self) -> bool:
        """Whether only the last stand is left to do."""
        stand = self.part["last_stand"]
        return stand is not None and bool(stand["open"])

    @cached_property
    def goal_worth(self) -> float:
        goals = self.part["goals"]
        return GOAL if len(goals["done"]) < goals["required"] else MORE

    @cached_property
    def wanted(self) -> list[tuple[GoalWord, int]]:
        """What goals ask for, and how much of it is missing."""
        goals = self.part["goals"]
        found = []
        for goal in goals["faceup"]:
            progress = goals["progress"].get(goal)
            missing = max(1, progress["of"] - progress["have"]) if progress else 1
            found.append((cards_of(self.content).goals[goal].needs, missing))
        return found

    def _steps(self, kind: type[GoalWord]) -> float:
        """What a step toward goals of a kind is worth: the fewer are missing, the more."""
        return sum([self.goal_worth / missing for word, missing in self.wanted if isinstance(word, kind)])

    # -- what brings goals nearer

    def for_kill(self, enemy: View) -> float:
        """What the kill of an enemy is worth to the group."""
        worth = 0.0
        for word, missing in self.wanted:
            if isinstance(word, KillLevel) and enemy["level"] >= word.level:
                worth += self.goal_worth
            elif isinstance(word, SecondKill):
                worth += self.goal_worth if missing == 1 else self.goal_worth * 0.2
        if enemy["type"] == self.part["opposing"] and self.part["enemies"] >= CROWDED:
            worth += GROUND
        stand = self.part["last_stand"]
        if self.is_open and enemy["space"] == stand["space"]:
            worth += STAND / 6
        return worth

    def for_tile(self, back: str) -> float:
        """What it is worth to turn a tile."""
        worth = self._steps(FacedownDangerous) if back == "dangerous" else 0.0
        stand = self.part["last_stand"]
        if stand is not None and not stand["space"]:
            worth += FOUND * (3 if self.is_open else 1)
        if back == "deadly" and not any(tile["back"] == back and tile["face"] for tile in self.view["tiles"]):
            worth += self._steps(SurvivorsOnDeadly) / 2
        return worth

    def for_card(self, card: Card) -> float:
        """What a card is worth for a goal: one to fill the last slots with, or a weapon to give away."""
        worth = 0.0
        lacking = [slot for slot in SLOTS if self.me[slot] is None]
        if card.kind in lacking:
            worth += self._steps(FullKit) / len(lacking)
        if card.kind == "weapon":
            worth += self._steps(PayWeapons) / 2
        return worth

    @property
    def for_upgrade(self) -> float:
        """What a workshop upgrade is worth."""
        return 3.0 + self._steps(Upgrades)

    @property
    def for_xp(self) -> float:
        """How much more XP is worth: new letters come of it."""
        most = max(len(who["special"]) for who in self.view["survivors"])
        return self._steps(SpecialTokens) / 5 if len(self.me["special"]) == most else 0.0

    @property
    def saves_caps(self) -> bool:
        """Whether caps are kept for a goal, by the survivor who has the most of them."""
        if not any(isinstance(word, PayCaps) for word, _ in self.wanted):
            return False
        return bool(self.me["caps"] >= max(who["caps"] for who in self.view["survivors"]))

    # -- places

    def places(self, passes: Any) -> Iterator[tuple[str, float, str]]:
        """Spaces where the group needs somebody: what it is worth to be there, and the option that does it."""
        stand = self.part["last_stand"]
        if self.is_open and stand["space"]:
            yield stand["space"], STAND * passes(stand["letters"], stand["difficulty"]), "atomic-bonds.last-stand"

    def for_camp(self, space: str, name: str) -> float:
        """What it is worth to camp in a space, for a token that can be placed there."""
        camps = self.part["camps"]
        if not name or not camps["gained"] or space in camps["placed"]:
            return 0.0
        return 1.0 + self._steps(Camps)

    def at_night(self, back: str) -> float:
        """What it is worth to end a turn on a tile."""
        return self._steps(SurvivorsOnDeadly) / 2 if back == "deadly" else 0.0
