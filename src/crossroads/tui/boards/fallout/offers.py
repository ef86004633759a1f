"""Options of Fallout on the screen: where on the map they are, a short line for the list, what a place is."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.fallout.places import content_of, node_name
from crossroads.games.fallout.sight import full_enemy, here_text, own_space
from crossroads.tui.boards.fallout.symbols import HIT
from crossroads.tui.offers import Entry
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR
from crossroads.tui.session import Session

AT_SPACE = ("step", "start", "at", "to", "return", "explore", "look")
AT_ENEMY = ("fight", "activate", "enemy")
AT_SEAT = ("attack", "seat", "trade")
TOLD_WHOLE = ("option", "quest", "complete")
BRACKETS = re.compile(r" \((?:[^()]|\([^()]*\))*\)")
ORDER = ("step", "move", "fight", "encounter", "quest", "explore", "camp", "trade", "use", "perk")  # then the rest
LAST = ("equip", "unequip", "loyal", "end")

View = Mapping[str, Any]


def place_of(view: View, option_id: str) -> str:
    """Where on the map an option is: a space, a facedown tile (`tile-5`) or an enemy (`enemy:radroach~2`)."""
    act, _, about = option_id.partition(":")
    if act in AT_SPACE:
        return about
    if act == "turn":
        return about.partition(":")[2]
    if act in AT_ENEMY and any(enemy.get("id") == about for enemy in view["enemies"]):
        return f"enemy:{about}"
    if act in AT_SEAT:
        return str(view["survivors"][int(about)]["space"])
    return own_space(view) if option_id == "encounter" else ""


def in_order(ids: Iterable[str]) -> list[str]:
    """The options of a turn with what moves the game first, and what ends the turn last."""

    def rank(option_id: str) -> int:
        act = option_id.partition(":")[0]
        if act in LAST:
            return len(ORDER) + 1 + LAST.index(act)
        return ORDER.index(act) if act in ORDER else len(ORDER)

    return sorted(ids, key=rank)


def lit_places(view: View, listed: Iterable[Entry]) -> dict[str, str]:
    """The places of these entries, each with its first key; a dot where all keys are used up."""
    lit: dict[str, str] = {}
    for entry in listed:
        place = place_of(view, entry.options[0])
        if place:
            lit.setdefault(place, entry.key or "•")
    return lit


def card_keys(listed: Iterable[Entry]) -> dict[str, str]:
    """The cards, perks and agendas that these entries name, each with its first key."""
    keys: dict[str, str] = {}
    for entry in listed:
        act, _, about = entry.options[0].partition(":")
        if act not in AT_SPACE and about:
            keys.setdefault(about.partition(":")[0], entry.key)
    return keys


def short(session: Session, entry: Entry, width: int) -> Text:
    """An entry in one line or two: without what is in brackets if that is too long; dice as they are drawn."""
    option_id = entry.options[0]
    act, _, about = option_id.partition(":")
    if act == "reroll":
        named = _reroll(session, about, named=about.startswith("token:"))
        return named if named.cell_len <= width else _reroll(session, about, named=False)
    label = session.label(option_id)
    return Text(label if act in TOLD_WHOLE or len(label) <= width else BRACKETS.sub("", label))


def in_words(session: Session, entry: Entry, width: int) -> str:
    """What the short line has left out."""
    option_id = entry.options[0]
    label = session.label(option_id)
    if option_id.partition(":")[0] in (*TOLD_WHOLE, "reroll") or len(label) <= width:
        return ""
    return "; ".join(found.strip()[1:-1] for found in BRACKETS.findall(label))


def _reroll(session: Session, about: str, named: bool) -> Text:
    """Which dice are rolled again, with what they show now if there is room."""
    source, _, which = about.partition(":")
    rolling = session.view["rolling"]
    text = Text(session.terminal(f"fallout-reroll-{source}"))
    for die in which:
        text.append(f"  {die}", style=f"bold {AMBER}")
        face = content_of(session.words).dice[rolling["dice"][int(die) - 1]]
        names = "+".join(session.words(f"area-{area}") for area in face.areas)
        text.append(f" {names} {HIT * face.hits}".rstrip() if named else "")
    return text


def why_place(session: Session, place: str) -> Text:
    """A place that cannot be chosen now: what it is and what is there, and the rules in its way."""
    words, view = session.words, session.view
    kind, _, which = place.partition(":")
    if kind == "enemy":
        text = Text().append(full_enemy(words, view, which), style=f"bold {BRIGHT}")
        asked = f"fight:{which}"
    else:
        text = Text().append(node_name(words, view, place), style=f"bold {BRIGHT}")
        parts = here_text(words, view, place)
        text.append("\n" + words.list(parts) if parts else "", style=PHOSPHOR)
        asked = f"explore:{place}" if place.startswith("tile-") else f"step:{place}"
    try:
        reasons = session.explain(asked)
    except ValueError:
        reasons = []
    for reason in reasons:
        text.append(f"\n{session.terminal('app-not-now')}: ", style=f"bold {AMBER}").append(reason.text)
        text.append(f" ({reason.rule})", style=DIM)
    return text
