"""Where chance comes into the game, and that it is fair."""

from collections import Counter
from random import Random
from typing import Any

from crossroads.engine.game import Game, new, replay
from tests.kit import rule
from tests.kit.munchkin import munchkin, munchkin_pack, table

DRAWS = {  # what chance decides, by the words under which it is drawn
    *("door-deck", "treasure-deck", "perk-deck"),
    *("first-player", "order", "run", "rad", "gamble"),
    *("hand", "share"),
}


def played(seed: str, choices: int) -> tuple[Game[Any], list[str], set[str]]:
    """A game of choices at random, its history, and what was drawn in it."""
    game = new("munchkin", 4, seed)
    taste, history = Random(seed), list[str]()
    drawn = {draw.why for draw in game.state.draws}
    while game.decision is not None and len(history) < choices:
        history.append(taste.choice(game.decision.ids))
        game.choose(history[-1])
        drawn |= {draw.why for draw in game.state.draws}
    return game, history, drawn


@rule("munchkin.randomness.sources")
def test_the_same_seed_and_the_same_decisions_make_the_same_game() -> None:
    """A game of 400 choices, played again from its set-up, is the same to the last card; another seed gives another."""
    game, history, _ = played("alike", 400)

    again = replay(game.setup, history)

    assert again.digest() == game.digest()
    assert new("munchkin", 4, "alike").digest() != new("munchkin", 4, "other").digest()


@rule("munchkin.randomness.sources")
def test_chance_comes_from_shuffles_the_die_and_picks_that_are_named() -> None:
    """All draws of three games are among the three shuffles, the rolls and the two random picks."""
    drawn: set[str] = set()
    for seed in ("a", "b", "c"):
        drawn |= played(seed, 800)[2]

    assert {"door-deck", "treasure-deck", "perk-deck", "first-player", "rad"} <= drawn <= DRAWS


@rule("munchkin.randomness.die-fair")
def test_each_face_of_the_die_comes_as_often() -> None:
    """Of 6,000 rolls each face comes between 880 and 1,120 times."""
    state = table(seed="faces").state

    faces = Counter(state.roll("run", 1)[0] for _ in range(6000))

    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(880 < count < 1120 for count in faces.values())


@rule("munchkin.randomness.random-card-pick")
def test_a_random_card_of_a_hand_is_each_with_the_same_chance() -> None:
    """A Trap takes 1 of Ann's 4 cards at random: in 240 games each of them goes between 40 and 80 times."""
    pack = munchkin_pack(traps="- id: draught\n  effects: [{do: lose, what: hand, random: true}]\n")
    hand = ["enraged.1", "plated", "gas-mask", "bent-fork"]
    lost: Counter[str] = Counter()

    for number in range(240):
        has = munchkin(hand=["draught"])
        t = table(munchkin(hand=hand), has, munchkin(), active=1, seed=f"pick {number}", packs=[pack])
        t.choose("play:draught", "target:0")
        t.settle()
        lost.update(event.about["card"] for event in t.happened("lost"))

    assert sorted(lost) == sorted(hand)
    assert all(40 < count < 80 for count in lost.values())
