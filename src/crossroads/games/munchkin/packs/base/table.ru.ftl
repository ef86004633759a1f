### Munchkin, базовый набор: что можно выбрать, что произошло и что лежит на столе

game-name = Манчкин Fallout
player = Игрок { $number }
nothing = ничего
quoted = «{ $name }»
foe-copy = { $foe } (двойник)
foes-gone = их больше нет
part = { $what } { $amount }
part-level = уровень
part-radiation = радиоактивность
part-own = норов

## Предложения

offer-gives = { $own ->
        [yes] вы отдаёте
       *[no] отдаёт
    } { $items }
offer-asks = { $own ->
        [yes] вы получаете
       *[no] получает
    } { $items }
offer-gives-nothing = { $own ->
        [yes] вы ничего не отдаёте
       *[no] ничего не отдаёт
    }
offer-asks-nothing = { $own ->
        [yes] вы ничего не получаете
       *[no] ничего не получает
    }
offer-treasures = помощнику { $count ->
        [one] { $count } Сокровище
        [few] { $count } Сокровища
       *[many] { $count } Сокровищ
    }, { $picker ->
        [helper] выбирает помощник
        [fighter] выбирает боец
       *[random] выбирает случай
    }
offer-nothing = { $own ->
        [yes] пока пусто
       *[no] ничего взамен
    }
offer-together = вместе { $munchkins } против { $monsters }

## Варианты

option-play-card = Сыграть карту «{ $card }»
option-play-trap = Подстроить кому-нибудь Ловушку «{ $card }»
option-play-radiation = Облучить кого-нибудь картой «{ $card }»
option-power = Применить умение «{ $card }»
option-wear-card = Пустить в дело шмотку «{ $card }»
option-stow-card = Убрать в рюкзак шмотку «{ $card }»
option-load-card = Навьючить на напарника шмотку «{ $card }»
option-attach = Прицепить модификатор «{ $card }» к шмотке «{ $item }»
option-cheat = Положить карту «{ $card }» на шмотку «{ $item }»
option-class-card = Взять класс «{ $card }»
option-replace = Сменить класс: вместо «{ $old }» — «{ $card }»
option-trait-card = Выложить карту «{ $card }»
option-sidekick-card = Взять напарника «{ $card }»
option-drop-card = Расстаться с картой «{ $card }»
option-sale = Продать шмотки за уровни
option-sell-card = Продать шмотку «{ $card }»
option-trade = Предложить обмен: { $player }
option-help = Позвать на помощь: { $player }
option-help-offer = Предложить свою помощь: { $player }
option-answer = Ответить на предложение ({ $player })
option-answer-any = Ответить на предложение
option-sacrifice = Бросить напарника монстрам и смыться
option-give-card = Отдать шмотку «{ $card }»
option-ask-card = Попросить шмотку «{ $card }»
option-treasures = { $count ->
        [one] { $count } Сокровище помощнику
        [few] { $count } Сокровища помощнику
       *[many] { $count } Сокровищ помощнику
    }
option-picker-helper = Сокровища выбирает помощник
option-picker-fighter = Сокровища выбирает боец
option-picker-random = Сокровища выбирает случай
option-propose = Предложить
option-cancel = Передумать
option-accept = Согласиться
option-accept-radiation = Стерпеть без броска
option-refuse = Отказаться
option-counter = Отказаться и предложить другое
option-later = Ответить позже
option-target = { $player }
option-foe = «{ $foe }»
option-side-munchkins = Манчкинам
option-side-monsters = Монстрам
option-monster-card = «{ $card }»
option-pay-card = Сбросить карту «{ $card }»
option-lose-card = Потерять карту «{ $card }»
option-steal-card = Украсть шмотку «{ $card }»
option-take-card = Взять карту «{ $card }»
option-cure-card = Избавиться от карты «{ $card }»
option-ends-card = Первой — «{ $card }»
option-idle-card = Отложить шмотку «{ $card }»
option-surplus-card = Расстаться со шмоткой «{ $card }»
option-to = { $player }
option-first = { $player }
option-from = Смываться от монстра «{ $foe }»
option-along = Смыться вдвоём
option-alone = Смыться без помощника
option-roll = Бросить кубик
option-draw = Взять три Перка на выбор
option-decline = Обойтись без Перка
option-keep-card = Оставить Перк «{ $card }»
option-none = Ничего из этого
option-loot-card = Взять карту «{ $card }»
option-loot = Обчистить комнату
option-no-loot = Не трогать комнату
option-trouble-card = Вызвать на бой монстра «{ $card }»
option-no-trouble = Не искать неприятностей
option-share-card = «{ $card }»
option-charity-card = «{ $card }»
option-done = Больше ничего
option-done-sale = Продать выбранное
option-pass = Пас
pass-door = потом вы вышибаете дверь
pass-charity = потом милостыня и конец хода
pass-wins = если никто не вмешается, вы победите
pass-runs = если никто не вмешается, придётся смываться
pass-rolls = потом вы бросаете кубик

## Вопросы

prompt-turn-start = { $own ->
        [yes] Ваш ход: подготовьтесь, пока дверь закрыта
       *[no] Начинается ход, { $active } готовится: сделаете что-нибудь?
    }
prompt-door-settled = { $own ->
        [yes] С дверью покончено: сделаете что-нибудь, прежде чем идти дальше?
       *[no] { $active } заканчивает с дверью: вмешаетесь?
    }
prompt-trouble-settled = { $own ->
        [yes] Неприятности позади: сделаете что-нибудь перед милостыней?
       *[no] { $active } заканчивает с неприятностями: вмешаетесь?
    }
prompt-loot-settled = { $own ->
        [yes] Комната обчищена: сделаете что-нибудь перед милостыней?
       *[no] { $active } заканчивает чистить комнату: вмешаетесь?
    }
prompt-before-charity = { $own ->
        [yes] Ход подходит к концу: сделаете что-нибудь перед милостыней?
       *[no] { $active } заканчивает ход: вмешаетесь?
    }
prompt-combat = Бой: { $fighters } — { $foes }, { $munchkins } к { $monsters }
    .mark = :
    .text = { $role ->
            [fighter] вы в бою, что делаете?
            [helper] вы помогаете в бою, что делаете?
           *[other] вмешаетесь?
        }
prompt-before-roll = { $own ->
        [yes] Вы смываетесь
       *[no] { $runner } смывается
    } ({ $pursuer })
    .mark = :
    .text = сделаете что-нибудь перед броском?
prompt-react = { $effect }
    .mark = .
    .text = Чем-нибудь ответите?
prompt-target = «{ $card }»: на кого?
prompt-foe = «{ $card }»: какой монстр?
prompt-side = «{ $card }»: какой стороне?
prompt-monster = «{ $card }»: какого монстра с руки пустить в бой?
prompt-pay = «{ $card }»: какую карту сбросить в уплату?
prompt-radiation = Вам грозит Радиация («{ $card }»): бросить кубик на защиту?
prompt-lose = { $caused ->
        [yes] «{ $cause }»: что вы теряете?
       *[no] Что вы теряете?
    }
prompt-give = { $caused ->
        [yes] «{ $cause }»: что вы отдаёте?
       *[no] Что вы отдаёте?
    }
prompt-to = Кому отдать шмотку «{ $card }»?
prompt-steal = Что украсть? Жертва — { $player }
prompt-take = Какую карту взять из сброса?
prompt-cure = От какой карты избавится { $player }?
prompt-draft = { $sort ->
        [trade] Вы предлагаете обмен, решать будет { $player }
        [ask] Вы зовёте на помощь, решать будет { $player }
       *[bring] Вы предлагаете помощь, решать будет { $player }
    }
    .mark = .
    .text = Условия: { $offer }. Что ещё?
prompt-offer = { $help ->
        [yes] { $player } предлагает сделку на этот бой
       *[no] { $player } предлагает обмен
    }
    .mark = :
    .text = { $offer }. Согласны?
prompt-sale = { $caps ->
        [0] Продажа: что продать?
        [one] Продажа, уже { $caps } крышка: что продать ещё?
        [few] Продажа, уже { $caps } крышки: что продать ещё?
       *[many] Продажа, уже { $caps } крышек: что продать ещё?
    }
prompt-sale-past-nine = За крышки не подняться выше { $level }-го уровня, а этих шмоток хватило бы на { $levels ->
        [one] { $levels } уровень
        [few] { $levels } уровня
       *[many] { $levels } уровней
    }: остальное пропадёт. Продать?
prompt-receipt = У вас новые карты: что сыграть сразу?
prompt-trouble = Монстра пока не было: поищете неприятностей?
prompt-loot-room = Монстров не было: обчистите комнату?
prompt-charity = Милостыня, лишних карт: { $count }. С какой расстанетесь?
prompt-charity-to = Милостыня: кому отдать карту «{ $card }»?
prompt-first-runner = Кто смывается первым?
prompt-from = От какого монстра смываться теперь?
prompt-along = { $player } смывается вместе с вами?
prompt-share = { $own ->
        [yes] Какое Сокровище берёте как свою долю?
       *[no] Какое Сокровище получит { $player }?
    }
prompt-restore = Перков слишком много: вернёте потерянный уровень?
prompt-lose-class = Классов слишком много: от какого откажетесь?
prompt-lose-perk = От какого Перка откажетесь?
prompt-ends-first = Сразу несколько эффектов на вас заканчиваются: какая карта уйдёт в сброс первой?
prompt-idle = Столько не надеть и не удержать: что отложите?
prompt-surplus = Больших шмоток слишком много: что делаете?
prompt-loot = Мародёрство: что взять? Тело — { $player }
prompt-perk-draw = Чётный уровень: взять три Перка на выбор?
prompt-perk = Какой Перк оставить?

## Что вот-вот подействует

pending-trap = Ловушка «{ $card }» вот-вот сработает, жертва — { $player }
pending-radiation = Радиация «{ $card }» вот-вот подействует, под угрозой — { $player }
pending-bad-stuff = Монстр «{ $card }» творит непотребство, жертва — { $player }
pending-meeting = Монстр «{ $card }» фонит, под угрозой — { $player }
pending-roll = { $player } выбрасывает { $die } ({ $rolls ->
        [run] смывка
        [rad] защита от радиации
       *[gamble] бросок по карте
    }, «{ $card }»)
pending-one-shot = { $author } применяет карту «{ $card }»{ $aim ->
        [side] {" "}{ $side ->
            [munchkins] в пользу манчкинов
           *[monsters] в пользу монстров
        }
        [foe] , цель — «{ $foe }»
        [target] , цель — { $player }
       *[none] { "" }
    }
pending-enhancer = { $author } играет карту «{ $card }» на монстра «{ $foe }»
pending-door = { $author } играет карту «{ $card }»{ $aim ->
        [swap] : вместо «{ $foe }» — «{ $monster }»
        [monster] {" "}с монстром «{ $monster }»
        [foe] , цель — «{ $foe }»
        [target] , цель — { $player }
       *[none] { "" }
    }
pending-level-up = { $author } играет карту «{ $card }»{ $aim ->
        [target] , цель — { $player }
       *[none] { "" }
    }
pending-find = { $author } играет карту «{ $card }»{ $aim ->
        [target] , цель — { $player }
       *[none] { "" }
    }
pending-ability = { $author } применяет умение «{ $card }»{ $aim ->
        [foe] , цель — «{ $foe }»
        [target] , цель — { $player }
       *[none] { "" }
    }

## События: подготовка и ходы

event-first-roll = Кто ходит первым, решает кубик: { $rolls }
event-first-player = Первый игрок — { $player }
event-reshuffle = { $deck ->
        [door] Сброшенные Двери
        [treasure] Сброшенные Сокровища
       *[perk] Сброшенные Перки
    } перемешаны в новую колоду
event-turn = Ходит { $player }
event-draw = { $player } берёт { $deck ->
        [door] { $count ->
            [one] { $count } Дверь
            [few] { $count } Двери
           *[many] { $count } Дверей
        }
       *[treasure] { $count ->
            [one] { $count } Сокровище
            [few] { $count } Сокровища
           *[many] { $count } Сокровищ
        }
    }: { $cards }
event-draw-veiled = { $player } берёт в закрытую { $deck ->
        [door] { $count ->
            [one] { $count } Дверь
            [few] { $count } Двери
           *[many] { $count } Дверей
        }
       *[treasure] { $count ->
            [one] { $count } Сокровище
            [few] { $count } Сокровища
           *[many] { $count } Сокровищ
        }
    }
event-draw-open = { $player } берёт в открытую { $deck ->
        [door] { $count ->
            [one] { $count } Дверь
            [few] { $count } Двери
           *[many] { $count } Дверей
        }
       *[treasure] { $count ->
            [one] { $count } Сокровище
            [few] { $count } Сокровища
           *[many] { $count } Сокровищ
        }
    }: { $cards }
event-junk = { $player } показывает хлам ({ $cards }) и добирает карты взамен
event-taken = { $player } берёт карту «{ $card }» из { $deck ->
        [door] сброса Дверей
       *[treasure] сброса Сокровищ
    }
event-taken-veiled = { $player } берёт карту из { $deck ->
        [door] сброса Дверей
       *[treasure] сброса Сокровищ
    }
event-kick = { $player } вышибает дверь: «{ $card }»
event-no-door = Двери кончились: { $player } остаётся ни с чем
event-immune = «{ $card }»: { $player } и бровью не ведёт
event-charity = Милостыня: { $player } отдаёт карту «{ $card }», получает её { $to }
event-charity-veiled = Милостыня: { $player } отдаёт карту, получает её { $to }
event-charity-discard = { $player } сбрасывает карту «{ $card }»: отдать некому

## События: карты

event-play = { $player } играет карту «{ $card }»{ $aim ->
        [swap] : вместо «{ $foe }» — «{ $monster }»
        [monster] {" "}с монстром «{ $monster }»
        [foe] {" "}на монстра «{ $foe }»
        [side] {" "}{ $side ->
            [munchkins] в пользу манчкинов
           *[monsters] в пользу монстров
        }
        [target] , цель — { $target }
       *[none] { "" }
    }
event-boom = БА-БАХ! { $player } пускает в ход взрывчатку «{ $card }»{ $side ->
        [munchkins] {" "}в пользу манчкинов
        [monsters] {" "}в пользу монстров
       *[none] { "" }
    }
event-power = { $player } применяет умение «{ $card }»{ $aim ->
        [swap] : вместо «{ $foe }» — «{ $monster }»
        [monster] {" "}с монстром «{ $monster }»
        [foe] , цель — «{ $foe }»
        [side] {" "}{ $side ->
            [munchkins] в пользу манчкинов
           *[monsters] в пользу монстров
        }
        [target] , цель — { $target }
       *[none] { "" }
    }
event-pay = { $player } сбрасывает в уплату карту «{ $card }»
event-cancelled = Отменено: «{ $card }»
event-redirected = { $player }: «{ $card }» — теперь цель { $target }
event-roll = { $player } бросает кубик ({ $rolls ->
        [run] смывка
        [rad] защита от радиации
       *[gamble] бросок по карте
    }, «{ $card }»): { $die }
event-reroll = «{ $card }»: { $player } перебрасывает кубик{ $rolls ->
        [run] {" "}смывки
        [rad] {" "}защиты от радиации
       *[gamble] { "" }
    }, теперь { $die }
event-gamble = «{ $card }»: { $won ->
        [yes] удача, { $player } выигрывает
       *[no] не повезло, { $player } проигрывает
    }
event-defence = Защита от радиации ({ $player }, «{ $card }»): всего { $total }, { $won ->
        [yes] этого хватает
       *[no] а нужно 7
    }
event-lasting = «{ $card }»: { $player } получает { $signed } { $stat ->
        [bonus] к боевой силе
        [rad] к защите от радиации
        [run] к смывке
        [roll] ко всем броскам
       *[other] ({ $stat })
    }
event-creeps = «{ $card }» берёт своё: { $player } получает { $signed } к боевой силе
event-stays = Последствия карты «{ $card }» пройдут не сразу, страдает { $player }
event-crept = «{ $card }» доводит дело до конца: { $player } больше не светится
event-worn-off = Карта «{ $card }» больше не действует ({ $player })
event-cured = { $player } избавляется от карты «{ $card }»
event-lost = { $player } теряет карту «{ $card }»
event-handed-over = { $player } отдаёт шмотку «{ $card }», получает её { $to }
event-sex = { $player } меняет пол, теперь — { $sex ->
        [female] женский
       *[male] мужской
    }

## События: имущество

event-wear = { $player } пускает в дело шмотку «{ $card }»
event-stow = { $player } убирает в рюкзак шмотку «{ $card }»
event-load = { $player } вьючит на напарника шмотку «{ $card }»
event-attach = { $player } цепляет модификатор «{ $card }» к шмотке «{ $item }»
event-cheat = { $player } кладёт карту «{ $card }» на шмотку «{ $item }»
event-trait = { $player } { $sort ->
        [class] берёт класс «{ $card }»
        [sidekick] берёт напарника «{ $card }»
       *[trait] выкладывает карту «{ $card }»
    }
event-dropped = { $player } { $sort ->
        [class] отказывается от класса «{ $card }»
       *[sidekick] прогоняет напарника «{ $card }»
    }
event-sold = { $player } продаёт за { $caps ->
        [one] { $caps } крышку
        [few] { $caps } крышки
       *[many] { $caps } крышек
    } ({ $cards }), это { $levels ->
        [one] { $levels } уровень
        [few] { $levels } уровня
       *[many] { $levels } уровней
    }
event-perks = { $player } смотрит Перки: { $cards }
event-perks-veiled = { $player } смотрит Перки
event-perk = { $player } получает Перк «{ $card }»
event-level = { $player } теперь на уровне { $level }
event-level-lost = { $player } теряет { $amount ->
        [one] { $amount } уровень
        [few] { $amount } уровня
       *[many] { $amount } уровней
    }, теперь уровень { $level }

## События: предложения

event-offer = { $player } предлагает { $help ->
        [yes] сделку на этот бой
       *[no] обмен
    }, решает { $to }: { $offer }
event-declined = { $player } отказывается от предложения ({ $to })
event-traded = { $player } и { $to } меняются, { $player } { $offer }
event-joined = { $player } вступает в бой помощником

## Почему бот так поступает: его слова, для всех

event-why = { $player } → { $to }: «{ $said }»
why-would-win = Эта победа дала бы Уровень { $level }, а с ним и партию.
why-too-far-ahead = После этой победы у вас был бы Уровень { $level }: слишком большой отрыв.
why-leads = После этой победы у вас был бы Уровень { $level }. Лучше не надо.
why-in-the-lead = Уровень { $level }, и выше никого: больше бить некого.
why-broke-its-word = Ваше слово уже было нарушено.
why-too-strong = Даже вместе выходит { $munchkins } против { $monsters }.
why-together = Вместе выходит { $munchkins } против { $monsters }.
why-not-needed = Помощь не нужна: { $munchkins } против { $monsters }.
why-losing = Сейчас в бою { $munchkins } против { $monsters }.
why-share = { $count ->
        [one] { $count } Сокровище стоит
        [few] { $count } Сокровища стоят
       *[many] { $count } Сокровищ стоят
    } риска.
why-too-little = Моя цена: { $count ->
        [one] { $count } Сокровище
        [few] { $count } Сокровища
       *[many] { $count } Сокровищ
    }.
why-too-dear = Самое большее: { $count ->
        [one] { $count } Сокровище
        [few] { $count } Сокровища
       *[many] { $count } Сокровищ
    }.
why-worth-more = За такую просьбу этого мало.
why-no-use = Мне это ни к чему.
why-gift = Подарок есть подарок: спасибо.
why-good-for-both = Так выгодно нам обоим.

## События: бои

event-fight = { $player } дерётся, враг — «{ $card }»
event-joined-monster = В бой вступает монстр «{ $card }»
event-killed = Монстр «{ $card }» гибнет на месте
event-ousted = Монстр «{ $card }» покидает бой
event-side = «{ $card }»: { $signed } { $side ->
        [munchkins] манчкинам
       *[monsters] монстрам
    }
event-victory = { $player } побеждает: { $levels ->
        [0] без уровня
        [one] { $levels } уровень
        [few] { $levels } уровня
       *[many] { $levels } уровней
    } и { $treasures ->
        [0] без Сокровищ
        [one] { $treasures } Сокровище
        [few] { $treasures } Сокровища
       *[many] { $treasures } Сокровищ
    }
event-share = { $player } получает долю помощника: { $cards }
event-lost-fight = { $player } проигрывает бой: пора смываться
event-not-pursued = Монстр «{ $card }» не снисходит до погони: { $player } уходит шагом
event-irradiated = Монстр «{ $card }» фонит: { $signed } к его боевой силе
event-run = Смывка ({ $player }, «{ $card }»): всего { $total }, { $won ->
        [yes] этого хватает
       *[no] а нужно 5
    }
event-escaped = { $player } смывается от монстра «{ $card }»
event-caught = Смыться не вышло: { $player } в лапах монстра «{ $card }»
event-sacrifice = { $player } бросает напарника монстрам: «{ $card }»
event-died = { $player } погибает
event-order-roll = Кто мародёрствует раньше, решает кубик: { $rolls }
event-looted = Мародёрство (тело — { $body }): { $player } берёт карту «{ $card }»
event-back = { $player } возвращается в игру
event-won = { $count ->
        [1] { $winners } достигает 10-го уровня и побеждает
       *[other] { $winners } достигают 10-го уровня и побеждают
    }
event-outlasted = { $count ->
        [1] Пустошь устала ждать. Выше всех { $winners }, уровень { $level }: это победа
       *[other] Пустошь устала ждать. Выше всех { $winners }, уровень { $level }: это общая победа
    }

## Стол

table-turn = Круг { $round } из { $rounds }, ход { $turn }: { $player }.
table-fight = Бой: { $player }{ $helped ->
        [yes] , помогает { $helper }
       *[no] { "" }
    }; манчкины { $munchkins }, монстры { $monsters }.
table-foe = { $foe }: боевая сила { $strength }, { $treasures ->
        [one] { $treasures } Сокровище
        [few] { $treasures } Сокровища
       *[many] { $treasures } Сокровищ
    }{ $radiation ->
        [0] { "" }
       *[other] , радиоактивность +{ $radiation }{ $irradiated ->
            [yes] {" "}(учтена)
           *[no] { "" }
        }
    }{ $enhanced ->
        [yes] ; { $enhancers }
       *[no] { "" }
    }.
table-side = { $side ->
        [munchkins] За манчкинов
       *[monsters] За монстров
    }: { $parts }.
table-flight = { $player } смывается, в погоне: { $foes }.
table-player = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(труп)
    }: уровень { $level }, боевая сила { $strength }, защита от радиации { $defence }, { $sex ->
        [female] женский
       *[male] мужской
    } пол; на руке { $doors ->
        [one] { $doors } Дверь
        [few] { $doors } Двери
       *[many] { $doors } Дверей
    } и { $treasures ->
        [one] { $treasures } Сокровище
        [few] { $treasures } Сокровища
       *[many] { $treasures } Сокровищ
    }.
table-traits = Класс и Перки: { $cards }.
table-sidekick = Напарник: { $cards }.
table-kept = Действует: { $cards }.
table-hand = На руке: { $cards }.
table-used = В деле: { $cards }.
table-backpack = Рюкзак: { $cards }.
table-body = Тело ({ $player }): { $cards }.
table-offer = Предложение без ответа ({ $player } → { $to }): { $offer }.
table-deck-door = Двери: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, в сбросе { $pile }, сверху: { $top }.
table-deck-treasure = Сокровища: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, в сбросе { $pile }, сверху: { $top }.
table-deck-perk = Перки: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, в сбросе { $pile }, сверху: { $top }.

# Броски, когда кубики бросают сами игроки.

rolled-first-player = Кто ходит первым
rolled-order = Кто мародёрствует раньше
rolled-run = Смывка
rolled-rad = Защита от радиации
rolled-gamble = Бросок по карте
yours-doors = Колода Дверей
yours-treasures = Колода Сокровищ
yours-perks = Колода Перков
