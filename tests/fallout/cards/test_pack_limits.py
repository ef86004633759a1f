"""The numbers on cards have limits, and what comes close to a mistake is none."""

import pytest

from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack
from tests.kit.fallout import story_pack
from tests.kit.stories import encounter_card, quest_card

TRACK = "star: {level: Y, areas: H}, shield: {level: X, areas: H}, x: [1, 2], y: [1, 2]"


def tile(border: str = "aaa aaa aaa aaa aaa aaa", inside: str = "", spaces: str = "a: {}", back: str = "named") -> str:
    return f"- {{id: yard, back: {back}, border: {border}, inside: '{inside}', spaces: {{{spaces}}}}}\n"


def scenario(plan: str, track: str = TRACK) -> str:
    return f"- {{id: short, map: [{plan}], opening: [], {track}}}\n"


CAMP = "{q: 0, r: 0, face: camp}"


def card(field: str) -> dict[str, str]:
    return {"loot": f"- {{id: thing, kind: weapon, {field}}}\n"}


def needing(condition: str) -> dict[str, str]:
    return {"encounters": encounter_card("tale", f"id: do, needs: {{{condition}}}")}


def bringing(result: str) -> dict[str, str]:
    return {"encounters": encounter_card("tale", f"id: do, success: [{{{result}}}]")}


def agenda(more: str, worth: str = "{do: balance}") -> dict[str, str]:
    return {"agendas": f"- {{id: aim, name: aim, worth: {worth}, {more}}}\n"}


def foe(more: str) -> dict[str, str]:
    return {"enemies": f"- {{id: gnat, type: critter, {more}}}\n"}


LIMITS = [
    (card("copies: 1"), card("copies: 0")),
    (card("copies: 99"), card("copies: 100")),
    (card("cost: 0"), card("cost: -1")),
    (card("cost: 99"), card("cost: 100")),
    (card("armor: 0"), card("armor: -1")),
    (card("ready_caps: 99"), card("ready_caps: 100")),
    (needing("caps: 99"), needing("caps: 100")),
    (needing("caps: 1"), needing("caps: -1")),
    (needing("kind: chem, count: 99"), needing("kind: chem, count: 100")),
    (needing("kind: chem, count: 1"), needing("kind: chem, count: 0")),
    (needing("letter: S"), needing("letter: SP")),
    (bringing("do: caps, amount: 1"), bringing("do: caps, amount: 0")),
    (bringing("do: caps, amount: 99"), bringing("do: caps, amount: 100")),
    (bringing("do: caps, amount: level+9"), bringing("do: caps, amount: level+10")),
    (bringing("do: heal, amount: all"), bringing("do: caps, amount: all")),
    (agenda("icons: [critter], players: 1"), agenda("icons: [critter], players: 0")),
    (agenda("icons: [critter], players: 4"), agenda("icons: [critter], players: 5")),
    (agenda("icons: [critter]"), agenda("icons: []")),
    (
        agenda("icons: [critter]", "{do: steps, of: caps, at: [1, 99]}"),
        agenda("icons: [critter]", "{do: steps, of: caps, at: [0, 99]}"),
    ),
    (
        agenda("icons: [critter]", "{do: steps, of: caps, at: [99]}"),
        agenda("icons: [critter]", "{do: steps, of: caps, at: [100]}"),
    ),
    (
        agenda("icons: [critter]", "{do: steps, of: caps, at: [5]}"),
        agenda("icons: [critter]", "{do: steps, of: caps, at: []}"),
    ),
    (agenda("icons: [critter]", "{do: chain, of: [{caps: 1}]}"), agenda("icons: [critter]", "{do: chain, of: []}")),
    (foe("level: 1, areas: H"), foe("level: 0, areas: H")),
    (foe("level: 1, areas: H"), foe("level: 1, areas: ''")),
    (foe("level: 1, areas: HTAL"), foe("level: 1, areas: TH")),
    (
        foe("level: 1, areas: H, abilities: [armor, loot]"),
        foe("level: 1, areas: H, abilities: [armor, loot, retreat]"),
    ),
    (
        {"dice": "- {areas: H, hits: 0}\n- {areas: T, hits: 9}\n"},
        {"dice": "- {areas: H, hits: 0}\n- {areas: T, hits: 10}\n"},
    ),
    (
        {"dice": "- {areas: H, hits: 0}\n- {areas: T, hits: 9}\n"},
        {"dice": "- {areas: H, hits: -1}\n- {areas: T, hits: 9}\n"},
    ),
    ({"dice": "- {areas: H, hits: 0}\n- {areas: T, hits: 9}\n"}, {"dice": "- {areas: H, hits: 0}\n"}),
    ({"quests": quest_card("errand", 999)}, {"quests": quest_card("errand", 1000)}),
    ({"quests": quest_card("errand", 999)}, {"quests": quest_card("errand", 0)}),
]


@pytest.mark.parametrize(("fits", "beyond"), LIMITS)
def test_numbers_on_cards_have_their_limits(fits: dict[str, str], beyond: dict[str, str]) -> None:
    """The last that is allowed, and the first that is not."""
    content_of("fallout", ("base", story_pack(**fits)))

    with pytest.raises(BadPack):
        content_of("fallout", ("base", story_pack(**beyond)))


FINE = [
    {"encounters": encounter_card("tale", "id: do-success", "id: leave")},
    {"encounters": encounter_card("tale", "id: success", "id: do-failure")},
    {"quests": quest_card("errand", 901, "id: do-done", "id: intro")},
    {"encounters": encounter_card("tale", "id: go", "id: go-left")},
    {"encounters": encounter_card("tale", "id: do, forced: {}")},
    {"encounters": encounter_card("tale", "id: do, success: [{do: caps, amount: level+1}]")},
    {"encounters": encounter_card("tale", "id: do, task: {do: fight, enemy: robot}, failure: [{do: trash}]")},
    {
        "quests": quest_card(
            "errand", 901, "id: do, needs: {at: {marker: true}}", staging="{do: marker, at: {icon: settlement}}"
        )
    },
    {"quests": quest_card("errand", 901, "id: do, trigger: {kill: robot, level: 2}, results: [{do: trash}]")},
    {"quests": quest_card("errand", 901, "id: do, trigger: {explore: any}, results: [{do: trash}]")},
    {"tiles": tile(border="aaa bbb aaa aaa aaa aaa", inside="ab", spaces="a: {}, b: {}")},
    {
        "tiles": tile(
            border="aaa bbb ccc ddd aaa aaa", inside="ab bc cd", spaces="a: {}, b: {}, c: {}, d: {}", back="start"
        )
    },
    {"scenarios": scenario(f"{CAMP}, {{q: 1, r: 0, back: dangerous}}, {{q: 2, r: 0, back: deadly}}")},
]


@pytest.mark.parametrize("files", FINE)
def test_what_comes_close_to_a_mistake_is_none(files: dict[str, str]) -> None:
    """Ids whose words are taken for no others, levels where there are some, triggers of either sort, the least tile."""
    content_of("fallout", ("base", story_pack(**files)))
