"""Perks: used once, in the own turn, and back to the deck."""

from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, TORSO, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets


@rule("fallout.perk-cards.one-use")
def test_a_perk_is_discarded_for_its_effect() -> None:
    """'4 caps': they are gained without an action, and the perk is gone, so it cannot be used again."""
    t = wasteland(survivor(caps=1, perks=["cap-collector", "life-giver"]), survivor())

    t.choose("perk:cap-collector")

    assert (t.survivor().caps, t.survivor().perks, t.state.actions) == (5, ("life-giver",), 2)
    assert t.refused("perk:cap-collector") == "fallout.perk-cards.one-use"


@rule("fallout.perk-cards.one-use")
def test_every_perk_is_paid_by_discarding_it() -> None:
    """14 perks, two for each letter, and not one is merely exhausted."""
    perks = deal().state.content.perks.values()

    assert sorted(perk.letter for perk in perks) == sorted("SPECIAL" * 2)
    assert {perk.use.pay for perk in perks} == {"discard"}


@rule("fallout.perk-cards.own-turn-only")
def test_a_perk_is_not_used_in_the_turn_of_another() -> None:
    """It is B's turn: A's perk is refused; in A's turn it is offered."""
    t = wasteland(survivor(perks=["cap-collector"]), survivor())
    assert "perk:cap-collector" in t.options

    t.choose("end")

    assert t.seat == 1
    assert t.refused("perk:cap-collector", seat=0) == "fallout.perk-cards.own-turn-only"


@rule("fallout.perk-cards.own-turn-only")
def test_a_perk_for_fights_does_not_help_against_an_attack_at_the_end_of_a_round() -> None:
    """Big Leagues in A's own fight is offered; when a raider attacks at the end of the round nothing is asked."""
    t = wasteland(
        survivor(perks=["big-leagues"]),
        survivor(space="camp.e"),
        enemies=[enemy("raider-veteran", "camp.c")],
        agendas=["security-2", "legend-1"],  # humans, then shield
        dice=[TORSO] * 6,  # no area of the veteran's
    )

    t.choose("fight:raider-veteran")
    assert "perk:big-leagues" in t.options
    t.choose("go-on", "stop", "go-on", "end", "end")

    assert (t.prompt, t.state.round, t.survivor().perks) == ("turn", 2, ("big-leagues",))
    assert t.happened("fight")


@rule("fallout.perk-cards.own-turn-only")
def test_well_rested_opens_the_rerolls_of_an_attack_and_no_perk() -> None:
    """At the end of a round a Well Rested survivor is asked about rerolls: the perk for dice is refused."""
    t = wasteland(
        survivor(perks=["mysterious-aid"], traits=["well-rested"]),
        survivor(space="camp.e"),
        enemies=[enemy("raider-veteran", "camp.c")],
        agendas=["security-2", "legend-1"],
        dice=[HEAD, LEGS, LEGS] * 2,
    )

    t.choose("end", "end")

    assert (t.prompt, t.seat) == ("reroll", 0)
    assert t.refused("perk:mysterious-aid") == "fallout.perk-cards.own-turn-only"


@rule("fallout.perk-cards.own-turn-only", "fallout.killed.no-perks-after")
def test_a_perk_saves_nobody_whom_an_enemy_has_killed() -> None:
    """Killed in A's own fight the turn has no more perks; killed at the end of a round it is not A's turn at all."""
    for acts, rule_id in (
        (["fight:raider-veteran", "go-on", "stop"], "fallout.killed.no-perks-after"),
        (["end", "end"], "fallout.perk-cards.own-turn-only"),
    ):
        t = wasteland(
            survivor(hp=2, perks=["life-giver", "big-leagues"]),
            survivor(space="camp.e"),
            enemies=[enemy("raider-veteran", "camp.c")],
            agendas=["security-2", "legend-1"],
            dice=[TORSO] * 3,
        )
        t.choose(*acts)
        assert (t.prompt, t.refused("perk:life-giver")) == ("return", rule_id)


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_waits_for_the_end_of_an_action() -> None:
    """In the reroll step of A's fight a perk without a text that allows it is refused, one that does is offered."""
    t = wasteland(
        survivor(perks=["cap-collector", "mysterious-aid"]), enemies=[enemy("mole-rat", "camp.c")], dice=[HEAD] * 3
    )

    t.choose("fight:mole-rat")

    assert (t.prompt, "perk:mysterious-aid" in t.options) == ("reroll", True)
    assert t.refused("perk:cap-collector") == "fallout.perk-cards.not-mid-action"


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_for_rolls_is_not_refused_for_an_action_that_nobody_takes() -> None:
    """Between actions a perk for fights and one for the dice of any roll are refused because this is no such moment."""
    t = wasteland(survivor(perks=["big-leagues", "mysterious-aid"]))

    assert t.refused("perk:big-leagues") == "fallout.combat.during-a-fight"
    assert t.refused("perk:mysterious-aid") == "fallout.combat.reroll-step-cards"


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_is_not_used_in_the_midst_of_an_encounter_or_a_camp() -> None:
    """While A reads an encounter, and while A camps, the perk is refused; afterwards it is there."""
    t = meets("", survivor(perks=["cap-collector"]))
    assert t.refused("perk:cap-collector") == "fallout.perk-cards.not-mid-action"
    t.choose("option:do")
    assert "perk:cap-collector" in t.options

    t.choose("camp")

    assert t.refused("perk:cap-collector") == "fallout.perk-cards.not-mid-action"


@rule("fallout.perk-cards.not-mid-action")
def test_a_perk_is_used_between_two_steps_of_a_move() -> None:
    """One of two points is spent: the perk is used, and the other point is there still."""
    t = wasteland(survivor(perks=["cap-collector"]), survivor())

    t.choose("move", "step:camp.d", "perk:cap-collector")
    assert (t.survivor().caps, t.state.points) == (7, 1)
    t.choose("step:camp.e")

    assert t.survivor().space == "camp.e"


@rule("fallout.perk-cards.open")
def test_all_perks_are_open() -> None:
    """B holds two: A's view and a spectator's show them, and the whole perk deck beside."""
    t = wasteland(survivor(), survivor(perks=["hacker", "rifleman"]))

    for seat in (0, None):
        seen = t.game.view(seat)
        assert seen["survivors"][1]["perks"] == ["hacker", "rifleman"]
        assert sorted([*seen["perks"], "hacker", "rifleman"]) == sorted(t.state.content.perks)


@rule("fallout.perk-cards.back-to-deck")
def test_a_used_perk_can_be_gained_again() -> None:
    """A uses the only S perk there is; B then gains a perk for S and gets that card."""
    school = encounter_card("school", "id: do, success: [{do: perk, letter: S}]")
    t = wasteland(
        survivor(perks=["heavy-lifter"]),
        survivor(space="dia.d"),
        packs=(story_pack(encounters=school),),
        encounters={"settlement": ["school"]},
        state={"perk_deck": ("hacker",)},
    )

    t.choose("perk:heavy-lifter")
    assert sorted(t.state.perk_deck) == ["hacker", "heavy-lifter"]
    t.choose("end", "encounter", "option:do")

    assert (t.survivor(0).perks, t.survivor(1).perks, t.state.perk_deck) == ((), ("heavy-lifter",), ("hacker",))


@rule("fallout.perk-cards.no-limit-held")
def test_any_number_of_perks_can_be_had() -> None:
    """Four perks and a fifth: nothing has to be given up."""
    four = ["hacker", "rifleman", "cap-collector", "action-boy"]
    t = meets("{do: perk, letter: E}", survivor(perks=four))

    t.choose("option:do", "take-perk:life-giver")

    assert (t.survivor().perks, t.prompt) == ((*four, "life-giver"), "turn")
