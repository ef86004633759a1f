"""Packs are checked as a whole: a mistake is told in one line with its file, the thing and a remedy."""

import shutil
from pathlib import Path

import msgspec
import pytest

from crossroads.engine.codec import decode_state, encode_state
from crossroads.engine.content import content_of
from crossroads.engine.packs import BadPack, find_packs
from crossroads.games.fallout.cards.tiles import connected
from tests.kit import rule
from tests.kit.fallout import deal, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, quest_card

TRACK = "star: {level: Y, areas: H}, shield: {level: X, areas: H}, x: [1, 2], y: [1, 2]"


def refused(**files: str) -> str:
    """What is said of a pack; without the name of its folder."""
    with pytest.raises(BadPack) as wrong:
        content_of("fallout", ("base", story_pack(**files)))
    said = str(wrong.value)
    assert "\n" not in said
    return said.partition("/")[2]


def tile(border: str = "aaa aaa aaa aaa aaa aaa", inside: str = "", spaces: str = "a: {}", back: str = "named") -> str:
    return f"- {{id: yard, back: {back}, border: {border}, inside: '{inside}', spaces: {{{spaces}}}}}\n"


def scenario(plan: str, track: str = TRACK) -> str:
    return f"- {{id: short, map: [{plan}], opening: [], {track}}}\n"


CAMP = "{q: 0, r: 0, face: camp}"
SCENARIOS = [
    (scenario(CAMP, f"{TRACK}, expands: far-habor"), "`short`: no scenario `far-habor` (far-harbor?)"),
    (scenario(f"{CAMP}, {{q: 1, r: 0, face: citt}}"), "`short`: map: 1,0: no tile `citt` (cit?)"),
    (scenario(f"{CAMP}, {{q: 1, r: 0}}"), "`short`: map: 1,0 needs either a `face` or a `back`"),
    (scenario(f"{CAMP}, {{q: 0, r: 0, face: cit}}"), "`short`: map: 0,0 stands there twice"),
    (
        scenario(f"{CAMP}, {{q: 1, r: 0, face: camp}}"),
        "`short`: map: tile `camp` stands there twice; there is one of each",
    ),
    (scenario("{q: 0, r: 0, face: cit}"), "`short`: map: no starting tile; one of its faces needs `back: start`"),
    (
        scenario(
            ", ".join([CAMP, "{q: 1, r: 0, back: dangerous}", *[f"{{q: {q}, r: 5, back: deadly}}" for q in range(40)]])
        ),
        "`short`: map: 40 places for deadly tiles, and 6 such tiles",
    ),
    (
        scenario(
            f"{CAMP}, {{q: 1, r: 0, back: dangerous}}, {{q: 2, r: 0, back: deadly}}",
            "star: {level: Y, areas: H}, shield: {level: X, areas: H}, x: [1, 2, 3], y: [1, 2]",
        ),
        "`short`: the power track has 3 numbers for X and 2 for Y; give one a space",
    ),
    (
        scenario(
            f"{CAMP}, {{q: 1, r: 0, back: dangerous}}, {{q: 2, r: 0, back: deadly}}",
            "star: {level: Y, areas: H}, shield: {level: X, areas: H}, x: [1], y: [1]",
        ),
        "`short`: the power track needs at least two spaces",
    ),
    (
        scenario(f"{CAMP}, {{q: 1, r: 0, back: dangerous}}, {{q: 3, r: 0, back: deadly}}"),
        "`short`: map: not every tile can be reached from every other",
    ),
    (
        scenario(f"{CAMP}, {{q: 1, r: 1, back: dangerous}}"),  # no edge of a tile leads there
        "`short`: map: not every tile can be reached from every other",
    ),
]


@rule("fallout.setup.place-faceup-tiles", "fallout.setup.place-facedown-tiles")
@pytest.mark.parametrize(("text", "said"), SCENARIOS)
def test_a_scenario_needs_a_map_that_can_be_laid(text: str, said: str) -> None:
    """Tiles that are there, each once, enough of them, one to start on, and a power track."""
    assert refused(scenarios=text) == f"scenarios.yaml: {said}"


def test_a_scenario_has_room_for_all_tiles_with_a_vault() -> None:
    """The box has a dangerous tile with a vault, the pack brings another, and the plan has one place for both."""
    plan = scenario(f"{CAMP}, {{q: 1, r: 0, back: dangerous}}")

    said = refused(scenarios=plan, tiles=tile(back="dangerous", spaces="a: {icon: vault-84}"))

    assert said == "scenarios.yaml: `short`: map: more dangerous tiles with a vault than places for dangerous tiles"


TILES = [
    (tile(border="aaa aaa aaa aaa aaa aab"), "border: no space `b`; there are a"),
    (tile(inside="ab"), "inside: `ab` is not a pair of spaces; there are a"),
    (tile(inside="aa"), "inside: `aa` is not a pair of spaces; there are a"),
    (
        tile(inside="ab bc abc", spaces="a: {}, b: {}, c: {}"),
        "inside: `abc` is not a pair of spaces; there are a, b, c",
    ),
    (tile(spaces="a: {}, b: {}"), "inside: not every space can be reached from every other"),
    (tile(spaces="a: {}, bb: {}"), "spaces: `bb` is not a small letter"),
    (tile(back="start"), "spaces: a starting tile needs 4, one for each survivor"),
]


@rule("fallout.spaces.space-definition")
@pytest.mark.parametrize(("text", "said"), TILES)
def test_a_tile_is_of_one_piece(text: str, said: str) -> None:
    """Borders and pairs of spaces that are there, all of which hang together."""
    assert refused(tiles=text) == f"tiles.yaml: `yard`: {said}"


def test_spaces_hang_together_or_not() -> None:
    """A chain of three does, two and one do not, and one alone does."""
    assert connected(("a", "b", "c"), [("a", "b"), ("c", "b")])
    assert not connected(("a", "b", "c"), [("a", "b")])
    assert not connected(("a", "b", "c"), [("b", "c")])
    assert connected(("a",), [])


ENCOUNTERS = [
    ("- {id: tale, deck: settlement, options: []}\n", "it needs at least one option"),
    (
        encounter_card("tale", deck="vault-84"),
        "a vault-84 encounter needs `waits: true`; only wasteland and settlement cards carry the star",
    ),
    (encounter_card("tale", "id: do", "id: do"), "a second option `do`; ids are unique on a card"),
    (
        encounter_card("tale", "id: do, failure: [{do: trash}]"),
        "option `do`: `failure` needs a `task` that can fail",
    ),
    (
        encounter_card("tale", "id: do, forced: {caps: 1}, needs: {caps: 2}"),
        "option `do`: nobody chooses what is `forced`; leave out `needs` and `cost`",
    ),
    (
        encounter_card("tale", "id: do, forced: {caps: 1}, cost: [{do: pay, caps: 2}]"),
        "option `do`: nobody chooses what is `forced`; leave out `needs` and `cost`",
    ),
    (encounter_card("tale", "id: do, success: [{do: add, card: 998}]"), "add: no card has the number 998"),
    (
        encounter_card("tale", "id: do, success: [{do: add, card: 14}]"),
        "add: 14 is `cobbler-is-late`, which is no encounter; did you mean `stage`?",
    ),
    (
        encounter_card("tale", "id: do, success: [{do: stage, card: 31}]"),
        "stage: 31 is `last-tender`, which is no quest; did you mean `add`?",
    ),
    (encounter_card("tale", "id: do, success: [{do: unique, card: fatman}]"), "no unique asset `fatman` (fat-man?)"),
    (encounter_card("tale", "id: do, cost: [{do: give, card: stimpack}]"), "no card `stimpack` (stimpak?)"),
    (encounter_card("tale", "id: do, needs: {card: stimpack}"), "no card `stimpack` (stimpak?)"),
    (encounter_card("tale", "id: do, needs: {staged: 998}"), "staged: no card has the number 998"),
    (
        encounter_card("tale", "id: do, success: [{do: travel, to: {place: diamond-cit}}]"),
        "no place `diamond-cit` (diamond-city?)",
    ),
    (
        encounter_card("tale", "id: do, success: [{do: travel, to: {tile: '40,40'}}]"),
        "no map plan has a tile at 40,40",
    ),
    (encounter_card("tale", "id: do, success: [{do: marker, at: {icon: settlement}}]"), "only a quest has a marker"),
    (encounter_card("tale", "id: do, needs: {at: {marker: true}}"), "only a quest has a marker to be at"),
    (
        encounter_card("tale", "id: do, success: [{do: caps, amount: level+1}]", deck="vault-84", number=990),
        "`level+1` counts by the icon's level; only wasteland and settlement encounters have one",
    ),
    (
        encounter_card("tale", "id: intro"),
        "option `intro`: its words would be those of the introduction; give it another id",
    ),
    (
        encounter_card("tale", "id: do", "id: do-success"),
        "option `do-success`: its words would be those that follow `do`; give it another id",
    ),
    (encounter_card("tale", "id: do, needs: {}"), "`needs` asks for nothing; leave it out"),
    (
        encounter_card("tale", "id: do, success: [{do: if, when: {}, then: []}]"),
        "`when` asks for nothing; leave it out",
    ),
    (encounter_card("tale", "id: do, forced: {none: [{}]}"), "`none` asks for nothing; leave it out"),
    (encounter_card("tale", "id: do, success: [{do: travel, to: {}}]"), "`to` names no place"),
]


@rule("fallout.encounter-icons.missing-level", "fallout.encounter-cards.star-in-play-at-setup")
@pytest.mark.parametrize(("text", "said"), ENCOUNTERS)
def test_an_encounter_names_only_what_there_is(text: str, said: str) -> None:
    """Options, numbers of the right sort, cards and places that exist, a level only where icons have one."""
    assert refused(encounters=text) == f"encounters-test.yaml: `tale`: {said}"


QUESTS = [
    ("- {id: errand, number: 901, objectives: []}\n", "it needs at least one objective"),
    (quest_card("errand", 901, "id: do", "id: do"), "a second objective `do`; ids are unique on a card"),
    (
        quest_card("errand", 901, "id: do, trigger: {kill: any}, needs: {caps: 1}"),
        "objective `do`: it completes itself by its `trigger`; leave out `needs` and `tasks`",
    ),
    (
        quest_card("errand", 901, "id: do, trigger: {kill: any}, tasks: [{do: pay, caps: 1}]"),
        "objective `do`: it completes itself by its `trigger`; leave out `needs` and `tasks`",
    ),
    (
        quest_card("errand", 901, "id: do, trigger: {}"),
        "objective `do`: its trigger needs either `kill` or `explore`",
    ),
    (
        quest_card("errand", 901, "id: do, trigger: {explore: any, level: 2}"),
        "objective `do`: a `level` belongs to a `kill`",
    ),
    (
        quest_card("errand", 901, "id: do, results: [{do: if, when: {caps: 1}, then: [{do: stage, card: 998}]}]"),
        "stage: no card has the number 998",
    ),
    (
        quest_card("errand", 901, staging="{do: caps, amount: level}"),
        "`level` counts by the icon's level; only wasteland and settlement encounters have one",
    ),
    (
        quest_card("errand", 901, "id: story"),
        "objective `story`: its words would be those of the story; give it another id",
    ),
    (
        quest_card("errand", 901, "id: do", "id: do-done"),
        "objective `do-done`: its words would be those that follow `do`; give it another id",
    ),
]


@rule(
    "fallout.quest-cards.objectives", "fallout.quest-cards.activated-objective", "fallout.quest-cards.action-objective"
)
@pytest.mark.parametrize(("text", "said"), QUESTS)
def test_a_quest_is_completed_in_one_way_or_the_other(text: str, said: str) -> None:
    """Objectives that complete themselves or are attempted, and numbers that exist, however deep they stand."""
    assert refused(quests=text) == f"quests-test.yaml: `errand`: {said}"


CARDS = [
    ({"loot": "- {id: toy, kind: weapon, letters: SX}\n"}, "loot.yaml", "letters: `SX`; only S, P, E, C, I, A and L can stand there"),
    ({"uniques": "- {id: toy, kind: aid, letters: S}\n"}, "uniques.yaml", "letters: only a weapon has them"),
    ({"loot": "- {id: toy, kind: event}\n"}, "loot.yaml", "an event needs its results in `event`"),
    ({"loot": "- {id: toy, kind: aid, event: [{do: caps, amount: 1}]}\n"}, "loot.yaml", "event: only a card of `kind: event` has one"),
    ({"own_cards": "- {id: toy, kind: event}\n"}, "own-cards.yaml", "only loot has events"),
    (
        {"loot": "- {id: toy, kind: event, event: [{do: caps, amount: level}]}\n"},
        "loot.yaml",
        "`level` counts by the icon's level; only wasteland and settlement encounters have one",
    ),
]  # fmt: skip


@rule("fallout.special-tokens.letters", "fallout.loot-cards.event")
@pytest.mark.parametrize(("files", "file", "said"), CARDS)
def test_a_card_has_what_its_kind_has(files: dict[str, str], file: str, said: str) -> None:
    """Letters of weapons, results of events."""
    assert refused(**files) == f"{file}: `toy`: {said}"


NUMBERS = [
    ({"loot": "- {id: toy, kind: aid, cost: -5}\n"}, "$[0].cost", "Expected `int` >= 0"),
    ({"loot": "- {id: toy, kind: aid, copies: 1000000000}\n"}, "$[0].copies", "Expected `int` <= 99"),
    ({"loot": "- {id: toy, kind: apparel, armor: -1}\n"}, "$[0].armor", "Expected `int` >= 0"),
    ({"loot": "- {id: toy, kind: companion, ready_caps: -1}\n"}, "$[0].ready_caps", "Expected `int` >= 0"),
    ({"tiles": tile(spaces="a: {icon: wasteland, level: -1}")}, '$[0].spaces[...].level', "Expected `int` >= 0"),
    ({"dice": "- {areas: H, hits: 100}\n"}, "$[0].hits", "Expected `int` <= 9"),
    ({"enemies": "- {id: toy, type: robot, level: 1000, areas: H}\n"}, "$[0].level", "Expected `int` <= 99"),
    ({"enemies": "- {id: toy, type: robot, level: 1, areas: ''}\n"}, "$[0].areas", "Expected `str` of length >= 1"),
    ({"agendas": "- {id: toy, name: toy, icons: [], worth: {do: balance}}\n"}, "$[0].icons", "Expected `array` of length >= 1"),
    ({"agendas": "- {id: toy, name: toy, icons: [star], worth: {do: balance}, players: 5}\n"}, "$[0].players", "Expected `int` <= 4"),
    ({"agendas": "- {id: toy, name: toy, icons: [star], worth: {do: steps, of: caps, at: [0]}}\n"}, "$[0].worth.at[0]", "Expected `int` >= 1"),
    ({"scenarios": scenario(CAMP, TRACK.replace("[1, 2]", "[1, -2]"))}, "$[0].x[1]", "Expected `int` >= 0"),
    ({"encounters": encounter_card("tale", "id: do, success: [{do: draw, deck: loot, amount: 100}]")}, "$[0].options[0].success[0].amount", "Expected `int` <= 99"),
    ({"encounters": encounter_card("tale", "id: do, needs: {caps: -1}")}, "$[0].options[0].needs.caps", "Expected `int` >= 0"),
    ({"encounters": '- {id: "tale\\n", deck: settlement, options: [{id: do}]}\n'}, "$[0].id", "no id; write it in small letters"),
]  # fmt: skip


@pytest.mark.parametrize(("files", "place", "said"), NUMBERS, ids=[place for _, place, _ in NUMBERS])
def test_numbers_are_such_as_a_game_can_count(files: dict[str, str], place: str, said: str) -> None:
    """Nothing below zero, nothing beyond what a table could hold, no name with a line break."""
    assert refused(**files).partition(": ")[2].startswith(f"{place}: {said}")


def test_a_use_brings_something() -> None:
    """A card that does nothing when it is used could never be used."""
    assert refused(perks="- {id: spry, letter: S, use: {moment: turn, pay: discard, effects: []}}\n") == (
        "perks.yaml: `spry`: a use needs `effects`"
    )


@rule("fallout.vats-dice.faces-are-data")
def test_a_die_has_several_faces() -> None:
    assert refused(dice="- {areas: H, hits: 0}\n") == "dice.yaml: a die needs at least two faces"


def test_a_slip_in_the_name_of_a_file_is_found() -> None:
    folder = story_pack(loot="- {id: slip, kind: aid}\n")
    (Path(folder) / "loot.yaml").rename(Path(folder) / "quest-mine.yaml")

    with pytest.raises(BadPack, match=r"/quest-mine\.yaml: no file of a pack for this game \(quests-\*\.yaml\?\)"):
        content_of("fallout", ("base", folder))


@rule("fallout.shop.reset-to-four")
def test_an_opening_that_goes_shopping_leaves_four_cards() -> None:
    """A scenario of one's own: the row has five cards meanwhile, and four when the first turn begins."""
    opening = scenario(f"{CAMP}, {{q: 1, r: 0, back: dangerous}}, {{q: 2, r: 0, back: deadly}}")
    opening = opening.replace("id: short", "id: commonwealth").replace(
        "opening: []", "opening: [{do: shop, dealings: 1}]"
    )
    t = deal(1, packs=[story_pack(scenarios=opening)])
    while t.prompt != "shop":
        t.choose(t.options[0])
    assert len(t.state.shop) == 5

    t.choose("leave")

    assert (t.prompt, len(t.state.shop)) == ("turn", 4)


@rule("fallout.character-cards.own-card")
def test_a_survivor_has_an_own_card() -> None:
    """A character whose card is in no file."""
    assert (
        refused(characters="- {id: ranger, letter: P, card: ranger-suit}\n")
        == "characters.yaml: `ranger`: no own card `ranger-suit`"
    )


def whole(**files: str) -> str:
    with pytest.raises(BadPack) as wrong:
        content_of("fallout", ("base", story_pack(**files)))
    return str(wrong.value).partition(": ")[2]


def test_a_name_belongs_to_one_thing() -> None:
    """A card in two decks, a quest that is an encounter too, two cards of one number, one id twice in a file."""
    assert whole(loot="- {id: stimpak, kind: aid}\n") == "`stimpak` is in two decks; a card belongs to one"
    assert whole(quests=quest_card("tale", 901), encounters=encounter_card("tale")) == (
        "`tale` is a quest and an encounter; they share one library"
    )
    assert whole(quests=quest_card("errand", 14)) == (
        "number 14 belongs to `cobbler-is-late` and to `errand`; leave `number` out and name the card by its id, or give each a `version`"
    )
    again = "- {id: last-tender, deck: settlement, waits: true, options: [{id: do}]}\n"
    assert whole(encounters=again + encounter_card("other", number=31)) == (
        "number 31 belongs to `last-tender` and to `other`; leave `number` out and name the card by its id, or give each a `version`"
    )
    assert whole(perks="- &one {id: spry, letter: S, use: {moment: turn, pay: discard, effects: []}}\n- *one\n") == (
        "$[1].id: a second `spry`; ids are unique in a pack"
    )


@rule("fallout.golden-rules.card-over-reference")
def test_a_place_of_another_map_is_nowhere() -> None:
    """A quest that looks for the tile at -3,-1, which only the map of the Pitt has: elsewhere nobody is there."""
    pack = story_pack(quests=quest_card("errand", 901, "id: do, needs: {at: {tile: '-3,-1'}}"))

    t = wasteland(survivor(), quests=["errand"], packs=[pack])

    assert t.refused("quest:errand:do") == "fallout.quest-action.requirement"


def test_the_base_pack_holds_together() -> None:
    """It loads, with all that the box should have."""
    content = content_of("fallout", ("base",))

    assert (len(content.scenarios), len(content.characters)) == (4, 5)


def test_a_state_is_written_without_its_cards() -> None:
    """A save names the packs and is read again with their cards: so a game goes on where it was under newer rules too."""
    t = deal(2)
    for _ in range(8):
        t.choose(t.options[-1])
    _, state = t.game.saved_at()

    written = encode_state(state)
    again = decode_state(t.game.definition, t.game.setup, msgspec.json.decode(written))

    assert msgspec.json.decode(written)["content"] == ["base"]
    assert again.content is state.content
    assert encode_state(again) == written


@rule("fallout.setup.survivor-unique", "fallout.setup.player-count")
def test_what_all_packs_together_lack_is_told_of_the_last() -> None:
    """The last of several packs is named, by its folder."""
    first, last = story_pack(quests=quest_card("errand", 901)), story_pack(loot="- {id: stimpak, kind: aid}\n")
    with pytest.raises(BadPack) as wrong:
        content_of("fallout", ("base", first, last))

    assert str(wrong.value).startswith(f"{Path(last).name}: ")


@rule("fallout.setup.survivor-unique", "fallout.setup.player-count")
def test_there_is_a_survivor_for_each_of_four_players(tmp_path: Path) -> None:
    """A box with four survivors is enough for all who play; one with three is refused."""

    def box_of(survivors: int) -> str:
        box = tmp_path / f"box-of-{survivors}"
        shutil.copytree(find_packs("fallout", ("base",))[0].folder, box, ignore=shutil.ignore_patterns("*.ftl"))
        listed = (box / "characters.yaml").read_text(encoding="utf-8").split("\n- ")
        (box / "characters.yaml").write_text("\n- ".join(listed[: survivors + 1]), encoding="utf-8")
        return str(box)

    assert len(content_of("fallout", (box_of(4),)).characters) == 4
    with pytest.raises(BadPack, match=r"^box-of-3: 3 survivors to choose from; 4 play$"):
        content_of("fallout", (box_of(3),))


def test_a_mistake_is_told_of_the_file_that_has_it() -> None:
    """Of two files with quests the second names a card that there is not."""
    wrong = quest_card("trip", 902, "id: do, results: [{do: unique, card: fat-mann}]")

    said = refused(quests_first=quest_card("errand", 901), quests_second=wrong)

    assert said.startswith("quests-second.yaml: `trip`: ")


def test_a_mistake_is_told_of_the_pack_that_has_it() -> None:
    """A card that a later pack replaces well is no mistake; one that it replaces badly is told of the later pack."""
    good, bad = (story_pack(loot=f"- {{id: charm, kind: aid, {more}}}\n") for more in ("cost: 1", "letters: S"))
    content_of("fallout", ("base", good))
    with pytest.raises(BadPack) as wrong:
        content_of("fallout", ("base", good, bad))

    assert str(wrong.value) == f"{Path(bad).name}/loot.yaml: `charm`: letters: only a weapon has them"


def plan_with(dangerous: int) -> str:
    """A map that names a dangerous tile, with so many places for others of that back."""
    places = [f"{{q: {q}, r: 0, back: dangerous}}" for q in range(2, 2 + dangerous)]
    return scenario(", ".join([CAMP, "{q: 1, r: 0, face: g1}", *places, "{q: 0, r: 1, back: deadly}"]))


@rule("fallout.setup.place-facedown-tiles", "fallout.setup.place-faceup-tiles")
def test_a_tile_that_the_plan_names_is_not_among_those_that_are_drawn() -> None:
    """Of nine dangerous tiles one is named: eight places can be filled, a ninth cannot; and it never lies there twice."""
    assert (
        refused(scenarios=plan_with(9))
        == "scenarios.yaml: `short`: map: 9 places for dangerous tiles, and 8 such tiles"
    )
    for seed in "abcdef":
        faces = deal(2, seed, [story_pack(scenarios=plan_with(7))], scenario="short").state.faces
        assert (faces.count("g1"), faces[1], len({*faces})) == (1, "g1", len(faces))
