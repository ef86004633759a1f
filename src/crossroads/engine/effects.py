"""Effects: what a card does, as data. The class is the schema, and it can put itself into words."""

import msgspec

from crossroads.engine.words import Words


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A word of a game's card language. A game's effects also resolve themselves, as flows over its own state."""

    def describe(self, words: Words) -> str:
        """What this effect does, as a phrase of a card's printed text."""
        raise NotImplementedError(f"{type(self).__name__} cannot describe itself")
