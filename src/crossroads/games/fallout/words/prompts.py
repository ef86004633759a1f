"""Questions in words, made from a view and the packs' messages."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.labels import Prompt, prompt_of
from crossroads.engine.words import Words
from crossroads.games.fallout.words.cards import encounter_name, enemy_name, enemy_text, story
from crossroads.games.fallout.words.events import dice_text, goods, particulars
from crossroads.games.fallout.words.things import player

View = Mapping[str, Any]


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """The question that a decision asks; of an encounter, its title and introduction."""
    about = decision.about
    if decision.prompt == "encounter":
        card_id = about["card"]
        told = story(words, f"encounter-{card_id}", "intro").rstrip()
        title = words("prompt-encounter", title=encounter_name(words, card_id))
        return Prompt(title, told, words("prompt-encounter.mark"))
    if decision.prompt == "turn":
        return prompt_of(words, "prompt-turn", actions=view["actions"], points=view["points"])
    if decision.prompt in ("reroll", "window-before", "window-strike"):
        return _rolling(words, view, decision)
    if decision.prompt in ("trade", "offer", "changed-offer"):
        return _deal(words, view, decision.prompt)
    if decision.prompt == "shop" and about["buy"] != about["sell"]:
        return prompt_of(words, "prompt-shop-each", **about)
    if decision.prompt == "relocate" and "type" in about:
        return prompt_of(words, "prompt-relocate-inactive", **particulars(words, view, about))
    return prompt_of(words, f"prompt-{decision.prompt}", **particulars(words, view, about))


def _rolling(words: Words, view: View, decision: Decision) -> Prompt:
    """The dice, what they do, and what is still possible."""
    rolling = view["rolling"]
    dice = _all_dice(words, view, rolling)
    if rolling["kind"] == "test":
        told = {"icons": rolling["icons"], "difficulty": rolling["difficulty"], "rerolls": rolling["rerolls"]}
        return prompt_of(words, "prompt-reroll-test", dice=dice, **told)
    enemy = enemy_name(words, view["scenario"], rolling["enemy"])
    printed = enemy_text(words, rolling["level"], rolling["areas"], rolling["abilities"])
    if decision.prompt == "window-before":
        return prompt_of(words, "prompt-window-before", enemy=enemy, text=printed)
    helper = rolling.get("helper", {})
    own = helper if helper.get("seat") == decision.seat else rolling
    told = {"hits": rolling["hits"], **{key: own[key] for key in ("icons", "armor", "rerolls", "ignored")}}
    needs = rolling["level"] + ("armor" in rolling["abilities"])
    message = "prompt-window-strike" if decision.prompt == "window-strike" else "prompt-reroll-fight"
    return prompt_of(words, message, enemy=enemy, text=printed, dice=dice, needs=needs, **told)


def _all_dice(words: Words, view: View, rolling: View) -> str:
    """The dice as they lie, with that of a helper."""
    dice = dice_text(words, rolling["dice"])
    if not rolling.get("helper", {}).get("dice"):
        return dice
    helper = rolling["helper"]
    name, die = player(words, view, helper["seat"]), dice_text(words, helper["dice"])
    return words("dice-with-helper", dice=dice, player=name, die=die)


def _deal(words: Words, view: View, name: str) -> Prompt:
    """What a trade has come to, for whoever puts it together or has to agree."""
    deal = view["deal"]
    agendas = deal["gives_agendas"]
    count = deal["gives_unseen"] + (0 if isinstance(agendas, int) else len(agendas))
    gives = goods(words, deal["gives"], count, deal["gives_caps"])
    asks = goods(words, deal["asks"], deal["asks_agendas"], deal["asks_caps"])
    other = deal["seat"] if name == "offer" else deal["partner"]
    return prompt_of(words, f"prompt-{name}", player=player(words, view, other), gives=gives, asks=asks)
