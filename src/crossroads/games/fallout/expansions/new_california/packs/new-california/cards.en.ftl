### Fallout, New California: names and inscriptions of the cards

## Loot

card-broc-flower = Broc Flower
    .flavour = Smells of hay, tastes of hay, closes holes.
card-iguana-bits = Iguana Bits
    .flavour = The cook swears that it was an iguana. You had not asked.
card-bag-of-coins = Bag of Coins
    .flavour = Silver, once. These days nobody takes it without the bag.
card-scrap = Scrap
    .flavour = Whatever it was, it can be something else by tomorrow.
card-trail-map = Trail Map
    .flavour = The cross marks the spot where the map maker had to squat.
card-spear = Spear
    .flavour = One end is for you. Learn which.
card-zip-gun = Zip Gun
    .flavour = A single shot, as a rule forwards.
card-throwing-knives = Throwing Knives
    .flavour = Five of them, or four if you left in a hurry.
card-leather-jacket = Leather Jacket
    .flavour = Older than you, and has won more fights.
card-desert-cloak = Desert Cloak
    .flavour = Keeps off the sun, the sand and a little of the Glow.
card-ultrajet = Ultrajet
    .flavour = It is over before you have put the cap back on.
card-ian = Ian
    .flavour = A fine shot. Just do not stand in between.

## Assets

card-scout-rifle = Scout Rifle
    .flavour = Sees them first and makes the introductions.
card-power-fist = Power Fist
    .flavour = A handshake with a piston in it.
card-flamer = Flamer
    .flavour = Settles the argument and the house it was held in.
card-gauss-pistol = Gauss Pistol
    .flavour = You hear it when it is all over.
card-ranger-armor = Ranger Armor
    .flavour = The coat has crossed more desert than the ranger.
card-tribal-garb = Tribal Garb
    .flavour = Hide, bone and a safety pin. The pin is sacred.
card-merchants-coat = Merchant's Coat
    .flavour = The real prices are sewn into the lining.
card-doctors-bag = Doctor's Bag
    .flavour = Everything for an operation, except a second opinion.
card-super-stimpak = Super Stimpak
    .flavour = Closes everything at once. Keep your mouth open.
card-rad-x = Rad-X
    .flavour = To be taken before you can read the label by your own light.
card-sulik = Sulik
    .flavour = Asks a bone for advice. The bone is usually in favour.
card-marcus = Marcus
    .flavour = Very large, very patient, and you do not want to find out.
card-vic = Vic
    .flavour = Mends anything with a plug and talks about the rest.
card-lady-butterheart = Lady Butterheart
    .flavour = Sells you your own hat, and you thank her.

## Unique assets

card-gauss-rifle = Gauss Rifle
    .flavour = Arrives before the decision.
card-solar-scorcher = Solar Scorcher
    .flavour = Reloads at sunrise, free of charge.
card-super-power-fist = Super Power Fist
    .flavour = Knocks once. There used to be a door.
card-enclave-armor = Enclave Armor
    .flavour = Built for those who meant to be the last.
card-vault-13-suit = Vault 13 Suit
    .flavour = An unlucky number, and look how far it got.
card-geck = G.E.C.K.
    .flavour = A garden in a suitcase. Do not open indoors.
card-goris = Goris
    .flavour = Wears a hood so as not to alarm anybody.
card-cyberdog = Cyberdog
    .flavour = Half dog, half workshop, all nose.

## The survivors' own cards

card-advanced-power-armor = Advanced Power Armor
    .flavour = The Enclave would like it back and has sent people to say so.
card-ranger-training = Ranger Training
    .flavour = Twenty miles before breakfast, then no breakfast.
card-modular-exoplating = Modular Exoplating
    .flavour = There is always room for another drawer.
card-tool-arms = Tool Arms
    .flavour = A saw, a torch, a pincer. Shaking hands is at your own risk.
card-trade-routes = Trade Routes
    .flavour = Every well, every toll, and who the toll keeper's cousin is.
card-old-revolver = Old Revolver
    .flavour = Six chambers, and never much company.

## Perks

perk-toughness = Toughness
    .flavour = Somebody hit you. People told you about it later.
perk-scout = Scout
    .flavour = Back from the hill before the others have seen it.
perk-survivalist = Survivalist
    .flavour = The berries are poisonous. These ones less so.
perk-empathy = Empathy
    .flavour = They had made up their minds about you, and then you listened.
perk-educated = Educated
    .flavour = The manual had a second page.
perk-quick-hands = Quick Hands
    .flavour = Loaded again before the shell has landed.
perk-better-odds = Better Odds
    .flavour = The dice know you by name.
