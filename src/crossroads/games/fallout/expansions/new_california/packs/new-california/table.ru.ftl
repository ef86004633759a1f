### «Новая Калифорния»: слова стола

expansion-new-california = Новая Калифорния
    .about = Шесть сценариев, карты побольше, пять выживших, новые враги и карты; один сценарий выигрывают или проигрывают вместе.

## Виды вещей

ability-fast = Быстрый
ability-caps = Крышки
colour-green = зелёный
colour-orange = оранжевый

## Слова карт

result-group-xp = каждый выживший получает { $amount } опыта
result-tally = проверка { $letters } без сложности
result-tally-other = другой выживший в этом секторе проходит проверку { $letters } без сложности
tally-step = { $most ->
    [-1] попаданий { $least } и больше
    [0] без попаданий
   *[other] { $least ->
        [0] попаданий не больше { $most }
       *[other] попаданий от { $least } до { $most }
    }
}
tally-nothing = ничего
always-surefoot = труднопроходимая местность стоит вам 1 очко движения
always-veteran = +{ $xp } опыта за убийство врага уровня { $level } и выше
always-start-caps = крышек в начале игры: { $caps }
always-start-settlement = можно начать в любом открытом поселении
always-trade-reach = на привале можно меняться через { $spaces } сектора
always-built-in = без оружия в бою действуют буквы { $letters }
always-discount = предметы дешевле на { $caps }
always-loner = перебросов в бою +{ $amount }, если рядом нет других выживших
can-ready-weapon = подготовить своё оружие
can-repair = сбросить предмет из инвентаря и восстановить здоровье: { $amount }
when-unthreatened = в вашем секторе нет активных врагов

## Вопросы, варианты, события

option-colour-green = Зелёный
option-colour-orange = Оранжевый
prompt-new-california-agenda = Что даёт этот замысел?
option-new-california-freedom = Дело свободы продвигается на 1
option-new-california-security = Анклав отступает на 1
event-new-california-counted = { $player } — попаданий: { $hits }.
event-new-california-gained = { $player } получает замысел «{ $agenda }»: он срабатывает и уходит в сброс
event-game-over-new-california-security = Победил Анклав: все выжившие проиграли.
ending-new-california-freedom = свобода
ending-new-california-security = Анклав
table-new-california-freedom = Общая победа: { $faction }, деление { $space } из { $last }.
table-new-california-security = Общее поражение: { $faction }, деление { $space } из { $last }.
