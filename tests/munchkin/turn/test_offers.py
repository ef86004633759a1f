"""All that a player may do in a window, and why not the rest (topics actions, response-windows, combat)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Gear
from tests.kit import rule
from tests.kit.munchkin import Belongings, Table, munchkin, table

HAND = [
    "raider.1",
    "megabrain.1",
    "faithful-mutt",
    "gas-mask",
    "bent-fork",
    "telescopic-sight",
    "cheat.1",
    "giant-ant",
    "enraged.1",
    "fury-pills.1",
    "rescued-a-radcat",
]
FROM_HAND = "munchkin.combat.no-item-from-hand"
FROZEN = {
    f"{verb}:{card}": FROM_HAND
    for card in ("gas-mask", "bent-fork", "telescopic-sight", "fury-pills.1")
    for verb in ("wear", "stow")
}
NOT_MINE = {
    "class:raider.1": "munchkin.class.not-other-turn",
    "trait:megabrain.1": "munchkin.class.not-other-turn",
    "sidekick:faithful-mutt": "munchkin.sidekicks.not-other-turn",
}


def rich(**has: Any) -> Belongings:
    """A card of each kind in hand, an item in use and another in the Backpack."""
    return munchkin(hand=HAND, used=["combat-knife"], backpack=["dart-gun"], **has)


def why_not(t: Table) -> dict[str, str]:
    """What whoever is asked may not do, and the rule in the way of each."""
    return {reason.option: reason.rule for reason in t.game.explain()}


@rule(
    "munchkin.actions.own-turn-items",
    "munchkin.actions.own-turn-class-sidekick",
    "munchkin.selling.own-turn-not-combat",
)
def test_in_the_own_turn() -> None:
    t = table(munchkin(), rich(), munchkin(), active=1)

    assert t.options == (
        "play:rescued-a-radcat",
        "class:raider.1",
        "trait:megabrain.1",
        "sidekick:faithful-mutt",
        "stow:gas-mask",
        "wear:gas-mask",
        "stow:bent-fork",
        "attach:telescopic-sight:dart-gun",
        "stow:telescopic-sight",
        "cheat:cheat.1:combat-knife",
        "cheat:cheat.1:dart-gun",
        "stow:fury-pills.1",
        "stow:combat-knife",
        "wear:dart-gun",
        "sale",
        "trade:0",
        "trade:2",
        "pass",
    )
    assert why_not(t) == {
        "play:giant-ant": "munchkin.monsters.play-on-self",
        "play:enraged.1": "munchkin.enhancers.combat-only",
        "play:fury-pills.1": "munchkin.interference.combat-one-shot-needs-fight",
        "wear:bent-fork": "munchkin.junk.in-backpack",
        "attach:telescopic-sight:combat-knife": "munchkin.modifiers.item-limit",
        "wear:telescopic-sight": "munchkin.backpack.one-shots-go-there",
        "wear:fury-pills.1": "munchkin.backpack.one-shots-go-there",
    }


@rule("munchkin.backpack.no-swap-other-turn", "munchkin.items.play-not-other-turn", "munchkin.class.not-other-turn")
def test_in_the_turn_of_another() -> None:
    t = table(munchkin(hand=["tin-can"]), rich(), munchkin())

    t.choose("pass")

    assert (t.seat, t.options) == (1, ("play:rescued-a-radcat", "trade:0", "trade:2", "pass"))
    assert why_not(t) == {
        "play:giant-ant": "munchkin.monsters.play-on-self",
        "play:enraged.1": "munchkin.enhancers.combat-only",
        "play:fury-pills.1": "munchkin.interference.combat-one-shot-needs-fight",
        "sale": "munchkin.selling.own-turn-not-combat",
        "stow:combat-knife": "munchkin.backpack.no-swap-other-turn",
        "wear:dart-gun": "munchkin.backpack.no-swap-other-turn",
        **{
            f"wear:{card}": "munchkin.items.play-not-other-turn"
            for card in ("gas-mask", "bent-fork", "telescopic-sight", "cheat.1")
        },
        **NOT_MINE,
    }


@rule("munchkin.combat.gear-frozen", FROM_HAND, "munchkin.combat.no-sale")
def test_in_the_own_fight() -> None:
    """A bundle stays in hand as well."""
    t = table(munchkin(), rich(), munchkin(), active=1, foes=["robobrain"])
    t.munchkin(1).bundles = (Gear("spiked-boots", modifiers=("gold-paint",)),)

    assert t.options == (
        "play:enraged.1",
        "play:fury-pills.1",
        "play:rescued-a-radcat",
        "class:raider.1",
        "trait:megabrain.1",
        "sidekick:faithful-mutt",
        "help:0",
        "help:2",
        "pass",
    )
    assert why_not(t) == {
        "play:giant-ant": "munchkin.monsters.play-on-rival",
        "sale": "munchkin.combat.no-sale",
        "stow:combat-knife": "munchkin.combat.gear-frozen",
        "wear:dart-gun": "munchkin.combat.gear-frozen",
        **FROZEN,
        "wear:spiked-boots": FROM_HAND,
        "stow:spiked-boots": FROM_HAND,
        "trade:0": "munchkin.trading.fighter-cannot-trade",
        "trade:2": "munchkin.trading.fighter-cannot-trade",
    }


@rule("munchkin.combat.helper-gear-frozen", "munchkin.class.not-other-turn", "munchkin.sidekicks.not-other-turn")
def test_as_a_helper() -> None:
    t = table(munchkin(hand=["tin-can"]), rich(), munchkin(), foes=["robobrain"], helper=1)

    t.choose("pass")

    assert (t.seat, t.options) == (1, ("play:enraged.1", "play:fury-pills.1", "play:rescued-a-radcat", "pass"))
    assert why_not(t) == {
        "play:giant-ant": "munchkin.monsters.play-on-rival",
        "sale": "munchkin.combat.no-sale",
        "stow:combat-knife": "munchkin.combat.helper-gear-frozen",
        "wear:dart-gun": "munchkin.combat.helper-gear-frozen",
        **FROZEN,
        **NOT_MINE,
        "trade:0": "munchkin.trading.fighter-cannot-trade",
        "trade:2": "munchkin.trading.fighter-cannot-trade",
        "help:0": "munchkin.help.one-helper",
        "help:2": "munchkin.help.ask",
    }


@rule("munchkin.sidekicks.sacrifice-before-rolling", "munchkin.actions.any-drop-class-sidekick")
def test_before_a_roll_to_run_away() -> None:
    """Ann runs and may leave her dog behind; Ben runs after her, and Cleo does not run."""
    t = table(
        munchkin(hand=["tin-can"], sidekick="faithful-mutt", classes=["raider.1"]),
        munchkin(hand=["bent-fork"], sidekick="reformed-raider"),
        munchkin(hand=["left-boot"], sidekick="clumsy-squire"),
        foes=["yao-guai", "robobrain"],
        helper=1,
        dice=[6, 6, 6, 6],
    )
    t.until("first-runner")
    t.choose("first:0")

    asked = []
    for _ in range(3):
        asked.append((t.seat, [option for option in t.options if option != "pass"], why_not(t).get("sacrifice")))
        t.choose("pass")
    t.until("before-roll")

    too_early = "munchkin.sidekicks.sacrifice-before-rolling"
    assert asked == [
        (0, ["drop:raider.1", "drop:faithful-mutt", "sacrifice"], None),
        (1, ["drop:reformed-raider"], too_early),
        (2, ["drop:clumsy-squire"], None),
    ]
    assert (t.seat, why_not(t)["sacrifice"]) == (0, too_early)  # she has rolled
    assert "sacrifice" not in t.options


@rule("munchkin.selling.rate", "munchkin.actions.own-turn-items")
def test_whoever_has_too_little_to_sell_is_told_so() -> None:
    t = table(munchkin(), munchkin(hand=["tin-can"]), munchkin(), active=1)

    assert "sale" not in t.options
    assert t.refused("sale") == "munchkin.selling.rate"


# -- who is asked


@rule("munchkin.hidden-information.asked-tells-nothing", "munchkin.response-windows.seat-order")
def test_only_those_are_asked_who_might_do_something_as_all_can_see() -> None:
    """Ann has a hand, Ben only a class to drop, Cleo only items to trade, Dan nothing but his turn, and Eve is dead."""
    t = table(
        munchkin(hand=["tin-can"]),
        munchkin(classes=["raider.1"]),
        munchkin(used=["combat-knife"]),
        munchkin(),
        munchkin(alive=False, classes=["raider.2"]),
        active=3,
    )
    asked = []
    while t.prompt == "turn-start":
        asked.append(t.seat)
        t.choose("pass")

    assert asked == [3, 0, 1, 2]


@rule("munchkin.response-windows.open-window")
@pytest.mark.parametrize(
    ("foes", "occasion", "matter", "quiet"), [([], "turn-7", "", True), (["robobrain"], "fight-1", "fight-1", False)]
)
def test_a_window_says_what_it_belongs_to(foes: list[str], occasion: str, matter: str, quiet: bool) -> None:
    """So that somebody can pass for this turn, or for this fight as a whole."""
    t = table(munchkin(), munchkin(hand=["tin-can"]), munchkin(), active=1, foes=foes, turn=7)

    (window,) = t.game.windows

    assert (window.occasion, window.matter, window.quiet) == (occasion, matter, quiet)
    assert (window.seats, window.hidden, window.reopens) == ((1, 2, 0), True, True)
    assert window.rule == "munchkin.response-windows.open-window"


@rule("munchkin.response-windows.active-free-actions", "munchkin.response-windows.item-moves-finite")
def test_moves_of_items_are_free_until_somebody_else_acts() -> None:
    """Ben wears and stows in one go, each once; after an act of Ann's he may again.

    To drop a class passes the right on, and in a fight to play one does, too.
    """
    t = table(
        munchkin(hand=["rescued-a-radcat"]), munchkin(hand=["tin-can"], backpack=["dart-gun"]), munchkin(), active=1
    )

    t.choose("wear:dart-gun", "stow:dart-gun")
    assert t.seat == 1
    assert t.refused("wear:dart-gun") == "munchkin.response-windows.item-moves-finite"
    t.act(0, "play:rescued-a-radcat", "target:2")
    t.until("perk-draw")
    t.choose("decline")

    t.wait_for(1, "wear:dart-gun")
    drops = table(munchkin(hand=["tin-can"]), munchkin(classes=["raider.1"], hand=["bent-fork"]), munchkin(), active=1)
    drops.choose("drop:raider.1")
    assert drops.seat != 1
    fight = table(munchkin(hand=["tin-can"]), munchkin(hand=["raider.1"]), munchkin(), active=1, foes=["robobrain"])
    fight.choose("class:raider.1")
    assert fight.seat != 1
