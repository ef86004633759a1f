"""Carrying out results, in printed order (topics results, trash, tests)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from crossroads.engine.decisions import NOTHING, Option, Refusal, pick
from crossroads.games.fallout import combat, exploring, tests  # as modules: they lead back here
from crossroads.games.fallout import results as result
from crossroads.games.fallout.agendas import draw_agendas
from crossroads.games.fallout.belongings import gain, gain_caps, lose_caps, ready_all, spend_caps
from crossroads.games.fallout.conditions import fits, holds, places
from crossroads.games.fallout.decks import discard, draw_card, to_pile
from crossroads.games.fallout.ending import advance, settle
from crossroads.games.fallout.enemies import foe_of, is_hostile, place_enemy, remove_enemy
from crossroads.games.fallout.health import check_killed, cure, heal, suffer_damage, suffer_rads
from crossroads.games.fallout.leveling import gain_perk, gain_xp, put_token
from crossroads.games.fallout.library import add, place_marker, place_waiting_markers, stage, trash
from crossroads.games.fallout.shopping import shop
from crossroads.games.fallout.survivor import TOP, Held
from crossroads.games.fallout.traits import become, lose

if TYPE_CHECKING:
    from crossroads.games.fallout.state import Enemy, Fallout
    from crossroads.games.fallout.survivor import Survivor


class Source(msgspec.Struct, frozen=True, gc=False):
    """Where results come from: the card, and the level of the encounter's icon."""

    card: str
    level: int = 0


async def resolve(g: Fallout, who: Survivor, effects: tuple[Any, ...], source: Source) -> None:
    """Carry out results one by one, in printed order; each may end the game (fallout.results.encounter-order)."""
    for effect in effects:
        if who.eliminated:  # outside the own turn nothing else stops what is left
            return
        await RESOLVE[type(effect)](g, who, effect, source)
        settle(g)


def amount_of(amount: int | str, source: Source, most: int = TOP) -> int:
    """A number, or the level of the icon with what is added to it (fallout.results.level-substitution)."""
    if isinstance(amount, int):
        return amount
    if amount == "all":
        return most
    return max(0, source.level + int(amount.removeprefix("level") or 0))  # fallout.results.level-not-negative


async def _xp(g: Fallout, who: Survivor, effect: result.Xp, source: Source) -> None:
    await gain_xp(g, who, amount_of(effect.amount, source), "fallout.results.gain-xp")


async def _caps(g: Fallout, who: Survivor, effect: result.Caps, source: Source) -> None:
    gain_caps(g, who, amount_of(effect.amount, source), "fallout.results.gain-caps")


async def _lose_caps(g: Fallout, who: Survivor, effect: result.LoseCaps, source: Source) -> None:
    lose_caps(g, who, amount_of(effect.amount, source), "fallout.golden-rules.no-may-is-mandatory")


async def _draw(g: Fallout, who: Survivor, effect: result.Draw, source: Source) -> None:
    count = amount_of(effect.amount, source)  # fallout.results.draw-several
    if effect.deck == "agenda":
        await draw_agendas(g, who, count)
    elif effect.deck == "loot":
        await draw_loot(g, who, count, "fallout.results.draw-card")
    else:
        await gain(g, who, _drawn(g, "asset", count), "fallout.results.draw-card")


async def draw_loot(g: Fallout, who: Survivor, count: int, rule: str) -> None:
    """Draw loot: events are carried out, the rest is gained (fallout.loot-cards.event, fallout.loot-cards.draw-all-first)."""
    await take_loot(g, who, _drawn(g, "loot", count), rule)


async def take_loot(g: Fallout, who: Survivor, cards: tuple[Held, ...], rule: str) -> None:
    """Carry out the events among drawn loot and gain the rest; one that kills takes all that is still in hand."""
    events = [held for held in cards if g.content.cards[held.id].kind == "event"]
    for held in events:
        if g.rolling is None:
            await carry_out_event(g, who, held.id)
        else:  # it may bring a roll of its own, and waits for the end of this one (fallout.actions.finish-first)
            g.rolling = replace(g.rolling, used=(*g.rolling.used, f"event:{held.id}"))
    await gain(g, who, tuple([held for held in cards if held.id in g.drawn and held not in events]), rule)


async def carry_out_event(g: Fallout, who: Survivor, card: str) -> None:
    """What a drawn event brings, if it is still in hand; then it is discarded (fallout.loot-cards.event)."""
    if card in g.drawn:
        g.emit("loot-event", "fallout.loot-cards.event", {"seat": who.seat, "card": card})
        await resolve(g, who, g.content.cards[card].event, Source(card))
        _lay_down(g, card)


def _lay_down(g: Fallout, card: str) -> None:
    """A card in hand goes to its pile, if it is still there."""
    if card in g.drawn:
        g.drawn = tuple([each for each in g.drawn if each != card])
        to_pile(g, card)


def _drawn(g: Fallout, deck: Any, count: int) -> tuple[Held, ...]:
    """Cards from the top of a deck, ready (fallout.exhaust.new-cards-ready); they wait in `g.drawn`."""
    cards = [card for _ in range(count) if (card := draw_card(g, deck)) is not None]
    g.drawn += tuple(cards)
    return tuple([Held(card) for card in cards])


async def pick_loot(g: Fallout, who: Survivor, drawn: int, kept: int) -> None:
    """Draw loot, keep some of it, discard the rest."""
    cards = list(_drawn(g, "loot", drawn))
    while len(cards) > kept:
        offers = [Option(f"drop:{held.id}", held) for held in cards]
        dropped = await pick(who.seat, "drop-loot", offers, "fallout.golden-rules.card-over-reference")
        cards.remove(dropped)
        _lay_down(g, dropped.id)
        g.emit("discard", "fallout.loot-cards.discard-pile", {"seat": who.seat, "card": dropped.id})
    await take_loot(g, who, tuple(cards), "fallout.results.draw-card")


async def _shop(g: Fallout, who: Survivor, effect: result.Shop, source: Source) -> None:
    await shop(g, who, amount_of(effect.dealings, source))


async def _unique(g: Fallout, who: Survivor, effect: result.Unique, source: Source) -> None:
    """The card by name, a random one if it is not to be had (fallout.unique-asset-cards.unavailable-random)."""
    deck = g.unique_deck
    if g.options.unique_taken == "held" and effect.card in g.unique_aside:
        g.unique_aside = tuple([card for card in g.unique_aside if card != effect.card])
        card = effect.card
    elif effect.card in deck:
        card = effect.card
    elif deck:
        card = deck[g.draw_index("unique", len(deck))]
    else:
        return  # fallout.unique-asset-cards.deck-empty
    g.unique_deck = tuple([each for each in g.unique_deck if each != card])
    g.drawn += (card,)
    rule = "fallout.results.gain-unique" if card == effect.card else "fallout.unique-asset-cards.unavailable-random"
    await gain(g, who, (Held(card),), rule)


async def _power(g: Fallout, who: Survivor, effect: result.Power, source: Source) -> None:
    advance(g, {effect.faction: effect.amount}, "fallout.results.faction-plus")


async def _add(g: Fallout, who: Survivor, effect: result.Add, source: Source) -> None:
    add(g, effect.card)


async def _stage(g: Fallout, who: Survivor, effect: result.Stage, source: Source) -> None:
    quest = stage(g, effect.card)
    if quest is not None:  # fallout.quest-cards.staging-instructions
        await resolve(g, who, quest.staging, Source(quest.id))


async def _trash(g: Fallout, who: Survivor, effect: result.Trash, source: Source) -> None:
    trash(g, source.card)
    await place_waiting_markers(g, who)  # its own may be the pair that another quest waits for


async def _become(g: Fallout, who: Survivor, effect: result.Become, source: Source) -> None:
    become(g, who, effect.trait, "fallout.results.become")


async def _lose(g: Fallout, who: Survivor, effect: result.Lose, source: Source) -> None:
    lose(g, who, effect.trait, "fallout.traits.lose")


async def _damage(g: Fallout, who: Survivor, effect: result.Damage, source: Source) -> None:
    suffer_damage(
        g, who, amount_of(effect.amount, source), "fallout.damage.suffer-damage"
    )  # fallout.apparel.fights-only
    await check_killed(g, who)


async def _rads(g: Fallout, who: Survivor, effect: result.Rads, source: Source) -> None:
    suffer_rads(g, who, amount_of(effect.amount, source), "fallout.rads.suffer-rads")
    await check_killed(g, who)


async def _heal(g: Fallout, who: Survivor, effect: result.Heal, source: Source) -> None:
    heal(g, who, amount_of(effect.amount, source), "fallout.damage.heal")


async def _cure(g: Fallout, who: Survivor, effect: result.Cure, source: Source) -> None:
    cure(g, who, amount_of(effect.amount, source), "fallout.hp-track.rads-bounds")


async def _special(g: Fallout, who: Survivor, effect: result.Special, source: Source) -> None:
    """A token of a letter from the supply; one that is there already, or not to be had, changes nothing."""
    if effect.letter in who.special or effect.letter not in g.supply:  # fallout.special-tokens.one-of-each
        return
    place = g.supply.index(effect.letter)
    g.supply = (*g.supply[:place], *g.supply[place + 1 :])
    put_token(g, who, effect.letter, "fallout.special-tokens.slot-by-letter")


async def _perk(g: Fallout, who: Survivor, effect: result.Perk, source: Source) -> None:
    await gain_perk(g, who, effect.letter)


async def _discard(g: Fallout, who: Survivor, effect: result.Discard, source: Source) -> None:
    """Lose cards of choice, as far as there are any (fallout.golden-rules.no-may-is-mandatory)."""
    for _ in range(effect.amount):
        mine = cards_to_give(g, who, effect.kind, "")
        if not mine:
            return
        card = await pick(
            who.seat,
            "lose-card",
            [Option(f"discard:{each}", each) for each in mine],
            "fallout.golden-rules.no-may-is-mandatory",
        )
        discard(g, who, card, "fallout.golden-rules.no-may-is-mandatory")


def cards_to_give(g: Fallout, who: Survivor, kind: str | None, card: str) -> list[str]:
    """Cards that a survivor can part with: not those that lie beside the board for good."""
    mine = [held for held in (*who.equipped, *who.inventory) if g.content.cards[held.id].kind != "ability"]
    return [
        held.id
        for held in mine
        if (kind is None or g.content.cards[held.id].kind == kind) and (not card or held.card == card)
    ]


async def _ready(g: Fallout, who: Survivor, effect: result.Ready, source: Source) -> None:
    await ready_all(g, who, "fallout.exhaust.ready-when")


async def _travel(g: Fallout, who: Survivor, effect: result.Travel, source: Source) -> None:
    """The figure is put there: no terrain, no fights (fallout.terrain.placement-is-not-moving)."""
    there = [node for node in places(g, who, effect.to, source.card) if node in g.land.spaces]
    if there:
        offers = [Option(f"at:{space}", space) for space in there]
        who.space = await pick(who.seat, "travel", offers, "fallout.quest-cards.staging-choices")
        g.emit("travel", "fallout.terrain.placement-is-not-moving", {"seat": who.seat, "space": who.space})


async def _place(g: Fallout, who: Survivor, effect: result.Place, source: Source) -> None:
    there = places(g, who, effect.at, source.card)
    if not there:
        return
    offers = [Option(f"at:{space}", space) for space in there]
    about = {"type": effect.enemy}
    where = await pick(who.seat, "place-enemy", offers, "fallout.quest-cards.staging-choices", about)
    for _ in range(effect.amount):
        place_enemy(g, effect.enemy, where, active=True, rule="fallout.enemy-abilities.aggressive-placed")


async def _remove(g: Fallout, who: Survivor, effect: result.Remove, source: Source) -> None:
    for _ in range(effect.amount):
        meant = _targets(g, who, effect.enemy, effect.at, source)
        if not meant:
            return
        token = await pick(who.seat, "remove-enemy", _enemy_options(meant), "fallout.quest-cards.staging-choices")
        remove_enemy(g, token)
        g.emit("enemy-gone", "fallout.enemies.killed-discard", {"seat": who.seat, "enemy": token})


async def _kill(g: Fallout, who: Survivor, effect: result.Kill, source: Source) -> None:
    """Kill an active enemy outside a fight, for XP and loot all the same (fallout.killed.kill-outside-fight)."""
    there = _targets(g, who, effect.enemy, effect.at, source)
    meant = [enemy for enemy in there if is_hostile(g, enemy.type, who)]
    if meant:
        offers: list[Option[str] | Refusal] = [*_enemy_options(meant)]
        offers += [Refusal(f"enemy:{each.id}", "fallout.loyalty.cannot-fight") for each in there if each not in meant]
        token = await pick(who.seat, "kill-enemy", offers, "fallout.killed.kill-outside-fight")
        await combat.enemy_killed(g, who, token, foe_of(g, token).level, "fallout.killed.kill-outside-fight")


def _targets(g: Fallout, who: Survivor, enemy_type: str | None, at: Any, source: Source) -> list[Enemy]:
    """Active enemies that are meant: inactive ones are no target (fallout.enemies.inactive-no-target)."""
    return [
        enemy
        for enemy in g.enemies
        if enemy.active
        and (enemy_type is None or enemy.type == enemy_type)
        and (at is None or fits(g, enemy.space, at, source.card))
    ]


def _enemy_options(enemies: list[Enemy]) -> list[Option[str]]:
    return [Option(f"enemy:{enemy.id}", enemy.id) for enemy in enemies]


async def _marker(g: Fallout, who: Survivor, effect: result.Marker, source: Source) -> None:
    await place_marker(g, who, source.card, effect.at)


async def _explore(g: Fallout, who: Survivor, effect: result.Explore, source: Source) -> None:
    """Turn a facedown tile: one that borders the space if there is any, else one of choice."""
    land = g.land
    tiles = land.unexplored[who.space] or land.hidden
    if tiles:
        offers = [Option(f"explore:{tile}", tile) for tile in tiles]
        await exploring.explore(g, who, await pick(who.seat, "explore", offers, "fallout.explore-action.choose-tile"))


async def _movement(g: Fallout, who: Survivor, effect: result.Movement, source: Source) -> None:
    if g.turn == who.seat and g.phase == "turn":
        g.points += effect.amount
        g.emit("points", "fallout.move-action.gain-points", {"seat": who.seat, "amount": effect.amount})


async def _action(g: Fallout, who: Survivor, effect: result.Action, source: Source) -> None:
    if g.turn == who.seat and g.phase == "turn":
        g.actions += effect.amount
        g.emit("actions", "fallout.turns.two-actions", {"seat": who.seat, "amount": effect.amount})


async def _test(g: Fallout, who: Survivor, effect: result.Test, source: Source) -> None:
    passed = await resolve_task(g, who, effect)
    await resolve(g, who, effect.success if passed else effect.failure, source)  # fallout.tests.resolve-result


async def _fight(g: Fallout, who: Survivor, effect: result.Fight, source: Source) -> None:
    won = await resolve_task(g, who, effect)
    await resolve(g, who, effect.success if won else effect.failure, source)


async def _if(g: Fallout, who: Survivor, effect: result.If, source: Source) -> None:
    held = holds(g, who, effect.when, source.card)
    await resolve(g, who, effect.then if held else effect.otherwise, source)


OTHERS_RESULT = 3  # fallout.solo-play.other-survivor-test


async def resolve_task(g: Fallout, who: Survivor, task: Any, about: Mapping[str, Any] = NOTHING) -> bool:
    """A test, a fight or a payment: whether it succeeded (fallout.encounter-action.task-success).

    `about` is what the task belongs to, for whoever is asked about it.
    """
    if isinstance(task, result.Test):
        return await _tested(g, who, task)
    if isinstance(task, result.Fight):
        return await combat.draw_and_fight(g, who, task.enemy)
    if not can_pay(g, who, (task,)):  # what was there for it has been used meanwhile
        return False
    await pay(g, who, task, about=about)
    return True


async def _tested(g: Fallout, who: Survivor, task: result.Test) -> bool:
    if task.by == "self":
        return await tests.test(g, who, task.letters, task.difficulty)
    if g.started == 1:
        counted = {"seat": who.seat, "hits": OTHERS_RESULT, "difficulty": task.difficulty}
        g.emit("others-test", "fallout.solo-play.other-survivor-test", counted)
        return task.difficulty <= OTHERS_RESULT
    there = [other for other in g.alive if other is not who and other.space == who.space]
    if not there:
        return False
    offers = [Option(f"seat:{other.seat}", other.seat) for other in there]
    about = {"letters": task.letters, "difficulty": task.difficulty}
    seat = await pick(who.seat, "who-tests", offers, "fallout.solo-play.other-survivor-test", about)
    return await tests.test(g, g.survivors[seat], task.letters, task.difficulty)


def can_pay(g: Fallout, who: Survivor, costs: tuple[Any, ...]) -> bool:
    """Whether a survivor can pay all costs (fallout.encounter-action.cost-must-be-payable)."""
    caps = sum([cost.caps for cost in costs if isinstance(cost, result.Pay)])
    return caps <= who.caps and _can_give(g, who, costs, ())


def _can_give(g: Fallout, who: Survivor, costs: tuple[Any, ...], used: tuple[str, ...]) -> bool:
    """Whether there is a card for each cost that asks for one, beside those that are used already."""
    gives = tuple([cost for cost in costs if isinstance(cost, result.Give)])
    if not gives:
        return True
    free = [card for card in cards_to_give(g, who, gives[0].kind, gives[0].card) if card not in used]
    return any(_can_give(g, who, gives[1:], (*used, card)) for card in free)


async def pay(
    g: Fallout, who: Survivor, cost: Any, later: tuple[Any, ...] = (), about: Mapping[str, Any] = NOTHING
) -> None:
    """Pay caps or a card; no card goes that a later cost cannot do without. `about` is what is paid for."""
    if isinstance(cost, result.Pay):
        spend_caps(g, who, cost.caps, "fallout.caps.uses")
        return
    mine = cards_to_give(g, who, cost.kind, cost.card)
    offers = [Option(f"discard:{card}", card) for card in mine if _can_give(g, who, later, (card,))]
    card = await pick(who.seat, "give-card", offers, "fallout.encounter-action.cost-must-be-payable", about)
    discard(g, who, card, "fallout.encounter-action.cost-must-be-payable")


RESOLVE: dict[type, Callable[[Fallout, Survivor, Any, Source], Coroutine[Any, Any, None]]] = {
    result.Xp: _xp,
    result.Caps: _caps,
    result.LoseCaps: _lose_caps,
    result.Draw: _draw,
    result.Shop: _shop,
    result.Unique: _unique,
    result.Power: _power,
    result.Add: _add,
    result.Stage: _stage,
    result.Trash: _trash,
    result.Become: _become,
    result.Lose: _lose,
    result.Damage: _damage,
    result.Rads: _rads,
    result.Heal: _heal,
    result.Cure: _cure,
    result.Special: _special,
    result.Perk: _perk,
    result.Discard: _discard,
    result.Ready: _ready,
    result.Travel: _travel,
    result.Place: _place,
    result.Remove: _remove,
    result.Kill: _kill,
    result.Marker: _marker,
    result.Explore: _explore,
    result.Movement: _movement,
    result.Action: _action,
    result.Test: _test,
    result.Fight: _fight,
    result.If: _if,
}
