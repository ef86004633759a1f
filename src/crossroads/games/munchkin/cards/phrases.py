"""Phrases that the text of a card is made of: what a word does, on whom, when and for how long."""

from collections.abc import Iterable
from typing import Any

from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.words import ALWAYS, Condition

CLASSES = ("class", "not-class")


def phrase(words: Words, message: str, word: Any, context: str = "if", **about: Any) -> str:
    """A word as a phrase, with whom it is for, its condition and how long it lasts."""
    whom = getattr(word, "whom", "self")
    when = getattr(word, "when", ALWAYS)
    if whom != "self":
        text = _for_somebody(words, message, whom, when, about)
    elif when != ALWAYS:
        what = words.find(f"{message}-if", **about) or words(message, **about)
        text = words("phrase-if", what=what, condition=condition(words, when, context))
    else:
        text = words(message, **about)
    if turns := getattr(word, "turns", 0):
        return words("lasts-turns", what=text, turns=turns)
    if lasts := getattr(word, "lasts", ""):
        return words(f"lasts-{lasts}", what=text)
    return text


def _for_somebody(words: Words, message: str, whom: str, when: Condition, about: dict[str, Any]) -> str:
    """What is done to somebody else, or to whomever its player names; the condition tells who that may be."""
    who = words(f"who-{whom}-if", condition=condition(words, when)) if when != ALWAYS else words(f"who-{whom}")
    own = words.find(f"{message}-{whom}", who=who, **about)
    return own or words("for-whom", who=who, what=words(message, **about))


def condition(words: Words, when: Condition, context: str = "if") -> str:
    """A condition as a phrase; some read otherwise in a context, such as `against` for what a monster is wary of."""
    given: list[str] = []
    for name in when.__struct_fields__:
        value = getattr(when, name)
        if value:
            given.append(_given(words, context, name.rstrip("_").replace("_", "-"), value))
    return words.list(given)


def _given(words: Words, context: str, key: str, value: Any) -> str:
    """One part of a condition: by a message for its very value, or by one that is told the value."""
    for family in dict.fromkeys((context, "if")):
        if isinstance(value, bool):
            found = words.find(f"{family}-{key}")
        elif isinstance(value, str):
            found = words.find(f"{family}-{key}-{value}") or words.find(
                f"{family}-{key}", value=_name(words, key, value)
            )
        else:
            found = words.find(f"{family}-{key}", value=value)
        if found:
            return found
    return str(value)


def _name(words: Words, key: str, value: str) -> str:
    return words.find(f"card-{value}" if key in CLASSES else f"{key}-{value}") or value


def any_of(words: Words, parts: Iterable[str]) -> str:
    """Several things of which one is meant."""
    *others, last = parts
    return words("list-or", first=words.list(others), last=last) if others else last


def number(amount: int) -> str:
    """A number that may be below zero, with a true minus sign."""
    return str(amount) if amount >= 0 else f"−{-amount}"


def signed(amount: int) -> str:
    """A number with its sign, as cards print it."""
    return f"+{amount}" if amount >= 0 else number(amount)
