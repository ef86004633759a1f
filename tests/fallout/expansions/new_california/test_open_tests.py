"""Tests without a difficulty: the number of hits is the result, and Group XP for everybody."""

from fractions import Fraction

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack
from tests.kit import rule
from tests.kit.california import ID, california, meets_in_california
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO, TORSO_TWICE, Wasteland, story_pack, survivor

STEPS = (
    "steps: [{hits: 0, results: [{do: damage, amount: 2}]}, {hits: 2, results: [{do: caps, amount: 2}]}, "
    "{hits: 4, results: [{do: caps, amount: 5}]}]"
)
TALLY = f"task: {{do: tally, letters: PA, {STEPS}}}"


def tallies(*dice: int, letters: str = "", **has: object) -> Wasteland:
    """A survivor without P and A takes the test of the encounter; the last question is answered by `stop`."""
    t = meets_in_california("{do: xp, amount: 1}", survivor(special=letters), option=TALLY, dice=dice, **has)
    t.choose("option:do")
    return t


@rule("new-california.tests.no-success-threshold", "new-california.tests.result-by-hits")
@pytest.mark.parametrize(
    ("dice", "hits", "caps", "hp"),
    [
        ((HEAD, HEAD, ARMS), 1, 3, 14),
        ((HEAD, ARMS, LEGS), 2, 5, 16),
        ((ARMS, TORSO, LEGS), 3, 5, 16),
        ((TORSO_TWICE, ARMS, LEGS), 4, 8, 16),
    ],
)
def test_the_number_of_hits_says_what_happens(dice: tuple[int, ...], hits: int, caps: int, hp: int) -> None:
    """Up to 1 hit: 2 damage; 2 or 3: 2 caps; 4 or more: 5 caps. Nothing is passed and nothing failed."""
    t = tallies(*dice)

    assert t.happened("tested") == []
    assert [event.about["hits"] for event in t.happened("new-california.counted")] == [hits]
    assert (t.survivor().caps, t.survivor().hp) == (caps, hp)


@rule("new-california.tests.zero-hits")
def test_no_hits_at_all_is_a_result() -> None:
    """Three heads: the first step, with 2 damage."""
    t = tallies(HEAD, HEAD, HEAD)

    assert t.survivor().hp == 14


@rule("new-california.tests.more-is-better")
def test_every_hit_counts() -> None:
    """Three times two hits: all six are counted, and the last step is carried out once."""
    t = tallies(TORSO_TWICE, TORSO_TWICE, TORSO_TWICE)

    assert [event.about["hits"] for event in t.happened("new-california.counted")] == [6]
    assert t.survivor().caps == 8


@rule("new-california.tests.rerolls-as-usual", "new-california.tests.stop-any-time")
def test_rerolls_come_from_tokens_and_rest_and_the_survivor_stops_at_will() -> None:
    """With P and A there are two rerolls, and Well Rested is a third; one is used, then the survivor stops."""
    t = meets_in_california(
        "",
        survivor(special="PA", traits=["well-rested"]),
        option=TALLY,
        dice=[HEAD, HEAD, HEAD, TORSO_TWICE, TORSO_TWICE],
    )
    t.choose("option:do")

    assert t.state.rolling is not None
    assert (t.state.rolling.difficulty, t.state.rolling.rerolls) == (0, 2)
    assert "reroll:well-rested:123" in t.options
    t.choose("reroll:token:12")
    assert t.state.rolling.rerolls == 1
    t.choose("stop")
    assert t.survivor().caps == 8


@rule("new-california.tests.no-automatic-success")
def test_nobody_succeeds_by_a_card_where_there_is_nothing_to_succeed_at() -> None:
    """The perk Hacker passes a test of P or I; here it is refused, while in a test with a difficulty it is offered."""
    t = meets_in_california("", survivor(special="P", perks=["hacker"]), option=TALLY, dice=[HEAD] * 3)
    t.choose("option:do")

    assert t.refused("perk:hacker") == "fallout.golden-rules.use-as-printed"

    other = "task: {do: test, letters: P, difficulty: 2}"
    t = meets_in_california("", survivor(special="P", perks=["hacker"]), option=other, dice=[HEAD] * 3)
    t.choose("option:do")
    assert "perk:hacker" in t.options


@rule("new-california.tests.no-difficulty-as-task")
def test_as_a_task_it_counts_as_carried_out() -> None:
    """No hits: the step's damage, and then the option's own XP all the same."""
    t = tallies(HEAD, HEAD, HEAD)

    assert [event.about["outcome"] for event in t.happened("outcome")] == ["success"]
    assert [event.about["amount"] for event in t.happened("xp")] == [1]


@rule("new-california.tests.no-difficulty-as-task")
def test_an_objective_with_it_is_completed_whatever_was_rolled() -> None:
    """A quest whose only task is such a test: with no hits at all its results come."""
    pack = story_pack(
        quests="- {id: errand, number: 901, objectives: [{id: do, tasks: [{do: tally, letters: P}], "
        "results: [{do: caps, amount: 4}, {do: trash}]}]}\n"
    )
    t = california(survivor(), quests=["errand"], packs=[pack], dice=[HEAD] * 3)

    t.choose("quest:errand:do")

    assert t.survivor().caps == 7
    assert t.state.quests == ()


def test_a_step_may_trash_the_quest_itself() -> None:
    """With two hits the step brings loot and trashes the quest; with none the quest stays for another attempt."""
    steps = "steps: [{hits: 0}, {hits: 2, results: [{do: caps, amount: 1}, {do: trash}]}]"
    pack = story_pack(
        quests=f"- {{id: errand, number: 901, objectives: [{{id: do, tasks: [{{do: tally, letters: P, {steps}}}]}}]}}\n"
    )
    t = california(survivor(), quests=["errand"], packs=[pack], dice=[HEAD, HEAD, HEAD, ARMS, LEGS, HEAD])

    t.choose("quest:errand:do")
    assert [each.id for each in t.state.quests] == ["errand"]
    t.choose("quest:errand:do")

    assert t.state.quests == ()
    assert t.survivor().caps == 4


def test_the_odds_tell_how_many_hits_come() -> None:
    """Without a reroll the hits are those of three dice; each die has 0, 2, 1, 1, 0 and 1 hits on its faces."""
    t = meets_in_california("", survivor(), option=TALLY, dice=[HEAD] * 3)

    (odds,) = t.game.odds("option:do")

    assert odds.given == "hits"
    assert odds.share("hits-0") == Fraction(2, 6) ** 3
    assert odds.share("hits-6") == Fraction(1, 6) ** 3
    assert sum([(chance.amount or 0) * chance.share for chance in odds.chances]) == 3 * Fraction(5, 6)


def test_the_odds_in_the_midst_of_a_roll_go_by_the_dice_that_lie() -> None:
    """Two, one and no hits lie: to stop is to have three; the head thrown again is worth five sixths more."""
    t = meets_in_california("", survivor(special="P"), option=TALLY, dice=[TORSO_TWICE, ARMS, HEAD])
    t.choose("option:do")

    (still,) = t.game.odds("stop")
    (again,) = t.game.odds("reroll:token:3")

    assert still.share("hits-3") == 1
    assert sum([(chance.amount or 0) * chance.share for chance in again.chances]) == 3 + Fraction(5, 6)


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ("[{hits: 1}]", "steps: the first one is for no hits at all; it needs `hits: 0`"),
        ("[{hits: 0}, {hits: 0}]", "steps: each needs more `hits` than the one before it"),
        ("[{hits: 0}, {hits: 3}, {hits: 2}]", "steps: each needs more `hits` than the one before it"),
    ],
)
def test_steps_that_do_not_fit_are_refused(steps: str, complaint: str) -> None:
    """A pack whose test says nothing of no hits, or lists its steps in another order."""
    tale = f"- {{id: tale, deck: settlement, options: [{{id: do, task: {{do: tally, letters: P, steps: {steps}}}}}]}}\n"

    with pytest.raises(BadPack, match=complaint.replace("`", ".")):
        content_of("fallout", ("base", ID, story_pack(encounters=tale)), (ID,))


@rule("new-california.tests.result-by-hits")
def test_as_a_result_it_brings_what_its_hits_say() -> None:
    """It stands among the results of an option: two hits bring 2 caps, and then the next result comes."""
    results = f"{{do: tally, letters: P, {STEPS}}}, {{do: caps, amount: 1}}"
    t = meets_in_california(results, survivor(), dice=[ARMS, LEGS, HEAD])

    t.choose("option:do")

    assert [event.about["caps"] for event in t.happened("caps")] == [5, 6]


# -- by another survivor


@rule("new-california.solo-play.solo-open-tests")
def test_alone_the_test_of_another_survivor_has_three_hits() -> None:
    """One player: the step for 2 or 3 hits is carried out, and no die is rolled."""
    task = TALLY.replace("letters: PA", "letters: PA, by: other")
    t = meets_in_california("", survivor(), option=task, dice=[])

    t.choose("option:do")

    assert t.survivor().caps == 5


@rule("new-california.tests.result-by-hits")
def test_another_survivor_in_the_space_takes_it_for_them() -> None:
    """B is in the Hub too and rolls four hits: A has the 5 caps."""
    task = TALLY.replace("letters: PA", "letters: PA, by: other")
    dice = [TORSO_TWICE, ARMS, LEGS]
    t = meets_in_california("", survivor(), survivor(space="hub.f"), option=task, dice=dice)

    t.choose("option:do")
    assert t.decision.seat == 1  # the Wastelander has A, and could roll again
    t.choose("stop")

    assert (t.survivor(0).caps, t.survivor(1).caps) == (8, 3)


@rule("new-california.tests.zero-hits")
def test_with_nobody_there_to_take_it_there_are_no_hits() -> None:
    """B is elsewhere: no hits are counted, and A suffers the 2 damage."""
    task = TALLY.replace("letters: PA", "letters: PA, by: other")
    t = meets_in_california("", survivor(), survivor(space="camp.a"), option=task, dice=[])

    t.choose("option:do")

    assert t.survivor().hp == 14


@rule("new-california.tests.result-by-hits", "fallout.encounter-action.results-hidden")
def test_what_so_many_hits_have_led_to_is_known_and_stays() -> None:
    """Alone no die is rolled, and yet A has read what three hits bring: it cannot be taken back."""
    task = "tasks: [{do: tally, letters: P, by: other}]"
    pack = story_pack(quests=f"- {{id: errand, number: 901, objectives: [{{id: do, {task}}}]}}\n")
    t = california(survivor(), quests=["errand"], packs=[pack], dice=[])

    t.choose("quest:errand:do")

    assert t.prompt == "turn"
    assert not t.game.can_undo


@rule("new-california.tests.zero-hits")
def test_with_nobody_there_to_take_it_no_hit_is_counted() -> None:
    """B is elsewhere: the step without hits is carried out, not the one for 1 hit, and no die is rolled."""
    steps = "steps: [{hits: 0, results: [{do: caps, amount: 2}]}, {hits: 1, results: [{do: damage, amount: 2}]}]"
    task = f"tasks: [{{do: tally, letters: P, by: other, {steps}}}]"
    pack = story_pack(quests=f"- {{id: errand, number: 901, objectives: [{{id: do, {task}}}]}}\n")
    t = california(survivor(caps=0), survivor(space="camp.a"), quests=["errand"], packs=[pack], dice=[])

    t.choose("quest:errand:do")

    assert (t.survivor().caps, t.survivor().hp) == (2, 16)


@rule("new-california.tests.rerolls-as-usual")
def test_what_a_used_card_asks_for_afterwards_is_paid_after_an_open_test() -> None:
    """A tonic gives a reroll and costs 2 HP afterwards: before the step with its caps is carried out, A has suffered them."""
    tonic = (
        "- {id: tonic, kind: aid, cost: 1, uses: [{moment: test, pay: discard, effects: [{do: rerolls, amount: 1}], "
        "after: [{do: damage, amount: 2}]}]}\n"
    )
    quest = f"- {{id: errand, number: 901, objectives: [{{id: do, tasks: [{{do: tally, letters: P, {STEPS}}}]}}]}}\n"
    packs = [story_pack(quests=quest, loot=tonic)]
    t = california(survivor(inventory=["tonic"]), quests=["errand"], packs=packs, dice=[ARMS, LEGS, HEAD])

    t.choose("quest:errand:do", "use:tonic", "stop")

    assert (t.survivor().hp, t.survivor().caps) == (14, 5)
    told = [event.kind for event in t.game.events if event.kind in ("damage", "new-california.counted")]
    assert told == ["damage", "new-california.counted"]
