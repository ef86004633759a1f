"""Questions in words, made from a view and the packs' messages."""

from functools import lru_cache

from crossroads.engine.decisions import Decision
from crossroads.engine.labels import Prompt, prompt_of
from crossroads.engine.words import KEPT, Words
from crossroads.games.shelter.words.events import particulars
from crossroads.games.shelter.words.things import View


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """The question that a decision asks."""
    if not decision.about:
        return _plain_prompt(words, decision.prompt)
    return prompt_of(words, f"prompt-{decision.prompt}", **particulars(words, view, decision.about))


@lru_cache(maxsize=KEPT)
def _plain_prompt(words: Words, which: str) -> Prompt:
    """A question without particulars: most are."""
    return prompt_of(words, f"prompt-{which}")
