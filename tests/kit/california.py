"""Tables of New California: those of the base game with the expansion's pack and rules."""

from collections.abc import Sequence
from typing import Any

from crossroads.engine.game import new
from tests.kit.fallout import Belongings, Wasteland, story_pack, survivor, wasteland

ID = "new-california"
SPOTS = {("settlement", 3): "hub.f", ("wasteland", 4): "cat.a"}  # faceup spaces of Rise of the Master


def deal_california(seats: int = 2, seed: str = "test", packs: Sequence[str] = (), **options: Any) -> Wasteland:
    """A table with the expansion as the set-up leaves it."""
    return Wasteland(new("fallout", seats, seed, options, ("base", ID, *packs), modules=(ID,)))


def california(*survivors: Belongings, packs: Sequence[str] = (), **situation: Any) -> Wasteland:
    """A table in the midst of a turn; without another scenario on the map of Rise of the Master."""
    situation.setdefault("scenario", "rise-of-the-master")
    return wasteland(*survivors, packs=(ID, *packs), modules=(ID,), **situation)


def group(*survivors: Belongings, **situation: Any) -> Wasteland:
    """A table of the scenario New California, which is won or lost together."""
    return california(*survivors, scenario="new-california", **situation)


def meets_in_california(results: str, *survivors: Belongings, option: str = "", **situation: Any) -> Wasteland:
    """The survivor on turn is in the Hub and has drawn an encounter whose option `do` brings these results.

    `option` stands before the results, such as a task.
    """
    before = f"{option}, " if option else ""
    tale = f"- {{id: tale, deck: settlement, options: [{{id: do, {before}success: [{results}]}}]}}\n"
    others = survivors[1:]
    on_turn = survivors[0] if survivors else survivor()
    on_turn = {**on_turn, "fields": {**on_turn["fields"], "space": _settlement(situation)}}
    t = california(
        on_turn,
        *others,
        packs=(story_pack(encounters=tale),),
        encounters={"settlement": ["tale"]},
        **situation,
    )
    t.choose("encounter")
    return t


def _settlement(situation: dict[str, Any]) -> str:
    return {"new-california": "ncr.e", "commonwealth": "dia.d"}.get(situation.get("scenario", ""), "hub.f")
