"""What happens in Atomic Bonds, in words, and its part of the table line by line."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording
from crossroads.engine.extending import plain_wording
from crossroads.engine.labels import Label, Prompt
from crossroads.engine.recap import Recap, RecapFact
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.voice import all_of, capital, letters_text, name_of
from crossroads.games.fallout.expansions.atomic_bonds import assisting_words, card_texts, gear_words
from crossroads.games.fallout.expansions.atomic_bonds.activation import effects_by
from crossroads.games.fallout.expansions.atomic_bonds.card_texts import named_card
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, cards_of, design_of
from crossroads.games.fallout.words.cards import card_name
from crossroads.games.fallout.words.places import content_of, node_name
from crossroads.games.fallout.words.things import player, voice

View = Mapping[str, Any]


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """A question, by its topic."""
    if decision.prompt in gear_words.PROMPTS:
        return gear_words.prompt(words, view, decision)
    if decision.prompt in assisting_words.PROMPTS:
        return assisting_words.prompt(words, view, decision)
    return plain_wording(table).prompt(words, view, decision)


def event(words: Words, view: View, happened: Any) -> str:
    """What happened, in a sentence: by the message of its name, which is told what the event names."""
    if happened.kind in gear_words.EVENTS:
        return gear_words.event(words, view, happened)
    about, told = happened.about, _told(words, view, happened.about)
    message = f"event-{happened.kind.replace('.', '-')}"
    if happened.kind == "atomic-bonds.reveal" and not about["faction"]:
        return words(f"{message}-plain", **told)
    if happened.kind == "atomic-bonds.reveal" and about["faction"] == view["added"][ID]["loyal"]:
        return words(f"{message}-loyal", **told)
    if happened.kind == "atomic-bonds.why":
        shares = {each: words.percent(Fraction(about[each], 100)) for each in ("with", "without", "death")}
        told["said"] = words(f"why-atomic-bonds-{about['reason']}", **{**told, **shares})
    stand = view["added"][ID]["last_stand"]
    if happened.kind == "atomic-bonds.goal-done" and about["done"] == about["required"] and stand is not None:
        return words("event-atomic-bonds-goal-opens", **told, **_asked(words, stand))
    if happened.kind in STORIES:
        story = words.find(f"sheet-{about['sheet']}.{STORIES[happened.kind]}")
        return " ".join([words(message, **told), *([story] if story else [])])
    return capital(words(message, **told))  # some begin with a faction


STORIES = {  # what of its sheet an event of the last stand tells
    "atomic-bonds.stands": "last-stand",
    "atomic-bonds.stood": "last-stand-won",
    "atomic-bonds.fell-back": "last-stand-failed",
}


def _told(words: Words, view: View, about: Mapping[str, Any]) -> dict[str, Any]:
    """What an event is about, by names."""
    told: dict[str, Any] = {name: value for name, value in about.items() if isinstance(value, str | int)}
    speaker = voice(words, view)
    if "seat" in about:
        told["player"] = player(words, view, about["seat"])
    if "to" in about:
        told["to"] = player(words, view, about["to"])
    if "partner" in about:
        told["partner"] = player(words, view, about["partner"])
    if about.get("faction"):
        told["faction"] = speaker.faction(about["faction"])
    if "goal" in about:
        told["goal"] = goal_name(words, about["goal"])
    if "goals" in about:
        told["goals"] = words.list(goal_name(words, goal) for goal in about["goals"])
    if "types" in about:
        told["types"] = words.list(speaker.foe(each) for each in about["types"])
    return told


def goal_name(words: Words, goal: str) -> str:
    return words(f"goal-{design_of(goal)}")


# -- the table


def table(words: Words, view: View) -> list[str]:
    """The expansion's part of the table, in an order to be read aloud."""
    part = view["added"][ID]
    if part["loyal"] is None:
        return []
    return [*_aims(words, view, part), *_goals(words, view, part["goals"]), *_cards(words, view, part)]


def _aims(words: Words, view: View, part: View) -> Iterator[str]:
    """Whom the survivors play for, how near the loss is, and what is still to be done."""
    speaker = voice(words, view)
    loyal, opposing = speaker.faction(part["loyal"]), speaker.faction(part["opposing"])
    yield words("table-atomic-bonds-factions", loyal=loyal, opposing=opposing)
    space = view["power"][part["opposing"]]
    yield words("table-atomic-bonds-power", faction=opposing, space=space, last=view["track"])
    effects = effects_by(cards_of(content_of(words)).sheets[part["sheet"]], part["enemies"])
    told = {"count": part["enemies"], "effects": _without_stop(all_of(speaker, effects))}
    yield words("table-atomic-bonds-reaction", faction=opposing, **told)
    instead = _without_stop(all_of(speaker, cards_of(content_of(words)).sheets[part["sheet"]].plus))
    yield words("table-atomic-bonds-plus", faction=loyal, effects=instead)
    stand = part["last_stand"]
    if stand is not None:
        yield words(
            "table-atomic-bonds-stand",
            found="yes" if stand["space"] else "no",
            state="open" if stand["open"] else "closed",
            **_asked(words, stand),
        )


def _without_stop(text: str) -> str:
    """A sentence follows with a stop of its own, and `C.A.M.P.` ends with one."""
    return text.removesuffix(".")


def _asked(words: Words, stand: View) -> dict[str, Any]:
    """What the last stand asks for."""
    place, letters = name_of(words, "place", stand["place"]), letters_text(words, stand["letters"])
    return {"place": place, "letters": letters, "difficulty": stand["difficulty"]}


def _goals(words: Words, view: View, goals: View) -> Iterator[str]:
    yield words("table-atomic-bonds-goals", done=len(goals["done"]), required=goals["required"])
    for goal in goals["faceup"]:
        asked = cards_of(content_of(words)).goals[goal].needs.describe(voice(words, view))
        at = goals["progress"][goal]
        told = {"goal": goal_name(words, goal), "asked": asked, "have": at["have"], "needed": at["of"]}
        yield words("table-atomic-bonds-goal", **told)


def _cards(words: Words, view: View, part: View) -> Iterator[str]:
    """The activation deck, what the workshop has, and where camps are."""
    deck, printed = part["activation"], cards_of(content_of(words))
    holder = player(words, view, view["first"])
    yield words("table-atomic-bonds-deck", player=holder, deck=deck["deck"], pile=len(deck["pile"]))
    if part["workshop"]["gained"]:
        gained = [named_card(words, printed.upgrades[each]) for each in part["workshop"]["gained"]]
        yield words("table-atomic-bonds-upgrades", upgrades="; ".join(gained))
    camps = part["camps"]
    places = words.list(node_name(words, view, space) for space in camps["placed"])
    yield words("table-atomic-bonds-camps", places=places, gained=camps["gained"])
    for seat, card in enumerate(part["mutations"]["faceup"]):
        who = player(words, view, seat)
        if card:
            mutation = named_card(words, printed.mutations[card])
            yield words("table-atomic-bonds-mutation", player=who, mutation=mutation)
        elif not view["survivors"][seat]["eliminated"]:
            yield words("table-atomic-bonds-facedown", player=who)
    yield from _modified(words, view, part["modifications"]["attached"])
    decks = {deck: part[deck]["deck"] for deck in ("modifications", "mutations", "workshop")}
    yield words("table-atomic-bonds-decks", **decks, pile=len(part["modifications"]["pile"]))


def _modified(words: Words, view: View, attached: Mapping[str, str]) -> Iterator[str]:
    """The modifications on everybody's cards."""
    for who in view["survivors"]:
        held = [who["weapon"], who["apparel"], who["companion"], *who["beside"], *who["inventory"]]
        for card in [each["id"] for each in held if each is not None and each["id"] in attached]:
            modification = cards_of(content_of(words)).modifications[attached[card]]
            told = {"card": card_name(words, card), "modification": named_card(words, modification)}
            yield words("table-atomic-bonds-modified", player=player(words, view, who["seat"]), **told)


def drawn(words: Words, view: View, deck: str, face: str) -> Label:
    """What came from a real deck of the expansion."""
    known = cards_of(content_of(words))
    if deck == "activations":
        card = known.activation[face]
        types = [name_of(words, "type", each) for each in card.types]
        faction = [] if card.faction is None else [voice(words, view).faction(card.faction)]
        alike = [
            each.id for each in known.activation.values() if (each.types, each.faction) == (card.types, card.faction)
        ]
        note = str(1 + alike.index(face)) if len(alike) > 1 else ""  # each of them will do
        return Label(capital(" → ".join([*types, *faction])), note=note)
    if deck == "goals":
        return Label(words(f"goal-{face}"))
    if deck == "modifications":
        return Label(card_texts.card_title(words, known.modifications[face]))
    return Label(card_texts.card_title(words, known.mutations[face] if deck == "mutations" else known.upgrades[face]))


FACTS = (
    RecapFact("atomic-bonds-goals", ("atomic-bonds.goal-done",), 10),
    RecapFact("atomic-bonds-mutations", ("atomic-bonds.mutated",), 6),
    RecapFact("atomic-bonds-camps", ("atomic-bonds.camp",), 4),
)
"""What of the expansion is worth a word to those who were away."""


def wording() -> Wording:
    """How the expansion is told."""
    told = replace(plain_wording(table), prompt=prompt, event=event, drawn=drawn)
    return replace(told, card=card_texts.card, cards=card_texts.card_titles, recap=Recap(FACTS))
