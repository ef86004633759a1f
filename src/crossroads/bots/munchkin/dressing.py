"""What a seat puts on, plays in front of itself, and sells."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from crossroads.bots.munchkin.situation import LAST, Situation, Who
from crossroads.bots.munchkin.worth import price_of, worth_in_play, worth_of, worth_of_price
from crossroads.games.munchkin.acts import ACTS

WORN = ("head", "armour", "feet")
HANDS = {"one-hand": 1, "two-hands": 2}
TWO = 2  # hands
RATE = 1000  # caps for a level
CHEATED = 2.0  # the least that Cheat! should bring
ROOM = 0.3  # what room for one more Big item is worth that one does not have
DEAR = 1.6  # what is worth more in use than this for its price is not sold
FOR_SALE = ("item", "junk", "one-shot", "modifier")


def dress(here: Situation, ids: Iterable[str]) -> str | None:
    """The next thing to play in front of oneself: class, trait, Sidekick, then gear and what goes on it."""
    return become(here, ids) or _wear(here, ids) or _fix(here, ids)


# -- who one is


def become(here: Situation, ids: Iterable[str]) -> str | None:
    """A class, a trait or a Sidekick from the hand, if that is a gain."""
    found: list[tuple[float, str]] = []
    for option in ids:
        meant = ACTS.read(option)
        if meant.verb == "sidekick" or meant.verb == "trait":
            return option
        if meant.verb == "class":
            found.append((_worth_of_class(here, meant.text("card")), option))
        elif meant.verb == "replace":
            gain = _worth_of_class(here, meant.text("card")) - _worth_of_class(here, meant.text("old"))
            if gain > here.weights.class_:
                found.append((gain, option))
    return max(found)[1] if found else None


def _worth_of_class(here: Situation, card: str) -> float:
    """What a class gives, with the items that it allows and those that it forbids."""
    made = here.card(card)
    total = worth_in_play(here, here.me, (card,))
    for item in (*here.hand, *[gear["id"] for gear in here.me["gear"]]):
        use = getattr(here.card(item), "use", None)
        if use is not None and made.id in (use.class_, use.not_class):
            given = 0.6 * worth_in_play(here, here.me, here.cards_of(item))
            total += given if use.class_ else -given
    return total


# -- gear


def best_gear(here: Situation, ids: Iterable[str]) -> set[str]:
    """The items that should be in use, of those in play and those of the hand that could be carried."""
    offered = {ACTS.read(option).text("card") for option in ids if ACTS.read(option).verb in ("wear", "stow")}
    fixed = {gear["id"] for gear in here.me["gear"] if gear["cheat"] and gear["used"]}
    items: dict[str, float] = {}
    for card in (*[gear["id"] for gear in here.me["gear"]], *[card for card in here.hand if card in offered]):
        made = here.card(card)
        if made.kind == "item" and card not in fixed and here.holds(here.me, made.use):
            items[card] = worth_in_play(here, here.me, here.cards_of(card)) + _suits(here, made)
    best = fixed | {card for card in items if not here.card(card).slot and items[card] > 0}
    for slot in WORN:
        there = [card for card in items if here.card(card).slot == slot and items[card] > 0]
        best |= {max(there, key=lambda card: (items[card], card))} if there else set()
    return best | _best_in_hands(here, items)


def _suits(here: Situation, made: Any) -> float:
    """What Perks add for a kind of weapon; what is in use already is rather kept."""
    perks = [word for perk in here.me["perks"] for word in here.content.properties[perk].get("bonus", ())]
    return sum(0.8 * word.amount for word in perks if word.when.uses and word.when.uses == made.weapon)


def _best_in_hands(here: Situation, items: dict[str, float]) -> set[str]:
    """The weapons that give most together in as many hands as there are."""
    hands = TWO + here.amount(here.me, "hands")
    held = sorted([card for card in items if here.card(card).slot in HANDS], key=lambda card: (-items[card], card))[:7]
    sets = [few for count in range(min(hands, len(held)) + 1) for few in combinations(held, count)]
    fitting = [few for few in sets if sum(HANDS[here.card(card).slot] for card in few) <= hands]
    used = {gear["id"] for gear in here.me["gear"] if gear["used"]}
    keep = here.weights.worn
    return {*max(fitting, key=lambda few: sum(items[card] + keep * (card in used) for card in few), default=())}


def _wear(here: Situation, ids: Iterable[str]) -> str | None:
    """Wear what should be in use; stow what is in its way."""
    wear = [option for option in ids if ACTS.read(option).verb == "wear"]
    used = [gear["id"] for gear in here.me["gear"] if gear["used"]]
    loose = [card for card in here.hand if here.card(card).kind == "item"]
    if not wear and not loose and len(used) == len(here.me["gear"]):
        return None
    best = best_gear(here, ids)
    for option in wear:
        if ACTS.read(option).text("card") in best:
            return option
    missing = best - {*used}
    for card in used:
        option = ACTS.write("stow", card=card)
        if card not in best and option in ids and any(_share_a_slot(here, card, other) for other in missing):
            return option
    load = [option for option in ids if ACTS.read(option).verb == "load"]
    return load[0] if load else None


def _share_a_slot(here: Situation, one: str, other: str) -> bool:
    slot, wanted = here.card(one).slot, here.card(other).slot
    return bool(slot) and (slot == wanted or (slot in HANDS and wanted in HANDS))


def _fix(here: Situation, ids: Iterable[str]) -> str | None:
    """Modifiers onto items in use; Cheat! onto the best item that cannot be used without."""
    found: list[tuple[float, str]] = []
    used = {gear["id"]: gear for gear in here.me["gear"] if gear["counts"]}
    for option in ids:
        meant = ACTS.read(option)
        card, item = meant.text("card"), meant.text("item")
        if meant.verb == "attach" and item in used:
            gain = worth_in_play(here, here.me, (card,)) + _makes_room(here, card, used[item])
            if gain > 0:
                found.append((gain, option))
        elif meant.verb == "cheat" and item not in used:
            gain = worth_in_play(here, here.me, here.cards_of(item))
            if gain >= CHEATED:
                found.append((gain, option))
    return max(found)[1] if found else None


def _makes_room(here: Situation, card: str, gear: Who) -> float:
    """What it is worth that an item is Big no longer: room for another one, best of all for one that waits in the hand."""
    if not here.card(card).small or not here.card(gear["id"]).big or any(here.card(m).small for m in gear["modifiers"]):
        return 0.0
    waiting = [each for each in here.hand if here.card(each).kind == "item" and here.card(each).big]
    return ROOM + max([worth_in_play(here, here.me, (each,)) for each in waiting], default=0.0)


def shed(here: Situation, ids: Iterable[str]) -> str | None:
    """Items from a hand that is too full into the Backpack, before they must be given away."""
    hand = here.hand
    if len(hand) <= here.me["limits"]["hand"]:
        return None
    stow = [option for option in ids if ACTS.read(option).verb == "stow" and ACTS.read(option).text("card") in hand]
    return max(stow, key=lambda option: worth_of(here, ACTS.read(option).text("card"))) if stow else None


# -- sales


def sale_of(here: Situation) -> list[str]:
    """What to sell for one level, of what is not used; nothing if it is not worth that."""
    if here.me["level"] >= LAST:
        return []
    rate = min([word.amount for card in here.in_force(here.me) for word in _rates(here, card)], default=RATE)
    spare = [card for card in (*here.hand, *[gear["id"] for gear in here.me["gear"]]) if _is_spare(here, card)]
    spare.sort(key=lambda card: (_loss(here, card) / price_of(here, here.cards_of(card)), card))
    chosen: list[str] = []
    for card in spare:
        if _caps(here, chosen) < rate:
            chosen.append(card)
    if _caps(here, chosen) < rate:
        return []
    for card in sorted(chosen, key=lambda card: price_of(here, here.cards_of(card))):  # what is too much after all
        rest = [each for each in chosen if each != card]
        if _caps(here, rest) >= rate:
            chosen = rest
    return chosen if sum(_loss(here, card) for card in chosen) < here.weights.level else []


def _rates(here: Situation, card: str) -> Iterable[Any]:
    return here.content.properties[card].get("sell-rate", ())


def _caps(here: Situation, cards: list[str]) -> int:
    return sum(price_of(here, here.cards_of(card)) for card in cards)


def _is_spare(here: Situation, card: str) -> bool:
    """Whether a card may be sold at all: what has a price, and is not too good for it."""
    made = here.card(card)
    price = getattr(made, "price", None)
    if made.kind not in FOR_SALE or not isinstance(price, int):
        return False
    return _loss(here, card) < DEAR * price / 1000 * here.weights.level


def _loss(here: Situation, card: str) -> float:
    """What is missed when a card is sold, but for its price."""
    return max(0.0, worth_of(here, card) - worth_of_price(here, here.cards_of(card)))
