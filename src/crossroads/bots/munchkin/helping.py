"""Help in a fight: whom to ask, when to offer it, what it costs, and how to answer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from crossroads.bots.munchkin.situation import LAST, WON, Situation, Who
from crossroads.bots.munchkin.trading import spare_items, use_of
from crossroads.bots.munchkin.worth import danger, worth_of
from crossroads.games.munchkin.acts import ACTS

ASKED = 2  # players who are asked for help in one go
FREELY = 0  # so far ahead of oneself somebody is brought for the usual share
AHEAD = 1  # and so far for a higher one; never further
WORTH_IT = 2  # Treasures that must be there to offer help without being asked
MARGIN = 0.5  # what must be left to the fighter of what a victory brings
USEFUL = 1.5  # what an item must add to be asked for instead of a Treasure


class HelpPrice(NamedTuple):
    """What help costs: so many Treasures, and an item where there are too few of them."""

    treasures: int
    item: str = ""


# -- who is asked, and who offers


def ask_for_help(here: Situation, ids: Iterable[str]) -> str | None:
    """Ask whoever would make it a victory, the lowest first; nobody twice in one go, and nobody who broke its word."""
    asked = [option for option in here.said_since_pass() if ACTS.read(option).verb == "help"]
    after = here.me["level"] + here.levels_due
    if len(asked) >= (ASKED if after < LAST else 1):  # near the end hardly anybody helps
        return None
    found: list[tuple[int, int, str]] = []
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb == "help" and option not in asked:
            other = here.players[meant.number("seat")]
            if here.sums_with(other).winning and not here.distrusts(other):
                found.append((other["level"], -other["strength"], option))
    return min(found)[2] if found else None


def volunteer(here: Situation, ids: Sequence[str]) -> str | None:
    """Offer help to whoever would lose without it, for what it costs; once until something changes."""
    fight = here.fight
    assert fight is not None
    option = ACTS.write("help", seat=fight["fighter"])
    if option not in ids or here.lead > 0 or here.treasures_due < WORTH_IT or option in here.said_since_pass():
        return None
    return option if price_of_help(here) is not None else None


# -- what it costs


def share_of(treasures: int) -> int:
    """Half of the Treasures, for whoever helps."""
    return max(1, treasures // 2)


def why_not_help(here: Situation) -> str:
    """Why this seat does not help the fighter at any price; empty if it does."""
    fight = here.fight
    assert fight is not None
    fighter: Who = here.players[fight["fighter"]]
    after = fighter["level"] + here.levels_due
    if here.distrusts(fighter):
        return "broke-its-word"
    if after >= WON:
        return "would-win"
    if after >= LAST or after > here.me["level"] + AHEAD:
        return "too-far-ahead"
    return "" if here.sums_with(here.me).winning else "too-strong"


def price_of_help(here: Situation) -> HelpPrice | None:
    """What this seat wants for its help: more, the further ahead it brings the fighter; `None` if there is no price."""
    fight = here.fight
    assert fight is not None
    if why_not_help(here):
        return None
    fighter: Who = here.players[fight["fighter"]]
    ahead = fighter["level"] + here.levels_due - here.me["level"]
    wanted, there = share_of(here.treasures_due) + max(0, ahead - FREELY), here.treasures_due
    if wanted <= there:
        return HelpPrice(wanted)
    items = [(use_of(here, here.me, card), card) for card in spare_items(here, fighter)]
    use, item = max(items, default=(0.0, ""))
    return HelpPrice(there, item) if use >= USEFUL else None


def is_enough(here: Situation, terms: Mapping[str, Any], price: HelpPrice) -> bool:
    """Whether an offer pays the price; an item counts as much as it is of use, a Treasure as on average."""
    paid = here.weights.treasure * terms["treasures"] + sum(use_of(here, here.me, card) for card in terms["gives"])
    return paid >= here.weights.treasure * price.treasures and not terms["asks"]


# -- answers


def answer_helper(here: Situation, terms: Mapping[str, Any], other: int) -> str:
    """The fighter is offered help: yes, if it makes it a victory and leaves enough of what that brings."""
    helper = here.players[other]
    if here.distrusts(helper):
        return "refuse"
    if here.lead > 0 or not here.sums_with(helper).winning:
        return "refuse"
    if is_worth_it(here, terms):
        return "accept"
    return "counter" if most_paid(here) > 0 else "refuse"


def is_worth_it(here: Situation, terms: Mapping[str, Any]) -> bool:
    """Whether a victory at this price is better than a flight; `asks` are items of the fighter."""
    items = sum(worth_of(here, card) for card in terms["asks"])
    return gain_at(here, terms["treasures"]) - items >= MARGIN


def gain_at(here: Situation, treasures: int) -> float:
    """What a victory brings to the fighter who pays so many Treasures for it, beside what a flight would cost."""
    assert here.fight is not None
    own = here.weights.level * here.levels_due + here.weights.treasure * (here.treasures_due - treasures)
    return own + danger(here, [foe["id"] for foe in here.fight["foes"]])


def most_paid(here: Situation) -> int:
    """The most Treasures that the fighter pays for help."""
    paying = [count for count in range(1, here.treasures_due + 1) if gain_at(here, count) >= MARGIN]
    return max(paying, default=0)


def answer_fighter(here: Situation, terms: Mapping[str, Any]) -> str:
    """This seat is asked for help: yes for a fair share, a higher price if that is what it takes, else no."""
    price = price_of_help(here)
    if price is None:
        return "refuse"
    if is_enough(here, terms, price):
        return "accept"
    return "counter"


def draft_help(here: Situation, ids: Sequence[str]) -> str:
    """Put an offer of help, or for help, together step by step."""
    offer, fight = here.view["draft"], here.fight
    if fight is None:
        return "cancel"
    price = price_of_help(here) if fight["fighter"] != here.seat else HelpPrice(_offered(here))
    if price is None:
        return "cancel"
    steps = [ACTS.write("treasures", count=price.treasures)] if offer["treasures"] < price.treasures else []
    if price.item and price.item not in offer["asks"]:
        steps.append(ACTS.write("ask", card=price.item))
    return next((step for step in steps if step in ids), "propose")


def _offered(here: Situation) -> int:
    """Half at first; all that a victory is worth to whoever has just been told that this is too little."""
    is_answer = here.said_since_pass()[:1] == ["counter"]
    return most_paid(here) if is_answer else share_of(here.treasures_due)
