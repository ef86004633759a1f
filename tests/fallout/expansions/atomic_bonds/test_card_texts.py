"""Modifications, mutations and workshop upgrades in words: each says what it does, in three languages."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from crossroads.engine.packs import BadPack
from crossroads.games.fallout.expansions.atomic_bonds import packs
from crossroads.games.fallout.expansions.atomic_bonds.card_texts import card_lines, card_short
from tests.kit.bonds import ID, bonds
from tests.kit.fallout import story_pack

PACK = Path(packs.__file__).parent / ID
LANGUAGES = ("en", "ru", "pl")
SORTS = ("modifications", "mutations", "workshop")
TEXTS = {
    "scope": "for weapon; the weapon counts as ranged",
    "heavy-grip": "for weapon; the weapon gains [S]",
    "long-barrel": "for weapon; 1 more reroll in fights (only from an adjacent space)",
    "serrated-edge": "for weapon; during a fight, exhaust: inflict 1 more hit (only in the enemy's space)",
    "pockets": "for apparel; the inventory holds 1 more",
    "light-frame": "for apparel; 1 more movement point with the first move action of your turn",
    "scaly-skin": "armor 1 of your own; your HP never rise above 14",
    "eagle-eyes": "1 more reroll in fights (only from an adjacent space); 1 reroll fewer in fights (only in the enemy's space)",
    "carnivore": "recover 2 HP for each kill of these enemies: critter, monster; aid cards recover 1 HP less",
    "marsupial": "the inventory holds 2 more; 1 reroll fewer in tests, where [I] counts",
    "chameleon": "aggressive enemies leave you alone when you enter their space or they enter yours, as long as this is true: "
    "nothing equipped of this kind: apparel; your apparel has armor 0",
    "clinic": "when you camp here (a settlement): recover 1 rad",
    "armor-bench": "every survivor: draw 1 apparel modification and take one of them",
    "generator": "enemies in adjacent spaces do not prevent fast travel",
}


def printed(sort: str) -> list[str]:
    return [*bonds().state.content.added[ID][sort]]


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
    """In English, word by word."""
    t = bonds()
    added = t.state.content.added[ID]
    card = next(added[sort][name] for sort in SORTS if name in added[sort])

    assert card_short(t.game.words("en"), card) == TEXTS[name]


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
