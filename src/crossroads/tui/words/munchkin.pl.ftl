### Munchkin Fallout w terminalu

munchkin-opening = Wygrywa, kto pierwszy wejdzie na 10. poziom, a dziesiąty poziom trzeba zdobyć, zabijając potwora. Reszta jest dozwolona, byle nie rzucać kartami.
munchkin-rival-line = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(trup)
    }: poziom { $level }, siła bojowa { $strength }, na ręce { $doors } + { $treasures } (Drzwi + Skarby).
