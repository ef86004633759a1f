### Munchkin, base set: what the text of a card is made of

## The first line of a card: its kind and its marks

kind-line = { $kind }: { $marks }
kind-line-monster = Monster
kind-line-enhancer = Monster enhancer
kind-line-class = Class
kind-line-trait = Lasting Door
kind-line-cheat = One-time Door, goes on an item
kind-line-trap = Trap
kind-line-radiation = Radiation
kind-line-sidekick = Sidekick
kind-line-trick = One-time Door
kind-line-item = Item
kind-line-one-shot = One-shot item
kind-line-junk = Junk
kind-line-modifier = Modifier
kind-line-level-up = Level card
kind-line-find = One-time Treasure
kind-line-perk = Perk

mark-level = Level { $level }
mark-treasures = { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    }
mark-levels = { $count ->
        [one] { $count } level for the kill
       *[other] { $count } levels for the kill
    }
mark-radiation = radioactive +{ $amount }
mark-run = { $signed } to run away from it
mark-big = Big
mark-class = { $class }
mark-needs-class = only with a class
mark-fits = for { $what }
monster-short = Level { $level }, { $treasures ->
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }

price = { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    }
price-none = No Price
price-no-item = not an item itself

slot-head = headgear
slot-armour = armour
slot-feet = footgear
slot-one-hand = one-handed
slot-two-hands = two-handed

weapon-melee = melee weapon
weapon-light = light weapon
weapon-heavy = heavy weapon
weapon-energy = energy weapon

sort-chem = chem
sort-food = food
sort-gadget = gadget
sort-explosive = Explosive

foe-insect = insect
foe-beast = beast
foe-robot = robot
foe-human = human
foe-plant = plant
foe-ghoul = ghoul
foe-mutant = mutant
foe-alien = alien

fits-any = any permanent item
fits-head = headgear
fits-armour = armour
fits-feet = footgear
fits-one-hand = a one-handed item
fits-two-hands = a two-handed item
fits-weapon = any weapon
fits-melee = a melee weapon
fits-light = a light weapon
fits-heavy = a heavy weapon
fits-energy = an energy weapon

sex-female = female
sex-male = male

## How parts are put together

list-or = { $first } or { $last }
phrase-if = { $what } { $condition }
for-whom = { $who }: { $what }
who-any = any player
who-any-if = any player { $condition }
who-other-fighter = another fighting munchkin
who-other-fighter-if = another fighting munchkin { $condition }
card-bad-stuff = Bad Stuff: { $what }.

lasts-fight = { $what } until the end of the fight
lasts-flight = { $what } until the end of the chase
lasts-turn = { $what } until the end of the turn
lasts-kept = { $what } until cured
lasts-turns = { $what } { $turns ->
        [one] until the end of your next turn
       *[other] until the end of your next { $turns } turns
    }

power-pay = discard { $count ->
        [one] a card
       *[other] { $count } cards
    }{ $how ->
        [number] :
       *[deed] {" "}to
    } { $gives }
power-pay-this = discard this card{ $how ->
        [number] :
       *[deed] {" "}to
    } { $gives }
power-per-fight = { $gives } ({ $count ->
        [1] once in a fight
        [2] twice in a fight
       *[other] up to { $count } times in a fight
    })
power-per-turn = { $gives } ({ $count ->
        [1] once in a turn
        [2] twice in a turn
       *[other] up to { $count } times in a turn
    })
power-per-monster = { $gives } ({ $count ->
        [1] once for each monster
        [2] twice for each monster
       *[other] up to { $count } times for each monster
    })
power-per-roll = { $gives } ({ $count ->
        [1] once for each roll
        [2] twice for each roll
       *[other] up to { $count } times for each roll
    })
power-per-target = { $gives } ({ $count ->
        [1] once in a fight for each munchkin
        [2] twice in a fight for each munchkin
       *[other] up to { $count } times in a fight for each munchkin
    })

## Conditions

if-class = as { $value }
if-not-class = unless you are { $value }
if-classless = without a class
if-sex-female = as a woman
if-sex-male = as a man
if-level-from = of Level { $value } or above
if-level-to = of Level { $value } or below
if-lowest = of the lowest Level
if-alone = without a helper
if-helped = with a helper
if-sidekick = with a Sidekick
if-uses-melee = with a melee weapon
if-uses-light = with a light weapon
if-uses-heavy = with a heavy weapon
if-uses-energy = with an energy weapon
if-uses-fire = with a fire attack
if-wears-big-armour = in Big armour
if-foe = against { $value }
if-foe-insect = against insects
if-foe-beast = against beasts
if-foe-robot = against robots
if-foe-human = against humans
if-foe-plant = against plants
if-foe-ghoul = against ghouls
if-foe-mutant = against mutants
if-foe-alien = against aliens
if-foe-level = against a monster of Level { $value } or above
if-source-door = behind the doors that you kick open

treasure-foe-level = over a monster of Level { $value } or above

use-class = for { $value } only
use-class-lone-wanderer = Lone Wanderers only
use-class-enclave-scientist = Enclave Scientists only
use-class-raider = Raiders only
use-class-brotherhood-paladin = Brotherhood Paladins only
use-not-class = not for { $value }
use-not-class-lone-wanderer = not for Lone Wanderers
use-not-class-enclave-scientist = not for Enclave Scientists
use-not-class-raider = not for Raiders
use-not-class-brotherhood-paladin = not for Brotherhood Paladins
use-classless = only for those without a class
use-sex-female = women only
use-sex-male = men only
use-level-from = from Level { $value } on
use-level-to = up to Level { $value }

against-class = against the class { $value }
against-class-lone-wanderer = against Lone Wanderers
against-class-enclave-scientist = against Enclave Scientists
against-class-raider = against Raiders
against-class-brotherhood-paladin = against Brotherhood Paladins
against-not-class = against all but the class { $value }
against-classless = against munchkins without a class
against-sex-female = against women
against-sex-male = against men
against-level-from = against munchkins of Level { $value } or above
against-level-to = against munchkins of Level { $value } or below
against-alone = against a munchkin without a helper
against-helped = against a munchkin with a helper
against-sidekick = against munchkins with a Sidekick
against-uses-melee = against melee weapons
against-uses-light = against light weapons
against-uses-heavy = against heavy weapons
against-uses-energy = against energy weapons
against-uses-fire = against a fire attack
against-wears-big-armour = against munchkins in Big armour

killed-uses-fire = from a fire attack
killed-wears-big-armour = at the hands of a munchkin in Big armour

chase-class = munchkins of the class { $value }
chase-not-class = munchkins without the class { $value }
chase-classless = munchkins without a class
chase-sex-female = women
chase-sex-male = men
chase-level-from = munchkins of Level { $value } or above
chase-level-to = munchkins of Level { $value } or below
chase-sidekick = munchkins with a Sidekick

## Numbers and facts

word-bonus = { $signed } to Combat Strength
word-bonus-if = { $signed }
word-bonus-any = { $signed } to the Combat Strength of { $who }
word-bonus-other-fighter = { $signed } to the Combat Strength of { $who }
word-rad = { $signed } to Radiation Defence
word-rad-any = { $signed } to the Radiation Defence of { $who }
word-run = { $signed } to running away
word-run-any = { $signed } to running away for { $who }
word-roll = { $signed } to all your rolls
word-hands = { $signed } { $amount ->
        [one] hand
       *[other] hands
    }
word-big = you may carry { $amount } { $sign ->
        [plus] more
       *[minus] fewer
    } { $amount ->
        [one] Big item
       *[other] Big items
    }
word-hand-limit = { $signed } { $amount ->
        [one] card
       *[other] cards
    } to your hand limit
word-class-limit = you may have { $sign ->
        [plus] { $amount ->
            [one] { $amount } more class
           *[other] { $amount } more classes
        }
       *[minus] { $amount ->
            [one] { $amount } fewer class
           *[other] { $amount } fewer classes
        }
    }
word-perk-limit = you may have { $sign ->
        [plus] { $amount ->
            [one] { $amount } more Perk
           *[other] { $amount } more Perks
        }
       *[minus] { $amount ->
            [one] { $amount } fewer Perk
           *[other] { $amount } fewer Perks
        }
    }
word-sell-rate = when you sell items, { $amount ->
        [one] { $amount } cap is
       *[other] { $amount } caps are
    } enough for a level
word-loot = { $signed } { $amount ->
        [one] Door
       *[other] Doors
    } when you loot the room
word-treasure = { $signed } { $amount ->
        [one] Treasure
       *[other] Treasures
    } for your victory
word-help-treasure = draw { $amount ->
        [one] a Treasure
       *[other] { $amount } Treasures
    } when you have helped to win
word-carry = carries { $amount ->
        [one] { $amount } Big item
       *[other] { $amount } Big items
    } for you beyond your limit
word-fire = a fire attack
word-boost = { $signed } with each of your { $what ->
        [chem] chems
        [food] food items
        [gadget] gadgets
        [explosive] Explosives
       *[other] one-shot items ({ $what })
    }
word-immune = you are immune to { $what ->
        [trap] Traps
        [radiation] Radiation
       *[other] { $what }
    }
word-escape-from = you escape from { $what ->
        [insect] insects
        [beast] beasts
        [robot] robots
        [human] humans
        [plant] plants
        [ghoul] ghouls
        [mutant] mutants
        [alien] aliens
       *[other] { $what }
    } without a roll
word-free = put it on an item of yours: anybody may use that item, it takes no slot, does not count as Big and bears any modifier
word-small = its item no longer counts as Big
word-mute = your Perks do not work

## Deeds

word-side = { $signed } to either side of a fight
word-side-fire = { $signed } to either side of a fight, a fire attack
word-join = play it with a monster from your hand, which joins the fight
word-swap = replace a monster in the fight with one from your hand
word-oust-monster-kept = remove a monster from the fight and still get its Treasures
word-oust-monster-lost = remove a monster from the fight without its Treasures
word-oust-all-kept = remove all monsters from the fight and still get their Treasures
word-oust-all-lost = remove all monsters from the fight without their Treasures
word-force-help = choose a player who must help you in this fight
word-escape = escape from all monsters that chase you
word-gamble = roll the die: on { $least } or more { $wins }, otherwise { $loses }
word-gamble-or-nothing = roll the die: on { $least } or more { $wins }
word-cancel = cancel { $kinds } aimed at you
word-cancel-any = cancel { $kinds }
word-redirect = turn { $kinds } aimed at you on another player
word-redirect-any = turn { $kinds } on another player
word-reroll-any = re-roll your die
word-reroll-any-any = re-roll any player's die
word-reroll-run = re-roll the die when you run away
word-reroll-run-any = re-roll the die of a player who runs away
word-reroll-rad = re-roll the die of your Radiation Defence
word-reroll-rad-any = re-roll the die of any player's Radiation Defence
word-reroll-gamble = re-roll the die that a card made you roll
word-reroll-gamble-any = re-roll the die that a card made a player roll

kind-trap = a Trap
kind-radiation = a Radiation card
kind-bad-stuff = the Bad Stuff of a monster
kind-one-shot = a one-shot item
kind-enhancer = a monster enhancer
kind-door = another one-time Door
kind-ability = a power
kind-level-up = a level card
kind-find = another one-time Treasure

word-gain = gain { $amount ->
        [one] a level
       *[other] { $amount } levels
    }
word-gain-any = { $who } gains { $amount ->
        [one] a level
       *[other] { $amount } levels
    }
word-lose-level = lose { $amount ->
        [all] all levels but the first
        [one] a level
       *[other] { $amount } levels
    }
word-lose-level-any = { $who } loses { $amount ->
        [all] all levels but the first
        [one] a level
       *[other] { $amount } levels
    }
word-lose-hand = discard { $amount ->
        [all] your whole hand
        [one] a card from your hand
       *[other] { $amount } cards from your hand
    }
word-lose-hand-random = discard { $amount ->
        [all] your whole hand
        [one] a random card from your hand
       *[other] { $amount } random cards from your hand
    }
word-lose-class = lose { $amount ->
        [all] all your classes
        [one] a class
       *[other] { $amount } classes
    }
word-lose-perk = lose { $amount ->
        [all] all your Perks
        [one] a Perk
       *[other] { $amount } Perks
    }
word-lose-sidekick = lose your Sidekick
word-lose-caps = lose items worth at least { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
word-lose-item = lose { $amount ->
        [all] all your items
        [one] an item
       *[other] { $amount } items
    }
word-lose-item-small = lose { $amount ->
        [all] all your small items
        [one] a small item
       *[other] { $amount } small items
    }
word-lose-item-big = lose { $amount ->
        [all] all your Big items
        [one] a Big item
       *[other] { $amount } Big items
    }
word-lose-item-weapon = lose { $amount ->
        [all] all your weapons
        [one] a weapon
       *[other] { $amount } weapons
    }
word-lose-item-one-shot = lose { $amount ->
        [all] all your one-shot items
        [one] a one-shot item
       *[other] { $amount } one-shot items
    }
word-lose-item-priciest = lose { $amount ->
        [all] all your items
        [one] your most expensive item
       *[other] your { $amount } most expensive items
    }
word-lose-item-head = lose the headgear you wear
word-lose-item-armour = lose the armour you wear
word-lose-item-feet = lose the footgear you wear
word-give = give { $item } to the other player of the lowest Level
word-steal = steal { $item } from another player
item-any = an item
item-small = a small item
item-big = a Big item
item-weapon = a weapon
item-one-shot = a one-shot item
item-priciest = the most expensive item
item-head = the worn headgear
item-armour = the worn armour
item-feet = the worn footgear
word-draw-door = draw { $amount ->
        [one] a Door
       *[other] { $amount } Doors
    }
word-draw-treasure = draw { $amount ->
        [one] a Treasure
       *[other] { $amount } Treasures
    }
word-draw-door-open = draw { $amount ->
        [one] a Door
       *[other] { $amount } Doors
    } face up
word-draw-treasure-open = draw { $amount ->
        [one] a Treasure
       *[other] { $amount } Treasures
    } face up
word-take-door = take any card from the Door discards
word-take-treasure = take any card from the Treasure discards
word-die = you die
word-sex = your sex changes for good
word-creep = −{ $first } to Combat Strength, and −{ $step } more at the start of each of your turns; at −{ $last } you die at the end of the turn
word-cure = get rid of { $kinds } that acts on you
word-cure-any = rid { $who } of { $kinds }

## Monsters and enhancers

monster-stronger = { $signed }
monster-ignores = bonuses from { $what ->
        [head] headgear
        [armour] armour
        [feet] footgear
        [one-hand] one-handed items
        [two-hands] two-handed items
        [melee] melee weapons
        [light] light weapons
        [heavy] heavy weapons
        [energy] energy weapons
       *[other] items of the kind { $what }
    } do not count
monster-autokill = dies at once
monster-no-escape = nobody can run away from it
monster-wont-chase = does not chase
monster-after-escape = even if you escape: { $deeds }
monster-enhance = { $signed } to the monster
monster-treasures = { $signed } { $amount ->
        [one] Treasure
       *[other] Treasures
    }
monster-irradiate = its radioactivity grows by { $amount }
monster-speed = { $signed } to running away from it
monster-copy = a second monster of the same kind joins the fight, with the same enhancers
