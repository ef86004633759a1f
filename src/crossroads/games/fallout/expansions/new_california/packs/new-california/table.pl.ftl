### Nowa Kalifornia: słowa stołu

expansion-new-california = Nowa Kalifornia
    .about = Sześć scenariuszy, większe mapy, pięcioro ocalałych, nowi wrogowie i karty; jeden scenariusz wygrywa się albo przegrywa razem.

## Rodzaje rzeczy

ability-fast = Szybkość
ability-caps = Kapsle
colour-green = zielony
colour-orange = pomarańczowy

## Słowa kart

result-group-xp = każdy ocalały zyskuje { $amount } PD
result-tally = test { $letters } bez trudności
result-tally-other = inny ocalały na tym polu wykonuje test { $letters } bez trudności
tally-step = { $most ->
    [-1] trafienia: { $least } lub więcej
    [0] bez trafień
   *[other] { $least ->
        [0] trafienia: najwyżej { $most }
        [1] { $most ->
            [1] trafienia: dokładnie 1
           *[other] trafienia: od 1 do { $most }
        }
        [2] { $most ->
            [2] trafienia: dokładnie 2
           *[other] trafienia: od 2 do { $most }
        }
        [3] { $most ->
            [3] trafienia: dokładnie 3
           *[other] trafienia: od 3 do { $most }
        }
       *[other] trafienia: od { $least } do { $most }
    }
}
tally-nothing = nic
always-surefoot = trudny teren kosztuje cię 1 punkt ruchu
always-veteran = +{ $xp } PD za zabicie wroga o poziomie { $level } lub wyższym
always-start-caps = kapsle na początku gry: { $caps }
always-start-settlement = możesz zacząć w dowolnej odkrytej osadzie
always-trade-reach = obozując, możesz wymieniać się na odległość { $spaces } pól
always-built-in = bez broni walczysz z literami { $letters }
always-discount = przedmioty są tańsze o { $caps }
always-loner = przerzuty w walce +{ $amount }, gdy na twoim polu ani obok niego nie ma innego ocalałego
can-ready-weapon = odśwież swoją broń
can-repair = odrzuć przedmiot z ekwipunku, by odzyskać { $amount } PW
when-unthreatened = na twoim polu nie ma aktywnego wroga

## Pytania, opcje, zdarzenia

option-colour-green = Zielony
option-colour-orange = Pomarańczowy
prompt-new-california-agenda = „{ $agenda }”: co daje to osiągnięcie?
    .text = Wygrana: { $star }, { $freedom } z { $last }. Przegrana: { $shield }, { $security } z { $last }.
prompt-new-california-repair = Który przedmiot zużywasz do naprawy?
option-new-california-freedom = Wolne plemiona posuwają się o 1
option-new-california-security = Enklawa cofa się o 1
event-new-california-counted = { $player } – trafienia: { $hits }.
event-new-california-gained = { $player } zdobywa osiągnięcie „{ $agenda }”: działa od razu i trafia na stos odrzuconych
event-new-california-why = { $chosen ->
    [new-california-security] { $player }: „Enklawie { $security ->
            [one] brakuje tylko { $security } pola
           *[many] brakuje tylko { $security } pól
        }, a wolnym plemionom { $freedom }. Trzeba ją powstrzymać”.
   *[other] { $player }: „Wolnym plemionom { $freedom ->
            [one] brakuje { $freedom } pola
           *[many] brakuje { $freedom } pól
        }, a Enklawie { $security }. Idziemy naprzód”.
}
event-game-over-new-california-security = Wygrała Enklawa: wszyscy ocalali przegrali.
ending-new-california-freedom = Wolne plemiona doszły do końca toru władzy
ending-new-california-security = Enklawa doszła do końca toru władzy: wszyscy ocalali przegrali
table-new-california-freedom = Wygrana: { $faction }, { $space } z { $last }.
table-new-california-security = Przegrana: { $faction }, { $space } z { $last }.
