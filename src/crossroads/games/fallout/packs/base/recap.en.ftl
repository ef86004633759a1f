# What happened while somebody was away, in a few words that follow a name and a colon.

recap-eliminated = out of the game
recap-killed = { $count ->
        [one] was killed
       *[other] was killed { $count } times
    }
recap-quests = { $count ->
        [one] completed { $count } quest
       *[other] completed { $count } quests
    }
recap-quests-named = completed “{ $names }”
recap-kills = { $count ->
        [one] killed { $count } enemy
       *[other] killed { $count } enemies
    }
recap-kills-named = { $count ->
        [one] killed an enemy ({ $names })
       *[other] killed { $count } enemies ({ $names })
    }
recap-levels = { $count ->
        [one] levelled up
       *[other] levelled up { $count } times
    }
recap-power = { $count ->
        [one] a faction gained power
       *[other] factions gained power
    }
recap-power-named = more power for { $names }
recap-loyal-named = declared loyalty to { $names }
recap-stage = { $count ->
        [one] { $count } new quest
       *[other] { $count } new quests
    }
recap-stage-named = { $count ->
        [one] new quest: { $names }
       *[other] new quests: { $names }
    }
recap-set-back = a faction lost power
recap-set-back-named = less power for { $names }
recap-agendas = { $count ->
        [one] drew { $count } agenda
       *[other] drew { $count } agendas
    }
recap-agendas-named = { $count ->
        [one] drew the agenda { $names }
       *[other] drew the agendas { $names }
    }
recap-cards = { $count ->
        [one] gained { $count } card
       *[other] gained { $count } cards
    }
recap-cards-named = gained { $names }
recap-perks = { $count ->
        [one] took { $count } perk
       *[other] took { $count } perks
    }
recap-perks-named = { $count ->
        [one] took the perk { $names }
       *[other] took the perks { $names }
    }
recap-traits = { $count ->
        [one] { $count } new trait
       *[other] { $count } new traits
    }
recap-traits-named = { $count ->
        [one] new trait: { $names }
       *[other] new traits: { $names }
    }
recap-traded = { $count ->
        [one] traded
       *[other] traded { $count } times
    }
recap-traded-named = traded with { $names }
recap-xp = XP +{ $amount }
recap-enemies = { $count ->
        [one] { $count } enemy came to the map
       *[other] { $count } enemies came to the map
    }
recap-enemies-named = { $count ->
        [one] new on the map: { $names }
       *[other] new on the map: { $names }
    }
recap-damage = suffered { $amount } damage
recap-round-named = round { $names } is over
recap-went-named = went to { $names }
recap-tiles = { $count ->
        [one] explored { $count } tile
       *[other] explored { $count } tiles
    }
recap-encounters = { $count ->
        [one] had { $count } encounter
       *[other] had { $count } encounters
    }
recap-caps = { $amount ->
        [one] gained { $amount } cap
       *[other] gained { $amount } caps
    }
recap-camps = { $count ->
        [one] camped
       *[other] camped { $count } times
    }
