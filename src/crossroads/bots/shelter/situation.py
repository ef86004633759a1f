"""A view of Shelter as it is to be valued: how long the game will last, and which threats count."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from crossroads.bots.evaluation import View
from crossroads.bots.shelter.worth import Worths

REACH = (0.0, 9 / 36, 14 / 36, 15 / 36)  # how likely the dice hit a side with so many rooms


class Situation(msgspec.Struct, frozen=True, eq=False):
    """A view with what is worked out about it once for all seats."""

    view: View
    rounds: float  # to come after the present one
    exact: float  # the same, below zero if more rounds have passed than were expected
    threats: Mapping[str, str]
    known: set[str]  # items that everybody had seen
    letters: dict[str, float]


class Base(msgspec.Struct, frozen=True, eq=False):
    """The situation that options are tried in, and what rivals have there."""

    view: View
    now: Situation
    sides: dict[int, float]


def make_base(worths: Worths, before: View) -> Base:
    """The situation before a turn."""
    known = {item["id"] for player in before["players"] for item in player["items"]} | {*before["items"]["row"]}
    rounds = rounds_left(before)
    now = Situation(before, rounds, rounds, before["threats"], known, worths.letter_values(before))
    return Base(before, now, {})


def make_situation(worths: Worths, view: View, base: Base) -> Situation:
    """A view as it is to be valued: threats that the dice may have brought since `before` are left out."""
    before = base.view
    same_floors = view["floors"] == before["floors"]
    exact = base.now.exact
    if view["outcome"] is not None or view["ending"] == "sixth-room":
        exact = 0.0
    elif not same_floors and not before["ending"]:
        exact = _rounds_to_come(view["floors"], before["threat_cards"]["deck"])
    if view["outcome"] is None:
        exact -= view["round"] - before["round"]
    letters = base.now.letters if same_floors else worths.letter_values(view)
    threats = before["threats"] and _known_threats(view, before)
    return Situation(view, max(0.0, exact), exact, threats, base.now.known, letters)


def _known_threats(view: View, before: View) -> dict[str, str]:
    """Threats that lay there before and are not beaten."""
    now: dict[str, str] = view["threats"]
    standing = {
        dweller["spot"] for player in view["players"] for dweller in player["dwellers"] if not dweller["wounded"]
    }
    return {spot: card for spot, card in before["threats"].items() if spot in now and spot not in standing}


def rounds_left(view: View) -> float:
    """About how many rounds will follow the present one."""
    if view["ending"] or view["outcome"] is not None:
        return 0.0
    return _rounds_to_come(view["floors"], view["threat_cards"]["deck"])


def _rounds_to_come(floors: Sequence[Mapping[str, Any]], threat_deck: int) -> float:
    rate, most = 0.0, 0
    for floor in floors:
        left, right = len(floor["left"]), len(floor["right"])
        rate += REACH[left] + REACH[right]
        if floor["owner"] is not None and left + right > most:
            most = left + right
    return max(0.6, min(threat_deck / (0.85 * rate + 0.3), 1.6 * (6 - most)))
