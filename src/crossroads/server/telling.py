"""A game put into messages for one seat in one language: what is asked, what happened, what changed in the view."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec

from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording, definition
from crossroads.engine.events import Event
from crossroads.engine.game import Game, words_of
from crossroads.engine.odds import Odds
from crossroads.engine.words import Words
from crossroads.protocol.socket import Chance, DecisionTold, OddsTold, OptionTold, Reason, Told
from crossroads.protocol.tables import LogLine

View = Mapping[str, Any]
MISSING = object()

_encoder = msgspec.json.Encoder()


def encode(message: Told) -> bytes:
    """A message as it goes over a line."""
    return _encoder.encode(message)


# -- words


@cache
def words(game: str, lang: str) -> Words:
    """The words of a game in a language, shared by all its tables."""
    return words_of(game, (), lang)


@cache
def wording(game: str) -> Wording:
    """How a game puts itself into words."""
    return definition(game).wording()


# -- what changed


def merge_patch(old: View, new: View) -> dict[str, Any]:
    """The RFC 7396 merge patch that makes `new` of `old`; a key with nothing in it counts as a missing one."""
    patch: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before == value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch[key] = merge_patch(before, value)
        elif value is not None or before is not MISSING:
            patch[key] = value
    for key in old.keys() - new.keys():
        patch[key] = None
    return patch


# -- what is asked


def decision_told(game: Game[Any], lang: str, view: View, offered: bool) -> DecisionTold | None:
    """What is asked now; its particulars and options (`offered`) are for the eyes of the seat that decides."""
    decision = game.decision
    if decision is None:
        return None
    said_as = words(game.setup.game, lang)
    prompt = wording(game.setup.game).prompt
    if not offered:
        known = Decision(decision.seat, decision.prompt, decision.rule, ())
        text = "" if decision.about else prompt(said_as, view, known)
        return DecisionTold(decision.seat, decision.prompt, text, decision.rule)
    return DecisionTold(
        decision.seat,
        decision.prompt,
        prompt(said_as, view, decision),
        decision.rule,
        dict(decision.about),
        _options(game, decision, said_as, view),
    )


def _options(game: Game[Any], decision: Decision, said_as: Words, view: View) -> list[OptionTold]:
    label = wording(game.setup.game).option
    odds, state, seat = game.definition.odds, game.state, decision.seat
    return [
        OptionTold(option.id, label(said_as, view, option.id), _odds_told(odds(state, seat, option.id, decision)))
        for option in decision.options
    ]


@lru_cache(maxsize=4096)
def _odds_told(odds: tuple[Odds, ...]) -> list[OddsTold]:
    """Odds as they are told; there are few different ones, and fractions are slow."""
    return [
        OddsTold(
            each.given, _in_words(each), [Chance(chance.outcome, chance.of, chance.out_of) for chance in each.chances]
        )
        for each in odds
    ]


def _in_words(odds: Odds) -> str:
    """The chance to win as a percentage; of other outcomes each one's."""
    if {chance.outcome for chance in odds.chances} <= {"win", "lose"}:
        return _percent(float(odds.share("win")))
    return ", ".join(f"{chance.outcome}: {_percent(chance.of / chance.out_of)}" for chance in odds.chances)


def _percent(share: float) -> str:
    if 0 < share < 0.005:
        return "< 1 %"
    return "> 99 %" if 0.995 < share < 1 else f"{round(share * 100)} %"


def reasons_told(game: Game[Any], lang: str, seat: int, asked: str, view: View) -> list[Reason]:
    """Why things are not on offer to a seat; `ValueError` if `asked` names nothing."""
    said_as = words(game.setup.game, lang)
    label = wording(game.setup.game).option
    reasons = game.explain(asked or None, seat, lang)
    return [Reason(each.option, label(said_as, view, each.option), each.rule, each.text) for each in reasons]


# -- what happened


def line_of(game: str, lang: str, seq: int, seen: Event, view: View) -> LogLine | None:
    """One sentence of the log; `None` for what is not worth one. `seen` and `view` are what the reader may know."""
    text = wording(game).event(words(game, lang), view, seen)
    if not text:
        return None
    seat = seen.about.get("seat")
    return LogLine(seq, text, seen.rule, seen.kind, seat if isinstance(seat, int) else None, dict(seen.about))
