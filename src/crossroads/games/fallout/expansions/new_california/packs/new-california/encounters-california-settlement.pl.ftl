### Nowa Kalifornia: spotkania w osadach z biblioteki

## Miasteczka

encounter-auction-fraud = Ten sam bramin dwa razy
    .intro = Zgadza się: to to samo zwierzę. Człowiek przy płocie kupił je wiosną, stracił latem, a teraz inni przebijają go w licytacji. Licytatorka, Loretta Pike, widzi, jak wspólnie porównujecie uszy. Jednym tchem, bez przerwy między cyframi, proponuje ci czwartą część.
    .expose = Wejdź na środek i pokaż wszystkim uszy.
    .expose-success = Na każdego właściciela jest nacięcie, a ty liczysz je na głos. Przy szóstym liczy już cały tłum. Loretta oddaje, co ma przy sobie, a bramin idzie do domu z człowiekiem spod płotu, który cofa się tyłem, żeby nie stracić go z oczu.
    .expose-failure = Trzymasz w górze ucho zupełnie innego bramina. Dostaje grzywnę za obrazę i ty też.
    .join = Sprzedajcie krowę razem jeszcze raz, ostatni.
    .join-success = Szlochasz: krowa jest po mamie, ale bieda zmusza. Trzech licytuje z gołymi głowami. Loretta mówi, że w uczciwym życiu taki talent się marnuje. Człowiek przy płocie stał tam przez cały czas i twarz zapamiętał.
    .join-failure = Podajesz cenę, a bramin, który ma już tego dość, idzie do domu prosto po tobie.
    .keep = Kup ją dla siebie i wycofaj z interesu.
    .keep-success = Wchodzi w zaprzęg tak, jakby tylko czekała na prośbę. W podszewce starego siodła coś ukryło sześciu właścicieli, a znalazł potem tylko jeden.
    .trade = Pohandluj, póki trwa licytacja.
    .trade-success = Wszyscy patrzą na środek i ceny na straganach są roztargnione.

encounter-voice-on-the-air = Głos w eterze
    .intro = Głos znów tam jest, pod muzyką taneczną: kobiecy, zmęczony, poprawny. „Mówi burmistrz – powiada. – Mamy pompę, szkołę i jedną ulicę. Były dwie. Czy ktoś mnie odbiera?” Radiowiec mówi, że nadaje tak cały tydzień i że reklamodawcy się skarżą.
    .answer = Weź mikrofon i odpowiedz jej.
    .answer-success = Długi trzask, słychać, jak przewraca się krzesło. „Proszę powtórzyć – mówi burmistrz. – Powoli. Chcę zawołać resztę”. Po powrocie ma mnóstwo próśb, a wszystkie do ciebie.
    .answer-failure = Zły przycisk, i życzysz dobrej nocy całemu wybrzeżu. Ona grzecznie czeka, a potem woła dalej.
    .trace = Ustal, skąd nadaje.
    .trace-success = Chodzisz wokół miasteczka z drucianym wieszakiem, aż zaczynają boleć zęby, i oto jest kierunek: gołe wzgórze, maszt. Reklamodawcy składają się dla ciebie na sakiewkę. Myślą, że idziesz to wyłączyć.
    .trace-failure = Wieszak prowadzi cię do człowieka z żelazną nogą, któremu trzeba postawić kolejkę.
    .airtime = Kup wieczór w eterze i oddaj go jej.
    .airtime-success = Radiowiec rezygnuje z tańców. Ona odczytuje nazwiska wszystkich swoich mieszkańców, ich zawody i pogodę na ulicy. Na koniec mówi, gdzie stoi maszt, gdyby ktoś mógł do niego zajrzeć, i że w radzie jest wolne miejsce.
    .trade = Zobacz, co sprzedaje radiowiec.
    .trade-success = Głównie lampy i parę rzeczy, które odpadły od reklamodawców.

encounter-clean-water-day = Dzień czystej wody
    .intro = Cysternę opróżniono, wyszorowano i napełniono, a przez jeden dzień woda jest za darmo. Ludzie przyszli z wannami. Hob stoi na schodach z obiema rękami w kieszeniach, żeby każdy widział, że niczego nie trzyma, i kręci głową, gdy mu dziękują.
    .serve = Weź chochlę i stań przy beczce.
    .serve-success = Poisz całe miasteczko i wszystkich, którzy przyszli popatrzeć, jak miasteczko pije. Kto się napił, ten gada; przy ostatnim kubku znasz już wszystkie nowiny z okolicy, a połowa poszła dalej.
    .swim = Zanurkuj na szczęście do dna, jak każe zwyczaj.
    .swim-success = Na dole jest zielono i cicho, słychać tylko dudnienie wanien. Na dowód wynosisz garść żwiru. Wszystko, co swędziało, przestało.
    .swim-failure = Na ten sam pomysł wpadli wszyscy inni, i to w tej samej chwili.
    .trade = Obejdź stragany na placu.
    .trade-success = Sprzedawać można dziś tylko to, co naprawdę się ma, i handlarze są prawie nieśmiali.

encounter-new-sheriff = Nowy szeryf
    .intro = Teraz jest jedna odznaka na jednej piersi, a ulica ma jedną stronę. Nowy szeryf wywiesił listę rzeczy zakazanych; jest długa, a ludzie stoją przed nią i dowiadują się, co robili sąsiedzi. Pijak siedzi w porządnej celi, z oknem. Mówi, że to już nie to.
    .deputy = Zgłoś się do obchodu jako zastępca.
    .deputy-success = Rozdzielasz dwie rodziny, trzecią odnosisz do domu i surowo rozmawiasz z kozą. Zapłacić ci wychodzi całe miasteczko, w kapeluszach.
    .deputy-failure = Obie rodziny rzucają się na rozjemcę, jak to rodziny. Koza się przyłącza.
    .pardon = Zapłać grzywnę, która na tobie ciąży.
    .pardon-success = Szeryf wypisuje papier, osusza bibułą i każe ci przeczytać go na głos na ulicy. Jest wstyd, a potem jest po wszystkim. Ktoś bije brawo.
    .license = Opłać prawo do zakupów z depozytu.
    .license-success = Otwiera ono szopę za aresztem, w której obaj dawni szeryfowie trzymali rzeczy zabrane cudzym więźniom. Wolno wziąć tyle, ile utrzymają ramiona, a twoje trzymają, co najlepsze.
    .complain = Poskarż się na listę.
    .complain-success = Punkt czternasty, gwizdanie, zostaje skreślony. To dzięki tobie zmieniło się prawo; z bliska jest mniejsze, niż się wydaje.
    .complain-failure = Skargi to punkt szósty.
    .trade = Handluj po tej stronie, która została.
    .trade-success = Ceny są zachodnie, reszta wschodnia. Ludziom brakuje wyboru.

## Arroyo i Republika

encounter-elder-council = Ognisko starszyzny
    .intro = Starszyzna siedzi przy ogniu, który ze względu na drewno ledwie się tli. Nie zadają pytań, tylko czekają, aż będziesz mieć coś do powiedzenia. Na płaskim kamieniu pośrodku Yarrow położyła ostatnie w wiosce suszone ziarnko fasoli, tak że każdy musi na nią patrzeć. Po drugiej stronie ognia siedzi ktoś, kto nie je od czterech dni, i wygląda na zadowolonego.
    .speak = Opowiedz, co dzieje się na drogach.
    .speak-success = Mówisz tylko to, co znasz z widzenia. Jest gorzej, niż się bali, i mniej, niż im się śniło, a to pomaga. Młodzi powtarzają słowo w słowo, jak ich uczono, i niosą to do wiosek wzdłuż grzbietu.
    .speak-failure = Wychodzi lepiej, niż jest. Słyszą to od razu i patrzą na fasolę.
    .fast = Usiądź obok tego, kto nie je.
    .fast-success = Trzeciego dnia głód wychodzi z chaty jak gość, którego nie poproszono, by siadł. Piątego karmią cię rosołem z łyżki i okazuje się, że niewiele już w tej krainie może zmusić cię do pośpiechu.
    .fast-failure = Wytrzymujesz, póki ktoś nie przejdzie obok z jaszczurką na patyku. Dalej w pamięci jest jaszczurka, a osobno patyk.
    .gift = Kup u handlarza kukurydzę na siew i połóż na kamieniu.
    .gift-success = Nikt nie dziękuje. Fasolę zabierają, każdy dotyka ziaren, a potem ktoś zaczyna nucić. Jeszcze tej nocy ruszają gońcy, żeby dowiedziały się o tym wszystkie ogniska.
    .trade = Pohandluj przy chatach.
    .trade-success = Sprzedają to, co da się zrobić z gekona i cierpliwości, i przez grzeczność oddają ci lepszą połowę każdej umowy.

encounter-ranger-post = Posterunek strażników
    .intro = Posterunek to szopa, flaga i poidło, w którym chłodzi się snajper. Dowodzi sierżant Delgado, odkąd jej koszary opustoszały. Na stojaku za nią wisi długi karabin bez znaku wytwórcy, zdobyty na człowieku ze szklaną twarzą. Obiecała go pierwszej osobie, która trafi z niego w dzwon, o tam, na sąsiednim grzbiecie. Trzeba chwilę patrzeć, żeby zobaczyć grzbiet.
    .enlist = Przejdź próbę: na płaskowyż z pełnym plecakiem i z powrotem.
    .enlist-success = O zachodzie schodzisz na czymś, co chyba jest nogami. Delgado daje ci wody, potem gwiazdę, a potem coś z szafki kogoś, komu się już nie przyda.
    .enlist-failure = Pół płaskowyżu jest za tobą, gdy nogi urządzają głosowanie. Na dół niosą cię za plecak.
    .shoot = Postaw coś na swój strzał w dzwon.
    .shoot-success = Wydech. Karabin nie kopie, tylko pokasłuje jak urzędnik. Przez czas krótkiej modlitwy nie dzieje się nic, a potem, cienko i bardzo daleko, odzywa się dzwon. Delgado bierze broń z twoich rąk, wyciera i oddaje ci z powrotem.
    .shoot-failure = Trafiasz w krainę za dzwonem. Snajper z poidła mówi to, co wszyscy, że wiatr, i zbiera stawki.
    .report = Zamelduj, co dzieje się na szlaku.
    .report-success = Zaznacza to na ścianie, płaci od szpilki i jak zawsze pyta, czy idziesz od starego koryta. Nikt, kogo tam posłała, się nie zameldował.
    .trade = Pohandluj z kwatermistrzem.
    .trade-success = Na wszystko ma formularz, a dla tych z własnym ołówkiem ma szufladę.

## Stal między ludźmi

encounter-scribe-at-the-gate = Skryba przy bramie
    .intro = Po twojej liście zaginionych Lost Hills przysłało pod bramę miasteczka skrybę ze stołem, lampą i sierżantem. Skryba Ott spisuje broń, żeby była, kiedy będzie potrzebna. Za jego plecami sierżant uczy piekarzy padać na twarz. Trzeba to robić z przekonaniem.
    .donate = Połóż na stole broń.
    .donate-success = Ott opisuje ją w dwóch językach, na szczęście całuje lufę i płaci z własnej kieszeni. Wieczorem stoi na murze w rękach piekarza.
    .drill = Stań w szeregu z piekarzami.
    .drill-tally-0 = Padasz na twarz przed rozkazem, a potem jeszcze raz na rozkaz.
    .drill-tally-2 = Padasz, wstajesz, biegniesz i padasz. Pod wieczór sierżant nie ma ci nic do powiedzenia; piekarze tłumaczą, że to pochwała.
    .drill-tally-4 = Ostatnie okrążenie biegniesz z piekarzem pod każdą pachą. Sierżant obchodzi cię dookoła, po czym pokazuje tę sztuczkę z barkiem, której rekrutom się nie pokazuje.
    .trade = Zapytaj Otta, co wolno sprzedać cywilom.
    .trade-success = Lista jest krótka i odczytuje ci ją w całości, z wyjątkami.

encounter-oath-of-three-lines = Przysięga w trzech wersach
    .intro = Osoba w zbroi, która oglądała wszystko ze wzniesienia, przyszła za tobą i zdejmuje hełm: to rycerz Sorrel, ze świeżą blizną. Bractwo nie zaprzysięga obcych, mówi, a jej kazano zaprzysiąc ciebie. Przysięga ma trzy wersy. Pierwszy jest o stali, drugi o milczeniu. Trzeci o tym, że staniesz na drodze, kiedy nadejdą. Nadchodzą.
    .swear = Złóż przysięgę, wszystkie trzy wersy.
    .swear-success = Księgi nie ma, więc trzymasz dłoń na jej napierśniku. Trzeci wers powtarza po tobie, choć nie musi. Miasteczko patrzy z okien. Daleko, gdy wstrzymać oddech, słychać coś jak śpiew.
    .amend = Przysięgnij, ale popraw drugi wers.
    .amend-success = To przez milczenie, mówisz, zaginęły trzy patrole. Sorrel myśli tak długo, że przesuwa się słońce, i wyjmuje ołówek. Tego, co mówi potem, nie usłyszał jeszcze nikt obcy, a pozwala na to twój nowy drugi wers.
    .amend-failure = Wyjaśnia, że wersy są trzy od czasów sprzed twojej babki. Wyjaśnia to na placu ćwiczeń, biegiem.

encounter-steel-and-bread = Stal i chleb
    .intro = Dwunastu rycerzy stoi na kwaterach w miasteczku, które ukryło Hester Dunne: pilnują go i jedzą. Jedzą na stojąco, w pancerzach, bardzo uprzejmie, a mąki ubywa na szerokość dłoni dziennie. Żona piekarza narysowała na beczce kreskę, poniżej której zacznie ich nienawidzić. Do kreski zostały dwa palce.
    .share = Kup mąki na obie strony stołu.
    .share-success = Wóz zajeżdża na plac i tego wieczoru stół jest jeden zamiast dwóch. Gdzieś przy trzecim bochenku rycerz zdejmuje rękawicę, żeby potrzymać niemowlę. To, co sobie tej nocy opowiadają, będzie się opowiadać i wtedy, gdy rycerze odejdą.
    .argue = Zapytaj rycerskiego kwatermistrza, czym zamierza płacić.
    .argue-success = Honorem. Mówisz mu, po ile w Hubie chodzi honor na wagę. Otwiera skrzynię, którą miał nadzieję odwieźć pełną, a miasteczko nalega, żeby i tobie coś przypadło.
    .argue-failure = Kończy się na wyliczaniu, kto za kogo umierał. Padły słowa, które wszyscy mieli na myśli, a padły z twoich ust i nikt ci za nie nie dziękuje.
    .trade = Pohandluj przy długim stole.
    .trade-success = Rycerze handlują tak, jak jedzą: uprzejmie i dopóki coś jest.

## Nowiny

encounter-cats-of-the-hub-a = Koty z targu
    .intro = W dni targowe przychodzą ze złych stron koty, ze czterdzieści, gęsiego. Siadają przed stoiskiem z rybami i otwierają pyszczki, ale nie słychać nic. Handlarka sprzedaje tu całe życie i żadnego nie słyszała. „Skądkolwiek są – mówi – ktoś je tam tego oduczył”.
    .feed = Kup im rybie łby.
    .feed-success = Jedzą bez chrupnięcia. Jeden podnosi wzrok, bardzo powoli kładzie łapę na własnym pyszczku, a potem na twoich ustach. Jaśniej nikt ci tego nie wytłumaczy.
    .follow = Idź za nimi, gdy ruszą.
    .follow-success = Nie przeszkadza im to, byle stawiać stopy tam, gdzie one łapy. Po drodze leży to, co pogubili inni ciekawscy. Na skraju śmiercionośnych okolic znikają w szczelinie skały, a ostatni czeka, aż wyrównasz oddech.
    .follow-failure = Trzaska ci pod nogą sucha gałąź. Odwraca się czterdzieści głów, a po chwili czterdzieści kotów jest gdzie indziej, razem ze ścieżką spod twoich stóp.
    .trade = Pohandluj w rzędzie rybnym.
    .trade-success = Przy kotach wszyscy targują się szeptem i dziwnie szybko dochodzą do zgody.

encounter-cats-of-the-hub-b = Kot z targu
    .intro = Dawniej przychodziło na targ czterdzieści kotów, opowiada handlarka ryb: gęsiego, ze złych stron i bez głosu. Od nowiu przychodzi jeden. Siedzi tam, gdzie kończył się rządek, tyłem do ryb, i patrzy na drogę. Do łap ktoś przywiązał mu filc.
    .feed = Kup mu coś i posiedź z nim.
    .feed-success = Je z grzeczności, a potem wchodzi ci za pazuchę i godzinę drży, zanim zaśnie. Filc przyszyty jest maleńkim ściegiem, przez kogoś, kto ma mnóstwo czasu. W zakładce tkwi skrawek papieru, na którym nic nie napisano.
    .follow = Zaczekaj, aż ruszy, i idź z nim.
    .follow-success = Dwie noce prowadzi cię przez złe strony, cudzymi ścieżkami, obok czujek, które widzą tylko kota. Wiesz już, gdzie siedzi każda i dla kogo patrzy. Przed szczeliną w skale kot staje i dalej nie chce.
    .follow-failure = Powierza ci półkę skalną, obliczoną na kota.
    .trade = Pohandluj w rzędzie rybnym.
    .trade-success = Handlarka wszystko przeceniła. Przywykła do większej publiczności.

encounter-caravan-news-a = Wieści z zachodu
    .intro = Karawana z zachodu szła trzydzieści dni i do tej pory nie powiedziała ani słowa. Ludzie rozładowują, poją zwierzęta, kiwają głowami. Dzwonki mają wypchane wełną. Szef, postawny mężczyzna nazwiskiem Purvis, napisał kredą na tabliczce: SPRZEDAM NOWINY. NIE NA GŁOS.
    .pay-for-it = Zapłać i czytaj z tabliczki.
    .pay-for-it-success = Przez godzinę pisze i ściera, pisze i ściera: co mijali, kto się tam kryje i przed kim. I o drzwiach w śmiercionośnych okolicach, przy których bardzo grzecznie poproszono ich o ciszę. Odtąd są cicho. Nie wie czemu. Zanim zetrze ostatnią linijkę, ogląda się za siebie.
    .guess = Zgaduj i patrz, czy kiwa.
    .guess-success = Raiderzy, nie. Choroba, nie. Miejsce, tak; pod ziemią, tak. Ludzie, chwieje dłonią. Na pytanie, co się dzieje z tymi, co mówią, bierze tabliczkę, rysuje małą lampkę i zamalowuje ją na czerwono.
    .guess-failure = Zgadujesz, aż płacze ze śmiechu, bezgłośnie. Dobrze mu to robi. Tobie nie przybywa wiedzy.
    .trade = Handluj na migi jak wszyscy.
    .trade-success = Obie strony pokazują palcem i robią smutne oczy. Na koniec wychodzi na to samo.

encounter-caravan-news-b = Nikt z zachodu
    .intro = Karawana z zachodu spóźnia się ponad tydzień. Dziś rano braminy przyszły same, objuczone, w najlepszym porządku, i położyły się przed faktorią. Dzwonki ktoś wypchał im wełną. Nigdzie nie ma krwi, a lejce są starannie podwiązane, żeby się nie wlokły.
    .wait = Czekaj przy bramie razem z rodzinami.
    .wait-success = Ludzie przynoszą zupę i nalewają ci jak swoim. Drugiego wieczoru z mroku wychodzi chłopak od poganiaczy, chudy, zdrowy, uśmiechnięty, z palcem na ustach. Dotąd go nie odjął.
    .search = Przejrzyj ładunek, bo musi być jakiś powód.
    .search-success = Jest wszystko prócz bębnów, gwizdków i strzelby. Jest za to czterdzieści tabliczek i worek kredy, których nikt nie zamawiał. To, co nie ma już właściciela, rodziny zostawiają tobie.
    .search-failure = W trzeciej pace nie ma ołowiu na dachy. Jest ołów dookoła czegoś.
    .trade = Pohandluj z czekającymi.
    .trade-success = Sprzedają tanio i nasłuchują ponad twoją głową, na zachód.

encounter-bounty-board-a = Tablica: nieboszczyk
    .intro = Na tablicy wisi jedno ogłoszenie: nazwisko, twarz, nagroda za martwego. Niżej ktoś dopisał „już jest”, a pod tym pierwsza ręka: „udowodnij”. Urzędnik przy biurku byłby rad, gdyby któryś to zdjął, bo piszą po nocach, a on musi szorować.
    .accept = Zdejmij ogłoszenie i szukaj tego człowieka.
    .accept-success = Urzędnik przybija ci na dłoni pieczątkę. To już czwarta, mówi, a trzem poprzednim też przestało się spieszyć, jak pomyśleli.
    .strike-out = Zapłać za wykreślenie nazwiska.
    .strike-out-success = Ciągnie kreskę przy linijce i wpisuje powód: załatwione. Ktoś za tobą wypuszcza powietrze, niepozorny człowiek z koszykiem, i odchodzi bez słowa. Przez całe tygodnie wpuszczają cię wszędzie bez kolejki i nie wiadomo, na czyje polecenie.
    .trade = Pohandluj przy ladzie.
    .trade-success = Sprzedaje się tu to, co łowcy nagród zastawili przed drogą i po co nie wrócili.

encounter-bounty-board-b = Tablica: zaginął pies
    .intro = Całą tablicę zajmuje jedno ogłoszenie w dwudziestu egzemplarzach: ZAGINĄŁ pies, brązowy, nie reaguje na nic, nosi klucz. Nagrodę skreślano i podnoszono tyle razy, że nie ma już miejsca. Staruszka przypina dwudzieste pierwsze. Nie pyta, kto idzie. Wkłada ci pinezkę do ręki.
    .accept = Przypnij i obiecaj.
    .accept-success = Daje ci coś z góry, na herbatniki. O psa się nie martwi, mówi do tablicy, on zawsze znajdzie coś do jedzenia. Byle tylko nie otworzył drzwi, zanim ona tam dotrze.

encounter-bounty-board-c = Tablica: pusto
    .intro = Pierwszy raz, odkąd ktokolwiek pamięta, tablica jest pusta. Nikogo nie szukają, nic nie zginęło. Miasteczko stoi przed nią i nie wie, co zrobić z rękami. Urzędnik mówi, że jeśli do południa nikt niczego nie powiesi, to go zwolnią.
    .write = Powieś coś, żeby mógł zostać.
    .write-success = Piszesz: ZNALEZIONO miasteczko, stan dobry. Czytają po kolei. Mija południe, a urzędnik poprawia mankiety.
    .write-failure = To, co piszesz, obraża pewną rodzinę, a ta umie czytać.
    .wanted = Daj ogłoszenie o tym, czego ci trzeba.
    .wanted-success = Kolejka oplata plac: jak widać, wszyscy tylko czekali, aż ktoś czegoś zechce. Najlepsza z przyniesionych rzeczy jest o wiele lepsza od tej z ogłoszenia.
    .pinholes = Odczytaj dziurki po pinezkach.
    .pinholes-success = Dwieście lat rogów, a tam, gdzie cztery pinezki wchodziły raz po raz, miesiąc w miesiąc, wisiało ogłoszenie zawsze o tym samym miejscu. Za tablicą rusza się cegła. Ktoś miał zwyczaj płacić z góry.
    .pinholes-failure = Stoisz tak blisko i tak długo, że liczą ci jak za ogłoszenie.
    .take-the-board = Zabierz tablicę. To dobry dąb.
    .take-the-board-success = Odchodzi od ściany z jękiem, a miasteczko jęczy razem z nią. Dwie ulice dalej dają za nią przyzwoitą cenę, a na nowej pierwsze wisi twoje imię.
    .take-the-board-failure = To bardzo dobry dąb i gwoździe z tej samej epoki.
    .trade = Pohandluj z tymi, którzy nie mają co robić.
    .trade-success = Z braku czegoś lepszego sprzedają ci to, czego zamierzali szukać.
