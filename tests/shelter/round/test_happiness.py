"""Happiness: what decides the game."""

import pytest

from tests.kit import card_pack, player, rule, table
from tests.kit.cards import room_card

FLOWERS = card_pack(
    rooms=room_card(
        "flowers",
        left="reward: [{do: happiness, amount: 1}]",
        right="reward: [{do: happiness, amount: 2}]",
    )
)
OWN_FLOWERS = {0: (["flowers"], ())}


@rule("shelter.happiness.gain")
@pytest.mark.parametrize(("spot", "now"), [("flowers.left", 8), ("flowers.right", 9)])
def test_each_symbol_gives_one_happiness(spot: str, now: int) -> None:
    """From 7 happiness, one symbol makes 8 and two make 9; the other player's 4 stay 4."""
    t = table(player(happiness=7), player(happiness=4), floors=OWN_FLOWERS, packs=[FLOWERS])

    t.choose(f"place:{spot}")

    assert (t.player(0).happiness, t.player(1).happiness) == (now, 4)


@rule("shelter.happiness.no-limit")
@pytest.mark.parametrize("before", [6, 30, 99, 500])
def test_happiness_has_no_upper_limit(before: int) -> None:
    """One more happiness is one more, from 6, from 30, and from more than the box has tokens for."""
    t = table(player(happiness=before), player(), floors=OWN_FLOWERS, packs=[FLOWERS])

    t.choose("place:flowers.left")

    assert t.player(0).happiness == before + 1


@rule("shelter.happiness.open")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_everybodys_happiness(seat: int | None) -> None:
    """Three players with 3, 11 and 5: every seat sees all three numbers, and so does a spectator."""
    t = table(player(happiness=3), player(happiness=11), player(happiness=5))

    seen = [who["happiness"] for who in t.game.view(seat)["players"]]

    assert seen == [3, 11, 5]


@rule("shelter.happiness.open")
def test_a_gain_of_happiness_is_seen_at_once_by_the_others() -> None:
    """Seat 0 goes from 11 to 13: seat 1 sees thirteen and is told of the two."""
    t = table(player(happiness=11), player(), floors=OWN_FLOWERS, packs=[FLOWERS])

    t.choose("place:flowers.right")

    assert t.game.view(1)["players"][0]["happiness"] == 13
    gains = [event.about for event in t.game.events_for(1) if event.kind == "happiness"]
    assert gains == [{"seat": 0, "amount": 2}]
