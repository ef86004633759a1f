"""Faction tokens: enemies by the scenario's sheet, with values that follow the power track."""

from importlib.resources import files

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LEGS, TORSO, enemy, met_with, story_pack, survivor, wasteland

SHEETS = files("crossroads.games.fallout.packs").joinpath("base/scenarios.yaml").read_text(encoding="utf-8")
STAR = "star: {level: Y, areas: HTA, abilities: [loot]}"
assert SHEETS.count(STAR) == 1
SHY = story_pack(scenarios=SHEETS.replace(STAR, "star: {level: 1, areas: T, abilities: [retreat]}"))
PACK = story_pack(
    quests="""
- id: errand
  number: 901
  objectives:
    - {id: help, results: [{do: power, faction: shield}]}
    - {id: guard, results: [{do: place, enemy: shield, at: {place: crossroads-camp}}]}
"""
)


@rule("fallout.faction-tokens.meaning-from-scenario")
def test_the_sheet_says_what_a_token_is() -> None:
    """A shield token: ranged, torso, arms, legs, level X in the Commonwealth; aggressive in the Pitt."""
    tokens = {}
    for scenario in ("commonwealth", "the-pitt"):
        t = wasteland(survivor(space="camp.a"), scenario=scenario, packs=[PACK], quests=["errand"])
        t.choose("quest:errand:guard")
        tokens[scenario] = t.game.view(0)["enemies"]

    named = {"id": "shield#11", "type": "shield", "space": "camp.c", "active": True, "level": 1}
    assert tokens == {
        "commonwealth": [{**named, "areas": "TAL", "abilities": ["ranged"]}],
        "the-pitt": [{**named, "areas": "HTL", "abilities": ["aggressive"]}],
    }


@rule("fallout.faction-tokens.follow-enemy-rules")
def test_a_token_is_an_enemy_like_any_other() -> None:
    """A star token here prevents camping and can be fought; for whoever is loyal to the star it is no enemy."""
    t = wasteland(survivor(), enemies=[enemy("star#1", "camp.c")])
    loyal = wasteland(survivor(loyal_by="freedom-1"), enemies=[enemy("star#1", "camp.c")])

    assert t.refused("camp") == "fallout.camp-action.no-active-enemy"
    assert "fight:star#1" in t.options
    assert "camp" in loyal.options
    assert loyal.refused("fight:star#1") == "fallout.loyalty.cannot-fight"


@rule("fallout.faction-tokens.follow-enemy-rules")
def test_a_tokens_abilities_are_those_of_enemies() -> None:
    """A star token has Loot: its killer draws a card. The Pitt's shield token is aggressive: stepping in is a fight."""
    looter = wasteland(survivor(special="S"), enemies=[enemy("star#1", "camp.c")], dice=[HEAD] * 3, loot=["water"])
    runner = wasteland(survivor(), scenario="the-pitt", enemies=[enemy("shield#1", "camp.d")], dice=[ARMS, ARMS, ARMS])

    looter.choose("fight:star#1")
    runner.choose("move", "step:camp.d")

    assert [held.id for held in looter.survivor().inventory] == ["water"]
    assert runner.survivor().hp == 13


@rule("fallout.faction-tokens.activates-by-icon")
def test_tokens_act_when_the_card_shows_their_icon() -> None:
    """Robot and shield on the card: both shield tokens come a space nearer, the star token does not."""
    tokens = [enemy("shield#1", "g3.c"), enemy("shield#2", "g3.c"), enemy("star#1", "g3.c")]
    t = wasteland(survivor(), enemies=tokens, agendas=["legend-2", "freedom-2"], tiles={"0,1": "g3"}, dice=[])

    t.choose("end")
    assert {each.id: each.space for each in t.state.enemies} == {
        "shield#1": "g3.b",
        "shield#2": "g3.b",
        "star#1": "g3.c",
    }
    t.choose("end")

    assert {each.id: each.space for each in t.state.enemies} == {
        "shield#1": "g3.b",
        "shield#2": "g3.b",
        "star#1": "g3.b",
    }


@rule("fallout.faction-tokens.inactive-means-gone")
def test_a_token_that_would_turn_facedown_is_gone() -> None:
    """A sheet that gives the star Retreat: the token is not killed and leaves the map, for no XP."""
    t = wasteland(survivor(special="S"), packs=[SHY], enemies=[enemy("star#1", "camp.c")], dice=[HEAD] * 3)

    t.choose("fight:star#1")

    assert t.state.enemies == ()
    assert t.survivor().xp == 0
    assert "camp" in t.options


@rule("fallout.faction-tokens.killed-not-replaced")
def test_a_killed_token_is_not_replaced() -> None:
    """Three shield tokens, one is killed: two are left, and none came."""
    tokens = [enemy("shield#1", "camp.c"), enemy("shield#2", "camp.a"), enemy("shield#3", "bos.d")]
    t = wasteland(survivor(special="S"), enemies=tokens, dice=[TORSO, HEAD, HEAD])

    t.choose("fight:shield#1")

    assert [each.id for each in t.state.enemies] == ["shield#2", "shield#3"]
    assert t.survivor().xp == 1


@rule("fallout.faction-tokens.values-are-live")
def test_a_tokens_level_follows_the_track() -> None:
    """X is 1 at power 2 and 2 at power 3: a token on the map becomes level 2 as the shield advances, the star's not."""
    t = wasteland(
        survivor(space="camp.a"),
        packs=[PACK],
        quests=["errand"],
        enemies=[enemy("shield#1", "camp.c"), enemy("star#1", "camp.c")],
        power=(0, 2),
    )

    assert [each["level"] for each in t.game.view(0)["enemies"]] == [1, 1]
    t.choose("quest:errand:help")

    assert [each["level"] for each in t.game.view(0)["enemies"]] == [2, 1]


@rule("fallout.faction-tokens.values-are-live")
def test_a_higher_level_hits_harder_and_takes_more_hits() -> None:
    """Shield power 3, level 2: two icons do four damage, and one hit does not kill; at power 2 it does."""
    hard = wasteland(survivor(), enemies=[enemy("shield#1", "camp.c")], power=(0, 3), dice=[LEGS, HEAD, HEAD])
    soft = wasteland(
        survivor(special="S"), enemies=[enemy("shield#1", "camp.c")], power=(0, 2), dice=[LEGS, HEAD, HEAD]
    )

    hard.choose("fight:shield#1")
    soft.choose("fight:shield#1")

    assert (hard.survivor().hp, hard.enemies_at("camp.c")) == (14, ["shield#1"])
    assert (soft.survivor().hp, soft.enemies_at("camp.c")) == (15, [])


@rule("fallout.faction-tokens.xp-current-level")
def test_xp_goes_by_the_level_of_the_moment() -> None:
    """At power 6 X is 3: three hits kill a shield token for three XP."""
    t = wasteland(
        survivor(special="SPECI"), enemies=[enemy("shield#1", "camp.c")], power=(0, 6), dice=[LEGS, ARMS, LEGS]
    )

    t.choose("fight:shield#1")

    assert t.survivor().xp == 3
    assert t.state.enemies == ()


@rule("fallout.power-track.letters", "fallout.power-track.overrun-counts")
def test_at_the_end_of_the_track_the_last_level_counts() -> None:
    """The star has Y, which is 3 in the last space of the track and 2 before it: also beyond that space it is 3."""
    before = wasteland(survivor(space="camp.a"), enemies=[enemy("star#1", "camp.c")], power=(6, 0))
    after = met_with("{do: power, faction: star, amount: 9}", survivor(), enemies=[enemy("star#1", "camp.c")])

    assert after.is_over
    levels = [[each["level"] for each in t.game.view(0)["enemies"]] for t in (before, after)]
    assert levels == [[2], [3]]
