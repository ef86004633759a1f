"""What dice are asked for, in words: which roll it is, whose, which die of it, and what the others show."""

from collections.abc import Mapping
from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.labels import Prompt, prompt_of
from crossroads.engine.words import Words

NAMED_BY = (("players", "colour", "colour"), ("survivors", "id", "character"))
"""Where a view says what its seats go by: a list by seat, its key, and the family of words."""


def seat_name(words: Words, view: Mapping[str, Any], seat: int) -> str:
    """What a seat is called: as the game names it (its colour, its survivor), by its name too; else its number."""
    for things, key, family in NAMED_BY:
        each = view.get(things, [])
        name = each[seat].get(key, "") if seat < len(each) else ""
        if found := words.find(f"{family}-{name}"):
            return words.player(seat, found)
    number = seat + 1
    return words.player(seat) or words.find("player", number=number) or words("seat-of-number", number=number)


def chance_prompt(words: Words, view: Mapping[str, Any], decision: Decision, faces: tuple[str, ...]) -> Prompt:
    """The question what the next die shows; `faces` is what the dice of this roll show that were told before."""
    about = decision.about
    what = words.find(f"rolled-{about['what'].replace('.', '-')}") or words("rolled-dice")
    if about["seat"] is not None:
        what = words("rolled-by", what=what, player=seat_name(words, view, about["seat"]))
    if about["each"]:  # a die for each: it is not told which of them
        return prompt_of(words, "prompt-chance", what=what, die=1, count=1)
    asked = prompt_of(words, "prompt-chance", what=what, die=about["die"], count=about["count"])
    return Prompt(asked.title, words("rolled-so-far", faces="; ".join(faces)) if faces else "")
