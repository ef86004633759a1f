"""What must always hold, and what the referee finds wrong with a broken state."""

from collections.abc import Callable
from typing import Any

import pytest

from crossroads.engine.deals import Deal
from crossroads.engine.state import Outcome
from crossroads.games.fallout.state import Enemy, Fallout, Meeting, RollInProgress, Staged
from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.fallout import Wasteland, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets


def broken(change: Callable[[Fallout], Any], *survivors: Any, **situation: Any) -> list[str]:
    """What the referee finds after something was changed by hand."""
    t = wasteland(*(survivors or (survivor(), survivor())), **situation)
    assert list(t.game.definition.faults(t.state)) == []
    change(t.state)
    return list(t.game.definition.faults(t.state))


def put(**fields: Any) -> Callable[[Fallout], None]:
    """Fields of the state."""

    def change(g: Fallout) -> None:
        for name, value in fields.items():
            setattr(g, name, value)

    return change


def dress(**fields: Any) -> Callable[[Fallout], None]:
    """Fields of the first survivor."""

    def change(g: Fallout) -> None:
        for name, value in fields.items():
            setattr(g.survivors[0], name, value)

    return change


def changed(name: str, change: Callable[[Any], Any]) -> Callable[[Fallout], None]:
    """A field of the state, from what it was."""
    return lambda g: setattr(g, name, change(getattr(g, name)))


LOST = [
    (changed("loot_deck", lambda deck: deck[1:]), "cards are not conserved: "),
    (changed("shop", lambda row: (*row[1:], row[1])), "cards are not conserved: "),
    (dress(inventory=(Held("water"),)), "cards are not conserved: water 2 times, not 1"),
    (changed("agenda_deck", lambda deck: deck[1:]), "agendas are not conserved: "),
    (dress(agendas=("legend-1",)), "agendas are not conserved: legend-1 2 times, not 1"),
    (changed("stacks", lambda stacks: {**stacks, "robot": ()}), "enemy tokens are not conserved: "),
    (changed("library", lambda cards: cards[1:]), "quests and encounters are not conserved: "),
    (changed("encounters", lambda decks: {**decks, "settlement": ()}), "quests and encounters are not conserved: "),
    (dress(perks=("hacker",)), "perks are not conserved: hacker 2 times, not 1"),
    (changed("supply", lambda supply: supply[1:]), "S.P.E.C.I.A.L. tokens are not conserved: "),
    (changed("loot_pile", lambda pile: (*pile, "wand")), "cards are not conserved: wand 1 times, not 0"),
]


@pytest.mark.parametrize(("change", "fault"), LOST)
def test_nothing_is_lost_or_doubled(change: Callable[[Fallout], None], fault: str) -> None:
    """A card or token that is nowhere, in two places, or unheard of."""
    assert any(found.startswith(fault) for found in broken(change))


def test_decks_hold_what_belongs_there() -> None:
    """A loot card in the asset deck, a vault card among the settlement's, a robot in the critters' stack."""
    moved = ["", "", ""]

    def mix(g: Fallout) -> None:
        moved[:] = g.loot_deck[0], "", g.stacks["robot"][0]
        g.loot_deck, g.asset_deck = g.loot_deck[1:], (g.loot_deck[0], *g.asset_deck)
        moved[1] = next(card.id for card in g.content.encounters.values() if card.deck == "vault-84")
        g.encounters = {**g.encounters, "settlement": (moved[1], *g.encounters["settlement"])}
        robots = g.stacks["robot"]
        g.stacks = {**g.stacks, "robot": robots[1:], "critter": (robots[0], *g.stacks["critter"])}

    found = broken(mix)

    loot, vault, robot = moved
    assert f"{loot} is in the zone asset deck, where it does not belong" in found
    assert f"{vault} is in the zone encounter decks, where it does not belong" in found
    assert f"{robot} is in the zone enemy stacks, where it does not belong" in found


def test_tiles_lie_as_the_plan_says() -> None:
    """One tile twice, another than is shown, one of the wrong back, and knowledge of a tile that lies open."""
    named = "a tile lies on the map twice, or not at all"

    assert named in broken(changed("faces", lambda faces: (*faces[:-1], faces[0])))
    assert "place 0 shows nothing, and camp lies there" in broken(
        lambda g: setattr(g, "shown", ("", *g.shown[1:])), survivor(space="cit.a"), survivor(space="cit.a")
    )
    assert any("where the plan has another tile" in fault for fault in broken(_swap_tiles))
    assert "somebody knows tile-0, which does not lie facedown" in broken(put(known={"tile-0": (0,)}))


def _swap_tiles(g: Fallout) -> None:
    """A dangerous tile and a deadly one change places."""
    one, other = 1, 3
    faces = list(g.faces)
    faces[one], faces[other] = faces[other], faces[one]
    g.faces = tuple(faces)


ENEMIES = [
    (Enemy("raider", "human", "moon.a"), "an enemy is at moon.a, which is no place of the map"),
    (Enemy("raider", "human", "tile-0"), "an enemy is at tile-0, which is no place of the map"),
    (Enemy("raider", "robot", "camp.c"), "raider is no robot"),
    (Enemy("star#1", "star", "camp.c", active=False), "star#1 is inactive, and still there"),
    (Enemy("star#99", "star", "camp.c"), "star#99 was never placed"),
]


@pytest.mark.parametrize(("wrong", "fault"), ENEMIES)
def test_enemies_are_what_and_where_they_can_be(wrong: Enemy, fault: str) -> None:
    """No such place, another type, an inactive faction token, one that was never placed."""
    assert fault in broken(put(enemies=(wrong,)), survivor(), survivor(), enemies=[enemy("raider", "camp.c")])


def test_an_enemy_is_in_one_place() -> None:
    """The same faction token twice; and one that waits to act without being there."""
    twice = (Enemy("star#1", "star", "camp.c"), Enemy("star#1", "star", "camp.d"))

    assert "one enemy is on the map twice" in broken(put(enemies=twice))
    assert "an enemy that is not on the map waits to act" in broken(put(waiting=("raider",)))


MARKERS = [
    (Staged("errand", "red"), "errand has half a pair of markers"),
    (Staged("errand", "", "camp.c"), "errand has half a pair of markers"),
    (Staged("errand", "pink", "camp.c"), "errand has a pink marker"),
    (Staged("errand", "red", "moon.a"), "the marker of errand lies at moon.a, which is no place of the map"),
]


@rule("fallout.quest-cards.marker-placed", "fallout.quest-cards.marker-colour")
@pytest.mark.parametrize(("wrong", "fault"), MARKERS)
def test_markers_come_in_pairs(wrong: Staged, fault: str) -> None:
    """A colour and a place, both or neither, and both such as there are."""
    pack = story_pack(quests="- {id: errand, number: 901, objectives: [{id: do}]}\n")

    assert fault in broken(put(quests=(wrong,)), survivor(), quests=["errand"], packs=[pack])


@rule("fallout.quest-cards.marker-colour")
def test_no_two_markers_have_one_colour() -> None:
    """Two quests with red markers."""
    pack = story_pack(
        quests="- {id: one, number: 901, objectives: [{id: do}]}\n- {id: two, number: 902, objectives: [{id: do}]}\n"
    )
    both = (Staged("one", "red", "camp.c"), Staged("two", "red", "camp.d"))

    assert "two quests have markers of one colour" in broken(
        put(quests=both), survivor(), quests=["one", "two"], packs=[pack]
    )


TURNS = [
    (put(turn=7, fresh=False), "seat 7 is on turn, seat 0 is first player"),
    (put(first=7), "seat 0 is on turn, seat 7 is first player"),
    (put(turn=2, fresh=False), "seat 2 is on turn, seat 0 is first player"),
    (put(actions=-1), "-1 actions, 0 movement points, power {'star': 0, 'shield': 0}"),
    (put(points=-1), "2 actions, -1 movement points, power {'star': 0, 'shield': 0}"),
    (put(power={"star": 0, "shield": -1}), "2 actions, 0 movement points, power {'star': 0, 'shield': -1}"),
    (
        put(phase="activation", actions=0, points=1, fresh=False),
        "somebody has actions or movement points between the rounds",
    ),
    (put(phase="activation", actions=0), "somebody has actions or movement points between the rounds"),
    (put(phase="activation", actions=0, points=1), "somebody has actions or movement points between the rounds"),
    (put(revealed_agenda="legend-1"), "enemies are about to act in the middle of a turn"),
    (put(waiting=("raider",)), "enemies are about to act in the middle of a turn"),
    (put(dormant=("raider",)), "enemies are about to act in the middle of a turn"),
    (put(rolling=RollInProgress("fight", 0, dice=(1, 2, 6)), fresh=False), "the dice show (1, 2, 6), with 0 rerolls"),
    (put(rolling=RollInProgress("fight", 0, dice=(-1, 2, 5)), fresh=False), "the dice show (-1, 2, 5), with 0 rerolls"),
    (put(phase="activation", fresh=False), "somebody has actions or movement points between the rounds"),
    (put(icons=("human",)), "enemies are about to act in the middle of a turn"),
    (put(rolling=RollInProgress("fight", 0, dice=(1, 2)), fresh=False), "the dice show (1, 2), with 0 rerolls"),
    (put(rolling=RollInProgress("fight", 0, dice=(1, 2, 9)), fresh=False), "the dice show (1, 2, 9), with 0 rerolls"),
    (put(rolling=RollInProgress("test", 0, rerolls=-1), fresh=False), "the dice show (), with -1 rerolls"),
    (
        put(rolling=RollInProgress("fight", 0, dice=(1, 2, 3), helper=RollInProgress("fight", 1)), fresh=False),
        "the dice show (1, 2, 3), with 0 rerolls",
    ),
    (
        put(rolling=RollInProgress("fight", 0, helper=RollInProgress("fight", 1, dice=(1,))), fresh=False),
        "the dice show (), with 0 rerolls",
    ),
]


@pytest.mark.parametrize(("change", "fault"), TURNS)
def test_turns_and_dice_are_such_as_can_be(change: Callable[[Fallout], None], fault: str) -> None:
    """Seats that play, numbers that are not below nought, three dice of six faces."""
    assert fault in broken(change)


BOARDS = [
    (dress(hp=17), "seat 0 has 17 HP and 0 rads"),
    (dress(hp=-1), "seat 0 has -1 HP and 0 rads"),
    (dress(rads=-1), "seat 0 has 16 HP and -1 rads"),
    (dress(rads=17), "seat 0 has 16 HP and 17 rads"),
    (dress(caps=-1), "seat 0 has -1 caps"),
    (dress(xp=2), "the XP peg of seat 0 is at 2"),
    (dress(xp=-1), "the XP peg of seat 0 is at -1"),
    (dress(special="LS"), "seat 0 has the tokens LS"),
    (dress(special="LL"), "seat 0 has the tokens LL"),
    (dress(space=""), "seat 0 stands at "),
    (dress(space="moon.a"), "seat 0 stands at moon.a"),
    (dress(space="tile-1"), "seat 0 stands at tile-1"),
    (dress(traits=("idolized", "vilified")), "seat 0 has the traits idolized, vilified"),
    (dress(traits=("idolized", "idolized")), "seat 0 has the traits idolized, idolized"),
    (dress(loyal_by="payday-1"), "seat 0 is loyal by an agenda without a faction"),
    (dress(weapon=Held("combat-armor")), "seat 0 has combat-armor in the weapon slot"),
    (dress(apparel=Held("vault-suit")), "seat 0 has vault-suit in the apparel slot"),
    (dress(apparel=Held("machete")), "seat 0 has machete in the apparel slot"),
    (dress(companion=Held("machete")), "seat 0 has machete in the companion slot"),
    (dress(beside=(Held("machete"),)), "seat 0 has machete beside the board"),
    (dress(inventory=(Held("fistful-of-caps"),)), "seat 0 has fistful-of-caps in the inventory"),
    (dress(inventory=(Held("ghoulish"),)), "seat 0 has ghoulish in the inventory"),
]


@pytest.mark.parametrize(("change", "fault"), BOARDS)
def test_boards_are_such_as_can_be(change: Callable[[Fallout], None], fault: str) -> None:
    """Pegs on their tracks, tokens in order, one side of each trait, cards in their slots."""
    assert fault in broken(change)


def test_nobody_stands_off_the_map_before_the_game_opens() -> None:
    """While survivors are chosen one may stand nowhere yet, but not on the moon."""

    def moon(g: Fallout) -> None:
        put(phase="survivors", fresh=False)(g)
        dress(space="moon.a")(g)

    assert "seat 0 stands at moon.a" in broken(moon)


@rule("fallout.killed.eliminated-discards", "fallout.killed.eliminated-first-player")
def test_an_eliminated_survivor_has_nothing() -> None:
    """Caps, a card, a place or the first player's role that an eliminated survivor still has."""

    def out(**fields: Any) -> list[str]:
        t = wasteland(survivor(), survivor(space="", caps=0, eliminated=True))
        who = t.state.survivors[1]
        who.special, who.beside = "", ()
        for name, value in fields.items():
            setattr(who, name, value)
        return list(t.game.definition.faults(t.state))

    wrong = "seat 1 is eliminated, and still has something"
    assert wrong not in out()
    for fields in (
        {"caps": 1},
        {"space": "camp.c"},
        {"perks": ("hacker",)},
        {"traits": ("idolized",)},
        {"xp": 1},
        {"special": "S"},
        {"weapon": Held("machete")},
        {"inventory": (Held("junk"),)},
        {"agendas": ("legend-1",)},
        {"loyal_by": "freedom-1"},
    ):
        assert wrong in out(**fields)
    first = wasteland(survivor(), survivor(space="", caps=0, eliminated=True))
    first.state.first = 1
    assert "an eliminated survivor is first player" in list(first.game.definition.faults(first.state))
    first.state.outcome = Outcome((), (0, 1), (0, 0), "eliminated")
    assert "an eliminated survivor is first player" not in list(first.game.definition.faults(first.state))


UNSETTLED = [
    (put(rolling=RollInProgress("test", 0)), "a turn begins, and something is still under way"),
    (put(meeting=Meeting("doctor-of-sorts", 1)), "a turn begins, and something is still under way"),
    (put(deal=Deal(0, 1)), "a turn begins, and something is still under way"),
    (put(drawn=("junk",)), "a turn begins, and something is still under way"),
    (put(drawn_enemy="raider"), "a turn begins, and something is still under way"),
    (changed("shop", lambda row: row[1:]), "the shop has 3 cards"),
    (changed("shop", lambda row: (*row, "junk")), "the shop has 5 cards"),
    (lambda g: put(shop=g.shop[1:], asset_deck=(), asset_pile=g.asset_deck)(g), "the shop has 3 cards"),
    (put(power={"star": 8, "shield": 0}), "a faction is at the end of its track, and the game goes on"),
    (put(power={"star": 0, "shield": 7}), "a faction is at the end of its track, and the game goes on"),
    (dress(hp=3, rads=3), "seat 0 is dead, and nothing comes of it"),
    (dress(hp=2, rads=3), "seat 0 is dead, and nothing comes of it"),
    (dress(agendas=("a", "b", "c", "d", "e")), "seat 0 has 5 agendas"),
    (dress(agendas=("a", "b", "c", "d"), loyal_by="freedom-1"), "seat 0 has 5 agendas"),
]


@pytest.mark.parametrize(("change", "fault"), UNSETTLED)
def test_a_turn_begins_with_all_things_settled(change: Callable[[Fallout], None], fault: str) -> None:
    """Nothing under way, four cards in the shop, everybody alive and within the limits."""
    assert fault in broken(change)


JUST_POSSIBLE = [
    (put(fresh=False), dress(hp=0, rads=16)),
    (put(), dress(hp=3, rads=2)),
    (put(), dress(xp=1, caps=0)),
    (put(power={"star": 6, "shield": 6}), dress()),
    (put(fresh=False, actions=0, points=0), dress()),
    (put(fresh=False, rolling=RollInProgress("test", 0)), dress()),
    (put(fresh=False, rolling=RollInProgress("fight", 0, dice=(0, 5, 3), rerolls=0)), dress()),
    (put(fresh=False, actions=0, phase="activation", icons=("human",)), dress()),
    (put(phase="survivors", fresh=False), dress(space="", id="")),
    (put(), dress(agendas=("a", "b", "c", "d"))),
]


@pytest.mark.parametrize(("state", "board"), JUST_POSSIBLE)
def test_what_is_just_possible_is_no_fault(state: Callable[[Fallout], None], board: Callable[[Fallout], None]) -> None:
    """The ends of the tracks, no dice yet, one space before the end, and between the rounds."""
    t = wasteland(survivor(), survivor())
    state(t.state)
    board(t.state)

    found = [fault for fault in t.game.definition.faults(t.state) if "conserved" not in fault]
    assert found == []


@rule("fallout.shop.reset-to-four")
def test_a_shop_that_cannot_be_filled_may_be_short() -> None:
    """Three cards with neither deck nor pile are no fault; five are, whatever the deck."""
    t = wasteland(survivor(), survivor())
    row = t.state.shop
    t.state.asset_deck = ()

    told = []
    for shop in (row[1:], (*row, "junk")):
        t.state.shop = shop
        told.append([fault for fault in t.game.definition.faults(t.state) if fault.startswith("the shop")])
    assert told == [[], ["the shop has 5 cards"]]


@rule("fallout.winning.end-conditions")
def test_at_the_end_a_faction_is_at_the_end_of_its_track() -> None:
    """The star has won: no fault, since the game does not go on."""
    t = meets("{do: power, faction: star, amount: 9}")
    t.choose("option:do")
    t.state.fresh = True

    assert not any("end of its track" in fault for fault in t.game.definition.faults(t.state))


@rule("fallout.explore-action.relocate-enemies")
def test_while_a_tile_is_explored_its_enemies_are_still_where_it_was() -> None:
    """An enemy at a tile that lies open is no fault until it has found a space; on no tile at all it is one."""
    t = wasteland(survivor(), enemies=[enemy("raider", "tile-0")], fresh=False)
    lost = wasteland(survivor(), enemies=[enemy("raider", "tile-99")], fresh=False)

    assert list(t.game.definition.faults(t.state)) == []
    assert "an enemy is at tile-99, which is no place of the map" in list(lost.game.definition.faults(lost.state))


@rule("fallout.inventory.limit")
def test_only_whoever_swaps_cards_may_have_too_many() -> None:
    """Four cards: no fault of the survivor on turn, whose window is open; a fault of any other."""
    cards = ["water", "brahmin-steak", "junk", "stimpak"]
    t = wasteland(survivor(inventory=cards), survivor())
    other = wasteland(survivor(), survivor(inventory=cards))

    assert list(t.game.definition.faults(t.state)) == []
    assert list(other.game.definition.faults(other.state)) == ["seat 1 has 4 cards in the inventory"]


def test_an_eliminated_survivor_is_not_on_turn() -> None:
    """A turn begins for a seat that is out."""
    t = wasteland(survivor(), survivor(space="", caps=0, eliminated=True))
    t.state.turn = 1

    assert "an eliminated survivor is on turn" in list(t.game.definition.faults(t.state))


def test_a_whole_game_has_no_fault() -> None:
    """A game of first choices and last ones by turns: sound at every decision."""
    t: Wasteland = deal(3, seed="faults")
    for number in range(400):
        assert list(t.game.definition.faults(t.state)) == []
        if t.is_over:
            break
        t.choose(t.options[(number * 7) % len(t.options)])
    assert number > 50
