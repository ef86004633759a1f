"""Catalogue files: read, checked, and refused with file, id and reason.

`<game>.toml` holds the topics and the rules in English, `<game>.<language>.toml` the words of the same rules in another
language, a table a rule id.
"""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from crossroads.rules.errors import CatalogueError
from crossroads.rules.model import LANGUAGES, TRANSLATED, Catalogue, Rule, Topic

Folder = Path | Traversable
TomlTable = dict[str, Any]  # TOML before it is checked
T = TypeVar("T")

PACKAGED: Folder = files("crossroads.rules") / "catalogues"
SYNONYMS = "synonyms.toml"
QUESTIONS = "questions"
FEWEST_QUESTIONS = 2


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    title: str
    players: tuple[int, int]
    sources: tuple[str, ...]


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    example: str = ""
    ruling: str = ""
    when: str = ""
    variants: str = ""


def find_games(folder: Folder) -> tuple[str, ...]:
    """The games that have a catalogue in this folder, in alphabetical order."""
    names = sorted(entry.name for entry in folder.iterdir())
    stems = [name.removesuffix(".toml") for name in names if name.endswith(".toml") and name != SYNONYMS]
    return tuple(stem for stem in stems if "." not in stem)


def read_toml(folder: Folder, name: str) -> TomlTable:
    """The file as plain data; a missing or malformed one is a `CatalogueError` that names it."""
    try:
        data = (folder / name).read_bytes()
    except OSError as error:
        raise CatalogueError(f"{name}: cannot be read ({error.__class__.__name__}): add the file") from error
    try:
        table = msgspec.toml.decode(data)
    except msgspec.DecodeError as error:
        raise CatalogueError(f"{name}: {error}") from error
    assert isinstance(table, dict)
    return table


def read_english(folder: Folder, game: str) -> Catalogue:
    """The game's catalogue with its English rules alone, every id and cross-reference checked."""
    name = f"{game}.toml"
    table = read_toml(folder, name)
    for key in table:
        if key not in ("catalogue", "topic", "rule"):
            raise CatalogueError(f"{name}: {key}: unknown table (catalogue, topic and rule are known)")
    header = _convert(table.get("catalogue"), _Header, name, "catalogue")
    if header.game != game:
        raise CatalogueError(f"{name}: catalogue: game is {header.game!r}, the file name says {game!r}")
    topics = _topics(name, table.get("topic", []))
    rules: dict[str, Rule] = {}
    for place, entry in enumerate(table.get("rule", [])):
        rule = _convert({**entry, "game": game}, Rule, name, entry.get("id", f"rule {place + 1}"))
        _check_rule(name, rule, topics, rules)
        rules[rule.id] = rule
    return Catalogue(game, header.title, header.players, header.sources, topics, {"en": rules})


def read_language(folder: Folder, english: Catalogue, language: str) -> dict[str, Rule]:
    """The English catalogue's rules in another language: the same ids, each with the same parts filled."""
    name = f"{english.game}.{language}.toml"
    table = read_toml(folder, name)
    originals = english.rules["en"]
    for rule_id in table:
        if rule_id not in originals:
            raise CatalogueError(f"{name}: {rule_id}: no such rule in {english.game}.toml")
    rules: dict[str, Rule] = {}
    for rule_id, original in originals.items():
        if rule_id not in table:
            raise CatalogueError(f"{name}: {rule_id}: no text in this language")
        words = _convert(table[rule_id], _Words, name, rule_id)
        translated = msgspec.structs.asdict(words)
        _check_parts(name, original, translated)
        rules[rule_id] = msgspec.structs.replace(original, **translated)
    return rules


def read_questions(folder: Folder, english: Catalogue, language: str) -> dict[str, tuple[str, ...]]:
    """What people ask, by the rule that answers it: some questions for every rule, none twice."""
    name = f"{QUESTIONS}/{english.game}.{language}.toml"
    questions = _convert(read_toml(folder, name), dict[str, tuple[str, ...]], name, "questions")
    for rule_id in questions:
        if rule_id not in english.rules["en"]:
            raise CatalogueError(f"{name}: {rule_id}: no such rule in {english.game}.toml")
    for rule_id in english.rules["en"]:
        asked = {each.strip() for each in questions.get(rule_id, ())} - {""}
        if len(asked) < max(FEWEST_QUESTIONS, len(questions.get(rule_id, ()))):
            raise CatalogueError(f"{name}: {rule_id}: needs {FEWEST_QUESTIONS} different questions or more, none empty")
    return questions


def read(folder: Folder, game: str) -> Catalogue:
    """The game's whole catalogue in every language, checked; the first fault is a `CatalogueError`."""
    english = read_english(folder, game)
    rules = {lang: read_language(folder, english, lang) for lang in LANGUAGES if lang != "en"}
    return msgspec.structs.replace(english, rules={**english.rules, **rules})


def _convert(table: object, kind: type[T], name: str, entry: object) -> T:
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        raise CatalogueError(f"{name}: {entry}: {error}") from error


def _topics(name: str, entries: list[TomlTable]) -> dict[str, Topic]:
    topics: dict[str, Topic] = {}
    for place, entry in enumerate(entries):
        topic = _convert(entry, Topic, name, entry.get("id", f"topic {place + 1}"))
        if topic.id in topics:
            raise CatalogueError(f"{name}: {topic.id}: duplicate topic")
        if sorted(topic.titles) != sorted(LANGUAGES) or not all(topic.titles.values()):
            raise CatalogueError(f"{name}: {topic.id}: a title is needed in each of {', '.join(LANGUAGES)}")
        topics[topic.id] = topic
    for topic in topics.values():
        for related in topic.related:
            if related not in topics:
                raise CatalogueError(f"{name}: {topic.id}: unknown related topic {related!r}")
    return topics


def _check_rule(name: str, rule: Rule, topics: Mapping[str, Topic], before: Mapping[str, Rule]) -> None:
    if rule.topic not in topics:
        raise CatalogueError(f"{name}: {rule.id}: unknown topic {rule.topic!r}")
    if not rule.id.startswith(f"{rule.game}.{rule.topic}."):
        raise CatalogueError(f"{name}: {rule.id}: the id does not begin with '{rule.game}.{rule.topic}.'")
    if rule.id in before:
        raise CatalogueError(f"{name}: {rule.id}: duplicate id")
    if not rule.text.strip():
        raise CatalogueError(f"{name}: {rule.id}: the text is empty")


def _check_parts(name: str, original: Rule, translated: Mapping[str, str]) -> None:
    for part in TRANSLATED:
        here, there = bool(translated[part].strip()), bool(getattr(original, part))
        if here != there:
            where = "is missing" if there else "has no counterpart in English"
            raise CatalogueError(f"{name}: {original.id}: its {part} {where}")
