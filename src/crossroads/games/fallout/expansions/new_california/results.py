"""What cards of New California bring: Group XP, and tests without a difficulty (topics group-xp, tests)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from crossroads.engine.decisions import NOTHING, Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, Source
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.conditions import Least, Letters
from crossroads.games.fallout.cards.effects import OpenTask, Result
from crossroads.games.fallout.cards.sorts import Plain
from crossroads.games.fallout.cards.voice import Voice, letters_text
from crossroads.games.fallout.combat import card_windows
from crossroads.games.fallout.combat.dice import hit_icons
from crossroads.games.fallout.combat.results import OTHERS_RESULT
from crossroads.games.fallout.combat.skill_tests import OPEN, roll_in_test
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.leveling import gain_xp
from crossroads.games.fallout.survivors.resolving import resolve

TEST = "new-california.tests.no-success-threshold"


class GroupXp(Result, Effect, frozen=True, tag="group-xp"):
    """Every survivor gains XP, whoever earned it (new-california.group-xp.each-survivor)."""

    amount: Count

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        for seat in g.seats_from(g.first):  # new-california.group-xp.order
            await gain_xp(g, g.survivors[seat], self.amount, "new-california.group-xp.each-survivor")

    def appeal(self, to: Appraisal) -> float:
        return float(self.amount)

    def describe(self, voice: Voice) -> str:
        return voice.words("result-group-xp", amount=self.amount)


class TallyStep(Plain, frozen=True):
    """What comes of at least so many hits."""

    hits: Least
    results: tuple[Result, ...] = ()


class Tally(Result, OpenTask, Effect, frozen=True, tag="tally"):
    """A test without a difficulty: the number of hits says what happens (new-california.tests.result-by-hits)."""

    letters: Letters
    steps: Annotated[tuple[TallyStep, ...], Meta(min_length=1)] = (TallyStep(0),)  # from the fewest hits to the most
    by: Literal["self", "other"] = "self"

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        await self._carry_out(g, who, source, "")

    async def attempt(self, g: Fallout, who: Survivor, about: Mapping[str, Any] = NOTHING) -> bool:
        """As a task it counts as carried out, whatever was rolled (new-california.tests.no-difficulty-as-task)."""
        if "quest" in about:
            await self._carry_out(g, who, Source(about["quest"]), about["objective"])
        else:
            assert g.meeting is not None, "only quests and encounters have tasks"
            await self._carry_out(g, who, Source(g.meeting.card, g.meeting.level), about["option"])
        return True

    async def _carry_out(self, g: Fallout, who: Survivor, source: Source, part: str) -> None:
        hits = await self._hits(g, who)
        step = [step for step in self.steps if step.hits <= hits][-1]  # new-california.tests.zero-hits
        told = {"seat": who.seat, "hits": hits, "story": source.card, "part": part, "step": step.hits}
        g.reveal()
        g.emit("new-california.counted", "new-california.tests.result-by-hits", told)
        await resolve(g, who, step.results, source)

    async def _hits(self, g: Fallout, who: Survivor) -> int:
        """Those of the survivor, or of another in the space; alone that one's are three."""
        if self.by == "self":
            return await count_hits(g, who, self.letters)
        if g.started == 1:  # new-california.solo-play.solo-open-tests
            return OTHERS_RESULT
        there = [other for other in g.alive if other is not who and other.space == who.space]
        if not there:
            return 0
        offers = [Option(f"seat:{other.seat}", other.seat) for other in there]
        rolled = {"letters": self.letters, "difficulty": OPEN}
        seat = await pick(who.seat, "who-tests", offers, "fallout.solo-play.other-survivor-test", rolled)
        return await count_hits(g, g.survivors[seat], self.letters)

    def appeal(self, to: Appraisal) -> float:
        return sum([each.appeal(to) for step in self.steps for each in step.results]) / len(self.steps)

    def describe(self, voice: Voice) -> str:
        message = "result-tally" if self.by == "self" else "result-tally-other"
        text = voice.words(message, letters=letters_text(voice.words, self.letters))
        for place, step in enumerate(self.steps):
            if len(self.steps) == 1 and not step.results:
                break
            last = self.steps[place + 1].hits - 1 if place + 1 < len(self.steps) else -1
            hits = voice.words("tally-step", least=step.hits, most=last)
            text = f"{text}; {hits}: {', '.join([each.describe(voice) for each in step.results]) or voice.words('tally-nothing')}"
        return text

    def complaints(self, content: Any, sort: str) -> Any:
        least = [step.hits for step in self.steps]
        if least[0] != 0:
            yield "steps: the first one is for no hits at all; it needs `hits: 0`"
        if least != sorted({*least}):
            yield "steps: each needs more `hits` than the one before it"


async def count_hits(g: Fallout, who: Survivor, letters: str) -> int:
    """Roll and reroll as in any test: all hits count (new-california.tests.more-is-better)."""
    done = await roll_in_test(g, who, letters, OPEN, TEST)
    await card_windows.pay_afterwards(g, who, done.used)
    return hit_icons(g, done.dice)


EFFECTS = (GroupXp, Tally)
