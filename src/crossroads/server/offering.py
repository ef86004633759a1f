"""What is on offer to the seat that decides, in words: made once, and told to a line once."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from crossroads.engine.decisions import Option
from crossroads.engine.game import Game
from crossroads.engine.odds import Odds
from crossroads.engine.words import Words
from crossroads.protocol.socket import Offer
from crossroads.server.patching import View
from crossroads.server.telling import Question, encode, odds_told, question_of, worded, wording, words

OFFERS_KEPT = 20_000  # options in certain words, of all tables


class Offered(msgspec.Struct, frozen=True, eq=False):
    """An option in certain words: the whole of it, and what is told to a line that has them already."""

    id: str
    whole: msgspec.Raw
    brief: msgspec.Raw


class Known:
    """The words that a line has of options."""

    def __init__(self) -> None:
        self._by_id: dict[str, Offered] = {}
        self._now: set[Offered] = set()  # the same: to look here costs less

    def clear(self) -> None:
        self._by_id.clear()
        self._now.clear()

    def tell(self, offered: Sequence[Offered]) -> list[msgspec.Raw]:
        """What is to be told to the line so that it has these options; those that it has in these words by name."""
        now = self._now
        told = [each.brief if each in now else each.whole for each in offered]
        if not now.issuperset(offered):
            for each in offered:
                if each not in now:
                    now.discard(self._by_id.get(each.id, each))
                    now.add(each)
                    self._by_id[each.id] = each
        return told


class Kept(msgspec.Struct, eq=False):
    """What an option's words hinge on, and its words where nothing is special about that, if they are known."""

    hinge: Hashable
    plain: Offered | None = None


class Phrases(msgspec.Struct, eq=False):
    """Options in words, while what all of them depend on stays the same."""

    kept: dict[str, Kept] = {}
    special: dict[tuple[str, Hashable], Offered] = {}  # words by ids and faces

    def recall(self, options: Iterable[Option[Any]], faces: Mapping[Hashable, Hashable]) -> list[Offered | None]:
        """Options in words, as far as they are known; `KeyError` if some option was never met."""
        kept, special = self.kept, self.special
        return [
            special.get((option.id, faces[known.hinge])) if (known := kept[option.id]).hinge in faces else known.plain
            for option in options
        ]

    def meet(self, ids: Iterable[str], hinge: Callable[[str], Hashable]) -> None:
        """Find out what options hinge on that were not met before."""
        for name in ids:
            if name not in self.kept:
                self.kept[name] = Kept(hinge(name))

    def learn(self, offered: Iterable[Offered], faces: Mapping[Hashable, Hashable]) -> None:
        """Keep the words of options that were met."""
        for each in offered:
            known = self.kept[each.id]
            if known.hinge in faces:
                self.special[each.id, faces[known.hinge]] = each
            else:
                known.plain = each


_offers: dict[tuple[Words, str, str, tuple[Odds, ...]], Offered] = {}  # all that were lately told, at whatever table
_phrases: defaultdict[tuple[Words, Hashable], Phrases] = defaultdict(Phrases)  # the same, by what words depend on


def choice_of(game: Game[Any], lang: str, view: View) -> tuple[Question, list[Offered]]:
    """What is asked of the seat that decides, which has this view, and what is on offer to it."""
    decision = game.decision
    assert decision is not None
    said_as, speech, options = words(game.setup.game, lang), wording(game.setup.game), decision.options
    question = question_of(speech, said_as, view, decision)
    faces = speech.faces(said_as, view, decision)
    if faces is None:
        return question, _offered(game, said_as, view, decision.ids)
    common, special = faces
    phrases = _phrases[said_as, common]
    try:
        offered = phrases.recall(options, special)
    except KeyError:
        phrases.meet(decision.ids, speech.hinge)
        offered = phrases.recall(options, special)
    if not all(offered):
        new = [option.id for option, known in zip(options, offered, strict=True) if known is None]
        _make_room()
        phrases.learn(_offered(game, said_as, view, new), special)
        offered = phrases.recall(options, special)
    return question, offered  # type: ignore[return-value]  # all are known now


def _make_room() -> None:
    """Forget all phrases, if they are many: those that are still told are soon learned again."""
    if sum(len(each.kept) + len(each.special) for each in _phrases.values()) >= OFFERS_KEPT:
        _phrases.clear()


def _offered(game: Game[Any], said_as: Words, view: View, names: Iterable[str]) -> list[Offered]:
    return [_in_these_words(said_as, *each) for each in worded(game, said_as, view, names)]


def _in_these_words(said_as: Words, name: str, label: str, odds: tuple[Odds, ...]) -> Offered:
    phrase = said_as, name, label, odds
    offered = _offers.get(phrase)
    if offered is None:
        if len(_offers) >= OFFERS_KEPT:
            _offers.clear()
        whole, brief = Offer(name, label, odds_told(said_as, odds)), Offer(name)
        offered = _offers[phrase] = Offered(name, msgspec.Raw(encode(whole)), msgspec.Raw(encode(brief)))
    return offered
