"""The options of an encounter: what they ask, what they cost, and what is forced."""

from tests.fallout.story.tales import PACK, TOWN
from tests.kit import rule
from tests.kit.fallout import HEAD, TORSO, TORSO_TWICE, survivor, wasteland
from tests.kit.stories import meets


@rule("fallout.encounter-action.choose-option")
def test_only_the_chosen_option_is_carried_out() -> None:
    """Two caps or three damage: whoever goes right has 13 HP and no cap more."""
    right = wasteland(survivor(space=TOWN, caps=3), packs=[PACK], encounters={"settlement": ["two-doors"]})
    left = wasteland(survivor(space=TOWN, caps=3), packs=[PACK], encounters={"settlement": ["two-doors"]})

    right.choose("encounter", "option:right")
    left.choose("encounter", "option:left")

    assert (right.survivor().hp, right.survivor().caps) == (13, 3)
    assert (left.survivor().hp, left.survivor().caps) == (16, 5)
    assert left.state.actions == 1


@rule("fallout.encounter-action.option-requirement")
def test_a_requirement_must_be_met() -> None:
    """An option for the Vilified is there for them alone; one for the Idolized is not."""
    feared = wasteland(
        survivor(space=TOWN, traits=["vilified"]), packs=[PACK], encounters={"settlement": ["strict-card", "two-doors"]}
    )

    feared.choose("encounter")

    assert feared.options == ("option:feared",)
    assert feared.refused("option:loved") == "fallout.encounter-action.option-requirement"


@rule("fallout.encounter-action.task-success", "fallout.encounter-action.task-failure")
def test_a_test_brings_its_success_or_its_failure() -> None:
    """Difficulty 2: three hit icons bring two caps, and exactly two do; one icon costs a cap instead."""
    outcomes = {}
    for icons, dice in {3: [TORSO, TORSO_TWICE, HEAD], 2: [TORSO_TWICE, HEAD, HEAD], 1: [TORSO, HEAD, HEAD]}.items():
        t = wasteland(survivor(space=TOWN, caps=3), packs=[PACK], encounters={"settlement": ["trial"]}, dice=dice)
        t.choose("encounter", "option:try")
        outcomes[icons] = t.survivor().caps

    assert outcomes == {3: 5, 2: 5, 1: 2}


@rule("fallout.encounter-action.task-success", "fallout.encounter-action.task-failure")
def test_a_fight_succeeds_only_with_the_enemy_killed() -> None:
    """A drawn mole rat (level 1, torso or legs): killed for two caps; not hit, it costs two."""
    deck = {"settlement": ["hunt"]}
    won = wasteland(
        survivor(space=TOWN, caps=3),
        packs=[PACK],
        encounters=deck,
        tokens={"critter": ["mole-rat"]},
        dice=[TORSO, HEAD, HEAD],
    )
    lost = wasteland(
        survivor(space=TOWN, caps=3),
        packs=[PACK],
        encounters=deck,
        tokens={"critter": ["mole-rat"]},
        dice=[HEAD, HEAD, HEAD],
    )

    won.choose("encounter", "option:hunt")
    lost.choose("encounter", "option:hunt")

    assert won.survivor().caps == 5
    assert lost.survivor().caps == 1


@rule("fallout.encounter-action.forced")
def test_a_forced_option_leaves_no_choice() -> None:
    """FORCED for the Vilified: two damage at once, without a question."""
    t = wasteland(survivor(space=TOWN, traits=["vilified"]), packs=[PACK], encounters={"settlement": ["dictate"]})

    t.choose("encounter")

    assert t.prompt == "turn"
    assert (t.survivor().hp, t.survivor().caps) == (14, 3)
    assert t.happened("forced")[0].about["option"] == "feared"
    assert not t.happened("option")


@rule("fallout.encounter-action.forced-not-met")
def test_a_forced_option_whose_condition_fails_cannot_be_chosen() -> None:
    """Neither Vilified nor Addicted: only the plain option is left, the FORCED ones are refused."""
    t = wasteland(
        survivor(space=TOWN), packs=[PACK], encounters={"settlement": ["dictate"]}, options={"read_aloud": "bold-only"}
    )

    t.choose("encounter")

    assert t.options == ("option:calm",)
    assert t.refused("option:feared") == "fallout.encounter-action.forced-not-met"
    assert t.refused("option:tired") == "fallout.encounter-action.forced-not-met"


@rule("fallout.encounter-action.several-forced")
def test_of_several_forced_options_the_topmost_counts() -> None:
    """Vilified and Addicted: the upper section does two damage, the lower one, of five, is not carried out."""
    both = wasteland(
        survivor(space=TOWN, traits=["addicted", "vilified"]), packs=[PACK], encounters={"settlement": ["dictate"]}
    )
    lower = wasteland(survivor(space=TOWN, traits=["addicted"]), packs=[PACK], encounters={"settlement": ["dictate"]})

    both.choose("encounter")
    lower.choose("encounter")

    assert both.survivor().hp == 14
    assert lower.survivor().hp == 11


@rule("fallout.encounter-action.cost-must-be-payable")
def test_a_cost_must_be_payable() -> None:
    """Five caps: with four the option is refused, with five it is there and leaves none. A weapon likewise."""
    poor = wasteland(survivor(space=TOWN, caps=4), packs=[PACK], encounters={"settlement": ["toll"]})
    rich = wasteland(survivor(space=TOWN, caps=5, hp=10), packs=[PACK], encounters={"settlement": ["toll"]})
    armed = wasteland(
        survivor(space=TOWN, caps=0, hp=10, weapon="pipe-wrench"), packs=[PACK], encounters={"settlement": ["toll"]}
    )

    poor.choose("encounter")
    rich.choose("encounter", "option:pay")
    armed.choose("encounter", "option:weapon")

    assert poor.options == ("option:leave",)
    assert poor.refused("option:pay") == "fallout.encounter-action.cost-must-be-payable"
    assert poor.refused("option:weapon") == "fallout.encounter-action.cost-must-be-payable"
    assert (rich.survivor().caps, rich.survivor().hp) == (0, 14)
    assert (armed.survivor().weapon, armed.survivor().hp) == (None, 16)
    assert "pipe-wrench" in armed.state.loot_pile


@rule("fallout.encounter-action.cost-must-be-payable")
def test_of_two_cards_to_give_the_first_is_not_the_one_the_second_needs() -> None:
    """Any card and a weapon: knife and water pay for both, and the knife is not on offer as the first."""
    t = wasteland(
        survivor(space=TOWN, hp=6, weapon="combat-knife", inventory=["water", "junk"]),
        packs=[PACK],
        encounters={"settlement": ["toll"]},
    )
    bare = wasteland(survivor(space=TOWN, weapon="combat-knife"), packs=[PACK], encounters={"settlement": ["toll"]})

    bare.choose("encounter")
    t.choose("encounter", "option:both")
    assert t.options == ("discard:water", "discard:junk")
    assert t.refused("discard:combat-knife") == "fallout.encounter-action.cost-must-be-payable"
    t.choose("discard:junk")

    assert bare.refused("option:both") == "fallout.encounter-action.cost-must-be-payable"
    assert (t.survivor().weapon, [held.id for held in t.survivor().inventory]) == (None, ["water"])
    assert t.survivor().hp == 14


@rule("fallout.encounter-action.cost-must-be-payable")
def test_caps_before_a_card_do_not_ask_for_the_card_twice() -> None:
    """Two caps and a weapon: the only weapon pays, and without it the option is refused."""
    cost = "cost: [{do: pay, caps: 1}, {do: pay, caps: 1}, {do: give, kind: weapon}]"
    armed = meets("{do: xp, amount: 1}", survivor(weapon="pipe-wrench"), option=cost)
    bare = meets("{do: xp, amount: 1}", survivor(inventory=["junk"]), option=cost)

    armed.choose("option:do")

    assert (armed.survivor().caps, armed.survivor().weapon) == (1, None)
    assert (bare.prompt, bare.survivor().caps) == ("turn", 3)  # there is nothing to choose


@rule("fallout.encounter-action.no-legal-option")
def test_a_card_without_a_legal_option_does_nothing_and_goes_under_its_deck() -> None:
    """Neither loved nor feared: nothing happens, the card is the last of three and the action is spent."""
    t = wasteland(
        survivor(space=TOWN, caps=3),
        packs=[PACK],
        encounters={"settlement": ["strict-card", "two-doors", "next-card"]},
    )

    t.choose("encounter")

    assert t.prompt == "turn"
    assert (t.state.actions, t.survivor().caps, t.survivor().hp) == (1, 3, 16)
    assert t.state.encounters["settlement"] == ("strict-card", "next-card", "two-doors")
    assert [event.rule for event in t.happened("no-option")] == ["fallout.encounter-action.no-legal-option"]
