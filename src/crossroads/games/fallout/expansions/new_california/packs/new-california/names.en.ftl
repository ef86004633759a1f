### Fallout, New California: scenarios, survivors, places and enemies

## Scenarios

scenario-rise-of-the-master = Rise of the Master
    .intro = In the south of California a Cathedral feeds the hungry, and none of them comes home. The Brotherhood at Lost Hills bolts its doors and misses its patrols. Something under the altar would like to hear what you think of people.
scenario-new-california = New California
    .intro = The gardens of the north are dying, villages vanish from their own supper tables, and out at sea a flame burns on an oil rig. The Enclave has plans for everyone. This time you stand together, or not for long.
scenario-commonwealth-x = The Commonwealth (Expanded)
    .intro = Beyond Boston's old edges there are more roads now, and caravans bring news from the West. The Railroad still hides people, the Institute still wants them back, and both have farther to look.
scenario-capital-wasteland-x = The Capital Wasteland (Expanded)
    .intro = The land round Washington has grown, and its thirst with it. The Brotherhood of Steel and the Enclave are still quarrelling over one machine, and strangers from the West have come to watch.
scenario-far-harbor-x = Far Harbor (Expanded)
    .intro = The Fog has let go of more of the island, and nobody knows why. The harbor wants the rest as well, the Children of Atom want all of it back, and a caravan has come ashore that nobody saw arrive.
scenario-the-pitt-x = The Pitt (Expanded)
    .intro = Past the slag heaps of Pittsburgh there is somewhere to run to. Those who feed the mills have heard of it. So have their masters, and there is no room left on the bounty boards.

## Factions

faction-rise-of-the-master-star = the Brotherhood of Steel
faction-rise-of-the-master-shield = the Unity
faction-new-california-star = the free tribes
faction-new-california-shield = the Enclave
faction-commonwealth-x-star = the Railroad
faction-commonwealth-x-shield = the Institute
faction-capital-wasteland-x-star = the Brotherhood of Steel
faction-capital-wasteland-x-shield = the Enclave
faction-far-harbor-x-star = Far Harbor
faction-far-harbor-x-shield = the Children of Atom
faction-the-pitt-x-star = the rebels
faction-the-pitt-x-shield = the raiders
enemy-rise-of-the-master-star = Brotherhood Paladin
enemy-rise-of-the-master-shield = Unity Mutant
enemy-new-california-star = Tribal Defender
enemy-new-california-shield = Enclave Patrol
enemy-commonwealth-x-star = Railroad Heavy
enemy-commonwealth-x-shield = Institute Synth
enemy-capital-wasteland-x-star = Brotherhood Knight
enemy-capital-wasteland-x-shield = Enclave Trooper
enemy-far-harbor-x-star = Harbor Militia
enemy-far-harbor-x-shield = Atom Zealot
enemy-the-pitt-x-star = Rebel
enemy-the-pitt-x-shield = Pitt Raider

## Survivors

character-enclave-deserter = Enclave Deserter
    .flavour = Left the rig one night and did not say whom he serves now. He is still deciding.
character-ncr-ranger = NCR Ranger
    .flavour = Serves under a bear with two heads and has heard all the jokes.
character-mister-handy = Mister Handy
    .flavour = Three arms, three eyes, and a shopping list from before the war.
character-caravan-merchant = Caravan Merchant
    .flavour = Robbed on every road in California, and on good terms with most of the robbers.
character-lone-gunslinger = Lone Gunslinger
    .flavour = Eats alone, rides alone, shoots for two.

## Places

place-lost-hills-bunker = Lost Hills Bunker
place-the-hub = The Hub
place-the-cathedral = The Cathedral
place-arroyo = Arroyo
place-poseidon-oil-rig = Poseidon Oil Rig
place-new-california-republic = New California Republic
place-vault-7 = Vault 7
place-junk-market = Junk Market
place-dry-well = Dry Well
place-patrol-post = Patrol Post
place-hydro-farm = Hydro Farm
place-vault-44 = Vault 44
place-military-base = Military Base
place-the-hole = The Hole
place-research-station = Research Station

## Vaults

deck-vault-7 = Vault 7 encounters
deck-vault-44 = Vault 44 encounters
icon-vault-7 = Vault 7
icon-vault-44 = Vault 44
where-vault-7 = Vault 7
where-vault-44 = Vault 44

## Enemies

enemy-gecko = Gecko
    .flavour = Stands up on its hind legs to greet you. It is not a greeting.
enemy-golden-gecko = Golden Gecko
    .flavour = The hide is worth a fortune, and warm for a reason.
enemy-nightstalker = Nightstalker
    .flavour = Growls at one end, rattles at the other, and is quiet in between.
enemy-khan-raider = Khan Raider
    .flavour = Arrives with a war cry, leaves with your purse.
enemy-bounty-hunter = Bounty Hunter
    .flavour = Has your picture, and it is a good one.
enemy-slaver-boss = Slaver Boss
    .flavour = Knows what everybody is worth, by the pound.
enemy-hover-drone = Hover Drone
    .flavour = Hangs over the road like a thought that someone is having about you.
enemy-robobrain = Robobrain
    .flavour = There is somebody in the jar, and they have had a long day.
enemy-nightkin = Nightkin
    .flavour = You can hear it talking to itself. You cannot see either of them.
enemy-mutant-lieutenant = Mutant Lieutenant
    .flavour = Can read. Has read about you.
enemy-floater = Floater
    .flavour = A mouth, a stomach, and no ill will at all.
enemy-centaur = Centaur
    .flavour = Used to be several people and a dog. They still cannot agree where to go.
enemy-deathclaw-matriarch = Deathclaw Matriarch
    .flavour = If you can see the eggs, she can see you.
