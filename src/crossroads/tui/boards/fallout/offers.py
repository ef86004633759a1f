"""Options of Fallout on the screen: where on the map they are, a short line for the list, what a place is."""

from collections.abc import Iterable

from rich.text import Text

from crossroads.engine.acts import Meant, Place
from crossroads.games.fallout.words.places import content_of, near, node_name, toward
from crossroads.games.fallout.words.things import full_enemy, here_text, own_space
from crossroads.tui.boards.board import why_nothing_at
from crossroads.tui.boards.fallout.symbols import HIT
from crossroads.tui.offers import ListRow
from crossroads.tui.palette import AMBER, BRIGHT, DIM, PHOSPHOR
from crossroads.tui.session import Session

TOLD_WHOLE = ("option", "quest", "complete")
ORDER = (
    "atomic-bonds.last-stand",
    "step",
    "move",
    "fight",
    "encounter",
    "quest",
    "explore",
    "camp",
    "trade",
    "use",
    "perk",
)  # then the rest
LAST = ("equip", "unequip", "loyal", "end")


def place_of(session: Session, option_id: str) -> str:
    """Where on the map an option is: a space, a facedown tile (`tile-5`) or an enemy (`enemy:radroach~2`)."""
    view, place = session.view, session.meant(option_id).place
    if place.kind == "space":
        return place.name
    if place.kind == "enemy" and any(enemy.get("id") == place.name for enemy in view["enemies"]):
        return enemy_key(place.name)
    if place.kind == "seat":
        return str(view["survivors"][int(place.name)]["space"])
    return own_space(view) if place.kind == "here" else ""


def enemy_key(token: str) -> str:
    """What the map calls the place of an enemy."""
    return f"enemy:{token}"


def in_order(session: Session, ids: Iterable[str]) -> list[str]:
    """The options of a turn with what moves the game first, and what ends the turn last."""

    def rank(option_id: str) -> int:
        verb = session.meant(option_id).verb
        if verb in LAST:
            return len(ORDER) + 1 + LAST.index(verb)
        return ORDER.index(verb) if verb in ORDER else len(ORDER)

    return sorted(ids, key=rank)


def lit_places(session: Session, listed: Iterable[ListRow]) -> dict[str, str]:
    """The places of these entries, each with its first key; a dot where all keys are used up."""
    lit: dict[str, str] = {}
    for entry in listed:
        place = place_of(session, entry.options[0])
        if place:
            lit.setdefault(place, entry.key or "•")
    return lit


def card_keys(session: Session, listed: Iterable[ListRow]) -> dict[str, str]:
    """The cards, perks and agendas that these entries name, each with its first key."""
    keys: dict[str, str] = {}
    for entry in listed:
        place = session.meant(entry.options[0]).place
        if place.kind != "space" and place.name:
            keys.setdefault(place.name, entry.key)
    return keys


def short(session: Session, entry: ListRow, width: int) -> Text:
    """An entry in one line or two: without its note if that is too long; dice as they are drawn."""
    meant = session.meant(entry.options[0])
    if meant.verb == "reroll":
        named = _reroll(session, meant, named=meant.text("source") == "token")
        return named if named.cell_len <= width else _reroll(session, meant, named=False)
    label = session.label(meant.id)
    return Text(label.sentence if meant.verb in TOLD_WHOLE or len(label.sentence) <= width else label.brief)


def in_words(session: Session, entry: ListRow, width: int) -> str:
    """What the short line has left out."""
    meant = session.meant(entry.options[0])
    label = session.label(meant.id)
    return "" if meant.verb in (*TOLD_WHOLE, "reroll") or len(label.sentence) <= width else label.note


def _reroll(session: Session, meant: Meant, named: bool) -> Text:
    """Which dice are rolled again, with what they show now if there is room."""
    rolling = session.view["rolling"]
    faces = [
        *rolling["dice"],
        *(rolling["helper"]["dice"] if "helper" in rolling else ()),
    ]  # a helper's die is the fourth
    text = Text(session.terminal(f"fallout-reroll-{meant.text('source')}"))
    for die in meant.text("dice"):
        text.append(f"  {die}", style=f"bold {AMBER}")
        face = content_of(session.words).dice[faces[int(die) - 1]]
        names = "+".join(session.words(f"area-{area}") for area in face.areas)
        text.append(f" {names} {HIT * face.hits}".rstrip() if named else "")
    return text


def _adjoining(session: Session, place: str) -> Text:
    """What adjoins a place, each by its name and the way to it."""
    words, view = session.words, session.view
    nodes = [node for node, steps in near(view, content_of(words), place).items() if steps == 1]
    told = [f"{node_name(words, view, node)} ({toward(words, view, place, node)})" for node in nodes]
    return Text(f"\n{session.terminal('fallout-adjoins')}: ", style=DIM).append(", ".join(told), style=PHOSPHOR)


def why_place(session: Session, place: str) -> Text:
    """A place that cannot be chosen now: what it is and what is there, and the rules in its way."""
    words, view = session.words, session.view
    tokens = [enemy["id"] for enemy in view["enemies"] if enemy.get("id") and enemy_key(enemy["id"]) == place]
    if tokens:
        text = Text().append(full_enemy(words, view, tokens[0]), style=f"bold {BRIGHT}")
        asked = Place("enemy", tokens[0])
    else:
        text = Text().append(node_name(words, view, place), style=f"bold {BRIGHT}")
        parts = here_text(words, view, place)
        text.append("\n" + words.list(parts) if parts else "", style=PHOSPHOR)
        text.append_text(_adjoining(session, place))
        asked = Place("space", place)
    return text.append_text(why_nothing_at(session, asked))
