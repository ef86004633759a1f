# О чём спрашивают за настоящим столом.

prompt-chance = { $count ->
    [1] { $what }: что выпало на кубике?
   *[other] { $what }: что выпало на кубике { $die } из { $count }?
}
rolled-dice = Бросок
rolled-so-far = Уже выпало: { $faces }
rolled-by = { $what }, { $player }
seat-of-number = Место { $number }
