"""Pets: a tiny expansion of Shelter. A cat keeps dwellers company, if somebody feeds it.

It brings two words for cards, a cost and a reward, a room that uses both, and a part of the state; two acts of a turn, one
of which takes the place of a placement; a phase between the rounds; an answer to what happens; and it replaces three rules
of the base: how a round begins, how threats come, and who wins a tie.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from crossroads.engine.acts import Act
from crossroads.engine.decisions import Option, Refusal, pick
from crossroads.engine.effects import Effect
from crossroads.engine.extending import plain_wording
from crossroads.engine.modules import Module
from crossroads.engine.shapes import Shape, Shapes
from crossroads.engine.words import Words
from crossroads.games.shelter.cards.bills import Bill
from crossroads.games.shelter.cards.effects import AtLeastOne, FurtherCost, Reward
from crossroads.games.shelter.player import Player
from crossroads.games.shelter.state import Shelter
from crossroads.games.shelter.turn.turn_acts import PLACED, TurnAct
from crossroads.games.shelter.vault.resources import pay
from crossroads.games.shelter.visit import Visit

RULES = {
    "pets.treat": {
        "en": "A treat is paid with happiness; a player without happiness has none to give.",
        "ru": "Лакомство оплачивается счастьем; игроку без счастья дать нечего.",
        "pl": "Za przysmak płaci się szczęściem; gracz bez szczęścia nie ma co dać.",
    },
    "pets.purr": {
        "en": "A cat that is stroked gives happiness; a player may let it sleep.",
        "ru": "Кошка, которую гладят, приносит счастье; игрок может её не будить.",
        "pl": "Głaskany kot daje szczęście; gracz może go nie budzić.",
    },
    "pets.feed": {
        "en": "On a turn a player can feed the cat with 1 food; the turn goes on.",
        "ru": "В свой ход игрок может накормить кошку за 1 еду; ход продолжается.",
        "pl": "W swojej turze gracz może nakarmić kota za 1 żywność; tura trwa dalej.",
    },
    "pets.groom": {
        "en": "In place of a placement a player can groom the cat for 1 happiness.",
        "ru": "Вместо размещения игрок может вычесать кошку и получить 1 счастье.",
        "pl": "Zamiast przydzielania gracz może wyczesać kota za 1 szczęście.",
    },
    "pets.once": {
        "en": "A player feeds the cat once in a round at most, and grooms it once.",
        "ru": "За раунд игрок кормит кошку не больше одного раза и один раз вычёсывает.",
        "pl": "W rundzie gracz karmi kota najwyżej raz i raz go wyczesuje.",
    },
    "pets.supper": {
        "en": "Before the next round whoever fed the cat last takes it on the lap, or lets it guard the door.",
        "ru": "Перед следующим раундом тот, кто кормил кошку последним, берёт её на колени или велит сторожить дверь.",
        "pl": "Przed następną rundą ten, kto ostatni karmił kota, bierze go na kolana albo każe mu pilnować drzwi.",
    },
    "pets.guard": {
        "en": "While the cat guards the door, no threats come.",
        "ru": "Пока кошка сторожит дверь, угрозы не приходят.",
        "pl": "Gdy kot pilnuje drzwi, zagrożenia nie nadchodzą.",
    },
    "pets.favourite": {
        "en": "Of several who would win together, the one whom the cat likes best wins alone.",
        "ru": "Если победили бы несколько игроков, побеждает один: тот, кого кошка любит больше.",
        "pl": "Gdyby wygrało kilku graczy, wygrywa sam ten, którego kot lubi najbardziej.",
    },
}


class Pets(Struct):
    """What the expansion adds to the state."""

    strokes: int = 0
    walks: int = 0  # the cat follows whoever leaves
    fed: tuple[int, ...] = ()  # seats that have fed it in this round, the last of them last
    groomed: tuple[int, ...] = ()
    favourite: int | None = None
    guards: bool = False


def pets(g: Shelter) -> Pets:
    part: Pets = g.part("pets")
    return part


class Treat(FurtherCost, Effect, frozen=True, tag="pets.treat"):
    """Give happiness (pets.treat)."""

    amount: AtLeastOne = 1

    def why_not(self, g: Shelter, who: Player) -> str:
        return "" if who.happiness >= self.amount else "pets.treat"

    async def pay(self, g: Shelter, who: Player, visit: Visit) -> None:
        who.happiness -= self.amount

    def describe(self, words: Words) -> str:
        return words("cost-pets-treat", amount=self.amount)


class Purr(Reward, Effect, frozen=True, tag="pets.purr"):
    """Stroke the cat for happiness, or let it sleep (pets.purr)."""

    sign = "≋"
    amount: AtLeastOne

    async def resolve(self, g: Shelter, who: Player, visit: Visit | None) -> None:
        offers = [Option("pets.stroke", True), Option("pets.sleep", False)]
        if await pick(who.seat, "pets.cat", offers, "pets.purr"):
            who.happiness += self.amount
            pets(g).strokes += 1
            g.emit("pets.purr", "pets.purr", {"amount": self.amount})

    def appeal(self, cube: float) -> float:
        return self.amount

    def describe(self, words: Words) -> str:
        return words("reward-pets-purr", amount=self.amount)


# -- acts


def feed_offers(g: Shelter, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    if who.seat in pets(g).fed:
        yield Refusal("pets.feed", "pets.once")
    elif not who.cubes[1]:
        yield Refusal("pets.feed", "pets.feed")
    else:
        yield Option("pets.feed", None)


async def feed(g: Shelter, who: Player, _: Any) -> None:
    await pay(g, who, Bill(food=1))
    pets(g).fed += (who.seat,)
    g.emit("pets.feed", "pets.feed", {"seat": who.seat})


def groom_offers(g: Shelter, who: Player, why: bool) -> Iterator[Option[Any] | Refusal]:
    if who.seat not in pets(g).groomed:
        yield Option("pets.groom", None)
    elif why:
        yield Refusal("pets.groom", "pets.once")


async def groom(g: Shelter, who: Player, _: Any) -> None:
    who.happiness += 1
    pets(g).groomed += (who.seat,)
    g.emit("pets.groom", "pets.groom", {"seat": who.seat})


# -- a phase between the rounds, and what it changes


def begin_round(former: Callable[[Shelter], None], g: Shelter) -> None:
    """A round begins with supper, if anybody has fed the cat."""
    former(g)
    part = pets(g)
    part.groomed = ()
    if part.fed:
        g.phase = "pets.supper"


async def supper(g: Shelter) -> None:
    """Whoever fed the cat last decides what becomes of it."""
    part = pets(g)
    seat = part.fed[-1]
    on_lap = await pick(seat, "pets.supper", [Option("pets.lap", True), Option("pets.door", False)], "pets.supper")
    part.fed, part.favourite, part.guards = (), seat, not on_lap
    if on_lap:
        g.players[seat].happiness += 1
    g.emit("pets.supper", "pets.supper", {"seat": seat, "where": "lap" if on_lap else "door"})
    g.phase = "threats"


def bring_threats(former: Callable[[Shelter], None], g: Shelter) -> None:
    part = pets(g)
    if not part.guards:
        former(g)
        return
    part.guards = False
    g.emit("pets.guard", "pets.guard", {})


def winners(former: Callable[[Shelter], tuple[int, ...]], g: Shelter) -> tuple[int, ...]:
    tied = former(g)
    favourite = pets(g).favourite
    return (favourite,) if favourite is not None and favourite in tied else tied


# -- an answer to what happens


async def follow(g: Shelter, who: Player, visit: Visit) -> None:
    if visit.won:
        pets(g).walks += 1


# -- what is seen


def view(g: Shelter, seat: int | None) -> dict[str, Any]:
    part = pets(g)
    return {
        "strokes": part.strokes,
        "walks": part.walks,
        "fed": list(part.fed),
        "groomed": list(part.groomed),
        "favourite": part.favourite,
        "guards": part.guards,
    }


def table(words: Words, view: Mapping[str, Any]) -> list[str]:
    """Whom the cat likes, who has fed it, and whether it guards the door."""
    part = view["added"]["pets"]
    named = [words(f"colour-{player['colour']}") for player in view["players"]]
    favourite = part["favourite"]
    lines = [words("table-pets-favourite", player=named[favourite])] if favourite is not None else []
    if part["fed"]:
        lines.append(words("table-pets-fed", players=words.list(named[seat] for seat in part["fed"])))
    return [*lines, words("table-pets-guards")] if part["guards"] else lines


class PetsView(Shape):
    """What everybody knows of the cat."""

    strokes: int
    walks: int
    fed: list[int]  # seats
    groomed: list[int]
    favourite: int | None
    guards: bool  # no threats will come next


PETS = Module(
    id="pets",
    game="shelter",
    package="crossroads_pets",
    packs=("pets",),
    effects=(Treat, Purr),
    acts=(
        Act("pets.feed", rule="pets.feed"),
        Act("pets.groom", rule="pets.groom"),
    ),
    turn_acts=(TurnAct(feed_offers, feed), TurnAct(groom_offers, groom, ends=True)),
    answers=(PLACED.by(follow),),
    phases={"pets.supper": supper},
    replaces={
        "shelter.round.next-round": begin_round,
        "shelter.threats.each-floor": bring_threats,
        "shelter.tie-break.shared": winners,
    },
    state_type=Pets,
    set_up=lambda g, options: Pets(),
    view=view,
    shapes=lambda: Shapes(PetsView),
    wording=lambda: plain_wording(table),
    rules=tuple(RULES),
    rule_text=lambda rule, lang: RULES[rule][lang],
)
