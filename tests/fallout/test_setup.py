"""Set-up: from the choice of the scenario to the moment before the first turn."""

from collections import Counter

import pytest

from crossroads.engine.decisions import Illegal
from tests.kit import rule
from tests.kit.fallout import CAST, Wasteland, deal, survivor, wasteland

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
