### Plansza gry Munchkin Fallout

## Stół

track = Poziomy od 1 do 10
note-track = Poziom
note-track-what = Kto pierwszy dojdzie do 10. poziomu, wygrywa. Ostatni poziom trzeba wywalczyć w walce.
level-of = Poziom { $level }: { $who }
turn-of = Tura: { $who }
round-of = Runda { $round } z { $rounds }
steps = Kroki tury
note-step-prepare = Przygotowania
note-step-prepare-what = Zakładaj przedmioty, wymieniaj się, sprzedawaj, zagrywaj karty. Potem kopniak w drzwi.
note-step-door = Wyważ drzwi
note-step-door-what = Odkrywa się wierzchnią kartę Drzwi. Potwór od razu walczy, pułapka od razu działa, reszta idzie na rękę.
note-step-fight = Walka
note-step-fight-what = Wygrywa silniejsza strona, przy remisie potwory. Wtrącić się może każdy.
note-step-trouble = Szukaj kłopotów
note-step-trouble-what = Za drzwiami nie było potwora? Możesz zawalczyć z potworem z ręki.
note-step-loot = Splądruj pokój
note-step-loot-what = W ogóle nie było walki? Możesz dobrać zakrytą kartę Drzwi.
note-step-charity = Jałmużna
note-step-charity-what = Nadmiar kart z ręki oddaje się tym, którzy mają najniższy poziom.
decks = Talie i stosy odrzuconych
deck-door = Drzwi
deck-treasure = Skarby
deck-perk = Profity
deck-door-what = Potwory, pułapki, promieniowanie, klasy, towarzysze: to, co czeka za drzwiami.
deck-treasure-what = Przedmioty i inne dobra dla tych, którzy wygrywają.
deck-perk-what = Na parzystym poziomie dobierasz trzy i zatrzymujesz jeden.
deck-left = { $count ->
    [one] Została { $count } karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
  }
pile-door = Odrzucone Drzwi
pile-treasure = Odrzucone Skarby
pile-perk = Odrzucone Profity
pile-count = { $count ->
    [0] Na razie pusto
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
between = Między walkami
the-end = Koniec gry
won = { $count ->
    [one] Wygrywa { $who }!
   *[other] Wygrywają: { $who }!
  }

## Karty

kind-monster = Potwór
kind-enhancer = Wzmocnienie
kind-class = Klasa
kind-trait = Trwała
kind-cheat = Oszustwo
kind-trap = Pułapka
kind-radiation = Radiacja
kind-sidekick = Towarzysz
kind-trick = Na raz
kind-item = Przedmiot
kind-one-shot = Jednorazowy
kind-junk = Rupieć
kind-modifier = Modyfikator
kind-level-up = Poziom
kind-find = Na raz
kind-perk = Profit
note-big = duży
note-cheat = oszustwo
note-carried = u towarzysza
note-unused = na nic
gear-cheat = Dzięki oszustwu nie dotyczą go żadne ograniczenia.
gear-carried = Niesie go towarzysz: nie liczy się jako duży.
gear-idle = Teraz nic nie daje: właściciel nie może go używać.
until-fight = Do końca walki
until-turns = { $turns ->
    [one] Jeszcze { $turns } własna tura
    [few] Jeszcze { $turns } własne tury
   *[many] Jeszcze { $turns } własnych tur
  }
until-kept = Do wyleczenia
until-creep = Jest coraz gorzej, aż do wyleczenia
for-sale = Na sprzedaż

## Munchkiny

seat-sum = poziom { $level }, siła bojowa { $strength }, { $sex ->
    [female] kobieta
   *[male] mężczyzna
  }
seat-hand = Na ręce: Drzwi { $doors }, Skarby { $treasures }
seat-plain = bez klasy
in-use = W użyciu
backpack = Plecak
dead = trup
sex-female = kobieta
sex-male = mężczyzna
your-munchkin = Twój munchkin
your-hand = Twoja ręka
hand-empty = Na ręce pusto.
show-all = Wszystko, co ma { $who }
role-fighter = walczy
role-helper = pomaga
may-answer = może działać
stat-level = Poziom
stat-level-what = 10. wygrywa. Od niego zaczyna się też siła bojowa.
stat-strength = Siła bojowa
stat-strength-what = Poziom i wszystkie premie: wygrywa ta strona, która ma więcej.
stat-run = Ucieczka
stat-run-what = Tyle dodajesz do rzutu, gdy uciekasz; razem 5 i jesteś bezpieczny.
stat-defence = Ochrona przed promieniowaniem
stat-defence-what = Tyle dodajesz do rzutu przeciw promieniowaniu; razem ponad 6 i nic ci nie grozi.
stat-hand = Karty na ręce
stat-hand-what = Na koniec tury wolno mieć tylko tyle: reszta to jałmużna.
slot-head = Głowa
slot-armour = Zbroja
slot-feet = Obuwie
slot-hand = Ręka
slot-free = Wolne: można tu coś założyć albo wziąć.
has-who = Klasa
has-no-who = brak
has-sidekick = Towarzysz
has-no-sidekick = nikt
has-perks = Profity
has-other = W użyciu, bez miejsca
has-backpack = Plecak
has-no-backpack = pusty
has-kept = Utrapienia

## Walka

fight = Walka
side-munchkins = Munchkiny
side-monsters = Potwory
side-strength = Siła strony: { $strength }
part-level = Poziom
part-radiation = Promieniowanie
fight-won = Munchkiny wygrywają
fight-lost = Potwory wygrywają
fight-treasures = Do wygrania: { $count ->
    [one] { $count } Skarb
    [few] { $count } Skarby
   *[many] { $count } Skarbów
  }
foe-treasures = { $count ->
    [one] { $count } Skarb
    [few] { $count } Skarby
   *[many] { $count } Skarbów
  }
foe-radiation = Promieniotwórczy: +{ $amount }, gdy rzut się nie uda
foe-run = { $amount } do ucieczki przed nim
copy-of-it = bliźniak
played-for-side = Zagrane dla tej strony
in-this-fight = Leży tu do końca walki
gone = Już ich nie ma: { $who }
flight = Ucieczka
runs = { $who } ucieka!
runs-next = Potem: { $who }
chase-sure = Puści bez rzutu
chase-never = Przed nim nikt nie ucieknie
chase-roll = { $needs ->
    [1] Ratuje każdy rzut
    [7] Żaden rzut nie uratuje
   *[other] Ratuje { $needs } albo więcej: { $chances } na 6
  }
stack = Zaraz zadziała
cancelled = anulowane
pending-trap = Pułapka
pending-radiation = Promieniowanie
pending-bad-stuff = Marny koniec
pending-meeting = Promieniotwórczość
pending-roll = Rzut
pending-one-shot = Przedmiot jednorazowy
pending-enhancer = Wzmocnienie
pending-door = Drzwi
pending-level-up = Poziom
pending-find = Skarb
pending-ability = Zdolność

## Pytania i układy

asked = Pytanie
others-choose = Mogą działać: { $who }
deal = Oferta
deal-trade = { $who } proponuje wymianę: { $to }
deal-ask = { $who } prosi o pomoc: { $to }
deal-bring = { $who } oferuje pomoc: { $to }
gives = { $who } daje: { $what }
gives-what = { $who } daje
nothing = nic
could-give = Można dołożyć:
terms-treasures = Dla pomocnika { $count ->
    [one] { $count } Skarb
    [few] { $count } Skarby
   *[many] { $count } Skarbów
  }, { $picker ->
    [helper] wybiera pomocnik
    [fighter] wybiera walczący
   *[random] wybiera los
  }
terms-no-treasures = Dla pomocnika ani jednego Skarbu
together = Razem: { $munchkins } przeciw { $monsters }
terms-free = Pomoc za nic
terms-nothing = Na razie nic
offers = Otwarte oferty
offer-from = Oferta: { $who } → { $to }
body-of = Ciało: { $who }

## Do poczekalni i listy możliwości

option-first = Kto zaczyna
option-first-hint = Decyduje rzut, jeśli nie wskażesz miejsca
option-sexes = Płeć
option-sexes-hint = Po jednej na miejsce; inaczej na zmianę
option-sexes-female = kobieta
option-sexes-male = mężczyzna
option-harsh = Surowe zasady
option-harsh-hint = Za rupieć nie dobiera się nowej karty
option-perks_pay = Profitami można płacić za zdolności
option-bystanders_trade = Wymiana podczas walki
option-bystanders_trade-hint = Kto nie walczy, może się wymieniać w czasie walki
option-sale_past_nine = Sprzedaż ponad 9. poziom
option-sale_past_nine-capped = reszta przepada
option-sale_past_nine-refused = zabroniona
option-creeping = Stopniowe napromieniowanie rośnie
option-creeping-own-turns = we własnych turach
option-creeping-every-turn = w każdej turze
option-super_classes = Klasy Super Munchkina
option-super_classes-two = dwie
option-super_classes-all = dowolnie wiele
option-rounds = Najdłuższa partia
option-rounds-10 = 10 rund
option-rounds-20 = 20 rund
option-rounds-30 = 30 rund
option-rounds-50 = 50 rund
how-rounds = Minęła ostatnia runda
how-level-ten = Dziesiąty poziom
group-play = Zagraj kartę
group-power = Użyj zdolności
group-wear = Użyj przedmiotu
group-stow = Włóż do plecaka
group-load = Obładuj towarzysza
group-attach = Dołącz modyfikator
group-cheat = Oszukaj
group-class = Przyjmij klasę
group-replace = Zmień klasę
group-trait = Wyłóż kartę
group-sidekick = Weź towarzysza
group-drop = Pozbądź się karty
group-sell = Sprzedaj przedmiot
group-trade = Zaproponuj wymianę
group-help = Pomoc w walce
group-answer = Odpowiedz na ofertę
group-give = Daj przedmiot
group-ask = Poproś o przedmiot
group-treasures = Skarby dla pomocnika
group-picker = Kto wybiera Skarby
group-target = Na kogo
group-foe = Który potwór
group-side = Dla której strony
group-monster = Który potwór z ręki
group-pay = Odrzuć, by zapłacić
group-lose = Strać kartę
group-steal = Ukradnij przedmiot
group-take = Weź kartę
group-cure = Pozbądź się karty
group-idle = Odłóż przedmiot
group-surplus = Pozbądź się przedmiotu
group-to = Komu
group-first = Kto ucieka pierwszy
group-from = Uciekaj przed potworem
group-keep = Zatrzymaj Profit
group-loot = Weź z ciała
group-trouble = Wyzwij potwora z ręki
group-share = Skarb dla pomocnika
group-charity = Oddaj kartę

## Koniec

score-level = { $score }. poziom
points-start = Na początku
points-fights = Za wygrane walki
points-sales = Za sprzedane przedmioty
points-cards = Inne karty
points-losses = Inne straty
points-others = Cała reszta
luck-dice = Kość
