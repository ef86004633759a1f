"""Write down anew what every card of Munchkin says and does, after a change that is meant to change it.

`python -m tools.munchkin_cards` writes `texts/` and `deeds/` in `tests/munchkin/cards/`. Read the difference.
"""

from pathlib import Path

from crossroads.engine.game import new
from crossroads.engine.words import LANGUAGES
from crossroads.games.munchkin.cards.content import FILES
from tests.kit.munchkin_cards import deeds, first_copies, texts, write

FOLDER = Path(__file__).parents[1] / "tests" / "munchkin" / "cards"


def deeds_path(file: str) -> Path:
    """Where it is written what the cards of a file of the pack do."""
    return FOLDER / "deeds" / file.replace(".yaml", ".txt")


def texts_path(lang: str) -> Path:
    """Where the printed texts of all cards are written in a language."""
    return FOLDER / "texts" / f"{lang}.txt"


def main() -> None:
    game = new("munchkin", 3, "cards")
    content = game.state.content
    for file, kind in FILES.items():
        write(deeds_path(file), {copy: deeds(content, copy) for copy in first_copies(content, kind)})
    for lang in LANGUAGES:
        write(texts_path(lang), texts(game.words(lang), content))
    print(f"written: {FOLDER}")


if __name__ == "__main__":
    main()
