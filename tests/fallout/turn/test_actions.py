"""Actions: which there are, how often, and that each is finished before the next."""

from collections.abc import Iterator
from typing import Any

import pytest

from crossroads.engine.decisions import Illegal, Option, Refusal
from crossroads.games.fallout import DEFINITION as FALLOUT
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.turn.turn import TurnAct
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, enemy, happening, story_pack, survivor, wasteland

WORDING = FALLOUT.wording()

SEARCH = story_pack(
    own_cards="- {id: tire-iron, kind: weapon, cost: 2, letters: SA,"
    " uses: [{moment: action, pay: exhaust, effects: [{do: draw, deck: loot}]}]}\n",
    perks="- {id: long-rest, letter: E, use: {moment: action, pay: discard, effects: [{do: heal, amount: 8}]}}\n",
)
ERRAND = story_pack(
    quests="- id: errand\n  number: 900\n  objectives:\n"
    "    - {id: pay, needs: {at: {place: cit-ruins}}, tasks: [{do: pay, caps: 1}], results: [{do: xp, amount: 1}]}\n"
)
SIX = {"move", "explore", "fight", "encounter", "quest", "camp"}


@rule("fallout.actions.action-list")
def test_there_are_six_kinds_of_actions() -> None:
    """At the CIT ruins, with a quest there, tiles around and an enemy within range, all six are offered and nothing else."""
    t = wasteland(
        survivor(space="cit.a", weapon="laser-rifle"),
        enemies=[enemy("raider", "cit.b")],
        quests=["errand"],
        packs=[ERRAND],
        fresh=False,
    )

    assert {option.partition(":")[0] for option in t.options} == {*SIX, "end"}


@rule("fallout.actions.action-list", "fallout.actions.card-actions-count")
def test_a_card_can_describe_a_further_action() -> None:
    """A weapon with an action of its own: it is offered beside the others while it is equipped and upright."""
    t = wasteland(survivor("wastelander", weapon="tire-iron"), packs=[SEARCH], loot=["water"])

    assert "use:tire-iron" in t.options
    assert "use:tire-iron" not in t.ruled_out
    t.choose("use:tire-iron")

    assert [held.id for held in t.survivor().inventory] == ["water"]
    assert t.refused("use:tire-iron") == "fallout.exhaust.not-again"


@rule("fallout.actions.card-actions-count")
@pytest.mark.parametrize(("option", "hp"), [("use:tire-iron", 4), ("perk:long-rest", 12)])
def test_an_action_of_a_card_is_one_of_the_two(option: str, hp: int) -> None:
    """Used as first action it leaves one; with both spent it is refused."""
    has = survivor("wastelander", hp=4, weapon="tire-iron", perks=["long-rest"])
    t = wasteland(has, packs=[SEARCH], loot=["water"])

    t.choose(option)
    assert (t.state.actions, t.survivor().hp) == (1, hp)
    assert t.state.fresh is False

    t = wasteland(has, packs=[SEARCH], loot=["water"], actions=0)
    assert option not in t.options
    assert t.refused(option) == "fallout.turns.two-actions"


@rule("fallout.actions.card-actions-count", "fallout.actions.finish-first")
def test_an_action_of_a_card_is_no_part_of_a_fight() -> None:
    """While a reroll is open the weapon's own action cannot be taken."""
    t = wasteland(
        survivor("wastelander", weapon="tire-iron"),
        packs=[SEARCH],
        enemies=[enemy("radroach", "camp.c")],
        dice=[HEAD] * 3,
    )

    t.choose("fight:radroach")

    assert t.prompt == "reroll"
    assert "use:tire-iron" not in t.options


@rule("fallout.actions.repeatable")
def test_the_same_action_can_be_taken_twice() -> None:
    """HP 8 and two camps: HP 14. Two moves: 4 points. Two tiles explored in a turn."""
    t = wasteland(survivor(hp=8))
    t.choose("camp", "camp:all", "camp", "camp:all")
    assert t.survivor().hp == 14

    t = wasteland(survivor())
    t.choose("move", "move")
    assert t.state.points == 4

    t = wasteland(survivor(space="camp.e"))
    t.choose("explore:tile-1", "explore:tile-5")
    assert t.state.shown[1]
    assert t.state.shown[5]


@rule("fallout.actions.repeatable", "fallout.encounter-action.once-per-icon")
def test_an_encounter_is_not_had_twice_at_one_icon() -> None:
    """After the encounter at the CIT ruins a second one there is refused in this turn."""
    t = wasteland(
        survivor(space="cit.a"),
        packs=[happening("{do: caps, amount: 1}")],
        encounters={"wasteland": ["happening", "caravan-under-fire"]},
    )

    t.choose("encounter", "option:take")

    assert t.state.actions == 1
    assert t.refused("encounter") == "fallout.encounter-action.once-per-icon"


@rule("fallout.actions.repeatable", "fallout.encounter-action.once-per-icon")
def test_a_second_encounter_in_a_turn_can_be_had_at_another_icon() -> None:
    """After the encounter at the CIT ruins A is put into Diamond City, and the action that is left is enough for one there."""
    t = wasteland(
        survivor(space="cit.a"),
        packs=[happening("{do: travel, to: {place: diamond-city}}")],
        encounters={"wasteland": ["happening"]},
    )

    t.choose("encounter", "option:take")

    assert (t.survivor().space, t.state.actions) == ("dia.d", 1)
    assert "encounter" in t.options


@rule("fallout.actions.skip")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_turn_can_end_with_actions_left(taken: int) -> None:
    """After no action, one or both the turn can be ended, and B is next."""
    t = wasteland(survivor(), survivor())

    t.choose(*["move"] * taken, "end")

    assert t.seat == 1


@rule("fallout.actions.skipped-lost")
def test_actions_left_out_are_not_saved_up() -> None:
    """A leaves out one action, or both: the next turn has 2, not 3 or 4."""
    for taken in (["move"], []):
        t = wasteland(survivor(), survivor())

        t.choose(*taken, "end")
        t.end_turn()

        assert (t.seat, t.state.actions) == (0, 2)


@rule("fallout.actions.only-move-interrupts")
def test_a_move_can_be_interrupted() -> None:
    """One step, an encounter, another step: the second point of the move waited."""
    t = wasteland(
        survivor(space="cit.b"), packs=[happening("{do: caps, amount: 1}")], encounters={"wasteland": ["happening"]}
    )

    t.choose("move", "step:cit.a", "encounter", "option:take", "step:cit.b")

    assert (t.survivor().space, t.survivor().caps, t.state.actions, t.state.points) == ("cit.b", 4, 0, 0)


@rule("fallout.actions.only-move-interrupts")
def test_an_encounter_cannot_be_interrupted() -> None:
    """While an option is to be chosen A can neither camp nor spend a movement point nor end the turn."""
    t = wasteland(
        survivor(space="cit.a"),
        packs=[happening("{do: caps, amount: 1}")],
        encounters={"wasteland": ["happening"]},
        points=1,
    )

    t.choose("encounter")

    assert t.options == ("option:take",)
    for act in ("camp", "move", "step:cit.b", "end"):
        assert t.refused(act) == "fallout.actions.finish-first"
    assert t.state.actions == 1


@rule("fallout.actions.finish-first")
def test_a_fight_is_finished_before_the_next_action() -> None:
    """While rerolls are open only rerolls and stopping are offered; the next action comes after the fight."""
    t = wasteland(
        survivor("wastelander", weapon="baseball-bat"), enemies=[enemy("radroach", "camp.c")], dice=[HEAD, HEAD, ARMS]
    )

    t.choose("fight:radroach")
    assert t.prompt == "reroll"
    assert t.refused("camp") == "fallout.actions.finish-first"
    assert {option.partition(":")[0] for option in t.options} == {"stop", "reroll"}
    t.choose("stop")

    assert t.prompt == "turn"
    assert "camp" in t.options


@rule("fallout.actions.finish-first")
def test_a_camp_is_finished_before_the_next_action() -> None:
    """In the midst of camping no move is offered, and cards must be readied before it is over."""
    t = wasteland(survivor(hp=8))

    t.choose("camp", "camp:heal")

    assert "move" not in t.options
    assert t.refused("done") == "fallout.camp-action.ready-all"


@rule("fallout.actions.must-be-possible")
def test_what_is_not_possible_cannot_be_chosen_and_costs_nothing() -> None:
    """In the camp there is no icon, no bordering tile for space c, no enemy and no quest: each is refused with its reason."""
    t = wasteland(survivor(space="camp.c"), quests=["errand"], packs=[ERRAND], enemies=[enemy("raider", "cit.b")])

    assert t.refused("encounter") == "fallout.encounter-action.precondition"
    assert t.refused("explore:tile-1") == "fallout.explore-action.precondition"
    assert t.refused("fight:raider") == "fallout.fight-action.same-space"
    assert t.refused("quest:errand:pay") == "fallout.quest-action.requirement"
    with pytest.raises(ValueError, match="encounter"):
        t.choose("encounter")

    assert t.state.actions == 2
    assert t.state.fresh


@rule("fallout.actions.must-be-possible")
def test_nobody_camps_beside_an_active_enemy() -> None:
    """With an active raider in the space camping is refused; beside an inactive one it is offered."""
    assert (
        wasteland(survivor(), enemies=[enemy("raider", "camp.c")]).refused("camp")
        == "fallout.camp-action.no-active-enemy"
    )
    assert "camp" in wasteland(survivor(), enemies=[enemy("raider", "camp.c", active=False)]).options


@rule("fallout.actions.must-be-possible")
@pytest.mark.parametrize(
    ("seat", "actions", "fight", "quest"),
    [
        (0, 2, "fight-action.same-space", "quest-action.attempt"),
        (0, 0, "turns.two-actions", "turns.two-actions"),
        (1, 2, "rounds.one-turn-each", "rounds.one-turn-each"),
    ],
)
def test_a_player_may_ask_for_an_action_by_its_word(seat: int, actions: int, fight: str, quest: str) -> None:
    """Without enemies and quests there is nothing to name: the word alone is refused with its reason, and never chosen."""
    t = wasteland(survivor(), survivor(), actions=actions, fresh=False)

    assert t.refused("fight", seat) == f"fallout.{fight}"
    assert t.refused("quest", seat) == f"fallout.{quest}"
    assert [WORDING.option(t.game.words("en"), t.game.view(seat), act).sentence for act in ("fight", "quest")] == [
        "Fight",
        "Quest",
    ]
    with pytest.raises(Illegal):
        t.choose("fight")


@rule("fallout.actions.finish-first")
def test_no_action_by_its_word_in_the_midst_of_another() -> None:
    """While A camps, exploring is refused; between actions the answer is about each tile, none if one is on offer."""
    t = wasteland(survivor(space="camp.d"))

    assert t.game.explain("explore tile-5") == []
    t.choose("camp")

    assert t.refused("explore") == "fallout.actions.finish-first"


@rule("fallout.turns.two-actions", "fallout.actions.card-actions-count")
def test_without_actions_a_card_for_an_action_is_refused_for_that_however_it_lies() -> None:
    """No action left: the tire iron is refused for that, upright or exhausted, and so is the perk."""
    for exhausted in ((), ("tire-iron",)):
        t = wasteland(
            survivor(weapon="tire-iron", exhausted=exhausted, perks=["long-rest"]),
            packs=[SEARCH],
            actions=0,
            fresh=False,
        )

        assert t.ruled_out["use:tire-iron"] == "fallout.turns.two-actions"
        assert t.ruled_out["perk:long-rest"] == "fallout.turns.two-actions"
        assert {name: t.ruled_out[name] for name in SIX} == dict.fromkeys(SIX, "fallout.turns.two-actions")


@rule("fallout.turns.two-actions", "fallout.turns.effects-after-actions")
def test_what_an_expansion_adds_has_its_time_like_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dance for an action and a song between them: without actions the dance is refused, and the song by its own rule."""

    def offering(name: str, rule_id: str) -> Any:
        def offers(g: Fallout, who: Survivor, why: bool) -> Iterator[Option[Any] | Refusal]:
            yield Option(name, None)
            if why:
                yield Refusal(f"{name}:again", rule_id)

        return offers

    async def nothing(g: Fallout, who: Survivor, what: Any) -> None:
        pass

    t = wasteland(survivor())
    rulebook = t.state.content.rulebook
    dance = TurnAct("action", offering("dance", "fallout.actions.repeatable"), nothing)
    song = TurnAct("between", offering("song", "fallout.turns.turn-effects"), nothing)
    monkeypatch.setattr(rulebook, "turn_acts", (dance, song))
    assert (t.options.count("dance"), t.options.count("song")) == (1, 1)

    t.choose("dance", "song", "dance", "song")

    assert (t.state.actions, "song" in t.options, "dance" in t.options) == (0, True, False)
    assert t.ruled_out["dance"] == t.ruled_out["dance:again"] == "fallout.turns.two-actions"
    assert t.ruled_out["song:again"] == "fallout.turns.turn-effects"
