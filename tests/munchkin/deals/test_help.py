"""Help in a fight: who helps, what a helper adds, and what it brings."""

from collections.abc import Mapping

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

PALADIN = "brotherhood-paladin.1"


def asking(ben: Mapping[str, object] | None = None, foe: str = "robobrain", level: int = 6) -> Table:
    """Ann of Level 6 fights a Robobrain of 8 and has the word; Ben of Level 5 and Cleo of Level 4 stand by."""
    return table(
        munchkin(level=level, hand=["bent-fork"]),
        munchkin(**{"level": 5, "hand": ["tin-can"], **(ben or {})}),  # type: ignore[arg-type]  # what a seat may have
        munchkin(level=4, hand=["desk-fan"]),
        foes=[foe],
        treasures=["baseball-bat", "combat-knife", "gas-mask", "spiked-boots"],
    )


@rule("munchkin.help.ask", "munchkin.help.strength-added")
def test_the_fighter_asks_and_whoever_agrees_adds_its_strength() -> None:
    """Ann has 6 against 8 and asks Ben of 5: with his yes their side has 11."""
    t = asking()
    assert t.sides == (6, 8)

    t.choose("help:1", "propose")
    assert (t.seat, t.prompt) == (1, "offer")
    assert {"accept", "refuse"} <= {*t.options}
    t.choose("accept")

    assert t.fight.helper == 1
    assert t.sides == (11, 8)


@rule("munchkin.help.strength-added", "munchkin.negotiation.offer-public")
@pytest.mark.parametrize("foe", ["robobrain", "yao-guai", "mad-overseer"])
def test_an_offer_of_help_tells_both_sides_with_the_helper(foe: str) -> None:
    """While it is drafted, while it is open, and as the question says: as the fight then stands."""
    t = asking({"used": ["combat-armour", "super-sledge"]}, foe)
    t.choose("help:1", "treasures:1")
    drafted = t.game.view(2)["draft"]["together"]
    t.choose("propose")
    (offer,) = t.game.view(1)["offers"]
    assert t.game.decision is not None
    asked = t.game.definition.wording().prompt(t.game.words("en"), t.game.view(1), t.game.decision).sentence
    t.choose("accept")

    assert offer["together"] == drafted
    assert (drafted["munchkins"], drafted["monsters"]) == t.sides
    assert drafted["winning"] == t.game.view(1)["fight"]["winning"]
    assert f"together {drafted['munchkins']} against {drafted['monsters']}" in asked


def test_a_trade_tells_nothing_of_a_fight() -> None:
    t = table(munchkin(backpack=["gas-mask"]), munchkin(), munchkin())
    t.choose("trade:1", "give:gas-mask")

    assert t.game.view(0)["draft"]["together"] is None


@rule("munchkin.help.ask")
def test_only_the_player_whose_fight_it_is_asks_for_help() -> None:
    """Ben cannot ask Cleo to help in Ann's fight, and outside a fight there is nobody to help."""
    t = asking()
    t.choose("pass")

    assert t.refused("help:2") == "munchkin.help.ask"
    assert table(munchkin(hand=["bent-fork"]), munchkin(), munchkin()).refused("help:1") == "munchkin.help.ask"


@rule("munchkin.help.ask-on")
def test_whoever_was_refused_asks_the_next() -> None:
    """Ben says no; when Ann has the word again she asks Cleo, who agrees: 6 and 4 make 10."""
    t = asking()

    t.choose("help:1", "propose", "refuse")
    assert t.fight.helper == -1
    t.act(0, "help:2", "propose", "accept")

    assert t.fight.helper == 2
    assert t.sides == (10, 8)


@rule("munchkin.help.one-helper")
def test_there_is_one_helper_only() -> None:
    """Ben helps: Ann cannot ask Cleo any more, and Cleo cannot offer herself."""
    t = asking()
    t.choose("help:1", "propose", "accept")

    t.wait_for(2, "pass")
    assert t.refused("help:0") == "munchkin.help.one-helper"
    t.wait_for(0, "pass")
    assert t.refused("help:2") == "munchkin.help.one-helper"


@rule("munchkin.help.cards-are-not-help")
def test_a_card_for_the_munchkins_makes_nobody_a_helper() -> None:
    """Cleo throws a grenade of 3 for Ann, who wins 9 to 8: she draws both Treasures face down and keeps them."""
    t = table(
        munchkin(level=6, hand=["bent-fork"]),
        munchkin(),
        munchkin(hand=["fragmentation-grenade.1"]),
        foes=["robobrain"],
        treasures=["baseball-bat", "combat-knife"],
    )

    t.act(2, "play:fragmentation-grenade.1", "side:munchkins")
    t.settle()
    assert t.fight.helper == -1
    t.close()

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")
    assert t.munchkin(2).hand == ()
    assert not t.happened("draw-open")
    assert [event.as_seen_by(2).about for event in t.happened("draw")] == [{"seat": 0, "deck": "treasure", "count": 2}]


@rule("munchkin.help.specials-shared")
def test_what_a_monster_has_against_a_class_it_has_against_the_helper_too() -> None:
    """A Robobrain has +4 against Scientists: 8 alone with Ann, 12 once the Scientist Ben helps her."""
    t = asking({"classes": ["enclave-scientist.1"]})
    assert t.sides == (6, 8)

    t.choose("help:1", "propose", "accept")

    assert t.sides == (11, 12)


@rule("munchkin.help.specials-shared")
def test_the_fire_of_a_helper_kills_what_fire_kills() -> None:
    """Fire kills a Spider Robot: it is gone as soon as Ben joins with his Flamer."""
    t = asking({"used": ["flamer"]}, foe="spider-robot")
    assert [foe.id for foe in t.fight.foes] == ["spider-robot"]

    t.choose("help:1", "propose", "accept")

    assert t.fight.foes == ()


@rule("munchkin.help.flight-separate")
def test_fighter_and_helper_run_and_suffer_separately() -> None:
    """A Robobrain allows escape with a 5; both roll a 4: Ben has +1 to run away and escapes, Ann has none and is caught."""
    t = table(
        munchkin(level=2, perks=["lead-stomach"], hand=["bent-fork"]),
        munchkin(level=2, perks=["fleet-feet"], hand=["tin-can"]),
        munchkin(),
        foes=["robobrain"],
        helper=1,
        dice=[4, 4],
    )

    t.until("first-runner")
    t.choose("first:1")
    t.until("door-settled")

    assert t.munchkin(0).perks == ()
    assert t.munchkin(1).perks == ("fleet-feet",)


@rule("munchkin.help.reward-to-fighter", "munchkin.help.no-levels")
def test_all_rewards_are_the_fighters() -> None:
    """Ann and her helper Ben kill a Robobrain for 1 level and 2 Treasures: all three are Ann's."""
    t = asking()

    t.choose("help:1", "propose", "accept")
    t.close()

    assert [t.munchkin(seat).level for seat in (0, 1)] == [7, 5]
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")
    assert t.munchkin(1).hand == ("tin-can",)


@rule("munchkin.help.reward-even-by-helper-power")
def test_the_fighter_has_also_the_treasures_that_the_helper_brought() -> None:
    """Ben helps Ann of Level 7 and plays Seasoned (+3, 1 Treasure more) on the Robobrain: they win, and Ann draws 3."""
    t = asking({"hand": ["seasoned"]}, level=7)

    t.choose("help:1", "propose", "accept")
    t.act(1, "play:seasoned")
    t.settle()
    assert t.sides == (12, 11)
    t.until("receipt")

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife", "gas-mask")
    assert t.munchkin(1).hand == ()


@rule("munchkin.help.reward-even-by-helper-power")
def test_the_fighter_is_paid_for_what_the_helpers_property_killed() -> None:
    """Ben's fire kills the Spider Robot by itself: the level and the 2 Treasures are Ann's all the same."""
    t = asking({"used": ["flamer"]}, foe="spider-robot")

    t.choose("help:1", "propose", "accept")
    t.until("receipt")

    assert [t.munchkin(seat).level for seat in (0, 1)] == [7, 5]
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")


@rule("munchkin.help.share-as-agreed", "munchkin.negotiation.bribe-treasures")
def test_the_helper_gets_the_agreed_share_of_the_treasures() -> None:
    """Rogue Paladins bring 3 Treasures and Ben was promised 1: Ann draws all, he picks one, and she keeps 2."""
    t = asking(foe="rogue-paladins")

    t.choose("help:1", "treasures:1", "propose", "accept")
    t.until("share")
    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife", "gas-mask")
    t.choose("share:combat-knife")

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "gas-mask")
    assert t.munchkin(1).hand == ("tin-can", "combat-knife")


@rule("munchkin.help.own-extra-reward")
def test_a_helper_takes_what_an_own_perk_pays_for_helping() -> None:
    """Ben has Smooth Talker and helped for nothing: Ann has the 2 Treasures of the monster, he draws the next."""
    t = asking({"perks": ["smooth-talker"]})

    t.choose("help:1", "propose", "accept")
    t.until("receipt")

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")
    assert t.munchkin(1).hand == ("tin-can", "gas-mask")


@rule("munchkin.help.paladin", "munchkin.help.paladin-open")
def test_a_paladin_draws_a_treasure_for_helping_in_the_open() -> None:
    """The Paladin Ben helped for nothing: Ann has 2 Treasures, he draws 1 of his own, and Cleo sees which."""
    t = asking({"classes": [PALADIN]})

    t.choose("help:1", "propose", "accept")
    t.close()

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")
    assert t.munchkin(1).hand == ("tin-can", "gas-mask")
    seen = [event.as_seen_by(2).about for event in t.happened("draw-open")]
    assert [about["cards"] for about in seen if about["seat"] == 1] == [["gas-mask"]]


@rule("munchkin.help.paladin")
def test_a_paladin_who_helped_in_vain_draws_nothing() -> None:
    """Ann and the Paladin Ben have 2 against 8 and lose: no Treasure for him. Nor in a fight of his own."""
    lost = table(
        munchkin(hand=["bent-fork"]),
        munchkin(classes=[PALADIN], hand=["tin-can"]),
        munchkin(),
        foes=["robobrain"],
        helper=1,
        dice=[6, 6],
    )
    own = table(
        munchkin(level=8, classes=[PALADIN], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=["nightstalker"],
        treasures=["baseball-bat", "combat-knife"],
    )

    lost.until("door-settled")
    own.until("receipt")

    assert lost.munchkin(1).hand == ("tin-can",)
    assert own.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")


@rule("munchkin.help.who-may-help")
def test_a_player_who_just_came_back_may_help_and_a_dead_one_not() -> None:
    """Ben came back without cards and helps with his Level 5, his class and his Perk; dead he could not be asked."""
    back = asking({"hand": [], "redraw": True, "perks": ["thick-hide"]})
    dead = asking({"hand": [], "alive": False})

    back.choose("help:1", "propose", "accept")

    assert back.sides == (12, 8)
    assert dead.refused("help:1") == "munchkin.help.who-may-help"


@rule("munchkin.help.helper-perks-count")
def test_all_bonuses_and_penalties_of_a_helper_count() -> None:
    """Ben of Level 5 has a Perk of +1, a Sidekick of +2 and an Extra Arm of -1: with Ann's 6 that makes 13."""
    ben = {"perks": ["thick-hide"], "sidekick": "faithful-mutt", "kept": [Kept("extra-arm", "kept")]}
    t = asking(ben)

    t.choose("help:1", "propose", "accept")

    assert t.sides == (13, 8)


@rule("munchkin.help.helper-alone-conditions")
@pytest.mark.parametrize(("ann", "ben", "alone", "together"), [(True, False, 8, 11), (False, True, 6, 11)])
def test_a_bonus_for_fighting_alone_counts_for_neither_of_two(ann: bool, ben: bool, alone: int, together: int) -> None:
    """A Lone Wanderer has +2 alone: Ann's 6 are 8 until Ben of 5 joins, and his own never count beside her."""
    t = table(
        munchkin(level=6, classes=["lone-wanderer.1"] if ann else [], hand=["bent-fork"]),
        munchkin(level=5, classes=["lone-wanderer.2"] if ben else [], hand=["tin-can"]),
        munchkin(),
        foes=["robobrain"],
    )
    assert t.sides[0] == alone

    t.choose("help:1", "propose", "accept")

    assert t.sides[0] == together


@rule("munchkin.help.no-leaving")
def test_a_helper_cannot_leave_a_fight_that_turns_bad() -> None:
    """Ben helps, then Cleo plays Enraged: 12 to 13. He can pass, talk and apply cards, but he stays, and must run too."""
    t = table(
        munchkin(level=6, hand=["bent-fork"]),
        munchkin(level=5, hand=["tin-can"], used=["combat-knife"]),
        munchkin(hand=["enraged.1"]),
        foes=["battle-butler"],
        dice=[6, 6],
    )
    t.choose("help:1", "propose", "accept")

    t.act(2, "play:enraged.1")
    t.settle()
    assert t.sides == (12, 13)
    t.wait_for(1, "pass")
    assert [*t.options] == ["pass"]
    t.close()

    assert t.prompt == "first-runner"
    assert t.options == ("first:0", "first:1")


@rule("munchkin.help.volunteer")
def test_help_may_be_offered_unasked() -> None:
    """Ben offers to help for 1 Treasure; Ann accepts, and he is her helper on these terms."""
    t = asking()
    t.choose("pass")

    t.choose("help:0", "treasures:1", "propose")
    assert (t.seat, t.prompt) == (0, "offer")
    t.choose("accept")

    assert t.fight.helper == 1
    assert t.fight.deal is not None
    assert t.fight.deal.treasures == 1


@rule("munchkin.help.fighter-may-refuse")
def test_nobody_is_helped_against_their_will() -> None:
    """Ben offers help for nothing and Ann says no: she fights on alone with 6."""
    t = asking()
    t.choose("pass")

    t.choose("help:0", "propose", "refuse")

    assert t.fight.helper == -1
    assert t.sides == (6, 8)


@rule("munchkin.help.dead-helper-no-share", "munchkin.help.dead-helper-open")
def test_a_helper_who_died_gets_nothing_and_the_treasures_are_open_all_the_same() -> None:
    """The Paladin Ben, promised 1 of 3, dies in the fight; Ann wins alone: she keeps all 3, drawn face up, he draws none."""
    pit = "- id: pit\n  effects: [{do: die}]\n"
    t = table(
        munchkin(level=6, used=["minigun"], hand=["bent-fork"]),
        munchkin(level=5, classes=[PALADIN], hand=["tin-can"]),
        munchkin(hand=["pit"]),
        foes=["yao-guai"],
        treasures=["baseball-bat", "combat-knife", "gas-mask", "spiked-boots"],
        packs=[munchkin_pack(traps=pit)],
    )
    t.choose("help:1", "treasures:1", "propose", "accept")
    assert t.sides == (16, 10)

    t.act(2, "play:pit", "target:1")
    t.until("combat")
    assert t.fight.helper == -1
    t.close()

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife", "gas-mask")
    assert t.munchkin(1).hand == ()
    assert [event.about["cards"] for event in t.happened("draw-open")] == [["baseball-bat", "combat-knife", "gas-mask"]]


@rule("munchkin.help.forced")
@pytest.mark.parametrize(("classes", "own"), [([], ()), ([PALADIN], ("gas-mask",))])
def test_a_card_makes_a_player_help_without_a_deal(classes: list[str], own: tuple[str, ...]) -> None:
    """Ann drafts Ben: he joins unasked, there is no deal, she keeps both Treasures, and he draws one only as a Paladin."""
    t = table(
        munchkin(level=6, hand=["drafted"]),
        munchkin(level=5, classes=classes, hand=["tin-can"]),
        munchkin(),
        foes=["robobrain"],
        treasures=["baseball-bat", "combat-knife", "gas-mask"],
    )

    t.choose("play:drafted", "target:1")
    t.settle()
    assert t.fight.helper == 1
    assert t.fight.deal is None
    assert t.sides == (11, 8)
    t.until("receipt")

    assert t.munchkin(0).hand == ("baseball-bat", "combat-knife")
    assert t.munchkin(1).hand == ("tin-can", *own)
