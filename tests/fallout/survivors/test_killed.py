"""Killed: when it happens, what it costs, and who is out of the game for good."""

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LIMBS, TORSO, Wasteland, enemy, met_with, story_pack, survivor, wasteland
from tests.kit.stories import meets

DOOM = "{do: damage, amount: 16}"


def faults(t: Wasteland) -> list[str]:
    """What is not conserved."""
    return list(t.game.definition.faults(t.state))


# -- when


@rule("fallout.killed.survivor-threshold")
@pytest.mark.parametrize(("damage", "killed"), [(1, False), (2, True), (3, True)])
def test_hp_as_low_as_rads_kill(damage: int, killed: bool) -> None:
    """HP 6 and rads 4: 2 damage make them equal and kill, 1 damage does not."""
    t = met_with(f"{{do: damage, amount: {damage}}}", survivor(hp=6, rads=4))

    assert (t.prompt == "return") is killed
    assert (len(t.happened("killed")) == 1) is killed


@rule("fallout.killed.survivor-threshold")
@pytest.mark.parametrize(("hp", "prompt"), [(5, "return"), (6, "turn")])
def test_it_happens_on_nobodys_turn_too(hp: int, prompt: str) -> None:
    """A radroach of level 1 fights A between the rounds and one hit lands: with rads 4, HP 5 are too few and 6 are not."""
    t = wasteland(
        survivor(hp=hp, rads=4),
        enemies=[enemy("radroach", "camp.c")],
        agendas=["managing-it-1", "payday-1"],
        dice=[ARMS, HEAD, HEAD],
    )

    t.choose("end")

    assert t.prompt == prompt


@rule("fallout.killed.killed-by-rads")
@pytest.mark.parametrize(("hp", "prompt"), [(5, "return"), (6, "turn")])
def test_rising_rads_kill(hp: int, prompt: str) -> None:
    """HP 5, rads 4 and a step into irradiated terrain: rads are 5 and the survivor is killed; with HP 6 not."""
    t = wasteland(survivor(space="bos.d", hp=hp, rads=4), points=2)

    t.choose("step:bos.e")

    assert t.survivor().rads == 5
    assert t.prompt == prompt


# -- what


@rule("fallout.killed.return-to-start")
def test_the_figure_comes_back_to_any_space_of_the_camp() -> None:
    """Killed at the CIT ruins: all five spaces of the camp are offered, B's too, and the figure is where its owner says."""
    t = met_with(DOOM, survivor(), survivor(space="camp.d"))

    assert t.seat == 0
    assert t.options == tuple(f"return:camp.{letter}" for letter in "abcde")
    t.choose("return:camp.d")

    assert t.survivor().space == "camp.d"


@rule("fallout.killed.discard-inventory")
def test_every_card_of_the_inventory_goes_to_its_pile() -> None:
    """Two loot cards and an asset in the inventory: two go to the loot pile and one to the asset pile."""
    t = met_with(DOOM, survivor(inventory=["water", "stimpak", "junk"]), survivor())

    t.choose("return:camp.a")

    assert t.survivor().inventory == ()
    assert t.state.loot_pile == ("water", "junk")
    assert t.state.asset_pile == ("stimpak",)


@rule("fallout.killed.keep-equipped")
def test_equipped_cards_stay() -> None:
    """A weapon, armor and a companion are equipped: all three still are, exhausted or not."""
    t = met_with(
        DOOM,
        survivor(weapon="machete", apparel="metal-armor", companion="cait", exhausted=["cait"], inventory=["water"]),
        survivor(),
    )
    before = t.survivor().equipped

    t.choose("return:camp.a")

    assert t.survivor().equipped == before
    assert [held.id for held in before] == ["machete", "metal-armor", "cait"]
    assert before[2].exhausted


@rule("fallout.killed.full-recovery", "fallout.killed.rads-stay")
def test_hp_are_full_again_and_rads_as_they_were() -> None:
    """HP 3 and rads 5 when the kill is seen to: HP 16 and rads 5, so 11 remain."""
    t = met_with("{do: damage, amount: 3}", survivor(hp=6, rads=5), survivor())
    assert (t.survivor().hp, t.survivor().rads) == (3, 5)

    t.choose("return:camp.a")

    assert (t.survivor().hp, t.survivor().rads, t.survivor().remaining) == (16, 5, 11)


@rule("fallout.killed.kill-sequence")
def test_figure_then_inventory_then_hp() -> None:
    """While the space is chosen the inventory is still there and HP are low; then cards go before HP come."""
    t = met_with(DOOM, survivor(inventory=["water", "junk"]), survivor())

    assert (t.survivor().hp, len(t.survivor().inventory)) == (0, 2)
    t.choose("return:camp.a")

    told = [event.kind for event in t.game.events if event.kind in ("return", "discard", "heal")]
    assert told == ["return", "discard", "discard", "heal"]


@rule("fallout.killed.fight-ends")
@pytest.mark.parametrize(("hp", "xp", "left"), [(3, 0, ["raider"]), (4, 1, [])])
def test_a_fight_ends_with_the_survivor(hp: int, xp: int, left: list[str]) -> None:
    """Three hits of a level 1 raider kill at 3 HP: the same dice would have killed it, but it is there and pays nothing.

    At 4 HP the survivor lives and the raider does not.
    """
    t = wasteland(
        survivor(hp=hp), survivor("ghoul"), enemies=[enemy("raider", "camp.c")], dice=[ARMS] * 3, loot=["water"]
    )

    t.choose("fight:raider")
    if t.prompt == "return":
        t.choose("return:camp.a")

    assert t.survivor().xp == xp
    assert t.enemies_at("camp.c") == left
    assert len(t.survivor().inventory) == xp


@rule("fallout.killed.turn-ends")
def test_a_kill_in_the_own_turn_ends_it() -> None:
    """A is killed with the first action: the second one is lost and it is B's turn."""
    t = met_with(DOOM, survivor(), survivor())

    t.choose("return:camp.a")

    assert (t.prompt, t.seat, t.state.actions) == ("turn", 1, 2)
    assert t.refused("move", seat=0) == "fallout.rounds.one-turn-each"


@rule("fallout.killed.turn-ends")
def test_points_left_are_lost_with_the_turn_and_the_round_may_end() -> None:
    """Alone and killed by terrain with a point and two actions left: the round is over, the next turn begins afresh."""
    t = wasteland(survivor(space="bos.d", hp=5, rads=4), points=2)

    t.choose("step:bos.e", "return:camp.a")

    assert (t.state.round, t.state.points, t.state.actions) == (2, 0, 2)


@rule("fallout.killed.turn-ends")
def test_the_results_after_a_deadly_one_are_lost() -> None:
    """Killed by the first of two results: the caps that were to follow are not gained."""
    t = met_with(f"{DOOM}, {{do: caps, amount: 5}}", survivor(), survivor())

    t.choose("return:camp.a")

    assert t.survivor().caps == 3


@rule("fallout.killed.no-perks-after")
def test_no_perk_after_being_killed() -> None:
    """A is killed and holds a perk: neither before coming back nor before B's turn can it be used."""
    t = met_with(DOOM, survivor(perks=["cap-collector"]), survivor(perks=["life-giver"]))

    assert t.refused("perk:cap-collector") == "fallout.killed.no-perks-after"
    t.choose("return:camp.a")
    assert t.seat == 1
    assert t.withheld("perk:cap-collector", owner=0) == "fallout.perk-cards.own-turn-only"
    t.end_turn()

    assert t.seat == 0
    assert "perk:cap-collector" in t.options


@rule("fallout.killed.keep-the-rest")
def test_what_is_not_named_is_not_lost() -> None:
    """Caps 7, 2 agendas, a perk, a trait, letters and XP: all are as they were."""
    t = met_with(
        DOOM,
        survivor(caps=7, agendas=["payday-1", "legend-1"], perks=["hacker"], traits=["idolized"], special="SP", xp=2),
        survivor(),
    )

    t.choose("return:camp.a")

    who = t.survivor()
    assert (who.caps, who.agendas, who.perks) == (7, ("payday-1", "legend-1"), ("hacker",))
    assert (who.traits, who.special, who.xp) == (("idolized",), "SPL", 2)


@rule("fallout.killed.return-triggers-nothing")
def test_an_aggressive_enemy_does_not_react_to_a_return() -> None:
    """A radroach waits in the camp's space a: who is put back there is not fought, who steps there is."""
    t = met_with(DOOM, survivor(), survivor(), enemies=[enemy("radroach", "camp.a")], dice=[HEAD] * 3)

    t.choose("return:camp.a")
    assert t.happened("fight") == []
    assert (t.seat, t.survivor().space) == (1, "camp.a")

    t = wasteland(survivor(space="camp.d"), enemies=[enemy("radroach", "camp.a")], points=1, dice=[HEAD] * 3)
    t.choose("step:camp.a")
    assert len(t.happened("fight")) == 1


@rule("fallout.killed.killed-off-turn")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_killed_between_the_rounds_takes_the_next_turn_as_usual(seat: int) -> None:
    """The radroach kills A or B after the round: both have their turn of two actions in the next."""
    spaces = ["dia.d", "dia.d"]
    spaces[seat] = "camp.c"
    t = wasteland(
        survivor(space=spaces[0], hp=1),
        survivor(space=spaces[1], hp=1),
        enemies=[enemy("radroach", "camp.c")],
        agendas=["managing-it-1", "payday-1"],
        turn=1,
        dice=[ARMS, HEAD, HEAD],
    )

    t.choose("end")
    assert (t.prompt, t.seat) == ("return", seat)
    t.choose("return:camp.e")

    assert (t.prompt, t.seat, t.state.actions) == ("turn", 0, 2)
    t.choose("end")
    assert (t.prompt, t.seat, t.state.actions) == ("turn", 1, 2)


# -- enemies


@rule("fallout.killed.kill-outside-fight")
def test_a_kill_by_a_card_pays_xp_like_any_other() -> None:
    """A card kills a level 3 deathclaw: 3 XP, and the token is gone without a die rolled."""
    t = met_with("{do: kill}", survivor(special="SPE"), enemies=[enemy("deathclaw", "camp.c")], dice=[])

    assert t.survivor().xp == 3
    assert t.enemies_at("camp.c") == []


@rule("fallout.killed.kill-outside-fight-loot")
@pytest.mark.parametrize(("token", "inventory"), [("raider", ["water"]), ("radroach", [])])
def test_a_kill_by_a_card_pays_loot_too(token: str, inventory: list[str]) -> None:
    """A raider has the Loot icon: its killer draws a loot card; for a radroach there is none."""
    t = met_with("{do: kill}", survivor(), enemies=[enemy(token, "camp.c")], loot=["water"])

    assert [held.id for held in t.survivor().inventory] == inventory
    assert t.survivor().xp == 1


@rule("fallout.killed.turn-ends", "fallout.enemies.drawn-always-discarded")
def test_whoever_dies_of_a_card_in_a_drawn_fight_leaves_nothing_under_way() -> None:
    """Two rads for a hit, taken before the dice, are the last two: turn and fight are over, the enemy is discarded."""
    stick = (
        "- {id: glow-stick, kind: chem, uses: [{moment: fight, pay: discard, effects: [{do: hits, amount: 1}, %s]}]}\n"
    )
    pack = story_pack(loot=stick % "{do: rads, amount: 2}")
    t = met_with(
        "{do: fight, enemy: critter}",
        survivor(rads=14, inventory=["glow-stick"]),
        survivor(space="dia.d"),
        packs=[pack],
        tokens={"critter": ["mirelurk"]},
    )

    t.choose("use:glow-stick", "return:camp.a")

    assert (t.state.turn, t.state.rolling, t.state.meeting) == (1, None, None)
    assert t.state.enemy_piles["critter"] == ("mirelurk",)
    assert faults(t) == []


# -- in the midst of something


@rule("fallout.killed.discard-inventory")
def test_loot_still_in_hand_is_lost_with_the_inventory() -> None:
    """Of three loot cards the second is a deadly event: the other two go to the pile, and nothing is left lying about."""
    trap = "- {id: trap, kind: event, event: [{do: damage, amount: 16}]}\n"
    t = met_with(
        "{do: draw, deck: loot, amount: 3}",
        survivor(),
        survivor(),
        packs=[story_pack(loot=trap)],
        loot=["junk", "trap", "water"],
    )

    t.choose("return:camp.a")

    assert (t.seat, t.prompt, t.survivor().inventory) == (1, "turn", ())
    assert sorted(t.state.loot_pile) == ["junk", "trap", "water"]
    assert (t.state.drawn, t.game.view(0)["drawn"]) == ((), [])


@rule("fallout.killed.eliminated-discards")
def test_results_stop_when_they_have_eliminated_the_survivor() -> None:
    """B kills a mole rat at the end of a round; the quest that waited for it brings deadly rads, then caps and XP."""
    glow = story_pack(
        quests="- {id: glow, number: 903, objectives: [{id: wait, trigger: {kill: critter}, results: "
        "[{do: rads, amount: 2}, {do: caps, amount: 3}, {do: xp, amount: 5}, {do: draw, deck: agenda}]}]}\n"
    )
    t = wasteland(
        survivor(space="dia.d"),
        survivor(rads=14),
        survivor(space="dia.d"),
        packs=[glow],
        quests=["glow"],
        enemies=[enemy("mole-rat", "camp.c")],
        agendas=["payday-1", "payday-2"],  # critters, then others
        dice=[LIMBS] * 3,
    )

    t.choose("end", "end", "end", "return:camp.a")

    out = t.survivor(1)
    assert (t.prompt, t.seat, t.state.round) == ("turn", 0, 2)
    assert (out.eliminated, out.caps, out.xp, out.agendas) == (True, 0, 0, ())


@rule("fallout.killed.fight-ends", "fallout.combat.enemy-stays")
def test_whoever_dies_of_a_card_when_attacked_fights_no_further() -> None:
    """Two rads for three hits kill A before the dice of an attack: nothing is rolled, and the mirelurk stays."""
    brew = "- {id: brew, kind: chem, uses: [{moment: fight, pay: discard, effects: [{do: hits, amount: 3}, %s]}]}\n"
    t = wasteland(
        survivor(hp=4, rads=2, inventory=["brew"]),
        survivor(space="dia.d"),
        packs=[story_pack(loot=brew % "{do: rads, amount: 2}")],
        enemies=[enemy("mirelurk", "camp.c")],
        agendas=["payday-1", "payday-2"],  # critters, then others
        dice=[],
    )

    t.choose("end", "end", "use:brew", "return:camp.a")

    assert (t.prompt, t.seat, t.state.round, t.state.rolling) == ("turn", 0, 2, None)
    assert (t.survivor().hp, t.survivor().rads, t.survivor().xp) == (16, 4, 0)
    assert t.enemies_at("camp.c") == ["mirelurk"]
    assert t.state.enemies[0].active


@rule("fallout.killed.discard-inventory", "fallout.influence.check-timing")
def test_what_a_killed_survivor_discards_can_win() -> None:
    """An agenda for those who carry nothing: killed, the survivor loses the junk, and wins before the turn has ended."""
    bare = ", ".join(["{none: [{inventory: 1}]}"] * 10)
    agenda = f"- {{id: bare, name: bare, icons: [critter], worth: {{do: chain, of: [{bare}]}}}}\n"
    t = meets("{do: damage, amount: 99}", survivor(inventory=["junk"], agendas=["bare"]), cards={"agendas": agenda})

    t.choose("option:do", "return:camp.a")

    assert (t.is_over, t.outcome.winners, t.happened("round-end")) == (True, (0,), [])


@rule("fallout.killed.turn-ends", "fallout.killed.kill-sequence")
def test_a_card_can_kill_in_the_midst_of_a_test() -> None:
    """A's draught brings nine rads, and A has 8 HP: the test is over with A's turn, the objective stays, and B is next."""
    draught = (
        "- {id: draught, kind: aid, cost: 1, uses: [{moment: test, pay: discard, effects: [{do: rads, amount: 9}]}]}\n"
    )
    quest = "- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: test, letters: S, difficulty: 1}]}]}\n"
    t = wasteland(
        survivor(hp=8, inventory=["draught"]),
        survivor(space="camp.a"),
        packs=[story_pack(loot=draught, quests=quest)],
        quests=["errand"],
        dice=[TORSO] * 3,
    )

    t.choose("quest:errand:do", "use:draught")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.seat, t.state.rolling, t.survivor().inventory) == (1, None, ())
    assert [each.id for each in t.state.quests] == ["errand"]
