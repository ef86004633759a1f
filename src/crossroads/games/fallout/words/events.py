"""What happened, as sentences of the log; encounters and quests tell their stories here."""

from collections.abc import Callable, Mapping
from typing import Any

from crossroads.engine.events import Event
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.voice import all_of, capital, letters_text, name_of
from crossroads.games.fallout.words.cards import (
    agenda_name,
    card_name,
    encounter_name,
    enemy_name,
    quest_name,
    sentence,
    story,
)
from crossroads.games.fallout.words.places import content_of, face_name, node_name
from crossroads.games.fallout.words.things import face_text, player, voice

View = Mapping[str, Any]
Particular = Callable[[Words, View, Any], Any]


def event(words: Words, view: View, event: Event) -> str:
    """What happened, as one sentence or a short story."""
    return capital(_told(words, view, event))


def _told(words: Words, view: View, event: Event) -> str:
    kind, about = event.kind, event.about
    story = STORIES.get(kind)
    if story is not None:
        return story(words, view, event)
    if kind in VEILED:
        message = f"event-{kind}" if VEILED[kind] in about else f"event-{kind}-hidden"
        return words(message, **particulars(words, view, about))
    if kind in ("heal", "cure") and not about["amount"]:
        return words(f"event-{kind}-none", **particulars(words, view, about))
    return words(f"event-{kind}", **particulars(words, view, about))


VEILED = {
    "agenda": "agenda",
    "give-up": "agenda",
    "agenda-traded": "agenda",
    "agendas-shown": "agendas",
    "look": "face",
    "enemy": "enemy",
}
"""Events of which not everybody learns all: what the others are not told."""


def particulars(words: Words, view: View, about: View) -> dict[str, Any]:
    """The particulars of an event or a question as messages take them: names instead of ids."""
    told: dict[str, Any] = {}
    for key, value in about.items():
        if key in NAMES:
            told["player" if key == "seat" else key] = NAMES[key](words, view, value)
        elif isinstance(value, str | int) and not isinstance(value, bool):
            told[key] = value
    return told


def _agendas(words: Words, view: View, agendas: Any) -> str:
    return words.list(agenda_name(words, content_of(words), each) for each in agendas)


def icon_names(words: Words, view: View, icons: Any) -> str:
    """The icons of an agenda: enemy types and factions."""
    return words.list(voice(words, view).foe(each) for each in icons)


def dice_text(words: Words, dice: Any) -> str:
    """The dice as they lie."""
    return "; ".join(face_text(words, face) for face in dice)


def _space(words: Words, view: View, space: str | int) -> str | int:
    """A place on the map by its name; on the power track a number, and of an enemy that was drawn to fight none."""
    return node_name(words, view, space) if isinstance(space, str) and space else space


NAMES: dict[str, Particular] = {
    "seat": player,
    "partner": player,
    "card": lambda words, view, value: card_name(words, value),
    "enemy": lambda words, view, value: enemy_name(words, view["scenario"], value),
    "type": lambda words, view, value: voice(words, view).foe(value),
    "space": _space,
    "quest": lambda words, view, value: quest_name(words, value),
    "agenda": lambda words, view, value: agenda_name(words, content_of(words), value),
    "agendas": _agendas,
    "perk": lambda words, view, value: name_of(words, "perk", value),
    "trait": lambda words, view, value: name_of(words, "trait", value),
    "colour": lambda words, view, value: name_of(words, "colour", value),
    "locked": lambda words, view, value: name_of(words, "trait", value),
    "faction": lambda words, view, value: voice(words, view).faction(value),
    "face": lambda words, view, value: face_name(words, value),
    "survivor": lambda words, view, value: name_of(words, "character", value),
    "letters": lambda words, view, value: letters_text(words, value),
    "icons": icon_names,
    "dice": lambda words, view, value: dice_text(words, value),
}
"""How each particular is named; numbers and words of the rules' own are told as they are."""


# -- stories


def _survivor(words: Words, view: View, event: Event) -> str:
    told = particulars(words, view, event.about)
    seat: int = event.about["seat"]
    told["player"] = words.player(seat) or words("player", number=seat + 1)
    return words("event-survivor", **told)


def _added(words: Words, view: View, event: Event) -> str:
    return words("event-add", number=event.about["number"], deck=name_of(words, "deck", event.about["deck"]))


def _encounter(words: Words, view: View, event: Event) -> str:
    """The card is read aloud; whoever has to choose hears the rest as the question."""
    about = event.about
    title = encounter_name(words, about["card"])
    told = words("event-encounter", player=player(words, view, about["seat"]), encounter=title)
    return told if view["seat"] == about["seat"] else f"{told} {_intro(words, about)}".rstrip()


def _intro(words: Words, about: View) -> str:
    return story(words, f"encounter-{about['card']}", "intro")


def _choice(words: Words, about: View) -> str:
    return sentence(words, f"encounter-{about['card']}", about["option"])


def _forced(words: Words, view: View, event: Event) -> str:
    about = event.about
    told = words("event-forced", player=player(words, view, about["seat"]), text=_choice(words, about))
    return f"{_intro(words, about)} {told}".lstrip() if view["seat"] == about["seat"] else told


def _no_option(words: Words, view: View, event: Event) -> str:
    about = event.about
    told = words("event-no-option", player=player(words, view, about["seat"]))
    return f"{_intro(words, about)} {told}".lstrip() if view["seat"] == about["seat"] else told


def _chosen(words: Words, view: View, event: Event) -> str:
    about = event.about
    return words("event-option", player=player(words, view, about["seat"]), text=_choice(words, about))


def _outcome(words: Words, view: View, event: Event) -> str:
    """How a choice went on; where nobody has written it, what it brings."""
    card, chosen, outcome = event.about["card"], event.about["option"], event.about["outcome"]
    told = story(words, f"encounter-{card}", f"{chosen}-{outcome}")
    if told:
        return told
    printed = next(each for each in content_of(words).encounters[card].options if each.id == chosen)
    results = printed.success if outcome == "success" else printed.failure
    return all_of(voice(words, view), results) or words(f"label-{outcome}")


def _trash(words: Words, view: View, event: Event) -> str:
    about = event.about
    name = quest_name(words, about["quest"]) if "quest" in about else encounter_name(words, about["card"])
    return words("event-trash", card=name)


def _stage(words: Words, view: View, event: Event) -> str:
    quest = event.about["quest"]
    told = words("event-stage", quest=quest_name(words, quest))
    return f"{told} {story(words, f'quest-{quest}', 'story')}".rstrip()


def _complete(words: Words, view: View, event: Event) -> str:
    about = event.about
    told = words("event-complete", **particulars(words, view, about))
    done = story(words, f"quest-{about['quest']}", f"{about['objective']}-done")
    return f"{told} {done}".rstrip()


def _attempt(words: Words, view: View, event: Event) -> str:
    about = event.about
    text = sentence(words, f"quest-{about['quest']}", about["objective"])
    seat, quest = player(words, view, about["seat"]), quest_name(words, about["quest"])
    return words("event-attempt", player=seat, quest=quest, text=text)


def _by_what(message: str, key: str) -> Callable[[Words, View, Event], str]:
    """Events about one sort of thing or another: with `key` among the particulars the message has a twin."""

    def tell(words: Words, view: View, event: Event) -> str:
        twin = f"{message}-{key}" if key in event.about else message
        return words(twin, **particulars(words, view, event.about))

    return tell


def _fight(words: Words, view: View, event: Event) -> str:
    message = "event-fight-away" if event.about["away"] else "event-fight"
    return words(message, **particulars(words, view, event.about))


def _tested(words: Words, view: View, event: Event) -> str:
    message = "event-test-passed" if event.about["passed"] else "event-test-failed"
    return words(message, **particulars(words, view, event.about))


def _offer(words: Words, view: View, event: Event) -> str:
    about = event.about
    gives = goods(words, about["gives"], about["gives_agendas"], about["gives_caps"])
    asks = goods(words, about["asks"], about["asks_agendas"], about["asks_caps"])
    names = {"player": player(words, view, about["seat"]), "partner": player(words, view, about["partner"])}
    return words("event-offer", **names, gives=gives, asks=asks)


def goods(words: Words, cards: Any, agendas: int, caps: int) -> str:
    """One side of a trade."""
    parts = [card_name(words, each) for each in cards]
    if agendas:
        parts.append(words("goods-agendas", amount=agendas))
    if caps:
        parts.append(words("goods-caps", amount=caps))
    return words.list(parts) or words("goods-nothing")


def _game_over(words: Words, view: View, event: Event) -> str:
    return outcome_text(words, view, event.about["winners"], event.about["how"])


def outcome_text(words: Words, view: View, winners: Any, how: str) -> str:
    """How the game ended."""
    if winners:
        names = words.list(player(words, view, seat) for seat in winners)
        return words("event-game-over", count=len(winners), winners=names)
    return words(f"event-game-over-{how.replace('.', '-')}")


STORIES: dict[str, Callable[[Words, View, Event], str]] = {
    "survivor": _survivor,
    "add": _added,
    "encounter": _encounter,
    "forced": _forced,
    "no-option": _no_option,
    "option": _chosen,
    "outcome": _outcome,
    "trash": _trash,
    "stage": _stage,
    "attempt": _attempt,
    "complete": _complete,
    "use": _by_what("event-use", "perk"),
    "relocate": _by_what("event-relocate", "type"),
    "fight": _fight,
    "tested": _tested,
    "offer": _offer,
    "game-over": _game_over,
}
"""Events that are told in a way of their own."""
