# The main story of New California: the seeds of Arroyo, the missing people, and Poseidon's rig.

quest-garden-that-died = The Garden That Died
    .story = Arroyo's garden has died from the edge inwards, bean row by bean row. Yarrow, who tends it, has buried the last squash like a relative. The elders mutter about a case of seed that the old people locked away for just such a year. Down in the Republic, meanwhile, travellers tell of villages found with the fires burning and nobody beside them.
    .elders = Sit up with the elders until they remember.
    .elders-done = After three nights without food the oldest of them finds the song again, and after a fourth it dawns on you that it is a set of directions. Yarrow packs you a bag of dead earth, so that the case will know what it is up against. Far out over the water something flies without lights.
    .road = Stand the Republic's travellers a few rounds.
    .road-done = Most of the stories are worth less than the beer. But then a woman who drinks alone, Sergeant Delgado of the Rangers, lays a boot heel on the table: moulded, new, by no maker alive. She found it next to a warm stove in an empty village. Her own barracks, she says, has not answered since Tuesday.
    .alarm = Get into a fight that is heard for miles.
    .alarm-done = The smoke has not cleared yet, and already a black vertibird has been over the place, and over it again. Somebody aboard is taking notes.

quest-seed-case = The Seed Case
    .story = The song of the elders ends in deadly country, where a steel case holds enough seed for a valley. Others have the tune as well. Wherever someone explores dangerous land, black machines are soon circling over it, and set down soldiers with glass for faces. In the Republic a dealer called Munro offers a second case, whose number has been filed off.
    .carry = Dig out the case and carry it away.
    .carry-done = It is as heavy as a calf and has a single handle. On the underside, when you finally lay it on its side, there is an inspection label: Poseidon Oil, platform office, all in order. The date on it is last year's.
    .trade = Look Munro's case over and buy what is real.
    .trade-done = Every other packet is gravel, and you say so before the money is on the table. The rest will plant one field. Yarrow kisses each packet. The crate they came in is newer than it ought to be: Poseidon Oil, platform office, stamped last year.
    .follow = Follow the song through deadly country.
    .follow-done = One more line of it turns out to be a hill, a bridge, a burnt-out tank. People have come this way with the same tune and have no further use for their packs.
    .circle = Explore dangerous land in sight of the black machines.
    .circle-done = Rotors, very low. A black machine settles beyond the next rise, men with glass faces climb out, and it leaves without them.
    .alarm = Fight loudly enough to wake every echo in the hills.
    .alarm-done = Two hours later men in clean boots walk over the ground and collect the casings, one by one.

quest-empty-barracks = The Empty Barracks
    .story = The tables in Sergeant Delgado's barracks are laid, the beds are made, and there is not one spent cartridge on the floor. Whoever came knew the password. Only the cook is left, shut up inside his own oven, and he won't come out even for her. Scavengers are already making off with the boots. At night, from the high ridges, you can see lights going out to sea.
    .question = Talk the cook out of his oven.
    .question-done = It takes all day, and a promise that nobody will be eaten. Men with glass faces, says the cook. They asked each soldier his blood group and said thank you. The tall one had a clipboard from Poseidon Oil and complained about the crossing.
    .ridge = Wait on a ridge for the lights, and run with them.
    .ridge-done = All night you run under it, by ear, from rock to rock. With the first grey it heads out over the water and comes down on an iron island with a flame on top. There is a name on one of the legs, and it takes you three wipes of the lens to believe it: Poseidon.
    .raid = Take the barracks' goods back from the scavengers.
    .raid-done = This one wore three belts, none of them his. Delgado lets you keep whatever has no name sewn in.
    .alarm = Win a fight that can be heard down at the coast.
    .alarm-done = Somewhere out at sea a clerk moves a pin on a map a little closer to you.

quest-tanker-without-a-crew = A Tanker without a Crew
    .story = Out on Poseidon's rig sits the Enclave, all that remains of the old government, with everyone's missing people. One ship could get there. But Captain Salter, who has slept aboard his tanker for thirty years, says that he has no fuel, no chart and no crew. Take away any one of those excuses, says his daughter, and he will sail for shame. On the rig they have doubled the watch.
    .fuel = Buy the captain his fuel in the Republic.
    .fuel-done = The Republic sells by the barrel and throws in a flag. Salter sniffs at the bung, tastes it, finds nothing to complain of, and falls silent. At midnight the whole hull begins to tremble, and pigeons leave it by the hundred.
    .chart = Fetch the chart from the wrecked harbor office.
    .chart-done = The office has slid down the slope, so its drawers open upwards. In the lowest are the chart and the harbor master, who never let go of it. You redraw the part he stained. Salter checks your soundings one by one, then goes below to look for his cap.
    .crew = Raise a crew in Arroyo.
    .crew-done = None of them has ever seen the sea. Yarrow signs on as cook, the goatherds as stokers, somebody's grandmother as gunner, on the strength of her language. Salter asks whether they can swim. They ask what that is.
    .alarm = Fight under the noses of the watch.
    .alarm-done = A searchlight comes on at the harbor mouth and does not go out again.

quest-rig = The Rig
    .story = The rig stands in the swell on four iron legs. Below the waterline are the people who were taken, and above them a laboratory, where a brew is nearly ready that would leave nobody breathing but the Enclave. Every deck has to be fought for. Every patrol that does not come home is one fewer on the stairs. And day and night the loudspeakers play the anthem.
    .board = Storm the ladders.
    .board-tally-0 = The swell drops the boat, the ladder stays where it is, and for a moment so do you. Glass faces look over the rail and empty out whatever is on the stove.
    .board-tally-2 = You take a deck and hold it just long enough to open one cage. The people in it come up the stairs blinking, some with their spoons still in their hands.
    .board-tally-4 = Two decks fall before the anthem has come round again. A long line of the missing climbs down to the boats in stockinged feet, and somebody has brought the flag along, for bandages.
    .scuttle = Put something of yours into their brew.
    .scuttle-done = Your bottle goes in where theirs was meant to, and the pumps see to the rest. The laboratory seals itself with its staff inside, exactly as designed. The rig leans a little to the east, and the anthem breaks off in the middle of a bar.
    .patrol = See that an Enclave patrol does not come home.
    .patrol-done = On the dead man's radio a bored voice calls the roll, waits, and calls it again, less bored. There will be one helmet fewer on the stairs.
    .alarm = Drown out the anthem with a fight.
    .alarm-done = On the rig they stop the anthem to listen. For a minute there is only the sea, and then the engines.
