"""Agendas in a trade: who has shown which to whom, and who may change their mind."""

from collections import Counter

from crossroads.engine.deals import Deal
from crossroads.engine.game import Game
from crossroads.games.fallout.state import Fallout
from tests.kit import rule
from tests.kit.fallout import Belongings, Wasteland, survivor, wasteland


def trading(*survivors: Belongings, partner: int = 1) -> Wasteland:
    """A table at which seat 0 camps, all stand together, and an offer is being put together."""
    t = wasteland(*survivors)
    t.choose("camp", f"trade:{partner}")
    return t


@rule("fallout.trading.show-agenda")
def test_an_offered_agenda_can_be_shown_to_the_partner_alone() -> None:
    """B sees a number before, the card after it was shown; C and a spectator see a number still."""
    t = trading(survivor(agendas=["payday-1"]), survivor(), survivor())

    t.choose("give-agenda:payday-1")
    assert [deal_seen(t, seat) for seat in (None, 0, 1, 2)] == [1, ["payday-1"], 1, 1]
    t.choose("show-agendas", "propose")

    assert [deal_seen(t, seat) for seat in (None, 0, 1, 2)] == [1, ["payday-1"], ["payday-1"], 1]
    t.choose("refuse")
    assert t.survivor(0).agendas == ("payday-1",)


@rule("fallout.trading.show-agenda")
def test_what_was_shown_was_seen_whatever_becomes_of_the_trade() -> None:
    """Showing is told to both with the card, to the others without it, and cannot be taken back."""
    t = trading(survivor(agendas=["payday-1"]), survivor(), survivor())

    t.choose("give-agenda:payday-1", "show-agendas")
    told = [t.game.events_for(seat)[0].about.get("agendas") for seat in (None, 0, 1, 2)]

    assert told == [None, ["payday-1"], ["payday-1"], None]
    assert not t.game.can_undo
    t.choose("cancel")
    assert t.survivor(0).agendas == ("payday-1",)


@rule("fallout.agenda-cards.faces-are-secret")
def test_an_agenda_that_changed_hands_has_been_seen() -> None:
    """B picks one of two for A, who knows it from then on: the choice cannot be taken back."""
    t = trading(survivor(), survivor(agendas=["payday-1", "legend-1"]))

    t.choose("ask-agenda", "propose", "accept", "give-agenda:payday-1")
    assert t.game.can_undo
    t.choose("accept")

    assert t.survivor(0).agendas == ("payday-1",)
    assert not t.game.can_undo


@rule("fallout.trading.show-agenda")
def test_agendas_need_not_be_shown() -> None:
    """Offered unseen, B learns the face only by accepting; only what is offered can be shown."""
    t = trading(survivor(agendas=["payday-1", "freedom-1"]), survivor())

    assert "show-agendas" not in t.options
    t.choose("give-agenda:payday-1", "propose")
    assert deal_seen(t, 1) == 1
    t.choose("accept")

    assert t.game.view(1)["survivors"][1]["agendas"] == ["payday-1"]
    assert t.game.view(1)["survivors"][0]["agendas"] == 1


@rule("fallout.trading.show-agenda", "fallout.agenda-cards.faces-are-secret")
def test_an_agenda_on_offer_can_be_any_for_a_partner_who_has_not_seen_it() -> None:
    """B imagines the game: the unseen agenda is now this one, now that, and it is what B gets. A shown one is itself."""
    t = trading(survivor(agendas=["payday-1"]), survivor(agendas=["legend-1"]))
    t.choose("give-agenda:payday-1", "ask-agenda")
    seen = t.game.clone()
    t.choose("propose")
    for choice in ("show-agendas", "propose"):
        seen.choose(choice)

    got = [accepted(t.game.imagine(1, f"salt {number}")) for number in range(12)]
    known = [accepted(seen.imagine(1, f"salt {number}")) for number in range(12)]

    assert len({*got}) > 3
    assert {*known} == {"payday-1"}


def accepted(imagined: Game[Fallout]) -> str:
    """The agenda that seat 1 gets by accepting; what there is stays the same."""
    agendas = Counter(all_agendas(imagined.state))
    imagined.choose("accept")
    assert Counter(all_agendas(imagined.state)) == agendas
    assert imagined.state.survivors[0].agendas == ("legend-1",)
    (card,) = imagined.state.survivors[1].agendas
    return card


@rule("fallout.agenda-cards.faces-are-secret")
def test_a_hand_that_is_imagined_answers_with_its_own_cards() -> None:
    """B has to pick an agenda for A; whoever imagines the game lets B pick of the hand that was imagined."""
    t = trading(survivor(), survivor(agendas=["payday-1", "legend-1"]))
    t.choose("ask-agenda", "propose", "accept")

    for seat in (None, 0):
        for number in range(6):
            imagined = t.game.imagine(seat, f"salt {number}")
            before = Counter(all_agendas(imagined.state))
            hand = imagined.state.survivors[1].agendas
            assert imagined.decision is not None
            assert imagined.decision.ids == tuple(f"give-agenda:{card}" for card in hand)
            imagined.choose(f"give-agenda:{hand[0]}")
            imagined.choose("accept")
            assert imagined.state.survivors[0].agendas == hand[:1]
            assert Counter(all_agendas(imagined.state)) == before


def all_agendas(g: Fallout) -> list[str]:
    return [*g.agenda_deck, *g.agenda_pile, *[card for who in g.survivors for card in who.agendas]]


@rule("fallout.trading.show-agenda")
def test_a_card_added_after_the_showing_is_not_shown() -> None:
    """One agenda is shown, then a second one is added: B sees the first by name, and that there is one more."""
    t = trading(survivor(agendas=["payday-1", "freedom-1"]), survivor())

    t.choose("give-agenda:payday-1", "show-agendas", "give-agenda:freedom-1")

    seen = [(deal_seen(t, seat), t.game.view(seat)["deal"]["gives_unseen"]) for seat in (0, 1, None)]
    assert seen == [(["payday-1", "freedom-1"], 0), (["payday-1"], 1), (2, 2)]
    assert "show-agendas" in t.options


@rule("fallout.trading.show-agenda", "fallout.trading.goods")
def test_of_an_offer_without_agendas_the_parties_know_that_there_are_none() -> None:
    """A cap is offered: both parties see an empty list of agendas, everybody else sees a count of nought."""
    t = trading(survivor(caps=1), survivor())

    t.choose("give-cap")

    seen = [(deal_seen(t, seat), picked_seen(t, seat)) for seat in (0, 1, None)]
    assert seen == [([], []), ([], []), (0, 0)]


@rule("fallout.trading.camper-is-a-party")
def test_an_offer_is_void_once_its_camp_is_over() -> None:
    """An offer of an earlier camp asks nobody anything: the turn goes on without it."""
    old, new = Deal(0, 1, "camp:0:0"), Deal(0, 1, "camp:1:0")
    asked = [wasteland(survivor(), survivor(), state={"deal": deal}).decision.prompt for deal in (old, new)]

    assert asked == ["turn", "trade"]


def deal_seen(t: Wasteland, seat: int | None) -> object:
    """What a seat sees of the agendas in the offer."""
    return t.game.view(seat)["deal"]["gives_agendas"]


def picked_seen(t: Wasteland, seat: int | None) -> object:
    """What a seat sees of the agendas that the partner puts in."""
    return t.game.view(seat)["deal"]["picked"]


@rule("fallout.trading.show-agenda")
def test_the_partner_too_can_show_an_agenda_before_agreeing() -> None:
    """Asked for an agenda B picks one of two and shows it: A alone sees it, before anybody has agreed."""
    t = trading(survivor(), survivor(agendas=["payday-1", "freedom-1"]), survivor())
    t.choose("ask-agenda", "propose")
    assert t.refused("show-agendas") == "fallout.trading.show-agenda"

    t.choose("give-agenda:freedom-1")
    assert [picked_seen(t, seat) for seat in (None, 0, 1, 2)] == [1, 1, ["freedom-1"], 1]
    t.choose("show-agendas")
    told = [t.game.events_for(seat)[0].about.get("agendas") for seat in (None, 0, 1, 2)]

    assert [picked_seen(t, seat) for seat in (None, 0, 1, 2)] == [1, ["freedom-1"], ["freedom-1"], 1]
    assert told == [None, ["freedom-1"], ["freedom-1"], None]
    assert not t.game.can_undo
    assert (t.seat, t.prompt, t.options) == (1, "offer", ("accept", "refuse", "counter"))
    t.choose("refuse")
    assert t.survivor(1).agendas == ("payday-1", "freedom-1")


@rule("fallout.trading.show-agenda", "fallout.agenda-cards.faces-are-secret")
def test_an_agenda_that_the_partner_has_shown_is_itself_for_the_camper() -> None:
    """A imagines the game: an agenda that B has picked is now this one, now that; one that B has shown is itself."""
    t = trading(survivor(), survivor(agendas=["payday-1", "freedom-1"]), survivor())
    t.choose("ask-agenda", "propose", "give-agenda:freedom-1")
    seen = t.game.clone()
    seen.choose("show-agendas")

    unknown = {t.game.imagine(0, f"salt {number}").state.deal for number in range(12)}
    known = {seen.imagine(0, f"salt {number}").view(0)["deal"]["picked"][0] for number in range(12)}
    others = {seen.imagine(2, f"salt {number}").state.deal for number in range(12)}

    assert len({deal.picked for deal in unknown if deal}) > 3
    assert known == {"freedom-1"}
    assert len({deal.picked for deal in others if deal}) > 3
    assert all(deal.shown == deal.picked for deal in others if deal)


@rule("fallout.trading.consent")
def test_the_camper_can_decline_once_the_partner_has_picked() -> None:
    """B picks one of two agendas for A's cap; A, who has seen it or not, says no: nothing changes owner."""
    t = trading(survivor(caps=1), survivor(caps=0, agendas=["payday-1", "freedom-1"]))
    t.choose("give-cap", "ask-agenda", "propose", "accept", "give-agenda:payday-1")
    assert (t.seat, t.prompt, t.options) == (0, "changed-offer", ("accept", "refuse"))
    assert picked_seen(t, 0) == 1

    t.choose("refuse")

    assert (t.seat, t.prompt, t.state.deal) == (0, "camp", None)
    assert [event.about["seat"] for event in t.happened("refused")] == [0]
    assert (t.survivor(0).caps, t.survivor(1).agendas) == (1, ("payday-1", "freedom-1"))


@rule("fallout.trading.consent")
def test_the_camper_is_asked_again_only_if_the_partner_had_a_choice() -> None:
    """B's only agenda is asked for: there is nothing to pick, and accepting settles it, unless B shows it first."""
    settled = trading(survivor(), survivor(agendas=["payday-1"]))
    shown = trading(survivor(), survivor(agendas=["payday-1"]))

    settled.choose("ask-agenda", "propose", "accept")
    shown.choose("ask-agenda", "propose", "give-agenda:payday-1", "show-agendas", "accept")

    assert settled.survivor(0).agendas == ("payday-1",)
    assert (shown.seat, shown.prompt) == (0, "changed-offer")
    shown.choose("accept")
    assert shown.survivor(0).agendas == ("payday-1",)


@rule("fallout.trading.show-agenda")
def test_what_was_shown_stays_known_through_a_counter_offer() -> None:
    """A has shown an agenda; B makes another offer that asks for one: A's shown card is still no secret to B."""
    t = trading(survivor(agendas=["payday-1"], caps=0), survivor(caps=1))
    t.choose("give-agenda:payday-1", "show-agendas", "propose", "counter", "ask-agenda", "give-cap", "propose")
    assert t.options == ("accept", "refuse", "counter", "give-agenda:payday-1")

    t.choose("give-agenda:payday-1")

    assert picked_seen(t, 1) == ["payday-1"]
    assert "show-agendas" not in t.options
