"""Writes moments of real games as JSON, for `dev/index.html` to draw: run it with the project's Python, then `vite`."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.server.http.routes.games import book
from crossroads.server.telling.messages import decision_told, page_of, words

SCENES = Path(__file__).parents[2] / "node_modules" / ".scenes"  # neither kept nor checked
LANGUAGES = ("en", "ru", "pl")
TO_THE_END = 100_000  # choices
LATELY = 60  # events


class Moment(NamedTuple):
    """After how many choices of which game, and from there on which question to wait for."""

    seats: int
    seed: str
    choices: int
    prompt: str = ""
    option: str = ""  # so begins an option that must be on offer
    scenario: str = ""
    holds: Callable[[dict[str, Any]], bool] = lambda view: True  # what must be seen there


def is_dressed(view: dict[str, Any]) -> bool:
    """Whoever looks wears several things and has a few cards in hand."""
    who = view["players"][view["seat"]]
    return sum(gear["used"] for gear in who["gear"]) > 2 and len(who["hand"]) > 2


def is_meddled(view: dict[str, Any]) -> bool:
    """Cards lie on both sides of the fight."""
    return bool(view["fight"]["bonuses"]) and any(foe["enhancers"] for foe in view["fight"]["foes"])


MOMENTS: dict[str, dict[str, Moment]] = {
    "shelter": {
        "start": Moment(4, "a", 0, "turn"),
        "early": Moment(4, "a", 40, "turn"),
        "middle": Moment(4, "b", 200, "turn"),
        "late": Moment(4, "c", 330, "turn"),
        "two": Moment(2, "d", 150, "turn"),
        "gain": Moment(3, "e", 150, "gain-any"),
        "take": Moment(4, "f", 200, "take-item"),
        "build": Moment(4, "g", 150, "build-which"),
        "side": Moment(4, "h", 100, "build-side"),
        "fight": Moment(4, "i", 120, "before-roll"),
        "letter": Moment(4, "j", 50, "train-letter"),
        "give": Moment(4, "k", 100, "give-item"),
        "swap": Moment(4, "l", 100, "close"),
        "over": Moment(3, "m", TO_THE_END),
    },
    "fallout": {
        "survivor": Moment(4, "a", 0, "survivor"),
        "start-space": Moment(4, "a", 0, "start-space"),
        "start": Moment(3, "b", 0, "turn"),
        "middle": Moment(4, "c", 150, "turn", "step"),
        "fights": Moment(4, "s", 100, "turn", "fight"),
        "late": Moment(4, "d", 250, "turn", "step", "far-harbor"),
        "pitt": Moment(2, "e", 200, "turn", "", "the-pitt"),
        "capital": Moment(1, "f", 150, "turn", "", "capital-wasteland"),
        "encounter": Moment(3, "g", 40, "encounter"),
        "fight": Moment(3, "h", 60, "reroll"),
        "before": Moment(3, "i", 60, "window-before"),
        "shop": Moment(3, "shop2", 30, "shop"),
        "camp": Moment(3, "k", 40, "camp"),
        "trade": Moment(4, "l", 40, "trade"),
        "perk": Moment(3, "y", 40, "perk"),
        "token": Moment(3, "n", 40, "keep-token"),
        "gained": Moment(3, "o", 40, "equip-gained"),
        "activate": Moment(4, "p", 200, "activate", "", "far-harbor"),
        "marker": Moment(3, "q", 20, "marker-place", "", "capital-wasteland"),
        "colour": Moment(3, "marker-colour0", 30, "marker-colour"),
        "set-die": Moment(3, "set-die10", 30, "set-die"),
        "give-up": Moment(3, "give-up-agenda0", 30, "give-up-agenda"),
        "over": Moment(2, "r", TO_THE_END),
    },
    "munchkin": {
        "start": Moment(6, "a", 0, "turn-start"),
        "dressed": Moment(6, "b", 500, "turn-start", holds=is_dressed),
        "three": Moment(3, "c", 300, "door-settled", holds=is_dressed),
        "fight": Moment(6, "d", 100, "combat", "help"),
        "meddled": Moment(6, "e", 300, "combat", holds=is_meddled),
        "helped": Moment(6, "f", 300, "combat", holds=lambda view: bool(view["fight"]["deal"])),
        "answered": Moment(6, "g", 300, "react", "play"),
        "flight": Moment(6, "h", 200, "before-roll"),
        "draft": Moment(6, "i", 300, "draft", "propose"),
        "offer": Moment(6, "j", 300, "offer", holds=lambda view: bool(view["fight"])),
        "trade": Moment(4, "k", 300, "offer", holds=lambda view: not view["fight"]),
        "loot": Moment(6, "z11", 100, "loot"),
        "sale": Moment(5, "m", 200, "sale", "done"),
        "perk": Moment(4, "n", 100, "perk"),
        "charity": Moment(6, "z10", 100, "charity"),
        "target": Moment(6, "p", 100, "target"),
        "over": Moment(4, "q", TO_THE_END),
    },
}


def played(name: str, moment: Moment) -> tuple[Game[Any], list[Event]]:
    """A game that has come to this moment, or to its end, and what has happened lately."""
    options = {"scenario": moment.scenario} if moment.scenario else {}
    game = crossroads.new(name, moment.seats, moment.seed, options)
    bots = [make_bot("steady" if seat % 2 else "random", name, str(seat)) for seat in range(moment.seats)]
    lately: list[Event] = []
    while (decision := game.decision) and (
        len(game.history) < moment.choices
        or decision.prompt != moment.prompt
        or not any(option.startswith(moment.option) for option in decision.ids)
        or not moment.holds(game.view(decision.seat))
    ):
        game.choose(bots[decision.seat].choose(game, decision.seat))
        lately = [*lately, *game.state.events][-LATELY:]
    return game, lately


def told(game: Game[Any], lately: list[Event], lang: str) -> dict[str, Any]:
    """What the server would tell the seat that decides, and the cards that have come to light."""
    edition, seat = game.setup.edition, game.decision.seat if game.decision else 0
    view = game.view(seat)
    seen = [event.as_seen_by(seat) for event in lately]
    lines = page_of(edition, lang, len(game.history), seen, view)
    return {
        "view": view,
        "decision": decision_told(game, lang, view, game.decision),
        "lines": [line for line in lines if line],
        "opened": game.definition.opened(words(edition, lang), game.state),
    }


def main(names: list[str]) -> None:
    """Write the moments of every game, or of those that are named."""
    for name in names or MOMENTS:
        folder = SCENES / name
        folder.mkdir(parents=True, exist_ok=True)
        for lang in LANGUAGES:
            (folder / f"book.{lang}.json").write_bytes(msgspec.json.encode(book(name, (), (), lang)))
        for scene, moment in MOMENTS[name].items():
            game, lately = played(name, moment)
            for lang in LANGUAGES:
                (folder / f"{scene}.{lang}.json").write_bytes(msgspec.json.encode(told(game, lately, lang)))


if __name__ == "__main__":
    main(sys.argv[1:])
