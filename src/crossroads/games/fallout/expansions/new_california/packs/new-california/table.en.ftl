### New California: what the table says

expansion-new-california = New California
    .about = Six scenarios with larger maps, five survivors, new enemies and cards; one scenario is won or lost together.

## Kinds of things

ability-fast = Fast
ability-caps = Caps
colour-green = green
colour-orange = orange

## Words of cards

result-group-xp = every survivor gains { $amount } XP
result-tally = test { $letters } without a difficulty
result-tally-other = another survivor here tests { $letters } without a difficulty
tally-step = { $most ->
    [-1] { $least ->
        [one] { $least } hit or more
       *[other] { $least } or more hits
    }
    [0] no hits
   *[other] { $least ->
        [0] at most { $most ->
            [one] { $most } hit
           *[other] { $most } hits
        }
        [1] { $most ->
            [1] exactly 1 hit
           *[other] 1 to { $most } hits
        }
        [2] { $most ->
            [2] exactly 2 hits
           *[other] 2 to { $most } hits
        }
        [3] { $most ->
            [3] exactly 3 hits
           *[other] 3 to { $most } hits
        }
       *[other] { $least } to { $most } hits
    }
}
tally-nothing = nothing
always-surefoot = difficult terrain costs you 1 movement point
always-veteran = { $xp } more XP for killing an enemy of level { $level } or higher
always-start-caps = you begin with { $caps } caps
always-start-settlement = you may begin in any faceup settlement
always-trade-reach = when you camp you can trade with survivors up to { $spaces } spaces away
always-built-in = without a weapon you fight with { $letters }
always-discount = items cost you { $caps ->
    [one] { $caps } cap
   *[other] { $caps } caps
} less
always-loner = { $amount ->
    [one] { $amount } reroll
   *[other] { $amount } rerolls
} in fights while no other survivor is in your space or next to it
can-ready-weapon = ready your weapon
can-repair = discard an item from your inventory to recover { $amount } HP
when-unthreatened = no active enemy in your space

## Questions, options, events

option-colour-green = Green
option-colour-orange = Orange
prompt-new-california-agenda = “{ $agenda }”: what should this agenda do?
    .text = To win: { $star }, { $freedom } of { $last }. To lose: { $shield }, { $security } of { $last }.
prompt-new-california-repair = Which item do you use up for the repair?
option-new-california-freedom = The free tribes advance by 1
option-new-california-security = The Enclave falls back by 1
event-new-california-counted = { $player } rolls { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-new-california-gained = { $player } gains the agenda { $agenda }, which is resolved and discarded
event-new-california-why = { $chosen ->
    [new-california-security] { $player }: “The Enclave needs only { $security ->
            [one] { $security } more space
           *[other] { $security } more spaces
        }, and the free tribes need { $freedom }. We must hold it back.”
   *[other] { $player }: “The free tribes need { $freedom ->
            [one] { $freedom } more space
           *[other] { $freedom } more spaces
        }, the Enclave { $security }. We go ahead.”
}
event-game-over-new-california-security = The Enclave has won: all survivors have lost.
ending-new-california-freedom = The free tribes have reached the end of the power track
ending-new-california-security = The Enclave has reached the end of the power track: all survivors have lost
table-new-california-freedom = To win: { $faction }, { $space } of { $last }.
table-new-california-security = To lose: { $faction }, { $space } of { $last }.
