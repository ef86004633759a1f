### New California: settlement encounters of the library

## Towns

encounter-auction-fraud = The Same Brahmin Twice
    .intro = You were right: it is the same brahmin. The man at the fence bought her in spring, lost her in summer, and is now being outbid for her. The auctioneer, Loretta Pike, sees the two of you compare the ears. Without drawing breath, between two figures, she offers you a quarter.
    .expose = Climb into the ring and show them the ears.
    .expose-success = There is a nick for every owner, and you count them aloud. By the sixth the crowd is counting along. Loretta gives back what she has on her; the brahmin goes home with the man at the fence, who walks backwards so as not to lose sight of her.
    .expose-failure = You are holding up the ear of another brahmin altogether. It is fined for contempt, and so are you.
    .join = Sell her once more, together, and for the last time.
    .join-success = You weep: you would never part with her, but times are hard, and she was your mother's. Three men bid with their hats off. Loretta says that you are wasted on the honest life. The man at the fence has stood there all along, and will know your face.
    .join-failure = You name a price, and the brahmin, who has had enough of it, goes home through you.
    .keep = Buy her yourself and take her out of the business.
    .keep-success = She steps into her traces as if she had been waiting to be asked. In the lining of her old saddle six owners have hidden something, and only one remembered where.
    .trade = Trade while the bidding lasts.
    .trade-success = Everyone is looking at the ring, and prices at the stalls are absent-minded.

encounter-voice-on-the-air = A Voice on the Air
    .intro = The voice is there again, beneath the dance music: a woman, tired, correct. "This is the mayor," she says. "We have a pump, a school, and one street. We had two. Is anybody receiving?" The radio man says that she has been on all week, and that the advertisers are complaining.
    .answer = Take the microphone and answer her.
    .answer-success = There is a long crackle, and a chair falls over. "Say that again," says the mayor. "Slowly. I should like to fetch the others." When she comes back she has a great deal to ask, and she asks you.
    .answer-failure = You press the wrong key and wish the entire coast good night. She waits, politely, until you have finished, and goes on calling.
    .trace = Find out where it is sent from.
    .trace-success = You walk round the town with a coat hanger until it hurts your teeth, and then you have the direction: a bare hill, a mast. The advertisers collect a purse for you. They think that you mean to turn it off.
    .trace-failure = The coat hanger leads you to a man with a metal leg, who has to be bought a drink.
    .airtime = Buy an evening of air, and give it to her.
    .airtime-success = The radio man leaves out the dance music. She reads the names of all her people, with their trades, and the weather in the street. At the end she says where the mast is, in case someone could see to it, and that the council has a vacancy.
    .trade = See what the radio man sells.
    .trade-success = Valves, mostly, and a few things that fell off the advertisers.

encounter-clean-water-day = Clean Water Day
    .intro = The cistern has been emptied, scrubbed and filled, and for one day the water is free. People have brought bathtubs. Hob stands on the steps with both hands in his pockets, where everyone can see that he is not holding anything, and shakes his head when thanked.
    .serve = Take a ladle and stand at the barrel.
    .serve-success = You serve the whole town and everyone who came to see the town be served. Thirsty people talk; by the last cup you have heard every piece of news in the country and passed on half of it.
    .swim = Swim down to the bottom for luck, as custom has it.
    .swim-success = Down there it is green and quite still, and you can hear the bathtubs overhead. You bring up a handful of gravel, as proof. Everything that itched has stopped.
    .swim-failure = Everybody else has had the same idea, at the same moment.
    .trade = Go round the stalls on the square.
    .trade-success = With nothing to sell but what they really have, the traders are almost shy.

encounter-new-sheriff = The New Sheriff
    .intro = There is one badge now, on one chest, and the street has a single side. The new sheriff has hung out a list of what is forbidden; it is long, and people stand before it and learn what the others have been doing. The drunk is in a proper cell, with a window. He says that it is not the same.
    .deputy = Offer to walk the street as a deputy.
    .deputy-success = You part two families, carry home a third, and speak sternly to a goat. The whole town comes out to pay you, in its best hats.
    .deputy-failure = Both families turn on the peacemaker, as families will. The goat joins in.
    .pardon = Pay the fine that is on your head.
    .pardon-success = The sheriff writes out the paper, blots it, and makes you read it aloud in the street. First it is embarrassing, and then it is a relief. Somebody claps.
    .license = Pay for a licence to buy from the impound.
    .license-success = It opens a shed behind the jail, where both former sheriffs kept what they took from each other's prisoners. You are allowed what you can hold in your arms, and you hold the best of it.
    .complain = Complain about the list.
    .complain-success = Number fourteen, whistling, is struck off. You have changed the law; up close it is smaller than it looks.
    .complain-failure = Complaining is number six.
    .trade = Trade on the one side that there is.
    .trade-success = Prices are as in the west, change is as in the east. People miss having the choice.

## Arroyo and the Republic

encounter-elder-council = The Elders' Fire
    .intro = The elders sit round a fire that is kept low because of the wood. They ask no questions; they wait until you have something to say. Yarrow has laid the last dried bean in the village on a flat stone in the middle, where everybody has to look at it. On the other side of the fire sits somebody who has not eaten for four days, and seems content.
    .speak = Say what you have seen on the way here.
    .speak-success = You keep to what you saw. It is worse than they feared and smaller than they had dreamed, and that helps. The youngest repeat it word for word, as they are taught to, and take it to the villages along the ridge.
    .speak-failure = You make it sound better than it is. They hear that at once, and look at the bean.
    .fast = Sit down by the one who does not eat.
    .fast-success = On the third day hunger goes out of the hut like a visitor who was not offered a seat. On the fifth they feed you broth with a spoon, and you find that there is not much left in the country that can make you hurry.
    .fast-failure = You hold out until someone walks past with a lizard on a stick. What you remember after that is the lizard, and then, separately, the stick.
    .gift = Buy seed corn off a trader and lay it on the stone.
    .gift-success = Nobody thanks you. They take the bean away, each of them touches the corn, and then someone starts to hum. Runners leave the same night, so that all the fires may hear of it.
    .trade = Trade at the huts.
    .trade-success = They sell what can be made from gecko and from patience, and give you the better half of each bargain, out of manners.

encounter-ranger-post = Ranger Post
    .intro = The post is a shed, a flag and a horse trough with a sniper in it, who is cooling off. Sergeant Delgado has run it since her barracks were emptied. On the rack behind her hangs a long rifle without a maker's name, taken from a man with a glass face. She has promised it to the first who can hit a bell with it, over there, on the other ridge. You look for a while before you see the ridge.
    .enlist = Do the Rangers' test: up the mesa with a full pack, and back.
    .enlist-success = You come down at sunset, on what you believe are your feet. Delgado gives you water, then a star, then something from the locker of someone who will not be needing it.
    .enlist-failure = Half the mesa is behind you when your legs vote. They carry you down by the pack.
    .shoot = Stake something on a shot at the bell.
    .shoot-success = You breathe out. The rifle does not kick; it coughs, like a clerk. There is time enough to change your mind, and then, thin and very far off, a bell. Delgado lifts the thing from your hands, wipes it, and gives it back to you.
    .shoot-failure = You hit the country behind the bell. "Wind," says the sniper in the trough, as everyone does, and collects.
    .report = Report what you have met on the road.
    .report-success = She marks it on the wall, pays by the pin, and asks, as always, if you came by the old riverbed. No one she has sent there has come to report.
    .trade = Trade with the quartermaster.
    .trade-success = He has forms for everything, and a drawer for those who bring their own pencil.

## Steel among people

encounter-scribe-at-the-gate = Scribe at the Gate
    .intro = Since you brought the list of the missing, Lost Hills has sent a scribe to the town gate with a table, a lamp and a drill sergeant. Scribe Ott registers weapons, so that there will be some when they are needed. Behind him the sergeant is teaching bakers to fall on their faces. It is to be done as if you meant it.
    .donate = Put a weapon on the table.
    .donate-success = Ott describes it in two languages, kisses the barrel for luck, and pays you from his own pocket. In the evening it stands on the wall in the hands of a baker.
    .drill = Fall in with the bakers.
    .drill-tally-0 = You fall on your face before the order is given, and once more when it is.
    .drill-tally-2 = You fall, rise, run and fall. Towards evening the sergeant finds nothing to say to you, which the bakers tell you is praise.
    .drill-tally-4 = On the last run you have a baker under each arm. The sergeant walks all the way round you, and then shows you the thing with the shoulder which recruits are not shown.
    .trade = Ask Ott what may be sold to civilians.
    .trade-success = It is a short list, and he reads it to you in full, with the exceptions.

encounter-oath-of-three-lines = An Oath of Three Lines
    .intro = The knight from the rise has come after you and takes off her helmet: Knight Sorrel, with a new scar. The Brotherhood swears in no outsiders, she says, but she has been told to swear you in. The oath has three lines. The first is about steel, the second about silence. The third says that you will stand in the road when they come. They are coming.
    .swear = Swear all three lines.
    .swear-success = You say it with your hand on her breastplate, as there is no book. She repeats the third line after you, although she does not have to. The town has watched from its windows. Far away, if you hold your breath, there is a sound like singing.
    .amend = Swear, but correct the second line.
    .amend-success = Silence, you say, is how three patrols went missing. She thinks it over for so long that the sun moves; then she takes out a pencil. What she tells you next no outsider has ever been told, and it is your new second line that allows it.
    .amend-failure = She explains that it has had three lines since before your grandmother. She explains it on the drill ground, at a run.

encounter-steel-and-bread = Steel and Bread
    .intro = A dozen knights are billeted on the town that hid Hester Dunne, to guard it, and they eat. They eat standing, in armor, with great courtesy; the flour has gone down a hand's breadth a day. The baker's wife has drawn the line on the barrel below which she will start to hate them. It is two fingers off.
    .share = Buy flour for both sides of the table.
    .share-success = You have it carted up to the square, and there is one table that evening instead of two. Somewhere about the third loaf a knight takes off a gauntlet to hold a baby. What they tell each other that night will still be told when the knights have gone.
    .argue = Ask the knights' quartermaster what he means to pay.
    .argue-success = He means to pay in honour. You tell him what honour fetches in the Hub, by weight. He opens a chest that he had hoped to bring home full, and the town insists that you take a share.
    .argue-failure = It ends in an exchange about who has been dying for whom. What everybody had been thinking, you are the one to say, and it does not make you popular.
    .trade = Trade at the long table.
    .trade-success = Knights trade as they eat, politely, and until nothing is left.

## News

encounter-cats-of-the-hub-a = Cats of the Market
    .intro = On market days the cats come in from the hard country, forty or so, in single file. They sit down in front of the fish stall and open their mouths, and no sound comes out. The fishwife has sold here all her life and never heard one of them. "Wherever they're from," she says, "somebody has taught them not to."
    .feed = Buy them the heads.
    .feed-success = They eat without a crunch. One of them looks up at you, lays a paw over its own mouth, very slowly, and then over yours. It is as near to an explanation as you are going to get.
    .follow = Follow the file when it leaves.
    .follow-success = They do not mind being followed, as long as you put your feet where they put theirs. You pass things that other followers dropped. At the edge of deadly ground they go into a crack in the rock, and the last of them waits until you have stopped panting.
    .follow-failure = You tread on a dry branch. Forty heads turn, and then forty cats are somewhere else, and so is the path you were standing on.
    .trade = Trade round the fish stall.
    .trade-success = With the cats there everybody haggles in a whisper, and people agree surprisingly fast.

encounter-cats-of-the-hub-b = One Cat of the Market
    .intro = There used to be forty cats in the market, says the fishwife; they came in a line from the hard country and never made a sound. Since the new moon there has been one. It sits where the line used to end, with its back to the fish, and watches the road. Somebody has tied felt under its paws.
    .feed = Buy it something and sit with it.
    .feed-success = It eats, for manners' sake, and then gets into your coat. There it shakes for an hour before it falls asleep. The felt has been sewn on with tiny stitches by someone with a lot of time, and in the hem is a scrap of paper, with nothing on it at all.
    .follow = Wait till it goes, and go along.
    .follow-success = It leads you for two nights through bad country, by ways that belong to somebody, past watchers who see a cat. You learn where each of them sits and for whom. It stops before a crack in the rock, and will not go in.
    .follow-failure = It leads you along a ledge that would bear a cat.
    .trade = Trade round the fish stall.
    .trade-success = The fishwife has reduced everything. She is used to having more of an audience.

encounter-caravan-news-a = News from the West
    .intro = A caravan has come in from the west, thirty days on the road, and has not said a word yet. They unload, they water the animals, they nod. Their bells are stuffed with wool. The boss, a large man called Purvis, has chalked on a slate: NEWS FOR SALE. NOT OUT LOUD.
    .pay-for-it = Pay, and read it off the slate.
    .pay-for-it-success = He writes and wipes, writes and wipes, for an hour: what they passed, who hides there and from whom, and a door in deadly country at which they were asked, very nicely, to be quiet. They have been ever since. He does not know why. He looks over his shoulder before he wipes the last line.
    .guess = Guess, and watch whether he nods.
    .guess-success = Raiders, no. Sickness, no. A place, yes; under the ground, yes. People, he tilts his hand. When you ask what happens to those who talk, he takes the slate, draws a small lamp, and colours it red.
    .guess-failure = You guess until he weeps with laughing, without a sound. It does him good. You are no wiser.
    .trade = Trade with signs, like everybody else.
    .trade-success = Both sides point at things and look sad. It comes no dearer than shouting.

encounter-caravan-news-b = Nobody from the West
    .intro = The caravan from the west is more than a week late. This morning its brahmin came in by themselves, loaded and in good order, and lay down in front of the trading post. Somebody has stuffed their bells with wool. There is no blood on anything, and the reins have been tied up neatly, so that they should not drag.
    .wait = Wait by the gate with the families.
    .wait-success = People bring soup, and there is a bowl for you. On the second evening a drover's boy walks out of the dusk, thin, unharmed and smiling, with a finger on his lips. He has not taken it away since.
    .search = Go through the loads for a reason.
    .search-success = Everything is there but the drums, the whistles and the gun. Instead you find forty slates and a sack of chalk, which nobody ordered. The families let you keep what has no owner now.
    .search-failure = The third load was not lead for roofing. It was lead round something.
    .trade = Trade with those who wait.
    .trade-success = They sell cheaply and listen past you, to the west.

encounter-bounty-board-a = Board: A Dead Man
    .intro = There is one notice on the board: a name, a face, a reward for the man dead. Beneath it someone has added "he is", and under that, in the first hand, "prove it". The clerk at the desk would be glad if either of them came and took it down, as they write at night and he has to clean the board.
    .accept = Take the notice and look for the man.
    .accept-success = The clerk stamps your hand. He says you are the fourth, and that the first three were in a hurry too, until they had thought about it.
    .strike-out = Pay the clerk to strike out the name.
    .strike-out-success = He rules the line with care and enters the reason: settled. Someone behind you breathes out, an ordinary-looking man with a basket, who slips away. For weeks you are let in first everywhere, and never learn on whose orders.
    .trade = Trade at the clerk's counter.
    .trade-success = He sells what bounty hunters pawned on their way out and did not come back for.

encounter-bounty-board-b = Board: A Lost Dog
    .intro = The whole board is covered with one notice in twenty copies: LOST, a dog, brown, answers to nothing, carries a key. The reward has been crossed out and raised so often that there is no more room. An old woman is pinning up the twenty-first. She does not ask who you are. She puts the pin in your hand.
    .accept = Pin it up, and promise.
    .accept-success = She gives you something in advance, for biscuits. The dog does not matter so much, she says to the board, it always finds something to eat. But it must not open the door before she gets there.

encounter-bounty-board-c = Board: Blank
    .intro = The board is empty, for the first time that anyone can remember. Nobody is wanted, nothing is lost. The town stands in front of it and does not know what to do with its hands. The bounty clerk says that if no one puts something up by noon, he will be let go.
    .write = Put something up, so that he can stay.
    .write-success = You write: FOUND, a town, in good condition. They read it in turns. Noon goes by, and the clerk straightens his sleeves.
    .write-failure = What you write gives offence to a family, and the family can read.
    .wanted = Advertise for what you need yourself.
    .wanted-success = The queue goes all the way round the square; they had just been waiting, it seems, for somebody to want something. The best of it is a good deal better than you asked for.
    .pinholes = Read what the pinholes say.
    .pinholes-success = Two centuries of corners; and where the pins went into the same four holes, month after month, hung a notice about one and the same place. Behind the board there is a loose brick. Somebody used to pay in advance.
    .pinholes-failure = You stand so close, and for so long, that the clerk charges you as a notice.
    .take-the-board = Take the board. It is good oak.
    .take-the-board-success = It comes off the wall with a groan, and so do they. You get a fair price for it two streets on, and are yourself the first thing up on the new one.
    .take-the-board-failure = It is very good oak, and held by nails from the same time.
    .trade = Trade with people who have nothing to do.
    .trade-success = Out of boredom they sell you what they had been going to lose.
