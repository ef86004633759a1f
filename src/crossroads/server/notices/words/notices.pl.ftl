# Co dostaje ktoś, kogo nie ma przy stole.

turn-at-subject = Twoja kolej: { $game }
turn-subject = Twoja kolej przy { $count ->
    [one] { $count } stole
   *[other] { $count } stołach
}
reminder-at-subject = Zostało mało czasu: { $game }
reminder-subject = Zostało mało czasu przy { $count ->
    [one] { $count } stole
   *[other] { $count } stołach
}
with-others = { $game }, grają z tobą: { $others }
alone = { $game }
until = Czas do { $due } ({ $zone })
stop = Nie chcę więcej wiadomości: { $url }
code-subject = Twój kod do wiadomości od Crossroads
code-text = Wpisz ten kod przy stole, aby dostawać wiadomości o swojej kolei: { $code }
    { $url }
code-ignore = Jeśli o to nie prosisz, nic nie rób: bez kodu nic więcej nie przyjdzie.
feed-title = Moja kolej w Crossroads
stop-title = Wiadomości od Crossroads
stop-question = Czy nie chcesz więcej wiadomości na ten adres?
stop-button = Nie chcę więcej wiadomości
stopped = Gotowe: na ten adres nic więcej nie przyjdzie.
stop-unknown = Na ten adres nic już nie przychodzi.
