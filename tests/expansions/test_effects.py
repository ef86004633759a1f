"""Words of an expansion on cards: results, abilities, passives, conditions and worths that the base has never heard of."""

from typing import Any

import pytest
from crossroads_signals.effects import Tune

from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.worth import Weights
from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack
from crossroads.games.fallout.survivors.card_effects import Ready
from crossroads.games.fallout.survivors.results import Xp
from tests.kit.fallout import LEGS, Wasteland, enemy, met_with, story_pack, survivor, wasteland

CARDS = story_pack(
    loot="""
- {id: loud-hailer, kind: aid, uses: [{moment: turn, pay: discard, effects: [{do: tune, amount: 2}]}]}
- id: echo-box
  kind: aid
  uses:
    - moment: turn
      pay: discard
      needs: {also: [{do: signals.heard, strength: 1}]}
      effects: [{do: caps, amount: 5}]
- {id: wire-hat, kind: apparel, always: [{do: signals.antenna}]}
""",
    agendas="- {id: famous, name: famous, icons: [critter], worth: {do: signals.fame, per: 2}}",
)
WITH: dict[str, Any] = {"packs": (CARDS,), "modules": ("signals",)}


def strength(t: Wasteland) -> int:
    return int(t.state.part("signals").strength)


def test_using_a_card_brings_it() -> None:
    t = wasteland(survivor(inventory=["loud-hailer"]), **WITH)

    t.choose("use:loud-hailer")

    assert strength(t) == 2


def test_it_stands_among_the_results_of_the_base() -> None:
    """Within a condition, by the level of the icon, which is 4: two less make the signal stronger by 2."""
    t = met_with("{do: if, when: {caps: 1}, then: [{do: tune, amount: level-2}]}", **WITH)

    assert strength(t) == 2


def test_a_condition_of_it_is_asked_with_those_of_the_base() -> None:
    """Nobody hears a signal of 0; one of 1 is enough."""
    t = wasteland(survivor(inventory=["echo-box"], caps=0), **WITH)
    assert t.refused("use:echo-box") == "fallout.golden-rules.use-as-printed"

    t.state.part("signals").strength = 1
    again = wasteland(survivor(inventory=["echo-box"], caps=0), state={"added": t.state.added}, **WITH)
    again.choose("use:echo-box")

    assert again.survivor().caps == 5


@pytest.mark.parametrize(("apparel", "letters", "rerolls"), [("wire-hat", "P", 1), ("", "P", 0), ("wire-hat", "I", 0)])
def test_a_passive_of_it_is_asked_by_the_rules_of_the_base(apparel: str, letters: str, rerolls: int) -> None:
    """One reroll more in a test of perception, for whoever wears it."""
    test = f"{{do: test, letters: {letters}, difficulty: 2}}"

    t = met_with(test, survivor("wastelander", apparel=apparel, traits=("well-rested",)), dice=[LEGS] * 3, **WITH)

    assert t.state.rolling is not None
    assert t.state.rolling.rerolls == rerolls


def test_an_agenda_is_worth_what_it_says() -> None:
    """A signal of 5: two more for two each, beside its one."""
    t = wasteland(survivor(agendas=["famous"]), **WITH)
    t.state.part("signals").strength = 5

    assert t.game.definition.scores(t.state) == (3,)


def test_it_answers_to_what_happens_in_the_base() -> None:
    """A drone of level 1 is killed: the signal is stronger by 1; a raider is none of its business."""
    drone = wasteland(survivor(), enemies=[enemy("relay-drone", "camp.c")], dice=[1, 1, 1], **WITH)
    raider = wasteland(survivor(), enemies=[enemy("raider", "camp.c")], dice=[1, 2, 3, 4], **WITH)

    drone.choose("fight:relay-drone")
    raider.choose("fight:raider")

    assert (drone.state.enemies, strength(drone)) == ((), 1)
    assert strength(raider) == 0


def test_a_bot_knows_what_it_is_worth() -> None:
    """3 of 1.5 each, at an icon of level 3; a word that says nothing of it is worth nothing."""
    t = wasteland(**WITH)
    here = Situation(t.state.content, Weights(), t.game.view(0), 0)

    assert here.results((Tune(amount="level"), Xp(amount=1)), level=3) == 5.5
    assert here.results((Ready(),)) == 0


TEXTS = {
    "card:loud-hailer": (
        "During your turn, discard: the signal gets stronger by 2",
        "В свой ход, сбросив карту: сигнал становится сильнее на 2",
        "Podczas twojej tury, odrzucając kartę: sygnał staje się silniejszy o 2",
    ),
    "card:echo-box": (
        "During your turn, discard: 5 caps (requires: signal of at least 1)",
        "В свой ход, сбросив карту: 5 крышек (требование: сигнал не слабее 1)",
        "Podczas twojej tury, odrzucając kartę: 5 kapsli (wymaganie: sygnał o sile co najmniej 1)",
    ),
    "card:wire-hat": (
        "1 more reroll in tests of perception",
        "Ещё 1 переброс в проверках восприятия",
        "1 dodatkowy przerzut w testach percepcji",
    ),
    "agenda:famous": (
        "1 influence, and 1 more for every 2 of the signal's strength",
        "1 влияние и ещё по 1 за каждые 2 силы сигнала",
        "1 wpływ i 1 więcej za każde 2 siły sygnału",
    ),
}


@pytest.mark.parametrize("card", TEXTS)
def test_the_card_says_it_in_every_language(card: str) -> None:
    game = wasteland(**WITH).game

    said = [game.definition.wording().card(game.words(lang), game.state.content, card) for lang in ("en", "ru", "pl")]

    assert tuple(said) == TEXTS[card]


def test_a_table_without_the_expansion_does_not_know_its_words() -> None:
    """A pack that uses them is refused, with the place and the nearest word."""
    with pytest.raises(BadPack, match=r"loot\.yaml: \$\[0\]\.uses\[0\]\.effects\[0\]: no effect `tune`"):
        content_of("fallout", ("base", CARDS))


def test_a_word_of_it_cannot_stand_where_its_kind_cannot() -> None:
    """A worth is no result."""
    wrong = story_pack(loot="- {id: x, kind: event, event: [{do: signals.fame, per: 1}]}\n")

    with pytest.raises(BadPack, match=r"\$\[0\]\.event\[0\]: the effect `signals\.fame` cannot stand here"):
        content_of("fallout", ("base", wrong), ("signals",))
