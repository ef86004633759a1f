"""Activation cards: two types from top to bottom, then the opposing faction, then the first player."""

from typing import Any

import pytest

from crossroads.engine.content import content_of
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from tests.kit import rule
from tests.kit.bonds import ID, BondsTable, bonds, opened_bonds
from tests.kit.fallout import HEAD, TORSO, TORSO_TWICE, enemy, story_pack, survivor

PAIR = (survivor(), survivor(space="camp.a"))
DECK = cards_of(content_of("fallout", (), (ID,))).activation
FAR = "dia.a"  # three steps and more from the camp


def ended(*survivors: Any, **situation: Any) -> BondsTable:
    """The last turn of the round is over, and whoever is asked along the way has chosen the first option."""
    t = bonds(*(survivors or PAIR), turn=len(survivors or PAIR) - 1, **situation)
    t.watch("end")
    while not t.is_over and t.prompt not in ("turn", "atomic-bonds.first-player"):
        t.watch(t.options[0])
    return t


# -- when


@rule("atomic-bonds.activation-cards.replace-agendas", "atomic-bonds.activation-cards.after-all-turns")
def test_a_card_is_revealed_after_everybody_has_had_a_turn() -> None:
    """Three survivors: after the second turn nothing is revealed, after the third an activation card, and no agenda."""
    t = bonds(*PAIR, survivor(space="camp.d"), activation=["activation-3", "activation-8"])
    for _ in range(2):
        t.choose("end")
        assert t.happened("atomic-bonds.reveal") == []

    t.choose("end")

    assert [about["card"] for _, about in t.told("atomic-bonds.reveal")] == ["activation-3"]
    assert t.happened("reveal") == []


@rule("atomic-bonds.activation-cards.first-player-reveals")
def test_the_first_player_reveals_it() -> None:
    """B is first player: B turns the card."""
    t = bonds(*PAIR, first=1, turn=0, activation=["activation-3"], began=1)

    t.choose("end")

    [(rule_id, about)] = t.told("atomic-bonds.reveal")
    assert (rule_id, about["seat"]) == ("atomic-bonds.activation-cards.first-player-reveals", 1)


@rule("atomic-bonds.activation-cards.one-card-a-round", "atomic-bonds.activation-cards.card-discarded")
def test_one_card_a_round_goes_to_the_pile() -> None:
    """Three rounds of the eight cards: five are left in the deck and three lie in the pile."""
    t = opened_bonds(1)

    for _ in range(3):
        t.end_round()

    assert (len(t.bonds.activation_deck), len(t.bonds.activation_pile)) == (5, 3)


@rule("atomic-bonds.activation-cards.reshuffle")
def test_after_the_last_card_the_pile_is_the_new_deck() -> None:
    """The eighth card is resolved: before the next round the deck has all eight again, and the pile none."""
    t = bonds(survivor(), activation=["activation-3"])

    t.end_round()

    assert sorted(t.bonds.activation_deck) == sorted(DECK)
    assert t.bonds.activation_pile == ()
    told = "atomic-bonds.activation-cards.reshuffle"
    assert [rule_id for rule_id, _ in t.told("atomic-bonds.new-deck")] == [told]


@rule("atomic-bonds.activation-cards.no-text-besides")
def test_nobody_holds_an_activation_card() -> None:
    """The revealed card lies open to all while it is resolved, and belongs to no survivor."""
    t = ended(activation=["activation-3"])

    assert t.bonds.revealed == "activation-3"
    assert t.game.view(None)["added"]["atomic-bonds"]["activation"]["revealed"] == "activation-3"
    held = [card.id for who in t.state.survivors for card in (*who.equipped, *who.inventory)]
    assert "activation-3" not in held


# -- the cards


@rule("atomic-bonds.activation-cards.two-standard-types")
def test_each_card_has_two_of_the_five_types() -> None:
    """Eight cards, two different types on each, out of the five of the base."""
    standard = ("critter", "human", "robot", "mutant", "monster")

    assert len(DECK) == 8
    assert all(len({*card.types}) == 2 and all(each in standard for each in card.types) for card in DECK.values())


@rule("atomic-bonds.activation-cards.faction-icon-on-some-cards")
def test_some_cards_have_the_icon_of_a_faction() -> None:
    """Three the star, three the shield, two none."""
    icons = [card.faction for card in DECK.values()]

    assert [icons.count(each) for each in ("star", "shield", None)] == [3, 3, 2]


# -- step 1


@rule("atomic-bonds.activation-cards.top-to-bottom")
def test_the_upper_type_acts_before_the_lower() -> None:
    """Mutant above critter: the mutant moves before the mole rat, though that was on the map first."""
    t = ended(activation=["activation-3"], enemies=[enemy("mole-rat", FAR), enemy("super-mutant", FAR)])

    assert [about["enemy"] for about in t.seen("enemy-moves")] == ["super-mutant", "mole-rat"]
    assert [about["type"] for about in t.seen("activate")] == ["mutant", "critter"]


@rule("atomic-bonds.activation-cards.normal-activation", "atomic-bonds.activation-cards.inactive-turn-per-type")
def test_inactive_tokens_turn_after_their_type_and_do_not_act() -> None:
    """Mutant above critter: the facedown mutant turns faceup where it is, and only then do critters act."""
    facedown = enemy("super-mutant", FAR, active=False)
    t = ended(activation=["activation-3"], enemies=[facedown])

    there = t.state.enemy("super-mutant")
    assert (there.active, there.space) == (True, FAR)
    kinds = [
        (event.kind, event.about.get("type"))
        for event in t.past
        if event.kind in ("activate", "enemy-turned", "enemy-moves")
    ]
    assert kinds == [("activate", "mutant"), ("enemy-turned", None), ("activate", "critter")]


@rule("atomic-bonds.activation-cards.inactive-turn-per-type")
def test_by_table_option_they_turn_before_the_faction_acts() -> None:
    """Human above robot with a shield, inactive tokens turning last: they do so before the faction, not after it."""
    t = ended(
        activation=["activation-2"],
        enemies=[enemy("raider", FAR, active=False)],
        options={"turn_inactive": "card"},
    )

    told = [(event.kind, event.about.get("type")) for event in t.past if event.kind in ("activate", "enemy-turned")]
    assert told == [("activate", "human"), ("activate", "robot"), ("enemy-turned", None), ("activate", "shield")]


# -- step 2


@rule("atomic-bonds.activation-cards.no-faction-icon")
def test_without_an_icon_no_faction_acts() -> None:
    """A card with mutant and critter only, the token on 2: it stays there, and the synth does not move."""
    t = ended(activation=["activation-3"], power=(0, 2), enemies=[enemy("shield#1", FAR)])

    assert t.state.power["shield"] == 2
    assert t.enemies_at(FAR) == ["shield#1"]


@rule("atomic-bonds.activation-cards.loyal-icon-ignored")
def test_the_icon_of_the_loyal_faction_is_ignored() -> None:
    """Loyal to the Railroad, and the card has its star: none of its enemies acts, no token moves, no effect comes."""
    t = ended(activation=["activation-1"], power=(0, 2), enemies=[enemy("star#1", FAR)])

    assert t.state.power == {"star": 0, "shield": 2}
    assert t.enemies_at(FAR) == ["star#1"]
    assert t.seen("atomic-bonds.faction") == []


@rule(
    "atomic-bonds.activation-cards.opposing-icon-activates-enemies",
    "atomic-bonds.activation-cards.opposing-icon-advances-token",
)
def test_the_icon_of_the_opposing_faction_moves_its_enemies_and_its_token() -> None:
    """Two synths three steps away and the token on 3: both move, and the token goes to 4, by one and not by two."""
    t = ended(activation=["activation-2"], power=(0, 3), enemies=[enemy("shield#1", FAR), enemy("shield#2", FAR)])

    assert t.enemies_at(FAR) == []
    assert t.state.power["shield"] == 4


@rule("atomic-bonds.activation-cards.three-steps", "atomic-bonds.activation-cards.faction-after-enemies")
def test_enemies_then_the_faction_then_the_first_player() -> None:
    """A raider kills B in step 1: the token moves for that before it moves for the icon, and the first player is asked last."""
    weak = survivor(space="camp.a", hp=1)
    t = ended(
        survivor(),
        weak,
        activation=["activation-2"],
        enemies=[enemy("raider", "camp.a")],
        dice=[TORSO_TWICE, HEAD, HEAD],
    )

    rules = [event.rule for event in t.past if event.kind == "power"]
    by_icon = "atomic-bonds.activation-cards.opposing-icon-advances-token"
    assert rules == ["atomic-bonds.killed.advance-one", by_icon]
    assert t.state.power["shield"] == 2
    assert t.prompt == "atomic-bonds.first-player"


@rule("atomic-bonds.activation-cards.opposing-icon-effect-by-count", "atomic-bonds.activation-cards.count-excludes-new")
@pytest.mark.parametrize(
    ("there", "placed", "space"),
    [(0, 3, 1), (1, 2, 1), (2, 2, 1), (3, 0, 2)],
    ids=["none", "one", "two", "three"],
)
def test_the_effect_of_the_sheet_goes_by_the_number_of_its_enemies(there: int, placed: int, space: int) -> None:
    """Without a synth three come to Diamond City, with one or two two more; with three or more the token moves again."""
    synths = [enemy(f"shield#{number}", "bos.c") for number in range(1, there + 1)]
    t = ended(activation=["activation-2"], enemies=synths)

    assert len(t.enemies_at("dia.d")) == placed
    assert t.state.power["shield"] == space
    assert [about["count"] for about in t.seen("atomic-bonds.faction")] == [there]


@rule("atomic-bonds.activation-cards.order-inside-step-two")
@pytest.mark.parametrize(("options", "placed"), [({}, 3), ({"opposing_count": "before"}, 2)], ids=["after", "before"])
def test_enemies_are_counted_after_they_have_acted_or_by_option_before(options: dict[str, str], placed: int) -> None:
    """The only synth attacks B and is killed: none is left to be counted, so three come; counted before, two come."""
    t = ended(
        survivor(space="camp.d"),
        survivor(space="camp.a", weapon="hunting-rifle"),
        activation=["activation-2"],
        enemies=[enemy("shield#1", "camp.a")],
        dice=[TORSO, TORSO, TORSO] * 3,
        options=options,
    )

    assert len(t.enemies_at("dia.d")) == placed
    assert t.state.power["shield"] == 1


@rule("atomic-bonds.activation-cards.faction-activation-once")
def test_a_new_level_makes_nobody_act_again() -> None:
    """The token goes from 1 to 2, where synths have level 2: the synth that has moved does not move again."""
    t = ended(activation=["activation-2"], power=(0, 1), enemies=[enemy("shield#1", "bos.c")])

    assert [about["enemy"] for about in t.seen("enemy-moves")] == ["shield#1"]
    assert t.state.land.distance(t.state.enemy("shield#1").space, "bos.c") == 1


@rule("atomic-bonds.activation-cards.ended-game-stops")
def test_a_game_that_ends_in_step_one_has_no_other_steps() -> None:
    """The token is on the last space but one and a raider kills B: the game is lost, and the icon is not looked at."""
    t = ended(
        survivor(),
        survivor(space="camp.a", hp=1),
        activation=["activation-2"],
        power=(0, 5),
        enemies=[enemy("raider", "camp.a")],
        dice=[TORSO_TWICE, HEAD, HEAD],
    )

    assert t.outcome.how == "atomic-bonds.defeat"
    assert t.state.power["shield"] == 6
    assert t.seen("atomic-bonds.faction") == []
    assert t.bonds.revealed == "activation-2"


@rule("atomic-bonds.activation-cards.first-player-reveals")
@pytest.mark.parametrize(
    ("card", "types", "faction"),
    [("activation-2", ["human", "robot"], "shield"), ("activation-3", ["mutant", "critter"], "")],
)
def test_the_revealed_card_is_told_whole_and_not_taken_back(card: str, types: list[str], faction: str) -> None:
    """Its two types and its icon, if it has one; what has been revealed cannot be undone."""
    t = bonds(*PAIR, turn=1, activation=[card])
    t.choose("end")

    [(_, about)] = t.told("atomic-bonds.reveal")
    assert about == {"seat": 0, "card": card, "types": types, "faction": faction}
    assert not t.game.can_undo


@rule("atomic-bonds.activation-cards.opposing-icon-effect-by-count")
def test_the_row_of_the_shop_is_set_right_after_the_effect_of_the_sheet() -> None:
    """A sheet lets the first player shop, which adds a card to the row of four: whoever leaves all five leaves four."""
    sheet = "{scenario: commonwealth, loyal: star, plus: [], none: [{do: shop, dealings: 1}], few: [], many: []}"
    row = ["stimpak", "radaway", "machete", "cait"]
    t = bonds(
        *PAIR,
        turn=1,
        activation=["activation-2"],
        packs=[story_pack(sheets=f"- {sheet}\n")],
        shop=row,
        assets=["nuka-cola"],
    )
    t.choose("end")
    assert t.state.shop == ("nuka-cola", *row)

    t.choose("leave")

    assert t.state.shop == ("nuka-cola", *row[:3])
