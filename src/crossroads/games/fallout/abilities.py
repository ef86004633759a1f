"""What items, companions, perks and character cards can do, as data (topics items, companions, perk-cards)."""

from typing import Literal

import msgspec

from crossroads.engine.effects import Effect
from crossroads.games.fallout.conditions import Kind, Letters, When
from crossroads.games.fallout.results import AnyResult, Caps, Count, Cure, Draw, Heal, Movement, Rads


class Ability(Effect, frozen=True):
    """What using a card brings."""


class Hits(Ability, frozen=True, tag="hits"):
    """Inflict more hits in the present fight, near or from an adjacent space only if it says so."""

    amount: Count
    reach: Literal["near", "away"] | None = None


class Ignore(Ability, frozen=True, tag="ignore"):
    """Let this many hit icons of the enemy not count."""

    amount: Count


class Rerolls(Ability, frozen=True, tag="rerolls"):
    """More rerolls in the present roll, if it uses one of the letters."""

    amount: Count
    letters: Letters | None = None
    reach: Literal["near", "away"] | None = None


class Slay(Ability, frozen=True, tag="slay"):
    """Kill the enemy of the present fight."""


class SetDie(Ability, frozen=True, tag="set-die"):
    """Turn a die to any face."""


class Succeed(Ability, frozen=True, tag="succeed"):
    """Pass the present test, if it uses one of the letters."""

    letters: Letters | None = None


class MoreActions(Ability, frozen=True, tag="action"):
    """More actions this turn."""

    amount: Count = 1


class PickLoot(Ability, frozen=True, tag="pick-loot"):
    """Draw loot and keep some of it."""

    drawn: Count
    kept: Count = 1


class Camp(Ability, frozen=True, tag="camp"):
    """Camp without an action."""


class Calm(Ability, frozen=True, tag="calm"):
    """Aggressive enemies leave the survivor alone for the rest of the turn."""


class Scout(Ability, frozen=True, tag="scout"):
    """Turn an inactive enemy within reach faceup, or look at a facedown tile."""

    reach: Count


class Rally(Ability, frozen=True, tag="rally"):
    """Ready a companion without a look at its condition."""


class Scrap(Ability, frozen=True, tag="scrap"):
    """Discard an item for caps equal to its cost."""


class Roomy(Ability, frozen=True, tag="roomy"):
    """A larger inventory until the end of the next own turn."""

    limit: Count


AnyAbility = (
    Hits | Ignore | Rerolls | Slay | SetDie | Succeed | MoreActions | PickLoot | Camp | Calm | Scout | Rally | Scrap
    | Roomy | Heal | Cure | Caps | Movement | Draw | Rads
)  # fmt: skip

Moment = Literal["turn", "action", "before-fight", "fight", "roll", "test", "kill"]
"""When a card is used: between actions; as an action; before the dice of a fight; in a fight; in any roll; in a test; on a kill."""


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to use a card: when, at what price, for what; `after` comes when the roll is over."""

    moment: Moment
    pay: Literal["discard", "exhaust"]
    effects: tuple[AnyAbility, ...]
    needs: When | None = None
    after: tuple[AnyResult, ...] = ()


class Passive(Effect, frozen=True):
    """What a card does all the time while it is equipped or lies beside the board."""


class TestRerolls(Passive, frozen=True, tag="test-rerolls"):
    """Rerolls in tests, of these letters if any are named."""

    amount: Count = 1
    letters: Letters | None = None


class RadShield(Passive, frozen=True, tag="rad-shield"):
    """Suffer fewer rads from each source."""

    amount: Count = 1


class SecondSkin(Passive, frozen=True, tag="second-skin"):
    """Equipped, it does not fill its slot."""


class HpCap(Passive, frozen=True, tag="hp-cap"):
    """HP never above this."""

    most: Count


class RadsHeal(Passive, frozen=True, tag="rads-heal"):
    """Rads heal instead of harming."""


class NoEquip(Passive, frozen=True, tag="no-equip"):
    """Cards of a kind cannot be equipped."""

    kind: Kind


class Hide(Passive, frozen=True, tag="hide"):
    """Armor of one's own in every fight."""

    armor: Count


class NoTerrainRads(Passive, frozen=True, tag="no-terrain-rads"):
    """Irradiated terrain does no harm."""


class Bounty(Passive, frozen=True, tag="bounty"):
    """Caps for the kill of an enemy of this level."""

    level: Count
    caps: Count


AnyPassive = TestRerolls | RadShield | SecondSkin | HpCap | RadsHeal | NoEquip | Hide | NoTerrainRads | Bounty
