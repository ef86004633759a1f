"""What cards say: effects and conditions in their right forms, and stories that have no words of their own."""

from typing import Any

import pytest

from crossroads.engine.definition import definition
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.cards.conditions import When, Where
from crossroads.games.fallout.cards.uses import Use
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.combat import results as tasks
from crossroads.games.fallout.combat.abilities import Hits, Rerolls
from crossroads.games.fallout.enemies.effects import BringToMap, Scout
from crossroads.games.fallout.story.results import If
from crossroads.games.fallout.survivors.card_effects import DrawCards, Roomy
from crossroads.games.fallout.survivors.conditions import when_text
from crossroads.games.fallout.survivors.results import Caps, Cure, Heal, Xp
from crossroads.games.fallout.survivors.where import where_text
from crossroads.games.fallout.turn.effects import Shop
from crossroads.games.fallout.words.cards import use_text
from tests.fallout.words.sentences import WORDING, assert_reads_well, content, words
from tests.kit.fallout import Wasteland, survivor
from tests.kit.stories import meets, quest_card

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
        "Leaves you if you have the trait Vilified",
        "В проверке, повернув карту: ещё 2 переброса, если используется [P I]\nЧтобы завербовать: особенность «Кумир»\n"
        "Уходит, если у вас есть особенность «Презренный»",
        "Podczas testu, wyczerpując kartę: 2 dodatkowe przerzuty, jeśli używasz [P I]\n"
        "Aby zwerbować: cecha „ubóstwiany”\nOdchodzi, jeśli masz cechę „znienawidzony”",
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
