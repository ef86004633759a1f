"""The log in words: whole sentences that say who, what and why."""

import random
from typing import Any

import pytest

import crossroads
from crossroads.engine.events import Event
from crossroads.engine.words import LANGUAGES
from tests.kit import Table, dweller, player, rule, table
from tests.shelter.words.sentences import WORDING, a_table, assert_reads_well, tell, words

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


@pytest.mark.parametrize(("lang", "floor"), [("en", "Red floor"), ("ru", "Красный этаж"), ("pl", "Czerwony poziom")])
def test_a_floor_is_told_by_its_colour_whatever_its_owner_is_called(lang: str, floor: str) -> None:
    """Words that go with a colour would not go with a name."""
    view = table(options={"colours": ["red", "blue"]}).game.view(None)
    number = next(number for number, floor in enumerate(view["floors"]) if floor["owner"] == 0)
    roll = Event("threat-roll", "", {"floor": number, "dice": (3, 4), "result": "lift"})

    told = WORDING.event(words(lang).naming(("Ann", "Ben")), view, roll)

    assert told.startswith(f"{floor}, ")


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
