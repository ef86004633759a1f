"""The loyal faction and the opposing one, and the power track (topics factions, power-track)."""

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from crossroads.engine.decisions import Option, Refusal
from crossroads.games.fallout.cards.amounts import Source
from crossroads.games.fallout.cards.conditions import Side
from crossroads.games.fallout.expansions.atomic_bonds.state import bonds, cards, opposing, sheet
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.survivor import Survivor
from crossroads.games.fallout.survivors.resolving import resolve
from crossroads.games.fallout.survivors.winning import last_space, settle

TrackLetters = tuple[tuple[int, ...], tuple[int, ...]]


def loyal_to(_former: Callable[[Fallout, Survivor], Side | None], g: Fallout, who: Survivor) -> str | None:
    """All are loyal to the faction that they chose together (atomic-bonds.factions.survivors-count-as-loyal)."""
    return bonds(g).loyal or None


def no_loyalty(
    _former: Callable[[Fallout, Survivor, bool], Iterator[Option[str] | Refusal]], g: Fallout, who: Survivor, why: bool
) -> Iterator[Option[str] | Refusal]:
    """Loyalty is settled for the whole game (atomic-bonds.factions.no-agenda-loyalty)."""
    if why:
        yield Refusal("withdraw", "atomic-bonds.factions.no-agenda-loyalty")


async def gain_power(
    former: Callable[[Fallout, Survivor, str, int, Source], Coroutine[Any, Any, None]],
    g: Fallout,
    who: Survivor,
    faction: str,
    amount: int,
    source: Source,
) -> None:
    """Instead of power the loyal faction brings what its sheet says, once for each space (atomic-bonds.factions.loyal-plus-effect)."""
    if faction != bonds(g).loyal:
        await former(g, who, faction, amount, source)  # atomic-bonds.factions.opposing-quest-power
        return
    for _ in range(amount):  # atomic-bonds.factions.plus-effect-once-per-plus
        g.emit("atomic-bonds.plus", "atomic-bonds.factions.loyal-plus-effect", {"seat": who.seat, "faction": faction})
        await resolve(g, who, sheet(g).plus, source)


def advance(
    _former: Callable[[Fallout, dict[str, int], str], None], g: Fallout, steps: dict[str, int], rule: str
) -> None:
    """The opposing faction's token moves a space at a time, and no farther than the last (atomic-bonds.power-track.checked-space-by-space)."""
    if not bonds(g).loyal:  # atomic-bonds.factions.setup-power-void
        return
    side = opposing(g)
    moved = min(steps[side], last_space(g) - g.power[side])  # the other one is not on the track
    g.power = {**g.power, side: g.power[side] + moved}
    g.emit("power", rule, {"faction": side, "amount": moved, "space": g.power[side]})
    settle(g)


def letters_beside_track(_former: Callable[[Fallout], TrackLetters], g: Fallout) -> TrackLetters:
    """X and Y of the sheet in use (atomic-bonds.power-track.x-and-y-follow-token)."""
    track = cards(g).track
    return track.x, track.y
