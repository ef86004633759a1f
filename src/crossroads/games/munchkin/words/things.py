"""What a view shows, in words: players, monsters, offers, and what waits to take effect."""

from collections.abc import Iterable, Mapping
from typing import Any

from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import number, signed
from crossroads.games.munchkin.words.cards import is_aimed, name_of

View = Mapping[str, Any]


def player_name(words: Words, view: View, seat: int) -> str:
    """A player by name, or by the number of the seat."""
    return words.player(seat) or words("player", number=seat + 1)


def foe_name(words: Words, view: View, name: str) -> str:
    """A monster of the fight; one that is the copy of another is called after it."""
    for foe in view["fight"]["foes"] if view["fight"] is not None else ():
        if foe["id"] == name != foe["like"]:
            return words("foe-copy", foe=name_of(words, foe["like"]))
    return name_of(words, name)


def fighters(fight: View) -> list[int]:
    """The fighter, and the helper if there is one."""
    return [seat for seat in (fight["fighter"], fight["helper"]) if seat is not None]


def part_name(words: Words, view: View, part: View, own: str = "") -> str:
    """Where a part of a strength comes from; `own` is the monster that has it."""
    what = part["what"]
    if what == own:
        return words("part-own")
    return words(f"part-{what}") if what in ("level", "radiation") else foe_name(words, view, what)


def bonus_text(words: Words, view: View, part: View, own: str = "") -> str:
    """A part of a strength with its sign."""
    return words("part", what=part_name(words, view, part, own), amount=signed(part["amount"]))


def strength_text(words: Words, view: View, who: View) -> str:
    """The strength of a munchkin or a monster, and what it is made of if that is more than the Level."""
    parts = parts_of(words, view, who)
    return f"{number(who['strength'])} ({', '.join(parts)})" if len(parts) > 1 else number(who["strength"])


def parts_of(words: Words, view: View, who: View) -> list[str]:
    """What a strength is made of: the Level, then each card once with all that it gives."""
    level, *more = who["parts"]
    amounts: dict[str, int] = {}
    for part in more:
        amounts[part["what"]] = amounts.get(part["what"], 0) + part["amount"]
    own = who.get("like", "")
    bonuses = [bonus_text(words, view, {"what": what, "amount": each}, own) for what, each in amounts.items()]
    return [words("part", what=part_name(words, view, level), amount=number(level["amount"])), *bonuses]


def quoted(words: Words, cards: Iterable[str]) -> str:
    """Cards by name, in quotation marks where a language wants them."""
    return words.list(words("quoted", name=name_of(words, card)) for card in cards)


def offer_text(words: Words, offer: View, own: str = "no") -> str:
    """The terms of an offer, as whoever makes it (`own`) or all others are told."""
    parts: list[str] = []
    if offer["gives"] or offer["asks"]:
        for side in ("gives", "asks"):
            items = quoted(words, offer[side])
            parts.append(words(f"offer-{side}" if items else f"offer-{side}-nothing", own=own, items=items))
    if offer["treasures"]:
        parts.append(words("offer-treasures", count=offer["treasures"], picker=offer["picker"]))
    return "; ".join(parts) or words("offer-nothing", own=own)


def offer_between(view: View, seat: int, partner: int) -> View:
    """The last open offer of one player to another; nothing if there is none."""
    found = [each for each in view["offers"] if (each["seat"], each["partner"]) == (seat, partner)]
    return found[-1] if found else {}


def aim_of(words: Words, play: View) -> dict[str, str]:
    """What a play is aimed at, for messages that tell it by `aim`; a target that it does not name is left out."""
    target, seat = play.get("target"), play.get("seat", play.get("author"))
    if play.get("monster"):
        aim = "swap" if play.get("foe") else "monster"
    elif play.get("foe"):
        aim = "foe"
    elif play.get("side"):
        aim = "side"
    elif target is not None and is_aimed(words, play["card"]):
        aim = "self" if target == seat else "target"
    else:
        aim = "none"
    return {"aim": aim, "side": play.get("side") or "none"}


def stack_line(words: Words, view: View, pending: View) -> str:
    """What waits to take effect."""
    seats = {"player": pending["target"], "author": pending["author"]}
    return words(
        f"pending-{pending['kind']}",
        card=foe_name(words, view, pending["card"]),
        die=pending["die"],
        rolls=pending["rolls"] or "none",
        foe=foe_name(words, view, pending["foe"]) if pending["foe"] else "",
        monster=name_of(words, pending["monster"]) if pending["monster"] else "",
        **aim_of(words, pending),
        **{key: "" if seat is None else player_name(words, view, seat) for key, seat in seats.items()},
    )
