"""Tasks that dice decide, and kills outside a fight (topics tests, combat, killed, solo-play)."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from crossroads.engine.decisions import NOTHING, Option, Refusal, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, Source
from crossroads.games.fallout.cards.conditions import Letters, Where
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.effects import Result, Task
from crossroads.games.fallout.cards.naming import missing_enemy
from crossroads.games.fallout.cards.sorts import EnemyType, TypeOrFaction
from crossroads.games.fallout.cards.voice import Voice, all_of, letters_text
from crossroads.games.fallout.combat.fight import draw_and_fight, enemy_killed
from crossroads.games.fallout.combat.skill_tests import test
from crossroads.games.fallout.enemies.effects import enemy_options, targets
from crossroads.games.fallout.enemies.tokens import foe_of, is_hostile
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.where import where_text

OTHERS_RESULT = 3  # fallout.solo-play.other-survivor-test


class Kill(Result, Effect, frozen=True, tag="kill"):
    """Kill an active enemy that the player chooses, and gain its XP and loot."""

    enemy: TypeOrFaction | None = None
    at: Where | None = None

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        """Kill an active enemy outside a fight, for XP and loot all the same (fallout.killed.kill-outside-fight)."""
        there = targets(g, self.enemy, self.at, source)
        meant = [enemy for enemy in there if is_hostile(g, enemy.type, who)]
        if meant:
            spared = [enemy for enemy in there if not is_hostile(g, enemy.type, who)]
            offers: list[Option[str] | Refusal] = [*enemy_options(meant)]
            offers += [Refusal(f"enemy:{enemy.id}", "fallout.loyalty.cannot-fight") for enemy in spared]
            token = await pick(who.seat, "kill-enemy", offers, "fallout.killed.kill-outside-fight")
            await enemy_killed(g, who, token, foe_of(g, token).level, "fallout.killed.kill-outside-fight")

    def describe(self, voice: Voice) -> str:
        words = voice.words
        text = words("result-kill-any") if self.enemy is None else words("result-kill", enemy=voice.foe(self.enemy))
        return text if self.at is None else f"{text} ({where_text(voice, self.at)})"


class Test(Result, Task, Effect, frozen=True, tag="test"):
    """Roll against a difficulty; the result of the roll can be the result of a task."""

    letters: Letters
    difficulty: Count
    by: Literal["self", "other"] = "self"
    success: tuple[Result, ...] = ()
    failure: tuple[Result, ...] = ()

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        passed = await self.attempt(g, who)
        await resolve(g, who, self.success if passed else self.failure, source)  # fallout.tests.resolve-result

    async def attempt(self, g: Fallout, who: Survivor, about: Mapping[str, Any] = NOTHING) -> bool:
        if self.by == "self":
            return await test(g, who, self.letters, self.difficulty)
        if g.started == 1:
            counted = {"seat": who.seat, "hits": OTHERS_RESULT, "difficulty": self.difficulty}
            g.emit("others-test", "fallout.solo-play.other-survivor-test", counted)
            return self.difficulty <= OTHERS_RESULT
        there = [other for other in g.alive if other is not who and other.space == who.space]
        if not there:
            return False
        offers = [Option(f"seat:{other.seat}", other.seat) for other in there]
        rolled = {"letters": self.letters, "difficulty": self.difficulty}
        seat = await pick(who.seat, "who-tests", offers, "fallout.solo-play.other-survivor-test", rolled)
        return await test(g, g.survivors[seat], self.letters, self.difficulty)

    def describe(self, voice: Voice) -> str:
        message = "result-test" if self.by == "self" else "result-test-other"
        letters = letters_text(voice.words, self.letters)
        return _branches(voice, self, voice.words(message, letters=letters, difficulty=self.difficulty))


class Fight(Result, Task, Effect, frozen=True, tag="fight"):
    """Draw an enemy of a type and fight it; the result of the fight can be the result of a task."""

    enemy: EnemyType
    success: tuple[Result, ...] = ()
    failure: tuple[Result, ...] = ()

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        won = await self.attempt(g, who)
        await resolve(g, who, self.success if won else self.failure, source)

    async def attempt(self, g: Fallout, who: Survivor, about: Mapping[str, Any] = NOTHING) -> bool:
        return await draw_and_fight(g, who, self.enemy)

    def describe(self, voice: Voice) -> str:
        return _branches(voice, self, voice.words("result-fight", enemy=voice.foe(self.enemy)))

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        yield from missing_enemy(content, self.enemy)


def _branches(voice: Voice, task: Test | Fight, text: str) -> str:
    """A task with what comes of it, as far as that is told."""
    for outcome, effects in (("success", task.success), ("failure", task.failure)):
        if effects:
            text = f"{text}; {voice.words(f'outcome-{outcome}')}: {all_of(voice, effects)}"
    return text


EFFECTS = (Kill, Test, Fight)
