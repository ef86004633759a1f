"""What an option and a question are called, in parts, and the one sentence that the parts make."""

from typing import Any

import msgspec

from crossroads.engine.words import Words


class Label(msgspec.Struct, frozen=True, gc=False):
    """What an option is called: its title, what it costs, what it gains, and what else is worth knowing.

    `said` is the whole sentence where a language puts the parts in another order than `sentence` does. `price` is the cost
    (or the gain) as a bare number, for where there is no room for words.
    """

    title: str
    cost: str = ""
    gain: str = ""
    note: str = ""
    said: str = ""
    price: int | None = None

    @property
    def does(self) -> str:
        """Cost and gain, as they are printed on a card."""
        return f"{self.cost} → {self.gain}" if self.cost and self.gain else self.cost or self.gain

    @property
    def brief(self) -> str:
        """The label without its note."""
        does = self.does
        return f"{self.title}: {does}" if does else self.title

    @property
    def sentence(self) -> str:
        """All parts as one sentence."""
        if self.said or not self.note:
            return self.said or self.brief
        return f"{self.brief}; {self.note}" if self.cost or self.gain else f"{self.title} ({self.note})"


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """A question: what it is about, and the rest of it, such as a story or the dice.

    `mark` ends the title where the rest follows in the same line: a colon or a full stop.
    """

    title: str
    text: str = ""
    mark: str = ""

    @property
    def sentence(self) -> str:
        """Both parts, one after the other."""
        return f"{self.title}{self.mark} {self.text}" if self.text else self.title


def prompt_of(words: Words, message: str, **about: Any) -> Prompt:
    """A question by its message: the message itself is the title, its attributes `.mark` and `.text` the rest."""
    text = words.find(f"{message}.text", **about) or ""
    return Prompt(words(message, **about), text, words.find(f"{message}.mark") or "" if text else "")
