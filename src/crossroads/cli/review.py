"""`crossroads review`: how a game went for one seat, and which of its choices cost it most."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from crossroads.cli.parameters import Lang
from crossroads.cli.progress import progress_bar
from crossroads.cli.saves import told_of


def review(
    file: Annotated[Path, Parameter(help="The record of a finished game, or a saved game.")],
    *,
    seat: Annotated[int, Parameter(help="Whose game to look back on; seats are counted from 0.")] = 0,
    lang: Lang = "en",
) -> int:
    """Look back on a game: what came of a seat's choices, of the others' and of chance, and which choices cost it most.

    All is played again and tried in imagined games, which takes from some seconds to some minutes.
    Example: crossroads review friday.json --seat 1
    """
    with told_of(file):
        lines = [*_lines(file.read_bytes(), seat, lang)]
    print("\n".join(lines))
    return 0


def _lines(data: bytes, seat: int, lang: str) -> Iterator[str]:
    from crossroads.bots import seat_names
    from crossroads.bots.advice_words import FOLDER
    from crossroads.bots.review_words import cost_in_words, review_in_words
    from crossroads.bots.reviewing import review as look_back
    from crossroads.engine.game import Game
    from crossroads.engine.record import read, setup_of
    from crossroads.engine.verifying import recomputed
    from crossroads.engine.words import checked_language, shared_words

    checked_language(lang)
    made = read(data)
    setup = setup_of(made)
    setup.check_seat(seat)
    whole = recomputed(made, setup)
    options = whole.history
    with progress_bar("looking back") as tell:
        found = look_back(Game(setup), options, seat, tell)
    bots = [number for number, player in enumerate(made.players) if player.startswith("bot:")]
    names = seat_names([""] * setup.seats, bots, lang)
    words, spoken = shared_words(lang, (FOLDER,)), whole.words(lang).naming(names)
    told = review_in_words(whole, found, lang)
    if whole.outcome is None:
        yield words("review-unfinished")
    yield told.measure
    yield ""
    width = max(len(part.name) for part in told.parts)
    for part in told.parts:
        doubt = words("review-doubt", amount=part.doubt) if part.doubt else ""
        yield f"  {part.name:<{width}}  {part.amount:>7}  {doubt}".rstrip()
    yield ""
    yield told.finding
    for cost in found.costs:
        moment: Game[Any] = Game(setup)
        for option in options[: cost.at]:
            moment.choose(option)
        each = cost_in_words(moment, cost, spoken)
        yield ""
        yield words("review-moment", at=each.at + 1, question=each.question)
        yield f"  {words('review-chosen', option=each.chosen)}"
        yield f"  {words('review-better', option=each.better)}"
        yield f"    {each.cost}"
        for reason in each.reasons:
            yield f"    {reason.text}"
