# Side quests of California's roads, towns and vaults.

quest-painted-stones = Stones with Red Hands
    .story = The red hands go on from stone to stone, across the flat and beyond, each a little fresher than the one before. On the farthest stone a space has been left where the next hand should be. The ground at its foot was dug up not long ago, filled in, and swept.
    .dig = Dig where the ground was swept.
    .dig-done = An arm's length down lies a blanket, and in it the small belongings of a dozen people. Each has a tag with a name, a date and the word "walked". Under the blanket the stone goes on, and so does the paint.
    .repaint = Put your own hand in the empty space.
    .repaint-done = The pot stands ready, as though somebody had been expecting you. Your print comes out crooked and very red. Next day it has been given a wrist, a cuff and the beginning of a sleeve, and the sleeve is yours.

## Vault 7

quest-tin-prophets-sermon = The Tin Prophet's Sermon
    .story = The robot with the lampshade gets further into its speech every week. By now it thanks the mayor, the bank and the builders of a vault, begs the guests to stand well back, and stops at the same comma. The widow wants the end written down before the battery goes. Others of its make learned the same speech, she believes, and old people may have heard it.
    .record = Read your notes to the oldest people in town.
    .record-done = A blind man in the corner takes over where you stop and speaks it to the last word; in his family it has been a lullaby since the war. It closes with an address: Vault 7, main doors, and a warm welcome to all.
    .unplug = Get the rest of the speech out of some other robot.
    .unplug-done = What is left in the wires keeps the voice going for a minute: the ribbon, the scissors, the doors of Vault 7. You sell the wires. The widow gets the last sentence and does not care for it.
    .battery = Buy the prophet a new battery.
    .battery-done = Fully charged, it needs no help. It delivers the speech in one go, to two goats and most of the town, gives the address, which is Vault 7, and asks everyone to be on time. Then it starts again from the beginning.

quest-rehearsal-schedule = The Rehearsal Schedule
    .story = The prompter's schedule for Vault 7 covers two centuries of rehearsals and one performance: tonight, every night. In the margin are names, struck out, each with the remark "replaced". The last is yours, in pencil, for a seat in the front row. The ushers have orders to find you wherever you are.
    .front-row = Take your seat in the front row and keep still.
    .front-row-done = Six hours, no interval, and a lamp that swings round to anyone who scratches. You do not scratch. When it is over, somebody far back in the dark begins to clap, and the word goes along the rows: from now on there will be a full house.
    .burn = Burn the schedule and wait for the usher.
    .burn-done = It comes across the sand with its torch held low, so as not to disturb anyone, and asks to see your ticket. Later you warm your hands at what is left of it. It had been saving its tips.

quest-understudy = The Understudy
    .story = Cordelia Amory has come out of Vault 7 by the stage door, which was held open for her. Like her mother and her grandmother she knows every part and has never played one. The sky makes her dizzy. She wants to go where nobody has lines to say, and some way behind her walks a man with her costume over his arm.
    .escort = See her into town, with company.
    .escort-done = On the way she is taught to queue, to haggle and to swear. When the man with the costume arrives, she takes it from him, gives him a cap for his trouble, and makes curtains of it.
    .alone = Slip her past the dresser by yourself.
    .alone-done = You trade hats with her at every corner until the dresser is following the hat. At the edge of town he bows to it, helps it into the costume and leads it home.
    .engage = Rent a barn and a lamp for her.
    .engage-done = She plays all the parts herself, the dog included. In the third act the man with the costume sits down in the last row, and when it ends he is the first on his feet.
    .return = Take her back to the stage door.
    .return-done = A hand comes out with the fee and goes in with Cordelia. She forgives you in verse, as the part requires, and keeps her eye to the crack until it closes.

## Vault 44

quest-unwritten-rule = The Unwritten Rule
    .story = All over the market voices have dropped, though nobody gave the order. Some traders came back from deadly country like that: felt under their boots, brand-new caps in their purses, and they jump whenever a pot lid falls. There is a place out there where that is the rule. One of them writes what happens to the others into your palm, with his finger. He writes: heard.
    .find = Go into deadly country and listen.
    .find-done = You are walking on tiptoe before you notice it. There are no birds. Ahead a steel door is set into the rock, with the number 44 on it and felt round the frame.
    .ask = Ask one of the whisperers, and watch the lips.
    .ask-done = Vault 44, say the lips; leave your boots outside. Behind you something drops off a stall. When you turn back there is nobody on the stool, and a new cap is still spinning on the counter.

## The cage and what was in it

quest-gate-left-open = The Gate Left Open
    .story = Inside the fence is a breeder's yard. All twelve pens are empty but one, and every bolt has been drawn from outside, quite gently. The breeder, Mrs. Ludlow, sits on a bucket. Her geckos are all over the hills, she says, and what let them out is going from farm to farm for more. The last pen it did not touch. In that one there is something half dog, half toolbox, and it wants to get out.
    .herd = Account for one of the runaways.
    .herd-done = She measures it from nose to tail and pays by the hand. Then she shows you a bolt. There is a print on it, four fingers and no thumb, and it is higher up than your head.
    .rope = Rope the one that has learned about bolts.
    .rope-done = It rises on its hind legs to look at the knot and seems to be memorising it. The rope holds, just. Mrs. Ludlow has no money left, so she lets you go through the things that former customers pawned.
    .buy = Buy what sits in the last pen.
    .buy-done = She throws in the chain and is glad to be rid of both. The dog unlocks the chain with its jaw, returns it to her, and waits for you outside the gate, which it has shut.

quest-long-shadow = The Long Shadow
    .story = Whenever you turn round there is nothing there. But late in the day the shadow is: longer than your own, with more joints in it. It stops when you stop. Towns it avoids. It comes closer each time that somebody goes where they have never been, as if it would like to see the place too.
    .hunt = Kill the beast that throws it.
    .hunt-done = From close up it is just an animal, starved, with the mark of a collar and one of your bootlaces round its claw. The lace is tied in your own knot. That evening there is a single shadow on the ground, and you go on looking for the other.
    .bait = Lay out a meal for it, then run.
    .bait-done = You walk backwards for as long as you can bear it, then turn and run. Behind you something eats, without haste. At daybreak the dish stands in front of your tent, licked clean, and the tracks lead away.
    .nearer = Let it see new places with you.
    .nearer-done = This time it has come near enough to touch the back of your neck. Perhaps it only wanted to point something out. It has not learned yet how hard.

## The post

quest-letters-for-nobody = Letters for Nobody
    .story = Abel Ruiz's bag holds the post of a town that is gone, addressed to people and to no place. But people who leave a town go somewhere. By all accounts most of these went to the farthest settlement there is, and their children may still bear the names. When you put the bag down, one of the envelopes moves.
    .deliver = Carry the bag to the farthest settlement.
    .deliver-done = You call out names on the square until you have no voice left. An old woman gets a proposal, a baker his grandfather's debts, a boy the recipe for something that no longer grows. They insist on paying the postage, and someone is already looking for ink.
    .open = Steam open the envelope that moves.
    .open-done = A moth flies out, and then there is a page that begins: To the person holding the kettle. It describes you, not very kindly, and demands an answer. At the next table they have noticed the steam.

quest-reply-by-return = Reply by Return
    .story = The letter expects an answer by return of post, and the envelope is enclosed. Where have you been, it asks, what did you take from there, and who was left behind? It is signed Nobody and names a letter box on a pole, a long way out. If you go exploring in the meantime, it will consider the matter closed, at your expense.
    .answer = Write the truth and post it in the box on the pole.
    .answer-done = It comes to six pages; you had not thought that there was so much of it. When the flap falls you hear your letter land on a great many others. A moth settles on the pole, folds itself up and looks sealed.
    .ignore = Go exploring and leave it unanswered.
    .ignore-done = In the new place stands a letter box with a postman's cap hung on it, and inside is a bill in your name. You look round for a long while. Then you pay.

quest-slow-poison = Slow Poison
    .story = It was Ana Ferro who wrote in the shaky hand. Their well is clear, but those who drink from it are a little more tired each day; her grandchild has not been out of bed since the harvest. Everyone knows which spring feeds it, and in what sort of ground. Nobody says so, because the water carts fill up there, and with every new road they take it farther.
    .taste = Drink from the spring, since you glow already.
    .taste-done = It fights all night with what is in you, and loses. At sunrise you cough up something like a coin and feel as if you had been built again from better parts. Now you know where it hides in the rock, and you roll a boulder over the place.
    .sample = Climb to the spring and find what seeps into it.
    .sample-done = Above the source a truck lies on its side in the moss, and on its drums a moon wears a nightcap. You stop the leaks with tar. For two days nothing stirs in Ana's village. On the third the children are up before the cocks, all of them, and very loud.
    .spread = Open up new roads for the water carts.
    .spread-done = On the new road there is a water cart already. You drink before it occurs to you to ask where it was filled, and half a day is gone.

quest-borrowed-armor = Borrowed Armor
    .story = The letter mentions it in passing: a suit of armor, lent to a soldier and never returned, and the lender's children would like to have it back. It is described down to the dent. In thirty years it has changed hands so often that anybody's armor might be it, and the children, who have grown up and own rifles, have started to ask.
    .return = Give them some armor and say that this is it.
    .return-done = It is not, and they know; the dent is on the wrong side. They turn it over for some time. "He would have lent this one too," says the eldest, and they pay you for looking after it.
    .dent = Beat the right dent into a stove door.
    .dent-done = You work from the letter, by ear. They hang it over the fireplace, and there is not a dry eye in the room, yours because of the paint.
    .keep = Bring down something terrible in front of witnesses.
    .keep-done = Everyone has seen what you wore at the time and how it held. The children take one look at the carcass and go home without it. They tell the story at each fire along the way, and you are not the hero.

## Towns

quest-cistern-crew = The Cistern Crew
    .story = The crew is four men who scrub the cistern and have not come up for a week. Through the grating they tell Hob that they are well, that the water is well, and that he should come down; and they say it all together. Something pale is growing on the walls. It is sweet, say the four voices. The whole town ought to have some.
    .drain = Bail out the cistern, and the crew with it.
    .drain-done = For two days buckets go from hand to hand, and at the bottom lies a thing like a bridal veil that lets go of the men finger by finger. They ask for dinner, each in his own words. Hob burns the veil and invites everyone for the first clean water.
    .bottle = Buy bottles and sell the sweet water.
    .bottle-done = You try it first, to be fair. It sells itself; people are back before they have finished the last one. They thank you, too, all together.

quest-one-badge = One Badge
    .story = Cole and Minh agree on one point: there is a single badge, and until the matter is settled it stays on the billiard table in the saloon. Cole is for a duel and Minh for a vote. The saloon-keeper would like to have his table back. Outside, the drunk inquires whether he could be unchained from one of the porches in the meantime.
    .vote = Hold a vote, with witnesses.
    .vote-done = As many hands go up for Cole as for Minh, and then someone asks who is in favour of anybody else. It is unanimous. The new sheriff is fetched, protesting, and sworn in before the stew goes cold.
    .duel = Stand in for one of them at noon.
    .duel-done = While they are still arguing about the number of paces, you shoot the badge off the table. Everyone agrees that this settles it, though not for whom. The town passes round a hat, and then gives you the hat.
    .bribe = Pay both of them to retire.
    .bribe-done = Two good pensions for two bad sheriffs. Next day they are seen fishing from one boat. The evidence room, which is now nobody's, is thrown open to the public, and you are first in line.
    .halve = Break the badge in two.
    .halve-done = It is steel from before the war and costs you an afternoon and the blacksmith's vice. Each gets a half. By the letter of the law neither can arrest anyone without the other, and crime, to general surprise, goes down.
    .outlaw = Bring down a seasoned outlaw yourself.
    .outlaw-done = For once neither sheriff claims the body. They give you the reward and offer you the badge. You hand it to the first person in the street who does not want it, and the town finds that very sensible.

quest-mayor-of-one-street = Mayor of One Street
    .story = The tired voice is Leona Spratt's. Her street has seven houses, a pump and a school, and she has been its mayor for so long that she falls asleep in the middle of announcements. Because you answered, she has put you up as her successor. Mr. Crane, who owns six of the houses, is standing too, and would prefer to have it to himself.
    .campaign = Stand for office, and buy the street its lunch.
    .campaign-done = You promise a lamp, a second street and no more speeches, and the stew does the rest. Four houses to three. Your first act as mayor is to send Leona to bed. The next, two days later, is to appoint her again, as she insists that she has had enough sleep.
    .debate = Debate Mr. Crane on the air until he gives up.
    .debate-done = He has breath for two hours, and you have three. In the third you ask him what each house pays. All along the street people are listening with pencils. He withdraws for his health, and the rents come down before the end of the broadcast.
    .resign = Take Mr. Crane's money and stand down.
    .resign-done = A regrettable hoarseness, you tell the microphone. He pays at the back door. Leona broadcasts your announcement again every day, at the hour when people sit down to eat.

quest-stranger-in-the-well = Stranger in the Well
    .story = Since the transmitter was turned up, a voice in the town well has been asking for it to be turned down. It is deep, courteous and well read. He fell in, it says, and would be obliged for a hand, and nobody is to be alarmed on seeing his. The rope that they let down with bread came back bitten off, very straight.
    .haul = Pull him out.
    .haul-done = Six people let go of the rope, and you do not. Over the rim climbs a deathclaw in a monk's habit, dripping. He thanks you and asks whether the gentleman who has fainted would like a pillow. His name is Goris, and he will walk with you for a while.
    .talk = Keep him company from above.
    .talk-done = You talk about rain, and whether a fish knows that it is wet. He would sooner stay until the fuss has died down, he decides. But he has been hearing something through the rock, night after night, and describes to you where it is.
    .lid = Nail a lid on the well.
    .lid-done = The town takes up a collection for you. He quite understands, he says through the planks, and after that he says nothing more. The children have begun to read to the lid.

quest-what-the-well-said = What the Well Said
    .story = Through the rock the stranger has been hearing glass: something that turns with the sun, in deadly country, at a spot he can give you to the step. Every day at noon it takes aim, he thinks, and as there is nothing to aim at, it waits for tomorrow. He may be mistaken. It is a long time since he had anyone to ask.
    .believe = Go to the spot, at noon.
    .believe-tally-0 = The spot is right, the side is wrong. The glass finds you before you find the glass.
    .believe-tally-2 = It is the window of a buried truck, swinging on its hinge. You are nearly disappointed. But the truck was on its way to somewhere, and it was packed for a long stay.
    .believe-tally-4 = You wait for a cloud and walk in under it. On a tripod polished by the wind sits a pistol with a burning-glass for a heart. It swings round, considers you and bows its barrel. The diary beneath it is worth nearly as much.
    .forget = Sell the directions and think no more about it.
    .forget-done = A prospector with a new hat buys them and is off before you can tell him the hour. You never learn what became of him. At noon you catch yourself looking that way.

## The open road

quest-hundred-pound-question = The Hundred-Pound Question
    .story = Mr. Tobin, a fat man with a thin voice, wants a crate taken into deadly country: a hundred pounds, no handles, one air hole. It is not to be opened, and not to be argued with. Inside is a brain in a jar, which wakes up whenever it is carried and asks its bearer, each time in the same words, whether it was worth it.
    .carry = Carry it there yourself.
    .carry-done = It asks at every halt, and at every halt you say that you are nearly there. The customer is a machine without a head. It puts the jar where it belongs, sits for a while with its hands on its knees, and pays.
    .split = Share the weight, and the answering.
    .split-done = One carries and the other answers, turn about. It comes out that you have done quite different things with your lives. For the last mile the crate is silent, and at the door it asks you both to write.
    .answer = Sit down with it and answer properly.
    .answer-done = It takes all night; you begin with the war and finish with breakfast. "Thank you," says the crate, "that was all." Mr. Tobin keeps his money, but people have been listening at the window, and they have some questions of their own.

quest-dog-with-a-key = Dog with a Key
    .story = A steel dog with one brown ear is limping along the road, a key on its collar. It goes ten steps, sits down, and looks to see if you are coming. It must have done this with many people, for it does not seem to expect much. Nothing that you call it makes any difference. But three notes are scratched into the collar, and the last is worn away.
    .follow = Go where the dog is going.
    .follow-done = In the middle of nowhere there is a steel door in a bank of earth. The key fits. Behind it is a shelter for two, and one man, who sent the dog for somebody and waited. In the photograph on the shelf there is a girl, who must be an old woman by now. You take what he has no use for and bury him before she comes. The dog gives you the key and stretches out on the grave.
    .whistle = Find the note that is missing.
    .whistle-done = You try all of them before half the town, which makes suggestions. At a note that you had left out for being silly, the ear goes up. The dog comes over, puts its key into your hand, and seems to have dropped its errand for good.

quest-bounty-on-a-name = Bounty on a Name
    .story = The bounty is on Jack Morrow, and every poster shows a different face. Morrow has been dead for years, admits Abernathy, the clerk, and nobody remembers what he looked like. But the money was paid in, it has to go out, and any man with a gun will do if he does not object to the name. Seven people called Morrow no longer leave the house.
    .collect = Bring in a gunman and call him Morrow.
    .collect-done = Abernathy leafs through the posters until he comes to one that fits, and finds the likeness striking. You sign. "Three months," mutters somebody behind you in the queue, and looks at the poster, at you, at the money.
    .tear-down = Tear down the posters, and whatever they are stuck to.
    .tear-down-done = Some are nailed and some are glued, and one is painted on the bank. You take that piece of wall along. Seven Morrows, six of them women, stand you a dinner.
    .cancel = Pay the bounty back in.
    .cancel-done = The reward, the fee for the reward, the fee for the fee. Then Abernathy draws a line under Morrow, blots it, and lets out a breath that he must have been holding since he took the post.

quest-power-for-a-week = Power for a Week
    .story = The river is back, and drops over the ledge with a noise like applause. A turbine in the fall would run for a week before the mud got in. A week is a lot, says Dutch, who has never had one to himself: a cold store, a clinic, a picture show. Or somebody could tap the line that still hums in deadly country, and sell what is not theirs.
    .wire = Wire the turbine up for everyone.
    .wire-done = Along the road the lamps come on, one after another, as far as you can see, and round each of them stalls open. Children are carried out to look. When the week is over it goes dark from the far end inwards, and people sit on for a while.
    .hands = Hire hands, and carry cable with them.
    .hands-done = What you lack in theory you make up for in rope. In the end there is light, rather yellow, and once there is smoke. Dutch watches a picture about the sea, three times, and asks you if they are still showing it anywhere.
    .siphon = Tap the humming line and sell by the hour.
    .siphon-done = The customers pay and want more. Not until the humming stops do you find out what the line was for: there was a gate somewhere that it had held shut since the war. Nobody has forgotten who sold the current.

quest-choir-of-geckos = A Choir of Geckos
    .story = Past the edge of the map, where the trees are, geckos gather at sundown and scream in four parts. The farmers call it a plague and pay by the tail. But Bartolo, a choirmaster who has lost his choir, swears that it is a chord. And if anything stirs in deadly country, more of them turn up to sing it.
    .cull = Thin out the choir.
    .cull-done = One voice fewer. The farmers hang the tail on the fence and pay. At sundown the others leave a pause in the place where it used to come in.
    .tame = Conduct them until sunrise.
    .tame-done = Bartolo beats time with a rib and you bring in the basses. When the sky turns grey they take the cue, softly, every last one, and hold it. They do not go near the farms any more. They have rehearsals.
    .swell = Stir up deadly country.
    .swell-done = Out in the dark something leaves its hole and makes for the sound. The choir has been short of a bass.

quest-map-drawn-from-memory = A Map Drawn from Memory
    .story = The girl who paints people has lent you Grandfather's map, as large as a blanket, every spring and ruin on it. He drew it in his last winter, from memory, and in places his hand shook. Rivers are shown that have gone, and a town that nobody has built yet. A map maker would pay for it, if someone vouched for the rest.
    .check = Compare it with the next new place.
    .check-done = It is all there: the hill, the wreck, the crooked post. Only the edge is wrong. Where he has drawn a line and a sea serpent, the country does not stop.
    .correct = Go through it with the map maker, line by line.
    .correct-done = You take out two lakes and a war. What is left is the best map anyone has seen, and the map maker asks what name should go on it. The girl has never heard another one, so it says Grandfather.
    .print = Have it printed, mistakes and all.
    .print-done = Everybody has one now. Some get lost by it and find things, others find each other, and a few write angry letters. Along the edge the printer has left out the sea serpent, to save ink, and people keep walking that way.
