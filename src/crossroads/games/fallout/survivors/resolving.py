"""Carrying out results, in printed order (topic results)."""

from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.effects import Ability, Result
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.winning import EFFECT_DONE, settle


async def resolve(g: Fallout, who: Survivor, effects: tuple[Result, ...], source: Source) -> None:
    """Carry out results one by one, in printed order; each may end the game (fallout.results.encounter-order)."""
    for effect in effects:
        if who.eliminated:  # outside one's own turn nothing else stops what is left
            return
        await effect.resolve(g, who, source)
        settle(g)
        if g.content.rulebook.expansions:  # asked all the time
            await EFFECT_DONE.happens(g)


class UsableResult(Result, Ability):
    """A result that using a card can bring as well."""

    __slots__ = ()

    async def use(self, g: Fallout, who: Survivor) -> None:
        await resolve(g, who, (self,), Source(""))
