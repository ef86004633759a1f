"""What a player has: Level, hand, gear, class, Perks, Sidekick, and what acts on the munchkin."""

from typing import Literal

import msgspec

from crossroads.games.munchkin.cards.words import ALWAYS, Condition

Sex = Literal["female", "male"]
HIGHEST = 10  # munchkin.setup.level-counters
LOWEST = 1  # munchkin.level.floor


class Gear(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An item with all that is attached to it, in use or in the Backpack."""

    id: str
    used: bool = False
    modifiers: tuple[str, ...] = ()
    cheat: str = ""  # the card that frees it from all limits
    carried: bool = False  # by the Sidekick, beyond the limit of Big items
    idle: bool = False  # in use, but its owner has named it as one too many: it counts for nothing

    @property
    def cards(self) -> tuple[str, ...]:
        """The item and its modifiers, which move as one."""
        return (self.id, *self.modifiers)


class Kept(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A Trap, a Radiation card or a monster's Bad Stuff that goes on acting on a munchkin."""

    id: str
    until: str  # `fight`: the end of this or the next one; `turns`: of own turns; `kept`: cured; `creep`: grows
    left: int = 0  # own turns that must end before it does
    penalty: int = 0  # what has crept up so far
    echo: bool = False  # of a monster that caught two munchkins: the card lies in front of the other one
    like: str = ""  # the monster whose Bad Stuff it is, if another card stands for it

    @property
    def acts_as(self) -> str:
        """The card whose words act on the munchkin."""
        return self.like or self.id


class Lasting(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a power or an applied card adds to a munchkin's numbers for a while."""

    stat: str
    amount: int
    until: str  # `fight`, `flight` or `turn`
    card: str
    when: Condition = ALWAYS


class Player(msgspec.Struct, gc=False):
    """One seat's munchkin. Fields are replaced, never changed inside, so a shallow copy is a full one."""

    seat: int
    sex: Sex
    level: int = LOWEST
    alive: bool = True
    dying: bool = False
    redraw: bool = False  # came back from death: draws new cards at the start of the next own turn
    hand: tuple[str, ...] = ()
    bundles: tuple[Gear, ...] = ()  # in hand: items that were looted with their modifiers, as all have seen
    gear: tuple[Gear, ...] = ()
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    perks: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()  # Perks to choose from
    sidekick: str = ""
    kept: tuple[Kept, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    received: tuple[str, ...] = ()  # cards in hand that may be played at once
    from_deck: tuple[str, ...] = ()  # of them, those that were drawn
    restoring: bool = False  # may win back at once what a fall has cost
    turned: tuple[int, ...] = ()  # fighters whom it hindered while it was their helper: all have seen it
    perk_choices: int = 0  # even Levels that were gained and not yet answered

    def item(self, card: str) -> Gear | None:
        """The item of this id in play."""
        for gear in self.gear:
            if gear.id == card:
                return gear
        return None

    def freed_by(self, cheat: str) -> Gear | None:
        """The item in play that a Cheat! frees."""
        return next((gear for gear in self.gear if gear.cheat == cheat), None)

    def put(self, gear: Gear) -> None:
        """Let an item take the place of its earlier self, or come into play."""
        for place, each in enumerate(self.gear):
            if each.id == gear.id:
                self.gear = (*self.gear[:place], gear, *self.gear[place + 1 :])
                return
        self.gear += (gear,)

    def take_out(self, card: str) -> Gear:
        """Take an item out of play, with its modifiers."""
        found = self.item(card)
        assert found is not None, f"{card} is not in play"
        self.gear = tuple([gear for gear in self.gear if gear.id != card])
        return found

    def take_from_hand(self, card: str) -> None:
        """Take a single card out of the hand."""
        assert card in self.hand, f"{card} is not in hand"
        self.hand = tuple([each for each in self.hand if each != card])
        self.forget(card)

    def forget(self, card: str) -> None:
        """A card can be played on receipt no longer."""
        if card in self.received:
            self.received = tuple([each for each in self.received if each != card])
            self.from_deck = tuple([each for each in self.from_deck if each != card])

    def bundle(self, card: str) -> Gear | None:
        """The bundle of this item in hand."""
        for gear in self.bundles:
            if gear.id == card:
                return gear
        return None

    def take_bundle(self, card: str) -> Gear:
        """Take an item out of the hand, with the modifiers that it was looted with, if any."""
        found = self.bundle(card)
        if found is None:
            self.take_from_hand(card)
            return Gear(card)
        self.bundles = tuple([gear for gear in self.bundles if gear.id != card])
        self.forget(card)
        return found

    @property
    def hand_size(self) -> int:
        """A bundle counts as one card (munchkin.looting-body.bundle)."""
        return len(self.hand) + len(self.bundles)
