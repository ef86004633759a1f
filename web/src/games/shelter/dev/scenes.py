"""Writes moments of real games as JSON, for `dev/index.html` to draw: run it with the project's Python, then `vite`."""

import json
from pathlib import Path
from typing import Any

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.definition import definition
from crossroads.engine.game import Game

SCENES = Path(__file__).parents[4] / "node_modules" / ".scenes"  # neither kept nor checked
LANGUAGES = ("en", "ru", "pl")
MOMENTS = {  # name -> seats, seed, after how many choices, and the prompt to wait for from there on
    "start": (4, "a", 0, "turn"),
    "early": (4, "a", 40, "turn"),
    "middle": (4, "b", 200, "turn"),
    "late": (4, "c", 330, "turn"),
    "two": (2, "d", 150, "turn"),
    "gain": (3, "e", 150, "gain-any"),
    "take": (4, "f", 200, "take-item"),
    "build": (4, "g", 150, "build-which"),
    "side": (4, "h", 100, "build-side"),
    "fight": (4, "i", 120, "before-roll"),
    "letter": (4, "j", 50, "train-letter"),
    "give": (4, "k", 100, "give-item"),
    "swap": (4, "l", 100, "close"),
    "over": (3, "m", 100_000, ""),
}


def played(seats: int, seed: str, choices: int, prompt: str) -> Game[Any]:
    """A game so many choices old, and on to the next decision with this prompt."""
    game = crossroads.new("shelter", seats, seed)
    bots = [make_bot("steady" if seat % 2 else "random", "shelter", str(seat)) for seat in range(seats)]
    while (decision := game.decision) and (len(game.history) < choices or decision.prompt != prompt):
        game.choose(bots[decision.seat].choose(game, decision.seat))
    return game


def told(game: Game[Any], lang: str) -> dict[str, Any]:
    """What a socket would tell the seat that decides."""
    wording, words, decision = game.definition.wording(), game.words(lang), game.decision
    view = game.view(decision.seat if decision else 0)
    lines = [
        {
            "seq": len(game.history),
            "text": wording.event(words, view, event),
            "rule": event.rule,
            "kind": event.kind,
            "seat": event.about.get("seat"),
            "about": event.about,
        }
        for event in game.events_for(view["seat"])
    ]
    return {"view": view, "decision": decision and _decision(game, lang), "lines": lines}


def _decision(game: Game[Any], lang: str) -> dict[str, Any]:
    decision = game.decision
    assert decision is not None
    wording, words, view = game.definition.wording(), game.words(lang), game.view(decision.seat)
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "text": wording.prompt(words, view, decision),
        "rule": decision.rule,
        "about": decision.about,
        "options": [
            {"id": option.id, "label": wording.option(words, view, option.id), "odds": _odds(game, option.id)}
            for option in decision.options
        ],
    }


def _odds(game: Game[Any], option: str) -> list[dict[str, Any]]:
    return [
        {
            "given": odds.given,
            "text": f"{odds.given}: {float(odds.share('win')):.0%}",
            "chances": [{"outcome": each.outcome, "of": each.of, "out_of": each.out_of} for each in odds.chances],
        }
        for odds in game.odds(option)
    ]


def main() -> None:
    SCENES.mkdir(exist_ok=True)
    for name, moment in MOMENTS.items():
        game = played(*moment)
        for lang in LANGUAGES:
            (SCENES / f"{name}.{lang}.json").write_text(json.dumps(told(game, lang), ensure_ascii=False, default=list))
    shelter = definition("shelter")
    start = played(*MOMENTS["start"])
    for lang in LANGUAGES:
        book = shelter.book(start.words(lang), start.words(lang).content)
        (SCENES / f"book.{lang}.json").write_text(json.dumps(book, ensure_ascii=False))


if __name__ == "__main__":
    main()
