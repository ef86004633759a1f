"""Gaining and losing levels (topics level, start-end, conflicts)."""

from crossroads.engine.state import Outcome
from crossroads.games.munchkin.player import HIGHEST, LOWEST, Player
from crossroads.games.munchkin.state import Munchkin


def can_gain(who: Player) -> bool:
    """Whether a level could be gained otherwise than by a kill (munchkin.conflicts.firm-4-ten-by-kill)."""
    return who.alive and who.level < HIGHEST - 1


def gain_levels(g: Munchkin, who: Player, amount: int, rule: str, by_kill: bool = False) -> None:
    """Gain levels one at a time (munchkin.level.step-by-step); the tenth only by a kill, and then the game is over.

    Each even Level brings a choice of Perks, unless it is one that was lost a moment ago (munchkin.perks.restore-no-choice).
    """
    for _ in range(amount):
        if not who.alive or (who.level == HIGHEST - 1 and not by_kill):
            return
        who.level += 1
        g.emit("level", rule, {"seat": who.seat, "level": who.level})
        if who.level == HIGHEST:
            win(g, who)
            return
        if who.level % 2 == 0 and not who.restoring:  # munchkin.perks.even-level
            who.perk_choices += 1


def lose_levels(g: Munchkin, who: Player, amount: int, rule: str) -> int:
    """Lose levels, but never the first (munchkin.level.floor); how many were lost."""
    lost = min(amount, who.level - LOWEST)
    if lost:
        who.level -= lost
        g.emit("level-lost", rule, {"seat": who.seat, "level": who.level, "amount": lost})
    return lost


def win(g: Munchkin, who: Player) -> None:
    """Whoever reaches Level 10 wins, before any further reward is taken (munchkin.start-end.win-at-once)."""
    others = tuple([each.seat for each in g.players if each is not who])
    g.outcome = Outcome((who.seat,), others, scores(g), "level-ten")
    g.emit("won", "munchkin.start-end.win-at-ten", {"winners": [who.seat]})


def end_long_game(g: Munchkin) -> None:
    """After so many rounds nobody is waited for: the highest Levels win (munchkin.start-end.longest-game)."""
    best = max(scores(g))
    winners = tuple([who.seat for who in g.players if who.level == best])
    others = tuple([who.seat for who in g.players if who.level < best])
    g.outcome = Outcome(winners, others, scores(g), "rounds")
    g.emit("outlasted", "munchkin.start-end.longest-game", {"winners": list(winners), "level": best})


def scores(g: Munchkin) -> tuple[int, ...]:
    """The Levels."""
    return tuple([who.level for who in g.players])
