"""Turns: the window at the start, two actions, what else can be done, and what is lost at the end."""

import pytest

from crossroads.games.fallout.survivor import Held
from tests.kit import rule
from tests.kit.fallout import HEAD, Wasteland, enemy, story_pack, survivor, wasteland


@rule("fallout.turns.two-actions")
def test_there_is_no_third_action() -> None:
    """A has moved and camped: move, camp, explore and fight are all refused, the turn can only go on without actions."""
    t = wasteland(survivor(space="camp.e"))

    assert t.state.actions == 2
    t.choose("move", "camp", "camp:all")

    assert t.state.actions == 0
    for act in ("move", "camp", "encounter", "explore:tile-1"):
        assert t.refused(act) == "fallout.turns.two-actions"
    assert "end" in t.options


@rule("fallout.turns.two-actions")
def test_a_fight_is_one_of_the_two() -> None:
    """One fight leaves one action, two fights leave none, and the enemy cannot be fought a third time."""
    t = wasteland(survivor(), enemies=[enemy("radroach", "camp.c")], dice=[HEAD] * 6)

    t.choose("fight:radroach")
    assert t.state.actions == 1
    t.choose("fight:radroach")

    assert t.state.actions == 0
    assert t.refused("fight:radroach") == "fallout.turns.two-actions"


@rule("fallout.turns.turn-effects")
def test_an_item_is_used_without_an_action() -> None:
    """After one action A uses a stimpak for 6 HP: one action is still there."""
    t = wasteland(survivor(hp=8, inventory=["stimpak"]))

    t.choose("move", "use:stimpak")

    assert (t.survivor().hp, t.state.actions, t.state.points) == (14, 1, 2)


@rule("fallout.turns.turn-effects")
@pytest.mark.parametrize(("option", "caps", "hp"), [("perk:cap-collector", 7, 10), ("use:codsworth", 3, 12)])
def test_perks_and_companions_cost_no_action_either(option: str, caps: int, hp: int) -> None:
    """A perk for 4 caps and a companion for 2 HP: two actions before, two after."""
    t = wasteland(survivor(hp=10, perks=["cap-collector"], companion="codsworth"))

    t.choose(option)

    assert (t.survivor().caps, t.survivor().hp, t.state.actions) == (caps, hp, 2)


@rule("fallout.turns.turn-effects")
def test_only_in_the_own_turn() -> None:
    """B's stimpak cannot be used in A's turn, who has a card as well."""
    t = wasteland(survivor(hp=8, inventory=["junk"]), survivor(hp=8, inventory=["stimpak"]))

    assert t.withheld("use:stimpak", owner=1) == "fallout.turns.turn-effects"


@rule("fallout.turns.turn-effects", "fallout.camp-action.order")
@pytest.mark.parametrize("brings", ["camp", "action", "calm"])
@pytest.mark.parametrize(("besides", "kept"), [("", 1), ("{do: heal, amount: 1}, ", 0)])
def test_a_card_brings_nothing_for_a_turn_between_the_rounds(brings: str, besides: str, kept: int) -> None:
    """B kills an attacker at the end of a round and has a card for kills that camps: nobody camps, and B only heals by it."""
    use = f"moment: kill, pay: discard, effects: [{besides}{{do: {brings}}}]"
    pack = story_pack(loot=f"- {{id: whistle, kind: aid, cost: 1, uses: [{{{use}}}]}}\n")
    t = wasteland(
        survivor(),
        survivor(space="camp.e", inventory=["whistle"]),
        packs=(pack,),
        enemies=[enemy("raider", "camp.e")],
        agendas=["security-2", "legend-1"],  # humans, then shield
        loot=["fistful-of-caps"],
        dice=[HEAD] * 3,
    )

    t.choose("end", "end")
    while t.prompt != "turn":
        t.choose(t.options[0])

    assert (t.seat, t.state.camping, t.state.actions) == (0, None, 2)
    assert len(t.survivor(1).inventory) == kept
    assert not t.happened("actions")


@rule("fallout.turns.start-of-turn-window", "fallout.turns.start-window-order")
@pytest.mark.parametrize("order", [("equip:machete", "loyal:freedom-1"), ("loyal:freedom-1", "equip:machete")])
def test_before_anything_else_equipment_and_loyalty_can_change(order: tuple[str, str]) -> None:
    """A swaps two weapons and declares a loyalty, in either order, and still has two actions."""
    t = wasteland(survivor(weapon="baseball-bat", inventory=["machete"], agendas=["freedom-1"]))

    t.choose(*order)

    assert t.survivor().weapon == Held("machete")
    assert [held.id for held in t.survivor().inventory] == ["baseball-bat"]
    assert t.survivor().loyal_by == "freedom-1"
    assert t.state.actions == 2


@rule("fallout.turns.start-of-turn-window")
def test_the_window_opens_at_the_start_of_every_turn() -> None:
    """A closed the window in the last turn: in the next one it is open again, and a loyalty can be withdrawn."""
    t = wasteland(survivor(inventory=["machete"], loyal_by="freedom-1"), survivor())

    t.choose("move")
    assert t.refused("equip:machete") == "fallout.equip.no-change-otherwise"
    t.end_turn()
    t.end_turn()

    t.choose("equip:machete", "withdraw")
    assert t.survivor().agendas == ("freedom-1",)


@rule("fallout.turns.start-window-order")
def test_things_can_be_done_more_than_once_in_the_window() -> None:
    """Put away, declare, equip again, withdraw: all in one window, as its owner likes."""
    t = wasteland(survivor(weapon="machete", agendas=["freedom-1"]))

    t.choose("unequip:machete", "loyal:freedom-1", "equip:machete", "withdraw")

    assert t.survivor().weapon == Held("machete")
    assert t.survivor().loyal_by == ""


@rule("fallout.turns.start-window-closes")
@pytest.mark.parametrize("first", ["move", "use:water", "perk:cap-collector"])
def test_the_first_other_thing_closes_the_window(first: str) -> None:
    """After an action, an item or a perk neither armor nor loyalty can be changed in this turn."""
    t = wasteland(
        survivor(inventory=["metal-armor", "water"], weapon="machete", perks=["cap-collector"], agendas=["freedom-1"])
    )
    assert {"equip:metal-armor", "unequip:machete", "loyal:freedom-1"} <= {*t.options}

    t.choose(first)

    assert t.refused("equip:metal-armor") == "fallout.equip.no-change-otherwise"
    assert t.refused("unequip:machete") == "fallout.equip.no-change-otherwise"
    assert t.refused("loyal:freedom-1") == "fallout.loyalty.not-during-turn"


@rule("fallout.turns.next-clockwise")
@pytest.mark.parametrize(("turn", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_clockwise_follows(turn: int, then: int) -> None:
    """A, B, C: after B comes C, after C comes A."""
    t = wasteland(survivor(), survivor(), survivor(), turn=turn)

    t.choose("end")

    assert (t.seat, t.state.actions, t.state.fresh) == (then, 2, True)


@rule("fallout.turns.effects-after-actions")
def test_effects_can_be_used_after_the_second_action() -> None:
    """Both actions are spent: a stimpak and a perk still work, and movement that the perk gives can be used."""
    t = wasteland(survivor(hp=8, space="camp.c", inventory=["stimpak"], perks=["moving-target"]), actions=0)

    t.choose("use:stimpak", "perk:moving-target", "step:camp.d", "end")

    assert (t.survivor().hp, t.survivor().space) == (14, "camp.d")


@rule("fallout.turns.effects-after-actions")
def test_the_turn_does_not_end_by_itself() -> None:
    """With nothing left to do the turn waits for its owner to end it."""
    t = wasteland(survivor(), survivor(), actions=0)

    assert (t.seat, t.options) == (0, ("end",))


@rule("fallout.turns.points-expire")
def test_movement_points_do_not_last_to_the_next_turn() -> None:
    """A ends the turn with 1 point: in A's next turn there are 0 points and no step without an action."""
    t = wasteland(survivor(), survivor(), points=1)

    t.end_turn()
    assert t.state.points == 0
    t.end_turn()

    assert (t.seat, t.state.points) == (0, 0)
    assert t.refused("step:camp.d") == "fallout.move-action.needs-point"


@rule("fallout.turns.points-expire")
def test_calm_ends_with_the_turn_before_too_many_cards_are_discarded() -> None:
    """A ends a calm turn with five cards: while A chooses what to discard, nobody is calm any more."""
    t = wasteland(survivor(inventory=["stimpak", "junk", "jet", "psycho", "buffout"]), state={"calm": True})
    assert t.game.view(0)["calm"]

    t.choose("end")

    assert (t.seat, t.state.actions) == (0, 0)
    assert not t.game.view(0)["calm"]


@rule("fallout.turns.turn-effects", "fallout.turns.two-actions")
@pytest.mark.parametrize("effect", ["{do: movement, amount: 2}", "{do: action}", "{do: calm}"])
def test_what_belongs_to_a_turn_is_of_no_use_in_an_attack(effect: str) -> None:
    """A charm for fights that brings points, an action or calm: of use in a fight of one's own turn alone."""
    pack = story_pack(
        loot=f"- {{id: charm, kind: aid, cost: 1, uses: [{{moment: fight, pay: discard, effects: [{effect}]}}]}}\n"
    )

    def met(by: str) -> Wasteland:
        t = wasteland(
            survivor(inventory=["charm"], traits=["well-rested"], space="camp.a" if by == "fight:raider" else "camp.c"),
            survivor(space="dia.d"),
            packs=[pack],
            enemies=[enemy("raider", "camp.a" if by == "fight:raider" else "camp.c")],
            agendas=["security-2", "legend-1"],  # humans first
            dice=[1, 1, 1],
            turn=0 if by == "fight:raider" else 1,
        )
        t.choose(by)
        return t

    attacked = met("end")
    assert (attacked.seat, attacked.prompt) == (0, "reroll")
    assert attacked.ruled_out["use:charm"] == "fallout.golden-rules.use-as-printed"
    assert "use:charm" in met("fight:raider").options
