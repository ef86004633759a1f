### Vault 7, where it is always Opening Day

encounter-opening-day = Opening Day
    .intro = The door of Vault 7 rolls aside to a brass band. Three hundred people in their best clothes turn to you and burst into tears of joy, all at the same moment. A mayor with a chain steps up and hands you scissors on a cushion. "At last," he says. His lips had begun to move before the door did.
    .cut-the-ribbon = Cut the ribbon.
    .cut-the-ribbon-success = It parts, and the cheering lifts the dust from the lamps. They shake your hand, all three hundred. Then someone claps once, and they wipe their faces, tie the ribbon together, and walk back to their places. "Very nice," says the mayor. "Once more, from the top."
    .applaud = Refuse the scissors, and applaud them instead.
    .applaud-success = It is not in the script, and they love it. Coins are thrown, and this time it is at you. From a small box at the front of the stage a dry little voice says: "Who gave you that cue?"
    .applaud-failure = You clap in the wrong place. The band stops, the tears stop, and the mayor puts the scissors back into your hand and closes your fingers over them.
    .look-behind = Walk past the mayor, and look behind the people.
    .look-behind-success = The back rows are painted, and after them comes a wall, with hooks, on which hang two hundred years of best clothes. You help yourself. Between the coats there is a narrow door, and somebody on the other side of it is crying for no audience at all.
    .look-behind-failure = "Not through the set!" hisses an usher, and brings down his torch on your neck.
    .ticket = Buy a proper ticket from the usher.
    .ticket-success = It is for tonight, the middle of the stalls, and comes with a programme. In it are the prompter, who has never been late, and the way to the stage door, in case of fire. The usher tears it along the line with something like happiness. It is the first he has sold.

encounter-ribbon-again = The Ribbon Again
    .intro = They have tied a new knot in the ribbon; it is mostly knots by now. The same tears, the same mayor, the same cushion. A child in the second row is looking at you with dry eyes and shakes its head, very slightly. Behind you the door has closed, as it does at this point.
    .cut = Cut it.
    .cut-success = They cheer as though you had let in the sky. The band plays you back to your mark. It goes better every time, that is the terrible thing.
    .forget-the-line = Forget your line.
    .forget-the-line-success = You open your mouth and leave it open. It goes very quiet. The mayor sweats; nobody has ever seen him do that. Out of the box on the stage front a voice supplies your line, then supplies it again, and there is fear in it.
    .forget-the-line-failure = They wait. They are good at waiting. In the end you say something, and are fined for your diction.
    .faint = Faint into the arms of the band.
    .faint-success = You are passed back over their heads, row by row, to a cot behind the scenery. A wardrobe mistress gives you broth and asks no questions. There is a door by the cot, and a draught under it that smells of outdoors.
    .faint-failure = The drummer, whom nobody had warned, steps aside.

encounter-prompter = The Prompter
    .intro = In the box at the front of the stage sits a machine no larger than a bread bin, with a slot for an eye and the whole play inside. It whispers each line to each of them half a second ahead, and has done so since their great-grandparents. It knows yours as well. "I was told to go on until the audience is satisfied," it whispers. "Are you?"
    .whisper-back = Whisper back a line of your own.
    .whisper-back-success = It repeats it, to be polite, and on the stage the mayor says it too: "I should like to sit down." And he sits. There is a gasp. The prompter shows you its schedule, page after page, like a patient who has come to another doctor.
    .whisper-back-failure = "Louder," it whispers, and all three hundred turn to hear you. Then the ushers help you find your seat.
    .unplug = Pull the plug.
    .unplug-success = The ushers defend it to the last torch. When the eye goes out, three hundred people stop with their mouths open and look at one another, to see what comes now. Someone goes to try the stage door.
    .unplug-failure = It has been whispering to the usher behind you as well.

encounter-stage-door = Stage Door
    .intro = The stage door stands ajar, and through the gap you can see a piece of the real sky. A young woman stands before it with her costume half off: Cordelia Amory, understudy, like her mother before her. "It shuts when one leans on it," she says. "It weighs as much as a truck. I only ever come to look." Somewhere behind you the ushers are counting heads.
    .slip-out = Squeeze through into the passage by yourself.
    .slip-out-success = You lose a button and some skin. The passage does not lead out, not yet; it leads along behind the scenery to a room full of coats. Cordelia's eye is at the gap until it closes.
    .slip-out-failure = It shuts on you halfway. You are not, they say, the first to have that mark across the nose.
    .hold-open = Put your back against it, and let her go first.
    .hold-open-success = It does weigh as much as a truck. She walks out under your arm, and after her an old trombonist, and two harpists with one harp. The last of them has thanked you and gone, and you are still holding it. They tell the story in every camp.
    .hold-open-failure = You hold it for as long as anyone could, which is not long. It puts you down on the wrong side, and folds you somewhat.
    .doorkeeper = Give the doorkeeper something for his trouble.
    .doorkeeper-success = There is a man in the wall with a lever; he has never been tipped. He turns the coins over, weeps, quite privately, and leans on the lever until Cordelia is through. You he sends along the passage, to wardrobe, where they will want to see your shoulders.

encounter-full-house = Full House
    .intro = The curtain rises, and the seats are full. They have put everyone they have into the stalls, in rows, to be the public, and there is nobody on the stage. The lamp swings round. It passes over the mayor, over the band, over the ribbon that nobody holds, and stops on you.
    .perform = Go up and give them something.
    .perform-tally-0 = You do the thing with the hat. Three hundred people who have only ever seen one play are silent for a while, and then see what the fruit under the seats was for.
    .perform-tally-2 = A song, a fall, an imitation of the mayor. They do not know when to laugh, but they are willing. The plate that goes round comes back full, and a gentleman in the circle is taking notes.
    .perform-tally-4 = You tell them what it is like outside: the salt, the wind, the gecko on the drive shaft. Nobody has told them anything before that they did not know by heart. At the end they do not clap. They stand up, in no order, each when they are ready, and talk to you across the lamp until it burns out.

encounter-costume-store = Costume Store
    .intro = Here are all the coats that were ever worn to Opening Day, and a wardrobe master named Pym, who grew up among them and walks without moving the hangers. There are also things that were not costumes to begin with: visitors', he says. They change in here, and then they have a part, and then, well. There are a good many boots.
    .search = Go through the visitors' pockets.
    .search-success = Salvagers, pedlars, a soldier, a nun. They had all been going somewhere. Pym holds the lamp for you, and points upward when you ask where the finest piece of all is kept. It hangs over the stage, and is let down for the finale.
    .search-failure = The rack goes over, and the next one, and so on to the end of the hall. You are dug out by a man who is chiefly worried about the velvet.
    .dress = Let Pym dress you for the part.
    .dress-success = He does it in forty seconds with his mouth full of pins. In the mirror stands somebody who opens vaults. From now on people rise when you come in, here and outside; only look up, says Pym, when you are under the rig.
    .order = Pay him to make something that can really be worn.
    .order-success = No one has ever asked for seams that hold. He works all night, singing, and sews his name in where it does not show. When he bites off the thread, he tells you about the great costume on the rig, which he did not make, and whose wearer he never saw come out.

encounter-bad-review = A Bad Review
    .intro = The gentleman in the circle has printed it: Vault 7 has always had a newspaper, with a column for the arts and never anything to put in it. It is about you. It is long, and fair, and in the third paragraph he describes how you hold your hands. People have it under their arms and look from it to your hands.
    .take-it = Read it to the end.
    .take-it-success = It hurts as only accurate things can. He is right about the hands. You go through the act once more in front of a mirror, and learn something about yourself.
    .answer = Go to his table and answer him, point by point.
    .answer-success = He hears you out with his pen in the air. Then he admits that nobody has ever disagreed with him before, and begins to tell you, giddy with the novelty, all that he has ever seen from up there and could not print.
    .answer-failure = You answer the third paragraph with your hands. He prints a second edition.
    .buy-up = Buy the whole edition.
    .buy-up-success = The boy with the barrow is astounded; he runs home and fetches the old ones too. Having read nothing, everybody assumes that it was a triumph. You keep one copy. It is really very well observed.

encounter-lighting-rig = The Lighting Rig
    .intro = Above the stage, in a web of wires and hot lamps, hangs the Spirit of Progress: a black suit of armor with wings of tin. It is lowered for the finale and waves. Tonight, as it went by, you saw that the gauntlet was no costume. On the breastplate is the crest of the Enclave. So one of their men once came to see the play.
    .climb = Climb up and cut it down.
    .climb-success = Lamp over lamp, with the metal hissing under your hands, and below you three hundred faces that have been taught to look up at just this point. You cut three wires and ride the fourth. What is left of the man inside weighs very little. The Spirit of Progress lands on its feet, and the mayor, for once in his life, has no line.
    .climb-failure = The lamp you reach for is the sun of the second act. You come down through the sunrise, the meadow and the band.
    .cut-power = Find the fuse, and put out every lamp at once.
    .cut-power-success = In the dark there is no stage. You hear three hundred people feel for each other's sleeves. Somebody says, in a voice without any training: "Is that it, then? May we go?"
    .cut-power-failure = The fuse box was labelled by a man who knew his trade and hated strangers.

encounter-curtain = Curtain
    .intro = This time the ribbon is tied across the real door, and the real door is open behind it. The sun comes in as far as the front row. They have lined up by height, with suitcases. The mayor has taken off his chain, and holds out the cushion to you with both hands, and does not know what you will do.
    .bow = Cut it, and stay for the applause.
    .bow-success = You cut it. Nobody cheers; they walk out past you, squinting, and each of them, as they go by, tells you one thing that they know. It takes until dark, and you could run a country on what you hear. The child with the dry eyes goes last, and takes the scissors along.
    .leave-quietly = Step over the ribbon and leave it to them.
    .leave-quietly-success = It is their day, after all. On your way through the empty foyer you pass the box office, whose till has been waiting for a long time. When you are over the hill, you hear the band strike up, and stop, and start on a different tune.
