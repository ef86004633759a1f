### Fallout, zestaw podstawowy: jak nazywa się wszystko na mapie i wokół niej

game-name = Fallout: Gra planszowa

## Ocalali

trait-idolized = ubóstwiany
trait-vilified = znienawidzony
trait-synth = syntek
trait-super-mutant = supermutant
trait-well-rested = wypoczęty
trait-addicted = uzależniony
special-S = Siła
special-P = Percepcja
special-E = Wytrzymałość
special-C = Charyzma
special-I = Inteligencja
special-A = Zręczność
special-L = Szczęście

## Karty

kind-weapon = broń
kind-apparel = ubiór
kind-companion = towarzysz
kind-aid = wsparcie
kind-chem = narkotyki
kind-magazine = czasopismo
kind-event = wydarzenie
kind-ability = zdolność
kind-any = dowolna karta
moment-turn = podczas twojej tury
moment-action = podczas twojej tury, jako akcja
moment-before-fight = przed walką
moment-fight = podczas walki
moment-roll = podczas walki albo testu
moment-test = podczas testu
moment-kill = gdy zabijesz wroga
pay-discard = odrzuć
pay-exhaust = wyczerp
pay-once = raz na turę
deck-loot = znaleziska
deck-asset = zasoby
deck-unique = unikalne zasoby
deck-own = karty postaci
deck-agenda = osiągnięcia
deck-library = archiwum
deck-wasteland = spotkania na pustkowiach
deck-settlement = spotkania w osadach
deck-vault-84 = spotkania w Krypcie 84
deck-vault-109 = spotkania w Krypcie 109
symbol-xp = PD
symbol-caps = kapsle
symbol-lose-caps = strata kapsli
symbol-damage = obrażenia
symbol-rads = rady
symbol-heal = wyleczone PW
symbol-cure = usunięte rady
symbol-shop = transakcje w sklepie

## Wrogowie

type-critter = zwierzę
type-human = człowiek
type-robot = robot
type-mutant = supermutant
type-monster = potwór
ability-aggressive = Agresja
ability-armor = Pancerz
ability-loot = Łupy
ability-radiation = Promieniowanie
ability-ranged = Strzał
ability-retreat = Ucieczka
area-H = głowa
area-T = korpus
area-A = ręce
area-L = nogi
faction-star = organizacja gwiazdy
faction-shield = organizacja tarczy

## Mapa

icon-wasteland = pustkowia
icon-settlement = osada
icon-vault-84 = Krypta 84
icon-vault-109 = Krypta 109
back-start = kafelek początkowy
back-named = kafelek dwustronny
back-dangerous = niebezpieczny kafelek
back-deadly = śmiercionośny kafelek
terrain-difficult = trudny teren
terrain-irradiated = napromieniowany teren
colour-red = czerwony
colour-blue = niebieski
colour-yellow = żółty
colour-white = biały
toward-north = na północ
toward-northeast = na północny wschód
toward-east = na wschód
toward-southeast = na południowy wschód
toward-south = na południe
toward-southwest = na południowy zachód
toward-west = na zachód
toward-northwest = na północny zachód

## Tury i koniec gry

phase-survivors = wybór ocalałych
phase-turn = tura
phase-activation = działają wrogowie
phase-over = koniec gry
action-move = Ruch
action-explore = Eksploracja
action-fight = Walka
action-encounter = Spotkanie
action-quest = Zadanie
action-camp = Obozowanie
ending-influence = wystarczające wpływy
ending-faction = organizacja przejęła władzę
ending-eliminated = nikt nie pozostał przy życiu
state-ready = niewyczerpana
state-exhausted = karta wyczerpana
state-active = aktywny
state-inactive = nieaktywny
state-eliminated = wyeliminowany
state-facedown = zakryty
state-loyal = lojalny
state-first = pierwszy gracz

## Podpisy

label-round = Runda
label-turn = Tura
label-player = Gracz
label-survivor = Ocalały
label-first-player = Pierwszy gracz
label-scenario = Scenariusz
label-score = Wynik
label-actions = Akcje
label-points = Punkty ruchu
label-hp = PW
label-rads = Rady
label-remaining = Pozostałe PW
label-xp = PD
label-caps = Kapsle
label-armor = Pancerz
label-special = S.P.E.C.I.A.L.
label-traits = Cechy
label-level = Poziom
label-weapon = Broń
label-apparel = Ubiór
label-companion = Towarzysz
label-beside = Obok planszy
label-inventory = Ekwipunek
label-equipment = Wyposażenie
label-perks = Profity
label-agendas = Osiągnięcia
label-influence = Wpływy
label-needed = Wpływy do zwycięstwa
label-loyal = Lojalność
label-power = Władza
label-track = Tor władzy
label-shop = Sklep
label-cost = Cena
label-ranged = Strzał
label-uniques = Unikalne zasoby
label-tokens = Żetony w puli
label-map = Mapa
label-tile = Kafelek
label-space = Pole
label-enemies = Wrogowie
label-enemy = Wróg
label-areas = Wrażliwe
label-abilities = Zdolności
label-quests = Zadania
label-objectives = Cele
label-marker = Znacznik zadania
label-decks = Talie
label-discarded = Odrzucone
label-library = Archiwum
label-cards = Karty
label-fight = Walka
label-test = Test
label-dice = Kości
label-difficulty = Trudność
label-hits = Trafienia
label-hit-icons = Symbole trafienia
label-rerolls = Przerzuty
label-success = Sukces
label-failure = Porażka
label-trade = Wymiana
label-gives = Daje
label-asks = Prosi o
label-encounter = Spotkanie
label-letters = Litery
label-recruit = Aby zwerbować
label-keep = Zostaje, dopóki
label-staging = Po wyłożeniu
label-results = Następstwa
label-how = Jak wypełnić
label-opening = Początek
label-players = Co najmniej graczy
label-icons = Działają na koniec rundy
label-flavour = Napis

## Co może wyniknąć z rzutu

chance-kill = Wróg zabity
chance-no-kill = Wróg przeżywa
chance-death = Śmierć
chance-survival = Przeżycie
chance-success = Sukces
chance-failure = Porażka
odds-kill = zabicie { $chance }
odds-success = sukces { $chance }
odds-without = bez przerzutów { $chance }
odds-cards = z kartami { $chance }
odds-helped = ze wsparciem { $chance }
odds-death = śmierć { $chance }
odds-hits = trafienia średnio { $mean }, najwyżej { $most }
odds-hits-sure = trafienia { $most }
odds-damage = obrażenia średnio { $mean }, najwyżej { $most }
odds-rads = rady średnio { $mean }, najwyżej { $most }
odds-damage-sure = obrażenia { $most }
odds-rads-sure = rady { $most }
odds-helper = śmierć wspierającego { $chance }
odds-helper-damage = obrażenia wspierającego średnio { $mean }, najwyżej { $most }
odds-helper-rads = rady wspierającego średnio { $mean }, najwyżej { $most }
odds-helper-damage-sure = obrażenia wspierającego { $most }
odds-helper-rads-sure = rady wspierającego { $most }
