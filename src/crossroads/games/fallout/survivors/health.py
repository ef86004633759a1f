"""Damage, rads, healing, and being killed (topics damage, rads, hp-track, killed)."""

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import UNSET
from msgspec.structs import replace

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.modules import Occasion, replaceable
from crossroads.games.fallout.decks import discard, to_pile
from crossroads.games.fallout.state import EVENT, Chosen, Fallout
from crossroads.games.fallout.survivor import TOP, Survivor
from crossroads.games.fallout.survivors.in_force import passives_of
from crossroads.games.fallout.survivors.winning import FightEnds, TurnEnds, end_without_survivors, settle

# a survivor has suffered damage or rads: before it is seen whether that kills
SUFFERED: Occasion[[Survivor]] = Occasion("suffered")


def most_hp(g: Fallout, who: Survivor) -> int:
    """The highest that HP can be (fallout.hp-track.hp-upper-bound)."""
    most = TOP
    for passive in passives_of(g, who):
        limit = passive.hp_limit()
        if limit is not None and limit < most:
            most = limit
    return most


def suffer_damage(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """HP falls, not below 0 (fallout.damage.suffer-damage, fallout.hp-track.hp-lower-bound)."""
    if amount > 0:
        who.hp = max(0, who.hp - amount)
        g.emit("damage", rule, {"seat": who.seat, "amount": amount, "hp": who.hp})


def suffer_rads(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """Rads rise, not above the top (fallout.rads.suffer-rads, fallout.hp-track.rads-bounds)."""
    passives = passives_of(g, who)
    amount -= sum([each.rads_kept_off() for each in passives])
    if amount <= 0:
        return
    if any(each.heals_by_rads for each in passives):
        heal(g, who, amount, "fallout.character-cards.other-cards-bind")
    else:
        who.rads = min(TOP, who.rads + amount)
        g.emit("rads", rule, {"seat": who.seat, "amount": amount, "rads": who.rads})


def heal(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """HP rises, not above its highest; rads stay (fallout.damage.heal, fallout.rads.rads-do-not-heal)."""
    before = who.hp
    who.hp = min(max(most_hp(g, who), before), before + amount)
    g.emit("heal", rule, {"seat": who.seat, "amount": who.hp - before, "hp": who.hp})


def cure(g: Fallout, who: Survivor, amount: int, rule: str) -> None:
    """Recover rads (fallout.hp-track.rads-bounds)."""
    before = who.rads
    kept_on = sum([each.rads_kept_on() for each in passives_of(g, who)])
    who.rads = max(0, before - max(0, amount - kept_on))
    g.emit("cure", rule, {"seat": who.seat, "amount": before - who.rads, "rads": who.rads})


def is_killed(who: Survivor) -> bool:
    """HP equal to or lower than rads (fallout.killed.survivor-threshold)."""
    return who.hp <= who.rads


def is_own_turn(g: Fallout, who: Survivor) -> bool:
    """Whether it is a survivor's turn; for one who was killed in it, it is over (fallout.killed.turn-ends)."""
    return is_on_turn(g, who) and not g.cut_short


def is_on_turn(g: Fallout, who: Survivor) -> bool:
    """Whether a survivor is the one who takes a turn, even if being killed has ended it."""
    return g.phase == "turn" and g.turn == who.seat


def why_no_perk(g: Fallout, who: Survivor) -> str:
    """The rule that keeps a survivor who has no turn now, or was killed in it, from using perks."""
    return "fallout.killed.no-perks-after" if is_on_turn(g, who) else "fallout.perk-cards.own-turn-only"


async def check_killed(g: Fallout, who: Survivor) -> None:
    """See to a survivor who was killed: that ends the fight, and on their own turn the turn (fallout.killed.turn-ends)."""
    await SUFFERED.happens(g, who)
    if is_killed(who):
        ends_turn = is_own_turn(g, who)
        settle(g)  # what killed may have won before: rads count for some (fallout.influence.check-timing)
        g.emit("killed", "fallout.killed.survivor-threshold", {"seat": who.seat})
        await be_killed(g, who)
        if ends_turn:
            g.cut_short = True
        if g.rolling is not None and g.rolling.kind == "fight":
            if g.rolling.seat == who.seat:
                raise FightEnds
            g.rolling = replace(g.rolling, helper=UNSET)
            return  # the fight goes on without a helper
        if ends_turn:
            raise TurnEnds


@contextmanager
def earned_before(g: Fallout, who: Survivor) -> Iterator[None]:
    """Flows in here come to pass although the survivor is killed on the way; only then does the turn end.

    Each of them stands in a `suppress(TurnEnds)` of its own, so that being killed cuts short that one alone.
    """
    had_turn = is_own_turn(g, who)
    yield
    if had_turn and g.cut_short:
        raise TurnEnds


@replaceable("fallout.killed.kill-sequence")
async def be_killed(g: Fallout, who: Survivor) -> None:
    """Figure to the starting tile, inventory discarded, HP recovered, in this order (fallout.killed.kill-sequence)."""
    spaces = [Option(f"return:{space}", space) for space in g.land.starting]
    perks = [Refusal(f"perk:{perk}", why_no_perk(g, who)) for perk in who.perks]
    who.space = await pick(who.seat, "return", [*spaces, *perks], "fallout.killed.return-to-start")
    g.emit("return", "fallout.killed.return-to-start", {"seat": who.seat, "space": who.space})
    drawn = _in_hand(g, who)
    for card in (*[held.id for held in who.inventory], *drawn):  # loot that was still to be gained goes the same way
        discard(g, who, card, "fallout.killed.discard-inventory")
    g.drawn = tuple([card for card in g.drawn if card not in drawn])
    heal(g, who, TOP, "fallout.killed.full-recovery")
    if is_killed(who):  # fallout.killed.eliminated
        _eliminate(g, who)
    settle(g)


def _in_hand(g: Fallout, who: Survivor) -> tuple[str, ...]:
    """Cards that were drawn and are not settled yet, but for events that wait for the other party of a fight."""
    rolling = g.rolling
    if not g.drawn or rolling is None or rolling.helper is UNSET:
        return g.drawn
    others = rolling.used if rolling.seat != who.seat else rolling.helper.used
    return tuple([card for card in g.drawn if Chosen(card, verb=EVENT) not in others])


def _eliminate(g: Fallout, who: Survivor) -> None:
    """All that the survivor had is discarded, each to its own pile (fallout.killed.eliminated-piles)."""
    was_first = g.first == who.seat
    right = g.seats_from(who.seat)[-1]
    who.eliminated = True
    g.emit("eliminated", "fallout.killed.eliminated-loses", {"seat": who.seat})
    g.agenda_pile += who.all_agendas
    g.reveal()
    g.perk_deck = tuple([perk for perk in g.content.perks if perk in (*g.perk_deck, *who.perks)])
    for held in who.equipped:
        to_pile(g, held.id)
    own = g.content.characters[who.id].letter
    g.supply += tuple([letter for letter in who.special if letter != own])
    who.agendas, who.loyal_by, who.perks = (), "", ()
    who.weapon = who.apparel = who.companion = None
    who.beside, who.traits, who.special, who.space = (), (), "", ""
    who.caps = who.xp = 0
    if not g.alive:
        end_without_survivors(g)
    if was_first:  # fallout.killed.eliminated-first-player
        g.first = right
        g.emit("first-player", "fallout.killed.eliminated-first-player", {"seat": right})
