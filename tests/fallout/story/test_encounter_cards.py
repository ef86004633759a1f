"""Encounter cards: the four decks, what is in play at the start, and what nobody sees."""

from tests.kit import rule
from tests.kit.fallout import deal, survivor
from tests.kit.stories import encounter_card, meets


@rule("fallout.encounter-cards.decks")
def test_there_are_four_decks_once_cards_of_all_kinds_were_added() -> None:
    """A card of each vault is added: wasteland, settlement, vault 84 and vault 109 have a deck each."""
    vaults = encounter_card("door-84", deck="vault-84", number=901) + encounter_card(
        "door-109", deck="vault-109", number=902
    )
    t = meets("{do: add, card: 901}, {do: add, card: 902}", cards={"encounters": vaults})

    t.choose("option:do")

    decks = t.game.view(0)["decks"]
    assert sorted(icon for icon, cards in t.state.encounters.items() if cards) == [
        "settlement",
        "vault-109",
        "vault-84",
        "wasteland",
    ]
    assert (decks["vault-84"], decks["vault-109"]) == (1, 1)


@rule("fallout.encounter-cards.decks")
def test_every_encounter_card_belongs_to_one_of_four_decks() -> None:
    """34 wasteland, 21 settlement, 12 Vault 84 and 8 Vault 109 cards: 75 in all."""
    backs = [card.deck for card in deal().state.content.encounters.values()]

    counts = {back: backs.count(back) for back in sorted(set(backs))}

    assert counts == {"settlement": 21, "vault-109": 8, "vault-84": 12, "wasteland": 34}


@rule("fallout.encounter-cards.vault-not-at-start")
def test_a_new_game_has_two_encounter_decks() -> None:
    """Wasteland and settlement are in play in every scenario, neither vault is."""
    for scenario in ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt"):
        t = deal(scenario=scenario)

        assert sorted(icon for icon, cards in t.state.encounters.items() if cards) == ["settlement", "wasteland"]


@rule("fallout.encounter-cards.star-in-play-at-setup")
def test_only_cards_with_a_star_are_in_play_at_the_start() -> None:
    """All star cards are in the two decks, eight each; every numbered one waits in the library."""
    t = deal()
    cards = t.state.content.encounters
    dealt = [card for deck in t.state.encounters.values() for card in deck]

    assert sorted(dealt) == sorted(card.id for card in cards.values() if card.number is None)
    assert {icon: len(deck) for icon, deck in t.state.encounters.items()} == {"wasteland": 8, "settlement": 8}
    assert all(card.id in t.state.library for card in cards.values() if card.number is not None)


@rule("fallout.encounter-cards.empty-deck")
def test_a_deck_whose_cards_were_all_trashed_is_not_in_play() -> None:
    """The only wasteland card is trashed: no encounter there any more; after another one was added there is."""
    later = encounter_card("later", deck="wasteland", number=901)
    adding = encounter_card("news", "id: do, success: [{do: add, card: 901}]")
    t = meets(
        "{do: trash}",
        survivor(),
        survivor(space="dia.d"),
        icon="wasteland",
        level=2,
        encounters={"settlement": ["news"]},
        cards={"encounters": later + adding},
    )

    t.choose("option:do")
    assert t.state.encounters["wasteland"] == ()
    t.end_turn()
    t.choose("encounter", "option:do")
    t.end_turn()

    assert t.seat == 0
    assert "encounter" in t.options


@rule("fallout.encounter-cards.empty-deck")
def test_an_encounter_is_refused_where_the_deck_is_empty() -> None:
    """The only wasteland card is trashed: next turn an encounter at the same icon is refused."""
    t = meets("{do: trash}", survivor(), icon="wasteland", level=2, agendas=[])

    t.choose("option:do", "end")

    assert (t.state.round, t.refused("encounter")) == (2, "fallout.encounter-icons.no-deck-no-action")


@rule("fallout.encounter-cards.hidden-order")
def test_of_an_encounter_deck_only_the_size_is_known() -> None:
    """A card is put back under a deck: no view and no news name a card of it, only how many there are."""
    cards = "".join([encounter_card(name) for name in ("tale-2", "tale-3")])
    t = meets("{do: caps, amount: 1}", survivor(), survivor(), then=["tale-2", "tale-3"], cards={"encounters": cards})

    t.choose("option:do")

    for seat in (0, 1, None):
        seen = t.game.view(seat)
        assert seen["decks"]["settlement"] == 3
        assert "tale" not in str(seen)
        assert "tale-" not in str(t.game.events_for(seat))
    assert t.state.encounters["settlement"] == ("tale", "tale-3", "tale-2")


@rule("fallout.encounter-cards.hidden-order")
def test_a_guess_at_the_table_mixes_the_encounter_decks() -> None:
    """Whoever imagines the hidden parts anew gets the same cards in some other order."""
    game = deal().game

    orders = {game.imagine(0, str(salt)).state.encounters["wasteland"] for salt in range(6)}

    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(game.state.encounters["wasteland"]))}
