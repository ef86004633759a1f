"""An expansion of Shelter: words for its cards that the base has never heard of."""

from random import Random
from typing import Any

import pytest
from crossroads_pets import RULES, Purr

import crossroads
from crossroads.bots import make_bot
from crossroads.bots.shelter.worth import Weights, Worths
from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack
from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.shelter.board import ShelterBoard
from crossroads.tui.boards.shelter.symbols import spot_line
from crossroads.tui.session import Session
from tests.kit import card_pack, dweller, player, table
from tests.kit.cards import item_card, room_card
from tests.kit.shelter import Belongings, Table

WITH = ("pets",)
LEFT, RIGHT = "place:cattery.left", "place:cattery.right"


def cattery(*players: Belongings, **given: Any) -> Table:
    """Seat 0 has the room with the cat."""
    given = {"floors": {0: (["cattery"], ())}, "modules": WITH, **given}
    return table(*(players or (player(), player())), **given)


def strokes(game: crossroads.Game[Any]) -> int:
    return int(game.view(None)["added"]["pets"]["strokes"])


def test_a_reward_of_it_is_given() -> None:
    """It asks, gives 2 happiness and counts in its own part of the state."""
    t = cattery()

    t.choose(LEFT)
    assert (t.prompt, t.options) == ("pets.cat", ("pets.stroke", "pets.sleep"))
    t.choose("pets.stroke")

    assert t.player(0).happiness == 2
    assert strokes(t.game) == 1


def test_a_reward_of_it_is_doubled_as_those_of_the_base_are() -> None:
    """A dweller trained in C strokes twice, and may let the cat sleep the second time."""
    t = cattery(player(dwellers=[dweller(letter="C")]), player())

    t.choose(f"{LEFT}:C", "pets.stroke", "pets.sleep")

    assert t.player(0).happiness == 2


@pytest.mark.parametrize(("happiness", "rule"), [(0, "pets.treat"), (1, "")])
def test_a_cost_of_it_says_itself_whether_it_can_be_paid(happiness: int, rule: str) -> None:
    """One happiness for a treat; without any the spot is refused, in the expansion's own words."""
    t = cattery(player(happiness=happiness), player())

    if rule:
        assert t.refused(RIGHT) == rule
        assert [reason.text for reason in t.game.explain(RIGHT)] == [RULES[rule]["en"]]
    else:
        t.choose(RIGHT, "pets.sleep")
        assert t.player(0).happiness == 0


def test_its_cost_stands_beside_those_of_the_base() -> None:
    """A treat and 2 food: each alone is not enough."""
    pack = card_pack(
        rooms=room_card("larder", left="cost: [{do: pets.treat}, {do: pay, food: 2}], reward: [{do: item}]")
    )
    floors = {0: (["larder"], ())}

    hungry = cattery(player(happiness=1), player(), floors=floors, packs=[pack])
    sad = cattery(player(food=2), player(), floors=floors, packs=[pack])
    both = cattery(player(happiness=1, food=2), player(), floors=floors, packs=[pack])
    both.choose("place:larder.left")

    assert hungry.refused("place:larder.left") == "shelter.cost-reward.whole-cost"
    assert sad.refused("place:larder.left") == "pets.treat"
    assert (both.player(0).happiness, both.player(0).cubes) == (0, (0, 0, 0))


def test_it_stands_within_the_words_of_the_base() -> None:
    """On an item that gives a reward."""
    pack = card_pack(items=item_card("tabby", "exhaust", "do: receive, reward: [{do: pets.purr, amount: 1}]"))
    t = cattery(player(items=["tabby"]), player(), packs=[pack])

    t.choose("use:tabby", "pets.stroke")

    assert t.player(0).happiness == 1


TEXTS = {
    "en": "Left: [C] a cat purrs for 2 happiness\nRight: a treat for 1 happiness → a cat purrs for 3 happiness, 1 item",
    "ru": "Слева: [C] кошка мурлычет (счастье +2)\nСправа: лакомство (счастье −1) → кошка мурлычет (счастье +3), 1 предмет",
    "pl": "Lewe pole: [C] kot mruczy (szczęście +2)\nPrawe pole: przysmak (szczęście −1) → kot mruczy (szczęście +3)",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_and_the_table_say_it_in_every_language(lang: str) -> None:
    """The card, its symbol in the book, the question, the answers and what has happened."""
    t = cattery()
    words, wording = t.game.words(lang), t.game.definition.wording()
    card = wording.card(words, t.state.content, "room:cattery")
    names = t.game.definition.book(words, t.state.content)["names"]

    t.choose(LEFT)
    asked = [wording.prompt(words, t.game.view(0), t.decision).sentence]
    asked += [wording.option(words, t.game.view(0), option).sentence for option in t.options]
    t.choose("pets.stroke")
    [event] = [event for event in t.game.events_for(0) if event.kind == "pets.purr"]

    assert card.startswith(TEXTS[lang])
    assert names["symbol-pets.purr"] == words("symbol-pets-purr")
    assert names["symbol-pets.treat"] == "pets.treat"  # it has no name of its own
    assert asked == [words("prompt-pets-cat"), words("option-pets-stroke"), words("option-pets-sleep")]
    assert wording.event(words, t.game.view(0), event) == words("event-pets-purr", amount=2)


def test_a_terminal_draws_it_by_its_sign_or_by_one_for_all() -> None:
    """The cat has waves of its own and says how many; a treat has none, and is drawn as every word without a sign."""
    spot = cattery().state.content.places["cattery.right"].spot

    assert spot_line(spot).plain == "✦→≋3▤"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_tells_a_board_the_sign(lang: str) -> None:
    """Of words of expansions alone; those of the base have drawings."""
    t = cattery()
    told = t.game.definition.book(t.game.words(lang), t.state.content)["cards"]["rooms"]["cattery"]["right"]

    assert [part["sign"] for part in told["cost"]] == ["✦"]
    assert [part.get("sign") for part in told["reward"]] == ["≋", None]


def test_the_legend_of_a_terminal_names_the_signs_of_the_table() -> None:
    """With the expansion, not without it."""
    helps = [
        ShelterBoard(Session(crossroads.new("shelter", 2, "1", modules=modules), (0, 1), {})).help().plain
        for modules in ((), WITH)
    ]

    assert ["≋" in text for text in helps] == [False, True]
    assert "a cat purrs" in helps[1]


def test_a_bot_knows_what_it_is_worth() -> None:
    """Two happiness on the left: as much as two happiness of the base."""
    worths = Worths(content_of("shelter", (), WITH), Weights())

    assert Purr(amount=2).appeal(worths.weights.cube) == 2
    assert worths.appeal["cattery"] == pytest.approx(
        3.3 + 1
    )  # 3 and an item, less the treat; and half of the other spot


@pytest.mark.parametrize("steps", [0, 1, 40])
def test_it_is_saved_and_goes_on_where_it_was(steps: int) -> None:
    """Also in the middle of a question of its own."""
    game = crossroads.new("shelter", 2, "pets", modules=WITH)
    chance = Random(1)
    while game.decision is not None and not game.decision.prompt.startswith("pets."):
        game.choose(chance.choice(game.decision.ids))
    for _ in range(steps):
        assert game.decision is not None
        game.choose("pets.stroke" if game.decision.prompt == "pets.cat" else chance.choice(game.decision.ids))

    again = crossroads.load(game.save())

    assert strokes(again) == strokes(game)
    assert (strokes(game) > 0) is (steps > 0)
    assert again.digest() == game.digest() == crossroads.replay(game.setup, game.history).digest()


def test_a_clone_is_independent_of_the_expansions_part_too() -> None:
    """What happens in a copy does not happen in the game."""
    t = cattery()
    t.choose(LEFT)
    twin = t.game.clone()

    twin.choose("pets.stroke")

    assert (strokes(t.game), strokes(twin)) == (0, 1)


@pytest.mark.parametrize("bot", ["random", "steady"])
def test_bots_play_it_to_its_end(bot: str) -> None:
    game = crossroads.new("shelter", 2, bot, modules=WITH)
    players = [make_bot(bot, "shelter", salt=str(seat)) for seat in range(2)]
    while (decision := game.decision) is not None:
        game.choose(players[decision.seat].choose(game, decision.seat))

    assert game.outcome is not None


def test_a_table_without_it_does_not_know_its_words() -> None:
    """A pack that uses them is refused, with the place and the nearest word."""
    pack = card_pack(rooms=room_card("larder", left="reward: [{do: pets.purr, amount: 1}]"))

    with pytest.raises(BadPack, match=r"rooms\.yaml: \$\[0\]\.left\.reward\[0\]: no effect `pets\.purr`"):
        content_of("shelter", ("base", pack))
    assert "cattery" not in content_of("shelter", ()).rooms


def test_a_word_of_it_cannot_stand_where_its_kind_cannot() -> None:
    """A cost is no reward."""
    pack = card_pack(rooms=room_card("larder", left="reward: [{do: pets.treat}]"))

    with pytest.raises(BadPack, match=r"reward\[0\]: the effect `pets\.treat` cannot stand here"):
        content_of("shelter", ("base", pack), WITH)
