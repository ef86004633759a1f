# O co pyta się przy prawdziwym stole.

prompt-chance = { $count ->
    [1] { $what }: co wypadło na kości?
   *[other] { $what }: co wypadło na kości { $die } z { $count }?
}
rolled-dice = Rzut
rolled-so-far = Już wypadło: { $faces }
rolled-by = { $what }, { $player }
seat-of-number = Miejsce { $number }
