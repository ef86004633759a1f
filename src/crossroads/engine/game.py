"""A running game: the driver of its flows, and all that can be asked of it."""

from collections.abc import Coroutine, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Generic, Self, TypeVar

import msgspec

from crossroads.engine.decisions import Ask, Decision, Illegal, Option, Refusal
from crossroads.engine.definition import Definition, definition
from crossroads.engine.dice import Dice, Draw, key_of, secret_of
from crossroads.engine.events import Event
from crossroads.engine.odds import Odds
from crossroads.engine.options import table_options
from crossroads.engine.packs import find_packs
from crossroads.engine.sharing import Share, afresh
from crossroads.engine.state import Outcome, State
from crossroads.engine.words import Words, shared_words

S = TypeVar("S", bound=State)
Deal = tuple[int, int | None, bytes]  # after how many choices, unknown to which seat, by which key
Chosen = tuple[Option[Any], int, tuple[Draw, ...]]  # what, by which seat, and what chance brought then
APART = 16  # choices between two states that are kept unasked


class Setup(msgspec.Struct, frozen=True):
    """What a game is made from: with the choices, the whole game."""

    game: str
    seats: int
    secret: bytes
    nonces: tuple[str, ...] = ()
    options: Mapping[str, Any] = {}
    packs: tuple[str, ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """Why an option is not on offer: the rule in its way, and the rule's own sentence."""

    option: str
    rule: str
    text: str


class NothingToUndo(ValueError):
    """No choice can be taken back: none was made, or the last one revealed something or rolled a die."""


@cache
def content_of(game: str, packs: tuple[str, ...]) -> Any:
    """A game's content from these packs, read once and shared by all its games."""
    made = definition(game)
    return made.load_content(find_packs(game, packs or made.packs))


def words_of(game: str, packs: tuple[str, ...], lang: str) -> Words:
    """A game's words in a language, shared by all who use the same packs."""
    folders = tuple(pack.folder for pack in find_packs(game, packs or definition(game).packs))
    return shared_words(lang, folders, content_of(game, packs))


class Game(Generic[S]):
    """One game at one point of its history.

    The state at some beats since the last revelation is kept, and the options chosen since: to clone, to undo and to
    load is to copy such a state and to choose those options again. Most games are only played on, and so a state is
    kept every few choices; that of the last beat is made up for when somebody asks for a copy.
    """

    __slots__ = (
        "_apart",
        "_ask",
        "_bases",
        "_behind",
        "_deals",
        "_decision",
        "_flow",
        "_limit",
        "_log",
        "_made",
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
        made: Definition[S] = definition(setup.game)
        self.definition = made
        self.setup = setup
        self.state = state if state is not None else set_up(made, setup)
        self.opening: tuple[Draw, ...] = ()
        self.taken_back = 0  # choices that newer rules made impossible
        self.resumed_at = 0  # choices before this one were made under other rules
        self._made = 0  # choices, the one being carried out included
        self._log: list[Chosen] = []
        self._bases: list[tuple[int, S]] = []  # states at beats, each with how many choices had been made
        self._behind = False  # a beat has begun since the last of them
        self._apart = APART
        self._limit = 0  # this many choices cannot be taken back
        self._deals: tuple[Deal, ...] = ()  # what was imagined in the midst of a beat, and when
        self.is_imagined = False  # somebody's guess at a game, not a game that is played
        self._decision: Decision | None = None
        self._ask: Ask[Any] | None = None
        self._begin(resumed=False)
        self.opening = self.state.draws

    # -- playing

    @property
    def decision(self) -> Decision | None:
        """Who must choose what now; `None` once the game is over."""
        decision, ask = self._decision, self._ask
        if decision is None and ask is not None:
            options: tuple[Option[Any], ...] = tuple(ask.offers(False))  # type: ignore[arg-type]  # no refusals among them
            assert options, f"nothing can be chosen at `{ask.prompt}`"
            decision = self._decision = Decision(ask.seat, ask.prompt, ask.rule, options, ask.about)
        return decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; `None` while it goes on."""
        return self.state.outcome

    @property
    def history(self) -> tuple[str, ...]:
        """The chosen option ids in order."""
        return tuple([option.id for option, _, _ in self._log])

    def choices(self) -> list[tuple[str, int, tuple[Draw, ...]]]:
        """Each choice with the seat that made it and what chance brought before the next one."""
        return [(option.id, seat, draws) for option, seat, draws in self._log]

    @property
    def last_draws(self) -> tuple[Draw, ...]:
        """What chance brought after the last choice."""
        return self._log[-1][2] if self._log else self.opening

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the last choice, all of it (see `events_for`)."""
        return self.state.events

    def choose(self, chosen: str | Option[Any]) -> None:
        """Choose an option on offer, by its id or itself, and run on to the next decision; else nothing changes."""
        decision = self._decision or self.decision
        if decision is None:
            raise _is_over(chosen)
        for option in decision.options:
            if option is chosen:  # as it is most often; to compare costs more
                break
        else:
            option = self.meant(chosen)
        self.carry_out(option)

    def carry_out(self, option: Option[Any]) -> None:
        """Choose an option that the present decision is known to offer (see `meant`)."""
        decision = self._decision
        assert decision is not None
        state = self.state
        before = state.revealed
        self._made += 1
        self._send(option)
        self._log.append((option, decision.seat, state.draws))
        if state.revealed != before:
            self._limit = self._made
            self._bases = self._bases[-1:]

    def meant(self, chosen: str | Option[Any]) -> Option[Any]:
        """The option on offer of this id, or one that is equal; `ValueError` says why there is none."""
        decision = self.decision
        if decision is None:
            raise _is_over(chosen)
        name = _id_of(chosen)
        for option in decision.options:
            if option.id == name and (isinstance(chosen, str) or option == chosen):
                return option
        raise self._illegal(name)

    def undo(self) -> None:
        """Take back the last choice, unless it revealed something hidden or rolled a die."""
        if not self.can_undo:
            raise NothingToUndo(
                "nothing can be taken back: the last choice revealed something or rolled dice"
                if self._made
                else "nothing can be taken back: no choice was made yet"
            )
        self._log.pop()
        while self._bases[-1][0] > len(self._log):
            self._bases.pop()
        self._restart()

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back."""
        return self._made > self._limit

    # -- looking

    def view(self, seat: int | None, share: Share = afresh) -> dict[str, Any]:
        """All that a seat (`None` for a spectator) may know, as plain data; `share`: see `engine.sharing`."""
        self._check_seat(seat)
        return self.definition.view(self.state, seat, share)

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """What happened since the last choice, as a seat may know it."""
        self._check_seat(seat)
        return tuple(event.as_seen_by(seat) for event in self.state.events)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.setup.seats):
            raise ValueError(f"no seat {seat}: this table has seats 0 to {self.setup.seats - 1}")

    def explain(
        self, asked: str | Option[Any] | None = None, seat: int | None = None, lang: str = "en"
    ) -> list[Reason]:
        """Why things are not on offer.

        Asked nothing: every refusal of the present decision. Asked an option id: the rules in its way, none if it is
        on offer. Asked other words: the refusals whose ids contain them all.
        """
        self._check_seat(seat)
        decision = self.decision
        if seat is None and decision is not None:
            seat = decision.seat
        own = decision is not None and decision.seat == seat
        refusals = self._refusals() if own else ()
        offered = decision.ids if decision is not None and own else ()
        if asked is None:
            return [self._reason(refusal, lang) for refusal in refusals]
        text = asked.id if isinstance(asked, Option) else asked
        if text in offered:
            return []
        found = [refusal for refusal in refusals if refusal.id == text]
        if not found and (other := self.definition.why_not(self.state, seat or 0, text, decision)):
            found = [other]
        if not found:
            words = text.lower().split()
            found = [refusal for refusal in refusals if words and all(word in refusal.id for word in words)]
            if not found and words and any(all(word in option for word in words) for option in offered):
                return []
        if not found:
            raise _names_nothing(text)
        return [self._reason(refusal, lang) for refusal in found]

    def odds(self, option_id: str) -> tuple[Odds, ...]:
        """Where dice decide what comes of an option on offer: the exact distributions; empty where they do not."""
        decision = self.decision
        if decision is None or option_id not in decision.ids:
            raise self._illegal(option_id)
        return self.definition.odds(self.state, decision.seat, option_id, decision)

    def digest(self) -> str:
        """A fingerprint of the whole state: equal for equal games, on every machine."""
        return blake2b(encode_state(self.state), digest_size=32).hexdigest()

    def words(self, lang: str) -> Words:
        """The words of this game's packs in a language."""
        return words_of(self.setup.game, self.setup.packs, lang)

    # -- copies

    def clone(self) -> Self:
        """An independent game at the same point."""
        self._keep_last_beat()
        twin = self._twin()
        twin._restart()
        twin._decision = self._decision
        return twin

    def _twin(self) -> Self:
        """A game with the same past, yet to be brought to the same point."""
        twin = object.__new__(type(self))
        twin.definition = self.definition
        twin.setup = self.setup
        twin.opening = self.opening
        twin.taken_back = self.taken_back
        twin.resumed_at = self.resumed_at
        twin._made = self._made
        twin._log = self._log[:]
        twin._bases = self._bases[:]
        twin._apart = APART
        twin._limit = self._limit
        twin._deals = self._deals
        twin.is_imagined = self.is_imagined
        return twin

    def _keep_last_beat(self) -> None:
        """Make up for a state that was not kept: play up to the last beat again, and keep what is met there."""
        if self._behind:
            again = self._twin()
            again._apart = 0
            again._restart()
            self._keep_base(*again._bases[-1])

    def imagine(self, seat: int | None, salt: str) -> Self:
        """A clone in which all that a seat cannot know (hidden cards, dice to come) is dealt anew."""
        self._check_seat(seat)
        twin = self.clone()
        twin.is_imagined = True
        twin._limit = self._made  # what was true before is not to be learned by an undo
        deal = (self._made, seat, key_of(secret_of(salt)))
        at, base = self._bases[-1]
        if at == self._made and base.revealed == self.state.revealed and not self._deals:
            twin.state = base.copy()  # nothing has come to light since the beat began: it may begin from the new deal
            twin._deal_anew(deal)
            twin._bases = [(at, twin.state.copy())]
            twin._begin(resumed=True)
        else:
            twin._deals = (*self._deals, deal)
            twin._deal_anew(deal)
        known = self._decision
        twin._decision = known if known is not None and known.seat == seat else None  # others' hands were dealt anew
        return twin

    def save(self) -> bytes:
        """The whole game as it stands, for `crossroads.load`. It holds the dice's secret: keep it to yourself."""
        from crossroads.engine.record import save  # which knows games

        return save(self)

    def saved_at(self) -> tuple[int, S]:
        """The state at the last beat, and how many choices had been made by then."""
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
        game._log = [(Option(choice, None), seat, draws) for choice, seat, draws in past[:at]]
        game._bases = [(at, base_state) for _, base_state in game._bases]
        game._made = game._limit = game.resumed_at = at
        for made, (choice, _, _) in enumerate(past[at:]):
            decision = game.decision
            if decision is None or choice not in decision.ids:
                game.taken_back = len(past) - at - made
                break
            game.choose(choice)
        return game

    # -- the driver

    async def _play(self, resumed: bool) -> None:
        state = self.state
        beat = self.definition.beat
        while state.outcome is None:
            if resumed:
                resumed = False
            elif not self._bases or self._made - self._bases[-1][0] >= self._apart:
                self._keep_base(self._made, state.copy())
            else:
                self._behind = True
            flow = beat(state)
            if flow is not None:
                await flow

    def _begin(self, resumed: bool) -> None:
        self._flow: Coroutine[Ask[Any], Option[Any], None] = self._play(resumed)
        self._behind = False
        self._decision = None
        try:
            self._ask = self._flow.send(None)  # type: ignore[arg-type]  # the first send has nothing to say
        except StopIteration:
            self._ask = None

    def _send(self, option: Option[Any]) -> None:
        state = self.state
        if state.events:
            state.events = ()
        if state.draws:
            state.draws = ()
        self._decision = None
        try:
            self._ask = self._flow.send(option)
        except StopIteration:
            self._ask = None

    def _restart(self) -> None:
        at, base = self._bases[-1]
        self.state = base.copy()
        self._made = at
        self._begin(resumed=True)
        deals = [deal for deal in self._deals if deal[0] >= at]
        for option, _, _ in self._log[at:]:
            for deal in deals:
                if deal[0] == self._made:
                    self._deal_anew(deal)
            self._made += 1
            self._send(option)
        for deal in deals:
            if deal[0] == self._made:
                self._deal_anew(deal)

    def _keep_base(self, made: int, state: S) -> None:
        if self._bases and self._bases[-1][0] == made:
            self._bases.pop()
        self._bases.append((made, state))
        self._behind = False

    def _deal_anew(self, deal: Deal) -> None:
        _, seat, key = deal
        self.state.dice = Dice(key)
        self.definition.redeal(self.state, seat)

    # -- explaining

    def _refusals(self) -> tuple[Refusal, ...]:
        assert self._ask is not None
        return tuple(offer for offer in self._ask.offers(True) if isinstance(offer, Refusal))

    def _reason(self, refusal: Refusal, lang: str) -> Reason:
        return Reason(refusal.id, refusal.rule, self.definition.rule_text(refusal.rule, lang))

    def _illegal(self, option_id: str) -> ValueError:
        try:
            reasons = self.explain(option_id)
        except ValueError as unknown:
            return unknown
        for reason in reasons:
            if reason.option == option_id:
                return Illegal(reason.rule, reason.text)
        return _names_nothing(option_id)


def _id_of(chosen: str | Option[Any]) -> str:
    return chosen.id if isinstance(chosen, Option) else str(chosen)


def _is_over(chosen: str | Option[Any]) -> ValueError:
    return ValueError(f"the game is over: `{_id_of(chosen)}` cannot be chosen any more")


def _names_nothing(text: str) -> ValueError:
    return ValueError(f"`{text}` names nothing that could be chosen here; see the options on offer")


def encode_state(state: State) -> bytes:
    """A state as bytes; content is named by its packs."""
    return msgspec.json.encode(state, enc_hook=_content_as_packs)


def decode_state(made: Definition[S], game: str, packs: tuple[str, ...], data: Any) -> S:
    """A state from plain data, checked field by field."""

    def restore(kind: type[Any], _: Any) -> Any:
        assert kind is made.content_type, f"no way to read {kind}"
        return content_of(game, packs)

    return msgspec.convert(data, made.state_type, dec_hook=restore)


def _content_as_packs(content: Any) -> Any:
    return content.packs


def set_up(made: Definition[S], setup: Setup) -> S:
    """The first state of a game; seats or options that cannot be are refused."""
    least, most = made.seats
    if not isinstance(setup.seats, int):
        raise ValueError(f"seats are a whole number from {least} to {most}, not {setup.seats!r}")
    if not least <= setup.seats <= most:
        raise Illegal(made.seats_rule, f"{made.id} is for {least} to {most} seats, not for {setup.seats}.")
    content = content_of(setup.game, setup.packs)
    dice = Dice(key_of(setup.secret, setup.nonces))
    return made.set_up(content, setup.seats, table_options(made, setup.options), dice)


def new(
    game: str,
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    packs: Sequence[str] = (),
) -> Game[Any]:
    """A new game. The same arguments give the same game, on every machine."""
    if not isinstance(seed, str):
        raise ValueError(f"a seed is a text, not {seed!r}")
    if isinstance(packs, str):
        raise ValueError(f"packs are several names, not one text: [`{packs}`]")
    given = msgspec.to_builtins(options or {})  # a copy: the caller's may change later
    return Game(Setup(game, seats, secret_of(seed), (), given, tuple(dict.fromkeys(packs))))


def replay(setup: Setup, history: Sequence[str]) -> Game[Any]:
    """The game that these choices make of a setup, to the byte."""
    game: Game[Any] = Game(setup)
    for choice in history:
        game.choose(choice)
    return game
