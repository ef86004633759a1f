"""Set-up: from the choice of the scenario to the moment before the first turn."""

from collections import Counter

import pytest

from crossroads.engine.decisions import Illegal
from tests.kit import rule
from tests.kit.fallout import CAST, Wasteland, deal, story_pack, survivor, wasteland

SCENARIOS = ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt")
SEEDS = [f"seed {number}" for number in range(12)]


def begin(t: Wasteland, *names: str) -> Wasteland:
    """Everybody takes a survivor and the first space on offer; what is asked after that gets its first answer."""
    for name in names or CAST[: len(t.state.survivors)]:
        t.choose(f"survivor:{name}")
        t.choose(t.options[0])
    while t.prompt != "turn":
        t.choose(t.options[0])
    return t


# -- the table


@rule("fallout.setup.player-count")
@pytest.mark.parametrize("seats", [0, 5])
def test_a_game_is_not_for_nobody_and_not_for_five(seats: int) -> None:
    """A fifth player cannot join, and without a player there is no game."""
    with pytest.raises(Illegal) as refused:
        deal(seats)

    assert refused.value.rule == "fallout.setup.player-count"


@rule("fallout.setup.player-count")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    """Each of one to four players gets a survivor and the game begins."""
    t = begin(deal(seats))

    assert sorted(who.id for who in t.state.survivors) == sorted(CAST[:seats])
    assert t.prompt == "turn"


@rule("fallout.setup.choose-scenario")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_table_settles_on_a_scenario(scenario: str) -> None:
    """The sheet that the table names is the one in play."""
    t = deal(2, scenario=scenario)

    assert t.game.view(0)["scenario"] == scenario
    assert len(t.state.faces) == len(t.state.content.scenarios[scenario].map)


@rule("fallout.setup.choose-scenario")
def test_what_is_no_scenario_cannot_be_chosen() -> None:
    """A table cannot start with a sheet that is not in the box, nor with two at once."""
    sheets = "commonwealth, capital-wasteland, far-harbor, the-pitt"
    with pytest.raises(ValueError, match=rf"`scenario`: 'new-vegas' cannot stand there; choose one of: {sheets}$"):
        deal(2, scenario="new-vegas")
    with pytest.raises(
        ValueError, match=r"`scenario`: \['commonwealth', 'the-pitt'\] cannot stand there; Expected `str`"
    ):
        deal(2, scenario=["commonwealth", "the-pitt"])


# -- the map


@rule("fallout.setup.shuffle-tile-piles", "fallout.setup.place-facedown-tiles")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_facedown_place_gets_a_tile_with_the_back_of_the_plan(scenario: str) -> None:
    """Whatever the seed, a deadly tile never lies in a place for a dangerous one, and no tile lies twice."""
    for seed in SEEDS:
        state = deal(2, seed, scenario=scenario).state

        places = zip(state.content.scenarios[scenario].map, state.faces, state.shown, strict=True)
        hidden = [(spot.back, state.content.faces[face].back) for spot, face, shown in places if not shown]

        assert all(back == printed for back, printed in hidden)
        assert len({*state.faces}) == len(state.faces)


@rule("fallout.setup.shuffle-tile-piles")
def test_each_pile_is_shuffled_by_itself() -> None:
    """There are separate shuffles for dangerous and deadly tiles, and two seeds lay both sorts differently."""
    one, other = deal(2, "one").state, deal(2, "other").state

    shuffled = [draw.why for draw in deal(2, "one").game.opening if "tiles" in draw.why]
    deadly = [place for place, spot in enumerate(one.content.scenarios["commonwealth"].map) if spot.back == "deadly"]
    dangerous = [
        place for place, spot in enumerate(one.content.scenarios["commonwealth"].map) if spot.back == "dangerous"
    ]

    assert shuffled == ["dangerous-tiles", "deadly-tiles"]
    assert [one.faces[place] for place in deadly] != [other.faces[place] for place in deadly]
    assert [one.faces[place] for place in dangerous] != [other.faces[place] for place in dangerous]


@rule("fallout.setup.place-faceup-tiles")
def test_the_tiles_that_the_plan_shows_lie_faceup_in_their_places() -> None:
    """The Commonwealth shows four tiles: the camp at 0, 0, the CIT ruins, Diamond City and Boston; all can be entered."""
    t = deal()

    up = {(tile["q"], tile["r"]): tile["face"] for tile in t.game.view(None)["tiles"] if tile["face"]}

    assert up == {(0, 0): "camp", (2, 1): "cit", (1, 2): "dia", (2, 3): "bos"}
    assert {space.partition(".")[0] for space in t.state.land.spaces} == {"camp", "cit", "dia", "bos"}


@rule("fallout.setup.place-facedown-tiles")
def test_the_other_places_of_the_commonwealth_get_eight_dangerous_and_six_deadly_tiles() -> None:
    """Fourteen tiles lie facedown, nobody sees their faces, and the ninth dangerous tile is out of the game."""
    t = deal()

    hidden = [tile for tile in t.game.view(0)["tiles"] if not tile["face"]]
    left_over = [face.id for face in t.state.content.faces.values() if face.id not in t.state.faces]

    assert Counter(tile["back"] for tile in hidden) == {"dangerous": 8, "deadly": 6}
    assert all(tile["known"] == "" for tile in hidden)
    assert len([face for face in left_over if t.state.content.faces[face].back == "dangerous"]) == 1
    assert [face for face in left_over if t.state.content.faces[face].back == "deadly"] == []


VAULTS = {"commonwealth": "g7", "capital-wasteland": "r1", "far-harbor": "g7", "the-pitt": "g7"}
"""The tile with a vault that could be left out: of its back there is one tile more than places."""


@rule("fallout.setup.vault-tiles")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_vaults_are_always_laid_unless_the_table_leaves_that_to_chance(scenario: str) -> None:
    """Of 30 seeds none leaves a vault in the box; by table option `vault_tiles: random` some do, and others another tile."""
    seeds = [f"vault {number}" for number in range(30)]

    usual = [deal(2, seed, scenario=scenario).state.faces for seed in seeds]
    random = [deal(2, seed, scenario=scenario, vault_tiles="random").state.faces for seed in seeds]

    assert all({"g7", "r1"} <= {*faces} for faces in usual)
    assert {VAULTS[scenario] in faces for faces in random} == {True, False}


@rule("fallout.setup.vault-tiles", "fallout.setup.shuffle-tile-piles")
@pytest.mark.parametrize(("scenario", "back"), [("commonwealth", "dangerous"), ("capital-wasteland", "deadly")])
def test_which_tile_without_a_vault_stays_in_the_box_is_left_to_chance(scenario: str, back: str) -> None:
    """There is one tile of a back more than places for it: different seeds leave out different ones."""
    left = set()
    for seed in SEEDS:
        state = deal(2, seed, scenario=scenario).state
        unused = [f.id for f in state.content.faces.values() if f.back == back and f.id not in state.faces]
        assert len(unused) == 1
        left.add(unused[0])

    assert len(left) > 2


@rule("fallout.setup.token-supply", "fallout.setup.survivor-pick-order")
def test_nothing_is_under_way_before_survivors_are_chosen() -> None:
    """No action, no movement point, no icon, no roll, no offer: the first round waits for its survivors."""
    state = deal(2).state

    assert (state.phase, state.round, state.started) == ("survivors", 1, 2)
    assert (state.actions, state.points, state.fresh, state.met) == (0, 0, False, ())
    assert (state.cut_short, state.calm, state.icons, state.waiting, state.dormant) == (False, False, (), (), ())
    assert (state.camping, state.deal, state.rolling, state.meeting) == (None, None, None, None)
    assert (state.quests, state.gone, state.drawn, state.drawn_enemy, state.unique_aside) == ((), (), (), "", ())
    assert [(who.hp, who.rads, who.xp, who.roomy, who.room) for who in state.survivors] == [(16, 0, 0, 0, 0)] * 2


@rule("fallout.setup.vault-tiles")
def test_a_quest_at_a_vault_that_is_not_on_the_map_stays_open() -> None:
    """Vault 84 stayed in the box: its objective is refused wherever A is, and the other one on the card can be completed."""
    options = {"vault_tiles": "random"}
    seeds = [f"vault {number}" for number in range(30)]
    seed = next(seed for seed in seeds if "g7" not in deal(1, seed, **options).state.faces)
    t = wasteland(survivor(space="camp.e"), quests=["what-the-air-costs"], seed=seed, options=options)

    assert t.refused("quest:what-the-air-costs:deliver") == "fallout.quest-action.requirement"
    t.choose("explore:tile-1")

    assert [event.about["objective"] for event in t.happened("complete")] == ["backtrack"]
    assert not any(space.icon == "vault-84" for space in t.state.land.spaces.values())


# -- the supply and the decks


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


# -- the players


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


# -- the scenario


@rule("fallout.setup.start-effects")
@pytest.mark.parametrize(
    ("scenario", "placed"),
    [
        ("commonwealth", {("shield", "dia.d")}),
        ("capital-wasteland", {("star", "tow.c")}),
        ("far-harbor", {("star", "far.f"), ("shield", "nuc.d"), ("shield", "aca.c")}),
        ("the-pitt", {("shield", "hav.a"), ("star", "mil.a")}),
    ],
)
def test_what_the_sheet_says_for_the_start_has_happened_before_the_first_turn(
    scenario: str, placed: set[tuple[str, str]]
) -> None:
    """In the Commonwealth a shield token is in Diamond City when the first player begins."""
    t = begin(deal(2, scenario=scenario))

    factions = {(each.type, each.space) for each in t.state.enemies if each.type in ("star", "shield")}

    assert factions == placed
    assert (t.state.round, t.state.actions) == (1, 2)


@rule("fallout.setup.starting-quests")
@pytest.mark.parametrize(
    ("scenario", "numbers"),
    [("commonwealth", [14]), ("capital-wasteland", [44]), ("far-harbor", [29, 30]), ("the-pitt", [56])],
)
def test_the_quests_that_the_sheet_names_are_in_play(scenario: str, numbers: list[int]) -> None:
    """One quest, in Far Harbor two: they lie open and are no longer in the library."""
    t = begin(deal(2, scenario=scenario))

    staged = [each.id for each in t.state.quests]

    assert [t.state.content.quests[each].number for each in staged] == numbers
    assert [each["id"] for each in t.game.view(None)["quests"]] == staged
    assert not {*staged} & {*t.state.library}


@rule("fallout.setup.starting-enemies")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_icon_on_a_faceup_tile_gets_an_enemy_of_its_type(scenario: str) -> None:
    """A faceup enemy lies on each icon, none on a facedown tile, whatever else the sheet places."""
    t = begin(deal(2, scenario=scenario))
    land = t.state.land

    icons = Counter((kind, space) for space, printed in land.spaces.items() for kind in printed.enemies)
    lying = Counter((each.type, each.space) for each in t.state.enemies if each.type not in ("star", "shield"))

    assert lying == icons
    assert icons
    assert all(each.active for each in t.state.enemies)


@rule("fallout.setup.starting-enemies")
def test_a_table_may_place_only_the_enemies_of_the_plan() -> None:
    """The plan of the Commonwealth shows no enemies: only the sheet's faction token is there."""
    t = begin(deal(2, starting_enemies="plan"))

    assert [each.type for each in t.state.enemies] == ["shield"]


@rule("fallout.setup.starting-enemies", "fallout.setup.start-effects")
def test_enemies_come_after_the_start_effects() -> None:
    """In the Commonwealth the quest is staged before the robot and the mutant come to their icons."""
    t = begin(deal(1), "ghoul")

    told = [event.about.get("type", "quest") for event in t.game.events if event.kind in ("enemy", "stage")]

    assert told == ["shield", "quest", "robot", "mutant"]


@rule("fallout.setup.power-tokens")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_factions_begin_at_the_top_of_the_track(scenario: str) -> None:
    """Neither has advanced when the first turn begins."""
    t = begin(deal(2, scenario=scenario))

    assert t.game.view(None)["power"] == {"star": 0, "shield": 0}
