### Shelter, zestaw podstawowy: jak nazywa się wszystko, co widać na planszy

game-name = Fallout Shelter: Gra planszowa

## Etapy rundy i koniec gry

phase-opening = przygotowanie
phase-threats = etap zagrożeń
phase-placement = etap przydzielania
phase-recall = etap przywołania
phase-over = koniec gry
ending-sixth-room = sześć pomieszczeń na jednym poziomie
ending-threat-deck = talia zagrożeń jest pusta
ending-stalemate = dwie rundy z rzędu bez przydzielania

## Kiedy działa przedmiot

moment-turn = w swojej turze
moment-before-roll = przed rzutem w walce
moment-after-roll = po przegranym rzucie
moment-spot = po przydzieleniu
moment-price = przy opłacaniu pomieszczenia
moment-newcomer = przy opłacaniu nowego mieszkańca
moment-rent = przy pobieraniu czynszu
moment-end = na koniec gry

## Symbole

symbol-pay = zapłata
symbol-give-item = odrzuć przedmiot
symbol-wound = { cost-wound }
symbol-fight = walka
symbol-price = { cost-price }
symbol-gain = zasoby
symbol-item = przedmiot
symbol-room = { reward-room }
symbol-happiness = zadowolenie
symbol-dweller = nowy mieszkaniec
symbol-first = { reward-first }
symbol-train = szkolenie
symbol-heal = { reward-heal }
symbol-ready = { reward-ready }
symbol-refresh = wymień rząd
symbol-swap = wymiana
symbol-roll = premia w walce
symbol-reroll = ponowny rzut
symbol-mend = leczenie w domu
symbol-receive = nagroda w swojej turze
symbol-refresh-one = wymień jeden z rzędów
symbol-at-spot = nagroda za literę
symbol-newcomer = tańszy nowy mieszkaniec
symbol-rent = większy czynsz
symbol-keepsake = zadowolenie na koniec gry

## Stan mieszkańców, przedmiotów i graczy

state-home = { dweller-home }
state-new = { dweller-new }
state-healthy = zdrowy
state-wounded = { dweller-wounded }
state-untrained = bez szkolenia
state-trained = wyszkolony
state-training = { dweller-training }
state-ready = karta gotowa
state-exhausted = { item-exhausted }
state-passed = pas

## Podpisy

label-round = Runda
label-last-round = Ostatnia runda
label-turn = Tura
label-player = Gracz
label-first-player = Pierwszy gracz
label-score = Wynik
label-floor = Poziom
label-lift = Winda
label-room = Pomieszczenie
label-spot = Pole
label-column = Kolumna
label-threat = Zagrożenie
label-item = Przedmiot
label-dweller = Mieszkaniec
label-rooms = Pomieszczenia
label-items = Przedmioty
label-threats = Zagrożenia
label-dwellers = Mieszkańcy
label-resources = Zasoby
label-happiness = Zadowolenie
label-price = Cena
label-cost = Koszt
label-reward = Nagroda
label-item-row = Rząd przedmiotów
label-room-row = Rząd pomieszczeń
label-item-deck = Talia przedmiotów
label-room-deck = Talia pomieszczeń
label-threat-deck = Talia zagrożeń
label-discarded = Odrzucone
label-fight = Walka
label-dice = Kości
label-bonus = Premia
label-total = Razem
label-victory = Zwycięstwo
label-defeat = Porażka
