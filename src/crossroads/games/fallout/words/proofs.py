"""All cards with all that they say, stories and results too, for whoever writes cards."""

from collections.abc import Iterator, Mapping

from crossroads.engine.proofs import Proof
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.content import Card, Content, Encounter, EncounterOption, Face, Quest, Scenario
from crossroads.games.fallout.cards.effects import Result
from crossroads.games.fallout.cards.pack_checks import FILES
from crossroads.games.fallout.cards.voice import Voice, all_of, name_of
from crossroads.games.fallout.survivors.conditions import when_text
from crossroads.games.fallout.words.cards import (
    agenda_text,
    card_lines,
    card_short,
    enemy_text,
    objective_text,
    perk_text,
    sentence,
    story,
)
from crossroads.games.fallout.words.labels import asked_text
from crossroads.games.fallout.words.places import space_name

OUTCOMES = ("success", "failure")


def proofs(words: Words, content: Content) -> Iterator[Proof]:
    """Everything that packs list, file by file."""
    voice = Voice(words)
    for scenario in content.scenarios.values():
        yield _proof(words, "scenarios", "scenario", scenario.id, _scenario(voice, scenario))
    for face in content.faces.values():
        yield Proof(FILES["faces"], face.id, "", face.id, tuple(_face(words, face)))
    for token in content.enemies.values():
        text = enemy_text(words, token.level, token.areas, token.abilities)
        yield _proof(words, "enemies", "enemy", token.id, [f"{name_of(words, 'type', token.type)}: {text}"])
    for character in content.characters.values():
        own = [f"{name_of(words, 'card', card)} ({card_short(words, content.cards[card])})" for card in character.cards]
        lines = [f"{character.letter}; {', '.join(own)}"]
        yield _proof(words, "characters", "character", character.id, lines)
    for sort in ("loot", "assets", "uniques", "own_cards"):
        yield from _cards(words, sort, getattr(content, sort))
    for perk in content.perks.values():
        yield _proof(words, "perks", "perk", perk.id, [f"{perk.letter}: {perk_text(words, perk)}"])
    for agenda in content.agendas.values():
        name = name_of(words, "agenda", agenda.name)
        told = (agenda_text(words, agenda), *_told(words, f"agenda-{agenda.name}", "flavour"))
        yield Proof(FILES["agendas"], agenda.id, f"agenda-{agenda.name}", name, told)
    for encounter in content.encounters.values():
        yield _proof(words, "encounters", "encounter", encounter.id, _encounter(voice, encounter))
    for quest in content.quests.values():
        yield _proof(words, "quests", "quest", quest.id, _quest(voice, quest))


def _proof(words: Words, sort: str, kind: str, which: str, lines: list[str] | Iterator[str]) -> Proof:
    flavour = _told(words, f"{kind}-{which}", "flavour")
    return Proof(FILES[sort], which, f"{kind}-{which}", name_of(words, kind, which), (*lines, *flavour))


def _told(words: Words, card: str, part: str) -> list[str]:
    text = story(words, card, part)
    return [text] if text else []


def _cards(words: Words, sort: str, cards: Mapping[str, Card]) -> Iterator[Proof]:
    for printed in cards.values():
        cost = [words("card-cost", cost=printed.cost)] if printed.cost is not None else []
        head = ", ".join([name_of(words, "kind", printed.kind), *cost])
        yield _proof(words, sort, "card", printed.id, [head, *card_lines(words, printed)])


def _scenario(voice: Voice, scenario: Scenario) -> Iterator[str]:
    words, own = voice.words, Voice(voice.words, scenario.id)
    yield from _told(words, f"scenario-{scenario.id}", "intro")
    for side, enemy in (("star", scenario.star), ("shield", scenario.shield)):
        text = enemy_text(words, enemy.level, enemy.areas, enemy.abilities)
        yield f"{own.faction(side)}: {own.foe(side)} ({text})"
    if scenario.opening:
        yield all_of(own, scenario.opening)


def _face(words: Words, face: Face) -> Iterator[str]:
    for letter in face.spaces:
        yield f"{letter}: {space_name(words, f'{face.id}.{letter}')}"


def _encounter(voice: Voice, card: Encounter) -> Iterator[str]:
    words, name = voice.words, f"encounter-{card.id}"
    yield name_of(words, "deck", card.deck) + (f", {card.number}" if card.number is not None else "")
    yield from _told(words, name, "intro")
    for option in card.options:
        yield f"• {sentence(words, name, option.id)}{_asked(voice, option)}"
        for outcome in OUTCOMES[: 2 if option.task is not None else 1]:
            results: tuple[Result, ...] = getattr(option, outcome)
            text = all_of(voice, results) or "·"
            label = f"{words(f'label-{outcome}')}: " if option.task is not None else "→ "
            yield " — ".join([f"  {label}{text}", *_told(words, name, f"{option.id}-{outcome}")])


def _asked(voice: Voice, option: EncounterOption) -> str:
    asked = asked_text(voice, option, with_tests=True)
    if option.forced is not None:
        asked = f"! {when_text(voice, option.forced)}".rstrip()
    return f" ({asked})" if asked else ""


def _quest(voice: Voice, quest: Quest) -> Iterator[str]:
    words, name = voice.words, f"quest-{quest.id}"
    yield str(quest.number)
    yield from _told(words, name, "story")
    if quest.staging:
        yield f"{words('label-staging')}: {all_of(voice, quest.staging)}"
    for objective in quest.objectives:
        yield f"• {objective_text(words, quest.id, objective)}"
        done = _told(words, name, f"{objective.id}-done")
        yield " — ".join([f"  → {all_of(voice, objective.results) or '·'}", *done])
