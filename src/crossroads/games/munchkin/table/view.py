"""What a seat may see, built from nothing; hidden are hands, drawn Perks and the decks (topic hidden-information)."""

from functools import partial

from crossroads.engine.sharing import Share, ViewPart, afresh
from crossroads.engine.windows import open_windows, shown
from crossroads.games.munchkin.combat.flight import ESCAPES, needs_no_roll, run_modifier
from crossroads.games.munchkin.combat.monsters import can_be_escaped
from crossroads.games.munchkin.deals.offers import together, treasures_due
from crossroads.games.munchkin.decks import DECKS, PILES
from crossroads.games.munchkin.player import Gear, Player
from crossroads.games.munchkin.state import NOBODY, Fight, Flight, Foe, Munchkin, Pending, Proposal
from crossroads.games.munchkin.strength.numbers import (
    all_numbers,
    counts,
    in_force,
    is_big,
    perks_at_level,
)
from crossroads.games.munchkin.strength.sides import (
    foe_parts,
    monster_side,
    munchkin_side,
    radioactivity,
    run_against,
    strength_parts,
    treasures_of,
    wins,
)
from crossroads.games.munchkin.table.zones import DRAWN, HANDS


def view(g: Munchkin, seat: int | None, share: Share = afresh) -> ViewPart:
    """The table as a seat sees it; `None` is a spectator."""
    seen: ViewPart = share.open_part("table", partial(_open_to_all, g))
    if seat is None:
        return seen
    players = [_as_seen(g, who, seat, shown) for who, shown in zip(g.players, seen["players"], strict=True)]
    return {**seen, "seat": seat, "players": players, "sale": _sale(g, seat)}


def _open_to_all(g: Munchkin) -> ViewPart:
    """The table as a spectator sees it: nothing here depends on who looks."""
    return {
        "game": "munchkin",
        "seat": None,
        "active": g.active,
        "turn": g.turn,
        "round": g.turn // len(g.players) + 1,
        "rounds": g.options.rounds,
        "phase": g.phase,
        "players": [_player(g, who) for who in g.players],
        "decks": {deck: len(getattr(g, name)) for deck, name in DECKS.items()},
        "piles": {deck: _pile(getattr(g, name)) for deck, name in PILES.items()},
        "fight": _fight(g, g.fight) if g.fight is not None else None,
        "flight": _flight(g),
        "stack": [_pending(pending) for pending in g.stack],
        "bodies": [
            {"seat": body.seat, "cards": list(body.cards), "bundles": [list(gear.cards) for gear in body.bundles]}
            for body in g.bodies
        ],
        "offers": [_offer(g, offer) for offer in g.offers],
        "draft": _offer(g, g.draft) if g.draft is not None else None,
        "sale": [],
        "windows": [shown(window) for window in open_windows(g)],
        "outcome": _outcome(g),
    }


def _pile(cards: tuple[str, ...]) -> ViewPart:
    """Only the top card of a discard pile is seen (munchkin.cards.discard-top-visible)."""
    return {"count": len(cards), "top": cards[-1] if cards else ""}


def _as_seen(g: Munchkin, who: Player, seat: int, shown: ViewPart) -> ViewPart:
    """A player with the faces that a seat may see: its own, as the zones have it."""
    hand, drawn = HANDS.sees(g, seat, who.seat), DRAWN.sees(g, seat, who.seat)
    if not hand and not drawn:
        return shown
    return {
        **shown,
        "hand": list(who.hand) if hand else None,
        "drawn": list(who.drawn) if drawn else len(who.drawn),
    }


def _player(g: Munchkin, who: Player) -> ViewPart:
    cards = in_force(g, who, g.content.bearing)
    parts = [{"what": part.what, "amount": part.amount} for part in strength_parts(g, who, cards)]
    numbers = all_numbers(g, who, cards)
    backs = [g.content.backs[card] for card in who.hand]
    return {
        "seat": who.seat,
        "sex": who.sex,
        "level": who.level,
        "alive": who.alive,
        "hand": None,
        "doors": backs.count("door"),  # the backs tell the decks (hand-secret)
        "treasures": backs.count("treasure"),
        "bundles": [_gear(g, who, gear) for gear in who.bundles],
        "gear": [_gear(g, who, gear) for gear in who.gear],
        "classes": list(who.classes),
        "traits": list(who.traits),
        "perks": list(who.perks),
        "drawn": len(who.drawn),
        "sidekick": who.sidekick,
        "kept": [{"id": kept.id, "until": kept.until, "left": kept.left, "penalty": kept.penalty} for kept in who.kept],
        "lasting": [
            {"card": each.card, "stat": each.stat, "amount": each.amount, "until": each.until} for each in who.lasting
        ],
        "turned": list(who.turned),
        "strength": sum([part["amount"] for part in parts]),
        "parts": parts,
        "defence": numbers["rad"],
        "run": numbers["run"] + numbers["roll"],
        "limits": {
            "hand": numbers["hand-limit"],
            "hands": numbers["hands"],
            "big": numbers["big"],
            "perks": perks_at_level(who, numbers["perk-limit"]),
        },
    }


def _gear(g: Munchkin, who: Player, gear: Gear) -> ViewPart:
    return {
        "id": gear.id,
        "used": gear.used,
        "counts": counts(g, who, gear),
        "modifiers": list(gear.modifiers),
        "cheat": gear.cheat,
        "carried": gear.carried,
        "big": is_big(g, gear),
    }


def _fight(g: Munchkin, fight: Fight) -> ViewPart:
    deal = fight.deal
    foes = [_foe(g, foe) for foe in fight.foes]
    munchkins, monsters = munchkin_side(g, fight), monster_side(g, fight)
    return {
        "fighter": fight.fighter,
        "helper": None if fight.helper == NOBODY else fight.helper,
        "foes": foes,
        "gone": [{"id": gone.id, "treasures": gone.treasures, "levels": gone.levels} for gone in fight.gone],
        "bonuses": [{"card": each.card, "side": each.side, "amount": each.amount} for each in fight.bonuses],
        "table": list(fight.table),
        "munchkins": munchkins,
        "monsters": monsters,
        "winning": wins(fight, munchkins, monsters),
        "treasures": treasures_due(g, fight),
        "deal": None
        if deal is None
        else {
            "treasures": deal.treasures,
            "picker": deal.picker,
            "gives": list(deal.gives),
            "asks": list(deal.asks),
        },
    }


def _foe(g: Munchkin, foe: Foe) -> ViewPart:
    parts = [{"what": part.what, "amount": part.amount} for part in foe_parts(g, foe)]
    return {
        "id": foe.id,
        "like": foe.like,
        "enhancers": list(foe.enhancers),
        "strength": sum(part["amount"] for part in parts),
        "parts": parts,
        "treasures": treasures_of(g, foe),
        "radiation": radioactivity(g, foe),
        "irradiated": foe.irradiated,
        "run": run_against(g, foe),
    }


def _flight(g: Munchkin) -> ViewPart | None:
    flight = g.flight
    if flight is None:
        return None
    return {
        "runners": list(flight.runners),
        "left": list(flight.left),
        "foe": flight.foe,
        "begun": flight.begun,
        "chases": _chases(g, flight),
    }


def _chases(g: Munchkin, flight: Flight) -> list[ViewPart]:
    """What whoever runs now must roll against each monster that is behind (munchkin.run-away.roll)."""
    if not flight.runners or g.fight is None:
        return []
    who = g.players[flight.runners[0]]
    behind = [foe.id for foe in g.fight.foes if foe.id in flight.left]
    return [{"foe": name, "way": _way(g, who, name), "needs": ESCAPES - run_modifier(g, who, name)} for name in behind]


def _way(g: Munchkin, who: Player, name: str) -> str:
    if not can_be_escaped(g, name):
        return "never"
    return "sure" if needs_no_roll(g, who, name) else "roll"


def _pending(pending: Pending) -> ViewPart:
    return {
        "kind": pending.kind,
        "card": pending.card,
        "author": None if pending.author == NOBODY else pending.author,
        "target": None if pending.target == NOBODY else pending.target,
        "foe": pending.foe,
        "side": pending.side,
        "monster": pending.monster,
        "rolls": pending.rolls,
        "die": pending.die,
        "cancelled": pending.cancelled,
    }


def _offer(g: Munchkin, offer: Proposal) -> ViewPart:
    return {
        "seat": offer.seat,
        "partner": offer.partner,
        "help": offer.help,
        "gives": list(offer.gives),
        "asks": list(offer.asks),
        "treasures": offer.treasures,
        "picker": offer.picker,
        "together": together(g, offer),
    }


def _sale(g: Munchkin, seat: int) -> list[str]:
    """What is being sold may come from the hand: nobody else sees it before it is done."""
    return list(g.sale) if seat == g.active else []


def _outcome(g: Munchkin) -> ViewPart | None:
    outcome = g.outcome
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "how": outcome.how}
