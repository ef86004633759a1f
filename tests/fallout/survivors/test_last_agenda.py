"""The last card of the agenda deck: the deck is renewed and passed on, and what is drawn meanwhile."""

from typing import Any

from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, Belongings, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

ALL_PLAIN = ("know-it-all-1", "managing-it-1", "one-of-a-kind-1", "payday-1")  # worth 1 each to a plain survivor
DRAW = "{do: draw, deck: agenda}"


def last_card(*survivors: Belongings, results: str = DRAW, pile: int = 11, **situation: Any) -> Wasteland:
    """One agenda in the deck, some on the pile, and a survivor about to draw."""
    pool = [f"{name}-{n}" for name in ("freedom", "security") for n in (1, 2, 3, 4)] + [*ALL_PLAIN]
    return meets(results, *survivors, agendas=["legend-1"], agenda_pile=pool[:pile], **situation)


@rule(
    "fallout.agenda-cards.last-card-reshuffle",
    "fallout.agenda-cards.last-card-pass",
    "fallout.agenda-cards.last-card-power",
    "fallout.agenda-cards.last-card-any-draw",
)
def test_drawing_the_last_agenda_renews_the_deck_and_passes_it_to_the_right() -> None:
    """1 card, 11 discards, A first of three, power 2 and 4: B draws it; a deck of 11, C first, power 3 and 5."""
    t = last_card(survivor(), survivor(), survivor(), turn=1, power=(2, 4))
    pile = t.state.agenda_pile

    t.choose("option:do")

    assert t.survivor(1).agendas == ("legend-1",)
    assert (sorted(t.state.agenda_deck), t.state.agenda_pile) == (sorted(pile), ())
    assert t.state.agenda_deck != pile
    assert t.state.first == 2
    assert t.state.power == {"star": 3, "shield": 5}
    assert (t.seat, t.prompt, t.state.actions) == (1, "turn", 1)


@rule("fallout.agenda-cards.last-card-reshuffle")
def test_a_deck_with_another_card_is_not_renewed() -> None:
    """2 cards in the deck and 3 discards: drawing one changes neither the first player nor the pile nor the power."""
    t = meets(DRAW, survivor(), survivor(), agendas=["legend-1", "legend-2"], agenda_pile=ALL_PLAIN[:3], power=(2, 4))

    t.choose("option:do")

    assert (t.state.agenda_deck, t.state.agenda_pile, t.state.first) == (("legend-2",), ALL_PLAIN[:3], 0)
    assert t.state.power == {"star": 2, "shield": 4}


@rule("fallout.agenda-cards.last-card-power")
def test_alone_only_the_weaker_faction_gains_power() -> None:
    """One player, power 2 and 4: the last agenda brings 3 and 4; level at 2 and 2 it brings 3 and 3."""
    for before, after in (((2, 4), (3, 4)), ((2, 2), (3, 3))):
        t = last_card(survivor(), power=before)

        t.choose("option:do")

        assert (t.state.power["star"], t.state.power["shield"]) == after


@rule("fallout.agenda-cards.last-card-any-draw", "fallout.agenda-cards.last-card-revealed-timing")
def test_the_last_agenda_of_a_round_is_part_of_the_new_deck() -> None:
    """1 card and 11 discards: its enemies act, the new deck has 12 cards, B is first, power is 3 and 5."""
    pile = [f"{name}-{n}" for name in ("freedom", "security") for n in (1, 3, 4)] + [*ALL_PLAIN, "legend-1"]
    t = wasteland(
        survivor(),
        survivor(space="camp.d"),
        agendas=["freedom-2"],  # robots, then star
        agenda_pile=pile,
        enemies=[enemy("star#1", "camp.b")],
        power=(2, 4),
    )

    t.end_round()

    assert t.state.enemy("star#1").space in ("camp.c", "camp.d")
    assert (sorted(t.state.agenda_deck), t.state.agenda_pile) == (sorted([*pile, "freedom-2"]), ())
    assert (t.state.first, t.state.power) == (1, {"star": 3, "shield": 5})


@rule("fallout.agenda-cards.last-card-revealed-timing")
def test_the_old_first_player_settles_ties_of_the_last_card() -> None:
    """A token can go two ways: A, first until the card is discarded, is asked; after that B is first."""
    t = wasteland(
        survivor(space="camp.a"),
        survivor(space="camp.a"),
        agendas=["freedom-2"],
        agenda_pile=ALL_PLAIN,
        enemies=[enemy("star#1", "camp.c")],
    )

    t.choose("end", "end")
    assert (t.prompt, t.seat, t.state.first, t.state.revealed_agenda) == ("enemy-path", 0, 0, "freedom-2")
    t.choose(t.options[0])

    assert (t.state.first, t.state.revealed_agenda) == (1, "")
    assert sorted(t.state.agenda_deck) == sorted([*ALL_PLAIN, "freedom-2"])


@rule("fallout.agenda-cards.last-card-mid-draw")
def test_the_rest_of_a_draw_comes_from_the_new_deck() -> None:
    """1 card in the deck and two agendas to draw: one, then a new deck, a new first player and power, then one more."""
    t = last_card(survivor(), survivor(), results="{do: draw, deck: agenda, amount: 2}", pile=5, power=(2, 4))
    pile = t.state.agenda_pile

    t.choose("option:do")

    hand = t.survivor().agendas
    assert (len(hand), hand[0], hand[1] in pile) == (2, "legend-1", True)
    assert (len(t.state.agenda_deck), t.state.first, t.state.power) == (4, 1, {"star": 3, "shield": 5})


@rule("fallout.agenda-cards.last-card-mid-draw")
def test_a_draw_while_the_last_agenda_is_being_resolved_renews_the_deck_once() -> None:
    """The last card wakes a raider whose death brings A an agenda: power rises by 1, not by 0 or 2."""
    reward = "id: hunt, trigger: {kill: human}, results: [{do: draw, deck: agenda}]"
    t = wasteland(
        survivor(),
        survivor(space="camp.e"),
        packs=(story_pack(quests=quest_card("bounty", 901, reward)),),
        quests=["bounty"],
        agendas=["security-2"],  # humans, then shield
        agenda_pile=ALL_PLAIN,
        enemies=[enemy("raider", "camp.c")],
        dice=[HEAD] * 3,
    )

    t.end_round()

    assert len(t.survivor().agendas) == 1
    assert (t.state.first, t.state.power) == (1, {"star": 1, "shield": 1})


@rule("fallout.agenda-cards.last-card-then-fifth")
def test_a_fifth_that_was_the_last_is_shuffled_into_the_new_deck() -> None:
    """1 card, 8 discards, A with four: A draws it and gives one up, the new deck has 9 cards."""
    t = last_card(survivor(agendas=ALL_PLAIN), survivor(), pile=8)

    t.choose("option:do")
    assert (t.prompt, len(t.state.agenda_deck), t.state.first) == ("give-up-agenda", 8, 1)
    t.choose("give-up:payday-1")

    assert (len(t.state.agenda_deck), "payday-1" in t.state.agenda_deck) == (9, True)


@rule("fallout.agenda-cards.empty-discards")
def test_without_any_agenda_a_round_ends_quietly() -> None:
    """Deck and pile are empty: no card is revealed, no enemy moves or fights, and the next round begins."""
    t = wasteland(survivor(), survivor(), agendas=[], enemies=[enemy("raider", "camp.c")], dice=[LEGS] * 30)

    t.end_round()

    assert (t.state.round, t.state.agenda_pile, t.survivor().hp, t.survivor(1).hp) == (2, (), 16, 16)
    assert t.state.power == {"star": 0, "shield": 0}


@rule("fallout.agenda-cards.empty-discards")
def test_an_empty_deck_gives_no_agenda_until_one_comes_in() -> None:
    """Nothing can be drawn from an empty deck; once a card lies on the pile it can."""
    t = meets(DRAW, survivor(), survivor(), agendas=[])
    t.choose("option:do")
    assert t.survivor().agendas == ()

    t = meets(DRAW, survivor(), survivor(), agendas=[], agenda_pile=["legend-1"])
    t.choose("option:do")

    assert t.survivor().agendas == ("legend-1",)


@rule("fallout.agenda-cards.empty-discards")
def test_the_pile_that_becomes_the_deck_is_no_pile_any_more() -> None:
    """Two agendas on the pile and none in the deck: one is drawn, the other is all the deck, and the pile is empty."""
    t = meets(DRAW, survivor(), survivor(), agendas=[], agenda_pile=["legend-1", "legend-2"])

    t.choose("option:do")

    assert sorted([*t.survivor().agendas, *t.state.agenda_deck]) == ["legend-1", "legend-2"]
    assert (len(t.state.agenda_deck), t.state.agenda_pile) == (1, ())


@rule("fallout.agenda-cards.empty-discards", "fallout.agenda-cards.last-card-mid-draw")
def test_a_last_card_with_nothing_to_shuffle_renews_the_deck_once() -> None:
    """The revealed card wakes a raider whose death brings A the last one: the revealed card makes the new deck, once."""
    reward = "id: hunt, trigger: {kill: human}, results: [{do: draw, deck: agenda}]"
    t = wasteland(
        survivor(),
        survivor(space="camp.e"),
        packs=(story_pack(quests=quest_card("bounty", 901, reward)),),
        quests=["bounty"],
        agendas=["security-2", "legend-1"],  # humans, then shield
        enemies=[enemy("raider", "camp.c")],
        dice=[HEAD] * 3,
    )

    t.end_round()

    assert (t.survivor().agendas, t.state.agenda_deck) == (("legend-1",), ("security-2",))
    assert (t.state.first, t.state.power) == (1, {"star": 1, "shield": 1})


@rule("fallout.agenda-cards.empty-discards", "fallout.agenda-cards.last-card-mid-draw")
def test_nothing_to_draw_while_the_last_card_is_revealed_renews_no_deck() -> None:
    """The only card wakes a raider whose death would bring A an agenda: there is none, and one new deck, not two."""
    reward = "id: hunt, trigger: {kill: human}, results: [{do: draw, deck: agenda}]"
    t = wasteland(
        survivor(),
        survivor(space="camp.e"),
        packs=(story_pack(quests=quest_card("bounty", 901, reward)),),
        quests=["bounty"],
        agendas=["security-2"],  # humans, then shield
        enemies=[enemy("raider", "camp.c")],
        dice=[HEAD] * 3,
    )

    t.end_round()

    assert (t.survivor().agendas, t.state.agenda_deck) == ((), ("security-2",))
    assert (t.state.first, t.state.power) == (1, {"star": 1, "shield": 1})
