"""The steady bot where all survivors win or lose together: which token an agenda moves, and what it says of that."""

import pytest

from crossroads.bots import make_bot, why
from tests.kit.california import meets_in_california
from tests.kit.fallout import Wasteland, survivor

LAST = 9  # the last space of the track of New California
FREEDOM, SECURITY = "new-california.freedom", "new-california.security"


def gains(star: int, shield: int) -> Wasteland:
    """A gains Legend while the tokens have so many spaces to go."""
    t = meets_in_california(
        "{do: draw, deck: agenda}",
        survivor(),
        survivor(space="camp.a"),
        scenario="new-california",
        agendas=["legend-2", "payday-1"],
        power=(LAST - star, LAST - shield),
    )
    t.choose("option:do")
    assert t.prompt == "new-california.agenda"
    return t


def chosen(t: Wasteland, bot: str = "steady", salt: str = "any") -> str:
    return make_bot(bot, "fallout", salt).choose(t.game, 0)


@pytest.mark.parametrize(
    ("star", "shield", "option"),
    [
        (9, 9, FREEDOM),  # nothing to set back
        (1, 1, FREEDOM),  # wins at once
        (3, 1, FREEDOM),
        (4, 1, SECURITY),  # much further, and security is about to win
        (5, 3, FREEDOM),
        (6, 3, SECURITY),
        (8, 4, FREEDOM),  # there is time yet
        (9, 1, SECURITY),
    ],
)
def test_freedom_goes_ahead_unless_security_is_about_to_win(star: int, shield: int, option: str) -> None:
    """By the spaces that each side still needs."""
    assert chosen(gains(star, shield)) == option


def test_a_curious_seat_tries_both() -> None:
    """Over some tastes both effects of an agenda are chosen."""
    t = gains(5, 5)

    assert {chosen(t, "curious", str(salt)) for salt in range(12)} == {FREEDOM, SECURITY}


@pytest.mark.parametrize(("star", "shield"), [(4, 1), (3, 2)])
def test_it_tells_its_group_the_distances_that_decide(star: int, shield: int) -> None:
    t = gains(star, shield)
    reason = why("steady", t.game, chosen(t))

    assert reason is not None
    assert reason.about == {"seat": 0, "chosen": chosen(t), "freedom": star, "security": shield}


SAID = {
    ("en", 4, 1): "A: “The Enclave needs only 1 more space, and the free tribes need 4. We must hold it back.”",
    ("en", 1, 2): "A: “The free tribes need 1 more space, the Enclave 2. We go ahead.”",
    ("ru", 6, 3): "A: «Анклаву осталось всего 3 деления, а вольным племенам – 6. Надо его сдержать».",
    ("ru", 5, 4): "A: «Вольным племенам осталось 5 делений, Анклаву – 4. Идём вперёд».",
    ("pl", 4, 1): "A: „Enklawie brakuje tylko 1 pola, a wolnym plemionom 4. Trzeba ją powstrzymać”.",
    ("pl", 5, 4): "A: „Wolnym plemionom brakuje 5 pól, a Enklawie 4. Idziemy naprzód”.",
}


@pytest.mark.parametrize(("lang", "star", "shield"), SAID)
def test_its_reason_reads_well(lang: str, star: int, shield: int) -> None:
    t = gains(star, shield)
    reason = why("steady", t.game, chosen(t))

    told = t.game.definition.wording().event(t.game.words(lang), t.game.view(0), reason)

    assert told.partition(": ")[2] == SAID[lang, star, shield].partition(": ")[2]


def test_it_says_nothing_of_other_choices() -> None:
    """Neither of a turn, nor of an effect that it would not choose."""
    assert why("steady", gains(4, 1).game, FREEDOM) is None
    t = gains(4, 1)
    t.choose(SECURITY)
    assert why("steady", t.game, chosen(t)) is None
