"""Answers for what is not asked: why an option that a seat can name is not there, odds, and what must always hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from crossroads.engine.decisions import Decision, Refusal

if TYPE_CHECKING:
    from crossroads.engine.odds import Odds
    from crossroads.games.fallout.state import Fallout


def why_not(g: Fallout, seat: int, option: str, decision: Decision | None) -> Refusal | None:
    """The rule in the way of an option that the present decision does not speak of; `None` if no such thing exists."""
    if decision is None:
        return Refusal(option, "fallout.winning.end-conditions")
    if decision.seat != seat:
        return Refusal(option, "fallout.rounds.one-turn-each")
    return Refusal(option, decision.rule)


def odds(g: Fallout, seat: int, option: str, decision: Decision) -> tuple[Odds, ...]:
    return ()


def faults(g: Fallout) -> Iterator[str]:
    """Whatever is true of the state and must never be; nothing in a sound game."""
    content = g.content
    held = [card.id for who in g.survivors for card in (*who.equipped, *who.inventory)]
    cards = [*g.loot_deck, *g.loot_pile, *g.asset_deck, *g.asset_pile, *g.shop, *g.unique_deck, *g.unique_aside, *held]
    cards += [card for card in (*g.drawn, *g.gone) if card in content.cards]
    if g.phase == "survivors":  # own cards come to their survivors as the game opens
        cards += [card for card in content.own_cards if card not in cards]
    chosen = [content.characters[who.id].card for who in g.survivors if who.id]
    unused = [card for card in content.own_cards if card not in chosen and card not in cards]
    if Counter([*cards, *unused]) != Counter(content.cards.keys()):
        yield "cards are not conserved"
    agendas = [card.id for card in content.agendas.values() if card.players <= g.started]
    there = [*g.agenda_deck, *g.agenda_pile, *[card for who in g.survivors for card in who.all_agendas]]
    if Counter([*there, *([g.revealed_agenda] if g.revealed_agenda else [])]) != Counter(agendas):
        yield "agendas are not conserved"
    tokens = [
        *[token for stack in g.stacks.values() for token in stack],
        *[t for pile in g.enemy_piles.values() for t in pile],
    ]
    tokens += [enemy.id for enemy in g.enemies if enemy.id in content.tokens]
    if Counter([*tokens, *([g.drawn_enemy] if g.drawn_enemy else [])]) != Counter(content.tokens.keys()):
        yield "enemy tokens are not conserved"
    story = [*g.library, *[each.id for each in g.quests], *[card for deck in g.encounters.values() for card in deck]]
    story += [g.meeting.card] if g.meeting is not None else []
    story += [card for card in g.gone if card in content.encounters or card in content.quests]
    if Counter(story) != Counter([*content.encounters.keys(), *content.quests.keys()]):
        yield "quests and encounters are not conserved"
    perks = [*g.perk_deck, *[perk for who in g.survivors for perk in who.perks]]
    if Counter(perks) != Counter(content.perks.keys()):
        yield "perks are not conserved"
    letters = [*g.supply, *[each for each in (*g.drawn, *g.gone) if len(each) == 1]]
    for who in g.survivors:
        own_letter = content.characters[who.id].letter if who.id else ""
        letters += [letter for letter in who.special if letter != own_letter]
    if Counter(letters) != Counter("SPECIAL" * 5):
        yield "S.P.E.C.I.A.L. tokens are not conserved"
    yield from _survivor_faults(g)


def _survivor_faults(g: Fallout) -> Iterator[str]:
    for who in g.survivors:
        if not (0 <= who.hp <= 16 and 0 <= who.rads <= 16):
            yield f"seat {who.seat} has {who.hp} HP and {who.rads} rads"
        if who.caps < 0:
            yield f"seat {who.seat} has {who.caps} caps"
        if not 0 <= who.xp <= len(who.special):
            yield f"the XP peg of seat {who.seat} is at {who.xp}"
        if who.space and who.space not in g.land.spaces:
            yield f"seat {who.seat} stands at {who.space}"
    colours = [each.colour for each in g.quests if each.colour]
    if len({*colours}) != len(colours):
        yield "two quests have markers of one colour"
