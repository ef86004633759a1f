"""What a survivor is and has: pegs, tokens, traits, cards (topics survivors, hp-track, inventory, equip)."""

from typing import Literal

import msgspec

SPECIAL = "SPECIAL"  # fallout.special-tokens.letters
TOP = 16  # the highest hole of the track (fallout.hp-track.hp-upper-bound)

Slot = Literal["weapon", "apparel", "companion"]
SLOTS: tuple[Slot, ...] = ("weapon", "apparel", "companion")  # fallout.equip.three-slots


class Held(msgspec.Struct, frozen=True, gc=False):
    """A card in somebody's possession, upright or exhausted."""

    id: str
    exhausted: bool = False

    @property
    def card(self) -> str:
        """Which card it is: copies of one card are told apart by a number after `~`."""
        return self.id.partition("~")[0]


class Survivor(msgspec.Struct, gc=False):
    """One seat's survivor. Fields are replaced, never changed inside, so a shallow copy is a full one."""

    seat: int
    id: str = ""  # which survivor: chosen during set-up
    space: str = ""
    hp: int = TOP
    rads: int = 0
    xp: int = 0  # under which token the peg is, counted from the left; 0 is the starting hole
    special: str = ""  # in the order of the board
    caps: int = 0
    traits: tuple[str, ...] = ()
    weapon: Held | None = None
    apparel: Held | None = None
    companion: Held | None = None
    beside: tuple[Held, ...] = ()  # character cards that fill no slot
    inventory: tuple[Held, ...] = ()
    perks: tuple[str, ...] = ()
    agendas: tuple[str, ...] = ()  # hidden
    loyal_by: str = ""  # the agenda that lies faceup
    eliminated: bool = False
    roomy: int = 0  # how many ends of own turns a larger inventory still lasts
    room: int = 0  # how many cards it holds for that long

    @property
    def remaining(self) -> int:
        """Remaining HP (fallout.hp-track.remaining-hp)."""
        return self.hp - self.rads

    @property
    def equipped(self) -> tuple[Held, ...]:
        """All cards that work as equipment: the three slots, and what is worn without filling one."""
        cards = self.beside
        if self.companion is not None:
            cards = (self.companion, *cards)
        if self.apparel is not None:
            cards = (self.apparel, *cards)
        return cards if self.weapon is None else (self.weapon, *cards)

    @property
    def all_agendas(self) -> tuple[str, ...]:
        """The hidden hand and the card that marks a loyalty (fallout.loyalty.counts-as-usual)."""
        return (*self.agendas, self.loyal_by) if self.loyal_by else self.agendas

    def owns(self, letters: str) -> str:
        """Those of the letters that the survivor has a token of, each once."""
        return "".join([letter for letter in self.special if letter in letters])

    def put_letter(self, letter: str) -> None:
        """A token goes into the slot with its letter (fallout.special-tokens.slot-by-letter)."""
        self.special = "".join([each for each in "SPECIAL" if each in self.special or each == letter])

    def held(self, which: str) -> Held | None:
        """A card of one's own by its id, wherever it lies."""
        for card in (*self.equipped, *self.inventory):
            if card.id == which:
                return card
        return None

    def turn_card(self, which: str, exhausted: bool) -> None:
        """Turn a card sideways or upright again, wherever it lies (fallout.exhaust.any-zone)."""
        new = Held(which, exhausted)
        if self.weapon is not None and self.weapon.id == which:
            self.weapon = new
        elif self.apparel is not None and self.apparel.id == which:
            self.apparel = new
        elif self.companion is not None and self.companion.id == which:
            self.companion = new
        else:
            self.beside = tuple([new if card.id == which else card for card in self.beside])
            self.inventory = tuple([new if card.id == which else card for card in self.inventory])

    def take_away(self, which: str) -> None:
        """A card leaves the survivor, from wherever it was."""
        if self.weapon is not None and self.weapon.id == which:
            self.weapon = None
        elif self.apparel is not None and self.apparel.id == which:
            self.apparel = None
        elif self.companion is not None and self.companion.id == which:
            self.companion = None
        else:
            self.beside = tuple([card for card in self.beside if card.id != which])
            self.inventory = tuple([card for card in self.inventory if card.id != which])
