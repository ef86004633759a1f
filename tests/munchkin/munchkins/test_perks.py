"""Perks (topic perks)."""

import pytest

from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, table

THREE = ["fleet-feet", "lead-stomach", "strong-back"]


def risen(level: int, *perks: str, drawn: list[str] = THREE, traits: list[str] | None = None) -> Table:
    """A munchkin who has just gone up to a Level by a card, and is asked about Perks if there is anything to ask."""
    has = munchkin(level=level - 1, perks=perks, hand=["rescued-a-radcat", "tin-can"], traits=traits or [])
    t = table(has, munchkin(), munchkin(), perks=drawn)
    t.act(0, "play:rescued-a-radcat", "target:0")
    t.settle()
    assert t.munchkin(0).level == level
    return t


@rule(
    "munchkin.perks.even-level",
    "munchkin.perks.keep-one",
    "munchkin.perks.rest-discarded",
    "munchkin.perks.never-in-hand",
)
@pytest.mark.parametrize("level", [2, 4, 6, 8])
def test_each_even_level_brings_three_perks_of_which_one_is_kept(level: int) -> None:
    t = risen(level)

    t.choose("draw")
    assert t.munchkin(0).drawn == ("fleet-feet", "lead-stomach", "strong-back")
    t.choose("keep:lead-stomach")

    assert t.munchkin(0).perks == ("lead-stomach",)
    assert t.state.perk_pile == ("fleet-feet", "strong-back")
    assert t.munchkin(0).hand == ("tin-can",)


@rule("munchkin.perks.odd-level-none")
@pytest.mark.parametrize("level", [3, 5, 7, 9])
def test_an_odd_level_brings_none(level: int) -> None:
    t = risen(level)

    assert t.prompt == "turn-start"


@rule("munchkin.perks.draw-declined", "munchkin.actions.perk-not-saved")
def test_the_draw_may_be_declined_and_is_not_saved() -> None:
    t = risen(2)

    t.choose("decline")

    assert t.munchkin(0).perk_choices == 0
    assert t.munchkin(0).perks == ()
    assert len(t.state.perk_deck) == 20


@rule("munchkin.perks.loss-to-even-none")
def test_a_fall_to_an_even_level_brings_none() -> None:
    t = table(munchkin(level=5, hand=["tin-can"]), munchkin(), munchkin(), doors=["tripwire.1"], phase="kick")

    t.settle()

    assert t.munchkin(0).level == 4
    assert t.prompt == "door-settled"


@rule("munchkin.perks.regained-level", "munchkin.perks.restore-only-surplus")
def test_an_even_level_that_was_lost_and_gained_again_brings_a_choice_again() -> None:
    """At Level 2 with no Perk a Tripwire takes the Level; a card gives it back, with another choice."""
    t = table(
        munchkin(level=2, hand=["rescued-a-radcat", "tin-can"]),
        munchkin(),
        munchkin(),
        doors=["tripwire.1"],
        phase="kick",
    )
    t.settle()

    t.act(0, "play:rescued-a-radcat", "target:0")
    t.settle()

    assert t.prompt == "perk-draw"


@rule("munchkin.perks.powers-start", "munchkin.perks.powers-end")
def test_a_perk_works_from_the_moment_it_is_in_play_until_it_is_discarded() -> None:
    """Lead Stomach adds 2 to the Radiation Defence."""
    t = risen(2, drawn=["lead-stomach", "fleet-feet", "strong-back"])
    assert t.defence(0) == 1

    t.choose("draw", "keep:lead-stomach")

    assert t.defence(0) == 3


@rule("munchkin.perks.powers-end", "munchkin.perks.lost-levels-discard", "munchkin.perks.limit-half-level")
def test_who_falls_too_low_for_a_perk_discards_it_and_its_powers_end() -> None:
    """Level 2 with one Perk: at Level 1 none is allowed."""
    t = table(munchkin(level=2, perks=["lead-stomach"]), munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")

    assert t.munchkin(0).perks == ()
    assert t.defence(0) == 1
    assert t.state.perk_pile == ("lead-stomach",)


@rule("munchkin.perks.lost-levels-choice")
def test_the_owner_chooses_which_surplus_perk_goes() -> None:
    t = table(munchkin(level=4, perks=["lead-stomach", "fleet-feet"]), munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")
    t.choose("lose:lead-stomach")

    assert t.munchkin(0).perks == ("fleet-feet",)


@rule("munchkin.perks.restore-keeps", "munchkin.perks.restore-no-choice", "munchkin.perks.restore-window")
def test_a_level_restored_at_once_saves_the_perk_and_brings_no_other() -> None:
    has = munchkin(level=2, perks=["lead-stomach"], hand=["rescued-a-radcat", "tin-can"])
    t = table(has, munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")
    t.settle()
    assert (t.seat, t.prompt) == (0, "restore")
    t.choose("play:rescued-a-radcat")
    t.settle()

    assert t.munchkin(0).level == 2
    assert t.munchkin(0).perks == ("lead-stomach",)
    assert t.prompt == "turn-start"


@rule("munchkin.perks.restore-window")
def test_who_does_not_restore_the_level_loses_the_perk() -> None:
    has = munchkin(level=2, perks=["lead-stomach"], hand=["rescued-a-radcat"])
    t = table(has, munchkin(hand=["tripwire.1"]), munchkin())

    t.act(1, "play:tripwire.1", "target:0")
    t.until("restore")
    t.choose("none")

    assert t.munchkin(0).perks == ()


@rule("munchkin.perks.restore-partial")
def test_a_restoration_that_does_not_reach_the_level_saves_nothing() -> None:
    """Two Perks at Level 4, three levels lost: one level back is still too low for any Perk."""
    has = munchkin(level=4, perks=["lead-stomach", "fleet-feet"], hand=["rescued-a-radcat"])
    t = table(has, munchkin(hand=["tin-can"]), munchkin(), foes=["mirelurk-king"], dice=[6, 1])

    t.until("restore")
    assert t.munchkin(0).level == 1
    t.choose("play:rescued-a-radcat")
    t.until("lose-perk")
    t.choose("lose:fleet-feet")

    assert t.munchkin(0).level == 2
    assert t.munchkin(0).perks == ("lead-stomach",)


@rule("munchkin.perks.swap-at-limit", "munchkin.perks.swap-discards-old", "munchkin.actions.any-perk")
def test_at_the_limit_a_new_perk_takes_the_place_of_an_old_one() -> None:
    t = risen(6, "thick-hide", "pack-rat")

    t.choose("draw")
    assert {"none", "keep:fleet-feet"} <= {*t.options}
    t.choose("keep:fleet-feet", "lose:pack-rat")

    assert t.munchkin(0).perks == ("thick-hide", "fleet-feet")


@rule("munchkin.perks.swap-at-limit")
def test_at_the_limit_none_may_be_taken_after_looking() -> None:
    t = risen(6, "thick-hide", "pack-rat")

    t.choose("draw", "none")

    assert t.munchkin(0).perks == ("thick-hide", "pack-rat")
    assert len(t.state.perk_pile) == 3


@rule("munchkin.perks.free-slot-must-keep")
def test_below_the_limit_one_must_be_kept() -> None:
    t = risen(4, "thick-hide")

    t.choose("draw")

    assert "none" not in t.options
    assert t.refused("none") == "munchkin.perks.free-slot-must-keep"


@rule("munchkin.perks.after-combat-order", "munchkin.victory.order")
def test_after_a_fight_the_treasures_come_before_the_perk() -> None:
    t = table(
        munchkin(level=3, hand=["tin-can"]), munchkin(), munchkin(), foes=["giant-ant"], treasures=["baseball-bat"]
    )

    t.close()
    assert (t.prompt, t.munchkin(0).received) == ("receipt", ("baseball-bat",))
    t.choose("done")

    assert t.prompt == "perk-draw"


@rule("munchkin.perks.in-combat", "munchkin.level-up-cards.in-combat-counts")
def test_a_perk_may_be_gained_in_the_middle_of_a_fight() -> None:
    """Thick Hide adds 1 and the Level 1: from 1 to 3 against a Giant Ant of 2."""
    has = munchkin(hand=["rescued-a-radcat"])
    t = table(
        has, munchkin(hand=["tin-can"]), munchkin(), foes=["giant-ant"], perks=["thick-hide", "fleet-feet", "pack-rat"]
    )

    t.act(0, "play:rescued-a-radcat", "target:0")
    t.until("perk-draw")
    t.choose("draw", "keep:thick-hide")

    assert t.sides == (3, 2)


@rule("munchkin.perks.two-even-levels", "munchkin.level.step-by-step", "munchkin.victory.level-per-monster")
def test_two_even_levels_in_one_step_bring_two_choices_one_after_the_other() -> None:
    """From Level 3 to 6 by three kills: Level 4 and Level 6 each bring a choice."""
    has = munchkin(level=3, used=["minigun"], hand=["tin-can"])
    t = table(has, munchkin(), munchkin(), foes=["giant-ant", "mole-rat-pup", "stray-dog"])

    t.until("perk-draw")
    t.choose("decline")

    assert t.munchkin(0).level == 6
    assert t.prompt == "perk-draw"


@rule("munchkin.perks.limit-at-choice")
def test_the_limit_is_that_of_the_level_at_the_choice() -> None:
    """Two monsters lift a munchkin from Level 3 to 5: the choice for Level 4 is made with the limit of Level 5."""
    t = table(
        munchkin(level=3, used=["minigun"], hand=["tin-can"]),
        munchkin(),
        munchkin(),
        foes=["giant-ant", "mole-rat-pup"],
        perks=THREE,
    )

    t.until("perk-draw")
    assert t.munchkin(0).level == 5
    t.choose("draw", "keep:fleet-feet")

    assert t.munchkin(0).perks == ("fleet-feet",)


@rule("munchkin.perks.short-deck")
def test_if_fewer_than_three_are_left_the_choice_is_among_those() -> None:
    has = munchkin(hand=["rescued-a-radcat", "tin-can"])
    t = table(has, munchkin(), munchkin(), perks=["fleet-feet"], perk_pile=["lead-stomach"], only=True)

    t.act(0, "play:rescued-a-radcat", "target:0")
    t.until("perk-draw")
    t.choose("draw")

    assert sorted(t.munchkin(0).drawn) == ["fleet-feet", "lead-stomach"]


@rule("munchkin.perks.not-transferable", "munchkin.trading.items-only")
def test_a_perk_can_be_neither_traded_nor_asked_for() -> None:
    t = table(
        munchkin(level=4, perks=["thick-hide"], used=["baseball-bat"], hand=["tin-can"]),
        munchkin(used=["combat-knife"]),
        munchkin(),
    )

    t.choose("trade:1")

    assert "give:baseball-bat" in t.options
    assert "give:thick-hide" not in t.options


@rule("munchkin.perks.flavour-no-effect")
def test_the_joke_on_a_perk_has_no_effect() -> None:
    """What a Perk does is in its words alone: all 20 have at least one, and no joke is among them."""
    content = table().state.content

    perks = [card for card in content.cards.values() if card.kind == "perk"]
    assert len(perks) == 20
    assert all(card.words and not any(hasattr(word, "joke") for word in card.words) for card in perks)


@rule("munchkin.hidden-information.perk-choice-secret")
def test_only_the_drawing_player_sees_the_three_perks() -> None:
    t = risen(2)

    t.choose("draw")
    assert t.game.view(0)["players"][0]["drawn"] == THREE
    assert [t.game.view(seat)["players"][0]["drawn"] for seat in (1, 2, None)] == [3, 3, 3]
    t.choose("keep:fleet-feet")

    assert t.game.view(1)["players"][0]["perks"] == ["fleet-feet"]
    assert t.game.view(1)["piles"]["perk"] == {"count": 2, "top": "strong-back"}
