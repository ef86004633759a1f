"""Traits: three tokens with two sides each, what turns them, what locks them."""

import pytest

from crossroads.engine.content import content_of
from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, TORSO_TWICE, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, meets

SORTS = content_of("fallout", ()).sorts
LOCKED, OTHER_SIDE = sorted(SORTS.locked), SORTS.other_side
TEST = "task: {do: test, letters: S, difficulty: 2}"  # the vault dweller has no S


def after(results: str, *traits: str) -> tuple[str, ...]:
    """The traits of a survivor who had these and carried out some results."""
    t = meets(results, survivor(traits=traits))
    t.choose("option:do")
    return t.survivor().traits


@rule("fallout.traits.pairs")
def test_there_are_six_traits_in_three_pairs() -> None:
    """Idolized and Vilified, Synth and Super Mutant, Well Rested and Addicted; each has one other side."""
    assert SORTS.trait_tokens == (("idolized", "vilified"), ("synth", "super-mutant"), ("well-rested", "addicted"))
    assert len(OTHER_SIDE) == 6
    assert all(OTHER_SIDE[OTHER_SIDE[trait]] == trait != OTHER_SIDE[trait] for trait in OTHER_SIDE)


def plays(*traits: str) -> tuple[object, ...]:
    """A turn of moving, fighting and camping by a survivor with these traits: what is offered and what comes of it."""
    t = wasteland(
        survivor(hp=9, special="S", weapon="pipe-wrench", traits=traits),
        survivor(),
        enemies=[enemy("mole-rat", "camp.d")],
        dice=[LEGS, LEGS, HEAD],
    )
    seen: list[object] = [t.options]
    for option in ("move", "step:camp.d", "fight:mole-rat"):
        t.choose(option)
        seen.append(t.options)
    t.choose("stop")
    who = t.survivor()
    return (*seen, t.options, who.hp, who.xp, who.caps, who.space, len(t.happened("enemy-killed")))


@rule("fallout.traits.idolized-vilified")
@pytest.mark.parametrize("trait", ["idolized", "vilified"])
def test_idolized_and_vilified_do_nothing_by_themselves(trait: str) -> None:
    """The same turn with and without the trait: the same offers and the same outcome."""
    assert plays(trait) == plays()


@rule("fallout.traits.idolized-vilified")
def test_cards_refer_to_idolized_and_vilified() -> None:
    """An option for the Idolized: one who is can choose it, one who is Vilified is refused."""
    assert "option:own" in asked("idolized", "idolized").options
    assert asked("idolized", "vilified").refused("option:own") == "fallout.encounter-action.option-requirement"


def asked(wanted: str, *traits: str) -> Wasteland:
    """An encounter with an option for those with a trait, and one for everybody."""
    card = encounter_card("question", f"id: own, needs: {{trait: {wanted}}}", "id: any")
    t = wasteland(
        survivor(space="dia.d", traits=traits),
        packs=(story_pack(encounters=card),),
        encounters={"settlement": ["question"]},
    )
    t.choose("encounter")
    return t


@rule("fallout.traits.synth-super-mutant")
@pytest.mark.parametrize("trait", ["synth", "super-mutant"])
def test_synth_and_super_mutant_do_nothing_by_themselves(trait: str) -> None:
    """The same turn with and without the trait: the same offers and the same outcome."""
    assert plays(trait) == plays()


@rule("fallout.traits.synth-super-mutant")
def test_cards_refer_to_synths_and_super_mutants() -> None:
    """An option for Synths: a Synth can choose it, a Super Mutant cannot."""
    assert "option:own" in asked("synth", "synth").options
    assert asked("synth", "super-mutant").refused("option:own") == "fallout.encounter-action.option-requirement"


@rule("fallout.traits.addicted")
def test_addicted_does_nothing_by_itself() -> None:
    """The same turn with and without the trait; the dice of a fight are treated as usual, and cards can refer to it."""
    assert plays("addicted") == plays()
    assert "option:own" in asked("addicted", "addicted").options
    assert "option:own" not in asked("addicted").options


@rule("fallout.traits.well-rested-reroll")
def test_well_rested_is_given_up_for_one_reroll_in_a_test() -> None:
    """No token matches: A gives up Well Rested, rerolls two dice once, and there is no second time."""
    t = meets(
        "{do: caps, amount: 1}", survivor(traits=["well-rested"]), option=TEST, dice=[LEGS, HEAD, HEAD, LEGS, LEGS]
    )

    t.choose("option:do")
    assert t.refused("reroll:token:23") == "fallout.tests.rerolls-earned"
    t.choose("reroll:well-rested:23")

    assert (t.survivor().traits, t.survivor().caps, t.prompt) == ((), 4, "turn")


@rule("fallout.traits.well-rested-reroll")
@pytest.mark.parametrize("which", ["1", "2", "3", "12", "13", "23", "123"])
def test_any_number_of_dice_is_rerolled(which: str) -> None:
    """Any of the dice can be chosen; those left alone stay as they lie."""
    t = wasteland(
        survivor(traits=["well-rested"]), enemies=[enemy("mole-rat", "camp.c")], dice=[HEAD] * 3 + [TORSO_TWICE] * 3
    )

    t.choose("fight:mole-rat", f"reroll:well-rested:{which}")

    [event] = t.happened("reroll")
    assert event.about["dice"] == [TORSO_TWICE - 1 if str(die) in which else HEAD - 1 for die in (1, 2, 3)]


@rule("fallout.traits.well-rested-reroll")
def test_well_rested_need_not_be_given_up() -> None:
    """A stops: the trait stays, and so do the dice."""
    t = meets("{do: caps, amount: 1}", survivor(traits=["well-rested"]), option=TEST, dice=[HEAD] * 3)

    t.choose("option:do", "stop")

    assert (t.survivor().traits, t.survivor().caps) == (("well-rested",), 3)


@rule("fallout.traits.well-rested-timing")
def test_the_reroll_belongs_to_the_reroll_step() -> None:
    """A has stopped rerolling and step 4 of the fight lets A use Buffout: the reroll is refused by then."""
    t = wasteland(
        survivor(traits=["well-rested"], inventory=["buffout"]),
        enemies=[enemy("super-mutant", "camp.c")],
        loot=["junk"],
        dice=[LEGS, HEAD, HEAD, LEGS, LEGS, LEGS],
    )

    t.choose("fight:super-mutant", "go-on")
    assert "reroll:well-rested:123" in t.options
    t.choose("stop")

    assert t.prompt == "window-strike"
    assert t.refused("reroll:well-rested:123") == "fallout.traits.well-rested-timing"
    assert t.survivor().traits == ("well-rested",)


@rule("fallout.traits.one-copy", "fallout.traits.flip")
@pytest.mark.parametrize(
    ("had", "gained"), [("idolized", "vilified"), ("vilified", "idolized"), ("well-rested", "addicted")]
)
def test_the_other_side_replaces_the_trait(had: str, gained: str) -> None:
    """The token is turned over: the old trait is lost, the new one gained, never both."""
    assert after(f"{{do: become, trait: {gained}}}", had) == (gained,)


@rule("fallout.traits.one-copy")
def test_one_of_each_pair_can_be_had_together() -> None:
    """Three traits of three pairs stand side by side."""
    results = "{do: become, trait: vilified}, {do: become, trait: synth}, {do: become, trait: addicted}"

    assert after(results, "idolized") == ("vilified", "synth", "addicted")


@rule("fallout.traits.gain")
def test_a_gained_trait_is_shown() -> None:
    """No traits, and Synth is gained: the token shows Synth, for everybody to see."""
    t = meets("{do: become, trait: synth}", survivor(), survivor())
    assert t.survivor().traits == ()

    t.choose("option:do")

    assert t.survivor().traits == ("synth",)
    assert t.game.view(1)["survivors"][0]["traits"] == ["synth"]


@rule("fallout.traits.already-has")
def test_a_trait_that_is_there_is_not_gained_again() -> None:
    """A Well Rested survivor camps: there is one Well Rested token still, and one reroll in it."""
    t = wasteland(survivor(traits=["well-rested"]), enemies=[enemy("mole-rat", "camp.d")], dice=[HEAD] * 6)

    t.choose("camp", "camp:all")
    assert t.survivor().traits == ("well-rested",)
    t = meets("{do: become, trait: well-rested}", survivor(traits=["well-rested"]))
    t.choose("option:do")

    assert (t.survivor().traits, t.happened("become")) == (("well-rested",), [])


@rule("fallout.traits.lock")
@pytest.mark.parametrize(
    ("had", "gained"), [("super-mutant", "synth"), ("synth", "super-mutant"), ("addicted", "well-rested")]
)
def test_a_locked_side_is_not_turned_over(had: str, gained: str) -> None:
    """A locked Super Mutant does not become a Synth, nor one who is Addicted Well Rested."""
    assert had in LOCKED
    assert after(f"{{do: become, trait: {gained}}}", had) == (had,)


@rule("fallout.traits.lock")
def test_one_who_is_addicted_camps_without_becoming_well_rested() -> None:
    """The lock holds in a camp too."""
    t = wasteland(survivor(traits=["addicted"]))

    t.choose("camp", "camp:all")

    assert t.survivor().traits == ("addicted",)


@rule("fallout.traits.lose")
def test_a_lost_trait_is_discarded() -> None:
    """'Lose Idolized': the place is empty, the survivor is not Vilified instead, and other traits stay."""
    assert after("{do: lose, trait: idolized}", "idolized", "synth") == ("synth",)


@rule("fallout.traits.lose")
def test_a_trait_that_is_not_there_is_not_lost() -> None:
    """'Lose Idolized' changes nothing for one who is Vilified."""
    assert after("{do: lose, trait: idolized}", "vilified") == ("vilified",)


@rule("fallout.traits.lose-locked")
@pytest.mark.parametrize("trait", LOCKED)
def test_a_locked_trait_can_be_lost(trait: str) -> None:
    """The locked side is lost like any other, and the other side of the token can be gained afterwards."""
    other = OTHER_SIDE[trait]

    assert after(f"{{do: lose, trait: {trait}}}", trait) == ()
    assert after(f"{{do: lose, trait: {trait}}}, {{do: become, trait: {other}}}", trait) == (other,)
