### Fallout, Atomic Bonds: names and inscriptions of the cards, and the stories of the sheets

## Goals

goal-common-purse = The Common Purse
    .flavour = Everybody trusts it, so nobody is allowed to carry it.
goal-laid-down-arms = Laid-Down Arms
    .flavour = The heap by the gate is the safest thing in the county, as long as it stays a heap.
goal-big-game = Big Game
    .flavour = The smaller ones have heard it coming and moved out.
goal-well-read = Well Read
    .flavour = There is not much left that you would have to ask about.
goal-known-ground = Known Ground
    .flavour = The map no longer says that something is here. It says what.
goal-lights-on-the-hill = Lights on the Hill
    .flavour = From up here you can tell your friends apart by their fires.
goal-workshop-hum = Workshop Hum
    .flavour = It runs day and night, and its builders sleep like babies.
goal-full-kit = Full Kit
    .flavour = Every strap, pocket and hand is taken. Do not sneeze.
goal-deep-camp = Deep Camp
    .flavour = The tent is up. Nobody volunteers to fall asleep first.
goal-double-trouble = Double Trouble
    .flavour = The other one had only come to see what the noise was.

## Modifications

modification-scope = Scope
    .flavour = Brings them so close that you can see them seeing you.
modification-long-barrel = Long Barrel
    .flavour = A hand's breadth of steel and a good deal of self-esteem.
modification-heavy-grip = Heavy Grip
    .flavour = When it is empty it is still a hammer.
modification-reflex-sight = Reflex Sight
    .flavour = The red dot is where you ought to have been looking.
modification-quick-loader = Quick Loader
    .flavour = Does away with the pause in which people used to escape.
modification-lucky-charm = Lucky Charm
    .flavour = A bent cap on a string. It has been shot at, and missed.
modification-serrated-edge = Serrated Edge
    .flavour = Also for bread, should there ever be bread.
modification-targeting-chip = Targeting Chip
    .flavour = Comes from a robot that never missed and was smug about it.
modification-plating = Plating
    .flavour = A licence plate from Maine, worn over the heart.
modification-lead-lining = Lead Lining
    .flavour = Good for the marrow, bad for the knees.
modification-pockets = Pockets
    .flavour = Nobody has reached the bottom of the third one yet.
modification-light-frame = Light Frame
    .flavour = The tailor was being followed at the time.
modification-stealth-cloth = Stealth Cloth
    .flavour = Last seen over the back of a chair. It may still be there.
modification-medic-kit = Medic Kit
    .flavour = Bandages, tweezers and a cheerful leaflet about legs.

## Mutations

mutation-scaly-skin = Scaly Skin
    .flavour = Blades slide off it. So do people who wanted to hold you.
mutation-speed-demon = Speed Demon
    .flavour = You arrive before you are tired. Then the tiredness arrives.
mutation-eagle-eyes = Eagle Eyes
    .flavour = You can read the newspaper on the next hill, but not the one in your hand.
mutation-twisted-muscles = Twisted Muscles
    .flavour = Iron bars bend in your hands. So do triggers.
mutation-carnivore = Carnivore
    .flavour = The doctor prescribes greens. You find yourself looking at the doctor.
mutation-plague-walker = Plague Walker
    .flavour = Flies follow you for a while, and then they drop.
mutation-healing-factor = Healing Factor
    .flavour = Cuts close behind the knife. Pills come back out.
mutation-marsupial = Marsupial
    .flavour = It is warm in there, and you can never find your keys.
mutation-egg-head = Egg Head
    .flavour = Your hats are made by a cooper now.
mutation-empath = Empath
    .flavour = You have their toothache before they do.
mutation-grounded = Grounded
    .flavour = Lightning goes round you. It has asked you to do the same.
mutation-herd-mind = Herd Mind
    .flavour = In company you finish everybody's sentences. Alone you cannot finish your own.
mutation-unstable = Unstable
    .flavour = Now and then you are standing over there, and most of you has come along.
mutation-chameleon = Chameleon
    .flavour = It only works undressed, and the evenings are drawing in.

## Workshop upgrades

upgrade-water-purifier = Water Purifier
    .flavour = Gurgles all night, and nobody has complained.
upgrade-clinic = Clinic
    .flavour = A bed, a curtain, and a request not to die in the corridor.
upgrade-market-stall = Market Stall
    .flavour = Three generations of haggling under one tarpaulin.
upgrade-armor-bench = Armor Bench
    .flavour = Dented on all sides, by way of reference.
upgrade-weapon-bench = Weapon Bench
    .flavour = The hole in the roof is from the final inspection.
upgrade-beacon = Beacon
    .flavour = Blinks to say that somebody is in.
upgrade-watchtower = Watchtower
    .flavour = From the top you can see as far as tomorrow's trouble.
upgrade-brahmin-pen = Brahmin Pen
    .flavour = More heads than animals, and each of them knows when supper is.
upgrade-training-ground = Training Ground
    .flavour = The straw dummy has been through more than any of you.
upgrade-generator = Generator
    .flavour = You have to shout now, but you can see whom you are shouting at.
upgrade-defences = Defences
    .flavour = Sandbags, wire and a sign: beware of the neighbours.
upgrade-radio-mast = Radio Mast
    .flavour = On clear nights it picks up who cannot sleep in the next county.

## Sheets

sheet-commonwealth-star = Call Home
    .story = The Institute means to call every runaway synth home with a single tone, and it practises on Diamond City. On market days a customer will stop with a melon under one arm, listen, and put it back. Tamsin Vole of the Railroad has traced the tone to the lightning rod over the CIT ruins. She can turn it round, if enough friends keep the synths off her ladder.
    .last-stand = Climb to the lightning rod over the ruins and turn the signal round.
    .last-stand-won = The rod hums, hesitates, and sends the call back down. Under the lawn every alarm clock of the Institute goes off, and nobody there can find the button. In Diamond City a woman looks at the melon under her arm, pays for it and walks home with a new name.
    .last-stand-failed = The patrol's lamps swing upwards while the panel is still open, and you leave by the drainpipe. The tone is still on the air. Somewhere a customer puts down the change and starts walking.
sheet-commonwealth-shield = Lost Property
    .story = Doctor Imre Lask is in charge of lost property at the Institute and would like to close a file. In the old subway below Boston the Railroad has a press that prints birth certificates, and they are better than real ones. Every day that it runs there are more people in the Commonwealth who cannot be proved to have been made. The porters who guard it have taken to walking about downtown by daylight.
    .last-stand = Slip into the tunnels under downtown Boston and stop the press.
    .last-stand-won = The press dies with a sheet half out of it: a girl, healthy, father unknown. Doctor Lask has it framed. Up in the street the Railroad's porters stand with their hands raised, and while they are being sorted it begins to rain on all of them alike.
    .last-stand-failed = A wire, a bell, and the tunnel goes dark from end to end. When your lamp burns again, the press is thumping away behind some other wall, and it sounds cheerful.
sheet-capital-wasteland-star = Unregistered Water
    .story = The Brotherhood has the filters; the Enclave has the building they belong in. Colonel Ashdown announces through loudspeakers that water will flow as soon as everyone is registered, and the queue for the desk reaches down to the river. Scribe Odile Brandt can start the purifier without his leave. She will read out the manual if somebody else turns the wheel.
    .last-stand = Turn the great valve of Project Purity while the scribe reads.
    .last-stand-won = With a shriek the wheel gives, and half a city's pipes begin to cough. What comes is brown, then grey, then so clear that people put a finger in to make sure. The queue breaks up. They walk home with full buckets, past the desk, and the Colonel is still asking for surnames.
    .last-stand-failed = The wheel turns by a hand's breadth and jams. Odile turns the page and finds an advertisement for soap where the next step should be. There are boots on the stairs, and you take the other ones.
sheet-capital-wasteland-shield = A Government by Noon
    .story = The Enclave intends to be the government again and has fixed the hour. The Brotherhood has packed the Tower with knights and drowns the President's addresses in recorded cookery lessons. Lieutenant Marguerite Hale has one transmitter left, and it must go to the Mall, where the trenches are. She is recruiting people who can be shot at from several sides and stay civil.
    .last-stand = Carry the aerial through the trenches of the Mall and keep it upright.
    .last-stand-won = The aerial stands. At noon the anthem rolls over the ruins, scratched but complete, and all over Washington shutters open a crack to find out who is in charge. The first decree concerns parking.
    .last-stand-failed = The mud takes the cable and a mutant takes the drum it was wound on. From the Tower a calm voice explains to the entire battlefield how to fold a dumpling.
sheet-far-harbor-star = Low Water
    .story = There is one tide in the year that goes out so far that you can walk to the Nucleus along the bottom. The Children of Atom will greet it this time with the missile from their old submarine; Far Harbor would rather greet it with breakfast. Alder Quince knows the way between the wrecks. Whoever comes along gets her broth first, and nobody has ever felt worse for it.
    .last-stand = Cross the sea bed to the Nucleus and draw the missile's fuse.
    .last-stand-won = The fuse comes out like a bad tooth. You walk home with the water at your heels, and behind you the faithful are already debating whether that was the sign. On the pier Alder has lit all the lamps and is ladling.
    .last-stand-failed = Something below the weed takes you by the boot, and then the Fog comes down. You crawl ashore far off and a good deal lighter on one foot. Out there the bell of the Nucleus goes on ringing.
sheet-far-harbor-shield = One Evening without Engines
    .story = For years the engines of Far Harbor have been blowing Atom's breath off the island, and wherever it gives way a militiaman moves in. Sister Philomel wants no blood. She wants a single evening with the engines off, so that people see the Fog has only come to call. No child of Atom gets near that switch, but you have honest faces and buy your bait there.
    .last-stand = Talk your way onto the pier of Far Harbor and switch off the engines.
    .last-stand-won = The engines run down with a sigh, and the Fog comes up the pier in no hurry, as guests do. A child waves to it. By morning the whole town has moved out onto the planks, shining faintly, and cannot recall what the fuss was about.
    .last-stand-failed = The harbormaster's daughter asks which boat you came on, and you name one that sank. They see you to the edge of the lamplight with great politeness and boathooks.
sheet-the-pitt-star = Two Blasts
    .story = In the Pitt the shift changes when a whistle blows, and the whistle hangs in Haven, above the bed of the raiders' boss. Every furnace crew knows what will happen on the day it blows twice. Until then they sharpen their shovels. The raiders have noticed the shovels and keep fetching people up to Haven to ask them about it.
    .last-stand = Get to the whistle in Haven and blow it twice.
    .last-stand-won = Two blasts. For the length of a breath nothing stirs; then, furnace by furnace, the Pitt goes quiet for the first time since the bombs. The next thing to be heard is shovels.
    .last-stand-failed = The cord comes off in your hand and the boss sits up in bed. You leave by the window. Far below the shift changes, punctually, and somebody who was listening for more picks up the coal again.
sheet-the-pitt-shield = The Full Ladle
    .story = Three cities have ordered rails and paid in advance, and the rebels have walled themselves up in the Mill with all the steel. Overseer Brannock, who has spent the advance, hires by the day and asks no questions. Over the casting floor hangs a full ladle. Once it cools, there will be no Pitt left for anyone to own.
    .last-stand = Break into the Mill and pour the ladle before it sets.
    .last-stand-won = The steel runs. It finds the old channels, goes round the barricade as if it had been told to and sets in every doorway but one, and Brannock is standing in that one with the shift list. The rails are delivered on time. They are a little uneven where the barricade was.
    .last-stand-failed = The heat throws you back down the stairs and keeps your eyebrows. The crust on the ladle has grown, and from behind the barricade somebody politely asks whether you have had enough.
sheet-rise-of-the-master-star = A Show of Hands
    .story = The voice beneath the Cathedral takes people in and then speaks for all of them. The Brotherhood's last scribe, a boy called Wendell Teague, has listened to the recordings for a month and noticed that none of them ever agreed to anything: they were asked one at a time. Somebody must go down there and put it to the vote. Meanwhile the choir upstairs is recruiting.
    .last-stand = Go down under the Cathedral and ask them all at once.
    .last-stand-won = You put the question. There is a silence with a great many people in it, and then they answer, each in a voice of their own, and no two alike. The pillars were never built to stand an argument. You are on the stairs when the last of them thanks you for asking.
    .last-stand-failed = It hears you out. Then it repeats your speech, much improved, in the voice of somebody you miss. When you come to, you are sitting on the Cathedral steps with a bowl of soup.
sheet-rise-of-the-master-shield = The Word of the Night
    .story = The Unity forces nobody. It only feels that the people behind the blast doors of Lost Hills must be lonely, and would like those doors open. From the pilgrims it has learned every password the Brotherhood has ever used, bar one: they change it each night at dusk, and the paladins now go their rounds in pairs. The tall ones wait in the hills with lanterns and blankets.
    .last-stand = Find out tonight's word and open the bunker of Lost Hills from inside.
    .last-stand-won = It is somebody's first name; it very often is. The doors roll back, and down the ramp come the lanterns. No one fires, because too many of them are known by sight. Toward dawn there is singing below ground, in five parts.
    .last-stand-failed = You give last night's word. Behind the slot there is a pause, then a bolt, then rifles being loaded in order of rank. You are out of range by the time they reach the captains.
