"""What encounters and quests can bring, as data; each effect resolves itself and puts itself into words."""

from typing import Annotated, Literal

from msgspec import Meta

from crossroads.engine.effects import Effect
from crossroads.games.fallout.conditions import EnemyType, Kind, Letter, Letters, Side, Trait, When, Where

Count = Annotated[int, Meta(ge=1, le=99)]
Amount = Count | Annotated[str, Meta(pattern=r"^level([+-][1-9])?$")]  # `level` is the encounter icon's number
Portion = Count | Annotated[str, Meta(pattern=r"^(all|level([+-][1-9])?)$")]
Foe = EnemyType | Side


class Result(Effect, frozen=True):
    """An effect of an encounter or a quest."""


class Xp(Result, frozen=True, tag="xp"):
    """Gain XP (fallout.results.gain-xp)."""

    amount: Amount


class Caps(Result, frozen=True, tag="caps"):
    """Gain caps (fallout.results.gain-caps)."""

    amount: Amount


class LoseCaps(Result, frozen=True, tag="lose-caps"):
    """Lose caps, as far as there are any."""

    amount: Amount


class Draw(Result, frozen=True, tag="draw"):
    """Draw cards (fallout.results.draw-card)."""

    deck: Literal["loot", "asset", "agenda"]
    amount: Amount = 1


class Shop(Result, frozen=True, tag="shop"):
    """Go shopping for so many dealings (fallout.results.shop-number)."""

    dealings: Amount


class Unique(Result, frozen=True, tag="unique"):
    """Gain a unique asset (fallout.results.gain-unique)."""

    card: str


class Power(Result, frozen=True, tag="power"):
    """A faction gains power (fallout.results.faction-plus)."""

    faction: Side
    amount: Count = 1


class Add(Result, frozen=True, tag="add"):
    """Add an encounter of the library to its deck (fallout.results.add)."""

    card: int


class Stage(Result, frozen=True, tag="stage"):
    """Stage a quest of the library (fallout.results.stage)."""

    card: int


class Trash(Result, frozen=True, tag="trash"):
    """The card goes back to the box (fallout.results.trash)."""


class Become(Result, frozen=True, tag="become"):
    """Take a trait (fallout.results.become)."""

    trait: Trait


class Lose(Result, frozen=True, tag="lose"):
    """Lose a trait (fallout.traits.lose)."""

    trait: Trait


class Damage(Result, frozen=True, tag="damage"):
    """Suffer damage (fallout.damage.suffer-damage)."""

    amount: Amount


class Rads(Result, frozen=True, tag="rads"):
    """Suffer rads (fallout.rads.suffer-rads)."""

    amount: Amount


class Heal(Result, frozen=True, tag="heal"):
    """Recover HP (fallout.damage.heal)."""

    amount: Portion


class Cure(Result, frozen=True, tag="cure"):
    """Recover rads."""

    amount: Portion


class Special(Result, frozen=True, tag="special"):
    """Gain a token of this letter."""

    letter: Letter


class Perk(Result, frozen=True, tag="perk"):
    """Gain a perk of this letter."""

    letter: Letter


class Discard(Result, frozen=True, tag="discard"):
    """Lose cards of choice, of this kind if one is named."""

    kind: Kind | None = None
    amount: Count = 1


class Ready(Result, frozen=True, tag="ready"):
    """Ready all exhausted cards."""


class Travel(Result, frozen=True, tag="travel"):
    """The figure is put there; that is no movement."""

    to: Where


class Place(Result, frozen=True, tag="place"):
    """Enemies or faction tokens come to the map, faceup."""

    enemy: Foe
    at: Where
    amount: Count = 1


class Remove(Result, frozen=True, tag="remove"):
    """Active enemies or faction tokens leave the map, unfought."""

    enemy: Foe
    at: Where | None = None
    amount: Count = 1


class Kill(Result, frozen=True, tag="kill"):
    """Kill an active enemy of choice, with XP and loot for it."""

    enemy: Foe | None = None
    at: Where | None = None


class Marker(Result, frozen=True, tag="marker"):
    """A pair of quest markers: one on the card, one on the map."""

    at: Where


class Explore(Result, frozen=True, tag="explore"):
    """Turn a facedown tile of choice faceup, a bordering one if there is any."""


class Movement(Result, frozen=True, tag="movement"):
    """More movement points this turn."""

    amount: Count


class Action(Result, frozen=True, tag="action"):
    """More actions this turn."""

    amount: Count = 1


class Test(Result, frozen=True, tag="test"):
    """Roll against a difficulty; as a task its success is the task's."""

    letters: Letters
    difficulty: Count
    by: Literal["self", "other"] = "self"
    success: tuple["AnyResult", ...] = ()
    failure: tuple["AnyResult", ...] = ()


class Fight(Result, frozen=True, tag="fight"):
    """Draw and fight an enemy of a type; as a task its success is the task's."""

    enemy: EnemyType
    success: tuple["AnyResult", ...] = ()
    failure: tuple["AnyResult", ...] = ()


class Pay(Result, frozen=True, tag="pay"):
    """Spend caps, as a cost."""

    caps: Count


class Give(Result, frozen=True, tag="give"):
    """Discard a card of one's own, as a cost: of a kind, or one by name."""

    kind: Kind | None = None
    card: str = ""


class If(Result, frozen=True, tag="if"):
    """One thing or another, by a condition."""

    when: When
    then: tuple["AnyResult", ...]
    otherwise: tuple["AnyResult", ...] = ()


Task = Test | Fight
Cost = Pay | Give
Instruction = Test | Fight | Pay | Give
AnyResult = (
    Xp | Caps | LoseCaps | Draw | Shop | Unique | Power | Add | Stage | Trash | Become | Lose | Damage | Rads
    | Heal | Cure | Special | Perk | Discard | Ready | Travel | Place | Remove | Kill | Marker | Explore
    | Movement | Action | Test | Fight | If
)  # fmt: skip
