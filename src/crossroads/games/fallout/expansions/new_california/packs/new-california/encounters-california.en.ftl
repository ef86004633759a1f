### New California: the star cards

## Wasteland

encounter-gecko-roast = Gecko Roast
    .intro = A family of salt diggers is turning a gecko over the fire on the drive shaft of a truck. The grandmother bastes it from an oil can, the children guard the pelt, and all of them look at your pack. "Meat and no salt," says the grandmother. "We sold the lot. Laugh first, then sit."
    .hunt = Go after the gecko's mate, which is still about.
    .hunt-success = It comes from behind the wood pile, in a very bad mood. The children have skinned it before you get your breath back, and the grandmother gives you what an earlier guest left behind in a hurry.
    .hunt-failure = You find it where the brush is thickest, and it has been widowed today. The family shifts along the fire so that you have room to lie down.
    .share = Put something from your pack into the pot.
    .share-success = It goes round, a mouthful each, the smallest child first. For weeks afterwards people on this road ask whether that is the pack.
    .steal = Make off with the pelt while they eat.
    .steal-success = The children watch your face, so you leave it by the fire as long as you can and let your hand do the walking. You are across the ridge before anyone wants a second leg.
    .steal-failure = The grandmother does not even get up. She lets go of the drive shaft at the right moment.
    .plate = Pay for a plate like a stranger.
    .plate-success = They sell you the cheek, the best of it, and half a blanket. What is in the oil can turns out to be honey, peppers and a little oil.

encounter-broken-axle = Broken Axle
    .intro = A Hub wagon has lost a wheel in the worst mile of the road, between two hills that look at each other. The driver, Odile Prane, is holding up the axle with her back, and has been at it for an hour. "Either lift," she says through her teeth, "or tell me nobody's up there."
    .lift = Take the weight off her.
    .lift-success = The wheel goes on, Odile goes down, and neither of them moves for a while. She pays you from the box under the seat. When you look round, somebody has taken the old axle, which nobody needs, and the jack, which everybody does.
    .lift-failure = It rises as far as your knees, thinks better of it, and comes to rest on your foot.
    .guard = Watch the hills while she works.
    .guard-tally-0 = You watch the left one. They come from the right, with slings, and are gone with a sack of flour before you have turned round.
    .guard-tally-1 = A man stands up on the hill, sees that you have seen him, and walks off as though he had only been stretching. Odile's thanks are modest, but they clink.
    .guard-tally-3 = You put a shot into the rock beside each of their hats, one hat after another. They go in such haste that they leave things behind, and Odile has her first laugh of the day.

encounter-red-hands = Red Hands on a Rock
    .intro = Red hands have been pressed on a boulder as high as a child can reach, and above those as high as a man can. The paint is still wet on one of them: a left hand, four fingers, pointing east. There are no footprints in the sand but your own.
    .follow = Go where the hand points.
    .follow-success = Half a mile on there is another stone and another hand, and a third on the skyline. Whoever does this walks a great deal and wishes to be followed, by someone, some day.
    .follow-failure = The next hand points over a ledge. It may have been a warning; red hands are not good at explaining themselves.
    .smash = Break the rock open.
    .smash-success = It is hollow at the back, plugged with clay. A bundle falls out that someone meant to come back for.
    .smash-failure = It splits with a puff of yellow dust from an old test site. Now you know why people were told to keep their hands on the outside.
    .copy = Draw the hands in your notebook.
    .copy-success = You draw all of them, and only then do you see that no two belong to the same person. A whole village must have stood here in line.

encounter-tin-prophet = The Tin Prophet
    .intro = A robot with a lampshade on its head is preaching from the roof of a sunken bus to a congregation of two goats and a widow. "Ladies and gentlemen, the great day has come!" it cries, and then stops, and seems to have forgotten which one. The widow wipes her eyes. She says it gets a little further every week.
    .kneel = Kneel down beside the widow.
    .kneel-success = The shade is pleasant, the words mean nothing, and the goats are warm. Some traders who pass by recognise you and look away, embarrassed.
    .argue = Ask it what day, and whose.
    .argue-success = It tilts its lampshade at you. "Please hold the scissors," it says, quite clearly, and recites a page of a speech in which a mayor thanks a vault. The widow has never heard that part.
    .argue-failure = It answers every question with the collection plate. The widow and the goats stare until you put something in.
    .dismantle = Pull it down and take it apart.
    .dismantle-success = It goes on welcoming the guests of honour until you find the right wire. There are good parts in it, and a pair of ceremonial scissors, which the widow asks you to leave.
    .dismantle-failure = It has been heckled before. The bus is high, and you leave it by way of the windscreen.

encounter-salt-race = Race on the Salt Flat
    .intro = Once a month the drovers' boys race over the salt, barefoot, to a dead car on the horizon and back. The ground burns, the light lies about distances, and last month's winner is still in the car. A woman with a slate takes bets from the shade of the only umbrella in the county.
    .run = Take off your boots and run.
    .run-tally-0 = You run very well to what turns out to be a stone. They send a brahmin for you.
    .run-tally-2 = Third is paid as well; nobody ever explained why. The boys show you how to wrap your feet for next time.
    .run-tally-4 = You touch the car, nod to the man in it, and come home so far ahead that they start a second race for the others. That night nobody on the flat talks of anything else, and the tale travels faster than you did.
    .bet = Bet on the boy who does not look at the sun.
    .bet-success = He comes in walking, humming, a length ahead. The woman with the slate pays and asks what you saw. You say the ears.
    .bet-failure = He does not look at the sun because he has fallen asleep. So had last month's favourite, says the woman, and moves the umbrella so that there is shade for you too.
    .watch = Sit on the bank and watch.
    .watch-success = An old man beside you looks past the runners to where the salt dips in a long curve. "There was a river in that," he says. "It took things along when it went. Nobody's been to see what."

encounter-brown-wind = Brown Wind
    .intro = First the birds go over, all in one direction. Then the skyline is missing. You have perhaps ten minutes before the brown wind gets here, and it takes the paint off a truck and, if he is slow, the driver.
    .press-on = Tie a cloth over your face and walk on.
    .press-on-success = You lean on it as if it were a wall, and when it stops you fall flat. By then you have come farther than on any ordinary day.
    .press-on-failure = You walk for an hour and come to a line of footprints. They are yours, and they are going the same way.
    .dig-in = Dig a hole and lie in it.
    .dig-in-success = It roars over you like a train with no end. You sleep, to your own surprise, and climb out polished.
    .search = Use the last clear minutes to look for a roof.
    .search-success = The wind itself does the digging: in front of you it peels the sand off a yellow roof with a row of hatches. You sit out the storm beneath an open one and take what lies within arm's reach. The rest will keep.
    .search-failure = The roof is a billboard. The sand comes round both sides of it, and it came here by way of the Glow.

encounter-empty-cage = The Empty Cage
    .intro = By the road stands an iron cage on wheels, big enough for three men, with its door open and the lock lying whole beside it. Inside there are clean straw and a full dish. A card on the bars reads: DOES NOT LIKE WHISTLING. Somewhere a long way off somebody is whistling.
    .track = Follow the drag marks.
    .track-success = They lead to a fence with a gate in it, and the gate is open as well. Something went in there that has learned how doors work.
    .track-failure = After a mile you see that the marks go round in a ring, and that your own trail is now part of it. It has been walking behind you to see how that is done.
    .sell = Sell the lock to the next caravan.
    .sell-success = The caravan master turns it over and over. A good lock, he says, not a scratch. He pays and does not ask about the cage.
    .sleep-inside = Sleep in it, with the door shut.
    .sleep-inside-success = It is the safest bed for miles, and you sleep like a child. In the morning the dish is empty, the door is open, and the straw next to you is still warm.

encounter-mail-rider = The Last Mail Rider
    .intro = The rider sits beside a dead horse, or what people here call a horse, with a full bag between his knees. His name is Abel Ruiz, he has carried the post between two towns for thirty years, and one of the towns is not there any more. "I've got everything for them," he says. "Every week they're sent more."
    .deliver = Take the bag over from him.
    .deliver-success = He makes you raise your right hand, gives you the coin that goes with it, and lies down at once to sleep. The bag is heavier than it looks. All the letters are addressed to people, and none of them to a place.
    .read = Help him sort, and read one as you do.
    .read-success = It is the most ordinary of letters, about a roof and an aunt. But the address at the top is underlined three times, and you have walked past that door: nobody has lived there since before Abel was born.
    .read-failure = Abel sees your lips move. He stands up, takes off his cap, and says your name to every traveller who comes by, so that they will know what you did.
    .rob = Rob him of the postage.
    .rob-success = He fights for it like a man of twenty, and then he doesn't. There are more caps in the tin than you would think, and fewer than you would like, afterwards.
    .rob-failure = Thirty years on this road have taught him where to kick.

## Settlement

encounter-brahmin-auction = Brahmin Auction
    .intro = The auctioneer stands on a crate and talks at a speed that has nothing to do with words. Her brahmin come in one after another, brushed and blinking, and go out with a chalk number on each forehead. Scratching your nose costs money here, so the regulars keep their hands in their pockets.
    .bid = Scratch your nose on purpose.
    .bid-tally-0 = You have bought a brahmin. It lies down in the ring, sighs through both noses, and belongs to you until the boy with the cart has taken it away.
    .bid-tally-2 = A drover wants the animal badly and was late by a breath. You say nothing, and he bids against himself.
    .bid-tally-4 = You buy it lame, sell it sound, and do not mention the stone you took out of the hoof. The drover finds something in the saddlebag which he thinks must be yours.
    .heckle = Shout that you have seen that one before.
    .heckle-success = The ring laughs, and one man doesn't: he is already at the fence, looking from the brahmin in the ring to a bill of sale in his hand.
    .heckle-failure = "Sold," cries the auctioneer, "to the voice at the back!" It takes the rest of the morning and some caps to be unsold.
    .hire = Hire the lead cow to carry you on your way.
    .hire-success = She knows every road in the district and has opinions about the pace. You get down where you wanted to, only much sooner, and she walks home by herself.
    .trade = See what the stalls round the ring have.
    .trade-success = Bells, halters, liniment for man and beast. The seller asks which you are before he names a price.

encounter-open-clinic = Open Clinic
    .intro = The clinic has three walls, and the queue stands where the fourth should be and follows the operations with advice. Doctor Amadi, who came from the Hub for a week and stayed for the coughing, works faster than the queue can comment. Behind a curtain someone is being talked out of something, very patiently.
    .pay = Pay, and go to the front.
    .pay-success = The queue boos until it sees what is under your bandage; then it hushes and makes suggestions. Amadi sews, rinses, and sends you out through the missing wall.
    .ward = Go behind the curtain and give up your poison.
    .ward-success = A big woman holds your hand for two days and a night and tells you the plots of films. You hate her from the first hour to the last. When you stand up you know a great many films, and want nothing.
    .help = Roll up your sleeves.
    .help-success = You boil, hold, pour and count drops. The queue takes to you and passes your name back along the road, misspelled in several ways.
    .help-failure = The box marked GAUZE comes from a hospital that was hit. Amadi has it carried out with tongs, and you after it.
    .trade = Ask what they can spare.
    .trade-success = Not much, and they would like some string for it.

encounter-ring-of-tires = Ring of Tires
    .intro = They box here in a ring of truck tires, by lamplight, until one of the two sits down. The champion is a quiet woman called Mrs. Bell who knits between rounds. Her manager is looking for opponents and will take anyone who can still walk.
    .box = Fight one of the farm boys.
    .box-success = You trade blows till your ears ring, and then he sits down and asks for water. A fat man who has been watching your shoulders rather than your fists says he may have something to be carried.
    .box-failure = The farm boy turns out to have been throwing hay since he was six. You see three lamps for a while, then none.
    .champion = Climb in with Mrs. Bell.
    .champion-success = In the fifth round she misses, and looks as surprised as you are. When she sits down there is no cheering at all, only a long breath let out; then they carry you round the square. She finishes the sock and gives it to you.
    .champion-failure = She is sorry about it, and says so before each blow.
    .bet = Put your money on the one with the limp.
    .bet-success = He has been limping on the other leg since you paid. You take your winnings before anyone else notices.
    .bet-failure = The limp is real.
    .trade = Trade with the crowd between bouts.
    .trade-success = People sell low when they have just lost and buy high when they have just won. You watch the smiles and not the ring.

encounter-rain-cistern = The Rain Cistern
    .intro = It has rained here four times in two years, and what fell is in the cistern under the square, thirty steps down. There is a crack in the wall at knee height. The caretaker, Hob, stands with his palm on it and has not been to dinner for days.
    .repair = Relieve Hob and stop the crack.
    .repair-success = Tar, a bed sheet, a wedge cut from a door. Hob looks at his hand as at an old friend come home from prison. He says the crack is not the worst of it: somebody should talk to the crew.
    .repair-failure = The wedge goes in, and another piece of wall comes out, at speed. Hob puts his palm back and says that this is what he was afraid of.
    .drink = Help yourself to what is running out anyway.
    .drink-success = It is cool and tastes of roofs. Whatever else it tastes of, you would rather not ask.
    .trade = Trade with the women at the steps.
    .trade-success = Prices here are in dippers of water. Out of pity they turn them into caps for you, and round up, out of pity for themselves.

encounter-night-school = Night School
    .intro = After dark the butcher's shop is a school. Miss Okafor writes on the side of a fridge with a piece of plaster; on the benches sit three caravan guards, a girl of six, and the butcher. Today's question is why there are tides. None of them has seen the sea, and opinions are strong.
    .teach = Take the plaster and explain it.
    .teach-success = With a lamp, a bucket and the butcher's head for a moon, it all comes out. They talk about it for days; the guards take it out along the roads, and people whom you have never met know a little more than they did.
    .teach-failure = The girl of six asks why, then why, and then why. Miss Okafor takes back the plaster with a look of fellow feeling.
    .learn = Pay for a place on the bench.
    .learn-success = You learn long division, which end of a bone to hold, and that the butcher cries at poems.
    .diploma = Pay to sit the examination.
    .diploma-success = It takes the whole night and all of the fridge. Miss Okafor signs with her full name, the guards clap, and you find on the way out that you are reading every sign in the street.
    .trade = Trade with the pupils after class.
    .trade-success = The six-year-old drives the hardest bargain. She can divide now.

encounter-two-sheriffs = Two Sheriffs
    .intro = The town elected a sheriff, forgot, and elected another. Cole has the east side of the street and Minh the west. The drunk in the middle has been arrested by both, and lies in the road with a wrist chained to either porch. Each of them asks you, civilly, whose town you think you are in.
    .arrest = Hold still: both have your poster, and both are drawing.
    .arrest-success = Each claims the arrest, each refuses the other's paperwork, and under the law an unprocessed prisoner is free to go. They tear up the posters to spite one another. It cannot go on like this, somebody says, and both agree.
    .arrest-failure = They settle it like reasonable people, and fine you from both sides of the street.
    .back-one = Stand quickly on the side of the one who pays.
    .back-one-success = Minh, as it happens. Cole takes it well, which is to say that nobody is hit. The saloon-keeper asks you to stay on until the business of the badge is decided.
    .back-one-failure = You change sides once too often, and in the middle of the road nobody is on yours. Both posters will have the same drawing.
    .back-both = Tell each of them what he would like to hear.
    .back-both-success = You are sworn in twice, paid by each, and invited to the meeting at which it is to be settled once and for all.
    .trade = Trade on whichever side is open.
    .trade-success = Prices on the west side are lower; on the east side they give you change.

encounter-radio-play = The Radio Play
    .intro = In the back of a furniture shop they are putting on a play for the wireless: a storm, a proposal, a murder in a lighthouse. The man who was to be murdered has not come. The thunder, an elderly gentleman with a sheet of tin, is the only one who stays calm.
    .act = Offer to be murdered.
    .act-success = You die for most of a page, in three different voices, because two more of the cast have lost theirs. For weeks people look at you with concern and ask about your throat.
    .act-failure = You are killed right on cue, and in the silence that follows the whole coast hears you say "Is that it?"
    .listen = Sit by the receiver and listen.
    .listen-success = It is a good murder. Under the thunder, though, there is another voice, faint, which is not in the play and keeps asking whether anyone can hear it.
    .sponsor = Pay for a new microphone.
    .sponsor-success = That evening they can be heard as far as the salt. In a hundred camps people who had nothing to say to each other argue about who did it. The new microphone also picks up a voice that the old one never caught.
    .trade = Look round the furniture shop.
    .trade-success = The owner sells between the acts, in whispers. Anything that squeaks is cheaper.

encounter-scrap-assay = Scrap Assay
    .intro = The assayer has scales, acids, and an eyeglass that has grown into his face. People queue to be told what their scrap is worth, and he tells them, and they weep or kiss him. He is neither glad nor sorry. Behind him the unclaimed lots go up to the ceiling.
    .weigh = Put something you can spare on the scales.
    .weigh-success = He sniffs at it, lets a drop fall on it and names a figure. It is higher than you thought. You resist the kiss.
    .search = Look through the sweepings on the floor.
    .search-success = Under the bench lies a thing that he has taken for a doorstop for years. You show it to him honestly. He goes red, then white, and says a find is a find.
    .search-failure = What you thought was a part is part of the bench. He adds it to what you owe for the acid.
    .lot = Buy an unclaimed lot unopened.
    .lot-success = It was left by a man who said he would be back in an hour, and packed the way people pack when they do not believe it themselves. He had good taste.
    .trade = Deal at his counter.
    .trade-success = His prices are correct. It is restful, in a way, and does not save you a cap.
