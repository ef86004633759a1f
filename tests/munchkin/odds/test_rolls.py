"""What the odds beside an option say, against playing out every face of the die and every choice of its player."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, gear, munchkin, munchkin_pack, table

RUN_OUT = "the loaded dice have run out"
FOE = "robobrain"  # Level 8, no run-away modifier
Scene = Callable[..., Table]  # from the faces of the dice, and what Ann has
JUDGES = ("run", "defence", "gamble")  # events that tell whether a throw has succeeded


def flight(dice: tuple[int, ...] = (), packs: tuple[str, ...] = (), **has: Any) -> Table:
    """Ann runs from a monster, and is asked before she rolls."""
    t = table(munchkin(**has), munchkin(), munchkin(), foes=[FOE], dice=dice, packs=packs)
    t.until("before-roll")
    return t


def threatened(dice: tuple[int, ...] = (), card: str = "creeping-irradiation", **has: Any) -> Table:
    """A Radiation card is played on Ann, who may answer it."""
    t = table(munchkin(**has), munchkin(hand=[card]), munchkin(), active=1, dice=dice)
    t.choose(f"play:{card}", "target:0")
    return t


def rolling(dice: tuple[int, ...] = (), **has: Any) -> Table:
    """She may roll against it now."""
    t = threatened(dice, **has)
    t.until("radiation")
    return t


def met(dice: tuple[int, ...] = (), **has: Any) -> Table:
    """Ann meets a radioactive monster, and may raise her defence before she rolls."""
    t = table(munchkin(level=9, **has), munchkin(), munchkin(), doors=["glowing-one"], dice=dice)
    t.until("react")
    return t


def quiet(dice: tuple[int, ...] = (), **has: Any) -> Table:
    """It is Ann's turn, and Ben has something to steal."""
    return table(munchkin(**{"level": 3, **has}), munchkin(used=["combat-knife"]), munchkin(), dice=dice)


def fighting(dice: tuple[int, ...] = (), **has: Any) -> Table:
    return table(munchkin(**has), munchkin(), munchkin(), foes=[FOE], dice=dice)


def judged(t: Table) -> bool | None:
    """Whether the throw has succeeded, once that is known."""
    told = t.told(*JUDGES)
    return bool(told[0]["won"]) if told else None


class PlayedOut:
    """The chance that a throw succeeds after an option, by playing on with every face and every answer of its player."""

    def __init__(self, scene: Scene, *kinds: str) -> None:
        self.scene = scene
        self.kinds = kinds  # what the player may do to better it, beside paying: `rerolls`, `cards`

    def after(self, *option: str) -> Fraction:
        return self._value(option, ())

    def _value(self, choices: tuple[str, ...], dice: tuple[int, ...]) -> Fraction:
        try:
            t = self._at(choices, dice)
        except AssertionError as lacking:
            if str(lacking) != RUN_OUT:
                raise
            return sum((self._value(choices, (*dice, face)) for face in range(1, 7)), Fraction(0)) / 6
        known = judged(t)
        if known is not None:
            return Fraction(known)
        if t.seat != 0:
            return self._value((*choices, "pass" if "pass" in t.options else t.options[0]), dice)
        tried = [option for option in t.options if self._is_tried(t, option)]
        assert tried, f"{t.prompt}: {t.options}"
        return max(self._value((*choices, option), dice) for option in tried)

    def _at(self, choices: tuple[str, ...], dice: tuple[int, ...]) -> Table:
        t = self.scene(dice)
        t.choose(*choices)
        return t

    def _is_tried(self, t: Table, option: str) -> bool:
        """Targets and payments are; of plays, those that this is about."""
        verb, _, card = option.partition(":")
        if verb in ("pass", "roll", "pay", "from"):
            return True
        if verb == "target":
            return card == "0"
        if verb == "power":
            return "rerolls" in self.kinds and t.prompt == "react" and bool(t.state.stack)
        if verb == "play":
            throws_anew = t.prompt == "react" and t.state.top.kind == "roll"
            return ("rerolls" if throws_anew else "cards") in self.kinds
        return False


def told(t: Table, option: str) -> dict[str, Fraction]:
    """The chance of success that is told, by what it is told for."""
    return {each.given: each.share("success") for each in t.game.odds(option)}


def check(scene: Scene, *options: str) -> dict[str, Fraction]:
    """All that is told of an option is what playing it out comes to, and what is not told would be no better.

    Cards that help are applied before a pass.
    """
    said = told(scene(()), options[0])
    plain = PlayedOut(scene).after(*options)
    again = PlayedOut(scene, "rerolls").after(*options)
    cards = PlayedOut(scene, "rerolls", "cards").after(*[each for each in options if each != "pass"])
    assert said["plain"] == plain
    assert said.get("best-rerolls", plain) == again
    assert said.get("with-cards", again) == cards
    return said


@rule("munchkin.run-away.roll", "munchkin.response-windows.roll-window")
@pytest.mark.parametrize(
    ("has", "given"),
    [
        ({"hand": ["tin-can"]}, ["plain"]),
        ({"hand": ["tin-can"], "used": ["running-shoes", "nearly-new-boots"]}, ["plain"]),
        ({"hand": ["loaded-die"]}, ["plain", "best-rerolls"]),
        ({"hand": ["jet-inhaler.1"]}, ["plain", "with-cards"]),
        ({"hand": ["tin-can"], "backpack": ["jet-inhaler.1"]}, ["plain", "with-cards"]),
        ({"hand": ["jet-inhaler.1", "loaded-die"]}, ["plain", "best-rerolls", "with-cards"]),
        ({"hand": ["lead-tablets.1"]}, ["plain"]),
        (
            {"hand": ["tin-can"], "used": ["magic-eight-ball"], "level": 5, "perks": ["lucky-streak"]},
            ["plain", "best-rerolls"],
        ),
    ],
)
def test_a_flight_is_told_with_rerolls_and_with_cards(has: dict[str, Any], given: list[str]) -> None:
    assert list(check(partial(flight, **has), "pass")) == given


@rule("munchkin.play-use-apply.abilities-cost-cards", "munchkin.cards.ability-cost-other-card")
@pytest.mark.parametrize(
    ("has", "given"),
    [
        ({}, ["plain"]),  # the class itself does not pay for its power
        ({"hand": ["tin-can"]}, ["plain", "best-rerolls"]),
        ({"hand": ["loaded-die"]}, ["plain", "best-rerolls"]),  # it pays, or it throws anew: not both
        ({"hand": ["loaded-die", "tin-can"]}, ["plain", "best-rerolls"]),
        ({"hand": ["jet-inhaler.1"]}, ["plain", "best-rerolls", "with-cards"]),  # it pays, or it helps
        ({"used": ["running-shoes"]}, ["plain", "best-rerolls"]),  # to pay with them makes one slower
        ({"used": [gear("magic-eight-ball")]}, ["plain", "best-rerolls"]),
    ],
)
def test_a_reroll_that_costs_a_card_is_told_where_it_can_be_paid(has: dict[str, Any], given: list[str]) -> None:
    scene = partial(flight, classes=["lone-wanderer.1"], **has)

    assert list(check(scene, "pass")) == given


def test_a_card_whose_power_is_used_up_may_pay_for_the_next_one() -> None:
    """The tin can pays the class, the class the Perk; an item that is its own price gives one re-roll more."""
    reroll = "gives: [{do: reroll}]"
    pack = munchkin_pack(
        perks=f"- id: second-thoughts\n  effects: [{{do: power, pay: 1, times: 1, per: turn, {reroll}}}]\n",
        items=f"- id: wishbone\n  price: 100\n  effects: [{{do: power, pay-this: true, times: 1, per: turn, {reroll}}}]\n",
    )
    scene = partial(flight, packs=(pack,), level=5, perks=["second-thoughts"])

    for has in ({"classes": ["lone-wanderer.1"]}, {"used": ["wishbone"]}):
        assert check(partial(scene, hand=["tin-can"], **has), "pass")["best-rerolls"] == Fraction(19, 27)


@rule("munchkin.cards.ability-cost-source", "munchkin.cards.ability-cost-in-play", "munchkin.cards.ability-cost-bundle")
@pytest.mark.parametrize(
    "has",
    [
        {"bundles": [gear("leather-armour", "lead-lining")]},
        {"sidekick": "clumsy-squire"},  # who makes one slower
        {"sidekick": "pack-brahmin", "backpack": [gear("minigun", carried=True)]},
        {"used": [gear("running-shoes", cheat="cheat.1")]},
        {"traits": ["super-munchkin.1"], "used": ["nearly-new-boots"]},
    ],
)
def test_whatever_lies_there_can_pay(has: dict[str, Any]) -> None:
    assert "best-rerolls" in check(partial(flight, classes=["lone-wanderer.1"], **has), "pass")


def test_a_reroll_for_nothing_as_often_as_one_likes_cannot_fail() -> None:
    """Unless no face of the die is enough."""
    pack = munchkin_pack(items="- id: coin\n  price: 100\n  effects: [{do: power, gives: [{do: reroll}]}]\n")
    for kept, share in (([], 1), ([Kept("jelly-legs", "turns", 2)], 0)):
        t = flight(packs=(pack,), hand=["tin-can"], used=["coin"], kept=kept)

        assert told(t, "pass").get("best-rerolls", Fraction(0)) == share
        t = flight((1,), packs=(pack,), hand=["tin-can"], used=["coin"], kept=kept)
        t.until("react")
        assert told(t, "power:coin:0").get("best-rerolls", Fraction(0)) == share


@pytest.mark.parametrize(("foe", "share"), [("tar-thing", 0), ("stray-dog", 1)])
@rule("munchkin.run-away.no-escape-monster")
def test_from_some_monsters_nobody_rolls(foe: str, share: int) -> None:
    """From one nobody escapes; from another a friend of beasts always does."""
    ann = munchkin(level=2, hand=["jet-inhaler.1"], perks=["friend-of-beasts"])
    t = table(ann, munchkin(), munchkin(), foes=[foe, "robobrain"])
    t.until("before-roll")
    t.choose("pass")
    while t.prompt != "from":
        t.choose("pass")

    assert told(t, f"from:{foe}") == {"plain": Fraction(share)}


@rule("munchkin.run-away.per-monster-order")
def test_before_the_second_monster_cards_can_help_and_before_the_first_it_is_too_late() -> None:
    """The runner names the first monster when the window is closed; the second one before the next window."""
    ann = munchkin(hand=["jet-inhaler.1"])
    t = table(ann, munchkin(), munchkin(), foes=["robobrain", "wasteland-tax-office", "stray-dog"], dice=[6, 6])
    t.until("from")
    first = [*told(t, "from:robobrain")]
    t.choose("from:robobrain")
    t.until("from")

    assert (first, [*told(t, "from:stray-dog")]) == (["plain"], ["plain", "with-cards"])


@rule("munchkin.radiation.defence-roll", "munchkin.rad-defence.roll")
@pytest.mark.parametrize(
    ("has", "given"),
    [
        ({"hand": ["tin-can"]}, ["plain"]),
        ({"hand": ["tin-can", "loaded-die"], "used": ["rubber-boots"]}, ["plain", "best-rerolls"]),
        (
            {"hand": ["tin-can"], "used": ["geiger-counter"], "level": 5, "perks": ["lucky-streak"]},
            ["plain", "best-rerolls"],
        ),
        ({"classes": ["enclave-scientist.1"]}, ["plain"]),
        ({"hand": ["tin-can"], "classes": ["enclave-scientist.1"]}, ["plain", "best-rerolls"]),
        ({"hand": ["tin-can", "lead-tablets.1"]}, ["plain"]),  # too late for them
        ({"hand": ["tin-can"], "sidekick": "deserter-scientist"}, ["plain"]),  # that one helps in fights only
    ],
)
def test_a_defence_roll_against_a_card_is_told(has: dict[str, Any], given: list[str]) -> None:
    assert list(check(partial(rolling, **has), "roll")) == given


@rule("munchkin.radiation.raise-defence")
@pytest.mark.parametrize("scene", [threatened, met])
@pytest.mark.parametrize(
    ("has", "given"),
    [
        ({"hand": ["tin-can"]}, ["plain"]),
        ({"hand": ["lead-tablets.1"]}, ["plain", "with-cards"]),
        ({"hand": ["lead-tablets.1"], "classes": ["enclave-scientist.1"]}, ["plain", "best-rerolls", "with-cards"]),
        ({"hand": ["loaded-die", "jet-inhaler.1"]}, ["plain", "best-rerolls"]),
    ],
)
def test_what_comes_of_a_threat_is_told_before_the_roll(scene: Scene, has: dict[str, Any], given: list[str]) -> None:
    """Against a card and against a radioactive monster, while the defence can still be raised."""
    assert list(check(partial(scene, **has), "pass")) == given


@rule("munchkin.radioactive-monsters.defence-before-roll")
def test_a_sidekick_that_helps_in_fights_counts_against_a_monster() -> None:
    scene = partial(met, hand=["tin-can"], sidekick="deserter-scientist")

    assert list(check(scene, "pass")) == ["plain", "best-rerolls"]


@pytest.mark.parametrize(
    ("scene", "card"), [(flight, "jet-inhaler.1"), (threatened, "lead-tablets.1"), (met, "lead-tablets.1")]
)
def test_a_card_that_helps_is_told_with_what_it_adds(scene: Scene, card: str) -> None:
    """The odds stand beside the card itself, too."""
    has = {"hand": [card, "tin-can", "loaded-die"]}

    said = check(partial(scene, **has), f"play:{card}")

    assert said["plain"] > told(scene(**has), "pass")["plain"]


@pytest.mark.parametrize(
    ("scene", "option", "has", "given"),
    [
        (quiet, "power:raider.1:1", {"classes": ["raider.1"], "hand": ["tin-can"]}, ["plain"]),
        (
            quiet,
            "power:raider.1:1",
            {"classes": ["raider.1"], "hand": ["tin-can", "loaded-die"]},
            ["plain", "best-rerolls"],
        ),
        (quiet, "power:raider.1:1", {"classes": ["raider.1"], "hand": ["loaded-die"]}, ["plain"]),  # it must pay
        (fighting, "play:lunchbox-bomb", {"hand": ["lunchbox-bomb", "loaded-die"]}, ["plain", "best-rerolls"]),
        (
            fighting,
            "power:mysterious-stranger:0",
            {"hand": ["tin-can"], "level": 5, "perks": ["mysterious-stranger", "lucky-streak"]},
            ["plain", "best-rerolls"],
        ),
    ],
)
def test_a_gamble_is_told_with_the_rerolls_that_its_price_leaves(
    scene: Scene, option: str, has: dict[str, Any], given: list[str]
) -> None:
    aims = ["side:munchkins"] if option.startswith("play:") else []

    assert list(check(partial(scene, **has), option, *aims)) == given


def thrown(dice: tuple[int, ...] = (), **has: Any) -> Table:
    """Ann has thrown a one in her flight."""
    t = flight((1, *dice), **has)
    t.until("react")
    return t


@rule("munchkin.response-windows.roll-window")
@pytest.mark.parametrize(
    ("has", "option", "given"),
    [
        ({"hand": ["loaded-die"]}, "play:loaded-die", ["plain"]),
        ({"hand": ["loaded-die"], "level": 5, "perks": ["lucky-streak"]}, "play:loaded-die", ["plain", "best-rerolls"]),
        (
            {"hand": ["loaded-die"], "level": 5, "perks": ["lucky-streak"]},
            "power:lucky-streak:0",
            ["plain", "best-rerolls"],
        ),
        (
            {"hand": ["loaded-die"], "classes": ["lone-wanderer.1"]},
            "power:lone-wanderer.1:0",
            ["plain"],
        ),
    ],
)
def test_a_reroll_tells_what_the_new_throw_may_come_to(has: dict[str, Any], option: str, given: list[str]) -> None:
    assert list(check(partial(thrown, **has), option)) == given


def test_a_reroll_of_somebody_elses_roll_tells_what_that_one_may_come_to() -> None:
    """Ann needs a five; Ben, who can throw her die anew, reads how likely she would escape."""
    t = table(munchkin(), munchkin(hand=["loaded-die"]), munchkin(), foes=[FOE], dice=[6])
    t.until("react")

    assert (t.seat, told(t, "play:loaded-die")) == (1, {"plain": Fraction(1, 3)})


@rule("munchkin.actions.any-abilities")
def test_a_power_for_each_roll_helps_with_the_next_roll_against_the_same_monster() -> None:
    """The monster is irradiated once more, and all roll anew: the Enclave Scientist may throw that anew as well."""
    t = table(
        munchkin(level=9, classes=["enclave-scientist.1"], hand=["tin-can", "bent-fork"], used=["radiation-suit"]),
        munchkin(hand=["irradiated"]),
        munchkin(),
        foes=["radroach"],
        dice=[1, 6, 1, 6],
    )
    t.act(0, "power:enclave-scientist.1:1", "pay:tin-can")
    t.until("combat")
    t.act(1, "play:irradiated")
    t.wait_for(0, "power:enclave-scientist.1:1")
