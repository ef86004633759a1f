# Główna opowieść scenariusza Nowa Kalifornia: nasiona Arroyo, zaginieni i platforma Posejdona.

quest-garden-that-died = Ogród, który umarł
    .story = Ogród w Arroyo zamarł od brzegów do środka, grządka po grządce. Ogrodniczka Yarrow pochowała ostatnią dynię jak kogoś z rodziny. Starszyzna przebąkuje o skrzyni z nasionami, którą dawni ludzie odłożyli właśnie na taki rok. Tymczasem w Republice podróżni opowiadają o wioskach, gdzie ogień jeszcze się pali, a nikogo przy nim nie ma.
    .elders = Posiedź ze starszyzną, aż sobie przypomni.
    .elders-done = Trzech nocy bez jedzenia trzeba, by najstarsza z nich przypomniała sobie pieśń, a czwartej, żeby do ciebie dotarło, że to opis drogi. Yarrow daje ci woreczek martwej ziemi, niech skrzynia wie, z czym ma do czynienia. Daleko nad wodą coś leci bez świateł.
    .road = Postaw kilka kolejek podróżnym w Republice.
    .road-done = Większość opowieści jest warta mniej niż piwo. Aż kobieta, która pije sama, sierżant strażników Delgado, kładzie na stole obcas: odlewany, nowy, takich nikt żywy już nie robi. Leżał w pustej wiosce przy ciepłym piecu. Jej własne koszary, mówi, milczą od wtorku.
    .alarm = Wdaj się w walkę, którą słychać na wiele mil.
    .alarm-done = Do wieczora czarny wiropłat dwa razy okrąża to miejsce. Ktoś na pokładzie liczył strzały.

quest-seed-case = Skrzynia z nasionami
    .story = Pieśń starszyzny kończy się w śmiercionośnych okolicach, gdzie zakopano stalową skrzynię z nasionami dla całej doliny. Melodię znają też inni. Gdy tylko ktoś odkryje kawałek niebezpiecznej ziemi, krążą nad nim czarne maszyny i wysadzają żołnierzy ze szkłem zamiast twarzy. W Republice zaś handlarz Munro oferuje drugą skrzynię, ze spiłowanym numerem.
    .carry = Wykop skrzynię i wynieś ją stamtąd.
    .carry-done = Waży tyle co cielę i ma jeden uchwyt. Na spodzie, gdy wreszcie ją stawiasz, widać etykietę przeglądu: Poseidon Oil, biuro platformy, bez zastrzeżeń. Data jest zeszłoroczna.
    .trade = Obejrzyj skrzynię Munro i kup to, co prawdziwe.
    .trade-done = Co druga torebka to żwir, i mówisz to, zanim pieniądze trafią na stół. Reszty starczy na jedno pole. Yarrow całuje każdą torebkę z osobna. Karton jest za to nowszy, niż powinien: Poseidon Oil, biuro platformy, zeszłoroczny stempel.
    .follow = Idź za pieśnią przez śmiercionośne okolice.
    .follow-done = Kolejny wers okazuje się wzgórzem, mostem, wypalonym czołgiem. Szli już tędy ludzie z tą samą melodią i plecaki nie są im więcej potrzebne.
    .circle = Odkrywaj niebezpieczne ziemie pod okiem czarnych maszyn.
    .circle-done = Wirniki, bardzo nisko. Czarna maszyna siada za sąsiednim wzgórzem, wysypują się z niej ludzie o szklanych twarzach, po czym odlatuje bez nich.
    .alarm = Walcz tak głośno, by echo obiegło wszystkie wzgórza.
    .alarm-done = Dwie godziny później chodzą tam ludzie w czystych butach i zbierają łuski, jedną po drugiej.

quest-empty-barracks = Puste koszary
    .story = W koszarach sierżant Delgado stoły są nakryte, łóżka zasłane i nie padł ani jeden strzał. Kto przyszedł, ten znał hasło. Został tylko kucharz, zamknięty we własnym piecu, i do sierżant nie wyjdzie. Szabrownicy wynoszą już buty. A nocą z wysokich grzbietów widać światła odlatujące nad morze.
    .question = Wyciągnij kucharza z pieca samym gadaniem.
    .question-done = Trwa to cały dzień i wymaga obietnicy, że nikt niczego nie będzie jadł. Ludzie o szklanych twarzach, mówi kucharz. Każdego żołnierza pytali o literę, tę od krwi, i mówili „dziękuję”. Ten wysoki miał podkładkę do pisania z napisem „Poseidon Oil” i narzekał na przeprawę.
    .ridge = Zaczekaj na grzbiecie na światła i biegnij za nimi.
    .ridge-done = Całą noc biegniesz pod maszyną, na słuch, od skały do skały. O szarówce odlatuje nad wodę i siada na żelaznej wyspie z płomieniem na szczycie. Na jednej z nóg jest nazwa i trzeba trzy razy przetrzeć soczewkę, żeby uwierzyć: Posejdon.
    .raid = Odbierz szabrownikom dobytek koszar.
    .raid-done = Ten miał na sobie trzy pasy, żaden nie był jego. Delgado pozwala ci zatrzymać to, na czym nie ma wyszytego nazwiska.
    .alarm = Stocz walkę, którą słychać aż na wybrzeżu.
    .alarm-done = Gdzieś na morzu urzędnik przesuwa szpilkę na mapie odrobinę bliżej was.

quest-tanker-without-a-crew = Tankowiec bez załogi
    .story = Na platformie Posejdona siedzi Enklawa, resztka dawnego rządu, i trzyma tam zaginionych. Dopłynąć mógłby jeden statek. Ale kapitan Salter, który od trzydziestu lat sypia na swoim tankowcu, powtarza, że nie ma paliwa, mapy ani załogi. Odbierzcie mu choć jedną wymówkę, radzi córka, a wypłynie ze wstydu. Na platformie tymczasem podwojono straże.
    .fuel = Kup kapitanowi paliwo w Republice.
    .fuel-done = Republika sprzedaje na beczki i dorzuca flagę. Salter wącha czop, próbuje językiem, nie znajduje żadnej wady i milknie. O północy cały kadłub zaczyna dygotać, a gołębie odlatują z niego setkami.
    .chart = Zdobądź mapę ze zniszczonego kapitanatu.
    .chart-done = Biuro zsunęło się po zboczu, więc szuflady otwierają się do góry. W najniższej jest mapa, a przy niej kapitan portu, który do końca jej nie puścił. Poplamiony kawałek rysujesz od nowa. Salter sprawdza głębokości jedną po drugiej, a potem schodzi pod pokład poszukać czapki.
    .crew = Zbierz załogę w Arroyo.
    .crew-done = Morza nie widziało żadne z nich. Yarrow zaciąga się jako kuk, pastuchy jako palacze, czyjaś babcia jako kanonier, ze względu na język. Salter pyta, czy umieją pływać. Oni pytają, co to takiego.
    .alarm = Walcz pod samym nosem wartowników.
    .alarm-done = U wejścia do portu zapala się reflektor i już nie gaśnie.

quest-rig = Platforma
    .story = Platforma stoi wśród fal na czterech żelaznych nogach. Poniżej linii wody trzymają porwanych, a nad nimi jest laboratorium, gdzie dochodzi wywar, po którym oddychałaby już tylko Enklawa. Każdy pokład trzeba zdobyć. Każdy patrol, który nie wrócił, to o jeden mniej na schodach. A z głośników dzień i noc leci hymn.
    .board = Szturmuj drabiny.
    .board-tally-0 = Fala opuszcza łódź, drabina zostaje tam, gdzie była, a ty przez chwilę razem z nią. Szklane twarze wychylają się przez reling i wylewają, co akurat mają na kuchni.
    .board-tally-2 = Zdobywasz pokład i trzymasz go akurat tak długo, by otworzyć jedną klatkę. Ludzie wychodzą po schodach, mrużąc oczy; niektórzy mają jeszcze w ręku łyżki.
    .board-tally-4 = Dwa pokłady padają, zanim hymn zacznie się od nowa. Zaginieni długim sznurem schodzą do łodzi w samych skarpetach, a ktoś pomyślał, żeby zabrać flagę na bandaże.
    .scuttle = Dolej im do wywaru czegoś od siebie.
    .scuttle-done = Twoja butelka ląduje tam, gdzie miała trafić ich własna, a resztę robią pompy. Laboratorium zatrzaskuje się z załogą w środku, dokładnie według projektu. Platforma przechyla się o dłoń na wschód i hymn urywa się w pół taktu.
    .patrol = Dopilnuj, by patrol Enklawy nie wrócił.
    .patrol-done = W radiu zabitego znudzony głos czyta listę obecności, czeka i czyta ją znowu, już mniej znudzony. Na schodach będzie o jeden hełm mniej.
    .alarm = Zagłusz hymn odgłosami walki.
    .alarm-done = Głośniki na platformie urywają hymn. Przez minutę słychać tylko morze, a potem silniki.
