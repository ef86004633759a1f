# Spotkania na pustkowiach we wszystkich scenariuszach: pianino, robot listonosz, mierniczy.

encounter-piano-on-the-road = Pianino na drodze
    .intro = Zza wzniesienia wyłania się wóz z pianinem. Za nim, z ramieniem opartym o deski, idzie Agnes Thorne, grubo po sześćdziesiątce. Bramin padł jej wiosną. Obiecała zmarłemu mężowi, że zagra przed pełną salą, i szuka takiej, która ma podłogę.
    .push = Podstaw ramię obok jej ramienia.
    .push-success = Razem przed zmrokiem przetaczacie wóz przez grzbiet. Agnes opowiada o nieboszczyku panu Thornie, który stroił na słuch i się mylił, po czym rusza w dół już sama.
    .push-failure = Wóz cofa się i zatrzymuje dopiero na tobie. Agnes przeprasza ciebie, a potem, znacznie dłużej, pianino.
    .harness = Zaprzęgnij swojego towarzysza.
    .harness-success = Twój towarzysz ciągnie jak bramin i jak bramin się dąsa. Na górze Agnes dzieli kolację na trzy miski, co do łyżki.
    .strings = Poczekaj do nocy i zabierz struny.
    .strings-success = Dwieście kawałków dobrej stali wychodzi prawie bez dźwięku. Traperzy za nie zapłacą, a gdy Agnes podniesie klapę, dzielić was będą już mile.
    .strings-failure = Basowa struna puszcza i tnie jak bicz. Agnes siada, widzi krew i obcęgi i wyciąga właściwy wniosek.
    .brahmin = Kup jej bramina na najbliższej farmie.
    .brahmin-success = Jest stary, kuleje na jedną stronę i lubi walce. Jedną głowę Agnes nazywa po mężu, druga na razie czeka. Synowie farmera biegną przodem i opowiadają całej drodze, kto go kupił.

encounter-by-request = Koncert życzeń
    .intro = Raiderzy ustawili pianino Agnes Thorne na środku drogi, a ją samą posadzili na taborecie. Ich szef, Kłykieć, całe życie chciał zagrać jedną melodię i wypuści Agnes, gdy tylko się nauczy. Palców ma siedem. To już trzeci dzień.
    .teach = Ułóż melodię na siedem palców.
    .teach-success = Opuszczasz wszystko, do czego nie sięga, i zostaje prawie walc. Jego ludzie klaszczą, bo nie są głupi, a Kłykieć płaci za lekcję jak dżentelmen.
    .teach-failure = O jeden raz za dużo uderza w zły klawisz, a potem uderza ciebie. Lekcja zostaje odroczona, aż ochłonie.
    .free = Zakończ lekcję siłą.
    .free-success = Agnes akompaniuje ci czymś głośnym i szybkim. Kiedy jest po wszystkim, zamyka klapę, obchodzi Kłykcia i pyta, czy znasz jakąś salę.
    .free-failure = Przeganiają cię z drogi i zatrzymują to, co ci wypadło. Za plecami słyszysz gamę, znowu od początku.
    .known = Podejdź: słyszeli o tobie i robią ci miejsce.
    .known-success = Kłykieć wstydzi się grać przy takiej sławie. Oddaje ci część utargu, żeby nikt go nie słuchał, i dorzuca Agnes jako twój bagaż.

encounter-quiet-piano = Ciche pianino
    .intro = Agnes Thorne siedzi przy drodze za pianinem bez strun i gra. Klawisze stukają jak deszcz o skrzynkę. Nie pyta, czyja to sprawka. Pyta, czy znasz kogoś, kto sprzedaje drut, i patrzy ci na ręce.
    .wire = Zapłać za nowy drut.
    .wire-success = Traper sprzedaje ci coś bardzo podobnego do starego kompletu. Zakładasz struny całą noc. Agnes je stroi i wymownie nie mówi niczego przykrego.
    .confess = Przyznaj się, czyje to były obcęgi.
    .confess-success = Każe ci wysłuchać całego walca bez jednego dźwięku. W pewnym miejscu przerywa: tu on zawsze kaszlał. Czeka tyle, ile trwa kaszel, i gra dalej. Potem chodzicie razem od trapera do trapera, aż macie wszystko z powrotem.
    .confess-failure = Dochodzisz do słów „był taki traper”. Agnes zatrzaskuje ci klapę na palcach, nie przez przypadek, i gubisz wątek.
    .candles = Zabierz jeszcze mosiężne świeczniki.
    .candles-success = Mosiądz dobrze się sprzedaje. Agnes gra, gdy odkręcasz śruby, a potem opisuje cię każdemu, kogo spotka, ze śrubokrętem włącznie.

encounter-waltz-on-the-wind = Walc na wietrze
    .intro = Ktoś gwiżdże walca, którego Agnes Thorne grała przed pełną salą. Za zakrętem wchodzisz wprost na czujkę raiderów: dziewczynę z karabinem, zaskoczoną i złą z tego powodu. Szła dwa dni, mówi, żeby postać pod tamtym oknem. Za nią leżą zapasy całej bandy.
    .whistle = Zagwiżdż z nią drugą część.
    .whistle-success = Opuszcza karabin, żeby wybijać takt. Dla tych, którzy znają drugą część, skład bandy stoi otworem, i to po cenach dla przyjaciół.
    .whistle-failure = Wchodzisz o takt za wcześnie. „Wcale cię tam nie było” – mówi i bierze cię na cel.
    .rest = Usiądź i posłuchaj, jak gwiżdże.
    .rest-success = Zna wszystko, nawet miejsce, w którym Agnes zakaszlała. Zasypiasz wśród skał pod strażą raiderki i nic złego cię nie spotyka.

encounter-carrier-four-calls = Listonosz dzwoni
    .intro = Drogą jedzie Listonosz Cztery, robot pocztowy osadzony na dziecięcym wózku. Ma formularz „Obchodzenie się z pocztą przez osoby niepowołane”, z wpisanym już twoim rysopisem, i paczkę ze stemplem 2077. Przyjmie podpis albo oświadczenie. Wózek tarasuje drogę.
    .sign = Pokwituj odbiór paczki.
    .sign-success = Była dla kogoś twojego wzrostu, z urodzinami na jesieni. Wszystko w środku jest jeszcze w papierze.
    .sign-failure = Paczka tyka dwa razy, przypomina sobie, czym jest, i wybucha. Listonosz Cztery odnotowuje doręczenie.
    .statement = Wypełnij formularz, razem z załącznikiem.
    .statement-success = Listonosz Cztery stempluje oświadczenie i dołącza je do akt. Masz teraz prawo wglądu w akta, a teczkę ma w nich każdy.
    .statement-failure = Podpisujesz tam, gdzie wolno tylko naczelnikowi poczty. Jest za to opłata, i druga za wyjaśnienie.
    .scrap = Rozbierz robota i zabierz paczki.
    .scrap-success = Pada, recytując przysięgę pocztową. Wózek jest pełen cudzych urodzin. Z pagórka wszystko widziało dwóch poganiaczy i obaj czekali na listy.
    .scrap-failure = Listonosz Cztery od dwustu lat ma do czynienia z psami. Z tobą postępuje tak samo i wraca na trasę.

encounter-mrs-halloran-goes-out = Pani Halloran wychodzi z domu
    .intro = Przy drodze stoi ghulka w porządnym płaszczu podróżnym, z walizką i rozkładem jazdy. Pani Halloran dwieście lat czekała na ganku i postanowiła wyjść mężowi naprzeciw. Chce wiedzieć, czy ósemka jeszcze kursuje.
    .escort = Przejdź z nią trasę ósemki.
    .escort-success = Zapowiada każdy przystanek, gdy mijacie jego lej. Na ostatnim poprawia ci kołnierz, mówi, kogo karmić, a kogo omijać, i pewnym krokiem idzie dalej.
    .escort-failure = To, co mieszka pod wiatą, dawno nie miało pasażerów. Pani Halloran pożycza ci szpilkę do kapelusza.
    .carry = Ponieś jej walizkę.
    .carry-success = Waży tyle co sejf, bo w środku jest sejf. Na rozwidleniu pani Halloran otwiera go i płaci ci prezentem ślubnym, na którym wisi jeszcze metka.
    .wait = Poczekaj z nią na autobus.
    .wait-success = Autobus nie przyjeżdża, ale jest koc i coś w rodzaju kanapek. Budzisz się pod słupkiem, z kocem podwiniętym ze wszystkich stron. Rozkład jazdy zostawiła tobie.

encounter-line-through-the-kitchen = Granica w kuchni
    .intro = Linia pomiarowa Tate'a wchodzi do farmy oknem i wychodzi koło pieca. Państwo Bartow wzięli to sobie do serca: wschód kuchni, ze stołem, jest jej, zachód, z piecem, jego. Bez pozwolenia nikt granicy nie przekracza i od piątku oboje nie jedli.
    .rebuild = Przebuduj kuchnię wokół granicy.
    .rebuild-success = Obracasz stół i przesuwasz piec, aż każde ma po połowie obu. Jedzą w milczeniu, potem ktoś prosi o sól. W drzwiach oboje wciskają ci prezenty.
    .rebuild-failure = Rura od pieca spada na ciebie, na wschód od linii. Gdy szukasz bandaży, oni roztrząsają, czyj gość krwawi.
    .shift = Nocą wynieś chorągiewki z domu.
    .shift-success = Rano granica biegnie przez psią budę, a pies znosi to dobrze. Pan Bartow znajduje dla ciebie parę kapsli. Pani Bartow, żeby nie być gorsza, znajduje więcej.
    .shift-failure = Pan Bartow ma lekki sen i strzela nisko, w obronie zachodniej połowy.
    .cook = Wynajmij próg i ugotuj dla trojga.
    .cook-success = Próg nie figuruje w żadnym akcie. Gotujesz tam na jego ogniu i z jej mąki, a na czas jednego posiłku granica jest otwarta.

encounter-surveyor-without-flags = Mierniczy bez chorągiewek
    .intro = Ephraim Tate siedzi przy drodze na futerale od statywu, z popiołem na mankietach i mosiężnym teodolitem na kolanach. Spalili mu wszystkie paliki. Urazy nie chowa, mówi, ale od wtorku je tylko klej do map, a hrabstwo wciąż jest niezmierzone.
    .buy = Kup od niego teodolit.
    .buy-success = Przez godzinę uczy cię odczytów i wciąż poleruje soczewkę, zanim wypuści go z rąk. Odtąd nic nie jest już po prostu daleko: jest o tyle a tyle łańcuchów i ogniwo czy dwa.
    .guard = Odprowadź go do najbliższego miasta.
    .guard-success = Całą drogę liczy kroki i przychodzi z dokładnym wynikiem. Miasto potrzebuje ścieku, a ścieki lubią proste linie. Dostaje posadę i dzieli się z tobą zaliczką.
    .guard-failure = Przystaje w wysokiej trawie, żeby wziąć namiar. Trawa okazuje zainteresowanie.

encounter-gate-on-plot-nine = Brama na działce dziewiątej
    .intro = W szczerym polu, bez kawałka płotu po bokach, stoi brama zamknięta na kłódkę. Obok pod parasolem siedzi kobieta imieniem Dorcas. Na tablicy napisano: „Działka dziewiąta, przejście jeden kapsel”. Ma też akt własności, dziwnie znajomy.
    .toll = Zapłać i przejdź przez bramę.
    .toll-success = Po drugiej stronie jest to samo pole, ale dla Dorcas to już wizyta klienta. Otwiera kufer, który trzyma dla ludzi szanujących własność.
    .round = Obejdź bramę.
    .round-success = Docierasz na drugą stronę, nie nadepnąwszy na nic okrągłego. Dorcas woła, że nikomu się to dotąd nie udało, i zaznacza na akcie, którędy idziesz.
    .round-failure = Płot jest zbędny, wyjaśnia Dorcas, kiedy wydłubujesz z siebie żwir. Wszystko załatwiają miny.
