"""Where cards lie, and who sees them (topics hidden-information, cards)."""

from collections.abc import Iterator

from crossroads.engine.zones import Mention, Sort, Zone, Zones, everybody, nobody, owner
from crossroads.games.munchkin.state import Munchkin


def _back(g: Munchkin, card: str) -> str:
    return g.content.backs[card]


CARDS = Sort[Munchkin]("cards", lambda g: g.content.by_copy, _back)

DOORS = Zone("door deck", (CARDS,), "doors", nobody, back="door", typed="doors")
TREASURES = Zone("treasure deck", (CARDS,), "treasures", nobody, back="treasure", typed="treasures")
PERKS = Zone("perk deck", (CARDS,), "perk_deck", nobody, back="perk", typed="perks")
DOOR_PILE = Zone("door discards", (CARDS,), "door_pile", back="door")
TREASURE_PILE = Zone("treasure discards", (CARDS,), "treasure_pile", back="treasure")
PERK_PILE = Zone(
    "perk discards",
    (CARDS,),
    "perk_pile",
    sees_each=lambda g, _seat, _key: [False] * (len(g.perk_pile) - 1) + [True] * bool(g.perk_pile),
    back="perk",
)
HANDS = Zone("hands", (CARDS,), "players.*.hand", owner, ordered=False)
DRAWN = Zone("drawn perks", (CARDS,), "players.*.drawn", owner, back="perk")
MENTIONS = (
    Mention("cards received", (CARDS,), "players.*.received", owner),
    Mention("cards drawn", (CARDS,), "players.*.from_deck", owner),
    Mention("Treasures to share", (CARDS,), "to_share", everybody),
    Mention("cards on sale", (CARDS,), "sale", lambda g, seat, _key: seat == g.active),
)


def _in_play(g: Munchkin) -> Iterator[str]:
    """What lies open in front of the players, in the fight, on the stack and among the belongings of the dead."""
    for who in g.players:
        yield from (*who.classes, *who.traits, *who.perks)
        if who.sidekick:
            yield who.sidekick
        for gear in (*who.gear, *who.bundles):
            yield from gear.cards
            if gear.cheat:
                yield gear.cheat
        yield from [kept.id for kept in who.kept if not kept.echo and not _is_pursuing(g, kept.id)]
    for pending in g.stack:
        yield from _pending(g, pending.card, pending.kind, pending.power)
        if pending.monster:
            yield pending.monster
    if g.fight is not None:
        for foe in g.fight.foes:
            yield from (foe.id, *foe.enhancers)
        yield from g.fight.table
    for body in g.bodies:
        yield from body.cards
        for gear in body.bundles:
            yield from gear.cards


def _is_pursuing(g: Munchkin, card: str) -> bool:
    """Whether a monster whose Bad Stuff goes on is still in its fight."""
    return g.fight is not None and any(foe.id == card for foe in g.fight.foes)


def _pending(g: Munchkin, card: str, kind: str, power: int) -> Iterator[str]:
    """A card that waits on the stack, unless it only gives what waits."""
    is_kept = any(kept.id == card for who in g.players for kept in who.kept)
    if power < 0 and kind not in ("roll", "meeting", "bad-stuff") and not is_kept:
        yield card


IN_PLAY = Zone("in play", (CARDS,), _in_play)
ZONES: Zones[Munchkin] = (
    DOORS,
    TREASURES,
    PERKS,
    DOOR_PILE,
    TREASURE_PILE,
    PERK_PILE,
    HANDS,
    DRAWN,
    IN_PLAY,
    *MENTIONS,
)
