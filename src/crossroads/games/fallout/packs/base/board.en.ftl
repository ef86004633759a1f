### Fallout, base set: what everything on the board is called

game-name = Fallout: The Board Game

## Survivors

trait-idolized = Idolized
trait-vilified = Vilified
trait-synth = Synth
trait-super-mutant = Super Mutant
trait-well-rested = Well Rested
trait-addicted = Addicted
special-S = Strength
special-P = Perception
special-E = Endurance
special-C = Charisma
special-I = Intelligence
special-A = Agility
special-L = Luck

## Cards

kind-weapon = weapon
kind-apparel = apparel
kind-companion = companion
kind-aid = aid
kind-chem = chem
kind-magazine = magazine
kind-event = event
kind-ability = ability
kind-any = any card
moment-turn = during your turn
moment-action = during your turn, as an action
moment-before-fight = before a fight
moment-fight = during a fight
moment-roll = during a fight or a test
moment-test = during a test
moment-kill = when you kill an enemy
pay-discard = discard
pay-exhaust = exhaust
pay-once = once a turn
deck-loot = loot
deck-asset = assets
deck-unique = unique assets
deck-own = survivors' own cards
deck-agenda = agendas
deck-library = card library
deck-wasteland = wasteland encounters
deck-settlement = settlement encounters
deck-vault-84 = Vault 84 encounters
deck-vault-109 = Vault 109 encounters
symbol-xp = XP
symbol-caps = caps
symbol-lose-caps = caps lost
symbol-damage = damage
symbol-rads = rads
symbol-heal = HP recovered
symbol-cure = rads recovered
symbol-shop = dealings in the shop

## Enemies

type-critter = critter
type-human = human
type-robot = robot
type-mutant = super mutant
type-monster = monster
ability-aggressive = Aggressive
ability-armor = Armor
ability-loot = Loot
ability-radiation = Radiation
ability-ranged = Ranged
ability-retreat = Retreat
area-H = head
area-T = torso
area-A = arms
area-L = legs
faction-star = the star faction
faction-shield = the shield faction

## The map

icon-wasteland = wasteland
icon-settlement = settlement
icon-vault-84 = Vault 84
icon-vault-109 = Vault 109
back-start = starting tile
back-named = double-sided tile
back-dangerous = dangerous tile
back-deadly = deadly tile
terrain-difficult = difficult terrain
terrain-irradiated = irradiated terrain
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
toward-north = north
toward-northeast = northeast
toward-east = east
toward-southeast = southeast
toward-south = south
toward-southwest = southwest
toward-west = west
toward-northwest = northwest

## Turns and the end

phase-survivors = choosing survivors
phase-turn = turn
phase-activation = enemies act
phase-over = game over
action-move = Move
action-explore = Explore
action-fight = Fight
action-encounter = Encounter
action-quest = Quest
action-camp = Camp
ending-influence = enough influence
ending-faction = a faction has taken power
ending-eliminated = nobody is left alive
state-ready = ready
state-exhausted = exhausted
state-active = active
state-inactive = inactive
state-eliminated = out of the game
state-facedown = facedown
state-loyal = loyal
state-first = first player

## Labels

label-round = Round
label-turn = Turn
label-player = Player
label-survivor = Survivor
label-first-player = First player
label-scenario = Scenario
label-score = Score
label-actions = Actions
label-points = Movement points
label-hp = HP
label-rads = Rads
label-remaining = Remaining HP
label-xp = XP
label-caps = Caps
label-armor = Armor
label-special = S.P.E.C.I.A.L.
label-traits = Traits
label-level = Level
label-weapon = Weapon
label-apparel = Apparel
label-companion = Companion
label-beside = Beside the board
label-inventory = Inventory
label-equipment = Equipment
label-perks = Perks
label-agendas = Agendas
label-influence = Influence
label-needed = Influence to win
label-loyal = Loyal to
label-power = Power
label-track = Power track
label-shop = Shop
label-cost = Cost
label-ranged = Ranged
label-uniques = Unique assets
label-tokens = Tokens left
label-map = Map
label-tile = Tile
label-space = Space
label-enemies = Enemies
label-enemy = Enemy
label-areas = Vulnerable
label-abilities = Abilities
label-quests = Quests
label-objectives = Objectives
label-marker = Quest marker
label-decks = Decks
label-discarded = Discarded
label-library = Card library
label-cards = Cards
label-fight = Fight
label-test = Test
label-dice = Dice
label-difficulty = Difficulty
label-hits = Hits
label-hit-icons = Hit icons
label-rerolls = Rerolls
label-success = Success
label-failure = Failure
label-trade = Trade
label-gives = Gives
label-asks = Asks for
label-encounter = Encounter
label-letters = Letters
label-recruit = To recruit
label-keep = Stays while
label-staging = When staged
label-results = Results
label-how = How
label-opening = Opening
label-players = Players, at least
label-icons = Acts at the end of the round
label-flavour = Inscription

## What can come of a roll

chance-kill = Kill
chance-no-kill = No kill
chance-death = Death
chance-survival = Survival
chance-success = Success
chance-failure = Failure
odds-kill = kill { $chance }
odds-success = success { $chance }
odds-without = { $chance } without rerolls
odds-cards = { $chance } with cards
odds-helped = { $chance } with an assistant
odds-death = death { $chance }
odds-hits = hits { $mean } on average, at most { $most }
odds-hits-sure = hits { $most }
odds-damage = damage { $mean } on average, at most { $most }
odds-rads = rads { $mean } on average, at most { $most }
odds-damage-sure = damage { $most }
odds-rads-sure = rads { $most }
odds-helper = death of the assistant { $chance }
odds-helper-damage = damage to the assistant { $mean } on average, at most { $most }
odds-helper-rads = rads for the assistant { $mean } on average, at most { $most }
odds-helper-damage-sure = damage to the assistant { $most }
odds-helper-rads-sure = rads for the assistant { $most }
