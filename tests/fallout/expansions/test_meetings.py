"""Situations in which rules of the base and of both expansions meet, with what the rulebooks make of them together."""

from typing import Any

import pytest

from crossroads.games.fallout.cards.conditions import Side
from tests.kit import rule
from tests.kit.bonds import WITH_CALIFORNIA, BondsTable, bonds, meets_in_bonds
from tests.kit.california import group, meets_in_california
from tests.kit.fallout import (
    HEAD,
    LEGS,
    TORSO,
    TORSO_TWICE,
    Belongings,
    enemy,
    survivor,
)

HERE = "camp.c"


def both(*survivors: Belongings, **situation: Any) -> BondsTable:
    """A table of Atomic Bonds with the content of New California."""
    return bonds(*survivors, modules=WITH_CALIFORNIA, **situation)


def fight_with_help(t: BondsTable, token: str, helper: int = 1) -> None:
    """The survivor on turn fights, the other one helps, and nobody throws anything again."""
    t.watch(f"fight:{token}", "atomic-bonds.assist", f"atomic-bonds.assistant:{helper}")
    while t.prompt not in ("turn", "equip-gained", "keep-token", "return") and not t.is_over:
        t.watch("stop" if "stop" in t.options else "go-on" if "go-on" in t.options else t.options[0])


# -- who gains what in a fight of two


@rule("atomic-bonds.assisting.assistant-xp", "new-california.survivors.ordinary-otherwise")
@pytest.mark.parametrize(
    ("cast", "xp"), [(("enclave-deserter", "ghoul"), [3, 1]), (("ghoul", "enclave-deserter"), [2, 1])]
)
def test_the_veteran_has_more_xp_for_a_kill_and_no_more_for_help(cast: tuple[str, str], xp: list[int]) -> None:
    """Advanced Power Armor brings 1 XP more for the kill of a level 2 enemy: to the fighter, never to the assistant."""
    crew = [
        survivor(each, special="SPE", apparel="advanced-power-armor" if each == "enclave-deserter" else "")
        for each in cast
    ]
    t = both(*crew, enemies=[enemy("centaur", HERE)], dice=[TORSO, TORSO, HEAD, HEAD])

    fight_with_help(t, "centaur")

    assert [about["amount"] for about in t.seen("xp")] == xp


@rule("atomic-bonds.assisting.assistant-xp", "atomic-bonds.combining.caps-go-to-fighter")
def test_the_assistants_tire_iron_pays_nothing_for_anothers_kill() -> None:
    """The Tire Iron gives 1 cap for each kill of level 1 by its owner: an assisted Khan pays its 1 cap to the fighter."""
    t = both(
        survivor("ghoul", special="SPE"),
        survivor("wastelander", special="SPE", weapon="tire-iron"),
        enemies=[enemy("khan-raider", HERE)],
        dice=[TORSO, HEAD, HEAD, LEGS],
    )

    fight_with_help(t, "khan-raider")

    assert [who.caps for who in t.state.survivors] == [4, 3]


@rule("atomic-bonds.assisting.weapon-rerolls-own-die", "new-california.survivors.ordinary-otherwise")
@pytest.mark.parametrize(("other", "rerolls"), [(HERE, 1), ("camp.b", 1), ("camp.a", 2)])
def test_the_gunslinger_is_no_loner_beside_whoever_could_help(other: str, rerolls: int) -> None:
    """L on the Old Revolver is one reroll; the other is for a gunslinger with nobody in the space or next to it."""
    t = both(
        survivor("lone-gunslinger", weapon="old-revolver"),
        survivor("ghoul", space=other),
        enemies=[enemy("centaur", HERE)],
        dice=[HEAD] * 20,
    )

    t.choose("fight:centaur")
    if t.prompt == "atomic-bonds.assist":
        t.choose("atomic-bonds.decline")

    assert t.state.rolling is not None
    assert t.state.rolling.rerolls == rerolls


@rule("atomic-bonds.assisting.ranged-adjacent", "new-california.survivors.ordinary-otherwise")
def test_mister_handy_helps_with_his_hands_from_the_same_space_only() -> None:
    """Tool Arms have letters and no range: from next door he cannot assist, in the space he can, with rerolls for [E I]."""
    far = both(
        survivor("ghoul"), survivor("mister-handy", space="camp.a"), enemies=[enemy("centaur", HERE)], dice=[HEAD] * 9
    )
    near = both(survivor("ghoul"), survivor("mister-handy"), enemies=[enemy("centaur", HERE)], dice=[HEAD] * 9)

    far.choose("fight:centaur")
    near.choose("fight:centaur")

    assert far.prompt != "atomic-bonds.assist"
    assert (near.prompt, near.seat) == ("atomic-bonds.assist", 1)
    near.choose("atomic-bonds.assist", "atomic-bonds.assistant:1")
    helper = near.game.view(0)["rolling"]["helper"]
    assert (helper["seat"], helper["rerolls"]) == (1, 1)  # E, his own letter


# -- who is killed first


@rule(
    "atomic-bonds.assisting.fighter-killed", "atomic-bonds.killed.each-kill-counts", "atomic-bonds.killed.token-first"
)
def test_two_deaths_of_one_roll_are_two_spaces_and_the_first_may_lose() -> None:
    """Fighter and assistant die together: from space 4 of 6 the second death loses the game before anybody returns."""
    crew = (survivor(hp=2), survivor("wastelander", hp=2))
    t = bonds(
        *crew,
        enemies=[enemy("deathclaw", HERE)],
        dice=[TORSO_TWICE, HEAD, HEAD, TORSO_TWICE],
        power=(0, 4),
        fresh=False,
    )

    fight_with_help(t, "deathclaw")

    while not t.is_over:
        t.choose(t.options[0])
    assert t.outcome.how == "atomic-bonds.defeat"
    assert t.state.power["shield"] == 6


@rule("new-california.killed.may-lose-the-game", "new-california.group-xp.order")
def test_a_death_on_the_way_loses_before_the_next_result_of_the_card() -> None:
    """Damage, then Group XP: the damage kills with the shield a space before its end, and nobody gains XP any more."""
    t = meets_in_california(
        "{do: damage, amount: 16}, {do: group-xp, amount: 2}",
        survivor(),
        survivor("ghoul"),
        scenario="new-california",
        power=(0, 8),
    )

    t.choose("option:do")

    assert t.is_over
    assert t.outcome.winners == ()
    assert [who.xp for who in t.state.survivors] == [0, 0]


# -- items, modifications, mutations


@rule("atomic-bonds.modifications.discarded-with-asset", "new-california.survivors.mister-handy-both-in-force")
def test_what_mends_mister_handy_takes_its_modification_along() -> None:
    """He uses up a modified weapon of his inventory: the weapon and its modification lie on their own piles."""
    t = both(survivor("mister-handy", hp=5, inventory=["machete", "jet"]), modified={"machete": "heavy-grip"})

    t.choose("use:modular-exoplating", "drop:machete")

    assert t.survivor().hp == 8
    assert (t.bonds.modified, t.bonds.modification_pile) == ({}, ("heavy-grip",))


@rule(
    "atomic-bonds.mutations.one-mutation-only",
    "new-california.group-xp.each-survivor",
    "atomic-bonds.mutations.immediate",
)
def test_the_fifth_rad_comes_before_the_group_gains_its_xp() -> None:
    """Rads, then Group XP: the mutation of the one lies open when the XP of both comes."""
    t = meets_in_bonds(
        "{do: rads, amount: 5}, {do: group-xp, amount: 1}",
        survivor(),
        survivor("wastelander"),
        modules=WITH_CALIFORNIA,
        mutations=["scaly-skin"],
    )

    assert t.bonds.mutated == (0,)
    assert [who.xp for who in t.state.survivors] == [1, 1]


@rule("atomic-bonds.mutations.rads-not-suffered", "fallout.character-cards.other-cards-bind")
def test_five_rads_that_heal_the_ghoul_reveal_nothing() -> None:
    t = meets_in_bonds(
        "{do: rads, amount: 5}", survivor("ghoul", hp=4, inventory=[]), modules=WITH_CALIFORNIA, mutations=["grounded"]
    )

    assert (t.survivor().hp, t.survivor().rads, t.bonds.mutated) == (9, 0, ())


@rule("atomic-bonds.mutations.good-and-bad", "new-california.survivors.ordinary-otherwise")
def test_twisted_muscles_take_the_old_revolver_from_its_owner() -> None:
    """The gunslinger's own weapon is ranged as any other: with that mutation it goes to the inventory at the fifth rad."""
    t = meets_in_bonds(
        "{do: rads, amount: 5}",
        survivor("lone-gunslinger", weapon="old-revolver"),
        modules=WITH_CALIFORNIA,
        mutations=["twisted-muscles"],
    )

    assert t.survivor().weapon is None
    assert [held.id for held in t.survivor().inventory] == ["old-revolver"]


# -- shops, trades, caps


@rule("atomic-bonds.modifications.shop-action", "new-california.survivors.ordinary-otherwise")
def test_the_merchants_own_dealing_can_be_one_for_a_modification() -> None:
    """Trade Routes shop with one dealing anywhere without an active enemy: it may draw one modification."""
    t = both(survivor("caravan-merchant", weapon="machete"), modifications=["heavy-grip"])

    t.choose("use:trade-routes")

    assert [each for each in t.options if each.startswith("atomic-bonds.modif")]


@rule("atomic-bonds.goals.forced-discard-does-not-pay", "atomic-bonds.combining.caps-go-to-fighter")
def test_caps_of_a_kill_fill_the_purse_and_a_price_empties_it() -> None:
    """With 11 caps a Khan's one makes 12: now the goal can be paid; what an encounter takes first pays for nothing."""
    t = both(
        survivor(special="SPE", caps=11),
        goals=["common-purse"],
        enemies=[enemy("khan-raider", HERE)],
        dice=[TORSO, HEAD, HEAD],
    )
    assert t.refused("atomic-bonds.pay:common-purse") != ""

    t.choose("fight:khan-raider")
    while t.prompt != "turn":
        t.choose("stop" if "stop" in t.options else t.options[0])

    assert "atomic-bonds.pay:common-purse" in t.options


# -- goals and endings


@rule("atomic-bonds.workshop-upgrades.encounters-and-cards-too", "atomic-bonds.combining.no-influence-anywhere")
def test_the_geck_brings_a_workshop_upgrade() -> None:
    """What gives an agenda in New California gives an upgrade here, and nobody holds an agenda."""
    t = both(survivor(inventory=["geck"]), workshop=["defences"], power=(0, 2))

    t.choose("use:geck")

    assert t.bonds.upgrades == ("defences",)
    assert t.state.power["shield"] == 1
    assert t.survivor().agendas == ()


@rule("atomic-bonds.factions.loyal-power-anywhere", "atomic-bonds.factions.plus-effect-by-resolver")
def test_power_of_a_new_quest_is_the_sheets_effect_for_the_loyal_side() -> None:
    """In the Commonwealth's star sheet each survivor gains 1 XP; power of the star twice is 2 XP for each."""
    t = meets_in_bonds(
        "{do: power, faction: star, amount: 2}",
        survivor(special="SPECIA"),
        survivor("ghoul", special="SECIA"),
        modules=WITH_CALIFORNIA,
    )

    assert [who.xp for who in t.state.survivors] == [2, 2]
    assert t.state.power == {"star": 0, "shield": 0}


@rule("new-california.agendas.last-card-can-win", "new-california.agendas.one-by-one")
def test_the_second_of_two_agendas_is_not_drawn_after_the_first_has_won() -> None:
    """Freedom is the last card of the deck and the star's last step: the game is won, and no new deck is made."""
    t = meets_in_california(
        "{do: draw, deck: agenda, amount: 2}",
        survivor(),
        scenario="new-california",
        power=(8, 7),
        agendas=["freedom-1"],
        agenda_pile=["security-1"],
    )

    t.choose("option:do")

    assert t.is_over
    assert t.outcome.winners == (0,)
    assert t.state.power["shield"] == 7


@rule("new-california.end-of-round.security-advanced", "new-california.end-of-round.solo")
def test_alone_the_shield_goes_ahead_with_a_new_deck_even_if_it_leads() -> None:
    """The base lets the weaker faction go ahead for one survivor; here it is the shield, which has more."""
    t = group(survivor(), power=(1, 4), agendas=["payday-1"])

    t.end_turn()

    assert t.state.power == {"star": 1, "shield": 5}


@rule("atomic-bonds.solo-play.solo-other-rules", "new-california.solo-play.solo-open-tests")
def test_alone_with_both_another_survivors_open_test_has_three_hits() -> None:
    """A test of another survivor without a difficulty: nobody is there, and three hits are counted."""
    steps = "steps: [{hits: 0, results: [{do: caps, amount: 1}]}, {hits: 3, results: [{do: caps, amount: 5}]}]"
    t = meets_in_bonds(f"{{do: tally, letters: S, by: other, {steps}}}", survivor(caps=0), modules=WITH_CALIFORNIA)

    assert t.survivor().caps == 5


@rule("atomic-bonds.fast-travel.no-enemy-adjacent", "new-california.enemy-abilities.fast-only-when-activated")
@pytest.mark.parametrize(
    ("where", "refused"), [("camp.a", ""), ("camp.b", "atomic-bonds.fast-travel.no-enemy-adjacent")]
)
def test_a_fast_enemy_two_spaces_off_keeps_nobody_from_travelling(where: str, refused: str) -> None:
    """An active gecko next door does; two spaces away it does not, although it could be here in one move."""
    t = both(survivor(), camps=(HERE, "dia.d"), enemies=[enemy("gecko", where)])

    if refused:
        assert t.refused("atomic-bonds.travel:dia.d") == refused
    else:
        assert "atomic-bonds.travel:dia.d" in t.options


@rule("atomic-bonds.goals.active-survivor-when-enemy-turn", "new-california.enemy-abilities.fast-aggressive")
def test_a_fast_aggressive_enemy_that_comes_and_dies_is_big_game() -> None:
    """A matriarch of level 3 two spaces off comes at night, fights at once and is killed: the goal is done, before the next type."""
    t = both(
        survivor(special="SPECIA"),
        goals=["big-game"],
        activation=["activation-7", "activation-8"],
        enemies=[enemy("deathclaw-matriarch", "camp.a")],
        dice=[TORSO, TORSO, TORSO],
    )

    t.end_turn()

    assert t.bonds.done == ("big-game",)


@rule("atomic-bonds.modifications.travels-with-asset", "new-california.survivors.ordinary-otherwise")
def test_a_modified_weapon_is_traded_over_two_spaces() -> None:
    """The merchant reaches three: a machete goes to somebody two spaces away, and its modification with it."""
    t = both(
        survivor("caravan-merchant", inventory=["machete"]),
        survivor("ghoul", space="camp.a"),
        modified={"machete": "heavy-grip"},
    )

    t.choose("camp", "trade:1", "give:machete", "propose", "accept")
    while t.seat == 1:
        t.choose(t.options[0])

    assert t.survivor(1).held("machete") is not None
    assert t.bonds.modified == {"machete": "heavy-grip"}


@rule("new-california.enemy-abilities.caps-outside-fight", "fallout.killed.kill-outside-fight")
def test_a_kill_without_a_fight_pays_its_caps() -> None:
    """A slaver boss of level 3, killed from afar by an encounter: 3 XP, 3 caps, and the loot that it carried."""
    t = meets_in_california(
        "{do: kill}", survivor(special="SPECIA"), enemies=[enemy("slaver-boss", "camp.c")], loot=["iguana-bits"]
    )

    t.choose("option:do")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.survivor().xp, t.survivor().caps) == (3, 6)
    assert [held.id for held in t.survivor().inventory] == ["iguana-bits"]


@rule("atomic-bonds.goals.complete-immediately", "new-california.group-xp.order", "atomic-bonds.goals.only-once")
def test_the_first_to_have_five_tokens_completes_well_read_for_all() -> None:
    """Both level up by one Group XP: the first one's fifth token completes the goal, the other's completes nothing more."""
    t = meets_in_bonds(
        "{do: group-xp, amount: 8}",
        survivor("ghoul", special="SEC"),
        survivor("wastelander", special="SPE"),
        modules=WITH_CALIFORNIA,
        goals=["well-read"],
        state={"supply": ("I", "L", "I", "L", "I", "L", "I", "L")},
    )
    assert t.prompt == "keep-token"
    t.choose(t.options[0])

    assert t.bonds.done == ("well-read",)


@rule("atomic-bonds.first-player.first-player-eliminated", "new-california.group-xp.eliminated-get-none")
def test_whoever_is_out_gains_no_group_xp_and_the_order_begins_to_the_right() -> None:
    """The first player is out of the game: of the three, the two others gain XP, first the one who is first player now."""
    t = meets_in_bonds(
        "{do: group-xp, amount: 1}",
        survivor(special="SPECIA"),
        survivor("wastelander", eliminated=True),
        survivor("ghoul", special="SECIA"),
        modules=WITH_CALIFORNIA,
        first=2,
    )

    assert [about["seat"] for _, about in t.told("xp")] == [2, 0]


@rule("atomic-bonds.factions.survivors-count-as-loyal", "fallout.loyalty.aggressive-does-not-trigger")
@pytest.mark.parametrize(("loyal", "is_fought"), [("star", True), ("shield", False)])
def test_aggressive_enemies_of_the_loyal_faction_let_everybody_pass(loyal: Side, is_fought: bool) -> None:
    """In the Pitt those of the shield are aggressive: whoever enters is fought, unless the survivors are loyal to it."""
    t = both(
        survivor(), scenario="the-pitt", loyal=loyal, enemies=[enemy("shield#1", "camp.d")], points=1, dice=[HEAD] * 3
    )

    t.choose("step:camp.d")

    assert bool(t.told("fight")) is is_fought
    assert is_fought or t.refused("fight:shield#1") == "fallout.loyalty.cannot-fight"


@rule(
    "new-california.agendas.printed-text-ignored",
    "fallout.results.draw-several",
    "new-california.agendas.nothing-to-move",
)
def test_two_agendas_are_two_steps_and_a_step_back_may_be_none() -> None:
    """Freedom, then Security with the shield at the top: the star is at 1, the shield stays, and both cards are discarded."""
    t = meets_in_california(
        "{do: draw, deck: agenda, amount: 2}",
        survivor(),
        scenario="new-california",
        agendas=["freedom-1", "security-1", "payday-1"],
    )

    t.choose("option:do")

    assert t.state.power == {"star": 1, "shield": 0}
    assert {"freedom-1", "security-1"} <= {*t.state.agenda_pile}
    assert t.survivor().agendas == ()
