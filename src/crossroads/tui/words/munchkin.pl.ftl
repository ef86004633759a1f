### Munchkin Fallout w terminalu

munchkin-opening = Wygrywa, kto pierwszy wejdzie na 10. poziom, a dziesiąty poziom trzeba zdobyć, zabijając potwora. Reszta jest dozwolona, byle nie rzucać kartami.
munchkin-fighter = { $player }: siła bojowa { $strength }.
munchkin-rival-line = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(trup)
    }: poziom { $level }, siła bojowa { $strength }, na ręce { $doors } + { $treasures } (Drzwi + Skarby).

## Stół na ekranie

app-munchkin-now = Przy stole
munchkin-turn = Tura { $turn }
munchkin-after = Po tobie:
munchkin-munchkins = Munchkiny
munchkin-monsters = Potwory
munchkin-ahead = górą
munchkin-treasures = { $count ->
        [one] { $count } Skarb
        [few] { $count } Skarby
       *[many] { $count } Skarbów
    }
munchkin-radioactive = promieniotwórczość +{ $amount }
munchkin-gone = już po nich: { $foes }
munchkin-escape-roll = na kości trzeba { $least } lub więcej
munchkin-escape-never = bez szans
munchkin-escape-sure = bez rzutu
munchkin-gives = daje:
munchkin-step-ready = Start
munchkin-step-door = Drzwi
munchkin-step-trouble = Kłopoty
munchkin-step-loot = Łupy
munchkin-step-charity = Jałmużna

## Strony

munchkin-page-mine = Ja
munchkin-page-hand = Ręka
munchkin-page-rivals = Rywale
munchkin-page-decks = Talie
munchkin-class = klasa
munchkin-perk = Profit
munchkin-sidekick = towarzysz
munchkin-carried = niesie towarzysz
munchkin-no-slot = bez miejsca
munchkin-backpack = Plecak
munchkin-kept = dokucza
munchkin-hand-size = na ręce { $count }, limit { $limit } · dużych: limit { $big }

## Możliwości w jednej linijce

munchkin-group-trade = Zaproponuj wymianę… ({ $count })
munchkin-group-help = Poproś o pomoc… ({ $count })
munchkin-group-stow = Do plecaka… ({ $count })
munchkin-group-load = Daj towarzyszowi do niesienia… ({ $count })
munchkin-group-drop = Pozbądź się klasy lub towarzysza… ({ $count })
munchkin-group-give = Daj… ({ $count })
munchkin-group-ask = Poproś o… ({ $count })
munchkin-group-treasures = Skarby dla pomocnika… ({ $count })
munchkin-group-attach = Dołącz „{ $card }” do przedmiotu… ({ $count })
munchkin-group-cheat = Połóż „{ $card }” na przedmiocie… ({ $count })

## Pomoc

munchkin-help =
    ← →            kartkuj: ja, moja ręka, rywale w skrócie, każdy rywal według numeru, talie
    Linijka z … ma kilka możliwości: wybierz ją, potem jedną z nich; Esc wraca.
    Bursztynowy klawisz przy twojej karcie wybiera to, co można z nią teraz zrobić. O wyróżnionej linijce powiedziane jest wszystko, razem z tekstem karty. Kliknięcie karty pokazuje jej tekst.
    Linijka gracza: poziom w drodze do 10, potem siła bojowa i ręka, Drzwi + Skarby. Strzałka pokazuje, czyja tura.
