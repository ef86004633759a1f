"""The power track: one token, one way to lose, and letters that follow it both ways."""

from typing import Any

import pytest

from crossroads.games.fallout.enemies.tokens import foe_of
from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, meets_in_bonds
from tests.kit.fallout import enemy, story_pack, survivor

LAST = 6  # the final space of every sheet
PAIR = (survivor(), survivor(space="camp.a"))


def lost(t: BondsTable) -> bool:
    """Whether everybody has lost because of the opposing faction."""
    return t.is_over and (t.outcome.winners, t.outcome.how) == ((), "atomic-bonds.defeat")


@rule("atomic-bonds.power-track.single-token")
def test_the_track_is_that_of_the_opposing_faction_alone() -> None:
    """Both factions gain power by one encounter: only the opposing one has any."""
    results = "{do: power, faction: star}, {do: power, faction: shield, amount: 2}"
    t = meets_in_bonds(results)

    assert t.state.power == {"star": 0, "shield": 2}


@rule("atomic-bonds.power-track.final-space-loses", "atomic-bonds.ending-the-game.lose-together")
def test_the_final_space_loses_the_game_for_all() -> None:
    """On the last space but one: a shield+ ends the game at once, and what stands after it is not done."""
    t = meets_in_bonds("{do: power, faction: shield}, {do: caps, amount: 5}", *PAIR, power=(0, LAST - 1))

    assert lost(t)
    assert t.outcome.losers == (0, 1)
    assert t.survivor().caps == 3


@rule("atomic-bonds.power-track.final-space-loses")
def test_one_space_before_it_the_game_goes_on() -> None:
    """Two spaces before the last: a shield+ loses nothing."""
    t = meets_in_bonds("{do: power, faction: shield}", *PAIR, power=(0, LAST - 2))

    assert not t.is_over


@rule("atomic-bonds.power-track.checked-space-by-space")
def test_spaces_beyond_the_final_one_do_not_count() -> None:
    """On the last space but one, shield+++ moves the token by one."""
    t = meets_in_bonds("{do: power, faction: shield, amount: 3}", *PAIR, power=(0, LAST - 1))

    assert lost(t)
    assert t.state.power["shield"] == LAST
    assert [about["amount"] for _, about in t.told("power")] == [1]


@rule("atomic-bonds.power-track.retreat-floor")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (1, 0), (0, 0)])
def test_a_token_does_not_go_back_beyond_the_top(before: int, after: int) -> None:
    """A setback by 1: from 4 to 3, from 1 to 0, and from 0 nowhere."""
    t = meets_in_bonds("{do: setback-opposing}", power=(0, before))

    assert t.state.power["shield"] == after


@rule("atomic-bonds.power-track.x-and-y-follow-token", "atomic-bonds.power-track.x-and-y-after-retreat")
def test_levels_follow_the_token_both_ways() -> None:
    """X is 1 on space 1, 2 on space 2 and 3 on space 4: a synth has that level wherever the token comes from."""
    synth = [enemy("shield#1", "dia.a")]
    up = meets_in_bonds("{do: power, faction: shield}", power=(0, 1), enemies=synth)
    assert foe_of(up.state, "shield#1").level == 2

    down = meets_in_bonds("{do: setback-opposing, amount: 3}", power=(0, 4), enemies=synth)
    assert foe_of(down.state, "shield#1").level == 1


@rule("atomic-bonds.power-track.x-and-y-follow-token")
def test_the_letters_are_those_of_the_sheet_not_of_the_base() -> None:
    """Commonwealth, space 2: X is 1 on the base's sheet and 2 on that of the expansion; Y is 2 from space 3 on."""
    t = bonds(power=(0, 2), enemies=[enemy("shield#1", "dia.a")])
    assert foe_of(t.state, "shield#1").level == 2

    t = bonds(loyal="shield", power=(3, 0), enemies=[enemy("star#1", "dia.a")])
    assert foe_of(t.state, "star#1").level == 2


@rule("atomic-bonds.power-track.no-advance-on-reshuffle", "atomic-bonds.first-player.no-pass-on-empty-deck")
def test_a_new_deck_moves_no_token_and_passes_no_role() -> None:
    """The last activation card, without an icon: a new deck is made, the token stays on 4, and A stays first player."""
    t = bonds(*PAIR, activation=["activation-3"], power=(0, 4))

    t.end_turn()
    t.choose("end", "atomic-bonds.first:0")

    assert len(t.bonds.activation_deck) == 8
    assert t.state.power["shield"] == 4
    assert t.state.first == 0


GOALS_ALONE = story_pack(
    sheets="- {scenario: commonwealth, loyal: star, plus: [], none: [], few: [], many: []}\n",
    quests="- {id: bounty, number: 900, objectives: [{id: hunt, trigger: {kill: any},"
    " results: [{do: power, faction: shield}]}]}\n",
)
ONE_MISSING: dict[str, Any] = {
    "goals": ["big-game"],
    "done": ["known-ground"],
    "power": (0, LAST - 1),
    "packs": (GOALS_ALONE,),
}


@rule("atomic-bonds.power-track.victory-before-loss")
def test_a_kill_that_wins_and_loses_wins() -> None:
    """One goal is missing: killing a level 3 deathclaw completes it, and a quest that gives the shield its last space."""
    fight = [enemy("deathclaw", "camp.c")]
    t = bonds(*PAIR, enemies=fight, quests=["bounty"], dice=[4, 4, 4], **ONE_MISSING)

    t.choose("fight:deathclaw")
    while not t.is_over:
        t.choose(t.options[0])

    assert t.outcome.winners == (0, 1)


@rule("atomic-bonds.power-track.victory-before-loss")
def test_of_results_that_follow_each_other_the_first_decides() -> None:
    """First the shield's last space, then the token that would have been the fifth: the survivors have lost."""
    pair = (survivor(special="PEC"), survivor(space="camp.a"))
    five = {**ONE_MISSING, "goals": ["well-read"]}
    results = "{do: power, faction: shield}, {do: special, letter: A}"
    assert lost(meets_in_bonds(results, *pair, **five))

    turned = "{do: special, letter: A}, {do: power, faction: shield}"
    t = meets_in_bonds(turned, *pair, **five)
    assert t.outcome.winners == (0, 1)
