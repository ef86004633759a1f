"""The order in which answers arrive changes nothing: a fight with targets, payments and offers (topic response-windows)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crossroads.engine.dice import key_of, secret_of
from crossroads.engine.game import Game
from crossroads.engine.standing import Ahead, moment_of
from tests.kit import rule
from tests.kit.munchkin import Table, munchkin, table

CHOICES = 70  # that are compared, if the fight goes on so long
HANDS = (
    ["fragmentation-grenade.1", "tripwire.1", "jet-inhaler.1", "rescued-a-radcat"],
    ["enraged.1", "bubbly-cola.1", "radaway.1", "falling-brick.1"],
    ["wandering-creature.1", "cave-gecko", "power-cut", "tripwire.2"],
    ["fury-pills.1", "loaded-die", "lead-tablets.1", "bald-spot"],
)


def fight(seed: str) -> Table:
    """Ann fights, and everybody could do something: apply cards to a side, a monster, a player; pay for powers; help."""
    classes = ("lone-wanderer.1", "raider.1", "enclave-scientist.1", "raider.2")
    has = [
        munchkin(level=3 + seat, hand=hand, classes=[classes[seat]], used=[used], backpack=[stowed])
        for seat, (hand, used, stowed) in enumerate(
            zip(
                HANDS,
                ("baseball-bat", "super-sledge", "laser-pistol", "combat-knife"),
                ("leather-armour", "gas-mask", "bubbly-cola.2", "bubbly-cola.3"),
                strict=True,
            )
        )
    ]
    return table(*has, foes=["glowing-brahmin", "giant-ant"], seed=seed)


def liked(game: Game[Any], options: tuple[str, ...], seat: int, prompt: str, taste: str) -> str:
    """What a seat answers at this moment, whenever it says so; to what no window asks, in this place of the game."""
    place = "" if game.asking is not None else len(game.history)
    moment = f"{taste} {game.state.turn} {moment_of(game)} {place} {prompt} {seat}"
    ranked = sorted(options, key=lambda option: key_of(secret_of(f"{moment} {option}")))
    return "pass" if "pass" in options and key_of(secret_of(moment))[0] % 2 else ranked[0]  # or nobody comes to the end


def is_on(game: Game[Any]) -> bool:
    return game.decision is not None and game.state.fight is not None and len(game.history) < CHOICES


def played(taste: str) -> Game[Any]:
    """The fight, in which each seat answers as it is asked."""
    game = fight(taste).game
    while is_on(game):
        decision = game.decision
        assert decision is not None
        game.choose(liked(game, decision.ids, decision.seat, decision.prompt, taste))
    return game


@pytest.mark.slow
@rule("munchkin.response-windows.seat-order", "munchkin.response-windows.after-play")
@settings(max_examples=40, deadline=None)
@given(data=st.data(), taste=st.text("abcdefgh", min_size=1, max_size=4))
def test_every_order_in_which_the_same_answers_arrive_gives_the_same_fight(data: st.DataObject, taste: str) -> None:
    straight, game, said = played(taste), fight(taste).game, Ahead()
    while is_on(game):
        decision = game.decision
        assert decision is not None
        window = game.asking
        if window is None:
            option = liked(game, decision.ids, decision.seat, decision.prompt, taste)
        else:
            silent = [seat for seat in window.awaited if not said.has_answered(game, seat)]
            if silent:
                seat = data.draw(st.sampled_from(silent))
                question = game.ahead(seat)
                assert question is not None
                said.answer(game, seat, liked(game, question.ids, seat, question.prompt, taste))
            if not said.has_answered(game, decision.seat):
                continue
            option = said.says(game) or ""
        said.chosen(game, option)
        game.choose(option)

    assert game.history == straight.history
    assert game.digest() == straight.digest()


def test_such_fights_have_targets_payments_and_offers() -> None:
    """What is compared above is worth it: in twenty fights all of this is chosen."""
    verbs: Counter[str] = Counter()
    for number in range(20):
        for choice in played(f"taste {number}").history:
            verbs[str(choice).partition(":")[0]] += 1

    assert {"play", "power", "target", "foe", "side", "pay", "help", "propose", "accept", "refuse", "trade"} <= {*verbs}
