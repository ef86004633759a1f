"""Options of Shelter on the screen: their keys, a short line for the list, and all that is known of one."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from crossroads.engine.acts import Meant, Place
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.places import Spot
from crossroads.games.shelter.words.cards import name_of, part_of
from crossroads.tui.boards.board import why_nothing_at
from crossroads.tui.boards.shelter.symbols import LEFT, LINKED, PRICE, RIGHT, bill, item_line, spot_line
from crossroads.tui.boards.shelter.vault import places_in_order
from crossroads.tui.offers import ListRow, keyed
from crossroads.tui.palette import ALARM_TEXT, AMBER, BRIGHT, COLOURS, COST, DIM, PHOSPHOR, REWARD, SHAPES
from crossroads.tui.session import NotPossible, Session

WITH_CARDS = ("use", "take", "give", "ready", "build")
HALVES = {"left": LEFT, "right": RIGHT, "both": LINKED}


def entries(session: Session, only: str = "") -> list[ListRow]:
    """What is on offer, a line for each place in the order of the vault; `only` one place: a line for each crew."""
    decision = session.decision
    groups: dict[str, list[str]] = {}
    for option in () if decision is None else decision.ids:
        groups.setdefault(place_of(session, option) or option, []).append(option)
    if only in groups:
        groups = {option: [option] for option in groups[only]}
    else:
        seen = {place: number for number, place in enumerate(places_in_order(session.view))}
        groups = dict(sorted(groups.items(), key=lambda group: seen.get(group[0], len(seen))))
    return keyed(groups.items())


def place_of(session: Session, option_id: str) -> str:
    """Where in the vault an option is: `diner.left`, `side:left`; empty for one that is not there."""
    place = session.meant(option_id).place
    if place.kind == "spot":
        return place.name
    return f"side:{place.name}" if place.kind == "side" else ""


def lit_places(session: Session, listed: Iterable[ListRow]) -> dict[str, str]:
    """The places of these entries, each with its key; a dot where all keys are used up."""
    return {place: entry.key or "•" for entry in listed if (place := place_of(session, entry.options[0]))}


def card_keys(session: Session, listed: Iterable[ListRow]) -> dict[str, str]:
    """The items and rooms that these entries are about, each with its first key."""
    keys: dict[str, str] = {}
    for entry in listed:
        meant = session.meant(entry.options[0])
        if meant.verb in WITH_CARDS:
            keys.setdefault(meant.text("item") or meant.text("room"), entry.key)
    return keys


def spot_at(content: Content, view: Mapping[str, Any], place: str) -> tuple[Spot, str]:
    """The spot of a place as things lie, and the threat on it, if any."""
    threat = view["threats"].get(place, "")
    return (content.threats[threat].spot, threat) if threat else (content.places[place].spot, "")


def short(session: Session, entry: ListRow, alone: bool) -> Text:
    """An entry in one line: its name and its symbols; `alone`, when its place has been chosen already, its crew."""
    meant = session.meant(entry.options[0])
    label = session.label(meant.id)
    if alone:
        return Text(label.note or label.brief)
    content: Content = session.game.state.content
    if meant.verb == "place":
        return _short_place(session, meant, len(entry.options))
    if meant.text("item") in content.items:
        return Text(label.title).append("  ").append_text(item_line(content.items[meant.text("item")]))
    room = content.rooms.get(meant.text("room"))
    if room is not None:
        return Text(label.title).append(f"  {PRICE}{bill(room.price)}" if room.price else "", style=COST)
    return Text(label.sentence)


def _short_place(session: Session, meant: Meant, ways: int) -> Text:
    place, letters = meant.text("spot"), meant.text("letters")
    spot, threat = spot_at(session.game.state.content, session.view, place)
    text = Text()
    if letters and ways == 1 and session.seat is not None:
        colour = session.view["players"][session.seat]["colour"]
        text.append(f"{SHAPES[colour]}{letters} ", style=f"bold {COLOURS[colour]}")
    if threat:
        text.append(f"!{session.words(f'threat-{threat}')}", style=f"bold {ALARM_TEXT}").append(" · ", style=DIM)
    text.append(place_name(session, place)).append("  ")
    text.append_text(spot_line(spot))
    return text.append(" …" if ways > 1 else "", style=DIM)


def place_name(session: Session, place: str) -> str:
    """A room with the mark of its upper or lower spot, or a lift."""
    content: Content = session.game.state.content
    spot = content.places[place]
    if not spot.room:
        return name_of(session.words, "lift", part_of(spot))
    return f"{name_of(session.words, 'room', spot.room)} {HALVES[part_of(spot)]}"


def in_words(session: Session, entry: ListRow) -> str:
    """What the symbols of `short` mean, in words; empty where they are words already."""
    verb, label = session.meant(entry.options[0]).verb, session.label(entry.options[0])
    if verb == "place":
        return "; ".join(filter(None, [label.does, label.note if len(entry.options) == 1 else ""]))
    return label.note if verb in WITH_CARDS else ""


def detail(session: Session, entry: ListRow) -> Text:
    """All that is known of an entry: the full text, the odds, cost and reward, and who may go."""
    meant = session.meant(entry.options[0])
    label, is_place = session.label(meant.id), meant.verb == "place"
    text = Text().append(label.title if is_place else label.sentence, style=f"bold {BRIGHT}")
    odds = session.odds(meant.id)
    if odds:
        text.append(f"\n{session.terminal('app-odds')}: ", style=DIM).append(odds, style=f"bold {AMBER}")
    if is_place:
        letters = meant.text("letters") if len(entry.options) == 1 else ""
        text.append_text(spot_detail(session, meant.text("spot"), letters))
    if len(entry.options) > 1:
        crews = [session.label(option).note for option in entry.options]
        text.append(f"\n{session.terminal('app-crews')}: ", style=DIM).append(" · ".join(crews), style=PHOSPHOR)
    return text


def spot_detail(session: Session, place: str, letters: str = "") -> Text:
    """What a place asks for and gives, in words."""
    words, ui = session.words, session.terminal
    content: Content = session.game.state.content
    spot, _ = spot_at(content, session.view, place)
    text = Text()
    if content.places[place].linked:
        text.append("\n" + ui("app-linked-spots"), style=PHOSPHOR)
    if spot.hurt:
        text.append("\n" + ui("app-wounded-only"), style=PHOSPHOR)
    cost = words.list(part.describe(words) for part in spot.cost) or ui("app-free")
    text.append(f"\n{ui('app-cost')}: ", style=DIM).append(cost, style=COST)
    reward = words.list(part.describe(words) for part in spot.reward) or ui("app-free")
    text.append(f"\n{ui('app-reward')}: ", style=DIM).append(reward, style=REWARD)
    if any(letter in spot.letters for letter in letters):
        text.append(" ×2", style=f"bold {AMBER}")
    elif letters:
        text.append("\n" + ui("app-unused", letters=words.list(letters)), style=AMBER)
    if spot.letters:
        names = words.list(f"{letter} ({words(f'special-{letter}')})" for letter in spot.letters)
        text.append(f"\n{ui('app-doubled')} ", style=DIM).append(names)
    return text


def why_place(session: Session, place: str) -> Text:
    """A place that cannot be chosen now: what it is, who stands there, and the rules in its way; nothing of other places."""
    content: Content = session.game.state.content
    if place not in content.places:  # a side of a floor
        return Text()
    text = Text().append(place_name(session, place), style=f"bold {BRIGHT}")
    threat = session.view["threats"].get(place)
    if threat:
        covers = session.terminal("app-covers", threat=session.words(f"threat-{threat}"))
        text.append(f"\n{covers}", style=ALARM_TEXT)
    text.append_text(spot_detail(session, place))
    for player in session.view["players"]:
        if any(dweller["spot"] in content.places[place].halves for dweller in player["dwellers"]):
            text.append("\n" + session.terminal("app-taken", seat=session.seat_name(player["seat"])), style=PHOSPHOR)
    return text.append_text(why_nothing_at(session, Place("spot", place)))


def refused_name(session: Session, refused: NotPossible) -> str:
    """What cannot be chosen; a place without the crew, for it is refused to everybody."""
    is_for_all = session.meant(refused.id).verb == "place" and not session.meant(refused.id).text("letters")
    return refused.label.brief if is_for_all and not refused.label.said else refused.label.sentence
