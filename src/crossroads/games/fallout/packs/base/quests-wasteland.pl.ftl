# Zadania poboczne, wspólne dla wszystkich scenariuszy.

quest-dog-on-its-rounds = Pies na obchodzie
    .story = Pies z przepustu codziennie obchodzi te same miejsca: spaloną farmę, pompę, rozdroże, pewne drzwi. Przy każdym szczeka dwa razy i czeka. Imię na obroży jest zdrapane. A w osadach człowiek ze sznurem twierdzi, że zwierzę jest jego, i daje pieniądze.
    .follow = Dotrzymaj psu kroku do końca obchodu.
    .follow-done = Ostatni przystanek to klapa piwnicy w polu, na którym nie ma domu. Tu pies nie szczeka. Kładzie się z nosem przy szparze, a z dołu ktoś puka dwa razy.
    .rope = Zwab psa do człowieka ze sznurem.
    .rope-done = Płaci bez targowania i to powinno dać do myślenia. Pies ogląda się na ciebie tylko raz. Sznur jest cały w węzłach, a przy każdym ślady zębów.

quest-under-the-cellar-door = Pod klapą piwnicy
    .story = Puka pan psa, stary traper ze złamaną nogą. Zostawił go tam niejaki Lorimer, który chciał mieć tego psa. Od tygodnia pies przynosi staremu skórki chleba z obchodu. Zwęszyło go jednak i coś większego. Przychodzi nocą i zaczęło już kopać.
    .carry = Nastaw nogę i zanieś starego do domu.
    .carry-done = Waży niewiele więcej niż jego kurtka. Pies biegnie przodem i opowiada o tym każdemu napotkanemu. Stary opowiada także i dodaje, co zrobił Lorimer i jakim wozem jeździ.
    .beast = Zaczekaj przy klapie na to, co kopie.
    .beast-done = Rano starego zabierają córki, a one boją się psów. „I tak już wybrał – mówi ci stary. – Wabi się Ochłap. Nie pytaj dlaczego, bo się obrazi”.

quest-rope-and-pit = Sznur i dół
    .story = Człowiek ze sznurem, Abner Lorimer, prowadzi walki psów na tyłach najdalszej osady. Sprzedany mu pies walczy co noc, wygrywa i już nie szczeka. Publiczność stawia na niego. Dziś Lorimer chce postawić przeciw i sam wybrał, co do niego wpuści.
    .wager = Postaw na psa przeciw pieniądzom Lorimera.
    .wager-done = Pies wygrywa, przesadza deski i znika w ciemności, zanim cichną krzyki. Lorimer wypłaca ci kapsel po kapslu przy ludziach, którzy zaczynają się dziwić, że przegrywa tylko wtedy, gdy nie powinien.
    .release = Otwórz dół i rozpraw się ze strażnikiem.
    .release-done = Mógłby uciec. Siedzi jednak przed bramą, aż skończysz, a potem zajmuje miejsce przy twoim lewym kolanie. Ktoś w tłumie wie, jak się wabi: Ochłap. Patrzy, jakby pytał, co tak długo.
    .buy = Podaj cenę, której Lorimer nie odrzuci.
    .buy-done = Najpierw podaje swoją i tyle płacisz. Psa wyprowadzają obok tłumu, mruży oczy. Wącha twoje dłonie, przypomina je sobie i namyśla się przez całe podwórze. „Ochłap – mówi Lorimer. – Gryzie”.

quest-tomorrows-weather = Pogoda na jutro
    .story = Komunikat, który odtwarza przeprowadzacz, nadaje stara stacja Biura Pogody. Przez dwieście lat zapowiadała czyste niebo. Teraz podaje burze co do godziny i ludzie zaczynają na tym polegać. Ktoś więc tam siedzi. A odbiornik wciąż ma w sobie każdy robot z tamtych czasów.
    .station = Znajdź stację i tego, kto mówi.
    .station-done = Nazywa się Junia Teale. Ma barometr, przewrócony płot i osiemdziesiąt latawców. Umie przepowiadać deszcz, nie umie o nim milczeć. Razem piszecie przeprowadzaczowi lepszy rozkaz.
    .receiver = Wymontuj odbiornik z robota i posłuchaj.
    .receiver-done = Z odbiornikiem w ręku słychać, co się dzieje między komunikatami. Na fali są dwa głosy. Jeden mówi prawdę, a drugi od niedawna go zagłusza.

quest-kite-weather = Pogoda na latawce
    .story = Junia Teale wie, kiedy przyjdzie burza, ale nie wie, gdzie skręci. Do tego trzeba puścić latawiec w samym jej środku, a ktoś musi trzymać sznurek. Na razie komunikatów słucha każdy, za darmo. Są tacy, którzy chętnie by zapłacili, żeby słyszeć je godzinę przed innymi.
    .kite = Puść latawiec w zieloną pogodę.
    .kite-done = Sznurek śpiewa, włosy stają dęba, a igła na drugim końcu kreśli linię, na którą Junia czekała pół życia. Odtąd burze mają mapę, a w rogu mapy są twoje inicjały.
    .subscribers = Sprzedaj wczesny komunikat tym, którzy zapłacą.
    .subscribers-done = Chętni są, zanim dokończysz zdanie. Junia patrzy na pieniądze, myśli o nowym płocie i nic nie mówi. Wtedy kupcy pytają, ile kosztuje, żeby inni nie słyszeli go wcale.

quest-clear-and-mild = Pogodnie i ciepło
    .story = Na fali pojawił się drugi spiker: ten sam spokojny głos, te same trzaski. Zapowiada słońce zawsze, gdy idzie burza. Karawany ruszają, a potem drogą idą ludzie w porządnych płaszczach i zbierają do worków. Głos dochodzi z bliska, a worki mają swojego brygadzistę.
    .announcer = Wytrop nadajnik i spikera.
    .announcer-done = Mówi, że jest aktorem, to znaczy byłby nim w każdym innym stuleciu. Głos mu zostawiasz, nadajnik bierzesz. Wieczorem prawdziwego komunikatu nikt nie zagłusza, a zaczyna się on od twojego imienia.
    .pickpockets = Zabij brygadzistę ludzi z workami.
    .pickpockets-done = W płaszczu brygadzisty jest lista płac. Fałszywy komunikat był tylko próbą: ktoś chciał sprawdzić, ile może być warta prognoza. Termin aukcji już wyznaczono.

quest-hand-on-the-microphone = Ręka na mikrofonie
    .story = Prognoza stała się towarem. Kto ją ma, ten decyduje, kto wejdzie w burzę, a kto zostanie w domu. Sprzęt leży w skrzyniach w odległej osadzie i czeka na kupca. W Obozie na rozdrożach siedzą zaś wysłannicy tych, którzy mają najwięcej karabinów, i pytają, czy dałoby się z tobą dogadać wcześniej.
    .everyone = Złóż nadajnik i nadawaj dla wszystkich.
    .everyone-done = Pierwszy komunikat czytasz osobiście i z zająknięciami. Deszcz pada, kiedy miał padać. Pod koniec tygodnia dzieci bawią się w prognozę i nikomu nie da się już sprzedać chmury.
    .rifles = Sprzedaj prognozę tym, którzy mają najwięcej karabinów.
    .rifles-done = Płacą od ręki. Nazajutrz ich kolumny idą suchą nogą, a wrogowie mokną w zielonym deszczu. Dla całej reszty komunikat brzmi: pogodnie i ciepło.

quest-page-forty = Strona czterdziesta
    .story = W pewnej osadzie zdobyto poradnik Fincha i szykuje się z niego uczta: wszystkie dania z rozdziału, który zaczyna się na stronie czterdziestej. Kotły już szorują. Książka krąży i gdzie indziej, tanio, bo czytelnicy rzadko potrzebują jej na długo.
    .warn = Zdąż na ucztę i powstrzymaj kucharzy.
    .warn-done = Zdążasz na zupę. Trzeba przewrócić kocioł i wygłosić mowę, która się nikomu nie podoba; potem kładzie się pies kucharza, któremu zupa się podobała. Oddają ci wszystkie egzemplarze, w szczypcach.
    .resell = Skup książki i sprzedaj je tam, gdzie ich nie znają.
    .resell-done = Oprawa jest porządna, a ludzie wierzą drukowi. Zanim ktokolwiek doczyta do strony czterdziestej, dzielą was trzy osady, a kieszenie masz ciężkie.

quest-second-edition = Wydanie drugie
    .story = Ambrose Finch chce wydania, w którym nie ma niczego niesprawdzonego. Rękopis jest gotowy prócz jednego rozdziału, o okolicy, którą w pierwszym wydaniu zmyślił w całości. W osadach zaś jest ręczna prasa, byle znalazły się pieniądze i ktoś do korby.
    .survey = Przejdź zmyślony rozdział i spisz, co tam jest.
    .survey-done = Jezioro to parking, a życzliwi farmerzy nie są ani życzliwi, ani farmerami. Spisujesz wszystko. Finch wkleja twoje kartki do własnego egzemplarza, tego z uwagami, i dochodzi do wniosku, że tobie przyda się bardziej.
    .press = Zapłać za prasę i kręć korbą.
    .press-done = Drugie wydanie pachnie sadzą i rybim klejem. Na stronie tytułowej pod własnym nazwiskiem Finch umieścił twoje, bez błędu. To pierwsza rzecz w tej książce, którą sprawdził.

quest-bad-paper = Zły papier
    .story = Książki, które poszły z twoich rąk, doczytano do strony czterdziestej. W trzech miejscach są chorzy, w czwartym groby i wszyscy pamiętają miłą twarz sprzedawcy. Na początek chcą zwrotu pieniędzy. Albo chcą usłyszeć, że wszystkiemu winien jest stary z naczepy.
    .refund = Wróć i oddaj pieniądze, drzwi po drzwiach.
    .refund-done = Jedni biorą, inni rzucają nimi za tobą. Obchodzisz wszystkich. Jedne drzwi się nie otwierają: sąsiedzi mówią, że brat zmarłego jest na drodze i wypytuje o ciebie.
    .blame = Zaprowadź ich do naczepy Fincha, niech odpowie.
    .blame-done = Przyznaje się do wszystkiego, nawet do tego, co jest twoją winą, i poprawia im daty. Zabierają mu naczepę, a tobie dają udział. Jest w nim jego własny egzemplarz z dobrymi odpowiedziami na marginesach. Ktoś w tłumie patrzy nie na niego, lecz na ciebie.

quest-receipts-for-everyone = Pokwitowanie dla każdego
    .story = Droga Idy Voss mogłaby działać: jedna opłata, jedno pokwitowanie, ważne do samego końca. Ale w górze rzeki, przy zerwanym moście, jakaś banda powiesiła własny łańcuch i papierów Idy nie uznaje. Osady by uznały, gdyby ktoś spisał, co będą z tego miały, i dał do podpisu.
    .charter = Skłoń osady, by podpisały statut drogi.
    .charter-done = Zajmuje to wieczór i prawie całą beczkę. Ostatni punkt, że nikogo nie wolno zawrócić dlatego, że nie ma czym płacić, pochodzi od ciebie. Ida podpisuje go z zamkniętymi oczami.
    .bridge = Przegoń bandę z zerwanego mostu.
    .bridge-done = Łańcuch leci do rzeki, a za nim flagi, które banda uszyła już na wypadek wygranej. Ida przysyła deski i rachunek za deski. Wystawiony jest na nikogo, z dopiskiem „zapłacono”.

quest-not-before-supper = Nie przed kolacją
    .story = Straż Drogowa Wesa łapie raiderów szybciej, niż uczy się odróżniać ich od innych ludzi. Człowieka, który spalił karawanę przy wiadukcie, nie znaleziono i póki tak jest, każdy jest do niego trochę podobny. Osady dziękują i ryglują drzwi. Wes pyta cię, co robić, i naprawdę chce wiedzieć.
    .trial = Namów osadę, żeby dała straży sędziego.
    .trial-done = Wybierają położną, bo każdego widziała w najgorszej chwili. Jej pierwsze orzeczenie mówi, że przed kolacją nikt nie wisi. A do śniadania, jak zauważa, rzadko jest to jeszcze potrzebne.
    .culprit = Znajdź strzelca z wiaduktu.
    .culprit-done = Jest starszy, niż Wes zapamiętał, i ma ogródek. Po karabin i tak sięga. Wes długo nad nim stoi, a potem zbiera białe szmaty i rozdaje je na nowo tylko tym, którzy umieją powiedzieć, na co im one.
    .disband = Zabij doświadczonego raidera, którego boi się straż.
    .disband-done = Na wieść, że najgorszy z nich nie żyje, pół straży jeszcze tej nocy wraca do domu: okazuje się, że mają pola. Wes zatrzymuje resztę i latarnię, a sznur oddaje.
