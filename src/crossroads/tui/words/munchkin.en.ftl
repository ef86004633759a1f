### Munchkin Fallout in the terminal

munchkin-opening = Whoever reaches Level 10 first wins, and the tenth Level must be earned by killing a monster. Everything else is allowed, apart from throwing the cards.
munchkin-fighter = { $player }: Combat Strength { $strength }.
munchkin-rival-line = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(dead)
    }: Level { $level }, Combat Strength { $strength }, in hand { $doors } + { $treasures } (Doors + Treasures).

## The board

app-munchkin-now = At the table
munchkin-turn = Turn { $turn }
munchkin-after = After you:
munchkin-munchkins = Munchkins
munchkin-monsters = Monsters
munchkin-ahead = ahead
munchkin-treasures = { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    }
munchkin-radioactive = radioactive +{ $amount }
munchkin-gone = done for: { $foes }
munchkin-escape-roll = { $least } or more on the die
munchkin-escape-never = no way out
munchkin-escape-sure = no roll needed
munchkin-gives = gives
munchkin-step-ready = Ready
munchkin-step-door = Door
munchkin-step-trouble = Trouble
munchkin-step-loot = Loot
munchkin-step-charity = Charity

## Pages

munchkin-page-mine = Me
munchkin-page-hand = Hand
munchkin-page-rivals = Rivals
munchkin-page-decks = Decks
munchkin-class = class
munchkin-perk = Perk
munchkin-sidekick = Sidekick
munchkin-carried = carried by the Sidekick
munchkin-no-slot = no slot
munchkin-backpack = Backpack
munchkin-kept = suffers from
munchkin-hand-size = { $count } in hand, limit { $limit } · Big items: limit { $big }

## Options that share a line

munchkin-group-trade = Offer a trade… ({ $count })
munchkin-group-help = Ask for help… ({ $count })
munchkin-group-stow = Into the Backpack… ({ $count })
munchkin-group-load = Let the Sidekick carry… ({ $count })
munchkin-group-drop = Part with a class or a Sidekick… ({ $count })
munchkin-group-give = Give… ({ $count })
munchkin-group-ask = Ask for… ({ $count })
munchkin-group-treasures = Treasures for the helper… ({ $count })
munchkin-group-attach = Attach { $card } to… ({ $count })
munchkin-group-cheat = Put { $card } on… ({ $count })

## Help

munchkin-help =
    ← →            turn the pages: me, my hand, the rivals in short, each rival by number, the decks
    A line with … has several options: choose it, then one of them; Esc goes back.
    An amber key beside a card of yours chooses what can be done with it now. What is highlighted in the list is told in full, with the text of its card. A click on a card shows its text.
    A player's line: the Level on its way to 10, then the Combat Strength and the hand, Doors + Treasures. The arrow marks whose turn it is.
