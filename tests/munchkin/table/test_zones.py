"""Where cards lie: each in one place, whatever goes on, and seen by whom it may be seen (topic hidden-information)."""

from collections import Counter

import pytest

from crossroads.games.munchkin.player import Kept
from crossroads.games.munchkin.state import Body, Foe, Munchkin, Pending
from crossroads.games.munchkin.table.zones import HANDS, IN_PLAY, PERK_PILE
from tests.kit import rule
from tests.kit.munchkin import gear, munchkin, table


def in_play(g: Munchkin) -> Counter[str]:
    """What lies open on the table, how often."""
    return Counter([card for _, lot in IN_PLAY.lots(g) for card in lot])


@rule("munchkin.cards.in-play-kinds")
def test_all_that_lies_in_front_of_a_player_is_in_play() -> None:
    ann = munchkin(
        level=4,
        classes=["raider.1"],
        traits=["super-munchkin.1"],
        perks=["thick-hide"],
        sidekick="faithful-mutt",
        used=[gear("rusty-pistol", "telescopic-sight", cheat="cheat.1")],
        bundles=[gear("laser-pistol", "double-magazine")],
        kept=[Kept("bald-spot", "kept"), Kept("radscorpion", "turns", 1, echo=True)],
        hand=["tin-can"],
    )
    t = table(ann, munchkin(), munchkin())

    assert in_play(t.state) == Counter(
        [
            *("raider.1", "super-munchkin.1", "thick-hide", "faithful-mutt", "rusty-pistol", "telescopic-sight"),
            *("cheat.1", "laser-pistol", "double-magazine", "bald-spot"),
        ]
    )


@rule("munchkin.bad-stuff.lasting-card-kept", "munchkin.effects.until-end-of-combat")
def test_what_lies_in_a_fight_is_in_play_once() -> None:
    """The Radscorpion caught Ann and still chases Ben; a grenade lies there to the end."""
    foes = [Foe("radscorpion", "radscorpion", enhancers=("enraged.1",)), Foe("giant-ant", "giant-ant")]
    kept = [Kept("radscorpion", "turns", 1), Kept("giant-radscorpion", "turns", 1)]
    t = table(
        munchkin(kept=kept), munchkin(), munchkin(hand=["plasma-grenade", "tin-can"]), foes=foes, dice=[6, 6, 6, 6]
    )

    t.act(2, "play:plasma-grenade", "side:monsters")
    t.settle()

    assert in_play(t.state) == Counter(["giant-radscorpion", "radscorpion", "enraged.1", "giant-ant", "plasma-grenade"])


@rule("munchkin.response-windows.reaction-window")
@pytest.mark.parametrize(
    ("pending", "there"),
    [
        (Pending("trap", "tripwire.1", 0, 1), ["tripwire.1"]),
        (Pending("door", "wandering-creature.1", 0, monster="giant-ant"), ["wandering-creature.1", "giant-ant"]),
        (Pending("ability", "raider.1", 0, power=0), []),
        (Pending("ability", "raider.1", 0, power=1), []),
        (Pending("roll", "raider.1", target=0), []),
        (Pending("meeting", "giant-ant", target=0), []),
        (Pending("bad-stuff", "giant-ant", target=0), []),
        (Pending("radiation", "creeping-irradiation", 0, 1), []),
    ],
    ids=lambda each: each.kind if isinstance(each, Pending) else "",
)
def test_a_card_that_waits_lies_on_the_stack_unless_it_lies_elsewhere(pending: Pending, there: list[str]) -> None:
    """A power is used by a card in play, a roll is about one, and Creeping Irradiation has been laid down."""
    t = table(munchkin(kept=[Kept("creeping-irradiation", "creep", penalty=-1)]), munchkin(), munchkin())
    t.state.stack = (pending,)

    assert in_play(t.state) == Counter(["creeping-irradiation", *there])


@rule("munchkin.looting-body.bundle")
def test_the_belongings_of_the_dead_lie_open() -> None:
    t = table(munchkin(), munchkin(), munchkin(alive=False))
    t.state.bodies = (Body(2, ("tin-can", "gas-mask"), (gear("rusty-pistol", "telescopic-sight"),)),)

    assert in_play(t.state) == Counter(["tin-can", "gas-mask", "rusty-pistol", "telescopic-sight"])


@rule("munchkin.cards.discard-top-visible")
@pytest.mark.parametrize(
    ("pile", "seen"),
    [([], []), (["pack-rat"], ["pack-rat"]), (["pack-rat", "fleet-feet", "thick-hide"], [None, None, "thick-hide"])],
)
def test_of_the_discarded_perks_only_the_last_is_seen(pile: list[str], seen: list[str | None]) -> None:
    t = table(perk_pile=pile)

    assert [PERK_PILE.faces(t.state, seat) for seat in (0, None)] == [seen, seen]


@rule("munchkin.hidden-information.hand-secret")
def test_a_hand_has_no_order_and_is_seen_by_its_owner() -> None:
    t = table(munchkin(hand=["tin-can", "bent-fork"]), munchkin(), munchkin())

    assert not HANDS.ordered
    assert HANDS.faces(t.state, 0, 0) == ["tin-can", "bent-fork"]
    assert HANDS.faces(t.state, 1, 0) == [None, None]
