"""What things are worth to the bot, in points of Combat Strength: the place to change it."""

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What things are worth."""

    level: float = 3.0
    treasure: float = 1.3
    caps: float = 2.2  # a thousand of them
    death: float = 9.0
    power: float = 0.9
    rescue: float = 1.0  # of a card that cancels, rolls again or escapes
    blow: float = 0.5  # a point of what a one-shot adds in a fight
    rare: float = 0.2  # of what counts only against some monsters
    spare: float = 1.5  # the least loss that a cancelling card is spent for
    worn: float = 0.25  # the least gain for which gear is changed
    class_: float = 1.0  # more, to change one's class
