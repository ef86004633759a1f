"""Guesses at a game: what nobody knows can be anything that the rules allow (topics setup, influence)."""

from crossroads.engine.game import Game, new
from crossroads.engine.state import Outcome
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivors.winning import influence, needed
from crossroads.games.fallout.table.redeal import nobody_would_have_won, vaults_are_laid
from tests.kit import rule
from tests.kit.fallout import deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import PURSE


@rule("fallout.setup.place-facedown-tiles", "fallout.setup.vault-tiles")
def test_nobody_knows_which_tile_stayed_in_the_box() -> None:
    """Nine dangerous tiles, eight places: each can be the ninth, but for the one with a vault, which is always laid."""
    game: Game[Fallout] = new("fallout", 2, "the box")
    dangerous = {face.id for face in game.state.content.faces.values() if face.back == "dangerous"}

    left = [dangerous - {*game.imagine(0, str(salt)).state.faces} for salt in range(60)]

    assert {len(tiles) for tiles in left} == {1}
    assert {tile for tiles in left for tile in tiles} == dangerous - {"g7"}


@rule("fallout.setup.vault-tiles")
def test_where_chance_lays_the_vaults_nobody_knows_whether_they_are_there() -> None:
    """By table option `vault_tiles: random` the tile in the box can be any of the nine, the one with the vault too."""
    game: Game[Fallout] = new("fallout", 2, "the box", {"vault_tiles": "random"})
    dangerous = {face.id for face in game.state.content.faces.values() if face.back == "dangerous"}

    left = {tile for salt in range(90) for tile in dangerous - {*game.imagine(0, str(salt)).state.faces}}

    assert left == dangerous


@rule("fallout.map-tiles.tile-stays-faceup")
def test_tiles_that_lie_open_stay() -> None:
    """Whatever is imagined, the faceup tiles are the same, and no tile lies where another back belongs."""
    game: Game[Fallout] = new("fallout", 2, "the map")
    g = game.state

    for salt in range(10):
        faces = game.imagine(None, str(salt)).state.faces
        assert [face for face, shown in zip(faces, g.shown, strict=True) if shown] == [face for face in g.shown if face]
        assert [g.content.faces[face].back for face in faces] == [g.content.faces[face].back for face in g.faces]


@rule("fallout.map-tiles.tile-stays-faceup")
def test_whoever_has_looked_at_a_tile_knows_it_beside_those_that_lie_open() -> None:
    """A has looked at a facedown tile: to A that one and the faceup ones are what they are, to B the faceup ones alone."""
    g = wasteland(survivor(), survivor()).state
    place = g.shown.index("")
    t = wasteland(survivor(), survivor(), state={"known": {f"tile-{place}": (0,)}})
    g = t.state
    open_places = [number for number, shown in enumerate(g.shown) if shown]

    for seat, known in ((0, [*open_places, place]), (1, open_places)):
        guesses = [t.game.imagine(seat, str(salt)).state.faces for salt in range(30)]
        same = [number for number, face in enumerate(g.faces) if {faces[number] for faces in guesses} == {face}]
        assert same == sorted(known)


@rule("fallout.enemies.inactive-no-peek")
def test_which_enemy_lies_facedown_is_anybodys_guess() -> None:
    """An inactive robot can be any robot that is not seen elsewhere; an active one is what it is."""
    foes = [enemy("protectron", "camp.a"), enemy("sentry-bot", "camp.b", active=False)]
    t = wasteland(survivor(), survivor(), enemies=foes)
    robots = {token for token, printed in t.state.content.tokens.items() if printed.type == "robot"}

    guesses = [t.game.imagine(0, str(salt)).state.enemies for salt in range(60)]

    assert {enemies[0].id for enemies in guesses} == {"protectron"}
    assert {enemies[1].id for enemies in guesses} == robots - {"protectron"}
    assert {(each.type, each.space, each.active) for enemies in guesses for each in enemies[1:]} == {
        ("robot", "camp.b", False)
    }


@rule("fallout.agenda-cards.faces-are-secret", "fallout.influence.automatic-declaration")
def test_another_hand_is_a_guess_that_would_not_have_won() -> None:
    """B's agenda can be any that neither A holds nor the pile shows; A's own hand stays as it is."""
    t = wasteland(survivor(agendas=["legend-1"]), survivor(agendas=["payday-1"]), agenda_pile=["legend-2"])

    guesses = [t.game.imagine(0, str(salt)).state for salt in range(80)]

    assert {g.survivors[0].agendas for g in guesses} == {("legend-1",)}
    others = {card for g in guesses for card in g.survivors[1].agendas}
    assert len(others) > 5
    assert not others & {"legend-1", "legend-2"}
    assert all(len(g.survivors[1].agendas) == 1 and g.agenda_pile == ("legend-2",) for g in guesses)


@rule("fallout.influence.automatic-declaration")
def test_a_hand_of_just_enough_influence_would_have_won_and_the_own_one_is_no_guess() -> None:
    """A purse is worth one influence, and one more for each cap: with all that is needed but one, it would not have won."""
    pack = story_pack(agendas=PURSE)
    enough = needed(wasteland(survivor(), survivor()).state)
    rich, poor = [
        wasteland(survivor(caps=enough - less, agendas=["purse"]), survivor(caps=0), packs=(pack,)).state
        for less in (1, 2)
    ]

    assert [influence(g, g.survivors[0]) for g in (rich, poor)] == [enough, enough - 1]
    assert (nobody_would_have_won(rich, 1), nobody_would_have_won(poor, 1)) == (False, True)
    assert nobody_would_have_won(rich, 0)
    rich.outcome = Outcome((0,), (1,), (enough, 0), "influence")
    assert nobody_would_have_won(rich, 1)


@rule("fallout.setup.vault-tiles")
def test_a_vault_is_in_the_box_only_where_no_other_tile_of_its_back_is_laid() -> None:
    """Without g7 another dangerous tile may not lie there, but a remote one may; nor does a vault in the other stack help."""
    g = wasteland(survivor(), survivor()).state
    backs = {face: g.content.faces[face].back for face in g.faces}
    without = tuple([face for face in g.faces if face != "g7"])
    remote = tuple([face for face in without if backs[face] != "dangerous"])

    def is_possible(faces: tuple[str, ...]) -> bool:
        g.faces = faces
        return vaults_are_laid(g, 0)

    assert "g7" in g.faces
    assert is_possible(g.faces)
    assert not is_possible(without)
    assert is_possible(remote)


@rule("fallout.setup.vault-tiles", "fallout.setup.place-faceup-tiles")
def test_a_named_tile_takes_no_place_from_a_vault_of_its_back() -> None:
    """The plan names the dangerous g1 and has no place for others of its back: g7 with its vault stays in the box."""
    plan = "{q: 0, r: 0, face: camp}, {q: 1, r: 0, face: g1}, {q: 0, r: 1, back: deadly}, {q: 0, r: 2, back: deadly}"
    track = "star: {level: Y, areas: H}, shield: {level: X, areas: H}, x: [1, 2], y: [1, 2]"
    pack = story_pack(scenarios=f"- {{id: short, map: [{plan}], opening: [], {track}}}\n")

    t = deal(2, packs=[pack], scenario="short")

    assert vaults_are_laid(t.state, 0)
    guesses = [t.game.imagine(0, str(salt)).state.faces for salt in range(40)]
    assert {faces[:2] for faces in guesses} == {("camp", "g1")}
    assert len({*guesses}) > 2
    assert all("r1" in faces for faces in guesses)


@rule("fallout.setup.special-supply-hidden", "fallout.encounter-cards.hidden-order")
def test_decks_and_the_supply_are_guessed_in_any_order_and_open_things_stay() -> None:
    """Loot, assets, encounters, stacks and tokens are dealt anew among themselves; the shop and the perks lie open."""
    t = wasteland(survivor(inventory=["junk"]), survivor())
    g = t.state

    twin = t.game.imagine(0, "again").state

    for name in ("loot_deck", "asset_deck", "supply", "agenda_deck"):
        assert sorted(getattr(twin, name)) == sorted(getattr(g, name)), name
        assert getattr(twin, name) != getattr(g, name), name
    for decks in ("encounters", "stacks"):
        mine, others = getattr(g, decks), getattr(twin, decks)
        assert {back: sorted(cards) for back, cards in mine.items()} == {
            back: sorted(cards) for back, cards in others.items()
        }
        assert mine != others
    for name in ("shop", "perk_deck", "unique_deck", "library", "shown", "quests", "gone"):
        assert getattr(twin, name) == getattr(g, name), name
    assert twin.survivors == g.survivors
