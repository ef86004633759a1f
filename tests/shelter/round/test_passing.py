"""Passing: when one may, when one must, and what it means for the rest of the round."""

from tests.kit import dweller, player, rich, rule, table

QUIET = [3, 4, 3, 4, 3, 4]  # a 7 for each of three floors: no threat


@rule("shelter.passing.may-pass")
def test_a_player_who_could_place_may_pass() -> None:
    """Two dwellers, full compartments, a whole shelter of free spots: the pass is accepted, and nobody was placed."""
    t = table(rich(), player())

    assert "place:diner.left" in t.options
    t.choose("pass")

    assert (t.seat, t.prompt) == (1, "turn")
    assert len(t.player(0).home) == 2
    assert t.happened("pass")[0].rule == "shelter.passing.may-pass"


@rule("shelter.passing.may-pass")
def test_passing_is_possible_on_every_turn_of_a_round() -> None:
    """The pass is on offer on the first turn, on the second and after an item was used, for either seat."""
    t = table(player(dwellers=3), player(dwellers=3, items=["canteen"]))

    assert "pass" in t.options
    t.choose("place:diner.left", "use:canteen")
    assert (t.seat, "pass" in t.options) == (1, True)
    t.choose("place:generator.left")

    assert (t.seat, "pass" in t.options) == (0, True)


@rule("shelter.passing.final")
def test_whoever_has_passed_has_no_more_turns_in_the_round() -> None:
    """A passes with one dweller left: B and C go on without A until the next round, when A has turns again."""
    t = table(player(dwellers=1), player(), player(), dice=[3, 4] * 4)

    t.choose("pass")
    order = []
    for room in ("diner", "generator", "water-treatment"):
        order.append(t.seat)
        t.choose(f"place:{room}.left")
    assert order == [1, 2, 1]
    assert t.refused("place:diner.right", seat=0) == "shelter.passing.final"
    t.choose("pass")

    assert (t.state.round, t.seat) == (2, 0)
    assert "place:diner.left" in t.options


@rule("shelter.passing.final")
def test_a_pass_cannot_be_followed_by_another_placement_even_if_a_spot_opens() -> None:
    """A passes, then B builds a room that A could use: A is not asked again."""
    t = table(player(), rich(), room_row=["garden", "armory", "medbay"], dice=QUIET)

    t.choose("pass", "place:lift.blue", "build:garden", "side:left")

    assert (t.seat, t.prompt) == (1, "turn")
    t.choose("pass")
    assert t.state.round == 2


@rule("shelter.passing.forced")
def test_without_a_legal_spot_passing_is_the_only_move() -> None:
    """One wounded dweller while another stands on the only spot for the wounded: nothing but the pass is left."""
    t = table(player(dwellers=[dweller(wounded=True)]), player(dwellers=[dweller(spot="lift.start"), dweller()]))

    assert (t.seat, t.options) == (0, ("pass",))
    t.choose("pass")

    assert t.player(0).passed
    assert t.seat == 1
    assert t.happened("pass")[0].rule == "shelter.passing.forced"


@rule("shelter.passing.forced")
def test_one_legal_spot_is_enough_to_have_a_choice() -> None:
    """With the spot for the wounded free, the wounded dweller may go there and need not pass."""
    t = table(player(dwellers=[dweller(wounded=True)]), player())

    assert t.options == ("place:lift.start", "pass")


@rule("shelter.passing.dwellers-kept")
def test_dwellers_that_stayed_home_keep_their_state() -> None:
    """A dweller trained in S and a wounded one trained in L stay home: next round both are available and just the same."""
    people = [dweller(letter="S"), dweller(letter="L", wounded=True), dweller()]
    t = table(player(dwellers=people), player(dwellers=1), dice=QUIET)
    before = t.player(0).dwellers

    t.choose("place:diner.left", "place:generator.left", "pass")

    assert t.state.round == 2
    assert t.player(0).dwellers == before
    assert t.player(0).home == list(before)
    assert "place:generator.left:S" in t.options


@rule("shelter.passing.rent-continues")
def test_whoever_has_passed_still_takes_rent() -> None:
    """B has passed: for A's visit to B's garden B takes a water, and A goes on."""
    t = table(player(), player(), floors={1: (("garden",), ())}, first=1)

    t.choose("pass", "place:garden.right")
    assert (t.seat, t.prompt) == (1, "rent")
    t.choose("gain:water")

    assert t.player(1).cubes == (0, 0, 1)
    assert (t.seat, t.prompt) == (0, "turn")
