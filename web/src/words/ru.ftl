### Слова самой страницы: всё, чего не приносит с собой игра.

## Везде

home = Crossroads: на главную
language = Язык
settings = Настройки
about = О проекте
rules = Правила
close = Закрыть
loading = Секунду…
try-again = Ещё раз
to-lobby = На главную
you = вы
bot = бот

## Главная

lobby-title = Главная
tagline = Садитесь и играйте: против ботов, вместе у одного экрана или с друзьями издалека.
play-now = Играть
play-now-what =
    { $bots ->
        [one] { $game } — вы и { $bots } бот
        [few] { $game } — вы и { $bots } бота
       *[many] { $game } — вы и { $bots } ботов
    }
set-table = Создать свой стол
game = Игра
seats = Кто где сидит
seats-count =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
seats-fewer = На одно место меньше
seats-more = На одно место больше
seat-who = Кто сидит на месте { $number }
seat-name-of = Имя игрока на месте { $number }
sit-me = Я
sit-here = Ещё один человек у этого экрана
sit-open = Друг, по ссылке
bot-random = Случайный бот
bot-steady = Вдумчивый бот
bot-name-1 = Ржавчик
bot-name-2 = Искорка
bot-name-3 = Винтик
bot-name-4 = Шестерёнка
bot-name-5 = Болтик
bot-name-6 = Гаечка
name-and-role = { $name } ({ $role })
best-odds = лучший шанс
seat-number = Место { $number }
player-name = Игрок { $number }
pace = Пауза после хода бота
pace-instant = Без паузы
pace-brisk = Короткая
pace-calm = Спокойная
clock = Часы для ответов с руки
clock-none = Нет: ждём каждого
clock-seconds = { $seconds } с, кто бы ни мог ответить
undo-policy = Отмена хода
undo-free = Свободно
undo-consent = С согласия остальных
undo-off = Нельзя
real-table = За настоящим столом: { $count ->
    [0] бросает и тянет программа
    [one] { $count } своё
   *[other] { $count } своих
}
real-table-note = Что вы бросаете и тянете сами, из своей коробки, и вводите
real-table-all = Всё
drawn-search = Введите название
drawn-found = { $count ->
    [0] ничего
    [one] { $count }: { $first }
   *[other] { $count }; первое: { $first }
}
drawn-none = Ни в одном названии нет «{ $sought }».
table-language = Язык стола
who-may-come = Кто может сесть
private = Только по ссылке
public = Кто угодно: стол виден на главной
who-may-watch = Кто может смотреть
watch-all = Все, у кого есть ссылка
watch-none = Никто, кроме игроков
plan-expansions = Дополнения
plan-packs = Другие наборы
played-with = С чем играем: { $names }
table-options = Особенности этой игры
option-refused = Не с этими дополнениями: { $value }.
option-usual = Как обычно
option-yes = да
option-no = нет
make-and-play = Сесть и играть
make-and-invite = Открыть стол и пригласить
ways = Как сыграть
way-bots = Против ботов
way-bots-what = Вы и боты, прямо сейчас.
way-here = У одного экрана
way-here-what = Двое ходят по очереди; между ними опускается занавес.
way-link = На расстоянии
way-link-what = Место для друга: вы получите ссылку, которую можно отправить.
learn = Учиться играя
learn-what = { $game } с наставником: настоящая партия, по одной подсказке.
learn-first = Вы здесь впервые?
learn-first-what = Учитесь играя: настоящая партия против ботов и наставник, который объясняет по ходу дела. Десять минут, и уйти можно когда угодно.
own-tables = Ваши столы
forget-table = Убрать из списка
record-open = Открыть запись партии
record-open-what = Файл сыгранной партии: посмотрите её ещё раз, разберите или доиграйте с любого момента.
record-choose = Выбрать файл
open-tables = Столы со свободными местами
open-tables-none = Ни один открытый стол сейчас не ждёт игроков. Откройте свой, и он появится здесь.
nobody-yet = Пока никого
seats-free =
    { $count ->
        [0] все места заняты
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
phase-playing = идёт игра, { $choices ->
        [one] { $choices } выбор
        [few] { $choices } выбора
       *[many] { $choices } выборов
    }
phase-over = окончена

## Ожидание

waiting-title = Ожидание игроков
waiting-for =
    { $count ->
        [0] Все в сборе, игра начинается.
        [one] Свободно { $count } место. Игра начнётся, когда его займут.
        [few] Свободно { $count } места. Игра начнётся, когда их займут.
       *[many] Свободно { $count } мест. Игра начнётся, когда их займут.
    }
your-name = Ваше имя
claim = Сесть сюда
claim-here = Ещё один у этого экрана
sit-bot = Посадить бота
which-bot = Какого бота
leave = Встать
here = за столом
away = не на связи
seat-free = свободно
no-spectators = Без зрителей: когда игра начнётся, её будут видеть только те, кто сидит за столом.
invite-link = Ссылка для друзей
invite-scan = Или отсканируйте телефоном
invite-only-here = Сервер доступен только с этого устройства. Чтобы пустить других, запустите его так: crossroads serve --host 0.0.0.0
invite-expires = Действует сутки.
invite-renew = Сделать новую
copy = Копировать
copied = Скопировано

## Честные кубики

fair-dice = Честные кубики: их нельзя подстроить
fair-dice-text = Ещё до того, как кто-либо сел за стол, сервер загадал секрет и показал его отпечаток (он ниже). Каждое место добавило случайное число от себя, и кубики получаются из всего этого вместе. Когда игра закончится, секрет откроется, и любой сможет проверить, что он совпадает с отпечатком и что каждый бросок и каждая тасовка получены из него.
fair-commitment = Отпечаток секрета
fair-secret = Секрет
fair-nonces = Что добавило каждое место
fair-verify = С записью игры:
fair-known-own = Этот браузер всё проверил: секрет совпадает с отпечатком, который вам показали до игры, и ваше случайное число вошло в кубики.
fair-known-seen = Этот браузер всё проверил: секрет совпадает с отпечатком, который вам показали до конца игры.
fair-known-nothing = Секрет совпадает со своим отпечатком. Этот браузер не видел отпечатка до конца игры; не подменили ли его, может сказать только тот, кто видел.
fair-unchecked = Проверить кубики не удалось: запись игры не загрузилась. Откройте стол ещё раз, чтобы повторить.
fair-alarm = Не верьте кубикам этой игры
fair-alarm-secret = Секрет не совпадает со своим отпечатком: сервер обещал другой.
fair-alarm-changed = Отпечаток не тот, который этому браузеру показали раньше: секрет могли выбрать позже.
fair-alarm-nonce = Случайного числа, которое этот браузер добавил за место «{ $name }», в кубиках нет.
fair-alarm-record = В записи игры не те кубики, что у стола.
fair-alarm-do = Сохраните запись, предупредите остальных за столом и спросите того, кто держит этот сервер.

## Стол

line-down = Нет связи с сервером. Ваши решения сохранены; страница подключится сама.
your-turn = Ваш ход
turn-of = Выбирает { $name }
turn-of-bot = Думает: { $name }
someone-chooses = Выбирает { $name }
has-turn = выбирает
quoted = «{ $text }»
game-over = Игра окончена
skip-to-choices = Сразу к вариантам
options = Варианты
unfold =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
fold = Свернуть
why-not = Чего сейчас нельзя и почему
lit-above = Выше: { $count }
lit-below = Ниже: { $count }
lit-aside = Сбоку: { $count }
lit-show = показать, что ещё можно выбрать
its-rule = Правило
what-you-have = Что у вас есть
board = Стол
offer = { $label }. Можно выбрать
offer-several = { $what }. { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
several = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта: нажмите, чтобы увидеть
   *[many] { $count } вариантов: нажмите, чтобы увидеть
  }
no-board = Для этой игры стол не нарисован: играйте по списку вариантов.
undo = Отменить
no-undo-known = Вернуть нечего: после вашего последнего выбора бросали кубики или открыли что-то скрытое, либо вы ещё не выбирали.
no-undo-asked = О возврате хода уже спрашивают.
no-undo-watching = Зрителю нечего возвращать.
result = Итог
show-result = Показать итог
beside = Рядом со столом
from-expansions = Что добавляют дополнения
tab-log = Ход игры
tab-chat = Беседа
tab-seats = Места
log-whole = Показать весь текст
since-your-turn = С вашего прошлого хода
since-your-turn-lines = С вашего прошлого хода: { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
  }
since-again = Показать ещё раз
to-side = Журнал, чат и места
log-earlier =
    { $count ->
        [one] Показать ещё { $count } строку
        [few] Показать ещё { $count } строки
       *[many] Показать ещё { $count } строк
    }
log-why = почему?
log-why-of = Почему? { $text }
rule-of = Правило к строке: { $text }
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать всем за столом
chat-spectator = Вы зритель. Говорить могут только те, кто сидит за столом.
send = Отправить
bot-stands-in = вместо игрока: { $bot }
hand-to-bot = Пусть доиграет бот
take-back = Вернуться на место
bot-plays-for-you = За вас играет бот.
keeps-waiting = Стол ждёт: { $name }.

## Отказы

refused-stale = Кто-то успел раньше. Взгляните на стол и выберите снова.
refused-not-yours = Это решать не вам.
refused-not-now = Сейчас этого сделать нельзя.
refused-too-fast = Не так быстро: подождите немного.
refused-undo-refused = Решение остаётся в силе: отменить его не согласились.

## Почему нельзя

why-title = Почему нельзя?
why-none = Ничто не мешает: это можно выбрать.
why-more = Показать ещё { $count }
why-other = Другое
why-seek = Найти в списке
why-not-found = Такого в списке нет.
open-rule = Открыть правило

## Правила

rules-search = Поиск по правилам
rules-all = Все темы
rules-more = Об этом правиле
rules-book = Правила книгой: сначала игра за две минуты
rules-guessed = Показано для «{ $meant }» вместо «{ $typed }».
rules-found =
    { $count ->
        [0] Ничего не найдено. Попробуйте другие слова или меньше слов.
        [one] Найдено { $count } правило
        [few] Найдено { $count } правила
       *[many] Найдено { $count } правил
    }
rules-now = Что важно сейчас
rules-topics = Темы
rules-related = Близкие темы
book-print = Печать
book-whole = Правила книгой
book-short = Игра за две минуты
book-symbols = Что значат символы
book-unofficial = Crossroads — неофициальный фанатский проект. Правила изложены нашими словами.
rules-example = Пример.
rules-ruling = Наше решение.

## Несколько человек у одного экрана

curtain-title = { $name }, ваш ход
curtain-text = Передайте экран. Пока вы не скажете, ничего вашего не будет показано.
curtain-look = Я { $name }, покажите стол

## Отмена

undo-asked-title = Отменить ход?
undo-asked = { $name } просит отменить последнее решение.
undo-agree = Согласиться
undo-refuse = Нет, пусть остаётся
undo-waits = { $name } просит отменить решение. Ждём ответа: { $others }.

## Конец

end-title = Игра окончена
end-winners =
    { $count ->
        [0] Победителя нет.
        [one] Победа: { $winners }!
       *[other] Общая победа: { $winners }!
    }
end-you = Вы победили!
end-points = Откуда взялось
end-dice = Кубики
end-sum = Всего
end-luck = { $rolled } при ожидании { $expected } ({ $share })
end-yours = Отличная игра.
score =
    { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
rematch = Сыграть ещё
rematch-join = К следующей игре
rematch-watch = Смотреть следующую игру
replay = Повтор
record = Скачать запись
chart = Очки по ходу игры
chart-none = Для этой игры графика нет.
chart-table = Таблицей
chart-choice = Выбор
play-on = Играть дальше отсюда: { $name }
played-on-from = Партия продолжает другую с момента перед решением { $at }
replay-link-here = Ссылка на этот момент
replay-link = Скопировать ссылку на этот момент
replay-link-copied = Ссылка скопирована
look-back = Взгляд назад
look-back-what = Сколько в результате от ваших решений, от чужих и от случая, и какие три решения обошлись вам дороже всего.
look-back-whose = Взгляд назад: { $name }
look-back-working = Партия разыгрывается снова, и проверяются другие решения: готово { $percent }. Можно уйти с этой страницы и вернуться позже.
look-back-none = На эту партию сейчас нельзя взглянуть назад.
look-back-line = Ценность по ходу партии
look-back-value = ценность
look-back-moment = Решение { $at }
look-back-chosen = Ваш выбор:
look-back-better = В среднем лучше:
look-back-see = Посмотреть этот момент
look-back-retry = Попробовать ещё раз

## Повтор

to-table = К столу
replay-past = Выбора { $at } нет: показано, как выглядит игра после последнего, { $last }.
replay-at = После выбора { $at } из { $last }
replay-controls = Шаги повтора
replay-back = На один выбор назад
replay-on = На один выбор вперёд
replay-play = Смотреть
replay-pause = Пауза
replay-slider = Выбор
replay-eyes = Чьими глазами
everybody = Зрителя

## Настройки и клавиши

settings-theme = Цвета
settings-theme-system = Как в системе
settings-theme-dark = Тёмные
settings-theme-light = Светлые
settings-size = Размер букв
settings-size-usual = Обычный
settings-size-larger = Крупнее
settings-size-largest = Самый крупный
settings-still = Меньше движения
settings-keys = Одиночные клавиши выбирают и открывают правила
settings-glow = Строки развёртки на экране
settings-sound = Звуки
keys-title = Клавиши
keys-number = выбрать вариант с этим номером или открыть группу
keys-arrows = указать вариант и выбрать его
keys-rules = открыть правила
keys-glossary = что значат символы и слова
keys-why = чего сейчас нельзя и почему
keys-undo = отменить

## О проекте

about-what = Crossroads — бесплатный стол для настольных игр в браузере: он знает правила, играет за пустые места и хранит тайны.
about-unofficial = Это неофициальный проект поклонников: он не связан с владельцами названий игр и не одобрен ими. Их рисунков и текстов здесь нет.
about-icons = Рисунки
about-icons-text = Сцены и поля нарисованы нами. Значки:
about-fonts = Шрифты
about-privacy = Что хранит эта страница
about-privacy-text = Ваш браузер помнит номера ваших столов, ваше имя и эти настройки. Никуда, кроме этого сервера, ничего не отправляется.

## Что пошло не так

error-title = Дальше дороги нет
trouble-unknown-table = Такого стола нет. Проверьте ссылку: возможно, потерялась буква.
trouble-unknown-game = Такой игры здесь нет.
trouble-seat-taken = Это место только что заняли. Выберите другое.
trouble-invitation-expired = Срок приглашения истёк. Попросите новое у того, кто его прислал.
trouble-invitation-needed = Это закрытый стол. Попросите ссылку у того, кто его открыл.
trouble-too-many-requests = Слишком много запросов сразу. Подождите немного и попробуйте снова.
trouble-server-away = Сервер не отвечает. Попробуйте чуть позже.
trouble-not-found = По этому адресу ничего нет.
trouble-no-page = По этому адресу ничего нет.
trouble-bad-name = Такое имя не подойдёт. Выберите другое, не длиннее 24 знаков.
trouble-bad-table = Так стол накрыть нельзя:
trouble-bad-record = Этот файл — не запись партии, или он повреждён.
trouble-record-not-over = Партия в этом файле ещё не закончена. Продолжите её там, где она сохранена.
trouble-record-other-rules = Партия в этом файле сыграна по другим правилам. Откройте её в той версии, в которой её играли.
trouble-too-large = Для сервера это слишком много.
trouble-busy = Сервер занят. Попробуйте через минуту.
trouble-invitation-wrong = Это приглашение не к этому столу. Попросите новую ссылку у того, кто его открыл.
trouble-not-now = Сейчас этого сделать нельзя: за столом уже всё изменилось.
trouble-no-such-point = Так долго игра не длилась.
trouble-replay = Пока игра не закончена, на неё можно оглянуться только своими глазами или глазами зрителя.
trouble-unknown-rule = Такого правила нет.
trouble-not-yours = Это решать не вам.
trouble-no-spectators = Эта игра идёт без зрителей. Когда она закончится, её можно будет посмотреть здесь.
trouble-unknown = Что-то пошло не так. Попробуйте ещё раз.

## Окна

window = Ответы
window-awaits = Ещё могут ответить: { $names }.
window-left = Осталось { $seconds } с.
window-answered = Ваш ответ ждёт, пока не выйдет время; другой заменит его.
stand-until-change = Пас, пока ничего не изменится
stand-until-change-what = Пасовать, пока нечего ответить по-новому и никто не отвечает
stand-occasion = Пас до конца
stand-occasion-what = Пасовать весь этот бой или ход
stand-stop = Всегда спрашивать здесь
stand-stop-what = Спрашивать здесь, даже если можно только пасовать

## A seat on several devices

devices = Устройства
devices-title = Это место на ваших устройствах
devices-more = Играть на другом устройстве
devices-code = Отсканируйте это там или откройте стол и введите код. Он действует один раз, десять минут.
devices-code-typed = Откройте там стол и введите код. Он действует один раз, десять минут.
devices-scan = Место для другого устройства
devices-list = Где играют за это место
devices-this = это устройство
devices-unnamed = Устройство
devices-sign-off = Отключить
devices-sign-off-named = Отключить: { $name }
devices-way-claim = место занято здесь
devices-way-code = по коду
devices-way-host = впустил хозяин стола
devices-way-profile = по вашему профилю
reissue = Впустить снова
reissue-title = Новый вход для игрока { $name }
reissue-note = Отправьте эту ссылку или код игроку { $name }. Они действуют один раз, в течение суток. Все за столом прочитают в чате, что вы их создали.
have-code = Я уже играю здесь, и у меня есть код
spend-title = Ваше место на этом устройстве
spend-text = С этим кодом вы играете за своё место и на этом устройстве.
spend-code = Код
spend = Играть на этом устройстве
chat-reissued = Хозяин стола создал новый вход для игрока { $name }.
trouble-code-wrong = Этот код уже недействителен или относится к другому столу. Создайте новый.
trouble-code-expired = Срок действия кода истёк. Создайте новый.
trouble-last-device = Это единственное устройство этого места. Лучше покиньте место.
trouble-too-many-devices = У этого места уже слишком много устройств. Отключите одно из них.
trouble-unknown-device = Это устройство уже отключено.

## A profile

profile = Профиль
profile-what = Профиль хранит ваши столы, результаты и статистику и приносит их на любое устройство. Ему не нужны ни имя, ни почта: только фраза из шести слов, которую сервер создаёт и не хранит.
profile-make = Создать профиль
profile-made = Запишите эту фразу и берегите её. Она показана один раз, и никто не сможет её сбросить:
profile-passphrase = Секретная фраза
profile-sign-in = Войти
profile-sign-out = Выйти
profile-figures = Игры, сыгранные до конца
profile-figure = { $game }: { $played }, из них побед: { $won }
profile-no-figures = Пока ни одной.
profile-open = Открыть
profile-open-table = ждёт игроков
profile-playing = идёт игра
profile-over = окончена
profile-gone = больше не хранится
profile-won = победа
profile-lost = поражение
profile-export = Всё обо мне, файлом
profile-delete = Удалить всё обо мне
profile-delete-note = Ваш профиль, имя и всё сказанное вами за столами будет забыто навсегда. В идущих играх за вас продолжит бот. Сделанные выборы остаются: это игра и других игроков.
profile-delete-now = Удалить навсегда
trouble-not-signed-in = На этом устройстве не выполнен вход в профиль.
trouble-passphrase-wrong = Профиля с такой фразой здесь нет. Проверьте каждую букву.

## Что бы вы сделали?

advice = Что бы вы сделали?
advice-thinking = Обдумываем…
advice-none = На этот раз ответа нет.
advice-needs-all = За столом играют люди, поэтому советы выключены, пока не согласятся все.
advice-agree = Разрешить советы за этим столом
advice-refuse = Обойдёмся без советов
advice-waits = Ждём согласия: { $others }.
chat-advice-on = Все согласны: теперь каждый может попросить совета. Последним согласие дал игрок { $name }.
chat-advice-off = { $name } больше не хочет советов за этим столом: они выключены.
refused-advice-refused = За столом играют люди: на советы должны согласиться все.
bot-why = Почему такой выбор?
bot-why-title = { $name }: почему такой выбор?
bot-why-said = Сказано за столом
bot-why-chosen = Выбрано
bot-why-else = Что ещё можно было выбрать
keys-advice = что бы вы сделали?

## Наставник первой партии

coach = Наставник
coach-step = Шаг { $number } из { $of }
glossary = Значки и слова
glossary-here = То, о чём здесь речь
glossary-words = Все слова
coach-quiet = Здесь урока нет, решайте сами: выбирайте что угодно или спросите «{ advice }»
coach-leave = Играть без наставника
coach-resume = Позвать наставника
coach-suggests = совет наставника

## Игра на несколько дней

slow = Время на решение
slow-none = За один вечер
slow-hours = { $hours } часов
slow-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
slow-note = Медленный стол: кого нет, тот получит сообщение о своём ходе, а за того, кто не приходит, играет бот. Вопрос с единственным ответом не задаётся, поэтому другие могут догадаться, что вы ничего не могли сделать.
days-open = На несколько дней…
days-slow = Эта игра идёт несколько дней.
days-until = { $name }: время до { $when }.
days-until-you = У вас есть время до { $when }.
days-paused = Игра на паузе: время не идёт.
days-pause-asked = Хотят паузу: { $names }.
days-no-time = Сейчас нет времени
days-snooze = Не об этом ходе: больше не напоминать
days-snoozed = Об этом ходе больше ничего не придёт.
days-pause = Попросить паузу
days-pause-agree = Согласиться на паузу
days-pause-not = Всё-таки без паузы
days-go-on = Продолжить игру
days-resign = Сдаться
days-resign-really = Сдаться: дальше всегда играет бот
days-resign-not = Остаться
days-away-note = Пауза начинается, когда согласны все. Если ваше время вышло, за вас играет бот, пока вы не вернётесь.
notices-title = Когда мой ход, а меня нет
notices-for-seat = Для этого места.
notices-for-profile = Для всех столов вашего профиля.
notices-way = Сообщать мне
notices-add = Добавить
notices-email = по почте
notices-push = в этом браузере
notices-webhook = через вебхук
notices-feed = в ленте
notices-mail-address = Адрес почты
notices-hook-address = Адрес вебхука
notices-code = Код, который туда пришёл
notices-confirm = Подтвердить
notices-drop = Убрать
notices-drop-named = Убрать: { $name }
notices-feed-address = Адрес вашей ленты
notices-feed-once = Он показан только сейчас. У кого он есть, тот видит, когда ваш ход.
notices-not-allowed = Этому браузеру нельзя показывать сообщения: разрешите это в его настройках.
notices-kept = Сохранено.
notices-quiet = Тихие часы
notices-quiet-from = Тихо с
notices-quiet-to = Тихо до
notices-digest = Всё один раз в день
notices-digest-at = В какое время
trouble-bad-address = Этот адрес не подходит. Проверьте его.
trouble-channel-off = Этот сервер так сообщать не может.
trouble-not-sent = Туда ничего не удалось отправить. Проверьте адрес и попробуйте ещё раз.
