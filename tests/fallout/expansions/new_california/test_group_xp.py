"""Group XP: every survivor gains it, whoever earned it."""

from tests.kit import rule
from tests.kit.california import meets_in_california
from tests.kit.fallout import survivor

GROUP = "{do: group-xp, amount: 2}"


@rule(
    "new-california.group-xp.each-survivor",
    "new-california.group-xp.not-shared-out",
    "new-california.group-xp.includes-gainer",
    "new-california.group-xp.anywhere",
    "new-california.group-xp.in-competitive-scenarios",
)
def test_every_survivor_gains_all_of_it() -> None:
    """A earns 2 Group XP in Rise of the Master: A, B and C, on three parts of the map, have two each."""
    seated = [survivor(special="SPE"), survivor(special="SPE", space="camp.a"), survivor(special="SPE", space="los.d")]
    t = meets_in_california(GROUP, *seated)

    t.choose("option:do")

    assert [t.survivor(seat).xp for seat in range(3)] == [2, 2, 2]


@rule("new-california.group-xp.order")
def test_it_is_gained_in_turn_order_from_the_first_player() -> None:
    """B is first, A is on turn: B's level-up is finished before A gains anything."""
    seated = [survivor(), survivor(space="camp.a")]
    t = meets_in_california(GROUP, *seated, first=1)

    t.choose("option:do")

    assert (t.decision.seat, t.prompt) == (1, "keep-token")
    assert t.survivor(0).xp == 0
    t.choose(t.options[0])
    assert [event.about["seat"] for event in t.happened("xp")] == [0]


@rule("new-california.group-xp.eliminated-get-none")
def test_who_is_eliminated_gains_none() -> None:
    """C is out of the game: A and B gain XP, C has none."""
    gone = survivor(space="", eliminated=True)
    t = meets_in_california(GROUP, survivor(special="SPE"), survivor(special="SPE", space="camp.a"), gone)

    t.choose("option:do")

    assert [t.survivor(seat).xp for seat in range(3)] == [2, 2, 0]


@rule("new-california.group-xp.plain-xp-stays")
def test_plain_xp_stays_with_who_earned_it() -> None:
    """2 XP without the group: A has two, B none."""
    t = meets_in_california("{do: xp, amount: 2}", survivor(special="SPE"), survivor(special="SPE", space="camp.a"))

    t.choose("option:do")

    assert [t.survivor(seat).xp for seat in range(2)] == [2, 0]


@rule("new-california.solo-play.solo-group-xp")
def test_alone_the_one_survivor_gains_it() -> None:
    """One player: two XP for A."""
    t = meets_in_california(GROUP, survivor(special="SPE"))

    t.choose("option:do")

    assert t.survivor().xp == 2
