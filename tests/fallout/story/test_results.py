"""Results: what encounters and quests bring, in printed order."""

import pytest

from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import HEAD, TORSO_TWICE, Wasteland, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets, quest_card


@rule("fallout.results.when-resolved", "fallout.results.trash")
def test_a_carried_out_option_brings_all_its_results() -> None:
    """'1 XP, Trash': the XP is gained and the card has left the game."""
    t = meets("{do: xp, amount: 1}, {do: trash}")

    t.choose("option:do")

    assert t.survivor().xp == 1
    assert ("tale" in t.state.gone, t.state.encounters["settlement"]) == (True, ())


@rule("fallout.results.when-resolved")
@pytest.mark.parametrize(("dice", "caps"), [((TORSO_TWICE, HEAD, HEAD), 5), ((HEAD, HEAD, HEAD), 2)])
def test_results_follow_what_came_of_the_option(dice: tuple[int, ...], caps: int) -> None:
    """A test of 2 with 2 caps for success and a lost one for failure: only the one that came about is resolved."""
    task = "task: {do: test, letters: S, difficulty: 2}, failure: [{do: lose-caps, amount: 1}]"
    t = meets("{do: caps, amount: 2}", option=task, dice=dice)
    assert t.survivor().caps == 3  # nothing before the choice

    t.choose("option:do")

    assert t.survivor().caps == caps


@rule("fallout.results.when-resolved")
def test_a_failed_objective_brings_no_results() -> None:
    """A quest's test fails: its caps are not gained; completed, they are."""
    quest = "id: do, tasks: [{do: test, letters: S, difficulty: 2}], results: [{do: caps, amount: 2}]"
    pack = story_pack(quests=quest_card("errand", 901, quest))
    t = wasteland(survivor(), packs=(pack,), quests=["errand"], dice=[HEAD, HEAD, HEAD, TORSO_TWICE, HEAD, HEAD])

    t.choose("quest:errand:do")
    assert t.survivor().caps == 3
    t.choose("quest:errand:do")

    assert t.survivor().caps == 5


@rule("fallout.results.level-substitution")
@pytest.mark.parametrize(("icon", "level"), [("wasteland", 2), ("settlement", 1)])
def test_an_icon_in_a_result_stands_for_the_level_of_the_encounter(icon: str, level: int) -> None:
    """The icon XP at a ruin of level 2 is 2 XP, at a settlement of level 1 it is 1."""
    t = meets("{do: xp, amount: level}", survivor(special="SPE"), icon=icon, level=level)

    t.choose("option:do")

    assert t.survivor().xp == level


@rule("fallout.results.level-modifier")
def test_a_number_after_the_icon_is_added_or_taken_away() -> None:
    """At a settlement of level 2: 'Shop level+1' is Shop 3, 'level-1' caps is 1 cap."""
    t = meets("{do: caps, amount: level-1}, {do: shop, dealings: level+1}", survivor(caps=0), level=2)

    t.choose("option:do")

    assert t.survivor().caps == 1
    assert [event.about["dealings"] for event in t.happened("shop")] == [3]


@rule("fallout.results.level-not-negative")
@pytest.mark.parametrize(
    "result", ["do: caps", "do: xp", "do: draw, deck: loot", "do: lose-caps", "do: damage", "do: heal", "do: rads"]
)
def test_a_level_with_a_modifier_is_never_below_nought(result: str) -> None:
    """'level-3' of anything at level 2: nothing is gained and nothing is lost, nor the other way round."""
    t = meets(f"{{{result}, amount: level-3}}", survivor(hp=9, rads=1, caps=4), icon="wasteland", level=2)

    t.choose("option:do")

    who = t.survivor()
    assert (who.hp, who.rads, who.caps, who.xp, who.inventory) == (9, 1, 4, 0, ())


def adding(players: int, deck: list[str], gone: int = 0, seed: str = "test", back: str = "wasteland") -> Wasteland:
    """An encounter adds card 940 to a deck of named cards."""
    numbers = range(941, 999) if back.startswith("vault") else [0] * len(deck)
    names = "".join(
        [encounter_card(name, deck=back, number=number) for name, number in zip(deck, numbers, strict=False)]
    )
    cards = {"encounters": names + encounter_card("c940", deck=back, number=940)}
    seats = [survivor() for _ in range(players - gone)] + [survivor(space="", eliminated=True) for _ in range(gone)]
    t = meets("{do: add, card: 940}", *seats, cards=cards, encounters={back: deck}, seed=seed)
    t.choose("option:do")
    return t


def from_the_top(t: Wasteland, back: str = "wasteland") -> list[str]:
    """An encounter deck in the order in which it will be drawn."""
    return list(reversed(t.state.encounters[back]))


@rule("fallout.results.add", "fallout.results.add-unseen")
def test_an_added_card_is_shuffled_into_the_top_of_its_deck() -> None:
    """3 players, deck c1 to c5: c1, c2, c3 and 940 come on top in random order, then c4 and c5 as they lay."""
    orders = [from_the_top(adding(3, ["c1", "c2", "c3", "c4", "c5"], seed=seed)) for seed in "abcdefgh"]

    assert all(sorted(order[:4]) == ["c1", "c2", "c3", "c940"] and order[4:] == ["c4", "c5"] for order in orders)
    assert len({order.index("c940") for order in orders}) > 1


@rule("fallout.results.add")
def test_alone_an_added_card_is_first_or_second() -> None:
    """1 player: the added card and the top card are shuffled, the rest stays."""
    orders = [from_the_top(adding(1, ["c1", "c2", "c3"], seed=seed)) for seed in "abcdefgh"]

    assert all(sorted(order[:2]) == ["c1", "c940"] and order[2:] == ["c2", "c3"] for order in orders)


@rule("fallout.results.add-unseen")
def test_nobody_learns_which_cards_were_mixed_or_where_the_new_one_lies() -> None:
    """The news and the views name the number that was added and its deck, but no card and no place."""
    t = adding(2, ["c1", "c2", "c3"])

    for seat in (0, 1, None):
        news = [dict(event.about) for event in t.game.events_for(seat) if event.kind == "add"]
        assert news == [{"number": 940, "deck": "wasteland"}]
        told = str(t.game.view(seat)) + str(t.game.events_for(seat))
        assert not [card for card in ("c1", "c2", "c3", "c940") if f"'{card}'" in told]


@rule("fallout.results.add-new-deck")
def test_the_first_card_with_a_back_makes_a_deck() -> None:
    """No vault-109 deck is in play: a vault-109 card is added, and the deck is in play with 1 card."""
    t = adding(3, [], back="vault-109")

    assert from_the_top(t, "vault-109") == ["c940"]
    assert t.game.view(0)["decks"]["vault-109"] == 1


@rule("fallout.results.add-small-deck")
def test_of_a_small_deck_all_cards_are_taken() -> None:
    """4 players and a vault-84 deck of 2: all 3 are shuffled and are the deck; the added one can come last."""
    orders = [from_the_top(adding(4, ["c1", "c2"], back="vault-84", seed=seed), "vault-84") for seed in "abcdefghij"]

    assert all(sorted(order) == ["c1", "c2", "c940"] for order in orders)
    assert {order.index("c940") for order in orders} == {0, 1, 2}


@rule("fallout.results.add-player-number")
def test_the_number_of_players_is_the_one_that_began() -> None:
    """Three began and one is eliminated: still 3 cards are taken, so 940 can come fourth and c4 never moves."""
    orders = [from_the_top(adding(3, ["c1", "c2", "c3", "c4"], gone=1, seed=seed)) for seed in "abcdefghij"]

    assert all(order[4] == "c4" for order in orders)
    assert any("c3" in order[:3] for order in orders)


@rule("fallout.results.stage")
def test_a_staged_quest_lies_open_to_all() -> None:
    """'Stage 912': quest 912 is in the play area, and both survivors can attempt it."""
    t = meets("{do: stage, card: 912}", survivor(), survivor(), cards={"quests": quest_card("errand", 912)})

    t.choose("option:do")

    assert t.state.quests == (Staged("errand"),)
    assert "quest:errand:do" in t.options
    t.end_turn()
    assert "quest:errand:do" in t.options


@rule("fallout.results.become")
def test_become_gives_the_trait() -> None:
    """'Become Idolized': the survivor has it, nobody else does."""
    t = meets("{do: become, trait: idolized}", survivor(), survivor())

    t.choose("option:do")

    assert (t.survivor(0).traits, t.survivor(1).traits) == (("idolized",), ())


@rule("fallout.results.gain-xp")
def test_xp_move_the_peg() -> None:
    """'3 XP' with four tokens: the peg goes 3 steps."""
    t = meets("{do: xp, amount: 3}", survivor(special="SPE"))

    t.choose("option:do")

    assert t.survivor().xp == 3


@rule("fallout.results.gain-caps")
def test_caps_are_gained() -> None:
    """'4 caps' and 1 owned: 5."""
    t = meets("{do: caps, amount: 4}", survivor(caps=1))

    t.choose("option:do")

    assert t.survivor().caps == 5


@rule("fallout.results.draw-card")
def test_an_icon_draws_the_top_card_of_its_deck() -> None:
    """A loot, an asset and an agenda icon: the top card of each deck, and the decks are a card smaller."""
    results = "{do: draw, deck: loot}, {do: draw, deck: asset}, {do: draw, deck: agenda}"
    t = meets(results, loot=["junk", "water"], assets=["stimpak", "jet"], agendas=["legend-1", "legend-2"])

    t.choose("option:do")

    who = t.survivor()
    assert [held.id for held in who.inventory] == ["junk", "stimpak"]
    assert who.agendas == ("legend-1",)
    assert (t.state.loot_deck[-1], t.state.asset_deck[-1], t.state.agenda_deck) == ("water", "jet", ("legend-2",))


@rule("fallout.results.draw-several")
def test_a_number_after_the_icon_draws_so_many() -> None:
    """Loot x2: the two top cards, not the third."""
    t = meets("{do: draw, deck: loot, amount: 2}", loot=["junk", "water", "brahmin-steak"])

    t.choose("option:do")

    assert [held.id for held in t.survivor().inventory] == ["junk", "water"]
    assert t.state.loot_deck[-1] == "brahmin-steak"


@rule("fallout.results.shop-number")
def test_shop_allows_so_many_dealings_and_fewer() -> None:
    """'Shop 2': after two dealings it is over; leaving at once is allowed too."""
    shop = ["stimpak", "nuka-cola", "radaway", "jet"]
    t = meets("{do: shop, dealings: 2}", survivor(caps=20), shop=shop, assets=["machete"])

    t.choose("option:do", "buy:stimpak", "buy:nuka-cola")
    assert t.prompt == "turn"

    t = meets("{do: shop, dealings: 2}", survivor(caps=20), shop=shop, assets=["machete"])
    t.choose("option:do", "leave")

    assert (t.prompt, t.survivor().caps, t.survivor().inventory) == ("turn", 20, ())


@rule("fallout.results.gain-unique")
def test_a_named_unique_asset_is_gained() -> None:
    """'Gain the Fat Man': it leaves the unique assets, and the survivor has it."""
    t = meets("{do: unique, card: fat-man}")
    assert "fat-man" in t.state.unique_deck

    t.choose("option:do", "keep:fat-man")

    assert [held.id for held in t.survivor().inventory] == ["fat-man"]
    assert "fat-man" not in t.state.unique_deck


@rule("fallout.results.faction-plus")
def test_a_faction_gains_as_much_power_as_there_are_plus_signs() -> None:
    """'star +++' and star power 1: star power is 4, the shield's stays, and no survivor's influence is meant."""
    t = meets("{do: power, faction: star, amount: 3}", survivor(), survivor(), power=(1, 2))

    t.choose("option:do")

    assert t.state.power == {"star": 4, "shield": 2}
    assert t.survivor().agendas == ()


@rule("fallout.results.trash")
def test_a_card_without_trash_goes_back_under_its_deck() -> None:
    """The same encounter without Trash lies under its deck afterwards."""
    t = meets("{do: xp, amount: 1}", then=["c1"], cards={"encounters": encounter_card("c1")})

    t.choose("option:do")

    assert (t.state.encounters["settlement"], "tale" in t.state.gone) == (("tale", "c1"), False)


@rule("fallout.results.recipient")
def test_results_go_to_the_survivor_who_resolves_them() -> None:
    """B carries out an option with '2 caps, 1 XP, Become Vilified': B has all of it, A nothing."""
    results = "{do: caps, amount: 2}, {do: xp, amount: 1}, {do: become, trait: vilified}"
    t = meets(results, survivor(), survivor(), turn=1)

    t.choose("option:do")

    a, b = t.survivor(0), t.survivor(1)
    assert (a.caps, a.xp, a.traits) == (3, 0, ())
    assert (b.caps, b.xp, b.traits) == (5, 1, ("vilified",))


@rule("fallout.results.encounter-order")
def test_results_are_resolved_in_printed_order() -> None:
    """'Become Vilified, then an asset': the trait comes first; the other way round it comes second."""
    trait, asset = "{do: become, trait: vilified}", "{do: draw, deck: asset}"
    kinds = []
    for results in (f"{trait}, {asset}", f"{asset}, {trait}"):
        t = meets(results, assets=["stimpak", "jet"])
        t.choose("option:do")
        kinds.append([event.kind for event in t.game.events if event.kind in ("become", "gain")])

    assert kinds == [["become", "gain"], ["gain", "become"]]


@rule("fallout.results.encounter-order")
def test_a_result_finds_what_the_one_before_it_has_left() -> None:
    """'Lose 3 caps, gain 2' leaves 2 of 1; the other way round it leaves none."""
    lose, gain = "{do: lose-caps, amount: 3}", "{do: caps, amount: 2}"
    left = []
    for results in (f"{lose}, {gain}", f"{gain}, {lose}"):
        t = meets(results, survivor(caps=1))
        t.choose("option:do")
        left.append(t.survivor().caps)

    assert left == [2, 0]
