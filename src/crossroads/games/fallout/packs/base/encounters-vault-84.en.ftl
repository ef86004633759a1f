### Vault 84, where everybody is born in debt

encounter-no-account-on-file = No Account on File
    .intro = The vault door rolls back as far as a person is wide. Behind a counter grille sits Odile Marsh, Senior Bailiff. The air in Vault 84 is metered, she explains; every resident wears a brass meter at the collar. You are breathing, and there is nobody to send the bill to.
    .sign = Sign the form and open an account.
    .sign-success = A new account comes with a welcome basket, on credit. Marsh stamps the form in four places, clips a meter to your collar and at last looks happy.
    .argue = Ask which rule bills a person without an account.
    .argue-success = Marsh turns pages for an hour. There is no such rule. Half the vault finds a reason to walk past the grille and look at somebody who breathes for nothing.
    .argue-failure = Marsh finds the rule. It is on the back of the first page, under Miscellaneous Lungs.

encounter-bench-by-the-door = The Bench by the Door
    .intro = Wendell Ash, seventy-four, is the first resident of Vault 84 to pay off everything, his grandfather's funeral included. The door opens for nobody but a zero balance, and it opened for him on his birthday. He has been sitting beside it since, with his suitcase on his knees.
    .escort = Offer to walk out with him.
    .escort-success = He asks what a person does all day out there, and whether one pays first or afterwards. Then he picks up the suitcase. It is empty; he owns nothing that was ever paid for except himself.
    .reckon = Ask him how he got to zero.
    .reckon-success = He kept his own books for sixty years, in pencil. His figures and the vault's part ways in one particular spring. He gives you the notebook and a name in the audit office: Tobin Reyes.
    .reckon-failure = He explains compound interest until the cheap lighting hours end. In the dark you find the steel door frame with your forehead.

encounter-statement-of-account = Statement of Account
    .intro = A bailiff machine trundles up to you in the corridor and unrolls a paper strip longer than you are tall. Basket, air, light, floor wear, and a fee for delivering the statement. It holds out a small tray and waits, ticking.
    .settle = Put the caps in the tray.
    .settle-success = The machine has never been paid in full and needs a while to find the bell it is supposed to ring. Marsh hands you the unclaimed deposit of a customer who died, and makes a note of your name.
    .work = Work it off in the boiler room.
    .work-success = You shovel through a double shift beside people who have done nothing else since they could lift a shovel. They like how you swear, and tell you when to come to the laundry.
    .work-failure = The boiler spits, the shovel is charged to you, and so is the burn ointment.
    .resist = Tear the strip in half.
    .resist-success = The machine had no instructions for that. It goes over with its tray full of other people's coins, and the doors along the corridor open by the width of an eye. Somebody whispers an invitation.
    .resist-failure = It restrains you very gently and takes the amount due from your pocket, and then the restraint fee.

encounter-laundry-exchange = The Laundry Exchange
    .intro = After the lights go down, the laundry of Vault 84 fills up. Here Hanne Prentice keeps a second set of books, written in soap on black cloth: who minded whose child, who fixed whose tap. A favour pays a favour, and one wet rag wipes out the evidence.
    .trade = See what people have brought along.
    .trade-success = Nobody here knows what anything is worth in caps, so they watch your face. You learn to keep it still; they learn faster.
    .repair = Mend the old steam mangle for them.
    .repair-success = The mangle turns for the first time in thirty years. Hanne writes your name in soap, higher up than you expected, and tells you about a meeting.
    .repair-failure = The mangle turns, with your sleeve in it, and then with your arm in the sleeve.
    .donate = Leave medicine for the ward that cannot pay.
    .donate-success = Hanne counts the doses, then the beds, and does not ask for the price. Later she brings what the vault's oldest families know and have never sold, and asks you to come and speak.

encounter-apprentice-auditor = The Apprentice Auditor
    .intro = Tobin Reyes, nineteen, pulls you into a cupboard full of adding-machine ribbon. He has checked the vault's sums for fun. The first loan, the one that every other debt is calculated from, was repaid eighty-eight years ago. The proof is in the archive, and the archive bites.
    .burgle = Go in with him tonight.
    .burgle-success = You get as far as the box for the first year. The first page has been cut out with a razor, but the receipt for the razor is there, and it names an office on the surface.
    .burgle-failure = Tobin drops the lamp. You both get out, and so does what was standing guard over the shelves.
    .verify = Go through the figures with him.
    .verify-success = Two nights, four pencils. He is right to the cent, and now he has somebody who says so. He shows you the way that the paper goes when it goes to the Bursar.
    .inform = Report him to the bailiffs.
    .inform-success = Odile Marsh pays an informer's fee without looking up. Tobin is moved to night accounts, which has no door on the inside. Marsh says you have a feeling for this work.

encounter-meeting-in-the-steam = Meeting in the Steam
    .intro = Forty people stand between the wash kettles, with wet towels wound about their meters so that the Bursar cannot hear. Hanne Prentice wants everyone to stop paying on the same morning. No resident dares to say it aloud first, since speech in assembly is charged by the word.
    .speak = Climb on a kettle and say it.
    .speak-success = You speak at length, for nothing, and the free length of it impresses them more than the contents. By the end forty people have named a day.
    .speak-failure = The whistle blows at the best part. The bailiffs fine the whole room, and the room lets you go around with the hat.
    .delay = Tell Hanne that it is too early.
    .delay-success = She looks at you for a while and sends the people home. They are almost grateful, and somebody feeds you. The bailiffs hear of it too and think of you as reasonable.
    .seen = You step out of the steam.
    .seen-success = Forty people look up, and then a good deal farther up. In the silence a small voice asks what they charge that one for air. Nobody has an answer, and the strike is decided.

encounter-badge-and-receipt-book = Badge and Receipt Book
    .intro = Odile Marsh closes the office door. Some accounts of Vault 84 have walked off to the surface, and her people may not follow: their own balance keeps them in. You have none. She lays a badge and a receipt book on the blotter, and beside them a second sheet, turned face down.
    .badge = Pin on the badge.
    .badge-success = She pays an advance out of her own purse, in coins that she has clearly been saving. Three names stand in the book, in a tidy hand.
    .question = Ask what she still owes.
    .question-success = She turns the sheet over: it is her own statement, and she is deeper in than anyone she has ever collected from. She tells you at what hour the Bursar sees people.
    .question-failure = "That is confidential," says Marsh, and takes something of yours as security for your tone.
    .warrant = The second sheet is a warrant for you.
    .warrant-success = The bailiffs had heard what the laundry says of you and came four strong. They leave on their own feet, mostly. Marsh, behind the desk, points out the Bursar's door without being asked.
    .warrant-failure = You are carried out past people who cheered you yesterday. They walk beside you to the door, which the bailiffs had not reckoned with.

encounter-wall-of-drawers = The Wall of Drawers
    .intro = The Bursar of Vault 84 is a room: nine thousand brass drawers, one for every resident who was ever born here, and a voice like a cash register. It asks for your collateral. It adds that it would not like to be misunderstood: it means well by everybody, at four per cent.
    .dispute = Dispute the very first loan.
    .dispute-success = The drawers run in and out for a full minute. The Bursar has addressed its report to the creditor every year, and every year no answer came. It concedes that this is irregular, and calls an audit.
    .dispute-failure = "An interesting objection," says the Bursar. Objections are charged by interest.
    .borrow = Ask the Bursar for a loan.
    .borrow-success = A drawer with your name slides out, the label still wet. There is money in it. The voice wishes you joy of it with something very much like affection.
    .jam = Wedge the drawers and go for the works.
    .jam-success = The guard machine fights like a thing that cannot afford to lose. When it stops, the drawers burst open, and somewhere behind them a great many small motors stop as well.
    .jam-failure = The drawers close on your fingers one after another, in alphabetical order.

encounter-fans-fall-silent = The Fans Fall Silent
    .intro = It takes a moment to notice what is missing: the meters no longer tick. Neither do the fans. Without the Bursar nobody is billed for air, and nobody gets any. At the far end of the dark corridor the nursery is singing, because the teacher has told them to keep singing.
    .restart = Find the motor room and start them by hand.
    .restart-success = Third door, left, down, the lamp is going blue. You tear the meter out of the circuit with both hands. A cough, a whine, wind. Up and down the corridor people stand under the grilles with their mouths open. What all those drawers are worth can wait until they have breathed.
    .restart-failure = The switch demands a key, a signature and a deposit. You come round in the corridor with a headache that fills it.
    .carry = Carry the children up to the door.
    .carry-success = Two under the arms, run. Back. Two more, run; the singing gets thinner. Back, on your knees now. The door looks for their balances, finds nobody left to look it up, and stays open. The teacher comes last, humming, because she promised.
    .carry-failure = The bad air is at your knees, your belt, your chin. You have one child by the sleeve when the lamp goes out. Hands come through the dark for both of you, a long time after you have stopped shouting.
    .strip = Empty the open drawers while it is dark.
    .strip-success = The singing does stop, because Marsh gets the fans going without you. She has seen your lamp among the drawers. She does not arrest you; she proposes a partnership.

encounter-clerks-with-a-trolley = Two Clerks with a Trolley
    .intro = The Bursar's loan has fallen due, since it falls due whenever you are in the building. Two young clerks have brought a trolley, a list of what you carry, and a lifting machine for the heavy things. "We are very sorry," says the younger one. "It is our first foreclosure as well."
    .repay = Pay back the loan in full.
    .repay-success = The clerks applaud. Nobody has taught them what comes next, so they look it up: a customer in good standing may ask for an audit of the house, and may keep the pledge of the last one who did.
    .surrender = Hand over a weapon as settlement.
    .surrender-success = It goes onto the trolley between two blankets. The list is ticked off to the end, which makes you the second person in the vault's history with a zero balance. It gives you a right to see the books.
    .overturn = Kick over the trolley.
    .overturn-success = The lifting machine defends the pledge to its last bolt, and falls across the cable that feeds the meters. The clerks resign on the spot and help you up.
    .overturn-failure = The machine lifts you, since you are now the heaviest thing on the list. It puts you down lighter.

encounter-market-in-the-atrium = Market in the Atrium
    .intro = The door of Vault 84 stands open, wedged with a brass drawer. In the atrium people sell what they find they own. Pia Reyes has painted a sign for the entrance: AIR FREE, ASK INSIDE FOR THE REST. Some still reach for their collars when they sigh.
    .browse = Walk along the stalls.
    .browse-success = They haggle badly, with delight, and often in the wrong direction. An old woman beats herself down to nothing before you have opened your mouth.
    .rest = Sit down on the bench by the door.
    .rest-success = Nobody charges for the bench any more, yet they have kept the little slot for the coin. You sleep through the afternoon in air that comes from outside.
    .favour = Ask Hanne Prentice about your name in soap.
    .favour-success = Your name is still at the top of the black cloth. Hanne wipes it off with a rag, carefully, and pays what it stood for.
    .meter = Buy a brass meter from the first who took hers off.
    .meter-success = She wraps it in a clean handkerchief, then takes something else from her box as well, because the price was too high for something that only ever ticked.

encounter-drawer-with-your-name = A Drawer with Your Name
    .intro = Odile Marsh has moved her desk into the Bursar's room. The meters tick as before, a little faster. One brass drawer carries your name and the word PARTNER, and on the bench outside sit residents who would like a word with whoever that is.
    .dividend = Open the drawer and take your share.
    .dividend-success = The coins are warm from other hands. On the way out you pass the bench, where they stand up for you, as they have been told to.
    .sell = Sell your half of the firm to Marsh.
    .sell-success = She bargains like a bailiff and signs like someone who has always wanted to. Your label comes off the drawer in one piece, and what lay at the back of it is yours.
    .sell-failure = Marsh has found that the partners owe the firm for the use of the drawer. She has the statement ready.
    .release = Buy out Marsh's own debt and close the books.
    .release-success = It was never a big sum; it had only never come down. Marsh unpins her badge, wedges it into the door, and goes to tell the bench herself.
