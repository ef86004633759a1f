"""The events of New California in words."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from crossroads.engine.decisions import Decision
from crossroads.engine.definition import Wording
from crossroads.engine.extending import plain_wording
from crossroads.engine.labels import Prompt, prompt_of
from crossroads.engine.words import Words
from crossroads.games.fallout.expansions.new_california.cooperation import ENDINGS, SCENARIO
from crossroads.games.fallout.words.cards import agenda_name, story
from crossroads.games.fallout.words.places import content_of
from crossroads.games.fallout.words.things import player, voice

View = Mapping[str, Any]


def table(words: Words, view: View) -> list[str]:
    """How near the group is to its victory and to its loss."""
    if view["scenario"] != SCENARIO:
        return []
    race, last = _race(words, view), view["track"]
    return [
        words("table-new-california-freedom", faction=race["star"], space=race["freedom"], last=last),
        words("table-new-california-security", faction=race["shield"], space=race["security"], last=last),
    ]


def _race(words: Words, view: View) -> dict[str, Any]:
    """The names of both sides, and where their tokens are; nothing lies beyond the last space."""
    names = {side: voice(words, view).faction(side) for side in ("star", "shield")}
    at = {side: min(space, view["track"]) for side, space in view["power"].items()}
    return {**names, "freedom": at["star"], "security": at["shield"], "last": view["track"]}


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    """What an agenda should do, which one it is, and where the tokens are that it can move."""
    name = agenda_name(words, content_of(words), decision.about["agenda"])
    return prompt_of(words, "prompt-new-california-agenda", agenda=name, **_race(words, view))


def book(words: Words, _content: Any) -> dict[str, Any]:
    """How its games end, for the last page of a game."""
    return {"names": {f"how-{how}": words(f"ending-{how.replace('.', '-')}") for how in ENDINGS}}


def event(words: Words, view: View, happened: Any) -> str:
    """What happened, in a sentence."""
    about = happened.about
    if happened.kind == "new-california.counted":
        told = words("event-new-california-counted", player=player(words, view, about["seat"]), hits=about["hits"])
        return " ".join([told, *_outcome(words, about)])
    if happened.kind == "new-california.why":
        said = {**about, "player": player(words, view, about["seat"]), "chosen": about["chosen"].replace(".", "-")}
        return words("event-new-california-why", **said)
    assert happened.kind == "new-california.gained"
    name = agenda_name(words, content_of(words), about["agenda"])
    return words("event-new-california-gained", player=player(words, view, about["seat"]), agenda=name)


def _outcome(words: Words, about: Mapping[str, Any]) -> list[str]:
    """The story of as many hits, if the card tells one."""
    kind = "quest" if about["story"] in content_of(words).quests else "encounter"
    told = story(words, f"{kind}-{about['story']}", f"{about['part']}-tally-{about['step']}") if about["part"] else ""
    return [told] if told else []


def wording() -> Wording:
    """How the expansion is told."""
    return replace(plain_wording(table), prompt=prompt, event=event)
