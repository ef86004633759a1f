"""Players that choose. Start reading at `bot.py`."""

from crossroads.bots.bot import Bot, UnknownBot, bot_names, make_bot
from crossroads.bots.evaluation import Evaluation, evaluates, has_evaluation
from crossroads.bots.sight import Sight

__all__ = ["Bot", "Evaluation", "Sight", "UnknownBot", "bot_names", "evaluates", "has_evaluation", "make_bot"]
