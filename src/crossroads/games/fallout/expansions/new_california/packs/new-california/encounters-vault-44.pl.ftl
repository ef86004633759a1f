### Krypta 44, gdzie się nie mówi

encounter-first-hush = Pierwsze „cii”
    .intro = Buty zostały na zewnątrz, obok cudzych. Podłoga Krypty 44 to dywan, ściany to kołdry, a nad każdymi drzwiami pali się zielona lampka. Ludzie w filcu mijają cię z ukłonem. Drzwi zamykają się za tobą, mówisz „Halo?”, lampka robi się żółta, a w całym korytarzu bledną twarze.
    .shut-up = Zasłoń usta dłonią.
    .shut-up-success = Wszyscy patrzą na lampkę, ty też. Nim znów się zazieleni, można by zmówić pacierz. Kobieta z kredą na rękawie bierze cię lekko pod łokieć i prowadzi tam, gdzie wolno pytać.
    .shout = Zapytaj jeszcze raz, głośniej, co im jest.
    .shout-success = Lampka czerwienieje. Z kołder rzuca się na ciebie człowiek zapłakany ze strachu i walczy bezgłośnie, tak jak się gasi pożar. Gdy nieruchomieje, słychać mnóstwo miękkich stóp w biegu i żadna nie ucieka.
    .shout-failure = Lampka czerwienieje. Przygniatają cię materacami, w dziesięciu, delikatnie i o wiele za długo.

encounter-chalk-board = Ściana z kredą
    .intro = Wszystkie rozmowy w krypcie toczą się na jednej łupkowej ścianie, długiej na czterdzieści kroków, kolorową kredą: narodziny, przepisy, kłótnia dwóch sióstr, która od lat ciągnie się w lewym dolnym rogu. Pośrodku zostawiono pusty kwadrat w czerwonej ramce. Kobieta z rękawem daje ci kredę. Wskazuje kwadrat, potem północną ścianę, potem swoje ucho, i drży.
    .write = Napisz pytanie tam, gdzie zobaczą je siostry.
    .write-success = Odpowiadają obie i choć raz się zgadzają: za północną ścianą coś jest. Buczy. Buczało już za czasów babek i nie wolno tego budzić. Kto chce wiedzieć więcej, niech idzie do biblioteki i wstrzyma oddech.
    .write-failure = Kreda piszczy. Raz, krótko. Czterdzieści osób leży plackiem na dywanie, a nad drzwiami jest czerwono.
    .erase = Zetrzyj czerwoną ramkę i zobacz, co się stanie.
    .erase-success = Pod spodem jest starsza kreda, a w niej rysunek: dzwon i kto ile ma dostać za wyrwanie mu serca. Nikt cię nie powstrzymuje. Na puste miejsce patrzą tak, jakby miało przemówić, a ktoś odlicza ci na dłoń monety za to, że nikogo tu nie było.
    .erase-failure = Od ściany odrywa cię tuzin rąk. Upadek jest miękki, tylko czyjś łokieć nie jest z filcu. Lampka nad drzwiami zmienia kolor.

encounter-padded-guards = Pikowani strażnicy
    .intro = Wychodzą zza rogu czwórkami, w pikowanych strojach po brodę, podobni do mebli. Niosą poduszki. Powinno to być śmieszne, ale cały korytarz świeci na czerwono, a ta na przedzie ma mokre policzki i już rozwija prześcieradło.
    .run = Biegnij na krawędziach stóp.
    .run-success = Kto by pomyślał, że tak umiesz. Za plecami słychać bardzo szybkie kołdry. Podciągasz się w szyb, a u góry wisi w ciemności coś wielkiego, zimnego i krągłego: dzwon.
    .run-failure = Dywan położono tak, żeby się zapadał. Biegniesz pod górę z wełny, a oni doganiają cię bez pośpiechu.
    .fight = Odbierz poduszkę tej pierwszej.
    .fight-success = W poduszce jest pałka. Dalej idzie szybko i wciąż nikt nie krzyczy, nawet z bólu; to właśnie zostaje w pamięci. Klucze noszą zawinięte we flanelę, a jeden pasuje do klapy na dzwonnicę.
    .fight-failure = Nie chodziło o tę poduszkę, tylko o drugą, z tyłu.
    .bribe = Wyłóż sakiewkę na dywan, powoli, moneta po monecie.
    .bribe-success = Pilnują, żeby żadna nie brzęknęła. Nowe kapsle tłoczy się tu tysiącami i nie ma ich gdzie wydać, ale stare, wytarte, z zewnątrz! Podają je sobie z rąk do rąk. Potem pokazują ci bibliotekę, dzwon i najkrótszą drogę, a prześcieradło składają.
    .surrender = Wyciągnij do nich ręce.
    .surrender-success = Kamień spada im z serca. Sakiewkę zabierają, bo dzwoni, otulają cię i siedzą obok, aż zrobi się zielono. Potem prowadzą do biblioteki: tam zabiera się tych, których trzeba uspokoić.

encounter-library-of-breath = Biblioteka oddechów
    .intro = Książek tu nie ma. Ściany są z mosiężnych rur głosowych, setek rur, a każdą zatyka korek. Kto nie mógł już wytrzymać, przychodził, mówił do rury tę jedną rzecz i zatykał. Bibliotekarz jest bardzo stary. Układa ramiona w kołyskę, a potem w kamień: niektóre są ciężkie.
    .listen = Wyciągnij korek i słuchaj.
    .listen-success = Wybierasz po kurzu. Mężczyzna, zdyszany, ledwie głośniejszy od własnego serca: „Jestem prawie po drugiej stronie. Powiedzcie im, że to tylko skała”. I tyle. Tego korka bibliotekarz jeszcze nie wyjmował. Odstawia go i jego dłonie zaczynają ci coś opowiadać, pięknie, jak melodię.
    .listen-failure = Przykładasz do ucha jedną po drugiej i słyszysz morze, jak w każdej rurze. Bibliotekarz kiwa głową. Trzeba wiedzieć, kogo się słucha.
    .sneeze = Poddaj się: to ten kurz, kichnięcia już nic nie zatrzyma.
    .sneeze-success = Czterysta korków wyskakuje z czterystu rur i na moment mówią naraz wszyscy, którzy kiedykolwiek tu mieszkali: imiona, przekleństwa, kocham cię, ratunku. Potem jest czerwono, ciemno i trzymają cię. Bibliotekarz klęczy wśród korków. Uśmiecha się.

encounter-bell-without-tongue = Dzwon bez serca
    .intro = Dzwon pożarowy Krypty 44 wisi na strychu wypchanym wełną. Serce wyrwano mu pierwszej nocy i pochowano jak człowieka, z małym krzyżykiem. Sam dzwon jest z brązu i ma twój wzrost. Gdy położyć na nim dłoń, drży, odrobinę, w takt czegoś na północy.
    .swing = Rozkołysz go ramieniem.
    .swing-success = Nie wydaje dźwięku, ale się rusza, i przez belki, przez mury, przez filcowe podeszwy trzystu osób czują to wszyscy. Podnoszą głowy znad talerzy. Na dole w korytarzu otwierają się drzwi, których się nie otwiera, a za nimi ktoś ma kłopot z oddechem.
    .swing-failure = Odchyla się i jest chwila, by podziwiać robotę ludwisarza. Potem wraca.
    .steal = Wykop serce dzwonu. Brąz ma swoją cenę.
    .steal-success = Tniesz je pod kocem i wynosisz w paczkach. Handlarz przy śluzie bierze bez słowa. Dopiero w drodze powrotnej czekają na ciebie z prześcieradłem; na wierzchu leży mały krzyżyk.
    .steal-failure = Wyślizguje się i toczy po strychu, po schodach, aż do nocnej warty, a każdy stopień jest trochę głośniejszy od poprzedniego.

encounter-signed-song = Pieśń na dłonie
    .intro = Po kolacji w jadalni śpiewają. Dwieście osób podnosi ręce i idzie po nich jak wiatr po trawie: zwrotka, refren, głos dla starców o sztywnych palcach. Oczy same robią ci się mokre. Pieśń jest o kimś, kto przeszedł przez ścianę, i nikt na sali już w to nie wierzy, po prostu lubią melodię.
    .learn = Naucz się jej od bibliotekarza.
    .learn-success = Ma dziewiętnaście zwrotek i schodzi na nie prawie cała noc. Przy czternastej jego dłonie zwalniają: tu jest nazwisko, data, co ze sobą wziął, kto kazał milczeć i gdzie leży papier. Śpiewają to co wieczór. To najlepiej strzeżona tajemnica w krypcie.
    .learn-failure = Mylisz „ścianę” z „żoną”. Dwieście osób trzęsie się bezgłośnie, a jednego starca trzeba wyprowadzić.
    .clap = Klaśnij. Każdy by klasnął.
    .clap-success = To tylko dwie dłonie i tylko chwila. Pieśń urywa się jak ucięta. Nikt na ciebie nie patrzy. Patrzą na północną ścianę i czekają, a gdy nic się nie dzieje, wcale nie robi im się lżej.

encounter-quiet-room = Cichy pokój
    .intro = Zamykają tu tych, którzy hałasowali. Pokój jest okrągły i biały, ma na ścianach, suficie i podłodze filc gruby na ramię i żadnej lampki, bo nie ma czego słuchać. Po godzinie słyszysz własną krew. Po dwóch słyszysz, jak poruszają się oczy. A potem, od północy, słychać tamto.
    .sit = Usiądź plecami do filcu i wytrzymaj.
    .sit-tally-0 = Jest w ścianie, potem w zębach, a potem ktoś krzyczy i okazuje się, że to ty. Filc zabiera wszystko. Gdy zaglądają, chwalą cię za wzorową ciszę.
    .sit-tally-1 = Liczysz tętno do liczby, która cię przeraża, i zaczynasz od nowa. Buczy. Można się przyzwyczaić jak do sąsiada: nie podchodzi bliżej i nie odchodzi.
    .sit-tally-3 = Gdzieś w drugą noc mija strach i słuchasz tego tak, jak się słucha silnika. To jest silnik. Przerywa co czwarty takt, prosi o olej i nigdy w życiu nie był obudzony. Kiedy otwierają drzwi, mijasz ich i idziesz na północ z jedną ręką na ścianie.
    .break-out = Zerwij filc i przebij się przez to, co pod nim.
    .break-out-success = Pod filcem są deski, pod deskami dziura, a w dziurze wszystko, co mieli w kieszeniach zamknięci tu ludzie i co im się nie przydało. Kopał ją ktoś silny. Prowadzi na północ, a buczenie stoi w niej jak woda w rurze.
    .break-out-failure = Deski, wełna, deski, wełna. Ręce poddają się przed ścianą i krwawisz bez jednego dźwięku, jak tutejsi.

encounter-overseers-cough = Kaszel Nadzorcy
    .intro = Nadzorca Pell przyjmuje cię za trojgiem drzwi. Ma sześćdziesiąt lat, jest uprzejmy i szary na twarzy. Trzyma poduszkę, a gdy nie może już wytrzymać, kaszle w nią, i lampka nad biurkiem, zamalowana na zielono, jest pod farbą czerwona. Ma to od zimy. Według zasady, której sam od wszystkich wymagał, dawno powinien siedzieć w okrągłym pokoju. Patrzy na ciebie i czeka.
    .heal-it = Daj mu coś na to.
    .heal-it-success = Bierze oburącz. Pierwszy raz od miesięcy nabiera pełne płuca powietrza i jest cicho; wtedy śmieje się na głos, zakrywa usta i odejmuje dłoń. Zza ściany nic nie przychodzi. Siada i pękniętym głosem mówi ci wszystko. A potem prosi o klucz do głośników.
    .pillow = Kup mu u strażników spokojną noc i zostań z nim.
    .pillow-success = Biorą pieniądze i przypominają sobie o sprawach na innym piętrze. Kaszle do rana, głośno, przy otwartych drzwiach, a ty trzymasz miskę. Zza ściany nic nie przychodzi. Nad ranem patrzy w sufit i szepcze: „Wszyscy? Przez cały ten czas?” Chce im to powiedzieć sam.
    .report-it = Przyprowadź do niego strażników.
    .report-it-success = Płacą ci z jego własnej szuflady. Idzie z nimi cicho, sam ich tego nauczył. Dzieci, które cię potem mijają, zakrywają usta i nie ma w nich strachu, tylko obrzydzenie. A z okrągłego pokoju, póki go słychać, ściana buczy i ktoś kaszle jej do taktu.

encounter-wall-that-hums = Ściana, która buczy
    .intro = Tunel biegnie na północ ze trzydzieści kroków i kończy się litą skałą. Siedzi tam to, czego krypta bała się, zanim urodziły się babki: człowiek wyschnięty na grubość płaszcza, oparty o kamień. Na prawym ramieniu ma górniczą pięść wspomaganą, wciąż włączoną. Był już prawie po drugiej stronie. Nikt nie śmiał krzyknąć do niego, żeby odpoczął.
    .hum-along = Zdejmij mu pięść z ramienia, nie wyłączając jej.
    .hum-along-success = Buczysz przy tym na jej nutę, żeby ręce trzymały takt; schodzi na czwartym, tam gdzie przerywa. Potem ją wkładasz, bo ktoś powinien, i uderzasz tam, dokąd szedł. Światło dnia. Brakowało szerokości dłoni. A za tobą, w całej krypcie, robi się naprawdę cicho.
    .hum-along-failure = Ogniwo jest pęknięte i nikt nie powinien przy nim siedzieć. W ustach masz smak miedziaków i wracasz tunelem na czworakach.
    .leave = Wyłącz ją i zamknij mu oczy.
    .leave-success = Cisza przechodzi przez ścianę na korytarze jak zimne powietrze. Słychać, jak wychodzą z pokojów, żeby jej posłuchać. Nad dziurą wydrapujesz imię: to z pieśni albo zmyślone.

encounter-loud-morning = Głośny poranek
    .intro = Trzeszczą głośniki. Przez dwieście lat nikt ich nie włączał. „Dzień dobry” – mówi Nadzorca Pell. Czeka; nic. „Doniesiono mi – mówi – że to była maszyna”. Na korytarzach, pod lampkami czerwonymi do granic, stoi trzysta osób w filcowych kapciach i patrzy sobie nawzajem na usta. Ktoś musi być pierwszy.
    .shout = Zacznij.
    .shout-tally-0 = Krzyczysz. Za wcześnie: rzucają się do ucieczki, a to, co depcze cię w drodze do drzwi, jest idealnie bezgłośne.
    .shout-tally-1 = Mówisz swoje imię. Ktoś ochryple mówi swoje, jak słowo z obcego języka. Potem próbują wszyscy, wzdłuż całego korytarza, i wciskają ci rzeczy, bo nie wiedzą, co się mówi dalej. Od nich usłyszą karawany, a od karawan wszyscy.
    .shout-tally-3 = Śpiewasz tę pieśń z jadalni, na ile da się ją odgadnąć z dłoni. Przez jedną zwrotkę nikt się nie przyłącza. Potem wchodzi pęknięty stary bas, który od siedemdziesięciu lat zna melodię palcami i nie trafia w ani jedną nutę, a dalej już siebie nie słyszysz. Ludzie mówią, że niosło się przez trzy doliny. Jedna po drugiej przepalają się nad drzwiami lampki.
