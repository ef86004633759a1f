"""What cards say: each has a name and a text, made from its effects."""

import re
from collections.abc import Iterable

import pytest

from crossroads.engine.words import LANGUAGES
from crossroads.games.shelter.cards.bills import Bill
from crossroads.games.shelter.round.effects import Keepsake, Train
from crossroads.games.shelter.turn.building import CheaperRoom
from crossroads.games.shelter.turn.exchange import Exchange
from crossroads.games.shelter.turn.item_effects import AtSpot
from crossroads.games.shelter.turn.rent import MoreRent
from crossroads.games.shelter.vault.resources import Gain
from tests.kit import card_pack, table
from tests.shelter.words.sentences import WORDING, assert_reads_well, content, messages, words


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
