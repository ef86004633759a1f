"""The words of a user's packs, checked as they are loaded: what cannot be said must not stop a game.

Every message of such a pack is taken apart (all its variants, and all that it refers to), and then tried: said in its
language with what the message of ours that it replaces is told.
"""

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from crossroads.engine.ftl_parts import DEEPEST, LONGEST_TEXT, MOST_PARTS, SaidMessage, read_messages
from crossroads.engine.packs import BadPack, Pack
from crossroads.engine.words import LANGUAGES, Words

_Part = Callable[[SaidMessage], set[str]]
Messages = dict[
    str, SaidMessage
]  # of one language, by their names; those of attributes have a dot, those of terms a dash
NUMBERS = (0, 1, 2, 5, 22)  # one of each form that a language may have


def check_words(packs: tuple[Pack, ...]) -> None:
    """Refuse words with an error in them, or that ask for what nobody tells them; those of shipped packs are proven."""
    own = [pack for pack in packs if not pack.is_shipped and pack.names("*.ftl")]
    if not own:  # to read all words takes its time
        return
    told = _Told([pack for pack in packs if pack.is_shipped])
    known = {lang: told.messages(lang) for lang in LANGUAGES}
    for pack in own:
        for lang, files in _files(pack).items():
            found = {name: (file, said) for file, messages in files.items() for name, said in messages.items()}
            roots = {_root(name) for name in found}  # a message takes the place of another with all its attributes
            kept = {name: said for name, said in known[lang].items() if _root(name) not in roots}
            everything = {**kept, **{name: said for name, (_, said) in found.items()}}
            missed = _missed(kept, everything)
            for name, (file, said) in found.items():
                for complaint in (*_complaints(name, said, told, everything), *missed.get(name, ())):
                    raise BadPack(f"{pack.where(file)}: line {said.line}: `{name}`: {complaint}")
            known[lang] = everything
    for pack in own:
        for lang, files in _files(pack).items():
            words = Words(lang, packs)
            for file, messages in files.items():
                for name, said in messages.items():
                    if complaint := _tried(words, name, told):
                        raise BadPack(f"{pack.where(file)}: line {said.line}: `{name}`: {complaint}")


def _files(pack: Pack) -> dict[str, dict[str, Messages]]:
    """The messages of a pack by language and file."""
    found: dict[str, dict[str, Messages]] = {}
    for name in pack.names("*.ftl"):
        lang = name.removesuffix(".ftl").rpartition(".")[2]
        if lang not in LANGUAGES:
            raise BadPack(f"{pack.where(name)}: no language `{lang}`; there are: {', '.join(LANGUAGES)}")
        found.setdefault(lang, {})[name] = _read(pack, name)
    return found


@lru_cache(maxsize=256)
def _read(pack: Pack, name: str) -> Messages:
    data = pack.data(name)
    assert data is not None
    return read_messages(pack.where(name), data)


class _Told:
    """What messages of ours are told: in one language or another, each variable is used."""

    def __init__(self, packs: list[Pack]) -> None:
        self._languages: dict[str, Messages] = {lang: {} for lang in LANGUAGES}
        for pack in packs:
            for lang, files in _files(pack).items():
                for messages in files.values():
                    self._languages[lang] |= messages

    def messages(self, lang: str) -> Messages:
        return self._languages[lang]

    def has_text(self, name: str) -> bool:
        """Whether a message of ours can be said by itself, and not only its attributes."""
        return any(name in messages and messages[name].has_text for messages in self._languages.values())

    def variables(self, name: str) -> frozenset[str]:
        """What a message is told: it, and all that it refers to."""
        return self._gathered(name, lambda said: said.variables)

    def numbers(self, name: str) -> frozenset[str]:
        """Those of them that are numbers: some message chooses its form by them, or writes them as numbers."""
        return self._gathered(name, lambda said: said.numbers | said.counted)

    def _gathered(self, name: str, part: _Part) -> frozenset[str]:
        return frozenset().union(*[_gathered(name, messages, part, ()) for messages in self._languages.values()])


def _gathered(name: str, messages: Mapping[str, SaidMessage], part: _Part, within: tuple[str, ...]) -> set[str]:
    """A part of a message, and of all messages that it refers to."""
    if name not in messages or name in within:
        return set()
    inner = [_gathered(each, messages, part, (*within, name)) for each in sorted(messages[name].messages)]
    return part(messages[name]).union(*inner)


def _complaints(name: str, said: SaidMessage, told: _Told, everything: Messages) -> Iterator[str]:
    variables = told.variables(name)
    yield from said.wrong
    if name.startswith("-"):
        yield from _untold(name, said, everything)
    else:
        for variable in sorted(said.variables - variables):
            near = get_close_matches(variable, sorted(variables), 1)
            yield f"no variable `${variable}` is told here{f' ({near[0]}?)' if near else ''}; leave it out"
    for variable in sorted(said.counted - told.numbers(name)):
        yield f"`${variable}` is no number here, and NUMBER takes nothing else; write `{{ ${variable} }}`"
    if not said.has_text and told.has_text(name):
        yield "it has no text of its own, and the message that it replaces has one; write it after the `=`"
    for other in sorted(said.messages | said.terms):
        what = "term" if other.startswith("-") else "message"
        if other not in everything or not everything[other].has_text:
            near = get_close_matches(other, [each for each in everything if everything[each].has_text], 1)
            yield f"no {what} `{other}` in this language{f' ({near[0]}?)' if near else ''}"
    for function in sorted(said.functions - {"NUMBER"}):
        yield f"no function `{function}`; there is only NUMBER"
    yield from _excess(name, everything)


def _untold(term: str, said: SaidMessage, everything: Messages) -> Iterator[str]:
    """What a term would say by its name alone: it knows nothing but what those who refer to it tell it."""
    for variable in sorted(said.shown):
        for other, by in everything.items():
            if any(each == term and variable not in names for each, names in by.tells):
                yield f'`{other}` does not tell it `${variable}`; write `{{ {term}({variable}: "…") }}` there'
    for other in sorted(said.messages):
        if _gathered(other, everything, lambda said: said.variables, ()):
            yield f"`{other}` has variables, and a term is told none of them; write its text out"


def _root(name: str) -> str:
    return name.partition(".")[0]


def _missed(kept: Messages, everything: Messages) -> dict[str, list[str]]:
    """By message, the parts that others refer to, and that the one in its place does not have."""
    missed: dict[str, list[str]] = {}
    for other, said in kept.items():
        for part in sorted(said.messages | said.terms):
            if part not in everything or not everything[part].has_text:
                missed.setdefault(_root(part), []).append(f"`{other}` refers to `{part}`; write that part, too")
    return missed


class _Size(NamedTuple):
    """A message with all that it refers to: how many parts and letters it has, and how deep they go."""

    parts: int
    letters: int
    depth: int


def _excess(name: str, everything: Messages) -> Iterator[str]:
    try:
        size = _size(name, everything, {}, ())
    except RecursionError as ring:
        yield str(ring)
        return
    if size.parts > MOST_PARTS or size.letters > LONGEST_TEXT:
        yield f"too long; a text may have {MOST_PARTS} parts and {LONGEST_TEXT:,} letters: shorten it"
    elif size.depth > DEEPEST:
        yield f"messages within messages, more than {DEEPEST} deep; write them out"


def _size(name: str, everything: Messages, known: dict[str, _Size], within: tuple[str, ...]) -> _Size:
    if name in within:
        raise RecursionError(f"it refers to itself ({' → '.join([*within, name])}); write the text out")
    if name not in known:
        said = everything[name]
        if len(within) > DEEPEST:
            return _Size(0, 0, len(within))
        inner = [_size(each, everything, known, (*within, name)) for each in said.refers if each in everything]
        known[name] = _Size(
            said.parts + sum([each.parts for each in inner]),
            said.letters + sum([each.letters for each in inner]),
            1 + max([each.depth for each in inner], default=0),
        )
    return known[name]


def _tried(words: Words, name: str, told: _Told) -> str:
    """What goes wrong if a message is said as the table will say it; nothing, if all is well."""
    if name.startswith("-"):
        return ""
    variables, numbers = told.variables(name), told.numbers(name)
    for number in NUMBERS:
        about = {each: number if each in numbers else "…" for each in sorted(variables)}
        if complaint := words.complaint(name, about):
            return f"it cannot be said ({complaint}); write it in another way"
    return ""
