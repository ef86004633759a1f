"""Offers between two players, in public: drafted, answered, countered, left open (topics trading, negotiation)."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from crossroads.engine.decisions import Ask, Option, Refusal
from crossroads.engine.state import shallow_copy
from crossroads.games.munchkin.gear.moving import leave, why_not_use
from crossroads.games.munchkin.options import with_card
from crossroads.games.munchkin.player import Gear, Player
from crossroads.games.munchkin.state import NOBODY, Fight, HelpDeal, Munchkin, Proposal
from crossroads.games.munchkin.strength.numbers import big_items, big_limit
from crossroads.games.munchkin.strength.sides import is_winning, monster_side, munchkin_side, treasures_of

MOST = 3  # offers of one player to another (munchkin.trading.offer-cap, munchkin.negotiation.offer-cap)
IN_A_TURN = 6  # trade offers of one player to all others (munchkin.trading.turn-cap)
PICKERS = ("helper", "fighter", "random")  # munchkin.negotiation.picker
DraftStep = tuple[str, str]
CANCEL: Option[DraftStep] = Option("cancel", ("cancel", ""))
PROPOSE: Option[DraftStep] = Option("propose", ("propose", ""))


# -- who may make which offer


def why_not_trade(g: Munchkin, seat: int, partner: int) -> str:
    """The rule in the way of a trade; empty if there is none."""
    other = g.players[partner]
    if not other.alive:
        return "munchkin.trading.both-agree"
    if g.fight is not None:
        if g.in_combat(seat) or g.in_combat(partner):
            return "munchkin.trading.fighter-cannot-trade"
        if not g.options.bystanders_trade:
            return "munchkin.trading.bystanders-during-fight"
    if not other.gear and not g.players[seat].gear:
        return "munchkin.trading.in-play-only"
    if g.traders.count(seat) >= IN_A_TURN:
        return "munchkin.trading.turn-cap"
    return "" if _may_speak(g, seat, partner) else "munchkin.trading.offer-cap"


def why_not_help(g: Munchkin, seat: int, partner: int) -> str:
    """The rule in the way of asking for help, or of offering it; empty if there is none."""
    fight = g.fight
    assert fight is not None
    if g.flight is not None or fight.fighter not in (seat, partner):
        return "munchkin.help.ask"
    if fight.helper != NOBODY:
        return "munchkin.help.one-helper"
    if not g.players[partner].alive:
        return "munchkin.help.who-may-help"
    return "" if _may_speak(g, seat, partner) else "munchkin.negotiation.offer-cap"


def made(g: Munchkin, seat: int, partner: int) -> int:
    """How many offers one player has made to another since the strengths changed, or in this window."""
    for one, other, count in g.offered:
        if one == seat and other == partner:
            return count
    return 0


def _may_speak(g: Munchkin, seat: int, partner: int) -> bool:
    """Three offers, and as many that were dropped before they were made: a window ends (munchkin.response-windows.close)."""
    offered = g.offered
    return not offered or ((seat, partner, MOST) not in offered and (seat, ~partner, MOST) not in offered)


def _count(g: Munchkin, seat: int, partner: int) -> None:
    count = made(g, seat, partner) + 1
    others = [each for each in g.offered if each[0] != seat or each[1] != partner]
    g.offered = (*others, (seat, partner, count))


def treasures_due(g: Munchkin, fight: Fight) -> int:
    """The Treasures of the monsters as the fight stands."""
    return sum(treasures_of(g, foe) for foe in fight.foes) + sum([gone.treasures for gone in fight.gone])


def together(g: Munchkin, offer: Proposal) -> dict[str, int | bool] | None:
    """Both sides of the fight as they would be with the helper of an offer in it; `None` if it is none of help."""
    fight = g.fight
    if not offer.help or fight is None or fight.helper != NOBODY:
        return None
    then = shallow_copy(g)
    then.fight = replace(fight, helper=offer.partner if offer.seat == fight.fighter else offer.seat, had_helper=True)
    sides = {"munchkins": munchkin_side(then, then.fight), "monsters": monster_side(then, then.fight)}
    return {**sides, "winning": is_winning(then)}


# -- drafting


async def make_offer(g: Munchkin, seat: int, partner: int, is_help: bool) -> bool:
    """Draft an offer and put it to its addressee; whether it was accepted."""
    g.draft = Proposal(seat, partner, is_help)
    if not is_help:
        g.traders += (seat,)
    rule, about, drafting = _rule(is_help), {"seat": partner}, partial(_drafting, g)
    while True:
        step = await Ask(seat, "draft", rule, drafting, about)
        offer = g.draft
        if step[0] == "cancel":
            g.draft = None
            _count(g, seat, ~partner)
            return False
        if step[0] == "propose":
            g.draft = None
            return await propose(g, offer)
        g.draft = _with(offer, step)


def _rule(is_help: bool) -> str:
    return "munchkin.negotiation.offer-form" if is_help else "munchkin.trading.both-agree"


def _with(offer: Proposal, step: DraftStep) -> Proposal:
    verb, what = step
    if verb == "give":
        return replace(offer, gives=(*offer.gives, what))
    if verb == "ask":
        return replace(offer, asks=(*offer.asks, what))
    if verb == "treasures":
        return replace(offer, treasures=int(what))
    return replace(offer, picker=what)


def _drafting(g: Munchkin, why: bool) -> list[Option[DraftStep] | Refusal]:
    offer = g.draft
    assert offer is not None
    offers: list[Option[DraftStep] | Refusal] = [CANCEL]
    if not (rule := _why_not_propose(g, offer)):
        offers.append(PROPOSE)
    elif why:
        offers.append(Refusal("propose", rule))
    gives, asks = offer.gives, offer.asks  # munchkin.trading.items-only, in-play-only
    offers += [with_card("give", gear.id) for gear in g.players[offer.seat].gear if gear.id not in gives]
    offers += [with_card("ask", gear.id) for gear in g.players[offer.partner].gear if gear.id not in asks]
    if offer.help:
        assert g.fight is not None
        # Neither goes back and forth, for a draft must end: whoever thinks better of it begins anew.
        for number in range(offer.treasures + 1, treasures_due(g, g.fight) + 1):  # treasures-at-most-total
            offers.append(Option(f"treasures:{number}", ("treasures", str(number))))
        if offer.treasures:
            for picker in PICKERS[PICKERS.index(offer.picker) + 1 :]:
                offers.append(Option(f"picker:{picker}", ("picker", picker)))
    return offers


def _why_not_propose(g: Munchkin, offer: Proposal) -> str:
    if offer.help:
        return ""
    return why_not_swap(g, offer) if offer.gives or offer.asks else "munchkin.trading.both-agree"


def why_not_swap(g: Munchkin, offer: Proposal) -> str:
    """The rule that keeps the items of an offer from changing hands; empty if there is none."""
    one, other = g.players[offer.seat], g.players[offer.partner]
    for who, goes, comes, giver in ((one, offer.gives, offer.asks, other), (other, offer.asks, offer.gives, one)):
        there = [gear.id for gear in who.gear]
        if not set(goes).issubset(there):
            return "munchkin.trading.offer-lapses"
        if g.content.big.isdisjoint((*there, *comes)):
            continue
        stays = tuple([gear for gear in who.gear if gear.id not in goes])
        comes_bare = [_bare(gear) for gear in giver.gear if gear.id in comes]
        if 0 < _too_many(g, _after(g, who, stays, comes_bare)) >= _too_many(g, who):
            return "munchkin.trading.big-limit-in-trade"
    return ""


def _too_many(g: Munchkin, who: Player) -> int:
    """How many Big items a player has beyond the limit."""
    return max(0, len(big_items(g, who)) - big_limit(g, who))


def _after(g: Munchkin, who: Player, stays: tuple[Gear, ...], comes: list[Gear]) -> Player:
    """A player as a trade would leave it; what came is put in use where it can be."""
    after = shallow_copy(who)
    after.gear = stays
    for gear in comes:
        after.put(replace(gear, used=not why_not_use(g, after, gear)))
    return after


def _bare(gear: Gear) -> Gear:
    """An item as it comes to another player: in the Backpack, without its Cheat!."""
    return replace(gear, used=False, cheat="", carried=False, idle=False)


# -- answering


async def propose(g: Munchkin, offer: Proposal) -> bool:
    """Ask the addressee at once, out of order (munchkin.negotiation.answer); whether it was accepted."""
    _count(g, offer.seat, offer.partner)
    about = {"seat": offer.seat, "to": offer.partner, "help": offer.help, "offer": told(offer)}
    rule = "munchkin.trading.both-agree" if offer.asks else "munchkin.trading.gift"
    g.emit("offer", "munchkin.negotiation.offer-public" if offer.help else rule, about)
    g.offers += (offer,)
    return await answer(g, offer, later=True)


async def answer(g: Munchkin, offer: Proposal, later: bool) -> bool:
    """The addressee accepts, declines, makes an offer of its own, or leaves it open; whether it was accepted."""
    rule = _rule(offer.help)
    about = {"seat": offer.seat, "help": offer.help, "offer": told(offer)}
    said = await Ask(offer.partner, "offer", rule, lambda _why: _answers(g, offer, later), about)
    if said == "later":
        return False
    g.offers = tuple([each for each in g.offers if each != offer])
    if said == "accept":
        accept(g, offer)
        return True
    g.emit("declined", "munchkin.negotiation.decline", {"seat": offer.partner, "to": offer.seat})
    if said == "counter":
        return await make_offer(g, offer.partner, offer.seat, offer.help)
    return False


def _answers(g: Munchkin, offer: Proposal, later: bool) -> Iterator[Option[str] | Refusal]:
    yield Option("accept", "accept")  # an offer that cannot be kept has lapsed
    yield Option("refuse", "refuse")
    blocked = why_not_help if offer.help else why_not_trade
    if not blocked(g, offer.partner, offer.seat):
        yield Option("counter", "counter")
    if later:
        yield Option("later", "later")


def has_lapsed(g: Munchkin, offer: Proposal) -> bool:
    """Whether a part of an offer has become impossible (trading.offer-lapses, negotiation.offer-lapses)."""
    one, other = g.players[offer.seat], g.players[offer.partner]
    if not one.alive or not other.alive:
        return True
    if offer.help:
        fight = g.fight
        assert fight is not None  # offers end with it
        there = all(one.item(card) for card in offer.gives) and all(other.item(card) for card in offer.asks)
        return not there or fight.helper != NOBODY or offer.treasures > treasures_due(g, fight)
    return g.in_combat(offer.seat) or g.in_combat(offer.partner) or bool(why_not_swap(g, offer))


def accept(g: Munchkin, offer: Proposal) -> None:
    """Carry an offer out: items change hands at once, or the helper joins (munchkin.negotiation.accept-joins)."""
    if offer.help:
        _join(g, offer)
        return
    one, other = g.players[offer.seat], g.players[offer.partner]
    hand_over(g, one, other, offer.gives, offer.asks)
    g.emit(
        "traded",
        "munchkin.trading.traded-stays-in-play",
        {"seat": offer.seat, "to": offer.partner, "offer": told(offer)},
    )


def hand_over(g: Munchkin, one: Player, other: Player, gives: tuple[str, ...], asks: tuple[str, ...]) -> None:
    """Items change hands and stay in play, in the Backpack for now (trading.traded-stays-in-play, traded-placement)."""
    there = [leave(g, one, card) for card in gives]
    back = [leave(g, other, card) for card in asks]
    for taker, items in ((other, there), (one, back)):
        for gear in items:
            taker.put(_bare(gear))
            if taker.seat != g.active:  # who may put it in use at any moment of this turn
                taker.received += (gear.id,)


def _join(g: Munchkin, offer: Proposal) -> None:
    fight = g.fight
    assert fight is not None
    asked = offer.seat == fight.fighter
    helper = offer.partner if asked else offer.seat
    gives, asks = (offer.gives, offer.asks) if asked else (offer.asks, offer.gives)
    deal = HelpDeal(offer.treasures, offer.picker, gives, asks)
    g.fight = replace(fight, helper=helper, had_helper=True, deal=deal)
    g.emit("joined", "munchkin.help.strength-added", {"seat": helper, "offer": told(offer)})


def told(offer: Proposal) -> dict[str, object]:
    """An offer as all hear it (munchkin.negotiation.offer-public)."""
    return {
        "gives": list(offer.gives),
        "asks": list(offer.asks),
        "treasures": offer.treasures,
        "picker": offer.picker,
    }


def open_offers_to(g: Munchkin, seat: int) -> list[tuple[int, Proposal]]:
    """The open offers that a player may still answer."""
    return [(number, offer) for number, offer in enumerate(g.offers) if offer.partner == seat]


def drop_dead_offers(g: Munchkin) -> None:
    """Offers lapse when a part of them has become impossible (munchkin.trading.offer-lapses)."""
    if g.offers:
        g.offers = tuple([offer for offer in g.offers if not has_lapsed(g, offer)])
