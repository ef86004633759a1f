"""All cards and sheets of the expansion with all that they say, for whoever writes cards."""

from collections.abc import Iterator

from crossroads.engine.proofs import Proof
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.voice import Voice, all_of, capital, name_of
from crossroads.games.fallout.expansions.atomic_bonds.card_texts import card_lines
from crossroads.games.fallout.expansions.atomic_bonds.content import Activation, LastStand, Sheet, cards_of

FIELDS = ("plus", "none", "few", "many")


def proofs(words: Words, content: Content) -> Iterator[Proof]:
    """Everything that packs list for the expansion, file by file."""
    cards = cards_of(content)
    voice = Voice(words)
    for card in cards.activation.values():
        yield Proof("activation.yaml", card.id, "", card.id, tuple(_activation(words, card)))
    for goal in {goal.id: goal for goal in cards.goals.values()}.values():
        yield _proof(words, "goals.yaml", "goal", goal.id, [capital(goal.needs.describe(voice))])
    for sheet in cards.sheets.values():
        name = f"sheet-{sheet.id}"
        yield Proof("sheets.yaml", sheet.id, name, words(name), tuple(_sheet(words, sheet)))
    for modification in cards.modifications.values():
        lines = card_lines(words, modification)
        yield _proof(words, "modifications.yaml", "modification", modification.id, lines)
    for mutation in cards.mutations.values():
        yield _proof(words, "mutations.yaml", "mutation", mutation.id, card_lines(words, mutation))
    for upgrade in cards.upgrades.values():
        yield _proof(words, "workshop.yaml", "upgrade", upgrade.id, card_lines(words, upgrade))


def _proof(words: Words, file: str, kind: str, which: str, lines: list[str]) -> Proof:
    message = f"{kind}-{which}"
    flavour = words.find(f"{message}.flavour")
    return Proof(file, which, message, name_of(words, kind, which), (*lines, *([flavour] if flavour else [])))


def _activation(words: Words, card: Activation) -> Iterator[str]:
    yield ", ".join([name_of(words, "type", each) for each in card.types])
    yield words("bonds-no-faction") if card.faction is None else Voice(words).faction(card.faction)


def _sheet(words: Words, sheet: Sheet) -> Iterator[str]:
    voice = Voice(words, sheet.scenario)
    yield from _told(words, f"sheet-{sheet.id}.story")
    yield f"{words('bonds-loyal')}: {voice.faction(sheet.loyal)}"
    for part, label in zip(FIELDS, ("bonds-instead", "bonds-none", "bonds-few", "bonds-many"), strict=True):
        yield f"{words(label)}: {all_of(voice, getattr(sheet, part)) or '·'}"
    if sheet.last_stand is not None:
        yield _last_stand(words, sheet.last_stand)
        yield from _told(words, f"sheet-{sheet.id}.last-stand")


def _last_stand(words: Words, stand: LastStand) -> str:
    place = name_of(words, "place", stand.place)
    return f"{words('bonds-last-stand')}: {place}, [{stand.letters}] {stand.difficulty}"


def _told(words: Words, message: str) -> list[str]:
    text = words.find(message)
    return [text] if text else []
