"""What an option asks for: who has just enough may choose it, who has one less may not (topic encounter-action)."""

from typing import Any

import pytest

from crossroads.engine.game import Game
from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.california import california
from tests.kit.fallout import Belongings, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card


def may(needs: str, *survivors: Belongings, **situation: Any) -> bool:
    """Whether the survivor on turn may choose an option that needs this."""
    t = meets("{do: trash}", *survivors, option=f"needs: {needs}", **situation)
    assert (t.prompt == "encounter") != bool(t.happened("no-option"))
    return t.prompt == "encounter"


ENOUGH_AND_LESS = [
    ("{special: 1}", survivor(), None),  # the own token is one
    ("{special: 2}", survivor(special="S"), survivor()),
    ("{letter: S}", survivor(special="S"), survivor(special="P")),
    ("{caps: 1}", survivor(caps=1), survivor(caps=0)),
    ("{caps: 4}", survivor(caps=4), survivor(caps=3)),
    ("{rads: 1}", survivor(rads=1), survivor(rads=0)),
    ("{rads: 3}", survivor(rads=3), survivor(rads=2)),
    ("{trait: idolized}", survivor(traits=["idolized"]), survivor(traits=["vilified"])),
    ("{card: junk}", survivor(inventory=["junk~2"]), survivor(inventory=["water"])),
    ("{card: machete}", survivor(weapon="machete"), survivor(weapon="pipe-wrench")),
    ("{kind: chem}", survivor(inventory=["jet"]), survivor(inventory=["junk"])),
    ("{kind: aid, count: 2}", survivor(inventory=["junk", "water"]), survivor(inventory=["junk", "jet"])),
    ("{equipped: weapon}", survivor(weapon="machete"), survivor(inventory=["machete"])),
    ("{equipped: companion}", survivor(companion="piper"), survivor(weapon="machete")),
    ("{weapon_cost: 1}", survivor(weapon="pipe-wrench"), survivor(inventory=["pipe-wrench"])),
    ("{weapon_cost: 3}", survivor(weapon="combat-knife"), survivor(weapon="pipe-wrench", apparel="metal-armor")),
    ("{armor: 1}", survivor(apparel="metal-armor"), survivor(inventory=["metal-armor"])),
    ("{companions: 1}", survivor(companion="piper"), survivor(weapon="machete")),
    ("{companions: 2}", survivor(companion="piper", inventory=["codsworth"]), survivor(companion="piper")),
    ("{uniques: 1}", survivor(inventory=["fat-man"]), survivor(inventory=["junk"])),
    ("{uniques: 2}", survivor(weapon="fat-man", companion="dogmeat"), survivor(weapon="fat-man", companion="piper")),
    ("{inventory: 1}", survivor(inventory=["junk"]), survivor(weapon="machete")),
    ("{inventory: 3}", survivor(inventory=["junk", "water", "jet"]), survivor(inventory=["junk", "water"])),
    ("{slots: 1}", survivor(apparel="metal-armor"), survivor(inventory=["metal-armor"])),
    ("{slots: 2}", survivor(weapon="machete", companion="piper"), survivor(companion="piper")),
    (
        "{slots: 3}",
        survivor(weapon="machete", apparel="metal-armor", companion="piper"),
        survivor(weapon="machete", apparel="metal-armor", inventory=["piper"]),
    ),
    ("{any: [{caps: 9}, {rads: 1}]}", survivor(rads=1), survivor(caps=8)),
    ("{none: [{caps: 9}, {rads: 1}]}", survivor(caps=8), survivor(rads=1)),
    ("{caps: 2, rads: 1}", survivor(caps=2, rads=1), survivor(caps=2)),
]


@rule("fallout.encounter-action.option-requirement")
@pytest.mark.parametrize(("needs", "enough", "less"), ENOUGH_AND_LESS)
def test_who_has_just_enough_may_choose_and_who_has_less_may_not(
    needs: str, enough: Belongings, less: Belongings | None
) -> None:
    """The number that is asked for is enough; one less, the wrong one, or one in the wrong place is not."""
    assert may(needs, enough)
    assert less is None or not may(needs, less)


@rule("fallout.encounter-action.option-requirement")
def test_a_weapon_without_a_cost_is_worth_nothing() -> None:
    """'Have a weapon of cost 1 or more': a keepsake without a printed cost is not enough, one of cost 1 is."""
    loot = "- {id: keepsake, kind: weapon}\n- {id: stick, kind: weapon, cost: 1}\n"

    assert not may("{weapon_cost: 1}", survivor(weapon="keepsake"), cards={"loot": loot})
    assert may("{weapon_cost: 1}", survivor(weapon="stick"), cards={"loot": loot})


@rule("fallout.golden-rules.card-over-reference")
def test_what_an_expansion_asks_for_counts_as_well() -> None:
    """'With no active enemy in your space': the whistle is used beside a sleeping robot, not beside one that is awake."""
    use = "moment: turn, pay: discard, needs: {caps: 2, also: [{do: unthreatened}]}, effects: [{do: caps, amount: 5}]"
    whistle = story_pack(loot=f"- {{id: whistle, kind: aid, uses: [{{{use}}}]}}\n")

    def can_be_used(active: bool, caps: int = 2) -> bool:
        who = survivor(caps=caps, inventory=["whistle"])
        robot = enemy("protectron", "camp.c", active=active)
        return "use:whistle" in california(who, scenario="commonwealth", enemies=[robot], packs=[whistle]).options

    assert can_be_used(active=False)
    assert not can_be_used(active=True)
    assert not can_be_used(active=False, caps=1)


@rule("fallout.encounter-action.option-requirement", "fallout.factions.power-tracked")
@pytest.mark.parametrize(
    ("needs", "power", "met"),
    [
        ("{leads: star}", (1, 0), True),
        ("{leads: star}", (1, 1), False),
        ("{leads: shield}", (1, 2), True),
        ("{leads: shield}", (2, 1), False),
        ("{leads: star, by: 2}", (3, 1), True),
        ("{leads: star, by: 2}", (3, 2), False),
    ],
)
def test_a_faction_leads_by_so_much(needs: str, power: tuple[int, int], met: bool) -> None:
    """Ahead by one, or by as much as is asked for: level is not ahead."""
    assert may(needs, power=power) is met


@rule("fallout.encounter-action.option-requirement")
@pytest.mark.parametrize("name", ["912", "errand"])
def test_a_quest_that_is_asked_for_must_be_in_play(name: str) -> None:
    """By its number or its name: another quest in play is none."""
    cards = {"quests": quest_card("errand", 912) + quest_card("other", 913)}

    assert may(f"{{staged: {name}}}", cards=cards, quests=["errand"])
    assert not may(f"{{staged: {name}}}", cards=cards, quests=["other"])


@rule("fallout.encounter-action.option-requirement", "fallout.loyalty.lasts-while-faceup")
def test_loyalty_is_to_the_faction_that_is_asked_for() -> None:
    """An agenda of the star: loyal to the star, not to the shield; without one, to nobody."""
    assert may("{loyal: star}", survivor(loyal_by="freedom-1"))
    assert not may("{loyal: shield}", survivor(loyal_by="freedom-1"))
    assert not may("{loyal: star}", survivor())


@rule("fallout.encounter-action.option-requirement", "fallout.solo-play.other-survivor-place")
def test_together_is_with_another_survivor_in_the_space() -> None:
    """With B in the space, not with B elsewhere; alone at a settlement, not alone at a ruin."""
    assert may("{together: true}", survivor(), survivor(space="dia.d"))
    assert not may("{together: true}", survivor(), survivor(space="camp.a"))
    assert may("{together: true}", survivor())
    assert not may("{together: true}", survivor(), icon="wasteland", level=4)


@rule("fallout.quest-cards.location-requirement")
@pytest.mark.parametrize(
    ("where", "spaces"),
    [
        ("{place: diamond-city}", {"dia.d"}),
        ("{icon: settlement}", {"dia.d", "bos.a"}),
        ("{terrain: irradiated}", {"bos.e", "bos.f"}),
        ("{terrain: difficult}", {"camp.b", "cit.d"}),
        ("{back: start}", {"camp.a", "camp.b", "camp.c", "camp.d", "camp.e"}),
        ("{tile: '0,0'}", {"camp.a", "camp.b", "camp.c", "camp.d", "camp.e"}),
        ("{marker: true}", {"camp.d"}),
        ("{terrain: difficult, back: start}", {"camp.b"}),
        ("{facedown: true}", set()),
    ],
)
def test_a_place_is_one_of_those_that_are_meant(where: str, spaces: set[str]) -> None:
    """In every space that lies open, whether an objective can be attempted there."""
    errand = quest_card("errand", 912, f"id: do, needs: {{at: {where}}}") + quest_card("other", 913)
    marked = (Staged("errand", "red", "camp.d"), Staged("other", "blue", "camp.a"))
    here = wasteland(survivor(), packs=[story_pack(quests=errand)], quests=marked)

    found = set()
    for space in here.state.land.spaces:
        here.state.survivors[0].space = space
        held = Game(here.game.setup, here.state.copy())
        if "quest:errand:do" in (held.decision.ids if held.decision else ()):
            found.add(space)
    assert found == spaces
