"""Set-up of the supply: enemy stacks, decks, the library, agendas and the shop."""

from collections import Counter

import pytest

from tests.kit import rule
from tests.kit.fallout import CAST, Wasteland, deal, story_pack


def begin(t: Wasteland, *names: str) -> Wasteland:
    """Everybody takes a survivor and the first space on offer; what is asked after that gets its first answer."""
    for name in names or CAST[: len(t.state.survivors)]:
        t.choose(f"survivor:{name}")
        t.choose(t.options[0])
    while t.prompt != "turn":
        t.choose(t.options[0])
    return t


@rule("fallout.setup.token-supply")
def test_all_tokens_are_in_the_supply_and_nobody_has_one() -> None:
    """35 S.P.E.C.I.A.L. tokens and 27 enemies lie in piles of their own; nobody has letters, caps or traits yet."""
    t = deal(3)

    assert t.game.view(0)["tokens"] == 35
    assert sum(t.game.view(0)["stacks"].values()) == 27
    assert [(who.special, who.caps, who.traits) for who in t.state.survivors] == [("", 0, ())] * 3


@rule("fallout.setup.starting-special", "fallout.traits.synth-super-mutant")
def test_a_survivor_begins_with_the_traits_on_the_board() -> None:
    """The super mutant is one from the start; the vault dweller has no trait yet."""
    t = begin(deal(2, first=0), "super-mutant", "vault-dweller")

    assert [who.traits for who in t.state.survivors] == [("super-mutant",), ()]


@rule("fallout.setup.special-supply-hidden")
def test_the_letters_of_the_supply_are_nobodys_to_see() -> None:
    """Five tokens of each letter lie mixed; a seat learns how many there are and not which comes next."""
    t = deal()
    twin = deal()
    twin.state.supply = tuple(reversed(twin.state.supply))

    assert Counter(t.state.supply) == Counter("SPECIAL" * 5)
    assert t.state.supply != tuple("SPECIAL" * 5)
    assert t.state.supply != deal(2, "other").state.supply
    assert t.game.view(0) == twin.game.view(0)


@rule("fallout.setup.enemy-stacks")
def test_each_enemy_type_has_a_stack_of_its_own() -> None:
    """Five facedown stacks: whatever lies in one is of its type, and a seat sees only how many there are."""
    t = deal()
    state = t.state

    assert list(state.stacks) == ["critter", "human", "robot", "mutant", "monster"]
    for enemy_type, stack in state.stacks.items():
        assert {state.content.tokens[token].type for token in stack} == {enemy_type}
    assert t.game.view(0)["stacks"] == {"critter": 6, "human": 6, "robot": 5, "mutant": 5, "monster": 5}


@rule("fallout.setup.enemy-stacks")
def test_the_stacks_are_mixed() -> None:
    """Two seeds bring the same robots in different orders."""
    one, other = deal(2, "one").state.stacks, deal(2, "other").state.stacks

    assert one != other
    assert {kind: sorted(stack) for kind, stack in one.items()} == {kind: sorted(s) for kind, s in other.items()}


@rule("fallout.setup.star-encounters")
def test_the_star_cards_make_a_wasteland_and_a_settlement_deck() -> None:
    """Every card without a number is in the deck of its back, every numbered one is in the library."""
    state = deal().state
    cards = state.content.encounters

    for back in ("wasteland", "settlement"):
        stars = [card.id for card in cards.values() if card.number is None and card.deck == back]
        assert sorted(state.encounters[back]) == sorted(stars)
        assert len(stars) > 4
    assert [*state.encounters] == ["wasteland", "settlement"]
    assert all(card.id in state.library for card in cards.values() if card.number is not None)


@rule("fallout.setup.star-encounters")
def test_a_numbered_card_of_a_pack_waits_in_the_library() -> None:
    """Of two new cards the one with a star is in the wasteland deck and the one with a number is not."""
    pack = story_pack(
        encounters="- {id: starred, deck: wasteland, options: [{id: go}]}\n"
        "- {id: numbered, deck: wasteland, number: 900, options: [{id: go}]}\n"
    )
    state = deal(packs=[pack]).state

    assert "starred" in state.encounters["wasteland"]
    assert "numbered" not in state.encounters["wasteland"]
    assert "numbered" in state.library


@rule("fallout.setup.shuffle-encounter-decks")
def test_encounter_decks_come_in_an_order_that_the_seed_makes_and_nobody_sees() -> None:
    """The same seed gives the same order, another seed another; a seat learns only the number of cards."""
    t = deal(2, "one")

    assert t.state.encounters == deal(2, "one").state.encounters
    for back in ("wasteland", "settlement"):
        assert t.state.encounters[back] != deal(2, "other").state.encounters[back]
        assert t.game.view(0)["decks"][back] == len(t.state.encounters[back])
        assert not any(card in str(t.game.view(0)) for card in t.state.encounters[back])


@rule("fallout.setup.agenda-filter")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_agendas_for_more_players_are_taken_out(seats: int) -> None:
    """With 2 players the cards numbered 3 and 4 are gone and those numbered 1 and 2 are in the deck."""
    state = deal(seats).state

    numbers = {state.content.agendas[card].players for card in state.agenda_deck}
    expected = [card.id for card in state.content.agendas.values() if card.players <= seats]

    assert numbers == {*range(1, seats + 1)}
    assert sorted(state.agenda_deck) == sorted(expected)


@rule("fallout.setup.agenda-filter")
def test_an_agenda_without_a_number_is_for_any_number_of_players() -> None:
    """A card of a pack that does not say how many players it is for is in the deck of a single one."""
    pack = story_pack(agendas="- {id: restless, name: restless, icons: [critter], worth: {do: balance}}\n")
    state = deal(1, packs=[pack]).state

    assert "restless" in state.agenda_deck
    assert state.content.agendas["restless"].players == 1


@rule("fallout.setup.shuffle-main-decks")
def test_the_three_main_decks_are_shuffled_separately_and_lie_facedown() -> None:
    """Agendas, loot and assets each have a shuffle of their own; a seat learns the numbers of cards alone."""
    t, other = deal(3, "one"), deal(3, "other")

    whys = [draw.why for draw in t.game.opening]
    assert [why for why in whys if why in ("agenda-deck", "loot-deck", "asset-deck")] == [
        "agenda-deck",
        "loot-deck",
        "asset-deck",
    ]
    assert t.state.agenda_deck != other.state.agenda_deck
    assert t.state.loot_deck != other.state.loot_deck
    assert t.state.asset_deck != other.state.asset_deck
    seen = str(t.game.view(0))
    assert not any(f"'{card}'" in seen for card in (*t.state.agenda_deck, *t.state.loot_deck, *t.state.asset_deck))


@rule("fallout.setup.shuffle-main-decks", "fallout.setup.agenda-filter")
def test_an_agenda_that_was_taken_out_is_in_no_deck() -> None:
    """Three players: the two cards numbered 4 are neither in the deck nor in the pile."""
    state = deal(3).state

    removed = [card.id for card in state.content.agendas.values() if card.players == 4]

    assert removed == ["payday-3", "balance-of-power-1"]
    assert not {*removed} & {*state.agenda_deck, *state.agenda_pile, *state.loot_deck, *state.asset_deck}


@rule("fallout.setup.open-stocks")
def test_library_perks_and_unique_assets_are_common_stock() -> None:
    """After set-up all 14 perks and 11 unique assets lie to hand, and nobody has one of them."""
    t = begin(deal(4))

    assert len(t.game.view(0)["perks"]) == 14
    assert len(t.game.view(0)["uniques"]["deck"]) == 11
    assert [who.perks for who in t.state.survivors] == [()] * 4
    held = [card.id for who in t.state.survivors for card in (*who.equipped, *who.inventory)]
    assert {t.state.content.deck_of[card] for card in held} == {"own"}
    assert t.game.view(0)["decks"]["library"] == len(t.state.library)


@rule("fallout.setup.shop-row")
def test_four_assets_lie_open_in_the_shop() -> None:
    """Of 25 assets 4 lie faceup in the row for all to see and 21 are in the deck."""
    t = deal()

    assert len(t.state.shop) == 4
    assert len(t.state.asset_deck) == 21
    assert t.game.view(None)["shop"] == list(t.state.shop)
    assert {t.state.content.deck_of[card] for card in t.state.shop} == {"asset"}
