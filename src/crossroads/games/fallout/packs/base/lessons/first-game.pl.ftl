lesson-survivor =
    Witaj we Wspólnocie. Każdy ocalały ma pierwszy żeton S.P.E.C.I.A.L. i coś własnego, więc weź, kogo chcesz.
    .well = Świetnie: masz już twarz, literę i początek.

lesson-start =
    Wszyscy zaczynają w Obozie na rozdrożach: dobrze zacząć na polu północno-zachodnim, bo nieznane leży blisko.
    .well = Świetnie: zadania i osiągnięcie już czekają. Gdy padnie pytanie o wyposażenie, załóż kartę: w ekwipunku tylko ją nosisz.
    .fine = Też dobrze: obóz jest mały i każda droga z niego wyprowadza.

lesson-story =
    Czytaj i decyduj: skutki są ukryte, dopóki nie wybierzesz. Gdzie decydują kości, szanse stoją obok opcji.
    .well = Świetnie: to już twoja historia.

lesson-roll =
    Każda kość pokazuje części ciała: te, w które wróg jest wrażliwy, to twoje trafienia, a każda gwiazdka trafia ciebie.
    Przerzuć, co chcesz, albo zostaw kości; szanse obok opcji są dokładne.
    .well = Świetnie: dość trafień zabija wroga, a pancerz zatrzymuje część jego gwiazdek.

lesson-fight =
    Wróg jest w zasięgu, a walka to trzy kości: trafienia tam, gdzie jest wrażliwy, zabijają, a za zabicie są PD.
    .well = Świetnie: szanse obok opcji były dokładne.
    .fine = Też dobrze: wróg zostawiony w spokoju może sam przyjść na końcu rundy.

lesson-encounter =
    Na twoim polu jest symbol, czyli historia: spotkanie to jedna akcja i często początek zadania.
    .well = Świetnie: spotkania i zadania dają PD, kapsle i osiągnięcia.
    .fine = Też dobrze: symbol nie ucieknie.

lesson-explore =
    Obok leży zakryty kafelek, a eksploracja go odwraca: nowe miejsca, nowi wrogowie, nowe spotkania.
    .well = Świetnie: nic nie atakuje od razu, więc się rozejrzyj.
    .fine = Też dobrze: nieznane poczeka, choć zadania często tam prowadzą.

lesson-agenda =
    Nowa tura, dwie nowe akcje. Na końcu liczą się wpływy, a dają je karty osiągnięć, które leżą tutaj.
    .well = Świetnie: przeczytaj po drodze, czego chce twoje osiągnięcie.
    .fine = Też dobrze: osiągnięcie nie ucieknie.

lesson-step =
    Punkty ruchu wydaje się krok po kroku, a między krokami możesz robić co innego. Idź na południe, na skraj nieznanego.
    .well = Świetnie: niewydane punkty przepadają na końcu tury.
    .fine = Też dobrze: dopóki trwa tura, punkty zostają.

lesson-goal =
    Wygrywasz wpływami, jeśli zdążysz, zanim frakcje wygrają wojnę. W turze masz dwie akcje, zacznij od ruchu.
    .well = Świetnie: dwa punkty ruchu, po jednym za krok po łatwym terenie.
    .fine = Też dobrze: każda akcja liczy się tak samo i możesz ją powtórzyć.

lesson-camp =
    Gdy masz rany albo wyczerpane karty, rozbij obóz: trzy PW, odświeżone karty i sen za jedną akcję.
    .well = Świetnie: kto jest cały, lepiej wykorzysta dzień.
    .rested = Świetnie: wypoczęty może raz przerzucić kości.

lesson-free =
    Wiesz już wszystko: ruch, eksploracja, walka, spotkanie, obóz. Na końcu rundy osiągnięcie każe wrogom działać, o czym mówi
    przebieg gry; wykonuj zadania, zbieraj osiągnięcia, a każdą zasadę masz zawsze pod ręką.
    .well = Droga jest twoja. Powodzenia, ocalały!
