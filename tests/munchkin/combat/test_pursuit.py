"""Who runs from what, and what the log tells of it (topics run-away, bad-stuff, sidekicks)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

FILLER = ["tin-can"]
ANVIL = munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")
ESCAPES_ALL = "munchkin.sidekicks.sacrifice-escapes-all"


def chased(*foes: str, dice: list[int], helper: int = -1, helps: dict[str, Any] | None = None, **has: Any) -> Table:
    """Ben has lost his fight, maybe with Cleo's help; Ann, who sits before him, holds an Anvil."""
    has = {"hand": FILLER, **has}
    seats = [munchkin(level=2, hand=["anvil"]), munchkin(**has), munchkin(**{"hand": ["bent-fork"], **(helps or {})})]
    t = table(*seats, active=1, foes=foes or ["robobrain"], helper=helper, dice=dice, packs=[ANVIL])
    t.until("first-runner", "before-roll")
    return t


@rule("munchkin.run-away.roll", "munchkin.combat.losing-close")
def test_an_escape_is_told_with_its_roll_and_its_sum() -> None:
    """Ben's Running Shoes add 2 to his 3."""
    t = chased(dice=[3], used=["running-shoes"])

    t.until("door-settled")

    told = [(event.kind, event.rule, dict(event.about)) for event in t.log]
    assert told == [
        ("lost-fight", "munchkin.combat.losing-close", {"seat": 1}),
        ("roll", "munchkin.components.one-die", {"seat": 1, "rolls": "run", "die": 3, "card": "robobrain"}),
        ("run", "munchkin.run-away.roll", {"seat": 1, "card": "robobrain", "total": 5, "won": True}),
        ("escaped", "munchkin.run-away.roll", {"seat": 1, "card": "robobrain"}),
    ]


@rule("munchkin.bad-stuff.suffered")
def test_who_is_caught_is_told_with_the_roll_that_was_not_enough() -> None:
    t = chased("giant-mantis", dice=[5], level=3)

    t.until("door-settled")

    assert t.told("run") == [{"seat": 1, "card": "giant-mantis", "total": 4, "won": False}]
    assert t.told("caught") == [{"seat": 1, "card": "giant-mantis"}]
    assert t.rules_told("caught") == ["munchkin.bad-stuff.suffered"]
    assert t.told("level-lost") == [{"seat": 1, "level": 2, "amount": 1}]


@rule("munchkin.response-windows.roll-window", "munchkin.response-windows.first-priority")
def test_roll_and_bad_stuff_are_answered_by_the_runner_first_who_sees_the_monster() -> None:
    t = chased("giant-mantis", dice=[1], level=3)
    asked = []
    while t.state.flight is not None:
        if t.prompt == "react" and t.seat == 1:
            asked.append(dict(t.decision.about))
        t.choose("pass")

    assert asked == [
        {"what": "roll", "card": "giant-mantis", "target": 1, "foe": "giant-mantis", "rolls": "run"},
        {"what": "bad-stuff", "card": "giant-mantis", "target": 1, "foe": "giant-mantis"},
    ]


@rule("munchkin.traps.lasting-kept", "munchkin.run-away.roll")
@pytest.mark.parametrize(("die", "escaped"), [(6, True), (5, False)])
def test_what_changes_every_roll_changes_this_one(die: int, escaped: bool) -> None:
    """Black Streak takes 1 from all rolls of its victim."""
    t = chased(dice=[die], kept=[Kept("black-streak.1", "turns", 2)])

    t.until("door-settled")

    assert t.told("run") == [{"seat": 1, "card": "robobrain", "total": die - 1, "won": escaped}]


@rule("munchkin.run-away.roll")
def test_a_friend_of_beasts_escapes_from_them_without_a_roll() -> None:
    """Only the robot asks for one."""
    t = chased("nightstalker", "robobrain", dice=[6], level=4, perks=["friend-of-beasts"])

    t.until("door-settled")

    assert [roll["card"] for roll in t.told("roll")] == ["robobrain"]
    assert t.told("escaped") == [{"seat": 1, "card": "nightstalker"}, {"seat": 1, "card": "robobrain"}]
    assert t.told("caught") == []


@rule("munchkin.run-away.after-escape-effect", "munchkin.effects.consequence-order")
def test_what_befalls_whoever_escaped_is_settled_before_the_next_roll() -> None:
    """The Gloom takes a level of those who got away: at Level 1 Ben has no place for his Perk, whatever comes then."""
    gloom = munchkin_pack(
        monsters="- {id: gloom, level: 9, special: [{do: after-escape, deeds: [{do: lose, what: level}]}]}"
    )
    t = table(
        munchkin(),
        munchkin(level=2, perks=["fleet-feet"], hand=FILLER),
        munchkin(),
        active=1,
        foes=["gloom", "robobrain"],
        dice=[6, 4],
        packs=[gloom],
    )

    t.until("from")
    t.choose("from:gloom")
    t.until("door-settled")

    assert [roll["total"] for roll in t.told("run")] == [7, 4]
    assert [event.kind for event in t.log if event.kind in ("escaped", "lost", "run")][1:4] == [
        "escaped",
        "lost",
        "run",
    ]


# -- two who run


@rule("munchkin.run-away.dead-not-chased", "munchkin.run-away.both-run")
def test_a_helper_who_runs_first_and_dies_leaves_the_others_roll_as_it_was() -> None:
    """The Parade Giant Robot kills Cleo; nothing else pursues her, but Ben has still to run from both."""
    t = chased("parade-giant-robot", "robobrain", dice=[1, 6, 6], helper=2, level=6, helps={"level": 6})

    t.choose("first:2")
    t.until("from")
    t.choose("from:parade-giant-robot")
    t.until("loot")

    assert [(run["seat"], run["card"]) for run in t.told("run")] == [
        (2, "parade-giant-robot"),
        (1, "parade-giant-robot"),
        (1, "robobrain"),
    ]
    assert [t.munchkin(seat).alive for seat in range(3)] == [True, True, False]


@rule("munchkin.run-away.dead-not-chased")
def test_who_dies_before_the_own_turn_to_run_does_not_run() -> None:
    """An Anvil kills Cleo while Ben runs, who must still roll; then the flight is over."""
    t = chased(dice=[6], helper=2)

    t.choose("first:1")
    t.act(0, "play:anvil", "target:2")
    t.settle()
    assert (t.prompt, t.state.flight is not None) == ("before-roll", True)
    t.until("loot")

    assert [run["seat"] for run in t.told("run")] == [1]
    assert t.state.flight is None


@rule("munchkin.run-away.dead-not-chased", "munchkin.turn.death-ends-turn")
def test_a_helper_runs_though_the_fighter_has_died_waiting() -> None:
    t = chased(dice=[6], helper=2)

    t.choose("first:2")
    t.act(0, "play:anvil", "target:1")
    t.until("turn-start")

    assert [run["seat"] for run in t.told("run")] == [2]
    assert t.state.active == 2


@rule("munchkin.monsters.auto-kill-timing")
def test_in_flight_no_monster_is_killed_any_more() -> None:
    """Ben drops his class, and may use his burning sword again: too late for the Spore Plant, which he runs from."""
    t = chased(
        "spore-plant",
        "yao-guai",
        dice=[6, 6],
        classes=["enclave-scientist.1"],
        used=["flaming-motor-sword"],
    )

    t.act(1, "drop:enclave-scientist.1")
    t.until("door-settled")

    assert sorted(run["card"] for run in t.told("run")) == ["spore-plant", "yao-guai"]
    assert t.told("killed") == []


# -- left behind


@rule("munchkin.sidekicks.sacrifice", ESCAPES_ALL, "munchkin.sidekicks.sacrifice-helper-choice")
def test_a_sacrifice_saves_the_helper_from_all_that_would_have_pursued_it() -> None:
    """Ben takes Cleo along. The Young Deathclaw would have let her be, so she escapes from the Robobrain alone."""
    t = chased(
        "young-deathclaw",
        "robobrain",
        dice=[],
        helper=2,
        level=5,
        sidekick="faithful-mutt",
        helps={"level": 2},
    )

    t.choose("first:1", "sacrifice")
    assert (t.seat, t.prompt, dict(t.decision.about)) == (1, "along", {"seat": 2})
    t.choose("along")

    assert t.told("sacrifice") == [{"seat": 1, "card": "faithful-mutt"}]
    assert t.rules_told("sacrifice") == ["munchkin.sidekicks.sacrifice"]
    assert t.told("escaped") == [
        {"seat": 1, "card": "young-deathclaw"},
        {"seat": 1, "card": "robobrain"},
        {"seat": 2, "card": "robobrain"},
    ]
    assert t.rules_told("escaped") == [ESCAPES_ALL] * 3
    assert (t.prompt, t.state.flight) == ("door-settled", None)


@rule("munchkin.sidekicks.sacrifice-helper-choice")
def test_a_helper_who_has_run_already_cannot_be_taken_along() -> None:
    t = chased(dice=[6], helper=2, sidekick="faithful-mutt")

    t.choose("first:2")
    t.act(1, "sacrifice")

    assert t.prompt == "door-settled"
    assert t.told("escaped") == [{"seat": 2, "card": "robobrain"}, {"seat": 1, "card": "robobrain"}]


@rule("munchkin.sidekicks.sacrifice-helper-choice")
def test_a_dead_helper_cannot_be_taken_along() -> None:
    t = chased(dice=[], helper=2, sidekick="faithful-mutt")

    t.choose("first:1")
    t.act(0, "play:anvil", "target:2")
    t.act(1, "sacrifice")

    assert t.told("escaped") == [{"seat": 1, "card": "robobrain"}]
    assert t.prompt == "loot"


@rule("munchkin.sidekicks.sacrifice-helper-choice")
def test_a_helper_saves_only_itself() -> None:
    """Cleo runs first and leaves her dog behind; Ben has still to roll."""
    t = chased(dice=[6], helper=2, helps={"sidekick": "faithful-mutt", "level": 1})

    t.choose("first:2")
    t.act(2, "sacrifice")

    assert t.told("escaped") == [{"seat": 2, "card": "robobrain"}]
    t.until("door-settled")
    assert [run["seat"] for run in t.told("run")] == [1]


@rule("munchkin.sidekicks.sacrifice-helper-choice")
def test_without_a_helper_nobody_is_asked_for_one() -> None:
    t = chased(dice=[], sidekick="faithful-mutt")

    t.act(1, "sacrifice")

    assert t.prompt == "door-settled"
    assert t.told("escaped") == [{"seat": 1, "card": "robobrain"}]
