expansion-pets = Pets
table-pets-favourite = The cat likes best: { $player }
table-pets-fed = The cat was fed in this round by: { $players }
table-pets-guards = The cat guards the door
room-cattery = Cattery
cost-pets-treat = a treat for { $amount } happiness
reward-pets-purr = a cat purrs for { $amount } happiness
symbol-pets-purr = a cat purrs
option-pets-stroke = Stroke the cat
option-pets-sleep = Let the cat sleep
prompt-pets-cat = The cat looks at you. What do you do?
event-pets-purr = The cat purrs: { $amount } happiness
option-pets-feed = Feed the cat with 1 food
option-pets-groom = Groom the cat for 1 happiness, in place of a placement
option-pets-lap = Take the cat on your lap for 1 happiness
option-pets-door = Let the cat guard the door: no threats come
prompt-pets-supper = The cat has eaten. Where does it spend the night?
phase-pets-supper = supper of the cat
event-pets-feed = Somebody feeds the cat
event-pets-groom = Somebody grooms the cat
event-pets-supper = { $where ->
        [lap] The cat sleeps on a lap
       *[door] The cat sits by the door
    }
event-pets-guard = The cat guards the door: no threats come
