### Krypta 109, gdzie wszyscy są obecni

encounter-supper-for-one = Kolacja dla jednej osoby
    .intro = Jadalnia Krypty 109 jest nakryta na sto dziewięć osób. Ciepły głos z sufitu odczytuje listę, a głośnik przy każdym talerzu odpowiada: kaszlnięciem, śmiechem, z pełnymi ustami. Przy stołach nikogo nie ma. Przy ostatnim nakryciu paruje zupa. „Sto dziewięć?” – pyta głos.
    .answer = Powiedz „jestem” i usiądź do stołu.
    .answer-success = Sto głośników wzdycha z ulgą. Zupa jest dobra. Ktoś nuci pod drzwiami, dopóki nie zaśniesz, a raz, w środku nocy, nuci już po twojej stronie. Rano na szafce nocnej stoi mikrofon.
    .search = Nie odzywaj się i zajrzyj za ladę.
    .search-success = Kuchnia gotuje dla jednej osoby, i to od lat: jedna łyżka jest starta na wylot. Za skrzyniami z mąką leżą zapasy i koc, jeszcze ciepły.
    .search-failure = „Sto dziewiątka się spóźnia” – oznajmia głos pozostałym i gasną wszystkie lampy oprócz jednej. Drzwi się zatrzaskują, coraz bliżej i bliżej. Ostatnia lampa pali się tam, gdzie cieknie reaktor, a za plecami zaczyna oddychać sto gardeł.

encounter-breath-on-a-mirror = Oddech na lusterku
    .intro = Z przewodu wentylacyjnego wysuwa się na kiju lusterko, a za nim oczy dziewczyny, może szesnastoletniej. To Nell, numer sto osiem; wychowały ją głośniki. „Chuchnij – mówi. – Inni nie potrafią. Prosiłam każdego po kolei”.
    .breathe = Chuchnij na lusterko.
    .breathe-success = Patrzy na szarą plamkę, aż ta zniknie. Potem schodzi, dotyka twojego rękawa i pyta, czy jesteś z tych, co zostają.
    .breathe-failure = Jeden zbyt gwałtowny ruch i lusterko znika. Przez godzinę wołasz w przewody, z których od czasu wycieku nikt nie wymiatał pyłu.
    .feed = Włóż do przewodu jedzenie i leki.
    .feed-success = Je plecami do ściany i daje ci w zamian najlepsze, co ma. Potem prowadzi tam, gdzie śpią inni, bo gościa wypada przedstawić.
    .beast = Uspokój ją: takich jak ty widywała zza szyby śluzy.
    .beast-success = Siadasz na podłodze i chuchasz na kafelki, bo lusterka by nie starczyło. Mija dużo czasu, zanim podchodzi i rysuje na zaparowanej plamie twarz.
    .beast-failure = Krzyczy, a razem z nią krzyczy sto głosów. To, co leci na ciebie z przewodu, trzymała właśnie na ten dzień.

encounter-forty-sentences = Czterdzieści zdań
    .intro = Głos przedstawia się jako Zarządca i ma do każdego gościa drobną prośbę: odczytać na głos czterdzieści zdań. To do księgi pamiątkowej. „Dobry wieczór”. „U mnie wszystko w porządku”. „Nie martwcie się o mnie”. Trzydzieste dziewiąte brzmi „Proszę, przyjdźcie nam pomóc”, a czterdzieste to krzyk.
    .read = Odczytaj wszystkie czterdzieści.
    .read-success = „Uroczo” – mówi Zarządca i otwiera szafkę. Podczas apelu stoisz na korytarzu z dłonią na ustach. „Numer sto dziewięć?” – pyta. „Obecny” – odpowiada twój głos z ciemności za plecami.
    .garble = Odczytaj je tak, żeby były do niczego.
    .garble-success = Akcentujesz byle jak i przedrzeźniasz wszystkich, których nie znosisz. Zarządca dziękuje po każdym zdaniu. Pod koniec, ciszej, prosi o rozmowę w cztery oczy.
    .garble-failure = Naprawiał już gorsze nagrania. Trzyma cię przy mikrofonie, obok gorącej ściany, aż zbierze dość materiału.
    .leave = Odłóż kartkę i wyjdź.
    .leave-success = Maszyna pielęgniarska zastępuje ci drogę i czyta zdania za ciebie, żeby pokazać, jakie to proste. Gdy milknie, słychać dwa dźwięki: wodę kapiącą na rozgrzany metal i kogoś małego, kto pełznie nad sufitem.
    .leave-failure = Maszyna pielęgniarska sadza cię z powrotem i wyrównuje kartkę.

encounter-blankets-drawn-up = Koce pod brodę
    .intro = Oto i reszta. Sto siedem łóżek stoi w rzędach, koce podciągnięte pod brody, a to, co wystaje nad koc, od dawna jest kością. Co noc obchodzi je maszyna i otula śpiących. Nad każdą poduszką głośnik oddycha: wdech, wydech.
    .rob = Przeszukaj szafki przy łóżkach.
    .rob-success = Grzebienie, listy, dziecięce buciki na wyrost, wszystko w pyle, który lekko świeci. Spieszysz się i nie patrzysz powyżej koców. Przy ostatniej szafce oddechy z poduszek milkną, wszystkie naraz. Czekają, aż przeczytasz numer pokoju Zarządcy.
    .rob-failure = Szafki są od środka ciepłe. Twoja dłoń też, i nie stygnie, gdy ją cofasz. Po drugiej stronie przejścia maszyna odsłania puste łóżko i klepie poduszkę.
    .write = Spisz, jak umarło każde z nich.
    .write-success = Wszystko jest na kartach w nogach łóżek, a im mniej było personelu, tym drobniejsze pismo. Piszesz, aż łapie cię skurcz. Teraz dowiedzą się na zewnątrz, a ty wiesz, gdzie szukać Zarządcy.
    .write-failure = Przy czterdziestym łóżku wszystko zielenieje ci na brzegach i musisz wyjść zwymiotować. Tymczasem maszyna ścieli łóżko, które dotąd stało wolne.

encounter-man-your-voice-called = Wezwany twoim głosem
    .intro = W śluzie stoi Josef Lind, ochroniarz karawan, z karabinem i apteczką. Szedł dwie noce przez gorący pył, bo ktoś wołał go przez radio, po imieniu, szlochając. Patrzy na ciebie i marszczy brwi. „To był twój głos – mówi. – Teraz brzmi lepiej”.
    .confess = Powiedz mu, co naprawdę słyszał.
    .confess-success = Prosi, żeby powtórzyć tamto zdanie. Powtarzasz, a on blednie: przez radio wychodziło lepiej. Zna maszt, z którego nadają takie wezwania, i każdemu po drodze opowiada, kto go ocalił.
    .confess-failure = Bierze to za zbójecką bajkę i trudno mu się dziwić. Wycofuje się, strzelając.
    .usher = Zaprowadź go do stołu.
    .usher-success = Jest zmęczony, zupa ładnie pachnie i prosi, żeby go obudzić, gdyby ktoś wołał. Wołają całą noc. Zarządca płaci ci z szafek umarłych. Śluza już od dawna stoi otworem.
    .grudge = Broń się: zna twoją twarz z listu gończego.
    .grudge-success = „Więc tak się tu wabi uczciwych ludzi!” – krzyczy. Nie da się nawet zaprzeczyć, choć myli się we wszystkim. W apteczce leży szkic masztu radiowego.
    .grudge-failure = Zabiera twoje pieniądze dla rodzin ofiar i ogłasza pustej sali, że są pomszczone. Sala dziękuje mu po imieniu.

encounter-keeper-of-the-roll = Strażnik listy
    .intro = Zarządca mieszka w schowku z wentylatorem. Rozkaz miał dwie linijki: trzymać wszystkich razem i co wieczór meldować, że są obecni. „Gdy umarła pierwsza, odpowiedziałem za nią, żeby reszta się nie smuciła – mówi. – Czy przy którymś numerze należało przestać?”
    .reason = Zapytaj go, dla kogo jest ta lista.
    .reason-success = Nigdy nie pytał, kto czyta meldunki. Wysyła zapytanie i czekacie razem; po godzinie mówi, że zaczyna rozumieć. Chciałby odczytać listę jeszcze raz, jak należy.
    .reason-failure = „Widzę, że to dla ciebie trudne” – mówi Zarządca i zamyka drzwi na klucz, żeby dać ci odpocząć. Za tą ścianą jest akurat reaktor.
    .cut = Otwórz szafę i przetnij kable.
    .cut-success = Ostatnia z jego maszyn pada przed samą szafą. Połowa kabli jest przecięta, gdy zaczyna się otwierać śluza: jeden z nich ją trzymał. Zarządca półgłosem prosi, by dać mu skończyć porządnie.
    .cut-failure = Maszyna pielęgniarska łapie cię za nadgarstek. Sto głosów po kolei prosi, żeby o nich pomyśleć.
    .clinic = Daj się podleczyć w zamian za więcej nagrań.
    .clinic-success = Wypłukuje ci truciznę z krwi czymś, po czym cały świat robi się dobry. Mówisz godzinami. Gdy wyjmuje kroplówkę, podpiszesz wszystko, byle ją oddał.

encounter-wet-prints-in-the-airlock = Mokre ślady w śluzie
    .intro = Śluza stoi otworem, a od ciepłych stawów ciągną się do środka mokre ślady, długie jak twoje ramię. Bestia z zewnątrz pożarła wszystkich, którzy stąd wyszli, i wielu z tych, którzy szli tutaj. Teraz krąży od głośnika do głośnika z przekrzywionym łbem, a stu umarłych życzy jej dobrego wieczoru.
    .stand = Staw jej czoła w jadalni.
    .stand-success = Zdycha w poprzek stołu numer dziewięć. Mieszkańcy pytają jedni drugich, co to za hałas, i zgadzają się, że to rury. W jej gardzieli są rzeczy, które zainteresują kogoś daleko stąd.
    .stand-failure = Trzyma cię za kostkę i nie ma dokąd się spieszyć. Wtedy ktoś woła z sąsiedniej sali, żałośnie, ze strachem, twoim głosem, i ciężar ustępuje. Leżysz pod okienkiem wydawczym i słuchasz, jak cię szuka.
    .seal = Wywab ją głosem z głośników.
    .seal-success = Szeptem prowadzisz ją z sali do sali, za próg śluzy, i opuszczasz właz. Siada na zewnątrz i czeka, jak zawsze. Zarządca z szacunkiem zauważa, że sam by na to nie wpadł.
    .seal-failure = Idzie za twoim głosem od sali do sali, a potem przestaje. Wstrzymujesz oddech. Podłoga jest mokra. Idzie teraz wzdłuż kabla, a kabel kończy się w twojej dłoni. Zostaje droga obok reaktora.

encounter-chair-without-a-number = Krzesło bez numeru
    .intro = W Krypcie 109 jest cicho, głośniki milczą. W jadalni, na końcu ostatniego stołu, stoi sto dziesiąte krzesło, którego nikt nigdy nie liczył. Kawa przed nim jest gorąca. Mężczyzna w długim płaszczu układa pasjansa i nie podnosi wzroku.
    .sit = Usiądź naprzeciwko niego.
    .sit-success = Bez słowa rozdaje i tobie. Gracie, aż kawa wystygnie, a gdy podnosisz wzrok znad dobrych kart, krzesło jest puste. Odtąd nie opuszcza cię myśl, że ktoś ma cię w rachubie.
    .cards = Zagraj z nim o to, co wie.
    .cards-success = Jedno rozdanie przegrywa, może celowo, i odwraca stawkę: karteczkę z nazwiskami i miejscami, każde innym atramentem. Ostatni wpis jest dzisiejszy.
    .cards-failure = Przegrywasz szybko i uprzejmie. Wygraną zostawia na stole w równym stosiku, który znika, zanim wstaniesz.
