"""Fallout in words: nothing is missing, in any language, and whole games can be told."""

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import crossroads
from crossroads.engine.decisions import Decision
from crossroads.engine.effects import Effect
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout import base
from crossroads.games.fallout.acts import ACTS
from crossroads.games.fallout.cards.effects import Word
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.survivors.conditions import when_text
from tests.fallout.words.sentences import (
    BASE,
    HOME,
    WORDING,
    assert_reads_well,
    content,
    words,
)

PARTS = ("names", "cards", "table", "board", "recap")
STORIES = sorted({path.name.partition(".")[0] for path in BASE.glob("*.en.ftl")} - {*PARTS})
SCENARIOS = ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt")


@cache
def code() -> str:
    modules = [path for path in sorted(HOME.rglob("*.py")) if "expansions" not in path.relative_to(HOME).parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in modules)


# -- every message is there


class Variables(Visitor):
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named after the node
        self.names.add(node.id.name)


@cache
def messages(part: str, lang: str) -> dict[str, set[str]]:
    """The messages and attributes of a file, each with the variables that it uses."""
    resource = FluentParser().parse((BASE / f"{part}.{lang}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for name, pattern in ((entry.id.name, entry.value), *_attributes(entry)):
                assert name not in found, f"{name} is there twice"
                seen = Variables()
                seen.visit(pattern)
                found[name] = seen.names
    return found


def _attributes(entry: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def written(lang: str) -> frozenset[str]:
    return frozenset(name for part in PARTS for name in messages(part, lang))


@pytest.mark.parametrize("part", PARTS)
def test_the_three_languages_have_the_same_messages_with_the_same_variables(part: str) -> None:
    english, russian, polish = (messages(part, lang) for lang in LANGUAGES)

    assert english == russian
    assert english == polish


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_kind_of_event_has_words(lang: str) -> None:
    prompts = set(re.findall(r'(?:Ask|pick)\(\s*[\w.()]+,\s+"([a-z-]+)"', code()))
    prompts |= {f"window-{name}" for name in ("before", "strike", "kill")}
    kinds = set(re.findall(r'emit(?:_to)?\(\s*(?:\([\w., ]+\),\s*)?"([a-z-]+)"', code()))
    told = {"outcome", "tested"}  # the story itself; a message for each end

    assert len(prompts) > 35
    assert len(kinds) > 70
    assert {f"prompt-{prompt}" for prompt in prompts - {"reroll"}} <= written(lang)
    assert {"prompt-reroll-test", "prompt-reroll-fight", "prompt-relocate"} <= written(lang)
    assert {f"event-{kind}" for kind in kinds - told} <= written(lang)


def test_every_kind_of_option_has_a_label() -> None:
    """It is declared: with names or without, as the code offers it."""
    offered = set(re.findall(r'(?:Option|Refusal)\(\s*f?"([a-z-]+(?::?))', code()))
    declared = {f"{act.verb}:" if act.names else act.verb for act in ACTS.all}

    assert len(offered) > 50
    assert offered <= declared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_met_has_a_name_and_an_inscription(lang: str) -> None:
    whole = content()
    inscribed = [
        *[f"card-{card.id}" for card in whole.cards.values()],
        *[f"perk-{perk}" for perk in whole.perks],
        *[f"agenda-{agenda.name}" for agenda in whole.agendas.values()],
        *[f"enemy-{token}" for token in whole.enemies],
        *[f"character-{character}" for character in whole.characters],
    ]
    places = [space.name for face in whole.faces.values() for space in face.spaces.values() if space.name]
    sides = [f"{scenario}-{side}" for scenario in whole.scenarios for side in ("star", "shield")]

    assert {each for name in inscribed for each in (name, f"{name}.flavour")} <= written(lang)
    assert {f"place-{place}" for place in places} <= written(lang)
    assert {f"{family}-{side}" for family in ("faction", "enemy") for side in sides} <= written(lang)
    assert {each for name in whole.scenarios for each in (f"scenario-{name}", f"scenario-{name}.intro")} <= written(
        lang
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_encounter_and_quest_has_its_whole_story(lang: str) -> None:
    """No more and no less: what is missing would be told in English, or left out without a word."""
    told = {name for part in STORIES for name in messages(part, lang)}

    assert told == {*_encounter_messages(), *_quest_messages()}


def _encounter_messages() -> Iterator[str]:
    for card in content().encounters.values():
        yield from (f"encounter-{card.id}", f"encounter-{card.id}.intro")
        for option in card.options:
            ends = ("", "-success") if option.task is None else ("", "-success", "-failure")
            yield from [f"encounter-{card.id}.{option.id}{end}" for end in ends]


def _quest_messages() -> Iterator[str]:
    for quest in content().quests.values():
        yield from (f"quest-{quest.id}", f"quest-{quest.id}.story")
        for objective in quest.objectives:
            yield from (f"quest-{quest.id}.{objective.id}", f"quest-{quest.id}.{objective.id}-done")


# -- whole games


def played(scenario: str, seats: int, seed: str, choices: int) -> Iterator[Game[Any]]:
    """A game of somebody who would rather see the world than camp."""
    game = crossroads.new("fallout", seats=seats, seed=seed, options={"scenario": scenario})
    chance = random.Random(seed)
    for _ in range(choices):
        yield game
        if game.decision is None:
            return
        lively = [each for each in game.decision.ids if not re.match(r"camp|end|unequip|equip|loyal|withdraw", each)]
        options = lively if lively and chance.random() < 0.9 else game.decision.ids
        game.choose(chance.choice(options))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), [*zip(SCENARIOS, (2, 3, 4, 1), strict=True)])
def test_whole_games_can_be_told(scenario: str, seats: int, lang: str) -> None:
    """Each option, each refusal, each question, each event as every seat and a spectator learn of it, and the table."""
    told: set[str] = set()
    for number, game in enumerate(played(scenario, seats, f"{scenario} {lang}", 140)):
        speech = game.words(lang)
        for seat in (*range(seats), None):
            view = game.view(seat)
            told |= {WORDING.event(speech, view, event) for event in game.events_for(seat)}
            if number % 25 == 0:
                told |= {*WORDING.table(speech, view)}
        decision = game.decision
        if decision is None:
            break
        view = game.view(decision.seat)
        labels = [WORDING.option(speech, view, each).sentence for each in decision.ids]
        assert len({*labels}) == len(labels) or _has_twins(decision), labels
        told |= {*labels, WORDING.prompt(speech, view, decision).sentence}
        told |= {WORDING.option(speech, view, reason.option).sentence for reason in game.explain(lang=lang)}

    assert len(told) > 200
    for text in told:
        assert_reads_well(text, lang)


def _has_twins(decision: Decision) -> bool:
    """Whether two options name copies of one card or token, or agendas of one design: they are told in the same words."""
    ids = [re.sub(r"~\d+|#\d+|-\d+$", "", each) for each in decision.ids]
    return len({*ids}) < len(ids)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_story_can_be_told(scenario: str, lang: str) -> None:
    """All quests and encounters: what their conditions and results say, in the scenario's names."""
    voice, whole = Voice(words(lang), scenario), content()
    for quest in whole.quests.values():
        for line in WORDING.card(words(lang), whole, f"quest:{quest.id}").split("\n"):
            assert_reads_well(line, lang)
        for effect in (*quest.staging, *[each for aim in quest.objectives for each in aim.results]):
            assert_reads_well(effect.describe(voice), lang)
    for card in whole.encounters.values():
        for option in card.options:
            task = [option.task] if option.task else []
            for told in (*option.cost, *option.success, *option.failure, *task):
                assert_reads_well(told.describe(voice), lang)
            for when in (option.needs, option.forced):
                if when is not None:
                    assert_reads_well(when_text(voice, when), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_have_a_text(lang: str) -> None:
    whole = content()
    kinds: dict[str, Iterable[str]] = {"perk": whole.perks, "agenda": whole.agendas, "enemy": whole.enemies}
    named = [f"{kind}:{each}" for kind, things in kinds.items() for each in things]
    named += [f"card:{card.id}" for card in whole.cards.values() if card.id != "junk"]

    for name in named:
        for line in WORDING.card(words(lang), whole, name).split("\n"):
            assert_reads_well(line, lang)

    assert WORDING.card(words(lang), whole, "card:junk") == ""


def test_every_effect_has_its_words() -> None:
    """Whatever a pack may say is described, and whatever class is a word can be said."""
    written = set(re.findall(r'^class (\w+)\([\w, ]+, frozen=True, tag="', code(), re.MULTILINE))

    assert written == {kind.__name__ for kind in base.BASE.effects}
    assert len(written) > 50
    for kind in base.BASE.effects:
        assert kind.describe not in (Word.describe, Effect.describe), kind
