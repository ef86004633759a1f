"""Fallout in words: nothing is missing, in any language, and numbers and names stand in their right forms."""

import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import crossroads
from crossroads.engine.content import content_of
from crossroads.engine.decisions import Decision, Option
from crossroads.engine.definition import definition
from crossroads.engine.effects import Effect
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.labels import Label
from crossroads.engine.words import LANGUAGES, Words
from crossroads.games import fallout
from crossroads.games.fallout import DEFINITION as FALLOUT
from crossroads.games.fallout import base
from crossroads.games.fallout.acts import ACTS
from crossroads.games.fallout.cards.conditions import When, Where
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.effects import Word
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.combat import results as tasks
from crossroads.games.fallout.combat.abilities import Hits, Rerolls
from crossroads.games.fallout.enemies.effects import BringToMap, Scout
from crossroads.games.fallout.map.directions import way_from_camp
from crossroads.games.fallout.state import Staged
from crossroads.games.fallout.story.results import If
from crossroads.games.fallout.survivors.card_effects import DrawCards, Roomy
from crossroads.games.fallout.survivors.conditions import when_text
from crossroads.games.fallout.survivors.results import Caps, Cure, Heal, Xp
from crossroads.games.fallout.survivors.where import where_text
from crossroads.games.fallout.turn.effects import Shop
from crossroads.games.fallout.words.cards import use_text
from crossroads.games.fallout.words.places import node_name, sides_of, space_name
from tests.kit.fallout import Wasteland, deal, enemy, met_with, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

WORDING = FALLOUT.wording()

HOME = Path(fallout.__file__).parent
BASE = HOME / "packs" / "base"
PARTS = ("names", "cards", "table", "board")
STORIES = sorted({path.name.partition(".")[0] for path in BASE.glob("*.en.ftl")} - {*PARTS})
SCENARIOS = ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt")


@cache
def words(lang: str) -> Words:
    return Words(lang, (BASE,), content())


@cache
def content() -> Content:
    found: Content = content_of("fallout", ())
    return found


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


def assert_reads_well(text: str, lang: str) -> None:
    """No braces, ids, gaps or doubled marks."""
    text = text.replace("S.P.E.C.I.A.L.", "X")
    assert text, "an empty text"
    assert text == text.strip(), text
    assert not re.search(
        r"[{}$<>_]| {2}|[.,;:]{2}|[(\[] | [)\],.;:]|\(\)|\[\]|\bNone\b|[a-z]\.[a-g]\b|tile-\d|#\d|~", text
    ), text
    if lang == "ru":
        assert not re.search(r"[A-Za-z]{2}", text), text


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


# -- what cards say

CARDS = {
    "card:stimpak": (
        "During your turn, discard: recover 6 HP",
        "В свой ход, сбросив карту: восстановить 6 здоровья",
        "Podczas twojej tury, odrzucając kartę: wylecz 6 PW",
    ),
    "card:fat-man": (
        "Ranged, rerolls [S P]\nDuring a fight, exhaust: kill the enemy; afterwards: suffer 2 rads\n"
        "Readying costs 3 caps",
        "Дальнобойное, перебросы [S P]\nВ бою, повернув карту: убить врага; затем: получить 2 рада\n"
        "Возврат в подготовленное положение стоит 3 крышки",
        "Symbol strzału, przerzuty [S P]\nPodczas walki, wyczerpując kartę: zabij wroga; potem: otrzymujesz 2 rady\n"
        "Odświeżenie kosztuje 3 kapsle",
    ),
    "card:buffout": (
        "During a fight, discard: inflict 1 more hit; afterwards: test [E], difficulty 2; on failure: gain the trait "
        "Addicted",
        "В бою, сбросив карту: ещё 1 попадание по врагу; затем: проверка [E], сложность 2; при провале: получить "
        "особенность «Зависимый»",
        "Podczas walki, odrzucając kartę: 1 dodatkowe trafienie; potem: test [E], trudność 2; przy porażce: zyskujesz "
        "cechę „uzależniony”",
    ),
    "card:nick-valentine": (
        "During a test, exhaust: 2 more rerolls, where [P I] counts\nTo recruit: trait Idolized\n"
        "Stays with you as long as you lack the trait Vilified",
        "В проверке, повернув карту: ещё 2 переброса, если используется [P I]\nЧтобы завербовать: особенность «Кумир»\n"
        "Остаётся с вами, пока выполнено: у вас нет особенности «Презренный»",
        "Podczas testu, wyczerpując kartę: 2 dodatkowe przerzuty, jeśli używasz [P I]\n"
        "Aby zwerbować: cecha „ubóstwiany”\nZostaje z tobą, dopóki nie masz cechy „znienawidzony”",
    ),
    "card:tire-iron": (
        "Rerolls [S A]\n1 cap for each kill of a level 1 enemy",
        "Перебросы [S A]\n1 крышка за каждого убитого врага уровня 1",
        "Przerzuty [S A]\n1 kapsel za każdego zabitego wroga o poziomie 1",
    ),
    "perk:heavy-lifter": (
        "During your turn, discard: your inventory holds 5 cards until the end of your next turn",
        "В свой ход, сбросив карту: до конца вашего следующего хода в инвентаре помещается 5 карт",
        "Podczas twojej tury, odrzucając kartę: do końca twojej następnej tury ekwipunek mieści 5 kart",
    ),
    "agenda:freedom-1": (
        "1 influence, and 1 more for each space that puts the star faction ahead; can be shown for loyalty to the star "
        "faction",
        "1 влияние и ещё по 1 за каждое деление, на которое впереди группировка звезды; с этой картой можно объявить о "
        "верности: группировка звезды",
        "1 wpływ i 1 więcej za każde pole przewagi: organizacja gwiazdy; tą kartą można ogłosić lojalność: organizacja "
        "gwiazdy",
    ),
    "agenda:payday-1": (
        "1 influence, and 1 more for each that you reach: 10 caps; 16 caps",
        "1 влияние и ещё по 1 за каждую достигнутую отметку: 10 крышек; 16 крышек",
        "1 wpływ i 1 więcej za każdy osiągnięty próg: 10 kapsli; 16 kapsli",
    ),
    "enemy:radscorpion": (
        "level 2, vulnerable: arms, legs; Aggressive, Radiation",
        "уровень 2, уязвимы: руки, ноги; Агрессивный, Радиоактивный",
        "poziom 2, wrażliwe: ręce, nogi; Agresja, Promieniowanie",
    ),
}


@pytest.mark.parametrize("name", CARDS)
def test_what_a_card_says(name: str) -> None:
    assert tuple(WORDING.card(words(lang), content(), name) for lang in LANGUAGES) == CARDS[name]


NUMBERS = [
    (Xp(amount=1), "1 XP", "1 очко опыта", "1 PD"),
    (Xp(amount=3), "3 XP", "3 очка опыта", "3 PD"),
    (Xp(amount=5), "5 XP", "5 очков опыта", "5 PD"),
    (Caps(amount=1), "1 cap", "1 крышка", "1 kapsel"),
    (Caps(amount=2), "2 caps", "2 крышки", "2 kapsle"),
    (Caps(amount=5), "5 caps", "5 крышек", "5 kapsli"),
    (
        Caps(amount="level+2"),
        "caps: the icon's level+2",
        "крышки: уровень значка+2",
        "kapsle: poziom symbolu+2",
    ),
    (Heal(amount="all"), "recover all HP", "восстановить всё здоровье", "wylecz wszystkie PW"),
    (Cure(amount=1), "recover 1 rad", "избавиться от 1 рада", "usuń 1 rad"),
    (Cure(amount=3), "recover 3 rads", "избавиться от 3 рад", "usuń 3 rady"),
    (Shop(dealings="level"), "dealings in the shop: the icon's level", "сделки на рынке: уровень значка", None),
    (DrawCards(deck="loot", amount=2), "draw 2 loot cards", "взять 2 карты добычи", "dobierz 2 karty znalezisk"),
    (DrawCards(deck="asset", amount="level"), "assets: the icon's level", "активы: уровень значка", None),
    (Hits(amount=2, reach="away"), "inflict 2 more hits (only from an adjacent space)", None, None),
    (Rerolls(amount=1, reach="near"), "1 more reroll (only in the enemy's space)", None, None),
    (
        Scout(reach=1),
        None,
        None,
        "odkryj nieaktywnego wroga w odległości do 1 pola albo podejrzyj sąsiedni zakryty kafelek",
    ),
    (Roomy(limit=4), None, "до конца вашего следующего хода в инвентаре помещается 4 карты", None),
    (
        tasks.Test(letters="SE", difficulty=2, by="other"),
        "another survivor here tests [S E], difficulty 2",
        "другой выживший здесь выполняет проверку [S E], сложность 2",
        "inny ocalały na tym polu wykonuje test [S E], trudność 2",
    ),
    (
        If(when=When(leads="star"), then=(Xp(amount=1),), otherwise=(Xp(amount=2),)),
        "if a lead of at least 1 for the Railroad: 1 XP; otherwise: 2 XP",
        "если выполнено (Подземка впереди хотя бы на 1): 1 очко опыта; иначе: 2 очка опыта",
        "jeśli spełnione (Kolej z przewagą co najmniej 1): 1 PD; w przeciwnym razie: 2 PD",
    ),
    (
        BringToMap(enemy="shield", at=Where(icon="settlement", farthest=True), amount=2),
        "place Institute Synth ×2 here: a settlement, as far from you as possible",
        "поместить на поле: Синт Института ×2 (поселение, как можно дальше от вас)",
        "umieść na mapie: Syntek Instytutu ×2 (osada, jak najdalej od ciebie)",
    ),
]


@pytest.mark.parametrize(("effect", "english", "russian", "polish"), NUMBERS)
def test_effects_stand_in_their_right_forms(
    effect: Any, english: str | None, russian: str | None, polish: str | None
) -> None:
    """A phrase that is not given here is like one that is."""
    for lang, expected in zip(LANGUAGES, (english, russian, polish), strict=True):
        said = effect.describe(Voice(words(lang), "commonwealth"))
        assert expected in (None, said)
        assert_reads_well(said, lang)


def test_every_effect_has_its_words() -> None:
    """Whatever a pack may say is described, and whatever class is a word can be said."""
    written = set(re.findall(r'^class (\w+)\([\w, ]+, frozen=True, tag="', code(), re.MULTILINE))

    assert written == {kind.__name__ for kind in base.BASE.effects}
    assert len(written) > 50
    for kind in base.BASE.effects:
        assert kind.describe not in (Word.describe, Effect.describe), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_its_words(lang: str) -> None:
    voice = Voice(words(lang), "far-harbor")
    whens = [
        *[When(special=2), When(caps=1), When(rads=3), When(card="pip-boy"), When(kind="chem", count=3)],
        *[When(equipped="weapon"), When(together=True), When(loyal="shield"), When(staged=14), When(weapon_cost=4)],
        *[When(armor=2), When(companions=2), When(uniques=1), When(inventory=3), When(slots=3)],
        *[When(any=(When(trait="synth"), When(letter="S"))), When(none=(When(trait="synth"), When(letter="S")))],
        When(trait="idolized", caps=5),
    ]
    wheres = [
        *[Where(marker=True), Where(icon="vault-84"), Where(terrain="difficult"), Where(back="deadly")],
        *[Where(facedown=True, farthest=True), Where(tile="1,2"), Where(tile="0,0"), Where(tile="-2,0")],
    ]
    said = {*[when_text(voice, when) for when in whens], *[where_text(voice, where) for where in wheres]}

    assert len(said) == len(whens) + len(wheres)
    for text in said:
        assert_reads_well(text, lang)


def test_a_use_tells_what_it_requires() -> None:
    use = Use(moment="before-fight", pay="exhaust", effects=(Hits(amount=1),), needs=When(trait="well-rested"))

    assert use_text(Voice(words("en")), use) == (
        "before a fight, exhaust: inflict 1 more hit (requires: trait Well Rested)"
    )


# -- places


def test_spaces_go_by_their_place_or_by_their_side_of_the_tile() -> None:
    assert space_name(words("en"), "dia.d") == "Diamond City"
    assert space_name(words("en"), "dia.b") == "Diamond City, east space"
    assert space_name(words("ru"), "g3.b") == "Консервный завод, средний сектор"
    assert space_name(words("pl"), "bos.e") == "Dobrosąsiedztwo, pole wschodnie"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_spaces_have_the_same_name(lang: str) -> None:
    faces = content().faces.values()
    named = [space_name(words(lang), f"{face.id}.{letter}") for face in faces for letter in face.spaces]

    assert len({*named}) == len(named)


def test_spaces_on_one_side_of_a_tile_are_told_apart_by_their_letters() -> None:
    tiles = """
- {id: odd, back: dangerous, border: abb bbb bbb bbb bbb baa, inside: ab ac ad bc cd, spaces: {a: {}, b: {}, c: {}, d: {}}}
"""
    game = deal(packs=(story_pack(tiles=tiles),)).game
    speech = game.words("en")

    assert sides_of(speech.content.faces["odd"])["c"] == "centre"
    assert space_name(speech, "odd.a") == "Odd, north space"
    assert space_name(speech, "odd.c") == "Odd, middle space (c)"


def test_facedown_tiles_go_by_the_way_from_the_camp() -> None:
    view = wasteland(survivor()).game.view(0)

    assert node_name(words("en"), view, "tile-1") == "facedown dangerous tile, 1 east of the camp"
    assert node_name(words("ru"), view, "tile-8") == (
        "закрытый смертоносный фрагмент, от лагеря 3 на восток, 1 на юго-восток"
    )
    assert node_name(words("pl"), view, "tile-9") == (
        "zakryty niebezpieczny kafelek, od obozu 1 na południowy wschód, 1 na południowy zachód"
    )


@pytest.mark.parametrize(
    ("q", "r", "way"),
    [
        (0, 0, "at the camp"),
        (2, -2, "2 northeast"),
        (2, 0, "2 east"),
        (0, 2, "2 southeast"),
        (-2, 2, "2 southwest"),
        (-2, 0, "2 west"),
        (0, -2, "2 northwest"),
        (3, -1, "1 northeast, 2 east"),
        (1, 2, "1 east, 2 southeast"),
        (-1, 3, "2 southeast, 1 southwest"),
        (-3, 1, "1 southwest, 2 west"),
        (-2, -1, "2 west, 1 northwest"),
        (1, -3, "2 northwest, 1 northeast"),
    ],
)
def test_a_way_has_at_most_two_directions(q: int, r: int, way: str) -> None:
    assert way in way_from_camp(words("en"), q, r)


# -- options and questions


def label(t: Wasteland, option: str, lang: str = "en") -> str:
    return WORDING.option(t.game.words(lang), t.game.view(t.seat), option).sentence


def parts(t: Wasteland, option: str, lang: str = "en") -> Label:
    return WORDING.option(t.game.words(lang), t.game.view(t.seat), option)


def question(t: Wasteland, lang: str = "en") -> str:
    return WORDING.prompt(t.game.words(lang), t.game.view(t.seat), t.decision).sentence


def log(t: Wasteland, seat: int | None = 0, lang: str = "en") -> list[str]:
    view = t.game.view(seat)
    return [WORDING.event(t.game.words(lang), view, event) for event in t.game.events_for(seat)]


def test_a_turn_tells_the_way_the_terrain_and_the_enemies() -> None:
    t = wasteland(
        survivor(space="camp.e", weapon="laser-rifle"),
        tiles={"1,0": "g5"},
        enemies=[enemy("radroach", "g5.c"), enemy("raider", "camp.b", active=False), enemy("shield#1", "camp.e")],
        points=2,
    )

    assert label(t, "step:g5.c") == (
        "Step east to Collapsed Overpass, west space (irradiated terrain, level 1 Radroach), 1 point"
    )
    assert label(t, "step:camp.b", "ru") == (
        "Шаг на запад: Лагерь на перекрёстке, средний сектор (пересечённая местность, неактивный враг: человек), 2 очка"
    )
    assert label(t, "explore:tile-5") == "Explore the dangerous tile to the southeast"
    assert label(t, "fight:radroach", "pl") == (
        "Walka: Radkaraluch (poziom 1, wrażliwe: korpus, ręce, nogi; Agresja) — Zawalony wiadukt, pole zachodnie"
    )
    assert label(t, "fight:shield#1") == "Fight: Institute Synth (level 1, vulnerable: torso, arms, legs; Ranged)"
    assert question(t, "ru") == "Ваш ход: осталось 2 действия, 2 очка движения"


@pytest.mark.parametrize(
    ("lang", "step", "points", "buys", "caps", "sells", "brings"),
    [
        ("en", "Step west to Crossroads Camp, middle space", "2 points", "Buy", "2 caps", "Sell", "1 cap"),
        (
            "ru",
            "Шаг на запад: Лагерь на перекрёстке, средний сектор",
            "2 очка",
            "Купить",
            "2 крышки",
            "Продать",
            "1 крышка",
        ),
        (
            "pl",
            "Krok na zachód: Obóz na rozdrożach, pole środkowe",
            "2 punkty",
            "Kup",
            "2 kapsle",
            "Sprzedaj",
            "1 kapsel",
        ),
    ],
)
def test_what_an_option_costs_or_brings_is_a_part_of_its_label(
    lang: str, step: str, points: str, buys: str, caps: str, sells: str, brings: str
) -> None:
    """Not of its title; the bare number comes along, for a board that has room for no more."""
    t = wasteland(survivor(space="camp.e"), points=2)
    moving = parts(t, "step:camp.b", lang)
    t = wasteland(survivor(space="dia.d", caps=9), shop=["tire-iron"])
    name = t.game.words(lang)("card-tire-iron")
    buying, selling, scrapping = (parts(t, f"{verb}:tire-iron", lang) for verb in ("buy", "sell", "scrap"))

    assert (moving.title, moving.cost, moving.gain, moving.price) == (step, points, "", 2)
    assert (buying.title, buying.cost, buying.gain, buying.price) == (f"{buys}: {name}", caps, "", 2)
    assert (selling.title, selling.cost, selling.gain, selling.price) == (f"{sells}: {name}", "", brings, 1)
    assert (scrapping.cost, scrapping.gain, scrapping.price) == ("", caps, 2)
    for each in (moving, buying, selling, scrapping):
        assert not any(character.isdigit() for character in each.title)
        assert each.note in each.sentence
        assert str(each.price) in each.sentence


def test_a_step_between_two_middle_spaces_has_no_direction() -> None:
    t = wasteland(survivor(space="camp.c"), points=2)

    assert label(t, "step:camp.b") == "Step to Crossroads Camp, middle space (difficult terrain), 2 points"


def test_an_encounter_asks_with_its_story_and_tells_the_tests_of_its_choices() -> None:
    t = wasteland(survivor(space="dia.d"), encounters={"settlement": ["doctor-of-sorts"]}, shop=())

    t.choose("encounter")

    assert question(t).startswith("A Doctor of Sorts. Doctor Hatch treated brahmin")
    assert WORDING.prompt(words("en"), t.game.view(0), t.decision).title == "A Doctor of Sorts"
    assert label(t, "option:treatment") == "Pay, lie down and let her look. (pay 2 caps)"
    assert label(t, "option:lamp", "pl").endswith("(test [E I], trudność 2)")
    assert label(t, "option:shelves") == "Ask what on her shelves is for sale."
    assert log(t) == ["Vault Dweller has an encounter: A Doctor of Sorts."]
    assert "brahmin" in log(t, seat=None)[0]


def test_where_only_bold_text_is_read_the_tests_are_not_told() -> None:
    t = wasteland(
        survivor(space="dia.d"),
        encounters={"settlement": ["doctor-of-sorts"]},
        options={"read_aloud": "bold-only"},
    )

    t.choose("encounter")

    assert label(t, "option:lamp") == "Hold the lamp while she digs for the bullet."
    assert label(t, "option:treatment") == "Pay, lie down and let her look. (pay 2 caps)"


def test_a_quest_tells_where_and_how_and_its_story_when_it_is_done() -> None:
    t = wasteland(
        survivor(space="bos.a", special="PC"),
        quests=[Staged("cobbler-is-late")],
        dice=[2, 2, 2],
    )

    assert label(t, "quest:cobbler-is-late:shop") == (
        "Quest “The Cobbler Is Late”: Reach Birdie, the apprentice, before the other callers do. "
        "(quest action; place: Goodneighbor; test [P C], difficulty 2)"
    )

    t.choose("quest:cobbler-is-late:shop", "stop")
    told = log(t)

    assert any(line.startswith("Vault Dweller completes “The Cobbler Is Late”. Birdie has counted") for line in told)
    assert "The power of the Railroad rises by 1, to 1" in told
    assert any(line.startswith("New quest: The Last Order. The slip reads") for line in told)


@pytest.mark.parametrize(
    ("scenario", "space", "aim", "faction"),
    [
        ("far-harbor", "nuc.d", "show-of-hands:warn", "the Children of Atom"),
        ("the-pitt", "hav.a", "crane-woman:inform", "the raiders"),
        ("capital-wasteland", "camp.c", "eyes-on-the-mast:warn", "the Brotherhood of Steel"),
    ],
)
def test_power_is_told_alike_of_one_and_of_many(scenario: str, space: str, aim: str, faction: str) -> None:
    t = wasteland(survivor(space=space, special="SPECIA"), scenario=scenario, quests=[aim.partition(":")[0]])

    t.choose(f"quest:{aim}")

    assert f"The power of {faction} rises by 1, to 1" in log(t)


def test_caps_that_are_taken_are_lost_not_spent() -> None:
    t = wasteland(
        survivor(space="cit.a", caps=3, traits=["vilified"]),
        encounters={"wasteland": ["road-watch"]},
        tokens={"human": ["raider-gunman"]},
        dice=[1, 1, 1],
    )

    t.choose("encounter")

    assert "Vault Dweller loses 2 caps and has 1" in log(t)
    assert "Житель Убежища теряет 2 крышки, теперь 1" in log(t, lang="ru")
    assert "Mieszkaniec Krypty traci 2 kapsle, ma 1" in log(t, lang="pl")


def test_a_test_is_told_in_russian_before_anybody_knows_how_it_ends() -> None:
    t = wasteland(survivor(space="bos.a", special="PC"), quests=[Staged("cobbler-is-late")], dice=[1, 1, 1])

    t.choose("quest:cobbler-is-late:shop")

    assert "Проверка (Житель Убежища): [P C], сложность 2" in log(t, lang="ru")


def test_rerolls_name_the_dice_and_what_they_show() -> None:
    t = wasteland(
        survivor(space="camp.e", weapon="tire-iron", special="S"),
        enemies=[enemy("raider", "camp.e")],
        dice=[1, 5, 2],
    )

    t.choose("fight:raider")

    assert label(t, "reroll:token:12") == "Reroll die 1 (head, no hit icons); die 2 (arms + legs, no hit icons)"
    assert question(t) == (
        "Raider (level 1, vulnerable: head, torso, arms; Loot): head, no hit icons; arms + legs, no hit icons; torso, "
        "2 hit icons. Hits on it: 3, needed 1; hits on you: 2, armor 0; 1 reroll left"
    )


def test_a_trade_tells_what_it_has_come_to_from_both_sides() -> None:
    t = wasteland(survivor(inventory=["stimpak"]), survivor(space="camp.d", caps=2))

    t.choose("camp", "trade:1", "give:stimpak", "ask-cap", "ask-cap")
    asked = question(t)
    t.choose("propose")

    assert asked == "Trade with Wastelander. You give: Stimpak. In return: 2 caps. What next?"
    assert question(t) == "Vault Dweller gives: Stimpak. In return: 2 caps. Do you agree?"
    assert log(t, lang="ru") == [
        "Житель Убежища предлагает обмен, партнёр — Бродяга. Отдаёт: Стимулятор. Взамен: 2 крышки"
    ]


def test_equipping_tells_what_becomes_of_the_card_in_the_slot() -> None:
    """A machete is in hand when a wrench is found: the labels name where the machete goes, and not for a free slot."""
    t = meets("{do: draw, deck: loot}", survivor(weapon="machete"), loot=["pipe-wrench"])
    t.choose("option:do")
    free = meets("{do: draw, deck: loot}", survivor(), loot=["pipe-wrench"])
    free.choose("option:do")

    assert [label(t, option) for option in t.options] == [
        "Equip, Machete to the inventory: Pipe Wrench (cost 2; rerolls [S])",
        "Equip, discard Machete: Pipe Wrench (cost 2; rerolls [S])",
        "To the inventory: Pipe Wrench (cost 2; rerolls [S])",
    ]
    assert label(t, "replace:pipe-wrench", "ru") == (
        "Экипировать, карту «Мачете» — в сброс: Разводной ключ (цена 2; перебросы [S])"
    )
    assert label(t, "equip:pipe-wrench", "pl") == (
        "Dodaj do wyposażenia, kartę „Maczeta” do ekwipunku: Klucz hydrauliczny (cena 2; przerzuty [S])"
    )
    assert label(free, "equip:pipe-wrench") == "Equip: Pipe Wrench (cost 2; rerolls [S])"
    assert label(free, "replace:pipe-wrench").startswith("Equip, discard what it replaces: Pipe Wrench")


def test_a_shop_tells_what_is_left_of_each_sort_of_dealing() -> None:
    """One of each: the purchase is made, a card can still be sold. Where all dealings are counted together one number is told."""
    results = "{do: shop, dealings: 1}"
    a = survivor(caps=9, inventory=["water"])
    t = met_with(results, a, shop=["stimpak", "machete", "radaway", "laser-rifle"], options={"dealings": "each"})
    asked = question(t)
    t.choose("buy:stimpak")

    assert asked == "Shop: what do you buy or sell? Dealings left: 1"
    assert question(t) == "Shop: what do you buy or sell? Left to buy: 0, to sell: 1"
    assert question(t, lang="ru") == "Рынок: чем торгуете? Осталось купить: 0, продать: 1"
    assert question(t, lang="pl") == "Sklep: co kupujesz lub sprzedajesz? Pozostałe transakcje: kupno 0, sprzedaż 1"


def test_hidden_agendas_are_told_to_their_owner_alone() -> None:
    told = Event("agenda", "fallout.results.draw-card", {"seat": 0, "agenda": "payday-1"}, (0,), {"seat": 0})
    view = wasteland(survivor(), survivor(space="camp.a")).game.view(1)

    assert WORDING.event(words("en"), view, told.as_seen_by(0)) == "Vault Dweller draws the agenda Payday"
    assert WORDING.event(words("ru"), view, told.as_seen_by(1)) == "Житель Убежища берёт замысел"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["give-up", "agenda-traded", "agendas-shown", "look", "enemy", "relocate", "use", "trash", "game-over"]
)
def test_events_that_tell_more_or_less_have_words_for_both(kind: str, lang: str) -> None:
    seats = {"seat": 0, "partner": 1}
    both: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
        "give-up": ({"seat": 0, "agenda": "legend-1"}, {"seat": 0}),
        "agenda-traded": ({**seats, "agenda": "legend-1"}, seats),
        "agendas-shown": ({**seats, "agendas": ["legend-1"]}, seats),
        "look": ({"seat": 0, "tile": "tile-1", "face": "g1"}, {}),
        "enemy": ({"type": "critter", "space": "cit.a", "enemy": "radroach~2"}, {"type": "critter", "space": "cit.a"}),
        "relocate": ({"enemy": "radroach", "space": "tile-1"}, {"type": "human", "space": "cit.b"}),
        "use": ({"seat": 0, "card": "stimpak~2"}, {"seat": 0, "perk": "hacker"}),
        "trash": ({"quest": "undelivered"}, {"card": "doctor-of-sorts"}),
        "game-over": (
            {"winners": [0, 1], "how": "influence", "leader": ""},
            {"winners": [], "how": "eliminated", "leader": "star"},
        ),
    }
    view = wasteland(survivor(), survivor(space="camp.a")).game.view(None)

    told = [WORDING.event(words(lang), view, Event(kind, "fallout.results.draw-card", each)) for each in both[kind]]

    assert told[0] != told[1]
    for text in told:
        assert_reads_well(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_that_a_short_game_may_not_ask_have_words(lang: str) -> None:
    t = wasteland(survivor(), survivor(space="camp.a"))
    view = t.game.view(0)
    questions: dict[str, dict[str, Any]] = {
        "change-equipment": {},
        "ready-cost": {"card": "fat-man", "amount": 3},
        "complete-first": {},
        "drop-loot": {},
        "lose-card": {},
        "give-card": {},
        "travel": {},
        "place-enemy": {"type": "star"},
        "remove-enemy": {},
        "kill-enemy": {},
        "explore": {},
        "who-tests": {},
        "rally": {},
        "scrap": {},
        "set-die": {},
        "scout": {},
        "window-kill": {},
        "relocate": {"enemy": "deathclaw"},
        "which-agenda": {},
        "shop": {"buy": 2, "sell": 2},
    }
    for name, about in questions.items():
        decision = Decision(0, name, "fallout.turns.two-actions", (Option("stop", None),), about)
        assert_reads_well(WORDING.prompt(words(lang), view, decision).sentence, lang)
    inactive = Decision(0, "relocate", "fallout.turns.two-actions", (Option("stop", None),), {"type": "human"})
    assert_reads_well(WORDING.prompt(words(lang), view, inactive).sentence, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_a_short_game_may_not_offer_have_labels(lang: str) -> None:
    t = wasteland(survivor(), survivor(space="camp.a"), tiles={"1,0": "g1"}, enemies=[enemy("raider", "g1.d")])
    view = t.game.view(0)
    offered = [
        *("turn:human:cit.a", "look:tile-2", "die:1:6", "scrap:stimpak", "drop:junk~2", "ready:dogmeat", "keep"),
        *("pay-ready:fat-man", "leave:fat-man", "leave", "use:dogmeat:2", "perk:hacker", "take-perk:hacker"),
        *("explore:tile-12", "explore:tile-1", "seat:1", "attack:1", "enemy:raider", "activate:raider", "go-on"),
        *("give:stimpak", "ask:hacker", "ask:L", "ask:synth", "give-agenda:payday-1", "give-up:payday-1"),
        *("loyal:payday-1", "loyal:freedom-1", "complete:undelivered:deliver", "colour:white", "recruit:cait"),
        *(
            "reroll:well-rested:123",
            "option:anything-else",
            "step:tile-2",
            "fight:human:g1.d",
            "token:L",
            "token:C",
            "encounter",
        ),
    ]
    for option in offered:
        assert_reads_well(WORDING.option(words(lang), view, option).sentence, lang)


def test_a_spectator_reads_labels_too() -> None:
    view = wasteland(survivor(space="dia.d")).game.view(None)

    assert WORDING.option(words("en"), view, "encounter").sentence == "Encounter"
    assert WORDING.option(words("en"), view, "step:dia.b").sentence == "Step to Diamond City, east space, 1 point"
    assert WORDING.option(words("en"), view, "token:S").sentence == "Keep S (Strength): a new token"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_refused_can_be_named(lang: str) -> None:
    """A step to a space of a tile that nobody has turned, and a choice that stands on another card than the present one."""
    t = wasteland(survivor(space="dia.d"), encounters={"settlement": ["doctor-of-sorts"]})
    refused = ["step:g1.a", "step:r6.b"]
    t.choose("encounter")
    refused += [f"option:{option.id}" for card in t.state.content.encounters.values() for option in card.options]

    for option in refused:
        if option not in t.options:
            assert t.refused(option)
            assert_reads_well(WORDING.option(words(lang), t.game.view(0), option).sentence, lang)


# -- the table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_read_out_whole(lang: str) -> None:
    t = wasteland(
        survivor(
            space="bos.c",
            traits=("well-rested",),
            weapon="laser-rifle",
            inventory=["stimpak"],
            perks=["hacker"],
            agendas=["payday-1"],
            loyal_by="freedom-1",
        ),
        survivor(space="camp.a", companion="piper", exhausted=["piper"]),
        enemies=[enemy("shield#1", "dia.d"), enemy("raider", "bos.d", active=False)],
        quests=[Staged("cobbler-is-late", "red", "bos.c")],
        power=(2, 1),
    )

    for seat in (0, 1, None):
        for line in WORDING.table(words(lang), t.game.view(seat)):
            assert_reads_well(line, lang)


def test_the_table_tells_what_is_around_and_what_everybody_has() -> None:
    t = wasteland(
        survivor(space="bos.c", weapon="laser-rifle", agendas=["payday-1"]),
        survivor(space="camp.a", companion="piper", exhausted=["piper"]),
        enemies=[enemy("raider", "bos.d")],
    )

    lines = WORDING.table(words("en"), t.game.view(0))

    assert "The Commonwealth, round 1. First player: Vault Dweller." in lines
    assert "Vault Dweller's turn: 2 actions, 0 movement points left." in lines
    assert "Vault Dweller is here: Downtown Boston: wasteland 4." in lines
    assert "To the northeast: Goodneighbor, northeast space: level 1 Raider." in lines
    assert "Weapon: Laser Rifle (cost 4; ranged, rerolls [P I])." in lines
    assert any(line.startswith("Companion: Piper (") and line.endswith("), exhausted.") for line in lines)
    assert "Hidden agendas: 0." in lines
    assert "Power track, its last space 7: the Railroad (star) 0, the Institute (shield) 0." in lines


def test_an_outcome_is_told_first() -> None:
    t = wasteland(survivor(), survivor(space="camp.a"), power=(0, 0))
    view = {**t.game.view(0), "outcome": {"winners": [1], "scores": [3, 10], "how": "influence"}}

    assert WORDING.table(words("en"), view)[:2] == [
        "Wastelander wins",
        "Influence at the end: Vault Dweller 3, Wastelander 10.",
    ]


# -- packs of one's own


def said(t: Wasteland, seat: int | None = 0, lang: str = "en") -> list[str]:
    """The log since the last choice, as a seat reads it."""
    speech, view = t.game.words(lang), t.game.view(seat)
    return [WORDING.event(speech, view, each) for each in t.game.events_for(seat)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_encounter_without_words_goes_by_its_ids(lang: str) -> None:
    """Its title and its choices by their ids, no introduction, and for the story what the choice brings."""
    t = meets("{do: caps, amount: 1}", survivor(), survivor(), option="task: {do: test, letters: S, difficulty: 1}")
    speech, view = t.game.words(lang), t.game.view(0)

    assert WORDING.prompt(speech, view, t.decision).sentence == "Tale"
    assert WORDING.option(speech, view, "option:do").sentence.startswith("Do (")
    assert said(t, None, lang)[-1].endswith(": Tale.")

    t.choose("option:do")

    assert all(line == line.strip() for line in said(t, None, lang))


def test_an_encounter_without_a_story_tells_what_a_choice_brings() -> None:
    t = meets("{do: caps, amount: 1}")
    t.choose("option:do")

    assert said(t)[:2] == ["Vault Dweller chooses: Do", "1 cap"]


def test_an_encounter_without_a_story_and_without_results_tells_how_it_ended() -> None:
    t = meets("")
    t.choose("option:do")

    assert said(t)[1] == "Success"


def test_a_forced_option_without_words_is_told() -> None:
    t = meets("{do: trash}", option="forced: {}")

    assert said(t) == [
        "Vault Dweller has an encounter: Tale.",
        "FORCED for Vault Dweller: Do",
        "Trash this card",
        "“Tale” leaves the game",
    ]


def test_a_quest_without_words_goes_by_its_ids() -> None:
    """On the table, in the log and in the book."""
    errand = quest_card("long-errand", 901, "id: knock-twice, results: [{do: trash}]")
    t = meets("{do: stage, card: 901}", cards={"quests": errand})
    t.choose("option:do")
    speech = t.game.words("en")

    assert "New quest: Long errand." in said(t)
    assert "Long errand." in WORDING.table(speech, t.game.view(0))
    assert WORDING.option(speech, t.game.view(0), "quest:long-errand:knock-twice").sentence.startswith(
        "Quest “Long errand”: Knock"
    )
    assert WORDING.card(speech, speech.content, "quest:long-errand") == "Knock twice (quest action)"
    assert definition("fallout").opened(speech, t.state)["quests"]["long-errand"]["story"] == ""

    t.choose("quest:long-errand:knock-twice")

    assert "Vault Dweller completes “Long errand”." in said(t)
