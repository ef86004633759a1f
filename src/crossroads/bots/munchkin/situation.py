"""A view with what a plan needs to know about it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from crossroads.bots.evaluation import OwnChoices, View
from crossroads.bots.munchkin.weights import Weights
from crossroads.games.munchkin.cards.content import Content
from crossroads.games.munchkin.cards.words import ALWAYS, Condition, Property

Who = dict[str, Any]  # a player, as the view shows it
ESCAPES = 5  # munchkin.run-away.roll
SIDES = 6
LAST = 9  # the highest Level that anything but a kill can bring
WON = 10


class Sums(NamedTuple):
    """The two sides of a fight, and whether that is a victory."""

    munchkins: int
    monsters: int
    winning: bool


def nothing_before(since: str, *, own_only: bool = False) -> tuple[str, ...]:
    """The past of a seat of which none is known."""
    return ()


class Situation:
    """One seat's side of the table."""

    def __init__(
        self,
        content: Content,
        weights: Weights,
        view: View,
        seat: int,
        own_choices: OwnChoices = nothing_before,
    ) -> None:
        self.content = content
        self.weights = weights
        self.view = view
        self.seat = seat
        self.own_choices = own_choices
        self.players: list[Who] = view["players"]
        self.me: Who = self.players[seat]
        self.fight: dict[str, Any] | None = view["fight"]

    def card(self, copy: str) -> Any:
        """What a card is."""
        return self.content.by_copy[copy]

    # -- players

    @cached_property
    def rivals(self) -> list[Who]:
        """All others who live."""
        return [who for who in self.players if who["seat"] != self.seat and who["alive"]]

    @cached_property
    def leader(self) -> Who | None:
        """The rival who is nearest to the victory."""
        return max(self.rivals, key=lambda who: (who["level"], who["strength"]), default=None)

    def distrusts(self, who: Who) -> bool:
        """Whether somebody has hindered this seat, or others again and again, in fights that it had agreed to help in."""
        turned = who["turned"]
        return self.seat in turned or len(turned) > 1

    @property
    def is_my_turn(self) -> bool:
        return bool(self.view["active"] == self.seat)

    @property
    def hand(self) -> list[str]:
        """The own hand, with items that were looted as a bundle."""
        return [*(self.me["hand"] or ()), *[gear["id"] for gear in self.me["bundles"]]]

    @property
    def held(self) -> list[str]:
        """All that could be applied: the hand, and one-shots of the Backpack."""
        return [*(self.me["hand"] or ()), *[g["id"] for g in self.me["gear"] if self.card(g["id"]).kind == "one-shot"]]

    def cards_of(self, item: str) -> tuple[str, ...]:
        """An own item with its modifiers."""
        for gear in (*self.me["gear"], *self.me["bundles"]):
            if gear["id"] == item:
                return (item, *gear["modifiers"])
        return (item,)

    def said_since_pass(self) -> list[str]:
        """What this seat has chosen since it last passed: so it does not ask the same again and again."""
        return [*reversed(self.own_choices("pass", own_only=True))]

    # -- what is in force

    def in_force(self, who: Who) -> Iterator[str]:
        """The cards that act on a munchkin."""
        yield from (*who["classes"], *who["traits"], *who["perks"])
        if who["sidekick"]:
            yield who["sidekick"]
        for gear in who["gear"]:
            if gear["counts"]:
                yield from (gear["id"], *gear["modifiers"])
        for kept in who["kept"]:
            if self.card(kept["id"]).kind != "monster":
                yield kept["id"]

    def amount(self, who: Who, stat: str) -> int:
        """What is added to a number of a munchkin."""
        words = [word for card in self.in_force(who) for word in self.content.properties[card].get(stat, ())]
        return sum([word.amount for word in words if self.holds(who, word.when)])

    def holds(self, who: Who, when: Condition) -> bool:
        """Whether a munchkin meets a condition, as far as the table tells."""
        if when is ALWAYS or when == ALWAYS:
            return True
        classes = [self.card(card).id for card in who["classes"]]
        fight = self.fight
        tags = [tag for foe in fight["foes"] for tag in self.card(foe["like"]).tags] if fight else []
        levels = [self.card(foe["like"]).level for foe in fight["foes"]] if fight else []
        is_helped = fight is not None and fight["helper"] is not None
        return (
            (not when.class_ or when.class_ in classes)
            and (not when.not_class or when.not_class not in classes)
            and (not when.classless or not classes)
            and (not when.sex or when.sex == who["sex"])
            and who["level"] >= when.level_from
            and (not when.level_to or who["level"] <= when.level_to)
            and (not when.lowest or who["level"] <= min(each["level"] for each in self.players if each["alive"]))
            and (not when.alone or not is_helped)
            and (not when.helped or is_helped)
            and (not when.sidekick or bool(who["sidekick"]))
            and (not when.uses or self.uses(who, when.uses))
            and not when.wears
            and (not when.foe or when.foe in tags)
            and (not when.foe_level or any(level >= when.foe_level for level in levels))
        )

    def uses(self, who: Who, what: str) -> bool:
        """Whether a munchkin uses a kind of weapon, or fire."""
        for gear in who["gear"]:
            if gear["counts"]:
                if getattr(self.card(gear["id"]), "weapon", "") == what:
                    return True
                if what == "fire" and any(
                    "fire" in self.content.properties[c] for c in (gear["id"], *gear["modifiers"])
                ):
                    return True
        return False

    # -- fights

    @property
    def lead(self) -> int:
        """By how much the munchkins are ahead; a tie goes to the monsters."""
        return int(self.fight["munchkins"] - self.fight["monsters"]) if self.fight else 0

    def sums_with(self, helper: Who) -> Sums:
        """Both sides with a helper in the fight: as an open offer has it, else with no more than its strength added."""
        assert self.fight is not None
        both = {self.fight["fighter"], helper["seat"]}
        for offer in (*reversed(self.view["offers"]), self.view["draft"]):
            if offer is not None and offer["together"] and {offer["seat"], offer["partner"]} == both:
                return Sums(**offer["together"])
        munchkins, monsters = int(self.fight["munchkins"]) + helper["strength"], int(self.fight["monsters"])
        return Sums(munchkins, monsters, munchkins > monsters)

    @property
    def levels_due(self) -> int:
        """The levels that a victory brings."""
        assert self.fight is not None
        there = [self.card(foe["like"]).levels for foe in self.fight["foes"]]
        return int(sum(there) + sum(gone["levels"] for gone in self.fight["gone"]))

    @property
    def treasures_due(self) -> int:
        assert self.fight is not None
        return int(sum(each["treasures"] for each in (*self.fight["foes"], *self.fight["gone"])))

    def foe(self, name: str) -> dict[str, Any] | None:
        """A monster of the fight."""
        foes = self.fight["foes"] if self.fight else ()
        return next((foe for foe in foes if foe["id"] == name), None)

    def strength_of_monster(self, who: Who, card: str) -> float:
        """How strong a monster would be against a munchkin, its radioactivity by the odds of the roll."""
        monster = self.card(card)
        specials = [word for word in monster.special if word.tag == "stronger" and self.holds(who, word.when)]
        fails = chance(SIDES - who["defence"])
        return float(monster.level + sum(word.amount for word in specials) + monster.radiation * fails)

    def strength_against(self, who: Who, card: str) -> float:
        """How strong a munchkin would be alone against a monster."""
        ignored = [word.what for word in self.card(card).special if word.tag == "ignores"]
        strength = float(who["strength"])
        for part in who["parts"]:
            item = self.content.by_copy.get(part["what"])
            if item is not None and item.kind == "item" and (item.slot in ignored or item.weapon in ignored):
                strength -= part["amount"]
        if self.fight is None:
            strength += sum(word.amount for word in self._bonuses(who) if word.when.alone)
        return strength

    def _bonuses(self, who: Who) -> Iterator[Property]:
        for card in self.in_force(who):
            yield from self.content.properties[card].get("bonus", ())

    def escape(self, who: Who, foe: dict[str, Any]) -> float:
        """The chance to get away from a monster."""
        words = self.card(foe["like"]).special
        if any(word.tag == "no-escape" for word in words):
            return 0.0
        if any(word.tag == "wont-chase" and self.holds(who, word.when) for word in words):
            return 1.0
        return chance(SIDES + 1 - (ESCAPES - who["run"] - foe["run"]))


def chance(faces: int) -> float:
    """The chance that a die shows one of so many faces."""
    return min(SIDES, max(0, faces)) / SIDES
