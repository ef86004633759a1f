"""Classes, Super Munchkin, Megabrain and Sidekicks: playing and dropping them (topics class, super-munchkin, megabrain, sidekicks)."""

from collections.abc import Iterator

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.munchkin.decks import discard
from crossroads.games.munchkin.options import with_card
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.plays.playing import dismiss
from crossroads.games.munchkin.state import Munchkin
from crossroads.games.munchkin.strength.numbers import class_limit

TraitPlay = tuple[str, ...]  # what is done, with which card, and in place of which
KINDS = ("class", "trait", "sidekick")


def plays_of_traits(
    g: Munchkin, who: Player, cards: tuple[str, ...], why: bool
) -> Iterator[Option[TraitPlay] | Refusal]:
    """Classes, traits and Sidekicks from the hand."""
    for card in cards:
        kind = g.card(card).kind
        if kind == "class":
            yield from _classes(g, who, card, why)
        elif kind == "trait":
            rule = why_not_trait(g, who, card)
            if not rule:
                yield with_card("trait", card)
            elif why:
                yield Refusal(f"trait:{card}", rule)
        elif kind == "sidekick":
            if not who.sidekick:
                yield with_card("sidekick", card)
            elif why:
                yield Refusal(f"sidekick:{card}", "munchkin.sidekicks.one-at-a-time")


def _classes(g: Munchkin, who: Player, card: str, why: bool) -> Iterator[Option[TraitPlay] | Refusal]:
    name = g.card(card).id
    if any(g.card(each).id == name for each in who.classes):
        if why:
            yield Refusal(f"class:{card}", "munchkin.class.no-duplicate")
        return
    if len(who.classes) < class_limit(g, who):
        yield with_card("class", card)
    elif why:
        yield Refusal(f"class:{card}", "munchkin.class.one-class")
    for old in who.classes:  # munchkin.class.replace
        yield Option(f"replace:{card}:{old}", ("replace", card, old))


def why_not_trait(g: Munchkin, who: Player, card: str) -> str:
    """The rule in the way of Super Munchkin or Megabrain; empty if there is none."""
    made = g.card(card)
    if any(g.card(each).id == made.id for each in who.traits):
        return f"munchkin.{made.id}.one-only"
    return "munchkin.super-munchkin.needs-class" if made.needs_class and not who.classes else ""


def carry_out(g: Munchkin, who: Player, trait: TraitPlay) -> None:
    """Play a class, a trait or a Sidekick from the hand."""
    verb, card = trait[0], trait[1]
    if verb == "replace":
        who.classes = tuple([each for each in who.classes if each != trait[2]])
        discard(g, (trait[2],))
    who.take_from_hand(card)
    if verb in ("class", "replace"):
        who.classes += (card,)
    elif verb == "trait":
        who.traits += (card,)
    else:
        who.sidekick = card
    g.emit("trait", f"munchkin.{RULES[verb]}", {"seat": who.seat, "card": card})


RULES = {
    "class": "class.powers-start",
    "replace": "class.replace",
    "trait": "cards.in-play-face-up",
    "sidekick": "sidekicks.has-power",
}


def drops(who: Player) -> Iterator[Option[TraitPlay]]:
    """One's own classes and Sidekick may be dropped at any moment (munchkin.actions.any-drop-class-sidekick)."""
    for card in who.classes:
        yield with_card("drop", card)
    if who.sidekick:
        yield with_card("drop", who.sidekick)


def drop(g: Munchkin, who: Player, card: str) -> None:
    if card == who.sidekick:
        dismiss(g, who)
        rule = "munchkin.sidekicks.discard-any-time"
    else:
        who.classes = tuple([each for each in who.classes if each != card])
        discard(g, (card,))
        rule = "munchkin.class.discard-any-time"
    g.emit("dropped", rule, {"seat": who.seat, "card": card})
