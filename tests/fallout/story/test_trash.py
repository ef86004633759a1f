"""Trash: the card on which it is printed leaves the game for good."""

from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card


@rule("fallout.trash.permanent")
def test_a_trashed_quest_does_not_come_back() -> None:
    """Quest 901 trashes itself; a later 'Stage 901' stages nothing, and its top instructions are not carried out."""
    once = quest_card("once", 901, "id: do, results: [{do: trash}]", staging="{do: caps, amount: 5}")
    again = quest_card("again", 902, "id: do, results: [{do: stage, card: 901}, {do: caps, amount: 1}]")
    t = wasteland(survivor(), packs=(story_pack(quests=once + again),), quests=["once", "again"])

    t.choose("quest:once:do", "quest:again:do")

    assert (t.state.quests, t.state.gone[-1], t.survivor().caps) == ((Staged("again"),), "once", 4)


@rule("fallout.trash.permanent")
def test_a_trashed_encounter_is_in_no_deck_any_more() -> None:
    """The only card of its deck is trashed: it lies neither under the deck nor in the library."""
    t = meets("{do: trash}")

    t.choose("option:do")

    assert (t.state.encounters["settlement"], "tale" in t.state.library, "tale" in t.state.gone) == ((), False, True)


@rule("fallout.trash.own-card")
def test_trash_means_the_card_on_which_it_is_printed() -> None:
    """An encounter with 'Stage 907, Trash': the encounter is trashed, quest 907 stays."""
    t = meets("{do: stage, card: 907}, {do: trash}", cards={"quests": quest_card("errand", 907)})

    t.choose("option:do")

    assert t.state.quests == (Staged("errand"),)
    assert ("tale" in t.state.gone, t.state.encounters["settlement"]) == (True, ())


@rule("fallout.trash.own-card")
def test_a_quest_that_an_encounter_brings_about_trashes_itself_and_not_the_encounter() -> None:
    """The encounter's kill completes a quest that is trashed: the encounter card goes back under its deck."""
    hunt = quest_card("bounty", 901, "id: hunt, trigger: {kill: human}, results: [{do: trash}]")
    t = meets(
        "{do: kill, enemy: human}",
        cards={"quests": hunt},
        quests=["bounty"],
        enemies=[enemy("raider", "camp.a")],
        loot=["junk"],
    )

    t.choose("option:do")

    assert t.state.quests == ()
    assert t.state.encounters["settlement"] == ("tale",)
