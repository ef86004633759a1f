### Fallout, Atomic Bonds: what modifications, mutations, workshop upgrades and C.A.M.P. tokens do, and what the table says of them

## An agenda's icon gives a workshop upgrade

result-draw-agenda = gain { $amount ->
        [one] { $amount } workshop upgrade
       *[other] { $amount } workshop upgrades
    }
deck-agenda = workshop upgrades

## What cards do

modification-fits = for { $kind }
always-while = { $what }, as long as this is true: { $when }
always-gains-ranged = the weapon counts as ranged
always-gains-letters = the weapon gains { $letters }
always-fight-rerolls = { $amount ->
        [one] { $amount } more reroll
       *[other] { $amount } more rerolls
    } in fights
always-fight-rerolls-fewer = { $amount ->
        [one] { $amount } reroll fewer
       *[other] { $amount } rerolls fewer
    } in fights
always-roll-rerolls = { $amount ->
        [one] { $amount } more reroll
       *[other] { $amount } more rerolls
    } in fights and tests
always-roll-rerolls-fewer = { $amount ->
        [one] { $amount } reroll fewer
       *[other] { $amount } rerolls fewer
    } in fights and tests
always-strike = { $amount ->
        [one] { $amount } more hit
       *[other] { $amount } more hits
    } in every fight
always-guard-others = other survivors in your space have { $armor } more armor
always-no-armor = your apparel has armor 0
always-tender = a fight that damages you does { $amount } more damage
always-plain-range = ranged enemies add no hit against you
always-no-range-bonus = you get no extra hit for fighting at a distance
always-heal-on-kill = recover { $amount } HP for each kill of these enemies: { $types }
always-camp-heal = camping recovers { $amount } more HP
always-camp-heal-fewer = camping recovers { $amount } HP less
always-swift = { $amount ->
        [one] { $amount } more movement point
       *[other] { $amount } more movement points
    } with every move action
always-swift-first = { $amount ->
        [one] { $amount } more movement point
       *[other] { $amount } more movement points
    } with the first move action of your turn
always-unseen = aggressive enemies leave you alone when you enter their space
always-unseen-entered = aggressive enemies leave you alone when you enter their space or they enter yours
always-no-equip-ranged = you cannot equip ranged weapons
always-weak-aid = aid cards recover { $amount } HP less
always-no-use = you cannot use cards of this kind: { $kind }
always-cure-less = whenever you recover rads, { $amount ->
        [one] { $amount } rad stays
       *[other] { $amount } rads stay
    }
always-turn-start = at the start of your turn: { $what }
always-when-camping = when you camp: { $what }
always-when-camping-at = when you camp here ({ $where }): { $what }
always-more-dealings = { $amount ->
        [one] { $amount } more dealing
       *[other] { $amount } more dealings
    } whenever you shop
always-open-roads = enemies in adjacent spaces do not prevent fast travel
can-leap = be placed in an adjacent space
when-nobody-near = no other survivor within { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } (alone: no settlement)
result-modify-weapon = draw { $amount ->
        [one] { $amount } weapon modification
       *[other] { $amount } weapon modifications
    } and take one of them
result-modify-apparel = draw { $amount ->
        [one] { $amount } apparel modification
       *[other] { $amount } apparel modifications
    } and take one of them
result-look = everybody looks at { $amount ->
        [one] { $amount } facedown tile
       *[other] { $amount } facedown tiles
    }

## Questions

prompt-atomic-bonds-take = Which modification do you take?
    .text = You can attach it at once; the others are discarded.
prompt-atomic-bonds-attach = What do you attach { $modification } to?
prompt-atomic-bonds-look = Which facedown tile do you all look at?

## Options

option-atomic-bonds-travel = Fast travel: { $space }
atomic-bonds-there-already = you are there already
option-atomic-bonds-place-camp = Place a C.A.M.P. token here
option-atomic-bonds-modify = Draw { $amount ->
        [one] a modification
       *[other] { $amount } modifications
    } for { $amount ->
        [one] a dealing
       *[other] { $amount } dealings
    }
option-atomic-bonds-take = Take: { $modification }
option-atomic-bonds-take-none = Take none
option-atomic-bonds-attach = Attach it to: { $card }
option-atomic-bonds-attach-none = Attach it to nothing and discard it
option-atomic-bonds-modification = { $modification } ({ $card })
option-atomic-bonds-mutation = { $mutation }
atomic-bonds-replaces = replaces { $modification }

## What happens

event-atomic-bonds-camp = { $player } places a C.A.M.P. token: { $space }
event-atomic-bonds-traveled = { $player } travels fast and is now here: { $space }
event-atomic-bonds-drawn = { $player } draws { $amount ->
        [one] { $amount } modification
       *[other] { $amount } modifications
    }
event-atomic-bonds-taken = { $player } takes { $taken }; discarded: { $discarded }
event-atomic-bonds-taken-only = { $player } takes { $taken }
event-atomic-bonds-taken-none = { $player } takes no modification; discarded: { $discarded }
event-atomic-bonds-attached = { $player } attaches { $modification } to { $card }
event-atomic-bonds-lost = { $player } attaches { $modification } to nothing; it is discarded
event-atomic-bonds-modification-gone = { $modification } on { $card } is discarded
event-atomic-bonds-reshuffle = The discarded modifications are shuffled into a new deck
event-atomic-bonds-modification = { $player } uses { $modification } on { $card }
event-atomic-bonds-mutation = { $player } uses the mutation { $mutation }
event-atomic-bonds-mutated = { $player } mutates: { $mutation }
event-atomic-bonds-capped = { $player } cannot have more than { $hp } HP now
event-atomic-bonds-upgrade = { $player } gains a workshop upgrade: { $upgrade }
event-atomic-bonds-looked = Everybody looks at a facedown tile ({ $tile }): { $face }
event-atomic-bonds-looked-hidden = The survivors look at a facedown tile: { $tile }
