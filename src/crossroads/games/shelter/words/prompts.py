"""Questions in words, made from a view and the packs' messages."""

from functools import lru_cache

from crossroads.engine.decisions import Decision
from crossroads.engine.labels import Prompt, prompt_of
from crossroads.engine.words import KEPT, Words
from crossroads.games.shelter.words.events import particulars
from crossroads.games.shelter.words.things import View

BILLS = ("pay-any", "spare")  # questions about a bill: they say what it is for


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """The question that a decision asks."""
    if not decision.about:
        return _plain_prompt(words, decision.prompt)
    told = particulars(words, view, decision.about)
    if decision.prompt in BILLS:
        what = told.get("room") or told["spot"]
        return prompt_of(words, f"prompt-{decision.prompt}-for", what=what, left=told["left"])
    return prompt_of(words, f"prompt-{decision.prompt}", **told)


@lru_cache(maxsize=KEPT)
def _plain_prompt(words: Words, which: str) -> Prompt:
    """A question without particulars: most are."""
    return prompt_of(words, f"prompt-{which}")
