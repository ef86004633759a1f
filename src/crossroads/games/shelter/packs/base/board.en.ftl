### Shelter, base set: the names of all that a board shows

game-name = Fallout Shelter: The Board Game

## Steps of a round, and how the game ends

phase-opening = setting up
phase-threats = threat step
phase-placement = placement step
phase-recall = recall step
phase-over = the game is over
ending-sixth-room = six rooms on a floor
ending-threat-deck = the threat deck is empty
ending-stalemate = two rounds in a row without a placement

## When an item works

moment-turn = on your turn
moment-before-roll = before a fight roll
moment-after-roll = after a lost roll
moment-spot = after a placement
moment-price = when you pay for a room
moment-newcomer = when you pay for a new dweller
moment-rent = when you take rent
moment-end = at the end of the game

## Symbols

symbol-pay = payment
symbol-give-item = discard an item
symbol-wound = { cost-wound }
symbol-fight = fight
symbol-price = { cost-price }
symbol-gain = resources
symbol-item = item
symbol-room = { reward-room }
symbol-happiness = happiness
symbol-dweller = new dweller
symbol-first = { reward-first }
symbol-train = training
symbol-heal = { reward-heal }
symbol-ready = { reward-ready }
symbol-refresh = replace a row
symbol-swap = exchange
symbol-roll = fight bonus
symbol-reroll = roll again
symbol-mend = healing at home
symbol-receive = reward on your turn
symbol-refresh-one = replace one of the rows
symbol-at-spot = reward for a letter
symbol-newcomer = cheaper new dweller
symbol-rent = more rent
symbol-keepsake = happiness at the end

## How dwellers, items and players are doing

state-home = { dweller-home }
state-new = { dweller-new }
state-healthy = healthy
state-wounded = { dweller-wounded }
state-untrained = untrained
state-trained = trained
state-training = { dweller-training }
state-ready = ready
state-exhausted = { item-exhausted }
state-passed = has passed

## Labels

label-round = Round
label-last-round = Last round
label-turn = On turn
label-player = Player
label-first-player = First player
label-score = Score
label-floor = Floor
label-lift = Lift
label-room = Room
label-spot = Spot
label-column = Column
label-threat = Threat
label-item = Item
label-dweller = Dweller
label-rooms = Rooms
label-items = Items
label-threats = Threats
label-dwellers = Dwellers
label-resources = Resources
label-happiness = Happiness
label-price = Price
label-cost = Cost
label-reward = Reward
label-item-row = Item row
label-room-row = Room row
label-item-deck = Item deck
label-room-deck = Room deck
label-threat-deck = Threat deck
label-discarded = Discarded
label-fight = Fight
label-dice = Dice
label-bonus = Bonus
label-total = Total
label-victory = Victory
label-defeat = Defeat
