"""What cards and sheets of Atomic Bonds bring (topics factions, power-track, camp-tokens)."""

from crossroads.engine.effects import Effect
from crossroads.games.fallout.cards.amounts import Count, Source
from crossroads.games.fallout.cards.effects import Result
from crossroads.games.fallout.cards.voice import Voice, all_of
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, opposing
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.winning import set_back


class Each(Result, Effect, frozen=True, tag="each"):
    """Every survivor in the game resolves it, first player first (atomic-bonds.factions.plus-effect-by-resolver)."""

    then: tuple[Result, ...]

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        for seat in g.seats_from(g.first):
            await resolve(g, g.survivors[seat], self.then, source)

    def describe(self, voice: Voice) -> str:
        return voice.words("result-each", what=all_of(voice, self.then))


class CampToken(Result, Effect, frozen=True, tag="camp-token"):
    """C.A.M.P. tokens go from the supply to the sheet."""

    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        part = bonds(g)
        gained = min(part.camp_supply, self.amount)  # atomic-bonds.camp-tokens.supply-limit
        part.camp_supply -= gained
        part.camp_tokens += gained
        rule = "atomic-bonds.camp-tokens.gain"
        g.emit("atomic-bonds.camp-token", rule, {"seat": who.seat, "amount": gained})

    def describe(self, voice: Voice) -> str:
        return voice.words("result-camp-token", amount=self.amount)


class SetbackOpposing(Result, Effect, frozen=True, tag="setback-opposing"):
    """The opposing faction loses power."""

    amount: Count = 1

    async def resolve(self, g: Fallout, who: Survivor, source: Source) -> None:
        set_back(g, opposing(g), self.amount, "atomic-bonds.power-track.retreat-floor")

    def describe(self, voice: Voice) -> str:
        return voice.words("result-setback-opposing", amount=self.amount)


EFFECTS = (Each, CampToken, SetbackOpposing)
