"""Influence: what it is made of, how much wins, when it is counted and who shares the victory."""

from typing import Any

import pytest

from crossroads.games.fallout.survivors.winning import influence
from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, Belongings, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import PURSE, meets, quest_card

CARDS = {"agendas": PURSE}
OTHERS = tuple(survivor() for _ in range(3))


def holder(points: int, *more: str, **has: Any) -> Belongings:
    """A survivor whose purse agenda and others of 1 each are worth so many points now."""
    return survivor(caps=points - 1 - len(more), agendas=["purse", *more], **has)


def finder(points: int, players: int, **situation: Any) -> Wasteland:
    """The survivor on turn has so much influence and is about to find one cap, which is worth one more."""
    return meets("{do: caps, amount: 1}", holder(points), *OTHERS[: players - 1], cards=CARDS, **situation)


@rule("fallout.influence.source")
def test_influence_is_the_sum_of_the_own_agendas() -> None:
    """Agendas worth 1, 3 and 2 to A, and one of B's that does not count for A: 6."""
    hand = ["know-it-all-1", "payday-1", "freedom-1"]
    t = wasteland(survivor(caps=16, agendas=hand), survivor(agendas=["freedom-2"]), power=(2, 1))

    assert influence(t.state, t.survivor()) == 6
    assert influence(t.state, t.survivor(1)) == 2


@rule("fallout.influence.duplicates-count")
def test_two_agendas_with_one_text_count_each() -> None:
    """Two that are worth 3 to one who has 16 caps: 6 together."""
    t = wasteland(survivor(caps=16, agendas=["payday-1", "payday-2"]), survivor())

    assert influence(t.state, t.survivor()) == 6


@rule("fallout.influence.target-1", "fallout.influence.automatic-declaration")
def test_alone_eleven_influence_wins() -> None:
    """10 influence and one more: won; 9 and one more: not."""
    for points, over in ((10, True), (9, False)):
        t = finder(points, 1)
        t.choose("option:do")

        assert t.is_over == over


@rule("fallout.influence.target-2")
def test_of_two_ten_influence_wins() -> None:
    """9 influence and one more: A wins; 8 and one more: not."""
    for points, over in ((9, True), (8, False)):
        t = finder(points, 2)
        t.choose("option:do")

        assert t.is_over == over


@rule("fallout.influence.target-3")
def test_of_three_nine_influence_wins() -> None:
    """8 influence and one more: A wins; 7 and one more: not."""
    for points, over in ((8, True), (7, False)):
        t = finder(points, 3)
        t.choose("option:do")

        assert t.is_over == over


@rule("fallout.influence.target-4")
def test_of_four_eight_influence_wins() -> None:
    """7 influence and one more: A wins; 6 and one more: not."""
    for points, over in ((7, True), (6, False)):
        t = finder(points, 4)
        t.choose("option:do")

        assert t.is_over == over


@rule("fallout.influence.target-fixed")
def test_the_number_goes_by_who_began() -> None:
    """Four began and D was eliminated: 8 still wins, and 8 does not win in a game that three began."""
    gone = survivor(space="", eliminated=True)
    t = meets("{do: caps, amount: 1}", holder(7), survivor(), survivor(), gone, cards=CARDS)
    t.choose("option:do")
    assert t.outcome.winners == (0,)

    t = finder(7, 3)
    t.choose("option:do")

    assert not t.is_over


@rule("fallout.influence.declare")
def test_the_winner_shows_all_agendas() -> None:
    """At 10 influence of two players A's agendas are told to everybody, and the game ends with A as winner."""
    t = meets("{do: caps, amount: 1}", holder(9, "legend-1"), survivor(agendas=["freedom-1"]), cards=CARDS)

    t.choose("option:do")

    shown = [dict(event.about) for event in t.game.events_for(1) if event.kind == "declare"]
    assert shown == [{"seat": 0, "agendas": ["purse", "legend-1"]}]
    assert (t.outcome.winners, t.outcome.losers, t.outcome.how) == ((0,), (1,), "influence")
    assert t.game.view(None)["survivors"][0]["agendas"] == ["purse", "legend-1"]


@rule("fallout.influence.check-timing")
def test_a_win_comes_in_the_midst_of_anothers_turn() -> None:
    """Three players, B's result lifts star and A from 8 to 9: A wins, and B's next result is not had."""
    rich = survivor(caps=5, agendas=["purse", "freedom-1"])
    t = meets(
        "{do: power, faction: star}, {do: caps, amount: 5}",
        rich,
        survivor(),
        survivor(),
        turn=1,
        power=(1, 0),
        cards=CARDS,
    )
    assert influence(t.state, t.survivor(0)) == 8

    t.choose("option:do")

    assert (t.outcome.winners, t.survivor(1).caps) == ((0,), 3)


@rule("fallout.influence.check-timing")
def test_equipping_a_card_can_win() -> None:
    """At the start of the turn A takes up a rifle and so meets the last condition: A wins before any action."""
    armed = ["armed-and-ready-1", "purse"]
    t = wasteland(
        survivor(caps=7, inventory=["hunting-rifle"], agendas=armed), survivor(), packs=(story_pack(**CARDS),)
    )
    assert influence(t.state, t.survivor()) == 9

    t.choose("equip:hunting-rifle")

    assert t.outcome.winners == (0,)


@rule("fallout.influence.check-timing")
def test_a_trade_can_win() -> None:
    """B gives A a cap in a trade: A has 10 influence of two players and wins."""
    t = wasteland(holder(9), survivor(), packs=(story_pack(**CARDS),))

    t.choose("camp", "trade:1", "ask-cap", "propose", "accept")

    assert t.outcome.winners == (0,)


@rule("fallout.influence.check-timing")
def test_what_enemies_bring_at_the_end_of_a_round_can_win() -> None:
    """A raider wakes, A kills it for its loot, a card worth 4 that A equips: A wins before the next turn begins."""
    t = wasteland(
        survivor(caps=7, agendas=["armed-and-ready-1", "purse"]),
        survivor(space="camp.e"),
        packs=(story_pack(**CARDS),),
        enemies=[enemy("raider", "camp.c")],
        agendas=["security-2", "legend-1"],  # humans, then shield
        loot=["laser-rifle"],
        dice=[HEAD] * 3,
    )

    t.choose("end", "end")
    while t.prompt != "equip-gained":
        t.choose(t.options[0])
    t.choose("equip:laser-rifle")

    assert t.outcome.winners == (0,)


@rule("fallout.influence.check-timing")
def test_rads_from_an_enemy_at_the_end_of_a_round_can_win() -> None:
    """A glowing one wakes and gives A the fourth rad, which A's agenda asks for: A wins before the next turn begins."""
    t = wasteland(
        survivor(caps=7, rads=2, agendas=["glow-in-the-dark-1", "purse"]),
        survivor(space="camp.e"),
        packs=(story_pack(**CARDS),),
        enemies=[enemy("glowing-one", "camp.c")],
        agendas=["freedom-4", "legend-1"],  # humans, then monsters
        dice=[LEGS] * 3,
    )

    t.choose("end", "end")

    assert (t.outcome.winners, t.survivor().rads) == ((0,), 4)


@rule("fallout.influence.check-timing")
def test_a_kill_is_counted_before_the_quest_that_it_completes() -> None:
    """The loot meets A's last condition: A wins, and the quest that waited for the kill is not completed."""
    t = wasteland(
        survivor(caps=7, agendas=["armed-and-ready-1", "purse"]),
        survivor(),
        packs=(
            story_pack(
                quests=quest_card("bounty", 901, "id: hunt, trigger: {kill: human}, results: [{do: xp, amount: 1}]"),
                **CARDS,
            ),
        ),
        quests=["bounty"],
        enemies=[enemy("raider", "camp.c")],
        loot=["laser-rifle"],
        dice=[HEAD] * 3,
    )

    t.choose("fight:raider", "equip:laser-rifle")

    assert t.outcome.winners == (0,)
    assert not t.happened("complete")


@rule("fallout.influence.automatic-declaration")
def test_nobody_is_asked_whether_to_win() -> None:
    """B reaches the number through A's result and is not asked: the game is simply over, whoever is at the table."""
    t = meets("{do: power, faction: star}", survivor(), survivor(caps=7, agendas=["purse", "freedom-1"]), cards=CARDS)
    assert influence(t.state, t.survivor(1)) == 9

    t.choose("option:do")

    assert t.game.decision is None
    assert t.outcome.winners == (1,)


@rule("fallout.influence.shared")
def test_all_who_reach_the_number_at_once_win_together() -> None:
    """Three players, one advance lifts A and B to 9 and C to 7: A and B win, C does not."""
    seats = [
        survivor(caps=caps, agendas=[purse, freedom])
        for caps, purse, freedom in ((6, "purse", "freedom-1"), (6, "wallet", "freedom-2"))
    ]
    t = meets("{do: power, faction: star}", *seats, survivor(agendas=["freedom-3"]), cards=CARDS)
    assert [influence(t.state, t.survivor(seat)) for seat in range(3)] == [8, 8, 1]

    t.choose("option:do")

    assert (t.outcome.winners, t.outcome.losers) == ((0, 1), (2,))
    assert [why for why, _ in t.told("game-over")] == ["fallout.influence.shared"]


@rule("fallout.influence.shared-unequal")
def test_more_influence_is_no_better_victory() -> None:
    """Three players, A comes to 11 and B to 9 by the same advance: they share the victory."""
    a = survivor(caps=4, agendas=["purse", "freedom-1", "freedom-2", "freedom-4"])
    b = survivor(caps=6, agendas=["wallet", "freedom-3"])
    t = meets("{do: power, faction: star}", a, b, survivor(), cards=CARDS)
    assert [influence(t.state, t.survivor(seat)) for seat in range(3)] == [8, 8, 0]

    t.choose("option:do")

    assert (t.outcome.winners, t.outcome.scores) == ((0, 1), (11, 9, 0))


@rule("fallout.influence.shared-unequal")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_influence_short_is_no_share(seat: int) -> None:
    """Of two players one comes to 10 and the other to 9: only the first wins."""
    hands = [survivor(caps=7, agendas=["purse", "freedom-1"]), survivor(caps=6, agendas=["wallet", "freedom-2"])]
    t = meets("{do: power, faction: star}", hands[seat], hands[1 - seat], cards=CARDS)

    t.choose("option:do")

    assert t.outcome.winners == (seat,)


@rule("fallout.influence.check-timing")
def test_rads_that_win_count_before_those_that_kill() -> None:
    """The eighth rad makes A's agenda worth 10 and kills A, whose cards it counts are lost with that: A has won."""
    parts = ", ".join(["{rads: 8}", *["{inventory: 3}"] * 8])
    glow = f"- {{id: glow, name: glow, icons: [critter], worth: {{do: chain, of: [{parts}]}}}}\n"
    t = meets(
        "{do: rads, amount: 1}",
        survivor(hp=8, rads=7, agendas=["glow"], inventory=["junk", "junk~2", "junk~3"]),
        survivor(),
        survivor(),
        survivor(),
        cards={"agendas": glow},
    )

    t.choose("option:do")

    assert t.outcome.winners == (0,)


@rule("fallout.influence.check-timing", "fallout.killed.eliminated-loses")
def test_one_who_wins_by_the_last_rad_is_not_eliminated_first() -> None:
    """The sixteenth rad is the one A's agenda asks for: A has won before it is seen that A cannot come back."""
    glow = "- {id: glow, name: glow, icons: [critter], worth: {do: steps, of: rads, at: [16]}}\n"
    hand = ["purse", "glow"]
    t = meets(
        "{do: rads, amount: 1}",
        survivor(hp=16, rads=15, caps=7, agendas=hand),
        survivor(),
        cards={"agendas": PURSE + glow},
    )

    t.choose("option:do")

    assert t.outcome.winners == (0,)


@rule("fallout.influence.check-timing")
def test_what_a_kill_pays_is_counted_before_its_loot_is_drawn() -> None:
    """The bounty on a raider is the cap that A's purse lacks: A wins, and no loot is drawn any more."""
    t = wasteland(
        survivor("wastelander", caps=8, weapon="tire-iron", agendas=["purse"]),
        survivor("ghoul"),
        packs=(story_pack(**CARDS),),
        enemies=[enemy("raider", "camp.c")],
        loot=["laser-rifle"],
        dice=[HEAD] * 3,
    )

    t.choose("fight:raider", "stop")

    assert t.outcome.winners == (0,)
    assert not t.happened("gain")


@rule("fallout.agenda-cards.extra-influence")
@pytest.mark.parametrize(
    ("worth", "situations"),
    [
        (
            "{do: balance}",
            [({"power": (3, 3)}, 3), ({"power": (3, 2)}, 2), ({"power": (1, 2)}, 2), ({"power": (4, 2)}, 1)],
        ),
        ("{do: lead, faction: shield}", [({"power": (1, 3)}, 3), ({"power": (2, 2)}, 1), ({"power": (3, 1)}, 1)]),
        ("{do: steps, of: caps, at: [2, 5]}", [({"caps": 1}, 1), ({"caps": 2}, 2), ({"caps": 4}, 2), ({"caps": 5}, 3)]),
        ("{do: steps, of: rads, at: [1, 3]}", [({"rads": 0}, 1), ({"rads": 1}, 2), ({"rads": 3}, 3)]),
        ("{do: steps, of: special, at: [2, 3]}", [({}, 1), ({"special": "S"}, 2), ({"special": "SP"}, 3)]),
        ("{do: steps, of: perks, at: [1]}", [({}, 1), ({"perks": ["hacker"]}, 2)]),
        (
            "{do: chain, of: [{caps: 2}, {rads: 1}]}",
            [({"caps": 2, "rads": 1}, 3), ({"caps": 2}, 2), ({"caps": 1, "rads": 1}, 1)],
        ),
    ],
)
def test_what_an_agenda_is_worth_beyond_its_one(worth: str, situations: list[tuple[dict[str, Any], int]]) -> None:
    """One, and what the card adds at each limit: just reached, just missed, and level."""
    pack = story_pack(agendas=f"- {{id: aim, name: aim, icons: [critter], worth: {worth}}}\n")
    for about, expected in situations:
        power = {key: value for key, value in about.items() if key == "power"}
        board = {key: value for key, value in about.items() if key != "power"}
        t = wasteland(survivor(agendas=["aim"], **board), survivor(), packs=[pack], **power)

        assert t.game.view(0)["survivors"][0]["influence"] == expected


@rule("fallout.agenda-cards.extra-influence")
@pytest.mark.parametrize(("hidden", "expected"), [(0, 3), (1, 2), (2, 1)])
def test_unexplored_tiles_lessen_what_a_map_is_worth(hidden: int, expected: int) -> None:
    """Two beyond its one when all tiles lie open, one while a single tile is left."""
    pack = story_pack(agendas="- {id: atlas, name: atlas, icons: [critter], worth: {do: unexplored}}\n")
    t = wasteland(survivor(agendas=["atlas"]), survivor(), explored=True, packs=[pack])
    t.state.shown = tuple("" if place in range(1, 1 + hidden) else face for place, face in enumerate(t.state.faces))

    assert t.game.view(0)["survivors"][0]["influence"] == expected


@rule("fallout.influence.check-timing", "fallout.results.encounter-order")
def test_a_victory_is_not_lost_by_the_next_result() -> None:
    """Five caps win, although the card would take nine away afterwards."""
    rich = survivor(caps=0, agendas=["purse", "wallet"])
    t = meets("{do: caps, amount: 5}, {do: lose-caps, amount: 9}", rich, cards={"agendas": PURSE})

    t.choose("option:do")

    assert (t.is_over, t.survivor().caps) == (True, 5)


@rule("fallout.influence.check-timing", "fallout.shopping.sell")
def test_a_sale_wins_before_the_next_dealing() -> None:
    """Two of three dealings are left: with the caps for the jet the game is over."""
    rich = survivor(caps=4, agendas=["purse", "wallet"], inventory=["jet"])
    t = meets("{do: shop, dealings: 3}", rich, cards={"agendas": PURSE})

    t.choose("option:do", "sell:jet")

    assert (t.is_over, t.outcome.winners) == (True, (0,))


@rule("fallout.influence.check-timing", "fallout.enemy-abilities.radiation")
def test_rads_of_an_attack_win_before_the_next_enemy_acts() -> None:
    """Between the rounds a radscorpion's rads make the agenda worth enough: the mirelurk does not move any more."""
    glow = (
        "- {id: glow, name: glow, icons: [critter], worth: {do: steps, of: rads, at: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}}\n"
    )
    t = wasteland(
        survivor(agendas=["glow"]),
        packs=[story_pack(agendas=glow)],
        enemies=[enemy("radscorpion", "camp.c"), enemy("mirelurk", "cit.c")],
        agendas=["payday-1", "legend-1"],  # critters first
        dice=[LEGS, HEAD, HEAD],
    )

    t.choose("end")
    while not t.is_over and t.prompt != "turn":
        t.choose(next(option for option in t.options if option in ("attack:0", "enemy:radscorpion")))

    assert (t.is_over, t.outcome.winners, t.happened("enemy-moves")) == (True, (0,), [])


@rule("fallout.influence.shared", "fallout.influence.declare")
def test_all_who_have_reached_the_number_declare_and_share() -> None:
    """Nine are needed: when the star leads by four all three have as many, and show how, in the order of the seats."""
    aims = "".join(
        [
            f"- {{id: aim-{n}, name: aim, icons: [critter], faction: star, worth: {{do: lead, faction: star}}}}\n"
            for n in range(7)
        ]
    )
    t = meets(
        "{do: power, faction: star, amount: 2}",
        survivor(agendas=["aim-0", "aim-1", "aim-2"]),
        survivor(agendas=["aim-3", "aim-4"]),
        survivor(agendas=["aim-5"], loyal_by="aim-6"),
        power=(2, 0),
        cards={"agendas": aims},
    )

    t.choose("option:do")

    rule_id = "fallout.influence.declare"
    assert t.told("declare") == [
        (rule_id, {"seat": 0, "agendas": ["aim-0", "aim-1", "aim-2"]}),
        (rule_id, {"seat": 1, "agendas": ["aim-3", "aim-4"]}),
        (rule_id, {"seat": 2, "agendas": ["aim-5", "aim-6"]}),
    ]
    assert t.told("game-over") == [
        ("fallout.influence.shared", {"winners": [0, 1, 2], "how": "influence", "leader": "star"})
    ]
    assert (t.outcome.winners, t.outcome.losers, t.outcome.scores) == ((0, 1, 2), (), (15, 10, 10))


@rule("fallout.loyalty.counts-as-usual", "fallout.winning.by-influence")
def test_the_card_that_marks_a_loyalty_can_win_alone() -> None:
    """An oath to the star, worth one influence and one more for each cap, is all that A has: with enough caps A wins."""
    oath = (
        "- {id: oath, name: oath, icons: [critter], faction: star, "
        "worth: {do: steps, of: caps, at: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]}}\n"
    )
    t = meets("{do: caps, amount: 9}", survivor(loyal_by="oath"), survivor(), cards={"agendas": oath})

    t.choose("option:do")

    assert t.outcome.winners == (0,)
