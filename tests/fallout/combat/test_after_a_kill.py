"""What follows a kill, in its order, and what becomes of it when the killer is killed on the way (topics killed, quest-cards)."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, Wasteland, enemy, met_with, story_pack, survivor, wasteland
from tests.kit.stories import quest_card

EVENTS = (
    "- {id: trap, kind: event, event: [{do: damage, amount: 16}]}\n"
    "- {id: glow, kind: event, event: [{do: rads, amount: 16}]}\n"
    "- {id: note, kind: event, event: [{do: stage, card: 902}]}\n"
    "- {id: vulture, kind: companion, uses: [{moment: kill, pay: exhaust, effects: [{do: rads, amount: 4}]}]}\n"
)


def waits_for(quest: str, number: int, deed: str, results: str) -> str:
    """A quest with one objective that completes itself."""
    return quest_card(quest, number, f"id: do, trigger: {{{deed}}}, results: [{results}]")


HUNT = waits_for("hunt", 901, "kill: human", "{do: caps, amount: 2}, {do: trash}")
BOUNTY = waits_for("bounty", 902, "kill: any", "{do: caps, amount: 5}, {do: trash}")
DEADLY = waits_for("deadly", 903, "kill: human", "{do: damage, amount: 16}, {do: caps, amount: 1}, {do: trash}")
DUEL = waits_for("duel", 904, "kill: human", "{do: fight, enemy: critter}, {do: caps, amount: 7}")

QUESTS = HUNT + BOUNTY + DEADLY + DUEL

OWN_TURN, BETWEEN_ROUNDS = ("fight:raider",), ("end", "end")
EITHER_WAY = pytest.mark.parametrize("way", [OWN_TURN, BETWEEN_ROUNDS], ids=["own-turn", "between-rounds"])


def hunter(*quests: str, loot: str = "junk", dice: tuple[int, ...] = (HEAD,) * 3, **killer: Any) -> Wasteland:
    """A shares a space with a raider, who has Loot, and the next dice kill it: on A's turn, or when humans activate."""
    return wasteland(
        survivor(**killer),
        survivor(space="dia.d"),
        packs=[story_pack(quests=QUESTS, loot=EVENTS)],
        quests=quests,
        enemies=[enemy("raider", "camp.c")],
        tiles={"1,0": "g5"},  # it has the icon of a human
        agendas=["security-2", "legend-1"],  # humans, then shield
        loot=[loot, "water"],
        tokens={"critter": ["bloatfly"]},
        dice=dice,
    )


def completed(t: Wasteland) -> list[str]:
    return [event.about["quest"] for event in t.happened("complete")]


def staged(t: Wasteland) -> list[str]:
    return [quest.id for quest in t.state.quests]


@rule("fallout.killed.order-after-kill")
def test_a_kill_brings_xp_loot_a_new_enemy_cards_and_quests_in_this_order() -> None:
    """A kills a raider and sends an eyebot for more loot: the quest that waited for the kill comes last."""
    t = hunter("hunt", companion="eyebot")

    t.choose("fight:raider")
    before = [event.kind for event in t.game.events]
    t.choose("use:eyebot")
    after = [event.kind for event in t.game.events]

    parts = ("enemy-killed", "xp", "gain", "enemy", "use", "complete")
    assert [kind for kind in before if kind in parts] == ["enemy-killed", "xp", "gain", "enemy"]
    assert [kind for kind in after if kind in parts] == ["use", "gain", "complete"]


@rule("fallout.quest-cards.counts-at-once", "fallout.killed.order-after-kill")
@EITHER_WAY
def test_a_kill_counts_although_its_loot_kills(way: tuple[str, ...]) -> None:
    """The raider's loot is a deadly event: A has the XP, a new raider lies there, and 'kill a human' pays 2 caps."""
    t = hunter("hunt", loot="trap", special="S")

    t.choose(*way)
    assert t.survivor().xp == 1
    t.choose("return:camp.a")

    assert (completed(t), t.survivor().caps, staged(t)) == (["hunt"], 5, [])
    assert [each.active for each in t.state.enemies] == [False]
    assert (t.survivor().space, t.survivor().hp, t.prompt) == ("camp.a", 16, "turn")
    assert t.seat == (1 if way is OWN_TURN else 0)


@rule("fallout.quest-cards.counts-at-once", "fallout.killed.order-after-kill")
def test_a_kill_counts_although_a_card_used_at_it_kills() -> None:
    """A with HP 4 uses a vulture at the kill, which brings 4 rads: A is killed, and 'kill a human' pays its 2 caps."""
    t = hunter("hunt", companion="vulture", hp=4)

    t.choose("fight:raider", "use:vulture", "return:camp.a")

    assert (completed(t), t.survivor().caps, t.survivor().rads) == (["hunt"], 5, 4)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("fallout.quest-cards.counts-at-once")
@EITHER_WAY
def test_who_is_eliminated_by_the_loot_completes_nothing_more(way: tuple[str, ...]) -> None:
    """The loot brings 16 rads: A is out of the game, and 'kill a human' stays in play for the others."""
    t = hunter("hunt", loot="glow")

    t.choose(*way, "return:camp.a")

    assert (t.survivor().eliminated, completed(t), staged(t)) == (True, [], ["hunt"])
    assert (t.seat, t.prompt) == (1, "turn")


@rule("fallout.quest-cards.counts-at-once", "fallout.quest-cards.several-activated-at-once")
@EITHER_WAY
def test_one_kill_completes_two_quests(way: tuple[str, ...]) -> None:
    """'Kill a human' and 'kill an enemy': both are completed in the order that A chooses, for 2 and 5 caps."""
    t = hunter("hunt", "bounty")

    t.choose(*way)
    assert (t.prompt, t.options) == ("complete-first", ("complete:hunt:do", "complete:bounty:do"))
    t.choose("complete:bounty:do")

    assert (completed(t), t.survivor().caps, staged(t)) == (["bounty", "hunt"], 10, [])


@rule("fallout.quest-cards.counts-at-once", "fallout.quest-cards.killed-during-quest")
def test_a_second_quest_is_completed_although_the_first_has_killed() -> None:
    """On A's turn the first quest brings 16 damage: the rest of it is lost, the second one pays its 5 caps, the turn ends."""
    t = hunter("deadly", "bounty")

    t.choose("fight:raider", "complete:deadly:do", "return:camp.a")

    assert (completed(t), t.survivor().caps, staged(t)) == (["bounty"], 8, ["deadly"])
    assert (t.seat, t.prompt, t.survivor().space) == (1, "turn", "camp.a")


@rule("fallout.quest-cards.counts-at-once", "fallout.results.killed-outside-turn")
def test_between_the_rounds_both_quests_are_carried_out_to_their_end() -> None:
    """The same between the rounds: 16 damage, 1 cap and the card gone, then 5 caps from the second quest."""
    t = hunter("deadly", "bounty")

    t.choose("end", "end", "complete:deadly:do", "return:camp.a")

    assert (completed(t), t.survivor().caps, staged(t)) == (["bounty"], 9, [])
    assert (t.seat, t.state.round, t.survivor().space) == (0, 2, "camp.a")


@rule("fallout.quest-cards.counts-at-once")
def test_a_quest_that_the_loot_stages_comes_too_late_for_this_kill() -> None:
    """The loot stages 'kill an enemy': the kill that brought it does not complete it, and it is in play."""
    t = hunter("hunt", loot="note")

    t.choose("fight:raider")

    assert (completed(t), t.survivor().caps, staged(t)) == (["hunt"], 5, ["bounty"])


@rule("fallout.killed.no-perks-after", "fallout.killed.order-after-kill")
def test_a_quest_after_being_killed_brings_no_perk_back_into_play() -> None:
    """The loot kills A, then a quest makes A fight a bloatfly: A may not use the perk for fights, and B is next."""
    dice = (HEAD,) * 3 + (ARMS,) * 3
    t = hunter("duel", loot="trap", perks=["mysterious-aid"], special="L", dice=dice)

    t.choose("fight:raider", "stop", "return:camp.a")

    assert t.happened("fight")
    assert (t.seat, t.prompt, t.survivor().perks) == (1, "turn", ("mysterious-aid",))


@rule(
    "fallout.killed.turn-ends", "fallout.encounter-action.killed-during-encounter", "fallout.quest-cards.counts-at-once"
)
def test_a_kill_by_a_card_counts_although_its_loot_kills() -> None:
    """An encounter kills a raider, whose loot kills A: the quest pays 2 caps, the rest of the encounter nothing."""
    t = met_with(
        "{do: kill}, {do: caps, amount: 9}",
        survivor(),
        survivor(space="dia.d"),
        packs=[story_pack(quests=QUESTS, loot=EVENTS)],
        quests=["hunt"],
        enemies=[enemy("raider", "camp.c")],
        loot=["trap"],
    )

    t.choose("return:camp.a")

    assert (t.survivor().caps, t.seat, t.state.meeting) == (5, 1, None)


# -- deeds that are no kill, and quests that are no deeds


@rule("fallout.quest-cards.counts-at-once", "fallout.quest-cards.killed-during-quest")
def test_exploring_completes_a_second_quest_although_the_first_has_killed() -> None:
    """Two quests wait for a tile: the first brings 16 damage on A's turn, the second pays its 5 caps all the same."""
    doom = waits_for("doom", 905, "explore: any", "{do: damage, amount: 16}, {do: caps, amount: 1}")
    survey = waits_for("survey", 906, "explore: any", "{do: caps, amount: 5}")
    t = wasteland(
        survivor(space="camp.e"),
        survivor(space="dia.d"),
        packs=[story_pack(quests=doom + survey)],
        quests=["doom", "survey"],
    )
    tile = next(option for option in t.options if option.startswith("explore:"))

    t.choose(tile, "complete:doom:do", "return:camp.a")

    assert (completed(t), t.survivor().caps) == (["survey"], 8)
    assert (t.seat, t.prompt) == (1, "turn")


@rule("fallout.quest-cards.killed-during-quest")
def test_who_is_killed_by_the_results_of_a_quest_action_gets_no_more_of_them() -> None:
    """Results '16 damage, 3 caps, Trash' on A's turn: no caps, the turn ends, and the quest can be completed again."""
    quest = quest_card("errand", 901, "id: do, results: [{do: damage, amount: 16}, {do: caps, amount: 3}, {do: trash}]")
    t = wasteland(survivor(), survivor(), packs=[story_pack(quests=quest)], quests=["errand"])

    t.choose("quest:errand:do", "return:camp.a")

    assert (t.survivor().caps, staged(t), t.seat) == (3, ["errand"], 1)
    assert "quest:errand:do" in t.options


@rule("fallout.quest-cards.killed-during-quest")
def test_who_is_killed_while_attempting_a_quest_does_not_complete_it() -> None:
    """'Fight a human' as a quest action: A kills the raider, its loot kills A, and the objective stays open."""
    quest = quest_card("errand", 905, "id: do, tasks: [{do: fight, enemy: human}], results: [{do: caps, amount: 3}]")
    t = wasteland(
        survivor(),
        survivor(),
        packs=[story_pack(quests=QUESTS + quest, loot=EVENTS)],
        quests=["errand"],
        tokens={"human": ["raider"]},
        loot=["trap"],
        dice=[HEAD] * 3,
    )

    t.choose("quest:errand:do", "return:camp.a")

    assert (t.survivor().caps, staged(t), t.seat) == (3, ["errand"], 1)
