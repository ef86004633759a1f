"""What everybody sees of Atomic Bonds: how near the goals are, what the sheet would bring, what the cards say."""

from typing import Any

import pytest

from crossroads.engine.content import content_of, words_of
from crossroads.engine.extending import definition_with
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.expansions.atomic_bonds.content import cards_of
from tests.kit.bonds import ID, BondsTable, bonds
from tests.kit.fallout import LEGS, Belongings, enemy, survivor


def told(t: BondsTable, seat: int | None = 0) -> dict[str, Any]:
    """The expansion's part of a view."""
    return dict(t.game.view(seat)["added"][ID])


def far(t: BondsTable, goal: str) -> tuple[int, int]:
    shown = told(t)["goals"]["progress"][goal]
    return shown["have"], shown["of"]


@pytest.mark.parametrize(
    ("goal", "who", "progress"),
    [
        ("common-purse", survivor(caps=5), (5, 12)),
        ("common-purse", survivor(caps=40), (12, 12)),
        ("laid-down-arms", survivor(weapon="baseball-bat", inventory=["machete"]), (2, 2)),
        ("big-game", survivor(), (0, 1)),
        ("well-read", survivor(special="SPE"), (4, 5)),  # and their own letter
        ("full-kit", survivor(weapon="baseball-bat"), (1, 3)),
        ("deep-camp", survivor(), (0, 1)),
        ("double-trouble", survivor(), (0, 2)),
    ],
)
def test_a_goal_says_how_far_the_survivors_are(goal: str, who: Belongings, progress: tuple[int, int]) -> None:
    """By whoever is nearest to it, and never more than is asked for."""
    assert far(bonds(who, goals=[goal]), goal) == progress


def test_tiles_camps_and_upgrades_count_toward_their_goals() -> None:
    """Two camps besides the first, two upgrades of three, and the dangerous tiles that lie faceup but for two."""
    goals = ["known-ground", "lights-on-the-hill", "workshop-hum"]
    t = bonds(goals=goals[1:], camps=["camp.c", "camp.a"], upgrades=["beacon", "clinic"])
    shown = bonds(goals=goals[:1])
    plan = [spot.back for spot in t.state.content.scenarios["commonwealth"].map]

    assert far(t, "lights-on-the-hill") == (1, 2)
    assert far(t, "workshop-hum") == (2, 3)
    assert far(shown, "known-ground") == (0, plan.count("dangerous") - 2)


def test_goals_that_are_done_tell_of_no_progress() -> None:
    """One goal faceup, one done: only the first has numbers."""
    t = bonds(goals=["big-game"], done=["well-read"])

    assert list(told(t)["goals"]["progress"]) == ["big-game"]


@pytest.mark.parametrize(("count", "amount"), [(0, "none"), (1, "few"), (2, "few"), (3, "many"), (4, "many")])
def test_the_view_counts_opposing_enemies_as_the_sheet_does(count: int, amount: str) -> None:
    """Enemies of the shield, not those of the star, who are loyal."""
    enemies = [enemy(f"shield#{number}", "camp.a") for number in range(1, count + 1)]

    shown = told(bonds(loyal="star", enemies=[*enemies, enemy("star#1", "camp.a")]))

    assert (shown["enemies"], shown["reaction"]) == (count, amount)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_has_every_card_and_sheet_in_words(lang: str) -> None:
    """What a view can name is in the book, with a name, and a text where the card does something."""
    content = content_of("fallout", (), (ID,))
    book = definition_with("fallout", (ID,)).book(words_of("fallout", (), lang, (ID,)), content)
    cards = book["cards"]

    for part in ("goals", "modifications", "mutations", "upgrades"):
        assert {*cards[part]} == {*getattr(cards_of(content), part)}
        assert all(card["name"] and card["flavour"] for card in cards[part].values())
    for sheet in cards["sheets"].values():
        assert all(sheet[part] for part in ("name", "story", "plus", "none", "few", "many"))
        assert sheet["last_stand"]["text"]
    assert all(goal["text"] for goal in cards["goals"].values())
    assert book["names"]["how-atomic-bonds.victory"]


def test_the_second_kill_counts_the_kills_of_the_turn() -> None:
    """A has killed one of two; when B's turn begins, nobody has killed any."""
    foes = [enemy("radroach", "camp.c")]
    t = bonds(survivor(), survivor(space="camp.a"), goals=["double-trouble"], enemies=foes, dice=[LEGS] * 3)
    t.choose("fight:radroach")
    while t.prompt != "turn":
        t.choose(t.options[0])
    assert far(t, "double-trouble") == (1, 2)

    t.choose("end")
    assert far(t, "double-trouble") == (0, 2)

    t.choose("end")
    assert t.prompt == "atomic-bonds.first-player"
    assert far(t, "double-trouble") == (0, 2)


def test_between_the_rounds_no_kill_of_a_turn_counts() -> None:
    """B has the last turn of the round and kills an enemy; while the first player is chosen it is over and done with."""
    foes = [enemy("radroach", "camp.a")]
    two = (survivor(), survivor(space="camp.a"))
    t = bonds(*two, turn=1, goals=["double-trouble"], enemies=foes, dice=[LEGS] * 3, activation=["activation-3"])
    t.choose("fight:radroach")
    while t.prompt != "turn":
        t.choose(t.options[0])
    assert far(t, "double-trouble") == (1, 2)

    t.choose("end")

    assert t.prompt == "atomic-bonds.first-player"
    assert far(t, "double-trouble") == (0, 2)
