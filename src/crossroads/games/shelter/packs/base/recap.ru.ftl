# Что было без игрока: несколько слов после имени и двоеточия.

recap-last-round = этот раунд последний
recap-build = { $count ->
        [one] построена { $count } комната
        [few] построено { $count } комнаты
       *[many] построено { $count } комнат
    }
recap-build-named = постройка: { $names }
recap-fights-won = { $count ->
        [one] { $count } победа в бою
        [few] { $count } победы в бою
       *[many] { $count } побед в бою
    }
recap-fights-lost = { $count ->
        [one] { $count } поражение в бою
        [few] { $count } поражения в бою
       *[many] { $count } поражений в бою
    }
recap-happiness = счастье +{ $amount }
recap-threats = { $count ->
        [one] { $count } новая угроза
        [few] { $count } новые угрозы
       *[many] { $count } новых угроз
    }
recap-threats-named = { $count ->
        [one] новая угроза: { $names }
        [few] новые угрозы: { $names }
       *[many] новые угрозы: { $names }
    }
recap-threats-gone = { $count ->
        [one] устранена { $count } угроза
        [few] устранено { $count } угрозы
       *[many] устранено { $count } угроз
    }
recap-threats-gone-named = { $count ->
        [one] угроза устранена: { $names }
        [few] угрозы устранены: { $names }
       *[many] угрозы устранены: { $names }
    }
recap-dwellers = { $count ->
        [one] { $count } новый житель
        [few] { $count } новых жителя
       *[many] { $count } новых жителей
    }
recap-items = { $count ->
        [one] взят { $count } предмет
        [few] взято { $count } предмета
       *[many] взято { $count } предметов
    }
recap-items-named = { $count ->
        [one] новый предмет: { $names }
        [few] новые предметы: { $names }
       *[many] новые предметы: { $names }
    }
recap-trained = { $count ->
        [one] улучшен { $count } житель
        [few] улучшено { $count } жителя
       *[many] улучшено { $count } жителей
    }
recap-trained-named = { $count ->
        [one] улучшен { $count } житель ({ $names })
        [few] улучшено { $count } жителя ({ $names })
       *[many] улучшено { $count } жителей ({ $names })
    }
recap-wounds = { $count ->
        [one] ранен { $count } житель
        [few] ранено { $count } жителя
       *[many] ранено { $count } жителей
    }
recap-went = { $count ->
        [one] { $count } размещение
        [few] { $count } размещения
       *[many] { $count } размещений
    }
recap-passed = пас до конца раунда
recap-went-named = жители отправлены: { $names }
recap-first-player = жетон первого игрока
recap-round-named = начался раунд { $names }
recap-resources = получено: { $amount ->
        [one] { $amount } ресурс
        [few] { $amount } ресурса
       *[many] { $amount } ресурсов
    }
