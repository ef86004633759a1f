"""The steady bot of Fallout: it ends its games, beats chance, and knows no more than its seat."""

from random import Random
from typing import Any

import pytest

from crossroads.bots import make_bot
from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.worth import Weights
from crossroads.engine.game import Game, content_of, new
from crossroads.games.fallout.results import Give, Pay
from crossroads.games.fallout.state import Fallout
from crossroads.sim.fallout import options

BOUND = 6000
SCENARIOS = ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt")


def played(seats: list[str], seed: str, given: dict[str, Any]) -> Game[Fallout]:
    """A game of these bots, to its end."""
    game = new("fallout", len(seats), seed, given)
    bots = [make_bot(name, "fallout", f"{seed} {seat}") for seat, name in enumerate(seats)]
    for _ in range(BOUND):
        decision = game.decision
        if decision is None:
            return game
        game.choose(bots[decision.seat].choose(game, decision.seat))
    raise AssertionError(f"the game goes on after {BOUND} decisions")


def begun(seed: str) -> Game[Fallout]:
    """A game at its first turn."""
    game = new("fallout", 2, seed, {})
    while (decision := game.decision) is not None and decision.prompt != "turn":
        game.choose(decision.ids[0])
    return game


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_four_steady_survivors_end_their_game(scenario: str) -> None:
    """In every scenario, by influence or by a faction."""
    game = played(["steady"] * 4, f"four in {scenario}", {"scenario": scenario})

    assert game.outcome is not None
    assert game.outcome.how in ("influence", "faction")


@pytest.mark.parametrize("number", range(8))
def test_it_ends_its_game_whatever_the_table_has_settled(number: int) -> None:
    """Tables of chance, one seat to four: no reading of a rule keeps it busy for ever."""
    seats = 1 + number % 4
    given = options(Random(number), seats)
    given |= {"equip_on_gain": "any-card", "equip_at_camp": True} if number % 2 else {}

    assert played(["steady"] * seats, f"any table {number}", given).outcome is not None


def test_it_is_well_ahead_of_chance() -> None:
    """Ten games of two: in at least eight the steady one has more influence in the end."""
    ahead = 0
    for number in range(10):
        steady = number % 2
        seats = ["random", "steady"] if steady else ["steady", "random"]
        outcome = played(seats, f"duel {number}", {"scenario": SCENARIOS[number % 4]}).outcome
        assert outcome is not None
        ahead += outcome.scores[steady] > outcome.scores[1 - steady]

    assert ahead >= 8


@pytest.mark.parametrize("name", ["steady", "curious"])
def test_what_is_hidden_has_no_part_in_its_choice(name: str) -> None:
    """The others' agendas, the decks and the tiles dealt anew: it chooses the same, 25 times of 250."""
    game = new("fallout", 3, "blind", {})
    bots = [make_bot(name, "fallout", f"blind {seat}") for seat in range(3)]
    compared = 0
    for number in range(250):
        decision = game.decision
        assert decision is not None
        chosen = bots[decision.seat].choose(game, decision.seat)
        if number % 10 == 0:
            imagined = game.imagine(decision.seat, f"salt {number}")
            assert make_bot(name, "fallout", f"blind {decision.seat}").choose(imagined, decision.seat) == chosen
            compared += 1
        game.choose(chosen)

    assert compared == 25


def test_it_counts_on_no_objective_that_it_cannot_pay() -> None:
    """Three caps and a tire iron: two caps or a weapon can be given, four caps or a chem cannot."""
    content = content_of("fallout", ())
    view = begun("payer").view(0)
    view["survivors"][0] |= {"caps": 3, "weapon": {"id": "tire-iron", "card": "tire-iron", "exhausted": False}}
    here = Situation(content, Weights(), view, 0)

    assert here.can_pay((Pay(2), Give(kind="weapon")))
    assert not here.can_pay((Pay(4),))
    assert not here.can_pay((Give(kind="chem"),))
