### Munchkin Fallout in the terminal

munchkin-opening = Whoever reaches Level 10 first wins, and the tenth Level must be earned by killing a monster. Everything else is allowed, apart from throwing the cards.
munchkin-rival-line = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(dead)
    }: Level { $level }, Combat Strength { $strength }, in hand { $doors } + { $treasures } (Doors + Treasures).
