"""What options are called."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.acts import Meant
from crossroads.engine.labels import Label
from crossroads.engine.words import Words
from crossroads.games.munchkin.words.cards import kind_of, name_of, power_text, price_of, short_text, slot_of
from crossroads.games.munchkin.words.things import foe_name, offer_text, player_name

View = Mapping[str, Any]
FOLLOWS = {
    "turn-start": "door",
    "trouble-settled": "charity",
    "loot-settled": "charity",
    "before-charity": "charity",
}  # windows of one's own turn and what comes after them


def plain(words: Words, view: View, meant: Meant) -> Label:
    """By its own message, which is told what it names."""
    return Label(words(f"option-{meant.verb}", **meant.names))


def accept(words: Words, view: View, meant: Meant) -> Label:
    """An offer is accepted; a Radiation card is borne."""
    is_threat = bool(view["stack"]) and view["stack"][-1]["kind"] == "radiation"
    return Label(words("option-accept-radiation" if is_threat else "option-accept"))


def done(words: Words, view: View, meant: Meant) -> Label:
    """A sale is made; else there is nothing more to play."""
    return Label(words("option-done-sale" if view["sale"] else "option-done"))


def passing(words: Words, view: View, meant: Meant) -> Label:
    """A pass, with what follows it for the one whose moment it is."""
    follows = _follows(view)
    return Label(words("option-pass"), note=words(f"pass-{follows}") if follows else "")


def _follows(view: View) -> str:
    """What comes next if all pass; empty where that is nothing of one's own."""
    seat, fight, flight = view["seat"], view["fight"], view["flight"]
    if not view["windows"] or seat is None:
        return ""
    prompt = view["windows"][-1]["prompt"]
    if prompt == "combat" and fight is not None and seat == fight["fighter"]:
        return "wins" if fight["winning"] else "runs"
    if prompt == "before-roll" and flight is not None and flight["runners"][:1] == [seat]:
        return "rolls"
    return FOLLOWS.get(prompt, "") if seat == view["active"] else ""


def helps(words: Words, view: View, meant: Meant) -> Label:
    """Help is asked for by the fighter, and offered to the fighter."""
    other, fight = meant.number("seat"), view["fight"]
    is_offered = fight is not None and fight["fighter"] == other
    return Label(words("option-help-offer" if is_offered else "option-help", player=player_name(words, view, other)))


def each_by_itself(words: Words, view: View, meant: Meant) -> Label:
    """By a message for each thing that it names."""
    (what,) = meant.names.values()
    return Label(words(f"option-{meant.verb}-{what}"))


def card(words: Words, view: View, meant: Meant) -> Label:
    """By the card, with what it does."""
    name = meant.text("card")
    kind = kind_of(words, name)
    sort = kind if meant.verb == "play" and kind in ("trap", "radiation") else "card"
    does = [*([slot_of(words, name)] if meant.verb == "wear" else []), short_text(words, name)]
    return Label(words(f"option-{meant.verb}-{sort}", card=name_of(words, name)), gain="; ".join(filter(None, does)))


def drawn(words: Words, _view: View, _deck: str, face: str) -> Label:
    """A card that came from a real deck."""
    return Label(name_of(words, face))


def for_sale(words: Words, view: View, meant: Meant) -> Label:
    """By the item, with what it brings together with its modifiers."""
    name = meant.text("card")
    who = view["players"][view["seat"] if view["seat"] is not None else view["active"]]
    bundle = next((gear for gear in (*who["gear"], *who["bundles"]) if gear["id"] == name), None)
    cards = (name, *bundle["modifiers"]) if bundle is not None else (name,)
    return Label(words("option-sell-card", card=name_of(words, name)), gain=price_of(words, cards))


def card_on(words: Words, view: View, meant: Meant) -> Label:
    named = {"card": name_of(words, meant.text("card")), "item": name_of(words, meant.text("item"))}
    gain = short_text(words, meant.text("card")) if meant.verb == "attach" else ""  # what Cheat! does is long to tell
    return Label(words(f"option-{meant.verb}", **named), gain=gain)


def replaced(words: Words, view: View, meant: Meant) -> Label:
    named = {"card": name_of(words, meant.text("card")), "old": name_of(words, meant.text("old"))}
    return Label(words("option-replace", **named), gain=short_text(words, meant.text("card")))


def power(words: Words, view: View, meant: Meant) -> Label:
    """By the card that gives it, and what it does."""
    name = meant.text("card")
    title = words("option-power", card=name_of(words, name))
    return Label(title, gain=power_text(words, name, meant.number("power")))


def seat(words: Words, view: View, meant: Meant) -> Label:
    return Label(words(f"option-{meant.verb}", player=player_name(words, view, meant.number("seat"))))


def foe(words: Words, view: View, meant: Meant) -> Label:
    return Label(words(f"option-{meant.verb}", foe=foe_name(words, view, meant.text("foe"))))


def offer(words: Words, view: View, meant: Meant) -> Label:
    """An offer that was left open, with its terms."""
    number = meant.number("number")
    offers = view["offers"]
    if number >= len(offers):
        return Label(words("option-answer-any"))
    made = offers[number]
    title = words("option-answer", player=player_name(words, view, made["seat"]))
    return Label(title, gain=offer_text(words, made))
