### The Fallout board

## The map

map = Map: arrow keys go from space to space, Enter chooses, plus, minus and 0 zoom
zoom = How much of the map is in view
zoom-in = Nearer
zoom-out = Farther
zoom-all = The whole map
zoom-me = To my survivor
facedown = Facedown, { $back }
known-face = You looked: { $name }
encounter-here = Encounter: { $icon }{ $level ->
    [0] { "" }
   *[other] , level { $level }
  }
enemy-icon = Enemies appear here: { $type }
enemy = { $name }, { $type }, level { $level }
enemy-facedown = Inactive enemy, facedown: { $type }
survivor-here = { $name } ({ $who }) is here
marker-here = Quest marker, { $colour }: { $quest }
vulnerable = Vulnerable: { $areas }
agenda-icons = At the end of a round it wakes: { $icons }
cost = { $caps ->
    [one] { $caps } cap
   *[other] { $caps } caps
  }

## Whose turn, what can be done

turn-of = On turn: { $who }
acts = What you can do
score-influence = { $score } influence
score-goals =
    { $score ->
        [one] { $score } goal
       *[other] { $score } goals
    }
not-now = not now; press to see why
lit-on = { $panel }: { $count }

## Panels beside the map

panels = Panels
panel-mine = My cards
panel-others = Survivors
panel-quests = Quests
panel-shop = Shop
panel-power = Power
panel-decks = Decks
count-agendas = { $count ->
    [one] { $count } agenda
   *[other] { $count } agendas
}
count-perks = { $count ->
    [one] { $count } perk
   *[other] { $count } perks
}
panel-lit = { $count ->
    [one] { $count } choice here
   *[other] { $count } choices here
  }

## Scenes

scene-encounter = Encounter
scene-roll = Roll of the dice
scene-trade = Trade
scene-choice = Choice
scene-aside = Look at the map
scene-back = Back to the choice
others-choose = { $who } is choosing
die = Areas: { $areas }; hit icons: { $hits }
open-test = No difficulty: the more hit icons, the better
foe = Level { $level }; hits to kill it: { $needs }
from-afar = Fought from an adjacent space
select-dice = Select dice to reroll
select-dice-rested = Select dice to reroll by losing Well Rested
trade-gives = { $who } gives
nothing = nothing yet

## Boards

health = HP { $hp }, rads { $rads }, remaining { $left }
special = S.P.E.C.I.A.L.: { $letters }. XP { $xp } of { $most }
power = { $faction }: power { $at } of { $most }; its enemies have level { $level }
no-quests = No quest is in play.
story = Story

## For the lobby and the lists

option-scenario = Scenario
option-scenario-hint = The map, the factions and where the story begins
option-scenario-commonwealth = The Commonwealth
option-scenario-capital-wasteland = The Capital Wasteland
option-scenario-far-harbor = Far Harbor
option-scenario-the-pitt = The Pitt
option-first = First player
option-first-hint = Drawn by lot unless you name a seat
option-vault_tiles = Tiles with a vault
option-vault_tiles-laid = always on the map
option-vault_tiles-random = laid by chance like the others
option-starting_enemies = Enemies at the start
option-starting_enemies-icons = on every icon of a faceup tile
option-starting_enemies-plan = only those of the plan
option-explore_under_threat = Exploring beside active enemies
option-explore_under_threat-allowed = allowed
option-explore_under_threat-blocked = not allowed
option-ranged_bonus = A ranged weapon's extra hit
option-ranged_bonus-adjacent = only against an adjacent space
option-ranged_bonus-always = always
option-encounter_blocked_by = Encounters are prevented by
option-encounter_blocked_by-active = active enemies in the space
option-encounter_blocked_by-any = any enemies in the space
option-read_aloud = An encounter is read out
option-read_aloud-with-tests = with the tests of its options
option-read_aloud-bold-only = without the tests
option-encounters = Encounters in a turn
option-encounters-each-icon = one for each icon
option-encounters-one-a-turn = one in all
option-camp_order = Order of the parts of a camp
option-camp_order-any = any
option-camp_order-printed = as printed
option-armor_cancels = Armor is taken from
option-armor_cancels-hits = hit icons
option-armor_cancels-damage = damage
option-dice_hit = A die with several matching areas
option-dice_hit-once = hits once
option-dice_hit-each-area = hits once for each
option-killed_tokens = Tokens of killed enemies go
option-killed_tokens-pile = to a pile
option-killed_tokens-supply = back to the supply
option-replacement = A replacement comes to
option-replacement-closest = the closest icon
option-replacement-closest-empty = the closest empty icon
option-weakest = Between equally near survivors enemies compare
option-weakest-remaining = remaining HP
option-weakest-hp = HP
option-turn_inactive = Inactive enemies turn faceup
option-turn_inactive-type = after their type has acted
option-turn_inactive-card = after the whole card
option-retreat_after_kill = An enemy with Retreat that killed a survivor
option-retreat_after_kill-retreats = retreats
option-retreat_after_kill-stays = stays
option-fifth_agenda = A fifth agenda is
option-fifth_agenda-shuffled = shuffled back
option-fifth_agenda-discarded = discarded
option-equip_on_gain = On gaining a card one may equip
option-equip_on_gain-gained-card = that card
option-equip_on_gain-any-card = any card
option-equip_at_camp = Equipment may be changed while camping
option-equip_at_camp-true = yes
option-equip_at_camp-false = no
option-unique_taken = A unique asset is unavailable
option-unique_taken-not-in-deck = once it has left the deck
option-unique_taken-held = while somebody has it
option-dealings = Dealings in the shop
option-dealings-together = one number for all
option-dealings-each = so many purchases and so many sales
option-sell = One may sell
option-sell-all = all cards
option-sell-inventory = only from the inventory
option-level_ups = Level-ups of one gain
option-level_ups-after = after all XP
option-level_ups-at-once = at once
option-known_letter = A kept token of a known letter goes
option-known_letter-supply = back to the supply
option-known_letter-gone = out of the game
option-opposing_count = Enemies of the opposing faction are counted
option-opposing_count-after = after they have acted
option-opposing_count-before = before they act
how-influence = Enough influence
how-faction = A faction has taken power
how-eliminated = Nobody is left alive
group-step = Step
group-explore = Explore
group-fight = Fight
group-quest = Quest
group-use = Use a card
group-perk = Use a perk
group-equip = Equip
group-unequip = Unequip
group-loyal = Loyalty
group-reroll = Reroll
group-die = Set a die
group-buy = Buy
group-recruit = Recruit
group-sell = Sell
group-give = Offer something
group-give-agenda = Offer an agenda
group-ask = Ask for something
group-discard = Discard
group-at = Where
group-to = Where to
group-start = Where to begin
group-return = Where to return
group-look = Look
group-turn = Turn an enemy
group-enemy = Which enemy
group-activate = Which enemy acts
group-attack = Whom they attack
group-option = Choices
group-trade = Trade
group-camp = Camp

## The end

luck-icons = Hit icons on the dice
