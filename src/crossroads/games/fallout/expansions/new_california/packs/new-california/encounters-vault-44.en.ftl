### Vault 44, where nobody speaks

encounter-first-hush = The First Hush
    .intro = You have left your boots outside, with the others. The floor of Vault 44 is carpet, the walls are quilts, and over every door burns a small green lamp. People go by in felt and bow to you. When the door seals behind you and you say "Hello?", the lamp turns amber, and a whole corridor of faces goes white.
    .shut-up = Put your hand over your mouth.
    .shut-up-success = They watch the lamp; you watch the lamp. It takes as long as a prayer to turn green again. A woman with chalk on her sleeve takes you by the elbow, lightly, and leads you to where asking is allowed.
    .shout = Ask again, louder, what is the matter with them.
    .shout-success = The lamp goes red. A man comes at you out of the quilting, weeping with terror, and fights you silently, the way you would fight a fire. When he lies still you hear many soft feet running, and none of them are running away.
    .shout-failure = The lamp goes red. They hold you down with mattresses, ten of them, gently, and much too long.

encounter-chalk-board = The Chalk Board
    .intro = All the vault's conversations are held on one slate wall, forty paces of it, in coloured chalk: births, recipes, a quarrel between sisters that has gone on for years in the lower left-hand corner. In the middle a square has been kept clear and framed in red. The woman with the chalky sleeve gives you a piece. She points from the square to the north wall, and then to her ear, and shivers.
    .write = Write your question where the sisters will see it.
    .write-success = Both sisters answer, and for once they agree: there is something behind the north wall. It hums. It has hummed since their grandmothers' time, and it must not wake. Anyone who would like to know more should go to the library and hold their breath.
    .write-failure = The chalk shrieks. It is only one short shriek. Forty people are flat on the carpet, and over the door it is red.
    .erase = Rub out the red frame and see what happens.
    .erase-success = Underneath there is older chalk, a drawing: a bell, and beside it who is owed what for taking out its tongue. No one stops you. They look at the bare place as if it might speak, and somebody counts coins into your palm so that they will not have been there.
    .erase-failure = A dozen arms take you off the wall. You have a soft landing, but somebody's elbow is not made of felt. Over the door the lamp is changing.

encounter-padded-guards = Padded Guards
    .intro = They come round the corner four abreast, in quilted suits to the chin, like furniture. They carry pillows. It ought to be funny, and you would laugh, but the lamps are red along the entire corridor, and the one in front has tears on her cheeks and has already begun to unfold the sheet.
    .run = Run, on the sides of your feet.
    .run-success = You had not known you could run like that. From behind comes the rustle of very fast quilts. You pull yourself up into a shaft, and at the top of the shaft something large hangs in the dark, cold and curved: a bell.
    .run-failure = The carpet has been laid so that it gives. You run up a hill of wool until they catch you at leisure.
    .fight = Take the pillow away from the first of them.
    .fight-success = There is a cosh in it. After that it goes quickly, and still nobody cries out, not even when it hurts; that is what you remember. They carry their keys wrapped up in flannel. One of these fits a hatch to the bell loft.
    .fight-failure = This was not the pillow to worry about; the one behind you was.
    .bribe = Turn out your purse, slowly, coin by coin, on to the carpet.
    .bribe-success = They stop to watch that none of them clinks. In here new caps are pressed by the thousand and nobody can spend one; but old ones, worn smooth, from outside! They hand them round. Then they show you the library, and the bell, and the shortest way, and put the sheet away.
    .surrender = Hold out your wrists.
    .surrender-success = They are so relieved. They take your purse, because it jingles, and tuck you in, and sit with you until the lamp is green. Then they bring you to the library, which is where they take people who need calming.

encounter-library-of-breath = Library of Breath
    .intro = There are no books in it. The walls are brass speaking tubes, hundreds of them, and each is stopped with a cork. Whoever could bear it no longer came here, put their mouth to a tube, said the one thing, and corked it up. The librarian is very old. He makes a cradle of his arms, and then lets them drop like a stone: some of them are heavy.
    .listen = Draw a cork, and listen.
    .listen-success = You choose the one with the most dust. A man, panting, hardly louder than his heart: "I'm nearly through. Tell them it's only rock." That is all. The librarian has never drawn that one. He sets it back, and his hands begin to say something to you, beautifully, like a tune.
    .listen-failure = You put your ear to one after the other and hear the sea, as in any tube. The librarian nods. You have to know whom you are listening for.
    .sneeze = It is the dust. You are going to sneeze.
    .sneeze-success = Four hundred corks leap from four hundred tubes, and for one moment everyone who ever lived here is speaking at once: names, curses, I love you, help. Then there is red light, and darkness, and hands that hold you. The librarian is on his knees among the corks. He is smiling.

encounter-bell-without-tongue = Bell without a Tongue
    .intro = The fire bell of Vault 44 hangs in a loft that has been stuffed with wool. Someone took its tongue out on the first night and buried it like a person, with a small cross. The bell itself is bronze and as tall as you. Lay your palm on it and you feel it tremble, ever so little, in time with something to the north.
    .swing = Set it swinging with your shoulder.
    .swing-success = It makes no sound, but it moves; and through the beams, the walls, the soles of three hundred felted feet, everybody feels it. They look up from their plates. In the corridor below a door opens that is never opened, and someone behind it is having trouble with his breathing.
    .swing-failure = It swings out, and you have time to admire the workmanship. Then it swings back.
    .steal = Dig up the tongue. Bronze fetches a price.
    .steal-success = You cut it up with a blanket over you and carry it off in parcels. A trader at the lock takes them and asks nothing. It is on the way back that they meet you, with the sheet; it is folded, and a small cross lies on top.
    .steal-failure = It slips, and rolls along the loft, down the steps, and into the night watch, each step a little louder than the one before.

encounter-signed-song = A Song in Signs
    .intro = In the dining hall, after supper, they sing. Two hundred people raise their hands, and it goes over them as wind goes over grass: a verse, a chorus, a part for old men with stiff fingers. You find that your eyes are wet. The song is about somebody who went through a wall, and nobody in the hall believes a word of it any more, they just like the tune.
    .learn = Learn it from the librarian.
    .learn-success = It has nineteen verses and they take most of the night. In the fourteenth his hands slow down: here is the name, the date, what he took with him, who gave the order to hush it up, and where the paper is. They have been singing it every evening. It is the best-kept secret in the vault.
    .learn-failure = You mix up "wall" and "wife". Two hundred people shake without a sound, and one old man has to be helped from the room.
    .clap = Clap. Who would not?
    .clap-success = It is only your two hands, and only for a moment. The song stops as if it had been cut with scissors. Nobody looks at you. They look at the north wall, all of them, and wait; and when nothing comes, that does not seem to make it better.

encounter-quiet-room = The Quiet Room
    .intro = Those who have been loud are put in here. It is round and white, with felt on the walls, the ceiling and the floor as thick as an arm, and no lamp, since there is nothing in it to hear. After an hour you hear your blood. After two you hear your eyes move. Then, from the north side, you hear the other thing.
    .sit = Sit down with your back to the felt and bear it.
    .sit-tally-0 = It is in the wall, and then it is in your teeth, and then somebody is screaming, and that turns out to be you. The felt takes all of it. When the guards look in, they are pleased with how quiet you have been.
    .sit-tally-1 = You count your pulse up to a number that frightens you and start again. It hums. You get to know it, like a neighbour. It does not come closer and it doesn't go.
    .sit-tally-3 = Somewhere in the second night you stop being afraid and listen as you would to an engine. It is an engine. It misses on every fourth stroke, it wants oil, and there is nobody in it to wake. When the door opens you walk past the guards, northward, with one hand on the wall.
    .break-out = Tear the felt down and go through whatever is under it.
    .break-out-success = Under the felt there are planks, under those a hole, and in the hole all that people had in their pockets when they were shut up here and did not need again. It was dug by somebody strong. It goes north, and the humming is in it like water in a pipe.
    .break-out-failure = Planks, wool, planks, wool. Your hands give out before the wall does, and you bleed without a sound, like a resident.

encounter-overseers-cough = The Overseer's Cough
    .intro = Overseer Pell receives you behind three doors. He is sixty, courteous, and grey in the face; he holds a cushion, and when he can't keep it back any longer, he coughs into it, and the lamp over his desk, which he has painted green, is red underneath. He has had it since the winter. By the rule that he made everyone keep, he should have been in the round room long ago. He looks at you and waits.
    .heal-it = Give him something for it.
    .heal-it-success = He takes it in both hands. For the first time in months he fills his lungs, and it stays quiet; and then he laughs out loud, claps a hand over his mouth, and takes it away. Nothing comes through the wall. He sits down and tells you, in a cracked voice, everything. Then he asks for the key to the loudspeakers.
    .pillow = Buy him a night's peace from the guards, and stay with him.
    .pillow-success = They take your money and find that they have business on another floor. He coughs till morning, with the doors open, out loud, and you hold the basin. Nothing comes through the wall. Towards six he looks at the ceiling and whispers: "All of them? All that time?" He wants to be the one to say it.
    .report-it = Lead the guards to him.
    .report-it-success = They pay you from his own drawer. He goes with them quietly; he has taught them how. The children who pass you afterwards cover their mouths and look not frightened but disgusted. From the round room, for as long as you are in earshot, somebody coughs in time with the humming wall.

encounter-wall-that-hums = The Wall That Hums
    .intro = The tunnel runs north for thirty paces and ends at bare rock. There sits the thing the vault has been afraid of since before anyone's grandmother: a man, dried as thin as a coat, leaning on the stone. On his right arm is a miner's power fist with its switch still on. He had been nearly through. Nobody had dared call out to him to rest.
    .hum-along = Work it off his arm without switching it off.
    .hum-along-success = You hum as you do it, on its note, so that your hands will keep to its beat; it comes away on the fourth stroke, where it misses. Then you put it on, since somebody should, and hit the rock where he was going to. Daylight. It was only the width of a hand, he was that near. And all through the vault it has become, at last, really quiet.
    .hum-along-failure = The cell is cracked, and sitting beside it was good for neither of you. You taste pennies, and go back down the tunnel on all fours.
    .leave = Turn off the switch, and close his eyes.
    .leave-success = The silence goes through the wall and into the corridors like cold air. You hear them come out of their rooms to listen to it. You scratch his name over the hole; you know it from the song, or you make one up.

encounter-loud-morning = The Loud Morning
    .intro = The loudspeakers crackle. In two hundred years they have not been used. "Good morning," says Overseer Pell. He waits; nothing comes. "I am told," he says, "that it was a machine." In the corridors three hundred people stand in felt slippers under lamps that are as red as they go, and look at each other's mouths. Somebody will have to be the first.
    .shout = Be the first.
    .shout-tally-0 = You shout. It is too soon: they break, and what tramples over you on the way to the door is perfectly silent.
    .shout-tally-1 = You say your name. Someone says hers, hoarsely, as if it were a foreign word. Then they all try it, the whole length of the corridor, and give you things, because they do not know what comes next. The caravans hear it from them, and everyone hears it from the caravans.
    .shout-tally-3 = You sing the song of the dining hall, as well as it can be guessed from hands. For a verse you are alone. Then a cracked old bass comes in, who has known the tune with his hands for seventy years and gets every note wrong, and after that you can no longer hear yourself. They can be heard three valleys away, people say. One by one, above the doors, the lamps burn out.
