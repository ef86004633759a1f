# Co zdarzyło się bez gracza: kilka słów po imieniu i dwukropku.

recap-eliminated = poza grą
recap-killed = { $count ->
        [one] { $count } śmierć
        [few] { $count } śmierci
       *[many] { $count } śmierci
    }
recap-quests = { $count ->
        [one] wypełniono { $count } zadanie
        [few] wypełniono { $count } zadania
       *[many] wypełniono { $count } zadań
    }
recap-quests-named = wypełniono: „{ $names }”
recap-kills = { $count ->
        [one] zabito { $count } wroga
        [few] zabito { $count } wrogów
       *[many] zabito { $count } wrogów
    }
recap-kills-named = { $count ->
        [one] zabito { $count } wroga ({ $names })
        [few] zabito { $count } wrogów ({ $names })
       *[many] zabito { $count } wrogów ({ $names })
    }
recap-levels = { $count ->
        [one] poziom +{ $count }
        [few] poziom +{ $count }
       *[many] poziom +{ $count }
    }
recap-power = { $count ->
        [one] władza rośnie
        [few] władza rośnie
       *[many] władza rośnie
    }
recap-power-named = władza rośnie: { $names }
recap-loyal-named = lojalność: { $names }
recap-stage = { $count ->
        [one] { $count } nowe zadanie
        [few] { $count } nowe zadania
       *[many] { $count } nowych zadań
    }
recap-stage-named = { $count ->
        [one] nowe zadanie: { $names }
        [few] nowe zadania: { $names }
       *[many] nowe zadania: { $names }
    }
recap-set-back = władza spada
recap-set-back-named = władza spada: { $names }
recap-agendas = { $count ->
        [one] dobrano { $count } osiągnięcie
        [few] dobrano { $count } osiągnięcia
       *[many] dobrano { $count } osiągnięć
    }
recap-agendas-named = { $count ->
        [one] dobrano osiągnięcie: { $names }
        [few] dobrano osiągnięcia: { $names }
       *[many] dobrano osiągnięcia: { $names }
    }
recap-cards = { $count ->
        [one] { $count } nowa karta
        [few] { $count } nowe karty
       *[many] { $count } nowych kart
    }
recap-cards-named = zdobyto: { $names }
recap-perks = { $count ->
        [one] { $count } nowy profit
        [few] { $count } nowe profity
       *[many] { $count } nowych profitów
    }
recap-perks-named = { $count ->
        [one] profit: { $names }
        [few] profity: { $names }
       *[many] profity: { $names }
    }
recap-traits = { $count ->
        [one] { $count } nowa cecha
        [few] { $count } nowe cechy
       *[many] { $count } nowych cech
    }
recap-traits-named = { $count ->
        [one] nowa cecha: { $names }
        [few] nowe cechy: { $names }
       *[many] nowe cechy: { $names }
    }
recap-traded = { $count ->
        [one] { $count } wymiana
        [few] { $count } wymiany
       *[many] { $count } wymian
    }
recap-traded-named = wymiana, partner: { $names }
recap-xp = PD +{ $amount }
recap-enemies = { $count ->
        [one] na mapie { $count } nowy wróg
        [few] na mapie { $count } nowi wrogowie
       *[many] na mapie { $count } nowych wrogów
    }
recap-enemies-named = { $count ->
        [one] na mapie pojawił się wróg: { $names }
        [few] na mapie pojawili się wrogowie: { $names }
       *[many] na mapie pojawili się wrogowie: { $names }
    }
recap-damage = obrażenia: { $amount }
recap-round-named = koniec rundy { $names }
recap-went-named = jest teraz tutaj: { $names }
recap-tiles = { $count ->
        [one] odkryto { $count } kafelek
        [few] odkryto { $count } kafelki
       *[many] odkryto { $count } kafelków
    }
recap-encounters = { $count ->
        [one] { $count } spotkanie
        [few] { $count } spotkania
       *[many] { $count } spotkań
    }
recap-caps = { $amount ->
        [one] zdobyto { $amount } kapsel
        [few] zdobyto { $amount } kapsle
       *[many] zdobyto { $amount } kapsli
    }
recap-camps = { $count ->
        [one] { $count } obozowanie
        [few] { $count } obozowania
       *[many] { $count } obozowań
    }
