"""What encounters and quests do to the story itself: cards of the library come and go (topics results, trash, quest-cards)."""

from collections.abc import Iterator

from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.conditions import CardName, When, Where
from crossroads.games.fallout.cards.content import Content
from crossroads.games.fallout.cards.effects import Result
from crossroads.games.fallout.cards.naming import misnamed
from crossroads.games.fallout.cards.voice import Voice, all_of
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.story.library import add, has_free_marker, place_marker, stage, trash
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.conditions import holds, when_text
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.where import where_text


class Add(Result, Effect, frozen=True, tag="add"):
    """Add an encounter of the library to its deck (fallout.results.add)."""

    card: CardName

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        add(g, self.card)

    def appeal(self, to: Appraisal) -> float:
        return to.prices.story

    def describe(self, voice: Voice) -> str:
        return voice.words("result-add", number=voice.number_of(self.card))

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        yield from misnamed(content, self.card, content.encounters, "add", "encounter", "stage")


class StageQuest(Result, Effect, frozen=True, tag="stage"):
    """Stage a quest of the library (fallout.results.stage)."""

    card: CardName

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        quest = stage(g, self.card)
        if quest is not None:  # fallout.quest-cards.staging-instructions
            await resolve(g, who, quest.staging, Source(quest.id))

    def appeal(self, to: Appraisal) -> float:
        return to.prices.story

    def describe(self, voice: Voice) -> str:
        return voice.words("result-stage", number=voice.number_of(self.card))

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        yield from misnamed(content, self.card, content.quests, "stage", "quest", "add")


class Marker(Result, Effect, frozen=True, tag="marker"):
    """A pair of quest markers: one on the card, one on the map."""

    at: Where

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        await place_marker(g, who, source.card, self.at)

    def describe(self, voice: Voice) -> str:
        return voice.words("result-marker", where=where_text(voice, self.at))

    def complaints(self, content: Content, sort: str) -> Iterator[str]:
        if sort != "quests":
            yield "only a quest has a marker"


class Trash(Result, Effect, frozen=True, tag="trash"):
    """The card goes back to the box (fallout.results.trash)."""

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        trash(g, source.card)
        await _place_waiting_markers(g, who)  # its own may be the pair that another quest waits for

    def describe(self, voice: Voice) -> str:
        return voice.words("result-trash")


async def _place_waiting_markers(g: Fallout, who: Survivor) -> None:
    """Quests that were staged while all pairs were in use get theirs once one is free, the oldest quest first."""
    for staged in g.quests:
        for effect in g.content.quests[staged.id].staging:
            if isinstance(effect, Marker) and not staged.colour and has_free_marker(g):
                await place_marker(g, who, staged.id, effect.at)


class If(Result, Effect, frozen=True, tag="if"):
    """One thing if a condition is true, another if it is not."""

    when: When
    then: tuple[Result, ...]
    otherwise: tuple[Result, ...] = ()

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        held = holds(g, who, self.when, source.card)
        await resolve(g, who, self.then if held else self.otherwise, source)

    def appeal(self, to: Appraisal) -> float:
        return 0.5 * sum([each.appeal(to) for each in self.then])

    def describe(self, voice: Voice) -> str:
        words = voice.words
        text = words("result-if", when=when_text(voice, self.when), then=all_of(voice, self.then))
        return f"{text}; {words('result-else')}: {all_of(voice, self.otherwise)}" if self.otherwise else text


EFFECTS = (Add, StageQuest, Marker, Trash, If)
