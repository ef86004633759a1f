# What a bot would do, and why: said by the page and the terminal alike.

advice-only = There is only one option.
advice-clear = The first is clearly the best.
advice-close = No clear difference: choose as you like.
advice-close-some = No clear difference between the first { $count }.
advice-by-odds = Compared by the exact odds.
advice-by-playouts = Each was played on in the same { $worlds ->
    [one] imagined game
   *[other] { $worlds } imagined games
}, from what you know.
advice-best = best
advice-equal = as good
advice-behind = { $amount } { $unit } less
advice-behind-between = { $amount } { $unit } less (from { $least } to { $most })
advice-wins = wins the game at once: { $share }
advice-loses = loses the game at once: { $share }

# Why did a bot do that? For whoever looks on.
explained-best = Going by what everybody can see, this was clearly the best.
explained-close = Going by what everybody can see, nothing was clearly better.
explained-behind = Going by what everybody can see, something else was better.
explained-only-option = As far as everybody can see, it had no other choice.
explained-secret = The bot chose between things that only it knows. Nobody else can weigh them.
explained-by-odds = Compared by the exact odds.
explained-by-playouts = Each was played on in the same { $worlds ->
    [one] imagined game
   *[other] { $worlds } imagined games
}. Hidden cards were dealt anew in each.

unit-chance = points of chance
unit-happiness = happiness
unit-xp = XP
unit-strength = strength

change-shelter-happiness = happiness { $amount }
change-shelter-resources = resources { $amount }
change-shelter-dwellers = dwellers { $amount }
change-shelter-items = items { $amount }
change-shelter-rooms = rooms { $amount }
change-shelter-wounded = wounded dwellers { $amount }
change-shelter-trained = trained dwellers { $amount }
change-shelter-threats = threats on your floor { $amount }
change-shelter-threats-looking-on = threats on its floor { $amount }

change-fallout-influence = influence { $amount }
change-fallout-xp = XP { $amount }
change-fallout-perks = perks { $amount }
change-fallout-deaths = deaths { $amount }
change-fallout-hp = HP { $amount }
change-fallout-rads = rads { $amount }
change-fallout-caps = caps { $amount }
change-fallout-cards = cards { $amount }
change-fallout-gear = better equipment { $amount }
change-fallout-explored = explored tiles { $amount }
change-fallout-power = lead on the power track { $amount }

change-munchkin-level = Level { $amount }
change-munchkin-strength = bonus to Combat Strength { $amount }
change-munchkin-cards = cards in hand { $amount }
change-munchkin-perks = Perks { $amount }
change-munchkin-deaths = deaths { $amount }
change-munchkin-rival = the leading rival’s Level { $amount }
