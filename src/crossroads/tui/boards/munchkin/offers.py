"""Options of Munchkin on the screen: grouped where many are alike, a short line for the list, all that is known of one."""

from collections.abc import Iterable

from rich.text import Text

from crossroads.engine.acts import Meant
from crossroads.games.munchkin.words.cards import card_lines, joke, name_of
from crossroads.tui.boards.munchkin.order import in_order
from crossroads.tui.boards.munchkin.race import rival
from crossroads.tui.offers import ListRow, keyed
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR
from crossroads.tui.session import Session

WHOLE = 1000  # columns: the pane breaks lines by itself
ALIKE = ("trade", "help", "stow", "load", "drop", "give", "ask", "treasures")
ON_ITEMS = ("attach", "cheat")  # one line for each card, whatever it may go on


def entries(session: Session, only: str = "") -> list[ListRow]:
    """What is on offer; what is alike in one line, unless that line has been chosen (`only`)."""
    decision = session.decision
    groups: dict[str, list[str]] = {}
    ids = () if decision is None else decision.ids
    for option in in_order(session, ids, str):
        groups.setdefault(_group(session.meant(option)), []).append(option)
    if only in groups:
        groups = {option: [option] for option in groups[only]}
    return keyed([(name if len(options) > 1 else options[0], options) for name, options in groups.items()])


def _group(meant: Meant) -> str:
    """The name of the line that an option stands in."""
    if meant.verb in ON_ITEMS:
        return f"{meant.verb} {meant.text('card')}"
    return f"{meant.verb} …" if meant.verb in ALIKE else meant.id


def card_of(session: Session, option: str) -> str:
    """The card that an option names; empty if it names none."""
    meant = session.meant(option)
    return meant.text("card") or meant.text("foe")


def card_keys(session: Session, listed: Iterable[ListRow]) -> dict[str, str]:
    """The cards that these entries name, each with its first key."""
    keys: dict[str, str] = {}
    for entry in listed:
        for option in entry.options:
            if card := card_of(session, option):
                keys.setdefault(card, entry.key or "•")
    return keys


def short(session: Session, entry: ListRow, width: int) -> Text:
    """An entry in a line or two: without what it does if that is long."""
    if len(entry.options) > 1:
        return Text(group_title(session, entry))
    label = session.label(entry.options[0])
    return Text(label.sentence if len(label.sentence) <= width or not label.gain else label.title)


def in_words(session: Session, entry: ListRow, width: int) -> str:
    """What the short line has left out."""
    if len(entry.options) > 1:
        return ""
    label = session.label(entry.options[0])
    return label.gain if len(label.sentence) > width else ""


def group_title(session: Session, entry: ListRow) -> str:
    """Several options in one line: what they do, and how many they are."""
    meant = session.meant(entry.options[0])
    card = name_of(session.words, meant.text("card")) if meant.verb in ON_ITEMS else ""
    return session.terminal(f"munchkin-group-{meant.verb}", card=card, count=len(entry.options))


def detail(session: Session, entry: ListRow) -> Text:
    """All that is known of an entry: its sentence, its odds, the text of its card."""
    if len(entry.options) > 1:
        text = Text(group_title(session, entry), style=f"bold {BRIGHT}")
        return text.append("\n" + "\n".join(session.label(each).title for each in entry.options), style=PHOSPHOR)
    option = entry.options[0]
    label, card, seat = session.label(option), card_of(session, option), session.meant(option).names.get("seat")
    told = label.title if card and session.meant(option).verb not in ("power", "sell") else label.sentence
    text = Text(told, style=f"bold {BRIGHT}")
    if odds := session.odds(option):
        text.append(f"\n{session.terminal('app-odds')}: ", style=DIM).append(odds, style=f"bold {AMBER}")
    if card:
        return text.append("\n").append_text(_printed(session, card))
    if isinstance(seat, int):
        return text.append("\n").append_text(Text("\n").join(rival(session, session.view["players"][seat], WHOLE)))
    return text


def card_text(session: Session, card: str) -> Text:
    """A card as it is printed, with its joke."""
    return Text(name_of(session.words, card), style=f"bold {AMBER}").append("\n").append_text(_printed(session, card))


def _printed(session: Session, card: str) -> Text:
    """All lines of a card, and its joke."""
    text = Text("\n".join(card_lines(session.words, card)), style=PHOSPHOR)
    said = joke(session.words, card)
    return text.append(f"\n{said}", style=f"italic {DIM}") if said else text
