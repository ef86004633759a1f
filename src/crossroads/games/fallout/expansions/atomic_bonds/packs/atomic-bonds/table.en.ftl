### Atomic Bonds: what the table says

expansion-atomic-bonds = Atomic Bonds
    .about = All survivors serve one faction, help each other in fights and win or lose together; with goals, camps, mutations, modifications and workshop upgrades.

## What goals ask for

asks-pay-caps = on their own turn a survivor pays { $amount } caps
asks-pay-weapons = on their own turn a survivor discards { $amount } weapons, equipped or not
asks-kill-level = a survivor kills an enemy of level { $level }
asks-second-kill = a survivor kills a second enemy in one turn
asks-tokens = a survivor has { $amount } S.P.E.C.I.A.L. tokens
asks-facedown-dangerous = { $amount ->
    [0] no dangerous tile is facedown
    [one] at most { $amount } dangerous tile is facedown
   *[other] at most { $amount } dangerous tiles are facedown
}
asks-camps = besides the one at Crossroads Camp there { $amount ->
    [one] is { $amount } C.A.M.P. token
   *[other] are { $amount } C.A.M.P. tokens
} on the map
asks-upgrades = the survivors have gained { $amount ->
    [one] { $amount } workshop upgrade
   *[other] { $amount } workshop upgrades
}
asks-full-kit = a survivor has a card in every slot they can use
asks-survivors-on-deadly = when a round ends, { $amount } survivors are on deadly tiles (a survivor alone: 1)

## Words of cards

result-each = every survivor: { $what }
result-camp-token = gain { $amount ->
    [one] { $amount } C.A.M.P. token
   *[other] { $amount } C.A.M.P. tokens
}
result-setback-opposing = power of the opposing faction −{ $amount }

## Questions, options, events

prompt-atomic-bonds-loyal = Which faction are the survivors loyal to?
    .text = You choose for the whole group; the other faction will be against you all.
option-atomic-bonds-loyal = { $faction }
event-atomic-bonds-loyal = { $player } has decided for everybody: the survivors are loyal to { $faction }
event-atomic-bonds-goals = The goals are: { $goals }
prompt-atomic-bonds-goal-order = Several goals are met. Which one counts first?
option-atomic-bonds-goal = { $goal }
option-atomic-bonds-pay = Pay for the goal { $goal }
prompt-atomic-bonds-pay-weapon = Which weapon do you give up for the goal?
event-atomic-bonds-goal-done = The goal { $goal } is done ({ $done } of { $required })
event-atomic-bonds-goal-opens = The goal { $goal } is done ({ $done } of { $required }): now the last stand can be made, at { $place }, test { $letters }, difficulty { $difficulty }
option-atomic-bonds-last-stand = Last stand
event-atomic-bonds-stands = { $player } makes the last stand.
event-atomic-bonds-stood = { $player } holds out.
event-atomic-bonds-fell-back = { $player } falls back.
event-atomic-bonds-plus = { $faction } supports the survivors
event-atomic-bonds-camp-token = { $amount ->
    [0] No C.A.M.P. token is left to gain
    [one] The survivors gain { $amount } C.A.M.P. token
   *[other] The survivors gain { $amount } C.A.M.P. tokens
}
event-atomic-bonds-reveal = { $player } reveals an activation card; these act: { $types }; its icon: { $faction }
event-atomic-bonds-reveal-loyal = { $player } reveals an activation card; these act: { $types }; its icon, { $faction }, is that of your own side and does nothing
event-atomic-bonds-reveal-plain = { $player } reveals an activation card; these act: { $types }
event-atomic-bonds-faction = Of { $faction } on the map: { $count }. The sheet says what follows
event-atomic-bonds-new-deck = The activation cards are shuffled into a new deck
prompt-atomic-bonds-first-player = Who is the first player of the next round?
option-atomic-bonds-first = { $player } is first player
option-atomic-bonds-first-stay = Stay first player
event-game-over-atomic-bonds-defeat = The opposing faction has reached the end of the power track: all survivors have lost
ending-atomic-bonds-victory = the last stand
ending-atomic-bonds-defeat = the opposing faction has taken power

## The table

table-atomic-bonds-factions = The survivors are loyal to { $loyal } and against { $opposing }.
table-atomic-bonds-power = To lose together: { $faction }, space { $space } of { $last }.
table-atomic-bonds-stand = Last stand: { $place }{ $found ->
    [yes] {""}
   *[no] {" "}(not found yet)
}, test { $letters }, difficulty { $difficulty }{ $state ->
    [open] {""}; it can be made now.
   *[closed] {""}, once the goals are done.
}
table-atomic-bonds-reaction = Of { $faction } on the map: { $count }. When an activation card shows their icon: { $effects }.
table-atomic-bonds-plus = Instead of power for { $faction }: { $effects }.
table-atomic-bonds-goals = Goals done: { $done } of { $required }.
table-atomic-bonds-goal = Goal { $goal }: { $asked } ({ $have } of { $needed }).
table-atomic-bonds-deck = Activation cards are with { $player }: { $deck } in the deck, { $pile } discarded.
table-atomic-bonds-upgrades = Workshop upgrades: { $upgrades }.
table-atomic-bonds-camps = C.A.M.P. tokens: { $places }{ $gained ->
    [0] .
   *[other] {""}; { $gained } more can be placed.
}
table-atomic-bonds-mutation = { $player } has mutated: { $mutation }.
table-atomic-bonds-facedown = { $player } has a facedown mutation; it is revealed at 5 rads.
table-atomic-bonds-modified = { $player }: { $card } with the modification { $modification }.
table-atomic-bonds-decks = Decks of Atomic Bonds: modifications { $modifications }, mutations { $mutations }, workshop upgrades { $workshop }. Modifications discarded: { $pile }.

## Assisting

prompt-atomic-bonds-assist = { $player } fights { $enemy }
    .text = ({ $text }): do you assist?
prompt-atomic-bonds-assistant = { $enemy }
    .text = ({ $text }): who assists you?
option-atomic-bonds-assist = Assist
option-atomic-bonds-decline = Do not assist
option-atomic-bonds-assistant = { $player } assists you
option-atomic-bonds-alone = Fight alone
event-atomic-bonds-offers-help = { $player } offers to assist { $partner }
event-atomic-bonds-assists = { $player } assists { $partner }
event-atomic-bonds-why = { $player } to { $to }: “{ $said }”
why-atomic-bonds-helps = With me the chance of a kill is { $with } instead of { $without }.
why-atomic-bonds-for-xp = A kill hardly needs me, but it brings me an XP too.
why-atomic-bonds-no-use = I would make no difference.
why-atomic-bonds-too-dangerous = I would risk my life: { $death }.
why-atomic-bonds-too-dear = It would cost me more than it is worth.
yours-activations = Activation deck
yours-goals = Goal deck
yours-modifications = Modification deck
yours-mutations = Mutations
yours-workshop = Workshop deck
