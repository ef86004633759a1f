"""The base game as a module: the words of its cards, and what answers to what happens."""

from crossroads.engine.modules import Module
from crossroads.games.munchkin.cards.words import Power
from crossroads.games.munchkin.combat.flight import end_without_reward, stop_running
from crossroads.games.munchkin.effects import fights, losses, monsters, properties
from crossroads.games.munchkin.munchkins.consequences import settle
from crossroads.games.munchkin.plays.playing import play
from crossroads.games.munchkin.plays.stack import DEATH, PLAY, SETTLE

BASE = Module(
    id="munchkin",
    game="munchkin",
    package="crossroads.games.munchkin",
    effects=(Power, *properties.EFFECTS, *losses.EFFECTS, *fights.EFFECTS, *monsters.EFFECTS),
    answers=(SETTLE.by(settle), DEATH.by(end_without_reward), DEATH.by(stop_running), PLAY.by(play)),
)
