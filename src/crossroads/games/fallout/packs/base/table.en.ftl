### Fallout, base set: what cards do, what can be chosen, what happened and what lies on the table

## Places

part-north = north space
part-northeast = northeast space
part-east = east space
part-southeast = southeast space
part-south = south space
part-southwest = southwest space
part-west = west space
part-northwest = northwest space
part-centre = middle space
space-part = { $tile }, { $part }
tile-facedown = facedown { $back ->
        [deadly] deadly tile
        [dangerous] dangerous tile
       *[other] { $name }
    }, { $way }
tiles-toward = { $count } { $way }
way-from-camp = { $ways } of the camp
way-none = at the camp
where-marker = where the quest marker lies
where-wasteland = a space with a wasteland icon
where-settlement = a settlement
where-vault-84 = Vault 84
where-vault-109 = Vault 109
where-facedown = a facedown tile
where-tile = the tile { $way }
where-farthest = as far from you as possible

## Results

letters = [{ $letters }]
result-by-level = { $what }: the icon's level{ $more }
result-xp = { $amount } XP
result-caps = { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
result-lose-caps = lose { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
result-draw-loot = draw { $amount ->
        [one] { $amount } loot card
       *[other] { $amount } loot cards
    }
result-draw-asset = draw { $amount ->
        [one] { $amount } asset
       *[other] { $amount } assets
    }
result-draw-agenda = draw { $amount ->
        [one] { $amount } agenda
       *[other] { $amount } agendas
    }
result-shop = shop { $amount }
result-unique = gain the unique asset { $card }
result-setback = power of { $faction } −{ $amount }
result-power = power of { $faction } +{ $amount }
result-add = add card { $number }
result-stage = stage quest { $number }
result-trash = trash this card
result-become = gain the trait { $trait }
result-lose = lose the trait { $trait }
result-damage = suffer { $amount } damage
result-rads = suffer { $amount ->
        [one] { $amount } rad
       *[other] { $amount } rads
    }
result-heal = recover { $amount } HP
result-heal-all = recover all HP
result-cure = recover { $amount ->
        [one] { $amount } rad
       *[other] { $amount } rads
    }
result-cure-all = recover all rads
result-special = gain a { $letter } token
result-perk = gain a perk of { $letter }
result-discard = discard { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
result-ready = ready all your exhausted cards
result-travel = put your figure here: { $where }
result-place = place { $enemy } ×{ $amount } here: { $where }
result-remove = remove { $enemy } ×{ $amount }
result-kill = kill an active enemy: { $enemy }
result-kill-any = kill an active enemy
result-marker = quest marker here: { $where }
result-explore = turn a facedown tile faceup
result-movement = { $amount ->
        [one] { $amount } movement point
       *[other] { $amount } movement points
    }
result-action = { $amount ->
        [one] { $amount } more action
       *[other] { $amount } more actions
    }
result-test = test { $letters }, difficulty { $difficulty }
result-test-other = another survivor here tests { $letters }, difficulty { $difficulty }
result-fight = draw and fight: { $enemy }
result-pay = pay { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
result-give = discard a card: { $what }
result-if = if { $when }: { $then }
result-else = otherwise
outcome-success = on success
outcome-failure = on failure

## What cards can do

can-hits = inflict { $amount ->
        [one] { $amount } more hit
       *[other] { $amount } more hits
    }
can-ignore = ignore { $amount ->
        [one] { $amount } hit icon
       *[other] { $amount } hit icons
    } of the enemy
can-rerolls = { $amount ->
        [one] { $amount } more reroll
       *[other] { $amount } more rerolls
    }
can-slay = kill the enemy
can-set-die = turn a die to any face
can-succeed = pass the test
can-pick-loot = draw { $drawn } loot cards and keep { $kept }
can-camp = camp without using an action
can-calm = aggressive enemies leave you alone this turn
can-scout = turn an inactive enemy up to { $reach } spaces away faceup, or look at a facedown tile next to you
can-rally = ready one of your companions without checking its condition
can-scrap = discard an item for caps equal to its cost
can-roomy = your inventory holds { $limit } cards until the end of your next turn
if-letters = where { $letters } counts
reach-near = only in the enemy's space
reach-away = only from an adjacent space
always-test-rerolls = { $amount ->
        [one] { $amount } more reroll
       *[other] { $amount } more rerolls
    } in tests
always-test-rerolls-fewer = { $amount ->
        [one] { $amount } reroll fewer
       *[other] { $amount } rerolls fewer
    } in tests
always-room = the inventory holds { $amount } more
always-rad-shield = suffer { $amount } fewer rads each time
always-second-skin = worn beneath: it does not fill the apparel slot
always-hp-cap = your HP never rise above { $most }
always-rads-heal = rads heal you instead of harming you
always-no-equip = you cannot equip cards of the kind { $kind }
always-hide = armor { $armor } of your own
always-no-terrain-rads = irradiated terrain does you no harm
always-bounty = { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    } for each kill of a level { $level } enemy
use-text = { $moment }, { $pay ->
        [once] once a turn
        [exhaust] exhaust
       *[discard] discard
    }: { $effects }
use-after = afterwards
needs = requires: { $when }

## Cards

card-cost = cost { $cost }
card-letters = rerolls { $letters }
card-letters-ranged = ranged, rerolls { $letters }
card-armor = armor { $armor }
card-event = event: { $effects }
card-ready-caps = readying costs { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
card-recruit = to recruit: { $when }
card-keep = to keep it you need: { $when }
card-keep-none-trait = leaves you if you have the trait { $trait }
enemy-text = level { $level }, vulnerable: { $areas }
enemy-short = level { $level } { $enemy }
enemy-inactive = inactive enemy: { $type }
agenda-loyalty = can be shown for loyalty to { $faction }
how-quest = quest action
how-explore = as soon as you explore { $back ->
        [dangerous] a dangerous tile
        [deadly] a deadly tile
        [any] any tile
       *[other] { $name }
    }
how-kill = as soon as you kill an enemy ({ $enemy }){ $level ->
        [0] { "" }
       *[other] {" "}of level { $level } or higher
    }
how-kill-any = as soon as you kill any enemy{ $level ->
        [0] { "" }
       *[other] {" "}of level { $level } or higher
    }
worth-lead = 1 influence, and 1 more for each space that puts { $faction } ahead
worth-balance = 1 influence; 1 more while the factions are one space apart, 2 more while they are level
worth-unexplored = 1 influence; 1 more while a single tile lies facedown, 2 more when none does
worth-steps = 1 influence, and 1 more for each that you reach: { $steps }
worth-chain = 1 influence, and 1 more for each that is true, in this order: { $steps }
worth-caps = { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
worth-special = { $amount } S.P.E.C.I.A.L. tokens
worth-rads = { $amount ->
        [one] { $amount } rad
       *[other] { $amount } rads
    }
worth-perks = { $amount ->
        [one] { $amount } perk
       *[other] { $amount } perks
    }

## Conditions

or = or
when-any = { $what }
when-none = not: { $what }
when-none-trait = without the trait { $trait }
when-none-letter = without the { $letter } token
when-none-equipped = nothing equipped of this kind: { $kind }
when-trait = trait { $trait }
when-letter = { $letter } token
when-special = at least { $amount } S.P.E.C.I.A.L. tokens
when-caps = at least { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
when-rads = at least { $amount ->
        [one] { $amount } rad
       *[other] { $amount } rads
    }
when-card = the card { $card }
when-kind = { $count ->
        [1] a card of this kind: { $kind }
       *[other] at least { $count } cards of this kind: { $kind }
    }
when-equipped = equipped: { $kind }
when-at = place: { $where }
when-together = another survivor in your space
when-leads = a lead of at least { $amount } for { $faction }
when-loyal = loyal to { $faction }
when-staged = quest { $number } is in play
when-weapon-cost = an equipped weapon that costs at least { $amount }
when-armor = armor at least { $amount }
when-companions = at least { $amount ->
        [one] { $amount } companion
       *[other] { $amount } companions
    }
when-uniques = at least { $amount ->
        [one] { $amount } unique asset
       *[other] { $amount } unique assets
    }
when-inventory = at least { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } in your inventory
when-slots = at least { $amount ->
        [one] { $amount } filled slot
       *[other] { $amount } filled slots
    }

## Options

player = Player { $number }
marked = { $colour } marker of “{ $quest }”
die = { $number ->
        [4] the assist die
       *[other] die { $number }
    }
die-face = { $areas }, { $hits ->
        [0] no hit icons
        [one] { $hits } hit icon
       *[other] { $hits } hit icons
    }
die-shown = { $number ->
        [4] the assist die
       *[other] die { $number }
    } ({ $face })
survivor-traits = traits: { $traits }
option-move = Move: gain 2 movement points
option-step = Step { $way } to { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .title = Step { $way } to { $place }
option-step-close = Step to { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .title = Step to { $place }
step-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
option-explore = Explore the { $back ->
        [deadly] deadly tile
        [dangerous] dangerous tile
       *[other] { $name }
    } to the { $way }
option-explore-far = Explore: { $tile }
option-fight = Fight: { $enemy }
option-encounter = Encounter
option-quest = Quest “{ $quest }”: { $text }
option-complete = “{ $quest }” first: { $text }
option-camp = Camp
option-camp-all = All that is left of the camp, in order
option-camp-heal = Recover 3 HP
option-camp-ready = Ready all your exhausted cards
option-camp-rest = Become Well Rested
option-camp-idle = nothing to be gained now
option-trade = Trade with { $player }
option-done = Camp is over
option-end = End the turn{ $actions ->
        [0] { "" }
        [one] {" "}({ $actions } action is lost)
       *[other] {" "}({ $actions } actions are lost)
    }
option-stop = Leave the dice as they are
option-go-on = Use nothing more
dice-with-helper = { $dice }; the assist die of { $player }: { $die }
option-reroll-token = Reroll { $dice }
option-reroll-well-rested = Lose Well Rested to reroll { $dice }
option-die = Turn { $number ->
        [4] the assist die
       *[other] die { $number }
    } to { $face }
option-perk = Perk { $perk }
option-take-perk = { $perk }
option-token = Keep { $letter } ({ $special })
gain-token = a new token
gain-perk = a perk, as you have it already
option-equip = Equip: { $card }
option-equip-worn = Equip, { $worn } to the inventory: { $card }
option-replace = Equip, discard { $worn }: { $card }
option-replace-nothing = Equip, discard what it replaces: { $card }
option-unequip = Unequip: { $card }
option-keep = Change nothing more
option-keep-card = To the inventory: { $card }
option-discard = Discard: { $card }
option-drop = Discard: { $card }
option-ready = Ready: { $card }
option-pay-ready = Pay and ready: { $card }
option-leave = Leave the shop
option-leave-card = Leave it exhausted: { $card }
option-sell = Sell for { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    }: { $card }
    .title = Sell: { $card }
option-buy = Buy for { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    }: { $card }
    .title = Buy: { $card }
option-recruit = Recruit: { $card }
option-scrap = Scrap for { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    }: { $card }
    .title = Scrap: { $card }
option-give = Offer: { $card }
option-ask = Ask for: { $card }
option-give-agenda = Give the agenda { $agenda }
option-ask-agenda = Ask for an agenda of the other's choice
option-give-cap = Offer 1 more cap
option-ask-cap = Ask for 1 more cap
option-show-agendas = Show the agendas on offer
option-propose = Make the offer
option-cancel = No trade
option-accept = Agree
option-refuse = Refuse
option-counter = Make another offer
option-give-up = Give up the agenda { $agenda }
option-loyal = Declare loyalty to { $faction } with the agenda { $agenda }
option-loyal-none = Declare loyalty with the agenda { $agenda }
option-withdraw = Withdraw your loyalty
option-at = { $place }
option-to = { $place }
option-start = { $place }
option-return = { $place }
gain-survivor = token { $letter }; { $card } ({ $text })
option-seat = { $player }
option-attack = The enemies that attack { $player }
option-activate = { $enemy }
option-enemy = { $enemy }
option-colour-red = Red
option-colour-blue = Blue
option-colour-yellow = Yellow
option-colour-white = White
option-turn = Turn an inactive enemy faceup ({ $type }): { $place }
option-look = Look at: { $tile }

## Questions

prompt-survivor = Which survivor do you play?
prompt-start-space = Where on the starting tile do you begin?
prompt-turn = Your turn
    .mark = :
    .text = { $actions ->
            [0] no actions left
            [one] { $actions } action left
           *[other] { $actions } actions left
        }{ $points ->
            [0] { "" }
            [one] , { $points } movement point
           *[other] , { $points } movement points
        }
prompt-encounter = { $title }
    .mark = .
prompt-equip-gained = Equip { $card }?
prompt-change-equipment = Change your equipment
prompt-make-room = Your inventory is too full: which card do you discard?
prompt-ready-cost = Pay { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    } to ready { $card }?
prompt-camp = Camp: what do you do next?
prompt-trade = Trade with { $player }
    .mark = .
    .text = You give: { $gives }. In return: { $asks }. What next?
prompt-offer = { $player } gives: { $gives }
    .mark = .
    .text = In return: { $asks }. Do you agree?
prompt-changed-offer = { $player } has chosen what to hand over
    .mark = .
    .text = You give: { $gives }. In return: { $asks }. Is it a deal?
prompt-which-agenda = Which agenda do you hand over?
prompt-shop = Shop: what do you buy or sell?
    .text = Dealings left: { $buy }
prompt-shop-each = Shop: what do you buy or sell?
    .text = Left to buy: { $buy }, to sell: { $sell }
prompt-reroll-test = Test
    .mark = :
    .text = { $dice }. { $icons ->
            [one] { $icons } hit icon
           *[other] { $icons } hit icons
        }{ $difficulty ->
            [0] { "" }
           *[other] , needed { $difficulty }
        }; { $rerolls ->
            [0] no rerolls left
            [one] { $rerolls } reroll left
           *[other] { $rerolls } rerolls left
        }
prompt-reroll-fight = { $enemy }
    .text = ({ $text }): { $dice }. Hits on it: { $hits }, needed { $needs }; hits on you: { $icons }, armor { $armor }{ $ignored ->
            [0] { "" }
           *[other] , ignored { $ignored }
        }; { $rerolls ->
            [0] no rerolls left
            [one] { $rerolls } reroll left
           *[other] { $rerolls } rerolls left
        }
prompt-window-before = Before the fight with { $enemy }
    .text = ({ $text }): use a card?
prompt-window-strike = { $enemy }
    .text = ({ $text }): hits on it { $hits }, needed { $needs }. Use a card?
prompt-window-kill = The enemy is dead: use a card?
prompt-aggressive = Which aggressive enemy do you fight first?
prompt-activate = Which enemies act next?
prompt-attack-order = Which enemy attacks first?
prompt-enemy-path = Which way does { $enemy } move closer?
prompt-replace = Where does the new inactive enemy go ({ $type })?
prompt-relocate = Where on the new tile does { $enemy } go?
prompt-relocate-inactive = Where on the new tile does the inactive enemy go ({ $type })?
prompt-marker-place = Where does the marker of “{ $quest }” lie?
prompt-marker-colour = Which colour marks “{ $quest }”?
prompt-complete-first = Several objectives are complete: which comes first?
prompt-give-up-agenda = You hold more than four agendas: which one do you give up?
prompt-keep-token = Level up: which token of { $letters } do you keep?
prompt-perk = Which perk do you take?
prompt-drop-loot = Which loot card do you discard?
prompt-lose-card = Which card do you lose?
prompt-give-card = Which card do you pay with?
prompt-travel = Where do you go?
prompt-place-enemy = Where does the enemy come to ({ $type })?
prompt-remove-enemy = Which enemy leaves the map?
prompt-kill-enemy = Which enemy do you kill?
prompt-explore = Which facedown tile is turned?
prompt-who-tests = Who takes the test?
prompt-return = You were killed: where on the starting tile do you come back?
prompt-rally = Which companion do you ready?
prompt-scrap = Which item do you scrap?
prompt-set-die = Which die do you turn, and to which face?
prompt-scout = What do you scout?

## Events

event-first-player = { $player } is the first player
event-survivor = { $player } plays { $survivor } and begins here: { $space }
event-turn = { $player }'s turn
event-move = { $player } moves: 2 movement points
event-step = { $player } goes to { $space }
event-points = { $player } gains { $amount ->
        [one] { $amount } movement point
       *[other] { $amount } movement points
    }
event-actions = { $player } has { $amount ->
        [one] { $amount } more action
       *[other] { $amount } more actions
    }
event-explore = { $player } explores a tile: { $face }
event-enemy = { $enemy } comes to the map: { $space }
event-enemy-hidden = An inactive enemy comes to the map ({ $type }): { $space }
event-relocate = { $enemy } now stands here: { $space }
event-relocate-type = The inactive enemy ({ $type }) now lies here: { $space }
event-enemy-turned = An enemy turns faceup: { $enemy }, { $space }
event-enemy-moves = { $enemy } moves here: { $space }
event-enemy-gone = { $enemy } leaves the map
event-retreat = { $enemy } retreats and is inactive
event-fight = { $player } fights { $enemy }
event-fight-away = { $player } and { $enemy } fight from adjacent spaces
event-roll = { $player } rolls: { $dice }
event-reroll = { $player } rerolls; the dice are now: { $dice }
event-set-die = { $player } turns a die; the dice are now: { $dice }
event-hits = { $player } hits { $enemy } { $hits ->
        [one] once
        [2] twice
       *[other] { $hits } times
    }, needed: { $needs }
event-enemy-killed = { $player } kills { $enemy }
event-test = { $player } takes a test: { $letters }{ $difficulty ->
    [0] , as many hits as possible
   *[other] , difficulty { $difficulty }
}
event-test-passed = { $player } passes the test: { $hits ->
        [one] { $hits } hit icon
       *[other] { $hits } hit icons
    }, difficulty { $difficulty }
event-test-failed = { $player } fails the test: { $hits ->
        [one] { $hits } hit icon
       *[other] { $hits } hit icons
    }, difficulty { $difficulty }
event-others-test = Of another survivor the test counts as { $hits } hit icons, difficulty { $difficulty }
event-damage = { $player } suffers { $amount } damage and has { $hp } HP
event-rads = { $player } suffers { $amount ->
        [one] { $amount } rad
       *[other] { $amount } rads
    } and has { $rads }
event-heal = { $player } recovers { $amount } HP and has { $hp }
event-heal-none = { $player } has { $hp } HP, and more is not possible
event-cure = { $player } recovers { $amount ->
        [one] { $amount } rad
       *[other] { $amount } rads
    } and has { $rads }
event-cure-none = { $player } has no rads to recover
event-killed = { $player } is killed
event-return = { $player } comes back here: { $space }
event-eliminated = { $player } is out of the game
event-xp = { $player } gains { $amount } XP
event-level-up = { $player } levels up and draws { $letters }
event-special = { $player } has a new token: { $letter }
event-perk = { $player } takes the perk { $perk }
event-become = { $player } has a new trait: { $trait }
event-become-none = { $player } has the trait { $trait } already
event-trait-locked = { $player } does not gain the trait { $trait }: { $locked } is locked
event-lose-trait = { $player } loses the trait { $trait }
event-caps = { $player } gains { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    } and has { $caps }
event-discount = { $player } gets { $card } for { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    } less
event-spend = { $player } spends { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    } and has { $caps }
event-lose-caps = { $player } loses { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    } and has { $caps }
event-gain = { $player } gains { $card }
event-loot-event = { $player } finds { $card }
event-equip = { $player } equips { $card }
event-unequip = { $player } unequips { $card }
event-discard = { $player } discards { $card }
event-exhaust = { $player } exhausts { $card }
event-ready = { $player } readies { $card }
event-ready-none = { $player } has no exhausted card to ready
event-use = { $player } uses { $card }
event-use-perk = { $player } uses the perk { $perk }
event-look = { $player } looks at a facedown tile: { $face }
event-look-hidden = Somebody looks at a facedown tile
event-camp = { $player } camps
event-shop = { $player } goes shopping, { $dealings ->
        [one] { $dealings } dealing
       *[other] { $dealings } dealings
    }
event-travel = { $player } is now here: { $space }
event-encounter = { $player } has an encounter: { $encounter }.
event-forced = FORCED for { $player }: { $text }
event-no-option = { $player } can choose nothing here and moves on
event-option = { $player } chooses: { $text }
event-trash = “{ $card }” leaves the game
event-add = Card { $number } joins the deck of { $deck }
event-stage = New quest: { $quest }.
event-marker = The { $colour } marker of “{ $quest }” lies here: { $space }
event-marker-waits = All markers are in use: that of “{ $quest }” comes as soon as a pair is free
event-attempt = { $player } attempts “{ $quest }”: { $text }
event-attempt-failed = { $player } does not manage “{ $quest }” this time
event-complete = { $player } completes “{ $quest }”.
event-power = The power of { $faction } rises by { $amount }, to { $space }
event-set-back = { $amount ->
    [0] { $faction } has no power to lose
   *[other] The power of { $faction } falls by { $amount }, to { $space }
}
event-agenda = { $player } draws the agenda { $agenda }
event-agenda-hidden = { $player } draws an agenda
event-give-up = { $player } gives up the agenda { $agenda }
event-give-up-hidden = { $player } gives up an agenda
event-agenda-traded = { $player } hands { $partner } the agenda { $agenda }
event-agenda-traded-hidden = { $player } hands { $partner } an agenda
event-agendas-shown = { $player } shows { $partner } agendas: { $agendas }
event-agendas-shown-hidden = { $player } shows { $partner } the agendas on offer
event-agenda-deck = The agenda deck is shuffled anew
event-agenda-discarded = The agenda { $agenda } is discarded
event-loyal = { $player } declares loyalty to { $faction }
event-withdraw = { $player } is loyal to nobody now
event-declare = { $player } reveals the agendas: { $agendas }
event-offer = { $player } offers { $partner }: { $gives }; in return: { $asks }
event-refused = { $player } refuses the trade
event-traded = { $player } and { $partner } have traded
event-reshuffle = { $deck ->
        [loot] The discarded loot is shuffled into a new deck
       *[asset] The discarded assets are shuffled into a new deck
    }
event-round-end = Round { $round } is over
event-reveal = The agenda { $agenda } is revealed; these act: { $icons }
event-activate = { $count ->
        [0] No active enemies of this sort: { $type }
       *[other] Enemies act: { $type } ({ $count })
    }
event-game-over = { $count ->
        [1] { $winners } wins
       *[other] A shared victory: { $winners }
    }
event-game-over-faction = A faction has reached the end of the power track: everybody loses
event-game-over-eliminated = Nobody is left alive: everybody loses
goods-agendas = { $amount ->
        [one] { $amount } agenda
       *[other] { $amount } agendas
    }
goods-caps = { $amount ->
        [one] { $amount } cap
       *[other] { $amount } caps
    }
goods-nothing = nothing

## The table

table-now = { $scenario }, round { $round }{ $phase ->
        [survivors] , survivors are chosen
        [activation] , enemies act
        [over] , the game is over
       *[turn] { "" }
    }. First player: { $first }.
table-turn = { $turn }'s turn: { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } left.
table-icons = Still to act: { $icons }.
table-needed = { $needed } influence wins.
table-scores = Influence at the end: { $scores }.
table-test = { $player } takes a test: { $letters }{ $difficulty ->
    [0] , as many hits as possible
   *[other] , difficulty { $difficulty }
}.
table-fight = { $player } fights { $enemy }.
table-helper = { $player } assists.
table-dice = Dice: { $dice }. Hit icons: { $icons }, rerolls left: { $rerolls }.
table-deal = { $player } offers { $partner }: { $gives }; in return: { $asks }.
table-deal-agendas = Agendas on offer: { $agendas }.
table-here = { $player } is here: { $place }.
table-steps = { $steps ->
        [one] { $steps } step away:
       *[other] { $steps } steps away:
    }
table-space = To the { $way }: { $place }.
table-enemies = Enemies on the map, { $count } in all: { $enemies }.
table-enemy = { $enemy }, at { $place }
table-eliminated = { $player } is out of the game.
table-unchosen = { $player } has not chosen a survivor yet.
table-survivor = { $player }: { $hp } HP, { $rads ->
        [one] { $rads } rad
       *[other] { $rads } rads
    }, XP peg at { $xp }, tokens { $letters }, { $caps ->
        [one] { $caps } cap
       *[other] { $caps } caps
    }, armor { $armor }.
table-place = Place: { $place }.
table-traits = Traits: { $traits }.
table-slot = { $slot }: { $card }.
table-beside = Beside the board: { $cards }.
table-inventory = Inventory{ $count ->
        [0] : empty.
       *[other] : { $cards }.
    }
table-perks = Perks: { $perks }.
table-agendas = Agendas{ $count ->
        [0] : none.
       *[other] : { $agendas }.
    }
table-agendas-hidden = Hidden agendas: { $count }.
table-loyal = Loyal to { $faction } by the agenda { $agenda }.
table-influence = Influence: { $influence }.
table-quests = Quests in play{ $count ->
        [0] : none.
       *[other] :
    }
table-quest = { $quest }. { $story }
table-marker = Its { $colour } marker lies here: { $place }.
table-shop = Shop{ $count ->
        [0] : empty.
       *[other] : { $cards }.
    }
table-power = Power track, its last space { $last }: { $star } (star) { $power }, { $shield } (shield) { $other }.
table-decks = Decks: { $decks }.
table-piles = Discarded: { $piles }.
table-deck = { $deck } { $count }
table-uniques = Unique assets to be had{ $count ->
        [0] : none.
       *[other] : { $cards }.
    }

# Rolls, as people who throw the dice themselves are asked for them.

rolled-vats = V.A.T.S. dice
yours-loot = Loot deck
yours-assets = Asset deck
yours-agendas = Agenda deck
yours-encounters = Encounter decks
yours-enemies = Enemy tokens
yours-tiles = Map tiles
yours-tokens = S.P.E.C.I.A.L. tokens
yours-uniques = Unique assets
