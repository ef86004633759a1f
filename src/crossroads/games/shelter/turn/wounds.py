"""Wounds and how they heal (topics wounded, healing)."""

from crossroads.engine.decisions import Option, pick
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.effects import Cost, Demand, Reward, TurnEffect
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.visit import Visit


async def wound(g: Shelter, who: Player, visit: Visit, rule: str) -> None:
    """The placed dweller is wounded, one of two on linked spots (shelter.linked-spots.wound)."""
    alike = {dweller.letter: dweller.number for dweller in visit.crew}
    offers = [Option(f"wound:{letter or 'plain'}", number) for letter, number in alike.items()]
    number = await pick(who.seat, "wound-whom", offers, "shelter.linked-spots.wound")
    who.put(who.dweller(number).hurt())
    g.emit("wound", rule, {"seat": who.seat, "dweller": number, "place": visit.place.id})


class Wound(Cost, Effect, frozen=True, tag="wound"):
    """The placed dweller becomes wounded (shelter.wounded.cost-symbol)."""

    marks = ("wound",)
    is_single = True

    def demand(self) -> Demand:
        return Demand(wound=True)

    def describe(self, words: Words) -> str:
        return words("cost-wound")


class Heal(Reward, Effect, frozen=True, tag="heal"):
    """The dweller on this spot, and no other, is healthy (shelter.healing.symbol, shelter.healing.only-this)."""

    marks = ("healing",)
    is_once = True
    moves_cubes = False
    needs_spot = True
    heals = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        assert visit is not None
        for number in visit.dwellers:
            dweller = who.dweller(number)
            if dweller.wounded:  # shelter.healing.healthy-dweller
                who.put(dweller.healed())
                g.emit("heal", "shelter.healing.symbol", {"seat": who.seat, "dweller": number})

    def describe(self, words: Words) -> str:
        return words("reward-heal")


class Mend(TurnEffect, Effect, frozen=True, tag="mend"):
    """One wounded dweller at home becomes healthy."""

    marks = ("healing",)
    useless_by = "shelter.wounded.until-healed"

    def is_useful(self, g: Shelter, who: Player) -> bool:
        _, wounded = who.crews_at_home()
        return bool(wounded)

    async def resolve(self, g: Shelter, who: Player) -> None:
        by_letter = {dweller.letter: dweller.number for dweller in who.home if dweller.wounded}
        offers = [Option(f"mend:{letter or 'plain'}", number) for letter, number in by_letter.items()]
        number = await pick(who.seat, "mend-whom", offers, "shelter.wounded.until-healed")
        who.put(who.dweller(number).healed())
        g.emit("heal", "shelter.wounded.until-healed", {"seat": who.seat, "dweller": number})

    def appeal(self) -> float:
        return 0.15

    def is_worth_a_use(self, has_room: bool) -> bool:
        return True

    def describe(self, words: Words) -> str:
        return words("item-mend")


EFFECTS = (Wound, Heal, Mend)
