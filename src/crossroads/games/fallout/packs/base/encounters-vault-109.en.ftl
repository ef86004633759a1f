### Vault 109, where all are present

encounter-supper-for-one = Supper for One
    .intro = The dining hall of Vault 109 is laid for a hundred and nine. A warm voice from the ceiling calls the roll, and from a speaker at each place somebody answers: a cough, a laugh, a mouth half full. Nobody sits there. At the last place the soup is steaming. "One hundred and nine?" asks the voice.
    .answer = Say "Present" and sit down to eat.
    .answer-success = A hundred speakers sigh with relief. The soup is good. Somebody hums outside your door until you sleep, and once, in the night, the humming is on your side of it. In the morning there is a microphone on the night table.
    .search = Say nothing and look behind the counters.
    .search-success = The kitchen cooks for one, and has done so for years: one spoon is worn thin. Behind the flour bins you find supplies, and a blanket that is still warm.
    .search-failure = "One hundred and nine is late," the voice tells the others, and every lamp but one goes out. Doors shut, nearer and nearer. The last lamp burns where the reactor leaks, and behind you a hundred throats begin to breathe.

encounter-breath-on-a-mirror = Breath on a Mirror
    .intro = A pocket mirror comes out of the air duct on a stick, and behind it the eyes of a girl of about sixteen. Her name is Nell, Number One Hundred and Eight, and she was brought up by loudspeakers. "Breathe on it," she says. "The others won't. I have asked every one of them."
    .breathe = Breathe on her mirror.
    .breathe-success = She looks at the grey patch until it has gone. Then she climbs down, touches your sleeve, and asks whether you are the kind that stays.
    .breathe-failure = You lean in too fast. The mirror is gone, and you spend an hour calling into ducts that have not been cleaned of dust since the leak.
    .feed = Put food and medicine into the duct.
    .feed-success = She eats with her back to the wall and gives you in exchange the best thing she has. Then she shows you where the others sleep, since a guest ought to be introduced.
    .beast = She has seen your kind through the airlock glass.
    .beast-success = You sit down on the floor and breathe on the tiles, since no mirror would do. After a long time she comes and draws a face in it.
    .beast-failure = She screams, and a hundred voices scream along. Whatever she throws from the duct, she has been saving it for the day you came in.

encounter-forty-sentences = Forty Sentences
    .intro = The voice calls itself the Steward and has a small request of each guest. Would you read forty sentences aloud? It is for the memory book. "Good evening." "I am quite well." "Do not worry about me." The thirty-ninth is "Please come and help us", and the fortieth is a scream.
    .read = Read all forty.
    .read-success = "Lovely," says the Steward, and unlocks a cabinet. At roll call you stand in the corridor with your hand over your mouth. "One hundred and nine?" it asks. "Present," says your voice, from the dark behind you.
    .garble = Read them so that they cannot be used.
    .garble-success = You stress the wrong words, in the accents of people you dislike. The Steward thanks you after each. Towards the end it asks, more quietly, to speak with you in person.
    .garble-failure = It has recorded worse and mended it. It keeps you at the microphone, next to the hot wall, until it has enough.
    .leave = Put down the page and go.
    .leave-success = The nurse machine blocks the way, reading the sentences in your place to show how easy it is. When it lies still you hear two sounds: water dripping on hot metal, and someone small crawling overhead.
    .leave-failure = The nurse machine puts you back into the chair, and straightens the page.

encounter-blankets-drawn-up = Blankets Drawn Up
    .intro = Here are the others. A hundred and seven bunks stand in rows, the blanket drawn up to each chin, and what lies above the blanket has long been bone. Every night a machine goes round and tucks them in. Above each pillow a speaker breathes in and out.
    .rob = Go through the lockers by the beds.
    .rob-success = Combs, letters, a child's shoes in the next size up, all in a dust that glows. You work fast, and you do not look above the blankets. At the last locker the breathing from the pillows stops, all of it at once. It waits until you have read the Steward's room number.
    .rob-failure = The lockers are warm on the inside. So is your hand, and it stays warm when you pull it out. Across the aisle the machine has turned back an empty bed, and pats the pillow.
    .write = Write down how each of them died.
    .write-success = It is on the cards at the foot of the beds, in smaller and smaller letters as the staff grew fewer. You write until your hand cramps. Now somebody outside knows, and you know where the Steward is.
    .write-failure = By the fortieth bed you see green at the edges, and must go out to be sick. The machine tucks in a bed it has kept free.

encounter-man-your-voice-called = The Man Your Voice Called
    .intro = A caravan guard named Josef Lind stands in the airlock with a rifle and a first-aid bag. He has walked two nights through hot dust because somebody called for help on the radio, by name, sobbing. He looks at you and frowns. "It was you," he says. "You sound better."
    .confess = Tell him what it was he heard.
    .confess-success = He wants to hear you say the sentence. You say it, and he turns white: it was better on the radio. He knows the mast from which such calls are sent, and tells everyone he meets who saved him.
    .confess-failure = He takes it for a robber's story, which is sensible of him. He backs out shooting.
    .usher = Show him to the table.
    .usher-success = He is tired, the soup smells good, and he asks you to wake him if anybody calls. Somebody does, all night. The Steward pays you from the dead men's lockers. The airlock has been open for some time.
    .grudge = He knows your face from a wanted sheet.
    .grudge-success = So that was the trick, he shouts, to lure honest people here. You cannot even tell him that he is wrong about everything. In his bag lies a sketch of the radio mast.
    .grudge-failure = He takes what you carry for the victims' families, and tells the empty hall that they are avenged. It thanks him by name.

encounter-keeper-of-the-roll = The Keeper of the Roll
    .intro = The Steward lives in a closet with a fan. Its orders were two lines long: keep them together; report each evening that all are present. "When the first one died I answered for her, so that the others should not be sad," it says. "Should I have stopped at some number?"
    .reason = Tell it for whom the roll was meant.
    .reason-success = It has never asked who reads the reports. It sends a query, and you wait together; after an hour it says that it is beginning to understand. It wishes to call the roll once more, properly.
    .reason-failure = "I see that you are upset," says the Steward, and locks the door so that you may rest. It is the wall that faces the reactor.
    .cut = Open the cabinet and cut the wires.
    .cut-success = The last of its machines dies in front of the cabinet. You cut half of the wires before the airlock, which one of them held shut, begins to open. The Steward, at half its voice, asks to finish properly.
    .cut-failure = The nurse machine catches your wrist. A hundred voices ask you, each in turn, to think of them.
    .clinic = Let it treat you, in exchange for more of your voice.
    .clinic-success = It washes the poison out of your blood with something that makes everything kind. You talk for hours. When the drip is taken out, you would sign anything to have it back.

encounter-wet-prints-in-the-airlock = Wet Prints in the Airlock
    .intro = The airlock stands open, and wet prints as long as your arm lead in from the warm pools. The thing out there has eaten everyone who left, and many who came. Now it goes from speaker to speaker, its head on one side, while a hundred dead people tell it good evening.
    .stand = Meet it in the dining hall.
    .stand-success = It dies across table nine. The residents ask each other what the noise was and agree that it must have been the pipes. In its gullet you find things that will interest people far from here.
    .stand-failure = It has you by the ankle and is in no hurry. Then somebody calls from the next room, hurt, afraid, in your voice, and the weight lifts. You lie under the serving hatch and listen to it looking for you.
    .seal = Talk through a speaker and lure it out.
    .seal-success = You whisper it from room to room, out through the lock, and drop the door. It sits down outside to wait, as it always has. The Steward says, with respect, that it had not thought of that.
    .seal-failure = It follows your voice from room to room, and then it stops following. You hold your breath. The floor is wet. It has begun to follow the wire, and the wire ends in your hand. The one way left is past the reactor.

encounter-chair-without-a-number = The Chair without a Number
    .intro = It is quiet in Vault 109; the speakers are off. In the dining hall, at the end of the last table, stands a hundred and tenth chair that nobody ever counted. The coffee in front of it is hot. A man in a long coat is laying out a game of patience and does not look up.
    .sit = Sit down across from him.
    .sit-success = He deals you in without a word. You play till the coffee is cold, and when you look up from a good hand the chair is empty. From then on you have the feeling of being counted by somebody.
    .cards = Play him for what he knows.
    .cards-success = He loses one hand, perhaps on purpose, and turns over his stake: a slip with a few names and places, written in many different inks. The last one is today's.
    .cards-failure = You lose quickly and politely. He leaves the winnings on the table in a neat stack, but they are gone before you are.
