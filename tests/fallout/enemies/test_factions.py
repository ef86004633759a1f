"""Factions: two in every scenario, their icons, their power, their tokens, and who helps them."""

from tests.kit import rule
from tests.kit.fallout import deal, enemy, story_pack, survivor, wasteland

PACK = story_pack(
    quests="""
- id: errand
  number: 901
  objectives:
    - {id: help, results: [{do: power, faction: star, amount: 2}]}
    - {id: guard, results: [{do: place, enemy: shield, at: {place: crossroads-camp}}]}
    - {id: rally, results: [{do: place, enemy: star, at: {place: crossroads-camp}, amount: 2}]}
"""
)
SCENARIOS = ("commonwealth", "capital-wasteland", "far-harbor", "the-pitt")


@rule("fallout.factions.two-factions", "fallout.factions.icons")
def test_every_scenario_has_a_star_and_a_shield() -> None:
    """All four scenarios: exactly two factions, the star and the shield, each with an enemy of its own."""
    for scenario in SCENARIOS:
        g = deal(scenario=scenario).state
        sheet = g.content.scenarios[scenario]

        assert {*g.power} == {"star", "shield"}
        assert sheet.star != sheet.shield
    assert {*deal().state.content.scenarios} == {*SCENARIOS}


@rule("fallout.factions.icons")
def test_an_icon_means_the_faction_of_the_scenario_in_play() -> None:
    """The same star agenda gives loyalty to the star wherever it is played, and its token is that sheet's enemy."""
    abilities = {}
    for scenario in SCENARIOS:
        t = wasteland(
            survivor(agendas=["freedom-1"]), survivor(), scenario=scenario, enemies=[enemy("star#1", "camp.c")]
        )
        t.choose("loyal:freedom-1")
        assert t.game.view(None)["survivors"][0]["loyal_to"] == "star"
        abilities[scenario] = t.game.view(None)["enemies"][0]["abilities"]

    assert abilities == {
        "commonwealth": ["loot"],
        "capital-wasteland": ["armor"],
        "far-harbor": ["ranged"],
        "the-pitt": ["loot"],
    }


@rule("fallout.factions.power-tracked")
def test_power_is_the_place_on_the_track() -> None:
    """Twice two spaces: the star's power is 4, the shield's still 0, and everybody can see it."""
    t = wasteland(survivor(), packs=[PACK], quests=["errand"])

    t.choose("quest:errand:help", "quest:errand:help")

    assert t.state.power == {"star": 4, "shield": 0}
    assert t.game.view(None)["power"] == {"star": 4, "shield": 0}


@rule("fallout.factions.tokens-on-map")
def test_factions_can_have_tokens_on_the_map() -> None:
    """A quest places a shield token at the camp, another two of the star; there is no end to them."""
    t = wasteland(survivor(space="camp.a"), packs=[PACK], quests=["errand"], actions=9)

    t.choose("quest:errand:guard", "quest:errand:rally")
    assert [each.type for each in t.state.enemies] == ["shield", "star", "star"]
    assert {each.space for each in t.state.enemies} == {"camp.c"}
    t.choose(*["quest:errand:rally"] * 5)

    assert len(t.state.enemies) == 13
    assert len({each.id for each in t.state.enemies}) == 13


@rule("fallout.factions.help-by-quests")
def test_a_completed_quest_helps_a_faction_whoever_completes_it() -> None:
    """`Star ++` by seat 0, then by seat 1: two spaces each time, loyal or not."""
    t = wasteland(survivor(loyal_by="security-1"), survivor(), packs=[PACK], quests=["errand"])

    t.choose("quest:errand:help")
    assert t.state.power == {"star": 2, "shield": 0}
    t.choose("end", "quest:errand:help")

    assert t.state.power == {"star": 4, "shield": 0}
