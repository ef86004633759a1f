"""Set-up: the table's options and the first state (topics setup, components)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from crossroads.engine.decisions import Illegal
from crossroads.engine.dice import Dice
from crossroads.games.shelter import decks
from crossroads.games.shelter.cards.content import COLOURS, Content
from crossroads.games.shelter.floor import NOBODY, Floor
from crossroads.games.shelter.player import STARTING_DWELLERS, Dweller, Player
from crossroads.games.shelter.state import Shelter

Colour = Literal["red", "blue", "green", "yellow"]


def _option(rule: str, text: str, kind: str, values: tuple[str, ...] = ()) -> Meta:
    """What a table may settle: the rule it touches, how a client asks for it, and among what for each seat."""
    return Meta(description=text, extra={"rule": rule, "kind": kind, "values": values})


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may settle before the game."""

    first: Annotated[
        int | None,
        _option("shelter.setup.first-player-digital", "The seat that begins; chosen by lot if not given.", "seat"),
    ] = None
    lifts: Annotated[
        tuple[int, ...] | None,
        _option(
            "shelter.setup.lift-order", "The order of the floors, from the top; seat order if not given.", "seat-order"
        ),
    ] = None
    colours: Annotated[
        tuple[Colour, ...] | None,
        _option(
            "shelter.setup.colour", "The colours of the seats; in the usual order if not given.", "each-seat", COLOURS
        ),
    ] = None


def set_up(content: Content, seats: int, options: TableOptions, dice: Dice) -> Shelter:
    """Lay out the shelter and deal the rows, in the order of the set-up steps."""
    _check(options, seats)
    colours = options.colours or COLOURS[:seats]
    top = Floor(NOBODY, content.top.left, content.top.right)  # shelter.setup.starting-layout
    order = tuple(options.lifts or range(seats))  # shelter.setup.lift-column
    own = [Floor(seat, lift=colours[seat]) for seat in order]
    start = content.top.left + content.top.right
    g = Shelter(
        dice=dice,
        content=content,
        players=[_player(seat, colours[seat], 1 + order.index(seat)) for seat in range(seats)],
        floors=(top, *own),
        item_deck=tuple(content.items),
        room_deck=tuple([room for room in content.rooms if room not in start]),
        threat_deck=tuple([card.id for card in content.threats.values() for _ in range(card.copies)]),
    )
    g.item_deck = g.shuffle("items", g.item_deck)  # shelter.setup.shuffle
    g.threat_deck = g.shuffle("threats", g.threat_deck)
    g.room_deck = g.shuffle("rooms", g.room_deck)
    if g.is_yours("items") or g.is_yours("rooms"):
        g.phase = "opening"  # there must be a state that waits for what people lay
    else:
        decks.fill_row(g, "items")
        decks.fill_row(g, "rooms")
    drawn = options.first is None  # shelter.setup.first-player-digital
    g.first = g.draw_index("first-player", seats) if options.first is None else options.first
    g.starter = g.turn = g.first
    rule = "shelter.setup.first-player-digital" if drawn else "shelter.setup.first-player"
    g.emit("first-player", rule, {"seat": g.first})
    g.emit("round", "shelter.round.three-steps", {"round": 1})
    return g


def _player(seat: int, colour: str, floor: int) -> Player:
    dwellers = tuple([Dweller(number) for number in range(1, STARTING_DWELLERS + 1)])
    return Player(seat, colour, floor, dwellers=dwellers)


def _check(options: TableOptions, seats: int) -> None:
    if options.first is not None and not 0 <= options.first < seats:
        raise ValueError(f"table option `first`: no seat {options.first}; the seats are 0 to {seats - 1}")
    if options.lifts is not None and sorted(options.lifts) != list(range(seats)):
        raise ValueError(f"table option `lifts`: {list(options.lifts)} must name each seat from 0 to {seats - 1} once")
    if options.colours is None:
        return
    if len(options.colours) != seats:
        raise ValueError(f"table option `colours`: {seats} seats need {seats} colours, not {len(options.colours)}")
    for number, colour in enumerate(options.colours):
        if colour in options.colours[:number]:
            raise Illegal("shelter.setup.colour", f"table option `colours`: {colour} is taken already")
