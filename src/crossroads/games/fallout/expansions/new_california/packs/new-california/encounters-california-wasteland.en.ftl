### New California: wasteland encounters of the library

## The roads

encounter-axle-thieves = Axle Thieves
    .intro = So that is why the road is bad: three people are digging it up. Beside the hole they have stacked axles by length, Odile's jack on top, under a board that says REPAIRS. Their leader, a well-spoken man named Teague, has noticed you and puts on his shop face.
    .chase = Go for them before they can pack.
    .chase-success = Teague stands his ground, out of pride in the business, and the other two out of slowness. You get the pick of the stock, and the road gets a chance.
    .chase-failure = They know every hole here, and you find most of them. In the last one you part from your purse.
    .ambush = Lie in one of their holes until dark.
    .ambush-success = They come back for the board, and you rise out of the road at their feet. Teague hands over the takings with a bow. In his hat is a poster with his face and another man's name, and nobody pays such a sum for axles.
    .ambush-failure = It is a good hole, one of their best, and in the evening they come to finish it.
    .buy-back = Buy back what they stole, at Teague's price.
    .buy-back-success = He haggles beautifully, throws in what he calls a loyalty article, and asks you to recommend him. You could almost go back and fall in again on purpose.

encounter-wrong-address = Wrong Address
    .intro = The address from Abel's letter exists. It is a green door with a brass 14, standing in its frame in the middle of a plain, with no house on either side. The lamp over it is lit, the mat has been beaten, and when you walk round to the back there is the same green door, with a 15.
    .knock = Knock, and hope that this is the right side.
    .knock-success = The flap of the letter box lifts. "At last," says someone, and parcels are pushed out until there are no more. Then the lamp goes off, and you can see the plain through the keyhole.
    .knock-failure = The flap lifts, and someone asks for the other letters, all the ones before. You have none. It is a heavy flap, and your fingers are in it.
    .wait = Sit down on the mat and wait for whoever lives there.
    .wait-success = At dusk a dog comes across the plain with a key tied to its collar. It looks at the 14, looks at you, gives a sigh, and trots away again to try somewhere else.
    .break-in = Lift the mat, since the hinges of the hatch are under it.
    .break-in-success = The doorman is a machine in a cap, who takes your coat while trying to kill you. Below there is one small room with a bed, a till and thirty years of tips.
    .break-in-failure = "Residents only," says the doorman, and carries you up again by the collar. He puts the mat straight.

encounter-under-the-paint = Under the Paint
    .intro = Where you dug, the stone goes on downward, and so do the hands, layer over layer, each a little smaller. The lowest is not a print but a niche that was plastered over: it sounds hollow. The paint down here is the old kind, which glows.
    .scrape = Take the layers off without harming what is beneath.
    .scrape-success = It takes you until the lamp is nearly out. In the niche, folded by people who did not know how it was meant to be worn, lies a suit of blue and yellow, and on it the first hand of all, pressed in red. Whoever came out of the mountain in this taught them to dig wells. They put it where the water is.
    .scrape-failure = A flake as big as a plate comes loose and goes to dust in your face, shining. You put down the knife until your hands have stopped shaking.
    .leave = Fill in the hole again.
    .leave-success = You tread the earth flat and put your own hand on the stone, above the others, with what is left in the tin. It would be odd to have come this far and not.

encounter-new-painter = The New Painter
    .intro = A girl of about ten sits before the stone you painted and is painting you. She has the pack right, and the boots, and for a background she has put mountains that you have never seen. "Grandfather drew the way," she says. "He had to, he couldn't talk any more. I only do the people."
    .sit = Keep still until it is finished.
    .sit-success = It is a very good likeness and not a flattering one. Her aunts come to compare, and pay you for your time, as they would a model. Soon the likeness hangs in more kitchens than you have ever been in.
    .correct = Show her how a shadow falls.
    .correct-success = She takes the brush back after three strokes; that is all she needed. In exchange you may see what Grandfather drew: a sheet as large as a blanket, every spring and ruin on it, done from memory in his last winter. Parts of it do not look right.
    .correct-failure = Your sleeve goes across the mountains. She does not cry; she names the price of the blue.
    .commission = Pay her to paint the whole way, as he drew it.
    .commission-success = For three days she copies and you grind colours, and you learn more about the country than in a year of walking it. At two places she hesitates. There, she says, Grandfather's hand was already shaking.

encounter-buried-bus = The Buried Bus
    .intro = Below the yellow roof lies a whole school bus, full of sand to the windows. The driver is still in her seat. There is a note clipped to the wheel: all thirty-one children walked out on the second day, with the teacher, towards the lights. Driver remains with vehicle, according to regulations. Thirty-one coats lie folded on the luggage rack, because it had been warm.
    .dig = Clear the sand and see what they left.
    .dig-tally-0 = A window gives way, and half the dune comes in to join you. It is yourself you dig out, and that takes the day.
    .dig-tally-2 = You get as far as the third row. Under the seat is a satchel with a name inked inside, and some useful things.
    .dig-tally-3 = You clear it to the back bench. The lunch boxes were for a museum trip; what the teacher had in her trunk she was keeping for later. When you have finished, you fold the coats again.
    .dig-tally-4 = You empty the bus from end to end. In the driver's cash box are the fares, and a drawing by everyone on board, handed to her through the door on the second day. You leave her that.
    .camp = Sleep on the back bench.
    .camp-success = It is dry and out of the wind. You see to your gear by candlelight and wish the driver good night, which makes both of you feel better.

encounter-second-hunter = The Second Hunter
    .intro = Ines Calloway has followed the same name as you for three months, on one boot and one sandal. She has the poster, folded so often that only the number can be read. "You got him, or you got near him," she says. "I'm not angry. I'd just like to know what you think is fair."
    .share = Give her a part of the money.
    .share-success = She buys a boot with it. Then she sits down and tells you where three months have led her: who hid him, who fed him, who sold him. While she talks she oils your things along with her own.
    .race = There is a second man on the poster. Get to him first.
    .race-success = For two days you can see her dust and she can see yours. You take him at a ford, in the act of shaving. She arrives, takes off the sandal, empties out the sand, and shakes your hand.
    .race-failure = You cut across the lava and she goes round. When you limp down on the other side the fire is cold, the man is gone, and so is she.
    .shoot = Settle it with her here.
    .shoot-success = She was fast, for someone with a sandal. Her pack is tidy and holds a letter to be sent in just this case. People will read it.
    .shoot-failure = She is still not angry. She shoots low, on purpose, and walks off with your water.

encounter-thing-that-left = The Thing That Left
    .intro = You wake because the crickets have stopped. Something heavy sits down at the edge of the firelight, with great care, as a guest does who is afraid of waking the house. It has straw on its back. It breathes when you breathe, and when you hold your breath, it holds its own, and leans closer to see what comes next.
    .lie-still = Lie still.
    .lie-still-tally-0 = A twig snaps under your elbow. It is upon you at once, not angry, only very curious about how you are made. When you come to yourself it is still dark, and somewhere it is sitting down again.
    .lie-still-tally-2 = You lie there until your heart beats in time with it. Then it gets up and goes, and after a while the crickets begin. In the first light you leave in the other direction, fast. Its shadow, on the hill, seems longer than the sun can account for.
    .lie-still-tally-4 = You breathe slowly, then more slowly, and it follows, down and down, until it is asleep. Beside its paw lie the things it has collected from other sleepers. You take them, one finger at a time. Behind you it grunts, and its shadow on the rock turns over.

encounter-dry-riverbed = The Dry Riverbed
    .intro = The river that the old man spoke of left a bed as wide as a town: boats, bottles, a piano lid, all lying where the water set them down. A prospector called Dutch has staked the middle with string. He keeps looking upstream. "It comes back," he says. "Not often. You hear it, and then you've got time to say one word."
    .pan = Work the gravel below his string.
    .pan-success = Rings, dental gold, caps with the paint still on. You climb the bank with your pockets full, and turn round, because you thought you heard something. It was a word. It was Dutch.
    .pan-failure = You hear it. You say the word. The bank is quite near, and you reach it with everything except what you had put down.
    .dam = Build him a dam out of the boats.
    .dam-success = When it comes, brown and standing upright, it stops against your wall of hulls and looks confused. Dutch has tears in his eyes. All that water, he says, going nowhere, and such a drop beside it: you could light a town with that, for as long as it lasts.
    .dam-failure = You have the first two boats in place when the third one floats. It is the only warning you get.
    .claim = Buy Dutch out.
    .claim-success = He coils the string and hands you the stakes, a sack of odds and ends, and his last advice, which is that the money was never in the gravel. Look at that drop, he says. Look at it when the water comes.

encounter-transmitter = The Transmitter
    .intro = The mast stands on a bare hill and hums. At its foot is a hut with a chair, a cold cup, and a microphone on which a handkerchief has been tied, so as to sound farther off. The voice was sent from here. The chair is warm. There is only one path down, and you came up it and met nobody.
    .climb = Climb the mast and see who is about.
    .climb-success = From the top you see every fire for miles, and by the way they lie you understand who pays whom, who waits for whom, and who is pretending to be asleep. You write it down with your knees round the steel.
    .climb-failure = The last third is held on by paint.
    .boost = Turn everything up as far as it goes.
    .boost-success = For one night the whole country hears itself: weather, recipes, a boy reading the alphabet. Everyone learns something. And in the gap between two stations someone answers who has no transmitter at all, hollow and patient, as from the bottom of a well.
    .battery = Pay a passing trader for a decent battery.
    .battery-success = The needle lifts off its pin for the first time in years. You turn the dial slowly and listen to people living. Between two of them there is a hollow place, and in it somebody says: down here.
    .cut = Cut out the copper and go.
    .cut-success = It comes away in long bright curls. On your way down the handkerchief is lying across the path, untied, and it was not there when you came.

encounter-off-the-map = Off the Map
    .intro = Here Grandfather's map ends, in a neat line, with a sea serpent. On the other side of the line the country carries on, green and unlikely, as though nobody had told it. There are trees. Something sings in them, in several voices, not quite in tune.
    .name-it = Give the place a name and walk in.
    .name-it-success = You name it after someone who would have laughed. Then you climb the nearest height, and draw what lies beyond as well, without the serpent.
    .sell = Sell what you know to the first caravan.
    .sell-success = The caravan master buys the line, the trees and your word. He is gone before you can tell him about the singing.
    .doubt = Do not believe in it until you have been all the way round.
    .doubt-success = The trees are real. Half of the green is not: it is hide, and it turns its heads to look at you. You go back on tiptoe, along the trampled part, and pick up what earlier doubters dropped.
    .doubt-failure = You walk round it with the sun on your left the whole day. In the evening you come out of a gully you have never seen, at the far end of the country, and the sun is on your right.

encounter-answered-letter = An Answered Letter
    .intro = A runner catches up with you, panting, and presses a letter into your hand: someone has written back. It is the first answer that post has had in years. On the outside it says, in a firm hand, FOR WHOEVER BOTHERED, and in a shaky one below it, please read all of it.
    .read = Sit down and read all of it.
    .read-success = It is about a well, and teeth, and a grandchild who is always tired. They have stopped naming the children before the second winter. Between the lines, in the shaky hand, stands a question about the water that no one there dares to ask aloud.
    .sell = Show the stamp to a collector at the next fire.
    .sell-success = He pays for the stamp and reads the rest for nothing, moving his lips. Then he gives it back and looks ashamed. There is a suit of armor in it, he says, that he knows about. It was only ever lent.
    .reply = Pay the runner to wait, and write back.
    .reply-success = You need both sides of the paper: half of it is about the water, half about the armor that was lent to a soldier and never came back. You promise to look into both. The runner says that nobody has ever made him wait before, and that he rather liked it.

## The Brotherhood and the Unity

encounter-silent-patrol = The Silent Patrol
    .intro = Four suits of power armor kneel round a dead fire, opened from the inside, with nobody in them. Next to them lies the one who stayed, a boy in an initiate's jacket, with a dent in his chest as broad as a fist. His radio is still on. On the Brotherhood's channel, very close, someone is breathing.
    .bury = Bury the boy, and his name with him.
    .bury-success = You scratch it on a helmet and put that on the grave. A caravan stops and its people take their hats off. It is they who pass it on, since nobody would have heard it from you.
    .strip = Take what the suits still hold.
    .strip-success = There are good things in a knight's pockets. The Brotherhood paints a mark on everything it owns, and you will be asked about it for a long time.
    .listen = Turn the radio up and find out where the breathing is.
    .listen-success = You count the echo, turn the aerial, and draw a line on the map; the line goes through a hill. Lost Hills has looked for that hill for a month. Before you switch off, the breathing says your name, with interest.
    .listen-failure = The breathing grows louder the longer you turn the dial. You look up only when someone is breathing into both your ears, and just one of them is at the radio.

encounter-green-march = The Green March
    .intro = The ground trembles before you see them: the Unity, on the road, in step, more of them than you knew there were. They sing as they go, a hymn for bass voices. Between them, held gently by the scruff, the people of the last village move their feet. Where they are going there is a town with a wooden gate.
    .join = Walk on: they open their ranks to let you in.
    .join-success = Nobody stares, nobody crosses the road. Someone hands you a leg of something, somebody else takes your pack. It is a long way to the gate, and you have not slept so well in years. Only at the end do you hear what sort of noise a wooden gate makes.
    .hide = Get off the road and let them pass.
    .hide-success = You lie in a ditch with your mouth full of dust while they go by, row on row, and you count. That is something to know. Later the bell of the town starts, and goes on, and stops.
    .hide-failure = The last one in the line has dropped behind to look for a stone in his shoe. He finds you in it.
    .fight = Block the road, where it is narrow.
    .fight-success = He goes down across the defile, like a cork, and the ones behind bump into him and lose the tune. By the time they have found it again the bell has been ringing for an hour, and the town is empty.
    .fight-failure = They do not even break step. Someone lifts you out of the way and sets you on a wall, where you have a very good view of the gate.

encounter-free-meal = A Free Meal
    .intro = Sister Clemency's people have put up tables by the road, with cloths. There is soup, there is bread, and for each guest a napkin ring with a number. Everyone who passes is asked to sit, and thanked for sitting. The old man across from you is on his fourth bowl, and his eyes have begun to shine a little.
    .eat = Sit down and eat.
    .eat-success = You have never been so full or so warm. They ask what you did before, whether you have ever been ill, and if your family are strong people. When you get up, your number has been written in the book.
    .refuse = Say no, and walk on hungry.
    .refuse-success = It is harder than it sounds; they are so very kind. From the ridge you look back, and see them weigh the old man, and chalk something on his back. In every camp you come to it is the first thing you tell.
    .refuse-failure = Your knees give way a hundred steps on, in full sight of the tables. They come and carry you out of the sun. They are so very kind.
    .rob = Turn the table over and take the alms box.
    .rob-success = The server has a hook under his apron and knows how to use it. The guests go on eating. What is in the box was given by people who had very little; the book you use to light a fire.
    .rob-failure = The old man with the shining eyes gets up to see what is the matter. He is stronger than he was this morning.

encounter-unity-baptism = Baptism in Green
    .intro = You have come back to the pool, or it has come to you: a tanker stands open on the salt with green in it to the brim, and steps going up. Those who climb them hold hands. There is no shouting. A woman near the front hums to her little boy, and lifts him so that he can see.
    .watch = Watch from the salt and remember faces.
    .watch-success = You learn them by heart, thirty-four of them, with what each left behind on the steps. There will be people who ask. The little boy is holding your hand, you could not say since when, and you do not let go of his.
    .watch-failure = The wind turns. What blows over from the tanker is only a mist, cool, almost pleasant, and your teeth start to sing in it.
    .jump = Climb the steps and let yourself fall.
    .jump-success = It burns, then it does not. They fish you out early, because something in you does not take, and a man with a chart crosses you off, quite put out. But your hands close round the rail as you climb down, and the rail bends.
    .tip-over = Put your shoulder to the tanker.
    .tip-over-success = It rocks; it remembers that it has wheels. Green runs out over the salt in a sheet and goes to steam, and the people on the steps sit down, one by one, as if someone had turned off a lamp. Then they all begin to run.
    .tip-over-failure = It rocks once and comes back to you. The man with the chart makes a note of how far you were thrown.

encounter-smiling-doctor = The Smiling Doctor
    .intro = The doctor from the gate has found you again; he travels, it appears, with a tent, a couch and those teeth. He has kept your boots. "I took the liberty of looking at your blood," he says. "You ought to be proud." Behind the canvas someone asks politely to be let out, and has been asking for some time.
    .submit = Lie down on the couch.
    .submit-success = It does not hurt in the least. He takes out everything the wasteland has put into you, drop by drop, and holds the flask up to the light, and thanks you for the sample. The village across the way has watched you walk in and walk out again.
    .sabotage = Let him talk, and mix up his bottles.
    .sabotage-success = He does like talking. When he next fills a needle it contains salt water and coffee, and so will all the others, for weeks. Behind the canvas you cut the straps. The man says thank you, still politely, and takes the couch with him.
    .sabotage-failure = He stops smiling. Only now do you find out what those teeth are for.

encounter-nightkin-mirror = Mirror in the Dark
    .intro = There is a mirror in the ruin, taller than a man, and your face is not in it. You see the room behind you, the doorway, a little moon. Then the mirror sighs. It was in the dark with the knights behind the blast door, and it has followed you all this way without wanting to be seen. It talks to itself, in two voices, about what to do with you.
    .strike = Strike before it has decided.
    .strike-success = The air bleeds, and becomes blue, and huge, and astonished. The second voice goes on for a bit on its own. It says thank you.
    .strike-failure = You hit the real mirror. It has been standing beside the other one all the time.
    .speak = Take the side of the quieter voice.
    .speak-success = No one has ever agreed with it before. The loud one shouts, then sulks, then falls silent, and the quiet one, alone in its head at last, weeps. It tells you how it is given its orders: out of pipes, at night, by someone who always sounds glad to hear from it.
    .speak-failure = You address the wrong one. A hand you cannot see goes through your pack, takes what it likes, and pats your cheek.

encounter-voice-in-the-pipes = A Voice in the Pipes
    .intro = First it is in the gutter, then in the pump, and in the end in the spoon you are holding: a man, a woman and a machine, handing one sentence from mouth to mouth. It knows whom you have talked to and what you have killed. It isn't cross. It would like to understand you, it says, and there is no other room to go to, because all rooms have pipes.
    .answer = Answer it.
    .answer-tally-0 = You tell it more than you meant to. It listens with such attention that the pipes grow warm, and the warmth goes through the wall and into you, and stays.
    .answer-tally-2 = You talk about the weather until it sighs, in thirds, and lets you sleep. It will be back, it says. It has plenty of patience, and you have a kitchen sink.
    .answer-tally-4 = You put a question of your own: whom does it ask, when it isn't sure? There is a very long gurgle. Before morning it has told you where its people stand and what they wait for, the way people do who have had nobody to talk to. Then it notices. The pipes have been dry ever since.

## Strange meetings

encounter-strange-meeting-a = A Circle of Chairs
    .intro = Seven kitchen chairs stand in a ring on the open salt, and on six of them sit people who do not know each other. In the middle is a crate. Each of them was paid to bring it as far as here, none was told what for, and none of them can lift it alone. "You're the seventh," they say. "Sit. Then we can vote."
    .sit = Take the seventh chair.
    .sit-tally-0 = The chair has been waiting a long time, and folds up with you inside it. The vote is put off.
    .sit-tally-1 = Six opinions, and yours makes seven. They share out what food there is and agree to meet again when somebody has had an idea.
    .sit-tally-2 = You get up, walk to the crate, and say what everybody has been thinking: it wants to be carried, so someone should ask how far. They look at you with love. The motion is passed, and you are the motion.

encounter-strange-meeting-b = A Humming Cabinet
    .intro = A steel cabinet stands in the open with no road to it and no cable, and it hums. On the front are ten dials and a slot for a key. The sand around it is glass. Every morning, as soon as the light reaches it, it gives a click, like someone setting down a cup.
    .dial = Try to open it.
    .dial-success = The dials are the ten letters of a dead man's joke, and you get the joke. Inside, on blue velvet, lies a pistol with no place for bullets and a window on top. It is warm from the sun. It has been warm for two hundred years.
    .dial-failure = The hum goes up a tone, politely, and the hairs on your arm lie down. It seems to have been expecting another number.
    .shade = Sit in its shade and think about it.
    .shade-success = You try out combinations in your head until the shade has gone round to the other side. You are no nearer, but your head is clearer.

encounter-strange-meeting-c = The Toll Is a Riddle
    .intro = The toll machine at the river crossing has lost its price list and makes do with what else was in its memory, a children's page. "What has a bed and never sleeps?" it asks, and raises its barrier by an inch. There is a gun on top of it, for people in a hurry. The last answer, in chalk on the rail, is wrong.
    .answer = Give it your answer.
    .answer-success = It plays a fanfare, opens the barrier, opens the till, and opens a flap with a paper crown. You leave the crown for the next one.
    .answer-failure = "Nearly!" it says. The gun is for nearly, too.
    .ask-back = Ask it one in return.
    .ask-back-success = It thinks. The lights dim, the river goes by. At nightfall it raises the barrier, lowers the gun, and begs you to tell it. You do, and it laughs in the one way it has, by opening and shutting.
    .toll = Push caps into the slot until it is content.
    .toll-success = It does not know what they are, but it likes the sound. You ride over on the barrier arm with your feet up.
    .swim = Swim across, downstream, out of range.
    .swim-success = The river is its own answer. You come out on the other side a good way farther along than you went in.
    .swim-failure = The current has riddles of its own, mostly of the sort with rocks.

encounter-strange-meeting-d = A Very Large Heel
    .intro = The hollow you slept in has five smaller hollows at one end, and the edge of it, in the morning light, is the edge of a foot. A family of four has lived in the next one for years and keeps bees there. They say it goes past in spring. It is spring.
    .measure = Pace it out and write it down.
    .measure-success = Sixteen paces from heel to toe. The family makes you write it on the wall, with the date, under the marks that show how tall the children are.
    .measure-failure = You lose count at the arch, start again, and find that you are already in the next one.
    .hide = Stay down in the hollow with the family when it goes by.
    .hide-success = It takes a long while to go by. When it has, things come fluttering down that had been stuck to it: a tent, a sign, half a shop.
    .hide-failure = This year it wanders a bit to the left.
    .follow = Follow it, and see what can be killed.
    .follow-success = Not that one, you decide. But there is always something that lives off such a creature's leavings, and that one you can manage. You take all that it had collected, and with it a fair idea of what everything in this country is running from.
    .follow-failure = What follows in its footsteps has had the same thought about you.
