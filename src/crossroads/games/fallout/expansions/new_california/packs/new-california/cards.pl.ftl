### Fallout, Nowa Kalifornia: nazwy kart i napisy na nich

## Znaleziska

card-broc-flower = Kwiat broca
    .flavour = Pachnie sianem, smakuje sianem, zasklepia dziury.
card-iguana-bits = Kawałki iguany
    .flavour = Kucharz przysięga, że to była iguana. Choć nikt nie pytał.
card-bag-of-coins = Worek monet
    .flavour = Kiedyś srebro. Dziś każdy chce jeszcze worek.
card-scrap = Odpady
    .flavour = Czymkolwiek było, do jutra może być czymś innym.
card-trail-map = Mapa szlaków
    .flavour = Krzyżykiem zaznaczono, gdzie kartograf musiał usiąść.
card-spear = Włócznia
    .flavour = Jeden koniec jest twój. Zapamiętaj który.
card-zip-gun = Samopał
    .flavour = Jeden strzał, na ogół do przodu.
card-throwing-knives = Noże do rzucania
    .flavour = Pięć. Albo cztery, jeśli trzeba było uciekać.
card-leather-jacket = Skórzana kurtka
    .flavour = Starsza od ciebie i wygrała więcej bójek.
card-desert-cloak = Pustynna opończa
    .flavour = Chroni od słońca, od piasku i trochę od blasku.
card-ultrajet = Ultrajet
    .flavour = Kończy się, zanim zakręcisz nakrętkę.
card-ian = Ian
    .flavour = Świetny strzelec. Byle nie stać pośrodku.

## Zasoby

card-scout-rifle = Karabin zwiadowcy
    .flavour = Zauważa ich pierwszy i dokonuje prezentacji.
card-power-fist = Pięść wspomagana
    .flavour = Uścisk dłoni z tłokiem w środku.
card-flamer = Miotacz ognia
    .flavour = Kończy spór razem z domem, w którym się toczył.
card-gauss-pistol = Pistolet Gaussa
    .flavour = Słychać go, gdy już po wszystkim.
card-ranger-armor = Pancerz strażnika
    .flavour = Ten płaszcz przeszedł więcej pustyń niż strażnik.
card-tribal-garb = Strój plemienny
    .flavour = Skóra, kość i agrafka. Agrafka jest święta.
card-merchants-coat = Płaszcz kupca
    .flavour = Prawdziwe ceny są wszyte w podszewkę.
card-doctors-bag = Torba lekarska
    .flavour = Wszystko do operacji prócz drugiej opinii.
card-super-stimpak = Superstimpak
    .flavour = Zasklepia wszystko naraz. Usta trzymaj otwarte.
card-rad-x = Rad-X
    .flavour = Zażyć, zanim etykietę da się czytać przy własnym świetle.
card-sulik = Sulik
    .flavour = Radzi się kości. Kość zwykle jest za.
card-marcus = Marcus
    .flavour = Bardzo duży, bardzo cierpliwy i lepiej tego nie sprawdzać.
card-vic = Vic
    .flavour = Naprawi wszystko, co ma wtyczkę, a o reszcie opowie.
card-lady-butterheart = Lady Butterheart
    .flavour = Sprzedaje ci twój własny kapelusz, a ty dziękujesz.

## Unikalne zasoby

card-gauss-rifle = Karabin Gaussa
    .flavour = Dociera na miejsce przed decyzją.
card-solar-scorcher = Słoneczny wypalacz
    .flavour = Ładuje się o wschodzie, bezpłatnie.
card-super-power-fist = Superpięść wspomagana
    .flavour = Puka raz. Były tam kiedyś drzwi.
card-enclave-armor = Pancerz Enklawy
    .flavour = Dla tych, którzy zamierzali zostać ostatni.
card-vault-13-suit = Kombinezon z Krypty 13
    .flavour = Numer pechowy, a zobacz, dokąd zaszedł.
card-geck = G.E.C.K.
    .flavour = Ogród w walizce. Nie otwierać w pomieszczeniach.
card-goris = Goris
    .flavour = Nosi kaptur, żeby nikogo nie niepokoić.
card-cyberdog = Cyberpies
    .flavour = Pół psa, pół warsztatu, cały węch.

## Karty postaci

card-advanced-power-armor = Ulepszony pancerz wspomagany
    .flavour = Enklawa chętnie by go odzyskała i przysłała ludzi, żeby to powiedzieli.
card-ranger-training = Szkolenie strażnika
    .flavour = Dwadzieścia mil przed śniadaniem, a śniadania nie ma.
card-modular-exoplating = Modułowe poszycie
    .flavour = Na jeszcze jedną szufladkę zawsze jest miejsce.
card-tool-arms = Ramiona narzędziowe
    .flavour = Piła, palnik, szczypce. Podanie ręki na własne ryzyko.
card-trade-routes = Szlaki handlowe
    .flavour = Każda studnia, każda rogatka i czyj szwagier na niej stoi.
card-old-revolver = Stary rewolwer
    .flavour = Sześć komór i nigdy wiele towarzystwa.

## Profity

perk-toughness = Twardość
    .flavour = Ktoś cię uderzył. Powiedziano ci o tym później.
perk-scout = Zwiadowca
    .flavour = Z powrotem ze wzgórza, którego reszta jeszcze nie widzi.
perk-survivalist = Sztuka przetrwania
    .flavour = Jagody są trujące. Te akurat mniej.
perk-empathy = Empatia
    .flavour = Mieli już o tobie zdanie, a potem ktoś ich wysłuchał.
perk-educated = Wykształcenie
    .flavour = Instrukcja miała drugą stronę.
perk-quick-hands = Szybkie ręce
    .flavour = Znów załadowane, a łuska jeszcze leci.
perk-better-odds = Lepsze szanse
    .flavour = Kości znają cię po imieniu.
