### Манчкин Fallout в терминале

munchkin-opening = Побеждает тот, кто первым доберётся до 10-го уровня, а десятый уровень дают только за убитого монстра. Всё остальное можно, нельзя только кидаться картами.
munchkin-fighter = { $player }: боевая сила { $strength }.
munchkin-rival-line = { $player }{ $alive ->
        [yes] { "" }
       *[no] {" "}(труп)
    }: уровень { $level }, боевая сила { $strength }, на руке { $doors } + { $treasures } (Двери + Сокровища).

## Стол на экране

app-munchkin-now = За столом
munchkin-turn = Ход { $turn }
munchkin-after = После вас:
munchkin-munchkins = Манчкины
munchkin-monsters = Монстры
munchkin-ahead = берут верх
munchkin-treasures = { $count ->
        [one] { $count } Сокровище
        [few] { $count } Сокровища
       *[many] { $count } Сокровищ
    }
munchkin-radioactive = радиоактивность +{ $amount }
munchkin-gone = с этими покончено: { $foes }
munchkin-escape-roll = на кубике нужно { $least } или больше
munchkin-escape-never = не смыться
munchkin-escape-sure = без броска
munchkin-gives = отдаёт:
munchkin-step-ready = Сборы
munchkin-step-door = Дверь
munchkin-step-trouble = Драка
munchkin-step-loot = Нычки
munchkin-step-charity = Милостыня

## Страницы

munchkin-page-mine = Я
munchkin-page-hand = Рука
munchkin-page-rivals = Соперники
munchkin-page-decks = Колоды
munchkin-class = класс
munchkin-perk = Перк
munchkin-sidekick = напарник
munchkin-carried = тащит напарник
munchkin-no-slot = без слота
munchkin-backpack = Рюкзак
munchkin-kept = портит жизнь
munchkin-hand-size = на руке { $count }, предел { $limit } · больших: предел { $big }

## Варианты в одной строке

munchkin-group-trade = Предложить обмен… ({ $count })
munchkin-group-help = Позвать на помощь… ({ $count })
munchkin-group-stow = Убрать в рюкзак… ({ $count })
munchkin-group-load = Навьючить на напарника… ({ $count })
munchkin-group-drop = Расстаться с классом или напарником… ({ $count })
munchkin-group-give = Отдать… ({ $count })
munchkin-group-ask = Попросить… ({ $count })
munchkin-group-treasures = Сокровища помощнику… ({ $count })
munchkin-group-attach = Прицепить «{ $card }» к шмотке… ({ $count })
munchkin-group-cheat = Положить «{ $card }» на шмотку… ({ $count })

## Справка

munchkin-help =
    ← →            листать страницы: я, моя рука, соперники вкратце, каждый соперник по номеру, колоды
    В строке с … вариантов несколько: выберите её, потом один из них; Esc возвращает назад.
    Янтарная клавиша рядом с вашей картой выбирает то, что с ней сейчас можно сделать. О выделенном в списке сказано всё, вместе с текстом карты. Щелчок по карте показывает её текст.
    Строка игрока: уровень на пути к 10, потом боевая сила и рука, Двери + Сокровища. Стрелка показывает, чей ход.
