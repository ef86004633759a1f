# What happened while somebody was away, in a few words that follow a name and a colon.

recap-last-round = this round is the last
recap-build = { $count ->
        [one] built { $count } room
       *[other] built { $count } rooms
    }
recap-build-named = built { $names }
recap-fights-won = { $count ->
        [one] won a fight
       *[other] won { $count } fights
    }
recap-fights-lost = { $count ->
        [one] lost a fight
       *[other] lost { $count } fights
    }
recap-happiness = happiness +{ $amount }
recap-threats = { $count ->
        [one] { $count } new threat
       *[other] { $count } new threats
    }
recap-threats-named = { $count ->
        [one] new threat: { $names }
       *[other] new threats: { $names }
    }
recap-threats-gone = { $count ->
        [one] { $count } threat removed
       *[other] { $count } threats removed
    }
recap-threats-gone-named = { $count ->
        [one] threat removed: { $names }
       *[other] threats removed: { $names }
    }
recap-dwellers = { $count ->
        [one] a new dweller
       *[other] { $count } new dwellers
    }
recap-items = { $count ->
        [one] took { $count } item
       *[other] took { $count } items
    }
recap-items-named = took { $names }
recap-trained = { $count ->
        [one] trained a dweller
       *[other] trained { $count } dwellers
    }
recap-trained-named = { $count ->
        [one] trained a dweller in { $names }
       *[other] trained { $count } dwellers in { $names }
    }
recap-wounds = { $count ->
        [one] a dweller is wounded
       *[other] { $count } dwellers are wounded
    }
recap-went = { $count ->
        [one] placed dwellers once
       *[other] placed dwellers { $count } times
    }
recap-passed = passed for the rest of the round
recap-went-named = went to { $names }
recap-first-player = has the first-player token
recap-round-named = round { $names } began
recap-resources = { $amount ->
        [one] gained { $amount } resource
       *[other] gained { $amount } resources
    }
