"""How a game is driven: a flow runs to its next question, the answer is sent in, and copies are made by choosing again."""

from collections.abc import Coroutine, Sequence
from hashlib import blake2b
from typing import Any, Generic, Self, TypeVar

from crossroads.engine.beginning import first_state
from crossroads.engine.chance import question, told_by
from crossroads.engine.codec import encode_state
from crossroads.engine.decisions import Ask, Decision, Option
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Dice, Draw, Untold, key_of, secret_of
from crossroads.engine.events import Event
from crossroads.engine.extending import definition_with
from crossroads.engine.past import Past, is_same, last_of
from crossroads.engine.redealing import TOGETHER, AllSeats, redeal, seen_by
from crossroads.engine.setup import Setup
from crossroads.engine.state import Outcome, State

S = TypeVar("S", bound=State)
Dealt = tuple[int, int | AllSeats | None, bytes]  # after how many choices, unknown to which seat, by which key
APART = 16  # choices between two states that are kept unasked
NEVER = 1 << 40


class NothingToUndo(ValueError):
    """No choice can be taken back: none was made, or the last one revealed something or rolled a die."""


class Driver(Generic[S]):
    """A game at one point of its history, and the flow that waits there for a choice.

    The state at some beats since the last revelation is kept, and the options chosen since: to clone, to undo and to
    load is to copy such a state and to choose those options again. Most games are only played on, and so a state is
    kept every few choices (`apart`); that of the last beat is made up for when somebody asks for a copy. Whoever copies
    a game at every other point sets `apart` lower.
    """

    __slots__ = (
        "_ask",
        "_bases",
        "_behind",
        "_deals",
        "_decision",
        "_flow",
        "_limit",
        "_made",
        "_past",
        "apart",
        "definition",
        "is_imagined",
        "opening",
        "resumed_at",
        "setup",
        "state",
        "taken_back",
    )

    def __init__(self, setup: Setup, state: S | None = None) -> None:
        """Start a game; with `state`, from that very state on (it must stand between two beats)."""
        made: Definition[S] = definition_with(setup.game, setup.modules)
        self.definition, self.setup = made, setup
        self.state = state if state is not None else first_state(made, setup)
        self.opening: tuple[Draw, ...] = ()
        self.taken_back = 0  # choices that newer rules made impossible
        self.resumed_at = 0  # choices before this one were made under other rules
        self._made = 0  # choices, the one being carried out included
        self._past: Past | None = None  # the last choice
        self._bases: tuple[tuple[int, S], ...] = ()  # states at beats, each with how many choices had been made
        self._behind = False  # a beat has begun since the last of them
        self.apart = APART
        self._limit = 0  # this many choices cannot be taken back
        self._deals: tuple[Dealt, ...] = ()  # what was imagined in the midst of a beat, and when
        self.is_imagined = False  # somebody's guess at a game, not a game that is played
        self._decision: Decision | None = None
        self._ask: Ask[Any] | None = None
        self._flow: Coroutine[Ask[Any], Option[Any], None] | None = None
        self._begin(resumed=False)
        self.opening = self.state.draws

    # -- playing

    @property
    def decision(self) -> Decision | None:
        """Who must choose what now; `None` once the game is over."""
        decision = self._decision
        if decision is None and (ask := self._ask) is not None:
            options: tuple[Option[Any], ...] = tuple(ask.offers(False))  # type: ignore[arg-type]  # no refusals among them
            assert options, f"nothing can be chosen at `{ask.prompt}`"
            decision = self._decision = Decision(ask.seat, ask.prompt, ask.rule, options, ask.about, ask.later)
        return decision

    @property
    def content(self) -> Any:
        """The cards that it is played with, as they were when it was made, whoever has edited its packs since."""
        return self.state.content  # type: ignore[attr-defined]  # every game's state has it; its type is the game's own

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return self.state.outcome

    @property
    def history(self) -> tuple[str, ...]:
        """The chosen option ids in order."""
        return tuple([option.id for _, option, _, _ in self._chosen_since(0)])

    @property
    def choices_made(self) -> int:
        """How many choices were made."""
        return self._made

    def choices(self, since: int = 0) -> list[tuple[str, int, tuple[Draw, ...]]]:
        """Each choice after the first so many, with the seat that made it and what chance brought before the next one."""
        return [(option.id, seat, draws) for _, option, seat, draws in self._chosen_since(since)]

    def has_past_of(self, other: "Driver[S]") -> bool:
        """Whether the same was chosen in another game, in the same order. Copies share their past, and are not gone through."""
        return is_same(self._past, other._past)

    def _chosen_since(self, at: int) -> list[Past]:
        """The choices after the first so many, in order."""
        return last_of(self._past, self._made - at)

    @property
    def last_draws(self) -> tuple[Draw, ...]:
        """What chance brought after the last choice."""
        return self._past[3] if self._past is not None else self.opening

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the last choice, all of it (see `events_for`)."""
        return self.state.events

    def digest(self) -> str:
        """A fingerprint of the whole state: equal for equal games, on every machine."""
        return blake2b(encode_state(self.state), digest_size=32).hexdigest()

    def carry_out(self, option: Option[Any]) -> None:
        """Choose an option that the present decision is known to offer (see `meant`)."""
        decision = self._decision
        assert decision is not None
        if self._flow is None:
            self._carry_on(option, decision.seat)
            return
        state = self.state
        before = state.revealed
        self._made += 1
        self._send(option)
        self._past = (self._past, option, decision.seat, state.draws)
        if state.revealed != before:
            self._limit = self._made
            self._bases = self._bases[-1:]

    def _carry_on(self, told: Option[Any], seat: int) -> None:
        """What a real die shows was told: play up to its roll again, and on. It can be taken back as a choice can."""
        before = self.state.revealed
        self._past = (self._past, told, seat, ())
        self._made += 1
        self._restart()
        state = self.state
        self._past = (self._past[0], told, seat, state.draws)
        if state.revealed - before > sum([draw.typed for draw in state.draws]):
            self._limit = self._made
            self._bases = self._bases[-1:]

    def undo(self) -> None:
        """Take back the last choice, unless it revealed something hidden or rolled a die."""
        if not self.can_undo:
            raise NothingToUndo(
                "nothing can be taken back: the last choice revealed something or rolled dice"
                if self._made
                else "nothing can be taken back: no choice was made yet"
            )
        assert self._past is not None
        self._past = self._past[0]
        self._made -= 1
        while self._bases[-1][0] > self._made:
            self._bases = self._bases[:-1]
        self._restart()

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return self._made > self._limit

    # -- copies

    def clone(self) -> Self:
        """An independent game at the same point."""
        twin = self.laid_by()
        twin._restart()
        twin._decision = self._decision
        return twin

    def laid_by(self) -> Self:
        """A copy that is there to be cloned: it costs less, and cannot be played on itself."""
        if self._behind:
            self._keep_last_beat()
        return self._twin()

    def _twin(self) -> Self:
        """A game with the same past, yet to be brought to the same point."""
        twin = object.__new__(type(self))
        twin.definition = self.definition
        twin.setup = self.setup
        twin.opening = self.opening
        twin.taken_back = self.taken_back
        twin.resumed_at = self.resumed_at
        twin._made = self._made
        twin._past = self._past
        twin._bases = self._bases
        twin.apart = APART
        twin._behind, twin._decision = False, None
        twin._limit = self._limit
        twin._deals = self._deals
        twin.is_imagined = self.is_imagined
        return twin

    def _keep_last_beat(self) -> None:
        """Make up for a state that was not kept: play up to the last beat again, and keep what is met there."""
        again = self._twin()
        again.apart = 0
        again._restart()
        self._keep_base(*again._bases[-1])

    def imagine(self, seat: int | AllSeats | None, salt: str) -> Self:
        """A clone in which all that a seat (or the seats `TOGETHER`) cannot know, dice to come too, is dealt anew."""
        self.setup.check_seat(None if seat == TOGETHER else seat)
        if self._flow is None and self._ask is not None:
            raise ValueError("nothing can be imagined while a real die rolls; first say what it shows")
        twin = self.laid_by()
        twin.is_imagined = True
        twin._limit = self._made  # what was true before is not to be learned by an undo
        deal = (self._made, seat, key_of(secret_of(salt)))
        at, base = self._bases[-1]
        if at == self._made and base.revealed == self.state.revealed and not self._deals:
            twin.state = base.copy()  # nothing has come to light since the beat began: it may begin from the new deal
            twin._deal_anew(deal)
            twin._bases = ((at, twin.state.copy()),)
            twin._begin(resumed=True)
        else:
            twin._deals = (*self._deals, deal)
            twin._restart()
        known = self._decision
        twin._decision = known if known is not None and known.seat == seat else None  # others' hands were dealt anew
        return twin

    @property
    def kept_at(self) -> int:
        """How many choices had been made at the latest beat whose state was kept unasked (see `saved_at`)."""
        return self._bases[-1][0]

    def saved_at(self) -> tuple[int, S]:
        """The state at the last beat, and how many choices had been made by then."""
        if self._behind:
            self._keep_last_beat()
        return self._bases[-1]

    @classmethod
    def resume(
        cls,
        setup: Setup,
        base: tuple[int, S],
        opening: tuple[Draw, ...],
        past: Sequence[tuple[str, int, tuple[Draw, ...]]],
    ) -> Self:
        """Go on from a state at a beat, with the choices (option, seat, draws) made before it and since.

        Where a choice made since does not fit any more (newer rules), the game stands at the last one that did and
        `taken_back` says how many were lost.
        """
        at, state = base
        game = cls(setup, state)
        game.opening = opening
        for choice, seat, draws in past[:at]:
            game._past = (game._past, Option(choice, None), seat, draws)
        kept = [base_state for _, base_state in game._bases] or [game.state.copy()]  # a game that is over has no beat
        game._bases = tuple([(at, base_state) for base_state in kept])
        game._made = game._limit = game.resumed_at = at
        for made, (choice, _, _) in enumerate(past[at:]):
            offered = game.decision.options if game.decision is not None else ()
            option = next((each for each in offered if each.id == choice), None)
            if option is None:
                game.taken_back = len(past) - at - made
                break
            game.carry_out(option)
        return game

    # -- the flow

    def _begin(self, resumed: bool) -> None:
        self._behind = False
        self._decision = None
        self._next_beat(resumed)

    def _send(self, option: Option[Any]) -> None:
        state = self.state
        if state.events:
            state.events = ()
        if state.draws:
            state.draws = ()
        self._decision = None
        assert self._flow is not None
        try:
            self._ask = self._flow.send(option)
            return
        except StopIteration:
            pass
        except Untold as missing:
            self._ask_what_came(missing)
            return
        self._next_beat(resumed=False)

    def _next_beat(self, resumed: bool) -> None:
        """Begin beats until one asks something. No flow knows its game, so a game that is dropped is gone at once."""
        state = self.state
        beat = self.definition.beat
        while state.outcome is None:
            if resumed:
                resumed = False
            elif not self._bases or self._made - self._bases[-1][0] >= self.apart:
                self._keep_base(self._made, state.copy())
            else:
                self._behind = True
            try:
                flow = beat(state)
                if flow is None:
                    continue
                self._ask = flow.send(None)
            except StopIteration:
                continue
            except Untold as missing:
                self._ask_what_came(missing)
                return
            self._flow = flow
            return
        self._ask = self._flow = None

    def _ask_what_came(self, missing: Untold) -> None:
        self.state = missing.state
        self._flow, self._ask = None, question(missing, self.definition, self.state, self.setup.tellers)

    def _restart(self) -> None:
        at, base = self._bases[-1]
        chosen = self._chosen_since(at) if self._made > at else []
        self.state = base.copy()
        self._made = at
        if self.setup.typed:
            self._choose_again(chosen)
            return
        self._begin(resumed=True)
        deals = self._deals
        for past in chosen:
            if deals:
                self._deal_what_is_due()
            self._made += 1
            self._send(past[1])
        if deals:
            self._deal_what_is_due()

    def _choose_again(self, chosen: list[Past]) -> None:
        """Choose again what was chosen at a real table; what was told after a choice is known before it is made.

        No state is kept on the way to what was told last: it would be one between two answers.
        """
        apart, number = self.apart, -1
        while number < len(chosen):
            after = number + 1
            while after < len(chosen) and told_by(chosen[after][1]):
                after += 1
            self._deal_what_is_due()
            if told := tuple([past[1].value for past in chosen[number + 1 : after]]):
                self.state.dice.told, self.apart = told, NEVER
            if number < 0:
                self._made += after
                self._begin(resumed=True)
            else:
                self._made += after - number
                self._send(chosen[number][1])
            self.apart, number = apart, after
        self._deal_what_is_due()

    def _keep_base(self, made: int, state: S) -> None:
        bases = self._bases
        others = bases[:-1] if bases and bases[-1][0] == made else bases
        self._bases = (*others, (made, state))
        self._behind = False

    def _deal_what_is_due(self) -> None:
        """What was imagined after so many choices is dealt anew after as many."""
        for deal in self._deals:
            if deal[0] == self._made:
                self._deal_anew(deal)

    def _deal_anew(self, deal: Dealt) -> None:
        _, seat, key = deal
        self.state.dice = Dice(key)
        zones, eyes = seen_by(self.definition.zones(self.state), seat, self.setup.seats)
        redeal(zones, self.state, eyes)
