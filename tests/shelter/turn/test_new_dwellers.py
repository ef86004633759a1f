"""New dwellers: how they come, where they wait, and how many there can be."""

import pytest

from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.cards import QUIET, item_card, room_card

STUDIO = {0: (["radio-studio"], ())}  # left: [C] 2 power, 1 food -> a new dweller
CRECHE = card_pack(
    rooms=room_card("creche", left="reward: [{do: dweller, amount: 2}]", right="reward: [{do: dweller, amount: 6}]")
)
OWN_CRECHE = {0: (["creche"], ())}


@rule("shelter.new-dwellers.gain")
def test_a_symbol_brings_one_dweller() -> None:
    """Three dwellers and one symbol: the player owns four; the other player still owns two."""
    t = table(player(food=3, dwellers=3), player())

    t.choose("place:vault-entrance.right")

    assert (len(t.player(0).dwellers), len(t.player(1).dwellers)) == (4, 2)


@rule("shelter.new-dwellers.gain")
def test_each_symbol_brings_one_dweller() -> None:
    """Three dwellers and two symbols: the player owns five, and two are left in the box."""
    t = table(player(dwellers=3), player(), floors=OWN_CRECHE, packs=[CRECHE])

    t.choose("place:creche.left")

    assert len(t.player(0).dwellers) == 5


@rule("shelter.new-dwellers.on-symbol")
def test_a_new_dweller_cannot_be_placed_in_the_round_in_which_it_came() -> None:
    """An untrained dweller brings another; on the second turn only the one trained in S is at home."""
    t = table(player(food=3, dwellers=[dweller(), dweller(letter="S")]), player(dwellers=4))

    t.choose("place:vault-entrance.right", "place:generator.left")

    assert "place:diner.left:S" in t.options
    assert t.refused("place:diner.left") == "shelter.placement.available-only"
    assert t.player(0).dwellers[2].waiting == "vault-entrance.right"


@rule("shelter.new-dwellers.on-symbol")
def test_a_player_who_has_only_a_waiting_dweller_has_no_more_turns() -> None:
    """Both old dwellers are placed and one new one waits: seat 1 has the rest of the round to itself."""
    t = table(player(food=3), player(dwellers=4))

    t.choose("place:vault-entrance.right", "place:generator.left", "place:diner.left", "place:water-treatment.left")

    assert (t.seat, t.prompt, t.state.round) == (1, "turn", 1)


@rule("shelter.new-dwellers.next-round")
def test_a_new_dweller_is_at_home_from_the_next_round_on() -> None:
    """Two dwellers, one gained in round 3: one is at home until the round ends, three when round 4 starts."""
    t = table(player(food=3), player(), round=3, dice=QUIET)

    t.choose("place:vault-entrance.right")
    assert len(t.player(0).home) == 1
    t.end_round()

    assert t.state.round == 4
    assert len(t.player(0).home) == 3


@rule("shelter.new-dwellers.permanent")
@pytest.mark.parametrize(("rivals", "winners"), [(2, (0,)), (3, (0, 1)), (4, (1,))])
def test_a_new_dweller_stays_until_the_end_and_counts_there(rivals: int, winners: tuple[int, ...]) -> None:
    """Gained in round 2 and placed in round 3, it breaks a tie of 4 cubes each at the end: three dwellers beat two."""
    t = table(player(food=3), player(power=4, dwellers=rivals), round=2, dice=QUIET)

    t.choose("place:vault-entrance.right", "pass")
    t.end_round()
    t.choose("place:vault-door.left", "pass", "place:diner.left", "place:generator.left")
    while t.game.decision is not None:
        t.end_round()

    assert len(t.player(0).dwellers) == 3
    assert t.game.outcome is not None
    assert t.game.outcome.winners == winners


@rule("shelter.new-dwellers.max-seven")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 7), (7, 7)])
def test_a_player_owns_at_most_seven_dwellers(before: int, after: int) -> None:
    """With six a seventh comes; with seven the symbol brings nobody, though the place is open and its cost is paid."""
    t = table(player(food=3, dwellers=before), player())

    t.choose("place:vault-entrance.right")

    assert len(t.player(0).dwellers) == after
    assert t.player(0).cubes == (0, 0, 0)


@rule("shelter.new-dwellers.max-seven")
def test_many_symbols_at_once_stop_at_seven() -> None:
    """Two dwellers and six symbols: five come. The other player's two do not count."""
    t = table(player(), player(), floors=OWN_CRECHE, packs=[CRECHE])

    t.choose("place:creche.right")

    assert len(t.player(0).dwellers) == 7


@rule("shelter.new-dwellers.counts-at-once")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 7), (6, 7)])
def test_a_waiting_dweller_counts_towards_seven(before: int, after: int) -> None:
    """A doubled symbol brings two dwellers while there is room for both; with six dwellers it brings exactly one."""
    people = [dweller(letter="C"), *[dweller() for _ in range(before - 1)]]
    t = table(player(power=2, food=1, dwellers=people), player(), floors=STUDIO)

    t.choose("place:radio-studio.left:C")

    assert len(t.player(0).dwellers) == after


@rule("shelter.new-dwellers.counts-at-once")
def test_a_dweller_gained_earlier_in_the_round_counts_towards_seven() -> None:
    """Six dwellers: the first symbol of the round brings the seventh, the second one nobody."""
    t = table(player(power=1, food=3, water=2, dwellers=6), player())

    t.choose("place:vault-entrance.right", "pass", "place:vault-entrance.left")

    assert len(t.player(0).dwellers) == 7


@rule("shelter.new-dwellers.no-spot-blocked")
def test_a_waiting_dweller_occupies_no_spot() -> None:
    """One waits at the entrance's right spot: only its bringer stands there, and seat 1 may use the left one."""
    t = table(player(food=3), player(power=1, water=2))

    t.choose("place:vault-entrance.right")

    assert t.refused("place:vault-entrance.right") == "shelter.placement.free-spot"
    assert "place:vault-entrance.left" in t.options
    assert [person.spot for person in t.player(0).dwellers] == ["vault-entrance.right", "", ""]


@rule("shelter.new-dwellers.state")
def test_a_new_dweller_is_healthy_and_untrained() -> None:
    """Two dwellers brought by one trained in C come home healthy and at no letter."""
    t = table(player(power=2, food=1, dwellers=[dweller(letter="C")]), player(), floors=STUDIO, dice=QUIET)

    t.choose("place:radio-studio.left:C")
    t.end_round()

    newcomers = t.player(0).dwellers[1:]
    assert [(person.wounded, person.letter) for person in newcomers] == [(False, ""), (False, "")]


@rule("shelter.new-dwellers.state")
def test_a_wounded_bringer_does_not_wound_the_new_dweller() -> None:
    """On a spot that wounds and brings a dweller, the placed one lies and the new one stands."""
    ambush = card_pack(rooms=room_card("ambush", left="cost: [{do: wound}], reward: [{do: dweller}]"))
    t = table(player(dwellers=1), player(), floors={0: (["ambush"], [])}, packs=[ambush], dice=QUIET)

    t.choose("place:ambush.left")
    t.end_round()

    assert [person.wounded for person in t.player(0).home] == [True, False]


@rule("shelter.items.spend", "shelter.cost-reward.whole-cost")
def test_an_item_that_must_be_given_does_not_let_off_cubes_as_well() -> None:
    """A nursery costs 2 food and an item: a cradle alone cannot be used up for the food and given too, beside another it can."""
    pack = card_pack(
        rooms=room_card("nursery", "cost: [{do: pay, food: 2}, {do: give-item}], reward: [{do: dweller}]"),
        items=item_card("cradle", "discard", "do: newcomer, less: 2"),
    )
    alone, both = [
        table(player(items=items), player(), floors={0: (["nursery"], [])}, packs=[pack])
        for items in (["cradle"], ["cradle", "canteen"])
    ]

    assert alone.refused("place:nursery.left") == "shelter.cost-reward.whole-cost"
    assert "place:nursery.left" in both.options
