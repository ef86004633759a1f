"""Assisting in a fight: who may, who does, and what it brings (topic assisting)."""

from collections.abc import Callable, Iterator, Mapping

from crossroads.engine import windows
from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision, Option, Refusal, pick
from crossroads.games.fallout.combat.fight import join
from crossroads.games.fallout.combat.parties import Helping
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.in_force import has_ranged, is_ranged
from crossroads.games.fallout.survivors.leveling import gain_xp

OFFER, PICK = "atomic-bonds.assist", "atomic-bonds.assistant"  # the questions, and what they offer
ASSIST, DECLINE = "atomic-bonds.assist", "atomic-bonds.decline"
TAKE, ALONE = "atomic-bonds.assistant", "atomic-bonds.alone"
TOPIC = "atomic-bonds.assisting"
RULES: Mapping[str, str] = {  # what is the assistant's own of the base's rules of a fight
    "fallout.combat.roll": f"{TOPIC}.green-die",
    "fallout.vats-dice.three-dice": f"{TOPIC}.weapon-rerolls-own-die",
    "fallout.combat.reroll-any-dice": f"{TOPIC}.assistant-rerolls",
    "fallout.combat.rerolls-earned": f"{TOPIC}.assistant-rerolls",
    "fallout.traits.well-rested-reroll": f"{TOPIC}.well-rested-assistant",
    "fallout.combat.enemy-hits": f"{TOPIC}.assistant-damage",
    "fallout.enemy-abilities.radiation": f"{TOPIC}.assistant-radiation",
    "fallout.companions.ability": f"{TOPIC}.companions-allowed",
    "fallout.perk-cards.own-turn-only": f"{TOPIC}.perks-need-own-turn",
}


def helping(_former: Callable[[Fallout], Helping], g: Fallout) -> Helping:
    """Other survivors can help, by rules of their own."""
    return HELPING


def able(g: Fallout, who: Survivor) -> list[Survivor]:
    """Those who may assist a survivor, the first player first."""
    everybody = [g.survivors[seat] for seat in g.seats_from(g.first)]
    return [other for other in everybody if why_not(g, who, other) is None]


def why_not(g: Fallout, who: Survivor, other: Survivor) -> str | None:
    """The rule that keeps somebody from assisting; how far the enemy is does not matter (distance-to-survivor)."""
    if other is who:
        return f"{TOPIC}.one-assistant"
    if other.space == who.space:  # atomic-bonds.assisting.same-space
        return None
    if who.space not in g.land.near[other.space]:
        return f"{TOPIC}.distance-to-survivor"
    if has_ranged(g, other):  # exhausted or not (atomic-bonds.assisting.exhausted-weapon)
        return None
    carried = any(is_ranged(g, held.id) for held in other.inventory)
    return f"{TOPIC}.unequipped-ranged" if carried else f"{TOPIC}.melee-adjacent-cannot"


async def find_assistant(g: Fallout, who: Survivor) -> None:
    """Before any die is rolled, ask who could assist; then the fighter picks one of those who want to, or none."""
    rolling, part = g.rolling, bonds(g)
    assert rolling is not None, "nobody fights"
    about = {"seat": who.seat, "enemy": rolling.enemy}
    seats = tuple(g.seats_from(g.first))  # who cannot assist, as the fighter, is not asked
    occasion = f"{g.round}:{g.turn}:{g.actions}:{rolling.enemy}"
    window = windows.Window(OFFER, f"{TOPIC}.optional", seats, about, occasion, passing=DECLINE)
    answers = windows.Answers(lambda seat, why: _offers(g, who, seat, why), lambda seat, _: _volunteer(g, who, seat))
    await windows.open_window(g, window, answers)
    if not part.willing:
        return
    choices: list[Option[int | None]] = [Option(f"{TAKE}:{seat}", seat) for seat in part.willing]
    choices.append(Option(ALONE, None))
    chosen = await pick(who.seat, PICK, choices, f"{TOPIC}.who-assists", about)
    part.willing = ()
    if chosen is not None:
        join(g, g.survivors[chosen])
        g.emit("atomic-bonds.assists", f"{TOPIC}.one-assistant", {"seat": chosen, "partner": who.seat})


def _offers(g: Fallout, who: Survivor, seat: int, why: bool) -> Iterator[Option[bool] | Refusal]:
    rule = why_not(g, who, g.survivors[seat])
    if rule is None and seat not in bonds(g).willing:
        yield Option(ASSIST, True)
    elif why:
        yield Refusal(ASSIST, rule or f"{TOPIC}.one-assistant")


async def _volunteer(g: Fallout, who: Survivor, seat: int) -> None:
    bonds(g).willing += (seat,)
    g.emit("atomic-bonds.offers-help", f"{TOPIC}.optional", {"seat": seat, "partner": who.seat})


def why_no_help(g: Fallout, seat: int, meant: Meant, decision: Decision | None) -> Refusal | None:
    """Why somebody who is not asked whether to assist cannot."""
    if meant.verb != ASSIST or decision is None or decision.prompt != OFFER or g.survivors[seat].eliminated:
        return None
    for offer in _offers(g, g.survivors[decision.about["seat"]], seat, why=True):
        if isinstance(offer, Refusal):
            return offer
    return None


async def reward(g: Fallout, helper: Survivor) -> None:
    """The enemy is dead: 1 XP, and nothing else (atomic-bonds.assisting.kill-belongs-to-fighter)."""
    await gain_xp(g, helper, 1, f"{TOPIC}.assistant-xp")


HELPING = Helping(able, RULES)
