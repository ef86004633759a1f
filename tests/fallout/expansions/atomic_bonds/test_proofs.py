"""All cards of Atomic Bonds in full, as whoever writes some reads them: each file has each of its cards once."""

from collections import Counter

import pytest

from crossroads.engine.content import content_of, words_for
from crossroads.engine.proofs import Proof
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from crossroads.games.fallout.expansions.atomic_bonds.proofs import proofs
from tests.kit.bonds import ID
from tests.kit.fallout import story_pack


def shown(*packs: str) -> list[Proof]:
    """What an author reads in English of the expansion, and of further packs."""
    content = content_of("fallout", ("base", ID, *packs), (ID,))
    return [*proofs(words_for(content, "en"), content)]


def card(which: str, *packs: str) -> Proof:
    """One card of it."""
    return next(proof for proof in shown(*packs) if proof.id == which)


def test_every_card_is_shown_once_with_its_file() -> None:
    """Of two identical goals one is shown."""
    cards = cards_of(content_of("fallout", (), (ID,)))
    goals = {goal.id for goal in cards.goals.values()}

    files = Counter([proof.file for proof in shown()])

    assert len(goals) < len(cards.goals)
    assert files == {
        "activation.yaml": len(cards.activation),
        "goals.yaml": len(goals),
        "sheets.yaml": len(cards.sheets),
        "modifications.yaml": len(cards.modifications),
        "mutations.yaml": len(cards.mutations),
        "workshop.yaml": len(cards.upgrades),
    }


@pytest.mark.parametrize(
    "proof",
    [
        Proof("activation.yaml", "activation-1", "", "activation-1", ("critter, human", "the star faction")),
        Proof("activation.yaml", "activation-3", "", "activation-3", ("super mutant, critter", "No faction")),
        Proof(
            "goals.yaml",
            "common-purse",
            "goal-common-purse",
            "The Common Purse",
            (
                "On their own turn a survivor pays 12 caps",
                "Everybody trusts it, so nobody is allowed to carry it.",
            ),
        ),
        Proof(
            "modifications.yaml",
            "scope",
            "modification-scope",
            "Scope",
            ("For weapon", "The weapon counts as ranged", "Brings them so close that you can see them seeing you."),
        ),
        Proof(
            "mutations.yaml",
            "scaly-skin",
            "mutation-scaly-skin",
            "Scaly Skin",
            (
                "Armor 1 of your own",
                "Your HP never rise above 14",
                "Blades slide off it. So do people who wanted to hold you.",
            ),
        ),
        Proof(
            "workshop.yaml",
            "water-purifier",
            "upgrade-water-purifier",
            "Water Purifier",
            ("Camping recovers 1 more HP", "Gurgles all night, and nobody has complained."),
        ),
    ],
    ids=lambda proof: proof.id,
)
def test_a_card_is_shown_with_its_name_what_it_does_and_what_is_told(proof: Proof) -> None:
    assert card(proof.id) == proof


def test_a_sheet_is_shown_from_its_story_to_its_last_stand() -> None:
    sheet = card("commonwealth-star")

    assert (sheet.file, sheet.message, sheet.name) == ("sheets.yaml", "sheet-commonwealth-star", "Call Home")
    story, *rules, quest = sheet.lines
    assert story.startswith("The Institute means to call")
    assert rules == [
        "Loyal faction: the Railroad",
        "Instead of power for your faction: every survivor: 1 XP",
        "None of its enemies on the map: place Institute Synth ×3 here: Diamond City",
        "One or two: place Institute Synth ×2 here: Diamond City",
        "Three or more: power of the Institute +1",
        "Last stand: CIT Ruins, [IL] 5",
    ]
    assert quest == "Climb to the lightning rod over the ruins and turn the signal round."


def test_what_has_no_words_goes_by_its_id_and_what_it_does() -> None:
    """A pack of one's own without a word: no story, no last stand, nothing that the other faction does but for many."""
    pack = story_pack(
        goals="- {id: warm-hands, kind: state, needs: {do: camps, amount: 1}}\n",
        sheets="- {scenario: the-pitt, loyal: star, plus: [], none: [], few: [], many: [{do: power, faction: shield}]}\n",
        modifications="- {id: bent-nail, fits: weapon, always: [{do: gains, letters: S}]}\n",
    )

    goal = card("warm-hands", pack)
    assert (goal.name, len(goal.lines)) == ("Warm hands", 1)
    assert card("bent-nail", pack).lines == ("For weapon", "The weapon gains [S]")
    assert [line.partition(":")[2] for line in card("the-pitt-star", pack).lines[-4:]] == [
        " ·",
        " ·",
        " ·",
        " power of the raiders +1",
    ]
