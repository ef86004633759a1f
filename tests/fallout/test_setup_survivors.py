"""Set-up of the players: who is first, which survivors they choose, and what these begin with."""

from collections import Counter

import pytest

from tests.kit import rule
from tests.kit.fallout import CAST, Wasteland, deal

SEEDS = [f"seed {number}" for number in range(12)]


def begin(t: Wasteland, *names: str) -> Wasteland:
    """Everybody takes a survivor and the first space on offer; what is asked after that gets its first answer."""
    for name in names or CAST[: len(t.state.survivors)]:
        t.choose(f"survivor:{name}")
        t.choose(t.options[0])
    while t.prompt != "turn":
        t.choose(t.options[0])
    return t


@rule("fallout.setup.first-player-random")
def test_the_first_player_is_drawn_by_lot() -> None:
    """Of A, B and C each comes first with one seed or another, and the same seed always gives the same one."""
    drawn = [deal(3, seed).state.first for seed in SEEDS]

    assert {*drawn} == {0, 1, 2}
    assert drawn == [deal(3, seed).state.first for seed in SEEDS]


@rule("fallout.setup.agenda-deck-marks-first")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_everybody_sees_with_whom_the_agenda_deck_lies(first: int) -> None:
    """The deck is with B: whoever asks learns that B is first player."""
    t = deal(3, first=first)

    assert [t.game.view(seat)["first"] for seat in (0, 1, 2, None)] == [first] * 4


@rule("fallout.setup.survivor-pick-order")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_survivors_are_chosen_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    """With B as first player the order of choosing is B, C, A."""
    t = deal(3, first=first)

    seats = []
    for name, letter in (("ghoul", "a"), ("super-mutant", "b"), ("wastelander", "c")):
        waiting = (t.seat + 1) % 3
        assert t.refused("survivor:vault-dweller", seat=waiting) == "fallout.setup.survivor-pick-order"
        seats.append(t.seat)
        t.choose(f"survivor:{name}", f"start:camp.{letter}")

    assert seats == order


@rule("fallout.setup.survivor-unique")
def test_a_survivor_that_was_chosen_is_gone() -> None:
    """B has the Ghoul: A cannot have it, and picks from the four that are left."""
    t = deal(2, first=1)

    t.choose("survivor:ghoul", "start:camp.a")

    assert t.seat == 0
    assert t.refused("survivor:ghoul") == "fallout.setup.survivor-unique"
    assert t.options == tuple(
        f"survivor:{who}" for who in ("vault-dweller", "wastelander", "super-mutant", "brotherhood-outcast")
    )


@rule("fallout.setup.survivor-kit")
@pytest.mark.parametrize(
    ("name", "letter", "card"),
    [
        ("vault-dweller", "L", "vault-suit"),
        ("wastelander", "A", "tire-iron"),
        ("super-mutant", "S", "mutant-hide"),
        ("ghoul", "P", "ghoulish"),
        ("brotherhood-outcast", "I", "salvaged-power-armor"),
    ],
)
def test_a_survivor_comes_with_figure_card_and_token(name: str, letter: str, card: str) -> None:
    """The Ghoul's player has the figure, the Ghoul's card and a P token."""
    t = deal(1)

    t.choose(f"survivor:{name}", "start:camp.b")
    while t.prompt != "turn":
        t.choose(t.options[0])

    who = t.survivor()
    assert (who.id, who.space) == (name, "camp.b")
    assert letter in who.special
    assert [held.id for held in (*who.equipped, *who.inventory)] == [card]


@rule("fallout.setup.unused-silhouette-tokens")
def test_the_tokens_of_survivors_that_nobody_chose_are_not_in_the_supply() -> None:
    """Two players: the supply has its 35 tokens less the two drawn, and no silhouette token beside them."""
    t = begin(deal(2), "ghoul", "wastelander")

    drawn = [letter for who in t.state.survivors for letter in who.special]
    drawn.remove("P")
    drawn.remove("A")
    assert Counter([*t.state.supply, *drawn]) == Counter("SPECIAL" * 5)
    assert len(t.state.supply) == 33


@rule("fallout.setup.start-space")
def test_each_figure_starts_in_a_space_of_the_camp_of_its_own() -> None:
    """A stands in space d of the camp: B cannot start there, the other four spaces are on offer, and no other tile's."""
    t = deal(2, first=0)

    t.choose("survivor:ghoul")
    assert t.options == tuple(f"start:camp.{letter}" for letter in "abcde")
    t.choose("start:camp.d", "survivor:wastelander")

    assert t.refused("start:camp.d") == "fallout.setup.start-space"
    assert t.options == tuple(f"start:camp.{letter}" for letter in "abce")


@rule("fallout.setup.rad-peg", "fallout.setup.xp-peg", "fallout.setup.start-caps")
def test_everybody_begins_with_no_rads_no_xp_and_three_caps() -> None:
    """Four new survivors: rads 0, the XP peg under no token although each has two, 3 caps."""
    t = begin(deal(4))

    assert [(who.rads, who.xp, who.caps, len(who.special)) for who in t.state.survivors] == [(0, 0, 3, 2)] * 4


@rule("fallout.setup.hp-peg")
def test_everybody_begins_with_16_hp() -> None:
    """The peg is in the highest hole, 16; the Ghoul's card says 12 and decides for the Ghoul."""
    t = begin(deal(4, first=0), "vault-dweller", "wastelander", "super-mutant", "ghoul")

    assert [who.hp for who in t.state.survivors] == [16, 16, 16, 12]


@rule("fallout.setup.starting-special", "fallout.setup.extra-special")
def test_the_own_token_and_one_at_random_are_on_the_board() -> None:
    """The Super Mutant has S and exactly one more letter; over some seeds it is not always the same one."""
    others = set()
    for seed in SEEDS:
        special = begin(deal(1, seed), "super-mutant").survivor().special
        assert special.startswith("S")
        assert len(special) == 2
        others.add(special[1])

    assert len(others) > 2


@rule("fallout.setup.extra-special-redraw", "fallout.setup.extra-special-return")
def test_a_known_letter_is_drawn_again_and_goes_back_afterwards() -> None:
    """Where the Super Mutant draws another S, a next token is drawn; the S is among the 34 of the supply at the end."""
    redrawn = 0
    for number in range(60):
        t = begin(deal(1, f"redraw {number}"), "super-mutant")
        draws = [draw for draw in t.game.last_draws if draw.why == "special"]
        redrawn += len(draws) > 1

        assert len(t.state.supply) == 34
        assert t.state.supply.count("S") == 5
        assert t.state.supply.count(t.survivor().special[1]) == 4

    assert redrawn > 2


@rule("fallout.setup.draw-agenda")
def test_everybody_draws_one_agenda_that_nobody_else_can_read() -> None:
    """Three players: each has 1 card that only its owner sees, and the deck has 3 less."""
    t = deal(3)
    before = len(t.state.agenda_deck)

    begin(t)

    assert len(t.state.agenda_deck) == before - 3
    for seat in range(3):
        mine = t.game.view(seat)["survivors"]
        assert mine[seat]["agendas"] == list(t.survivor(seat).agendas)
        assert [each["agendas"] for each in mine if each["seat"] != seat] == [1, 1]


@rule("fallout.setup.deal-order")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_agendas_are_dealt_clockwise_from_the_first_player(first: int) -> None:
    """With B first and X, Y, Z on top of the deck, B gets X, C gets Y and A gets Z."""
    t = deal(3, first=first)
    top = t.state.agenda_deck[::-1][:3]

    begin(t)

    order = [(first + step) % 3 for step in range(3)]
    assert [t.survivor(seat).agendas for seat in order] == [(card,) for card in top]


@rule("fallout.setup.deal-order")
def test_own_cards_are_seen_to_clockwise_from_the_first_player() -> None:
    """With B first of two with an item of their own, B says first where it goes."""
    t = deal(2, first=1)

    t.choose("survivor:wastelander", "start:camp.a", "survivor:vault-dweller", "start:camp.b")

    assert (t.seat, t.options) == (1, ("equip:tire-iron", "keep:tire-iron"))
    t.choose("keep:tire-iron")
    assert (t.seat, t.options) == (0, ("equip:vault-suit", "keep:vault-suit"))
