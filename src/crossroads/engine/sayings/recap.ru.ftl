# Что было без игрока: несколько слов после имени и двоеточия.

recap-line = { $who }: { $facts }
recap-you = Вы
recap-besides = Кроме того
