"""Rounds: a turn each, then an agenda that wakes enemies."""

import pytest

from tests.kit import rule
from tests.kit.fallout import (
    ARMS,
    HEAD,
    Wasteland,
    deal,
    enemy,
    happening,
    story_pack,
    survivor,
    wasteland,
)
from tests.kit.stories import quest_card

TWICE = story_pack(agendas="- {id: twice, name: twice, icons: [critter, critter], worth: {do: balance}}\n")
DRAW_ONE = happening("{do: draw, deck: agenda}")


def movers(t: Wasteland) -> list[str]:
    """The enemies that moved since the last choice, in order."""
    return [event.about["enemy"] for event in t.happened("enemy-moves")]


@rule("fallout.rounds.one-turn-each")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_everybody_has_one_turn_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    """With B as first player the turns of a round come in the order B, C, A, and nobody acts out of turn."""
    t = wasteland(survivor(), survivor(), survivor(), first=first, turn=first)

    seats = []
    while t.state.round == 1:
        seats.append(t.seat)
        assert t.refused("move", seat=(t.seat + 1) % 3) == "fallout.rounds.one-turn-each"
        t.choose("end")

    assert seats == order
    assert t.seat == first


@rule("fallout.rounds.end-of-round-reveal")
def test_an_agenda_is_revealed_after_the_last_turn_of_a_round() -> None:
    """A, B, C: after A's and B's turns nothing is revealed, after C's the top card is, for all to see, before A's next turn."""
    t = wasteland(survivor(), survivor(), survivor(), agendas=["legend-1", "payday-1"])

    for _ in range(2):
        t.choose("end")
        assert t.happened("reveal") == []
    t.choose("end")

    told = [event.kind for event in t.game.events_for(None) if event.kind in ("reveal", "turn")]
    assert told == ["reveal", "turn"]
    assert t.happened("reveal")[0].about["agenda"] == "legend-1"
    assert t.seat == 0


@rule("fallout.rounds.activate-shown-types")
def test_the_types_on_the_card_act_and_no_others() -> None:
    """The card shows critter, robot and shield: the mole rat and the protectron move, the raider does not."""
    t = wasteland(
        survivor(space="camp.c"),
        enemies=[enemy("mole-rat", "cit.b"), enemy("protectron", "cit.b"), enemy("raider", "cit.b")],
        agendas=["security-1", "payday-1"],
    )

    t.end_turn()

    still = [each.id for each in t.state.enemies if each.space == "cit.b"]
    assert still == ["raider"]


@rule("fallout.rounds.card-text-ignored")
def test_a_revealed_agenda_gives_nobody_influence() -> None:
    """A card worth 3 to anybody with 16 caps is revealed: nobody's influence changes, and nobody has it."""
    t = wasteland(survivor(caps=16, agendas=["legend-2"]), agendas=["payday-1", "legend-1"])
    before = t.game.view(0)["survivors"][0]["influence"]

    t.choose("end")

    assert t.happened("reveal")[0].about["agenda"] == "payday-1"
    assert t.game.view(0)["survivors"][0]["influence"] == before == 1
    assert t.survivor().agendas == ("legend-2",)


@rule("fallout.rounds.left-to-right", "fallout.rounds.type-by-type")
@pytest.mark.parametrize(
    ("agenda", "order"),
    [
        ("one-of-a-kind-1", ["protectron", "assaultron", "mole-rat"]),  # robot, star, critter
        ("security-1", ["mole-rat", "protectron", "assaultron"]),  # critter, robot, shield
    ],
)
def test_icons_go_from_left_to_right_and_a_type_is_finished_before_the_next(agenda: str, order: list[str]) -> None:
    """Two robots and a critter: robot before critter on the card means robot, robot, critter, and the other way round."""
    t = wasteland(
        survivor(space="camp.c"),
        enemies=[enemy("protectron", "bos.f"), enemy("mole-rat", "bos.f"), enemy("assaultron", "bos.f")],
        agendas=[agenda, "payday-1"],
    )

    moved: list[str] = []
    t.choose("end")
    moved += movers(t)
    while t.prompt == "enemy-path":
        t.choose(t.options[0])
        moved += movers(t)

    assert moved == order


def choice_of_order() -> Wasteland:
    """A radroach beside A, and a mole rat that is 3 spaces from A and 4 from B, who is first player."""
    return wasteland(
        survivor(space="bos.f", hp=1),
        survivor(space="camp.d"),
        enemies=[enemy("radroach", "bos.e"), enemy("mole-rat", "dia.b")],
        agendas=["know-it-all-1", "payday-1"],
        first=1,
        dice=[ARMS, HEAD, HEAD],
    )


@rule("fallout.rounds.order-within-type")
def test_the_first_player_says_which_of_a_type_acts_first() -> None:
    """B, who is first player, is asked; if the radroach kills A first, the mole rat goes toward B."""
    t = choice_of_order()
    land = t.state.land
    assert [land.distance("dia.b", who.space) for who in t.state.survivors] == [3, 4]

    t.choose("end")
    assert (t.seat, t.prompt) == (1, "activate")
    assert t.options == ("attack:0", "activate:mole-rat")
    t.choose("attack:0", "return:camp.c")
    while t.prompt != "turn":
        t.choose(t.options[0])

    place = next(each.space for each in t.state.enemies if each.id == "mole-rat")
    assert land.distance(place, "camp.d") == 3


@rule("fallout.rounds.order-within-type")
def test_in_the_other_order_the_mole_rat_goes_toward_the_one_who_lives_yet() -> None:
    """The mole rat first: it goes toward A, and only then the radroach kills A."""
    t = choice_of_order()

    t.choose("end", "activate:mole-rat")
    while t.prompt != "return":
        t.choose(t.options[0])

    place = next(each.space for each in t.state.enemies if each.id == "mole-rat")
    assert t.state.land.distance(place, "bos.f") == 2


@rule("fallout.rounds.discard-revealed")
def test_the_revealed_card_goes_to_the_pile() -> None:
    """The pile is empty; after the first end of a round it has that card, visible to all, and the next lies on it later."""
    t = wasteland(survivor(), agendas=["legend-1", "legend-2", "payday-1"])

    t.choose("end")
    assert t.game.view(None)["piles"]["agenda"] == ["legend-1"]
    assert t.game.view(None)["revealed"] == ""
    t.choose("end")

    assert t.game.view(None)["piles"]["agenda"] == ["legend-1", "legend-2"]


@rule("fallout.rounds.discard-revealed")
def test_it_is_discarded_only_after_it_was_resolved() -> None:
    """While an enemy's way is still to be chosen the card lies open and is not in the pile yet."""
    t = wasteland(survivor(space="camp.c"), enemies=[enemy("raider", "camp.a")], agendas=["managing-it-1", "payday-1"])

    t.choose("end")

    assert t.prompt == "enemy-path"
    assert t.game.view(0)["revealed"] == "managing-it-1"
    assert t.game.view(0)["piles"]["agenda"] == []


@rule("fallout.rounds.end-trigger")
def test_the_round_ends_before_whoever_is_first_player_by_then() -> None:
    """A is first of A, B, C, D; in B's turn the deck passes to D: when C's turn ends the round ends, for D is next."""
    t = wasteland(
        survivor(),
        survivor(space="cit.a"),
        survivor(),
        survivor(),
        packs=[DRAW_ONE],
        encounters={"wasteland": ["happening"]},
        agendas=["legend-1"],
        agenda_pile=["payday-1", "payday-2"],
        turn=1,
    )

    t.choose("encounter", "option:take")
    assert t.state.first == 3
    t.choose("end")
    assert (t.seat, t.happened("reveal")) == (2, [])
    t.choose("end")

    assert len(t.happened("reveal")) == 1
    assert (t.seat, t.state.round) == (3, 2)


@rule("fallout.rounds.no-reveal-before-first-turn")
def test_before_the_first_turn_nothing_is_revealed() -> None:
    """Set-up is done and the first player begins: no card is in the agenda pile and no enemy has moved from its icon."""
    t = deal(2, first=0)
    t.choose("survivor:ghoul", "start:camp.a", "survivor:super-mutant", "start:camp.b")

    assert (t.prompt, t.state.round) == ("turn", 1)
    assert t.happened("reveal") == t.happened("activate") == t.happened("enemy-moves") == []
    assert t.game.view(0)["piles"]["agenda"] == []
    assert all(
        each.type in t.state.land.spaces[each.space].enemies
        for each in t.state.enemies
        if each.type not in ("star", "shield")
    )


@rule("fallout.rounds.repeated-icon")
@pytest.mark.parametrize(("agenda", "left"), [("twice", 1), ("know-it-all-1", 2)])
def test_a_type_that_is_shown_twice_acts_twice(agenda: str, left: int) -> None:
    """Critter, critter and a mole rat three spaces from A: it moves 2 spaces; with one critter icon it moves 1."""
    t = wasteland(
        survivor(space="camp.c"), enemies=[enemy("mole-rat", "tile-6")], agendas=[agenda, "payday-1"], packs=[TWICE]
    )
    assert t.state.land.distance("tile-6", "camp.c") == 3

    t.end_turn()

    assert t.state.land.distance(t.state.enemies[0].space, "camp.c") == left


@rule("fallout.winning.end-conditions", "fallout.shop.reset-to-four")
def test_after_an_end_between_the_rounds_nothing_more_happens() -> None:
    """A kill in an attack leads to the shop and then lets a faction win: the row of five is not reset any more."""
    spree = "id: do, trigger: {kill: robot}, results: [{do: shop, dealings: 1}, {do: power, faction: star, amount: 9}]"
    t = wasteland(
        survivor(special="SPE"),
        enemies=[enemy("protectron", "camp.c")],
        agendas=["freedom-2", "legend-2"],  # robots first
        dice=[1, 1, 1],
        quests=["spree"],
        packs=[story_pack(quests=quest_card("spree", 901, spree))],
    )

    t.choose("end", "leave")

    assert (t.is_over, len(t.state.shop), t.state.asset_pile) == (True, 5, ())


@rule("fallout.rounds.no-reveal-before-first-turn", "fallout.rounds.one-turn-each")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_turn_of_the_game_is_the_first_players(first: int) -> None:
    """As soon as both have a survivor, whoever is first player is on turn."""
    t = deal(2, first=first)
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.seat, t.state.turn, t.state.round) == (first, first, 1)
