"""Options in words: a label for everything that a seat can be offered, and for whatever it can name and not have."""

from collections.abc import Callable, Mapping
from typing import Any

from crossroads.engine.words import Words
from crossroads.games.fallout.content import EncounterOption
from crossroads.games.fallout.describing import Voice, all_of, use_text, when_text
from crossroads.games.fallout.places import (
    capital,
    content_of,
    is_seen,
    name_of,
    node_name,
    spot_of,
    tile_name,
    toward,
)
from crossroads.games.fallout.sight import (
    face_text,
    full_enemy,
    icon_text,
    own,
    own_space,
    place_label,
    player,
    space_of,
    voice,
)
from crossroads.games.fallout.survivor import SPECIAL
from crossroads.games.fallout.texts import (
    agenda_name,
    agenda_text,
    card_name,
    card_parts,
    card_short,
    how_text,
    named_card,
    perk_text,
    quest_name,
    sentence,
)

View = Mapping[str, Any]
Label = Callable[[Words, View, str], str]


def option(words: Words, view: View, option_id: str) -> str:
    """What an option is called, with all that one has to know to choose it."""
    act, _, about = option_id.partition(":")
    return capital(LABELS[act](words, view, about) if about else _plain(words, view, act))


def _plain(words: Words, view: View, act: str) -> str:
    if act == "encounter":
        return _encounter(words, view)
    if act == "end":
        return words("option-end", actions=view["actions"])
    if act in ("explore", "fight", "quest"):  # never offered so, but asked about
        return words(f"action-{act}")
    return words(f"option-{act}")


def _step(words: Words, view: View, about: str) -> str:
    way = toward(words, view, own_space(view), about) if own_space(view) and is_seen(view, about) else ""
    printed = space_of(words, about)
    points = 2 if printed is not None and printed.difficult else 1
    message = "option-step" if way else "option-step-close"
    return words(message, place=place_label(words, view, about), way=way, points=points)


def _explore(words: Words, view: View, about: str) -> str:
    here = own_space(view)
    tile = view["tiles"][int(about.removeprefix("tile-"))]
    if not tile["face"] and here and _is_next(spot_of(view, here), (tile["q"], tile["r"])):
        return words("option-explore", way=toward(words, view, _tile_of(view, here), about), back=tile["back"])
    return words("option-explore-far", tile=tile_name(words, view, about))


def _is_next(here: tuple[int, int], there: tuple[int, int]) -> bool:
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def _tile_of(view: View, node: str) -> str:
    """The tile of a node as a whole, for the way from its centre."""
    q, r = spot_of(view, node)
    return next(f"tile-{place}" for place, tile in enumerate(view["tiles"]) if (tile["q"], tile["r"]) == (q, r))


def _fight(words: Words, view: View, about: str) -> str:
    """A fight with an enemy; an inactive one, for whoever asks why not, goes by its type and place."""
    kind, _, space = about.partition(":")
    if space:
        foe = words("enemy-inactive", type=voice(words, view).foe(kind))
        return f"{words('option-fight', enemy=foe)} — {node_name(words, view, space)}"
    found = next((enemy for enemy in view["enemies"] if enemy.get("id") == about), None)
    text = words("option-fight", enemy=full_enemy(words, view, about))
    if found is None or found["space"] == own_space(view):
        return text
    return f"{text} — {node_name(words, view, found['space'])}"


def _encounter(words: Words, view: View) -> str:
    printed = space_of(words, own_space(view)) if own_space(view) else None
    if printed is None or printed.icon is None:
        return words("option-encounter")
    icon = icon_text(words, printed.icon, printed.level)
    return f"{words('option-encounter')}: {icon}"


def _option(words: Words, view: View, about: str) -> str:
    """A choice of the encounter on the table: its sentence, then what it asks for; of another card nothing is told."""
    meeting = view["meeting"]
    if meeting is None:
        return words("option-encounter")
    card = content_of(words).encounters[meeting["card"]]
    chosen = next((each for each in card.options if each.id == about), None)
    if chosen is None:
        return words("option-encounter")
    text = sentence(words, f"encounter-{card.id}", about)
    asked = asked_text(voice(words, view), chosen, with_tests=view["read_aloud"] == "with-tests")
    return f"{text} ({asked})" if asked else text


def asked_text(speaker: Voice, chosen: EncounterOption, with_tests: bool) -> str:
    """Requirement, cost and task of an encounter's option; the task is left out where only bold text is read."""
    words = speaker.words
    parts = []
    if chosen.needs is not None:
        parts.append(words("needs", when=when_text(speaker, chosen.needs)))
    if chosen.cost:
        parts.append(all_of(speaker, chosen.cost))
    if chosen.task is not None and with_tests:
        parts.append(all_of(speaker, (chosen.task,)))
    return "; ".join(parts)


def _quest(words: Words, view: View, about: str, message: str = "option-quest") -> str:
    quest, _, objective = about.partition(":")
    found = next(each for each in content_of(words).quests[quest].objectives if each.id == objective)
    text = words(message, quest=quest_name(words, quest), text=sentence(words, f"quest-{quest}", objective))
    return f"{text} ({how_text(words, found, view['scenario'])})"


def _complete(words: Words, view: View, about: str) -> str:
    return _quest(words, view, about, "option-complete")


def _reroll(words: Words, view: View, about: str) -> str:
    source, _, which = about.partition(":")
    rolling = view["rolling"]
    dice = [int(each) - 1 for each in which]
    shown = [
        words("die-shown", number=die + 1, face=face_text(words, rolling["dice"][die]))
        if rolling is not None and rolling["dice"]
        else words("die", number=die + 1)
        for die in dice
    ]
    return words(f"option-reroll-{source}", dice="; ".join(shown))


def _use(words: Words, view: View, about: str) -> str:
    card, _, number = about.partition(":")
    use = content_of(words).cards[card].uses[int(number or 1) - 1]
    text = use_text(voice(words, view), use)
    return words("option-use", card=card_name(words, card), text=text)


def _perk(words: Words, view: View, about: str, message: str = "option-perk") -> str:
    return words(message, perk=name_of(words, "perk", about), text=perk_text(words, content_of(words).perks[about]))


def _take_perk(words: Words, view: View, about: str) -> str:
    return _perk(words, view, about, "option-take-perk")


def _priced(words: Words, view: View, about: str, act: str) -> str:
    """A card with its price in caps: what it costs, brings, or is worth as scrap."""
    cost = content_of(words).cards[about].cost or 0
    caps = max(0, cost - 1) if act == "sell" else cost
    short = "; ".join(card_parts(words, content_of(words).cards[about]))
    text = words(f"option-{act}", card=card_name(words, about), caps=caps)
    return f"{text} ({short})" if short else text


def _survivor(words: Words, view: View, about: str) -> str:
    character = content_of(words).characters[about]
    printed = content_of(words).cards[character.card]
    traits = words.list(words(f"trait-{trait}") for trait in character.traits)
    text = words(
        "option-survivor",
        survivor=name_of(words, "character", about),
        letter=character.letter,
        card=card_name(words, character.card),
        text=card_short(words, printed),
    )
    return f"{text}; {words('survivor-traits', traits=traits)}" if traits else text


def _agenda(act: str) -> Label:
    """An agenda by name, with what it is worth."""

    def label(words: Words, view: View, about: str) -> str:
        content = content_of(words)
        text = words(f"option-{act}", agenda=agenda_name(words, content, about))
        return f"{text} ({agenda_text(words, content.agendas[about])})"

    return label


def _loyal(words: Words, view: View, about: str) -> str:
    content = content_of(words)
    side = content.agendas[about].faction
    name = agenda_name(words, content, about)
    if side is None:
        return words("option-loyal-none", agenda=name)
    return words("option-loyal", faction=voice(words, view).faction(side), agenda=name)


def _die(words: Words, view: View, about: str) -> str:
    die, _, face = about.partition(":")
    return words("option-die", number=int(die), face=face_text(words, int(face) - 1))


def _turn(words: Words, view: View, about: str) -> str:
    kind, _, space = about.partition(":")
    return words("option-turn", type=voice(words, view).foe(kind), place=node_name(words, view, space))


def _token(words: Words, view: View, about: str) -> str:
    known = about in (own(view) or {}).get("special", "")
    message = "option-token-known" if known else "option-token"
    return words(message, letter=about, special=words(f"special-{about}"))


def _at(act: str) -> Label:
    return lambda words, view, about: words(f"option-{act}", place=place_label(words, view, about))


def _card(act: str) -> Label:
    return lambda words, view, about: words(f"option-{act}", card=_thing(words, about))


def _thing(words: Words, which: str) -> str:
    """A card with what it does; whoever asks why may also name a perk, a trait or a token."""
    content = content_of(words)
    if which in content.cards:
        return named_card(words, content, which)
    if which in content.perks:
        return name_of(words, "perk", which)
    return words(f"special-{which}") if which in SPECIAL else words(f"trait-{which}")


def _price(act: str) -> Label:
    return lambda words, view, about: _priced(words, view, about, act)


def _seat(act: str) -> Label:
    return lambda words, view, about: words(f"option-{act}", player=player(words, view, int(about)))


def _enemy(act: str) -> Label:
    def label(words: Words, view: View, about: str) -> str:
        found = next((enemy["space"] for enemy in view["enemies"] if enemy.get("id") == about), "")
        text = words(f"option-{act}", enemy=full_enemy(words, view, about))
        return f"{text} — {node_name(words, view, found)}" if found else text

    return label


def _named(act: str) -> Label:
    return lambda words, view, about: words(f"option-{act}-{about}")


LABELS: dict[str, Label] = {
    "step": _step,
    "explore": _explore,
    "fight": _fight,
    "option": _option,
    "quest": _quest,
    "complete": _complete,
    "camp": _named("camp"),
    "trade": _seat("trade"),
    "seat": _seat("seat"),
    "attack": _seat("attack"),
    "activate": _enemy("activate"),
    "enemy": _enemy("enemy"),
    "reroll": _reroll,
    "die": _die,
    "use": _use,
    "perk": _perk,
    "take-perk": _take_perk,
    "token": _token,
    "equip": _card("equip"),
    "unequip": _card("unequip"),
    "keep": _card("keep-card"),
    "discard": _card("discard"),
    "drop": _card("drop"),
    "ready": _card("ready"),
    "give": _card("give"),
    "ask": _card("ask"),
    "pay-ready": _card("pay-ready"),
    "leave": _card("leave-card"),
    "sell": _price("sell"),
    "buy": _price("buy"),
    "recruit": _card("recruit"),
    "scrap": _price("scrap"),
    "give-agenda": _agenda("give-agenda"),
    "give-up": _agenda("give-up"),
    "loyal": _loyal,
    "at": _at("at"),
    "to": _at("to"),
    "start": _at("start"),
    "return": _at("return"),
    "survivor": _survivor,
    "colour": _named("colour"),
    "turn": _turn,
    "look": lambda words, view, about: words("option-look", tile=tile_name(words, view, about)),
}
"""The label of each kind of option that names something."""
