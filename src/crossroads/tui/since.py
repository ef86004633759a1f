"""What happened since somebody's own last turn, in short, once the turn is theirs again."""

from crossroads.engine.recap import in_short, last_own, lines_in_short
from crossroads.tui.session import Session


def since_own_turn(session: Session) -> list[str]:
    """A heading and a line for each seat of which something matters; nothing unless the turn has come round to who is asked."""
    seat, game = session.seat, session.game
    if session.decision is None or session.decision.seat != seat or game.definition.on_turn(game.state) != seat:
        return []
    recap, words = session.wording.recap, session.words
    latest_first = ((game.choices_made - ago, by, option) for ago, (option, by) in enumerate(game.choices_back()))
    last = last_own(latest_first, seat, recap.passes)
    events = [] if last is None else session.event_log.while_away(seat, last)
    told = in_short(recap, words, session.view, events, seat)
    return [session.terminal("since-your-turn"), *lines_in_short(told, words)] if told else []
