"""Quest cards: objectives that complete themselves, those of a quest action, markers, staging and results."""

from typing import Any

import pytest

from crossroads.games.fallout.state import Staged
from tests.kit import rule
from tests.kit.fallout import HEAD, LEGS, TORSO, TORSO_TWICE, Wasteland, deal, enemy, story_pack, survivor, wasteland
from tests.kit.stories import meets, quest_card

MARKERS = ("red", "blue", "yellow", "white")
HUNT = "id: hunt, trigger: {kill: human}, results: [{do: caps, amount: 2}]"


def with_quests(*quests: str, staged: tuple[str | Staged, ...] = (), **situation: Any) -> Wasteland:
    """A table with quests of one's own; the first is staged unless others are named."""
    first = quests[0].partition("id: ")[2].partition(",")[0]
    pack = story_pack(quests="".join(quests))
    return wasteland(
        *situation.pop("who", (survivor(), survivor(space="camp.e"))),
        packs=(pack,),
        quests=staged or (first,),
        **situation,
    )


@rule("fallout.quest-cards.objectives")
def test_of_two_objectives_only_the_completed_one_brings_its_results() -> None:
    """A quest with two objectives: A completes the second, gains its 2 caps and none of the first one's XP."""
    t = with_quests(
        quest_card(
            "errand", 901, "id: left, results: [{do: xp, amount: 1}]", "id: right, results: [{do: caps, amount: 2}]"
        )
    )
    assert {"quest:errand:left", "quest:errand:right"} <= set(t.options)

    t.choose("quest:errand:right")

    assert (t.survivor().caps, t.survivor().xp) == (5, 0)


@rule("fallout.quest-cards.activated-objective")
def test_a_kill_completes_the_objective_at_once() -> None:
    """'Kill a human': A kills one in a fight action and gains 2 caps; no quest action is needed or would do."""
    t = with_quests(
        quest_card("bounty", 901, HUNT), enemies=[enemy("raider", "camp.c")], loot=["junk"], dice=[HEAD] * 3
    )
    assert t.refused("quest:bounty:hunt") == "fallout.quest-cards.activated-objective"

    t.choose("fight:raider")

    assert (t.survivor().caps, t.state.actions) == (5, 1)
    assert [event.about["objective"] for event in t.happened("complete")] == ["hunt"]


@rule("fallout.quest-cards.activated-objective")
def test_a_kill_counts_on_anybodys_turn_and_goes_to_the_killer() -> None:
    """A raider wakes at the end of the round and attacks B, who kills it: B completes the objective."""
    t = with_quests(
        quest_card("bounty", 901, HUNT),
        enemies=[enemy("raider", "camp.e")],
        agendas=["security-2", "legend-1"],  # humans, then shield
        loot=["junk"],
        dice=[HEAD] * 3,
    )

    t.end_round()

    assert (t.survivor(0).caps, t.survivor(1).caps) == (3, 5)


@rule("fallout.quest-cards.activated-objective")
def test_another_kind_of_enemy_completes_nothing() -> None:
    """'Kill a human': a killed critter is not one."""
    t = with_quests(quest_card("bounty", 901, HUNT), enemies=[enemy("bloatfly", "camp.c")], dice=[HEAD] * 3)

    t.choose("fight:bloatfly")

    assert t.survivor().caps == 3
    assert t.happened("enemy-killed")


@rule("fallout.quest-cards.activated-not-optional")
def test_completing_by_deed_is_no_choice() -> None:
    """'Explore a dangerous tile' helps the star faction, which A opposes: A explores one, and it does."""
    quest = quest_card("survey", 901, "id: look, trigger: {explore: dangerous}, results: [{do: power, faction: star}]")
    t = with_quests(
        quest, who=(survivor(space="camp.e", loyal_by="security-1"), survivor()), tiles={"1,0": "g3"}, fresh=False
    )
    tile = next(option for option in t.options if option.startswith("explore:"))

    t.choose(tile)

    assert t.state.power["star"] == 1
    assert not [option for option in t.options if "survey" in option]


@rule("fallout.quest-cards.action-objective", "fallout.quest-cards.location-requirement")
def test_an_objective_with_the_icon_waits_for_a_quest_action_at_its_place() -> None:
    """'At Crossroads Camp': refused next door; walking in completes nothing; the quest action there does."""
    quest = quest_card("errand", 901, "id: do, needs: {at: {place: crossroads-camp}}, results: [{do: caps, amount: 2}]")
    t = with_quests(quest, who=(survivor(space="camp.d"),))
    assert t.refused("quest:errand:do") == "fallout.quest-action.requirement"

    t.choose("move", "step:camp.c")
    assert (t.survivor().caps, t.state.actions) == (3, 1)
    t.choose("quest:errand:do")

    assert (t.survivor().caps, t.state.actions) == (5, 0)


@rule("fallout.quest-cards.location-requirement")
def test_a_place_that_fits_by_its_icon_meets_the_requirement() -> None:
    """'At a settlement': met in Diamond City, not in the ruins of C.I.T., which has the other icon."""
    quest = quest_card("errand", 901, "id: do, needs: {at: {icon: settlement}}, results: [{do: caps, amount: 2}]")

    there = with_quests(quest, who=(survivor(space="dia.d"),))
    elsewhere = with_quests(quest, who=(survivor(space="cit.a"),))

    assert "quest:errand:do" in there.options
    assert elsewhere.refused("quest:errand:do") == "fallout.quest-action.requirement"


TWO_STEPS = quest_card(
    "errand",
    901,
    "id: do, tasks: [{do: test, letters: A, difficulty: 2}, {do: fight, enemy: robot}],"
    " results: [{do: caps, amount: 2}]",
)


@rule("fallout.quest-cards.instructions-left-to-right")
def test_instructions_come_from_left_to_right() -> None:
    """'Test A 2', then 'fight a robot': the test is rolled first, and both together complete it."""
    dice = [TORSO_TWICE, HEAD, HEAD, HEAD, HEAD, HEAD]
    t = with_quests(TWO_STEPS, tokens={"robot": ["protectron"]}, dice=dice, who=(survivor(),))

    t.choose("quest:errand:do")

    kinds = [
        event.kind for event in t.game.events if event.kind in ("test", "tested", "fight", "enemy-killed", "complete")
    ]
    assert kinds == ["test", "tested", "fight", "enemy-killed", "complete"]
    assert t.survivor().caps == 5


@rule("fallout.quest-cards.all-instructions-needed")
def test_after_a_failed_instruction_the_rest_is_not_carried_out() -> None:
    """The test fails with 1 hit of 2: no robot is drawn, nothing is gained, and the objective stays open."""
    t = with_quests(TWO_STEPS, tokens={"robot": ["protectron"]}, dice=[LEGS, HEAD, HEAD], who=(survivor(),))
    robots = t.state.stacks["robot"]

    t.choose("quest:errand:do")

    assert (t.state.stacks["robot"], t.survivor().caps) == (robots, 3)
    assert not t.happened("fight")
    assert "quest:errand:do" in t.options


@rule("fallout.quest-cards.all-instructions-needed")
def test_a_failed_last_instruction_fails_the_whole() -> None:
    """The test succeeds and the robot is not killed: nothing is gained, and the objective stays open."""
    dice = [TORSO_TWICE, HEAD, HEAD, LEGS, LEGS, TORSO]  # a protectron has head and arms
    t = with_quests(TWO_STEPS, tokens={"robot": ["protectron"]}, dice=dice, who=(survivor(),))

    t.choose("quest:errand:do")

    assert t.happened("fight")
    assert t.survivor().caps == 3
    assert "quest:errand:do" in t.options


@rule("fallout.quest-cards.marker-placed", "fallout.quest-cards.staging-instructions")
def test_a_staged_quest_places_its_pair_of_markers() -> None:
    """'A quest marker at Diamond City': staged, the survivor takes the red pair: one there, one on the quest."""
    trip = quest_card("trip", 901, staging="{do: marker, at: {place: diamond-city}}")
    t = meets("{do: stage, card: 901}", cards={"quests": trip})

    t.choose("option:do")
    assert t.options == ("colour:red", "colour:blue", "colour:yellow", "colour:white")
    t.choose("colour:red")

    assert t.state.quests == (Staged("trip", "red", "dia.d"),)
    assert t.game.view(None)["quests"] == [{"id": "trip", "colour": "red", "marked": "dia.d"}]


@rule("fallout.quest-cards.marker-placed", "fallout.trash.permanent")
def test_a_quest_that_left_the_game_gets_no_marker() -> None:
    """Staged, it is trashed and then asks for a marker: nothing is asked and nothing is laid."""
    trip = quest_card("trip", 901, staging="{do: trash}, {do: marker, at: {place: diamond-city}}")
    t = meets("{do: stage, card: 901}", cards={"quests": trip})

    t.choose("option:do")

    assert (t.prompt, t.happened("marker"), t.state.quests) == ("turn", [], ())


@rule("fallout.quest-cards.marker-placed")
def test_a_quest_brings_enemies_to_its_own_marker() -> None:
    """Two quests have markers, at Diamond City and at the CIT ruins: the critter of the second comes to the ruins."""
    quests = quest_card("trip", 901) + quest_card(
        "hunt", 902, "id: call, results: [{do: place, enemy: critter, at: {marker: true}}]"
    )
    staged = [Staged("trip", "red", "dia.d"), Staged("hunt", "blue", "cit.a")]
    t = wasteland(survivor(), packs=[story_pack(quests=quests)], quests=staged, tokens={"critter": ["radroach"]})

    t.choose("quest:hunt:call")

    assert (t.enemies_at("cit.a"), t.enemies_at("dia.d")) == (["radroach"], [])


@rule("fallout.quest-cards.marker-placed")
def test_a_marker_marks_the_place_of_its_own_quest_only() -> None:
    """Two quests ask for their own marker: at the red one's place only the red quest can be attempted."""
    at_marker = "id: do, needs: {at: {marker: true}}"
    t = with_quests(
        quest_card("trip", 901, at_marker),
        quest_card("tour", 902, at_marker),
        staged=(Staged("trip", "red", "camp.c"), Staged("tour", "blue", "dia.d")),
    )

    assert "quest:trip:do" in t.options
    assert t.refused("quest:tour:do") == "fallout.quest-action.requirement"


@rule("fallout.quest-cards.marker-colour")
def test_a_colour_in_use_cannot_be_chosen_again() -> None:
    """Red lies on one quest: the next quest's survivor picks among the other three."""
    trip = quest_card("trip", 901, staging="{do: marker, at: {place: diamond-city}}") + quest_card("tour", 902)
    t = meets("{do: stage, card: 901}", cards={"quests": trip}, quests=[Staged("tour", "red", "camp.c")])

    t.choose("option:do")

    assert t.options == ("colour:blue", "colour:yellow", "colour:white")
    assert t.refused("colour:red") == "fallout.quest-cards.marker-colour"


@rule("fallout.quest-cards.marker-removed")
def test_a_trashed_quest_takes_its_markers_along() -> None:
    """A quest with a red marker at Diamond City is trashed: no marker is left there, and red can be chosen again."""
    pack = quest_card("tour", 901, "id: do, results: [{do: trash}, {do: stage, card: 902}]") + quest_card(
        "trip", 902, staging="{do: marker, at: {place: diamond-city}}"
    )
    t = with_quests(pack, staged=(Staged("tour", "red", "dia.d"),))

    t.choose("quest:tour:do")

    assert t.state.quests == (Staged("trip"),)
    assert "colour:red" in t.options


@rule("fallout.quest-cards.marker-colour", "fallout.quest-cards.marker-removed")
def test_a_quest_without_a_free_pair_of_markers_waits_for_one() -> None:
    """All four pairs are in use when a fifth quest is staged: it gets the one that the next trashed quest gives back."""
    used = [quest_card(f"tour-{n}", 900 + n) for n in (1, 2, 3)]
    used.append(
        quest_card("errand", 904, "id: do, results: [{do: stage, card: 905}]", "id: drop, results: [{do: trash}]")
    )
    trip = quest_card("trip", 905, "id: do", staging="{do: marker, at: {place: diamond-city}}")
    names = ("tour-1", "tour-2", "tour-3", "errand")
    lying = [Staged(quest, colour, "camp.c") for quest, colour in zip(names, MARKERS, strict=True)]
    t = with_quests(*used, trip, staged=tuple(lying))

    t.choose("quest:errand:do")
    assert (t.prompt, t.state.quests[-1]) == ("turn", Staged("trip"))
    assert t.happened("marker-waits")
    t.choose("quest:errand:drop")

    assert t.state.quests == (*lying[:3], Staged("trip", "white", "dia.d"))


@rule("fallout.quest-cards.marker-colour", "fallout.quest-cards.marker-removed")
def test_a_pair_that_comes_free_goes_to_the_oldest_quest_that_waits_for_one() -> None:
    """Two trips wait; of those before them one has its marker and one stages caps: only the first trip's is placed."""
    city = "{do: marker, at: {place: diamond-city}}"
    errand = quest_card("errand", 901, "id: drop, results: [{do: trash}]")
    tours = [quest_card(f"tour-{n}", 901 + n, staging=city) for n in (1, 2, 3)]
    gift = quest_card("gift", 905, staging="{do: caps, amount: 1}")
    trips = [quest_card(f"trip-{n}", 905 + n, staging=city) for n in (1, 2)]
    names = ("errand", "tour-1", "tour-2", "tour-3")
    lying = [Staged(quest, colour, "camp.c") for quest, colour in zip(names, MARKERS, strict=True)]
    staged = (*lying, Staged("gift"), Staged("trip-1"), Staged("trip-2"))
    t = with_quests(errand, *tours, gift, *trips, staged=staged)

    t.choose("quest:errand:drop")

    placed = Staged("trip-1", MARKERS[0], "dia.d")
    assert t.state.quests == (*lying[1:], Staged("gift"), placed, Staged("trip-2"))
    assert (t.survivor().caps, len(t.happened("marker")), t.happened("marker-waits")) == (3, 1, [])


@rule("fallout.quest-cards.results-left-to-right")
def test_results_come_one_by_one_from_left_to_right() -> None:
    """'2 XP, Stage 902, Trash': the XP come first, then the new quest, then the card is trashed."""
    pack = quest_card("errand", 901, "id: do, results: [{do: xp, amount: 2}, {do: stage, card: 902}, {do: trash}]")
    t = with_quests(pack, quest_card("sequel", 902), who=(survivor(special="SP"),))

    t.choose("quest:errand:do")

    assert [event.kind for event in t.game.events] == ["attempt", "complete", "xp", "stage", "trash"]
    assert (t.survivor().xp, t.state.quests) == (2, (Staged("sequel"),))


@rule("fallout.quest-cards.completer-gets-results", "fallout.quest-cards.shared")
def test_whoever_completes_a_shared_quest_has_its_results() -> None:
    """A fails at the test, B passes it on B's turn: B gains 3 caps, A and C nothing."""
    pack = quest_card(
        "errand",
        901,
        "id: do, tasks: [{do: test, letters: C, difficulty: 2}], results: [{do: caps, amount: 3}, {do: trash}]",
    )
    dice = [HEAD, HEAD, HEAD, TORSO_TWICE, HEAD, HEAD]
    t = with_quests(pack, who=(survivor(), survivor(), survivor()), dice=dice)

    t.choose("quest:errand:do")
    assert [t.survivor(seat).caps for seat in range(3)] == [3, 3, 3]
    t.end_turn()
    t.choose("quest:errand:do")

    assert [t.survivor(seat).caps for seat in range(3)] == [3, 6, 3]
    assert t.state.quests == ()


@rule("fallout.quest-cards.staging-instructions")
def test_what_stands_at_the_top_of_a_quest_is_done_when_it_is_staged() -> None:
    """'Place a star token at Diamond City': it is there before play goes on, and is not placed again later."""
    trip = quest_card("trip", 901, "id: do", staging="{do: place, enemy: star, at: {place: diamond-city}}")
    t = meets("{do: stage, card: 901}", survivor(), icon="wasteland", level=4, cards={"quests": trip})

    t.choose("option:do")
    assert [each.type for each in t.state.enemies if each.space == "dia.d"] == ["star"]
    t.choose("quest:trip:do")

    assert len(t.enemies_at("dia.d")) == 1


@rule("fallout.quest-cards.staging-choices")
def test_open_choices_of_staging_are_made_by_whoever_staged_it() -> None:
    """B stages a quest with a marker on the nearest facedown tile: B picks among those equally near."""
    pack = quest_card("errand", 901, "id: do, results: [{do: stage, card: 902}]")
    trip = quest_card("trip", 902, staging="{do: marker, at: {facedown: true}}")
    t = with_quests(pack, trip, turn=1, who=(survivor(), survivor(space="camp.e")))

    t.choose("quest:errand:do")

    near = t.state.land.unexplored["camp.e"]
    assert len(near) > 1
    assert (t.seat, t.prompt, t.options) == (1, "marker-place", tuple(f"at:{tile}" for tile in near))
    t.choose(t.options[1])
    assert (t.seat, t.prompt) == (1, "marker-colour")


@rule("fallout.quest-cards.staging-choices")
def test_during_set_up_the_first_player_makes_them() -> None:
    """The opening quest asks for a marker on a facedown tile: B, the first player, says where it goes."""
    opening = quest_card("cobbler-is-late", 14, staging="{do: marker, at: {facedown: true}}")
    t = deal(2, packs=(story_pack(quests=opening),), first=1)

    while t.prompt != "marker-place":
        t.choose(t.options[0])

    assert (t.seat, t.state.first, len(t.options) > 1) == (1, 1, True)


@rule("fallout.quest-cards.not-trashed-stays")
def test_a_quest_that_is_not_trashed_can_be_completed_again() -> None:
    """'1 cap' without Trash: completed twice, A gains 1 cap each time; with Trash it is gone after the first."""
    t = with_quests(quest_card("errand", 901, "id: do, results: [{do: caps, amount: 1}]"))

    t.choose("quest:errand:do", "quest:errand:do")

    assert (t.survivor().caps, t.state.quests) == (5, (Staged("errand"),))


@rule("fallout.quest-cards.several-activated-at-once")
def test_objectives_completed_by_one_deed_come_in_the_doers_order() -> None:
    """Two quests with 'kill a human': A kills one and completes both, the second first because A chooses so."""
    t = with_quests(
        quest_card("bounty", 901, "id: hunt, trigger: {kill: human}, results: [{do: become, trait: idolized}]"),
        quest_card("revenge", 902, "id: hunt, trigger: {kill: human}, results: [{do: become, trait: vilified}]"),
        staged=("bounty", "revenge"),
        enemies=[enemy("raider", "camp.c")],
        loot=["junk"],
        dice=[HEAD] * 3,
    )

    t.choose("fight:raider")
    assert (t.seat, t.options) == (0, ("complete:bounty:hunt", "complete:revenge:hunt"))
    assert t.refused("complete:cobbler-is-late:shop") == "fallout.quest-cards.activated-objective"
    t.choose("complete:revenge:hunt")

    assert t.survivor().traits == ("idolized",)  # the last one stays
    assert t.prompt == "turn"


@rule("fallout.quest-cards.several-activated-at-once")
def test_a_quest_that_the_first_one_trashes_is_not_completed_any_more() -> None:
    """Both objectives of one quest wait for a human, and each trashes it: the one that A chooses is the only one."""
    both = quest_card(
        "bounty",
        901,
        "id: alive, trigger: {kill: human}, results: [{do: caps, amount: 1}, {do: trash}]",
        "id: dead, trigger: {kill: any}, results: [{do: caps, amount: 4}, {do: trash}]",
    )
    t = with_quests(both, enemies=[enemy("raider", "camp.c")], loot=["junk"], dice=[HEAD] * 3)

    t.choose("fight:raider", "complete:bounty:dead")

    assert (t.survivor().caps, t.state.quests) == (7, ())


@rule("fallout.quest-cards.all-instructions-needed", "fallout.caps.not-below-zero")
def test_caps_that_were_lost_on_the_way_are_not_paid() -> None:
    """'Draw and fight a human, spend 2 caps': its loot takes A's caps away, so the objective stays open."""
    theft = "- {id: pickpocket, kind: event, event: [{do: lose-caps, amount: 2}]}\n"
    tasks = "tasks: [{do: fight, enemy: human}, {do: pay, caps: 2}]"
    t = wasteland(
        survivor(caps=3),
        survivor(),
        packs=(story_pack(quests=quest_card("errand", 901, f"id: do, {tasks}, results: [{{do: trash}}]"), loot=theft),),
        quests=["errand"],
        tokens={"human": ["raider"]},
        loot=["pickpocket"],
        dice=[HEAD] * 3,
    )

    t.choose("quest:errand:do")

    assert (t.prompt, t.survivor().caps, t.state.quests) == ("turn", 1, (Staged("errand"),))


@rule("fallout.quest-cards.activated-objective")
@pytest.mark.parametrize(
    ("trigger", "token", "completed"),
    [
        ("{kill: human, level: 2}", "raider-veteran", True),
        ("{kill: human, level: 2}", "raider", False),
        ("{kill: human, level: 1}", "raider-veteran", True),
        ("{kill: any}", "raider", True),
        ("{kill: robot}", "raider", False),
        ("{explore: any}", "raider", False),
    ],
)
def test_an_objective_waits_for_a_kill_of_its_type_and_level(trigger: str, token: str, completed: bool) -> None:
    """Of the type that is named, or any, and of at least the level."""
    quest = quest_card("hunt", 901, f"id: do, trigger: {trigger}, results: [{{do: caps, amount: 5}}, {{do: trash}}]")
    t = meets(
        "{do: kill}",
        survivor(special="SPE"),
        cards={"quests": quest},
        quests=["hunt"],
        enemies=[enemy(token, "camp.a")],
        loot=["junk"],
    )

    t.choose("option:do")

    assert (t.survivor().caps == 8, t.state.quests == ()) == (completed, completed)


@rule("fallout.quest-cards.activated-objective")
@pytest.mark.parametrize(
    ("trigger", "completed"),
    [("{explore: any}", True), ("{explore: dangerous}", True), ("{explore: deadly}", False), ("{kill: any}", False)],
)
def test_an_objective_waits_for_a_tile_with_its_back(trigger: str, completed: bool) -> None:
    """A dangerous tile is turned: for any tile, for a dangerous one, not for a deadly one."""
    quest = quest_card("survey", 901, f"id: do, trigger: {trigger}, results: [{{do: caps, amount: 5}}]")
    t = wasteland(survivor(space="camp.e"), packs=[story_pack(quests=quest)], quests=["survey"])

    t.choose("explore:tile-1")

    assert (t.survivor().caps == 8) is completed


@rule("fallout.quest-cards.marker-placed")
def test_a_marker_for_which_there_is_no_place_at_all_is_not_placed() -> None:
    """It is for a facedown tile and all are turned: the quest is staged without a marker, and nobody is asked."""
    pack = quest_card("errand", 901, "id: do, results: [{do: stage, card: 902}]")
    trip = quest_card("trip", 902, staging="{do: marker, at: {facedown: true}}")
    t = with_quests(pack, trip, explored=True)

    t.choose("quest:errand:do")

    assert (t.prompt, t.state.quests[-1]) == ("turn", Staged("trip"))
    assert t.happened("marker") == t.happened("marker-waits") == []
