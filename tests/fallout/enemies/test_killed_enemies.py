"""Enemies that are killed or drawn: where their tokens go, and what comes in their place."""

from tests.fallout.enemies.drawn import PACK, TILES, spaces
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, TORSO, TORSO_TWICE, enemy, story_pack, survivor, wasteland

ROBOTS = ["protectron", "protectron~2", "mister-gutsy", "assaultron", "sentry-bot"]


@rule("fallout.enemies.killed-discard")
def test_a_killed_enemys_token_waits_in_the_pile_until_the_stack_has_run_out() -> None:
    """Of six critters one is killed: the next five drawn are the others, and only then it comes back."""
    t = wasteland(
        survivor(special="S"),
        packs=[PACK],
        quests=["hunt"],
        enemies=[enemy("radroach", "camp.c")],
        dice=[TORSO, HEAD, HEAD],
        actions=3,
    )

    t.choose("fight:radroach")
    assert t.state.enemy_piles["critter"] == ("radroach",)
    assert t.game.view(0)["enemy_piles"]["critter"] == ["radroach"]
    t.choose("quest:hunt:five")
    assert len(t.enemies_at("dia.d")) == 5
    assert "radroach" not in t.enemies_at("dia.d")
    t.choose("quest:hunt:one")

    assert t.enemies_at("bos.a") == ["radroach"]


@rule("fallout.enemies.killed-discard")
def test_by_table_option_a_killed_enemy_goes_back_into_the_supply() -> None:
    """`killed_tokens: supply`: the token is in the stack again at once, and there is no pile."""
    t = wasteland(
        survivor(special="S"),
        enemies=[enemy("radroach", "camp.c")],
        dice=[TORSO, HEAD, HEAD],
        options={"killed_tokens": "supply"},
    )

    t.choose("fight:radroach")

    assert "radroach" in t.state.stacks["critter"]
    assert not t.state.enemy_piles.get("critter")


@rule("fallout.enemies.replacement")
def test_a_killed_enemy_is_replaced_facedown() -> None:
    """An assaultron falls: a robot lies facedown on the robot icon of the CIT ruins, the next one of the stack."""
    t = wasteland(
        survivor(special="SPE"),
        enemies=[enemy("assaultron", "camp.c")],
        tokens={"robot": ["protectron"]},
        dice=[HEAD, HEAD, HEAD],
    )

    t.choose("fight:assaultron")

    assert [(each.id, each.type, each.space, each.active) for each in t.state.enemies] == [
        ("protectron", "robot", "cit.a", False)
    ]


@rule("fallout.enemies.replacement-place")
def test_the_replacement_goes_to_the_nearest_icon_taken_or_not() -> None:
    """Killed at the crossroads: g3.a is two steps away, g2.b three; the token goes to g3.a beside another one."""
    t = wasteland(
        survivor(special="S"),
        tiles=TILES,
        enemies=[enemy("radroach", "camp.c"), enemy("mole-rat", "g3.a")],
        tokens={"critter": ["bloatfly"]},
        dice=[TORSO, HEAD, HEAD],
    )

    t.choose("fight:radroach")

    assert spaces(t, active=False) == {"bloatfly": "g3.a"}


@rule("fallout.enemies.replacement-place")
def test_by_table_option_the_replacement_goes_to_the_nearest_empty_icon() -> None:
    """`replacement: closest-empty`: g3.a is taken, so the token goes to g2.b; with both taken none is placed."""
    options = {"replacement": "closest-empty"}
    taken = [enemy("radroach", "camp.c"), enemy("mole-rat", "g3.a")]
    one = wasteland(
        survivor(special="S"),
        tiles=TILES,
        enemies=taken,
        tokens={"critter": ["bloatfly"]},
        dice=[TORSO, HEAD, HEAD],
        options=options,
    )
    both = wasteland(
        survivor(special="S"),
        tiles=TILES,
        enemies=[*taken, enemy("mirelurk", "g2.b")],
        dice=[TORSO, HEAD, HEAD],
        options=options,
    )

    one.choose("fight:radroach")
    both.choose("fight:radroach")

    assert spaces(one, active=False) == {"bloatfly": "g2.b"}
    assert spaces(both, active=False) == {}


@rule("fallout.enemies.replacement-tie")
def test_of_equally_near_icons_the_first_player_chooses() -> None:
    """Seat 1 kills at g2.c, one step from both icons: seat 0, the first player, says where the token goes."""
    t = wasteland(
        survivor(),
        survivor(special="S", space="g2.c"),
        tiles=TILES,
        enemies=[enemy("radroach", "g2.c")],
        tokens={"critter": ["bloatfly"]},
        dice=[TORSO, HEAD, HEAD],
        turn=1,
    )

    t.choose("fight:radroach")
    assert (t.seat, t.prompt, t.options) == (0, "replace", ("at:g2.b", "at:g3.a"))
    assert t.refused("at:camp.c") == "fallout.enemies.replacement-place"
    t.choose("at:g2.b")

    assert spaces(t, active=False) == {"bloatfly": "g2.b"}
    assert (t.seat, t.prompt) == (1, "turn")


@rule("fallout.enemies.replacement-none-drawn")
def test_a_drawn_enemy_is_not_replaced() -> None:
    """A drawn mole rat is killed while critter icons lie open: no critter comes to the map."""
    t = wasteland(
        survivor(special="S"),
        tiles=TILES,
        packs=[PACK],
        quests=["hunt"],
        tokens={"critter": ["mole-rat"]},
        dice=[TORSO, HEAD, HEAD],
    )

    t.choose("quest:hunt:critter")

    assert t.survivor().caps == 6
    assert t.state.enemies == ()


@rule("fallout.enemies.replacement-no-icon")
def test_without_an_icon_nothing_is_placed() -> None:
    """A feral ghoul falls while no faceup tile shows a monster: no token is drawn."""
    t = wasteland(survivor(special="SPE"), enemies=[enemy("feral-ghoul", "camp.c")], dice=[HEAD, HEAD, HEAD])
    before = t.state.stacks["monster"]

    t.choose("fight:feral-ghoul")

    assert t.state.enemies == ()
    assert t.state.stacks["monster"] == before
    assert "monster" not in {each for space in t.state.land.spaces.values() for each in space.enemies}


@rule("fallout.enemies.distance-measure")
def test_distances_ignore_terrain_and_cross_facedown_tiles_as_one_space() -> None:
    """Behind the facedown tile east of the camp: two steps to its far side. A difficult space is one step."""
    t = wasteland(survivor(), tiles={"2,0": "g8"})
    land = t.state.land

    assert land.spaces["camp.b"].difficult
    assert land.distance("camp.a", "camp.b") == 1
    assert (land.distance("camp.e", "tile-1"), land.distance("camp.e", "g8.c")) == (1, 2)


@rule("fallout.enemies.distance-measure")
def test_the_way_across_a_facedown_tile_decides_where_a_replacement_goes() -> None:
    """Robot icons: g8.a behind the facedown tile is three steps away, the CIT ruins are four; g8.a gets the token."""
    t = wasteland(
        survivor(special="SPE", space="camp.e"),
        tiles={"2,0": "g8"},
        enemies=[enemy("assaultron", "camp.e")],
        dice=[HEAD, HEAD, HEAD],
    )
    assert (t.state.land.distance("camp.e", "g8.a"), t.state.land.distance("camp.e", "cit.a")) == (3, 4)

    t.choose("fight:assaultron")

    assert [*spaces(t, active=False).values()] == ["g8.a"]


@rule("fallout.enemies.drawn-always-discarded")
def test_a_drawn_enemy_is_discarded_whatever_the_outcome() -> None:
    """Killed, not killed, or victorious: the drawn assaultron lies in the robots' pile and not on the map."""
    for hp, dice in ((16, [HEAD, HEAD, HEAD]), (16, [ARMS, ARMS, TORSO]), (2, [TORSO_TWICE, HEAD, HEAD])):
        t = wasteland(
            survivor(special="SPE", hp=hp),
            packs=[PACK],
            quests=["hunt"],
            tokens={"robot": ["assaultron"]},
            agendas=["glow-in-the-dark-1", "payday-1"],
            dice=dice,
        )

        t.choose("quest:hunt:robot")
        if hp == 2:
            t.choose("return:camp.a")

        assert t.survivor().xp == (2 if dice == [HEAD, HEAD, HEAD] else 0)
        assert t.state.enemies == ()
        assert t.state.enemy_piles["robot"] == ("assaultron",)
        assert t.state.drawn_enemy == ""


@rule("fallout.enemies.drawn-always-discarded", "fallout.killed.order-after-kill")
def test_a_drawn_enemy_lies_in_its_pile_before_its_killer_gains_xp() -> None:
    """The kill fills the track: while the survivor levels up, the assaultron is in the pile and in nobody's hand."""
    t = wasteland(
        survivor(special="SPE", xp=4),
        packs=[PACK],
        quests=["hunt"],
        tokens={"robot": ["assaultron"]},
        dice=[HEAD, HEAD, HEAD],
        state={"supply": ("S", "C", "A")},
    )

    t.choose("quest:hunt:robot")
    if t.prompt == "reroll":
        t.choose("stop")

    assert t.prompt == "keep-token"
    assert (t.state.drawn_enemy, t.state.enemy_piles["robot"]) == ("", ("assaultron",))


@rule("fallout.enemies.drawn-always-discarded", "fallout.killed.turn-ends")
def test_a_drawn_enemy_is_discarded_before_a_card_has_its_price() -> None:
    """A lives through the fight; what a card used in it costs afterwards kills, or is another fight: no token is lost."""
    bomb = "- {id: bomb, kind: aid, uses: [{moment: fight, pay: discard, effects: [{do: ignore, amount: 1}], after: [%s]}]}\n"
    for price, piles in (("damage, amount: 16", ["assaultron"]), ("fight, enemy: robot", ["assaultron", "sentry-bot"])):
        t = wasteland(
            survivor(inventory=["bomb"]),
            survivor(),
            packs=[PACK, story_pack(loot=bomb % f"{{do: {price}}}")],
            quests=["hunt"],
            tokens={"robot": ["assaultron", "sentry-bot"]},
            dice=[ARMS] * 6,
        )

        t.choose("quest:hunt:robot", "use:bomb")
        if t.prompt == "return":
            t.choose("return:camp.a")

        assert (t.state.drawn_enemy, list(t.state.enemy_piles["robot"])) == ("", piles)


@rule("fallout.enemies.stack-empty")
def test_with_stack_and_pile_empty_nothing_is_drawn() -> None:
    """All five robots are on the map: a sixth is not placed, and a draw and fight finds no enemy."""
    t = wasteland(
        survivor(),
        packs=[PACK],
        quests=["hunt"],
        enemies=[enemy(token, "dia.a") for token in ROBOTS],
        dice=[],
    )
    assert t.state.stacks["robot"] == ()

    t.choose("quest:hunt:iron", "quest:hunt:robot")

    assert (len(t.state.enemies), t.enemies_at("bos.a")) == (5, [])
    assert t.survivor().caps == 3
    assert not t.happened("fight")
