"""Set-up: three shuffled decks, opening hands, the first player (topics setup, components, character-creation)."""

from msgspec import UNSET

from crossroads.engine.dice import Dice
from crossroads.games.munchkin.cards.content import Content
from crossroads.games.munchkin.decks import deal
from crossroads.games.munchkin.player import Player, Sex
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.table_options import TableOptions

OPENING = 4  # munchkin.setup.deal-doors, deal-treasures
SEXES: tuple[Sex, ...] = ("female", "male")


def set_up(content: Content, seats: int, options: TableOptions, dice: Dice) -> Munchkin:
    """Shuffle the decks, find the first player, deal four Doors and four Treasures to each."""
    _check(options, seats)
    sexes = options.sexes or tuple([SEXES[seat % 2] for seat in range(seats)])  # munchkin.sex.chosen-at-setup
    g = Munchkin(
        dice=dice,
        content=content,
        options=options,
        players=[Player(seat, sexes[seat]) for seat in range(seats)],
        doors=content.decks["door"],
        treasures=content.decks["treasure"],
        perk_deck=content.decks["perk"],
    )
    g.doors = g.shuffle("door-deck", g.doors)  # munchkin.setup.shuffle-separately
    g.treasures = g.shuffle("treasure-deck", g.treasures)
    g.perk_deck = g.shuffle("perk-deck", g.perk_deck)
    if dice.told is not UNSET and (options.first is None or dice.yours is not UNSET):
        g.phase = "first-player"  # at a real table there must be a state that waits for its dice and cards
    else:
        begin(g)
    return g


def begin(g: Munchkin) -> None:
    """The first player is found, and opening hands are dealt from there on."""
    seats, first = len(g.players), g.options.first
    g.active = _highest_roll(g, list(range(seats))) if first is None else first
    g.phase = "opening"
    g.emit("first-player", "munchkin.start-end.first-player", {"seat": g.active})
    for seat in g.seats_from(g.active):
        deal(g, g.players[seat], "door", OPENING, "munchkin.setup.deal-doors")
        deal(g, g.players[seat], "treasure", OPENING, "munchkin.setup.deal-treasures")  # munchkin.setup.junk-in-deal


def _highest_roll(g: Munchkin, seats: list[int]) -> int:
    """Each rolls, the highest begins, ties among the highest roll again (munchkin.start-end.first-player)."""
    while len(seats) > 1:
        rolls = dict(zip(seats, g.roll("first-player", len(seats), whose=seats), strict=True))
        g.emit("first-roll", "munchkin.start-end.first-player", {"rolls": [[seat, die] for seat, die in rolls.items()]})
        seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    return seats[0]


def _check(options: TableOptions, seats: int) -> None:
    if options.first is not None and not 0 <= options.first < seats:
        raise ValueError(f"table option `first`: no seat {options.first}; the seats are 0 to {seats - 1}")
    if options.sexes is not None and len(options.sexes) != seats:
        raise ValueError(f"table option `sexes`: {seats} seats need {seats} sexes, not {len(options.sexes)}")
