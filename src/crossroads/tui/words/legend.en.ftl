### The symbols of the boards and what they mean: for the help of the terminal, the rules as a book, and the page

## Shelter

legend-power = power
legend-food = food
legend-water = water
legend-any = any resource
legend-happiness = happiness
legend-item = item
legend-room = build a room
legend-price = the room's price
legend-dweller = new dweller
legend-fight = fight, reach the number with two dice
legend-wound = the dweller is wounded
legend-hurt = wounded dwellers only
legend-heal = heal
legend-train = training in a letter, until the next placement
legend-first = first player
legend-ready = one item becomes ready
legend-refresh = replace the row
legend-swap = exchange
legend-linked = linked spots, two dwellers
legend-exhaust = once a round
legend-discard = once, then discarded
legend-end = counts at the end
legend-passive = works always
legend-rent = rent
legend-turn = whose turn it is
legend-passed = has passed
legend-out = beside the stores: a dweller who is placed in the vault

## Fallout

fallout-legend-settlement = settlement encounter
fallout-legend-wasteland = wasteland encounter
fallout-legend-vault = vault
fallout-legend-difficult = difficult terrain
fallout-legend-irradiated = irradiated terrain
fallout-legend-enemy = active enemy, with its level
fallout-legend-inactive = inactive enemy
fallout-legend-marker = marker of a quest
fallout-legend-adjoins = adjoins the space that is pointed at, or your own
fallout-legend-dangerous = facedown dangerous tile
fallout-legend-deadly = facedown deadly tile
fallout-legend-hp = HP
fallout-legend-rads = rads
fallout-legend-caps = caps
fallout-legend-armor = armor
fallout-legend-peg = XP peg, behind the token that it has reached
fallout-legend-hit = hit icon of a die
fallout-legend-match = this hits, or this is enough
fallout-legend-exhausted = exhausted card
fallout-legend-first = first player
fallout-legend-turn = whose turn it is
fallout-legend-camp = C.A.M.P. token: fast travel leads there
fallout-legend-stand = last stand; bright once it is open
fallout-legend-done = goal that is done

## Munchkin

munchkin-legend-strength = Combat Strength
munchkin-legend-defence = Radiation Defence
munchkin-legend-run = running away: what is added to the die
munchkin-legend-level = a Level
munchkin-legend-hand = in hand: Doors + Treasures
munchkin-legend-turn = whose turn it is
munchkin-legend-dead = dead, or a monster
munchkin-legend-big = Big item
munchkin-legend-idle = in use, but it does not count now
