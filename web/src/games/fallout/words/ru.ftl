### Поле Fallout

## Поле

map = Поле: стрелки ведут из сектора в сектор, Enter выбирает, плюс, минус и 0 меняют масштаб
zoom = Какая часть поля видна
zoom-in = Ближе
zoom-out = Дальше
zoom-all = Всё поле
zoom-me = К моему выжившему
facedown = Лежит лицевой стороной вниз: { $back }
known-face = Вы видели: { $name }
encounter-here = Встреча: { $icon }{ $level ->
    [0] { "" }
   *[other] , уровень { $level }
  }
enemy-icon = Здесь появляются враги: { $type }
enemy = { $name }, { $type }, уровень { $level }
enemy-facedown = Неактивный враг, жетон лицевой стороной вниз: { $type }
survivor-here = Здесь { $name } ({ $who })
marker-here = Жетон задания, { $colour }: { $quest }
vulnerable = Уязвимые части тела: { $areas }
agenda-icons = В конце раунда активирует: { $icons }
cost = { $caps ->
    [one] { $caps } крышка
    [few] { $caps } крышки
   *[many] { $caps } крышек
  }

## Чей ход, что можно сделать

turn-of = Ходит { $who }
acts = Что можно сделать
score-influence = влияние { $score }
score-goals =
    { $score ->
        [one] { $score } цель
        [few] { $score } цели
       *[many] { $score } целей
    }
not-now = сейчас нельзя; нажмите, чтобы узнать почему
lit-on = { $panel }: { $count }

## Панели возле карты

panels = Панели
panel-mine = Мои карты
panel-others = Выжившие
panel-quests = Задания
panel-shop = Рынок
panel-power = Могущество
panel-decks = Колоды
count-agendas = { $count ->
    [one] { $count } замысел
    [few] { $count } замысла
   *[many] { $count } замыслов
}
count-perks = { $count ->
    [one] { $count } преимущество
    [few] { $count } преимущества
   *[many] { $count } преимуществ
}
panel-lit = { $count ->
    [one] здесь { $count } вариант
    [few] здесь { $count } варианта
   *[many] здесь { $count } вариантов
  }

## Сцены

scene-encounter = Встреча
scene-roll = Бросок кубиков
scene-trade = Обмен
scene-choice = Выбор
scene-aside = Взглянуть на поле
scene-back = Вернуться к выбору
others-choose = Выбирает { $who }
die = Части тела: { $areas }; значков попадания: { $hits }
open-test = Без сложности: чем больше значков попаданий, тем лучше
foe = Уровень { $level }; чтобы убить, нужно попаданий: { $needs }
from-afar = Бой из соседнего сектора
select-dice = Выберите кубики для переброса
select-dice-rested = Выберите кубики, чтобы перебросить ценой «Бодрого»
trade-gives = Отдаёт { $who }
nothing = пока ничего

## Планшеты

health = Здоровье { $hp }, радиация { $rads }, остаток здоровья { $left }
special = S.P.E.C.I.A.L.: { $letters }. Опыт { $xp } из { $most }
power = { $faction }: могущество { $at } из { $most }; уровень врагов { $level }
no-quests = Заданий в игре нет.
story = История

## Для зала и списков

option-scenario = Сценарий
option-scenario-hint = Поле, группировки и начало истории
option-scenario-commonwealth = Содружество
option-scenario-capital-wasteland = Столичная Пустошь
option-scenario-far-harbor = Фар-Харбор
option-scenario-the-pitt = Питт
option-first = Первый игрок
option-first-hint = По жребию, если не назвать место
option-vault_tiles = Фрагменты с убежищами
option-vault_tiles-laid = всегда на поле
option-vault_tiles-random = случайно, как остальные
option-starting_enemies = Враги в начале игры
option-starting_enemies-icons = на каждом значке открытых фрагментов
option-starting_enemies-plan = только со схемы
option-explore_under_threat = Разведка рядом с активными врагами
option-explore_under_threat-allowed = можно
option-explore_under_threat-blocked = нельзя
option-ranged_bonus = Лишнее попадание дальнобойного оружия
option-ranged_bonus-adjacent = только по соседнему сектору
option-ranged_bonus-always = всегда
option-encounter_blocked_by = Встрече мешают
option-encounter_blocked_by-active = активные враги в секторе
option-encounter_blocked_by-any = любые враги в секторе
option-read_aloud = Встречу читают вслух
option-read_aloud-with-tests = с проверками
option-read_aloud-bold-only = без проверок
option-encounters = Встреч за ход
option-encounters-each-icon = по одной на значок
option-encounters-one-a-turn = всего одна
option-camp_order = Порядок частей привала
option-camp_order-any = любой
option-camp_order-printed = как напечатано
option-armor_cancels = Броня отнимается от
option-armor_cancels-hits = значков попадания
option-armor_cancels-damage = урона
option-dice_hit = Кубик с несколькими подходящими частями тела
option-dice_hit-once = попадает один раз
option-dice_hit-each-area = попадает каждой частью
option-killed_tokens = Жетоны убитых врагов уходят
option-killed_tokens-pile = в сброс
option-killed_tokens-supply = в запас
option-replacement = Замена появляется
option-replacement-closest = на ближайшем значке
option-replacement-closest-empty = на ближайшем пустом значке
option-weakest = Среди равно близких выживших враги сравнивают
option-weakest-remaining = остаток здоровья
option-weakest-hp = здоровье
option-turn_inactive = Неактивные враги открываются
option-turn_inactive-type = после врагов своего типа
option-turn_inactive-card = после всей карты
option-retreat_after_kill = Враг со свойством «Бегство», убивший выжившего
option-retreat_after_kill-retreats = убегает
option-retreat_after_kill-stays = остаётся
option-fifth_agenda = Пятый замысел
option-fifth_agenda-shuffled = замешивают в колоду
option-fifth_agenda-discarded = сбрасывают
option-equip_on_gain = Получив карту, можно экипировать
option-equip_on_gain-gained-card = её
option-equip_on_gain-any-card = любую карту
option-equip_at_camp = Менять снаряжение на привале
option-equip_at_camp-true = да
option-equip_at_camp-false = нет
option-unique_taken = Уникальный актив недоступен
option-unique_taken-not-in-deck = когда его нет в колоде
option-unique_taken-held = пока он у кого-то есть
option-dealings = Сделки на рынке
option-dealings-together = одно число на всё
option-dealings-each = столько покупок и столько продаж
option-sell = Продавать можно
option-sell-all = все карты
option-sell-inventory = только из инвентаря
option-level_ups = Рост уровня
option-level_ups-after = после всех очков опыта
option-level_ups-at-once = сразу
option-known_letter = Оставленный жетон знакомой буквы уходит
option-known_letter-supply = в запас
option-known_letter-gone = из игры
option-opposing_count = Врагов враждебной группировки считают
option-opposing_count-after = после их действий
option-opposing_count-before = до их действий
how-influence = Влияния достаточно
how-faction = Группировка захватила власть
how-eliminated = Никого не осталось в живых
group-step = Шаг
group-explore = «Разведка»
group-fight = «Бой»
group-quest = «Задание»
group-use = Использовать карту
group-perk = Использовать преимущество
group-equip = Экипировать
group-unequip = Снять
group-loyal = Верность
group-reroll = Переброс
group-die = Повернуть кубик
group-buy = Купить
group-recruit = Завербовать
group-sell = Продать
group-give = Предложить что-нибудь
group-give-agenda = Предложить замысел
group-ask = Попросить что-нибудь
group-discard = Сбросить
group-at = Где
group-to = Куда
group-start = Где начать
group-return = Куда вернуться
group-look = Посмотреть
group-turn = Перевернуть врага
group-enemy = Какой враг
group-activate = Какой враг действует
group-attack = На кого нападают
group-option = Варианты
group-trade = Обмен
group-camp = Привал

## Конец

luck-icons = Попадания на кубиках
