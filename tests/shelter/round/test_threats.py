"""Threats: where they appear, what they replace, and when they leave."""

from itertools import product

from crossroads.engine.game import new
from tests.kit import Table, card_pack, dweller, player, rule, table
from tests.kit.rounds import calm, faces
from tests.kit.shelter import TOP_COLUMNS

PACK = card_pack(
    rooms="""
- id: twin-hall
  price: {any: 1}
  both:
    reward: [{do: gain, food: 1}]
""",
    threats="""
- id: cave-in
  spot:
    cost: [{do: wound}]
    reward: [{do: gain, food: 3}]
- id: hard-lesson
  spot:
    reward: [{do: train, letter: S}]
- id: odd-lesson
  spot:
    reward: [{do: train, letter: P}]
""",
)
SEVENTH = card_pack(
    top_floor="""
left: [vault-entrance, vault-door, wasteland]
right: [water-treatment, diner, generator]
columns:
  left: [[5, 7], [3, 4], [null, 2]]
  right: [[8, 9], [10, 11], [12, null]]
"""
)
GARDEN = {0: (["garden"], ())}  # columns 5 ([A] 3 food) and 6 (3 food)
GARDEN_RIGHT = {0: ((), ["garden"])}  # columns 8 and 9
ALL_ROLLS = list(product(range(1, 7), repeat=2))


@rule("shelter.threats.when")
def test_threats_appear_from_the_second_round_on() -> None:
    """No roll in round 1; at the start of rounds 2 and 3 three rolls for two seats, before anybody has placed."""
    t = Table(new("shelter", seats=2, seed="threats"))

    assert t.state.threats == {}
    assert not t.happened("threat-roll")
    assert "threat" not in [draw.why for draw in t.game.opening]
    for number in (2, 3):
        t.choose("place:diner.left", "pass", "pass")
        assert (t.state.round, t.prompt) == (number, "turn")
        assert len(t.happened("threat-roll")) == 3
        assert not [person for who in t.state.players for person in who.dwellers if person.spot]


@rule("shelter.threats.each-floor")
def test_one_roll_is_made_for_each_floor() -> None:
    """Two seats make three rolls, three make four, four make five: the top floor and every own floor once."""
    for seats in (2, 3, 4):
        t = table(*[player() for _ in range(seats)], phase="threats", round=2, dice=calm(seats))

        assert [event.about["floor"] for event in t.happened("threat-roll")] == list(range(seats + 1))


@rule("shelter.threats.top-down")
def test_the_last_card_goes_to_the_upper_floor() -> None:
    """One card left, the top floor and the floor below are both hit: it lies on the top floor."""
    t = table(
        player(), player(), floors=GARDEN_RIGHT, threat_deck=["fire"], phase="threats", round=2, dice=faces(8, 8, 7)
    )

    assert t.state.threats == {"water-treatment.left": "fire"}


@rule("shelter.threats.top-down")
def test_rolls_and_cards_go_from_the_top_downwards() -> None:
    """Rolls 8, 9 and 6: fire on the top floor, raiders on seat 0's floor, a blackout on seat 1's."""
    t = table(
        player(),
        player(),
        floors={0: ((), ["garden"]), 1: (["theatre"], [])},
        threat_deck=["fire", "raiders", "blackout", "deathclaw"],
        phase="threats",
        round=2,
        dice=faces(8, 9, 6),
    )

    assert t.state.threats == {"water-treatment.left": "fire", "garden.right": "raiders", "theatre.right": "blackout"}


@rule("shelter.threats.two-dice", "shelter.threats.seven")
def test_the_sum_of_two_dice_names_the_column() -> None:
    """All 36 rolls for the top floor: the spot in the column of the sum is covered, and a seven covers none."""
    for roll in ALL_ROLLS:
        t = table(
            player(), player(), threat_deck=["fire", "raiders"], phase="threats", round=2, dice=[*roll, *faces(7, 7)]
        )

        covered = TOP_COLUMNS.get(sum(roll))
        assert t.state.threats == ({covered: "fire"} if covered else {})


@rule("shelter.threats.two-dice")
def test_the_roll_is_shown_as_two_dice() -> None:
    """A 3 and a 5 for the second floor are column 8, the left spot of the garden on its right side."""
    t = table(
        player(), player(), floors=GARDEN_RIGHT, threat_deck=["fire"], phase="threats", round=2, dice=[3, 4, 3, 5, 3, 4]
    )

    assert [event.about["dice"] for event in t.happened("threat-roll")] == [(3, 4), (3, 5), (3, 4)]
    assert t.state.threats == {"garden.left": "fire"}


@rule("shelter.threats.cover")
def test_the_top_card_of_the_deck_covers_the_spot() -> None:
    """A garden in columns 8 and 9 and a roll of 9: the top card lies on its right spot, the next stays in the deck."""
    t = table(
        player(),
        player(),
        floors=GARDEN_RIGHT,
        threat_deck=["raiders", "fire"],
        phase="threats",
        round=2,
        dice=faces(7, 9, 7),
    )

    assert t.state.threats == {"garden.right": "raiders"}
    assert t.state.threat_deck == ("fire",)


@rule("shelter.threats.no-room")
def test_an_empty_floor_gets_no_threat() -> None:
    """Whatever is rolled for a floor without rooms, no threat appears; and none beside its only room."""
    for roll in ALL_ROLLS:
        dice = [*faces(7), *roll, *faces(7)]
        empty = table(player(), player(), phase="threats", round=2, dice=dice)
        garden = table(player(), player(), floors=GARDEN_RIGHT, phase="threats", round=2, dice=dice)

        assert empty.state.threats == {}
        assert list(garden.state.threats) == {8: ["garden.left"], 9: ["garden.right"]}.get(sum(roll), [])


@rule("shelter.threats.already-there")
def test_a_covered_spot_gets_no_second_threat() -> None:
    """A fire in column 6 of the top floor and a 6: the floor gets no threat, and no card leaves the deck."""
    t = table(
        player(),
        player(),
        threats={"vault-entrance.right": "fire"},
        threat_deck=["raiders", "blackout"],
        phase="threats",
        round=3,
        dice=faces(6, 7, 7),
    )

    assert t.state.threats == {"vault-entrance.right": "fire"}
    assert t.state.threat_deck == ("blackout", "raiders")


@rule("shelter.threats.seven")
def test_a_seven_never_covers_a_lift() -> None:
    """Sevens for the top floor and two full floors: nothing is covered, and every lift stays what it is."""
    left, right = ["garden", "theatre", "medbay"], ["lounge", "armory"]
    t = table(
        player(power=6, food=6, water=6, dwellers=[dweller(), dweller(wounded=True)]),
        player(),
        floors={0: (left, right)},
        room_row=["storehouse", "classroom", "game-room"],
        phase="threats",
        round=2,
        dice=calm(),
    )

    assert t.state.threats == {}
    assert {"place:lift.start", "place:lift.red"} <= set(t.options)


@rule("shelter.threats.no-draw")
def test_no_card_is_drawn_where_no_threat_appears() -> None:
    """Three sevens leave twelve cards in the deck; one hit leaves eleven."""
    deck = ["fire", "fire", "raiders", "raiders", "blackout", "deathclaw"] * 2
    for sums, left in (((7, 7, 7), 12), ((7, 4, 7), 12), ((8, 7, 7), 11)):
        t = table(player(), player(), threat_deck=deck, phase="threats", round=2, dice=faces(*sums))

        assert len(t.state.threat_deck) == left


@rule("shelter.threats.no-reroll")
def test_a_roll_without_a_threat_is_not_repeated() -> None:
    """A 4 for a floor without a room there: the next roll, an 8, is the next floor's, and three rolls are made."""
    t = table(
        player(),
        player(),
        floors={0: ((), ["garden"]), 1: ((), ["theatre"])},
        threat_deck=["fire", "raiders"],
        phase="threats",
        round=2,
        dice=faces(7, 4, 8),
    )

    assert [sum(event.about["dice"]) for event in t.happened("threat-roll")] == [7, 4, 8]
    assert t.state.threats == {"theatre.left": "fire"}


@rule("shelter.threats.who-rolls")
def test_the_rolls_are_the_same_whoever_is_first_player() -> None:
    """One seed, three seats: the four rolls for threats are equal with any of them as the first player."""
    rolls = []
    for first in range(3):
        t = table(player(), player(), player(), first=first, phase="threats", round=2, seed="whoever")
        rolls.append([(event.about["floor"], event.about["dice"]) for event in t.happened("threat-roll")])

    assert len(rolls[0]) == 4
    assert rolls[0] == rolls[1] == rolls[2]


@rule("shelter.threats.replaces")
def test_a_threat_takes_the_place_of_cost_and_reward() -> None:
    """A fire on the garden's spot for three food: two water are paid, two happiness gained, and no food."""
    t = table(player(water=3), player(), floors=GARDEN, threats={"garden.left": "fire"})

    t.choose("place:garden.left")

    assert t.player(0).cubes == (0, 0, 1)
    assert t.player(0).happiness == 2


@rule("shelter.threats.replaces")
def test_the_cost_beneath_a_threat_is_not_asked_for() -> None:
    """A burst pipe on the vault entrance's right spot (three food): one power is paid, happiness and water gained."""
    t = table(player(power=1, food=3), player(), threats={"vault-entrance.right": "burst-pipe"})

    t.choose("place:vault-entrance.right")

    assert t.player(0).cubes == (0, 3, 1)
    assert t.player(0).happiness == 1
    assert len(t.player(0).dwellers) == 2


@rule("shelter.threats.replaces-marks")
def test_a_covered_spot_for_the_wounded_takes_the_healthy() -> None:
    """A fire on the barracks' spot for wounded dwellers: a healthy one may go there, a wounded one may not."""
    floors = {0: (["barracks"], ())}
    t = table(player(water=2), player(), floors=floors, threats={"barracks.left": "fire"})
    hurt = table(
        player(water=2, dwellers=[dweller(wounded=True)]), player(), floors=floors, threats={"barracks.left": "fire"}
    )

    t.choose("place:barracks.left")

    assert t.player(0).happiness == 2
    assert hurt.refused("place:barracks.left") == "shelter.wounded.no-threats"


@rule("shelter.threats.replaces-marks")
def test_a_covered_letter_doubles_nothing() -> None:
    """A fire on the garden's spot A: a dweller trained in A gains two happiness, not four."""
    t = table(player(water=2, dwellers=[dweller(letter="A")]), player(), floors=GARDEN, threats={"garden.left": "fire"})

    t.choose("place:garden.left:A")

    assert t.player(0).happiness == 2


@rule("shelter.threats.replaces-marks")
def test_a_covered_training_trains_nobody() -> None:
    """A fire on the weight room's training in S: who puts it out is not trained at recall."""
    t = table(
        player(water=2),
        player(),
        floors={0: (["weight-room"], ())},
        threats={"weight-room.left": "fire"},
        dice=calm(),
    )

    t.choose("place:weight-room.left")
    t.end_round()

    assert [person.letter for person in t.player(0).dwellers] == ["", ""]


@rule("shelter.threats.replaces-marks")
def test_a_covered_link_joins_nothing() -> None:
    """Threats with a training on both halves of linked spots: two dwellers, two turns, and both are trained."""
    t = table(
        player(),
        player(),
        floors={0: (["twin-hall"], ())},
        threats={"twin-hall.left": "hard-lesson", "twin-hall.right": "odd-lesson"},
        dice=calm(),
        packs=[PACK],
    )

    t.choose("place:twin-hall.left", "pass", "place:twin-hall.right")

    assert t.state.round == 2
    assert [person.letter for person in t.player(0).dwellers] == ["S", "P"]


@rule("shelter.threats.one-spot")
def test_the_other_spot_of_the_room_stays_in_use() -> None:
    """A fire on the diner's left spot: its right spot gives one food and one cube of choice as ever."""
    t = table(player(), player(), threats={"diner.left": "fire"})

    assert t.refused("place:diner.left") == "shelter.cost-reward.whole-cost"
    t.choose("place:diner.right", "gain:water")

    assert t.player(0).cubes == (0, 1, 1)


@rule("shelter.threats.anyone")
def test_any_player_may_deal_with_a_threat_on_any_floor() -> None:
    """Radroaches on seat 0's garden: seat 1 beats them and takes happiness and a cube; seat 0 gets nothing."""
    t = table(player(), player(), floors=GARDEN, threats={"garden.left": "radroaches"}, dice=faces(6), first=1)

    t.choose("place:garden.left", "gain:power")

    assert (t.player(1).happiness, t.player(1).cubes) == (1, (1, 0, 0))
    assert (t.player(0).happiness, t.player(0).cubes) == (0, (0, 0, 0))
    assert (t.seat, t.prompt) == (0, "turn")


@rule("shelter.threats.anyone")
def test_a_threat_is_open_on_the_top_floor_on_the_own_floor_and_on_others() -> None:
    """Fires on the diner and on seat 0's garden: each of three seats with two water may place on either."""
    for first in range(3):
        t = table(
            *[player(water=2) for _ in range(3)],
            floors=GARDEN,
            threats={"garden.left": "fire", "diner.left": "fire"},
            first=first,
        )

        assert t.seat == first
        assert {"place:garden.left", "place:diner.left"} <= set(t.options)


@rule("shelter.threats.without-fight")
def test_a_threat_without_a_fight_is_paid_off_without_a_roll() -> None:
    """A fire, two water for two happiness: gained at once, no dice; with one water it is refused."""
    t = table(player(water=2), player(), threats={"diner.left": "fire"}, dice=[])
    poor = table(player(power=6, food=6, water=1), player(), threats={"diner.left": "fire"})

    t.choose("place:diner.left")

    assert (t.player(0).cubes, t.player(0).happiness) == ((0, 0, 0), 2)
    assert not t.player(0).dweller(1).wounded
    assert poor.refused("place:diner.left") == "shelter.cost-reward.whole-cost"


@rule("shelter.threats.discard-standing")
def test_a_beaten_threat_is_discarded_at_the_end_of_the_round() -> None:
    """Seat 0 beats raiders on the garden: after the round they are on the pile, and the spot gives three food again."""
    t = table(
        player(),
        player(),
        floors=GARDEN,
        threats={"garden.right": "raiders"},
        item_row=["snow-globe", "music-box", "trophy-cup"],
        dice=[*faces(8), *calm()],
    )

    t.choose("place:garden.right", "take:snow-globe")
    assert (t.state.threats, t.state.threat_pile) == ({"garden.right": "raiders"}, ())
    t.end_round()

    assert (t.state.threats, t.state.threat_pile) == ({}, ("raiders",))
    t.choose("place:garden.right")
    assert t.player(0).cubes == (0, 3, 0)


@rule("shelter.threats.discard-standing")
def test_a_threat_that_was_paid_off_is_discarded_too() -> None:
    """A fire put out by seat 1, another one untouched: after the round only the second one is left."""
    t = table(player(), player(water=2), threats={"diner.left": "fire", "diner.right": "fire"}, first=1, dice=calm())

    t.choose("place:diner.left")
    t.end_round()

    assert (t.state.threats, t.state.threat_pile) == ({"diner.right": "fire"}, ("fire",))


@rule("shelter.threats.beaten-still-covers")
def test_a_beaten_threat_stays_until_the_end_of_the_round() -> None:
    """Seat 0 puts a fire out; seats 1 and 2 with water for it are refused its spot in the same round."""
    t = table(player(water=2), player(water=2), player(water=2), threats={"diner.left": "fire"})

    t.choose("place:diner.left")

    assert t.state.threats == {"diner.left": "fire"}
    assert t.refused("place:diner.left") == "shelter.threats.beaten-still-covers"
    t.choose("pass")
    assert t.refused("place:diner.left") == "shelter.threats.beaten-still-covers"
    assert t.player(0).dweller(1).spot == "diner.left"


@rule("shelter.threats.beaten-still-covers", "shelter.fights.loser-blocks")
def test_whether_a_threat_was_beaten_is_seen_by_who_stands_on_it() -> None:
    """A has one wounded dweller at home: a fight that another one wins is a threat beaten, one that is lost is not."""
    people = [dweller(wounded=True), dweller()]
    won, lost = [
        table(player(dwellers=people), player(), threats={"diner.left": "raiders"}, dice=faces(roll)) for roll in (8, 7)
    ]

    won.choose("place:diner.left")
    won.choose(won.options[0])  # an item for the winner
    lost.choose("place:diner.left")

    assert won.refused("place:diner.left") == "shelter.threats.beaten-still-covers"
    assert lost.refused("place:diner.left") == "shelter.fights.loser-blocks"


@rule("shelter.threats.remains")
def test_a_threat_that_won_stays() -> None:
    """A lost fight: after recall the dweller is at home, wounded, and the threat is where it was."""
    t = table(player(), player(), threats={"diner.left": "raiders"}, dice=[*faces(7), *calm()])

    t.choose("place:diner.left")
    t.end_round()

    assert t.state.threats == {"diner.left": "raiders"}
    assert t.state.threat_pile == ()
    assert (t.player(0).dweller(1).spot, t.player(0).dweller(1).wounded) == ("", True)


@rule("shelter.threats.remains")
def test_a_threat_that_nobody_visits_stays() -> None:
    """Dwellers stand beside the fire, none on it: it is there in the next round."""
    t = table(player(), player(), threats={"diner.left": "fire"}, dice=calm())

    t.choose("place:diner.right", "gain:power", "place:generator.left")
    t.end_round()

    assert t.state.threats == {"diner.left": "fire"}


@rule("shelter.threats.wound-cost-threat")
def test_a_threat_whose_cost_wounds_stays() -> None:
    """A cave-in costs a wound and gives three food: the food is gained, the dweller lies, and the card stays."""
    t = table(player(), player(), threats={"diner.left": "cave-in"}, dice=calm(), packs=[PACK])

    t.choose("place:diner.left")
    assert t.player(0).cubes == (0, 3, 0)
    assert t.player(0).dweller(1).wounded
    assert t.refused("place:diner.left") == "shelter.threats.beaten-still-covers"  # nobody has lost a fight
    t.end_round()

    assert t.state.threats == {"diner.left": "cave-in"}


@rule("shelter.threats.many")
def test_a_floor_may_have_any_number_of_threats() -> None:
    """Three threats on a floor of two rooms and a roll for its last free column: a fourth appears."""
    t = table(
        player(),
        player(),
        floors={0: (["garden", "theatre"], ())},
        threats={"garden.left": "fire", "garden.right": "fire", "theatre.left": "raiders"},
        phase="threats",
        round=5,
        dice=faces(7, 4, 7),
    )

    assert set(t.state.threats) == {"garden.left", "garden.right", "theatre.left", "theatre.right"}


@rule("shelter.threats.many")
def test_all_ten_columns_of_a_floor_may_be_covered() -> None:
    """Nine threats on the top floor and a 12: the tenth covers the last column."""
    cards = ["radroaches"] * 3 + ["mole-rats"] * 2 + ["fire"] * 2 + ["raiders"] * 2
    nine = dict(zip(list(TOP_COLUMNS.values())[:9], cards, strict=True))
    t = table(player(), player(), threats=nine, phase="threats", round=9, dice=faces(12, 7, 7))

    assert set(t.state.threats) == set(TOP_COLUMNS.values())


@rule("shelter.threats.seven")
def test_a_seven_covers_nothing_whatever_the_columns_are() -> None:
    """A column map that gives the vault entrance's right spot a 7: a seven for the top floor still brings no threat."""
    t = table(player(), player(), phase="threats", round=2, dice=calm(), packs=[SEVENTH])

    assert t.state.threats == {}
