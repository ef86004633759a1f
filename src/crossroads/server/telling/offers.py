"""What is on offer to the seat that decides, in words: made once, and told to a line once."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from crossroads.engine.acts import Meant
from crossroads.engine.decisions import Decision, Option
from crossroads.engine.game import Game
from crossroads.engine.labels import Label
from crossroads.engine.odds import Odds
from crossroads.engine.words import MARKS, Words
from crossroads.protocol.socket import Offer
from crossroads.server.play.patches import View
from crossroads.server.telling.messages import (
    Question,
    encode,
    odds_told,
    parts_told,
    question_of,
    worded,
)

OFFERS_KEPT = 20_000  # options in certain words, of all tables
MARKED = MARKS[0].encode()[:-1]  # how the bytes of each mark begin


class Offered(msgspec.Struct, frozen=True, eq=False):
    """An option in certain words: the whole of it, and what is told to a line that has them already."""

    id: str
    whole: msgspec.Raw
    brief: msgspec.Raw
    names: tuple[int, ...] = ()  # the seats whose marks stand for names in the whole

    def at(self, spoken: Words) -> msgspec.Raw:
        """The whole of it at a table with these words: what all tables share names nobody."""
        written = bytes(self.whole)
        for seat in self.names:
            written = written.replace(MARKS[seat].encode(), encode(spoken.player(seat))[1:-1])
        return msgspec.Raw(written)


class Known:
    """The words that a line has of options."""

    def __init__(self) -> None:
        self._by_id: dict[str, Offered] = {}
        self._now: set[Offered] = set()  # the same: to look here costs less

    def clear(self) -> None:
        self._by_id.clear()
        self._now.clear()

    def tell(self, offered: Sequence[Offered], spoken: Words) -> list[msgspec.Raw]:
        """What is to be told to the line so that it has these options; those that it has in these words by name."""
        now = self._now
        if now.issuperset(offered):
            return [each.brief for each in offered]
        told: list[msgspec.Raw] = []
        for each in offered:
            if each in now:
                told.append(each.brief)
            else:
                told.append(each.at(spoken) if each.names else each.whole)
                now.discard(self._by_id.get(each.id, each))
                now.add(each)
                self._by_id[each.id] = each
        return told


class KnownWords(msgspec.Struct, eq=False):
    """What an option's words are about, and its words where nothing is special about that, if they are known."""

    label_subject: Hashable
    plain: Offered | None = None


class Phrases(msgspec.Struct, eq=False):
    """Options in words, while what all of them depend on stays the same."""

    kept: dict[str, KnownWords] = {}
    special: dict[tuple[str, Hashable], Offered] = {}  # words by ids and by what they depend on

    def __len__(self) -> int:
        return len(self.kept) + len(self.special)

    def recall(self, options: Iterable[Option[Any]], label_inputs: Mapping[Hashable, Hashable]) -> list[Offered | None]:
        """Options in words, as far as they are known; `KeyError` if some option was never met."""
        kept, special = self.kept, self.special
        return [
            special.get((option.id, label_inputs[known.label_subject]))
            if (known := kept[option.id]).label_subject in label_inputs
            else known.plain
            for option in options
        ]

    def meet(self, ids: Iterable[str], label_subject: Callable[[str], Hashable]) -> None:
        """Find out what options are about that were not met before."""
        for name in ids:
            if name not in self.kept:
                self.kept[name] = KnownWords(label_subject(name))

    def learn(self, offered: Iterable[Offered], label_inputs: Mapping[Hashable, Hashable]) -> None:
        """Keep the words of options that were met."""
        for each in offered:
            known = self.kept[each.id]
            if known.label_subject in label_inputs:
                self.special[each.id, label_inputs[known.label_subject]] = each
            else:
                known.plain = each


class Phrasebook(defaultdict[tuple[Words, Hashable], Phrases]):
    """The phrases of all tables, by what words depend on. They are many: how many is noted, and not counted each time."""

    def __init__(self) -> None:
        super().__init__(Phrases)
        self.size = 0

    def make_room(self) -> None:
        """Forget all phrases, if they are many: those that are still told are soon learned again."""
        if self.size >= OFFERS_KEPT:
            self.clear()
            self.size = 0


_offers: dict[tuple[Words, str, Label, tuple[Odds, ...]], Offered] = {}  # all that were lately told, at whatever table
_phrases = Phrasebook()


def choice_of(game: Game[Any], decision: Decision, at: Words, view: View) -> tuple[Question, list[Offered]]:
    """What is asked of a seat that decides, which has this view, and what is on offer to it; `at`: the table's words."""
    spoken, speech, options = at.marked, game.definition.wording(), decision.options
    question = question_of(speech, at, view, decision)
    label_inputs = speech.label_inputs(spoken, view, decision)
    if label_inputs is None:
        return question, _offered(game, decision, spoken, view, decision.ids)
    common, special = label_inputs
    phrases = _phrases[spoken, common]
    try:
        offered = phrases.recall(options, special)
    except KeyError:
        offered = [None]
    if not all(offered):
        _phrases.make_room()
        phrases = _phrases[spoken, common]
        before = len(phrases)
        phrases.meet(decision.ids, speech.acts.subject)
        known = zip(options, phrases.recall(options, special), strict=True)
        new = [option.id for option, words_known in known if words_known is None]
        phrases.learn(_offered(game, decision, spoken, view, new), special)
        _phrases.size += len(phrases) - before
        offered = phrases.recall(options, special)
    return question, offered  # type: ignore[return-value]  # all are known now


def _offered(game: Game[Any], decision: Decision, spoken: Words, view: View, ids: Iterable[str]) -> list[Offered]:
    return [_in_these_words(spoken, *each) for each in worded(game, decision, spoken, view, ids)]


def _in_these_words(spoken: Words, meant: Meant, label: Label, odds: tuple[Odds, ...]) -> Offered:
    phrase = spoken, meant.id, label, odds
    offered = _offers.get(phrase)
    if offered is None:
        if len(_offers) >= OFFERS_KEPT:
            _offers.clear()
        whole = Offer(meant.id, *parts_told(meant, label), *odds_told(spoken, odds))
        brief, written = encode(Offer(meant.id)), encode(whole)
        names = [seat for seat, mark in enumerate(MARKS) if mark.encode() in written] if MARKED in written else ()
        offered = _offers[phrase] = Offered(meant.id, msgspec.Raw(written), msgspec.Raw(brief), tuple(names))
    return offered
