"""A real table: dice that people throw and decks that they draw from, and how they are asked what came.

What of chance a table brings about itself stands in its set-up (`Setup.typed`): the dice, and decks by the names that their
zones give them. Where a rule rolls such dice or draws such a card and nobody has told what came, the flow stops in its midst,
and the driver asks for one die or card after the other; each answer is a choice like any other. Then the beat is played again
up to there, and on with what was told. Our own draw of that number is passed over, and our own decks are shuffled as ever, so
that all other chance of the game is the same as without.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from crossroads.engine.decisions import CARD, CHANCE, Ask, Decision, Option, Refusal
from crossroads.engine.definition import Definition
from crossroads.engine.dice import Untold, UntoldRoll
from crossroads.engine.drawing import UntoldCard
from crossroads.engine.redealing import lookalikes_of
from crossroads.engine.state import State


def question(missing: Untold, made: Definition[Any], state: State, tellers: tuple[int, ...]) -> Ask[Any]:
    """What came, put to the seat whose die or card it is (or whose turn it is), or to its teller."""
    if isinstance(missing, UntoldRoll):
        return _which_face(missing, made, state, tellers)
    assert isinstance(missing, UntoldCard)
    return _which_card(missing, made, state, tellers)


def _which_face(missing: UntoldRoll, made: Definition[Any], state: State, tellers: tuple[int, ...]) -> Ask[int]:
    """What the next die of a roll shows."""
    number = len(missing.came)
    options = [Option(f"{CHANCE}:{missing.why}:{face}", face) for face in range(1, missing.sides + 1)]
    seat = missing.whose[number] if missing.whose else made.on_turn(state)
    about = {
        "what": missing.why,
        "seat": seat if missing.whose else None,
        "each": len({*missing.whose}) > 1,
        "die": number + 1,
        "count": missing.count,
        "sides": missing.sides,
        "came": missing.came,
    }

    def offers(_why: bool) -> Iterable[Option[int] | Refusal]:
        return options

    return Ask(tellers[seat] if tellers else seat, CHANCE, made.dice_rule or made.seats_rule, offers, about)


def _which_card(missing: UntoldCard, made: Definition[Any], state: State, tellers: tuple[int, ...]) -> Ask[str]:
    """Which card came from a deck: each face that could be there as far as the asked seat knows, in an order that tells nothing.

    What lies elsewhere unseen by it is among them, or the list would tell what is in others' hands.
    """
    deck, _, count, _, whose = wanted = missing.wanted
    seat = made.on_turn(state) if whose is None else whose
    asked = tellers[seat] if tellers else seat
    unseen = lookalikes_of(made.zones(state), state, asked, deck, missing.cards)
    there = Counter(unseen) - Counter(missing.came) | Counter(missing.cards)
    faces = {state.face(thing) for thing in there}.difference(missing.missed)
    options = [Option(f"{CARD}:{deck}:{face}", face) for face in sorted(faces)]
    about = {
        "what": deck,
        "of": wanted.of,
        "seat": whose,
        "card": len(missing.came) + 1,
        "count": count,
        "came": tuple([state.face(thing) for thing in missing.came]),
        "missed": missing.missed,
    }

    def offers(_why: bool) -> Iterable[Option[str] | Refusal]:
        return options

    return Ask(asked, CARD, made.decks_rule or made.seats_rule, offers, about)


def is_chance(decision: Decision | None) -> bool:
    """Whether a decision asks what came of chance: nobody decides it, so whoever sees the dice or cards may answer."""
    return decision is not None and decision.prompt in (CHANCE, CARD)


def as_all_know(decision: Decision) -> Decision:
    """What is asked as everybody may know it: of cards that are for one seat alone, not which came before."""
    if decision.prompt != CARD or decision.about["seat"] is None:
        return decision
    about = {**decision.about, "came": (), "missed": ()}
    return Decision(decision.seat, decision.prompt, decision.rule, (), about)


def told_by(option: Option[Any] | str) -> bool:
    """Whether an option tells what a die shows, or which card came."""
    return (option if isinstance(option, str) else option.id).startswith((f"{CHANCE}:", f"{CARD}:"))


def without_card(choice: str) -> str:
    """A choice as everybody may know it: which card was told may be up to one seat alone."""
    return ":".join(choice.split(":")[:2]) if choice.startswith(f"{CARD}:") else choice
