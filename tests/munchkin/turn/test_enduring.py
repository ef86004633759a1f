"""What ends for a munchkin at the same moment: who orders it, and when nobody is asked (topic effects)."""

import pytest

from crossroads.bots import make_bot
from crossroads.games.munchkin.player import Kept
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

PACK = munchkin_pack(
    traps=(
        "- id: hiccups\n  copies: 2\n  effects: [{do: bonus, amount: -1, turns: 1}]\n"
        "- id: itch\n  effects: [{do: run, amount: -1, turns: 1}]\n"
        "- id: sulk\n  effects: [{do: roll, amount: -1, turns: 1}]\n"
    )
)


def ending(*kept: Kept, seat: int = 0) -> Table:
    """The end of Ann's turn, when this acts on one of the players."""
    has = [munchkin(level=3, kept=kept if number == seat else ()) for number in range(3)]
    return table(*has, phase="end", packs=[PACK])


def lasting(*cards: str, left: int = 1) -> list[Kept]:
    return [Kept(card, "turns", left) for card in cards]


@rule("munchkin.effects.several-triggers-order")
@pytest.mark.parametrize("first", ["itch", "sulk", "hiccups.1"])
def test_the_victim_orders_what_ends_at_the_same_moment(first: str) -> None:
    """Three Traps wear off: Ann says which is discarded first, and which of the others second."""
    t = ending(*lasting("itch", "sulk", "hiccups.1"))
    assert (t.seat, t.prompt, t.options) == (0, "ends-first", ("ends:itch", "ends:sulk", "ends:hiccups.1"))

    t.choose(f"ends:{first}")
    second = t.options[1]
    t.choose(second)

    assert t.state.door_pile[:2] == (first, second.removeprefix("ends:"))
    assert len(t.state.door_pile) == 3
    assert t.munchkin(0).kept == ()
    assert [each["card"] for each in t.told("worn-off")] == [*t.state.door_pile]


@pytest.mark.parametrize(
    "kept",
    [
        lasting("itch"),
        lasting("hiccups.1", "hiccups.2"),  # two of a kind
        [*lasting("itch"), *lasting("sulk", left=2)],  # only one of them ends
        [*lasting("itch"), Kept("sulk", "kept")],
        [*lasting("itch"), Kept("giant-ant", "turns", 1, echo=True)],  # no card goes with the echo
        [*lasting("itch", "sulk"), Kept("creeping-irradiation", "creep", penalty=-3)],  # it kills, and all is discarded
        [Kept("creeping-irradiation", "creep", penalty=-1)],
    ],
)
@rule("munchkin.effects.several-triggers-order")
def test_nobody_is_asked_where_no_order_could_change_anything(kept: list[Kept]) -> None:
    t = ending(*kept)

    assert t.prompt != "ends-first"


def test_what_acts_on_others_does_not_end_with_this_turn() -> None:
    t = ending(*lasting("itch", "sulk"), seat=1)

    assert t.prompt != "ends-first"
    assert len(t.munchkin(1).kept) == 2


@pytest.mark.parametrize("bot", ["random", "steady"])
def test_bots_say_an_order(bot: str) -> None:
    t = ending(*lasting("itch", "sulk"))

    t.choose(make_bot(bot, "munchkin", "test").choose(t.game, 0))

    assert t.munchkin(0).kept == ()


@pytest.mark.parametrize(
    ("lang", "prompt", "label"),
    [
        ("en", "Several effects on you end now: which one ends first?", "End Jelly Legs first"),
        ("ru", "Сразу несколько эффектов на вас заканчиваются: какая карта уйдёт в сброс первой?", "Первой — «"),
        (
            "pl",
            "Kilka działających na ciebie efektów właśnie się kończy: którą kartę odrzucasz najpierw?",
            "Najpierw „",
        ),
    ],
)
def test_it_is_asked_in_every_language(lang: str, prompt: str, label: str) -> None:
    t = ending(*lasting("jelly-legs", "black-streak.1"))
    words, view, wording = t.game.words(lang), t.game.view(0), t.game.definition.wording()

    assert wording.prompt(words, view, t.decision).title == prompt
    assert wording.acts.label(words, view, t.options[0]).title.startswith(label)
