"""Encounters and quests of one's own: a survivor who is about to carry out just these results, and agendas to count."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.kit.fallout import Belongings, Wasteland, story_pack, survivor, wasteland

PLACES = {
    ("settlement", 1): "g2.d",
    ("settlement", 2): "g6.d",
    ("settlement", 3): "dia.d",
    ("wasteland", 1): "g1.a",
    ("wasteland", 2): "g3.c",
    ("wasteland", 4): "cit.a",
    ("vault-84", 0): "g7.a",
    ("vault-109", 0): "r1.d",
}
"""Spaces of the Commonwealth, by their encounter icon and its level."""

LAID = {"g": "1,0", "r": "3,0"}
"""Where a drawn tile is laid, by its back."""

PURSE = (
    "- {id: purse, name: purse, icons: [critter], worth: {do: steps, of: caps, at: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}}\n"
    "- {id: wallet, name: purse, icons: [critter], worth: {do: steps, of: caps, at: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}}\n"
)
"""Agendas that are worth one influence, and one more for each cap up to ten."""


def encounter_card(name: str, *options: str, deck: str = "settlement", number: int = 0) -> str:
    """An encounter card; each option is given as in a pack, without its braces: `id: do, success: [{do: trash}]`."""
    listed = ", ".join([f"{{{option}}}" for option in options or ("id: do",)])
    numbered = f", number: {number}" if number else ""
    return f"- {{id: {name}, deck: {deck}, options: [{listed}]{numbered}}}\n"


def quest_card(name: str, number: int, *objectives: str, staging: str = "") -> str:
    """A quest card; each objective is given as in a pack, without its braces: `id: do, results: [{do: trash}]`."""
    listed = ", ".join([f"{{{objective}}}" for objective in objectives or ("id: do",)])
    return f"- {{id: {name}, number: {number}, objectives: [{listed}], staging: [{staging}]}}\n"


def meets(
    results: str,
    *survivors: Belongings,
    icon: str = "settlement",
    level: int = 3,
    option: str = "",
    cards: Mapping[str, str] | None = None,
    then: Sequence[str] = (),
    **situation: Any,
) -> Wasteland:
    """The survivor on turn has drawn an encounter `tale`, whose option `do` brings these results and nothing else.

    `option` stands before the results (a cost, a task); `cards` are more files for the pack, `then` the cards that lie
    under the one that was drawn. All the rest is a situation as `wasteland` takes it.
    """
    seated = list(survivors or (survivor(),))
    space = PLACES[icon, level]
    turn = situation.get("turn", 0)
    seated[turn] = {**seated[turn], "fields": {**seated[turn]["fields"], "space": space}}
    files = dict(cards or {})
    number = 999 if icon.startswith("vault") else 0  # a vault has no starred cards
    drawn = encounter_card("tale", f"id: do{option and f', {option}'}, success: [{results}]", deck=icon, number=number)
    files["encounters"] = drawn + files.get("encounters", "")
    back = space[0] if space.split(".")[0] not in ("dia", "cit") else ""
    tiles = {**({LAID[back]: space.split(".")[0]} if back else {}), **situation.pop("tiles", {})}
    decks = {**situation.pop("encounters", {}), icon: ["tale", *then]}
    packs = (story_pack(**files), *situation.pop("packs", ()))
    t = wasteland(*seated, tiles=tiles, encounters=decks, packs=packs, **situation)
    t.choose("encounter")
    return t
