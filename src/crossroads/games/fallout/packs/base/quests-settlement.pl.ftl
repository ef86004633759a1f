### Fallout, zestaw podstawowy: zadania poboczne, które zaczynają się w osadach

## Spis

quest-head-count = Liczenie głów
    .story = Przedwojenny rachmistrz, maszyna do spisów, wciąż robi obchód. Staje przed każdą osadą, liczy głowy, drzwi i karabiny, a wyniki dziurkuje na kartach. Od niedawna ktoś te karty skupuje, a miejsca z niskimi liczbami zaczęły płonąć.
    .reason = Znajdź rachmistrza i naucz go kłamać.
    .reason-done = Pół dnia zajmuje wyjaśnienie, czym błąd różni się od dobrego uczynku. Potem rachmistrz z wielką starannością dziurkuje nową kartę: kurza ferma bez straży, dwieście karabinów. Oby trafnie wybrał.
    .scrap = Strzelaj do robotów, aż liczenie ustanie.
    .scrap-done = Ten ma rylec zamiast palca i pierś pełną kart, przewiązanych sznurkiem, zaadresowanych i gotowych do odbioru. Ktoś, kto miał je odebrać, na pewno czeka.
quest-holes-in-paper = Dziury w papierze
    .story = Karty z piersi rachmistrza są zaadresowane do niejakiego Prospera Lyle'a, handlarza papierem. Ma czysty sklep, nieczyste sumienie i klientów, którzy przychodzą po zmroku. Czeka na przesyłkę, a kto ją przyniesie, niezbyt go obchodzi.
    .sell = Dostarcz karty Lyle'owi.
    .sell-done = Lyle płaci tyle, ile napisano na sznurku, i nie pyta, co się stało z maszyną. Nie mija tydzień, a po drogach chodzą ludzie z listą. Wychodzi też na jaw, kto ją przyniósł.
    .confront = Spytaj, kto kupuje, i zaczekaj na kupca.
    .confront-done = Kupiec przychodzi po zmroku, z latarnią i pomocnikiem, a odchodzi bez jednego i drugiego. Lyle pali karty przy świadkach. Potem niepytany opowiada wszystko o wszystkich, bo czymś przecież musi handlować.
quest-nine-people-and-a-goat = Dziewięcioro ludzi i koza
    .story = Według karty rachmistrza na kurzej fermie pod osadą jest dwieście karabinów. Naprawdę jest tam dziewięcioro ludzi, jedna dubeltówka i koza. Raiderzy nie ufają tej liczbie, więc wysłali zwiad. Jutro tu będzie.
    .parade = Spraw, by jedna rodzina wyglądała na dwieście.
    .parade-done = Do zmroku prowadzisz ich obok tej samej dziury w tym samym płocie, w coraz to innych kapeluszach. Koza przechodzi raz po raz, jako kawaleria. O świcie zwiadu już nie ma, a rachmistrz, który wszystko widział, pyta, jak to się nazywa.
    .outriders = Dopilnuj, by zwiad nie wrócił do swoich.
    .outriders-done = Nikt nie wraca, żeby zaprzeczyć, więc zostaje dwieście, a teraz nawet brzmi to wiarygodnie. Rachmistrz dla ścisłości poprawia kartę: dwieście jeden.

## Bank

quest-only-bank = Jedyny bank na pustkowiach
    .story = Amory Teague przyjmuje kapsle i wydaje drukowane kwity, które honoruje każdy targ w promieniu trzech dni drogi. Ludzie śpią spokojniej. Nie śpi tylko Bryony Sallow, która wszystko waży. Teague twierdzi, że nie ma nic do ukrycia i że szuka kogoś pewnego do eskorty skrzyni.
    .audit = Policz, co jest w banku.
    .audit-done = Liczysz kwity, potem godziny, potem klientów i nic się nie zgadza. Kiedy Teague wychodzi na obiad, próbujesz otworzyć sejf. Nie był nawet zamknięty.
    .escort = Przeprowadź skrzynię przez niebezpieczne okolice.
    .escort-done = Rabusie znali drogę, godzinę i wagę. Skrzynia zostaje przy tobie, zapłata też, ale przestrzelone wieko nie chce się już domknąć.
quest-bricks-and-a-photograph = Cegły i fotografia
    .story = W sejfie Teague'a leży czterdzieści cegieł i zdjęcie damy przed prawdziwym bankiem. „Był pełny – mówi Teague. – Ludzie pożyczają. Ludzie umierają. Dopóki nie spytają wszyscy naraz, to działa”. Jego kwity trzyma czterysta rodzin. Błaga cię o czas.
    .expose = Opowiedz ludziom na dowolnym targu o pustym sejfie.
    .expose-done = Przez chwilę jest zupełnie cicho. Potem wszyscy naraz przypominają sobie, że mają coś do załatwienia w banku. Wiatr niesie po ziemi kwit i nikt się po niego nie schyla.
    .lend = Włóż między cegły własne kapsle.
    .lend-done = Teague drżącą ręką zamyka twoje kapsle. Potem pokazuje resztę: z wpłat z ostatniego miesiąca co trzeci kapsel brzmi fałszywie. Ktoś je wybija, a on dotąd bał się o tym mówić.
quest-strongbox-split-open = Przestrzelona skrzynia
    .story = W skrzyni nie było kapsli. Jest wypchana blaszanymi krążkami, ząbkowanymi i niepomalowanymi, a są ich tysiące. W liście przewozowym nie ma nazwisk, tylko rozstaje na odludziu, gdzie należy ją zostawić. Ktoś robi pieniądze, a bank mu je dowozi.
    .follow = Zostaw skrzynię na rozstajach i idź za tym, kto ją zabierze.
    .follow-done = Zabiera ją maszyna w fartuchu, która zamiata za sobą ślady, tyle że niedokładnie. Za wzgórzem stoi rozlewnia napojów, a w jednym oknie pali się światło.
    .show = Wysyp garść krążków przed mieszkańcami osady.
    .show-done = Jakiś starzec próbuje jednego zębem i spluwa. Do południa każdy kapsel w mieście nosi ślady zębów, a każdy kwit wraca do Teague'a, ściśnięty w czyjejś pięści.
quest-run-on-the-bank = Szturm na bank
    .story = Tłum stoi od drzwi banku aż po mur, każdy z kwitem w ręku, a ci z tyłu zaczęli napierać. Teague zaryglował drzwi. Są jednak i drugie, od podwórza, a jego samego widziano, jak kupował buty i najmował rewolwerowca.
    .queue = Zrób z tłumu kolejkę.
    .queue-done = Pęka szyba. Ktoś krzyczy, że dziecko leży na ziemi. Jesteś na schodach, na poręczy, wykrzykujesz litery: wdowy, potem A, potem B, i ramię po ramieniu tłum zmienia się w kolejkę. Teague płaci aż po mosiądz z klamki. Dziecko ma tylko rozbite kolano.
    .satchel = Dopadnij na drodze rewolwerowca i odbierz sakwojaż.
    .satchel-done = Rewolwerowiec dostał zapłatę w kwitach i chętnie by pogadał, gdyby nie zaczął od strzelania. Teague siedzi na sakwojażu przy drodze. Sakwojaż wraca do ludzi, a buty pozwalasz mu zatrzymać.
    .counter = Wyłóż swoje pieniądze na ladę, na oczach wszystkich.
    .counter-done = Wytrząsasz kieszenie na mosiądz lady i brzęk niesie się przez tłum. Pierwsza w kolejce patrzy na stos, potem na swój kwit i uznaje, że może przyjść jutro. Drugi też.
quest-cap-press = Prasa do kapsli
    .story = W starej rozlewni pracuje linia, która powinna była stanąć razem ze światem. Tnie, ząbkuje i maluje kapsle, nowiutkie, po balii na godzinę. Dogląda jej robot konserwator przekonany, że butelki po prostu się spóźniają. Niedługo kapsel będzie wart tyle co blacha.
    .break = Pokonaj robota i zniszcz prasę.
    .break-done = Stempel wychodzi w jednym kawałku, a do studni wpada w trzech. W ciszy cała rozlewnia tyka, stygnąc. Za miesiąc ludzie przestaną gryźć kapsle. Bank Teague'a tak długo nie wytrzyma.
    .night = Uruchom prasę na jedną noc, dla siebie.
    .night-done = Odchodzisz z pełnymi kieszeniami i farbą za paznokciami, a za tobą dopala się łożysko. Targom potrzeba tygodnia, żeby się zorientować, bankowi Teague'a dnia, żeby upaść, a komuś godziny, żeby przypomnieć sobie twoje paznokcie.
