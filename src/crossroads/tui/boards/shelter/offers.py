"""Options of Shelter on the screen: their keys, a short line for the list, and all that is known of one."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.shelter.content import Content, Spot
from crossroads.tui.boards.shelter.symbols import LEFT, LINKED, PRICE, RIGHT, bill, item_line, spot_line
from crossroads.tui.boards.shelter.vault import places_in_order
from crossroads.tui.offers import Entry, keyed
from crossroads.tui.palette import ALARM_TEXT, AMBER, BRIGHT, COLOURS, COST, DIM, PHOSPHOR, REWARD, SHAPES
from crossroads.tui.session import Refused, Session

WITH_CARDS = ("use:", "take:", "give:", "ready:", "build:")
HALVES = {"left": LEFT, "right": RIGHT, "both": LINKED}


def entries(session: Session, only: str = "") -> list[Entry]:
    """What is on offer, a line for each place in the order of the vault; `only` one place: a line for each crew."""
    decision = session.decision
    groups: dict[str, list[str]] = {}
    for option in () if decision is None else decision.ids:
        groups.setdefault(place_of(option) or option, []).append(option)
    if only in groups:
        groups = {option: [option] for option in groups[only]}
    else:
        seen = {place: number for number, place in enumerate(places_in_order(session.view))}
        groups = dict(sorted(groups.items(), key=lambda group: seen.get(group[0], len(seen))))
    return keyed(groups.items())


def place_of(option_id: str) -> str:
    """Where in the vault an option is: `diner.left`, `side:left`; empty for one that is not there."""
    verb, _, thing = option_id.partition(":")
    if verb == "place":
        return thing.partition(":")[0]
    return option_id if verb == "side" else ""


def lit_places(listed: Iterable[Entry]) -> dict[str, str]:
    """The places of these entries, each with its key; a dot where all keys are used up."""
    return {place: entry.key or "•" for entry in listed if (place := place_of(entry.options[0]))}


def spot_at(content: Content, view: Mapping[str, Any], place: str) -> tuple[Spot, str]:
    """The spot of a place as things lie, and the threat on it, if any."""
    threat = view["threats"].get(place, "")
    return (content.threats[threat].spot, threat) if threat else (content.places[place].spot, "")


def short(session: Session, entry: Entry, alone: bool) -> Text:
    """An entry in one line: its name and its symbols; `alone`, when its place has been chosen already, its crew."""
    option_id = entry.options[0]
    if alone:
        return Text(session.label(option_id).rpartition("; ")[2])
    verb, _, thing = option_id.partition(":")
    content: Content = session.game.state.content
    if verb == "place":
        return _short_place(session, thing, len(entry.options))
    if verb in ("use", "take", "give", "ready") and thing in content.items:
        name = Text(session.words(f"option-{verb}-item", item=session.words(f"item-{thing}")))
        return name.append("  ").append_text(item_line(content.items[thing]))
    if verb == "build" and thing in content.rooms:
        price = content.rooms[thing].price
        name = Text(session.words("option-build", room=session.words(f"room-{thing}")))
        return name.append(f"  {PRICE}{bill(price)}" if price else "", style=COST)
    return Text(session.label(option_id))


def _short_place(session: Session, thing: str, ways: int) -> Text:
    place, _, letters = thing.partition(":")
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
    room, _, half = place.partition(".")
    if room == "lift":
        return session.words(f"lift-{half}")
    return f"{session.words(f'room-{room}')} {HALVES[half]}"


def in_words(session: Session, entry: Entry) -> str:
    """What the symbols of `short` mean, in words; empty where they are words already."""
    option_id = entry.options[0]
    label = session.label(option_id)
    if option_id.startswith("place:"):
        text = label.partition(": ")[2]
        return text.rpartition("; ")[0] if len(entry.options) > 1 else text
    return label.partition(" (")[2].removesuffix(")") if option_id.startswith(WITH_CARDS) else ""


def detail(session: Session, entry: Entry) -> Text:
    """All that is known of an entry: the full text, the odds, cost and reward, and who may go."""
    option_id = entry.options[0]
    verb, _, thing = option_id.partition(":")
    label = session.label(option_id)
    text = Text().append(label.partition(": ")[0] if verb == "place" else label, style=f"bold {BRIGHT}")
    odds = session.odds(option_id)
    if odds:
        text.append(f"\n{session.terminal('app-odds')}: ", style=DIM).append(odds, style=f"bold {AMBER}")
    if verb == "place":
        place, _, letters = thing.partition(":")
        text.append_text(spot_detail(session, place, letters if len(entry.options) == 1 else ""))
    if len(entry.options) > 1:
        crews = [session.label(option).rpartition("; ")[2] for option in entry.options]
        text.append(f"\n{session.terminal('app-crews')}: ", style=DIM).append(" · ".join(crews), style=PHOSPHOR)
    return text


def spot_detail(session: Session, place: str, letters: str = "") -> Text:
    """What a place asks for and gives, in words."""
    words, ui = session.words, session.terminal
    spot, _ = spot_at(session.game.state.content, session.view, place)
    text = Text()
    if place.endswith(".both"):
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
    """A place that cannot be chosen now: what it is, who stands there, and the rules in its way."""
    text = Text().append(place_name(session, place), style=f"bold {BRIGHT}")
    threat = session.view["threats"].get(place)
    if threat:
        covers = session.terminal("app-covers", threat=session.words(f"threat-{threat}"))
        text.append(f"\n{covers}", style=ALARM_TEXT)
    text.append_text(spot_detail(session, place))
    for player in session.view["players"]:
        if any(_belongs(dweller["spot"], place) for dweller in player["dwellers"]):
            text.append("\n" + session.terminal("app-taken", seat=session.seat_name(player["seat"])), style=PHOSPHOR)
    try:
        reasons = session.explain(f"place:{place}")
    except ValueError:
        reasons = []
    for reason in reasons:
        text.append(f"\n{session.terminal('app-not-now')}: ", style=f"bold {AMBER}").append(reason.text)
        text.append(f" ({reason.rule})", style=DIM)
    return text


def refused_name(session: Session, refused: Refused) -> str:
    """What cannot be chosen, without the crew: a place is refused to everybody."""
    name = refused.label
    for crew in ("single", "pair"):
        name = name.removesuffix("; " + session.words("crew-untrained", crew=crew))
    return name


def card_text(session: Session, card: str) -> Text:
    """A card in words."""
    name = Text().append(session.words(card.replace(":", "-", 1)), style=f"bold {BRIGHT}")
    return name.append("\n" + session.card(card), style=PHOSPHOR)


def _belongs(spot: str, place: str) -> bool:
    """Whether a spot is the place, or one half of it if its spots are linked."""
    return spot == place or (place.endswith(".both") and spot.partition(".")[0] == place.partition(".")[0])
