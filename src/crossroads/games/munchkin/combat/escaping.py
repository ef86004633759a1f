"""What comes of an escape from one monster (topic run-away)."""

from msgspec.structs import replace

from crossroads.games.munchkin.plays.stack import SETTLE
from crossroads.games.munchkin.state import Munchkin, Pending
from crossroads.games.munchkin.strength.numbers import holds
from crossroads.games.munchkin.strength.sides import foe_named, monster_words


async def escape_from(g: Munchkin, seat: int, name: str, rule: str = "munchkin.run-away.roll") -> None:
    """A runner has got away from a monster; some act even then (munchkin.run-away.after-escape-means)."""
    assert g.fight is not None
    who, foe = g.players[seat], foe_named(g.fight, name)
    drop_pursuer(g, name)
    g.emit("escaped", rule, {"seat": seat, "card": foe.like})
    for word in monster_words(g, foe, "after-escape"):
        if holds(g, who, word.when):
            use = Pending("bad-stuff", foe.id, target=seat)
            for deed in word.deeds:
                await deed.resolve(g, use)
            await SETTLE.happens(g)


def drop_pursuer(g: Munchkin, name: str) -> None:
    """The runner need not run from a monster any more."""
    flight = g.flight
    if flight is not None:
        left = tuple([each for each in flight.left if each != name])
        g.flight = replace(flight, left=left, foe="" if flight.foe == name else flight.foe)
