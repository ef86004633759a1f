### Atomowe Związki: słowa stołu

expansion-atomic-bonds = Atomowe Związki
    .about = Ocalali służą jednej organizacji, wspierają się w walce i razem wygrywają albo przegrywają; cele, obozy, mutacje, modyfikacje i ulepszenia warsztatu.

## Czego wymagają cele

asks-pay-caps = w swojej turze ocalały płaci { $amount ->
    [one] { $amount } kapsel
    [few] { $amount } kapsle
   *[many] { $amount } kapsli
}
asks-pay-weapons = w swojej turze ocalały odrzuca broń, w użyciu lub nie: { $amount }
asks-kill-level = ocalały zabija wroga poziomu { $level }
asks-second-kill = ocalały zabija drugiego wroga w jednej turze
asks-tokens = ocalały ma żetony S.P.E.C.I.A.L.: { $amount }
asks-facedown-dangerous = { $amount ->
    [0] nie ma zakrytych niebezpiecznych kafelków
   *[other] zakrytych niebezpiecznych kafelków jest najwyżej { $amount }
}
asks-camps = żetony C.A.M.P. na mapie poza Obozem na rozdrożach: { $amount }
asks-upgrades = ocalali zdobyli ulepszenia warsztatu: { $amount }
asks-full-kit = ocalały ma kartę w każdym okienku, z którego może korzystać
asks-survivors-on-deadly = na koniec rundy ocalali na śmiertelnie niebezpiecznych kafelkach: { $amount } (jedyny ocalały: 1)

## Słowa kart

result-each = każdy ocalały: { $what }
result-camp-token = zdobądź { $amount ->
    [one] { $amount } żeton C.A.M.P.
    [few] { $amount } żetony C.A.M.P.
   *[many] { $amount } żetonów C.A.M.P.
}
result-setback-opposing = władza wrogiej organizacji −{ $amount }

## Pytania, opcje, wydarzenia

prompt-atomic-bonds-loyal = Która organizacja jest sprzymierzona z ocalałymi?
    .text = Decydujesz za całą grupę; druga organizacja będzie przeciwko wam wszystkim.
option-atomic-bonds-loyal = { $faction }
event-atomic-bonds-loyal = { $player } decyduje za wszystkich. Sprzymierzona organizacja: { $faction }
event-atomic-bonds-goals = Cele: { $goals }
prompt-atomic-bonds-goal-order = Spełniono kilka celów naraz. Który liczy się pierwszy?
option-atomic-bonds-goal = { $goal }
option-atomic-bonds-pay = Zapłać za cel „{ $goal }”
prompt-atomic-bonds-pay-weapon = Którą broń oddajesz za cel?
event-atomic-bonds-goal-done = Cel „{ $goal }” ukończony ({ $done } z { $required })
event-atomic-bonds-goal-opens = Cel „{ $goal }” ukończony ({ $done } z { $required }): teraz można stoczyć ostatni bój; miejsce: { $place }, test { $letters }, trudność { $difficulty }
option-atomic-bonds-last-stand = Ostatni bój
event-atomic-bonds-stands = { $player } toczy ostatni bój.
event-atomic-bonds-stood = { $player } wytrzymuje.
event-atomic-bonds-fell-back = { $player } się wycofuje.
event-atomic-bonds-plus = Sprzymierzona organizacja wspiera ocalałych: { $faction }
event-atomic-bonds-camp-token = { $amount ->
    [0] Nie ma już żetonów C.A.M.P.
    [one] Ocalali zdobywają { $amount } żeton C.A.M.P.
    [few] Ocalali zdobywają { $amount } żetony C.A.M.P.
   *[many] Ocalali zdobywają { $amount } żetonów C.A.M.P.
}
event-atomic-bonds-reveal = { $player } odkrywa kartę aktywacji; działają: { $types }; symbol: { $faction }
event-atomic-bonds-reveal-loyal = { $player } odkrywa kartę aktywacji; działają: { $types }; symbol sprzymierzonej organizacji ({ $faction }) nic nie robi
event-atomic-bonds-reveal-plain = { $player } odkrywa kartę aktywacji; działają: { $types }
event-atomic-bonds-faction = Na mapie ({ $faction }): { $count }. Działa efekt arkusza scenariusza
event-atomic-bonds-new-deck = Karty aktywacji przetasowano w nową talię
prompt-atomic-bonds-first-player = Kto jest pierwszym graczem następnej rundy?
option-atomic-bonds-first = Pierwszy gracz: { $player }
option-atomic-bonds-first-stay = Pozostań pierwszym graczem
event-game-over-atomic-bonds-defeat = Wroga organizacja dotarła do końca toru władzy: wszyscy ocalali przegrywają
ending-atomic-bonds-victory = ostatni bój
ending-atomic-bonds-defeat = wroga organizacja przejęła władzę

## Stół

table-atomic-bonds-factions = Sprzymierzona organizacja: { $loyal }; wroga: { $opposing }.
table-atomic-bonds-power = Do wspólnej przegranej: { $faction }, pole { $space } z { $last }.
table-atomic-bonds-stand = Ostatni bój: { $place }{ $found ->
    [yes] {""}
   *[no] {" "}(miejsce jeszcze nieodkryte)
}, test { $letters }, trudność { $difficulty }{ $state ->
    [open] {""}; można go stoczyć teraz.
   *[closed] {""}, gdy cele będą ukończone.
}
table-atomic-bonds-reaction = Na mapie ({ $faction }): { $count }. Gdy karta aktywacji pokaże jej symbol: { $effects }.
table-atomic-bonds-plus = Zamiast władzy dla sprzymierzonej organizacji ({ $faction }): { $effects }.
table-atomic-bonds-goals = Ukończone cele: { $done } z { $required }.
table-atomic-bonds-goal = Cel „{ $goal }”: { $asked } ({ $have } z { $needed }).
table-atomic-bonds-deck = Karty aktywacji: { $player }; w talii { $deck }, odrzucone { $pile }.
table-atomic-bonds-upgrades = Ulepszenia warsztatu: { $upgrades }.
table-atomic-bonds-camps = Żetony C.A.M.P.: { $places }{ $gained ->
    [0] .
   *[other] {""}; można umieścić jeszcze: { $gained }.
}
table-atomic-bonds-mutation = Mutacja: { $player } — { $mutation }.
table-atomic-bonds-facedown = Mutacja: { $player } — zakryta; odkrywa się ją przy 5 radach.
table-atomic-bonds-modified = { $player }: { $card }, modyfikacja „{ $modification }”.
table-atomic-bonds-decks = Talie „Atomowych Związków”: modyfikacje { $modifications }, mutacje { $mutations }, ulepszenia warsztatu { $workshop }. Odrzucone modyfikacje: { $pile }.

## Wsparcie w walce

prompt-atomic-bonds-assist = { $player } walczy, wróg: { $enemy }
    .text = ({ $text }). Wspierasz?
prompt-atomic-bonds-assistant = { $enemy }
    .text = ({ $text }). Kto cię wspiera?
option-atomic-bonds-assist = Wesprzyj
option-atomic-bonds-decline = Nie wspieraj
option-atomic-bonds-assistant = Wspiera cię { $player }
option-atomic-bonds-alone = Walcz w pojedynkę
event-atomic-bonds-offers-help = { $player } proponuje wsparcie (walczy { $partner })
event-atomic-bonds-assists = { $player } wspiera w walce (walczy { $partner })
event-atomic-bonds-why = { $player } → { $to }: „{ $said }”
why-atomic-bonds-helps = Ze mną szansa na zabicie to { $with } zamiast { $without }.
why-atomic-bonds-for-xp = Beze mnie też się uda, ale i ja dostanę PD.
why-atomic-bonds-no-use = Moja pomoc nic nie zmieni.
why-atomic-bonds-too-dangerous = Ryzyko mojej śmierci to { $death }.
why-atomic-bonds-too-dear = Kosztowałoby mnie to więcej, niż jest warte.
yours-activations = Talia aktywacji
yours-goals = Talia celów
yours-modifications = Talia modyfikacji
yours-mutations = Mutacje
yours-workshop = Ulepszenia warsztatu
