# What a real table is asked.

prompt-chance = { $count ->
    [1] { $what }: what does the die show?
   *[other] { $what }: what does die { $number } of { $count } show?
}
prompt-drawn = { $count ->
    [1] { $what }: what came up?
   *[other] { $what }: what came up? ({ $number } of { $count })
}
drawn-missed = Told before, so it lies elsewhere: { $faces }. Look again, or take back what was mistyped.
rolled-dice = Dice
rolled-so-far = So far: { $faces }
rolled-by = { $what }, { $player }
seat-of-number = Seat { $number }
yours-dice = Dice
