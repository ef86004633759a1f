"""Options, questions and the log in words: what a choice costs and brings, and what has happened."""

from typing import Any

import pytest

from crossroads.engine.decisions import Decision, Option
from crossroads.engine.events import Event
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.state import Staged
from tests.fallout.words.sentences import WORDING, assert_reads_well, label, log, parts, question, words
from tests.kit.fallout import enemy, met_with, survivor, wasteland
from tests.kit.stories import meets


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
