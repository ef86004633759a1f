### Fallout, zestaw podstawowy: nazwy kart i napisy na nich

## Znaleziska

card-grognak-the-barbarian = Grognak Barbarzyńca
    .flavour = Każdy kłopot ma w nim szyję.
card-guns-and-bullets = Broń i Amunicja
    .flavour = Na rozkładówce lufa, w czterech częściach.
card-astoundingly-awesome-tales = Zdumiewająco Odlotowe Opowieści
    .flavour = Bohater przeżyje wszystko oprócz ostatniej strony.
card-live-and-love = Żyj i Kochaj
    .flavour = Rady na pierwszą randkę od kogoś, kto ma ich za sobą setki.
card-tesla-science = Nauka Tesli
    .flavour = Doświadczenia są bezpieczne. Zestaw z poczty nie był.
card-covert-operations = Tajne Operacje
    .flavour = Lekcja pierwsza: nikt nie może wiedzieć o prenumeracie.
card-unstoppables = Niepowstrzymani
    .flavour = Numer, w którym ich powstrzymano, i co z tego wyszło.
card-buffout = Buffout
    .flavour = Dla ciała, które odpowiada przed pytaniem.
card-calmex = Calmex
    .flavour = Wszystko cichnie, ty też.
card-day-tripper = Day Tripper
    .flavour = Dziś wszyscy cię lubią, a ty ich, w kolorach.
card-mentats = Mentaty
    .flavour = Smak winogronowy. Nagle wiadomo dlaczego.
card-psycho = Psycho
    .flavour = Ból to tylko plotka rozsiewana przez innych.
card-pipe-wrench = Klucz hydrauliczny
    .flavour = Luzuje rury, śruby i języki.
card-combat-knife = Nóż bojowy
    .flavour = Otwiera też puszki, jeśli stoją spokojnie.
card-pipe-rifle = Karabin samoróbka
    .flavour = Pół hydrauliki, pół nadziei.
card-laser-rifle = Karabin laserowy
    .flavour = Bez odrzutu, bez dymu, bez dyskusji.
card-raider-armor = Pancerz raidera
    .flavour = Kolce sterczą w obie strony. Siada się ostrożnie.
card-metal-armor = Metalowy pancerz
    .flavour = Był kiedyś samochodem i mniej palił.
card-codsworth = Codsworth
    .flavour = Od dwóch wieków pilnuje, by czajnik nie wystygł.
card-eyebot = Okobot
    .flavour = Gra marsze, widzi wszystko, niczego nie komentuje.
card-hancock = Hancock
    .flavour = Burmistrz ludu i większości substancji.
card-piper = Piper
    .flavour = Pyta, aż zaboli, a potem to drukuje.
card-preston-garvey = Preston Garvey
    .flavour = Kolejna osada potrzebuje pomocy. Jak zawsze.
card-brahmin-steak = Stek z bramina
    .flavour = Dwie głowy, jedna polędwica.
card-water = Oczyszczona woda
    .flavour = Smakuje niczym. Po to jest kolejka.
card-fistful-of-caps = Garść kapsli
    .flavour = Ktoś je dobrze schował i już nie wróci.
card-junk = Złom
    .flavour = Wentylator, widelec, dwie baterie: dla znawcy majątek.

## Zasoby

card-10mm-pistol = Pistolet 10 mm
    .flavour = Broń standardowa, odpowiedź standardowa.
card-baseball-bat = Kij bejsbolowy
    .flavour = Z podpisami całej drużyny i kilku przechodniów.
card-machete = Maczeta
    .flavour = Na zarośla. Zarośli prawie już nie ma.
card-hunting-rifle = Karabin myśliwski
    .flavour = Bywał po obu stronach polowania.
card-combat-shotgun = Strzelba bojowa
    .flavour = Celuj w pokój.
card-plasma-pistol = Pistolet plazmowy
    .flavour = Gwarancja obejmuje pistolet, kabury nie.
card-missile-launcher = Wyrzutnia rakiet
    .flavour = Spójrz na strzałkę dwa razy, potem jeszcze raz.
card-leather-armor = Skórzany pancerz
    .flavour = Trochę skrzypi, jak każdy, kto go nosi.
card-combat-armor = Pancerz bojowy
    .flavour = Pięciu właścicieli, wszyscy zadowoleni do końca.
card-hazmat-suit = Kombinezon ochronny
    .flavour = Gorący, żółty i wart każdej kropli potu.
card-formal-wear = Strój wizytowy
    .flavour = Do muszki się nie strzela, póki się nie odezwie.
card-stimpak = Stimpak
    .flavour = Ukłucie i po dziurze. Co jeszcze zarasta, nie pytaj.
card-radaway = Antyrad
    .flavour = Wychodzi, którędy weszło, tylko na pomarańczowo.
card-nuka-cola = Nuka-Cola
    .flavour = Kapsel jest wart więcej niż napój. I tak wypij.
card-jet = Jet
    .flavour = Minuta się wydłuża, rok się skraca.
card-cait = Cait
    .flavour = Latami biła się w klatce i tęskni za zasadami.
card-maccready = MacCready
    .flavour = Każda kula jest na rachunku.
card-nick-valentine = Nick Valentine
    .flavour = Detektyw z cudzą pamięcią i własnym kapeluszem.
card-strong = Strong
    .flavour = Szuka mleka ludzkiej dobroci i zagląda do każdej lodówki.

## Unikalne zasoby

card-alien-blaster = Blaster obcych
    .flavour = W instrukcji nie ma słów, są zmartwione twarze.
card-fat-man = Grubas
    .flavour = Jeśli padło za blisko, to za blisko stoisz.
card-minigun = Minigun
    .flavour = Mini jest tylko przy własnym hałasie.
card-shishkebab = Szaszłyk
    .flavour = Oświetla drogę i od razu ją przyprawia.
card-super-sledge = Superkafar
    .flavour = Rakieta jest z tyłu. Stań odpowiednio.
card-t-60-power-armor = Pancerz wspomagany T-60
    .flavour = Chodzi jak budynek, bo nim jest.
card-t-60e-power-armor = Pancerz wspomagany T-60e
    .flavour = Ostatnia litera kosztowała majątek i ma ołowianą podszewkę.
card-pip-boy = Pip-Boy
    .flavour = Zna twój puls, twoje kieszenie i lokalne radio.
card-wasteland-survival-guide = Poradnik przetrwania na pustkowiach
    .flavour = Rozdział dziewiąty sprawdzono na ochotniku. Dziesiąty jest krótszy.
card-dogmeat = Ochłap
    .flavour = Przynosi, co rzucisz, i to, czego nie rzucisz.
card-mysterious-stranger = Tajemniczy Nieznajomy
    .flavour = Najpierw słychać płaszcz, potem strzał, potem nic.

## Karty postaci

card-vault-suit = Kombinezon z Krypty
    .flavour = Niebieski, obcisły i z numerem, żeby nie zapomnieć.
card-tire-iron = Łyżka do opon
    .flavour = Zmienia koła i zdania.
card-mutant-hide = Skóra mutanta
    .flavour = Na takie wymiary nie szyje żaden krawiec pustkowi.
card-ghoulish = Ghulowatość
    .flavour = Dwieście lat słońca i wszystko zostało w środku.
card-salvaged-power-armor = Odzyskany pancerz wspomagany
    .flavour = Trzy pancerze w jednym, żaden kompletny.

## Profity

perk-heavy-lifter = Tragarz
    .flavour = Nie zostawiaj niczego, zwłaszcza kowadła.
perk-big-leagues = Pierwsza liga
    .flavour = Trzy uderzenia i wypada z gry.
perk-rifleman = Strzelec
    .flavour = Wydech. Martwić się będzie ten na drugim końcu.
perk-awareness = Czujność
    .flavour = Tamten kurz ruszył pod wiatr.
perk-life-giver = Dawca życia
    .flavour = Blizny to tylko zapasowa skóra.
perk-rad-resistant = Odporność na rady
    .flavour = Licznik trzeszczy. Ty nucisz do wtóru.
perk-cap-collector = Kolekcjoner kapsli
    .flavour = Każdy jest ci trochę winien i nie pamięta za co.
perk-inspirational = Natchnienie
    .flavour = Pójdą za tobą wszędzie, choćby z ciekawości.
perk-scrapper = Złomiarz
    .flavour = Wszystko składa się z części, a części mają ceny.
perk-hacker = Haker
    .flavour = Hasło było na spodzie biurka.
perk-action-boy = Człowiek czynu
    .flavour = Już z powrotem, a reszta dopiero mówi „start”.
perk-moving-target = Ruchomy cel
    .flavour = Celują tam, gdzie cię już nie ma, a miejsce było ładne.
perk-fortune-finder = Poszukiwacz skarbów
    .flavour = Szukaj nie w szufladzie, lecz pod nią.
perk-mysterious-aid = Tajemnicza pomoc
    .flavour = Ręka znikąd poprawia szanse.

## Osiągnięcia

agenda-freedom = Wolność
    .flavour = Nie zbudowano muru, który nie potrzebowałby drzwi.
agenda-security = Bezpieczeństwo
    .flavour = Śpij dobrze. Ktoś czuwa i ma listę.
agenda-know-it-all = Wszystkowiedzący
    .flavour = Białe plamy na mapie to osobista zniewaga.
agenda-managing-it = Wszystko pod kontrolą
    .flavour = Jedna, by wstać, jedna, by pracować, jedna, by ręce nie drżały.
agenda-one-of-a-kind = Jedyny w swoim rodzaju
    .flavour = Dobry we wszystkim, skromny prawie we wszystkim.
agenda-payday = Dzień wypłaty
    .flavour = Szczęścia się nie kupi, ale buty owszem.
agenda-armed-and-ready = Uzbrojony i gotowy
    .flavour = Pokój zaczyna się, gdy ten drugi zobaczy lufę.
agenda-never-alone = Nigdy sam
    .flavour = Dwoje przy ogniu pilnuje lepiej niż jedno.
agenda-legend = Legenda
    .flavour = Nic z tego nie jest prawdą. Niech mówią.
agenda-glow-in-the-dark = Blask w ciemności
    .flavour = Oszczędność na świecach.
agenda-perk-collector = Kolekcjoner profitów
    .flavour = Miej zawsze jedną sztuczkę więcej, niż trzeba na wieczór.
agenda-pack-rat = Chomik
    .flavour = Może się przydać. Wszystko naraz.
agenda-balance-of-power = Równowaga sił
    .flavour = Póki pilnują siebie nawzajem, ciebie nie pilnuje nikt.
