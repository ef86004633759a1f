"""How a curious seat answers: as soundly as any other, but it follows its fancy where a fancy does no harm."""

from crossroads.bots.fallout.answers import ANSWERS, Answerer, answer
from crossroads.bots.fallout.situation import Situation
from crossroads.engine.decisions import Decision
from crossroads.games.fallout.combat.results import Fight

CARELESS = 0.6  # of the rolls in encounters: poor dice are not rolled again
CONTRARY = 0.4  # of them, and among the careless: good dice are
PATIENT = 0.95  # of all seats: they give up the agendas that would win soonest, to see more of the game
THRIFTY = 0.3  # of all visits to a shop: caps and cards are kept for later
RARE = 0.15  # how much more an option is fancied that is not open to everybody
SPARE = {"test": 4, "fight": 8}  # HP above which a roll may fail
GRAVE = 0.3  # the chance to be killed that spoils a fancy


def curious_answer(here: Situation, decision: Decision) -> str:
    """A fancy if this kind of question leaves room for one, else the sensible answer."""
    fancied = FANCIES.get(decision.prompt)
    if fancied is None:
        return answer(here, decision) if decision.prompt in ANSWERS else _any(here, decision)
    return fancied(here, decision)


def _any(here: Situation, decision: Decision) -> str:
    """Where nothing speaks for an option, whichever is fancied now."""
    return max(decision.ids, key=lambda option: here.passing_fancy(decision.prompt, option))


def _encounter(here: Situation, decision: Decision) -> str:
    """Another option each time; rather one that is seldom open, and none that is likely to kill."""
    card = here.content.encounters[decision.about["card"]]

    def appeal(option_id: str) -> float:
        option = next(each for each in card.options if each.id == here.acts.read(option_id).text("option"))
        fancied = here.fancy(card.id, option.id, here.view["round"])
        if option.cost or option.needs is not None:
            fancied += RARE
        grave = isinstance(option.task, Fight) and here.task_kills(option.task) > GRAVE
        return fancied - 2 * grave

    return max(decision.ids, key=appeal)


def _reroll(here: Situation, decision: Decision) -> str:
    """In encounters now and then no poor die is rolled again, or even the good ones are: failures have stories too."""
    rolling, meeting = here.view["rolling"], here.view["meeting"]
    if meeting is None or here.remaining <= SPARE[rolling["kind"]]:
        return answer(here, decision)
    care = here.fancy("care", meeting["card"], here.view["round"])
    succeeds = rolling["hits" if rolling["kind"] == "fight" else "icons"] >= rolling["difficulty"]
    all_again = here.acts.write("reroll", source="token", dice="123")
    if care < CONTRARY and succeeds and all_again in decision.ids:
        return all_again
    return "stop" if care < CARELESS else answer(here, decision)


def _give_up(here: Situation, decision: Decision) -> str:
    """Who is patient keeps the agendas that count for little."""
    if here.fancy("patient") >= PATIENT:
        return answer(here, decision)
    return max(decision.ids, key=lambda option: here.worth_of_agenda(here.acts.read(option).text("agenda")))


def _shop(here: Situation, decision: Decision) -> str:
    """Companions are always welcome; now and then nothing is bought or sold."""
    if here.fancy("thrifty", here.view["round"]) < THRIFTY:
        return next((option for option in decision.ids if here.acts.read(option).verb == "recruit"), "leave")
    return answer(here, decision)


FANCIES: dict[str, Answerer] = {
    "survivor": lambda here, decision: max(decision.ids, key=here.fancy),
    "encounter": _encounter,
    "reroll": _reroll,
    "give-up-agenda": _give_up,
    "shop": _shop,
    "new-california.agenda": _any,
}
