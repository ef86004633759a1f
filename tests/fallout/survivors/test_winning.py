"""Winning: what wins, and what ends a game."""

from tests.kit import rule
from tests.kit.fallout import met_with, story_pack, survivor, wasteland
from tests.kit.stories import PURSE, meets, quest_card


@rule("fallout.winning.by-influence")
def test_riches_win_nothing() -> None:
    """A has the most caps, XP and perks but 7 of 9 influence when a faction gets to the end: all have lost."""
    rich = survivor(caps=40, xp=2, special="SP", perks=["hacker"], agendas=["payday-1", "payday-2", "legend-1"])
    t = meets("{do: power, faction: shield}", rich, survivor(), survivor(), power=(0, 7))

    t.choose("option:do")

    assert (t.outcome.winners, t.outcome.losers, t.outcome.how) == ((), (0, 1, 2), "faction")
    assert t.outcome.scores == (7, 0, 0)


@rule("fallout.winning.by-influence")
def test_enough_influence_wins_even_as_a_faction_gets_to_the_end() -> None:
    """The same advance gives A the tenth influence of two players and the faction the last space: A wins."""
    t = meets(
        "{do: power, faction: shield}",
        survivor(caps=3, agendas=["purse", "security-1"]),
        survivor(),
        power=(4, 7),
        cards={"agendas": PURSE},
    )

    t.choose("option:do")

    assert (t.outcome.winners, t.outcome.scores) == ((), (9, 0))
    t = meets(
        "{do: power, faction: shield}",
        survivor(caps=4, agendas=["purse", "security-1"]),
        survivor(),
        power=(4, 7),
        cards={"agendas": PURSE},
    )
    t.choose("option:do")
    assert (t.outcome.winners, t.outcome.scores) == ((0,), (10, 0))


@rule("fallout.winning.end-conditions")
def test_rounds_go_on_until_something_ends_the_game() -> None:
    """After 20 rounds in which nothing has happened there is a twenty-first."""
    t = wasteland(survivor(), survivor(), agendas=[])

    for _ in range(20):
        t.end_round()

    assert (t.is_over, t.state.round, t.prompt) == (False, 21, "turn")


@rule("fallout.winning.end-conditions")
def test_a_faction_at_the_end_of_the_track_ends_the_game() -> None:
    """Power 7 of 8: the next advance ends the game, and nothing can be chosen any more."""
    t = meets("{do: power, faction: star}", survivor(), survivor(), power=(7, 0))

    t.choose("option:do")

    assert (t.is_over, t.outcome.how) == (True, "faction")
    assert t.refused("end", seat=0) == "fallout.winning.end-conditions"


@rule("fallout.winning.end-conditions")
def test_the_game_ends_when_no_survivor_is_left() -> None:
    """The only survivor is killed with 16 rads: eliminated, and nobody is left to play."""
    t = meets("{do: rads, amount: 2}", survivor(rads=14))

    t.choose("option:do")
    while not t.is_over:
        t.choose(t.options[0])

    assert (t.outcome.winners, t.outcome.how) == ((), "eliminated")


@rule("fallout.winning.end-conditions")
def test_a_game_of_two_goes_on_with_one() -> None:
    """A is eliminated, B is not: B plays on alone."""
    t = meets("{do: rads, amount: 2}", survivor(rads=14), survivor())

    t.choose("option:do")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.survivor().eliminated, t.seat, t.is_over) == (True, 1, False)


@rule("fallout.winning.end-conditions")
def test_the_end_of_the_game_is_the_last_thing_told() -> None:
    """An encounter that is to be trashed ends the game: that it leaves is not told after the end, and it has left."""
    t = met_with("{do: trash}, {do: power, faction: star, amount: 20}", survivor(), survivor())

    assert t.game.events[-1].kind == "game-over"
    assert "happening" in t.state.gone


@rule("fallout.winning.end-conditions", "fallout.influence.declare")
def test_what_has_won_is_not_taken_back() -> None:
    """A quest brings caps and so the victory, without dice or cards: the agendas are shown, and the choice stands."""
    quest = quest_card("errand", 901, "id: do, results: [{do: caps, amount: 20}]")
    t = wasteland(
        survivor(agendas=["purse", "wallet"]), packs=[story_pack(agendas=PURSE, quests=quest)], quests=["errand"]
    )

    t.choose("quest:errand:do")

    assert (t.is_over, t.game.can_undo) == (True, False)


@rule("fallout.influence.source")
def test_the_end_lays_open_which_agendas_gave_the_influence() -> None:
    """To everybody, A's and B's: together they are the scores."""
    t = meets(
        "{do: power, faction: shield}",
        survivor(caps=4, agendas=["purse", "security-1"]),
        survivor(agendas=["freedom-1"]),
        power=(4, 7),
        cards={"agendas": PURSE},
    )

    t.choose("option:do")

    for seat in (None, 0, 1):
        outcome = t.game.view(seat)["outcome"]
        counted = [(each["seat"], each["agenda"], each["influence"]) for each in outcome["influence"]]
        assert {(each, agenda) for each, agenda, _ in counted} == {(0, "purse"), (0, "security-1"), (1, "freedom-1")}
        assert [sum(worth for who, _, worth in counted if who == each) for each in (0, 1)] == outcome["scores"]
