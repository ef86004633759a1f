"""What must hold of every state besides that each thing is in one place: limits kept, nothing where nothing can be."""

from collections.abc import Iterator

from msgspec import UNSET

from crossroads.games.fallout.combat.dice import DICE
from crossroads.games.fallout.decks import ROW
from crossroads.games.fallout.enemies.tokens import FACTIONS, type_of
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import SPECIAL, TOP, Survivor
from crossroads.games.fallout.survivors.equipment import limit_of
from crossroads.games.fallout.survivors.health import is_killed
from crossroads.games.fallout.survivors.winning import MOST_AGENDAS, last_space


def faults(g: Fallout) -> Iterator[str]:
    """Whatever is true of the state and must never be; nothing in a sound game."""
    if found := list(_map_faults(g)):  # without a map there is nothing to stand on
        yield from found
        return
    yield from _enemy_faults(g)
    yield from _quest_faults(g)
    yield from _turn_faults(g)
    for who in g.survivors:
        yield from _eliminated_faults(who) if who.eliminated else _survivor_faults(g, who)
    if g.fresh:
        yield from _unsettled(g)


def _map_faults(g: Fallout) -> Iterator[str]:
    """Tiles lie as the plan says, each once."""
    plan = g.content.scenarios[g.scenario].map
    if len({*g.faces}) != len(plan):
        yield "a tile lies on the map twice, or not at all"
    for place, (spot, face, shown) in enumerate(zip(plan, g.faces, g.shown, strict=True)):
        if shown not in ("", face) or (spot.face and not shown):
            yield f"place {place} shows {shown or 'nothing'}, and {face} lies there"
        if face != spot.face and g.content.faces[face].back != spot.back:
            yield f"{face} lies at place {place}, where the plan has another tile"
    hidden = [f"tile-{place}" for place, shown in enumerate(g.shown) if not shown]
    for tile in g.known:
        if tile not in hidden:
            yield f"somebody knows {tile}, which does not lie facedown"


def _enemy_faults(g: Fallout) -> Iterator[str]:
    """Enemies are what their tokens say, on places of the map; a faction's are never inactive."""
    for enemy in g.enemies:
        if not _is_place(g, enemy.space):
            yield f"an enemy is at {enemy.space}, which is no place of the map"
        if enemy.type != type_of(g, enemy.id):
            yield f"{enemy.id} is no {enemy.type}"
        if enemy.type in FACTIONS and not enemy.active:
            yield f"{enemy.id} is inactive, and still there"
        if enemy.type in FACTIONS and int(enemy.id.partition("#")[2]) > g.faction_tokens:
            yield f"{enemy.id} was never placed"
    tokens = [enemy.id for enemy in g.enemies]
    if len({*tokens}) != len(tokens):
        yield "one enemy is on the map twice"
    if any(token not in tokens for token in g.waiting):
        yield "an enemy that is not on the map waits to act"


def _is_place(g: Fallout, node: str) -> bool:
    """A node of the map; while a tile is explored also the tile that was there, until all on it has found a space."""
    return node in g.land.near or (not g.fresh and node in [f"tile-{place}" for place in range(len(g.faces))])


def _quest_faults(g: Fallout) -> Iterator[str]:
    """Markers come in pairs: a colour on one card, a place on the map."""
    colours = [each.colour for each in g.quests if each.colour]
    if len({*colours}) != len(colours):
        yield "two quests have markers of one colour"
    for each in g.quests:
        if (each.colour == "") != (each.marked == ""):
            yield f"{each.id} has half a pair of markers"
        if each.colour and each.colour not in g.content.sorts.markers:
            yield f"{each.id} has a {each.colour} marker"
        if each.marked and not _is_place(g, each.marked):
            yield f"the marker of {each.id} lies at {each.marked}, which is no place of the map"


def _turn_faults(g: Fallout) -> Iterator[str]:
    """Somebody in the game is first player; actions, points, power and dice are numbers that can be."""
    seats = range(len(g.survivors))
    if g.first not in seats or g.turn not in seats:
        yield f"seat {g.turn} is on turn, seat {g.first} is first player"
    elif g.outcome is None and g.survivors[g.first].eliminated:
        yield "an eliminated survivor is first player"
    if min(g.actions, g.points, *g.power.values()) < 0:
        yield f"{g.actions} actions, {g.points} movement points, power {g.power}"
    if g.phase == "activation" and (g.actions or g.points or g.fresh):
        yield "somebody has actions or movement points between the rounds"
    if g.phase != "activation" and (g.revealed_agenda or g.icons or g.waiting or g.dormant):
        yield "enemies are about to act in the middle of a turn"
    if g.rolling is not None and (
        len(g.rolling.dice) not in (0, DICE)
        or any(not 0 <= face < len(g.content.dice) for face in g.rolling.dice)
        or g.rolling.rerolls < 0
        or (g.rolling.helper is not UNSET and len(g.rolling.helper.dice) != bool(g.rolling.dice))
    ):
        yield f"the dice show {g.rolling.dice}, with {g.rolling.rerolls} rerolls"


def _survivor_faults(g: Fallout, who: Survivor) -> Iterator[str]:
    """Pegs on their tracks, tokens in their slots, cards where such cards can lie."""
    seat = f"seat {who.seat}"
    if not (0 <= who.hp <= TOP and 0 <= who.rads <= TOP):
        yield f"{seat} has {who.hp} HP and {who.rads} rads"
    if who.caps < 0:
        yield f"{seat} has {who.caps} caps"
    if not 0 <= who.xp <= len(who.special):
        yield f"the XP peg of {seat} is at {who.xp}"
    if who.special != "".join([letter for letter in SPECIAL if letter in who.special]):
        yield f"{seat} has the tokens {who.special}"
    if who.space not in g.land.spaces and not (g.phase == "survivors" and not who.space):
        yield f"{seat} stands at {who.space}"
    both = any(other in who.traits for side in who.traits if (other := g.content.sorts.other_side.get(side)))
    if both or len({*who.traits}) != len(who.traits):
        yield f"{seat} has the traits {', '.join(who.traits)}"
    if who.loyal_by and g.content.agendas[who.loyal_by].faction is None:
        yield f"{seat} is loyal by an agenda without a faction"
    yield from _card_faults(g, who)


def _card_faults(g: Fallout, who: Survivor) -> Iterator[str]:
    cards = g.content.cards
    for slot in ("weapon", "apparel", "companion"):
        held = getattr(who, slot)
        if held is not None and (cards[held.id].kind != slot or cards[held.id].is_worn_beneath):
            yield f"seat {who.seat} has {held.id} in the {slot} slot"
    for held in who.beside:
        if cards[held.id].kind != "ability" and not cards[held.id].is_worn_beneath:
            yield f"seat {who.seat} has {held.id} beside the board"
    for held in who.inventory:
        if cards[held.id].kind in ("ability", "event"):
            yield f"seat {who.seat} has {held.id} in the inventory"


def _eliminated_faults(who: Survivor) -> Iterator[str]:
    """An eliminated survivor has nothing any more (fallout.killed.eliminated-discards)."""
    owned = (*who.equipped, *who.inventory, *who.perks, *who.all_agendas, *who.traits, *who.special)
    if owned or who.caps or who.xp or who.space:
        yield f"seat {who.seat} is eliminated, and still has something"


def _unsettled(g: Fallout) -> Iterator[str]:
    """At the start of a turn nothing is under way and all limits are kept.

    Only the survivor on turn may have too much in the inventory there, while cards are swapped.
    """
    if g.rolling is not None or g.meeting is not None or g.deal is not None or g.drawn or g.drawn_enemy:
        yield "a turn begins, and something is still under way"
    if g.survivors[g.turn].eliminated:
        yield "an eliminated survivor is on turn"
    can_be_filled = bool(g.asset_deck or g.asset_pile) and not g.is_yours("assets")  # else people are asked in between
    if len(g.shop) > ROW or (len(g.shop) < ROW and can_be_filled):
        yield f"the shop has {len(g.shop)} cards"
    if max(g.power.values()) >= last_space(g) and g.outcome is None:
        yield "a faction is at the end of its track, and the game goes on"
    for who in g.alive:
        if is_killed(who):
            yield f"seat {who.seat} is dead, and nothing comes of it"
        if len(who.all_agendas) > MOST_AGENDAS:
            yield f"seat {who.seat} has {len(who.all_agendas)} agendas"
        if who.seat != g.turn and len(who.inventory) > limit_of(g, who):
            yield f"seat {who.seat} has {len(who.inventory)} cards in the inventory"
