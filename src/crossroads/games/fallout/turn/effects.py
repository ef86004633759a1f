"""What cards add to a turn: actions, movement, exploring, the shop, a camp (topics turns, results, move-action)."""

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Amount, Count, Source, amount_of
from crossroads.games.fallout.cards.appraisal import Appraisal
from crossroads.games.fallout.cards.effects import NOT_AS_PRINTED, Ability
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.enemies.tokens import active_here
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.health import is_own_turn
from crossroads.games.fallout.survivors.resolving import UsableResult
from crossroads.games.fallout.turn.camp import camp
from crossroads.games.fallout.turn.explore import explore
from crossroads.games.fallout.turn.shop import shop


class Shop(UsableResult, Effect, frozen=True, tag="shop"):
    """Go shopping, with this many dealings (fallout.results.shop-number)."""

    dealings: Amount

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        await shop(g, who, amount_of(self.dealings, source))

    def appeal(self, to: Appraisal) -> float:
        return to.prices.shop * to.amount(self.dealings)

    def describe(self, voice: Voice) -> str:
        return voice.amount("shop", self.dealings)


class Explore(UsableResult, Effect, frozen=True, tag="explore"):
    """Choose a facedown tile and turn it faceup: a bordering one, if there is any."""

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if g.land.hidden else NOT_AS_PRINTED

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        land = g.land
        tiles = land.unexplored[who.space] or land.hidden
        if tiles:
            offers = [Option(f"explore:{tile}", tile) for tile in tiles]
            await explore(g, who, await pick(who.seat, "explore", offers, "fallout.explore-action.choose-tile"))

    def describe(self, voice: Voice) -> str:
        return voice.words("result-explore")


class Movement(UsableResult, Effect, frozen=True, tag="movement"):
    """More movement points this turn."""

    amount: Count

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if is_own_turn(g, who) else NOT_AS_PRINTED

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        if is_own_turn(g, who):
            g.points += self.amount
            g.emit("points", "fallout.move-action.gain-points", {"seat": who.seat, "amount": self.amount})

    def describe(self, voice: Voice) -> str:
        return voice.amount("movement", self.amount)


class Action(UsableResult, Effect, frozen=True, tag="action"):
    """More actions this turn."""

    amount: Count = 1

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if is_own_turn(g, who) else NOT_AS_PRINTED

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        if is_own_turn(g, who):
            g.actions += self.amount
            g.emit("actions", "fallout.turns.two-actions", {"seat": who.seat, "amount": self.amount})

    def describe(self, voice: Voice) -> str:
        return voice.amount("action", self.amount)


class Camp(Ability, Effect, frozen=True, tag="camp"):
    """Camp without an action."""

    def why_not(self, g: Fallout, who: Survivor, window: str) -> str | None:
        return None if is_own_turn(g, who) else NOT_AS_PRINTED

    def forbidden_by(self, g: Fallout, who: Survivor) -> str | None:
        """It spares the action, not what camping asks for."""
        return "fallout.camp-action.no-active-enemy" if active_here(g, who) else None

    async def use(self, g: Fallout, who: Survivor) -> None:
        await camp(g, who)

    def describe(self, voice: Voice) -> str:
        return voice.words("can-camp")


EFFECTS = (Shop, Explore, Movement, Action, Camp)
