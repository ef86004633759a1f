"""Leveling up: two tokens, one to keep, and a perk for a letter that is known."""

from typing import Any

from tests.kit import rule
from tests.kit.fallout import Belongings, Wasteland, story_pack, survivor
from tests.kit.stories import meets


def levels_up(who: Belongings, supply: str, times: int = 1, **situation: Any) -> Wasteland:
    """A survivor with two tokens and the peg at the start gains just enough XP; the supply has these tokens only."""
    state = {"supply": tuple(supply), **situation.pop("state", {})}
    t = meets(f"{{do: xp, amount: {3 * times}}}", who, survivor(), state=state, **situation)
    t.choose("option:do")
    return t


TWO = survivor(special="S")  # S and the vault dweller's L
S_PERKS, L_PERKS = ("heavy-lifter", "big-leagues"), ("fortune-finder", "mysterious-aid")


@rule("fallout.leveling-up.draw-two")
def test_two_tokens_are_drawn() -> None:
    """A level-up with S and C in the supply: its owner is to keep one of the two, and they have left the supply."""
    t = levels_up(TWO, "SC")

    assert (t.prompt, t.seat, sorted(t.options)) == ("keep-token", 0, ["token:C", "token:S"])
    assert t.state.supply == ()


@rule("fallout.leveling-up.draw-two")
def test_the_tokens_come_at_random() -> None:
    """With all letters in the supply different games draw different tokens."""
    drawn = {tuple(levels_up(TWO, "SPECIA" * 5, seed=seed).decision.about["letters"]) for seed in "abcdef"}

    assert len(drawn) > 1
    assert all(len(letters) == 2 for letters in drawn)


@rule("fallout.leveling-up.keep-one", "fallout.leveling-up.new-letter")
def test_one_token_is_kept_and_the_other_goes_back() -> None:
    """S and C are drawn and C is kept: it is on the board, S is in the supply again."""
    t = levels_up(TWO, "SC")

    assert t.refused("token:P") == "fallout.leveling-up.keep-one"
    t.choose("token:C")

    assert (t.survivor().special, t.state.supply, t.state.drawn) == ("SCL", ("S",), ())


@rule("fallout.leveling-up.free-choice")
def test_a_known_letter_can_be_kept() -> None:
    """With S and C drawn a survivor who has S keeps S all the same: a perk instead of a token."""
    t = levels_up(TWO, "SC")

    t.choose("token:S", "take-perk:big-leagues")

    assert (t.survivor().special, t.survivor().perks) == ("SL", ("big-leagues",))


@rule("fallout.leveling-up.new-letter")
def test_a_new_letter_takes_its_place_on_the_board() -> None:
    """The tokens P and L, E is kept: P, E and L, in the order of the board; no perk is gained."""
    t = levels_up(survivor(special="P"), "EI")

    t.choose("token:E")

    assert (t.survivor().special, t.survivor().perks, t.prompt) == ("PEL", (), "turn")


@rule("fallout.leveling-up.known-letter")
def test_a_kept_token_of_a_known_letter_goes_to_the_supply() -> None:
    """S is kept by one who has it: both drawn tokens are in the supply, and there is one perk more."""
    t = levels_up(survivor(special="S", perks=["hacker"]), "SC")

    t.choose("token:S", "take-perk:heavy-lifter")

    assert sorted(t.state.supply) == ["C", "S"]
    assert t.survivor().perks == ("hacker", "heavy-lifter")


@rule("fallout.leveling-up.known-letter")
def test_a_table_may_settle_that_such_a_token_is_gone() -> None:
    """With `known_letter: gone` the kept S has left the game; only C is in the supply."""
    t = levels_up(TWO, "SC", options={"known_letter": "gone"})

    t.choose("token:S", "take-perk:heavy-lifter")

    assert (t.state.supply, t.state.gone[-1]) == (("C",), "S")


@rule("fallout.leveling-up.perk-choice")
def test_the_perk_is_chosen_among_those_of_the_letter() -> None:
    """Two S perks are in the deck: the survivor chooses one of just these two, and the other stays there."""
    t = levels_up(TWO, "SC")

    t.choose("token:S")
    assert t.options == tuple(f"take-perk:{perk}" for perk in S_PERKS)
    t.choose("take-perk:heavy-lifter")

    assert ("heavy-lifter" in t.state.perk_deck, "big-leagues" in t.state.perk_deck) == (False, True)


@rule("fallout.leveling-up.perk-fallback")
def test_without_a_perk_of_the_letter_any_own_letter_will_do() -> None:
    """No S perk is left and the survivor has S and L: an L perk can be chosen, one of another letter cannot."""
    t = levels_up(TWO, "SC", state={"perk_deck": ("rifleman", *L_PERKS)})

    t.choose("token:S")
    assert t.options == tuple(f"take-perk:{perk}" for perk in L_PERKS)
    t.choose("take-perk:mysterious-aid")

    assert t.survivor().perks == ("mysterious-aid",)


@rule("fallout.leveling-up.perk-fallback")
def test_one_perk_of_the_letter_is_enough_to_rule_the_others_out() -> None:
    """One S perk is left: it is gained unasked, whatever L perks there are."""
    t = levels_up(TWO, "SC", state={"perk_deck": ("big-leagues", *L_PERKS)})

    t.choose("token:S")

    assert (t.survivor().perks, t.prompt) == (("big-leagues",), "turn")


@rule("fallout.leveling-up.no-perk")
def test_without_any_matching_perk_nothing_is_gained() -> None:
    """Neither S nor L perks are left: S is kept as a duplicate, and nothing is gained."""
    t = levels_up(TWO, "SC", state={"perk_deck": ("rifleman", "hacker")})

    t.choose("token:S")

    assert (t.survivor().perks, t.prompt, sorted(t.state.supply)) == ((), "turn", ["C", "S"])


@rule("fallout.leveling-up.several-levels")
def test_each_level_up_has_a_draw_of_its_own() -> None:
    """Two level-ups: the first brings E, so the E of the second is a known letter and brings a perk."""
    t = levels_up(TWO, "EEE", times=2)

    while t.prompt == "keep-token":
        t.choose("token:E")
    t.choose("take-perk:life-giver")

    assert (t.survivor().special, t.survivor().perks, t.prompt) == ("SEL", ("life-giver",), "turn")


@rule("fallout.leveling-up.several-levels")
def test_what_the_first_level_up_puts_back_can_be_drawn_by_the_second() -> None:
    """S and C are all there is: C is kept first, S goes back and is the only one that the second level-up draws."""
    t = levels_up(TWO, "SC", times=2)

    t.choose("token:C")

    assert (t.prompt, t.options) == ("perk", tuple(f"take-perk:{perk}" for perk in S_PERKS))


@rule("fallout.leveling-up.open-draw")
def test_the_drawn_tokens_are_open_to_all() -> None:
    """A draws S and C: B's view and news show both while A chooses."""
    t = levels_up(TWO, "SC")

    for seat in (0, 1, None):
        [event] = [event for event in t.game.events_for(seat) if event.kind == "level-up"]
        assert sorted(event.about["letters"]) == ["C", "S"]
        assert sorted(t.game.view(seat)["drawn"]) == ["C", "S"]


@rule("fallout.leveling-up.supply-short")
def test_of_a_short_supply_what_is_there_is_drawn() -> None:
    """1 token in the supply: it is drawn and kept. None: the level-up brings nothing."""
    t = levels_up(TWO, "E")
    assert (t.survivor().special, t.state.supply, t.prompt) == ("SEL", (), "turn")

    t = levels_up(TWO, "")

    assert (t.survivor().special, t.survivor().xp, t.prompt) == ("SL", 0, "turn")


@rule("fallout.leveling-up.keep-one", "fallout.loot-cards.draw-all-first")
def test_a_level_in_the_midst_of_a_draw_leaves_the_drawn_cards_in_hand() -> None:
    """Loot brings a lesson and junk: the lesson's XP bring a level, and the junk is gained after the token is chosen."""
    pack = story_pack(loot="- {id: lesson, kind: event, event: [{do: xp, amount: 2}]}\n")
    t = meets(
        "{do: draw, deck: loot, amount: 2}",
        survivor(),
        packs=[pack],
        loot=["lesson", "junk"],
        state={"supply": ("S", "P")},
    )

    t.choose("option:do")
    assert (t.prompt, sorted(t.state.drawn)) == ("keep-token", ["P", "S", "junk", "lesson"])
    t.choose("token:S")

    assert (t.state.drawn, t.state.supply, t.survivor().special) == ((), ("P",), "SL")
    assert [held.id for held in t.survivor().inventory] == ["junk"]
    assert t.state.loot_pile == ("lesson",)
