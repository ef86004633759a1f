"""The exact odds of the questions of Atomic Bonds: whether to assist, and whose help to take (topic assisting)."""

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision
from crossroads.engine.odds import Odds
from crossroads.games.fallout.expansions.atomic_bonds.assisting import ALONE, ASSIST, DECLINE, OFFER, PICK
from crossroads.games.fallout.odds.helped import joined_odds
from crossroads.games.fallout.odds.options import coming_odds
from crossroads.games.fallout.state import Fallout


def odds(g: Fallout, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    """The fight with an assistant, and without one."""
    if g.rolling is None or decision.prompt not in (OFFER, PICK):
        return ()
    if meant.verb in (DECLINE, ALONE):
        return tuple([each for each in coming_odds(g, g.rolling) if each.given != "helped"])
    helper = seat if meant.verb == ASSIST else meant.number("seat")
    return joined_odds(g, g.rolling, g.survivors[helper])
