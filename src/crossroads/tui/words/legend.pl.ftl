### The symbols of the boards and what they mean: for the help of the terminal, the rules as a book, and the page

## Shelter

legend-power = energia
legend-food = żywność
legend-water = woda
legend-any = dowolny zasób
legend-happiness = zadowolenie
legend-item = przedmiot
legend-room = zbuduj pomieszczenie
legend-price = cena pomieszczenia
legend-dweller = nowy mieszkaniec
legend-fight = walka: osiągnij liczbę na dwóch kościach
legend-wound = mieszkaniec zostaje ranny
legend-hurt = tylko dla rannych mieszkańców
legend-heal = leczenie
legend-train = szkolenie w literze, do następnego przydzielenia
legend-first = pierwszy gracz
legend-ready = jeden przedmiot znów gotowy
legend-refresh = wymień rząd
legend-swap = wymiana
legend-linked = połączone pola, dwoje mieszkańców
legend-exhaust = raz na rundę
legend-discard = raz, potem odrzucony
legend-end = liczy się na końcu
legend-passive = działa zawsze
legend-rent = czynsz
legend-turn = czyja jest tura
legend-passed = spasował
legend-out = przy zapasach: mieszkaniec, który jest już na polu

## Fallout

fallout-legend-settlement = spotkanie w osadzie
fallout-legend-wasteland = spotkanie na pustkowiach
fallout-legend-vault = Krypta
fallout-legend-difficult = trudny teren
fallout-legend-irradiated = napromieniowany teren
fallout-legend-enemy = aktywny wróg z poziomem
fallout-legend-inactive = nieaktywny wróg
fallout-legend-marker = znacznik zadania
fallout-legend-adjoins = sąsiaduje ze wskazanym polem albo z twoim
fallout-legend-dangerous = zakryty niebezpieczny kafelek
fallout-legend-deadly = zakryty śmiercionośny kafelek
fallout-legend-hp = PW
fallout-legend-rads = rady
fallout-legend-caps = kapsle
fallout-legend-armor = pancerz
fallout-legend-peg = znacznik PD za żetonem, do którego doszedł
fallout-legend-hit = symbol trafienia na kości
fallout-legend-match = trafia albo wystarcza
fallout-legend-exhausted = wyczerpana karta
fallout-legend-first = pierwszy gracz
fallout-legend-turn = czyja tura
fallout-legend-camp = żeton C.A.M.P.: tu prowadzi szybka podróż
fallout-legend-stand = ostatni bój; jasny, gdy jest otwarty
fallout-legend-done = ukończony cel

## Munchkin

munchkin-legend-strength = siła bojowa
munchkin-legend-defence = ochrona przed promieniowaniem
munchkin-legend-run = ucieczka: ile dodaje się do kości
munchkin-legend-level = poziom
munchkin-legend-hand = na ręce: Drzwi + Skarby
munchkin-legend-turn = czyja tura
munchkin-legend-dead = trup albo potwór
munchkin-legend-big = duży przedmiot
munchkin-legend-idle = w użyciu, ale teraz się nie liczy
