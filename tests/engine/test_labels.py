"""Labels and questions: their parts, and the one sentence that they make."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from crossroads.engine.definition import game_names
from crossroads.engine.labels import Label, Prompt, prompt_of
from crossroads.engine.words import Words


@pytest.mark.parametrize(
    ("label", "brief", "sentence"),
    [
        (Label("Pass"), "Pass", "Pass"),
        (Label("Equip: Tire Iron", note="cost 2"), "Equip: Tire Iron", "Equip: Tire Iron (cost 2)"),
        (Label("Stimpak", gain="heal 3"), "Stimpak: heal 3", "Stimpak: heal 3"),
        (Label("Diner", "1 food", "2 power"), "Diner: 1 food → 2 power", "Diner: 1 food → 2 power"),
        (
            Label("Diner", "1 food", "2 power", "untrained"),
            "Diner: 1 food → 2 power",
            "Diner: 1 food → 2 power; untrained",
        ),
        (Label("Raid", "1 food"), "Raid: 1 food", "Raid: 1 food"),
        (Label("Step east", note="water", said="Step (water) east"), "Step east", "Step (water) east"),
    ],
)
def test_a_label_is_one_sentence_and_shorter_without_its_note(label: Label, brief: str, sentence: str) -> None:
    assert (label.brief, label.sentence) == (brief, sentence)


def test_a_question_is_its_title_and_the_rest() -> None:
    assert Prompt("Your turn", "2 actions left", ":").sentence == "Your turn: 2 actions left"
    assert Prompt("Use a card?").sentence == "Use a card?"


def test_the_parts_of_a_question_are_a_message_and_its_attribute(tmp_path: Path) -> None:
    (tmp_path / "toy.en.ftl").write_text(
        "ask = Shop\n    .mark = :\n    .text = { $left } left\nplain = Who?\n    .mark = :\n"
    )
    words = Words("en", (tmp_path,))

    assert prompt_of(words, "ask", left=2) == Prompt("Shop", "2 left", ":")
    assert prompt_of(words, "plain", left=2) == Prompt("Who?")


@pytest.mark.parametrize("game", game_names())
def test_the_title_of_a_question_ends_without_a_mark(game: str) -> None:
    """A heading has none; where the text follows in the same line, `.mark` has it."""
    packs = Path(str(files(f"crossroads.games.{game}"))) / "packs"
    titles = [
        f"{path.name}: {line}"
        for path in sorted(packs.rglob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        if re.match(r"prompt-[a-z-]+ = .*[.:;,]$", line)
    ]

    assert titles == []
