"""Numbers, variants and terms in the words of a pack: none can stop a game, hang a check, or say what nobody meant."""

import os
from functools import partial
from pathlib import Path

import pytest

from crossroads.engine.ftl_parts import MOST_DIGITS
from crossroads.engine.packs import BadPack, open_pack
from crossroads.engine.words import Words
from tests.kit.pack_folders import empty_pack, why_refused, with_packs

with_pack = partial(with_packs, "shelter")
refusal = partial(why_refused, "shelter")

OPTIONS = (
    "minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits,"
    " minimumSignificantDigits, maximumSignificantDigits, useGrouping, style"
)
WRONG = {
    "text in a variant": (
        'cubes-of-kind = { $kind ->\n    [food] { NUMBER("a") }\n   *[other] { $amount } food\n }\n',
        "`cubes-of-kind`: NUMBER takes one number, such as `3`, or a variable that is one; write it so",
    ),
    "kind in a variant": (
        "cubes-of-kind = { $kind ->\n    [food] { NUMBER($kind) }\n   *[other] { $amount } food\n }\n",
        "`cubes-of-kind`: `$kind` is no number here, and NUMBER takes nothing else; write `{ $kind }`",
    ),
    "variant in a variant": (
        "cubes-of-kind = { $kind ->\n   *[other] { $kind ->\n      [food] { NUMBER() }\n     *[water] W\n }\n }\n",
        "NUMBER takes one number",
    ),
    "two numbers": ("room-diner = { NUMBER(1, 2) }\n", "NUMBER takes one number"),
    "nested": ('room-diner = { NUMBER({ "1" }) }\n', "NUMBER takes one number"),
    "digits that hang": (
        "room-diner = { NUMBER(1, minimumIntegerDigits: 3000000) }\n",
        f"`minimumIntegerDigits` of NUMBER is a number from 0 to {MOST_DIGITS}; write it so",
    ),
    "digits that end memory": (
        "room-diner = { NUMBER(1, minimumFractionDigits: 2000000000) }\n",
        "`minimumFractionDigits` of NUMBER is",
    ),
    "digits past the letters": (
        "room-diner = { NUMBER(1, minimumIntegerDigits: 9999999) }\n",
        "`minimumIntegerDigits` of NUMBER is",
    ),
    "one digit too many": (
        f"room-diner = {{ NUMBER(1, maximumSignificantDigits: {MOST_DIGITS + 1}) }}\n",
        "`maximumSignificantDigits` of NUMBER is",
    ),
    "digits below none": ("room-diner = { NUMBER(1, minimumIntegerDigits: -1) }\n", "`minimumIntegerDigits` of"),
    "part of a digit": ("room-diner = { NUMBER(1, minimumIntegerDigits: 1.5) }\n", "`minimumIntegerDigits` of"),
    "digits in words": ('room-diner = { NUMBER(1, minimumIntegerDigits: "two") }\n', "`minimumIntegerDigits` of"),
    "least above most": (
        "room-diner = { NUMBER(1, minimumFractionDigits: 4, maximumFractionDigits: 2) }\n",
        "`minimumFractionDigits` of NUMBER is more than `maximumFractionDigits`",
    ),
    "grouping": ('room-diner = { NUMBER(1, useGrouping: "no") }\n', "`useGrouping` of NUMBER is 0 or 1; write it so"),
    "style": ('room-diner = { NUMBER(1, style: "currency") }\n', '`style` of NUMBER is "decimal" or "percent"'),
    "no option": ('room-diner = { NUMBER(1, currency: "EUR") }\n', f"NUMBER has no `currency`; there are: {OPTIONS}"),
    "long number": (f"room-diner = {{ {'9' * 6000} }}\n", "a number of 6,000 digits; 20 are the most: write a shorter"),
    "long key": (
        f"cubes-of-kind = {{ $amount ->\n    [{'1' * 21}] x\n   *[other] y\n }}\n",
        "a number of 21 digits; 20 are the most",
    ),
    "long argument": (f"-t = {{ $x }}\nroom-diner = {{ -t(x: {'1' * 5000}) }}\n", "a number of 5,000 digits"),
    "untold term": (
        "-t = { $x } food\nroom-diner = { -t }\n",
        '`-t`: `room-diner` does not tell it `$x`; write `{ -t(x: "…") }` there',
    ),
    "term told another thing": ('-t = { $x } food\nroom-diner = { -t(y: "a") }\n', "does not tell it `$x`"),
    "number in a term": (
        '-t = { NUMBER($x) }\nroom-diner = { -t(x: "a") }\n',
        "`-t`: `$x` is no number here, and NUMBER takes nothing else",
    ),
    "message in a term": ("-t = { event-build }\n", "`-t`: `event-build` has variables, and a term is told none"),
    "term told by place": ('-t = food\nroom-diner = { -t("a") }\n', "`-t` is told things by name; write"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty pack of one's own for Shelter."""
    return empty_pack(tmp_path, "shelter")


@pytest.mark.parametrize("case", WRONG)
def test_numbers_and_terms_that_go_wrong_are_refused(folder: Path, case: str) -> None:
    """With the file, the line, the message and the remedy; and at once."""
    text, said = WRONG[case]
    (folder / "words.en.ftl").write_text(text)

    refused = refusal(folder)

    assert refused.startswith("mine/words.en.ftl: line ")
    assert said in refused


def test_numbers_within_their_limits_are_said(folder: Path) -> None:
    """Twenty digits, a grouping, a percentage, a number of ours, and a term that is told all it shows."""
    (folder / "words.en.ftl").write_text(
        "-t = { $x } { $case ->\n    [many] foods\n   *[one] food\n }\n"
        'room-diner = { -t(x: "two", case: "many") } { NUMBER(0.5, style: "percent") }'
        " { NUMBER(7, minimumIntegerDigits: 20, useGrouping: 0) }\n"
        "cubes-of-kind = { NUMBER($amount, minimumFractionDigits: 1) } { $kind }\n"
    )

    words = with_pack(folder).words("en")

    assert words("room-diner") == "two foods 50% 00000000000000000007"
    assert words("cubes-of-kind", amount=3, kind="food") == "3.0 food"


def test_every_variant_is_tried(tmp_path: Path) -> None:
    """Also one that no value leads to by chance, deep within another."""
    (tmp_path / "a.en.ftl").write_text(
        "deep = { $kind ->\n    [food] { $kind ->\n        [water] { NUMBER($kind) }\n       *[b] B\n    }\n   *[a] A\n }\n"
    )

    assert Words("en", [tmp_path]).complaint("deep", {"kind": "…"})


def test_a_pipe_in_the_place_of_the_manifest_is_told_as_one(tmp_path: Path) -> None:
    """And is not waited for."""
    folder = tmp_path / "mine"
    folder.mkdir()
    os.mkfifo(folder / "pack.yaml")

    with pytest.raises(BadPack, match=r"^mine/pack.yaml: a pipe or a device; what a pack holds stands in files$"):
        open_pack(folder)


@pytest.mark.parametrize("name", ["", "nowhere"])
def test_a_folder_without_a_manifest_is_told_so(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadPack, match=r"no pack.yaml there; write one with `id` and `game`"):
        open_pack(tmp_path / name)
