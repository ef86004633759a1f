"""Exhausting items, and making them ready again."""

from tests.kit import Table, player, rule, table
from tests.kit.cards import QUIET

TWO_FIGHTS = {"diner.left": "radroaches", "generator.left": "radroaches"}  # value 6, 1 happiness and 1 cube each


def exhausted(t: Table, seat: int = 0) -> list[str]:
    return [item.id for item in t.player(seat).items if item.exhausted]


@rule("shelter.exhaust.turn")
def test_using_an_item_turns_its_card() -> None:
    """Of two ready items the canteen is used: it lies turned, for all to see; the lunch pail is upright."""
    t = table(player(items=["canteen", "lunch-pail"]), player())
    assert exhausted(t) == []

    t.choose("use:canteen")

    assert exhausted(t) == ["canteen"]
    seen = t.game.view(1)["players"][0]["items"]
    assert seen == [{"id": "canteen", "exhausted": True}, {"id": "lunch-pail", "exhausted": False}]


@rule("shelter.exhaust.once-a-round")
def test_an_exhausted_item_cannot_be_used_again_in_the_round() -> None:
    """The canteen gives 1 water once: not again on the same turn, nor on the next one."""
    t = table(player(items=["canteen"]), player())

    t.choose("use:canteen")
    assert t.refused("use:canteen") == "shelter.exhaust.once-a-round"
    t.choose("place:generator.left", "pass")

    assert (t.seat, t.prompt) == (0, "turn")
    assert t.refused("use:canteen") == "shelter.exhaust.once-a-round"
    assert t.player(0).cubes == (2, 0, 1)


@rule("shelter.exhaust.once-a-round")
def test_a_rifle_fires_in_one_fight_a_round() -> None:
    """A laser rifle helps in the first fight; in the second the pistol is left, and without it the bonus is 0."""
    t = table(player(items=["laser-rifle", "pipe-pistol"], dwellers=3), player(), threats=TWO_FIGHTS, dice=[1, 2, 3, 2])

    t.choose("place:diner.left", "use:laser-rifle", "roll", "gain:food", "pass", "place:generator.left")
    assert t.options == ("roll", "use:pipe-pistol")
    assert t.refused("use:laser-rifle") == "shelter.exhaust.once-a-round"
    t.choose("roll")

    assert [(event.about["bonus"], event.about["won"]) for event in t.happened("fight")] == [(0, False)]


@rule("shelter.exhaust.ready-at-end")
def test_all_items_are_ready_when_the_next_round_starts() -> None:
    """Two exhausted items of seat 0 and one of seat 1: all three are upright and work in round 2, but not before."""
    t = table(player(exhausted=["canteen", "lunch-pail"]), player(exhausted=["fusion-cell"]), dice=QUIET)
    assert t.refused("use:lunch-pail") == "shelter.exhaust.once-a-round"

    t.end_round()

    assert t.state.round == 2
    assert (exhausted(t), exhausted(t, seat=1)) == ([], [])
    assert {"use:canteen", "use:lunch-pail"} <= {*t.options}


@rule("shelter.exhaust.ready-symbol")
def test_the_ready_symbol_makes_one_item_of_choice_ready_at_once() -> None:
    """Two exhausted items: the canteen is picked and gives water on the same turn; the lunch pail stays turned."""
    t = table(player(exhausted=["canteen", "lunch-pail"]), player())

    t.choose("place:diner.right", "gain:power")
    assert (t.seat, t.options) == (0, ("ready:canteen", "ready:lunch-pail"))
    t.choose("ready:canteen")
    assert exhausted(t) == ["lunch-pail"]
    t.choose("use:canteen")

    assert t.player(0).cubes == (1, 1, 1)
    assert exhausted(t) == ["canteen", "lunch-pail"]


@rule("shelter.exhaust.ready-symbol")
def test_a_single_exhausted_item_is_made_ready_without_a_question() -> None:
    """One exhausted item beside a ready one: it is upright after the reward, and both can be used."""
    t = table(player(items=["lunch-pail"], exhausted=["canteen"]), player())

    t.choose("place:diner.right", "gain:power")

    assert exhausted(t) == []
    assert t.options == ("use:lunch-pail", "use:canteen", "end")


@rule("shelter.exhaust.ready-own")
def test_the_ready_symbol_does_not_touch_other_players_items() -> None:
    """Seat 0 has no exhausted item and seat 1 has one: nobody is asked, and seat 1's stays exhausted."""
    t = table(player(), player(exhausted=["canteen"]))

    t.choose("place:diner.right", "gain:power")

    assert (t.seat, t.prompt) == (1, "turn")
    assert exhausted(t, seat=1) == ["canteen"]


@rule("shelter.exhaust.ready-own")
def test_only_own_items_are_offered_to_be_made_ready() -> None:
    """Both seats have two exhausted items: seat 0 is offered its own two, and seat 1's are refused."""
    t = table(player(exhausted=["canteen", "lunch-pail"]), player(exhausted=["fusion-cell", "hand-radio"]))

    t.choose("place:diner.right", "gain:power")

    assert t.options == ("ready:canteen", "ready:lunch-pail")
    assert t.refused("ready:fusion-cell") == "shelter.exhaust.ready-own"


@rule("shelter.exhaust.ready-none")
def test_the_ready_symbol_does_nothing_if_no_item_is_exhausted() -> None:
    """Two ready items that work in fights: the turn is over after the 2 cubes, nothing was asked or turned."""
    t = table(player(items=["pipe-pistol", "laser-rifle"]), player())

    t.choose("place:diner.right", "gain:power")

    assert (t.seat, t.prompt) == (1, "turn")
    assert t.happened("ready") == []
    assert exhausted(t) == []
    assert t.player(0).cubes == (1, 1, 0)


@rule("shelter.exhaust.arrives-ready")
def test_a_newly_taken_item_can_be_used_at_once() -> None:
    """The canteen is taken for 1 water and gives it back on the same turn."""
    t = table(player(water=1), player(), item_row=["canteen", "lab-coat", "snow-globe"])

    t.choose("place:wasteland.right", "take:canteen")
    assert exhausted(t) == []
    t.choose("use:canteen")

    assert t.player(0).cubes == (0, 0, 1)


@rule("shelter.exhaust.arrives-ready")
def test_an_item_comes_back_from_the_pile_ready() -> None:
    """An exhausted canteen is paid away and comes into the row again: whoever takes it, takes it upright."""
    floors = {0: (["fitness-room"], ["weapon-workshop"])}
    t = table(player(power=2, exhausted=["canteen"]), player(), floors=floors, item_row=["lab-coat"], item_deck=[])

    t.choose("place:fitness-room.right", "pass", "place:weapon-workshop.left", "take:canteen")

    assert ("canteen", False) in [(item.id, item.exhausted) for item in t.player(0).items]


@rule("shelter.exhaust.passive")
def test_a_passive_item_works_in_every_fight() -> None:
    """A kitchen knife adds 1 in both fights of a round: two rolls of 5 win twice against 6, and nothing is turned."""
    t = table(player(items=["kitchen-knife"], dwellers=3), player(), threats=TWO_FIGHTS, dice=[1, 4, 2, 3])

    t.choose("place:diner.left", "gain:food", "pass", "place:generator.left", "gain:food")

    assert t.player(0).happiness == 2
    assert exhausted(t) == []


@rule("shelter.exhaust.passive")
def test_a_passive_item_lowers_every_price() -> None:
    """A tool belt makes two rooms of 3 power cost 2 power each in one round; without it 4 power buy one."""
    floors = {0: (["overseers-office"], ())}
    row = ["armory", "weapon-workshop"]  # 2 power and 1 water; 3 power
    t = table(player(power=4, items=["tool-belt"]), player(), floors=floors, room_row=row, room_deck=[])

    t.choose("place:lift.red", "build:weapon-workshop", "side:right", "pass")
    t.choose("place:overseers-office.left", "side:right")

    assert t.state.floor_of(0).right == ("weapon-workshop", "armory")
    assert t.player(0).cubes == (0, 0, 0)
    assert exhausted(t) == []
