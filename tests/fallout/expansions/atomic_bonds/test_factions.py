"""The loyal faction helps instead of gaining power; the opposing one has the only token, and fights everybody."""

import pytest

from crossroads.engine.content import content_of
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.enemies.tokens import foe_of
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from crossroads.games.fallout.expansions.atomic_bonds.state import opposing
from tests.kit import rule
from tests.kit.bonds import ID, bonds, meets_in_bonds
from tests.kit.fallout import enemy, story_pack, survivor

TRIO = (survivor(), survivor(space="camp.a"), survivor(space="camp.d"))
LOYAL_PLUS = "{do: power, faction: star}"


@rule("atomic-bonds.factions.loyal-plus-effect", "atomic-bonds.factions.loyal-power-anywhere")
def test_power_for_the_loyal_faction_is_the_effect_of_its_sheet() -> None:
    """Loyal to the Railroad, whose + gives each survivor 1 XP: an encounter's star gives it to A and to B, and no token moves."""
    t = meets_in_bonds(LOYAL_PLUS, *TRIO[:2])

    assert [who.xp for who in t.state.survivors] == [1, 1]
    assert t.state.power == {"star": 0, "shield": 0}
    rule_id = "atomic-bonds.factions.loyal-plus-effect"
    assert t.told("atomic-bonds.plus") == [(rule_id, {"seat": 0, "faction": "star"})]


@rule("atomic-bonds.factions.loyal-plus-effect", "atomic-bonds.factions.loyal-power-anywhere")
def test_a_quest_or_its_staging_brings_it_too() -> None:
    """Loyal to the Institute, whose + is a C.A.M.P. token: staging a quest with shield+ and completing it gains one each."""
    pack = story_pack(
        quests="- {id: errand, number: 900, staging: [{do: power, faction: shield}],"
        " objectives: [{id: run, results: [{do: power, faction: shield}]}]}\n"
    )
    t = meets_in_bonds("{do: stage, card: errand}", loyal="shield", packs=(pack,))
    assert t.bonds.camp_tokens == 1

    t.choose("quest:errand:run")

    assert (t.bonds.camp_tokens, t.bonds.camp_supply) == (2, 5)
    assert t.state.power == {"star": 0, "shield": 0}


@rule("atomic-bonds.factions.plus-effect-once-per-plus")
def test_two_pluses_bring_the_effect_twice() -> None:
    """Shield++ for the loyal Institute: two C.A.M.P. tokens."""
    t = meets_in_bonds("{do: power, faction: shield, amount: 2}", loyal="shield")

    assert t.bonds.camp_tokens == 2


@rule("atomic-bonds.factions.plus-effect-by-resolver")
def test_each_survivor_means_all_who_are_left_first_player_first() -> None:
    """C is first player, B is eliminated: C gains the XP, then A, and B nothing."""
    gone = survivor(space="", eliminated=True, caps=0)
    t = meets_in_bonds(LOYAL_PLUS, TRIO[0], gone, TRIO[2], first=2)

    assert [about["seat"] for _, about in t.told("xp")] == [2, 0]
    assert [about["seat"] for _, about in t.told("atomic-bonds.plus")] == [0]


@rule("atomic-bonds.factions.opposing-quest-power")
def test_power_for_the_opposing_faction_moves_its_token() -> None:
    """The Institute is opposing and at 2: shield++ brings it to 4."""
    t = meets_in_bonds("{do: power, faction: shield, amount: 2}", power=(0, 2))

    assert t.state.power == {"star": 0, "shield": 4}
    assert t.happened("atomic-bonds.plus") == []  # that is for the loyal faction alone


@rule("atomic-bonds.factions.opposing-definition")
@pytest.mark.parametrize(("loyal", "other"), [("star", "shield"), ("shield", "star")])
def test_the_faction_that_is_not_loyal_is_opposing(loyal: Side, other: Side) -> None:
    assert opposing(bonds(loyal=loyal).state) == other


@rule("atomic-bonds.factions.loyal-not-on-track")
def test_the_loyal_faction_never_has_power() -> None:
    """Whatever would give it some: its power stays 0, and a state in which it has some is unsound."""
    t = meets_in_bonds("{do: power, faction: star, amount: 3}")
    assert t.state.power["star"] == 0

    t.state.power = {"star": 1, "shield": 0}

    assert "the loyal faction has power" in list(t.game.definition.faults(t.state))


@rule("atomic-bonds.factions.survivors-count-as-loyal")
def test_enemies_of_the_loyal_faction_are_no_enemies() -> None:
    """A synth of the loyal Institute in A's space: A may camp there, and may not fight it."""
    t = bonds(survivor(space="dia.a"), loyal="shield", enemies=[enemy("shield#1", "dia.a")])

    assert "camp" in t.options
    assert t.refused("fight:shield#1") == "fallout.loyalty.cannot-fight"


@rule("atomic-bonds.factions.survivors-count-as-loyal")
def test_enemies_of_the_opposing_faction_are_enemies() -> None:
    """The same synth where the Institute is opposing: it keeps A from camping, and can be fought."""
    t = bonds(survivor(space="dia.a"), loyal="star", enemies=[enemy("shield#1", "dia.a")])

    assert "fight:shield#1" in t.options
    assert t.refused("camp") == "fallout.camp-action.no-active-enemy"


@rule("atomic-bonds.factions.no-agenda-loyalty")
def test_loyalty_is_neither_declared_nor_withdrawn() -> None:
    """At the start of a turn no such choice is there, and whoever asks is told that it is settled."""
    t = bonds()

    assert not any(option.startswith(("loyal", "withdraw")) for option in t.options)
    assert t.refused("withdraw") == "atomic-bonds.factions.no-agenda-loyalty"


@rule("atomic-bonds.factions.both-icons-on-sheet")
def test_every_side_of_a_sheet_serves_both_factions() -> None:
    """Ten sides: each has a + effect, and three effects by the number of the other faction's enemies, which never help it."""
    sheets = cards_of(content_of("fallout", (), (ID,))).sheets

    assert len(sheets) == 10
    for side in sheets.values():
        assert side.plus
        assert side.none
        assert side.few
        assert side.many
        named = {getattr(each, "enemy", getattr(each, "faction", "")) for each in (*side.none, *side.few, *side.many)}
        assert named == {side.opposing}


@rule("atomic-bonds.factions.lead-comparison")
def test_in_a_comparison_the_loyal_faction_counts_as_nothing() -> None:
    """A card asks whether the Institute leads by 2: with its token on 2 it does, on 0 neither faction leads."""
    quest = "- {id: errand, number: 900, objectives: [{id: run, needs: {leads: shield, by: 2}}]}\n"
    pack = story_pack(quests=quest)

    assert "quest:errand:run" in bonds(quests=["errand"], packs=(pack,), power=(0, 2)).options
    assert "quest:errand:run" not in bonds(quests=["errand"], packs=(pack,), power=(0, 0)).options


@rule("atomic-bonds.factions.loyal-letters")
def test_letters_of_the_loyal_faction_are_read_at_the_top() -> None:
    """Loyal to the Institute, whose synths have level X, with the Railroad on 4: X of a synth is the 1 beside the top."""
    t = bonds(loyal="shield", power=(4, 0), enemies=[enemy("shield#1", "dia.a"), enemy("star#2", "dia.a")])

    assert foe_of(t.state, "shield#1").level == 1
    assert foe_of(t.state, "star#2").level == 2


@rule("atomic-bonds.factions.opposing-advances-when-activated")
def test_being_activated_moves_the_opposing_faction_forward() -> None:
    """The token is on 3 and the card shows the shield: it goes to 4."""
    t = bonds(activation=["activation-2"], power=(0, 3), enemies=[enemy("shield#1", "dia.d")])

    t.end_round()

    assert t.state.power["shield"] == 4
