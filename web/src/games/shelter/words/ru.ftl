### Поле «Убежища»

## Стол

floor-top = Верхний этаж, открыт для всех
floor-of = Этаж: { $who }
item-row = Ряд предметов
room-row = Ряд комнат
threat-deck = Колода угроз
threat-columns = Бросок угроз

## Пульт

round = Раунд { $round }
turn-of = Ходит: { $who }
winners = Победа: { $who }
last-round = { $why ->
    [sixth-room] Последний раунд: на этаже шестая комната
    [threat-deck] Последний раунд: колода угроз пуста
   *[stalemate] Два раунда без размещений
  }
idle-round = Никто не разместил жителя: второй такой раунд станет последним
fight-won = Победа
fight-lost = Поражение

## Места за столом

on-turn = ходит
has-passed = спасовал(а)
first-player = жетон первого игрока
happiness = Счастье: { $amount }
home = { $count ->
    [one] { $count } житель дома
    [few] { $count } жителя дома
   *[many] { $count } жителей дома
  }
at-home = Дома: { $count }. Новых, со следующего раунда: { $waiting }
dweller-new = Новый житель, дома со следующего раунда
dweller-wounded = Раненый житель
store = { $name }: { $have } из { $most }
special = S.P.E.C.I.A.L., { $count ->
    [0] улучшенных нет
   *[other] улучшены: { $letters }
  }
letter-free = никто не улучшен по этой букве
letter-taken = житель уже улучшен по этой букве
items = { $count ->
    [0] Предметов нет
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
  }
item-exhausted = Карта повёрнута до шага возвращения жителей

## Ячейки

spot-left = { $room }, слева
spot-right = { $room }, справа
spot-closed = Закрыто: на связанной ячейке угроза
closed = закрыто
columns = { $count ->
    [one] Колонка угроз { $columns }
   *[other] Колонки угроз { $columns }
  }
standing-here = Здесь: { $who }{ $state ->
    [wounded] , ранен
    [training] , проходит улучшение
   *[healthy] { "" }
  }
side-left = Пустое место слева от вашего лифта
side-right = Пустое место справа от вашего лифта
deck-items = Колода предметов: { $deck }
deck-rooms = Колода комнат: { $deck }
deck-threats = Колода угроз: { $deck }
pile = В сбросе: { $pile }

## Выбор

place-here = Разместить жителя здесь

## Для лобби и списков

option-first = Кто начинает
option-first-hint = По жребию, если место не названо
option-lifts = Порядок этажей
option-lifts-hint = Места сверху вниз; иначе по порядку мест
option-colours = Цвета
option-colours-hint = По одному на место; иначе как в коробке
option-colours-red = Красный
option-colours-blue = Синий
option-colours-green = Зелёный
option-colours-yellow = Жёлтый
how-sixth-room = Этаж достроен
how-threat-deck = Угрозы закончились
how-stalemate = Два раунда без размещений
group-place = Разместить жителя
group-use = Использовать предмет
group-take = Взять предмет
group-give = Сбросить предмет
group-ready = Подготовить предмет
group-gain = Получить
group-pay = Заплатить
group-spare = Заплатить меньше
group-build = Построить
group-side = Где построить
group-letter = Улучшить
group-train = Улучшить
group-mend = Вылечить
group-wound = Ранить
group-refresh = Сменить ряд
group-swap = Обменять

## Конец

score-happiness =
    { $score ->
        [one] { $score } счастье
       *[other] { $score } счастья
    }
points-play = Прочее счастье за игру
points-items = Предметы
points-lost = Потеряно в конце
luck-fights = Кубики боёв
