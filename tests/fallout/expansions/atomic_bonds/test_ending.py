"""Winning by goals and a last stand, losing by the track or by being nobody: always together."""

from fractions import Fraction
from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from tests.kit import rule
from tests.kit.bonds import ID, BondsTable, bonds, deal_bonds, meets_in_bonds, opened_bonds, visits_town
from tests.kit.fallout import ARMS, HEAD, TORSO_TWICE, enemy, story_pack, survivor

CIT = "cit.a"  # where the last stand for the Railroad is made
TWO = ["big-game", "well-read"]
GOALS_ALONE = story_pack(sheets="- {scenario: commonwealth, loyal: star, plus: [], none: [], few: [], many: []}\n")
PASSED, FAILED = [TORSO_TWICE] * 3, [HEAD, HEAD, ARMS]
GONE = survivor(space="", eliminated=True, caps=0)


def stand(*others: Any, dice: list[int], done: list[str] | None = None, **situation: Any) -> BondsTable:
    """A is at the CIT ruins with the required goals done, and makes the last stand with these dice."""
    t = bonds(survivor(space=CIT), *others, done=done or TWO, dice=dice, **situation)
    t.watch("atomic-bonds.last-stand")
    while not t.is_over and t.prompt != "turn":
        t.watch("stop" if "stop" in t.options else t.options[0])
    return t


@rule("atomic-bonds.ending-the-game.win-together", "atomic-bonds.ending-the-game.no-single-winner")
def test_goals_alone_win_for_all_where_the_sheet_asks_for_nothing_else() -> None:
    """A sheet without a last stand asks for two goals: A pays for the second one, and A and B have won."""
    t = bonds(
        survivor(caps=12), survivor(space="camp.a"), goals=["common-purse"], done=["big-game"], packs=(GOALS_ALONE,)
    )

    t.choose("atomic-bonds.pay:common-purse")

    assert (t.outcome.winners, t.outcome.losers) == ((0, 1), ())
    assert t.outcome.how == "atomic-bonds.victory"


@rule("atomic-bonds.ending-the-game.win-together")
def test_a_sheet_without_a_last_stand_speaks_of_none() -> None:
    """Nobody can make one there, nor is anybody told why not; its view has none."""
    t = bonds(survivor(space=CIT), packs=(GOALS_ALONE,))

    assert "atomic-bonds.last-stand" not in (*t.options, *t.ruled_out)
    assert t.game.view(0)["added"]["atomic-bonds"]["last_stand"] is None


@rule("atomic-bonds.ending-the-game.checked-at-once")
def test_the_game_ends_in_the_middle_of_a_turn() -> None:
    """The last required goal comes with a result: what stands after it is not done, and A has an action left."""
    t = meets_in_bonds(
        "{do: special, letter: A}, {do: caps, amount: 5}",
        survivor(special="PEC"),
        survivor(space="camp.a"),
        goals=["well-read"],
        done=["big-game"],
        packs=(GOALS_ALONE,),
    )

    assert t.outcome.winners == (0, 1)
    assert t.survivor().caps == 3
    assert t.state.actions == 1


@rule("atomic-bonds.ending-the-game.all-conditions-needed")
def test_where_a_last_stand_is_asked_for_goals_do_not_suffice() -> None:
    """Two of two goals are done: the game goes on, and the last stand is open."""
    t = bonds(survivor(caps=12), survivor(space="camp.a"), goals=["common-purse"], done=["big-game"])
    assert t.game.view(0)["added"]["atomic-bonds"]["last_stand"]["open"] is False

    t.choose("atomic-bonds.pay:common-purse")

    assert not t.is_over
    assert t.game.view(0)["added"]["atomic-bonds"]["last_stand"]["open"] is True


@rule("atomic-bonds.ending-the-game.win-together", "atomic-bonds.ending-the-game.all-conditions-needed")
def test_the_last_stand_wins_for_all() -> None:
    """At the CIT ruins A passes the test of difficulty 4 with six hits: A and B have won, by one action."""
    t = stand(survivor(space="camp.a"), dice=PASSED)

    assert t.outcome.winners == (0, 1)
    assert [event.kind for event in t.past if event.kind.startswith("atomic-bonds.st")] == [
        "atomic-bonds.stands",
        "atomic-bonds.stood",
    ]
    assert t.state.actions == 1


@rule("atomic-bonds.ending-the-game.all-conditions-needed")
def test_a_failed_last_stand_costs_an_action_only() -> None:
    """One hit is not enough: A falls back, has one action left, and can try again."""
    t = stand(survivor(space="camp.a"), dice=FAILED)

    assert not t.is_over
    assert len(t.seen("atomic-bonds.fell-back")) == 1
    assert t.state.actions == 1
    assert "atomic-bonds.last-stand" in t.options


@rule("atomic-bonds.ending-the-game.all-conditions-needed")
def test_when_the_last_stand_cannot_be_made() -> None:
    """Not before the goals are done, not elsewhere, not beside an active enemy, not without an action."""
    goals = "atomic-bonds.ending-the-game.all-conditions-needed"
    assert bonds(survivor(space=CIT)).refused("atomic-bonds.last-stand") == goals
    elsewhere = bonds(survivor(), done=TWO)
    assert elsewhere.refused("atomic-bonds.last-stand") == "fallout.quest-action.requirement"
    beside = bonds(survivor(space=CIT), done=TWO, enemies=[enemy("mole-rat", CIT)])
    assert beside.refused("atomic-bonds.last-stand") == "fallout.quest-action.no-active-enemy"
    late = bonds(survivor(space=CIT), done=TWO, actions=0, fresh=False)
    assert late.refused("atomic-bonds.last-stand") == "fallout.turns.two-actions"


def test_the_odds_of_the_last_stand_are_those_of_its_test() -> None:
    """Without a letter of the test the wastelander has no reroll: 10 of 216 throws show five hits or more."""
    t = bonds(survivor("wastelander", space=CIT), done=TWO)

    [odds] = t.game.odds("atomic-bonds.last-stand")

    assert odds.share("success") == Fraction(10, 216)


@rule("atomic-bonds.ending-the-game.all-conditions-needed")
def test_a_won_last_stand_is_won_before_its_price_is_paid() -> None:
    """A card used in the test kills A afterwards, with the token on the last space but one: the first event decides, and wins."""
    loot = "- {id: tonic, kind: aid, cost: 1, uses: [{moment: test, pay: discard, effects: [{do: rerolls, amount: 1}]"
    pack = story_pack(loot=f"{loot}, after: [{{do: damage, amount: 16}}]}}]}}\n")
    t = bonds(survivor(space=CIT, inventory=["tonic"]), done=TWO, dice=[*PASSED, HEAD], power=(0, 5), packs=(pack,))
    t.choose("atomic-bonds.last-stand")
    t.choose("use:tonic")
    while not t.is_over:
        t.choose("stop" if "stop" in t.options else t.options[0])

    assert t.outcome.winners == (0,)


@rule("atomic-bonds.ending-the-game.all-conditions-needed")
def test_the_price_of_a_failed_last_stand_is_paid() -> None:
    """A card gives a reroll and costs 3 HP afterwards: A falls back all the same, and suffers them."""
    loot = "- {id: tonic, kind: aid, cost: 1, uses: [{moment: test, pay: discard, effects: [{do: rerolls, amount: 1}]"
    pack = story_pack(loot=f"{loot}, after: [{{do: damage, amount: 3}}]}}]}}\n")
    t = bonds(survivor(space=CIT, inventory=["tonic"]), done=TWO, dice=FAILED, packs=(pack,))

    t.choose("atomic-bonds.last-stand", "use:tonic", "stop")

    assert (t.prompt, t.survivor().hp) == ("turn", 13)
    assert [event.kind for event in t.game.events if event.kind in ("damage", "atomic-bonds.fell-back")] == [
        "atomic-bonds.fell-back",
        "damage",
    ]


@rule("atomic-bonds.ending-the-game.lose-together", "atomic-bonds.ending-the-game.no-single-winner")
def test_all_lose_together() -> None:
    """Three survivors, and the shield enters its last space: all three have lost."""
    crew = (survivor(), survivor(space="camp.a"), survivor(space="camp.d"))
    t = meets_in_bonds("{do: power, faction: shield}", *crew, power=(0, 5))

    assert (t.outcome.winners, t.outcome.losers) == ((), (0, 1, 2))


@rule("atomic-bonds.ending-the-game.goals-are-required")
@pytest.mark.parametrize(("seats", "required"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_so_many_goals_are_required(seats: int, required: int) -> None:
    """One goal for a survivor alone, two for two, three for three or four, on every sheet."""
    t = opened_bonds(seats)

    assert t.game.view(0)["added"]["atomic-bonds"]["goals"]["required"] == required
    assert all(1 <= each <= 4 for each in cards_of(content_of("fallout", (), (ID,))).track.goals)


@rule("atomic-bonds.ending-the-game.goals-are-required")
def test_who_began_counts_for_the_required_number() -> None:
    """Three began and one is eliminated: two goals do not open the last stand, three do."""
    crew = (survivor(space=CIT), survivor(space="camp.a"), GONE)
    assert "atomic-bonds.last-stand" not in bonds(*crew, done=TWO).options
    assert "atomic-bonds.last-stand" in bonds(*crew, done=[*TWO, "full-kit"]).options


@rule("atomic-bonds.ending-the-game.influence-unused")
def test_influence_is_nowhere() -> None:
    """No number of it is needed, nobody has any, and what is scored at the end are the goals of the group."""
    t = stand(survivor(space="camp.a"), dice=PASSED)
    view = t.game.view(0)

    assert (view["needed"], view["group"]) == (0, "star")
    assert [who["influence"] for who in view["survivors"]] == [None, None]
    assert t.outcome.scores == (2, 2)


@rule("atomic-bonds.ending-the-game.eliminated-survivor")
def test_an_eliminated_survivor_wins_with_the_others() -> None:
    """B is eliminated: A makes the last stand, and B is among the winners."""
    t = stand(GONE, survivor(space="camp.a"), dice=PASSED, done=[*TWO, "full-kit"])

    assert t.outcome.winners == (0, 1, 2)


@rule("atomic-bonds.ending-the-game.eliminated-survivor", "atomic-bonds.ending-the-game.all-eliminated")
def test_the_others_play_on_until_nobody_is_left() -> None:
    """A is eliminated by rads and B goes on; alone, the same ends the game, and it is lost."""
    deadly = "{do: rads, amount: 16}"
    t = meets_in_bonds(deadly, survivor(), survivor(space="camp.a"))
    t.choose(t.options[0])
    assert t.survivor().eliminated
    assert t.seat == 1

    t = meets_in_bonds(deadly, survivor())
    t.choose(t.options[0])
    assert (t.outcome.winners, t.outcome.how) == ((), "eliminated")


@rule("atomic-bonds.power-track.victory-before-loss", "atomic-bonds.goals.several-goals-at-once")
def test_goals_met_at_once_all_count_before_the_loss() -> None:
    """Two states hold when the token comes to the last space: nobody need order them, both count, and all have won."""
    t = visits_town(
        "{do: power, faction: shield}",
        goals=["workshop-hum", "lights-on-the-hill"],
        upgrades=["beacon", "clinic", "market-stall"],
        camps=["camp.c", "dia.d", "bos.c"],
        power=(0, 5),
        packs=(GOALS_ALONE,),
    )

    t.choose("option:do")

    assert t.outcome.how == "atomic-bonds.victory"
    assert t.outcome.scores == (2,)


@rule("atomic-bonds.ending-the-game.no-single-winner")
def test_all_play_for_the_loyal_faction() -> None:
    """The table shows one faction for all, even before it is chosen; influence is nobody's."""
    assert bonds(loyal="shield").game.view(0)["group"] == "shield"
    assert bonds(loyal="star").game.view(0)["group"] == "star"
    assert deal_bonds().game.view(0)["group"] == "star"
