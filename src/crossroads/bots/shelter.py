"""How well a seat stands in Shelter: everything it has, counted in happiness.

`Weights` is where to change what things are worth. Training, rent and placements were set after short duels of the bot
with itself; the other weights are estimates.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from crossroads.bots.evaluation import View, evaluates
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.games.shelter.content import Content, Item, Spot
from crossroads.games.shelter.floors import SIDES
from crossroads.games.shelter.items import (
    AnyItemEffect,
    AtSpot,
    CheaperDweller,
    CheaperRoom,
    Keepsake,
    Mend,
    MoreRent,
    Receive,
    RefreshOne,
    Reroll,
    Roll,
)
from crossroads.games.shelter.player import LETTERS
from crossroads.games.shelter.resources import KINDS
from crossroads.games.shelter.rewards import BuildRoom, Gain, Happiness, NewDweller, TakeItem

REACH = (0.0, 9 / 36, 14 / 36, 15 / 36)  # how likely the dice hit a side with so many rooms
USUAL = {"rooms": 4.0, "dwellers": 5.0, "items": 4.0, "resources": 5.0}  # what a seat has towards the end
STOCK = (0.0, 1.0, 1.95, 2.85, 3.6, 4.2, 4.6)  # what so many cubes of one kind count for: the sixth counts little


class Weights(msgspec.Struct, frozen=True):
    """What things are worth in happiness."""

    cube: float = 0.4
    placement: float = 0.65  # of one dweller in one round
    wound: float = 0.7
    further_wound: float = 0.15  # more for each one after the first: they queue to be healed
    letter: float = 0.3  # of what the letter would double
    item: float = 1.0
    rent: float = 0.05  # of a room in one round
    threat: float = 0.4  # on the own floor, while there is time to beat it
    first: float = 0.3
    rival: float = 0.5
    win: float = 30.0


class ItemWorth(msgspec.Struct, frozen=True):
    """What an item is worth: so much a round, so much once, and so much at the end."""

    a_round: float
    once: float
    keepsakes: tuple[Keepsake, ...]

    def at(self, rounds: float, has: Mapping[str, float]) -> float:
        """Its worth with so many rounds to come, to somebody who has so many rooms, dwellers, items and resources."""
        total = self.a_round * rounds + self.once * min(1.0, rounds)
        for keepsake in self.keepsakes:
            total += min(keepsake.most, keepsake.happiness * (has[keepsake.of] / keepsake.per if keepsake.of else 1))
        return total


def worth_of(card: Item) -> ItemWorth:
    """What an item is worth, by its effects and by how it is used up."""
    use = sum(_worth_of_a_use(effect) for effect in card.effects)
    keepsakes = tuple(effect for effect in card.effects if isinstance(effect, Keepsake))
    return ItemWorth(0.0, use, keepsakes) if card.mode == "discard" else ItemWorth(use, 0.0, keepsakes)


def _worth_of_a_use(effect: AnyItemEffect) -> float:
    match effect:
        case Roll():
            return 0.07 * effect.bonus
        case Reroll() | Mend():
            return 0.15
        case Receive():
            return 0.3
        case AtSpot() | MoreRent():
            return 0.12
        case CheaperRoom() | CheaperDweller():
            return 0.2 * effect.less
        case RefreshOne():
            return 0.03
        case Keepsake():
            return 0.0


class Situation(msgspec.Struct, frozen=True, eq=False):
    """A view with what is worked out about it once for all seats."""

    view: View
    rounds: float  # to come after the present one
    exact: float  # the same, below zero if more rounds have passed than were expected
    threats: Mapping[str, str]
    known: set[str]  # items that everybody had seen
    letters: dict[str, float]


class Base(msgspec.Struct, frozen=True, eq=False):
    """The situation that options are tried in, and what rivals have there."""

    view: View
    now: Situation
    sides: dict[int, float]


@evaluates("shelter")
class ShelterEvaluation:
    """Values of views, and quick answers to the small questions of a turn."""

    def __init__(self, content: Content, weights: Weights | None = None) -> None:
        self.content = content
        self.weights = weights or Weights()
        self._letters = self._letter_table()
        self._worths = {card.id: worth_of(card) for card in content.items.values()}
        self._any_item = sum(worth.at(5.0, USUAL) for worth in self._worths.values()) / max(1, len(self._worths))
        self._base: Base | None = None
        self._appeal = {room: self._room_appeal(room) for room in content.rooms}

    # -- looking ahead

    def worth_trying(self, view: View, decision: Decision) -> Sequence[str]:
        """All but the waste of a trained dweller where an untrained one does as well."""
        ids = decision.ids
        if decision.prompt != "turn":
            return ids
        offered = {*ids}
        return [option for option in ids if not self._wastes_training(view, option, offered)]

    def _wastes_training(self, view: View, option: str, offered: set[str]) -> bool:
        verb, _, rest = option.partition(":")
        place, _, letters = rest.partition(":")
        if verb != "place" or not letters or f"place:{place}" not in offered:
            return False
        threat = view["threats"].get(place)
        found = self.content.threat_places[place][threat] if threat else self.content.places[place]
        return not any(letter in found.spot.letters for letter in letters)

    def is_settled(self, decision: Decision) -> bool:
        return decision.prompt == "turn"

    def is_over(self, view: View, seat: int, before: View) -> bool:
        following = (seat + 1) % len(view["players"])
        return bool(view["turn"] == following != before["turn"] and view["phase"] == "placement")

    def came(self, events: Iterable[Event]) -> str | None:
        won = [bool(event.about["won"]) for event in events if event.kind == "fight"]
        return None if not won else "win" if won[-1] else "lose"

    def value(self, view: View, seat: int, before: View) -> float:
        """The own side less a part of the best rival's; after the end, who has won."""
        if self._base is None or self._base.view is not before:
            self._base = self._make_base(before)
        now = self._situation(view, self._base)
        own = self._side(now, seat)
        rivals = [self._rival(now, other, self._base) for other in range(len(view["players"])) if other != seat]
        outcome = view["outcome"]
        if outcome is not None:
            won = self.weights.win / len(outcome["winners"]) if seat in outcome["winners"] else -self.weights.win
            return won + own - max(rivals)
        share = self.weights.rival if now.rounds else 1.0
        return own - share * max(rivals)

    def rounds_left(self, view: View) -> float:
        """About how many rounds will follow the present one."""
        if view["ending"] or view["outcome"] is not None:
            return 0.0
        return self._rounds_to_come(view["floors"], view["threat_cards"]["deck"])

    def _rounds_to_come(self, floors: Sequence[Mapping[str, Any]], threat_deck: int) -> float:
        rate, most = 0.0, 0
        for floor in floors:
            left, right = len(floor["left"]), len(floor["right"])
            rate += REACH[left] + REACH[right]
            if floor["owner"] is not None and left + right > most:
                most = left + right
        return max(0.6, min(threat_deck / (0.85 * rate + 0.3), 1.6 * (6 - most)))

    def _make_base(self, before: View) -> Base:
        known = {item["id"] for player in before["players"] for item in player["items"]} | {*before["items"]["row"]}
        rounds = self.rounds_left(before)
        now = Situation(before, rounds, rounds, before["threats"], known, self._letter_values(before))
        return Base(before, now, {})

    def _situation(self, view: View, base: Base) -> Situation:
        """A view as it is to be valued: threats that the dice may have brought since `before` are left out."""
        before = base.view
        same_floors = view["floors"] == before["floors"]
        exact = base.now.exact
        if view["outcome"] is not None or view["ending"] == "sixth-room":
            exact = 0.0
        elif not same_floors and not before["ending"]:
            exact = self._rounds_to_come(view["floors"], before["threat_cards"]["deck"])
        if view["outcome"] is None:
            exact -= view["round"] - before["round"]
        letters = base.now.letters if same_floors else self._letter_values(view)
        threats = before["threats"] and self._known_threats(view, before)
        return Situation(view, max(0.0, exact), exact, threats, base.now.known, letters)

    def _known_threats(self, view: View, before: View) -> dict[str, str]:
        """Threats that lay there before and are not beaten."""
        now: dict[str, str] = view["threats"]
        standing = {
            dweller["spot"] for player in view["players"] for dweller in player["dwellers"] if not dweller["wounded"]
        }
        return {spot: card for spot, card in before["threats"].items() if spot in now and spot not in standing}

    def _rival(self, now: Situation, seat: int, base: Base) -> float:
        """A rival's side; most of what one does leaves it as it was."""
        view, before = now.view, base.view
        if (
            now.exact != base.now.exact
            or view["players"][seat] != before["players"][seat]
            or view["first"] != before["first"]
            or now.letters is not base.now.letters
            or len(now.threats) != len(before["threats"])
        ):
            return self._side(now, seat)
        if seat not in base.sides:
            base.sides[seat] = self._side(base.now, seat)
        return base.sides[seat]

    def _side(self, now: Situation, seat: int) -> float:
        """All that one seat has, in happiness."""
        w, view, rounds = self.weights, now.view, now.rounds
        player = view["players"][seat]
        rooms: list[str] = []
        for floor in view["floors"]:
            if floor["owner"] == seat:
                rooms = floor["left"] + floor["right"]
        home, wounded, trained = 0, 0, 0.0
        for dweller in player["dwellers"]:
            at_home = not dweller["spot"] and not dweller["waiting"]
            home += at_home and not player["passed"]
            wounded += dweller["wounded"]
            if (dweller["letter"] or dweller["training"]) and (rounds or at_home):
                trained += self._training(dweller, now.letters, rounds)
        people = len(player["dwellers"])
        placements = max(0.0, home + people * now.exact)
        power, food, water = player["cubes"].values()
        cubes = power + food + water
        total: float = player["happiness"]
        if cubes:
            total += w.cube * (STOCK[power] + STOCK[food] + STOCK[water]) * min(1.0, 1.5 * placements / cubes)
        total += w.placement * placements
        if wounded:
            total -= min(1.0, rounds + home) * (w.wound + w.further_wound * (wounded - 1)) * wounded
        total += w.letter * trained
        if player["items"]:
            ahead = min(rounds, 4.0)
            has = {"rooms": len(rooms) + 0.4 * ahead, "dwellers": people + 0.3 * ahead, "resources": cubes}
            has["items"] = len(player["items"])
            total += w.item * self._items(player["items"], now.known, rounds, has)
        for room in rooms:
            total += w.rent * rounds * self._appeal[room]
        if now.threats:
            covered = sum(f"{room}.{half}" in now.threats for room in rooms for half in SIDES)
            total -= covered * (w.threat + (1 - w.threat) / (1 + rounds))
        if rounds and view["first"] == seat:
            total += w.first
        return total

    def _training(self, dweller: Mapping[str, Any], letters: dict[str, float], rounds: float) -> float:
        """What a dweller's training, or the one it is sent to, will double."""
        if dweller["letter"]:
            return letters[dweller["letter"]]
        if dweller["training"] and rounds:
            return max(letters.values()) if dweller["training"] == "*" else letters[dweller["training"]]
        return 0.0

    # -- what cards are worth

    def _reward_worth(self, spot: Spot) -> float:
        w = self.weights
        total = 0.0
        for reward in spot.reward:
            if isinstance(reward, Gain):
                total += w.cube * reward.bill.size
            elif isinstance(reward, TakeItem):
                total += 1.2 * reward.amount
            elif isinstance(reward, Happiness):
                total += reward.amount
            elif isinstance(reward, NewDweller):
                total += 2.5 * reward.amount
            elif isinstance(reward, BuildRoom):
                total += 1.0
        return total

    def _cost_worth(self, spot: Spot) -> float:
        bill = sum(cost.bill.size for cost in spot.cost if hasattr(cost, "bill"))
        others = sum(0.9 for cost in spot.cost if not hasattr(cost, "bill"))
        return self.weights.cube * bill + others

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

    def _letter_values(self, view: View) -> dict[str, float]:
        """What a dweller trained in each letter would add, in the rooms that are built."""
        values = dict.fromkeys(LETTERS, 0.1)
        for floor in view["floors"]:
            for side in SIDES:
                for room in floor[side]:
                    for letter, worth in self._letters[room].items():
                        values[letter] = max(values[letter], worth)
        return values

    def _items(
        self, owned: Sequence[Mapping[str, Any]], known: set[str], rounds: float, has: Mapping[str, float]
    ) -> float:
        """What own items are worth; one that came from a deck unseen counts as any."""
        total = 0.0
        for item in owned:
            if item["id"] in known:
                total += self._worths[item["id"]].at(rounds, has) - 0.1 * item["exhausted"]
            else:
                total += self._any_item * min(1.0, 0.2 + rounds / 5)
        return total

    # -- small questions

    def answer(self, view: View, decision: Decision) -> str:
        ids = decision.ids
        answers = {
            "gain-any": self._scarcest,
            "rent": self._scarcest,
            "spare": self._scarcest,
            "pay-any": self._most_plentiful,
            "take-item": self._best_item,
            "ready-item": self._best_item,
            "give-item": self._worst_item,
            "build-which": self._best_room,
            "train-letter": self._best_letter,
        }
        if decision.prompt in answers:
            return answers[decision.prompt](view, decision.seat, ids)
        if decision.prompt in ("close", "before-roll", "after-roll", "react"):
            return self._use_or_not(view, decision)
        if decision.prompt == "discount" and "pay" in ids:
            return "pay"
        return ids[-1] if decision.prompt == "wound-whom" else ids[0]

    def _stock(self, view: View, seat: int, option: str) -> int:
        kind = option.partition(":")[2]
        cubes = view["players"][seat]["cubes"]
        return int(cubes.get(kind, 99)) if kind in KINDS else 99

    def _scarcest(self, view: View, seat: int, ids: tuple[str, ...]) -> str:
        """The kind of which there is least; an item that brings more comes first."""
        helpers = [option for option in ids if option.startswith("use:")]
        return helpers[0] if helpers else min(ids, key=lambda option: self._stock(view, seat, option))

    def _most_plentiful(self, view: View, seat: int, ids: tuple[str, ...]) -> str:
        return max(ids, key=lambda option: self._stock(view, seat, option))

    def _item_of(self, view: View, option: str) -> float:
        return self._worths[option.partition(":")[2]].at(self.rounds_left(view), USUAL)

    def _best_item(self, view: View, seat: int, ids: tuple[str, ...]) -> str:
        return max(ids, key=lambda option: self._item_of(view, option))

    def _worst_item(self, view: View, seat: int, ids: tuple[str, ...]) -> str:
        return min(ids, key=lambda option: self._item_of(view, option))

    def _best_room(self, view: View, seat: int, ids: tuple[str, ...]) -> str:
        rounds = self.rounds_left(view)

        def worth(option: str) -> float:
            room = self.content.rooms.get(option.partition(":")[2])
            if room is None:
                return 0.0
            price = room.price.size if room.price else 0
            return 1.5 + self.weights.rent * rounds * self._appeal[room.id] - self.weights.cube * price

        return max(ids, key=worth)

    def _best_letter(self, view: View, seat: int, ids: tuple[str, ...]) -> str:
        values = self._letter_values(view)
        return max(ids, key=lambda option: values[option.partition(":")[2]])

    def _use_or_not(self, view: View, decision: Decision) -> str:
        """Use what is ready again next round; keep what is used up, and do not swap or refresh for its own sake."""
        for option in decision.ids:
            verb, _, thing = option.partition(":")
            card = self.content.items.get(thing)
            if verb == "use" and card is not None and card.mode == "exhaust" and self._has_point(view, decision, card):
                return option
        return next(option for option in decision.ids if option in ("end", "roll", "accept"))

    def _has_point(self, view: View, decision: Decision, card: Item) -> bool:
        """Whether using an item now does anything for its owner."""
        if decision.prompt == "before-roll":
            return int(decision.about["value"]) - int(decision.about["bonus"]) > 2
        room_left = min(view["players"][decision.seat]["cubes"].values()) < 6
        return any(
            isinstance(effect, Mend | Reroll) or (isinstance(effect, Receive | AtSpot) and room_left)
            for effect in card.effects
        )
