"""Enhancers: cards that make one monster stronger or weaker, and its reward with it."""

import pytest

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table


def with_enhancers(*enhancers: str, like: str = "cave-gecko") -> Foe:
    return Foe(like, like, enhancers)


def facing(*foes: Foe | str, level: int = 1) -> Table:
    """A munchkin who fights these; all who could react hold a card."""
    return table(munchkin(level=level, hand=["bent-fork"]), munchkin(), munchkin(), foes=foes)


@rule("munchkin.enhancers.plus-or-minus", "munchkin.combat.door-cards")
@pytest.mark.parametrize(("enhancer", "strength"), [("newborn.1", 3), ("enraged.1", 13)])
def test_an_enhancer_raises_or_lowers_the_strength_of_a_monster(enhancer: str, strength: int) -> None:
    """Newborn takes 5 from the Robobrain of Level 8, Enraged adds 5: Cleo, who only watches, plays one into the fight."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(hand=[enhancer]), foes=["robobrain"])

    t.act(2, f"play:{enhancer}")
    t.settle()

    assert t.sides == (1, strength)


@rule("munchkin.enhancers.any-player", "munchkin.interference.enhancers")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_may_play_an_enhancer_in_any_fight(seat: int) -> None:
    """Ann fights with Ben's help, and Cleo watches: each of the three may play Enraged on the Cave Gecko of 4."""
    hands = [["bent-fork"], ["tin-can"], ["desk-fan"]]
    hands[seat] = ["enraged.1"]
    t = table(*[munchkin(hand=hand) for hand in hands], foes=["cave-gecko"], helper=1)

    t.act(seat, "play:enraged.1")
    t.settle()

    assert t.strengths() == [9]


@rule("munchkin.enhancers.combat-only")
def test_an_enhancer_is_kept_for_a_fight() -> None:
    """Nobody fights: Ann cannot play Enraged. Nor can it be played any more when the fight is lost and she runs."""
    t = table(munchkin(hand=["enraged.1"]), munchkin(), munchkin())
    lost = table(munchkin(hand=["enraged.1"]), munchkin(), munchkin(), foes=["cave-gecko"])

    lost.until("before-roll")

    assert t.refused("play:enraged.1") == "munchkin.enhancers.combat-only"
    assert lost.refused("play:enraged.1") == "munchkin.enhancers.combat-only"


@rule("munchkin.enhancers.any-number", "munchkin.enhancers.sum")
def test_a_third_enhancer_counts_like_the_first_two() -> None:
    """The Cave Gecko of 4 has Prehistoric (10) and Newborn (-5), that is 9; Ben adds Two-headed (5), and it has 14."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["two-headed"]),
        munchkin(),
        foes=[with_enhancers("prehistoric", "newborn.1")],
    )
    assert t.strengths() == [9]

    t.act(1, "play:two-headed")
    t.settle()

    assert t.foe().enhancers == ("prehistoric", "newborn.1", "two-headed")
    assert t.strengths() == [14]


@rule("munchkin.enhancers.one-monster", "munchkin.enhancers.choose-target")
def test_whoever_plays_an_enhancer_names_its_monster() -> None:
    """Ann faces monsters of 4 and 6; Ben plays Enraged and is asked for which; he names the first: 9 and 6."""
    t = table(
        munchkin(hand=["bent-fork"]), munchkin(hand=["enraged.1"]), munchkin(), foes=["cave-gecko", "ceiling-turret"]
    )

    t.act(1, "play:enraged.1")
    assert t.seat == 1
    assert t.options == ("foe:cave-gecko", "foe:ceiling-turret")
    assert t.strengths() == [4, 6]
    t.choose("foe:cave-gecko")
    t.settle()

    assert t.strengths() == [9, 6]


@rule("munchkin.enhancers.leave-with-monster")
def test_the_enhancers_of_a_monster_leave_with_it() -> None:
    """The Mesmetron removes the Cave Gecko with its two enhancers; those of the Giant Ant stay."""
    t = table(
        munchkin(used=["mesmetron"]),
        munchkin(),
        munchkin(),
        foes=[with_enhancers("prehistoric", "newborn.1"), with_enhancers("enraged.1", like="giant-ant")],
    )

    t.act(0, "power:mesmetron:0", "foe:cave-gecko")
    t.settle()

    assert t.state.door_pile == ("cave-gecko", "prehistoric", "newborn.1")
    assert t.strengths() == [7]


@rule("munchkin.enhancers.remember-treasures")
def test_the_treasures_of_a_removed_monster_are_those_of_the_moment() -> None:
    """Slavers worth 2 Treasures leave with Enraged (1 more) on them: when the Mole Rat Pup is killed, 3 and 1 are drawn."""
    t = table(
        munchkin(level=3, used=["mesmetron"]),
        munchkin(),
        munchkin(),
        foes=[with_enhancers("enraged.1", like="slaver-gang"), "mole-rat-pup"],
        treasures=["baseball-bat", "combat-knife", "gas-mask", "laser-pistol", "minigun"],
    )

    t.act(0, "power:mesmetron:0", "foe:slaver-gang")
    t.until("receipt")

    assert t.munchkin(0).hand == ("baseball-bat", "combat-knife", "gas-mask", "laser-pistol")
    assert t.munchkin(0).level == 4


@rule("munchkin.enhancers.positive-adds-treasure", "munchkin.victory.treasures-enhancers")
def test_a_positive_enhancer_adds_its_treasures() -> None:
    """Raider Beginners with 2 Treasures and Prehistoric with 2 more: Ann wins and draws 4."""
    t = table(
        munchkin(level=7, used=["mini-nuke-catapult", "combat-helmet"]),
        munchkin(),
        munchkin(),
        foes=[with_enhancers("prehistoric", like="raider-beginners")],
        treasures=["baseball-bat", "combat-knife", "gas-mask", "laser-pistol", "minigun"],
    )

    t.until("receipt")

    assert t.munchkin(0).hand == ("baseball-bat", "combat-knife", "gas-mask", "laser-pistol")


@rule("munchkin.enhancers.negative-takes-treasure")
def test_a_negative_enhancer_takes_its_treasures_away() -> None:
    """Yao Guai with 3 Treasures and Newborn with one less: Ann wins and draws 2."""
    t = table(
        munchkin(level=7),
        munchkin(),
        munchkin(),
        foes=[with_enhancers("newborn.1", like="yao-guai")],
        treasures=["baseball-bat", "combat-knife", "gas-mask"],
    )

    t.until("receipt")

    assert t.munchkin(0).hand == ("baseball-bat", "combat-knife")


@rule("munchkin.enhancers.treasure-minimum")
def test_the_last_treasure_is_never_taken_away() -> None:
    """A Mole Rat Pup with 1 Treasure and Newborn with one less: Ann wins and draws 1."""
    t = table(
        munchkin(level=7),
        munchkin(),
        munchkin(),
        foes=[with_enhancers("newborn.1", like="mole-rat-pup")],
        treasures=["baseball-bat", "combat-knife"],
    )

    t.until("receipt")

    assert t.munchkin(0).hand == ("baseball-bat",)


@rule("munchkin.enhancers.treasure-clamp-once")
@pytest.mark.parametrize("order", [("newborn.1", "newborn.2", "enraged.1"), ("enraged.1", "newborn.1", "newborn.2")])
def test_the_treasures_are_summed_before_they_are_raised_to_one(order: tuple[str, ...]) -> None:
    """1 Treasure, and -1, -1 and 1: the sum of 0 is raised to 1, in whichever order they were played."""
    t = facing(with_enhancers(*order, like="mole-rat-pup"))

    assert t.game.view(0)["fight"]["foes"][0]["treasures"] == 1


@rule("munchkin.enhancers.no-strength-floor")
def test_a_monster_may_be_weaker_than_nothing() -> None:
    """A Giant Ant of Level 2 with Newborn has -3, which also lowers what the Cave Gecko beside it has: 4 - 3 = 1."""
    t = facing(with_enhancers("newborn.1", like="giant-ant"), "cave-gecko")

    assert t.strengths() == [-3, 4]
    assert t.sides == (1, 1)


@rule("munchkin.enhancers.own-properties")
def test_what_an_enhancer_gives_its_monster_holds_for_the_fight_and_leaves_with_it() -> None:
    """Plated makes the Giant Ant ignore light weapons: Ann's 2 do not count, until the Dog Whistle sends the ant away."""
    t = table(
        munchkin(used=["submachine-gun"], hand=["dog-whistle"]),
        munchkin(),
        munchkin(),
        foes=[with_enhancers("plated", like="giant-ant"), "cave-gecko"],
    )
    assert t.strength(0) == 1

    t.act(0, "play:dog-whistle", "foe:giant-ant")
    t.settle()

    assert t.strength(0) == 3


@rule("munchkin.enhancers.own-properties")
def test_an_enhancer_can_make_its_monster_die_of_fire() -> None:
    """An enhancer of a pack makes the Cave Gecko burn: it is killed as soon as it is played on it, for Ann has a Flamer."""
    t = table(
        munchkin(used=["flamer"], hand=["bent-fork"]),
        munchkin(hand=["dry"]),
        munchkin(),
        foes=["cave-gecko"],
        packs=[munchkin_pack(enhancers="- {id: dry, effects: [{do: autokill, when: {uses: fire}}]}")],
    )

    t.act(1, "play:dry")
    t.settle()

    assert t.fight.foes == ()
    assert [gone.levels for gone in t.fight.gone] == [1]


@rule("munchkin.enhancers.own-properties")
@pytest.mark.parametrize(("classes", "strength"), [(["raider.1"], 7), ([], 4)])
def test_an_enhancer_can_make_its_monster_hate_a_class(classes: list[str], strength: int) -> None:
    """An enhancer of a pack is worth 3 against Raiders, and nothing against others."""
    t = table(
        munchkin(classes=classes, hand=["bent-fork"]),
        munchkin(hand=["robbed"]),
        munchkin(),
        foes=["cave-gecko"],
        packs=[munchkin_pack(enhancers="- {id: robbed, effects: [{do: stronger, amount: 3, when: {class: raider}}]}")],
    )

    t.act(1, "play:robbed")
    t.settle()

    assert t.strengths() == [strength]


@rule("munchkin.enhancers.leave-with-monster")
def test_a_monster_that_another_replaces_leaves_with_its_enhancers_and_unpaid() -> None:
    """Mistaken Identity puts a Stray Dog of 2 in the place of the Cave Gecko with Prehistoric: nothing is due for those."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(hand=["mistaken-identity.1", "stray-dog"]),
        munchkin(),
        foes=[with_enhancers("prehistoric")],
    )
    assert t.sides == (1, 14)

    t.act(1, "play:mistaken-identity.1")
    t.settle()

    assert t.sides == (1, 2)
    assert t.fight.gone == ()
    assert t.state.door_pile == ("cave-gecko", "prehistoric", "mistaken-identity.1")


@rule("munchkin.enhancers.combat-only")
def test_an_enhancer_needs_a_monster_to_go_on() -> None:
    """Ann has removed the only monster: the fight goes on, but there is nothing that Ben could enhance."""
    t = table(munchkin(hand=["dog-whistle"]), munchkin(hand=["enraged.1"]), munchkin(), foes=["cave-gecko"])

    t.act(0, "play:dog-whistle")
    t.settle()
    t.wait_for(1, "pass")

    assert t.prompt == "combat"
    assert t.refused("play:enraged.1") == "munchkin.play-use-apply.target-legal-before-play"
