"""Players that choose. Start reading at `bot.py`."""

from crossroads.bots.bot import Bot, UnknownBot, all_bot_names, bot_names, check_bot, make_bot
from crossroads.bots.evaluation import Evaluation, evaluates, fancies, has_evaluation
from crossroads.bots.sight import Sight

__all__ = [
    "Bot",
    "Evaluation",
    "Sight",
    "UnknownBot",
    "all_bot_names",
    "bot_names",
    "check_bot",
    "evaluates",
    "fancies",
    "has_evaluation",
    "make_bot",
]
