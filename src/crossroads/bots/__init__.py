"""Players that choose. Start reading at `bot.py`."""

from crossroads.bots.bot import (
    Bot,
    BotFailed,
    all_bot_names,
    bot_names,
    check_bot,
    choice_of,
    make_bot,
    name_bots,
    usual_bot,
)
from crossroads.bots.evaluation import Evaluation, evaluates, fancies, has_evaluation
from crossroads.bots.own_bots import UnknownBot
from crossroads.bots.saying import is_reason, why, with_reason
from crossroads.bots.seat_names import seat_names
from crossroads.bots.sight import Sight

__all__ = [
    "Bot",
    "BotFailed",
    "Evaluation",
    "Sight",
    "UnknownBot",
    "all_bot_names",
    "bot_names",
    "check_bot",
    "choice_of",
    "evaluates",
    "fancies",
    "has_evaluation",
    "is_reason",
    "make_bot",
    "name_bots",
    "seat_names",
    "usual_bot",
    "why",
    "with_reason",
]
