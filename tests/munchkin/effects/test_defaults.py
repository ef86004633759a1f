"""What a card of a pack need not say: the fields of words and cards that may be left out, and what they are then."""

from typing import Any

import msgspec
import pytest

from crossroads.games.munchkin.base import BASE
from crossroads.games.munchkin.cards.content import FILES, Card
from crossroads.games.munchkin.cards.words import ALWAYS, Condition

HOLDING = {"when": ALWAYS, "lasts": "", "turns": 0}
AMOUNT = {**HOLDING, "whom": "self"}
FACT = {"amount": 0, **HOLDING, "what": ""}
WORDS: dict[str, dict[str, Any]] = {
    "power": {"pay": 0, "pay_this": False, "times": 0, "per": "turn"},
    **dict.fromkeys(("bonus", "rad", "run", "roll", "hands", "big", "hand-limit", "class-limit"), AMOUNT),
    **dict.fromkeys(("perk-limit", "sell-rate", "loot", "treasure", "help-treasure", "carry"), AMOUNT),
    **dict.fromkeys(("fire", "boost", "immune", "escape-from", "free"), FACT),
    "mute": {**FACT, "what": "perks"},
    "gain": {"amount": 1, "whom": "self", "when": ALWAYS},
    "lose": {"sort": "", "amount": 1, "all": False, "random": False, "whom": "self", "when": ALWAYS},
    "give": {"sort": ""},
    "steal": {"sort": "", "whom": "any"},
    "draw": {"amount": 1, "open": False},
    "creep": {"first": -1, "step": -1, "last": -3},
    "cure": {"whom": "self"},
    "side": {"fire": False},
    "oust": {"which": "monster", "treasures": "kept", "own": False},
    "gamble": {"wins": (), "loses": ()},
    "cancel": {"whom": "any"},
    "redirect": {"whom": "self"},
    "reroll": {"rolls": "any", "whom": "self"},
    **{tag: {"when": ALWAYS} for tag in ("stronger", "ignores", "autokill", "no-escape", "wont-chase")},
    **{tag: {"when": ALWAYS} for tag in ("after-escape", "irradiate", "speed", "copy")},
    "enhance": {"when": ALWAYS, "amount": 0, "treasures": 0},
}
CARDS: dict[str, dict[str, Any]] = {
    "monster": {"treasures": 1, "levels": 1, "radiation": 0, "run": 0, "tags": (), "special": (), "bad_stuff": ()},
    "trait": {"needs_class": False, "effects": ()},
    "sidekick": {"class_": "", "sex": "", "effects": ()},
    "item": {"slot": "", "weapon": "", "big": False, "use": ALWAYS, "effects": ()},
    "one-shot": {"sort": "", "effects": ()},
    "junk": {"big": False},
    "modifier": {"price": None, "fits": (), "small": False, "effects": ()},
}


def left_out(kind: type[Any]) -> dict[str, Any]:
    """The fields of a struct that may be left out, and what they are then."""
    fields = msgspec.structs.fields(kind)
    return {field.name: field.default for field in fields if field.default is not msgspec.NODEFAULT}


@pytest.mark.parametrize("word", BASE.effects, ids=lambda word: str(word.__struct_config__.tag))
def test_what_a_word_need_not_say(word: type[Any]) -> None:
    assert left_out(word) == WORDS.get(str(word.__struct_config__.tag), {})


@pytest.mark.parametrize("kind", FILES.values(), ids=lambda kind: str(kind.kind))
def test_what_a_card_need_not_say(kind: type[Card]) -> None:
    """There is one copy of it unless it says otherwise."""
    assert left_out(kind) == {"copies": 1, **CARDS.get(kind.kind, {"effects": ()})}


def test_a_condition_that_says_nothing_always_holds() -> None:
    nothing = [value for value in left_out(Condition).values() if value not in ("", 0, False)]

    assert len(left_out(Condition)) == len(Condition.__struct_fields__)
    assert nothing == []
