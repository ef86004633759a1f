### Shelter, zestaw podstawowy: co robią karty, co można wybrać, co się stało i co leży na stole

## Kostki

cubes-power = { $amount ->
        [one] { $amount } energia
       *[other] { $amount } energii
    }
cubes-food = { $amount ->
        [one] { $amount } żywność
       *[other] { $amount } żywności
    }
cubes-water = { $amount ->
        [one] { $amount } woda
       *[other] { $amount } wody
    }
cubes-any = { $amount ->
        [one] { $amount } dowolny zasób
        [few] { $amount } dowolne zasoby
       *[many] { $amount } dowolnych zasobów
    }
cubes-of-kind = { $kind ->
        [power] { $amount ->
            [one] { $amount } energię
           *[other] { $amount } energii
        }
        [food] { $amount ->
            [one] { $amount } żywność
           *[other] { $amount } żywności
        }
       *[water] { $amount ->
            [one] { $amount } wodę
           *[other] { $amount } wody
        }
    }

## Koszty

cost-give-item = odrzuć { $amount ->
        [one] { $amount } przedmiot
        [few] { $amount } przedmioty
       *[many] { $amount } przedmiotów
    }
cost-wound = rana
cost-fight = walka { $value }
cost-price = cena pomieszczenia

## Nagrody

reward-item = { $amount ->
        [one] { $amount } przedmiot
        [few] { $amount } przedmioty
       *[many] { $amount } przedmiotów
    }
reward-room = budowa
reward-happiness = { $amount ->
        [one] { $amount } zadowolenie
       *[other] { $amount } zadowolenia
    }
reward-dweller = { $amount ->
        [one] { $amount } nowy mieszkaniec
       *[other] { $amount } nowych mieszkańców
    }
reward-first = pierwszy gracz
reward-train-any = szkolenie w dowolnej literze
reward-train = szkolenie w { $letter }
reward-heal = leczenie
reward-ready = odśwież przedmiot
reward-refresh-items = nowy rząd przedmiotów
reward-refresh-rooms = nowy rząd pomieszczeń
reward-swap = dowolna liczba wymian ({ $give } → { $get })

## Przedmioty: jak się zużywają i co robią

mode-passive = zawsze
mode-exhaust = wyczerp
mode-discard = odrzuć
mode-end = na koniec

item-roll = +{ $bonus } w walce
item-reroll = po przegranym rzucie rzuć ponownie obiema kośćmi
item-mend = w swojej turze ulecz rannego mieszkańca w domu
item-receive = { $reward } w swojej turze
item-refresh-one = w swojej turze wymień rząd przedmiotów albo rząd pomieszczeń
item-at-spot-owner = { $reward } po swoim przydzieleniu na pole z { $letter }
item-at-spot-anyone = { $reward } po każdym przydzieleniu na pole z { $letter }
item-price = pomieszczenie tańsze o { cubes-less }
item-newcomer = pole z nowym mieszkańcem tańsze o { cubes-less }
item-rent = czynsz większy o { $more ->
        [one] { $more } dowolny zasób
        [few] { $more } dowolne zasoby
       *[many] { $more } dowolnych zasobów
    }
item-keepsake = { keepsake-happiness }
item-keepsake-rooms = { keepsake-happiness } za każde { $per ->
        [1] swoje pomieszczenie
        [few] { $per } swoje pomieszczenia
       *[many] { $per } swoich pomieszczeń
    }{ keepsake-most }
item-keepsake-dwellers = { keepsake-happiness } za { $per ->
        [1] każdego swojego mieszkańca
       *[other] każdych { $per } swoich mieszkańców
    }{ keepsake-most }
item-keepsake-items = { keepsake-happiness } za { $per ->
        [1] każdy swój przedmiot
        [few] każde { $per } swoje przedmioty
       *[many] każde { $per } swoich przedmiotów
    }{ keepsake-most }
item-keepsake-resources = { keepsake-happiness } za { $per ->
        [1] każdy swój zasób
        [few] każde { $per } swoje zasoby
       *[many] każde { $per } swoich zasobów
    }{ keepsake-most }

cubes-less = { $less ->
        [one] { $less } dowolny zasób
        [few] { $less } dowolne zasoby
       *[many] { $less } dowolnych zasobów
    }
keepsake-happiness = { $happiness ->
        [one] { $happiness } zadowolenie
       *[other] { $happiness } zadowolenia
    }
keepsake-most = { $most ->
        [99] { "" }
       *[other] , najwyżej { $most }
    }

## Pola i pomieszczenia

mark-linked = połączone
mark-hurt = tylko dla rannych
spot-empty = nic
spot-closed = zamknięte, na połączonym polu jest zagrożenie
spot-threat = zagrożenie „{ $threat }”, { $text }
spot-left = { $room }, z lewej
spot-right = { $room }, z prawej
side-left = lewe pole
side-right = prawe pole
side-both = oba pola
room-price = cena: { $price }
columns = { $count ->
        [1] kolumna { $columns }
       *[other] kolumny { $columns }
    }
floor-top = Najwyższy poziom
floor-own = { $player } poziom

## Opcje: kto idzie

crew-untrained = { $crew ->
        [pair] dwóch zwykłych
       *[single] zwykły
    }
crew-trained = { $crew ->
        [pair] z { $letters }
        [mixed] z { $letters } i zwykły
       *[single] z { $letters }
    }
crew-doubled = { $crew ->
        [pair] z { $letters }, podwójnie
        [mixed] z { $letters } i zwykły, podwójnie
       *[single] z { $letters }, ×2
    }

## Opcje

option-pass = Spasuj do końca rundy
option-end = Nic więcej
option-continue = Dalsza część nagrody
option-pay = Zapłać bez użycia kolejnych przedmiotów
option-roll = Rzuć kośćmi
option-accept = Pogódź się z porażką
option-use-item = Użyj: { $item }
option-take-item = Weź: { $item }
option-give-item = Odrzuć: { $item }
option-ready-item = Odśwież: { $item }
option-build = Zbuduj: { $room }
option-build-none = Nie buduj nic więcej
option-cubes-now = masz { $have } z { $most }
option-spare-power = Nie płać 1 energii
option-spare-food = Nie płać 1 żywności
option-spare-water = Nie płać 1 wody
option-spare-any = Nie płać 1 dowolnego zasobu
option-side-left = Na lewo od windy
option-side-right = Na prawo od windy
option-train-healthy = Zdrowy mieszkaniec
option-train-wounded = Ranny mieszkaniec
option-mend = Ranny mieszkaniec wyszkolony w { $letter }
option-mend-plain = Ranny mieszkaniec bez szkolenia
option-wound = Mieszkaniec wyszkolony w { $letter }
option-wound-plain = Mieszkaniec bez szkolenia
option-refresh-items = Rząd przedmiotów
option-refresh-rooms = Rząd pomieszczeń
option-swap = Wymień: { $given } → { $got }
option-swap-lost = nie zmieści się: { $lost }

## Pytania

prompt-turn = Przydziel mieszkańca, użyj przedmiotu albo spasuj
prompt-close = Użyj przedmiotu, wymień zasoby albo zakończ turę
prompt-exchange = Wymienić zasoby przed dalszą częścią nagrody?
prompt-react = Użyć przedmiotu w odpowiedzi na to przydzielenie?
prompt-gain-any = Który zasób zyskać?
prompt-pay-any = Którym zasobem zapłacić?
prompt-pay-any-for = { $what }: którym zasobem zapłacić?
    .text = (do zapłaty zostało: { $left })
prompt-spare = Który zasób odjąć od kosztu?
prompt-spare-for = { $what }: który zasób odjąć od kosztu?
    .text = (do odjęcia zostało: { $left })
prompt-take-item = Który przedmiot wziąć?
prompt-give-item = Którym przedmiotem zapłacić?
prompt-ready-item = Który przedmiot odświeżyć?
prompt-build-which = Które pomieszczenie zbudować?
prompt-build-side = Po której stronie windy zbudować pomieszczenie „{ $room }”?
prompt-train-letter = W której literze wyszkolić mieszkańca?
prompt-train-whom = Którego z dwóch mieszkańców wyszkolić w { $letter } ({ $special })?
prompt-mend-whom = Kogo uleczyć?
prompt-wound-whom = Kto zostanie ranny?
prompt-refresh-which = Który rząd wymienić?
prompt-discount = Użyć przedmiotu, żeby zapłacić mniej?
    .text = { $off ->
            [0] { "" }
           *[other] (odjęto już: { $off })
        }
prompt-before-roll = Walka { $value }, twoja premia +{ $bonus }
    .mark = :
    .text = użyć przedmiotu czy rzucać?
prompt-after-roll = Rzut przegrany
    .text = (walka { $value }, twoja premia +{ $bonus }): rzucić ponownie?
prompt-rent = Czynsz: który zasób wziąć?
    .text = { $due ->
            [1] { "" }
           *[other] (do wzięcia: { $due })
        }

## Zdarzenia

event-place = { $player } przydziela { $crew ->
        [pair] dwóch mieszkańców
       *[single] mieszkańca
    }: { $place }
event-place-trained = { $player } przydziela { $crew ->
        [pair] mieszkańców wyszkolonych w { $letters }
        [mixed] mieszkańca wyszkolonego w { $letters } i mieszkańca bez szkolenia
       *[single] mieszkańca wyszkolonego w { $letters }
    }: { $place }
event-pass = { $player } pasuje
event-gain = { $player } zyskuje { cubes-of-kind }
event-overflow = { $player } traci { cubes-of-kind }: brak miejsca
event-all-full = { $player } nie ma miejsca na żaden zasób
event-discount = { $player } płaci mniej: zniżka { $off }
event-gain-none = { $player }: brak miejsca na więcej { $kind ->
        [power] energii
        [food] żywności
       *[water] wody
    }
event-rent = { $player } bierze { cubes-of-kind } jako czynsz
event-pay = { $player } płaci { cubes-of-kind }
event-take-item = { $player } bierze przedmiot: { $item }
event-give-item = { $player } płaci przedmiotem: { $item }
event-use-item = { $player } używa przedmiotu „{ $item }”{ $mode ->
        [exhaust] {" "}i go wyczerpuje
        [discard] {" "}i go odrzuca
       *[passive] { "" }
    }
event-happiness = { $player } zyskuje { $amount ->
        [one] { $amount } zadowolenie
       *[other] { $amount } zadowolenia
    }
event-new-dweller = { $player } zyskuje nowego mieszkańca, dostępnego od następnej rundy
event-first-player = { $player } zabiera znacznik pierwszego gracza
event-first-player-drawn = { $player } zaczyna
event-first-player-kept = { $player } zatrzymuje znacznik pierwszego gracza
event-doubled = { $player } otrzymuje nagrodę drugi raz dzięki wyszkolonemu mieszkańcowi
event-train = { $player } szkoli mieszkańca: { $letter } ({ $special })
event-heal = { $player } leczy mieszkańca
event-wound = { $player }: mieszkaniec zostaje ranny
event-ready = { $player } odświeża przedmiot: { $item }
event-refresh = { $row ->
        [items] Wymiana rzędu przedmiotów
       *[rooms] Wymiana rzędu pomieszczeń
    }, odrzucone: { $cards }
event-lay = { $row ->
        [items] Nowe w rzędzie przedmiotów
       *[rooms] Nowe w rzędzie pomieszczeń
    }: { $cards }
event-reshuffle = { $deck ->
        [items] Z odrzuconych przedmiotów powstaje nowa talia
        [rooms] Z odrzuconych pomieszczeń powstaje nowa talia
       *[threats] Z odrzuconych zagrożeń powstaje nowa talia
    } ({ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    })
event-build = { $player } buduje { $side ->
        [left] na lewo od windy
       *[right] na prawo od windy
    }: { $room }
event-fight = { $player } walczy: { $dice }{ $bonus ->
        [0] { "" }
       *[other] , premia { $bonus }
    }, razem { $total } przeciw { $value } – { $won ->
        [yes] zwycięstwo
       *[no] porażka
    }
event-threat-roll = { $floor }, rzut na zagrożenie: { $dice } = { $rolled }
event-threat-roll-lift = { $floor }, rzut na zagrożenie: { $dice } = { $rolled }, winda, brak zagrożenia
event-threat-roll-no-room = { $floor }, rzut na zagrożenie: { $dice } = { $rolled }, nie ma tam pomieszczenia
event-threat-roll-already = { $floor }, rzut na zagrożenie: { $dice } = { $rolled }, zagrożenie już tam jest
event-threat-roll-no-card = { $floor }, rzut na zagrożenie: { $dice } = { $rolled }, nie ma już kart zagrożeń
event-threat = Nowe zagrożenie: { $threat } ({ $spot })
event-threat-gone = Zagrożenie usunięte: { $threat } ({ $spot })
event-swap = { $player } wymienia: { $given } → { $got }
event-recall = Mieszkańcy wracają do domu, przedmioty znów są gotowe
event-round = Zaczyna się runda { $round }
event-ending-sixth-room = { $player } buduje szóste pomieszczenie na poziomie: ta runda jest ostatnia
event-ending-threat-deck = Talia zagrożeń jest pusta: ta runda jest ostatnia
event-ending-stalemate = Druga z rzędu runda bez przydzielania: koniec gry
event-score = { $player }: { $earned } w grze, przedmioty +{ $items }, zagrożenia −{ $lost }, razem { $total ->
        [one] { $total } zadowolenie
       *[other] { $total } zadowolenia
    }
event-game-over = { $count ->
        [1] Wygrywa { $winners }
       *[other] Wspólne zwycięstwo: { $winners }
    }

## Stół

table-now = Runda { $round }, { $phase ->
        [threats] etap zagrożeń
        [recall] etap przywołania
        [over] koniec gry
       *[placement] etap przydzielania, tura: { $turn }
    }. Znacznik pierwszego gracza: { $first }.
table-now-added = Runda { $round }, { $phase }. Znacznik pierwszego gracza: { $first }.
table-ending-sixth-room = Ta runda jest ostatnia: na jednym z poziomów stoi szóste pomieszczenie.
table-ending-threat-deck = Ta runda jest ostatnia: talia zagrożeń jest pusta.
table-ending-stalemate = Koniec gry: dwie rundy z rzędu bez przydzielania.
table-scores = Zadowolenie na koniec gry: { $scores }.
table-floor = { $floor }, { $rooms ->
        [0] jeszcze bez pomieszczeń:
        [one] { $rooms } pomieszczenie, od lewej do prawej:
        [few] { $rooms } pomieszczenia, od lewej do prawej:
       *[many] { $rooms } pomieszczeń, od lewej do prawej:
    }
table-item-row = Rząd przedmiotów{ $count ->
        [0] : pusty.
       *[other] :
    }
table-room-row = Rząd pomieszczeń{ $count ->
        [0] : pusty.
       *[other] :
    }
standing = { $player }{ $wounded ->
        [yes] {" "}(ranny)
       *[no] { "" }
    }
standing-here = tu stoi: { $who }
table-player = { $player }: { $cubes }; { $happiness }{ $passed ->
        [yes] ; pas
       *[no] { "" }
    }.
table-player-items = { $count ->
        [one] { $count } przedmiot
        [few] { $count } przedmioty
       *[many] { $count } przedmiotów
    }: { $items }.
table-player-dwellers = { $count ->
        [one] { $count } mieszkaniec
       *[other] { $count } mieszkańców
    }: { $dwellers }.
item-exhausted = karta wyczerpana
dweller-home = w domu
dweller-new = nowy, dostępny od następnej rundy
dweller-wounded = ranny
dweller-trained = wyszkolony w { $letter }
dweller-training = w trakcie szkolenia
table-deck-items = Talia przedmiotów: { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }, odrzucone: { $pile }.
table-deck-rooms = Talia pomieszczeń: { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }, odrzucone: { $pile }.
table-deck-threats = Talia zagrożeń: { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }, odrzucone: { $pile }.

## Szanse w walce

odds-plain = { $odds }
odds-with-items = ze wszystkimi gotowymi przedmiotami { $odds }

# Rzuty, gdy gracze rzucają kośćmi sami.

rolled-fight = Walka
rolled-threat = Zagrożenia
yours-items = Talia przedmiotów
yours-rooms = Talia pomieszczeń
yours-threats = Talia zagrożeń
