"""Every card of a pack of one's own is read once in every language, before a table plays with it."""

from crossroads.engine.content import SAYINGS
from crossroads.engine.packs import BadPack, Pack
from crossroads.engine.words import LANGUAGES, Words
from crossroads.games.munchkin.cards.content import Content
from crossroads.games.munchkin.words.cards import card_lines, joke, name_of, short_text


def check_texts(packs: tuple[Pack, ...], content: Content) -> Content:
    """The content as it was given; a card that cannot be put into words is refused with its place (`BadPack`)."""
    speaking = [pack for pack in packs if pack.is_shipped or pack.names("*.ftl")]  # the same for many packs: read once
    for lang in LANGUAGES if content.own else ():
        words = Words(lang, (SAYINGS, *speaking), content)
        for card, where in content.own.items():
            try:
                for text in (name_of, card_lines, joke, short_text):
                    text(words, card)
            except (AssertionError, LookupError, ValueError) as fault:
                raise BadPack(
                    f"{where}: `{card}` cannot be read in {lang}: {fault}; correct the card, or write that message"
                ) from fault
    return content
