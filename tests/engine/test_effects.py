"""Effects: words of a card language that check themselves when they are read."""

import msgspec
import pytest

from crossroads.engine.effects import Effect
from crossroads.engine.words import Words


class Shine(Effect, frozen=True, tag="shine"):
    """Give light."""

    hours: int

    def describe(self, words: Words) -> str:
        return f"shine for {self.hours} hours"


class Fade(Effect, frozen=True, tag="fade"):
    """Give none, and say nothing of it."""


def test_an_effect_is_known_by_its_name() -> None:
    read = msgspec.json.decode(b'[{"do":"shine","hours":2},{"do":"fade"}]', type=list[Shine | Fade])

    assert read == [Shine(2), Fade()]


@pytest.mark.parametrize(
    "text", [b'{"do":"shin","hours":2}', b'{"hours":2}', b'{"do":"shine"}', b'{"do":"shine","hours":2,"colour":"red"}']
)
def test_a_typo_never_reaches_a_game(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Shine | Fade)


def test_an_effect_puts_itself_into_words() -> None:
    assert Shine(2).describe(Words("en", [])) == "shine for 2 hours"


def test_an_effect_without_words_is_our_mistake() -> None:
    with pytest.raises(NotImplementedError, match="Fade cannot describe itself"):
        Fade().describe(Words("en", []))
