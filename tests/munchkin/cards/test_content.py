"""What is known of all cards of a table before it plays: copies, decks, moments, powers (topics cards, components)."""

import pytest

from crossroads.games.munchkin.cards.content import Content, design_of
from crossroads.games.munchkin.cards.words import ANY_TIME, COMBAT, FLIGHT, NEVER, REACTION
from tests.kit.munchkin import munchkin_pack, table

MINE = munchkin_pack(
    tricks="- id: plan\n  copies: 2\n  effects: [{do: side, amount: 1}, {do: escape}]\n",
    items="- id: coat\n  price: 100\n  slot: two-hands\n  big: true\n  effects: [{do: bonus, amount: 1}, {do: bonus, amount: 2},"
    " {do: run, amount: 1}, {do: power, gives: [{do: draw, deck: door}]}, {do: power, gives: [{do: reroll}]}]\n",
    monsters="- id: thing\n  level: 1\n  special: [{do: speed, amount: 1}, {do: speed, amount: 2}, {do: no-escape}]\n",
)


@pytest.fixture(scope="module")
def content() -> Content:
    return table(packs=[MINE]).state.content


def test_copies_are_numbered_and_a_single_card_is_not(content: Content) -> None:
    assert [copy for copy in content.by_copy if design_of(copy) in ("plan", "coat")] == ["plan.1", "plan.2", "coat"]
    assert content.by_copy["plan.2"] is content.cards["plan"]


def test_a_deck_has_its_own_cards_only(content: Content) -> None:
    """Each copy is in one deck, that of its kind."""
    assert {deck: {content.by_copy[copy].deck for copy in copies} for deck, copies in content.decks.items()} == {
        "door": {"door"},
        "treasure": {"treasure"},
        "perk": {"perk"},
    }
    assert sum(len(copies) for copies in content.decks.values()) == len(content.by_copy)


def test_the_words_of_a_card_are_known_by_what_they_are(content: Content) -> None:
    assert {stat: [word.amount for word in words] for stat, words in content.properties["coat"].items()} == {
        "bonus": [1, 2],
        "run": [1],
    }
    assert content.bearers["bonus"]["coat"] == content.properties["coat"]["bonus"]
    assert "coat" not in content.bearers["rad"]
    assert {tag: len(words) for tag, words in content.tagged["thing"].items()} == {"speed": 2, "no-escape": 1}
    assert content.tagged["coat"] == {}
    assert [len(content.powers[copy]) for copy in ("coat", "plan.1", "thing")] == [2, 0, 0]
    assert [type(deed).__name__ for deed in content.deeds["plan.1"]] == ["ForSide", "Escape"]


def test_big_items_and_those_that_are_held_are_known(content: Content) -> None:
    assert [
        copy in content.big for copy in ("coat", "minigun", "vending-machine", "gas-mask", "tin-can", "raider.1")
    ] == [
        *[True] * 3,
        *[False] * 3,
    ]
    assert [content.hands.get(copy) for copy in ("coat", "baseball-bat", "gas-mask", "raider.1")] == [2, 1, None, None]


@pytest.mark.parametrize(
    ("copy", "moments"),
    [
        ("tripwire.1", ANY_TIME),
        ("third-eye.1", ANY_TIME),
        ("enraged.1", COMBAT),
        ("baseball-bat", NEVER),
        ("raider.1", NEVER),
        ("giant-ant", NEVER),
        ("tin-can", NEVER),
        ("plan.1", COMBAT | FLIGHT),
        ("radaway.1", ANY_TIME | REACTION),
        ("fury-pills.1", COMBAT),
        ("healing-shot.1", REACTION),
        ("jet-inhaler.1", FLIGHT),
    ],
)
def test_the_moments_of_a_card_are_those_of_its_words(content: Content, copy: str, moments: frozenset[str]) -> None:
    assert content.moments[copy] == moments
