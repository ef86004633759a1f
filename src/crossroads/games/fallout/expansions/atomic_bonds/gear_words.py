"""Camps, travel, modifications, mutations and upgrades in words: questions, options, events."""

from collections.abc import Callable, Container, Mapping
from typing import Any

from crossroads.engine.acts import Act, At, Meant, Name
from crossroads.engine.decisions import Decision
from crossroads.engine.labels import Label, Prompt, prompt_of
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.voice import capital, name_of
from crossroads.games.fallout.expansions.atomic_bonds.camps import PLACE
from crossroads.games.fallout.expansions.atomic_bonds.card_texts import card_short
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, cards_of
from crossroads.games.fallout.expansions.atomic_bonds.in_force import BY_MODIFICATION, BY_MUTATION
from crossroads.games.fallout.expansions.atomic_bonds.modifications import KEEP_NONE, TAKE_NONE
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.table import known_things as known
from crossroads.games.fallout.words.cards import card_name, use_text
from crossroads.games.fallout.words.cards import card_short as asset_short
from crossroads.games.fallout.words.places import content_of, node_name, tile_name
from crossroads.games.fallout.words.things import here_text, player, voice

View = Mapping[str, Any]
Saying = Callable[[Words, View, Any], str]


def _named(kind: str) -> Saying:
    return lambda words, view, which: name_of(words, kind, which) if which else ""


SAID: dict[str, Saying] = {
    "card": lambda words, view, which: card_name(words, which),
    "modification": _named("modification"),
    "taken": _named("modification"),
    "discarded": lambda words, view, all_: words.list([name_of(words, "modification", each) for each in all_]),
    "mutation": _named("mutation"),
    "upgrade": _named("upgrade"),
    "space": node_name,
    "tile": tile_name,
    "face": lambda words, view, face: ", ".join(_printed(words, view, face)),
}
"""How what a message names is called, by the name of the field."""


def _printed(words: Words, view: View, face: str) -> list[str]:
    return [node_name(words, view, f"{face}.{letter}") for letter in content_of(words).faces[face].spaces]


def _said(words: Words, view: View, about: Mapping[str, Any]) -> dict[str, Any]:
    """What a message is told: things by what they are called, and as `player` whom it is about."""
    told = {name: SAID[name](words, view, value) if name in SAID else value for name, value in about.items()}
    return {**told, "player": player(words, view, about["seat"])} if "seat" in about else told


def _message(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('.', '-')}"


PROMPTS = ("atomic-bonds.take", "atomic-bonds.attach", "atomic-bonds.look")


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """A question, with what it is about."""
    return prompt_of(words, _message("prompt", decision.prompt), **_said(words, view, decision.about))


EVENTS = tuple(
    [
        f"{ID}.{name}"
        for name in (
            *("camp", "traveled", "drawn", "taken", "attached", "lost", "modification-gone", "reshuffle"),
            *("modification", "mutation", "mutated", "capped", "upgrade", "looked"),
        )
    ]
)


def event(words: Words, view: View, happened: Any) -> str:
    """What happened, in a sentence."""
    about, name = happened.about, _message("event", happened.kind)
    if happened.kind == "atomic-bonds.taken" and not about["taken"]:
        name = f"{name}-none"
    elif happened.kind == "atomic-bonds.taken" and not about["discarded"]:
        name = f"{name}-only"
    elif happened.kind == "atomic-bonds.looked" and "face" not in about:
        name = f"{name}-hidden"
    elif happened.kind == BY_MODIFICATION:
        about = {"seat": about["seat"], "card": about["card"], "modification": about["part"]}
    elif happened.kind == BY_MUTATION:
        about = {"seat": about["seat"], "mutation": about["card"]}
    return words(name, **_said(words, view, about))


# -- options


def _label(words: Words, view: View, meant: Meant) -> Label:
    """An option by what it names."""
    return Label(capital(words(_message("option", meant.verb), **_said(words, view, meant.names))))


def _travel(words: Words, view: View, meant: Meant) -> Label:
    """Where to, and what is there; or that the journey leads nowhere."""
    title, space = _label(words, view, meant).title, meant.text("space")
    here = [words("atomic-bonds-there-already")] if space == view["survivors"][view["turn"]]["space"] else []
    return Label(title, note=words.list([*here, *here_text(words, view, space)]))


def _modification(words: Words, view: View, meant: Meant) -> Label:
    """A modification to take, with what it does."""
    printed = cards_of(content_of(words)).modifications[meant.text("modification")]
    return Label(_label(words, view, meant).title, note=card_short(words, printed))


def _attach(words: Words, view: View, meant: Meant) -> Label:
    """A card to attach it to, and what it has to give up for that."""
    card = meant.text("card")
    title, note = _label(words, view, meant).title, asset_short(words, content_of(words).cards[card])
    former = view["added"][ID]["modifications"]["attached"].get(card, "")
    if not former:
        return Label(title, note=note)
    return Label(
        title, cost=words("atomic-bonds-replaces", modification=name_of(words, "modification", former)), note=note
    )


def _use_modification(words: Words, view: View, meant: Meant) -> Label:
    used = cards_of(content_of(words)).modifications[meant.text("modification")].uses[meant.number("number", 1) - 1]
    return Label(_label(words, view, meant).title, gain=use_text(voice(words, view), used))


def _use_mutation(words: Words, view: View, meant: Meant) -> Label:
    used = cards_of(content_of(words)).mutations[meant.text("mutation")].uses[meant.number("number", 1) - 1]
    return Label(_label(words, view, meant).title, gain=use_text(voice(words, view), used))


def _modifications(g: Fallout) -> Container[str]:
    return cards_of(g.content).modifications


def _mutations(g: Fallout) -> Container[str]:
    return cards_of(g.content).mutations


def _counts(g: Fallout) -> Container[str]:
    return [str(count + 1) for count in range(len(cards_of(g.content).modifications))]


def _numbers(_g: Fallout) -> Container[str]:
    return [str(number) for number in range(2, 10)]


CARD = Name("card", known.cards)
MODIFICATION = Name("modification", _modifications)
NUMBER = Name("number", _numbers, is_number=True)
ON_TURN = "fallout.rounds.one-turn-each"
SHOP = "fallout.shopping.where"
ACTS = (
    Act(
        "atomic-bonds.travel",
        (Name("space", known.spaces),),
        _travel,
        "atomic-bonds.fast-travel.own-turn-only",
        At("space", "space"),
    ),
    Act(PLACE, (), _label, "atomic-bonds.camp-tokens.place-with-camp-action", At("here")),
    Act("atomic-bonds.modify", (Name("amount", _counts, is_number=True),), _label, SHOP),
    Act("atomic-bonds.take", (MODIFICATION,), _modification, SHOP, At("modification", "modification")),
    Act(TAKE_NONE, (), _label, SHOP),
    Act("atomic-bonds.attach", (CARD,), _attach, "atomic-bonds.modifications.no-moving", At("card", "card")),
    Act(KEEP_NONE, (), _label, "atomic-bonds.modifications.attach-when-acquired"),
    Act(
        BY_MODIFICATION,
        (CARD, MODIFICATION, NUMBER),
        _use_modification,
        "atomic-bonds.modifications.works-when-equipped",
        At("card", "card"),
        optional=1,
    ),
    Act(
        BY_MUTATION,
        (Name("mutation", _mutations), NUMBER),
        _use_mutation,
        "atomic-bonds.mutations.no-effect-facedown",
        At("mutation", "mutation"),
        optional=1,
    ),
)
