"""Standing answers at Munchkin's windows: who is spared a question, and what ends that."""

from crossroads.engine.standing import Ahead
from tests.kit.munchkin import Belongings, Table, munchkin, table


def test_that_one_could_trade_is_no_reason_to_be_asked_at_the_turn_of_another() -> None:
    """Ben holds a monster and wears boots: he could offer a trade, and nothing else."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["stray-dog"], used=["running-shoes"]), munchkin())

    t.choose("pass")

    assert (t.seat, t.prompt) == (1, "turn-start")
    assert "trade:0" in t.options
    assert Ahead().says(t.game) == "pass"


def test_at_ones_own_turn_one_is_asked_even_if_one_could_only_trade() -> None:
    t = table(munchkin(hand=["stray-dog"]), munchkin(used=["running-shoes"]), munchkin())

    assert {*t.options} == {"trade:1", "pass"}
    assert Ahead().says(t.game) is None


def test_a_card_that_could_be_played_is_a_reason() -> None:
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["tripwire.1"]), munchkin())

    t.choose("pass")

    assert Ahead().says(t.game) is None


def test_who_wants_to_be_stopped_is_asked_about_trades_too() -> None:
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=["stray-dog"], used=["running-shoes"]), munchkin())
    said = Ahead()
    t.choose("pass")

    said.stand(t.game, 1, "stop")

    assert said.says(t.game) is None


def test_to_put_an_item_in_use_asks_nobody_again() -> None:
    """Ben passes until something changes; Ann dresses, which is no change for him."""
    t, said = waiting(munchkin(hand=["running-shoes", "bent-fork"]))

    choose(t, said, "wear:running-shoes")
    choose(t, said, "pass")

    assert (t.seat, said.says(t.game)) == (1, "pass")


def test_a_played_card_asks_nobody_again_whose_answers_are_the_same() -> None:
    """Outside fights it has been answered already, before it took effect."""
    t, said = waiting(munchkin(level=2, hand=["tripwire.2", "bent-fork"]))

    choose(t, said, "play:tripwire.2")
    choose(t, said, "target:2")
    while t.prompt == "react":
        choose(t, said, "pass")

    assert (t.seat, t.prompt, said.says(t.game)) == (1, "turn-start", "pass")


def test_whoever_has_no_monster_need_not_say_so() -> None:
    """But for people round one screen, who would see that nobody was asked."""
    t = table(munchkin(hand=["tin-can"]), munchkin(), munchkin(), phase="trouble")

    assert (t.prompt, t.options) == ("trouble", ("no-trouble",))
    assert Ahead().says(t.game) == "no-trouble"
    assert Ahead().says(t.game, in_sight=True) is None


def waiting(ann: Belongings) -> tuple[Table, Ahead]:
    """Ann's turn begins, and Ben, who holds a Tripwire, has said that he passes until something changes."""
    t, said = table(ann, munchkin(hand=["tripwire.1"]), munchkin(level=2)), Ahead()
    said.stand(t.game, 1, "until-change")
    return t, said


def choose(t: Table, said: Ahead, option: str) -> None:
    """Choose as a table does that keeps what its seats have said ahead."""
    said.chosen(t.game, option)
    t.choose(option)
