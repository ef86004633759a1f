"""The verbs that tests are written in."""

from crossroads.engine.dice import Loaded
from crossroads.rules.proof import rule
from tests.kit.shelter import Table, card_pack, deal, dweller, player, rich, table

__all__ = ["Loaded", "Table", "card_pack", "deal", "dweller", "player", "rich", "rule", "table"]
