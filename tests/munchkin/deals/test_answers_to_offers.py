"""Answers to offers: who hears what, counter-offers, how many, and when an offer ends."""

import pytest

from tests.kit import rule
from tests.munchkin.deals.bargains import deal


@rule("munchkin.negotiation.offer-form", "munchkin.negotiation.offer-public")
def test_an_offer_names_both_players_the_items_the_treasures_and_who_picks() -> None:
    """Ann offers Ben a helmet and 1 Treasure of his choice: he, Cleo and whoever looks on see all four parts."""
    t = deal({"used": ["gas-mask"]})

    t.choose("help:1", "give:gas-mask", "treasures:1", "propose")

    form = {
        "seat": 0,
        "partner": 1,
        "help": True,
        "gives": ["gas-mask"],
        "asks": [],
        "treasures": 1,
        "picker": "helper",
    }
    seen = [t.game.view(seat)["offers"] for seat in (1, 2, None)]
    assert seen[0] == seen[1] == seen[2]
    assert [form.items() <= offer.items() for offer in seen[0]] == [True]
    (told,) = t.happened("offer")
    assert told.as_seen_by(2).about["offer"] == {"gives": ["gas-mask"], "asks": [], "treasures": 1, "picker": "helper"}


@rule("munchkin.negotiation.offer-public")
def test_an_answer_is_heard_by_all() -> None:
    """Ben declines, and later accepts: Cleo is told of both."""
    t = deal()

    t.choose("help:1", "propose", "refuse")
    declined = [event.as_seen_by(2).about for event in t.happened("declined")]
    t.act(0, "help:1", "treasures:1", "propose", "accept")
    joined = [event.as_seen_by(2).about for event in t.happened("joined")]

    assert declined == [{"seat": 1, "to": 0}]
    assert [(about["seat"], about["offer"]["treasures"]) for about in joined] == [(1, 1)]


@rule("munchkin.negotiation.accept-joins")
def test_who_accepts_joins_at_once_and_all_other_offers_are_void() -> None:
    """Ben leaves Ann's offer open, Cleo accepts hers: she is the helper, and Ben has nothing more to accept."""
    t = deal()

    t.choose("help:1", "propose", "later")
    t.act(0, "help:2", "propose")
    assert [offer.partner for offer in t.state.offers] == [1, 2]
    t.choose("accept")

    assert t.fight.helper == 2
    assert t.state.offers == ()
    t.wait_for(1, "pass")
    assert "answer:0" not in t.options


@rule("munchkin.negotiation.decline")
def test_an_offer_may_be_declined_without_a_reason() -> None:
    """Ben says no: this offer is gone, and Ann may make another, of 2 Treasures."""
    t = deal()

    t.choose("help:1", "treasures:1", "propose", "refuse")
    assert not t.state.offers
    assert t.fight.helper == -1
    t.act(0, "help:1", "treasures:2", "propose")

    assert [offer.treasures for offer in t.state.offers] == [2]


@rule("munchkin.negotiation.counter")
def test_whoever_declines_may_make_an_offer_in_return() -> None:
    """Ann offers 1 Treasure, Ben asks for 2: Ann may accept, decline, or come back with yet another offer."""
    t = deal()

    t.choose("help:1", "treasures:1", "propose", "counter", "treasures:2", "propose")
    assert (t.seat, t.prompt) == (0, "offer")
    assert {"accept", "refuse", "counter"} <= {*t.options}
    assert [(offer.seat, offer.treasures) for offer in t.state.offers] == [(1, 2)]
    t.choose("accept")

    assert t.fight.helper == 1
    assert t.fight.deal is not None
    assert t.fight.deal.treasures == 2


@rule("munchkin.negotiation.offer-cap")
def test_after_three_offers_no_fourth_until_the_strengths_change() -> None:
    """Ben declined three times: a fourth is refused, to Cleo Ann may speak, and after a grenade to Ben as well."""
    t = deal({"hand": ["fragmentation-grenade.1", "bent-fork"]})
    for _ in range(3):
        t.act(0, "help:1", "propose", "refuse")

    t.wait_for(0, "pass")
    assert t.refused("help:1") == "munchkin.negotiation.offer-cap"
    assert "help:2" in t.options
    t.choose("play:fragmentation-grenade.1", "side:munchkins")
    t.settle()
    t.wait_for(0, "pass")

    assert "help:1" in t.options


@rule("munchkin.negotiation.offer-cap")
def test_a_trap_that_takes_armour_changes_the_strengths_too() -> None:
    """After three offers Ann's own Trap takes her armour of 3: she may ask Ben again."""
    t = deal({"used": ["combat-armour"], "level": 4, "hand": ["lose-your-worn-armour", "bent-fork"]})
    for _ in range(3):
        t.act(0, "help:1", "propose", "refuse")

    t.choose("play:lose-your-worn-armour", "target:0")
    t.settle()
    t.wait_for(0, "pass")

    assert "help:1" in t.options


@rule("munchkin.negotiation.offer-cap")
def test_a_counter_offer_counts_too() -> None:
    """Ann asks and counters twice, Ben counters three times: each has made three offers, and she can only take or leave his."""
    t = deal()
    t.choose("help:1", "propose")

    for _ in range(5):
        t.choose("counter", "propose")

    assert t.seat == 0
    assert {"accept", "refuse", "later"} == {*t.options}


@rule("munchkin.negotiation.offer-lapses")
@pytest.mark.parametrize("trap", ["lose-your-worn-headgear", "newborn.1"])
def test_an_open_offer_lapses_when_a_part_of_it_becomes_impossible(trap: str) -> None:
    """Ann's open offer has her helmet and both Treasures: it is gone with the helmet, or with one of the Treasures."""
    t = deal({"used": ["gas-mask"]}, cleo={"hand": [trap]})
    t.choose("help:1", "give:gas-mask", "treasures:2", "propose", "later")
    assert [offer.treasures for offer in t.state.offers] == [2]

    t.act(2, f"play:{trap}", *(["target:0"] if trap != "newborn.1" else []))
    t.until("combat")

    assert t.state.offers == ()
    t.wait_for(1, "pass")
    assert "answer:0" not in t.options


@rule("munchkin.negotiation.offer-lapses")
def test_an_open_offer_ends_with_the_window() -> None:
    """Ben leaves the offer open and passes: when the fight is lost it is too late to accept."""
    t = deal(dice=[6])

    t.choose("help:1", "propose", "later")
    t.until("before-roll")

    assert t.state.offers == ()
    while t.seat != 1:
        t.choose("pass")
    assert "answer:0" not in t.options
    assert t.refused("help:0") == "munchkin.help.ask"


@rule("munchkin.negotiation.answer")
def test_an_offer_may_be_left_open_and_answered_when_the_turn_to_act_comes() -> None:
    """Ben leaves Ann's offer of 1 Treasure open, Cleo throws a grenade, and then he accepts."""
    t = deal(cleo={"hand": ["fragmentation-grenade.1"]})

    t.choose("help:1", "treasures:1", "propose", "later")
    assert t.seat == 1  # the window goes on after Ann
    t.choose("pass")
    t.act(2, "play:fragmentation-grenade.1", "side:monsters")
    t.settle()
    assert t.fight.helper == -1
    t.act(1, "answer:0", "accept")

    assert t.fight.helper == 1
    assert t.sides == (11, 11)


@rule("munchkin.negotiation.answer")
def test_neither_declining_nor_leaving_open_voids_a_pass() -> None:
    """Ann has passed, Ben offers help twice, and she declines and leaves it open: when he and Cleo pass, the window closes."""
    t = deal(dice=[6])
    t.choose("pass")

    t.choose("help:0", "propose", "refuse")
    assert t.seat == 1
    t.choose("help:0", "propose", "later")
    assert t.seat == 1
    t.choose("pass", "pass")

    assert t.prompt == "before-roll"


@rule("munchkin.negotiation.answer", "munchkin.response-windows.close")
def test_a_window_does_not_close_before_whoever_was_declined_has_passed() -> None:
    """Ben declines, he and Cleo pass, Cleo declines too: Ann still has the right to act, and closes the window herself."""
    t = deal(dice=[6])

    t.choose("help:1", "propose", "refuse", "pass", "pass")
    t.choose("help:2", "propose", "refuse")
    assert (t.seat, t.prompt) == (0, "combat")
    assert "help:1" in t.options
    t.choose("pass")

    assert t.prompt == "before-roll"


@rule("munchkin.negotiation.picker", "munchkin.help.share-as-agreed")
def test_who_has_picked_a_treasure_cannot_pick_it_again() -> None:
    """Two Treasures are promised: after the bat only the knife is left."""
    t = deal()

    t.choose("help:1", "treasures:2", "propose", "accept")
    t.until("share")
    t.choose("share:baseball-bat")

    assert t.options == ("share:combat-knife",)


@pytest.mark.parametrize(
    ("lang", "gives", "asks"),
    [
        ("ru", "отдаёт «Противогаз»", "получает «"),
        ("pl", "daje „Maska przeciwgazowa”", "dostaje „"),
    ],
)
def test_the_items_of_an_offer_are_named_in_quotation_marks(lang: str, gives: str, asks: str) -> None:
    """So that each keeps the form in which it is printed, whatever a language does to its words after a verb."""
    t = deal({"used": ["gas-mask"]}, {"used": ["combat-armour"]})
    t.choose("help:1", "give:gas-mask", "ask:combat-armour", "propose")
    (offered,) = t.happened("offer")

    told = t.game.definition.wording().event(t.game.words(lang), t.game.view(2), offered)

    assert gives in told
    assert asks in told
