lesson-class =
    Witaj na Pustkowiach: wygrywa pierwszy, kto osiągnie 10. poziom, a droga do niego wiedzie przez potwory.
    Masz na ręce Paladyna Bractwa: przyjmij tę klasę, a jej moc będzie twoja.
    .well = Świetnie: munchkin bez klasy to tylko munchkin.
    .fine = Też dobrze: klasę przyjmiesz i później, w swojej turze.

lesson-gear =
    Używany przedmiot liczy się w każdej walce: Karabin szturmowy daje +3 do siły bojowej.
    .well = Świetnie: 1. poziom i karabin za +3 to siła 4.
    .fine = Też dobrze: czego nie użyjesz teraz, założysz na początku swojej tury.

lesson-hand =
    Reszta poczeka: karta na ręce nic nie robi, dopóki jej nie zagrasz. Powiedz, że to wszystko.
    .well = Świetnie: pułapki, kole i tabletki czekają na właściwą chwilę.
    .fine = Też dobrze: w plecaku przedmiot się nosi, choć nie daje tam premii.

lesson-door =
    Twoja tura zaczyna się kopniakiem w drzwi: z potworem się walczy, pułapka działa, reszta jest twoja.
    Spasuj, żeby powiedzieć, że jesteś gotów.
    .well = Świetnie: zobaczmy, co jest za drzwiami.
    .fine = Też dobrze: przygotuj się spokojnie, drzwi poczekają, aż spasujesz.

lesson-radiation =
    Promieniowanie! Jeden rzut może cię uratować: twoja ochrona i kość muszą razem dać tyle, ile żąda karta.
    .well = Świetnie: rzut nic nie kosztuje.
    .fine = Też dobrze: niektóre promieniowanie prawie nie szkodzi początkującym.

lesson-trouble =
    Za drzwiami nie było potwora, więc możesz poszukać kłopotów z potworem z ręki: tak zdobywa się poziomy.
    .well = Świetnie: najlepszy potwór to ten, którego wybierzesz samodzielnie.
    .fine = Też dobrze: kto nie szuka kłopotów, może przeszukać pokój.

lesson-side =
    Taka karta pomaga dowolnej stronie walki. We własnej walce daj ją munchkinom.
    .well = Świetnie: porównaj teraz obie liczby. Gdy twoja jest większa, spasuj, a wygrasz, jeśli nikt się nie wtrąci.
    .fine = Też można, jeśli miał wygrać potwór: tak inni będą robić tobie.

lesson-fight =
    Żeby wygrać, trzeba mieć więcej niż potwór: remis nie wystarczy. Świecąca kola dodaje 5 jednej ze stron.
    .well = Świetnie: karta zużyta, ale poziom jest tego wart.
    .fine = Też dobrze: wystarczy moc, pomoc albo szczęście, a kto nie może wygrać, ucieka po rzucie kością.
    .help = Też dobrze: pomoc liczy się jak własna siła, ale pomocnik zechce części skarbów.

lesson-perk =
    Parzysty poziom daje Profit: oglądasz trzy i jeden zostaje z tobą na dobre.
    .well = Świetnie: Profitów nie ma się na ręce, więc działają od razu.
    .fine = Też dobrze, ale Profit nic by cię nie kosztował.

lesson-turn-end =
    Twoja tura się kończy: załóż zdobycz albo spasuj. Mając na ręce więcej niż pięć kart, resztę trzeba oddać.
    .well = Świetnie: to była cała tura.
    .fine = Też dobrze: pytanie wróci, aż spasujesz.
    .dressed = Świetnie: już się liczy, a spasujesz, gdy będziesz gotów.

lesson-others =
    Teraz grają inni, a ty możesz się wtrącić: wzmocnić potwora, pomóc za udział, zastawić pułapkę.
    Na razie spasuj; pod opcjami możesz też pasować, dopóki coś się nie zmieni.
    .well = Świetnie: życzliwy munchkin żyje dłużej, tak do dziewiątego poziomu.
    .fine = Też dobrze: wtrącanie się to połowa zabawy, a inni to zapamiętają.

lesson-free =
    Wiesz już wszystko: przygotować się, kopnąć, walczyć, dzielić. Dziesiąty poziom zdobywa się tylko w walce, więc pilnuj,
    kto ma dziewiąty i co masz tutaj, a każdą zasadę masz zawsze pod ręką.
    .well = Drzwi są twoje. Powodzenia, munchkinie!
