"""Exact chances, as fractions, of what can come of an option."""

from fractions import Fraction

import msgspec


class Chance(msgspec.Struct, frozen=True):
    """One thing that can come of it, and how likely it is, exactly."""

    outcome: str
    of: int
    out_of: int

    @property
    def share(self) -> Fraction:
        return Fraction(self.of, self.out_of)


class Odds(msgspec.Struct, frozen=True):
    """A full distribution under a named assumption, such as `plain` or `with-items`."""

    given: str
    chances: tuple[Chance, ...]

    def share(self, outcome: str) -> Fraction:
        """How likely an outcome is; zero if it cannot come."""
        return sum((chance.share for chance in self.chances if chance.outcome == outcome), Fraction(0))


def odds_of(given: str, shares: dict[str, Fraction]) -> Odds:
    """Odds from shares that add up to one; impossible outcomes are left out."""
    assert sum(shares.values()) == 1, "chances must add up to one"
    chances = [Chance(name, part.numerator, part.denominator) for name, part in shares.items() if part]
    return Odds(given, tuple(chances))
