"""The boards' types of views and books are those that the games declare."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import UNSET, UnsetType

from crossroads.engine.modules import Module, expansions_of
from crossroads.engine.shapes import Shape, Shapes
from crossroads.games.fallout.table.view_types import Held
from tools import reference, view_types
from tools.structs import notes_of, with_all_within
from tools.typescript import TypeScript

GAMES = view_types.games()


def test_each_game_with_a_board_has_its_types() -> None:
    """Each folder of the page's games is one that is installed."""
    assert sorted(path.name for path in view_types.FOLDER.iterdir() if path.is_dir()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_types_of_a_board_are_fresh(game: str) -> None:
    """`make docs` renews them."""
    path = view_types.file_of(game)

    assert path.is_file(), f"{path} is missing: run `make docs`"
    assert path.read_text(encoding="utf-8") == view_types.page(game), f"{path} is stale: run `make docs`"


def test_what_may_hold_nothing_may_be_missing_in_a_view_and_never_in_a_book() -> None:
    """A patch takes a key without a value away; a book comes whole."""
    page = view_types.page("fallout")

    assert "  companion?: Held | null;\n" in page
    assert "  cost: number | null;\n" in page


def test_a_key_that_is_not_always_there_may_be_missing() -> None:
    """Only an active enemy has a level; only linked spots are `both`."""
    assert "  level?: number;\n" in view_types.page("fallout")
    assert "  both?: Place;\n" in view_types.page("shelter")


def test_a_literal_goes_by_its_name_where_it_has_one() -> None:
    page = view_types.page("shelter")

    assert 'export type Colour = "blue" | "green" | "red" | "yellow";\n' in page
    assert "  colour: Colour;\n" in page
    assert '  row?: "items" | "rooms";\n' in page


# -- expansions


SIGNALS_TYPES = """\
// Made by `make docs` from the shapes of crossroads_signals: do not edit.

/** The signal as everybody sees it. */
export interface SignalsView {
  strength: number;
  needed: number;
  /** bands to come */
  deck: number;
  heard: string[];
  /** a band, or empty */
  on_air: string;
}

export interface SignalsBook {
  cards: SignalsCards;
  names: Record<string, string>;
}

export interface SignalsCards {
  bands: Record<string, Band>;
}

export interface Band {
  copies: number;
}

/** What the view of a table with signals has beside the game's own: `View & ViewAdded`. */
export interface ViewAdded {
  added: { signals: SignalsView };
}

/** What the book has beside the game's own: `Book & BookAdded`. */
export type BookAdded = SignalsBook;
"""
USED = """
import type { Book, View } from "../view";
import type { BookAdded, ViewAdded } from "./signals";
export const strength = (view: View & ViewAdded): number => view.added.signals.strength + view.round;
export const bands = (book: Book & BookAdded): number => Object.keys(book.cards.bands).length;
// @ts-expect-error: without the expansion there is none
export const none = (view: View): number => view.added.signals.strength;
"""


def test_what_an_expansion_adds_is_written_beside_the_games_own() -> None:
    assert view_types.page_of_expansion(expansions_of("fallout")["signals"]) == SIGNALS_TYPES


def test_the_expansions_of_this_package_have_their_files_and_others_none() -> None:
    assert [module.id for module in view_types.expansions()] == ["atomic-bonds", "new-california"]
    here = replace(expansions_of("fallout")["signals"], package="crossroads.games.fallout.signals")

    file = view_types.file_of_expansion(here)

    assert file.relative_to(view_types.ROOT).as_posix() == "web/src/games/fallout/expansions/signals.ts"
    assert sorted([path.name for path in view_types.FOLDER.glob("*/expansions/*.ts")]) == [
        "atomic-bonds.ts",
        "new-california.ts",
    ]


def test_an_expansion_borrows_the_shapes_of_its_game() -> None:
    """One that shows cards as the game does imports their type, and writes only its own."""

    class Kennel(Shape):
        dogs: list[Held]
        keeper: int | None

    module = Module(id="dog-days", game="fallout", package="dogs", shapes=lambda: Shapes(Kennel))

    page = view_types.page_of_expansion(module)

    assert 'import type { Held } from "../view";\n' in page
    assert "export interface Kennel {\n  dogs: Held[];\n  keeper?: number | null;\n}\n" in page
    assert "export interface Held" not in page
    assert '  added: { "dog-days": Kennel };\n' in page
    assert "BookAdded" not in page


@pytest.mark.slow
def test_a_board_can_use_the_types_of_an_expansion(tmp_path: Path) -> None:
    """TypeScript takes them together with the game's own."""
    folder = tmp_path / "fallout" / "expansions"
    folder.mkdir(parents=True)
    (folder.parent / "view.ts").write_text(view_types.page("fallout"), encoding="utf-8")
    (folder / "signals.ts").write_text(view_types.page_of_expansion(expansions_of("fallout")["signals"]))
    (folder / "used.ts").write_text(USED)
    compiler = view_types.ROOT / "web/node_modules/.bin/tsc"

    checked = subprocess.run(
        [compiler, "--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler", folder / "used.ts"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert checked.returncode == 0, checked.stdout + checked.stderr


class Leaf(Shape):
    green: bool  # or dry


class Twig(Leaf):
    """What leaves grow on."""

    sides: dict[str, tuple[Leaf | None, int]]
    marks: list[int | str]  # cut into it
    twigs: "list[Twig]"
    leaves: list[Leaf] | UnsetType = UNSET


def test_structs_are_found_wherever_they_are_and_each_once() -> None:
    assert with_all_within(Twig) == [Twig, Leaf]


def test_comments_are_inherited_with_their_fields() -> None:
    assert notes_of(Twig) == {"green": "or dry", "marks": "cut into it"}


def test_every_kind_of_field_is_written() -> None:
    writer = TypeScript({}, lambda kind, field: not field.required)

    assert writer.interface(Twig) == (
        "/** What leaves grow on. */\n"
        "export interface Twig {\n"
        "  /** or dry */\n"
        "  green: boolean;\n"
        "  sides: Record<string, [Leaf | null, number]>;\n"
        "  /** cut into it */\n"
        "  marks: (number | string)[];\n"
        "  twigs: Twig[];\n"
        "  leaves?: Leaf[];\n"
        "}\n"
    )
    assert writer.interface(Leaf).startswith("export interface Leaf {\n")


def test_the_reference_says_what_may_be_missing_and_where_a_part_is_described() -> None:
    page = reference.page("views.md")

    assert "| `level` | number, may be missing | Of the enemy |\n" in page
    assert "| `weapon` | [Held](#fallout-held) or `null` |" in page
    assert "| `agendas` | number or list, each text |" in page
    assert '### <a id="fallout-held"></a>Held\n' in page
