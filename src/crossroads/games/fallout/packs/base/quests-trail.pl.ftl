# Zadania poboczne wszystkich scenariuszy: robot listonosz, pianino, mierniczy.

quest-undelivered = Niedoręczone
    .story = Robot pocztowy, Listonosz Cztery, zaczął obchód jeszcze przed bombami. Teraz leży przy drodze ze spalonym silnikiem i nie wyłączy się, póki ktoś nie przejmie torby. Jeden list, z dopiskiem „pilne”, jest do domu, który wciąż stoi. Niektóre inne są podejrzanie grube.
    .deliver = Zanieś pilny list pod adres.
    .deliver-done = Pani Halloran, dziś ghulka, od 2077 roku nie gasi lampy na ganku. Czyta na stojąco: „Będę w czwartek. Całuję, Joe”. Potem pyta, czy masz coś do pisania.
    .open = Otwórz listy nad parą z czyjegoś czajnika.
    .open-done = Głównie rachunki i parę banknotów dla siostrzeńców. Ale pewien urzędnik pisze do ukochanej o biurowym sejfie, i to dokładniej, niż nakazywałby rozsądek.
    .runner = Zapłać gońcowi za doręczenie pilnego listu.
    .runner-done = Posłaniec wraca z czapką w rękach. Otworzyła ghulka, mówi, przeczytała na stojąco, a potem trzymała się framugi. Jest odpowiedź. Listonosz Cztery za fatygę daje ci coś z torby i przygasza lampę.

quest-one-night-only = Tylko jeden wieczór
    .story = Agnes Thorne ma pianino i komplet strun, a nie ma publiczności. Jej mąż umarł w przekonaniu, że żona kiedyś zagra przed pełną salą, i ona nie pozwoli zrobić z niego kłamcy. Sala jest w dalekiej osadzie. Właściciel baru, który mieszka bliżej, ma gotówkę.
    .play = Zapełnij salę i przewracaj jej nuty.
    .play-done = Swojego jedynego walca gra cztery razy i nikt nie wychodzi. Za trzecim razem strażnik karawany łapie melodię. Do zimy będzie na wszystkich drogach.
    .sell = Sprzedaj pianino, póki Agnes śpi.
    .sell-done = Właściciel baru płaci gotówką i o nic nie pyta. Agnes budzi się przy pustym wozie. Takim kobietom wszyscy wierzą, a ona już zaczęła opowiadać.

quest-return-post = Pocztą zwrotną
    .story = Pani Halloran odpisała na list męża, z dwustuletnim opóźnieniem. Jego koszary stały się miasteczkiem i podobno jest tam nocny stróż, który nigdy nie zdejmuje hełmu. Żeby wręczyć ci kopertę, włożyła odświętny płaszcz.
    .hand = Oddaj list stróżowi do rąk własnych.
    .hand-done = Czyta pod latarnią przy bramie, najpierw w hełmie, potem bez. „Jaki dziś dzień?” – pyta i znika na drodze, zanim ktokolwiek zdoła to policzyć.

quest-four-left-two-right = Cztery w lewo, dwa w prawo
    .story = List urzędnika zawiera szyfr i skargę: firma przeniosła sejf, a z nim i jego, do filii z dala od Dolores. Dziś to niebezpieczna okolica. Na samym dole kartki błaga ją, żeby go nie szukała.
    .open = Znajdź filię i wypróbuj cyfry urzędnika.
    .open-done = Cztery w lewo, dwa w prawo i kopniak, jak w opisie. W środku jest utarg, prywatna korespondencja kierownika i zasuszony kwiat z napisem „dla D.”, którego nie ruszasz.

quest-red-flags = Czerwone chorągiewki
    .story = Przez pustkowia biegną prosto jak strzelił czerwone chorągiewki na palikach. Za nimi idzie Ephraim Tate z mosiężnym teodolitem i ostatnim planem hrabstwa. Sprzedaje akty własności ziemi, która od dwustu lat była niczyja, i ludzie zaczynają kupować.
    .measure = Nieś drugi koniec łańcucha mierniczego.
    .measure-done = Łańcuch zwinięty i z doliny robi się rząd działek i droga. Tate płaci pół na pół, kapslami i ziemią. Działka dziewiąta, mówi, zwijając mapę odrobinę za szybko, ma charakter.
    .uproot = Namów osadników, żeby powyrywali paliki.
    .uproot-done = Czterdzieści osób wychodzi z młotami i wraca z drewnem na opał. Tate woła za nimi, że zatęsknią za nim w niedzielę, kiedy przyjdzie do studni.

quest-plot-nine = Działka dziewiąta
    .story = Akt jest prawdziwy, pieczęć też. Prawdziwe jest i to, co mieszka na działce dziewiątej, a mieszka tam dłużej, niż istnieją pomiary. Tate uważa to za sprawę między sąsiadami. W osadach wciąż płacą za ziemię, której nie widzieli na oczy.
    .clear = Wyeksmituj dotychczasowego lokatora.
    .clear-done = Lokator nie przyjmuje wypowiedzeń na piśmie. Potem masz spokojną kotlinkę pełną kości, a jakaś kobieta pod parasolem już pyta, kto jej dogląda pod twoją nieobecność.
    .sell = Sprzedaj akt komuś, kto wierzy mapom.
    .sell-done = Chwalisz widok i ciszę. Nabywczyni, kobieta z parasolem, pyta, jak się ta kotlinka nazywa, a ty odpowiadasz, że wybór należy do niej.

quest-well-on-sunday = Studnia w niedzielę
    .story = Paliki Tate'a poszły z dymem i dwie rodziny przypomniały sobie, że studnia leży dokładnie między nimi. Wodę biorą na zmianę, ze strzelbami na kolanach. Albo ktoś ich rozsądzi, albo zjawi się coś, co przestraszy ich bardziej niż sąsiedzi.
    .judge = Wysłuchaj obu rodzin i wydaj wyrok.
    .judge-done = Jednym przyznajesz linę, drugim wiadro. Potrzebują wieczoru, by pojąć, co to znaczy. Potem ktoś wybucha śmiechem i strzelby wracają na ściany.
    .fright = Powal coś wielkiego, co przestraszy obie rodziny.
    .fright-done = Żeby przeciągnąć szczątki obok farm, trzeba braminów obu rodzin. Gdy już widzą, co chodzi po okolicy, wprowadzają się do jednego domu i otaczają studnię wspólnym murem.
    .dig = Zapłać za drugą studnię.
    .dig-done = Kopacze trafiają na wodę po złej stronie płotu, a potem po dobrej. Każda rodzina niesie drugiej pierwsze wiadro, żeby pokazać, że jej woda jest słodsza. Na kamieniu między studniami jest twoje imię i bruzda, którą już wytarł sznur.
