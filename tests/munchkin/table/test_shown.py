"""What a view shows of a fight, a flight and a munchkin's gear, so that nobody who draws it must know a rule."""

from tests.kit.munchkin import gear, munchkin, table


def test_a_fight_says_who_is_ahead_and_what_is_at_stake() -> None:
    """Level 9 against Level 9: a tie is no victory."""
    tied = table(munchkin(level=9), munchkin(), munchkin(), foes=["tar-thing"]).game.view(None)["fight"]
    ahead = table(munchkin(level=10), munchkin(), munchkin(), foes=["tar-thing"]).game.view(None)["fight"]

    assert (tied["munchkins"], tied["monsters"], tied["winning"], tied["treasures"]) == (9, 9, False, 3)
    assert (ahead["munchkins"], ahead["winning"]) == (10, True)


def test_a_flight_says_what_each_pursuer_takes() -> None:
    """From the Radroach 4 is enough, the Tar Thing lets nobody go, and beasts do nothing to their friend."""
    who = munchkin(level=4, hand=["bent-fork"], perks=["friend-of-beasts"])
    t = table(who, munchkin(), munchkin(), foes=["radroach", "tar-thing", "rad-rat"])

    t.until("before-roll")

    assert t.game.view(1)["flight"]["chases"] == [
        {"foe": "radroach", "way": "roll", "needs": 4},
        {"foe": "tar-thing", "way": "never", "needs": 5},
        {"foe": "rad-rat", "way": "sure", "needs": 5},
    ]


def test_a_munchkin_shows_how_many_hands_it_has() -> None:
    t = table(munchkin(), munchkin(level=2, perks=["third-pocket-hand"]), munchkin())

    assert [who["limits"]["hands"] for who in t.game.view(None)["players"]] == [2, 3, 2]


def test_an_item_is_big_only_while_it_counts_as_such() -> None:
    """A Super Sledge is Big; with a Folding Joint it is not."""
    folded = munchkin(used=[gear("super-sledge", "folding-joint")])
    t = table(munchkin(used=["super-sledge"]), munchkin(), munchkin())

    assert t.game.view(None)["players"][0]["gear"][0]["big"]
    assert not table(folded, munchkin(), munchkin()).game.view(None)["players"][0]["gear"][0]["big"]


def test_what_is_attached_to_an_item_lies_where_it_is_played_from() -> None:
    """A modifier and a Cheat are cards of the hand, an open offer is a place of its own."""
    t = table(munchkin(hand=["folding-joint", "cheat.1"], used=["super-sledge"]), munchkin(), munchkin())
    places = {option: t.game.definition.acts.read(option).place for option in t.options}

    assert places["attach:folding-joint:super-sledge"][:2] == ("card", "folding-joint")
    assert places["cheat:cheat.1:super-sledge"][:2] == ("card", "cheat.1")
    assert t.game.definition.acts.read("answer:0").place[:2] == ("offer", "0")
