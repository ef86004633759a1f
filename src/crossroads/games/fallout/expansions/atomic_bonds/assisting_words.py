"""Assisting in words: the questions, what they offer, and what happens (topic assisting)."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.acts import Act, At, Meant, Name
from crossroads.engine.decisions import Decision
from crossroads.engine.labels import Label, Prompt, prompt_of
from crossroads.engine.words import Words
from crossroads.games.fallout.expansions.atomic_bonds.assisting import ALONE, ASSIST, DECLINE, OFFER, PICK, TAKE, TOPIC
from crossroads.games.fallout.table import known_things as known
from crossroads.games.fallout.words.cards import enemy_name, enemy_text
from crossroads.games.fallout.words.things import player

View = Mapping[str, Any]
PROMPTS = (OFFER, PICK)


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """Who fights what, for one who may assist and for one who may be assisted."""
    rolling = view["rolling"]
    return prompt_of(
        words,
        f"prompt-{decision.prompt.replace('.', '-')}",
        player=player(words, view, rolling["seat"]),
        enemy=enemy_name(words, view["scenario"], rolling["enemy"]),
        text=enemy_text(words, rolling["level"], rolling["areas"], rolling["abilities"]),
    )


def _assistant(words: Words, view: View, meant: Meant) -> Label:
    return Label(words("option-atomic-bonds-assistant", player=player(words, view, meant.number("seat"))))


SEAT = Name("seat", known.seats, is_number=True)
ACTS = (
    Act(ASSIST, rule=f"{TOPIC}.declared-before-roll"),
    Act(DECLINE, rule=f"{TOPIC}.optional"),
    Act(TAKE, (SEAT,), _assistant, f"{TOPIC}.who-assists", At("seat", "seat")),
    Act(ALONE, rule=f"{TOPIC}.who-assists"),
)
