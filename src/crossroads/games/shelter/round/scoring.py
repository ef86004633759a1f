"""The end: when it has come, what everybody has then, and who wins (topics end, scoring, tie-break)."""

from crossroads.engine.modules import replaceable
from crossroads.engine.state import Outcome
from crossroads.games.shelter.cards.effects import EndBonus
from crossroads.games.shelter.floor import SIDES
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter

IDLE_ROUNDS = 2  # shelter.end.stalemate


def note_idle_round(g: Shelter) -> None:
    """A second round in a row in which nobody placed is the last one (shelter.end.stalemate)."""
    g.idle_rounds = 0 if g.taken else g.idle_rounds + 1
    if g.idle_rounds == IDLE_ROUNDS and not g.ending:
        g.ending = "stalemate"
        g.emit("ending", "shelter.end.stalemate", {"how": "stalemate"})


def threats_on_floor(g: Shelter, seat: int) -> int:
    """How many threats lie on a player's own floor and will stay there (shelter.scoring.beaten-not-counted)."""
    beaten = [dweller.spot for who in g.players for dweller in who.dwellers if not dweller.wounded]
    spots = [f"{room}.{half}" for room in g.floor_of(seat).rooms for half in SIDES]
    return sum(spot in g.threats and spot not in beaten for spot in spots)


def keepsakes(g: Shelter, who: Player) -> int:
    """Happiness that a player's items give at the end."""
    effects = [effect for item in who.items for effect in g.content.items[item.id].effects]
    return sum(effect.worth(g, who) for effect in effects if isinstance(effect, EndBonus))


def tally(g: Shelter, who: Player) -> tuple[int, int]:
    """What the end gives a player and what it takes: items first, then threats (shelter.scoring.items-first)."""
    given = keepsakes(g, who)
    lost = min(threats_on_floor(g, who.seat), who.happiness + given)  # shelter.scoring.not-negative
    return given, lost


def scores(g: Shelter) -> tuple[int, ...]:
    """Everybody's happiness as it would be counted if this were the end; after the end, as it was."""
    if g.outcome is not None:
        return g.outcome.scores
    tallies = [(who.happiness, *tally(g, who)) for who in g.players]
    return tuple([happiness + given - lost for happiness, given, lost in tallies])


def score(g: Shelter) -> None:
    """Count happiness and settle who wins (shelter.scoring.winner)."""
    for who in g.players:
        given, lost = tally(g, who)
        who.happiness += given - lost
        g.emit(
            "score",
            "shelter.scoring.threat-penalty",
            {"seat": who.seat, "items": given, "lost": lost, "total": who.happiness},
        )
    winners = tied_for_the_lead(g)
    losers = tuple([who.seat for who in g.players if who.seat not in winners])
    g.outcome = Outcome(winners, losers, tuple([who.happiness for who in g.players]), g.ending)
    g.emit("game-over", "shelter.overview.goal", {"winners": winners, "how": g.ending})


@replaceable("shelter.tie-break.shared")
def tied_for_the_lead(g: Shelter) -> tuple[int, ...]:
    """The winners: each comparison only among those still tied (shelter.tie-break.only-tied)."""

    def standing(who: Player) -> tuple[int, int, int, int]:
        return (
            who.happiness,  # shelter.scoring.winner
            sum(who.cubes),  # shelter.tie-break.resources
            len(who.dwellers),  # shelter.tie-break.dwellers, the wounded too (shelter.wounded.still-counts)
            len(who.items),  # shelter.tie-break.items
        )

    best = max(standing(who) for who in g.players)
    return tuple([who.seat for who in g.players if standing(who) == best])  # shelter.tie-break.shared
