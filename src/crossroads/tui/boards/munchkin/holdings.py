"""Pages beside the fight: oneself by slots, one's hand, the rivals in short and one by one, the decks."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.munchkin.cards.phrases import number
from crossroads.games.munchkin.words.cards import content_of, name_of, short_text
from crossroads.games.munchkin.words.things import strength_text
from crossroads.tui.boards.munchkin.race import named, rival
from crossroads.tui.boards.munchkin.symbols import BIG, DEFENCE, NO_ITEM, NOT_IN_FORCE, RUN, STRENGTH
from crossroads.tui.pages import CardLine, Keys
from crossroads.tui.palette import AMBER, BRIGHT, COST, DIM, PHOSPHOR
from crossroads.tui.session import Session
from crossroads.tui.typeset import hanging

SLOTS = ("head", "armour", "feet", "one-hand", "two-hands", "")
ALWAYS_SHOWN = ("head", "armour", "feet")  # slots that are told even if they are empty
SEAT = "seat-"  # begins the name of the page of one player

View = Mapping[str, Any]


def pages_of(session: Session) -> tuple[str, ...]:
    """The pages there are: a player's own first, then the rivals, each of them in full, the decks."""
    rivals = [f"{SEAT}{who['seat']}" for who in session.view["players"] if who["seat"] != session.seat]
    return ("mine", "hand", "rivals", *rivals, "decks")


def title(session: Session, name: str) -> str:
    """What a page is called; that of a player by its number."""
    if name.startswith(SEAT):
        return str(int(name.removeprefix(SEAT)) + 1)
    return session.terminal(f"munchkin-page-{name}")


def page(session: Session, name: str, width: int, keys: Keys, brief: bool) -> list[CardLine]:
    """One page; `brief`, a card in one line."""
    made: dict[str, Callable[[], Iterable[CardLine]]] = {
        "mine": lambda: _mine(session, keys),
        "hand": lambda: _hand(session, keys),
        "rivals": lambda: _rivals(session, width),
        "decks": lambda: _decks(session),
    }
    lines = made[name]() if name in made else _player(session, int(name.removeprefix(SEAT)), {})
    return [CardLine(_set(line, width, brief), line.card) for line in lines]


def _set(line: CardLine, width: int, brief: bool) -> Text:
    if brief and line.card:
        line.text.truncate(width, overflow="ellipsis")
        return line.text
    return hanging(line.text, width)


# -- one's own


def _mine(session: Session, keys: Keys) -> Iterator[CardLine]:
    if session.seat is not None:
        yield from _player(session, session.seat, keys)


def _player(session: Session, seat: int, keys: Keys) -> Iterator[CardLine]:
    """A player: numbers, what it is, gear by slots, the Backpack, what acts on it."""
    words, ui, view = session.words, session.terminal, session.view
    who = view["players"][seat]
    numbers = (
        f"{STRENGTH}{strength_text(words, view, who)}  {DEFENCE}{number(who['defence'])}  {RUN}{number(who['run'])}"
    )
    yield CardLine(named(session, seat).append(f"  {numbers}", style=BRIGHT))
    yield from [_card(session, card, keys, ui("munchkin-class")) for card in who["classes"]]
    yield from [_card(session, card, keys) for card in who["traits"]]
    yield from [_card(session, card, keys, ui("munchkin-perk")) for card in who["perks"]]
    yield from _slots(session, who, keys)
    if who["sidekick"]:
        yield _card(session, who["sidekick"], keys, ui("munchkin-sidekick"))
    yield from [_gear(session, each, keys, ui("munchkin-carried")) for each in who["gear"] if each["carried"]]
    stowed = [each for each in who["gear"] if not each["used"] and not each["carried"]]
    if stowed:
        yield CardLine(Text(ui("munchkin-backpack"), style=f"bold {PHOSPHOR}"))
        yield from [_gear(session, each, keys) for each in stowed]
    yield from [_card(session, kept["id"], keys, ui("munchkin-kept"), COST) for kept in who["kept"]]
    for each in who["lasting"]:
        yield CardLine(_labelled(f"{ui('munchkin-kept')}: ", name_of(words, each["card"]), COST))


def _slots(session: Session, who: View, keys: Keys) -> Iterator[CardLine]:
    """What is in use, by slots; of the body all slots, of the hands what they hold."""
    words, ui = session.words, session.terminal
    used = [each for each in who["gear"] if each["used"] and not each["carried"]]
    cards = content_of(words).by_copy
    for slot in SLOTS:
        label = words(f"slot-{slot}") if slot else ui("munchkin-no-slot")
        there = [each for each in used if getattr(cards[each["id"]], "slot", "") == slot]
        yield from [_gear(session, each, keys, label) for each in there]
        if not there and slot in ALWAYS_SHOWN:
            yield CardLine(_labelled(f"  {label}: ", NO_ITEM, DIM))


def _gear(session: Session, gear: View, keys: Keys, label: str = "") -> CardLine:
    """An item with what is attached to it; one that does not count now is marked."""
    words = session.words
    line = _card(session, gear["id"], keys, label)
    attached = [*gear["modifiers"], *([gear["cheat"]] if gear["cheat"] else [])]
    for card in attached:
        line.text.append(f" + {name_of(words, card)}", style=PHOSPHOR)
    if gear["used"] and not gear["counts"]:
        line.text.append(f" {NOT_IN_FORCE}", style=f"bold {COST}")
    return line


def _card(session: Session, card: str, keys: Keys, label: str = "", style: str = BRIGHT) -> CardLine:
    """A card: its key if it is on offer, its place, its name, what it does."""
    words = session.words
    key = keys.get(card, "")
    text = Text().append(f"{key or ' '} ", style=f"bold {AMBER}")
    text.append(f"{label}: " if label else "", style=DIM)
    text.append(name_of(words, card), style=f"bold {style}" if key else style)
    if getattr(content_of(words).by_copy[card], "big", False):
        text.append(f" {BIG}", style=AMBER)
    does = short_text(words, card)
    return CardLine(text.append(f" · {does}" if does else "", style=DIM), card)


def _labelled(label: str, name: str, style: str) -> Text:
    return Text(label, style=DIM).append(name, style=style)


def _hand(session: Session, keys: Keys) -> Iterator[CardLine]:
    """One's hand: a key beside what can be played now, the rest quiet."""
    if session.seat is None:
        return
    who, ui = session.view["players"][session.seat], session.terminal
    cards = [*(who["hand"] or []), *[bundle["id"] for bundle in who["bundles"]]]
    told = ui("munchkin-hand-size", count=len(cards), limit=who["limits"]["hand"], big=who["limits"]["big"])
    yield CardLine(Text(told, style=DIM))
    yield from [_card(session, card, keys, style=BRIGHT if card in keys else DIM) for card in cards]


# -- what all share


def _rivals(session: Session, width: int) -> Iterator[CardLine]:
    for who in session.view["players"]:
        if who["seat"] != session.seat:
            yield from [CardLine(line) for line in rival(session, who, width)]


def _decks(session: Session) -> Iterator[CardLine]:
    words, view = session.words, session.view
    for deck in ("door", "treasure", "perk"):
        top, pile = view["piles"][deck]["top"], view["piles"][deck]["count"]
        named_top = name_of(words, top) if top else words("nothing")
        told = words(f"table-deck-{deck}", count=view["decks"][deck], pile=pile, top=named_top)
        yield CardLine(Text(told, style=BRIGHT), top)
