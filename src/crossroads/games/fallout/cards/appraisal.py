"""What results are worth to somebody who plans, counted in XP."""

import msgspec


class Prices(msgspec.Struct, frozen=True):
    """What things that results bring are worth in XP."""

    cap: float = 0.7
    loot: float = 1.8
    asset: float = 2.6
    unique: float = 5.0
    agenda: float = 7.0  # while there is room for one
    further_agenda: float = 3.0  # when another must be given up for it
    hp: float = 0.35
    rad: float = 0.8
    story: float = 0.8  # a card that is staged or added
    shop: float = 0.8  # a dealing
    letter: float = 2.5
    perk: float = 2.0
    trait: float = 0.4


class Appraisal(msgspec.Struct, frozen=True):
    """How somebody looks at results: at these prices, at an icon of this level."""

    prices: Prices
    level: int
    sides: dict[str, float]  # how dear a space of power is for each faction
    has_room: bool  # for another agenda

    def amount(self, amount: int | str) -> int:
        """So much as a number, or the level of the icon, brings."""
        if isinstance(amount, int):
            return amount
        return 4 if amount == "all" else max(0, self.level + int(amount.removeprefix("level") or 0))
