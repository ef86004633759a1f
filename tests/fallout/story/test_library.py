"""The card library: what waits in it, how cards come out of it, and that nobody reads it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.cards.voice import name_of
from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import HEAD, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets, quest_card


@rule("fallout.card-library.contents")
def test_the_library_holds_every_numbered_quest_and_encounter() -> None:
    """100 quests and 59 encounters with the numbers 1 to 159; no star card is among them."""
    t = deal()
    content = t.state.content
    encounters = [card for card in content.encounters.values() if card.number is not None]

    assert sorted(t.state.library) == sorted([*content.quests, *[card.id for card in encounters]])
    assert (len(content.quests), len(encounters)) == (100, 59)
    assert sorted(content.numbers) == list(range(1, 160))


@rule("fallout.card-library.out-of-play")
def test_a_card_in_the_library_has_no_effect() -> None:
    """A quest of the library waits for a robot: one is killed and nothing happens."""
    quest = quest_card("junkyard", 901, "id: hunt, trigger: {kill: robot}, results: [{do: caps, amount: 9}]", "id: do")
    t = wasteland(
        survivor(special="S", weapon="pipe-wrench"),
        packs=(story_pack(quests=quest),),
        enemies=[enemy("protectron", "camp.c")],
        dice=[HEAD] * 3,
    )
    assert "quest:junkyard:do" not in t.options

    t.choose("fight:protectron", "stop")

    assert t.happened("enemy-killed")
    assert (t.survivor().caps, t.happened("complete")) == (3, [])
    assert "junkyard" in t.state.library


@rule("fallout.card-library.fetch-by-number")
def test_a_number_fetches_its_card_in_the_way_that_is_said() -> None:
    """'Stage 901, Add 902': the quest is in play, the encounter in its deck, and both have left the library."""
    cards = {"quests": quest_card("errand", 901), "encounters": encounter_card("sign", deck="wasteland", number=902)}
    t = meets("{do: stage, card: 901}, {do: add, card: 902}", cards=cards)
    assert {"errand", "sign"} <= {*t.state.library}

    t.choose("option:do")

    assert t.state.quests == (Staged("errand"),)
    assert "sign" in t.state.encounters["wasteland"]
    assert not {"errand", "sign"} & {*t.state.library}


@rule("fallout.card-library.no-reading")
def test_nobody_is_shown_a_card_of_the_library() -> None:
    """No seat's view names a card of the library, only how many there are; a staged quest is named."""
    t = deal()
    while t.prompt != "turn":
        t.choose(t.options[0])

    for seat in (0, 1, None):
        seen = t.game.view(seat)
        assert seen["decks"]["library"] == len(t.state.library)
        assert not [card for card in t.state.library if f"'{card}'" in str(seen)]
        assert [quest["id"] for quest in seen["quests"]] == ["cobbler-is-late"]


@rule("fallout.card-library.no-reading")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_client_may_browse_has_nothing_of_the_library(lang: str) -> None:
    """The book of all open cards has no quest and no encounter in it: no id, no title, and nothing of its story."""
    game = deal().game
    content, words = game.state.content, game.words(lang)

    book = [*texts_in(game.definition.book(words, content))]

    assert {"stimpak", name_of(words, "card", "stimpak")} <= {*book}
    whole = "\n".join(book)
    for sort, part, cards in (("quest", "story", content.quests), ("encounter", "intro", content.encounters)):
        for card in cards:
            assert card not in book
            assert words(f"{sort}-{card}") not in book
            assert words(f"{sort}-{card}.{part}") not in whole


def texts_in(book: Any) -> Iterator[str]:
    """Every text of a book, ids and names of fields too."""
    if isinstance(book, str):
        yield book
    elif isinstance(book, Mapping):
        for name, part in book.items():
            yield from (*texts_in(name), *texts_in(part))
    elif isinstance(book, Sequence):
        for part in book:
            yield from texts_in(part)


@rule("fallout.card-library.no-reading", "fallout.card-library.out-of-play")
def test_asking_for_a_card_of_the_library_tells_nothing_of_it() -> None:
    """Both objectives of quest 20, which is in the library, are refused because it is not in play."""
    for space in ("bos.c", "camp.c"):  # where its objectives could be attempted, and elsewhere
        t = wasteland(survivor(space=space), survivor())
        assert "lot-seven" in t.state.library

        assert t.refused("quest:lot-seven:bid") == "fallout.card-library.out-of-play"
        assert t.refused("quest:lot-seven:storm") == "fallout.card-library.out-of-play"


@rule("fallout.card-library.missing-card")
def test_a_card_in_play_is_not_staged_a_second_time() -> None:
    """Quest 901 is in play: 'Stage 901, 1 cap' stages nothing, and the cap follows."""
    cards = {"quests": quest_card("errand", 901, staging="{do: caps, amount: 5}")}
    t = meets("{do: stage, card: 901}, {do: caps, amount: 1}", cards=cards, quests=["errand"])

    t.choose("option:do")

    assert (t.state.quests, t.survivor().caps) == ((Staged("errand"),), 4)


@rule("fallout.card-library.missing-card")
def test_a_card_that_was_added_or_trashed_is_not_added_again() -> None:
    """'Add 902' twice: the deck has the card once. A trashed one does not come back, and what follows is resolved."""
    cards = {"encounters": encounter_card("sign", deck="vault-84", number=902)}
    t = meets("{do: add, card: 902}, {do: add, card: 902}, {do: caps, amount: 1}", cards=cards)
    t.choose("option:do")
    assert (t.state.encounters["vault-84"], t.survivor().caps) == (("sign",), 4)

    t = meets("{do: add, card: 902}, {do: caps, amount: 1}", cards=cards, state={"library": (), "gone": ("sign",)})
    t.choose("option:do")

    assert (t.state.encounters.get("vault-84", ()), t.survivor().caps) == ((), 4)


@rule("fallout.results.stage", "fallout.card-library.no-reading")
def test_a_quest_that_was_read_stays_staged() -> None:
    """An objective stages a quest, without dice or cards drawn: it has been read, so nothing is taken back."""
    quests = quest_card("errand", 901, "id: look, results: [{do: stage, card: 902}]", "id: rest") + quest_card(
        "next", 902
    )
    for objective, undone in (("look", False), ("rest", True)):
        t = wasteland(survivor(), packs=[story_pack(quests=quests)], quests=["errand"])

        t.choose(f"quest:errand:{objective}")

        assert t.game.can_undo is undone
        assert (Staged("next") in t.state.quests) is (objective == "look")


@rule("fallout.results.stage", "fallout.results.trash")
def test_what_is_staged_and_trashed_is_told_by_name() -> None:
    """'Stage 902, Trash': the quest that came and the one that went."""
    quests = quest_card("errand", 901, "id: do, results: [{do: stage, card: 902}, {do: trash}]") + quest_card(
        "next", 902
    )
    t = wasteland(survivor(), packs=[story_pack(quests=quests)], quests=["errand"])

    t.choose("quest:errand:do")

    assert t.told("stage") == [("fallout.results.stage", {"quest": "next"})]
    assert t.told("trash") == [("fallout.results.trash", {"quest": "errand"})]
    assert t.state.gone[-1] == "errand"


@rule("fallout.quest-cards.marker-placed", "fallout.quest-cards.staging-choices")
def test_the_marker_of_an_unknown_place_goes_to_the_nearest_facedown_tile() -> None:
    """Nobody has found an irradiated space near: none lies open, so the marker lies on a tile where one may be."""
    hunt = quest_card("hunt", 902, staging="{do: marker, at: {terrain: irradiated, back: deadly}}")
    errand = quest_card("errand", 901, "id: do, results: [{do: stage, card: 902}]")
    t = wasteland(survivor(), packs=[story_pack(quests=errand + hunt)], quests=["errand"])
    near = [tile for tile in t.state.land.hidden if t.state.land.distance("camp.c", tile) == 2]

    t.choose("quest:errand:do")
    assert sorted(t.options) == sorted([f"at:{tile}" for tile in near])
    t.choose("at:tile-5", "colour:red")

    assert t.state.quests[-1] == Staged("hunt", "red", "tile-5")
    told = {"quest": "hunt", "space": "tile-5", "colour": "red"}
    assert t.told("marker") == [("fallout.quest-cards.marker-placed", told)]
