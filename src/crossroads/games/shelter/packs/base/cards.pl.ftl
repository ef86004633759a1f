### Shelter, zestaw podstawowy: nazwy i opisy kart

## Pomieszczenia początkowe

room-wasteland = Pustkowie
    .flavour = Słonecznie, przestronnie, sąsiadów brak. Zabrać wodę i testament.
room-vault-door = Wrota krypty
    .flavour = Trzynaście ton stali. Kto otwiera, ten wychodzi pierwszy.
room-vault-entrance = Wejście do krypty
    .flavour = Wytrzeć buty, podać zawód, prowiant zostawić na portierni.
room-water-treatment = Uzdatnianie wody
    .flavour = Jakość sprawdza codziennie ten, kto wyciągnie najkrótszą zapałkę.
room-diner = Jadłodajnia
    .flavour = Danie dnia to danie wczorajsze, podane z większym przekonaniem.
room-generator = Generator
    .flavour = Póki buczy, wszyscy narzekają. Gdy ucichnie, nie będzie komu.

## Pomieszczenia z talii

room-weight-room = Siłownia
    .flavour = Dźwigać nogami, nie plecami: zapasowych pleców nie dowieźli.
room-armory = Zbrojownia
    .flavour = Pokwitować strzelbę, pokwitować nabój, a za dziurę przeprosić.
room-fitness-room = Sala ćwiczeń
    .flavour = Rower jedzie donikąd, jak my wszyscy, tylko szybciej.
room-lounge = Salon
    .flavour = Od szóstej do ósmej rozmowa obowiązkowa, wdzięk dobrowolny.
room-classroom = Sala lekcyjna
    .flavour = Cały program geografii mieści się już na jednej tablicy.
room-athletics-room = Sala gimnastyczna
    .flavour = Rekord sali w skoku w dal: równo do ściany.
room-game-room = Pokój gier
    .flavour = Gramy o zupę. Niejeden śmiałek poszedł spać głodny.
room-turbine-hall = Hala turbin
    .flavour = Zapala od trzeciego kopniaka. Buty prosimy mieć własne.
room-garden = Ogród
    .flavour = Tutejsze pomidory słońca nie widziały i wcale nie tęsknią.
room-water-purifier = Stacja filtrów
    .flavour = Wpływa błoto, wypływa komunikat o sukcesie.
room-bottling-plant = Rozlewnia
    .flavour = Ta sama woda, tyle że z bąbelkami, etykietą i ceną.
room-breeder-reactor = Reaktor powielający
    .flavour = Daje więcej paliwa, niż spala. Nikt nie śmiał zapytać skąd.
room-storehouse = Magazyn
    .flavour = Jest tu wszystko, alfabetycznie według nazwisk byłych właścicieli.
room-weapon-workshop = Rusznikarnia
    .flavour = Reklamacje przyjmujemy od każdego, kto zdoła z nimi wrócić.
room-outfit-workshop = Szwalnia
    .flavour = Zeszłoroczne zasłony to tegoroczna kolekcja wieczorowa.
room-living-quarters = Kwatery mieszkalne
    .flavour = Cienkie ściany, cicha muzyka i spis ludności znów nieaktualny.
room-barracks = Koszary
    .flavour = Rany odespać, smutki zajeść, o szóstej stawić się na apel.
room-radio-studio = Studio radiowe
    .flavour = Słuchalność wzrosła dwukrotnie: słuchacz przyprowadził kolegę.
room-medbay = Ambulatorium
    .flavour = Pani doktor przyjmie, gdy tylko znajdą się jej okulary.
room-science-lab = Laboratorium
    .flavour = Potrzebni ochotnicy. Poprzednich też prosimy o jakiś znak.
room-overseers-office = Gabinet nadzorcy
    .flavour = Każda budowa wymaga trzech podpisów. Wszystkie trzy są jego.
room-barber-shop = Zakład fryzjerski
    .flavour = Do wyboru dwie fryzury. Lustro zdejmujemy z litości.
room-theatre = Teatr
    .flavour = Ta sama sztuka po raz czterechsetny, a ktoś wciąż wstrzymuje oddech.
room-trading-post = Punkt wymiany
    .flavour = Uczciwa wymiana: obie strony wychodzą z lekkim poczuciem krzywdy.

## Windy

lift-start = Winda początkowa
    .flavour = Jedzie łagodnie: najpierw nosze, potem plotki.
lift-red = Czerwona winda
    .flavour = Inspektor przejechał się raz i odtąd woli drabinę.
lift-blue = Niebieska winda
    .flavour = Staje na każdym piętrze, którego nie dokończono.
lift-green = Zielona winda
    .flavour = Udźwig: sześć osób albo jedna wanna, nigdy razem.
lift-yellow = Żółta winda
    .flavour = Nacisnąć raz: w dół. Nacisnąć dwa razy: jeszcze głębiej.

## Przedmioty

item-kitchen-knife = Nóż kuchenny
    .flavour = Rozsmarowuje margarynę, a w razie potrzeby sieje popłoch.
item-baseball-bat = Kij bejsbolowy
    .flavour = Sezon odwołano, treningi na korytarzu trwają.
item-pipe-pistol = Pistolet z rury
    .flavour = Z wykształcenia hydraulik. Do kranu lepiej nie zaglądać.
item-hunting-rifle = Sztucer myśliwski
    .flavour = Pozwolenie wygasło razem z urzędem, który je wydał.
item-laser-rifle = Karabin laserowy
    .flavour = Cichy, celny i poda ogień z dziewięciuset metrów.
item-flamethrower = Miotacz ognia
    .flavour = Nie jest to zalecana metoda rozmrażania spiżarni.
item-rocket-launcher = Wyrzutnia rakiet
    .flavour = Załatwia jedną sprawę i zaczyna jeden remont.
item-guard-dog = Pies stróżujący
    .flavour = Uważa, że każdy spór zasługuje na drugie ugryzienie.
item-padded-jacket = Pikowana kurtka
    .flavour = Babcie pikowały z sercem: nie puszcza przeciągów ani pazurów.
item-first-aid-kit = Apteczka
    .flavour = W środku plaster, jodyna i kartka „Głowa do góry”.
item-work-overalls = Kombinezon roboczy
    .flavour = Jedenaście kieszeni, a klucz francuski zawsze w dwunastej.
item-scout-goggles = Gogle zwiadowcy
    .flavour = Kłopoty widać z daleka, i to w miłym odcieniu bursztynu.
item-hiking-boots = Buty turystyczne
    .flavour = Gwarancja na tysiąc kilometrów. Korytarz ma trzydzieści metrów.
item-evening-dress = Suknia wieczorowa
    .flavour = Przemycona. Celnik wszystko widział i szarmancko przytrzymał drzwi.
item-lab-coat = Kitel laboratoryjny
    .flavour = Do obiadu biały, po obiedzie dowód rzeczowy.
item-track-suit = Dres sportowy
    .flavour = Ucieczka w panice wygląda w nim jak poranny trening.
item-lucky-tie = Szczęśliwy krawat
    .flavour = Przeżył dziewięć katastrof i jedno fatalne wesele.
item-fusion-cell = Ogniwo fuzyjne
    .flavour = Działa sto lat albo do pierwszego polizania styków.
item-lunch-pail = Śniadaniówka
    .flavour = Na wieczku wypisano imię. Niestety nie twoje.
item-canteen = Manierka
    .flavour = Wgniecenie to pamiątka po ostatniej pogadance o dzieleniu się.
item-tool-belt = Pas na narzędzia
    .flavour = Utrzyma każde narzędzie, ale spodni już nie.
item-floor-plan = Plan piętra
    .flavour = Narysowany na serwetce, zatwierdzony plamą sosu.
item-hand-radio = Krótkofalówka
    .flavour = Kręć gałką, aż ktoś będzie miał coś lepszego.
item-ration-book = Kartki na żywność
    .flavour = Przy uważnej lekturze z pięciu gąb robią się cztery.
item-rent-ledger = Księga czynszów
    .flavour = Goście płacą przy drzwiach, atrament liczymy osobno.
item-snow-globe = Kula śnieżna
    .flavour = Potrząśnij, a spadnie śnieg. Innej pogody już nie ma.
item-music-box = Pozytywka
    .flavour = Gra walca bez jednej nuty, bo ta dawno wypadła.
item-trophy-cup = Puchar
    .flavour = Za wzorowy korytarz, trzeci rok z rzędu. Nikt inny nie startował.
item-family-album = Album rodzinny
    .flavour = Wszyscy się uśmiechają, bo deser trzymał fotograf.
item-coin-collection = Kolekcja monet
    .flavour = Nareszcie nic niewarta, więc warta zachowania.
item-pantry-key = Klucz do spiżarni
    .flavour = Otwiera jedne drzwi i mnóstwo serc.

## Zagrożenia

threat-radroaches = Radkaraluchy
    .flavour = Czynszu nie płacą, a już domagają się kuchni.
threat-mole-rats = Kretoszczury
    .flavour = Nieplanowana rozbudowa piętra. Z zębami.
threat-fire = Pożar
    .flavour = Ćwiczenia były we wtorek. Dziś egzamin praktyczny.
threat-blackout = Brak prądu
    .flavour = Zachować spokój i puścić wreszcie rękę Geralda.
threat-spoiled-stores = Zepsute zapasy
    .flavour = Ktoś zastukał w puszkę szynki, a puszka odstukała.
threat-burst-pipe = Pęknięta rura
    .flavour = Wniosek o basen przyjęto. Pomylono tylko piętro.
threat-raiders = Raiderzy
    .flavour = Przyszli po kosztowności i sami parę przynieśli.
threat-feral-ghouls = Zdziczałe ghule
    .flavour = Sąsiedzi z góry. Świeże powietrze wyraźnie im nie posłużyło.
threat-radscorpion = Radskorpion
    .flavour = Osiem niestrudzonych nóg i jeden bardzo ostry argument z tyłu.
threat-super-mutant = Supermutant
    .flavour = Grzecznie wygiął drzwi i zapytał, kto tu najsilniejszy.
threat-deathclaw = Szpon śmierci
    .flavour = Portret do listu gończego szkicowano z pamięci i w biegu.
threat-stranger-at-the-door = Nieznajomy u drzwi
    .flavour = Zwabił go zapach kolacji. Twierdzi, że sam też gotuje.

## Kolory graczy

colour-red = Czerwony
colour-blue = Niebieski
colour-green = Zielony
colour-yellow = Żółty

## S.P.E.C.I.A.L.

special-S = Siła
special-P = Percepcja
special-E = Wytrzymałość
special-C = Charyzma
special-I = Inteligencja
special-A = Zręczność
special-L = Szczęście

## Zasoby

resource-power = energia
resource-food = żywność
resource-water = woda
resource-any = dowolny zasób
