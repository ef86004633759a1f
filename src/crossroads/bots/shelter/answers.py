"""Quick answers to the small questions of a turn."""

from collections.abc import Callable, Mapping

from crossroads.bots.evaluation import View
from crossroads.bots.shelter.situation import rounds_left
from crossroads.bots.shelter.worth import USUAL, Worths
from crossroads.engine.decisions import Decision
from crossroads.games.shelter.acts import ACTS
from crossroads.games.shelter.cards.bills import KINDS
from crossroads.games.shelter.cards.content import Item


def answer(worths: Worths, view: View, decision: Decision) -> str:
    """A sensible option, from the view of the seat that is asked."""
    ids = decision.ids
    if decision.prompt in ANSWERS:
        return ANSWERS[decision.prompt](worths, view, decision.seat, ids)
    if decision.prompt in ("close", "exchange", "before-roll", "after-roll", "react"):
        return _use_or_not(worths, view, decision)
    if decision.prompt == "discount" and "pay" in ids:
        return "pay"
    return ids[-1] if decision.prompt == "wound-whom" else ids[0]


def _stock(view: View, seat: int, option: str) -> int:
    kind = ACTS.read(option).text("resource")
    cubes = view["players"][seat]["cubes"]
    return int(cubes.get(kind, 99)) if kind in KINDS else 99


def _scarcest(worths: Worths, view: View, seat: int, ids: tuple[str, ...]) -> str:
    """The kind of which there is least; an item that brings more comes first."""
    helpers = [option for option in ids if ACTS.read(option).verb == "use"]
    return helpers[0] if helpers else min(ids, key=lambda option: _stock(view, seat, option))


def _most_plentiful(worths: Worths, view: View, seat: int, ids: tuple[str, ...]) -> str:
    return max(ids, key=lambda option: _stock(view, seat, option))


def _item_worth(worths: Worths, view: View, option: str) -> float:
    return worths.items[ACTS.read(option).text("item")].at(rounds_left(view), USUAL)


def _best_item(worths: Worths, view: View, seat: int, ids: tuple[str, ...]) -> str:
    return max(ids, key=lambda option: _item_worth(worths, view, option))


def _worst_item(worths: Worths, view: View, seat: int, ids: tuple[str, ...]) -> str:
    return min(ids, key=lambda option: _item_worth(worths, view, option))


def _best_room(worths: Worths, view: View, seat: int, ids: tuple[str, ...]) -> str:
    rounds = rounds_left(view)

    def worth(option: str) -> float:
        room = worths.content.rooms.get(ACTS.read(option).text("room"))
        if room is None:
            return 0.0
        price = room.price.size if room.price else 0
        return 1.5 + worths.weights.rent * rounds * worths.appeal[room.id] - worths.weights.cube * price

    return max(ids, key=worth)


def _best_letter(worths: Worths, view: View, seat: int, ids: tuple[str, ...]) -> str:
    values = worths.letter_values(view)
    return max(ids, key=lambda option: values[ACTS.read(option).text("letter")])


def _use_or_not(worths: Worths, view: View, decision: Decision) -> str:
    """Use what is ready again next round; keep what is used up, and do not swap or refresh for its own sake."""
    for option in decision.ids:
        meant = ACTS.read(option)
        card = worths.content.items.get(meant.text("item"))
        if meant.verb == "use" and card is not None and card.mode == "exhaust" and _has_point(view, decision, card):
            return option
    return next(option for option in decision.ids if option in ("end", "continue", "roll", "accept"))


def _has_point(view: View, decision: Decision, card: Item) -> bool:
    """Whether using an item now does anything for its owner."""
    if decision.prompt == "before-roll":
        return int(decision.about["value"]) - int(decision.about["bonus"]) > 2
    room_left = min(view["players"][decision.seat]["cubes"].values()) < 6
    return any(effect.is_worth_a_use(room_left) for effect in card.effects)


ANSWERS: Mapping[str, Callable[[Worths, View, int, tuple[str, ...]], str]] = {
    "gain-any": _scarcest,
    "rent": _scarcest,
    "spare": _scarcest,
    "pay-any": _most_plentiful,
    "take-item": _best_item,
    "ready-item": _best_item,
    "give-item": _worst_item,
    "build-which": _best_room,
    "train-letter": _best_letter,
}
