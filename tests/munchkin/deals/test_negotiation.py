"""Negotiation: what may be offered for help, how offers are answered, and how a deal is kept."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, munchkin_pack, table

HOARD = ("baseball-bat", "combat-knife", "spiked-boots", "laser-pistol", "leather-armour")


def deal(
    ann: dict[str, object] | None = None,
    ben: dict[str, object] | None = None,
    cleo: dict[str, object] | None = None,
    foe: str = "robobrain",
    **more: object,
) -> Table:
    """Ann of Level 6 fights a Robobrain (8, 2 Treasures) and has the word; Ben is at Level 5, Cleo at 4."""
    return table(
        munchkin(**{"level": 6, "hand": ["bent-fork"], **(ann or {})}),  # type: ignore[arg-type]  # what a seat may have
        munchkin(**{"level": 5, "hand": ["tin-can"], **(ben or {})}),  # type: ignore[arg-type]  # the same
        munchkin(**{"level": 4, "hand": ["desk-fan"], **(cleo or {})}),  # type: ignore[arg-type]  # the same
        foes=[foe],
        treasures=HOARD,
        **more,  # type: ignore[arg-type]  # what a table may have
    )


# -- the price


@rule(
    "munchkin.negotiation.bribe-items", "munchkin.negotiation.items-after-fight", "munchkin.negotiation.items-pledged"
)
def test_an_item_in_play_may_be_promised_and_goes_over_after_the_victory() -> None:
    """Ann promises Ben her helmet of +2: it counts for her while they fight, and is his when they have won 13 to 8."""
    t = deal({"used": ["combat-helmet"]})

    t.choose("help:1", "give:combat-helmet", "propose", "accept")
    assert t.sides == (13, 8)
    assert t.munchkin(0).item("combat-helmet") == gear("combat-helmet")
    t.until("receipt")

    assert t.munchkin(0).item("combat-helmet") is None
    assert t.munchkin(1).item("combat-helmet") is not None


@rule("munchkin.negotiation.items-after-fight")
def test_a_promised_item_stays_if_the_fight_is_lost() -> None:
    """Ann and Ben have 11 against 16 and run: she keeps the helmet that she had promised."""
    t = deal({"used": ["gas-mask"]}, foe="mad-overseer", dice=[6, 6])

    t.choose("help:1", "give:gas-mask", "propose", "accept")
    t.until("door-settled")

    assert t.munchkin(0).item("gas-mask") == gear("gas-mask")
    assert t.munchkin(1).gear == ()


@rule("munchkin.negotiation.items-after-fight")
def test_a_promised_item_comes_after_the_share_of_the_treasures() -> None:
    """Ben picks his Treasure while Ann still has the promised helmet; then it is handed over."""
    t = deal({"used": ["gas-mask"]})

    t.choose("help:1", "give:gas-mask", "treasures:1", "propose", "accept")
    t.until("share")
    assert t.munchkin(0).item("gas-mask") is not None
    t.choose("share:baseball-bat")

    assert [event.kind for event in t.game.events if event.kind in ("share", "handed-over")] == ["share", "handed-over"]


@rule("munchkin.negotiation.bribe-treasures", "munchkin.negotiation.treasures-at-most-total")
def test_as_many_treasures_may_be_offered_as_the_monsters_hold() -> None:
    """The Robobrain holds 2 Treasures: Ann may offer Ben 1 or 2, and not 3; after Enraged, which brings 1 more, she may."""
    t = deal(cleo={"hand": ["enraged.1"]})

    t.choose("help:1")
    assert {"treasures:1", "treasures:2"} <= {*t.options}
    assert t.refused("treasures:3") == "munchkin.negotiation.treasures-at-most-total"
    t.choose("cancel")
    t.act(2, "play:enraged.1")
    t.settle()
    t.act(0, "help:1")

    assert "treasures:3" in t.options
    assert t.refused("treasures:4") == "munchkin.negotiation.treasures-at-most-total"


@rule("munchkin.negotiation.agree-before")
def test_nothing_is_shared_that_was_not_agreed_before() -> None:
    """Ben joined for nothing: in the fight he has nothing to say about Treasures, and after the victory he gets none."""
    t = deal()

    t.choose("help:1", "propose", "accept")
    t.wait_for(1, "pass")
    assert t.refused("help:0") == "munchkin.help.one-helper"
    t.until("share", "receipt")

    assert t.prompt == "receipt"
    assert t.munchkin(1).hand == ("tin-can",)


@rule("munchkin.negotiation.hand-not-offered")
def test_cards_in_hand_are_no_price_for_help() -> None:
    """Ann has a weapon in her hand and cannot offer it; the one in play she can. Nor can Ben's hand be asked for."""
    t = deal({"hand": ["laser-rifle"], "used": ["rusty-pistol"]}, {"hand": ["dart-gun"]})

    t.choose("help:1")

    assert "give:rusty-pistol" in t.options
    assert t.refused("give:laser-rifle") == "munchkin.negotiation.hand-not-offered"
    assert t.refused("ask:dart-gun") == "munchkin.negotiation.hand-not-offered"


@rule("munchkin.negotiation.items-of-helper")
def test_a_helper_may_pay_for_being_allowed_to_help() -> None:
    """The Paladin Ben offers Ann a helmet for letting him help; they win, and it goes to Ann."""
    t = deal(ben={"classes": ["brotherhood-paladin.1"], "used": ["combat-helmet"]})
    t.choose("pass")

    t.choose("help:0", "give:combat-helmet", "propose", "accept")
    assert t.munchkin(1).item("combat-helmet") is not None
    t.until("receipt")

    assert t.munchkin(0).item("combat-helmet") is not None
    assert t.munchkin(1).item("combat-helmet") is None


@rule("munchkin.negotiation.items-lost")
def test_a_promised_item_that_is_gone_is_not_owed() -> None:
    """A Trap takes the helmet that Ann promised beside 1 Treasure: Ben gets the Treasure alone, and nothing instead."""
    t = deal({"used": ["gas-mask", "steel-greaves"]}, cleo={"hand": ["lose-your-worn-headgear"]})
    t.choose("help:1", "give:gas-mask", "treasures:1", "propose", "accept")

    t.act(2, "play:lose-your-worn-headgear", "target:0")
    t.until("share")
    t.choose("share:baseball-bat")

    assert t.munchkin(1).hand == ("tin-can", "baseball-bat")
    assert t.munchkin(1).gear == ()
    assert "gas-mask" in t.state.treasure_pile


@rule("munchkin.negotiation.promised-big")
def test_a_promised_big_item_that_cannot_be_carried_stays() -> None:
    """Ann promised Ben her Minigun and her helmet; he carries a Big item already: the helmet is his, the gun stays hers."""
    t = deal({"used": ["minigun", "gas-mask"]}, {"backpack": ["vending-machine"]})

    t.choose("help:1", "give:minigun", "give:gas-mask", "propose", "accept")
    t.until("receipt")

    assert t.munchkin(0).item("minigun") is not None
    assert [each.id for each in t.munchkin(1).gear] == ["vending-machine", "gas-mask"]


@rule("munchkin.negotiation.promised-big")
def test_big_for_big_was_promised_and_goes() -> None:
    """Each carries one Big item and they promised to swap: neither ever has two, so both change hands."""
    t = deal({"used": ["minigun"]}, {"backpack": ["vending-machine"]})

    t.choose("help:1", "give:minigun", "ask:vending-machine", "propose", "accept")
    t.until("receipt")

    assert [each.id for each in t.munchkin(0).gear] == ["vending-machine"]
    assert [each.id for each in t.munchkin(1).gear] == ["minigun"]


@rule("munchkin.negotiation.promised-big")
def test_a_cheat_does_not_carry_a_promised_big_item() -> None:
    """Ann's Minigun counts as none of her Big items by a Cheat!, which does not go with it: Ben, who has one, cannot take it."""
    t = deal({"used": [gear("minigun", cheat="cheat.1")]}, {"backpack": ["vending-machine"]})

    t.choose("help:1", "give:minigun", "propose", "accept")
    t.until("receipt")

    assert t.munchkin(0).item("minigun") == gear("minigun", cheat="cheat.1")


# -- what comes of the Treasures


@rule("munchkin.negotiation.picker")
def test_the_helper_picks_if_that_was_agreed() -> None:
    """Of 2 open Treasures Ben takes 1 of his choice, and Ann keeps the other."""
    t = deal()

    t.choose("help:1", "treasures:1", "propose", "accept")
    t.until("share")
    assert t.seat == 1
    assert t.options == ("share:baseball-bat", "share:combat-knife")
    t.choose("share:combat-knife")

    assert t.munchkin(0).hand == ("bent-fork", "baseball-bat")
    assert t.munchkin(1).hand == ("tin-can", "combat-knife")


@rule("munchkin.negotiation.picker")
def test_the_fighter_picks_if_that_was_agreed() -> None:
    t = deal()

    t.choose("help:1", "treasures:1", "picker:fighter", "propose", "accept")
    t.until("share")
    assert t.seat == 0
    t.choose("share:combat-knife")

    assert t.munchkin(1).hand == ("tin-can", "combat-knife")


@rule("munchkin.negotiation.picker", "munchkin.randomness.sources")
def test_chance_picks_if_that_was_agreed() -> None:
    """Nobody is asked; over some games both Treasures fall to Ben, one at a time."""
    got = set()
    for seed in range(12):
        t = deal(seed=f"pick-{seed}")
        t.choose("help:1", "treasures:1", "picker:random", "propose", "accept")
        t.until("share", "receipt")
        assert t.prompt == "receipt"
        assert len(t.munchkin(0).hand) == len(t.munchkin(1).hand) == 2
        got.add(t.munchkin(1).hand[1])

    assert got == {"baseball-bat", "combat-knife"}


@rule("munchkin.negotiation.picker")
def test_who_picks_is_asked_only_where_treasures_are_promised() -> None:
    t = deal({"used": ["gas-mask"]})

    t.choose("help:1", "give:gas-mask")
    assert not [option for option in t.options if option.startswith("picker")]
    t.choose("treasures:1")

    assert {"picker:fighter", "picker:random"} <= {*t.options}


@rule("munchkin.negotiation.treasures-shortfall")
def test_if_fewer_treasures_come_the_helper_gets_all_of_them() -> None:
    """Ben was promised both of 2, then Cleo plays Newborn (1 Treasure less): he gets the only one and Ann none."""
    t = deal(cleo={"hand": ["newborn.1"]})
    t.choose("help:1", "treasures:2", "propose", "accept")

    t.act(2, "play:newborn.1")
    t.until("share")
    t.choose("share:baseball-bat")

    assert t.prompt == "receipt"
    assert t.munchkin(0).hand == ("bent-fork",)
    assert t.munchkin(1).hand == ("tin-can", "baseball-bat")


@rule("munchkin.negotiation.extra-treasures-to-fighter")
def test_treasures_that_come_later_are_the_fighters() -> None:
    """Ben was promised 1 of 2, then Prehistoric adds 2; with a Mini Nuke they win 19 to 18: he gets 1, Ann keeps 3."""
    t = deal({"hand": ["mini-nuke"]}, cleo={"hand": ["prehistoric"]})
    t.choose("help:1", "treasures:1", "propose", "accept")

    t.act(2, "play:prehistoric")
    t.act(0, "play:mini-nuke", "side:munchkins")
    t.until("share")
    assert t.options == tuple([f"share:{card}" for card in HOARD[:4]])
    t.choose("share:baseball-bat")

    assert t.munchkin(0).hand == ("combat-knife", "spiked-boots", "laser-pistol")
    assert t.munchkin(1).hand == ("tin-can", "baseball-bat")


@rule("munchkin.negotiation.share-before-bonus")
def test_the_share_is_of_the_monsters_treasures_only() -> None:
    """Both Treasures were promised to Ben, and Ann has a Perk for 1 more: he gets these 2, she the third."""
    perk = munchkin_pack(perks="- id: sniffer\n  effects: [{do: treasure, amount: 1}]\n")
    t = deal({"perks": ["sniffer"]}, packs=[perk])

    t.choose("help:1")
    assert t.refused("treasures:3") == "munchkin.negotiation.treasures-at-most-total"
    t.choose("treasures:2", "propose", "accept")
    t.until("share")
    t.choose("share:baseball-bat", "share:combat-knife")

    assert t.munchkin(0).hand == ("bent-fork", "spiked-boots")
    assert t.munchkin(1).hand == ("tin-can", "baseball-bat", "combat-knife")


# -- offers and answers


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
