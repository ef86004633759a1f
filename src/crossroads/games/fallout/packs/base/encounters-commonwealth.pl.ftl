# Co główne zadania Wspólnoty przynoszą na jej drogi i do jej miast.

encounter-split-heel = Oderwany obcas
    .intro = Na kamieniu milowym siedzi mężczyzna w długim czarnym płaszczu, z jedną nogą bosą. To łowca X5-17, a od buta odpadł mu obcas. Tak długo szedł za martwym szewcem, tłumaczy, że w końcu sam potrzebuje szewca. Nie żartuje. Patrzy ci na ręce.
    .mend = Przyszyj mu obcas.
    .mend-success = Wstaje, sprawdza równowagę i płaci bez targów. Potem napomyka, którą drogę przeszuka jutro i że nic cię nie zmusza, by akurat tam się znaleźć.
    .mend-failure = Szydło przechodzi przez skórę, dratwę i kciuk. Łowca stwierdza, że z ciebie też nie szewc, i odchodzi, utykając.
    .shoot = Strzelaj, póki ma na nogach jeden but.
    .shoot-success = W jednym bucie porusza się dobrze, ale nie dość dobrze. W płaszczu ma mapę ze wszystkimi szewcami i listę pytań, która zaczyna się od „dzień dobry”.
    .shoot-failure = Boso jest, jak się okazuje, szybszy. Zostawia cię w rowie i zabiera notatki o twoim wzroście, kroku i trasie. Komuś się przydadzą.
    .recall = Zagłusz go: przygląda ci się i zaczyna wymawiać pewne słowo.
    .recall-success = Śpiewasz pieśń poganiaczy, na cały głos i wszystkie zwrotki. X5-17 słucha do końca, uznaje egzemplarz za wadliwy i wraca do swojego buta.
    .recall-failure = Słowo jest krótkie. Dalej jest już tylko potłuczony marmur nad głową i technik, który mówi, że tej sztuki nie ma na dzisiejszej liście.

encounter-bread-for-the-ruins = Chleb dla ruin
    .intro = Drogą idzie Margaret Oakes i niesie bochenek zawinięty w ścierkę. Jej męża wyprowadzono z piekarni w połowie wypieku, więc idzie do ruin CIT poprosić, by go oddali. Nikt jej nie powiedział, że drzwi są pod ziemią. Chętnie poszłaby z kimś.
    .walk = Odprowadź ją aż do kraty.
    .walk-success = Przez godzinę mówi do kraty: o drożdżach, o jego kolanie, o zimnej połowie łóżka. Nikt nie odpowiada. Łamie bochenek i wciska go w dół, kawałek po kawałku. W nocy trzy syntki schodzą z posterunków z mąką na rękach, a wiedzą bardzo dużo.
    .walk-failure = Patrol każe wam zawrócić: jej słowami, tobie kolbami. Bochenek zostaje skonfiskowany i wpisany do rejestru.
    .lie = Powiedz jej, że nie żyje i że nie cierpiał.
    .lie-success = Kiwa głową, siada i dzieli z tobą bochenek, bo nie ma go po co nieść dalej. W tym roku nic ci tak nie smakowało. Upiera się nawet, by zapłacić za fatygę.
    .confess = Powiedz jej, skąd mieli jego nazwisko.
    .confess-success = Bije cię trzydniowym bochenkiem, a potem pięściami. Później wraca do miasta i mówi ludziom, że przynajmniej usłyszała to od ciebie prosto w twarz.

encounter-boots-nobody-ordered = Buty bez zamówienia
    .intro = Walter Stubbs, dekarz, zatrzymuje cię, bo wyglądasz na kogoś, kto dużo chodzi. Uczennica szewca podzelowała mu buty za darmo i nie chciała powiedzieć dlaczego. Pokazuje podeszwę: ćwieki układają się we wzór i nie jest to ozdoba. „Do czego ja się zapisałem?” – pyta.
    .tell = Powiedz mu, kim jest według ćwieków.
    .tell-success = Milczy tak długo, jak trwa zasznurowanie obu butów. Potem sobie przypomina: kto pod którym dachem rozmawia i o czym. Przy dekarzu nikt nie ścisza głosu.
    .tell-failure = Śmieje się i powtarza to całemu barowi jako dowcip. Ktoś przy stoliku w kącie się nie śmieje i zostawia pełną szklankę. Gdy znów tamtędy przechodzisz, o dach stoi oparta drabina, na górnym szczeblu leży młotek, a Waltera nie ma.
    .pull = Wyciągnij ćwieki i wbij je w równych rzędach.
    .pull-success = Teraz to buty jak każde inne. Walter płaci za robotę i wraca na drabinę, nie wiedząc, czego się pozbył.
    .pull-failure = Obcęgi się ześlizgują i wzór odbija ci się na dłoni. Walter zabiera buty; poprosi kogoś o pewniejszej ręce.
    .heel = Pokaż mu te same ćwieki na swoim obcasie.
    .heel-success = Porównuje je ćwiek po ćwieku. „Czyli rodzina” – mówi i znajduje ci łóżko pod dachem, który nie przecieka. Odtąd będzie miał oko na tę ulicę, dla Kolei.

encounter-boots-in-the-dark = Buty w ciemności
    .intro = Przez ciemność idą ludzie bez jednej latarni, a zdradza ich to, że żaden but nie skrzypi. Rodziny, po torbie na osobę. Gideon, parobek o szerokich stopach, pyta, gdzie jest północ i czy kogoś po drodze widać. Ma cię za przyjaciela.
    .guide = Idź przodem i prowadź ich do świtu.
    .guide-success = Bez latarni, bez słowa, dłoń na płaszczu tego z przodu. Nad głowami przechodzi snop światła i cały szereg jest trawą. Potem niebo szarzeje, grzbiet jest za wami i nikogo nie brakuje. Babcia, która jest babcią dopiero od sześciu lat, daje ci to, co odkładała na prom.
    .guide-failure = Nie ten wąwóz. Poznajesz to po zapachu, potem po oczach. „Idźcie” – mówisz i choć raz nikt nie pyta dlaczego: rodziny przemykają na palcach, zanim gospodarz zdecyduje, od której strony cię zacząć.
    .share = Rozdaj im to, co masz na czarną godzinę.
    .share-success = Gideon dzieli według numeru buta, od najmniejszego. W zamian mówi ci, kto we Wspólnocie naprawdę ukrywa ludzi, a kto tylko lubi, żeby go proszono.
    .inform = Daj znać Instytutowi, dokąd idą.
    .inform-success = Zapłata leży na kamieniu milowym, w równym słupku, zanim twoja lampa zdąży ostygnąć. Przez resztę nocy słyszysz buty, które nie skrzypią, jak biegną.
