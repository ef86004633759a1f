"""What counts for a survivor beside the text of the cards (topics modifications, mutations, workshop-upgrades).

A modification works while its asset is equipped, a mutation from its reveal to the end of the game, a lasting workshop upgrade for
everybody. Only what the base asks for is here: passives, letters, range, armor, uses.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from crossroads.games.fallout.cards.amounts import Source, amount_of
from crossroads.games.fallout.cards.effects import Passive
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.combat.card_windows import AddedUse
from crossroads.games.fallout.expansions.atomic_bonds.fight_words import Gains, GuardOthers, NoArmor
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, cards
from crossroads.games.fallout.expansions.atomic_bonds.turn_words import MUTATION, NoUse, WeakAid
from crossroads.games.fallout.state import Chosen, Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.in_force import passives_of
from crossroads.games.fallout.survivors.results import Heal

BY_MODIFICATION = "atomic-bonds.modification"  # the verbs of uses
BY_MUTATION = "atomic-bonds.mutation"


def added_passives(
    former: Callable[[Fallout, Survivor], tuple[Passive, ...]], g: Fallout, who: Survivor
) -> tuple[Passive, ...]:
    """Modifications of equipped cards, the survivor's mutation, the upgrades of all (atomic-bonds.modifications.works-when-equipped)."""
    part, known = bonds(g), cards(g)
    found = former(g, who)
    if part.modified:
        for held in who.equipped:
            if held.id in part.modified:
                found += known.modifications[part.modified[held.id]].always
    if who.seat in part.mutated:  # atomic-bonds.mutations.good-and-bad, atomic-bonds.mutations.no-effect-facedown
        found += known.mutations[part.mutations[who.seat]].always
    for upgrade in part.upgrades:  # atomic-bonds.workshop-upgrades.lasting-effects-for-all
        found += known.upgrades[upgrade].always
    return found


def _gained(g: Fallout, weapon: str) -> Iterator[Gains]:
    """What a modification lets a weapon count as."""
    modification = bonds(g).modified.get(weapon, "")
    if modification:
        for passive in cards(g).modifications[modification].always:
            if isinstance(passive, Gains):
                yield passive


def letters_on(former: Callable[[Fallout, str], str], g: Fallout, weapon: str) -> str:
    """A letter that the weapon shows already is gained in vain (fallout.combat.reroll-once-per-letter)."""
    letters = former(g, weapon)
    for gained in _gained(g, weapon):
        letters += "".join([letter for letter in gained.letters or "" if letter not in letters])
    return letters


def is_ranged(former: Callable[[Fallout, str], bool], g: Fallout, weapon: str) -> bool:
    return former(g, weapon) or any(gained.ranged for gained in _gained(g, weapon))


def armor_of(former: Callable[[Fallout, Survivor], int], g: Fallout, who: Survivor) -> int:
    """Some have none of their apparel, some guard others in their space."""
    armor = former(g, who)
    if not bonds(g).mutated:
        return armor
    if any(isinstance(each, NoArmor) for each in passives_of(g, who)):
        worn = [g.content.cards[held.id] for held in who.equipped]
        armor -= sum([card.armor for card in worn if card.kind == "apparel"])
    beside = [other for other in g.alive if other.seat != who.seat and other.space == who.space]
    guards = [each for other in beside for each in passives_of(g, other) if isinstance(each, GuardOthers)]
    return armor + sum([each.armor for each in guards])


# -- uses


def added_uses(
    former: Callable[[Fallout, Survivor], tuple[AddedUse, ...]], g: Fallout, who: Survivor
) -> tuple[AddedUse, ...]:
    """Uses of modifications on the survivor's cards, and of a mutation that lies faceup."""
    part, known = bonds(g), cards(g)
    found = list(former(g, who))
    for held in (*who.equipped, *who.inventory) if part.modified else ():
        name = part.modified.get(held.id, "")
        for number, use in enumerate(known.modifications[name].uses if name else ()):
            found.append(AddedUse(Chosen(held.id, number, BY_MODIFICATION, name), use, held))
    if who.seat in part.mutated:
        name = part.mutations[who.seat]
        found += [
            AddedUse(Chosen(name, number, BY_MUTATION), use) for number, use in enumerate(known.mutations[name].uses)
        ]
    return tuple(found)


def added_use(former: Callable[[Fallout, Chosen], Use], g: Fallout, chosen: Chosen) -> Use:
    """A use of a modification that is on a card, or of a mutation."""
    if chosen.verb == BY_MODIFICATION:
        return cards(g).modifications[chosen.part].uses[chosen.number]
    if chosen.verb == BY_MUTATION:
        return cards(g).mutations[chosen.card].uses[chosen.number]
    return former(g, chosen)


def why_not_used(
    former: Callable[[Fallout, Survivor, str], str | None], g: Fallout, who: Survivor, card: str
) -> str | None:
    """A mutation may forbid a kind of cards."""
    kind = g.content.cards[card].kind
    if any(isinstance(each, NoUse) and each.kind == kind for each in passives_of(g, who)):
        return MUTATION
    return former(g, who, card)


def brought(
    former: Callable[[Fallout, Survivor, str, tuple[Any, ...]], tuple[Any, ...]],
    g: Fallout,
    who: Survivor,
    card: str,
    effects: tuple[Any, ...],
) -> tuple[Any, ...]:
    """What a card brings; aid recovers fewer HP by some mutation."""
    effects = former(g, who, card, effects)
    if card not in g.content.cards or g.content.cards[card].kind != "aid":
        return effects
    less = sum([each.amount for each in passives_of(g, who) if isinstance(each, WeakAid)])
    return tuple([_weaker(effect, less) for effect in effects if not _is_void(effect, less)]) if less else effects


def _is_void(effect: Any, less: int) -> bool:
    return isinstance(effect, Heal) and amount_of(effect.amount, Source("")) <= less


def _weaker(effect: Any, less: int) -> Any:
    return replace(effect, amount=amount_of(effect.amount, Source("")) - less) if isinstance(effect, Heal) else effect
