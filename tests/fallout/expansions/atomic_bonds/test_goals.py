"""Goals: common to all, completed at once and once each, by choice where something is paid."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, meets_in_bonds, opened_bonds
from tests.kit.fallout import LEGS, TORSO, enemy, story_pack, survivor

PAIR = (survivor(), survivor(space="camp.a"))
RICH = survivor(caps=30)
FAR = survivor(space="dia.d")  # for two survivors two goals are required
ARMED: dict[str, Any] = {"weapon": "hunting-rifle", "inventory": ["machete", "combat-knife"]}


def done(t: BondsTable) -> tuple[str, ...]:
    return t.bonds.done


def faceup(t: BondsTable) -> tuple[str, ...]:
    return t.bonds.goals


def goals_shown(t: BondsTable) -> dict[str, Any]:
    shown: dict[str, Any] = t.game.view(None)["added"]["atomic-bonds"]["goals"]
    return shown


def fought(token: str, *survivors: Any, dice: Any = (LEGS,) * 3, **situation: Any) -> BondsTable:
    """A has fought an enemy in the camp, and whoever was asked has chosen the first option."""
    t = bonds(*(survivors or PAIR), enemies=[enemy(token, "camp.c")], dice=[*dice], **situation)
    t.watch(f"fight:{token}")
    while not t.is_over and t.prompt not in ("turn", "atomic-bonds.goal-order"):
        t.watch(t.options[0])
    return t


# -- common and open


@rule("atomic-bonds.goals.common", "atomic-bonds.goals.flip-facedown")
def test_what_any_survivor_does_completes_a_goal_for_all() -> None:
    """The goal asks for a level 3 kill: A kills a deathclaw, and of four faceup goals three are left and one is done."""
    four = ["big-game", "well-read", "full-kit", "deep-camp"]
    t = fought("deathclaw", goals=four)

    assert faceup(t) == tuple(four[1:])
    assert done(t) == ("big-game",)


@rule("atomic-bonds.goals.public")
def test_all_goals_are_open() -> None:
    """A, B and whoever watches see the faceup goals and those done alike."""
    t = bonds(*PAIR, goals=["big-game", "full-kit"], done=["well-read"])

    shown = [t.game.view(seat)["added"]["atomic-bonds"]["goals"] for seat in (None, 0, 1)]
    assert shown[0] == shown[1] == shown[2]
    assert (shown[0]["faceup"], shown[0]["done"]) == (["big-game", "full-kit"], ["well-read"])


# -- states


@rule("atomic-bonds.goals.complete-immediately")
def test_a_state_completes_its_goal_at_once() -> None:
    """A fifth token by a level-up in the middle of a list of results: the goal is done before the next result."""
    t = meets_in_bonds(
        "{do: xp, amount: 4}, {do: caps, amount: 1}",
        survivor(special="SPE", xp=4),
        state={"supply": ("C", "C")},
        goals=["well-read"],
    )

    told = [event.kind for event in t.game.events if event.kind in ("special", "atomic-bonds.goal-done", "caps")]
    assert told == ["special", "atomic-bonds.goal-done", "caps"]
    assert t.state.actions == 1


@rule("atomic-bonds.goals.complete-immediately")
@pytest.mark.parametrize(("letters", "expected"), [("SPE", ()), ("SPEC", ("well-read",))])
def test_five_tokens_and_no_fewer(letters: str, expected: tuple[str, ...]) -> None:
    """Beside their own letter the vault dweller needs four more."""
    t = bonds(survivor(special=letters), goals=["well-read"])

    t.choose("move")

    assert done(t) == expected


@rule("atomic-bonds.goals.complete-immediately")
def test_known_ground_counts_facedown_dangerous_tiles() -> None:
    """With three dangerous tiles facedown nothing is done; A explores one of them, and the goal is."""
    t = bonds(survivor(space="camp.e"), explored=True, goals=["known-ground"])
    plan = t.state.content.scenarios["commonwealth"].map
    dangerous = [place for place, spot in enumerate(plan) if spot.back == "dangerous"]
    near = next(place for place in dangerous if (plan[place].q, plan[place].r) == (1, 0))
    hidden = [near, *[place for place in dangerous if place != near][:2]]
    t.state.shown = tuple(["" if place in hidden else face for place, face in enumerate(t.state.faces)])
    t.choose("move")
    assert done(t) == ()

    t.choose(f"explore:tile-{near}")

    assert done(t) == ("known-ground",)


@rule("atomic-bonds.goals.complete-immediately")
@pytest.mark.parametrize(
    ("goal", "situation"),
    [
        ("lights-on-the-hill", {"camps": ["camp.c", "dia.d", "cit.a"]}),
        ("workshop-hum", {"upgrades": ["beacon", "clinic", "defences"]}),
    ],
)
def test_camps_and_upgrades_of_all_count(goal: str, situation: dict[str, Any]) -> None:
    """Two camps beside the crossroads, or three upgrades; with one less nothing is done."""
    [(name, things)] = situation.items()
    short = bonds(goals=[goal], **{name: things[:-1]})
    short.choose("move")
    assert done(short) == ()

    t = bonds(goals=[goal], **situation)
    t.choose("move")
    assert done(t) == (goal,)


@rule("atomic-bonds.goals.complete-immediately")
def test_a_full_kit_leaves_out_slots_that_cannot_be_used() -> None:
    """Weapon, apparel and companion; the super mutant can wear no apparel and needs none."""
    kit: dict[str, Any] = {"weapon": "hunting-rifle", "companion": "dogmeat"}
    for who, expected in (
        (survivor(**kit), ()),
        (survivor(apparel="leather-armor", **kit), ("full-kit",)),
        (survivor("super-mutant", **kit), ("full-kit",)),
        (survivor("super-mutant", weapon="hunting-rifle"), ()),
    ):
        t = bonds(who, goals=["full-kit"])
        t.choose("move")
        assert done(t) == expected


@rule("atomic-bonds.goals.met-at-the-start")
def test_what_holds_at_the_start_is_done_as_the_first_turn_begins() -> None:
    """A goal that asks for one token: all have one, and before anybody has done anything it is done."""
    easy = "".join(
        f"- {{id: {goal}, kind: state, needs: {{do: tokens, amount: {amount}}}}}\n"
        for goal, amount in (("well-read", 1), ("known-ground", 7), ("lights-on-the-hill", 7), ("workshop-hum", 7))
    )
    pack = story_pack(goals=easy)
    tables = [opened_bonds(2, packs=(pack,), seed=f"goal-{seed}") for seed in range(8)]
    t = next(each for each in tables if "well-read" in (*each.bonds.goals, *each.bonds.done))

    assert done(t) == ("well-read",)
    told = [event.kind for event in t.game.events if event.kind in ("turn", "atomic-bonds.goal-done")]
    assert told == ["turn", "atomic-bonds.goal-done"]


# -- events


@rule("atomic-bonds.goals.only-once")
def test_a_goal_that_is_done_is_not_done_again() -> None:
    """Big Game is done: another level 3 kill changes nothing."""
    t = fought("deathclaw", goals=["full-kit"], done=["big-game"])

    assert done(t) == ("big-game",)
    assert t.seen("atomic-bonds.goal-done") == []


@rule("atomic-bonds.goals.identical-goals-independent")
def test_one_kill_completes_one_of_two_identical_goals() -> None:
    """Two times Big Game and one deathclaw: one is done, the other waits."""
    t = fought("deathclaw", goals=["big-game", "big-game~2"])

    assert (faceup(t), done(t)) == (("big-game~2",), ("big-game",))


@rule("atomic-bonds.goals.common")
@pytest.mark.parametrize(("token", "expected"), [("feral-ghoul", ()), ("deathclaw", ("big-game",))])
def test_big_game_is_of_level_three(token: str, expected: tuple[str, ...]) -> None:
    """A feral ghoul of level 2 is too small."""
    t = fought(token, goals=["big-game"], dice=(LEGS,) * 3)

    assert done(t) == expected


@rule("atomic-bonds.goals.active-survivor-when-enemy-turn")
def test_a_kill_between_the_rounds_counts() -> None:
    """A monster attacks at the end of the round and is killed: the goal is done, though nobody was on turn."""
    t = bonds(
        survivor(),
        goals=["big-game"],
        activation=["activation-7", "activation-3"],
        enemies=[enemy("deathclaw", "camp.c")],
        dice=[LEGS] * 3,
    )

    t.end_turn()

    assert done(t) == ("big-game",)


@rule("atomic-bonds.goals.common")
def test_double_trouble_is_two_kills_in_one_turn_of_ones_own() -> None:
    """A kills a radroach and another one in the same turn; one kill in each of two turns is not enough."""
    two = [enemy("radroach", "camp.c"), enemy("radroach~2", "camp.c")]
    t = bonds(*PAIR, goals=["double-trouble"], enemies=two, dice=[TORSO] * 6)
    kill(t, "radroach")
    assert done(t) == ()
    kill(t, "radroach~2")
    assert done(t) == ("double-trouble",)

    t = bonds(survivor(), goals=["double-trouble"], enemies=two, dice=[TORSO] * 6, activation=["activation-2"] * 1)
    kill(t, "radroach")
    t.end_turn()
    kill(t, "radroach~2")
    assert done(t) == ()


def kill(t: BondsTable, token: str) -> None:
    """Fight an enemy, with the first option of everything that is asked."""
    t.choose(f"fight:{token}")
    while t.prompt != "turn":
        t.choose(t.options[0])


# -- at night


@rule("atomic-bonds.goals.common")
@pytest.mark.parametrize(
    ("spaces", "completes"),
    [(["x", "x"], True), (["x", "camp.a"], False), (["x"], True), (["camp.a"], False)],
    ids=["both", "one-of-two", "alone", "alone-elsewhere"],
)
def test_deep_camp_is_looked_at_when_a_round_ends(spaces: list[str], completes: bool) -> None:
    """Two survivors on deadly tiles, or one alone: not before the last turn is over, and before the card is revealed."""
    tiles = {"3,0": "r1"}
    deadly = "r1.a"
    crew = [survivor(space=deadly if space == "x" else space) for space in spaces]
    t = bonds(*crew, tiles=tiles, goals=["deep-camp"], activation=["activation-3"])
    t.choose("move")
    assert done(t) == ()

    for _ in crew:
        assert done(t) == ()
        t.choose("end")

    assert done(t) == (("deep-camp",) if completes else ())
    told = [event.kind for event in t.game.events if event.kind in ("atomic-bonds.goal-done", "atomic-bonds.reveal")]
    assert told == [*(["atomic-bonds.goal-done"] if completes else []), "atomic-bonds.reveal"]


# -- payments


@rule("atomic-bonds.goals.completion-is-a-choice")
def test_paying_is_a_choice_and_costs_no_action() -> None:
    """A has 30 caps: nothing happens by itself; A pays 12, the goal is done, and both actions are left."""
    t = bonds(RICH, goals=["common-purse"])
    assert done(t) == ()

    t.choose("atomic-bonds.pay:common-purse")

    assert (t.survivor().caps, done(t), t.state.actions) == (18, ("common-purse",), 2)


@rule("atomic-bonds.goals.completion-is-a-choice")
def test_what_costs_nothing_is_not_asked() -> None:
    """A kill completes Big Game without a question."""
    t = fought("deathclaw", goals=["big-game"])

    assert done(t) == ("big-game",)
    assert "atomic-bonds.pay:big-game" not in t.options


@rule("atomic-bonds.goals.cost-on-own-turn")
def test_one_survivor_pays_alone() -> None:
    """A has 6 caps and so has B: together they would have 12, and neither can pay."""
    t = bonds(survivor(caps=6), survivor(caps=6), goals=["common-purse"])

    assert t.refused("atomic-bonds.pay:common-purse") == "atomic-bonds.goals.cost-on-own-turn"


@rule("atomic-bonds.goals.cost-on-own-turn", "atomic-bonds.goals.payment-between-actions")
def test_nobody_pays_on_anothers_turn() -> None:
    """B is rich, and it is A's turn."""
    t = bonds(survivor(), RICH, goals=["common-purse"])

    assert t.withheld("atomic-bonds.pay:common-purse", 1) == "atomic-bonds.goals.payment-between-actions"


@rule("atomic-bonds.goals.payment-between-actions")
def test_nobody_pays_in_the_middle_of_an_action() -> None:
    """A rich A shops: paying for the goal has to wait; with movement points left it has not."""
    t = meets_in_bonds("{do: shop, dealings: 2}", RICH, goals=["common-purse"])
    assert t.prompt == "shop"
    assert t.refused("atomic-bonds.pay:common-purse") == "atomic-bonds.goals.payment-between-actions"

    t = bonds(RICH, goals=["common-purse"], points=1, fresh=False)
    assert "atomic-bonds.pay:common-purse" in t.options


@rule("atomic-bonds.goals.identical-goals-independent")
def test_each_of_two_purses_is_paid_for() -> None:
    """Two times 12 caps: the first payment flips one, the second the other; with 23 caps only one can be paid."""
    t = bonds(RICH, goals=["common-purse", "common-purse~2"])

    t.choose("atomic-bonds.pay:common-purse")
    assert faceup(t) == ("common-purse~2",)
    t.choose("atomic-bonds.pay:common-purse~2")
    assert (faceup(t), t.survivor().caps) == ((), 6)

    t = bonds(survivor(caps=23), goals=["common-purse", "common-purse~2"])
    t.choose("atomic-bonds.pay:common-purse")
    assert "atomic-bonds.pay:common-purse~2" not in t.options


@rule("atomic-bonds.goals.completion-is-a-choice")
def test_weapons_are_paid_equipped_or_not() -> None:
    """Of three weapons A gives up two, the equipped one among them; a survivor's own weapon is none of them."""
    t = bonds(survivor(**ARMED), goals=["laid-down-arms"])

    t.choose("atomic-bonds.pay:laid-down-arms", "drop:hunting-rifle", "drop:machete")

    assert done(t) == ("laid-down-arms",)
    assert t.survivor().weapon is None
    assert [held.id for held in t.survivor().inventory] == ["combat-knife"]
    own = bonds(survivor("wastelander", weapon="tire-iron", inventory=["machete"]), goals=["laid-down-arms"])
    assert own.refused("atomic-bonds.pay:laid-down-arms") == "atomic-bonds.goals.cost-on-own-turn"


@rule("atomic-bonds.goals.forced-discard-does-not-pay")
def test_what_is_lost_otherwise_pays_for_nothing() -> None:
    """A is killed with two weapons in the inventory, and loses 12 caps by a card: neither goal is done."""
    goals = ["laid-down-arms", "common-purse"]
    t = meets_in_bonds(
        "{do: damage, amount: 16}", survivor(inventory=["machete", "combat-knife"]), PAIR[1], goals=goals
    )
    t.choose(t.options[0])
    assert t.survivor().inventory == ()
    assert done(t) == ()

    t = meets_in_bonds("{do: lose-caps, amount: 12}", RICH, goals=goals)
    assert (t.survivor().caps, done(t)) == (18, ())


# -- the required number, and beyond


@rule("atomic-bonds.goals.extra-goal-retreats")
def test_a_goal_beyond_the_required_number_drives_the_faction_back() -> None:
    """Two of two required goals are done, the token is on 5: the third goal brings it back to 3."""
    t = bonds(RICH, FAR, goals=["common-purse"], done=["big-game", "full-kit"], power=(0, 5))

    t.choose("atomic-bonds.pay:common-purse")

    assert t.state.power["shield"] == 3
    told = ("atomic-bonds.goals.extra-goal-retreats", {"faction": "shield", "amount": 2, "space": 3})
    assert t.told("set-back") == [told]


@rule("atomic-bonds.goals.last-required-no-retreat")
def test_the_last_required_goal_drives_nobody_back() -> None:
    """One of two is done: the second leaves the token on 5."""
    t = bonds(RICH, FAR, goals=["common-purse"], done=["big-game"], power=(0, 5))

    t.choose("atomic-bonds.pay:common-purse")

    assert t.state.power["shield"] == 5


@rule("atomic-bonds.goals.several-goals-at-once")
def test_goals_met_by_one_kill_are_ordered_by_the_active_player() -> None:
    """A's second kill of the turn is a deathclaw: Double Trouble and Big Game, of which A names the first; the second is beyond."""
    t = bonds(
        survivor(),
        FAR,
        goals=["big-game", "double-trouble"],
        done=["full-kit"],
        power=(0, 5),
        enemies=[enemy("radroach", "camp.c"), enemy("deathclaw", "camp.c")],
        dice=[LEGS] * 6,
    )
    kill(t, "radroach")
    t.choose("fight:deathclaw")
    while t.prompt != "atomic-bonds.goal-order":
        t.choose(t.options[0])
    assert t.options == ("atomic-bonds.goal:big-game", "atomic-bonds.goal:double-trouble")

    t.choose("atomic-bonds.goal:double-trouble")

    assert done(t) == ("full-kit", "double-trouble", "big-game")
    assert t.state.power["shield"] == 3


TWO_STATES = story_pack(
    goals="- {id: well-read, kind: state, needs: {do: tokens, amount: 3}}\n"
    "- {id: full-kit, kind: state, needs: {do: tokens, amount: 3}}\n"
    "- {id: known-ground, copies: 2, kind: state, needs: {do: tokens, amount: 3}}\n"
)


@rule("atomic-bonds.goals.several-goals-at-once")
def test_states_that_are_met_at_once_are_ordered_too() -> None:
    """A third token meets two goals: B, who gets it on A's turn, is not asked; A says which counts first."""
    t = meets_in_bonds(
        "{do: special, letter: S}, {do: caps, amount: 1}",
        survivor(special="P"),
        survivor(space="camp.a"),
        goals=["well-read", "full-kit"],
        packs=(TWO_STATES,),
    )
    assert (t.prompt, t.seat) == ("atomic-bonds.goal-order", 0)
    assert t.survivor().caps == 3  # the next result waits

    t.choose("atomic-bonds.goal:full-kit")

    assert done(t) == ("full-kit", "well-read")
    assert t.survivor().caps == 4


@rule("atomic-bonds.goals.identical-state-goals")
def test_of_two_identical_states_the_second_needs_another_survivor() -> None:
    """A has three tokens: one of two identical goals is done, and the other when B has three as well."""
    twins = ["known-ground", "known-ground~2"]
    situation: dict[str, Any] = {"goals": twins, "packs": (TWO_STATES,)}
    t = meets_in_bonds("{do: special, letter: S}", survivor(special="P"), survivor(space="camp.a"), **situation)
    assert done(t) == ("known-ground",)

    t.choose("move")
    assert done(t) == ("known-ground",)
    t.state.survivors[1].special = "SPA"
    t.state.actions = 1
    t.choose("move")

    assert done(t) == ("known-ground", "known-ground~2")


@rule("atomic-bonds.goals.identical-state-goals")
def test_or_the_state_to_be_met_anew() -> None:
    """A loses a token and has three again later: that is a fulfilment of its own."""
    t = bonds(survivor(special="SP"), goals=["known-ground", "known-ground~2"], packs=(TWO_STATES,))
    t.choose("move")
    assert len(done(t)) == 1
    t.state.survivors[0].special = "SL"
    t.choose("move")
    assert len(done(t)) == 1

    t.state.survivors[0].special = "SPL"
    t.state.actions = 1
    t.choose("move")

    assert len(done(t)) == 2


@rule("atomic-bonds.goals.no-replacement")
def test_a_goal_that_is_done_is_not_replaced() -> None:
    """One of four is done: three are faceup, and the goal deck has not been touched, also after the round."""
    four = ["common-purse", "well-read", "full-kit", "deep-camp"]
    t = bonds(RICH, goals=four)
    deck = t.bonds.goal_deck

    t.choose("atomic-bonds.pay:common-purse")
    t.end_round()

    assert len(goals_shown(t)["faceup"]) == 3
    assert t.bonds.goal_deck == deck
