# Zadania poboczne na drogach, w miastach i w Kryptach Kalifornii.

quest-painted-stones = Kamienie z czerwonymi dłońmi
    .story = Czerwone dłonie prowadzą od kamienia do kamienia, przez równinę i dalej, a każda jest trochę świeższa od poprzedniej. Na najdalszym kamieniu zostawiono miejsce na następną. Ziemię u jego stóp ktoś niedawno rozkopał, zasypał i zamiótł.
    .dig = Kop tam, gdzie zamieciono.
    .dig-done = Na głębokości ramienia leży koc, a w nim drobiazgi kilkunastu osób. Przy każdym jest metka: imię, data i słowo „odszedł”. Pod kocem kamień ciągnie się dalej, a farba razem z nim.
    .repaint = Odciśnij w pustym miejscu własną dłoń.
    .repaint-done = Garnek z farbą stoi gotowy, jakby się ciebie spodziewano. Odcisk wychodzi krzywy i bardzo czerwony. Nazajutrz ktoś domalował mu nadgarstek, mankiet i początek rękawa, a rękaw jest twój.

## Krypta 7

quest-tin-prophets-sermon = Kazanie blaszanego proroka
    .story = Robot w abażurze co tydzień posuwa się dalej. Teraz dziękuje już burmistrzowi, bankowi i budowniczym krypty, prosi gości, by się odsunęli, i staje na tym samym przecinku. Wdowa chciałaby mieć zapisany koniec, zanim padnie bateria. Inne roboty tej marki, sądzi, uczono tego samego, a starzy ludzie mogli to słyszeć.
    .record = Przeczytaj notatki najstarszym ludziom w mieście.
    .record-done = Niewidomy w kącie podejmuje tam, gdzie przerywasz, i mówi do ostatniego słowa: w jego rodzinie to od wojny kołysanka. Kończy się adresem: Krypta 7, wejście główne, serdecznie zapraszamy.
    .unplug = Wydobądź resztę mowy z innego robota.
    .unplug-done = Na tym, co zostało w przewodach, głos ciągnie jeszcze minutę: wstęga, nożyczki, drzwi Krypty 7. Przewody sprzedajesz. Wdowa dostaje ostatnie zdanie i wcale jej się ono nie podoba.
    .battery = Kup prorokowi nową baterię.
    .battery-done = Naładowany do pełna, nie potrzebuje podpowiedzi. Wygłasza całą mowę jednym tchem, do dwóch kóz i prawie całego miasta, podaje adres, czyli Kryptę 7, i prosi o punktualność. Po czym zaczyna od początku.

quest-rehearsal-schedule = Plan prób
    .story = Plan suflera z Krypty 7 obejmuje dwa stulecia prób i jedno przedstawienie: dziś, codziennie dziś. Na marginesie są skreślone nazwiska, przy każdym uwaga „zastąpiono”. Ostatnie jest twoje, ołówkiem: miejsce w pierwszym rzędzie. Bileterzy mają cię znaleźć choćby pod ziemią.
    .front-row = Zajmij miejsce w pierwszym rzędzie i nie drgnij.
    .front-row-done = Sześć godzin bez antraktu i lampa, która zwraca się ku każdemu, kto się podrapie. Ty się nie drapiesz. Na koniec ktoś daleko w ciemności zaczyna klaskać i po rzędach idzie szept: od teraz będą komplety.
    .burn = Spal plan i zaczekaj na biletera.
    .burn-done = Idzie przez piaski z latarką opuszczoną, żeby nikomu nie przeszkadzać, i prosi o bilet. Później grzejesz ręce nad tym, co z niego zostało. Napiwki, jak się okazuje, odkładał.

quest-understudy = Dublerka
    .story = Cordelia Amory wyszła z Krypty 7 wyjściem dla aktorów, prosto w światło dnia. Jak matka i babka zna wszystkie role, a nie zagrała żadnej. Od nieba kręci jej się w głowie. Chce trafić tam, gdzie nikt nie mówi z roli, a w pewnej odległości idzie za nią człowiek z jej kostiumem na ręku.
    .escort = Zaprowadź ją do miasta, nie w pojedynkę.
    .escort-done = Po drodze uczy się stać w kolejce, targować i kląć. Gdy zjawia się człowiek z kostiumem, odbiera mu go, daje kapsel za fatygę i szyje zasłony.
    .alone = Przemknij z nią obok garderobianego.
    .alone-done = Na każdym rogu zamieniacie się kapeluszami, aż garderobiany chodzi już tylko za kapeluszem. Na skraju miasta kłania mu się, ubiera go w kostium i odprowadza do domu.
    .engage = Wynajmij jej stodołę i lampę.
    .engage-done = Gra wszystkie role, z psem włącznie. W trzecim akcie człowiek z kostiumem siada w ostatnim rzędzie, a na koniec wstaje pierwszy.
    .return = Odprowadź ją z powrotem do wyjścia dla aktorów.
    .return-done = Z drzwi wysuwa się ręka z zapłatą i cofa z Cordelią. Dziewczyna wybacza ci wierszem, jak każe rola, i patrzy przez szparę, póki szpara się nie zamknie.

## Krypta 44

quest-unwritten-rule = Niepisana zasada
    .story = Na całym targu ścichły głosy, choć nikt niczego nie zarządził. Niektórzy handlarze wrócili tacy ze złych stron: filc pod podeszwami, nowiutkie kapsle w sakiewkach i dreszcz, ilekroć spadnie pokrywka. Jest takie miejsce, gdzie to zasada. Co spotyka innych, jeden z nich pisze ci palcem na dłoni. Pisze: usłyszano ich.
    .find = Idź w śmiercionośne okolice i słuchaj.
    .find-done = Idziesz na palcach, zanim to zauważasz. Ptaków nie ma. Przed tobą w skale są stalowe drzwi z numerem 44, obite wokół framugi filcem.
    .ask = Wypytaj któregoś z szepczących i patrz na usta.
    .ask-done = Krypta 44, mówią usta, buty zostaw na zewnątrz. Za twoimi plecami coś spada ze straganu. Odwracasz się z powrotem, a na stołku nie ma nikogo i tylko nowy kapsel wiruje jeszcze na ladzie.

## Klatka i to, co w niej siedziało

quest-gate-left-open = Niedomknięta furtka
    .story = Za płotem jest podwórze hodowczyni. Z dwunastu zagród pełna została jedna, a każdy rygiel odsunięto z zewnątrz, całkiem delikatnie. Właścicielka, pani Ludlow, siedzi na wiadrze. Gekony, mówi, rozbiegły się po wzgórzach, a to, co je wypuściło, chodzi po farmach i szuka następnych. Ostatniej zagrody nie ruszyło. Siedzi w niej coś, co jest w połowie psem, w połowie skrzynką narzędziową, i chce wyjść.
    .herd = Upoluj jednego z uciekinierów.
    .herd-done = Mierzy go od nosa po ogon i płaci od piędzi. Potem pokazuje ci rygiel. Jest na nim odcisk, cztery palce bez kciuka, i to wyżej niż twoja głowa.
    .rope = Złap na sznur tego, który pojął, do czego są rygle.
    .rope-done = Staje na tylnych łapach, przygląda się węzłowi i chyba go zapamiętuje. Sznur trzyma, ale ledwo. Pani Ludlow nie ma już pieniędzy, więc pozwala ci przebrać rzeczy, które zastawili dawni klienci.
    .buy = Kup to, co siedzi w ostatniej zagrodzie.
    .buy-done = Łańcuch dorzuca gratis, rada pozbyć się obojga. Pies otwiera łańcuch szczęką, oddaje go jej i czeka na ciebie za furtką. Furtkę za sobą zamknął.

quest-long-shadow = Długi cień
    .story = Odwracasz się i nic tam nie ma. Ale pod wieczór jest cień: dłuższy od twojego i ma więcej stawów. Staje, gdy stajesz. Miast unika. Podchodzi bliżej, ilekroć ktoś idzie tam, gdzie nikogo jeszcze nie było, jakby też chciał to miejsce obejrzeć.
    .hunt = Zabij zwierzę, które go rzuca.
    .hunt-done = Z bliska to po prostu zwierzę, zagłodzone, ze śladem obroży i twoją sznurówką na pazurze. Sznurówka jest zawiązana na twój węzeł. Wieczorem na ziemi leży jeden cień, a ty wciąż szukasz wzrokiem drugiego.
    .bait = Zostaw mu posiłek i uciekaj.
    .bait-done = Cofasz się tak długo, jak starcza nerwów, a potem biegniesz. Za plecami coś je, bez pośpiechu. O świcie przed twoim namiotem stoi miska, wylizana do czysta, a ślady prowadzą precz.
    .nearer = Pozwól mu oglądać z tobą nowe miejsca.
    .nearer-done = Tym razem podeszło tak blisko, że dotknęło twojego karku. Może chciało ci coś pokazać. Nie wie jeszcze tylko, jak mocno wolno.

## Poczta

quest-letters-for-nobody = Listy do nikogo
    .story = W torbie Abela Ruiza jest poczta miasta, którego już nie ma: do ludzi, ale donikąd. Ludzie, którzy odchodzą, dokądś jednak trafiają. Wieść niesie, że większość poszła do najdalszej osady, a ich dzieci mogą jeszcze nosić te nazwiska. Gdy stawiasz torbę, jedna z kopert się porusza.
    .deliver = Zanieś torbę do najdalszej osady.
    .deliver-done = Wywołujesz nazwiska na placu, aż tracisz głos. Staruszka dostaje oświadczyny, piekarz długi po dziadku, chłopiec przepis na coś, co już nie rośnie. Upierają się, że za doręczenie zapłacą, a ktoś szuka już atramentu.
    .open = Otwórz nad parą tę kopertę, która się rusza.
    .open-done = Wylatuje ćma, a potem jest kartka, która zaczyna się tak: „Do osoby, która trzyma czajnik”. Opisano na niej ciebie, niezbyt życzliwie, i zażądano odpowiedzi. Przy sąsiednim stole zauważyli parę.

quest-reply-by-return = Odpowiedź odwrotną pocztą
    .story = List oczekuje odpowiedzi odwrotną pocztą, a koperta jest w środku. Gdzie cię nosiło, pyta, co stamtąd masz i kto tam został? Podpisał się Nikt, a skrzynka na odpowiedź wisi na słupie, bardzo daleko stąd. Jeśli tymczasem ruszysz odkrywać świat, list uzna sprawę za zamkniętą, na twój koszt.
    .answer = Napisz prawdę i wrzuć do skrzynki na słupie.
    .answer-done = Wychodzi sześć stron; kto by pomyślał, że tyle się uzbiera. Klapka opada i słychać, jak list ląduje na bardzo wielu innych. Na słupie siada ćma, składa się i wygląda na zaklejoną.
    .ignore = Ruszaj odkrywać świat i nie odpisuj.
    .ignore-done = W nowym miejscu stoi skrzynka pocztowa, wisi na niej czapka listonosza, a w środku jest rachunek na twoje nazwisko. Długo się rozglądasz. Potem płacisz.

quest-slow-poison = Powolna trucizna
    .story = Drżąca ręka należy do Any Ferro. Studnię mają czystą, pisze, a kto z niej pije, z każdym dniem jest trochę bardziej zmęczony; jej wnuk nie wstaje z łóżka od żniw. Wszyscy wiedzą, jakie źródło ją zasila i w jakiej ziemi. Nikt tego nie powie, bo beczki napełniają tam woziwodowie i każdą nową drogą wiozą wodę dalej.
    .taste = Napij się ze źródła, skoro i tak świecisz.
    .taste-done = Całą noc walczy z tym, co masz w sobie, i przegrywa. O świcie wykasłujesz coś w rodzaju monety i czujesz się, jakby złożono cię na nowo z lepszych części. Wiesz już, gdzie to siedzi w skale, i zatykasz to miejsce głazem.
    .sample = Wespnij się do źródła i sprawdź, co do niego przecieka.
    .sample-done = Nad źródłem leży na boku, w mchu, ciężarówka, a na jej beczkach jest księżyc w szlafmycy. Przecieki zaklejasz smołą. Przez dwa dni w wiosce Any nic się nie rusza. Trzeciego dzieci wstają przed kogutami, wszystkie, i strasznie hałasują.
    .spread = Otwieraj woziwodom nowe drogi.
    .spread-done = Na nowej drodze woziwoda już stoi. Pijesz, zanim przyjdzie ci do głowy spytać, gdzie napełnia beczkę, i pół dnia przepada.

quest-borrowed-armor = Pożyczony pancerz
    .story = W liście wspomniano o tym mimochodem: pancerz pożyczono żołnierzowi, nie wrócił, a dzieci właściciela chciałyby go odzyskać. Opisano go co do wgniecenia. Przez trzydzieści lat tyle razy zmieniał ręce, że może nim być każdy pancerz, a dzieci dorosły, mają karabiny i zaczęły pytać.
    .return = Daj im jakiś pancerz i powiedz, że to ten.
    .return-done = Nie ten, i wiedzą o tym: wgniecenie jest po złej stronie. Długo go obracają. „Ten też by pożyczył” – mówi najstarsza i płacą ci za przechowanie.
    .dent = Wybij odpowiednie wgniecenie na drzwiczkach od pieca.
    .dent-done = Pracujesz według listu, na słuch. Wieszają drzwiczki nad kominkiem i wszyscy mają łzy w oczach. Ty od farby.
    .keep = Powal przy świadkach coś strasznego.
    .keep-done = Każdy widział, co masz na sobie i jak to wytrzymało. Dzieci patrzą na truchło i wracają do domu z niczym. Opowiadają o tym przy każdym ognisku po drodze, a bohaterem jest kto inny.

## Miasta

quest-cistern-crew = Brygada z cysterny
    .story = Brygada to czterech ludzi, którzy szorują cysternę i od tygodnia nie wyszli na górę. Przez kratę mówią Hobowi, że mają się dobrze, że woda ma się dobrze i że powinien zejść; a mówią to chórem. Na ścianach rośnie coś bladego. Jest słodkie, zapewniają cztery głosy. Dobrze by było, gdyby spróbowało całe miasto.
    .drain = Opróżnij cysternę, z brygadą włącznie.
    .drain-done = Przez dwa dni wiadra idą z rąk do rąk, a na dnie leży coś jak welon ślubny i puszcza ludzi palec po palcu. Proszą o obiad, każdy własnymi słowami. Hob pali welon i zaprasza wszystkich na pierwszą czystą wodę.
    .bottle = Kup butelki i sprzedawaj słodką wodę.
    .bottle-done = Uczciwość każe ci najpierw spróbować. Sprzedaje się sama; ludzie wracają, zanim dopiją poprzednią. Dziękują też, chórem.

quest-one-badge = Jedna odznaka
    .story = W jednym Cole i Minh są zgodni: odznaka jest jedna i do czasu rozstrzygnięcia leży na stole bilardowym w saloonie. Cole jest za pojedynkiem, Minh za głosowaniem. Właściciel saloonu jest za tym, żeby oddano mu stół. Pijak na zewnątrz pyta, czy nie dałoby się go tymczasem odpiąć choć od jednego ganku.
    .vote = Przeprowadź głosowanie przy świadkach.
    .vote-done = Za Cole'em i za Minhem rąk jest po równo i wtedy ktoś pyta, kto jest za kimkolwiek innym. Jednogłośnie. Nowego szeryfa trzeba przyprowadzić, opiera się, a przysięgę składa, zanim wystygnie gulasz.
    .duel = Stań w południe do pojedynku za jednego z nich.
    .duel-done = Gdy oni kłócą się jeszcze o liczbę kroków, strącasz odznakę ze stołu strzałem. Wszyscy przyznają, że to rozstrzyga sprawę, nie wiadomo tylko jak. Miasto puszcza w obieg kapelusz, a potem daje ci i kapelusz.
    .bribe = Zapłać obu, żeby odeszli na emeryturę.
    .bribe-done = Dwie dobre emerytury dla dwóch złych szeryfów. Nazajutrz widziano ich, jak łowią ryby z jednej łodzi. Magazyn dowodów, teraz niczyj, otwarto dla publiczności, a kolejka zaczyna się od ciebie.
    .halve = Przełam odznakę na pół.
    .halve-done = To przedwojenna stal; kosztuje cię pół dnia i imadło kowala. Każdy dostaje połówkę. Według litery prawa żaden nie może teraz nikogo aresztować bez drugiego, a przestępczość, ku ogólnemu zdumieniu, spada.
    .outlaw = Powal doświadczonego bandytę.
    .outlaw-done = Wyjątkowo żaden szeryf nie rości sobie praw do ciała. Dają ci nagrodę i proponują odznakę. Wręczasz ją pierwszej osobie na ulicy, która jej nie chce, a miasto uznaje to za bardzo rozsądne.

quest-mayor-of-one-street = Burmistrz jednej ulicy
    .story = Zmęczony głos należy do Leony Spratt. Jej ulica ma siedem domów, pompę i szkołę, a ona jest tam burmistrzynią tak długo, że zasypia w połowie ogłoszeń. Skoro się odzywasz, zgłasza twoją kandydaturę. Drugi kandydat, pan Crane, jest właścicielem sześciu z tych domów i wolałby obejść się bez rywali.
    .campaign = Kandyduj i postaw ulicy obiad.
    .campaign-done = Obiecujesz latarnię, drugą ulicę i koniec przemówień, a resztę robi gulasz. Cztery domy do trzech. Pierwszą decyzją wysyłasz Leonę do łóżka. Drugą, dwa dni później, mianujesz ją z powrotem, bo upiera się, że już się wyspała.
    .debate = Spieraj się z panem Crane'em na antenie, aż odpuści.
    .debate-done = On ma oddechu na dwie godziny, ty na trzy. W trzeciej pytasz, ile płaci każdy dom. Cała ulica słucha z ołówkami w rękach. Wycofuje się ze względu na zdrowie, a czynsze spadają, zanim ostygną lampy.
    .resign = Weź od pana Crane'a pieniądze i zrezygnuj.
    .resign-done = „Niestety, chrypka” – mówisz do mikrofonu. Płaci przy tylnych drzwiach. Leona codziennie powtarza to oświadczenie o porze, gdy ludzie siadają do stołu.

quest-stranger-in-the-well = Nieznajomy w studni
    .story = Odkąd podkręcono nadajnik, głos z miejskiej studni prosi, żeby go przyciszyć. Głos jest niski, uprzejmy i oczytany. Wpadł, powiada, i byłby wdzięczny za podanie ręki, a na widok jego własnej proszę się nie niepokoić. Lina, na której spuszczano chleb, wróciła odgryziona, bardzo równo.
    .haul = Wyciągnij go.
    .haul-done = Sześć osób puszcza linę, ty nie. Przez cembrowinę przełazi szpon śmierci w mnisim habicie i ocieka wodą. Dziękuje i pyta, czy panu, który zemdlał, nie podać poduszki. Nazywa się Goris i przez jakiś czas wam po drodze.
    .talk = Dotrzymaj mu towarzystwa z góry.
    .talk-done = Rozmawiacie o deszczu i o tym, czy ryba wie, że jest mokra. Woli chyba przeczekać, aż ucichnie zamieszanie, stwierdza w końcu. Ale noc w noc słyszy coś przez skałę i opisuje ci, gdzie to jest.
    .lid = Zabij otwór studni deskami.
    .lid-done = Miasto robi dla ciebie składkę. Doskonale to rozumie, mówi spod desek, i więcej już nie mówi nic. Dzieci zaczęły przychodzić i czytać deskom na głos.

quest-what-the-well-said = Co powiedziała studnia
    .story = Przez skałę nieznajomy słyszy szkło: coś obraca się za słońcem w śmiercionośnych okolicach, a miejsce umie podać co do kroku. Codziennie w południe bierze cel, sądzi, a że nie ma do kogo strzelać, czeka do jutra. Może się myli. Bardzo długo siedział tam bez rozmówców.
    .believe = Bądź na miejscu w południe.
    .believe-tally-0 = Miejsce się zgadza, strona nie. Szkło znajduje ciebie, zanim ty znajdziesz szkło.
    .believe-tally-2 = To okno zasypanej ciężarówki kołysze się na zawiasie. Prawie szkoda. Ale ciężarówka dokądś jechała i była spakowana na długo.
    .believe-tally-4 = Czekasz na chmurę i wchodzisz pod nią. Na trójnogu wypolerowanym przez wiatr siedzi pistolet z soczewką zamiast serca. Obraca się, przygląda ci się i opuszcza lufę. Dziennik pod spodem jest wart prawie tyle samo.
    .forget = Sprzedaj opis drogi i nie myśl o tym więcej.
    .forget-done = Kupuje go poszukiwacz w nowym kapeluszu i rusza, zanim zdążysz powiedzieć o południu. Co się z nim stało, nie wiadomo. Ale w południe łapiesz się na tym, że patrzysz w tamtą stronę.

## Otwarta droga

quest-hundred-pound-question = Pytanie o wadze stu funtów
    .story = Pan Tobin, grubas o cienkim głosie, chce dostarczyć skrzynię w śmiercionośne okolice: sto funtów, żadnych uchwytów, jedna dziurka na powietrze. Nie otwierać i nie wdawać się w spory. W środku jest mózg w słoju. Budzi się, gdy się go niesie, i za każdym razem tymi samymi słowami pyta, czy było warto.
    .carry = Zanieś ją bez niczyjej pomocy.
    .carry-done = Pyta na każdym postoju, a ty na każdym postoju odpowiadasz, że już blisko. Odbiorcą jest maszyna bez głowy. Wstawia słój na miejsce, siedzi chwilę z rękami na kolanach i płaci.
    .split = Podziel się ciężarem i odpowiadaniem.
    .split-done = Jedno niesie, drugie odpowiada, potem na odwrót. Okazuje się, że z życiem robiliście całkiem różne rzeczy. Przez ostatnią milę skrzynia milczy, a pod drzwiami prosi, żebyście pisali.
    .answer = Usiądź przy niej i odpowiedz porządnie.
    .answer-done = Schodzi na to noc: zaczynasz od wojny, kończysz na śniadaniu. „Dziękuję – mówi skrzynia. – To wszystko”. Pan Tobin zatrzymuje pieniądze. Ale pod oknem słuchali ludzie i oni też mają pytania.

quest-dog-with-a-key = Pies z kluczem
    .story = Drogą kuśtyka stalowy pies o jednym brązowym uchu, z kluczem przy obroży. Robi dziesięć kroków, siada i patrzy, czy idziesz. Musiał tak prowadzić już wielu, bo nie wygląda, jakby sobie wiele obiecywał. Jakkolwiek go wołać, wszystko mu jedno. Ale na obroży ktoś wydrapał trzy nuty, a ostatnia się starła.
    .follow = Idź tam, dokąd idzie pies.
    .follow-done = Pośrodku niczego są w skarpie stalowe drzwi, a klucz pasuje. Za nimi jest schron na dwoje i jeden człowiek, który posłał po kogoś psa i czekał. Na fotografii na półce jest dziewczyna, dziś już pewnie staruszka. Zabierasz to, co mu niepotrzebne, i grzebiesz go, zanim ona przyjdzie. Pies oddaje ci klucz i kładzie się na grobie.
    .whistle = Znajdź brakującą nutę.
    .whistle-done = Próbujesz wszystkich przy połowie miasta, która podpowiada. Przy nucie odrzuconej wcześniej jako głupia ucho się podnosi. Pies podchodzi, kładzie ci klucz na dłoni i najwyraźniej porzuca swoją misję na dobre.

quest-bounty-on-a-name = Nagroda za nazwisko
    .story = Nagroda jest za Jacka Morrowa, a na każdym ogłoszeniu widnieje inna twarz. Morrow od lat nie żyje, przyznaje urzędnik Abernathy, i nikt nie pamięta, jak wyglądał. Ale pieniądze wpłacono, trzeba je wypłacić i nada się każdy człowiek z bronią, jeśli nie ma nic przeciwko nazwisku. Siedem osób nazwiskiem Morrow przestało wychodzić z domu.
    .collect = Dostarcz jakiegoś rewolwerowca i nazwij go Morrowem.
    .collect-done = Abernathy wertuje ogłoszenia, aż trafi na pasujące, i uznaje podobieństwo za uderzające. Podpisujesz. „Trzy miesiące” – mruczy ktoś za tobą w kolejce i patrzy na ogłoszenie, na ciebie i na pieniądze.
    .tear-down = Zerwij ogłoszenia razem z tym, do czego są przyczepione.
    .tear-down-done = Jedne są przybite, inne przyklejone, a jedno wymalowano na ścianie banku. Ten kawałek ściany zabierasz ze sobą. Siedmioro Morrowów, w tym sześć kobiet, stawia ci kolację.
    .cancel = Wpłać nagrodę z powrotem.
    .cancel-done = Nagroda, opłata od nagrody, opłata od opłaty. Potem Abernathy pociąga pod Morrowem kreskę, osusza ją bibułą i wypuszcza powietrze, które wstrzymywał chyba od dnia objęcia posady.

quest-power-for-a-week = Prąd na tydzień
    .story = Rzeka wróciła i spada z progu z hałasem podobnym do oklasków. Turbina pod nią chodziłaby tydzień, zanim zapcha ją muł. Tydzień to dużo, mówi Holender, który nigdy takiego nie miał: chłodnia, lecznica, kino. Albo można wpiąć się w linię, która wciąż buczy w śmiercionośnych okolicach, i sprzedawać cudze.
    .wire = Pociągnij prąd z turbiny dla wszystkich.
    .wire-done = Wzdłuż drogi zapalają się lampy, jedna po drugiej, jak okiem sięgnąć, i wokół każdej otwierają się stragany. Dzieci wynosi się na dwór, żeby zobaczyły. Po tygodniu ciemność wraca od najdalszego końca, a ludzie siedzą jeszcze jakiś czas.
    .hands = Najmij ludzi i noś z nimi kabel.
    .hands-done = Braki w teorii nadrabiasz sznurem. W końcu jest światło, dość żółte, a raz jest i dym. Holender trzy razy ogląda film o morzu i pyta, czy jeszcze gdzieś go grają.
    .siphon = Wepnij się w buczącą linię i sprzedawaj na godziny.
    .siphon-done = Klienci płacą i chcą więcej. Dopiero gdy buczenie milknie, wychodzi na jaw, po co była linia: gdzieś od wojny trzymała zamkniętą pewną bramę. Kto sprzedał prąd, wszyscy pamiętają.

quest-choir-of-geckos = Chór gekonów
    .story = Za skrajem mapy, tam gdzie drzewa, o zachodzie zbierają się gekony i wrzeszczą na cztery głosy. Farmerzy nazywają to plagą i płacą od ogona. Ale Bartolo, dyrygent, który stracił chór, przysięga, że to akord. A gdy ktoś narobi hałasu w śmiercionośnych okolicach, przybywają nowe, by go śpiewać.
    .cull = Przerzedź chór.
    .cull-done = O jeden głos mniej. Farmerzy wieszają ogon na płocie i płacą. O zachodzie reszta zostawia pauzę tam, gdzie wchodził.
    .tame = Dyryguj nimi do wschodu słońca.
    .tame-done = Bartolo wybija takt żebrem, ty wprowadzasz basy. Gdy niebo szarzeje, wszystkie naraz biorą akord, cicho, i trzymają. Do farm już nie podchodzą. Mają próby.
    .swell = Narób hałasu w śmiercionośnych okolicach.
    .swell-done = W ciemności coś wyłazi z nory i idzie za dźwiękiem. Chórowi brakowało akurat basa.

quest-map-drawn-from-memory = Mapa z pamięci
    .story = Dziewczynka, która maluje ludzi, pożyczyła ci mapę dziadka, wielką jak koc, z każdym źródłem i każdą ruiną. Rysował ją z pamięci ostatniej zimy i miejscami drżała mu ręka. Są na niej rzeki, których już nie ma, i miasto, którego jeszcze nikt nie zbudował. Kartograf by za nią zapłacił, gdyby ktoś poręczył za resztę.
    .check = Porównaj ją z następnym odkrytym miejscem.
    .check-done = Wszystko się zgadza: wzgórze, wrak, krzywy słup. Nie zgadza się tylko brzeg. Tam, gdzie narysował linię i węża morskiego, kraina wcale się nie kończy.
    .correct = Przejrzyj ją z kartografem, kreska po kresce.
    .correct-done = Wykreślasz dwa jeziora i jedną wojnę. Zostaje najlepsza mapa, jaką tu widziano, a kartograf pyta, czyje imię na niej umieścić. Innego dziewczynka nigdy nie słyszała, więc stoi tam: Dziadek.
    .print = Daj ją do druku ze wszystkimi błędami.
    .print-done = Ma ją teraz każdy. Jedni przez nią błądzą i znajdują rzeczy, inni znajdują siebie nawzajem, a niektórzy piszą gniewne listy. Węża morskiego na brzegu drukarz opuścił, żeby oszczędzić farbę, i ludzie wciąż idą w tamtą stronę.
