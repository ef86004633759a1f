"""Running away from a lost fight, one munchkin and one monster at a time (topics run-away, bad-stuff, sidekicks)."""

from msgspec.structs import replace

from crossroads.engine.decisions import Option, pick
from crossroads.games.munchkin.combat.ending import end_effects, put_away
from crossroads.games.munchkin.combat.escaping import drop_pursuer, escape_from
from crossroads.games.munchkin.combat.monsters import can_be_escaped
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.plays.playing import befall, dismiss
from crossroads.games.munchkin.plays.stack import SETTLE, roll
from crossroads.games.munchkin.state import Flight, Munchkin, Pending
from crossroads.games.munchkin.strength.numbers import holds, number, words_for
from crossroads.games.munchkin.strength.sides import foe_named, monster_words, run_against

ESCAPES = 5  # munchkin.run-away.roll


async def begin_flight(g: Munchkin) -> None:
    """The fight is lost: both must run; the fighter names who runs first (munchkin.run-away.must-run, order-of-players)."""
    fight = g.fight
    assert fight is not None
    g.emit("lost-fight", "munchkin.combat.losing-close", {"seat": fight.fighter})
    options = [Option(f"first:{seat}", seat) for seat in fight.munchkins]
    first = await pick(fight.fighter, "first-runner", options, "munchkin.run-away.order-of-players")
    g.flight = Flight((first, *[seat for seat in fight.munchkins if seat != first]))
    _start_runner(g)
    g.phase = "run"


def _start_runner(g: Munchkin) -> None:
    """All monsters are behind the next runner until it shakes some of them off."""
    flight, fight = g.flight, g.fight
    assert flight is not None
    assert fight is not None
    runners = tuple([seat for seat in flight.runners if g.players[seat].alive])
    left = tuple([foe.id for foe in fight.foes]) if runners else ()
    g.flight = replace(flight, runners=runners, left=left, foe="", begun=False)


def shake_off(g: Munchkin) -> Flight:
    """Monsters that do not pursue the runner as it is now let it be (munchkin.run-away.not-pursued).

    It is looked at again before each roll: its Level may have fallen on the way.
    """
    assert g.flight is not None
    for name in g.flight.left:
        who = g.players[g.flight.runners[0]]
        if _lets_be(g, who, name):
            drop_pursuer(g, name)
            g.emit("not-pursued", "munchkin.run-away.not-pursued", {"seat": who.seat, "card": name})
    return g.flight


def _lets_be(g: Munchkin, who: Player, name: str) -> bool:
    assert g.fight is not None
    words = monster_words(g, foe_named(g.fight, name), "wont-chase")
    return any(holds(g, who, word.when) for word in words)


def next_runner(g: Munchkin) -> None:
    """The present runner is done; the next one runs, or the flight is over."""
    flight = g.flight
    assert flight is not None
    g.flight = replace(flight, runners=flight.runners[1:])
    _start_runner(g)


async def name_pursuer(g: Munchkin) -> None:
    """The runner chooses the order of the monsters (munchkin.run-away.per-monster-order)."""
    flight = g.flight
    assert flight is not None
    options = [Option(f"from:{name}", name) for name in flight.left]
    name = await pick(flight.runners[0], "from", options, "munchkin.run-away.per-monster-order")
    g.flight = replace(flight, foe=name)


async def run(g: Munchkin) -> None:
    """The roll against the monster that was named, and what comes of it (munchkin.run-away.roll, bad-stuff-at-once)."""
    flight, fight = g.flight, g.fight
    assert flight is not None
    assert fight is not None
    seat, name = flight.runners[0], flight.foe
    who, foe = g.players[seat], foe_named(fight, name)
    if not can_be_escaped(g, name):
        escaped = False
    elif needs_no_roll(g, who, name):
        escaped = True
    else:
        g.flight = replace(flight, begun=True)  # munchkin.sidekicks.sacrifice-own-moment: only a roll counts
        die = await roll(g, seat, "run", name, name)
        total = die + run_modifier(g, who, name)
        escaped = total >= ESCAPES
        about = {"seat": seat, "card": foe.like, "total": total, "won": escaped}
        g.emit("run", "munchkin.run-away.roll", about)
    if escaped:
        await escape_from(g, seat, name)
        return
    g.emit("caught", "munchkin.bad-stuff.suffered", {"seat": seat, "card": foe.like})
    await befall(g, Pending("bad-stuff", foe.id, target=seat, foe=name))
    drop_pursuer(g, name)


def run_modifier(g: Munchkin, who: Player, name: str) -> int:
    """What is added to the die: of the runner, and of the monster at the roll against itself alone."""
    assert g.fight is not None
    return number(g, who, "run") + number(g, who, "roll") + run_against(g, foe_named(g.fight, name))


def needs_no_roll(g: Munchkin, who: Player, name: str) -> bool:
    assert g.fight is not None
    tags = g.card(foe_named(g.fight, name).like).tags
    return any(getattr(word, "what", "") in tags for _, word in words_for(g, who, "escape-from"))


async def sacrifice(g: Munchkin, who: Player) -> None:
    """A Sidekick is left behind: its owner escapes from everything (munchkin.sidekicks.sacrifice-escapes-all).

    Nothing cancels it, for it is a rule and no ability. The fighter says whether a helper who has not begun comes along.
    """
    flight, fight = g.flight, g.fight
    assert flight is not None
    assert fight is not None
    g.emit("sacrifice", "munchkin.sidekicks.sacrifice", {"seat": who.seat, "card": who.sidekick})
    dismiss(g, who)  # munchkin.sidekicks.sacrifice-items-lost
    saved = [who.seat]
    if who.seat == fight.fighter and fight.helper in flight.runners and g.players[fight.helper].alive:
        options = [Option("along", True), Option("alone", False)]
        if await pick(who.seat, "along", options, "munchkin.sidekicks.sacrifice-helper-choice", {"seat": fight.helper}):
            saved.append(fight.helper)
    for seat in saved:
        await _save(g, seat)


async def _save(g: Munchkin, seat: int) -> None:
    """A munchkin gets away from all monsters that pursue it."""
    assert g.flight is not None
    assert g.fight is not None
    runs_now = g.flight.runners[0] == seat
    names = (
        g.flight.left
        if runs_now
        else tuple([foe.id for foe in g.fight.foes if not _lets_be(g, g.players[seat], foe.id)])
    )
    for name in names:
        await escape_from(g, seat, name, "munchkin.sidekicks.sacrifice-escapes-all")
    if not runs_now:
        g.flight = replace(g.flight, runners=())  # with the runner both are saved


async def end_flight(g: Munchkin) -> None:
    """All have run: the cards of the fight are discarded, the bodies looted (munchkin.looting-body.when-in-flight)."""
    flight, fight = g.flight, g.fight
    assert flight is not None
    assert fight is not None
    put_away(g, fight, [card for card, _ in flight.caught])
    g.fight = g.flight = None
    end_effects(g, fight)
    g.phase = fight.after
    await SETTLE.happens(g)


async def end_without_reward(g: Munchkin, dead: int) -> None:
    """The fighter died in the midst of the fight: it is over before the body is looted (combat.fighter-dies-mid-fight)."""
    fight = g.fight
    if fight is None or g.flight is not None or fight.fighter != dead:
        return
    put_away(g, fight)
    g.fight = None
    end_effects(g, fight)


async def stop_running(g: Munchkin, dead: int) -> None:
    """Nobody pursues a runner who has died, of whatever it was (munchkin.run-away.dead-not-chased)."""
    if g.flight is not None and g.flight.runners[:1] == (dead,):
        g.flight = replace(g.flight, left=(), foe="")
