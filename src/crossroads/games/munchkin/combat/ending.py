"""The end of a fight: what is put away, and what ends with it (topics combat, victory, effects)."""

from collections.abc import Iterable

from crossroads.games.munchkin.decks import discard
from crossroads.games.munchkin.state import Fight, Munchkin


def put_away(g: Munchkin, fight: Fight, kept: Iterable[str] = ()) -> None:
    """Monsters, enhancers and applied cards are discarded (munchkin.victory.discard-monsters, discard-one-shots).

    A monster whose Bad Stuff goes on lies in front of its victim instead.
    """
    staying = tuple(kept)
    for foe in fight.foes:
        discard(g, [card for card in (foe.id, *foe.enhancers) if card not in staying])
    discard(g, fight.table)


def end_effects(g: Munchkin, fight: Fight) -> None:
    """What holds until the end of combat has ended (munchkin.effects.until-end-of-combat)."""
    for who in g.players:
        if who.lasting:
            who.lasting = tuple([each for each in who.lasting if each.until not in ("fight", "flight")])
        over = [kept for kept in who.kept if kept.until == "fight" and who.seat in fight.munchkins]
        if over:
            who.kept = tuple([kept for kept in who.kept if kept not in over])
            discard(g, [kept.id for kept in over if not kept.echo])
            for kept in over:
                g.emit("worn-off", "munchkin.effects.combat-cards-discarded", {"seat": who.seat, "card": kept.id})
    g.used_in_fight = ()
