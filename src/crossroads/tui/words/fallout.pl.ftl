### Fallout: The Board Game w terminalu

app-going-on = Teraz
app-pages = Dobytek
app-scene = Stół

fallout-page-mine = Ja
fallout-page-quests = Zadania
fallout-page-others = Sklep, inni
fallout-page-bonds = Cele
fallout-adjoins = Obok
fallout-reroll-token = Przerzuć
fallout-reroll-well-rested = Strać cechę „wypoczęty” i przerzuć
fallout-influence = wpływy { $influence } z { $needed }
fallout-test-now = Symbole trafienia: { $icons }, { $difficulty ->
    [0] im więcej, tym lepiej
   *[other] potrzeba { $difficulty }
}
fallout-fight-now = Trafienia: { $hits }, potrzeba { $needs }
fallout-fight-back = w ciebie: { $icons }, pancerz { $armor }{ $ignored ->
    [0] {""}
   *[other] , nie liczy się { $ignored }
}

## Pomoc

fallout-help =
    ← →            przewracaj strony: moja plansza, zadania, sklep i inni
    Tab, strzałki  przewijaj mapę
    Mapa: blok to kafelek, wiersz w nim to pole. Strzałka mówi, po której stronie kafelka leży pole, kropka to środek. Bursztynowy klawisz oznacza pole, kafelek lub wroga, którego dotyczy opcja. Kliknięcie wybiera go albo podaje zasadę, która przeszkadza. Liczba za wrogiem to jego poziom, za symbolem poziom spotkania, za znacznikiem numer zadania.
    Kości: ciało z częściami, które pokazuje kość; zielona ramka trafia wroga. Pasek: rady od lewej, nad nimi PW.
