"""One survivor alone: no assistant, no question for the first player, and the base's rules for the rest."""

import pytest

from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from tests.kit import rule
from tests.kit.bonds import WITH_CALIFORNIA, bonds, opened_bonds
from tests.kit.fallout import HEAD, enemy, story_pack, survivor

SCENARIOS = ["commonwealth", "capital-wasteland", "far-harbor", "the-pitt"]
EXPANDED = [*[f"{scenario}-x" for scenario in SCENARIOS], "rise-of-the-master"]


@rule("atomic-bonds.solo-play.solo-allowed")
@pytest.mark.parametrize("loyal", ["star", "shield"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_one_survivor_can_play_every_scenario(scenario: str, loyal: str) -> None:
    """Four goals, of which as many are required as the track says of one survivor; a mutation, a deck, and a whole round."""
    t = opened_bonds(1, loyal, scenario=scenario)

    assert (len(t.bonds.goals), len(t.bonds.mutations), len(t.bonds.activation_deck)) == (4, 1, 8)
    assert t.game.view(0)["added"]["atomic-bonds"]["goals"]["required"] == cards_of(t.state.content).track.goals[0]
    t.end_round()
    assert t.is_over or t.state.round == 2


@rule("atomic-bonds.solo-play.solo-allowed")
@pytest.mark.parametrize("scenario", EXPANDED)
def test_the_scenarios_of_new_california_too(scenario: str) -> None:
    """Alone, with both expansions: a first round to its end."""
    t = opened_bonds(1, modules=WITH_CALIFORNIA, scenario=scenario)

    t.end_round()

    assert t.is_over or t.state.round == 2


@rule("atomic-bonds.solo-play.solo-no-assist")
def test_nobody_assists_a_survivor_alone() -> None:
    """A fights: nobody is asked, and three dice are rolled."""
    t = bonds(survivor(), enemies=[enemy("mole-rat", "camp.c")], dice=[HEAD] * 3)

    t.choose("fight:mole-rat")

    assert t.prompt == "turn"
    assert [len(draw.came) for draw in t.state.draws if draw.why == "vats"] == [3]


@rule("atomic-bonds.solo-play.solo-agenda-rule-void")
def test_a_new_deck_gives_no_faction_power() -> None:
    """The last activation card, without an icon, at power 3: the new deck moves no token."""
    t = bonds(survivor(), activation=["activation-3"], power=(0, 3))

    t.end_round()

    assert len(t.bonds.activation_deck) == 8
    assert t.state.power == {"star": 0, "shield": 3}


@rule("atomic-bonds.solo-play.solo-other-rules")
def test_another_survivors_test_counts_three_hits() -> None:
    """A quest asks another survivor to test with difficulty 3: alone that is passed, with 4 it is not."""
    quests = "".join(
        f"- {{id: errand-{number}, number: {900 + number}, objectives: [{{id: run, "
        f"tasks: [{{do: test, letters: S, difficulty: {number}, by: other}}], results: [{{do: caps, amount: 1}}]}}]}}\n"
        for number in (3, 4)
    )
    t = bonds(survivor(), quests=["errand-3", "errand-4"], packs=(story_pack(quests=quests),))

    t.choose("quest:errand-4:run")
    assert t.survivor().caps == 3

    t.choose("quest:errand-3:run")
    assert t.survivor().caps == 4


@rule("atomic-bonds.solo-play.solo-first-player")
def test_the_only_survivor_stays_first_player_unasked() -> None:
    """The turn ends, the card is resolved, and the next turn begins without a question."""
    t = bonds(survivor(), activation=["activation-3", "activation-8"])

    t.choose("end")

    assert (t.prompt, t.seat, t.state.round) == ("turn", 0, 2)
