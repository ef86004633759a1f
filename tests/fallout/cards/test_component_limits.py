"""Component limits: what never runs out, what does, and how decks are renewed."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.fallout import LIMBS, Wasteland, enemy, happening, met_with, survivor, wasteland

CRITTERS = ["radroach", "radroach~2", "mole-rat", "bloatfly", "radscorpion", "mirelurk"]


@rule("fallout.component-limits.caps-unlimited")
def test_caps_do_not_run_out() -> None:
    """More than the box has are in use: 3 gained are 3 gained."""
    t = met_with("{do: caps, amount: 3}", survivor(caps=500), survivor(caps=500))

    assert t.survivor().caps == 503


@rule("fallout.component-limits.faction-tokens-unlimited")
def test_faction_tokens_do_not_run_out() -> None:
    """Five star tokens, all that the box has, are on the map: two more are placed, each a token of its own."""
    t = met_with(
        "{do: place, enemy: star, at: {place: crossroads-camp}, amount: 2}",
        enemies=[enemy(f"star#{number}", "dia.d") for number in range(1, 6)],
    )

    stars = [each.id for each in t.state.enemies if each.type == "star"]
    assert len(stars) == len({*stars}) == 7
    assert len(t.enemies_at("camp.c")) == 2


@rule("fallout.component-limits.perks-limited")
def test_a_third_perk_of_a_letter_is_not_there() -> None:
    """Both S perks are with players: who would gain one gets a perk of another owned letter, and nobody a third S."""
    t = met_with(
        "{do: perk, letter: S}",
        survivor("wastelander", special="S", perks=["heavy-lifter"]),
        survivor("vault-dweller", perks=["big-leagues"]),
    )

    assert (t.prompt, t.options) == ("perk", ("take-perk:action-boy", "take-perk:moving-target"))


@rule("fallout.component-limits.perks-limited")
def test_with_no_perk_left_none_is_gained() -> None:
    """Every perk of the survivor's letters is held: nothing is gained, and the game goes on."""
    t = met_with(
        "{do: perk, letter: A}",
        survivor("wastelander", perks=["action-boy"]),
        survivor("vault-dweller", perks=["moving-target"]),
    )

    assert t.survivor().perks == ("action-boy",)
    assert t.prompt == "turn"


def left(t: Wasteland, **zones: Any) -> Wasteland:
    """The same table with just these cards or tokens in decks, stacks and piles."""
    for zone, things in zones.items():
        setattr(t.state, zone, things)
    return t


def dog(deck: int, pile: int) -> Wasteland:
    """A table at which Dogmeat can fetch a loot card; so many are left in the deck, water on top, and so many in the pile."""
    t = wasteland(survivor(companion="dogmeat"), loot=["water"])
    cards = t.state.loot_deck
    return left(t, loot_deck=cards[len(cards) - deck :], loot_pile=cards[:pile])


@rule("fallout.component-limits.reshuffle-loot", "fallout.component-limits.reshuffle-moment")
def test_the_loot_pile_becomes_the_new_deck_as_the_last_card_is_drawn() -> None:
    """One card in the deck and 12 in the pile: it is drawn, and at once the deck has those 12 and the pile none."""
    t = dog(deck=1, pile=12)
    pile = t.state.loot_pile

    t.choose("use:dogmeat:2")

    assert [held.id for held in t.survivor().inventory] == ["water"]
    assert sorted(t.state.loot_deck) == sorted(pile)
    assert t.state.loot_deck != pile
    assert t.state.loot_pile == ()
    assert t.told("reshuffle") == [("fallout.component-limits.reshuffle-moment", {"deck": "loot"})]


@rule("fallout.component-limits.reshuffle-loot")
def test_a_card_left_in_the_deck_is_no_reason_to_shuffle() -> None:
    """Of two cards one is drawn: the other stays on top and the pile as it lies."""
    t = dog(deck=2, pile=12)
    next_card = t.state.loot_deck[0]

    t.choose("use:dogmeat:2")

    assert (t.state.loot_deck, len(t.state.loot_pile)) == ((next_card,), 12)


def critter_to_come(seed: str, stack: list[str], pile: list[str]) -> Wasteland:
    """A table at which a critter comes to the camp; these are left of its type."""
    pack = happening("{do: place, enemy: critter, at: {place: crossroads-camp}}")
    t = wasteland(survivor(space="cit.a"), packs=[pack], encounters={"wasteland": ["happening"]}, seed=seed)
    return left(t, stacks={**t.state.stacks, "critter": tuple(stack)}, enemy_piles={"critter": tuple(pile)})


@rule("fallout.component-limits.reshuffle-stacks")
def test_the_discards_of_a_type_become_its_new_stack() -> None:
    """An empty critter stack and 5 critters in the pile: one of those 5 comes, by chance, and 4 are left to draw."""
    came = []
    for seed in "abcdefgh":
        t = critter_to_come(seed, [], CRITTERS[:5])

        t.choose("encounter", "option:take")

        came += t.enemies_at("camp.c")
        assert (len(t.state.stacks["critter"]), t.state.enemy_piles["critter"]) == (4, ())

    assert len(came) == 8
    assert len({*came}) > 1
    assert {*came} <= {*CRITTERS[:5]}


@rule("fallout.component-limits.reshuffle-stacks", "fallout.component-limits.reshuffle-moment")
def test_a_stack_is_renewed_as_its_last_token_is_drawn() -> None:
    """The mole rat is the last of the stack and two critters are in the pile: it comes, and the two are the new stack."""
    t = critter_to_come("a", ["mole-rat"], ["bloatfly", "mirelurk"])

    t.choose("encounter", "option:take")

    assert t.enemies_at("camp.c") == ["mole-rat"]
    assert sorted(t.state.stacks["critter"]) == ["bloatfly", "mirelurk"]
    assert t.state.enemy_piles["critter"] == ()


@rule("fallout.component-limits.reshuffle-stacks")
def test_without_tokens_and_discards_nothing_comes() -> None:
    """No critter in the stack and none in the pile: none comes, and the turn goes on."""
    t = critter_to_come("a", [], [])

    t.choose("encounter", "option:take")

    assert t.state.enemies == ()
    assert t.prompt == "turn"


@rule("fallout.component-limits.reshuffle-moment")
def test_a_deck_without_discards_waits_for_the_first_one() -> None:
    """No asset in deck or pile and three in the shop: A sells the machete, and the row is filled up with it."""
    t = wasteland(
        survivor(space="cit.a", weapon="machete"),
        packs=[happening("{do: shop, dealings: 1}")],
        encounters={"wasteland": ["happening"]},
        shop=["stimpak", "radaway", "jet"],
    )
    left(t, asset_deck=())

    t.choose("encounter", "option:take", "sell:machete")

    assert t.state.shop == ("machete", "stimpak", "radaway", "jet")
    assert (t.state.asset_deck, t.state.asset_pile) == ((), ())


@rule("fallout.component-limits.reshuffle-moment")
def test_until_then_nothing_is_drawn() -> None:
    """No loot in deck or pile: Dogmeat comes back with nothing."""
    t = dog(deck=0, pile=0)

    t.choose("use:dogmeat:2")

    assert t.survivor().inventory == ()


@rule("fallout.component-limits.discards-open")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_piles_are_open_and_decks_are_not(seat: int | None) -> None:
    """Two loot cards, an asset and an agenda were discarded: everybody reads them; of the decks only the numbers."""
    t = met_with(
        "{do: damage, amount: 16}",
        survivor(inventory=["water", "junk", "stimpak"]),
        survivor(),
        agenda_pile=["payday-1"],
    )
    t.choose("return:camp.a")

    view = t.game.view(seat)
    assert view["piles"] == {"agenda": ["payday-1"], "loot": ["water", "junk"], "asset": ["stimpak"]}
    assert (view["decks"]["loot"], view["decks"]["asset"]) == (len(t.state.loot_deck), len(t.state.asset_deck))
    assert not any(f"'{card}'" in str(view) for card in (*t.state.loot_deck, *t.state.asset_deck, *t.state.agenda_deck))


@rule("fallout.component-limits.discards-open")
def test_killed_enemies_lie_open_in_their_pile() -> None:
    """A dead radroach is in the critters' pile for all to see; of the stack only the number is."""
    t = wasteland(survivor(), enemies=[enemy("radroach", "camp.c")], dice=[LIMBS] * 3)

    t.choose("fight:radroach")

    assert t.game.view(None)["enemy_piles"] == {"critter": ["radroach"]}
    assert t.game.view(None)["stacks"]["critter"] == 5
