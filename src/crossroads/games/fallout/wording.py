"""Fallout in words: options, prompts, events, cards and the whole table, made from a view and the packs' messages."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording
from crossroads.engine.words import Words
from crossroads.games.fallout.labels import option
from crossroads.games.fallout.reading import table
from crossroads.games.fallout.sight import player
from crossroads.games.fallout.telling import dice_text, event, goods, particulars
from crossroads.games.fallout.texts import card, encounter_name, enemy_name, enemy_text, story

View = Mapping[str, Any]


def prompt(words: Words, view: View, decision: Decision) -> str:
    """The question that a decision asks; of an encounter, its title and introduction."""
    about = decision.about
    if decision.prompt == "encounter":
        return _encounter(words, about["card"])
    if decision.prompt == "turn":
        return words("prompt-turn", actions=view["actions"], points=view["points"])
    if decision.prompt in ("reroll", "window-before", "window-strike"):
        return _rolling(words, view, decision.prompt)
    if decision.prompt in ("trade", "offer"):
        return _deal(words, view, decision.prompt)
    if decision.prompt == "shop" and about["buy"] != about["sell"]:
        return words("prompt-shop-each", **about)
    if decision.prompt == "relocate" and "type" in about:
        return words("prompt-relocate-inactive", **particulars(words, view, about))
    return words(f"prompt-{decision.prompt}", **particulars(words, view, about))


def _encounter(words: Words, card_id: str) -> str:
    intro = story(words, f"encounter-{card_id}", "intro")
    return words("prompt-encounter", title=encounter_name(words, card_id), intro=intro).rstrip()


def _rolling(words: Words, view: View, name: str) -> str:
    """The dice, what they do, and what is still possible."""
    rolling = view["rolling"]
    dice = dice_text(words, rolling["dice"])
    if rolling["kind"] == "test":
        told = {"icons": rolling["icons"], "difficulty": rolling["difficulty"], "rerolls": rolling["rerolls"]}
        return words("prompt-reroll-test", dice=dice, **told)
    enemy = enemy_name(words, view["scenario"], rolling["enemy"])
    printed = enemy_text(words, rolling["level"], rolling["areas"], rolling["abilities"])
    if name == "window-before":
        return words("prompt-window-before", enemy=enemy, text=printed)
    told = {key: rolling[key] for key in ("icons", "hits", "armor", "rerolls", "ignored")}
    needs = rolling["level"] + ("armor" in rolling["abilities"])
    message = "prompt-window-strike" if name == "window-strike" else "prompt-reroll-fight"
    return words(message, enemy=enemy, text=printed, dice=dice, needs=needs, **told)


def _deal(words: Words, view: View, name: str) -> str:
    """What a trade has come to, for whoever puts it together or has to agree."""
    deal = view["deal"]
    agendas = deal["gives_agendas"]
    count = agendas if isinstance(agendas, int) else len(agendas)
    gives = goods(words, deal["gives"], count, deal["gives_caps"])
    asks = goods(words, deal["asks"], deal["asks_agendas"], deal["asks_caps"])
    other = deal["partner"] if name == "trade" else deal["seat"]
    return words(f"prompt-{name}", player=player(words, view, other), gives=gives, asks=asks)


WORDING = Wording(option=option, prompt=prompt, event=event, card=card, table=table)
