"""Charity at the end of a turn: who gets what of a hand that is too large."""

from collections.abc import Sequence

import pytest

from tests.kit import rule
from tests.kit.munchkin import Belongings, Table, gear, munchkin, table

# Cards that bring no question of their own to whoever gets them but that of receipt.
HAND = (
    "enraged.1",
    "enraged.2",
    "two-headed",
    "plated",
    "prehistoric",
    "house-sized",
    "seasoned",
    "irradiated",
    "twin",
)


def giving(cards: int, *others: Belongings, level: int = 5, phase: str = "charity") -> Table:
    """Ann of Level 5 comes to her Charity with so many cards."""
    return table(munchkin(level=level, hand=HAND[:cards]), *others, phase=phase)


def people(*levels: int) -> Sequence[Belongings]:
    return [munchkin(level=level) for level in levels]


@rule("munchkin.charity.excess")
@pytest.mark.parametrize(("held", "left"), [(8, 5), (6, 5), (5, 5), (4, 4)])
def test_whatever_is_more_than_five_cards_must_go(held: int, left: int) -> None:
    """Of 8 cards 3 go, of 6 one, of 5 or 4 none."""
    t = giving(held, *people(2, 6))

    t.until("turn-start")

    assert len(t.munchkin(0).hand) == left
    assert len(t.munchkin(1).hand) == held - left


@rule("munchkin.charity.play-first")
def test_excess_cards_may_be_played_before() -> None:
    """Ann holds 7 cards, two of them items: in the window before Charity she plays both, and gives nothing away."""
    t = table(munchkin(level=5, hand=[*HAND[:5], "combat-knife", "gas-mask"]), *people(2, 3), phase="before-charity")
    assert t.prompt == "before-charity"

    t.choose("wear:combat-knife", "wear:gas-mask")
    t.until("turn-start")

    assert t.munchkin(0).hand == HAND[:5]
    assert t.munchkin(1).hand == ()


@rule("munchkin.charity.give-lowest", "munchkin.charity.only-lowest")
def test_the_excess_goes_to_the_lowest() -> None:
    """Ann is at 5, Ben at 2, Cleo at 3 and Dan at 4: with 2 cards too many, Ben gets both, and nobody else any."""
    t = giving(7, *people(2, 3, 4))

    t.choose("charity:enraged.1", "charity:two-headed")
    t.until("turn-start")

    assert t.munchkin(1).hand == ("enraged.1", "two-headed")
    assert [t.munchkin(seat).hand for seat in (2, 3)] == [(), ()]


@rule("munchkin.charity.only-lowest")
def test_who_is_below_the_giver_but_not_the_lowest_gets_nothing() -> None:
    """Ann is at 5, Ben at 2, Cleo at 4: Ben gets all 3."""
    t = giving(8, *people(2, 4))

    t.until("turn-start")

    assert [len(t.munchkin(seat).hand) for seat in (0, 1, 2)] == [5, 3, 0]


@rule("munchkin.charity.tie-even")
def test_those_who_share_the_lowest_level_share_evenly() -> None:
    """Ben and Cleo are both at 2 and Ann has 4 too many: 2 each, however she begins."""
    t = giving(9, *people(2, 2))

    t.choose("charity:enraged.1", "to:2", "charity:enraged.2")
    t.choose("charity:two-headed", "to:2", "charity:plated")
    t.until("turn-start")

    assert t.munchkin(1).hand == ("enraged.2", "plated")
    assert t.munchkin(2).hand == ("enraged.1", "two-headed")


@rule("munchkin.charity.tie-odd-choice")
@pytest.mark.parametrize(("more", "less"), [(1, 2), (2, 1)])
def test_the_giver_decides_who_gets_the_odd_card(more: int, less: int) -> None:
    """Of 3 cards for two, one gets 2 and the other 1, as Ann says."""
    t = giving(8, *people(2, 2))

    t.choose("charity:enraged.1", f"to:{more}", "charity:enraged.2", "charity:two-headed")
    assert t.options == ("to:1", "to:2")
    t.choose(f"to:{more}")
    t.until("turn-start")

    assert len(t.munchkin(more).hand) == 2
    assert len(t.munchkin(less).hand) == 1


@rule("munchkin.charity.lowest-discards")
def test_if_nobody_is_lower_the_excess_is_discarded() -> None:
    """Ann and Ben are at 2, Cleo at 5: Ann's card too many goes to the discards, not to Ben."""
    t = giving(6, *people(2, 5), level=2)

    t.choose("charity:plated")
    t.until("turn-start")

    assert t.state.door_pile == ("plated",)
    assert [len(t.munchkin(seat).hand) for seat in (0, 1, 2)] == [5, 0, 0]


@rule("munchkin.charity.giver-picks-cards")
def test_the_giver_picks_the_cards_and_who_gets_which() -> None:
    """Ann may part with any of her 7 cards; she picks two, and says which goes to Ben and which to Cleo."""
    t = giving(7, *people(2, 2))

    assert t.options == tuple([f"charity:{card}" for card in HAND[:7]])
    t.choose("charity:prehistoric", "to:2", "charity:enraged.2")
    t.until("turn-start")

    assert t.munchkin(2).hand == ("prehistoric",)
    assert t.munchkin(1).hand == ("enraged.2",)


@rule("munchkin.charity.no-play-after-start")
def test_when_the_giving_has_begun_nothing_can_be_played() -> None:
    """Ann has a knife, a class and a Trap in hand when Charity comes: it is too late for all of them."""
    hand = ["combat-knife", "raider.1", "tripwire.1", *HAND[:4]]
    t = table(munchkin(level=5, hand=hand), *people(2, 3), phase="charity")
    t.choose("charity:enraged.1")

    tried = ("wear:combat-knife", "stow:combat-knife", "class:raider.1", "play:tripwire.1", "sale", "trade:1")

    assert {t.refused(option) for option in tried} == {"munchkin.charity.no-play-after-start"}


@rule("munchkin.charity.then-next-turn")
def test_after_charity_the_next_turn_begins_at_once() -> None:
    """Ann gives her card, Ben has looked at it, and the next question is that of his own turn."""
    t = giving(6, *people(2, 3))

    t.choose("charity:plated", "done")

    assert (t.seat, t.prompt) == (1, "turn-start")
    assert t.state.active == 1


@rule("munchkin.charity.dead-excluded")
def test_a_dead_player_gets_nothing() -> None:
    """Dan is the lowest but dead: the card goes to Ben, the lowest of the living below Ann; without him it is discarded."""
    dan = munchkin(level=1, alive=False)
    below, nobody = giving(6, *people(2, 5), dan), giving(6, *people(5, 6), dan)

    below.choose("charity:plated")
    nobody.choose("charity:plated")

    assert below.munchkin(1).hand == ("plated",)
    assert nobody.state.door_pile == ("plated",)
    assert below.munchkin(3).hand == nobody.munchkin(3).hand == ()


@rule("munchkin.charity.receiver-may-play")
def test_a_receiver_may_play_items_and_classes_at_once_and_no_sidekick() -> None:
    """Ben gets a knife, a class, Megabrain and a Sidekick in Ann's turn: all but the Sidekick can be played at once."""
    gifts = ["combat-knife", "raider.1", "megabrain.1", "faithful-mutt"]
    t = table(munchkin(level=5, hand=[*HAND[:5], *gifts]), *people(2, 3), phase="charity")

    t.choose(*[f"charity:{card}" for card in gifts])
    assert (t.seat, t.prompt) == (1, "receipt")
    assert "sidekick:faithful-mutt" not in t.options
    t.choose("wear:combat-knife", "class:raider.1", "trait:megabrain.1", "done")

    assert t.munchkin(1).classes == ("raider.1",)
    assert t.munchkin(1).traits == ("megabrain.1",)
    assert t.munchkin(1).hand == ("faithful-mutt",)
    assert t.strength(1) == 3


@rule("munchkin.charity.tie-even")
def test_the_giver_is_asked_of_each_card_to_whom_it_goes() -> None:
    hand = ["tin-can", "bent-fork", "desk-fan", "garden-gnome", "combat-knife", "gas-mask", "baseball-bat"]
    t = table(munchkin(level=3, hand=hand), munchkin(), munchkin(), phase="charity")

    t.choose("charity:desk-fan")

    assert t.decision.about["card"] == "desk-fan"


HELD = ["tin-can", "bent-fork", "desk-fan", "left-boot", "garden-gnome"]


def with_bundle(level: int) -> Table:
    """Ben holds five cards, and a knife that he looted with its edge: one card too many. Cleo is lower than Ann."""
    t = table(munchkin(level=2), munchkin(level=level, hand=HELD), munchkin(), active=1, phase="before-charity")
    t.munchkin(1).bundles = (gear("combat-knife", "sharpened-edge", used=False),)
    t.until("charity")
    return t


@rule("munchkin.charity.lowest-discards", "munchkin.looting-body.bundle", "munchkin.modifiers.discarded-together")
@pytest.mark.parametrize(
    ("card", "gone"), [("combat-knife", ("combat-knife", "sharpened-edge")), ("desk-fan", ("desk-fan",))]
)
def test_a_bundle_is_one_card_and_is_discarded_as_a_whole(card: str, gone: tuple[str, ...]) -> None:
    t = with_bundle(level=1)

    assert t.options == (*[f"charity:{each}" for each in HELD], "charity:combat-knife")
    assert t.decision.rule == "munchkin.charity.lowest-discards"
    t.choose(f"charity:{card}")

    assert t.state.treasure_pile == gone
    assert t.munchkin(1).hand_size == 5
    assert t.told("charity-discard") == [{"seat": 1, "card": card}]
    assert t.rules_told("charity-discard") == ["munchkin.charity.lowest-discards"]
    assert not t.game.can_undo


@rule("munchkin.charity.give-lowest", "munchkin.looting-body.bundle", "munchkin.hidden-information.charity-secret")
@pytest.mark.parametrize("card", ["combat-knife", "desk-fan"])
def test_a_bundle_is_given_as_a_whole_too_and_seen_by_two_alone(card: str) -> None:
    t = with_bundle(level=3)

    assert t.decision.rule == "munchkin.charity.giver-picks-cards"
    t.choose(f"charity:{card}")

    taker = t.munchkin(2)
    assert (len(taker.bundles), taker.hand, taker.received) == (
        (1, (), (card,)) if card == "combat-knife" else (0, (card,), (card,))
    )
    assert t.munchkin(1).hand_size == 5
    assert (t.seat, t.prompt) == (2, "receipt")
    (told,) = t.happened("charity")
    assert told.rule == "munchkin.charity.give-lowest"
    assert [told.as_seen_by(seat).about.get("card") for seat in (None, 0, 1, 2)] == [None, None, card, card]
    assert told.as_seen_by(0).about == {"seat": 1, "to": 2}


@rule("munchkin.charity.tie-even", "munchkin.charity.tie-odd-choice")
def test_three_cards_for_two_go_one_to_each_and_then_one_to_either() -> None:
    t = table(
        munchkin(level=2),
        munchkin(level=3, hand=[*HELD, "wind-up-car", "leaf-blower", "broken-camera"]),
        munchkin(level=2),
        munchkin(level=4),
        active=1,
        phase="charity",
    )

    t.choose("charity:tin-can")
    assert (t.prompt, t.options, dict(t.decision.about)) == ("charity-to", ("to:0", "to:2"), {"card": "tin-can"})
    t.choose("to:2", "charity:bent-fork", "charity:desk-fan")
    assert t.options == ("to:0", "to:2")
    t.choose("to:2")

    assert [t.munchkin(seat).hand for seat in (0, 2, 3)] == [("bent-fork",), ("tin-can", "desk-fan"), ()]


@rule("munchkin.effects.several-triggers-order")
def test_who_received_something_is_asked_in_the_order_of_seats_from_whose_turn_it_is() -> None:
    """Ben has given cards to Ann and to Cleo: Cleo sits next to him."""
    t = table(
        munchkin(),
        munchkin(level=3, hand=[*HELD, "wind-up-car", "leaf-blower"]),
        munchkin(),
        active=1,
        phase="charity",
    )

    t.choose("charity:tin-can", "to:0", "charity:bent-fork")

    assert (t.seat, t.prompt) == (2, "receipt")
    t.choose("done")
    assert (t.seat, t.prompt) == (0, "receipt")
