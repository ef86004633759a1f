"""Words: Fluent messages of the packs and of the program, in the languages we speak."""

import copy
import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol, Self

LANGUAGES = ("en", "ru", "pl")
KEPT = 4096  # texts that each `Words` knows by heart: most are said over and over, and making one is slow
UNGROUPED = range(1000)  # whole numbers that every language writes as Python does
MARKS = tuple([chr(0xE000 + seat) for seat in range(16)])  # in place of names; nobody writes these signs
LONGEST = 100_000  # letters that a message may be told: Fluent's own limit is less than a long story or a full map


class WordsOfPack(Protocol):
    """A pack that knows its messages."""

    def words_in(self, lang: str) -> list[str]:
        """The texts of its messages in a language."""


WordsFrom = Path | WordsOfPack


class UnknownLanguage(ValueError):
    """A language that we have no words in."""


def checked_language(lang: str) -> str:
    """The language as it was given, if we speak it."""
    if lang not in LANGUAGES:
        near = get_close_matches(lang, LANGUAGES, 1)
        hint = f"did you mean `{near[0]}`?" if near else f"choose one of: {', '.join(LANGUAGES)}"
        raise UnknownLanguage(f"no language `{lang}`; {hint}")
    return lang


class Words:
    """Messages in one language; what a pack has not translated is said in English."""

    def __init__(self, lang: str, sources: Iterable[WordsFrom], content: Any = None) -> None:
        """Words from these folders or packs; `content` are the cards that they speak of, for whoever words a game."""
        self.lang = checked_language(lang)
        self.content = content
        sources = tuple(sources)
        self._bundles = [_bundle(each, sources) for each in dict.fromkeys((lang, "en"))]
        self._recall = lru_cache(maxsize=KEPT)(self._say)
        self._variables = lru_cache(maxsize=KEPT)(self._find_variables)
        self._frame = lru_cache(maxsize=KEPT)(self._make_frame)
        self._names: tuple[str, ...] = ()
        self._in_marks: dict[tuple[str, ...], Words] = {}  # of all that have names in place of these marks
        self._named: tuple[tuple[str, str], ...] = ()  # marks and names
        self.marked: Words = self

    def __call__(self, message: str, **about: Any) -> str:
        """The text of a message (`room-diner`) or of an attribute (`room-diner.flavour`)."""
        found = self._recall(message, **about)
        assert found is not None, f"no words for `{message}`"
        return found

    def find(self, message: str, **about: Any) -> str | None:
        """Like a call, but `None` where nobody has written the message."""
        return self._recall(message, **about)

    def _say(self, message: str, **about: Any) -> str | None:
        """A text that is not known by heart: its frame with the values put in, or else as Fluent makes it."""
        if about and all(map(_is_plain, about.values())):
            try:
                _, deciding = self._variables(message)
                frame = self._frame(message, *map(about.__getitem__, deciding))
                text = None if frame is None else frame % about
            except KeyError:  # whether a value that is not told is missed, Fluent knows
                return self._format(message, about)
            if text is None or len(text) <= LONGEST:
                return text
        return self._format(message, about)

    def _find_variables(self, message: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        found = self._find_pattern(message)
        return ((), ()) if found is None else _variables(*found)

    def _make_frame(self, message: str, *decided: str | int) -> str | None:
        """A message but for what it only shows, for `%`: made by Fluent, which is slow, so that it is asked once."""
        shown, deciding = self._variables(message)
        holes = {name: f"\0{name}\0" for name in shown}
        text = self._format(message, {**holes, **dict(zip(deciding, decided, strict=True))})
        return None if text is None else re.sub("\0(.+?)\0", r"%(\1)s", text.replace("%", "%%"))

    def _format(self, message: str, about: dict[str, Any]) -> str | None:
        found = self._find_pattern(message)
        if found is None:
            return None
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, about)
        assert not errors, f"words for `{message}` in {self.lang}: {errors[0]!r}"
        return str(text)

    def is_written(self, message: str) -> bool:
        """Whether somebody has written a message in this very language."""
        return bool(self._bundles[0].has_message(message.partition(".")[0]))

    def complaint(self, message: str, about: dict[str, Any]) -> str:
        """What goes wrong if a message is said of this, whichever of its variants are; nothing, if it can be said.

        Nothing, too, if nobody has written it.
        """
        found = self._find_pattern(message)
        if found is None:
            return ""
        bundle, pattern = found
        for part in _patterns(pattern):
            try:
                _, errors = bundle.format_pattern(part, about)
            except Exception as wrong:  # whatever a function may do with what it is told
                return str(wrong) or type(wrong).__name__
            if errors:
                return str(errors[0])
        return ""

    def _find_pattern(self, message: str) -> tuple[Any, Any] | None:
        """A message as the first bundle has it that does."""
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            entry = bundle.get_message(name)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
            if pattern is not None:
                return bundle, pattern
        return None

    def percent(self, share: Fraction) -> str:
        """A share as a percentage, as the language writes it; what is not certain is never told as 0 or 100."""
        space = "" if self.lang == "en" else "\u00a0"  # a line must not break before the sign
        if 0 < share < Fraction(1, 200):
            return f"<{space}1{space}%"
        return f">{space}99{space}%" if Fraction(199, 200) < share < 1 else f"{round(share * 100)}{space}%"

    def list(self, parts: Iterable[str]) -> str:
        """Several phrases as one: separated by commas."""
        return ", ".join(parts)

    def naming(self, names: tuple[str, ...]) -> Self:
        """These words at a table whose seats have names; the empty name is nobody's.

        Its `marked` words have a mark in place of each name, and tables share them: what is said often is made once, and
        each table puts its names in (see `put_names`).
        """
        marks = tuple([mark if name else "" for mark, name in zip(MARKS, names, strict=False)])
        if marks not in self._in_marks:
            self._in_marks[marks] = self._called(marks)
        named = self._called(names)
        named.marked = self._in_marks[marks]
        named._named = tuple([(mark, name) for mark, name in zip(marks, names, strict=False) if name])
        return named

    def _called(self, names: tuple[str, ...]) -> Self:
        called = copy.copy(self)
        called._names = names
        called.marked = called
        return called

    def put_names(self, text: str) -> str:
        """What the `marked` words say, with names in place of the marks."""
        if not text.isascii():  # else there is no mark in it
            for mark, name in self._named:
                if mark in text:
                    text = text.replace(mark, name)
        return text

    def player(self, seat: int, role: str = "") -> str:
        """Who sits there, by name and by what they play; by the one that there is, or empty."""
        name = self._names[seat] if seat < len(self._names) else ""
        return f"{name} ({role})" if name and role else name or role


@lru_cache(maxsize=64)
def shared_words(lang: str, sources: tuple[WordsFrom, ...], content: Any = None) -> Words:
    """The `Words` that all who say the same things in the same language share, with what it knows by heart."""
    return Words(lang, sources, content)


@lru_cache(maxsize=64)
def _bundle(lang: str, sources: tuple[WordsFrom, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource, resolver  # slow to import, and only those who read need it

    resolver.MAX_PART_LENGTH = LONGEST
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources:
        for text in _texts(source, lang):
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def _texts(source: WordsFrom, lang: str) -> list[str]:
    if isinstance(source, Path):
        return [path.read_text(encoding="utf-8-sig") for path in sorted(source.glob(f"*.{lang}.ftl"))]
    return source.words_in(lang)


def _is_plain(value: Any) -> bool:
    """Whether a text shows the value just as Python writes it, in any language."""
    return type(value) is str or (type(value) is int and value in UNGROUPED)


def _patterns(pattern: Any) -> Iterator[Any]:
    """A text, and the text of each variant within it."""
    from fluent.syntax import ast  # slow to import, and only those who read need it

    yield pattern
    waiting = [pattern]
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif hasattr(part, "__dict__"):
            if isinstance(part, ast.Variant):
                yield part.value
            waiting += vars(part).values()


def _variables(bundle: Any, pattern: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The variables that a text only shows, and those that decide on its other words, in an order that stays."""
    from fluent.syntax import ast  # slow to import, and only those who read need it

    shown: set[str] = set()
    deciding: set[str] = set()
    waiting, seen = [pattern], set()
    while waiting:
        part = waiting.pop()
        if isinstance(part, list):
            waiting += part
        elif isinstance(part, ast.VariableReference):
            deciding.add(part.id.name)
        elif isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference):
            shown.add(part.expression.id.name)
        elif isinstance(part, ast.MessageReference):  # told the same as the message that it stands in; a term is not
            name, attribute = part.id.name, part.attribute.name if part.attribute else ""
            if (name, attribute) not in seen and bundle.has_message(name):
                seen.add((name, attribute))
                entry = bundle.get_message(name)
                waiting.append(entry.attributes.get(attribute) if attribute else entry.value)
        elif hasattr(part, "__dict__"):
            waiting += vars(part).values()
    return tuple(sorted(shown - deciding)), tuple(sorted(deciding))
