"""What of a turn is worth a word to those who were away."""

from crossroads.engine.recap import Recap, RecapFact
from crossroads.games.fallout.words.events import particulars

RECAP = Recap(
    facts=(
        RecapFact("eliminated", ("eliminated",), 11),
        RecapFact("killed", ("killed",), 10),
        RecapFact("quests", ("complete",), 9, names="quest"),
        RecapFact("kills", ("enemy-killed",), 8, names="enemy"),
        RecapFact("levels", ("level-up",), 7),
        RecapFact("power", ("power",), 7, names="faction"),
        RecapFact("loyal", ("loyal",), 7, names="faction", last=True),
        RecapFact("stage", ("stage",), 6, names="quest"),
        RecapFact("set-back", ("set-back",), 6, names="faction"),
        RecapFact("agendas", ("agenda",), 5, names="agenda"),
        RecapFact("cards", ("gain",), 5, names="card"),
        RecapFact("perks", ("perk",), 5, names="perk"),
        RecapFact("traits", ("become",), 4, names="trait"),
        RecapFact("traded", ("traded",), 4, names="partner"),
        RecapFact("xp", ("xp",), 4, amount="amount"),
        RecapFact("enemies", ("enemy",), 4, names="enemy"),
        RecapFact("damage", ("damage",), 4, amount="amount"),
        RecapFact("round", ("round-end",), 4, names="round", last=True),
        RecapFact("went", ("step", "travel", "return"), 3, names="space", last=True),
        RecapFact("tiles", ("explore",), 3),
        RecapFact("encounters", ("encounter",), 3),
        RecapFact("caps", ("caps",), 2, amount="amount"),
        RecapFact("camps", ("camp",), 1),
    ),
    particulars=particulars,
)
