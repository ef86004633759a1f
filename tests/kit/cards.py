"""Cards of one's own, as the YAML lines that `card_pack` takes: rooms and items that the base set does not have."""

QUIET = (3, 4) * 60
"""Faces for many rounds of threat rolls that bring no threat: every floor rolls a seven."""


def room_card(name: str, left: str = "", right: str = "", both: str = "", price: str = "any: 3") -> str:
    """A room; each spot is given as in rooms.yaml, without its braces: `reward: [{do: item}]`."""
    spots = f"both: {{{both}}}" if both else f"left: {{{left}}}, right: {{{right}}}"
    return f"- {{id: {name}, price: {{{price}}}, {spots}}}\n"


def item_card(name: str, mode: str, effect: str) -> str:
    """An item with one effect, given without its braces: `do: roll, bonus: 2`."""
    return f"- {{id: {name}, mode: {mode}, effects: [{{{effect}}}]}}\n"
