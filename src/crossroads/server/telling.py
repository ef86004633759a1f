"""A game put into messages for one seat in one language: what is asked, what happened, what changed in the view."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec

from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording, definition
from crossroads.engine.events import Event
from crossroads.engine.game import Game, words_of
from crossroads.engine.odds import Odds
from crossroads.engine.words import Words
from crossroads.protocol.socket import Chance, DecisionTold, OddsTold, OptionTold, Reason
from crossroads.protocol.tables import LogLine
from crossroads.server.patching import View

Question = tuple[int, str, str, str, dict[str, Any]]  # seat, prompt, text, rule and particulars, as `Asked` has them

encode = msgspec.json.Encoder().encode  # a message, or a part of one, as it goes over a line
NOTHING = msgspec.Raw(b"null")


# -- words


@cache
def words(game: str, lang: str) -> Words:
    """The words of a game in a language, shared by all its tables."""
    return words_of(game, (), lang)


@cache
def wording(game: str) -> Wording:
    """How a game puts itself into words."""
    return definition(game).wording()


# -- what is asked


def decision_told(game: Game[Any], lang: str, view: View, offered: bool) -> DecisionTold | None:
    """What is asked now; its particulars and options (`offered`) are for the eyes of the seat that decides."""
    decision = game.decision
    if decision is None:
        return None
    said_as, speech = words(game.setup.game, lang), wording(game.setup.game)
    if offered:
        options = [
            OptionTold(name, label, odds_told(said_as, odds))
            for name, label, odds in worded(game, said_as, view, decision.ids)
        ]
        return DecisionTold(*question_of(speech, said_as, view, decision), options)
    return DecisionTold(decision.seat, decision.prompt, _text_for_all(speech, said_as, view, decision), decision.rule)


def question_for_all(game: Game[Any], lang: str, view: View) -> msgspec.Raw:
    """The same for those who do not decide, as it goes over a line."""
    decision = game.decision
    if decision is None:
        return NOTHING
    text = _text_for_all(wording(game.setup.game), words(game.setup.game, lang), view, decision)
    return _written(decision.seat, decision.prompt, text, decision.rule)


def _text_for_all(speech: Wording, said_as: Words, view: View, decision: Decision) -> str:
    """A question in words; one with particulars is put to the seat that decides alone."""
    if decision.about:
        return ""
    return speech.prompt(said_as, view, Decision(decision.seat, decision.prompt, decision.rule, ()))


@lru_cache(maxsize=4096)
def _written(seat: int, prompt: str, text: str, rule: str) -> msgspec.Raw:
    """A question that everybody may know: there are few, and each is asked over and over."""
    return msgspec.Raw(encode(DecisionTold(seat, prompt, text, rule)))


def question_of(speech: Wording, said_as: Words, view: View, decision: Decision) -> Question:
    """What the seat that decides is asked."""
    text = speech.prompt(said_as, view, decision)
    return decision.seat, decision.prompt, text, decision.rule, dict(decision.about)


def worded(
    game: Game[Any], said_as: Words, view: View, names: Iterable[str]
) -> list[tuple[str, str, tuple[Odds, ...]]]:
    """Options that are on offer: ids, labels and odds."""
    decision = game.decision
    assert decision is not None
    label, odds, state, seat = wording(game.setup.game).option, game.definition.odds, game.state, decision.seat
    return [(name, label(said_as, view, name), odds(state, seat, name, decision)) for name in names]


@lru_cache(maxsize=4096)
def odds_told(said_as: Words, odds: tuple[Odds, ...]) -> list[OddsTold]:
    """Odds as they are told; there are few different ones, and fractions are slow."""
    return [
        OddsTold(
            each.given,
            _in_words(said_as, each),
            [Chance(chance.outcome, chance.of, chance.out_of) for chance in each.chances],
        )
        for each in odds
    ]


def _in_words(said_as: Words, odds: Odds) -> str:
    """The chance to win as a percentage; of other outcomes each one's, and of amounts the average.

    A game names its outcomes as `chance-kill`, and its amounts (`damage-3`) as `chance-damage`.
    """
    if {chance.outcome for chance in odds.chances} <= {"win", "lose"}:
        return said_as.percent(odds.share("win"))
    amounts = [chance.outcome.rpartition("-") for chance in odds.chances]
    stem = amounts[0][0]
    if stem and all(each == stem and number.isdigit() for each, _, number in amounts):
        average = sum(
            int(number) * chance.of / chance.out_of
            for (_, _, number), chance in zip(amounts, odds.chances, strict=True)
        )
        return said_as.find(f"chance-{stem}", average=round(average, 1)) or f"{average:.1f}"
    named = [(said_as.find(f"chance-{chance.outcome}") or chance.outcome, chance) for chance in odds.chances]
    return ", ".join(f"{name}: {said_as.percent(chance.share)}" for name, chance in named)


def reasons_told(game: Game[Any], lang: str, seat: int, asked: str, view: View) -> list[Reason]:
    """Why things are not on offer to a seat; `ValueError` if `asked` names nothing."""
    said_as = words(game.setup.game, lang)
    label = wording(game.setup.game).option
    reasons = game.explain(asked or None, seat, lang)
    return [Reason(each.option, label(said_as, view, each.option), each.rule, each.text) for each in reasons]


# -- what happened


def page_of(game: str, lang: str, seq: int, seen: Iterable[Event], view: View) -> list[LogLine | None]:
    """A sentence of the log for each event; `None` for what is not worth one. What is given the reader may know."""
    sentence, said_as = wording(game).event, words(game, lang)
    page: list[LogLine | None] = []
    for event in seen:
        text = sentence(said_as, view, event)
        if text:
            about = event.about
            about = about if isinstance(about, dict) else dict(about)
            seat = about.get("seat")
            page.append(LogLine(seq, text, event.rule, event.kind, seat if isinstance(seat, int) else None, about))
        else:
            page.append(None)
    return page
