# Что было без игрока: несколько слов после имени и двоеточия.

recap-eliminated = вне игры
recap-killed = { $count ->
        [one] { $count } гибель
        [few] { $count } гибели
       *[many] { $count } гибелей
    }
recap-quests = { $count ->
        [one] выполнено { $count } задание
        [few] выполнено { $count } задания
       *[many] выполнено { $count } заданий
    }
recap-quests-named = выполнено: «{ $names }»
recap-kills = { $count ->
        [one] убит { $count } враг
        [few] убито { $count } врага
       *[many] убито { $count } врагов
    }
recap-kills-named = { $count ->
        [one] убит { $count } враг ({ $names })
        [few] убито { $count } врага ({ $names })
       *[many] убито { $count } врагов ({ $names })
    }
recap-levels = { $count ->
        [one] уровень +{ $count }
        [few] уровень +{ $count }
       *[many] уровень +{ $count }
    }
recap-power = { $count ->
        [one] могущество растёт
        [few] могущество растёт
       *[many] могущество растёт
    }
recap-power-named = могущество растёт: { $names }
recap-loyal-named = верность: { $names }
recap-stage = { $count ->
        [one] { $count } новое задание
        [few] { $count } новых задания
       *[many] { $count } новых заданий
    }
recap-stage-named = { $count ->
        [one] новое задание: { $names }
        [few] новые задания: { $names }
       *[many] новые задания: { $names }
    }
recap-set-back = могущество падает
recap-set-back-named = могущество падает: { $names }
recap-agendas = { $count ->
        [one] взят { $count } замысел
        [few] взято { $count } замысла
       *[many] взято { $count } замыслов
    }
recap-agendas-named = { $count ->
        [one] взят замысел: { $names }
        [few] взяты замыслы: { $names }
       *[many] взяты замыслы: { $names }
    }
recap-cards = { $count ->
        [one] { $count } новая карта
        [few] { $count } новые карты
       *[many] { $count } новых карт
    }
recap-cards-named = получено: { $names }
recap-perks = { $count ->
        [one] { $count } новое преимущество
        [few] { $count } новых преимущества
       *[many] { $count } новых преимуществ
    }
recap-perks-named = { $count ->
        [one] преимущество: { $names }
        [few] преимущества: { $names }
       *[many] преимущества: { $names }
    }
recap-traits = { $count ->
        [one] { $count } новая особенность
        [few] { $count } новые особенности
       *[many] { $count } новых особенностей
    }
recap-traits-named = { $count ->
        [one] новая особенность: { $names }
        [few] новые особенности: { $names }
       *[many] новые особенности: { $names }
    }
recap-traded = { $count ->
        [one] { $count } обмен
        [few] { $count } обмена
       *[many] { $count } обменов
    }
recap-traded-named = обмен, партнёр — { $names }
recap-xp = опыт +{ $amount }
recap-enemies = { $count ->
        [one] на поле { $count } новый враг
        [few] на поле { $count } новых врага
       *[many] на поле { $count } новых врагов
    }
recap-enemies-named = { $count ->
        [one] на поле появился враг: { $names }
        [few] на поле появились враги: { $names }
       *[many] на поле появились враги: { $names }
    }
recap-damage = урон: { $amount }
recap-round-named = раунд { $names } окончен
recap-went-named = теперь здесь: { $names }
recap-tiles = { $count ->
        [one] разведан { $count } фрагмент
        [few] разведано { $count } фрагмента
       *[many] разведано { $count } фрагментов
    }
recap-encounters = { $count ->
        [one] { $count } встреча
        [few] { $count } встречи
       *[many] { $count } встреч
    }
recap-caps = { $amount ->
        [one] получена { $amount } крышка
        [few] получено { $amount } крышки
       *[many] получено { $amount } крышек
    }
recap-camps = { $count ->
        [one] { $count } привал
        [few] { $count } привала
       *[many] { $count } привалов
    }
