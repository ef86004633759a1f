"""What a seat is told of the time since its own last choice."""

from crossroads.engine.recap import in_short, last_own
from crossroads.engine.words import Words
from crossroads.protocol.since import SeatSummary, SinceOwn
from crossroads.server.play.play import Play


def since_own(play: Play, spoken: Words, seat: int | None) -> SinceOwn | None:
    """Where a seat last chose more than to pass, and what matters of all that came after; nothing if it never did."""
    if seat is None:
        return None
    recap, moments = play.game.definition.wording().recap, play.moments
    latest_first = ((at, moments[at].by, moments[at].option) for at in range(len(moments) - 1, 0, -1))
    last = last_own(latest_first, seat, recap.passes)
    if last is None:
        return None
    events = [event.as_seen_by(seat) for moment in moments[last + 1 :] for event in moment.events]
    told = in_short(recap, spoken, play.view(seat), events, seat) if events else []
    return SinceOwn(moments[last].seq, last, [SeatSummary(each.seat, each.who, list(each.facts)) for each in told])
