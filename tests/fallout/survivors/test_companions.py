"""Companions: one at a time, an ability for exhausting them, and a condition when they are readied."""

import pytest

from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets

GUIDES = (
    "- {id: guide, kind: companion, uses: [{moment: turn, pay: exhaust, effects: [{do: movement, amount: 1}]}]}\n"
    "- {id: sleeper, kind: companion, keep: {trait: well-rested}}\n"
)
PACK = (story_pack(loot=GUIDES),)


def company(t: Wasteland) -> list[str]:
    """All companions and other cards that the first seat carries."""
    return [held.id for held in t.survivor().inventory]


@rule("fallout.companions.one")
def test_only_one_companion_is_equipped() -> None:
    """With Codsworth equipped A equips Piper: Piper is in the slot and Codsworth in the inventory."""
    t = wasteland(survivor(companion="codsworth", inventory=["piper"]), survivor())

    t.choose("equip:piper")

    who = t.survivor()
    assert (who.companion is not None and who.companion.id, company(t)) == ("piper", ["codsworth"])


@rule("fallout.companions.one")
def test_the_former_companion_may_have_to_be_discarded() -> None:
    """With a full inventory a gained companion pushes the first one out, and A discards it."""
    t = meets(
        "{do: draw, deck: loot}",
        survivor(companion="codsworth", inventory=["junk", "junk~2", "junk~3"]),
        loot=["piper"],
    )

    t.choose("option:do", "equip:piper", "discard:codsworth")

    assert (company(t), t.state.loot_pile) == (["junk", "junk~2", "junk~3"], ("codsworth",))


@rule("fallout.companions.ability")
def test_an_ability_is_used_by_exhausting_the_companion() -> None:
    """'Exhaust: 1 movement point': A has 1 point, both actions, and an exhausted companion."""
    t = wasteland(survivor(companion="guide"), survivor(), packs=PACK)

    t.choose("use:guide")

    companion = t.survivor().companion
    assert (t.state.points, t.state.actions) == (1, 2)
    assert companion is not None
    assert companion.exhausted


@rule("fallout.companions.ability")
def test_an_ability_is_for_the_own_turn_only() -> None:
    """Cait adds a hit in A's own fight; when an enemy attacks A at the end of the round she does nothing."""
    t = wasteland(
        survivor(companion="cait"),
        survivor(space="camp.e"),
        enemies=[enemy("super-mutant", "camp.c")],
        agendas=["security-3", "legend-1"],  # mutants first
        dice=[LEGS, HEAD, HEAD],
    )
    assert t.refused("use:cait") == "fallout.combat.during-a-fight"

    t.choose("end", "end")

    companion = t.survivor().companion
    assert (t.prompt, t.state.round, t.survivor().hp) == ("turn", 2, 14)
    assert companion is not None
    assert not companion.exhausted


@rule("fallout.companions.ability")
def test_an_ability_in_a_fight_helps_in_the_own_turn() -> None:
    """One matching die and Cait's hit kill a super mutant, who needs two."""
    t = wasteland(
        survivor(companion="cait"), enemies=[enemy("super-mutant", "camp.c")], loot=["junk"], dice=[LEGS, HEAD, HEAD]
    )

    t.choose("fight:super-mutant", "use:cait")

    assert t.happened("enemy-killed")


@rule("fallout.companions.ability")
def test_a_carried_companion_has_no_ability() -> None:
    """The guide in the inventory guides nobody; nor does one of B's in A's turn."""
    t = wasteland(survivor(inventory=["guide"]), survivor(companion="codsworth"), packs=PACK)

    assert t.refused("use:guide") == "fallout.equip.must-be-equipped"
    assert t.withheld("use:codsworth", owner=1) == "fallout.companions.ability"


@rule("fallout.companions.not-when-exhausted")
def test_an_exhausted_companion_does_nothing_until_it_is_readied() -> None:
    """Codsworth heals 2 and is exhausted: asked again he is refused; after A has camped he heals again."""
    t = wasteland(survivor(hp=5, companion="codsworth"), survivor())

    t.choose("use:codsworth")
    assert t.refused("use:codsworth") == "fallout.companions.not-when-exhausted"
    t.choose("camp", "camp:ready", "done", "use:codsworth")

    assert t.survivor().hp == 9


@rule("fallout.companions.not-when-exhausted")
def test_one_exhausting_rules_out_every_ability_of_the_card() -> None:
    """Dogmeat has two abilities: once he has fetched loot he cannot help in a fight either."""
    t = wasteland(survivor(companion="dogmeat"), enemies=[enemy("raider", "camp.c")], loot=["junk"], dice=[LEGS] * 3)

    t.choose("use:dogmeat:2")

    assert t.refused("use:dogmeat:2") == "fallout.companions.not-when-exhausted"
    t.choose("fight:raider")
    assert t.prompt == "turn"  # no window with something to use
    assert not t.happened("use")


@rule("fallout.companions.readied-by-camp")
def test_companions_are_readied_by_camping_equipped_or_not() -> None:
    """One exhausted companion equipped and one carried, both with their conditions met: both are ready."""
    t = wasteland(survivor(companion="codsworth", inventory=["piper"], exhausted=["codsworth", "piper"]), survivor())

    t.choose("camp", "camp:ready")

    who = t.survivor()
    assert [(held.id, held.exhausted) for held in (*who.equipped, *who.inventory)] == [
        ("codsworth", False),
        ("piper", False),
    ]


@rule("fallout.companions.condition")
@pytest.mark.parametrize(("traits", "stays"), [(("vilified",), False), (("idolized",), True), ((), True)])
def test_a_companion_whose_condition_fails_leaves_when_readied(traits: tuple[str, ...], stays: bool) -> None:
    """Codsworth stays with all who are not Vilified; exhausted and readied with one who is, he is discarded."""
    t = wasteland(survivor(companion="codsworth", exhausted=["codsworth"], traits=traits), survivor())

    t.choose("camp", "camp:ready")

    assert (t.survivor().companion is not None) == stays
    assert t.state.loot_pile == (() if stays else ("codsworth",))


@rule("fallout.companions.condition")
def test_the_condition_counts_when_a_result_readies_too() -> None:
    """An encounter readies all cards: with a Vilified survivor Codsworth leaves."""
    t = meets("{do: ready}", survivor(companion="codsworth", exhausted=["codsworth"], traits=["vilified"]))

    t.choose("option:do")

    assert (t.survivor().companion, t.state.loot_pile) == (None, ("codsworth",))


@rule("fallout.companions.condition-only-on-ready")
def test_a_ready_companion_stays_whatever_its_condition() -> None:
    """Codsworth is not exhausted: his Vilified owner camps, uses him and ends the turn, and he stays."""
    t = wasteland(survivor(hp=5, companion="codsworth", traits=["vilified"]), survivor())

    t.choose("camp", "camp:ready", "done", "use:codsworth", "end")

    companion = t.survivor().companion
    assert companion is not None
    assert (companion.id, companion.exhausted) == ("codsworth", True)


@rule("fallout.companions.condition-only-on-ready")
def test_losing_what_a_companion_asks_for_costs_nothing_at_once() -> None:
    """A becomes Vilified while Codsworth is exhausted: he stays until A camps."""
    t = meets("{do: become, trait: vilified}", survivor(companion="codsworth", exhausted=["codsworth"]))

    t.choose("option:do")
    assert t.survivor().companion is not None
    t.choose("camp", "camp:ready")

    assert t.survivor().companion is None


@rule("fallout.companions.condition-after-other-camp-parts")
@pytest.mark.parametrize(
    ("parts", "stays"),
    [(("camp:rest", "camp:ready"), True), (("camp:ready", "camp:rest"), False), (("camp:all",), False)],
)
def test_what_was_done_before_readying_counts(parts: tuple[str, ...], stays: bool) -> None:
    """A companion asks for Well Rested: it stays if A rests first and readies then, and leaves the other way round."""
    t = wasteland(survivor(companion="sleeper", exhausted=["sleeper"]), packs=PACK)

    t.choose("camp", *parts)

    assert (t.survivor().companion is not None) == stays
    assert t.survivor().traits == ("well-rested",)


@rule("fallout.companions.condition", "fallout.exhaust.ready-cost")
def test_caps_paid_for_readying_drive_nobody_away() -> None:
    """MacCready asks for three caps: with just three he is readied before one of them is paid for the minigun."""
    t = wasteland(
        survivor(caps=3, weapon="minigun", companion="maccready", exhausted=["minigun", "maccready"]), survivor()
    )

    t.choose("camp", "camp:ready", "pay-ready:minigun")

    who = t.survivor()
    assert (who.caps, who.weapon is not None and who.weapon.exhausted) == (2, False)
    assert (who.companion is not None and who.companion.id, t.state.asset_pile) == ("maccready", ())
