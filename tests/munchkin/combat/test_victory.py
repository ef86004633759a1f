"""Victory: what is put away, and what is paid in which order."""

import pytest

from crossroads.games.munchkin.state import Foe
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, table

DRAWN = ["baseball-bat", "combat-knife", "gas-mask", "laser-pistol", "minigun"]
REWARDS = ("victory", "level", "draw", "draw-open", "share", "handed-over", "perk")


def drawn_as_seen(t: Table, seat: int) -> list[tuple[str, int, object]]:
    """How a seat is told of the Treasures that were drawn: the kind of event, how many, and which."""
    told = [event for event in t.game.events_for(seat) if event.kind in ("draw", "draw-open")]
    return [(event.kind, event.about["count"], event.about.get("cards")) for event in told]


@rule("munchkin.victory.when", "munchkin.combat.defeat-without-kill")
def test_a_fight_is_won_when_the_last_monster_was_removed() -> None:
    """Ann of Level 1 removes the only monster, of Level 8: the window closes, and she has won."""
    t = table(munchkin(used=["mesmetron"], hand=["bent-fork"]), munchkin(), munchkin(), foes=["robobrain"])

    t.act(0, "power:mesmetron:0")
    t.settle()
    assert t.fight.foes == ()
    assert t.prompt == "combat"
    t.close()

    assert t.happened("victory")
    assert t.state.flight is None


@rule("munchkin.victory.when")
@pytest.mark.parametrize(("level", "won"), [(9, True), (8, False)])
def test_a_fight_is_won_by_being_stronger_at_its_close(level: int, won: bool) -> None:
    """Level 9 beats the Robobrain of 8; Level 8 does not."""
    t = table(munchkin(level=level, hand=["bent-fork"]), munchkin(), munchkin(), foes=["robobrain"])

    t.close()

    assert bool(t.happened("victory") or t.is_over) is won
    assert (t.state.flight is not None) is not won


@rule(
    "munchkin.victory.discard-monsters",
    "munchkin.victory.discard-enhancers",
    "munchkin.victory.discard-one-shots",
    "munchkin.victory.level-per-monster",
)
def test_all_cards_of_a_won_fight_are_discarded_and_each_monster_gives_its_level() -> None:
    """Two monsters, an enhancer and two grenades lie in their discards; Ann has gone from Level 3 to 5 for two kills."""
    t = table(
        munchkin(level=3, hand=["fragmentation-grenade.1", "fragmentation-grenade.2"]),
        munchkin(hand=["enraged.1"]),
        munchkin(),
        foes=["mole-rat-pup", "giant-ant"],
        treasures=DRAWN,
    )

    t.act(0, "play:fragmentation-grenade.1", "side:munchkins")
    t.act(1, "play:enraged.1", "foe:giant-ant")
    t.act(0, "play:fragmentation-grenade.2", "side:munchkins")
    t.settle()
    assert t.sides == (9, 8)
    assert [pile["count"] for pile in t.game.view(0)["piles"].values()] == [0, 0, 0]
    t.until("receipt")

    assert sorted(t.state.door_pile) == ["enraged.1", "giant-ant", "mole-rat-pup"]
    assert t.state.treasure_pile == ("fragmentation-grenade.1", "fragmentation-grenade.2")
    assert t.munchkin(0).level == 5


@rule("munchkin.victory.level-for-kill")
def test_a_kill_is_worth_one_level_for_the_fighter_alone() -> None:
    """Ann of Level 3 kills a Mole Rat Pup with Ben's help: she is at Level 4, he stays at 2."""
    t = table(munchkin(level=3, hand=["bent-fork"]), munchkin(level=2), munchkin(), foes=["mole-rat-pup"], helper=1)

    t.close()

    assert [t.munchkin(seat).level for seat in (0, 1, 2)] == [4, 2, 1]


@rule("munchkin.victory.two-levels")
def test_a_monster_can_be_worth_two_levels() -> None:
    """Ann is at Level 4 and kills a Deathclaw: she is at Level 6."""
    t = table(
        munchkin(level=4, hand=["mini-nuke", "plasma-grenade"]),
        munchkin(level=4, hand=["tin-can"]),
        munchkin(),
        foes=["deathclaw"],
        helper=1,
    )

    t.act(0, "play:mini-nuke", "side:munchkins")
    t.act(0, "play:plasma-grenade", "side:munchkins")
    t.settle()
    assert t.sides == (21, 16)
    t.close()

    assert t.munchkin(0).level == 6


@rule("munchkin.victory.treasures", "munchkin.victory.alone-face-down")
def test_treasures_won_alone_are_drawn_face_down() -> None:
    """Ann kills the Slavers for 2 Treasures: she sees both cards, the others only that there are 2."""
    t = table(
        munchkin(level=7, sex="male", hand=["bent-fork"]), munchkin(), munchkin(), foes=["slaver-gang"], treasures=DRAWN
    )

    t.close()

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")
    assert drawn_as_seen(t, 0) == [("draw", 2, ["baseball-bat", "combat-knife"])]
    assert drawn_as_seen(t, 1) == [("draw", 2, None)]
    assert t.game.view(1)["players"][0]["hand"] is None
    assert t.game.view(1)["players"][0]["treasures"] == 3


@rule("munchkin.victory.helped-face-up")
def test_treasures_won_with_a_helper_are_drawn_face_up() -> None:
    """Ann wins with Ben's help and draws 2 Treasures: Cleo sees both."""
    t = table(
        munchkin(level=7, sex="male", hand=["bent-fork"]),
        munchkin(sex="male"),
        munchkin(),
        foes=["slaver-gang"],
        helper=1,
        treasures=DRAWN,
    )

    t.close()

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife")
    assert drawn_as_seen(t, 2) == [("draw-open", 2, ["baseball-bat", "combat-knife"])]


@rule("munchkin.victory.treasures-enhancers")
def test_the_treasures_of_an_enhancer_are_added() -> None:
    """Raider Beginners with 2 Treasures and Enraged with 1: Ann draws 3."""
    t = table(
        munchkin(level=8, used=["combat-helmet"], hand=["bent-fork"]),
        munchkin(),
        munchkin(),
        foes=[Foe("raider-beginners", "raider-beginners", ("enraged.1",))],
        treasures=DRAWN,
    )
    assert t.sides == (10, 9)

    t.until("receipt")

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat", "combat-knife", "gas-mask")


@rule("munchkin.victory.treasures")
def test_a_card_can_take_the_treasures_of_a_victory_away() -> None:
    """Wrong Room removes the monsters with their Treasures: Ann has won, and draws nothing."""
    t = table(munchkin(hand=["wrong-room", "bent-fork"]), munchkin(), munchkin(), foes=["slaver-gang"], treasures=DRAWN)

    t.act(0, "play:wrong-room")
    t.until("door-settled")

    assert t.munchkin(0).hand == ("bent-fork",)


@rule("munchkin.victory.order")
def test_rewards_come_in_their_order() -> None:
    """Ann reaches Level 4 with the Paladin Ben: level, 3 Treasures, his share, the promised helmet, his own; Perk last."""
    t = table(
        munchkin(level=3, used=["combat-helmet"], hand=["mini-nuke"]),
        munchkin(classes=["brotherhood-paladin.1"], hand=["tin-can"]),
        munchkin(),
        foes=["yao-guai"],
        treasures=DRAWN,
    )
    seen: list[str] = []

    t.act(0, "help:1", "give:combat-helmet", "treasures:1", "propose", "accept")
    t.act(0, "play:mini-nuke", "side:munchkins")
    t.settle()
    assert t.sides == (14, 10)
    while t.prompt != "door-settled":
        t.skip()
        seen += [event.kind for event in t.game.events if event.kind in REWARDS]
        seen += [f"{t.prompt}? {t.seat}"] if t.prompt in ("share", "receipt", "perk-draw") else []

    assert seen == [
        *("victory", "level", "draw-open", "share? 1", "share", "handed-over", "draw-open"),
        *("receipt? 0", "receipt? 1", "perk-draw? 0"),
    ]
    assert t.munchkin(0).hand == ("combat-knife", "gas-mask")
    assert t.munchkin(1).hand == ("tin-can", "baseball-bat", "laser-pistol")
    assert t.munchkin(1).item("combat-helmet") is not None


@rule("munchkin.victory.order")
def test_the_tenth_level_ends_the_game_before_any_treasure_is_drawn() -> None:
    """Ann of Level 9 kills a Mole Rat Pup: she is at Level 10 and has won, and her Treasure stays in the deck."""
    t = table(munchkin(level=9, hand=["bent-fork"]), munchkin(), munchkin(), foes=["mole-rat-pup"], treasures=DRAWN)

    t.close()

    assert t.outcome.winners == (0,)
    assert t.munchkin(0).hand == ("bent-fork",)


@rule("munchkin.victory.order", "munchkin.negotiation.share-before-bonus", "munchkin.victory.helped-face-up")
def test_all_that_a_victory_with_a_helper_brings_is_told_in_its_order_and_face_up() -> None:
    """Ben of Level 5 beats the Yao Guai (3 Treasures) with Ann, who was promised one; his nose finds him another."""
    t = table(
        munchkin(level=9, hand=["bent-fork"]),
        munchkin(level=5, hand=["left-boot"], perks=["nose-for-treasure"]),
        munchkin(classes=["brotherhood-paladin.1"], hand=["desk-fan"]),
        active=1,
        foes=["yao-guai"],
        treasures=["tin-can", "combat-knife", "baseball-bat", "gas-mask", "laser-pistol"],
    )

    t.choose("help:0", "treasures:1", "propose", "accept")
    t.until("share")
    assert (t.seat, t.options) == (0, ("share:tin-can", "share:combat-knife", "share:baseball-bat"))
    assert [*t.state.to_share] == ["tin-can", "gas-mask", "combat-knife", "baseball-bat"]
    t.choose("share:tin-can")

    drawn = {"seat": 1, "deck": "treasure"}
    assert [(event.kind, event.rule, dict(event.about)) for event in t.log][-7:] == [
        ("victory", "munchkin.victory.when", {"seat": 1, "levels": 1, "treasures": 3}),
        ("level", "munchkin.victory.level-for-kill", {"seat": 1, "level": 6}),
        (
            "draw-open",
            "munchkin.victory.treasures",
            {**drawn, "count": 3, "cards": ["tin-can", "combat-knife", "baseball-bat"]},
        ),
        ("junk", "munchkin.junk.compensation-hidden", {"seat": 1, "cards": ["tin-can"]}),
        ("draw-open", "munchkin.junk.compensation", {**drawn, "count": 1, "cards": ["gas-mask"]}),
        ("share", "munchkin.help.share-as-agreed", {"seat": 0, "cards": ["tin-can", "gas-mask"]}),
        (
            "draw-open",
            "munchkin.negotiation.share-before-bonus",
            {**drawn, "count": 1, "cards": ["laser-pistol"]},
        ),
    ]
    assert t.state.to_share == ()
    assert t.munchkin(2).hand == ("desk-fan",)


@rule("munchkin.victory.alone-face-down", "munchkin.help.own-extra-reward")
def test_who_stood_by_gets_nothing_for_helping() -> None:
    """Cleo is a Paladin, who would get a Treasure for helping; Ben won without her."""
    t = table(
        munchkin(),
        munchkin(level=5, hand=["left-boot"]),
        munchkin(classes=["brotherhood-paladin.1"], hand=["desk-fan"]),
        active=1,
        foes=["giant-ant"],
        treasures=["tin-can", "gas-mask"],
    )

    t.until("receipt")

    assert [(event.kind, event.as_seen_by(0).about) for event in t.log if event.kind in ("draw", "draw-open")] == [
        ("draw", {"seat": 1, "deck": "treasure", "count": 1}),
        ("draw", {"seat": 1, "deck": "treasure", "count": 1}),
    ]
    assert t.munchkin(1).hand == ("left-boot", "tin-can", "gas-mask")
    assert t.munchkin(2).hand == ("desk-fan",)


@rule("munchkin.negotiation.items-lost", "munchkin.negotiation.promised-big")
@pytest.mark.parametrize("lost", ["combat-knife", "combat-helmet"])
def test_big_for_big_goes_though_something_small_that_was_promised_with_it_is_gone(lost: str) -> None:
    """Ben gives minigun and knife for Ann's super sledge and helmet; a trap has taken the knife, or the helmet."""
    t = table(
        munchkin(level=9, used=["super-sledge", "combat-helmet"], hand=["bent-fork"]),
        munchkin(level=5, backpack=["minigun", "combat-knife"], hand=["left-boot"]),
        munchkin(hand=["desk-fan", "pickpocket-orphans"]),
        active=1,
        foes=["robobrain"],
    )
    victim = 1 if lost == "combat-knife" else 0

    t.choose(
        "help:0", "give:minigun", "give:combat-knife", "ask:super-sledge", "ask:combat-helmet", "propose", "accept"
    )
    t.act(2, "play:pickpocket-orphans", f"target:{victim}")
    t.settle()
    t.until("receipt")

    there = {"minigun": (1, 0), "combat-knife": (1, 0), "super-sledge": (0, 1), "combat-helmet": (0, 1)}
    del there[lost]
    assert t.told("handed-over") == [{"seat": one, "to": other, "card": card} for card, (one, other) in there.items()]
    assert t.rules_told("handed-over") == ["munchkin.negotiation.items-after-fight"] * 3


@rule("munchkin.negotiation.promised-big", "munchkin.negotiation.items-of-helper")
def test_what_the_fighter_was_promised_and_can_carry_comes_without_what_cannot_be_carried() -> None:
    """Ann promised super sledge and helmet; a thief has taken Ben's Pack Frame, so his minigun is all that he can carry."""
    t = table(
        munchkin(level=9, used=["super-sledge", "combat-helmet"], hand=["bent-fork"]),
        munchkin(level=5, used=["pack-frame"], backpack=["minigun"], hand=["left-boot"]),
        munchkin(hand=["desk-fan", "pickpocket-orphans"]),
        active=1,
        foes=["robobrain"],
    )

    t.choose("help:0", "ask:super-sledge", "ask:combat-helmet", "propose", "accept")
    t.act(2, "play:pickpocket-orphans", "target:1")
    t.until("receipt")

    assert t.told("handed-over") == [{"seat": 0, "to": 1, "card": "combat-helmet"}]
    assert [each.id for each in t.munchkin(0).gear] == ["super-sledge"]


@rule("munchkin.monsters.auto-kill-counts", "munchkin.combat.defeat-without-kill")
def test_the_log_tells_whether_a_monster_that_left_was_killed() -> None:
    """Fire kills the Spider Robot; the Mesmetron only drives the Slavers away."""
    t = table(
        munchkin(level=2, used=["flaming-motor-sword", "mesmetron"], hand=["bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=["spider-robot", "slaver-gang", "giant-ant"],
    )

    t.act(0, "power:mesmetron:0", "foe:slaver-gang")
    t.settle()

    assert (t.told("killed"), t.rules_told("killed")) == (
        [{"card": "spider-robot"}],
        ["munchkin.monsters.auto-kill-counts"],
    )
    assert (t.told("ousted"), t.rules_told("ousted")) == (
        [{"card": "slaver-gang"}],
        ["munchkin.combat.defeat-without-kill"],
    )
