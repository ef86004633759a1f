"""The end: a sixth room, an empty threat deck, or two rounds without a placement."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from crossroads.engine.game import Game, new
from crossroads.engine.setup import Setup
from tests.kit import Table, player, rule, table
from tests.kit.playouts import setups
from tests.kit.rounds import calm, faces, scored

FIVE = (["garden", "theatre", "medbay"], ["lounge", "armory"])
FOUR = (["garden", "theatre"], ["lounge", "armory"])
ROW = ["weapon-workshop", "bottling-plant", "game-room"]  # three power are enough for the first alone


@rule("shelter.end.sixth-room", "shelter.end.round-completed")
def test_a_sixth_room_ends_the_game_after_the_round() -> None:
    """Seat 0 builds its sixth room in round 8: the round goes on, and with its end the game is over."""
    t = table(player(power=3), player(), floors={0: FIVE}, room_row=ROW, round=8)

    t.choose("place:lift.red")
    assert len(t.state.floor_of(0).rooms) == 6
    assert t.game.outcome is None
    t.choose("place:diner.left", "place:generator.left")
    assert t.game.outcome is None
    outcome = scored(t)

    assert (outcome.how, t.state.round) == ("sixth-room", 8)


@rule("shelter.end.sixth-room", "shelter.end.threat-deck")
def test_a_sixth_room_in_the_last_round_changes_nothing() -> None:
    """The threat deck has run out and then a floor gets full: the game still ends because of the threats."""
    t = table(player(power=3), player(), floors={0: FIVE}, room_row=ROW, round=8, ending="threat-deck")

    t.choose("place:lift.red")
    while len(t.state.floor_of(0).rooms) < 6:
        t.choose(t.options[0])

    assert (t.state.ending, t.happened("ending")) == ("threat-deck", [])


@rule("shelter.end.sixth-room")
def test_a_fifth_room_does_not_end_the_game() -> None:
    """Seat 0 builds its fifth room: the next round comes."""
    t = table(player(power=3), player(), floors={0: FOUR}, room_row=ROW, round=8, dice=calm())

    t.choose("place:lift.red", "side:left")
    t.end_round()

    assert len(t.state.floor_of(0).rooms) == 5
    assert (t.state.round, t.game.outcome) == (9, None)


@rule("shelter.end.threat-deck", "shelter.end.deck-moment")
def test_the_last_threat_card_makes_the_round_the_last_one() -> None:
    """One card in the deck, the top floor hit at the start of round 9 and no other: after round 9 the game is over."""
    t = table(player(), player(), threat_deck=["fire"], phase="threats", round=9, dice=faces(8, 7, 7))

    assert t.state.threats == {"water-treatment.left": "fire"}
    t.choose("place:diner.left", "place:generator.left")
    assert t.game.outcome is None
    outcome = scored(t)

    assert (outcome.how, t.state.round) == ("threat-deck", 9)


@rule("shelter.end.threat-deck", "shelter.end.irrevocable")
def test_a_threat_deck_that_runs_out_twice_is_told_once() -> None:
    """One card in the deck and one in the pile, two floors are hit: both are drawn, and the end is told once."""
    hit = faces(8, 8, 7)
    t = table(
        player(), player(), threat_deck=["fire"], threat_pile=["raiders"], floors={0: FIVE}, phase="threats", dice=hit
    )

    assert len(t.state.threats) == 2
    assert (t.state.ending, len(t.happened("ending"))) == ("threat-deck", 1)


@rule("shelter.end.threat-deck", "shelter.end.deck-moment")
def test_one_card_left_in_the_threat_deck_is_not_an_end() -> None:
    """Two cards, one floor hit: one is left, and round 10 comes. One card and no hit: round 10 comes as well."""
    two = table(
        player(), player(), threat_deck=["fire", "raiders"], phase="threats", round=9, dice=[*faces(8, 7, 7), *calm()]
    )
    one = table(player(), player(), threat_deck=["fire"], phase="threats", round=9, dice=calm(rounds=2))

    for t in (two, one):
        t.end_round()

        assert len(t.state.threat_deck) == 1
        assert (t.state.round, t.game.outcome) == (10, None)


@rule("shelter.end.round-completed")
def test_all_players_finish_the_last_round() -> None:
    """Seat 0 builds its sixth room, seats 1 and 2 have two dwellers each: they place them all, and so may seat 0."""
    t = table(player(power=3), player(), player(), floors={0: FIVE}, room_row=ROW)

    t.choose("place:lift.red")
    seats = []
    for spot in ("diner.left", "generator.left", "vault-door.left", "water-treatment.left", "garden.right"):
        seats.append(t.seat)
        t.choose(f"place:{spot}")
        while t.game.decision is not None and t.prompt == "rent":
            t.choose("gain:water")

    assert seats == [1, 2, 0, 1, 2]
    assert t.prompt == "train-letter"  # the recall step is carried out as ever
    t.choose("letter:S")
    assert t.player(0).dweller(2).letter == "S"
    assert t.player(2).cubes == (2, 3, 0)
    assert t.game.decision is None
    assert t.game.outcome is not None


@rule("shelter.end.round-completed")
def test_no_threats_come_after_the_last_round() -> None:
    """The dice are empty: after the last round nobody rolls, and no further round begins."""
    t = table(player(), player(), ending="sixth-room", round=5, dice=[])

    scored(t)

    assert t.state.round == 5
    assert t.game.explain("place:diner.left", 0)[0].rule == "shelter.end.sixth-room"
    with pytest.raises(ValueError, match="over"):
        t.game.choose("pass")


@rule("shelter.end.irrevocable")
def test_a_reshuffle_does_not_cancel_the_end() -> None:
    """Two cards are needed, one is left, the pile of three is reshuffled: two lie in the deck, and the game ends."""
    t = table(
        player(),
        player(),
        floors={0: ((), ["garden"])},
        threat_deck=["fire"],
        threat_pile=["raiders", "blackout", "deathclaw"],
        phase="threats",
        round=9,
        dice=faces(8, 8, 7),
    )

    assert len(t.state.threat_deck) == 2
    outcome = scored(t)

    assert (outcome.how, t.state.round) == ("threat-deck", 9)


@rule("shelter.end.irrevocable")
def test_cards_that_come_back_to_the_pile_do_not_cancel_the_end() -> None:
    """The last card is laid and beaten in the same round: it lies on the pile at recall, and the game ends."""
    t = table(player(water=2), player(), threat_deck=["fire"], phase="threats", round=9, dice=faces(8, 7, 7))

    t.choose("place:water-treatment.left")
    outcome = scored(t)

    assert t.state.threat_pile == ("fire",)
    assert outcome.how == "threat-deck"


@rule("shelter.end.any-player")
def test_one_player_with_six_rooms_is_enough() -> None:
    """Floors of five, two and three rooms; the last seat makes its three four: no end. The first makes six: the end."""
    floors = {0: FIVE, 1: (["storehouse"], ["barracks"]), 2: (["turbine-hall", "barber-shop"], ["science-lab"])}
    none = table(player(), player(), player(power=3), floors=floors, room_row=ROW, first=2, dice=calm(3))
    one = table(player(power=3), player(), player(), floors=floors, room_row=ROW)

    none.choose("place:lift.green", "side:left")
    none.end_round()
    one.choose("place:lift.red")

    assert none.game.outcome is None
    assert scored(one).how == "sixth-room"
    assert [len(floor.rooms) for floor in one.state.floors] == [6, 6, 2, 3]


@rule("shelter.end.any-player")
def test_the_sixth_room_may_be_any_seats() -> None:
    """Seat 1 builds the sixth room on its floor while seat 0 has none: the game ends."""
    t = table(player(), player(power=3), floors={1: FIVE}, room_row=ROW, first=1)

    t.choose("place:lift.blue")

    assert scored(t).how == "sixth-room"


@rule("shelter.end.any-player")
def test_the_six_rooms_of_the_top_floor_and_rooms_of_different_floors_are_no_end() -> None:
    """Five rooms on each of two floors, six on the top floor: the next round comes."""
    other = (["storehouse", "barracks", "turbine-hall"], ["barber-shop", "science-lab"])
    t = table(player(), player(), floors={0: FIVE, 1: other}, dice=calm())

    t.end_round()

    assert (t.state.round, t.game.outcome) == (2, None)


@rule("shelter.end.stalemate")
def test_two_rounds_in_a_row_without_a_placement_end_the_game() -> None:
    """Everybody passes in rounds 6 and 7: after round 6 the game goes on, after round 7 it is scored."""
    t = table(player(happiness=3), player(happiness=2), round=6, dice=calm())

    t.end_round()
    assert (t.state.round, t.game.outcome) == (7, None)
    outcome = scored(t)

    assert (outcome.how, outcome.scores, t.state.round) == ("stalemate", (3, 2), 7)


@rule("shelter.end.stalemate")
def test_one_placement_between_starts_the_count_anew() -> None:
    """Rounds without, with (by seat 1), without a placement: the game goes on; another one without ends it."""
    t = table(player(), player(), round=6, dice=calm(rounds=3))

    t.end_round()
    t.choose("pass", "place:diner.left")
    t.end_round()
    t.end_round()
    assert (t.state.round, t.game.outcome) == (9, None)

    assert scored(t).how == "stalemate"


@rule("shelter.end.stalemate")
def test_the_first_two_rounds_of_a_game_can_be_a_stalemate() -> None:
    """A fresh game in which everybody passes is over after round 2."""
    t = Table(new("shelter", seats=3, seed="idle"))

    t.choose("pass", "pass", "pass", "pass", "pass")
    assert (t.state.round, t.game.outcome) == (2, None)
    t.choose("pass")

    assert t.game.outcome is not None
    assert t.game.outcome.how == "stalemate"


@pytest.mark.slow
@settings(max_examples=15)
@given(setup=setups("shelter"), tastes=st.lists(st.integers(0, 997), min_size=1, max_size=60))
@example(setup=Setup("shelter", 4, bytes(32)), tastes=[0])
@example(setup=Setup("shelter", 2, bytes(32)), tastes=[996])
def test_every_game_ends_whoever_plays_it(setup: Setup, tastes: list[int]) -> None:
    """Any choices over and over, the first or the last option each time too: at most 8000, and somebody has won."""
    game: Game[Any] = Game(setup)
    made = 0
    while (decision := game.decision) is not None:
        assert made < 8000
        game.choose(decision.ids[(tastes[made % len(tastes)] + made // len(tastes)) % len(decision.ids)])
        made += 1

    assert game.outcome is not None
    assert game.outcome.winners


@rule("shelter.end.irrevocable", "shelter.end.stalemate")
def test_an_end_that_has_come_is_not_turned_into_a_stalemate() -> None:
    """Nobody places in two rounds, and the second one draws the last threat: that is how the game ends."""
    t = table(player(), player(), threat_deck=["fire"], dice=[1, 1, 3, 4, 3, 4])

    t.choose("pass", "pass")
    assert t.state.ending == "threat-deck"
    t.choose("pass", "pass")

    assert t.outcome.how == "threat-deck"
    assert not t.happened("ending")
