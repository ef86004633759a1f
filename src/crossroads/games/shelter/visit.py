"""A placement in progress: where, who, and what has been settled about it so far (topic special-spots)."""

from collections.abc import Sequence

import msgspec

from crossroads.games.shelter.cards.effects import Reward, Trade
from crossroads.games.shelter.cards.places import DwellerPlace, Spot
from crossroads.games.shelter.player import Dweller, Player
from crossroads.games.shelter.state import Shelter


class Visit(msgspec.Struct, gc=False, eq=False):
    """Lives only while its turn is carried out; it holds nothing that the table cannot see."""

    place: DwellerPlace
    spot: Spot  # what counts here: the printed spot, or the threat that covers it
    crew: Sequence[Dweller]  # the dwellers as they came, with the training they then had
    letters: str
    won: bool = True  # until a fight is lost
    room: str = ""  # the room chosen and paid for
    rooms_built: int = 0
    exchanges: tuple[Trade, ...] = ()  # opened so far

    @property
    def dwellers(self) -> list[int]:
        """The numbers of the placed dwellers."""
        return [dweller.number for dweller in self.crew]

    @property
    def doubled(self) -> bool:
        """Whether a dweller was trained in a letter of the spot (shelter.special-spots.double)."""
        return any(letter in self.spot.letters for letter in self.letters)


async def give_reward(g: Shelter, who: Player, rewards: tuple[Reward, ...], visit: Visit | None) -> None:
    """Carry out a reward from left to right, the whole row twice if it is doubled (shelter.special-spots.row-twice)."""
    for reward in rewards:
        if visit is not None and visit.exchanges and reward.moves_cubes:
            await visit.exchanges[0].use_before(g, who, visit.exchanges)
        await reward.resolve(g, who, visit)
    if visit is not None and visit.doubled:
        g.emit("doubled", "shelter.special-spots.double", {"seat": who.seat})
        for reward in rewards:
            if reward.is_once:
                continue
            if visit.exchanges and reward.moves_cubes:
                await visit.exchanges[0].use_before(g, who, visit.exchanges)
            await reward.resolve(g, who, visit)
