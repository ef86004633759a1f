"""A turn from its start to its end, as it is told and as it leaves the table (topics turn, kick-open, loot-room, start-end)."""

from typing import Any

import pytest

from crossroads.games.munchkin.player import Kept, Lasting
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table

FILLER = ["tin-can"]
ANVIL = munchkin_pack(traps="- {id: anvil, effects: [{do: die}]}")


def turn_of_ben(**more: Any) -> Table:
    has = {"hand": FILLER, **more.pop("ben", {})}
    return table(munchkin(hand=["bent-fork"]), munchkin(**has), munchkin(hand=["left-boot"]), active=1, **more)


# -- the start


@rule("munchkin.start-end.turns", "munchkin.start-end.clockwise", "munchkin.turn.end-triggers")
def test_after_a_turn_comes_that_of_the_next_seat_with_nothing_left_of_the_last() -> None:
    """Ann is after Cleo. What held for a turn, whoever had it, is over; what holds for a fight is not."""
    t = table(munchkin(hand=["bent-fork"]), munchkin(hand=FILLER), munchkin(), active=2, phase="before-charity", turn=4)
    g = t.state
    g.used, g.applied, g.moved, g.traders = (("lucky-streak:0", 1),), ("radaway.1",), ("wear:x",), (1, 1)
    g.met_monster = True
    for who in g.players:
        who.lasting = (Lasting("rad", 4, "turn", "lead-tablets.1"), Lasting("bonus", 1, "fight", "raider.1"))

    t.until("turn-start")

    assert t.told("turn") == [{"seat": 0}]
    assert t.rules_told("turn") == ["munchkin.start-end.turns"]
    assert (t.state.active, t.state.turn, t.seat) == (0, 5, 0)
    assert (t.state.used, t.state.applied, t.state.moved, t.state.traders) == ((), (), (), ())
    assert not t.state.met_monster
    assert [[each.until for each in who.lasting] for who in t.state.players] == [["fight"]] * 3


@rule("munchkin.radiation.creeping-grows")
@pytest.mark.parametrize(("option", "grown"), [("own-turns", [(1, -3)]), ("every-turn", [(0, -2), (1, -3)])])
def test_creeping_irradiation_grows_at_the_start_of_the_own_turn_or_of_all(
    option: str, grown: list[tuple[int, int]]
) -> None:
    """By 1, for Ann from 1 and for Ben from 2; nothing else that they keep changes."""
    pack = munchkin_pack(radiation="- {id: second-creep, effects: [{do: creep, first: -1, step: -1, last: -3}]}")
    t = table(
        munchkin(kept=[Kept("second-creep", "creep", penalty=-1)]),
        munchkin(hand=FILLER, kept=[Kept("bald-spot", "kept"), Kept("creeping-irradiation", "creep", penalty=-2)]),
        munchkin(),
        active=1,
        phase="start",
        packs=[pack],
        options={"creeping": option},
    )

    assert [(each["seat"], each["amount"]) for each in t.told("creeps")] == grown
    assert t.munchkin(1).kept == (Kept("bald-spot", "kept"), Kept("creeping-irradiation", "creep", penalty=-3))


# -- the door


@rule("munchkin.cards.kick-without-doors")
def test_without_a_door_that_is_told_and_nothing_is_received() -> None:
    t = turn_of_ben(phase="kick", only=True)

    assert t.told("no-door") == [{"seat": 1}]
    assert t.rules_told("no-door") == ["munchkin.cards.kick-without-doors"]
    assert t.prompt == "door-settled"


@rule("munchkin.kick-open.reveal", "munchkin.traps.nothing-to-hit")
def test_who_is_immune_to_traps_behind_doors_is_not_touched() -> None:
    """Light Step: the Tripwire is discarded. Radiation is another thing."""
    t = turn_of_ben(ben={"level": 2, "perks": ["light-step"]}, phase="kick", doors=["tripwire.1"])
    other = turn_of_ben(ben={"level": 2, "perks": ["light-step"]}, phase="kick", doors=["radiation-sickness.1"])

    assert t.told("kick") == [{"seat": 1, "card": "tripwire.1"}]
    assert t.rules_told("kick") == ["munchkin.kick-open.reveal"]
    assert t.told("immune") == [{"seat": 1, "card": "tripwire.1"}]
    assert t.rules_told("immune") == ["munchkin.traps.nothing-to-hit"]
    assert (t.munchkin(1).level, t.state.door_pile, t.prompt) == (2, ("tripwire.1",), "door-settled")
    assert (other.prompt, dict(other.decision.about)["target"]) == ("react", 1)


@rule("munchkin.kick-open.other-to-hand", "munchkin.sidekicks.play-on-draw")
def test_what_comes_from_the_door_was_drawn_and_may_be_played_at_once() -> None:
    t = turn_of_ben(phase="kick", doors=["faithful-mutt"])

    assert (t.seat, t.prompt, t.options) == (1, "receipt", ("done", "sidekick:faithful-mutt"))
    assert t.munchkin(1).from_deck == ("faithful-mutt",)


@rule("munchkin.turn.death-ends-turn")
def test_a_trap_behind_the_door_that_kills_ends_the_turn() -> None:
    t = turn_of_ben(phase="kick", doors=["anvil"], packs=[ANVIL], dice=[2, 1])

    t.until("turn-start")

    assert t.told("died") == [{"seat": 1}]
    assert t.told("turn") == [{"seat": 2}]
    assert t.state.active == 2


@rule("munchkin.turn.death-ends-turn")
def test_with_the_active_player_the_window_dies() -> None:
    """Ann kills Ben at the start of his turn: Cleo, who has not been asked yet, is asked nothing but what to loot."""
    t = table(
        munchkin(hand=["anvil", "bent-fork"]),
        munchkin(hand=FILLER),
        munchkin(hand=["left-boot"]),
        active=1,
        packs=[ANVIL],
        dice=[2, 1],
    )
    t.act(0, "play:anvil", "target:1")
    asked = []
    while t.state.turn == 0:
        asked.append((t.seat, t.prompt))
        t.skip()

    assert {prompt for _, prompt in asked} == {"react", "loot"}
    assert (t.prompt, t.game.windows[0].occasion) == ("turn-start", "turn-1")


@rule("munchkin.kick-open.monster-fight")
def test_a_fight_begins_with_the_fighter_and_the_monster_alone() -> None:
    t = turn_of_ben(phase="kick", doors=["giant-ant"])

    fight = t.fight
    assert (fight.fighter, fight.helper, fight.had_helper, fight.deal) == (1, -1, False, None)
    assert (fight.number, fight.after) == (1, "door-settled")
    assert (fight.gone, fight.bonuses, fight.table) == ((), (), ())
    (foe,) = fight.foes
    assert (foe.id, foe.like, foe.enhancers, foe.copied) == ("giant-ant", "giant-ant", (), ())
    assert (foe.irradiated, foe.met) == (False, ())
    assert (t.state.met_monster, t.state.fights, t.state.phase) == (True, 1, "combat")


@rule("munchkin.radiation.creeping-start")
def test_what_creeps_begins_at_one_and_has_no_turns_to_run_down() -> None:
    t = turn_of_ben(phase="kick", doors=["creeping-irradiation"])
    t.until("radiation")

    t.choose("accept")

    (kept,) = t.munchkin(1).kept
    assert (kept.id, kept.until, kept.left, kept.penalty, kept.echo) == ("creeping-irradiation", "creep", 0, -1, False)


# -- trouble, loot, and the end


@rule("munchkin.look-for-trouble.condition", "munchkin.monsters.attack-on-trouble")
def test_trouble_is_looked_for_with_a_monster_of_the_hand() -> None:
    """Ben may play either of his two, and nothing else; the one that he plays leaves his hand."""
    t = turn_of_ben(ben={"hand": ["mole-rat-pup", "tin-can", "giant-ant", "enraged.1"], "level": 5}, phase="trouble")

    assert t.options == ("trouble:mole-rat-pup", "trouble:giant-ant", "no-trouble")
    assert t.decision.rule == "munchkin.look-for-trouble.condition"
    t.choose("trouble:giant-ant")

    assert t.munchkin(1).hand == ("mole-rat-pup", "tin-can", "enraged.1")
    assert t.told("fight") == [{"seat": 1, "card": "giant-ant"}]
    assert (t.fight.fighter, t.fight.after, t.state.met_monster) == (1, "trouble-settled", True)
    t.until("trouble-settled")
    assert t.state.phase == "trouble-settled"


@rule("munchkin.loot-room.condition")
@pytest.mark.parametrize(("perks", "count"), [([], 1), (["scrounger"], 2)])
def test_whoever_loots_draws_one_door_and_a_scrounger_two(perks: list[str], count: int) -> None:
    doors = ["drafted", "wrong-room", "plated"]
    t = turn_of_ben(ben={"level": 2, "perks": perks}, phase="loot", doors=doors)

    assert (t.prompt, t.options, t.decision.rule) == ("loot-room", ("loot", "no-loot"), "munchkin.loot-room.condition")
    t.choose("loot")

    assert t.munchkin(1).hand == ("tin-can", *doors[:count])
    (told,) = t.happened("draw")
    assert (told.rule, told.as_seen_by(0).about) == (
        "munchkin.loot-room.condition",
        {"seat": 1, "deck": "door", "count": count},
    )
    t.until("loot-settled")
    assert t.state.phase == "loot-settled"


@rule("munchkin.traps.lasting-kept", "munchkin.turn.end-triggers")
def test_what_lasts_some_own_turns_runs_down_at_their_end_and_wears_off() -> None:
    """Of Ben's two the one with a turn left is discarded; what another has to remember is not; Cleo's does not run down."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(
            hand=FILLER,
            kept=[
                Kept("black-streak.1", "turns", 1),
                Kept("jelly-legs", "turns", 2),
                Kept("glowing-one", "turns", 1, echo=True),
            ],
        ),
        munchkin(kept=[Kept("black-streak.2", "turns", 1), Kept("glowing-one", "turns", 2)]),
        active=1,
        phase="end",
    )

    assert t.munchkin(1).kept == (Kept("jelly-legs", "turns", 1),)
    assert [kept.left for kept in t.munchkin(2).kept] == [1, 2]
    assert t.told("worn-off") == [{"seat": 1, "card": "black-streak.1"}, {"seat": 1, "card": "glowing-one"}]
    assert t.rules_told("worn-off") == ["munchkin.traps.lasting-kept"] * 2
    assert t.state.door_pile == ("black-streak.1",)


@rule("munchkin.radiation.creeping-death")
@pytest.mark.parametrize(("penalty", "dies"), [(-3, True), (-2, False), (-4, True)])
def test_whoever_has_crept_to_three_dies_at_the_end_of_the_turn(penalty: int, dies: bool) -> None:
    t = turn_of_ben(ben={"kept": [Kept("creeping-irradiation", "creep", penalty=penalty)]}, phase="end", dice=[2, 1])

    assert t.told("crept") == ([{"seat": 1, "card": "creeping-irradiation"}] if dies else [])
    assert t.rules_told("crept") == ["munchkin.radiation.creeping-death"] * dies
    assert (t.prompt == "loot") is dies


@rule("munchkin.turn.death-ends-turn", "munchkin.turn.end-triggers")
def test_nothing_runs_down_for_whoever_died_in_the_own_turn() -> None:
    """Ben is dead: his turn ends without any effect for him."""
    t = table(
        munchkin(hand=["bent-fork"]),
        munchkin(alive=False, redraw=True),
        munchkin(hand=["left-boot"]),
        active=1,
        phase="end",
    )

    assert t.told("worn-off") == []
    assert t.told("back") == [{"seat": 1}]


# -- offers


@rule("munchkin.negotiation.offer-lapses", "munchkin.trading.offer-lapses")
def test_an_offer_left_open_ends_with_the_flight_before_which_it_was_made() -> None:
    """Ann has left Cleo's offer open; then Ben, who runs, leaves his dog behind: at his settled door nothing is open."""
    t = table(
        munchkin(hand=["rescued-a-radcat"], used=["combat-knife"]),
        munchkin(hand=FILLER, sidekick="faithful-mutt"),
        munchkin(level=2, hand=["left-boot"], used=["dart-gun"]),
        active=1,
        foes=["robobrain"],
        dice=[],
    )
    t.until("before-roll")

    t.act(2, "trade:0", "give:dart-gun", "propose", "later")
    t.act(0, "play:rescued-a-radcat", "target:2")
    t.settle()
    assert [offer.seat for offer in t.state.offers] == [2]
    t.act(1, "sacrifice")

    assert t.prompt == "door-settled"
    assert t.state.offers == ()


@rule("munchkin.start-end.longest-game")
@pytest.mark.parametrize(("turn", "over"), [(29, True), (28, False), (30, False)])
def test_a_game_of_ten_rounds_is_over_after_its_last_turn(turn: int, over: bool) -> None:
    """Three seats: thirty turns."""
    t = turn_of_ben(phase="end", turn=turn, options={"rounds": 10})

    assert t.is_over is over
    assert bool(t.told("outlasted")) is over
