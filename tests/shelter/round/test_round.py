"""Game round: its three steps, whose turn it is, and when the next round begins."""

import pytest

from tests.kit import Table, deal, player, rule, table

QUIET = [3, 4, 3, 4, 3, 4]  # a 7 for each of three floors: no threat


def turns(t: Table, *options: str) -> list[int]:
    """Choose these options, and say which seat chose each."""
    seats = []
    for option in options:
        seats.append(t.seat)
        t.choose(option)
    return seats


@rule("shelter.round.three-steps")
def test_a_round_is_threats_then_placement_then_recall() -> None:
    """Round 4: three rolls before the first turn, nobody recalled before the last placement, then the next round's rolls."""
    t = table(player(dwellers=1), player(dwellers=1), round=4, phase="threats", dice=QUIET + QUIET)

    assert len(t.happened("threat-roll")) == 3
    assert (t.prompt, t.state.round) == ("turn", 4)
    t.choose("place:diner.left")
    assert t.player(0).home == []
    assert t.happened("threat-roll") == t.happened("recall") == []
    t.choose("place:generator.left")

    told = [event.kind for event in t.game.events if event.kind in ("place", "recall", "round", "threat-roll")]
    assert told == ["place", "recall", "round", "threat-roll", "threat-roll", "threat-roll"]
    assert len(t.player(0).home) == len(t.player(1).home) == 1
    assert t.state.round == 5


@rule("shelter.round.three-steps")
def test_a_threat_of_this_round_lies_before_anybody_can_place() -> None:
    """A 10 for the top floor covers the diner's left spot: the first player already meets the threat there."""
    t = table(player(), player(), round=4, phase="threats", dice=[4, 6, 3, 4, 3, 4], threat_deck=["fire", "raiders"])

    assert t.state.threats == {"diner.left": "fire"}
    assert t.refused("place:diner.left") == "shelter.cost-reward.whole-cost"


@rule("shelter.round.no-threats-first-round")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_has_no_threat_step(seats: int) -> None:
    """Round 1: nothing is rolled and 18 threats are in the deck until its last turn; round 2 rolls for every floor."""
    t = deal(seats)

    assert {draw.why for draw in t.game.opening} == {"items", "threats", "rooms", "first-player"}
    for _ in range(seats - 1):
        t.choose("pass")
        assert t.state.draws == ()
        assert len(t.state.threat_deck) == 18
        assert t.state.threats == {}
    t.choose("pass")

    assert t.state.round == 2
    assert [draw.why for draw in t.state.draws] == ["threat"] * (seats + 1)


@rule("shelter.round.turn-order")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 0]), (1, [1, 2, 0, 1]), (2, [2, 0, 1, 2])])
def test_turns_go_round_from_the_first_player(first: int, order: list[int]) -> None:
    """Seats A, B, C and the token at B: the turns go B, C, A, B; nobody else may place meanwhile."""
    t = table(player(), player(), player(), first=first)

    waiting = (first + 1) % 3
    assert t.refused("place:diner.right", seat=waiting) == "shelter.round.turn-order"

    assert turns(t, "place:diner.left", "place:generator.left", "place:water-treatment.left", "pass") == order


@rule("shelter.round.turn-order")
def test_the_token_taken_in_a_round_does_not_change_its_order() -> None:
    """B takes the token as the second of three: C and A follow in this round all the same, and B begins the next."""
    t = table(*[player(dwellers=1)] * 3, dice=[3, 4] * 4)

    assert turns(t, "place:diner.left", "place:vault-door.right", "gain:food", "gain:food", "pass") == [0, 1, 1, 1, 2]

    assert (t.state.round, t.seat) == (2, 1)


@rule("shelter.round.placement-ends")
def test_placement_ends_once_all_have_passed_or_placed_everybody() -> None:
    """A has passed and B has placed the last dweller: C goes on, and C's last placement starts the recall."""
    t = table(player(), player(dwellers=1), player(), dice=[3, 4] * 4)

    t.choose("pass", "place:diner.left", "place:generator.left")
    assert (t.seat, t.state.round) == (2, 1)
    assert t.happened("recall") == []
    t.choose("place:water-treatment.left")

    assert len(t.happened("recall")) == 1
    assert t.state.round == 2


@rule("shelter.round.placement-ends")
@pytest.mark.parametrize("last", ["pass", "place:generator.left"])
def test_the_last_pass_ends_it_as_the_last_placement_does(last: str) -> None:
    """Two players with a dweller each: after B's placement or pass, no further turn is asked for."""
    t = table(player(dwellers=1), player(dwellers=1), dice=QUIET)

    t.choose("place:diner.left", last)

    assert t.state.round == 2


@rule("shelter.round.done-players-skipped")
def test_a_player_without_dwellers_is_skipped() -> None:
    """A has four dwellers and B two: when both have placed two, A takes two more turns in a row."""
    t = table(player(dwellers=4), player(), floors={0: (["garden"], ["turbine-hall"])}, dice=QUIET)

    rooms = ("diner", "generator", "water-treatment", "vault-door", "garden", "turbine-hall")
    order = turns(t, *[f"place:{room}.left" for room in rooms])

    assert order == [0, 1, 0, 1, 0, 0]


@rule("shelter.round.done-players-skipped")
def test_a_player_who_has_passed_is_skipped() -> None:
    """A passes with dwellers left: B takes two turns in a row."""
    t = table(player(), player(), dice=QUIET)

    assert turns(t, "pass", "place:diner.left", "place:generator.left") == [0, 1, 1]


@rule("shelter.round.done-players-skipped")
def test_newcomers_of_this_round_are_no_available_dwellers() -> None:
    """B's only dweller brings a new one: B is skipped for the rest of the round though a second figure is B's."""
    t = table(player(dwellers=3), player(food=3, dwellers=1), dice=QUIET)

    order = turns(t, "place:diner.left", "place:vault-entrance.right", "place:generator.left", "pass")

    assert order == [0, 1, 0, 0]
    assert t.state.round == 2


@rule("shelter.round.next-round")
def test_a_new_round_begins_with_its_threats_when_no_end_is_reached() -> None:
    """Five rooms on the longest floor and seven threat cards: recall ends and round 8 begins with the threat step."""
    deck = ["fire", "fire", "raiders", "raiders", "deathclaw", "blackout", "burst-pipe"]
    five = (["garden", "lounge", "armory"], ["classroom", "medbay"])
    t = table(player(), player(), floors={0: five}, threat_deck=deck, round=7, dice=[1, 1, 3, 4, 3, 4])

    t.choose("place:diner.left", "pass", "pass")

    assert (t.state.round, t.state.phase, t.prompt) == (8, "placement", "turn")
    assert len(t.happened("threat-roll")) == 3
    assert t.state.threats == {"wasteland.right": "fire"}
    assert not t.is_over


@rule("shelter.round.next-round")
@pytest.mark.parametrize("end", ["sixth-room", "threat-deck"])
def test_no_round_begins_once_an_end_is_reached(end: str) -> None:
    """With an end condition met, the recall is followed by the scoring and not by threats."""
    t = table(player(), player(), ending=end, round=7)

    t.choose("place:diner.left", "pass", "pass")

    assert t.outcome.how == end
    assert (t.state.round, t.happened("threat-roll")) == (7, [])


@rule("shelter.round.next-round")
def test_a_round_without_any_placement_is_followed_by_another() -> None:
    """One round in which all pass does not end the game; a second one in a row does, since that is an end condition."""
    t = table(player(dwellers=1), player(dwellers=1), round=3, dice=QUIET)

    t.choose("pass", "pass")
    assert (t.is_over, t.state.round) == (False, 4)
    t.choose("pass", "pass")

    assert t.outcome.how == "stalemate"


@rule("shelter.round.done-players-skipped", "shelter.round.turn-order")
def test_the_turns_go_on_round_the_table_past_a_player_who_is_skipped() -> None:
    """A of three has passed: B, who has a dweller more, and C take turns, and each of them finishes an own turn."""
    t = table(player(), player(items=["canteen"], dwellers=3), player(), dice=QUIET * 2)

    order = turns(t, "pass", "place:diner.left", "use:canteen", "place:generator.left", "place:vault-door.left")

    assert order == [0, 1, 1, 2, 1]
    assert t.seat == 2
