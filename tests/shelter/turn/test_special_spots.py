"""Spots with letters: a matching dweller receives the reward twice."""

from tests.kit import card_pack, dweller, player, rule, table
from tests.kit.rounds import calm

PACK = card_pack(
    rooms="""
- id: fashion-hall
  price: {any: 1}
  left:
    letters: I
    reward: [{do: refresh, row: items}, {do: item}]
  right:
    letters: P
    reward: [{do: item}]
- id: town-hall
  price: {any: 1}
  left:
    letters: L
    reward: [{do: first}, {do: gain, power: 1}]
  right:
    letters: L
    reward: [{do: train}]
- id: spa
  price: {any: 1}
  left:
    letters: L
    hurt: true
    reward: [{do: heal}, {do: gain, food: 1}]
  right:
    letters: L
    reward: [{do: swap, give: {power: 1}, get: {food: 1}}, {do: gain, power: 1}]
- id: drill-hall
  price: {any: 1}
  left:
    letters: S
    cost: [{do: pay, food: 1}, {do: price}]
    reward: [{do: room}, {do: happiness, amount: 2}]
  right:
    letters: SE
    reward: [{do: gain, power: 1}]
- id: land-office
  price: {any: 1}
  left:
    letters: S
    reward: [{do: room}]
  right: {}
"""
)
FASHION = {0: (["fashion-hall"], ())}
TOWN_HALL = {0: (["town-hall"], ())}
SPA = {0: (["spa"], ())}
DRILL = {0: (["drill-hall"], ())}
LAND_OFFICE = {0: (["land-office"], ())}
ROOMS = ["weapon-workshop", "storehouse", "garden"]  # 3 power; any 3; 2 power and 2 water


@rule("shelter.special-spots.double")
def test_a_dweller_trained_in_the_letter_receives_the_reward_twice() -> None:
    """Garden, A, three food: a dweller trained in A gains six."""
    t = table(player(dwellers=[dweller(letter="A"), dweller()]), player(), floors={0: (["garden"], ())})

    t.choose("place:garden.left:A")

    assert t.player(0).cubes == (0, 6, 0)


@rule("shelter.special-spots.double")
def test_only_the_dweller_that_is_placed_counts() -> None:
    """A dweller trained in A stays at home, and seat 1 has one too: the untrained one gains three food."""
    trained = [dweller(letter="A"), dweller()]
    t = table(player(dwellers=trained), player(dwellers=trained), floors={0: (["garden"], ())})

    t.choose("place:garden.left")

    assert t.player(0).cubes == (0, 3, 0)
    assert t.player(0).dweller(1).letter == "A"


@rule("shelter.special-spots.cost-once")
def test_the_cost_is_paid_once_for_a_doubled_reward() -> None:
    """Barber shop, C, one food and two water for two happiness: just that is paid for four happiness."""
    crew = [dweller(letter="C"), dweller()]
    t = table(player(food=2, water=4, dwellers=crew), player(), floors={0: (["barber-shop"], ())})

    t.choose("place:barber-shop.left:C")

    assert t.player(0).cubes == (0, 1, 2)
    assert t.player(0).happiness == 4


@rule("shelter.special-spots.cost-once")
def test_a_doubled_reward_is_on_offer_for_exactly_its_cost() -> None:
    """One food and two water are enough for the barber shop with a dweller trained in C, and none are left."""
    crew = [dweller(letter="C"), dweller()]
    t = table(player(food=1, water=2, dwellers=crew), player(), floors={0: (["barber-shop"], ())})

    t.choose("place:barber-shop.left:C")

    assert t.player(0).cubes == (0, 0, 0)
    assert t.player(0).happiness == 4


@rule("shelter.special-spots.open-to-all")
def test_an_untrained_dweller_may_use_a_spot_with_a_letter() -> None:
    """Generator, S, two power: an untrained dweller is placed there and gains two."""
    t = table(player(), player())

    t.choose("place:generator.left")

    assert t.player(0).cubes == (2, 0, 0)


@rule("shelter.special-spots.other-letter", "shelter.special-spots.open-to-all")
def test_another_letter_brings_the_plain_reward() -> None:
    """A dweller trained in P at the generator, S: two power, not four."""
    t = table(player(dwellers=[dweller(letter="P"), dweller(letter="S")]), player())

    t.choose("place:generator.left:P")

    assert t.player(0).cubes == (2, 0, 0)


@rule("shelter.special-spots.no-other-effect")
def test_a_letter_trains_nobody() -> None:
    """Recalled from the generator, S, an untrained dweller is still untrained, and nobody is asked for a letter."""
    t = table(player(), player(), dice=calm())

    t.choose("place:generator.left")
    t.end_round()

    assert [person.letter for person in t.player(0).dwellers] == ["", ""]
    assert not t.happened("train")


@rule("shelter.special-spots.no-other-effect")
def test_a_letter_neither_lowers_a_cost_nor_lets_the_wounded_in() -> None:
    """Barber shop, C, with one water too few: refused for the cost; a wounded dweller trained in C: refused as well."""
    crew = [dweller(letter="C")]
    t = table(player(food=1, water=1, dwellers=crew), player(), floors={0: (["barber-shop"], ())})
    hurt = table(
        player(food=1, water=2, dwellers=[dweller(letter="C", wounded=True)]),
        player(),
        floors={0: (["barber-shop"], ())},
    )

    assert t.refused("place:barber-shop.left") == "shelter.cost-reward.whole-cost"
    assert hurt.refused("place:barber-shop.left") == "shelter.wounded.not-ordinary"
    assert not [option for option in (*t.options, *hurt.options) if option.startswith("place:barber-shop.left")]


@rule("shelter.special-spots.row-twice")
def test_the_whole_row_is_carried_out_and_then_once_more() -> None:
    """Refresh the items, one item, doubled: refresh, take of the three new ones, refresh, take of the next three."""
    deck = [
        "pipe-pistol",
        "hunting-rifle",
        "laser-rifle",
        "flamethrower",
        "snow-globe",
        "music-box",
        "trophy-cup",
        "kitchen-knife",
    ]
    t = table(
        player(dwellers=[dweller(letter="I"), dweller()]),
        player(),
        floors=FASHION,
        item_row=["canteen", "lunch-pail", "fusion-cell"],
        item_deck=deck,
        packs=[PACK],
    )

    t.choose("place:fashion-hall.left:I")
    assert t.options == ("take:pipe-pistol", "take:hunting-rifle", "take:laser-rifle")
    t.choose("take:laser-rifle")
    assert t.options == ("take:snow-globe", "take:music-box", "take:trophy-cup")
    t.choose("take:snow-globe")

    assert [item.id for item in t.player(0).items] == ["laser-rifle", "snow-globe"]
    assert set(t.state.item_pile) == {
        "canteen",
        "lunch-pail",
        "fusion-cell",
        "pipe-pistol",
        "hunting-rifle",
        "flamethrower",
    }
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.special-spots.double-item")
def test_a_doubled_item_may_be_the_card_that_was_just_revealed() -> None:
    """Spot P, one item, a dweller trained in P: the laser rifle that fills the first gap is the second item taken."""
    t = table(
        player(dwellers=[dweller(letter="P"), dweller()]),
        player(),
        floors=FASHION,
        item_row=["kitchen-knife", "snow-globe", "music-box"],
        item_deck=["laser-rifle", "flamethrower"],
        packs=[PACK],
    )

    t.choose("place:fashion-hall.right:P", "take:kitchen-knife")
    assert t.options == ("take:snow-globe", "take:music-box", "take:laser-rifle")
    t.choose("take:laser-rifle")

    assert [item.id for item in t.player(0).items] == ["kitchen-knife", "laser-rifle"]
    assert t.state.item_row == ("snow-globe", "music-box", "flamethrower")
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.special-spots.double-item")
def test_an_untrained_dweller_takes_one_item_there() -> None:
    """Spot P, one item, an untrained dweller: one item, then it is seat 1's turn."""
    row = ["kitchen-knife", "snow-globe", "music-box"]
    t = table(player(), player(), floors=FASHION, item_row=row, packs=[PACK])

    t.choose("place:fashion-hall.right", "take:kitchen-knife")

    assert [item.id for item in t.player(0).items] == ["kitchen-knife"]
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.special-spots.double-dweller")
def test_a_doubled_new_dweller_brings_two() -> None:
    """Radio studio, C, one new dweller: three dwellers, one trained in C placed there, become five."""
    crew = [dweller(letter="C"), dweller(), dweller()]
    t = table(player(power=2, food=1, dwellers=crew), player(), floors={0: (["radio-studio"], ())})

    t.choose("place:radio-studio.left:C")

    assert len(t.player(0).dwellers) == 5


@rule("shelter.special-spots.double-dweller")
def test_two_new_dwellers_stop_at_seven() -> None:
    """With five dwellers both come, with six only one."""
    for before, after in ((5, 7), (6, 7)):
        crew = [dweller(letter="C"), *[dweller() for _ in range(before - 1)]]
        t = table(player(power=2, food=1, dwellers=crew), player(), floors={0: (["radio-studio"], ())})

        t.choose("place:radio-studio.left:C")

        assert len(t.player(0).dwellers) == after


@rule("shelter.special-spots.nothing-to-double")
def test_the_first_player_token_is_taken_once() -> None:
    """The token and one power on a spot L, doubled: the token once, two power."""
    t = table(player(dwellers=[dweller(letter="L"), dweller()]), player(), floors=TOWN_HALL, first=1, packs=[PACK])
    t.choose("pass")

    t.choose("place:town-hall.left:L")

    assert t.player(0).cubes == (2, 0, 0)
    assert len(t.happened("first-player")) == 1
    assert t.state.first == 0


@rule("shelter.special-spots.nothing-to-double")
def test_a_doubled_training_trains_once() -> None:
    """A training of choice on a spot L, doubled: one letter is chosen at recall, and one dweller is trained in it."""
    t = table(player(dwellers=[dweller(letter="L"), dweller()]), player(), floors=TOWN_HALL, dice=calm(), packs=[PACK])

    t.choose("place:town-hall.right:L", "pass", "pass")
    assert t.prompt == "train-letter"
    t.choose("letter:E")

    assert [person.letter for person in t.player(0).dwellers] == ["E", ""]
    assert (t.state.round, t.prompt) == (2, "turn")


@rule("shelter.special-spots.nothing-to-double")
def test_a_doubled_healing_heals_only_the_dweller_on_the_spot() -> None:
    """Healing and one food on a spot L for the wounded, doubled: two food, and the other wounded one stays wounded."""
    crew = [dweller(letter="L", wounded=True), dweller(wounded=True)]
    t = table(player(dwellers=crew), player(), floors=SPA, packs=[PACK])

    t.choose("place:spa.left:L")

    assert t.player(0).cubes == (0, 2, 0)
    assert [person.wounded for person in t.player(0).dwellers] == [False, True]
    assert len(t.happened("heal")) == 1


@rule("shelter.special-spots.nothing-to-double")
def test_a_doubled_exchange_is_the_same_right_once() -> None:
    """Power for food, and one power, on a spot L, doubled: two power, and each exchange is still one for one."""
    t = table(player(dwellers=[dweller(letter="L"), dweller()]), player(), floors=SPA, packs=[PACK])

    t.choose("place:spa.right:L", "continue")
    assert t.options == ("swap:1power>1food", "end")
    t.choose("swap:1power>1food")

    assert t.player(0).cubes == (1, 1, 0)


@rule("shelter.special-spots.double-build-optional")
def test_a_second_room_is_not_forced_when_none_can_be_paid_for() -> None:
    """Doubled build spot, cubes for one room only: the placement is complete, its happiness came twice."""
    t = table(
        player(power=3, food=1, dwellers=[dweller(letter="S"), dweller()]),
        player(),
        floors=DRILL,
        room_row=["weapon-workshop", "garden", "water-purifier"],
        room_deck=["theatre"],
        packs=[PACK],
    )

    t.choose("place:drill-hall.left:S", "side:right")

    assert t.state.floor_of(0).rooms == ("drill-hall", "weapon-workshop")
    assert t.player(0).happiness == 4
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.special-spots.double-build-optional")
def test_a_second_room_that_can_be_paid_for_may_be_left() -> None:
    """Three power left and a storehouse for three: the player builds nothing more and keeps them."""
    t = table(
        player(power=6, food=1, dwellers=[dweller(letter="S"), dweller()]),
        player(),
        floors=DRILL,
        room_row=ROOMS,
        packs=[PACK],
    )

    t.choose("place:drill-hall.left:S", "build:weapon-workshop", "side:right")
    assert "build:none" in t.options
    t.choose("build:none")

    assert t.state.floor_of(0).rooms == ("drill-hall", "weapon-workshop")
    assert t.player(0).cubes == (3, 0, 0)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.special-spots.double-build-price")
def test_a_second_room_costs_its_own_price() -> None:
    """Six power and a food: the spot's food once, three power for the first room and three for the second."""
    t = table(
        player(power=6, food=1, dwellers=[dweller(letter="S"), dweller()]),
        player(),
        floors=DRILL,
        room_row=ROOMS,
        packs=[PACK],
    )

    t.choose("place:drill-hall.left:S", "build:weapon-workshop", "side:right")
    assert t.player(0).cubes == (3, 0, 0)
    assert t.refused("build:garden") == "shelter.building.affordable"
    t.choose("build:storehouse", "side:right")

    assert t.player(0).cubes == (0, 0, 0)
    assert t.state.floor_of(0).right == ("weapon-workshop", "storehouse")


@rule("shelter.special-spots.double-build-price")
def test_a_second_room_is_free_where_the_first_one_was() -> None:
    """A build symbol without the price symbol, doubled: two rooms for a player without a cube."""
    t = table(
        player(dwellers=[dweller(letter="S"), dweller()]), player(), floors=LAND_OFFICE, room_row=ROOMS, packs=[PACK]
    )

    t.choose("place:land-office.left:S", "build:garden", "side:right", "build:storehouse", "side:right")

    assert t.state.floor_of(0).right == ("garden", "storehouse")


@rule("shelter.special-spots.several-letters")
def test_one_of_several_letters_is_enough_and_doubles_only() -> None:
    """Spot S and E, one power: trained in E or in S two power, not four; trained in A one."""
    for letter, power in (("E", 2), ("S", 2), ("A", 1)):
        t = table(player(dwellers=[dweller(letter=letter)]), player(), floors=DRILL, packs=[PACK])

        t.choose(f"place:drill-hall.right:{letter}")

        assert t.player(0).cubes == (power, 0, 0)


@rule("shelter.special-spots.double-build-optional", "shelter.building.full-floor")
def test_a_second_room_is_not_asked_for_when_there_is_no_place_or_no_room() -> None:
    """Doubled, with a sixth room built or the only open room taken: the placement is complete without a question."""
    worker = player(dwellers=[dweller(letter="S"), dweller()])
    five = {0: (["land-office", "armory", "lounge"], ["theatre", "game-room"])}
    full = table(worker, player(), floors=five, room_row=ROOMS, packs=[PACK])
    last = table(worker, player(), floors=LAND_OFFICE, room_row=["garden"], room_deck=[], packs=[PACK])

    full.choose("place:land-office.left:S", "build:garden")
    last.choose("place:land-office.left:S", "side:right")

    assert (full.seat, full.prompt, len(full.state.floor_of(0).rooms)) == (1, "turn", 6)
    assert (last.seat, last.prompt, last.state.floor_of(0).right) == (1, "turn", ("garden",))


@rule("shelter.special-spots.double-build-price", "shelter.items.windows")
def test_an_item_may_help_to_pay_for_the_second_room_too() -> None:
    """3 power for the first room; for the second there is a floor plan, which lets off 3, and nothing else."""
    t = table(
        player(power=3, food=1, items=["floor-plan"], dwellers=[dweller(letter="S"), dweller()]),
        player(),
        floors=DRILL,
        room_row=ROOMS,
        packs=[PACK],
    )

    t.choose("place:drill-hall.left:S", "build:weapon-workshop", "pay", "side:right")
    assert t.options == ("build:storehouse", "build:none")
    t.choose("build:storehouse", "side:right")

    assert t.player(0).items == ()
    assert t.state.floor_of(0).right == ("weapon-workshop", "storehouse")
