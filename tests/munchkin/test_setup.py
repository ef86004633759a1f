"""Set-up, components and opening plays (topics components, setup, character-creation, start-end)."""

import itertools
from collections import Counter

import pytest

from crossroads.engine.decisions import Illegal
from crossroads.engine.game import Game, new
from crossroads.engine.packs import BadPack
from crossroads.games.munchkin.state import Munchkin
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, munchkin_pack, table


def dealt(seats: int = 4, seed: str = "deal", **options: object) -> Table:
    """A table as the set-up leaves it."""
    game: Game[Munchkin] = new("munchkin", seats, seed, options)
    return Table(game)


def deal_of(t: Table, seat: int, deck: str) -> list[str]:
    return [card for card in t.munchkin(seat).hand if t.state.card(card).deck == deck]


@rule("munchkin.components.door-deck", "munchkin.components.treasure-deck", "munchkin.components.perk-deck")
def test_there_are_128_doors_132_treasures_and_20_perks() -> None:
    decks = dealt().state.content.decks

    assert {deck: len(cards) for deck, cards in decks.items()} == {"door": 128, "treasure": 132, "perk": 20}


@rule("munchkin.components.one-die", "munchkin.randomness.die-fair")
def test_every_roll_is_one_die_of_six_faces_each_as_likely() -> None:
    """Of 6,000 rolls each face comes between 880 and 1,120 times."""
    state = dealt().state

    faces = Counter(state.roll("run", 1) for _ in range(6000))

    assert sorted(faces) == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert all(880 < count < 1120 for count in faces.values())


@rule("munchkin.components.closed-set")
def test_cards_of_another_game_are_refused() -> None:
    """A pack for another game is not mixed in, and neither is a card of an unknown kind."""
    with pytest.raises(BadPack, match="no file of a pack for this game"):
        table(packs=[munchkin_pack(treasure_maps="- id: map")])


@rule("munchkin.setup.player-count")
@pytest.mark.parametrize("seats", [2, 7])
def test_a_game_takes_three_to_six_players(seats: int) -> None:
    assert [len(dealt(count).state.players) for count in (3, 4, 5, 6)] == [3, 4, 5, 6]

    with pytest.raises(Illegal) as refused:
        dealt(seats)

    assert refused.value.rule == "munchkin.setup.player-count"


@rule("munchkin.setup.level-counters", "munchkin.level.meaning")
@pytest.mark.parametrize("level", range(1, 11))
def test_everybody_sees_every_level_from_one_to_ten(level: int) -> None:
    t = table(munchkin(level=level), munchkin(), munchkin())

    assert [t.game.view(seat)["players"][0]["level"] for seat in (0, 1, 2, None)] == [level] * 4


@rule("munchkin.setup.shuffle-separately")
def test_each_deck_is_shuffled_by_itself() -> None:
    """Two seeds give two orders of each deck, and no card is in another deck than its own."""
    one, other = dealt(seed="one").state, dealt(seed="other").state

    for deck, cards, others in (
        ("door", one.doors, other.doors),
        ("treasure", one.treasures, other.treasures),
        ("perk", one.perk_deck, other.perk_deck),
    ):
        assert cards != others
        assert {one.card(card).deck for card in cards} == {deck}


@rule("munchkin.setup.decks-face-down", "munchkin.hidden-information.deck-secret")
def test_of_a_deck_nobody_sees_more_than_its_size() -> None:
    t = dealt()

    for seat in (0, 3, None):
        assert t.game.view(seat)["decks"] == {
            "door": len(t.state.doors),
            "treasure": len(t.state.treasures),
            "perk": 20,
        }


@rule("munchkin.setup.deal-doors")
def test_each_player_starts_with_four_doors() -> None:
    """Four players: 16 Doors are dealt and 112 stay in the deck."""
    t = dealt(4)

    assert [len(deal_of(t, seat, "door")) for seat in range(4)] == [4, 4, 4, 4]
    assert len(t.state.doors) == 112


@rule("munchkin.setup.deal-treasures", "munchkin.setup.junk-in-deal")
def test_each_player_starts_with_four_treasures_and_one_more_for_each_junk_among_them() -> None:
    for number in range(12):
        t = dealt(3, f"junk {number}")
        for seat in range(3):
            treasures = deal_of(t, seat, "treasure")
            junk = sum(t.state.card(card).kind == "junk" for card in treasures[:4])
            assert len(treasures) == 4 + junk


@rule("munchkin.junk.harsh-rules", "munchkin.junk.harsh-no-compensation")
def test_under_the_harsh_rules_nobody_starts_with_more_than_four_treasures() -> None:
    tables = [dealt(6, f"junk {number}", harsh=True) for number in range(4)]

    hands = [deal_of(t, seat, "treasure") for t in tables for seat in range(6)]
    assert {len(hand) for hand in hands} == {4}
    assert any(t.state.card(card).kind == "junk" for t in tables for card in t.munchkin(0).hand + t.munchkin(1).hand)


@rule("munchkin.setup.no-perks-dealt", "munchkin.character-creation.start-no-perks")
def test_nobody_starts_with_a_perk() -> None:
    t = dealt(6)

    assert len(t.state.perk_deck) == 20
    assert all(not who.perks and not who.drawn for who in t.state.players)


@rule(
    "munchkin.character-creation.start-level",
    "munchkin.character-creation.start-no-class",
    "munchkin.character-creation.start-no-mutations",
    "munchkin.sidekicks.start-none",
)
def test_every_munchkin_starts_at_level_one_with_nothing_in_play() -> None:
    for who in dealt(6).state.players:
        assert who.level == 1
        assert not (who.classes)
        assert not (who.traits)
        assert not (who.kept)
        assert not (who.gear)
        assert not (who.sidekick)


def opening(*hands: list[str], first: int = 0) -> Table:
    """Opening hands before the first turn."""
    return table(*[munchkin(hand=hand) for hand in hands], active=first, phase="opening")


@rule("munchkin.character-creation.opening-class")
def test_a_class_of_the_opening_hand_may_be_played_at_once() -> None:
    t = opening([], ["raider.1"], [])

    t.choose("class:raider.1")

    assert t.munchkin(1).classes == ("raider.1",)


@rule("munchkin.character-creation.opening-items")
def test_items_of_the_opening_hand_may_be_played_at_once() -> None:
    """One is put in use, the other into the Backpack."""
    t = opening(["baseball-bat", "desk-fan"], [], [])

    t.choose("wear:baseball-bat", "stow:desk-fan")

    assert [(gear.id, gear.used) for gear in t.munchkin(0).gear] == [("baseball-bat", True), ("desk-fan", False)]


@rule("munchkin.character-creation.opening-optional")
def test_nothing_of_the_opening_hand_must_be_played() -> None:
    t = opening(["raider.1"], ["tin-can"], [])

    t.choose("done")

    assert t.munchkin(0).classes == ()
    assert t.seat == 1


@rule("munchkin.character-creation.opening-order")
def test_opening_plays_go_clockwise_from_the_first_player() -> None:
    """Seat 2 goes first: 2, 3, 0, 1, and then its turn begins."""
    t = opening(["tin-can"], ["bent-fork"], ["desk-fan"], ["left-boot"], first=2)
    asked = []
    while t.prompt == "receipt":
        asked.append(t.seat)
        t.choose("done")

    assert asked == [2, 3, 0, 1]
    assert (t.seat, t.prompt) == (2, "turn-start")


@rule("munchkin.character-creation.opening-no-attacks")
def test_traps_radiation_and_level_cards_wait_for_the_first_turn() -> None:
    t = opening(["tripwire.1", "third-eye.1", "rescued-a-radcat"], [], [])

    assert t.options == ("done",)
    for card in ("tripwire.1", "third-eye.1", "rescued-a-radcat"):
        assert t.refused(f"play:{card}").startswith("munchkin.")


@rule("munchkin.sidekicks.start-none", "munchkin.sidekicks.play-on-draw")
def test_a_sidekick_of_the_opening_hand_may_be_played_at_once() -> None:
    t = opening(["faithful-mutt"], [], [])

    t.choose("sidekick:faithful-mutt")

    assert t.munchkin(0).sidekick == "faithful-mutt"


@rule("munchkin.setup.seat-order", "munchkin.start-end.clockwise", "munchkin.start-end.turns")
def test_turns_go_clockwise() -> None:
    """After seat 3 of four comes seat 0; each turn begins with its first phase."""
    t = table(
        *[munchkin(hand=["tin-can"] if seat == 0 else []) for seat in range(4)],
        active=3,
        doors=["wrong-room", "drafted"],
    )

    t.until("charity", "turn-start")
    while t.state.active == 3:
        t.skip()

    assert (t.state.active, t.prompt) == (0, "turn-start")


@rule("munchkin.start-end.first-player")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    for number in range(30):
        t = dealt(4, f"first {number}")
        rolls = [event.about["rolls"] for event in t.state.events if event.kind == "first-roll"]
        left = [seat for seat, die in rolls[-1] if die == max(die for _, die in rolls[-1])]
        assert left == [t.state.active]
        for before, after in itertools.pairwise(rolls):
            assert [seat for seat, _ in after] == [seat for seat, die in before if die == max(die for _, die in before)]


@rule("munchkin.start-end.first-player")
def test_the_host_may_name_the_first_player() -> None:
    assert dealt(4, first=2).state.active == 2
    with pytest.raises(ValueError, match="the seats are 0 to 3"):
        dealt(4, first=4)


@rule("munchkin.sex.chosen-at-setup", "munchkin.sex.starts-as-player")
def test_each_player_shows_a_sex_that_all_see() -> None:
    t = dealt(3, sexes=("male", "male", "female"))

    assert [player["sex"] for player in t.game.view(None)["players"]] == ["male", "male", "female"]
    with pytest.raises(ValueError, match="need 3 sexes"):
        dealt(3, sexes=("male",))


@rule("munchkin.start-end.win-at-ten", "munchkin.start-end.win-at-once", "munchkin.level.gain-kill")
def test_whoever_reaches_level_ten_by_a_kill_wins_at_once() -> None:
    """A Young Deathclaw pays four Treasures; at Level 10 none is drawn."""
    t = table(
        munchkin(level=9, used=["minigun", "powered-armour"], hand=["tin-can"]),
        munchkin(),
        munchkin(),
        foes=["giant-ant"],
    )
    deck = t.state.treasures

    t.close()

    assert t.is_over
    assert t.outcome.winners == (0,)
    assert t.munchkin(0).level == 10
    assert t.state.treasures == deck


@rule("munchkin.start-end.cap-at-ten", "munchkin.victory.two-levels")
def test_a_level_never_goes_above_ten() -> None:
    """Level 9 with a Minigun, Combat Armour and a Mini-Nuke on the table beats a monster worth two levels."""
    t = table(
        munchkin(level=9, classes=["raider.1"], used=["minigun", "combat-armour"], hand=["mini-nuke"]),
        munchkin(),
        munchkin(),
        foes=["mad-overseer"],
    )

    t.act(0, "play:mini-nuke", "side:munchkins")
    t.close()

    assert t.outcome.winners == (0,)
    assert t.munchkin(0).level == 10


@rule("munchkin.start-end.ten-by-kill", "munchkin.conflicts.firm-4-ten-by-kill", "munchkin.level-up-cards.not-ten")
def test_no_card_gives_the_tenth_level() -> None:
    t = table(munchkin(level=9, hand=["rescued-a-radcat", "tin-can"]), munchkin(), munchkin())

    t.choose("play:rescued-a-radcat")

    assert "target:0" not in t.options
    assert {"target:1", "target:2"} <= {*t.options}


def last_turn(*levels: int, turns: int = 149, **options: int) -> Table:
    """The end of the last of so many turns of three players with these Levels."""
    return table(*[munchkin(level=level) for level in levels], active=2, phase="end", turn=turns, options=options)


@rule("munchkin.start-end.longest-game")
def test_after_fifty_rounds_the_highest_levels_win_together() -> None:
    """Ann and Ben have Level 7, Cleo has Level 4."""
    t = last_turn(7, 7, 4)

    assert t.is_over
    assert (t.outcome.winners, t.outcome.losers, t.outcome.scores) == ((0, 1), (2,), (7, 7, 4))
    assert t.outcome.how == "rounds"


@rule("munchkin.start-end.longest-game")
def test_before_the_end_of_the_fiftieth_round_the_game_goes_on() -> None:
    """One turn less: the last player of the round is still to come."""
    t = last_turn(7, 7, 4, turns=148)

    assert not t.is_over
    assert t.state.turn == 149


@pytest.mark.parametrize("rounds", [10, 20, 30, 50])
@rule("munchkin.start-end.longest-game")
def test_a_table_may_settle_on_a_shorter_game(rounds: int) -> None:
    """Three players have had ten turns each, the table has settled on ten rounds: it is over, and not a turn before."""
    last = last_turn(7, 5, 4, turns=3 * rounds - 1, rounds=rounds)
    before = last_turn(7, 5, 4, turns=3 * rounds - 2, rounds=rounds)

    assert last.outcome.winners == (0,)
    assert not before.is_over


@rule("munchkin.start-end.longest-game")
def test_a_game_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="choose one of: 10, 20, 30, 50"):
        dealt(3, rounds=15)


@rule("munchkin.start-end.longest-game")
def test_everybody_sees_which_round_it_is_and_how_many_there_are() -> None:
    """The eighth turn of three players is in the third round."""
    view = table(turn=7, options={"rounds": 20}).game.view(None)

    assert (view["turn"], view["round"], view["rounds"]) == (7, 3, 20)


@rule("munchkin.start-end.first-player", "munchkin.setup.deal-doors", "munchkin.setup.seat-order")
def test_who_begins_is_told_and_the_cards_are_dealt_from_there() -> None:
    """Seat 2 of four begins: first Doors and Treasures for seat 2, then for 3, 0 and 1."""
    t = dealt(4, first=2)

    assert t.told("first-player") == [{"seat": 2}]
    assert t.rules_told("first-player") == ["munchkin.start-end.first-player"]
    draws = [each for each in t.log if each.kind == "draw" and each.rule != "munchkin.junk.compensation"]
    assert [(each.about["seat"], each.about["deck"], each.about["count"], each.rule) for each in draws] == [
        (seat, deck, 4, f"munchkin.setup.deal-{deck}s") for seat in (2, 3, 0, 1) for deck in ("door", "treasure")
    ]


@rule("munchkin.junk.compensation", "munchkin.setup.junk-in-deal")
def test_each_junk_of_the_deal_is_shown_and_what_comes_for_it_is_not() -> None:
    for number in range(6):
        t = dealt(4, f"junk {number}", first=1)
        for seat in range(4):
            first = deal_of(t, seat, "treasure")[:4]
            junk = [card for card in first if t.state.card(card).kind == "junk"]
            shown = [each["cards"] for each in t.told("junk") if each["seat"] == seat]
            more = [each for each in t.log if each.rule == "munchkin.junk.compensation" and each.about["seat"] == seat]
            assert shown == ([junk] if junk else [])
            assert [(each.kind, each.about["deck"], each.about["count"], each.only) for each in more] == (
                [("draw", "treasure", len(junk), (seat,))] if junk else []
            )


@rule("munchkin.sex.chosen-at-setup")
def test_sexes_alternate_unless_they_are_chosen() -> None:
    alternating = [who.sex for who in dealt(5).state.players]
    chosen = [who.sex for who in dealt(3, sexes=["male", "male", "female"]).state.players]

    assert alternating == ["female", "male", "female", "male", "female"]
    assert chosen == ["male", "male", "female"]


@rule("munchkin.start-end.first-player")
def test_ties_for_the_highest_roll_roll_again_and_all_rolls_are_told() -> None:
    t = next(t for number in range(200) if len((t := dealt(3, f"tie {number}")).told("first-roll")) > 1)

    first, *_, last = [dict(each["rolls"]) for each in t.told("first-roll")]
    best = [seat for seat, die in first.items() if die == max(first.values())]

    assert list(first) == [0, 1, 2]
    assert len(best) > 1
    assert set(last) <= set(best)
    assert last[t.state.active] == max(last.values())
    assert list(last.values()).count(max(last.values())) == 1


def test_a_game_begins_with_nothing_behind_it() -> None:
    g = dealt(3, first=1).state

    assert (g.turn, g.fights, g.asked, g.phase, g.met_monster, g.active) == (0, 0, 0, "opening", False, 1)
    for who in g.players:
        assert (who.level, who.alive, who.perk_choices) == (1, True, 0)
        assert (who.dying, who.redraw, who.restoring, who.turned) == (False, False, False, ())


def test_a_copy_of_a_game_shares_neither_players_nor_dice() -> None:
    """What happens in the copy does not happen in the game."""
    g = dealt(3, seed="copy").state
    expected = [g.copy().roll("run", 1) for _ in range(2)]
    twin = g.copy()

    twin.players[0].level = 9
    rolled = [twin.roll("run", 1) for _ in range(20)]

    assert expected[0] == expected[1]
    assert g.players[0].level == 1
    assert [g.copy().roll("run", 1), rolled[0]] == [expected[0], expected[0]]
    assert len({*rolled}) > 1
