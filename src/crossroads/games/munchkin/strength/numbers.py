"""What follows from all that is in force for a munchkin, and is never stored (topics character, rad-defence, effects)."""

from collections.abc import Container, Sequence

from crossroads.games.munchkin.cards.content import Item
from crossroads.games.munchkin.cards.words import ALWAYS, Condition, Property
from crossroads.games.munchkin.player import Gear, Lasting, Player
from crossroads.games.munchkin.state import NOBODY, Munchkin

BASES = {  # of the numbers that cards add to
    "rad": 1,  # munchkin.rad-defence.base
    "hand-limit": 5,  # munchkin.cards.hand-limit
    "hands": 2,  # munchkin.item-restrictions.slot-hands
    "big": 1,  # munchkin.big-items.carry-one
    "perk-limit": 2,  # munchkin.perks.limit-two
    "run": 0,
    "roll": 0,
}
CAPS = 1000  # munchkin.selling.rate


def has_class(g: Munchkin, who: Player, name: str) -> bool:
    """Whether a munchkin is of a class (munchkin.class.none)."""
    return any(g.card(card).id == name for card in who.classes)


def holds(g: Munchkin, who: Player, when: Condition) -> bool:
    """Whether a condition is met by a munchkin; where a card comes from is asked by whoever reveals it."""
    if when == ALWAYS:
        return True
    fight = g.fight
    return (
        (not when.class_ or has_class(g, who, when.class_))
        and not has_class(g, who, when.not_class)
        and (not when.classless or not who.classes)
        and (not when.sex or who.sex == when.sex)
        and who.level >= when.level_from
        and (not when.level_to or who.level <= when.level_to)
        and (not when.lowest or who.level <= min([each.level for each in g.living], default=who.level))
        and (not when.alone or (fight is not None and fight.munchkins == (who.seat,)))
        and (not when.helped or (fight is not None and fight.helper != NOBODY))
        and (not when.sidekick or bool(who.sidekick))
        and (not when.uses or uses(g, who, when.uses))
        and (not when.wears or wears_big_armour(g, who))
        and (not when.foe or (fight is not None and any(when.foe in g.card(foe.like).tags for foe in fight.foes)))
        and (
            not when.foe_level
            or (fight is not None and any(g.card(foe.like).level >= when.foe_level for foe in fight.foes))
        )
    )


def may_use(g: Munchkin, who: Player, item: Item) -> bool:
    """Whether a munchkin meets an item's restriction of use (munchkin.item-restrictions.use-restricted)."""
    return holds(g, who, item.use)


def counts(g: Munchkin, who: Player, gear: Gear) -> bool:
    """Whether an item is used: it lies ready, and nothing keeps its owner from using it."""
    if not gear.used or gear.idle:
        return False
    restriction = g.content.restricted.get(gear.id)
    return restriction is None or bool(gear.cheat) or holds(g, who, restriction)  # munchkin.cheat.frees-one-item


def fits(g: Munchkin, modifier: str, item: str) -> bool:
    """Whether an item is of the kinds that a modifier names (munchkin.modifiers.item-limit)."""
    named, card = g.card(modifier).fits, g.card(item)
    if card.kind != "item":
        return False
    return not named or card.slot in named or card.weapon in named or ("weapon" in named and bool(card.weapon))


def working(g: Munchkin, gear: Gear) -> tuple[str, ...]:
    """An item and the modifiers that work on it (munchkin.cheat.modifier-misfit)."""
    if not gear.modifiers:
        return (gear.id,)
    return (gear.id, *[each for each in gear.modifiers if gear.cheat or fits(g, each, gear.id)])


def is_muted(g: Munchkin, who: Player) -> bool:
    """Whether Perks give nothing now."""
    mutes = g.content.bearers.get("mute", ())
    return any(kept.acts_as in mutes for kept in who.kept)


def in_force(g: Munchkin, who: Player, among: Container[str]) -> list[str]:
    """Of some cards those whose properties hold for a munchkin, item by item with its modifiers."""
    perks = () if who.kept and is_muted(g, who) else who.perks
    found = [card for card in (*who.classes, *who.traits, *perks, who.sidekick) if card in among]
    for gear in who.gear:
        if gear.used and (gear.modifiers or gear.id in among) and counts(g, who, gear):
            if gear.modifiers:
                found += [card for card in working(g, gear) if card in among]
            else:
                found.append(gear.id)
    for kept in who.kept:
        if kept.acts_as in among:
            found.append(kept.acts_as)
    return found


def words_for(g: Munchkin, who: Player, stat: str, cards: Sequence[str] | None = None) -> list[tuple[str, Property]]:
    """The properties in force that are added to a number, each with its card; `cards` are those in force, if known."""
    known = g.content.bearers.get(stat, {})
    cards = in_force(g, who, known) if cards is None else [card for card in cards if card in known]
    if not cards:
        return []
    return [(card, word) for card in cards for word in known[card] if word.when is ALWAYS or holds(g, who, word.when)]


def number(g: Munchkin, who: Player, stat: str) -> int:
    """What is added to a number of a munchkin; all effects add up (munchkin.effects.same-effects-add)."""
    total = 0
    for _, word in words_for(g, who, stat):
        total += word.amount
    if who.lasting:
        total += sum([lasting.amount for lasting in lasting_for(g, who, stat)])
    return total


def lasting_for(g: Munchkin, who: Player, stat: str) -> list[Lasting]:
    """What is added to a number for a while, as far as it holds now."""
    return [lasting for lasting in who.lasting if lasting.stat == stat and holds(g, who, lasting.when)]


def all_numbers(g: Munchkin, who: Player, cards: Sequence[str] | None = None) -> dict[str, int]:
    """All numbers of a munchkin that have a base, for whoever wants to see them at once; `cards` as in `words_for`."""
    totals = BASES.copy()
    known = g.content.properties
    for card in in_force(g, who, g.content.bearing) if cards is None else cards:
        for stat, words in known[card].items():
            if stat in totals:
                for word in words:
                    if word.when is ALWAYS or holds(g, who, word.when):
                        totals[stat] += word.amount
    for lasting in who.lasting:
        if lasting.stat in totals and holds(g, who, lasting.when):
            totals[lasting.stat] += lasting.amount
    return totals


# -- limits


def defence(g: Munchkin, who: Player) -> int:
    """Radiation Defence (munchkin.rad-defence.modified, no-floor)."""
    return BASES["rad"] + number(g, who, "rad")


def hand_limit(g: Munchkin, who: Player) -> int:
    return BASES["hand-limit"] + number(g, who, "hand-limit")


def class_limit(g: Munchkin, who: Player) -> int:
    """One class; two with Super Munchkin (munchkin.class.one-class, munchkin.super-munchkin.two-classes)."""
    more = number(g, who, "class-limit")
    return 1 + more if not more or g.options.super_classes == "two" else len(g.content.cards)


def perk_limit(g: Munchkin, who: Player) -> int:
    """Two Perks, three with Megabrain, at most half the Level (munchkin.perks.limit-half-level)."""
    return perks_at_level(who, BASES["perk-limit"] + number(g, who, "perk-limit"))


def perks_at_level(who: Player, limit: int) -> int:
    """So many Perks, or as many as the Level allows."""
    return min(limit, who.level // 2)


def big_limit(g: Munchkin, who: Player) -> int:
    return BASES["big"] + number(g, who, "big")


def sell_rate(g: Munchkin, who: Player) -> int:
    """Caps for a level: the best rate that is in force."""
    return min([word.amount for _, word in words_for(g, who, "sell-rate")], default=CAPS)


def all_hands(g: Munchkin, who: Player) -> int:
    """Hands to hold items with (munchkin.item-restrictions.slot-hands, extra-hand)."""
    return BASES["hands"] + number(g, who, "hands")


def free_hands(g: Munchkin, who: Player) -> int:
    """Hands that hold nothing."""
    return all_hands(g, who) - sum(hands_of(g, gear) for gear in who.gear if gear.used)


def hands_of(g: Munchkin, gear: Gear) -> int:
    """Hands that an item takes; with Cheat! none (munchkin.cheat.outside-limits)."""
    return 0 if gear.cheat or gear.idle else g.content.hands.get(gear.id, 0)


def is_big(g: Munchkin, gear: Gear) -> bool:
    """Whether an item counts against the Big limit (munchkin.big-items.marked, munchkin.cheat.outside-limits)."""
    if gear.id not in g.content.big or gear.cheat or gear.carried:
        return False
    return not any(g.card(each).small for each in working(g, gear)[1:])


def big_items(g: Munchkin, who: Player) -> list[Gear]:
    return [gear for gear in who.gear if is_big(g, gear)]


# -- what monsters ask for


def uses(g: Munchkin, who: Player, what: str) -> bool:
    """Whether a munchkin uses a kind of weapon, or fire (munchkin.combat.fire-attack)."""
    for gear in who.gear:
        if counts(g, who, gear):
            if getattr(g.card(gear.id), "weapon", "") == what:
                return True
            if what == "fire" and any("fire" in g.content.properties[each] for each in working(g, gear)):
                return True
    return False


def wears_big_armour(g: Munchkin, who: Player) -> bool:
    """Whether a Big armour is worn (munchkin.monsters.mirelurk)."""
    return any(
        g.card(gear.id).slot == "armour" and g.card(gear.id).big and counts(g, who, gear)
        for gear in who.gear
        if gear.used and not any(g.card(each).small for each in working(g, gear)[1:])
    )
