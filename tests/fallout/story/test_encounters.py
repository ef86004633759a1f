"""The encounter action: where it can be taken, what is read out, what can be chosen, where the card goes."""

from pathlib import Path

from crossroads.engine.words import Words
from crossroads.games import fallout
from crossroads.games.fallout import DEFINITION as FALLOUT
from tests.kit import rule
from tests.kit.fallout import HEAD, LIMBS, TORSO, TORSO_TWICE, Wasteland, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets

WORDING = FALLOUT.wording()

PACK = story_pack(
    encounters="""
- id: two-doors
  deck: settlement
  options:
    - {id: left, success: [{do: caps, amount: 2}]}
    - {id: right, success: [{do: damage, amount: 3}]}
- id: next-card
  deck: settlement
  options:
    - {id: wait, success: [{do: caps, amount: 9}]}
- id: dusty-card
  deck: wasteland
  options:
    - {id: wait, success: [{do: caps, amount: 5}]}
- id: strict-card
  deck: settlement
  options:
    - {id: feared, needs: {trait: vilified}, success: [{do: caps, amount: 4}]}
    - {id: loved, needs: {trait: idolized}, success: [{do: caps, amount: 3}]}
- id: trial
  deck: settlement
  options:
    - {id: try, task: {do: test, letters: S, difficulty: 2}, success: [{do: caps, amount: 2}], failure: [{do: lose-caps, amount: 1}]}
    - {id: leave, success: [{do: heal, amount: 1}]}
- id: hunt
  deck: settlement
  options:
    - {id: hunt, task: {do: fight, enemy: critter}, success: [{do: caps, amount: 2}], failure: [{do: lose-caps, amount: 2}]}
    - {id: leave, success: [{do: heal, amount: 1}]}
- id: dictate
  deck: settlement
  options:
    - {id: calm, success: [{do: caps, amount: 1}]}
    - {id: feared, forced: {trait: vilified}, success: [{do: damage, amount: 2}]}
    - {id: tired, forced: {trait: addicted}, success: [{do: damage, amount: 5}]}
- id: toll
  deck: settlement
  options:
    - {id: pay, cost: [{do: pay, caps: 5}], success: [{do: heal, amount: 4}]}
    - {id: weapon, cost: [{do: give, kind: weapon}], success: [{do: heal, amount: 6}]}
    - {id: both, cost: [{do: give}, {do: give, kind: weapon}], success: [{do: heal, amount: 8}]}
    - {id: leave, success: []}
- id: once-only
  deck: settlement
  options:
    - {id: take, success: [{do: caps, amount: 1}, {do: trash}]}
    - {id: leave, success: [{do: caps, amount: 2}]}
- id: last-words
  deck: settlement
  options:
    - {id: leap, success: [{do: damage, amount: 3}, {do: caps, amount: 7}, {do: trash}]}
    - {id: leave, success: []}
- id: errand
  deck: settlement
  options:
    - {id: run, success: [{do: action, amount: 2}, {do: movement, amount: 6}]}
    - {id: rest, success: []}
"""
)
TRIAL = """
- id: trial
  deck: settlement
  options:
    - {id: try, task: {do: test, letters: S, difficulty: 2}, success: [{do: %s, amount: 1}], failure: [{do: %s, amount: 4}]}
    - {id: leave, success: [{do: %s, amount: 8}]}
"""
BASE = Path(fallout.__file__).parent / "packs" / "base"
TOWN = "dia.d"  # Diamond City: a settlement icon, level 3


@rule("fallout.encounter-action.precondition")
def test_an_encounter_needs_an_icon_in_the_space() -> None:
    """At the crossroads there is no icon, so no encounter; in Diamond City there is one."""
    nowhere = wasteland(survivor(space="camp.c"))
    town = wasteland(survivor(space=TOWN))

    assert "encounter" not in nowhere.options
    assert nowhere.refused("encounter") == "fallout.encounter-action.precondition"
    assert "encounter" in town.options


@rule("fallout.encounter-action.matching-deck")
def test_the_card_is_the_top_one_of_the_deck_of_the_icon() -> None:
    """In Diamond City the top settlement card is met, in the CIT ruins the top wasteland card; the others wait."""
    decks = {"settlement": ["two-doors", "next-card"], "wasteland": ["dusty-card"]}
    town = wasteland(survivor(space=TOWN), packs=[PACK], encounters=decks)
    ruins = wasteland(survivor(space="cit.a"), packs=[PACK], encounters=decks)

    town.choose("encounter")
    ruins.choose("encounter")

    assert town.options == ("option:left", "option:right")
    assert town.decision.about == {"card": "two-doors"}
    assert town.state.encounters == {"settlement": ("next-card",), "wasteland": ("dusty-card",)}
    assert [event.about["card"] for event in ruins.happened("encounter")] == ["dusty-card"]


@rule("fallout.encounter-action.no-active-enemy")
def test_only_an_active_enemy_in_the_space_prevents_an_encounter() -> None:
    """A faceup critter here prevents it, a facedown one or a faceup one next door does not; none is left: allowed."""
    active = wasteland(survivor(space=TOWN), enemies=[enemy("radroach", "dia.d")])
    facedown = wasteland(survivor(space=TOWN), enemies=[enemy("radroach", "dia.d", active=False)])
    beside = wasteland(survivor(space=TOWN), enemies=[enemy("radroach", "dia.a")])

    assert active.refused("encounter") == "fallout.encounter-action.no-active-enemy"
    assert "encounter" in facedown.options
    assert "encounter" in beside.options


@rule("fallout.encounter-action.no-active-enemy")
def test_by_table_option_any_enemy_prevents_an_encounter() -> None:
    """`encounter_blocked_by: any`: a facedown critter in the space is enough, one next door is not."""
    options = {"encounter_blocked_by": "any"}
    facedown = wasteland(survivor(space=TOWN), enemies=[enemy("radroach", "dia.d", active=False)], options=options)
    beside = wasteland(survivor(space=TOWN), enemies=[enemy("radroach", "dia.a", active=False)], options=options)

    assert facedown.refused("encounter") == "fallout.encounter-action.no-active-enemy"
    assert "encounter" in beside.options


@rule("fallout.encounter-action.reader")
def test_the_player_to_the_right_reads() -> None:
    """Of seats 0, 1 and 2, seat 0 reads for seat 1, and seat 2 for seat 0; whoever is out of the game does not read."""
    readers = {}
    for turn in (0, 1, 2):
        t = wasteland(survivor(space=TOWN), survivor(space=TOWN), survivor(space=TOWN), turn=turn)
        t.choose("encounter")
        readers[turn] = t.happened("encounter")[0].about["reader"]
        assert t.game.view(None)["meeting"]["reader"] == readers[turn]
    out = wasteland(survivor(space=TOWN), survivor(space=TOWN), survivor(space="", eliminated=True))
    out.choose("encounter")

    assert readers == {0: 2, 1: 0, 2: 1}
    assert out.happened("encounter")[0].about["reader"] == 1


@rule("fallout.encounter-action.read-aloud")
def test_options_are_read_out_with_their_tests_and_costs() -> None:
    """The introduction is the question; each choice is its bold text with the test or the cost, without results."""
    t = wasteland(survivor(space=TOWN), encounters={"settlement": ["doctor-of-sorts"]})

    t.choose("encounter")

    assert words()("encounter-doctor-of-sorts") in read_out(t)
    assert label(t, "lamp") == f"{bold('lamp')} (test [E I], difficulty 2)"
    assert label(t, "treatment") == f"{bold('treatment')} (pay 2 caps)"
    assert label(t, "shelves") == bold("shelves")


@rule("fallout.encounter-action.read-aloud")
def test_by_table_option_only_the_bold_text_is_read_out() -> None:
    """`read_aloud: bold-only`: the test of a choice is not told with it."""
    t = wasteland(
        survivor(space=TOWN), encounters={"settlement": ["doctor-of-sorts"]}, options={"read_aloud": "bold-only"}
    )

    t.choose("encounter")

    assert label(t, "lamp") == bold("lamp")


def words() -> Words:
    """The words of the base pack, in English."""
    return Words("en", (BASE,), deal().state.content)


def read_out(t: Wasteland) -> str:
    """What is asked, in words."""
    return WORDING.prompt(words(), t.game.view(t.seat), t.decision).sentence


def label(t: Wasteland, option: str) -> str:
    """A choice of the encounter, in words."""
    return WORDING.option(words(), t.game.view(t.seat), f"option:{option}").sentence


def bold(option: str) -> str:
    """The bold text of a choice of the doctor's card."""
    return words()(f"encounter-doctor-of-sorts.{option}")


@rule("fallout.encounter-action.results-hidden", "fallout.encounter-action.reader-sees-card")
def test_nobody_sees_the_results_before_the_choice() -> None:
    """Cards that differ in nothing but what they lead to: decider, reader, third seat and spectator see the same."""
    packs = [story_pack(encounters=TRIAL % leads_to) for leads_to in (("caps", "rads", "xp"), ("xp", "damage", "caps"))]
    tables = [
        wasteland(survivor(space=TOWN), survivor(), survivor(), packs=[pack], encounters={"settlement": ["trial"]})
        for pack in packs
    ]

    for t in tables:
        t.choose("encounter")

    one, other = tables
    for seat in (None, 0, 1, 2):
        assert one.game.view(seat) == other.game.view(seat)
        assert one.game.events_for(seat) == other.game.events_for(seat)
    assert one.decision.about == other.decision.about
    assert one.options == other.options == ("option:try", "option:leave")
    other.choose("option:leave")
    assert other.survivor().caps == 11


@rule("fallout.encounter-action.results-hidden")
def test_what_a_choice_has_led_to_is_known_and_the_choice_stands() -> None:
    """No die was rolled and no card turned, yet A knows now what lay behind the left door: it cannot be taken back."""
    t = wasteland(survivor(space=TOWN), packs=[PACK], encounters={"settlement": ["two-doors"]})

    t.choose("encounter", "option:left")

    assert t.prompt == "turn"
    assert not t.game.can_undo


@rule("fallout.encounter-action.choose-option")
def test_only_the_chosen_option_is_carried_out() -> None:
    """Two caps or three damage: whoever goes right has 13 HP and no cap more."""
    right = wasteland(survivor(space=TOWN, caps=3), packs=[PACK], encounters={"settlement": ["two-doors"]})
    left = wasteland(survivor(space=TOWN, caps=3), packs=[PACK], encounters={"settlement": ["two-doors"]})

    right.choose("encounter", "option:right")
    left.choose("encounter", "option:left")

    assert (right.survivor().hp, right.survivor().caps) == (13, 3)
    assert (left.survivor().hp, left.survivor().caps) == (16, 5)
    assert left.state.actions == 1


@rule("fallout.encounter-action.option-requirement")
def test_a_requirement_must_be_met() -> None:
    """An option for the Vilified is there for them alone; one for the Idolized is not."""
    feared = wasteland(
        survivor(space=TOWN, traits=["vilified"]), packs=[PACK], encounters={"settlement": ["strict-card", "two-doors"]}
    )

    feared.choose("encounter")

    assert feared.options == ("option:feared",)
    assert feared.refused("option:loved") == "fallout.encounter-action.option-requirement"


@rule("fallout.encounter-action.task-success", "fallout.encounter-action.task-failure")
def test_a_test_brings_its_success_or_its_failure() -> None:
    """Difficulty 2: three hit icons bring two caps, and exactly two do; one icon costs a cap instead."""
    outcomes = {}
    for icons, dice in {3: [TORSO, TORSO_TWICE, HEAD], 2: [TORSO_TWICE, HEAD, HEAD], 1: [TORSO, HEAD, HEAD]}.items():
        t = wasteland(survivor(space=TOWN, caps=3), packs=[PACK], encounters={"settlement": ["trial"]}, dice=dice)
        t.choose("encounter", "option:try")
        outcomes[icons] = t.survivor().caps

    assert outcomes == {3: 5, 2: 5, 1: 2}


@rule("fallout.encounter-action.task-success", "fallout.encounter-action.task-failure")
def test_a_fight_succeeds_only_with_the_enemy_killed() -> None:
    """A drawn mole rat (level 1, torso or legs): killed for two caps; not hit, it costs two."""
    deck = {"settlement": ["hunt"]}
    won = wasteland(
        survivor(space=TOWN, caps=3),
        packs=[PACK],
        encounters=deck,
        tokens={"critter": ["mole-rat"]},
        dice=[TORSO, HEAD, HEAD],
    )
    lost = wasteland(
        survivor(space=TOWN, caps=3),
        packs=[PACK],
        encounters=deck,
        tokens={"critter": ["mole-rat"]},
        dice=[HEAD, HEAD, HEAD],
    )

    won.choose("encounter", "option:hunt")
    lost.choose("encounter", "option:hunt")

    assert won.survivor().caps == 5
    assert lost.survivor().caps == 1


@rule("fallout.encounter-action.forced")
def test_a_forced_option_leaves_no_choice() -> None:
    """FORCED for the Vilified: two damage at once, without a question."""
    t = wasteland(survivor(space=TOWN, traits=["vilified"]), packs=[PACK], encounters={"settlement": ["dictate"]})

    t.choose("encounter")

    assert t.prompt == "turn"
    assert (t.survivor().hp, t.survivor().caps) == (14, 3)
    assert t.happened("forced")[0].about["option"] == "feared"
    assert not t.happened("option")


@rule("fallout.encounter-action.forced-not-met")
def test_a_forced_option_whose_condition_fails_cannot_be_chosen() -> None:
    """Neither Vilified nor Addicted: only the plain option is left, the FORCED ones are refused."""
    t = wasteland(
        survivor(space=TOWN), packs=[PACK], encounters={"settlement": ["dictate"]}, options={"read_aloud": "bold-only"}
    )

    t.choose("encounter")

    assert t.options == ("option:calm",)
    assert t.refused("option:feared") == "fallout.encounter-action.forced-not-met"
    assert t.refused("option:tired") == "fallout.encounter-action.forced-not-met"


@rule("fallout.encounter-action.several-forced")
def test_of_several_forced_options_the_topmost_counts() -> None:
    """Vilified and Addicted: the upper section does two damage, the lower one, of five, is not carried out."""
    both = wasteland(
        survivor(space=TOWN, traits=["addicted", "vilified"]), packs=[PACK], encounters={"settlement": ["dictate"]}
    )
    lower = wasteland(survivor(space=TOWN, traits=["addicted"]), packs=[PACK], encounters={"settlement": ["dictate"]})

    both.choose("encounter")
    lower.choose("encounter")

    assert both.survivor().hp == 14
    assert lower.survivor().hp == 11


@rule("fallout.encounter-action.cost-must-be-payable")
def test_a_cost_must_be_payable() -> None:
    """Five caps: with four the option is refused, with five it is there and leaves none. A weapon likewise."""
    poor = wasteland(survivor(space=TOWN, caps=4), packs=[PACK], encounters={"settlement": ["toll"]})
    rich = wasteland(survivor(space=TOWN, caps=5, hp=10), packs=[PACK], encounters={"settlement": ["toll"]})
    armed = wasteland(
        survivor(space=TOWN, caps=0, hp=10, weapon="pipe-wrench"), packs=[PACK], encounters={"settlement": ["toll"]}
    )

    poor.choose("encounter")
    rich.choose("encounter", "option:pay")
    armed.choose("encounter", "option:weapon")

    assert poor.options == ("option:leave",)
    assert poor.refused("option:pay") == "fallout.encounter-action.cost-must-be-payable"
    assert poor.refused("option:weapon") == "fallout.encounter-action.cost-must-be-payable"
    assert (rich.survivor().caps, rich.survivor().hp) == (0, 14)
    assert (armed.survivor().weapon, armed.survivor().hp) == (None, 16)
    assert "pipe-wrench" in armed.state.loot_pile


@rule("fallout.encounter-action.cost-must-be-payable")
def test_of_two_cards_to_give_the_first_is_not_the_one_the_second_needs() -> None:
    """Any card and a weapon: knife and water pay for both, and the knife is not on offer as the first."""
    t = wasteland(
        survivor(space=TOWN, hp=6, weapon="combat-knife", inventory=["water", "junk"]),
        packs=[PACK],
        encounters={"settlement": ["toll"]},
    )
    bare = wasteland(survivor(space=TOWN, weapon="combat-knife"), packs=[PACK], encounters={"settlement": ["toll"]})

    bare.choose("encounter")
    t.choose("encounter", "option:both")
    assert t.options == ("discard:water", "discard:junk")
    assert t.refused("discard:combat-knife") == "fallout.encounter-action.cost-must-be-payable"
    t.choose("discard:junk")

    assert bare.refused("option:both") == "fallout.encounter-action.cost-must-be-payable"
    assert (t.survivor().weapon, [held.id for held in t.survivor().inventory]) == (None, ["water"])
    assert t.survivor().hp == 14


@rule("fallout.encounter-action.cost-must-be-payable")
def test_caps_before_a_card_do_not_ask_for_the_card_twice() -> None:
    """Two caps and a weapon: the only weapon pays, and without it the option is refused."""
    cost = "cost: [{do: pay, caps: 1}, {do: pay, caps: 1}, {do: give, kind: weapon}]"
    armed = meets("{do: xp, amount: 1}", survivor(weapon="pipe-wrench"), option=cost)
    bare = meets("{do: xp, amount: 1}", survivor(inventory=["junk"]), option=cost)

    armed.choose("option:do")

    assert (armed.survivor().caps, armed.survivor().weapon) == (1, None)
    assert (bare.prompt, bare.survivor().caps) == ("turn", 3)  # there is nothing to choose


@rule("fallout.encounter-action.no-legal-option")
def test_a_card_without_a_legal_option_does_nothing_and_goes_under_its_deck() -> None:
    """Neither loved nor feared: nothing happens, the card is the last of three and the action is spent."""
    t = wasteland(
        survivor(space=TOWN, caps=3),
        packs=[PACK],
        encounters={"settlement": ["strict-card", "two-doors", "next-card"]},
    )

    t.choose("encounter")

    assert t.prompt == "turn"
    assert (t.state.actions, t.survivor().caps, t.survivor().hp) == (1, 3, 16)
    assert t.state.encounters["settlement"] == ("strict-card", "next-card", "two-doors")
    assert [event.rule for event in t.happened("no-option")] == ["fallout.encounter-action.no-legal-option"]


@rule("fallout.encounter-action.return-to-bottom")
def test_a_resolved_card_goes_under_its_deck() -> None:
    """Three cards: after the encounter there are three again, the one just met last, and nobody sees its place."""
    t = wasteland(survivor(space=TOWN), packs=[PACK], encounters={"settlement": ["two-doors", "next-card", "trial"]})

    t.choose("encounter", "option:left")

    assert t.state.encounters["settlement"] == ("two-doors", "trial", "next-card")  # dealt from the end
    assert t.game.view(0)["decks"]["settlement"] == 3


@rule("fallout.encounter-action.trash-if-told")
def test_a_trashed_card_leaves_the_game() -> None:
    """Of two cards one is left when the result says trash; another option of the card keeps it."""
    taken = wasteland(survivor(space=TOWN), packs=[PACK], encounters={"settlement": ["once-only", "next-card"]})
    left = wasteland(survivor(space=TOWN), packs=[PACK], encounters={"settlement": ["once-only", "next-card"]})

    taken.choose("encounter", "option:take")
    left.choose("encounter", "option:leave")

    assert taken.state.encounters["settlement"] == ("next-card",)
    assert "once-only" in taken.state.gone
    assert "once-only" not in taken.state.library
    assert left.state.encounters["settlement"] == ("once-only", "next-card")


@rule("fallout.encounter-action.once-per-icon")
def test_each_icon_can_be_used_once_a_turn() -> None:
    """Actions enough: Diamond City's icon is refused the second time; a second town's icon is not, next turn neither."""
    t = wasteland(
        survivor(space=TOWN),
        packs=[PACK],
        explored=True,
        tiles={"2,2": "r4"},  # its Bastion is a settlement
        encounters={"settlement": ["errand", "two-doors", "next-card"]},
    )

    t.choose("encounter", "option:run")
    assert t.state.actions == 3
    assert t.refused("encounter") == "fallout.encounter-action.once-per-icon"
    way = path(t.state.land.steps, "dia.d", "r4.c")
    t.choose("move", "move", *[f"step:{space}" for space in way])

    assert t.survivor().space == "r4.c"
    assert "encounter" in t.options
    t.end_turn()
    assert t.state.met == ()


@rule("fallout.encounter-action.once-per-icon")
def test_by_table_option_there_is_one_encounter_a_turn() -> None:
    """`encounters: one-a-turn`: after one in Diamond City the next town's icon is refused too, but not next turn."""
    t = wasteland(
        survivor(space=TOWN),
        packs=[PACK],
        explored=True,
        tiles={"2,2": "r4"},
        encounters={"settlement": ["errand", "two-doors", "next-card"]},
        options={"encounters": "one-a-turn"},
    )

    t.choose("encounter", "option:run")
    way = path(t.state.land.steps, "dia.d", "r4.c")
    t.choose("move", "move", *[f"step:{space}" for space in way])

    assert t.refused("encounter") == "fallout.encounter-action.once-per-icon"
    t.end_turn()
    assert "encounter" in t.options


@rule("fallout.encounter-action.killed-during-encounter")
def test_a_killed_survivor_resolves_no_more_of_the_card() -> None:
    """Three HP, three damage: no seven caps, no trash; the turn is over and the card under its deck."""
    t = wasteland(
        survivor(space=TOWN, hp=3, caps=3), packs=[PACK], encounters={"settlement": ["last-words", "next-card"]}
    )

    t.choose("encounter", "option:leap", "return:camp.a")

    assert (t.survivor().caps, t.survivor().hp, t.survivor().space) == (3, 16, "camp.a")
    assert t.state.encounters["settlement"] == ("last-words", "next-card")
    assert t.state.meeting is None
    assert t.state.round == 2


@rule("fallout.encounter-action.killed-during-encounter")
def test_whoever_dies_in_a_drawn_fight_does_not_suffer_the_failure() -> None:
    """A drawn radscorpion (level 2) kills with one hit icon at 2 HP: no caps are lost, the card is last in its deck."""
    t = wasteland(
        survivor(space=TOWN, hp=2, caps=3),
        packs=[PACK],
        encounters={"settlement": ["hunt", "next-card"]},
        tokens={"critter": ["radscorpion"]},
        dice=[TORSO, LIMBS, HEAD],
    )

    t.choose("encounter", "option:hunt", "return:camp.a")

    assert t.survivor().caps == 3
    assert t.state.encounters["settlement"] == ("hunt", "next-card")
    assert t.state.round == 2


def path(steps: dict[str, tuple[str, ...]], start: str, goal: str) -> list[str]:
    """A shortest way, without the start."""
    ways = {start: [start]}
    queue = [start]
    while queue:
        here = queue.pop(0)
        for other in steps[here]:
            if other not in ways:
                ways[other] = [*ways[here], other]
                queue.append(other)
    return ways[goal][1:]


@rule("fallout.encounter-action.cost-must-be-payable")
def test_a_named_card_is_given_and_no_other() -> None:
    """The cost is junk: of junk, a second junk and water one of the junk is given; with water alone it is refused."""
    cost = "cost: [{do: give, card: junk}]"
    t = meets("{do: caps, amount: 5}", survivor(inventory=["junk", "water", "junk~2"]), option=cost)
    poor = meets("{do: caps, amount: 5}", survivor(inventory=["water"]), option=cost)

    t.choose("option:do")
    assert t.options == ("discard:junk", "discard:junk~2")
    t.choose("discard:junk~2")

    assert [held.id for held in t.survivor().inventory] == ["junk", "water"]
    assert poor.told("no-option") == [("fallout.encounter-action.no-legal-option", {"seat": 0, "card": "tale"})]


@rule("fallout.encounter-action.cost-must-be-payable")
def test_who_has_no_caps_can_give_a_card_all_the_same() -> None:
    """An option costs a card: A without a cap has junk, and may choose it."""
    t = meets("{do: heal, amount: 1}", survivor(caps=0, hp=5, inventory=["junk"]), option="cost: [{do: give}]")

    t.choose("option:do")

    assert (t.survivor().inventory, t.survivor().hp) == ((), 6)
