"""The base game as a module: the words of its cards."""

from crossroads.engine.modules import Module
from crossroads.games.shelter import decks
from crossroads.games.shelter.round import effects as round_effects
from crossroads.games.shelter.turn import building, exchange, fights, item_effects, newcomers, rent, wounds
from crossroads.games.shelter.vault import resources

BASE = Module(
    id="shelter",
    game="shelter",
    package="crossroads.games.shelter",
    effects=(
        *resources.EFFECTS,
        *decks.EFFECTS,
        *item_effects.EFFECTS,
        *wounds.EFFECTS,
        *fights.EFFECTS,
        *building.EFFECTS,
        *newcomers.EFFECTS,
        *exchange.EFFECTS,
        *rent.EFFECTS,
        *round_effects.EFFECTS,
    ),
)
