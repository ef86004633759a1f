# What a real table is asked.

prompt-chance = { $count ->
    [1] { $what }: what does the die show?
   *[other] { $what }: what does die { $die } of { $count } show?
}
rolled-dice = Dice
rolled-so-far = So far: { $faces }
rolled-by = { $what }, { $player }
seat-of-number = Seat { $number }
