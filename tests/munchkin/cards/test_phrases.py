"""Phrases that texts of cards are made of, where no card of the base game uses them: packs do."""

import pytest
from msgspec.structs import replace

from crossroads.engine.words import LANGUAGES, Words
from crossroads.games.munchkin.cards.phrases import any_of, condition, number, signed
from crossroads.games.munchkin.cards.words import Condition, Deed, MonsterWord, Power, Property
from crossroads.games.munchkin.effects.fights import Reroll
from crossroads.games.munchkin.effects.losses import Lose
from crossroads.games.munchkin.effects.monsters import Enhance, Ignores, Irradiate, NoEscape, Speed, Stronger
from crossroads.games.munchkin.effects.properties import BigLimit, Bonus, HandLimit, Hands, Immune, MoreTreasure
from tests.kit.munchkin import table

RAIDER = Condition(class_="raider")


def words(lang: str = "en") -> Words:
    return table().game.words(lang)


@pytest.mark.parametrize(
    ("when", "context", "said"),
    [
        (RAIDER, "if", "as Raider"),
        (Condition(class_="ninja"), "if", "as ninja"),
        (Condition(not_class="raider"), "if", "unless you are Raider"),
        (RAIDER, "use", "Raiders only"),
        (Condition(class_="ninja"), "use", "for ninja only"),
        (Condition(class_="ninja"), "against", "against the class ninja"),
        (Condition(foe="robot"), "if", "against robots"),
        (Condition(foe="dragon"), "if", "against dragon"),
        (Condition(foe_level=10), "if", "against a monster of Level 10 or above"),
        (Condition(foe_level=10), "treasure", "over a monster of Level 10 or above"),
        (Condition(lowest=True), "against", "of the lowest Level"),
        (Condition(sex="female", level_from=3), "if", "as a woman, of Level 3 or above"),
        (replace(Condition(), source="window"), "if", "window"),
    ],
)
def test_a_condition_reads_by_its_context_and_by_its_value(when: Condition, context: str, said: str) -> None:
    assert condition(words(), when, context) == said


@pytest.mark.parametrize(
    ("word", "said"),
    [
        (Bonus(2, RAIDER), "+2 as Raider"),
        (Bonus(0), "+0 to Combat Strength"),
        (BigLimit(0), "you may carry 0 more Big items"),
        (BigLimit(1), "you may carry 1 more Big item"),
        (BigLimit(-1), "you may carry 1 fewer Big item"),
        (Hands(1, lasts="turn", whom="any"), "any player: +1 hand until the end of the turn"),
        (Hands(1, RAIDER, whom="any"), "any player as Raider: +1 hand"),
        (MoreTreasure(1, RAIDER), "+1 Treasure for your victory as Raider"),
        (Immune(what="trap", when=RAIDER), "you are immune to Traps as Raider"),
        (Lose("level", when=RAIDER), "lose a level as Raider"),
        (Stronger(amount=3, when=RAIDER), "+3 against Raiders"),
        (Ignores(what="light", when=RAIDER), "bonuses from light weapons do not count against Raiders"),
        (Irradiate(amount=2, when=RAIDER), "its radioactivity grows by 2 against Raiders"),
        (Speed(amount=-1, when=RAIDER), "−1 to running away from it against Raiders"),
        (NoEscape(when=RAIDER), "nobody can run away from it against Raiders"),
        (Enhance(amount=3, when=RAIDER), "+3 to the monster against Raiders"),
        (Enhance(treasures=-1), "−1 Treasure"),
        (Power((Reroll(),), times=2, per="fight"), "re-roll your die (twice in a fight)"),
    ],
    ids=lambda each: each if isinstance(each, str) else type(each).__name__,
)
def test_a_word_of_a_pack_reads_with_its_condition(word: Deed | Property | MonsterWord | Power, said: str) -> None:
    assert word.describe(words()) == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("amount", [-2, -1, 0, 1, 2])
def test_a_number_has_its_true_sign(lang: str, amount: int) -> None:
    plain = {-2: "−2", -1: "−1", 0: "0", 1: "1", 2: "2"}[amount]

    assert number(amount) == plain
    assert signed(amount) == (plain if amount < 0 else f"+{plain}")
    assert signed(amount) in HandLimit(amount).describe(words(lang))


@pytest.mark.parametrize(("parts", "said"), [(["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
def test_several_things_of_which_one_is_meant(parts: list[str], said: str) -> None:
    assert any_of(words(), parts) == said
