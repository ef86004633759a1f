"""What a table may settle before the game: the scenario, and how to read a rule where the editions differ."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


def _option(rule: str, text: str, kind: str = "value") -> Meta:
    """What a table may settle: the rule it touches, and how a client asks for it."""
    return Meta(description=text, extra={"rule": rule, "kind": kind})


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scenario and the readings of the rules; each reading's default is the ruling of the rules reference."""

    scenario: Annotated[
        str,
        _option("fallout.setup.choose-scenario", "The scenario to play."),
    ] = "commonwealth"
    first: Annotated[
        int | None,
        _option("fallout.setup.first-player-random", "The first player; chosen by lot if not given.", "seat"),
    ] = None
    vault_tiles: Annotated[
        Literal["laid", "random"],
        _option("fallout.setup.vault-tiles", "Whether a tile with a vault can be the one left out of the map."),
    ] = "laid"
    starting_enemies: Annotated[
        Literal["icons", "plan"],
        _option("fallout.setup.starting-enemies", "Enemies at the start: on every icon, or only where the plan says."),
    ] = "icons"
    explore_under_threat: Annotated[
        Literal["allowed", "blocked"],
        _option("fallout.explore-action.never-blocked", "Whether active enemies in the space prevent exploring."),
    ] = "allowed"
    ranged_bonus: Annotated[
        Literal["adjacent", "always"],
        _option("fallout.fight-action.ranged-bonus", "Where a ranged weapon's extra hit counts."),
    ] = "adjacent"
    encounter_blocked_by: Annotated[
        Literal["active", "any"],
        _option("fallout.encounter-action.no-active-enemy", "Which enemies in the space prevent an encounter."),
    ] = "active"
    read_aloud: Annotated[
        Literal["with-tests", "bold-only"],
        _option("fallout.encounter-action.read-aloud", "Whether tests are read aloud with the choices."),
    ] = "with-tests"
    encounters: Annotated[
        Literal["each-icon", "one-a-turn"],
        _option("fallout.encounter-action.once-per-icon", "How often a survivor may have encounters in a turn."),
    ] = "each-icon"
    camp_order: Annotated[
        Literal["any", "printed"],
        _option("fallout.camp-action.order", "In which order the parts of camping are done."),
    ] = "any"
    armor_cancels: Annotated[
        Literal["hits", "damage"],
        _option("fallout.combat.armor-cancels-hits", "What armor reduces: hits or damage."),
    ] = "hits"
    dice_hit: Annotated[
        Literal["once", "each-area"],
        _option("fallout.combat.one-hit-per-die", "How many hits a die with several matching areas inflicts."),
    ] = "once"
    killed_tokens: Annotated[
        Literal["pile", "supply"],
        _option("fallout.enemies.killed-discard", "Where the token of a killed enemy goes."),
    ] = "pile"
    replacement: Annotated[
        Literal["closest", "closest-empty"],
        _option("fallout.enemies.replacement-place", "On which icon a replacement enemy appears."),
    ] = "closest"
    weakest: Annotated[
        Literal["remaining", "hp"],
        _option("fallout.enemy-activation.nearest-tie", "How an enemy chooses between equally near survivors."),
    ] = "remaining"
    turn_inactive: Annotated[
        Literal["type", "card"],
        _option(
            "fallout.enemy-activation.turn-inactive-after",
            "When inactive enemies turn over: after their type, or last.",
        ),
    ] = "type"
    retreat_after_kill: Annotated[
        Literal["stays", "retreats"],
        _option(
            "fallout.enemy-abilities.retreat-survivor-killed",
            "What an enemy with Retreat does after killing a survivor.",
        ),
    ] = "stays"
    fifth_agenda: Annotated[
        Literal["shuffled", "discarded"],
        _option("fallout.agenda-cards.fifth-card", "What happens to an agenda above the limit."),
    ] = "shuffled"
    equip_on_gain: Annotated[
        Literal["gained-card", "any-card"],
        _option("fallout.equip.gain-only-that-card", "What may be equipped when a card is gained."),
    ] = "gained-card"
    equip_at_camp: Annotated[
        bool,
        _option("fallout.equip.no-change-otherwise", "Whether equipment may be changed while camping."),
    ] = False
    unique_taken: Annotated[
        Literal["not-in-deck", "held"],
        _option("fallout.unique-asset-cards.unavailable-random", "When a unique asset is unavailable."),
    ] = "not-in-deck"
    dealings: Annotated[
        Literal["together", "each"],
        _option("fallout.shopping.number-of-dealings", "One limit for all dealings, or one for each kind."),
    ] = "together"
    sell: Annotated[
        Literal["all", "inventory"],
        _option("fallout.shopping.sell-equipped", "Which cards can be sold."),
    ] = "all"
    level_ups: Annotated[
        Literal["after", "at-once"],
        _option("fallout.xp.all-steps-then-levels", "When several level-ups from one gain of XP are carried out."),
    ] = "after"
    known_letter: Annotated[
        Literal["supply", "gone"],
        _option("fallout.leveling-up.known-letter", "Where a token goes whose letter the survivor already has."),
    ] = "supply"
