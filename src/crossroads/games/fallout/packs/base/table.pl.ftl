### Fallout, zestaw podstawowy: co robią karty, co można wybrać, co się stało i co leży na stole

## Miejsca

part-north = pole północne
part-northeast = pole północno-wschodnie
part-east = pole wschodnie
part-southeast = pole południowo-wschodnie
part-south = pole południowe
part-southwest = pole południowo-zachodnie
part-west = pole zachodnie
part-northwest = pole północno-zachodnie
part-centre = pole środkowe
space-part = { $tile }, { $part }
tile-facedown = zakryty { $back ->
        [deadly] śmiercionośny kafelek
        [dangerous] niebezpieczny kafelek
       *[other] { $name }
    }, { $way }
tiles-toward = { $count } { $way }
way-from-camp = od obozu { $ways }
way-none = przy obozie
where-marker = tam, gdzie leży znacznik zadania
where-wasteland = pole z symbolem pustkowi
where-settlement = osada
where-vault-84 = Krypta 84
where-vault-109 = Krypta 109
where-facedown = zakryty kafelek
where-tile = kafelek { $way }
where-farthest = jak najdalej od ciebie

## Następstwa

letters = [{ $letters }]
result-by-level = { $what }: poziom symbolu{ $more }
result-xp = { $amount } PD
result-caps = { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
result-lose-caps = tracisz { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
result-draw-loot = dobierz { $amount ->
        [one] { $amount } kartę znaleziska
        [few] { $amount } karty znalezisk
       *[many] { $amount } kart znalezisk
    }
result-draw-asset = dobierz { $amount ->
        [one] { $amount } kartę zasobu
        [few] { $amount } karty zasobów
       *[many] { $amount } kart zasobów
    }
result-draw-agenda = dobierz { $amount ->
        [one] { $amount } kartę osiągnięcia
        [few] { $amount } karty osiągnięć
       *[many] { $amount } kart osiągnięć
    }
result-shop = handel { $amount }
result-unique = zdobywasz unikalny zasób „{ $card }”
result-setback = władza −{ $amount }: { $faction }
result-power = władza +{ $amount }: { $faction }
result-add = dodaj kartę { $number }
result-stage = wyłóż zadanie { $number }
result-trash = zezłomuj tę kartę
result-become = zyskujesz cechę „{ $trait }”
result-lose = tracisz cechę „{ $trait }”
result-damage = otrzymujesz obrażenia: { $amount }
result-rads = otrzymujesz { $amount ->
        [one] { $amount } rad
        [few] { $amount } rady
       *[many] { $amount } radów
    }
result-heal = wylecz { $amount } PW
result-heal-all = wylecz wszystkie PW
result-cure = usuń { $amount ->
        [one] { $amount } rad
        [few] { $amount } rady
       *[many] { $amount } radów
    }
result-cure-all = usuń wszystkie rady
result-special = zdobywasz żeton { $letter }
result-perk = zdobywasz profit { $letter }
result-discard = odrzuć { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }
result-ready = odśwież wszystkie wyczerpane karty
result-travel = przestaw swoją figurkę tutaj: { $where }
result-place = umieść na mapie: { $enemy } ×{ $amount } ({ $where })
result-remove = usuń z mapy: { $enemy } ×{ $amount }
result-kill = zabij aktywnego wroga ({ $enemy })
result-kill-any = zabij aktywnego wroga
result-marker = znacznik zadania tutaj: { $where }
result-explore = odkryj zakryty kafelek
result-movement = { $amount ->
        [one] { $amount } punkt ruchu
        [few] { $amount } punkty ruchu
       *[many] { $amount } punktów ruchu
    }
result-action = { $amount ->
        [one] { $amount } dodatkowa akcja
        [few] { $amount } dodatkowe akcje
       *[many] { $amount } dodatkowych akcji
    }
result-test = test { $letters }, trudność { $difficulty }
result-test-other = inny ocalały na tym polu wykonuje test { $letters }, trudność { $difficulty }
result-fight = dobierz i walcz z wrogiem: { $enemy }
result-pay = zapłać { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
result-give = odrzuć kartę: { $what }
result-if = jeśli spełnione ({ $when }): { $then }
result-else = w przeciwnym razie
outcome-success = przy sukcesie
outcome-failure = przy porażce

## Co potrafią karty

can-hits = { $amount ->
        [one] { $amount } dodatkowe trafienie
        [few] { $amount } dodatkowe trafienia
       *[many] { $amount } dodatkowych trafień
    }
can-ignore = zignoruj { $amount ->
        [one] { $amount } symbol trafienia
        [few] { $amount } symbole trafienia
       *[many] { $amount } symboli trafienia
    } wroga
can-rerolls = { $amount ->
        [one] { $amount } dodatkowy przerzut
        [few] { $amount } dodatkowe przerzuty
       *[many] { $amount } dodatkowych przerzutów
    }
can-slay = zabij wroga
can-set-die = obróć kość na dowolną ściankę
can-succeed = test kończy się sukcesem
can-pick-loot = dobierz karty znalezisk ({ $drawn }) i zatrzymaj { $kept }
can-camp = obozuj bez użycia akcji
can-calm = agresywni wrogowie nie zaczepiają cię do końca tury
can-scout = odkryj nieaktywnego wroga w odległości do { $reach ->
        [one] { $reach } pola
       *[other] { $reach } pól
    } albo podejrzyj sąsiedni zakryty kafelek
can-rally = odśwież towarzysza bez sprawdzania jego warunku
can-scrap = odrzuć przedmiot za kapsle równe jego cenie
can-roomy = do końca twojej następnej tury ekwipunek mieści { $limit ->
        [one] { $limit } kartę
        [few] { $limit } karty
       *[many] { $limit } kart
    }
if-letters = jeśli używasz { $letters }
reach-near = tylko na polu wroga
reach-away = tylko z sąsiedniego pola
always-test-rerolls = { $amount ->
        [one] { $amount } dodatkowy przerzut
        [few] { $amount } dodatkowe przerzuty
       *[many] { $amount } dodatkowych przerzutów
    } w testach
always-test-rerolls-fewer = w testach o { $amount ->
        [one] { $amount } przerzut
        [few] { $amount } przerzuty
       *[many] { $amount } przerzutów
    } mniej
always-room = ekwipunek mieści o { $amount } więcej
always-rad-shield = za każdym razem otrzymujesz o { $amount ->
        [one] { $amount } rad
        [few] { $amount } rady
       *[many] { $amount } radów
    } mniej
always-second-skin = noszone pod spodem: nie zajmuje okienka ubioru
always-hp-cap = twoje PW nie rosną powyżej { $most }
always-rads-heal = rady cię leczą, zamiast szkodzić
always-no-equip = nie możesz wyposażyć się w karty rodzaju „{ $kind }”
always-hide = własny pancerz { $armor }
always-no-terrain-rads = napromieniowany teren ci nie szkodzi
always-bounty = { $caps ->
        [one] { $caps } kapsel
        [few] { $caps } kapsle
       *[many] { $caps } kapsli
    } za każdego zabitego wroga o poziomie { $level }
use-text = { $moment }, { $pay ->
        [once] raz na turę
        [exhaust] wyczerpując kartę
       *[discard] odrzucając kartę
    }: { $effects }
use-after = potem
needs = wymaganie: { $when }

## Karty

card-cost = cena { $cost }
card-letters = przerzuty { $letters }
card-letters-ranged = symbol strzału, przerzuty { $letters }
card-armor = pancerz { $armor }
card-event = wydarzenie: { $effects }
card-ready-caps = odświeżenie kosztuje { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
card-recruit = aby zwerbować: { $when }
card-keep = aby zatrzymać: { $when }
card-keep-none-trait = odchodzi, jeśli masz cechę „{ $trait }”
enemy-text = poziom { $level }, wrażliwe: { $areas }
enemy-short = { $enemy } o poziomie { $level }
enemy-inactive = nieaktywny wróg: { $type }
agenda-loyalty = tą kartą można ogłosić lojalność: { $faction }
how-quest = akcja zadania
how-explore = gdy tylko odkryjesz { $back ->
        [dangerous] niebezpieczny kafelek
        [deadly] śmiercionośny kafelek
        [any] dowolny kafelek
       *[other] { $name }
    }
how-kill = gdy tylko zabijesz wroga ({ $enemy }){ $level ->
        [0] { "" }
       *[other] {" "}o poziomie { $level } lub wyższym
    }
how-kill-any = gdy tylko zabijesz dowolnego wroga{ $level ->
        [0] { "" }
       *[other] {" "}o poziomie { $level } lub wyższym
    }
worth-lead = 1 wpływ i 1 więcej za każde pole przewagi: { $faction }
worth-balance = 1 wpływ; 1 więcej, gdy organizacje dzieli jedno pole, 2 więcej, gdy są równe
worth-unexplored = 1 wpływ; 1 więcej, gdy zakryty jest tylko jeden kafelek, 2 więcej, gdy nie ma żadnego
worth-steps = 1 wpływ i 1 więcej za każdy osiągnięty próg: { $steps }
worth-chain = 1 wpływ i 1 więcej za każdy spełniony warunek, po kolei: { $steps }
worth-caps = { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
worth-special = { $amount ->
        [one] { $amount } żeton S.P.E.C.I.A.L.
        [few] { $amount } żetony S.P.E.C.I.A.L.
       *[many] { $amount } żetonów S.P.E.C.I.A.L.
    }
worth-rads = { $amount ->
        [one] { $amount } rad
        [few] { $amount } rady
       *[many] { $amount } radów
    }
worth-perks = { $amount ->
        [one] { $amount } profit
        [few] { $amount } profity
       *[many] { $amount } profitów
    }

## Warunki

or = albo
when-any = { $what }
when-none = niespełniony warunek: { $what }
when-none-trait = bez cechy „{ $trait }”
when-none-letter = bez żetonu { $letter }
when-none-equipped = nic w wyposażeniu tego rodzaju: { $kind }
when-trait = cecha „{ $trait }”
when-letter = żeton { $letter }
when-special = żetony S.P.E.C.I.A.L.: co najmniej { $amount }
when-caps = kapsle: co najmniej { $amount }
when-rads = rady: co najmniej { $amount }
when-card = karta „{ $card }”
when-kind = { $count ->
        [1] masz kartę tego rodzaju: { $kind }
       *[other] karty tego rodzaju, co najmniej { $count }: { $kind }
    }
when-equipped = w wyposażeniu: { $kind }
when-at = miejsce: { $where }
when-together = inny ocalały na twoim polu
when-leads = { $faction } z przewagą co najmniej { $amount }
when-loyal = twoja lojalność: { $faction }
when-staged = w grze jest zadanie { $number }
when-weapon-cost = w wyposażeniu broń o cenie co najmniej { $amount }
when-armor = pancerz co najmniej { $amount }
when-companions = towarzysze: co najmniej { $amount }
when-uniques = unikalne zasoby: co najmniej { $amount }
when-inventory = karty w ekwipunku: co najmniej { $amount }
when-slots = zajęte okienka: co najmniej { $amount }

## Opcje

player = Gracz { $number }
marked = { $colour } znacznik zadania „{ $quest }”
die = { $number ->
        [4] kość wsparcia
       *[other] kość { $number }
    }
die-face = { $areas }, { $hits ->
        [0] bez trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
die-shown = { $number ->
        [4] kość wsparcia
       *[other] kość { $number }
    } ({ $face })
survivor-traits = cechy: { $traits }
option-move = Ruch: zyskaj 2 punkty ruchu
option-step = Krok { $way }: { $place }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .title = Krok { $way }: { $place }
option-step-close = Krok na sąsiednie pole: { $place }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    .title = Krok na sąsiednie pole: { $place }
step-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
option-explore = Eksploracja { $way }: { $back ->
        [deadly] śmiercionośny kafelek
        [dangerous] niebezpieczny kafelek
       *[other] { $name }
    }
option-explore-far = Eksploracja: { $tile }
option-fight = Walka: { $enemy }
option-encounter = Spotkanie
option-quest = Zadanie „{ $quest }”: { $text }
option-complete = Najpierw „{ $quest }”: { $text }
option-camp = Obozowanie
option-camp-all = Wszystko, co zostało z obozowania, po kolei
option-camp-heal = Wylecz 3 PW
option-camp-ready = Odśwież wszystkie wyczerpane karty
option-camp-rest = Zyskaj cechę „wypoczęty”
option-camp-idle = teraz nic to nie da
option-trade = Wymiana: { $player }
option-done = Zakończ obozowanie
option-end = Zakończ turę{ $actions ->
        [0] { "" }
        [one] {" "}(przepadnie { $actions } akcja)
        [few] {" "}(przepadną { $actions } akcje)
       *[many] {" "}(przepadnie { $actions } akcji)
    }
option-stop = Zostaw kości, jak leżą
option-go-on = Nie używaj niczego więcej
dice-with-helper = { $dice }; kość wsparcia, { $player }: { $die }
option-reroll-token = Przerzuć: { $dice }
option-reroll-well-rested = Strać cechę „wypoczęty” i przerzuć: { $dice }
option-die = { $number ->
        [4] Obróć kość wsparcia
       *[other] Obróć kość { $number }
    }: { $face }
option-perk = Profit „{ $perk }”
option-take-perk = { $perk }
option-token = Zatrzymaj { $letter } ({ $special })
gain-token = nowy żeton
gain-perk = masz już taki, w zamian profit
option-equip = Dodaj do wyposażenia: { $card }
option-equip-worn = Dodaj do wyposażenia, kartę „{ $worn }” do ekwipunku: { $card }
option-replace = Dodaj do wyposażenia, odrzuć kartę „{ $worn }”: { $card }
option-replace-nothing = Dodaj do wyposażenia, odrzuć poprzednią kartę: { $card }
option-unequip = Usuń z wyposażenia: { $card }
option-keep = Nie zmieniaj nic więcej
option-keep-card = Do ekwipunku: { $card }
option-discard = Odrzuć: { $card }
option-drop = Odrzuć: { $card }
option-ready = Odśwież: { $card }
option-pay-ready = Zapłać i odśwież: { $card }
option-leave = Wyjdź ze sklepu
option-leave-card = Zostaw wyczerpaną: { $card }
option-sell = Sprzedaj za { $caps ->
        [one] { $caps } kapsel
        [few] { $caps } kapsle
       *[many] { $caps } kapsli
    }: { $card }
    .title = Sprzedaj: { $card }
option-buy = Kup za { $caps ->
        [one] { $caps } kapsel
        [few] { $caps } kapsle
       *[many] { $caps } kapsli
    }: { $card }
    .title = Kup: { $card }
option-recruit = Zwerbuj: { $card }
option-scrap = Rozbierz za { $caps ->
        [one] { $caps } kapsel
        [few] { $caps } kapsle
       *[many] { $caps } kapsli
    }: { $card }
    .title = Rozbierz: { $card }
option-give = Zaproponuj: { $card }
option-ask = Poproś o: { $card }
option-give-agenda = Oddaj osiągnięcie „{ $agenda }”
option-ask-agenda = Poproś o osiągnięcie, które wybierze partner
option-give-cap = Zaproponuj jeszcze 1 kapsel
option-ask-cap = Poproś o jeszcze 1 kapsel
option-show-agendas = Pokaż proponowane osiągnięcia
option-propose = Złóż propozycję
option-cancel = Bez wymiany
option-accept = Zgoda
option-refuse = Odmowa
option-counter = Złóż inną propozycję
option-give-up = Oddaj do talii osiągnięcie „{ $agenda }”
option-loyal = Ogłoś lojalność kartą „{ $agenda }”: { $faction }
option-loyal-none = Ogłoś lojalność kartą „{ $agenda }”
option-withdraw = Wymów lojalność
option-at = { $place }
option-to = { $place }
option-start = { $place }
option-return = { $place }
gain-survivor = żeton { $letter }; { $card } ({ $text })
option-seat = { $player }
option-attack = Wrogowie, których cel to: { $player }
option-activate = { $enemy }
option-enemy = { $enemy }
option-colour-red = Czerwony
option-colour-blue = Niebieski
option-colour-yellow = Żółty
option-colour-white = Biały
option-turn = Odkryj nieaktywnego wroga ({ $type }): { $place }
option-look = Podejrzyj: { $tile }

## Pytania

prompt-survivor = Kim grasz?
prompt-start-space = Na którym polu kafelka początkowego zaczynasz?
prompt-turn = Twoja tura
    .mark = :
    .text = { $actions ->
            [0] nie masz już akcji
            [one] została { $actions } akcja
            [few] zostały { $actions } akcje
           *[many] zostało { $actions } akcji
        }{ $points ->
            [0] { "" }
            [one] , { $points } punkt ruchu
            [few] , { $points } punkty ruchu
           *[many] , { $points } punktów ruchu
        }
prompt-encounter = { $title }
    .mark = .
prompt-equip-gained = Wyposażyć się w kartę „{ $card }”?
prompt-change-equipment = Zmień wyposażenie
prompt-make-room = Ekwipunek jest przepełniony: którą kartę odrzucasz?
prompt-ready-cost = Zapłacić { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }, aby odświeżyć kartę „{ $card }”?
prompt-camp = Obozowanie: co dalej?
prompt-trade = Wymiana, partner: { $player }
    .mark = .
    .text = Dajesz: { $gives }. W zamian: { $asks }. Co dalej?
prompt-offer = { $player } daje: { $gives }
    .mark = .
    .text = W zamian: { $asks }. Zgadzasz się?
prompt-changed-offer = { $player } decyduje, co odda
    .mark = .
    .text = Dajesz: { $gives }. W zamian: { $asks }. Umowa stoi?
prompt-which-agenda = Które osiągnięcie oddajesz?
prompt-shop = Sklep: co kupujesz lub sprzedajesz?
    .text = Pozostałe transakcje: { $buy }
prompt-shop-each = Sklep: co kupujesz lub sprzedajesz?
    .text = Pozostałe transakcje: kupno { $buy }, sprzedaż { $sell }
prompt-reroll-test = Test
    .mark = :
    .text = { $dice }. Symbole trafienia: { $icons }{ $difficulty ->
            [0] { "" }
           *[other] , potrzeba { $difficulty }
        }; { $rerolls ->
            [0] nie masz już przerzutów
            [one] został { $rerolls } przerzut
            [few] zostały { $rerolls } przerzuty
           *[many] zostało { $rerolls } przerzutów
        }
prompt-reroll-fight = { $enemy }
    .text = ({ $text }): { $dice }. Trafienia we wroga: { $hits }, potrzeba { $needs }; trafienia w ciebie: { $icons }, pancerz { $armor }{ $ignored ->
            [0] { "" }
           *[other] , zignorowane { $ignored }
        }; { $rerolls ->
            [0] nie masz już przerzutów
            [one] został { $rerolls } przerzut
            [few] zostały { $rerolls } przerzuty
           *[many] zostało { $rerolls } przerzutów
        }
prompt-window-before = Przed walką, wróg: { $enemy }
    .text = ({ $text }). Użyć karty?
prompt-window-strike = { $enemy }
    .text = ({ $text }): trafienia we wroga { $hits }, potrzeba { $needs }. Użyć karty?
prompt-window-kill = Wróg zabity: użyć karty?
prompt-aggressive = Z którym agresywnym wrogiem walczysz najpierw?
prompt-activate = Którzy wrogowie działają teraz?
prompt-attack-order = Który wróg atakuje pierwszy?
prompt-enemy-path = Którędy zbliża się wróg „{ $enemy }”?
prompt-replace = Gdzie stanie nowy nieaktywny wróg ({ $type })?
prompt-relocate = Gdzie na nowym kafelku stanie wróg „{ $enemy }”?
prompt-relocate-inactive = Gdzie na nowym kafelku stanie nieaktywny wróg ({ $type })?
prompt-marker-place = Gdzie położyć znacznik zadania „{ $quest }”?
prompt-marker-colour = Jakim kolorem oznaczyć zadanie „{ $quest }”?
prompt-complete-first = Osiągnięto kilka celów: który najpierw?
prompt-give-up-agenda = Masz więcej niż cztery osiągnięcia: które oddajesz?
prompt-keep-token = Awans: który żeton z { $letters } zatrzymujesz?
prompt-perk = Który profit bierzesz?
prompt-drop-loot = Którą kartę znaleziska odrzucasz?
prompt-lose-card = Którą kartę tracisz?
prompt-give-card = Którą kartą płacisz?
prompt-travel = Dokąd trafiasz?
prompt-place-enemy = Gdzie pojawi się wróg ({ $type })?
prompt-remove-enemy = Który wróg opuści mapę?
prompt-kill-enemy = Którego wroga zabijasz?
prompt-explore = Który zakryty kafelek odkryć?
prompt-who-tests = Kto wykonuje test?
prompt-return = Twoja postać ginie: na które pole kafelka początkowego wracasz?
prompt-rally = Którego towarzysza odświeżasz?
prompt-scrap = Który przedmiot rozbierasz?
prompt-set-die = Którą kość obracasz i na jaką ściankę?
prompt-scout = Co sprawdzasz?

## Wydarzenia

event-first-player = Pierwszy gracz: { $player }
event-survivor = { $player } wybiera postać „{ $survivor }” i zaczyna tutaj: { $space }
event-turn = Tura: { $player }
event-move = { $player } wykonuje akcję ruchu: 2 punkty ruchu
event-step = { $player } idzie tutaj: { $space }
event-points = { $player } zyskuje { $amount ->
        [one] { $amount } punkt ruchu
        [few] { $amount } punkty ruchu
       *[many] { $amount } punktów ruchu
    }
event-actions = { $player } zyskuje { $amount ->
        [one] { $amount } dodatkową akcję
        [few] { $amount } dodatkowe akcje
       *[many] { $amount } dodatkowych akcji
    }
event-explore = { $player } eksploruje kafelek: { $face }
event-enemy = Na mapie pojawia się { $enemy }: { $space }
event-enemy-hidden = Na mapie pojawia się nieaktywny wróg ({ $type }): { $space }
event-relocate = { $enemy } jest teraz tutaj: { $space }
event-relocate-type = Nieaktywny wróg ({ $type }) jest teraz tutaj: { $space }
event-enemy-turned = Wróg zostaje odkryty: { $enemy }, { $space }
event-enemy-moves = { $enemy } przechodzi tutaj: { $space }
event-enemy-gone = { $enemy } opuszcza mapę
event-retreat = { $enemy } ucieka i staje się nieaktywnym wrogiem
event-fight = { $player } walczy, wróg: { $enemy }
event-fight-away = { $player } walczy z sąsiedniego pola, wróg: { $enemy }
event-roll = { $player } rzuca: { $dice }
event-reroll = { $player } przerzuca, na kościach jest teraz: { $dice }
event-set-die = { $player } obraca kość, na kościach jest teraz: { $dice }
event-hits = Trafienia we wroga „{ $enemy }”: { $hits }, potrzeba { $needs } ({ $player })
event-enemy-killed = { $player } zabija wroga: { $enemy }
event-test = { $player } wykonuje test: { $letters }{ $difficulty ->
    [0] , im więcej trafień, tym lepiej
   *[other] , trudność { $difficulty }
}
event-test-passed = Test kończy się sukcesem ({ $player }): symbole trafienia { $hits }, trudność { $difficulty }
event-test-failed = Test kończy się porażką ({ $player }): symbole trafienia { $hits }, trudność { $difficulty }
event-others-test = Test innego ocalałego liczy się jako symbole trafienia: { $hits }, trudność { $difficulty }
event-damage = { $player } otrzymuje obrażenia: { $amount }, ma { $hp } PW
event-rads = { $player } otrzymuje { $amount ->
        [one] { $amount } rad
        [few] { $amount } rady
       *[many] { $amount } radów
    }, ma { $rads }
event-heal = { $player } leczy { $amount } PW, ma { $hp }
event-heal-none = { $player } ma { $hp } PW i więcej mieć nie może
event-cure = { $player } usuwa { $amount ->
        [one] { $amount } rad
        [few] { $amount } rady
       *[many] { $amount } radów
    }, ma { $rads }
event-cure-none = { $player } nie ma radów do usunięcia
event-killed = { $player } ginie
event-return = { $player } wraca tutaj: { $space }
event-eliminated = { $player } odpada z gry
event-xp = { $player } zdobywa { $amount } PD
event-level-up = { $player } awansuje i dobiera żetony { $letters }
event-special = { $player } zdobywa nowy żeton: { $letter }
event-perk = { $player } bierze profit „{ $perk }”
event-become = { $player } zyskuje cechę „{ $trait }”
event-become-none = { $player } ma już cechę „{ $trait }”
event-trait-locked = { $player } nie zyskuje cechy „{ $trait }”: na żetonie „{ $locked }” jest zamek
event-lose-trait = { $player } traci cechę „{ $trait }”
event-caps = { $player } zyskuje { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }, ma { $caps }
event-discount = { $player } płaci za kartę „{ $card }” o { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    } mniej
event-spend = { $player } wydaje { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }, ma { $caps }
event-lose-caps = { $player } traci { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }, ma { $caps }
event-gain = { $player } zdobywa kartę „{ $card }”
event-loot-event = { $player } znajduje kartę „{ $card }”
event-equip = { $player } dodaje do wyposażenia kartę „{ $card }”
event-unequip = { $player } usuwa z wyposażenia kartę „{ $card }”
event-discard = { $player } odrzuca kartę „{ $card }”
event-exhaust = { $player } wyczerpuje kartę „{ $card }”
event-ready = { $player } odświeża kartę „{ $card }”
event-ready-none = { $player } nie ma wyczerpanych kart do odświeżenia
event-use = { $player } używa karty „{ $card }”
event-use-perk = { $player } używa profitu „{ $perk }”
event-look = { $player } podgląda zakryty kafelek: { $face }
event-look-hidden = Ktoś podgląda zakryty kafelek
event-camp = { $player } obozuje
event-shop = { $player } robi zakupy, { $dealings ->
        [one] { $dealings } transakcja
        [few] { $dealings } transakcje
       *[many] { $dealings } transakcji
    }
event-travel = { $player } jest teraz tutaj: { $space }
event-encounter = Spotkanie ({ $player }): { $encounter }.
event-forced = PRZYMUSOWO ({ $player }): { $text }
event-no-option = { $player } nie może wybrać żadnej opcji i idzie dalej
event-option = { $player } wybiera: { $text }
event-trash = Karta „{ $card }” zostaje zezłomowana
event-add = Karta { $number } trafia do talii: { $deck }
event-stage = Nowe zadanie: { $quest }.
event-marker = { $colour } znacznik zadania „{ $quest }” leży tutaj: { $space }
event-marker-waits = Wszystkie znaczniki zadań są w użyciu: zadanie „{ $quest }” dostanie swój, gdy tylko zwolni się para
event-attempt = { $player } podejmuje zadanie „{ $quest }”: { $text }
event-attempt-failed = { $player } tym razem nie wypełnia zadania „{ $quest }”
event-complete = { $player } wypełnia zadanie „{ $quest }”.
event-power = Władza +{ $amount }: { $faction }, pole { $space }
event-set-back = { $amount ->
    [0] Nie może już stracić władzy: { $faction }
   *[other] Władza −{ $amount }: { $faction }, pole { $space }
}
event-agenda = { $player } dobiera osiągnięcie „{ $agenda }”
event-agenda-hidden = { $player } dobiera osiągnięcie
event-give-up = { $player } oddaje osiągnięcie „{ $agenda }”
event-give-up-hidden = { $player } oddaje osiągnięcie
event-agenda-traded = { $player } przekazuje osiągnięcie „{ $agenda }”, dostaje je { $partner }
event-agenda-traded-hidden = { $player } przekazuje osiągnięcie, dostaje je { $partner }
event-agendas-shown = { $player } pokazuje osiągnięcia: { $agendas }; widzi je { $partner }
event-agendas-shown-hidden = { $player } pokazuje oferowane osiągnięcia, widzi je { $partner }
event-agenda-deck = Talia osiągnięć zostaje potasowana na nowo
event-agenda-discarded = Osiągnięcie „{ $agenda }” zostaje odrzucone
event-loyal = { $player } ogłasza lojalność: { $faction }
event-withdraw = { $player } nie jest już wobec nikogo lojalny
event-declare = { $player } ujawnia osiągnięcia: { $agendas }
event-offer = { $player } proponuje wymianę, partner: { $partner }; daje: { $gives }; w zamian: { $asks }
event-refused = { $player } odmawia wymiany
event-traded = { $player } i { $partner } dokonują wymiany
event-reshuffle = { $deck ->
        [loot] Odrzucone znaleziska tworzą nową talię
       *[asset] Odrzucone zasoby tworzą nową talię
    }
event-round-end = Koniec rundy { $round }
event-reveal = Odkryto osiągnięcie „{ $agenda }”; działają: { $icons }
event-activate = { $count ->
        [0] Brak aktywnych wrogów tego rodzaju: { $type }
       *[other] Wrogowie działają: { $type } ({ $count })
    }
event-game-over = { $count ->
        [1] Wygrywa { $winners }
       *[other] Wspólne zwycięstwo: { $winners }
    }
event-game-over-faction = Organizacja dotarła na koniec toru władzy: wszyscy przegrywają
event-game-over-eliminated = Nikt nie pozostał przy życiu: wszyscy przegrywają
goods-agendas = { $amount ->
        [one] { $amount } osiągnięcie
        [few] { $amount } osiągnięcia
       *[many] { $amount } osiągnięć
    }
goods-caps = { $amount ->
        [one] { $amount } kapsel
        [few] { $amount } kapsle
       *[many] { $amount } kapsli
    }
goods-nothing = nic

## Stół

table-now = { $scenario }, runda { $round }{ $phase ->
        [survivors] , gracze wybierają ocalałych
        [activation] , działają wrogowie
        [over] , koniec gry
       *[turn] { "" }
    }. Pierwszy gracz: { $first }.
table-turn = Tura: { $turn }. Pozostało: { $actions ->
        [one] { $actions } akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }, { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
       *[many] { $points } punktów ruchu
    }.
table-icons = Zadziałają jeszcze: { $icons }.
table-needed = Do zwycięstwa potrzeba { $needed } wpływów.
table-scores = Wpływy na koniec gry: { $scores }.
table-test = { $player } wykonuje test: { $letters }{ $difficulty ->
    [0] , im więcej trafień, tym lepiej
   *[other] , trudność { $difficulty }
}.
table-fight = { $player } walczy, wróg: { $enemy }.
table-helper = Wspiera: { $player }.
table-dice = Kości: { $dice }. Symbole trafienia: { $icons }, pozostałe przerzuty: { $rerolls }.
table-deal = { $player } proponuje wymianę, partner: { $partner }; daje: { $gives }; w zamian: { $asks }.
table-deal-agendas = Proponowane osiągnięcia: { $agendas }.
table-here = { $player } jest tutaj: { $place }.
table-steps = { $steps ->
        [one] { $steps } krok stąd:
        [few] { $steps } kroki stąd:
       *[many] { $steps } kroków stąd:
    }
table-space = { $way }: { $place }.
table-enemies = Wrogowie na mapie, razem { $count }: { $enemies }.
table-enemy = { $enemy }, miejsce: { $place }
table-eliminated = { $player } jest poza grą.
table-unchosen = { $player } nie wybrał jeszcze ocalałego.
table-survivor = { $player }: { $hp } PW, { $rads ->
        [one] { $rads } rad
        [few] { $rads } rady
       *[many] { $rads } radów
    }, znacznik PD na { $xp }, żetony { $letters }, { $caps ->
        [one] { $caps } kapsel
        [few] { $caps } kapsle
       *[many] { $caps } kapsli
    }, pancerz { $armor }.
table-place = Miejsce: { $place }.
table-traits = Cechy: { $traits }.
table-slot = { $slot }: { $card }.
table-beside = Obok planszy: { $cards }.
table-inventory = Ekwipunek{ $count ->
        [0] : pusty.
       *[other] : { $cards }.
    }
table-perks = Profity: { $perks }.
table-agendas = Osiągnięcia{ $count ->
        [0] : brak.
       *[other] : { $agendas }.
    }
table-agendas-hidden = Ukryte osiągnięcia: { $count }.
table-loyal = Lojalność: { $faction }, kartą „{ $agenda }”.
table-influence = Wpływy: { $influence }.
table-quests = Zadania w grze{ $count ->
        [0] : brak.
       *[other] :
    }
table-quest = { $quest }. { $story }
table-marker = { $colour } znacznik tego zadania leży tutaj: { $place }.
table-shop = Sklep{ $count ->
        [0] : pusty.
       *[other] : { $cards }.
    }
table-power = Tor władzy, ostatnie pole { $last }: { $star } (gwiazda) { $power }, { $shield } (tarcza) { $other }.
table-decks = Talie: { $decks }.
table-piles = Odrzucone: { $piles }.
table-deck = { $deck } { $count }
table-uniques = Dostępne unikalne zasoby{ $count ->
        [0] : brak.
       *[other] : { $cards }.
    }

# Rzuty, gdy gracze rzucają kośćmi sami.

rolled-vats = Kości V.A.T.S.
yours-loot = Talia znalezisk
yours-assets = Talia zasobów
yours-agendas = Talia osiągnięć
yours-encounters = Talie spotkań
yours-enemies = Żetony wrogów
yours-tiles = Kafelki mapy
yours-tokens = Żetony S.P.E.C.I.A.L.
yours-uniques = Unikalne zasoby
