"""The whole table as lines of text, from a view."""

from collections.abc import Iterable, Iterator

from crossroads.engine.words import Words
from crossroads.games.munchkin.cards.phrases import number
from crossroads.games.munchkin.words.cards import name_of
from crossroads.games.munchkin.words.things import (
    View,
    bonus_text,
    foe_name,
    offer_text,
    player_name,
    stack_line,
    strength_text,
)


def table(words: Words, view: View) -> list[str]:
    """Everything that the seat of a view can see."""
    rounds = {"round": view["round"], "rounds": view["rounds"]}
    lines = [words("table-turn", player=player_name(words, view, view["active"]), turn=view["turn"] + 1, **rounds)]
    if view["fight"] is not None:
        lines += [_sides(words, view), *fight_lines(words, view)]
    for player in view["players"]:
        lines += player_lines(words, view, player)
    lines += [_body(words, view, body) for body in view["bodies"]]
    lines += [stack_line(words, view, pending) for pending in view["stack"]]
    for offer in view["offers"]:
        partners = {"player": player_name(words, view, offer["seat"]), "to": player_name(words, view, offer["partner"])}
        lines.append(words("table-offer", **partners, offer=offer_text(words, offer)))
    decks, piles = view["decks"], view["piles"]
    for deck in ("door", "treasure", "perk"):
        top = piles[deck]["top"]
        named = name_of(words, top) if top else words("nothing")
        lines.append(words(f"table-deck-{deck}", count=decks[deck], pile=piles[deck]["count"], top=named))
    return lines


def _sides(words: Words, view: View) -> str:
    fight = view["fight"]
    helper = fight["helper"]
    return words(
        "table-fight",
        player=player_name(words, view, fight["fighter"]),
        helper=player_name(words, view, helper) if helper is not None else "",
        helped="no" if helper is None else "yes",
        munchkins=number(fight["munchkins"]),
        monsters=number(fight["monsters"]),
    )


def fight_lines(words: Words, view: View) -> Iterator[str]:
    """Every monster of the fight, the cards that were played for a side, and who runs."""
    fight = view["fight"]
    for foe in fight["foes"]:
        enhancers = words.list(name_of(words, card) for card in foe["enhancers"])
        yield words(
            "table-foe",
            foe=foe_name(words, view, foe["id"]),
            strength=strength_text(words, view, foe),
            treasures=foe["treasures"],
            radiation=foe["radiation"],
            irradiated="yes" if foe["irradiated"] else "no",
            enhanced="yes" if enhancers else "no",
            enhancers=enhancers,
        )
    for side in ("munchkins", "monsters"):
        cards = [{"what": each["card"], "amount": each["amount"]} for each in fight["bonuses"] if each["side"] == side]
        if cards:
            yield words("table-side", side=side, parts=words.list(bonus_text(words, view, card) for card in cards))
    flight = view["flight"]
    if flight is not None and flight["left"]:
        runner = player_name(words, view, flight["runners"][0])
        yield words(
            "table-flight", player=runner, foes=words.list(foe_name(words, view, foe) for foe in flight["left"])
        )


def _body(words: Words, view: View, body: View) -> str:
    cards = [*[name_of(words, card) for card in body["cards"]], *[_bundle(words, each) for each in body["bundles"]]]
    return words(
        "table-body", player=player_name(words, view, body["seat"]), cards=words.list(cards) or words("nothing")
    )


def player_lines(words: Words, view: View, player: View) -> Iterator[str]:
    """A munchkin, with all that lies in front of it; its hand too for whoever may see it."""
    yield words(
        "table-player",
        player=player_name(words, view, player["seat"]),
        level=player["level"],
        strength=strength_text(words, view, player),
        defence=number(player["defence"]),
        sex=player["sex"],
        alive="yes" if player["alive"] else "no",
        doors=player["doors"],
        treasures=player["treasures"],
    )
    used = [_gear(words, gear) for gear in player["gear"] if gear["used"]]
    stowed = [_gear(words, gear) for gear in player["gear"] if not gear["used"]]
    shown = {
        "table-traits": [*player["classes"], *player["traits"], *player["perks"]],
        "table-sidekick": [player["sidekick"]] if player["sidekick"] else [],
        "table-kept": [kept["id"] for kept in player["kept"]],
        "table-hand": [*(player["hand"] or []), *[gear["id"] for gear in player["bundles"]]],
    }
    for message, cards in shown.items():
        if cards:
            yield words(message, cards=words.list(name_of(words, card) for card in cards))
    if used:
        yield words("table-used", cards=words.list(used))
    if stowed:
        yield words("table-backpack", cards=words.list(stowed))


def _gear(words: Words, gear: View) -> str:
    return _bundle(words, [gear["id"], *gear["modifiers"], *([gear["cheat"]] if gear["cheat"] else [])])


def _bundle(words: Words, cards: Iterable[str]) -> str:
    """An item with what is attached to it."""
    return " + ".join(name_of(words, card) for card in cards)
