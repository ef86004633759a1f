"""The steady bot of Fallout: it ends its games, beats chance, and knows no more than its seat."""

from random import Random
from typing import Any

import pytest

from crossroads.bots import make_bot
from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.worth import Weights
from crossroads.engine.content import content_of
from crossroads.engine.game import Game, new
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.story.costs import Give, Pay
from crossroads.sim.tables import drawn_options
from tests.kit.fallout import Belongings, Wasteland, survivor, wasteland

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
    given = drawn_options("fallout", Random(number), seats)
    given |= {"equip_on_gain": "any-card", "equip_at_camp": True} if number % 2 else {}

    assert played(["steady"] * seats, f"any table {number}", given).outcome is not None


@pytest.mark.slow
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


# -- trades


def answered(one: Belongings, other: Belongings, *choices: str) -> str:
    """What the steady bot of the seat that is asked says to a trade of the first two seats."""
    t = wasteland(one, other, fresh=False)
    t.choose("camp", "trade:1", *choices)
    return make_bot("steady", "fallout", "trader").choose(t.game, t.seat)


def test_it_takes_gifts_and_gives_none() -> None:
    """A cap for nothing is welcome; nothing for a card is not."""
    assert answered(survivor(caps=1), survivor(), "give-cap", "propose") == "accept"
    assert answered(survivor(), survivor(inventory=["water"]), "ask:water", "propose") == "refuse"


def test_it_sells_what_is_paid_for_and_no_cheaper() -> None:
    """A drink for one cap, or for four."""
    rich, poor = survivor(caps=4), survivor(inventory=["water"])

    assert answered(rich, poor, "ask:water", "give-cap", "propose") == "refuse"
    assert answered(rich, poor, "ask:water", *["give-cap"] * 4, "propose") == "accept"


def test_it_parts_with_an_agenda_only_for_a_good_price() -> None:
    """Two caps for an agenda are nothing; an agenda and caps for an agenda are something."""
    holder = survivor(agendas=["payday-1", "freedom-1"])

    assert answered(survivor(caps=2), holder, "ask-agenda", "give-cap", "give-cap", "propose") == "refuse"
    swap = ("ask-agenda", "give-agenda:legend-1", *["give-cap"] * 4, "propose")
    assert answered(survivor(caps=4, agendas=["legend-1"]), holder, *swap) == "accept"


def test_it_has_the_last_word_on_what_was_picked_for_it() -> None:
    """Asked for by its own seat: a cap for an agenda of the other's choice is still a bargain."""
    other = survivor(agendas=["payday-1", "freedom-1"])
    picked = ("ask-agenda", "give-cap", "propose", "accept", "give-agenda:payday-1")

    assert answered(survivor(caps=1), other, *picked) == "accept"


def test_it_hands_over_the_agenda_that_is_worth_least() -> None:
    """Asked which one: neither the first nor the last, but the one that counts least."""
    hand = ["payday-1", "freedom-1", "legend-1"]
    t = wasteland(survivor(), survivor(agendas=hand), fresh=False)
    t.choose("camp", "trade:1", "ask-agenda", "propose", "accept")
    here = Situation(t.game.state.content, Weights(), t.game.view(1), 1)

    chosen = make_bot("steady", "fallout", "trader").choose(t.game, 1)

    assert chosen == "give-agenda:" + min(hand, key=here.worth_of_agenda)


def camped(one: Belongings, other: Belongings, actions: int = 1) -> Wasteland:
    """Two survivors in one space; the first has camped, and may trade."""
    t = wasteland(one, other, fresh=False, actions=actions)
    t.choose("camp", "camp:all")
    return t


def bargained(t: Wasteland, *seats: int) -> list[str]:
    """What steady bots choose while these seats are asked about a trade, or whether to trade."""
    chosen = []
    while t.seat in seats and t.prompt in ("camp", "trade", "offer", "changed-offer"):
        chosen.append(make_bot("steady", "fallout", "trader").choose(t.game, t.seat))
        t.choose(chosen[-1])
    return chosen


SHARPSHOOTER = survivor(special="PI", caps=8)  # to whom a laser rifle is of use
IDLE_RIFLE = survivor(inventory=["laser-rifle"], caps=0)
PRICE = ["give-cap"] * 5  # the least that its owner takes: 2.8 and what is fair, at 0.7 a cap


def test_it_buys_what_is_worth_more_to_it_than_to_its_owner() -> None:
    """A laser rifle in the inventory of somebody without its letters: offered is what the owner, weighing alike, takes."""
    t = camped(SHARPSHOOTER, IDLE_RIFLE)

    assert bargained(t, 0) == ["trade:1", "ask:laser-rifle", *PRICE, "propose"]
    assert bargained(t, 1) == ["accept"]
    t.choose("equip:laser-rifle")
    assert t.survivor(0).held("laser-rifle") is not None
    assert (t.survivor(0).caps, t.survivor(1).caps) == (3, 5)


def test_it_sells_what_it_has_no_use_for() -> None:
    """A wrench beside a rifle, to somebody with bare hands: for what the other gains by it, as far as its caps go."""
    armed = survivor(special="PI", weapon="laser-rifle", inventory=["pipe-wrench"])
    t = camped(armed, survivor(special="S", caps=2))

    assert bargained(t, 0, 1) == ["trade:1", "give:pipe-wrench", "ask-cap", "ask-cap", "propose", "accept"]


def test_it_leaves_alone_what_one_side_would_lose_by() -> None:
    """Both have the letters of the rifle; or the caps do not reach."""
    equal = survivor(special="PI", inventory=["laser-rifle"], caps=0)

    assert bargained(camped(SHARPSHOOTER, equal), 0) == ["done"]
    assert bargained(camped(survivor(special="PI", caps=4), IDLE_RIFLE), 0) == ["done"]


def test_what_was_refused_is_not_offered_again_in_the_same_turn() -> None:
    """It ends its camp; and it offers nothing while the turn can bring another camp: by an action, or by a card."""
    t = camped(SHARPSHOOTER, IDLE_RIFLE)
    assert bargained(t, 0)[-1] == "propose"
    t.choose("refuse")
    assert bargained(t, 0) == ["done"]

    assert bargained(camped(SHARPSHOOTER, IDLE_RIFLE, actions=2), 0) == ["done"]
    hurried = survivor(special="PI", caps=8, inventory=["jet"])
    assert bargained(camped(hurried, IDLE_RIFLE), 0) == ["done"]


def test_it_answers_a_poor_offer_by_a_better_one() -> None:
    """A cap for the rifle is refused by asking for what it is worth to the other."""
    t = wasteland(SHARPSHOOTER, IDLE_RIFLE, fresh=False)
    t.choose("camp", "trade:1", "ask:laser-rifle", "give-cap", "propose")

    answer = bargained(t, 1)

    assert answer[:2] == ["counter", "give:laser-rifle"]
    assert set(answer[2:-1]) == {"ask-cap"}
    assert answer[-1] == "propose"
    assert bargained(t, 0)[0] == "accept"


def test_it_does_not_answer_an_answer_by_another_offer() -> None:
    """Its own offer came back as a worse one: it refuses, and that is all."""
    t = camped(SHARPSHOOTER, IDLE_RIFLE)
    bargained(t, 0)
    t.choose("counter", "give:laser-rifle", *["ask-cap"] * 8, "propose")

    answer = bargained(t, 0)

    assert answer == ["refuse", "done"]


def test_a_better_offer_that_was_refused_is_not_made_again_in_the_same_turn() -> None:
    """The camper refuses it and camps once more: now the bot refuses; in the next turn it offers it anew."""
    poor = ("trade:1", "ask:laser-rifle", "give-cap", "propose")
    t = wasteland(SHARPSHOOTER, IDLE_RIFLE, fresh=False, actions=2)
    t.choose("camp", *poor)
    first = bargained(t, 1)
    t.choose("refuse", "camp:all", "done", "camp", *poor)

    assert first[0] == "counter"
    assert "counter" in t.options
    assert bargained(t, 1) == ["refuse"]
    t.choose("trade:1", "ask:laser-rifle", "give-cap", "give-cap", "propose")
    assert bargained(t, 1) == ["refuse"]
    t.choose("camp:all", "done", "end")
    while not (t.seat == 0 and t.prompt == "turn"):
        t.choose("end" if "end" in t.options else t.options[0])
    t.choose("camp", *poor)
    assert bargained(t, 1) == first


@pytest.mark.parametrize("name", ["steady", "curious"])
def test_no_trade_is_offered_twice_in_a_turn(name: str) -> None:
    """Four of a kind for 700 decisions: there are trades, and none comes back in its turn."""
    game = new("fallout", 4, "four traders 13", {"scenario": "commonwealth"})
    bots = [make_bot(name, "fallout", f"trader {seat}") for seat in range(4)]
    offered: list[tuple[Any, ...]] = []
    for _ in range(700):
        if (decision := game.decision) is None:
            break
        game.choose(bots[decision.seat].choose(game, decision.seat))
        offers = [event.about for event in game.events if event.kind == "offer"]
        offered += [(game.state.round, game.state.turn, str(about)) for about in offers]

    assert offered
    assert len(set(offered)) == len(offered)


@pytest.mark.parametrize("modules", [("atomic-bonds",), ("atomic-bonds", "new-california")])
@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_a_game_that_all_win_or_lose_together(seats: int, modules: tuple[str, ...]) -> None:
    """Whatever an expansion adds to a turn or to the shop: the game comes to its end, and all have the same part in it."""
    game: Game[Fallout] = new("fallout", seats, "together", modules=modules)
    bots = [make_bot("steady", "fallout", str(seat)) for seat in range(seats)]

    while game.decision is not None:
        seat = game.decision.seat
        game.choose(bots[seat].choose(game, seat))

    assert game.outcome is not None
    assert game.outcome.winners in ((), tuple(range(seats)))
