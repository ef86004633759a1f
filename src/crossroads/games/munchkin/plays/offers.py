"""What a seat may play at a moment, and why not the rest (topics play-use-apply, actions, response-windows)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.munchkin.cards.content import APPLIED
from crossroads.games.munchkin.cards.words import COMBAT, Deed, Power
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.state import NOBODY, Munchkin, Pending
from crossroads.games.munchkin.strength.levels import can_gain
from crossroads.games.munchkin.strength.numbers import counts, is_muted

CardPlay = tuple[str, str, int]  # `play` a card, or use a `power`: the card, and which of its powers
ROLL = "roll-"  # and its place on the stack
KINDS = {"one-shot": "one-shot", "trick": "door"}  # what may cancel a card, where it is not its own kind


def deeds_of(g: Munchkin, use: Pending) -> tuple[Deed, ...]:
    """What a play does, part by part."""
    if use.kind == "bad-stuff":
        return tuple(g.card(g_like(g, use)).bad_stuff)
    if use.power != NOBODY:
        return g.content.powers[use.card][use.power].gives
    return g.content.deeds[use.card]


def g_like(g: Munchkin, use: Pending) -> str:
    """The monster whose Bad Stuff it is."""
    if g.fight is not None:
        for foe in g.fight.foes:
            if foe.id == use.card:
                return foe.like
    return use.card


def kind_of(g: Munchkin, card: str, power: int) -> str:
    """What may cancel a play."""
    kind: str = g.card(card).kind
    return "ability" if power != NOBODY else KINDS.get(kind, kind)


def powers_in_play(g: Munchkin, who: Player, window: str) -> list[tuple[str, int, Power]]:
    """The powers of a munchkin that can be used in a window: of class, Sidekick, Perks and items in use."""
    known = g.content.powers_at.get(window, {})
    perks = () if who.kept and is_muted(g, who) else who.perks
    cards = [card for card in (*who.classes, *who.traits, who.sidekick, *perks) if card in known]
    for gear in who.gear:
        if gear.id in known and counts(g, who, gear):
            cards.append(gear.id)
    if not cards:
        return []
    return [(card, number, power) for card in cards for number, power in known[card]]


def applicable(g: Munchkin, who: Player, window: str) -> list[str]:
    """The cards that a player could apply in a window, from the hand and the Backpack."""
    moments = g.content.moments
    found = [card for card in who.hand if window in moments[card]]
    for gear in who.gear:
        if window in moments[gear.id]:  # a one-shot: no other item is applied
            found.append(gear.id)
    return found


def plays(g: Munchkin, who: Player, window: str, why: bool) -> Iterator[Option[CardPlay] | Refusal]:
    """Cards that are applied, and powers, in an open window."""
    seen: list[str] = []
    for card in applicable(g, who, window):
        kind = g.card(card).id
        if kind in seen:  # one of several copies stands for all
            continue
        rule = why_not_play(g, Pending(kind_of(g, card, NOBODY), card, who.seat), window)
        if not rule:
            seen.append(kind)
            yield Option(f"play:{card}", ("play", card, NOBODY))
        elif why:
            yield Refusal(f"play:{card}", rule)
    for card, number, power in powers_in_play(g, who, window):
        rule = why_not_power(g, who, card, number, power, window)
        if not rule:
            yield Option(f"power:{card}:{number}", ("power", card, number))
        elif why:
            yield Refusal(f"power:{card}:{number}", rule)
    if why:
        yield from _untimely(g, who, window)


def _untimely(g: Munchkin, who: Player, window: str) -> Iterator[Refusal]:
    """Why cards of the hand and the Backpack wait for another moment: monsters, and what changes a fight only."""
    for card in (*who.hand, *[gear.id for gear in who.gear]):
        if g.card(card).kind == "monster":
            yield Refusal(f"play:{card}", f"munchkin.monsters.play-on-{'self' if g.fight is None else 'rival'}")
        elif g.content.moments[card] == COMBAT and window != "combat":
            if joins(g, card):
                moment = "combat-only" if g.flight is None else "not-in-flight"
                yield Refusal(f"play:{card}", f"munchkin.wandering-creature.{moment}")
            elif g.card(card).kind == "enhancer":
                yield Refusal(f"play:{card}", "munchkin.enhancers.combat-only")
            elif g.card(card).kind == "one-shot":
                yield Refusal(f"play:{card}", "munchkin.interference.combat-one-shot-needs-fight")


def joins(g: Munchkin, card: str) -> bool:
    """Whether a card brings a monster from the hand of its player into a fight."""
    return any(isinstance(word, Deed) and word.aims() == ("monster",) for word in g.card(card).words)


def reactions(g: Munchkin, depth: int, seat: int, why: bool) -> Iterator[Option[CardPlay] | Refusal]:
    """What answers the effect at a depth of the stack: what cancels, avoids, redirects or re-rolls it."""
    who = g.players[seat]
    seen: list[str] = []
    for card in applicable(g, who, "reaction"):
        if g.card(card).id not in seen:
            use = Pending(kind_of(g, card, NOBODY), card, seat, answers=depth)
            if not why_not_play(g, use, "reaction"):
                seen.append(g.card(card).id)
                yield Option(f"play:{card}", ("play", card, NOBODY))
            elif why:
                yield Refusal(f"play:{card}", "munchkin.response-windows.reaction-window")
    for card, number, power in powers_in_play(g, who, "reaction"):
        rule = why_not_power(g, who, card, number, power, "reaction", depth)
        if not rule:
            yield Option(f"power:{card}:{number}", ("power", card, number))
        elif why:
            yield Refusal(f"power:{card}:{number}", rule)


def may_react(g: Munchkin, depth: int, seat: int) -> bool:
    """Whether a player might answer, as all can see (munchkin.hidden-information.asked-tells-nothing)."""
    who = g.players[seat]
    if not who.alive or g.stack[depth].cancelled:
        return False
    return bool(who.hand) or next(reactions(g, depth, seat, why=False), None) is not None


# -- whether a play can be made


def why_not_play(g: Munchkin, use: Pending, window: str) -> str:
    """The rule in the way of a play; empty if there is none."""
    if use.card in g.applied:
        return "munchkin.play-use-apply.same-card-once"
    if g.card(use.card).kind == "enhancer":
        return "" if named(g, use, "foe") else "munchkin.play-use-apply.target-legal-before-play"
    if g.card(use.card).kind in ("trap", "radiation"):
        return ""
    assert g.card(use.card).kind in APPLIED
    if _finds_something(g, use, window):
        return ""
    if joins(g, use.card):
        return "munchkin.wandering-creature.with-monster"
    if all("side" in deed.aims() for deed in deeds_of(g, use)):
        return "munchkin.interference.combat-one-shot-needs-fight"
    lifts_its_player = use.kind == "level-up" and any(not deed.aims() for deed in deeds_of(g, use))
    if lifts_its_player and not can_gain(g.players[use.author]):
        return "munchkin.level-up-cards.not-ten"
    return "munchkin.play-use-apply.target-legal-before-play"


def why_not_power(
    g: Munchkin, who: Player, card: str, number: int, power: Power, window: str, depth: int = NOBODY
) -> str:
    """The rule in the way of a power; empty if there is none."""
    use = Pending("ability", card, who.seat, power=number, answers=depth)
    if not _finds_something(g, use, window):
        return "munchkin.class.powers-timing"
    if power.per in ("fight", "monster", "target") and not in_reach(g, who, power):
        return "munchkin.class.powers-timing"
    if power.times and times_used(g, limit_key(g, use, power)) >= power.times:
        return "munchkin.actions.any-abilities"
    if len(payable(g, who, card)) < power.pay:
        return "munchkin.play-use-apply.abilities-cost-cards"
    return ""


def in_reach(g: Munchkin, who: Player, power: Power) -> bool:
    """A power limited by the fight works only in a fight of its owner's, unless it is aimed at others."""
    if g.fight is None:
        return False
    return g.in_combat(who.seat) or any("target" in deed.aims() for deed in power.gives)


def limit_key(g: Munchkin, use: Pending, power: Power) -> str:
    """What the uses of a power are counted by."""
    key = f"{use.card}:{use.power}"
    if power.per == "roll":
        return f"{key}:{ROLL}{use.answers}"
    if power.per == "monster":
        answered = g.stack[use.answers] if use.answers != NOBODY else use
        return f"{key}:{answered.foe or answered.card}"
    return f"{key}:{use.target}" if power.per == "target" else key


def times_used(g: Munchkin, key: str) -> int:
    return dict((*g.used, *g.used_in_fight)).get(key, 0)


def payable(g: Munchkin, who: Player, source: str) -> list[str]:
    """Other cards that can pay for an ability (munchkin.cards.ability-cost-source, ability-cost-in-play)."""
    hand = [*who.hand, *[gear.id for gear in who.bundles]]
    cheats = [gear.cheat for gear in who.gear if gear.cheat]  # munchkin.cheat.lost
    there = [
        *[gear.id for gear in who.gear],
        *cheats,
        *who.classes,
        *who.traits,
        *([who.sidekick] if who.sidekick else []),
    ]
    if g.options.perks_pay:
        there += who.perks
    return [card for card in (*hand, *there) if card != source]  # munchkin.cards.ability-cost-other-card


def _finds_something(g: Munchkin, use: Pending, window: str) -> bool:
    """Whether one part of a play could do something, with some choice of what must be named."""
    return any(window in deed.moments and any(True for _ in ways_to_aim(g, use, deed)) for deed in deeds_of(g, use))


def ways_to_aim(g: Munchkin, use: Pending, deed: Deed) -> Iterator[Pending]:
    """The play with all that a deed wants named, in each way in which it can do something."""
    aims = [aim for aim in deed.aims() if getattr(use, aim) in ("", NOBODY)]
    yield from _aimed(g, use, deed, aims)


def _aimed(g: Munchkin, use: Pending, deed: Deed, aims: list[str]) -> Iterator[Pending]:
    if not aims:
        if deed.can_act(g, use):
            yield use
        return
    for name in named(g, use, aims[0]):
        yield from _aimed(g, with_aim(use, aims[0], name), deed, aims[1:])


def named(g: Munchkin, use: Pending, aim: str) -> tuple[str | int, ...]:
    """What can be named at all: living players, monsters of the fight, the two sides, monsters in one's own hand."""
    if aim == "target":
        return tuple([who.seat for who in g.players if who.alive and not _had_enough(g, use, who.seat)])
    if aim == "foe":
        return tuple([foe.id for foe in g.fight.foes]) if g.fight is not None else ()
    if aim == "side":
        return ("munchkins", "monsters") if g.fight is not None else ()
    assert aim == "monster"
    return tuple([card for card in g.players[use.author].hand if g.card(card).kind == "monster"])


NOT_THE_DEAD = {
    "trap": "munchkin.traps.dead-not-targeted",
    "radiation": "munchkin.radiation.dead-not-targeted",
    "level-up": "munchkin.level-up-cards.dead-excluded",
}


def why_not_at(g: Munchkin, use: Pending, seat: int) -> str:
    """The rule that keeps a play from a player at whom it cannot be aimed."""
    who = g.players[seat]
    if not who.alive:
        return NOT_THE_DEAD.get(use.kind, "munchkin.play-use-apply.target-legal-before-play")
    if use.kind == "level-up" and not can_gain(who):
        return "munchkin.level-up-cards.not-ten"
    if _had_enough(g, use, seat):
        return "munchkin.class.powers-timing"
    return "munchkin.play-use-apply.target-legal-before-play"


def _had_enough(g: Munchkin, use: Pending, seat: int) -> bool:
    """Whether a power that is limited by its target can do no more to this one (munchkin.class.powers-timing)."""
    if use.power == NOBODY:
        return False
    power = g.content.powers[use.card][use.power]
    return power.per == "target" and times_used(g, limit_key(g, with_aim(use, "target", seat), power)) >= power.times


def with_aim(use: Pending, aim: str, name: str | int) -> Pending:
    return Pending(
        use.kind,
        use.card,
        use.author,
        int(name) if aim == "target" else use.target,
        str(name) if aim == "foe" else use.foe,
        str(name) if aim == "side" else use.side,
        str(name) if aim == "monster" else use.monster,
        use.power,
        answers=use.answers,
    )
