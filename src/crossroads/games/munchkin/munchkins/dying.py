"""Death, what is left behind, and coming back (topics death, looting-body, resurrection)."""

from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option
from crossroads.games.munchkin.decks import deal, discard
from crossroads.games.munchkin.player import Gear, Kept, Player
from crossroads.games.munchkin.plays.playing import dismiss
from crossroads.games.munchkin.state import NOBODY, Body, Munchkin

NEW_HAND = 3  # munchkin.resurrection.new-doors, new-treasures


def die(g: Munchkin, who: Player) -> None:
    """A munchkin dies: what acted on it and its Sidekick go, its belongings are laid open; who it was stays."""
    who.dying, who.alive, who.redraw = False, False, True
    discard(g, [each.id for each in who.kept if not _is_bad_stuff(g, each)])
    drop_bad_stuff(g, who)
    who.kept = ()
    if who.sidekick:
        dismiss(g, who)  # munchkin.sidekicks.death-before-looting
    who.lasting = who.received = who.from_deck = ()
    who.perk_choices = 0
    loose = [gear.cheat for gear in who.gear if gear.cheat]  # munchkin.cheat.looted
    bundles = [_laid_out(gear) for gear in (*who.gear, *who.bundles)]
    single = [gear.id for gear in bundles if not gear.modifiers]
    g.bodies += (Body(who.seat, (*who.hand, *single, *loose), tuple([gear for gear in bundles if gear.modifiers])),)
    who.hand = who.gear = who.bundles = ()
    g.reveal()
    g.emit("died", "munchkin.death.only-by-card", {"seat": who.seat})
    if g.fight is not None and g.flight is None and who.seat == g.fight.helper:
        g.fight = replace(g.fight, helper=NOBODY, deal=None)


def drop_bad_stuff(g: Munchkin, who: Player) -> None:
    """Monsters that lay in front of a victim: those of the running fight are put away with it."""
    there = [foe.id for foe in g.fight.foes] if g.fight is not None else []
    lay_there = [each.id for each in who.kept if _is_bad_stuff(g, each) and not each.echo]
    discard(g, [card for card in lay_there if card not in there])
    for card in lay_there:
        if card in there:
            _pass_on(g, card)
    if g.flight is not None:
        g.flight = replace(g.flight, caught=tuple([each for each in g.flight.caught if each[1] != who.seat]))


def _pass_on(g: Munchkin, card: str) -> None:
    """If another munchkin was caught by it too, its card lies there now (munchkin.bad-stuff.lasting-two-victims)."""
    for other in g.players:
        echoes = [kept for kept in other.kept if kept.id == card and kept.echo]
        if echoes:
            other.kept = tuple([replace(kept, echo=False) if kept is echoes[0] else kept for kept in other.kept])
            return


def _is_bad_stuff(g: Munchkin, kept: Kept) -> bool:
    """Whether it is no Trap and no Radiation but a monster, or the card that stands for one."""
    return g.card(kept.id).kind not in ("trap", "radiation")


def _laid_out(gear: Gear) -> Gear:
    return Gear(gear.id, modifiers=gear.modifiers)


async def loot_bodies(g: Munchkin) -> None:
    """Each living player takes one card of each body, the highest Level first (munchkin.looting-body.order, one-each)."""
    while g.bodies:
        for seat in _looters(g):
            if not g.bodies[0].cards and not g.bodies[0].bundles:
                break
            await _loot(g, g.players[seat])
        body, g.bodies = g.bodies[0], g.bodies[1:]
        discard(g, body.cards)  # munchkin.looting-body.rest-discarded
        for gear in body.bundles:
            discard(g, gear.cards)


def _looters(g: Munchkin) -> list[int]:
    """The living by Level; equal ones by a roll of the die (munchkin.looting-body.tie)."""
    levels = sorted({who.level for who in g.living}, reverse=True)
    order: list[int] = []
    for level in levels:
        order += _by_die(g, [who.seat for who in g.living if who.level == level])
    return order


def _by_die(g: Munchkin, seats: list[int]) -> list[int]:
    """Seats in the order of their rolls; ties roll again among themselves."""
    if len(seats) < 2:
        return seats
    rolls = dict(zip(seats, g.roll("order", len(seats), whose=seats), strict=True))
    g.emit("order-roll", "munchkin.looting-body.tie", {"rolls": [[seat, die] for seat, die in rolls.items()]})
    order: list[int] = []
    for face in sorted({*rolls.values()}, reverse=True):
        order += _by_die(g, [seat for seat in seats if rolls[seat] == face])
    return order


async def _loot(g: Munchkin, who: Player) -> None:
    body = g.bodies[0]
    cards = [*body.cards, *[gear.id for gear in body.bundles]]
    options = [*[Option(f"loot:{card}", card) for card in cards], Option("none", "")]  # munchkin.looting-body.optional
    card = await Ask(who.seat, "loot", "munchkin.looting-body.one-each", lambda why: options, {"seat": body.seat})
    if not card:
        return
    bundle = next((gear for gear in body.bundles if gear.id == card), None)
    if bundle is not None:
        who.bundles += (bundle,)
    else:
        who.hand += (card,)
    who.received += (card,)  # munchkin.looting-body.to-hand, play-at-once
    left = tuple([each for each in body.cards if each != card])
    bundles = tuple([gear for gear in body.bundles if gear.id != card])
    g.bodies = (Body(body.seat, left, bundles), *g.bodies[1:])
    g.emit("looted", "munchkin.looting-body.to-hand", {"seat": who.seat, "card": card, "body": body.seat})


def come_back(g: Munchkin) -> None:
    """The dead come back with a new character at the start of the next turn (munchkin.resurrection.when)."""
    for who in g.players:
        if not who.alive:
            who.alive = True
            g.emit("back", "munchkin.resurrection.when", {"seat": who.seat})


def draw_new_hand(g: Munchkin, who: Player) -> None:
    """At the start of their next turn, once (munchkin.resurrection.new-doors, draw-once)."""
    if who.redraw:
        who.redraw = False
        deal(g, who, "door", NEW_HAND, "munchkin.resurrection.new-doors")
        deal(g, who, "treasure", NEW_HAND, "munchkin.resurrection.new-treasures")
