"""The quest action: one objective, its requirement, its instructions, and what success and failure do."""

from tests.kit import rule
from tests.kit.fallout import HEAD, TORSO, TORSO_TWICE, enemy, story_pack, survivor, wasteland

PACK = story_pack(
    quests="""
- id: open-book
  number: 901
  objectives:
    - {id: read, tasks: [{do: test, letters: P, difficulty: 3}], results: [{do: caps, amount: 4}, {do: trash}]}
    - {id: sell, results: [{do: caps, amount: 1}]}
    - {id: slay, trigger: {kill: critter}, results: [{do: caps, amount: 2}]}
- id: far-away
  number: 902
  objectives:
    - {id: visit, needs: {at: {place: diamond-city}}, results: [{do: caps, amount: 6}, {do: trash}]}
    - {id: feared, needs: {trait: vilified}, results: [{do: caps, amount: 5}]}
- id: two-steps
  number: 903
  objectives:
    - {id: pay, tasks: [{do: pay, caps: 2}, {do: test, letters: P, difficulty: 2}], results: [{do: xp, amount: 1}]}
- id: blood
  number: 904
  objectives:
    - {id: hunt, tasks: [{do: fight, enemy: critter}], results: [{do: caps, amount: 3}, {do: trash}]}
- id: bitter-pill
  number: 905
  objectives:
    - {id: dose, tasks: [{do: test, letters: C, difficulty: 1}, {do: give, kind: chem}], results: [{do: caps, amount: 9}]}
- id: two-ways-out
  number: 906
  objectives:
    - {id: duel, tasks: [{do: fight, enemy: critter}], results: [{do: caps, amount: 5}, {do: trash}]}
    - {id: noise, trigger: {kill: critter}, results: [{do: caps, amount: 1}, {do: trash}]}
"""
)


@rule("fallout.quest-action.attempt")
def test_a_quest_action_attempts_an_objective_with_the_icon() -> None:
    """An objective without task is done at once, for one action; one that waits for a kill cannot be attempted."""
    t = wasteland(survivor(), packs=[PACK], quests=["open-book"])

    assert t.refused("quest:open-book:slay") == "fallout.quest-cards.activated-objective"
    t.choose("quest:open-book:sell")

    assert t.survivor().caps == 4
    assert t.state.actions == 1
    assert [event.rule for event in t.happened("attempt")] == ["fallout.quest-action.attempt"]


@rule("fallout.quest-action.one-objective")
def test_one_action_is_for_one_objective() -> None:
    """Objectives of two quests could be done here: the chosen one brings a cap, the other's six stay open."""
    t = wasteland(survivor(space="dia.d", caps=0), packs=[PACK], quests=["open-book", "far-away"])

    assert {"quest:open-book:sell", "quest:far-away:visit"} <= {*t.options}
    t.choose("quest:open-book:sell")

    assert (t.survivor().caps, t.state.actions) == (1, 1)
    assert [quest.id for quest in t.state.quests] == ["open-book", "far-away"]
    assert "quest:far-away:visit" in t.options


@rule("fallout.quest-action.requirement")
def test_the_requirement_must_be_met() -> None:
    """Elsewhere than in Diamond City the visit is refused and no action spent; there it is offered."""
    away = wasteland(survivor(space="dia.a"), packs=[PACK], quests=["far-away"])
    there = wasteland(survivor(space="dia.d", traits=["vilified"]), packs=[PACK], quests=["far-away"])

    assert away.refused("quest:far-away:visit") == "fallout.quest-action.requirement"
    assert away.refused("quest:far-away:feared") == "fallout.quest-action.requirement"
    assert away.state.actions == 2
    assert {"quest:far-away:visit", "quest:far-away:feared"} <= {*there.options}


@rule("fallout.quest-action.requirement")
def test_instructions_that_cost_more_than_there_is_cannot_be_attempted() -> None:
    """Two caps to pay: with one the attempt is refused, with two it begins."""
    poor = wasteland(survivor(caps=1), packs=[PACK], quests=["two-steps"])
    able = wasteland(survivor(caps=2), packs=[PACK], quests=["two-steps"])

    assert poor.refused("quest:two-steps:pay") == "fallout.quest-action.requirement"
    assert "quest:two-steps:pay" in able.options


@rule("fallout.quest-action.instructions")
def test_the_instructions_are_carried_out() -> None:
    """A test of P, difficulty 3: three dice, and one reroll for whoever has P; without P there is none."""
    sharp = wasteland(
        survivor(special="P", caps=3), packs=[PACK], quests=["open-book"], dice=[HEAD, HEAD, TORSO, TORSO_TWICE]
    )
    plain = wasteland(survivor(caps=3), packs=[PACK], quests=["open-book"], dice=[HEAD, HEAD, TORSO])

    sharp.choose("quest:open-book:read")
    assert sharp.prompt == "reroll"
    assert sharp.state.rolling is not None
    assert (len(sharp.state.rolling.dice), sharp.state.rolling.rerolls) == (3, 1)
    sharp.choose("reroll:token:1")
    plain.choose("quest:open-book:read")

    assert sharp.survivor().caps == 7
    assert (plain.prompt, plain.survivor().caps) == ("turn", 3)


@rule("fallout.quest-action.success-completes")
def test_success_completes_the_objective() -> None:
    """Difficulty 3 and four hit icons, or just three: four caps, and the quest is trashed as it says."""
    for dice in ([TORSO_TWICE, TORSO_TWICE, HEAD], [TORSO_TWICE, TORSO, HEAD]):
        t = wasteland(survivor(caps=3), packs=[PACK], quests=["open-book"], dice=dice)

        t.choose("quest:open-book:read")

        assert t.survivor().caps == 7
        assert t.state.quests == ()
        assert "open-book" in t.state.gone


@rule("fallout.quest-action.success-completes", "fallout.quest-action.failure-keeps-quest")
def test_a_fight_completes_an_objective_only_if_the_enemy_is_killed() -> None:
    """A drawn mole rat: legs kill it for three caps; a head does not, and the quest stays."""
    won = wasteland(
        survivor(caps=0), packs=[PACK], quests=["blood"], tokens={"critter": ["mole-rat"]}, dice=[TORSO, HEAD, HEAD]
    )
    lost = wasteland(
        survivor(caps=0), packs=[PACK], quests=["blood"], tokens={"critter": ["mole-rat"]}, dice=[HEAD, HEAD, HEAD]
    )

    won.choose("quest:blood:hunt")
    lost.choose("quest:blood:hunt")

    assert (won.survivor().caps, won.state.quests) == (3, ())
    assert (lost.survivor().caps, len(lost.state.quests)) == (0, 1)


@rule("fallout.quest-action.failure-keeps-quest")
def test_a_failed_objective_stays_open_and_can_be_tried_again() -> None:
    """The first action fails, the second succeeds: both actions are spent, and only then the quest is trashed."""
    dice = [TORSO_TWICE, HEAD, HEAD, TORSO_TWICE, TORSO, HEAD]
    t = wasteland(survivor(caps=3), packs=[PACK], quests=["open-book"], dice=dice)

    t.choose("quest:open-book:read")
    assert (t.survivor().caps, t.state.actions, len(t.state.quests)) == (3, 1, 1)
    assert [event.rule for event in t.happened("attempt-failed")] == ["fallout.quest-action.failure-keeps-quest"]
    t.choose("quest:open-book:read")

    assert (t.survivor().caps, t.state.actions, t.state.quests) == (7, 0, ())


@rule("fallout.quest-action.failure-keeps-quest")
def test_what_was_paid_in_a_failed_attempt_is_gone() -> None:
    """Two caps and a failed test: the caps are spent, no XP is gained, the quest stays."""
    t = wasteland(survivor(caps=5), packs=[PACK], quests=["two-steps"], dice=[TORSO, HEAD, HEAD])

    t.choose("quest:two-steps:pay")

    assert (t.survivor().caps, t.survivor().xp, len(t.state.quests)) == (3, 0, 1)


@rule("fallout.quest-action.no-active-enemy")
def test_an_active_enemy_in_the_space_prevents_the_quest_action() -> None:
    """A faceup raider here: refused. Killed with the first action, the quest is open to the second."""
    t = wasteland(survivor(), packs=[PACK], quests=["open-book"], enemies=[enemy("raider", "camp.c")], dice=[HEAD] * 3)

    assert t.refused("quest:open-book:sell") == "fallout.quest-action.no-active-enemy"
    t.choose("fight:raider")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert "raider" not in t.enemies_at("camp.c")
    assert "quest:open-book:sell" in t.options


@rule("fallout.quest-action.no-active-enemy")
def test_facedown_enemies_and_enemies_next_door_do_not_prevent_it() -> None:
    """A facedown raider here and a faceup one in the next space: the quest action is offered."""
    around = [enemy("raider", "camp.c", active=False), enemy("raider~2", "camp.d")]
    t = wasteland(survivor(), packs=[PACK], quests=["open-book"], enemies=around)

    assert "quest:open-book:sell" in t.options


@rule("fallout.quest-action.failure-keeps-quest", "fallout.quest-cards.all-instructions-needed")
def test_what_was_used_up_on_the_way_cannot_be_given_any_more() -> None:
    """The chem that was to be given is taken to pass the test before it: the attempt has failed, nothing is stuck."""
    t = wasteland(survivor(inventory=["day-tripper"]), packs=[PACK], quests=["bitter-pill"], dice=[TORSO] * 6)

    t.choose("quest:bitter-pill:dose", "use:day-tripper", "stop")

    assert [event.rule for event in t.happened("attempt-failed")] == ["fallout.quest-action.failure-keeps-quest"]
    assert (t.survivor().caps, t.prompt) == (3, "turn")
    assert t.refused("quest:bitter-pill:dose") == "fallout.quest-action.requirement"


@rule("fallout.quest-action.success-completes", "fallout.trash.permanent")
def test_a_quest_that_the_kill_itself_trashed_is_not_completed_twice() -> None:
    """The duel's kill completes the other objective at once, which trashes the card: 1 cap, and not the duel's 5."""
    t = wasteland(
        survivor(), packs=[PACK], quests=["two-ways-out"], tokens={"critter": ["bloatfly"]}, dice=[HEAD, HEAD, HEAD]
    )

    t.choose("quest:two-ways-out:duel")

    assert (t.survivor().caps, t.state.quests) == (4, ())
    assert [event.about["objective"] for event in t.happened("complete")] == ["noise"]
