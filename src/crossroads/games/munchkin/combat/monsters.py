"""Monsters come into a fight and leave it (topics multi-monster, monsters, enhancers, wandering-creature)."""

from msgspec.structs import replace

from crossroads.games.munchkin.decks import discard
from crossroads.games.munchkin.state import Fight, Foe, Gone, Munchkin
from crossroads.games.munchkin.strength.sides import foe_named, has_special, is_killed_at_once, treasures_of


def begin_fight(g: Munchkin, card: str, after: str) -> None:
    """A monster attacks the active player (munchkin.monsters.attack-on-kick, attack-on-trouble)."""
    g.fights += 1
    g.fight = Fight(g.active, (Foe(card, card),), g.fights, after)
    g.met_monster = True
    g.phase = "combat"
    g.emit("fight", "munchkin.kick-open.monster-fight", {"seat": g.active, "card": card})


def add_monster(g: Munchkin, card: str) -> None:
    """A monster joins the fight (munchkin.multi-monster.add)."""
    fight = g.fight
    assert fight is not None
    g.fight = replace(fight, foes=(*fight.foes, Foe(card, card)))
    g.emit("joined-monster", "munchkin.wandering-creature.joins", {"card": card})


def swap_monster(g: Munchkin, name: str, card: str) -> None:
    """Another monster takes the place of one, which is discarded unpaid with its enhancers."""
    leave_fight(g, name, killed=False, paid=False)
    add_monster(g, card)


def leave_fight(g: Munchkin, name: str, killed: bool, paid: bool) -> None:
    """A monster leaves before the end; what is still due for it is remembered (munchkin.enhancers.remember-treasures)."""
    fight = g.fight
    assert fight is not None
    foe = foe_named(fight, name)
    gone = fight.gone
    if paid:
        levels = g.card(foe.like).levels if killed else 0
        gone = (*gone, Gone(foe.like, treasures_of(g, foe), levels))
    left = tuple([each for each in fight.foes if each.id != name])
    g.fight = replace(fight, foes=left, gone=gone)
    discard(g, (foe.id, *foe.enhancers))  # munchkin.enhancers.leave-with-monster
    rule = "munchkin.monsters.auto-kill-counts" if killed else "munchkin.combat.defeat-without-kill"
    g.emit("killed" if killed else "ousted", rule, {"card": foe.like})


def sweep(g: Munchkin) -> None:
    """Monsters that are killed by a mere property leave at once (munchkin.monsters.auto-kill-timing)."""
    fight = g.fight
    assert fight is not None
    for foe in fight.foes:
        if is_killed_at_once(g, foe):
            leave_fight(g, foe.id, killed=True, paid=True)


def can_be_escaped(g: Munchkin, name: str) -> bool:
    """Only a sacrificed Sidekick saves from a monster that allows no escape (munchkin.run-away.no-escape-first)."""
    assert g.fight is not None
    return not has_special(g, foe_named(g.fight, name), "no-escape")
