"""A running game: all that can be asked of it, and how one is made."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self, TypeVar

import msgspec

from crossroads.engine.acts import Place
from crossroads.engine.codec import encode_state
from crossroads.engine.content import words_for
from crossroads.engine.decisions import Decision, Illegal, Option, Refusal
from crossroads.engine.dice import secret_of
from crossroads.engine.driver import Driver
from crossroads.engine.events import Event
from crossroads.engine.odds import Odds
from crossroads.engine.past import back_from
from crossroads.engine.pickled import restored
from crossroads.engine.record import save
from crossroads.engine.setup import Setup
from crossroads.engine.sharing import Share, afresh
from crossroads.engine.state import State
from crossroads.engine.windows import Window, asking, open_windows
from crossroads.engine.words import Words

S = TypeVar("S", bound=State)


class Reason(msgspec.Struct, frozen=True):
    """Why an option is not on offer: the rule in its way, and the rule's own sentence."""

    option: str
    rule: str
    text: str


class Game(Driver[S]):
    """One game at one point of its history.

    `setup` is what it was made from, and `taken_back` says of a loaded one how many choices newer rules made impossible.
    It can be copied (`copy`, or the quicker `clone`) and pickled; `save` keeps it for other versions of the program.
    """

    __slots__ = ()

    # -- windows

    @property
    def windows(self) -> tuple[Window, ...]:
        """The open windows, the last opened last."""
        return open_windows(self.state)

    @property
    def asking(self) -> Window | None:
        """The window whose question is open; none while a real die is asked for that an answer has to do with."""
        return None if self._flow is None else asking(self.state)

    def ahead(self, seat: int) -> Decision | None:
        """What the open window asks a seat, or will ask it unless somebody before it answers; `None` if it is not awaited."""
        ask, window = self._ask, self.asking
        if ask is None or window is None or ask.offers_to is None or seat not in window.awaited:
            return None
        options: tuple[Option[Any], ...] = tuple(ask.offers_to(seat, False))  # type: ignore[arg-type]  # no refusals among them
        return Decision(seat, ask.prompt, ask.rule, options, ask.about)

    # -- choosing

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

    def meant(self, chosen: str | Option[Any]) -> Option[Any]:
        """The option on offer of this id, or one that is equal; `ValueError` says why there is none."""
        decision = self._decision or self.decision
        if decision is None:
            raise _is_over(chosen)
        name = chosen if isinstance(chosen, str) else _id_of(chosen)
        for option in decision.options:
            if option.id == name and (name is chosen or option == chosen):
                return option
        raise self._illegal(name)

    def meant_ahead(self, seat: int, option_id: str) -> Option[Any]:
        """The answer of this id that a seat can give to the open window ahead; `ValueError` says why there is none."""
        asked = self.ahead(seat)
        if asked is None:
            raise ValueError(f"seat {seat} is not awaited by any window")
        for option in asked.options:
            if option.id == option_id:
                return option
        raise self._illegal(option_id, ahead_of=seat)

    # -- looking

    def view(self, seat: int | None, share: Share = afresh) -> dict[str, Any]:
        """All that a seat (`None` for a spectator) may know, as plain data; `share`: see `engine.sharing`."""
        self.setup.check_seat(seat)
        return self.definition.view(self.state, seat, share)

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """What happened since the last choice, as a seat may know it."""
        self.setup.check_seat(seat)
        return tuple(event.as_seen_by(seat) for event in self.state.events)

    def choices_back(self) -> Iterator[tuple[str, int]]:
        """Each choice with the seat that made it, the last one first: who stops soon does not go through a long game."""
        return ((option.id, seat) for _, option, seat, _ in back_from(self._past))

    def explain(
        self, asked: str | Option[Any] | None = None, seat: int | None = None, lang: str = "en", *, ahead: bool = False
    ) -> list[Reason]:
        """Why things are not on offer.

        Asked nothing: every refusal of the present decision, of what is near before what is far. Asked an option id: the rules in its way, none if it is
        on offer. Asked other words: the refusals whose ids contain them all. With `ahead` a seat that the open window
        awaits is answered as if it were asked now.
        """
        self.setup.check_seat(seat)
        decision = self.decision
        if ahead and seat is not None:
            decision = self.ahead(seat) or decision
        if seat is None and decision is not None:
            seat = decision.seat
        own = decision is not None and decision.seat == seat
        refusals = self._refusals(decision.seat) if decision is not None and own else ()
        offered = decision.ids if decision is not None and own else ()
        if asked is None:
            return [self._reason(refusal, lang) for refusal in refusals]
        text = asked.id if isinstance(asked, Option) else asked
        if text in offered:
            return []
        found = [refusal for refusal in refusals if refusal.id == text]
        if not found and (other := self._why_not(text, seat or 0, decision)):
            found = [other]
        if not found and decision is not None and not own and text in decision.ids:
            found = [Refusal(text, decision.rule)]  # on offer, to somebody else
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
        return self.odds_for(decision, option_id)

    def odds_for(self, decision: Decision, option_id: str) -> tuple[Odds, ...]:
        """The odds of an option of what a seat is asked, which is known to be on offer."""
        made = self.definition
        return made.odds(self.state, decision.seat, made.acts.read(option_id), decision)

    def asked_at(self, place: Place, verb: str = "") -> str:
        """The option that a place on the board would be now, were it on offer; `ValueError` if nothing ever is there.

        With a verb it is the one that does this there.
        """
        decision, acts = self.decision, self.definition.acts
        for option_id in acts.options_at(place, "" if decision is None else decision.prompt, verb):
            if acts.read(option_id).exists(self.state):
                return option_id
        raise _names_nothing(" ".join(filter(None, place)))

    def words(self, lang: str) -> Words:
        """The words of this game's packs in a language, as they were when it was made."""
        return words_for(self.content, lang)

    def save(self) -> bytes:
        """The whole game as it stands, for `crossroads.load`. It holds the dice's secret: keep it to yourself."""
        return save(self)

    # -- as Python copies and shows things

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, _memo: Any) -> Self:
        return self.clone()

    def __repr__(self) -> str:
        made = f"{type(self).__name__} of {self.setup.game}, {self.setup.seats} seats, {self._made} choices"
        if self.state.outcome is not None:
            return f"<{made}: over ({self.state.outcome.how})>"
        assert self._ask is not None
        return f"<{made}: seat {self._ask.seat} is asked `{self._ask.prompt}`>"

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: the first state that is kept, and all choices. It holds the dice's secret."""
        at, base = self._bases[0] if self._bases else (self._made, self.state)
        since = (self._limit, self._deals, self.is_imagined, self.taken_back, self.resumed_at)
        return restored, (
            *(type(self), self.setup, at, encode_state(base), self.opening, self.choices(), since, self.digest()),
        )

    # -- explaining

    def _refusals(self, seat: int) -> tuple[Refusal, ...]:
        ask = self._ask
        assert ask is not None
        offers = ask.offers(True) if ask.offers_to is None else ask.offers_to(seat, True)
        refusals = [offer for offer in offers if isinstance(offer, Refusal)]
        made = self.definition
        return tuple(sorted(refusals, key=lambda each: made.distance(self.state, seat, made.acts.read(each.id))))

    def _why_not(self, option_id: str, seat: int, decision: Decision | None) -> Refusal | None:
        made = self.definition
        return made.why_not(self.state, seat, made.acts.read(option_id), decision)

    def _reason(self, refusal: Refusal, lang: str) -> Reason:
        return Reason(refusal.id, refusal.rule, self.definition.rule_text(refusal.rule, lang))

    def _illegal(self, option_id: str, ahead_of: int | None = None) -> ValueError:
        try:
            reasons = self.explain(option_id, ahead_of, ahead=ahead_of is not None)
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


def new(
    game: str,
    seats: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    packs: Sequence[str] = (),
    modules: Sequence[str] = (),
    typed: Sequence[str] = (),
    tellers: Sequence[int] = (),
) -> Game[Any]:
    """A new game. The same arguments give the same game, on every machine; `typed`, `tellers`: see `engine.chance`."""
    if not isinstance(seed, str):
        raise ValueError(f"a seed is a text, not {seed!r}")
    if isinstance(packs, str):
        raise ValueError(f"packs are several names, not one text: [`{packs}`]")
    if isinstance(modules, str):
        raise ValueError(f"modules are several names, not one text: [`{modules}`]")
    given = msgspec.to_builtins(options or {})  # a copy: the caller's may change later
    if isinstance(typed, str):
        raise ValueError(f"what is typed are several names, not one text: [`{typed}`]")
    named, yours = tuple(dict.fromkeys(modules)), tuple(dict.fromkeys(typed))
    return Game(
        Setup(game, seats, secret_of(seed), (), given, tuple(dict.fromkeys(packs)), named, yours, tuple(tellers))
    )


def replay(setup: Setup, history: Sequence[str]) -> Game[Any]:
    """The game that these choices make of a setup, to the byte."""
    game: Game[Any] = Game(setup)
    for choice in history:
        game.choose(choice)
    return game
