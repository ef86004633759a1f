# О чём спрашивают за настоящим столом.

prompt-chance = { $count ->
    [1] { $what }: что выпало на кубике?
   *[other] { $what }: что выпало на кубике { $number } из { $count }?
}
prompt-drawn = { $count ->
    [1] { $what }: что вышло?
   *[other] { $what }: что вышло? ({ $number } из { $count })
}
drawn-missed = Уже введено, значит лежит в другом месте: { $faces }. Проверьте ещё раз или отмените ошибку.
rolled-dice = Бросок
rolled-so-far = Уже выпало: { $faces }
rolled-by = { $what }, { $player }
seat-of-number = Место { $number }
yours-dice = Кубики
