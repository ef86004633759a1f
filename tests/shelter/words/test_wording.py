"""Shelter in words: nothing is missing, in any language, and numbers and names stand in their right forms."""

import ast
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import crossroads
from crossroads.engine.content import content_of
from crossroads.engine.decisions import Decision, Option
from crossroads.engine.events import Event
from crossroads.engine.words import LANGUAGES, Words
from crossroads.games import shelter
from crossroads.games.shelter import DEFINITION as SHELTER
from crossroads.games.shelter.cards.bills import Bill
from crossroads.games.shelter.cards.content import Content
from crossroads.games.shelter.cards.places import DwellerPlace
from crossroads.games.shelter.round.effects import Keepsake, Train
from crossroads.games.shelter.turn.building import CheaperRoom
from crossroads.games.shelter.turn.exchange import Exchange
from crossroads.games.shelter.turn.item_effects import AtSpot
from crossroads.games.shelter.turn.rent import MoreRent
from crossroads.games.shelter.vault.resources import Gain
from tests.kit import Table, card_pack, dweller, player, rule, table

WORDING = SHELTER.wording()

HOME = Path(shelter.__file__).parent
BASE = HOME / "packs" / "base"
LIST = 90  # columns of a list of placements
Particulars = Mapping[str, Any]


@cache
def words(lang: str) -> Words:
    return Words(lang, (BASE,), content())


@cache
def content() -> Content:
    found: Content = content_of("shelter", ())
    return found


@cache
def source(name: str) -> str:
    return (BASE / name).read_text(encoding="utf-8")


def messages(name: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", source(name), re.MULTILINE))


@cache
def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(HOME.rglob("*.py")))


@cache
def only_english(lang: str) -> frozenset[str]:
    """Words that stand in the English messages and nowhere in another language's."""
    texts = ["".join(source(f"{part}.{each}.ftl") for part in ("cards", "table", "board")) for each in ("en", lang)]
    english, other = (set(re.findall(r"[^\W\d_]{2,}", text.lower())) for text in texts)
    return frozenset(english - other)


def assert_reads_well(text: str, lang: str) -> None:
    """No braces, ids, gaps or doubled marks, and none of the words of another language."""
    assert text, "an empty text"
    assert text == text.strip(), text
    assert not re.search(
        r"[{}$<>_]| {2}|[.,;:]{2}|[(\[] | [)\],.;:]|\(\)|\[\]|\bNone\b|\w:\w|[a-z]\.(left|right|both)", text
    ), text
    if lang == "ru":
        assert not re.search(r"[A-Za-z]{2}", text), text
    if lang != "en":
        found = set(re.findall(r"[^\W\d_]{2,}", text.lower())) & only_english(lang)
        assert not found, f"{text}: {found}"


# -- every message is there


@pytest.mark.parametrize("part", ["cards", "table", "board"])
def test_the_three_languages_have_the_same_messages(part: str) -> None:
    english, russian, polish = (messages(f"{part}.{lang}.ftl") for lang in LANGUAGES)

    assert english == russian == polish


@cache
def asked_for() -> tuple[str, ...]:
    """What the code asks `words` for, as patterns: `cubes-{kind}` stands for a whole family, `.flavour` for its message."""
    patterns = ["odds-(plain|with-items)"]  # by the engine, which tells all odds
    for node in ast.walk(ast.parse(code())):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func) in ("words", "words.find", "prompt_of"):
            first = node.args[ast.unparse(node.func) == "prompt_of"]
            for part in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                pieces = part.values if isinstance(part, ast.JoinedStr) else [part]
                fixed = [str(piece.value) if isinstance(piece, ast.Constant) else "[a-zA-Z-]+" for piece in pieces]
                patterns.append("".join(fixed).removesuffix(".flavour"))
    return tuple(patterns)


def test_every_message_that_the_code_asks_for_is_written() -> None:
    written = messages("table.en.ftl") | messages("cards.en.ftl") | messages("board.en.ftl")

    missing = [asked for asked in asked_for() if not any(re.fullmatch(asked, message) for message in written)]

    assert len(asked_for()) > 60
    assert not missing


def test_every_message_is_asked_for() -> None:
    """By the code, or by another message."""
    referred = set(re.findall(r"\{ ([a-z-]+) \}", source("table.en.ftl")))

    unused = {
        message
        for message in messages("table.en.ftl") - referred
        if not any(re.fullmatch(asked, message) for asked in asked_for() if asked != "[a-zA-Z-]+-[a-zA-Z-]+")
    }

    assert not unused


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_kind_of_event_has_words(lang: str) -> None:
    prompts = set(re.findall(r'(?:(?:Ask|pick)\(\s*[\w.]+,\s+|Window\(\s*)"([a-z-]+)"', code()))
    kinds = set(re.findall(r'emit\(\s*"([a-z-]+)"', code()))
    families = {kind for kind in kinds if kind in ("ending",)}  # one message for each end

    assert len(prompts) == 21
    assert len(kinds) == 32
    assert {f"prompt-{prompt}" for prompt in prompts} <= messages(f"table.{lang}.ftl")
    assert {f"event-{kind}" for kind in kinds - families} <= messages(f"table.{lang}.ftl")
    for how in ("sixth-room", "threat-deck", "stalemate"):
        assert {f"event-ending-{how}", f"table-ending-{how}"} <= messages(f"table.{lang}.ftl")


# -- cards


def all_cards() -> list[str]:
    cards = content()
    lifts = [place.removeprefix("lift.") for place in cards.places if place.startswith("lift.")]
    kinds: dict[str, Iterable[str]] = {"room": cards.rooms, "item": cards.items, "threat": cards.threats, "lift": lifts}
    return [f"{kind}:{which}" for kind, listed in kinds.items() for which in listed]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    for card in all_cards():
        assert card.replace(":", "-") in messages(f"cards.{lang}.ftl")
        for line in WORDING.card(words(lang), content(), card).split("\n"):
            assert_reads_well(line, lang)
            assert line[0] == line[0].upper()


@pytest.mark.parametrize(
    ("lang", "garden", "quarters", "canteen", "scorpion"),
    [
        (
            "en",
            "Left: [A] 3 food\nRight: 3 food\nPrice: 2 power, 2 water",
            "Both spots: [linked, C] 1 new dweller\nPrice: 2 food, 2 water",
            "Exhaust: 1 water on your turn",
            "[E] fight 9 → 2 happiness, any 2 resources",
        ),
        (
            "ru",
            "Слева: [A] 3 еды\nСправа: 3 еды\nЦена: 2 энергии, 2 воды",
            "Обе ячейки: [связанные, C] 1 новый житель\nЦена: 2 еды, 2 воды",
            "Повернуть: 1 вода в свой ход",
            "[E] бой 9 → 2 счастья, 2 любых ресурса",
        ),
        (
            "pl",
            "Lewe pole: [A] 3 żywności\nPrawe pole: 3 żywności\nCena: 2 energii, 2 wody",
            "Oba pola: [połączone, C] 1 nowy mieszkaniec\nCena: 2 żywności, 2 wody",
            "Wyczerp: 1 woda w swojej turze",
            "[E] walka 9 → 2 zadowolenia, 2 dowolne zasoby",
        ),
    ],
)
def test_card_texts_are_made_from_effects(lang: str, garden: str, quarters: str, canteen: str, scorpion: str) -> None:
    cards = ("room:garden", "room:living-quarters", "item:canteen", "threat:radscorpion")

    texts = [WORDING.card(words(lang), content(), card) for card in cards]

    assert texts == [garden, quarters, canteen, scorpion]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_that_the_base_set_does_not_use_have_words_too(lang: str) -> None:
    """Effects for other packs: answers to anybody's placement, keepsakes without a limit or for every single thing."""
    effects = [
        AtSpot(letter="S", reward=(Gain(any=2),), by="anyone"),
        CheaperRoom(less=5),
        MoreRent(more=2),
        Exchange(give=Bill(water=2), get=Bill(food=3)),
        *[
            Keepsake(happiness=2, of=of, per=per)
            for of in ("rooms", "dwellers", "items", "resources")
            for per in (1, 5)
        ],
    ]

    for effect in effects:
        text = effect.describe(words(lang))
        assert_reads_well(text, lang)
        assert not re.search(r"\d\d", text), "a limit that nobody has set"


@pytest.mark.parametrize(
    ("lang", "any_letter", "strength"),
    [
        ("en", "training in a letter of choice", "training in S"),
        ("ru", "reward-train-any", "S"),
        ("pl", "reward-train-any", "S"),
    ],
)
def test_a_training_spot_says_which_letter_it_trains(lang: str, any_letter: str, strength: str) -> None:
    """A letter of choice is told as such; a printed letter is told."""
    told = words(lang)

    texts = [Train().describe(told), Train(letter="S").describe(told)]

    assert texts[0] == (any_letter if lang == "en" else told(any_letter))
    assert strength in texts[1]


def test_a_card_that_nobody_has_named_goes_by_its_id() -> None:
    pack = card_pack(
        threats="- id: loud-neighbours\n  spot: {cost: [{do: pay, food: 1}], reward: [{do: happiness, amount: 1}]}\n"
    )
    t = table(threats={"diner.left": "loud-neighbours"}, packs=[pack], threat_deck=[])

    label = WORDING.option(t.game.words("en"), t.game.view(0), "place:diner.left").sentence

    assert label == "Loud neighbours (Diner): 1 food → 1 happiness"


# -- options, questions and events


def a_table() -> Table:
    """Red is trained in A and L, Blue has a theatre; radroaches are in the diner, two threats at the generator."""
    people = [dweller(letter="A"), dweller(letter="L"), dweller(), dweller(wounded=True)]
    return table(
        player(power=3, food=1, dwellers=people, items=["canteen"], exhausted=["guard-dog"]),
        player(),
        floors={0: (["garden"], ["trading-post"]), 1: (["theatre"], ["living-quarters"])},
        threats={
            "diner.right": "radroaches",
            "generator.left": "fire",
            "generator.right": "super-mutant",
            "living-quarters.left": "raiders",
        },
    )


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
                "place:diner.right:L": "Radkaraluchy (Jadłodajnia): walka 6 → 1 zadowolenia, 1 dowolny zasób; z L",
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


def tell(lang: str, what: str, rule: str = "shelter.overview.goal", **about: Any) -> str:
    return WORDING.event(words(lang), a_table().game.view(0), Event(what, rule, about))


EVENTS = (
    Event("place", "", {"seat": 0, "place": "diner.left", "threat": "", "letters": ""}),
    Event("place", "", {"seat": 0, "place": "diner.right", "threat": "radroaches", "letters": "S"}),
    Event("place", "", {"seat": 0, "place": "theatre.both", "threat": "", "letters": ""}),
    Event("place", "", {"seat": 0, "place": "theatre.both", "threat": "", "letters": "S"}),
    Event("place", "", {"seat": 0, "place": "theatre.both", "threat": "", "letters": "SL"}),
    Event("use-item", "", {"seat": 0, "item": "canteen", "mode": "exhaust"}),
    Event("use-item", "", {"seat": 0, "item": "floor-plan", "mode": "discard"}),
    Event("use-item", "", {"seat": 0, "item": "tool-belt", "mode": "passive"}),
    Event("fight", "", {"seat": 0, "dice": (3, 4), "bonus": 0, "value": 8, "won": False}),
    Event("threat-roll", "", {"floor": 0, "dice": (3, 4), "result": "lift"}),
    Event("threat-roll", "", {"floor": 0, "dice": (3, 3), "result": "no-room"}),
    Event("threat-roll", "", {"floor": 0, "dice": (3, 3), "result": "already"}),
    Event("threat-roll", "", {"floor": 0, "dice": (3, 3), "result": "no-card"}),
    Event("swap", "", {"seat": 0, "given": {"power": 1}, "got": {"food": 1, "water": 1}}),
    Event("reshuffle", "", {"deck": "threats", "cards": 12}),
    Event("ending", "", {"seat": 0, "how": "sixth-room"}),
    Event("ending", "", {"how": "threat-deck"}),
    Event("ending", "", {"how": "stalemate"}),
    Event("game-over", "", {"winners": (0, 1), "how": "stalemate"}),
    Event("doubled", "", {"seat": 0}),
    Event("first-player", "shelter.first-player.take", {"seat": 0}),
    Event("first-player", "shelter.first-player.own-token", {"seat": 0}),
    Event("give-item", "", {"seat": 0, "item": "canteen"}),
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_read_well_too(lang: str) -> None:
    view = a_table().game.view(0)

    told = [WORDING.event(words(lang), view, event) for event in EVENTS]

    for sentence in told:
        assert_reads_well(sentence, lang)
    assert len({*told}) == len(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["wound", "heal", "train", "new-dweller"])
def test_a_sentence_stays_the_same_however_much_an_event_tells(what: str, lang: str) -> None:
    """Which dweller it was and where is for those who draw; so is whatever comes in lists."""
    about: dict[str, Any] = {"seat": 0} | ({"letter": "S"} if what == "train" else {})

    assert tell(lang, what, **about, dweller=3, place="diner.left", dwellers=[1, 3]) == tell(lang, what, **about)
    assert tell(lang, what, **about, dweller=3, place="items") == tell(lang, what, **about)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_told(seats: int, lang: str) -> None:
    """A game of chance from the first question to the end: every option, question, event and the table reads well."""
    game = crossroads.new("shelter", seats=seats, seed=f"told {seats}")
    chance = random.Random(seats)
    texts: set[str] = set()
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        texts |= {WORDING.event(words(lang), view, event) for event in game.events_for(decision.seat)}
        texts.add(WORDING.prompt(words(lang), view, decision).sentence)
        labels = [WORDING.option(words(lang), view, option).sentence for option in decision.ids]
        assert len({*labels}) == len(labels), labels
        texts.update(labels)
        if len(game.history) % 25 == 0:
            texts.update(WORDING.table(words(lang), view))
        acts = [option for option in decision.ids if option != "pass"]
        game.choose(chance.choice(acts or decision.ids))
    end = game.view(None)
    texts |= {WORDING.event(words(lang), end, event) for event in game.events_for(None)}
    texts.update(WORDING.table(words(lang), end))

    for text in texts:
        assert_reads_well(text.removesuffix(":"), lang)
    assert len(texts) > 300


# -- numbers


@pytest.mark.parametrize(
    ("lang", "message", "about", "expected"),
    [
        ("en", "cubes-power", {"amount": 1}, "1 power"),
        ("en", "cubes-food", {"amount": 2}, "2 food"),
        ("en", "cubes-any", {"amount": 1}, "any 1 resource"),
        ("en", "cubes-any", {"amount": 2}, "any 2 resources"),
        ("en", "cost-give-item", {"amount": 1}, "discard 1 item"),
        ("en", "cost-give-item", {"amount": 2}, "discard 2 items"),
        ("en", "reward-item", {"amount": 1}, "1 item"),
        ("en", "reward-item", {"amount": 5}, "5 items"),
        ("en", "reward-dweller", {"amount": 1}, "1 new dweller"),
        ("en", "reward-dweller", {"amount": 2}, "2 new dwellers"),
        ("en", "item-price", {"less": 1}, "a room costs any 1 resource less"),
        ("en", "item-price", {"less": 3}, "a room costs any 3 resources less"),
        ("en", "item-rent", {"more": 2}, "rent brings any 2 resources more"),
        ("en", "table-deck-items", {"deck": 1, "pile": 0}, "Item deck: 1 card, discarded: 0."),
        ("en", "table-deck-items", {"deck": 21, "pile": 3}, "Item deck: 21 cards, discarded: 3."),
        ("en", "item-keepsake-rooms", {"happiness": 1, "per": 1, "most": 99}, "1 happiness for every room of yours"),
        (
            "en",
            "item-keepsake-rooms",
            {"happiness": 1, "per": 2, "most": 3},
            "1 happiness for every 2 rooms of yours, at most 3",
        ),
        ("ru", "cubes-power", {"amount": 1}, "1 энергия"),
        ("ru", "cubes-power", {"amount": 2}, "2 энергии"),
        ("ru", "cubes-power", {"amount": 5}, "5 энергии"),
        ("ru", "cubes-food", {"amount": 0}, "0 еды"),
        ("ru", "cubes-water", {"amount": 1}, "1 вода"),
        ("ru", "cubes-water", {"amount": 6}, "6 воды"),
        ("ru", "cubes-any", {"amount": 1}, "1 любой ресурс"),
        ("ru", "cubes-any", {"amount": 3}, "3 любых ресурса"),
        ("ru", "cubes-any", {"amount": 5}, "5 любых ресурсов"),
        ("ru", "cubes-of-kind", {"kind": "power", "amount": 1}, "1 энергию"),
        ("ru", "cubes-of-kind", {"kind": "food", "amount": 1}, "1 еду"),
        ("ru", "cubes-of-kind", {"kind": "water", "amount": 4}, "4 воды"),
        ("ru", "cost-give-item", {"amount": 1}, "сбросить 1 предмет"),
        ("ru", "reward-item", {"amount": 2}, "2 предмета"),
        ("ru", "reward-item", {"amount": 5}, "5 предметов"),
        ("ru", "reward-item", {"amount": 11}, "11 предметов"),
        ("ru", "reward-item", {"amount": 21}, "21 предмет"),
        ("ru", "reward-happiness", {"amount": 1}, "1 счастье"),
        ("ru", "reward-happiness", {"amount": 12}, "12 счастья"),
        ("ru", "reward-dweller", {"amount": 1}, "1 новый житель"),
        ("ru", "reward-dweller", {"amount": 2}, "2 новых жителя"),
        ("ru", "reward-dweller", {"amount": 5}, "5 новых жителей"),
        ("ru", "item-price", {"less": 3}, "комната дешевле на 3 любых ресурса"),
        ("ru", "table-deck-rooms", {"deck": 21, "pile": 0}, "Колода комнат: 21 карта, в сбросе: 0."),
        ("ru", "table-deck-rooms", {"deck": 12, "pile": 4}, "Колода комнат: 12 карт, в сбросе: 4."),
        (
            "ru",
            "item-keepsake-dwellers",
            {"happiness": 1, "per": 2, "most": 3},
            "1 счастье за каждых 2 своих жителей, не больше 3",
        ),
        ("ru", "item-keepsake-rooms", {"happiness": 2, "per": 1, "most": 99}, "2 счастья за каждую свою комнату"),
        ("pl", "cubes-power", {"amount": 1}, "1 energia"),
        ("pl", "cubes-power", {"amount": 2}, "2 energii"),
        ("pl", "cubes-food", {"amount": 5}, "5 żywności"),
        ("pl", "cubes-any", {"amount": 1}, "1 dowolny zasób"),
        ("pl", "cubes-any", {"amount": 3}, "3 dowolne zasoby"),
        ("pl", "cubes-any", {"amount": 5}, "5 dowolnych zasobów"),
        ("pl", "cost-give-item", {"amount": 2}, "odrzuć 2 przedmioty"),
        ("pl", "reward-item", {"amount": 1}, "1 przedmiot"),
        ("pl", "reward-item", {"amount": 4}, "4 przedmioty"),
        ("pl", "reward-item", {"amount": 5}, "5 przedmiotów"),
        ("pl", "reward-item", {"amount": 12}, "12 przedmiotów"),
        ("pl", "reward-item", {"amount": 22}, "22 przedmioty"),
        ("pl", "reward-item", {"amount": 21}, "21 przedmiotów"),
        ("pl", "reward-dweller", {"amount": 1}, "1 nowy mieszkaniec"),
        ("pl", "reward-dweller", {"amount": 2}, "2 nowych mieszkańców"),
        ("pl", "reward-dweller", {"amount": 5}, "5 nowych mieszkańców"),
        ("pl", "item-rent", {"more": 2}, "czynsz większy o 2 dowolne zasoby"),
        ("pl", "table-deck-threats", {"deck": 1, "pile": 0}, "Talia zagrożeń: 1 karta, odrzucone: 0."),
        ("pl", "table-deck-threats", {"deck": 3, "pile": 0}, "Talia zagrożeń: 3 karty, odrzucone: 0."),
        ("pl", "table-deck-threats", {"deck": 14, "pile": 2}, "Talia zagrożeń: 14 kart, odrzucone: 2."),
        (
            "pl",
            "item-keepsake-items",
            {"happiness": 1, "per": 2, "most": 3},
            "1 zadowolenia za każde 2 swoje przedmioty, najwyżej 3",
        ),
        (
            "pl",
            "item-keepsake-resources",
            {"happiness": 1, "per": 5, "most": 99},
            "1 zadowolenia za każde 5 swoich zasobów",
        ),
    ],
)
def test_numbers_and_their_nouns_agree(lang: str, message: str, about: Particulars, expected: str) -> None:
    assert words(lang)(message, **about) == expected


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Red gains 1 water",
                "Red has no room for more food",
                "Red takes 1 power as rent",
                "Red builds Garden left of the lift",
                "Red fights: 3 + 4, bonus 2, total 9 against 8: victory",
                "Blue floor, threat roll: 3 + 4 = 7, the lift, no threat",
                "New in the item row: Canteen, Guard Dog",
                "Blue wins",
            ],
        ),
        (
            "ru",
            [
                "Красный получает 1 воду",
                "Красный: больше нет места для еды",
                "Красный берёт 1 энергию как ренту",
                "Красный строит комнату «Сад» слева от лифта",
                "Красный сражается: 3 + 4, прибавка 2, итого 9 против 8 — победа",
                "Синий этаж, бросок на угрозу: 3 + 4 = 7, лифт, угрозы нет",
                "Новое в ряду предметов: Фляга, Сторожевой пёс",
                "Побеждает Синий",
            ],
        ),
        (
            "pl",
            [
                "Czerwony zyskuje 1 wodę",
                "Czerwony: brak miejsca na więcej żywności",
                "Czerwony bierze 1 energię jako czynsz",
                "Czerwony buduje na lewo od windy: Ogród",
                "Czerwony walczy: 3 + 4, premia 2, razem 9 przeciw 8 – zwycięstwo",
                "Niebieski poziom, rzut na zagrożenie: 3 + 4 = 7, winda, brak zagrożenia",
                "Nowe w rzędzie przedmiotów: Manierka, Pies stróżujący",
                "Wygrywa Niebieski",
            ],
        ),
    ],
)
def test_events_are_told_in_whole_sentences(lang: str, sentences: list[str]) -> None:
    told = [
        tell(lang, "gain", seat=0, kind="water", amount=1),
        tell(lang, "gain", seat=0, kind="food", amount=0),
        tell(lang, "gain", "shelter.rent.gain", seat=0, kind="power", amount=1),
        tell(lang, "build", seat=0, room="garden", side="left"),
        tell(lang, "fight", seat=0, dice=(3, 4), bonus=2, value=8, won=True),
        tell(lang, "threat-roll", floor=2, dice=(3, 4), result="lift"),
        tell(lang, "lay", row="items", cards=("canteen", "guard-dog")),
        tell(lang, "game-over", winners=(1,), how="sixth-room"),
    ]

    assert told == sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_winner_is_told_by_the_colour_of_the_table_at_hand(lang: str) -> None:
    """Seat 0 wins as red at one table and as green at the next, in the same words."""
    told = []
    for colours in (["red", "blue"], ["green", "red"]):
        rich = player(happiness=5, passed=True)
        t = table(rich, player(passed=True), ending="sixth-room", options={"colours": colours})
        over = next(event for event in t.game.events if event.kind == "game-over")
        told.append(WORDING.event(t.game.words(lang), t.game.view(None), over))

    red, green = (words(lang)(f"colour-{colour}") for colour in ("red", "green"))
    assert red in told[0]
    assert told[1] == told[0].replace(red, green)


def test_a_place_under_a_threat_is_told_with_its_side_whatever_lies_beside_it() -> None:
    """The log is read again after the recall, when other threats may lie there or none."""
    event = Event("place", "", {"seat": 0, "place": "diner.right", "threat": "fire", "letters": ""})
    tables: tuple[dict[str, str], ...] = ({"diner.right": "fire"}, {"diner.right": "fire", "diner.left": "raiders"}, {})

    told = [WORDING.event(words("en"), table(threats=threats).game.view(0), event) for threats in tables]

    assert told == ["Red places a dweller: Fire (Diner, right)"] * 3


@rule("shelter.resources.overflow")
def test_the_log_says_what_finds_no_room() -> None:
    """Five power and a reward of 2: one is gained, for one more there is no room; full everywhere, none of choice is."""
    t = table(player(power=5), player())
    t.choose("place:generator.left")
    full = table(player(power=6, food=6, water=6), player())
    full.choose("place:generator.right")

    assert "Red has no room for 1 power more" in told_of(t)
    assert "Red has no room for any resource" in told_of(full)


@rule("shelter.items.use-any-time", "shelter.resources.any-cost")
def test_a_discount_is_told_and_a_bill_says_what_it_is_for() -> None:
    """The ration book lets one resource off a newcomer's bill: the question names the spot, and the log the discount."""
    t = table(player(power=3, food=3, water=3, items=["ration-book"]), player())

    t.choose("place:vault-entrance.left")

    assert t.prompt == "spare"
    assert t.game.decision is not None
    asked = WORDING.prompt(t.game.words("en"), t.game.view(0), t.game.decision).sentence
    assert asked == "Vault Entrance, left: strike which resource off the cost? (1 to strike off)"
    assert "Red pays 1 resource less" in told_of(t)


@rule("shelter.special-spots.double")
def test_a_doubled_reward_is_told_with_its_reason() -> None:
    t = table(player(dwellers=[dweller(letter="S"), dweller()]), player())

    t.choose("place:generator.left:S")

    assert "Red receives the reward a second time for a trained dweller" in told_of(t)


def told_of(t: Table) -> list[str]:
    """What the last choice has brought, in words."""
    return [WORDING.event(t.game.words("en"), t.game.view(0), event) for event in t.game.events]


def test_a_floor_is_told_by_the_colour_of_the_table_at_hand() -> None:
    told = []
    for colours in (["red", "blue"], ["green", "red"]):
        view = table(options={"colours": colours}).game.view(None)
        number = next(number for number, floor in enumerate(view["floors"]) if floor["owner"] == 0)
        roll = Event("threat-roll", "", {"floor": number, "dice": (3, 4), "result": "lift"})
        told.append(WORDING.event(words("en"), view, roll))

    assert "Red" in told[0]
    assert told[1] == told[0].replace("Red", "Green")


def test_the_kind_and_the_rule_of_an_event_tell_the_names_of_its_particulars() -> None:
    """Sentences are kept by the values and by what one of them means at the table at hand."""
    names: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for seed in range(12):
        game = crossroads.new("shelter", 2 + seed % 3, f"names {seed}")
        chance = random.Random(seed)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.ids))
            for event in game.events:
                names.setdefault((event.kind, event.rule), set()).add(tuple(event.about))

    assert len(names) > 25
    assert {event: each for event, each in names.items() if len(each) > 1} == {}
    assert all(len({"seat", "floor", "winners"}.intersection(*each)) < 2 for each in names.values())


# -- the table


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Diner. Left (column 10): [A] 2 food; here: Blue (wounded). "
                "Right (column 11): threat Radroaches, fight 6 → 1 happiness, any 1 resource.",
                "Theatre. Both spots (columns 5, 6): [linked, L] 2 power → 3 happiness; here: Red, Red.",
                "Living Quarters. Left (column 8): threat Raiders, fight 8 → 1 happiness, 1 item. "
                "Right (column 9): closed, the linked spot is under a threat.",
                "Red: 3 power, 1 food, 0 water; 4 happiness; has passed.",
                "2 items: Canteen (exhaust: 1 water on your turn); "
                "Guard Dog (exhaust: after a lost roll, roll both dice again), exhausted.",
                "5 dwellers: Theatre, left; Theatre, right; at home, wounded, trained in A; at home; "
                "new, at home from the next round on.",
                "2 dwellers: Diner, left, wounded; Vault Door, left, in training.",
                "This round is the last: the threat deck is empty.",
            ],
        ),
        (
            "ru",
            [
                "Закусочная. Слева (колонка 10): [A] 2 еды; здесь Синий (ранен). "
                "Справа (колонка 11): угроза «Радтараканы», бой 6 → 1 счастье, 1 любой ресурс.",
                "Театр. Обе ячейки (колонки 5, 6): [связанные, L] 2 энергии → 3 счастья; здесь Красный, Красный.",
                "Жилой отсек. Слева (колонка 8): угроза «Рейдеры», бой 8 → 1 счастье, 1 предмет. "
                "Справа (колонка 9): закрыто, на связанной ячейке угроза.",
                "Красный: 3 энергии, 1 еда, 0 воды; 4 счастья; пас.",
                "2 предмета: Фляга (повернуть: 1 вода в свой ход); "
                "Сторожевой пёс (повернуть: перебросить оба кубика после проигранного броска), карта повёрнута.",
                "5 жителей: Театр, слева; Театр, справа; дома, ранен, с A; дома; новый, свободен со следующего раунда.",
                "2 жителя: Закусочная, слева, ранен; Дверь убежища, слева, проходит улучшение.",
                "Этот раунд последний: колода угроз пуста.",
            ],
        ),
        (
            "pl",
            [
                "Jadłodajnia. Lewe pole (kolumna 10): [A] 2 żywności; tu stoi: Niebieski (ranny). "
                "Prawe pole (kolumna 11): zagrożenie „Radkaraluchy”, walka 6 → 1 zadowolenia, 1 dowolny zasób.",
                "Teatr. Oba pola (kolumny 5, 6): [połączone, L] 2 energii → 3 zadowolenia; tu stoi: Czerwony, Czerwony.",
                "Kwatery mieszkalne. Lewe pole (kolumna 8): zagrożenie „Raiderzy”, walka 8 → 1 zadowolenia, 1 przedmiot. "
                "Prawe pole (kolumna 9): zamknięte, na połączonym polu jest zagrożenie.",
                "Czerwony: 3 energii, 1 żywność, 0 wody; 4 zadowolenia; pas.",
                "2 przedmioty: Manierka (wyczerp: 1 woda w swojej turze); "
                "Pies stróżujący (wyczerp: po przegranym rzucie rzuć ponownie obiema kośćmi), karta wyczerpana.",
                "5 mieszkańców: Teatr, z lewej; Teatr, z prawej; w domu, ranny, wyszkolony w A; w domu; "
                "nowy, dostępny od następnej rundy.",
                "2 mieszkańców: Jadłodajnia, z lewej, ranny; Wrota krypty, z lewej, w trakcie szkolenia.",
                "Ta runda jest ostatnia: talia zagrożeń jest pusta.",
            ],
        ),
    ],
)
def test_the_table_is_read_aloud_line_by_line(lang: str, expected: list[str]) -> None:
    red = [
        *(dweller(spot="theatre.left"), dweller(spot="theatre.right"), dweller(wounded=True, letter="A"), dweller()),
        dweller(waiting="vault-entrance.left"),
    ]
    blue = [dweller(spot="diner.left", wounded=True), dweller(spot="vault-door.left", training="*")]
    t = table(
        player(power=3, food=1, happiness=4, dwellers=red, items=["canteen"], exhausted=["guard-dog"], passed=True),
        player(dwellers=blue),
        player(),
        floors={1: (["theatre"], ["living-quarters"])},
        threats={"diner.right": "radroaches", "living-quarters.left": "raiders"},
        ending="threat-deck",
    )

    lines = WORDING.table(words(lang), t.game.view(0))

    assert [line for line in expected if line not in lines] == []


@pytest.mark.parametrize(
    ("lang", "top", "bottom"),
    [
        (
            "en",
            ["Round 1, placement step, on turn: Red. First-player token: Red."],
            "Threat deck: 18 cards, discarded: 0.",
        ),
        (
            "ru",
            ["Раунд 1, шаг размещения, ходит Красный. Жетон первого игрока: Красный."],
            "Колода угроз: 18 карт, в сбросе: 0.",
        ),
        (
            "pl",
            ["Runda 1, etap przydzielania, tura: Czerwony. Znacznik pierwszego gracza: Czerwony."],
            "Talia zagrożeń: 18 kart, odrzucone: 0.",
        ),
    ],
)
def test_the_table_begins_with_the_round_and_ends_with_the_decks(lang: str, top: list[str], bottom: str) -> None:
    lines = WORDING.table(words(lang), table().game.view(None))

    assert lines[:1] == top
    assert lines[-1] == bottom
