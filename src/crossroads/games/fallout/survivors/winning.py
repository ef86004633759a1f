"""Influence, the power track, and the end of the game (topics influence, power-track, winning)."""

from crossroads.engine.modules import Occasion, replaceable
from crossroads.engine.state import Outcome
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.influence import influence_of

NEEDED = (11, 10, 9, 8)  # by how many began (fallout.influence.target-1 to -4)
MOST_AGENDAS = 4  # fallout.agenda-cards.hand-limit
EFFECT_DONE: Occasion[[]] = Occasion("effect-done")
"""An effect, or whatever else was done, is over and settled."""


class TurnEnds(Exception):
    """The survivor on turn was killed: whatever was going on stops (fallout.killed.turn-ends)."""


class FightEnds(Exception):
    """The survivor was killed in a fight: none of its steps is left (fallout.killed.fight-ends)."""


class GameEnds(Exception):
    """Somebody has won, or nobody can any more: whatever was going on stops."""


@replaceable("fallout.winning.by-influence")
def side_of_all(g: Fallout) -> str:
    """The faction that all survivors play for together; there is none, for everybody plays alone."""
    return ""


def needed(g: Fallout) -> int:
    """The influence that wins, by who began the game (fallout.influence.target-fixed); none where all win together."""
    return 0 if side_of_all(g) else NEEDED[g.started - 1]


def influence(g: Fallout, who: Survivor) -> int:
    """One for each agenda, and what it is worth beyond (fallout.influence.source, fallout.influence.duplicates-count).

    A fifth that was the deck's last card moves the power tokens before one is given up; the best four count until then.
    """
    worths = [influence_of(g, who, g.content.agendas[card]) for card in who.all_agendas]
    return sum(worths if len(worths) <= MOST_AGENDAS else sorted(worths)[-MOST_AGENDAS:])


def influence_by_agenda(g: Fallout, who: Survivor) -> list[tuple[str, int]]:
    """The agendas that count, each with its influence."""
    worths = [(card, influence_of(g, who, g.content.agendas[card])) for card in who.all_agendas]
    return sorted(worths, key=lambda each: each[1])[-MOST_AGENDAS:]


@replaceable("fallout.power-track.letters")
def letters_beside_track(g: Fallout) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What X and Y are at each space of the power track, from the top."""
    scenario = g.content.scenarios[g.scenario]
    return scenario.x, scenario.y


def last_space(g: Fallout) -> int:
    """The number of the power track's last space; the topmost is 0."""
    return len(letters_beside_track(g)[0]) - 1


@replaceable("fallout.winning.end-conditions")
def settle(g: Fallout) -> None:
    """See whether the game is over: survivors first, then the factions (fallout.power-track.victory-first).

    It is asked after every effect that can matter (fallout.influence.check-timing), and whoever has reached the number
    wins without being asked (fallout.influence.automatic-declaration).
    """
    target = NEEDED[g.started - 1]
    star, shield = g.power["star"], g.power["shield"]
    lead = abs(star - shield)
    most = 1 + max(g.content.most_extra, lead)  # what one agenda can be worth now
    enough = -(-target // most)  # agendas that could do
    for who in g.survivors:
        if len(who.agendas) + (who.loyal_by != "") >= enough and influence(g, who) >= target:
            end_with_winners(g, target)
    last = len(g.content.scenarios[g.scenario].x) - 1
    if star >= last or shield >= last:
        end_game(g, (), "faction", "fallout.power-track.else-all-lose")


def end_with_winners(g: Fallout, target: int) -> None:
    """All who have reached the number win together (fallout.influence.shared)."""
    winners = tuple([who.seat for who in g.alive if influence(g, who) >= target])
    for seat in winners:
        agendas = list(g.survivors[seat].all_agendas)
        g.emit("declare", "fallout.influence.declare", {"seat": seat, "agendas": agendas})
    end_game(
        g, winners, "influence", "fallout.influence.shared" if len(winners) > 1 else "fallout.winning.by-influence"
    )


@replaceable("fallout.killed.all-eliminated")
def end_without_survivors(g: Fallout) -> None:
    """Nobody is left (fallout.killed.all-eliminated)."""
    end_game(g, (), "eliminated", "fallout.killed.all-eliminated")


@replaceable("fallout.influence.source")
def scores(g: Fallout) -> tuple[int, ...]:
    """Everybody's influence; an eliminated survivor has none."""
    return tuple([0 if who.eliminated else influence(g, who) for who in g.survivors])


def end_game(g: Fallout, winners: tuple[int, ...], how: str, rule: str) -> None:
    """The game is over, in this way and under this rule; whatever was going on stops."""
    losers = tuple([who.seat for who in g.survivors if who.seat not in winners])
    g.reveal()
    g.emit("game-over", rule, {"winners": list(winners), "how": how, "leader": leader(g) or ""})
    g.outcome = Outcome(winners, losers, scores(g), how)
    raise GameEnds


def leader(g: Fallout) -> str | None:
    """The faction that is ahead, if one is."""
    star, shield = g.power["star"], g.power["shield"]
    return "star" if star > shield else "shield" if shield > star else None


@replaceable("fallout.power-track.both-then-check")
def advance(g: Fallout, steps: dict[str, int], rule: str) -> None:
    """Factions gain power, all tokens before anything is checked (fallout.power-track.both-then-check)."""
    g.power = {side: space + steps.get(side, 0) for side, space in g.power.items()}
    for side, amount in steps.items():
        g.emit("power", rule, {"faction": side, "amount": amount, "space": g.power[side]})
    settle(g)


def set_back(g: Fallout, side: str, amount: int, rule: str) -> None:
    """A faction loses power, not above the topmost space of the track."""
    lost = min(g.power[side], amount)
    g.power = {**g.power, side: g.power[side] - lost}
    g.emit("set-back", rule, {"faction": side, "amount": lost, "space": g.power[side]})
    settle(g)
