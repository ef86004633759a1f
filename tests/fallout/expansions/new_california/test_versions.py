"""Numbers with several cards: chance takes one of them, and nobody knows which until it is met."""

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.dice import Dice
from crossroads.engine.packs import BadPack
from crossroads.engine.redealing import redeal
from tests.kit import rule
from tests.kit.california import ID, california, deal_california
from tests.kit.fallout import Wasteland, story_pack, survivor

VERSIONS = (
    "- {id: echo-a, number: 950, version: 1, deck: settlement, options: [{id: do, success: [{do: trash}]}]}\n"
    "- {id: echo-b, number: 950, version: 2, deck: settlement, options: [{id: do, success: [{do: trash}]}]}\n"
)
CALLS = "- {id: errand, number: 999, objectives: [{id: do, results: [{do: add, card: 950}]}]}\n"


def calls(times: int, seed: str = "test", versions: str = VERSIONS) -> Wasteland:
    """A table at which the number 950 has been called for some times."""
    t = california(
        survivor(space="hub.f"),
        quests=["errand"],
        packs=[story_pack(encounters=versions, quests=CALLS)],
        actions=9,
        seed=seed,
        encounters={"settlement": []},
    )
    for _ in range(times):
        t.choose("quest:errand:do")
    return t


@rule(
    "new-california.variant-cards.icon-meaning",
    "new-california.variant-cards.use-one",
    "new-california.variant-cards.rest-stay-in-library",
)
def test_of_several_cards_with_a_number_one_is_used() -> None:
    """950 is called for: one of its two cards is in the deck, the other is still in the library."""
    t = calls(1)

    (added,) = t.state.encounters["settlement"]
    assert added in ("echo-a", "echo-b")
    assert {"echo-a", "echo-b"} - {added} <= {*t.state.library}


@rule("new-california.variant-cards.random-choice")
def test_chance_decides_which() -> None:
    """Over some games both cards are taken."""
    taken = {calls(1, seed=str(seed)).state.encounters["settlement"] for seed in range(12)}

    assert taken == {("echo-a",), ("echo-b",)}


@rule("new-california.variant-cards.choice-secret")
def test_nobody_is_told_which() -> None:
    """The event names the number, and no view has the card's name."""
    t = calls(1)

    assert [dict(event.about) for event in t.happened("add")] == [{"number": 950, "deck": "settlement"}]
    assert "echo" not in repr(t.game.view(0))


def opened(scenario: str) -> Wasteland:
    """A game of two after its set-up."""
    t = deal_california(2, scenario=scenario)
    while t.prompt != "turn":
        t.choose(t.options[0])
    return t


def imagined(t: Wasteland) -> set[tuple[str, ...]]:
    """The settlement decks that A may believe in, each as a set of cards."""
    games = [t.game.imagine(0, str(salt)) for salt in range(24)]
    for game in games:
        assert list(game.definition.faults(game.state)) == []
        assert game.view(0) == t.game.view(0)
    return {tuple(sorted(game.state.encounters["settlement"])) for game in games}


@rule("new-california.variant-cards.choice-secret")
def test_whoever_imagines_the_game_does_not_know_which() -> None:
    """Of two versions one lies in the deck: either may be the one, whichever it truly is."""
    for seed in range(4):
        assert imagined(calls(1, seed=str(seed))) == {("echo-a",), ("echo-b",)}


@rule("new-california.variant-cards.choice-secret")
def test_a_version_that_was_met_is_known() -> None:
    """The card has been read out and lies under its deck again: nobody imagines the other one there."""
    t = calls(1, versions=VERSIONS.replace("{do: trash}", "{do: caps, amount: 1}"))
    added = t.state.encounters["settlement"]
    t.choose("encounter", "option:do")

    assert t.state.encounters["settlement"] == added
    assert imagined(t) == {added}


@rule("new-california.variant-cards.choice-secret")
def test_of_three_versions_one_met_the_others_are_not_known() -> None:
    """One was met and lies in the deck, a second one was added: that may be either of the other two."""
    third = VERSIONS.splitlines()[0].replace("echo-a", "echo-c").replace("version: 1", "version: 3")
    versions = f"{VERSIONS}{third}\n".replace("{do: trash}", "{do: caps, amount: 1}")
    t = calls(1, versions=versions)
    (first,) = t.state.encounters["settlement"]
    t.choose("encounter", "option:do", "quest:errand:do")

    others = {"echo-a", "echo-b", "echo-c"} - {first}
    assert imagined(t) == {tuple(sorted((first, other))) for other in others}


@rule("new-california.variant-cards.choice-secret")
def test_versions_for_different_decks_are_told_apart() -> None:
    """The deck to which a card was added is told: with one version for each deck all know which one it is."""
    for seed in range(3):
        t = calls(1, seed=str(seed), versions=VERSIONS.replace("settlement", "wasteland", 1))
        ((deck, added),) = [(deck, cards) for deck, cards in t.state.encounters.items() if "echo-" in repr(cards)]

        guesses = [t.game.imagine(0, str(salt)).state.encounters[deck] for salt in range(12)]
        assert all(sorted(guess) == sorted(added) for guess in guesses)


@rule("new-california.variant-cards.choice-secret")
@pytest.mark.parametrize("scenario", ["rise-of-the-master", "new-california"])
def test_the_versions_of_a_set_up_are_not_known(scenario: str) -> None:
    """The sheet adds 240 and 241: over some guesses each version of each is in a deck."""
    t = opened(scenario)
    guesses = [t.game.imagine(1, str(salt)).state for salt in range(40)]
    in_decks = {card for guess in guesses for deck in guess.encounters.values() for card in deck}

    for number in (240, 241):
        assert {*content_of("fallout", ("base", ID), (ID,)).numbers[number]} <= in_decks


@rule("new-california.variant-cards.choice-secret")
def test_a_guess_does_not_depend_on_the_true_version() -> None:
    """Two games that differ in the version alone: with the same dice the same game is imagined."""
    found = []
    for seed in range(12):
        g = calls(1, seed=str(seed)).state.copy()
        g.dice = Dice(bytes(32))
        redeal(calls(1).game.definition.zones(g), g, 0)
        found.append((g.encounters["settlement"], g.library))

    assert {*found} == {found[0]}


@rule("new-california.variant-cards.called-again", "new-california.variant-cards.none-left")
def test_called_again_the_rest_is_taken_until_none_is_left() -> None:
    """A second call takes the other card; a third one does nothing."""
    assert sorted(calls(2).state.encounters["settlement"]) == ["echo-a", "echo-b"]

    t = calls(3)
    assert len(t.state.encounters["settlement"]) == 2
    assert t.happened("add") == []


@rule("new-california.variant-cards.setup-line")
@pytest.mark.parametrize(
    ("scenario", "numbers"),
    [("rise-of-the-master", (240, 241)), ("commonwealth-x", (243, 244)), ("far-harbor-x", (243, 244))],
)
def test_a_set_up_adds_one_version_of_each_number(scenario: str, numbers: tuple[int, int]) -> None:
    """Of each of two numbers one card is in a deck and the rest in the library."""
    state = opened(scenario).state
    in_decks = [card for deck in state.encounters.values() for card in deck]

    for number in numbers:
        versions = content_of("fallout", ("base", ID), (ID,)).numbers[number]
        assert len(versions) > 1
        assert len([card for card in versions if card in in_decks]) == 1
        assert len([card for card in versions if card in state.library]) == len(versions) - 1


def test_cards_share_a_number_only_as_versions() -> None:
    """Two encounters of one number without a version, or with the same one, are refused."""
    for wrong in (VERSIONS.replace(", version: 1", ""), VERSIONS.replace("version: 2", "version: 1")):
        with pytest.raises(BadPack, match="give each a"):
            content_of("fallout", ("base", ID, story_pack(encounters=wrong)), (ID,))
