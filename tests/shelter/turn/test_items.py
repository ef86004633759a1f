"""Items: taking them, using them, and paying with them."""

import pytest

from tests.kit import Table, card_pack, player, rule, table
from tests.kit.cards import room_card

ROW = ("canteen", "lab-coat", "snow-globe")
GYM = {0: (["fitness-room"], ())}  # right: [A] item -> 2 happiness
PAWN = card_pack(
    rooms=room_card("pawn-shop", left="cost: [{do: give-item, amount: 2}], reward: [{do: happiness, amount: 1}]")
)


NINE = [
    "canteen",
    "hand-radio",
    "lab-coat",
    "lucky-tie",
    "lunch-pail",
    "music-box",
    "padded-jacket",
    "pantry-key",
    "ration-book",
]


def owned(t: Table, seat: int = 0) -> list[str]:
    return [item.id for item in t.player(seat).items]


@rule("shelter.items.take")
def test_a_player_takes_one_item_of_choice_from_the_row() -> None:
    """Three open items: the middle one is taken and lies before the player, the other two stay open."""
    t = table(player(water=1), player(), item_row=ROW)

    t.choose("place:wasteland.right")
    assert t.options == ("take:canteen", "take:lab-coat", "take:snow-globe")
    t.choose("take:lab-coat")

    assert owned(t) == ["lab-coat"]
    assert owned(t, seat=1) == []
    assert t.state.item_row[:2] == ("canteen", "snow-globe")


@rule("shelter.items.take")
def test_an_item_that_is_not_in_the_row_cannot_be_taken() -> None:
    """The hand radio is in the deck: it is refused, and so is one in the discard pile."""
    t = table(player(water=1), player(), item_row=ROW, item_pile=["music-box"])

    t.choose("place:wasteland.right")

    assert t.refused("take:hand-radio") == "shelter.items.take"
    assert t.refused("take:music-box") == "shelter.items.take"


@rule("shelter.items.refill")
def test_the_row_is_filled_before_the_next_item_is_chosen() -> None:
    """Two items for 2 power: the hand radio fills the first gap and can be the second choice; three stay open."""
    floors = {0: (["weapon-workshop"], ())}
    t = table(
        player(power=2), player(), floors=floors, item_row=ROW, item_deck=["hand-radio", "tool-belt", "lucky-tie"]
    )

    t.choose("place:weapon-workshop.left", "take:canteen")
    assert t.options == ("take:lab-coat", "take:snow-globe", "take:hand-radio")
    t.choose("take:hand-radio")

    assert owned(t) == ["canteen", "hand-radio"]
    assert t.state.item_row == ("lab-coat", "snow-globe", "tool-belt")
    assert t.state.item_deck == ("lucky-tie",)


@rule("shelter.items.use-any-time", "shelter.items.windows")
def test_an_item_may_be_used_before_placing() -> None:
    """Without water an item is too dear; the canteen's 1 water, used first, pays for it on the same turn."""
    t = table(player(items=["canteen"]), player())
    assert t.refused("place:wasteland.right") == "shelter.cost-reward.whole-cost"

    t.choose("use:canteen")
    assert t.player(0).cubes == (0, 0, 1)
    t.choose("place:wasteland.right")

    assert (t.seat, t.prompt) == (0, "take-item")
    assert t.player(0).cubes == (0, 0, 0)


@rule("shelter.scoring.items-first", "shelter.exhaust.passive")
@pytest.mark.parametrize(
    ("item", "expected"), [("music-box", "shelter.scoring.items-first"), ("kitchen-knife", "shelter.exhaust.passive")]
)
def test_what_works_by_itself_is_refused_with_the_rule_that_says_when(item: str, expected: str) -> None:
    """One counts at the end of the game, one in every fight: neither is used on a turn."""
    t = table(player(items=[item]), player())

    assert t.refused(f"use:{item}") == expected


@rule("shelter.items.windows")
def test_an_item_may_be_used_after_the_reward() -> None:
    """The generator's 2 power come first; then the canteen may be used, and then the turn goes on to seat 1."""
    t = table(player(items=["canteen"]), player())

    t.choose("place:generator.left")
    assert t.player(0).cubes == (2, 0, 0)
    assert (t.seat, t.options) == (0, ("use:canteen", "end"))
    t.choose("use:canteen")

    assert t.player(0).cubes == (2, 0, 1)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.items.windows")
def test_an_item_cannot_be_used_between_cost_and_reward() -> None:
    """While seat 0 chooses which cubes to pay, and which to gain, its canteen has to wait."""
    t = table(player(power=2, food=2, items=["canteen"]), player(), floors={0: (["outfit-workshop"], [])})

    t.choose("place:outfit-workshop.left")
    assert (t.prompt, t.refused("use:canteen")) == ("pay-any", "shelter.items.windows")
    t.choose("pay:food")

    assert (t.prompt, t.refused("use:canteen")) == ("take-item", "shelter.items.windows")


@rule("shelter.items.windows")
def test_an_item_cannot_be_used_on_another_players_turn() -> None:
    """Seat 1 is on turn: seat 0's canteen cannot be used, seat 1's can; and nobody uses another's item."""
    t = table(player(items=["canteen"]), player(items=["fusion-cell"]), first=1)

    assert t.seat == 1
    assert "use:fusion-cell" in t.options
    assert t.refused("use:canteen", seat=0) == "shelter.items.windows"
    assert t.refused("use:canteen", seat=1) == "shelter.items.take"


@rule("shelter.items.windows")
def test_a_fight_item_is_asked_for_before_the_roll_and_only_then() -> None:
    """A pipe pistol is refused at the start of the turn; placed on raiders, its owner is asked before the dice fall."""
    threats = {"diner.left": "raiders"}
    t = table(player(items=["pipe-pistol"]), player(), threats=threats, dice=[4, 4])
    assert t.refused("use:pipe-pistol") == "shelter.items.windows"

    t.choose("place:diner.left")
    assert (t.seat, t.prompt, t.options) == (0, "before-roll", ("roll", "use:pipe-pistol"))
    assert t.happened("fight") == []
    t.choose("roll")

    assert t.happened("fight")[0].about["bonus"] == 0


@rule("shelter.items.spend")
def test_a_cost_of_one_item_is_paid_with_one_of_choice() -> None:
    """Two items, one is due: the chosen one goes to the discard pile, the other stays."""
    t = table(player(items=["canteen", "lab-coat"]), player(), floors=GYM)

    t.choose("place:fitness-room.right")
    assert t.options == ("give:canteen", "give:lab-coat")
    t.choose("give:lab-coat")

    assert owned(t) == ["canteen"]
    assert t.state.item_pile == ("lab-coat",)
    assert t.player(0).happiness == 2


@rule("shelter.items.spend")
def test_a_cost_of_an_item_needs_an_item_of_ones_own() -> None:
    """Seat 0 has none, though seat 1 has two: the placement is refused."""
    t = table(player(), player(items=["canteen", "lab-coat"]), floors=GYM)

    assert t.refused("place:fitness-room.right") == "shelter.cost-reward.whole-cost"


@rule("shelter.items.spend")
@pytest.mark.parametrize(("items", "left"), [(["canteen", "lab-coat", "lucky-tie"], 1), (["canteen", "lab-coat"], 0)])
def test_each_red_item_symbol_takes_one_item(items: list[str], left: int) -> None:
    """Two symbols: of three items one is left, of two items none."""
    t = table(player(items=items), player(), floors={0: (["pawn-shop"], [])}, packs=[PAWN])

    t.choose("place:pawn-shop.left")
    while t.prompt == "give-item":
        t.choose(t.options[0])

    assert len(owned(t)) == left
    assert len(t.state.item_pile) == 2
    assert t.player(0).happiness == 1


@rule("shelter.items.spend")
def test_one_item_does_not_pay_for_two() -> None:
    """Two symbols and one item: the placement is refused."""
    t = table(player(items=["canteen"]), player(), floors={0: (["pawn-shop"], [])}, packs=[PAWN])

    assert t.refused("place:pawn-shop.left") == "shelter.cost-reward.whole-cost"


@rule("shelter.items.spend-exhausted")
def test_an_exhausted_item_pays_as_well_as_a_ready_one() -> None:
    """The only item is exhausted: it is discarded for 2 happiness. Beside a ready one, either may be chosen."""
    t = table(player(exhausted=["canteen"]), player(), floors=GYM)
    both = table(player(items=["lab-coat"], exhausted=["canteen"]), player(), floors=GYM)

    t.choose("place:fitness-room.right")
    both.choose("place:fitness-room.right")

    assert (owned(t), t.state.item_pile, t.player(0).happiness) == ([], ("canteen",), 2)
    assert both.options == ("give:lab-coat", "give:canteen")


@rule("shelter.items.no-limit")
def test_there_is_no_limit_to_items() -> None:
    """Nine items and a tenth: all ten are the player's, and nothing has to be discarded."""
    t = table(player(water=1, items=NINE), player(), item_row=["snow-globe", "tool-belt", "trophy-cup"])

    t.choose("place:wasteland.right", "take:trophy-cup")

    assert owned(t) == [*NINE, "trophy-cup"]
    assert t.state.item_pile == ()


@rule("shelter.items.stack")
def test_bonuses_of_several_items_add_up() -> None:
    """+1 and +2 and a roll of 6 make 9, which beats a radscorpion; without the +2 they make 7 and do not."""
    arms = player(items=["kitchen-knife", "pipe-pistol"])
    with_both = table(arms, player(), threats={"diner.left": "radscorpion"}, dice=[2, 4])
    with_one = table(arms, player(), threats={"diner.left": "radscorpion"}, dice=[2, 4])

    with_both.choose("place:diner.left", "use:pipe-pistol")
    with_one.choose("place:diner.left", "roll")

    assert [(e.about["bonus"], e.about["won"]) for e in with_both.happened("fight")] == [(3, True)]
    assert [(e.about["bonus"], e.about["won"]) for e in with_one.happened("fight")] == [(1, False)]


@rule("shelter.items.stack")
@pytest.mark.parametrize(("dice", "won"), [([1, 3], True), ([1, 2], False)])
def test_any_number_of_items_helps_in_one_fight(dice: list[int], won: bool) -> None:
    """A passive +1, a bat with +1 and two +2 make +6: a deathclaw of 10 falls to a roll of 4 and not to a roll of 3."""
    arms = player(items=["kitchen-knife", "baseball-bat", "pipe-pistol", "hunting-rifle"])
    t = table(arms, player(), threats={"diner.left": "deathclaw"}, dice=dice)

    t.choose("place:diner.left", "use:baseball-bat", "use:pipe-pistol", "use:hunting-rifle")

    assert [(e.about["bonus"], e.about["won"]) for e in t.happened("fight")] == [(6, won)]


@rule("shelter.items.stack")
@pytest.mark.parametrize(("power", "left"), [(1, 0), (2, 1)])
def test_price_items_add_up(power: int, left: int) -> None:
    """A vault costs 5 power; a tool belt and a floor plan let off 1 and 3, so 1 power is enough."""
    vault = card_pack(rooms=room_card("vault", price="power: 5"))
    buyer = player(power=power, items=["tool-belt", "floor-plan"])
    t = table(buyer, player(), room_row=["vault"], room_deck=[], packs=[vault])

    t.choose("place:lift.red", "side:left")

    assert t.state.floor_of(0).left == ("vault",)
    assert t.player(0).cubes == (left, 0, 0)
    assert owned(t) == ["tool-belt"]


@rule("shelter.items.lost-when-gone")
def test_a_discarded_keepsake_gives_nothing_at_the_end() -> None:
    """Of two keepsakes of 2 happiness one is paid away for 2 happiness: the score is 2 + 2, not 2 + 4."""
    t = table(player(items=["snow-globe", "music-box"]), player(), floors=GYM, ending="threat-deck")

    t.choose("place:fitness-room.right", "give:snow-globe")
    t.end_round()

    assert t.game.outcome is not None
    assert t.game.outcome.scores == (4, 0)


@rule("shelter.items.lost-when-gone")
def test_an_item_that_was_used_up_does_not_work_again() -> None:
    """A rocket launcher is fired in the first fight; in the second one its owner is not even asked."""
    threats = {"diner.left": "raiders", "generator.left": "raiders"}
    gunner = player(items=["rocket-launcher"], dwellers=3)
    t = table(gunner, player(), threats=threats, dice=[1, 1, 1, 1], item_row=["snow-globe", "music-box", "trophy-cup"])

    t.choose("place:diner.left", "use:rocket-launcher")
    won = [event.about["won"] for event in t.happened("fight")]
    t.choose("take:snow-globe", "pass", "place:generator.left")

    assert won == [True]
    assert [(e.about["bonus"], e.about["won"]) for e in t.happened("fight")] == [(0, False)]
    assert t.state.item_pile == ("rocket-launcher",)


@rule("shelter.items.windows")
def test_scout_goggles_make_first_player_after_a_spot_with_p() -> None:
    """Placed at the water treatment: A, who is second, turns the goggles and begins the next round."""
    t = table(player(), player(items=["scout-goggles"]), first=1)

    t.choose("place:water-treatment.left", "use:scout-goggles")

    assert t.happened("first-player")[-1].about["seat"] == 1
    assert t.player(1).cubes == (0, 0, 2)


@rule("shelter.items.windows", "shelter.exhaust.once-a-round")
def test_a_bat_helps_in_a_fight_or_brings_food_after_a_spot_with_s() -> None:
    """One use a round: 1 food after the spot with S, and it lies turned then."""
    t = table(player(items=["baseball-bat"]), player(), floors={0: (["turbine-hall"], ())})

    t.choose("place:turbine-hall.left", "use:baseball-bat")

    assert t.player(0).cubes == (3, 1, 0)
    assert t.player(0).items[0].exhausted


@rule("shelter.items.windows")
def test_an_evening_dress_makes_a_newcomer_cheaper() -> None:
    """The spot costs 3 food and A has 2: it is open to A with the dress alone."""
    dressed = table(player(food=2, items=["evening-dress"]), player())
    bare = table(player(food=2), player())

    assert bare.refused("place:vault-entrance.right") == "shelter.cost-reward.whole-cost"
    dressed.choose("place:vault-entrance.right")

    assert dressed.player(0).cubes == (0, 0, 0)
    assert dressed.player(0).items[0].exhausted


@rule("shelter.items.windows", "shelter.items.used-up")
def test_a_lucky_tie_saves_a_lost_fight_once() -> None:
    """A deathclaw of 10 and a roll of 2: with the tie both dice are rolled again, and it is gone."""
    t = table(player(items=["lucky-tie"]), player(), threats={"diner.left": "deathclaw"}, dice=[1, 1, 5, 5])

    t.choose("place:diner.left", "use:lucky-tie")

    assert t.happened("fight")[-1].about["won"]
    assert (owned(t), t.state.item_pile) == ([], ("lucky-tie",))
