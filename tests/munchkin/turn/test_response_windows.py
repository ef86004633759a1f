"""Windows: who may act or answer when, in which order, and how every window ends."""

import asyncio
from pathlib import Path

import pytest

from crossroads.engine.decisions import Illegal
from crossroads.engine.definition import definition
from crossroads.server.hub.hosting import USUAL_CLOCK, usual_clock
from crossroads.server.hub.hub import Hub
from tests.kit import rule
from tests.kit.hubs import eventually, hub_at, run, sat_down
from tests.kit.munchkin import Table, munchkin, table


def order(t: Table, prompt: str) -> list[int]:
    """The seats that a question goes to, one after the other, while all pass."""
    seats = []
    while not t.is_over and t.prompt == prompt:
        seats.append(t.seat)
        t.choose("pass")
    return seats


@rule("munchkin.response-windows.open-window")
def test_before_the_door_is_opened_every_living_player_may_act() -> None:
    """Ann is ready; before the Door is revealed Ben plays a Trap on her, and dead Cleo is not asked."""
    t = table(
        munchkin(level=3, hand=["bent-fork"]),
        munchkin(hand=["tripwire.1"]),
        munchkin(alive=False),
        munchkin(hand=["tin-can"]),
        doors=["enraged.1"],
    )

    t.choose("pass")
    assert (t.seat, t.prompt) == (1, "turn-start")
    assert {"play:tripwire.1", "pass"} <= {*t.options}
    t.choose("play:tripwire.1", "target:0")
    t.settle()

    assert t.munchkin(0).level == 2
    assert order(t, "turn-start") == [3, 0]
    assert t.munchkin(0).hand == ("bent-fork", "enraged.1")


@rule("munchkin.response-windows.reaction-window", "munchkin.response-windows.frozen-victim")
def test_a_played_card_may_be_answered_by_what_avoids_it_and_nothing_else() -> None:
    """Cleo plays a Trap on Ann, who may take Mentats; Ben can neither play another Trap nor gain a level meanwhile."""
    t = table(
        munchkin(level=3, hand=["mentats.1"]),
        munchkin(hand=["tripwire.2", "rescued-a-radcat"], used=["combat-knife"]),
        munchkin(hand=["tripwire.1"]),
    )
    t.act(2, "play:tripwire.1", "target:0")

    assert (t.seat, t.prompt) == (0, "react")
    assert {*t.options} == {"play:mentats.1", "pass"}
    t.choose("pass")
    assert (t.seat, t.options) == (1, ("pass",))
    tried = ("play:tripwire.2", "play:rescued-a-radcat", "trade:0", "sale", "stow:combat-knife")
    assert {t.refused(option) for option in tried} == {"munchkin.response-windows.reaction-window"}


@rule("munchkin.response-windows.first-priority")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_an_open_window_begins_with_whose_turn_it_is(active: int) -> None:
    t = table(*[munchkin(hand=[card]) for card in ("bent-fork", "tin-can", "desk-fan")], active=active)

    assert (t.seat, t.prompt) == (active, "turn-start")


@rule("munchkin.response-windows.first-priority")
def test_a_fight_begins_with_the_fighter_and_a_roll_with_the_runner() -> None:
    """Cleo fights with Ann's help: in the fight she is asked first, before Ann's roll Ann."""
    t = table(
        *[munchkin(hand=[card]) for card in ("bent-fork", "tin-can", "desk-fan")],
        active=2,
        foes=["battle-butler"],
        helper=0,
        dice=[6, 6],
    )
    assert (t.seat, t.prompt) == (2, "combat")

    t.until("first-runner")
    t.choose("first:0")

    assert (t.seat, t.prompt) == (0, "before-roll")


@rule("munchkin.response-windows.first-priority", "munchkin.response-windows.seat-order")
def test_a_reaction_begins_with_the_victim_and_goes_clockwise() -> None:
    """In Ann's turn Cleo plays a Trap on Ben: Ben decides first, then Cleo, Dan and Ann."""
    hands = (["bent-fork"], ["tin-can"], ["tripwire.1", "desk-fan"], ["left-boot"])
    t = table(*[munchkin(level=3, hand=hand) for hand in hands])

    t.act(2, "play:tripwire.1", "target:1")

    assert order(t, "react") == [1, 2, 3, 0]


@rule("munchkin.response-windows.first-priority")
def test_where_nobody_is_aimed_at_the_seat_after_the_author_begins() -> None:
    """Ben throws a grenade for a side: Cleo is the first who may answer."""
    hands = (["bent-fork"], ["fragmentation-grenade.1", "tin-can"], ["desk-fan"])
    t = table(*[munchkin(hand=hand) for hand in hands], foes=["robobrain"])

    t.act(1, "play:fragmentation-grenade.1", "side:monsters")

    assert order(t, "react") == [2, 0, 1]


@rule("munchkin.response-windows.seat-order")
def test_nobody_acts_before_the_right_has_come_round() -> None:
    """While Ann is asked, Cleo's Trap has to wait."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["tin-can"]), munchkin(hand=["tripwire.1"]))

    assert t.withheld("play:tripwire.1", owner=2) == "munchkin.response-windows.seat-order"
    assert order(t, "turn-start") == [0, 1, 2]


@rule("munchkin.response-windows.one-play-at-a-time")
def test_one_play_and_then_the_next_player_decides() -> None:
    """Ann holds two grenades: when the first has taken effect, it is up to Ben."""
    t = table(
        munchkin(hand=["fragmentation-grenade.1", "land-mine.1"]),
        munchkin(hand=["tin-can"]),
        munchkin(hand=["desk-fan"]),
        foes=["robobrain"],
    )

    t.choose("play:fragmentation-grenade.1", "side:munchkins")
    t.settle()

    assert t.sides == (4, 8)
    assert (t.seat, t.prompt) == (1, "combat")


@rule("munchkin.response-windows.after-play", "munchkin.response-windows.close")
def test_a_play_voids_all_passes_and_goes_on_after_its_author() -> None:
    """Ann and Ben have passed and Cleo plays an enhancer: Dan, Ann, Ben and Cleo must all pass now, and then it is over."""
    hands = (["bent-fork"], ["tin-can"], ["enraged.1", "desk-fan"], ["left-boot"])
    t = table(*[munchkin(hand=hand) for hand in hands], foes=["robobrain"], dice=[6])
    t.choose("pass", "pass", "play:enraged.1")
    t.settle()

    assert order(t, "combat") == [3, 0, 1, 2]
    assert t.prompt == "before-roll"


@rule("munchkin.response-windows.close")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_window_closes_when_all_have_passed_in_a_row(seats: int) -> None:
    """With four players the fourth pass closes it."""
    cards = ("bent-fork", "tin-can", "desk-fan", "left-boot", "garden-gnome", "wind-up-car")
    t = table(*[munchkin(hand=[card]) for card in cards[:seats]], doors=["enraged.1"])

    assert order(t, "turn-start") == [*range(seats)]


@rule("munchkin.response-windows.close")
def test_a_draft_that_is_dropped_again_and_again_ends_too() -> None:
    """Three times Ann begins an offer to Ben and drops it; she cannot do so a fourth time in this window."""
    t = table(munchkin(hand=["bent-fork"], used=["combat-knife"]), munchkin(), munchkin(hand=["tin-can"]))
    for _ in range(3):
        t.act(0, "trade:1", "cancel")

    t.wait_for(0, "pass")

    assert t.refused("trade:1") == "munchkin.trading.offer-cap"


@rule("munchkin.response-windows.lifo")
def test_the_last_answer_takes_effect_first() -> None:
    """Cleo plays a Trap, Ann takes Mentats, Ben cuts the power: his cancel works, the Mentats fail and the Trap acts."""
    t = table(
        munchkin(level=3, hand=["mentats.1", "bent-fork"]),
        munchkin(hand=["power-cut", "tin-can"]),
        munchkin(hand=["tripwire.1", "desk-fan"]),
    )
    t.act(2, "play:tripwire.1", "target:0")
    t.choose("play:mentats.1")
    t.act(1, "play:power-cut")
    assert [pending.card for pending in t.state.stack] == ["tripwire.1", "mentats.1", "power-cut"]

    t.settle()

    assert t.munchkin(0).level == 2
    assert t.state.treasure_pile == ("power-cut", "mentats.1")


@rule("munchkin.response-windows.auto-pass-no-option")
def test_who_has_no_cards_and_no_abilities_passes_unasked() -> None:
    """Ben has nothing at all and is passed over, in open windows as in reactions; Cleo holds a card that cannot help."""
    t = table(munchkin(level=3, hand=["tripwire.1", "bent-fork"]), munchkin(), munchkin(hand=["desk-fan"]))

    t.choose("play:tripwire.1", "target:0")
    assert order(t, "react") == [0, 2]

    assert order(t, "turn-start") == [2, 0]


@rule("munchkin.response-windows.auto-pass-no-option")
def test_who_has_no_cards_but_an_ability_that_all_see_is_asked() -> None:
    """Ben has no cards but a Magic Eight Ball that re-rolls any roll: after Ann's roll he is asked."""
    t = table(
        munchkin(hand=["bent-fork"]), munchkin(used=["magic-eight-ball"]), munchkin(), foes=["robobrain"], dice=[6]
    )

    t.until("before-roll")
    while t.prompt == "before-roll":
        t.choose("pass")

    assert order(t, "react") == [0, 1]


@rule("munchkin.response-windows.window-moments")
def test_open_windows_come_at_their_moments_and_a_phase_without_events_has_none() -> None:
    """No trouble and no loot: after the door the next window is that before Charity; with loot it is that after looting."""
    for loot, last in (("no-loot", "before-charity"), ("loot", "loot-settled")):
        t = table(munchkin(hand=["bent-fork"]), munchkin(), munchkin(), doors=["enraged.1", "plated"])
        windows = []
        while t.state.turn == 0:
            if t.game.windows and t.prompt not in windows:
                windows.append(t.prompt)
            t.choose(loot) if t.prompt == "loot-room" else t.skip()

        assert windows == ["turn-start", "door-settled", last]


@rule("munchkin.response-windows.window-moments", "munchkin.turn.between-phases")
@pytest.mark.parametrize("trouble", [False, True])
def test_after_a_fight_one_window_is_also_the_one_before_charity(trouble: bool) -> None:
    """Behind the door, or from the hand as trouble: nothing happens between the window after it and Charity."""
    ann = munchkin(level=5, hand=["cave-gecko" if trouble else "tin-can"], backpack=["combat-helmet"])
    t = table(ann, munchkin(), munchkin(), doors=["enraged.1" if trouble else "cave-gecko"], phase="kick")
    windows: list[str] = []
    while t.state.turn == 0:
        after = "trouble-settled" if trouble else "door-settled"
        if t.prompt == after and t.log and t.state.met_monster and "wear:combat-helmet" in t.options:
            t.choose("wear:combat-helmet")  # as in any other of her own turn
        if t.game.windows and t.prompt not in windows:
            windows.append(t.prompt)
        t.choose("trouble:cave-gecko") if t.prompt == "trouble" else t.skip()

    assert windows == ["door-settled", "combat", "trouble-settled"] if trouble else ["combat", "door-settled"]
    assert [gear.used for gear in t.munchkin(0).gear if gear.id == "combat-helmet"] == [True]


@rule("munchkin.response-windows.after-play", "munchkin.negotiation.decline", "munchkin.help.ask-on")
def test_whoever_made_an_offer_in_vain_still_has_the_right_to_act() -> None:
    """Ann has passed; Ben offers his help, which she declines: her pass stands, and Ben goes on."""
    hands = [["tin-can"], ["bent-fork"], ["desk-fan"]]
    t = table(*[munchkin(level=2, hand=hand) for hand in hands], foes=["robobrain"])
    t.choose("pass", "help:0", "propose")
    assert (t.seat, t.prompt) == (0, "offer")

    t.choose("refuse")

    window = t.game.windows[-1]
    assert (t.seat, t.prompt, window.passes, window.awaited) == (1, "combat", 1, (1, 2))


@rule("munchkin.response-windows.window-moments")
def test_there_is_a_window_before_each_roll_to_run_away() -> None:
    """Ann runs from two monsters: a window in the fight, and one before each of her two rolls."""
    foes = ["robobrain", "wasteland-tax-office"]
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["tin-can"]), munchkin(), foes=foes, dice=[6, 6])
    assert order(t, "combat") == [0, 1, 2]

    assert order(t, "before-roll") == [0, 1]
    t.until("before-roll")

    assert order(t, "before-roll") == [0, 1]
    t.settle()
    assert t.state.flight is None


@rule("munchkin.response-windows.active-free-actions")
def test_outside_combat_the_active_player_moves_plays_and_sells_in_one_go() -> None:
    """Ann swaps her armour, plays a class and sells items for 1000: nobody else is asked in between."""
    t = table(
        munchkin(
            hand=["raider.1", "bent-fork"],
            used=["leather-armour"],
            backpack=["combat-armour", "mini-nuke-catapult"],
        ),
        munchkin(hand=["tin-can"]),
        munchkin(hand=["desk-fan"]),
    )
    asked = []

    for option in (
        *("stow:leather-armour", "wear:combat-armour", "class:raider.1"),
        *("sale", "sell:mini-nuke-catapult", "done", "draw"),
    ):
        asked.append(t.seat)
        t.choose(option)
    t.choose(t.options[0])

    assert asked == [0] * 7
    assert (t.seat, t.prompt) == (0, "turn-start")
    assert t.munchkin(0).level == 2


@rule("munchkin.response-windows.active-free-actions")
def test_in_a_fight_a_class_is_one_play_like_any_other() -> None:
    """Ann plays a class in her fight: after it, it is up to Ben."""
    t = table(munchkin(hand=["raider.1", "bent-fork"]), munchkin(hand=["tin-can"]), munchkin(), foes=["robobrain"])

    t.choose("class:raider.1")

    assert (t.seat, t.prompt) == (1, "combat")


@rule("munchkin.response-windows.roll-window")
@pytest.mark.parametrize("rerolls", [True, False])
def test_every_roll_may_be_answered_with_a_reroll(rerolls: bool) -> None:
    """Ann, a Lone Wanderer, rolls a 3 to run away; a window opens, she may discard a card, and the 6 lets her escape."""
    t = table(
        munchkin(level=4, classes=["lone-wanderer.1"], hand=["bent-fork", "tin-can"]),
        munchkin(),
        munchkin(),
        foes=["mutant-overlord"],
        dice=[6, 3, 6],
    )

    t.until("before-roll")
    t.choose("pass")
    assert (t.seat, t.prompt) == (0, "react")
    assert t.game.view(0)["stack"][-1]["die"] == 3
    t.choose(*(["power:lone-wanderer.1:0", "pay:tin-can"] if rerolls else ["pass"]))
    t.until("door-settled")

    assert t.munchkin(0).level == (4 if rerolls else 1)


@rule("munchkin.response-windows.no-retraction")
def test_a_play_cannot_be_taken_back() -> None:
    """Ann has thrown a grenade: no option takes it back, it is in the fight, and it is not in her hand any more."""
    t = table(
        munchkin(hand=["fragmentation-grenade.1", "bent-fork"]),
        munchkin(hand=["tin-can"]),
        munchkin(),
        foes=["robobrain"],
    )

    t.choose("play:fragmentation-grenade.1", "side:munchkins")
    assert not {"cancel", "back", "undo"} & {*t.options}
    t.settle()
    t.wait_for(0, "pass")

    assert t.options == ("help:1", "help:2", "pass")
    assert t.fight.table == ("fragmentation-grenade.1",)
    assert t.sides == (4, 8)


@rule("munchkin.response-windows.item-moves-finite")
def test_an_item_is_put_in_use_once_and_stowed_once_until_another_acts() -> None:
    """Ann puts a helmet on and stows it: on again it goes only after Ben has acted, or in another window."""
    t = table(
        munchkin(hand=["bent-fork"], backpack=["gas-mask"]),
        munchkin(level=2, hand=["tripwire.1", "tin-can"]),
        munchkin(hand=["desk-fan"]),
    )

    t.choose("wear:gas-mask", "stow:gas-mask")
    assert t.refused("wear:gas-mask") == "munchkin.response-windows.item-moves-finite"
    t.act(1, "play:tripwire.1", "target:1")
    t.settle()
    t.wait_for(0, "pass")

    assert "wear:gas-mask" in t.options


@rule("munchkin.response-windows.item-moves-finite")
def test_in_a_new_window_items_may_be_moved_again() -> None:
    t = table(munchkin(hand=["bent-fork"], backpack=["gas-mask"]), munchkin(), munchkin(), doors=["enraged.1"])
    t.choose("wear:gas-mask", "stow:gas-mask")
    assert "wear:gas-mask" not in t.options

    t.until("door-settled")

    assert "wear:gas-mask" in t.options


@rule("munchkin.response-windows.item-moves-finite")
def test_a_sale_may_be_begun_and_dropped_three_times() -> None:
    t = table(munchkin(hand=["bent-fork"], backpack=["mini-nuke-catapult"]), munchkin(), munchkin())

    t.choose(*["sale", "cancel"] * 3)

    assert t.refused("sale") == "munchkin.response-windows.item-moves-finite"


@rule("munchkin.response-windows.frozen-victim")
def test_not_even_the_author_of_an_effect_plays_on_while_it_waits() -> None:
    """Ben's Trap on Ann waits; he holds a level card and has to wait with it."""
    t = table(
        munchkin(level=3, hand=["bent-fork"]),
        munchkin(hand=["tripwire.1", "rescued-a-radcat"]),
        munchkin(hand=["desk-fan"]),
    )

    t.act(1, "play:tripwire.1", "target:0")
    t.choose("pass")

    assert (t.seat, t.prompt) == (1, "react")
    with pytest.raises(Illegal):
        t.choose("play:rescued-a-radcat")
    assert t.refused("play:rescued-a-radcat") == "munchkin.response-windows.reaction-window"


# -- at a table over the network


async def options_of(hub: Hub, table_id: str) -> list[str]:
    """All that was chosen at a table."""
    return [entry.option for entry in await hub._store.entries(table_id)]


@rule("munchkin.response-windows.decision-timeout")
def test_a_table_has_a_clock_for_its_windows() -> None:
    """Unless the host says otherwise each window is open for some seconds: hands are hidden, and time must not tell."""
    assert usual_clock(definition("munchkin")) == USUAL_CLOCK > 0


@pytest.mark.slow
@rule("munchkin.response-windows.decision-timeout")
def test_who_does_not_answer_in_time_passes(tmp_path: Path) -> None:
    """A clock of 1 second: all have looked at their cards, nobody says a word, and the window closes with three passes."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            options = {"first": 0}
            table_id, _, people = await sat_down(hub, 3, game="munchkin", options=options, clock=1)
            for number, person in enumerate(people):
                await person.reaches(number)
                await person.choose("done", seat=number)

            async def is_kicked_open() -> bool:
                return len(await options_of(hub, table_id)) >= 6

            await eventually(is_kicked_open)
            assert (await options_of(hub, table_id))[:6] == ["done"] * 3 + ["pass"] * 3

    run(test())


@pytest.mark.slow
@rule("munchkin.response-windows.decision-timeout")
def test_other_decisions_have_no_clock(tmp_path: Path) -> None:
    """Ann's opening hand is no window over hidden hands, nor is an offer: the game waits for her, whatever the clock."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            table_id, _, (ann, *_) = await sat_down(hub, 3, game="munchkin", options={"first": 0}, clock=1)
            assert (ann.decision.prompt, ann.decision.window) == ("receipt", None)

            await asyncio.sleep(2.5)

            assert await options_of(hub, table_id) == []
            assert ann.decision.prompt == "receipt"

    run(test())


@pytest.mark.slow
@rule("munchkin.response-windows.leaver")
def test_a_bot_plays_on_for_whoever_leaves(tmp_path: Path) -> None:
    """Ben leaves while his opening hand is asked for: a bot decides for his seat, with the same hand and within the rules."""

    async def test() -> None:
        async with hub_at(f"sqlite:///{tmp_path}/tables.db") as hub:
            options = {"first": 1}
            table_id, tokens, (ann, ben, _) = await sat_down(hub, 3, game="munchkin", options=options)
            held = len(ben.view["players"][1]["hand"])
            assert ann.decision.seat == 1

            told = await hub.leave(table_id, 1, [tokens[1]])
            assert told.seats[1].bot
            assert ann.view["players"][1]["doors"] + ann.view["players"][1]["treasures"] == held

            async def goes_on() -> bool:
                return bool(await options_of(hub, table_id))

            await eventually(goes_on)
            assert len(ann.view["players"]) == 3

    run(test())
