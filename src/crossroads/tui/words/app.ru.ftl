### Стол во весь экран

app-title = CROSSROADS
app-round = Раунд { $round }
app-last-round = ПОСЛЕДНИЙ РАУНД
app-threats-left = угроз в колоде: { $count }
app-thinking = { $seat }: думает…
app-over = Игра окончена
app-too-small = Столу нужно окно не меньше { $columns } × { $lines } знаков, а сейчас { $width } × { $height }. Увеличьте окно или играйте построчно: crossroads play --plain

## Панели

app-options = Выбор
app-detail = Что это даёт
app-log = Что произошло
app-stores = Запасы
app-cards = На выбор
app-mine = Мои предметы
app-items-row = Предметы
app-rooms-row = Помещения
app-deck = в колоде { $count }
app-nothing = нет
app-lift = Лифт
app-you = вы
app-bot = бот

## Подробности варианта

app-cost = Цена
app-reward = Награда
app-free = ничего
app-doubled = Награда дважды для обученного
app-wounded-only = Только для раненого жителя.
app-linked-spots = Связанные места: два жителя вместе.
app-covers = На этом месте угроза: { $threat }.
app-price = Стоимость
app-odds = Шансы
app-rule = Правило
app-taken = Здесь стоит { $seat }.
app-crews = Кто может пойти
app-back = назад
app-not-now = Сейчас выбрать нельзя

## Клавиши

app-key-why = почему нельзя
app-key-rules = правила
app-key-undo = отмена
app-key-save = сохранить
app-key-lang = язык
app-key-table = стол
app-key-help = помощь
app-key-quit = выход

## Почему нельзя, правила, стол, помощь

app-why-title = Почему нельзя? Чего сейчас не выбрать
app-why-none = Сейчас можно выбрать всё, что есть.
app-search-title = Правила
app-search-hint = Введите одно или несколько слов
app-search-none = Ничего не найдено. Попробуйте меньше слов или другие слова.
app-table-title = Весь стол
app-close = Esc: назад к столу
app-list-hint = ↑ ↓ выбор · Tab текст · Esc назад
app-help-title = Помощь
app-help-keys =
    ↑ ↓ Enter      указать вариант и выбрать его
    1–9 a–z A–Z    сразу выбрать вариант с этой клавишей
    мышь           щёлкнуть вариант, подсвеченное место или клавишу внизу
    Tab            перейти к следующей панели и прокрутить её
    ?              чего нельзя выбрать и какое правило мешает
    /              поиск по правилам
    t              весь стол текстом
    u              отменить последний выбор
    s              сохранить игру
    l              английский, русский, польский
    q              выйти из-за стола
app-help-vault =
    Убежище: верхний этаж общий, под ним по этажу на игрока. У помещения есть левое место ▌ и правое ▐; числа наверху — их столбцы. Янтарная клавиша отмечает место, которое можно выбрать. Щелчок по любому другому месту называет правило, которое мешает. Закрашенные фигуры здоровы, пустые ранены; ! — угроза, которая накрыла место.

## Обозначения

app-legend = Обозначения
legend-power = энергия
legend-food = еда
legend-water = вода
legend-any = любой ресурс
legend-happiness = счастье
legend-item = предмет
legend-room = построить помещение
legend-price = стоимость помещения
legend-dweller = новый житель
legend-fight = бой: набрать число на двух кубиках
legend-wound = житель ранен; перед местом: только для раненых
legend-heal = лечение
legend-train = обучение букве
legend-first = первый игрок
legend-ready = один предмет снова готов
legend-refresh = обновить ряд
legend-swap = обмен
legend-linked = связанные места, два жителя
legend-exhaust = раз в раунд
legend-discard = один раз, затем в сброс
legend-end = считается в конце
legend-passive = действует всегда
legend-passed = спасовал
legend-rent = аренда

## Передача экрана

app-handover = Передайте экран игроку
app-handover-hint = Enter: я { $seat }, покажите мне стол

## Сохранение, отмена, выход

app-save-title = Сохранить игру в файл
app-save-hint = Enter сохраняет, Esc возвращает к столу
app-saved = Сохранено: { $path }
app-save-failed = Не сохранено: { $reason }
app-quit-title = Выйти из-за стола?
app-quit-text = Игра не сохранена.
app-quit-save = сохранить и выйти
app-quit-leave = выйти без сохранения
app-quit-stay = остаться
app-undone = Выбор отменён.

## Конец

app-end-title = КОНЕЦ ИГРЫ
app-end-hint = s сохранить запись · Enter посмотреть на стол · l язык · q выход
