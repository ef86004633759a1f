"""The course of Atomic Bonds in words: goals, sheets, questions, events and the table, in three languages."""

import pytest

from crossroads.engine.game import Game
from crossroads.games.fallout.cards.voice import Voice
from crossroads.games.fallout.expansions.atomic_bonds.state import cards
from crossroads.games.fallout.state import Fallout
from tests.kit.bonds import BondsTable, bonds, deal_bonds, meets_in_bonds
from tests.kit.fallout import HEAD, LEGS, TORSO_TWICE, enemy, survivor

LANGUAGES = ("en", "ru", "pl")
TWO = ["big-game", "well-read"]


def labels(game: Game[Fallout], lang: str) -> list[str]:
    """The labels of all options on offer."""
    words, made = game.words(lang), game.definition
    assert game.decision is not None
    view = game.view(game.decision.seat)
    read = [made.acts.read(option) for option in game.decision.ids]
    return [meant.act.label(words, view, meant).sentence for meant in read]


def told(t: BondsTable, lang: str) -> str:
    """All that happened since the last choice, in sentences."""
    words, view = t.game.words(lang), t.game.view(None)
    return " ".join([t.game.definition.wording().event(words, view, event) for event in t.game.events_for(None)])


def question(t: BondsTable, lang: str) -> str:
    return t.game.definition.wording().prompt(t.game.words(lang), t.game.view(t.seat), t.decision).title


def lines(t: BondsTable, lang: str) -> str:
    return "\n".join(t.game.definition.wording().table(t.game.words(lang), t.game.view(None)))


@pytest.mark.parametrize(
    ("lang", "asked", "railroad"),
    [
        ("en", "Which faction are the survivors loyal to?", "the Railroad"),
        ("ru", "Какая группировка будет союзной?", "Подземка"),
        ("pl", "Która organizacja jest sprzymierzona z ocalałymi?", "Kolej"),
    ],
)
def test_the_choice_of_a_faction(lang: str, asked: str, railroad: str) -> None:
    """The factions go by their names, each with the title of its sheet."""
    t = deal_bonds(1)
    while t.prompt != "atomic-bonds.loyal":
        t.choose(t.options[0])
    words = t.game.words(lang)

    assert question(t, lang) == asked
    first, second = labels(t.game, lang)
    assert first.startswith(railroad[0].upper() + railroad[1:])
    assert words("sheet-commonwealth-star") in first
    assert words("sheet-commonwealth-shield") in second

    t.choose("atomic-bonds.loyal:star")
    assert railroad in told(t, lang)
    assert all(words(f"goal-{goal.partition('~')[0]}") in told(t, lang) for goal in t.bonds.goals)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_goal_says_what_it_asks_for(lang: str) -> None:
    """Ten sentences, all different, each with its numbers."""
    t = bonds()
    speaker = Voice(t.game.words(lang))

    texts = {goal.id: goal.needs.describe(speaker) for goal in cards(t.state).goals.values()}

    assert len({*texts.values()}) == 10
    for name, number in (("common-purse", "12"), ("laid-down-arms", "2"), ("big-game", "3"), ("well-read", "5")):
        assert number in texts[name]


@pytest.mark.parametrize(
    ("lang", "reveals", "acts", "asks", "stays"),
    [
        (
            "en",
            "reveals an activation card",
            "Of the Institute on the map: 0. The sheet says what follows",
            "Who is the first player",
            "Stay first player",
        ),
        ("ru", "открывает карту активации", "Выполняется эффект листа сценария", "Кто первый игрок", "Остаться"),
        ("pl", "odkrywa kartę aktywacji", "Działa efekt arkusza scenariusza", "Kto jest pierwszym", "Pozostań"),
    ],
)
def test_the_end_of_a_round(lang: str, reveals: str, acts: str, asks: str, stays: str) -> None:
    """The card, the opposing faction, and the question for the first player."""
    t = bonds(survivor(), survivor(space="camp.a"), turn=1, activation=["activation-2"])
    t.choose("end")

    assert reveals in told(t, lang)
    assert acts in told(t, lang)
    assert asks in question(t, lang)
    assert stays in labels(t.game, lang)[0]


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [
        ("en", "and", "all survivors have lost"),
        ("ru", "Общая победа", "все выжившие проиграли"),
        ("pl", "i", "wszyscy ocalali przegrywają"),
    ],
)
def test_the_end_of_the_game(lang: str, won: str, lost: str) -> None:
    """The last stand tells its story; whoever loses, loses with all; nothing is said of influence."""
    t = bonds(survivor(space="cit.a"), survivor(space="camp.a"), done=TWO, dice=[TORSO_TWICE] * 3)
    t.choose("atomic-bonds.last-stand")
    while not t.is_over:
        t.choose("stop" if "stop" in t.options else t.options[0])
    words = t.game.words(lang)

    assert words("sheet-commonwealth-star.last-stand-won") in told(t, lang)
    assert won in told(t, lang)
    assert words("table-scores", scores="x")[:8] not in lines(t, lang)

    t = meets_in_bonds("{do: power, faction: shield}", survivor(), survivor(space="camp.a"), power=(0, 5))
    assert lost in told(t, lang)
    assert lost in lines(t, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_failed_last_stand_tells_its_story(lang: str) -> None:
    t = bonds(survivor("wastelander", space="cit.a"), done=TWO, dice=[HEAD] * 3)
    t.choose("atomic-bonds.last-stand")

    words = t.game.words(lang)
    assert words("sheet-commonwealth-star.last-stand") in told(t, lang)
    assert words("sheet-commonwealth-star.last-stand-failed") in told(t, lang)


@pytest.mark.parametrize(
    ("lang", "aim", "goals", "camps"),
    [
        ("en", "space 3 of 6", "Goals done: 1 of 2.", "1 more can be placed"),
        ("ru", "деление 3 из 6", "Целей достигнуто: 1 из 2.", "можно разместить ещё: 1"),
        ("pl", "pole 3 z 6", "Ukończone cele: 1 z 2.", "można umieścić jeszcze: 1"),
    ],
)
def test_the_table_says_how_things_stand(lang: str, aim: str, goals: str, camps: str) -> None:
    """Factions, the token, the last stand, goals with what they ask for, cards, upgrades, camps and mutations."""
    t = bonds(
        survivor(),
        survivor(space="camp.a"),
        goals=["common-purse"],
        done=["big-game"],
        power=(0, 3),
        upgrades=["beacon"],
        camp_tokens=1,
        mutations=["empath"],
        mutated=[0],
    )
    words, read = t.game.words(lang), lines(t, lang)

    for part in (aim, goals, camps, words("place-cit-ruins"), words("upgrade-beacon"), words("mutation-empath")):
        assert part in read
    assert words("goal-common-purse") in read
    assert "12" in read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_paying_and_ordering_goals(lang: str) -> None:
    """The option to pay names the goal and what it costs; goals that are met at once are asked for by their names."""
    t = bonds(survivor(caps=12), goals=["common-purse"])
    name = t.game.words(lang)("goal-common-purse")
    assert any(name in label and "12" in label for label in labels(t.game, lang))
    t.choose("atomic-bonds.pay:common-purse")
    assert name in told(t, lang)

    t = bonds(
        goals=["big-game", "double-trouble"],
        enemies=[enemy("radroach", "camp.c"), enemy("deathclaw", "camp.c")],
        dice=[LEGS] * 6,
    )
    t.choose("fight:radroach")
    while t.prompt != "turn":
        t.choose(t.options[0])
    t.choose("fight:deathclaw")
    while t.prompt != "atomic-bonds.goal-order":
        t.choose(t.options[0])
    words = t.game.words(lang)
    assert question(t, lang)
    for goal, label in zip(("big-game", "double-trouble"), labels(t.game, lang), strict=True):
        assert words(f"goal-{goal}") in label


@pytest.mark.parametrize(
    ("lang", "travel", "already"),
    [
        ("en", "Fast travel: ", "you are there already"),
        ("ru", "Быстрое перемещение: ", "вы уже там"),
        ("pl", "Szybka podróż: ", "już tam jesteś"),
    ],
)
def test_fast_travel_to_where_one_is_says_so(lang: str, travel: str, already: str) -> None:
    """At the crossroads with a second camp at Diamond City: of the two ways only that to the crossroads leads nowhere."""
    t = bonds(survivor(space="camp.c"), camps=["camp.c", "dia.d"])

    here, there = [label for label in labels(t.game, lang) if label.startswith(travel)]

    assert already in here
    assert already not in there
