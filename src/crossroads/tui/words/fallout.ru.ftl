### Fallout: The Board Game в терминале

app-going-on = Сейчас
app-pages = Имущество
app-scene = Стол

fallout-page-mine = Я
fallout-page-quests = Задания
fallout-page-others = Рынок, другие
fallout-page-bonds = Цели
fallout-adjoins = Рядом
fallout-reroll-token = Перебросить
fallout-reroll-well-rested = Потерять «Бодрый», перебросить
fallout-influence = влияние { $influence } из { $needed }
fallout-test-now = Значков попаданий: { $icons }, { $difficulty ->
    [0] чем больше, тем лучше
   *[other] нужно { $difficulty }
}
fallout-fight-now = Попаданий: { $hits }, нужно { $needs }
fallout-fight-back = по вам: { $icons }, броня { $armor }{ $ignored ->
    [0] {""}
   *[other] , не считается { $ignored }
}

## Справка

fallout-help =
    ← →            листать страницы: мой планшет, задания, рынок и другие
    Tab, стрелки   прокрутить поле
    Поле: блок — фрагмент, строка в нём — сектор. Стрелка говорит, с какой стороны фрагмента лежит сектор, точка — середина. Янтарная клавиша отмечает сектор, фрагмент или врага, о котором говорит вариант. Щелчок выбирает его или называет правило, которое мешает. Число за врагом — его уровень, за значком — уровень встречи, за жетоном — номер задания.
    Кубики: тело с частями, которые показал кубик; зелёная рамка попадает по врагу. Полоса: радиация слева, здоровье над ней.
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
