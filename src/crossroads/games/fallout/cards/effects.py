"""The kinds of words that cards can use. A word is of one kind or of several, and has what its kinds ask for.

Content names kinds; the words themselves live with the rules of their topic and come with the table's rulebook. `g` is
the state and `content` all cards: both stand above this module.
"""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from crossroads.engine.decisions import NOTHING
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.survivor import Survivor

CARD_RULE = "fallout.golden-rules.card-over-reference"
ASKED_BY_CARD = "fallout.golden-rules.card-asks"  # of a choice that comes up only with a card
NOT_AS_PRINTED = "fallout.golden-rules.use-as-printed"  # why a card cannot be used now


class Word:
    """Whatever can stand on a card."""

    __slots__ = ()

    def describe(self, voice: Voice) -> str:
        """How it reads on the card."""
        raise NotImplementedError(f"{type(self).__name__} cannot describe itself")

    def complaints(self, content: Any, sort: str) -> Iterator[str]:
        """What is wrong with it on a card of this sort: it may name things that are not there."""
        yield from ()


class Result(Word):
    """What encounters, quests and events bring."""

    __slots__ = ()

    async def resolve(self, g: Any, who: Survivor, source: Source) -> None:
        """Carry it out for a survivor."""
        raise NotImplementedError

    def appeal(self, to: Appraisal) -> float:
        """What it is worth in XP to somebody who plans; nothing if nobody can tell."""
        return 0.0


class Instruction(Word):
    """What an objective asks for: a task or a cost."""

    __slots__ = ()

    async def attempt(self, g: Any, who: Survivor, about: Mapping[str, Any] = NOTHING) -> bool:
        """Do it: whether it succeeded (fallout.encounter-action.task-success). `about` is what it belongs to."""
        raise NotImplementedError


class Task(Instruction):
    """What dice decide: a test or a fight."""

    __slots__ = ()


class OpenTask(Task):
    """A test without a difficulty: how many hits there are is what comes of it."""

    __slots__ = ()
    letters: str
    by: str  # `self`, or `other` if another survivor takes it


class Cost(Instruction):
    """What is given up for something."""

    __slots__ = ()

    def caps_needed(self) -> int:
        return 0

    def cards_for(self, g: Any, who: Survivor) -> list[str] | None:
        """The survivor's cards that would do; `None` if it asks for no card."""
        return None

    async def pay(self, g: Any, who: Survivor, later: "tuple[Cost, ...]", about: Mapping[str, Any]) -> None:
        """Give it up; nothing goes that a later cost cannot do without. `about` is what is paid for."""
        raise NotImplementedError


class Ability(Word):
    """What using a card brings."""

    __slots__ = ()
    is_about_dice: ClassVar[bool] = False  # rerolls and the like: their place is step 2, once the dice lie there
    is_counted: ClassVar[bool] = False  # by the odds of a roll: it changes the roll, and asks for a die at most
    is_foreseen: ClassVar[bool] = False  # by the odds of using it in a roll
    turns_die: ClassVar[bool] = False

    def why_not(self, g: Any, who: Survivor, window: str) -> str | None:
        """The rule that keeps it from bringing anything now, if there is one."""
        return None

    def forbidden_by(self, g: Any, who: Survivor) -> str | None:
        """The rule that forbids a use of the card, whatever else the use brings."""
        return None

    async def use(self, g: Any, who: Survivor) -> None:
        """Bring it."""
        raise NotImplementedError


class Passive(Word):
    """What a card does all the time while it is equipped or lies beside the board.

    The rules ask each passive what it has to say to them; these are the answers of one that says nothing.
    """

    __slots__ = ()
    is_worn_beneath: ClassVar[bool] = False  # equipped, the card does not fill its slot
    heals_by_rads: ClassVar[bool] = False
    spares_terrain_rads: ClassVar[bool] = False
    eases_terrain: ClassVar[bool] = False  # difficult terrain costs as much as any other
    is_no_prey_of_range: ClassVar[bool] = False  # a ranged enemy next door adds no hit icon
    forgoes_range: ClassVar[bool] = False  # a ranged weapon has no extra hit at a distance
    binds_by: ClassVar[str] = "fallout.character-cards.other-cards-bind"  # the rule by which it forbids

    def added_armor(self, g: Any, who: Survivor) -> int:
        """Armor beside the printed value."""
        return 0

    def rads_kept_off(self) -> int:
        """Of each source."""
        return 0

    def hp_limit(self) -> int | None:
        """How high HP can be at most."""
        return None

    def forbids_equipping(self, g: Any, card: str) -> bool:
        return False

    def rerolls_in_test(self, g: Any, who: Survivor, letters: str) -> int:
        """More rerolls in a test of these letters; less than none takes some away."""
        return 0

    def rerolls_in_fight(self, g: Any, who: Survivor, away: bool) -> int:
        """More rerolls in a fight, near or from an adjacent space; less than none takes some away."""
        return 0

    def added_hits(self, g: Any, who: Survivor, away: bool) -> int:
        """More hits in a fight, near or from an adjacent space."""
        return 0

    def added_damage(self) -> int:
        """More damage from the hits of an enemy that armor leaves."""
        return 0

    def when_killed(self, g: Any, who: Survivor, level: int, enemy_type: str) -> None:
        """The owner has killed an enemy of this level and type."""

    def added_xp(self, level: int) -> int:
        """More XP for the kill of an enemy of this level."""
        return 0

    def added_room(self) -> int:
        """How many more cards the inventory holds."""
        return 0

    def weapon_letters(self) -> str:
        """Letters that count as those of a weapon while none is equipped."""
        return ""

    def price_off(self) -> int:
        """How much less an item costs in the shop."""
        return 0

    def trade_reach(self) -> int:
        """Over how many spaces the owner can trade."""
        return 0

    def added_dealings(self) -> int:
        """How many more dealings there are in each shopping."""
        return 0

    def added_points(self, g: Any, who: Survivor) -> int:
        """How many more movement points a move action gives; asked once for each."""
        return 0

    def escapes_notice(self, g: Any, who: Survivor, entered: bool) -> bool:
        """Whether aggressive enemies leave the owner alone who enters their space, or whose space they have `entered`."""
        return False

    def camp_healing(self) -> int:
        """How many more HP camping recovers; less than none takes some away."""
        return 0

    def rads_kept_on(self) -> int:
        """How much smaller each recovery of rads is."""
        return 0

    async def when_camping(self, g: Any, who: Survivor) -> None:
        """The owner begins to camp."""

    async def when_turn_begins(self, g: Any, who: Survivor) -> None:
        """A turn of the owner begins."""

    def starting_caps(self) -> int | None:
        """How many caps the owner begins with."""
        return None

    def more_starts(self, g: Any) -> list[str]:
        """Spaces beside the starting tile where the owner can begin."""
        return []


class Worth(Word):
    """What an agenda is worth beyond its one influence."""

    __slots__ = ()

    def more_influence(self, g: Any, who: Survivor) -> int:
        """How much more influence it gives its owner now."""
        raise NotImplementedError

    def most(self) -> int:
        """The most that it can give, the factions' lead aside."""
        return 2


class Condition(Word):
    """What may be asked of a survivor or of the table, beside what every condition can name."""

    __slots__ = ()

    def holds(self, g: Any, who: Survivor, quest: str) -> bool:
        """Whether it is true now; `quest` is the card that asks, if one does."""
        raise NotImplementedError
