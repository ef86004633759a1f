"""Exact chances, as fractions, of what can come of an option."""

from fractions import Fraction

import msgspec


class Chance(msgspec.Struct, frozen=True):
    """One thing that can come of it, and how likely it is, exactly; where things are counted, how many of which."""

    outcome: str
    of: int
    out_of: int
    amount: int | None = None
    counted: str = ""

    @property
    def kind(self) -> str:
        """What comes of it, without how much."""
        return self.counted or self.outcome

    @property
    def share(self) -> Fraction:
        return Fraction(self.of, self.out_of)


class Odds(msgspec.Struct, frozen=True):
    """A full distribution under a named assumption, such as `plain` or `with-items`."""

    given: str
    chances: tuple[Chance, ...]

    @property
    def is_counted(self) -> bool:
        """Whether it tells amounts of one thing."""
        return all(chance.amount is not None for chance in self.chances)

    def share(self, outcome: str) -> Fraction:
        """How likely an outcome is; zero if it cannot come."""
        return sum((chance.share for chance in self.chances if chance.outcome == outcome), Fraction(0))


def odds_of(given: str, shares: dict[str, Fraction]) -> Odds:
    """Odds from shares that add up to one; impossible outcomes are left out."""
    assert sum(shares.values()) == 1, "chances must add up to one"
    chances = [Chance(name, part.numerator, part.denominator) for name, part in shares.items() if part]
    return Odds(given, tuple(chances))


def amounts_of(given: str, shares: dict[int, Fraction]) -> Odds:
    """Odds of how much of something there will be, from shares that add up to one."""
    assert sum(shares.values()) == 1, "chances must add up to one"
    chances = [
        Chance(f"{given}-{amount}", part.numerator, part.denominator, amount, given)
        for amount, part in shares.items()
        if part
    ]
    return Odds(given, tuple(chances))
