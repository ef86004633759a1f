"""A game put into messages for one seat in one language: what is asked, what happened, what changed in the view."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec

from crossroads.engine import odds as chances
from crossroads.engine.acts import Meant, Place
from crossroads.engine.chance import as_all_know, is_chance
from crossroads.engine.content import Edition, words_of
from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.labels import Label, Prompt
from crossroads.engine.odds import Odds
from crossroads.engine.odds_words import odds_lines, outcome_name
from crossroads.engine.windows import Window
from crossroads.engine.words import Words
from crossroads.protocol.socket import (
    ChanceTold,
    ChatLine,
    DecisionTold,
    LabelTold,
    OddsTold,
    OptionTold,
    PlaceTold,
    PromptTold,
    ReasonTold,
    WindowTold,
)
from crossroads.protocol.tables import LogLine
from crossroads.server.log.schema import ChatRow
from crossroads.server.play.patches import View

Question = tuple[int, str, PromptTold, str, dict[str, Any]]  # seat, prompt, question, rule, particulars: see `Asked`

encode = msgspec.json.Encoder().encode  # a message, or a part of one, as it goes over a line
NOTHING = msgspec.Raw(b"null")
UNSAID = Prompt("")


# -- words


@cache
def words(edition: Edition, lang: str) -> Words:
    """The words of a game with its packs in a language, shared by all its tables."""
    game, packs, modules = edition
    return words_of(game, packs, lang, modules)


# -- what is asked


def decision_told(
    game: Game[Any], spoken: Words, view: View, own: Decision | None, ends: float | None = None
) -> DecisionTold | None:
    """What is asked now; particulars and options are told to whoever decides (`own` is what it is asked) alone."""
    decision, window = game.decision, window_told(game.asking, ends)
    if decision is None:
        return None
    speech = game.definition.wording()
    if own is not None:
        options = [
            OptionTold(meant.id, *parts_told(meant, label), *odds_told(spoken, odds))
            for meant, label, odds in worded(game, own, spoken, view, own.ids)
        ]
        return DecisionTold(*question_of(speech, spoken, view, own), options, window)
    question = _question_for_all(speech, spoken, view, decision, window is not None)
    return DecisionTold(decision.seat, decision.prompt, prompt_told(question), decision.rule, window=window)


def window_told(window: Window | None, ends: float | None) -> WindowTold | None:
    """The window that asks, if one does, as everybody may know it."""
    if window is None:
        return None
    return WindowTold(dict(window.about), list(window.awaited), window.hidden, window.occasion != "", ends)


def question_for_all(
    speech: Wording, spoken: Words, view: View, decision: Decision | None, window: WindowTold | None
) -> msgspec.Raw:
    """The same for those who do not decide, as it goes over a line."""
    if decision is None:
        return NOTHING
    question = _question_for_all(speech, spoken, view, decision, window is not None)
    if window is not None:
        told = DecisionTold(decision.seat, decision.prompt, prompt_told(question), decision.rule, window=window)
        return msgspec.Raw(encode(told))
    return _written(decision.seat, decision.prompt, question, decision.rule)


def _question_for_all(speech: Wording, spoken: Words, view: View, decision: Decision, is_window: bool) -> Prompt:
    """A question in words; one with particulars is put to the seat that decides alone, unless a window asks it."""
    if is_window or is_chance(decision):
        return speech.question(spoken, view, as_all_know(decision))
    if decision.about:
        return UNSAID
    return speech.question(spoken, view, Decision(decision.seat, decision.prompt, decision.rule, ()))


@lru_cache(maxsize=4096)
def _written(seat: int, prompt: str, question: Prompt, rule: str) -> msgspec.Raw:
    """A question that everybody may know: there are few, and each is asked over and over."""
    return msgspec.Raw(encode(DecisionTold(seat, prompt, prompt_told(question), rule)))


def question_of(speech: Wording, spoken: Words, view: View, decision: Decision) -> Question:
    """What the seat that decides is asked."""
    question = prompt_told(speech.question(spoken, view, decision))
    return decision.seat, decision.prompt, question, decision.rule, dict(decision.about)


def prompt_told(prompt: Prompt) -> PromptTold:
    """A question as it is told."""
    return PromptTold(prompt.title, prompt.text, prompt.mark)


def worded(
    game: Game[Any], decision: Decision, spoken: Words, view: View, ids: Iterable[str]
) -> list[tuple[Meant, Label, tuple[Odds, ...]]]:
    """Options that are on offer: what they mean, labels and odds."""
    odds, state, seat, speech = game.definition.odds, game.state, decision.seat, game.definition.wording()
    meant = [*map(speech.acts.read, ids)]
    return [(each, speech.option(spoken, view, each.id), odds(state, seat, each, decision)) for each in meant]


def parts_told(meant: Meant, label: Label) -> tuple[str, dict[str, str | int], PlaceTold, LabelTold]:
    """An option as it is told beside its id: its act, what it names, its place and its label."""
    said = LabelTold(label.title, label.cost, label.gain, label.note, label.price)
    return meant.verb, meant.names, PlaceTold(*meant.place), said


def place_meant(told: PlaceTold) -> Place:
    """A place that a client speaks of."""
    return Place(told.kind, told.name, told.part)


@lru_cache(maxsize=4096)
def odds_told(spoken: Words, odds: tuple[Odds, ...]) -> tuple[list[OddsTold], list[str]]:
    """Odds as they are told, and in words; there are few different ones, and fractions are slow."""
    told = [OddsTold(each.given, [_chance(spoken, chance) for chance in each.chances]) for each in odds]
    return told, [line[:1].upper() + line[1:] for line in odds_lines(spoken, odds)]


def _chance(spoken: Words, chance: chances.Chance) -> ChanceTold:
    name = outcome_name(spoken, chance)
    return ChanceTold(chance.outcome, chance.kind, chance.of, chance.out_of, chance.amount, name)


def reasons_told(
    game: Game[Any], spoken: Words, seat: int, asked: str, view: View, *, ahead: bool = False
) -> list[ReasonTold]:
    """Why things are not on offer to a seat; `ValueError` if `asked` names nothing. `ahead`: see `Game.explain`."""
    acts = game.definition.wording().acts
    reasons = game.explain(asked or None, seat, spoken.lang, ahead=ahead)
    meant = [(each, acts.read(each.option)) for each in reasons]
    return [
        ReasonTold(each.option, *parts_told(found, found.act.label(spoken, view, found)), each.rule, each.text)
        for each, found in meant
    ]


def lines_added(game: Game[Any], spoken: Words, view: View) -> list[str]:
    """What the table's expansions add to the board, in words."""
    return game.definition.wording().added(spoken, view) if game.definition.expansions else []


# -- what happened


def page_of(speech: Wording, spoken: Words, seq: int, seen: Iterable[Event], view: View) -> list[LogLine | None]:
    """A sentence of the log for each event; `None` for what is not worth one. What is given the reader may know."""
    sentence, marked = speech.event, spoken.marked
    page: list[LogLine | None] = []
    for event in seen:
        text = spoken.put_names(sentence(marked, view, event))
        if text:
            about = event.about
            about = about if isinstance(about, dict) else dict(about)
            seat = about.get("seat")
            page.append(LogLine(seq, text, event.rule, event.kind, seat if isinstance(seat, int) else None, about))
        else:
            page.append(None)
    return page


def chat_told(row: ChatRow) -> ChatLine:
    """What was said, as it is told."""
    return ChatLine(row.number, row.seat, row.name, row.text, row.at)
