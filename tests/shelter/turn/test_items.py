"""Items: taking them, using them, and paying with them."""

import pytest

from crossroads.games.shelter.turn.item_effects import AtSpot
from tests.kit import Table, card_pack, dweller, player, rule, table
from tests.kit.cards import item_card, room_card

ROW = ("canteen", "lab-coat", "snow-globe")
GYM = {0: (["fitness-room"], ())}  # right: [A] item -> 2 happiness
PAWN = card_pack(
    rooms=room_card("pawn-shop", left="cost: [{do: give-item, amount: 2}], reward: [{do: happiness, amount: 1}]")
)
BELLS = card_pack(
    items="".join(
        item_card(name, "exhaust", "do: at-spot, letter: A, by: anyone, reward: [{do: gain, water: 1}]")
        for name in ("brass-bell", "copper-bell", "iron-bell", "tin-bell")
    )
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
    ("item", "expected"), [("music-box", "shelter.scoring.items-first"), ("baseball-bat", "shelter.exhaust.passive")]
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
    """Two passive +1 and two +2 make +6: a deathclaw of 10 falls to a roll of 4 and not to a roll of 3."""
    arms = player(items=["kitchen-knife", "baseball-bat", "pipe-pistol", "hunting-rifle"])
    t = table(arms, player(), threats={"diner.left": "deathclaw"}, dice=dice)

    t.choose("place:diner.left", "use:pipe-pistol", "use:hunting-rifle")

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


@rule("shelter.items.reaction-order")
def test_players_react_in_turn_order_beginning_with_the_one_on_turn() -> None:
    """All four own a bell that answers to any placement on a spot with A: seat 2 places, and 2, 3, 0, 1 are asked."""
    bells = [player(items=[f"{metal}-bell"]) for metal in ("brass", "copper", "iron", "tin")]
    t = table(*bells, packs=[BELLS], first=2)

    t.choose("place:diner.left")
    asked = []
    for _ in range(4):
        asked.append((t.seat, t.options[0]))
        t.choose(t.options[0])

    assert asked == [(2, "use:iron-bell"), (3, "use:tin-bell"), (0, "use:brass-bell"), (1, "use:copper-bell")]
    assert [who.cubes for who in t.state.players] == [(0, 0, 1), (0, 0, 1), (0, 2, 1), (0, 0, 1)]
    assert t.seat == 3


@rule("shelter.items.reaction-order")
def test_only_those_are_asked_whose_items_react() -> None:
    """A track suit answers to its owner alone and an exhausted bell to nobody: seat 2 is asked, and may decline."""
    others = [player(items=["track-suit"]), player(items=["iron-bell"]), player(exhausted=["tin-bell"])]
    t = table(player(dwellers=[dweller()]), *others, packs=[BELLS])

    t.choose("place:diner.left")
    assert (t.seat, t.prompt, t.options) == (2, "react", ("use:iron-bell", "end"))
    (window,) = t.game.windows
    assert (window.about, window.awaited, window.hidden) == ({"seat": 0, "place": "diner.left"}, (2,), False)
    t.choose("end")

    assert (t.seat, t.prompt) == (1, "turn")
    assert t.player(2).cubes == (0, 0, 0)


@rule("shelter.items.reaction-order")
def test_who_has_placed_and_left_the_bell_alone_is_not_asked_once_more() -> None:
    """Seats 0 and 1 own bells: seat 0 places and ends the turn without ringing, and then only seat 1 is asked."""
    t = table(player(items=["brass-bell"]), player(items=["copper-bell"]), packs=[BELLS])

    t.choose("place:diner.left", "end")

    assert (t.seat, t.prompt, t.options) == (1, "react", ("use:copper-bell", "end"))
    assert t.game.windows[0].awaited == (1,)


@rule("shelter.items.reaction-order")
def test_nobody_is_asked_for_a_spot_without_the_letter() -> None:
    """The generator's left spot shows S: bells for A stay silent, the placing player's too."""
    t = table(player(items=["brass-bell"]), player(items=["copper-bell"]), packs=[BELLS])

    t.choose("place:generator.left")

    assert (t.seat, t.prompt) == (1, "turn")


@rule("shelter.items.windows", "shelter.exhaust.once-a-round")
def test_a_ready_item_for_another_letter_is_refused_for_its_moment() -> None:
    """After a placement on a spot P: ready boots for E have to wait for their spot, exhausted goggles for the next round."""
    has = player(items=["canteen", "hiking-boots"], exhausted=["scout-goggles"])
    t = table(has, player())

    t.choose("place:water-treatment.left")

    assert t.options == ("use:canteen", "end")
    assert t.refused("use:hiking-boots") == "shelter.items.windows"
    assert t.refused("use:scout-goggles") == "shelter.exhaust.once-a-round"


@rule("shelter.items.windows")
def test_an_exhausted_item_for_a_fight_is_refused_for_its_moment_after_a_placement() -> None:
    """A pipe pistol was fired before: after a reward nothing could be done with it, were it ready."""
    t = table(player(items=["canteen"], exhausted=["pipe-pistol"]), player())

    t.choose("place:water-treatment.left")

    assert t.prompt == "close"
    assert t.refused("use:pipe-pistol") == "shelter.items.windows"


@rule("shelter.wounded.until-healed", "shelter.items.windows")
def test_an_item_that_mends_waits_for_a_wounded_dweller_at_home() -> None:
    """A first-aid kit: with all healthy, or the wounded one away, it is refused; with a wounded one at home it mends it."""
    whole = table(player(items=["first-aid-kit"]), player())
    away = table(
        player(items=["first-aid-kit"], dwellers=[dweller(wounded=True, spot="diner.left"), dweller()]), player()
    )
    hurt = table(player(items=["first-aid-kit"], dwellers=[dweller(wounded=True), dweller()]), player())

    assert "use:first-aid-kit" not in (*whole.options, *away.options)
    assert whole.refused("use:first-aid-kit") == "shelter.wounded.until-healed"
    assert away.refused("use:first-aid-kit") == "shelter.wounded.until-healed"
    hurt.choose("use:first-aid-kit")
    assert not hurt.player(0).dweller(1).wounded


@rule("shelter.items.windows")
def test_an_item_of_several_effects_does_what_its_moment_allows() -> None:
    """A flask that gives 1 water on the own turn, 1 food after a spot P, and +1 to a fight: each at its own moment."""
    flask = (
        "- {id: flask, mode: exhaust, effects: [{do: receive, reward: [{do: gain, water: 1}]}, "
        "{do: at-spot, letter: P, reward: [{do: gain, food: 1}]}, {do: roll, bonus: 1}]}\n"
    )
    pack = card_pack(items=flask)
    before, after = [table(player(items=["flask"]), player(), packs=[pack]) for _ in range(2)]
    elsewhere = table(player(items=["flask"]), player(), packs=[pack])
    fight = table(player(items=["flask"]), player(), threats={"diner.left": "raiders"}, dice=[3, 4], packs=[pack])

    before.choose("use:flask")
    after.choose("place:water-treatment.left", "use:flask")
    elsewhere.choose("place:generator.left", "use:flask")
    fight.choose("place:diner.left", "use:flask")

    assert before.player(0).cubes == (0, 0, 1)
    assert after.player(0).cubes == (0, 1, 3)
    assert elsewhere.player(0).cubes == (2, 0, 1)
    assert fight.happened("fight")[0].about["won"]
    assert fight.player(0).cubes == (0, 0, 0)


@rule("shelter.items.reaction-order")
def test_an_item_that_answers_to_others_does_nothing_else_then() -> None:
    """A drum that answers to anybody's spot P with 1 food and gives 1 water on the own turn: B uses it on A's turn."""
    drum = (
        "- {id: drum, mode: exhaust, effects: [{do: receive, reward: [{do: gain, water: 1}]}, "
        "{do: at-spot, letter: P, by: anyone, reward: [{do: gain, food: 1}]}, {do: roll, bonus: 1}]}\n"
    )
    t = table(player(), player(items=["drum"]), packs=[card_pack(items=drum)])

    t.choose("place:water-treatment.left")
    assert (t.seat, t.prompt) == (1, "react")
    t.choose("use:drum")

    assert t.player(1).cubes == (0, 1, 0)


@rule("shelter.items.reaction-order")
def test_an_item_gives_others_only_what_it_gives_at_anybodys_spot() -> None:
    """A gong: at P 1 food for anybody's dweller and 1 water for the owner's, at A 1 power. B uses it after A's spot P."""
    answers = ("letter: P, by: anyone, reward: [{do: gain, food: 1}]", "letter: P, reward: [{do: gain, water: 1}]")
    elsewhere = "letter: A, by: anyone, reward: [{do: gain, power: 1}]"
    effects = ", ".join([f"{{do: at-spot, {answer}}}" for answer in (*answers, elsewhere)])
    gong = card_pack(items=f"- {{id: gong, mode: exhaust, effects: [{effects}]}}\n")
    t = table(player(), player(items=["gong"]), packs=[gong])

    t.choose("place:water-treatment.left", "use:gong")

    assert t.player(1).cubes == (0, 1, 0)


def test_only_an_item_that_answers_to_anybody_is_asked_for_on_the_turns_of_others() -> None:
    """The same bell for its owner alone, and for anyone."""
    own, everybody = [AtSpot(letter="A", reward=(), by=by) for by in ("owner", "anyone")]

    assert (own.answers_others, everybody.answers_others) == (False, True)
    assert own.reacts("AP", own=True)
    assert not own.reacts("AP", own=False)
    assert everybody.reacts("AP", own=False)
    assert not everybody.reacts("P", own=True)


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


@rule("shelter.threats.replaces", "shelter.items.windows", "shelter.rent.not-under-threat")
def test_items_answer_to_the_letter_of_a_threat_and_not_to_the_one_beneath() -> None:
    """A scorpion (E) on B's garden (A): after the fight the boots for E may be used, the track suit for A may not."""
    has = player(items=["hiking-boots", "track-suit", "canteen"])
    floors = {1: (["garden"], ())}
    t = table(has, player(), floors=floors, threats={"garden.left": "radscorpion"}, dice=[6, 6])

    t.choose("place:garden.left", "gain:power", "gain:power")
    assert t.options == ("use:hiking-boots", "use:canteen", "end")
    t.choose("end")

    assert (t.seat, t.prompt, t.player(1).cubes) == (1, "turn", (0, 0, 0))


@rule("shelter.items.windows", "shelter.wounded.until-healed")
def test_the_part_of_an_item_that_has_nothing_to_work_on_is_left_out() -> None:
    """A flask that mends a wounded dweller and gives 1 water: with nobody wounded it gives the water."""
    flask = "- {id: flask, mode: exhaust, effects: [{do: mend}, {do: receive, reward: [{do: gain, water: 1}]}]}\n"
    well, ill = [
        table(
            player(items=["flask"], dwellers=[dweller(wounded=hurt), dweller()]),
            player(),
            packs=[card_pack(items=flask)],
        )
        for hurt in (False, True)
    ]

    well.choose("use:flask")
    ill.choose("use:flask")

    assert well.player(0).cubes == ill.player(0).cubes == (0, 0, 1)
    assert not ill.player(0).dwellers[0].wounded


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
