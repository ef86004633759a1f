"""LabelInputs: while what an option shows of the table is the same, its label and its odds are; so they may be kept."""

from random import Random
from typing import Any

import pytest

import crossroads
from crossroads.engine.game import Game
from crossroads.engine.words import LANGUAGES
from crossroads.games.shelter import DEFINITION as SHELTER
from tests.kit import Table, card_pack, player, table
from tests.kit.cards import item_card, room_card

WORDING = SHELTER.wording()

PLAIN = object()
Worded = tuple[str, Any]
Seen = dict[tuple[Any, ...], Worded]

FIGHTS = card_pack(
    rooms=room_card("arena", "cost: [{do: give-item}, {do: fight, value: 9}]", "cost: [{do: fight, value: 7}]"),
    items=item_card("club", "exhaust", "do: roll, bonus: 1")
    + item_card("mail", "passive", "do: roll, bonus: 2")
    + item_card("charm", "discard", "do: reroll")
    + "- {id: whip, mode: exhaust, effects: [{do: roll, bonus: 1}, {do: reroll}]}\n",
    threats="- {id: ogre, copies: 12, spot: {cost: [{do: give-item}, {do: fight, value: 10}]}}\n",
)
WEAPONS = ["club", "mail", "charm", "whip", "pipe-pistol", "canteen"]


def faces_of(game: Game[Any], lang: str) -> dict[str, tuple[Any, ...]]:
    """The face of each option on offer; none at a question that brings none."""
    decision = game.decision
    assert decision is not None
    label_inputs = WORDING.label_inputs(game.words(lang), game.view(decision.seat), decision)
    if label_inputs is None:
        return {}
    common, special = label_inputs
    return {option: (lang, option, common, special.get(WORDING.acts.subject(option), PLAIN)) for option in decision.ids}


def play_on(game: Game[Any], lang: str, chance: Random, seen: Seen) -> int:
    """Play to the end by chance; how many options had a face that was seen before, each in the same words."""
    again = 0
    while game.decision is not None:
        words, view = game.words(lang), game.view(game.decision.seat)
        for option, face in faces_of(game, lang).items():
            fresh = WORDING.option(words, view, option).sentence, game.odds(option)
            again += face in seen
            assert seen.setdefault(face, fresh) == fresh, (option, game.decision.prompt)
        game.choose(chance.choice(game.decision.ids))
    return again


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_options_of_one_face_have_one_label_and_the_same_odds(seats: int) -> None:
    """At all tables, and in all languages; and most of what they depend on comes over and over."""
    seen: Seen = {}
    again = 0
    for number in range(5):
        game = crossroads.new("shelter", seats, f"faces {seats} {number}")
        again += play_on(game, LANGUAGES[number % 3], Random(number), seen)
    assert again > 2 * len(seen)


@pytest.mark.slow
def test_a_face_tells_all_that_odds_depend_on_whatever_the_cards_do() -> None:
    """Arenas, items to be given up before a fight, items that add, that work by themselves, that roll again, or both."""
    seen: Seen = {}
    again = 0
    for number in range(12):
        chance = Random(number)
        has = [player(power=3, food=3, water=3, items=items) for items in _shared_out(chance)]
        t = table(*has, floors={0: (["arena"], [])}, packs=[FIGHTS], seed=f"arena {number}")
        again += play_on(t.game, "en", chance, seen)
    assert again > len(seen)
    assert any(odds for (_, option, *_), (_, odds) in seen.items() if option.startswith("place:arena.left"))


def _shared_out(chance: Random) -> list[list[str]]:
    cards = WEAPONS.copy()
    chance.shuffle(cards)
    return [cards[:2], cards[2 : chance.randrange(2, len(cards))]]


def face(t: Table, option: str) -> tuple[Any, ...]:
    return faces_of(t.game, "en")[option]


def test_a_fight_has_another_face_with_another_item_at_hand() -> None:
    bare, armed, tired = (
        table(has, player(), threats={"diner.left": "deathclaw", "diner.right": "fire"})
        for has in (player(), player(items=["pipe-pistol"]), player(exhausted=["pipe-pistol"]))
    )

    assert face(bare, "place:diner.left") != face(armed, "place:diner.left")
    assert face(bare, "place:diner.left") == face(tired, "place:diner.left")
    assert face(bare, "pass") == face(armed, "pass")


def test_questions_of_rolls_have_no_faces() -> None:
    """Their odds depend on what was used before; they are made each time."""
    t = table(player(items=["pipe-pistol"]), player(), threats={"diner.left": "deathclaw"})

    t.choose("place:diner.left")

    assert (t.prompt, faces_of(t.game, "en")) == ("before-roll", {})
