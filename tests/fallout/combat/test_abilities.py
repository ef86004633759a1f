"""What cards bring to a roll: hits, rerolls, turned dice, sure success, and what comes afterwards (topic combat)."""

from typing import Any

import pytest

from tests.kit import rule
from tests.kit.fallout import ARMS, HEAD, LEGS, LIMBS, TORSO, Wasteland, enemy, story_pack, survivor, wasteland
from tests.kit.stories import quest_card

TRIAL = quest_card(
    "trial", 901, "id: do, tasks: [{do: test, letters: S, difficulty: 3}], results: [{do: caps, amount: 5}]"
)


def use(effects: str, moment: str = "roll", more: str = "") -> str:
    """One way to use a card, for good."""
    return f"{{moment: {moment}, pay: discard, effects: [{effects}]{more}}}"


def charm(*uses: str) -> str:
    """A pack with an item `charm` that is used so, and a quest with a test."""
    return story_pack(loot=f"- {{id: charm, kind: aid, cost: 1, uses: [{', '.join(uses)}]}}\n", quests=TRIAL)


def trial(pack: str, dice: list[int], **situation: Any) -> Wasteland:
    """A survivor with the charm has rolled for a test."""
    t = wasteland(
        survivor(inventory=["charm"], traits=["well-rested"], **situation),
        packs=[pack],
        quests=["trial"],
        dice=dice,
    )
    t.choose("quest:trial:do")
    return t


def duel(pack: str, token: str, dice: list[int]) -> Wasteland:
    """A survivor with the charm fights an enemy, and has rolled."""
    t = wasteland(
        survivor(inventory=["charm"], traits=["well-rested"], special="SPE"),
        enemies=[enemy(token, "camp.c")],
        packs=[pack],
        dice=dice,
    )
    t.choose(f"fight:{token}")
    if t.prompt == "window-before":
        t.choose("go-on")
    return t


@rule("fallout.combat.during-a-fight", "fallout.golden-rules.use-as-printed")
@pytest.mark.parametrize("effect", ["{do: hits, amount: 1}", "{do: ignore, amount: 1}", "{do: slay}"])
def test_what_hurts_or_shields_in_a_fight_does_nothing_in_a_test(effect: str) -> None:
    """A card for any roll: in a fight it is offered, in a test it would bring nothing and is refused."""
    pack = charm(use(effect))

    assert "use:charm" in duel(pack, "deathclaw", [HEAD] * 3).options
    assert trial(pack, [HEAD] * 3).refused("use:charm") == "fallout.golden-rules.use-as-printed"


def hunt(dice: list[int], idol: str) -> Wasteland:
    """A survivor with a charm that kills outright and an idol that does this has rolled against a deathclaw."""
    effects = {"charm": "{do: slay}", "idol": idol}
    items = "".join(
        [f"- {{id: {name}, kind: aid, cost: 1, uses: [{use(does, 'fight')}]}}\n" for name, does in effects.items()]
    )
    t = wasteland(
        survivor(inventory=["charm", "idol"]),
        enemies=[enemy("deathclaw", "camp.c")],
        packs=[story_pack(loot=items)],
        dice=dice,
    )
    t.choose("fight:deathclaw")
    return t


FURTHER = pytest.mark.parametrize("idol", ["{do: slay}", "{do: hits, amount: 1}"])


@FURTHER
@rule("fallout.combat.during-a-fight", "fallout.combat.enemy-killed")
def test_an_enemy_that_the_dice_leave_alive_may_still_be_killed_outright_but_only_once(idol: str) -> None:
    """Three heads: a charm kills the deathclaw when hits are counted, and the other card is not asked for any more."""
    t = hunt([HEAD] * 3, idol)
    while t.prompt != "window-strike":
        t.choose("stop" if t.prompt == "reroll" else "go-on")

    assert t.options == ("use:charm", "use:idol", "go-on")
    t.choose("use:charm")

    assert t.enemies_at("camp.c") == []
    assert [held.id for held in t.survivor().inventory] == ["idol"]


@FURTHER
@rule("fallout.combat.during-a-fight")
def test_a_second_card_that_kills_may_be_used_before_hits_are_counted_and_not_then(idol: str) -> None:
    """The charm is used before the roll and the idol could be too; when hits are counted the deathclaw is dead already."""
    t = hunt([HEAD] * 3, idol)
    assert t.prompt == "window-before"

    t.choose("use:charm")
    assert t.options == ("use:idol", "go-on")
    while t.prompt in ("window-before", "reroll"):
        t.choose("stop" if t.prompt == "reroll" else "go-on")

    assert t.prompt != "window-strike"
    assert t.enemies_at("camp.c") == []
    assert [held.id for held in t.survivor().inventory] == ["idol"]


@rule("fallout.combat.during-a-fight", "fallout.golden-rules.use-as-printed")
def test_a_sure_success_is_for_tests() -> None:
    """A card for any roll that passes a test: refused in a fight; in a test it passes without a hit icon."""
    pack = charm(use("{do: succeed}"))
    fight, test = duel(pack, "deathclaw", [HEAD] * 3), trial(pack, [HEAD] * 3)

    assert fight.refused("use:charm") == "fallout.golden-rules.use-as-printed"
    test.choose("use:charm", "stop")

    assert (test.survivor().caps, test.happened("tested")[0].about["passed"]) == (8, True)
    assert test.state.rolling is None


@rule("fallout.combat.during-a-fight", "fallout.combat.survivor-hits")
def test_the_hits_of_two_cards_add_up() -> None:
    """Cait's hit, the minigun's and one die: three hits kill a deathclaw, two would not."""
    for used, killed in ((["use:minigun", "use:cait"], True), (["use:cait"], False)):
        t = wasteland(
            survivor(weapon="minigun", companion="cait", special="SEP"),
            enemies=[enemy("deathclaw", "camp.c")],
            dice=[LIMBS, HEAD, HEAD],
        )
        t.choose("fight:deathclaw", *used)
        while t.prompt != "turn":
            t.choose("stop" if t.prompt == "reroll" else "go-on")
        assert (t.enemies_at("camp.c") == []) is killed


@rule("fallout.combat.armor-cancels-hits", "fallout.combat.during-a-fight")
def test_what_two_cards_ignore_adds_up() -> None:
    """Four hit icons of a mole rat: raider armor ignores one and Strong two, so that one is left."""
    t = wasteland(
        survivor(apparel="raider-armor", companion="strong", traits=["vilified"]),
        enemies=[enemy("mole-rat", "camp.c")],
        dice=[2, 2, HEAD],
    )

    t.choose("fight:mole-rat", "use:raider-armor", "use:strong")

    assert t.survivor().hp == 15


@rule("fallout.combat.reroll-step-cards", "fallout.tests.rerolls-earned")
def test_the_rerolls_of_a_card_add_to_those_that_are_there() -> None:
    """A token and a magazine with two rerolls: three, and one less for each that is taken."""
    t = trial(charm(use("{do: rerolls, amount: 2}")), [HEAD] * 6, special="S")
    assert t.state.rolling is not None
    assert t.state.rolling.rerolls == 1

    t.choose("use:charm")
    assert t.state.rolling.rerolls == 3
    t.choose("reroll:token:1")

    assert t.state.rolling.rerolls == 2


@rule("fallout.combat.reroll-step-cards", "fallout.combat.tokens-used")
@pytest.mark.parametrize(("letters", "offered"), [("S", True), ("PS", True), ("PE", False)])
def test_a_card_for_letters_is_for_rolls_that_use_one_of_them(letters: str, offered: bool) -> None:
    """A test of S: rerolls for S, or for P and S, are offered; those for P and E are refused."""
    t = trial(charm(use(f"{{do: rerolls, amount: 1, letters: {letters}}}")), [HEAD] * 3)

    if offered:
        assert "use:charm" in t.options
    else:
        assert t.refused("use:charm") == "fallout.golden-rules.use-as-printed"


@rule("fallout.tests.rerolls-earned", "fallout.exhaust.other-text-works")
@pytest.mark.parametrize(("letters", "rerolls"), [("", 2), (", letters: SE", 2), (", letters: PE", 0)])
def test_a_worn_card_gives_rerolls_in_tests_of_its_letters(letters: str, rerolls: int) -> None:
    """Two rerolls in all tests, or in those of S and E; those of P and E are none in a test of S."""
    passive = f"{{do: test-rerolls, amount: 2{letters}}}"
    pack = story_pack(loot=f"- {{id: goggles, kind: apparel, cost: 1, always: [{passive}]}}\n", quests=TRIAL)
    t = wasteland(survivor(apparel="goggles", traits=["well-rested"]), packs=[pack], quests=["trial"], dice=[HEAD] * 3)

    t.choose("quest:trial:do")

    assert t.state.rolling is not None
    assert t.state.rolling.rerolls == rerolls


@rule("fallout.combat.reroll-step-cards", "fallout.combat.public-dice", "fallout.golden-rules.card-asks")
def test_a_turned_die_is_told_with_all_dice() -> None:
    """The second of three heads is turned to a torso: all see which die it was and what lies there now."""
    t = trial(charm(use("{do: set-die}")), [HEAD, HEAD, HEAD])

    t.choose("use:charm")
    assert t.decision.rule == "fallout.golden-rules.card-asks"
    assert "die:2:1" not in t.options  # it shows that face already
    assert t.refused("die:2:1") == "fallout.golden-rules.card-asks"
    t.choose("die:2:6")

    told = t.happened("set-die")[0].about
    assert (told["seat"], told["dice"], told["which"]) == (0, [0, 5, 0], [1])
    assert t.state.rolling is not None
    assert t.state.rolling.dice == (HEAD - 1, TORSO - 1, HEAD - 1)


@rule("fallout.combat.during-a-fight", "fallout.golden-rules.no-may-is-mandatory")
def test_each_way_to_use_a_card_has_its_own_aftermath() -> None:
    """The second of two uses costs a rad afterwards, the first nothing; nothing comes before the roll is over."""
    pack = charm(use("{do: rerolls, amount: 1}"), use("{do: set-die}", more=", after: [{do: rads, amount: 1}]"))
    rads = []
    for which in (["use:charm"], ["use:charm:2", "die:1:5"]):
        t = trial(pack, [HEAD] * 3)
        t.choose(*which)
        assert t.survivor().rads == 0
        t.choose("stop")
        rads.append(t.survivor().rads)

    assert rads == [0, 1]


@rule("fallout.traits.well-rested-reroll", "fallout.tests.rerolls-earned")
def test_without_well_rested_there_is_no_such_reroll() -> None:
    """One token: its reroll is offered, Well Rested's is refused; Well Rested alone it is the other way round."""
    pack = story_pack(quests=TRIAL)
    token = wasteland(survivor(special="S"), packs=[pack], quests=["trial"], dice=[HEAD] * 3)
    rested = wasteland(survivor(traits=["well-rested"]), packs=[pack], quests=["trial"], dice=[HEAD] * 3)

    for t in (token, rested):
        t.choose("quest:trial:do")

    assert "reroll:token:123" in token.options
    assert token.ruled_out["reroll:well-rested:123"] == "fallout.traits.well-rested-reroll"
    assert "reroll:well-rested:123" in rested.options
    assert rested.ruled_out["reroll:token:123"] == "fallout.tests.rerolls-earned"


@rule("fallout.combat.reroll-any-dice", "fallout.combat.public-dice", "fallout.combat.roll")
def test_rolls_and_rerolls_are_told_with_their_dice() -> None:
    """Three heads, the first and the third thrown again: who, what lies there, and which dice it was."""
    t = wasteland(
        survivor(weapon="combat-knife", special="S"), enemies=[enemy("deathclaw", "camp.c")], dice=[1, 1, 1, ARMS, LEGS]
    )

    t.choose("fight:deathclaw")
    assert t.told("roll") == [("fallout.combat.roll", {"seat": 0, "dice": [0, 0, 0]})]
    t.choose("reroll:token:13")

    again = {"seat": 0, "dice": [ARMS - 1, 0, LEGS - 1], "which": [0, 2]}
    assert t.told("reroll") == [("fallout.combat.reroll-any-dice", again)]


@rule("fallout.combat.reroll-step-cards", "fallout.golden-rules.no-may-is-mandatory")
@pytest.mark.parametrize("window", ["window-before", "window-strike"])
def test_no_die_is_turned_where_none_lies_or_none_counts_any_more(window: str) -> None:
    """A card that hits once and turns a die: before the roll and when hits are counted it only hits."""
    t = wasteland(
        survivor(inventory=["charm"]),
        enemies=[enemy("deathclaw", "camp.c")],
        packs=[charm(use("{do: hits, amount: 1}, {do: set-die}", "fight"))],
        dice=[HEAD] * 3,
    )
    t.choose("fight:deathclaw")
    while t.prompt != window:
        t.choose("stop" if t.prompt == "reroll" else "go-on")

    t.choose("use:charm")

    assert t.prompt != "set-die"
    assert t.survivor().inventory == ()


@rule("fallout.combat.reroll-step-cards", "fallout.combat.step-order")
def test_rerolls_are_nothing_when_hits_are_counted() -> None:
    """A card that ignores a hit and rerolls is for the steps before: when hits are counted nobody is asked for it."""
    t = duel(charm(use("{do: ignore, amount: 1}, {do: rerolls, amount: 1}", "fight")), "deathclaw", [HEAD] * 3)
    assert "use:charm" in t.options

    prompts = []
    while t.prompt != "turn":
        prompts.append(t.prompt)
        t.choose("stop" if t.prompt == "reroll" else "go-on")

    assert prompts == ["reroll"]
    assert [held.id for held in t.survivor().inventory] == ["charm"]


@rule("fallout.combat.reroll-step-cards", "fallout.golden-rules.use-as-printed")
@pytest.mark.parametrize(("reach", "space"), [("near", "camp.c"), ("away", "camp.d")])
def test_rerolls_for_enemies_near_or_away_are_for_those_alone(reach: str, space: str) -> None:
    """One reroll against an enemy in one's own space, another against one next door: each is offered in its fight."""
    uses = [use(f"{{do: rerolls, amount: 1, reach: {each}}}", "fight") for each in ("near", "away")]
    t = wasteland(
        survivor(weapon="laser-rifle", inventory=["charm"], traits=["well-rested"]),
        enemies=[enemy("protectron", space)],
        packs=[charm(*uses)],
        dice=[HEAD] * 3,
    )
    t.choose("fight:protectron")

    fitting, other = ("use:charm", "use:charm:2") if reach == "near" else ("use:charm:2", "use:charm")
    assert fitting in t.options
    assert t.refused(other) == "fallout.golden-rules.use-as-printed"


@rule("fallout.killed.turn-ends", "fallout.rads.suffer-rads")
def test_whom_a_card_kills_in_a_test_has_no_turn_any_more() -> None:
    """A card used in a test brings 16 rads: the test is broken off without a result, and B's turn begins."""
    t = wasteland(
        survivor(inventory=["charm"], traits=["well-rested"]),
        survivor(space="dia.d"),
        packs=[charm(use("{do: rads, amount: 16}", "test"))],
        quests=["trial"],
        dice=[HEAD] * 3,
    )
    t.choose("quest:trial:do", "use:charm", "return:camp.c")

    assert (t.seat, t.prompt) == (1, "turn")
    assert (t.state.rolling, t.happened("tested")) == (None, [])


@rule("fallout.combat.afterwards")
@pytest.mark.parametrize(("used", "caps"), [("use:charm", 4), ("use:charm:2", 5)])
def test_what_comes_after_a_fight_is_what_the_use_says_that_was_made(used: str, caps: int) -> None:
    """A charm with two uses for a fight: 1 cap comes after the first, 2 after the second."""
    uses = [
        use(effect, "fight", f", after: [{{do: caps, amount: {amount}}}]")
        for effect, amount in (("{do: slay}", 1), ("{do: slay}, {do: hits, amount: 1}", 2))
    ]
    t = wasteland(
        survivor(inventory=["charm"]), enemies=[enemy("mole-rat", "camp.c")], packs=[charm(*uses)], dice=[HEAD] * 3
    )
    t.choose("fight:mole-rat")

    t.choose(used)
    while t.prompt in ("window-before", "window-strike", "reroll"):
        t.choose("stop" if t.prompt == "reroll" else "go-on")

    assert t.survivor().caps == caps


@rule("fallout.golden-rules.use-as-printed")
@pytest.mark.parametrize("effect", ["{do: succeed}", "{do: rerolls, amount: 1}", "{do: set-die}"])
def test_what_changes_a_roll_is_nothing_without_one(effect: str) -> None:
    """A card for one's own turn that passes a test, gives a reroll or turns a die: with no roll it is refused."""
    t = wasteland(survivor(inventory=["charm"]), packs=[charm(use(effect, "turn"))])

    assert t.refused("use:charm") == "fallout.golden-rules.use-as-printed"


@rule("fallout.golden-rules.use-as-printed")
@pytest.mark.parametrize(("turn", "choice", "is_offered"), [(0, "fight:raider", True), (1, "end", False)])
def test_what_can_be_had_once_a_turn_cannot_be_had_between_the_turns(turn: int, choice: str, is_offered: bool) -> None:
    """A charm hits once more in a fight of one's own turn; when the raider comes for A at night it does not."""
    t = wasteland(
        survivor(inventory=["charm"]),
        survivor(space="camp.a"),
        packs=[charm("{moment: fight, pay: once, effects: [{do: hits, amount: 1}]}")],
        enemies=[enemy("raider", "camp.c")],
        agendas=["security-2", "legend-1"],  # humans, then shield
        turn=turn,
        dice=[HEAD] * 3,
    )

    t.choose(choice)

    assert t.happened("fight")
    assert ("use:charm" in t.options) is is_offered
