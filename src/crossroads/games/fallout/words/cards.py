"""The cards in words: what they are called and what is printed on them, made from what they do."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from crossroads.engine.definition import CardTitle
from crossroads.engine.words import KEPT, Words
from crossroads.games.fallout.cards.conditions import When
from crossroads.games.fallout.cards.content import Agenda, Card, Content, Objective, PerkCard, Trigger
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.cards.voice import FACTIONS, Voice, all_of, capital, letters_text, name_of
from crossroads.games.fallout.survivors.conditions import when_text


def card(words: Words, content: Content, name: str) -> str:
    """The printed text of `card:stimpak`, `perk:scrapper`, `agenda:freedom-1`, `enemy:radroach` or `quest:undelivered`."""
    kind, _, which = name.partition(":")
    if kind == "perk":
        return perk_text(words, content.perks[which])
    if kind == "agenda":
        return agenda_text(words, content.agendas[which])
    if kind == "enemy":
        token = content.enemies[which.partition("~")[0]]
        return enemy_text(words, token.level, token.areas, token.abilities)
    if kind == "quest":
        return "\n".join(quest_lines(words, content, which))
    return "\n".join(card_lines(words, content.cards[which]))


def card_titles(words: Words, content: Content, view: Mapping[str, Any]) -> Iterator[CardTitle]:
    """Items, companions, perks, agendas, enemies, and the quests in play: what the library holds is secret."""
    for each in dict.fromkeys(card.id for card in content.cards.values()):
        yield CardTitle(f"card:{each}", each, card_name(words, each))
    for each in content.perks:
        yield CardTitle(f"perk:{each}", each, name_of(words, "perk", each))
    for each in content.enemies:
        yield CardTitle(f"enemy:{each}", each, name_of(words, "enemy", each))
    for each in content.agendas:
        yield CardTitle(f"agenda:{each}", each, agenda_name(words, content, each))
    for staged in view["quests"]:
        yield CardTitle(f"quest:{staged['id']}", staged["id"], quest_name(words, staged["id"]))


# -- names


def design_of(copy: str) -> str:
    """Which card or enemy a copy is; of a faction's token, the faction."""
    side = copy.partition("#")[0]
    return side if side in FACTIONS else copy.partition("~")[0]


def card_name(words: Words, card_id: str) -> str:
    """An item, a companion or a survivor's own card; copies share their name."""
    return name_of(words, "card", design_of(card_id))


def enemy_name(words: Words, scenario: str, token: str) -> str:
    """An enemy by its token; a faction's by what it stands for in the scenario."""
    design = design_of(token)
    return Voice(words, scenario).foe(design) if design in FACTIONS else name_of(words, "enemy", design)


def agenda_name(words: Words, content: Content, agenda: str) -> str:
    """Agendas of one design share their name."""
    return name_of(words, "agenda", content.agendas[agenda].name)


# -- items, companions and own cards


@lru_cache(maxsize=KEPT)
def card_parts(words: Words, printed: Card) -> tuple[str, ...]:
    """What is printed on an item or a companion, thing by thing; nothing on one that only has a price."""
    return tuple(_card_parts(words, printed))


def _card_parts(words: Words, printed: Card) -> Iterator[str]:
    voice = Voice(words)
    if printed.letters:
        message = "card-letters-ranged" if printed.ranged else "card-letters"
        yield words(message, letters=letters_text(words, printed.letters))
    if printed.armor:
        yield words("card-armor", armor=printed.armor)
    for passive in printed.always:
        yield all_of(voice, (passive,))
    for use in printed.uses:
        yield use_text(voice, use)
    if printed.event:
        yield words("card-event", effects=all_of(voice, printed.event))
    if printed.ready_caps:
        yield words("card-ready-caps", amount=printed.ready_caps)
    if printed.recruit is not None:
        yield words("card-recruit", when=when_text(voice, printed.recruit))
    if printed.keep is not None:
        yield _keep_text(voice, printed.keep)


def _keep_text(voice: Voice, keep: When) -> str:
    """What its owner must be to keep a card; the most common case, that one trait drives it away, has a sentence."""
    trait = keep.none[0].trait if len(keep.none) == 1 else None
    if keep == When(none=(When(trait=trait),)):
        return voice.words("card-keep-none-trait", trait=voice.name("trait", str(trait)))
    return voice.words("card-keep", when=when_text(voice, keep))


def use_text(voice: Voice, use: Use) -> str:
    """When a card is used, at what price, for what, and what comes of it afterwards."""
    words = voice.words
    text = words("use-text", moment=words(f"moment-{use.moment}"), pay=use.pay, effects=all_of(voice, use.effects))
    if use.needs is not None:
        text = f"{text} ({words('needs', when=when_text(voice, use.needs))})"
    return f"{text}; {words('use-after')}: {all_of(voice, use.after)}" if use.after else text


def card_lines(words: Words, printed: Card) -> list[str]:
    """The printed text, a line for each thing."""
    return [capital(part) for part in card_parts(words, printed)]


def card_short(words: Words, printed: Card) -> str:
    """The printed text in one line, with the cost in front."""
    cost = [words("card-cost", cost=printed.cost)] if printed.cost is not None else []
    return "; ".join([*cost, *card_parts(words, printed)])


def named_card(words: Words, content: Content, card_id: str) -> str:
    """A card with what it does, as `Stimpak (cost 3; during your turn ...)`."""
    short = card_short(words, content.cards[card_id])
    name = card_name(words, card_id)
    return f"{name} ({short})" if short else name


def perk_text(words: Words, perk: PerkCard) -> str:
    """What a perk is discarded for."""
    return capital(use_text(Voice(words), perk.use))


def agenda_lines(words: Words, agenda: Agenda) -> list[str]:
    """What an agenda is worth, and whom it can show loyalty to."""
    lines = [agenda.worth.describe(Voice(words))]
    if agenda.faction is not None:
        lines.append(words("agenda-loyalty", faction=Voice(words).faction(agenda.faction)))
    return lines


def agenda_text(words: Words, agenda: Agenda) -> str:
    """The same in one line."""
    return "; ".join(agenda_lines(words, agenda))


# -- enemies


def areas_text(words: Words, areas: str) -> str:
    """Areas of the body."""
    return words.list(words(f"area-{area}") for area in areas)


def enemy_text(words: Words, level: int | str, areas: str, abilities: tuple[str, ...] | list[str]) -> str:
    """Level, vulnerable areas and abilities of an enemy."""
    named = [words(f"ability-{each}") for each in abilities]
    text = words("enemy-text", level=level, areas=areas_text(words, areas))
    return f"{text}; {words.list(named)}" if named else text


# -- encounters and quests


def encounter_name(words: Words, encounter: str) -> str:
    return name_of(words, "encounter", encounter)


def quest_name(words: Words, quest: str) -> str:
    return name_of(words, "quest", quest)


def story(words: Words, card_id: str, part: str) -> str:
    """What `encounter-ID` or `quest-ID` tells in one of its parts; a pack of one's own may leave it out."""
    return words.find(f"{card_id}.{part}") or ""


def sentence(words: Words, card_id: str, which: str) -> str:
    """An option of `encounter-ID` or an objective of `quest-ID`; a pack of one's own may leave it to the id."""
    return words.find(f"{card_id}.{which}") or capital(which.replace("-", " "))


def quest_lines(words: Words, content: Content, quest: str, scenario: str = "") -> Iterator[str]:
    """The story of a quest, then a line for each objective."""
    if told := story(words, f"quest-{quest}", "story"):
        yield told
    for objective in content.quests[quest].objectives:
        yield objective_text(words, quest, objective, scenario)


def objective_text(words: Words, quest: str, objective: Objective, scenario: str = "") -> str:
    """What an objective asks for: its sentence, then how it is done."""
    text = sentence(words, f"quest-{quest}", objective.id)
    return f"{text} ({how_text(words, objective, scenario)})"


def how_text(words: Words, objective: Objective, scenario: str = "") -> str:
    """How an objective is completed: by itself, or with a quest action somewhere and its tasks."""
    voice = Voice(words, scenario)
    if objective.trigger is not None:
        return trigger_text(voice, objective.trigger)
    parts = [words("how-quest")]
    if objective.needs is not None:
        parts.append(when_text(voice, objective.needs))
    if objective.tasks:
        parts.append(all_of(voice, objective.tasks))
    return "; ".join(parts)


def trigger_text(voice: Voice, trigger: Trigger) -> str:
    """What completes an objective by itself."""
    words = voice.words
    if trigger.explore is not None:
        return words("how-explore", back=trigger.explore, name=name_of(words, "back", trigger.explore))
    if trigger.kill == "any":
        return words("how-kill-any", level=trigger.level)
    return words("how-kill", enemy=voice.foe(str(trigger.kill)), level=trigger.level)
