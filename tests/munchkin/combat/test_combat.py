"""A fight: who is ahead, what may be done in it, and how it ends."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, munchkin_pack, table

DRAWN = ["baseball-bat", "combat-knife", "gas-mask", "laser-pistol", "minigun"]
ANVIL = munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")


@rule("munchkin.combat.compare", "munchkin.combat.win-needs-more", "munchkin.combat.tie-loses")
@pytest.mark.parametrize(("level", "won"), [(9, True), (8, False), (7, False)])
def test_the_munchkins_must_be_stronger_than_the_monsters(level: int, won: bool) -> None:
    """Against the Robobrain of 8 a strength of 9 kills; 8, a tie, is not enough, nor is 7: then one must run away."""
    t = table(
        munchkin(level=level - 2, used=["combat-helmet"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
    )
    assert t.sides == (level, 8)

    t.close()

    assert bool(t.happened("victory")) is won
    assert (t.state.flight is not None) is not won
    assert t.munchkin(0).level == level - 2 + won


@rule("munchkin.combat.losing-close")
def test_who_is_behind_when_the_window_closes_must_run_away() -> None:
    """Ann has 7 against 8, and all have passed: she runs, whether she likes it or not."""
    t = table(munchkin(level=7, hand=["bent-fork"]), munchkin(), munchkin(), foes=["robobrain"], dice=[1])

    t.close()

    assert [event.rule for event in t.happened("lost-fight")] == ["munchkin.combat.losing-close"]
    assert t.prompt == "before-roll"
    assert t.options == ("pass",)


@rule("munchkin.combat.no-voluntary-flight")
def test_who_is_ahead_cannot_choose_to_run() -> None:
    """Ann has 9 against 8: all that she can do in the window is to pass or to ask for help, and when it closes she has won."""
    t = table(munchkin(level=7, used=["combat-helmet"], hand=["bent-fork"]), munchkin(), munchkin(), foes=["robobrain"])
    assert t.options == ("help:1", "help:2", "pass")

    t.close()

    assert t.prompt == "receipt"
    assert t.munchkin(0).level == 8


@rule(
    "munchkin.combat.defeat-without-kill",
    "munchkin.combat.defeat-no-level",
    "munchkin.combat.defeat-treasure-default",
    "munchkin.conflicts.firm-2-level-only-for-kill",
)
def test_a_monster_that_was_removed_is_beaten_but_not_killed() -> None:
    """Ann uses the Mesmetron on the Robobrain with its 2 Treasures: she has won and draws 2, but gains no level."""
    t = table(
        munchkin(level=3, used=["mesmetron"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
        treasures=DRAWN,
    )

    t.act(0, "power:mesmetron:0")
    t.until("receipt")

    assert t.munchkin(0).level == 3
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")


@rule("munchkin.combat.defeat-treasure-by-card")
def test_a_card_may_remove_a_monster_together_with_its_treasures() -> None:
    """Ann uses the Dog Whistle on the Robobrain, the only monster: she has won, draws nothing and gains no level."""
    t = table(munchkin(level=3, hand=["dog-whistle", "bent-fork"]), munchkin(), munchkin(), foes=["robobrain"])

    t.act(0, "play:dog-whistle")
    t.settle()
    t.close()

    assert [event.about["treasures"] for event in t.happened("victory")] == [0]
    assert t.munchkin(0).hand == ("bent-fork",)
    assert t.munchkin(0).level == 3


@rule("munchkin.combat.one-shots-from-hand")
def test_one_shots_are_thrown_from_hand_and_backpack() -> None:
    """Ann throws the grenade of her hand and the one of her Backpack: 2 and 3 and 3 are 8."""
    t = table(
        munchkin(level=2, hand=["fragmentation-grenade.1"], backpack=["land-mine.1"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=["robobrain"],
    )

    t.act(0, "play:fragmentation-grenade.1", "side:munchkins")
    t.act(0, "play:land-mine.1", "side:munchkins")
    t.settle()

    assert t.sides == (8, 8)
    assert t.munchkin(0).hand == ()
    assert t.munchkin(0).gear == ()


@rule("munchkin.combat.one-shots-discarded")
@pytest.mark.parametrize("level", [1, 8])
def test_one_shots_are_discarded_after_the_fight_whoever_won(level: int) -> None:
    """Ann threw a grenade: it lies on the table while the fight lasts, and then in the discards, won or lost."""
    t = table(
        munchkin(level=level, hand=["fragmentation-grenade.1", "bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
        dice=[6],
    )

    t.act(0, "play:fragmentation-grenade.1", "side:munchkins")
    t.settle()
    assert t.game.view(0)["piles"]["treasure"]["count"] == 0
    assert t.fight.table == ("fragmentation-grenade.1",)
    t.until("door-settled")

    assert t.state.treasure_pile == ("fragmentation-grenade.1",)


@rule("munchkin.combat.gear-frozen", "munchkin.combat.no-sale", "munchkin.combat.no-item-from-hand")
def test_a_munchkin_in_combat_moves_no_gear() -> None:
    """Ann can neither stow her pistol, nor take the rifle from the Backpack, nor sell, nor wear the helmet of her hand."""
    t = table(
        munchkin(used=["laser-pistol"], backpack=["assault-rifle", "powered-armour"], hand=["combat-helmet"]),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
    )

    assert t.options == ("help:1", "help:2", "pass")
    assert t.refused("stow:laser-pistol") == "munchkin.combat.gear-frozen"
    assert t.refused("wear:assault-rifle") == "munchkin.combat.gear-frozen"
    assert t.refused("sale") == "munchkin.combat.no-sale"
    assert t.refused("wear:combat-helmet") == "munchkin.combat.no-item-from-hand"
    assert t.refused("stow:combat-helmet") == "munchkin.combat.no-item-from-hand"


@rule("munchkin.combat.gear-frozen", "munchkin.combat.no-sale", "munchkin.combat.no-item-from-hand")
def test_gear_is_frozen_while_one_runs_away() -> None:
    """The fight is lost, but not over: before the roll Ann cannot put on the running shoes, nor sell."""
    t = table(
        munchkin(backpack=["running-shoes", "powered-armour"], hand=["roller-skates"]),
        munchkin(),
        munchkin(),
        foes=["robobrain"],
    )

    t.until("before-roll")

    assert t.options == ("pass",)
    assert t.refused("wear:running-shoes") == "munchkin.combat.gear-frozen"
    assert t.refused("wear:roller-skates") == "munchkin.combat.no-item-from-hand"
    assert t.refused("sale") == "munchkin.combat.no-sale"


@rule("munchkin.combat.end-with-start-gear")
def test_the_gear_of_the_start_counts_to_the_end_but_for_what_is_taken() -> None:
    """Helmet 2 and pistol 2 with Level 4 make 8; a Trap takes the helmet: 6; a grenade adds 3: 9. The rest counts on."""
    t = table(
        munchkin(level=4, used=["combat-helmet", "laser-pistol"], hand=["fragmentation-grenade.1"]),
        munchkin(hand=["lose-your-worn-headgear"]),
        munchkin(),
        foes=["robobrain"],
    )
    assert t.sides == (8, 8)

    t.act(1, "play:lose-your-worn-headgear", "target:0")
    t.settle()
    assert t.sides == (6, 8)
    t.act(0, "play:fragmentation-grenade.1", "side:munchkins")
    t.settle()
    assert t.sides == (9, 8)
    t.until("receipt")

    assert t.munchkin(0).level == 5


@rule("munchkin.combat.helper-gear-frozen", "munchkin.combat.no-sale", "munchkin.combat.no-item-from-hand")
def test_the_gear_of_a_helper_is_frozen_from_the_moment_of_joining() -> None:
    """Ben has joined in his jacket: he cannot change into the armour of his Backpack or his hand."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(used=["biker-jacket"], backpack=["combat-armour"], hand=["leather-armour"]),
        munchkin(),
        foes=["robobrain"],
    )

    t.act(0, "help:1", "propose", "accept")
    t.wait_for(1, "pass")

    assert t.refused("stow:biker-jacket") == "munchkin.combat.helper-gear-frozen"
    assert t.refused("wear:combat-armour") == "munchkin.combat.helper-gear-frozen"
    assert t.refused("wear:leather-armour") == "munchkin.combat.no-item-from-hand"
    assert t.refused("sale") == "munchkin.combat.no-sale"


@rule("munchkin.combat.in-combat-who")
def test_only_fighter_and_helper_are_in_combat() -> None:
    """Ann fights with Ben's help: Cleo and Dan may trade with each other, but with neither of the two."""
    t = table(
        munchkin(used=["combat-helmet"], hand=["bent-fork"]),
        munchkin(used=["gas-mask"]),
        munchkin(used=["laser-pistol"], hand=["tin-can"]),
        munchkin(used=["combat-knife"]),
        foes=["robobrain"],
        helper=1,
    )
    assert t.refused("trade:2") == "munchkin.trading.fighter-cannot-trade"

    t.wait_for(2, "pass")
    assert "trade:3" in t.options
    assert t.refused("trade:0") == t.refused("trade:1") == "munchkin.trading.fighter-cannot-trade"
    t.choose("trade:3", "give:laser-pistol", "ask:combat-knife", "propose", "accept")

    assert t.munchkin(3).item("laser-pistol") is not None
    assert [t.state.in_combat(seat) for seat in range(4)] == [True, True, False, False]


@rule("munchkin.combat.fire-attack")
def test_a_weapon_marked_as_fire_attacks_with_fire() -> None:
    """Ann uses the Flaming Motor Sword as the Spider Robot comes through the door: it is destroyed at once."""
    t = table(
        munchkin(used=["flaming-motor-sword"], hand=["bent-fork"]), munchkin(), munchkin(), doors=["spider-robot"]
    )

    t.until("combat")

    assert t.fight.foes == ()


@rule("munchkin.combat.fire-attack")
def test_a_modifier_can_make_a_weapon_attack_with_fire() -> None:
    """A Fuel Bottle on a knife is fire enough; the knife alone, or the burning sword in the Backpack, are not."""
    burning = munchkin(used=[gear("combat-knife", "fuel-bottle")], hand=["bent-fork"])
    cold = munchkin(used=["combat-knife"], backpack=["flaming-motor-sword"], hand=["bent-fork"])

    for who, left in ((burning, 0), (cold, 1)):
        t = table(who, munchkin(), munchkin(), doors=["spider-robot"])
        t.until("combat")
        assert len(t.fight.foes) == left


@rule("munchkin.combat.fire-attack")
@pytest.mark.parametrize(("side", "left"), [("munchkins", 0), ("monsters", 1)])
def test_a_one_shot_of_fire_counts_if_it_was_thrown_for_the_munchkins(side: str, left: int) -> None:
    """Cleo, a bystander, throws a burning bottle: for the munchkins it destroys the Spider Robot, for the monsters not."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(hand=["petrol-bottle.1"]), foes=["spider-robot"])

    t.act(2, "play:petrol-bottle.1", f"side:{side}")
    t.settle()

    assert len(t.fight.foes) == left


@rule("munchkin.combat.response-time")
def test_all_others_are_asked_before_a_victory_counts() -> None:
    """Ann is ahead 9 to 8 and passes: Ben and Cleo, who hold cards, are asked before she gets her level."""
    t = table(
        munchkin(level=7, used=["combat-helmet"], hand=["bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(hand=["desk-fan"]),
        foes=["robobrain"],
    )
    asked: list[int] = []

    while t.prompt == "combat":
        assert t.munchkin(0).level == 7
        asked.append(t.seat)
        t.choose("pass")

    assert asked == [0, 1, 2]
    assert t.munchkin(0).level == 8


@rule("munchkin.combat.response-time-digital")
def test_after_every_play_all_must_pass_again() -> None:
    """Ann passes and Ben plays an enhancer: now Cleo, Dan, Ann and Ben must pass in a row before the fight is decided."""
    t = table(
        munchkin(level=9, hand=["bent-fork"]),
        munchkin(hand=["enraged.1", "scorched-book"]),
        munchkin(hand=["tin-can"]),
        munchkin(hand=["desk-fan"]),
        foes=["mole-rat-pup"],
    )
    asked: list[int] = []

    t.choose("pass", "play:enraged.1")
    t.settle()
    while not t.is_over and t.prompt == "combat":
        asked.append(t.seat)
        t.choose("pass")

    assert asked == [2, 3, 0, 1]
    assert t.outcome.winners == (0,)


@rule("munchkin.combat.fighter-dies-mid-fight")
def test_a_fight_ends_without_reward_when_the_fighter_dies() -> None:
    """An Anvil kills Ann in her fight, in which Ben helps: all its cards are discarded, and Ben leaves unharmed with nothing."""
    t = table(
        munchkin(hand=["fragmentation-grenade.1"]),
        munchkin(level=9, hand=["tin-can"]),
        munchkin(hand=["enraged.1", "anvil"]),
        foes=["robobrain"],
        helper=1,
        packs=[ANVIL],
    )

    t.act(0, "play:fragmentation-grenade.1", "side:munchkins")
    t.act(2, "play:enraged.1")
    t.act(2, "play:anvil", "target:0")
    t.until("turn-start")

    assert t.state.active == 1
    assert t.state.fight is None
    assert sorted(t.state.door_pile) == ["anvil", "enraged.1", "robobrain"]
    assert t.state.treasure_pile == ("fragmentation-grenade.1",)
    assert (t.munchkin(1).level, t.munchkin(1).hand) == (9, ("tin-can",))


@rule("munchkin.combat.fighter-dies-mid-fight")
def test_nobody_is_in_combat_any_more_when_the_body_of_the_fighter_is_looted() -> None:
    """Ben helped Ann until an Anvil killed her: he takes her helmet and may put it on at once, for the fight is over."""
    t = table(
        munchkin(used=["combat-helmet"], hand=["bent-fork"]),
        munchkin(level=9, hand=["tin-can"]),
        munchkin(hand=["anvil"]),
        foes=["robobrain"],
        helper=1,
        packs=[ANVIL],
    )

    t.act(2, "play:anvil", "target:0")
    t.act(1, "loot:combat-helmet")
    t.until("receipt")

    assert t.state.fight is None
    assert t.seat == 1
    assert "wear:combat-helmet" in t.options


@rule("munchkin.combat.helper-dies-mid-fight")
def test_a_fight_goes_on_without_a_dead_helper() -> None:
    """An Anvil kills Ben, who helped Ann: she fights on with her 9 against 8, may ask Cleo, and owes nothing."""
    t = table(
        munchkin(level=7, used=["combat-helmet"], hand=["bent-fork"]),
        munchkin(level=3),
        munchkin(hand=["anvil", "tin-can"]),
        foes=["robobrain"],
        packs=[ANVIL],
        treasures=DRAWN,
    )
    t.act(0, "help:1", "treasures:2", "propose", "accept")
    assert t.sides == (12, 8)

    t.act(2, "play:anvil", "target:1")
    t.until("combat")
    assert t.sides == (9, 8)
    t.wait_for(0, "help:2")
    assert t.refused("help:1") == "munchkin.help.who-may-help"
    t.until("receipt")

    assert t.munchkin(0).level == 8
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")


@rule("munchkin.combat.over-before-rewards")
def test_the_fight_is_over_before_its_rewards_are_taken() -> None:
    """Ann, with Third Eye until the end of combat, wins and draws armour: nobody fights, her -5 are gone, she may put it on."""
    t = table(
        munchkin(level=7, hand=["bent-fork"], kept=[Kept("third-eye.1", "fight")]),
        munchkin(),
        munchkin(),
        foes=["mole-rat-pup"],
        treasures=["combat-armour"],
    )
    assert t.sides == (2, 1)

    t.until("receipt")

    assert t.state.fight is None
    assert t.strength(0) == 8
    assert t.state.door_pile == ("mole-rat-pup", "third-eye.1")
    assert "wear:combat-armour" in t.options


@rule("munchkin.combat.compare")
@pytest.mark.parametrize(("foe", "own"), [("robobrain", 8), ("yao-guai", 3)])
def test_what_counts_only_against_some_monsters_is_compared_only_there(foe: str, own: int) -> None:
    """Level 2, a wrench of 1, with 2 more against robots, and the Perk of 3 against them: 8 against a robot, else 3."""
    t = table(
        munchkin(level=2, used=["pipe-wrench"], perks=["robotics-expert"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=[foe],
    )
    parts = t.game.view(1)["players"][0]["parts"]

    assert t.sides[0] == own == sum(part["amount"] for part in parts)
    assert [part["what"] for part in parts][:2] == ["level", "robotics-expert" if own == 8 else "pipe-wrench"]


@rule("munchkin.combat.over-before-rewards")
def test_what_lasts_until_the_end_of_combat_ends_with_the_first_fight_even_for_a_late_helper() -> None:
    """Ben caught Third Eye outside a fight; he joins Ann, after which nobody could act any more: she wins, his -5 are gone."""
    t = table(
        munchkin(level=7),
        munchkin(level=3, kept=[Kept("third-eye.1", "fight")]),
        munchkin(),
        foes=["mole-rat-pup"],
        treasures=["combat-armour"],
    )

    t.act(0, "help:1", "propose", "accept")

    assert t.happened("victory")
    assert t.munchkin(1).kept == ()
    assert t.strength(1) == 3


@rule("munchkin.run-away.dead-not-chased")
def test_who_dies_before_a_roll_need_not_run_any_more() -> None:
    """An Anvil kills Ann before her first roll: she is asked for no monster and rolls against none of the two."""
    t = table(
        munchkin(level=6, hand=["tin-can"]),
        munchkin(level=2, hand=["anvil"]),
        munchkin(level=3, hand=["bent-fork"]),
        foes=["cave-gecko", "yao-guai"],
        dice=[],
        packs=[ANVIL],
    )

    t.until("before-roll")
    t.act(1, "play:anvil", "target:0")
    t.settle()

    assert t.prompt == "loot"
    assert t.state.fight is None
    assert t.state.door_pile == ("anvil", "cave-gecko", "yao-guai")


@rule("munchkin.kick-open.monster-fight")
def test_every_fight_has_a_number_of_its_own() -> None:
    """So that somebody can say of one fight, and not of the next, that it is none of theirs."""
    t = table(munchkin(level=5, hand=["tin-can"]), munchkin(), munchkin(), foes=["mole-rat-pup"], doors=["stray-dog"])

    first = t.fight.number
    t.close()
    t.until("combat")

    assert (first, t.fight.number) == (1, 2)
    assert t.game.windows[0].occasion == "fight-2"
