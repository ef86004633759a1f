### Shelter, базовый набор: как называется всё, что есть на поле

game-name = Fallout Shelter. Настольная игра

## Шаги раунда и конец игры

phase-opening = подготовка
phase-threats = шаг угроз
phase-placement = шаг размещения
phase-recall = шаг возвращения жителей
phase-over = игра окончена
ending-sixth-room = шесть комнат на этаже
ending-threat-deck = колода угроз пуста
ending-stalemate = два раунда подряд без размещений

## Когда действует предмет

moment-turn = в свой ход
moment-before-roll = перед броском в бою
moment-after-roll = после проигранного броска
moment-spot = после размещения
moment-price = при оплате комнаты
moment-newcomer = при оплате нового жителя
moment-rent = при получении ренты
moment-end = в конце игры

## Символы

symbol-pay = оплата
symbol-give-item = сбросить предмет
symbol-wound = { cost-wound }
symbol-fight = бой
symbol-price = { cost-price }
symbol-gain = ресурсы
symbol-item = предмет
symbol-room = { reward-room }
symbol-happiness = счастье
symbol-dweller = новый житель
symbol-first = { reward-first }
symbol-train = улучшение
symbol-heal = { reward-heal }
symbol-ready = { reward-ready }
symbol-refresh = обновить ряд
symbol-swap = обмен
symbol-roll = прибавка в бою
symbol-reroll = переброс
symbol-mend = лечение дома
symbol-receive = награда в свой ход
symbol-refresh-one = обновить один из рядов
symbol-at-spot = награда за букву
symbol-newcomer = новый житель дешевле
symbol-rent = рента больше
symbol-keepsake = счастье в конце игры

## Состояние жителей, предметов и игроков

state-home = { dweller-home }
state-new = { dweller-new }
state-healthy = здоров
state-wounded = { dweller-wounded }
state-untrained = без буквы
state-trained = с буквой
state-training = { dweller-training }
state-ready = карта подготовлена
state-exhausted = { item-exhausted }
state-passed = пас

## Подписи

label-round = Раунд
label-last-round = Последний раунд
label-turn = Ходит
label-player = Игрок
label-first-player = Первый игрок
label-score = Счёт
label-floor = Этаж
label-lift = Лифт
label-room = Комната
label-spot = Ячейка
label-column = Колонка
label-threat = Угроза
label-item = Предмет
label-dweller = Житель
label-rooms = Комнаты
label-items = Предметы
label-threats = Угрозы
label-dwellers = Жители
label-resources = Ресурсы
label-happiness = Счастье
label-price = Цена
label-cost = Стоимость
label-reward = Награда
label-item-row = Ряд предметов
label-room-row = Ряд комнат
label-item-deck = Колода предметов
label-room-deck = Колода комнат
label-threat-deck = Колода угроз
label-discarded = В сбросе
label-fight = Бой
label-dice = Кубики
label-bonus = Прибавка
label-total = Итого
label-victory = Победа
label-defeat = Поражение
