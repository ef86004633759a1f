"""What the log tells that nothing else on the table would show: why nothing followed, and what goes on acting."""

import pytest

from crossroads.engine.words import LANGUAGES, Words
from crossroads.games.munchkin.words.prompts import prompt
from crossroads.games.munchkin.words.things import strength_text
from tests.kit.munchkin import Table, munchkin, table

FILLER = ["bent-fork"]


def test_a_monster_that_does_not_chase_says_so() -> None:
    """The Young Deathclaw lets Level 3 be: without a word the fight would just be gone."""
    t = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), foes=["young-deathclaw"], dice=[])

    told = a_log(t, until="door-settled")

    assert "Young Deathclaw does not bother to chase Player 1" in told


def test_a_trap_that_finds_nothing_says_so() -> None:
    """A Tripwire at Level 1 takes no level."""
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=["tripwire.1"])

    assert "Tripwire did nothing to Player 1" in a_log(t, until="door-settled")


def test_a_trap_that_strikes_says_nothing_of_the_kind() -> None:
    t = table(munchkin(level=3, hand=FILLER), munchkin(), munchkin(), doors=["tripwire.1"])

    told = a_log(t, until="door-settled")

    assert "Player 1 lost a level and is now at Level 2" in told
    assert not any("did nothing" in line for line in told)


def test_a_card_that_goes_on_acting_says_whom_it_stays_with() -> None:
    """A failed roll against Jelly Legs: it stays, and nothing else happens."""
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=["jelly-legs"], dice=[1])
    t.until("radiation")
    t.choose("roll")

    told = a_log(t, until="door-settled")

    assert "Player 1 is stuck with Jelly Legs" in told
    assert not any("did nothing" in line for line in told)


def test_a_monster_that_gains_its_radioactivity_says_how_much() -> None:
    t = table(munchkin(hand=FILLER), munchkin(), munchkin(), doors=["ghoul-roamer"], dice=[1])

    assert "Radioactivity of Ghoul Roamer: +3 to Combat Strength" in a_log(t, until="combat")


def test_who_dies_of_creeping_irradiation_is_told_of_what() -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=FILLER), munchkin(), doors=["creeping-irradiation"], dice=[1, 6, 5])
    t.until("radiation")
    t.choose("roll")

    told = a_log(t, until="loot")

    assert told.index("Creeping Irradiation has run its course, and so has Player 1") < told.index("Player 1 died")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_of_a_fight_names_both_sides(lang: str) -> None:
    t = table(munchkin(level=4, hand=FILLER), munchkin(), munchkin(), foes=["stray-dog", "giant-ant"])
    words: Words = t.game.words(lang)

    asked = prompt(words, t.game.view(0), t.decision).sentence

    for part in (words("player", number=1), words("card-stray-dog"), words("card-giant-ant"), "4"):
        assert part in asked


def test_a_fight_without_monsters_says_that_nobody_is_left() -> None:
    """The Enclave Scientist takes the last monster out of the fight."""
    ann = munchkin(hand=["tin-can", "desk-fan", "bent-fork", "tripwire.1"], classes=["enclave-scientist.1"])
    t = table(ann, munchkin(), munchkin(), foes=["stray-dog"])
    power = next(each for each in t.options if each.startswith("power:enclave-scientist"))

    t.act(0, power)
    while t.prompt != "combat":
        t.choose(
            t.options[0] if t.prompt == "pay" else next(each for each in ("pass", "foe:stray-dog") if each in t.options)
        )

    assert not t.fight.foes
    assert "against nobody any more" in prompt(t.game.words("en"), t.game.view(0), t.decision).sentence


def test_a_card_that_adds_twice_to_a_strength_is_named_once() -> None:
    parts = [{"what": "level", "amount": 3}, {"what": "raider.1", "amount": 1}, {"what": "raider.1", "amount": 2}]
    t = table()

    assert (
        strength_text(t.game.words("en"), t.game.view(0), {"strength": 6, "parts": parts}) == "6 (Level 3, Raider +3)"
    )


@pytest.mark.parametrize(
    ("level", "prompt_", "follows"),
    [(1, "turn-start", "kick open the door"), (9, "combat", "you win"), (1, "combat", "run away")],
)
def test_a_pass_tells_what_follows_it(level: int, prompt_: str, follows: str) -> None:
    t = table(munchkin(level=level, hand=FILLER), munchkin(hand=FILLER), munchkin(), doors=["stray-dog"])

    t.until(prompt_)

    assert follows in said(t, "pass")


def test_a_pass_of_a_bystander_tells_nothing_more() -> None:
    t = table(munchkin(hand=FILLER), munchkin(hand=FILLER), munchkin())

    t.choose("pass")

    assert t.seat == 1
    assert said(t, "pass") == "Pass"


@pytest.mark.parametrize(
    ("picker", "asked"),
    [([], "Which Treasure do you pick as your share?"), (["picker:fighter"], "Which Treasure goes to Player 2?")],
)
def test_the_share_of_a_helper_is_asked_for_in_the_words_of_whoever_picks(picker: list[str], asked: str) -> None:
    """The helper picks unless something else was agreed."""
    hoard = ["baseball-bat", "combat-knife"]
    t = table(munchkin(level=8, hand=FILLER), munchkin(), munchkin(), foes=["robobrain"], treasures=hoard)

    t.choose("help:1", "treasures:1", *picker, "propose", "accept")
    t.until("share")

    assert prompt(t.game.words("en"), t.game.view(t.seat), t.decision).sentence == asked


def test_charity_tells_how_many_cards_are_too_many() -> None:
    hand = ["bent-fork", "tin-can", "desk-fan", "stray-dog", "giant-ant", "robobrain", "young-deathclaw"]
    t = table(munchkin(hand=hand), munchkin(), munchkin(), phase="charity")

    assert t.prompt == "charity"
    assert "2 cards too many" in prompt(t.game.words("en"), t.game.view(0), t.decision).sentence


def a_log(t: Table, until: str) -> list[str]:
    """What all are told until a question is put; everybody does the least that is possible."""
    words, wording = t.game.words("en"), t.game.definition.wording()
    lines: list[str] = []
    for _ in range(200):
        lines += [wording.event(words, t.game.view(None), event) for event in t.game.events_for(None)]
        if t.prompt == until:
            return lines
        t.skip()
    raise AssertionError(f"nobody was asked {until}")


def said(t: Table, option: str) -> str:
    """An option as whoever is asked reads it."""
    words = t.game.words("en")
    return t.game.definition.wording().option(words, t.game.view(t.seat), option).sentence
