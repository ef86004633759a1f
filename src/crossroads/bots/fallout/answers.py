"""Quick answers to all questions but the turn's own: rerolls, encounters, shops, level-ups, offers."""

from collections.abc import Callable

from crossroads.bots.fallout.group_answers import GROUP_ANSWERS
from crossroads.bots.fallout.race import agenda_moves
from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.trading import answer_offer, draft_offer, open_trade
from crossroads.engine.decisions import Decision

PLACE = "atomic-bonds.place-camp"
Answerer = Callable[[Situation, Decision], str]


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
        if rolling["icons"] >= rolling["difficulty"] > 0:
            return "stop"
        poor = [number for number, face in enumerate(faces, 1) if face.hits == 0]
        if not poor and not rolling["difficulty"]:  # every hit counts, and a die that has one is good enough
            return "stop"
        if not poor:
            poor = [number for number, face in enumerate(faces, 1) if face.hits < 2]
    else:
        if rolling["hits"] >= rolling["difficulty"]:
            return "stop"
        poor = [
            number for number, face in enumerate(faces, 1) if not any(area in rolling["areas"] for area in face.areas)
        ]
    which = "".join(map(str, poor))
    cards = [option for option in decision.ids if here.acts.read(option).verb in ("use", "perk")]
    if cards and rolling["difficulty"] >= 2:
        return cards[0]
    for source in ("token", "well-rested"):
        option = here.acts.write("reroll", source=source, dice=which)
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
        act = here.acts.write("option", option=option.id)
        if act not in decision.ids:
            continue
        worth = 2.0
        if option.task is not None:
            worth = 3.2 * here.task(option.task) - here.task_risk(option.task)
        if option.needs is not None:
            worth += 1.0
        worth -= sum(here.task_risk(cost) for cost in option.cost) * 0.5
        if worth > best_worth:
            best, best_worth = act, worth
    return best


def _shop(here: Situation, decision: Decision) -> str:
    """Buy what is better than what one has, sell junk, recruit; where nothing is worth it, draw modifications."""
    best, best_worth = "leave", 0.3
    modify = [option for option in decision.ids if here.acts.read(option).verb == "atomic-bonds.modify"]
    if modify and (here.me["weapon"] or here.me["apparel"]):
        best, best_worth = modify[-1], 1.2
    for option in decision.ids:
        meant = here.acts.read(option)
        if not meant.text("card"):  # to leave, or what only an expansion deals in
            continue
        printed = here.content.cards[meant.text("card")]
        worth = here.card_worth(printed)
        if meant.verb == "sell":
            gain = here.weights.cap * ((printed.cost or 0) - 1) - worth
        elif meant.verb == "recruit":
            gain = worth if here.me["companion"] is None else -1.0
        elif here.together is not None and here.together.saves_caps:
            continue
        else:
            gain = worth - here.weights.cap * (printed.cost or 0) * 0.8 - here.worn_worth(printed.kind)
        if gain > best_worth:
            best, best_worth = option, gain
    return best


def _equip(here: Situation, decision: Decision) -> str:
    card = str(decision.about["card"])
    printed = here.content.cards[card]
    better = here.card_worth(printed) > here.worn_worth(printed.kind)
    return here.acts.write("equip" if better or printed.is_worn_beneath else "keep", card=card)


def _change(here: Situation, decision: Decision) -> str:
    """Put on what is better than what is worn, then leave it."""
    for option in decision.ids:
        meant = here.acts.read(option)
        if meant.verb == "equip":
            printed = here.content.cards[meant.text("card")]
            better = here.card_worth(printed) > here.worn_worth(printed.kind)
            if better or printed.is_worn_beneath:
                return option
    return "keep"


def _least_card(here: Situation, decision: Decision) -> str:
    """The card that is missed least."""
    return min(
        decision.ids, key=lambda option: here.card_worth(here.content.cards[here.acts.read(option).text("card")])
    )


def _agenda(here: Situation, decision: Decision) -> str:
    """The agenda that is worth least."""
    return min(decision.ids, key=lambda option: here.worth_of_agenda(here.acts.read(option).text("agenda")))


def _token(here: Situation, decision: Decision) -> str:
    """A new letter, of one's own weapon if there is one; a perk is the second best."""
    weapon = here.weapon()
    letters = weapon.letters if weapon else ""

    def worth(option: str) -> float:
        letter = here.acts.read(option).text("letter")
        return (letter not in here.me["special"]) * 2 + (letter in letters)

    return max(decision.ids, key=worth)


def _camp(here: Situation, decision: Decision) -> str:
    """First all that the camp itself brings, then a trade if one is to be had."""
    if PLACE in decision.ids:
        return PLACE
    return "camp:all" if "camp:all" in decision.ids else open_trade(here, decision) or "done"


def _cause(here: Situation, decision: Decision) -> str:
    """Where all play for one faction, the token that an agenda had best move."""
    return agenda_moves(here.view)


ANSWERS: dict[str, Answerer] = {
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
    "trade": draft_offer,
    "change-equipment": _change,
    "offer": answer_offer,
    "changed-offer": answer_offer,
    "new-california.agenda": _cause,
    **GROUP_ANSWERS,
}
