"""Whether to assist, whom to take along, and what to reroll in a fight of two: by the exact odds."""

from fractions import Fraction

from crossroads.bots.evaluation import OddsOf
from crossroads.bots.fallout.situation import Situation
from crossroads.engine.decisions import Decision
from crossroads.engine.events import Event
from crossroads.engine.odds import Odds

OFFER, PICK = "atomic-bonds.assist", "atomic-bonds.assistant"  # the questions
ASSIST, DECLINE, ALONE = "atomic-bonds.assist", "atomic-bonds.decline", "atomic-bonds.alone"
QUESTIONS = (OFFER, PICK, "reroll")
RULE = "atomic-bonds.assisting.optional"


def by_odds(here: Situation, decision: Decision, odds: OddsOf) -> str | None:
    """The option whose odds are worth most; nothing where this is not the question."""
    rolling = here.view["rolling"]
    if decision.prompt == "reroll" and "helper" not in rolling:
        return None
    found = {option: each for option in decision.ids if (each := odds(option))}
    return max(found, key=lambda option: worth(here, found[option]), default=None)


def worth(here: Situation, odds: tuple[Odds, ...]) -> float:
    """What a fight is worth to the group, by its odds: the kill, less what either of the two suffers."""
    rolling, weights = here.view["rolling"], here.weights
    by_name = {each.given: each for each in odds}
    fates = odds[-1]
    enemy = {**rolling, "space": here.view["survivors"][rolling["seat"]]["space"]}
    gain = float(rolling["level"]) + here.quest_for_kill(enemy) + (1.0 if "helper" in by_name else 0.0)
    if here.together is not None:
        gain += here.together.for_kill(enemy)
    death = fates.share("death") + (by_name["helper"].share("death") if "helper" in by_name else Fraction(0))
    suffered = sum([_mean(by_name[each]) for each in ("damage", "helper-damage") if each in by_name])
    rads = sum([_mean(by_name[each]) for each in ("rads", "helper-rads") if each in by_name])
    harm = float(death) * (weights.death + weights.cause) + weights.hp * suffered + weights.rad * rads
    return float(fates.share("kill")) * gain - harm


def _mean(odds: Odds) -> float:
    return float(sum([(chance.amount or 0) * chance.share for chance in odds.chances], Fraction(0)))


def say_why(decision: Decision, option: str, odds: OddsOf) -> Event | None:
    """Why a survivor assists or does not: the chance to kill with and without, or the danger."""
    if decision.prompt != OFFER:
        return None
    helped, alone = odds(ASSIST), odds(DECLINE)
    by_name = {each.given: each for each in helped}
    about = {
        "seat": decision.seat,
        "to": decision.about["seat"],
        "reason": _reason(option, helped, alone),
        "with": _percent(helped[-1].share("kill")),
        "without": _percent(alone[-1].share("kill")),
        "death": _percent(by_name["helper"].share("death")),
    }
    return Event("atomic-bonds.why", RULE, about)


def _reason(option: str, helped: tuple[Odds, ...], alone: tuple[Odds, ...]) -> str:
    with_me, without = helped[-1].share("kill"), alone[-1].share("kill")
    if option == ASSIST:
        return "helps" if _percent(with_me) > _percent(without) else "for-xp"
    if _percent(with_me) <= _percent(without):
        return "no-use"
    return "too-dangerous" if _percent({each.given: each for each in helped}["helper"].share("death")) else "too-dear"


def _percent(share: Fraction) -> int:
    return round(share * 100)
