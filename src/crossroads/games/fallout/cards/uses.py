"""How cards are used: when, at what price, for what (topics items, companions, perk-cards)."""

from typing import Literal

import msgspec

from crossroads.games.fallout.cards.conditions import When
from crossroads.games.fallout.cards.effects import Ability, Result

UseMoment = Literal["turn", "action", "before-fight", "fight", "roll", "test", "kill"]
"""When a card is used: between actions; as an action; before the dice of a fight; in a fight; in any roll; in a test; on a kill."""

UsePrice = Literal["discard", "exhaust", "once"]
"""What a use costs: the card, turning it sideways, or nothing, but then it can be had once in each turn of its owner."""


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to use a card: when, at what price, for what; `after` comes when the roll is over."""

    moment: UseMoment
    pay: UsePrice
    effects: tuple[Ability, ...]
    needs: When | None = None
    after: tuple[Result, ...] = ()
