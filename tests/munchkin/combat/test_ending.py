"""What ends with a fight, and for whom (topics effects, combat)."""

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import munchkin, munchkin_pack, table

FILLER = ["tin-can"]


@rule("munchkin.effects.until-end-of-combat", "munchkin.radiation.third-eye-outside")
def test_what_lasts_until_the_end_of_combat_ends_for_those_who_fought_and_waits_for_all_others() -> None:
    """Ben fights and Cleo helps him: their cards are discarded. Ann's own Third Eye waits for her next fight."""
    t = table(
        munchkin(kept=[Kept("third-eye.2", "fight")]),
        munchkin(level=9, hand=FILLER, kept=[Kept("third-eye.1", "fight"), Kept("bald-spot", "kept")]),
        munchkin(hand=["bent-fork"], kept=[Kept("bear-trap", "fight")]),
        active=1,
        foes=["mole-rat-pup"],
        helper=2,
    )

    t.close()

    assert [[kept.id for kept in t.munchkin(seat).kept] for seat in range(3)] == [["third-eye.2"], ["bald-spot"], []]
    assert t.told("worn-off") == [{"seat": 1, "card": "third-eye.1"}, {"seat": 2, "card": "bear-trap"}]
    assert t.rules_told("worn-off") == ["munchkin.effects.combat-cards-discarded"] * 2
    assert t.state.door_pile == ("mole-rat-pup", "third-eye.1", "bear-trap")


@rule("munchkin.bad-stuff.lasting-two-victims", "munchkin.effects.until-end-of-combat")
def test_a_card_that_acted_on_two_is_discarded_once() -> None:
    """A monster whose Bad Stuff lasts until the end of combat has caught both: its card is one."""
    glue = munchkin_pack(
        monsters="- {id: glue, level: 9, tags: [plant], bad-stuff: [{do: run, amount: -1, lasts: fight}]}"
    )
    t = table(
        munchkin(hand=FILLER),
        munchkin(hand=["bent-fork"]),
        munchkin(),
        foes=["glue"],
        helper=1,
        dice=[1, 1],
        packs=[glue],
    )

    t.until("door-settled")

    assert t.told("stays") == [{"seat": 0, "card": "glue"}, {"seat": 1, "card": "glue"}]
    assert t.told("worn-off") == [{"seat": 0, "card": "glue"}, {"seat": 1, "card": "glue"}]
    assert t.state.door_pile == ("glue",)


@rule("munchkin.effects.until-end-of-combat")
def test_a_power_that_works_once_in_a_fight_works_again_in_the_next() -> None:
    """The Mysterious Stranger comes once to Ann's fight, and again when it is her turn and she meets another monster."""
    power = "power:mysterious-stranger:0"
    t = table(
        munchkin(level=4, hand=FILLER, perks=["mysterious-stranger"]),
        munchkin(level=9, hand=["bent-fork"]),
        munchkin(level=9, hand=["left-boot"]),
        foes=["robobrain"],
        doors=["drafted", "wrong-room", "giant-ant"],
        dice=[6, 6],
    )

    t.act(0, power)
    t.settle()
    t.wait_for(0, "pass")
    assert power not in t.options
    t.wait_for(0, power)

    assert t.fight.number == 2
    assert t.told("fight") == [{"seat": 0, "card": "giant-ant"}]


@rule("munchkin.combat.fighter-dies-mid-fight")
def test_what_lasts_until_the_end_of_combat_ends_for_the_helper_of_a_fighter_who_dies() -> None:
    anvil = munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")
    t = table(
        munchkin(hand=FILLER),
        munchkin(level=9, kept=[Kept("third-eye.1", "fight")], hand=["bent-fork"]),
        munchkin(hand=["anvil"]),
        foes=["robobrain"],
        helper=1,
        packs=[anvil],
    )

    t.act(2, "play:anvil", "target:0")
    t.until("turn-start")

    assert t.told("worn-off") == [{"seat": 1, "card": "third-eye.1"}]
    assert t.munchkin(1).kept == ()
