### Стол во весь экран

app-round = Раунд { $round }
app-last-round = ПОСЛЕДНИЙ РАУНД
app-threats-left = угроз в колоде: { $count }
app-over = Игра окончена
app-too-small = Столу нужно окно не меньше { $columns } × { $lines } знаков, а сейчас { $width } × { $height }. Увеличьте окно или играйте построчно: crossroads play --plain

## Панели

app-options = Выбор
app-detail = Что это даёт
app-added = Из дополнений
app-log = Что произошло
app-stores = Запасы
app-cards = На выбор
app-mine = Мои предметы
app-items-row = Предметы
app-rooms-row = Комнаты
app-deck = в колоде { $count }
app-nothing = нет
app-lift = Лифт
app-you = вы
app-bot = бот

## Подробности варианта

app-cost = Стоимость
app-reward = Награда
app-free = ничего
app-doubled = Награда дважды для жителя с улучшением
app-unused = Улучшение пропадёт без пользы: { $letters }.
app-wounded-only = Только для раненого жителя.
app-linked-spots = Связанные ячейки: два жителя вместе.
app-covers = На этой ячейке угроза: { $threat }.
app-odds = Шансы
app-taken = Здесь стоит { $seat }.
app-crews = Кто может пойти
app-name = Введите название
app-name-typed = { $typed }▏ · { $count }
app-name-command = Esc: теперь команда
app-back = назад
app-not-now = Сейчас выбрать нельзя

## Клавиши

app-key-why = почему нельзя
app-key-advice = совет
app-key-rules = правила
app-key-undo = отмена
app-key-ahead = заранее
app-key-save = сохранить
app-key-lang = язык
app-key-table = стол
app-key-cards = карты
app-key-help = помощь
app-key-coach = наставник
app-key-quit = выход

## Почему нельзя, правила, стол, помощь

app-ahead-title = Что вы делаете дальше?
app-why-title = Почему нельзя? Что сейчас недоступно
app-why-none = Сейчас можно выбрать всё, что есть.
app-why-more = … и ещё { $count }: Enter покажет их
app-advice-title = Что бы вы сделали?
app-advice-hint = ↑ ↓ Enter выбор · Esc назад
app-search-title = Правила
app-search-hint = Введите одно или несколько слов
app-search-none = Ничего не найдено. Попробуйте меньше слов или другие слова.
app-table-title = Весь стол
app-cards-title = Мои карты
app-close = Esc: назад к столу
app-list-hint = ↑ ↓ выбор · Tab текст · Esc назад
app-help-title = Помощь
app-help-keys =
    ↑ ↓ Enter      указать вариант и выбрать его
    1–9 a–z A–Z    сразу выбрать вариант с этой клавишей
    мышь           щёлкнуть вариант, подсвеченную ячейку или клавишу внизу
    Tab            перейти к следующей панели и прокрутить её
    PgUp PgDn      прокрутить «Что произошло»
    ?              что нельзя выбрать и какое правило мешает
    a              как тут поступить: лучшие варианты и доводы
    /              поиск по правилам
    t              весь стол текстом
    c              мои карты целиком
    u              отменить последний выбор
    =              в окне: пасовать, пока ничего не изменится, или весь этот бой, или всегда спрашивать здесь
    k              в учебной партии: отпустить наставника или позвать снова
    s              сохранить игру
    l              английский, русский, польский
    h              эта страница: клавиши, символы и слова
    q              выйти из-за стола
app-help-vault =
    Убежище: верхний этаж общий, под ним по этажу на игрока. У комнаты есть левая ячейка ▌ и правая ▐; числа наверху — их колонки. Янтарная клавиша отмечает ячейку, которую можно выбрать. Щелчок по любой другой ячейке называет правило, которое мешает. Закрашенные фигуры здоровы, пустые ранены; ! — угроза, которая накрыла ячейку.

## Обозначения

app-legend = Обозначения

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
app-go-on = Продолжить: { $command }

## Конец

app-end-title = КОНЕЦ ИГРЫ
app-end-hint = s сохранить запись · Enter посмотреть на стол · l язык · q выход
