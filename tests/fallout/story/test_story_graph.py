"""The story as a graph: every quest and encounter can come into play, and every choice on it can be met by somebody."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from crossroads.engine.content import content_of
from crossroads.games.fallout.cards.conditions import When, Where
from crossroads.games.fallout.cards.content import Content, Encounter, Quest, Scenario, Space, is_laid_with
from crossroads.games.fallout.cards.pack_checks import parts
from crossroads.games.fallout.combat.results import Kill
from crossroads.games.fallout.enemies.effects import BringToMap
from crossroads.games.fallout.story.costs import Pay
from crossroads.games.fallout.story.results import Add, Marker, StageQuest, Trash
from crossroads.games.fallout.survivors.card_effects import DrawCards, Unique
from crossroads.games.fallout.survivors.results import Become, Caps, Perk, Special, Xp
from tests.kit import rule
from tests.kit.fallout import story_pack, survivor, wasteland
from tests.kit.stories import encounter_card, quest_card

BASE = content_of("fallout", ("base",))
SETS: dict[str, Content] = {
    "base": BASE,
    "new-california": content_of("fallout", ("base", "new-california"), ("new-california",)),
}
SCENARIOS = [(name, scenario) for name, content in SETS.items() for scenario in content.scenarios]
STAYING = {"rig"}  # its quest is the end of New California: the game is won or lost while it is staged


class Spot(NamedTuple):
    """A space that a scenario can have, with the back of its tile and where on the plan it lies, if that is fixed."""

    space: Space
    back: str
    tile: str


class World(NamedTuple):
    """What a scenario offers to those who play it: spaces, places of the plan, quests that can be staged."""

    spots: tuple[Spot, ...]
    tiles: tuple[str, ...]
    numbers: frozenset[int]


def spots_of(content: Content, scenario: Scenario) -> tuple[Spot, ...]:
    """The spaces of the named tiles, and of all that can lie where the plan leaves it open."""
    found = []
    fixed = {spot.face: f"{spot.q},{spot.r}" for spot in scenario.map if spot.face}
    backs = {spot.back for spot in scenario.map if spot.back}
    for face in content.faces.values():
        if face.id in fixed or (face.back in backs and is_laid_with(scenario, face)):
            found += [Spot(space, face.back, fixed.get(face.id, "")) for space in face.spaces.values()]
    return tuple(found)


# -- who can meet a condition


def can_be_met(content: Content, world: World, when: When, has_marker: bool) -> bool:
    """Whether some survivor could meet a condition in some game of the scenario."""
    return any(_agree(content, world, lot, has_marker) for lot in _ways(when))


def _ways(when: When) -> Iterator[tuple[When, ...]]:
    """A condition as plain parts that must hold together, one lot for each choice of `any`."""
    own = When(**{name: getattr(when, name) for name in when.__struct_fields__ if name != "any"})
    if not when.any:
        yield (own,)
        return
    for each in when.any:
        for lot in _ways(each):
            yield (own, *lot)


def _agree(content: Content, world: World, lot: tuple[When, ...], has_marker: bool) -> bool:
    traits = [when.trait for when in lot if when.trait]
    if any(content.sorts.other_side[trait] in traits for trait in traits) or not traits_of(content).issuperset(traits):
        return False
    if len({when.loyal for when in lot if when.loyal}) > 1 or len({when.leads for when in lot if when.leads}) > 1:
        return False
    places = [when.at for when in lot if when.at is not None]
    if places and not _is_somewhere(world, places, has_marker):
        return False
    if any(when.staged and when.staged not in world.numbers for when in lot):
        return False
    if not all(_is_within_reach(content, when) for when in lot):
        return False
    return not any(_is_implied(never, lot) for when in lot for never in when.none)


@cache
def traits_of(content: Content) -> frozenset[str]:
    """Traits that somebody begins with, that camping brings, or that a card or a story makes one take."""
    told = (*content.encounters.values(), *content.quests.values(), *content.cards.values(), *content.perks.values())
    taken = [part.trait for part in parts(told) if isinstance(part, Become)]
    return frozenset([*taken, "well-rested", *[trait for who in content.characters.values() for trait in who.traits]])


def _is_implied(never: When, lot: tuple[When, ...]) -> bool:
    """Whether what must not hold follows from what must."""
    asked = [name for name in never.__struct_fields__ if getattr(never, name) != getattr(When(), name)]
    return all(any(getattr(when, name) == getattr(never, name) for when in lot) for name in asked if name != "none")


def _is_somewhere(world: World, places: list[Where], has_marker: bool) -> bool:
    """One space that is all that is said of it."""
    if any(where.marker for where in places) and not has_marker:
        return False
    if any(where.tile and where.tile not in world.tiles for where in places):
        return False
    return any(all(_fits(spot, where) for where in places) for spot in world.spots)


def _fits(spot: Spot, where: Where) -> bool:
    return (
        (not where.place or spot.space.name == where.place)
        and (where.icon is None or spot.space.icon == where.icon)
        and (where.back is None or spot.back == where.back)
        and (where.terrain != "difficult" or spot.space.difficult)
        and (where.terrain != "irradiated" or spot.space.irradiated)
        and (not where.tile or spot.tile in ("", where.tile))
        and not where.facedown
    )


def _is_within_reach(content: Content, when: When) -> bool:
    """Amounts that a board, a track and the decks allow."""
    cards = content.cards.values()
    of_kind = sum([card.kind == when.kind for card in cards])
    dearest = max([card.cost or 0 for card in cards if card.kind == "weapon"])
    return (
        when.special <= 7
        and when.rads <= 15
        and when.slots <= 3
        and when.inventory <= 5
        and when.uniques <= len(content.uniques)
        and when.weapon_cost <= dearest
        and (when.kind is None or when.count <= of_kind)
    )


# -- the walk


class Walk:
    """All cards that can come into play in a scenario, and which of their choices somebody could take."""

    def __init__(self, content: Content, scenario: Scenario) -> None:
        self.content = content
        self.met: set[str] = {card.id for card in content.encounters.values() if card.number is None}
        self.open: set[str] = set()
        self.spots = spots_of(content, scenario)
        self.tiles = tuple(f"{spot.q},{spot.r}" for spot in scenario.map)
        self.icons = {spot.space.icon for spot in self.spots}
        fetched = self._fetched(scenario.opening)
        while fetched - self.met:
            self.met |= fetched
            fetched = self._next()
        self._next()

    def _next(self) -> set[str]:
        """What the cards in play lead to, over the choices that can be taken."""
        found = set()
        for card in sorted(self.met):
            for name, effects in self._choices(card):
                self.open.add(f"{card}:{name}")
                found |= self._fetched(effects)
        return found | self.met

    def _choices(self, card: str) -> Iterator[tuple[str, Any]]:
        numbers = frozenset(self.content.library[quest] for quest in self.content.quests if quest in self.met)
        world = World(self.spots, self.tiles, numbers)
        if card in self.content.quests:
            yield from _objectives(self.content, world, self.content.quests[card])
        elif self.content.encounters[card].deck in self.icons:
            yield from _options(self.content, world, self.content.encounters[card])

    def _fetched(self, effects: Any) -> set[str]:
        named = [part.card for part in parts(effects) if isinstance(part, Add | StageQuest)]
        return {card for each in named for card in self.content.in_library(each)}


def _options(content: Content, world: World, card: Encounter) -> Iterator[tuple[str, Any]]:
    for option in card.options:
        asked = option.forced or option.needs or When()
        if can_be_met(content, world, asked, has_marker=False):
            yield option.id, (*option.success, *option.failure, option.task)


def _objectives(content: Content, world: World, quest: Quest) -> Iterator[tuple[str, Any]]:
    has_marker = any(isinstance(part, Marker) for part in parts(quest.staging))
    for objective in quest.objectives:
        if objective.needs is None or can_be_met(content, world, objective.needs, has_marker):
            yield objective.id, (*quest.staging, *objective.results, *objective.tasks)


@cache
def walks(content: Content) -> dict[str, Walk]:
    return {scenario.id: Walk(content, scenario) for scenario in content.scenarios.values()}


def lost_cards(content: Content) -> set[str]:
    """Cards that come into play in no scenario."""
    return {*content.encounters, *content.quests} - {card for walk in walks(content).values() for card in walk.met}


def closed_choices(content: Content) -> set[str]:
    """Options and objectives that nobody can ever take."""
    listed = {f"{card.id}:{option.id}" for card in content.encounters.values() for option in card.options}
    listed |= {f"{quest.id}:{objective.id}" for quest in content.quests.values() for objective in quest.objectives}
    return listed - {choice for walk in walks(content).values() for choice in walk.open}


def trapped_objectives(content: Content) -> set[str]:
    """Objectives at a place where the quest itself puts an enemy whose death would complete and trash the quest."""
    found = set()
    for quest in content.quests.values():
        markers = [part.at for part in quest.staging if isinstance(part, Marker)]
        slain = [
            objective.trigger.kill
            for objective in quest.objectives
            if objective.trigger is not None and any(isinstance(part, Trash) for part in objective.results)
        ]
        posts = [part.at for part in quest.staging if isinstance(part, BringToMap) and part.enemy in slain]
        for objective in quest.objectives:
            at = objective.needs.at if objective.needs is not None else None
            places = markers if at is not None and at.marker else [at]
            if any(place in posts for place in places):
                found.add(f"{quest.id}:{objective.id}")
    return found


def gains_by_failure(content: Content) -> set[str]:
    """Options whose failure brings something good: a refund is less than the cost."""
    gains = Xp | DrawCards | Unique | Special | Perk | Kill
    found = set()
    for card in content.encounters.values():
        for option in card.options:
            paid = sum([cost.caps for cost in option.cost if isinstance(cost, Pay)])
            back = [part for part in parts(option.failure) if isinstance(part, Caps)]
            if any(isinstance(part, gains) for part in parts(option.failure)) or any(
                not isinstance(part.amount, int) or part.amount >= paid for part in back
            ):
                found.add(f"{card.id}:{option.id}")
    return found


# -- the base game


@rule("fallout.card-library.fetch-by-number", "fallout.card-library.out-of-play")
@pytest.mark.parametrize("name", SETS)
def test_every_card_can_come_into_play(name: str) -> None:
    """From the openings and the star decks, over choices that can be taken, every card is added or staged somewhere."""
    assert lost_cards(SETS[name]) == set()


@rule("fallout.encounter-action.option-requirement", "fallout.quest-action.requirement")
@pytest.mark.parametrize("name", SETS)
def test_every_choice_can_be_taken_by_somebody(name: str) -> None:
    """No option and no objective asks for what cannot be."""
    assert closed_choices(SETS[name]) == set()


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_scenario_leads_somewhere(name: str, scenario: str) -> None:
    """Six main quests at least, and quests of every scenario beside the shared ones."""
    walk = walks(SETS[name])[scenario]

    assert len([card for card in walk.met if card in SETS[name].quests]) >= 6
    assert {"wasteland", "settlement"} <= {*walk.icons}


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_quest_of_a_scenario_can_be_completed_there(name: str, scenario: str) -> None:
    """A quest that can be staged in a scenario has an objective for somebody in that scenario."""
    walk = walks(SETS[name])[scenario]
    quests = [card for card in walk.met if card in SETS[name].quests]

    dead_ends = [quest for quest in quests if not any(choice.startswith(f"{quest}:") for choice in walk.open)]

    assert dead_ends == []


@rule("fallout.quest-cards.not-trashed-stays")
@pytest.mark.parametrize("name", SETS)
def test_every_quest_can_leave_play(name: str) -> None:
    """Each objective trashes its quest, or at least one of the quest's does."""
    staying = [
        quest.id
        for quest in SETS[name].quests.values()
        if not any(isinstance(part, Trash) for part in parts(quest.objectives))
    ]

    assert {*staying} <= STAYING


@pytest.mark.parametrize("name", SETS)
def test_no_quest_sets_a_trap_for_its_own_objective(name: str) -> None:
    """Whoever comes to a place for an objective need not first kill what completes another one."""
    assert trapped_objectives(SETS[name]) == set()


@rule("fallout.encounter-action.task-failure")
@pytest.mark.parametrize("name", SETS)
def test_nobody_gains_by_failing(name: str) -> None:
    """A failure brings no XP, no card and no token, and never more caps than were paid."""
    assert gains_by_failure(SETS[name]) == set()


@rule("fallout.special-tokens.one-of-each")
@pytest.mark.parametrize(("letters", "xp"), [("SPECA", 0), ("SPECAI", 3)])
def test_a_lesson_is_worth_something_to_whoever_knows_it(letters: str, xp: int) -> None:
    """Teaching brings the I token, or 3 XP to whoever has it."""
    t = wasteland(
        survivor(space="cit.a", special=letters),
        encounters={"wasteland": ["schoolroom-bus"]},
        dice=[6, 6, 6],
    )

    t.choose("encounter", "option:teach", "stop")

    assert ("I" in t.survivor().special, t.survivor().xp) == (True, xp)


@rule("fallout.encounter-action.option-requirement")
def test_nobody_buys_a_token_twice() -> None:
    """The theodolite is a P token for 4 caps: whoever has P cannot buy it, whoever has not can."""
    deck = {"wasteland": ["surveyor-without-flags"]}
    keen = wasteland(survivor(space="cit.a", caps=4, special="P"), encounters=deck)
    blind = wasteland(survivor(space="cit.a", caps=4), encounters=deck)

    keen.choose("encounter")
    blind.choose("encounter", "option:buy")

    assert keen.refused("option:buy") == "fallout.encounter-action.option-requirement"
    assert ("P" in blind.survivor().special, blind.survivor().caps) == (True, 0)


# -- the walk itself


def test_a_trap_is_found() -> None:
    """An enemy at the marker, and one at the place itself; one elsewhere, or one that nobody waits for, is none."""
    kill, here = "id: kill, trigger: {kill: robot}, results: [{do: trash}]", "id: do, needs: {at: {marker: true}}"
    far, camp = "{icon: settlement, farthest: true}", "{place: crossroads-camp}"
    marked = f"{{do: marker, at: {far}}}, {{do: place, enemy: robot, at: %s}}"
    content = with_cards(
        quests=quest_card("one", 901, here, kill, staging=marked % far)
        + quest_card("two", 902, f"id: do, needs: {{at: {camp}}}", kill, staging=marked % camp)
        + quest_card("three", 903, here, kill, staging=marked % camp)
        + quest_card("four", 904, here, "id: kill, trigger: {kill: human}", staging=marked % far)
    )

    assert trapped_objectives(content) == {"one:do", "two:do"}


@pytest.mark.parametrize("failure", ["do: xp, amount: 1", "do: caps, amount: 2", "do: caps, amount: level"])
def test_a_failure_that_pays_is_found(failure: str) -> None:
    """XP, as many caps as were paid, or as many as a level."""
    option = (
        f"id: do, cost: [{{do: pay, caps: 2}}], task: {{do: test, letters: S, difficulty: 2}}, failure: [{{{failure}}}]"
    )

    assert gains_by_failure(with_cards(encounters=encounter_card("tale", option, "id: go"))) == {"tale:do"}


def with_cards(**files: str) -> Content:
    content: Content = content_of("fallout", ("base", story_pack(**files)))
    return content


def test_a_card_that_nothing_fetches_is_found() -> None:
    """A quest and an encounter of the library that no card names; one that names the other is no help."""
    content = with_cards(
        quests=quest_card("orphan", 901, "id: do, results: [{do: add, card: 902}]"),
        encounters=encounter_card("stray", number=902),
    )

    assert lost_cards(content) == {"orphan", "stray"}


def test_a_card_behind_a_closed_choice_is_found() -> None:
    """The only option that stages it asks for two sides of one trait."""
    content = with_cards(
        quests=quest_card("orphan", 901),
        encounters=encounter_card(
            "tale",
            "id: do, needs: {trait: idolized, any: [{trait: vilified}]}, success: [{do: stage, card: 901}]",
            "id: go",
        ),
    )

    assert lost_cards(content) == {"orphan"}
    assert closed_choices(content) == {"tale:do", "orphan:do"}


def test_a_trait_that_nobody_can_take_is_found() -> None:
    """Without the call that tells who is a synth, nobody is one, and what only a synth may choose stays closed."""
    silent = encounter_card("telephone-that-rings", "id: ambush, success: [{do: add, card: 122}]")
    content = with_cards(encounters=silent)

    assert closed_choices(content) == {
        "split-heel:recall",
        "boots-nobody-ordered:heel",
        "boots-for-brother-enoch:kin",
        "nine-cages:sniffed",
        "guard-off-its-post:handshake",
    }


CLOSED = [
    "{trait: synth, none: [{trait: synth}]}",
    "{any: [{trait: synth, any: [{trait: super-mutant}]}]}",
    "{at: {place: diamond-city, icon: wasteland}}",
    "{at: {place: diamond-city}, any: [{at: {place: goodneighbor}}]}",
    "{special: 8}",
    "{rads: 16}",
    "{slots: 4}",
    "{inventory: 6}",
    "{uniques: 99}",
    "{weapon_cost: 99}",
    "{kind: companion, count: 99}",
    "{loyal: star, any: [{loyal: shield}]}",
    "{leads: star, any: [{leads: shield}]}",
]


@pytest.mark.parametrize("needs", CLOSED)
def test_a_condition_that_contradicts_itself_is_found(needs: str) -> None:
    """Two sides of a trait, a place that is two places, more than there is."""
    assert closed_choices(with_cards(encounters=encounter_card("tale", f"id: do, needs: {needs}", "id: go"))) == {
        "tale:do"
    }


OPEN = [
    "{trait: synth, none: [{trait: idolized}]}",
    "{trait: idolized, any: [{trait: vilified}, {trait: synth}]}",
    "{at: {place: diamond-city, icon: settlement}}",
    "{special: 7, rads: 15, slots: 3}",
    "{letter: S, none: [{letter: S, caps: 3}]}",
]


@pytest.mark.parametrize("needs", OPEN)
def test_a_condition_that_can_be_met_is_left_alone(needs: str) -> None:
    """The edge beside each contradiction."""
    assert closed_choices(with_cards(encounters=encounter_card("tale", f"id: do, needs: {needs}", "id: go"))) == set()


def test_a_quest_without_a_marker_is_completed_at_none() -> None:
    """An objective at the marker of a quest that places none."""
    quest = quest_card("errand", 901, "id: do, needs: {at: {marker: true}}", "id: go")
    content = with_cards(quests=quest, encounters=encounter_card("tale", "id: do, success: [{do: stage, card: 901}]"))

    assert closed_choices(content) == {"errand:do"}
