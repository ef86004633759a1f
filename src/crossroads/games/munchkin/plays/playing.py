"""A play from its announcement to the discards (topics play-use-apply, traps, radiation, enhancers)."""

from collections.abc import Collection, Iterable
from functools import partial

from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option, Refusal, pick
from crossroads.games.munchkin.cards.content import Card
from crossroads.games.munchkin.cards.words import Power, Property
from crossroads.games.munchkin.decks import discard, discard_gear
from crossroads.games.munchkin.gear.moving import leave
from crossroads.games.munchkin.player import Kept, Player
from crossroads.games.munchkin.plays.offers import (
    CardPlay,
    deeds_of,
    g_like,
    kind_of,
    limit_key,
    named,
    payable,
    times_used,
    ways_to_aim,
    why_not_at,
    with_aim,
)
from crossroads.games.munchkin.plays.stack import SETTLE, answered, begin_answers, done, resolve, roll
from crossroads.games.munchkin.state import NOBODY, Fight, Foe, Munchkin, Pending
from crossroads.games.munchkin.strength.numbers import defence, number, words_for
from crossroads.games.munchkin.strength.sides import monster_side, munchkin_side

AIMS = ("target", "foe", "side", "monster")
AVERTED = 6  # the die and the defence must be more (munchkin.radiation.defence-target)


async def play(g: Munchkin, seat: int, chosen: CardPlay) -> None:
    """Play a card or use a power: announce it, let it be answered, carry it out, put it away."""
    await befall(g, await _announced(g, _meant(g, seat, chosen)))


async def apply(g: Munchkin, use: Pending) -> None:
    """Apply a card that answers nothing, whatever waits on the stack, with what was already named."""
    await befall(g, await _announced(g, use))


async def begin_play(g: Munchkin, seat: int, chosen: CardPlay) -> bool:
    """Announce a play for beats that let it be answered and then `conclude` it; whether it waits for that.

    The same as `play`, but a game that is copied while it is answered need not begin from its announcement.
    """
    if begin_answers(g, await _announced(g, _meant(g, seat, chosen))):
        return True
    await conclude(g)
    return False


def _meant(g: Munchkin, seat: int, chosen: CardPlay) -> Pending:
    """A play before anything is named: it answers what waits on the stack, if anything does."""
    _, card, power = chosen
    answers = len(g.stack) - 1 if g.stack else NOBODY
    use = Pending(kind_of(g, card, power), card, seat, power=power, answers=answers)
    if not g.stack or any(deed.aims_anew for deed in deeds_of(g, use)):
        return use
    return with_aim(use, "target", g.stack[-1].target)


async def _announced(g: Munchkin, use: Pending) -> Pending:
    """Name what a play is aimed at, pay for it and tell all."""
    who = g.players[use.author]
    use = await _aim(g, use)
    if use.power != NOBODY:
        power = g.content.powers[use.card][use.power]
        note_use(g, use, power)
        await _pay(g, who, use, power)
    else:
        _take(g, who, use.card)
        g.applied += (use.card,)
    if use.monster:
        who.take_from_hand(use.monster)
    _announce(g, use)
    return use


async def _aim(g: Munchkin, use: Pending) -> Pending:
    """Let the player name what the play is aimed at; what is settled already is not asked."""
    kind = g.card(use.card).kind
    if kind in ("trap", "radiation", "enhancer"):
        aim = "foe" if kind == "enhancer" else "target"
        return with_aim(use, aim, await _name(g, use, aim, named(g, use, aim)))
    for aim in AIMS:
        wanted = [deed for deed in deeds_of(g, use) if aim in deed.aims()]
        ways = dict.fromkeys([getattr(way, aim) for deed in wanted for way in ways_to_aim(g, use, deed)])
        if ways:
            use = with_aim(use, aim, await _name(g, use, aim, tuple(ways)))
    return use


async def _name(g: Munchkin, use: Pending, aim: str, names: Collection[str | int]) -> str | int:
    offers: list[Option[str | int] | Refusal] = [Option(f"{aim}:{name}", name) for name in names]
    if aim == "target":
        others = [who.seat for who in g.players if who.seat not in names]
        offers += [Refusal(f"target:{seat}", why_not_at(g, use, seat)) for seat in others]
    return await pick(use.author, aim, offers, "munchkin.play-use-apply.target-legal-before-play", {"card": use.card})


async def _pay(g: Munchkin, who: Player, use: Pending, power: Power) -> None:
    """Discard what a power costs, before it can be answered (munchkin.play-use-apply.abilities-cost-cards)."""
    if power.pay_this:
        discard_gear(g, who.take_out(use.card))
    rule = "munchkin.play-use-apply.abilities-cost-cards"
    for paid in range(power.pay):
        offers = partial(_payments, g, who, use.card, power.pay - paid)
        card = await Ask(who.seat, "pay", rule, offers, {"card": use.card})
        part_with(g, who, card)
        g.emit("pay", rule, {"seat": who.seat, "card": card})


def _payments(g: Munchkin, who: Player, source: str, left: int, _why: bool) -> list[Option[str]]:
    """A Sidekick takes its load along, so it waits until the rest of the price can be paid without that."""
    there = payable(g, who, source)
    load = sum([gear.carried for gear in who.gear])
    return [Option(f"pay:{card}", card) for card in there if card != who.sidekick or len(there) - load >= left]


def part_with(g: Munchkin, who: Player, card: str) -> None:
    """Discard one card of a player, wherever it is; a bundle goes as one (munchkin.cards.ability-cost-bundle)."""
    if card in who.hand:
        who.take_from_hand(card)
        discard(g, (card,))
    elif who.bundle(card) is not None:
        discard_gear(g, who.take_bundle(card))
    elif who.item(card) is not None:
        discard_gear(g, who.take_out(card))
    elif card == who.sidekick:
        dismiss(g, who)
    elif (freed := who.freed_by(card)) is not None:
        who.put(replace(freed, cheat=""))
        discard(g, (card,))
    else:
        who.classes = tuple([each for each in who.classes if each != card])
        who.traits = tuple([each for each in who.traits if each != card])
        who.perks = tuple([each for each in who.perks if each != card])
        discard(g, (card,))


def dismiss(g: Munchkin, who: Player) -> None:
    """A Sidekick leaves play, and what it carries with it (munchkin.sidekicks.items-when-leaving)."""
    for gear in who.gear:
        if gear.carried:
            discard_gear(g, who.take_out(gear.id))
    discard(g, (who.sidekick,))
    who.sidekick = ""


def note_use(g: Munchkin, use: Pending, power: Power) -> None:
    """Count the use of a power; the last count is the one that holds."""
    key = limit_key(g, use, power)
    counted = (key, times_used(g, key) + 1)
    if power.per == "turn":
        g.used += (counted,)
    else:
        g.used_in_fight += (counted,)


def _take(g: Munchkin, who: Player, card: str) -> None:
    """A card leaves hand or Backpack; it lies on the stack until it is put away."""
    if card in who.hand:
        who.take_from_hand(card)
    else:
        leave(g, who, card)


def _announce(g: Munchkin, use: Pending) -> None:
    about: dict[str, str | int] = {"seat": use.author, "card": use.card}
    for aim in AIMS:
        if getattr(use, aim) not in ("", NOBODY):
            about[aim] = getattr(use, aim)
    if use.power != NOBODY:
        g.emit("power", "munchkin.actions.any-abilities", {**about, "power": use.power})
    elif g.card(use.card).kind == "one-shot" and g.card(use.card).sort == "explosive":
        g.emit("boom", "munchkin.explosives.boom", about)
    else:
        g.emit("play", "munchkin.play-use-apply.play-from-hand", about)


async def befall(g: Munchkin, use: Pending) -> None:
    """Let a play, a revealed card or Bad Stuff be answered, and carry it out."""
    await answered(g, use)
    await conclude(g)


async def conclude(g: Munchkin) -> None:
    """What was answered takes effect, unless it was cancelled or averted, and leaves the stack.

    A helper who hinders its fighter breaks no rule, but all remember it (munchkin.trading.promises-not-enforced).
    """
    fight, author = g.fight, g.top.author
    if fight is None or author == NOBODY or author != fight.helper:
        await _take_effect(g)
        return
    before = _lead(g, fight)
    await _take_effect(g)
    if g.fight is not None and _lead(g, g.fight) < before:
        g.players[author].turned += (fight.fighter,)


def _lead(g: Munchkin, fight: Fight) -> int:
    return munchkin_side(g, fight) - monster_side(g, fight)


async def _take_effect(g: Munchkin) -> None:
    use = g.top
    if use.cancelled:
        g.emit("cancelled", "munchkin.effects.cancel-only-special", {"card": use.card})
        _give_back(g, use)
        _discard_played(g, done(g))
    elif use.kind == "radiation" and await _is_averted(g, use):
        discard(g, (done(g).card,))  # munchkin.radiation.defended-discard
    elif use.kind in ("trap", "radiation", "bad-stuff"):
        told = g.events
        await resolve(g)
        _keep_or_discard(g, done(g))
        if g.events == told and not g.players[use.target].dying:
            about = {"seat": use.target, "card": use.card}
            g.emit("immune", "munchkin.traps.nothing-to-hit", about)
        await SETTLE.happens(g)
    elif use.kind == "enhancer":
        _enhance(g, done(g))
        await SETTLE.happens(g)
    else:
        await resolve(g)
        await SETTLE.happens(g)
        _put_away(g, done(g))


def _give_back(g: Munchkin, use: Pending) -> None:
    """A monster that was sent returns to its player's hand (munchkin.wandering-creature.cancelled-monster)."""
    if use.monster:
        g.players[use.author].hand += (use.monster,)


def _discard_played(g: Munchkin, use: Pending) -> None:
    if use.power == NOBODY and use.kind != "bad-stuff":
        discard(g, (use.card,))


async def _is_averted(g: Munchkin, use: Pending) -> bool:
    """The threatened player may roll: die and Radiation Defence over 6 avert it (munchkin.radiation.defence-roll)."""
    options = [Option("roll", True), Option("accept", False)]  # munchkin.radiation.roll-optional
    about = {"card": use.card}
    if not await pick(use.target, "radiation", options, "munchkin.radiation.defence-roll", about):
        return False
    return await defence_roll(g, use.target, use.card)


async def defence_roll(g: Munchkin, seat: int, card: str, foe: str = "") -> bool:
    """A Radiation Defence roll; whether it succeeds (munchkin.rad-defence.roll)."""
    who = g.players[seat]
    die = await roll(g, seat, "rad", card, foe)
    total = die + number(g, who, "roll") + defence(g, who)
    averted = total > AVERTED
    g.emit("defence", "munchkin.rad-defence.roll", {"seat": seat, "card": card, "total": total, "won": averted})
    return averted


# -- where it goes afterwards


def lasting_words(card: Card | tuple[object, ...]) -> list[Property]:
    words = card if isinstance(card, tuple) else card.words
    return [word for word in words if isinstance(word, Property) and (word.lasts or word.turns)]


def _keep_or_discard(g: Munchkin, use: Pending) -> None:
    """What goes on acting stays in front of its victim; all else is discarded (traps.lasting-kept, default-discard)."""
    victim = g.players[use.target]
    if use.kind == "bad-stuff":
        _keep_bad_stuff(g, use, victim)
        return
    words = lasting_words(g.card(use.card))
    creeps = [deed for deed in deeds_of(g, use) if deed.__class__.__name__ == "Creep"]
    if victim.dying or not (words or creeps):
        discard(g, (use.card,))
        return
    if not creeps:
        victim.kept += (_kept(g, use.card, words[0], victim),)
    g.emit("stays", "munchkin.traps.lasting-kept", {"seat": use.target, "card": use.card})


def _kept(g: Munchkin, card: str, word: Property, victim: Player, echo: bool = False) -> Kept:
    """How long it stays: to the end of this or the next fight, of so many own turns, or until it is cured."""
    until = "turns" if word.turns else word.lasts
    left = word.turns + (victim.seat == g.active) if word.turns else 0
    return Kept(card, until, left, echo=echo)


def _keep_bad_stuff(g: Munchkin, use: Pending, victim: Player) -> None:
    """A monster's Bad Stuff that lasts: its card stays in front of the victim (munchkin.bad-stuff.lasting-card-kept)."""
    like = g_like(g, use)
    words = lasting_words(g.card(like).bad_stuff)
    if not words or victim.dying:
        return
    flight = g.flight
    assert flight is not None
    echo = any(card == use.card for card, _ in flight.caught)  # munchkin.bad-stuff.lasting-two-victims
    g.flight = replace(flight, caught=(*flight.caught, (use.card, use.target)))
    kept = _kept(g, use.card, words[0], victim, echo)
    victim.kept += (kept if like == use.card else replace(kept, like=like),)
    g.emit("stays", "munchkin.bad-stuff.lasting-card-kept", {"seat": use.target, "card": use.card})


def _enhance(g: Munchkin, use: Pending) -> None:
    """An enhancer goes on its monster; a copy is a monster of its own (munchkin.enhancers.one-monster)."""
    fight = g.fight
    assert fight is not None
    tags = [word.tag for word in g.card(use.card).effects]
    foes: list[Foe] = []
    for foe in fight.foes:
        if foe.id == use.foe and "copy" not in tags:
            foe = replace(foe, enhancers=(*foe.enhancers, use.card))
            if "irradiate" in tags and not foe.irradiated:
                foe = replace(foe, met=())  # all roll anew
        foes.append(foe)
        if foe.id == use.foe and "copy" in tags:
            foes.append(Foe(use.card, foe.like, copied=(*foe.enhancers, *foe.copied)))
    g.fight = replace(fight, foes=tuple(foes))


def _put_away(g: Munchkin, use: Pending) -> None:
    """A card that was applied is discarded, at once or after the fight (effects.combat-cards-discarded)."""
    if use.power != NOBODY:
        return
    if g.fight is not None and any(deed.stays for deed in deeds_of(g, use)):
        g.fight = replace(g.fight, table=(*g.fight.table, use.card))
    else:
        discard(g, (use.card,))


def is_immune(g: Munchkin, who: Player, kind: str, source: str) -> bool:
    """Whether a revealed card does not touch a munchkin."""
    return any(
        getattr(word, "what", "") == kind and word.when.source in ("", source) for _, word in _immunities(g, who)
    )


def _immunities(g: Munchkin, who: Player) -> Iterable[tuple[str, Property]]:
    return words_for(g, who, "immune")
