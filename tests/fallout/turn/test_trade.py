"""Trading: what can change hands, who must agree, what is shown, and what comes after."""

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.fallout import Belongings, Wasteland, survivor, wasteland


def trading(*survivors: Belongings, partner: int = 1) -> Wasteland:
    """A table at which seat 0 camps, all stand together, and an offer is being put together."""
    t = wasteland(*survivors)
    t.choose("camp", f"trade:{partner}")
    return t


@rule("fallout.trading.goods")
def test_items_companions_agendas_and_caps_change_owners() -> None:
    """A weapon, a companion and two caps for an agenda and a drink; all of it has a new owner."""
    a = survivor(weapon="pipe-wrench", companion="codsworth", caps=3)
    t = trading(a, survivor(inventory=["water"], agendas=["payday-1"], caps=0))

    t.choose("give:pipe-wrench", "give:codsworth", "give-cap", "give-cap", "ask:water", "ask-agenda", "propose")
    t.choose("accept", "keep:pipe-wrench", "keep:codsworth")

    one, other = t.survivor(0), t.survivor(1)
    assert (one.weapon, one.companion, one.caps) == (None, None, 1)
    assert ([held.id for held in one.inventory], one.agendas) == (["water"], ("payday-1",))
    assert ([held.id for held in other.inventory], other.agendas) == (["pipe-wrench", "codsworth"], ())
    assert other.caps == 2


@rule("fallout.trading.goods")
def test_the_partner_picks_which_agenda_goes() -> None:
    """One of two hidden agendas is asked for: its owner picks, the asker learns no more than what comes."""
    t = trading(survivor(), survivor(agendas=["payday-1", "freedom-1"]))

    t.choose("ask-agenda", "propose", "accept")
    assert (t.seat, t.prompt) == (1, "which-agenda")
    t.choose("give-agenda:freedom-1")
    t.choose("accept")

    assert t.survivor(0).agendas == ("freedom-1",)
    assert t.survivor(1).agendas == ("payday-1",)


@rule("fallout.trading.goods")
def test_nobody_offers_or_asks_more_caps_than_there_are() -> None:
    """Two caps against one: after two are offered a third is not there, and only one can be asked for."""
    t = trading(survivor(caps=2), survivor(caps=1))

    t.choose("give-cap", "give-cap", "ask-cap")

    assert "give-cap" not in t.options
    assert "ask-cap" not in t.options


@rule("fallout.trading.consent")
def test_a_refused_offer_changes_nothing() -> None:
    """B is asked and refuses: everything stays where it was, and the camp goes on."""
    t = trading(survivor(inventory=["water"], caps=3), survivor(caps=4))

    t.choose("give:water", "ask-cap", "propose")
    assert (t.seat, t.options) == (1, ("accept", "refuse", "counter"))
    t.choose("refuse")

    assert (t.seat, t.prompt) == (0, "camp")
    assert [held.id for held in t.survivor(0).inventory] == ["water"]
    assert (t.survivor(0).caps, t.survivor(1).caps, t.survivor(1).inventory) == (3, 4, ())


@rule("fallout.trading.consent")
def test_nothing_changes_hands_before_the_answer() -> None:
    """While B has not answered, A's offered water is still A's; an offer that is given up was none."""
    t = trading(survivor(inventory=["water"]), survivor())
    given_up = trading(survivor(inventory=["water"]), survivor())

    t.choose("give:water", "propose")
    given_up.choose("give:water", "cancel")

    assert [held.id for held in t.survivor(0).inventory] == ["water"]
    assert t.survivor(1).inventory == ()
    assert (given_up.seat, given_up.prompt, given_up.state.deal) == (0, "camp", None)
    assert given_up.happened("refused") == []


@rule("fallout.trading.promises")
def test_nobody_is_held_to_a_promise() -> None:
    """B got a cap today for three tomorrow: on B's turn nothing asks for them, and ending the turn is free."""
    t = trading(survivor(caps=1), survivor(caps=5))

    t.choose("give-cap", "propose", "accept", "camp:all", "done")
    t.end_turn()

    assert (t.seat, t.prompt) == (1, "turn")
    assert "end" in t.options
    t.end_turn()
    assert (t.survivor(0).caps, t.survivor(1).caps) == (0, 6)


@rule("fallout.trading.not-tradable")
def test_perks_traits_and_tokens_stay_with_their_owner() -> None:
    """A perk, a trait, an S.P.E.C.I.A.L. token of either side: refused, to give and to ask for."""
    a = survivor(special="S", perks=["action-boy"], traits=["idolized"])
    t = trading(a, survivor(perks=["hacker"], traits=["vilified"]))

    for thing in ("action-boy", "idolized", "S"):
        assert t.refused(f"give:{thing}") == "fallout.trading.not-tradable"
    for thing in ("hacker", "vilified", "A"):
        assert t.refused(f"ask:{thing}") == "fallout.trading.not-tradable"
    assert {*t.options} == {"cancel", "give-cap", "ask-cap"}


@rule("fallout.trading.not-tradable")
def test_the_ghouls_own_card_is_not_traded() -> None:
    """What lies beside the Ghoul's board is nothing to trade; the water in the inventory is."""
    t = trading(survivor("ghoul", inventory=["water"]), survivor())

    assert "give:water" in t.options
    assert t.refused("give:ghoulish") == "fallout.character-cards.other-cards-not-traded"


@rule("fallout.trading.consent", "fallout.trading.goods")
def test_the_partner_can_make_an_offer_in_return() -> None:
    """A asks for a drink; B would rather have two caps for it, says so, and A agrees."""
    t = trading(survivor(caps=3), survivor(inventory=["water"], caps=0))
    t.choose("ask:water", "propose", "counter")
    assert (t.seat, t.prompt, t.state.on_turn.seat) == (1, "trade", 0)
    assert {*t.options} == {"cancel", "give:water", "ask-cap"}

    t.choose("give:water", "ask-cap", "ask-cap", "propose")
    assert (t.seat, t.prompt) == (0, "offer")
    t.choose("accept")

    assert (t.survivor(0).caps, t.survivor(1).caps) == (1, 2)
    assert [held.id for held in t.survivor(0).inventory] == ["water"]
    assert (t.seat, t.prompt) == (0, "camp")


@rule("fallout.trading.consent")
def test_offers_can_go_to_and_fro_until_one_is_taken_or_refused() -> None:
    """B makes another offer in place of A's; A begins one more and gives it up: that refuses B's."""
    t = trading(survivor(caps=2), survivor(caps=2))
    t.choose("give-cap", "propose", "counter", "ask-cap", "ask-cap", "propose")
    assert (t.seat, t.prompt) == (0, "offer")

    t.choose("counter", "cancel")

    assert [event.about["seat"] for event in t.happened("refused")] == [0]
    assert (t.seat, t.prompt, t.state.deal) == (0, "camp", None)


@rule("fallout.trading.consent")
def test_what_is_not_on_offer_in_an_answer_is_refused_with_its_rule() -> None:
    """No agenda is asked for, the partner drafts nothing yet, and the camper has to wait for the answer."""
    t = trading(survivor(caps=1), survivor(agendas=["payday-1"]))
    assert t.refused("counter") == "fallout.trading.consent"
    t.choose("give-cap", "propose")

    assert t.refused("give-agenda:payday-1") == "fallout.trading.goods"
    assert t.refused("show-agendas") == "fallout.trading.show-agenda"
    assert t.refused("accept", seat=0) == "fallout.trading.consent"
    assert (t.seat, t.survivor(0).caps, t.survivor(1).caps) == (1, 1, 3)


@rule("fallout.trading.limits-after-trade")
def test_after_a_counter_offer_the_camper_is_still_the_first_to_make_room() -> None:
    """Both get a weapon by B's offer: A is asked first what to do with it."""
    t = trading(survivor(inventory=["combat-knife"]), survivor(inventory=["pipe-wrench"]))
    t.choose("ask:pipe-wrench", "propose", "counter", "give:pipe-wrench", "ask:combat-knife", "propose", "accept")

    assert (t.seat, t.options[0]) == (0, "equip:pipe-wrench")
    t.choose("equip:pipe-wrench")
    assert (t.seat, t.options[0]) == (1, "equip:combat-knife")


@rule("fallout.trading.gifts")
def test_one_side_may_be_empty() -> None:
    """Two caps for nothing, and nothing for a card; but an offer of nothing for nothing is none."""
    gift = trading(survivor(caps=3), survivor(caps=0))
    wish = trading(survivor(), survivor(inventory=["water"]))

    assert "propose" not in gift.options
    gift.choose("give-cap", "give-cap", "propose", "accept")
    wish.choose("ask:water", "propose", "accept")

    assert (gift.survivor(0).caps, gift.survivor(1).caps) == (1, 2)
    assert [held.id for held in wish.survivor(0).inventory] == ["water"]


@rule("fallout.trading.camper-is-a-party")
def test_the_camper_is_one_of_the_two_sides() -> None:
    """While A camps, B cannot trade with C; and nobody trades without camping."""
    t = wasteland(survivor(), survivor(), survivor())

    assert t.refused("trade:1") == "fallout.trading.camper-is-a-party"
    t.choose("camp")

    assert "trade:1" in t.options
    assert t.refused("trade:2", seat=1) == "fallout.trading.camper-is-a-party"
    t.choose("trade:2")

    assert t.state.deal is not None
    assert (t.seat, t.state.deal.seat, t.state.deal.partner) == (0, 0, 2)


@rule("fallout.trading.several-partners")
def test_one_camp_is_enough_for_several_trades() -> None:
    """A cap to B, a card from C, another cap to B: all in one action."""
    t = wasteland(survivor(caps=3), survivor(caps=0), survivor(inventory=["water"]))

    t.choose("camp")
    t.choose("trade:1", "give-cap", "propose", "accept")
    t.choose("trade:2", "ask:water", "propose", "accept")
    t.choose("trade:1", "give-cap", "propose", "accept", "camp:ready", "done")

    assert (t.survivor(0).caps, t.survivor(1).caps) == (1, 2)
    assert [held.id for held in t.survivor(0).inventory] == ["water"]
    assert t.state.actions == 1


@rule("fallout.trading.limits-after-trade")
def test_after_a_trade_the_inventory_holds_three_again() -> None:
    """B has three cards and gets a fourth: B discards one of the four, and has three."""
    t = trading(survivor(inventory=["water"]), survivor(inventory=["water~2", "brahmin-steak", "junk"]))

    t.choose("give:water", "propose", "accept")
    assert (t.seat, t.prompt) == (1, "make-room")
    assert {*t.options} == {"discard:water", "discard:water~2", "discard:brahmin-steak", "discard:junk"}
    t.choose("discard:junk")

    assert len(t.survivor(1).inventory) == 3
    assert "junk" in t.state.loot_pile
    assert (t.seat, t.prompt) == (0, "camp")


@rule("fallout.trading.limits-after-trade")
def test_a_swap_of_full_inventories_costs_no_card() -> None:
    """Three cards each, one for one: nobody has to discard."""
    t = trading(
        survivor(inventory=["water", "junk~2", "junk~3"]), survivor(inventory=["water~2", "brahmin-steak", "junk"])
    )

    t.choose("give:water", "ask:junk", "propose", "accept")

    assert (t.seat, t.prompt) == (0, "camp")
    assert [len(t.survivor(seat).inventory) for seat in (0, 1)] == [3, 3]


@rule("fallout.trading.limits-after-trade")
def test_after_a_trade_nobody_has_more_than_four_agendas() -> None:
    """B has four and gets one more: B gives one of the five up."""
    four = ["payday-2", "freedom-1", "security-1", "legend-1"]
    t = trading(survivor(agendas=["payday-1"]), survivor(agendas=four))

    t.choose("give-agenda:payday-1", "propose", "accept")
    assert (t.seat, t.prompt) == (1, "give-up-agenda")
    assert len(t.options) == 5
    t.choose("give-up:legend-1")

    assert {*t.survivor(1).agendas} == {"payday-1", "payday-2", "freedom-1", "security-1"}


@rule("fallout.trading.received-card-may-be-equipped")
def test_a_received_card_can_be_equipped_at_once() -> None:
    """A receives a knife and takes it in hand: the wrench goes to the inventory."""
    t = trading(survivor(weapon="pipe-wrench"), survivor(inventory=["combat-knife"]))

    t.choose("ask:combat-knife", "propose", "accept")
    assert (t.seat, t.options) == (0, ("equip:combat-knife", "replace:combat-knife", "keep:combat-knife"))
    t.choose("equip:combat-knife")

    assert t.survivor().weapon == Held("combat-knife")
    assert t.survivor().inventory == (Held("pipe-wrench"),)


@rule("fallout.trading.equipped-tradable")
def test_equipped_cards_are_traded_as_they_lie() -> None:
    """An exhausted companion goes to B from its slot and is still exhausted there."""
    t = trading(survivor(companion="codsworth", exhausted=["codsworth"]), survivor())

    t.choose("give:codsworth", "propose", "accept", "equip:codsworth")

    assert t.survivor(0).companion is None
    assert t.survivor(1).companion == Held("codsworth", exhausted=True)


@rule("fallout.trading.equipped-tradable")
def test_equipped_cards_of_the_partner_can_be_asked_for() -> None:
    """B's weapon and armor are on the list, slot or no slot."""
    t = trading(survivor(), survivor(weapon="pipe-wrench", apparel="metal-armor", inventory=["water"]))

    assert {"ask:pipe-wrench", "ask:metal-armor", "ask:water"} <= {*t.options}


@rule("fallout.trading.loyalty-card-traded")
def test_a_loyalty_ends_with_its_card() -> None:
    """A is loyal to the shield by a faceup agenda and gives it to B: A is loyal to nobody, B holds it hidden."""
    t = trading(survivor(loyal_by="security-1"), survivor())
    assert t.game.view(None)["survivors"][0]["loyal_to"] == "shield"

    t.choose("give-agenda:security-1", "propose", "accept")

    one, other = t.survivor(0), t.survivor(1)
    assert (one.loyal_by, one.agendas) == ("", ())
    assert (other.loyal_by, other.agendas) == ("", ("security-1",))
    assert t.game.view(None)["survivors"][0]["loyal_to"] is None
    assert t.game.view(None)["survivors"][1]["agendas"] == 1
