"""A table with an expansion: whatever the base can do, it can do with what the expansion adds and replaces."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from crossroads_signals import RULES

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.content import content_of
from crossroads.engine.definition import definition
from crossroads.engine.modules import Module, Rulebook, UnknownModule, find_modules
from crossroads.engine.packs import BadPack
from crossroads.engine.record import BadSave, record
from crossroads.engine.shapes import mismatch
from crossroads.engine.verifying import verify
from crossroads.engine.words import LANGUAGES
from crossroads.tui.boards.legends import keywords, table_keywords
from crossroads.tui.session import Session
from tests.kit.fallout import story_pack

Game = crossroads.Game[Any]
TRACK = "star: {level: 2, areas: H}, shield: {level: 2, areas: T}, x: [1, 2], y: [1, 2]"


def table(seats: int = 2, seed: str = "signals", **options: Any) -> Game:
    """A table with the expansion, on its own scenario."""
    return crossroads.new("fallout", seats, seed, {"scenario": "dead-air", **options}, modules=["signals"])


def play(game: Game, until: Callable[[Game], bool] = lambda game: False, salt: int = 1) -> Game:
    """Play on by chance until something is true or the game is over."""
    chance = Random(salt)
    while game.decision is not None and not until(game):
        game.choose(chance.choice(game.decision.ids))
    return game


def on_air(game: Game) -> bool:
    return game.decision is not None and game.decision.prompt == "signals.broadcast"


def on_turn(game: Game) -> bool:
    return game.decision is not None and game.decision.prompt == "turn"


def signal(game: Game) -> dict[str, Any]:
    part: dict[str, Any] = game.view(None)["added"]["signals"]
    return part


def test_what_one_seat_is_asked_is_refused_to_the_others_by_its_rule() -> None:
    """The first player listens or jams; both are refused to the other seat, though no act declares them."""
    game = play(table(), on_air)
    assert game.decision is not None
    other = 1 - game.decision.seat

    for option in ("signals.listen", "signals.jam"):
        assert [reason.rule for reason in game.explain(option, other)] == ["signals.broadcast"]
        assert game.explain(option, game.decision.seat) == []


# -- what it adds


def test_its_part_of_a_view_and_its_cards_are_declared_with_those_of_the_base() -> None:
    """A view without the part, or with more in it than its shape says, is not as declared; so is a base card amiss."""
    game = table()
    shapes, view = game.definition.shapes(), game.view(0)
    book = game.definition.book(game.words("en"), game.state.content)

    assert mismatch(shapes.view, view) is None
    assert mismatch(shapes.book, book) is None
    assert mismatch(shapes.view, view | {"added": {}}) == "Object missing required field `signals` - at `$.added`"
    part = view["added"]["signals"]
    told = {"added": {"signals": part | {"deck": ["static~1"]}}}
    assert mismatch(shapes.view, view | told) == "Expected `int`, got `array` - at `$.added.signals.deck`"
    for amiss in ("bands", "perks"):
        cards = {kind: pages for kind, pages in book["cards"].items() if kind != amiss}
        assert (
            mismatch(shapes.book, book | {"cards": cards}) == f"Object missing required field `{amiss}` - at `$.cards`"
        )
    assert mismatch(definition("fallout").shapes().view, view) == "Object contains unknown field `added`"


def test_its_scenario_its_enemies_and_its_cards_are_there() -> None:
    """The scenario is one more to choose, drones are on the map, radios in the deck, and words for them."""
    game = play(table(), on_turn)
    view = game.view(0)

    assert view["scenario"] == "dead-air"
    assert "drone" in [enemy["type"] for enemy in view["enemies"]]
    assert content_of("fallout", (), ("signals",)).cards["pocket-radio"].kind == "radio"
    assert "relay-drone" not in content_of("fallout", ()).tokens


def test_its_act_costs_an_action_and_makes_the_signal_stronger() -> None:
    """3 caps, 2 actions and a signal of 1: one boost leaves 2 caps, 1 action and a signal of 2."""
    game = play(table(), on_turn)
    assert game.decision is not None
    seat = game.decision.seat

    game.choose("signals.boost")

    assert signal(game)["strength"] == 2  # the opening has tuned it to 1
    assert game.view(seat)["survivors"][seat]["caps"] == 2
    assert game.view(seat)["actions"] == 1


def test_its_word_is_carried_out_and_printed() -> None:
    """The opening tunes the radio, and a card with the same word says so in three languages."""
    game = play(table(), on_turn)
    content, wording = content_of("fallout", (), ("signals",)), game.definition.wording()

    texts = [wording.card(game.words(lang), content, "card:pocket-radio") for lang in ("en", "ru", "pl")]

    assert signal(game)["strength"] == 1
    assert "the signal gets stronger by 2" in texts[0]
    assert "сильнее на 2" in texts[1]
    assert "silniejszy o 2" in texts[2]


def test_its_word_is_unknown_at_a_table_without_it() -> None:
    """A pack that uses it is refused there as a whole."""
    opening = f"- {{id: humming, map: [{{q: 0, r: 0, face: camp}}], opening: [{{do: tune}}], {TRACK}}}\n"

    with pytest.raises(BadPack, match="no effect `tune`"):
        content_of("fallout", ("base", story_pack(scenarios=opening)))


def test_its_act_is_refused_with_its_own_rule() -> None:
    """Alone, 3 caps are 3 boosts; then a survivor with an action left boosts no more, in the expansion's own words."""
    game = play(table(seats=1), on_turn)
    while game.view(0)["survivors"][0]["caps"]:
        assert game.decision is not None
        wanted = [name for name in ("signals.boost", "signals.jam", "end") if name in game.decision.ids]
        game.choose(wanted[0] if wanted else game.decision.ids[0])
    assert game.view(0)["actions"] == 1

    [reason] = game.explain("signals.boost")

    assert (reason.rule, reason.text) == ("signals.boost", RULES["signals.boost"]["en"])
    with pytest.raises(crossroads.Illegal):
        game.choose("signals.boost")


def test_a_band_goes_on_air_between_the_rounds() -> None:
    """After the enemies have acted the first player is asked, and only then the next round begins."""
    game = play(table(), on_air)
    assert game.decision is not None
    before = signal(game)
    assert (game.decision.seat, before["deck"]) == (game.view(None)["first"], 11)

    game.choose("signals.listen")

    assert signal(game)["strength"] == before["strength"] + 1
    assert "tuned" in game.view(None)["survivors"][game.view(None)["first"]]["traits"]
    assert game.view(None)["phase"] == "turn"


def test_the_survivors_win_together_once_the_signal_is_strong_enough() -> None:
    """Three are enough at this table: two boosts after the opening end the game, and both have won."""
    game = play(table(strength_needed=3), on_turn)

    game.choose("signals.boost")
    game.choose("signals.boost")

    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.how) == ((0, 1), "signals.heard")


def test_a_game_can_end_in_its_phase() -> None:
    """The signal lacks 1 when a band goes on air: to listen to it wins at once, before the next turn begins."""
    needed = signal(play(table(strength_needed=50), on_air))["strength"] + 1
    game = play(table(strength_needed=needed), on_air)

    game.choose("signals.listen")

    assert game.outcome is not None
    assert (game.outcome.how, game.view(None)["added"]["signals"]["strength"]) == ("signals.heard", needed)


def test_its_table_option_is_one_of_the_table() -> None:
    """It is checked like those of the base, and its default counts when nobody names it."""
    assert signal(table(strength_needed=30))["needed"] == 30
    assert signal(table())["needed"] == 8
    with pytest.raises(ValueError, match="strength_needed"):
        table(strength_needed=1)
    with pytest.raises(ValueError, match="strength_needed"):
        crossroads.new("fallout", 2, "x", {"strength_needed": 5})


# -- the base knows nothing of it


def test_a_table_without_it_plays_as_ever() -> None:
    """Side by side with a table that has it: no act, no phase, no part in the view."""
    with_it, without = play(table(), on_turn), play(crossroads.new("fallout", 2, "signals"), on_turn)
    assert with_it.decision is not None
    assert without.decision is not None

    assert "signals.boost" in with_it.decision.ids
    assert "signals.boost" not in without.decision.ids
    assert "added" not in without.view(0)
    assert not play(without, on_air).decision


# -- played, saved, told, fuzzed


@pytest.mark.parametrize("bot", ["random", "steady"])
def test_bots_play_it_to_its_end(bot: str) -> None:
    """Both kinds choose among what they find, the new acts too."""
    game = table(seats=2, seed=bot)
    players = [make_bot(bot, "fallout", salt=str(seat)) for seat in range(2)]
    while (decision := game.decision) is not None and len(game.history) < 3000:
        game.choose(players[decision.seat].choose(game, decision.seat))

    assert game.outcome is not None


@pytest.mark.parametrize("steps", [0, 7, 60, 200])
def test_it_is_saved_and_goes_on_where_it_was(steps: int) -> None:
    """Save and load give the same game to the byte, and so does a replay."""
    game = play(table(), lambda game: len(game.history) >= steps)

    again = crossroads.load(game.save())
    replayed = crossroads.replay(game.setup, game.history)

    assert again.digest() == game.digest() == replayed.digest()
    assert signal(again) == signal(game)
    assert again.setup.modules == ("signals",)


def test_a_clone_is_independent_of_the_expansions_part_too() -> None:
    """What happens in a copy does not happen in the game."""
    game = play(table(), on_turn)
    twin = game.clone()

    twin.choose("signals.boost")

    assert (signal(game)["strength"], signal(twin)["strength"]) == (1, 2)


def test_its_record_is_verified_and_names_what_it_needs() -> None:
    """A finished game is true; where the expansion is not installed the file says so."""
    game = play(table(strength_needed=4))
    written = record(game)

    assert verify(written).true
    with pytest.raises(BadSave, match=r"an expansion that is not here: fallout has no expansion `signal`"):
        crossroads.load(game.save().replace(b'"modules":["signals"]', b'"modules":["signal"]'))


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_everything_it_adds_is_told_in_words(lang: str) -> None:
    """Options, questions, events and the table of a whole game."""
    game, chance = table(strength_needed=20), Random(3)
    words, wording = game.words(lang), game.definition.wording()
    told: list[str] = []
    while (decision := game.decision) is not None and len(game.history) < 600:
        view = game.view(decision.seat)
        told += [wording.option(words, view, option).sentence for option in decision.ids]
        told += [wording.prompt(words, view, decision).sentence, *wording.table(words, view)]
        game.choose(chance.choice(decision.ids))
        told += [wording.event(words, game.view(0), event) for event in game.events_for(0)]

    assert all(told)
    boost = {
        "en": "Boost the signal for 1 cap",
        "ru": "Усилить сигнал за 1 крышку",
        "pl": "Wzmocnij sygnał za 1 kapsel",
    }
    assert boost[lang] in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_keywords_are_explained_at_its_tables(lang: str) -> None:
    told = keywords("signals", lang)

    assert len(told) == 1
    assert told[0] in table_keywords(Session(table(), (0, 1), {}, lang))


def test_what_a_seat_cannot_know_of_it_is_dealt_anew() -> None:
    """The bands to come are in another order in an imagined game, and none is lost."""
    game = play(table(), on_turn)
    decks = {game.imagine(0, f"salt {number}").state.part("signals").deck for number in range(5)}

    assert len(decks) > 1
    assert all(sorted(deck) == sorted(game.state.part("signals").deck) for deck in decks)


def test_what_it_loses_or_doubles_is_a_fault() -> None:
    """Its things are conserved by the zones that it declares, as those of the base are by theirs."""
    game = play(table(), on_air)
    assert list(game.definition.faults(game.state)) == []
    part = game.state.part("signals")

    lost, part.deck = part.deck[0], part.deck[1:]
    assert list(game.definition.faults(game.state)) == [f"bands are not conserved: {lost} 0 times, not 1"]
    part.deck = (lost, *part.deck, part.on_air)

    assert list(game.definition.faults(game.state)) == [f"bands are not conserved: {part.on_air} 2 times, not 1"]


# -- which there are


def test_an_expansion_that_is_not_there_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownModule, match=r"no expansion `signal`; did you mean `signals`\?"):
        crossroads.new("fallout", 2, "x", modules=["signal"])


def test_modules_can_need_and_exclude_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are told by name."""
    known = {
        "one": Module(id="one", game="fallout", package="one", needs=("two",)),
        "two": Module(id="two", game="fallout", package="two"),
        "three": Module(id="three", game="fallout", package="three", excludes=("two",)),
    }
    monkeypatch.setattr("crossroads.engine.modules.expansions_of", lambda game: known)
    find_modules.cache_clear()

    with pytest.raises(UnknownModule, match="`one` is played with `two`"):
        find_modules("fallout", ("one",))
    with pytest.raises(UnknownModule, match="`three` and `two` cannot be played together"):
        find_modules("fallout", ("two", "three"))
    assert [module.id for module in find_modules("fallout", ("two", "one"))] == ["one", "two"]
    find_modules.cache_clear()


def test_a_rule_that_cannot_be_replaced_is_named() -> None:
    """A slip in the rule's id is found when the table is made."""
    definition("fallout")
    wrong = Module(
        id="x", game="fallout", package="x", replaces={"fallout.winning.end-condition": lambda former, g: None}
    )

    with pytest.raises(UnknownModule, match=r"did you mean `fallout.winning.end-conditions`\?"):
        Rulebook(Module(id="fallout", game="fallout", package="x"), (wrong,))


def test_two_expansions_replace_one_rule_one_upon_the_other() -> None:
    """The later one gets the earlier one as the former rule."""
    calls: list[str] = []

    def inner(former: Callable[[Any], None], g: Any) -> None:
        calls.append("inner")

    def outer(former: Callable[[Any], None], g: Any) -> None:
        calls.append("outer")
        former(g)

    rule = "fallout.winning.end-conditions"
    one = Module(id="one", game="fallout", package="x", replaces={rule: inner})
    two = Module(id="two", game="fallout", package="x", replaces={rule: outer})

    Rulebook(Module(id="fallout", game="fallout", package="x"), (one, two)).replaced[rule](None)

    assert calls == ["outer", "inner"]
