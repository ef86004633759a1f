# Wasteland encounters of every scenario: the piano, the postal robot, the surveyor.

encounter-piano-on-the-road = Piano on the Road
    .intro = An upright piano comes over the rise on a cart. Behind it, with her shoulder to the wood, comes Agnes Thorne, who is past sixty. Her brahmin died in spring. She promised her late husband to play for a full room, and is looking for one with a floor.
    .push = Put your shoulder next to hers.
    .push-success = Between you, the cart is over the ridge by dark. Agnes tells you about the late Mr. Thorne, who tuned by ear and was mistaken, and sets off downhill by herself.
    .push-failure = The cart rolls back, and you are what stops it. Agnes apologises to you and then, at greater length, to the piano.
    .harness = Put your companion in the harness.
    .harness-success = Your companion pulls like a brahmin and sulks like one. At the top Agnes divides her supper into three bowls, equal to the spoonful.
    .strings = Wait for night and take the strings.
    .strings-success = Two hundred lengths of good steel come out with hardly a hum. Trappers will pay for them, and you are miles away when she lifts the lid.
    .strings-failure = A bass string lets go like a whip. Agnes sits up, sees blood and pliers, and draws the right conclusion.
    .brahmin = Buy her a brahmin at the next farm.
    .brahmin-success = It is old, it limps on one side and it likes waltzes. Agnes names one head after her husband and keeps the other waiting. The farmer's boys run ahead and tell the road who bought it.

encounter-by-request = By Request
    .intro = Raiders have Agnes Thorne's piano in the middle of the road and Agnes on the stool. Their chief, Knuckles, has always wanted to play one tune, and will let her go as soon as he can. He has seven fingers. This is the third day.
    .teach = Arrange a tune for seven fingers.
    .teach-success = You leave out whatever he cannot reach, and what remains is nearly a waltz. His men clap, being no fools, and Knuckles pays for the lesson like a gentleman.
    .teach-failure = He strikes the wrong key once too often, and then he strikes you. The lesson is adjourned until he has calmed down.
    .free = End the lesson by force.
    .free-success = Agnes accompanies you with something loud and fast. When it is over she shuts the lid, steps around Knuckles, and asks if you know of a room.
    .free-failure = They chase you off the road and keep what you dropped. Behind you the scale starts again from the beginning.
    .known = They have heard of you, and make room.
    .known-success = Knuckles is too shy to play in front of a celebrity. He gives you a share of the takings to go away, and Agnes along with it, as your luggage.

encounter-quiet-piano = The Quiet Piano
    .intro = Agnes Thorne sits by the road at a piano without strings, and plays. The keys knock like rain on a box. She does not ask if it was you. She asks whether you know anyone who sells wire, and looks at your hands.
    .wire = Pay for new wire.
    .wire-success = A trapper sells you something very like the old set. You spend the night stringing it. Agnes does the tuning, and says nothing unkind, in a marked manner.
    .confess = Tell her whose pliers they were.
    .confess-success = She has you sit through the whole waltz without a sound. At one place she stops, where he used to cough, and waits as long as a cough takes, and plays on. Then the two of you go from trapper to trapper until you have all of it back.
    .confess-failure = You get as far as "there was this trapper". She shuts the lid on your fingers, not by accident, and you lose the thread.
    .candles = Take the brass candle holders too.
    .candles-success = Brass sells well. Agnes goes on playing while you work the screws, and describes you to everyone she meets after that, down to the screwdriver.

encounter-waltz-on-the-wind = A Waltz on the Wind
    .intro = Someone is whistling the waltz that Agnes Thorne played to a full room. Round the bend you walk into a raider lookout: a girl with a rifle, caught off guard and cross about it. She walked two days to stand outside that window, she says. The crew's stores are behind her.
    .whistle = Whistle the second part with her.
    .whistle-success = She lowers the rifle so as to beat time. For people who know the second part, it turns out, the crew's stores are open, and the prices are those for friends.
    .whistle-failure = You come in a bar early. "You weren't even there," she says, and takes aim.
    .rest = Sit down and let her whistle.
    .rest-success = She knows it all, even the place where Agnes coughed. You fall asleep among the rocks with a raider keeping watch, and nothing happens to you.

encounter-carrier-four-calls = Carrier Four Calls
    .intro = Carrier Four, the postal robot, comes down the track mounted on a pram. It holds a form headed "Handling of Mail by Unauthorised Persons", with your description filled in, and a parcel stamped 2077. It will accept a signature or a statement. The pram blocks the road.
    .sign = Sign for the parcel.
    .sign-success = It was meant for somebody of your height with a birthday in autumn. Everything inside is still in its wrapping.
    .sign-failure = The parcel ticks twice, remembers what it is, and goes off. Carrier Four notes that it was delivered.
    .statement = Fill in the form, the appendix too.
    .statement-success = Carrier Four stamps your statement and files it. You are now entitled to inspect the file, and the file, it appears, is on everybody.
    .statement-failure = You sign where only a postmaster may sign. There is a fee for that, and another for having it explained.
    .scrap = Take the robot apart for its parcels.
    .scrap-success = It goes down reciting the postal oath. The pram is full of other people's birthdays. Two drovers on the hill have seen it all, and both were expecting letters.
    .scrap-failure = Carrier Four has been dealing with dogs for two hundred years. It deals with you in the same way and resumes its round.

encounter-mrs-halloran-goes-out = Mrs. Halloran Goes Out
    .intro = A ghoul in a good travelling coat stands at the roadside with a suitcase and a bus timetable. Mrs. Halloran has waited on her porch for two hundred years, and has decided to meet her husband halfway. She wants to know if the number eight still runs.
    .escort = Walk the number eight's route with her.
    .escort-success = She names each stop as you pass its crater. At the last she straightens your collar, tells you whom to feed and whom to avoid, and goes on with a firm step.
    .escort-failure = Whatever lives in the bus shelter has had no passengers for a while. Mrs. Halloran lends you her hatpin.
    .carry = Carry the suitcase for her.
    .carry-success = It weighs as much as a safe, since there is one in it. She opens it at the fork and pays you with a wedding present that still has its price tag.
    .wait = Wait for the bus with her.
    .wait-success = No bus comes, but she has packed a rug and something like sandwiches. You wake against the signpost with the rug tucked round you. She has left you the timetable.

encounter-line-through-the-kitchen = Line Through the Kitchen
    .intro = Tate's survey line runs in by a farmhouse window and out past the stove. The Bartows have taken it to heart: the east of the kitchen, with the table, is hers; the west, with the stove, is his. Neither will cross without leave, and neither has eaten since Friday.
    .rebuild = Rebuild the kitchen around the line.
    .rebuild-success = You turn the table and shift the stove until each owns half of both. They eat in silence, then somebody asks for the salt. Both press things on you at the door.
    .rebuild-failure = The stovepipe comes down on you, east of the line. While you look for bandages they debate whose guest is bleeding.
    .shift = Move the flags out of the house by night.
    .shift-success = At breakfast the line runs through the kennel, and the dog takes it well. Mr. Bartow finds a few caps for you. Mrs. Bartow, so as not to be outdone, finds more.
    .shift-failure = Mr. Bartow sleeps lightly and shoots low, in defence of the western half.
    .cook = Rent the doorway and cook for all three.
    .cook-success = The doorway, it turns out, is on nobody's deed. You cook there with his fire and her flour, and for the length of one meal the border is open.

encounter-surveyor-without-flags = Surveyor Without Flags
    .intro = Ephraim Tate sits on his tripod case by the road, with ash on his cuffs and the brass theodolite in his lap. They burned every stake he cut. He bears no grudge, he says, but he has eaten only map paste since Tuesday, and the county is still unmeasured.
    .buy = Buy the theodolite from him.
    .buy-success = He spends an hour teaching you to read it, and polishes the lens with his tie before he lets go. From now on nothing is simply far away; it is so many chains, and a link or two.
    .guard = See him safely to the nearest town.
    .guard-success = He counts his paces all the way and arrives with an exact figure. The town wants a drain, and drains like straight lines. He is hired, and pays you from the advance.
    .guard-failure = He stops in tall grass to take a bearing. The grass takes an interest.

encounter-gate-on-plot-nine = Gate on Plot Nine
    .intro = In an open field, without an inch of fence on either side, stands a padlocked gate. A woman called Dorcas sits next to it under an umbrella. The board says Plot Nine, Toll One Cap. She has a deed, too, and it looks like one you have seen before.
    .toll = Pay, and go through the gate.
    .toll-success = On the other side it is the same field, but you are a customer now. Dorcas unlocks a trunk that she keeps for people who respect property.
    .round = Walk round the gate.
    .round-success = You reach the far side without stepping on anything round. Dorcas calls out that you are the first, and marks on her deed where you trod.
    .round-failure = There is no need for a fence, Dorcas explains while you pick out the gravel. The mines do all that.
