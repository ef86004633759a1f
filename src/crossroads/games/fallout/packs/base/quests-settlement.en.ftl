### Fallout, base set: side quests that begin in a settlement

## The head count

quest-head-count = Head Count
    .story = A census machine from before the war is still doing its rounds. It stands outside each settlement, counts heads, doors and rifles, and punches them into cards. Lately somebody has been buying the cards, and the places with low numbers have started to burn.
    .reason = Find the enumerator and teach it to lie.
    .reason-done = It takes an afternoon to explain the difference between an error and a kindness. Then the enumerator punches a new card with great care: a poultry farm that nobody guards, two hundred rifles. You hope it has chosen well.
    .scrap = Shoot robots until the counting stops.
    .scrap-done = This one has a stylus for a finger and a chest full of punched cards, tied with string, addressed and ready for collection. Whoever was going to collect them will be waiting.
quest-holes-in-paper = Holes in Paper
    .story = The cards from the enumerator's chest are addressed to one Prosper Lyle, dealer in stationery. He has a clean shop, a bad conscience and customers who come after dark. He expects a delivery, and does not much care who brings it.
    .sell = Deliver the cards to Lyle.
    .sell-done = Lyle pays what it says on the string and never asks what happened to the machine. Before the week is out, somebody with a list is on the road, and it has come out who carried it.
    .confront = Ask him who buys, and wait for the buyer.
    .confront-done = The buyer comes after dark, with a lantern and a helper, and leaves without either. Lyle burns the cards in front of witnesses. Then he tells you, unasked, everything about everyone, since he has to sell something.
quest-nine-people-and-a-goat = Nine People and a Goat
    .story = By the enumerator's card, a little poultry farm near the settlement holds two hundred rifles. In truth it holds nine people, one shotgun and a goat. The raiders do not trust the number, so they have sent outriders to look. They will be here tomorrow.
    .parade = Make one family look like two hundred.
    .parade-done = You march them past the same gap in the same fence until dark, in different hats. The goat goes by again and again, as cavalry. At dawn the outriders are gone, and the watching enumerator asks what this is called.
    .outriders = See to it that no outrider gets home.
    .outriders-done = Nobody rides back to say otherwise, so it stays two hundred, and now it sounds like it. The enumerator adjusts its card for accuracy: two hundred and one.

## The bank

quest-only-bank = The Only Bank in the Wasteland
    .story = Amory Teague takes in caps and gives out printed slips, and the slips are good in every market for three days around. People sleep better. Bryony Sallow, who weighs everything, does not. Teague says that he has nothing to hide, and that he needs someone reliable to escort a strongbox.
    .audit = Count what is in the bank.
    .audit-done = You count the slips, then the hours, then the customers, and it does not come out. When Teague goes to lunch you try the safe. It was not even locked.
    .escort = Take the strongbox into dangerous country.
    .escort-done = The robbers knew the road, the hour and the weight. You keep the box and collect the fee, but a lid that has been shot at does not stay shut.
quest-bricks-and-a-photograph = Bricks and a Photograph
    .story = In Teague's safe there are forty bricks and a photograph of a lady in front of a real bank. "It was full," he says. "People borrow. People die. As long as nobody asks all at once, it works." Four hundred families hold his slips. He begs you for time.
    .expose = Tell the people, in any market, what you saw.
    .expose-done = For a moment it is quite still. Then everyone remembers, all at once, that they have something to see to at the bank. A slip flutters past you on the ground, and nobody bends down for it.
    .lend = Put your own caps between the bricks.
    .lend-done = Teague locks your caps away with trembling hands. Then he shows you the rest: of what was paid in last month, every third cap rings false. Somebody is striking them, and he was too frightened to say so.
quest-strongbox-split-open = Strongbox, Split Open
    .story = There were no caps in the strongbox. It is packed with tin blanks, round, crimped and unpainted, a few thousand of them. The waybill names no one, only a crossroads in the waste where it was to be put down. Somebody is making money, and has it delivered by the bank.
    .follow = Leave the box at the crossroads and follow whoever comes.
    .follow-done = It is fetched by a machine in an apron, which sweeps away its tracks and is not thorough. Over the ridge stands a bottling plant with a lit window.
    .show = Lay a handful of blanks before the people of a settlement.
    .show-done = An old man bites one and spits. By noon every cap in town has been bitten, and every slip is on its way home to Teague, in somebody's fist.
quest-run-on-the-bank = Run on the Bank
    .story = They stand before Teague's bank from the door to the wall, all with slips in their hands, and those at the back have begun to push. Teague has barred the door. There is a back door too, and he has been seen buying boots and hiring a gunman.
    .queue = Turn the crowd into a queue.
    .queue-done = A pane goes. Somebody screams that a child is down. You are on the steps, on the railing, shouting letters of the alphabet: widows, then A, then B, and shoulder by shoulder the crowd turns into a line. Teague pays down to the brass of the door handle. The child has a scraped knee.
    .satchel = Out on the roads, get past his gunman to the satchel.
    .satchel-done = The gunman was paid in slips and would have been glad to talk, had he not started by shooting. Teague sits beside the road on his satchel. You take it back to the people, and let him keep the boots.
    .counter = Put your own money on the counter, where all can see.
    .counter-done = You empty your pockets onto the brass, and the noise of it goes through the crowd. The first in line looks at the heap, then at her slip, and decides that she can come back tomorrow. So does the second.
quest-cap-press = The Cap Press
    .story = In an old bottling plant a line is running that should have stopped with the war. It punches, crimps and paints bottle caps, new ones, a tin bath full each hour. A maintenance robot tends it and believes the bottles are merely late. Soon a cap will be worth what tin is worth.
    .break = Get past the robot and break the press.
    .break-done = The die comes out in one piece and goes down a well in three. In the silence, the plant ticks as it cools. In a month people will have stopped biting their caps. Teague's bank does not last that long.
    .night = Run the press for one night, for yourself.
    .night-done = You leave with full pockets and painted nails, and the bearing burns out behind you. It takes a week for the markets to notice, a day for Teague's bank to fall, and an hour for somebody to remember your nails.
