# What the main quests of The Commonwealth bring to its roads and towns.

encounter-split-heel = A Split Heel
    .intro = A man in a long black coat sits on a milestone with one boot off: the courser X5-17. The heel has come away from the sole. He has walked after a dead cobbler, he explains, until he needed one. He is not joking. He watches your hands.
    .mend = Stitch the heel back on for him.
    .mend-success = He stands, tests his balance, and pays without haggling. Then he mentions which road he will be searching tomorrow, and that nothing obliges you to be on it.
    .mend-failure = The awl goes through leather, thread and thumb. The courser observes that you are no cobbler either, and limps off.
    .shoot = Shoot while he has only one boot on.
    .shoot-success = He moves well in one boot, but not quite well enough. His coat holds a map with every cobbler marked on it, and a list of questions that begins with "good morning".
    .shoot-failure = Barefoot he turns out to be faster. He leaves you in the ditch and goes off with notes on your height, your stride and your route, all of it useful to somebody.
    .recall = He studies you, and begins to say a word.
    .recall-success = You bellow a drovers' song over it, all the verses. X5-17 hears you out, concludes that the unit is defective, and goes back to his boot.
    .recall-failure = It is a short word. Next there is broken marble overhead, and a technician saying that this one is not on today's list.

encounter-bread-for-the-ruins = Bread for the Ruins
    .intro = Margaret Oakes is walking along the road with a loaf in a cloth. Her husband was led out of his bakery in the middle of a batch, and she is going to the CIT ruins to ask for him back. Nobody has told her that the door is underground. She would like company.
    .walk = Walk with her as far as the grating.
    .walk-success = For an hour she talks down the grating: about yeast, about his knee, about the side of the bed that stays cold. Nobody answers. She breaks the loaf and pushes it through, piece by piece. That night three synths walk off their posts with flour on their hands, and they know a great deal.
    .walk-failure = A patrol sends you both back, her with words and you with rifle butts. The loaf is confiscated and entered on a list.
    .lie = Tell her that he is dead and it was quick.
    .lie-success = She nods, sits down, and divides the loaf with you, there being no point in carrying it farther. It is the best thing you have eaten this year. She even insists on paying for your trouble.
    .confess = Tell her how they came by his name.
    .confess-success = She hits you with the loaf, which is three days old, and then with her fists. Afterwards she goes back to town, and tells people that you at least said it to her face.

encounter-boots-nobody-ordered = Boots Nobody Ordered
    .intro = Walter Stubbs, a roofer, stops you because you look like someone who walks a lot. A cobbler's girl resoled his boots for nothing and would not say why. He turns one up: the hobnails form a pattern, and it is not decoration. "What have I joined?" he asks.
    .tell = Tell him what the nails say he is.
    .tell-success = He is silent for as long as it takes to lace both boots. Then he remembers things: who talks under which roof, and what about. People never lower their voices for a roofer.
    .tell-failure = He laughs and repeats it to the whole bar as a joke. Somebody at the corner table does not laugh, and leaves a full glass behind. When you come by again, there is a ladder against the roof, and a hammer on the top rung, and no Walter.
    .pull = Draw the nails and set them in plain rows.
    .pull-success = Now they are anybody's boots. Walter pays for the work and goes back up his ladder, without learning what you took out.
    .pull-failure = The pliers slip, and the pattern is printed in your palm. Walter takes the boots back; he will ask someone with steadier hands.
    .heel = Show him the same nails in your own heel.
    .heel-success = He compares them nail by nail. "Cousins, then," he says, and finds you a bed under a roof that does not leak. He will keep an eye on that street for the Railroad.

encounter-boots-in-the-dark = Boots in the Dark
    .intro = People are coming through the dark without a lantern, and what gives them away is that not one boot squeaks. Families, a bag each. Gideon, the farmhand with the wide feet, asks you which way is north and whether you have seen anyone. He takes you for a friend.
    .guide = Take the front and lead them until dawn.
    .guide-success = No lantern, no word, one hand on the coat in front. A searchlight goes over, and the whole line is grass. Then the sky is grey and the ridge is behind you, and nobody is missing. A grandmother, who has been one for only six years, gives you what she was saving for the ferry.
    .guide-failure = Wrong gully. You know it by the smell, then by the eyes. "Go," you say, and for once nobody asks why; the families are past on tiptoe before its owner has decided where to start on you.
    .share = Share out what you carry for bad days.
    .share-success = Gideon hands it round by shoe size, smallest first. In return he tells you who in the Commonwealth really hides people, and who only likes to be asked.
    .inform = Signal their heading to the Institute.
    .inform-success = The fee is waiting on a milestone, in a neat stack, before you have put away the lamp. For the rest of the night you hear boots that do not squeak, running.
