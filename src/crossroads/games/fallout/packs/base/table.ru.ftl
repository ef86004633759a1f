### Fallout, базовый набор: что делают карты, что можно выбрать, что произошло и что лежит на столе

## Места

part-north = северный сектор
part-northeast = северо-восточный сектор
part-east = восточный сектор
part-southeast = юго-восточный сектор
part-south = южный сектор
part-southwest = юго-западный сектор
part-west = западный сектор
part-northwest = северо-западный сектор
part-centre = средний сектор
space-part = { $tile }, { $part }
tile-facedown = закрытый { $back ->
        [deadly] смертоносный фрагмент
        [dangerous] опасный фрагмент
       *[other] { $name }
    }, { $way }
tiles-toward = { $count } { $way }
way-from-camp = от лагеря { $ways }
way-none = у лагеря
where-marker = там, где жетон задания
where-wasteland = сектор со значком Пустоши
where-settlement = поселение
where-vault-84 = Убежище 84
where-vault-109 = Убежище 109
where-facedown = закрытый фрагмент
where-tile = фрагмент { $way }
where-farthest = как можно дальше от вас

## Результаты

letters = [{ $letters }]
result-by-level = { $what }: уровень значка{ $more }
result-xp = { $amount ->
        [one] { $amount } очко опыта
        [few] { $amount } очка опыта
       *[many] { $amount } очков опыта
    }
result-caps = { $amount ->
        [one] { $amount } крышка
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
result-lose-caps = потерять { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
result-draw-loot = взять { $amount ->
        [one] { $amount } карту добычи
        [few] { $amount } карты добычи
       *[many] { $amount } карт добычи
    }
result-draw-asset = взять { $amount ->
        [one] { $amount } карту актива
        [few] { $amount } карты актива
       *[many] { $amount } карт актива
    }
result-draw-agenda = взять { $amount ->
        [one] { $amount } карту замысла
        [few] { $amount } карты замысла
       *[many] { $amount } карт замысла
    }
result-shop = торговать { $amount ->
        [one] { $amount } раз
        [few] { $amount } раза
       *[many] { $amount } раз
    }
result-unique = получить уникальный актив «{ $card }»
result-setback = могущество −{ $amount }: { $faction }
result-power = могущество +{ $amount }: { $faction }
result-add = добавить карту { $number }
result-stage = поместить задание { $number }
result-trash = в мусорку
result-become = получить особенность «{ $trait }»
result-lose = потерять особенность «{ $trait }»
result-damage = получить { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }
result-rads = получить { $amount ->
        [one] { $amount } рад
        [few] { $amount } рада
       *[many] { $amount } рад
    }
result-heal = восстановить { $amount ->
        [one] { $amount } здоровье
       *[other] { $amount } здоровья
    }
result-heal-all = восстановить всё здоровье
result-cure = избавиться от { $amount ->
        [one] { $amount } рада
       *[other] { $amount } рад
    }
result-cure-all = избавиться от всей радиации
result-special = получить жетон { $letter }
result-perk = получить преимущество { $letter }
result-discard = сбросить { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
result-ready = вернуть все повёрнутые карты в подготовленное положение
result-travel = поставить свою фигурку сюда: { $where }
result-place = поместить на поле: { $enemy } ×{ $amount } ({ $where })
result-remove = убрать с поля: { $enemy } ×{ $amount }
result-kill = убить активного врага ({ $enemy })
result-kill-any = убить активного врага
result-marker = жетон задания сюда: { $where }
result-explore = перевернуть закрытый фрагмент
result-movement = { $amount ->
        [one] { $amount } очко движения
        [few] { $amount } очка движения
       *[many] { $amount } очков движения
    }
result-action = ещё { $amount ->
        [one] { $amount } действие
        [few] { $amount } действия
       *[many] { $amount } действий
    }
result-test = проверка { $letters }, сложность { $difficulty }
result-test-other = другой выживший здесь выполняет проверку { $letters }, сложность { $difficulty }
result-fight = вытянуть жетон врага и сразиться с ним: { $enemy }
result-pay = заплатить { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
result-give = сбросить карту: { $what }
result-if = если выполнено ({ $when }): { $then }
result-else = иначе
outcome-success = при успехе
outcome-failure = при провале

## Что умеют карты

can-hits = ещё { $amount ->
        [one] { $amount } попадание по врагу
        [few] { $amount } попадания по врагу
       *[many] { $amount } попаданий по врагу
    }
can-ignore = не учитывать { $amount ->
        [one] { $amount } значок попадания
        [few] { $amount } значка попаданий
       *[many] { $amount } значков попаданий
    } врага
can-rerolls = ещё { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    }
can-slay = убить врага
can-set-die = повернуть кубик любой гранью вверх
can-succeed = проверка пройдена
can-pick-loot = взять карты добычи ({ $drawn }) и оставить себе { $kept }
can-camp = устроить привал, не тратя действия
can-calm = агрессивные враги не трогают вас до конца хода
can-scout = открыть неактивного врага не дальше { $reach ->
        [one] { $reach } сектора
       *[other] { $reach } секторов
    } от вас или посмотреть соседний закрытый фрагмент
can-rally = вернуть спутника в подготовленное положение, не проверяя его требование
can-scrap = сбросить предмет и получить крышки по его цене
can-roomy = до конца вашего следующего хода в инвентаре помещается { $limit ->
        [one] { $limit } карта
        [few] { $limit } карты
       *[many] { $limit } карт
    }
if-letters = если используется { $letters }
reach-near = только в секторе врага
reach-away = только из соседнего сектора
always-test-rerolls = ещё { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    } в проверках
always-test-rerolls-fewer = в проверках на { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    } меньше
always-room = в инвентарь помещается на { $amount } больше
always-rad-shield = каждый раз получаете на { $amount ->
        [one] { $amount } рад
        [few] { $amount } рада
       *[many] { $amount } рад
    } меньше
always-second-skin = надевается под низ: не занимает ячейку одежды
always-hp-cap = здоровье не бывает выше { $most }
always-rads-heal = рады вам не вредят, а лечат
always-no-equip = вам нельзя экипировать: { $kind }
always-hide = собственная броня { $armor }
always-no-terrain-rads = радиоактивная местность вам не вредит
always-bounty = { $caps ->
        [one] { $caps } крышка
        [few] { $caps } крышки
       *[many] { $caps } крышек
    } за каждого убитого врага уровня { $level }
use-text = { $moment }, { $pay ->
        [once] один раз за ход
        [exhaust] повернув карту
       *[discard] сбросив карту
    }: { $effects }
use-after = затем
needs = требование: { $when }

## Карты

card-cost = цена { $cost }
card-letters = перебросы { $letters }
card-letters-ranged = дальнобойное, перебросы { $letters }
card-armor = броня { $armor }
card-event = событие: { $effects }
card-ready-caps = возврат в подготовленное положение стоит { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
card-recruit = чтобы завербовать: { $when }
card-keep = чтобы оставить, нужно: { $when }
card-keep-none-trait = уходит, если у вас есть особенность «{ $trait }»
enemy-text = уровень { $level }, уязвимы: { $areas }
enemy-short = { $enemy } уровня { $level }
enemy-inactive = неактивный враг: { $type }
agenda-loyalty = с этой картой можно объявить о верности: { $faction }
how-quest = действие «Задание»
how-explore = как только вы разведаете { $back ->
        [dangerous] опасный фрагмент
        [deadly] смертоносный фрагмент
        [any] любой фрагмент
       *[other] { $name }
    }
how-kill = как только вы убьёте врага ({ $enemy }){ $level ->
        [0] { "" }
       *[other] {" "}уровня { $level } или выше
    }
how-kill-any = как только вы убьёте любого врага{ $level ->
        [0] { "" }
       *[other] {" "}уровня { $level } или выше
    }
worth-lead = 1 влияние и ещё по 1 за каждое деление, на которое впереди { $faction }
worth-balance = 1 влияние; ещё 1, если между группировками одно деление, ещё 2, если они вровень
worth-unexplored = 1 влияние; ещё 1, если закрыт только один фрагмент, ещё 2, если закрытых не осталось
worth-steps = 1 влияние и ещё по 1 за каждую достигнутую отметку: { $steps }
worth-chain = 1 влияние и ещё по 1 за каждое выполненное условие, по порядку: { $steps }
worth-caps = { $amount ->
        [one] { $amount } крышка
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
worth-special = { $amount ->
        [one] { $amount } S.P.E.C.I.A.L.-жетон
        [few] { $amount } S.P.E.C.I.A.L.-жетона
       *[many] { $amount } S.P.E.C.I.A.L.-жетонов
    }
worth-rads = { $amount ->
        [one] { $amount } рад
        [few] { $amount } рада
       *[many] { $amount } рад
    }
worth-perks = { $amount ->
        [one] { $amount } преимущество
        [few] { $amount } преимущества
       *[many] { $amount } преимуществ
    }

## Условия

or = или
when-any = { $what }
when-none = не выполнено: { $what }
when-none-trait = без особенности «{ $trait }»
when-none-letter = без жетона { $letter }
when-none-equipped = ничего не экипировано такого вида: { $kind }
when-trait = особенность «{ $trait }»
when-letter = жетон { $letter }
when-special = S.P.E.C.I.A.L.-жетонов не меньше { $amount }
when-caps = крышек не меньше { $amount }
when-rads = радиация не меньше { $amount }
when-card = карта «{ $card }»
when-kind = { $count ->
        [1] у вас карта такого вида: { $kind }
       *[other] карт такого вида не меньше { $count }: { $kind }
    }
when-equipped = экипировано: { $kind }
when-at = место: { $where }
when-together = другой выживший в вашем секторе
when-leads = { $faction } впереди хотя бы на { $amount }
when-loyal = ваша верность: { $faction }
when-staged = в игре задание { $number }
when-weapon-cost = экипировано оружие ценой не меньше { $amount }
when-armor = броня не меньше { $amount }
when-companions = спутников не меньше { $amount }
when-uniques = уникальных активов не меньше { $amount }
when-inventory = карт в инвентаре не меньше { $amount }
when-slots = заполненных ячеек не меньше { $amount }

## Варианты

player = Игрок { $number }
marked = { $colour } жетон задания «{ $quest }»
die = { $number ->
        [4] кубик помощи
       *[other] кубик { $number }
    }
die-face = { $areas }, { $hits ->
        [0] без попаданий
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }
die-shown = { $number ->
        [4] кубик помощи
       *[other] кубик { $number }
    } ({ $face })
survivor-traits = особенности: { $traits }
option-move = Движение: получить 2 очка движения
option-step = Шаг { $way }: { $place }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
    .title = Шаг { $way }: { $place }
option-step-close = Шаг в соседний сектор: { $place }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
    .title = Шаг в соседний сектор: { $place }
step-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
option-explore = Разведка { $way }: { $back ->
        [deadly] смертоносный фрагмент
        [dangerous] опасный фрагмент
       *[other] { $name }
    }
option-explore-far = Разведка: { $tile }
option-fight = Бой: { $enemy }
option-encounter = Встреча
option-quest = Задание «{ $quest }»: { $text }
option-complete = Сначала «{ $quest }»: { $text }
option-camp = Привал
option-camp-all = Всё, что осталось от привала, по порядку
option-camp-heal = Восстановить 3 здоровья
option-camp-ready = Вернуть все повёрнутые карты в подготовленное положение
option-camp-rest = Стать бодрым
option-camp-idle = сейчас ничего не даст
option-trade = Меняться: { $player }
option-done = Закончить привал
option-end = Закончить ход{ $actions ->
        [0] { "" }
        [one] {" "}(пропадёт { $actions } действие)
        [few] {" "}(пропадут { $actions } действия)
       *[many] {" "}(пропадут { $actions } действий)
    }
option-stop = Оставить кубики как есть
option-go-on = Больше ничего не использовать
dice-with-helper = { $dice }; кубик помощи, { $player }: { $die }
option-reroll-token = Перебросить: { $dice }
option-reroll-well-rested = Потерять особенность «Бодрый» и перебросить: { $dice }
option-die = { $number ->
        [4] Повернуть кубик помощи
       *[other] Повернуть кубик { $number }
    }: { $face }
option-perk = Преимущество «{ $perk }»
option-take-perk = { $perk }
option-token = Оставить { $letter } ({ $special })
gain-token = новый жетон
gain-perk = такой жетон есть, взамен преимущество
option-equip = Экипировать: { $card }
option-equip-worn = Экипировать, карту «{ $worn }» — в инвентарь: { $card }
option-replace = Экипировать, карту «{ $worn }» — в сброс: { $card }
option-replace-nothing = Экипировать, прежнюю карту — в сброс: { $card }
option-unequip = Снять: { $card }
option-keep = Больше ничего не менять
option-keep-card = В инвентарь: { $card }
option-discard = Сбросить: { $card }
option-drop = Сбросить: { $card }
option-ready = Подготовить: { $card }
option-pay-ready = Заплатить и подготовить: { $card }
option-leave = Уйти с рынка
option-leave-card = Оставить повёрнутой: { $card }
option-sell = Продать за { $caps ->
        [one] { $caps } крышку
        [few] { $caps } крышки
       *[many] { $caps } крышек
    }: { $card }
    .title = Продать: { $card }
option-buy = Купить за { $caps ->
        [one] { $caps } крышку
        [few] { $caps } крышки
       *[many] { $caps } крышек
    }: { $card }
    .title = Купить: { $card }
option-recruit = Завербовать: { $card }
option-scrap = Разобрать за { $caps ->
        [one] { $caps } крышку
        [few] { $caps } крышки
       *[many] { $caps } крышек
    }: { $card }
    .title = Разобрать: { $card }
option-give = Предложить: { $card }
option-ask = Попросить: { $card }
option-give-agenda = Отдать замысел «{ $agenda }»
option-ask-agenda = Попросить замысел на выбор партнёра
option-give-cap = Предложить ещё 1 крышку
option-ask-cap = Попросить ещё 1 крышку
option-show-agendas = Показать предложенные замыслы
option-propose = Сделать предложение
option-cancel = Не меняться
option-accept = Согласиться
option-refuse = Отказаться
option-counter = Предложить другое
option-give-up = Расстаться с замыслом «{ $agenda }»
option-loyal = Объявить о верности картой «{ $agenda }»: { $faction }
option-loyal-none = Объявить о верности картой «{ $agenda }»
option-withdraw = Отказаться от верности
option-at = { $place }
option-to = { $place }
option-start = { $place }
option-return = { $place }
gain-survivor = жетон { $letter }; { $card } ({ $text })
option-seat = { $player }
option-attack = Враги, чья цель — { $player }
option-activate = { $enemy }
option-enemy = { $enemy }
option-colour-red = Красный
option-colour-blue = Синий
option-colour-yellow = Жёлтый
option-colour-white = Белый
option-turn = Открыть неактивного врага ({ $type }): { $place }
option-look = Посмотреть: { $tile }

## Вопросы

prompt-survivor = За какого выжившего вы играете?
prompt-start-space = В каком секторе начального фрагмента вы начинаете?
prompt-turn = Ваш ход
    .mark = :
    .text = { $actions ->
            [0] действий не осталось
            [one] осталось { $actions } действие
            [few] осталось { $actions } действия
           *[many] осталось { $actions } действий
        }{ $points ->
            [0] { "" }
            [one] , { $points } очко движения
            [few] , { $points } очка движения
           *[many] , { $points } очков движения
        }
prompt-encounter = { $title }
    .mark = .
prompt-equip-gained = Экипировать карту «{ $card }»?
prompt-change-equipment = Смените экипировку
prompt-make-room = Инвентарь переполнен: какую карту сбросить?
prompt-ready-cost = Заплатить { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }, чтобы подготовить карту «{ $card }»?
prompt-camp = Привал: что дальше?
prompt-trade = Обмен, партнёр — { $player }
    .mark = .
    .text = Вы отдаёте: { $gives }. Взамен: { $asks }. Что дальше?
prompt-offer = { $player } отдаёт: { $gives }
    .mark = .
    .text = Взамен: { $asks }. Согласны?
prompt-changed-offer = { $player } решает, что отдать
    .mark = .
    .text = Вы отдаёте: { $gives }. Взамен: { $asks }. По рукам?
prompt-which-agenda = Какой замысел вы отдаёте?
prompt-shop = Рынок: чем торгуете?
    .text = Осталось сделок: { $buy }
prompt-shop-each = Рынок: чем торгуете?
    .text = Осталось купить: { $buy }, продать: { $sell }
prompt-reroll-test = Проверка
    .mark = :
    .text = { $dice }. Значков попаданий: { $icons }{ $difficulty ->
            [0] { "" }
           *[other] , нужно { $difficulty }
        }; { $rerolls ->
            [0] перебросов не осталось
            [one] остался { $rerolls } переброс
            [few] осталось { $rerolls } переброса
           *[many] осталось { $rerolls } перебросов
        }
prompt-reroll-fight = { $enemy }
    .text = ({ $text }): { $dice }. Попаданий по врагу: { $hits }, нужно { $needs }; попаданий по вам: { $icons }, броня { $armor }{ $ignored ->
            [0] { "" }
           *[other] , не считаются { $ignored }
        }; { $rerolls ->
            [0] перебросов не осталось
            [one] остался { $rerolls } переброс
            [few] осталось { $rerolls } переброса
           *[many] осталось { $rerolls } перебросов
        }
prompt-window-before = Перед боем, враг — { $enemy }
    .text = ({ $text }): использовать карту?
prompt-window-strike = { $enemy }
    .text = ({ $text }): попаданий по врагу { $hits }, нужно { $needs }. Использовать карту?
prompt-window-kill = Враг убит: использовать карту?
prompt-aggressive = С каким агрессивным врагом драться сначала?
prompt-activate = Какие враги действуют следующими?
prompt-attack-order = Какой враг нападает первым?
prompt-enemy-path = Каким путём приближается враг «{ $enemy }»?
prompt-replace = Куда положить нового неактивного врага ({ $type })?
prompt-relocate = Где на новом фрагменте встанет враг «{ $enemy }»?
prompt-relocate-inactive = Где на новом фрагменте ляжет неактивный враг ({ $type })?
prompt-marker-place = Куда положить жетон задания «{ $quest }»?
prompt-marker-colour = Каким цветом отметить задание «{ $quest }»?
prompt-complete-first = Выполнено несколько целей: какая первая?
prompt-give-up-agenda = У вас больше четырёх замыслов: с каким расстаться?
prompt-keep-token = Рост уровня: какой жетон из { $letters } оставить?
prompt-perk = Какое преимущество взять?
prompt-drop-loot = Какую карту добычи сбросить?
prompt-lose-card = Какую карту вы теряете?
prompt-give-card = Какой картой заплатить?
prompt-travel = Куда вы попадаете?
prompt-place-enemy = Где появится враг ({ $type })?
prompt-remove-enemy = Какой враг покинет поле?
prompt-kill-enemy = Какого врага убить?
prompt-explore = Какой закрытый фрагмент перевернуть?
prompt-who-tests = Кто выполняет проверку?
prompt-return = Вы убиты: в какой сектор начального фрагмента вернуться?
prompt-rally = Какого спутника подготовить?
prompt-scrap = Какой предмет разобрать?
prompt-set-die = Какой кубик повернуть и какой гранью вверх?
prompt-scout = Что разведать?

## События

event-first-player = Первый игрок — { $player }
event-survivor = { $player } играет за выжившего «{ $survivor }» и начинает здесь: { $space }
event-turn = Ходит { $player }
event-move = { $player } выполняет действие «Движение»: 2 очка движения
event-step = { $player } идёт сюда: { $space }
event-points = { $player } получает { $amount ->
        [one] { $amount } очко движения
        [few] { $amount } очка движения
       *[many] { $amount } очков движения
    }
event-actions = { $player } получает ещё { $amount ->
        [one] { $amount } действие
        [few] { $amount } действия
       *[many] { $amount } действий
    }
event-explore = { $player } разведывает фрагмент: { $face }
event-enemy = На поле появляется { $enemy }: { $space }
event-enemy-hidden = На поле появляется неактивный враг ({ $type }): { $space }
event-relocate = { $enemy } теперь здесь: { $space }
event-relocate-type = Неактивный враг ({ $type }) теперь здесь: { $space }
event-enemy-turned = Враг открывается: { $enemy }, { $space }
event-enemy-moves = { $enemy } переходит сюда: { $space }
event-enemy-gone = { $enemy } покидает поле
event-retreat = { $enemy } бежит и становится неактивным врагом
event-fight = { $player } вступает в бой, враг — { $enemy }
event-fight-away = { $player } вступает в бой с соседнего сектора, враг — { $enemy }
event-roll = { $player } бросает кубики: { $dice }
event-reroll = { $player } перебрасывает, теперь на кубиках: { $dice }
event-set-die = { $player } поворачивает кубик, теперь на кубиках: { $dice }
event-hits = Попаданий по врагу «{ $enemy }»: { $hits }, нужно { $needs } ({ $player })
event-enemy-killed = { $player } убивает врага: { $enemy }
event-test = Проверка ({ $player }): { $letters }{ $difficulty ->
    [0] , чем больше попаданий, тем лучше
   *[other] , сложность { $difficulty }
}
event-test-passed = Проверка пройдена ({ $player }): значков попаданий { $hits }, сложность { $difficulty }
event-test-failed = Проверка провалена ({ $player }): значков попаданий { $hits }, сложность { $difficulty }
event-others-test = Проверка другого выжившего считается за { $hits } значка попаданий, сложность { $difficulty }
event-damage = { $player } получает { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }, здоровье { $hp }
event-rads = { $player } получает { $amount ->
        [one] { $amount } рад
        [few] { $amount } рада
       *[many] { $amount } рад
    }, радиация { $rads }
event-heal = { $player } восстанавливает { $amount ->
        [one] { $amount } здоровье
       *[other] { $amount } здоровья
    }, теперь { $hp }
event-heal-none = { $player }: здоровье { $hp }, больше некуда
event-cure = { $player } избавляется от { $amount ->
        [one] { $amount } рада
       *[other] { $amount } рад
    }, радиация { $rads }
event-cure-none = { $player }: избавляться не от чего, радиации нет
event-killed = { $player } убит
event-return = { $player } возвращается сюда: { $space }
event-eliminated = { $player } выбывает из игры
event-xp = { $player } получает { $amount ->
        [one] { $amount } очко опыта
        [few] { $amount } очка опыта
       *[many] { $amount } очков опыта
    }
event-level-up = { $player } повышает уровень и берёт жетоны { $letters }
event-special = { $player } получает новый жетон: { $letter }
event-perk = { $player } берёт преимущество «{ $perk }»
event-become = { $player } получает особенность «{ $trait }»
event-become-none = { $player } уже имеет особенность «{ $trait }»
event-trait-locked = { $player } не получает особенность «{ $trait }»: на жетоне «{ $locked }» замок
event-lose-trait = { $player } теряет особенность «{ $trait }»
event-caps = { $player } получает { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }, теперь { $caps }
event-discount = { $player } платит за карту «{ $card }» на { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    } меньше
event-spend = { $player } тратит { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }, теперь { $caps }
event-lose-caps = { $player } теряет { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }, теперь { $caps }
event-gain = { $player } получает карту «{ $card }»
event-loot-event = { $player } находит карту «{ $card }»
event-equip = { $player } экипирует карту «{ $card }»
event-unequip = { $player } снимает карту «{ $card }»
event-discard = { $player } сбрасывает карту «{ $card }»
event-exhaust = { $player } поворачивает карту «{ $card }»
event-ready = { $player } подготавливает карту «{ $card }»
event-ready-none = { $player }: подготавливать нечего
event-use = { $player } использует карту «{ $card }»
event-use-perk = { $player } использует преимущество «{ $perk }»
event-look = { $player } смотрит закрытый фрагмент: { $face }
event-look-hidden = Кто-то смотрит закрытый фрагмент
event-camp = { $player } устраивает привал
event-shop = { $player } идёт на рынок, { $dealings ->
        [one] { $dealings } сделка
        [few] { $dealings } сделки
       *[many] { $dealings } сделок
    }
event-travel = { $player } теперь здесь: { $space }
event-encounter = Встреча ({ $player }): { $encounter }.
event-forced = ОБЯЗАТЕЛЬНО ({ $player }): { $text }
event-no-option = { $player } не может выбрать ни одного варианта и идёт дальше
event-option = { $player } выбирает: { $text }
event-trash = «{ $card }» — в мусорку
event-add = Карта { $number } добавлена в колоду: { $deck }
event-stage = Новое задание: { $quest }.
event-marker = { $colour } жетон задания «{ $quest }» лежит здесь: { $space }
event-marker-waits = Все жетоны заданий заняты: задание «{ $quest }» получит свой, как только освободится пара
event-attempt = { $player } берётся за задание «{ $quest }»: { $text }
event-attempt-failed = { $player } на этот раз не справляется с заданием «{ $quest }»
event-complete = { $player } выполняет задание «{ $quest }».
event-power = Могущество +{ $amount }: { $faction }, деление { $space }
event-set-back = { $amount ->
    [0] Терять могущество больше некуда: { $faction }
   *[other] Могущество −{ $amount }: { $faction }, деление { $space }
}
event-agenda = { $player } берёт замысел «{ $agenda }»
event-agenda-hidden = { $player } берёт замысел
event-give-up = { $player } расстаётся с замыслом «{ $agenda }»
event-give-up-hidden = { $player } расстаётся с замыслом
event-agenda-traded = { $player } отдаёт замысел «{ $agenda }», получает { $partner }
event-agenda-traded-hidden = { $player } отдаёт замысел, получает { $partner }
event-agendas-shown = { $player } показывает замыслы: { $agendas }; их видит { $partner }
event-agendas-shown-hidden = { $player } показывает предложенные замыслы, их видит { $partner }
event-agenda-deck = Колода замыслов перемешана заново
event-agenda-discarded = Замысел «{ $agenda }» сброшен
event-loyal = { $player } объявляет о верности: { $faction }
event-withdraw = { $player } больше никому не верен
event-declare = { $player } открывает замыслы: { $agendas }
event-offer = { $player } предлагает обмен, партнёр — { $partner }. Отдаёт: { $gives }. Взамен: { $asks }
event-refused = { $player } отказывается от обмена
event-traded = { $player } и { $partner } меняются
event-reshuffle = { $deck ->
        [loot] Сброшенная добыча перемешана в новую колоду
       *[asset] Сброшенные активы перемешаны в новую колоду
    }
event-round-end = Раунд { $round } окончен
event-reveal = Открыт замысел «{ $agenda }»; действуют: { $icons }
event-activate = { $count ->
        [0] Активных врагов такого вида нет: { $type }
       *[other] Враги действуют: { $type } ({ $count })
    }
event-game-over = { $count ->
        [1] Побеждает { $winners }
       *[other] Общая победа: { $winners }
    }
event-game-over-faction = Группировка дошла до конца счётчика могущества: все проиграли
event-game-over-eliminated = В живых никого не осталось: все проиграли
goods-agendas = { $amount ->
        [one] { $amount } замысел
        [few] { $amount } замысла
       *[many] { $amount } замыслов
    }
goods-caps = { $amount ->
        [one] { $amount } крышка
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
goods-nothing = ничего

## Стол

table-now = { $scenario }, раунд { $round }{ $phase ->
        [survivors] , игроки выбирают выживших
        [activation] , действуют враги
        [over] , игра окончена
       *[turn] { "" }
    }. Первый игрок: { $first }.
table-turn = Ходит { $turn }: осталось { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }, { $points ->
        [one] { $points } очко движения
        [few] { $points } очка движения
       *[many] { $points } очков движения
    }.
table-icons = Ещё будут действовать: { $icons }.
table-needed = Для победы нужно набрать влияние { $needed }.
table-scores = Влияние в конце игры: { $scores }.
table-test = Проверка ({ $player }): { $letters }{ $difficulty ->
    [0] , чем больше попаданий, тем лучше
   *[other] , сложность { $difficulty }
}.
table-fight = { $player } ведёт бой, враг — { $enemy }.
table-helper = Помогает { $player }.
table-dice = Кубики: { $dice }. Значков попаданий: { $icons }, осталось перебросов: { $rerolls }.
table-deal = { $player } предлагает обмен, партнёр — { $partner }. Отдаёт: { $gives }. Взамен: { $asks }.
table-deal-agendas = Предложенные замыслы: { $agendas }.
table-here = { $player } находится здесь: { $place }.
table-steps = { $steps ->
        [one] В { $steps } шаге:
       *[other] В { $steps } шагах:
    }
table-space = { $way }: { $place }.
table-enemies = Враги на поле, всего { $count }: { $enemies }.
table-enemy = { $enemy }, место: { $place }
table-eliminated = { $player } выбыл из игры.
table-unchosen = { $player } ещё не выбрал выжившего.
table-survivor = { $player }: здоровье { $hp }, радиация { $rads }, указатель опыта на { $xp }, жетоны { $letters }, { $caps ->
        [one] { $caps } крышка
        [few] { $caps } крышки
       *[many] { $caps } крышек
    }, броня { $armor }.
table-place = Место: { $place }.
table-traits = Особенности: { $traits }.
table-slot = { $slot }: { $card }.
table-beside = Рядом с планшетом: { $cards }.
table-inventory = Инвентарь{ $count ->
        [0] : пусто.
       *[other] : { $cards }.
    }
table-perks = Преимущества: { $perks }.
table-agendas = Замыслы{ $count ->
        [0] : нет.
       *[other] : { $agendas }.
    }
table-agendas-hidden = Скрытых замыслов: { $count }.
table-loyal = Верность: { $faction }, по замыслу «{ $agenda }».
table-influence = Влияние: { $influence }.
table-quests = Задания в игре{ $count ->
        [0] : нет.
       *[other] :
    }
table-quest = { $quest }. { $story }
table-marker = { $colour } жетон этого задания лежит здесь: { $place }.
table-shop = Рынок{ $count ->
        [0] : пусто.
       *[other] : { $cards }.
    }
table-power = Счётчик могущества, последнее деление { $last }: { $star } (звезда) { $power }, { $shield } (щит) { $other }.
table-decks = Колоды: { $decks }.
table-piles = В сбросе: { $piles }.
table-deck = { $deck } { $count }
table-uniques = Доступные уникальные активы{ $count ->
        [0] : нет.
       *[other] : { $cards }.
    }

# Броски, когда кубики бросают сами игроки.

rolled-vats = Кубики V.A.T.S.
yours-loot = Колода добычи
yours-assets = Колода активов
yours-agendas = Колода замыслов
yours-encounters = Колоды встреч
yours-enemies = Жетоны врагов
yours-tiles = Фрагменты карты
yours-tokens = Жетоны S.P.E.C.I.A.L.
yours-uniques = Уникальные активы
