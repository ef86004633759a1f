### Поле «Манчкин Fallout»

## Стол

track = Уровни от 1 до 10
note-track = Уровень
note-track-what = Кто первым доберётся до 10-го уровня, тот победил. Последний уровень надо взять в бою.
level-of = Уровень { $level }: { $who }
turn-of = Ходит { $who }
round-of = Круг { $round } из { $rounds }
steps = Шаги хода
note-step-prepare = Подготовка
note-step-prepare-what = Наденьте шмотки, меняйтесь, продавайте, играйте карты. А потом — пинком в дверь.
note-step-door = Открываем дверь
note-step-door-what = Верхнюю Дверь открывают. Монстр — сразу бой, ловушка бьёт сразу, всё прочее — в руку.
note-step-fight = Бой
note-step-fight-what = Побеждает сильнейшая сторона, при равенстве — монстры. Вмешаться может каждый.
note-step-trouble = Ищем неприятностей
note-step-trouble-what = За дверью нет монстра? Можно сразиться с монстром из руки.
note-step-loot = Чистим комнату
note-step-loot-what = Боя так и не было? Можно взять Дверь взакрытую.
note-step-charity = От щедрот
note-step-charity-what = Лишние карты с руки отдают тем, чей уровень ниже всех.
decks = Колоды и сбросы
deck-door = Двери
deck-treasure = Сокровища
deck-perk = Перки
deck-door-what = Монстры, ловушки, радиация, классы, напарники: всё, что ждёт за дверями.
deck-treasure-what = Шмотки и прочее добро — для победителей.
deck-perk-what = На чётном уровне берёте три и оставляете один.
deck-left = { $count ->
    [one] Осталась { $count } карта
    [few] Осталось { $count } карты
   *[many] Осталось { $count } карт
  }
pile-door = Сброс Дверей
pile-treasure = Сброс Сокровищ
pile-perk = Сброс Перков
pile-count = { $count ->
    [0] Пока пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
between = Между боями
the-end = Конец игры
won = { $count ->
    [one] { $who } побеждает!
   *[other] { $who } побеждают!
  }

## Карты

kind-monster = Монстр
kind-enhancer = Усилитель
kind-class = Класс
kind-trait = Постоянная
kind-cheat = Чит
kind-trap = Ловушка
kind-radiation = Радиация
kind-sidekick = Напарник
kind-trick = На один раз
kind-item = Шмотка
kind-one-shot = Разовая
kind-junk = Хлам
kind-modifier = Модификатор
kind-level-up = Уровень
kind-find = На один раз
kind-perk = Перк
note-big = Большая
note-cheat = Чит
note-carried = На напарнике
note-unused = без толку
gear-cheat = С читом: никакие ограничения на неё не действуют.
gear-carried = Её тащит напарник: Большой она не считается.
gear-idle = Сейчас от неё нет толку: владельцу она не годится.
until-fight = До конца боя
until-turns = { $turns ->
    [one] Ещё { $turns } свой ход
    [few] Ещё { $turns } своих хода
   *[many] Ещё { $turns } своих ходов
  }
until-kept = Пока не вылечат
until-creep = Становится хуже, пока не вылечат
for-sale = На продажу

## Манчкины

seat-sum = уровень { $level }, боевая сила { $strength }, { $sex ->
    [female] женщина
   *[male] мужчина
  }
seat-hand = В руке: Дверей { $doors }, Сокровищ { $treasures }
seat-plain = без класса
in-use = В деле
backpack = Рюкзак
dead = труп
sex-female = женщина
sex-male = мужчина
your-munchkin = Ваш манчкин
your-hand = Ваша рука
hand-empty = В руке пусто.
show-all = Всё, что есть: { $who }
role-fighter = дерётся
role-helper = помогает
may-answer = может ответить
stat-level = Уровень
stat-level-what = На 10-м — победа. С него же начинается боевая сила.
stat-strength = Боевая сила
stat-strength-what = Уровень и все бонусы. Чтобы победить, надо быть сильнее другой стороны.
stat-run = Смывка
stat-run-what = Прибавляется к броску, когда смываетесь; 5 в сумме — и вы спаслись.
stat-defence = Защита от радиации
stat-defence-what = Прибавляется к броску против радиации; больше 6 в сумме — и вы целы.
stat-hand = Карты в руке
stat-hand-what = В конце хода больше держать нельзя: остальное — от щедрот.
slot-head = Головняк
slot-armour = Броник
slot-feet = Обувка
slot-hand = Рука
slot-free = Свободно: сюда можно что-нибудь надеть или взять.
has-who = Класс
has-no-who = нет
has-sidekick = Напарник
has-no-sidekick = никого
has-perks = Перки
has-other = В деле, без места
has-backpack = Рюкзак
has-no-backpack = пусто
has-kept = Напасти

## Бой

fight = Бой
side-munchkins = Манчкины
side-monsters = Монстры
side-strength = Сила стороны: { $strength }
part-level = Уровень
part-radiation = Радиация
fight-won = Манчкины побеждают
fight-lost = Монстры побеждают
fight-treasures = За победу: { $count ->
    [one] { $count } Сокровище
    [few] { $count } Сокровища
   *[many] { $count } Сокровищ
  }
foe-treasures = { $count ->
    [one] { $count } Сокровище
    [few] { $count } Сокровища
   *[many] { $count } Сокровищ
  }
foe-radiation = Фонит: +{ $amount }, если бросок не удался
foe-run = { $amount } к смывке от него
copy-of-it = двойник
played-for-side = Сыграно за эту сторону
in-this-fight = Лежит здесь до конца боя
gone = Больше не с нами: { $who }
flight = Смывка
runs = { $who } смывается!
runs-next = Дальше: { $who }
chase-sure = Отпустит без броска
chase-never = От него не смыться
chase-roll = { $needs ->
    [1] Спасает любой бросок
    [7] Не спасёт никакой бросок
   *[other] Спасает { $needs } и больше: { $chances } из 6
  }
stack = Вот-вот подействует
cancelled = отменено
pending-trap = Ловушка
pending-radiation = Радиация
pending-bad-stuff = Непотребство
pending-meeting = Радиоактивность
pending-roll = Бросок
pending-one-shot = Разовая шмотка
pending-enhancer = Усилитель
pending-door = Дверь
pending-level-up = Уровень
pending-find = Сокровище
pending-ability = Умение

## Вопросы и сделки

asked = Вопрос
others-choose = Могут ответить: { $who }
deal = Предложение
deal-trade = { $who } предлагает обмен: { $to }
deal-ask = { $who } зовёт на помощь: { $to }
deal-bring = { $who } предлагает помощь: { $to }
gives = { $who } отдаёт: { $what }
gives-what = { $who } отдаёт
nothing = ничего
could-give = Можно добавить:
terms-treasures = Помощнику { $count ->
    [one] { $count } Сокровище
    [few] { $count } Сокровища
   *[many] { $count } Сокровищ
  }, { $picker ->
    [helper] выбирает помощник
    [fighter] выбирает боец
   *[random] выбирает случай
  }
terms-no-treasures = Помощнику — ни одного Сокровища
together = Вместе: { $munchkins } против { $monsters }
terms-free = Помощь задаром
terms-nothing = Пока ничего
offers = Открытые предложения
offer-from = Предложение: { $who } → { $to }
body-of = Тело: { $who }

## Для лобби и списка вариантов

option-first = Первый игрок
option-first-hint = По броску, если не назвать место
option-sexes = Пол
option-sexes-hint = По одному на место; иначе по очереди
option-sexes-female = женщина
option-sexes-male = мужчина
option-harsh = Жёсткие правила
option-harsh-hint = За хлам новой карты не берут
option-perks_pay = Перками можно платить за умения
option-bystanders_trade = Обмен во время боя
option-bystanders_trade-hint = Кто не в бою, может меняться, пока он идёт
option-sale_past_nine = Продажа сверх 9-го уровня
option-sale_past_nine-capped = излишек пропадает
option-sale_past_nine-refused = запрещена
option-creeping = Постепенное облучение растёт
option-creeping-own-turns = в свои ходы
option-creeping-every-turn = каждый ход
option-super_classes = Классы суперманчкина
option-super_classes-two = два
option-super_classes-all = сколько угодно
option-rounds = Самая долгая партия
option-rounds-10 = 10 кругов
option-rounds-20 = 20 кругов
option-rounds-30 = 30 кругов
option-rounds-50 = 50 кругов
how-rounds = Последний круг закончился
how-level-ten = Десятый уровень
group-play = Сыграть карту
group-power = Применить умение
group-wear = Пустить шмотку в дело
group-stow = Убрать в рюкзак
group-load = Навьючить на напарника
group-attach = Прицепить модификатор
group-cheat = Сжульничать
group-class = Взять класс
group-replace = Сменить класс
group-trait = Выложить карту
group-sidekick = Взять напарника
group-drop = Расстаться с картой
group-sell = Продать шмотку
group-trade = Предложить обмен
group-help = Помощь в бою
group-answer = Ответить на предложение
group-give = Отдать шмотку
group-ask = Попросить шмотку
group-treasures = Сокровища помощнику
group-picker = Кто выбирает Сокровища
group-target = На кого
group-foe = Какой монстр
group-side = За какую сторону
group-monster = Какой монстр из руки
group-pay = Сбросить в уплату
group-lose = Потерять карту
group-steal = Украсть шмотку
group-take = Взять карту
group-cure = Избавиться от карты
group-idle = Отложить шмотку
group-surplus = Расстаться со шмоткой
group-to = Кому
group-first = Кто смывается первым
group-from = Смываться от монстра
group-keep = Оставить Перк
group-loot = Взять с тела
group-trouble = Вызвать монстра из руки
group-share = Сокровище помощнику
group-charity = Отдать карту

## Конец

score-level = Уровень { $score }
points-start = На старте
points-fights = За победы в боях
points-sales = За проданные шмотки
points-cards = Прочие карты
points-losses = Прочие потери
points-others = Всё остальное
luck-dice = Кубик
