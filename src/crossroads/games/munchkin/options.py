"""Options that are offered time and again: each is made once, and is the same wherever it is offered."""

from functools import cache, lru_cache
from typing import Any

from crossroads.engine.decisions import Option


@lru_cache(maxsize=8192)
def with_card(verb: str, card: str) -> Option[Any]:
    """To do something with a card."""
    return Option(f"{verb}:{card}", (verb, card))


@cache
def with_number(verb: str, number: int) -> Option[Any]:
    """To do something with a seat, or with one of several open offers."""
    return Option(f"{verb}:{number}", (verb, number))
