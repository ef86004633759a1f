"""What goes on: a fight with both sides, a flight, what waits to take effect, an offer; else how far the turn is."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from crossroads.games.munchkin.cards.phrases import number
from crossroads.games.munchkin.words.cards import capital, name_of
from crossroads.games.munchkin.words.things import (
    bonus_text,
    fighters,
    foe_name,
    offer_between,
    offer_text,
    parts_of,
    quoted,
    stack_line,
)
from crossroads.tui.ahead import awaited, window_of
from crossroads.tui.boards.munchkin.race import mark, named, race
from crossroads.tui.boards.munchkin.symbols import FOE, RUN
from crossroads.tui.palette import ALARM_TEXT, AMBER, BRIGHT, DIM, FAINT, PHOSPHOR, REWARD
from crossroads.tui.session import Session
from crossroads.tui.typeset import fitted, hanging

SIDE_BY_SIDE = 60  # columns from which the sides of a fight stand beside each other
FACES = 6  # of the die
STEPS = {
    "ready": ("opening", "start", "prepare"),
    "door": ("kick", "door-settled"),
    "trouble": ("trouble", "trouble-settled"),
    "loot": ("loot", "loot-settled"),
    "charity": ("before-charity", "charity", "end"),
}
"""What stands on the line of a turn -> the phases of it."""

View = Mapping[str, Any]


def scene(session: Session, width: int, headline: int) -> Text:
    """All that has to be seen before the question is answered, then everybody in short.

    The question itself is there if so many columns of the headline have no room for it.
    """
    view = session.view
    lines = [*_question(session, width, headline), *_waiting(session, width), *_deal(session, width)]
    if view["fight"] is not None:
        lines += [*_flight(session, width), *_fight(session, width)]
    elif view["outcome"] is None:
        lines.append(_turn(session, width))
    lines += [*_open_offers(session, width), *_bodies(session, width)]
    lines.append(Text("─" * width, style=FAINT))
    return Text("\n").join([*lines, *race(session, width)])


def _question(session: Session, width: int, headline: int) -> Iterator[Text]:
    """The whole question and who may answer after it, where the headline cuts it short."""
    asked, after, decision = session.prompt(), awaited(session), session.decision
    if decision is not None and decision.prompt != "combat" and len(asked) > headline:  # a fight tells itself
        yield hanging(Text(asked, style=f"bold {AMBER}"), width)
    if after and len(asked) + len(after) > headline:
        yield _after(session)


def _after(session: Session) -> Text:
    """Who may answer after the one who is asked, by their shapes."""
    window = window_of(session)
    text = Text(session.terminal("munchkin-after"), style=DIM)
    for seat in window.awaited[1:] if window is not None else ():
        shape, colour = mark(seat)
        text.append(f" {shape}{seat + 1}", style=f"bold {colour}")
    return text


def _turn(session: Session, width: int) -> Text:
    """The steps of a turn, with the one that it has come to; closer together where there is little room."""
    text = _steps(session, " › ")
    return text if text.cell_len <= width else fitted(_steps(session, "›"), width)


def _steps(session: Session, between: str) -> Text:
    text = Text()
    for step, phases in STEPS.items():
        here = session.view["phase"] in phases
        name = session.terminal(f"munchkin-step-{step}")
        text.append(f" {name} " if here else name, style=f"bold {BRIGHT} on #4d3a12" if here else DIM)
        text.append(between if step != "charity" else "", style=FAINT)
    return text


# -- a fight


def _fight(session: Session, width: int) -> list[Text]:
    """Both sides with every part of their strengths; beside each other where there is room."""
    half = (width - 3) // 2 if width >= SIDE_BY_SIDE else width
    ours, theirs = list(_munchkins(session, half)), list(_monsters(session, half))
    if half == width:
        return [*ours, *theirs]
    lines = []
    for row in range(max(len(ours), len(theirs))):
        left = ours[row] if row < len(ours) else Text()
        right = theirs[row] if row < len(theirs) else Text()
        lines.append(fitted(left.copy(), half).append(" │ ", style=FAINT).append_text(right))
    return lines


def _munchkins(session: Session, width: int) -> Iterator[Text]:
    words, view, fight = session.words, session.view, session.view["fight"]
    yield _side(session, "munchkins", fight["winning"])
    for seat in fighters(fight):
        who = view["players"][seat]
        yield fitted(named(session, seat).append(f"  {number(who['strength'])}", style=f"bold {BRIGHT}"), width)
        yield from _parts(session, who, width)
    yield from _bonuses(session, "munchkins", width)
    if fight["deal"] is not None:
        yield from _lines(Text(f"  {offer_text(words, fight['deal'])}", style=PHOSPHOR), width)


def _monsters(session: Session, width: int) -> Iterator[Text]:
    words, view, fight = session.words, session.view, session.view["fight"]
    yield _side(session, "monsters", not fight["winning"])
    for foe in fight["foes"]:
        text = Text(f" {FOE} ", style=ALARM_TEXT).append(foe_name(words, view, foe["id"]), style=f"bold {ALARM_TEXT}")
        yield from _lines(text.append(f"  {number(foe['strength'])}", style=f"bold {BRIGHT}"), width)
        yield from _parts(session, foe, width)
        yield from _lines(_worth(session, foe), width)
    yield from _bonuses(session, "monsters", width)
    if gone := [name_of(words, each["id"]) for each in fight["gone"]]:
        yield from _lines(Text(f"  {session.terminal('munchkin-gone', foes=words.list(gone))}", style=DIM), width)


def _side(session: Session, side: str, is_ahead: bool) -> Text:
    """The sum of a side; whoever would win now is told in a word, not in colour alone."""
    text = Text().append(session.terminal(f"munchkin-{side}"), style=f"bold {PHOSPHOR}")
    style = f"bold {REWARD if is_ahead else ALARM_TEXT}"
    text.append(f" {number(session.view['fight'][side])}", style=style)
    return text.append(f" · {session.terminal('munchkin-ahead')}" if is_ahead else "", style=style)


def _parts(session: Session, who: View, width: int) -> Iterator[Text]:
    """What a strength is made of, all parts in a row."""
    told = ", ".join(parts_of(session.words, session.view, who))
    yield from _lines(Text(f"  {told}", style=BRIGHT), width)


def _worth(session: Session, foe: View) -> Text:
    """Treasures, radioactivity that may still come, and what it changes at the roll to run away."""
    ui = session.terminal
    told = [ui("munchkin-treasures", count=foe["treasures"])]
    if foe["radiation"] and not foe["irradiated"]:
        told.append(ui("munchkin-radioactive", amount=foe["radiation"]))
    if foe["run"]:
        told.append(f"{RUN}{number(foe['run'])}")
    return Text(f"  {', '.join(told)}", style=DIM)


def _bonuses(session: Session, side: str, width: int) -> Iterator[Text]:
    """Cards that were played for a side."""
    for each in session.view["fight"]["bonuses"]:
        if each["side"] == side:
            told = bonus_text(session.words, session.view, {"what": each["card"], "amount": each["amount"]})
            yield from _lines(Text(f"  {told}", style=PHOSPHOR), width)


def _lines(text: Text, width: int) -> list[Text]:
    return list(hanging(text, width, 4).split("\n"))


# -- a flight, what waits, offers, bodies


def _flight(session: Session, width: int) -> Iterator[Text]:
    """Who runs from what, what the die must show, and the odds for whoever rolls."""
    words, view, flight = session.words, session.view, session.view["flight"]
    if flight is None or not flight["runners"]:
        return
    for chase in flight["chases"]:
        text = named(session, flight["runners"][0]).append(f" {RUN} ", style=f"bold {ALARM_TEXT}")
        text.append(foe_name(words, view, chase["foe"]), style=f"bold {ALARM_TEXT}")
        least = max(1, chase["needs"])
        way = "never" if chase["way"] == "roll" and least > FACES else chase["way"]
        yield from _lines(
            text.append(f": {session.terminal(f'munchkin-escape-{way}', least=least)}", style=BRIGHT), width
        )
    odds = [session.odds(option) for option in session.decision.ids] if session.decision is not None else []
    if told_odds := next(filter(None, odds), ""):
        yield from _lines(Text(f"  {session.terminal('app-odds')}: {told_odds}", style=AMBER), width)


def _waiting(session: Session, width: int) -> Iterator[Text]:
    """What waits to take effect, the last played first: it is settled first."""
    decision, view = session.decision, session.view
    told = 1 if decision is not None and decision.prompt == "react" else 0  # the question has told the topmost
    for pending in list(reversed(view["stack"]))[told:]:
        yield hanging(Text(f"… {stack_line(session.words, view, pending)}", style=PHOSPHOR), width)


def _deal(session: Session, width: int) -> Iterator[Text]:
    """An offer that is drafted or has to be answered, side by side: who gives what."""
    decision, view = session.decision, session.view
    if decision is None or decision.prompt not in ("draft", "offer"):
        return
    if decision.prompt == "draft":
        offer = view["draft"]
        giver, taker = offer["seat"], offer["partner"]
    else:
        offer, giver, taker = decision.about["offer"], decision.about["seat"], decision.seat
    goods = ((giver, offer["gives"]), (taker, offer["asks"])) if offer["gives"] or offer["asks"] else ()
    for seat, cards in goods:
        text = named(session, seat).append(f" {session.terminal('munchkin-gives')} ", style=DIM)
        text.append(quoted(session.words, cards) or session.words("nothing"), style=f"bold {BRIGHT}")
        yield from _lines(text, width)
    if offer["treasures"]:
        only = {"gives": (), "asks": (), "treasures": offer["treasures"], "picker": offer["picker"]}
        text = named(session, giver).append(": ", style=DIM)
        yield from _lines(text.append(offer_text(session.words, only), style=f"bold {AMBER}"), width)
    shown = offer if decision.prompt == "draft" else offer_between(view, giver, taker)
    if sums := shown.get("together"):
        sides = {side: number(sums[side]) for side in ("munchkins", "monsters")}
        style = PHOSPHOR if sums["winning"] else ALARM_TEXT
        yield from _lines(Text(capital(session.words("offer-together", **sides)), style=f"bold {style}"), width)


def _open_offers(session: Session, width: int) -> Iterator[Text]:
    """Offers that were left open, but for one that has to be answered now."""
    words, view, decision = session.words, session.view, session.decision
    asked = decision.about["seat"] if decision is not None and decision.prompt == "offer" else None
    for offer in view["offers"]:
        if decision is not None and (offer["seat"], offer["partner"]) == (asked, decision.seat):
            continue
        names = {"player": session.seat_name(offer["seat"]), "to": session.seat_name(offer["partner"])}
        told = words("table-offer", **names, offer=offer_text(words, offer))
        yield from _lines(Text(told, style=PHOSPHOR), width)


def _bodies(session: Session, width: int) -> Iterator[Text]:
    """What lies with the dead."""
    words = session.words
    for body in session.view["bodies"]:
        cards = [*body["cards"], *[bundle[0] for bundle in body["bundles"]]]
        told = words("table-body", player=session.seat_name(body["seat"]), cards=quoted(words, cards))
        yield from _lines(Text(told, style=DIM), width)
