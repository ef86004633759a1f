"""The reference pages of cards: every card that may be read outside a game, with the text that is made from its effects."""

from collections.abc import Callable, Iterator
from functools import partial

from crossroads.engine.content import content_of, words_of
from crossroads.engine.definition import definition
from crossroads.engine.extending import definition_with
from crossroads.engine.proofs import Proof
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.content import Content as FalloutContent
from crossroads.games.fallout.words.cards import agenda_name, agenda_text, card_lines, enemy_text, perk_text
from crossroads.games.munchkin.cards.content import Content as MunchkinContent
from crossroads.games.shelter.cards.content import Content
from tools.page_text import EXPANSION_GAMES, TITLES, page_of

FOR_THE_TABLE = ("encounters-", "quests-")  # the files whose cards are for the table to find
NO_CARDS = ("tiles", "scenarios")
SECTIONS = {
    "activation": "Activation cards",
    "own-cards": "Survivors' own cards",
    "uniques": "Unique assets",
    "workshop": "Workshop upgrades",
}
"""What the cards of a file are called, where its name does not say it well."""


def shelter_page() -> str:
    """Every card of the base set, with the text that is made from its effects."""
    content: Content = content_of("shelter", ())
    words = words_of("shelter", (), "en")
    top = (*content.top.left, *content.top.right)
    groups = {
        "Starting rooms": [f"room:{room}" for room in content.rooms if room in top],
        "Rooms of the deck": [f"room:{room}" for room in content.rooms if room not in top],
        "Items": [f"item:{item}" for item in content.items],
        "Threats": [f"threat:{threat}" for threat in content.threats],
    }
    blocks = [
        "All cards of the base set with their English text.\n"
        "A spot shows cost → reward, with its letters and marks in brackets before it.\n"
        "A letter in brackets means that a dweller trained in it receives the reward twice.",
        "## Lifts",
        f"### Starting lift (`lift:start`)\n\n{_shelter_lines(words, content, 'lift:start')}",
        f"### Coloured lifts (`lift:red` and the others, all alike)\n\n{_shelter_lines(words, content, 'lift:red')}",
    ]
    for title, keys in groups.items():
        blocks.append(f"## {title}")
        blocks += [_shelter_card(words, content, key) for key in keys]
    return page_of("Cards of Shelter", *blocks)


def _shelter_card(words: Words, content: Content, key: str) -> str:
    kind, _, card = key.partition(":")
    copies = content.threats[card].copies if kind == "threat" else 1
    title = f"### {words(f'{kind}-{card}')} (`{key}`{f', {copies} copies' if copies > 1 else ''})"
    flavour = words.find(f"{kind}-{card}.flavour")
    parts = [title, f"*{flavour}*" if flavour else "", _shelter_lines(words, content, key)]
    return "\n\n".join(part for part in parts if part)


def _shelter_lines(words: Words, content: Content, key: str) -> str:
    return _listed(definition("shelter").wording().card(words, content, key).splitlines())


def fallout_page() -> str:
    """The cards that lie open or can be held; quests and encounters are for the table to find."""
    content: FalloutContent = content_of("fallout", ())
    words = words_of("fallout", (), "en")
    groups: dict[str, list[tuple[str, str, list[str]]]] = {}
    for title, deck in (("Loot", content.loot), ("Assets", content.assets), ("Unique assets", content.uniques)):
        groups[title] = [(words(f"card-{card.id}"), card.id, card_lines(words, card)) for card in deck.values()]
    groups["Survivors' own cards"] = [
        (words(f"card-{card.id}"), card.id, card_lines(words, card)) for card in content.own_cards.values()
    ]
    groups["Perks"] = [
        (words(f"perk-{perk.id}"), perk.id, [f"{perk.letter}: {perk_text(words, perk)}"])
        for perk in content.perks.values()
    ]
    agendas = {agenda.name: agenda for agenda in content.agendas.values()}
    groups["Agendas"] = [
        (agenda_name(words, content, agenda.id), name, [agenda_text(words, agenda)]) for name, agenda in agendas.items()
    ]
    groups["Enemies"] = [
        (words(f"enemy-{token.id}"), token.id, [enemy_text(words, token.level, token.areas, token.abilities)])
        for token in content.enemies.values()
    ]
    blocks = [
        "The cards and tokens of the base set with their English text.\n"
        "Quests and encounters are not here: nobody may read them before they are in play."
    ]
    for title, cards in groups.items():
        blocks.append(f"## {title}")
        blocks += [f"### {name} (`{card}`)\n\n{_listed(lines)}" for name, card, lines in cards]
    return page_of("Cards of Fallout", *blocks)


def expansion_page(expansion: str) -> str:
    """What an expansion brings beside quests and encounters."""
    game = EXPANSION_GAMES[expansion]
    known = set(_proofs(game))
    added = [
        proof for proof in _proofs(game, expansion) if proof not in known and not proof.file.startswith(FOR_THE_TABLE)
    ]
    return page_of(
        f"Cards of {TITLES[expansion]}",
        f"The cards, tokens and sheets that {TITLES[expansion]} adds to [those of {TITLES[game]}](cards-{game}.md), "
        "with their English text.\n"
        "Quests and encounters are not here: nobody may read them before they are in play.",
        *_sections(added),
    )


def munchkin_page() -> str:
    """Every card of the base set, a copy of each."""
    content: MunchkinContent = content_of("munchkin", ())
    copies = {card.id: card.copies for card in content.cards.values()}
    return page_of(
        "Cards of Munchkin",
        f"All {sum(copies.values())} cards of the base set with their English text.",
        *_sections(list(_proofs("munchkin")), copies),
    )


def _proofs(game: str, *modules: str) -> Iterator[Proof]:
    words = words_of(game, (), "en", modules)
    return definition_with(game, modules).proofs(words, words.content)


def _sections(proofs: list[Proof], copies: dict[str, int] | None = None) -> Iterator[str]:
    """The cards file by file."""
    for file in dict.fromkeys([proof.file for proof in proofs]):
        stem = file.removesuffix(".yaml")
        if stem in NO_CARDS:
            continue
        yield f"## {SECTIONS.get(stem, stem.replace('-', ' ').capitalize())}"
        for proof in [each for each in proofs if each.file == file]:
            number = (copies or {}).get(proof.id, 1)
            title = (
                f"### {proof.name} (`{proof.id}`{f', {number} copies' if number > 1 else ''})"
                if proof.message
                else f"### `{proof.id}`"
            )
            yield f"{title}\n\n{_listed(proof.lines)}"


def _listed(lines: Iterator[str] | list[str] | tuple[str, ...]) -> str:
    return "\n".join(f"- {line}" for line in lines)


PAGES: dict[str, Callable[[], str]] = {
    "cards-shelter.md": shelter_page,
    "cards-fallout.md": fallout_page,
    "cards-munchkin.md": munchkin_page,
    **{f"cards-{name}.md": partial(expansion_page, name) for name in EXPANSION_GAMES},
}
