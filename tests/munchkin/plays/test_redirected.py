"""Effects that are turned on somebody else, which only a card of a pack does (topic response-windows)."""

import pytest

from crossroads.bots import make_bot
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

PACK = munchkin_pack(
    one_shots=(
        "- id: mirror\n  price: 100\n  effects: [{do: redirect, kinds: [trap, radiation]}]\n"
        "- id: magnet\n  price: 100\n  effects: [{do: redirect, kinds: [trap], whom: any}]\n"
        "- id: prism\n  price: 100\n  effects: [{do: redirect, kinds: [radiation]}]\n"
    )
)

PIT = munchkin_pack(traps="- id: pit\n  effects: [{do: lose, what: level, amount: 3}]\n")


def trapped(card: str = "tripwire.1", cleo_lives: bool = True) -> Table:
    """Dan plays a Trap on Ann, who has a mirror; Ben has a magnet, Cleo nothing that helps."""
    t = table(
        munchkin(level=3, hand=["mirror"]),
        munchkin(level=3, hand=["magnet"]),
        munchkin(level=3, hand=["tin-can"], alive=cleo_lives),
        munchkin(level=3, hand=[card, "bent-fork"]),
        active=3,
        packs=[PACK],
        dice=[1],
    )
    t.choose(f"play:{card}", "target:0")
    return t


@rule("munchkin.response-windows.reaction-window")
def test_a_trap_befalls_whom_it_is_turned_on() -> None:
    t = trapped()

    t.choose("play:mirror", "target:2")
    t.settle()

    assert [t.munchkin(seat).level for seat in range(4)] == [3, 3, 2, 3]
    assert t.told("redirected") == [{"seat": 0, "card": "tripwire.1", "target": 2}]
    assert t.state.treasure_pile == ("mirror",)


@rule("munchkin.response-windows.reaction-window")
def test_it_is_turned_on_another_living_player_only() -> None:
    t = trapped(cleo_lives=False)

    t.choose("play:mirror")

    assert t.options == ("target:1", "target:3")


@rule("munchkin.response-windows.first-priority", "munchkin.response-windows.close")
def test_whom_it_is_turned_on_has_the_first_right_to_answer_it() -> None:
    """Ann turns it on Cleo: Cleo is asked first, and Dan, Ann and Ben have not passed either."""
    t = trapped()
    t.choose("play:mirror", "target:2")
    while len(t.state.stack) > 1:
        t.choose("pass")

    window = t.game.windows[-1]
    assert (t.seat, window.about["target"], window.awaited) == (2, 2, (2, 3, 1))


@rule("munchkin.response-windows.lifo")
def test_it_can_be_turned_once_more_before_it_strikes() -> None:
    """From Ann on Cleo, and by Ben, whom it does not concern, back on Ann."""
    t = trapped()
    t.choose("play:mirror", "target:2")
    while "play:magnet" not in t.options or len(t.state.stack) > 1:
        t.choose("pass")

    t.choose("play:magnet", "target:0")
    t.settle()

    assert [t.munchkin(seat).level for seat in range(4)] == [2, 3, 3, 3]


@rule("munchkin.response-windows.reaction-window")
@pytest.mark.parametrize(("card", "victim", "offered"), [("tripwire.1", 0, True), ("radiation-sickness.1", 0, False)])
def test_only_what_it_names_is_turned(card: str, victim: int, offered: bool) -> None:
    """The magnet turns Traps of anybody, and no Radiation."""
    t = trapped(card)
    while t.seat != 1:
        t.choose("pass")

    assert ("play:magnet" in t.options) is offered


def test_what_is_aimed_at_others_is_turned_by_their_cards_alone() -> None:
    t = table(
        munchkin(level=3, hand=["tin-can"]), munchkin(hand=["mirror"]), munchkin(hand=["tripwire.1"]), packs=[PACK]
    )
    t.act(2, "play:tripwire.1", "target:0")
    while t.seat != 1:
        t.choose("pass")

    assert t.refused("play:mirror") == "munchkin.response-windows.reaction-window"


@rule("munchkin.radiation.defence-roll")
def test_radiation_is_rolled_for_by_whom_it_is_turned_on() -> None:
    t = trapped("radiation-sickness.1")

    t.choose("play:mirror", "target:2")
    t.until("radiation")

    assert t.seat == 2


@pytest.mark.parametrize(
    ("lang", "own", "anybody"),
    [
        ("en", "Turn a Trap or a Radiation card aimed at you on another player.", "Turn a Trap on another player."),
        (
            "ru",
            "Переведите на другого игрока направленное на вас: Ловушку или карту Радиации.",
            "Переведите на другого игрока Ловушку.",
        ),
        (
            "pl",
            "Skieruj na innego gracza wymierzone w ciebie: pułapkę albo kartę promieniowania.",
            "Skieruj na innego gracza pułapkę.",
        ),
    ],
)
def test_it_reads_in_every_language(lang: str, own: str, anybody: str) -> None:
    t = trapped()
    words = t.game.words(lang)

    assert t.game.definition.wording().card(words, t.state.content, "mirror").splitlines()[1] == own
    assert t.game.definition.wording().card(words, t.state.content, "magnet").splitlines()[1] == anybody


def test_a_bot_turns_on_a_rival_what_would_hurt_it() -> None:
    """A deep pit would cost it three levels; of the others it takes the one of the highest Level."""
    hands = (["mirror"], ["bent-fork"], ["tin-can"])
    levels = (5, 4, 7)
    has = [munchkin(level=level, hand=hand) for level, hand in zip(levels, hands, strict=True)]
    t = table(*has, munchkin(hand=["pit"]), active=3, packs=[PACK, PIT])
    t.choose("play:pit", "target:0")
    bot = make_bot("steady", "munchkin", "test")

    for option in ("play:mirror", "target:2"):
        assert bot.choose(t.game, 0) == option
        t.choose(option)
