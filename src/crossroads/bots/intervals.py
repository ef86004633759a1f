"""Means of what was tried several times, with the interval in which the true mean lies 95 times in 100."""

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959964  # 95 % of the normal distribution lie within so many deviations
# Student's quantile for few trials, by Cornish and Fisher: what is added for each power of one over the freedom
STUDENT = ((Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)


class Interval(msgspec.Struct, frozen=True):
    """A mean, and where the true one lies."""

    mean: float
    low: float
    high: float


def exactly(value: float) -> Interval:
    """What is known without trying."""
    return Interval(value, value, value)


def interval_of(values: Sequence[float]) -> Interval:
    """The mean of trials, each by itself; of a single one nothing more is known than what came."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return exactly(mean)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    half = quantile(count - 1) * deviation / sqrt(count)
    return Interval(mean, mean - half, mean + half)


def quantile(freedom: int) -> float:
    """How many deviations of the mean 95 % are, with so many degrees of freedom."""
    return Z + sum(each / float(freedom) ** power for power, each in enumerate(STUDENT, 1))
