"""One name for one thing: what the cards call happiness in Polish, the coach, the advice and the page call it, too."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
TOLD = (
    "src/crossroads/games/shelter/packs/base/lessons/first-game.pl.ftl",
    "src/crossroads/bots/words/advice.pl.ftl",
    "web/src/games/shelter/words/pl.ftl",
)


def test_happiness_and_floors_have_one_polish_name() -> None:
    """`zadowolenie` and `poziom`, as in the rules; never `szczęście` or `piętro`."""
    for told in TOLD:
        text = (ROOT / told).read_text(encoding="utf-8").casefold()
        assert [word for word in ("szczęści", "piętr") if word in text] == [], told
