"""What a seat may see, built from nothing; hidden are faces, hands and orders (topics agenda-cards, enemies, card-library)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from crossroads.engine.sharing import Share, afresh
from crossroads.games.fallout.combat import added_icons, has_ranged, inflicted
from crossroads.games.fallout.conditions import armor_of, loyal_to
from crossroads.games.fallout.encounters import reader_for
from crossroads.games.fallout.ending import influence, last_space, needed
from crossroads.games.fallout.enemies import foe_of
from crossroads.games.fallout.health import most_hp
from crossroads.games.fallout.rolling import hit_icons

if TYPE_CHECKING:
    from collections.abc import Sequence

    from crossroads.games.fallout.content import Spot
    from crossroads.games.fallout.enemies import Foe
    from crossroads.games.fallout.state import Deal, Enemy, Fallout, Meeting, Roll, Staged
    from crossroads.games.fallout.survivor import Held, Survivor

DEALS = 100  # tried at most until nobody would have won


def view(g: Fallout, seat: int | None, share: Share = afresh) -> dict[str, Any]:
    """The table as a seat sees it; `None` is a spectator."""
    over = g.outcome is not None
    return {
        "game": "fallout",
        "seat": seat,
        "scenario": g.scenario,
        "read_aloud": g.options.read_aloud,
        "round": g.round,
        "phase": g.phase,
        "first": g.first,
        "turn": g.turn,
        "actions": g.actions,
        "points": g.points,
        "fresh": g.fresh,
        "met": list(g.met),
        "calm": g.calm,
        "needed": needed(g),
        "survivors": [_survivor(g, who, seat, over) for who in g.survivors],
        "tiles": share.parts(
            "tiles",
            _tile,
            [(place, spot, g.shown[place], _known(g, place, seat)) for place, spot in enumerate(_plan(g))],
        ),
        "enemies": share.parts(
            "enemies", _enemy, [(enemy, foe_of(g, enemy.id) if enemy.active else None) for enemy in g.enemies]
        ),
        "quests": [_quest(quest) for quest in g.quests],
        "opened": len(opened(g)),
        "power": dict(g.power),
        "track": last_space(g),
        "shop": list(g.shop),
        "decks": {
            "agenda": len(g.agenda_deck),
            "loot": len(g.loot_deck),
            "asset": len(g.asset_deck),
            "library": len(g.library),
            **{icon: len(cards) for icon, cards in g.encounters.items()},
        },
        "piles": {"agenda": list(g.agenda_pile), "loot": list(g.loot_pile), "asset": list(g.asset_pile)},
        "stacks": {enemy_type: len(stack) for enemy_type, stack in g.stacks.items()},
        "enemy_piles": {enemy_type: list(pile) for enemy_type, pile in g.enemy_piles.items()},
        "uniques": {"deck": list(g.unique_deck), "aside": list(g.unique_aside)},
        "perks": list(g.perk_deck),
        "tokens": len(g.supply),
        "drawn": list(g.drawn),
        "revealed": g.revealed_agenda,
        "icons": list(g.icons),
        "waiting": list(g.waiting),
        "meeting": None if g.meeting is None else _meeting(g, g.meeting),
        "rolling": None if g.rolling is None else _rolling(g, g.rolling),
        "deal": None if g.deal is None else _deal(g.deal, seat),
        "outcome": None
        if g.outcome is None
        else {"winners": list(g.outcome.winners), "scores": list(g.outcome.scores), "how": g.outcome.how},
    }


def opened(g: Fallout) -> list[str]:
    """The quests that lie open or have: everybody has read them."""
    return [*[card for card in g.gone if card in g.content.quests], *[each.id for each in g.quests]]


def _survivor(g: Fallout, who: Survivor, seat: int | None, over: bool) -> dict[str, Any]:
    """A survivor: all is open but the faces of the hidden agendas (fallout.agenda-cards.faces-are-secret)."""
    own = over or who.seat == seat
    chosen = who.id != "" and not who.eliminated
    return {
        "seat": who.seat,
        "id": who.id,
        "space": who.space,
        "hp": who.hp,
        "most_hp": most_hp(g, who),
        "rads": who.rads,
        "xp": who.xp,
        "special": who.special,
        "caps": who.caps,
        "traits": list(who.traits),
        "weapon": _held(who.weapon),
        "apparel": _held(who.apparel),
        "companion": _held(who.companion),
        "beside": [_held(card) for card in who.beside],
        "inventory": [_held(card) for card in who.inventory],
        "armor": armor_of(g, who),
        "perks": list(who.perks),
        "agendas": list(who.agendas) if own else len(who.agendas),  # fallout.agenda-cards.count-is-public
        "influence": influence(g, who) if own and chosen else None,
        "loyal_by": who.loyal_by,
        "loyal_to": loyal_to(g, who),
        "eliminated": who.eliminated,
        "roomy": who.roomy,
    }


def _held(held: Held | None) -> dict[str, Any] | None:
    return None if held is None else {"id": held.id, "card": held.card, "exhausted": held.exhausted}


def _plan(g: Fallout) -> Sequence[Spot]:
    return g.content.scenarios[g.scenario].map


def _known(g: Fallout, place: int, seat: int | None) -> str:
    """The face of a tile that a seat has looked at."""
    return g.faces[place] if seat is not None and seat in g.known.get(f"tile-{place}", ()) else ""


def _tile(lying: tuple[int, Spot, str, str], *_: object) -> dict[str, Any]:
    """A place of the plan: its face if it lies up; one who looked at a facedown tile still knows it."""
    place, spot, shown, known = lying
    return {
        "q": spot.q,
        "r": spot.r,
        "face": shown,
        "back": spot.back or "",
        "node": "" if shown else f"tile-{place}",
        "known": known,
    }


def _enemy(met: tuple[Enemy, Foe | None], *_: object) -> dict[str, Any]:
    """An enemy; of an inactive one only type and place are known (fallout.enemies.inactive-no-peek)."""
    enemy, foe = met
    if foe is None:
        return {"type": enemy.type, "space": enemy.space, "active": False}
    return {
        "id": enemy.id,
        "type": enemy.type,
        "space": enemy.space,
        "active": True,
        "level": foe.level,
        "areas": foe.areas,
        "abilities": list(foe.abilities),
    }


def _quest(quest: Staged) -> dict[str, Any]:
    return {"id": quest.id, "colour": quest.colour, "marked": quest.marked}


def _meeting(g: Fallout, meeting: Meeting) -> dict[str, Any]:
    """An encounter in progress; nothing of what its options lead to (fallout.encounter-action.results-hidden)."""
    return {"card": meeting.card, "level": meeting.level, "reader": reader_for(g, g.on_turn)}


def _rolling(g: Fallout, rolling: Roll) -> dict[str, Any]:
    """A fight or a test in progress, open to all (fallout.combat.public-dice)."""
    who = g.survivors[rolling.seat]
    told: dict[str, Any] = {
        "kind": rolling.kind,
        "seat": rolling.seat,
        "letters": rolling.letters,
        "difficulty": rolling.difficulty,
        "step": rolling.step,
        "dice": list(rolling.dice),
        "rerolls": rolling.rerolls,
        "icons": hit_icons(g, rolling.dice),
    }
    if rolling.kind == "fight":
        foe = foe_of(g, rolling.enemy)
        told |= {
            "enemy": rolling.enemy,
            "away": rolling.away,
            "ranged": has_ranged(g, who),
            "icons": told["icons"] + added_icons(g, who, foe, rolling) if rolling.dice else 0,
            "hits": inflicted(g, who, foe, rolling) if rolling.dice else 0,
            "extra": rolling.hits,
            "ignored": rolling.ignored,
            "armor": armor_of(g, who),
            "level": foe.level,
            "areas": foe.areas,
            "abilities": list(foe.abilities),
        }
    return told


def _deal(deal: Deal, seat: int | None) -> dict[str, Any]:
    """An offer; its agendas are shown to the partner only if the owner does (fallout.trading.show-agenda)."""
    sees = seat == deal.seat or (deal.shows and seat == deal.partner)
    return {
        "seat": deal.seat,
        "partner": deal.partner,
        "gives": list(deal.gives),
        "gives_agendas": list(deal.gives_agendas) if sees else len(deal.gives_agendas),
        "gives_caps": deal.gives_caps,
        "asks": list(deal.asks),
        "asks_agendas": deal.asks_agendas,
        "asks_caps": deal.asks_caps,
        "offered": deal.offered,
    }


def redeal(g: Fallout, seat: int | None) -> None:
    """Deal anew all that a seat cannot know: hands, decks, stacks, inactive enemies, facedown tiles."""
    if g.outcome is None:  # at the end all hands lie open
        _redeal_agendas(g, seat)
    g.loot_deck = g.shuffle("redeal", g.loot_deck)
    g.asset_deck = g.shuffle("redeal", g.asset_deck)
    g.supply = g.shuffle("redeal", g.supply)
    g.encounters = {icon: g.shuffle("redeal", cards) for icon, cards in g.encounters.items()}
    _redeal_enemies(g)
    _redeal_tiles(g, seat)
    g.draws = ()


def _redeal_agendas(g: Fallout, seat: int | None) -> None:
    """Mix the deck with the hidden hands of the others, so that nobody would have won by now.

    That nobody has declared is known to all (fallout.influence.automatic-declaration). Where no such deal is found the
    hands stay: then there is next to nothing else that they could be.
    """
    others = [who for who in g.survivors if who.seat != seat]
    hands, deck = [who.agendas for who in others], g.agenda_deck
    for _ in range(DEALS):
        _deal_agendas(g, others, seat)
        if all(influence(g, who) < needed(g) for who in others):
            cards = [
                pair for who, hand in zip(others, hands, strict=True) for pair in zip(hand, who.agendas, strict=True)
            ]
            _rename_deal(g, dict(cards))
            return
    for who, hand in zip(others, hands, strict=True):
        who.agendas = hand
    g.agenda_deck = deck


def _deal_agendas(g: Fallout, others: list[Survivor], seat: int | None) -> None:
    """Hands of the same sizes, dealt card for card; what the seat has been shown stays where it is."""
    known = _shown(g, seat)
    loose = [card for who in others for card in who.agendas if card not in known]
    mixed = iter(g.shuffle("redeal", (*loose, *g.agenda_deck)))
    for who in others:
        who.agendas = tuple([card if card in known else next(mixed) for card in who.agendas])
    g.agenda_deck = tuple(mixed)


def _shown(g: Fallout, seat: int | None) -> tuple[str, ...]:
    """Agendas of another that a seat has been shown (fallout.trading.show-agenda)."""
    return g.deal.gives_agendas if g.deal is not None and g.deal.shows and g.deal.partner == seat else ()


def _rename_deal(g: Fallout, renamed: dict[str, str]) -> None:
    """A trade that goes on is about the agendas that its parties hold now."""
    if g.deal is not None:
        gives = tuple([renamed.get(card, card) for card in g.deal.gives_agendas])
        answers = tuple([renamed.get(card, card) for card in g.deal.answers])
        g.deal = replace(g.deal, gives_agendas=gives, answers=answers)


def _redeal_enemies(g: Fallout) -> None:
    """Inactive tokens and the stack of their type change faces."""
    renamed: dict[str, str] = {}
    for enemy_type, stack in g.stacks.items():
        dormant = [enemy.id for enemy in g.enemies if not enemy.active and enemy.type == enemy_type]
        mixed = list(g.shuffle("redeal", (*dormant, *stack)))
        for old in dormant:
            renamed[old] = mixed.pop()
        g.stacks = {**g.stacks, enemy_type: tuple(mixed)}
    g.enemies = tuple([replace(each, id=renamed[each.id]) if each.id in renamed else each for each in g.enemies])
    g.dormant = tuple([renamed.get(token, token) for token in g.dormant])


def _redeal_tiles(g: Fallout, seat: int | None) -> None:
    """Facedown tiles of one back change places, but for those that the seat has looked at."""
    faces = list(g.faces)
    spots = _plan(g)
    for back in ("dangerous", "deadly"):
        places = [
            place
            for place, spot in enumerate(spots)
            if spot.back == back and not g.shown[place] and seat not in g.known.get(f"tile-{place}", ())
        ]
        mixed = g.shuffle("redeal", [faces[place] for place in places])
        for place, face in zip(places, mixed, strict=True):
            faces[place] = face
    g.faces = tuple(faces)
