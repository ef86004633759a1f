"""The cards in words: what they are called and what is printed on them, made once for each `Words` and kept."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from crossroads.engine.definition import CardTitle
from crossroads.engine.words import KEPT, Words
from crossroads.games.munchkin.cards.content import Content, design_of
from crossroads.games.munchkin.cards.phrases import any_of, condition, signed
from crossroads.games.munchkin.cards.words import ALWAYS, Deed, Power


def content_of(words: Words) -> Content:
    content: Content = words.content
    return content


def card(words: Words, content: Content, name: str) -> str:
    """The printed text of a card, a line for each of its parts."""
    return "\n".join(card_lines(words, name))


def card_titles(words: Words, content: Content, _view: Mapping[str, Any]) -> Iterator[CardTitle]:
    """Every card of the game once, whatever its copies: what is printed on them is no secret, only where they are."""
    for each in content.cards:
        yield CardTitle(each, each, name_of(words, each))


@lru_cache(maxsize=KEPT)
def name_of(words: Words, copy: str) -> str:
    """What a card is called; a pack of one's own may leave it to the id."""
    plain = design_of(copy)
    return words.find(f"card-{plain}") or capital(plain.replace("-", " "))


@lru_cache(maxsize=KEPT)
def card_lines(words: Words, copy: str) -> tuple[str, ...]:
    """What a card is, who may use it, and what it does."""
    made = _card(words, copy)
    kind, marks = words(f"kind-line-{made.kind}"), words.list(_marks(words, made))
    lines = [words("kind-line", kind=kind, marks=marks) if marks else kind]
    use = getattr(made, "use", ALWAYS)
    if use != ALWAYS:
        lines.append(condition(words, use, "use"))
    special = getattr(made, "special", None)
    lines += _does(words, made) if special is None else [word.describe(words) for word in special]
    told = [capital(line) + "." for line in lines]
    if special is not None:
        stuff = words.list(word.describe(words) for word in made.bad_stuff)
        told.append(words("card-bad-stuff", what=stuff))
    return tuple(told)


def _does(words: Words, made: Any) -> list[str]:
    """What a card does, part by part."""
    small = [words("word-small")] if getattr(made, "small", False) else []
    return [*[word.describe(words) for word in made.words], *small]


def _card(words: Words, copy: str) -> Any:
    content = content_of(words)
    return content.by_copy.get(copy) or content.cards[design_of(copy)]


def _marks(words: Words, made: Any) -> Iterator[str]:
    """The numbers and marks of a card, for its first line."""
    yield from [words.find(f"foe-{tag}") or tag for tag in getattr(made, "tags", ())]
    if made.kind == "monster":
        yield from _monster_marks(words, made)
    for family in ("slot", "weapon", "sort", "sex"):
        if value := getattr(made, family, ""):
            yield words.find(f"{family}-{value}") or value
    if name := getattr(made, "class_", ""):
        yield words("mark-class", **{"class": name_of(words, name)})
    if getattr(made, "needs_class", False):
        yield words("mark-needs-class")
    if made.kind == "modifier":
        kinds = [words.find(f"fits-{each}") or each for each in made.fits or ("any",)]
        yield words("mark-fits", what=any_of(words, kinds))
    if getattr(made, "big", False):
        yield words("mark-big")
    if hasattr(made, "price"):
        yield price_text(words, made.price)


def _monster_marks(words: Words, made: Any) -> Iterator[str]:
    yield words("mark-level", level=made.level)
    yield words("mark-treasures", count=made.treasures)
    if made.levels != 1:
        yield words("mark-levels", count=made.levels)
    if made.radiation:
        yield words("mark-radiation", amount=made.radiation)
    if made.run:
        yield words("mark-run", signed=signed(made.run))


def price_text(words: Words, price: int | str | None) -> str:
    """A price as it is printed."""
    if price is None:
        return words("price-no-item")
    return words("price-none") if isinstance(price, str) else words("price", caps=price)


@lru_cache(maxsize=KEPT)
def short_text(words: Words, copy: str) -> str:
    """What a card does in one line."""
    made = _card(words, copy)
    if made.kind == "monster":
        return words("monster-short", level=made.level, treasures=made.treasures)
    return "; ".join(_does(words, made))


@lru_cache(maxsize=KEPT)
def power_text(words: Words, copy: str, number: int) -> str:
    powers = [word for word in _card(words, copy).words if isinstance(word, Power)]
    return powers[number].describe(words)


def slot_of(words: Words, copy: str) -> str:
    """Where an item is worn or held; empty if it takes no slot."""
    slot = getattr(_card(words, copy), "slot", "")
    return words(f"slot-{slot}") if slot else ""


def kind_of(words: Words, copy: str) -> str:
    kind: str = _card(words, copy).kind
    return kind


def is_aimed(words: Words, copy: str) -> bool:
    """Whether a card, or a power of it, is played on a player."""
    made = _card(words, copy)
    if made.kind in ("trap", "radiation"):
        return True
    deeds = [deed for word in made.words for deed in (word.gives if isinstance(word, Power) else (word,))]
    return any(isinstance(deed, Deed) and "target" in deed.aims() for deed in deeds)


def price_of(words: Words, cards: Iterable[str]) -> str:
    """What an item brings together with its modifiers."""
    prices = [getattr(_card(words, card), "price", None) for card in cards]
    return price_text(words, sum(price for price in prices if isinstance(price, int)))


def joke(words: Words, copy: str) -> str:
    """The line under the name, which has no effect (munchkin.perks.flavour-no-effect)."""
    return words.find(f"card-{design_of(copy)}.joke") or ""


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
