"""One table in this terminal: who sits where, whose screen it is, what happened, and what can be asked of the game."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Self

from crossroads.bots import Bot, choice_of, is_reason, make_bot, seat_names, why
from crossroads.bots.appraising import can_appraise
from crossroads.engine import record
from crossroads.engine.acts import Meant
from crossroads.engine.chance_words import seat_name
from crossroads.engine.decisions import CARD, Decision, Option
from crossroads.engine.definition import CardTitle, Wording
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.events import Event
from crossroads.engine.extending import added_rules
from crossroads.engine.game import Game, Reason
from crossroads.engine.labels import Label
from crossroads.engine.loading import load
from crossroads.engine.odds_words import odds_lines
from crossroads.engine.standing import Ahead, StandKind
from crossroads.engine.words import LANGUAGES, Words, checked_language
from crossroads.rules.language import fold, lexicon, stem, words_of
from crossroads.rules.model import AddedTopic
from crossroads.tui.asking import BotsChoice, LastChoice
from crossroads.tui.event_log import EventLog, ToldEvent, UndoMade
from crossroads.tui.files import write_whole
from crossroads.tui.words import quoted, terminal_words


class NotPossible(NamedTuple):
    """One thing that cannot be chosen now, the rule in its way and the rule's sentence."""

    id: str
    label: Label
    rule: str
    text: str


def by_rule(refused: Iterable[NotPossible]) -> dict[str, list[NotPossible]]:
    """What each rule forbids; the rule in the way of the first thing comes first."""
    rules: dict[str, list[NotPossible]] = {}
    for each in refused:
        rules.setdefault(each.rule, []).append(each)
    return rules


class Session:
    """A game, its people and its bots. Bots have always played already: a person must choose, or the game is over."""

    def __init__(
        self,
        game: Game[Any],
        people: Collection[int],
        bots: Mapping[int, Bot],
        lang: str = "en",
        save_path: Path | None = None,
    ) -> None:
        """Sit down at a game, new or in its midst; `save_path` is written after every choice."""
        self.people = tuple(sorted(people))
        self.bots = dict(bots)
        if sorted((*self.people, *self.bots)) != list(range(game.setup.seats)):
            raise ValueError(f"people {self.people} and bots {tuple(self.bots)} do not fill {game.setup.seats} seats")
        self.game = game
        self.said = Ahead()
        self.last_choice = LastChoice()  # of a bot
        self.answered_ahead: set[int] = set()  # choices, by their number, that nobody was asked for
        self.save_path = save_path
        self.save_trouble = ""  # why the last autosave failed
        self.seat = self.people[0] if len(self.people) == 1 else None  # whose screen it is; nobody's before a hand-over
        self.wording: Wording = game.definition.wording()
        self.event_log = EventLog(game, self.people if len(self.people) == 1 else (*self.people, None))
        self.set_language(lang)
        self.let_bots_play()

    # -- playing

    @property
    def decision(self) -> Decision | None:
        """What a person must choose now; `None` once the game is over."""
        decision = self.game.decision
        return decision if decision is not None and decision.seat in self.people else None

    @property
    def over(self) -> bool:
        return self.game.decision is None

    @property
    def is_new(self) -> bool:
        """Whether the game began at this table: it was not taken up in its midst."""
        return not self.event_log.loaded_at

    def choose(self, option_id: str) -> None:
        """Choose for the person whose decision it is, and let the bots play on; an illegal choice changes nothing."""
        if self.decision is not None:
            self.said.renew(self.game, self.decision.seat, option_id)
        self.apply(option_id)
        self.let_bots_play()
        self.autosave()

    def apply(self, option_id: str, reason: Event | None = None) -> None:
        """Choose without letting the bots play on: for screens that show their turns one by one; a bot may say why."""
        option = self.game.meant(option_id)
        self.said.chosen(self.game, option.id)
        self.game.choose(option)
        self.event_log.add(self.game, reason)

    @property
    def bot_to_choose(self) -> int | None:
        """The seat of the bot that must choose now, if one must."""
        decision = self.game.decision
        return decision.seat if decision is not None and decision.seat in self.bots else None

    def bot_step(self) -> bool:
        """Let the bot that must choose do so once, or a person who has said so ahead; whether there was one."""
        seat = self.bot_to_choose
        if seat is not None:
            chosen, before = choice_of(self.bots[seat], self.game, seat), self.game.laid_by()
            self.apply(chosen, why(self.bots[seat].name, self.game, chosen))
            self.last_choice.note(seat, before, chosen, self.game)
            return True
        said = self.said.says(self.game, in_sight=len(self.people) > 1)
        if said is not None:
            self.answered_ahead.add(self.game.choices_made)
            self.apply(said)
        return said is not None

    def let_bots_play(self) -> None:
        """Let bots choose, and who has said so ahead, until a person must, or the game is over."""
        while self.bot_step():
            pass

    def stand(self, kind: StandKind) -> None:
        """Say what the person who is asked does at windows to come, and let that be done."""
        assert self.decision is not None
        asked = self.game.choices_made
        self.said.stand(self.game, self.decision.seat, kind)
        self.let_bots_play()
        self.answered_ahead.discard(asked)  # this one the person has seen, and undo comes back to it
        self.autosave()

    # -- taking back

    def undo(self) -> None:
        """Take back to the last decision that a person was asked; refused, with nothing changed, past dice and revelations."""
        trial = self.game.clone()
        while trial.can_undo:
            trial.undo()
            if trial.choices_made in self.answered_ahead:
                continue
            if trial.decision is not None and trial.decision.seat in self.people:
                self._go_back_to(trial)
                return
        raise NothingToUndo(self.terminal(self._why_no_undo()))

    def _go_back_to(self, game: Game[Any]) -> None:
        self.game = game
        self.said.taken_back()
        self.last_choice.taken_back(game.choices_made)
        self.answered_ahead = {number for number in self.answered_ahead if number < game.choices_made}
        assert game.decision is not None
        self.event_log.cut(game.choices_made, game.decision.seat)
        self.autosave()

    def _why_no_undo(self) -> str:
        loaded_at = self.event_log.loaded_at
        if any(seat in self.people for _, seat, _ in self.game.choices()[loaded_at:]):
            return "undo-revealed"
        return "undo-loaded" if loaded_at else "undo-nothing"

    # -- several people at one screen

    def needs_handover(self) -> bool:
        """Whether the person who must choose is another than the one whose screen it is."""
        decision = self.decision
        return decision is not None and decision.seat != self.seat

    def hand_over(self) -> None:
        """The person who must choose has taken the screen."""
        if self.decision is not None and self.decision.seat != self.seat:
            self.seat = self.decision.seat

    def unseen(self) -> list[ToldEvent]:
        """What happened since the person at the screen last asked this."""
        since = self.event_log.look(self.seat)
        return [line for line in self.log if line.n > since]

    # -- looking

    @property
    def view(self) -> dict[str, Any]:
        """The table as the person at the screen may see it; before a hand-over, as anybody may."""
        return self.game.view(self.seat)

    @property
    def log(self) -> list[ToldEvent]:
        """All that happened, as the person at the screen knows it, in the session's language."""
        return self.event_log.lines(self.seat, self.wording, self.words, self._undo_told)

    @property
    def bots_choice(self) -> BotsChoice | None:
        """The last choice of a bot, if the game is one that advice can be had in."""
        return self.last_choice.told if can_appraise(self.game.setup.game, self.game.content) else None

    def said_of(self, made: int) -> list[ToldEvent]:
        """What a bot has said of a choice, after which so many had been made."""
        return [line for line in self.log if line.n == made and is_reason(line.kind)]

    def _undo_told(self, undo: UndoMade) -> str:
        return self.terminal("undo-told", player=self.seat_name(undo.seat), count=undo.choices)

    # -- words

    def set_language(self, lang: str) -> None:
        """Speak another language from now on, in the log too."""
        self.lang = checked_language(lang)
        names = seat_names([""] * self.game.setup.seats, self.bots, lang)
        self.words: Words = self.game.words(lang).naming(names)
        self.terminal: Words = terminal_words(lang)
        self.event_log.forget_words()

    def seat_name(self, seat: int) -> str:
        """What a seat is called: as the game names it (its colour, its survivor), a bot by its name too; else its number."""
        return seat_name(self.words, self.game.view(None), seat)

    def prompt(self) -> str:
        """The question that is open, in words; empty once the game is over."""
        decision = self.decision
        if decision is None:
            return ""
        return self.wording.question(self.words, self.game.view(decision.seat), decision).sentence

    def meant(self, option_id: str) -> Meant:
        """What an option does, to what, and where on the board that is."""
        return self.wording.acts.read(option_id)

    def label(self, option_id: str) -> Label:
        """What an option is called, as the seat that must choose sees it."""
        seat = self.decision.seat if self.decision is not None else self.seat
        return self.wording.option(self.words, self.game.view(seat), option_id)

    def labels(self) -> list[tuple[Option[Any], Label]]:
        """Every option on offer with its label, in the order of the offer; what came from a deck by its name."""
        decision = self.decision
        if decision is None:
            return []
        view = self.game.view(decision.seat)
        told = [(option, self.wording.option(self.words, view, option.id)) for option in decision.options]
        return sorted(told, key=lambda each: fold(each[1].sentence.casefold())) if decision.prompt == CARD else told

    def refusals(self) -> list[NotPossible]:
        """What cannot be chosen now, each with the rule in its way."""
        decision = self.decision
        if decision is None:
            return []
        view = self.game.view(decision.seat)
        reasons = self.game.explain(None, decision.seat, self.lang)
        return [NotPossible(r.option, self.wording.option(self.words, view, r.option), r.rule, r.text) for r in reasons]

    def explain(self, asked: str | Option[Any]) -> list[Reason]:
        """The rules in the way of an option, or of all that a label's words name; empty if it is on offer.

        Words that name nothing are a `ValueError` in the session's language.
        """
        text = asked.id if isinstance(asked, Option) else asked.strip()
        offered = self.labels()
        if any(option.id == text for option, _ in offered):
            return []
        refused = self.refusals()
        sought = self._stems(text)
        exact = [one for one in refused if one.id == text]
        named = exact or [one for one in refused if sought and sought <= self._stems(one.label.sentence)]
        if named:
            return [Reason(one.id, one.rule, one.text) for one in named]
        if sought and any(sought <= self._stems(label.sentence) for _, label in offered):
            return []
        try:
            seat = self.decision.seat if self.decision is not None else self.seat
            return self.game.explain(text, seat, self.lang)
        except ValueError:
            raise ValueError(self.terminal("why-unknown", asked=quoted(text))) from None

    def _stems(self, text: str) -> frozenset[str]:
        """The telling words of a text without their endings."""
        stop = lexicon(self.lang).stop
        return frozenset(stem(word, self.lang) for word in words_of(text) if fold(word) not in stop)

    def odds(self, option: str | Option[Any]) -> str:
        """The chances of an option where dice decide, as in "83% (30/36)"; empty where they do not."""
        option_id = option.id if isinstance(option, Option) else option
        return "; ".join(odds_lines(self.words, self.game.odds(option_id)))

    def table(self) -> list[str]:
        """The whole table in lines of text, as the person at the screen sees it."""
        return self.wording.table(self.words, self.view)

    def table_about(self, asked: str) -> list[str]:
        """The lines of the table that all telling words of a question are in, in any form."""
        sought = self._stems(asked)
        return [line for line in self.table() if sought and sought <= self._stems(line)]

    def added(self) -> list[str]:
        """Those of these lines that the table's expansions bring."""
        return self.wording.added(self.words, self.view)

    def added_rules(self) -> tuple[AddedTopic, ...]:
        """The rules of the table's expansions."""
        expansions = self.game.definition.expansions
        return tuple([AddedTopic(*each) for each in added_rules(expansions, self.words, self.lang)])

    def cards(self) -> dict[str, CardTitle]:
        """Every card that the person at the screen may read, under the key that `card` takes: `room:garden`."""
        return {each.key: each for each in self.wording.cards(self.words, self.game.state.content, self.view)}

    def card(self, key: str) -> str:
        """The text of a card."""
        return self.wording.card(self.words, self.game.state.content, key)

    def result(self) -> list[str]:
        """How the game ended, a line for the winners and one for each seat's score, if each has one of its own."""
        outcome = self.game.outcome
        if outcome is None:
            return []
        winners = self.terminal.list(self.seat_name(seat) for seat in outcome.winners)
        lines = [self.terminal("result-winners", winners=winners, count=len(outcome.winners))]
        for seat, score in enumerate(() if self.is_shared else outcome.scores):
            lines.append(self.terminal("result-score", seat=self.seat_name(seat), score=score))
        return lines

    @property
    def is_shared(self) -> bool:
        """Whether all win or lose together, so that nobody has a score."""
        return bool(self.game.view(None).get("group"))

    def progress(self) -> str:
        """How far the game has come: choices made, and the round where the game counts rounds."""
        made = self.game.choices_made
        return self.terminal("progress", choices=made, round=self.game.view(None).get("round", 0))

    # -- saving

    def seated(self) -> list[str]:
        """Who sits where, in the words of a saved game: `person:ru`, `bot:steady`."""
        count = self.game.setup.seats
        return [f"bot:{self.bots[seat].name}" if seat in self.bots else f"person:{self.lang}" for seat in range(count)]

    def save(self, path: Path) -> None:
        """Write the game to a file, all of it or nothing."""
        write_whole(path, record.save(self.game, self.seated()))

    def autosave(self) -> None:
        """Save to `save_path` if there is one; what went wrong is kept in `save_trouble`, for the game goes on."""
        if self.save_path is None:
            return
        try:
            self.save(self.save_path)
            self.save_trouble = ""
        except OSError as failed:
            self.save_trouble = failed.strerror or str(failed)

    @classmethod
    def load(cls, path: Path, lang: str | None = None, save_path: Path | None = None) -> Self:
        """Sit down at a saved game as it was left: the same people, bots and (unless `lang` is given) language.

        A file that cannot be used is a `BadSave`, one that cannot be read an `OSError`.
        """
        data = path.read_bytes()
        game = load(data)
        seated = record.read_save(data).players or ("person",) * game.setup.seats
        if len(seated) != game.setup.seats:
            raise record.BadSave(f"the file is damaged: it seats {len(seated)} players at {game.setup.seats} seats")
        bots = {seat: _bot(who, game, seat) for seat, who in enumerate(seated) if who.startswith("bot:")}
        people = [seat for seat in range(game.setup.seats) if seat not in bots]
        spoken = [tongue for tongue in LANGUAGES if f"person:{tongue}" in seated]
        return cls(game, people, bots, lang or (spoken[0] if spoken else "en"), save_path)


def _bot(who: str, game: Game[Any], seat: int) -> Bot:
    try:
        return make_bot(who.removeprefix("bot:"), game.setup.game, salt=f"seat {seat}")
    except ValueError as unknown:
        hint = "if it is your own, name its file: --bots magpie.py:Magpie"
        raise record.BadSave(f"the file seats a bot that is not here: {unknown}; {hint}") from unknown
