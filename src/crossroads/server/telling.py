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
from crossroads.protocol.socket import Chance, DecisionTold, OddsTold, Offer, OptionTold, Reason
from crossroads.protocol.tables import LogLine

View = Mapping[str, Any]
OFFERS_KEPT = 20_000  # options in certain words, of all tables
MISSING = object()
ELEMENTS = "[]"  # in a patch: those of a list that are replaced, by their numbers
PARTS = (dict, list)  # elements worth telling one by one; a list of short things is told whole as quickly

encode = msgspec.json.Encoder().encode  # a message, or a part of one, as it goes over a line


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
    """The merge patch that makes `new` of `old` (see `Step`); a key with nothing in it counts as a missing one."""
    patch: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is value or before == value:
            continue
        kind = type(value)
        if kind is dict and type(before) is dict:
            patch[key] = merge_patch(before, value)
        elif kind is list and type(before) is list and len(value) == len(before) > 1 and type(value[0]) in PARTS:
            changed = [at for at, each in enumerate(value) if before[at] is not each and before[at] != each]
            patch[key] = {ELEMENTS: {str(at): value[at] for at in changed}}
        elif value is not None or before is not MISSING:
            patch[key] = value
    if old.keys() != new.keys():
        for key in old.keys() - new.keys():
            patch[key] = None
    return patch


# -- what is asked


def decision_told(game: Game[Any], lang: str, view: View, offered: bool) -> DecisionTold | None:
    """What is asked now; its particulars and options (`offered`) are for the eyes of the seat that decides."""
    decision = game.decision
    if decision is None:
        return None
    if offered:
        options = _options(game, decision, words(game.setup.game, lang), view)
        return msgspec.structs.replace(question_told(game, lang, view), options=options)
    known = Decision(decision.seat, decision.prompt, decision.rule, ())
    text = "" if decision.about else _prompt(game, lang, view, known)
    return DecisionTold(decision.seat, decision.prompt, text, decision.rule)


def question_told(game: Game[Any], lang: str, view: View) -> DecisionTold:
    """What the seat that decides is asked, without the options."""
    decision = game.decision
    assert decision is not None
    text = _prompt(game, lang, view, decision)
    return DecisionTold(decision.seat, decision.prompt, text, decision.rule, dict(decision.about))


def _prompt(game: Game[Any], lang: str, view: View, decision: Decision) -> str:
    return wording(game.setup.game).prompt(words(game.setup.game, lang), view, decision)


def _options(game: Game[Any], decision: Decision, said_as: Words, view: View) -> list[OptionTold]:
    return [
        OptionTold(name, label, _odds_told(said_as, odds))
        for name, label, odds in _worded(game, decision, said_as, view)
    ]


def _worded(game: Game[Any], decision: Decision, said_as: Words, view: View) -> list[tuple[str, str, tuple[Odds, ...]]]:
    """What is on offer: ids, labels and odds."""
    odds, state, seat = game.definition.odds, game.state, decision.seat
    ids = decision.ids
    labels = wording(game.setup.game).labels(said_as, view, ids)
    return [(name, label, odds(state, seat, name, decision)) for name, label in zip(ids, labels, strict=True)]


class Offered(msgspec.Struct, frozen=True, eq=False):
    """An option in certain words: the whole of it, and what is told to a line that has them already."""

    id: str
    whole: msgspec.Raw
    brief: msgspec.Raw


_offers: dict[tuple[Words, str, str, tuple[Odds, ...]], Offered] = {}  # all that were lately told, at whatever table


def _offered(said_as: Words, name: str, label: str, odds: tuple[Odds, ...]) -> Offered:
    worded = said_as, name, label, odds
    offered = _offers.get(worded)
    if offered is None:
        if len(_offers) >= OFFERS_KEPT:
            _offers.clear()
        whole, brief = Offer(name, label, _odds_told(said_as, odds)), Offer(name)
        offered = _offers[worded] = Offered(name, msgspec.Raw(encode(whole)), msgspec.Raw(encode(brief)))
    return offered


def offers(game: Game[Any], lang: str, view: View) -> list[Offered]:
    """What is on offer to the seat that decides, which has this view."""
    decision = game.decision
    assert decision is not None
    said_as = words(game.setup.game, lang)
    return [_offered(said_as, *each) for each in _worded(game, decision, said_as, view)]


@lru_cache(maxsize=4096)
def _odds_told(said_as: Words, odds: tuple[Odds, ...]) -> list[OddsTold]:
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


def line_of(game: str, lang: str, seq: int, seen: Event, view: View) -> LogLine | None:
    """One sentence of the log; `None` for what is not worth one. `seen` and `view` are what the reader may know."""
    text = wording(game).event(words(game, lang), view, seen)
    if not text:
        return None
    seat = seen.about.get("seat")
    return LogLine(seq, text, seen.rule, seen.kind, seat if isinstance(seat, int) else None, dict(seen.about))
