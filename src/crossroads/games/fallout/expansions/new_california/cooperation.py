"""The scenario New California, which is won or lost together (topics new-california-setup, victory-and-loss, killed, agendas)."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.agendas import renew_deck, take_top
from crossroads.games.fallout.survivors.winning import advance, end_game, last_space, set_back

SCENARIO = (
    "new-california"  # its rules are those of no other (new-california.scenarios.special-rules-only-new-california)
)
FREEDOM, SECURITY = ENDINGS = ("new-california.freedom", "new-california.security")
NAMES = {"star": "freedom", "shield": "security"}  # agendas that tell by their name what becomes of them


def is_cooperative(g: Fallout) -> bool:
    """Whether the survivors play as one group against the Enclave."""
    return g.scenario == SCENARIO


def side_of_all(former: Callable[[Fallout], str], g: Fallout) -> str:
    """Freedom is the cause of all (new-california.victory-and-loss.as-a-group)."""
    return "star" if is_cooperative(g) else former(g)


# -- set-up


def all_agendas(former: Callable[[Fallout], tuple[str, ...]], g: Fallout) -> tuple[str, ...]:
    """Every agenda is in the deck (new-california.new-california-setup.all-agenda-cards)."""
    return tuple(g.content.agendas) if is_cooperative(g) else former(g)


async def deal_agenda(
    former: Callable[[Fallout, Survivor], Coroutine[Any, Any, None]], g: Fallout, who: Survivor
) -> None:
    """Nobody begins with one (new-california.new-california-setup.no-agenda-drawn)."""
    if not is_cooperative(g):
        await former(g, who)


# -- loyalty


def loyalty_offers(
    former: Callable[[Fallout, Survivor, bool], Iterator[Option[str] | Refusal]], g: Fallout, who: Survivor, why: bool
) -> Iterator[Option[str] | Refusal]:
    """Nobody is loyal to a faction, and nobody could be (new-california.victory-and-loss.no-loyalty-to-either)."""
    if not is_cooperative(g):
        yield from former(g, who, why)
    elif why:
        yield Refusal("withdraw", "new-california.victory-and-loss.no-loyalty-to-either")


# -- winning and losing


def settle(former: Callable[[Fallout], None], g: Fallout) -> None:
    """The star on the last space wins for all, then the shield there loses (new-california.victory-and-loss.both-at-once)."""
    if not is_cooperative(g):
        former(g)
        return
    if g.power["star"] >= last_space(g):
        everybody = tuple([who.seat for who in g.survivors])  # new-california.victory-and-loss.one-eliminated
        end_game(g, everybody, FREEDOM, "new-california.victory-and-loss.freedom-wins")
    if g.power["shield"] >= last_space(g):
        end_game(g, (), SECURITY, "new-california.victory-and-loss.security-loses")


def end_without_survivors(former: Callable[[Fallout], None], g: Fallout) -> None:
    """Nobody is left, so the group has lost (new-california.victory-and-loss.all-eliminated)."""
    if is_cooperative(g):
        end_game(g, (), "eliminated", "new-california.victory-and-loss.all-eliminated")
    former(g)


def scores(former: Callable[[Fallout], tuple[int, ...]], g: Fallout) -> tuple[int, ...]:
    """Influence is not used: all have what freedom has gained (new-california.new-california-setup.no-influence)."""
    return (min(g.power["star"], last_space(g)),) * len(g.survivors) if is_cooperative(g) else former(g)


async def be_killed(
    former: Callable[[Fallout, Survivor], Coroutine[Any, Any, None]], g: Fallout, who: Survivor
) -> None:
    """First security advances, then all the rest (new-california.killed.token-first)."""
    if is_cooperative(g):
        advance(g, {"shield": 1}, "new-california.killed.security-advances")
    await former(g, who)


# -- agendas


def power_of_a_new_deck(former: Callable[[Fallout], dict[str, int]], g: Fallout) -> dict[str, int]:
    """Time works for security alone, for one player too (new-california.end-of-round.freedom-not-advanced)."""
    return {"shield": 1} if is_cooperative(g) else former(g)


async def gain_agendas(
    former: Callable[[Fallout, Survivor, int], Coroutine[Any, Any, None]], g: Fallout, who: Survivor, count: int
) -> None:
    """Agendas are discarded at once and resolved, one after the other (new-california.agendas.one-by-one)."""
    if not is_cooperative(g):
        await former(g, who, count)
        return
    for _ in range(count):
        card = take_top(g)
        if card is None:
            return
        g.agenda_pile += (card,)  # new-california.agendas.discard-at-once
        about = {"seat": who.seat, "agenda": card}
        g.emit("new-california.gained", "new-california.agendas.discard-at-once", about)
        await _resolve(g, who, card)
        if not g.agenda_deck:  # new-california.agendas.before-new-deck
            renew_deck(g)


async def _resolve(g: Fallout, who: Survivor, card: str) -> None:
    """By its name it helps freedom or hinders security; another does what its survivor likes (new-california.agendas.by-name)."""
    name = g.content.agendas[card].name
    if name == NAMES["star"]:
        helps = True
    elif name == NAMES["shield"]:
        helps = False
    else:
        offers = [Option("new-california.freedom", True), Option("new-california.security", False)]
        rule = "new-california.agendas.other-agenda-choice"
        helps = await pick(who.seat, "new-california.agenda", offers, rule, {"agenda": card})
    if helps:
        advance(g, {"star": 1}, "new-california.agendas.freedom-agenda")
    else:
        set_back(g, "shield", 1, "new-california.agendas.security-agenda")
