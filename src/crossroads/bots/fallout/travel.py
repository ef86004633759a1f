"""What to do on a turn: everything worth doing on the map, by what it is worth for the actions it takes."""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any, NamedTuple

from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.tastes import DISLOYAL, LOYAL
from crossroads.bots.fallout.together import CLEARED, Together
from crossroads.engine.decisions import Decision
from crossroads.games.fallout.cards.conditions import When, Where
from crossroads.games.fallout.survivors.card_effects import DrawCards, PickLoot
from crossroads.games.fallout.survivors.results import Caps, Cure, Heal
from crossroads.games.fallout.turn.effects import Action, Camp

POINTS = 2
ACTIONS = 2
WAY = 20.0  # a tile that bars the way to the last stand
WEAK = 4  # HP with which nobody storms a place


class Destination(NamedTuple):
    """Something worth going to: where, how much it is worth, and the option that does it there."""

    space: str
    worth: float
    act: str


def best_act(here: Situation, decision: Decision) -> str:
    """The next step of a turn."""
    ids = decision.ids
    first = _preparation(here, ids)
    if first:
        return first
    space = here.me["space"]
    paths = _paths(here, space)
    all_aims = _aims(here, ids)
    aims = [aim for aim in all_aims if aim.space in paths]
    best, best_rate = None, 0.15
    for aim in aims:
        points = max(0, paths[aim.space][0] - here.view["points"])
        actions = 1 + -(-points // POINTS)
        rate = (aim.worth - paths[aim.space][1]) / actions
        if rate > best_rate:
            best, best_rate = aim, rate
    traveled = _by_travel(here, ids, all_aims, best_rate)
    if traveled is not None:
        return traveled
    if best is None:
        return "end" if "camp" not in ids else _rest(here)
    if best.space == space:
        return best.act if best.act in ids else "end"
    step = here.acts.write("step", space=_first_step(paths, space, best.space))
    if step in ids:
        return step
    return "move" if "move" in ids else "end"


def _by_travel(here: Situation, ids: tuple[str, ...], aims: list[Destination], rate: float) -> str | None:
    """Fast travel, if what is best is reached sooner from another camp."""
    best = None
    for option in ids:
        meant = here.acts.read(option)
        camp = meant.text("space")
        if meant.verb != "atomic-bonds.travel" or camp == here.me["space"]:
            continue
        paths = _paths(here, camp)
        for aim in aims:
            if aim.space in paths and aim.space != here.me["space"]:
                points = max(0, paths[aim.space][0] - here.view["points"])
                then = (aim.worth - paths[aim.space][1]) / (2 + -(-points // POINTS))
                if then > rate:
                    best, rate = option, then
    return best


def _rest(here: Situation) -> str:
    return "camp" if _camp_worth(here) > 0 else "end"


def _preparation(here: Situation, ids: tuple[str, ...]) -> str | None:
    """A goal that can be paid for, better equipment, cards that are of use at once, a curious seat's side for a while."""
    if paid := [option for option in ids if here.acts.read(option).verb == "atomic-bonds.pay"]:
        return paid[0]
    if here.tastes is not None and (side := _side(here, ids)):
        return side
    meanings = {option: here.acts.read(option) for option in ids}
    for option, meant in meanings.items():
        if meant.verb == "equip" and _is_better(here, meant.text("card")):
            return option
    for option, meant in meanings.items():
        if meant.verb in ("use", "perk") and _is_useful(here, meant.verb, meant.text("card") or meant.text("perk")):
            return option
    return None


def _side(here: Situation, ids: tuple[str, ...]) -> str | None:
    """Declare a loyalty, rather to a side that bars the way (to its own it does not), or withdraw it."""
    if here.me["loyal_to"] is not None:
        return "withdraw" if "withdraw" in ids and _is_tired_of(here, here.me["loyal_to"]) else None
    for option in ids:
        meant = here.acts.read(option)
        side = here.content.agendas[meant.text("agenda")].faction if meant.verb == "loyal" else None
        if side is None or _is_tired_of(here, side):
            continue
        if here.passing_fancy("loyal", side) < LOYAL or _bars_the_way(here, side):
            return option
    return None


def _bars_the_way(here: Situation, side: str) -> bool:
    """Whether a faction stands where an objective is wanted."""
    for staged in here.view["quests"]:
        quest = here.content.quests[staged["id"]]
        for objective in quest.objectives:
            if objective.trigger is None and here.completing(quest, objective) > here.weights.curiosity:
                places = _where(here, objective.needs, staged)
                if any(enemy["type"] == side for space in places for enemy in here.threats.get(space, ())):
                    return True
    return False


def _is_tired_of(here: Situation, side: str) -> bool:
    return here.passing_fancy("loyal", side) >= 1 - DISLOYAL


def _is_better(here: Situation, card: str) -> bool:
    printed = here.content.cards[card]
    worn = here.me.get(printed.kind)
    if printed.is_worn_beneath or worn is None:
        return True
    return here.card_worth(printed) > here.card_worth(here.content.cards[worn["id"]]) + 0.1


def _is_useful(here: Situation, act: str, card: str) -> bool:
    """Whether a card brings something now: healing that is needed, caps and loot at any time."""
    if act == "use" and here.hoards(here.content.cards[card]) and here.remaining > 6:
        return False
    use = here.content.perks[card].use if act == "perk" else here.content.cards[card].uses[0]
    if any(getattr(after, "letters", "") == "E" for after in use.after) and here.passes("E", 2) < 0.9:
        return False  # not for a habit
    return any(_helps_now(here, effect, act) for effect in use.effects)


def _helps_now(here: Situation, effect: object, act: str) -> bool:
    missing = int(here.me["most_hp"] - here.me["hp"])
    match effect:
        case Heal():
            healed = effect.amount if isinstance(effect.amount, int) else missing
            return missing >= min(6, healed) and (here.remaining <= 8 or act == "use")
        case Cure():
            return bool(here.me["rads"] >= 3)
        case Caps() | DrawCards() | PickLoot():
            return True
        case Action():
            return bool(here.view["actions"] == 0)
        case Camp():
            return _camp_worth(here) > 2
        case _:
            return False


# -- aims


def _aims(here: Situation, ids: tuple[str, ...]) -> list[Destination]:
    aims = [*_fights(here, ids), *_encounters(here), *_explorations(here), *_quests(here), *_camps(here, ids)]
    return aims if here.together is None else [*map(_by_night(here, here.together), aims), *_group_aims(here)]


def _by_night(here: Situation, together: Together) -> Callable[[Destination], Destination]:
    """What is to be done where the group wants somebody at nightfall is worth more."""
    backs = here.land.backs
    return lambda aim: aim._replace(worth=aim.worth + together.at_night(backs.get(aim.space, "")))


def _group_aims(here: Situation) -> list[Destination]:
    """The last stand, places for C.A.M.P. tokens, and where to be at nightfall."""
    together = here.together
    assert together is not None
    aims = _stand(here, together)
    for space, printed in here.land.spaces.items():
        if space in here.threats:
            continue
        worth = together.for_camp(space, printed.name or "")
        if worth:
            aims.append(Destination(space, worth, "camp"))
        night = together.at_night(here.land.backs[space])
        if night:
            aims.append(Destination(space, night, "end" if here.view["actions"] < ACTIONS else "camp"))
    return aims


def _fights(here: Situation, ids: tuple[str, ...]) -> list[Destination]:
    aims = []
    for enemy in here.view["enemies"]:
        if not enemy["active"] or enemy["type"] == here.me["loyal_to"] or enemy["space"] not in here.land.spaces:
            continue
        act = here.acts.write("fight", enemy=enemy["id"])
        if act in ids and enemy["space"] != here.me["space"]:
            aims.append(Destination(here.me["space"], here.fight_value(enemy, away=True), act))
        else:
            aims.append(Destination(enemy["space"], here.fight_value(enemy), act))
    return aims


def _encounters(here: Situation) -> list[Destination]:
    weights = here.weights
    aims = []
    for space, printed in here.land.spaces.items():
        if printed.icon is None or not here.view["decks"].get(printed.icon) or space in here.view["met"]:
            continue
        worth = weights.encounter + 0.15 * printed.level
        if printed.icon == "settlement" and here.me["caps"] >= 3:
            worth += weights.settlement
        if printed.icon not in here.content.sorts.starred:  # a deck that only stories fill, as those of the vaults
            worth += 1.5
        worth *= 0.5 + here.passing_fancy(printed.icon)
        if here.remaining <= 4:
            worth *= 0.4
        if space not in here.threats:
            aims.append(Destination(space, worth, "encounter"))
    return aims


def _explorations(here: Situation) -> list[Destination]:
    worth = here.weights.explore if here.remaining > 5 else 0.3
    worth *= 0.5 + here.passing_fancy("explore")
    known = sum(here.content.agendas[card].name == "know-it-all" for card in here.agendas)
    ways = {} if here.together is None else _ways_to_stand(here, here.together)
    aims = []
    for space, tiles in here.land.unexplored.items():
        for tile in tiles:
            total = worth + known + _quest_for_tile(here, here.land.backs[tile])
            if here.together is not None:
                total += here.together.for_tile(here.land.backs[tile]) + ways.get(tile, 0.0)
            total += sum(_worth_beyond(here, staged) for staged in here.view["quests"] if staged["marked"] == tile)
            aims.append(Destination(space, total, here.acts.write("explore", tile=tile)))
    return aims


def _ways_to_stand(here: Situation, together: Together) -> dict[str, float]:
    """What facedown tiles are worth for the way to the last stand: the nearer to it, the more."""
    stand = together.part["last_stand"]
    goal = stand["space"] if stand is not None else ""
    if not goal or goal in _paths(here, here.me["space"]):
        return {}
    steps = here.land.distances(goal)
    worth = WAY if together.is_open else WAY / 3
    return {tile: worth / (1 + steps[tile]) for tiles in here.land.unexplored.values() for tile in tiles}


def _worth_beyond(here: Situation, staged: Any) -> float:
    """What a tile is worth for the marker that lies on it."""
    if here.tastes is None:
        return 3.0
    quest = here.content.quests[staged["id"]]
    there = [each for each in quest.objectives if each.needs and each.needs.at and each.needs.at.marker]
    return max((here.completing(quest, each) for each in there), default=0.0)


def _quest_for_tile(here: Situation, back: str) -> float:
    total = 0.0
    for staged in here.view["quests"]:
        quest = here.content.quests[staged["id"]]
        for objective in quest.objectives:
            if objective.trigger is not None and objective.trigger.explore in ("any", back):
                total += here.completing(quest, objective)
    return total


def _quests(here: Situation) -> list[Destination]:
    aims = []
    for staged in here.view["quests"]:
        quest = here.content.quests[staged["id"]]
        for objective in quest.objectives:
            if objective.trigger is not None or not here.can_pay(objective.tasks):
                continue
            chance, risk = 1.0, 0.0
            for task in objective.tasks:
                risk += chance * here.task_risk(task)
                chance *= here.task(task)
            worth = chance * here.completing(quest, objective) - risk
            act = here.acts.write("quest", quest=staged["id"], objective=objective.id)
            for space in _where(here, objective.needs, staged):
                if space not in here.threats:
                    aims.append(Destination(space, worth, act))
                elif here.tastes is not None:
                    aims += _ways_clear(here, space, worth)
    return aims


def _ways_clear(here: Situation, space: str, worth: float) -> list[Destination]:
    """Fights with those who stand where a curious seat wants to be."""
    return [
        Destination(space, here.fight_value(enemy) + worth / 2, here.acts.write("fight", enemy=enemy["id"]))
        for enemy in here.threats[space]
    ]


def _where(here: Situation, needs: When | None, staged: Any) -> list[str]:
    """The spaces where an objective can be attempted, as far as its other needs are met."""
    if needs is None:
        return [here.me["space"]]
    if needs.trait is not None and needs.trait not in here.me["traits"]:
        return []
    if needs.letter is not None and needs.letter not in here.me["special"]:
        return []
    if needs.caps > here.me["caps"] or needs.special > len(here.me["special"]):
        return []
    if needs.at is None:
        return [here.me["space"]]
    return _spaces(here, needs.at, staged)


def _spaces(here: Situation, where: Where, staged: Any) -> list[str]:
    """The faceup spaces that are meant."""
    land = here.land
    if where.marker:
        return [staged["marked"]] if staged["marked"] in land.spaces else []
    if where.place:
        return [land.named[where.place]] if where.place in land.named else []
    return [
        space
        for space, printed in land.spaces.items()
        if (where.icon is None or printed.icon == where.icon)
        and (where.back is None or land.backs[space] == where.back)
    ]


def _stand(here: Situation, together: Together) -> list[Destination]:
    """The last stand itself, or a fight with whoever is in its way."""
    aims = []
    for space, worth, act in together.places(here.passes):
        foes = here.threats.get(space, [])
        if not foes:
            aims.append(Destination(space, worth, act))
        elif here.remaining > WEAK:
            weakest = max(foes, key=here.fight_value)
            aims.append(Destination(space, worth * CLEARED ** len(foes), here.acts.write("fight", enemy=weakest["id"])))
    return aims


def _camps(here: Situation, ids: tuple[str, ...]) -> list[Destination]:
    worth = _camp_worth(here)
    return [Destination(here.me["space"], worth, "camp")] if "camp" in ids else []


def _camp_worth(here: Situation) -> float:
    """Healing counts the more the fewer HP remain."""
    me = here.me
    healed = min(3, int(me["most_hp"] - me["hp"]))
    need = 3.0 if here.remaining <= 4 else 1.6 if here.remaining <= 8 else 1.0
    cards = [me["weapon"], me["apparel"], me["companion"], *me["beside"], *me["inventory"]]
    exhausted = sum(bool(card and card["exhausted"]) for card in cards)
    rested = "well-rested" in me["traits"] or "addicted" in me["traits"]
    return here.weights.hp * healed * need + 0.8 * exhausted + (0.0 if rested else here.weights.well_rested)


# -- ways


def _paths(here: Situation, start: str) -> dict[str, tuple[int, float, str]]:
    """For every space that can be reached: movement points, harm on the way, and the space before it."""
    land = here.land
    found: dict[str, tuple[int, float, str]] = {}
    harms: dict[str, float] = {}
    queue: list[tuple[float, int, float, str, str]] = [(0.0, 0, 0.0, start, "")]
    while queue:
        _, points, harm, space, came = heappop(queue)
        if space in found:
            continue
        found[space] = (points, harm, came)
        for other in land.steps[space]:
            if other not in found:
                if other not in harms:
                    harms[other] = _harm(here, other)
                cost, hurt = points + land.cost(other), harm + harms[other]
                heappush(queue, (cost + hurt, cost, hurt, other, space))
    return found


def _harm(here: Situation, space: str) -> float:
    """What entering a space costs: radiation, and aggressive enemies that are not worth a fight."""
    harm = here.weights.rad if here.land.spaces[space].irradiated else 0.0
    if not here.view["calm"]:
        for enemy in here.threats.get(space, ()):
            if "aggressive" in enemy["abilities"]:
                harm += max(0.0, -here.fight_value(enemy))
    return harm


def _first_step(paths: dict[str, tuple[int, float, str]], start: str, goal: str) -> str:
    """The first space on the way to a goal."""
    space = goal
    while paths[space][2] != start:
        space = paths[space][2]
    return space
