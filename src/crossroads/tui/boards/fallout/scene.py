"""What goes on above the map: an encounter as a scene, a fight or a test with its dice, a trade, the opening."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from crossroads.games.fallout.cards.content import DieFace
from crossroads.games.fallout.cards.voice import capital, letters_text, name_of
from crossroads.games.fallout.words.cards import areas_text, encounter_name, enemy_name, story
from crossroads.games.fallout.words.places import content_of
from crossroads.games.fallout.words.things import player
from crossroads.games.fallout.words.whole_table import known_agendas
from crossroads.tui.boards.fallout import bonds
from crossroads.tui.boards.fallout.symbols import HIT, MATCH
from crossroads.tui.palette import ALARM_TEXT, AMBER, BRIGHT, DIM, FAINT, PHOSPHOR, REWARD
from crossroads.tui.session import Session

BODY = (
    (("H", "  ●  "),),
    (("A", " ╱"), ("T", "█"), ("A", "╲ ")),
    (("L", " ╱ ╲ "),),
)  # by line: area and what it looks like
DIE = 9  # columns
NAMED_FROM = 56  # columns in which the areas stand in words beside three dice
OPENING = ("survivor", "start-space")

View = Mapping[str, Any]
TRADED = ("trade", "offer", "which-agenda", "changed-offer")


def headline(session: Session) -> str:
    """What is asked, short enough for one line where the scene tells the rest."""
    decision, view = session.decision, session.view
    if decision is None:
        return ""
    if decision.prompt == "encounter":
        title = encounter_name(session.words, decision.about["card"])
        return f"{session.words('label-encounter')}: {title}"
    if view["rolling"] is not None and decision.prompt in ("reroll", "window-before", "window-strike"):
        return _rolling_title(session, view["rolling"])
    if decision.prompt in TRADED:
        return session.words("label-trade")
    return session.prompt()


def scene(session: Session, width: int) -> Text | None:
    """What is to be read or seen before the question is answered; nothing where the map says it all."""
    decision, view = session.decision, session.view
    if decision is None:
        return None
    if decision.prompt == "encounter":
        return _encounter(session, decision.about["card"], view["meeting"])
    if view["rolling"] is not None:
        return _rolling(session, view["rolling"], width)
    if decision.prompt in OPENING:
        return _opening(session)
    if decision.prompt == "atomic-bonds.loyal":
        return bonds.factions(session)
    if decision.prompt == "atomic-bonds.first-player":
        return Text(session.words("bonds-first-means"), style=BRIGHT)
    if decision.prompt in TRADED:
        return _trade(session)
    return None


def _opening(session: Session) -> Text:
    scenario = session.view["scenario"]
    text = Text().append(name_of(session.words, "scenario", scenario), style=f"bold {AMBER}")
    return text.append("\n" + (session.words.find(f"scenario-{scenario}.intro") or ""), style=BRIGHT)


def _trade(session: Session) -> Text:
    """What has been put together; agendas by name for whoever may see them."""
    words, deal = session.words, session.view["deal"]
    text = Text(session.prompt(), style=BRIGHT)
    if known := known_agendas(words, deal):
        text.append("\n" + words("table-deal-agendas", agendas=known), style=AMBER)
    return text


def _encounter(session: Session, card: str, meeting: View | None) -> Text:
    """The card as it is read aloud: its title and its introduction."""
    text = Text().append(encounter_name(session.words, card), style=f"bold {AMBER}")
    if intro := story(session.words, f"encounter-{card}", "intro"):
        text.append(f"\n{intro}", style=BRIGHT)
    if meeting is not None and meeting["level"]:
        text.append(f"\n{session.words('label-level')}: {meeting['level']}", style=DIM)
    return text


# -- dice


def _rolling_title(session: Session, rolling: View) -> str:
    words, view = session.words, session.view
    if rolling["kind"] == "test":
        title = f"{words('label-test')} {letters_text(words, rolling['letters'])}"
        if not rolling["difficulty"]:
            return title
        return f"{title}, {words('label-difficulty').lower()} {rolling['difficulty']}"
    enemy = capital(enemy_name(words, view["scenario"], rolling["enemy"]))
    return f"{words('label-fight')}: {enemy}"


def _rolling(session: Session, rolling: View, width: int) -> Text:
    """A fight or a test: who against what, the dice, what they come to."""
    words, view = session.words, session.view
    text = Text().append(_rolling_title(session, rolling), style=f"bold {AMBER}")
    text.append(f"  {player(words, view, rolling['seat'])}", style=PHOSPHOR)
    if rolling["kind"] == "fight":
        text.append("\n").append_text(_foe(session, rolling))
    if rolling["dice"]:
        text.append("\n").append_text(dice(session, rolling["dice"], rolling.get("areas", ""), width))
        text.append("\n").append_text(_result(session, rolling))
    if "helper" in rolling:
        text.append("\n").append_text(bonds.assistant(session, rolling))
    return text


def _foe(session: Session, rolling: View) -> Text:
    words = session.words
    text = Text().append(f"{words('label-level')} {rolling['level']}", style=f"bold {ALARM_TEXT}")
    text.append(f" · {words('label-areas')}: {areas_text(words, rolling['areas'])}", style=BRIGHT)
    for ability in rolling["abilities"]:
        text.append(f" · {words(f'ability-{ability}')}", style=f"bold {AMBER}")
    return text


def _result(session: Session, rolling: View) -> Text:
    """What the dice come to as they lie, and how many rerolls are left."""
    ui = session.terminal
    text = Text()
    if rolling["kind"] == "test":
        told = ui("fallout-test-now", icons=rolling["icons"], difficulty=rolling["difficulty"])
        good = rolling["icons"] >= (rolling["difficulty"] or 1)
    else:
        needs = rolling["level"] + ("armor" in rolling["abilities"])
        told = ui("fallout-fight-now", hits=rolling["hits"], needs=needs)
        good = rolling["hits"] >= needs
    text.append(told, style=f"bold {REWARD if good else ALARM_TEXT}").append(f" {MATCH}" if good else "", style=REWARD)
    if rolling["kind"] == "fight":
        against = ui("fallout-fight-back", icons=rolling["icons"], armor=rolling["armor"], ignored=rolling["ignored"])
        text.append(f" · {against}", style=ALARM_TEXT)
        text.append(f" · {session.words('symbol-damage')}: {rolling['damage']}", style=f"bold {ALARM_TEXT}")
    return text.append(f" · {session.words('label-rerolls')}: {rolling['rerolls']}", style=PHOSPHOR)


def dice(session: Session, faces: list[int], areas: str, width: int) -> Text:
    """The dice side by side: a body with the areas that each shows, its hit icons, and whether it hits these areas."""
    shown = [content_of(session.words).dice[face] for face in faces]
    lines = [Text() for _ in range(5)]
    for number, die in enumerate(shown, 1):
        for line, part in zip(lines, _die(die, number, any(area in areas for area in die.areas)), strict=True):
            line.append_text(part).append("  ")
    for number, die in enumerate(shown) if width >= NAMED_FROM else ():
        name = " + ".join(session.words(f"area-{area}") for area in die.areas)
        style = f"bold {REWARD}" if any(area in areas for area in die.areas) else BRIGHT
        lines[number + 1].append(f" {number + 1} ", style=f"bold {AMBER}").append(name, style=style)
        lines[number + 1].append(f" {HIT * die.hits}", style=f"bold {ALARM_TEXT}")
    return Text("\n").join(lines)


def _die(die: DieFace, number: int, matches: bool) -> list[Text]:
    frame = REWARD if matches else FAINT
    top = Text("╭", style=frame).append(f"{number}", style=f"bold {AMBER}").append("─" * (DIE - 3) + "╮", style=frame)
    lines = [top]
    for parts in BODY:
        line = Text("│ ", style=frame)
        for area, look in parts:
            lit = area in die.areas
            line.append(look if lit else _dimmed(look), style=f"bold {AMBER}" if lit else FAINT)
        lines.append(line.append(" │", style=frame))
    icons = HIT * die.hits
    bottom = Text("╰", style=frame).append("─" * (DIE - 3 - die.hits), style=frame)
    bottom.append(icons, style=f"bold {ALARM_TEXT}").append(f"{MATCH if matches else '─'}╯", style=frame)
    return [*lines, bottom]


def _dimmed(look: str) -> str:
    """An area that the die does not show: dots."""
    return "".join(" " if letter == " " else "·" for letter in look)
