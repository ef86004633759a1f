### The two vaults from outside

## Vault 84

quest-what-the-air-costs = What the Air Costs
    .story = The steel door of the bar-room stories exists: a girl in vault blue has come from behind it and asks at every stall what she owes for the air. Pia Reyes crawled out of Vault 84 by a duct and cannot find the way back. She would like her brother inside to know that here it is free.
    .backtrack = Find the country that she came through.
    .backtrack-done = Pia dropped paper strips all the way, each a bill. The trail of them leads to a door in the rock, and where it passes a road, to boot prints: somebody else is reading the bills too.
    .deliver = Take her message to the vault door.
    .deliver-done = Under the camera is a slot marked PAYMENTS. You push the note through. After a while the slot pushes out a parcel from her brother and an old man's question about the weather.

quest-warrant-for-pia-reyes = The Warrant for Pia Reyes
    .story = The vault has hired collectors on the surface. They carry a warrant for Pia Reyes, who owes for eighteen years of breathing and one damaged duct. The duct is still open. Either somebody takes up her case inside, by the way she came, or somebody takes the warrant away from those who carry it.
    .crawl = Crawl in by the duct and speak for her.
    .crawl-done = You come out in the laundry, between the shirts, in front of forty startled people. A woman named Hanne has you repeat the word "free" until she believes it, and then tells you what the vault would give to keep that quiet.
    .intercept = Stop a hired collector.
    .intercept-done = In the dead man's coat you find the warrant, an expense account and a letter from Senior Bailiff Marsh, who now has a vacancy. Pia burns the warrant and keeps the ash, in case somebody should charge her for it.

quest-man-with-a-zero-balance = A Man with a Zero Balance
    .story = Wendell Ash has left Vault 84 with an empty suitcase. He asks the price of every stone he sits down on. A cousin of his is said to have settled far from here; but on bad nights he talks of his bench, and of the bailiffs who at least knew his name.
    .guide = Bring Wendell to his cousin.
    .guide-done = The cousin is a cousin only in the widest sense, but she has a porch. Wendell pays her for the first evening with his notebook of sums. She can read figures, and sends you to his pupil Tobin in the audit office.
    .return = Bring him home and buy him his bench.
    .return-done = A bench by the door, for life, with the sun on it whenever someone goes out. Marsh screws on the brass plate herself and is a good deal friendlier than before. She calls it the first sensible purchase in years.

quest-first-page-of-the-ledger = The First Page
    .story = Somebody has cut the first page out of the books of Vault 84: the one that says who lent the money. Tobin Reyes knows of two copies. One was kept at the lender's office up above. The other lies in the sealed part of the archive, with a guard that has never taken a day off.
    .office = Search the ruins of the lender's office.
    .office-done = The firm was wound up on the morning of the war, before the coffee was served. All its claims passed to "whoever presents this page". You fold it up very small.
    .archive = Break into the sealed archive.
    .archive-done = The page is there, and on its back, in pencil, the instruction to the machine: do not tell them. Tobin reads it with his lips moving. Then he shows you where the machine lives.

quest-day-without-payment = A Day without Payment
    .story = This morning nobody in Vault 84 has put a coin in the slot. The corridors are dimmed, the taps are off, and the bailiffs go from door to door with spanners. It lasts as long as people stand in the corridor together, or until the machines run short of the parts that come to them overland.
    .hold = Stand in the corridor with them.
    .hold-done = On the third day the bailiffs sit down too; their lights are off as well. In the end a voice from the wall asks for somebody to talk to, and everyone looks at the one who has no account.
    .starve = Destroy a machine that hauls their parts.
    .starve-done = The crate it carried was addressed to Vault 84: bearings, fuses, a fan belt. Without them the meters will stop within the day. It occurs to you only later that they are not the only things in there that turn.
    .meter = Feed the meters for a whole corridor.
    .meter-done = You go from door to door with a bag of coins, and behind you the lights come up. The bailiffs have no form for this. The Bursar asks, in every room at once, who is paying for strangers and why.

quest-three-names-in-the-book = Three Names in the Book
    .story = The receipt book of Vault 84 lists a baker, a midwife and a boy with a missing tooth, who left the vault by the rubbish chute and now live in one settlement under one roof. The baker owes for the oven she was born next to. With the badge on, you look to them exactly as they have always imagined it.
    .collect = Collect what is written in the book.
    .collect-done = They pay. It takes them till dusk to bring it all together, and the boy counts it out, since he is the one who is good at it. The Bursar would like to shake your hand.
    .settle = Pay for them and tear out the page.
    .settle-done = You sign for all three and pay it yourself. The baker sends you off with bread and with what she knows. The boy wants to come to the laundry and tell them, but it is you they will believe.

quest-creditor-of-last-resort = The Creditor of Last Resort
    .story = The lender of Vault 84 has been dead as long as the world. The Bursar needs a creditor as a clock needs a weight, and has found the clause: the claim belongs to whoever lays it on the counter. A wall of drawers, four per cent, and you are standing at the counter.
    .cancel = Claim the debt and strike it out.
    .cancel-done = You write "paid" across the first page, and the Bursar reads it out for every drawer. With the last the door opens and stays open. They give you the only instrument down there that never billed anybody.
    .inherit = Buy the debt and let it run.
    .inherit-done = The filing fee is modest. The Bursar sounds younger at once, and asks how you would like to be addressed. Odile Marsh brings the keys to the stores, two steps behind you now.

## Vault 109

quest-names-after-sundown = Names after Sundown
    .story = Somebody lives behind the steel door in the dark rock. After sundown the radio brings a roll call: a kind voice reads names, and people answer. A hundred and eight are present. At the last number there is silence, then a child crying: "Please come and help us." It has been the same child for as long as anyone remembers.
    .walk = Go into the deadly country it comes from.
    .walk-done = The ground is warm there, and nothing grows. Boot prints lead in from every side towards a door with the number 109. You look for a while, but you find none that lead out.
    .trace = Take the bearings of the signal from a settlement.
    .trace-done = With two aerials and a patient landlord you have it: a vault, and a strong current behind it, far too strong for a radio. Something down there is running hot. You mark the place on the map.

quest-those-who-answered = Those Who Answered
    .story = In the settlements they read you the list of people who went to help the crying child: a doctor, two brothers, a whole choir. Their prints end at Vault 109. Some may have got in. As for the others, something large lives by the warm pools, and it does not move far from the door.
    .track = Read the prints before the vault.
    .track-done = Most of them stop at the pools. They do not turn; they stop. A few go in and wipe their boots. And there is one pair of bare feet, small, that comes to the threshold from within every day, stands, and turns back. Today's are still wet.
    .lair = Kill a monster and search its lair.
    .lair-done = Buttons, buckles, a tuning fork. The doctor's notebook is legible: she did come out again, having seen the dormitory, and ran without looking where. What she writes about Vault 109 will be worth something to those who plan ahead.

quest-warm-water = Warm Water
    .story = The reactor of Vault 109 has no crew any more and boils its cooling water into the hills. The pools never freeze, and what lives in them grows. One can patch the pipe from within, in a gallery where nobody should stay long, or open the old sluice far below and let the pools run dry.
    .patch = Patch the pipe in the reactor gallery.
    .patch-done = It holds. On the gallery wall the last engineer has chalked a tally of the nights, and beside it what he would have liked to tell the world. Beyond the gallery stands the dormitory door, no longer too hot to touch.
    .drain = Open the sluice and drain the pools.
    .drain-done = The water takes all night to leave. In the mud lies the luggage of a good many helpful people. What lived there has got up and gone the only way where it is still warm: indoors.

quest-nell-counts-to-one = Nell Counts to One
    .story = Nell has never met anyone who breathes. She has asked you whether there is a place where several of them live at once, and whether they would mind. But if she leaves, there is nobody left to whom the roll is called; and somebody, she says, should see to it that the others get a proper good night.
    .lead = Bring Nell to a place full of people.
    .lead-done = She stands in the market with her mirror and holds it up to everyone who lets her. Nobody laughs. She tells you what she knows of the Steward; she asks that you be gentle, as it was a good mother, mostly.
    .supply = Bring her what she needs to stay a while.
    .supply-done = Tins, a lamp, a lead apron, a box of chalk. She will stay until it is finished and leave by herself afterwards, through the front door. Tonight she will ask the Steward to let you speak after the last name.

quest-mast-on-the-ridge = The Mast on the Ridge
    .story = The call for help goes out over a mast on a far ridge, which repeats whatever it hears from Vault 109. It has several voices to choose from by now, and one of them is yours. People who know you are already packing. A mast can be felled; it can also be told something else to say.
    .silence = Bring down the mast.
    .silence-done = It falls across the ridge with a long, surprised note. On the drum in the hut are the names of all who ever called back to ask the way. In the vault the airlock opens: the Steward is finding out why nobody answers.
    .warn = Record a warning in your own voice.
    .warn-done = You say who you are, and that anyone who hears you ask for help should stay at home. Only the take in which your voice gives way sounds honest. At dusk a kind voice replies that this hurts, and asks for a talk.

quest-last-roll-call = The Last Roll Call
    .story = The Steward is ready to call the roll of Vault 109 for the last time, and somebody has to tell them that they may go. Or number one hundred and nine could be filled for good: one voice more on the tape, and the machine has its peace, its report and its beacon for centuries. It would be grateful.
    .dismiss = Read the names and dismiss them.
    .dismiss-done = You read, they answer, and after each answer you say good night, and a speaker clicks. It takes until morning. The last click is the Steward's. In the silence you hear, two rooms away, someone shuffling cards.
    .fill = Let it complete the roll.
    .fill-done = "All present," says the Steward, and the whole hall laughs with relief, you among them, from the ceiling. You do not remember opening your mouth. The store rooms stand open. Outside, at dusk, you hear yourself beginning to cry for help.
