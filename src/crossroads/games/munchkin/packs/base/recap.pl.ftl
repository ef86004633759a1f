# Co zdarzyło się bez gracza: kilka słów po imieniu i dwukropku.

recap-died = { $count ->
        [one] { $count } śmierć
        [few] { $count } śmierci
       *[many] { $count } śmierci
    }
recap-won = { $count ->
        [one] { $count } wygrana walka
        [few] { $count } wygrane walki
       *[many] { $count } wygranych walk
    }
recap-level-named = teraz poziom { $names }
recap-lost-fight = { $count ->
        [one] { $count } przegrana walka
        [few] { $count } przegrane walki
       *[many] { $count } przegranych walk
    }
recap-caught = { $count ->
        [one] nieudana ucieczka: { $count } potwór
        [few] nieudana ucieczka: { $count } potwory
       *[many] nieudana ucieczka: { $count } potworów
    }
recap-caught-named = nieudana ucieczka: { $names }
recap-traits = { $count ->
        [one] wyłożono { $count } kartę
        [few] wyłożono { $count } karty
       *[many] wyłożono { $count } kart
    }
recap-traits-named = ma teraz: { $names }
recap-losses = { $count ->
        [one] stracono { $count } kartę
        [few] stracono { $count } karty
       *[many] stracono { $count } kart
    }
recap-losses-named = stracono: { $names }
recap-helped = { $count ->
        [one] pomoc w { $count } walce
        [few] pomoc w { $count } walkach
       *[many] pomoc w { $count } walkach
    }
recap-looted = { $count ->
        [one] ograbianie zwłok: { $count } karta
        [few] ograbianie zwłok: { $count } karty
       *[many] ograbianie zwłok: { $count } kart
    }
recap-looted-named = ograbianie zwłok: { $names }
recap-perks = { $count ->
        [one] { $count } nowy Profit
        [few] { $count } nowe Profity
       *[many] { $count } nowych Profitów
    }
recap-perks-named = { $count ->
        [one] nowy Profit: { $names }
        [few] nowe Profity: { $names }
       *[many] nowe Profity: { $names }
    }
recap-gear = { $count ->
        [one] w użyciu jeszcze { $count } karta
        [few] w użyciu jeszcze { $count } karty
       *[many] w użyciu jeszcze { $count } kart
    }
recap-gear-named = używa teraz: { $names }
recap-sold = { $amount ->
        [one] sprzedaż za { $amount } kapsel
        [few] sprzedaż za { $amount } kapsle
       *[many] sprzedaż za { $amount } kapsli
    }
recap-traded = { $count ->
        [one] { $count } wymiana
        [few] { $count } wymiany
       *[many] { $count } wymian
    }
recap-traded-named = wymiana, partner: { $names }
recap-played = { $count ->
        [one] zagrano { $count } kartę
        [few] zagrano { $count } karty
       *[many] zagrano { $count } kart
    }
recap-played-named = zagrano: { $names }
recap-doors = { $count ->
        [one] wyważono { $count } drzwi
        [few] wyważono { $count } drzwi
       *[many] wyważono { $count } drzwi
    }
recap-doors-named = za drzwiami: { $names }
recap-drawn = { $amount ->
        [one] dobrano { $amount } kartę
        [few] dobrano { $amount } karty
       *[many] dobrano { $amount } kart
    }
