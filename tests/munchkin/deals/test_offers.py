"""Offers from their draft to their answer, whatever they are about: what may be put in, how they are told, when they end."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

ABYSS = "- id: abyss\n  effects: [{do: die}]\n"


def fight(foe: str = "young-deathclaw", helper: int = -1, **more: object) -> Table:
    """Ann (seat 0) fights for 4 Treasures; all have an item in play and a card in hand."""
    return table(
        munchkin(level=6, used=["gas-mask"], hand=["bent-fork"]),
        munchkin(level=5, used=["combat-knife"], hand=["tin-can"]),
        munchkin(level=4, used=["spiked-boots"], hand=["desk-fan"]),
        foes=[foe],
        helper=helper,
        **more,  # type: ignore[arg-type]  # what a table may have
    )


def calm(**more: object) -> Table:
    """Ann's turn has begun; all have an item in play and a card in hand."""
    return table(
        munchkin(level=6, used=["gas-mask"], hand=["bent-fork"]),
        munchkin(level=5, used=["combat-knife"], hand=["tin-can"]),
        munchkin(level=4, used=["spiked-boots"], hand=["desk-fan"]),
        **more,  # type: ignore[arg-type]  # what a table may have
    )


# -- to whom


@rule("munchkin.trading.both-agree", "munchkin.help.who-may-help")
def test_nothing_is_offered_to_the_dead() -> None:
    dead = munchkin(level=4, alive=False)
    ann, ben = munchkin(level=6, used=["gas-mask"], hand=["bent-fork"]), munchkin(used=["combat-knife"])
    t, fought = table(ann, ben, dead), table(ann, ben, dead, foes=["robobrain"])

    assert t.refused("trade:2") == "munchkin.trading.both-agree"
    assert "trade:1" in t.options
    assert fought.refused("help:2") == "munchkin.help.who-may-help"
    assert "help:1" in fought.options


@rule("munchkin.trading.offer-cap")
@pytest.mark.parametrize(("seat", "partner", "other"), [(0, 1, 2), (1, 2, 0), (2, 1, 0), (1, 0, 2)])
def test_offers_are_counted_for_each_two_players_apart(seat: int, partner: int, other: int) -> None:
    """After three to one player that one is refused, and a third one is not; nor is the way back."""
    t = calm()
    own = {0: "gas-mask", 1: "combat-knife", 2: "spiked-boots"}
    back = [partner, other, seat]

    t.act(seat, f"trade:{other}", f"give:{own[seat]}", "propose", "refuse")
    for _ in range(3):
        t.act(seat, f"trade:{partner}", f"give:{own[seat]}", "propose", "refuse")
    t.wait_for(seat, "pass")

    assert t.refused(f"trade:{partner}") == "munchkin.trading.offer-cap"
    assert f"trade:{other}" in t.options
    for each in back[:2]:
        t.wait_for(each, f"trade:{seat}")


@rule("munchkin.negotiation.offer-cap")
@pytest.mark.parametrize("seat", [1, 2])
def test_three_offers_of_help_are_enough_from_each_player(seat: int) -> None:
    """Ben or Cleo, who offers help three times in vain, cannot a fourth time."""
    t = fight()

    for _ in range(3):
        t.act(seat, "help:0", "propose", "refuse")
    t.wait_for(seat, "pass")

    assert t.refused("help:0") == "munchkin.negotiation.offer-cap"


@rule("munchkin.response-windows.close", "munchkin.trading.offer-cap")
@pytest.mark.parametrize("seat", [0, 1])
def test_drafts_that_are_dropped_are_counted_for_whoever_dropped_them(seat: int) -> None:
    t = calm()

    for _ in range(3):
        t.act(seat, "trade:2", "cancel")
    t.wait_for(seat, "pass")

    assert t.refused("trade:2") == "munchkin.trading.offer-cap"
    assert f"trade:{1 - seat}" in t.options
    t.wait_for(1 - seat, "trade:2")


# -- a draft


@rule("munchkin.negotiation.offer-form", "munchkin.negotiation.treasures-at-most-total", "munchkin.negotiation.picker")
def test_a_draft_goes_forward_until_it_is_proposed() -> None:
    """More Treasures may be promised, up to the 4 that are due, and another picker named; neither goes back."""
    t = fight()

    t.choose("help:1")
    assert t.decision.rule == "munchkin.negotiation.offer-form"
    assert dict(t.decision.about) == {"seat": 1}
    items = ("give:gas-mask", "ask:combat-knife")
    assert [*t.options] == ["cancel", "propose", *items, *[f"treasures:{number}" for number in (1, 2, 3, 4)]]
    t.choose("treasures:2")
    pickers = ("picker:fighter", "picker:random")
    assert [*t.options] == ["cancel", "propose", *items, "treasures:3", "treasures:4", *pickers]
    t.choose("picker:fighter")
    assert [*t.options] == ["cancel", "propose", *items, "treasures:3", "treasures:4", "picker:random"]
    t.choose("give:gas-mask", "picker:random")

    assert [*t.options] == ["cancel", "propose", "ask:combat-knife", "treasures:3", "treasures:4"]


@rule("munchkin.trading.both-agree", "munchkin.trading.items-only")
def test_treasures_of_a_fight_are_no_part_of_a_trade_beside_it() -> None:
    t = fight()

    t.choose("pass", "trade:2")

    assert t.decision.rule == "munchkin.trading.both-agree"
    assert t.options == ("cancel", "give:combat-knife", "ask:spiked-boots")


@rule("munchkin.help.ask-on", "munchkin.response-windows.close")
def test_a_draft_that_is_dropped_leaves_nothing_and_voids_no_pass() -> None:
    """Ann has passed; Ben drops his draft and still has the word; when he and Cleo pass the window is closed."""
    t = calm(doors=["drafted"])

    t.choose("pass", "trade:2", "give:combat-knife", "cancel")
    assert t.state.draft is None
    assert (t.seat, t.prompt) == (1, "turn-start")
    t.choose("pass", "pass")

    assert t.prompt != "turn-start"


@rule("munchkin.negotiation.offer-public", "munchkin.trading.both-agree", "munchkin.trading.gift")
@pytest.mark.parametrize(
    ("steps", "rule_id", "asked"),
    [
        (["trade:1", "give:gas-mask"], "munchkin.trading.gift", "munchkin.trading.both-agree"),
        (["trade:1", "ask:combat-knife"], "munchkin.trading.both-agree", "munchkin.trading.both-agree"),
        (["help:1"], "munchkin.negotiation.offer-public", "munchkin.negotiation.offer-form"),
        (["help:1", "ask:combat-knife"], "munchkin.negotiation.offer-public", "munchkin.negotiation.offer-form"),
    ],
)
def test_an_offer_is_told_under_its_rule(steps: list[str], rule_id: str, asked: str) -> None:
    """A gift, a trade, help: all hear of it, and its addressee is asked at once; no draft is left."""
    t = fight() if steps[0] == "help:1" else calm()

    t.choose(*steps, "propose")

    (event,) = t.happened("offer")
    assert event.rule == rule_id
    assert (event.about["seat"], event.about["to"], event.about["help"]) == (0, 1, steps[0] == "help:1")
    assert (t.seat, t.prompt, t.decision.rule) == (1, "offer", asked)
    assert t.state.draft is None


# -- offers that were left open


@rule("munchkin.trading.both-agree")
def test_an_open_offer_is_answered_by_its_addressee_only() -> None:
    t = calm()

    t.choose("trade:1", "give:gas-mask", "propose", "later")

    assert (t.seat, "answer:0" in t.options) == (1, True)
    t.choose("pass")
    assert (t.seat, "answer:0" in t.options) == (2, False)
    t.choose("trade:1", "give:spiked-boots", "cancel", "pass")
    if t.seat == 0:
        assert "answer:0" not in t.options


@rule("munchkin.trading.offer-lapses")
def test_an_offer_lapses_with_the_item_that_it_asks_for() -> None:
    """Ann asks for Ben's knife, and Cleo's Trap takes it."""
    t = table(
        munchkin(used=["gas-mask"], hand=["bent-fork"]),
        munchkin(used=["combat-knife"], hand=["tin-can"]),
        munchkin(hand=["jammed-barrel.1"]),
    )

    t.choose("trade:1", "ask:combat-knife", "propose", "later", "pass")
    t.choose("play:jammed-barrel.1", "target:1")
    t.settle()

    assert not [*t.state.offers]


@rule("munchkin.negotiation.offer-lapses")
def test_an_offer_of_help_lapses_with_the_item_that_it_asks_for() -> None:
    """Ann wants Ben's knife for letting him help, and Cleo's Trap takes it."""
    t = table(
        munchkin(level=6, used=["gas-mask"], hand=["bent-fork"]),
        munchkin(used=["combat-knife"], hand=["tin-can"]),
        munchkin(hand=["jammed-barrel.1"]),
        foes=["robobrain"],
    )

    t.choose("help:1", "ask:combat-knife", "propose", "later")
    assert t.state.offers
    t.act(2, "play:jammed-barrel.1", "target:1")
    t.settle()

    assert not [*t.state.offers]


@rule("munchkin.trading.offer-lapses", "munchkin.negotiation.offer-lapses", "munchkin.trading.both-agree")
@pytest.mark.parametrize(
    ("seat", "steps", "killer", "dies", "stands"),
    [
        (0, ["trade:1", "give:gas-mask"], 0, 1, False),
        (0, ["trade:1", "give:gas-mask"], 0, 2, True),
        (1, ["trade:2", "ask:spiked-boots"], 2, 1, False),
        (0, ["help:1"], 0, 1, False),
        (0, ["help:1"], 0, 2, True),
        (1, ["help:0"], 2, 1, False),
    ],
)
def test_an_offer_lapses_when_one_of_the_two_dies(
    seat: int, steps: list[str], killer: int, dies: int, stands: bool
) -> None:
    """A trade or help that needs nothing of the one whom a Trap kills; the death of a third changes nothing."""
    helps, items = steps[0].startswith("help"), ["gas-mask", "combat-knife", "spiked-boots"]
    hands = [
        [card, *(["abyss"] if each == killer else [])] for each, card in enumerate(("bent-fork", "tin-can", "desk-fan"))
    ]
    t = table(
        *[munchkin(level=5, used=[item], hand=hand) for item, hand in zip(items, hands, strict=True)],
        foes=["robobrain"] if helps else [],
        packs=[munchkin_pack(traps=ABYSS)],
        dice=[1, 2, 3, 4],
    )

    t.act(seat, *steps, "propose", "later")
    t.act(killer, "play:abyss", f"target:{dies}")
    t.until("combat" if helps else "turn-start")

    assert len(t.state.offers) == int(stands)


@rule("munchkin.trading.offer-lapses", "munchkin.trading.fighter-cannot-trade")
@pytest.mark.parametrize("helper", [1, 2])
def test_a_trade_of_two_bystanders_lapses_when_one_of_them_joins_the_fight(helper: int) -> None:
    t = fight()

    t.choose("pass", "trade:2", "give:combat-knife", "propose", "later")
    assert t.state.offers
    t.act(helper, "help:0", "propose", "accept")

    assert not [*t.state.offers]
    assert t.fight.helper == helper


@rule("munchkin.trading.offer-lapses", "munchkin.trading.bystanders-during-fight")
def test_a_trade_of_two_bystanders_stands_while_the_fight_goes_on() -> None:
    """Cleo leaves Ben's offer open and drinks a cola to Ann; it is still hers to answer."""
    t = table(
        munchkin(level=6, hand=["bent-fork"]),
        munchkin(level=5, used=["combat-knife"], hand=["tin-can"]),
        munchkin(level=4, hand=["desk-fan", "bubbly-cola.1"]),
        foes=["young-deathclaw"],
    )

    t.choose("pass", "trade:2", "give:combat-knife", "propose", "later")
    t.act(2, "play:bubbly-cola.1", "side:munchkins")
    t.settle()
    t.wait_for(2, "answer:0")

    assert [(offer.seat, offer.partner) for offer in t.state.offers] == [(1, 2)]


@rule("munchkin.help.one-helper", "munchkin.negotiation.offer-lapses")
def test_offers_of_help_lapse_when_somebody_else_helps() -> None:
    t = fight()

    t.choose("help:1", "propose", "later")
    t.act(2, "help:0", "propose", "accept")

    assert not [*t.state.offers]
