### Munchkin, zestaw podstawowy: z czego składa się tekst karty

## Pierwszy wiersz karty: rodzaj i oznaczenia

kind-line = { $kind }: { $marks }
kind-line-monster = Potwór
kind-line-enhancer = Wzmocnienie potwora
kind-line-class = Klasa
kind-line-trait = Trwała karta Drzwi
kind-line-cheat = Karta Drzwi kładziona na przedmiot
kind-line-trap = Pułapka
kind-line-radiation = Promieniowanie
kind-line-sidekick = Towarzysz
kind-line-trick = Jednorazowa karta Drzwi
kind-line-item = Przedmiot
kind-line-one-shot = Przedmiot jednorazowy
kind-line-junk = Rupieć
kind-line-modifier = Modyfikator
kind-line-level-up = Karta poziomu
kind-line-find = Jednorazowy Skarb
kind-line-perk = Profit

mark-level = poziom { $level }
mark-treasures = { $count ->
        [one] { $count } Skarb
        [few] { $count } Skarby
       *[many] { $count } Skarbów
    }
mark-levels = { $count ->
        [one] { $count } poziom za zabicie
        [few] { $count } poziomy za zabicie
       *[many] { $count } poziomów za zabicie
    }
mark-radiation = promieniotwórczość +{ $amount }
mark-run = { $signed } do ucieczki przed nim
mark-big = duży
mark-class = { $class }
mark-needs-class = tylko gdy masz klasę
mark-fits = na { $what }
monster-short = poziom { $level }, { $treasures ->
        [one] { $treasures } Skarb
        [few] { $treasures } Skarby
       *[many] { $treasures } Skarbów
    }

price = { $caps ->
        [one] { $caps } kapsel
        [few] { $caps } kapsle
       *[many] { $caps } kapsli
    }
price-none = bez ceny
price-no-item = sam nie jest przedmiotem

slot-head = nakrycie głowy
slot-armour = zbroja
slot-feet = obuwie
slot-one-hand = jednoręczny
slot-two-hands = dwuręczny

weapon-melee = broń biała
weapon-light = broń lekka
weapon-heavy = broń ciężka
weapon-energy = broń energetyczna

sort-chem = specyfik
sort-food = jedzenie i picie
sort-gadget = gadżet
sort-explosive = materiał wybuchowy

foe-insect = owad
foe-beast = zwierzę
foe-robot = robot
foe-human = człowiek
foe-plant = roślina
foe-ghoul = ghul
foe-mutant = mutant
foe-alien = kosmita

fits-any = dowolny przedmiot stały
fits-head = nakrycie głowy
fits-armour = zbroję
fits-feet = obuwie
fits-one-hand = przedmiot jednoręczny
fits-two-hands = przedmiot dwuręczny
fits-weapon = dowolną broń
fits-melee = broń białą
fits-light = broń lekką
fits-heavy = broń ciężką
fits-energy = broń energetyczną

sex-female = płeć żeńska
sex-male = płeć męska

## Jak składają się części

list-or = { $first } albo { $last }
phrase-if = { $what } { $condition }
for-whom = { $who }: { $what }
who-any = dowolny gracz
who-any-if = dowolny gracz { $condition }
who-other-fighter = inny munchkin w walce
who-other-fighter-if = inny munchkin w walce { $condition }
card-bad-stuff = Marny koniec: { $what }.

lasts-fight = { $what } do końca walki
lasts-flight = { $what } do końca pościgu
lasts-turn = { $what } do końca tury
lasts-kept = { $what } aż do wyleczenia
lasts-turns = { $what } { $turns ->
        [one] do końca twojej następnej tury
        [few] przez { $turns } twoje następne tury
       *[many] przez { $turns } twoich następnych tur
    }

power-pay = odrzuć { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $how ->
        [number] :
       *[deed] {" "}i
    } { $gives }
power-pay-this = odrzuć tę kartę{ $how ->
        [number] :
       *[deed] {" "}i
    } { $gives }
power-per-fight = { $gives } ({ $count ->
        [1] raz na walkę
       *[other] do { $count } razy na walkę
    })
power-per-turn = { $gives } ({ $count ->
        [1] raz na turę
       *[other] do { $count } razy na turę
    })
power-per-monster = { $gives } ({ $count ->
        [1] raz na każdego potwora
       *[other] do { $count } razy na każdego potwora
    })
power-per-roll = { $gives } ({ $count ->
        [1] raz na każdy rzut
       *[other] do { $count } razy na każdy rzut
    })
power-per-target = { $gives } ({ $count ->
        [1] raz na walkę wobec każdego munchkina
       *[other] do { $count } razy na walkę wobec każdego munchkina
    })

## Warunki

if-class = dla klasy „{ $value }”
if-not-class = dla wszystkich poza klasą „{ $value }”
if-classless = bez klasy
if-sex-female = dla kobiet
if-sex-male = dla mężczyzn
if-level-from = na poziomie { $value } lub wyższym
if-level-to = na poziomie { $value } lub niższym
if-lowest = na najniższym poziomie
if-alone = bez pomocnika
if-helped = z pomocnikiem
if-sidekick = z towarzyszem
if-uses-melee = z bronią białą
if-uses-light = z bronią lekką
if-uses-heavy = z bronią ciężką
if-uses-energy = z bronią energetyczną
if-uses-fire = z atakiem ogniem
if-wears-big-armour = w dużej zbroi
if-foe = przeciw takim potworom: { $value }
if-foe-insect = przeciw owadom
if-foe-beast = przeciw zwierzętom
if-foe-robot = przeciw robotom
if-foe-human = przeciw ludziom
if-foe-plant = przeciw roślinom
if-foe-ghoul = przeciw ghulom
if-foe-mutant = przeciw mutantom
if-foe-alien = przeciw kosmitom
if-foe-level = przeciw potworowi na poziomie { $value } lub wyższym
if-source-door = zza drzwi, które wyważasz

treasure-foe-level = nad potworem na poziomie { $value } lub wyższym

use-class = tylko dla klasy „{ $value }”
use-class-lone-wanderer = tylko dla Samotnych Wędrowców
use-class-enclave-scientist = tylko dla Naukowców Enklawy
use-class-raider = tylko dla Łupieżców
use-class-brotherhood-paladin = tylko dla Paladynów Bractwa
use-not-class = nie dla klasy „{ $value }”
use-not-class-lone-wanderer = nie dla Samotnych Wędrowców
use-not-class-enclave-scientist = nie dla Naukowców Enklawy
use-not-class-raider = nie dla Łupieżców
use-not-class-brotherhood-paladin = nie dla Paladynów Bractwa
use-classless = tylko dla tych, którzy nie mają klasy
use-sex-female = tylko dla kobiet
use-sex-male = tylko dla mężczyzn
use-level-from = od poziomu { $value }
use-level-to = do poziomu { $value } włącznie

against-class = przeciw klasie „{ $value }”
against-class-lone-wanderer = przeciw Samotnym Wędrowcom
against-class-enclave-scientist = przeciw Naukowcom Enklawy
against-class-raider = przeciw Łupieżcom
against-class-brotherhood-paladin = przeciw Paladynom Bractwa
against-not-class = przeciw wszystkim poza klasą „{ $value }”
against-classless = przeciw munchkinom bez klasy
against-sex-female = przeciw kobietom
against-sex-male = przeciw mężczyznom
against-level-from = przeciw munchkinom na poziomie { $value } lub wyższym
against-level-to = przeciw munchkinom na poziomie { $value } lub niższym
against-alone = przeciw munchkinowi bez pomocnika
against-helped = przeciw munchkinowi z pomocnikiem
against-sidekick = przeciw munchkinom z towarzyszem
against-uses-melee = przeciw broni białej
against-uses-light = przeciw broni lekkiej
against-uses-heavy = przeciw broni ciężkiej
against-uses-energy = przeciw broni energetycznej
against-uses-fire = przeciw atakowi ogniem
against-wears-big-armour = przeciw munchkinom w dużej zbroi

killed-uses-fire = od ataku ogniem
killed-wears-big-armour = z ręki munchkina w dużej zbroi

chase-class = munchkinów klasy „{ $value }”
chase-not-class = munchkinów bez klasy „{ $value }”
chase-classless = munchkinów bez klasy
chase-sex-female = kobiet
chase-sex-male = mężczyzn
chase-level-from = munchkinów na poziomie { $value } lub wyższym
chase-level-to = munchkinów na poziomie { $value } lub niższym
chase-sidekick = munchkinów z towarzyszem

## Liczby i właściwości

word-bonus = { $signed } do siły bojowej
word-bonus-if = { $signed }
word-bonus-any = { $who } dostaje { $signed } do siły bojowej
word-bonus-other-fighter = { $who } dostaje { $signed } do siły bojowej
word-rad = { $signed } do ochrony przed promieniowaniem
word-rad-any = { $who } dostaje { $signed } do ochrony przed promieniowaniem
word-run = { $signed } do ucieczki
word-run-any = { $who } dostaje { $signed } do ucieczki
word-roll = { $signed } do wszystkich twoich rzutów
word-hands = { $signed } { $amount ->
        [one] ręka
        [few] ręce
       *[many] rąk
    }
word-big = możesz nieść o { $amount ->
        [one] { $amount } duży przedmiot
        [few] { $amount } duże przedmioty
       *[many] { $amount } dużych przedmiotów
    } { $sign ->
        [plus] więcej
       *[minus] mniej
    }
word-hand-limit = { $signed } { $amount ->
        [one] karta
        [few] karty
       *[many] kart
    } do limitu ręki
word-class-limit = możesz mieć o { $amount ->
        [one] { $amount } klasę
        [few] { $amount } klasy
       *[many] { $amount } klas
    } { $sign ->
        [plus] więcej
       *[minus] mniej
    }
word-perk-limit = możesz mieć o { $amount ->
        [one] { $amount } Profit
        [few] { $amount } Profity
       *[many] { $amount } Profitów
    } { $sign ->
        [plus] więcej
       *[minus] mniej
    }
word-sell-rate = przy sprzedaży poziom kosztuje cię { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
word-loot = { $signed } { $amount ->
        [one] karta Drzwi
        [few] karty Drzwi
       *[many] kart Drzwi
    }, gdy plądrujesz pokój
word-treasure = { $signed } { $amount ->
        [one] Skarb
        [few] Skarby
       *[many] Skarbów
    } za twoje zwycięstwo
word-help-treasure = jeśli twoja pomoc dała zwycięstwo, dobierz { $amount ->
        [one] { $amount } Skarb
        [few] { $amount } Skarby
       *[many] { $amount } Skarbów
    }
word-carry = niesie za ciebie { $amount ->
        [one] { $amount } duży przedmiot
        [few] { $amount } duże przedmioty
       *[many] { $amount } dużych przedmiotów
    } ponad limit
word-fire = atak ogniem
word-boost = { $what ->
        [chem] twoje specyfiki dają
        [food] twoje jedzenie i picie daje
        [gadget] twoje gadżety dają
        [explosive] twoje materiały wybuchowe dają
       *[other] twoje przedmioty jednorazowe ({ $what }) dają
    } jeszcze { $signed }
word-immune = nie { $what ->
        [trap] działają na ciebie pułapki
        [radiation] działa na ciebie promieniowanie
       *[other] działa na ciebie: { $what }
    }
word-escape-from = uciekasz bez rzutu przed { $what ->
        [insect] owadami
        [beast] zwierzętami
        [robot] robotami
        [human] ludźmi
        [plant] roślinami
        [ghoul] ghulami
        [mutant] mutantami
        [alien] kosmitami
       *[other] takimi potworami: { $what }
    }
word-free = połóż na swoim przedmiocie: może go używać każdy, nie zajmuje miejsca, nie liczy się jako duży i pasuje do niego każdy modyfikator
word-small = przedmiot z nim nie liczy się jako duży
word-mute = twoje Profity nie działają

## Działania

word-side = { $signed } dowolnej stronie walki
word-side-fire = { $signed } dowolnej stronie walki, atak ogniem
word-join = zagraj razem z potworem z ręki: dołącza on do walki
word-swap = zastąp potwora w walce potworem z ręki
word-oust-monster-kept = usuń potwora z walki, jego Skarby zostają w puli
word-oust-monster-lost = usuń potwora z walki razem z jego Skarbami
word-oust-all-kept = usuń z walki wszystkie potwory, ich Skarby zostają w puli
word-oust-all-lost = usuń z walki wszystkie potwory razem z ich Skarbami
word-force-help = wybierz gracza, który musi ci pomóc w tej walce
word-escape = uciekasz przed wszystkimi potworami, które cię gonią
word-gamble = rzuć kością: przy { $least } lub więcej { $wins }, w przeciwnym razie { $loses }
word-gamble-or-nothing = rzuć kością: przy { $least } lub więcej { $wins }
word-cancel = anuluj wymierzone w ciebie: { $kinds }
word-cancel-any = anuluj { $kinds }
word-redirect = skieruj na innego gracza wymierzone w ciebie: { $kinds }
word-redirect-any = skieruj na innego gracza { $kinds }
word-reroll-any = przerzuć swoją kość
word-reroll-any-any = przerzuć kość dowolnego gracza
word-reroll-run = przerzuć kość, gdy uciekasz
word-reroll-run-any = przerzuć kość gracza, który ucieka
word-reroll-rad = przerzuć kość swojej ochrony przed promieniowaniem
word-reroll-rad-any = przerzuć kość czyjejkolwiek ochrony przed promieniowaniem
word-reroll-gamble = przerzuć kość, którą rzucasz z powodu karty
word-reroll-gamble-any = przerzuć kość, którą ktoś rzucił z powodu karty

kind-trap = pułapkę
kind-radiation = kartę promieniowania
kind-bad-stuff = marny koniec z łap potwora
kind-one-shot = przedmiot jednorazowy
kind-enhancer = wzmocnienie potwora
kind-door = inną jednorazową kartę Drzwi
kind-ability = zdolność
kind-level-up = kartę poziomu
kind-find = inny jednorazowy Skarb

word-gain = zyskujesz { $amount ->
        [one] { $amount } poziom
        [few] { $amount } poziomy
       *[many] { $amount } poziomów
    }
word-gain-any = { $who } zyskuje { $amount ->
        [one] { $amount } poziom
        [few] { $amount } poziomy
       *[many] { $amount } poziomów
    }
word-lose-level = tracisz { $amount ->
        [all] wszystkie poziomy poza pierwszym
        [one] { $amount } poziom
        [few] { $amount } poziomy
       *[many] { $amount } poziomów
    }
word-lose-level-any = { $who } traci { $amount ->
        [all] wszystkie poziomy poza pierwszym
        [one] { $amount } poziom
        [few] { $amount } poziomy
       *[many] { $amount } poziomów
    }
word-lose-hand = odrzucasz { $amount ->
        [all] wszystkie karty z ręki
        [one] { $amount } kartę z ręki
        [few] { $amount } karty z ręki
       *[many] { $amount } kart z ręki
    }
word-lose-hand-random = odrzucasz { $amount ->
        [all] wszystkie karty z ręki
        [one] { $amount } losową kartę z ręki
        [few] { $amount } losowe karty z ręki
       *[many] { $amount } losowych kart z ręki
    }
word-lose-class = tracisz { $amount ->
        [all] wszystkie klasy
        [one] { $amount } klasę
        [few] { $amount } klasy
       *[many] { $amount } klas
    }
word-lose-perk = tracisz { $amount ->
        [all] wszystkie Profity
        [one] { $amount } Profit
        [few] { $amount } Profity
       *[many] { $amount } Profitów
    }
word-lose-sidekick = tracisz towarzysza
word-lose-caps = tracisz przedmioty warte co najmniej { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
word-lose-item = tracisz { $amount ->
        [all] wszystkie przedmioty
        [one] { $amount } przedmiot
        [few] { $amount } przedmioty
       *[many] { $amount } przedmiotów
    }
word-lose-item-small = tracisz { $amount ->
        [all] wszystkie małe przedmioty
        [one] { $amount } mały przedmiot
        [few] { $amount } małe przedmioty
       *[many] { $amount } małych przedmiotów
    }
word-lose-item-big = tracisz { $amount ->
        [all] wszystkie duże przedmioty
        [one] { $amount } duży przedmiot
        [few] { $amount } duże przedmioty
       *[many] { $amount } dużych przedmiotów
    }
word-lose-item-weapon = tracisz { $amount ->
        [all] całą broń
        [one] { $amount } broń
        [few] { $amount } bronie
       *[many] { $amount } broni
    }
word-lose-item-one-shot = tracisz { $amount ->
        [all] wszystkie przedmioty jednorazowe
        [one] { $amount } przedmiot jednorazowy
        [few] { $amount } przedmioty jednorazowe
       *[many] { $amount } przedmiotów jednorazowych
    }
word-lose-item-priciest = tracisz { $amount ->
        [all] wszystkie przedmioty
        [1] najdroższy przedmiot
        [few] { $amount } najdroższe przedmioty
       *[many] { $amount } najdroższych przedmiotów
    }
word-lose-item-head = tracisz noszone nakrycie głowy
word-lose-item-armour = tracisz noszoną zbroję
word-lose-item-feet = tracisz noszone obuwie
word-give = oddajesz { $item } innemu graczowi na najniższym poziomie
word-steal = kradniesz { $item } innemu graczowi
item-any = przedmiot
item-small = mały przedmiot
item-big = duży przedmiot
item-weapon = broń
item-one-shot = przedmiot jednorazowy
item-priciest = najdroższy przedmiot
item-head = noszone nakrycie głowy
item-armour = noszoną zbroję
item-feet = noszone obuwie
word-draw-door = dobierz { $amount ->
        [one] { $amount } kartę Drzwi
        [few] { $amount } karty Drzwi
       *[many] { $amount } kart Drzwi
    }
word-draw-treasure = dobierz { $amount ->
        [one] { $amount } Skarb
        [few] { $amount } Skarby
       *[many] { $amount } Skarbów
    }
word-draw-door-open = dobierz jawnie { $amount ->
        [one] { $amount } kartę Drzwi
        [few] { $amount } karty Drzwi
       *[many] { $amount } kart Drzwi
    }
word-draw-treasure-open = dobierz jawnie { $amount ->
        [one] { $amount } Skarb
        [few] { $amount } Skarby
       *[many] { $amount } Skarbów
    }
word-take-door = weź dowolną kartę z odrzuconych Drzwi
word-take-treasure = weź dowolną kartę z odrzuconych Skarbów
word-die = giniesz
word-sex = twoja płeć zmienia się na stałe
word-creep = −{ $first } do siły bojowej i jeszcze −{ $step } na początku każdej twojej tury; gdy dojdzie do −{ $last }, giniesz na końcu tej tury
word-cure = zdejmij z siebie { $kinds }
word-cure-any = { $who } zdejmuje z siebie { $kinds }

## Potwory i wzmocnienia

monster-stronger = { $signed }
monster-ignores = ignoruje { $what ->
        [head] nakrycia głowy
        [armour] zbroje
        [feet] obuwie
        [one-hand] przedmioty jednoręczne
        [two-hands] przedmioty dwuręczne
        [melee] broń białą
        [light] broń lekką
        [heavy] broń ciężką
        [energy] broń energetyczną
       *[other] takie przedmioty ({ $what })
    }: premie się nie liczą
monster-autokill = od razu ginie
monster-no-escape = nie da się przed nim uciec
monster-wont-chase = nie goni
monster-after-escape = nawet po udanej ucieczce: { $deeds }
monster-enhance = { $signed } dla potwora
monster-treasures = { $signed } { $amount ->
        [one] Skarb
        [few] Skarby
       *[many] Skarbów
    }
monster-irradiate = jego promieniotwórczość rośnie o { $amount }
monster-speed = { $signed } do ucieczki przed nim
monster-copy = do walki dołącza drugi taki sam potwór, z tymi samymi wzmocnieniami
