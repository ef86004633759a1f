"""A view with what a plan needs to know about it."""

from collections.abc import Sequence
from functools import cached_property
from math import comb
from typing import Any

from msgspec.structs import replace

from crossroads.bots.evaluation import OwnChoices, View
from crossroads.bots.fallout import agendas
from crossroads.bots.fallout.tastes import DEVOTED, HOARD, HOARDED, KEEN, MOOD, Tastes
from crossroads.bots.fallout.together import Together
from crossroads.bots.fallout.worth import Weights, worth_of_card
from crossroads.engine.acts import Acts
from crossroads.engine.events import Event
from crossroads.engine.extending import definition_with
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.content import Card, Content, Objective, Quest
from crossroads.games.fallout.cards.effects import Result
from crossroads.games.fallout.combat.results import Fight, Test
from crossroads.games.fallout.expansions.atomic_bonds.content import ID as BONDS
from crossroads.games.fallout.map.land import Land, land_of
from crossroads.games.fallout.story.costs import Give, Pay
from crossroads.games.fallout.survivor import SLOTS
from crossroads.games.fallout.survivors.results import Power

TESTS = (  # chance of success by difficulty from 1, and by rerolls from 0 (the last counts for more)
    (0.96, 1.0, 1.0, 1.0),
    (0.80, 0.97, 1.0, 1.0),
    (0.49, 0.82, 0.94, 0.98),
    (0.20, 0.46, 0.66, 0.79),
    (0.05, 0.16, 0.30, 0.45),
    (0.0, 0.03, 0.07, 0.14),
)
FIGHT_TYPES = {
    "critter": (1.3, 0.75),
    "human": (1.3, 0.75),
    "robot": (1.8, 0.5),
    "mutant": (2.2, 0.45),
    "monster": (2.6, 0.35),
}
UNKNOWN_FIGHT = (2.0, 0.5)  # of a type that another pack brings
AGENDA_LIMIT = 4


def nothing_before(since: str, *, own_only: bool = False) -> tuple[str, ...]:
    """The past of a seat of which none is known."""
    return ()


def acts_of(content: Content) -> Acts:
    """What the options of the table do, those of its expansions too."""
    return definition_with("fallout", tuple([module.id for module in content.rulebook.expansions])).acts


class Situation:
    """One seat's side of the table."""

    def __init__(
        self,
        content: Content,
        weights: Weights,
        view: View,
        seat: int,
        tastes: Tastes | None = None,
        events: Sequence[Event] = (),
        own_choices: OwnChoices = nothing_before,
    ) -> None:
        self.content = content
        self.acts = acts_of(content)
        self.weights = weights
        self.view = view
        self.seat = seat
        self.tastes = tastes
        self.events = events  # since the last choice
        self.own_choices = own_choices
        self._fights: dict[tuple[str, bool], float] = {}
        self.me: dict[str, Any] = view["survivors"][seat]

    @cached_property
    def together(self) -> Together | None:
        """What the group wants, at a table of Atomic Bonds."""
        part = self.view.get("added", {}).get(BONDS)
        return Together(self.content, self.view, self.me) if part is not None and part["loyal"] else None

    @cached_property
    def land(self) -> Land:
        """The map as it lies."""
        return land_of(self.content, self.view["scenario"], tuple(tile["face"] for tile in self.view["tiles"]))

    @cached_property
    def threats(self) -> dict[str, list[Any]]:
        """Active enemies by space, those that keep the survivor from things there."""
        found: dict[str, list[Any]] = {}
        for enemy in self.view["enemies"]:
            if enemy["active"] and enemy["type"] != self.me["loyal_to"]:
                found.setdefault(enemy["space"], []).append(enemy)
        return found

    @property
    def remaining(self) -> int:
        """HP that can be lost before the survivor is killed."""
        return int(self.me["hp"] - self.me["rads"])

    @property
    def held(self) -> list[Any]:
        """One's own cards, equipped or not."""
        slots = [self.me["weapon"], self.me["apparel"], self.me["companion"]]
        return [card for card in (*slots, *self.me["beside"], *self.me["inventory"]) if card]

    @cached_property
    def agendas(self) -> list[str]:
        """One's own agendas, the one that marks a loyalty too."""
        return [*self.me["agendas"], *([self.me["loyal_by"]] if self.me["loyal_by"] else [])]

    @cached_property
    def sides(self) -> dict[str, float]:
        """What a space of power is worth for each faction: by one's own agendas, and by how near the end is."""
        power = self.view["power"]
        if group := self.view["group"]:
            other = "shield" if group == "star" else "star"
            near = self.view["track"] - power[other]
            return {group: self.weights.cause, other: -self.weights.cause - self.weights.doom / max(1, near)}
        worth = {}
        for side, other in (("star", "shield"), ("shield", "star")):
            mine = sum(self.content.agendas[card].faction == side for card in self.agendas)
            theirs = sum(self.content.agendas[card].faction == other for card in self.agendas)
            worth[side] = self.weights.power * (mine - theirs)
            left = self.view["track"] - power[side]
            if left <= 2:
                worth[side] -= self.weights.doom / left
        return worth

    def worth_of_agenda(self, card: str) -> float:
        """What an agenda counts for, and may yet."""
        return agendas.worth_of(self.content, self.view, self.me, card)

    @cached_property
    def room_for_agenda(self) -> bool:
        return len(self.agendas) < AGENDA_LIMIT

    # -- chances

    def rerolls(self, letters: str) -> int:
        """Rerolls in a roll that uses these letters."""
        return sum(letter in self.me["special"] for letter in letters) + ("well-rested" in self.me["traits"])

    def passes(self, letters: str, difficulty: int) -> float:
        """The chance to succeed at a test, by a table."""
        row = TESTS[min(difficulty, len(TESTS)) - 1]
        return row[min(self.rerolls(letters), len(row) - 1)]

    def weapon(self) -> Any:
        held = self.me["weapon"]
        return self.content.cards[held["id"]] if held else None

    def kills(self, enemy: View, away: bool = False) -> float:
        """The chance to kill an enemy when only that matters: every die that does not match is rolled again."""
        weapon = self.weapon()
        again = self.rerolls(weapon.letters if weapon else "")
        areas = [face.areas for face in self.content.dice]
        chance = sum(any(area in enemy["areas"] for area in each) for each in areas) / len(areas)
        hit = 1 - (1 - chance) ** (again + 1)
        needs = enemy["level"] + ("armor" in enemy["abilities"])
        if away and weapon is not None and weapon.ranged and "ranged" not in enemy["abilities"]:
            needs -= 1
        alone = _at_least(needs, hit)
        return (
            alone if not self._has_help(enemy["space"]) else (1 - chance) * alone + chance * _at_least(needs - 1, hit)
        )

    def _has_help(self, space: str) -> bool:
        """Whether another survivor is where a fight would be, and can help in it."""
        others = [who for who in self.view["survivors"] if who["seat"] != self.seat and not who["eliminated"]]
        return self.together is not None and any(who["space"] == space for who in others)

    def harm(self, level: float) -> float:
        """Damage to expect from an enemy of a level."""
        return max(0.4, 2.5 - int(self.me["armor"])) * level

    def dies(self, level: float) -> float:
        """The chance to be killed by an enemy of a level, roughly."""
        spare = self.remaining / max(1.0, level) + self.me["armor"]
        return 0.0 if spare > 6 else min(1.0, {6: 0.005, 5: 0.05, 4: 0.2, 3: 0.5, 2: 0.8}.get(int(spare), 1.0))

    def fight_value(self, enemy: View, away: bool = False) -> float:
        """What a fight with an enemy is worth, by its odds."""
        known = self._fights.get((enemy["id"], away))
        if known is None:
            known = self._fights[enemy["id"], away] = self._fight_value(enemy, away)
        return known

    def _fight_value(self, enemy: View, away: bool) -> float:
        level = int(enemy["level"])
        gain = level + (self.weights.loot if "loot" in enemy["abilities"] else 0.0) + self.quest_for_kill(enemy)
        death = self.weights.death
        if self.together is not None:
            gain += self.together.for_kill(enemy) + level * self.together.for_xp
            death += self.weights.cause
        risk = self.dies(level) * death + self.weights.hp * self.harm(level)
        if "radiation" in enemy["abilities"]:
            risk += self.weights.rad * level * 0.8
        return self.kills(enemy, away) * gain - risk

    def quest_for_kill(self, enemy: View) -> float:
        """What open quests give for this kill."""
        total = 0.0
        for staged in self.view["quests"]:
            quest = self.content.quests[staged["id"]]
            for objective in quest.objectives:
                trigger = objective.trigger
                if trigger is None or trigger.kill is None or enemy["level"] < trigger.level:
                    continue
                if trigger.kill in ("any", enemy["type"]):
                    total += self.completing(quest, objective)
        return total

    # -- tastes

    def fancy(self, *what: object) -> float:
        """How much a curious seat fancies something, from 0 to 1; others have no fancies."""
        return self.tastes.of(self.seat, *what) if self.tastes else 0.5

    def passing_fancy(self, *what: object) -> float:
        """A fancy that changes after some rounds."""
        return self.fancy(*what, self.view["round"] // MOOD)

    def completing(self, quest: Quest, objective: Objective) -> float:
        """What completing an objective brings.

        Of each quest a curious seat wants one way out. It is keen on some quests at a time and leaves the others to
        whoever is keen on them: else the nearest way out would always be somebody's, and taken.
        """
        worth = self.results(objective.results)
        if self.tastes is None:
            return worth
        if not self._is_keen_on(quest):
            return min(worth, 0.3)
        favourite = max(quest.objectives, key=lambda each: self.fancy(quest.id, each.id))
        if objective is favourite:
            return max(worth, 0.0) + self.weights.curiosity
        return min(worth, 0.0) if objective.trigger is None else -self.weights.curiosity / 2  # a kill would spoil it

    def _is_keen_on(self, quest: Quest) -> bool:
        if self.fancy("devoted") < DEVOTED and any(
            isinstance(effect, Power) for objective in quest.objectives for effect in objective.results
        ):
            return True
        return self.passing_fancy("keen", quest.id) < KEEN

    def card_worth(self, card: Card) -> float:
        """What a card is worth to this survivor; a curious one hoards small things of one kind or another."""
        worth = worth_of_card(self.weights, card, self.me["special"])
        if self.together is not None:
            worth += self.together.for_card(card)
        return worth + self.weights.hoard if self.hoards(card) else worth

    def worn_worth(self, kind: str) -> float:
        """What lies in the slot of a kind already."""
        held = self.me.get(kind) if kind in SLOTS else None
        return self.card_worth(self.content.cards[held["id"]]) if held else 0.0

    def hoards(self, card: Card) -> bool:
        """Whether a curious seat keeps a card for what may come."""
        return self.tastes is not None and card.kind in HOARDED and self.passing_fancy("hoard", card.kind) < HOARD

    def results(self, effects: tuple[Result, ...], level: int = 2) -> float:
        """What results are worth."""
        prices = self.weights
        if self.together is not None:  # agenda icons are workshop upgrades
            prices = replace(prices, agenda=self.together.for_upgrade, further_agenda=self.together.for_upgrade)
        seen = Appraisal(prices, level, self.sides, self.room_for_agenda)
        return sum([effect.appeal(seen) for effect in effects])

    def task(self, task: Any) -> float:
        """The chance that a task succeeds."""
        if isinstance(task, Test):
            return self.passes(task.letters, task.difficulty)
        if isinstance(task, Fight):
            level, chance = FIGHT_TYPES.get(task.enemy, UNKNOWN_FIGHT)
            weapon = self.weapon()
            bonus = 0.1 * self.rerolls(weapon.letters if weapon else "")
            return max(0.05, min(0.95, chance + bonus) - self.dies(level))
        return 1.0

    def can_pay(self, tasks: tuple[Any, ...]) -> bool:
        """Whether all that tasks cost is there: caps, and a card of the kind."""
        cards = [self.me["weapon"], self.me["apparel"], self.me["companion"], *self.me["inventory"]]
        kinds = [self.content.cards[card["id"]].kind for card in cards if card]
        for task in tasks:
            if isinstance(task, Pay) and task.caps > self.me["caps"]:
                return False
            if isinstance(task, Give) and task.kind not in kinds:
                return False
        return True

    def task_kills(self, task: Fight) -> float:
        """The chance that the enemy of a task kills."""
        return self.dies(FIGHT_TYPES.get(task.enemy, UNKNOWN_FIGHT)[0])

    def task_risk(self, task: Any) -> float:
        """What a task costs whatever comes of it."""
        if isinstance(task, Fight):
            level, _ = FIGHT_TYPES.get(task.enemy, UNKNOWN_FIGHT)
            return self.weights.hp * self.harm(level) + self.task_kills(task) * self.weights.death
        return self.weights.cap * task.caps if isinstance(task, Pay) else 0.0


def _at_least(needs: int, hit: float) -> float:
    """The chance that so many of three dice hit."""
    return sum(comb(3, hits) * hit**hits * (1 - hit) ** (3 - hits) for hits in range(max(0, needs), 4))
