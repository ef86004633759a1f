"""Munchkin tables that begin in the midst of things: how many sit there says in which.

Six begin with a fight, five in the quiet at the start of a turn, four with a fight that is lost without help; three play an
ordinary game. A server whose tables begin so runs `PROGRAM`.
"""

from dataclasses import replace

from crossroads.engine.dice import Dice
from crossroads.games import munchkin as game
from crossroads.games.munchkin.cards.content import Content
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.state import Fight, Foe, Munchkin
from crossroads.games.munchkin.table_options import TableOptions
from crossroads.server.table import bot_processes
from tests.kit.munchkin import Belongings, munchkin

PROGRAM = """
from tests.kit import beginnings
from tests.kit.forking import know_secrets
from crossroads import cli
beginnings.install()
know_secrets()
cli.main()
"""
BEGINNINGS: dict[int, tuple[tuple[Belongings, ...], str]] = {  # by seats: what each has, and the monster
    6: (
        (
            munchkin(level=4, hand=["fragmentation-grenade.1", "raider.1"], used=["baseball-bat"]),
            munchkin(level=3, sex="male", hand=["enraged.1", "tin-can"], backpack=["leather-armour"]),
            munchkin(level=2, hand=["bubbly-cola.1"]),
            munchkin(level=5, sex="male", hand=["fragmentation-grenade.2"], used=["super-sledge"]),
            munchkin(level=1, hand=["wandering-creature.1", "spying-eyebot"]),
            munchkin(level=6, sex="male", hand=["glowing-cola"], classes=["raider.2"]),
        ),
        "giant-ant",
    ),
    5: (
        (
            munchkin(level=2, hand=["combat-helmet", "raider.1", "enraged.1"], backpack=["baseball-bat"]),
            munchkin(sex="male", backpack=["leather-armour"]),
            *[munchkin(level=2) for _ in range(3)],
        ),
        "",
    ),
    4: (
        (
            munchkin(level=4, backpack=["leather-armour"]),
            munchkin(level=5, sex="male", hand=["tripwire.1"], used=["super-sledge"]),
            munchkin(level=1, hand=["tripwire.2"]),
            munchkin(level=1, sex="male", hand=["tripwire.3"]),
        ),
        "mad-overseer",
    ),
}


ORDINARY = game.DEFINITION.set_up
SETTLE_IN = bot_processes._settle_in


def install() -> None:
    """Let the game begin so in this process, and in those in which its bots think."""
    vars(game)["DEFINITION"] = replace(game.DEFINITION, set_up=set_up)
    vars(bot_processes)["_settle_in"] = settle_in


def settle_in() -> None:
    install()
    SETTLE_IN()


def set_up(content: Content, seats: int, options: TableOptions, dice: Dice) -> Munchkin:
    """An ordinary beginning, with all cards that are named taken to where they are wanted."""
    g = ORDINARY(content, seats, options, dice)
    if seats not in BEGINNINGS:
        return g
    has, foe = BEGINNINGS[seats]
    g.players = [Player(seat, **belongings) for seat, belongings in enumerate(has)]
    named = {foe, *[card for who in g.players for card in (*who.hand, *who.classes, *[gear.id for gear in who.gear])]}
    g.doors = tuple([card for card in content.decks["door"] if card not in named])
    g.treasures = tuple([card for card in content.decks["treasure"] if card not in named])
    g.phase = "prepare"
    if foe:
        g.fight, g.fights, g.phase, g.met_monster = Fight(0, (Foe(foe, foe),), 1, "door-settled"), 1, "combat", True
    g.events = ()
    return g
