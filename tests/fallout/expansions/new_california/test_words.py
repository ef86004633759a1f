"""New California in words: every thing has a name, every card its whole story, every word of a card reads well."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from crossroads.engine.content import content_of
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.effects import Passive, Task, Word
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.expansions.new_california import NEW_CALIFORNIA, packs
from crossroads.games.fallout.expansions.new_california.cooperation import ENDINGS
from crossroads.games.fallout.expansions.new_california.passives import (
    BuiltIn,
    Discount,
    Loner,
    ReadyWeapon,
    Repair,
    StartWith,
    Surefoot,
    TradeReach,
    Unthreatened,
    Veteran,
)
from crossroads.games.fallout.expansions.new_california.results import GroupXp, Tally, TallyStep
from crossroads.games.fallout.survivors.results import Caps, Damage
from tests.kit.california import ID, california, meets_in_california
from tests.kit.fallout import ARMS, HEAD, LEGS, survivor

PACK = Path(packs.__file__).parent / ID
LANGUAGES = ("en", "ru", "pl")


@cache
def messages(lang: str) -> frozenset[str]:
    """All messages and attributes of the pack in a language."""
    found: list[str] = []
    for path in sorted(PACK.glob(f"*.{lang}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path, entry.content)
            if isinstance(entry, ast.Message):
                found.append(entry.id.name)
                found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    assert len(found) == len({*found}), [name for name in found if found.count(name) > 1]
    return frozenset(found)


@cache
def contents() -> tuple[Content, Content]:
    return content_of("fallout", ("base",)), content_of("fallout", ("base", ID), (ID,))


def added(sort: str) -> list[str]:
    """What the expansion adds of a sort, by id."""
    base, both = contents()
    return [each for each in getattr(both, sort) if each not in getattr(base, sort)]


def words(lang: str) -> Words:
    return california(survivor()).game.words(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_an_inscription(lang: str) -> None:
    _, both = contents()
    kinds = {"loot": "card", "assets": "card", "uniques": "card", "own_cards": "card", "perks": "perk"}
    inscribed = [f"{kind}-{each}" for sort, kind in kinds.items() for each in added(sort)]
    inscribed += [f"enemy-{each}" for each in added("enemies")]
    inscribed += [f"character-{each}" for each in added("characters")]
    places = [space.name for face in added("faces") for space in both.faces[face].spaces.values() if space.name]
    sides = [f"{scenario}-{side}" for scenario in added("scenarios") for side in ("star", "shield")]

    wanted = {each for name in inscribed for each in (name, f"{name}.flavour")}
    wanted |= {f"place-{place}" for place in places}
    wanted |= {f"{family}-{side}" for family in ("faction", "enemy") for side in sides}
    wanted |= {each for name in added("scenarios") for each in (f"scenario-{name}", f"scenario-{name}.intro")}
    assert wanted - messages(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_encounter_and_quest_has_its_whole_story(lang: str) -> None:
    """No more and no less: what is missing would be told in English, or left out without a word."""
    told = {name for name in messages(lang) if name.startswith(("encounter-", "quest-"))}
    wanted = {*_encounters(), *_quests()}

    assert (wanted - told, told - wanted) == (set(), set())


def _encounters() -> Iterator[str]:
    for which in added("encounters"):
        card = contents()[1].encounters[which]
        yield from (f"encounter-{card.id}", f"encounter-{card.id}.intro")
        for option in card.options:
            yield f"encounter-{card.id}.{option.id}"
            if isinstance(option.task, Tally):
                yield from [f"encounter-{card.id}.{option.id}-tally-{step.hits}" for step in option.task.steps]
            ends = (
                ()
                if isinstance(option.task, Tally)
                else ("success",)
                if option.task is None
                else ("success", "failure")
            )
            yield from [f"encounter-{card.id}.{option.id}-{end}" for end in ends]


def _quests() -> Iterator[str]:
    for which in added("quests"):
        quest = contents()[1].quests[which]
        yield from (f"quest-{quest.id}", f"quest-{quest.id}.story")
        for objective in quest.objectives:
            yield f"quest-{quest.id}.{objective.id}"
            tallies = [task for task in objective.tasks if isinstance(task, Tally)]
            yield from [f"quest-{quest.id}.{objective.id}-tally-{step.hits}" for task in tallies for step in task.steps]
            if objective.results or not tallies:
                yield f"quest-{quest.id}.{objective.id}-done"


STEPS = (TallyStep(0, (Damage(2),)), TallyStep(1, (Caps(1),)), TallyStep(3))
SAID: list[tuple[Word, str]] = [
    (GroupXp(2), "every survivor gains 2 XP"),
    (Tally("PA"), "test [P A] without a difficulty"),
    (
        Tally("P", STEPS),
        "test [P] without a difficulty; no hits: suffer 2 damage; 1 to 2 hits: 1 cap; 3 or more hits: nothing",
    ),
    (
        Tally("P", (TallyStep(0), TallyStep(1), TallyStep(2), TallyStep(3), TallyStep(4))),
        "test [P] without a difficulty; no hits: nothing; exactly 1 hit: nothing; exactly 2 hits: nothing; "
        "exactly 3 hits: nothing; 4 or more hits: nothing",
    ),
    (
        Tally("P", (TallyStep(0), TallyStep(2)), "other"),
        "another survivor here tests [P] without a difficulty; at most 1 hit: nothing; 2 or more hits: nothing",
    ),
    (Tally("P", (TallyStep(0, (Caps(1),)),)), "test [P] without a difficulty; 0 or more hits: 1 cap"),
    (Surefoot(), "difficult terrain costs you 1 movement point"),
    (Veteran(2), "1 more XP for killing an enemy of level 2 or higher"),
    (StartWith(6), "you begin with 6 caps"),
    (StartWith(settlements=True), "you may begin in any faceup settlement"),
    (TradeReach(3), "when you camp you can trade with survivors up to 3 spaces away"),
    (BuiltIn("EI"), "without a weapon you fight with [E I]"),
    (Discount(), "items cost you 1 cap less"),
    (Loner(), "1 reroll in fights while no other survivor is in your space or next to it"),
    (ReadyWeapon(), "ready your weapon"),
    (Repair(3), "discard an item from your inventory to recover 3 HP"),
    (Unthreatened(), "no active enemy in your space"),
]


@pytest.mark.parametrize(("effect", "expected"), SAID)
def test_every_word_of_a_card_reads_as_it_does(effect: Word, expected: str) -> None:
    assert effect.describe(Voice(words("en"), ID)) == expected
    for lang in ("ru", "pl"):
        said = effect.describe(Voice(words(lang), ID))
        assert said
        assert not re.search(r"[{}$]|\bNone\b|  ", said), said


def test_every_word_that_it_adds_is_tried() -> None:
    """Whatever class is a word of its cards is among those above."""
    assert {type(effect) for effect, _ in SAID} == {*NEW_CALIFORNIA.effects}
    assert all(issubclass(kind, Passive | Task | Word) for kind in NEW_CALIFORNIA.effects)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_outcome_by_hits_is_told_with_its_story(lang: str) -> None:
    """The Race on the Salt Flat is run with two hits: the count is told, then what the card tells of two or three."""
    t = california(
        survivor(space="cat.a"), encounters={"wasteland": ["salt-race"]}, dice=[ARMS, LEGS, HEAD], seed="race"
    )
    t.choose("encounter", "option:run")
    while t.prompt == "reroll":
        t.choose("stop")
    speech = t.game.words(lang)

    (event,) = t.happened("new-california.counted")
    told = t.game.definition.wording().event(speech, t.game.view(0), event)

    assert event.about["hits"] == 2
    assert told.endswith(speech(f"encounter-salt-race.run-tally-{event.about['step']}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_test_without_a_difficulty_names_none(lang: str) -> None:
    """In the log, in the question and in the lines about the table there is no difficulty 0."""
    t = meets_in_california("", survivor(special="P"), option="task: {do: tally, letters: P}", dice=[HEAD] * 3)
    t.choose("option:do")
    speech, view, wording = t.game.words(lang), t.game.view(0), t.game.definition.wording()
    assert t.game.decision is not None

    told = [wording.event(speech, view, event) for event in t.happened("test")]
    told.append(wording.prompt(speech, view, t.game.decision).sentence)
    told += [line for line in wording.table(speech, view) if "P" in line]

    difficulty = {"en": "difficulty", "ru": "сложность", "pl": "trudność"}[lang]
    assert not [line for line in told if difficulty in line.lower()]


ASKED = {
    "en": (
        "“Legend”: what should this agenda do?",
        "To win: the free tribes, 3 of 9. To lose: the Enclave, 2 of 9.",
    ),
    "ru": (
        "«Легенда»: что даёт этот замысел?",
        "Победа: вольные племена, 3 из 9. Поражение: Анклав, 2 из 9.",
    ),
    "pl": (
        "„Legenda”: co daje to osiągnięcie?",
        "Wygrana: wolne plemiona, 3 z 9. Przegrana: Enklawa, 2 z 9.",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_chooses_what_an_agenda_does_reads_which_one_and_where_the_tokens_are(lang: str) -> None:
    t = meets_in_california(
        "{do: draw, deck: agenda}", scenario="new-california", agendas=["legend-2", "payday-1"], power=(3, 2)
    )
    t.choose("option:do")
    assert t.game.decision is not None

    asked = t.game.definition.wording().prompt(t.game.words(lang), t.game.view(0), t.game.decision)

    assert (asked.title, asked.text) == ASKED[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_ends_of_the_group_are_told_on_the_last_page(lang: str) -> None:
    """The book says how a game ended, for each way in which it can."""
    game = california(survivor()).game
    names = game.definition.book(game.words(lang), game.content)["names"]

    assert names["how-new-california.freedom"] != names["how-new-california.security"]
    assert not [how for how in ENDINGS if "how-" in names[f"how-{how}"] or "ending-" in names[f"how-{how}"]]


def test_no_token_is_said_to_be_beyond_the_last_space() -> None:
    """A quest moves the star by two from the last space but one: it is on the last, and so are the scores."""
    t = meets_in_california("{do: power, faction: star, amount: 2}", scenario="new-california", power=(8, 2))
    t.choose("option:do")
    view = t.game.view(0)

    assert "To win: the free tribes, 9 of 9." in t.game.definition.wording().table(words("en"), view)
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (9,)
