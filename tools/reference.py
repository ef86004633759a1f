"""Write the reference pages in `docs/reference` from the program itself, so that they cannot disagree with it."""

import argparse
import inspect
import re
import types
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import crossroads
from crossroads.cli.commands import app
from crossroads.engine.content import content_of
from crossroads.engine.definition import definition, game_names
from crossroads.engine.effects import Effect, tag_of
from crossroads.engine.modules import expansions_of
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.conditions import CardName, When, Where
from crossroads.games.fallout.cards.content import Content as FalloutContent
from crossroads.games.fallout.cards.effects import Ability, Condition, Passive, Result, Task, Word, Worth
from crossroads.games.fallout.cards.effects import Cost as FalloutCost
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.words.cards import agenda_name, agenda_text, card_lines, enemy_text, perk_text
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.effects import Cost, ItemEffect, Reward
from crossroads.games.shelter.cards.effects import Word as ShelterWord
from crossroads.rules.book import rule_book
from crossroads.rules.lookup import catalogue
from crossroads.rules.model import Rule
from crossroads.tui.legends import legend
from tools import python_page, views_page

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
GAME = "shelter"
GAMES = tuple(game for game in game_names() if definition(game).package.startswith("crossroads."))
EXPANSIONS = tuple(
    name for game in GAMES for name, module in expansions_of(game).items() if module.package.startswith("crossroads.")
)
TITLES = {game: game.replace("-", " ").capitalize() for game in GAMES}
NOTICE = "<!-- Written by tools/reference.py: `make docs` renews it, so change what it is made from. -->"


def page(name: str) -> str:
    """The text of one generated page."""
    return _tidy(PAGES[name]())


def _page(title: str, *blocks: str) -> str:
    return "\n\n".join([f"# {title}", NOTICE, *blocks])


def _tidy(text: str) -> str:
    """No blanks at line ends, no double empty lines, one newline at the end."""
    lines = "\n".join(line.rstrip() for line in text.splitlines())
    return re.sub(r"\n{3,}", "\n\n", lines).strip() + "\n"


# -- the command


def cli_page() -> str:
    """All commands with their options, from the application's own help."""
    text = app.generate_docs(output_format="markdown")
    usage, _, rest = text.partition("\n")[2].partition("## Table of Contents")  # its title is ours
    commands = rest[rest.index("**Commands**") :]  # in place of the contents, for they are links too
    return _page(
        "The command line",
        "What `crossroads --help` says, command by command.\n"
        "The exit code is 0 if everything went well, 1 if a check found a problem, 2 if the command was used wrongly, "
        "3 if the input of `play --plain` ended before the game, and 130 if the command was interrupted.",
        (usage + commands).replace("```console", "```text"),
    )


# -- effects


def effects_page() -> str:
    """Every word of Shelter's card language: where it may stand, its fields, what it does, and an example in English."""
    content, words = _base()
    examples = _examples(content)
    blocks = [
        "An effect is something that a card does. In a pack it is a mapping, and `do` names the effect.\n"
        "The text on a card is made from its effects, so it always says what the card does.\n"
        "Fields without a default are required, and fields that are not listed here are refused.",
        "Cubes are given as `power`, `food`, `water` and `any` (a kind that the player chooses).\n"
        "[Your first card](../tutorial/first-card.md) shows where to write effects in a pack.",
    ]
    known = definition(GAME).rulebook.vocabulary
    sections: tuple[tuple[str, type[ShelterWord], str], ...] = (
        ("Costs: what a spot asks for", Cost, "In the `cost` of a spot."),
        ("Rewards: what a spot or an item gives", Reward, "In the `reward` of a spot, or of an item's effect."),
        ("Items: what an item card does", ItemEffect, "In the `effects` of an item."),
    )
    for title, kind, where in sections:
        blocks.append(f"## {title}\n\n{where}")
        own = known.of_kind(kind)
        blocks += [_effect(own[name], examples.get(own[name]) or own[name](), words) for name in sorted(own)]
    return _page("Effects of Shelter", *blocks)


def _effect(kind: type[Any], example: ShelterWord, words: Words) -> str:
    rows = [f"| `{name}` | {values} | {default} |" for name, values, default in _fields(kind)]
    table = "\n".join(["| field | values | default |", "|---|---|---|", *rows]) if rows else "It has no fields."
    notes = [line for line in (_item_note(kind), _reward_note(kind)) if line]
    text = example.describe(words)
    return "\n\n".join(
        [
            f"### `{tag_of(kind)}`",
            "\n".join([_with_links(inspect.getdoc(kind) or ""), *notes]),
            table,
            f"Example: `{_yaml(example)}` reads “{text}”.",
        ]
    )


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


def _item_note(kind: type[Any]) -> str:
    if not issubclass(kind, ItemEffect):
        return ""
    modes = "`end`" if kind.moment == "end" else "`exhaust` or `discard`"
    if kind.moment not in ("end", "turn", "spot", "after-roll"):
        modes = "`passive`, `exhaust` or `discard`"
    return f"Moment: {MOMENTS[kind.moment]}.\nModes: {modes}."


def _reward_note(kind: type[Any]) -> str:
    if not issubclass(kind, Reward):
        return ""
    notes = ["It cannot be used on an item."] * kind.needs_spot + [
        "A doubled reward does not repeat it."
    ] * kind.is_once
    return "\n".join(notes)


def _fields(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str, str]]:
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        default = "required" if field.default is msgspec.NODEFAULT else f"`{_yaml(field.default)}`"
        yield field.encode_name, values_of(hints[field.name]), default


LETTERS = re.compile(r"\^\[(?P<letters>[A-Z*]+)\](?P<many>\+?)\$")
LEVEL = "level("  # in the pattern of an amount that may go by the encounter's level


NAMED = {
    When: "a condition",
    Where: "a place",
    Result: "a result",
    Condition: "a condition of an expansion",
    Reward: "a reward",
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
        return " or ".join(f"`{value}`" for value in inner)
    if origin in (Union, types.UnionType):
        return " or ".join("nothing" if each is type(None) else values_of(each) for each in inner)
    if origin is tuple:
        return f"list, each {values_of(inner[0])}"
    if hint in NAMED:
        return NAMED[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return "cubes: " + ", ".join(f"`{field.name}`" for field in msgspec.structs.fields(hint))
    return {"int": "a number", "str": "text", "bool": "`true` or `false`"}[hint.__name__]


def _yaml(value: Any) -> str:
    """A value as it may be written in a pack, in one line."""
    if isinstance(value, Effect):
        return _yaml({"do": tag_of(type(value)), **_given(value)})
    if isinstance(value, msgspec.Struct):
        return _yaml(_given(value))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_yaml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_yaml(each) for each in value) + "]"
    return "null" if value is None else '"*"' if value == "*" else str(value)


def _given(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that differ from their defaults."""
    fields = {field.name: field.default for field in msgspec.structs.fields(struct)}
    return {name: getattr(struct, name) for name, default in fields.items() if getattr(struct, name) != default}


def _examples(content: Content) -> dict[type[ShelterWord], ShelterWord]:
    """For each kind of effect the first one on a card of the base set."""
    found: dict[type[ShelterWord], ShelterWord] = {}
    spots = [spot for room in content.rooms.values() for spot in (room.left, room.right, room.both) if spot is not None]
    spots += [threat.spot for threat in content.threats.values()] + [content.lifts.coloured]
    effects: list[ShelterWord] = [each for spot in spots for each in (*spot.cost, *spot.reward)]
    effects += [each for item in content.items.values() for each in item.effects]
    for effect in effects:
        found.setdefault(type(effect), effect)
    return found


# -- cards


def cards_page() -> str:
    """Every card of the base set, with the text that is made from its effects."""
    content, words = _base()
    top = (*content.top.left, *content.top.right)
    groups = {
        "Starting rooms": [f"room:{room}" for room in content.rooms if room in top],
        "Rooms of the deck": [f"room:{room}" for room in content.rooms if room not in top],
        "Items": [f"item:{item}" for item in content.items],
        "Threats": [f"threat:{threat}" for threat in content.threats],
    }
    blocks = [
        "All cards of the base set with their English text.\n"
        "A spot shows cost → reward, with its letters and marks in brackets before it.\n"
        "A letter in brackets means that a dweller trained in it receives the reward twice.",
        "## Lifts",
        f"### Starting lift (`lift:start`)\n\n{_lines(words, content, 'lift:start')}",
        f"### Coloured lifts (`lift:red` and the others, all alike)\n\n{_lines(words, content, 'lift:red')}",
    ]
    for title, keys in groups.items():
        blocks.append(f"## {title}")
        blocks += [_card(words, content, key) for key in keys]
    return _page("Cards of Shelter", *blocks)


def _card(words: Words, content: Content, key: str) -> str:
    kind, _, card = key.partition(":")
    copies = content.threats[card].copies if kind == "threat" else 1
    title = f"### {words(f'{kind}-{card}')} (`{key}`{f', {copies} copies' if copies > 1 else ''})"
    flavour = words.find(f"{kind}-{card}.flavour")
    parts = [title, f"*{flavour}*" if flavour else "", _lines(words, content, key)]
    return "\n\n".join(part for part in parts if part)


def _lines(words: Words, content: Content, key: str) -> str:
    text = definition(GAME).wording().card(words, content, key)
    return "\n".join(f"- {line}" for line in text.splitlines())


# -- Fallout


def fallout_effects_page() -> str:
    """Every word of Fallout's card language: where it may stand, its fields, and an example in English."""
    content, words = fallout_content(), crossroads.new("fallout", 1, "reference").words("en")
    examples = {type(effect): effect for effect in reversed(list(_fallout_effects(content)))}
    blocks = [
        "An effect is something that a card does. In a pack it is a mapping, and `do` names the effect.\n"
        "The text on a card is made from its effects, so it always says what the card does.\n"
        "Fields without a default are required, and fields that are not listed here are refused.",
        "A condition (`needs`, `forced`, `when` …) names what must be true: "
        + ", ".join(f"`{field.name}`" for field in msgspec.structs.fields(When))
        + ".\nA place (`at`, `to`) names where: "
        + ", ".join(f"`{field.name}`" for field in msgspec.structs.fields(Where))
        + ".",
    ]
    known = definition("fallout").rulebook.vocabulary
    usable = [name for name, kind in sorted(known.of_kind(Ability).items()) if issubclass(kind, Result)]
    tasks = " and ".join(f"`{name}`" for name in sorted(known.of_kind(Task)))
    sections: tuple[tuple[str, type[Word], str], ...] = (
        ("Results: what encounters and quests bring", Result, f"Of these {tasks} can be tasks as well."),
        ("Costs: what options and objectives ask for", FalloutCost, ""),
        ("Abilities: what using a card brings", Ability, f"Beside these, some results: {_listed(usable)}."),
        ("Passives: what a card does all the time", Passive, ""),
        ("Worth: what an agenda is worth beyond its one influence", Worth, ""),
    )
    for title, kind, note in sections:
        blocks += [f"## {title}", note] if note else [f"## {title}"]
        own = {
            name: each for name, each in known.of_kind(kind).items() if kind is Result or not issubclass(each, Result)
        }
        blocks += [_fallout_effect(own[name], examples.get(own[name]), Voice(words)) for name in sorted(own)]
    return _page("Effects of Fallout", *blocks)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _fallout_effect(kind: type[Effect], example: Word | None, voice: Voice) -> str:
    rows = [f"| `{name}` | {values} | {default} |" for name, values, default in _fields(kind)]
    parts = [f"### `{tag_of(kind)}`", _with_links(kind.__doc__ or "")]
    parts.append("\n".join(["| field | values | default |", "|---|---|---|", *rows]) if rows else "It has no fields.")
    if example is not None:
        parts.append(f"Example: `{_yaml(example)}` reads “{example.describe(voice)}”.")
    return "\n\n".join(part for part in parts if part)


def fallout_content() -> FalloutContent:
    content: FalloutContent = content_of("fallout", ())
    return content


def _fallout_effects(content: FalloutContent) -> Iterator[Word]:
    """Every effect on a card of the base set, those within others too."""
    for encounter in content.encounters.values():
        for option in encounter.options:
            tasks = (option.task,) if option.task is not None else ()
            yield from (*option.cost, *tasks, *option.success, *option.failure)
    for quest in content.quests.values():
        yield from quest.staging
        for objective in quest.objectives:
            yield from (*objective.tasks, *objective.results)
    uses = [use for card in content.cards.values() for use in card.uses]
    for use in (*uses, *[perk.use for perk in content.perks.values()]):
        yield from (*use.effects, *use.after)
    for card in content.cards.values():
        yield from card.always
    for agenda in content.agendas.values():
        yield agenda.worth


def fallout_cards_page() -> str:
    """The cards that lie open or can be held; quests and encounters are for the table to find."""
    content, words = fallout_content(), crossroads.new("fallout", 1, "reference").words("en")
    groups: dict[str, list[tuple[str, str, list[str]]]] = {}
    for title, deck in (("Loot", content.loot), ("Assets", content.assets), ("Unique assets", content.uniques)):
        groups[title] = [(words(f"card-{card.id}"), card.id, card_lines(words, card)) for card in deck.values()]
    groups["Survivors' own cards"] = [
        (words(f"card-{card.id}"), card.id, card_lines(words, card)) for card in content.own_cards.values()
    ]
    groups["Perks"] = [
        (words(f"perk-{perk.id}"), perk.id, [f"{perk.letter}: {perk_text(words, perk)}"])
        for perk in content.perks.values()
    ]
    agendas = {agenda.name: agenda for agenda in content.agendas.values()}
    groups["Agendas"] = [
        (agenda_name(words, content, agenda.id), name, [agenda_text(words, agenda)]) for name, agenda in agendas.items()
    ]
    groups["Enemies"] = [
        (words(f"enemy-{token.id}"), token.id, [enemy_text(words, token.level, token.areas, token.abilities)])
        for token in content.enemies.values()
    ]
    blocks = [
        "The cards and tokens of the base set with their English text.\n"
        "Quests and encounters are not here: nobody may read them before they are in play."
    ]
    for title, cards in groups.items():
        blocks.append(f"## {title}")
        blocks += [
            f"### {name} (`{card}`)\n\n" + "\n".join(f"- {line}" for line in lines) for name, card, lines in cards
        ]
    return _page("Cards of Fallout", *blocks)


# -- table options


def table_options_page() -> str:
    """What a table may settle before the game, from the options' own metadata."""
    return _page(
        "Table options",
        "What can be chosen for a table before the game begins; every option has a default.\n"
        "On the command line write `--option name=value`, with the value as JSON; in Python an option is an "
        "entry of `options`:",
        '```sh\ncrossroads play --seats 2 --option first=0 --option \'colours=["green","yellow"]\'\n```',
        "```python\nimport crossroads\n\n"
        'game = crossroads.new("shelter", seats=2, seed="x", options={"first": 0, "colours": ["green", "yellow"]})\n'
        "assert game.decision.seat == 0\n```",
        "A wrong option is refused before the game begins, and the message lists the allowed values.",
        *[_table_options(game) for game in GAMES],
    )


def _table_options(game: str) -> str:
    made = definition(game)
    least, most = made.seats
    hints = get_type_hints(made.table_options, include_extras=True)
    rows = []
    for field in msgspec.structs.fields(made.table_options):
        kind, meta = get_args(hints[field.name])
        rule = (meta.extra or {})["rule"]
        choices = made.choices(content_of(game, ())).get(field.name)
        values = " or ".join(f"`{each}`" for each in choices) if choices else values_of(kind).replace(" or nothing", "")
        rows.append(f"| `{field.name}` | {values} | {meta.description} | {_rule_link(rule)} |")
    table = "\n".join(["| option | values | what it decides | rule |", "|---|---|---|---|", *rows])
    seats = f"{TITLES[game]} is for {least} to {most} players ({_rule_link(made.seats_rule)})."
    return f"## {TITLES[game]}\n\n{seats}\n\n{table}"


# -- rules


def rules_page(game: str) -> str:
    """Every rule by topic, with its example and its ruling."""
    whole = catalogue(game)
    rules = whole.rules["en"]
    chapters = {
        topic.id: [rule for rule in rules.values() if rule.topic == topic.id] for topic in whole.topics.values()
    }
    shown = {topic: found for topic, found in chapters.items() if found}
    contents = [
        f"- [{whole.topics[topic].titles['en']}](#{_anchor(whole.topics[topic].titles['en'])}) ({len(found)})"
        for topic, found in shown.items()
    ]
    blocks = [
        f"All {len(rules)} rules by topic, each with its id, which refusals, tests and the log use.\n"
        f"In a terminal `crossroads rules show {next(iter(rules))}` shows one, in Russian and Polish too.",
        "\n".join(contents),
    ]
    for topic, found in shown.items():
        blocks.append(f"## {whole.topics[topic].titles['en']}")
        blocks.append("\n".join(_rule(rule) for rule in found))
    return _page(f"Rules of {whole.title}", *blocks)


def book_page(game: str) -> str:
    """The rules from front to back, without ids: the game in two minutes, the icons, then every chapter."""
    told = rule_book(game)
    blocks = [
        f"To be read from front to back. [The rules one by one](rules-{game}.md) have ids, examples and rulings; "
        f"`crossroads rules book --game {game}` shows this book in a terminal, in Russian and Polish too."
    ]
    if told.two_minutes:
        blocks += ["## The game in two minutes", "\n\n".join(told.two_minutes)]
    if icons := legend(game):
        rows = [f"| {sign.replace('|', '&#124;')} | {meaning} |" for sign, meaning in icons]
        blocks += ["## Icons", "\n".join(["| icon | meaning |", "|---|---|", *rows])]
    for number, chapter in enumerate(told.chapters, 1):
        blocks += [f"## {number}. {chapter.title}", " ".join(rule.text for rule in chapter.rules)]
    return _page(f"The book of {told.title}", *blocks)


def _rule(rule: Rule) -> str:
    parts = [("When", rule.when), ("Example", rule.example), ("Ruling", rule.ruling), ("Other readings", rule.variants)]
    more = [f"  - {name}: {text}" for name, text in parts if text]
    return "\n".join([f'- <a id="{rule.id}"></a>`{rule.id}` {rule.text}', *more])


def _rule_link(rule_id: str) -> str:
    return f"[`{rule_id}`](rules-{rule_id.partition('.')[0]}.md#{rule_id})"


def _with_links(text: str) -> str:
    """Rule ids in a docstring as links to the rules."""
    return re.sub(
        rf"\b(?:{'|'.join((*GAMES, *EXPANSIONS))})\.[a-z-]+\.[a-z-]+\b",
        lambda found: _rule_link(found[0]),
        " ".join(text.split()),
    )


def _anchor(title: str) -> str:
    """The anchor that Markdown gives to a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _base() -> tuple[Content, Words]:
    content: Content = content_of(GAME, ())
    return content, crossroads.new(GAME, 2, "reference").words("en")


PAGES: dict[str, Callable[[], str]] = {
    "cli.md": cli_page,
    "effects.md": effects_page,
    "cards.md": cards_page,
    "table-options.md": table_options_page,
    "views.md": lambda: _page("Views and books", *views_page.blocks(TITLES)),
    "python.md": lambda: _page("The Python interface", *python_page.blocks()),
    "effects-fallout.md": fallout_effects_page,
    "cards-fallout.md": fallout_cards_page,
    **{f"rules-{game}.md": partial(rules_page, game) for game in (*GAMES, *EXPANSIONS)},
    **{f"book-{game}.md": partial(book_page, game) for game in (*GAMES, *EXPANSIONS)},
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Write every page into a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where to (docs/reference)")
    folder: Path = parser.parse_args(arguments).folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in PAGES:
        path = folder / name
        path.write_text(page(name), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
