"""`crossroads rules`: the reference in a terminal."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from crossroads.cli.parameters import WHICH_GAME, GameName, Lang

rules_app = App(name="rules", help="The rules reference: book, list, show, search, coverage.", help_format="plaintext")


@rules_app.command(name="list")
def rules_list(*, game: GameName = "shelter", lang: Lang = "en") -> int:
    """List every rule of a game by topic."""
    from crossroads.rules.pages import list_page, terminal_width

    print(list_page(game, lang, terminal_width()))
    return 0


@rules_app.command(name="book")
def rules_book(
    *,
    game: Annotated[str, Parameter(help=f"{WHICH_GAME}, or an expansion such as new-california.")] = "shelter",
    lang: Lang = "en",
    examples: Annotated[bool, Parameter(help="With the examples.")] = True,
) -> int:
    """Read the rules of a game from front to back: the game in two minutes, the icons, then every chapter.

    Example: crossroads rules book --game fallout --lang pl
    """
    from crossroads.rules.lookup import check_language
    from crossroads.rules.pages import book_page, terminal_width
    from crossroads.tui.boards.legends import legend

    check_language(lang)
    print(book_page(game, lang, terminal_width(), legend(game, lang), examples))
    return 0


@rules_app.command(name="show")
def rules_show(
    rule: Annotated[str, Parameter(help="A rule id, such as fallout.combat.armor-cancels-hits or shelter.rent.gain.")],
    *,
    lang: Lang = "en",
) -> int:
    """Show one rule with its example and its ruling."""
    from crossroads.rules.pages import show_page, terminal_width

    print(show_page(rule, lang, width=terminal_width()))
    return 0


@rules_app.command(name="search")
def rules_search(
    *words: Annotated[str, Parameter(help="What to look for; any form of a word will do.")],
    game: Annotated[str | None, Parameter(help=f"{WHICH_GAME}; else all.")] = None,
    lang: Lang = "en",
) -> int:
    """Search the rules in plain words, in any of the three languages."""
    from crossroads.rules.pages import search_page, terminal_width

    print(search_page(" ".join(words), game, lang, terminal_width()))
    return 0


@rules_app.command(name="coverage")
def rules_coverage(
    *,
    game: Annotated[str | None, Parameter(help=f"{WHICH_GAME}; else all of them.")] = None,
    report: Annotated[Path | None, Parameter(help="What a test run has written; else the tests are run now.")] = None,
) -> int:
    """List every rule of the games and expansions that are installed, with the tests that prove it; fails if a rule has none.

    It needs a source checkout.

    Example, in a checkout: crossroads rules coverage --game shelter
    """
    from crossroads.engine.installed import game_names
    from crossroads.engine.modules import expansions_of
    from crossroads.rules import games as catalogues
    from crossroads.rules.coverage import print_coverage

    if report is None and not (Path("tests").is_dir() and Path("src/crossroads").is_dir()):
        raise ValueError(
            "the tests that prove rules live in a source checkout: run this in one, or name with --report what a test run has written"
        )

    expansions = [expansion for each in game_names() for expansion in expansions_of(each) if expansion in catalogues()]
    return print_coverage((game,) if game is not None else (*game_names(), *expansions), report, print)
