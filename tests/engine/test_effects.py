"""Effects: words of a card language that check themselves when they are read."""

from pathlib import Path

import msgspec
import pytest

from crossroads.engine.effects import Effect, Vocabulary, vocabulary_of
from crossroads.engine.packs import BadPack, Pack
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


# -- an open vocabulary


class Deed:
    """A kind of effect: what a lantern can do."""

    __slots__ = ()


class Mood:
    """Another kind."""

    __slots__ = ()


class Glow(Deed, Effect, frozen=True, tag="glow"):
    """A deed."""

    hours: int


class Flicker(Deed, Mood, Effect, frozen=True, tag="flicker"):
    """A deed and a mood."""


class Dim(Mood, Effect, frozen=True, tag="dim"):
    """A mood alone."""


class Again(Deed, Effect, frozen=True, tag="again"):
    """A deed that is made of others."""

    deeds: tuple[Deed, ...]


class Lantern(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deeds: tuple[Deed, ...]
    mood: Mood | None = None


BASE = Vocabulary((Glow, Flicker, Dim, Again))


class Sparkle(Deed, Effect, frozen=True, tag="fair.sparkle"):
    """A word of an expansion."""


def lanterns(tmp_path: Path, text: str, vocabulary: Vocabulary = BASE) -> list[Lantern]:
    pack = Pack("fair", "toy", "fair", tmp_path, files=(("lanterns.yaml", text.encode()),))
    return pack.read("lanterns.yaml", list[Lantern], vocabulary) or []


def test_content_asks_for_a_kind_of_effect(tmp_path: Path) -> None:
    """What stands there is looked up by its name, in effects that hold effects too."""
    found = lanterns(tmp_path, "- {deeds: [{do: again, deeds: [{do: glow, hours: 2}]}], mood: {do: flicker}}\n")

    assert found == [Lantern((Again((Glow(2),)),), Flicker())]


def test_an_expansion_adds_a_word(tmp_path: Path) -> None:
    """The struct that takes it was written without it, and a table without the expansion does not know it."""
    text = "- {deeds: [{do: fair.sparkle}]}\n"

    assert lanterns(tmp_path, text, Vocabulary((*BASE.effects, Sparkle))) == [Lantern((Sparkle(),))]
    with pytest.raises(BadPack, match=r"no effect `fair\.sparkle`"):
        lanterns(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- {deeds: [{do: gloww, hours: 1}]}", "$[0].deeds[0]: no effect `gloww` (glow?)"),
        ("- {deeds: [{do: dimm}]}", "$[0].deeds[0]: no effect `dimm` (dim?)"),
        ("- {deeds: [{do: xyzzy}]}", "$[0].deeds[0]: no effect `xyzzy` (there are: again, flicker, glow)"),
        ("- {deeds: [{do: dim}]}", "$[0].deeds[0]: the effect `dim` cannot stand here"),
        ("- {deeds: [], mood: {do: glow, hours: 1}}", "$[0].mood: the effect `glow` cannot stand here"),
        ("- {deeds: [glow]}", "$[0].deeds[0]: Expected `object`, got `str`"),
        ("- {deeds: [{hours: 1}]}", "$[0].deeds[0]: Object missing required field `do`; add it"),
        ("- {deeds: [{do: 7}]}", "$[0].deeds[0].do: Expected `str`, got `int`; put it in quotes"),
        ("- {deeds: [{do: glow}]}", "$[0].deeds[0]: Object missing required field `hours`; add it"),
        ("- {deeds: [{do: glow, hours: long}]}", "$[0].deeds[0].hours: Expected `int`, got `str`"),
        (
            "- {deeds: [{do: glow, hours: 1, colour: red}]}",
            "$[0].deeds[0]: Object contains unknown field `colour`; correct its name, or take it out",
        ),
        (
            "- {deeds: [{do: flicker}, {do: again, deeds: [{do: again, deeds: [{do: glow, hours: long}]}]}]}",
            "$[0].deeds[1].deeds[0].deeds[0].hours: Expected `int`, got `str`",
        ),
        (
            "- {deeds: [{do: again, deeds: [{do: flikcer}]}]}",
            "$[0].deeds[0].deeds[0]: no effect `flikcer` (flicker?)",
        ),
    ],
)
def test_a_mistake_in_an_effect_gets_its_whole_place(tmp_path: Path, text: str, said: str) -> None:
    """However deep it stands; a name that fits here is proposed before one that does not."""
    with pytest.raises(BadPack) as refused:
        lanterns(tmp_path, f"{text}\n")

    assert str(refused.value) == f"{tmp_path.name}/lanterns.yaml: {said}"


def test_two_effects_of_a_kind_cannot_share_a_name() -> None:
    """Of different kinds they can: a place tells which is meant."""

    class Gleam(Mood, Effect, frozen=True, tag="glow"):
        """Called as the deed is."""

    assert Vocabulary((Glow, Gleam)).of_kind(Deed) == {"glow": Glow}
    with pytest.raises(AssertionError, match="two effects of the kind Effect share a name"):
        Vocabulary((Glow, Gleam)).of_kind(Effect)


def test_the_same_effects_are_one_vocabulary() -> None:
    """So that what was read with it can be kept for all who ask for the same."""
    assert vocabulary_of((Glow, Dim)) is vocabulary_of((Glow, Dim))
    assert vocabulary_of((Glow,)) is not vocabulary_of((Glow, Dim))
