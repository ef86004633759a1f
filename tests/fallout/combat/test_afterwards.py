"""What cards used in a fight bring after it, whoever's turn it is, and whatever the kill has brought (topic combat)."""

import pytest

from tests.kit import rule
from tests.kit.fallout import HEAD, TORSO_TWICE, Wasteland, enemy, story_pack, survivor, wasteland

USE = "moment: fight, pay: discard, effects: [{do: slay}]"
CARDS = (
    "- {id: trap, kind: event, event: [{do: damage, amount: 16}]}\n"
    f"- {{id: nuke, kind: aid, uses: [{{{USE}, after: [{{do: rads, amount: 2}}]}}]}}\n"
    "- {id: draught, kind: aid, uses: [{moment: fight, pay: discard, effects: [{do: ignore, amount: 1}],"
    " after: [{do: damage, amount: 16}, {do: rads, amount: 5}]}]}\n"
    "- {id: pill, kind: aid, uses: [{moment: fight, pay: discard, effects: [{do: ignore, amount: 1}],"
    " after: [{do: rads, amount: 1}]}]}\n"
)
OWN_TURN, BETWEEN_ROUNDS = ("fight:raider",), ("end", "end")
EITHER_WAY = pytest.mark.parametrize("way", [OWN_TURN, BETWEEN_ROUNDS], ids=["own-turn", "between-rounds"])


def fighter(*cards: str, loot: str = "junk", hp: int = 16, dice: tuple[int, ...] = (HEAD,) * 3) -> Wasteland:
    """A shares a space with a raider, who has Loot: they fight on A's turn, or when humans activate."""
    return wasteland(
        survivor(inventory=cards, hp=hp),
        survivor(space="dia.d"),
        packs=[story_pack(loot=CARDS)],
        enemies=[enemy("raider", "camp.c")],
        tiles={"1,0": "g5"},
        agendas=["security-2", "legend-1"],  # humans, then shield
        loot=[loot, "water"],
        dice=dice,
    )


def settled(t: Wasteland) -> None:
    """Whatever is still asked on the way gets its first option."""
    while t.prompt not in ("turn",):
        t.choose(t.options[0])


@rule("fallout.combat.afterwards")
@EITHER_WAY
def test_a_price_is_paid_although_the_loot_of_the_kill_kills(way: tuple[str, ...]) -> None:
    """The raider's loot kills A, who comes back with all HP and suffers the 2 rads of the bomb, whoever's turn it is."""
    t = fighter("nuke", loot="trap")

    t.choose(*way)
    t.choose("use:nuke")
    settled(t)

    assert (t.survivor().hp, t.survivor().rads) == (16, 2)


@rule("fallout.combat.afterwards", "fallout.killed.turn-ends")
def test_the_turn_ends_once_the_price_is_paid() -> None:
    """Killed by the loot on A's own turn: the other action is lost, and B is on turn."""
    t = fighter("nuke", loot="trap")

    t.choose("fight:raider", "use:nuke")
    settled(t)

    assert t.state.turn == 1
    assert t.survivor().rads == 2


@rule("fallout.combat.afterwards")
@EITHER_WAY
def test_a_price_that_kills_ends_itself_and_spares_no_other(way: tuple[str, ...]) -> None:
    """The draught kills before its rads on A's own turn; the pill's one rad comes in either case."""
    t = fighter("draught", "pill")

    t.choose(*way)
    t.choose("use:draught", "use:pill")
    settled(t)

    assert t.survivor().rads == (1 if way is OWN_TURN else 6)


@rule("fallout.combat.afterwards", "fallout.killed.fight-ends")
def test_who_is_killed_in_the_fight_is_spared_the_price() -> None:
    """Six hits of the raider kill A: what the pill brings after the fight does not come."""
    t = fighter("pill", hp=1, dice=(TORSO_TWICE,) * 3)

    t.choose("fight:raider", "use:pill")
    settled(t)

    assert [event for event in t.game.events if event.kind == "rads"] == []
    assert t.survivor().rads == 0
