"""What lies on the table beside the vault of Shelter: everybody's stores, own items, the two rows on offer."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.shelter.cards.bills import COMPARTMENT
from crossroads.tui.boards.shelter.symbols import (
    CUBES,
    DWELLER,
    FIRST,
    HAPPINESS,
    ITEM,
    LEFT,
    LINKED,
    OUT,
    PASSED,
    PRICE,
    RIGHT,
    TURN,
    bill,
    item_line,
    spot_line,
)
from crossroads.tui.pages import CardLine
from crossroads.tui.palette import AMBER, BRIGHT, COLOURS, COST, DIM, FAINT, PHOSPHOR, SHAPES, figure, initial
from crossroads.tui.session import Session
from crossroads.tui.typeset import fitted, hanging

NAMED, LONGEST = 40, 9  # columns from which players are called by their names, and letters of the longest
ROOMY = 46  # columns from which stores are drawn with bars and names
CUBE_COLOURS = {"power": "#ffd75f", "food": "#9cf5a5", "water": "#7cc0ff"}


def stores(session: Session, width: int) -> Text:
    """Everybody's cubes, happiness, dwellers and items."""
    roomy = width >= ROOMY
    lines = [
        _roomy(session, player, width) if roomy else hanging(_brief(session, player, width), width, 5)
        for player in session.view["players"]
    ]
    return Text("\n").join(lines)


def _turn(session: Session) -> int | None:
    decision = session.game.decision
    return None if decision is None else decision.seat


def _head(session: Session, player: Mapping[str, Any], name: str) -> Text:
    """Whose turn it is, who it is, who holds the token, who has passed."""
    colour = COLOURS[player["colour"]]
    text = Text().append(TURN if _turn(session) == player["seat"] else " ", style=f"bold {AMBER}")
    text.append(f"{SHAPES[player['colour']]} {name}", style=f"bold {colour}")
    text.append(FIRST if session.view["first"] == player["seat"] else " ", style=f"bold {AMBER}")
    return text.append(PASSED if player["passed"] else " ", style=DIM)


def _brief(session: Session, player: Mapping[str, Any], width: int) -> Text:
    colour = player["colour"]
    named = session.words(f"colour-{colour}") if width >= NAMED else initial(session.words, colour)
    text = _head(session, player, f"{named:<{LONGEST}}" if width >= NAMED else named)
    text.append(f"{HAPPINESS}{player['happiness']:<2} ", style=f"bold {BRIGHT}")
    for kind, colour in CUBE_COLOURS.items():
        text.append(f"{CUBES[kind]}{player['cubes'][kind]}", style=colour)
    text.append_text(_item_count(player)).append(" ")
    return text.append_text(_home(player))


def _roomy(session: Session, player: Mapping[str, Any], width: int) -> Text:
    name = session.words(f"colour-{player['colour']}")
    who = "app-you" if player["seat"] == session.seat else "app-bot" if player["seat"] in session.bots else ""
    text = fitted(_head(session, player, name).append(session.terminal(who) if who else "", style=DIM), 19)
    text.append(f"{HAPPINESS}{player['happiness']:<3} ", style=f"bold {BRIGHT}")
    for kind, colour in CUBE_COLOURS.items():
        have = player["cubes"][kind]
        text.append(CUBES[kind], style=colour).append("▮" * have, style=colour)
        text.append("▯" * (COMPARTMENT - have), style=FAINT).append(" ")
    text.append("\n   ").append_text(_home(player))
    for item in player["items"]:
        style = f"strike {DIM}" if item["exhausted"] else PHOSPHOR
        part = Text().append(f"  {ITEM} ", style=DIM).append(session.words(f"item-{item['id']}"), style=style)
        if len(text.plain) - text.plain.rfind("\n") - 1 + part.cell_len > width:
            text.append("\n    ")
        text.append_text(part)
    return text


def _home(player: Mapping[str, Any]) -> Text:
    """The dwellers at home, trained ones with their letter; newcomers who wait; how many are out."""
    text = Text()
    colour = player["colour"]
    at_home = [dweller for dweller in player["dwellers"] if not dweller["spot"] and not dweller["waiting"]]
    for dweller in at_home:
        text.append(figure(colour, dweller["wounded"]) + dweller["letter"], style=f"bold {COLOURS[colour]}")
    waiting = sum(1 for dweller in player["dwellers"] if dweller["waiting"])
    out = len(player["dwellers"]) - len(at_home) - waiting
    text.append(OUT * out, style=DIM)
    if waiting:
        text.append(f"+{DWELLER}{waiting if waiting > 1 else ''}", style=PHOSPHOR)
    return text


def _item_count(player: Mapping[str, Any]) -> Text:
    """How many items are ready, and how many are exhausted."""
    spent = sum(1 for item in player["items"] if item["exhausted"])
    text = Text().append(f" {ITEM}{len(player['items']) - spent}", style=PHOSPHOR)
    return text.append(f"+{spent}↷" if spent else "", style=DIM)


def cards(session: Session, width: int, keys: Mapping[str, str]) -> list[CardLine]:
    """Own items, then the rows of open items and rooms; what is on offer now has its key."""
    view, ui = session.view, session.terminal
    lines = _mine(session, width, keys)
    lines.append(_title(ui("app-items-row"), ui("app-deck", count=view["items"]["deck"])))
    lines += [_item(session, item, width, keys.get(item, "")) for item in view["items"]["row"]]
    lines.append(_title(ui("app-rooms-row"), ui("app-deck", count=view["rooms"]["deck"])))
    for room in view["rooms"]["row"]:
        lines += _room(session, room, width, keys.get(room, ""))
    return lines


def _mine(session: Session, width: int, keys: Mapping[str, str]) -> list[CardLine]:
    """What the person at the screen has."""
    if session.seat is None:
        return []
    own = session.view["players"][session.seat]["items"]
    lines = [_title(session.terminal("app-mine"), "" if own else session.terminal("app-nothing"))]
    for item in own:
        line = _item(session, item["id"], width, keys.get(item["id"], ""))
        if item["exhausted"]:
            line.text.stylize(f"strike {DIM}", 2)
        lines.append(line)
    return lines


def _title(name: str, note: str) -> CardLine:
    return CardLine(Text().append(name, style=f"bold {PHOSPHOR}").append(f" · {note}" if note else "", style=DIM))


def _mark(key: str) -> Text:
    return Text().append(f"{key} " if key else "  ", style=f"bold {AMBER}")


def _item(session: Session, item: str, width: int, key: str) -> CardLine:
    symbols = item_line(session.game.state.content.items[item])
    name = fitted(Text().append(session.words(f"item-{item}"), style=BRIGHT), width - symbols.cell_len - 3)
    return CardLine(_mark(key).append_text(name).append(" ").append_text(symbols), f"item:{item}")


def _room(session: Session, room: str, width: int, key: str) -> Iterator[CardLine]:
    """A room on offer: name and price, then its spots."""
    card = session.game.state.content.rooms[room]
    price = Text().append(f"{PRICE}{bill(card.price)}" if card.price else "", style=COST)
    name = fitted(Text().append(session.words(f"room-{room}"), style=BRIGHT), width - price.cell_len - 3)
    spots = Text("  ")
    for mark, spot in ((LINKED, card.both), (LEFT, card.left), (RIGHT, card.right)):
        if spot is not None:
            spots.append(mark, style=FAINT).append_text(spot_line(spot)).append(" ")
    yield CardLine(_mark(key).append_text(name).append(" ").append_text(price), f"room:{room}")
    yield CardLine(fitted(spots, width), f"room:{room}")


def own_cards(session: Session, width: int) -> Text:
    """One's own items and what lies open, in words instead of symbols."""
    view, ui = session.view, session.terminal
    own = [] if session.seat is None else view["players"][session.seat]["items"]
    shelves = (
        ("app-mine", "item", [item["id"] for item in own]),
        ("app-items-row", "item", view["items"]["row"]),
        ("app-rooms-row", "room", view["rooms"]["row"]),
    )
    lines: list[Text] = []
    for title, kind, things in shelves:
        lines.append(_title(ui(title), "" if things else ui("app-nothing")).text)
        for thing in things:
            text = Text("  ").append(session.words(f"{kind}-{thing}"), style=f"bold {BRIGHT}")
            lines.append(hanging(text.append(f" · {session.card(f'{kind}:{thing}')}", style=DIM), width))
    return Text("\n").join(lines)
