"""New dwellers: where they come from, and what makes them cheaper (topic new-dwellers)."""

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.effects import AtLeastOne, Discount, Reward
from crossroads.games.shelter.player import FIGURES, Dweller, Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit


class NewDweller(Reward, Effect, frozen=True, tag="dweller"):
    """New dwellers from the box, at home from the next round on (shelter.new-dwellers.gain)."""

    amount: AtLeastOne = 1
    marks = ("new-dweller",)
    brings_dweller = True
    moves_cubes = False

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        for _ in range(self.amount):
            if len(who.dwellers) == FIGURES:  # shelter.new-dwellers.max-seven, counted at once
                return
            where = visit.place.id if visit is not None else "items"
            who.dwellers += (Dweller(len(who.dwellers) + 1, waiting=where),)
            g.emit("new-dweller", "shelter.new-dwellers.gain", {"seat": who.seat, "dweller": len(who.dwellers)})

    def appeal(self, cube: float) -> float:
        return 2.5 * self.amount

    def describe(self, words: Words) -> str:
        return words("reward-dweller", amount=self.amount)


class CheaperDweller(Discount, Effect, frozen=True, tag="newcomer"):
    """Less to pay on a spot that gives a new dweller."""

    less: AtLeastOne
    moment = "newcomer"
    marks = ("new-dweller",)

    def appeal(self) -> float:
        return 0.2 * self.less

    def describe(self, words: Words) -> str:
        return words("item-newcomer", less=self.less)


EFFECTS = (NewDweller, CheaperDweller)
