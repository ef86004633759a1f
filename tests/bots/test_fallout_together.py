"""The steady bot at tables of Atomic Bonds: it works for the goals, assists by the odds, and says why."""

from collections.abc import Mapping
from typing import Any

import pytest

from crossroads.bots import make_bot, why
from crossroads.bots.fallout.group_answers import loyal_faction
from crossroads.bots.fallout.situation import Situation
from crossroads.bots.fallout.worth import Weights
from crossroads.engine.decisions import Decision, Option
from crossroads.engine.game import Game, new
from crossroads.games.fallout.state import Fallout
from tests.kit.bonds import BondsTable, bonds
from tests.kit.fallout import HEAD, LEGS, TORSO, enemy, survivor

HERE = "camp.c"
ASSIST, DECLINE = "atomic-bonds.assist", "atomic-bonds.decline"


def choice(t: BondsTable) -> str:
    """What the steady bot chooses in the seat that is asked."""
    return make_bot("steady", "fallout", "test").choose(t.game, t.seat)


def said(t: BondsTable, option: str) -> Mapping[str, Any]:
    event = why("steady", t.game, option)
    assert event is not None
    return event.about


# -- assisting


def test_it_assists_where_that_makes_the_kill() -> None:
    """A deathclaw, A and B in good health: B assists, and says how the chance changes."""
    t = bonds(survivor(), survivor(), enemies=[enemy("deathclaw", HERE)])
    t.choose("fight:deathclaw")

    assert choice(t) == ASSIST
    about = said(t, ASSIST)
    assert (about["reason"], about["to"]) == ("helps", 0)
    assert about["with"] > about["without"]


def test_it_stays_out_of_a_fight_that_would_kill_it() -> None:
    """B has 3 HP left, and a deathclaw does 3 damage for an icon: B declines, and says how likely death is."""
    t = bonds(survivor(), survivor(hp=3), enemies=[enemy("deathclaw", HERE)])
    t.choose("fight:deathclaw")

    assert choice(t) == DECLINE
    about = said(t, DECLINE)
    assert (about["reason"], about["death"]) == ("too-dangerous", 67)


def test_it_does_not_boast_of_a_kill_that_is_as_good_as_sure() -> None:
    """A radroach and a fighter with rerolls: B comes along for the XP, and says so instead of “100% instead of 100%”."""
    a = survivor("wastelander", weapon="machete", special="SL", traits=["well-rested"])
    t = bonds(a, survivor(apparel="combat-armor", traits=["well-rested"]), enemies=[enemy("radroach", HERE)])
    t.choose("fight:radroach")

    about = said(t, ASSIST)
    assert (about["with"], about["without"]) == (100, 100)
    assert about["reason"] == "for-xp"


def test_the_fighter_takes_the_better_help() -> None:
    """B has two rerolls, C none: A takes B."""
    b = survivor("wastelander", weapon="machete", special="SL")
    t = bonds(survivor("ghoul"), b, survivor("vault-dweller"), enemies=[enemy("deathclaw", HERE)])
    t.choose("fight:deathclaw", ASSIST, ASSIST)

    assert choice(t) == "atomic-bonds.assistant:1"


def test_it_rerolls_the_assist_die_by_the_odds() -> None:
    """Two hits of three and a die that misses: B throws it again; with enough hits and no icon B stops."""
    rested = survivor(traits=["well-rested"])
    missed = bonds(survivor(), rested, enemies=[enemy("mirelurk", HERE)], dice=[HEAD, LEGS, TORSO, TORSO])
    enough = bonds(survivor(), rested, enemies=[enemy("mirelurk", HERE)], dice=[HEAD, LEGS, HEAD, HEAD])
    for t in (missed, enough):
        t.choose("fight:mirelurk", ASSIST, "atomic-bonds.assistant:1")

    assert (missed.seat, choice(missed)) == (1, "reroll:well-rested:4")
    assert (enough.seat, choice(enough)) == (1, "stop")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
@pytest.mark.parametrize(("token", "hp"), [("deathclaw", 16), ("deathclaw", 3)])
def test_its_reason_reads_well(lang: str, token: str, hp: int) -> None:
    """A sentence in each language, with the numbers in it."""
    t = bonds(survivor(), survivor(hp=hp), enemies=[enemy(token, HERE)])
    t.choose(f"fight:{token}")
    event = why("steady", t.game, choice(t))
    assert event is not None

    text = t.game.definition.wording().event(t.game.words(lang), t.game.view(None), event)

    number = event.about["with"] if event.about["reason"] == "helps" else event.about["death"]
    assert str(number) in text
    assert "$" not in text


# -- goals, the last stand, travel


def test_it_pays_for_a_goal_as_soon_as_it_can() -> None:
    """Twelve caps and a goal that asks for them: paid before anything else is done."""
    t = bonds(survivor(caps=12), goals=["common-purse"], fresh=False)

    assert choice(t) == "atomic-bonds.pay:common-purse"


def test_a_goal_makes_a_dangerous_fight_worth_it() -> None:
    """A deathclaw beside a survivor of 9 HP with two rerolls: left alone, unless a goal asks for such a kill."""
    foes = [enemy("deathclaw", HERE)]
    who = survivor("ghoul", hp=9, weapon="machete", special="SL")
    plain = bonds(who, enemies=foes, fresh=False)
    asked = bonds(who, enemies=foes, goals=["big-game"], fresh=False)

    assert choice(plain) != "fight:deathclaw"
    assert choice(asked) == "fight:deathclaw"


def test_it_makes_the_last_stand_once_it_can() -> None:
    """At the CIT ruins with the goals done: the last stand, and not the encounter there."""
    done = ["common-purse", "big-game"]
    t = bonds(survivor(space="cit.a"), done=done, fresh=False)

    assert "encounter" in t.options
    assert choice(t) == "atomic-bonds.last-stand"


def test_it_travels_to_the_camp_beside_the_last_stand() -> None:
    """A token lies at the CIT ruins: one action brings the survivor there, and the other is for the stand."""
    t = bonds(survivor(), done=["common-purse", "big-game"], camps=["camp.c", "cit.a"], explored=True, fresh=False)

    assert choice(t) == "atomic-bonds.travel:cit.a"


def test_whoever_is_nearest_to_the_last_stand_goes_first() -> None:
    """B stands there as the round ends: A, the first player, gives B the first turn; before that A stays."""
    goals = ["common-purse", "big-game", "big-game~2"]
    for done, chosen in ((goals, "atomic-bonds.first:1"), (goals[:1], "atomic-bonds.first:0")):
        t = bonds(survivor(), survivor(space="cit.a"), done=done, activation=["activation-3"])
        t.choose("end", "end")
        while t.prompt != "atomic-bonds.first-player":
            t.choose(t.options[0])
        assert choice(t) == chosen


def test_a_loyal_faction_is_chosen_by_the_letters_of_its_last_stand() -> None:
    """With P and A among the letters the shield's stand is the better one, with I and L the star's."""
    t = bonds(survivor("vault-dweller", special="PA"), survivor("ghoul"))
    other = bonds(survivor("vault-dweller", special="IL"), survivor("ghoul"))

    assert _loyal(t) == "atomic-bonds.loyal:shield"
    assert _loyal(other) == "atomic-bonds.loyal:star"


def _loyal(t: BondsTable) -> str:
    """What is answered at this table if the faction is still to be chosen."""
    here = Situation(t.game.content, Weights(), t.game.view(0), 0)
    offers = tuple([Option(f"atomic-bonds.loyal:{side}", side) for side in ("star", "shield")])
    return loyal_faction(here, Decision(0, "atomic-bonds.loyal", "atomic-bonds.setup.choose-loyal-faction", offers))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_group_of_steady_survivors_ends_its_game(seats: int) -> None:
    """One to four seats: won or lost together."""
    game: Game[Fallout] = new("fallout", seats, f"group {seats}", {}, modules=("atomic-bonds",))
    bots = [make_bot("steady", "fallout", str(seat)) for seat in range(seats)]
    for _ in range(4000):
        if game.decision is None:
            break
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))

    assert game.outcome is not None
    assert game.outcome.how in ("atomic-bonds.victory", "atomic-bonds.defeat")
    assert len(game.outcome.winners) in (0, seats)
