"""Building rooms: choosing one, paying its corner price, laying it beside the lift (topic building)."""

from collections.abc import Iterable, Iterator

from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.effects import Effect
from crossroads.engine.words import Words
from crossroads.games.shelter import decks
from crossroads.games.shelter.cards.bills import Bill, Due, can_pay
from crossroads.games.shelter.cards.effects import AtLeastOne, Cost, Demand, Discount, Reward
from crossroads.games.shelter.floor import A_SIDE, SIDES, Floor
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.turn.items_in_use import greatest_discount, settle_discount
from crossroads.games.shelter.vault.resources import pay
from crossroads.games.shelter.visit import Visit

FULL_FLOOR = 2 * A_SIDE


def price_of(g: Shelter, room: str) -> Bill:
    """The price in a room's corner."""
    return g.content.prices[room]


def rooms_to_buy(
    g: Shelter, who: Player, items_due: int = 0, first: Due | None = None
) -> Iterator[Option[str] | Refusal]:
    """The open rooms, and whether their price can be paid, after another bill and with the help of own items."""
    payable_rooms = rooms_payable(g, who, items_due, first)
    for room in g.room_row:
        if room in payable_rooms:
            yield Option(f"build:{room}", room)
        else:
            yield Refusal(f"build:{room}", "shelter.building.affordable")


def can_buy_a_room(g: Shelter, who: Player, items_due: int, first: Due | None) -> bool:
    """Whether any open room can be paid for (shelter.building.affordable)."""
    if first is None:  # as on most turns
        off = greatest_discount(g, who, "price", items_due) if who.items else 0
        affordable = g.content.affordable(who.cubes, off) if off else g.content.affordable(who.cubes)
        for room in g.room_row:  # noqa: SIM110  (`any` costs several times the loop, and every turn asks)
            if g.content.price_numbers[room] in affordable:
                return True
        return False
    return bool(rooms_payable(g, who, items_due, first))


def rooms_payable(g: Shelter, who: Player, items_due: int, first: Due | None) -> list[str]:
    """The open rooms that can be paid for, `items_due` items being left over (shelter.building.affordable)."""
    content, cubes = g.content, who.cubes
    off = greatest_discount(g, who, "price", items_due)
    if first is None:
        affordable = content.affordable(cubes, off)
        return [room for room in g.room_row if content.price_numbers[room] in affordable]
    return [room for room in g.room_row if can_pay(cubes, [first, (content.prices[room], off)])]


def has_place(g: Shelter, who: Player) -> bool:
    """Whether another room fits on one's own floor (shelter.building.full-floor)."""
    floor = g.floors[who.floor]
    return len(floor.left) + len(floor.right) < FULL_FLOOR


async def pay_price(g: Shelter, who: Player, room: str, items_due: int = 0) -> None:
    """Pay the price in a room's corner, less what items let off (shelter.building.price)."""
    bill = price_of(g, room)
    off = await settle_discount(g, who, "price", bill, items_due)
    await pay(g, who, bill, off, what={"room": room})


async def choose_room(who: Player, offers: Iterable[Option[str] | Refusal]) -> str:
    """Choose one of the open rooms (shelter.building.choose)."""
    return await pick(who.seat, "build-which", offers, "shelter.building.choose")


async def build_first(g: Shelter, who: Player, visit: Visit | None) -> None:
    """Build the room paid for as a cost, or else any open one without paying (shelter.building.free-build)."""
    room = visit.room if visit is not None else ""
    if not room:
        if not g.room_row or not has_place(g, who):
            return  # shelter.cost-reward.impossible-part
        room = await choose_room(who, _open_rooms(g))
    await lay(g, who, room)
    if visit is not None:
        visit.rooms_built += 1


async def build_more(g: Shelter, who: Player, visit: Visit) -> None:
    """A further room of the same reward is optional and has its own price (shelter.special-spots.double-build-optional)."""
    if not has_place(g, who):
        return
    priced = visit.place.demand.price
    offers = [*(rooms_to_buy(g, who) if priced else _open_rooms(g)), Option("build:none", "")]
    room = await choose_room(who, offers)
    if room and priced:
        await pay_price(g, who, room)  # shelter.special-spots.double-build-price
    if room:
        await lay(g, who, room)
        visit.rooms_built += 1


async def lay(g: Shelter, who: Player, room: str) -> None:
    """Lay a room on one's own floor, outermost on a side of choice, and refill the row (shelter.building.sequence)."""
    floor = g.floors[who.floor]
    side = await pick(who.seat, "build-side", _sides(floor), "shelter.building.side-choice", {"room": room})
    left = (*floor.left, room) if side == "left" else floor.left  # never inserted (shelter.building.no-insert)
    right = (*floor.right, room) if side == "right" else floor.right
    g.put_floor(Floor(who.seat, left, right, floor.lift))
    g.emit("build", "shelter.building.own-floor", {"seat": who.seat, "room": room, "side": side})
    decks.take_from_row(g, "rooms", room)
    if len(left) + len(right) == FULL_FLOOR and not g.ending:
        g.ending = "sixth-room"
        g.emit("ending", "shelter.end.sixth-room", {"seat": who.seat, "how": "sixth-room"})


def _open_rooms(g: Shelter) -> Iterator[Option[str]]:
    for room in g.room_row:
        yield Option(f"build:{room}", room)


def _sides(floor: Floor) -> Iterator[Option[str] | Refusal]:
    for side in SIDES:
        full = len(getattr(floor, side)) == A_SIDE
        yield Refusal(f"side:{side}", "shelter.building.three-a-side") if full else Option(f"side:{side}", side)


# -- on cards


class Price(Cost, Effect, frozen=True, tag="price"):
    """The corner price of the room that is built (shelter.building.price)."""

    marks = ("build-cost",)
    is_single = True

    def demand(self) -> Demand:
        return Demand(price=True)

    def describe(self, words: Words) -> str:
        return words("cost-price")


class BuildRoom(Reward, Effect, frozen=True, tag="room"):
    """Build a room on the player's floor (shelter.building.choose)."""

    marks = ("build",)
    builds = True

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        if visit is not None and visit.rooms_built:
            await build_more(g, who, visit)
        else:
            await build_first(g, who, visit)

    def appeal(self, cube: float) -> float:
        return 1.0

    def describe(self, words: Words) -> str:
        return words("reward-room")


class CheaperRoom(Discount, Effect, frozen=True, tag="price"):
    """Less to pay for a room's corner price."""

    less: AtLeastOne
    moment = "price"
    marks = ("build-cost",)

    def appeal(self) -> float:
        return 0.2 * self.less

    def describe(self, words: Words) -> str:
        return words("item-price", less=self.less)


EFFECTS = (Price, BuildRoom, CheaperRoom)
