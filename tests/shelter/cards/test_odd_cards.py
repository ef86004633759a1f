"""Cards that our own set does not have: they are carried out by the rules, or refused when the pack is read."""

from pathlib import Path

import pytest

from crossroads.engine.packs import BadPack
from tests.kit import Table, card_pack, dweller, player, rich, rule, table
from tests.kit.cards import QUIET, item_card, room_card


def test_a_room_that_was_paid_for_is_not_discarded_by_a_refresh_before_it() -> None:
    """`price -> ref-rooms, room`: the garden lies on the floor, and not on the discard pile as well."""
    works = "cost: [{do: price}], reward: [{do: refresh, row: rooms}, {do: room}]"
    pack = card_pack(rooms=room_card("works", works, "reward: []"))
    row = ["garden", "theatre", "lounge"]
    t = table(rich(), rich(), floors={0: (["works"], [])}, room_row=row, packs=[pack])

    t.choose("place:works.left", "build:garden", "side:left")

    assert "garden" not in t.state.room_pile
    assert not list(t.game.definition.faults(t.state))


def test_an_item_is_not_counted_for_two_discounts() -> None:
    """One item lets off 3 for a newcomer or 3 of a price; a spot that asks for both is refused when the pack is read."""
    both = "- {id: chart, mode: exhaust, effects: [{do: newcomer, less: 3}, {do: price, less: 3}]}\n"
    spot = "cost: [{do: pay, food: 3}, {do: price}], reward: [{do: dweller}, {do: room}]"
    pack = card_pack(rooms=room_card("works", spot, "reward: []"), items=both)

    with pytest.raises(BadPack):
        table(player(items=["chart"]), player(), floors={0: (["works"], [])}, room_row=["armory"], packs=[pack])


def distinct(t: Table) -> None:
    assert len({*t.options}) == len(t.options), t.options
    assert not {*t.options} & {reason.option for reason in t.game.explain()}


BELT = (
    "- {{id: belt, mode: exhaust, effects: [{{do: at-spot, letter: S, by: {by}, reward: [{{do: gain, food: 1}}]}},"
    " {{do: at-spot, letter: P, by: {by}, reward: [{{do: gain, water: 1}}]}}]}}\n"
)


@pytest.mark.parametrize("by", ["owner", "anyone"])
def test_an_item_for_two_letters_of_one_spot_is_offered_once(by: str) -> None:
    pack = card_pack(rooms=room_card("hall", "letters: SP, reward: []", "reward: []"), items=BELT.format(by=by))
    has = [player(items=["belt"]), player()] if by == "owner" else [player(), player(items=["belt"])]
    t = table(*has, floors={0: (["hall"], [])}, packs=[pack])

    t.choose("place:hall.left")

    distinct(t)
    t.choose("use:belt")
    assert t.player(0 if by == "owner" else 1).cubes == (0, 1, 1)


def test_an_item_with_two_discounts_is_offered_once_and_counts_whole() -> None:
    """A discard item lets off 1 and 2: a price of 3 power can be paid with it and no cube."""
    items = "- {id: plan, mode: discard, effects: [{do: price, less: 1}, {do: price, less: 2}]}\n"
    t = table(player(items=["plan"]), player(), room_row=["weapon-workshop"], packs=[card_pack(items=items)])
    t.choose("place:lift.red", "side:left")
    assert t.player(0).items == ()
    t = table(rich(items=["plan"]), player(), room_row=["weapon-workshop"], packs=[card_pack(items=items)])
    t.choose("place:lift.red")
    distinct(t)


@rule("shelter.cost-reward.whole-cost", "shelter.items.spend")
def test_an_item_that_would_leave_the_price_unpaid_is_not_used_first() -> None:
    """1 power for a price of 3, items letting off 1 and 2, and one of the two is to be given: only the 2 will do."""
    items = item_card("small", "discard", "do: price, less: 1") + item_card("big", "discard", "do: price, less: 2")
    yard = room_card("yard", "cost: [{do: price}, {do: give-item}], reward: [{do: room}]", "reward: []")
    pack = card_pack(rooms=yard, items=items)

    def build(power: int) -> Table:
        has = player(power=power, items=["small", "big"])
        t = table(has, player(), floors={0: (["yard"], [])}, room_row=["weapon-workshop"], packs=[pack])
        t.choose("place:yard.left")
        return t

    poor, better_off = build(power=1), build(power=2)

    assert poor.prompt == "build-side"
    assert (poor.player(0).cubes, poor.player(0).items) == ((0, 0, 0), ())
    assert better_off.options == ("use:small", "use:big")
    assert better_off.refused("pay") == "shelter.cost-reward.whole-cost"


@pytest.mark.parametrize(
    "two",
    [
        "{do: swap, give: {power: 1}, get: {food: 1}}, {do: swap, give: {food: 1}, get: {power: 1}}",
        "{do: swap, give: {any: 1}, get: {any: 1}}, {do: swap, give: {power: 1}, get: {food: 1}}",
    ],
)
def test_two_exchanges_on_a_spot_are_offered_once_each_and_not_refused_too(two: str) -> None:
    pack = card_pack(rooms=room_card("bank", f"reward: [{two}]", "reward: []"))
    t = table(player(power=1, food=1), player(), floors={0: (["bank"], [])}, packs=[pack])

    t.choose("place:bank.left")

    distinct(t)


def test_others_do_not_react_to_a_fight_that_was_lost() -> None:
    """As for one's own items: what comes after the reward does not come where there is none."""
    pack = card_pack(items=item_card("belt", "exhaust", "do: at-spot, letter: E, by: anyone, reward: [{do: item}]"))
    t = table(player(), player(items=["belt"]), threats={"diner.left": "radscorpion"}, dice=[1, 1], packs=[pack])

    t.choose("place:diner.left")

    assert (t.seat, t.prompt) == (1, "turn")


def test_an_empty_item_row_is_filled_from_what_was_discarded_meanwhile() -> None:
    """Row and deck are empty, `item -> item`: the item that was paid is shuffled and can be taken."""
    pack = card_pack(rooms=room_card("pawn", "cost: [{do: give-item}], reward: [{do: item}]", "reward: []"))
    t = table(player(items=["canteen"]), player(), floors={0: (["pawn"], [])}, item_row=[], item_deck=[], packs=[pack])

    t.choose("place:pawn.left")

    assert [item.id for item in t.player(0).items] == ["canteen"]
    told = [event.kind for event in t.game.events if event.kind in ("give-item", "reshuffle", "lay", "take-item")]
    assert told == ["give-item", "reshuffle", "lay", "take-item"]


def test_a_used_up_item_is_told_before_the_row_that_it_fills() -> None:
    """A short row and an empty deck: the rocket launcher is used, then shuffled, then laid."""
    t = table(player(items=["rocket-launcher"]), player(), threats={"diner.left": "raiders"}, item_row=[], item_deck=[])

    t.choose("place:diner.left", "use:rocket-launcher")

    told = [event.kind for event in t.game.events if event.kind in ("use-item", "reshuffle", "lay")]
    assert told == ["use-item", "reshuffle", "lay"]


def test_a_used_up_item_for_the_spot_is_refused_because_it_is_exhausted() -> None:
    t = table(player(items=["canteen"], exhausted=["work-overalls"]), player())

    t.choose("place:generator.left")

    assert t.refused("use:work-overalls") == "shelter.exhaust.once-a-round"
    assert t.refused("place:diner.left") == "shelter.placement.one-a-turn"


def test_a_roll_without_a_card_to_lay_says_so() -> None:
    t = table(player(), player(), phase="threats", round=2, threat_deck=[], dice=[1, 2, *QUIET])
    roll = next(event for event in t.state.events if event.kind == "threat-roll")

    assert (roll.about["result"], roll.rule) == ("no-card", "shelter.decks.threat-both-empty")


def test_the_view_tells_how_many_idle_rounds_there_were() -> None:
    t = table(player(), player(), dice=QUIET)
    t.end_round()
    assert t.game.view(None)["idle_rounds"] == 1


COLOURED = "coloured: {cost: [{do: price}], reward: [{do: room}]}\n"
TOP = (
    "left: [vault-entrance, vault-door, wasteland]\nright: [water-treatment, diner, generator]\n"
    "columns:\n  left: [[5, 6], [3, 4], [null, 2]]\n"
)
WRONG = {
    "wounded on a threat": card_pack(threats="- {id: ghosts, spot: {hurt: true}}\n"),
    "wounded on the own lift": card_pack(
        lifts="start: {hurt: true, reward: [{do: heal}]}\ncoloured: {hurt: true, reward: [{do: first}]}\n"
    ),
    "safe spot that costs": card_pack(
        lifts="start: {hurt: true, cost: [{do: pay, any: 2}], reward: [{do: heal}]}\n" + COLOURED
    ),
    "second fight forgotten": card_pack(
        threats="- {id: twins, spot: {cost: [{do: fight, value: 4}, {do: fight, value: 12}]}}\n"
    ),
    "price without room": card_pack(rooms=room_card("toll", "cost: [{do: price}]", "reward: []")),
    "price with other rewards": card_pack(
        rooms=room_card("toll", "cost: [{do: price}], reward: [{do: happiness, amount: 1}, {do: item}]", "reward: []")
    ),
    "half a room": card_pack(rooms="- {id: shed, price: {any: 1}, right: {}}\n"),
    "the other half": card_pack(rooms="- {id: shed, price: {any: 1}, left: {}}\n"),
    "no room at all": card_pack(rooms="- {id: shed, price: {any: 1}}\n"),
    "two rooms in one": card_pack(rooms="- {id: shed, price: {any: 1}, left: {}, right: {}, both: {}}\n"),
    "two trainings": card_pack(rooms=room_card("gym", "reward: [{do: train, letter: S}, {do: train}]", "reward: []")),
    "exchange for nothing": card_pack(
        rooms=room_card("bank", "reward: [{do: swap, give: {}, get: {power: 1}}]", "reward: []")
    ),
    "exchange of nothing": card_pack(
        rooms=room_card("bank", "reward: [{do: swap, give: {power: 1}, get: {}}]", "reward: []")
    ),
    "endless item": card_pack(
        items=item_card("cell", "exhaust", "do: receive, reward: [{do: happiness, amount: 1}, {do: ready}]")
    ),
    "training from an item": card_pack(items=item_card("book", "discard", "do: receive, reward: [{do: train}]")),
    "healing from an item": card_pack(items=item_card("pill", "discard", "do: receive, reward: [{do: heal}]")),
    "exchange from an item": card_pack(
        items=item_card("scales", "discard", "do: receive, reward: [{do: swap, give: {any: 1}, get: {any: 1}}]")
    ),
    "endless answer": card_pack(items=item_card("bell", "exhaust", "do: at-spot, letter: S, reward: [{do: ready}]")),
    "a column that no two dice show": card_pack(top_floor=TOP + "  right: [[8, 9], [10, 11], [13, null]]\n"),
    "a column below all dice": card_pack(top_floor=TOP + "  right: [[8, 9], [10, 11], [1, null]]\n"),
    "a column twice": card_pack(top_floor=TOP + "  right: [[8, 9], [10, 11], [12, 8]]\n"),
}


@pytest.mark.parametrize("pack", WRONG.values(), ids=WRONG.keys())
def test_a_card_that_no_rule_could_carry_out_is_refused(pack: str) -> None:
    with pytest.raises(BadPack):
        table(player(dwellers=[dweller()]), player(), packs=[pack])


def test_what_is_wrong_is_told_with_the_file_it_is_in() -> None:
    """A column twice, a starting room that is not there, a room without a price: each names its own file."""
    rooms = "- {id: shed, left: {reward: []}, right: {reward: []}}\n"
    gone = TOP.replace("wasteland", "moon") + "  right: [[8, 9], [10, 11], [12, null]]\n"

    for pack, file in (
        (WRONG["a column twice"], "top-floor.yaml"),
        (card_pack(top_floor=gone), "top-floor.yaml"),
        (card_pack(rooms=rooms), "rooms.yaml"),
        (WRONG["safe spot that costs"], "lifts.yaml"),
    ):
        with pytest.raises(BadPack, match=rf"^{Path(pack).name}/{file}: "):
            table(packs=[pack])


@rule("shelter.scoring.items-first")
def test_keepsakes_count_every_single_thing_unless_their_card_says_otherwise() -> None:
    """2 happiness for each item, with three items: six; nobody has set a limit."""
    pack = card_pack(items=item_card("shrine", "end", "do: keepsake, happiness: 2, of: items"))
    t = table(player(items=["shrine", "canteen", "guard-dog"]), player(), ending="sixth-room", packs=[pack])

    t.end_round()

    assert t.outcome.scores == (6, 0)


@rule("shelter.fights.lose-no-reward", "shelter.items.reaction-order")
def test_others_do_not_react_to_a_lost_fight_after_an_item_of_the_loser_either() -> None:
    """The loser uses a canteen and ends the turn: the belt of the next seat has nothing to answer to."""
    pack = card_pack(items=item_card("belt", "exhaust", "do: at-spot, letter: E, by: anyone, reward: [{do: item}]"))
    scorpion = {"diner.left": "radscorpion"}
    has = player(items=["canteen", "hand-radio"])
    t = table(has, player(items=["belt"]), threats=scorpion, dice=[1, 1], packs=[pack])

    t.choose("place:diner.left", "use:canteen", "end")

    assert (t.seat, t.prompt) == (1, "turn")
