# Główna opowieść scenariusza Powstanie Mistrza: pielgrzymi, patrole i głos spod Katedry.

quest-well-with-two-wardens = Studnia dwojga stróżów
    .story = Na drodze między Hubem a Lost Hills jednej studni pilnuje dwoje stróżów. W dni nieparzyste Ysidro Paz sprzedaje wodę w imieniu Bractwa, w parzyste siostra Clemency z Katedry rozdaje ją darmo i zapisuje, kto pił. Od wiosny nikt z jej zeszytu nie wrócił po następny kubek. Siostra mówi, że są szczęśliwi.
    .warn = Zanieś nazwiska zaginionych pod bramę Bractwa.
    .warn-done = Wartownik w Lost Hills każe ci odejść, póki nie usłyszy listy: jest na niej czworo rycerzy. Reszty wychodzi wysłuchać sama paladyn Coyle, na stojąco. Potem pyta, w które dni jej patrole napełniały manierki. W parzyste. Wszystkie.
    .listen = Posłuchaj kazania siostry Clemency w Hubie.
    .listen-done = Nie ma ambony i nie podnosi głosu. Jest zupa, są koce, a na koniec jest też kolejka do zapisów. Za rozgłaszanie dobrej nowiny dostajesz sakiewkę. Spod pokrywy kotła zalatuje coś, czego nie umiesz nazwać.

quest-three-patrols-short = Trzech patroli brakuje
    .story = Nie wróciły trzy patrole Bractwa: dwunastu rycerzy w pełnej stali, a żaden nie wezwał pomocy. Nadajniki wyłączano ręcznie, w kolejności z listy służb. Czwartego patrolu paladyn Coyle nie ma. Jeśli zamarudzisz w najgorszych okolicach, ktoś tam nauczy się nosić ten pancerz.
    .track = Idź tam, gdzie zgasł ostatni nadajnik.
    .track-done = Walki nie było. Ślady butów biegną obok bosych stóp dwa razy dłuższych, krokiem ludzi zajętych rozmową, aż do stalowych wrót w zboczu wzgórza. Przed nimi leży twarzą do ziemi rycerz. Odwrócenie pancerza kosztuje cię wszystkie siły, ale wtedy widać kostki palców. Pukał.
    .hire = Najmij tropicieli w Hubie.
    .hire-done = Przynoszą dwa wory sprzętu Bractwa, a jest ich o jednego mniej. Prowadzą też dziewczynkę, którą nocą spotkali na soli, biegnącą w przeciwną stronę. Nazywa się Hester Dunne, a jej ojciec dogląda kadzi.
    .late = Strać czas w śmiercionośnych okolicach.
    .late-done = Z grzbietu widzisz to, na co jest już za późno: zielony staw, szereg ludzi trzymających się za ręce i stalowe buty, stojące parami wzdłuż brzegu. Z szeregu wyrywa się dziewczynka i biegnie prosto na ciebie. Nazywa się Hester Dunne. Śpiew za jej plecami nie cichnie.

quest-pilgrims-with-clean-boots = Pielgrzymi w czystych butach
    .story = Co świt z Huba do Katedry wyrusza ze śpiewem czterdziestu pielgrzymów, wszyscy w czystych butach. Po południu wóz przywozi buty z powrotem, wyszorowane, dla następnych czterdziestu. Siostra Clemency chętnie by cię zabrała do niesienia fisharmonii. Poganiacze na końcu są bardzo wysocy i nie zdejmują kapturów.
    .walk = Zanieś fisharmonię do Katedry.
    .walk-done = W twoich butach ktoś wypisał atramentem obce nazwisko. U bram Katedry lekarz o wspaniałych zębach odbiera je, wręcza sandały i wypytuje o krew. A przy drodze stali ludzie i dobrze widzieli, kto niósł muzykę.
    .stop = Zabij jednego z olbrzymów, którzy pędzą takich ludzi jak bydło.
    .stop-done = Pod kapturem jest zielony i ma gwizdek. Pielgrzymi rozbiegają się po soli; zostaje tylko dziewczynka w sandałach i przeszukuje poganiaczowi kieszenie, bo chce kluczy. Hester Dunne, przedstawia się, a jej ojciec dogląda kadzi. Z sąsiedniego wzniesienia oglądał to wszystko rycerz Bractwa.

quest-door-that-answers = Drzwi, które odpowiadają
    .story = Gdzieś w śmiercionośnych okolicach są stalowe wrota w zboczu wzgórza. Zapukasz, a odpukują: tyle samo razy i jeszcze raz. Paladyn Coyle jest pewna, że za nimi siedzi jej dwunastu rycerzy. Podwórze zamiata maszyna. A ilekroć ktoś otwiera kolejny kawałek tamtych stron, wiedzą o tym w Katedrze.
    .knock = Odpowiedz wrotom ich szyfrem i dźwignij je.
    .knock-done = To lista służb, wystukana według stopni; dodajesz nazwisko, którego w niej brak. Ośmiu rycerzy wychodzi na słońce bez broni. Pozostali czterej, mówią, zgłosili się na ochotnika. I był z nimi w ciemności ktoś jeszcze: słyszeli jego oddech, nie widzieli go nigdy.
    .blast = Uwarz z lekarstw ładunek i pokonaj zamiatarkę.
    .blast-done = Zamiatarka do końca przeprasza za bałagan. Za wrotami są skrzynie nieotwierane od wojny, sala z jednym dużym odpływem i cela, a w niej ośmiu rycerzy, którzy przestali pukać, żeby posłuchać, kto idzie. O pozostałych czterech Coyle nie pyta.
    .call = Zbadaj najpierw inny kawałek śmiercionośnych okolic.
    .call-done = Daleko, od strony Katedry, bije dzwon. Kogoś już tam posłano, żeby wystawił sandały w twoim rozmiarze.

quest-vat-keepers-daughter = Córka dozorcy kadzi
    .story = Hester Dunne ma czternaście lat i zna na pamięć kolejność zamykania zaworów przy kadziach. Ojciec wypchnął ją klapą na popiół i wrócił na zmianę. Jedność chce ją mieć z powrotem, zanim mała komukolwiek to wyrecytuje. Na drodze jeden z jej szperaczy pokazuje ludziom wstążkę Hester, więc lepiej nie zostawiać dziewczynki samej.
    .hide = Ukryj ją wśród ludzi, którzy przysięgną, że jest ich.
    .hide-done = Wszyscy mówią to samo: siostrzenica, niezbyt bystra, lunatyczka. Hester łypie ze złością i milczy. Szperacz obwąchuje wstążkę, pranie, prawdziwą siostrzenicę i idzie dalej. Jeszcze tej nocy dziewczynka dyktuje zawory skrybie, który przyniósł za mało papieru.
    .smuggle = Kup jej miejsce w karawanie z Huba.
    .smuggle-done = Poganiacz upycha ją między dwie bele gekoniej skóry i dolicza dopłatę za zapach. W Lost Hills Hester złazi zielona na twarzy, ale w zwyczajny sposób, i prosi o ołówek.
    .sell = Oddaj ją Katedrze.
    .sell-done = Nagroda czeka u siostry Clemency, zawinięta w kartkę z hymnem. Hester trzyma się dzielnie, póki nie zobaczy, kto ma służbę przy bramie. Ojciec patrzy na nią, potem na ciebie i kładzie klucze na ziemi.
    .late = Zostaw ją i ruszaj w śmiercionośne okolice.
    .late-done = Łóżko jest zasłane, wstążka leży na poduszce. Sąsiedzi słyszeli, jak na podwórzu ojciec wołał ją na kolację, a zaraz po nim, bez zaczerpnięcia tchu, wołały kobieta i maszyna. Z tych samych ust.

quest-choir-practice = Próba chóru
    .story = Brat Anselm stawia cię w czwartym rzędzie katedralnego chóru. Piękniej śpiewać się chyba nie da: cztery głosy i piąty, który dobiega spod kraty w podłodze. Po każdym hymnie pierwszy rząd schodzi na dół do miary, a reszta się przesuwa. W trzecim nikt się nie ogląda. Nawet w śmiercionośnych okolicach łapiesz się na nuceniu.
    .sing = Śpiewaj i daj się usłyszeć piątemu głosowi.
    .sing-tally-0 = Wchodzisz o takt za wcześnie. Brat Anselm zamyka nuty, a dwóch porządkowych poprawia ci postawę.
    .sing-tally-2 = Trzymasz melodię. Krata trzyma ją razem z tobą, twoim głosem i odrobinę lepiej.
    .sing-tally-4 = Przez całą zwrotkę nie ma w sali nikogo prócz ciebie i tego na dole, a ono jest zachwycone. Brat Anselm otwiera szafę z darami i każe wybierać.
    .sing-done = Hymn się kończy i przesuwa się twój rząd. Spod kraty mężczyzna, kobieta i maszyna, dzieląc się jednym zdaniem, oznajmiają, że chcą z tobą porozmawiać.
    .flee = Wydostań się z praniem aż do Huba.
    .flee-done = Pranie jeździ do Huba: czterdzieści habitów, a dziś także ty. Wytaczasz się koło poidła i pierwszym uzbrojonym ludziom mówisz wszystko, łącznie z numerami hymnów. Wierzą. Ale gdy się kładziesz, odpływ w twoim pokoju zaczyna piąty głos.
    .rows = Idź z hymnem w głowie w śmiercionośne okolice.
    .rows-done = Siedzi gdzieś za zębami i nie daje się wypluć. W czwartym rzędzie ktoś już stoi na twoim miejscu i grzeje je dla ciebie.

quest-last-bus-from-lost-hills = Ostatni autobus z Lost Hills
    .story = Bractwo ma szkolny autobus ze stalą w oknach, paliwo w jedną stronę i bombę na tylnym siedzeniu, przypiętą pasem. Paladyn Coyle zamierza wjechać nim w nawę Katedry. Najpierw trzeba oczyścić trasę z żołnierzy Jedności. A gdy ktoś traci czas na śmiercionośne okolice, pod bunkrem przybywa kolejny z nich.
    .drive = Jedź z nimi i sforsuj wrota.
    .drive-done = Kierownicę trzyma się we dwoje, przednia oś zostaje we wrotach. Coyle ciągnie za sznurek, jakby to był jej przystanek, i wszyscy biegną. Po nawie została dziura pełna dymu. Z dymu, z sandałami w rękach, wychodzą pielgrzymi.
    .march = Oczyść trasę z żołnierzy Jedności.
    .march-done = Na trasie o jednego olbrzyma mniej. Rycerz maluje pod oknem kierowcy zieloną kreskę, a Coyle wrzuca wyższy bieg.
    .wait = Zapłać raczej za mury, a autobus niech stoi.
    .wait-done = Murarze z Huba zamurowują dolną bramę i wbudowują w nią autobus, zderzakiem na zewnątrz. Coyle dziękuje, siada na miejscu kierowcy i zostaje tam do zmroku.
    .gather = Trać czas na śmiercionośne okolice.
    .gather-done = Nie atakują. Stoją przed bunkrem w upale, rząd za rzędem, a jeden przyniósł krzesło i ustawił je przodem do bramy. Puste.

quest-quiet-voice = Cichy głos
    .story = Mówi spod Katedry, a ostatnio także z odpływów, z radia, ustami śpiących: trzy głosy, które na zmianę prowadzą jedno zdanie. Nazywają go Mistrzem. Na nikogo się nie gniewa. Pyta ciebie, bo znasz tę krainę, po co w niej więcej niż jeden rodzaj ludzi, i czeka na odpowiedź.
    .agree = Podsuń mu argument, którego mu brakuje.
    .agree-done = Mówisz, aż trzeba wymienić świece. Rzadko ci przerywa, a na koniec dziękuje głosem, którego przedtem wśród tamtych nie było. To twój głos. Na górze brat Anselm każe już przepisywać twoje słowa dla kolumn w drodze.
    .refuse = Poszukaj jego błędu w zdobycznych papierach w Lost Hills.
    .refuse-done = Rozmiary butów, racje, hymny, wydajność każdej kadzi: czytasz, aż litery zaczynają pełzać. I wtedy widzisz, czego tu nie ma. Przez wszystkie te lata Jedność nie wpisała ani jednych narodzin. Bractwo ogłasza to przez radio, raz za razem, a głosy jeden po drugim milkną, żeby pomyśleć.
    .silence = Powal coś, z czego głos jest dumny.
    .silence-done = Pada ciężko i na jeden oddech milkną wszystkie odpływy w okolicy. Potem coś w rurach dość życzliwie pyta, za co to było.
