"""How toys speak: ids and numbers, as they are. What is tested with them is not their words."""

from collections.abc import Mapping
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from crossroads.engine.acts import Acts, Meant
from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording, definition
from crossroads.engine.labels import Label, Prompt
from crossroads.engine.words import Words, checked_language


def rule_text(rule: str, lang: str) -> str:
    return f"{checked_language(lang)}: {rule}"


def _option(words: Words, view: Mapping[str, Any], meant: Meant) -> Label:
    return Label(meant.id)


def _prompt(words: Words, view: Mapping[str, Any], decision: Decision) -> Prompt:
    return Prompt(decision.prompt)


def _event(words: Words, view: Mapping[str, Any], event: Any) -> str:
    return " ".join([event.kind, *[f"{name} {value}" for name, value in event.about.items()]])


def _card(words: Words, content: Any, card: str) -> str:
    return card


def _table(words: Words, view: Mapping[str, Any]) -> list[str]:
    return [f"hands {view['hands']}" if "hands" in view else f"{len(view)} things to see"]


WORDING = Wording(_prompt, _event, _card, _table, Acts(otherwise=_option))


def install(name: str, where: str) -> None:
    """Let the engine find a toy as it finds any other game: through an entry point, here one of the test's own."""
    point = EntryPoint(name, where, "crossroads.games")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("crossroads.engine.definition.entry_points", lambda group: [point])
        assert definition(name).id == name
