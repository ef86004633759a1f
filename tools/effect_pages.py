"""The reference pages of effects: every word of a card language, from its classes and from the cards that use it."""

import inspect
import re
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from crossroads.engine.content import content_of, words_of
from crossroads.engine.effects import Effect, tag_of
from crossroads.engine.extending import definition_with
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.conditions import CardName, When, Where
from crossroads.games.fallout.cards.effects import Ability, Passive, Result, Task, Worth
from crossroads.games.fallout.cards.effects import Condition as FalloutCondition
from crossroads.games.fallout.cards.effects import Cost as FalloutCost
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.expansions.atomic_bonds.content import GoalWord
from crossroads.games.munchkin.cards.words import Condition, Deed, MonsterWord, Power, Property
from crossroads.games.shelter.cards.bills import Bill
from crossroads.games.shelter.cards.effects import Cost, ItemEffect, Reward
from tools.page_text import EXPANSION_GAMES, TITLES, page_of, with_links

INTRODUCTION = (
    "An effect is something that a card does. In a pack it is a mapping, and `do` names the effect.\n"
    "The text on a card is made from its effects, so it always says what the card does.\n"
    "Fields without a default are required, and fields that are not listed here are refused."
)
SPEAKERS: Mapping[str, Callable[[Words], Any]] = {"fallout": Voice}
"""Who says an effect, where it is more than the words of the table."""


@dataclass(frozen=True)
class Section:
    """The effects of one kind that no section before it has shown."""

    title: str
    kind: type[Any]
    note: str = ""


def _field_names(kind: type[msgspec.Struct]) -> str:
    return ", ".join(f"`{field.encode_name}`" for field in msgspec.structs.fields(kind))


def _named(names: Sequence[str], between: str = ", ") -> str:
    return between.join(f"`{name}`" for name in names)


def shelter_page() -> str:
    return _page(
        "shelter",
        "Cubes are given as `power`, `food`, `water` and `any` (a kind that the player chooses).\n"
        "[Your first card](../tutorial/first-card.md) shows where to write effects in a pack.",
        (
            Section("Costs: what a spot asks for", Cost, "In the `cost` of a spot."),
            Section(
                "Rewards: what a spot or an item gives", Reward, "In the `reward` of a spot, or of an item's effect."
            ),
            Section("Items: what an item card does", ItemEffect, "In the `effects` of an item."),
        ),
    )


def fallout_page(expansion: str = "") -> str:
    """The words of Fallout's cards, or those that one of its expansions adds."""
    known = definition_with("fallout").rulebook.vocabulary
    usable = [name for name, kind in sorted(known.of_kind(Ability).items()) if issubclass(kind, Result)]
    tasks = f"Of these {_named(sorted(known.of_kind(Task)), ' and ')} can be tasks as well."
    beside = f"Beside these, some results: {_named(usable)}."
    conditions = (
        f"A condition (`needs`, `forced`, `when` …) names what must be true: {_field_names(When)}.\n"
        f"A place (`at`, `to`) names where: {_field_names(Where)}."
    )
    base = (
        Section("Results: what encounters and quests bring", Result, "" if expansion else tasks),
        Section("Costs: what options and objectives ask for", FalloutCost),
        Section("Abilities: what using a card brings", Ability, "" if expansion else beside),
        Section("Passives: what a card does all the time", Passive),
        Section("Worth: what an agenda is worth beyond its one influence", Worth),
        Section("Conditions: what must be true", FalloutCondition),
        Section("Goals: what a goal asks of the survivors", GoalWord),
    )
    more = (
        f"These are added by {TITLES[expansion]} to [the effects of Fallout](effects-fallout.md)."
        if expansion
        else conditions
    )
    return _page("fallout", more, base, expansion)


def munchkin_page() -> str:
    return _page(
        "munchkin",
        "The cards lie in files by their kind, such as `items.yaml`; a monster has `special` and `bad-stuff`, all others "
        "have `effects`.\n"
        f"A condition (`when`, `use` …) names what must be true: {_field_names(Condition)}.",
        (
            Section(
                "Properties: what holds while a card does", Property, "With `lasts` or `turns` they hold for a while."
            ),
            Section("Powers: what a card in play lets its owner do", Power),
            Section(
                "Deeds: what happens once",
                Deed,
                "When a card is applied, a power is used, a Trap acts or Bad Stuff is suffered.",
            ),
            Section(
                "Monsters: what is special about one",
                MonsterWord,
                "In the `special` of a monster or the `effects` of an enhancer.",
            ),
        ),
    )


def _page(game: str, more: str, sections: Sequence[Section], expansion: str = "") -> str:
    modules = (expansion,) if expansion else ()
    vocabulary = definition_with(game, modules).rulebook.vocabulary
    content = content_of(game, (), modules)
    words = words_of(game, (), "en", modules)
    speaker = SPEAKERS[game](words) if game in SPEAKERS else words
    examples: dict[type[Any], Effect] = {}
    for effect in effects_of(content):
        examples.setdefault(type(effect), effect)
    shown = set(definition_with(game).rulebook.effects) if expansion else set()
    blocks = [INTRODUCTION, more]
    for section in sections:
        own = {name: kind for name, kind in vocabulary.of_kind(section.kind).items() if kind not in shown}
        shown |= {*own.values()}
        if own:
            blocks += [f"## {section.title}", *([section.note] if section.note else [])]
            blocks += [_effect(own[name], examples.get(own[name]), speaker) for name in sorted(own)]
    missing = sorted(tag_of(kind) for kind in vocabulary.effects if kind not in shown)
    assert not missing, f"no section of the page of {expansion or game} shows {', '.join(missing)}"
    return page_of(f"Effects of {TITLES[expansion or game]}", *blocks)


def effects_of(thing: Any) -> Iterator[Effect]:
    """Every effect in content, however deep, those within others too."""
    return _effects_of(thing, set())


def _effects_of(thing: Any, seen: set[int]) -> Iterator[Effect]:
    if isinstance(thing, str | int | float | type | None) or id(thing) in seen:
        return
    seen.add(id(thing))
    if isinstance(thing, Effect):
        yield thing
    for inner in _inside(thing):
        yield from _effects_of(inner, seen)


def _inside(thing: Any) -> Iterator[Any]:
    if isinstance(thing, Mapping):
        yield from thing.values()
    elif isinstance(thing, list | tuple):
        yield from thing
    elif isinstance(thing, msgspec.Struct):
        yield from [getattr(thing, name) for name in thing.__struct_fields__]
    elif hasattr(thing, "__dict__"):
        yield from vars(thing).values()


def _effect(kind: type[Effect], example: Effect | None, speaker: Any) -> str:
    rows = [f"| `{name}` | {values} | {default} |" for name, values, default in fields_of(kind)]
    parts = [f"### `{tag_of(kind)}`", "\n".join([with_links(inspect.getdoc(kind) or ""), *_notes(kind)])]
    parts.append("\n".join(["| field | values | default |", "|---|---|---|", *rows]) if rows else "It has no fields.")
    if example is None and not any(default == "required" for _, _, default in fields_of(kind)):
        example = kind()
    if example is not None:
        parts.append(f"Example: `{yaml_of(example)}` reads “{example.describe(speaker)}”.")
    return "\n\n".join(part for part in parts if part)


MOMENTS = {
    "turn": "on the owner's turn, before the placement or after its reward",
    "before-roll": "before the dice of the owner's fight are rolled",
    "after-roll": "after a lost roll in the owner's fight",
    "spot": "after the reward of a placement",
    "price": "when a room's price is paid",
    "newcomer": "when the cost of a spot that gives a new dweller is paid",
    "rent": "when rent is taken",
    "end": "at the final scoring",
}


def _notes(kind: type[Any]) -> Iterator[str]:
    """What Shelter's items and rewards say of themselves beside their fields."""
    if issubclass(kind, ItemEffect):
        modes = "`end`" if kind.moment == "end" else "`exhaust` or `discard`"
        if kind.moment not in ("end", "turn", "spot", "after-roll"):
            modes = "`passive`, `exhaust` or `discard`"
        yield f"Moment: {MOMENTS[kind.moment]}."
        yield f"Modes: {modes}."
    if issubclass(kind, Reward):
        if kind.needs_spot:
            yield "It cannot be used on an item."
        if kind.is_once:
            yield "A doubled reward does not repeat it."


def fields_of(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str, str]]:
    """The fields of a struct: how each is called in a pack, what may stand in it, and its default."""
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        default = "required" if field.default is msgspec.NODEFAULT else f"`{yaml_of(field.default)}`"
        yield field.encode_name, values_of(hints[field.name]), default


LETTERS = re.compile(r"\^\[(?P<letters>[A-Z*]+)\](?P<many>\+?)\$")
LEVEL = "level("  # in the pattern of an amount that may go by the encounter's level


NAMED = {
    When: "a condition",
    Condition: "a condition",
    Where: "a place",
    Result: "a result",
    FalloutCondition: "a condition of an expansion",
    Reward: "a reward",
    Deed: "a deed",
    Bill: f"cubes: {_field_names(Bill)}",
}


def values_of(hint: Any) -> str:
    """What may stand in a field, in words."""
    if hint == CardName:
        return "the id of a card, or its number"
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        letters = [found for meta in inner[1:] if (found := LETTERS.fullmatch(meta.pattern or ""))]
        if any(LEVEL in (meta.pattern or "") for meta in inner[1:]):
            return "`level`, `level+1`, `level-1` …" + (" or `all`" if "all" in inner[1].pattern else "")
        if letters and letters[0]["many"]:
            return "some of " + " ".join(f"`{letter}`" for letter in letters[0]["letters"])
        if letters:
            return "one of " + " ".join(f"`{letter}`" for letter in letters[0]["letters"])
        limits = [f"at least {meta.ge:g}" for meta in inner[1:] if meta.ge is not None]
        return ", ".join([values_of(inner[0]), *limits])
    if origin is Literal:
        return " or ".join(f"`{value}`" if value else "nothing" for value in inner)
    if origin in (Union, types.UnionType):
        return " or ".join("nothing" if each is type(None) else values_of(each) for each in inner)
    if origin is tuple:
        return f"list, each {values_of(inner[0])}"
    if hint in NAMED:
        return NAMED[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return f"a mapping: {_field_names(hint)}"
    return {"int": "a number", "str": "text", "bool": "`true` or `false`"}[hint.__name__]


def yaml_of(value: Any) -> str:
    """A value as it may be written in a pack, in one line."""
    if isinstance(value, Effect):
        return yaml_of({"do": tag_of(type(value)), **_given(value)})
    if isinstance(value, msgspec.Struct):
        return yaml_of(_given(value))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {yaml_of(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(yaml_of(each) for each in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else '""' if value == "" else '"*"' if value == "*" else str(value)


def _given(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that differ from their defaults, as a pack calls them."""
    fields = msgspec.structs.fields(struct)
    values = {field.encode_name: (getattr(struct, field.name), field.default) for field in fields}
    return {name: value for name, (value, default) in values.items() if value != default}


PAGES: dict[str, Callable[[], str]] = {
    "effects-shelter.md": shelter_page,
    "effects-fallout.md": fallout_page,
    "effects-munchkin.md": munchkin_page,
    **{
        f"effects-{name}.md": partial(fallout_page, name) for name, game in EXPANSION_GAMES.items() if game == "fallout"
    },
}
