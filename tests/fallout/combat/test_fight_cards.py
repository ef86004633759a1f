"""Cards that are used in a fight: in which step, for what, and how often."""

from tests.fallout.combat.duels import MISS, PACK, duel
from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LIMBS, Wasteland, survivor, wasteland


def rerolls(t: Wasteland) -> int:
    assert t.state.rolling is not None
    return t.state.rolling.rerolls


@rule("fallout.combat.during-a-fight")
def test_cards_for_a_fight_can_be_used_in_any_step() -> None:
    """Raider armor cancels a hit before the roll or after it; Hancock strikes before, after the roll, or after the hits."""
    for moment in ("before", "after"):
        t = duel(survivor(apparel="raider-armor"), "deathclaw", dice=[ARMS, ARMS, HEAD])
        t.choose("fight:deathclaw", *(["use:raider-armor"] if moment == "before" else ["go-on", "use:raider-armor"]))
        assert (t.prompt, t.survivor().hp) == ("turn", 13)
    for way in (["use:hancock"], ["go-on", "use:hancock"], ["go-on", "stop", "use:hancock"]):
        t = duel(survivor(special="S", companion="hancock"), "radroach", dice=MISS)
        t.choose("fight:radroach", *way)
        assert t.enemies_at("camp.c") == []
        assert t.survivor().companion is not None


@rule("fallout.combat.during-a-fight")
def test_a_card_that_heals_in_a_fight_can_be_used_after_the_enemys_hits() -> None:
    """Three icons take three HP; the bandage, kept until then, gives two back, whether the dice kill or miss."""
    has = survivor(inventory=["bandage"], companion="hancock")
    sure = duel(has, "radroach", dice=[ARMS, ARMS, ARMS])
    missed = duel(has, "mole-rat", dice=[ARMS, ARMS, ARMS])

    sure.choose("fight:radroach", "go-on", "stop")
    missed.choose("fight:mole-rat", "go-on", "stop")

    assert sure.options == ("use:bandage", "go-on")  # a dead enemy needs no more hits
    assert missed.options == ("use:hancock", "use:bandage", "go-on")
    for t in (sure, missed):
        assert (t.prompt, t.survivor().hp) == ("window-strike", 13)
        t.choose("use:bandage")
        assert [event.rule for event in t.happened("use")] == ["fallout.combat.during-a-fight"]
        assert (t.survivor().hp, t.survivor().inventory) == (15, ())


@rule("fallout.combat.during-a-fight")
def test_cards_for_a_fight_do_nothing_in_a_test() -> None:
    """Preston Garvey gives a reroll in a fight: in a test he is refused; Piper, who helps in tests, is in a fight."""
    test = wasteland(
        survivor(companion="preston-garvey", traits=["well-rested"]), packs=[PACK], quests=["hunt"], dice=MISS
    )
    fight = duel(survivor(companion="piper", traits=["well-rested"]), "deathclaw", dice=MISS)

    test.choose("quest:hunt:test")
    fight.choose("fight:deathclaw")

    assert test.refused("use:preston-garvey") == "fallout.combat.during-a-fight"
    assert fight.refused("use:piper") == "fallout.golden-rules.use-as-printed"


@rule("fallout.combat.before-a-fight")
def test_cards_for_before_a_fight_are_used_before_the_dice() -> None:
    """War paint is offered before the roll and gives a reroll; once the dice lie there it is refused."""
    used = duel(survivor(inventory=["war-paint"]), "deathclaw", dice=MISS)
    kept = duel(survivor(inventory=["war-paint"], traits=["well-rested"]), "deathclaw", dice=MISS)

    used.choose("fight:deathclaw")
    assert (used.prompt, used.happened("roll")) == ("window-before", [])
    used.choose("use:war-paint")
    kept.choose("fight:deathclaw", "go-on")

    assert (used.prompt, rerolls(used)) == ("reroll", 1)
    assert kept.refused("use:war-paint") == "fallout.combat.before-a-fight"


@rule("fallout.combat.tokens-used")
def test_the_letters_on_the_weapon_count_as_used() -> None:
    """Grognak needs S in the roll: with a knife showing S and A he gives two rerolls, with a rifle showing P none."""
    knife = duel(
        survivor(special="S", weapon="combat-knife", inventory=["grognak-the-barbarian"]), "deathclaw", dice=MISS
    )
    rifle = duel(
        survivor(special="SP", weapon="pipe-rifle", inventory=["grognak-the-barbarian"]), "deathclaw", dice=MISS
    )

    knife.choose("fight:deathclaw", "use:grognak-the-barbarian")
    rifle.choose("fight:deathclaw")

    assert rerolls(knife) == 3
    assert rifle.refused("use:grognak-the-barbarian") == "fallout.golden-rules.use-as-printed"


@rule("fallout.combat.tokens-used-owned")
def test_letters_on_the_weapon_count_whether_owned_or_not() -> None:
    """A knife shows S and A: Grognak (S) and Covert Operations (A) work for a survivor who has neither."""
    magazines = ["grognak-the-barbarian", "covert-operations"]
    t = duel(survivor(weapon="combat-knife", inventory=magazines), "deathclaw", dice=MISS)

    t.choose("fight:deathclaw")
    assert rerolls(t) == 0
    t.choose("use:grognak-the-barbarian", "use:covert-operations")

    assert rerolls(t) == 4


@rule("fallout.combat.reroll-step-cards")
def test_cards_that_give_rerolls_belong_to_step_two() -> None:
    """Preston Garvey gives a reroll once the dice lie there, neither before the roll nor after the enemy's hits."""
    t = duel(survivor(companion="preston-garvey", perks=["big-leagues"]), "deathclaw", dice=MISS)

    t.choose("fight:deathclaw")
    assert t.prompt == "window-before"
    assert [(window.about, window.awaited) for window in t.game.windows] == [({"enemy": "deathclaw"}, (0,))]
    assert t.refused("use:preston-garvey") == "fallout.combat.reroll-step-cards"
    t.choose("go-on")
    assert "use:preston-garvey" in t.options
    t.choose("stop")

    assert t.prompt == "window-strike"
    assert t.refused("use:preston-garvey") == "fallout.combat.reroll-step-cards"


@rule("fallout.combat.reroll-step-cards")
def test_a_card_that_turns_a_die_belongs_to_step_two() -> None:
    """Mysterious Aid turns a die to a torso in step 2 and so wins; before and after it is refused."""
    t = duel(survivor(special="S", perks=["mysterious-aid", "big-leagues"]), "radroach", dice=MISS)

    t.choose("fight:radroach")
    assert t.refused("perk:mysterious-aid") == "fallout.combat.reroll-step-cards"
    t.choose("go-on", "perk:mysterious-aid", f"die:1:{LIMBS}", "stop")

    assert t.enemies_at("camp.c") == []
