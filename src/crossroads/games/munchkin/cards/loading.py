"""How packs of cards become one checked set; a mistake is told with the file it stands in."""

from crossroads.engine.effects import Vocabulary
from crossroads.engine.ftl import check_words
from crossroads.engine.modules import Rulebook
from crossroads.engine.packs import BadPack, Pack, check_files
from crossroads.games.munchkin.cards.checks import check_deeds, check_names
from crossroads.games.munchkin.cards.content import FILES, Card, Content


def load(packs: tuple[Pack, ...], rulebook: Rulebook) -> Content:
    """Read packs into one set; a later pack adds cards and replaces those of the same id."""
    check_files(packs, FILES)
    check_words(packs)
    cards: dict[str, Card] = {}
    places: dict[str, tuple[int, str, str]] = {}  # the number of the pack, the file, the kind
    own: dict[str, str] = {}  # where cards stand that did not come with the game
    for name, kind in FILES.items():
        for number, pack in enumerate(packs):
            for nth, card in enumerate(_read(pack, name, kind, rulebook.vocabulary)):
                place = (number, pack.where(name), card.kind)
                if (other := places.get(card.id, place))[2] != card.kind:
                    _, where, _ = max(place, other)  # whoever came later can be told
                    raise BadPack(f"{where}: `{card.id}` is a card of another kind already; give it another id")
                cards[card.id], places[card.id] = card, place
                if not pack.is_shipped:
                    own[card.id] = f"{pack.where(name)}: $[{nth}]"
    check_names(cards, own)
    check_deeds(cards, own)
    return Content(tuple(pack.name for pack in packs), rulebook, cards, own)


def _read(pack: Pack, name: str, kind: type[Card], words: Vocabulary) -> list[Card]:
    listed: list[Card] = pack.read(name, list[kind], words) or []  # type: ignore[valid-type]  # a type at run time too
    ids = [card.id for card in listed]
    for number, card in enumerate(listed):
        if card.id in ids[:number]:
            raise BadPack(f"{pack.where(name)}: $[{number}].id: a second `{card.id}`; ids are unique in a pack")
    return listed
