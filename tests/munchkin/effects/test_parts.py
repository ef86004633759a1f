"""Cards of several parts: a part that can do nothing at this moment is left out, and the others act (topic effects)."""

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

PARTS = {
    "side": "{do: side, amount: 3}",
    "join": "{do: join}",
    "swap": "{do: swap}",
    "all": "{do: oust, which: all}",
    "one": "{do: oust}",
    "own": "{do: oust, own: true}",
    "force-help": "{do: force-help}",
    "escape": "{do: escape}",
    "bonus": "{do: bonus, amount: 3, lasts: fight}",
    "run": "{do: run, amount: 3, lasts: flight}",
    "plain": "{do: bonus, amount: 3}",
    "cancel": "{do: cancel, kinds: [trap]}",
    "reroll": "{do: reroll}",
}
IN_A_FIGHT = ("side", "join", "swap", "all", "one", "own", "force-help", "bonus")
PACK = munchkin_pack(
    tricks="".join(
        [f"- id: mixed-{name}\n  effects: [{part}, {{do: draw, deck: door}}]\n" for name, part in PARTS.items()]
    )
)


def plain(t: Table) -> list[object]:
    """All that a part might change."""
    fight, flight = t.state.fight, t.state.flight
    return [
        fight and (fight.foes, fight.helper, fight.bonuses, fight.gone),
        flight and (flight.runners, flight.left),
        [(who.lasting, who.hand[:1]) for who in t.state.players],
    ]


def played(t: Table, seat: int, name: str) -> bool:
    """Play a card of two parts; whether its first part has changed anything. The second has drawn a Door."""
    t.wait_for(seat, f"play:mixed-{name}")
    before, doors = plain(t), t.state.doors
    t.choose(f"play:mixed-{name}")
    while t.prompt == "react":
        t.choose("pass")

    assert t.prompt in ("turn-start", "combat", "before-roll", "receipt"), f"{t.prompt} is asked"
    assert t.state.doors == doors[:-1]
    return plain(t) != before


def holder(name: str) -> list[str]:
    return ["giant-ant", f"mixed-{name}"]


@rule("munchkin.play-use-apply.some-effect-suffices", "munchkin.effects.combined")
@pytest.mark.parametrize("name", PARTS)
def test_before_the_door_no_part_for_a_fight_a_flight_or_an_answer_acts(name: str) -> None:
    t = table(munchkin(hand=holder(name)), munchkin(), munchkin(), packs=[PACK], doors=["drafted"])

    assert not played(t, 0, name)


@rule("munchkin.play-use-apply.some-effect-suffices", "munchkin.actions.combat-ends-with-window")
@pytest.mark.parametrize("name", [name for name in PARTS if name not in ("escape", "run", "bonus")])
def test_in_a_flight_no_part_for_the_fight_acts(name: str) -> None:
    t = table(
        munchkin(hand=holder(name)),
        munchkin(),
        munchkin(),
        packs=[PACK],
        doors=["drafted"],
        foes=["robobrain"],
        dice=[5],
    )
    t.until("before-roll")

    assert not played(t, 0, name)


@rule("munchkin.play-use-apply.some-effect-suffices")
@pytest.mark.parametrize("name", ["escape", "run", "plain", "cancel", "reroll"])
def test_in_a_fight_no_part_for_a_flight_acts(name: str) -> None:
    t = table(munchkin(hand=holder(name)), munchkin(), munchkin(), packs=[PACK], doors=["drafted"], foes=["robobrain"])

    assert not played(t, 0, name)


@rule("munchkin.play-use-apply.some-effect-suffices")
@pytest.mark.parametrize("name", ["own", "force-help", "bonus"])
def test_a_bystander_does_not_get_what_is_for_the_own_fight(name: str) -> None:
    t = table(
        munchkin(hand=["tin-can"]),
        munchkin(hand=holder(name)),
        munchkin(),
        packs=[PACK],
        doors=["drafted"],
        foes=["robobrain"],
    )

    assert not played(t, 1, name)


@rule("munchkin.play-use-apply.some-effect-suffices")
@pytest.mark.parametrize("name", ["escape", "run"])
def test_who_does_not_run_does_not_get_what_is_for_the_runner(name: str) -> None:
    t = table(
        munchkin(hand=["tin-can"]), munchkin(hand=holder(name)), munchkin(), packs=[PACK], doors=["drafted"],
        foes=["robobrain"], dice=[5],
    )  # fmt: skip
    t.until("before-roll")

    assert not played(t, 1, name)


@rule("munchkin.play-use-apply.some-effect-suffices", "munchkin.wandering-creature.with-monster")
@pytest.mark.parametrize("name", ["join", "swap"])
def test_without_a_monster_in_hand_none_is_sent(name: str) -> None:
    t = table(
        munchkin(hand=["tin-can", f"mixed-{name}"]),
        munchkin(),
        munchkin(),
        packs=[PACK],
        doors=["drafted"],
        foes=["robobrain"],
    )

    assert not played(t, 0, name)


@rule("munchkin.play-use-apply.some-effect-suffices")
@pytest.mark.parametrize("name", ["swap", "all", "one"])
def test_without_a_monster_in_the_fight_none_leaves_it(name: str) -> None:
    t = table(
        munchkin(hand=[*holder(name), "wrong-room"]),
        munchkin(),
        munchkin(),
        packs=[PACK],
        doors=["drafted"],
        foes=["robobrain"],
    )
    t.act(0, "play:wrong-room")
    t.settle()

    assert not played(t, 0, name)


@rule("munchkin.help.one-helper", "munchkin.help.forced")
def test_nobody_is_made_to_help_where_somebody_does() -> None:
    t = table(
        munchkin(hand=holder("force-help")), munchkin(), munchkin(), packs=[PACK], doors=["drafted"], foes=["robobrain"],
        helper=1,
    )  # fmt: skip

    assert not played(t, 0, "force-help")


@rule("munchkin.effects.combined", "munchkin.wandering-creature.joins")
@pytest.mark.parametrize("verb", ["join", "swap"])
def test_a_monster_that_was_sent_lies_in_one_place_while_its_card_goes_on(verb: str) -> None:
    """The next part of the card asks something, and the monster is in the fight and nowhere else."""
    pack = munchkin_pack(tricks=f"- id: noise\n  effects: [{{do: {verb}}}, {{do: take, deck: treasure}}]\n")
    t = table(
        munchkin(hand=["noise", "giant-ant"]), munchkin(), munchkin(), packs=[pack], foes=["robobrain"],
        treasure_pile=["tin-can", "bent-fork"],
    )  # fmt: skip

    t.choose("play:noise")
    while t.prompt == "react":
        t.choose("pass")

    assert t.prompt == "take"
    assert "giant-ant" in [foe.id for foe in t.fight.foes]
    assert not [*t.game.definition.faults(t.state)]


@rule("munchkin.interference.strength-side-bonus")
@pytest.mark.parametrize(("card", "amount"), [("fragmentation-grenade.1", 5), ("bubbly-cola.1", 2), ("clean-water", 2)])
def test_a_loud_hobby_adds_to_own_explosives_only(card: str, amount: int) -> None:
    """+2 for Explosives: a grenade of 3 counts 5, a drink counts what it says."""
    ann = munchkin(level=4, perks=["loud-hobby"], hand=[card])
    t = table(ann, munchkin(), munchkin(), foes=["robobrain"])

    t.choose(f"play:{card}", "side:munchkins")

    assert t.sides == (4 + amount, 8)
    assert [event.about["amount"] for event in t.happened("side")] == [amount]


@rule("munchkin.interference.strength-side-bonus")
def test_the_loud_hobby_of_another_adds_nothing() -> None:
    hobbyist = munchkin(level=4, perks=["loud-hobby"])
    t = table(munchkin(level=4, hand=["plasma-grenade"]), hobbyist, munchkin(), foes=["robobrain"])

    t.choose("play:plasma-grenade", "side:munchkins")

    assert t.sides == (9, 8)


@rule("munchkin.help.forced", "munchkin.victory.treasures")
def test_treasures_of_a_fight_with_a_drafted_helper_are_drawn_open() -> None:
    t = table(
        munchkin(level=6, hand=["drafted"]),
        munchkin(level=5),
        munchkin(),
        foes=["robobrain"],
        treasures=["minigun", "flamer"],
    )

    t.choose("play:drafted", "target:1")
    t.until("receipt")

    assert [event["cards"] for event in t.told("draw-open")] == [["minigun", "flamer"]]


@rule("munchkin.run-away.roll")
@pytest.mark.parametrize("runner", [0, 1])
def test_whoever_of_two_runs_may_slip_away(runner: int) -> None:
    """The Stealth Gadget saves the one who runs now from all monsters, and not the other one."""
    hands = [["stealth-gadget"] if seat == runner else ["tin-can"] for seat in (0, 1)]
    t = table(
        munchkin(level=3, hand=hands[0]), munchkin(level=3, hand=hands[1]), munchkin(),
        foes=["robobrain", "sentry-bot"], helper=1, dice=[1, 1],
    )  # fmt: skip

    t.until("first-runner")
    t.choose(f"first:{runner}")
    t.act(runner, "play:stealth-gadget")
    t.settle()
    assert [(event["seat"], event["card"]) for event in t.told("escaped")] == [
        (runner, "robobrain"),
        (runner, "sentry-bot"),
    ]
    t.until("door-settled")

    assert {event["seat"] for event in t.told("caught")} == {1 - runner}


@rule("munchkin.run-away.roll")
def test_the_first_of_two_runners_may_be_given_speed() -> None:
    """A Jet Inhaler for Ann, who runs before Ben: 3 more at her roll, and none at his."""
    ann, ben = munchkin(level=3, hand=["jet-inhaler.1"]), munchkin(level=3, hand=["tin-can"])
    t = table(ann, ben, munchkin(), foes=["sentry-bot"], helper=1, dice=[1, 1])

    t.until("first-runner")
    t.choose("first:0")
    t.act(0, "play:jet-inhaler.1")
    t.until("door-settled")

    assert [(event["seat"], event["total"]) for event in t.told("run")] == [(0, 5), (1, 2)]


@rule("munchkin.effects.instant-at-once")
def test_who_loses_a_gamble_is_hit_oneself() -> None:
    """A pack's revolver: a 6 gives two levels, all else kills whoever tried it."""
    pack = munchkin_pack(
        tricks="- id: roulette\n  effects: [{do: gamble, least: 6, wins: [{do: gain, amount: 2}], loses: [{do: die}]}]\n"
    )
    hands = [["tin-can"], ["roulette"], ["bent-fork"]]
    lost, won = (
        table(*[munchkin(level=2, hand=hand) for hand in hands], packs=[pack], dice=dice) for dice in ([5, 1, 2], [6])
    )
    for t in (lost, won):
        t.act(1, "play:roulette")
        t.until("loot", "perk-draw", "turn-start")

    assert [who.alive for who in lost.state.players] == [True, False, True]
    assert [who.level for who in won.state.players] == [2, 4, 2]


@rule("munchkin.effects.until-end-of-combat", "munchkin.class.powers-timing")
@pytest.mark.parametrize(("classes", "own"), [(["raider.1"], 7), ([], 4)])
def test_a_bonus_with_a_condition_counts_while_it_holds(classes: list[str], own: int) -> None:
    pack = munchkin_pack(
        one_shots="- id: paint\n  price: 100\n  effects: [{do: bonus, amount: 3, lasts: fight, when: {class: raider}}]\n"
    )
    t = table(
        munchkin(level=4, classes=classes, hand=["paint"]), munchkin(), munchkin(), packs=[pack], foes=["robobrain"]
    )

    t.choose("play:paint")

    assert t.sides == (own, 8)


@rule("munchkin.radiation.antiradin", "munchkin.effects.mentats")
@pytest.mark.parametrize("whom", ["self", "any"])
def test_a_cure_finds_only_what_it_cures(whom: str) -> None:
    """Ann is ill, Ben is trapped: what cures Radiation is for Ann."""
    pack = munchkin_pack(
        one_shots=f"- id: tea\n  price: 100\n  effects: [{{do: cure, kinds: [radiation], whom: {whom}}}]\n"
    )
    t = table(
        munchkin(hand=["tea"], kept=[Kept("bald-spot", "kept")]),
        munchkin(kept=[Kept("black-streak.1", "turns", 1)]),
        munchkin(),
        packs=[pack],
    )

    t.choose("play:tea")

    assert [len(who.kept) for who in t.state.players] == [0, 1, 0]
