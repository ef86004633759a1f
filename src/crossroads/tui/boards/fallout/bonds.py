"""A table of Atomic Bonds: the page with its sheet and goals, and what its cards and tokens add to the other panes."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.fallout.cards.voice import capital, letters_text, name_of
from crossroads.games.fallout.expansions.atomic_bonds.card_texts import card_parts, card_short
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, Cards, cards_of, design_of
from crossroads.games.fallout.words.places import content_of, node_name
from crossroads.games.fallout.words.things import player, voice
from crossroads.tui.boards.fallout.symbols import HIT, MATCH, TURN
from crossroads.tui.boards.fallout.symbols_atomic_bonds import CAMP, DONE, STAND
from crossroads.tui.pages import CardLine, Keys
from crossroads.tui.palette import ALARM_TEXT, AMBER, BRIGHT, COLOURS, DIM, FAINT, PHOSPHOR, REWARD
from crossroads.tui.session import Session

SIDES = {"star": "yellow", "shield": "blue"}
REACTIONS = ("none", "few", "many")

View = Mapping[str, Any]


def part_of(view: View) -> View | None:
    """The expansion's part of a view; nothing at a table without it."""
    part: View | None = view.get("added", {}).get(ID)
    return part


def is_at(session: Session) -> bool:
    return part_of(session.view) is not None


def _cards(session: Session) -> Cards:
    return cards_of(content_of(session.words))


def _title(session: Session, label: str) -> Text:
    return Text(session.words(f"bonds-{label}"), style=f"bold {PHOSPHOR}")


def headline(session: Session, part: View) -> Text:
    """Goals done, and how near the loss is."""
    done, required = len(part["goals"]["done"]), part["goals"]["required"]
    power = f"{session.view['power'][part['opposing']]}/{session.view['track']}"
    told = f" · {session.words('bonds-goals')} {done}/{required} · {session.words('label-power')} {power} "
    return Text(told, style=DIM)


# -- the sheet


def page(session: Session, keys: Keys, _width: int) -> Iterator[CardLine]:
    """Whom all serve and against whom, the goals, the last stand, what the sheet brings, cards and tokens."""
    part = part_of(session.view)
    if part is None or part["loyal"] is None:
        yield CardLine(Text(session.words("bonds-together"), style=DIM))
        return
    yield from _sides(session, part)
    yield from _goals(session, part, keys)
    yield from _stand(session, part)
    yield from _reactions(session, part)
    yield from _activation(session, part)
    yield from _built(session, part)


def _sides(session: Session, part: View) -> Iterator[CardLine]:
    words, view = session.words, session.view
    for role in ("loyal", "opposing"):
        side = part[role]
        text = Text().append(f"{words(f'bonds-{role}')}: ", style=DIM)
        yield CardLine(text.append(voice(words, view).faction(side), style=f"bold {COLOURS[SIDES[side]]}"))
    has, last = view["power"][part["opposing"]], view["track"]
    track = Text("  ").append("■" * has, style=ALARM_TEXT).append("·" * (last - has), style=FAINT)
    yield CardLine(track.append(f" {words('label-power')} {has}/{last}", style=f"bold {BRIGHT}"))


def _goals(session: Session, part: View, keys: Keys) -> Iterator[CardLine]:
    words, goals = session.words, part["goals"]
    done, required = len(goals["done"]), goals["required"]
    yield CardLine(
        _title(session, "goals")
        .append(f" {done}/{required} ", style=f"bold {BRIGHT}")
        .append(DONE * done, style=REWARD)
    )
    for goal in goals["faceup"]:
        asked = _cards(session).goals[goal].needs.describe(voice(words, session.view))
        at = goals["progress"][goal]
        text = Text().append(f"{keys.get(goal) or ' '} ", style=f"bold {AMBER}")
        text.append(words(f"goal-{design_of(goal)}"), style=f"bold {BRIGHT}")
        text.append(f" {at['have']}/{at['of']}", style=REWARD if at["have"] >= at["of"] else AMBER)
        yield CardLine(text.append(f" · {capital(asked)}", style=DIM))
    for goal in goals["done"]:
        yield CardLine(Text(f"{DONE} ", style=REWARD).append(words(f"goal-{design_of(goal)}"), style=f"strike {DIM}"))


def _stand(session: Session, part: View) -> Iterator[CardLine]:
    words, stand = session.words, part["last_stand"]
    if stand is None:
        return
    colour = AMBER if stand["open"] else DIM
    text = Text(f"{STAND} ", style=f"bold {AMBER}").append(words("bonds-last-stand"), style=f"bold {PHOSPHOR}")
    text.append(f": {name_of(words, 'place', stand['place'])}", style=f"bold {BRIGHT}")
    text.append("" if stand["space"] else f" ({words('bonds-stand-hidden')})", style=DIM)
    text.append(f" · {letters_text(words, stand['letters'])} {stand['difficulty']}", style=AMBER)
    yield CardLine(
        text.append(f" · {words('bonds-stand-open' if stand['open'] else 'bonds-stand-closed')}", style=colour)
    )


def _reactions(session: Session, part: View) -> Iterator[CardLine]:
    words, sheet = session.words, _cards(session).sheets[part["sheet"]]
    title = _title(session, "reaction")
    yield CardLine(title.append(f" · {words('bonds-counted')}: {part['enemies']}", style=BRIGHT))
    for reaction in REACTIONS:
        now = reaction == part["reaction"]
        effects = "; ".join([each.describe(voice(words, session.view)) for each in getattr(sheet, reaction)])
        text = Text(f"{TURN if now else ' '} ", style=f"bold {ALARM_TEXT}").append(
            f"{words(f'bonds-{reaction}')}: ", style=DIM
        )
        yield CardLine(text.append(capital(effects), style=f"bold {ALARM_TEXT}" if now else BRIGHT))
    instead = "; ".join([each.describe(voice(words, session.view)) for each in sheet.plus])
    yield CardLine(Text(f"{words('bonds-instead')}: ", style=DIM).append(capital(instead), style=BRIGHT))


def _activation(session: Session, part: View) -> Iterator[CardLine]:
    words, cards = session.words, part["activation"]
    holder = player(words, session.view, session.view["first"])
    text = _title(session, "activation").append(f" {cards['deck']}", style=f"bold {BRIGHT}")
    yield CardLine(text.append(f" · {words('label-first-player')}: {holder}", style=DIM))
    if cards["revealed"]:
        yield CardLine(
            Text(f"{words('bonds-revealed')}: ", style=DIM).append(_types(session, cards["revealed"]), style=ALARM_TEXT)
        )
    for card in reversed(cards["pile"]):
        yield CardLine(Text(f"  {words('label-discarded')}: {_types(session, card)}", style=DIM))


def _types(session: Session, card: str) -> str:
    printed, speaker = _cards(session).activation[card], voice(session.words, session.view)
    factions = [speaker.faction(printed.faction)] if printed.faction else []
    return ", ".join([*[speaker.foe(each) for each in printed.types], *factions])


def _built(session: Session, part: View) -> Iterator[CardLine]:
    words, view, camps = session.words, session.view, part["camps"]
    yield CardLine(_title(session, "workshop"))
    for upgrade in part["workshop"]["gained"]:
        text = Text("  ").append(name_of(words, "upgrade", upgrade), style=BRIGHT)
        yield CardLine(text.append(f" · {card_short(words, _cards(session).upgrades[upgrade])}", style=DIM))
    if not part["workshop"]["gained"]:
        yield CardLine(Text(f"  {words('bonds-nothing')}", style=DIM))
    places = ", ".join([node_name(words, view, space) for space in camps["placed"]])
    text = Text(f"{CAMP} ", style=f"bold {REWARD}").append(f"{words('bonds-camps')}: ", style=f"bold {PHOSPHOR}")
    text.append(f"{len(camps['placed'])} {words('bonds-on-map')} ({places})", style=BRIGHT)
    text.append(f", {camps['gained']} {words('bonds-to-place')}", style=AMBER if camps["gained"] else DIM)
    yield CardLine(text.append(f", {camps['supply']} {words('bonds-in-supply')}", style=DIM))
    decks = {"goals": part["goals"], "modifications": part["modifications"], "mutations": part["mutations"]}
    counts = [f"{words(f'bonds-deck-{name}')} {shown['deck']}" for name, shown in decks.items()]
    counts.append(f"{words('bonds-deck-workshop')} {part['workshop']['deck']}")
    yield CardLine(Text(f"{words('label-decks')}: {', '.join(counts)}", style=DIM))


# -- on other panes


def modification(session: Session, card: str) -> str:
    """The modification on a card that somebody holds, with what it does; nothing if it has none."""
    part = part_of(session.view)
    attached = part["modifications"]["attached"].get(card, "") if part else ""
    if not attached:
        return ""
    _fits, *does = card_parts(session.words, _cards(session).modifications[attached])
    return f"{name_of(session.words, 'modification', attached)} ({'; '.join(does)})"


def mutation(session: Session, seat: int, keys: Keys) -> Iterator[CardLine]:
    """What rads have made of a survivor."""
    part, words = part_of(session.view), session.words
    if part is None or part["loyal"] is None:
        return
    card = part["mutations"]["faceup"][seat]
    text = (
        Text()
        .append(f"{keys.get(card) or ' '} ", style=f"bold {AMBER}")
        .append(f"{words('bonds-mutation')}: ", style=DIM)
    )
    if not card:
        yield CardLine(text.append(words("bonds-facedown"), style=DIM))
        return
    text.append(name_of(words, "mutation", card), style=f"bold {BRIGHT}")
    does = card_short(words, _cards(session).mutations[card])
    yield CardLine(text.append(f" · {does}" if does else "", style=DIM))


def marks(view: View, node: str) -> Text:
    """The tokens of the expansion in a space of the map."""
    text, part = Text(), part_of(view)
    if part is None:
        return text
    if node in part["camps"]["placed"]:
        text.append(f"{CAMP} ", style=f"bold {REWARD}")
    stand = part["last_stand"]
    if stand is not None and stand["space"] == node:
        text.append(f"{STAND} ", style=f"bold {AMBER}" if stand["open"] else DIM)
    return text


# -- above the map


def assistant(session: Session, rolling: View) -> Text:
    """Who fights beside the survivor: the assist die in brackets of its own, and what it costs them."""
    words, helper = session.words, rolling["helper"]
    who = player(words, session.view, helper["seat"])
    text = Text(f"{words('bonds-assistant')}: {who}", style=f"bold {REWARD}")
    for face in helper["dice"]:
        die = content_of(words).dice[face]
        hits = any(area in rolling["areas"] for area in die.areas)
        names = " + ".join(words(f"area-{area}") for area in die.areas)
        text.append(" «4» ", style=f"bold {AMBER}").append(names, style=f"bold {REWARD}" if hits else BRIGHT)
        text.append(f" {HIT * die.hits}", style=f"bold {ALARM_TEXT}").append(f" {MATCH}" if hits else "", style=REWARD)
        armor = helper["armor"] + helper["ignored"]
        text.append(f" · {words('label-armor')} {armor}", style=DIM)
        text.append(f" · {words('bonds-damage')}: {helper['damage']}", style=f"bold {ALARM_TEXT}")
        text.append(f" · {words('label-rerolls')}: {helper['rerolls']}", style=PHOSPHOR)
    return text


def factions(session: Session) -> Text:
    """The choice of a loyal faction: what each side of the sheet means."""
    words, view, part = session.words, session.view, part_of(session.view)
    assert part is not None, "asked at a table of Atomic Bonds"
    speaker, told = voice(words, view), []
    for side, name in part["sheets"].items():
        sheet = _cards(session).sheets[name]
        text = Text(speaker.faction(side), style=f"bold {COLOURS[SIDES[side]]}")
        text.append(f" · {words(f'sheet-{name}')}", style=f"bold {AMBER}")
        plus = "; ".join([each.describe(speaker) for each in sheet.plus])
        text.append(f"\n{words('bonds-instead')}: {plus}", style=BRIGHT)
        if sheet.last_stand is not None:
            stand = sheet.last_stand
            where = f"{name_of(words, 'place', stand.place)}, {letters_text(words, stand.letters)} {stand.difficulty}"
            text.append(f"\n{words('bonds-last-stand')}: {where}", style=DIM)
        told.append(text)
    return Text("\n").join(told)
