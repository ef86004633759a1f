"""What counts for a survivor now: text in force, a weapon's letters and range, armor (topics equip, weapons, apparel).

All rules ask here, so that an expansion which adds to it adds to all of them.
"""

from crossroads.engine.modules import replaceable
from crossroads.games.fallout.cards.effects import Passive
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor


def passives_of(g: Fallout, who: Survivor) -> tuple[Passive, ...]:
    """What binds and helps a survivor all the time: by equipped cards and those beside the board."""
    content = g.content
    cards = content.cards
    found: tuple[Passive, ...] = () if who.weapon is None else cards[who.weapon.id].always
    if who.apparel is not None:
        found += cards[who.apparel.id].always
    if who.companion is not None:
        found += cards[who.companion.id].always
    for held in who.beside:
        found += cards[held.id].always
    return found + added_passives(g, who) if content.rulebook.expansions else found  # asked all the time


@replaceable("fallout.equip.must-be-equipped")
def added_passives(g: Fallout, who: Survivor) -> tuple[Passive, ...]:
    """What does so beside the text of the cards."""
    return ()


@replaceable("fallout.combat.rerolls-earned")
def letters_on(g: Fallout, weapon: str) -> str:
    """The letters of a weapon."""
    return g.content.cards[weapon].letters


@replaceable("fallout.fight-action.ranged-adjacent")
def is_ranged(g: Fallout, weapon: str) -> bool:
    """Whether a weapon reaches an adjacent space."""
    return g.content.cards[weapon].ranged


def has_ranged(g: Fallout, who: Survivor) -> bool:
    """Whether the equipped weapon reaches an adjacent space."""
    return who.weapon is not None and is_ranged(g, who.weapon.id)


def weapon_letters(g: Fallout, who: Survivor) -> str:
    """The letters on the equipped weapon; without one, those that a card has instead (fallout.combat.no-weapon-no-rerolls)."""
    if who.weapon is not None:
        return letters_on(g, who.weapon.id)
    return "".join([each.weapon_letters() for each in passives_of(g, who)])


@replaceable("fallout.combat.armor-cancels-hits")
def armor_of(g: Fallout, who: Survivor) -> int:
    """The armor value of all equipped cards together, and what else a survivor has instead of it."""
    cards = g.content.cards
    printed = sum([cards[held.id].armor for held in who.equipped])
    return printed + sum([each.added_armor(g, who) for each in passives_of(g, who)])


def goes_unnoticed(g: Fallout, who: Survivor, entered: bool) -> bool:
    """Whether aggressive enemies leave a survivor alone who enters their space, or whose space they have `entered`."""
    return any(each.escapes_notice(g, who, entered) for each in passives_of(g, who))
