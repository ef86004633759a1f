"""A game told again: one point of it, its scores over time, its record."""

from crossroads.engine import record
from crossroads.protocol.reference import OpenCards
from crossroads.protocol.tables import Lang, ReplayPoint, ScoreChart
from crossroads.server.play import Play, played_again
from crossroads.server.seating import players, seats_of
from crossroads.server.story import lines_of
from crossroads.server.table import Table
from crossroads.server.telling import decision_told, words
from crossroads.server.trouble import Trouble, no_seat, not_now, not_yours


def _play(table: Table) -> Play:
    if table.play is None:
        raise not_now("The game has not begun.")
    return table.play


def _over(table: Table) -> Play:
    play = _play(table)
    if not play.over:
        raise not_now("The game is not over yet.")
    return play


def record_of(table: Table) -> bytes:
    """The record of a game that is over: `crossroads verify` checks every die of it."""
    return record.record(_over(table).game, players(table.seats, table.row.lang))


async def replay(table: Table, at: int | None, seat: int | None, lang: Lang, hashes: frozenset[str]) -> ReplayPoint:
    """One point of a game. Other seats' knowledge is secret until the game is over."""
    play = _play(table)
    if seat is not None and not 0 <= seat < table.row.seats:
        raise no_seat(seat, table.row.seats)
    if seat is not None and not play.over and seat not in seats_of(table.seats, hashes):
        raise not_yours("Until the game is over, a replay shows your own seat or what everybody saw.")
    history, last = play.history, play.made
    at = last if at is None else at
    if not 0 <= at <= last:
        raise Trouble("no-such-point", f"This game has had {last} choices: choose a point from 0 to {last}.", 404)
    moment = play.moments[at]
    async for game in played_again(play.game.setup, history[:at]):
        if len(game.history) < at:
            continue
        lines = lines_of(game.setup.game, lang, moment, seat, game.view)
        own = game.decision is not None and game.decision.seat == seat
        asked = decision_told(game, lang, game.view(seat if own else None), own)
        return ReplayPoint(at, last, seat, game.view(seat), asked.text if asked is not None else "", lines)
    raise AssertionError("a replay ends at its last choice")


def open_cards(table: Table, lang: Lang) -> OpenCards:
    """The cards that have come to light so far and that the game's book does not tell."""
    game = _play(table).game
    return OpenCards(game.definition.opened(words(game.setup.game, lang), game.state))


async def scores(table: Table, lang: Lang) -> ScoreChart:
    """The scores after each round, or after each choice that changed them where a game counts no rounds."""
    del lang  # rounds are numbers
    play = _over(table)
    points: list[tuple[int, list[int], str]] = []
    async for game in played_again(play.game.setup, play.history):
        at = len(game.history)
        now = list(game.definition.scores(game.state))
        label = str(game.view(None).get("round", ""))
        if points and label and points[-1][2] == label:
            points[-1] = at, now, label
        elif not points or label or points[-1][1] != now:
            points.append((at, now, label))
    if points[-1][0] != play.made:
        points.append((play.made, points[-1][1], points[-1][2]))
    return ScoreChart([at for at, _, _ in points], [each for _, each, _ in points], [label for _, _, label in points])
