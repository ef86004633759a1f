# O co pyta się przy prawdziwym stole.

prompt-chance = { $count ->
    [1] { $what }: co wypadło na kości?
   *[other] { $what }: co wypadło na kości { $number } z { $count }?
}
prompt-drawn = { $count ->
    [1] { $what }: co wyszło?
   *[other] { $what }: co wyszło? ({ $number } z { $count })
}
drawn-missed = Już wpisano, więc leży gdzie indziej: { $faces }. Sprawdź jeszcze raz albo cofnij pomyłkę.
rolled-dice = Rzut
rolled-so-far = Już wypadło: { $faces }
rolled-by = { $what }, { $player }
seat-of-number = Miejsce { $number }
yours-dice = Kości
