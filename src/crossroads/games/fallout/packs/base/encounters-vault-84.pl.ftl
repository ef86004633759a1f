### Krypta 84, gdzie wszyscy rodzą się z długiem

encounter-no-account-on-file = Brak konta w kartotece
    .intro = Właz krypty odsuwa się dokładnie na szerokość człowieka. Za kratą kontuaru siedzi Odile Marsh, naczelna komorniczka. Powietrze w Krypcie 84 idzie na licznik, tłumaczy; każdy mieszkaniec nosi przy kołnierzu mosiężne urządzenie. Ty oddychasz, a rachunku nie ma komu wysłać.
    .sign = Podpisz formularz i załóż konto.
    .sign-success = Do nowego konta należy się kosz powitalny, oczywiście na kredyt. Marsh przybija cztery pieczątki, przypina ci licznik do kołnierza i pierwszy raz tego dnia wygląda na zadowoloną.
    .argue = Zapytaj, który przepis każe płacić obcym.
    .argue-success = Marsh wertuje regulamin przez godzinę. Takiego przepisu nie ma. Pół krypty znajduje powód, by przejść obok kraty, żeby zobaczyć kogoś, kto oddycha za darmo.
    .argue-failure = Przepis się znajduje. Jest na odwrocie pierwszej strony, w rozdziale „Płuca pozostałe”.

encounter-bench-by-the-door = Ławka przy włazie
    .intro = Wendell Ash ma siedemdziesiąt cztery lata i jako pierwszy w Krypcie 84 spłacił wszystko, łącznie z pogrzebem dziadka. Właz otwiera się tylko przed tymi, którzy mają na koncie zero. Przed nim otworzył się w dniu urodzin. Od tamtej pory Wendell siedzi obok, z walizką na kolanach.
    .escort = Zaproponuj, że wyjdziecie razem.
    .escort-success = Pyta, co ludzie robią tam przez cały dzień i czy płaci się przed, czy po. Potem bierze walizkę. Jest pusta: ze wszystkiego, co ma, spłacony jest tylko on sam.
    .reckon = Wypytaj go, jak doszedł do zera.
    .reckon-success = Przez sześćdziesiąt lat prowadził własne księgi, ołówkiem. Pewnej wiosny jego liczby rozeszły się z liczbami krypty. Oddaje ci zeszyt i podaje nazwisko z biura rewizji: Tobin Reyes.
    .reckon-failure = Tłumaczy procent składany, aż kończą się godziny taniego światła. Po ciemku znajdujesz stalową framugę. Czołem.

encounter-statement-of-account = Wyciąg z konta
    .intro = Korytarzem podjeżdża maszyna komornicza i rozwija przed tobą papierową wstęgę dłuższą od ciebie. Kosz, powietrze, światło, zużycie podłogi i opłata za doręczenie wyciągu. Maszyna wysuwa tackę i czeka, cicho tykając.
    .settle = Wysyp kapsle na tackę.
    .settle-success = Nikt jeszcze nie zapłacił jej całości, więc długo szuka dzwonka, którym ma zadzwonić. Marsh wręcza ci nieodebrany depozyt po zmarłym kliencie i zapisuje sobie twoje nazwisko.
    .work = Odpracuj to w kotłowni.
    .work-success = Machasz łopatą przez dwie zmiany obok ludzi, którzy stoją tu, odkąd zdołali podnieść szuflę. Podoba im się, jak klniesz. Mówią ci po cichu, kiedy zajrzeć do pralni.
    .work-failure = Kocioł pluje parą. Łopata idzie na twój rachunek, maść na oparzenia też.
    .resist = Przedrzyj wstęgę na pół.
    .resist-success = Na to maszyna nie ma instrukcji. Przewraca się razem z tacką pełną cudzych monet, a drzwi wzdłuż korytarza uchylają się na szerokość oka. Ktoś szeptem zaprasza cię na zebranie.
    .resist-failure = Maszyna unieruchamia cię z wielką delikatnością i wyjmuje ci z kieszeni należną sumę. A potem opłatę za unieruchomienie.

encounter-laundry-exchange = Giełda w pralni
    .intro = Gdy gasną światła, pralnia Krypty 84 się zapełnia. Hanne Prentice prowadzi tu drugie księgi, mydłem na czarnym suknie: kto komu pilnował dziecka, kto komu naprawił kran. Za przysługę płaci się przysługą, a wszystkie dowody zmywa jedna mokra szmata.
    .trade = Zobacz, co kto przyniósł.
    .trade-success = Nikt tu nie wie, co ile jest warte w kapslach, więc wszyscy patrzą na twoją twarz. Uczysz się trzymać ją nieruchomo. Oni uczą się szybciej.
    .repair = Napraw im stary magiel parowy.
    .repair-success = Magiel rusza pierwszy raz od trzydziestu lat. Hanne wpisuje mydłem twoje imię, zaskakująco wysoko, i mówi ci o zebraniu.
    .repair-failure = Magiel rusza. Najpierw wciąga twój rękaw, potem to, co w rękawie.
    .donate = Zostaw leki sali, której nie stać na leczenie.
    .donate-success = Hanne liczy dawki, potem łóżka, i nie pyta o cenę. Później przynosi coś, co najstarsze rody krypty wiedzą, a czego nigdy nie sprzedały, i prosi, żeby ktoś taki jak ty przemówił na zebraniu.

encounter-apprentice-auditor = Praktykant z rewizji
    .intro = Dziewiętnastoletni Tobin Reyes wciąga cię do schowka pełnego taśm do sumatorów. Sprawdził rachunki krypty, dla przyjemności. Pierwszą pożyczkę, od której nalicza się wszystkie długi, spłacono osiemdziesiąt osiem lat temu. Dowód leży w archiwum, a archiwum gryzie.
    .burgle = Włam się tam z nim tej nocy.
    .burgle-success = Docieracie do pudła z pierwszego roku. Pierwszą kartę ktoś wyciął brzytwą, ale został rachunek za brzytwę, a na nim adres kantoru na powierzchni.
    .burgle-failure = Tobin upuszcza lampę. Zdążacie wyskoczyć na korytarz. To, co pilnowało regałów, niestety też.
    .verify = Przelicz wszystko razem z nim.
    .verify-success = Dwie noce, cztery ołówki. Zgadza się co do centa i teraz nie mówi tego tylko on. Tobin pokazuje ci drogę, którą papiery wędrują do Kwestora.
    .inform = Donieś na niego komornikom.
    .inform-success = Odile Marsh wypłaca należność za donos i nawet nie przerywa pisania. Tobin trafia do nocnej księgowości, gdzie drzwi nie mają klamki od środka. Marsh mówi, że masz wyczucie do tej pracy.

encounter-meeting-in-the-steam = Zebranie w kłębach pary
    .intro = Między kotłami stoi czterdzieści osób; liczniki owinęli mokrymi ręcznikami, żeby Kwestor nie podsłuchał. Hanne Prentice chce, żeby pewnego ranka nie zapłacił nikt. Żaden mieszkaniec nie śmie powiedzieć tego głośno, bo za przemowy na zebraniach płaci się od słowa.
    .speak = Wejdź na kocioł i powiedz to.
    .speak-success = Mówisz długo i za darmo, i to „za darmo” robi większe wrażenie niż treść. Pod koniec czterdzieści osób ustala dzień.
    .speak-failure = Gwizdek rozlega się w najlepszym momencie. Komornicy karzą grzywną całą salę, a sala puszcza w obieg czapkę, zaczynając od ciebie.
    .delay = Powiedz Hanne, że jest za wcześnie.
    .delay-success = Długo ci się przygląda, po czym odsyła ludzi do domów. Są niemal wdzięczni, ktoś stawia ci kolację. Komornicy też o tym słyszą i uznają, że z tobą da się rozmawiać.
    .seen = Wyjdź z kłębów pary.
    .seen-success = Czterdzieści osób podnosi wzrok, a potem podnosi go znacznie wyżej. W ciszy dziecięcy głos pyta, ile za powietrze liczą takiej górze mięśni. Nikt nie zna odpowiedzi i sprawa strajku jest przesądzona.

encounter-badge-and-receipt-book = Odznaka i kwitariusz
    .intro = Odile Marsh zamyka drzwi gabinetu. Kilkoro dłużników Krypty 84 uciekło na powierzchnię, a jej ludziom tam nie wolno: trzyma ich własne saldo. Ty salda nie masz. Na biurku ląduje odznaka i kwitariusz, a obok druga kartka, zapisaną stroną w dół.
    .badge = Przypnij odznakę.
    .badge-success = Zaliczkę płaci z własnej portmonetki, monetami, które najwyraźniej odkładała. W kwitariuszu stoją trzy nazwiska, wypisane starannym pismem.
    .question = Zapytaj, ile sama jest winna.
    .question-success = Odwraca kartkę. To jej własny wyciąg, a dług jest większy niż u kogokolwiek, od kogo ściągała. Marsh podaje ci godzinę, o której Kwestor przyjmuje interesantów.
    .question-failure = „To poufne” – mówi Marsh i zabiera ci coś w zastaw za ten ton.
    .warrant = Broń się: druga kartka to nakaz aresztowania. Na ciebie.
    .warrant-success = Komornicy słyszeli, co się o tobie mówi w pralni, i przyszli we czterech. Wychodzą o własnych siłach, przynajmniej większość. Marsh zza biurka sama wskazuje drzwi Kwestora.
    .warrant-failure = Wloką cię obok ludzi, którzy wczoraj wiwatowali na twoją cześć. Ci idą przy tobie do samych drzwi, a tego komornicy nie wzięli pod uwagę.

encounter-wall-of-drawers = Ściana szuflad
    .intro = Kwestor Krypty 84 to sala: dziewięć tysięcy mosiężnych szuflad, po jednej na każdego, kto się tu urodził, i głos jak kasa sklepowa. Pyta, co dajesz w zastaw. I prosi, by go źle nie zrozumieć: wszystkim życzy dobrze, na cztery procent.
    .dispute = Zakwestionuj tę pierwszą pożyczkę.
    .dispute-success = Przez całą minutę szuflady biegają tam i z powrotem. Kwestor co roku słał wierzycielowi sprawozdanie i ani razu nie przyszła odpowiedź. Przyznaje, że to nieprawidłowość, i zarządza kontrolę.
    .dispute-failure = „Zajmujący zarzut” – mówi Kwestor. Za zajmowanie czasu jest osobna stawka.
    .borrow = Poproś Kwestora o pożyczkę.
    .borrow-success = Wysuwa się szuflada z twoim nazwiskiem, farba na tabliczce jeszcze schnie. W środku są pieniądze. Głos życzy ci udanych wydatków, prawie z czułością.
    .jam = Zaklinuj szuflady i dobierz się do mechanizmu.
    .jam-success = Maszyna strażnicza walczy tak, jakby nie było jej stać na przegraną. Gdy nieruchomieje, szuflady wyskakują wszystkie naraz, a gdzieś za nimi milknie mnóstwo małych silników.
    .jam-failure = Szuflady przytrzaskują ci palce, jeden po drugim, w porządku alfabetycznym.

encounter-fans-fall-silent = Wentylatory milkną
    .intro = Dopiero po chwili wiadomo, czego brakuje: liczniki już nie tykają. Wentylatory też stoją. Bez Kwestora nikt nie płaci za powietrze, ale też nikt go nie tłoczy. Na końcu ciemnego korytarza śpiewa przedszkole, bo wychowawczyni kazała nie przestawać.
    .restart = Znajdź maszynownię i uruchom je ręcznie.
    .restart-success = Trzecie drzwi, w lewo, w dół, lampa już sinieje. Oburącz wyrywasz licznik z obwodu. Kaszel, jęk, wiatr. W całym korytarzu ludzie stoją pod kratkami z otwartymi ustami. Ile są warte te wszystkie szuflady, ustali się, gdy złapią oddech.
    .restart-failure = Wyłącznik żąda klucza, podpisu i kaucji. Budzisz się na korytarzu z bólem głowy, który zajmuje go w całości.
    .carry = Wynieś dzieci do włazu.
    .carry-success = Dwoje pod pachy, biegiem. Z powrotem. Znowu dwoje, biegiem; śpiew cichnie. Z powrotem, już na kolanach. Właz szuka ich salda, ale nie ma kogo zapytać, i zostaje otwarty. Ostatnia idzie wychowawczyni i nuci, bo obiecała.
    .carry-failure = Złe powietrze po kolana, po pas, po szyję. Trzymasz jeszcze jedno dziecko za rękaw, gdy gaśnie lampa. Ręce z ciemności znajdują was oboje, na długo po tym, jak milkniesz.
    .strip = Opróżnij otwarte szuflady, póki ciemno.
    .strip-success = Śpiew rzeczywiście cichnie, bo Marsh uruchomiła wentylatory bez ciebie. Widziała twoją lampę między szufladami. Nie aresztuje cię, tylko proponuje spółkę.

encounter-clerks-with-a-trolley = Dwóch z wózkiem
    .intro = Minął termin spłaty, bo mija za każdym razem, gdy jesteś w budynku. Dwaj młodzi kanceliści przywieźli wózek, spis twoich rzeczy i maszynę do podnoszenia cięższych. „Bardzo nam przykro – mówi młodszy. – Dla nas to też pierwsze zajęcie”.
    .repay = Spłać pożyczkę co do kapsla.
    .repay-success = Kanceliści biją brawo. Nikt ich nie uczył, co dalej, więc sprawdzają w księdze: rzetelny klient może zażądać kontroli i zatrzymać zastaw swojego poprzednika.
    .surrender = Oddaj broń na poczet długu.
    .surrender-success = Trafia na wózek między dwa koce. Spis odhaczony do końca: drugie zerowe saldo w dziejach krypty, a ono daje prawo wglądu w księgi.
    .overturn = Przewróć wózek kopniakiem.
    .overturn-success = Maszyna broni zastawu do ostatniej śruby i pada na kabel, który zasila liczniki. Kanceliści składają wypowiedzenie na miejscu i pomagają ci wstać.
    .overturn-failure = Maszyna podnosi ciebie, bo nic w spisie nie waży teraz więcej. Odstawia cię na podłogę z lżejszym bagażem.

encounter-market-in-the-atrium = Targ w atrium
    .intro = Właz Krypty 84 stoi otworem, zaklinowany mosiężną szufladą. W atrium ludzie sprzedają to, co, jak się okazało, do nich należy. Pia Reyes wymalowała przy wejściu szyld: POWIETRZE GRATIS, O RESZTĘ PYTAĆ W ŚRODKU. Niektórzy, wzdychając, wciąż łapią się za kołnierz.
    .browse = Przejdź się wzdłuż straganów.
    .browse-success = Targują się kiepsko, z zachwytem i często nie w tę stronę. Pewna staruszka sama sobie zbija cenę do zera, zanim zdążysz otworzyć usta.
    .rest = Usiądź na ławce przy włazie.
    .rest-success = Za ławkę już się nie płaci, choć szczelinę na monetę zostawili na pamiątkę. Przesypiasz popołudnie w powietrzu, które przychodzi z zewnątrz.
    .favour = Zapytaj Hanne o imię wypisane mydłem.
    .favour-success = Twoje imię wciąż stoi u góry czarnego sukna. Hanne ostrożnie ściera je szmatką i wypłaca to, co się pod nim kryło.
    .meter = Kup mosiężny licznik od tej, która zdjęła go pierwsza.
    .meter-success = Zawija go w czystą chustkę, a potem wyjmuje z pudełka coś jeszcze: za wysoka cena jak na rzecz, która tylko tykała.

encounter-drawer-with-your-name = Szuflada z twoim nazwiskiem
    .intro = Odile Marsh przeniosła biurko do sali Kwestora. Liczniki tykają jak dawniej, może trochę szybciej. Na jednej z szuflad widnieje twoje nazwisko i słowo SPÓŁKA, a na ławce w korytarzu siedzą mieszkańcy, którzy z tą spółką chętnie by porozmawiali.
    .dividend = Otwórz szufladę i weź swoją część.
    .dividend-success = Monety są jeszcze ciepłe od cudzych rąk. Wychodząc, mijasz ławkę, a wszyscy wstają, tak jak im kazano.
    .sell = Sprzedaj Marsh swoją połowę interesu.
    .sell-success = Targuje się jak komornik, a podpisuje jak ktoś, kto marzył o tym całe życie. Tabliczka schodzi w jednym kawałku, a to, co leżało na dnie szuflady, jest twoje.
    .sell-failure = Marsh ustaliła, że wspólnicy są firmie winni za użytkowanie szuflady. Wyciąg ma już przygotowany.
    .release = Wykup dług samej Marsh i zamknij księgi.
    .release-success = To nigdy nie była duża suma, tylko nigdy nie malała. Marsh odpina odznakę, klinuje nią właz i sama idzie z nowiną do ludzi na ławce.
