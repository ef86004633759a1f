"""Writes moments of real games as JSON, for `dev/index.html` to draw: run it with the project's Python, then `vite`."""

import json
from pathlib import Path
from typing import Any

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.definition import definition
from crossroads.engine.game import Game
from crossroads.games.fallout.book import open_cards

SCENES = Path(__file__).parents[4] / "node_modules" / ".scenes" / "fallout"  # neither kept nor checked
LANGUAGES = ("en", "ru", "pl")
MOMENTS = {  # name -> scenario, seats, seed, after how many choices, and the prompt to wait for from there on
    "survivor": ("commonwealth", 4, "a", 0, "survivor"),
    "start-space": ("commonwealth", 4, "a", 0, "start-space"),
    "start": ("commonwealth", 3, "b", 0, "turn"),
    "middle": ("commonwealth", 4, "c", 150, "turn/step"),
    "fights": ("commonwealth", 4, "s", 100, "turn/fight"),
    "late": ("far-harbor", 4, "d", 250, "turn/step"),
    "pitt": ("the-pitt", 2, "e", 200, "turn"),
    "capital": ("capital-wasteland", 1, "f", 150, "turn"),
    "encounter": ("commonwealth", 3, "g", 40, "encounter"),
    "fight": ("commonwealth", 3, "h", 60, "reroll"),
    "before": ("commonwealth", 3, "i", 60, "window-before"),
    "shop": ("commonwealth", 3, "shop2", 30, "shop"),
    "camp": ("commonwealth", 3, "k", 40, "camp"),
    "trade": ("commonwealth", 4, "l", 40, "trade"),
    "perk": ("commonwealth", 3, "y", 40, "perk"),
    "token": ("commonwealth", 3, "n", 40, "keep-token"),
    "gained": ("commonwealth", 3, "o", 40, "equip-gained"),
    "activate": ("far-harbor", 4, "p", 200, "activate"),
    "marker": ("capital-wasteland", 3, "q", 20, "marker-place"),
    "colour": ("commonwealth", 3, "marker-colour0", 30, "marker-colour"),
    "set-die": ("commonwealth", 3, "set-die10", 30, "set-die"),
    "give-up": ("commonwealth", 3, "give-up-agenda0", 30, "give-up-agenda"),
    "over": ("commonwealth", 2, "r", 100_000, ""),
}


def played(scenario: str, seats: int, seed: str, choices: int, prompt: str) -> Game[Any]:
    """A game so many choices old, and on to the next decision with this prompt (and, after a slash, such an option)."""
    game = crossroads.new("fallout", seats, seed, {"scenario": scenario})
    bots = [make_bot("steady" if seat % 2 else "random", "fallout", str(seat)) for seat in range(seats)]
    prompt, _, act = prompt.partition("/")
    while (decision := game.decision) and (
        len(game.history) < choices
        or decision.prompt != prompt
        or not any(option.id.startswith(act) for option in decision.options)
    ):
        game.choose(bots[decision.seat].choose(game, decision.seat))
    return game


def told(game: Game[Any], lang: str) -> dict[str, Any]:
    """What a socket would tell the seat that decides, and the quests in play."""
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
    quests = open_cards(words, words.content, [quest["id"] for quest in view["quests"]])["quests"]
    return {"view": view, "decision": decision and _decision(game, lang), "lines": lines[-6:], "quests": quests}


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
            "text": f"{odds.given}: {odds.chances[0].of / odds.chances[0].out_of:.0%}",
            "chances": [{"outcome": each.outcome, "of": each.of, "out_of": each.out_of} for each in odds.chances],
        }
        for odds in game.odds(option)
    ]


def main() -> None:
    SCENES.mkdir(parents=True, exist_ok=True)
    for name, moment in MOMENTS.items():
        game = played(*moment)
        for lang in LANGUAGES:
            (SCENES / f"{name}.{lang}.json").write_text(json.dumps(told(game, lang), ensure_ascii=False, default=list))
    fallout = definition("fallout")
    start = played(*MOMENTS["survivor"])
    for lang in LANGUAGES:
        book = fallout.book(start.words(lang), start.words(lang).content)
        (SCENES / f"book.{lang}.json").write_text(json.dumps(book, ensure_ascii=False))


if __name__ == "__main__":
    main()
