"""What a table may settle before the game: the readings of the rules that change play."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Sex = Literal["female", "male"]


def _option(rule: str, text: str, kind: str = "value", values: tuple[str, ...] = ()) -> Meta:
    """What a table may settle: the rule it touches, how a client asks for it, and among what for each seat."""
    return Meta(description=text, extra={"rule": rule, "kind": kind, "values": values})


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may settle before the game."""

    first: Annotated[
        int | None,
        _option("munchkin.start-end.first-player", "The seat that begins; the highest roll if not given.", "seat"),
    ] = None
    sexes: Annotated[
        tuple[Sex, ...] | None,
        _option(
            "munchkin.sex.chosen-at-setup",
            "The sexes of the munchkins; in turns if not given.",
            "each-seat-freely",
            ("female", "male"),
        ),
    ] = None
    harsh: Annotated[bool, _option("munchkin.junk.harsh-rules", "The harsh rules: Junk is never compensated.")] = False
    perks_pay: Annotated[
        bool, _option("munchkin.cards.ability-cost-excluded", "Perks can be discarded to pay for an ability.")
    ] = False
    bystanders_trade: Annotated[
        bool,
        _option("munchkin.trading.bystanders-during-fight", "Players outside a fight trade while it lasts."),
    ] = True
    sale_past_nine: Annotated[
        Literal["capped", "refused"],
        _option("munchkin.selling.not-past-nine", "A sale that would lead past Level 9."),
    ] = "capped"
    creeping: Annotated[
        Literal["own-turns", "every-turn"],
        _option("munchkin.radiation.creeping-grows", "When Creeping Irradiation grows."),
    ] = "own-turns"
    super_classes: Annotated[
        Literal["two", "all"],
        _option("munchkin.super-munchkin.two-classes", "How many classes Super Munchkin allows."),
    ] = "two"
    rounds: Annotated[
        Literal[10, 20, 30, 50],
        _option("munchkin.start-end.longest-game", "How many rounds a game lasts at most."),
    ] = 50
