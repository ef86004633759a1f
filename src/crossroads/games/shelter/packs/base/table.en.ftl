### Shelter, base set: what cards do, what may be chosen, what happened, what lies on the table

## Cubes

cubes-power = { $amount } power
cubes-food = { $amount } food
cubes-water = { $amount } water
cubes-any = any { $amount ->
        [one] { $amount } resource
       *[other] { $amount } resources
    }
cubes-of-kind = { $amount } { $kind ->
        [power] power
        [food] food
       *[water] water
    }

## Costs

cost-give-item = discard { $amount ->
        [one] { $amount } item
       *[other] { $amount } items
    }
cost-wound = a wound
cost-fight = fight { $value }
cost-price = the room's price

## Rewards

reward-item = { $amount ->
        [one] { $amount } item
       *[other] { $amount } items
    }
reward-room = build a room
reward-happiness = { $amount } happiness
reward-dweller = { $amount ->
        [one] { $amount } new dweller
       *[other] { $amount } new dwellers
    }
reward-first = first player
reward-train-any = training in a letter of choice
reward-train = training in { $letter }
reward-heal = healing
reward-ready = ready an item
reward-refresh-items = replace the item row
reward-refresh-rooms = replace the room row
reward-swap = any number of exchanges ({ $give } → { $get })

## Items: how they are used up, and what they do

mode-passive = always
mode-exhaust = exhaust
mode-discard = discard
mode-end = at the end

item-roll = +{ $bonus } in a fight
item-reroll = after a lost roll, roll both dice again
item-mend = heal a wounded dweller at home on your turn
item-receive = { $reward } on your turn
item-refresh-one = replace the item row or the room row on your turn
item-at-spot-owner = { $reward } after you place on a spot with { $letter }
item-at-spot-anyone = { $reward } after anybody places on a spot with { $letter }
item-price = a room costs { cubes-less } less
item-newcomer = a spot that gives a new dweller costs { cubes-less } less
item-rent = rent brings any { $more ->
        [one] { $more } resource
       *[other] { $more } resources
    } more
item-keepsake = { keepsake-happiness }
item-keepsake-rooms = { keepsake-happiness } for every { $per ->
        [1] room
       *[other] { $per } rooms
    } of yours{ keepsake-most }
item-keepsake-dwellers = { keepsake-happiness } for every { $per ->
        [1] dweller
       *[other] { $per } dwellers
    } of yours{ keepsake-most }
item-keepsake-items = { keepsake-happiness } for every { $per ->
        [1] item
       *[other] { $per } items
    } of yours{ keepsake-most }
item-keepsake-resources = { keepsake-happiness } for every { $per ->
        [1] resource
       *[other] { $per } resources
    } of yours{ keepsake-most }

cubes-less = any { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    }
keepsake-happiness = { $happiness } happiness
keepsake-most = { $most ->
        [99] { "" }
       *[other] , at most { $most }
    }

## Spots and rooms

mark-linked = linked
mark-hurt = wounded only
spot-empty = nothing
spot-closed = closed, the linked spot is under a threat
spot-threat = threat { $threat }, { $text }
spot-left = { $room }, left
spot-right = { $room }, right
side-left = left
side-right = right
side-both = both spots
room-price = price: { $price }
columns = { $count ->
        [one] column { $columns }
       *[other] columns { $columns }
    }
floor-top = Top floor
floor-own = { $player } floor

## Options: who goes

crew-untrained = { $crew ->
        [pair] two untrained
       *[single] untrained
    }
crew-trained = { $crew ->
        [pair] { $letters } dwellers
        [mixed] { $letters } dweller and an untrained one
       *[single] { $letters } dweller
    }
crew-doubled = { $crew ->
        [pair] { $letters } dwellers, doubled
        [mixed] { $letters } dweller and an untrained one, doubled
       *[single] { $letters } doubles it
    }

## Options

option-pass = Pass for the rest of the round
option-end = Nothing more
option-continue = Continue with the reward
option-pay = Pay, without another item
option-roll = Roll the dice
option-accept = Accept the defeat
option-use-item = Use { $item }
option-take-item = Take { $item }
option-give-item = Discard { $item }
option-ready-item = Ready { $item }
option-build = Build { $room }
option-build-none = Build nothing more
option-cubes-now = you have { $have } of { $most }
option-spare-power = Do not pay 1 power
option-spare-food = Do not pay 1 food
option-spare-water = Do not pay 1 water
option-spare-any = Do not pay any 1 resource
option-side-left = Left of the lift
option-side-right = Right of the lift
option-train-healthy = The healthy dweller
option-train-wounded = The wounded dweller
option-mend = The wounded dweller trained in { $letter }
option-mend-plain = An untrained wounded dweller
option-wound = The dweller trained in { $letter }
option-wound-plain = The untrained dweller
option-refresh-items = The item row
option-refresh-rooms = The room row
option-swap = Exchange { $given } for { $got }
option-swap-lost = no room for { $lost }

## Prompts

prompt-turn = Place a dweller, use an item or pass
prompt-close = Use an item, exchange or finish the turn
prompt-exchange = Exchange before the next part of the reward?
prompt-react = Use an item in answer to this placement?
prompt-gain-any = Gain which resource?
prompt-pay-any = Pay with which resource?
prompt-pay-any-for = { $what }: pay with which resource?
    .text = ({ $left } left to pay)
prompt-spare = Strike which resource off the cost?
prompt-spare-for = { $what }: strike which resource off the cost?
    .text = ({ $left } to strike off)
prompt-take-item = Take which item?
prompt-give-item = Discard which item as payment?
prompt-ready-item = Ready which item?
prompt-build-which = Build which room?
prompt-build-side = { $room }: build it on which side of the lift?
prompt-train-letter = Train the dweller in which letter?
prompt-train-whom = Train which of the two dwellers in { $letter } ({ $special })?
prompt-mend-whom = Heal which dweller?
prompt-wound-whom = Which dweller is wounded?
prompt-refresh-which = Replace which row?
prompt-discount = Use an item to pay less?
    .text = { $off ->
            [0] { "" }
           *[other] (let off so far: { $off })
        }
prompt-before-roll = Fight { $value }, your bonus is +{ $bonus }
    .mark = :
    .text = use an item first, or roll?
prompt-after-roll = The roll is lost
    .text = (fight { $value }, your bonus is +{ $bonus }): roll again?
prompt-rent = Rent: take which resource?
    .text = { $due ->
            [1] { "" }
           *[other] ({ $due } to take)
        }

## Events

event-place = { $player } places { $crew ->
        [pair] two dwellers
       *[single] a dweller
    }: { $place }
event-place-trained = { $player } places { $crew ->
        [pair] dwellers trained in { $letters }
        [mixed] a dweller trained in { $letters } and an untrained one
       *[single] a dweller trained in { $letters }
    }: { $place }
event-pass = { $player } passes
event-gain = { $player } gains { cubes-of-kind }
event-overflow = { $player } has no room for { cubes-of-kind } more
event-all-full = { $player } has no room for any resource
event-discount = { $player } pays { $off ->
        [one] { $off } resource
       *[other] { $off } resources
    } less
event-gain-none = { $player } has no room for more { $kind ->
        [power] power
        [food] food
       *[water] water
    }
event-rent = { $player } takes { cubes-of-kind } as rent
event-pay = { $player } pays { cubes-of-kind }
event-take-item = { $player } takes { $item }
event-give-item = { $player } discards { $item } as payment
event-use-item = { $player } uses { $item }{ $mode ->
        [exhaust] {" "}and exhausts it
        [discard] {" "}and discards it
       *[passive] { "" }
    }
event-happiness = { $player } gains { $amount } happiness
event-new-dweller = { $player } gets a new dweller, available from the next round on
event-first-player = { $player } takes the first-player token
event-first-player-drawn = { $player } goes first
event-first-player-kept = { $player } keeps the first-player token
event-doubled = { $player } receives the reward a second time for a trained dweller
event-train = { $player } trains a dweller in { $letter } ({ $special })
event-heal = { $player } heals a dweller
event-wound = { $player }: a dweller is wounded
event-ready = { $player } readies { $item }
event-refresh = { $row ->
        [items] The item row is replaced
       *[rooms] The room row is replaced
    }, discarded: { $cards }
event-lay = { $row ->
        [items] New in the item row
       *[rooms] New in the room row
    }: { $cards }
event-reshuffle = { $deck ->
        [items] The discarded items are shuffled into a new deck
        [rooms] The discarded rooms are shuffled into a new deck
       *[threats] The discarded threats are shuffled into a new deck
    } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
event-build = { $player } builds { $room } { $side ->
        [left] left of the lift
       *[right] right of the lift
    }
event-fight = { $player } fights: { $dice }{ $bonus ->
        [0] { "" }
       *[other] , bonus { $bonus }
    }, total { $total } against { $value }: { $won ->
        [yes] victory
       *[no] defeat
    }
event-threat-roll = { $floor }, threat roll: { $dice } = { $rolled }
event-threat-roll-lift = { $floor }, threat roll: { $dice } = { $rolled }, the lift, no threat
event-threat-roll-no-room = { $floor }, threat roll: { $dice } = { $rolled }, no room there
event-threat-roll-already = { $floor }, threat roll: { $dice } = { $rolled }, a threat is there already
event-threat-roll-no-card = { $floor }, threat roll: { $dice } = { $rolled }, no threat card is left
event-threat = New threat: { $threat } ({ $spot })
event-threat-gone = Threat removed: { $threat } ({ $spot })
event-swap = { $player } exchanges { $given } for { $got }
event-recall = The dwellers return home, the items are ready again
event-round = Round { $round } begins
event-ending-sixth-room = { $player } completes the sixth room of a floor: this round is the last
event-ending-threat-deck = The threat deck is empty: this round is the last
event-ending-stalemate = A second round in a row without a placement: the game is over
event-score = { $player }: { $earned } happiness in play, items +{ $items }, threats −{ $lost }: { $total } in all
event-game-over = { $count ->
        [one] { $winners } wins
       *[other] Shared victory: { $winners }
    }

## The table

table-now = Round { $round }, { $phase ->
        [threats] threat step
        [recall] recall step
        [over] the game is over
       *[placement] placement step, on turn: { $turn }
    }. First-player token: { $first }.
table-now-added = Round { $round }, { $phase }. First-player token: { $first }.
table-ending-sixth-room = This round is the last: a floor has its sixth room.
table-ending-threat-deck = This round is the last: the threat deck is empty.
table-ending-stalemate = The game is over: two rounds in a row without a placement.
table-scores = Happiness at the end: { $scores }.
table-floor = { $floor }, { $rooms ->
        [0] no rooms yet:
        [one] { $rooms } room, from left to right:
       *[other] { $rooms } rooms, from left to right:
    }
table-item-row = Item row{ $count ->
        [0] : empty.
       *[other] :
    }
table-room-row = Room row{ $count ->
        [0] : empty.
       *[other] :
    }
standing = { $player }{ $wounded ->
        [yes] {" "}(wounded)
       *[no] { "" }
    }
standing-here = here: { $who }
table-player = { $player }: { $cubes }; { $happiness }{ $passed ->
        [yes] ; has passed
       *[no] { "" }
    }.
table-player-items = { $count ->
        [one] { $count } item
       *[other] { $count } items
    }: { $items }.
table-player-dwellers = { $count ->
        [one] { $count } dweller
       *[other] { $count } dwellers
    }: { $dwellers }.
item-exhausted = exhausted
dweller-home = at home
dweller-new = new, at home from the next round on
dweller-wounded = wounded
dweller-trained = trained in { $letter }
dweller-training = in training
table-deck-items = Item deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, discarded: { $pile }.
table-deck-rooms = Room deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, discarded: { $pile }.
table-deck-threats = Threat deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, discarded: { $pile }.

## Odds of a fight

odds-plain = { $odds }
odds-with-items = with all ready items { $odds }

# Rolls, as people who throw the dice themselves are asked for them.

rolled-fight = Fight
rolled-threat = Threats
yours-items = Item deck
yours-rooms = Room deck
yours-threats = Threat deck
