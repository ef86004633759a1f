### Fallout, Atomic Bonds: что делают модификации, мутации, улучшения мастерской и жетоны C.A.M.P. и что о них говорит стол

## Значок замысла даёт улучшение мастерской

result-draw-agenda = получите { $amount ->
        [one] { $amount } улучшение мастерской
        [few] { $amount } улучшения мастерской
       *[many] { $amount } улучшений мастерской
    }
deck-agenda = улучшения мастерской

## Что делают карты

modification-fits = для карт вида: { $kind }
always-while = { $what }, пока верно: { $when }
always-gains-ranged = оружие считается дальнобойным
always-gains-letters = оружие получает { $letters }
always-fight-rerolls = ещё { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    } в боях
always-fight-rerolls-fewer = в боях на { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    } меньше
always-roll-rerolls = ещё { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    } в боях и проверках
always-roll-rerolls-fewer = в боях и проверках на { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    } меньше
always-strike = ещё { $amount ->
        [one] { $amount } попадание
        [few] { $amount } попадания
       *[many] { $amount } попаданий
    } в каждом бою
always-guard-others = у других выживших в вашем секторе броня больше на { $armor }
always-no-armor = броня вашей одежды равна 0
always-tender = бой, в котором вы получаете урон, наносит на { $amount } больше
always-plain-range = дальнобойные враги не добавляют попаданий против вас
always-no-range-bonus = вы не получаете попадания за бой на расстоянии
always-heal-on-kill = за каждое убийство этих врагов восстановите { $amount } здоровья: { $types }
always-camp-heal = на привале восстанавливается на { $amount } здоровья больше
always-camp-heal-fewer = на привале восстанавливается на { $amount } здоровья меньше
always-swift = каждое действие движения даёт ещё { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
always-swift-first = первое действие движения за ход даёт ещё { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
always-unseen = агрессивные враги не трогают вас, когда вы входите в их сектор
always-unseen-entered = агрессивные враги не трогают вас, когда вы входите в их сектор или они входят в ваш
always-no-equip-ranged = вам нельзя экипировать дальнобойное оружие
always-weak-aid = припасы восстанавливают на { $amount } здоровья меньше
always-no-use = вам нельзя использовать карты такого вида: { $kind }
always-cure-less = каждый раз вы избавляетесь от радиации на { $amount ->
        [one] { $amount } рад
        [few] { $amount } рада
       *[many] { $amount } рад
    } меньше
always-turn-start = в начале вашего хода: { $what }
always-when-camping = на привале: { $what }
always-when-camping-at = на привале здесь ({ $where }): { $what }
always-more-dealings = при каждом посещении рынка ещё { $amount ->
        [one] { $amount } сделка
        [few] { $amount } сделки
       *[many] { $amount } сделок
    }
always-open-roads = враги в соседних секторах не мешают быстрому перемещению
can-leap = поставьте свою фигурку в соседний сектор
when-nobody-near = другие выжившие дальше { $spaces ->
        [one] { $spaces } сектора
       *[other] { $spaces } секторов
    } от вас (в одиночку: поселения)
result-modify-weapon = возьмите { $amount ->
        [one] { $amount } модификацию оружия
        [few] { $amount } модификации оружия
       *[many] { $amount } модификаций оружия
    } и оставьте одну
result-modify-apparel = возьмите { $amount ->
        [one] { $amount } модификацию одежды
        [few] { $amount } модификации одежды
       *[many] { $amount } модификаций одежды
    } и оставьте одну
result-look = все смотрят { $amount ->
        [one] { $amount } закрытый фрагмент
        [few] { $amount } закрытых фрагмента
       *[many] { $amount } закрытых фрагментов
    }

## Вопросы

prompt-atomic-bonds-take = Какую модификацию вы берёте?
    .text = Её можно сразу прикрепить; остальные сбрасываются.
prompt-atomic-bonds-attach = К чему вы прикрепляете модификацию «{ $modification }»?
prompt-atomic-bonds-look = Какой закрытый фрагмент вы все смотрите?

## Варианты

option-atomic-bonds-travel = Быстрое перемещение: { $space }
atomic-bonds-there-already = вы уже там
option-atomic-bonds-place-camp = Положить здесь жетон C.A.M.P.
option-atomic-bonds-modify = Взять модификации: { $amount } (сделок: { $amount })
option-atomic-bonds-take = Взять: { $modification }
option-atomic-bonds-take-none = Не брать ничего
option-atomic-bonds-attach = Прикрепить к карте: { $card }
option-atomic-bonds-attach-none = Не прикреплять и сбросить
option-atomic-bonds-modification = { $modification } ({ $card })
option-atomic-bonds-mutation = { $mutation }
atomic-bonds-replaces = заменяет модификацию «{ $modification }»

## Что происходит

event-atomic-bonds-camp = { $player } кладёт жетон C.A.M.P.: { $space }
event-atomic-bonds-traveled = { $player }: быстрое перемещение сюда: { $space }
event-atomic-bonds-drawn = { $player } берёт { $amount ->
        [one] { $amount } модификацию
        [few] { $amount } модификации
       *[many] { $amount } модификаций
    }
event-atomic-bonds-taken = { $player } оставляет модификацию «{ $taken }»; в сброс: { $discarded }
event-atomic-bonds-taken-only = { $player } оставляет модификацию «{ $taken }»
event-atomic-bonds-taken-none = { $player } не оставляет модификаций; в сброс: { $discarded }
event-atomic-bonds-attached = { $player } прикрепляет модификацию «{ $modification }» к карте «{ $card }»
event-atomic-bonds-lost = { $player } не прикрепляет модификацию «{ $modification }», и она уходит в сброс
event-atomic-bonds-modification-gone = Модификация «{ $modification }» карты «{ $card }» уходит в сброс
event-atomic-bonds-reshuffle = Сброшенные модификации перемешаны в новую колоду
event-atomic-bonds-modification = { $player } использует модификацию «{ $modification }» карты «{ $card }»
event-atomic-bonds-mutation = { $player } использует мутацию «{ $mutation }»
event-atomic-bonds-mutated = { $player } мутирует: { $mutation }
event-atomic-bonds-capped = { $player }: здоровья теперь не больше { $hp }
event-atomic-bonds-upgrade = { $player } получает улучшение мастерской: { $upgrade }
event-atomic-bonds-looked = Все смотрят закрытый фрагмент ({ $tile }): { $face }
event-atomic-bonds-looked-hidden = Выжившие смотрят закрытый фрагмент: { $tile }
