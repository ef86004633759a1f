### Fallout, base set: names and inscriptions of the cards

## Loot

card-grognak-the-barbarian = Grognak the Barbarian
    .flavour = Every problem in it has a neck.
card-guns-and-bullets = Guns and Bullets
    .flavour = The centrefold is a barrel, in four parts.
card-astoundingly-awesome-tales = Astoundingly Awesome Tales
    .flavour = The hero survives everything except the last page.
card-live-and-love = Live & Love
    .flavour = Advice on first dates, by somebody who has had hundreds.
card-tesla-science = Tesla Science
    .flavour = The experiments are safe. The kit by mail was not.
card-covert-operations = Covert Operations
    .flavour = Lesson one: nobody may know that you subscribe.
card-unstoppables = Unstoppables
    .flavour = The issue where they are stopped, and what came of it.
card-buffout = Buffout
    .flavour = For a body that answers before it is asked.
card-calmex = Calmex
    .flavour = Everything goes quiet, and so do you.
card-day-tripper = Day Tripper
    .flavour = People like you today. You like them back, in colours.
card-mentats = Mentats
    .flavour = Grape flavour. You suddenly know why.
card-psycho = Psycho
    .flavour = Pain is only a rumour, spread by the others.
card-pipe-wrench = Pipe Wrench
    .flavour = Loosens pipes, bolts and tongues.
card-combat-knife = Combat Knife
    .flavour = Also opens cans, if the cans stand still.
card-pipe-rifle = Pipe Rifle
    .flavour = Half plumbing, half hope.
card-laser-rifle = Laser Rifle
    .flavour = No recoil, no smoke, no arguments.
card-raider-armor = Raider Armor
    .flavour = The spikes point both ways. You learn to sit carefully.
card-metal-armor = Metal Armor
    .flavour = Was a car once, and had better mileage.
card-codsworth = Codsworth
    .flavour = Has kept the kettle warm for two centuries.
card-eyebot = Eyebot
    .flavour = Plays marches, sees everything, comments on nothing.
card-hancock = Hancock
    .flavour = A mayor of the people, and of most substances.
card-piper = Piper
    .flavour = Asks until it hurts, then prints it.
card-preston-garvey = Preston Garvey
    .flavour = Another settlement needs your help. It always does.
card-brahmin-steak = Brahmin Steak
    .flavour = Two heads, one tenderloin.
card-water = Purified Water
    .flavour = Tastes of nothing. People queue for that.
card-fistful-of-caps = Fistful of Caps
    .flavour = Somebody hid them well, and is not coming back.
card-junk = Junk
    .flavour = A fan, a fork, two batteries: to the right buyer, a fortune.

## Assets

card-10mm-pistol = 10mm Pistol
    .flavour = Standard issue, standard answer.
card-baseball-bat = Baseball Bat
    .flavour = Signed by a whole team and several strangers.
card-machete = Machete
    .flavour = Clears brush. There is very little brush left.
card-hunting-rifle = Hunting Rifle
    .flavour = It has been on both sides of the hunt.
card-combat-shotgun = Combat Shotgun
    .flavour = Aim at the room.
card-plasma-pistol = Plasma Pistol
    .flavour = The warranty covers the pistol, not the holster.
card-missile-launcher = Missile Launcher
    .flavour = Read the arrow twice, then once more.
card-leather-armor = Leather Armor
    .flavour = Creaks a little, like everyone who wears it.
card-combat-armor = Combat Armor
    .flavour = Five previous owners, all satisfied to the last.
card-hazmat-suit = Hazmat Suit
    .flavour = Hot, yellow and worth every drop of sweat.
card-formal-wear = Formal Wear
    .flavour = Nobody shoots a bow tie before it has spoken.
card-stimpak = Stimpak
    .flavour = Needle in, hole closed. Do not ask what else closes.
card-radaway = RadAway
    .flavour = It leaves the way it came, only orange.
card-nuka-cola = Nuka-Cola
    .flavour = The cap is worth more than the drink. Drink anyway.
card-jet = Jet
    .flavour = The minute gets longer, the year gets shorter.
card-cait = Cait
    .flavour = She fought in a cage for years and misses the rules.
card-maccready = MacCready
    .flavour = Every bullet is on the bill.
card-nick-valentine = Nick Valentine
    .flavour = A detective with somebody else's memories and his own hat.
card-strong = Strong
    .flavour = Looks for the milk of human kindness and checks every fridge.

## Unique assets

card-alien-blaster = Alien Blaster
    .flavour = The manual has no words, only worried faces.
card-fat-man = Fat Man
    .flavour = If it is not far enough, you are standing too near.
card-minigun = Minigun
    .flavour = Mini only in comparison with the noise.
card-shishkebab = Shishkebab
    .flavour = Lights the way and seasons it.
card-super-sledge = Super Sledge
    .flavour = The rocket is on the back. Face accordingly.
card-t-60-power-armor = T-60 Power Armor
    .flavour = Walks like a building, because it is one.
card-t-60e-power-armor = T-60e Power Armor
    .flavour = The last letter cost a fortune and is lined with lead.
card-pip-boy = Pip-Boy
    .flavour = Knows your pulse, your pockets and the local radio.
card-wasteland-survival-guide = Wasteland Survival Guide
    .flavour = Chapter nine was tested on a volunteer. Chapter ten is shorter.
card-dogmeat = Dogmeat
    .flavour = Brings back whatever you throw, and things you did not.
card-mysterious-stranger = Mysterious Stranger
    .flavour = You hear the coat first, then the shot, then nothing.

## The survivors' own cards

card-vault-suit = Vault Suit
    .flavour = Blue, snug, and numbered in case you forget.
card-tire-iron = Tire Iron
    .flavour = Changes wheels and minds.
card-mutant-hide = Mutant Hide
    .flavour = No tailor in the wasteland takes these measurements.
card-ghoulish = Ghoulish
    .flavour = Two hundred years of sun, and all of it stayed in.
card-salvaged-power-armor = Salvaged Power Armor
    .flavour = Three suits in one, and none of them complete.

## Perks

perk-heavy-lifter = Heavy Lifter
    .flavour = Leave nothing behind, least of all the anvil.
perk-big-leagues = Big Leagues
    .flavour = Three strikes, and he is out.
perk-rifleman = Rifleman
    .flavour = Breathe out, and let the far end worry.
perk-awareness = Awareness
    .flavour = The dust over there moved against the wind.
perk-life-giver = Life Giver
    .flavour = Scars are only spare skin.
perk-rad-resistant = Rad Resistant
    .flavour = The counter clicks. You hum along.
perk-cap-collector = Cap Collector
    .flavour = Everybody owes you a little and does not remember why.
perk-inspirational = Inspirational
    .flavour = They would follow you anywhere, partly to see what happens.
perk-scrapper = Scrapper
    .flavour = Everything is made of parts, and parts have prices.
perk-hacker = Hacker
    .flavour = The password was on the underside of the desk.
perk-action-boy = Action Boy
    .flavour = Already back before the others have said go.
perk-moving-target = Moving Target
    .flavour = They aim at where you were, and it was a nice place.
perk-fortune-finder = Fortune Finder
    .flavour = Look under the drawer, not in it.
perk-mysterious-aid = Mysterious Aid
    .flavour = A hand out of nowhere sets the odds straight.

## Agendas

agenda-freedom = Freedom
    .flavour = No wall was ever built that did not need a door.
agenda-security = Security
    .flavour = Sleep well. Somebody is awake and has a list.
agenda-know-it-all = Know-It-All
    .flavour = The white spots on the map are an insult.
agenda-managing-it = Managing It
    .flavour = One to wake, one to work, one to stop shaking.
agenda-one-of-a-kind = One of a Kind
    .flavour = Good at everything, and modest about most of it.
agenda-payday = Payday
    .flavour = Money cannot buy happiness, but it can afford the boots.
agenda-armed-and-ready = Armed and Ready
    .flavour = Peace begins when the other one has seen the gun.
agenda-never-alone = Never Alone
    .flavour = Two at the fire keep better watch than one.
agenda-legend = Legend
    .flavour = What they say is not true. Let them say it.
agenda-glow-in-the-dark = Glow in the Dark
    .flavour = You save on candles.
agenda-perk-collector = Perk Collector
    .flavour = Always have one more trick than the evening needs.
agenda-pack-rat = Pack Rat
    .flavour = It may come in useful. All of it.
agenda-balance-of-power = Balance of Power
    .flavour = As long as they watch each other, nobody watches you.
