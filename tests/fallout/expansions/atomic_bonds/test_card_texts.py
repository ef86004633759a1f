"""Modifications, mutations and workshop upgrades in words: each says what it does, in three languages."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from crossroads.engine.packs import BadPack
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.expansions.atomic_bonds import packs
from crossroads.games.fallout.expansions.atomic_bonds.card_texts import card_lines, card_short
from crossroads.games.fallout.expansions.atomic_bonds.state import cards
from tests.kit.bonds import ID, bonds
from tests.kit.fallout import story_pack

PACK = Path(packs.__file__).parent / ID
LANGUAGES = ("en", "ru", "pl")
SORTS = ("modifications", "mutations", "workshop")
TEXTS = {
    "scope": "for weapon; the weapon counts as ranged",
    "long-barrel": "for weapon; 1 more reroll in fights (only from an adjacent space)",
    "heavy-grip": "for weapon; the weapon gains [S]",
    "reflex-sight": "for weapon; the weapon gains [P]",
    "quick-loader": "for weapon; the weapon gains [A]",
    "lucky-charm": "for weapon; the weapon gains [L]",
    "serrated-edge": "for weapon; during a fight, exhaust: inflict 1 more hit (only in the enemy's space)",
    "targeting-chip": "for weapon; during a fight, exhaust: turn a die to any face",
    "plating": "for apparel; during a fight, exhaust: ignore 1 hit icon of the enemy",
    "lead-lining": "for apparel; suffer 1 fewer rads each time",
    "pockets": "for apparel; the inventory holds 1 more",
    "light-frame": "for apparel; 1 more movement point with the first move action of your turn",
    "stealth-cloth": "for apparel; aggressive enemies leave you alone when you enter their space",
    "medic-kit": "for apparel; camping recovers 1 more HP",
    "scaly-skin": "armor 1 of your own; your HP never rise above 14",
    "speed-demon": "1 more movement point with every move action; camping recovers 1 HP less",
    "eagle-eyes": "1 more reroll in fights (only from an adjacent space); 1 reroll fewer in fights (only in the enemy's space)",
    "twisted-muscles": "1 more hit in every fight (only in the enemy's space); you cannot equip ranged weapons",
    "carnivore": "recover 2 HP for each kill of these enemies: critter, monster; aid cards recover 1 HP less",
    "plague-walker": "armor 1 of your own, as long as this is true: at least 8 rads; whenever you recover rads, 1 rad stays",
    "healing-factor": "at the start of your turn: recover 1 HP; you cannot use cards of this kind: chem",
    "marsupial": "the inventory holds 2 more; 1 reroll fewer in tests, where [I] counts",
    "egg-head": "1 more reroll in tests, where [P I] counts; 1 reroll fewer in fights",
    "empath": "other survivors in your space have 1 more armor; a fight that damages you does 1 more damage",
    "grounded": "ranged enemies add no hit against you; you get no extra hit for fighting at a distance",
    "herd-mind": "1 more reroll in fights and tests, as long as this is true: another survivor in your space; 1 reroll fewer in fights and tests, as long as this is true: no other survivor within 2 spaces (alone: no settlement)",
    "unstable": "when you camp: suffer 1 rad; during your turn, once a turn: be placed in an adjacent space",
    "chameleon": "aggressive enemies leave you alone when you enter their space or they enter yours, as long as this is true: nothing equipped of this kind: apparel; your apparel has armor 0",
    "water-purifier": "camping recovers 1 more HP",
    "clinic": "when you camp here (a settlement): recover 1 rad",
    "market-stall": "1 more dealing whenever you shop",
    "armor-bench": "every survivor: draw 1 apparel modification and take one of them",
    "weapon-bench": "every survivor: draw 1 weapon modification and take one of them",
    "beacon": "gain 2 C.A.M.P. tokens",
    "watchtower": "gain 1 C.A.M.P. token; everybody looks at 3 facedown tiles",
    "brahmin-pen": "gain 1 C.A.M.P. token; every survivor: 1 cap",
    "training-ground": "every survivor: 2 XP",
    "generator": "enemies in adjacent spaces do not prevent fast travel",
    "defences": "power of the opposing faction −1",
    "radio-mast": "gain 1 C.A.M.P. token; every survivor: ready all your exhausted cards",
}


GOALS = {
    "common-purse": "on their own turn a survivor pays 12 caps",
    "laid-down-arms": "on their own turn a survivor discards 2 weapons, equipped or not",
    "big-game": "a survivor kills an enemy of level 3",
    "well-read": "a survivor has 5 S.P.E.C.I.A.L. tokens",
    "known-ground": "at most 2 dangerous tiles are facedown",
    "lights-on-the-hill": "besides the one at Crossroads Camp there are 2 C.A.M.P. tokens on the map",
    "workshop-hum": "the survivors have gained 3 workshop upgrades",
    "full-kit": "a survivor has a card in every slot they can use",
    "deep-camp": "when a round ends, 2 survivors are on deadly tiles (a survivor alone: 1)",
    "double-trouble": "a survivor kills a second enemy in one turn",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sort", SORTS)
def test_every_card_says_what_it_does(sort: str, lang: str) -> None:
    """Each has a name, an inscription and a line for every thing that it does, without a message that is missing."""
    t = bonds()
    words, kind = t.game.words(lang), {"workshop": "upgrade"}.get(sort, sort[:-1])

    for name, card in t.state.content.added[ID][sort].items():
        assert words.find(f"{kind}-{name}"), name
        assert words.find(f"{kind}-{name}.flavour"), name
        lines = card_lines(words, card)
        assert lines, name
        assert all(line[:1].isupper() or not line[:1].isalpha() for line in lines), lines
        assert not [line for line in lines if "always-" in line or "result-" in line or "{" in line], lines


@pytest.mark.parametrize("name", TEXTS)
def test_the_text_is_made_from_what_a_card_does(name: str) -> None:
    """In English, word by word; there is no other card."""
    t = bonds()
    added = t.state.content.added[ID]
    assert [card for sort in SORTS for card in added[sort]] == [*TEXTS]
    card = next(added[sort][name] for sort in SORTS if name in added[sort])

    assert card_short(t.game.words("en"), card) == TEXTS[name]


@pytest.mark.parametrize("name", GOALS)
def test_the_text_of_a_goal_is_made_from_what_it_asks_for(name: str) -> None:
    """In English, word by word."""
    t = bonds()

    assert cards(t.state).goals[name].needs.describe(Voice(t.game.words("en"))) == GOALS[name]


def test_the_three_languages_have_the_same_messages() -> None:
    """No message of the cards and their events is missing in a language."""
    found = []
    for lang in LANGUAGES:
        body = FluentParser().parse((PACK / f"gear.{lang}.ftl").read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        found.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])

    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        (
            "modifications",
            "{id: fuse, fits: weapon, uses: [{moment: fight, pay: discard, effects: [{do: slay}]}]}",
            "discard",
        ),
        ("mutations", "{id: claws, uses: [{moment: fight, pay: exhaust, effects: [{do: slay}]}]}", "once"),
        ("modifications", "{id: air, fits: weapon, always: [{do: gains}]}", "gains nothing"),
        ("mutations", "{id: knot, always: [{do: hide-when, armor: 1, when: {armor: 1}}]}", "depend on armor"),
    ],
)
def test_a_card_that_cannot_work_is_refused(file: str, text: str, complaint: str) -> None:
    """A pack of one's own with a use that costs what is not there, or a word that says nothing."""
    with pytest.raises(BadPack, match=complaint):
        bonds(packs=[story_pack(**{file: f"- {text}\n"})])
