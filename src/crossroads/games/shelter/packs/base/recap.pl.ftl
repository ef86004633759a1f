# Co zdarzyło się bez gracza: kilka słów po imieniu i dwukropku.

recap-last-round = ta runda jest ostatnia
recap-build = { $count ->
        [one] { $count } nowe pomieszczenie
        [few] { $count } nowe pomieszczenia
       *[many] { $count } nowych pomieszczeń
    }
recap-build-named = budowa: { $names }
recap-fights-won = { $count ->
        [one] { $count } wygrana walka
        [few] { $count } wygrane walki
       *[many] { $count } wygranych walk
    }
recap-fights-lost = { $count ->
        [one] { $count } przegrana walka
        [few] { $count } przegrane walki
       *[many] { $count } przegranych walk
    }
recap-happiness = zadowolenie +{ $amount }
recap-threats = { $count ->
        [one] { $count } nowe zagrożenie
        [few] { $count } nowe zagrożenia
       *[many] { $count } nowych zagrożeń
    }
recap-threats-named = { $count ->
        [one] nowe zagrożenie: { $names }
        [few] nowe zagrożenia: { $names }
       *[many] nowe zagrożenia: { $names }
    }
recap-threats-gone = { $count ->
        [one] usunięto { $count } zagrożenie
        [few] usunięto { $count } zagrożenia
       *[many] usunięto { $count } zagrożeń
    }
recap-threats-gone-named = { $count ->
        [one] zagrożenie usunięte: { $names }
        [few] zagrożenia usunięte: { $names }
       *[many] zagrożenia usunięte: { $names }
    }
recap-dwellers = { $count ->
        [one] { $count } nowy mieszkaniec
        [few] { $count } nowych mieszkańców
       *[many] { $count } nowych mieszkańców
    }
recap-items = { $count ->
        [one] { $count } nowy przedmiot
        [few] { $count } nowe przedmioty
       *[many] { $count } nowych przedmiotów
    }
recap-items-named = { $count ->
        [one] nowy przedmiot: { $names }
        [few] nowe przedmioty: { $names }
       *[many] nowe przedmioty: { $names }
    }
recap-trained = { $count ->
        [one] wyszkolono { $count } mieszkańca
        [few] wyszkolono { $count } mieszkańców
       *[many] wyszkolono { $count } mieszkańców
    }
recap-trained-named = { $count ->
        [one] wyszkolono { $count } mieszkańca ({ $names })
        [few] wyszkolono { $count } mieszkańców ({ $names })
       *[many] wyszkolono { $count } mieszkańców ({ $names })
    }
recap-wounds = { $count ->
        [one] { $count } ranny mieszkaniec
        [few] { $count } rannych mieszkańców
       *[many] { $count } rannych mieszkańców
    }
recap-went = { $count ->
        [one] { $count } przydzielenie
        [few] { $count } przydzielenia
       *[many] { $count } przydzieleń
    }
recap-passed = pas do końca rundy
recap-went-named = mieszkańcy trafili tu: { $names }
recap-first-player = znacznik pierwszego gracza
recap-round-named = zaczęła się runda { $names }
recap-resources = zdobyto: { $amount ->
        [one] { $amount } zasób
        [few] { $amount } zasoby
       *[many] { $amount } zasobów
    }
