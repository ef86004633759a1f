### Munchkin, base set: what may be chosen, what happened, what lies on the table

game-name = Munchkin Fallout
player = Player { $number }
nothing = nothing
quoted = { $name }
foe-copy = { $foe } (the twin)
foes-gone = nobody any more
part = { $what } { $amount }
part-level = Level
part-radiation = radioactivity
part-own = temper

## Offers

offer-gives = { $own ->
        [yes] you give
       *[no] gives
    } { $items }
offer-asks = { $own ->
        [yes] you get
       *[no] gets
    } { $items }
offer-gives-nothing = { $own ->
        [yes] you give nothing
       *[no] gives nothing
    }
offer-asks-nothing = { $own ->
        [yes] you get nothing
       *[no] gets nothing
    }
offer-treasures = { $count ->
        [one] { $count } Treasure
       *[other] { $count } Treasures
    } for the helper, { $picker ->
        [helper] picked by the helper
        [fighter] picked by the fighter
       *[random] drawn at random
    }
offer-nothing = { $own ->
        [yes] nothing yet
       *[no] nothing in return
    }
offer-together = together { $munchkins } against { $monsters }

## Options

option-play-card = Play { $card }
option-play-trap = Set the Trap { $card } on somebody
option-play-radiation = Irradiate somebody with { $card }
option-power = Use the power of { $card }
option-wear-card = Use { $card }
option-stow-card = Put { $card } in the Backpack
option-load-card = Let the Sidekick carry { $card }
option-attach = Attach { $card } to { $item }
option-cheat = Put { $card } on { $item }
option-class-card = Take the class { $card }
option-replace = Take the class { $card } instead of { $old }
option-trait-card = Lay out { $card }
option-sidekick-card = Take along the Sidekick { $card }
option-drop-card = Part with { $card }
option-sale = Sell items for levels
option-sell-card = Sell { $card }
option-trade = Offer a trade to { $player }
option-help = Ask { $player } for help
option-help-offer = Offer your help to { $player }
option-answer = Answer the offer of { $player }
option-answer-any = Answer an open offer
option-sacrifice = Leave your Sidekick to the monsters and escape
option-give-card = Give { $card }
option-ask-card = Ask for { $card }
option-treasures = { $count ->
        [one] { $count } Treasure for the helper
       *[other] { $count } Treasures for the helper
    }
option-picker-helper = The helper picks the Treasures
option-picker-fighter = The fighter picks the Treasures
option-picker-random = The Treasures are drawn at random
option-propose = Make this offer
option-cancel = Never mind
option-accept = Accept
option-accept-radiation = Take it without a roll
option-refuse = Decline
option-counter = Decline and offer something else
option-later = Leave it open for now
option-target = { $player }
option-foe = { $foe }
option-side-munchkins = The munchkins
option-side-monsters = The monsters
option-monster-card = { $card }
option-pay-card = Discard { $card }
option-lose-card = Lose { $card }
option-steal-card = Steal { $card }
option-take-card = Take { $card }
option-cure-card = Get rid of { $card }
option-ends-card = End { $card } first
option-idle-card = Stop using { $card }
option-surplus-card = Give up { $card }
option-to = { $player }
option-first = { $player }
option-from = Run from { $foe }
option-along = Both escape
option-alone = Escape alone
option-roll = Roll the die
option-draw = Draw three Perks
option-decline = Do without a Perk
option-keep-card = Keep { $card }
option-none = Nothing
option-loot-card = Take { $card }
option-loot = Loot the room
option-no-loot = Leave the room alone
option-trouble-card = Fight { $card }
option-no-trouble = Look for no trouble
option-share-card = { $card }
option-charity-card = { $card }
option-done = Nothing more
option-done-sale = Sell what you have picked
option-pass = Pass
pass-door = then you kick open the door
pass-charity = then comes Charity, and your turn is over
pass-wins = you win if nobody steps in
pass-runs = you must run away if nobody steps in
pass-rolls = then you roll the die

## Prompts

prompt-turn-start = { $own ->
        [yes] Your turn: get ready before you kick open the door
       *[no] The turn of { $active } begins: do you act first?
    }
prompt-door-settled = { $own ->
        [yes] The door is dealt with: do you act before you go on?
       *[no] The door of { $active } is dealt with: do you step in?
    }
prompt-trouble-settled = { $own ->
        [yes] The trouble is over: do you act before Charity?
       *[no] The trouble of { $active } is over: do you step in?
    }
prompt-loot-settled = { $own ->
        [yes] The room is looted: do you act before Charity?
       *[no] { $active } has looted the room: do you step in?
    }
prompt-before-charity = { $own ->
        [yes] Your turn is nearly over: do you act before Charity?
       *[no] The turn of { $active } is nearly over: do you step in?
    }
prompt-combat = { $fighters } against { $foes }, { $munchkins } to { $monsters }
    .mark = :
    .text = { $role ->
            [fighter] you are fighting, what do you do?
            [helper] you are helping, what do you do?
           *[other] do you step in?
        }
prompt-before-roll = { $own ->
        [yes] You run away
       *[no] { $runner } runs away
    } from { $pursuer }
    .mark = :
    .text = do you act before the roll?
prompt-react = { $effect }
    .mark = .
    .text = Do you answer that?
prompt-target = { $card }: on whom?
prompt-foe = { $card }: which monster?
prompt-side = { $card }: which side?
prompt-monster = { $card }: which monster from your hand?
prompt-pay = { $card }: which card do you discard to pay for it?
prompt-radiation = { $card } threatens you: do you roll for your Radiation Defence?
prompt-lose = { $caused ->
        [yes] { $cause }: what do you lose?
       *[no] What do you lose?
    }
prompt-give = { $caused ->
        [yes] { $cause }: what do you give away?
       *[no] What do you give away?
    }
prompt-to = Who gets { $card }?
prompt-steal = What do you steal from { $player }?
prompt-take = Which card do you take from the discards?
prompt-cure = Which card does { $player } get rid of?
prompt-draft = { $sort ->
        [trade] You offer a trade to { $player }
        [ask] You ask { $player } for help
       *[bring] You offer your help to { $player }
    }
    .mark = :
    .text = { $offer }. What else?
prompt-offer = { $help ->
        [yes] { $player } offers a deal for this fight
       *[no] { $player } offers you a trade
    }
    .mark = :
    .text = { $offer }. Do you accept?
prompt-sale = { $caps ->
        [0] Sale: what do you sell?
        [one] Sale, { $caps } cap so far: what else do you sell?
       *[other] Sale, { $caps } caps so far: what else do you sell?
    }
prompt-sale-past-nine = Level { $level } is the most that can be bought, and these items would bring { $levels } levels: the rest is lost. Do you sell them?
prompt-receipt = You have new cards: what do you play at once?
prompt-trouble = No monster yet: do you look for trouble?
prompt-loot-room = No monster at all: do you loot the room?
prompt-charity = { $count ->
        [one] Charity, one card too many: which one do you part with?
       *[other] Charity, { $count } cards too many: which one do you part with?
    }
prompt-charity-to = Charity: who gets { $card }?
prompt-first-runner = Who runs first?
prompt-from = Which monster do you run from next?
prompt-along = Does { $player } escape with you?
prompt-share = { $own ->
        [yes] Which Treasure do you pick as your share?
       *[no] Which Treasure goes to { $player }?
    }
prompt-restore = You have too many Perks: do you gain back a level?
prompt-lose-class = You have too many classes: which one do you give up?
prompt-lose-perk = Which Perk do you give up?
prompt-ends-first = Several effects on you end now: which one ends first?
prompt-idle = Too much for your slots: what do you stop using?
prompt-surplus = You carry too many Big items: what do you do?
prompt-loot = What do you take from the body of { $player }?
prompt-perk-draw = An even Level: do you draw three Perks to choose from?
prompt-perk = Which Perk do you keep?

## What waits to take effect

pending-trap = The Trap { $card } is about to strike { $player }
pending-radiation = The Radiation card { $card } is about to strike { $player }
pending-bad-stuff = { $player } is about to suffer the Bad Stuff of { $card }
pending-meeting = { $player } faces the radioactivity of { $card }
pending-roll = { $player } has rolled { $die }{ $rolls ->
        [run] {" "}to run away from { $card }
        [rad] {" "}for Radiation Defence against { $card }
       *[gamble] {" "}for { $card }
    }
pending-one-shot = { $author } uses { $card }{ $aim ->
        [side] {" "}{ $side ->
            [munchkins] for the munchkins
           *[monsters] for the monsters
        }
        [foe] {" "}on { $foe }
        [target] {" "}on { $player }
       *[none] { "" }
    }
pending-enhancer = { $author } plays { $card } on { $foe }
pending-door = { $author } plays { $card }{ $aim ->
        [swap] {" "}with { $monster } in place of { $foe }
        [monster] {" "}with { $monster }
        [foe] {" "}on { $foe }
        [target] {" "}on { $player }
       *[none] { "" }
    }
pending-level-up = { $author } plays { $card }{ $aim ->
        [target] {" "}on { $player }
       *[none] { "" }
    }
pending-find = { $author } plays { $card }{ $aim ->
        [target] {" "}on { $player }
       *[none] { "" }
    }
pending-ability = { $author } uses the power of { $card }{ $aim ->
        [foe] {" "}on { $foe }
        [target] {" "}on { $player }
       *[none] { "" }
    }

## Events: set-up and turns

event-first-roll = Roll for the first turn: { $rolls }
event-first-player = { $player } goes first
event-reshuffle = { $deck ->
        [door] The discarded Doors were
        [treasure] The discarded Treasures were
       *[perk] The discarded Perks were
    } shuffled into a new deck
event-turn = { $player }'s turn
event-draw = { $player } drew { $deck ->
        [door] { $count ->
            [one] { $count } Door
           *[other] { $count } Doors
        }
       *[treasure] { $count ->
            [one] { $count } Treasure
           *[other] { $count } Treasures
        }
    }: { $cards }
event-draw-veiled = { $player } drew { $deck ->
        [door] { $count ->
            [one] { $count } Door
           *[other] { $count } Doors
        }
       *[treasure] { $count ->
            [one] { $count } Treasure
           *[other] { $count } Treasures
        }
    } face down
event-draw-open = { $player } drew { $deck ->
        [door] { $count ->
            [one] { $count } Door
           *[other] { $count } Doors
        }
       *[treasure] { $count ->
            [one] { $count } Treasure
           *[other] { $count } Treasures
        }
    } face up: { $cards }
event-junk = { $player } showed Junk ({ $cards }) and drew again
event-taken = { $player } took { $card } from the { $deck ->
        [door] Door discards
       *[treasure] Treasure discards
    }
event-taken-veiled = { $player } took a card from the { $deck ->
        [door] Door discards
       *[treasure] Treasure discards
    }
event-kick = { $player } kicked open the door: { $card }
event-no-door = { $player } found no door to kick open: no Doors are left
event-immune = { $card } did nothing to { $player }
event-charity = { $player } gave { $card } to { $to } as Charity
event-charity-veiled = { $player } gave a card to { $to } as Charity
event-charity-discard = { $player } discarded { $card }: nobody is of a lower Level

## Events: cards

event-play = { $player } played { $card }{ $aim ->
        [swap] {" "}with { $monster } in place of { $foe }
        [monster] {" "}with { $monster }
        [foe] {" "}on { $foe }
        [side] {" "}{ $side ->
            [munchkins] for the munchkins
           *[monsters] for the monsters
        }
        [target] {" "}on { $target }
       *[none] { "" }
    }
event-boom = BOOM! { $player } set off { $card }{ $side ->
        [munchkins] {" "}for the munchkins
        [monsters] {" "}for the monsters
       *[none] { "" }
    }
event-power = { $player } used the power of { $card }{ $aim ->
        [swap] {" "}with { $monster } in place of { $foe }
        [monster] {" "}with { $monster }
        [foe] {" "}on { $foe }
        [side] {" "}{ $side ->
            [munchkins] for the munchkins
           *[monsters] for the monsters
        }
        [target] {" "}on { $target }
       *[none] { "" }
    }
event-pay = { $player } discarded { $card } to pay
event-cancelled = Cancelled: { $card }
event-redirected = { $player } turns { $card } on { $target }
event-roll = { $player } rolled { $die }{ $rolls ->
        [run] {" "}to run away from { $card }
        [rad] {" "}for Radiation Defence against { $card }
       *[gamble] {" "}for { $card }
    }
event-reroll = { $card }: { $player } rolled again, now { $die }{ $rolls ->
        [run] {" "}to run away
        [rad] {" "}for Radiation Defence
       *[gamble] { "" }
    }
event-gamble = { $card }: { $won ->
        [yes] { $player } was lucky
       *[no] { $player } had no luck
    }
event-defence = Radiation Defence of { $player } against { $card }: { $total } in all, { $won ->
        [yes] enough
       *[no] but 7 is needed
    }
event-lasting = { $card }: { $signed } { $stat ->
        [bonus] to Combat Strength
        [rad] to Radiation Defence
        [run] to running away
        [roll] to all rolls
       *[other] ({ $stat })
    } for { $player }
event-creeps = { $card } is getting worse: { $signed } to the Combat Strength of { $player }
event-stays = { $player } is stuck with { $card }
event-crept = { $card } has run its course, and so has { $player }
event-worn-off = { $player } has got over { $card }
event-cured = { $player } got rid of { $card }
event-lost = { $player } lost { $card }
event-handed-over = { $card } passed from { $player } to { $to }
event-sex = { $player } is now { $sex ->
        [female] a woman
       *[male] a man
    }

## Events: belongings

event-wear = { $player } is now using { $card }
event-stow = { $player } put { $card } in the Backpack
event-load = { $player } let the Sidekick carry { $card }
event-attach = { $player } attached { $card } to { $item }
event-cheat = { $player } put { $card } on { $item }
event-trait = { $player } { $sort ->
        [class] took the class { $card }
        [sidekick] took along the Sidekick { $card }
       *[trait] laid out { $card }
    }
event-dropped = { $player } { $sort ->
        [class] gave up the class { $card }
       *[sidekick] sent away the Sidekick { $card }
    }
event-sold = { $player } sold { $cards } for { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    }: { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
event-perks = { $player } drew Perks: { $cards }
event-perks-veiled = { $player } drew Perks
event-perk = { $player } kept the Perk { $card }
event-level = { $player } rose to Level { $level }
event-level-lost = { $player } lost { $amount ->
        [one] a level
       *[other] { $amount } levels
    } and is now at Level { $level }

## Events: offers

event-offer = { $player } offered { $to } { $help ->
        [yes] a deal for the fight
       *[no] a trade
    }: { $offer }
event-declined = { $player } declined { $to }'s offer
event-traded = { $player } traded with { $to }: { $offer }
event-joined = { $player } joined the fight as helper

## Why a bot does so: its own words, to everybody

event-why = { $player } to { $to }: “{ $said }”
why-would-win = This victory would be Level { $level }, and the game.
why-too-far-ahead = This victory would bring you to Level { $level }: too far ahead.
why-leads = This victory would bring you to Level { $level }. I would rather it did not.
why-in-the-lead = Level { $level }, and nobody above you: it had to be you.
why-broke-its-word = You have broken your word before.
why-too-strong = Even together it is { $munchkins } against { $monsters }.
why-together = Together it is { $munchkins } against { $monsters }.
why-not-needed = I am ahead without help: { $munchkins } against { $monsters }.
why-losing = As it stands, it is { $munchkins } against { $monsters }.
why-share = { $count ->
        [one] A Treasure is
       *[other] { $count } Treasures are
    } worth the risk.
why-too-little = { $count ->
        [one] I would do it for a Treasure.
       *[other] I would do it for { $count } Treasures.
    }
why-too-dear = { $count ->
        [one] A Treasure at most, not more.
       *[other] { $count } Treasures at most, not more.
    }
why-worth-more = That is too little for what you ask.
why-no-use = That is of no use to me.
why-gift = A gift is a gift: thank you.
why-good-for-both = That is good for both of us.

## Events: fights

event-fight = { $player } is fighting { $card }
event-joined-monster = { $card } joined the fight
event-killed = { $card } died at once
event-ousted = { $card } left the fight
event-side = { $card }: { $signed } for { $side ->
        [munchkins] the munchkins
       *[monsters] the monsters
    }
event-victory = { $player } won: { $levels ->
        [0] no level
        [one] { $levels } level
       *[other] { $levels } levels
    } and { $treasures ->
        [0] no Treasures
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }
event-share = { $player } got a share as helper: { $cards }
event-lost-fight = { $player } lost the fight: time to run
event-not-pursued = { $card } does not bother to chase { $player }
event-irradiated = Radioactivity of { $card }: { $signed } to Combat Strength
event-run = { $player } against { $card }: { $total } in all, { $won ->
        [yes] enough
       *[no] but 5 is needed
    }
event-escaped = { $player } escaped from { $card }
event-caught = { $card } caught { $player }
event-sacrifice = { $player } left { $card } to the monsters
event-died = { $player } died
event-order-roll = Roll for the order of looting: { $rolls }
event-looted = { $player } took { $card } from the body of { $body }
event-back = { $player } came back to life
event-won = { $count ->
        [one] { $winners } reached Level 10 and won
       *[other] { $winners } reached Level 10 and won together
    }
event-outlasted = { $count ->
        [one] Time is up in the wasteland. { $winners } stands tallest, at Level { $level }, and wins
       *[other] Time is up in the wasteland. { $winners } stand tallest, at Level { $level }, and win together
    }

## The table

table-turn = Round { $round } of { $rounds }, turn { $turn }: { $player }.
table-fight = Fight: { $player }{ $helped ->
        [yes] {" "}with the help of { $helper }
       *[no] { "" }
    }, munchkins { $munchkins }, monsters { $monsters }.
table-foe = { $foe }: Combat Strength { $strength }, { $treasures ->
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }{ $radiation ->
        [0] { "" }
       *[other] , radioactive +{ $radiation }{ $irradiated ->
            [yes] {" "}(counted)
           *[no] { "" }
        }
    }{ $enhanced ->
        [yes] ; { $enhancers }
       *[no] { "" }
    }.
table-side = { $side ->
        [munchkins] For the munchkins
       *[monsters] For the monsters
    }: { $parts }.
table-flight = { $player } runs away from { $foes }.
table-player = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(dead)
    }: Level { $level }, Combat Strength { $strength }, Radiation Defence { $defence }, { $sex ->
        [female] female
       *[male] male
    }; in hand { $doors ->
        [one] { $doors } Door
       *[other] { $doors } Doors
    } and { $treasures ->
        [one] { $treasures } Treasure
       *[other] { $treasures } Treasures
    }.
table-traits = Class and Perks: { $cards }.
table-sidekick = Sidekick: { $cards }.
table-kept = Suffers from: { $cards }.
table-hand = Hand: { $cards }.
table-used = In use: { $cards }.
table-backpack = Backpack: { $cards }.
table-body = The body of { $player }: { $cards }.
table-offer = Open offer of { $player } to { $to }: { $offer }.
table-deck-door = Doors: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, discarded { $pile }, on top: { $top }.
table-deck-treasure = Treasures: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, discarded { $pile }, on top: { $top }.
table-deck-perk = Perks: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, discarded { $pile }, on top: { $top }.

# Rolls, as people who throw the dice themselves are asked for them.

rolled-first-player = Roll for the first turn
rolled-order = Roll for the order of looting
rolled-run = Running away
rolled-rad = Radiation Defence
rolled-gamble = Roll for a card
yours-doors = Door deck
yours-treasures = Treasure deck
yours-perks = Perk deck
