"""What a seat may see, built from nothing; hidden are faces, hands and orders (topics agenda-cards, enemies, card-library)."""

from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import Any

from msgspec import UNSET

from crossroads.engine.sharing import Share, afresh
from crossroads.engine.state import Outcome
from crossroads.games.fallout.cards.content import MapPlace
from crossroads.games.fallout.combat.dice import hit_icons
from crossroads.games.fallout.combat.fight import added_icons, harm, harm_to_helper, inflicted
from crossroads.games.fallout.enemies.tokens import Foe, foe_of, type_of
from crossroads.games.fallout.state import Enemy, Fallout, Meeting, RollInProgress, Staged
from crossroads.games.fallout.story.encounters import reader_for
from crossroads.games.fallout.survivor import Held, Survivor
from crossroads.games.fallout.survivors.conditions import loyal_to
from crossroads.games.fallout.survivors.health import most_hp
from crossroads.games.fallout.survivors.in_force import armor_of, has_ranged, weapon_letters
from crossroads.games.fallout.survivors.winning import influence, influence_by_agenda, last_space, needed, side_of_all
from crossroads.games.fallout.table.zones import (
    AGENDA_DECK,
    AGENDA_PILE,
    ASSET_DECK,
    ASSET_PILE,
    DRAWN,
    ENCOUNTERS,
    ENEMY_PILES,
    HANDS,
    LOOT_DECK,
    LOOT_PILE,
    MAP,
    PERK_DECK,
    SHOP,
    STACKS,
    SUPPLY,
    UNIQUE_ASIDE,
    UNIQUE_DECK,
    enemies_faceup,
)
from crossroads.games.fallout.turn.move import is_eased
from crossroads.games.fallout.turn.shop import price_off
from crossroads.games.fallout.turn.trade import told


def view(g: Fallout, seat: int | None, share: Share = afresh) -> dict[str, Any]:
    """The table as a seat sees it; `None` is a spectator."""
    seen = share.open_part("table", partial(_open_to_all, g, share))
    tiles = zip(count(), _plan(g), g.shown, MAP.faces(g, seat))
    return {
        **seen,
        "seat": seat,
        "survivors": [_as_seen(g, who, seat, shown) for who, shown in zip(g.survivors, seen["survivors"], strict=True)],
        "tiles": share.parts("tiles", _tile, list(tiles)),
        "deal": None if g.deal is None else told(g.deal, seat),
    }


def _open_to_all(g: Fallout, share: Share) -> dict[str, Any]:
    """What all see alike of the table; nothing here depends on who looks."""
    enemies = zip(g.enemies, enemies_faceup(g, None, None), strict=True)
    return {
        "game": "fallout",
        "seat": None,
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
        "group": side_of_all(g) or None,
        "survivors": [_survivor(g, who) for who in g.survivors],
        "tiles": [],
        "enemies": share.parts(
            "enemies", _enemy, [(enemy, foe_of(g, enemy.id) if faceup else None) for enemy, faceup in enemies]
        ),
        "quests": [_quest(quest) for quest in g.quests],
        "opened": len(opened(g)),
        "power": dict(g.power),
        "track": last_space(g),
        "shop": SHOP.show(g.shop),
        "decks": {
            "agenda": AGENDA_DECK.show(g.agenda_deck),
            "loot": LOOT_DECK.show(g.loot_deck),
            "asset": ASSET_DECK.show(g.asset_deck),
            "library": len(g.library),
            **{icon: ENCOUNTERS.show(cards) for icon, cards in g.encounters.items()},
        },
        "piles": {
            "agenda": AGENDA_PILE.show(g.agenda_pile),
            "loot": LOOT_PILE.show(g.loot_pile),
            "asset": ASSET_PILE.show(g.asset_pile),
        },
        "stacks": {enemy_type: STACKS.show(stack) for enemy_type, stack in g.stacks.items()},
        "enemy_piles": {enemy_type: ENEMY_PILES.show(pile) for enemy_type, pile in g.enemy_piles.items()},
        "uniques": {"deck": UNIQUE_DECK.show(g.unique_deck), "aside": UNIQUE_ASIDE.show(g.unique_aside)},
        "perks": PERK_DECK.show(g.perk_deck),
        "tokens": SUPPLY.show(g.supply),
        "drawn": DRAWN.show(g.drawn),
        "revealed": g.revealed_agenda,
        "icons": list(g.icons),
        "waiting": list(g.waiting),
        "meeting": None if g.meeting is None else _meeting(g, g.meeting),
        "rolling": None if g.rolling is None else _rolling(g, g.rolling),
        "deal": None,
        "outcome": None if g.outcome is None else _outcome(g, g.outcome),
    }


def _outcome(g: Fallout, outcome: Outcome) -> dict[str, Any]:
    """How the game ended; where everybody plays alone, all agendas that count are laid open."""
    alone = [who for who in g.survivors if not who.eliminated and not side_of_all(g)]
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "how": outcome.how,
        "influence": [
            {"seat": who.seat, "agenda": card, "influence": worth}
            for who in alone
            for card, worth in influence_by_agenda(g, who)
        ],
    }


def opened(g: Fallout) -> list[str]:
    """The quests that lie open or have: everybody has read them."""
    return [*[card for card in g.gone if card in g.content.quests], *[each.id for each in g.quests]]


def _as_seen(g: Fallout, who: Survivor, seat: int | None, shown: dict[str, Any]) -> dict[str, Any]:
    """A survivor with the agendas that a seat may see, and what they come to."""
    if not HANDS.sees(g, seat, who.seat):
        return shown
    counts = who.id != "" and not who.eliminated and not side_of_all(g)
    return {**shown, "agendas": list(who.agendas), "influence": influence(g, who) if counts else None}


def _survivor(g: Fallout, who: Survivor) -> dict[str, Any]:
    """A survivor: all is open but the faces of the hidden agendas (fallout.agenda-cards.faces-are-secret)."""
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
        "letters": weapon_letters(g, who),
        "ranged": has_ranged(g, who),
        "armor": armor_of(g, who),
        "price_off": price_off(g, who),
        "surefoot": is_eased(g, who),
        "perks": list(who.perks),
        "agendas": len(who.agendas),  # fallout.agenda-cards.count-is-public
        "influence": None,
        "loyal_by": who.loyal_by,
        "loyal_to": loyal_to(g, who),
        "eliminated": who.eliminated,
        "roomy": who.roomy,
    }


def _held(held: Held | None) -> dict[str, Any] | None:
    return None if held is None else {"id": held.id, "card": held.card, "exhausted": held.exhausted}


def _plan(g: Fallout) -> Sequence[MapPlace]:
    return g.content.scenarios[g.scenario].map


def _tile(lying: tuple[int, MapPlace, str, str | None], *_: object) -> dict[str, Any]:
    """A place of the plan: its face if it lies up; one who looked at a facedown tile still knows it."""
    place, spot, shown, seen = lying
    return {
        "q": spot.q,
        "r": spot.r,
        "face": shown,
        "back": spot.back or "",
        "node": "" if shown else f"tile-{place}",
        "known": "" if shown else seen or "",
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


def _rolling(g: Fallout, rolling: RollInProgress) -> dict[str, Any]:
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
            "type": type_of(g, rolling.enemy),
            "away": rolling.away,
            "ranged": has_ranged(g, who),
            "icons": told["icons"] + added_icons(g, who, foe, rolling) if rolling.dice else 0,
            "hits": inflicted(g, who, foe, rolling) if rolling.dice else 0,
            "extra": rolling.hits,
            "ignored": rolling.ignored,
            "armor": armor_of(g, who),
            "damage": harm(g, who, foe, rolling, told["icons"]) if rolling.dice else 0,
            "level": foe.level,
            "areas": foe.areas,
            "abilities": list(foe.abilities),
        }
    if rolling.helper is not UNSET:
        told["helper"] = _helper(g, rolling.helper, foe_of(g, rolling.enemy))
    return told


def _helper(g: Fallout, rolling: RollInProgress, foe: Foe) -> dict[str, Any]:
    """The roll of somebody who fights beside the survivor."""
    who, icons = g.survivors[rolling.seat], hit_icons(g, rolling.dice)
    return {
        "seat": rolling.seat,
        "letters": rolling.letters,
        "dice": list(rolling.dice),
        "rerolls": rolling.rerolls,
        "stopped": bool(rolling.stopped),
        "icons": icons,
        "extra": rolling.hits,
        "ignored": rolling.ignored,
        "armor": armor_of(g, who),
        "damage": harm_to_helper(g, who, foe, rolling, icons) if rolling.dice else 0,
    }
