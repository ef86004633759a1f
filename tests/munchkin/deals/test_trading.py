"""Trading: what may change hands between players, when, and where it goes."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import Belongings, Table, gear, munchkin, table

FILLER = ["bent-fork"]


def market(*others: Belongings, **ann: object) -> Table:
    """Ann's turn has begun and she has the word; each holds a card that does nothing here."""
    return table(munchkin(**{"hand": FILLER, **ann}), *others)  # type: ignore[arg-type]  # what a seat may have


def ben(**has: object) -> Belongings:
    return munchkin(**{"hand": ["tin-can"], **has})  # type: ignore[arg-type]  # what a seat may have


def cleo(**has: object) -> Belongings:
    return munchkin(**{"hand": ["desk-fan"], **has})  # type: ignore[arg-type]  # what a seat may have


@rule("munchkin.trading.items-only")
def test_only_items_can_be_traded() -> None:
    """Ann has a class, a Perk and a Sidekick in play: she can offer her knife and nothing else."""
    t = market(
        ben(),
        cleo(),
        level=4,
        classes=["raider.1"],
        perks=["thick-hide"],
        sidekick="faithful-mutt",
        used=["combat-knife"],
    )

    t.choose("trade:1")

    assert [option for option in t.options if option.startswith("give")] == ["give:combat-knife"]
    assert {t.refused(f"give:{card}") for card in ("raider.1", "thick-hide", "faithful-mutt")} == {
        "munchkin.trading.items-only"
    }


@rule("munchkin.trading.in-play-only")
def test_cards_in_hand_cannot_be_traded() -> None:
    """Ann's bat is in her hand and cannot be offered; once she has played it, it can. Nor can Ben's hand be asked for."""
    t = market(ben(hand=["gas-mask"]), cleo(), hand=["baseball-bat", *FILLER], used=["combat-knife"])

    t.choose("trade:1")
    assert t.refused("give:baseball-bat") == "munchkin.trading.in-play-only"
    assert t.refused("ask:gas-mask") == "munchkin.trading.in-play-only"
    t.choose("cancel")
    t.act(0, "stow:baseball-bat")
    t.choose("trade:1")

    assert "give:baseball-bat" in t.options


@rule("munchkin.trading.in-play-only")
def test_where_nobody_has_items_in_play_there_is_nothing_to_trade() -> None:
    t = market(ben(), cleo(), hand=["baseball-bat"])

    assert t.refused("trade:1") == "munchkin.trading.in-play-only"


@rule("munchkin.trading.any-time-not-in-combat")
def test_two_players_trade_in_the_turn_of_a_third() -> None:
    """It is Ann's turn; Ben and Cleo swap a knife for a bat, and it goes ahead."""
    t = market(ben(used=["combat-knife"]), cleo(used=["baseball-bat"]))

    t.act(1, "trade:2", "give:combat-knife", "ask:baseball-bat", "propose", "accept")
    t.until("turn-start")

    assert [each.id for each in t.munchkin(1).gear] == ["baseball-bat"]
    assert [each.id for each in t.munchkin(2).gear] == ["combat-knife"]


@rule("munchkin.trading.fighter-cannot-trade")
@pytest.mark.parametrize("helper", [-1, 1])
def test_who_is_in_combat_cannot_trade(helper: int) -> None:
    """Ann fights, with Ben or alone: Cleo can trade with no fighter, and no fighter with anybody."""
    t = table(
        munchkin(level=9, used=["combat-knife"], hand=FILLER),
        ben(used=["baseball-bat"]),
        cleo(used=["gas-mask"]),
        foes=["battle-butler"],
        helper=helper,
    )

    assert t.refused("trade:2") == "munchkin.trading.fighter-cannot-trade"
    t.choose("pass")
    assert t.refused("trade:0") == "munchkin.trading.fighter-cannot-trade"
    t.choose("pass")
    assert t.refused("trade:0") == "munchkin.trading.fighter-cannot-trade"
    assert ("trade:1" in t.options) == (helper != 1)


@rule("munchkin.trading.bystanders-during-fight")
def test_players_outside_a_fight_trade_while_it_lasts() -> None:
    """Ann fights and then runs away; in both Ben gives Cleo something."""
    t = table(
        munchkin(hand=FILLER),
        ben(used=["combat-knife", "gas-mask"]),
        cleo(),
        foes=["battle-butler"],
        dice=[6],
    )

    t.act(1, "trade:2", "give:combat-knife", "propose", "accept")
    t.until("before-roll")
    t.act(1, "trade:2", "give:gas-mask", "propose", "accept")

    assert [each.id for each in t.munchkin(2).gear] == ["combat-knife", "gas-mask"]


@rule("munchkin.trading.bystanders-during-fight")
def test_a_table_may_forbid_trades_while_a_fight_lasts() -> None:
    t = table(
        munchkin(hand=FILLER),
        ben(used=["combat-knife"]),
        cleo(),
        foes=["battle-butler"],
        options={"bystanders_trade": False},
    )

    t.choose("pass")

    assert t.refused("trade:2") == "munchkin.trading.bystanders-during-fight"


@rule("munchkin.trading.traded-stays-in-play")
def test_a_traded_item_stays_in_play() -> None:
    """Ann trades Ben her helmet: he carries it in front of him, and his hand is as it was."""
    t = market(ben(), cleo(), used=["combat-helmet"])

    t.choose("trade:1", "give:combat-helmet", "propose", "accept", "done")

    assert t.munchkin(0).gear == ()
    assert [each.id for each in t.munchkin(1).gear] == ["combat-helmet"]
    assert t.munchkin(1).hand == ("tin-can",)


@rule("munchkin.trading.traded-placement")
@pytest.mark.parametrize(("answer", "strength"), [("wear:spiked-boots", 3), ("done", 1)])
def test_the_receiver_may_put_on_what_finds_its_slot_free(answer: str, strength: int) -> None:
    """In Ann's turn Ben gets boots of 2 and wears none: he says whether he puts them on at once."""
    t = market(ben(), cleo(), used=["spiked-boots"])

    t.choose("trade:1", "give:spiked-boots", "propose", "accept")
    assert (t.seat, t.options) == (1, ("done", "wear:spiked-boots"))
    t.choose(answer)

    assert t.strength(1) == strength
    assert t.munchkin(1).item("spiked-boots") == gear("spiked-boots", used=answer != "done")


@rule("munchkin.trading.traded-placement")
def test_what_finds_its_slot_taken_goes_to_the_backpack() -> None:
    """Ben wears boots already: he is not asked, and the new ones lie in his Backpack until his own turn."""
    t = market(ben(used=["running-shoes"]), cleo(), used=["spiked-boots"])

    t.choose("trade:1", "give:spiked-boots", "propose", "accept")

    assert t.munchkin(1).item("spiked-boots") == gear("spiked-boots", used=False)
    assert t.munchkin(1).item("running-shoes") == gear("running-shoes")
    assert (t.seat, t.prompt) == (1, "turn-start")
    assert t.refused("wear:spiked-boots") == "munchkin.backpack.no-swap-other-turn"


@rule("munchkin.trading.traded-placement")
def test_whose_turn_it_is_puts_on_a_traded_item_whenever_it_likes() -> None:
    """Ann gets Ben's boots in her own turn: they lie in her Backpack, and she puts them on as she may do with all her gear."""
    t = market(ben(used=["spiked-boots"]), cleo())

    t.choose("trade:1", "ask:spiked-boots", "propose", "accept")
    t.act(0, "wear:spiked-boots")

    assert t.strength(0) == 3


@rule("munchkin.trading.sale-own-turn")
def test_a_traded_item_is_sold_in_the_new_owners_turn_only() -> None:
    """In Ann's turn Ben gets an item worth 1000 caps: he cannot sell it now; when his turn comes he can, for a level."""
    t = market(ben(), cleo(), backpack=["mini-nuke-catapult"])
    t.choose("trade:1", "give:mini-nuke-catapult", "propose", "accept", "done")

    assert (t.seat, t.prompt) == (1, "turn-start")
    assert t.refused("sale") == "munchkin.selling.own-turn-not-combat"
    t.state.active, t.state.phase = 1, "prepare"
    t.act(1, "sale", "sell:mini-nuke-catapult", "done")

    assert t.munchkin(1).level == 2


@rule("munchkin.trading.gift")
def test_an_item_may_be_given_for_nothing() -> None:
    """Ann offers Ben a suit for nothing: he may say no, he says yes, and it is his."""
    t = market(ben(), cleo(), used=["radiation-suit"])

    t.choose("trade:1", "give:radiation-suit", "propose")
    assert (t.seat, t.prompt) == (1, "offer")
    assert "refuse" in t.options
    t.choose("accept")

    assert t.munchkin(1).item("radiation-suit") is not None


@rule("munchkin.trading.bribe", "munchkin.trading.promises-not-enforced")
def test_a_bribe_is_taken_at_once_and_nothing_makes_anybody_keep_a_promise() -> None:
    """Cleo gave Ben a suit for not helping Ann: it is his at once, and he helps Ann all the same."""
    t = table(
        munchkin(level=6, hand=FILLER),
        ben(level=5),
        cleo(used=["radiation-suit"]),
        foes=["battle-butler"],
    )

    t.act(2, "trade:1", "give:radiation-suit", "propose", "accept")
    assert t.munchkin(1).item("radiation-suit") is not None
    t.act(1, "help:0", "propose", "accept")

    assert t.fight.helper == 1


@rule("munchkin.trading.extort")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_an_item_may_be_demanded_under_a_threat(answer: str) -> None:
    """Ann asks for Ben's Food Sanitizer and gives nothing; whatever he says, she may still play the Trap, or let it be."""
    t = market(ben(level=3, used=["food-sanitizer"]), cleo(), hand=["tripwire.1"])

    t.choose("trade:1", "ask:food-sanitizer", "propose", answer)
    assert (t.munchkin(0).item("food-sanitizer") is not None) == (answer == "accept")
    t.wait_for(0, "play:tripwire.1")
    assert "pass" in t.options
    t.choose("play:tripwire.1", "target:1")
    t.settle()

    assert t.munchkin(1).level == 2


@rule("munchkin.trading.both-agree")
def test_nothing_changes_hands_unless_both_agree() -> None:
    """Ann offers two items for one: nothing moves before Ben has answered, nor when he declines."""
    t = market(ben(used=["baseball-bat"]), cleo(), used=["combat-knife", "gas-mask"])
    before = t.munchkin(0).gear, t.munchkin(1).gear

    t.choose("trade:1", "give:combat-knife", "give:gas-mask", "ask:baseball-bat", "propose")
    assert (t.munchkin(0).gear, t.munchkin(1).gear) == before
    t.choose("refuse")

    assert (t.munchkin(0).gear, t.munchkin(1).gear) == before
    assert t.state.offers == ()


@rule("munchkin.trading.both-agree")
def test_other_terms_need_the_consent_of_the_first_player() -> None:
    """Ben answers Ann's knife for his bat with a demand for her mask: she agrees, and that is what happens."""
    t = market(ben(used=["baseball-bat"]), cleo(), used=["combat-knife", "gas-mask"])

    t.choose("trade:1", "give:combat-knife", "ask:baseball-bat", "propose")
    t.choose("counter", "give:baseball-bat", "ask:gas-mask", "propose")
    assert (t.seat, t.prompt) == (0, "offer")
    t.choose("accept")

    assert [each.id for each in t.munchkin(0).gear] == ["combat-knife", "baseball-bat"]
    assert [each.id for each in t.munchkin(1).gear] == ["gas-mask"]


@rule("munchkin.trading.both-agree")
def test_an_offer_of_nothing_for_nothing_is_no_trade() -> None:
    t = market(ben(), cleo(), used=["combat-knife"])

    t.choose("trade:1")

    assert t.refused("propose") == "munchkin.trading.both-agree"


@rule("munchkin.trading.big-limit-in-trade")
def test_a_trade_may_not_leave_anybody_with_too_many_big_items() -> None:
    """Ben carries one Big item: he cannot take Ann's for a knife, but Big for Big is fine."""
    t = market(ben(used=["combat-knife"], backpack=["super-sledge"]), cleo(), used=["minigun"])

    t.choose("trade:1", "give:minigun", "ask:combat-knife")
    assert t.refused("propose") == "munchkin.trading.big-limit-in-trade"
    t.choose("cancel")
    t.act(0, "trade:1", "give:minigun", "ask:super-sledge", "propose", "accept")

    assert [each.id for each in t.munchkin(0).gear] == ["super-sledge"]
    assert [each.id for each in t.munchkin(1).gear] == ["combat-knife", "minigun"]


@rule("munchkin.trading.big-limit-in-trade")
def test_whoever_gives_away_what_carries_a_second_big_item_keeps_too_many() -> None:
    """A Pack Frame lets Ann carry 2 Big items: she cannot give it away alone, but with one of them she can."""
    t = market(ben(), cleo(), used=["pack-frame", "minigun"], backpack=["super-sledge"])

    t.choose("trade:1", "give:pack-frame")
    assert t.refused("propose") == "munchkin.trading.big-limit-in-trade"
    t.choose("give:super-sledge", "propose", "accept")

    assert [each.id for each in t.munchkin(0).gear] == ["minigun"]


@rule("munchkin.trading.big-limit-in-trade")
def test_a_pack_frame_in_the_same_trade_carries_the_second_big_item() -> None:
    """Ben has a Big item; with Ann's Pack Frame he can take her Minigun too."""
    t = market(ben(backpack=["vending-machine"]), cleo(), used=["pack-frame", "minigun"])

    t.choose("trade:1", "give:pack-frame", "give:minigun")

    assert "propose" in t.options


@rule("munchkin.trading.offer-cap")
def test_three_offers_to_each_other_player_in_one_window() -> None:
    """Ben declined three times: a fourth is refused, Cleo can be asked, and in the next window Ben again."""
    t = table(munchkin(used=["combat-knife"], hand=FILLER), ben(), cleo(), doors=["enraged.1"])
    for _ in range(3):
        t.act(0, "trade:1", "give:combat-knife", "propose", "refuse")

    t.wait_for(0, "pass")
    assert t.refused("trade:1") == "munchkin.trading.offer-cap"
    assert "trade:2" in t.options
    t.until("door-settled")

    assert t.seat == 0
    assert "trade:1" in t.options


def haggler() -> Table:
    """Ann has made three offers to Ben and two to Cleo in her turn, and both declined them all."""
    t = table(munchkin(used=["combat-knife"], hand=FILLER), ben(), cleo(), doors=["enraged.1", "drafted"])
    for partner in (1, 1, 1, 2, 2):
        t.act(0, f"trade:{partner}", "give:combat-knife", "propose", "refuse")
    return t


@rule("munchkin.trading.turn-cap")
def test_six_trade_offers_in_a_turn_whoever_they_go_to() -> None:
    """The sixth goes to Cleo; in the next window Ann can offer neither a trade, and in Ben's turn she can again."""
    t = haggler()
    t.wait_for(0, "pass")
    assert "trade:2" in t.options
    t.choose("trade:2", "give:combat-knife", "propose", "refuse")

    t.until("door-settled")
    assert t.seat == 0
    assert {t.refused("trade:1"), t.refused("trade:2")} == {"munchkin.trading.turn-cap"}
    while t.state.turn == 0:
        t.skip()
    t.wait_for(0, "pass")

    assert {"trade:1", "trade:2"} <= {*t.options}


@rule("munchkin.trading.turn-cap")
def test_an_offer_that_is_dropped_counts_and_offers_of_others_do_not() -> None:
    """Ann drops her sixth and can begin no seventh; Ben can still offer her a trade, and she can accept it."""
    t = haggler()
    t.act(0, "trade:2", "cancel")
    t.until("door-settled")
    assert t.refused("trade:2") == "munchkin.trading.turn-cap"

    t.act(1, "trade:0", "ask:combat-knife", "propose")

    assert {"accept", "refuse"} <= {*t.options}
    assert "counter" not in t.options


@rule("munchkin.trading.offer-lapses")
def test_an_offer_lapses_when_its_item_is_gone() -> None:
    """Ben leaves Ann's helmet on the table, and Cleo's Trap takes it: he has nothing left to answer."""
    t = market(ben(), cleo(hand=["lose-your-worn-headgear"]), used=["gas-mask"])
    t.choose("trade:1", "give:gas-mask", "propose", "later")
    assert "answer:0" in t.options
    t.choose("pass")

    t.act(2, "play:lose-your-worn-headgear", "target:0")
    t.settle()
    t.wait_for(1, "pass")

    assert t.state.offers == ()
    assert "answer:0" not in t.options


@rule("munchkin.trading.offer-lapses")
def test_an_offer_lapses_when_one_of_the_two_enters_combat() -> None:
    """Cleo leaves Ben's offer open, and he joins Ann's fight: he is in combat, and the offer is gone."""
    t = table(munchkin(level=6, hand=FILLER), ben(level=5, used=["gas-mask"]), cleo(), foes=["battle-butler"])
    t.act(1, "trade:2", "give:gas-mask", "propose", "later")
    assert [offer.seat for offer in t.state.offers] == [1]

    t.choose("help:0", "propose", "accept")

    assert t.state.offers == ()
    assert t.seat == 2
    assert "answer:0" not in t.options


@rule("munchkin.trading.offer-lapses")
def test_an_offer_that_was_left_open_ends_with_its_window() -> None:
    """Ben leaves Ann's offer open until the Door is opened: in the next window there is nothing to answer."""
    t = table(munchkin(used=["combat-knife"], hand=FILLER), ben(), cleo(), doors=["enraged.1"])
    t.choose("trade:1", "give:combat-knife", "propose", "later")
    assert (t.seat, "answer:0" in t.options) == (1, True)

    t.until("door-settled")
    t.choose("pass")

    assert t.seat == 1
    assert "answer:0" not in t.options


@rule("munchkin.trading.traded-stays-in-play")
def test_all_hear_what_was_traded() -> None:
    t = market(ben(), cleo(), used=["combat-knife"])

    t.choose("trade:1", "give:combat-knife", "propose", "accept")

    (event,) = t.happened("traded")
    assert event.rule == "munchkin.trading.traded-stays-in-play"
    assert (event.about["seat"], event.about["to"], event.about["offer"]["gives"]) == (0, 1, ["combat-knife"])
