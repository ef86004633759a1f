"""What must hold at every decision of every game: one function an invariant.

Each looks at a game, which it leaves as it is, and returns what is wrong.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, TypeVar

import msgspec

from crossroads.engine.codec import decode_state, encode_state
from crossroads.engine.decisions import Illegal, Option
from crossroads.engine.game import Game, replay
from crossroads.engine.loading import load
from crossroads.engine.record import save
from crossroads.engine.shapes import mismatch
from crossroads.engine.sharing import OneMoment
from crossroads.engine.words import LANGUAGES
from crossroads.engine.zones import SoundPlacing
from crossroads.sim import shares

T = TypeVar("T")


class Inspection:
    """A game at one point, looked at by several invariants: what more than one of them asks for is made once.

    They try some of the options on offer, and whatever else they choose among they choose by the salt; a look that is
    `thorough` leaves nothing out. Whoever looks at one game again and again gives the same `placing` each time.
    """

    def __init__(
        self,
        game: Game[Any],
        options: Sequence[str] = (),
        salt: str = "",
        *,
        thorough: bool = False,
        placing: SoundPlacing | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.salt = salt
        self.thorough = thorough
        self.placing = placing
        self._seen = Eyes(game)
        self._imagined: dict[int | None, Eyes] = {}
        self._tried: dict[str, Game[Any]] = {}

    @property
    def everybody(self) -> Iterable[int | None]:
        """All seats, and a spectator."""
        return (*range(self.game.setup.seats), None)

    @cached_property
    def onlookers(self) -> tuple[int | None, ...]:
        """Whoever chooses, and one of the others by lot; all of them where the look is thorough or the game is over."""
        decision = self.game.decision
        if self.thorough or decision is None:
            return tuple(self.everybody)
        return decision.seat, *self.some(seat for seat in self.everybody if seat != decision.seat)

    @cached_property
    def digest(self) -> str:
        return self.game.digest()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees."""
        return self._seen.view(seat)

    def imagined(self, seat: int | None) -> "Eyes":
        """The game with all that a seat cannot know dealt anew; look at it, and play on with a clone of it."""
        if seat not in self._imagined:
            self._imagined[seat] = Eyes(self.game.imagine(seat, self.salt), self._seen)
        return self._imagined[seat]

    def tried(self, option: str, *, for_good: bool = False) -> Game[Any]:
        """A clone in which this was chosen, to be looked at; whoever takes it `for_good` may change it."""
        twin = self._tried.pop(option, None)
        if twin is None:
            twin = self.game.clone()
            twin.choose(option)
        if not for_good:
            self._tried[option] = twin
        return twin

    def some(self, things: Iterable[T]) -> list[T]:
        """One of them, or all where the look is thorough."""
        listed = list(things)
        return listed if self.thorough or not listed else [self._lots.choice(listed)]

    @cached_property
    def _lots(self) -> Random:
        return Random(self.salt)


class Eyes:
    """All seats' views of a game at one point; what they see alike is made once, and compared once with other eyes'."""

    def __init__(self, game: Game[Any], like: "Eyes | None" = None) -> None:
        self.game = game
        self._share: OneMoment = OneMoment(None if like is None else like._share)
        self._views: dict[int | None, dict[str, Any]] = {}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees."""
        if seat not in self._views:
            self._views[seat] = self.game.view(seat, self._share)
        return self._views[seat]


Check = Callable[[Inspection], str | None]


def options_are_sound(look: Inspection) -> str | None:
    """There is something to choose, each option has an id of its own, and a game without a choice is over."""
    game = look.game
    decision = game.decision
    if decision is None:
        return None if game.outcome is not None else "nobody has a choice, and the game is not over"
    if game.outcome is not None:
        return "the game is over, and somebody has a choice"
    if decision.seat not in range(game.setup.seats):
        return f"seat {decision.seat} has a choice at `{decision.prompt}`, and is not there"
    if not decision.ids:
        return f"nothing can be chosen at `{decision.prompt}`"
    if not all(isinstance(option, Option) for option in decision.options):
        return f"a refusal is on offer at `{decision.prompt}`"
    if len({*decision.ids}) != len(decision.ids):
        return f"two options have one id at `{decision.prompt}`: {' '.join(decision.ids)}"
    return None


def state_is_sound(look: Inspection) -> str | None:
    """The game finds no fault with its own state: cards are conserved, and so on."""
    return next(iter(look.game.definition.faults(look.game.state, look.placing)), None)


def hidden_windows_are_declared(look: Inspection) -> str | None:
    """A game that opens a window over hidden hands says so: by that its tables have a clock."""
    game = look.game
    if game.definition.hidden_windows:
        return None
    hidden = [window.prompt for window in game.windows if window.hidden]
    return f"the window `{hidden[0]}` is hidden, and the game has no `hidden_windows`" if hidden else None


def scores_are_sound(look: Inspection) -> str | None:
    """Every seat has a score at any time; in the end it is the outcome's, and each seat has won or lost."""
    game, seats = look.game, look.game.setup.seats
    scores, outcome = game.definition.scores(game.state), game.outcome
    if len(scores) != seats:
        return f"{seats} seats have {len(scores)} scores"
    if outcome is None:
        return None
    if outcome.scores != scores:
        return f"the scores are {scores}, those of the outcome {outcome.scores}"
    if sorted((*outcome.winners, *outcome.losers)) != list(range(seats)):
        return f"of {seats} seats {outcome.winners} have won and {outcome.losers} have lost"
    return None


def odds_add_up(look: Inspection) -> str | None:
    """Chances are above zero, and add up to one."""
    for option in look.options:
        for odds in look.game.odds(option):
            shares = [chance.share for chance in odds.chances]
            if sum(shares, Fraction(0)) != 1 or min(shares) <= 0:
                return f"the odds of `{option}` ({odds.given}) are {' + '.join(map(str, shares))}"
    return None


def views_are_as_declared(look: Inspection) -> str | None:
    """What a seat is shown, and what lies open, is plain data with exactly the keys and types of its shape."""
    game, made = look.game, look.game.definition
    shapes = made.shapes()
    for seat in dict.fromkeys((None, *look.onlookers)):
        if wrong := mismatch(shapes.view, look.view(seat), None if seat is None else look.view(None)):
            return f"the view of seat {seat} is not as declared: {wrong}"
    for seat in look.some(look.everybody):
        if (alone := game.view(seat)) != (together := look.view(seat)):
            return f"the view of seat {seat} is another beside those of others: {_difference(alone, together)}"
    for lang in look.some(LANGUAGES):
        if wrong := mismatch(shapes.opened, made.opened(game.words(lang), game.state)):
            return f"what lies open is not as declared: {wrong}"
    return None


def views_keep_secrets(look: Inspection) -> str | None:
    """What a seat is shown does not change when all that it cannot know is dealt anew."""
    game, decision = look.game, look.game.decision
    for seat in look.onlookers:
        view, other = look.view(seat), look.imagined(seat)
        if (told := other.view(seat)) != view:
            return f"the view of seat {seat} tells a secret: {_difference(view, told)}"
        if other.game.events_for(seat) != game.events_for(seat):
            return f"the events for seat {seat} tell a secret"
        if decision is not None and decision.seat == seat and other.game.decision != decision:
            return f"what seat {seat} may choose tells a secret"
    for seat in look.some(look.onlookers):
        if fault := next(iter(game.definition.faults(look.imagined(seat).game.state)), None):
            return f"dealt anew for seat {seat}: {fault}"
    return None


def _is_same(one: Game[Any], other: Game[Any]) -> bool:
    """Whether two games have equal digests; states that are equal leaf by leaf do, which is quicker to see."""
    return bool(one.state == other.state) or one.digest() == other.digest()


def clones_are_independent(look: Inspection) -> str | None:
    """A clone is equal, chooses alike, and nothing that happens to it touches the original."""
    game, before = look.game, look.digest
    for option in look.options:
        past = game.choices_made, next(game.choices_back(), None)
        other = game.clone()
        if not _is_same(other, game) or not game.has_past_of(other):
            return "a clone differs from its original"
        other.choose(option)
        one = look.tried(option)
        if not _is_same(one, other) or one.decision != other.decision:
            return f"two clones differ after `{option}`"
        if game.digest() != before or past != (game.choices_made, next(game.choices_back(), None)):
            return f"`{option}` in a clone changes the original"
    return None


def undo_takes_back(look: Inspection) -> str | None:
    """After a choice and its undo all is as it was; and a choice that can be undone has revealed nothing."""
    game, decision = look.game, look.game.decision
    assert decision is not None
    for option in look.options:
        tried = look.tried(option, for_good=True)
        if not tried.can_undo:
            continue
        if wrong := _reveals(look, tried, option, decision.seat):
            return wrong
        tried.undo()
        if not _is_same(tried, game) or tried.decision != decision or not tried.has_past_of(game):
            return f"`{option}` and its undo leave something changed"
    return None


def _reveals(look: Inspection, tried: Game[Any], option: str, seat: int) -> str | None:
    """Compare with a game dealt anew: whoever saw the same before must see the same after."""
    imagined = look.imagined(seat)
    twin = imagined.game.clone()
    twin.choose(option)
    true = Eyes(tried)
    dealt_anew = Eyes(twin, true)
    for viewer in look.onlookers:
        if imagined.view(viewer) != look.view(viewer):
            continue
        if (shown := true.view(viewer)) != (told := dealt_anew.view(viewer)):
            return f"`{option}` can be undone, but has shown seat {viewer} something hidden: {_difference(shown, told)}"
    return None


def refusals_are_true(look: Inspection) -> str | None:
    """What is explained as refused is not on offer, and is refused with that rule when tried; the game is untouched."""
    game, decision = look.game, look.game.decision
    assert decision is not None
    before, offered = look.digest, {*decision.ids}
    reasons = game.explain()
    rules: dict[str, str] = {}
    for reason in reasons:
        if reason.option in offered:
            return f"`{reason.option}` is on offer and refused ({reason.rule})"
        if (first := rules.setdefault(reason.option, reason.rule)) != reason.rule:
            return f"`{reason.option}` is refused by {first}, explained by {reason.rule}"
        if not reason.text:
            return f"{reason.rule} has no text"
    for reason in look.some(reasons):
        try:
            game.choose(reason.option)
        except Illegal as illegal:
            if illegal.rule != reason.rule:
                return f"`{reason.option}` is refused by {illegal.rule}, explained by {reason.rule}"
        except ValueError as unknown:
            return f"`{reason.option}` is refused without a rule: {unknown}"
        else:
            return f"`{reason.option}` was refused ({reason.rule}) and could be chosen"
    return None if game.digest() == before else "a refused choice has changed the game"


def words_are_there(look: Inspection) -> str | None:
    """Question, options, refusals, events and the table can be said to whoever may know them, in every language."""
    game, decision = look.game, look.game.decision
    wording = game.definition.wording()
    for lang in look.some(LANGUAGES):
        words = game.words(lang)
        texts: dict[str, str] = {}
        for seat in look.everybody:
            view = look.view(seat)
            for event in game.events_for(seat):
                texts[f"the event `{event.kind}` for seat {seat}"] = wording.event(words, view, event)
        for seat in look.some(look.everybody):
            texts[f"the table for seat {seat}"] = "\n".join(wording.table(words, look.view(seat)))
        if decision is not None:
            view = look.view(decision.seat)
            texts[f"the question `{decision.prompt}`"] = wording.question(words, view, decision).sentence
            for option in (*decision.ids, *[reason.option for reason in look.some(game.explain())]):
                texts[f"`{option}`"] = wording.option(words, view, option).sentence
        for what, text in texts.items():
            if not text or text != text.strip() or "{" in text or "\0" in text:
                return f"{what} is {text!r} in {lang}"
    return None


def kept_states_go_on(look: Inspection) -> str | None:
    """The state at the last beat, written and read again, goes on to the same point."""
    game, setup = look.game, look.game.setup
    at, state = game.saved_at()
    written = msgspec.json.decode(encode_state(state))
    read = decode_state(game.definition, setup, written)
    since = game.choices(at)  # all that such a state has to do with; what was chosen before it is checked of saves
    resumed: Game[Any] = Game.resume(setup, (0, read), game.opening, since)
    if not _is_same(resumed, game) or resumed.choices() != since or resumed.decision != game.decision:
        return f"the state kept at choice {at} does not lead to choice {at + len(since)}"
    return None


def saves_load(look: Inspection) -> str | None:
    """A saved game loads as the same game, and goes on alike."""
    game = look.game
    loaded = load(save(game))
    if loaded.digest() != look.digest or not loaded.has_past_of(game) or loaded.decision != game.decision:
        return "a loaded game differs from the one that was saved"
    for option in look.options[:1]:
        one, other = game.clone(), loaded
        one.choose(option)
        other.choose(option)
        if one.digest() != other.digest():
            return f"a loaded game goes another way after `{option}`"
    return None


def replays_are_equal(look: Inspection) -> str | None:
    """The same set-up and choices make the same game."""
    again = replay(look.game.setup, look.game.history)
    return None if again.digest() == look.digest else "the replay of its history is another game"


def _difference(one: Any, other: Any, path: str = "$") -> str:
    """Where two pieces of plain data first differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            if one.get(key) != other.get(key):
                return _difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            if mine != theirs:
                return _difference(mine, theirs, f"{path}[{place}]")
    return f"{path} is {one!r} or {other!r}"


@dataclass(frozen=True, slots=True)
class Invariant:
    """What must hold, and at one in how many decisions it is checked: what is dear is checked more seldom.

    What costs as much as the whole game so far is checked once in `growth` times as many decisions as were made: some
    times in every game, however long it is, and for a like share of the time. It is checked at the end of one game in
    so many too, or of none.
    """

    check: Check
    every: int
    growth: int = 0
    at_the_end: int = 0

    def is_due(self, lot: float, made: int) -> bool:
        """Whether it is checked after so many choices; of two invariants the rarer comes with the other, by one lot."""
        return lot * max(self.every, self.growth * made) < 1


INVARIANTS: dict[str, Invariant] = {
    "options-are-sound": Invariant(options_are_sound, shares.ALWAYS, at_the_end=shares.ALWAYS),
    "state-is-sound": Invariant(state_is_sound, shares.ALWAYS, at_the_end=shares.ALWAYS),
    "hidden-windows-are-declared": Invariant(hidden_windows_are_declared, shares.ALWAYS),
    "odds-add-up": Invariant(odds_add_up, shares.ODDS),
    "clones-are-independent": Invariant(clones_are_independent, shares.MOST),
    "undo-takes-back": Invariant(undo_takes_back, shares.MOST),
    "views-are-as-declared": Invariant(views_are_as_declared, shares.MOST, at_the_end=shares.ALWAYS),
    "views-keep-secrets": Invariant(views_keep_secrets, shares.MOST, at_the_end=shares.ALWAYS),
    "refusals-are-true": Invariant(refusals_are_true, shares.MOST),
    "scores-are-sound": Invariant(scores_are_sound, shares.MOST, at_the_end=shares.ALWAYS),
    "kept-states-go-on": Invariant(kept_states_go_on, shares.MOST, at_the_end=shares.ALWAYS),
    "words-are-there": Invariant(words_are_there, shares.WORDS, at_the_end=shares.ALWAYS),
    "saves-load": Invariant(saves_load, shares.SAVES, growth=8, at_the_end=shares.ALWAYS),
    "replays-are-equal": Invariant(replays_are_equal, shares.REPLAYS, growth=16, at_the_end=shares.REPLAYED),
}
