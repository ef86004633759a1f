"""What dice and decks are asked for, in words: which roll or deck it is, whose, which die or card of it, and what came before."""

from collections.abc import Callable, Mapping
from typing import Any

from crossroads.engine.decisions import CARD, Decision
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


def chance_prompt(
    words: Words, view: Mapping[str, Any], decision: Decision, deck: str, title: Callable[[str], str]
) -> Prompt:
    """The question what the next die shows, or which card came; `title` says what an option of it is called."""
    about = decision.about
    what = about["what"]
    named = [title(f"{decision.prompt}:{what}:{face}") for face in (*about["came"], *about.get("missed", ()))]
    came, missed = named[: len(about["came"])], named[len(about["came"]) :]
    if decision.prompt == CARD:
        asked = prompt_of(words, "prompt-drawn", what=_whose(words, view, about, deck), **_numbers(about))
    elif about["each"]:  # a die for each: it is not told which of them
        rolled = _whose(words, view, about, _roll(words, what))
        return prompt_of(words, "prompt-chance", what=rolled, number=1, count=1)
    else:
        asked = prompt_of(
            words, "prompt-chance", what=_whose(words, view, about, _roll(words, what)), **_numbers(about)
        )
    told = [words("rolled-so-far", faces="; ".join(came))] * bool(came)
    told += [words("drawn-missed", faces="; ".join(missed))] * bool(missed)
    return Prompt(asked.title, " ".join(told))


def _roll(words: Words, what: str) -> str:
    return words.find(f"rolled-{what.replace('.', '-')}") or words("rolled-dice")


def _whose(words: Words, view: Mapping[str, Any], about: Mapping[str, Any], what: str) -> str:
    if about["seat"] is None:
        return what
    return words("rolled-by", what=what, player=seat_name(words, view, about["seat"]))


def _numbers(about: Mapping[str, Any]) -> dict[str, int]:
    return {"number": about.get("die") or about["card"], "count": about["count"]}
