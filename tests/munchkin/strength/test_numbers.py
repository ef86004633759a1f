"""All numbers of a munchkin at once are those that the rules ask for one by one (topics character, effects)."""

from random import Random

import crossroads
from crossroads.games.munchkin.strength import numbers
from crossroads.games.munchkin.strength.numbers import all_numbers, number, perks_at_level


def test_all_numbers_at_once_are_those_asked_for_one_by_one() -> None:
    """At 600 decisions of each of three games in which nearly everything is played."""
    added = 0
    for seats in (3, 4, 6):
        game, chance = crossroads.new("munchkin", seats, f"numbers {seats}"), Random(seats)
        for _ in range(600):
            decision = game.decision
            if decision is None:
                break
            for who in game.state.players:
                together = all_numbers(game.state, who)
                added += together != numbers.BASES
                one_by_one = {stat: base + number(game.state, who, stat) for stat, base in numbers.BASES.items()}
                assert together == one_by_one
                assert together["rad"] == numbers.defence(game.state, who)
                assert together["hand-limit"] == numbers.hand_limit(game.state, who)
                assert together["hands"] == numbers.all_hands(game.state, who)
                assert together["big"] == numbers.big_limit(game.state, who)
                assert perks_at_level(who, together["perk-limit"]) == numbers.perk_limit(game.state, who)
            plays = [option for option in decision.options if not option.id.startswith(("pass", "trade", "help"))]
            game.choose(chance.choice(plays or decision.options))

    assert added > 100, "hardly a card that adds to a number was in play"
