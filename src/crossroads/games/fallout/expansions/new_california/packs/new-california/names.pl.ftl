### Fallout, Nowa Kalifornia: scenariusze, ocalali, miejsca i wrogowie

## Scenariusze

scenario-rise-of-the-master = Powstanie Mistrza
    .intro = Na południu Kalifornii Katedra karmi głodnych i żaden nie wraca do domu. Bractwo w Lost Hills rygluje drzwi i nie może doczekać się swoich patroli. A to, co siedzi pod ołtarzem, chętnie usłyszy, co sądzisz o ludziach.
scenario-new-california = Nowa Kalifornia
    .intro = Na północy umierają ogrody, całe wioski znikają od stołu, a na morzu, na platformie wiertniczej, pali się płomień. Enklawa ma plany wobec wszystkich. Tym razem stoicie razem albo krótko.
scenario-commonwealth-x = Wspólnota (rozszerzona)
    .intro = Za dawną granicą Bostonu przybyło dróg, a karawany przywożą wieści z Zachodu. Kolej nadal ukrywa ludzi, Instytut nadal chce ich z powrotem, tylko szukać trzeba dalej.
scenario-capital-wasteland-x = Stołeczne Pustkowia (rozszerzone)
    .intro = Wokół Waszyngtonu przybyło ziemi, a z nią pragnienia. Bractwo Stali i Enklawa wciąż kłócą się o jedną maszynę, a obcy z Zachodu przyjechali popatrzeć.
scenario-far-harbor-x = Far Harbor (rozszerzone)
    .intro = Mgła wypuściła kolejny kawałek wyspy i nikt nie wie dlaczego. Miasteczko chciałoby resztę, Dzieci Atomu chciałyby go z powrotem, a na brzegu stoi karawana, której przybycia nikt nie widział.
scenario-the-pitt-x = Pitt (rozszerzone)
    .intro = Za hałdami Pittsburgha jest dokąd uciec. Ci, którzy karmią piece, już o tym słyszeli. Ich panowie też i na tablicach brakuje miejsca na nagrody.

## Organizacje

faction-rise-of-the-master-star = Bractwo Stali
faction-rise-of-the-master-shield = Jedność
faction-new-california-star = wolne plemiona
faction-new-california-shield = Enklawa
faction-commonwealth-x-star = Kolej
faction-commonwealth-x-shield = Instytut
faction-capital-wasteland-x-star = Bractwo Stali
faction-capital-wasteland-x-shield = Enklawa
faction-far-harbor-x-star = Far Harbor
faction-far-harbor-x-shield = Dzieci Atomu
faction-the-pitt-x-star = buntownicy
faction-the-pitt-x-shield = raiderzy
enemy-rise-of-the-master-star = Paladyn Bractwa
enemy-rise-of-the-master-shield = Mutant Jedności
enemy-new-california-star = Obrońca plemienia
enemy-new-california-shield = Patrol Enklawy
enemy-commonwealth-x-star = Bojownik Kolei
enemy-commonwealth-x-shield = Syntek Instytutu
enemy-capital-wasteland-x-star = Rycerz Bractwa
enemy-capital-wasteland-x-shield = Żołnierz Enklawy
enemy-far-harbor-x-star = Strażnik z Far Harbor
enemy-far-harbor-x-shield = Fanatyk Atomu
enemy-the-pitt-x-star = Buntownik
enemy-the-pitt-x-shield = Raider z Pitt

## Ocalali

character-enclave-deserter = Dezerter z Enklawy
    .flavour = Pewnej nocy zszedł z platformy i nie powiedział, komu teraz służy. Jeszcze się zastanawia.
character-ncr-ranger = Strażnik RNK
    .flavour = Służy niedźwiedziowi o dwóch głowach i zna wszystkie dowcipy na ten temat.
character-mister-handy = Pan Złota Rączka
    .flavour = Trzy ręce, troje oczu i lista zakupów sprzed wojny.
character-caravan-merchant = Kupiec z karawany
    .flavour = Obrabowany na każdej drodze Kalifornii, a z większością rabusiów po imieniu.
character-lone-gunslinger = Samotny rewolwerowiec
    .flavour = Je sam, jeździ sam, strzela za dwóch.

## Miejsca

place-lost-hills-bunker = Bunkier Lost Hills
place-the-hub = Hub
place-the-cathedral = Katedra
place-arroyo = Arroyo
place-poseidon-oil-rig = Platforma wiertnicza Posejdon
place-new-california-republic = Republika Nowej Kalifornii
place-vault-7 = Krypta 7
place-junk-market = Targ złomu
place-dry-well = Sucha studnia
place-patrol-post = Posterunek
place-hydro-farm = Hydrofarma
place-vault-44 = Krypta 44
place-military-base = Baza wojskowa
place-the-hole = Dziura
place-research-station = Stacja badawcza

## Krypty

deck-vault-7 = spotkania w Krypcie 7
deck-vault-44 = spotkania w Krypcie 44
icon-vault-7 = Krypta 7
icon-vault-44 = Krypta 44
where-vault-7 = Krypta 7
where-vault-44 = Krypta 44

## Wrogowie

enemy-gecko = Gekon
    .flavour = Staje na tylnych łapach, jakby witał. Nie wita.
enemy-golden-gecko = Złoty gekon
    .flavour = Skóra warta majątek i nie bez powodu ciepła.
enemy-nightstalker = Nocny łowca
    .flavour = Z jednego końca warczy, z drugiego grzechocze, a pośrodku cisza.
enemy-khan-raider = Raider Chanów
    .flavour = Zjawia się z okrzykiem wojennym, znika z twoją sakiewką.
enemy-bounty-hunter = Łowca nagród
    .flavour = Ma twój portret, i to udany.
enemy-slaver-boss = Szef łowców niewolników
    .flavour = Wie, ile kto jest wart, na wagę.
enemy-hover-drone = Latający dron
    .flavour = Sunie nad drogą jak czyjaś myśl o tobie.
enemy-robobrain = Robomózg
    .flavour = W słoju ktoś jest i ma za sobą długi dzień.
enemy-nightkin = Supermutant cień
    .flavour = Słychać, jak ze sobą rozmawia. Nie widać żadnego z nich.
enemy-mutant-lieutenant = Porucznik mutantów
    .flavour = Umie czytać. O tobie już czytał.
enemy-floater = Pływak
    .flavour = Paszcza, żołądek i ani krzty złej woli.
enemy-centaur = Centaur
    .flavour = Kiedyś kilkoro ludzi i pies. O drogę wciąż się spierają.
enemy-deathclaw-matriarch = Matka Szponów Śmierci
    .flavour = Jeśli widzisz jaja, ona widzi ciebie.
