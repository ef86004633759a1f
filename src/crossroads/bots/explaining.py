"""Why did you do that? A choice compared with what else everybody could see to be possible, as advice does it.

Whoever asks learns nothing by it. What the seat chose is known once it has come to light; what else it could have chosen
is what it could have in every deal that fits what all have seen. So its hand, like all hands and decks, is another one in
each imagined game, and the same table always gets the same answer, whatever the seat truly held.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from crossroads.bots.advice import Advice
from crossroads.bots.appraising import BUDGET, Race, World, always, appraises, by_odds, only_option
from crossroads.engine.decisions import Decision
from crossroads.engine.game import Game
from crossroads.engine.guessing import brought_to_light, guess, secrets_of
from crossroads.engine.odds import Odds

LOOKED_AT = 8  # imagined games that tell what everybody knows to be on offer
FIRST_TRIES = 120  # deals, until so many fit
MOST_TRIES = 480


def explain_choice(
    game: Game[Any],
    option: str,
    then: Sequence[str] = (),
    *,
    budget: int = BUDGET,
    seed: str = "",
    is_wanted: Callable[[], bool] = always,
) -> Advice:
    """How a choice compares with the best alternatives, from what everybody at the table may see.

    `game` stands where the choice is to be made, and `then` are the choices that follow until all have seen what it was,
    such as the target of a card. `ValueError` if it is not on offer; the rest is as in `appraise`. Where nobody but the seat
    can know what was chosen, or between what, the advice is `secret`.
    """
    decision = game.decision
    if decision is None or option not in decision.ids:
        raise ValueError(f"`{option}` is not on offer here; see the options of the decision")
    evaluation, seat = appraises(game), decision.seat
    later = game.clone()
    for each in [option, *then]:
        later.choose(each)
    deals = _deals(game, option, later, seed)
    first = [*islice(deals, LOOKED_AT)]
    if not first:
        return Advice(seat, decision.prompt, "secret", evaluation.unit, 0, (), option)
    offers = [{*_ids(world)} for world in first]
    known = [each for each in _ids(first[0]) if all(each in offer for offer in offers)]
    public = replace(decision, options=tuple([each for each in _asked(first[0]).options if each.id in known]))
    if len(known) == 1:
        return only_option(public, evaluation.unit, option)
    if advice := by_odds(public, odds := _odds_of(known, first[0], first[-1]), option):
        return advice
    fitting = (World(world, world.view(seat)) for world in _offering(first, deals, known))
    return Race(evaluation, public, odds, fitting, known, is_wanted, option).run(budget)


class ToldChoice(NamedTuple):
    """Which of some choices is told of, by its number among them, and what of it."""

    number: int
    advice: Advice


def explain_told(
    game: Game[Any],
    options: Sequence[str],
    *,
    budget: int = BUDGET,
    seed: str = "",
    is_wanted: Callable[[], bool] = always,
) -> ToldChoice:
    """Why a seat made the last of these choices; before it, it chose what nobody was told of.

    What it played there, in the same beat, has come to light with it, and says more than its target does.
    """
    places = [game.clone()]
    for option in options[:-1]:
        places.append(places[-1].clone())
        places[-1].choose(option)
    beat, _ = places[-1].saved_at()
    played = [
        number
        for number, (place, option) in enumerate(zip(places, options, strict=True))
        if place.choices_made >= beat and _named(place, option) & secrets_of(place, _asked(place).seat)
    ]
    told = []
    for number in dict.fromkeys([*played[:1], len(places) - 1]):
        advice = explain_choice(
            places[number], options[number], options[number + 1 :], budget=budget, seed=seed, is_wanted=is_wanted
        )
        told.append(ToldChoice(number, advice))
        if advice.by != "secret":
            break
    return told[-1]


def _named(game: Game[Any], option: str) -> set[str | int]:
    return {*game.definition.acts.read(option).names.values()}


def _odds_of(known: Iterable[str], one: Game[Any], other: Game[Any]) -> dict[str, tuple[Odds, ...]]:
    """The exact odds of options, where they do not hang on what only their seat knows."""
    odds = {each: one.odds(each) for each in known}
    return {each: told if told == other.odds(each) else () for each, told in odds.items()}


def _asked(world: Game[Any]) -> Decision:
    decision = world.decision
    assert decision is not None
    return decision


def _ids(world: Game[Any]) -> tuple[str, ...]:
    return _asked(world).ids


def _offering(first: list[Game[Any]], others: Iterator[Game[Any]], known: list[str]) -> Iterator[Game[Any]]:
    """The imagined games in which all that everybody knows of is on offer."""
    yield from first
    for world in others:
        if {*known} <= {*_ids(world)}:
            yield world


def _deals(game: Game[Any], option: str, later: Game[Any], seed: str) -> Iterator[Game[Any]]:
    """Games that could be this one to everybody, in which the seat is asked this and can choose the option."""
    seat = _asked(game).seat
    own, shown = secrets_of(game, seat), brought_to_light(game, later, seat)
    if _named(game, option) & own - shown:
        return
    found = 0
    for number in range(MOST_TRIES):
        if number == FIRST_TRIES and found < LOOKED_AT:
            break
        world = guess(game, f"{seed} {number}", shown)
        if world is not None and option in _ids(world):
            found += 1
            yield world
    if found < LOOKED_AT and not shown and _may_deal_now(game, own):
        yield from (game.imagine(None, f"{seed} {number}") for number in range(MOST_TRIES))


def _may_deal_now(game: Game[Any], own: frozenset[Any]) -> bool:
    """Whether the rest can be dealt anew in the midst of a beat: what is asked has nothing to do with the seat's secrets."""
    if own and game.definition.hidden_windows:
        return False
    return not any(own & _named(game, each) for each in _ids(game))
