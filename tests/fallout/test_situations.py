"""Situations in which several rules meet, as a referee is asked about them: each is told with what the rulebooks make of it."""

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LEGS, LIMBS, TORSO_TWICE, enemy, met_with, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

EVENTS = "- {id: trap, kind: event, event: [{do: damage, amount: 16}]}\n"
QUIET = ["payday-2", "payday-1"]  # humans, robots and shield, then critters and monsters


# -- killed, and what was under way


@rule("fallout.terrain.irradiated-rad", "fallout.killed.turn-ends", "fallout.enemy-abilities.aggressive-all-fight")
def test_whom_the_terrain_kills_the_enemy_there_does_not_fight() -> None:
    """A's last HP goes on entering irradiated terrain, where a radroach waits: A is in the camp again, and unfought."""
    t = wasteland(
        survivor(space="bos.d", hp=1), survivor(space="dia.d"), enemies=[enemy("radroach", "bos.e")], points=2, dice=[]
    )

    t.choose("step:bos.e", "return:camp.a")

    assert (t.seat, t.prompt, t.survivor().rads) == (1, "turn", 1)
    assert t.enemies_at("bos.e") == ["radroach"]


@rule("fallout.enemy-abilities.aggressive-several", "fallout.killed.turn-ends", "fallout.killed.order-after-kill")
def test_the_second_aggressive_enemy_does_not_fight_a_survivor_whom_loot_has_killed() -> None:
    """Two aggressive brutes, one with Loot: its loot kills A, who is gone before the other can fight."""
    brutes = "".join(
        [
            "- {id: looter, type: critter, level: 1, areas: HTAL, abilities: [aggressive, loot]}\n",
            "- {id: stalker, type: critter, level: 1, areas: HTAL, abilities: [aggressive]}\n",
        ]
    )
    t = wasteland(
        survivor(special="S"),
        survivor(space="dia.d"),
        packs=[story_pack(enemies=brutes, loot=EVENTS)],
        enemies=[enemy("looter", "camp.d"), enemy("stalker", "camp.d")],
        loot=["trap"],
        points=1,
        dice=[HEAD] * 3,
    )

    t.choose("step:camp.d", "fight:looter", "return:camp.a")

    assert (t.seat, t.survivor().xp, t.survivor().space) == (1, 1, "camp.a")
    assert "stalker" in t.enemies_at("camp.d")


@rule("fallout.enemy-abilities.radiation-before-check", "fallout.character-cards.other-cards-bind")
@pytest.mark.parametrize(("hp", "left"), [(6, 4), (4, 2), (2, 2)])
def test_radiation_heals_the_ghoul_before_it_is_seen_who_is_killed(hp: int, left: int) -> None:
    """A glowing one of level 2 hits twice for 4 damage and 2 rads, which heal the Ghoul by 2: even from HP 2 it lives on."""
    t = wasteland(
        survivor("ghoul", hp=hp),
        survivor("wastelander"),
        enemies=[enemy("glowing-one", "camp.c")],
        dice=[ARMS, ARMS, LIMBS],
    )

    t.choose("fight:glowing-one")

    assert (t.survivor().hp, t.survivor().rads) == (left, 0)
    assert not t.happened("killed")


@rule("fallout.killed.keep-equipped", "fallout.exhaust.any-zone", "fallout.companions.condition-only-on-ready")
def test_being_killed_neither_readies_a_companion_nor_asks_for_its_condition() -> None:
    """A's exhausted eyebot asks for the letter I, which A has not: A is killed, and it stays equipped and exhausted."""
    t = met_with("{do: damage, amount: 16}", survivor(companion="eyebot", exhausted=["eyebot"]), survivor())

    t.choose("return:camp.a")

    companion = t.survivor().companion
    assert companion is not None
    assert (companion.id, companion.exhausted) == ("eyebot", True)


@rule(
    "fallout.enemy-activation.retarget", "fallout.killed.return-to-start", "fallout.enemy-activation.same-space-fights"
)
def test_who_comes_back_beside_a_waiting_enemy_is_attacked_again() -> None:
    """A mirelurk kills A in Boston; A returns to the camp beside a bloatfly that has yet to act, and it fights A there."""
    t = wasteland(
        survivor(space="bos.d", hp=2),
        survivor(space="dia.d"),
        enemies=[enemy("mirelurk", "bos.d"), enemy("bloatfly", "camp.a")],
        agendas=["payday-1", "payday-2"],  # critters and monsters
        dice=[ARMS, HEAD, HEAD, LEGS, LEGS, LIMBS],
    )

    t.choose("end", "end")
    while t.prompt != "return":
        t.choose(next(option for option in t.options if "mirelurk" in option or option == "attack:0"))
    t.choose("return:camp.a")

    assert t.survivor().hp == 14
    assert t.enemies_at("bos.d") == ["mirelurk"]


@rule("fallout.influence.check-timing", "fallout.killed.killed-by-rads")
def test_rads_that_win_win_before_they_kill() -> None:
    """An agenda counts rads: the rad that lifts A to the influence needed is also A's last HP, and A has won."""
    glow = "- {id: glow, name: glow, icons: [critter], worth: {do: steps, of: rads, at: [1, 2, 3, 4, 5, 6, 7, 8, 9]}}\n"
    t = met_with(
        "{do: rads, amount: 1}",
        survivor(hp=9, rads=8, agendas=["glow"]),
        survivor(),
        packs=[story_pack(agendas=glow)],
    )

    assert t.outcome.winners == (0,)
    assert not t.happened("killed")


# -- eliminated


@rule("fallout.killed.eliminated-first-player", "fallout.first-player.short-round", "fallout.rounds.end-trigger")
def test_a_first_player_who_is_eliminated_on_turn_shortens_the_round() -> None:
    """A is eliminated on A's turn: C, on A's right, is first player; B takes a turn, the round ends, and C begins the next."""
    t = met_with("{do: rads, amount: 16}", survivor(), survivor(), survivor(), agendas=QUIET)

    t.choose("return:camp.a")
    assert (t.state.first, t.seat, t.state.round) == (2, 1, 1)
    t.choose("end")

    assert (t.seat, t.state.round) == (2, 2)


@rule("fallout.killed.eliminated-skipped", "fallout.winning.end-conditions")
def test_the_last_survivor_of_two_plays_on_for_the_influence_of_two() -> None:
    """A is eliminated: B has not won by that, takes every turn, and still needs the 10 influence of two players.

    B is first player now, so a round ends before each turn of B's, the next one too.
    """
    t = met_with("{do: rads, amount: 16}", survivor(), survivor(), agendas=QUIET)

    t.choose("return:camp.a")
    for number in (2, 3):
        assert (t.seat, t.prompt, t.state.round) == (1, "turn", number)
        t.end_turn()

    assert (t.seat, t.state.round, t.game.view(1)["needed"]) == (1, 4, 10)


@rule(
    "fallout.trading.loyalty-card-traded",
    "fallout.killed.eliminated-piles",
    "fallout.enemy-activation.no-target-no-move",
)
def test_enemies_have_no_target_once_the_only_stranger_is_eliminated() -> None:
    """A is loyal to the shield and B, who was not, is out: a shield token stays where it is when the shield activates."""
    t = wasteland(
        survivor(space="dia.d", loyal_by="security-1"),
        survivor(rads=15, space="bos.d"),
        enemies=[enemy("shield#1", "bos.a")],
        agendas=["security-2", "payday-2", "legend-1"],  # humans and shield
        turn=1,
        first=0,
        points=1,
        fresh=False,
    )

    t.choose("step:bos.e", "return:camp.a")

    assert t.survivor(1).eliminated
    assert t.enemies_at("bos.a") == ["shield#1"]
    assert (t.seat, t.state.round) == (0, 2)


# -- loyalty, agendas, factions


@rule("fallout.loyalty.not-a-target", "fallout.enemy-abilities.aggressive-enters")
def test_an_aggressive_faction_passes_over_the_weaker_survivor_who_is_loyal() -> None:
    """A (loyal, 1 HP left) and B (16 HP) share a space that an aggressive shield token enters: it fights B."""
    t = wasteland(
        survivor(loyal_by="security-1", hp=1),
        survivor(),
        scenario="the-pitt",
        enemies=[enemy("shield#1", "camp.d")],
        agendas=["security-2", "legend-1"],  # humans and shield
        dice=[ARMS, HEAD, HEAD],
    )

    t.choose("end", "end")

    assert [event.about["seat"] for event in t.happened("fight")] == [1]
    assert (t.survivor(0).hp, t.survivor(1).hp) == (1, 15)


@rule("fallout.loyalty.may-be-given-up", "fallout.loyalty.actions-not-blocked", "fallout.agenda-cards.fifth-card-any")
def test_whoever_gives_up_the_faceup_agenda_is_blocked_by_the_faction_at_once() -> None:
    """A camps beside a shield token, loyal to it; a fifth agenda makes A give up the faceup one, and camping is refused."""
    t = meets(
        "{do: draw, deck: agenda}",
        survivor(agendas=["payday-1", "payday-2", "legend-1"], loyal_by="security-1"),
        survivor(),
        enemies=[enemy("shield#1", "dia.d")],
        agendas=["legend-2", "freedom-1"],
    )

    t.choose("option:do", "give-up:security-1")

    assert (t.survivor().loyal_by, len(t.survivor().agendas)) == ("", 4)
    assert t.refused("camp") == "fallout.camp-action.no-active-enemy"
    assert "fight:shield#1" in t.options


@rule(
    "fallout.solo-play.weaker-faction-advances",
    "fallout.power-track.else-all-lose",
    "fallout.agenda-cards.last-card-any-draw",
)
@pytest.mark.parametrize(("power", "after"), [((5, 6), (6, 6)), ((6, 6), (7, 7))])
def test_alone_the_last_agenda_can_end_the_game(power: tuple[int, int], after: tuple[int, int]) -> None:
    """Alone A draws the last agenda: the faction behind advances, and tied ones both, here to the last space: all is lost."""
    t = meets("{do: draw, deck: agenda}", survivor(), agendas=["payday-1"], agenda_pile=["payday-2"], power=power)

    t.choose("option:do")

    assert (t.state.power["star"], t.state.power["shield"]) == after
    assert t.is_over is (power == (6, 6))
    assert not t.is_over or (t.outcome.winners, t.outcome.how) == ((), "faction")


@rule("fallout.combat.xp-for-kill", "fallout.faction-tokens.xp-current-level", "fallout.killed.order-after-kill")
def test_a_quest_that_raises_power_comes_too_late_for_the_xp_of_its_kill() -> None:
    """A kills a shield token, and the quest for it raises the shield's power to a higher level: the XP is the old level's."""
    quest = quest_card(
        "coup", 901, "id: do, trigger: {kill: shield}, results: [{do: power, faction: shield, amount: 6}]"
    )
    t = wasteland(
        survivor(special="SPEC"),
        survivor(),
        packs=[story_pack(quests=quest)],
        quests=["coup"],
        enemies=[enemy("shield#1", "camp.c"), enemy("shield#2", "dia.d")],
        dice=[TORSO_TWICE, LIMBS, LIMBS],
    )

    t.choose("fight:shield#1")

    assert (t.state.power["shield"], t.survivor().xp) == (6, 1)
    assert t.enemies_at("camp.c") == []


@rule("fallout.quest-cards.completer-gets-results", "fallout.influence.shared", "fallout.results.faction-plus")
def test_a_quest_of_one_can_win_for_two() -> None:
    """B completes a quest for the star by a kill on A's attackers: A and B both hold star agendas, and win together."""
    quest = quest_card(
        "rise", 901, "id: do, trigger: {kill: critter}, results: [{do: power, faction: star, amount: 4}]"
    )
    t = wasteland(
        survivor(agendas=["freedom-1", "freedom-2"]),
        survivor(agendas=["freedom-3", "freedom-4"], space="dia.d"),
        packs=[story_pack(quests=quest)],
        quests=["rise"],
        enemies=[enemy("radroach", "dia.d")],
        turn=1,
        dice=[LIMBS, LIMBS, LIMBS],
    )

    t.choose("fight:radroach")

    assert (t.outcome.winners, t.outcome.how) == ((0, 1), "influence")


# -- traits and cards


@rule("fallout.traits.lock", "fallout.traits.lose-locked", "fallout.encounter-action.option-requirement")
def test_a_locked_trait_keeps_the_other_side_away_until_it_is_lost() -> None:
    """'Become Synth, lose Super Mutant, Become Synth' for a Super Mutant: the first does nothing, the last one does it."""
    t = met_with("{do: become, trait: synth}", survivor("super-mutant"), survivor())
    assert t.survivor().traits == ("super-mutant",)

    t = met_with(
        "{do: become, trait: synth}, {do: lose, trait: super-mutant}, {do: become, trait: synth}",
        survivor("super-mutant"),
        survivor(),
    )

    assert t.survivor().traits == ("synth",)


@rule("fallout.camp-action.well-rested", "fallout.traits.lock", "fallout.companions.condition-after-other-camp-parts")
@pytest.mark.parametrize(("trait", "stays"), [("", True), ("addicted", False)])
def test_a_companion_who_wants_rest_leaves_an_addict_who_cannot_have_it(trait: str, stays: bool) -> None:
    """The companion asks for Well Rested, and A rests before readying: it stays, but not with an Addicted A, whose side is locked."""
    friend = (
        "- {id: friend, kind: companion, keep: {trait: well-rested},"
        " uses: [{moment: turn, pay: exhaust, effects: [{do: caps, amount: 1}]}]}\n"
    )
    t = wasteland(
        survivor(traits=[trait] if trait else [], companion="friend", exhausted=["friend"]),
        survivor(),
        packs=[story_pack(loot=friend)],
    )

    t.choose("camp", "camp:rest", "camp:ready")

    assert (t.survivor().companion is not None) is stays
    assert ("well-rested" in t.survivor().traits) is stays


@rule("fallout.character-cards.other-cards-bind", "fallout.equip.equip-on-gain", "fallout.inventory.overflow")
def test_apparel_that_its_finder_cannot_wear_needs_room_like_any_card() -> None:
    """A Super Mutant with a full inventory finds armor: it cannot be put on, and one of the four cards has to go."""
    carried = ["junk", "water", "brahmin-steak"]
    t = meets("{do: draw, deck: loot}", survivor("super-mutant", inventory=carried), survivor(), loot=["raider-armor"])

    t.choose("option:do")

    assert (t.prompt, t.options) == ("make-room", tuple(f"discard:{card}" for card in (*carried, "raider-armor")))


@rule("fallout.loot-cards.draw-all-first", "fallout.equip.displaced-card", "fallout.inventory.overflow")
def test_of_three_found_cards_the_limit_is_asked_for_last() -> None:
    """With two cards A finds a weapon, armor and junk: both are put on, the old weapon is carried, and one card must go."""
    t = meets(
        "{do: draw, deck: loot, amount: 3}",
        survivor(weapon="machete", inventory=["water", "brahmin-steak"]),
        survivor(),
        loot=["pipe-wrench", "raider-armor", "junk"],
    )

    t.choose("option:do", "equip:pipe-wrench", "equip:raider-armor")

    assert t.prompt == "make-room"
    assert {*t.options} == {f"discard:{card}" for card in ("water", "brahmin-steak", "machete", "junk")}


@rule("fallout.golden-rules.card-over-reference", "fallout.killed.discard-inventory", "fallout.inventory.limit")
def test_a_larger_inventory_is_lost_whole_when_its_owner_is_killed() -> None:
    """A heavy lifter with five cards is killed: all five are discarded, and nothing is asked about the limit."""
    five = ["junk", "junk~2", "water", "water~2", "brahmin-steak"]
    t = met_with(
        "{do: damage, amount: 16}", survivor(inventory=five[:3], perks=["heavy-lifter"]), survivor(), loot=five[3:]
    )

    t.choose("return:camp.a")

    assert (t.survivor().inventory, t.seat) == ((), 1)
    assert sorted(t.state.loot_pile) == sorted(five[:3])


# -- quests, encounters, exploring


@rule(
    "fallout.encounter-action.no-active-enemy",
    "fallout.enemy-abilities.aggressive-placed",
    "fallout.quest-action.no-active-enemy",
)
def test_an_enemy_that_an_encounter_brings_does_not_fight_but_is_in_the_way() -> None:
    """An encounter puts a radroach beside A: no fight starts, and the quest action that A had left is refused."""
    quest = quest_card("errand", 901, "id: do, results: [{do: caps, amount: 2}]")
    t = meets(
        "{do: place, enemy: critter, at: {icon: settlement}}",
        survivor(),
        survivor(),
        cards={"quests": quest},
        quests=["errand"],
        tokens={"critter": ["radroach"]},
        dice=[],
    )

    t.choose("option:do")

    assert (t.prompt, t.state.actions, t.enemies_at("dia.d")) == ("turn", 1, ["radroach"])
    assert t.refused("quest:errand:do") == "fallout.quest-action.no-active-enemy"


@rule(
    "fallout.explore-action.relocate-enemies",
    "fallout.fight-action.facedown-tile-adjacent",
    "fallout.enemy-abilities.ranged-extra-hit",
)
def test_a_shooter_on_a_facedown_tile_is_fought_from_next_door_and_found_when_explored() -> None:
    """A bloatfly on a facedown tile hits A with one icon more; not killed, it is put on the tile as A explores it."""
    t = wasteland(
        survivor(space="camp.e"),
        survivor(space="dia.d"),
        enemies=[enemy("bloatfly", "tile-1")],
        agendas=["payday-1", "payday-2"],  # critters and monsters
        tiles={},
        dice=[LEGS, LIMBS, LIMBS],
    )
    t.choose("end", "end")
    assert (t.survivor().hp, t.seat, t.state.round) == (14, 0, 2)

    t.choose("explore:tile-1")

    assert t.prompt == "relocate"
    t.choose(t.options[-1])
    assert len([each for each in t.state.enemies if each.id == "bloatfly" and each.active]) == 1


@rule("fallout.influence.check-timing", "fallout.explore-action.flip", "fallout.winning.by-influence")
def test_the_last_tile_can_win_before_its_quest_is_completed() -> None:
    """The last facedown tile lifts A's agenda to the influence needed: A has won, and the quest for exploring is not asked."""
    quest = quest_card("survey", 901, "id: look, trigger: {explore: any}, results: [{do: draw, deck: loot}]")
    know = "- {id: know, name: know, icons: [critter], worth: {do: unexplored}}\n"
    purse = "- {id: purse, name: purse, icons: [critter], worth: {do: steps, of: caps, at: [1, 2, 3, 4, 5, 6]}}\n"
    faces = wasteland(survivor(), survivor()).state.faces
    t = wasteland(
        survivor(space="camp.e", caps=6, agendas=["know", "purse"]),
        survivor(),
        packs=[story_pack(quests=quest, agendas=know + purse)],
        quests=["survey"],
        state={"faces": faces, "shown": ("camp", "", *faces[2:])},
    )

    t.choose("explore:tile-1")

    assert t.outcome.winners == (0,)
    assert not t.happened("complete")


@rule(
    "fallout.solo-play.other-survivor-place",
    "fallout.solo-play.other-survivor-test",
    "fallout.quest-cards.all-instructions-needed",
)
@pytest.mark.parametrize(("difficulty", "caps"), [(3, 8), (4, 3)])
def test_alone_a_joint_quest_is_done_in_a_settlement_with_three_hits_for_the_other(difficulty: int, caps: int) -> None:
    """'Together, another tests, then spend a cap': alone in Diamond City difficulty 3 succeeds without dice, 4 does not."""
    task = f"{{do: test, letters: P, difficulty: {difficulty}, by: other}}"
    quest = quest_card(
        "joint", 901, f"id: do, needs: {{together: true}}, tasks: [{task}], results: [{{do: caps, amount: 5}}]"
    )
    away = wasteland(survivor(space="cit.b"), packs=[story_pack(quests=quest)], quests=["joint"])
    t = wasteland(survivor(space="dia.d"), packs=[story_pack(quests=quest)], quests=["joint"], dice=[])

    assert away.refused("quest:joint:do") == "fallout.quest-action.requirement"
    t.choose("quest:joint:do")

    assert (t.survivor().caps, t.state.actions) == (caps, 1)


@rule("fallout.rounds.end-trigger", "fallout.solo-play.standard-rules", "fallout.killed.turn-ends")
def test_alone_being_killed_brings_the_enemies_at_once() -> None:
    """Alone, A is killed with the first action: the agenda is revealed, critters act, and A has two actions again."""
    t = met_with(
        "{do: damage, amount: 16}", survivor(), enemies=[enemy("bloatfly", "dia.d")], agendas=["payday-1", "payday-2"]
    )

    t.choose("return:camp.a", "to:dia.a")

    assert (t.state.round, t.state.actions, t.survivor().hp) == (2, 2, 16)
    assert t.enemies_at("dia.a") == ["bloatfly"]


@rule("fallout.shop.reset-to-four", "fallout.results.shop-number", "fallout.quest-cards.activated-objective")
def test_a_quest_between_the_rounds_can_lead_to_the_shop() -> None:
    """B kills an attacker, and the quest for it is 'Shop 1': B buys on nobody's turn, and the row has four cards again."""
    quest = quest_card("spree", 901, "id: do, trigger: {kill: critter}, results: [{do: shop, dealings: 1}]")
    t = wasteland(
        survivor(space="bos.a"),
        survivor(caps=9, space="dia.d"),
        packs=[story_pack(quests=quest)],
        quests=["spree"],
        enemies=[enemy("radroach", "dia.d")],
        agendas=["payday-1", "payday-2"],  # critters and monsters
        shop=["stimpak", "radaway", "jet", "machete"],
        assets=["nuka-cola"],
        dice=[LIMBS, LIMBS, LIMBS],
    )

    t.choose("end", "end")
    assert (t.seat, t.prompt, len(t.state.shop)) == (1, "shop", 5)
    t.choose("buy:stimpak")

    assert [held.id for held in t.survivor(1).inventory] == ["stimpak"]
    assert (t.seat, t.state.round, len(t.state.shop)) == (0, 2, 4)
