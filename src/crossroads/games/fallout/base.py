"""The base game as a module: the words of its cards, and who answers to what happens."""

from crossroads.engine.modules import Module
from crossroads.games.fallout.combat import abilities, fight
from crossroads.games.fallout.combat import results as combat_results
from crossroads.games.fallout.enemies import effects as enemy_effects
from crossroads.games.fallout.story import costs, quests
from crossroads.games.fallout.story import results as story_results
from crossroads.games.fallout.survivors import card_effects, influence, passives
from crossroads.games.fallout.survivors import results as survivor_results
from crossroads.games.fallout.turn import effects as turn_effects
from crossroads.games.fallout.turn import explore

BASE = Module(
    id="fallout",
    game="fallout",
    package="crossroads.games.fallout",
    effects=(
        *survivor_results.EFFECTS,
        *card_effects.EFFECTS,
        *passives.EFFECTS,
        *influence.EFFECTS,
        *enemy_effects.EFFECTS,
        *combat_results.EFFECTS,
        *abilities.EFFECTS,
        *story_results.EFFECTS,
        *costs.EFFECTS,
        *turn_effects.EFFECTS,
    ),
    answers=(
        fight.KILLED.by(quests.trigger_kill),
        explore.EXPLORED.by(quests.trigger_explore),
    ),
)
