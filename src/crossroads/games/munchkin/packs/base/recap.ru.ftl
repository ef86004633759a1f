# Что было без игрока: несколько слов после имени и двоеточия.

recap-died = { $count ->
        [one] { $count } гибель
        [few] { $count } гибели
       *[many] { $count } гибелей
    }
recap-won = { $count ->
        [one] { $count } победа в бою
        [few] { $count } победы в бою
       *[many] { $count } побед в бою
    }
recap-level-named = теперь уровень { $names }
recap-lost-fight = { $count ->
        [one] { $count } поражение в бою
        [few] { $count } поражения в бою
       *[many] { $count } поражений в бою
    }
recap-caught = { $count ->
        [one] не удалось смыться: { $count } монстр
        [few] не удалось смыться: { $count } монстра
       *[many] не удалось смыться: { $count } монстров
    }
recap-caught-named = не удалось смыться: { $names }
recap-traits = { $count ->
        [one] выложена { $count } карта
        [few] выложены { $count } карты
       *[many] выложено { $count } карт
    }
recap-traits-named = теперь есть: { $names }
recap-losses = { $count ->
        [one] потеряна { $count } карта
        [few] потеряны { $count } карты
       *[many] потеряно { $count } карт
    }
recap-losses-named = потеряно: { $names }
recap-helped = { $count ->
        [one] помощь в { $count } бою
        [few] помощь в { $count } боях
       *[many] помощь в { $count } боях
    }
recap-looted = { $count ->
        [one] мародёрство: { $count } карта
        [few] мародёрство: { $count } карты
       *[many] мародёрство: { $count } карт
    }
recap-looted-named = мародёрство: { $names }
recap-perks = { $count ->
        [one] { $count } новый Перк
        [few] { $count } новых Перка
       *[many] { $count } новых Перков
    }
recap-perks-named = { $count ->
        [one] новый Перк: { $names }
        [few] новые Перки: { $names }
       *[many] новые Перки: { $names }
    }
recap-gear = { $count ->
        [one] в игре ещё { $count } карта
        [few] в игре ещё { $count } карты
       *[many] в игре ещё { $count } карт
    }
recap-gear-named = теперь использует: { $names }
recap-sold = { $amount ->
        [one] продажа за { $amount } крышку
        [few] продажа за { $amount } крышки
       *[many] продажа за { $amount } крышек
    }
recap-traded = { $count ->
        [one] { $count } обмен
        [few] { $count } обмена
       *[many] { $count } обменов
    }
recap-traded-named = обмен, партнёр — { $names }
recap-played = { $count ->
        [one] сыграна { $count } карта
        [few] сыграны { $count } карты
       *[many] сыграно { $count } карт
    }
recap-played-named = сыграно: { $names }
recap-doors = { $count ->
        [one] вышиблена { $count } дверь
        [few] вышиблены { $count } двери
       *[many] вышиблено { $count } дверей
    }
recap-doors-named = за дверью: { $names }
recap-drawn = { $amount ->
        [one] взята { $amount } карта
        [few] взяты { $amount } карты
       *[many] взято { $amount } карт
    }
