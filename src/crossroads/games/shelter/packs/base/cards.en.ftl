### Shelter, base set: card names and flavour

## Starting rooms

room-wasteland = Wasteland
    .flavour = Sunny, spacious, no waiting list. Bring water and a will.
room-vault-door = Vault Door
    .flavour = Thirteen tonnes of steel, and whoever opens it goes first.
room-vault-entrance = Vault Entrance
    .flavour = Wipe your feet, state your trade, hand over the groceries.
room-water-treatment = Water Treatment
    .flavour = Tested daily on whoever loses the draw.
room-diner = Diner
    .flavour = Today's special is yesterday's special, served with more confidence.
room-generator = Generator
    .flavour = If the hum stops, so will the complaints about the hum.

## Deck rooms

room-weight-room = Weight Room
    .flavour = Lift with the knees. The spare back is on order.
room-armory = Armory
    .flavour = Sign for the gun, sign for the bullet, apologise for the hole.
room-fitness-room = Fitness Room
    .flavour = The bicycle goes nowhere, like the rest of us, only faster.
room-lounge = Lounge
    .flavour = Conversation is compulsory from six to eight; charm is optional.
room-classroom = Classroom
    .flavour = Geography lessons have become considerably shorter.
room-athletics-room = Athletics Room
    .flavour = The long jump record stands at exactly one wall.
room-game-room = Game Room
    .flavour = We play for soup here. Brave souls have folded hungry.
room-turbine-hall = Turbine Hall
    .flavour = Starts on the third kick. Bring someone with large boots.
room-garden = Garden
    .flavour = The tomatoes have never seen the sun and do not miss it.
room-water-purifier = Water Purifier
    .flavour = Goes in brown, comes out as a press release.
room-bottling-plant = Bottling Plant
    .flavour = The same water, but with bubbles, a label and a price.
room-breeder-reactor = Breeder Reactor
    .flavour = Makes more fuel than it burns. Nobody has dared ask how.
room-storehouse = Storehouse
    .flavour = Everything is here, in alphabetical order of who lost it.
room-weapon-workshop = Weapon Workshop
    .flavour = Faulty goods exchanged, provided the customer also comes back.
room-outfit-workshop = Outfit Workshop
    .flavour = Last season's curtains are this season's evening collection.
room-living-quarters = Living Quarters
    .flavour = Thin walls, soft music, and a census that needs revising.
room-barracks = Barracks
    .flavour = Sleep it off, eat it off, report at six.
room-radio-studio = Radio Studio
    .flavour = Our audience doubled this week: he brought a friend.
room-medbay = Medbay
    .flavour = The doctor will see you once we find her glasses.
room-science-lab = Science Lab
    .flavour = Volunteers wanted. Former volunteers also wanted, wherever they crawled to.
room-overseers-office = Overseer's Office
    .flavour = Each new room needs three signatures, all of them his.
room-barber-shop = Barber Shop
    .flavour = Choose either haircut. The mirror is removed beforehand, as a kindness.
room-theatre = Theatre
    .flavour = One play, four hundred performances, and someone still gasps.
room-trading-post = Trading Post
    .flavour = Fair exchange: both parties leave feeling slightly robbed.

## Lifts

lift-start = Starting Lift
    .flavour = Goes down gently: stretchers first, gossip second.
lift-red = Red Lift
    .flavour = The inspector rode it once and now takes the ladder.
lift-blue = Blue Lift
    .flavour = Stops at every floor you have not finished building.
lift-green = Green Lift
    .flavour = Maximum load: six persons or one bathtub, never both.
lift-yellow = Yellow Lift
    .flavour = Press once for down, twice for further down.

## Items

item-kitchen-knife = Kitchen Knife
    .flavour = Spreads margarine and, when required, alarm.
item-baseball-bat = Baseball Bat
    .flavour = The season was cancelled. Batting practice was not.
item-pipe-pistol = Pipe Pistol
    .flavour = A plumber by training. Do not look up the tap.
item-hunting-rifle = Hunting Rifle
    .flavour = The licence expired along with the office that issued it.
item-laser-rifle = Laser Rifle
    .flavour = Silent, precise, and lights a cigarette at nine hundred metres.
item-flamethrower = Flamethrower
    .flavour = Not an approved method of defrosting the pantry.
item-rocket-launcher = Rocket Launcher
    .flavour = Solves one problem, then becomes a decorating matter.
item-guard-dog = Guard Dog
    .flavour = Believes every argument deserves a second bite.
item-padded-jacket = Padded Jacket
    .flavour = Quilted by grandmothers to withstand both draughts and claws.
item-first-aid-kit = First Aid Kit
    .flavour = Contains plaster, iodine and a pamphlet on cheering up.
item-work-overalls = Work Overalls
    .flavour = Eleven pockets, and the spanner is always in the twelfth.
item-scout-goggles = Scout Goggles
    .flavour = You will see trouble coming, tinted a pleasant amber.
item-hiking-boots = Hiking Boots
    .flavour = Guaranteed for a thousand miles; the corridor is thirty yards.
item-evening-dress = Evening Dress
    .flavour = Smuggled past the baggage inspector, who held the door.
item-lab-coat = Lab Coat
    .flavour = White until lunchtime, evidence from then on.
item-track-suit = Track Suit
    .flavour = Makes running for your life look like a hobby.
item-lucky-tie = Lucky Tie
    .flavour = Survived nine disasters and one very bad wedding.
item-fusion-cell = Fusion Cell
    .flavour = Lasts a century, or until someone licks the contacts.
item-lunch-pail = Lunch Pail
    .flavour = Someone has written a name on it. Not yours.
item-canteen = Canteen
    .flavour = The dent is from the last lecture on sharing.
item-tool-belt = Tool Belt
    .flavour = Supports every trade in the shelter, though not the trousers.
item-floor-plan = Floor Plan
    .flavour = Drawn on a napkin, approved with gravy.
item-hand-radio = Hand Radio
    .flavour = Turn the dial until somebody has something better.
item-ration-book = Ration Book
    .flavour = With careful reading, five mouths come out as four.
item-rent-ledger = Rent Ledger
    .flavour = Guests pay at the door; the ink is extra.
item-snow-globe = Snow Globe
    .flavour = Shake it for weather. It is the only kind left.
item-music-box = Music Box
    .flavour = Plays a waltz, minus the note that fell out.
item-trophy-cup = Trophy Cup
    .flavour = Best Kept Corridor, three years running, no other entrants.
item-family-album = Family Album
    .flavour = Everyone is smiling, because the photographer held the dessert.
item-coin-collection = Coin Collection
    .flavour = Worthless at last, and therefore worth keeping.
item-pantry-key = Pantry Key
    .flavour = Opens one door and a great many friendships.

## Threats

threat-radroaches = Radroaches
    .flavour = They never paid rent, and now they want the kitchen.
threat-mole-rats = Mole Rats
    .flavour = An unscheduled extension to the building, with teeth.
threat-fire = Fire
    .flavour = The drill was last Tuesday. This is the practical exam.
threat-blackout = Blackout
    .flavour = Remain calm, and kindly let go of Gerald's hand.
threat-spoiled-stores = Spoiled Stores
    .flavour = Somebody knocked on the tinned ham, and it answered.
threat-burst-pipe = Burst Pipe
    .flavour = Request for a swimming pool granted, wrong floor.
threat-raiders = Raiders
    .flavour = They came for the valuables and brought some of their own.
threat-feral-ghouls = Feral Ghouls
    .flavour = The upstairs neighbours. Fresh air has not agreed with them.
threat-radscorpion = Radscorpion
    .flavour = Eight tireless legs and one very pointed argument behind.
threat-super-mutant = Super Mutant
    .flavour = He bent the door politely and asked who is strongest.
threat-deathclaw = Deathclaw
    .flavour = The wanted poster was drawn from memory, briefly.
threat-stranger-at-the-door = Stranger at the Door
    .flavour = Says he smelled dinner. Says he can also cook.

## Player colours

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

## S.P.E.C.I.A.L.

special-S = Strength
special-P = Perception
special-E = Endurance
special-C = Charisma
special-I = Intelligence
special-A = Agility
special-L = Luck

## Resources

resource-power = power
resource-food = food
resource-water = water
resource-any = any resource
