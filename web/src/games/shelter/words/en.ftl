### The Shelter board

## The table

floor-top = Top floor, open to all
floor-of = Floor of { $who }
item-row = Item row
room-row = Room row
threat-deck = Threat deck
threat-columns = Threat roll

## The desk

round = Round { $round }
turn-of = On turn: { $who }
winners = Winner: { $who }
last-round = { $why ->
    [sixth-room] The last round: a floor has its sixth room
    [threat-deck] The last round: the threat deck is empty
   *[stalemate] Two rounds without a placement
  }
idle-round = Nobody placed a dweller: a second such round is the last
fight-won = Victory
fight-lost = Defeat

## Seats

on-turn = on turn
has-passed = has passed
first-player = has the first-player token
happiness = { $amount } happiness
home = { $count ->
    [one] { $count } dweller at home
   *[other] { $count } dwellers at home
  }
at-home = At home: { $count }. New, from the next round on: { $waiting }
dweller-new = New, at home from the next round on
dweller-wounded = Wounded dweller
store = { $name }: { $have } of { $most }
special = S.P.E.C.I.A.L., { $count ->
    [0] nobody trained
   *[other] trained: { $letters }
  }
letter-free = nobody is trained in this
letter-taken = a dweller is trained in this
items = { $count ->
    [0] No items
    [one] { $count } item
   *[other] { $count } items
  }
item-exhausted = Exhausted until recall

## Places

spot-left = { $room }, left
spot-right = { $room }, right
spot-closed = Closed: the linked spot is under a threat
closed = closed
columns = { $count ->
    [one] Threat column { $columns }
   *[other] Threat columns { $columns }
  }
standing-here = Here: { $who }{ $state ->
    [wounded] , wounded
    [training] , in training
   *[healthy] { "" }
  }
side-left = Empty place left of your lift
side-right = Empty place right of your lift
deck-items = Item deck: { $deck }
deck-rooms = Room deck: { $deck }
deck-threats = Threat deck: { $deck }
pile = Discarded: { $pile }

## Choosing

place-here = Place a dweller here

## For the lobby and the lists

option-first = Who begins
option-first-hint = Drawn by lot unless you name a seat
option-lifts = Order of the floors
option-lifts-hint = The seats from the top floor down; seat order unless you say otherwise
option-colours = Colours
option-colours-hint = One for each seat; the box's order unless you say otherwise
option-colours-red = Red
option-colours-blue = Blue
option-colours-green = Green
option-colours-yellow = Yellow
how-sixth-room = A floor was completed
how-threat-deck = The threats ran out
how-stalemate = Two rounds without a placement
group-place = Place a dweller
group-use = Use an item
group-take = Take an item
group-give = Discard an item
group-ready = Ready an item
group-gain = Gain
group-pay = Pay
group-spare = Pay less
group-build = Build
group-side = Where to build
group-letter = Train
group-train = Train
group-mend = Heal
group-wound = Wound
group-refresh = Replace a row
group-swap = Exchange

## The end

score-happiness = { $score } happiness
points-play = Other happiness in play
points-items = Items
points-lost = Lost at the end
luck-fights = Dice of fights
