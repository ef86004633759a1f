"""Set-up: the loyal faction, the decks, four goals, a C.A.M.P. token, a mutation for everybody."""

import json
from typing import Any

import pytest

from crossroads.games.fallout.expansions.atomic_bonds.state import cards, sheet
from tests.kit import rule
from tests.kit.bonds import BondsTable, bonds, deal_bonds, opened_bonds
from tests.kit.fallout import story_pack

SEATS = [1, 2, 3, 4]


def asked_for_loyalty(seats: int = 2, **situation: Any) -> BondsTable:
    """The set-up of the base is done, and the first player is asked."""
    t = deal_bonds(seats, **situation)
    while t.prompt != "atomic-bonds.loyal":
        t.choose(t.options[0])
    return t


# -- the loyal faction


@rule("atomic-bonds.setup.base-setup-first")
def test_the_set_up_of_the_base_comes_first() -> None:
    """Map, shop of 4 and survivors with 3 caps are there when the loyal faction is asked for, and nothing of the expansion is."""
    t = asked_for_loyalty()

    assert len(t.state.shop) == 4
    assert [(who.caps, who.id != "") for who in t.state.survivors] == [(3, True), (3, True)]
    assert t.state.quests
    assert (t.bonds.goals, t.bonds.camps, t.bonds.mutations) == ((), (), ["", ""])


@rule("atomic-bonds.setup.choose-loyal-faction", "atomic-bonds.factions.opposing-definition")
@pytest.mark.parametrize(("loyal", "other"), [("star", "shield"), ("shield", "star")])
def test_one_of_the_two_factions_is_chosen_once(loyal: str, other: str) -> None:
    """Both are on offer; whichever is chosen, the other is the opposing one, and nobody is asked again."""
    t = asked_for_loyalty()
    assert t.options == ("atomic-bonds.loyal:star", "atomic-bonds.loyal:shield")

    t.choose(f"atomic-bonds.loyal:{loyal}")

    shown = t.game.view(None)["added"]["atomic-bonds"]
    assert (shown["loyal"], shown["opposing"]) == (loyal, other)
    assert t.prompt == "turn"


@rule("atomic-bonds.setup.loyal-faction-group-decision")
def test_the_first_player_chooses_for_all() -> None:
    """Three players, C begins: C alone is asked, and the Institute is loyal to nobody but to A, B and C alike."""
    t = asked_for_loyalty(3, first=2)
    assert t.seat == 2
    rule_for_all = "atomic-bonds.setup.loyal-faction-group-decision"
    assert t.refused("atomic-bonds.loyal:shield", seat=0) == rule_for_all

    t.choose("atomic-bonds.loyal:shield")

    assert [who["loyal_to"] for who in t.game.view(0)["survivors"]] == ["shield"] * 3
    assert (t.prompt, t.seat) == ("turn", 2)


@rule("atomic-bonds.setup.step-order")
def test_the_faction_is_chosen_before_the_goals_are_seen() -> None:
    """The log tells of the faction, then of the goals; the shuffles come in the printed order, the first turn last."""
    t = asked_for_loyalty()

    t.choose("atomic-bonds.loyal:star")

    told = [event.kind for event in t.game.events]
    assert told[:2] == ["atomic-bonds.loyal", "atomic-bonds.goals"]
    assert told.index("turn") == 2
    decks = [draw.why for draw in t.state.draws]
    assert decks == ["activation-deck", "modification-deck", "mutation-deck", "workshop-deck", "goal-deck"]


# -- the sheet and the power token


@rule("atomic-bonds.setup.replace-sheet", "atomic-bonds.setup.sheet-side")
@pytest.mark.parametrize("loyal", ["star", "shield"])
@pytest.mark.parametrize("scenario", ["commonwealth", "capital-wasteland", "far-harbor", "the-pitt"])
def test_the_sheet_of_the_same_name_lies_with_the_loyal_side_up(scenario: str, loyal: str) -> None:
    """Each scenario has a sheet of its name: its loyal side says what counts, with a track of 7 spaces for all of them."""
    t = opened_bonds(2, loyal, scenario=scenario)

    assert (sheet(t.state).scenario, sheet(t.state).loyal) == (scenario, loyal)
    shown = t.game.view(0)
    assert shown["added"]["atomic-bonds"]["sheet"] == f"{scenario}-{loyal}"
    assert shown["track"] == 6


@rule("atomic-bonds.setup.base-sheet-map-and-opening")
def test_map_quests_and_tokens_are_those_of_the_base_sheet() -> None:
    """The Pitt: its map is laid, its opening quest is staged, and both factions have a token where its sheet says."""
    t = opened_bonds(2, scenario="the-pitt")
    plan = t.state.content.scenarios["the-pitt"]

    assert len(t.state.faces) == len(plan.map)
    assert [t.state.content.library[each.id] for each in t.state.quests] == [56]
    where = {enemy.type: t.state.land.spaces[enemy.space].name for enemy in t.state.enemies if "#" in enemy.id}
    assert where == {"shield": "haven", "star": "the-mill"}


@rule(
    "atomic-bonds.setup.power-token-top",
    "atomic-bonds.setup.power-token-face",
    "atomic-bonds.setup.base-power-tokens-unused",
    "atomic-bonds.factions.setup-power-void",
)
def test_the_new_token_starts_at_the_top_for_the_opposing_faction() -> None:
    """An opening that gives both factions power: it is ignored, and the one token is the opposing faction's, at the top."""
    opening = "[{do: power, faction: star, amount: 3}, {do: power, faction: shield, amount: 9}]"
    track = "star: {level: Y, areas: H}, shield: {level: X, areas: T}, x: [1, 2], y: [1, 2]"
    pack = story_pack(
        scenarios=f"- {{id: humming, map: [{{q: 0, r: 0, face: camp}}], opening: {opening}, {track}}}\n",
        sheets="- {scenario: humming, loyal: star, plus: [], none: [], few: [], many: []}\n",
    )

    t = opened_bonds(1, "star", packs=(pack,), scenario="humming")

    assert t.state.power == {"star": 0, "shield": 0}
    assert t.game.view(0)["added"]["atomic-bonds"]["opposing"] == "shield"
    assert t.happened("power") == []


# -- the decks


@rule(
    "atomic-bonds.setup.modification-deck",
    "atomic-bonds.setup.workshop-deck",
    "atomic-bonds.setup.mutation-deck",
    "atomic-bonds.setup.activation-deck",
)
@pytest.mark.parametrize("seats", SEATS)
def test_the_new_decks_are_shuffled_and_facedown(seats: int) -> None:
    """All 14 modifications and 12 upgrades, 14 mutations but one a survivor, 8 activation cards: a view tells their number only."""
    t = opened_bonds(seats)
    shown = t.game.view(0)["added"]["atomic-bonds"]

    decks = [shown[name]["deck"] for name in ("modifications", "workshop", "mutations", "activation")]
    assert decks == [14, 12, 14 - seats, 8]
    assert len({opened_bonds(1, seed=str(seed)).bonds.workshop_deck for seed in range(4)}) == 4


@rule("atomic-bonds.setup.activation-deck")
def test_the_activation_deck_lies_with_the_first_player() -> None:
    """B is first player: the deck is shown at B's board."""
    t = opened_bonds(3, first=1)

    assert t.game.view(0)["added"]["atomic-bonds"]["activation"]["seat"] == 1


@rule("atomic-bonds.setup.agenda-deck-unused", "atomic-bonds.setup.no-agenda-in-hand")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_no_agendas(seats: int) -> None:
    """No agenda is in the deck, in the pile or in a hand."""
    t = opened_bonds(seats)

    assert (t.state.agenda_deck, t.state.agenda_pile) == ((), ())
    assert [who.all_agendas for who in t.state.survivors] == [()] * seats


@rule("atomic-bonds.setup.reveal-four-goals", "atomic-bonds.setup.goal-deck")
@pytest.mark.parametrize("seats", SEATS)
def test_four_goals_lie_faceup(seats: int) -> None:
    """Whatever the number of players, 4 of the 12 goals lie faceup and 8 are left in the deck, which nobody sees."""
    t = opened_bonds(seats)

    assert len(t.bonds.goals) == len({*t.bonds.goals}) == 4
    assert len(t.bonds.goal_deck) == 8
    assert t.game.view(0)["added"]["atomic-bonds"]["goals"]["deck"] == 8
    assert len({opened_bonds(1, seed=str(seed)).bonds.goals for seed in range(4)}) == 4


# -- tokens and mutations


@rule("atomic-bonds.setup.camp-token-crossroads", "atomic-bonds.setup.camp-token-supply")
def test_a_token_lies_at_the_crossroads() -> None:
    """One of the 8 C.A.M.P. tokens is on Crossroads Camp, 7 are in the supply, none has been gained."""
    t = opened_bonds()

    [camp] = t.bonds.camps
    assert t.state.land.spaces[camp].name == "crossroads-camp"
    assert (t.bonds.camp_supply, t.bonds.camp_tokens) == (7, 0)


@rule("atomic-bonds.setup.deal-mutation", "atomic-bonds.setup.mutation-slot")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_facedown_mutation_in_a_slot_of_its_own(seats: int) -> None:
    """One each, all different; no inventory has one, and nobody has mutated."""
    t = opened_bonds(seats)

    assert len({*t.bonds.mutations}) == seats
    assert all(card in cards(t.state).mutations for card in t.bonds.mutations)
    held = [card.id for who in t.state.survivors for card in (*who.equipped, *who.inventory)]
    assert not any(card in held for card in t.bonds.mutations)
    assert t.bonds.mutated == ()


@rule("atomic-bonds.setup.mutation-unseen")
def test_nobody_sees_a_facedown_mutation() -> None:
    """No view names it, its owner's included; one that lies faceup is in every view."""
    t = bonds(mutations=["empath"])
    assert "empath" not in json.dumps([t.game.view(seat) for seat in (None, 0)])

    t = bonds(mutations=["empath"], mutated=[0])

    assert [t.game.view(seat)["added"]["atomic-bonds"]["mutations"]["faceup"] for seat in (None, 0)] == [["empath"]] * 2


def test_the_kit_lays_out_a_sound_table() -> None:
    """Nothing is lost or doubled, whatever a test asks for."""
    t = bonds(goals=["well-read"], mutations=["empath"], modified={}, upgrades=["beacon"], activation=["activation-3"])

    assert list(t.game.definition.faults(t.state)) == []
