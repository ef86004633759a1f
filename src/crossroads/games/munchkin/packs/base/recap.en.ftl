# What happened while somebody was away, in a few words that follow a name and a colon.

recap-died = { $count ->
        [one] died
       *[other] died { $count } times
    }
recap-won = { $count ->
        [one] won a fight
       *[other] won { $count } fights
    }
recap-level-named = is now at Level { $names }
recap-lost-fight = { $count ->
        [one] lost a fight
       *[other] lost { $count } fights
    }
recap-caught = { $count ->
        [one] was caught by a monster
       *[other] was caught by { $count } monsters
    }
recap-caught-named = was caught by { $names }
recap-traits = { $count ->
        [one] { $count } new class or trait
       *[other] { $count } new classes or traits
    }
recap-traits-named = now has { $names }
recap-losses = { $count ->
        [one] lost { $count } card
       *[other] lost { $count } cards
    }
recap-losses-named = lost { $names }
recap-helped = { $count ->
        [one] helped in a fight
       *[other] helped in { $count } fights
    }
recap-looted = { $count ->
        [one] looted { $count } card
       *[other] looted { $count } cards
    }
recap-looted-named = looted { $names }
recap-perks = { $count ->
        [one] { $count } new Perk
       *[other] { $count } new Perks
    }
recap-perks-named = { $count ->
        [one] new Perk: { $names }
       *[other] new Perks: { $names }
    }
recap-gear = { $count ->
        [one] { $count } more card in use
       *[other] { $count } more cards in use
    }
recap-gear-named = is now using { $names }
recap-sold = { $amount ->
        [one] sold for { $amount } cap
       *[other] sold for { $amount } caps
    }
recap-traded = { $count ->
        [one] traded
       *[other] traded { $count } times
    }
recap-traded-named = traded with { $names }
recap-played = { $count ->
        [one] played { $count } card
       *[other] played { $count } cards
    }
recap-played-named = played { $names }
recap-doors = { $count ->
        [one] kicked open { $count } door
       *[other] kicked open { $count } doors
    }
recap-doors-named = met { $names } behind the door
recap-drawn = { $amount ->
        [one] drew { $amount } card
       *[other] drew { $amount } cards
    }
