"""Deals: how an offer is put together, answered, changed, shown, and when it is void."""

from typing import Any

import pytest

from crossroads.engine.deals import (
    Deal,
    DealStep,
    Terms,
    Thing,
    after,
    amount,
    gain,
    go_on,
    is_party,
    is_void,
    named,
    unshown,
    visible,
    ways,
)
from crossroads.engine.decisions import Option, Refusal

HANDS = {0: ("a", "b"), 1: ("c", "d")}


class Bargain:
    """A deal of seat 0 with seat 1 about gold and hidden letters, for one day."""

    def __init__(self, **hands: str) -> None:
        self.deal: Deal | None = Deal(0, 1, "day:1")
        self.hands = {seat: tuple(hands.get(f"hand{seat}", "".join(hand))) for seat, hand in HANDS.items()}

    def running(self) -> Deal:
        assert self.deal is not None
        return self.deal

    def say(self, *steps: DealStep) -> "Bargain":
        for step in steps:
            self.deal = after(self, TERMS, step)
        return self

    @property
    def ids(self) -> list[str]:
        return [way.id for way in ways(self, TERMS, False)]


TERMS: Terms[Bargain] = Terms(
    deal=Bargain.running,
    things=lambda b, why: [Option("gold", ("give", Thing("gold")))],
    hand=lambda b, seat: b.hands[seat],
    hidden="letter",
    questions={stage: (stage, "deals.test") for stage in ("draft", "offered", "picking", "changed")},
    pick="put",
    show="show",
    empty_rule="deals.empty",
)
PROPOSE, ACCEPT, SHOW = ("propose", ""), ("accept", ""), ("show", "")
ASK_LETTER = ("ask", Thing("letter"))


def give(letter: str) -> DealStep:
    return ("give", Thing("letter", letter))


def test_a_draft_takes_things_in_and_counts_those_without_a_name() -> None:
    b = Bargain().say(("give", Thing("gold")), give("a"), ("give", Thing("gold", count=2)), ASK_LETTER, ASK_LETTER)
    b.say(("ask", Thing("tool", "axe")))

    deal = b.running()
    assert (amount(deal.gives, "gold"), deal.hidden) == (3, ("a",))
    assert (amount(deal.asks, "letter"), named(deal.asks, "tool")) == (2, ("axe",))
    assert (deal.asked, deal.stage) == (0, "draft")


def test_an_offer_of_nothing_for_nothing_is_none() -> None:
    b = Bargain()

    assert "propose" not in b.ids
    assert Refusal("propose", "deals.empty") in [*ways(b, TERMS, True)]
    assert "propose" in b.say(ASK_LETTER).ids


def test_the_partner_answers_and_a_refusal_ends_it() -> None:
    b = Bargain().say(("give", Thing("gold")), PROPOSE)

    assert (b.running().asked, b.running().offers, b.ids) == (1, 1, ["accept", "refuse", "counter"])
    assert after(b, TERMS, ("refuse", "")) is None
    agreed = after(b, TERMS, ACCEPT)
    assert agreed is not None
    assert agreed.stage == "agreed"


def test_a_question_goes_to_whoever_has_to_say_something() -> None:
    """Asked is the partner, about the other; what it chooses is the step."""
    b = Bargain().say(("give", Thing("gold")), PROPOSE)
    flow: Any = go_on(b, TERMS).__await__()

    ask = flow.send(None)

    assert (ask.seat, ask.prompt, ask.rule, ask.about) == (1, "offered", "deals.test", {"seat": 0})
    with pytest.raises(StopIteration) as done:
        flow.send(Option("accept", ACCEPT))
    assert done.value.value == ACCEPT


def test_hidden_things_are_picked_by_their_owner_and_the_other_has_the_last_word() -> None:
    b = Bargain().say(ASK_LETTER, PROPOSE, ACCEPT)
    assert (b.running().stage, b.ids) == ("picking", ["put:c", "put:d"])

    b.say(("pick", "d"))

    assert (b.running().stage, b.running().asked, b.running().picked) == ("changed", 0, ("d",))
    assert b.ids == ["accept", "refuse"]
    assert b.say(ACCEPT).running().stage == "agreed"


def test_what_leaves_no_choice_is_not_asked() -> None:
    """Both letters are asked for, or the only one: nothing to pick, nothing that the other did not know."""
    both = Bargain().say(ASK_LETTER, ASK_LETTER, PROPOSE, ACCEPT)
    one = Bargain(hand1="c").say(ASK_LETTER, PROPOSE, ACCEPT)

    assert [(b.running().stage, b.running().picked) for b in (both, one)] == [
        ("agreed", ("c", "d")),
        ("agreed", ("c",)),
    ]


def test_either_side_can_show_what_it_puts_in() -> None:
    b = Bargain().say(give("a"), ASK_LETTER)
    assert unshown(b.running()) == ("a",)

    b.say(SHOW, PROPOSE)
    assert "show" not in b.ids
    b.say(("pick", "c"))
    assert "show" in b.ids
    b.say(SHOW)

    assert b.running().shown == ("a", "c")
    assert b.say(ACCEPT).running().stage == "changed"  # the other has learned something since it made the offer


def test_only_the_two_see_what_was_shown() -> None:
    deal = Bargain().say(give("a"), give("b"), SHOW, PROPOSE).running()
    hidden = Bargain().say(give("a"), PROPOSE).running()

    assert [visible(deal, seat, 0, ("a", "b")) for seat in (0, 1, 2, None)] == [
        (("a", "b"), 0),
        (("a", "b"), 0),
        ((), 2),
        ((), 2),
    ]
    assert [visible(hidden, seat, 0, ("a",)) for seat in (0, 1, 2, None)] == [(("a",), 0), ((), 1), ((), 1), ((), 1)]
    assert [is_party(deal, seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert not is_party(None, 1)


def test_of_two_things_the_one_that_was_shown_is_seen_by_name() -> None:
    """`a` is shown, `b` put in afterwards: the partner sees `a` and one more, everybody else two."""
    deal = Bargain().say(give("a"), SHOW, give("b"), PROPOSE).running()

    seen = [visible(deal, seat, 0, deal.hidden) for seat in (0, 1, 2, None)]
    assert seen == [(("a", "b"), 0), (("a",), 1), ((), 2), ((), 2)]


def test_a_counter_offer_is_an_offer_of_the_other() -> None:
    """It begins with nothing, and what was shown remains known; the offers are counted."""
    b = Bargain().say(give("a"), SHOW, PROPOSE, ("counter", ""))

    assert b.deal == Deal(1, 0, "day:1", shown=("a",), offers=1)
    assert b.running().asked == 1
    assert b.say(("give", Thing("gold")), PROPOSE).running().offers == 2


def test_a_deal_is_void_when_its_occasion_is_over() -> None:
    deal = Deal(0, 1, "day:1")

    assert not is_void(deal, "day:1")
    assert is_void(deal, "day:2")


def test_a_deal_is_weighed_by_what_each_thing_is_worth() -> None:
    worth = {"gold": 1.0, "letter": 3.0}

    assert gain([Thing("gold", count=2)], [Thing("letter", "a")], lambda thing: worth[thing.kind] * thing.count) == -1.0


def test_what_is_no_step_of_a_deal_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="nothing is known of `barter`"):
        after(Bargain(), TERMS, ("barter", ""))
