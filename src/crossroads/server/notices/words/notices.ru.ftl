# Что получает тот, кого нет за столом.

turn-at-subject = Ваш ход: { $game }
turn-subject = Ваш ход за { $count ->
    [one] { $count } столом
   *[other] { $count } столами
}
reminder-at-subject = Осталось мало времени: { $game }
reminder-subject = Осталось мало времени за { $count ->
    [one] { $count } столом
   *[other] { $count } столами
}
with-others = { $game }, вместе с вами: { $others }
alone = { $game }
until = Время до { $due } ({ $zone })
stop = Больше не присылать: { $url }
code-subject = Ваш код для сообщений от Crossroads
code-text = Введите этот код за столом, чтобы получать сообщения о своём ходе: { $code }
    { $url }
code-ignore = Если вы об этом не просили, ничего не делайте: без кода больше ничего не придёт.
feed-title = Мой ход в Crossroads
stop-title = Сообщения от Crossroads
stop-question = Больше не присылать сообщения на этот адрес?
stop-button = Больше не присылать
stopped = Готово: на этот адрес больше ничего не придёт.
stop-unknown = На этот адрес уже ничего не приходит.
