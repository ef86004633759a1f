"""Survivors: the character, its player, and the board that everybody can read."""

from tests.kit import rule
from tests.kit.fallout import survivor, wasteland


@rule("fallout.survivors.survivor-definition")
def test_a_seat_is_its_survivor() -> None:
    """Each seat has one figure with its own cards, tokens and traits, and acts for no other."""
    t = wasteland(survivor("ghoul", space="camp.a"), survivor("super-mutant", space="camp.e"))

    assert [(who.seat, who.id, who.space) for who in t.state.survivors] == [
        (0, "ghoul", "camp.a"),
        (1, "super-mutant", "camp.e"),
    ]
    assert [(who.special, who.traits) for who in t.state.survivors] == [("P", ()), ("S", ("super-mutant",))]
    assert t.seat == 0
    assert t.refused("move", seat=1) == "fallout.rounds.one-turn-each"


@rule("fallout.survivors.survivor-definition")
def test_what_a_player_chooses_happens_to_the_own_survivor() -> None:
    """A moves: A's figure goes, B's stays."""
    t = wasteland(survivor(space="camp.a"), survivor(space="camp.a"), points=1)

    t.choose("step:camp.d")

    assert [who.space for who in t.state.survivors] == ["camp.d", "camp.a"]


@rule("fallout.survivors.board-contents")
def test_everybody_sees_all_of_a_board() -> None:
    """B looks at A's board: HP 9, rads 2, XP 1, letters, traits, equipped cards with their state, and the inventory."""
    t = wasteland(
        survivor(
            "wastelander",
            hp=9,
            rads=2,
            xp=1,
            special="E",
            traits=["idolized"],
            weapon="tire-iron",
            apparel="metal-armor",
            companion="cait",
            exhausted=["cait"],
            inventory=["stimpak", "junk~2"],
        ),
        survivor(),
    )

    for seat in (0, 1, None):
        board = t.game.view(seat)["survivors"][0]
        assert (board["hp"], board["rads"], board["xp"], board["special"]) == (9, 2, 1, "EA")
        assert board["traits"] == ["idolized"]
        assert board["weapon"] == {"id": "tire-iron", "card": "tire-iron", "exhausted": False}
        assert (board["apparel"]["id"], board["companion"]["exhausted"]) == ("metal-armor", True)
        assert [card["card"] for card in board["inventory"]] == ["stimpak", "junk"]


@rule("fallout.survivors.board-contents")
def test_a_change_shows_on_the_board() -> None:
    """A uses a stimpak at 9 HP: B sees 15 HP and an empty inventory."""
    t = wasteland(survivor(hp=9, inventory=["stimpak"]), survivor())

    t.choose("use:stimpak")

    board = t.game.view(1)["survivors"][0]
    assert (board["hp"], board["inventory"]) == (15, [])
