"""What players say ahead at Munchkin's table: how long it lasts, and what nobody need be asked twice."""

from crossroads.engine.standing import Ahead
from tests.kit.munchkin import DEFAULTS, Table, munchkin, table


def choose(t: Table, said: Ahead, *options: str) -> None:
    """Choose as a table does that keeps what its seats have said ahead."""
    for option in options:
        said.chosen(t.game, option)
        t.choose(option)


def at_rest(t: Table, said: Ahead, seat: int) -> None:
    """A seat passes until something changes, when the window has come to it; all before it pass."""
    while t.seat != seat:
        choose(t, said, "pass")
    said.stand(t.game, seat, "until-change")
    choose(t, said, "pass")


def test_a_level_card_of_somebody_else_asks_nobody_again() -> None:
    """Ben could play a Trap, and does not want to. Cleo rises: that is nothing new to answer with."""
    t = table(
        munchkin(hand=["tin-can"]),
        munchkin(hand=["tripwire.1"]),
        munchkin(level=2, hand=["rescued-a-radcat", "bent-fork"]),
    )
    said = Ahead()
    at_rest(t, said, 1)
    choose(t, said, "play:rescued-a-radcat", "target:2")
    while t.seat != 1 or t.prompt != "turn-start":
        choose(t, said, t.options[0] if t.prompt == "perk" else "decline" if t.prompt == "perk-draw" else "pass")

    assert t.munchkin(2).level == 3
    assert said.says(t.game) == "pass"


def test_a_new_fight_is_something_new() -> None:
    """Ben lets Ann's monster be, until something changes; at the next one he is asked, though his hand is the same."""
    hands = [["cave-gecko", "tin-can"], ["enraged.1"], ["bent-fork"]]
    t = table(*[munchkin(level=5, hand=hand) for hand in hands], doors=["raider.1", "giant-ant"])
    said = Ahead()
    fights: list[int] = []
    while len(fights) < 2:
        if t.prompt == "combat" and t.seat == 1 and t.fight.number not in fights:
            assert said.says(t.game) is None
            fights.append(t.fight.number)
            said.stand(t.game, 1, "until-change")
            assert said.says(t.game) == "pass"
        choose(t, said, next(each for each in ("trouble:cave-gecko", *DEFAULTS) if each in t.options))


def test_an_answer_in_a_fight_is_a_change() -> None:
    """Ben lets the fight be; then Cleo makes the monster stronger, and Ben is asked again."""
    t = table(
        munchkin(level=5, hand=["tin-can"]),
        munchkin(hand=["bubbly-cola.1"]),
        munchkin(hand=["enraged.1"]),
        foes=["cave-gecko"],
    )
    said = Ahead()
    at_rest(t, said, 1)
    choose(t, said, "play:enraged.1")
    while t.prompt != "combat" or t.seat != 1:
        choose(t, said, "pass")

    assert said.says(t.game) is None


def test_a_thing_that_is_answered_is_passed_once() -> None:
    """Ben lets one Trap on himself pass until something changes: the next one is a change."""
    t = table(
        munchkin(hand=["falling-brick.1", "tripwire.1", "tin-can"]),
        munchkin(level=4, hand=["mentats.1"], used=["gas-mask"]),
        munchkin(hand=["bent-fork"]),
    )
    said = Ahead()
    for trap in ("falling-brick.1", "tripwire.1"):
        while t.prompt != "turn-start" or t.seat != 0:
            choose(t, said, "pass")
        choose(t, said, f"play:{trap}", "target:1")
        while t.seat != 1:
            choose(t, said, "pass")
        assert (t.prompt, said.says(t.game)) == ("react", None)
        said.stand(t.game, 1, "until-change")
        assert said.says(t.game) == "pass"


def test_what_comes_in_the_own_turn_is_played_in_the_window_that_follows() -> None:
    """Ann kicks a class out of the door: whoever is no bot is asked once, at the window; a bot may answer at once."""
    t = table(munchkin(hand=["tin-can"]), munchkin(hand=["bent-fork"]), munchkin(), doors=["raider.1"])
    t.until("receipt")

    assert t.game.decision is not None
    assert t.game.decision.later == "done"
    assert Ahead().says(t.game, in_sight=True) == "done"
    t.choose("done")
    assert "class:raider.1" in t.options


def test_what_comes_at_the_turn_of_another_is_played_now_or_not_at_all() -> None:
    """Ben has helped: his Treasure may be worn at once, and he is asked."""
    t = table(
        munchkin(level=6, hand=["tin-can"]),
        munchkin(level=5, hand=["bent-fork"]),
        munchkin(),
        foes=["robobrain"],
        treasures=["baseball-bat", "gas-mask", "spiked-boots", "combat-knife"],
    )
    t.choose("help:1", "treasures:1", "propose", "accept")
    while not (t.prompt == "receipt" and t.seat == 1):
        t.skip()

    assert t.game.decision is not None
    assert t.game.decision.later == ""


def test_all_see_that_a_helper_has_hindered_its_fighter() -> None:
    """Ben joins and makes the monster stronger: that is allowed, and remembered. A grenade for their own side is not."""
    t = table(
        munchkin(level=6, hand=["tin-can"]),
        munchkin(level=5, hand=["enraged.1", "bubbly-cola.1"]),
        munchkin(),
        foes=["robobrain"],
    )
    t.choose("help:1", "propose", "accept")
    t.act(1, "play:bubbly-cola.1", "side:munchkins")
    t.settle()
    assert t.game.view(2)["players"][1]["turned"] == []

    t.act(1, "play:enraged.1")
    t.settle()

    assert t.game.view(2)["players"][1]["turned"] == [0]
