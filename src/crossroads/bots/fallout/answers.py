"""Quick answers to all questions but the turn's own: rerolls, encounters, shops, level-ups, offers."""

from collections.abc import Callable

from crossroads.bots.fallout.situation import Situation
from crossroads.engine.decisions import Decision

Answer = Callable[[Situation, Decision], str]


def answer(here: Situation, decision: Decision) -> str:
    """An answer by the kind of question; where none is known, the first option."""
    chosen = ANSWERS.get(decision.prompt, _first)(here, decision)
    return chosen if chosen in decision.ids else decision.ids[0]


def _first(here: Situation, decision: Decision) -> str:
    return decision.ids[0]


def _survivor(here: Situation, decision: Decision) -> str:
    """Any survivor: the one whose turn it is in a list of all."""
    return decision.ids[(here.seat + len(here.view["scenario"])) % len(decision.ids)]


def _reroll(here: Situation, decision: Decision) -> str:
    """Roll again what does not help: in a test dice without hits, in a fight dice that miss the enemy."""
    rolling = here.view["rolling"]
    faces = [here.content.dice[face] for face in rolling["dice"]]
    if rolling["kind"] == "test":
        if rolling["icons"] >= rolling["difficulty"]:
            return "stop"
        poor = [number for number, face in enumerate(faces, 1) if face.hits == 0]
        if not poor:
            poor = [number for number, face in enumerate(faces, 1) if face.hits < 2]
    else:
        if rolling["hits"] >= rolling["difficulty"]:
            return "stop"
        poor = [
            number for number, face in enumerate(faces, 1) if not any(area in rolling["areas"] for area in face.areas)
        ]
    which = "".join(map(str, poor))
    cards = [option for option in decision.ids if option.startswith(("use:", "perk:"))]
    if cards and rolling["difficulty"] >= 2:
        return cards[0]
    for source in ("token", "well-rested"):
        option = f"reroll:{source}:{which}"
        if option in decision.ids:
            return option
    return "stop"


def _window(here: Situation, decision: Decision) -> str:
    """Cards in a fight: used once the dice have shown that they are needed, or on a kill."""
    if decision.prompt == "window-before":
        return "go-on"
    return decision.ids[0]


def _encounter(here: Situation, decision: Decision) -> str:
    """The option with the best chance, for what such an option usually brings."""
    card = here.content.encounters[decision.about["card"]]
    best, best_worth = decision.ids[0], -9.0
    for option in card.options:
        if f"option:{option.id}" not in decision.ids:
            continue
        worth = 2.0
        if option.task is not None:
            worth = 3.2 * here.task(option.task) - here.task_risk(option.task)
        if option.needs is not None:
            worth += 1.0
        worth -= sum(here.task_risk(cost) for cost in option.cost) * 0.5
        if worth > best_worth:
            best, best_worth = f"option:{option.id}", worth
    return best


def _shop(here: Situation, decision: Decision) -> str:
    """Buy what is better than what one has, sell junk, recruit."""
    best, best_worth = "leave", 0.3
    for option in decision.ids:
        act, _, card = option.partition(":")
        if act == "leave":
            continue
        printed = here.content.cards[card]
        worth = here.card_worth(printed)
        if act == "sell":
            gain = here.weights.cap * ((printed.cost or 0) - 1) - worth
        elif act == "recruit":
            gain = worth if here.me["companion"] is None else -1.0
        else:
            gain = worth - here.weights.cap * (printed.cost or 0) * 0.8 - _worn_worth(here, printed.kind)
        if gain > best_worth:
            best, best_worth = option, gain
    return best


def _worn_worth(here: Situation, kind: str) -> float:
    """What lies in the slot already."""
    held = here.me.get(kind) if kind in ("weapon", "apparel", "companion") else None
    return here.card_worth(here.content.cards[held["id"]]) if held else 0.0


def _equip(here: Situation, decision: Decision) -> str:
    card = str(decision.about["card"])
    printed = here.content.cards[card]
    better = here.card_worth(printed) > _worn_worth(here, printed.kind)
    return f"equip:{card}" if better or printed.is_worn_beneath else f"keep:{card}"


def _change(here: Situation, decision: Decision) -> str:
    """Put on what is better than what is worn, then leave it."""
    for option in decision.ids:
        act, _, card = option.partition(":")
        if act == "equip":
            printed = here.content.cards[card]
            better = here.card_worth(printed) > _worn_worth(here, printed.kind)
            if better or printed.is_worn_beneath:
                return option
    return "keep"


def _least_card(here: Situation, decision: Decision) -> str:
    """The card that is missed least."""
    return min(decision.ids, key=lambda option: here.card_worth(here.content.cards[option.partition(":")[2]]))


def _agenda(here: Situation, decision: Decision) -> str:
    """The agenda that is worth least."""
    return min(decision.ids, key=lambda option: here.worth_of_agenda(option.partition(":")[2]))


def _token(here: Situation, decision: Decision) -> str:
    """A new letter, of the own weapon if there is one; a perk is the second best."""
    weapon = here.weapon()
    letters = weapon.letters if weapon else ""

    def worth(option: str) -> float:
        letter = option.partition(":")[2]
        return (letter not in here.me["special"]) * 2 + (letter in letters)

    return max(decision.ids, key=worth)


def _camp(here: Situation, decision: Decision) -> str:
    return "camp:all" if "camp:all" in decision.ids else "done"


def _offer(here: Situation, decision: Decision) -> str:
    """Accept what costs nothing."""
    deal = here.view["deal"]
    costs = deal["asks"] or deal["asks_caps"] or deal["asks_agendas"]
    return "refuse" if costs else "accept"


ANSWERS: dict[str, Answer] = {
    "survivor": _survivor,
    "reroll": _reroll,
    "window-before": _window,
    "window-strike": _window,
    "window-kill": _window,
    "encounter": _encounter,
    "shop": _shop,
    "equip-gained": _equip,
    "make-room": _least_card,
    "lose-card": _least_card,
    "give-card": _least_card,
    "scrap": _least_card,
    "drop-loot": _least_card,
    "give-up-agenda": _agenda,
    "which-agenda": _agenda,
    "keep-token": _token,
    "camp": _camp,
    "trade": lambda here, decision: "cancel",
    "change-equipment": _change,
    "offer": _offer,
}
