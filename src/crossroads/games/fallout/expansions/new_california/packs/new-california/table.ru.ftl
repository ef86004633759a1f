### «Новая Калифорния»: слова стола

expansion-new-california = Новая Калифорния
    .about = Шесть сценариев, большие поля, пять выживших, новые враги и карты; один сценарий выигрывают или проигрывают вместе.

## Виды вещей

ability-fast = Быстрый
ability-caps = Крышки
colour-green = зелёный
colour-orange = оранжевый

## Слова карт

result-group-xp = каждый выживший получает { $amount ->
    [one] { $amount } очко опыта
    [few] { $amount } очка опыта
   *[many] { $amount } очков опыта
}
result-tally = проверка { $letters } без сложности
result-tally-other = другой выживший здесь выполняет проверку { $letters } без сложности
tally-step = { $most ->
    [-1] не меньше { $least ->
        [one] { $least } попадания
       *[other] { $least } попаданий
    }
    [0] без попаданий
   *[other] { $least ->
        [0] не больше { $most ->
            [one] { $most } попадания
           *[other] { $most } попаданий
        }
        [1] { $most ->
            [1] ровно 1 попадание
           *[other] от 1 до { $most } попаданий
        }
        [2] { $most ->
            [2] ровно 2 попадания
           *[other] от 2 до { $most } попаданий
        }
        [3] { $most ->
            [3] ровно 3 попадания
           *[other] от 3 до { $most } попаданий
        }
       *[other] от { $least } до { $most } попаданий
    }
}
tally-nothing = ничего
always-surefoot = труднопроходимая местность стоит вам 1 очко движения
always-veteran = ещё { $xp ->
    [one] { $xp } очко опыта
    [few] { $xp } очка опыта
   *[many] { $xp } очков опыта
} за убийство врага уровня { $level } или выше
always-start-caps = в начале игры у вас { $caps ->
    [one] { $caps } крышка
    [few] { $caps } крышки
   *[many] { $caps } крышек
}
always-start-settlement = можно начать в любом открытом поселении
always-trade-reach = на привале можно меняться с теми, кто не дальше { $spaces ->
    [one] { $spaces } сектора
   *[other] { $spaces } секторов
} от вас
always-built-in = без оружия вы сражаетесь с перебросами { $letters }
always-discount = предметы для вас дешевле на { $caps ->
    [one] { $caps } крышку
    [few] { $caps } крышки
   *[many] { $caps } крышек
}
always-loner = ещё { $amount ->
    [one] { $amount } переброс
    [few] { $amount } переброса
   *[many] { $amount } перебросов
} в бою, пока в вашем и соседних секторах нет других выживших
can-ready-weapon = вернуть своё оружие в подготовленное положение
can-repair = сбросить предмет из инвентаря и восстановить { $amount } здоровья
when-unthreatened = в вашем секторе нет активных врагов

## Вопросы, варианты, события

option-colour-green = Зелёный
option-colour-orange = Оранжевый
prompt-new-california-agenda = «{ $agenda }»: что даёт этот замысел?
    .text = Победа: { $star }, { $freedom } из { $last }. Поражение: { $shield }, { $security } из { $last }.
prompt-new-california-repair = Какой предмет пойдёт на ремонт?
option-new-california-freedom = Вольные племена продвигаются на 1 деление
option-new-california-security = Анклав отступает на 1 деление
event-new-california-counted = { $player } набирает { $hits ->
    [0] 0 попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
event-new-california-gained = { $player } получает замысел «{ $agenda }»: он срабатывает и уходит в сброс
event-new-california-why = { $chosen ->
    [new-california-security] { $player }: «Анклаву осталось всего { $security ->
            [one] { $security } деление
            [few] { $security } деления
           *[many] { $security } делений
        }, а вольным племенам – { $freedom }. Надо его сдержать».
   *[other] { $player }: «Вольным племенам { $freedom ->
            [one] осталось { $freedom } деление
            [few] осталось { $freedom } деления
           *[many] осталось { $freedom } делений
        }, Анклаву – { $security }. Идём вперёд».
}
event-game-over-new-california-security = Победил Анклав: все выжившие проиграли.
ending-new-california-freedom = Вольные племена дошли до конца счётчика могущества
ending-new-california-security = Анклав дошёл до конца счётчика могущества: все выжившие проиграли
table-new-california-freedom = Победа: { $faction }, { $space } из { $last }.
table-new-california-security = Поражение: { $faction }, { $space } из { $last }.
