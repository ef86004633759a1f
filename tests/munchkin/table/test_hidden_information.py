"""What each player may know: hands, decks, gifts, the belongings of the dead, and who is asked."""

import json

import pytest

from crossroads.engine.decisions import Illegal
from crossroads.engine.game import Game, new
from crossroads.games.munchkin.state import Munchkin
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

EVERYBODY = (0, 1, 2, None)  # None looks on


def texts(t: Table) -> dict[int | None, str]:
    """All that each may see, as text."""
    return {seat: json.dumps(t.game.view(seat)) for seat in EVERYBODY}


@rule("munchkin.hidden-information.hand-secret")
def test_of_a_hand_the_others_see_how_many_doors_and_treasures_it_has() -> None:
    """Ann holds 2 Doors and 3 Treasures: she sees which, Ben, Cleo and lookers-on see the backs."""
    hand = ["tripwire.1", "raider.1", "gas-mask", "mentats.1", "minigun"]
    t = table(munchkin(hand=hand), munchkin(), munchkin())

    seen = {seat: t.game.view(seat)["players"][0] for seat in EVERYBODY}

    assert seen[0]["hand"] == hand
    assert [seen[seat]["hand"] for seat in (1, 2, None)] == [None] * 3
    assert [(seen[seat]["doors"], seen[seat]["treasures"]) for seat in (1, 2, None)] == [(2, 3)] * 3
    assert not any(card in texts(t)[seat] for card in hand for seat in (1, 2, None))


@rule("munchkin.hidden-information.hand-secret")
def test_what_is_drawn_face_down_is_told_to_its_drawer_alone() -> None:
    """Ann loots the room: she is told the card, the others that it was a Door."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["tin-can"]), munchkin(), phase="loot", doors=["tripwire.1"])

    t.choose("loot")

    (drawn,) = t.happened("draw")
    assert drawn.as_seen_by(0).about["cards"] == ["tripwire.1"]
    assert drawn.as_seen_by(1).about == drawn.as_seen_by(None).about == {"seat": 0, "deck": "door", "count": 1}


@rule("munchkin.hidden-information.hand-secret")
def test_what_is_being_picked_for_a_sale_is_not_shown_before_it_is_sold() -> None:
    """Ann picks an item of her hand: the others see nothing of it until she has sold it."""
    t = table(munchkin(hand=["mini-nuke-catapult"]), munchkin(), munchkin())

    t.choose("sale", "sell:mini-nuke-catapult")
    assert [t.game.view(seat)["sale"] for seat in EVERYBODY] == [["mini-nuke-catapult"], [], [], []]
    t.choose("done")

    assert [event.as_seen_by(1).about["cards"] for event in t.happened("sold")] == [["mini-nuke-catapult"]]


@rule("munchkin.hidden-information.deck-secret")
def test_nobody_can_tell_what_lies_on_a_deck() -> None:
    """Two tables that differ in the next Door, Treasure and Perk only: they look the same to everybody."""
    people = (munchkin(hand=["bent-fork"]), munchkin(), munchkin())
    one = table(*people, doors=["tripwire.1"], treasures=["minigun"], perks=["fleet-feet"])
    other = table(*people, doors=["deathclaw"], treasures=["gas-mask"], perks=["pack-rat"])

    assert texts(one) == texts(other)


@rule("munchkin.hidden-information.charity-secret")
def test_a_gift_of_charity_is_seen_by_giver_and_receiver_alone() -> None:
    """Ann gives Ben two cards: Cleo and lookers-on learn only that each went to Ben."""
    hand = ["enraged.1", "enraged.2", "two-headed", "plated", "prehistoric", "seasoned", "twin"]
    t = table(munchkin(level=5, hand=hand), munchkin(level=2), munchkin(level=3), phase="charity")
    told = []

    for card in ("plated", "twin"):
        t.choose(f"charity:{card}")
        told += t.happened("charity")

    assert [event.as_seen_by(seat).about["card"] for event in told for seat in (0, 1)] == ["plated"] * 2 + ["twin"] * 2
    assert [event.as_seen_by(seat).about for event in told for seat in (2, None)] == [{"seat": 0, "to": 1}] * 4
    assert t.game.view(2)["players"][1]["doors"] == 2
    assert "plated" not in texts(t)[2]


@rule("munchkin.hidden-information.perk-choice-secret")
def test_drawn_perks_are_seen_by_their_drawer_until_one_is_chosen() -> None:
    """Ann sees her three, the others that there are three; then they see the chosen one and the top discard."""
    perks = ["fleet-feet", "pack-rat", "thick-hide"]
    t = table(munchkin(hand=["rescued-a-radcat", "bent-fork"]), munchkin(), munchkin(), perks=perks)

    t.act(0, "play:rescued-a-radcat", "target:0")
    t.until("perk-draw")
    t.choose("draw")
    assert not any(perk in texts(t)[seat] for perk in perks for seat in (1, 2, None))
    t.choose("keep:pack-rat")

    seen = t.game.view(1)
    assert seen["players"][0]["perks"] == ["pack-rat"]
    assert seen["piles"]["perk"]["count"] == 2
    assert sum(perk in texts(t)[1] for perk in perks) == 2


@rule("munchkin.hidden-information.looted-public")
def test_all_see_the_cards_of_the_dead() -> None:
    """Ann dies with 3 cards in hand and a helmet on: when the looting starts, everybody sees the four."""
    pit = munchkin_pack(traps="- id: pit\n  effects: [{do: die}]\n")
    hand = ["enraged.1", "plated", "gas-mask"]
    t = table(
        munchkin(hand=hand, used=["combat-helmet"]),
        munchkin(level=3, hand=["pit"]),
        munchkin(level=2, hand=["bent-fork"]),
        packs=[pit],
    )
    assert not any(card in texts(t)[2] for card in hand)

    t.act(1, "play:pit", "target:0")
    t.until("loot")

    assert [t.game.view(seat)["bodies"][0]["cards"] for seat in EVERYBODY] == [[*hand, "combat-helmet"]] * 4


@rule("munchkin.hidden-information.mutual-hand-talk")
def test_the_game_neither_shows_nor_confirms_a_hidden_card() -> None:
    """Ann says that she holds a Trap. Whether it is true or not, Ben sees the same and is told the same about it."""

    def asked_of(hand: str) -> tuple[str, list[str]]:
        t = table(munchkin(hand=[hand, "bent-fork"]), munchkin(hand=["tin-can"], used=["combat-knife"]), munchkin())
        t.choose("pass")
        answers = [t.refused(option, seat=1) for option in ("play:tripwire.1", "sell:tripwire.1", "take:tripwire.1")]
        with pytest.raises(Illegal):
            t.choose("play:tripwire.1")
        t.choose("trade:0")
        return texts(t)[1], [*answers, t.refused("ask:tripwire.1")]

    assert asked_of("tripwire.1") == asked_of("enraged.1")


@rule("munchkin.hidden-information.asked-tells-nothing")
@pytest.mark.parametrize("cards", [["desk-fan", "left-boot"], ["mentats.1", "left-boot"]])
def test_who_holds_hidden_cards_is_asked_whatever_they_are(cards: list[str]) -> None:
    """A Trap is played on Ann: Ben is asked like anybody, whether he holds Mentats or can only pass."""
    t = table(munchkin(level=3, hand=["bent-fork"]), munchkin(hand=cards), munchkin(hand=["tripwire.1", "tin-can"]))

    t.act(2, "play:tripwire.1", "target:0")
    asked = []
    while t.prompt == "react":
        asked.append(t.seat)
        assert t.game.view(None)["windows"][-1]["awaited"][0] == t.seat
        t.choose("pass")

    assert asked == [0, 1, 2]


@rule("munchkin.hidden-information.asked-tells-nothing")
@pytest.mark.parametrize("card", ["raider.1", "tripwire.1"])
def test_who_receives_a_hidden_card_is_asked_whatever_it_is(card: str) -> None:
    """Ann loots a class that she could play, or a Trap that she could not: she is asked in both cases."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(), phase="loot", doors=[card])

    t.choose("loot")

    assert (t.seat, t.prompt) == (0, "receipt")


def test_who_imagines_a_hand_imagines_what_was_received_with_it() -> None:
    """Ann thinks of another hand for Ben while he may play what he was dealt: whatever he is offered he holds there."""
    game: Game[Munchkin] = new("munchkin", 3, "imagine", {"first": 1})
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (1, "receipt")

    for salt in range(20):
        other = game.imagine(0, str(salt))
        ben = other.state.players[1]
        assert {*ben.received} == {*ben.hand}
        assert other.decision is not None
        other.choose(other.decision.ids[-1])

    assert {*game.imagine(1, "own").state.players[1].received} == {*game.state.players[1].hand}
