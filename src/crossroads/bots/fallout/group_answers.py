"""Answers to what only Atomic Bonds asks: the loyal faction, the first player, modifications."""

from collections.abc import Callable

from crossroads.bots.fallout.situation import Situation
from crossroads.engine.decisions import Decision
from crossroads.games.fallout.expansions.atomic_bonds.content import ID, cards_of
from crossroads.games.fallout.expansions.atomic_bonds.fight_words import FightRerolls, Gains

Answerer = Callable[[Situation, Decision], str]


def loyal_faction(here: Situation, decision: Decision) -> str:
    """The side whose last stand the survivors have the better letters for."""
    sheets, printed = here.view["added"][ID]["sheets"], cards_of(here.content).sheets

    def letters(option: str) -> int:
        stand = printed[sheets[here.acts.read(option).text("faction")]].last_stand
        asked = "" if stand is None else stand.letters
        return max([sum(letter in who["special"] for letter in asked) for who in here.view["survivors"]])

    return max(decision.ids, key=letters)


def first_player(here: Situation, decision: Decision) -> str:
    """Whoever is nearest to the last stand, once it can be tried; else all stays as it is."""
    together = here.together
    stay = here.acts.write("atomic-bonds.first", seat=here.view["first"])
    if together is None or not together.is_open or not together.part["last_stand"]["space"]:
        return stay
    steps = here.land.distances(together.part["last_stand"]["space"])

    def distance(option: str) -> int:
        return steps[here.view["survivors"][here.acts.read(option).number("seat")]["space"]]

    nearest = min(decision.ids, key=distance)
    return stay if stay in decision.ids and distance(stay) == distance(nearest) else nearest


def take_modification(here: Situation, decision: Decision) -> str:
    """The modification that brings most to what is worn; none if it fits nothing."""
    best, best_worth = decision.ids[-1], 0.0
    for option in decision.ids:
        printed = cards_of(here.content).modifications.get(here.acts.read(option).text("modification"))
        if printed is None or here.me[printed.fits] is None:
            continue
        worth = 1.0
        for passive in printed.always:
            if isinstance(passive, Gains):
                worth += 1.5 * sum(letter in here.me["special"] for letter in passive.letters or "") + passive.ranged
            elif isinstance(passive, FightRerolls):
                worth += 0.5
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def attach_to(here: Situation, decision: Decision) -> str:
    """What is worn comes first."""
    worn = [held["id"] for held in (here.me["weapon"], here.me["apparel"]) if held]
    return next((option for option in decision.ids if here.acts.read(option).text("card") in worn), decision.ids[0])


GROUP_ANSWERS: dict[str, Answerer] = {
    "atomic-bonds.loyal": loyal_faction,
    "atomic-bonds.first-player": first_player,
    "atomic-bonds.take": take_modification,
    "atomic-bonds.attach": attach_to,
}
