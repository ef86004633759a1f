"""Fights: two dice against a value, items before and after the roll, and the exact odds."""

import pytest

from crossroads.games.shelter.player import OwnItem
from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.rounds import calm, faces
from tests.shelter.turn.fight_cards import DEATHCLAW, GHOULS, PACK, RAIDERS, ROLLS, SCORPION

ROW = ["snow-globe", "music-box", "trophy-cup"]


@rule("shelter.fights.roll")
def test_a_fight_is_a_roll_of_two_dice() -> None:
    """Raiders, value 8, dice of 4 and 5: one roll, a result of 9."""
    t = table(player(), player(), threats=RAIDERS, dice=[4, 5], item_row=ROW)

    t.choose("place:diner.left")

    (fight,) = t.happened("fight")
    assert fight.about == {"seat": 0, "dice": (4, 5), "bonus": 0, "value": 8, "won": True}
    assert [(draw.why, draw.came) for draw in t.state.draws] == [("fight", (4, 5))]


@rule("shelter.fights.win", "shelter.fights.lose")
def test_a_result_of_the_value_or_more_wins_and_a_lower_one_wounds() -> None:
    """Value 8 and each of the 36 rolls: from 8 on the dweller stands, up to 7 it lies."""
    for roll in ROLLS:
        t = table(player(), player(), threats=RAIDERS, dice=roll, item_row=ROW)

        t.choose("place:diner.left")

        assert t.happened("fight")[0].about["won"] is (sum(roll) >= 8)
        assert [person.wounded for person in t.player(0).dwellers] == [sum(roll) < 8, False]


@rule("shelter.fights.reward")
def test_the_winner_is_rewarded_at_once() -> None:
    """Raiders beaten with an 8: one happiness and an item of choice before seat 1 has its turn."""
    t = table(player(), player(), threats=RAIDERS, dice=faces(8), item_row=ROW)

    t.choose("place:diner.left")
    assert (t.seat, t.prompt) == (0, "take-item")
    t.choose("take:music-box")

    assert t.player(0).happiness == 1
    assert [item.id for item in t.player(0).items] == ["music-box"]
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.fights.lose-no-reward")
def test_the_loser_gets_nothing() -> None:
    """Raiders against a 7: no happiness, no item, and it is seat 1's turn."""
    t = table(player(), player(), threats=RAIDERS, dice=faces(7), item_row=ROW)

    t.choose("place:diner.left")

    assert (t.player(0).happiness, t.player(0).items) == (0, ())
    assert t.state.item_row == tuple(ROW)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.fights.loser-blocks")
def test_nobody_else_can_try_a_threat_on_which_a_loser_lies() -> None:
    """Seat 0 loses to a radscorpion: seats 1 and 0 are refused it for the rest of the round, not in the next."""
    t = table(player(), player(), threats=SCORPION, dice=[*faces(8), *calm()])

    t.choose("place:diner.left")
    assert t.player(0).dweller(1).spot == "diner.left"
    assert t.refused("place:diner.left") == "shelter.fights.loser-blocks"
    t.choose("pass")
    assert t.refused("place:diner.left") == "shelter.fights.loser-blocks"
    t.choose("pass")

    assert t.state.round == 2
    assert "place:diner.left" in t.options


@rule("shelter.fights.cost-before")
def test_another_cost_is_paid_before_the_roll() -> None:
    """A robot costs one power and has value 9: the power is gone before the dice fall, and after a defeat too."""
    t = table(
        player(power=2, items=["pipe-pistol"]), player(), threats={"diner.left": "robot"}, dice=faces(8), packs=[PACK]
    )

    t.choose("place:diner.left")
    assert (t.prompt, t.player(0).cubes) == ("before-roll", (1, 0, 0))
    t.choose("roll")

    assert t.player(0).dweller(1).wounded
    assert t.player(0).cubes == (1, 0, 0)


@rule("shelter.fights.cost-before")
def test_a_fight_whose_other_cost_cannot_be_paid_is_refused() -> None:
    """Without a power nobody can be sent against the robot, whatever the dice might say."""
    t = table(player(food=6, water=6), player(), threats={"diner.left": "robot"}, packs=[PACK])

    assert t.refused("place:diner.left") == "shelter.cost-reward.whole-cost"


@rule("shelter.fights.item-timing")
def test_an_item_that_adds_is_used_before_the_roll() -> None:
    """Value 9, a pipe pistol for +2: used before, a 7 wins with 9; not used, a 7 loses and it is too late."""
    won, lost = (table(player(items=["pipe-pistol"]), player(), threats=SCORPION, dice=faces(7)) for _ in range(2))

    won.choose("place:diner.left", "use:pipe-pistol")
    lost.choose("place:diner.left", "roll")

    assert won.prompt == "gain-any"
    assert won.player(0).happiness == 2
    assert won.player(0).items == (OwnItem("pipe-pistol", exhausted=True),)
    assert lost.player(0).dweller(1).wounded
    assert lost.player(0).items == (OwnItem("pipe-pistol"),)
    assert (lost.seat, lost.prompt) == (1, "turn")


@rule("shelter.fights.item-timing")
def test_after_the_roll_only_an_item_that_says_so_can_be_used() -> None:
    """A lost roll with a guard dog and an unused pipe pistol: the dog may roll again, the pistol comes too late."""
    t = table(player(items=["pipe-pistol", "guard-dog"]), player(), threats=SCORPION, dice=faces(7, 9))

    t.choose("place:diner.left")
    assert t.options == ("roll", "use:pipe-pistol")
    t.choose("roll")

    assert t.options == ("use:guard-dog", "accept")
    assert t.refused("use:pipe-pistol") == "shelter.fights.item-timing"
    t.choose("use:guard-dog")
    assert t.player(0).happiness == 2


@rule("shelter.fights.item-timing")
def test_an_item_with_two_bonuses_adds_both() -> None:
    """Knuckles that add 1 and 2, value 8: with them a 5 wins, without them it loses."""
    won, lost = (
        table(player(items=["brass-knuckles"]), player(), threats=GHOULS, dice=faces(5), packs=[PACK]) for _ in range(2)
    )

    won.choose("place:diner.left", "use:brass-knuckles")
    lost.choose("place:diner.left", "roll")

    assert won.happened("fight")[0].about["bonus"] == 3
    assert won.player(0).happiness == 2
    assert lost.player(0).happiness == 0


@rule("shelter.fights.no-automatic")
def test_two_sixes_do_not_win_by_themselves() -> None:
    """Value 13: a 12 loses; with a kitchen knife for +1 it wins."""
    behemoth = {"diner.left": "behemoth"}
    bare = table(player(), player(), threats=behemoth, dice=[6, 6], packs=[PACK])
    armed = table(player(items=["kitchen-knife"]), player(), threats=behemoth, dice=[6, 6], packs=[PACK])

    bare.choose("place:diner.left")
    armed.choose("place:diner.left")

    assert (bare.player(0).happiness, bare.player(0).dweller(1).wounded) == (0, True)
    assert (armed.player(0).happiness, armed.player(0).dweller(1).wounded) == (5, False)


@rule("shelter.fights.no-automatic")
def test_two_ones_do_not_lose_by_themselves() -> None:
    """Value 2: a 2 wins."""
    t = table(player(), player(), threats={"diner.left": "mouse"}, dice=[1, 1], packs=[PACK])

    t.choose("place:diner.left")

    assert (t.player(0).happiness, t.player(0).dweller(1).wounded) == (1, False)


@rule("shelter.fights.must-roll")
def test_the_roll_cannot_be_declined() -> None:
    """A dweller against a deathclaw, a pipe pistol at hand: use it or roll; to pass, to end or to accept is refused."""
    t = table(player(items=["pipe-pistol"]), player(), threats=DEATHCLAW, dice=faces(9))

    t.choose("place:diner.left")

    assert t.options == ("roll", "use:pipe-pistol")
    for way_out in ("pass", "end", "accept"):
        assert t.refused(way_out) == "shelter.fights.must-roll"
    t.choose("roll")
    assert t.player(0).dweller(1).wounded


@rule("shelter.fights.must-roll")
def test_without_items_the_roll_follows_at_once() -> None:
    """A dweller without help against a deathclaw: placing it is rolling."""
    t = table(player(), player(), threats=DEATHCLAW, dice=faces(9))

    t.choose("place:diner.left")

    assert len(t.happened("fight")) == 1
    assert t.player(0).dweller(1).wounded


@rule("shelter.fights.on-rooms")
def test_a_fight_on_a_room_spot_works_the_same() -> None:
    """A room spot, fight 7 for two food: a 6 wounds and gives nothing, a 7 gives the food."""
    for total, wounded, food in ((6, True, 0), (7, False, 2)):
        t = table(player(), player(), floors={0: (["arena"], ())}, dice=faces(total), packs=[PACK])

        t.choose("place:arena.left")

        assert t.player(0).dweller(1).wounded is wounded
        assert t.player(0).cubes == (0, food, 0)


@rule("shelter.fights.on-rooms")
def test_items_help_on_a_room_spot_too() -> None:
    """Fight 7 on a room spot with a knife (+1) and a pistol (+2): a 4 wins."""
    t = table(
        player(items=["kitchen-knife", "pipe-pistol"]),
        player(),
        floors={0: (["arena"], ())},
        dice=faces(4),
        packs=[PACK],
    )

    t.choose("place:arena.left", "use:pipe-pistol")

    assert t.player(0).cubes == (0, 2, 0)


@rule("shelter.fights.doubled")
def test_a_matching_letter_doubles_the_reward_of_a_win() -> None:
    """A threat S, value 8, two happiness: trained in S an 8 brings four and a 7 none; untrained an 8 brings two."""
    for letter, total, happiness in (("S", 8, 4), ("S", 7, 0), ("", 8, 2), ("E", 8, 2)):
        t = table(
            player(dwellers=[dweller(letter=letter)]),
            player(),
            threats={"diner.left": "bully"},
            dice=faces(total),
            packs=[PACK],
        )

        t.choose(f"place:diner.left:{letter}" if letter else "place:diner.left")

        assert t.player(0).happiness == happiness
        assert t.happened("fight")[0].about["bonus"] == 0
        assert t.player(0).dweller(1).wounded is (total < 8)


@pytest.mark.parametrize(("roll", "why"), [(9, "shelter.fights.win"), (8, "shelter.fights.lose")])
@rule("shelter.fights.win", "shelter.fights.lose")
def test_a_roll_is_told_with_the_rule_that_it_goes_by(roll: int, why: str) -> None:
    """Fight 9: all particulars of the roll, and whether it was won or lost."""
    t = table(player(), player(), threats=SCORPION, dice=faces(roll))

    t.choose("place:diner.left")

    (told,) = t.happened("fight")
    assert told.rule == why
    assert told.about == {"seat": 0, "dice": tuple(faces(roll)), "bonus": 0, "value": 9, "won": roll == 9}


@rule("shelter.fights.item-timing")
def test_who_has_won_does_not_roll_again() -> None:
    """Fight 9 won at the first roll: the guard dog is not asked for and stays ready."""
    t = table(player(items=["guard-dog"]), player(), threats=SCORPION, dice=faces(9))

    t.choose("place:diner.left")

    assert t.prompt != "after-roll"
    assert t.player(0).items[0] == OwnItem("guard-dog")


@rule("shelter.fights.item-timing", "shelter.items.stack")
def test_what_was_added_to_the_first_roll_counts_for_the_next_ones_too() -> None:
    """Fight 9, a knife (+1) and a pistol (+2): 5 is lost, and rolled again 6 wins, as 9; the question says +3 as well."""
    items = ["kitchen-knife", "pipe-pistol", "guard-dog"]
    t = table(player(items=items), player(), threats=SCORPION, dice=faces(5, 6))

    t.choose("place:diner.left", "use:pipe-pistol")
    assert t.decision.about == {"value": 9, "bonus": 3}
    t.choose("use:guard-dog")

    assert [(event.about["bonus"], event.about["won"]) for event in t.happened("fight")] == [(3, True)]


@rule("shelter.fights.item-timing")
def test_a_second_item_that_rolls_again_keeps_what_was_added_too() -> None:
    """Fight 9 with +1: 4, 5 and 7 with two items that roll again are lost, as 5, 6 and 8; 8 wins as 9."""
    items = ["kitchen-knife", "guard-dog", "rabbit-foot"]
    t = table(player(items=items), player(), threats=SCORPION, dice=faces(4, 5, 8), packs=[PACK])

    t.choose("place:diner.left", "use:guard-dog")
    assert t.decision.about == {"value": 9, "bonus": 1}
    t.choose("use:rabbit-foot")

    assert [(event.about["bonus"], event.about["won"]) for event in t.happened("fight")] == [(1, True)]


@rule("shelter.fights.lose-no-reward", "shelter.exchange.no-plain-gain")
def test_after_a_lost_fight_there_is_neither_an_answer_to_the_letter_nor_an_exchange() -> None:
    """A spot E with a fight and an exchange: the loser may use a canteen, but neither the boots for E nor the exchange."""
    pit = "letters: E, cost: [{do: fight, value: 12}], reward: [{do: swap, give: {power: 1}, get: {food: 1}}]"
    pack = card_pack(rooms=f"- {{id: pit, price: {{any: 1}}, left: {{{pit}}}, right: {{}}}}\n")
    fighter = player(power=1, items=["canteen", "hiking-boots"])
    lost = table(fighter, player(), floors={0: (["pit"], [])}, dice=[1, 1], packs=[pack])
    won = table(fighter, player(), floors={0: (["pit"], [])}, dice=[6, 6], packs=[pack])

    lost.choose("place:pit.left")
    won.choose("place:pit.left")

    assert lost.options == ("use:canteen", "end")
    assert won.options == ("use:hiking-boots", "use:canteen", "swap:1power>1food", "end")


@rule("shelter.fights.lose-no-reward")
def test_after_a_lost_fight_a_letter_or_an_exchange_alone_asks_nothing() -> None:
    """The same spot with nothing but boots for its letter, or nothing but a cube to exchange: the turn is over."""
    pit = "letters: E, cost: [{do: fight, value: 12}], reward: [{do: swap, give: {power: 1}, get: {food: 1}}]"
    pack = card_pack(rooms=f"- {{id: pit, price: {{any: 1}}, left: {{{pit}}}, right: {{}}}}\n")
    for fighter in (player(items=["hiking-boots"]), player(power=1)):
        t = table(fighter, player(), floors={0: (["pit"], [])}, dice=[1, 1], packs=[pack])

        t.choose("place:pit.left")

        assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.exhaust.once-a-round", "shelter.fights.item-timing")
def test_an_item_that_rolls_again_does_so_once() -> None:
    """Fight 9: 5 and then 6 with the dog are lost; the dog is exhausted, nothing is asked any more, and the loser lies."""
    t = table(player(items=["guard-dog"], dwellers=3), player(), threats=SCORPION, dice=faces(5, 6))

    t.choose("place:diner.left", "use:guard-dog")

    assert (t.seat, t.prompt) == (1, "turn")
    assert t.player(0).items[0].exhausted
    assert t.player(0).dwellers[0].wounded
