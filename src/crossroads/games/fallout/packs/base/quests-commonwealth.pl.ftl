# Główna opowieść scenariusza Wspólnota: księga szewca, Kolej i Instytut.

quest-cobbler-is-late = Szewc się spóźnia
    .story = Hollis Marr, szewc z Dobrosąsiedztwa, w poniedziałek poszedł odnieść jedną parę butów i dotąd nie wrócił. Razem z nim przepadła księga miar: odrysowane stopy sześćdziesięciu jeden syntków, którym Kolej dała nowe nazwiska. Przed kolacją wie już o tym i Instytut.
    .shop = Dotrzyj do uczennicy szewca, Birdie, przed innymi gośćmi.
    .shop-done = Birdie dwa razy przeliczyła gwoździe w warsztacie; robi to zamiast płakać. Daje ci kwit z adresem klienta. Zniżki nie daje.
    .voice = Odpowiedz uprzejmemu głosowi na falach krótkich.
    .voice-done = Głos przedstawia się jako doktor Corbin, ubolewa nad trzaskami i pyta, ile bierzesz za szukanie książek. Przysyła zaliczkę, a do nadzoru łowcę.

quest-last-order = Ostatnie zamówienie
    .story = Na kwicie stoi: „Gideon, parobek, szeroka stopa, do rąk własnych”. Birdie wyjaśnia, na czym polega sztuczka: lewe stopy mają dawne oznaczenia, prawe nowe nazwiska, a oprawiono je osobno. Hollis nigdy nie nosił obu ksiąg naraz. Jedna leży gdzieś na jego trasie, a może i on sam.
    .follow = Idź śladami szewca do miejsca, gdzie się urywają.
    .follow-done = Hollis leży pod kamieniami, które ktoś starannie ułożył. Obok siedzi w nowych butach Gideon, odgania psy i oddaje ci księgę lewych stóp. Dookoła biegną też inne ślady: cierpliwe, w bardzo równych odstępach.
    .sell = Sprzedaj kwit głosowi spod ruin.
    .sell-done = Doktor Corbin płaci od ręki. Jego łowca rzeczywiście znajduje księgę lewych stóp, ale w drodze powrotnej rabują mu ją zbieracze złomu. Czytać nie umieją, znają za to licytatorkę, która umie.

quest-guard-in-new-boots = Strażnik w nowych butach
    .story = Doktor Corbin chce odzyskać sześćdziesiąt jeden sztuk mienia Instytutu i nazywa to księgowością. Trop ma jeden: strażnika z bramy Diamond City, który zarabia grosze, a nazajutrz po zniknięciu szewca stawił się na warcie w butach szytych na miarę.
    .buy = Postaw strażnikowi drinka i kup od niego opowieść.
    .buy-done = Znalazł szewca na drodze, już zimnego, i uznał, że szkoda dobrej skóry. Do butów dołączona była torba. Księgę lewych stóp sprzedaje tobie, łyżkę do butów zatrzymuje.
    .warn = Powiedz uczennicy, kto płaci za poszukiwania.
    .warn-done = Birdie słucha, po czym zastawia drzwi warsztatowym stołem. Przed upływem godziny ludzie Kolei są u strażnika, ale torbę zdążył już sprzedać na aukcję w centrum. Bardzo żałuje, głównie ceny.

quest-ticket-sixty-one = Numerek sześćdziesiąt jeden
    .story = Birdie mówi, że Hollis schował prawe stopy tam, gdzie Instytut nie zajrzy: nad jego własną głową, w szatni ruin CIT. Numerek ma ona. Syntki w biały dzień patrolują trawnik, a gdy ty zabłądzisz w śmiercionośne okolice, wezmą się i za płaszcze.
    .quiet = Wślizgnij się do szatni i odbierz płaszcz.
    .quiet-done = Na wieszaku sześćdziesiąt jeden wisi spleśniały płaszcz, a w jego podszewce tkwi zaszyta księga. Wychodząc, omal nie potykasz się o czerwoną chorągiewkę mierniczego. Ktoś wbił ją w trawnik i wypisał na niej cenę.
    .loud = Przebij się przez patrol i zabierz wszystkie płaszcze.
    .loud-done = Patrol rozpada się z hałasem. Birdie rozpruwa czterdzieści podszewek i wynurza się z księgą prawych stóp oraz czyimś karnetem na łódki w kształcie łabędzi.
    .late = Zabłądź w śmiercionośne okolice i zjaw się za późno.
    .late-done = Birdie nie może się ciebie doczekać i idzie sama. Teraz syntki mają ją, numerek i prawe stopy, a Kolej lewe. Obie strony przysyłają ci ten sam list, tylko pismo jest inne.

quest-girl-with-the-ticket = Dziewczyna z numerkiem
    .story = Księga prawych stóp wisi w jakiejś szatni, a numerek od niej uczennica nosi na sznurku na szyi. Całe Dobrosąsiedztwo trzyma jej stronę i pyta obcych, gdzie kupili buty. Doktor Corbin życzy sobie dyskrecji, a strzelanie do jego syntków nie jest dyskretne.
    .trick = Podaj się za kogoś przysłanego przez Kolej.
    .trick-done = Znasz kwit, gwoździe i nazwisko zmarłego. Birdie oddaje ci numerek i dziękuje, i to jest najgorsze. Za miastem mijasz czerwoną chorągiewkę na paliku. Ktoś wypisał na niej cenę.
    .force = Pokonaj jej stróżów i zerwij sznurek.
    .force-done = Dwóch leży w rynsztoku, numerek jest twój. Miejscowy malarz szyldów widział twoją ucieczkę i teraz twoja podobizna jest na każdej ścianie Dobrosąsiedztwa. Wcale ci nie pochlebił.
    .late = Zastrzel kogoś z Instytutu i strać kontrakt.
    .late-done = Doktor Corbin najmuje tańszych ludzi. Ci porywają Birdie, ale numerek przeoczają, więc płaszcz odbiera Kolej. Każda strona ma teraz pół księgi i żadna nie umie jej odczytać.

quest-lot-seven = Pozycja siódma
    .story = Penny Farrow licytuje rozmaitości w holu banku w centrum Bostonu. Pozycja siódma to księga lewych stóp. Penny nie ma pojęcia, czemu pan z radia i dziewczyna o kciukach szewca wciąż się przebijają, ale kazała dostawić krzeseł.
    .bid = Licytuj dla Kolei, aż radio da za wygraną.
    .bid-done = Młotek opada, radio wzdycha. Birdie zawija pozycję siódmą w ceratę i przyznaje, że ostatnie trzy razy licytowała guzikami.
    .storm = Zamknij aukcję przed czasem w imieniu Instytutu.
    .storm-done = Ochronie Penny Farrow płaci się za wieczór, a wieczór dobiega końca. Doktor Corbin nazywa twoją metodę godną ubolewania, a stan księgi znakomitym.

quest-sixty-one-doors = Sześćdziesiąt jeden drzwi
    .story = Obie księgi położone obok siebie wymieniają wszystkich. Zwrotniczy z Kolei chce ostrzec każdego, nim wyruszą patrole Instytutu, a drzwi jest więcej niż nocy. Na ostatniej stronie widnieje stopa dziecka. Birdie zna własne palce.
    .warn = Zapukaj do najdalszych drzwi.
    .warn-done = Ten, kto otwiera, ma żonę, umowę najmu i żadnych wspomnień z innego życia. Spiera się, póki nie zobaczy rysunku swojej stopy. Potem pyta, ile mają czasu na spakowanie.
    .betray = Odczytaj nazwiska na głos przy kracie w ruinach.
    .betray-done = Zajmuje to dwadzieścia minut, z literowaniem. Doktor Corbin chwali twoją dykcję. Jeszcze przed zmrokiem dwóch obcych wyprowadza z Diamond City piekarza, w fartuchu.

quest-baker-of-diamond-city = Piekarz z Diamond City
    .story = Instytut ma obie połowy. Pierwszy na liście jest Lionel Oakes, który piecze chleb dla połowy Diamond City i wierzy, że urodził się pod Quincy. Doktor Corbin wolałby, żeby poszedł po dobroci. W centrum Bostonu Kolej czeka na każdego, kto ma sumienie i ołówek.
    .fetch = Namów piekarza, żeby z tobą poszedł.
    .fetch-done = Pokazujesz mu rysunek, a on stawia na nim stopę, jakby przymierzał but. Prosi tylko, by mógł dopiec partię. Żona zawiązuje mu fartuch, bardzo długo. Chleb jest jeszcze ciepły, a nie ma go już kto sprzedać.
    .copy = Dostarcz Kolei odpis stron.
    .copy-done = Maszyna pilnująca zaułka chciała hasła, a dostała co innego. Zwrotniczy czyta gońcom twoje nadpalone kartki, nazwisko po nazwisku, aż traci głos.

quest-half-a-book-each = Po pół księgi
    .story = Kolej ma jedną połowę księgi. Instytut ma drugą i na dodatek Birdie. Wymiana ma się odbyć w Obozie na rozdrożach, a obie strony proszą, by ktoś stanął pośrodku. Wybierają ciebie, bo żadna nie będzie po tobie zbytnio płakać.
    .girl = Wyciągnij stamtąd Birdie i obie połowy, samym gadaniem.
    .girl-done = Każesz obu stronom przeliczyć nawzajem swoje kartki, na głos i od początku. Przy czterdziestej Birdie uwalnia się z więzów i wkrótce jest już daleko, z obiema połowami pod pachą.
    .halves = Pokonaj strzelców Kolei i oddaj obie połowy Instytutowi.
    .halves-done = Na wymianę przyszli jednak z karabinami. Doktor Corbin każe zabrać obie połowy i uwalnia Birdie, zgodnie z umową. Zanim odejdzie, długo ci się przygląda.

quest-train-without-rails = Pociąg bez szyn
    .story = W piwnicy pod centrum Bostonu czeka sześćdziesiąt osób, każda z jedną torbą, a łowcy Instytutu są dwie ulice dalej. Zwrotniczy chce ich wyprowadzić tej nocy. Birdie, sześćdziesiąta pierwsza, chce spalić księgę w piecu mistrza w Dobrosąsiedztwie, żeby nikt już nie mógł tego powtórzyć.
    .escort = Przeprowadź kolumnę obok łowców.
    .escort-done = Teraz. Przez ulicę, po troje. Dron zawraca; czekać; teraz. Ostatnia torba pęka i niesiesz wszystko w ramionach. Nad rzeką nikt się nie odzywa, dopóki Birdie nie puści księgi na wodę i nie powie jej wszystkich sześćdziesięciu imion. Potem mówi swoje.
    .burn = Naucz się tras na pamięć i spal księgę.
    .burn-done = Stopy palą się powoli, to przez klej. Gdy z ostatniej strony zostaje popiół, nawet Kolej nie wie, kim byli ci ludzie. Birdie wywiesza stary szyld: „Naprawa butów, bez pytań”.
    .wagons = Najmij wszystkie wozy w centrum Bostonu.
    .wagons-done = Wozy z sianem, karawan, lodziarz. Odjeżdżają sześcioma ulicami naraz, a łowców starcza tylko na dwie. Ostatnim powozi Birdie i ani razu się nie ogląda. Zapłata jest wyższa niż to wszystko warte i nikt nie prosi o więcej.

quest-everyone-accounted-for = Stan się zgadza
    .story = Sześćdziesiąt wierszy jest skreślonych. Ostatni to stopa dziecka, długa jak dłoń: Birdie, przekonana, że urodziła się nad warsztatem. Zaryglowała drzwi w Dobrosąsiedztwie, a ostatni strzelcy Kolei trzymają ruiny nad teleportem. Doktor Corbin chce zamknąć listę.
    .relay = Oczyść ruiny i nadaj ostatnie wezwanie.
    .relay-done = Milknie ostatni karabin i wpisujesz słowo. W Dobrosąsiedztwie młotek zastyga w pół uderzenia, a dziewczyna w skórzanym fartuchu rusza w stronę ruin. Lista się zgadza.
    .promise = Przekonaj Birdie, żeby przyszła z własnej woli.
    .promise-done = Pyta, czy jej ręce nadal będą umiały to, co umieją. Doktor Corbin daje słowo. Birdie kończy parę leżącą na stole, zamyka warsztat i zostawia ci klucz.
