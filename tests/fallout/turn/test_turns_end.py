"""A turn of Fallout ends: nothing that changes nothing can go on for ever (topics equip, loyalty, trading)."""

from tests.kit import rule
from tests.kit.fallout import Wasteland, story_pack, survivor, wasteland
from tests.kit.stories import meets


def worn(t: Wasteland) -> list[str]:
    return [held.id for held in t.survivor().equipped]


@rule("fallout.equip.once-each")
def test_a_card_is_equipped_once_at_the_start_of_a_turn() -> None:
    """The suit is taken off, put on and taken off: it stays off until the next turn."""
    t = wasteland(survivor(apparel="metal-armor"), survivor(space="dia.d"))

    t.choose("unequip:metal-armor", "equip:metal-armor", "unequip:metal-armor")

    assert t.refused("equip:metal-armor") == "fallout.equip.once-each"
    t.end_turn()
    t.end_turn()
    assert "equip:metal-armor" in t.options


@rule("fallout.equip.once-each")
def test_a_swap_can_be_taken_back_and_then_no_more() -> None:
    """Pistol, rifle, pistol: both were equipped; to take the last one off is still allowed, other cards are free."""
    t = wasteland(survivor(weapon="machete", inventory=["pipe-wrench", "metal-armor"]))

    t.choose("equip:pipe-wrench", "equip:machete")

    assert worn(t) == ["machete"]
    assert t.refused("equip:pipe-wrench") == "fallout.equip.once-each"
    t.choose("equip:metal-armor", "unequip:machete")
    assert t.refused("equip:machete") == "fallout.equip.once-each"
    assert "unequip:metal-armor" in t.options


@rule("fallout.equip.once-each", "fallout.equip.no-change-otherwise")
def test_each_camp_is_a_time_of_its_own() -> None:
    """At a table that changes equipment in camps: once at the start of the turn, and once in each of two camps."""
    t = wasteland(survivor(apparel="metal-armor"), options={"equip_at_camp": True})

    t.choose("unequip:metal-armor", "equip:metal-armor", "unequip:metal-armor", "camp", "camp:ready")
    t.choose("equip:metal-armor", "unequip:metal-armor")
    assert t.refused("equip:metal-armor") == "fallout.equip.once-each"
    t.choose("done", "camp")

    assert "equip:metal-armor" in t.options


@rule("fallout.equip.once-each", "fallout.equip.gain-only-that-card")
def test_a_gain_is_a_time_of_its_own_where_any_card_may_be_changed() -> None:
    """At a table that changes any card on a gain: machete off, on, off, and then it stays off."""
    pack = story_pack(
        loot="- {id: crate, kind: aid, uses: [{moment: turn, pay: discard, effects: [{do: pick-loot, drawn: 1, kept: 1}]}]}\n"
    )
    t = wasteland(
        survivor(weapon="machete", inventory=["crate"]),
        packs=[pack],
        loot=["junk"],
        options={"equip_on_gain": "any-card"},
    )

    t.choose("use:crate", "unequip:machete", "equip:machete", "unequip:machete")

    assert (t.prompt, worn(t)) == ("turn", [])  # nothing was left to change


@rule("fallout.equip.once-each", "fallout.inventory.limit", "fallout.equip.gain-only-that-card")
def test_a_gain_that_lets_any_card_be_changed_says_why_one_cannot() -> None:
    """The machete was put on and off again; with three cards carried, the armor cannot be taken off."""
    t = meets(
        "{do: draw, deck: loot}",
        survivor(weapon="machete", apparel="metal-armor", inventory=["pipe-wrench"]),
        loot=["junk"],
        options={"equip_on_gain": "any-card"},
    )

    t.choose("option:do", "unequip:machete", "equip:machete", "unequip:machete")

    assert t.refused("equip:machete") == "fallout.equip.once-each"
    assert t.refused("unequip:metal-armor") == "fallout.inventory.limit"
    assert t.options == ("equip:pipe-wrench", "keep")


@rule("fallout.loyalty.once-each")
def test_an_agenda_is_laid_faceup_once_at_the_start_of_a_turn() -> None:
    """Declared and taken back, it is not declared again before the next turn; another one is."""
    t = wasteland(survivor(agendas=["freedom-1", "security-1"]), survivor(space="dia.d"))

    t.choose("loyal:freedom-1", "withdraw")

    assert t.refused("loyal:freedom-1") == "fallout.loyalty.once-each"
    t.choose("loyal:security-1", "withdraw")
    assert not [option for option in t.options if option.startswith("loyal:")]
    t.end_turn()
    t.end_turn()
    assert {"loyal:freedom-1", "loyal:security-1"} <= {*t.options}


@rule("fallout.trading.three-offers")
def test_three_offers_are_begun_with_one_partner_in_a_camp_and_the_dropped_one_counts() -> None:
    """One refused, one dropped, one refused: no fourth with B in this camp, but three with C, and three in the next."""
    t = wasteland(survivor(caps=3), survivor(), survivor())
    t.choose("camp", "camp:all")

    t.choose(
        "trade:1", "give-cap", "propose", "refuse", "trade:1", "cancel", "trade:1", "give-cap", "propose", "refuse"
    )

    assert t.refused("trade:1") == "fallout.trading.three-offers"
    t.choose("trade:2", "cancel", "trade:2", "cancel", "trade:2", "cancel")
    assert t.options == ("done",)
    t.choose("done", "camp")
    assert {"trade:1", "trade:2"} <= {*t.options}


@rule("fallout.trading.three-offers")
def test_a_counter_offer_counts_and_the_third_has_none() -> None:
    """A's offer, B's in its place, A's in the place of that: B accepts or refuses, and A begins no other."""
    t = wasteland(survivor(caps=2), survivor(caps=2))
    t.choose("camp", "camp:all", "trade:1", "give-cap", "propose")

    t.choose("counter", "ask-cap", "propose", "counter", "give-cap", "ask-cap", "propose")

    assert (t.seat, t.options) == (1, ("accept", "refuse"))
    assert t.refused("counter") == "fallout.trading.three-offers"
    t.choose("accept")
    assert t.refused("trade:1") == "fallout.trading.three-offers"


@rule("fallout.trading.three-offers")
def test_counters_count_for_the_partner_whoever_makes_them() -> None:
    """B answers A's second offer with one of its own: those were three, and A does not answer with another."""
    t = wasteland(survivor(caps=2), survivor(caps=2), survivor())
    t.choose(
        "camp", "camp:all", "trade:1", "cancel", "trade:1", "give-cap", "propose", "counter", "give-cap", "propose"
    )

    assert (t.seat, t.options) == (0, ("accept", "refuse"))
    t.choose("refuse")
    assert t.refused("trade:1") == "fallout.trading.three-offers"
    assert "trade:2" in t.options
