"""What whoever is asked is told to be out of the question, and by which rule: question by question."""

from collections.abc import Callable

import pytest

from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

ERRAND = story_pack(
    quests=quest_card(
        "errand",
        901,
        "id: rich, needs: {caps: 9}",
        "id: wait, trigger: {kill: robot}",
        "id: now",
        "id: pay, tasks: [{do: pay, caps: 9}]",
        "id: give, tasks: [{do: give, kind: chem}]",
    )
)
MAP = ("explore:", "step:")  # what is out of reach on the map has tests of its own


def at_a_start() -> Wasteland:
    """A turn begins for a ghoul with full pockets, among enemies."""
    foes = [enemy("raider", "camp.a"), enemy("mole-rat", "camp.b"), enemy("protectron", "camp.c", active=False)]
    who = survivor(
        "ghoul", agendas=["legend-1", "freedom-1"], inventory=["junk", "metal-armor", "water"], weapon="machete"
    )
    return wasteland(who, enemies=foes, packs=[ERRAND], quests=["errand"])


def amid_enemies() -> Wasteland:
    """In Diamond City, loyal to the star, with a raider and a star token there."""
    foes = [enemy("raider", "dia.d"), enemy("star#1", "dia.d")]
    return wasteland(survivor(space="dia.d", loyal_by="freedom-2"), enemies=foes, packs=[ERRAND], quests=["errand"])


def at_the_shop() -> Wasteland:
    """With three caps, where only the inventory can be sold."""
    return meets(
        "{do: shop, dealings: 2}",
        survivor("ghoul", caps=3, weapon="machete", companion="piper", inventory=["jet"]),
        shop=["stimpak", "cait", "combat-shotgun", "nuka-cola"],
        assets=["radaway"],
        options={"sell": "inventory"},
    )


def at_a_camp(order: str) -> Wasteland:
    """With one survivor beside and one far away."""
    return wasteland(survivor(), survivor(), survivor(space="dia.d"), options={"camp_order": order})


def before_a_trade() -> Wasteland:
    who = survivor("ghoul", perks=["hacker"], traits=["idolized"])
    return wasteland(who, survivor("wastelander", perks=["rifleman"]))


def by_a_friend() -> Wasteland:
    """Loyal to the star: a raider or a star token is to be killed."""
    foes = [enemy("raider", "camp.a"), enemy("star#1", "camp.b"), enemy("mole-rat", "camp.b")]
    return meets("{do: kill}", survivor(loyal_by="freedom-2"), enemies=foes)


RULED_OUT: list[object] = [
    pytest.param(
        at_a_start,
        [],
        {
            "equip:junk": "items.use-from-inventory",
            "equip:water": "items.use-from-inventory",
            "unequip:machete": "inventory.limit",
            "loyal:legend-1": "loyalty.needs-faction-icon",
            "withdraw": "loyalty.nothing-to-withdraw",
            "fight:raider": "fight-action.same-space",
            "fight:mole-rat": "fight-action.ranged-adjacent",
            "fight:robot:camp.c": "enemies.inactive-no-fight",
            "encounter": "encounter-action.precondition",
            "quest:errand:rich": "quest-action.requirement",
            "quest:errand:wait": "quest-cards.activated-objective",
            "quest:errand:pay": "quest-action.requirement",
            "quest:errand:give": "quest-action.requirement",
        },
        id="the start of a turn",
    ),
    pytest.param(
        lambda: wasteland(survivor(agendas=["freedom-1"], inventory=["machete"], loyal_by="freedom-2"), fresh=False),
        [],
        {
            "equip:machete": "equip.no-change-otherwise",
            "loyal:freedom-1": "loyalty.not-during-turn",
            "withdraw": "loyalty.not-during-turn",
            "fight": "fight-action.same-space",
            "encounter": "encounter-action.precondition",
            "quest": "quest-action.attempt",
        },
        id="a turn that goes on",
    ),
    pytest.param(
        amid_enemies,
        [],
        {
            "fight:star#1": "loyalty.cannot-fight",
            "encounter": "encounter-action.no-active-enemy",
            "camp": "camp-action.no-active-enemy",
            "quest:errand:rich": "quest-action.requirement",
            "quest:errand:wait": "quest-cards.activated-objective",
            "quest:errand:now": "quest-action.no-active-enemy",
            "quest:errand:pay": "quest-action.requirement",
            "quest:errand:give": "quest-action.requirement",
        },
        id="amid enemies",
    ),
    pytest.param(
        lambda: meets("{do: draw, deck: loot}", loot=["machete"]),
        ["option:do"],
        {"replace:machete": "equip.displaced-card"},
        id="a gained weapon",
    ),
    pytest.param(
        at_the_shop,
        ["option:do"],
        {
            "recruit:cait": "shopping.recruit-requirement",
            "buy:combat-shotgun": "shopping.buy-needs-caps",
            "sell:machete": "shopping.sell-equipped",
            "sell:piper": "shopping.sell-needs-cost",
            "sell:ghoulish": "character-cards.other-cards-not-discarded",
        },
        id="a shop",
    ),
    pytest.param(
        lambda: at_a_camp("printed"),
        ["camp"],
        {
            "camp:rest": "camp-action.ready-all",
            "trade:1": "camp-action.ready-all",
            "trade:2": "camp-action.trade-partners",
            "done": "camp-action.ready-all",
        },
        id="a camp in printed order",
    ),
    pytest.param(
        lambda: at_a_camp("any"),
        ["camp", "camp:heal"],
        {
            "camp:heal": "camp-action.once-each",
            "trade:2": "camp-action.trade-partners",
            "done": "camp-action.ready-all",
        },
        id="a camp in any order",
    ),
    pytest.param(
        before_a_trade,
        ["camp", "camp:ready", "trade:1"],
        {
            "propose": "trading.goods",
            "give:ghoulish": "character-cards.other-cards-not-traded",
            "give:hacker": "trading.not-tradable",
            "give:idolized": "trading.not-tradable",
            "give:P": "trading.not-tradable",
            "ask:rifleman": "trading.not-tradable",
            "ask:A": "trading.not-tradable",
        },
        id="a trade",
    ),
    pytest.param(by_a_friend, ["option:do"], {"enemy:star#1": "loyalty.cannot-fight"}, id="a kill"),
    pytest.param(
        lambda: meets("{do: damage, amount: 99}", survivor(perks=["hacker"])),
        ["option:do"],
        {"perk:hacker": "killed.no-perks-after"},
        id="a survivor who was killed",
    ),
]


@rule("fallout.golden-rules.reference-over-booklet")
@pytest.mark.parametrize(("situation", "choices", "expected"), RULED_OUT)
def test_all_that_is_out_of_the_question_is_told_with_its_rule(
    situation: Callable[[], Wasteland], choices: list[str], expected: dict[str, str]
) -> None:
    """All of it, and nothing that is on offer."""
    t = situation()

    t.choose(*choices)

    told = {option: rule_id for option, rule_id in t.ruled_out.items() if not option.startswith(MAP)}
    assert told == {option: f"fallout.{rule_id}" for option, rule_id in expected.items()}
    assert not {*told} & {*t.options}


@rule("fallout.explore-action.precondition", "fallout.map-tiles.double-sided-not-explored")
def test_tiles_that_cannot_be_explored_are_told_with_their_rule() -> None:
    """Facedown ones elsewhere, one that was explored, and those without another side."""
    t = wasteland(survivor(space="camp.e"), tiles={"1,1": "g1"})
    laid = t.state.faces.index("g1")
    named = [place for place, face in enumerate(t.state.faces) if face in ("camp", "cit", "dia", "bos")]

    told = {option: rule_id for option, rule_id in t.ruled_out.items() if option.startswith("explore:")}

    assert {option for option in t.options if option.startswith("explore:")} == {"explore:tile-1", "explore:tile-5"}
    double = [f"explore:tile-{place}" for place in named]
    assert {told[option] for option in double} == {"fallout.map-tiles.double-sided-not-explored"}
    assert {rule_id for option, rule_id in told.items() if option not in double} == {
        "fallout.explore-action.precondition"
    }
    assert f"explore:tile-{laid}" in told
    assert len(told) == len(t.state.faces) - 2


@rule("fallout.explore-action.never-blocked")
def test_by_table_option_an_enemy_keeps_from_exploring() -> None:
    """An active raider in the space: bordering tiles are refused for that; without the option they are offered."""
    foes = [enemy("raider", "camp.e")]
    blocked = wasteland(survivor(space="camp.e"), enemies=foes, options={"explore_under_threat": "blocked"})
    free = wasteland(survivor(space="camp.e"), enemies=foes)

    assert blocked.ruled_out["explore:tile-1"] == "fallout.explore-action.never-blocked"
    assert "explore:tile-1" not in blocked.options
    assert "explore:tile-1" in free.options


@rule("fallout.encounter-action.option-requirement", "fallout.encounter-action.cost-must-be-payable")
def test_options_of_a_card_are_refused_each_for_its_own_reason() -> None:
    """One forced, one that asks for more, one that costs more; the last is free."""
    options = "options: [{id: must, forced: {caps: 9}}, {id: rich, needs: {caps: 9}}, {id: dear, cost: [{do: pay, caps: 9}]}, {id: free}]"
    t = wasteland(
        survivor(space="dia.d"),
        packs=[story_pack(encounters=f"- {{id: tale, deck: settlement, {options}}}\n")],
        encounters={"settlement": ["tale"]},
    )

    t.choose("encounter")

    assert t.options == ("option:free",)
    assert t.ruled_out == {
        "option:must": "fallout.encounter-action.forced-not-met",
        "option:rich": "fallout.encounter-action.option-requirement",
        "option:dear": "fallout.encounter-action.cost-must-be-payable",
    }


@rule("fallout.quest-cards.marker-colour")
def test_colours_that_are_in_use_are_refused() -> None:
    """Red and blue lie on the map: yellow and white are offered."""
    quests = "".join([quest_card(name, 901 + number) for number, name in enumerate(("one", "two"))])
    hunt = quest_card("hunt", 903, staging="{do: marker, at: {place: diamond-city}}")
    errand = quest_card("errand", 904, "id: do, results: [{do: stage, card: 903}]")
    placed = (Staged("one", "red", "camp.a"), Staged("two", "blue", "camp.b"), "errand")
    t = wasteland(survivor(), packs=[story_pack(quests=quests + hunt + errand)], quests=placed)

    t.choose("quest:errand:do")

    assert t.options == ("colour:yellow", "colour:white")
    assert t.ruled_out == dict.fromkeys(["colour:red", "colour:blue"], "fallout.quest-cards.marker-colour")


@rule("fallout.shopping.number-of-dealings")
def test_when_one_sort_of_dealings_is_used_up_the_other_is_left() -> None:
    """One dealing of each sort by table option: after a purchase only sales are offered."""
    t = meets(
        "{do: shop, dealings: 1}",
        survivor(caps=9, inventory=["jet"]),
        shop=["nuka-cola", "stimpak"],
        assets=["radaway"],
        options={"dealings": "each"},
    )

    t.choose("option:do", "buy:stimpak")

    assert "sell:jet" in t.options
    assert t.ruled_out["buy:nuka-cola"] == "fallout.shopping.number-of-dealings"
