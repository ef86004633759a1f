"""What of a turn is worth a word to those who were away."""

from crossroads.engine.recap import Recap, RecapFact
from crossroads.games.munchkin.words.events import particulars

RECAP = Recap(
    facts=(
        RecapFact("died", ("died",), 10),
        RecapFact("won", ("victory",), 9),
        RecapFact("level", ("level", "level-lost"), 8, names="level", last=True),
        RecapFact("lost-fight", ("lost-fight",), 7),
        RecapFact("caught", ("caught",), 6, names="card"),
        RecapFact("traits", ("trait",), 6, names="card"),
        RecapFact("losses", ("lost", "handed-over"), 5, names="card"),
        RecapFact("helped", ("joined",), 5),
        RecapFact("looted", ("looted",), 5, names="card"),
        RecapFact("perks", ("perk",), 5, names="card"),
        RecapFact("gear", ("wear",), 4, names="card"),
        RecapFact("sold", ("sold",), 4, amount="caps"),
        RecapFact("traded", ("traded",), 4, names="to"),
        RecapFact("played", ("play", "boom"), 3, names="card"),
        RecapFact("doors", ("kick",), 3, names="card"),
        RecapFact("drawn", ("draw", "draw-open"), 1, amount="count"),
    ),
    particulars=particulars,
    passes=("pass",),
)
