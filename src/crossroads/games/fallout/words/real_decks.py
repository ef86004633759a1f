"""What comes from real decks, in words: what each card, token or tile is called, and from where it comes."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.labels import Label
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.voice import capital, name_of
from crossroads.games.fallout.words.cards import agenda_name, agenda_text, card_name, encounter_name, enemy_text
from crossroads.games.fallout.words.places import content_of, face_name, node_name, tile_name
from crossroads.games.fallout.words.things import voice

View = Mapping[str, Any]


def drawn(words: Words, view: View, deck: str, face: str) -> Label:
    """What came from a real deck, stack or supply, told apart from all that looks like it."""
    content = content_of(words)
    if deck == "agendas":
        agenda = content.agendas[face]
        icons = words.list(voice(words, view).foe(each) for each in agenda.icons)
        return Label(agenda_name(words, content, face), gain=agenda_text(words, agenda), note=icons)
    if deck == "enemies":
        token = content.tokens[face]
        return Label(name_of(words, "enemy", face), gain=enemy_text(words, token.level, token.areas, token.abilities))
    if deck == "encounters":
        return Label(encounter_name(words, face), note=f"#{content.library[face]}" if face in content.library else "")
    if deck == "tiles":
        return Label(face_name(words, face))
    return Label(face) if deck == "tokens" else Label(card_name(words, face))


def deck_name(words: Words, view: View, deck: str, of: str | int) -> str:
    """A deck that is people's own: of which type, of which icon, or where it lies."""
    name = words(f"yours-{deck}")
    if deck == "enemies":
        kind, _, space = str(of).partition(":")
        said = capital(voice(words, view).foe(kind))
        where = node_name(words, view, space) if space else ""
        return f"{name}, {said}, {where}" if where else f"{name}, {said}"
    if deck == "encounters":
        return f"{name}, {name_of(words, 'icon', str(of))}"
    return capital(tile_name(words, view, f"tile-{of}")) if deck == "tiles" else name
