lesson-class =
    Welcome to the Wasteland: the first at level 10 wins, and monsters are how you get there.
    You hold the Brotherhood Paladin, so take that class, because its power is yours from now on.
    .well = Well done: a munchkin without a class is only a munchkin.
    .fine = Also fine: you can still take a class on a turn of your own.

lesson-gear =
    An item in use counts in every fight: the Assault Rifle gives +3 to your Combat Strength.
    .well = Well done: level 1 and a rifle of +3 make you as strong as 4.
    .fine = Also fine: what you do not use now you can put on at the start of your turn.

lesson-hand =
    The rest can wait: a card in your hand does nothing until you play it. Say that you are done.
    .well = Well done: traps, colas and tablets are for the right moment.
    .fine = Also fine: in the Backpack an item is carried, though it gives no bonus there.

lesson-door =
    Your turn begins with a kick at the door: a monster is fought, a trap strikes, anything else is yours.
    Pass to say that you are ready.
    .well = Well done: let us see what is behind it.
    .fine = Also fine: get ready in peace, the door waits until you pass.

lesson-radiation =
    Radiation! One roll may save you: your Radiation Defence and the die must reach what the card asks for.
    .well = Well done: a roll costs nothing.
    .fine = Also fine: some radiation does little harm to a beginner.

lesson-trouble =
    No monster behind the door, so you may look for trouble with one from your hand: that is how levels are made.
    .well = Well done: a monster that you choose yourself is the best kind.
    .fine = Also fine: whoever looks for no trouble may loot the room instead.

lesson-side =
    A card like this helps either side of a fight. In a fight of your own, give it to the munchkins.
    .well = Well done: now compare the two numbers. Once yours is higher, pass, and you win unless somebody meddles.
    .fine = Also fine, if you wanted to see the monster win: that is what others will do to you.

lesson-fight =
    To win you need more than the monster, and equal is not enough. Glowing Cola adds 5 to one side.
    .well = Well done: used up, but a level is worth it.
    .fine = Also fine: a power, help or luck may do it, and who cannot win runs away by a roll of the die.
    .help = Also fine: help counts like your own strength, but the helper will want a share of the Treasures.

lesson-perk =
    An even level brings a Perk: you look at three and keep one for good.
    .well = Well done: Perks are never in your hand, so they work at once.
    .fine = Also fine: but a Perk would have cost you nothing.

lesson-turn-end =
    Your turn ends here: put on what you won, or pass. With more than five cards in hand you must give some away.
    .well = Well done: that was a whole turn.
    .fine = Also fine: you are asked again until you pass.
    .dressed = Well done: it counts from now on, and you pass when you are ready.

lesson-others =
    Others play now, and you may step in: strengthen a monster, help for a share, set a trap.
    Pass for today; beneath the options you can also pass until something changes.
    .well = Well done: a friendly munchkin lives longer, up to level 9 or so.
    .fine = Also fine: meddling is half of the fun, and they will remember it.

lesson-free =
    You know it all now: get ready, kick, fight, share out. Level 10 must be won in a fight, so keep an eye on who has 9
    and on what you have here, and look any rule up when you wonder.
    .well = The door is yours. Good luck, munchkin!
