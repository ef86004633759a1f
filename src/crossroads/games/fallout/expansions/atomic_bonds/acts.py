"""What the options of Atomic Bonds do, what they name and how they are called."""

from collections.abc import Container, Mapping
from typing import Any

from crossroads.engine.acts import Act, At, Meant, Name
from crossroads.engine.labels import Label
from crossroads.engine.words import Words
from crossroads.games.fallout.cards.voice import capital, letters_text
from crossroads.games.fallout.enemies.tokens import FACTIONS
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of, design_of, sheet_name
from crossroads.games.fallout.state import Fallout
from crossroads.games.fallout.table import known_things as known
from crossroads.games.fallout.words.places import content_of
from crossroads.games.fallout.words.things import player, voice

View = Mapping[str, Any]


def factions(_g: Fallout) -> Container[str]:
    return FACTIONS


def goals(g: Fallout) -> Container[str]:
    """Every copy of every goal."""
    return cards_of(g.content).goals


def faction_label(words: Words, view: View, meant: Meant) -> Label:
    """A faction, with the title of the sheet that is played for it."""
    side = meant.text("faction")
    title = words("option-atomic-bonds-loyal", faction=voice(words, view).faction(side))
    return Label(
        capital(title), note=words.find(f"sheet-{sheet_name(content_of(words), view['scenario'])}-{side}") or ""
    )


def goal_label(words: Words, view: View, meant: Meant) -> Label:
    """A goal, and what it asks for."""
    goal = meant.text("goal")
    asked = cards_of(content_of(words)).goals[goal].needs.describe(voice(words, view))
    title = words(f"option-{meant.verb.replace('.', '-')}", goal=words(f"goal-{design_of(goal)}"))
    return Label(title, note=capital(asked))


def first_label(words: Words, view: View, meant: Meant) -> Label:
    """To stay first player, or to name another."""
    seat = meant.number("seat")
    if seat == view["first"]:
        return Label(words("option-atomic-bonds-first-stay"))
    return Label(words("option-atomic-bonds-first", player=player(words, view, seat)))


def stand_label(words: Words, view: View, meant: Meant) -> Label:
    """The last stand: what is done there, and the test that it takes."""
    sheet = view["added"]["atomic-bonds"]["sheet"]
    stand = cards_of(content_of(words)).sheets[sheet].last_stand
    assert stand is not None
    letters = letters_text(words, stand.letters)
    test = words("result-test", letters=letters, difficulty=stand.difficulty)
    return Label(words("option-atomic-bonds-last-stand"), note=capital(test))


SEAT = Name("seat", known.seats, is_number=True)
GOAL = Name("goal", goals)
ACTS = (
    Act(
        "atomic-bonds.loyal",
        (Name("faction", factions),),
        faction_label,
        "atomic-bonds.setup.loyal-faction-group-decision",
        At("faction", "faction"),
    ),
    Act("atomic-bonds.goal", (GOAL,), goal_label, "atomic-bonds.goals.several-goals-at-once", At("goal", "goal")),
    Act("atomic-bonds.pay", (GOAL,), goal_label, "atomic-bonds.goals.payment-between-actions", At("goal", "goal")),
    Act("atomic-bonds.last-stand", (), stand_label, "fallout.rounds.one-turn-each", At("here")),
    Act(
        "atomic-bonds.first",
        (SEAT,),
        first_label,
        "atomic-bonds.first-player.old-first-player-decides",
        At("seat", "seat"),
    ),
)
