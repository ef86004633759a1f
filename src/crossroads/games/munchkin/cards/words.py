"""The kinds of words that cards can use. A word is of one kind, and has what its kind asks for.

Content names kinds; the words themselves live with the rules of their topic and come with the table's rulebook. `g` is
the state, `who` a player and `use` a play in progress: they stand above this module.
"""

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words

Lasts = Literal["", "fight", "flight", "turn", "kept"]
Target = Literal["self", "any", "other-fighter"]
Per = Literal["fight", "turn", "monster", "roll", "target"]
Count = Annotated[int, Meta(ge=0, le=99)]
Total = Annotated[int, Meta(ge=-9999, le=9999)]
ANY_TIME = frozenset(("open", "combat", "before-roll"))
COMBAT = frozenset(("combat",))
FLIGHT = frozenset(("before-roll",))
REACTION = frozenset(("reaction",))
NEVER: frozenset[str] = frozenset()


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab", omit_defaults=True):
    """What must be true for a word to hold; all that is given must be."""

    class_: str = msgspec.field(default="", name="class")
    not_class: str = ""
    classless: bool = False
    sex: Literal["", "female", "male"] = ""
    level_from: Count = 0
    level_to: Count = 0
    lowest: bool = False  # nobody living is of a lower Level
    alone: bool = False  # no helper in the fight; a Sidekick is none
    helped: bool = False
    sidekick: bool = False
    uses: Literal["", "melee", "light", "heavy", "energy", "fire"] = ""  # a kind of weapon, or fire
    wears: Literal["", "big-armour"] = ""
    foe: str = ""  # a tag of a monster in the fight
    foe_level: Count = 0  # the printed Level of a monster in the fight
    source: Literal["", "door"] = ""  # `door`: a card revealed by kicking open the door


ALWAYS = Condition()


class Word:
    """Whatever can stand on a card."""

    __slots__ = ()

    def describe(self, words: Words) -> str:
        """How it reads on the card."""
        raise NotImplementedError(f"{type(self).__name__} cannot describe itself")


class Property(Word):
    """What holds as long as its card does: an amount that is added to a number of its owner, or a fact."""

    __slots__ = ()
    stat: ClassVar[str] = ""  # the number that it is added to
    amount: int
    when: Condition
    lasts: Lasts
    turns: int  # until the end of so many own turns to come


class Deed(Word):
    """What happens once: when a card is applied, a power is used, a Trap acts or Bad Stuff is suffered."""

    __slots__ = ()
    moments: ClassVar[frozenset[str]] = ANY_TIME  # the windows in which a card may be applied for its sake
    stays: ClassVar[bool] = False  # its card lies in the fight until that is over
    needs: ClassVar[Literal["", "victim", "player", "own-card"]] = (
        ""  # whom it befalls, who plays it, the card that stays
    )
    aims_anew: ClassVar[bool] = False  # as an answer it is aimed at somebody else than what it answers

    def aims(self) -> tuple[str, ...]:
        """What its player must name: `target` (a seat), `foe`, `side`, `monster` (one in hand)."""
        return ()

    def can_act(self, g: Any, use: Any) -> bool:
        """Whether it could do anything now, with all that was named."""
        return True

    async def resolve(self, g: Any, use: Any) -> None:
        """Carry it out."""
        raise NotImplementedError


class MonsterWord(Word):
    """A special property of a monster, or one that an enhancer gives to its monster. Each has a tag, and what it needs."""

    __slots__ = ()
    tag: ClassVar[str] = ""
    when: Condition
    amount: int
    treasures: int
    what: str
    deeds: tuple[Deed, ...]


class Power(Effect, Word, frozen=True, tag="power", rename="kebab"):
    """Something that a card in play lets its owner do: for which price, how often, and what comes of it."""

    gives: Annotated[tuple[Deed, ...], Meta(min_length=1)]
    pay: Count = 0  # other cards, from hand or play
    pay_this: bool = False  # the card itself
    times: Count = 0  # 0: no limit
    per: Per = "turn"

    def describe(self, words: Words) -> str:
        gives = words.list(deed.describe(words) for deed in self.gives)
        how = "number" if isinstance(self.gives[0], Property) else "deed"  # whether it can be said by a verb
        if self.pay_this:
            gives = words("power-pay-this", gives=gives, how=how)
        elif self.pay:
            gives = words("power-pay", count=self.pay, gives=gives, how=how)
        return words(f"power-per-{self.per}", count=self.times, gives=gives) if self.times else gives
