### The symbols of the boards and what they mean: for the help of the terminal, the rules as a book, and the page

## Shelter

legend-power = энергия
legend-food = еда
legend-water = вода
legend-any = любой ресурс
legend-happiness = счастье
legend-item = предмет
legend-room = построить комнату
legend-price = цена комнаты
legend-dweller = новый житель
legend-fight = бой: набрать число на двух кубиках
legend-wound = житель ранен
legend-hurt = только для раненых жителей
legend-heal = лечение
legend-train = улучшение: буква, до следующего размещения
legend-first = первый игрок
legend-ready = подготовить один предмет
legend-refresh = обновить ряд
legend-swap = обмен
legend-linked = связанные ячейки, два жителя
legend-exhaust = раз в раунд
legend-discard = один раз, затем в сброс
legend-end = считается в конце
legend-passive = действует всегда
legend-rent = рента
legend-turn = чей сейчас ход
legend-passed = спасовал
legend-out = в запасах: житель, который уже размещён

## Fallout

fallout-legend-settlement = встреча в поселении
fallout-legend-wasteland = встреча на Пустоши
fallout-legend-vault = Убежище
fallout-legend-difficult = пересечённая местность
fallout-legend-irradiated = радиоактивная местность
fallout-legend-enemy = активный враг с уровнем
fallout-legend-inactive = неактивный враг
fallout-legend-marker = жетон задания
fallout-legend-adjoins = граничит с указанным сектором или с вашим
fallout-legend-dangerous = опасный фрагмент взакрытую
fallout-legend-deadly = смертоносный фрагмент взакрытую
fallout-legend-hp = здоровье
fallout-legend-rads = радиация
fallout-legend-caps = крышки
fallout-legend-armor = броня
fallout-legend-peg = штырёк опыта за жетоном, до которого он дошёл
fallout-legend-hit = значок попадания на кубике
fallout-legend-match = попадает или достаточно
fallout-legend-exhausted = повёрнутая карта
fallout-legend-first = первый игрок
fallout-legend-turn = чей ход
fallout-legend-camp = жетон C.A.M.P.: сюда ведёт быстрое перемещение
fallout-legend-stand = последний бой; ярко, когда он открыт
fallout-legend-done = достигнутая цель

## Munchkin

munchkin-legend-strength = боевая сила
munchkin-legend-defence = защита от радиации
munchkin-legend-run = смывка: что прибавляется к кубику
munchkin-legend-level = уровень
munchkin-legend-hand = на руке: Двери + Сокровища
munchkin-legend-turn = чей ход
munchkin-legend-dead = труп или монстр
munchkin-legend-big = большая шмотка
munchkin-legend-idle = в деле, но сейчас не считается
