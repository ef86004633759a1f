"""Meeting radioactive monsters (topic radioactive-monsters)."""

from msgspec.structs import replace

from crossroads.games.munchkin.combat.monsters import sweep
from crossroads.games.munchkin.plays.playing import defence_roll
from crossroads.games.munchkin.plays.stack import answered, done
from crossroads.games.munchkin.state import Foe, Munchkin, Pending
from crossroads.games.munchkin.strength.sides import is_killed_at_once, radioactivity


def meeting_due(g: Munchkin) -> tuple[Foe, int] | None:
    """A monster and a munchkin who has yet to roll against it, the fighter first; nobody where it could change nothing."""
    fight = g.fight
    assert fight is not None
    for foe in fight.foes:
        if not foe.irradiated and radioactivity(g, foe) > 0:
            for seat in fight.munchkins:
                if seat not in foe.met:
                    return foe, seat
    return None


def is_changed(g: Munchkin) -> bool:
    """Whether the fight must be looked at before anybody goes on: a monster is met, or killed by a mere property."""
    fight = g.fight
    if fight is None or g.flight is not None:
        return False
    return any(is_killed_at_once(g, foe) for foe in fight.foes) or meeting_due(g) is not None


async def meet(g: Munchkin) -> None:
    """One munchkin meets one radioactive monster; a failed roll gives it its bonus, once (roll-fail-bonus, bonus-once)."""
    sweep(g)  # munchkin.monsters.auto-kill-no-roll
    due = meeting_due(g)
    if due is None:
        return
    foe, seat = due
    await answered(g, Pending("meeting", foe.id, target=seat, foe=foe.id))  # defence-before-roll
    done(g)
    averted = await defence_roll(g, seat, foe.id, foe.id)
    fight = g.fight
    assert fight is not None
    if not averted:
        about = {"card": foe.id, "amount": radioactivity(g, foe)}
        g.emit("irradiated", "munchkin.radioactive-monsters.roll-fail-bonus", about)
    foes = [
        replace(each, met=(*each.met, seat), irradiated=not averted) if each.id == foe.id else each
        for each in fight.foes
    ]
    g.fight = replace(fight, foes=tuple(foes))
