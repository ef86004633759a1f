### Nowa Kalifornia: karty z gwiazdką

## Pustkowia

encounter-gecko-roast = Gekon z rożna
    .intro = Rodzina kopaczy soli obraca nad ogniem gekona nadzianego na wał napędowy ciężarówki. Babka polewa go z olejarki, dzieci pilnują skóry, a wszyscy zerkają na twój plecak. „Mięso jest, soli nie ma – mówi babka. – Sprzedaliśmy całą. Najpierw się pośmiej, potem siadaj”.
    .hunt = Zapoluj na drugiego gekona, bo jeszcze się tu kręci.
    .hunt-success = Samiec wypada zza sterty drewna w fatalnym humorze. Jeszcze łapiesz oddech, a dzieci już ściągają z niego skórę. Babka oddaje ci coś, co zostawił gość, któremu się spieszyło.
    .hunt-failure = Spotykacie się w najgęstszych krzakach, a zwierz dziś owdowiał. Rodzina przesuwa się przy ogniu, żeby znalazło się miejsce do leżenia.
    .share = Dołóż do garnka coś swojego.
    .share-success = Każdy dostaje po jednym kęsie, zaczynając od najmłodszego. Potem jeszcze długo pytają na tym szlaku, czy to ty masz ten plecak.
    .steal = Zwiń skórę, kiedy jedzą.
    .steal-success = Dzieci patrzą ci w twarz, więc twarz siedzi przy ogniu do ostatniej chwili, a pracuje ręka. Nim ktoś poprosi o drugie udko, dzieli was wzgórze.
    .steal-failure = Babka nawet nie wstaje. Po prostu we właściwej chwili puszcza wał napędowy.
    .plate = Zapłać za porcję jak obcy.
    .plate-success = Sprzedają ci policzek, czyli najlepsze, i pół koca do tego. W olejarce jest, jak się okazuje, miód, papryka i odrobina oleju.

encounter-broken-axle = Złamana oś
    .intro = Wóz z Huba zgubił koło na najgorszej mili szlaku, między dwoma wzgórzami, które patrzą na siebie nawzajem. Woźnica, Odile Prane, od godziny trzyma oś na własnych plecach. „Albo podnoś – mówi przez zęby – albo powiedz, że tam w górze nikogo nie ma”.
    .lift = Przejmij od niej ciężar.
    .lift-success = Koło staje, Odile siada i przez chwilę ani jedno, ani drugie się nie rusza. Płaci ci ze skrzynki pod kozłem. A kiedy się oglądasz, nie ma już starej osi, która nikomu się nie przyda, ani podnośnika, który przyda się każdemu.
    .lift-failure = Wóz podnosi się do wysokości kolan, rozmyśla się i siada ci na stopie.
    .guard = Pilnuj wzgórz, kiedy ona naprawia.
    .guard-tally-0 = Patrzysz na lewe. Schodzą z prawego, z procami, i znikają z workiem mąki, zanim zdążysz się odwrócić.
    .guard-tally-1 = Na wzgórzu wstaje człowiek, widzi, że go widać, i odchodzi z miną kogoś, kto tylko prostował kości. Odile dziękuje ci skromnie, ale brzęcząco.
    .guard-tally-3 = Po jednej kuli w kamień obok każdego kapelusza, kapelusz po kapeluszu. Odchodzą w takim pośpiechu, że to i owo zostaje, a Odile śmieje się pierwszy raz tego dnia.

encounter-red-hands = Czerwone dłonie na skale
    .intro = Na głazie ktoś odcisnął czerwone dłonie: nisko, gdzie sięgnie dziecko, i wyżej, gdzie sięgnie dorosły. Na jednej farba jest jeszcze mokra: lewa, cztery palce, wskazuje wschód. Na piasku nie ma żadnych śladów oprócz twoich.
    .follow = Idź tam, gdzie wskazuje dłoń.
    .follow-success = Pół mili dalej stoi drugi kamień z drugą dłonią, a na widnokręgu trzeci. Ktokolwiek to robi, dużo chodzi i bardzo chce, żeby kiedyś ktoś poszedł za nim.
    .follow-failure = Następna dłoń wskazuje za krawędź urwiska. Może to było ostrzeżenie: dłonie kiepsko się tłumaczą.
    .smash = Rozłup głaz.
    .smash-success = Z tyłu jest pusty i zalepiony gliną. Wypada z niego tobołek, po który ktoś miał wrócić.
    .smash-failure = Pęka i bucha żółtym pyłem ze starego poligonu. Teraz wiadomo, czemu ręce kazano trzymać na zewnątrz.
    .copy = Przerysuj dłonie do notesu.
    .copy-success = Rysujesz wszystkie i dopiero wtedy widzisz, że nie ma dwóch takich samych. Musiała tu stać w kolejce cała wioska.

encounter-tin-prophet = Blaszany prorok
    .intro = Robot z abażurem na głowie głosi kazanie z dachu zapadniętego autobusu. Wierni to dwie kozy i wdowa. „Panie i panowie, nadszedł wielki dzień!” – woła i milknie, jakby zapomniał, który to. Wdowa ociera oczy. Mówi, że z tygodnia na tydzień pamięta odrobinę więcej.
    .kneel = Uklęknij obok wdowy.
    .kneel-success = Cień jest przyjemny, słowa nic nie znaczą, a kozy grzeją. Przejezdni handlarze rozpoznają cię i z zakłopotaniem odwracają wzrok.
    .argue = Zapytaj, który to dzień i czyj.
    .argue-success = Przechyla ku tobie abażur. „Proszę potrzymać nożyczki” – mówi całkiem wyraźnie i wygłasza stronę przemówienia, w którym jakiś burmistrz dziękuje jakiejś krypcie. Tego kawałka wdowa jeszcze nie słyszała.
    .argue-failure = Na każde pytanie odpowiada, podsuwając tacę. Wdowa i kozy patrzą na ciebie, aż coś na niej brzęknie.
    .dismantle = Ściągnij go z dachu i rozkręć.
    .dismantle-success = Wita gości honorowych, dopóki nie znajdujesz właściwego kabla. Części są dobre. W środku leżą też paradne nożyczki, ale te wdowa prosi zostawić.
    .dismantle-failure = Wygwizdywano go już wcześniej. Autobus jest wysoki, a schodzisz z niego przez przednią szybę.

encounter-salt-race = Wyścig po soli
    .intro = Raz w miesiącu chłopcy poganiaczy ścigają się po soli, boso, do martwego auta na widnokręgu i z powrotem. Ziemia parzy, światło kłamie co do odległości, a poprzedni zwycięzca do dziś siedzi w aucie. Kobieta z tabliczką przyjmuje zakłady pod jedynym parasolem w okolicy.
    .run = Zdejmij buty i biegnij.
    .run-tally-0 = Świetnie biegniesz do celu, który okazuje się kamieniem. Posyłają po ciebie bramina.
    .run-tally-2 = Za trzecie miejsce też płacą i nikt nie pamięta dlaczego. Chłopcy pokazują ci, jak owinąć stopy na następny raz.
    .run-tally-4 = Klepiesz maskę, kłaniasz się temu w środku i wracasz z taką przewagą, że reszcie urządzają drugi wyścig. W nocy cała sól opowiada o tym całej soli, a wieść biegnie jeszcze szybciej.
    .bet = Postaw na tego, który nie patrzy w słońce.
    .bet-success = Przychodzi krokiem, nucąc, o długość przed resztą. Kobieta z tabliczką płaci i pyta, po czym to było widać. Po uszach, mówisz.
    .bet-failure = Nie patrzy w słońce, bo śpi. Poprzedni faworyt też spał, mówi kobieta i przesuwa parasol, żeby starczyło cienia także dla ciebie.
    .watch = Usiądź z boku i patrz.
    .watch-success = Staruszek obok nie patrzy na biegaczy, tylko tam, gdzie sól opada długim łukiem. „Tu była rzeka – mówi. – Jak odchodziła, sporo ze sobą zabrała. Nikt jeszcze nie poszedł sprawdzić co”.

encounter-brown-wind = Brunatny wiatr
    .intro = Najpierw lecą ptaki, wszystkie w jedną stronę. Potem brakuje widnokręgu. Masz może dziesięć minut do brunatnego wiatru, takiego, co zdziera lakier z ciężarówki, a jeśli się zagapić, to i kierowcę.
    .press-on = Owiń twarz i idź dalej.
    .press-on-success = Opierasz się na wietrze jak na murze, a gdy cichnie, padasz jak długi. Za to jesteś dalej, niż dałoby się zajść w jeden dzień.
    .press-on-failure = Po godzinie marszu trafiasz na ślady. Są twoje i prowadzą w tę samą stronę.
    .dig-in = Wykop dół i się połóż.
    .dig-in-success = Nad głową huczy pociąg bez ostatniego wagonu. O dziwo, przychodzi sen, a rano z dołu wychodzi ktoś wypolerowany na błysk.
    .search = Poświęć ostatnie jasne minuty na szukanie dachu.
    .search-success = Kopie sam wiatr: tuż przed tobą zdmuchuje piasek z żółtego dachu z rzędem klap. Burzę da się przesiedzieć pod otwartą i wziąć to, co w zasięgu ręki. Reszta nie ucieknie.
    .search-failure = Dach okazuje się tablicą reklamową. Piasek obchodzi ją z obu stron, a przyleciał tu prosto z Blasku.

encounter-empty-cage = Pusta klatka
    .intro = Przy drodze stoi żelazna klatka na kołach, duża na trzech ludzi. Drzwiczki są otwarte, obok leży nietknięta kłódka. W środku czysta słoma i pełna miska. Na prętach tabliczka: NIE LUBI GWIZDANIA. Gdzieś bardzo daleko ktoś gwiżdże.
    .track = Idź po śladach wleczenia.
    .track-success = Prowadzą do ogrodzenia z furtką i furtka też stoi otworem. Weszło tam coś, co już wie, jak działają drzwi.
    .track-failure = Po mili widać, że ślady idą w koło, a twoje są teraz częścią tego koła. To coś szło za tobą i patrzyło, jak się to robi.
    .sell = Sprzedaj kłódkę pierwszej lepszej karawanie.
    .sell-success = Szef karawany długo obraca ją w dłoniach. Dobra kłódka, mówi, ani ryski. Płaci i o klatkę nie pyta.
    .sleep-inside = Prześpij się w środku i zamknij drzwiczki.
    .sleep-inside-success = To najbezpieczniejsze łóżko w promieniu wielu mil i śpi się w nim jak w dzieciństwie. Rano miska jest pusta, drzwiczki otwarte, a słoma obok ciebie jeszcze ciepła.

encounter-mail-rider = Ostatni konny listonosz
    .intro = Listonosz siedzi obok padłego konia, czy też tego, co się tu nazywa koniem, z pełną torbą między kolanami. Abel Ruiz od trzydziestu lat wozi pocztę między dwoma miastami, a jednego z nich już nie ma. „Mam dla nich wszystko – mówi. – A co tydzień ktoś im jeszcze dopisuje”.
    .deliver = Przejmij od niego torbę.
    .deliver-success = Każe ci podnieść prawą rękę, wręcza należną monetę i natychmiast zasypia. Torba jest cięższa, niż wygląda. Wszystkie listy są zaadresowane do ludzi, a żaden do miejsca.
    .read = Pomóż mu sortować i przeczytaj jeden list.
    .read-success = List jak list: o dachu i o ciotce. Ale adres u góry ktoś trzy razy podkreślił, a te drzwi już znasz z drogi: nikt za nimi nie mieszka, odkąd Abela nie było jeszcze na świecie.
    .read-failure = Abel widzi, że poruszasz ustami. Wstaje, zdejmuje czapkę i każdemu podróżnemu podaje twoje imię, żeby wiedział, z kim ma do czynienia.
    .rob = Zabierz mu kasę pocztową.
    .rob-success = Bije się o nią jak dwudziestolatek, a potem przestaje. W puszce jest więcej kapsli, niż można by sądzić, i mniej, niż by się potem chciało.
    .rob-failure = Trzydzieści lat na tym szlaku nauczyło go, gdzie kopać.

## Osady

encounter-brahmin-auction = Licytacja braminów
    .intro = Licytatorka stoi na skrzynce i mówi tak szybko, że słowa przestają mieć znaczenie. Braminy wchodzą po jednym, wyczesane, mrużą oczy i wychodzą z numerem kredą na każdym czole. Podrapanie się w nos kosztuje tu pieniądze, więc stali bywalcy trzymają ręce w kieszeniach.
    .bid = Podrap się w nos celowo.
    .bid-tally-0 = Gratulacje, bramin jest twój. Kładzie się na środku, wzdycha obydwoma nosami i należy do ciebie, dopóki nie zabierze go chłopak z wózkiem.
    .bid-tally-2 = Pewien poganiacz bardzo chciał to zwierzę i spóźnił się o jedno westchnienie. Dalej wystarczy słuchać, jak sam siebie przebija.
    .bid-tally-4 = Kupujesz kulawego, sprzedajesz zdrowego i nie wspominasz o kamyku z racicy. W jukach poganiacz znajduje coś, co bierze za twoją zgubę.
    .heckle = Krzyknij, że tego już sprzedawali.
    .heckle-success = Wszyscy się śmieją prócz jednego. Ten stoi już przy płocie i patrzy to na bramina, to na umowę w swojej dłoni.
    .heckle-failure = „Sprzedane – woła licytatorka – temu głosowi z tyłu!” Odkręcanie tego zajmuje resztę poranka i trochę kapsli.
    .hire = Wynajmij przewodniczkę stada na drogę.
    .hire-success = Zna tu każdą ścieżkę i ma własne zdanie o tempie. Zsiadasz tam, gdzie trzeba, tylko dużo wcześniej, a ona sama wraca do domu.
    .trade = Zajrzyj na stragany wokół zagrody.
    .trade-success = Dzwonki, uździenice, maść dla ludzi i bydła. Zanim sprzedawca poda cenę, pyta, dla kogo.

encounter-open-clinic = Otwarta klinika
    .intro = Klinika ma trzy ściany, a tam, gdzie powinna być czwarta, stoi kolejka i doradza przy operacjach. Doktor Amadi przyjechała z Huba na tydzień i została przez tutejszy kaszel. Pracuje szybciej, niż kolejka nadąża z uwagami. Za zasłoną ktoś komuś bardzo cierpliwie coś odradza.
    .pay = Zapłać i wejdź bez kolejki.
    .pay-success = Kolejka buczy, póki nie zobaczy, co masz pod bandażem. Wtedy cichnie i zaczyna podpowiadać. Amadi szyje, płucze i wypuszcza cię przez brakującą ścianę.
    .ward = Idź za zasłonę i rzuć swoją truciznę.
    .ward-success = Wielka kobieta przez dwa dni i noc trzyma cię za rękę i opowiada filmy. Nienawiść do niej trwa od pierwszej godziny do ostatniej. Potem wstajesz, znasz mnóstwo filmów i niczego już nie chcesz.
    .help = Zakasz rękawy.
    .help-success = Gotujesz, trzymasz, nalewasz i odmierzasz krople. Kolejka cię polubiła i podaje twoje imię dalej w świat, za każdym razem z innym błędem.
    .help-failure = Pudło z napisem GAZA pochodzi ze szpitala, w który trafiła bomba. Amadi każe wynieść je szczypcami, a ciebie zaraz za nim.
    .trade = Zapytaj, co mogą odstąpić.
    .trade-success = Niewiele. W zamian chętnie wezmą sznurek.

encounter-ring-of-tires = Ring z opon
    .intro = Boksują tu przy lampie, w kręgu z opon od ciężarówek, póki jedno z dwojga nie usiądzie. Mistrzynią jest cicha pani Bell, która między rundami robi na drutach. Jej menedżer szuka przeciwników i bierze każdego, kto jeszcze chodzi.
    .box = Zmierz się z chłopakiem ze wsi.
    .box-success = Okładacie się, aż dzwoni w uszach, a potem on siada i prosi o wodę. Grubas, który zamiast na pięści patrzył na twoje barki, mówi, że miałby może coś do przeniesienia.
    .box-failure = Chłopak, jak się okazuje, od szóstego roku życia przerzuca siano. Przez chwilę widzisz trzy lampy, a potem żadnej.
    .champion = Wejdź na ring do pani Bell.
    .champion-success = W piątej rundzie chybia i nie wiadomo, które z was dziwi się bardziej. Kiedy siada, nikt nie krzyczy, słychać tylko długie wspólne westchnienie. Potem niosą cię dookoła placu. Skarpetę kończy i daje ci w prezencie.
    .champion-failure = Jest jej bardzo przykro. Mówi to przed każdym ciosem.
    .bet = Postaw na tego, co kuleje.
    .bet-success = Odkąd przyjęto zakłady, kuleje na drugą nogę. Odbierasz wygraną, zanim zauważą to inni.
    .bet-failure = Kuleje naprawdę.
    .trade = Pohandluj z widownią między walkami.
    .trade-success = Kto właśnie przegrał, sprzedaje tanio; kto wygrał, przepłaca. Trzeba tylko patrzeć, kto się uśmiecha.

encounter-rain-cistern = Cysterna na deszczówkę
    .intro = W dwa lata padało tu cztery razy, a wszystko, co spadło, stoi w cysternie pod placem, trzydzieści stopni w dół. W ścianie na wysokości kolana jest pęknięcie. Dozorca Hob trzyma na nim dłoń i od dawna nie może pójść na obiad.
    .repair = Zluzuj Hoba i zatkaj szparę.
    .repair-success = Smoła, prześcieradło, klin wycięty z drzwi. Hob ogląda dłoń jak przyjaciela, który wyszedł z więzienia. Szpara to jeszcze nic, mówi: z brygadą powinien ktoś pogadać.
    .repair-failure = Klin wchodzi, za to inny kawałek ściany wychodzi, i to z rozpędem. Hob kładzie dłoń z powrotem i mówi, że tego właśnie się obawiał.
    .drink = Napij się tego, co i tak wycieka.
    .drink-success = Woda jest zimna i smakuje dachami. Czym jeszcze, lepiej nie pytać.
    .trade = Pohandluj z kobietami przy schodach.
    .trade-success = Wszystko wyceniają w chochlach wody, a dla ciebie przeliczają na kapsle i z litości zaokrąglają.

encounter-night-school = Szkoła wieczorowa
    .intro = Po zmroku sklep rzeźnika zamienia się w szkołę. Panna Okafor pisze kawałkiem tynku na boku lodówki, a w ławkach siedzą trzej strażnicy karawan, sześcioletnia dziewczynka i rzeźnik. Dziś pytanie brzmi, skąd się biorą przypływy. Morza nie widział nikt, ale każdy wie swoje.
    .teach = Weź tynk i wytłumacz.
    .teach-success = Wystarczy lampa, wiadro i głowa rzeźnika w roli księżyca. Mówi się o tym jeszcze wiele dni, strażnicy niosą to w świat i ludzie, których nigdy nie spotkasz, wiedzą trochę więcej niż dotąd.
    .teach-failure = Dziewczynka pyta dlaczego, potem dlaczego, a potem dlaczego. Panna Okafor odbiera ci tynk ze spojrzeniem pełnym zrozumienia.
    .learn = Zapłać za miejsce w ławce.
    .learn-success = Umiesz już dzielić pod kreską, wiesz, za który koniec trzyma się kość, i że rzeźnik płacze przy wierszach.
    .diploma = Zapłać i podejdź do egzaminu.
    .diploma-success = Trwa całą noc i zajmuje całą lodówkę. Panna Okafor podpisuje się pełnym nazwiskiem, strażnicy biją brawo, a na ulicy okazuje się, że czytasz każdy szyld.
    .trade = Pohandluj z uczniami po lekcji.
    .trade-success = Najtwardziej targuje się sześciolatka. Umie już dzielić.

encounter-two-sheriffs = Dwóch szeryfów
    .intro = Miasto wybrało szeryfa, zapomniało o tym i wybrało drugiego. Cole ma wschodnią stronę ulicy, Minh zachodnią. Pijaka na środku aresztowali obaj i leży teraz na drodze, przykuty do dwóch ganków naraz. Każdy z nich uprzejmie pyta, w czyim mieście, twoim zdaniem, jesteś.
    .arrest = Stój spokojnie: obaj mają twój list gończy i obaj sięgają po broń.
    .arrest-success = Każdy uważa to aresztowanie za swoje i żaden nie uznaje cudzych papierów, a zatrzymanego bez papierów trzeba puścić. Na złość sobie nawzajem drą listy gończe. Tak dalej być nie może, mówi ktoś, i obaj się zgadzają.
    .arrest-failure = Ten jeden raz dogadują się jak rozsądni ludzie i ściągają z ciebie grzywnę z obu stron ulicy.
    .back-one = Stań szybko po stronie tego, który płaci.
    .back-one-success = Płaci akurat Minh. Cole znosi to godnie, to znaczy nikt nie zostaje trafiony. Właściciel saloonu prosi, by zaczekać, aż rozstrzygnie się sprawa odznaki.
    .back-one-failure = O jedno przejście przez ulicę za dużo i jesteś ani tu, ani tam. Na obu listach gończych będzie ten sam rysunek.
    .back-both = Powiedz każdemu to, co chce usłyszeć.
    .back-both-success = Składasz dwie przysięgi, dostajesz dwie wypłaty i jedno zaproszenie: na zebranie, które rozstrzygnie rzecz raz na zawsze.
    .trade = Handluj po tej stronie, gdzie otwarte.
    .trade-success = Po zachodniej jest taniej, po wschodniej wydają resztę.

encounter-radio-play = Słuchowisko
    .intro = Na zapleczu sklepu meblowego grają sztukę dla radia: sztorm, oświadczyny, morderstwo w latarni morskiej. Ten, który miał zostać zamordowany, nie przyszedł. Spokój zachowuje tylko grzmot, starszy pan z arkuszem blachy.
    .act = Zaproponuj, że to ciebie zamordują.
    .act-success = Umierasz przez prawie całą stronę i na trzy głosy, bo dwojgu aktorom ich własne odmówiły posłuszeństwa. Potem ludzie tygodniami pytają z troską o twoje gardło.
    .act-failure = Giniesz we właściwej chwili, po czym w zupełnej ciszy całe wybrzeże słyszy twoje „To już?”.
    .listen = Usiądź przy odbiorniku i słuchaj.
    .listen-success = Morderstwo jest dobre. Ale pod grzmotem słychać jeszcze jeden głos, słaby i nie ze sztuki, który wciąż pyta, czy ktoś go słyszy.
    .sponsor = Zapłać za nowy mikrofon.
    .sponsor-success = Wieczorem słychać ich aż na soli. W setce obozów ludzie, którzy nie mieli sobie nic do powiedzenia, kłócą się o to, kto zabił. Nowy mikrofon wyłapuje też głos, którego stary nie słyszał.
    .trade = Rozejrzyj się po sklepie.
    .trade-success = Właściciel handluje między aktami, szeptem. Wszystko, co skrzypi, jest tańsze.

encounter-scrap-assay = Próba złomu
    .intro = Probierz ma wagę, kwasy i lupę, która zdążyła mu przyrosnąć do twarzy. Ludzie stoją w kolejce, żeby usłyszeć, ile wart jest ich złom, a usłyszawszy, płaczą albo go całują. Jemu wszystko jedno. Za jego plecami nieodebrane paczki sięgają sufitu.
    .weigh = Połóż na wadze coś zbędnego.
    .weigh-success = Wącha, spuszcza kroplę kwasu i podaje sumę. Jest wyższa, niż się zdawało. Od pocałunku udaje ci się powstrzymać.
    .search = Przejrzyj zmiotki z podłogi.
    .search-success = Pod stołem leży rzecz, którą od lat podpierał drzwi. Uczciwie mu ją pokazujesz. Czerwienieje, blednie i mówi, że znalezione to znalezione.
    .search-failure = To, co wygląda na część, jest częścią stołu. Dolicza ją do rachunku za kwas.
    .lot = Kup nieodebraną paczkę w ciemno.
    .lot-success = Zostawił ją ktoś, kto miał wrócić za godzinę, a spakował tak, jak pakuje ktoś, kto w to nie wierzy. Gust miał dobry.
    .trade = Ubij interes przy ladzie.
    .trade-success = Ceny ma dokładne. Jest w tym jakiś spokój i ani kapsla zysku.
