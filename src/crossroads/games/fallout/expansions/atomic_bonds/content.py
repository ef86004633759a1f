"""What the packs list for Atomic Bonds: activation cards, goals, sheets, modifications, mutations, workshop upgrades."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, field

from crossroads.games.fallout.cards.amounts import Count
from crossroads.games.fallout.cards.conditions import Letters, Side
from crossroads.games.fallout.cards.content import AddedThing, Content
from crossroads.games.fallout.cards.effects import Passive, Result, Word
from crossroads.games.fallout.cards.loading import copies
from crossroads.games.fallout.cards.naming import unknown
from crossroads.games.fallout.cards.sorts import EnemyType, Id, Plain
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import OTHER_SIDE

ID = "atomic-bonds"
SEATS = 4
GOALS = 4  # atomic-bonds.setup.reveal-four-goals


GoalKind = Literal["pay", "event", "state", "night"]


class GoalWord(Word):
    """What a goal asks of the survivors; `goal_words.py` has the words, each of one kind of goal."""

    __slots__ = ()
    kind: ClassVar[GoalKind]

    def reached(self, g: Any) -> tuple[str, ...]:
        """Who or what has come to the state that is asked for: seats, or `all` where it is one of the table."""
        return ()

    def is_kill(self, level: int, kills: int) -> bool:
        """Whether it is the kill that is asked for: of an enemy of this level, the survivor's so-manieth of the turn."""
        return False

    def can_pay(self, g: Any, who: Survivor) -> bool:
        """Whether a survivor has what is to be paid."""
        return False

    async def pay(self, g: Any, who: Survivor) -> None:
        """The survivor pays it."""

    def progress(self, g: Any) -> tuple[int, int]:
        """How far the survivors are, or whoever of them is farthest, and how far they have to come."""
        return 0, 1


class Activation(AddedThing, frozen=True):
    """An activation card: two enemy types from top to bottom, and on some the icon of a faction."""

    id: Id
    types: Annotated[tuple[EnemyType, ...], Meta(min_length=2, max_length=2)]
    faction: Side | None = None

    def complaints(self, content: Content) -> Iterator[str]:
        if len({*self.types}) < len(self.types):  # atomic-bonds.activation-cards.two-standard-types
            yield "types: the two must differ"


class Goal(AddedThing, frozen=True):
    """A goal: paid for by choice, or done by an event, by a state of things, or by how things are when a round ends."""

    id: Id
    kind: GoalKind
    needs: GoalWord
    copies: Count = 1

    def complaints(self, content: Content) -> Iterator[str]:
        if self.needs.kind != self.kind:
            yield f"kind: what it needs makes it `{self.needs.kind}`"


class LastStand(Plain, frozen=True):
    """What wins the game once the required goals are done: a test at a place."""

    place: Id
    letters: Letters
    difficulty: Count


class Sheet(AddedThing, frozen=True):
    """A side of a scenario sheet: that of the loyal faction."""

    scenario: Id
    loyal: Side
    plus: tuple[Result, ...]  # instead of power for the loyal faction
    none: tuple[Result, ...]  # at an activation of the opposing faction without any of its enemies on the map
    few: tuple[Result, ...]  # with one or two of them
    many: tuple[Result, ...]  # with three or more
    last_stand: LastStand | None = field(name="last-stand", default=None)  # without one, the goals alone win

    @property
    def id(self) -> str:
        return f"{self.scenario}-{self.loyal}"

    @property
    def opposing(self) -> Side:
        return OTHER_SIDE[self.loyal]

    def is_at(self, content: Content) -> bool:
        """One of another expansion may not be at the table (atomic-bonds.combining.rise-of-the-master-needs-both)."""
        return self.scenario in content.scenarios

    def complaints(self, content: Content) -> Iterator[str]:
        names = [space.name for face in content.faces.values() for space in face.spaces.values()]
        yield from unknown("place", self.last_stand.place if self.last_stand else "", names)


class Track(AddedThing, frozen=True):
    """What all sheets share: the goals required of one to four survivors, and the letters beside the power track."""

    goals: Annotated[tuple[Annotated[int, Meta(ge=1, le=GOALS)], ...], Meta(min_length=SEATS, max_length=SEATS)]
    x: Annotated[tuple[Count, ...], Meta(min_length=2)]
    y: Annotated[tuple[Count, ...], Meta(min_length=2)]

    def complaints(self, content: Content) -> Iterator[str]:
        if len(self.x) != len(self.y):
            yield f"the power track has {len(self.x)} numbers for X and {len(self.y)} for Y; give one a space"


class Modification(AddedThing, frozen=True):
    """What can be attached to a weapon or to apparel."""

    id: Id
    fits: Literal["weapon", "apparel"]
    always: tuple[Passive, ...] = ()
    uses: tuple[Use, ...] = ()

    def complaints(self, content: Content) -> Iterator[str]:
        if any(use.pay == "discard" for use in self.uses):
            yield "uses: `discard` would take the asset too; it can `exhaust` it, or be had `once` a turn"


class Mutation(AddedThing, frozen=True):
    """What rads make of a survivor, good and bad together."""

    id: Id
    always: tuple[Passive, ...] = ()
    uses: tuple[Use, ...] = ()

    def complaints(self, content: Content) -> Iterator[str]:
        if any(use.pay != "once" for use in self.uses):
            yield "uses: a mutation is neither discarded nor exhausted; it can be had `once` a turn"


class Upgrade(AddedThing, frozen=True):
    """A workshop upgrade: followed at once, or in force for every survivor."""

    id: Id
    now: tuple[Result, ...] = ()
    always: tuple[Passive, ...] = ()


THINGS = {
    "activation": list[Activation],
    "goals": list[Goal],
    "sheets": list[Sheet],
    "track": Track,
    "modifications": list[Modification],
    "mutations": list[Mutation],
    "workshop": list[Upgrade],
}


class Cards:
    """All that the packs of a table list for the expansion; goals by every copy of them."""

    def __init__(self, added: dict[str, Any]) -> None:
        self.activation: dict[str, Activation] = added["activation"]
        self.goals: dict[str, Goal] = {copy: goal for goal in added["goals"].values() for copy in copies(goal)}
        self.sheets: dict[str, Sheet] = added["sheets"]
        self.track: Track = added["track"]
        self.modifications: dict[str, Modification] = added["modifications"]
        self.mutations: dict[str, Mutation] = added["mutations"]
        self.upgrades: dict[str, Upgrade] = added["workshop"]


@lru_cache(maxsize=8)
def cards_of(content: Content) -> Cards:
    """What the packs of a table list for the expansion."""
    return Cards(content.added[ID])


def design_of(goal: str) -> str:
    """Which goal a card is: identical ones are told apart by a number after `~`."""
    return goal.partition("~")[0]


def sheet_name(content: Content, scenario: str) -> str:
    """The scenario whose sheets a scenario is played with (atomic-bonds.combining.needs-same-named-sheet)."""
    return content.scenarios[scenario].plain
