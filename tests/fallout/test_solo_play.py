"""Solo play: the usual rules, with what replaces other players."""

import pytest

from tests.kit import rule
from tests.kit.fallout import TORSO, deal, met_with, story_pack, survivor, wasteland
from tests.kit.stories import PURSE, meets

COMPANY = story_pack(
    quests="- id: company\n  number: 900\n  objectives:\n"
    "    - {id: meet, needs: {together: true}, results: [{do: caps, amount: 1}]}\n"
    "- id: helping-hand\n  number: 901\n  objectives:\n"
    "    - {id: three, tasks: [{do: test, letters: S, difficulty: 3, by: other}], results: [{do: caps, amount: 5}]}\n"
    "    - {id: four, tasks: [{do: test, letters: S, difficulty: 4, by: other}], results: [{do: caps, amount: 5}]}\n"
)
BARGAIN = story_pack(
    encounters="- {id: bargain, deck: wasteland, options: [{id: take, success: [{do: caps, amount: 77}]}, {id: leave}]}\n"
)


@rule("fallout.solo-play.standard-rules")
def test_a_round_is_one_turn_and_a_revealed_agenda() -> None:
    """Alone: two actions, then a card is revealed and discarded, then the next turn of the same player."""
    t = wasteland(survivor(), agendas=["legend-1", "payday-1"])

    t.choose("move", "move")
    assert t.refused("camp") == "fallout.turns.two-actions"
    t.choose("end")

    assert len(t.happened("reveal")) == 1
    assert t.state.agenda_pile == ("legend-1",)
    assert (t.seat, t.state.round, t.state.actions) == (0, 2, 2)


@rule("fallout.solo-play.other-survivor-place")
@pytest.mark.parametrize(("space", "met"), [("dia.d", True), ("bos.a", True), ("cit.a", False), ("camp.c", False)])
def test_a_settlement_stands_for_another_survivor(space: str, met: bool) -> None:
    """A quest asks for another survivor in the space: alone it can be attempted in a settlement and nowhere else."""
    t = wasteland(survivor(space=space), quests=["company"], packs=[COMPANY])

    assert ("quest:company:meet" in t.options) is met
    if met:
        t.choose("quest:company:meet")
        assert t.survivor().caps == 4


@rule("fallout.solo-play.other-survivor-place")
@pytest.mark.parametrize(("space", "other", "met"), [("dia.d", "camp.c", False), ("camp.c", "camp.c", True)])
def test_with_others_at_the_table_a_settlement_is_not_enough(space: str, other: str, met: bool) -> None:
    """With two players the other survivor has to be there."""
    t = wasteland(survivor(space=space), survivor(space=other), quests=["company"], packs=[COMPANY])

    assert ("quest:company:meet" in t.options) is met


@rule("fallout.solo-play.other-survivor-test")
@pytest.mark.parametrize(("objective", "caps"), [("three", 8), ("four", 3)])
def test_the_test_of_another_survivor_counts_as_three(objective: str, caps: int) -> None:
    """Difficulty 3 succeeds and difficulty 4 fails, and no die is rolled."""
    t = wasteland(survivor(), quests=["helping-hand"], packs=[COMPANY], dice=[])

    t.choose(f"quest:helping-hand:{objective}")

    assert t.survivor().caps == caps
    assert t.happened("roll") == []
    assert [event.about["hits"] for event in t.happened("others-test")] == [3]


@rule("fallout.solo-play.other-survivor-test")
def test_with_others_the_other_survivor_rolls() -> None:
    """With two players B rolls, and three hits pass the test of 3 for A."""
    t = wasteland(survivor(), survivor(), quests=["helping-hand"], packs=[COMPANY], dice=[TORSO] * 3)

    t.choose("quest:helping-hand:three")

    assert t.happened("roll")[0].about["seat"] == 1
    assert t.survivor().caps == 8


@rule("fallout.solo-play.reads-own-cards")
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_outcome_is_not_told_before_the_choice(lang: str) -> None:
    """A solo encounter before the choice: title, introduction and choices are there, what comes of them is not."""
    t = wasteland(survivor(space="cit.a"), encounters={"wasteland": ["caravan-under-fire"]})
    words, wording = t.game.words(lang), t.game.definition.wording()

    t.choose("encounter")
    view = t.game.view(0)
    told = [
        wording.prompt(words, view, t.decision).sentence,
        *[wording.option(words, view, option).sentence for option in t.options],
        *[wording.event(words, view, event) for event in t.game.events_for(0)],
    ]

    text = "\n".join(told)
    assert words("encounter-caravan-under-fire.intro") in text
    assert words("encounter-caravan-under-fire.bluff") in text
    for outcome in ("flank-success", "flank-failure", "bluff-success", "bluff-failure", "wait-success"):
        assert words(f"encounter-caravan-under-fire.{outcome}") not in text


@rule("fallout.solo-play.reads-own-cards")
def test_neither_view_nor_book_holds_what_a_choice_brings() -> None:
    """A card that brings 77 caps: before the choice no client has that number anywhere, after it the caps are there."""
    t = wasteland(survivor(space="cit.a"), packs=[BARGAIN], encounters={"wasteland": ["bargain"]})

    t.choose("encounter")
    book = t.game.definition.book(t.game.words("en"), t.state.content)
    assert t.game.view(0)["meeting"]["card"] == "bargain"
    assert "77" not in str((t.game.view(0), t.options, t.decision.about, t.game.events))
    assert "bargain" not in str(book)
    t.choose("option:take")

    assert t.survivor().caps == 80


@rule("fallout.solo-play.weaker-faction-advances")
@pytest.mark.parametrize(("power", "after"), [((2, 5), (3, 5)), ((5, 2), (5, 3)), ((4, 3), (4, 4))])
def test_only_the_weaker_faction_advances(power: tuple[int, int], after: tuple[int, int]) -> None:
    """Power 2 and 5 when the last agenda is drawn: 3 and 5."""
    t = met_with("{do: draw, deck: agenda}", agendas=["legend-1"], agenda_pile=["payday-1"], power=power)

    assert (t.state.power["star"], t.state.power["shield"]) == after


@rule("fallout.solo-play.weaker-faction-advances")
def test_with_others_both_advance() -> None:
    """With two players power 2 and 5 become 3 and 6."""
    t = met_with(
        "{do: draw, deck: agenda}",
        survivor(),
        survivor(),
        agendas=["legend-1"],
        agenda_pile=["payday-1"],
        power=(2, 5),
    )

    assert t.state.power == {"star": 3, "shield": 6}


@rule("fallout.solo-play.tied-factions-advance")
@pytest.mark.parametrize("power", [0, 4])
def test_tied_factions_advance_together(power: int) -> None:
    """Power 4 and 4: 5 and 5, at the end of a round too."""
    t = wasteland(survivor(), agendas=["legend-1"], agenda_pile=["payday-1"], power=(power, power))

    t.choose("end")

    assert t.state.power == {"star": power + 1, "shield": power + 1}


@rule("fallout.solo-play.always-first-player")
def test_the_solo_player_stays_first_player() -> None:
    """The deck runs out in the turn and again at the end of the round: the player is first all along."""
    t = met_with("{do: draw, deck: agenda}", agendas=["legend-1"], agenda_pile=["payday-1"])
    assert t.state.first == 0

    t.choose("end")

    assert (t.state.first, t.seat) == (0, 0)


@rule("fallout.solo-play.standard-rules", "fallout.agenda-cards.last-card-pass")
@pytest.mark.parametrize(("seats", "told"), [(1, 0), (2, 1)])
def test_alone_nobody_is_told_who_is_first(seats: int, told: int) -> None:
    """Neither as the game begins nor with a renewed deck: it can be nobody else."""
    others = [survivor() for _ in range(seats - 1)]

    assert len(deal(seats).happened("first-player")) == told

    t = wasteland(survivor(), *others, turn=seats - 1, agendas=["legend-1"])
    t.choose("end")

    assert len(t.happened("agenda-deck")) == 1
    assert len(t.happened("first-player")) == told


@rule("fallout.solo-play.other-survivor-test")
def test_only_a_survivor_in_the_space_can_take_the_test() -> None:
    """B is elsewhere and nobody else is there: the test fails without a roll; of B and C here one is chosen."""
    task = "task: {do: test, letters: S, difficulty: 1, by: other}, failure: [{do: lose-caps, amount: 1}]"
    away = meets("{do: caps, amount: 1}", survivor(), survivor(space="camp.a"), option=task, dice=[])
    here = meets(
        "{do: caps, amount: 1}",
        survivor(),
        survivor(space="dia.d"),
        survivor(space="dia.d"),
        survivor(space="camp.a"),
        option=task,
        dice=[2, 1, 1],
    )

    away.choose("option:do")
    here.choose("option:do")
    assert here.options == ("seat:1", "seat:2")
    here.choose("seat:2")

    assert away.survivor().caps == 2
    assert here.told("test") == [("fallout.tests.parts", {"seat": 2, "letters": "S", "difficulty": 1})]
    assert here.survivor().caps == 4


@rule("fallout.solo-play.standard-rules")
def test_an_agenda_that_names_no_number_of_players_is_for_one_too() -> None:
    """A purse of a pack says nothing about players: it is among the agendas of a survivor alone."""
    t = deal(1, packs=(story_pack(agendas=PURSE),))

    assert "purse" in (*t.state.agenda_deck, *t.survivor().agendas)
