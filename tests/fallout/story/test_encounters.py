"""The encounter action: where it can be taken, what is read out, what can be chosen, where the card goes."""

from pathlib import Path

from crossroads.engine.words import Words
from crossroads.games import fallout
from crossroads.games.fallout import DEFINITION as FALLOUT
from tests.fallout.story.tales import PACK, TOWN
from tests.kit import rule
from tests.kit.fallout import HEAD, LIMBS, TORSO, Wasteland, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets

WORDING = FALLOUT.wording()
TRIAL = """
- id: trial
  deck: settlement
  options:
    - {id: try, task: {do: test, letters: S, difficulty: 2}, success: [{do: %s, amount: 1}], failure: [{do: %s, amount: 4}]}
    - {id: leave, success: [{do: %s, amount: 8}]}
"""


BASE = Path(fallout.__file__).parent / "packs" / "base"


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
