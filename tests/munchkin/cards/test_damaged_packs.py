"""A pack with a fault is refused with the place of it, before a table plays; whatever is not refused can be played."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from crossroads.engine.content import words_of
from crossroads.engine.game import Game, new
from crossroads.engine.packs import BadPack, find_packs
from crossroads.engine.words import LANGUAGES
from crossroads.games.munchkin.cards.content import FILES
from crossroads.games.munchkin.words.cards import card_lines
from crossroads.games.munchkin.words.own_cards import check_texts

CHOICES = 40  # that a table makes with a pack that was not refused
ODD: tuple[Any, ...] = (
    0,
    -1,
    1,
    7,
    10**9,
    -(10**9),
    10**30,
    "",
    "banana",
    "a:b",
    "x.1",
    "item",
    "level",
    True,
    [],
    None,
)
Place = tuple[str | int, ...]


def written(folder: Path, file: str, text: str) -> str:
    (folder / "pack.yaml").write_text("id: mine\ngame: munchkin\n")
    (folder / file).write_text(text)
    return str(folder)


def refusal(folder: Path, file: str, text: str) -> str:
    """Why a pack with one file cannot be used."""
    with pytest.raises(BadPack) as refused:
        new("munchkin", 3, "damaged", packs=("base", written(folder, file, text)))
    return str(refused.value).partition(f"{folder.name}/")[2]


@pytest.mark.parametrize("name", ["a:b", "x.1", "", "Mug", "mug-"])
def test_an_id_is_one_that_options_can_name(tmp_path: Path, name: str) -> None:
    """A colon would take an option apart, a dot would be the copy of another card."""
    told = refusal(tmp_path, "junk.yaml", f"- id: '{name}'\n  price: 1\n")

    assert told.startswith("junk.yaml: $[0].id: no id; write it in small letters and digits")


@pytest.mark.parametrize("copies", [0, -1, 100, 10**9])
def test_there_is_a_copy_of_each_card_and_less_than_a_hundred(tmp_path: Path, copies: int) -> None:
    assert refusal(tmp_path, "junk.yaml", f"- id: mug\n  price: 1\n  copies: {copies}\n").startswith(
        "junk.yaml: $[0].copies: "
    )


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ("{do: cancel, kinds: [banana]}", "Invalid enum value 'banana' (there are: trap, "),
        ("{do: cancel, kinds: []}", "Expected `array` of length >= 1"),
        ("{do: cure, kinds: []}", "Expected `array` of length >= 1"),
        ("{do: power, gives: []}", "Expected `array` of length >= 1"),
        (
            "{do: lose, what: level, sort: big}",
            "only an item is of a sort; take `sort: big` out, or write `what: item`",
        ),
        ("{do: lose, what: item, random: true}", "only some cards of a hand are lost at random; take `random` out"),
        ("{do: lose, what: level, all: true}", "`all` is for cards and items; give an `amount` of level"),
        ("{do: creep, step: 1}", "Expected `int` <= -1"),
        ("{do: gain, when: {sex: banana}}", "Invalid enum value 'banana'"),
        ("{do: side, amount: 1000000000}", "Expected `int` <= 9999"),
    ],
)
def test_a_word_that_cannot_be_is_refused_where_it_stands(tmp_path: Path, effect: str, fault: str) -> None:
    told = refusal(tmp_path, "finds.yaml", f"- id: mug\n  effects: [{effect}]\n")

    assert told.startswith("finds.yaml: $[0].effects[0]")
    assert fault in told


@pytest.mark.parametrize(
    ("file", "card", "told"),
    [
        ("perks.yaml", "effects: [{do: bonus, amount: 1, when: {class: raiders}}]", "no class `raiders` (raider?)"),
        (
            "perks.yaml",
            "effects: [{do: power, gives: [{do: gain, when: {foe: gouhl}}]}]",
            "no monster with the tag `gouhl` (ghoul?)",
        ),
        ("sidekicks.yaml", "class: raidr", "no class `raidr` (raider?)"),
    ],
)
def test_a_name_that_nothing_has_is_refused(tmp_path: Path, file: str, card: str, told: str) -> None:
    assert refusal(tmp_path, file, f"- id: mug\n  {card}\n") == f"{file}: $[0]: {told}"


@pytest.mark.parametrize(
    ("file", "effect", "told"),
    [
        ("finds.yaml", "effects: [{do: die}]", "`die` needs a victim; put it on a Trap, a Radiation card or into Bad"),
        ("perks.yaml", "effects: [{do: power, gives: [{do: sex}]}]", "`sex` needs a victim"),
        ("traps.yaml", "effects: [{do: draw, deck: door}]", "`draw` needs whoever plays it; put it on a card that"),
        ("radiation.yaml", "effects: [{do: gamble, least: 4}]", "`gamble` needs whoever plays it"),
        ("monsters.yaml", "{level: 1, bad-stuff: [{do: steal}]}", "`steal` needs whoever plays it"),
        ("monsters.yaml", "{level: 1, special: [{do: after-escape, deeds: [{do: take, deck: door}]}]}", "`take` needs"),
        (
            "monsters.yaml",
            "{level: 1, bad-stuff: [{do: creep}]}",
            "`creep` must be the first effect of a Radiation card",
        ),
        ("radiation.yaml", "effects: [{do: lose, what: level}, {do: creep}]", "`creep` must be the first effect"),
        ("finds.yaml", "effects: [{do: creep}]", "`creep` must be the first effect"),
    ],
)
def test_a_word_stands_only_where_it_finds_whom_it_is_about(tmp_path: Path, file: str, effect: str, told: str) -> None:
    card = effect.replace("{level", "{id: mug, level", 1) if effect.startswith("{") else f"id: mug\n  {effect}"

    assert refusal(tmp_path, file, f"- {card}\n").startswith(f"{file}: $[0]: {told}")


def test_whoever_gambles_is_hit_oneself(tmp_path: Path) -> None:
    """So what needs a victim may be what is lost in a gamble."""
    text = "- id: mug\n  effects: [{do: gamble, least: 4, loses: [{do: die}], wins: [{do: draw, deck: door}]}]\n"

    new("munchkin", 3, "damaged", packs=("base", written(tmp_path, "finds.yaml", text)))


def test_a_card_that_cannot_be_read_is_refused_with_its_place(tmp_path: Path) -> None:
    """As if nobody had written the messages: each card of a pack of one's own is read before it is played with."""
    packs = ("base", written(tmp_path, "junk.yaml", "- id: mug\n  price: 1\n"))
    content = new("munchkin", 3, "damaged", packs=packs).state.content

    with pytest.raises(
        BadPack, match=r"junk.yaml: \$\[0\]: `mug` cannot be read in en: .*; correct the card, or write"
    ):
        check_texts((), content)


# -- whatever is done to a shipped card


def shipped() -> dict[str, list[dict[str, Any]]]:
    (base,) = find_packs("munchkin", ("base",))
    return {name: base.read(name, list[Any]) or [] for name in FILES}


SHIPPED = shipped()


def places(data: Any, here: Place = ()) -> Iterator[Place]:
    """All places inside a card."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, part in inside:
        yield (*here, step)
        yield from places(part, (*here, step))


def damaged(card: dict[str, Any], place: Place, value: Any) -> dict[str, Any]:
    """A card with something else at a place; without it, if nothing is put there."""
    card = deepcopy(card)
    holder: Any = card
    for step in place[:-1]:
        holder = holder[step]
    if value is None:
        del holder[place[-1]]
    else:
        holder[place[-1]] = value
    return card


@st.composite
def damages(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    file = draw(st.sampled_from(sorted(SHIPPED)))
    card = draw(st.sampled_from(SHIPPED[file]))
    return file, damaged(card, draw(st.sampled_from(list(places(card)))), draw(st.sampled_from(ODD)))


def opened(packs: tuple[str, ...], seed: int) -> Game[Any] | str:
    """A game with these packs, or why there is none."""
    try:
        return new("munchkin", 3, f"damaged-{seed}", packs=packs)
    except BadPack as refused:
        return str(refused)


@pytest.mark.slow
@given(damages(), st.integers(0, 1000))
@example(("finds.yaml", {"id": "mug", "effects": []}), 1)
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_a_damaged_pack_is_refused_or_can_be_played(damage: tuple[str, dict[str, Any]], seed: int) -> None:
    file, card = damage
    with TemporaryDirectory() as folder:
        packs = ("base", written(Path(folder), file, json.dumps([card])))
        game = opened(packs, seed)
        if isinstance(game, str):
            assert f"/{file}: " in game
            return
        for lang in LANGUAGES:
            assert card_lines(words_of("munchkin", packs, lang), card["id"])
        chance = Random(seed)
        for _ in range(CHOICES):
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.ids))
        assert list(game.definition.faults(game.state)) == []
