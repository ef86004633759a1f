"""Write the reference pages in `docs/reference` from the program itself, so that they cannot disagree with it."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec

from crossroads.cli.commands import app
from crossroads.engine.content import content_of
from crossroads.engine.definition import definition
from crossroads.engine.extending import definition_with
from crossroads.engine.modules import expansions_of
from crossroads.rules.book import rule_book
from crossroads.rules.lookup import catalogue
from crossroads.rules.model import Rule
from crossroads.tui.boards.legends import legend
from tools import card_pages, effect_pages, python_page, views_page
from tools.effect_pages import values_of
from tools.page_text import EXPANSION_GAMES, GAMES, TITLES, anchor, page_of, rule_link, tidy

FOLDER = Path(__file__).parents[1] / "docs" / "reference"


def page(name: str) -> str:
    """The text of one generated page."""
    return tidy(PAGES[name]())


# -- the command


def cli_page() -> str:
    """All commands with their options, from the application's own help."""
    text = app.generate_docs(output_format="markdown")
    usage, _, rest = text.partition("\n")[2].partition("## Table of Contents")  # its title is ours
    commands = rest[rest.index("**Commands**") :]  # in place of the contents, for they are links too
    return page_of(
        "The command line",
        "What `crossroads --help` says, command by command.\n"
        "The exit code is 0 if everything went well, 1 if a check found a problem, 2 if the command was used wrongly, "
        "3 if the input of `play --plain` ended before the game, and 130 if the command was interrupted.",
        (usage + commands).replace("```console", "```text"),
    )


# -- table options


def table_options_page() -> str:
    """What a table may settle before the game, from the options' own metadata."""
    return page_of(
        "Table options",
        "What can be chosen for a table before the game begins; every option has a default.\n"
        "On the command line write `--option name=value`, with the value as JSON; in Python an option is an "
        "entry of `options`:",
        '```sh\ncrossroads play --seats 2 --option first=0 --option \'colours=["green","yellow"]\'\n```',
        "```python\nimport crossroads\n\n"
        'game = crossroads.new("shelter", seats=2, seed="x", options={"first": 0, "colours": ["green", "yellow"]})\n'
        "assert game.decision.seat == 0\n```",
        "A wrong option is refused before the game begins, and the message lists the allowed values.",
        *[block for game in GAMES for block in (_table_options(game), *_options_of_expansions(game))],
    )


def _table_options(game: str) -> str:
    made = definition(game)
    least, most = made.seats
    rows = _option_rows(made.table_options, made.choices(content_of(game, ())))
    seats = f"{TITLES[game]} is for {least} to {most} players ({rule_link(made.seats_rule)})."
    return f"## {TITLES[game]}\n\n{seats}\n\n{_option_table(rows)}"


def _options_of_expansions(game: str) -> Iterator[str]:
    """What each expansion of a game lets a table settle besides, and which values do not go with several of them."""
    names = [name for name, of in EXPANSION_GAMES.items() if of == game]
    known = _choices(game, ())
    for name in names:
        own = expansions_of(game)[name].table_options
        more = {
            option: [value for value in values if value not in known[option]]
            for option, values in _choices(game, (name,)).items()
        }
        rows = _option_rows(definition(game).table_options, more, "also ", only=[each for each in more if more[each]])
        rows += _option_rows(own, {}) if own is not None else []
        says = "" if rows else "\n\nIt has no table options of its own."
        table = f"\n\n{_option_table(rows)}" if rows else ""
        yield f"### {TITLES[game]} with {TITLES[name]} (`--with {name}`){says}{table}"
    together = tuple(names)
    content = content_of(game, (), together)
    for option, values in _choices(game, together).items():
        for value in dict.fromkeys(each for name in names for each in _choices(game, (name,))[option]):
            rule = definition_with(game, together).forbids(content, option, value)
            if rule is not None and value not in values:
                titles = " and ".join(TITLES[name] for name in names)
                yield f"With {titles} together `{option}` cannot be `{value}` ({rule_link(rule)})."


def _choices(game: str, modules: tuple[str, ...]) -> dict[str, list[str]]:
    """The values that packs bring for options, at a table with these expansions."""
    found = definition_with(game, modules).choices(content_of(game, (), modules))
    return {name: list(values) for name, values in found.items()}


def _option_rows(
    options: type[msgspec.Struct],
    choices: Mapping[str, Iterable[str]],
    before: str = "",
    only: Sequence[str] | None = None,
) -> list[str]:
    hints = get_type_hints(options, include_extras=True)
    rows = []
    for field in msgspec.structs.fields(options):
        if only is not None and field.name not in only:
            continue
        kind, meta = get_args(hints[field.name])
        rule = (meta.extra or {})["rule"]
        named = " or ".join(f"`{each}`" for each in choices.get(field.name, ()))
        values = f"{before}{named}" if named else values_of(kind).replace(" or nothing", "")
        rows.append(f"| `{field.name}` | {values} | {meta.description} | {rule_link(rule)} |")
    return rows


def _option_table(rows: Sequence[str]) -> str:
    return "\n".join(["| option | values | what it decides | rule |", "|---|---|---|---|", *rows])


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
        f"- [{whole.topics[topic].titles['en']}](#{anchor(whole.topics[topic].titles['en'])}) ({len(found)})"
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
    return page_of(f"Rules of {whole.title}", *blocks)


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
    return page_of(f"The book of {told.title}", *blocks)


def _rule(rule: Rule) -> str:
    parts = [("When", rule.when), ("Example", rule.example), ("Ruling", rule.ruling), ("Other readings", rule.variants)]
    more = [f"  - {name}: {text}" for name, text in parts if text]
    return "\n".join([f'- <a id="{rule.id}"></a>`{rule.id}` {rule.text}', *more])


PAGES: dict[str, Callable[[], str]] = {
    "cli.md": cli_page,
    **effect_pages.PAGES,
    **card_pages.PAGES,
    "table-options.md": table_options_page,
    "views.md": lambda: page_of("Views and books", *views_page.blocks({game: TITLES[game] for game in GAMES})),
    "python.md": lambda: page_of("The Python interface", *python_page.blocks()),
    **{f"rules-{game}.md": partial(rules_page, game) for game in (*GAMES, *EXPANSION_GAMES)},
    **{f"book-{game}.md": partial(book_page, game) for game in (*GAMES, *EXPANSION_GAMES)},
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
