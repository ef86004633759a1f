### Nowa Kalifornia: spotkania na pustkowiach z biblioteki

## Szlaki

encounter-axle-thieves = Złodzieje osi
    .intro = Więc to dlatego droga jest taka zła: rozkopuje ją troje ludzi. Obok dołu leżą osie ułożone według długości, na wierzchu podnośnik Odile, a nad tym szyld NAPRAWY. Ich szef, Teague, człowiek obyty, już cię zauważył i przybiera minę sprzedawcy.
    .chase = Rzuć się na nich, zanim się spakują.
    .chase-success = Teague nie ustępuje z dumy zawodowej, tamtych dwoje z powolności. Potem wybierasz z towaru, co najlepsze, a droga ma wreszcie szansę.
    .chase-failure = Oni znają tu każdy dół, a ty poznajesz większość. Przy ostatnim rozstajesz się z sakiewką.
    .ambush = Połóż się w jednym z dołów i zaczekaj do zmroku.
    .ambush-success = Wracają po szyld, a ty wstajesz z drogi tuż u ich stóp. Teague z ukłonem oddaje utarg. W kapeluszu ma list gończy: twarz jego, nazwisko cudze, a suma taka, jakiej za osie nikt nie daje.
    .ambush-failure = To dobry dół, jeden z ich najlepszych. Wieczorem przychodzą go dokończyć.
    .buy-back = Odkup kradzione po cenie Teague'a.
    .buy-back-success = Targuje się pięknie, dokłada coś „dla stałych klientów” i prosi o polecenie go znajomym. Aż chce się wpaść jeszcze raz.

encounter-wrong-address = Zły adres
    .intro = Adres z listu Abela istnieje. To zielone drzwi z mosiężną czternastką, które stoją we framudze pośrodku równiny, bez domu po żadnej stronie. Lampa nad nimi się pali, wycieraczka jest wytrzepana. A gdy obejść je dookoła, z tyłu są takie same zielone drzwi, tylko z piętnastką.
    .knock = Zapukaj i miej nadzieję, że to dobra strona.
    .knock-success = Unosi się klapka na listy. „No, nareszcie” – mówi ktoś i na zewnątrz wypychane są paczki, jedna za drugą. Potem lampa gaśnie, a przez dziurkę od klucza widać równinę.
    .knock-failure = Unosi się klapka i ktoś prosi o pozostałe listy, o wszystkie dawne. Nie masz ich. Klapka jest ciężka, a twoje palce akurat są w środku.
    .wait = Usiądź na wycieraczce i zaczekaj na domowników.
    .wait-success = O zmierzchu przez równinę przychodzi pies z kluczem u obroży. Patrzy na czternastkę, patrzy na ciebie, wzdycha i truchta próbować gdzie indziej.
    .break-in = Podnieś wycieraczkę, bo pod nią są zawiasy klapy.
    .break-in-success = Portier, maszyna w czapce, odbiera od ciebie płaszcz i zarazem próbuje cię zabić. Na dole jest jeden pokoik: łóżko, kasa i napiwki z trzydziestu lat.
    .break-in-failure = „Tylko dla lokatorów” – mówi portier i wynosi cię na górę za kołnierz. Wycieraczkę poprawia.

encounter-under-the-paint = Pod farbą
    .intro = Tam, gdzie kopiesz, skała idzie dalej w dół, a z nią dłonie, warstwa pod warstwą, każda trochę mniejsza. Najniższa nie jest odciskiem. Ktoś zatynkował niszę i tynk brzmi głucho. Farba na tej głębokości jest jeszcze dawna, świecąca.
    .scrape = Zdejmuj warstwy tak, by nie uszkodzić tego pod spodem.
    .scrape-success = Lampa już prawie zgasła. W niszy leży niebiesko-żółty strój, złożony przez ludzi, którzy nie wiedzieli, jak się takie nosi, a na nim pierwsza ze wszystkich dłoni, czerwona. Ktoś, kto wyszedł w nim z góry, nauczył ich kopać studnie. Schowali go tam, gdzie jest woda.
    .scrape-failure = Odpada płat wielki jak talerz i rozsypuje ci się na twarzy w świecący pył. Lepiej przestać i zaczekać, aż ręce się uspokoją.
    .leave = Zasyp dół z powrotem.
    .leave-success = Udeptujesz ziemię i resztką farby z puszki odciskasz na kamieniu własną dłoń, ponad wszystkimi. Dziwnie byłoby dojść aż tutaj i tego nie zrobić.

encounter-new-painter = Nowa malarka
    .intro = Przed kamieniem, na którym nie wyschła jeszcze twoja farba, siedzi dziesięcioletnia może dziewczynka i maluje ciebie. Plecak się zgadza, buty też, a za plecami masz góry, których nie ma w żadnej okolicy. „Drogę narysował dziadek – mówi. – Musiał, bo już nie mówił. Ja umiem tylko ludzi”.
    .sit = Nie ruszaj się, póki nie skończy.
    .sit-success = Podobieństwo jest duże i wcale nie pochlebne. Porównać przychodzą ciotki i płacą ci za czas, jak płaci się modelom. Niedługo twój portret wisi w większej liczbie kuchni, niż zdołasz odwiedzić.
    .correct = Pokaż jej, jak pada cień.
    .correct-success = Po trzech pociągnięciach odbiera pędzel: więcej jej nie trzeba. W zamian wolno ci zobaczyć dzieło dziadka, arkusz wielki jak koc. Jest na nim każde źródło i każda ruina, wszystko z pamięci, z jego ostatniej zimy. Coś się na nim nie zgadza.
    .correct-failure = Twój rękaw przejeżdża po górach. Nie płacze. Podaje cenę niebieskiej farby.
    .commission = Zapłać jej za całą drogę, tak jak narysował ją dziadek.
    .commission-success = Przez trzy dni ona kopiuje, a ty ucierasz farby i dowiadujesz się o tych stronach więcej niż przez rok marszu. W dwóch miejscach się waha. Tu dziadkowi drżała już ręka, mówi.

encounter-buried-bus = Zasypany autobus
    .intro = Pod żółtym dachem jest cały szkolny autobus, po okna w piasku. Kobieta, która go prowadziła, wciąż siedzi na swoim miejscu, a do kierownicy przypięta jest kartka: drugiego dnia wszystkie dzieci, trzydzieści jeden, poszły z nauczycielką w stronę świateł. Kierowca zgodnie z regulaminem zostaje przy pojeździe. Na półce leży złożonych trzydzieści jeden płaszczy, bo było ciepło.
    .dig = Wygarnij piasek i zobacz, co zostało.
    .dig-tally-0 = Okno puszcza i pół wydmy wchodzi do ciebie do środka. Odkopać udaje się tyle, co siebie, i schodzi na to cały dzień.
    .dig-tally-2 = Docierasz do trzeciego rzędu. Pod siedzeniem jest tornister z podpisem i paroma pożytecznymi rzeczami.
    .dig-tally-3 = Oczyszczone aż po tylną ławkę. Śniadania były na wycieczkę do muzeum, a to, co nauczycielka miała w kufrze, na potem. Na koniec układasz płaszcze z powrotem.
    .dig-tally-4 = Autobus jest pusty od końca do końca. W kasetce leżą opłaty za przejazd i rysunek od wszystkich, podany jej przez drzwi drugiego dnia. Rysunek zostaje u niej.
    .camp = Prześpij się na tylnej ławce.
    .camp-success = Jest sucho i nie wieje. Przy świecy doglądasz sprzętu i mówisz „dobranoc” tej za kierownicą. Tak wypada.

encounter-second-hunter = Druga łowczyni
    .intro = Ines Calloway przez trzy miesiące szła za tym samym nazwiskiem co ty, w jednym bucie i jednym sandale. List gończy ma złożony tyle razy, że da się przeczytać tylko sumę. „Wpadł ci w ręce albo prawie – mówi. – Nie złoszczę się. Chcę tylko wiedzieć, co twoim zdaniem będzie uczciwe”.
    .share = Oddaj jej część pieniędzy.
    .share-success = Kupuje za nie but. Potem siada i opowiada, dokąd zaprowadziły ją trzy miesiące: kto go ukrywał, kto karmił, kto sprzedał. Mówiąc, czyści i oliwi twoje rzeczy razem ze swoimi.
    .race = Na liście jest jeszcze drugi. Dotrzyj do niego przed nią.
    .race-success = Przez dwa dni widzisz jej kurz, a ona twój. Zbieg wpada ci w ręce przy brodzie, w trakcie golenia. Ines nadchodzi, zdejmuje sandał, wysypuje piasek i ściska ci dłoń.
    .race-failure = Idziesz na skróty przez lawę, ona dookoła. Gdy kuśtykasz w dół po drugiej stronie, ognisko jest zimne, zbiega nie ma i jej też nie.
    .shoot = Załatw to z nią tutaj.
    .shoot-success = Jak na kogoś w sandale była szybka. W plecaku ma porządek i list do wysłania właśnie na taki wypadek. Ludzie go przeczytają.
    .shoot-failure = Teraz też się nie złości. Strzela nisko, celowo, i odchodzi z twoją wodą.

encounter-thing-that-left = To, co wyszło
    .intro = Budzi cię to, że umilkły świerszcze. Na skraju światła ogniska siada coś ciężkiego, bardzo ostrożnie, jak gość, który nie chce zbudzić domu. Na grzbiecie ma słomę. Oddycha, gdy ty oddychasz, a kiedy wstrzymujesz oddech, wstrzymuje swój i nachyla się, ciekawe, co będzie dalej.
    .lie-still = Leż bez ruchu.
    .lie-still-tally-0 = Pod łokciem trzaska gałązka. Rzuca się na ciebie od razu, nie ze złości, tylko z wielkiej ciekawości, co jest w środku. Gdy wraca ci przytomność, jest jeszcze ciemno i gdzieś obok to coś znów siada.
    .lie-still-tally-2 = Leżysz, aż twoje serce zaczyna bić w jego rytmie. Wtedy wstaje i odchodzi, a po jakimś czasie odzywają się świerszcze. O brzasku ruszasz w drugą stronę, i to szybko. Cień na wzgórzu jest dłuższy, niż da się wytłumaczyć słońcem.
    .lie-still-tally-4 = Oddychasz wolno, potem jeszcze wolniej, a ono za tobą, głębiej i głębiej, aż zasypia. Przy łapie leży to, co zebrało od innych śpiących. Bierzesz wszystko, poruszając po jednym palcu. Za plecami słychać mruknięcie, a cień na skale przewraca się na drugi bok.

encounter-dry-riverbed = Suche koryto
    .intro = Rzeka, o której mówił staruszek, zostawiła koryto szerokie jak miasto: łodzie, butelki, klapa fortepianu, wszystko tam, gdzie odłożyła je woda. Poszukiwacz zwany Holendrem ogrodził środek sznurkiem i raz po raz spogląda w górę rzeki. „Ona wraca – mówi. – Rzadko. Najpierw ją słychać, a potem jest czas na jedno słowo”.
    .pan = Płucz żwir poniżej jego sznurka.
    .pan-success = Pierścionki, złote zęby, kapsle z całą farbą. Wychodzisz na brzeg z pełnymi kieszeniami i oglądasz się, bo chyba coś było słychać. To było słowo. Powiedział je Holender.
    .pan-failure = Słyszysz. Mówisz to słowo. Brzeg jest niedaleko i wynosisz na niego wszystko prócz tego, co leżało na ziemi.
    .dam = Zbuduj mu tamę z łodzi.
    .dam-success = Przychodzi na stojąco, brunatna, trafia na twój mur z kadłubów i jakby się gubi. Holender ma łzy w oczach. Tyle wody, mówi, i stoi, a obok taki spadek: póki jej starczy, poszłoby na tym całe miasto.
    .dam-failure = Dwie pierwsze łodzie są na miejscu, gdy trzecia zaczyna pływać. Innego ostrzeżenia nie będzie.
    .claim = Odkup od Holendra działkę.
    .claim-success = Zwija sznurek, wręcza ci paliki, worek drobiazgów i ostatnią radę: pieniądze nigdy nie leżały w żwirze. Spójrz na ten spadek, mówi. Spójrz na niego, kiedy przyjdzie woda.

encounter-transmitter = Nadajnik
    .intro = Maszt stoi na gołym wzgórzu i buczy. Pod nim jest budka: krzesło, zimny kubek, mikrofon owiązany chustką, żeby głos brzmiał z większej dali. Nadawano stąd. Krzesło jest ciepłe, ścieżka w dół tylko jedna, a w drodze na górę nikt cię nie minął.
    .climb = Wejdź na maszt i się rozejrzyj.
    .climb-success = Z góry widać każde ognisko w okolicy, a z tego, jak leżą, wynika, kto komu płaci, kto na kogo czeka i kto tylko udaje, że śpi. Zapisujesz to, ściskając stal kolanami.
    .climb-failure = Górna trzecia część trzymała się na farbie.
    .boost = Podkręć wszystko, ile się da.
    .boost-success = Przez jedną noc cała kraina słyszy samą siebie: pogodę, przepisy, chłopca, który czyta alfabet. Każdy się czegoś uczy. A w szczelinie między dwiema stacjami odpowiada ktoś, kto nadajnika wcale nie ma, głucho i cierpliwie, jak z dna studni.
    .battery = Kup od przejezdnego handlarza porządną baterię.
    .battery-success = Wskazówka pierwszy raz od lat odrywa się od zera. Powoli kręcisz gałką i słuchasz, jak ludzie żyją. Między dwojgiem z nich jest głuche miejsce, a w nim ktoś mówi: „Tu, na dole”.
    .cut = Wytnij miedź i odejdź.
    .cut-success = Schodzi długimi, lśniącymi wiórami. A w poprzek ścieżki leży chustka, rozwiązana, i wcześniej jej tu nie było.

encounter-off-the-map = Poza mapą
    .intro = Tu kończy się mapa dziadka, równą kreską i wężem morskim. Po drugiej stronie kreski kraina ciągnie się dalej, zielona i niewiarygodna, jakby nikt jej nie uprzedził. Rosną tam drzewa. Coś w nich śpiewa na kilka głosów, lekko fałszując.
    .name-it = Nadaj temu miejscu nazwę i wejdź.
    .name-it-success = Nazywasz je na cześć kogoś, kto by się uśmiał. Potem wspinasz się na najbliższe wzniesienie i dorysowujesz, co jest dalej, już bez węża.
    .sell = Sprzedaj, co wiesz, pierwszej karawanie.
    .sell-success = Szef karawany kupuje kreskę, drzewa i twoje słowo. O śpiewie nie ma mu kto powiedzieć: już odjechał.
    .doubt = Nie wierz, póki nie obejdziesz tego dookoła.
    .doubt-success = Drzewa są prawdziwe. Połowa zieleni nie: to skóry, a z nich oglądają się za tobą głowy. Na palcach wracasz po wydeptanym i zbierasz to, co zgubili inni wątpiący.
    .doubt-failure = Idziesz dookoła cały dzień, ze słońcem po lewej. Wieczorem wychodzisz z nieznanego jaru na drugim końcu krainy, a słońce masz po prawej.

encounter-answered-letter = Odpowiedź na list
    .intro = Dogania cię zdyszany goniec i wciska ci do ręki list: ktoś odpisał. To pierwsza odpowiedź na tę pocztę od lat. Na kopercie pewną ręką wypisano TEMU, KOMU SIĘ CHCIAŁO, a niżej drżącą: proszę przeczytać do końca.
    .read = Usiądź i przeczytaj do końca.
    .read-success = Jest o studni, o zębach i o wnuku, który ciągle się męczy. Imiona nadają tam dzieciom dopiero po drugiej zimie. A między wierszami drżąca ręka zadaje pytanie o wodę, którego nikt u nich nie śmie powiedzieć na głos.
    .sell = Pokaż znaczek zbieraczowi przy najbliższym ognisku.
    .sell-success = Za znaczek płaci, resztę czyta za darmo, poruszając ustami. Potem oddaje list i patrzy w ziemię. Jest tam o pewnym pancerzu, mówi, o którym coś wie. Był tylko pożyczony.
    .reply = Zapłać gońcowi, żeby zaczekał, i odpisz.
    .reply-success = Kartka jest zapisana z obu stron: połowa o wodzie, połowa o pancerzu, który pożyczono ich żołnierzowi i którego nie zwrócił. Obiecujesz zbadać jedno i drugie. Goniec mówi, że nikt go jeszcze nie prosił, by zaczekał, i że to nawet przyjemne.

## Bractwo i Jedność

encounter-silent-patrol = Milczący patrol
    .intro = Wokół wygasłego ogniska klęczą cztery pancerze wspomagane, otwarte od środka, i nikogo w nich nie ma. Obok leży ten, który został, chłopak w kurtce nowicjusza, z wgnieceniem na piersi szerokim jak pięść. Radio ma włączone. Na fali Bractwa, bardzo blisko, ktoś oddycha.
    .bury = Pochowaj chłopaka razem z jego imieniem.
    .bury-success = Wydrapujesz je na hełmie i kładziesz hełm na grobie. Staje karawana, ludzie zdejmują czapki. To oni opowiadają o tym dalej, bo od ciebie nikt by się nie dowiedział.
    .strip = Zabierz to, co zostało w pancerzach.
    .strip-success = Rycerze noszą w kieszeniach dobre rzeczy. Na wszystkim, co swoje, Bractwo maluje znak i długo jeszcze będą cię o niego pytać.
    .listen = Podgłośnij radio i ustal, skąd dobiega oddech.
    .listen-success = Liczysz echo, obracasz antenę i rysujesz na mapie kreskę; kreska przechodzi przez wzgórze. W Lost Hills szukają go od miesiąca. Zanim radio zamilknie, oddech z zainteresowaniem wymawia twoje imię.
    .listen-failure = Im dłużej kręcisz gałką, tym głośniejszy jest oddech. Podnosisz głowę dopiero wtedy, gdy słychać go w obu uszach, a przy radiu jest tylko jedno.

encounter-green-march = Zielony marsz
    .intro = Najpierw drży ziemia, potem widać ich samych: Jedność na drodze, równym krokiem, a jest ich więcej, niż ktokolwiek przypuszczał. W marszu śpiewają hymn na basy. Między nimi idą ludzie z ostatniej wioski, delikatnie niesieni za kark. Tam, dokąd zmierzają, jest miasteczko z drewnianą bramą.
    .join = Idź: szeregi rozstępują się, żeby cię wpuścić.
    .join-success = Nikt się nie gapi, nikt nie przechodzi na drugą stronę. Ktoś podaje ci udziec nie wiadomo z czego, ktoś inny bierze twój plecak. Do bramy jest daleko, a tak dobrze nie spało ci się od lat. Dopiero na końcu słychać, jaki dźwięk wydaje drewniana brama.
    .hide = Zejdź z drogi i przepuść ich.
    .hide-success = Leżysz w rowie z ustami pełnymi kurzu, a oni idą, rząd za rzędem, ty zaś liczysz. To warto wiedzieć. Potem za plecami odzywa się dzwon miasteczka, bije, bije i przestaje.
    .hide-failure = Ostatni w kolumnie został z tyłu, żeby wytrząsnąć kamyk z buta. Kamykiem jesteś ty.
    .fight = Zagródź drogę tam, gdzie jest wąska.
    .fight-success = Pada w poprzek wąwozu jak korek, ci z tyłu wpadają na niego i gubią melodię. Nim ją znajdą, dzwon bije od godziny, a miasteczko jest puste.
    .fight-failure = Nawet nie zwalniają kroku. Ktoś podnosi cię z drogi i stawia na murze, skąd świetnie widać bramę.

encounter-free-meal = Darmowy obiad
    .intro = Ludzie siostry Clemency ustawili przy drodze stoły z obrusami. Jest zupa, chleb, a dla każdego gościa kółko na serwetkę z numerem. Każdego, kto przechodzi, proszą, by usiadł, i dziękują, że siedzi. Staruszek naprzeciwko je czwarty talerz i oczy zaczynają mu z lekka świecić.
    .eat = Siadaj i jedz.
    .eat-success = Takiej sytości i takiego ciepła jeszcze nie było. Pytają, z czego żyjesz, czy często chorujesz i czy masz silną rodzinę. Gdy wstajesz, numer jest już wpisany do księgi.
    .refuse = Odmów i idź dalej o głodzie.
    .refuse-success = To trudniejsze, niż się zdaje: są tacy mili. Z grzbietu widać, jak ważą staruszka i piszą mu coś kredą na plecach. Opowiadasz o tym na każdym postoju.
    .refuse-failure = Sto kroków dalej uginają się pod tobą kolana, na oczach całego stołu. Przychodzą i przenoszą cię do cienia. Są tacy mili.
    .rob = Przewróć stół i zabierz skrzynkę z datkami.
    .rob-success = Ten od zupy ma pod fartuchem hak i umie się nim posługiwać. Goście jedzą dalej. W skrzynce jest to, co dali ludzie, którzy prawie nic nie mają; księgą rozpalasz ogień.
    .rob-failure = Staruszek o świecących oczach wstaje zobaczyć, co się dzieje. Od rana zrobił się silniejszy.

encounter-unity-baptism = Chrzest w zieleni
    .intro = Albo to znowu ten staw, albo przyszedł tu za tobą: na soli stoi otwarta cysterna, po brzegi pełna zielonego, i prowadzą do niej schodki. Ci, którzy wchodzą, trzymają się za ręce. Nikt nie krzyczy. Kobieta na przedzie nuci synkowi i unosi go, żeby widział.
    .watch = Patrz z oddali i zapamiętuj twarze.
    .watch-success = Uczysz się ich na pamięć, trzydziestu czterech, i tego, co każdy zostawił na schodkach. Ktoś kiedyś zapyta. Synek trzyma cię za rękę, nie wiadomo od kiedy, a ty jej nie puszczasz.
    .watch-failure = Zmienia się wiatr. Od cysterny niesie tylko mgłę, chłodną, prawie przyjemną, a zęby zaczynają w niej śpiewać.
    .jump = Wejdź po schodkach i pozwól sobie spaść.
    .jump-success = Pali, a potem przestaje. Wyławiają cię przed czasem, bo coś się w tobie nie przyjmuje, i człowiek z tabelą skreśla cię bardzo niezadowolony. Ale gdy schodząc, chwytasz się poręczy, poręcz się gnie.
    .tip-over = Naprzyj na cysternę ramieniem.
    .tip-over-success = Kołysze się; przypomina sobie, że ma koła. Zielone rozlewa się po soli i idzie w parę, a ludzie na schodkach siadają jedno po drugim, jakby ktoś zgasił lampę. A potem wszyscy biegną.
    .tip-over-failure = Kołysze się raz i wraca do ciebie. Człowiek z tabelą notuje, jak daleko cię odrzuciło.

encounter-smiling-doctor = Uśmiechnięty doktor
    .intro = Doktor spod tamtej bramy znów cię znalazł: jeździ, jak widać, z namiotem, kozetką i tymi samymi zębami. Twoje buty zachował. „Pozwoliłem sobie obejrzeć tę krew – mówi. – Jest powód do dumy”. Za płótnem ktoś uprzejmie prosi, żeby go wypuścić, i prosi już od dłuższego czasu.
    .submit = Połóż się na kozetce.
    .submit-success = Nic a nic nie boli. Kropla po kropli wyjmuje z ciebie wszystko, co wlało pustkowie, ogląda kolbę pod światło i dziękuje za próbkę. Wioska po drugiej stronie drogi patrzy, jak wchodzisz i jak wychodzisz.
    .sabotage = Daj mu mówić i pozamieniaj buteleczki.
    .sabotage-success = Mówić lubi. W następnej strzykawce ma słoną wodę z kawą i w każdej kolejnej też, na całe tygodnie. Za płótnem przecinasz pasy. Człowiek dziękuje, nadal uprzejmie, i zabiera ze sobą kozetkę.
    .sabotage-failure = Przestaje się uśmiechać. Nikt się dotąd nie zastanawiał, co trzyma takie zęby.

encounter-nightkin-mirror = Lustro w ciemności
    .intro = W ruinie stoi lustro wyższe od człowieka, a twojej twarzy w nim nie ma. Widać izbę za tobą, drzwi, kawałek księżyca. Potem lustro wzdycha. To ono siedziało w ciemności z rycerzami za stalowymi wrotami i szło za tobą całą drogę, nie chcąc się pokazać. Na dwa głosy naradza się, co z tobą zrobić.
    .strike = Uderz, zanim postanowi.
    .strike-success = Powietrze krwawi, robi się niebieskie, ogromne i zdumione. Drugi głos mówi jeszcze chwilę sam. Mówi: dziękuję.
    .strike-failure = Trafiasz w prawdziwe lustro. Przez cały czas stało obok tamtego.
    .speak = Weź stronę cichszego głosu.
    .speak-success = Nikt się z nim jeszcze nie zgodził. Głośniejszy krzyczy, dąsa się, milknie i pierwszy raz od lat ten cichy jest w głowie sam i płacze. Mówi ci, skąd przychodzą rozkazy: z rur, nocą, od kogoś, kto zawsze tak się cieszy, że go słyszy.
    .speak-failure = Mówisz do niewłaściwego. Niewidzialna ręka przegląda twój plecak, bierze, co jej się podoba, i klepie cię po policzku.

encounter-voice-in-the-pipes = Głos w rurach
    .intro = Zaczyna się w rynnie, potem w pompie, a na koniec w łyżce, którą trzymasz: mężczyzna, kobieta i maszyna podają sobie jedno zdanie z ust do ust. Głos wie, z kim rozmawiasz i co masz na sumieniu. Nie gniewa się. Chciałby cię zrozumieć, a do innego pokoju nie ma po co iść, bo rury są w każdym.
    .answer = Odpowiedz mu.
    .answer-tally-0 = Mówisz mu więcej, niż chcesz. Słucha tak uważnie, że rury robią się ciepłe, a ciepło przechodzi przez ścianę do ciebie i zostaje.
    .answer-tally-2 = Rozmawiacie o pogodzie, aż wzdycha na trzy głosy i daje ci spać. Jeszcze tu zajrzy, mówi. On ma mnóstwo cierpliwości, a ty masz zlew.
    .answer-tally-4 = Zadajesz pytanie ty: a kogo on się radzi, gdy nie jest pewien? Bulgocze bardzo długo. Do rana wiesz już, gdzie stoją jego ludzie i na co czekają; tak mówi ktoś, kto dawno nie miał z kim pogadać. Potem się orientuje. Od tej pory rury są suche.

## Dziwne spotkania

encounter-strange-meeting-a = Krzesła w kręgu
    .intro = Na otwartej soli stoi w kręgu siedem kuchennych krzeseł, a na sześciu siedzą ludzie, którzy się nie znają. Pośrodku jest skrzynia. Każdemu zapłacono, by doniósł ją aż tu, nikomu nie powiedziano po co i nikt nie podniesie jej sam. „Siódme jest twoje – mówią. – Siadaj, to zagłosujemy”.
    .sit = Zajmij siódme krzesło.
    .sit-tally-0 = Krzesło długo czekało i składa się razem z tobą. Głosowanie odroczono.
    .sit-tally-1 = Sześć zdań i twoje siódme. Dzielą się wszystkim, co mają do jedzenia, i umawiają się znowu, gdy ktoś wpadnie na pomysł.
    .sit-tally-2 = Wstajesz, podchodzisz do skrzyni i mówisz to, co wszyscy myślą: trzeba ją nieść, więc niech ktoś zapyta, jak daleko. Patrzą na ciebie z miłością. Wniosek przechodzi, a wniosek to ty.

encounter-strange-meeting-b = Bucząca szafa
    .intro = W szczerym polu stoi stalowa szafa, nie prowadzi do niej ani droga, ani kabel, a ona buczy. Z przodu ma dziesięć tarcz i szparę na klucz. Piasek wokół stopił się w szkło. Co rano, gdy tylko padnie na nią światło, coś w środku stuka, jakby ktoś odstawiał filiżankę.
    .dial = Spróbuj ją otworzyć.
    .dial-success = Tarcze to dziesięć liter dowcipu wymyślonego przez nieboszczyka i dowcip do ciebie dociera. W środku, na niebieskim aksamicie, leży broń bez miejsca na naboje, za to z okienkiem na górze. Jest ciepła od słońca. Od dwustu lat.
    .dial-failure = Buczenie uprzejmie podnosi się o ton i kładą ci się włoski na ramieniu. Widać czekało na inny numer.
    .shade = Usiądź w jej cieniu i pomyśl.
    .shade-success = Układasz w głowie kombinacje, aż cień przechodzi na drugą stronę. Do rozwiązania wciąż daleko, ale myśli się jaśniej.

encounter-strange-meeting-c = Mytem jest zagadka
    .intro = Automat pobierający myto przy przeprawie zgubił cennik i radzi sobie tym, co jeszcze miał w pamięci: stronicą dla dzieci. „Co leży w łożu, a nigdy nie śpi?” – pyta i unosi szlaban o szerokość dłoni. Na górze ma karabin, dla tych, którym się spieszy. Poprzednia odpowiedź, kredą na poręczy, jest zła.
    .answer = Podaj swoją odpowiedź.
    .answer-success = Gra fanfarę i otwiera szlaban, potem kasę, potem klapkę z papierową koroną. Koronę zostawiasz następnej osobie.
    .answer-failure = „Prawie!” – cieszy się. Na „prawie” też jest karabin.
    .ask-back = Zadaj mu swoją.
    .ask-back-success = Myśli. Lampki przygasają, rzeka płynie. O zmroku podnosi szlaban, opuszcza karabin i błaga o odpowiedź. Podajesz ją, a on śmieje się w jedyny sposób, jaki zna: otwiera się i zamyka.
    .toll = Wrzucaj kapsle w szparę, aż mu starczy.
    .toll-success = Nie wie, co to jest, ale podoba mu się dźwięk. Na drugą stronę jedziesz na ramieniu szlabanu.
    .swim = Przepłyń niżej, poza zasięgiem karabinu.
    .swim-success = Rzeka sama jest odpowiedzią. Po drugiej stronie okazuje się, że zniosło cię daleko, i to w dobrym kierunku.
    .swim-failure = Prąd ma własne zagadki, przeważnie z kamieniami.

encounter-strange-meeting-d = Bardzo duża pięta
    .intro = Zagłębienie, w którym minęła ci noc, ma na jednym końcu pięć mniejszych, a w porannym świetle widać, że jego brzeg jest brzegiem stopy. W sąsiednim od lat mieszka czteroosobowa rodzina i hoduje tam pszczoły. Mówią, że to przechodzi wiosną. Jest wiosna.
    .measure = Zmierz krokami i zapisz.
    .measure-success = Od pięty po palce szesnaście kroków. Proszą, żeby zapisać to na ścianie, z datą, pod kreskami, które pokazują, jak rosną dzieci.
    .measure-failure = Przy podbiciu mylisz rachubę, zaczynasz od nowa i okazuje się, że to już następne.
    .hide = Zostań z rodziną w zagłębieniu, aż to przejdzie.
    .hide-success = Przechodzi długo. A potem z góry spływa, wirując, to, co się do niego przykleiło: namiot, szyld, pół straganu.
    .hide-failure = W tym roku bierze trochę bardziej w lewo.
    .follow = Idź za tym i zobacz, co da się zabić.
    .follow-success = Nie to, postanawiasz. Ale przy takim cielsku zawsze żywi się coś jeszcze, a z tym już można sobie poradzić. Z jego grzbietu zdejmujesz łupy i niezłe pojęcie o tym, przed czym wszystko w tej krainie ucieka.
    .follow-failure = Coś, co idzie tymi śladami, wpadło na ten sam pomysł względem ciebie.
