lesson-goal =
    Welcome, Overseer: whoever has the most happiness at the end wins.
    On a turn you place one dweller on a spot and take its reward, so send somebody to the Diner, right.
    .well = Well done: food in the larder, and one more resource of your choice.
    .fine = Also fine: every spot that is free to you pays something, and you will see what.
    .pass = Also fine, but passing ends your round: your other dwellers stay at home until the next one.

lesson-any =
    “Any” resource means that you choose: take one that you lack, because rooms are paid for with a mixture.
    .well = Well done: what you have is always in view, and each compartment holds six.

lesson-side =
    A room goes on your own floor, beside the lift, and brings two happiness at once.
    Choose as you like: what differs is only which dice can bring a threat to it.
    .well = Well done: it is your room now, and others who use it pay you rent.

lesson-which-item =
    Items stay with you: some help every round, some are used up, some bring happiness at the end.
    Take whichever you like to read about.
    .well = Well done: you find it among your belongings, with what it does.

lesson-build =
    You can afford a room! Your own lift builds one of the open rooms, and building brings two happiness.
    .well = Well done: that is how most games are won.
    .fine = Also fine: the rooms wait for you, unless somebody else builds one first.

lesson-spots =
    A spot takes one dweller a round, so what others have taken is closed to you. Water Treatment, left, pays two water.
    .well = Well done: two water, and Blue has to look elsewhere.
    .fine = Also fine: whatever you leave is there for Blue.
    .pass = Also fine: your dwellers rest, and Blue has the vault to itself.

lesson-fight =
    Radroaches have settled in the Diner, and the spot shows a fight: two dice must reach 6.
    It is worth it, because victory brings happiness, and defeat costs only a wound that can be healed.
    .well = Well done: an Overseer has to be brave. Whoever wins takes the reward, and the threat leaves with your dweller.
    .fine = Also fine: a threat waits, and on the top floor it costs nobody anything at the end.

lesson-new-round =
    A new round: everybody came home, and the dice may have brought threats.
    Vault Door, right, pays any two resources and lets you begin the next round.
    .well = Well done: whoever begins has the first pick of all spots.
    .fine = Also fine: to begin is worth something only if you know what you would take first.

lesson-item =
    The Wasteland is where items come from: its right spot costs a water, its left one a wound.
    .well = Well done: an early item helps longer than a late one.
    .fine = Also fine: the row of items changes, and a better one may come.

lesson-people =
    You have what a newcomer costs: a third dweller means one more turn in every round from the next one on.
    .well = Well done: more people, more turns; you can have seven.
    .fine = Also fine: but do not wait too long, because a newcomer pays back every round.

lesson-free =
    You know it all now: place, build, fight, grow. The game ends in the round in which somebody builds a sixth room or the
    threats run out; keep an eye on your stores here and on the open rooms, and look any rule up when you wonder.
    .well = The vault is yours. Good luck, Overseer!
