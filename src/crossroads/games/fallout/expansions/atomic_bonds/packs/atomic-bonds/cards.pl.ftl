### Fallout, Atomowe Związki: nazwy kart, napisy na nich i opowieści arkuszy scenariuszy

## Cele

goal-common-purse = Wspólna kasa
    .flavour = Wszyscy jej ufają, więc nikomu nie wolno jej nosić.
goal-laid-down-arms = Złożona broń
    .flavour = Sterta przy bramie to najspokojniejsze miejsce w okolicy, dopóki nikt jej nie rusza.
goal-big-game = Gruba zwierzyna
    .flavour = Drobniejsza usłyszała ją z daleka i się wyprowadziła.
goal-well-read = Oczytanie
    .flavour = Niewiele zostało rzeczy, o które trzeba by pytać.
goal-known-ground = Znany teren
    .flavour = Mapa nie mówi już, że coś tu jest. Mówi co.
goal-lights-on-the-hill = Światła na wzgórzu
    .flavour = Z góry poznaje się swoich po ogniskach.
goal-workshop-hum = Szum warsztatu
    .flavour = Chodzi dzień i noc, a budowniczowie śpią jak niemowlęta.
goal-full-kit = Pełny rynsztunek
    .flavour = Wszystkie paski, kieszenie i ręce zajęte. Byle nie kichnąć.
goal-deep-camp = Obóz w głuszy
    .flavour = Namiot stoi. Jakoś nikt nie chce zasnąć pierwszy.
goal-double-trouble = Nieszczęścia chodzą parami
    .flavour = To drugie przyszło tylko sprawdzić, co to za hałasy.

## Modyfikacje

modification-scope = Luneta
    .flavour = Przybliża tak, że widać, jak oni widzą ciebie.
modification-long-barrel = Długa lufa
    .flavour = Piędź stali i sporo pewności siebie.
modification-heavy-grip = Ciężka rękojeść
    .flavour = Kiedy skończą się naboje, zostaje młotek.
modification-reflex-sight = Celownik kolimatorowy
    .flavour = Czerwona kropka jest tam, gdzie od początku trzeba było patrzeć.
modification-quick-loader = Szybkoładowacz
    .flavour = Znosi przerwę, w której dawniej dało się uciec.
modification-lucky-charm = Amulet na szczęście
    .flavour = Zgięty kapsel na sznurku. Strzelali do niego i spudłowali.
modification-serrated-edge = Ząbkowane ostrze
    .flavour = Nadaje się też do chleba, gdyby kiedyś był chleb.
modification-targeting-chip = Układ celowniczy
    .flavour = Z robota, który nigdy nie chybiał i bardzo się tym chwalił.
modification-plating = Płytka pancerna
    .flavour = Tablica rejestracyjna z Maine, noszona na sercu.
modification-lead-lining = Ołowiana podszewka
    .flavour = Dobra na szpik, zła na kolana.
modification-pockets = Kieszenie
    .flavour = Do dna trzeciej nikt jeszcze nie sięgnął.
modification-light-frame = Lekki stelaż
    .flavour = Konstruktora ktoś wtedy gonił.
modification-stealth-cloth = Tkanina maskująca
    .flavour = Ostatnio widziano ją na oparciu krzesła. Może dalej tam wisi.
modification-medic-kit = Apteczka
    .flavour = Bandaże, pęseta i pogodna broszurka o nogach.

## Mutacje

mutation-scaly-skin = Łuskowata skóra
    .flavour = Ostrza się ześlizgują. Ci, którzy chcieli przytulić, też.
mutation-speed-demon = Demon prędkości
    .flavour = Docierasz na miejsce przed zmęczeniem. Potem dociera ono.
mutation-eagle-eyes = Orli wzrok
    .flavour = Czytasz gazetę na sąsiednim wzgórzu, ale nie tę w ręce.
mutation-twisted-muscles = Poskręcane mięśnie
    .flavour = Żelazne pręty gną się w rękach. Spusty niestety też.
mutation-carnivore = Mięsożerca
    .flavour = Lekarz każe jeść warzywa. Coraz częściej zerkasz na lekarza.
mutation-plague-walker = Chodząca zaraza
    .flavour = Muchy lecą za tobą jakiś czas, a potem spadają.
mutation-healing-factor = Samoleczenie
    .flavour = Rana goi się tuż za nożem. Tabletki wychodzą z powrotem.
mutation-marsupial = Torbacz
    .flavour = W środku jest ciepło i nigdy nie ma kluczy.
mutation-egg-head = Tęga głowa
    .flavour = Kapelusze robi ci teraz bednarz.
mutation-empath = Empata
    .flavour = Ząb boli ich, a za policzek trzymasz się ty.
mutation-grounded = Uziemienie
    .flavour = Piorun omija cię z daleka. Prosi o wzajemność.
mutation-herd-mind = Instynkt stadny
    .flavour = W towarzystwie kończysz zdania za wszystkich. W samotności nie kończysz swoich.
mutation-unstable = Niestabilność
    .flavour = Nagle stoisz kawałek dalej, i to prawie w całości.
mutation-chameleon = Kameleon
    .flavour = Działa tylko bez ubrania, a wieczory coraz chłodniejsze.

## Ulepszenia warsztatu

upgrade-water-purifier = Oczyszczacz wody
    .flavour = Bulgocze całą noc i nikt się jeszcze nie poskarżył.
upgrade-clinic = Lecznica
    .flavour = Łóżko, parawan i prośba, by nie umierać na korytarzu.
upgrade-market-stall = Stragan
    .flavour = Pod tą plandeką targuje się już trzecie pokolenie.
upgrade-armor-bench = Stół płatnerza
    .flavour = Powgniatany z każdej strony, w ramach referencji.
upgrade-weapon-bench = Stół rusznikarza
    .flavour = Dziura w dachu to pamiątka po odbiorze technicznym.
upgrade-beacon = Latarnia sygnałowa
    .flavour = Mruga, że ktoś jest w domu.
upgrade-watchtower = Wieża strażnicza
    .flavour = Z góry widać aż po jutrzejsze kłopoty.
upgrade-brahmin-pen = Zagroda braminów
    .flavour = Więcej głów niż zwierząt i każda wie, kiedy kolacja.
upgrade-training-ground = Plac ćwiczeń
    .flavour = Słomiana kukła przeszła więcej niż wy wszyscy.
upgrade-generator = Generator
    .flavour = Trzeba teraz krzyczeć, ale widać na kogo.
upgrade-defences = Umocnienia
    .flavour = Worki z piaskiem, drut i tabliczka: uwaga, sąsiedzi.
upgrade-radio-mast = Maszt radiowy
    .flavour = W pogodne noce słychać, kto nie śpi za wzgórzami.

## Arkusze scenariuszy

sheet-commonwealth-star = Sygnał do domu
    .story = Instytut zamierza wezwać wszystkie zbiegłe syntki do domu jednym sygnałem i ćwiczy to na Diamond City. W dzień targowy ktoś z kupujących nieruchomieje z melonem pod pachą, nasłuchuje i odkłada go na stos. Tamsin Vole z Kolei prześledziła sygnał aż do piorunochronu nad ruinami CIT. Potrafi go odwrócić, o ile ktoś utrzyma syntki z dala od jej drabiny.
    .last-stand = Wespnijcie się do piorunochronu nad ruinami i odwróćcie sygnał.
    .last-stand-won = Piorunochron buczy, waha się i odsyła wezwanie w dół. Pod trawnikiem dzwonią naraz wszystkie budziki Instytutu i nikt nie umie znaleźć przycisku. W Diamond City kobieta patrzy na melon, który trzyma pod pachą, płaci i wraca do domu pod nowym nazwiskiem.
    .last-stand-failed = Skrzynka jest jeszcze otwarta, gdy latarki patrolu kierują się w górę. Trzeba uciekać po rynnie. Sygnał nadal idzie w eter. Gdzieś ktoś nie bierze reszty i rusza w drogę.
sheet-commonwealth-shield = Biuro rzeczy znalezionych
    .story = Doktor Imre Lask zawiaduje w Instytucie zgubionym mieniem i chciałby zamknąć jedną sprawę. W starym metrze pod Bostonem Kolej ma prasę, która drukuje akty urodzenia, i to lepsze od prawdziwych. Z każdym dniem przybywa we Wspólnocie ludzi, którym już nikt nie dowiedzie, że ich zrobiono. A ochrona prasy spaceruje po centrum w biały dzień.
    .last-stand = Wślizgnijcie się do tuneli pod centrum Bostonu i zatrzymajcie prasę.
    .last-stand-won = Prasa staje w pół arkusza: dziewczynka, zdrowa, ojciec nieznany. Doktor Lask oprawia go w ramki. Na ulicy ludzie Kolei stoją z rękami w górze, trwa sortowanie, a deszcz, który właśnie się zaczyna, pada na wszystkich jednakowo.
    .last-stand-failed = Drut, dzwonek i w całym tunelu gaśnie światło. Gdy wasza lampa znów się pali, prasa stuka już za inną ścianą, i to raźno.
sheet-capital-wasteland-star = Woda bez meldunku
    .story = Bractwo ma filtry, a Enklawa budynek, do którego one pasują. Pułkownik Ashdown ogłasza przez megafony, że woda popłynie, gdy tylko wszyscy się zarejestrują, i kolejka do stolika sięga rzeki. Skryba Odile Brandt uruchomi oczyszczalnię bez jego zgody. Będzie czytać instrukcję na głos, ale kołem musi kręcić ktoś inny.
    .last-stand = Kręćcie głównym zaworem Projektu Oczyszczenie, a skryba niech czyta.
    .last-stand-won = Koło ustępuje ze zgrzytem i rury w połowie miasta zaczynają kasłać. Woda leci brązowa, potem szara, potem tak przejrzysta, że ludzie wkładają palec, żeby się upewnić. Kolejka się rozchodzi. Pełne wiadra mijają stolik, a pułkownik wciąż pyta o nazwiska.
    .last-stand-failed = Koło rusza o szerokość dłoni i staje na amen. Odile przewraca kartkę, a tam zamiast następnego punktu reklama mydła. Na schodach słychać buty; dobrze, że są i drugie schody.
sheet-capital-wasteland-shield = Rząd od południa
    .story = Enklawa chce znów być rządem i wyznaczyła już godzinę. Bractwo obsadziło Wieżę rycerzami i zagłusza orędzia prezydenta lekcjami gotowania z taśmy. Z nadajników ocalał jeden i porucznik Marguerite Hale musi go postawić na National Mall, tam gdzie okopy. Szuka ludzi, którzy pod ostrzałem z kilku stron zachowają maniery.
    .last-stand = Przenieście antenę przez okopy National Mall i nie dajcie jej upaść.
    .last-stand-won = Antena stoi. W samo południe nad ruinami płynie hymn, trzeszczący, ale cały, i w Waszyngtonie uchyla się okiennica za okiennicą: trzeba sprawdzić, kto teraz rządzi. Pierwszy dekret dotyczy parkowania.
    .last-stand-failed = Kabel bierze błoto, a bęben od kabla bierze mutant. Spokojny głos z Wieży tłumaczy całemu polu bitwy, jak lepić pierogi.
sheet-far-harbor-star = Wielki odpływ
    .story = Raz w roku morze cofa się tak daleko, że do Jądra można dojść po dnie. Dzieci Atomu chcą uczcić ten odpływ pociskiem ze starej łodzi podwodnej, Far Harbor wolałoby śniadaniem. Drogę między wrakami zna Alder Quince. Kto z nią idzie, dostaje najpierw zupę rybną, a po tej zupie nikt się jeszcze nie poczuł gorzej.
    .last-stand = Dojdźcie po dnie morza do Jądra i wyjmijcie zapalnik z pocisku.
    .last-stand-won = Zapalnik wychodzi jak zepsuty ząb. Wracacie z wodą depczącą po piętach, a za wami wierni już się spierają, czy to był znak. Na molo palą się wszystkie lampy i Alder rozlewa zupę.
    .last-stand-failed = Coś pod wodorostami łapie was za but, a potem opada Mgła. Na brzeg wyczołgujecie się daleko od ścieżki i z jednym butem mniej. W oddali nadal bije dzwon Jądra.
sheet-far-harbor-shield = Wieczór bez maszyn
    .story = Maszyny z Far Harbor od lat zdmuchują oddech Atomu z wyspy, a wszędzie, skąd ustąpi, wprowadza się strażnik. Siostra Philomel nie chce krwi. Chce jednego wieczoru z wyłączonymi maszynami, żeby ludzie zobaczyli, że Mgła wpadła tylko z wizytą. Nikogo z Dzieci Atomu nie dopuszczą do wyłącznika, ale wy macie uczciwe twarze i kupujecie tam przynętę.
    .last-stand = Zagadajcie straż na molo w Far Harbor i wyłączcie maszyny.
    .last-stand-won = Maszyny cichną z westchnieniem, a Mgła wchodzi na molo bez pośpiechu, jak to gość. Jakieś dziecko do niej macha. Rano całe miasteczko siedzi na deskach, trochę świeci i nie może sobie przypomnieć, o co było tyle krzyku.
    .last-stand-failed = Córka kapitana portu pyta, którą łodzią przypłynęliście, i pada nazwa tej, która zatonęła. Odprowadzają was tam, gdzie kończy się światło lamp: bardzo uprzejmie i z bosakami.
sheet-the-pitt-star = Dwa gwizdki
    .story = W Pitt zmiany wyznacza gwizdek, a gwizdek wisi w Przystani, nad łóżkiem herszta raiderów. Przy piecach wszyscy wiedzą, co będzie w dniu, w którym odezwie się dwa razy. Na razie ostrzą łopaty. Raiderzy te łopaty zauważyli i raz po raz zabierają kogoś na górę, do Przystani, żeby o nie wypytać.
    .last-stand = Dostańcie się do gwizdka w Przystani i zagwiżdżcie dwa razy.
    .last-stand-won = Dwa gwizdki. Przez chwilę nic się nie dzieje, a potem piec za piecem Pitt milknie, pierwszy raz, odkąd spadły bomby. Następne, co słychać, to łopaty.
    .last-stand-failed = Sznur zostaje wam w ręku, a herszt siada na łóżku. Trzeba wyjść oknem. W dole następna zmiana przychodzi punktualnie i ktoś, kto czekał na drugi gwizdek, znów bierze się do węgla.
sheet-the-pitt-shield = Pełna kadź
    .story = Trzy miasta zamówiły szyny i zapłaciły z góry, a buntownicy zamurowali się w Hucie razem z całą stalą. Nadzorca Brannock, który zaliczkę już wydał, najmuje na dniówki i o nic nie pyta. Nad halą odlewniczą wisi pełna kadź. Jeśli wystygnie, w Pitt nie będzie się o co bić.
    .last-stand = Wedrzyjcie się do Huty i opróżnijcie kadź, zanim stal zastygnie.
    .last-stand-won = Stal płynie. Sama znajduje stare koryta, omija barykadę, jakby ktoś jej kazał, i zastyga we wszystkich drzwiach prócz jednych, a w tych stoi Brannock z listą zmiany. Szyny są na czas. Tam, gdzie stała barykada, wyszły trochę nierówne.
    .last-stand-failed = Żar zrzuca was ze schodów i zatrzymuje brwi. Skorupa na kadzi zgrubiała, a zza barykady ktoś uprzejmie pyta, czy już wystarczy.
sheet-rise-of-the-master-star = Kto jest za?
    .story = Głos pod Katedrą wchłania ludzi, a potem przemawia w imieniu wszystkich. Ostatni skryba Bractwa, chłopak imieniem Wendell Teague, przez miesiąc słuchał nagrań i zauważył, że nikt z nich na nic się nie zgodził: pytano ich pojedynczo. Ktoś musi zejść na dół i poddać rzecz pod głosowanie. A chór na górze tymczasem szuka nowych głosów.
    .last-stand = Zejdźcie pod Katedrę i zapytajcie wszystkich naraz.
    .last-stand-won = Pytanie pada. Robi się cisza, w której jest mnóstwo ludzi, a potem odpowiadają, każdy własnym głosem, i nie ma dwóch jednakowych odpowiedzi. Na kłótnie nikt tych filarów nie obliczał. Jesteście już na schodach, gdy ostatni z nich dziękuje, że ktoś zapytał.
    .last-stand-failed = Głos wysłuchuje was do końca. Potem powtarza waszą mowę, znacznie ulepszoną, głosem kogoś, za kim tęsknicie. Przytomniejecie na schodach Katedry z miską zupy.
sheet-rise-of-the-master-shield = Hasło na dziś
    .story = Jedność nikogo nie zmusza. Po prostu czuje, że ludziom za stalowymi wrotami Lost Hills musi doskwierać samotność, i chętnie by te wrota otworzyła. Od pielgrzymów zna wszystkie hasła, jakie Bractwo kiedykolwiek miało, prócz bieżącego: zmienia się je co wieczór o zmierzchu, a paladyni chodzą teraz na obchód parami. Ci wysocy czekają na wzgórzach z latarniami i kocami.
    .last-stand = Odkryjcie dzisiejsze hasło i otwórzcie bunkier Lost Hills od środka.
    .last-stand-won = To czyjeś imię; najczęściej tak bywa. Wrota się rozsuwają i po rampie schodzą latarnie. Nikt nie strzela, bo zbyt wiele twarzy jest tam znajomych. Nad ranem spod ziemi słychać śpiew, na pięć głosów.
    .last-stand-failed = Podajecie wczorajsze hasło. Za wizjerem chwila ciszy, potem rygiel, potem szczęk zamków, według starszeństwa. Gdy kolej dochodzi do kapitanów, jesteście już poza zasięgiem.
