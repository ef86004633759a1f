"""Items that make something cheaper, and what can still be paid beside them."""

from tests.kit import Table, card_pack, dweller, player, rule, table
from tests.kit.cards import item_card, room_card


def owned(t: Table, seat: int = 0) -> list[str]:
    return [item.id for item in t.player(seat).items]


COUPONS = (
    item_card("small", "discard", "do: price, less: 1")
    + item_card("big", "discard", "do: price, less: 2")
    + item_card("huge", "discard", "do: price, less: 2")
    + item_card("pass-book", "exhaust", "do: price, less: 3")
    + item_card("cradle", "discard", "do: newcomer, less: 2")
)


def yard(cost: str, *items: str, power: int = 0, row: str = "garden") -> Table:
    """Seat 0 places in a yard of this cost, with these items and so much power; the one open room costs 4."""
    pack = card_pack(rooms=room_card("yard", f"cost: [{cost}], reward: [{{do: room}}]"), items=COUPONS)
    t = table(player(power=power, items=items), player(), floors={0: (["yard"], [])}, room_row=[row], packs=[pack])
    t.choose("place:yard.left")
    return t


@rule("shelter.items.windows", "shelter.cost-reward.whole-cost")
def test_an_item_is_refused_that_would_leave_too_little_to_pay_with() -> None:
    """A price of 4, no cubes, items for 1, 2 and 2, one of which has to be given: the two big ones or nothing."""
    t = yard("{do: price}, {do: give-item}", "small", "big", "huge")

    assert t.options == ("use:big", "use:huge")
    assert t.refused("use:small") == "shelter.cost-reward.whole-cost"
    t.choose("use:big", "side:left")
    assert owned(t) == []


@rule("shelter.items.windows", "shelter.cost-reward.whole-cost")
def test_what_is_let_off_anyway_is_counted_once() -> None:
    """A price of 4, 1 power and a belt that lets 1 off; three of four items are to be given, so only one may be used up."""
    t = yard("{do: price}, {do: give-item, amount: 3}", "tool-belt", "small", "big", "huge", power=1)

    assert t.options == ("use:big", "use:huge")
    assert t.refused("use:small") == "shelter.cost-reward.whole-cost"


@rule("shelter.items.windows")
def test_nobody_is_asked_for_an_item_where_nothing_is_left_to_pay() -> None:
    """A ticket lets all 3 of the price off by itself: the big one is not asked for and stays."""
    pack = card_pack(items=COUPONS + item_card("ticket", "passive", "do: price, less: 3"))
    row = ["weapon-workshop"]
    t = table(player(items=["ticket", "big"]), player(), room_row=row, room_deck=[], packs=[pack])

    t.choose("place:lift.red")

    assert t.prompt != "discount"
    assert "big" in owned(t)


@rule("shelter.items.windows", "shelter.items.spend")
def test_an_item_that_is_discarded_in_use_cannot_be_given_as_well() -> None:
    """Two items are to be given, and there are two: the one that stays may help, the one that would be gone may not."""
    t = yard("{do: price}, {do: give-item, amount: 2}", "small", "pass-book", power=3, row="weapon-workshop")

    assert t.options == ("use:pass-book", "pay")
    assert t.refused("use:small") == "shelter.items.spend"


@rule("shelter.items.spend-exhausted")
def test_an_item_that_is_exhausted_in_use_can_be_given_as_well() -> None:
    """A pass-book lets off 3 of a price of 3, and is then the item that is given."""
    t = yard("{do: price}, {do: give-item}", "pass-book", row="weapon-workshop")

    t.choose("side:left")

    assert owned(t) == []
    assert t.player(0).cubes == (0, 0, 0)


@rule("shelter.cost-reward.whole-cost")
def test_a_newcomer_can_be_paid_for_with_the_only_item() -> None:
    """3 food for a new dweller, 1 food and a cradle that lets off 2: the spot is open, and the cradle is used up."""
    t = table(player(food=1, items=["cradle"]), player(food=1), packs=[card_pack(items=COUPONS)])

    assert "place:vault-entrance.right" in t.options
    t.choose("place:vault-entrance.right")

    assert (t.player(0).cubes, owned(t), len(t.player(0).dwellers)) == ((0, 0, 0), [], 3)
    assert t.refused("place:vault-entrance.right", seat=1)


NURSERY = card_pack(
    rooms=room_card("nursery", "cost: [{do: pay, food: 3}, {do: give-item}], reward: [{do: dweller}]")
    + room_card("twins", both="cost: [{do: pay, food: 2}], reward: [{do: dweller}]"),
    items=COUPONS,
)


@rule("shelter.items.spend", "shelter.cost-reward.whole-cost")
def test_the_only_item_is_given_and_does_not_make_a_newcomer_cheaper_as_well() -> None:
    """3 food and an item for a new dweller: a lone cradle is given; beside a canteen it may let off 2."""
    floors = {0: (["nursery"], ())}
    lone = table(player(food=3, items=["cradle"]), player(), floors=floors, packs=[NURSERY])
    two = table(player(food=3, items=["cradle", "canteen"]), player(), floors=floors, packs=[NURSERY])

    lone.choose("place:nursery.left")
    two.choose("place:nursery.left")

    assert (lone.player(0).cubes, owned(lone), len(lone.player(0).dwellers)) == ((0, 0, 0), [], 3)
    assert (two.prompt, two.options) == ("discount", ("use:cradle", "pay"))


@rule("shelter.linked-spots.cost-once", "shelter.cost-reward.whole-cost")
def test_a_pair_that_an_item_helps_to_pay_for_is_offered_once() -> None:
    """2 food for linked spots, 1 food and a ration book that lets off one: the one pair there is, once."""
    people = [dweller(letter="A"), dweller()]
    t = table(
        player(food=1, items=["ration-book"], dwellers=people), player(), floors={0: (["twins"], ())}, packs=[NURSERY]
    )

    assert [option for option in t.options if "twins" in option] == ["place:twins.both:A"]
    t.choose("place:twins.both:A")
    assert len(t.player(0).dwellers) == 3


@rule("shelter.items.spend", "shelter.cost-reward.whole-cost")
def test_all_red_item_symbols_of_a_spot_are_paid() -> None:
    """One item and another two as the cost: with two it is refused, with three all are given."""
    spot = "cost: [{do: give-item}, {do: give-item, amount: 2}], reward: [{do: happiness, amount: 3}]"
    pack = card_pack(rooms=room_card("pyre", spot))
    floors = {0: (["pyre"], ())}
    few = table(player(items=["canteen", "guard-dog"]), player(), floors=floors, packs=[pack])
    enough = table(player(items=["snow-globe", "guard-dog", "music-box"]), player(), floors=floors, packs=[pack])

    enough.choose("place:pyre.left", "give:guard-dog", "give:snow-globe")

    assert few.refused("place:pyre.left") == "shelter.cost-reward.whole-cost"
    assert (owned(enough), enough.player(0).happiness) == ([], 3)


@rule("shelter.cost-reward.whole-cost", "shelter.linked-spots.cost-once")
def test_an_item_for_newcomers_makes_nothing_else_cheaper() -> None:
    """A theatre of 2 power for a pair, 1 power and a ration book: it is refused."""
    t = table(player(power=1, items=["ration-book"]), player(), floors={0: (["theatre"], ())})

    assert t.refused("place:theatre.both") == "shelter.cost-reward.whole-cost"


@rule("shelter.resources.any-each", "shelter.building.price")
def test_a_cube_of_choice_can_be_let_off() -> None:
    """A storehouse of any 3, a tool belt that lets off one: 2 power are paid, and of 3 power one is left."""
    two, three = [
        table(player(power=power, items=["tool-belt"]), player(), room_row=["storehouse"], room_deck=[])
        for power in (2, 3)
    ]

    two.choose("place:lift.red", "side:left")
    three.choose("place:lift.red", "side:left")

    assert (two.player(0).cubes, three.player(0).cubes) == ((0, 0, 0), (1, 0, 0))


@rule("shelter.resources.any-each")
def test_which_cube_is_let_off_is_chosen_among_kinds_and_the_free_one() -> None:
    """A classroom of 2 power and any 1, a tool belt: of 2 power and 1 food, the power or the free cube is spared."""
    free, power = [
        table(player(power=2, food=1, items=["tool-belt"]), player(), room_row=["classroom"], room_deck=[])
        for _ in range(2)
    ]

    free.choose("place:lift.red", "spare:any")
    power.choose("place:lift.red", "spare:power", "pay:power")

    assert (free.player(0).cubes, power.player(0).cubes) == ((0, 1, 0), (0, 1, 0))


@rule("shelter.cost-reward.whole-cost")
def test_no_cube_is_let_off_that_would_leave_one_to_pay_which_is_not_there() -> None:
    """2 power, 2 food and 1 water with 1 power and 1 food: two are let off, and neither of them can be the water."""
    hall = room_card("hall", price="power: 2, food: 2, water: 1")
    pack = card_pack(rooms=hall, items=item_card("voucher", "passive", "do: price, less: 2"))
    who = player(power=1, food=1, water=5, items=["voucher"])
    t = table(who, player(), room_row=["hall"], room_deck=[], packs=[pack])

    t.choose("place:lift.red")

    assert (t.prompt, t.options) == ("spare", ("spare:power", "spare:food"))
    assert t.refused("spare:water") == "shelter.cost-reward.whole-cost"
