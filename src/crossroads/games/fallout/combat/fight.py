"""Fights, in the order of the rulebook (topics combat, fight-action, enemy-abilities)."""

from contextlib import suppress

from msgspec import UNSET
from msgspec.structs import replace

from crossroads.engine.modules import Occasion
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.dice import hit_icons, roll
from crossroads.games.fallout.combat.parties import FIGHT_BEGINS, HELPED, helper_of, parties, rule_for
from crossroads.games.fallout.decks import draw_enemy, return_enemy
from crossroads.games.fallout.enemies.tokens import Foe, foe_of, remove_enemy, replace_enemy, turn_enemy, type_of
from crossroads.games.fallout.state import Fallout, RollInProgress, Staged
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import (
    SUFFERED,
    check_killed,
    earned_before,
    is_own_turn,
    suffer_damage,
    suffer_rads,
)
from crossroads.games.fallout.survivors.in_force import armor_of, has_ranged, passives_of, weapon_letters
from crossroads.games.fallout.survivors.leveling import gain_xp
from crossroads.games.fallout.survivors.loot import draw_loot
from crossroads.games.fallout.survivors.winning import FightEnds, TurnEnds, settle

# a survivor killed an enemy: its type, its level, and the quests that were staged at that moment
KILLED: Occasion[[Survivor, str, int, tuple[Staged, ...]]] = Occasion("killed")
# the XP for a kill was gained: the enemy's level and abilities; what comes after it is still to come
XP_GAINED: Occasion[[Survivor, int, tuple[str, ...]]] = Occasion("xp-gained")


async def fight(g: Fallout, who: Survivor, token: str, away: bool = False) -> bool:
    """One fight with one enemy: whether it was killed (fallout.combat.step-order)."""
    foe = foe_of(g, token)
    had_turn = is_own_turn(g, who)
    g.rolling = prepared(g, who, token, away)
    g.emit("fight", "fallout.combat.parties", {"seat": who.seat, "enemy": token, "away": away})
    await FIGHT_BEGINS.happens(g, who)
    try:
        for party in parties(g, who):
            await card_windows.window(g, party, "before", "fallout.combat.before-a-fight")
        await roll(g, who)
        await _enemy_hits(g, who, foe)
        killed, survived = await _survivor_hits(g, who, foe), True
    except FightEnds:
        killed = survived = False
    rolling, helper = g.rolling, helper_of(g)
    g.rolling = None
    with earned_before(g, who):
        if killed:
            with suppress(TurnEnds):
                await enemy_killed(g, who, token, foe.level, "fallout.combat.xp-for-kill", helper)
        elif "retreat" in foe.abilities and (survived or g.options.retreat_after_kill == "retreats"):
            _retreat(g, token)
        _give_back(g, token)
        if survived:
            with suppress(TurnEnds):
                await card_windows.pay_afterwards(g, who, rolling.used)  # fallout.combat.afterwards
        if rolling.helper is not UNSET:
            await card_windows.pay_afterwards(g, g.survivors[rolling.helper.seat], rolling.helper.used)
    if had_turn and not survived:
        raise TurnEnds
    settle(g)  # rads count for some (fallout.influence.check-timing)
    return killed


def prepared(g: Fallout, who: Survivor, token: str, away: bool) -> RollInProgress:
    """A fight before its dice: an owned letter on the weapon is a reroll (fallout.combat.rerolls-earned)."""
    letters = weapon_letters(g, who)
    needs = foe_of(g, token).needs
    rerolls = len(who.owns(letters)) + _rerolls_by_cards(g, who, away)
    return RollInProgress("fight", who.seat, letters, needs, token, away, rerolls=max(0, rerolls))


def join(g: Fallout, helper: Survivor) -> None:
    """Somebody fights beside the survivor whose fight has begun, with a roll of their own."""
    rolling = g.rolling
    assert rolling is not None, "nobody fights"
    where = g.enemy(rolling.enemy).space if rolling.away else g.survivors[rolling.seat].space
    g.rolling = replace(rolling, helper=prepared(g, helper, rolling.enemy, away=helper.space != where))


def _rerolls_by_cards(g: Fallout, who: Survivor, away: bool) -> int:
    return sum([each.rerolls_in_fight(g, who, away) for each in passives_of(g, who)])


async def _enemy_hits(g: Fallout, who: Survivor, foe: Foe) -> None:
    """Step 3: the enemy's level in damage for each hit icon that armor leaves (fallout.combat.enemy-hits)."""
    assert g.rolling is not None
    g.rolling = replace(g.rolling, step="enemy-hits")
    be_hit(g, who, foe, harm(g, who, foe, g.rolling, hit_icons(g, g.rolling.dice)))
    helper = helper_of(g)
    if helper is None:
        await check_killed(g, who)  # fallout.enemy-abilities.radiation-before-check
        return
    own = g.roll_of(helper)
    be_hit(g, helper, foe, harm_to_helper(g, helper, foe, own, hit_icons(g, own.dice)))
    for each in (who, helper):
        await SUFFERED.happens(g, each)
    try:
        await check_killed(g, who)
    except FightEnds:
        await check_killed(g, helper)
        raise
    await check_killed(g, helper)


def harm(g: Fallout, who: Survivor, foe: Foe, rolling: RollInProgress, icons: int) -> int:
    """The damage of so many hit icons on the dice, with the one that a distant ranged enemy adds."""
    return harm_to_helper(g, who, foe, rolling, icons + added_icons(g, who, foe, rolling))


def harm_to_helper(g: Fallout, who: Survivor, foe: Foe, rolling: RollInProgress, icons: int) -> int:
    """The damage of so many hit icons: to a helper, at whom no distant enemy shoots."""
    damage = damage_of(g, foe.level, max(0, icons - rolling.ignored), armor_of(g, who))
    return damage + sum([each.added_damage() for each in passives_of(g, who)]) if damage else 0


def added_icons(g: Fallout, who: Survivor, foe: Foe, rolling: RollInProgress) -> int:
    """The hit icon that a ranged enemy next door adds to the dice (fallout.enemy-abilities.ranged-extra-hit)."""
    if not rolling.away or "ranged" not in foe.abilities or has_ranged(g, who):
        return 0
    return 0 if any(each.is_no_prey_of_range for each in passives_of(g, who)) else 1


def be_hit(g: Fallout, who: Survivor, foe: Foe, damage: int) -> None:
    """Suffer an enemy's hits, and its radiation with them (fallout.enemy-abilities.radiation-needs-damage)."""
    if damage:
        suffer_damage(g, who, damage, rule_for(g, who, "fallout.combat.enemy-hits"))
        if "radiation" in foe.abilities:  # fallout.enemy-abilities.radiation-once
            suffer_rads(g, who, foe.level, rule_for(g, who, "fallout.enemy-abilities.radiation"))


def damage_of(g: Fallout, level: int, icons: int, armor: int) -> int:
    """Armor takes hits away before damage is worked out, or by table option damage (fallout.combat.armor-cancels-hits)."""
    if g.options.armor_cancels == "damage":
        return max(0, icons * level - armor)
    return max(0, icons - armor) * level  # fallout.combat.hits-not-negative


async def _survivor_hits(g: Fallout, who: Survivor, foe: Foe) -> bool:
    """Step 4: each die with a matching area hits; enough hits kill (fallout.combat.enemy-killed)."""
    assert g.rolling is not None
    for party in parties(g, who):
        g.rolling = replace(g.rolling, step="survivor-hits", slain=_is_slain(g, who, foe, g.rolling))
        await card_windows.window(g, party, "strike", "fallout.combat.during-a-fight")
    hits = inflicted(g, who, foe, g.rolling)
    killed = _is_slain(g, who, foe, g.rolling)
    rule = "fallout.combat.enemy-killed" if killed else "fallout.combat.hits-do-not-carry"
    g.emit("hits", rule, {"seat": who.seat, "enemy": g.rolling.enemy, "hits": hits, "needs": foe.needs})
    return killed


def _is_slain(g: Fallout, who: Survivor, foe: Foe, rolling: RollInProgress) -> bool:
    by_helper = rolling.helper is not UNSET and rolling.helper.slain
    return rolling.slain or by_helper or inflicted(g, who, foe, rolling) >= foe.needs


def inflicted(g: Fallout, who: Survivor, foe: Foe, rolling: RollInProgress) -> int:
    """Hits on the enemy: matching dice, a ranged weapon's extra hit, and what cards add; a helper's too."""
    hits = hits_by_cards(g, who, rolling) + sum([die_hits(g, face, foe.areas) for face in rolling.dice])
    helper = rolling.helper
    if helper is not UNSET:
        hits += hits_by_cards(g, g.survivors[helper.seat], helper)
        hits += sum([die_hits(g, face, foe.areas) for face in helper.dice])
    distant = rolling.away or g.options.ranged_bonus == "always"
    if distant and has_ranged(g, who) and "ranged" not in foe.abilities:  # fallout.enemy-abilities.ranged-both
        hits += not any(each.forgoes_range for each in passives_of(g, who))  # fallout.fight-action.ranged-bonus
    return hits


def hits_by_cards(g: Fallout, who: Survivor, rolling: RollInProgress) -> int:
    """What cards of one who fights add to the dice: those that were used, and those that always do."""
    return rolling.hits + sum([each.added_hits(g, who, rolling.away) for each in passives_of(g, who)])


def die_hits(g: Fallout, face: int, areas: str) -> int:
    """One hit for a die with a matching area, or by table option one for each (fallout.combat.one-hit-per-die)."""
    matching = sum([area in areas for area in g.content.dice[face].areas])
    return matching if g.options.dice_hit == "each-area" else min(1, matching)


async def enemy_killed(
    g: Fallout, who: Survivor, token: str, level: int, rule: str, helper: Survivor | None = None
) -> None:
    """Step 5, and what follows a kill, whether its killer lives through it or not (fallout.killed.order-after-kill)."""
    staged = g.quests  # fallout.quest-cards.counts-at-once
    enemy_type = type_of(g, token)
    where = next((enemy.space for enemy in g.enemies if enemy.id == token), None)
    abilities = foe_of(g, token).abilities
    g.emit("enemy-killed", rule, {"seat": who.seat, "enemy": token, "space": where or ""})
    if where is not None:
        remove_enemy(g, token)
    _give_back(g, token)
    more = sum([each.added_xp(level) for each in passives_of(g, who)])
    await gain_xp(g, who, level + more, rule)  # fallout.enemy-abilities.armor-xp-by-level
    for passive in passives_of(g, who):
        passive.when_killed(g, who, level, enemy_type)
    if helper is not None:
        await HELPED.happens(g, helper)
    await XP_GAINED.happens(g, who, level, abilities)
    settle(g)  # fallout.influence.check-timing
    with earned_before(g, who):
        if "loot" in abilities:  # fallout.enemy-abilities.loot, fallout.killed.kill-outside-fight-loot
            with suppress(TurnEnds):
                await draw_loot(g, who, 1, "fallout.enemy-abilities.loot")
                settle(g)
        if where is not None:  # fallout.enemies.replacement-none-drawn
            await replace_enemy(g, enemy_type, where)
        with suppress(TurnEnds):
            await card_windows.window(g, who, "kill", "fallout.companions.ability")
        await KILLED.happens(g, who, enemy_type, level, staged)


def _retreat(g: Fallout, token: str) -> None:
    """An enemy that was not killed becomes inactive where it is (fallout.enemy-abilities.retreat)."""
    if any(enemy.id == token for enemy in g.enemies):
        turn_enemy(g, token, active=False)
        g.emit("retreat", "fallout.enemy-abilities.retreat", {"enemy": token})


async def draw_and_fight(g: Fallout, who: Survivor, enemy_type: str) -> bool:
    """Draw an enemy and fight it; it is discarded in any case (fallout.combat.draw-and-fight)."""
    token = draw_enemy(g, enemy_type)
    if token is None:
        return False  # fallout.enemies.stack-empty
    g.drawn_enemy = token
    return await fight(g, who, token)  # fallout.combat.draw-and-fight-no-range, fallout.combat.draw-and-fight-success


def _give_back(g: Fallout, token: str) -> None:
    """A drawn enemy goes to its pile (fallout.enemies.drawn-always-discarded)."""
    if g.drawn_enemy == token:
        g.drawn_enemy = ""
        return_enemy(g, token)
