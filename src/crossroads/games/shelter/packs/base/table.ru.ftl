### Shelter, базовый набор: что делают карты, что можно выбрать, что произошло и что лежит на столе

## Кубики

cubes-power = { $amount ->
        [one] { $amount } энергия
       *[other] { $amount } энергии
    }
cubes-food = { $amount ->
        [one] { $amount } еда
       *[other] { $amount } еды
    }
cubes-water = { $amount ->
        [one] { $amount } вода
       *[other] { $amount } воды
    }
cubes-any = { $amount ->
        [one] { $amount } любой ресурс
        [few] { $amount } любых ресурса
       *[many] { $amount } любых ресурсов
    }
cubes-of-kind = { $kind ->
        [power] { $amount ->
            [one] { $amount } энергию
           *[other] { $amount } энергии
        }
        [food] { $amount ->
            [one] { $amount } еду
           *[other] { $amount } еды
        }
       *[water] { $amount ->
            [one] { $amount } воду
           *[other] { $amount } воды
        }
    }

## Стоимость

cost-give-item = сбросить { $amount ->
        [one] { $amount } предмет
        [few] { $amount } предмета
       *[many] { $amount } предметов
    }
cost-wound = ранение
cost-fight = бой { $value }
cost-price = цена комнаты

## Награда

reward-item = { $amount ->
        [one] { $amount } предмет
        [few] { $amount } предмета
       *[many] { $amount } предметов
    }
reward-room = построить комнату
reward-happiness = { $amount ->
        [one] { $amount } счастье
       *[other] { $amount } счастья
    }
reward-dweller = { $amount ->
        [one] { $amount } новый житель
        [few] { $amount } новых жителя
       *[many] { $amount } новых жителей
    }
reward-first = первый игрок
reward-train-any = улучшение, буква на выбор
reward-train = улучшение { $letter }
reward-heal = лечение
reward-ready = подготовить 1 предмет
reward-refresh-items = обновить ряд предметов
reward-refresh-rooms = обновить ряд комнат
reward-swap = любое число обменов ({ $give } → { $get })

## Предметы: как расходуются и что делают

mode-passive = всегда
mode-exhaust = повернуть
mode-discard = сбросить
mode-end = в конце игры

item-roll = +{ $bonus } в бою
item-reroll = перебросить оба кубика после проигранного броска
item-mend = в свой ход вылечить раненого жителя дома
item-receive = { $reward } в свой ход
item-refresh-one = в свой ход обновить ряд предметов или ряд комнат
item-at-spot-owner = { $reward } после своего размещения в ячейке с { $letter }
item-at-spot-anyone = { $reward } после любого размещения в ячейке с { $letter }
item-price = комната дешевле на { cubes-less }
item-newcomer = ячейка с новым жителем дешевле на { cubes-less }
item-rent = рента больше на { $more ->
        [one] { $more } любой ресурс
        [few] { $more } любых ресурса
       *[many] { $more } любых ресурсов
    }
item-keepsake = { keepsake-happiness }
item-keepsake-rooms = { keepsake-happiness } за { $per ->
        [1] каждую свою комнату
        [one] каждую { $per } свою комнату
        [few] каждые { $per } свои комнаты
       *[many] каждые { $per } своих комнат
    }{ keepsake-most }
item-keepsake-dwellers = { keepsake-happiness } за { $per ->
        [1] каждого своего жителя
        [one] каждого { $per } своего жителя
       *[other] каждых { $per } своих жителей
    }{ keepsake-most }
item-keepsake-items = { keepsake-happiness } за { $per ->
        [1] каждый свой предмет
        [one] каждый { $per } свой предмет
        [few] каждые { $per } своих предмета
       *[many] каждые { $per } своих предметов
    }{ keepsake-most }
item-keepsake-resources = { keepsake-happiness } за { $per ->
        [1] каждый свой ресурс
        [one] каждый { $per } свой ресурс
        [few] каждые { $per } своих ресурса
       *[many] каждые { $per } своих ресурсов
    }{ keepsake-most }

cubes-less = { $less ->
        [one] { $less } любой ресурс
        [few] { $less } любых ресурса
       *[many] { $less } любых ресурсов
    }
keepsake-happiness = { $happiness ->
        [one] { $happiness } счастье
       *[other] { $happiness } счастья
    }
keepsake-most = { $most ->
        [99] { "" }
       *[other] , не больше { $most }
    }

## Ячейки и комнаты

mark-linked = связанные
mark-hurt = только для раненых
spot-empty = ничего
spot-closed = закрыто, на связанной ячейке угроза
spot-threat = угроза «{ $threat }», { $text }
spot-left = { $room }, слева
spot-right = { $room }, справа
side-left = слева
side-right = справа
side-both = обе ячейки
room-price = цена: { $price }
columns = { $count ->
        [1] колонка { $columns }
       *[other] колонки { $columns }
    }
floor-top = Верхний этаж
floor-own = { $player } этаж

## Варианты: кто идёт

crew-untrained = { $crew ->
        [pair] двое без буквы
       *[single] без буквы
    }
crew-trained = { $crew ->
        [pair] жители с { $letters }
        [mixed] жители с { $letters } и без буквы
       *[single] житель с { $letters }
    }
crew-doubled = { $crew ->
        [pair] жители с { $letters }, вдвойне
        [mixed] жители с { $letters } и без буквы, вдвойне
       *[single] с { $letters } вдвойне
    }

## Варианты

option-pass = Спасовать до конца раунда
option-end = Больше ничего
option-continue = Дальше по награде
option-pay = Заплатить, не используя других предметов
option-roll = Бросить кубики
option-accept = Смириться с поражением
option-use-item = Использовать: { $item }
option-take-item = Взять: { $item }
option-give-item = Сбросить: { $item }
option-ready-item = Подготовить: { $item }
option-build = Построить: { $room }
option-build-none = Больше ничего не строить
option-cubes-now = есть { $have } из { $most }
option-spare-power = Не платить 1 энергию
option-spare-food = Не платить 1 еду
option-spare-water = Не платить 1 воду
option-spare-any = Не платить 1 любой ресурс
option-side-left = Слева от лифта
option-side-right = Справа от лифта
option-train-healthy = Здоровый житель
option-train-wounded = Раненый житель
option-mend = Раненый житель с { $letter }
option-mend-plain = Раненый житель без буквы
option-wound = Житель с { $letter }
option-wound-plain = Житель без буквы
option-refresh-items = Ряд предметов
option-refresh-rooms = Ряд комнат
option-swap = Обменять: { $given } → { $got }
option-swap-lost = не поместится: { $lost }

## Вопросы

prompt-turn = Разместите жителя, используйте предмет или спасуйте
prompt-close = Используйте предмет, обменивайте ресурсы или завершите ход
prompt-exchange = Обменять ресурсы перед следующей частью награды?
prompt-react = Использовать предмет в ответ на это размещение?
prompt-gain-any = Какой ресурс получить?
prompt-pay-any = Каким ресурсом заплатить?
prompt-pay-any-for = { $what }: каким ресурсом заплатить?
    .text = (осталось заплатить: { $left })
prompt-spare = Какой ресурс вычесть из стоимости?
prompt-spare-for = { $what }: какой ресурс вычесть из стоимости?
    .text = (осталось вычесть: { $left })
prompt-take-item = Какой предмет взять?
prompt-give-item = Каким предметом заплатить?
prompt-ready-item = Какой предмет подготовить?
prompt-build-which = Какую комнату построить?
prompt-build-side = С какой стороны от лифта построить комнату «{ $room }»?
prompt-train-letter = Какую характеристику жителя улучшить?
prompt-train-whom = Кто из двоих получит улучшение { $letter } ({ $special })?
prompt-mend-whom = Кого вылечить?
prompt-wound-whom = Какой житель будет ранен?
prompt-refresh-which = Какой ряд обновить?
prompt-discount = Использовать предмет, чтобы заплатить меньше?
    .text = { $off ->
            [0] { "" }
           *[other] (уже вычтено: { $off })
        }
prompt-before-roll = Бой { $value }, ваша прибавка +{ $bonus }
    .mark = :
    .text = использовать предмет или бросать?
prompt-after-roll = Бросок проигран
    .text = (бой { $value }, ваша прибавка +{ $bonus }): перебросить?
prompt-rent = Рента: какой ресурс взять?
    .text = { $due ->
            [1] { "" }
           *[other] (осталось взять: { $due })
        }

## События

event-place = { $player } размещает { $crew ->
        [pair] двух жителей
       *[single] жителя
    }: { $place }
event-place-trained = { $player } размещает { $crew ->
        [pair] жителей с { $letters }
        [mixed] жителя с { $letters } и жителя без буквы
       *[single] жителя с { $letters }
    }: { $place }
event-pass = { $player } пасует
event-gain = { $player } получает { cubes-of-kind }
event-overflow = { $player } теряет { cubes-of-kind }: больше нет места
event-all-full = { $player }: нет места ни для одного ресурса
event-discount = { $player } платит меньше: скидка { $off }
event-gain-none = { $player }: больше нет места для { $kind ->
        [power] энергии
        [food] еды
       *[water] воды
    }
event-rent = { $player } берёт { cubes-of-kind } как ренту
event-pay = { $player } тратит { cubes-of-kind }
event-take-item = { $player } берёт предмет «{ $item }»
event-give-item = { $player } сбрасывает в уплату предмет «{ $item }»
event-use-item = { $player } использует предмет «{ $item }»{ $mode ->
        [exhaust] {" "}и поворачивает его
        [discard] {" "}и сбрасывает его
       *[passive] { "" }
    }
event-happiness = { $player } получает { $amount ->
        [one] { $amount } счастье
       *[other] { $amount } счастья
    }
event-new-dweller = { $player } получает нового жителя, свободного со следующего раунда
event-first-player = { $player } забирает жетон первого игрока
event-first-player-drawn = { $player } ходит первым
event-first-player-kept = { $player } оставляет жетон первого игрока у себя
event-doubled = { $player } получает награду второй раз (за улучшенного жителя)
event-train = { $player } улучшает жителя: { $letter } ({ $special })
event-heal = { $player } лечит жителя
event-wound = { $player }: житель ранен
event-ready = { $player } подготавливает предмет «{ $item }»
event-refresh = { $row ->
        [items] Ряд предметов обновляется
       *[rooms] Ряд комнат обновляется
    }, в сброс: { $cards }
event-lay = { $row ->
        [items] Новое в ряду предметов
       *[rooms] Новое в ряду комнат
    }: { $cards }
event-reshuffle = { $deck ->
        [items] Сброшенные предметы перемешаны в новую колоду
        [rooms] Сброшенные комнаты перемешаны в новую колоду
       *[threats] Сброшенные угрозы перемешаны в новую колоду
    } ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    })
event-build = { $player } строит комнату «{ $room }» { $side ->
        [left] слева от лифта
       *[right] справа от лифта
    }
event-fight = { $player } сражается: { $dice }{ $bonus ->
        [0] { "" }
       *[other] , прибавка { $bonus }
    }, итого { $total } против { $value } — { $won ->
        [yes] победа
       *[no] поражение
    }
event-threat-roll = { $floor }, бросок на угрозу: { $dice } = { $rolled }
event-threat-roll-lift = { $floor }, бросок на угрозу: { $dice } = { $rolled }, лифт, угрозы нет
event-threat-roll-no-room = { $floor }, бросок на угрозу: { $dice } = { $rolled }, комнаты там нет
event-threat-roll-already = { $floor }, бросок на угрозу: { $dice } = { $rolled }, угроза там уже есть
event-threat-roll-no-card = { $floor }, бросок на угрозу: { $dice } = { $rolled }, карт угроз не осталось
event-threat = Новая угроза: { $threat } ({ $spot })
event-threat-gone = Угроза устранена: { $threat } ({ $spot })
event-swap = { $player } меняет: { $given } → { $got }
event-recall = Жители возвращаются домой, предметы снова подготовлены
event-round = Начинается раунд { $round }
event-ending-sixth-room = { $player } строит шестую комнату этажа: этот раунд последний
event-ending-threat-deck = Колода угроз пуста: этот раунд последний
event-ending-stalemate = Второй раунд подряд без размещений: игра окончена
event-score = { $player }: { $earned } за игру, предметы +{ $items }, угрозы −{ $lost }, всего { $total ->
        [one] { $total } счастье
       *[other] { $total } счастья
    }
event-game-over = { $count ->
        [1] Побеждает { $winners }
       *[other] Общая победа: { $winners }
    }

## Стол

table-now = Раунд { $round }, { $phase ->
        [threats] шаг угроз
        [recall] шаг возвращения жителей
        [over] игра окончена
       *[placement] шаг размещения, ходит { $turn }
    }. Жетон первого игрока: { $first }.
table-now-added = Раунд { $round }, { $phase }. Жетон первого игрока: { $first }.
table-ending-sixth-room = Этот раунд последний: на одном из этажей шесть комнат.
table-ending-threat-deck = Этот раунд последний: колода угроз пуста.
table-ending-stalemate = Игра окончена: два раунда подряд без размещений.
table-scores = Счастье в конце игры: { $scores }.
table-floor = { $floor }, { $rooms ->
        [0] комнат пока нет:
        [one] { $rooms } комната, слева направо:
        [few] { $rooms } комнаты, слева направо:
       *[many] { $rooms } комнат, слева направо:
    }
table-item-row = Ряд предметов{ $count ->
        [0] : пусто.
       *[other] :
    }
table-room-row = Ряд комнат{ $count ->
        [0] : пусто.
       *[other] :
    }
standing = { $player }{ $wounded ->
        [yes] {" "}(ранен)
       *[no] { "" }
    }
standing-here = здесь { $who }
table-player = { $player }: { $cubes }; { $happiness }{ $passed ->
        [yes] ; пас
       *[no] { "" }
    }.
table-player-items = { $count ->
        [one] { $count } предмет
        [few] { $count } предмета
       *[many] { $count } предметов
    }: { $items }.
table-player-dwellers = { $count ->
        [one] { $count } житель
        [few] { $count } жителя
       *[many] { $count } жителей
    }: { $dwellers }.
item-exhausted = карта повёрнута
dweller-home = дома
dweller-new = новый, свободен со следующего раунда
dweller-wounded = ранен
dweller-trained = с { $letter }
dweller-training = проходит улучшение
table-deck-items = Колода предметов: { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }, в сбросе: { $pile }.
table-deck-rooms = Колода комнат: { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }, в сбросе: { $pile }.
table-deck-threats = Колода угроз: { $deck ->
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }, в сбросе: { $pile }.

## Шансы в бою

odds-plain = { $odds }
odds-with-items = со всеми готовыми предметами { $odds }

# Броски, когда кубики бросают сами игроки.

rolled-fight = Бой
rolled-threat = Угрозы
yours-items = Колода предметов
yours-rooms = Колода комнат
yours-threats = Колода угроз
