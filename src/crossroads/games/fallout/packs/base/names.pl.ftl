### Fallout, zestaw podstawowy: scenariusze, ocalali, miejsca i wrogowie

## Scenariusze

scenario-commonwealth = Wspólnota
    .intro = Wokół Bostonu Kolej ukrywa ludzi, których Instytut nazywa swoją własnością. Jedni i drudzy już cię zauważyli i na razie są uprzejmi.
scenario-capital-wasteland = Stołeczne Pustkowia
    .intro = Ruiny Waszyngtonu od czystej wody dzieli jedna maszyna. W tej jednej sprawie Bractwo Stali i Enklawa są zgodne. W żadnej innej.
scenario-far-harbor = Far Harbor
    .intro = Na północnej wyspie Mgła przychodzi z przypływem. Miasteczko chce się jej pozbyć, Dzieci Atomu się do niej modlą, a ostatnia łódź już odpłynęła.
scenario-the-pitt = Pitt
    .intro = Piece Pittsburgha nigdy nie wystygły. Ci, którzy je karmią, liczą swoich panów, a ktoś obcy u bramy zmienia rachunek.

## Organizacje

faction-commonwealth-star = Kolej
faction-commonwealth-shield = Instytut
faction-capital-wasteland-star = Bractwo Stali
faction-capital-wasteland-shield = Enklawa
faction-far-harbor-star = Far Harbor
faction-far-harbor-shield = Dzieci Atomu
faction-the-pitt-star = buntownicy
faction-the-pitt-shield = raiderzy
enemy-commonwealth-star = Bojownik Kolei
enemy-commonwealth-shield = Syntek Instytutu
enemy-capital-wasteland-star = Rycerz Bractwa
enemy-capital-wasteland-shield = Żołnierz Enklawy
enemy-far-harbor-star = Strażnik z Far Harbor
enemy-far-harbor-shield = Fanatyk Atomu
enemy-the-pitt-star = Buntownik
enemy-the-pitt-shield = Raider z Pitt

## Ocalali

character-vault-dweller = Mieszkaniec Krypty
    .flavour = Wychowany na regulaminie i brzoskwiniach z puszki. Niebo wciąż jest za wysoko.
character-wastelander = Wędrowiec
    .flavour = Urodzony pod ciężarówką, uczony przez drogę, nikomu nic nie winien. Prawie nikomu.
character-super-mutant = Supermutant
    .flavour = Opuścił stado z powodu różnicy zdań. Jego zdanie wygrało.
character-ghoul = Ghul
    .flavour = Pamięta ceny sprzed bomb i chętnie je przytacza.
character-brotherhood-outcast = Wygnaniec z Bractwa
    .flavour = Pancerz zatrzymał, przysięgę oddał.

## Miejsca

place-crossroads-camp = Obóz na rozdrożach
place-cit-ruins = Ruiny CIT
place-diamond-city = Diamond City
place-goodneighbor = Dobrosąsiedztwo
place-downtown-boston = Centrum Bostonu
place-megaton = Megatona
place-the-mall = National Mall
place-project-purity = Projekt Oczyszczenie
place-the-tower = Wieża
place-far-harbor = Far Harbor
place-the-nucleus = Jądro
place-acadia = Acadia
place-haven = Przystań
place-the-mill = Huta
place-the-bridge = Most
place-drive-in = Kino samochodowe
place-traders-rest = Postój handlarzy
place-cannery = Wytwórnia konserw
place-relay-tower = Wieża przekaźnikowa
place-collapsed-overpass = Zawalony wiadukt
place-farmstead = Gospodarstwo
place-vault-84 = Krypta 84
place-substation = Podstacja
place-vault-109 = Krypta 109
place-observatory = Obserwatorium
place-army-depot = Skład wojskowy
place-bastion = Bastion
place-museum = Muzeum
place-the-pit-mine = Kopalnia odkrywkowa

## Wrogowie

enemy-radroach = Radkaraluch
    .flavour = Był kiedyś mały i każdy go deptał. Wszystko policzył.
enemy-mole-rat = Kretoszczur
    .flavour = Gryzie od spodu i znika, zanim skończysz słowo.
enemy-bloatfly = Plujka
    .flavour = Pluje potomstwem. Wszystkie wdały się w matkę.
enemy-radscorpion = Radskorpion
    .flavour = Mówią: patrz na szczypce. Ogon na to liczy.
enemy-mirelurk = Błotniak
    .flavour = Z przodu sam pancerz. Tyłu nikomu jeszcze nie pokazał.
enemy-raider = Raider
    .flavour = Chce wszystkiego, co masz, zaczynając od butów.
enemy-raider-gunman = Raider strzelec
    .flavour = Strzela słabo, ale ma cierpliwość i dobry mur.
enemy-raider-veteran = Raider weteran
    .flavour = Przeżył cztery bandy, w tym dwie własne.
enemy-mercenary-sergeant = Sierżant najemników
    .flavour = To nic osobistego, jest faktura.
enemy-protectron = Protektron
    .flavour = Proszę okazać bilet. Dziękuję. Proszę okazać bilet.
enemy-mister-gutsy = Pan Odważny
    .flavour = Trzy ręce, jedno zdanie, żadnego wyłącznika.
enemy-assaultron = Szturmotron
    .flavour = Gdy oko się żarzy, na podziwianie jest za późno.
enemy-sentry-bot = Strażobot
    .flavour = Mała forteca z dostawą do domu.
enemy-super-mutant = Supermutant harcownik
    .flavour = Zbiera worki i to, co się w nich mieści.
enemy-super-mutant-brute = Supermutant osiłek
    .flavour = Ma deskę z gwoździem i pomysł.
enemy-super-mutant-suicider = Supermutant samobójca
    .flavour = Słychać pikanie: uciekaj. Ucichło: już nie warto.
enemy-super-mutant-overlord = Supermutant władca
    .flavour = Gdy myśli, reszta milknie. Zdarza się to dwa razy dziennie.
enemy-feral-ghoul = Zdziczały ghul
    .flavour = Kiedyś czyjś sąsiad. Nadal wpada bez zapowiedzi.
enemy-glowing-one = Świecący
    .flavour = Nocą łatwo go znaleźć. Ciebie przy nim też.
enemy-yao-guai = Yao guai
    .flavour = Między niedźwiedziem a gośćmi stał kiedyś płot.
enemy-deathclaw = Szpon śmierci
    .flavour = Hasło w przewodniku urywa się w połowie zd
enemy-mirelurk-queen = Królowa błotniaków
    .flavour = Staw nie jest płytki. To ona wstała.
