"""Combat Strength of munchkins, monsters and sides, with every part named (topics combat, monsters, enhancers)."""

from collections.abc import Sequence

from msgspec import Struct

from crossroads.games.munchkin.cards.words import Condition, MonsterWord
from crossroads.games.munchkin.player import Player
from crossroads.games.munchkin.state import Fight, Foe, Munchkin
from crossroads.games.munchkin.strength.numbers import holds, lasting_for, words_for


class StrengthPart(Struct, frozen=True, gc=False):
    """One part of a strength: where it comes from, and how much it is."""

    what: str  # `level`, or a card
    amount: int


# -- munchkins


def strength(g: Munchkin, who: Player) -> int:
    """The Level plus all bonuses and penalties in force (munchkin.character.combat-strength)."""
    return sum([part.amount for part in strength_parts(g, who)])


def strength_parts(g: Munchkin, who: Player, cards: Sequence[str] | None = None) -> list[StrengthPart]:
    """What a munchkin's Combat Strength is made of; `cards` are those in force, if known."""
    parts = [StrengthPart("level", who.level)]
    without = ignored(g) if g.in_combat(who.seat) else frozenset()
    unheard = {card for gear in who.gear if _is_ignored(g, gear.id, without) for card in gear.cards} if without else ()
    for card, word in words_for(g, who, "bonus", cards):
        if card not in unheard:  # munchkin.monsters.ignored-items
            parts.append(StrengthPart(card, word.amount))
    for kept in who.kept:
        if kept.penalty:
            parts.append(StrengthPart(kept.id, kept.penalty))
    if who.lasting:
        parts += [StrengthPart(lasting.card, lasting.amount) for lasting in lasting_for(g, who, "bonus")]
    return parts


def ignored(g: Munchkin) -> frozenset[str]:
    """Slots and kinds of weapons that the monsters of the fight ignore; one monster's hold for all of it."""
    fight = g.fight
    assert fight is not None
    return frozenset([word.what for foe in fight.foes for word in monster_words(g, foe, "ignores")])


def _is_ignored(g: Munchkin, item: str, without: frozenset[str]) -> bool:
    card = g.card(item)
    return card.kind == "item" and (card.slot in without or card.weapon in without)


# -- monsters


def monster_words(g: Munchkin, foe: Foe, tag: str) -> Sequence[MonsterWord]:
    """What is special about a monster, of one kind: what is printed on it, and what enhancers give it."""
    known = g.content.tagged
    if not foe.enhancers and not foe.copied:
        return known[foe.like].get(tag, ())
    return [word for card in (foe.like, *foe.enhancers, *foe.copied) for word in known[card].get(tag, ())]


def foe_parts(g: Munchkin, foe: Foe) -> list[StrengthPart]:
    """What a monster's Combat Strength is made of (munchkin.enhancers.sum, no-strength-floor)."""
    printed = g.card(foe.like)
    parts = [StrengthPart("level", printed.level)]
    for word in printed.special:
        if word.tag == "stronger" and side_meets(g, word.when):
            parts.append(StrengthPart(foe.like, word.amount))
    for enhancer in (*foe.enhancers, *foe.copied):
        for word in g.card(enhancer).effects:
            if (word.tag == "enhance" and word.amount) or (word.tag == "stronger" and side_meets(g, word.when)):
                parts.append(StrengthPart(enhancer, word.amount))
    if foe.irradiated:  # munchkin.radioactive-monsters.roll-fail-bonus
        parts.append(StrengthPart("radiation", radioactivity(g, foe)))
    return parts


def radioactivity(g: Munchkin, foe: Foe) -> int:
    printed: int = g.card(foe.like).radiation
    return printed + sum([word.amount for word in monster_words(g, foe, "irradiate")])


def treasures_of(g: Munchkin, foe: Foe) -> int:
    """Summed over all enhancers, and then at least one (munchkin.enhancers.treasure-clamp-once)."""
    total: int = g.card(foe.like).treasures
    return max(1, total + sum([word.treasures for word in monster_words(g, foe, "enhance")]))


def run_against(g: Munchkin, foe: Foe) -> int:
    """What a monster changes at the roll against itself."""
    printed: int = g.card(foe.like).run
    return printed + sum([word.amount for word in monster_words(g, foe, "speed")])


def has_special(g: Munchkin, foe: Foe, tag: str) -> bool:
    return bool(monster_words(g, foe, tag))


def side_meets(g: Munchkin, when: Condition) -> bool:
    """Whether somebody on the munchkins' side meets a monster's condition; it counts once (class-bonus-once).

    Monsters react to Sidekicks as to characters, but for those without a class and for what is worn.
    """
    fight = g.fight
    assert fight is not None
    there = [g.players[seat] for seat in fight.munchkins]
    if when.class_ and any(g.card(who.sidekick).class_ == when.class_ for who in there if who.sidekick):
        return True
    if when.sex and any(g.card(who.sidekick).sex == when.sex for who in there if who.sidekick):
        return True
    if when.uses == "fire" and any(bonus.fire and bonus.side == "munchkins" for bonus in fight.bonuses):
        return True
    return any(holds(g, who, when) for who in there)


def is_killed_at_once(g: Munchkin, foe: Foe) -> bool:
    """Whether a property of the munchkins kills a monster by itself (munchkin.monsters.auto-kill-counts)."""
    return any(side_meets(g, word.when) for word in monster_words(g, foe, "autokill"))


# -- sides


def munchkin_side(g: Munchkin, fight: Fight) -> int:
    """The helper's whole Combat Strength is added (munchkin.help.strength-added)."""
    own = sum([strength(g, g.players[seat]) for seat in fight.munchkins])
    return own + sum([bonus.amount for bonus in fight.bonuses if bonus.side == "munchkins"])


def monster_side(g: Munchkin, fight: Fight) -> int:
    """The strengths of all monsters (munchkin.multi-monster.strengths-add)."""
    own = sum([part.amount for foe in fight.foes for part in foe_parts(g, foe)])
    return own + sum([bonus.amount for bonus in fight.bonuses if bonus.side == "monsters"])


def is_winning(g: Munchkin) -> bool:
    """Whether the munchkins would win as it stands; without a monster they do."""
    fight = g.fight
    assert fight is not None
    return wins(fight, munchkin_side(g, fight), monster_side(g, fight))


def wins(fight: Fight, munchkins: int, monsters: int) -> bool:
    """More is needed to win: a tie goes to the monsters (munchkin.combat.win-needs-more, tie-loses)."""
    return not fight.foes or munchkins > monsters


def foe_named(fight: Fight, name: str) -> Foe:
    return next(foe for foe in fight.foes if foe.id == name)
