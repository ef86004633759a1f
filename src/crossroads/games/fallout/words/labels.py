"""Options in words: labels for everything that a seat can be offered, and for whatever it can name and not have."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from crossroads.engine.acts import Meant
from crossroads.engine.labels import Label
from crossroads.engine.words import KEPT, Words
from crossroads.games.fallout.cards.content import EncounterOption
from crossroads.games.fallout.cards.voice import Voice, all_of, capital, name_of
from crossroads.games.fallout.survivor import SLOTS, SPECIAL
from crossroads.games.fallout.survivors.conditions import when_text
from crossroads.games.fallout.turn.shop import price_of
from crossroads.games.fallout.words.cards import (
    agenda_name,
    agenda_text,
    card_name,
    card_parts,
    card_short,
    how_text,
    perk_text,
    quest_name,
    sentence,
    use_text,
)
from crossroads.games.fallout.words.places import content_of, is_seen, node_name, spot_of, tile_name, toward
from crossroads.games.fallout.words.things import (
    enemy_parts,
    face_text,
    here_text,
    icon_text,
    own,
    own_space,
    player,
    space_of,
    voice,
)

View = Mapping[str, Any]
Labelling = Callable[[Words, View, Meant], Label]


def _label(title: str, gain: str = "", note: str = "", said: str = "") -> Label:
    return Label(capital(title), "", gain, note, capital(said) if said else "")


# -- by the message of the act, with what it names put in


def plain(words: Words, view: View, meant: Meant) -> Label:
    """An act that names nothing."""
    return _by_message(words, f"option-{meant.verb}")


@lru_cache(maxsize=KEPT)
def _by_message(words: Words, message: str) -> Label:
    return _label(words(message))


def action(words: Words, view: View, meant: Meant) -> Label:
    """An action as a whole: never offered so, but asked about."""
    return _by_message(words, f"action-{meant.verb}")


def each_by_itself(words: Words, view: View, meant: Meant) -> Label:
    """An act with a message for each thing that it can name."""
    (which,) = meant.names.values()
    return _by_message(words, f"option-{meant.verb}-{which}")


def camp_part(words: Words, view: View, meant: Meant) -> Label:
    """A part of camping; one that would bring nothing now says so."""
    label, part, who = each_by_itself(words, view, meant), meant.text("part"), own(view)
    if who is None or part not in IDLE or not IDLE[part](who):
        return label
    return _label(label.title, note=words("option-camp-idle"))


def _exhausted(who: View) -> list[Any]:
    slots = [who[slot] for slot in SLOTS if who[slot] is not None]
    return [held for held in (*slots, *who["beside"], *who["inventory"]) if held["exhausted"]]


IDLE: dict[str, Callable[[View], bool]] = {
    "heal": lambda who: who["hp"] >= who["most_hp"],
    "ready": lambda who: not _exhausted(who),
    "rest": lambda who: "well-rested" in who["traits"],
}
"""When a part of camping brings nothing."""


def seat(words: Words, view: View, meant: Meant) -> Label:
    return _label(words(f"option-{meant.verb}", player=player(words, view, meant.number("seat"))))


def tile(words: Words, view: View, meant: Meant) -> Label:
    return _label(words(f"option-{meant.verb}", tile=tile_name(words, view, meant.text("tile"))))


def space(words: Words, view: View, meant: Meant) -> Label:
    """A place and what is there."""
    node = meant.text("space")
    title = words(f"option-{meant.verb}", place=node_name(words, view, node))
    return _label(title, note=words.list(here_text(words, view, node)))


def enemy(words: Words, view: View, meant: Meant) -> Label:
    """An enemy with where it is."""
    return _enemy(words, view, meant, own_too=True)


def _enemy(words: Words, view: View, meant: Meant, own_too: bool) -> Label:
    token = meant.text("enemy")
    name, printed = enemy_parts(words, view, token)
    title = words(f"option-{meant.verb}", enemy=name)
    found = next((enemy["space"] for enemy in view["enemies"] if enemy.get("id") == token), "")
    if not found or (not own_too and found == own_space(view)):
        return _label(title, note=printed)
    where = node_name(words, view, found)
    return _label(f"{title} — {where}", note=printed, said=f"{title} ({printed}) — {where}")


def card(words: Words, view: View, meant: Meant) -> Label:
    """A card with what it does."""
    return _card(words, f"option-{meant.verb}", meant.text("card"))


def card_apart(words: Words, view: View, meant: Meant) -> Label:
    """The same for a verb that means something else where it names no card."""
    return _card(words, f"option-{meant.verb}-card", meant.text("card"))


@lru_cache(maxsize=KEPT)
def _card(words: Words, message: str, which: str) -> Label:
    """Whoever asks why may also name a perk, a trait or a token."""
    content = content_of(words)
    if which in content.cards:
        return _label(words(message, card=card_name(words, which)), note=card_short(words, content.cards[which]))
    if which in content.perks:
        return _label(words(message, card=name_of(words, "perk", which)))
    name = words(f"special-{which}") if which in SPECIAL else name_of(words, "trait", which)
    return _label(words(message, card=name))


def equip(words: Words, view: View, meant: Meant) -> Label:
    """A card to put on; one that lies in its slot goes to the inventory."""
    return _put_on(words, view, meant, "option-equip-worn", "option-equip")


def replace(words: Words, view: View, meant: Meant) -> Label:
    """A card to put on; one that lies in its slot is discarded."""
    return _put_on(words, view, meant, "option-replace", "option-replace-nothing")


def _put_on(words: Words, view: View, meant: Meant, taken: str, free: str) -> Label:
    which = meant.text("card")
    worn = _worn_instead(words, view, which)
    if not worn:
        return _card(words, free, which)
    title = words(taken, card=card_name(words, which), worn=card_name(words, worn))
    return _label(title, note=card_short(words, content_of(words).cards[which]))


def _worn_instead(words: Words, view: View, which: str) -> str:
    """What the seat of this view wears in the slot that a card needs, if anything."""
    card, mine = content_of(words).cards.get(which), own(view)
    if card is None or mine is None or card.kind not in SLOTS or card.is_worn_beneath:
        return ""
    worn = mine[card.kind]
    return worn["id"] if worn is not None and worn["id"] != which else ""


def price(words: Words, view: View, meant: Meant) -> Label:
    """A card with its price in caps: what it costs, brings, or is worth as scrap."""
    content, which, mine = content_of(words), meant.text("card"), own(view)
    cost = content.cards[which].cost or 0
    caps = max(0, cost - 1) if meant.verb == "sell" else cost
    if meant.verb in ("buy", "recruit") and mine is not None:
        caps = price_of(content, mine["price_off"], which)
    return _price(words, meant.verb, which, caps)


@lru_cache(maxsize=KEPT)
def _price(words: Words, verb: str, which: str, caps: int) -> Label:
    content, name = content_of(words), card_name(words, which)
    terms, note = words("result-caps", amount=caps), "; ".join(card_parts(words, content.cards[which]))
    title, said = words(f"option-{verb}.title", card=name), words(f"option-{verb}", card=name, caps=caps)
    said = f"{said} ({note})" if note else said
    return Label(title, *(("", terms) if verb != "buy" else (terms, "")), note, said, caps)


def agenda(words: Words, view: View, meant: Meant) -> Label:
    """An agenda by name, with what it is worth."""
    return _agenda(words, meant.verb, meant.text("agenda"))


@lru_cache(maxsize=KEPT)
def _agenda(words: Words, verb: str, which: str) -> Label:
    content = content_of(words)
    title = words(f"option-{verb}", agenda=agenda_name(words, content, which))
    return _label(title, note=agenda_text(words, content.agendas[which]))


# -- acts like no other


def end(words: Words, view: View, meant: Meant) -> Label:
    return _label(words("option-end", actions=view["actions"]))


def step(words: Words, view: View, meant: Meant) -> Label:
    node = meant.text("space")
    way = toward(words, view, own_space(view), node) if own_space(view) and is_seen(view, node) else ""
    printed, mine = space_of(words, node), own(view)
    points = 1 if printed is None or (mine is not None and mine["surefoot"]) else printed.points
    message = "option-step" if way else "option-step-close"
    name, note = node_name(words, view, node), words.list(here_text(words, view, node))
    place = f"{name} ({note})" if note else name
    title, said = words(f"{message}.title", place=name, way=way), words(message, place=place, way=way, points=points)
    return Label(capital(title), words("step-points", points=points), "", note, capital(said), points)


def explore(words: Words, view: View, meant: Meant) -> Label:
    here, about = own_space(view), meant.text("tile")
    tile = view["tiles"][int(about.removeprefix("tile-"))]
    if not tile["face"] and here and _is_next(spot_of(view, here), (tile["q"], tile["r"])):
        return _label(
            words(
                "option-explore",
                way=toward(words, view, _tile_of(view, here), about),
                back=tile["back"],
                name=name_of(words, "back", tile["back"]),
            )
        )
    return _label(words("option-explore-far", tile=tile_name(words, view, about)))


def _is_next(here: tuple[int, int], there: tuple[int, int]) -> bool:
    q, r = there[0] - here[0], there[1] - here[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def _tile_of(view: View, node: str) -> str:
    """The tile of a node as a whole, for the way from its centre."""
    q, r = spot_of(view, node)
    return next(f"tile-{place}" for place, tile in enumerate(view["tiles"]) if (tile["q"], tile["r"]) == (q, r))


def fight(words: Words, view: View, meant: Meant) -> Label:
    """A fight with an enemy; with where it is, if that is elsewhere."""
    return _enemy(words, view, meant, own_too=False)


def fight_inactive(words: Words, view: View, meant: Meant) -> Label:
    """An inactive enemy, for whoever asks why not, goes by its type and place."""
    foe = words("enemy-inactive", type=voice(words, view).foe(meant.text("type")))
    return _label(f"{words('option-fight', enemy=foe)} — {node_name(words, view, meant.text('space'))}")


def encounter(words: Words, view: View, meant: Meant) -> Label:
    printed = space_of(words, own_space(view)) if own_space(view) else None
    if printed is None or printed.icon is None:
        return _label(words("option-encounter"))
    return _label(f"{words('option-encounter')}: {icon_text(words, printed.icon, printed.level)}")


def encounter_option(words: Words, view: View, meant: Meant) -> Label:
    """A choice of the encounter on the table: its sentence, then what it asks for; of another card nothing is told."""
    meeting = view["meeting"]
    card = None if meeting is None else content_of(words).encounters[meeting["card"]]
    which = meant.text("option")
    chosen = None if card is None else next((each for each in card.options if each.id == which), None)
    if card is None or chosen is None:
        return _label(words("option-encounter"))
    asked = asked_text(voice(words, view), chosen, with_tests=view["read_aloud"] == "with-tests")
    return _label(sentence(words, f"encounter-{card.id}", which), note=asked)


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


def objective(words: Words, view: View, meant: Meant) -> Label:
    """An objective of a quest, with how it is completed."""
    quest, which = meant.text("quest"), meant.text("objective")
    found = next(each for each in content_of(words).quests[quest].objectives if each.id == which)
    text = sentence(words, f"quest-{quest}", which)
    title = words(f"option-{meant.verb}", quest=quest_name(words, quest), text=text)
    return _label(title, note=how_text(words, found, view["scenario"]))


def reroll(words: Words, view: View, meant: Meant) -> Label:
    """The dice that are thrown again, with what they show now."""
    message, numbers = f"option-reroll-{meant.text('source')}", [int(each) for each in meant.text("dice")]
    title = words(message, dice=words.list(words("die", number=number) for number in numbers))
    lie = all_dice(view)
    if not lie:
        return _label(title)
    faces = [face_text(words, lie[number - 1]) for number in numbers]
    shown = [words("die-shown", number=number, face=face) for number, face in zip(numbers, faces, strict=True)]
    return _label(title, note="; ".join(faces), said=words(message, dice="; ".join(shown)))


def all_dice(view: View) -> list[int]:
    """The dice that lie on the table: those of the survivor, then that of a helper."""
    rolling = view["rolling"]
    if rolling is None:
        return []
    return [*rolling["dice"], *(rolling["helper"]["dice"] if "helper" in rolling else ())]


def die(words: Words, view: View, meant: Meant) -> Label:
    face = face_text(words, meant.number("face") - 1)
    return _label(words("option-die", number=meant.number("die"), face=face))


def rolled(words: Words, view: View, meant: Meant) -> Label:
    """A face of a V.A.T.S. die that people throw themselves."""
    return _label(face_text(words, meant.number("face") - 1))


def use(words: Words, view: View, meant: Meant) -> Label:
    which = meant.text("card")
    used = content_of(words).cards[which].uses[meant.number("number", 1) - 1]
    return _label(card_name(words, which), gain=use_text(voice(words, view), used))


def perk(words: Words, view: View, meant: Meant) -> Label:
    which = meant.text("perk")
    title = words(f"option-{meant.verb}", perk=name_of(words, "perk", which))
    return _label(title, gain=perk_text(words, content_of(words).perks[which]))


def token(words: Words, view: View, meant: Meant) -> Label:
    letter = meant.text("letter")
    gain = "gain-perk" if letter in (own(view) or {}).get("special", "") else "gain-token"
    return _label(words("option-token", letter=letter, special=words(f"special-{letter}")), gain=words(gain))


def survivor(words: Words, view: View, meant: Meant) -> Label:
    which = meant.text("survivor")
    character = content_of(words).characters[which]
    text = "; ".join([card_short(words, content_of(words).cards[card]) for card in character.cards])
    cards = words.list(card_name(words, card) for card in character.cards)
    gain = words("gain-survivor", letter=character.letter, card=cards, text=text)
    traits = words.list(name_of(words, "trait", trait) for trait in character.traits)
    note = words("survivor-traits", traits=traits) if traits else ""
    return _label(name_of(words, "character", which), gain=gain, note=note)


def loyal(words: Words, view: View, meant: Meant) -> Label:
    content, which = content_of(words), meant.text("agenda")
    side = content.agendas[which].faction
    name = agenda_name(words, content, which)
    if side is None:
        return _label(words("option-loyal-none", agenda=name))
    return _label(words("option-loyal", faction=voice(words, view).faction(side), agenda=name))


def turn_faceup(words: Words, view: View, meant: Meant) -> Label:
    """An inactive enemy that is turned."""
    foe, where = voice(words, view).foe(meant.text("type")), node_name(words, view, meant.text("space"))
    return _label(words("option-turn", type=foe, place=where))
