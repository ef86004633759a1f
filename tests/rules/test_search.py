"""Words find rules, in three languages, however they are inflected, spelt or meant."""

import pytest

from crossroads.engine.definition import game_names
from crossroads.rules import LANGUAGES, NoCatalogue, NotTranslated, games, guesses, rule, search
from crossroads.rules.language import lexicon, stem, words_of

TOP = 5


def found(words: str, lang: str, limit: int = TOP) -> list[str]:
    return [hit.rule.id.removeprefix("shelter.") for hit in search(words, "shelter", lang, limit)]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("rents from lifts", "rent.no-lift-rent"),
        ("healing the wounded", "wounded.until-healed"),
        ("reshuffled room decks", "decks.room-reshuffle"),
        ("shuffles at set-up", "setup.shuffle"),
        ("rolled dice in a fight", "fights.roll"),
        ("players tied", "tie-break.only-tied"),
        ("discarded threats", "threats.discard-standing"),
        ("exchanging several times", "exchange.many-times"),
        ("passed players still receiving rent", "passing.rent-continues"),
        ("hidden information", "information.hidden"),
        ("building price", "building.price"),
        ("doubling the cost", "special-spots.cost-once"),
        ("limits of dwellers", "new-dwellers.max-seven"),
        ("sixth room ends the game", "end.sixth-room"),
        ("placing on linked spots", "linked-spots.one-turn"),
        ("shelter.scoring.winner", "scoring.winner"),
    ],
)
def test_english_word_forms(words: str, expected: str) -> None:
    assert expected in found(words, "en")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("рентой за лифты", "rent.no-lift-rent"),
        ("лечение раненых", "healing.symbol"),
        ("перетасовать колоду комнат", "decks.room-reshuffle"),
        ("бросков в боях", "fights.must-roll"),
        ("ничью делят", "tie-break.shared"),
        ("сброшенных угроз", "threats.discard-standing"),
        ("обменивать несколько раз", "exchange.many-times"),
        ("спасовавшие получают ренту", "passing.rent-continues"),
        ("скрытую информацию", "information.hidden"),
        ("цена строительства комнаты", "building.price"),
        ("удвоенная награда, стоимость", "special-spots.cost-once"),
        ("шестая комната, конец игры", "end.sixth-room"),
        ("связанными ячейками", "linked-spots.two-dwellers"),
        ("повёрнутые карты предметов", "exhaust.turn"),
        ("порядком ходов", "first-player.order-unchanged"),
        ("shelter.scoring.winner", "scoring.winner"),
    ],
)
def test_russian_word_forms(words: str, expected: str) -> None:
    assert expected in found(words, "ru")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("czynszem za windy", "rent.no-lift-rent"),
        ("leczenie rannych", "healing.mark-alone"),
        ("przetasować talię pomieszczeń", "decks.room-reshuffle"),
        ("rzuty kośćmi w walce", "fights.roll"),
        ("remisujących graczy", "tie-break.only-tied"),
        ("odrzucone zagrożenia", "decks.threat-reshuffle"),
        ("dowolną liczbą wymian", "exchange.many-times"),
        ("spasowali i dostają czynsz", "passing.rent-continues"),
        ("ukrytych informacji", "information.hidden"),
        ("cena budowania pomieszczenia", "building.price"),
        ("podwojone nagrody, koszt", "special-spots.cost-once"),
        ("szóstego pomieszczenia koniec", "end.sixth-room"),
        ("połączonymi polami", "linked-spots.one-turn"),
        ("wyczerpanych przedmiotów", "exhaust.turn"),
        ("windą lub w windzie czynsz", "rent.no-lift-rent"),
        ("shelter.scoring.winner", "scoring.winner"),
    ],
)
def test_polish_word_forms(words: str, expected: str) -> None:
    assert expected in found(words, "pl")


@pytest.mark.parametrize(
    ("bare", "marked"),
    [
        ("polaczone pola", "połączone pola"),
        ("zagrozen", "zagrożeń"),
        ("mieszkancow", "mieszkańców"),
        ("zywnosc", "żywność"),
        ("wspolny dzwig", "wspólny dźwig"),
        ("pietro", "piętro"),
        ("sasiednie pomieszczenie", "sąsiednie pomieszczenie"),
        ("szescioscienne kosci", "sześciościenne kości"),
        ("prad", "prąd"),
    ],
)
def test_polish_without_its_marks_finds_the_same(bare: str, marked: str) -> None:
    assert found(bare, "pl", 10) == found(marked, "pl", 10) != []


@pytest.mark.parametrize(("ye", "yo"), [("подсчет", "подсчёт"), ("подъемник", "подъёмник"), ("зеленый", "зелёный")])
def test_ye_and_yo_are_one_letter(ye: str, yo: str) -> None:
    assert found(ye, "ru", 10) == found(yo, "ru", 10) != []


@pytest.mark.parametrize(
    ("lang", "words", "expected"),
    [
        ("en", "elevator rent", "rent.no-lift-rent"),
        ("en", "how do I heal an injured worker?", "wounded.until-healed"),
        ("en", "victory points at the end of the game", "scoring.items-first"),
        ("en", "energy", "resources.three-kinds"),
        ("en", "tiebreaker", "tie-break.only-tied"),
        ("en", "how many players", "overview.player-count"),
        ("en", "who goes first", "first-player.next-round"),
        ("en", "adjacent rooms", "building.adjacent"),
        ("ru", "подъёмник аренда", "rent.no-lift-rent"),
        ("ru", "травмированный мипл лазарет", "healing.symbol"),
        ("ru", "электричество", "resources.three-kinds"),
        ("ru", "пища", "resources.three-kinds"),
        ("ru", "победные очки в конце игры", "scoring.threat-penalty"),
        ("ru", "равенство", "tie-break.resources"),
        ("ru", "сколько игроков", "overview.player-count"),
        ("ru", "соседние помещения", "building.adjacent"),
        ("pl", "elewator czynsz", "rent.no-lift-rent"),
        ("pl", "kontuzjowany pracownik ambulatorium", "healing.symbol"),
        ("pl", "prąd", "resources.three-kinds"),
        ("pl", "jedzenie", "resources.three-kinds"),
        ("pl", "punkty zwycięstwa na koniec gry", "scoring.items-first"),
        ("pl", "dogrywka", "tie-break.shared"),
        ("pl", "ilu graczy", "overview.player-count"),
        ("pl", "kto zaczyna", "first-player.take"),
    ],
)
def test_synonyms(lang: str, words: str, expected: str) -> None:
    assert expected in found(words, lang)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "dweler"), ("en", "hapiness"), ("ru", "жытель"), ("pl", "zagrorzenie")]
)
def test_a_misspelt_word_is_guessed(lang: str, words: str) -> None:
    assert found(words, lang)


def test_an_unfinished_word_is_completed() -> None:
    assert found("thre", "en", 10)
    assert "rent.no-lift-rent" in found("czyns wind", "pl", 10)


def test_the_best_come_first_and_nothing_comes_twice() -> None:
    hits = search("wounded lift", "shelter", "en", 40)
    scores = [hit.score for hit in hits]

    assert hits[0].rule.id == "shelter.wounded.no-own-lift"
    assert scores == sorted(scores, reverse=True)
    assert scores[-1] > 0
    assert len({hit.rule.id for hit in hits}) == len(hits)


def test_some_words_are_enough() -> None:
    assert found("lift xyzzyqwk", "en") == found("lift", "en")


@pytest.mark.parametrize(("words", "lang"), [("hapiness", "en"), ("жытель", "ru"), ("zagrorzenie", "pl")])
def test_what_was_guessed_is_told(words: str, lang: str) -> None:
    assert list(guesses(f"{words} ?", "shelter", lang)) == [words]
    assert guesses("xyzzyqwk", "shelter", lang) == {}


def test_what_another_game_knows_is_not_guessed() -> None:
    """Fallout has no floors; whoever asks it for one does not want a flood."""
    assert guesses("floor", "fallout") == guesses("floor") == {}


@pytest.mark.parametrize(("lang", "word"), [("en", "rent"), ("en", "tets"), ("ru", "горы"), ("pl", "rzat")])
def test_a_short_word_is_not_guessed(lang: str, word: str) -> None:
    """Most words of four letters are one slip away from another word."""
    assert guesses(word, "fallout", lang) == {}


@pytest.mark.parametrize("words", ["what happens when I die", "I die", "dies", "my guy died"])
def test_to_die_is_not_a_die(words: str) -> None:
    ids = [hit.rule.id for hit in search(words, "fallout", "en", 3)]

    assert all(each.startswith(("fallout.killed.", "fallout.death.")) for each in ids)


@pytest.mark.parametrize("words", ["hits with one die", "hits per die", "how many hits can a die make"])
def test_a_die_is_not_a_death(words: str) -> None:
    assert "fallout.combat.one-hit-per-die" in [hit.rule.id for hit in search(words, "fallout", "en", 3)]


@pytest.mark.parametrize(
    ("lang", "words", "expected"),
    [
        ("en", "how many tools can I own", "items.no-limit"),
        ("en", "how much water can I collect", "resources.limit-six"),
        ("ru", "сколько еды можно собрать", "resources.limit-six"),
        ("ru", "сколько жителей можно завести", "new-dwellers.max-seven"),
        ("pl", "ile wody mogę zebrać", "resources.limit-six"),
        ("pl", "ilu mieszkańców mogę zebrać", "new-dwellers.max-seven"),
    ],
)
def test_how_many_may_one_have_asks_for_the_limit(lang: str, words: str, expected: str) -> None:
    assert expected in found(words, lang, 3)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "can I swap food for water"),
        ("ru", "можно ли менять еду на воду"),
        ("pl", "czy mogę wymienić jedzenie na wodę"),
    ],
)
def test_a_rule_comes_before_its_exceptions(lang: str, words: str) -> None:
    """How an exchange is made comes before the one that must not be made."""
    hits = found(words, lang, 40)

    assert hits.index("exchange.rate") < hits.index("exchange.no-return")


def test_what_is_known_is_not_guessed() -> None:
    assert guesses("who pays the rent of a lift", "shelter", "en") == {}


@pytest.mark.parametrize(("digit", "word", "lang"), [("6", "six", "en"), ("6", "шесть", "ru"), ("6", "sześć", "pl")])
def test_a_number_and_its_word_are_the_same(digit: str, word: str, lang: str) -> None:
    """The words of the question differ, so do the scores; what is found does not."""
    one = {hit.rule.id for hit in search(digit, "shelter", lang, 400)}
    other = {hit.rule.id for hit in search(word, "shelter", lang, 400)}

    assert one == other != set()


def test_what_matters_at_the_table_comes_earlier() -> None:
    """Whoever is asked about rent and looks for cubes more likely means those of the rent."""

    def places(*near: str) -> tuple[int, int]:
        hits = [hit.rule.id for hit in search("how many cubes", "shelter", "en", 400, near)]
        return hits.index("shelter.rent.gain"), hits.index("shelter.rent.choice")

    (itself, neighbour), (elsewhere, neighbour_elsewhere) = places("shelter.rent.gain"), places()

    assert itself < elsewhere
    assert neighbour < neighbour_elsewhere


@pytest.mark.parametrize(("word", "game"), [("monster", "fallout"), ("monster", "shelter")])
def test_synonyms_are_those_of_the_game(word: str, game: str) -> None:
    """A monster is an enemy in one game and a threat in the other."""
    expected = {"fallout": "enemies", "shelter": "threats"}[game]

    assert any(hit.rule.topic.startswith(expected) for hit in search(word, game, "en", 3))


def test_every_expansion_has_the_words_of_its_game() -> None:
    """A catalogue is that of a game, or `bases` names the game whose groups it shares."""
    for name in games():
        if name not in game_names():
            assert any(set(lexicon("en", base).words) <= set(lexicon("en", name).words) for base in game_names()), name


@pytest.mark.parametrize(
    ("lang", "words", "game", "expected"),
    [
        ("en", "teleport past a monster", "atomic-bonds", "fast-travel.no-enemy-in-space"),
        ("ru", "что если убьют в кооперативе", "new-california", "killed.security-advances"),
        ("pl", "teleport obok potwora", "atomic-bonds", "fast-travel.no-enemy-adjacent"),
    ],
)
def test_an_expansion_understands_the_words_of_its_game(lang: str, words: str, game: str, expected: str) -> None:
    """Who is killed or travels fast is called the same with an expansion as without."""
    hits = [hit.rule.id for hit in search(words, game, lang, 3)]

    assert f"{game}.{expected}" in hits


@pytest.mark.parametrize(
    ("lang", "words", "expected"),
    [
        ("ru", "враги закончились", "fallout.component-limits.reshuffle-stacks"),
        ("pl", "co gdy skończą się karty znalezisk", "fallout.component-limits.reshuffle-loot"),
    ],
)
def test_a_deck_that_has_run_out_is_not_the_end_of_the_game(lang: str, words: str, expected: str) -> None:
    assert [hit.rule.id for hit in search(words, "fallout", lang, 1)] == [expected]


@pytest.mark.parametrize("words", ["umrę, co stracę", "co się stanie, gdy umrę"])
def test_polish_forms_of_dying_lead_to_death(words: str) -> None:
    assert "death" in [hit.rule.topic for hit in search(words, "munchkin", "pl", 3)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", ["xyzzyqwk", "яжцъ", "?!", "99999999", "——", "𝕏𐍈"])
def test_nonsense_finds_nothing(words: str, lang: str) -> None:
    assert search(words, lang=lang) == []


@pytest.mark.parametrize(
    "words",
    [
        '"',
        "lift*",
        "lift AND",
        "NOT lift",
        "NEAR(lift rent)",
        "text:lift",
        "^lift",
        "(lift",
        "lift' OR 1=1 --",
        "{qwk}:zzq",
        "\0lift",
    ],
)
def test_nothing_a_reader_types_is_syntax(words: str) -> None:
    hits = search(words)

    assert ("lift" in words) == bool(hits)


@pytest.mark.parametrize("words", ["lift " * 50_000, "x" * 1_000_000, "rent" * 10_000, "a.b." * 10_000, "ё" * 10_000])
def test_very_long_questions_are_answered(words: str) -> None:
    search(words, lang="ru")
    search(words, lang="en")


@pytest.mark.parametrize("words", ["", "  ", "\n\t"])
def test_an_empty_question_is_refused(words: str) -> None:
    with pytest.raises(ValueError, match="give a word"):
        search(words)


def test_stop_words_alone_still_ask() -> None:
    assert search("who")


def test_unknown_games_languages_and_limits_are_refused() -> None:
    with pytest.raises(NoCatalogue, match="'chess'"):
        search("lift", "chess")
    with pytest.raises(NotTranslated, match="'de'"):
        search("lift", lang="de")
    with pytest.raises(ValueError, match="limit 0"):
        search("lift", limit=0)


def test_a_hit_says_what_a_reader_needs() -> None:
    hit = search("czynsz winda", "shelter", "pl", 1)[0]

    assert hit.rule == rule("shelter.rent.no-lift-rent", "pl")
    assert hit.topic == "Czynsz"
    assert "Zasoby" in hit.related
    assert hit.snippet == hit.rule.text


def test_a_snippet_shows_the_found_word_and_stays_short() -> None:
    for hit in search("trained", "shelter", limit=40) + search("shuffle deck", "shelter", limit=40):
        assert len(hit.snippet) <= 162
    long = search("twelve 12 column", "shelter", limit=1)[0]

    assert "12" in long.snippet


def test_the_limit_holds_and_the_order_does_not_depend_on_it() -> None:
    many = [hit.rule.id for hit in search("dweller", limit=20)]

    assert [hit.rule.id for hit in search("dweller", limit=5)] == many[:5]
    assert len(many) == 20


def test_words_are_split_and_stemmed_alike_everywhere() -> None:
    assert words_of("The S.P.E.C.I.A.L. spot's 2nd Тёмный lift_card") == [
        "the", "special", "spot", "s", "2nd", "темный", "lift", "card",
    ]  # fmt: skip
    assert stem("żywności", "pl") == stem("zywnosci", "pl") == "zywnosc"


@pytest.mark.parametrize(
    ("words", "lang"), [("rent", "en"), ("rents", "en"), ("рентой", "ru"), ("czynszem", "pl"), ("czynszu", "pl")]
)
def test_the_name_of_a_topic_finds_it_from_its_beginning(words: str, lang: str) -> None:
    """The rule that says what rent is does not use the word; it comes first all the same."""
    assert [hit.rule.id for hit in search(words, lang=lang)][:2] == ["shelter.rent.gain", "shelter.rent.choice"]
