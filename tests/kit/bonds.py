"""Tables of Atomic Bonds: those of the base game with the expansion's pack and rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from crossroads.engine.events import Event
from crossroads.engine.game import Game, new
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.expansions.atomic_bonds.set_up import lay_out
from crossroads.games.fallout.expansions.atomic_bonds.state import CAMPS, Bonds
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds as part_of
from crossroads.games.fallout.state import Fallout
from tests.kit import california
from tests.kit.fallout import Belongings, Wasteland, happening, story_pack, survivor, wasteland

ID = "atomic-bonds"
WITH_CALIFORNIA = (ID, california.ID)


class BondsTable(Wasteland):
    """A table of Atomic Bonds; it remembers what happened after the choices that were watched."""

    def __init__(self, game: Game[Fallout]) -> None:
        super().__init__(game)
        self.past: list[Event] = []

    def watch(self, *options: str) -> None:
        """Choose as `choose` does, and remember what happens."""
        for option in options:
            self.choose(option)
            self.past += self.game.events

    def seen(self, kind: str) -> list[dict[str, Any]]:
        """The particulars of all events of a kind that were watched."""
        return [dict(event.about) for event in self.past if event.kind == kind]

    @property
    def bonds(self) -> Bonds:
        """What the expansion adds to the state."""
        return part_of(self.state)


def deal_bonds(
    seats: int = 2, seed: str = "test", packs: Sequence[str] = (), modules: Sequence[str] = (ID,), **options: Any
) -> BondsTable:
    """A table as the set-up of the base leaves it: the first player is about to choose a survivor."""
    return BondsTable(new("fallout", seats, seed, options, ("base", *modules, *packs), modules=tuple(modules)))


def opened_bonds(seats: int = 2, loyal: str = "star", **situation: Any) -> BondsTable:
    """A table whose set-up is done, with the first of everything on offer but for the loyal faction."""
    t = deal_bonds(seats, **situation)
    while t.prompt != "turn":
        wanted = f"atomic-bonds.loyal:{loyal}"
        t.choose(wanted if wanted in t.options else t.options[0])
    return t


def bonds(
    *survivors: Belongings,
    loyal: Side = "star",
    goals: Sequence[str] = (),
    done: Sequence[str] = (),
    activation: Sequence[str] = (),
    activation_pile: Sequence[str] = (),
    modifications: Sequence[str] = (),
    modification_pile: Sequence[str] = (),
    modified: Mapping[str, str] | None = None,
    mutations: Sequence[str] = (),
    mutated: Sequence[int] = (),
    workshop: Sequence[str] = (),
    upgrades: Sequence[str] = (),
    camps: Sequence[str] = ("camp.c",),
    camp_tokens: int = 0,
    began: int | None = None,
    modules: Sequence[str] = (ID,),
    packs: Sequence[str] = (),
    **situation: Any,
) -> BondsTable:
    """A table in the midst of a turn, as `wasteland(...)`, with no goal unless some are named.

    `activation`, `modifications` and `workshop` are what will be drawn next, in order; with `activation` the deck is just
    that, and the other cards lie in the pile. `mutations` are those of the seats; the others get any.
    `power` is, as in the base, that of the star and of the shield: only the opposing faction may have some. `began` is the seat that began the round: the first player, unless named.
    """

    def arrange(g: Fallout) -> None:
        power, events, draws = g.power, g.events, g.draws
        lay_out(g, loyal)
        g.power, g.events, g.draws = power, events, draws
        part = part_of(g)
        part.goal_deck = _rest((*part.goal_deck, *part.goals), (*goals, *done))
        part.goals, part.done = tuple(goals), tuple(done)
        everything = (*part.activation_deck, *part.activation_pile)
        if activation:
            part.activation_deck = tuple(reversed(activation))
            part.activation_pile = _rest(everything, activation)
        else:
            part.activation_deck, part.activation_pile = _rest(everything, activation_pile), tuple(activation_pile)
        part.modified, part.modification_pile = dict(modified or {}), tuple(modification_pile)
        elsewhere = (*modifications, *part.modified.values(), *modification_pile)
        part.modification_deck = (*_rest(part.modification_deck, elsewhere), *reversed(modifications))
        _mutate(part, mutations)
        part.mutated = tuple(mutated)
        part.upgrades = tuple(upgrades)
        part.workshop_deck = (*_rest(part.workshop_deck, (*workshop, *upgrades)), *reversed(workshop))
        part.camps, part.camp_tokens = tuple(camps), camp_tokens
        part.camp_supply = CAMPS - len(camps) - camp_tokens
        part.began = g.first if began is None else began

    table = wasteland(*survivors, packs=(*modules, *packs), modules=tuple(modules), arrange=arrange, **situation)
    return BondsTable(table.game)


def visits_town(results: str, *survivors: Belongings, option: str = "", **situation: Any) -> BondsTable:
    """The survivor on turn is in Diamond City and has drawn an encounter whose option `do` brings these results."""
    before = f"{option}, " if option else ""
    tale = f"- {{id: tale, deck: settlement, options: [{{id: do, {before}success: [{results}]}}]}}\n"
    first, *others = survivors or (survivor(),)
    there = {**first, "fields": {**first["fields"], "space": "dia.d"}}
    packs = (story_pack(encounters=tale), *situation.pop("packs", ()))
    t = bonds(there, *others, packs=packs, encounters={"settlement": ["tale"]}, **situation)
    t.choose("encounter")
    return t


def _rest(cards: Sequence[str], without: Sequence[str]) -> tuple[str, ...]:
    return tuple([card for card in cards if card not in without])


def _mutate(part: Bonds, mutations: Sequence[str]) -> None:
    """Named mutations to their seats; whoever had one of them gets another."""
    free = list(_rest((*part.mutation_deck, *part.mutations), mutations))
    for seat in range(len(part.mutations)):
        part.mutations[seat] = mutations[seat] if seat < len(mutations) else free.pop()
    part.mutation_deck = tuple(free)


def meets_in_bonds(results: str, *survivors: Belongings, **situation: Any) -> BondsTable:
    """The survivor of seat 0 was at the CIT ruins and met with these results, given as in YAML."""
    first, *others = survivors or (survivor(),)
    there = {**first, "fields": {**first["fields"], "space": "cit.a"}}
    packs = (happening(results), *situation.pop("packs", ()))
    t = bonds(there, *others, packs=packs, encounters={"wasteland": ["happening"]}, **situation)
    t.choose("encounter", "option:take")
    return t
