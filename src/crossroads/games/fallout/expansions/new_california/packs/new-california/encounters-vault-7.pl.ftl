### Krypta 7, gdzie codziennie jest dzień otwarcia

encounter-opening-day = Dzień otwarcia
    .intro = Drzwi Krypty 7 odtaczają się przy dźwiękach orkiestry dętej. Trzysta osób w odświętnych strojach odwraca się do ciebie i płacze ze szczęścia, wszyscy w tej samej sekundzie. Burmistrz z łańcuchem na piersi podaje na poduszce nożyczki. „Nareszcie” – mówi. Jego usta poruszyły się odrobinę wcześniej, niż otwarły się drzwi.
    .cut-the-ribbon = Przetnij wstęgę.
    .cut-the-ribbon-success = Wstęga opada, a od wiwatów wzbija się kurz z lamp. Dłoń ściska ci całe trzysta osób. Potem ktoś klaszcze raz, wszyscy ocierają twarze, wiążą wstęgę i wracają na miejsca. „Bardzo ładnie – mówi burmistrz. – Jeszcze raz, od początku”.
    .applaud = Nie bierz nożyczek, tylko bij im brawo.
    .applaud-success = Tego nie ma w sztuce i są zachwyceni. Sypią się monety, tym razem w twoją stronę. Z budki na skraju sceny suchy głosik pyta: „A kto ci podał tę kwestię?”
    .applaud-failure = Klaszczesz w złym miejscu. Milknie orkiestra, wysychają łzy, a burmistrz wkłada ci nożyczki z powrotem do ręki i sam zaciska na nich twoje palce.
    .look-behind = Miń burmistrza i zajrzyj za tłum.
    .look-behind-success = Tylne rzędy są namalowane, a za nimi jest ściana z hakami, na których wiszą odświętne stroje z dwustu lat. Bierzesz, co się przyda. Między płaszczami są wąskie drzwi, a za nimi ktoś płacze bez żadnej publiczności.
    .look-behind-failure = „Nie przez dekoracje!” – syczy bileter i opuszcza ci latarkę na kark.
    .ticket = Kup u biletera prawdziwy bilet.
    .ticket-success = Na dziś, środek parteru, razem z programem. Jest w nim sufler, który nigdy się nie spóźnił, i wyjście dla aktorów na wypadek pożaru. Bileter przedziera bilet wzdłuż linii z miną bliską szczęścia. To pierwszy, jaki sprzedał.

encounter-ribbon-again = Znowu wstęga
    .intro = Na wstędze jest nowy supeł; składa się już prawie z samych supłów. Te same łzy, ten sam burmistrz, ta sama poduszka. Dziecko w drugim rzędzie patrzy na ciebie suchymi oczami i ledwie dostrzegalnie kręci głową. Drzwi za tobą się zamknęły, jak zawsze w tym miejscu.
    .cut = Tnij.
    .cut-success = Wiwatują, jakby wpuszczono do środka niebo. Orkiestra odprowadza cię na pozycję wyjściową. Najgorsze, że za każdym razem wychodzi lepiej.
    .forget-the-line = Zapomnij swojej kwestii.
    .forget-the-line-success = Otwierasz usta i tak zostaje. Robi się bardzo cicho. Burmistrz się poci, czego nikt u niego nie widział. Głos z budki podaje ci słowa, podaje jeszcze raz i słychać w nim strach.
    .forget-the-line-failure = Czekają. Czekają od dwustu lat. W końcu trzeba coś powiedzieć, a za złą dykcję jest grzywna.
    .faint = Zemdlej orkiestrze w ramiona.
    .faint-success = Podają cię nad głowami, rząd po rzędzie, aż na łóżko za kulisami. Garderobiana poi cię rosołem i o nic nie pyta. Przy łóżku są drzwi, a spod nich ciągnie powietrzem z dworu.
    .faint-failure = Bębnista, którego nikt nie uprzedził, robi krok w bok.

encounter-prompter = Sufler
    .intro = W budce na skraju sceny stoi maszyna nie większa niż pojemnik na chleb: zamiast oka ma szczelinę, a w środku całą sztukę. Każdemu szepcze jego słowa pół sekundy naprzód i szeptała jeszcze pradziadkom. Twoje też zna. „Kazano mi grać, dopóki widownia nie będzie zadowolona – szepcze. – Czy jest?”
    .whisper-back = Odszepnij jej kwestię od siebie.
    .whisper-back-success = Powtarza z uprzejmości, a na scenie burmistrz mówi za nią: „Chciałbym usiąść”. I siada. Wszystkim zapiera dech. Sufler pokazuje ci plan, strona po stronie, tak jak się prosi drugiego lekarza o opinię.
    .whisper-back-failure = „Głośniej” – szepcze maszyna i odwraca się całe trzysta osób. Potem bileterzy pomagają ci znaleźć miejsce.
    .unplug = Wyciągnij wtyczkę.
    .unplug-success = Bileterzy bronią jej do ostatniej latarki. Gdy szczelina gaśnie, trzysta osób zastyga z otwartymi ustami i patrzy po sobie, co teraz. Ktoś idzie sprawdzić wyjście dla aktorów.
    .unplug-failure = Bileterowi za twoimi plecami też coś szepnęła.

encounter-stage-door = Wyjście dla aktorów
    .intro = Wyjście dla aktorów jest uchylone na szerokość dłoni i w szparze widać kawałek prawdziwego nieba. Stoi przed nim młoda kobieta, już do połowy bez kostiumu: Cordelia Amory, dublerka, jak jej matka. „Jak się oprzeć, to się zamyka – mówi. – Waży tyle co ciężarówka. Ja przychodzę tylko popatrzeć”. Gdzieś z tyłu bileterzy liczą głowy.
    .slip-out = Przeciśnij się w przejście w pojedynkę.
    .slip-out-success = Kosztuje to guzik i trochę skóry. Przejście nie prowadzi na zewnątrz, jeszcze nie: biegnie za dekoracjami do sali pełnej płaszczy. Oko Cordelii jest w szparze, póki szpara się nie zamknie.
    .slip-out-failure = Zamyka się w połowie przeciskania. Taki ślad w poprzek nosa ma tu, jak słychać, wiele osób.
    .hold-open = Zaprzyj się plecami i puść ją przodem.
    .hold-open-success = Rzeczywiście waży tyle co ciężarówka. Pod twoim ramieniem wychodzi ona, za nią stary puzonista, za nim dwie harfistki z jedną harfą. Ostatnia już podziękowała i poszła, a ty wciąż trzymasz. Ta historia idzie od obozu do obozu.
    .hold-open-failure = Trzymasz tak długo, jak dałby radę każdy, czyli krótko. Drzwi odkładają cię po złej stronie, z lekka złożywszy.
    .doorkeeper = Daj odźwiernemu za fatygę.
    .doorkeeper-success = W ścianie siedzi człowiek z dźwignią, któremu nigdy nie dano napiwku. Obraca monety, płacze po cichu i napiera na dźwignię, póki Cordelia nie przejdzie. Ciebie posyła korytarzem do garderoby: będą tam chcieli zobaczyć twoje ramiona.

encounter-full-house = Komplet na widowni
    .intro = Kurtyna idzie w górę, a widownia jest pełna. Posadzili na parterze, rzędami, wszystkich, jakich mają, żeby była publiczność, a na scenie nie ma nikogo. Lampa się obraca. Mija burmistrza, orkiestrę, porzuconą wstęgę i zatrzymuje się na tobie.
    .perform = Wejdź na górę i coś im pokaż.
    .perform-tally-0 = Pokazujesz numer z kapeluszem. Trzysta osób, które widziały w życiu jedną sztukę, przez chwilę milczy, a potem odkrywa pod fotelami, do czego były owoce.
    .perform-tally-2 = Piosenka, upadek, parodia burmistrza. Nie wiedzą, kiedy się śmiać, ale mają chęci. Taca wraca pełna, a pewien pan na balkonie robi notatki.
    .perform-tally-4 = Opowiadasz, jak jest na zewnątrz: sól, wiatr, gekon na wale napędowym. Nikt im jeszcze nie powiedział niczego, czego nie znają na pamięć. Na koniec nie klaszczą. Wstają, bez porządku, każdy, gdy jest gotów, i rozmawiają z tobą ponad rampą, aż przepala się lampa.

encounter-costume-store = Magazyn kostiumów
    .intro = Wiszą tu wszystkie płaszcze, jakie kiedykolwiek włożono na dzień otwarcia, i urzęduje garderobiany Pym, który się wśród nich wychował i chodzi, nie trącając ani jednego wieszaka. Są też rzeczy, które kostiumami nie były. To po gościach, mówi. Przebierają się tutaj, potem mają rolę, a potem, no cóż. Butów jest bardzo dużo.
    .search = Przeszukaj kieszenie gości.
    .search-success = Szabrownicy, domokrążcy, żołnierz, zakonnica. Wszyscy dokądś szli. Pym świeci ci lampą, a gdy pada pytanie o najlepszą sztukę, pokazuje w górę. Wisi nad sceną i opuszczają ją na finał.
    .search-failure = Przewraca się stojak, potem następny i tak do końca sali. Odkopuje cię człowiek, który martwi się głównie o aksamit.
    .dress = Daj się Pymowi ubrać do roli.
    .dress-success = Robi to w czterdzieści sekund, z ustami pełnymi szpilek. W lustrze stoi ktoś, kto otwiera krypty. Odtąd na twój widok wstają, i tu, i na zewnątrz. Tylko patrz w górę, mówi Pym, kiedy stoisz pod reflektorami.
    .order = Zamów u niego coś, co naprawdę da się nosić.
    .order-success = Nikt go jeszcze nie prosił, żeby szwy trzymały. Pracuje całą noc, śpiewa i wyszywa swoje nazwisko tam, gdzie nie widać. Odgryzłszy nitkę, opowiada o wielkim kostiumie nad sceną: nie on go szył i nie widział, żeby ktoś z niego wyszedł.

encounter-bad-review = Zła recenzja
    .intro = Pan z balkonu ją wydrukował: Krypta 7 od dwustu lat ma gazetę, w gazecie rubrykę kulturalną i nigdy nie było czego w niej umieścić. Teraz jest o tobie. Recenzja jest długa i sprawiedliwa, a w trzecim akapicie opisuje, jak trzymasz ręce. Ludzie noszą ją pod pachą i patrzą to w nią, to na twoje ręce.
    .take-it = Przeczytaj do końca.
    .take-it-success = Boli tak, jak potrafi tylko trafne słowo. O rękach ma rację. Przechodzisz przez całość jeszcze raz, przed lustrem, i po drugiej stronie wiesz już coś nowego.
    .answer = Podejdź do jego stolika i odpowiedz punkt po punkcie.
    .answer-success = Słucha z piórem w powietrzu. Potem mówi, że nikt mu się nie sprzeciwił, odkąd się urodził, i upojony tym opowiada wszystko, co z góry widział, a czego nie mógł wydrukować.
    .answer-failure = Na trzeci akapit odpowiadasz rękami. Drukuje drugie wydanie.
    .buy-up = Wykup cały nakład.
    .buy-up-success = Chłopak z wózkiem jest wstrząśnięty; biegnie do domu i przynosi jeszcze stare numery. Skoro nikt niczego nie czytał, wszyscy przyjmują, że to był triumf. Jeden egzemplarz zostaje u ciebie. Spostrzeżenia są naprawdę bardzo celne.

encounter-lighting-rig = Nad sceną
    .intro = Nad sceną, w pajęczynie lin i rozgrzanych lamp, wisi Duch Postępu: czarny pancerz z blaszanymi skrzydłami. W finale opuszczają go i macha ręką. Dziś przepływa tuż obok i widać, że rękawica nie jest z rekwizytorni. Na napierśniku ma godło Enklawy. Ktoś od nich przyszedł kiedyś obejrzeć sztukę.
    .climb = Wejdź na górę i odetnij go.
    .climb-success = Lampa za lampą, metal syczy pod dłońmi, a w dole jest trzysta twarzy, które nauczono patrzeć w górę właśnie w tym miejscu. Trzy liny przecinasz, na czwartej zjeżdżasz. To, co w środku zostało z człowieka, prawie nic nie waży. Duch Postępu ląduje na nogach, a burmistrz pierwszy raz w życiu nie ma kwestii.
    .climb-failure = Lampa, po którą sięgasz, to słońce z drugiego aktu. Droga w dół wiedzie przez świt, łąkę i orkiestrę.
    .cut-power = Znajdź bezpiecznik i zgaś wszystkie lampy naraz.
    .cut-power-success = Po ciemku nie ma sceny. Słychać, jak trzysta osób szuka rękawów sąsiadów. Ktoś mówi głosem zupełnie nieszkolonym: „I to już? Można iść?”
    .cut-power-failure = Skrzynkę opisał ktoś, kto znał się na rzeczy i nie znosił obcych.

encounter-curtain = Kurtyna
    .intro = Tym razem wstęga wisi w poprzek prawdziwych drzwi, a te za nią są otwarte. Słońce sięga pierwszego rzędu. Ustawili się według wzrostu, z walizkami. Burmistrz zdjął łańcuch, oburącz podaje ci poduszkę i nie wie, co zrobisz.
    .bow = Przetnij i zostań na brawa.
    .bow-success = Wstęga opada. Nikt nie wiwatuje; wychodzą, mrużąc oczy, i każdy, mijając cię, mówi jedną rzecz, którą wie. Trwa to do zmroku i można by tym rządzić krajem. Ostatnie idzie dziecko o suchych oczach i zabiera nożyczki.
    .leave-quietly = Przestąp wstęgę i zostaw to im.
    .leave-quietly-success = To w końcu ich dzień. W pustym foyer mijasz kasę, która dość się już naczekała. Zza wzgórza słychać jeszcze, jak orkiestra zaczyna, gubi się i zaczyna inną melodię.
