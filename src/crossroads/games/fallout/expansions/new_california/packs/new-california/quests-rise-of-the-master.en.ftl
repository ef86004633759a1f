# The main story of Rise of the Master: pilgrims, patrols and the voice under the Cathedral.

quest-well-with-two-wardens = The Well with Two Wardens
    .story = Two wardens keep a well on the road between the Hub and Lost Hills. On odd days Ysidro Paz sells the water for the Brotherhood; on even days Sister Clemency of the Cathedral gives it away and writes down who drinks. Nobody in her book has been back for another cup since spring. She says that they are happy.
    .warn = Take the names of the missing to the Brotherhood's gate.
    .warn-done = The sentry at Lost Hills wants you gone, until he hears the list: there are four knights on it. Paladin Coyle comes out and listens to the rest standing up. Then she asks on which days her patrols filled their canteens. Even days. All of them.
    .listen = Hear Sister Clemency preach in the Hub.
    .listen-done = She has no pulpit and does not raise her voice. There is soup, there are blankets, and at the end there is a queue to sign up. You are given a purse, to spread the word. From under the lid of the soup pot comes a smell that you cannot put a name to.

quest-three-patrols-short = Three Patrols Short
    .story = Three Brotherhood patrols are overdue: twelve knights in full steel, and not one of them called for help. Their beacons were switched off by hand, in the order of the duty roster. Paladin Coyle has no fourth patrol to send. Dawdle in deadly country, and somebody there will have learned to wear that armor.
    .track = Go where the last beacon was switched off.
    .track-done = There was no fight. Boot prints run beside bare feet double their length, at the pace of a conversation, as far as a blast door in a hillside. In front of it a knight lies on his face. It takes all your strength to turn the armor over, and then you see his knuckles: he had been knocking.
    .hire = Hire trackers in the Hub.
    .hire-done = They return with two sacks of Brotherhood gear and one tracker fewer. They have also brought a girl whom they met on the salt at night, running the opposite way. She is called Hester Dunne, and her father keeps the vats.
    .late = Lose time in deadly country.
    .late-done = From a ridge you see what you have come too late for: a green pool, a line of people holding hands, and steel boots standing in pairs along the edge. A girl breaks out of the line and runs straight at you. Her name is Hester Dunne. Behind her the singing does not stop.

quest-pilgrims-with-clean-boots = Pilgrims with Clean Boots
    .story = Forty pilgrims set out from the Hub to the Cathedral every dawn, singing, all in clean boots. In the afternoon a cart brings the boots back, scrubbed, for the next forty. Sister Clemency would like you along to carry the harmonium. The drovers at the rear are very tall and keep their hoods up.
    .walk = Carry the harmonium to the Cathedral.
    .walk-done = A stranger's name is inked inside your boots. At the Cathedral gate a doctor with splendid teeth collects them, hands you sandals and asks after your blood. All along the road people have seen who brought the music.
    .stop = Kill one of the giants who herd people like cattle.
    .stop-done = Under the hood it is green and wears a whistle. The pilgrims scatter over the salt; only a girl in sandals stays and goes through the drover's pockets for his keys. She is Hester Dunne, she says, and her father keeps the vats. On the next rise stands a knight of the Brotherhood, who has watched the whole of it.

quest-door-that-answers = A Door That Answers
    .story = Somewhere in deadly country there is a blast door in a hillside. Knock, and it knocks back, as many times and once more. Paladin Coyle is sure that her twelve knights are behind it. A machine sweeps the forecourt, and whenever anyone explores another stretch of that country, they hear of it at the Cathedral.
    .knock = Answer the door in its own code and heave it open.
    .knock-done = It is the duty roster, tapped out rank by rank, and you supply the name it lacks. Eight knights walk out into the sun unarmed. The other four, they tell you, volunteered. And there was one more with them in the dark, whom they heard breathing and never saw.
    .blast = Boil your medicines down to a charge, and get past the sweeper.
    .blast-done = The sweeper apologises for the mess until the end. Behind the door are crates that nobody has opened since the war, a room with one large drain, and eight knights in a cell, who had stopped knocking to hear who it was. Coyle does not ask about the other four.
    .call = Explore more of the deadly country first.
    .call-done = A bell rings far away, on the Cathedral's side. Somebody over there has been sent to put out sandals in your size.

quest-vat-keepers-daughter = The Vat Keeper's Daughter
    .story = Hester Dunne is fourteen and knows by heart in which order the valves of the vats are closed. Her father pushed her out through the ash hatch and went back to his shift. The Unity wants her home before she can recite it to anyone. Out on the road one of its seekers is showing people a ribbon of hers, and nobody should leave her alone for long.
    .hide = Hide her among people who will swear that she is theirs.
    .hide-done = Everyone tells it the same way: a niece, slow, walks in her sleep. Hester glares and keeps quiet. The seeker sniffs at the ribbon, at the washing, at a real niece, and moves on. The same night she recites the valves to a scribe, who needs more paper than he brought.
    .smuggle = Buy her a place in a caravan out of the Hub.
    .smuggle-done = The drover stows her between two bales of gecko hide and charges extra, on account of the smell. At Lost Hills she climbs down green in the face, in the ordinary way, and asks for a pencil.
    .sell = Return her to the Cathedral.
    .sell-done = Sister Clemency has your reward ready, wrapped in a hymn sheet. Hester holds up well until she sees who is on duty at the gate. Her father looks at her, then at you, and lays his keys on the ground.
    .late = Leave her alone and go off into deadly country.
    .late-done = The bed is made and the ribbon lies on the pillow. The neighbours heard her father in the yard, calling her to supper, and after him, without a pause for breath, a woman and a machine, out of the same mouth.

quest-choir-practice = Choir Practice
    .story = Brother Anselm places you in the fourth row of the Cathedral's choir. There is no finer singing anywhere: four parts, and a fifth that comes up through a grating in the floor. After each hymn the front row goes down to be measured and the others move up. Nobody in the third row will turn round. Even out in deadly country you catch yourself humming.
    .sing = Sing, and let the fifth voice hear you.
    .sing-tally-0 = You come in a bar early. Brother Anselm closes his book, and two ushers correct your posture.
    .sing-tally-2 = You hold the line. The grating holds it with you, in your own voice, and a little better.
    .sing-tally-4 = For a verse there is nobody in the room but you and the thing below, and it is delighted. Brother Anselm unlocks the cabinet with the offerings and tells you to choose.
    .sing-done = When it is over, your row moves up. From the grating a man, a woman and a machine say, sharing one sentence, that they would like a word with you.
    .flee = Get away to the Hub in a bale of laundry.
    .flee-done = The washing is done in the Hub: forty robes, and tonight you. You roll out beside a trough and tell the first armed people you meet all of it, hymn numbers included. They believe you. But when you lie down, the drain in your lodgings starts on the fifth part.
    .rows = Go on into deadly country with the hymn in your head.
    .rows-done = It sits at the back of your teeth and will not come out. In the fourth row somebody has taken your place and is keeping it warm.

quest-last-bus-from-lost-hills = The Last Bus from Lost Hills
    .story = The Brotherhood has a school bus with steel on the windows, fuel for one direction, and a bomb in the back row with its belt fastened. Paladin Coyle means to drive it up the nave of the Cathedral. First the road must be rid of the Unity's soldiers. And while people waste their time on deadly country, more of them turn up outside the bunker.
    .drive = Ride along and get the bus through the doors.
    .drive-done = The wheel needs two people and the doors take the front axle. Coyle pulls the cord as if this were her stop, and everyone runs. Where the nave stood there is now a hole full of smoke. Out of it, with their sandals in their hands, come pilgrims.
    .march = Clear the route of the Unity's soldiers.
    .march-done = One giant fewer on the bus route. A knight paints a green stroke under the driver's window, and Coyle shifts up a gear.
    .wait = Pay for walls instead, and leave the bus where it is.
    .wait-done = Masons from the Hub brick up the lower gate and build the bus into it, bumper outwards. Coyle thanks them, climbs into the driver's seat and stays there until it is dark.
    .gather = Waste time in deadly country.
    .gather-done = They do not attack. They stand before the bunker in the heat, row behind row, and one has brought a chair and set it down facing the gate, empty.

quest-quiet-voice = The Quiet Voice
    .story = He speaks from under the Cathedral, and lately from drains, from radios, from the mouths of people asleep: three voices that take turns at one sentence. They call him the Master. He is not angry with anyone. He asks you, as somebody who has seen the country, why there should be more than one kind of people in it, and he waits for the answer.
    .agree = Give him the argument he lacks.
    .agree-done = You talk until the candles have to be changed. He seldom interrupts, and he thanks you at the end in a voice that is new among the others. It is yours. Upstairs Brother Anselm is having your words copied for the columns on the road.
    .refuse = Search the captured papers at Lost Hills for his mistake.
    .refuse-done = Boot sizes, rations, hymns, the yield of every vat: you read until the letters crawl. Then you see what is not there. In all its years the Unity has not entered one birth. The Brotherhood says so on the open radio, again and again, and one after another the voices stop to think.
    .silence = Bring down something that the voice is proud of.
    .silence-done = It falls hard, and every drain in earshot is silent for the length of a breath. Then something in the pipes inquires, quite kindly, what that was for.
