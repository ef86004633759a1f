### Fallout, base set: scenarios, survivors, places and enemies

## Scenarios

scenario-commonwealth = The Commonwealth
    .intro = Around Boston the Railroad hides people whom the Institute calls its property. Both have noticed you, and both are polite about it for now.
scenario-capital-wasteland = The Capital Wasteland
    .intro = Clean water is one machine away from Washington's ruins. The Brotherhood of Steel and the Enclave agree on that, and on nothing else.
scenario-far-harbor = Far Harbor
    .intro = On an island in the north the Fog comes in with the tide. The harbor wants it gone, the Children of Atom pray to it, and the last boat has left.
scenario-the-pitt = The Pitt
    .intro = The mills of Pittsburgh have never gone cold. Those who feed them are counting their masters, and a stranger at the gate changes the sum.

## Factions

faction-commonwealth-star = the Railroad
faction-commonwealth-shield = the Institute
faction-capital-wasteland-star = the Brotherhood of Steel
faction-capital-wasteland-shield = the Enclave
faction-far-harbor-star = Far Harbor
faction-far-harbor-shield = the Children of Atom
faction-the-pitt-star = the rebels
faction-the-pitt-shield = the raiders
enemy-commonwealth-star = Railroad Heavy
enemy-commonwealth-shield = Institute Synth
enemy-capital-wasteland-star = Brotherhood Knight
enemy-capital-wasteland-shield = Enclave Trooper
enemy-far-harbor-star = Harbor Militia
enemy-far-harbor-shield = Atom Zealot
enemy-the-pitt-star = Rebel
enemy-the-pitt-shield = Pitt Raider

## Survivors

character-vault-dweller = Vault Dweller
    .flavour = Raised on regulations and canned peaches. The sky is still too high.
character-wastelander = Wastelander
    .flavour = Born under a truck, taught by the road, owes nobody. Nearly nobody.
character-super-mutant = Super Mutant
    .flavour = Left the pack over a difference of opinion. Opinion won.
character-ghoul = Ghoul
    .flavour = Remembers the prices from before the bombs and mentions them often.
character-brotherhood-outcast = Brotherhood Outcast
    .flavour = Kept the armor, gave back the oath.

## Places

place-crossroads-camp = Crossroads Camp
place-cit-ruins = CIT Ruins
place-diamond-city = Diamond City
place-goodneighbor = Goodneighbor
place-downtown-boston = Downtown Boston
place-megaton = Megaton
place-the-mall = The Mall
place-project-purity = Project Purity
place-the-tower = The Tower
place-far-harbor = Far Harbor
place-the-nucleus = The Nucleus
place-acadia = Acadia
place-haven = Haven
place-the-mill = The Mill
place-the-bridge = The Bridge
place-drive-in = Drive-In
place-traders-rest = Trader's Rest
place-cannery = Cannery
place-relay-tower = Relay Tower
place-collapsed-overpass = Collapsed Overpass
place-farmstead = Farmstead
place-vault-84 = Vault 84
place-substation = Substation
place-vault-109 = Vault 109
place-observatory = Observatory
place-army-depot = Army Depot
place-bastion = Bastion
place-museum = Museum
place-the-pit-mine = The Pit Mine

## Enemies

enemy-radroach = Radroach
    .flavour = It was small once, and people stepped on it. It has kept count.
enemy-mole-rat = Mole Rat
    .flavour = Bites from below and is gone before you have finished the word.
enemy-bloatfly = Bloatfly
    .flavour = Spits its young at you. They take after their mother.
enemy-radscorpion = Radscorpion
    .flavour = Watch the claws, people say. The tail is counting on that.
enemy-mirelurk = Mirelurk
    .flavour = All shell in front. Nobody has ever been shown the back.
enemy-raider = Raider
    .flavour = Wants everything you have, starting with the boots.
enemy-raider-gunman = Raider Gunman
    .flavour = A poor shot with plenty of patience and a good wall.
enemy-raider-veteran = Raider Veteran
    .flavour = Has outlived four gangs, two of them his own.
enemy-mercenary-sergeant = Mercenary Sergeant
    .flavour = It is nothing personal; there is an invoice.
enemy-protectron = Protectron
    .flavour = Please present your ticket. Thank you. Please present your ticket.
enemy-mister-gutsy = Mister Gutsy
    .flavour = Three arms, one opinion, no off switch.
enemy-assaultron = Assaultron
    .flavour = By the time the eye glows it is too late to admire it.
enemy-sentry-bot = Sentry Bot
    .flavour = A small fortress that comes to you.
enemy-super-mutant = Super Mutant Skirmisher
    .flavour = Collects bags, and what goes into them.
enemy-super-mutant-brute = Super Mutant Brute
    .flavour = Has a board with a nail in it and an idea.
enemy-super-mutant-suicider = Super Mutant Suicider
    .flavour = If you can hear the beeping, run; if it stops, do not bother.
enemy-super-mutant-overlord = Super Mutant Overlord
    .flavour = The others fall silent when he thinks. It happens twice a day.
enemy-feral-ghoul = Feral Ghoul
    .flavour = Somebody's neighbour, once. Still drops by unannounced.
enemy-glowing-one = Glowing One
    .flavour = Easy to find at night. So are you, then.
enemy-yao-guai = Yao Guai
    .flavour = There used to be fences between bears and visitors.
enemy-deathclaw = Deathclaw
    .flavour = The field guide's entry ends in the middle of a
enemy-mirelurk-queen = Mirelurk Queen
    .flavour = The pond is not shallow. She is standing up.
