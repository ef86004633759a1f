### The Munchkin Fallout board

## The table

track = Levels from 1 to 10
note-track = Level
note-track-what = Whoever reaches Level 10 first wins. The last level must be won in a fight.
level-of = Level { $level }: { $who }
turn-of = Turn: { $who }
round-of = Round { $round } of { $rounds }
steps = Steps of the turn
note-step-prepare = Get ready
note-step-prepare-what = Put on items, trade, sell, play cards. Then the door is kicked open.
note-step-door = Kick open the door
note-step-door-what = The top Door is turned up. A monster fights at once, a Trap strikes at once, anything else goes to the hand.
note-step-fight = Fight
note-step-fight-what = The stronger side wins; a tie is lost. Everybody may meddle.
note-step-trouble = Look for trouble
note-step-trouble-what = No monster behind the door? Then one from the hand may be fought.
note-step-loot = Loot the room
note-step-loot-what = No fight at all? Then a Door may be drawn face down.
note-step-charity = Charity
note-step-charity-what = Whoever holds more cards than allowed gives the rest to those of the lowest Level.
decks = Decks and discards
deck-door = Doors
deck-treasure = Treasures
deck-perk = Perks
deck-door-what = Monsters, Traps, Radiation, classes, Sidekicks: what waits behind doors.
deck-treasure-what = Items and other good things, for those who win.
deck-perk-what = On an even Level you draw three and keep one.
deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }
pile-door = Door discards
pile-treasure = Treasure discards
pile-perk = Perk discards
pile-count = { $count ->
    [0] No cards yet
    [one] { $count } card
   *[other] { $count } cards
  }
between = Between fights
the-end = The end
won = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
  }

## Cards

kind-monster = Monster
kind-enhancer = Enhancer
kind-class = Class
kind-trait = Lasting
kind-cheat = Cheat
kind-trap = Trap
kind-radiation = Radiation
kind-sidekick = Sidekick
kind-trick = One-time
kind-item = Item
kind-one-shot = One-shot
kind-junk = Junk
kind-modifier = Modifier
kind-level-up = Level
kind-find = One-time
kind-perk = Perk
note-big = Big
note-cheat = Cheat
note-carried = Sidekick
note-unused = no use
gear-cheat = Freed by a Cheat: no limit holds for it.
gear-carried = The Sidekick carries it: it does not count as Big.
gear-idle = It counts for nothing now: its owner may not use it.
until-fight = Until the end of the fight
until-turns = { $turns ->
    [one] Until the end of { $turns } own turn
   *[other] Until the end of { $turns } own turns
  }
until-kept = Until it is cured
until-creep = It gets worse until it is cured
for-sale = To be sold

## Munchkins

seat-sum = Level { $level }, Combat Strength { $strength }, { $sex ->
    [female] female
   *[male] male
  }
seat-hand = { $doors ->
    [one] { $doors } Door
   *[other] { $doors } Doors
  } and { $treasures ->
    [one] { $treasures } Treasure
   *[other] { $treasures } Treasures
  } in hand
seat-plain = no class
in-use = In use
backpack = Backpack
dead = dead
sex-female = female
sex-male = male
your-munchkin = Your munchkin
your-hand = Your hand
hand-empty = Your hand is empty.
show-all = Everything of { $who }
role-fighter = fights
role-helper = helps
may-answer = may act
stat-level = Level
stat-level-what = 10 wins. It is also the first part of your Combat Strength.
stat-strength = Combat Strength
stat-strength-what = Level and all bonuses: more than the other side wins a fight.
stat-run = Running away
stat-run-what = This is added to the die when you run; 5 in all gets you away.
stat-defence = Radiation Defence
stat-defence-what = This is added to the die against Radiation; more than 6 in all keeps you safe.
stat-hand = Cards in hand
stat-hand-what = At the end of your turn you may hold only so many: the rest is Charity.
slot-head = Headgear
slot-armour = Armour
slot-feet = Footgear
slot-hand = Hand
slot-free = Free: something can be put there.
has-who = Class
has-no-who = none
has-sidekick = Sidekick
has-no-sidekick = nobody
has-perks = Perks
has-other = In use, no slot
has-backpack = Backpack
has-no-backpack = empty
has-kept = Troubles

## The fight

fight = Fight
side-munchkins = Munchkins
side-monsters = Monsters
side-strength = Strength of the side: { $strength }
part-level = Level
part-radiation = Radiation
fight-won = The munchkins are winning
fight-lost = The monsters are winning
fight-treasures = { $count ->
    [one] { $count } Treasure to win
   *[other] { $count } Treasures to win
  }
foe-treasures = { $count ->
    [one] { $count } Treasure
   *[other] { $count } Treasures
  }
foe-radiation = Radioactive: +{ $amount } against whoever fails the roll
foe-run = { $amount } to running away from it
copy-of-it = its double
played-for-side = Played for this side
in-this-fight = Lies here until the fight is over
gone = Gone: { $who }
flight = Running away
runs = { $who } runs!
runs-next = Next: { $who }
chase-sure = Gets away without a roll
chase-never = Nobody gets away from this one
chase-roll = { $needs ->
    [1] Any roll gets away
    [7] No roll gets away
   *[other] { $needs } or more gets away: { $chances } of 6
  }
stack = About to happen
cancelled = cancelled
pending-trap = Trap
pending-radiation = Radiation
pending-bad-stuff = Bad Stuff
pending-meeting = Radioactivity
pending-roll = Roll
pending-one-shot = One-shot
pending-enhancer = Enhancer
pending-door = Door
pending-level-up = Level
pending-find = Treasure
pending-ability = Power

## Questions and deals

asked = What is asked
others-choose = { $who } may act
deal = Offer
deal-trade = { $who } offers { $to } a trade
deal-ask = { $who } asks { $to } for help
deal-bring = { $who } offers { $to } help
gives = { $who } gives { $what }
gives-what = { $who } gives
nothing = nothing
could-give = Could be added:
terms-treasures = { $count ->
    [one] { $count } Treasure for the helper
   *[other] { $count } Treasures for the helper
  }, { $picker ->
    [helper] picked by the helper
    [fighter] picked by the fighter
   *[random] drawn at random
  }
terms-no-treasures = No Treasures for the helper
together = Together: { $munchkins } against { $monsters }
terms-free = Help for nothing
terms-nothing = Nothing yet
offers = Open offers
offer-from = Offer of { $who } to { $to }
body-of = The body of { $who }

## For the lobby and the list of options

option-first = First player
option-first-hint = By a roll if no seat is named
option-sexes = Sexes
option-sexes-hint = One for each seat; in turns otherwise
option-sexes-female = female
option-sexes-male = male
option-harsh = Harsh rules
option-harsh-hint = Nobody draws again for Junk
option-perks_pay = Perks can pay for powers
option-bystanders_trade = Trading during a fight
option-bystanders_trade-hint = Those outside the fight may trade while it lasts
option-sale_past_nine = A sale beyond Level 9
option-sale_past_nine-capped = the rest is lost
option-sale_past_nine-refused = is not allowed
option-creeping = Creeping Irradiation grows
option-creeping-own-turns = on own turns
option-creeping-every-turn = on every turn
option-super_classes = Classes of a Super Munchkin
option-super_classes-two = two
option-super_classes-all = any number
option-rounds = Longest game
option-rounds-10 = 10 rounds
option-rounds-20 = 20 rounds
option-rounds-30 = 30 rounds
option-rounds-50 = 50 rounds
how-level-ten = Level 10
how-rounds = The last round is over
group-play = Play a card
group-power = Use a power
group-wear = Use an item
group-stow = Put in the Backpack
group-load = Load the Sidekick
group-attach = Attach a modifier
group-cheat = Cheat
group-class = Take a class
group-replace = Change the class
group-trait = Lay out a card
group-sidekick = Take a Sidekick
group-drop = Part with a card
group-sell = Sell an item
group-trade = Offer a trade
group-help = Help in the fight
group-answer = Answer an offer
group-give = Give an item
group-ask = Ask for an item
group-treasures = Treasures for the helper
group-picker = Who picks the Treasures
group-target = On whom
group-foe = Which monster
group-side = Which side
group-monster = Which monster from your hand
group-pay = Discard to pay
group-lose = Lose a card
group-steal = Steal an item
group-take = Take a card
group-cure = Get rid of a card
group-idle = Stop using an item
group-surplus = Give up an item
group-to = To whom
group-first = Who runs first
group-from = Run from a monster
group-keep = Keep a Perk
group-loot = Take from the body
group-trouble = Fight a monster from your hand
group-share = A Treasure for the helper
group-charity = Give away a card

## The end

score-level = Level { $score }
points-start = At the start
points-fights = Won in fights
points-sales = For sold items
points-cards = Other cards
points-losses = Other losses
points-others = Everything else
luck-dice = Dice
