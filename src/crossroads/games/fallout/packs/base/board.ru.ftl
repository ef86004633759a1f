### Fallout, базовый набор: как называется всё, что есть на поле

game-name = Fallout. Настольная игра

## Выжившие

trait-idolized = Кумир
trait-vilified = Презренный
trait-synth = Синт
trait-super-mutant = Супермутант
trait-well-rested = Бодрый
trait-addicted = Зависимый
special-S = Сила
special-P = Восприятие
special-E = Выносливость
special-C = Харизма
special-I = Интеллект
special-A = Ловкость
special-L = Удача

## Карты

kind-weapon = оружие
kind-apparel = одежда
kind-companion = спутник
kind-aid = припасы
kind-chem = препарат
kind-magazine = журнал
kind-event = событие
kind-ability = способность
kind-any = любая карта
moment-turn = в свой ход
moment-action = в свой ход, потратив действие
moment-before-fight = перед боем
moment-fight = в бою
moment-roll = в бою или в проверке
moment-test = в проверке
moment-kill = когда вы убили врага
pay-discard = сбросить
pay-exhaust = повернуть
pay-once = раз в ход
deck-loot = добыча
deck-asset = активы
deck-unique = уникальные активы
deck-own = карты персонажей
deck-agenda = замыслы
deck-library = библиотека карт
deck-wasteland = встречи в Пустоши
deck-settlement = встречи в поселениях
deck-vault-84 = встречи в Убежище 84
deck-vault-109 = встречи в Убежище 109
symbol-xp = опыт
symbol-caps = крышки
symbol-lose-caps = потеря крышек
symbol-damage = урон
symbol-rads = рады
symbol-heal = восстановление здоровья
symbol-cure = избавление от радиации
symbol-shop = сделки на рынке

## Враги

type-critter = тварь
type-human = человек
type-robot = робот
type-mutant = супермутант
type-monster = монстр
ability-aggressive = Агрессивный
ability-armor = Броня
ability-loot = Добыча
ability-radiation = Радиоактивный
ability-ranged = Дальнобойный
ability-retreat = Бегство
area-H = голова
area-T = туловище
area-A = руки
area-L = ноги
faction-star = группировка звезды
faction-shield = группировка щита

## Поле

icon-wasteland = Пустошь
icon-settlement = поселение
icon-vault-84 = Убежище 84
icon-vault-109 = Убежище 109
back-start = начальный фрагмент
back-named = двусторонний фрагмент
back-dangerous = опасный фрагмент
back-deadly = смертоносный фрагмент
terrain-difficult = пересечённая местность
terrain-irradiated = радиоактивная местность
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый
colour-white = белый
toward-north = на север
toward-northeast = на северо-восток
toward-east = на восток
toward-southeast = на юго-восток
toward-south = на юг
toward-southwest = на юго-запад
toward-west = на запад
toward-northwest = на северо-запад

## Ходы и конец игры

phase-survivors = выбор выживших
phase-turn = ход
phase-activation = действуют враги
phase-over = игра окончена
action-move = Движение
action-explore = Разведка
action-fight = Бой
action-encounter = Встреча
action-quest = Задание
action-camp = Привал
ending-influence = достаточно влияния
ending-faction = группировка захватила власть
ending-eliminated = в живых никого не осталось
state-ready = подготовлена
state-exhausted = карта повёрнута
state-active = активный
state-inactive = неактивный
state-eliminated = выбыл из игры
state-facedown = взакрытую
state-loyal = верен
state-first = первый игрок

## Подписи

label-round = Раунд
label-turn = Ход
label-player = Игрок
label-survivor = Выживший
label-first-player = Первый игрок
label-scenario = Сценарий
label-score = Счёт
label-actions = Действия
label-points = Очки движения
label-hp = Здоровье
label-rads = Радиация
label-remaining = Остаток здоровья
label-xp = Опыт
label-caps = Крышки
label-armor = Броня
label-special = S.P.E.C.I.A.L.
label-traits = Особенности
label-level = Уровень
label-weapon = Оружие
label-apparel = Одежда
label-companion = Спутник
label-beside = Рядом с планшетом
label-inventory = Инвентарь
label-equipment = Экипировка
label-perks = Преимущества
label-agendas = Замыслы
label-influence = Влияние
label-needed = Влияние для победы
label-loyal = Верность
label-power = Могущество
label-track = Счётчик могущества
label-shop = Рынок
label-cost = Цена
label-ranged = Дальнобойное
label-uniques = Уникальные активы
label-tokens = Жетонов в запасе
label-map = Поле
label-tile = Фрагмент
label-space = Сектор
label-enemies = Враги
label-enemy = Враг
label-areas = Уязвимы
label-abilities = Свойства
label-quests = Задания
label-objectives = Цели
label-marker = Жетон задания
label-decks = Колоды
label-discarded = В сбросе
label-library = Библиотека карт
label-cards = Карты
label-fight = Бой
label-test = Проверка
label-dice = Кубики
label-difficulty = Сложность
label-hits = Попадания
label-hit-icons = Значки попаданий
label-rerolls = Перебросы
label-success = Успех
label-failure = Провал
label-trade = Обмен
label-gives = Отдаёт
label-asks = Просит
label-encounter = Встреча
label-letters = Буквы
label-recruit = Чтобы завербовать
label-keep = Остаётся, пока
label-staging = Когда помещено
label-results = Результаты
label-how = Как выполнить
label-opening = Начало
label-players = Игроков не меньше
label-icons = Действуют в конце раунда
label-flavour = Надпись

## Чем может кончиться бросок

chance-kill = Убийство врага
chance-no-kill = Враг уцелел
chance-death = Гибель
chance-survival = Выживание
chance-success = Успех
chance-failure = Неудача
odds-kill = убить { $chance }
odds-success = успех { $chance }
odds-without = без перебросов { $chance }
odds-cards = с картами { $chance }
odds-helped = с помощником { $chance }
odds-death = гибель { $chance }
odds-hits = попаданий в среднем { $mean }, не больше { $most }
odds-hits-sure = попаданий { $most }
odds-damage = урон в среднем { $mean }, не больше { $most }
odds-rads = радиация в среднем { $mean }, не больше { $most }
odds-damage-sure = урон { $most }
odds-rads-sure = радиация { $most }
odds-helper = гибель помощника { $chance }
odds-helper-damage = урон помощнику в среднем { $mean }, не больше { $most }
odds-helper-rads = радиация помощнику в среднем { $mean }, не больше { $most }
odds-helper-damage-sure = урон помощнику { $most }
odds-helper-rads-sure = радиация помощнику { $most }
