"""A turn, phase by phase (topics turn, kick-open, look-for-trouble, loot-room, start-end). Start reading here."""

from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any

from msgspec import UNSET

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.engine.windows import answer_window, ask_on, open_windows
from crossroads.games.munchkin.combat.flight import (
    begin_flight,
    end_flight,
    name_pursuer,
    next_runner,
    run,
    shake_off,
)
from crossroads.games.munchkin.combat.meeting import is_changed, meet
from crossroads.games.munchkin.combat.monsters import begin_fight
from crossroads.games.munchkin.combat.rewards import win_fight
from crossroads.games.munchkin.decks import deal, discard, draw_some, receive
from crossroads.games.munchkin.munchkins.dying import come_back, draw_new_hand
from crossroads.games.munchkin.munchkins.enduring import grow, run_down
from crossroads.games.munchkin.munchkins.receipt import play_on_receipt
from crossroads.games.munchkin.plays.playing import befall, conclude, is_immune
from crossroads.games.munchkin.plays.stack import SETTLE, answers_to
from crossroads.games.munchkin.setup import begin
from crossroads.games.munchkin.state import Fight, Munchkin, Pending
from crossroads.games.munchkin.strength.levels import end_long_game
from crossroads.games.munchkin.strength.numbers import number
from crossroads.games.munchkin.strength.sides import is_winning, monster_side, munchkin_side
from crossroads.games.munchkin.turn.charity import give_charity
from crossroads.games.munchkin.turn.windows import answers, open_at


def beat(g: Munchkin) -> Coroutine[Any, Any, None]:
    """The next small step of the game: one answer in a window, or one phase."""
    if g.stack:
        return _play_on(g)
    if is_changed(g):
        return meet(g)
    return _answer(g) if g.windows else PHASES[g.phase](g)


async def _play_on(g: Munchkin) -> None:
    """One answer to a play of the open window; when all have passed, what comes of it."""
    if len(open_windows(g)) > 1:
        await answer_window(g, 1, answers_to(g, 0))
    else:
        await conclude(g)
        await _go_on(g, ask_on(g, 0, answers(g)))


async def _answer(g: Munchkin) -> None:
    """One question of the open window."""
    if g.fight is not None and (strengths := _strengths(g, g.fight)) != g.offered_at:
        g.offered, g.offered_at = (), strengths  # offers are counted since the strengths last changed
    still_open = await answer_window(g, 0, answers(g))
    if not g.stack:
        await _go_on(g, still_open)


def _strengths(g: Munchkin, fight: Fight) -> tuple[str | int, ...]:
    """The cards of the monsters, the helper, and how strong both sides are."""
    cards = [card for foe in fight.foes for card in (foe.id, *foe.enhancers)]
    return (*cards, fight.helper, munchkin_side(g, fight), monster_side(g, fight))


async def _go_on(g: Munchkin, still_open: bool) -> None:
    """After an answer: the window asks on or closes, or its turn or its flight is over."""
    if g.flight is None and not g.players[g.active].alive:
        g.windows = UNSET
        g.phase = "end"  # munchkin.turn.death-ends-turn
    elif g.flight is not None and not g.flight.left:  # whoever ran has got away, or is dead
        g.windows = UNSET
        g.offers = ()
    elif not still_open and not is_changed(g):  # a newcomer sends the fight back into its window
        await _closed(g)


async def _closed(g: Munchkin) -> None:
    """What follows a window; offers that were left open die with it (munchkin.negotiation.offer-lapses)."""
    g.offers = ()
    if g.phase == "combat":
        await (win_and_settle(g) if is_winning(g) else begin_flight(g))
    elif g.phase == "run":
        await _run_on(g)
    else:
        g.phase = AFTER_WINDOW[g.phase](g)


async def win_and_settle(g: Munchkin) -> None:
    await win_fight(g)
    await SETTLE.happens(g)


async def _run_on(g: Munchkin) -> None:
    """The window before a roll is closed: run from the monster that was named, or name one."""
    assert g.flight is not None
    named = g.flight.foe
    flight = shake_off(g)  # what was played in the window may have made the runner too weak for some
    if not flight.left or flight.foe != named:
        return
    if not flight.foe:
        await name_pursuer(g)
    await run(g)


# -- phases


async def _first_player(g: Munchkin) -> None:
    """Players who throw the dice or deal the cards themselves find out who begins (munchkin.start-end.first-player)."""
    begin(g)


async def _opening(g: Munchkin) -> None:
    """Each player plays what may be played of the opening hand, from the first player (character-creation.opening-order)."""
    seat = (g.active + g.asked) % len(g.players)
    who = g.players[seat]
    who.received = who.from_deck = who.hand
    await play_on_receipt(g, who)
    g.asked += 1
    if g.asked == len(g.players):
        g.phase = "start"


async def _start(g: Munchkin) -> None:
    """The dead come back, what acts at the start of a turn acts, and a new hand is drawn."""
    who = g.players[g.active]
    come_back(g)
    g.emit("turn", "munchkin.start-end.turns", {"seat": who.seat})
    grown = [who] if g.options.creeping == "own-turns" else g.players
    for each in grown:
        grow(g, each)
    draw_new_hand(g, who)
    g.phase = "prepare"
    await SETTLE.happens(g)


async def _window(g: Munchkin) -> None:
    """An open window outside combat; if nobody can act, the turn goes on."""
    if not open_at(g, PROMPTS[g.phase], g.active):
        await _closed(g)


async def _kick(g: Munchkin) -> None:
    """Kick open the door: reveal one Door (munchkin.kick-open.reveal, mandatory)."""
    who = g.players[g.active]
    g.phase = "door-settled"
    drawn = draw_some(g, "door", 1)
    if not drawn:  # munchkin.cards.kick-without-doors
        g.emit("no-door", "munchkin.cards.kick-without-doors", {"seat": who.seat})
        return
    card = drawn[0]
    kind = g.card(card).kind
    g.emit("kick", "munchkin.kick-open.reveal", {"seat": who.seat, "card": card})
    if kind == "monster":
        begin_fight(g, card, "door-settled")
    elif kind in ("trap", "radiation"):
        if is_immune(g, who, kind, "door"):
            discard(g, (card,))
            g.emit("immune", "munchkin.traps.nothing-to-hit", {"seat": who.seat, "card": card})
        else:
            await befall(g, Pending(kind, card, target=who.seat, source="door"))
    else:  # munchkin.kick-open.other-to-hand
        receive(g, who, (card,), drawn=True)
        await SETTLE.happens(g)
    if not who.alive:
        g.phase = "end"


async def _combat(g: Munchkin) -> None:
    fight = g.fight
    assert fight is not None
    if not open_at(g, "combat", fight.fighter):
        await _closed(g)


async def _trouble(g: Munchkin) -> None:
    """Look for trouble: one monster from the hand, if none was met (munchkin.look-for-trouble.condition)."""
    who = g.players[g.active]

    def offers(why: bool) -> Iterator[Option[str] | Refusal]:
        for card in who.hand:
            if g.card(card).kind == "monster":
                yield Option(f"trouble:{card}", card)
        yield Option("no-trouble", "")

    card = await Ask(who.seat, "trouble", "munchkin.look-for-trouble.condition", offers)
    if card:
        who.take_from_hand(card)
        begin_fight(g, card, "trouble-settled")
    else:
        g.phase = "loot"


async def _loot(g: Munchkin) -> None:
    """Loot the room: one Door face down, if no monster was met (munchkin.loot-room.condition)."""
    who = g.players[g.active]
    options = [Option("loot", True), Option("no-loot", False)]
    if await pick(who.seat, "loot-room", options, "munchkin.loot-room.condition"):
        deal(g, who, "door", 1 + number(g, who, "loot"), "munchkin.loot-room.condition")
        g.phase = "loot-settled"
        await SETTLE.happens(g)
    else:
        g.phase = "before-charity"


async def _run(g: Munchkin) -> None:
    """The next step of a flight: who runs from what, and a window before each roll (munchkin.response-windows.window-moments)."""
    flight = g.flight
    assert flight is not None
    if not flight.runners:
        await end_flight(g)
        if not g.players[g.active].alive:
            g.phase = "end"
        return
    flight = shake_off(g)
    if not flight.left:
        next_runner(g)
        return
    if flight.begun and not flight.foe:
        await name_pursuer(g)
    if not open_at(g, "before-roll", flight.runners[0]):
        await _run_on(g)


async def _charity(g: Munchkin) -> None:
    await give_charity(g, g.players[g.active])
    g.phase = "end"
    await SETTLE.happens(g)


async def _end(g: Munchkin) -> None:
    """What happens at the end of a turn, and on to the player on the left (munchkin.turn.end-triggers, start-end.clockwise)."""
    who = g.players[g.active]
    if who.alive:
        await run_down(g, who)
    for each in g.players:
        if each.lasting:
            each.lasting = tuple([lasting for lasting in each.lasting if lasting.until != "turn"])
    g.used = g.applied = g.moved = ()
    g.met_monster = False
    g.offers = g.traders = ()
    await SETTLE.happens(g)
    g.active = (g.active + 1) % len(g.players)
    g.turn += 1
    g.phase = "start"
    if g.turn == g.options.rounds * len(g.players):  # munchkin.start-end.longest-game
        end_long_game(g)


def _after_door(g: Munchkin) -> str:
    return "charity" if g.met_monster else "trouble"


PROMPTS = {
    "prepare": "turn-start",
    "door-settled": "door-settled",
    "trouble-settled": "trouble-settled",
    "loot-settled": "loot-settled",
    "before-charity": "before-charity",
}
AFTER_WINDOW: Mapping[str, Callable[[Munchkin], str]] = {
    "prepare": lambda _g: "kick",
    "door-settled": _after_door,
    "trouble-settled": lambda _g: "charity",
    "loot-settled": lambda _g: "charity",
    "before-charity": lambda _g: "charity",
}
PHASES: Mapping[str, Callable[[Munchkin], Coroutine[Any, Any, None]]] = {
    "first-player": _first_player,
    "opening": _opening,
    "start": _start,
    "prepare": _window,
    "kick": _kick,
    "door-settled": _window,
    "trouble": _trouble,
    "trouble-settled": _window,
    "loot": _loot,
    "loot-settled": _window,
    "before-charity": _window,
    "combat": _combat,
    "run": _run,
    "charity": _charity,
    "end": _end,
}
