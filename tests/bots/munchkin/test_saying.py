"""The steady bot of Munchkin says why: in terms of what everybody sees, and in every language."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from crossroads.bots import make_bot, why
from crossroads.engine.game import Game, new
from tests.kit.munchkin import Table, munchkin, table

YAO_GUAI = 10  # its Combat Strength; it has three Treasures


def said(t: Table, option: str = "") -> Mapping[str, Any] | None:
    """What the bot says of what it chooses now, without who says it to whom."""
    chosen = make_bot("steady", "munchkin", "test").choose(t.game, t.seat)
    if option:
        assert chosen == option
    reason = why("steady", t.game, chosen)
    return None if reason is None else {k: v for k, v in reason.about.items() if k not in ("seat", "to")}


def fight(*levels: int, foe: str = "yao-guai") -> Table:
    """The first of these Levels fights; the others hold a card each."""
    return table(*[munchkin(level=level, hand=["tin-can"]) for level in levels], foes=[foe])


# -- help


def test_it_names_the_level_that_it_does_not_help_anybody_to() -> None:
    t = fight(8, 3, 8)
    t.choose("help:2", "treasures:3", "propose")
    assert said(t, "refuse") == {"reason": "too-far-ahead", "level": 9}

    t = fight(9, 3, 8)
    t.choose("help:2", "treasures:3", "propose")
    assert said(t, "refuse") == {"reason": "would-win", "level": 10}


def test_it_names_the_sums_of_a_fight_that_is_lost_even_together() -> None:
    t = fight(3, 4, 5)
    t.choose("help:1", "treasures:3", "propose")

    assert said(t, "refuse") == {"reason": "too-strong", "munchkins": 7, "monsters": YAO_GUAI}


def test_it_names_its_price_and_says_when_it_is_paid() -> None:
    """Ann of 5 would stand a Level above Ben: two of the three Treasures are enough."""
    t = table(munchkin(level=5), munchkin(level=5, used=["combat-armour"]), munchkin(), foes=["yao-guai"])
    t.choose("help:1", "treasures:1", "propose")
    assert said(t, "counter") == {"reason": "too-little", "count": 2}

    t = table(munchkin(level=5), munchkin(level=5, used=["combat-armour"]), munchkin(), foes=["yao-guai"])
    t.choose("help:1", "treasures:2", "propose")
    assert said(t, "accept") == {"reason": "share", "count": 2}


def test_a_fighter_says_why_it_takes_help_or_does_not() -> None:
    t = table(munchkin(level=5), munchkin(level=6, hand=["tin-can"]), munchkin(), foes=["yao-guai"])
    t.choose("pass", "help:0", "treasures:1", "propose")
    assert said(t, "accept") == {"reason": "together", "munchkins": 11, "monsters": YAO_GUAI}

    t = table(munchkin(level=9), munchkin(level=3, hand=["tin-can"]), munchkin(), foes=["stray-dog"])
    t.choose("pass", "help:0", "propose")
    reason = said(t, "refuse")
    assert reason is not None
    assert reason["reason"] == "not-needed"


def test_it_counts_what_a_helper_brings_to_the_monsters_too() -> None:
    """Super Mutants of 10 are 2 stronger against whoever has a helper."""
    for level, option, reason in ((7, "accept", "together"), (6, "refuse", "too-strong")):
        fighter = munchkin(level=level, used=["radiation-suit"], hand=["bent-fork"])
        t = table(fighter, munchkin(level=6, hand=["tin-can"]), munchkin(), foes=["super-mutants"], dice=[6])

        t.act(1, "help:0", "treasures:1", "propose")

        assert said(t, option) == {"reason": reason, "munchkins": level + 6, "monsters": 12}


def test_it_says_why_it_asks_for_help() -> None:
    t = table(munchkin(level=5), munchkin(level=6, hand=["tin-can"]), munchkin(), foes=["yao-guai"])
    t.choose("help:1", "treasures:1")

    assert said(t, "propose") == {"reason": "losing", "munchkins": 5, "monsters": YAO_GUAI}


def test_it_remembers_a_broken_word_aloud() -> None:
    t = table(munchkin(level=5), munchkin(level=6, hand=["tin-can"]), munchkin(), foes=["yao-guai"])
    t.game.state.players[0].turned = (1,)
    t.choose("help:1", "treasures:3", "propose")

    reason = said(t, "refuse")
    assert reason is not None
    assert reason["reason"] == "broke-its-word"


# -- trades


def test_it_thanks_for_gifts_and_says_what_is_of_no_use() -> None:
    t = table(munchkin(backpack=["combat-armour"]), munchkin(), munchkin())
    t.choose("trade:1", "give:combat-armour", "propose")
    assert said(t, "accept") == {"reason": "gift"}

    t = table(munchkin(), munchkin(used=["combat-armour"]), munchkin())
    t.choose("trade:1", "ask:combat-armour", "propose")
    assert said(t, "refuse") == {"reason": "no-use"}


# -- interference


@pytest.mark.parametrize(
    ("level", "reason"), [(9, {"reason": "would-win", "level": 10}), (7, {"reason": "leads", "level": 8})]
)
def test_it_says_whom_a_victory_would_bring_how_far(level: int, reason: Mapping[str, Any]) -> None:
    """An Enraged monster is what it takes to stop Ann; Ben says why it is she."""
    hero = munchkin(level=level, used=["combat-helmet"])
    t = table(hero, munchkin(level=3, hand=["enraged.1"]), munchkin(level=3), foes=["battle-butler"])
    t.choose("pass")

    assert said(t, "play:enraged.1") == reason


def test_a_trap_is_for_whoever_leads() -> None:
    t = table(munchkin(level=2, hand=["tripwire.1"]), munchkin(level=6), munchkin(level=3))
    t.choose("play:tripwire.1")

    assert said(t, "target:1") == {"reason": "in-the-lead", "level": 6}
    assert why("steady", t.game, "target:2") is None


# -- secrecy, words, games


@pytest.mark.parametrize("seats", [3, 5])
def test_a_reason_tells_nothing_of_a_hand(seats: int) -> None:
    """Whatever hand the bot may hold in the eyes of the others: the same answer has the same reason."""
    game: Game[Any] = new("munchkin", seats, f"reasons {seats}")
    bot = make_bot("steady", "munchkin", "one")
    told: Counter[str] = Counter()
    while (decision := game.decision) is not None and len(game.history) < 1500:
        option = bot.choose(game, decision.seat)
        reason = why("steady", game, option)
        if reason is not None:
            told[reason.about["reason"]] += 1
            for other in range(seats):
                if other != decision.seat:
                    imagined = game.imagine(other, f"anew {len(game.history)}")
                    assert why("steady", imagined, option) == reason
        game.choose(option)

    assert len(told) >= 5, told


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_reason_is_a_sentence(lang: str) -> None:
    """What bots say in a whole game, with its numbers in place."""
    game: Game[Any] = new("munchkin", 4, "sentences")
    bot = make_bot("steady", "munchkin", "one")
    words, wording = game.words(lang), game.definition.wording()
    while (decision := game.decision) is not None and len(game.history) < 800:
        option = bot.choose(game, decision.seat)
        reason = why("steady", game, option)
        if reason is not None:
            text = wording.event(words, game.view(None), reason)
            assert reason.about["reason"] not in text
            assert all(str(n) in text for k, n in reason.about.items() if k in ("level", "munchkins", "monsters")), text
        game.choose(option)


def test_only_the_bot_that_follows_the_plan_gives_its_reasons() -> None:
    t = fight(9, 3, 8)
    t.choose("help:2", "treasures:3", "propose")

    assert why("random", t.game, "refuse") is None
    assert why("", t.game, "refuse") is None
