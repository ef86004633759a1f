"""What lies beside the map: one's own board, the quests in play, the power track, the shop, the other survivors."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.fallout.cards.content import Card
from crossroads.games.fallout.cards.voice import capital, name_of
from crossroads.games.fallout.survivor import SPECIAL, TOP
from crossroads.games.fallout.words.cards import (
    agenda_name,
    agenda_text,
    card_name,
    card_parts,
    how_text,
    perk_text,
    quest_name,
    sentence,
)
from crossroads.games.fallout.words.places import content_of, node_name
from crossroads.games.fallout.words.things import player, voice
from crossroads.tui.boards.fallout import bonds
from crossroads.tui.boards.fallout.hexmap import FIGURES
from crossroads.tui.boards.fallout.symbols import (
    ARMOR,
    CAPS,
    EXHAUSTED,
    FIRST,
    HP,
    LEFT_HP,
    LOST_HP,
    MARKER,
    NO_TOKEN,
    PEG,
    RAD,
    RADS,
    TURN,
)
from crossroads.tui.pages import CardLine, Keys
from crossroads.tui.palette import ALARM_TEXT, AMBER, BRIGHT, COLOURS, COST, DIM, FAINT, PHOSPHOR, REWARD
from crossroads.tui.session import Session
from crossroads.tui.typeset import hanging

SLOTS = ("weapon", "apparel", "companion")
RAYS = "#d7f25c"

View = Mapping[str, Any]
HoldingsPage = Callable[[Session, Keys, int], Iterator[CardLine]]


def page(session: Session, name: str, width: int, keys: Keys, brief: bool = False) -> list[CardLine]:
    """One page of the holdings, each paragraph broken to the width; `brief`, cut to one line where a card tells more."""
    pages: dict[str, HoldingsPage] = {"mine": mine, "quests": quests, "others": others, "bonds": bonds.page}
    return [
        CardLine(
            _cut(line.text, width) if brief and line.card and name != "quests" else hanging(line.text, width), line.card
        )
        for line in pages[name](session, keys, width)
    ]


def _cut(text: Text, width: int) -> Text:
    text.truncate(width, overflow="ellipsis")
    return text


# -- one's own board


def mine(session: Session, keys: Keys, width: int) -> Iterator[CardLine]:
    """The board of the person at the screen; before a hand-over there is none."""
    if session.seat is None:
        return
    who = session.view["survivors"][session.seat]
    if not who["id"]:
        yield CardLine(Text(session.words("table-unchosen", player=player(session.words, session.view, session.seat))))
        return
    yield CardLine(_head(session, who, width))
    yield from _pegs(session, who)
    if who["traits"]:
        traits = words_of(session, "trait", who["traits"])
        yield CardLine(_labelled(session, "traits").append(traits, style=f"bold {AMBER}"))
    yield from _cards(session, who, keys)
    yield from bonds.mutation(session, who["seat"], keys)
    yield from _agendas(session, who, keys)


def _head(session: Session, who: View, width: int) -> Text:
    """Who it is, with caps and armor: in words where they have room."""
    view, words = session.view, session.words
    shape, colour = FIGURES[who["seat"]]
    turn = view["outcome"] is None and view["turn"] == who["seat"]
    text = Text().append(TURN if turn else " ", style=f"bold {AMBER}")
    text.append(f"{shape} {player(session.words, view, who['seat'])}", style=f"bold {colour}")
    text.append(f" {FIRST}" if view["first"] == who["seat"] else "", style=f"bold {AMBER}")
    told = f"  {words('label-caps')} {who['caps']}  {words('label-armor')} {who['armor']}"
    signs = f"  {CAPS}{who['caps']}  {ARMOR}{who['armor']}"
    return text.append(told if text.cell_len + len(told) <= width else signs, style=f"bold {BRIGHT}")


def bar(who: View) -> Text:
    """The track from 1 to 16: rads from the left, what is left of the HP above them, what is lost."""
    text = Text()
    rads, hp = who["rads"], max(who["hp"], who["rads"])
    text.append(RAD * rads, style=RAYS).append(LEFT_HP * (hp - rads), style=PHOSPHOR)
    return text.append(LOST_HP * (TOP - hp), style=FAINT)


def _pegs(session: Session, who: View) -> Iterator[CardLine]:
    """HP and rads, the tokens, and the XP peg behind the token that it has reached."""
    text = Text(f"{HP} ", style=f"bold {PHOSPHOR}").append_text(bar(who))
    text.append(f" {who['hp']}", style=f"bold {PHOSPHOR}")
    yield CardLine(text.append(f" {RADS}{who['rads']}" if who["rads"] else "", style=f"bold {RAYS}"))
    letters = Text("  ")
    reached = who["special"][: who["xp"]]
    for letter in SPECIAL:
        has = letter in who["special"]
        letters.append(letter if has else NO_TOKEN, style=f"bold {BRIGHT}" if has else FAINT)
        letters.append(PEG if reached.endswith(letter) else " ", style=f"bold {AMBER}")
    letters.append(f" {session.words('label-xp')} {who['xp']}/{len(who['special'])}", style=DIM)
    yield CardLine(letters)


def words_of(session: Session, family: str, members: list[str]) -> str:
    """The names of several things."""
    return ", ".join(session.words(f"{family}-{each}") for each in members)


def _labelled(session: Session, label: str) -> Text:
    return Text().append(f"{session.words(f'label-{label}')}: ", style=DIM)


def _cards(session: Session, who: View, keys: Keys) -> Iterator[CardLine]:
    """The slots, what lies beside the board, the inventory, the perks."""
    words, content = session.words, content_of(session.words)
    for slot in SLOTS:
        if who[slot] is not None:
            yield _held(session, who[slot], keys, label=slot)
    for held in who["beside"]:
        yield _held(session, held, keys, label="beside")
    if who["inventory"]:
        yield CardLine(Text(words("label-inventory"), style=f"bold {PHOSPHOR}"))
        yield from (_held(session, held, keys) for held in who["inventory"])
    for perk in who["perks"]:
        text = _mark(keys.get(perk, "")).append(name_of(words, "perk", perk), style=BRIGHT)
        yield CardLine(_told(text, perk_text(words, content.perks[perk])), f"perk:{perk}")


def _mark(key: str) -> Text:
    return Text().append(f"{key} " if key else "  ", style=f"bold {AMBER}")


def _held(session: Session, held: View, keys: Keys, label: str = "") -> CardLine:
    """A card: its key, its slot, its name, what it does; an exhausted one is struck out."""
    words = session.words
    text = _mark(keys.get(held["id"], ""))
    if label:
        text.append(f"{words(f'label-{label}')}: ", style=DIM)
    if held["exhausted"]:
        text.append(f"{EXHAUSTED} ", style=AMBER).append(card_name(words, held["id"]), style=f"strike {DIM}")
    else:
        text.append(card_name(words, held["id"]), style=f"bold {BRIGHT}")
    if modification := bonds.modification(session, held["id"]):
        text.append(f" + {modification}", style=REWARD)
    return CardLine(_told(text, _does(session, content_of(words).cards[held["id"]])), f"card:{held['card']}")


def _told(name: Text, text: str) -> Text:
    return name.append(f" · {text}" if text else "", style=DIM)


def _does(session: Session, card: Card) -> str:
    return "; ".join(card_parts(session.words, card))


def _agendas(session: Session, who: View, keys: Keys) -> Iterator[CardLine]:
    """One's own agendas with what they are worth now: nobody else sees this pane."""
    words, content, view = session.words, content_of(session.words), session.view
    if view["group"]:  # who wins together holds none
        return
    title = Text(words("label-agendas"), style=f"bold {PHOSPHOR}")
    if who["influence"] is not None:
        told = session.terminal("fallout-influence", influence=who["influence"], needed=view["needed"])
        title.append(f" · {told}", style=f"bold {AMBER}")
    yield CardLine(title)
    if who["loyal_by"]:
        text = _mark("").append(agenda_name(words, content, who["loyal_by"]), style=f"bold {BRIGHT}")
        yield CardLine(
            text.append(f" {words('label-loyal')}: {voice(words, view).faction(who['loyal_to'])}", style=REWARD)
        )
    for agenda in who["agendas"] if isinstance(who["agendas"], list) else ():
        text = _mark(keys.get(agenda, "")).append(agenda_name(words, content, agenda), style=BRIGHT)
        yield CardLine(_told(text, agenda_text(words, content.agendas[agenda])), f"agenda:{agenda}")


# -- what all share


def quests(session: Session, keys: Keys, width: int) -> Iterator[CardLine]:
    """The quests in play with their objectives, and the power track."""
    words, view, content = session.words, session.view, content_of(session.words)
    for number, staged in enumerate(view["quests"], 1):
        quest = content.quests[staged["id"]]
        title = Text().append(f"{MARKER}{number} ", style=f"bold {COLOURS.get(staged['colour'], BRIGHT)}")
        title.append(quest_name(words, quest.id), style=f"bold {BRIGHT}")
        if staged["marked"]:
            title.append(f" · {words('label-marker')}: {node_name(words, view, staged['marked'])}", style=PHOSPHOR)
        yield CardLine(title, f"quest:{quest.id}")
        for objective in quest.objectives:
            text = Text("  ").append(sentence(words, f"quest-{quest.id}", objective.id), style=PHOSPHOR)
            yield CardLine(
                text.append(f" {how_text(words, objective, view['scenario'])}", style=DIM), f"quest:{quest.id}"
            )
    if not view["quests"]:
        yield CardLine(Text(session.terminal("app-nothing"), style=DIM))
    if not bonds.is_at(session):
        yield from power(session)


def power(session: Session) -> Iterator[CardLine]:
    """How far each faction is on the power track."""
    words, view = session.words, session.view
    yield CardLine(Text(words("label-power"), style=f"bold {PHOSPHOR}"))
    for side, colour in (("star", "yellow"), ("shield", "blue")):
        has, last = view["power"][side], view["track"]
        text = Text("  ").append("■" * has, style=COLOURS[colour]).append("·" * (last - has), style=FAINT)
        text.append(f" {has}/{last} ", style=f"bold {BRIGHT}")
        yield CardLine(text.append(capital(voice(words, view).faction(side)), style=COLOURS[colour]))


def others(session: Session, keys: Keys, width: int) -> Iterator[CardLine]:
    """The shop, then everybody else in short."""
    words, view, content = session.words, session.view, content_of(session.words)
    yield CardLine(Text(words("label-shop"), style=f"bold {PHOSPHOR}"))
    for card in view["shop"]:
        printed = content.cards[card]
        text = _mark(keys.get(card, "")).append(card_name(words, card), style=BRIGHT)
        if printed.cost is not None:
            text.append(f" {CAPS}{printed.cost}", style=COST)
        yield CardLine(_told(text, _does(session, printed)), f"card:{printed.id}")
    for who in view["survivors"]:
        if who["seat"] != session.seat and who["id"]:
            yield from _other(session, who, width)


def _other(session: Session, who: View, width: int) -> Iterator[CardLine]:
    words, view = session.words, session.view
    if who["eliminated"]:
        yield CardLine(_head(session, who, width).append(f" {words('state-eliminated')}", style=ALARM_TEXT))
        return
    yield CardLine(_head(session, who, width))
    text = Text("  ").append_text(bar(who)).append(f" {who['hp']}", style=f"bold {PHOSPHOR}")
    text.append(f" {RADS}{who['rads']}" if who["rads"] else "", style=RAYS)
    text.append(f" {who['special']}", style=f"bold {BRIGHT}")
    if not view["group"]:
        count = who["agendas"] if isinstance(who["agendas"], int) else len(who["agendas"])
        text.append(f" · {words('label-agendas')}: {count}", style=DIM)
    if who["influence"] is not None:
        text.append(f" · {words('label-influence')}: {who['influence']}", style=AMBER)
    yield CardLine(text)
    held = [who[slot] for slot in SLOTS if who[slot] is not None]
    things = [_named(session, each["id"]) for each in (*held, *who["beside"], *who["inventory"])]
    things += [name_of(words, "perk", perk) for perk in who["perks"]]
    told = Text("  ").append(", ".join(things), style=DIM)
    if who["traits"]:
        told.append(f" [{words_of(session, 'trait', who['traits'])}]", style=AMBER)
    if who["loyal_by"]:
        told.append(f" {words('label-loyal')}: {voice(words, view).faction(who['loyal_to'])}", style=REWARD)
    if told.plain.strip():
        yield CardLine(told)
    yield from bonds.mutation(session, who["seat"], {})


def _named(session: Session, card: str) -> str:
    """A card with the modification on it."""
    modification = bonds.modification(session, card)
    return f"{card_name(session.words, card)} + {modification}" if modification else card_name(session.words, card)
