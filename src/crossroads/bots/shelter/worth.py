"""What things are worth in Shelter, counted in happiness.

`Weights` is where to change it. Training, rent and placements were set after short duels of the bot with itself; the
other weights are estimates.
"""

from collections.abc import Mapping

import msgspec

from crossroads.bots.evaluation import View
from crossroads.games.shelter.cards.content import Content, Item
from crossroads.games.shelter.cards.effects import EndBonus
from crossroads.games.shelter.cards.places import Spot, demand_of
from crossroads.games.shelter.floor import SIDES
from crossroads.games.shelter.player import LETTERS

USUAL = {"rooms": 4.0, "dwellers": 5.0, "items": 4.0, "resources": 5.0}  # what a seat has towards the end


class Weights(msgspec.Struct, frozen=True):
    """What things are worth in happiness."""

    cube: float = 0.4
    placement: float = 0.65  # of one dweller in one round
    wound: float = 0.7
    further_wound: float = 0.15  # more for each one after the first: they queue to be healed
    letter: float = 0.3  # of what the letter would double
    item: float = 1.0
    rent: float = 0.05  # of a room in one round
    threat: float = 0.4  # on one's own floor, while there is time to beat it
    first: float = 0.3
    rival: float = 0.5
    win: float = 30.0


class ItemWorth(msgspec.Struct, frozen=True):
    """What an item is worth: so much a round, so much once, and so much at the end."""

    a_round: float
    once: float
    at_the_end: tuple[EndBonus, ...]

    def at(self, rounds: float, has: Mapping[str, float]) -> float:
        """Its worth with so many rounds to come, to somebody who has so many rooms, dwellers, items and resources."""
        total = self.a_round * rounds + self.once * min(1.0, rounds)
        for bonus in self.at_the_end:
            total += bonus.forecast(has)
        return total


def worth_of(card: Item) -> ItemWorth:
    """What an item is worth, by its effects and by how it is used up."""
    use = sum(effect.appeal() for effect in card.effects)
    at_the_end = tuple(effect for effect in card.effects if isinstance(effect, EndBonus))
    return ItemWorth(0.0, use, at_the_end) if card.mode == "discard" else ItemWorth(use, 0.0, at_the_end)


class Worths:
    """What the cards of a table are worth, worked out once."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.content = content
        self.weights = weights
        self.items = {card.id: worth_of(card) for card in content.items.values()}
        self.any_item = sum(worth.at(5.0, USUAL) for worth in self.items.values()) / max(1, len(self.items))
        self.appeal = {room: self._room_appeal(room) for room in content.rooms}
        self._letters = self._letter_table()

    def letter_values(self, view: View) -> dict[str, float]:
        """What a dweller trained in each letter would add, in the rooms that are built."""
        values = dict.fromkeys(LETTERS, 0.1)
        for floor in view["floors"]:
            for side in SIDES:
                for room in floor[side]:
                    for letter, worth in self._letters[room].items():
                        values[letter] = max(values[letter], worth)
        return values

    def _reward_worth(self, spot: Spot) -> float:
        total = 0.0
        for reward in spot.reward:
            total += reward.appeal(self.weights.cube)
        return total

    def _cost_worth(self, spot: Spot) -> float:
        return self.weights.cube * demand_of(spot).bill.size + sum(cost.burden for cost in spot.cost)

    def _spots_of(self, room: str) -> list[Spot]:
        return [place.spot for place in self.content.room_places[room]]

    def _room_appeal(self, room: str) -> float:
        """How much a room draws dwellers: what its better spot leaves over, and half of the other's."""
        gains = sorted(
            (max(0.0, self._reward_worth(spot) - self._cost_worth(spot)) for spot in self._spots_of(room)), reverse=True
        )
        return sum(gain / (place + 1) for place, gain in enumerate(gains))

    def _letter_table(self) -> dict[str, dict[str, float]]:
        """Room -> letter -> what a matching dweller adds there."""
        table: dict[str, dict[str, float]] = {}
        for room in self.content.rooms:
            found: dict[str, float] = {}
            for spot in self._spots_of(room):
                for letter in spot.letters:
                    found[letter] = max(found.get(letter, 0.0), self._reward_worth(spot))
            table[room] = found
        return table
