### Fallout, Atomic Bonds: co robią modyfikacje, mutacje, ulepszenia warsztatu i żetony C.A.M.P. i co mówi o nich stół

## Symbol osiągnięcia daje ulepszenie warsztatu

result-draw-agenda = zdobywasz { $amount ->
        [one] { $amount } ulepszenie warsztatu
        [few] { $amount } ulepszenia warsztatu
       *[many] { $amount } ulepszeń warsztatu
    }
deck-agenda = ulepszenia warsztatu

## Co robią karty

modification-fits = pasuje do kart rodzaju: { $kind }
always-while = { $what }, dopóki jest tak: { $when }
always-gains-ranged = broń liczy się jako dystansowa
always-gains-letters = broń zyskuje { $letters }
always-fight-rerolls = { $amount ->
        [one] { $amount } dodatkowy przerzut
        [few] { $amount } dodatkowe przerzuty
       *[many] { $amount } dodatkowych przerzutów
    } w walce
always-fight-rerolls-fewer = w walce o { $amount ->
        [one] { $amount } przerzut
        [few] { $amount } przerzuty
       *[many] { $amount } przerzutów
    } mniej
always-roll-rerolls = { $amount ->
        [one] { $amount } dodatkowy przerzut
        [few] { $amount } dodatkowe przerzuty
       *[many] { $amount } dodatkowych przerzutów
    } w walce i w testach
always-roll-rerolls-fewer = w walce i w testach o { $amount ->
        [one] { $amount } przerzut
        [few] { $amount } przerzuty
       *[many] { $amount } przerzutów
    } mniej
always-strike = { $amount ->
        [one] { $amount } dodatkowe trafienie
        [few] { $amount } dodatkowe trafienia
       *[many] { $amount } dodatkowych trafień
    } w każdej walce
always-guard-others = inni ocaleni na twoim polu mają pancerz większy o { $armor }
always-no-armor = twój ubiór ma pancerz 0
always-tender = walka, w której otrzymujesz obrażenia, zadaje ich o { $amount } więcej
always-plain-range = dystansowi wrogowie nie dodają trafienia przeciw tobie
always-no-range-bonus = nie masz dodatkowego trafienia za walkę na odległość
always-heal-on-kill = wylecz { $amount } PW za każde zabicie tych wrogów: { $types }
always-camp-heal = obozowanie leczy o { $amount } PW więcej
always-camp-heal-fewer = obozowanie leczy o { $amount } PW mniej
always-swift = każda akcja ruchu daje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } więcej
always-swift-first = pierwsza akcja ruchu w turze daje { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } więcej
always-unseen = agresywni wrogowie nie zaczepiają cię, gdy wchodzisz na ich pole
always-unseen-entered = agresywni wrogowie nie zaczepiają cię, gdy wchodzisz na ich pole albo oni na twoje
always-no-equip-ranged = nie możesz mieć w wyposażeniu broni dystansowej
always-weak-aid = karty wsparcia leczą o { $amount } PW mniej
always-no-use = nie możesz używać kart tego rodzaju: { $kind }
always-cure-less = za każdym razem usuwasz o { $amount ->
        [one] { $amount } rad
        [few] { $amount } rady
       *[many] { $amount } radów
    } mniej
always-turn-start = na początku twojej tury: { $what }
always-when-camping = gdy obozujesz: { $what }
always-when-camping-at = gdy obozujesz tutaj ({ $where }): { $what }
always-more-dealings = podczas każdych zakupów { $amount ->
        [one] { $amount } transakcja
        [few] { $amount } transakcje
       *[many] { $amount } transakcji
    } więcej
always-open-roads = wrogowie na sąsiednich polach nie przeszkadzają w szybkiej podróży
can-leap = umieść swoją figurkę na sąsiednim polu
when-nobody-near = żadnego innego ocalałego w odległości do { $spaces ->
        [one] { $spaces } pola
       *[other] { $spaces } pól
    } (w pojedynkę: żadnej osady)
result-modify-weapon = dobierz { $amount ->
        [one] { $amount } modyfikację broni
        [few] { $amount } modyfikacje broni
       *[many] { $amount } modyfikacji broni
    } i weź jedną z nich
result-modify-apparel = dobierz { $amount ->
        [one] { $amount } modyfikację ubioru
        [few] { $amount } modyfikacje ubioru
       *[many] { $amount } modyfikacji ubioru
    } i weź jedną z nich
result-look = wszyscy podglądają { $amount ->
        [one] { $amount } zakryty kafelek
        [few] { $amount } zakryte kafelki
       *[many] { $amount } zakrytych kafelków
    }

## Pytania

prompt-atomic-bonds-take = Którą modyfikację bierzesz?
    .text = Możesz ją od razu dołączyć; pozostałe są odrzucane.
prompt-atomic-bonds-attach = Do czego dołączasz modyfikację „{ $modification }”?
prompt-atomic-bonds-look = Który zakryty kafelek wszyscy podglądacie?

## Opcje

option-atomic-bonds-travel = Szybka podróż: { $space }
atomic-bonds-there-already = już tam jesteś
option-atomic-bonds-place-camp = Połóż tutaj żeton C.A.M.P.
option-atomic-bonds-modify = Dobierz modyfikacje: { $amount } (transakcje: { $amount })
option-atomic-bonds-take = Weź: { $modification }
option-atomic-bonds-take-none = Nie bierz żadnej
option-atomic-bonds-attach = Dołącz do karty: { $card }
option-atomic-bonds-attach-none = Nie dołączaj i odrzuć
option-atomic-bonds-modification = { $modification } ({ $card })
option-atomic-bonds-mutation = { $mutation }
atomic-bonds-replaces = zastępuje modyfikację „{ $modification }”

## Co się dzieje

event-atomic-bonds-camp = { $player } kładzie żeton C.A.M.P.: { $space }
event-atomic-bonds-traveled = { $player } odbywa szybką podróż i jest teraz tutaj: { $space }
event-atomic-bonds-drawn = { $player } dobiera { $amount ->
        [one] { $amount } modyfikację
        [few] { $amount } modyfikacje
       *[many] { $amount } modyfikacji
    }
event-atomic-bonds-taken = { $player } bierze modyfikację „{ $taken }”; odrzucone: { $discarded }
event-atomic-bonds-taken-only = { $player } bierze modyfikację „{ $taken }”
event-atomic-bonds-taken-none = { $player } nie bierze modyfikacji; odrzucone: { $discarded }
event-atomic-bonds-attached = { $player } dołącza modyfikację „{ $modification }” do karty „{ $card }”
event-atomic-bonds-lost = { $player } nie dołącza modyfikacji „{ $modification }” i zostaje ona odrzucona
event-atomic-bonds-modification-gone = Modyfikacja „{ $modification }” karty „{ $card }” zostaje odrzucona
event-atomic-bonds-reshuffle = Odrzucone modyfikacje tworzą nową talię
event-atomic-bonds-modification = { $player } używa modyfikacji „{ $modification }” karty „{ $card }”
event-atomic-bonds-mutation = { $player } używa mutacji „{ $mutation }”
event-atomic-bonds-mutated = { $player } przechodzi mutację: { $mutation }
event-atomic-bonds-capped = { $player } nie może mieć teraz więcej niż { $hp } PW
event-atomic-bonds-upgrade = { $player } zdobywa ulepszenie warsztatu: { $upgrade }
event-atomic-bonds-looked = Wszyscy podglądają zakryty kafelek ({ $tile }): { $face }
event-atomic-bonds-looked-hidden = Ocaleni podglądają zakryty kafelek: { $tile }
