"""The words of a pack cannot stop a game: each is tried when the pack is loaded, as the table will say it."""

from functools import partial
from pathlib import Path

import pytest

from tests.kit.pack_folders import empty_pack, why_refused, with_packs

with_pack = partial(with_packs, "fallout")
refusal = partial(why_refused, "fallout")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty pack of one's own for Fallout."""
    return empty_pack(tmp_path, "fallout")


CHAIN = "".join(f"m{number} = {{ m{number + 1} }}\n" for number in range(2_000)) + "m2000 = End\n"
BOMB = "".join(f"b{number} = {{ b{number + 1} }}{{ b{number + 1} }}\n" for number in range(40)) + "b40 = End\n"
WRONG = {
    "untold": ("card-vault-suit = { $x }\n", "`card-vault-suit`: no variable `$x` is told here"),
    "itself": ("card-vault-suit = { card-vault-suit }\n", "`card-vault-suit`: it refers to itself"),
    "ring": ("-a = { -b }\n-b = { -a }\n", "`-a`: it refers to itself (-a → -b → -a); write the text out"),
    "ring in a variant": (
        "event-add = { $number ->\n    [one] { event-add }\n   *[other] Added\n }\n",
        "`event-add`: it refers to itself",
    ),
    "ring through ours": ("card-jet = { option-add-nothing }\n", "`card-jet`: no message `option-add-nothing`"),
    "junk": ("card-vault-suit = Suit\nthis is no message\n", "line 2: Expected token"),
    "brackets": ("card-vault-suit = " + "{" * 50_000, "brackets within brackets, too deep to be read"),
    "closed brackets": ("card-jet = " + "{ " * 50_000 + '"x"' + " }" * 50_000, "brackets within brackets"),
    "function": ("card-jet = { DATETIME(1) }\n", "`card-jet`: no function `DATETIME`; there is only NUMBER"),
    "no number": ('card-jet = { NUMBER("jet") }\n', "`card-jet`: NUMBER takes one number, such as `3`, or a"),
    "number of a text": ("event-add = { NUMBER($deck) }\n", "`event-add`: `$deck` is no number here, and NUMBER takes"),
    "no text": ("event-add =\n    .note = Added\n", "`event-add`: it has no text of its own"),
    "no such part": ("card-jet = { card-stimpak.smell }\n", "`card-jet`: no message `card-stimpak.smell` in this"),
    "cursor": ('card-jet = { "\\u001b" }[2J\n', r"a control character, '\x1b'; take it out"),
    "bare cursor": ("card-jet = \x1b[2J\n", r"line 1: a control character, '\x1b'; take it out"),
    "chain": (CHAIN, "messages within messages, more than 20 deep; write them out"),
    "bomb": (BOMB, "`b0`: "),
    "long": ("card-jet = " + "long " * 5_000 + "\n", "`card-jet`: too long; a text may have 900 parts"),
    "many parts": ("card-jet = " + '{ "x" }' * 1_000 + "\n", "`card-jet`: too long; a text may have 900 parts"),
}


@pytest.mark.parametrize("case", WRONG)
def test_words_that_would_stop_a_game_are_refused(folder: Path, case: str) -> None:
    text, said = WRONG[case]
    (folder / "words.en.ftl").write_text(text)

    refused = refusal(folder)

    assert refused.startswith("mine/words.en.ftl: ")
    assert said in refused


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_language_is_tried(folder: Path, lang: str) -> None:
    (folder / f"words.{lang}.ftl").write_text("card-vault-suit = { $x }\n")

    assert refusal(folder).startswith(f"mine/words.{lang}.ftl: line 1: `card-vault-suit`: no variable `$x`")


def test_a_message_is_looked_for_in_its_own_language(folder: Path) -> None:
    """Within a text there is no falling back on English."""
    (folder / "words.en.ftl").write_text("card-jet = { my-town } jet\nmy-town = Home\n")
    (folder / "words.pl.ftl").write_text("card-jet = { my-town }\n")

    assert refusal(folder).startswith("mine/words.pl.ftl: line 1: `card-jet`: no message `my-town` in this language")


def test_a_pack_is_tried_by_whatever_name_it_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that is called as the pack was once taken for an installed one, and its words for ours."""
    (folder / "words.en.ftl").write_text("card-vault-suit = { $x }\n")
    monkeypatch.chdir(folder.parent)

    assert refusal("mine").startswith("mine/words.en.ftl: line 1: `card-vault-suit`: no variable `$x`")


def test_what_ours_refer_to_must_stay(folder: Path, tmp_path: Path) -> None:
    """A message takes the place of another with all its parts; a part that somebody needs cannot be left out."""
    (folder / "words.en.ftl").write_text("card-jet = { card-buffout.short }\ncard-buffout = Buffout\n    .short = B\n")
    later = tmp_path / "later"
    later.mkdir()
    (later / "pack.yaml").write_text("id: later\ngame: fallout\n")
    (later / "words.en.ftl").write_text("card-buffout = Muscle\n")

    said = refusal(folder, later)

    assert said == (
        "later/words.en.ftl: line 1: `card-buffout`: `card-jet` refers to `card-buffout.short`; write that part, too"
    )


def test_words_that_can_be_said_are_said(folder: Path) -> None:
    """Terms with arguments, forms by number, references, and what ours is told in one language or another."""
    (folder / "words.en.ftl").write_text(
        "-town = { $case ->\n    [of] Home's\n   *[is] Home\n }\n"
        'card-jet = { -town(case: "of") } jet\n'
        "card-buffout = { card-jet }, { NUMBER(3) } times\n"
    )

    words = with_pack(folder).words("en")

    assert words("card-jet") == "Home's jet"
    assert words("card-buffout") == "Home's jet, 3 times"
