"""Options and questions in words: what an option is worth, and how many columns it takes."""

from collections.abc import Iterator

import pytest

from crossroads.engine.decisions import Decision, Option
from crossroads.engine.words import LANGUAGES
from crossroads.games.shelter.cards.places import DwellerPlace
from tests.shelter.words.sentences import (
    WORDING,
    Particulars,
    a_table,
    assert_reads_well,
    content,
    words,
)

LIST = 90  # columns of a list of placements


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            {
                "place:diner.left:A": "Diner, left: [A] 2 food; A doubles it",
                "place:diner.left": "Diner, left: [A] 2 food; untrained",
                "place:diner.right:L": "Radroaches (Diner): fight 6 → 1 happiness, any 1 resource; L dweller",
                "place:generator.left": "Fire (Generator, left): 2 water → 2 happiness; untrained",
                "place:theatre.both:AL": "Theatre: [linked, L] 2 power → 3 happiness; A, L dwellers, doubled",
                "place:theatre.both:A": "Theatre: [linked, L] 2 power → 3 happiness; A dweller and an untrained one",
                "use:canteen": "Use Canteen (exhaust: 1 water on your turn)",
                "build:garden": "Build Garden (price: 2 power, 2 water; left: [A] 3 food; right: 3 food)",
                "gain:power": "+1 power (you have 3 of 6)",
                "side:left": "Left of the lift (columns 3, 4)",
                "swap:1power+1food>2water": "Exchange 1 power, 1 food for 2 water",
            },
        ),
        (
            "ru",
            {
                "place:diner.left:A": "Закусочная, слева: [A] 2 еды; с A вдвойне",
                "place:diner.left": "Закусочная, слева: [A] 2 еды; без буквы",
                "place:diner.right:L": "Радтараканы (Закусочная): бой 6 → 1 счастье, 1 любой ресурс; житель с L",
                "place:generator.left": "Пожар (Генератор, слева): 2 воды → 2 счастья; без буквы",
                "place:theatre.both:AL": "Театр: [связанные, L] 2 энергии → 3 счастья; жители с A, L, вдвойне",
                "place:theatre.both:A": "Театр: [связанные, L] 2 энергии → 3 счастья; жители с A и без буквы",
                "use:canteen": "Использовать: Фляга (повернуть: 1 вода в свой ход)",
                "build:garden": "Построить: Сад (цена: 2 энергии, 2 воды; слева: [A] 3 еды; справа: 3 еды)",
                "gain:power": "+1 энергия (есть 3 из 6)",
                "side:left": "Слева от лифта (колонки 3, 4)",
                "swap:1power+1food>2water": "Обменять: 1 энергия, 1 еда → 2 воды",
            },
        ),
        (
            "pl",
            {
                "place:diner.left:A": "Jadłodajnia, z lewej: [A] 2 żywności; z A, ×2",
                "place:diner.left": "Jadłodajnia, z lewej: [A] 2 żywności; zwykły",
                "place:diner.right:L": "Radkaraluchy (Jadłodajnia): walka 6 → 1 zadowolenie, 1 dowolny zasób; z L",
                "place:generator.left": "Pożar (Generator, z lewej): 2 wody → 2 zadowolenia; zwykły",
                "place:theatre.both:AL": "Teatr: [połączone, L] 2 energii → 3 zadowolenia; z A, L, podwójnie",
                "place:theatre.both:A": "Teatr: [połączone, L] 2 energii → 3 zadowolenia; z A i zwykły",
                "use:canteen": "Użyj: Manierka (wyczerp: 1 woda w swojej turze)",
                "build:garden": "Zbuduj: Ogród (cena: 2 energii, 2 wody; lewe pole: [A] 3 żywności; prawe pole: 3 żywności)",
                "gain:power": "+1 energia (masz 3 z 6)",
                "side:left": "Na lewo od windy (kolumny 3, 4)",
                "swap:1power+1food>2water": "Wymień: 1 energia, 1 żywność → 2 wody",
            },
        ),
    ],
)
def test_a_label_says_what_an_option_is_worth(lang: str, expected: dict[str, str]) -> None:
    view = a_table().game.view(0)

    labels = {option: WORDING.option(words(lang), view, option).sentence for option in expected}

    assert labels == expected


OPTIONS = (
    *("pass", "end", "pay", "roll", "accept", "build:none", "build:theatre", "side:left", "side:right"),
    *(f"{act}:{kind}" for act in ("gain", "pay", "spare") for kind in ("power", "food", "water")),
    *(f"{act}:canteen" for act in ("use", "take", "give", "ready")),
    *(f"letter:{letter}" for letter in "SPECIAL"),
    *("spare:any", "train:healthy", "train:wounded", "mend:S", "mend:plain", "wound:S", "wound:plain"),
    *("refresh:items", "refresh:rooms", "swap:1power>1food", "swap:1power+1food>2water"),
    *("place:lift.start", "place:lift.red", "place:lift.red:S", "place:theatre.both", "place:living-quarters.right"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, None])
def test_every_form_of_option_has_a_label_for_players_and_for_spectators(lang: str, seat: int | None) -> None:
    view = a_table().game.view(seat)

    labels = [WORDING.option(words(lang), view, option).sentence for option in OPTIONS]

    for label in labels:
        assert_reads_well(label, lang)
    assert len({*labels}) == len(labels)


def crews(place: DwellerPlace) -> list[str]:
    """One crew of each kind that can be told apart: untrained, trained in vain, doubled, mixed."""
    mark = place.spot.letters[:1]
    other = next(letter for letter in "SP" if letter != mark)
    return ["", other, mark + other, other + mark] if place.linked else ["", other, mark]


def placements() -> Iterator[tuple[dict[str, str], str]]:
    """Every placement that the base set allows: the threats that lie there, and the option."""
    cards = content()
    for place in [*cards.lift_places.values(), cards.places["lift.start"]]:
        yield from (({}, f"{place.act}:{letter}".rstrip(":")) for letter in ("", "S"))
    for place in [place for group in cards.room_places.values() for place in group]:
        yield from (({}, f"{place.act}:{letters}".rstrip(":")) for letters in crews(place))
        for half in place.halves:
            for threat in cards.threats:
                yield from (({half: threat}, f"place:{half}:{letter}".rstrip(":")) for letter in ("", "E", "S"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_placement_fits_into_a_list_of_ninety_columns(lang: str) -> None:
    view = a_table().game.view(0)
    longest = ""
    for threats, option in placements():
        label = WORDING.option(words(lang), {**view, "threats": threats}, option).sentence
        longest = max(longest, label, key=len)

    assert len(longest) <= LIST, longest


ABOUT: dict[str, Particulars] = {
    "build-side": {"room": "garden"},
    "train-whom": {"letter": "S"},
    "discount": {"off": 2},
    "before-roll": {"value": 8, "bonus": 1},
    "after-roll": {"value": 8, "bonus": 0},
    "rent": {"due": 2},
}
PROMPTS = (
    *(
        "turn",
        "close",
        "exchange",
        "react",
        "gain-any",
        "pay-any",
        "spare",
        "take-item",
        "give-item",
        "ready-item",
        "build-which",
    ),
    *("build-side", "train-letter", "train-whom", "mend-whom", "wound-whom", "refresh-which", "discount"),
    *("before-roll", "after-roll", "rent"),
)


def ask(lang: str, prompt: str, about: Particulars) -> str:
    decision = Decision(0, prompt, "shelter.placement.one-a-turn", (Option("pass", None),), about)
    return WORDING.prompt(words(lang), a_table().game.view(0), decision).sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_reads_well(lang: str) -> None:
    questions = [ask(lang, prompt, ABOUT.get(prompt, {})) for prompt in PROMPTS]

    for question in questions:
        assert_reads_well(question, lang)
    assert len({*questions}) == len(PROMPTS)


@pytest.mark.parametrize(
    ("lang", "discount", "no_discount", "rent", "one_rent"),
    [
        (
            "en",
            "Use an item to pay less? (let off so far: 2)",
            "Use an item to pay less?",
            "Rent: take which resource? (2 to take)",
            "Rent: take which resource?",
        ),
        (
            "ru",
            "Использовать предмет, чтобы заплатить меньше? (уже вычтено: 2)",
            "Использовать предмет, чтобы заплатить меньше?",
            "Рента: какой ресурс взять? (осталось взять: 2)",
            "Рента: какой ресурс взять?",
        ),
        (
            "pl",
            "Użyć przedmiotu, żeby zapłacić mniej? (odjęto już: 2)",
            "Użyć przedmiotu, żeby zapłacić mniej?",
            "Czynsz: który zasób wziąć? (do wzięcia: 2)",
            "Czynsz: który zasób wziąć?",
        ),
    ],
)
def test_a_question_names_its_numbers(lang: str, discount: str, no_discount: str, rent: str, one_rent: str) -> None:
    assert ask(lang, "discount", {"off": 2}) == discount
    assert ask(lang, "discount", {"off": 0}) == no_discount
    assert ask(lang, "rent", {"due": 2}) == rent
    assert ask(lang, "rent", {"due": 1}) == one_rent
