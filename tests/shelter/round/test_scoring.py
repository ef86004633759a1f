"""Scoring: happiness, items that count at the end, and the loss for threats on the own floor."""

import pytest

from crossroads.games.shelter import DEFINITION
from tests.kit import dweller, player, rule, table
from tests.kit.rounds import faces, scored

THREE = {"garden.left": "fire", "garden.right": "radroaches", "theatre.left": "raiders"}
FLOOR = {0: (["garden", "theatre"], ())}


@rule("shelter.scoring.threat-penalty")
def test_each_threat_on_the_own_floor_costs_one_happiness() -> None:
    """Twenty happiness each, three threats on seat 0's floor, one on seat 1's, none on seat 2's: 17, 19 and 20."""
    t = table(
        *[player(happiness=20) for _ in range(3)],
        floors={**FLOOR, 1: ((), ["medbay"])},
        threats={**THREE, "medbay.right": "fire"},
        ending="threat-deck",
    )

    assert scored(t).scores == (17, 19, 20)
    assert [who.happiness for who in t.state.players] == [17, 19, 20]


@rule("shelter.scoring.threat-penalty")
def test_threats_cost_nothing_before_the_last_round() -> None:
    """The same three threats at the end of any other round: twenty happiness stay twenty."""
    t = table(player(happiness=20), player(), floors=FLOOR, threats=THREE, dice=faces(7, 7, 7))

    t.end_round()

    assert t.player(0).happiness == 20


@rule("shelter.scoring.beaten-not-counted")
def test_a_threat_beaten_in_the_last_round_costs_nothing() -> None:
    """Two threats on seat 0's floor, one of them paid off by seat 1 in the last round: seat 0 loses one."""
    t = table(
        player(happiness=20),
        player(water=2),
        floors=FLOOR,
        threats={"garden.left": "fire", "garden.right": "radroaches"},
        first=1,
        ending="sixth-room",
    )

    t.choose("place:garden.left")

    assert scored(t).scores == (19, 2)


@rule("shelter.scoring.beaten-not-counted")
def test_a_threat_with_a_loser_on_it_still_costs_one() -> None:
    """Two threats on seat 0's floor, a fight with one of them is lost in the last round: seat 0 loses two."""
    t = table(
        player(happiness=20),
        player(),
        floors=FLOOR,
        threats={"garden.left": "fire", "garden.right": "radroaches"},
        dice=faces(5),
        ending="sixth-room",
    )

    t.choose("place:garden.right")

    assert scored(t).scores == (18, 0)


@rule("shelter.scoring.top-floor-free")
def test_threats_on_the_top_floor_cost_nobody_anything() -> None:
    """Four threats on the top floor, none elsewhere: 20 and 15 stay 20 and 15."""
    top = {"diner.left": "fire", "diner.right": "fire", "generator.left": "raiders", "vault-door.left": "raiders"}
    t = table(player(happiness=20), player(happiness=15), floors=FLOOR, threats=top, ending="threat-deck")

    assert scored(t).scores == (20, 15)


@rule("shelter.scoring.not-negative")
def test_happiness_never_falls_below_zero() -> None:
    """Three threats: 1 and 2 and 3 happiness become zero, 4 become one."""
    for before, after in ((0, 0), (1, 0), (2, 0), (3, 0), (4, 1)):
        t = table(player(happiness=before), player(), floors=FLOOR, threats=THREE, ending="threat-deck")

        assert scored(t).scores == (after, 0)
        assert t.player(0).happiness == after


@rule("shelter.scoring.not-negative")
def test_what_cannot_be_lost_does_not_tip_the_result() -> None:
    """One happiness and three threats against none: both have zero and share the victory."""
    t = table(player(happiness=1), player(), floors=FLOOR, threats=THREE, ending="threat-deck")

    assert scored(t).winners == (0, 1)


@rule("shelter.scoring.token-is-one")
def test_a_loss_is_of_one_happiness_out_of_a_five() -> None:
    """Five happiness and one threat: four are left, whatever tokens they would be held in."""
    t = table(
        player(happiness=5), player(happiness=6), floors=FLOOR, threats={"garden.left": "fire"}, ending="threat-deck"
    )

    assert scored(t).scores == (4, 6)


@rule("shelter.scoring.items-first")
def test_items_count_before_the_loss_for_threats() -> None:
    """One happiness, a snow globe worth two, two threats: one is left (the loss first would leave two)."""
    t = table(
        player(happiness=1, items=["snow-globe"]),
        player(),
        floors=FLOOR,
        threats={"garden.left": "fire", "garden.right": "radroaches"},
        ending="threat-deck",
    )

    assert scored(t).scores == (1, 0)


@rule("shelter.scoring.items-first")
def test_items_count_by_what_a_player_has_at_the_end() -> None:
    """A trophy cup with five rooms: two. A family album with seven dwellers: three. Only the own things count."""
    floors = {0: (["garden", "theatre", "medbay"], ["lounge", "armory"])}
    t = table(
        player(items=["trophy-cup"]), player(items=["family-album"], dwellers=7), floors=floors, ending="sixth-room"
    )

    assert scored(t).scores == (2, 3)


@rule("shelter.scoring.winner")
def test_the_most_happiness_after_the_loss_wins() -> None:
    """22 against 20, and four threats on the leader's floor: seat 1 wins with 20 against 18."""
    threats = {**THREE, "theatre.right": "blackout"}
    t = table(player(happiness=22), player(happiness=20), floors=FLOOR, threats=threats, ending="threat-deck")

    outcome = scored(t)

    assert outcome.scores == (18, 20)
    assert (outcome.winners, outcome.losers) == ((1,), (0,))


@rule("shelter.scoring.winner")
def test_one_happiness_more_wins_whatever_else_there_is() -> None:
    """11 happiness against 10 with more cubes, dwellers and items: seat 0 wins."""
    rich = player(happiness=10, power=6, food=6, water=6, dwellers=7, items=["kitchen-knife", "pipe-pistol"])
    t = table(player(happiness=11), rich, player(happiness=3), ending="threat-deck")

    outcome = scored(t)

    assert (outcome.winners, outcome.losers) == ((0,), (1, 2))


# -- scores before the end


def test_scores_can_be_told_at_any_time_as_if_this_were_the_end() -> None:
    """Three happiness, a snow globe worth two, three threats: two; another seat with one and none: one."""
    t = table(player(happiness=3, items=["snow-globe"]), player(happiness=1), floors=FLOOR, threats=THREE)
    before = t.game.digest()

    assert DEFINITION.scores(t.state) == (2, 1)
    assert t.game.digest() == before


@rule("shelter.scoring.beaten-not-counted")
def test_scores_before_the_end_leave_out_threats_that_will_leave() -> None:
    """Three threats: a healthy dweller of seat 1 stands on one, a wounded one lies on another; two will stay."""
    standing = [dweller(spot="garden.left"), dweller(spot="garden.right", wounded=True), dweller()]
    threats = {"garden.left": "fire", "garden.right": "raiders", "lounge.left": "blackout"}
    t = table(player(happiness=5), player(dwellers=standing), floors={0: (["garden"], ["lounge"])}, threats=threats)

    assert DEFINITION.scores(t.state) == (3, 0)


def test_scores_before_the_end_never_fall_below_zero() -> None:
    t = table(player(happiness=2), player(), floors=FLOOR, threats=THREE)

    assert DEFINITION.scores(t.state) == (0, 0)


def test_scores_just_before_and_after_the_end_are_those_of_the_end() -> None:
    """What items give and threats take is counted once, however often the scores are asked for."""
    t = table(
        player(happiness=9, items=["snow-globe"]),
        player(happiness=20),
        floors=FLOOR,
        threats=THREE,
        ending="threat-deck",
    )
    before = DEFINITION.scores(t.state)

    assert before == scored(t).scores == DEFINITION.scores(t.state) == (8, 20)


@pytest.mark.parametrize(("wounded", "score"), [(False, 5), (True, 4)])
@rule("shelter.scoring.beaten-not-counted", "shelter.scoring.threat-penalty")
def test_a_threat_counts_before_the_end_unless_somebody_stands_on_it(wounded: bool, score: int) -> None:
    """One threat, and a dweller there: standing it will leave, lying it will stay and cost one."""
    there = [dweller(spot="garden.left", wounded=wounded), dweller()]
    floors = {0: (["garden"], ())}
    t = table(player(happiness=5, dwellers=there), player(), floors=floors, threats={"garden.left": "raiders"})

    assert DEFINITION.scores(t.state) == (score, 0)
