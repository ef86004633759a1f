"""What cards are: one struct for each kind, and all of a table's cards by id (topics cards, components)."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from crossroads.engine.modules import Rulebook
from crossroads.engine.remedies import ID
from crossroads.games.munchkin.cards.words import (
    ALWAYS,
    ANY_TIME,
    COMBAT,
    NEVER,
    Condition,
    Deed,
    MonsterWord,
    Power,
    Property,
    Word,
)

Id = Annotated[str, Meta(pattern=ID)]
UpTo99 = Annotated[int, Meta(ge=0, le=99)]
Caps = Annotated[int, Meta(ge=0, le=9999)]
Deck = Literal["door", "treasure", "perk"]
Slot = Literal["", "head", "armour", "feet", "one-hand", "two-hands"]
Weapon = Literal["", "melee", "light", "heavy", "energy"]
Price = Caps | Literal["none"] | None  # caps; the words No Price; no price line, so no item
APPLIED = ("trick", "one-shot", "level-up", "find")  # for a one-time effect, or one until the end of combat
HELD = {"one-hand": 1, "two-hands": 2}
NOTHING: Mapping[str, str] = {}
COPY = "."  # between the id of a card and the number of its copy


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", kw_only=True):
    """What all cards have."""

    kind: ClassVar[str]
    deck: ClassVar[Deck]
    id: Id
    copies: Annotated[int, Meta(ge=1, le=99)] = 1

    @property
    def words(self) -> tuple[Word, ...]:
        """All that is printed on it."""
        return ()

    @property
    def is_item(self) -> bool:
        """A card with a price, or with the words No Price (munchkin.items.definition)."""
        return getattr(self, "price", None) is not None


class Monster(Card, frozen=True, kw_only=True):
    kind = "monster"
    deck = "door"
    level: Annotated[int, Meta(ge=1, le=99)]
    treasures: UpTo99 = 1
    levels: Annotated[int, Meta(ge=0, le=9)] = 1  # for the kill
    radiation: UpTo99 = 0  # the strength of its radioactivity
    run: Annotated[int, Meta(ge=-9, le=9)] = 0  # of the roll against it
    tags: tuple[str, ...] = ()
    special: tuple[MonsterWord, ...] = ()
    bad_stuff: tuple[Deed, ...] = ()

    @property
    def words(self) -> tuple[Word, ...]:
        return (*self.special, *self.bad_stuff)


class _WithEffects(Card, frozen=True, kw_only=True):
    effects: tuple[Word, ...] = ()

    @property
    def words(self) -> tuple[Word, ...]:
        return self.effects


class Enhancer(Card, frozen=True, kw_only=True):
    kind = "enhancer"
    deck = "door"
    effects: tuple[MonsterWord, ...] = ()

    @property
    def words(self) -> tuple[Word, ...]:
        return self.effects


class Class(_WithEffects, frozen=True, kw_only=True):
    kind = "class"
    deck = "door"


class StayingTrait(_WithEffects, frozen=True, kw_only=True):
    """Super Munchkin and Megabrain: they stay in front of their owner for good."""

    kind = "trait"
    deck = "door"
    needs_class: bool = False


class Cheat(_WithEffects, frozen=True, kw_only=True):
    kind = "cheat"
    deck = "door"


class Trap(_WithEffects, frozen=True, kw_only=True):
    kind = "trap"
    deck = "door"


class Radiation(_WithEffects, frozen=True, kw_only=True):
    kind = "radiation"
    deck = "door"


class Sidekick(_WithEffects, frozen=True, kw_only=True):
    kind = "sidekick"
    deck = "door"
    class_: str = msgspec.field(default="", name="class")
    sex: Literal["", "female", "male"] = ""


class Trick(_WithEffects, frozen=True, kw_only=True):
    """Any other Door: applied once."""

    kind = "trick"
    deck = "door"


class Item(_WithEffects, frozen=True, kw_only=True):
    """A permanent item."""

    kind = "item"
    deck = "treasure"
    price: Price
    slot: Slot = ""
    weapon: Weapon = ""
    big: bool = False
    use: Condition = ALWAYS  # who may use it


class OneShot(_WithEffects, frozen=True, kw_only=True):
    kind = "one-shot"
    deck = "treasure"
    price: Price
    sort: str = ""  # chem, food, gadget, explosive


class Junk(Card, frozen=True, kw_only=True):
    kind = "junk"
    deck = "treasure"
    price: Caps
    big: bool = False


class Modifier(Card, frozen=True, kw_only=True):
    kind = "modifier"
    deck = "treasure"
    price: Price = None
    fits: tuple[str, ...] = ()  # slots and kinds of weapons; nothing: any permanent item
    small: bool = False  # its item is Big no longer
    effects: tuple[Property, ...] = ()

    @property
    def words(self) -> tuple[Word, ...]:
        return self.effects


class LevelUp(_WithEffects, frozen=True, kw_only=True):
    kind = "level-up"
    deck = "treasure"


class Find(_WithEffects, frozen=True, kw_only=True):
    """Any other Treasure: applied once."""

    kind = "find"
    deck = "treasure"


class Perk(_WithEffects, frozen=True, kw_only=True):
    kind = "perk"
    deck = "perk"


FILES: Mapping[str, type[Card]] = {
    "monsters.yaml": Monster,
    "enhancers.yaml": Enhancer,
    "classes.yaml": Class,
    "traits.yaml": StayingTrait,
    "cheats.yaml": Cheat,
    "traps.yaml": Trap,
    "radiation.yaml": Radiation,
    "sidekicks.yaml": Sidekick,
    "tricks.yaml": Trick,
    "items.yaml": Item,
    "one-shots.yaml": OneShot,
    "junk.yaml": Junk,
    "modifiers.yaml": Modifier,
    "level-ups.yaml": LevelUp,
    "finds.yaml": Find,
    "perks.yaml": Perk,
}


class Content:
    """All cards of a table. A card is known by its id; of several copies each has a number behind it: `enraged.2`."""

    def __init__(
        self, packs: tuple[str, ...], rulebook: Rulebook, cards: Mapping[str, Card], own: Mapping[str, str] = NOTHING
    ) -> None:
        """`own` says where each card of a pack of one's own stands in its files."""
        self.packs = packs
        self.own = own
        self.rulebook = rulebook
        self.cards = cards
        self.by_copy: dict[str, Any] = {copy: card for card in cards.values() for copy in copies_of(card)}
        self.backs: dict[str, str] = {copy: card.deck for copy, card in self.by_copy.items()}
        self.properties = {copy: properties(card) for copy, card in self.by_copy.items()}
        self.bearers = bearers(self.properties)
        self.bearing = frozenset([copy for copy, known in self.properties.items() if known])
        self.tagged = {copy: tagged(card) for copy, card in self.by_copy.items()}
        self.deeds: dict[str, tuple[Deed, ...]] = {
            copy: tuple([word for word in card.words if isinstance(word, Deed)]) for copy, card in self.by_copy.items()
        }
        self.powers: dict[str, tuple[Power, ...]] = {
            copy: tuple([word for word in card.words if isinstance(word, Power)]) for copy, card in self.by_copy.items()
        }
        self.powers_at = powers_at(self.powers)
        self.moments: dict[str, frozenset[str]] = {copy: moments_of(card) for copy, card in self.by_copy.items()}
        self.restricted: dict[str, Condition] = {  # items that not everybody may use
            copy: card.use for copy, card in self.by_copy.items() if isinstance(card, Item) and card.use != ALWAYS
        }
        self.big = frozenset([copy for copy, card in self.by_copy.items() if getattr(card, "big", False)])
        self.hands: dict[str, int] = {  # that an item takes
            copy: HELD[card.slot] for copy, card in self.by_copy.items() if getattr(card, "slot", "") in HELD
        }
        self.decks: dict[str, tuple[str, ...]] = {
            deck: tuple([copy for copy, card in self.by_copy.items() if card.deck == deck])
            for deck in ("door", "treasure", "perk")
        }


def design_of(copy: str) -> str:
    """The card that a copy is one of."""
    return copy.partition(COPY)[0]


def copies_of(card: Card) -> Iterator[str]:
    """The ids of a card's copies."""
    if card.copies == 1:
        yield card.id
    else:
        for number in range(1, card.copies + 1):
            yield f"{card.id}{COPY}{number}"


def properties(card: Card) -> dict[str, tuple[Property, ...]]:
    """What a card adds to its owner's numbers while it is in force, by the number."""
    found: dict[str, tuple[Property, ...]] = {}
    for word in card.words:
        if isinstance(word, Property):
            found[word.stat] = (*found.get(word.stat, ()), word)
    return found


def bearers(known: Mapping[str, Mapping[str, tuple[Property, ...]]]) -> dict[str, dict[str, tuple[Property, ...]]]:
    """The cards that add to a number, by the number: few do, and so few have to be looked at."""
    found: dict[str, dict[str, tuple[Property, ...]]] = {}
    for copy, by_stat in known.items():
        for stat, words in by_stat.items():
            found.setdefault(stat, {})[copy] = words
    return found


def powers_at(known: Mapping[str, tuple[Power, ...]]) -> dict[str, dict[str, tuple[tuple[int, Power], ...]]]:
    """The powers that can be used in a window, each with its number, by the window and the card: few have any."""
    found: dict[str, dict[str, tuple[tuple[int, Power], ...]]] = {}
    for copy, powers in known.items():
        for numbered in enumerate(powers):
            for moment in sorted(NEVER.union(*[deed.moments for deed in numbered[1].gives])):
                cards = found.setdefault(moment, {})
                cards[copy] = (*cards.get(copy, ()), numbered)
    return found


def tagged(card: Card) -> dict[str, tuple[MonsterWord, ...]]:
    """What is special about a monster, or about whatever monster an enhancer is played on, by its tag."""
    found: dict[str, tuple[MonsterWord, ...]] = {}
    for word in card.words:
        if isinstance(word, MonsterWord):
            found[word.tag] = (*found.get(word.tag, ()), word)
    return found


def moments_of(card: Card) -> frozenset[str]:
    """The windows in which a card may be applied: as soon as one of its words may be (munchkin.play-use-apply)."""
    if card.kind in ("trap", "radiation"):
        return ANY_TIME
    if card.kind == "enhancer":
        return COMBAT
    if card.kind not in APPLIED:
        return NEVER
    return NEVER.union(*[word.moments for word in card.words if isinstance(word, Deed)])
