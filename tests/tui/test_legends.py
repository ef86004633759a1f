"""Symbols and keywords of games and expansions: complete, in every language, an expansion's own at its tables alone."""

import re
from pathlib import Path

import pytest

import crossroads
from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.legends import keywords, legend, table_keywords, table_legend
from crossroads.tui.screens import help_page
from crossroads.tui.session import Session

GAMES = ("fallout", "munchkin", "shelter")
EXPANSIONS = ("new-california", "atomic-bonds")
SOURCE = Path(crossroads.__file__).parent
BASE = [
    *SOURCE.glob("tui/words/legend-fallout.*.ftl"),
    SOURCE / "tui/boards/legends.py",
    SOURCE / "tui/boards/fallout/symbols.py",
]
WORDS = {
    "fallout": (
        "V.A.T.S. dice, test, perk, loot, asset, equip, inventory, companion, Idolized, Vilified, Synth, Super Mutant, "
        "Addicted, power track, loyal, inactive, Ranged, Radiation, Retreat, Aggressive, camp, explore, encounter, shop, "
        "trash, stage a quest, card library, quest, agenda, influence, HP, rads, XP, caps, armor, reroll, hits, exhaust, "
        "Well Rested, difficult terrain, irradiated terrain"
    ),
    "munchkin": (
        "Door, Treasure, Look for Trouble, Loot the Room, monster, monster enhancer, Radiation, radioactive, Class, "
        "Super Munchkin, Megabrain, Sidekick, item, Junk, Modifier, Cheat!, caps, helper, Wandering Creature, level, "
        "Combat Strength, Radiation Defence, Run Away, Bad Stuff, One-Shot Item, Big, Backpack, Perk, Trap, Charity"
    ),
    "shelter": "happiness, training, any resource, wound, threat, fight, column, rent, exhaust, ready, first player",
    "new-california": "Fast, caps, Group XP, test, Enclave, NCR",
    "atomic-bonds": (
        "loyal faction, opposing faction, power track, goal, last stand, scenario sheet, assist, C.A.M.P. token, "
        "fast travel, modification, mutation, workshop upgrade, activation card"
    ),
}


def a_table(*expansions: str, lang: str = "en") -> Session:
    game = crossroads.new("fallout", seats=2, seed="words", packs=("base", *expansions), modules=expansions)
    return Session(game, (0, 1), {}, lang)


@pytest.mark.parametrize("name", WORDS)
def test_every_word_that_a_newcomer_asks_about_is_explained(name: str) -> None:
    assert {*WORDS[name].split(", ")} <= {word for word, _ in keywords(name)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*GAMES, *EXPANSIONS])
def test_every_word_is_told_in_every_language(name: str, lang: str) -> None:
    """As many words, none of them in English by mistake, each with a sentence."""
    told = keywords(name, lang)

    assert len(told) == len(keywords(name))
    assert all(word and len(meaning) > 20 and meaning.endswith(".") for word, meaning in told)
    if lang != "en":
        assert not {meaning for _, meaning in told} & {meaning for _, meaning in keywords(name)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_expansion_brings_its_symbols_and_words_to_its_tables_alone(lang: str) -> None:
    plain, bonds = a_table(lang=lang), a_table("atomic-bonds", lang=lang)
    added, words = legend("atomic-bonds", lang), keywords("atomic-bonds", lang)

    assert added
    assert table_legend(bonds) == [*table_legend(plain), *added]
    assert {*words} <= {*table_keywords(bonds)}
    assert not {*words} & {*table_keywords(plain)}
    assert not {*added} & {*table_legend(plain)}


def test_both_expansions_explain_themselves_side_by_side_on_one_key() -> None:
    session = a_table("new-california", "atomic-bonds")

    said = help_page(session).text.plain

    for name in EXPANSIONS:
        for word, meaning in keywords(name):
            assert f"\n{word}: {meaning}\n" in said
    for sign, meaning in legend("atomic-bonds"):
        assert f" {sign:<4}{meaning}\n" in said


def test_what_an_expansion_says_of_a_word_takes_the_place_of_what_the_game_says() -> None:
    said = dict(table_keywords(a_table("new-california")))

    assert "an enemy with Caps" in said["caps"]
    assert [word for word, _ in table_keywords(a_table("new-california"))].count("caps") == 1
    assert "an enemy with Caps" not in dict(keywords("fallout"))["caps"]


def test_the_base_names_no_expansion() -> None:
    for path in BASE:
        assert not re.search(r"atomic|bonds|california", path.read_text(encoding="utf-8"), re.IGNORECASE), path.name


def test_what_is_neither_a_game_nor_an_expansion_has_neither() -> None:
    assert legend("draughts") == []
    assert keywords("draughts") == []
