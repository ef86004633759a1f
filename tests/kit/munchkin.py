"""A table of Munchkin in any situation: say what differs from a fresh set-up, then choose as players do."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from crossroads.engine.dice import Loaded, secret_of
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from crossroads.games.munchkin.player import Gear, Kept, Player
from crossroads.games.munchkin.state import Fight, Foe, Munchkin
from crossroads.games.munchkin.strength.numbers import defence
from crossroads.games.munchkin.strength.sides import StrengthPart, foe_parts, monster_side, munchkin_side, strength
from crossroads.rules.lookup import rules_of
from tests.kit.pack_folders import written_pack
from tests.kit.tables import AnyTable

Belongings = Mapping[str, Any]
DEFAULTS = ("pass", "done", "no-trouble", "no-loot", "none", "decline", "refuse", "cancel")  # the least that one can do


def gear(item: str, *modifiers: str, used: bool = True, cheat: str = "", carried: bool = False) -> Gear:
    """An item in play, in use unless it is said to lie in the Backpack."""
    return Gear(item, used, tuple(modifiers), cheat, carried)


def munchkin(
    *,
    level: int = 1,
    sex: str = "female",
    hand: Iterable[str] = (),
    bundles: Iterable[Gear] = (),
    used: Iterable[str | Gear] = (),
    backpack: Iterable[str | Gear] = (),
    classes: Iterable[str] = (),
    traits: Iterable[str] = (),
    perks: Iterable[str] = (),
    sidekick: str = "",
    kept: Iterable[Kept] = (),
    alive: bool = True,
    redraw: bool = False,
) -> Belongings:
    """What one seat has: nothing but Level 1 unless it is said. Of cards with copies name one, as in `tripwire.1`."""
    items = [each if isinstance(each, Gear) else gear(each) for each in used]
    stowed = [replace(each, used=False) if isinstance(each, Gear) else gear(each, used=False) for each in backpack]
    return {
        "level": level,
        "sex": sex,
        "hand": tuple(hand),
        "bundles": tuple([replace(each, used=False) for each in bundles]),
        "gear": (*items, *stowed),
        "classes": tuple(classes),
        "traits": tuple(traits),
        "perks": tuple(perks),
        "sidekick": sidekick,
        "kept": tuple(kept),
        "alive": alive,
        "redraw": redraw,
    }


class Table(AnyTable[Munchkin]):
    """A table of Munchkin. Whatever a test is about, no choice may lose a card or tell of a rule that is in no book."""

    def __init__(self, game: Game[Munchkin]) -> None:
        super().__init__(game)
        self.log: list[Event] = list(game.events)  # all that has happened

    def choose(self, *options: str) -> None:
        for option in options:
            known = self._faults()  # a test may leave cards out, or lay them somewhere else
            super().choose(option)
            self.log += self.game.events
            if not known:
                assert self._faults() == []
            assert {event.rule for event in self.game.events} <= rules_of("munchkin").keys()

    def _faults(self) -> list[str]:
        return list(self.game.definition.faults(self.state))

    def told(self, *kinds: str) -> list[dict[str, Any]]:
        """The particulars of all events of some kinds so far, in order."""
        return [dict(event.about) for event in self.log if event.kind in kinds]

    def rules_told(self, kind: str) -> list[str]:
        """The rules that the events of a kind named so far."""
        return [event.rule for event in self.log if event.kind == kind]

    def munchkin(self, seat: int) -> Player:
        return self.state.players[seat]

    @property
    def fight(self) -> Fight:
        """The fight that is on."""
        fight = self.state.fight
        assert fight is not None, "nobody fights"
        return fight

    @property
    def sides(self) -> tuple[int, int]:
        """The strengths of munchkins and monsters."""
        return munchkin_side(self.state, self.fight), monster_side(self.state, self.fight)

    def strength(self, seat: int) -> int:
        return strength(self.state, self.munchkin(seat))

    def defence(self, seat: int) -> int:
        return defence(self.state, self.munchkin(seat))

    def foe(self, number: int = 0) -> Foe:
        return self.fight.foes[number]

    def foe_parts(self, number: int = 0) -> list[StrengthPart]:
        """What the strength of a monster is made of."""
        return list(foe_parts(self.state, self.foe(number)))

    def strengths(self) -> list[int]:
        """The strengths of the monsters, one by one."""
        return [sum(part.amount for part in foe_parts(self.state, foe)) for foe in self.fight.foes]

    def act(self, seat: int, *options: str) -> None:
        """Let a seat do something: whoever is asked before it passes, and all let it happen; then its follow-ups."""
        for number, option in enumerate(options):
            if number == 0:
                self.wait_for(seat, option)
            self.choose(option)

    def wait_for(self, seat: int, option: str) -> None:
        """All pass until a seat is asked and has this option."""
        for _ in range(200):
            if self.seat == seat and option in self.options:
                return
            self.skip()
        raise AssertionError(f"seat {seat} never had {option}")

    def skip(self) -> None:
        """Whoever is asked does the least that is possible."""
        self.choose(next((each for each in DEFAULTS if each in self.options), self.options[0]))

    def until(self, *prompts: str) -> None:
        """All do the least that is possible until one of these questions is put."""
        for _ in range(400):
            if self.is_over or self.prompt in prompts:
                return
            self.skip()
        raise AssertionError(f"nobody was asked {prompts}")

    def settle(self) -> None:
        """All let what has just been played happen: reactions are passed until another question comes."""
        while not self.is_over and self.prompt == "react":
            self.skip()

    def close(self) -> None:
        """All pass until the open window is closed, reactions in it included."""
        prompt = self.prompt
        while not self.is_over and self.prompt in (prompt, "react"):
            self.skip()


@cache
def munchkin_pack(**files: str) -> str:
    """A pack of one's own from YAML texts by the names of the files, dashes as underscores, for `table(packs=...)`."""
    return written_pack("munchkin", {name.replace("_", "-"): text for name, text in files.items()})


def table(
    *munchkins: Belongings,
    active: int = 0,
    phase: str = "prepare",
    turn: int = 0,
    doors: Sequence[str] = (),
    treasures: Sequence[str] = (),
    perks: Sequence[str] = (),
    door_pile: Sequence[str] = (),
    treasure_pile: Sequence[str] = (),
    perk_pile: Sequence[str] = (),
    foes: Sequence[str | Foe] = (),
    helper: int = -1,
    met_monster: bool | None = None,
    dice: Iterable[int] | None = None,
    packs: Sequence[str] = (),
    seed: str = "test",
    options: Mapping[str, Any] | None = None,
    only: bool = False,
) -> Table:
    """A table with these munchkins (three plain ones if none are named) at the start of a phase, after `turn` turns.

    Decks are given in the order in which their cards will be drawn; all other cards that are named nowhere follow, or
    none with `only`. With `foes`, the active munchkin fights them. With `dice`, every roll takes the next of the list.
    """
    has = munchkins or (munchkin(), munchkin(), munchkin())
    given = {"first": active, **(options or {})}
    setup = Setup("munchkin", len(has), secret_of(seed), (), given, ("base", *packs))
    g: Munchkin = Game[Munchkin](setup).state
    for seat, belongings in enumerate(has):
        g.players[seat] = Player(seat, **belongings)
    g.phase, g.turn = phase, turn
    if foes:
        there = tuple([each if isinstance(each, Foe) else Foe(each, each) for each in foes])
        g.fight = Fight(active, there, 1, "door-settled", helper=helper, had_helper=helper >= 0)
        g.phase, g.fights = "combat", 1
    g.met_monster = bool(foes) if met_monster is None else met_monster
    g.door_pile, g.treasure_pile, g.perk_pile = tuple(door_pile), tuple(treasure_pile), tuple(perk_pile)
    named = {*_named(g), *door_pile, *treasure_pile, *perk_pile}
    for deck, name, first in (
        ("door", "doors", doors),
        ("treasure", "treasures", treasures),
        ("perk", "perk_deck", perks),
    ):
        rest = [] if only else [card for card in g.content.decks[deck] if card not in named and card not in first]
        setattr(g, name, (*rest, *reversed(first)))
    g.events, g.draws = (), ()
    if dice is not None:
        g.dice = Loaded(dice)
    return Table(Game(setup, g))


def _named(g: Munchkin) -> Iterable[str]:
    """The cards that lie somewhere outside the decks."""
    for who in g.players:
        yield from (*who.hand, *who.classes, *who.traits, *who.perks, who.sidekick)
        for each in (*who.gear, *who.bundles):
            yield from (*each.cards, each.cheat)
        yield from [each.id for each in who.kept]
    if g.fight is not None:
        for foe in g.fight.foes:
            yield from (foe.id, *foe.enhancers)
