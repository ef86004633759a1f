### Plansza „Schronu”

## Stół

floor-top = Górny poziom, otwarty dla wszystkich
floor-of = Poziom: { $who }
item-row = Rząd przedmiotów
room-row = Rząd pomieszczeń
threat-deck = Talia zagrożeń
threat-columns = Rzut na zagrożenia

## Pulpit

round = Runda { $round }
turn-of = Kolej: { $who }
winners = Wygrywa: { $who }
last-round = { $why ->
    [sixth-room] Ostatnia runda: sześć pomieszczeń na jednym poziomie
    [threat-deck] Ostatnia runda: talia zagrożeń jest pusta
   *[stalemate] Dwie rundy z rzędu bez przydzielania
  }
idle-round = Nikt nie przydzielił mieszkańca: druga taka runda będzie ostatnia
fight-won = Zwycięstwo
fight-lost = Porażka

## Miejsca przy stole

on-turn = jego kolej
has-passed = spasował(a)
first-player = znacznik pierwszego gracza
happiness = Zadowolenie: { $amount }
home = { $count ->
    [one] { $count } mieszkaniec w domu
    [few] { $count } mieszkańców w domu
   *[many] { $count } mieszkańców w domu
  }
at-home = W domu: { $count }. Nowi, od następnej rundy: { $waiting }
dweller-new = Nowy mieszkaniec, w domu od następnej rundy
dweller-wounded = Ranny mieszkaniec
store = { $name }: { $have } z { $most }
special = S.P.E.C.I.A.L., { $count ->
    [0] nikt nie jest wyszkolony
   *[other] wyszkoleni: { $letters }
  }
letter-free = nikt nie jest w tym wyszkolony
letter-taken = mieszkaniec jest w tym wyszkolony
items = { $count ->
    [0] Brak przedmiotów
    [one] { $count } przedmiot
    [few] { $count } przedmioty
   *[many] { $count } przedmiotów
  }
item-exhausted = Wyczerpany do etapu przywołania

## Pola

spot-left = { $room }, po lewej
spot-right = { $room }, po prawej
spot-closed = Zamknięte: na połączonym polu jest zagrożenie
closed = zamknięte
columns = { $count ->
    [one] Kolumna zagrożeń { $columns }
   *[other] Kolumny zagrożeń { $columns }
  }
standing-here = Tutaj: { $who }{ $state ->
    [wounded] , ranny
    [training] , w trakcie szkolenia
   *[healthy] { "" }
  }
side-left = Puste miejsce po lewej stronie twojej windy
side-right = Puste miejsce po prawej stronie twojej windy
deck-items = Talia przedmiotów: { $deck }
deck-rooms = Talia pomieszczeń: { $deck }
deck-threats = Talia zagrożeń: { $deck }
pile = Odrzucone: { $pile }

## Wybór

place-here = Przydziel tu mieszkańca

## Dla lobby i list

option-first = Kto zaczyna
option-first-hint = Losowo, jeśli nie wskażesz miejsca
option-lifts = Kolejność poziomów
option-lifts-hint = Miejsca od góry; inaczej w kolejności miejsc
option-colours = Kolory
option-colours-hint = Po jednym na miejsce; inaczej jak w pudełku
option-colours-red = Czerwony
option-colours-blue = Niebieski
option-colours-green = Zielony
option-colours-yellow = Żółty
how-sixth-room = Poziom został ukończony
how-threat-deck = Skończyły się zagrożenia
how-stalemate = Dwie rundy z rzędu bez przydzielania
group-place = Przydziel mieszkańca
group-use = Użyj przedmiotu
group-take = Weź przedmiot
group-give = Odrzuć przedmiot
group-ready = Odśwież przedmiot
group-gain = Zyskaj
group-pay = Zapłać
group-spare = Zapłać mniej
group-build = Zbuduj
group-side = Gdzie zbudować
group-letter = Wyszkol
group-train = Wyszkol
group-mend = Ulecz
group-wound = Zrań
group-refresh = Wymień rząd
group-swap = Wymień zasoby

## Koniec

score-happiness =
    { $score ->
        [one] { $score } zadowolenie
       *[other] { $score } zadowolenia
    }
points-play = Inne zadowolenie w grze
points-items = Przedmioty
points-lost = Stracone na koniec
luck-fights = Kości walk
