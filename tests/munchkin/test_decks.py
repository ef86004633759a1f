"""Drawing, compensation and discarding (topics cards, junk, death)."""

from crossroads.games.munchkin.decks import deal, draw_some
from tests.kit import rule
from tests.kit.munchkin import munchkin, table


@rule("munchkin.cards.deck-reshuffle", "munchkin.cards.partial-draw")
def test_an_empty_deck_is_made_of_its_discards_which_is_told() -> None:
    """One Door is left and two were discarded: of four, three come, and the Treasures stay as they are."""
    t = table(
        munchkin(),
        munchkin(),
        munchkin(),
        doors=["drafted"],
        door_pile=["giant-ant", "stray-dog"],
        only=True,
        phase="loot",
    )
    t.log.clear()

    drawn = draw_some(t.state, "door", 4)

    assert drawn[0] == "drafted"
    assert sorted(drawn[1:]) == ["giant-ant", "stray-dog"]
    assert (t.state.doors, t.state.door_pile) == ((), ())
    told = [(event.kind, event.rule, dict(event.about)) for event in t.state.events if event.kind == "reshuffle"]
    assert told == [("reshuffle", "munchkin.cards.deck-reshuffle", {"deck": "door"})]


def test_what_was_drawn_cannot_be_undone() -> None:
    t = table(munchkin(hand=["tin-can"]), munchkin(), munchkin(), phase="loot", doors=["drafted"])

    t.choose("loot")

    assert not t.game.can_undo


@rule("munchkin.death.dead-get-no-cards")
def test_the_dead_draw_nothing() -> None:
    t = table(munchkin(), munchkin(alive=False), munchkin())
    doors = t.state.doors

    assert deal(t.state, t.munchkin(1), "door", 3, "munchkin.loot-room.condition") == ()

    assert t.state.doors == doors
    assert (t.munchkin(1).hand, t.munchkin(1).received) == ((), ())


@rule("munchkin.junk.compensation", "munchkin.junk.compensation-hidden", "munchkin.junk.compensation-open")
def test_what_comes_for_junk_is_told_of_whoever_drew_it() -> None:
    """Ben finds a knife and a can behind the fridge, and a boot: two more come for the Junk, and all is open."""
    t = table(
        munchkin(),
        munchkin(hand=["stash-behind-the-fridge"]),
        munchkin(),
        active=1,
        treasures=["tin-can", "combat-knife", "left-boot", "gas-mask", "dart-gun"],
    )

    t.choose("play:stash-behind-the-fridge")

    drawn = {"seat": 1, "deck": "treasure"}
    assert t.told("draw-open") == [
        {**drawn, "count": 3, "cards": ["tin-can", "combat-knife", "left-boot"]},
        {**drawn, "count": 2, "cards": ["gas-mask", "dart-gun"]},
    ]
    assert t.rules_told("draw-open")[1] == "munchkin.junk.compensation"
    assert t.told("junk") == [{"seat": 1, "cards": ["tin-can", "left-boot"]}]
