"""The exact odds of the questions of Atomic Bonds: whether to assist, whose help to take, and the last stand (topics assisting, ending-the-game)."""

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision
from crossroads.engine.odds import Odds
from crossroads.games.fallout.expansions.atomic_bonds.assisting import ALONE, ASSIST, DECLINE, OFFER, PICK
from crossroads.games.fallout.expansions.atomic_bonds.ending import STAND
from crossroads.games.fallout.expansions.atomic_bonds.in_force import BY_MODIFICATION, BY_MUTATION
from crossroads.games.fallout.expansions.atomic_bonds.state import sheet
from crossroads.games.fallout.odds.decisions import odds as odds_of_base
from crossroads.games.fallout.odds.helped import joined_odds
from crossroads.games.fallout.odds.options import coming_odds, test_odds
from crossroads.games.fallout.state import Fallout


def odds(g: Fallout, seat: int, meant: Meant, decision: Decision) -> tuple[Odds, ...]:
    """The fight with an assistant, and without one; the test of the last stand; a use in a roll as any other card's."""
    if meant.verb in (BY_MODIFICATION, BY_MUTATION):
        return odds_of_base(g, seat, meant, decision)
    if meant.verb == STAND:
        stand = sheet(g).last_stand
        return () if stand is None else test_odds(g, g.survivors[seat], stand.letters, stand.difficulty)
    if g.rolling is None or decision.prompt not in (OFFER, PICK):
        return ()
    if meant.verb in (DECLINE, ALONE):
        return tuple([each for each in coming_odds(g, g.rolling) if each.given != "helped"])
    helper = seat if meant.verb == ASSIST else meant.number("seat")
    return joined_odds(g, g.rolling, g.survivors[helper])
