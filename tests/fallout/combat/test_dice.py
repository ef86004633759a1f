"""The V.A.T.S. dice: three of them, faces that are data, areas and hit icons."""

from pathlib import Path

from tests.kit import rule
from tests.kit.fallout import HEAD, TORSO, deal, enemy, story_pack, survivor, wasteland

PACK = story_pack(
    quests="""
- id: trial
  number: 901
  objectives:
    - {id: test, tasks: [{do: test, letters: S, difficulty: 1}], results: [{do: caps, amount: 1}]}
"""
)
OWN_DICE = story_pack(
    dice="""
- {areas: HTAL, hits: 0}
- {areas: "", hits: 3}
""",
    quests=Path(PACK, "quests-test.yaml").read_text(),
)


@rule("fallout.vats-dice.three-dice")
def test_three_dice_are_rolled_in_every_fight_and_every_test() -> None:
    """Three faces come in a fight and three in a test, unarmed or armed, near or away."""
    fight = wasteland(survivor(traits=["well-rested"]), enemies=[enemy("deathclaw", "camp.c")])
    away = wasteland(survivor(traits=["well-rested"], weapon="pipe-rifle"), enemies=[enemy("deathclaw", "camp.b")])
    test = wasteland(survivor(traits=["well-rested"]), packs=[PACK], quests=["trial"])

    for t, option in ((fight, "fight:deathclaw"), (away, "fight:deathclaw"), (test, "quest:trial:test")):
        t.choose(option)
        assert t.state.rolling is not None
        assert len(t.state.rolling.dice) == 3
        assert [len(draw.came) for draw in t.state.draws if draw.why == "vats"] == [3]


@rule("fallout.vats-dice.face", "fallout.vats-dice.areas")
def test_each_face_shows_areas_and_hit_icons() -> None:
    """Six faces: filled areas out of head, torso, arms and legs, each at most once, and 0 to 2 hit icons."""
    dice = deal().state.content.dice

    assert len(dice) == 6
    for face in dice:
        assert {*face.areas} <= {*"HTAL"}
        assert len({*face.areas}) == len(face.areas)
        assert face.hits in (0, 1, 2)
    assert {area for face in dice for area in face.areas} == {*"HTAL"}


@rule("fallout.vats-dice.areas")
def test_one_filled_area_in_common_is_a_match() -> None:
    """Dice with all four areas match every enemy; dice with no area match none, whatever their hit icons."""
    full = wasteland(survivor(special="SPE"), enemies=[enemy("deathclaw", "camp.c")], packs=[OWN_DICE], dice=[1, 1, 1])
    empty = wasteland(survivor(), enemies=[enemy("radroach", "camp.c")], packs=[OWN_DICE], dice=[2, 2, 2])

    full.choose("fight:deathclaw")
    empty.choose("fight:radroach")

    assert full.happened("hits")[0].about["hits"] == 3
    assert empty.happened("hits")[0].about["hits"] == 0
    assert empty.survivor().hp == 16 - 9


@rule("fallout.vats-dice.faces-are-data")
def test_the_faces_come_from_the_pack() -> None:
    """A pack with two faces of its own: nine icons from three dice, and no face but these two ever comes up."""
    t = wasteland(survivor(caps=0), packs=[OWN_DICE], quests=["trial"], dice=[2, 2, 2])
    faces = set()
    for seed in "abcdefgh":
        other = wasteland(survivor(traits=["well-rested"]), packs=[OWN_DICE], quests=["trial"], seed=seed)
        other.choose("quest:trial:test")
        assert other.state.rolling is not None
        faces |= {*other.state.rolling.dice}

    t.choose("quest:trial:test")

    assert t.happened("tested")[0].about["hits"] == 9
    assert t.survivor().caps == 1
    assert faces == {0, 1}


@rule("fallout.vats-dice.faces-are-data")
def test_the_same_seed_rolls_the_same_faces() -> None:
    """Two tables with one seed roll alike, a third with another seed does not."""
    rolls = []
    for seed in ("one", "one", "two"):
        t = wasteland(survivor(special="SPE", weapon="pipe-rifle"), enemies=[enemy("deathclaw", "camp.b")], seed=seed)
        t.choose("fight:deathclaw")
        assert t.state.rolling is not None
        rolls.append([t.state.rolling.dice, t.state.roll("vats", 3), t.state.roll("vats", 3)])

    assert rolls[0] == rolls[1]
    assert rolls[0] != rolls[2]


@rule("fallout.vats-dice.face")
def test_areas_and_hit_icons_are_counted_apart() -> None:
    """A head without icon hurts nobody and hits a head; a torso with an icon hurts, and misses it."""
    heads = wasteland(survivor(special="SPE"), enemies=[enemy("assaultron", "camp.c")], dice=[HEAD] * 3)
    torsos = wasteland(survivor(), enemies=[enemy("assaultron", "camp.c")], dice=[TORSO] * 3)

    heads.choose("fight:assaultron")
    torsos.choose("fight:assaultron")

    assert (heads.survivor().hp, heads.enemies_at("camp.c")) == (16, [])
    assert (torsos.survivor().hp, torsos.enemies_at("camp.c")) == (10, ["assaultron"])
