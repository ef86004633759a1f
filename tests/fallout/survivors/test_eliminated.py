"""Eliminated: when a killed survivor does not come back, what becomes of everything that was theirs, and who plays on."""

import pytest

from tests.kit import rule
from tests.kit.fallout import Wasteland, met_with, story_pack, survivor, wasteland

DOOM = "{do: damage, amount: 16}"
GLOW = "{do: rads, amount: 16}"
STORIES = story_pack(
    encounters="- {id: doom, deck: wasteland, options: [{id: take, success: [{do: rads, amount: 16}]}]}\n"
    "- {id: boost, deck: wasteland, options: [{id: take, success: [{do: power, faction: star}]}]}\n"
)


def faults(t: Wasteland) -> list[str]:
    """What is not conserved."""
    return list(t.game.definition.faults(t.state))


@rule("fallout.killed.eliminated")
@pytest.mark.parametrize(("rads", "out"), [(15, False), (16, True)])
def test_with_16_rads_nobody_comes_back(rads: int, out: bool) -> None:
    """Rads 16 equal the HP after recovery: eliminated. Rads 15 leave one, and the survivor lives on."""
    t = met_with(f"{{do: rads, amount: {rads}}}, {DOOM}", survivor(), survivor())

    t.choose("return:camp.a")

    assert t.survivor().eliminated is out
    assert t.survivor().space == ("" if out else "camp.a")


@rule("fallout.killed.eliminated-loses")
def test_an_eliminated_survivor_does_not_share_a_win() -> None:
    """A had 9 influence and is eliminated; B reaches 11 later: B wins and A has lost."""
    t = wasteland(
        survivor(space="cit.a", agendas=["security-1", "legend-2"]),
        survivor(space="cit.a", agendas=["freedom-1", "freedom-2", "payday-1"]),
        packs=[STORIES],
        encounters={"wasteland": ["doom", "boost"]},
        power=(3, 0),
    )

    t.choose("encounter", "option:take", "return:camp.a")
    assert not t.is_over
    t.choose("encounter", "option:take")

    assert (t.outcome.winners, t.outcome.losers) == ((1,), (0,))
    assert t.outcome.scores == (0, 11)


@rule("fallout.killed.eliminated-discards")
def test_an_eliminated_survivor_owns_nothing() -> None:
    """Caps, traits, cards, perks, agendas, letters and the figure are gone."""
    t = met_with(
        GLOW,
        survivor(
            caps=5,
            traits=["idolized", "synth"],
            weapon="machete",
            apparel="metal-armor",
            companion="cait",
            inventory=["water"],
            perks=["hacker"],
            agendas=["payday-1"],
            loyal_by="freedom-1",
            special="SP",
            xp=2,
        ),
        survivor("ghoul"),
    )

    t.choose("return:camp.a")

    board = t.game.view(1)["survivors"][0]
    for field in ("space", "xp", "special", "caps", "traits", "weapon", "apparel", "companion", "beside", "inventory"):
        assert not board[field], field
    for field in ("perks", "agendas", "loyal_by"):
        assert not board[field], field
    assert board["eliminated"]


@rule("fallout.killed.eliminated-piles")
def test_each_thing_goes_where_discards_of_its_sort_go() -> None:
    """Agendas, loot and assets to their piles, the perk to the deck, the unique asset aside, letters to the supply."""
    t = met_with(
        GLOW,
        survivor(
            "vault-dweller",
            weapon="machete",
            apparel="pip-boy",
            inventory=["water", "stimpak"],
            perks=["hacker"],
            agendas=["payday-1", "legend-1"],
            loyal_by="freedom-1",
            special="SP",
        ),
        survivor("ghoul"),
        survivor(),
    )
    piled, letters = len(t.state.agenda_pile), len(t.state.supply)

    t.choose("return:camp.a")

    view = t.game.view(1)
    assert (piled, view["piles"]["agenda"]) == (0, ["payday-1", "legend-1", "freedom-1"])
    assert view["piles"]["loot"] == ["water"]
    assert sorted(view["piles"]["asset"]) == ["machete", "stimpak"]
    assert view["uniques"]["aside"] == ["pip-boy"]
    assert len(view["perks"]) == 14
    assert len(t.state.supply) == letters + 2  # the own L token is not one of the supply's
    assert faults(t) == []


@rule("fallout.killed.eliminated-piles")
def test_the_perks_of_others_stay_with_them_when_a_survivor_is_eliminated() -> None:
    """A is eliminated with the hacker, B has the big leagues: only the hacker is to be had again."""
    t = met_with(GLOW, survivor(perks=["hacker"]), survivor(perks=["big-leagues"]), survivor())

    t.choose("return:camp.a")

    assert ("hacker" in t.state.perk_deck, "big-leagues" in t.state.perk_deck) == (True, False)


@rule("fallout.killed.eliminated-first-player")
def test_the_right_of_a_first_player_is_counted_from_the_own_seat() -> None:
    """A, B, C, D, and C, who is first player, is eliminated on C's turn: B is first player."""
    doom = {"wasteland": ["doom"]}
    others = [survivor(), survivor(), survivor(space="cit.a"), survivor("ghoul")]
    t = wasteland(*others, packs=[STORIES], encounters=doom, first=2, turn=2)

    t.choose("encounter", "option:take", "return:camp.a")

    assert t.survivor(2).eliminated
    assert t.state.first == 1


@rule("fallout.killed.eliminated-piles", "fallout.agenda-cards.faces-are-secret")
def test_the_agendas_of_an_eliminated_survivor_have_been_seen() -> None:
    """They lie open on the pile once A has put the figure back: that cannot be taken back."""
    t = met_with(GLOW, survivor(agendas=["payday-1"]), survivor("ghoul"), survivor())

    t.choose("return:camp.a")

    assert "payday-1" in t.game.view(1)["piles"]["agenda"]
    assert not t.game.can_undo


@rule("fallout.killed.eliminated-piles", "fallout.killed.eliminated-discards")
def test_an_ability_of_an_eliminated_survivor_leaves_the_game() -> None:
    """The Super Mutant is eliminated: the hide belongs to no deck and is in the box, and nothing is lost on the way."""
    t = met_with(GLOW, survivor("super-mutant"), survivor("ghoul"))

    t.choose("return:camp.a")

    assert "mutant-hide" in t.state.gone
    assert faults(t) == []


@rule("fallout.killed.eliminated-first-player")
@pytest.mark.parametrize(("first", "then"), [(0, 3), (1, 1), (3, 3)])
def test_the_agenda_deck_goes_to_the_right_of_an_eliminated_first_player(first: int, then: int) -> None:
    """A, B, C, D and A is eliminated: if A was first player it is D now, else nothing changes."""
    t = met_with(GLOW, survivor(), survivor(), survivor(), survivor("ghoul"), first=first)

    t.choose("return:camp.a")

    assert t.state.first == then
    assert (t.prompt, t.seat) == ("turn", 1)


@rule("fallout.killed.eliminated-skipped")
def test_an_eliminated_player_takes_no_turn() -> None:
    """A, B, C with B eliminated: after A comes C, after C comes A."""
    t = wasteland(survivor(), survivor(eliminated=True, space=""), survivor())

    t.end_turn()
    assert t.seat == 2
    t.end_turn()

    assert t.seat == 0


@rule("fallout.killed.eliminated-skipped")
def test_neighbours_are_counted_without_the_eliminated() -> None:
    """C is first player and draws the last agenda; B to the right is out, so the deck goes to A."""
    t = met_with(
        "{do: draw, deck: agenda}",
        survivor(),
        survivor(),
        survivor(eliminated=True, space=""),
        agendas=["legend-1"],
        agenda_pile=["payday-1"],
    )

    assert t.state.first == 1


@rule("fallout.killed.all-eliminated")
def test_without_survivors_the_game_is_lost() -> None:
    """A solo survivor is eliminated: the game is over and nobody has won."""
    t = met_with(GLOW)

    t.choose("return:camp.a")

    assert t.is_over
    assert (t.outcome.winners, t.outcome.losers, t.outcome.how) == ((), (0,), "eliminated")


@rule("fallout.killed.all-eliminated")
def test_it_takes_all_of_them() -> None:
    """Of two the first to be eliminated leaves the other playing; after the second both have lost."""
    t = wasteland(
        survivor(space="cit.a"),
        survivor(space="bos.d", hp=16, rads=15),
        packs=[STORIES],
        encounters={"wasteland": ["doom"]},
        first=1,
    )

    t.choose("encounter", "option:take", "return:camp.a")
    assert not t.is_over
    t.choose("move", "step:bos.e", "return:camp.a")

    assert (t.outcome.winners, t.outcome.losers) == ((), (0, 1))
