### «Атомные узы»: слова стола

expansion-atomic-bonds = Атомные узы
    .about = Выжившие служат одной группировке, помогают друг другу в бою и выигрывают или проигрывают вместе; цели, лагеря, мутации, модификации и улучшения мастерской.

## Чего требуют цели

asks-pay-caps = в свой ход выживший платит { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}
asks-pay-weapons = в свой ход выживший сбрасывает оружие, экипированное или нет: { $amount }
asks-kill-level = выживший убивает врага уровня { $level }
asks-second-kill = выживший убивает второго врага за один ход
asks-tokens = у выжившего S.P.E.C.I.A.L.-жетонов: { $amount }
asks-facedown-dangerous = { $amount ->
    [0] закрытых опасных фрагментов нет
   *[other] закрытых опасных фрагментов не больше { $amount }
}
asks-camps = жетонов C.A.M.P. на карте, не считая Лагеря на перекрёстке: { $amount }
asks-upgrades = выжившие получили улучшений мастерской: { $amount }
asks-full-kit = у выжившего по карте в каждой ячейке, которой он может пользоваться
asks-survivors-on-deadly = в конце раунда выживших на смертельно опасных фрагментах: { $amount } (если выживший один — 1)

## Слова карт

result-each = каждый выживший: { $what }
result-camp-token = получите { $amount ->
    [one] { $amount } жетон C.A.M.P.
    [few] { $amount } жетона C.A.M.P.
   *[many] { $amount } жетонов C.A.M.P.
}
result-setback-opposing = могущество враждебной группировки −{ $amount }

## Вопросы, варианты, события

prompt-atomic-bonds-loyal = Какая группировка будет союзной?
    .text = Вы решаете за всю группу; другая группировка будет против вас всех.
option-atomic-bonds-loyal = { $faction }
event-atomic-bonds-loyal = { $player } решает за всех. Союзная группировка: { $faction }
event-atomic-bonds-goals = Цели: { $goals }
prompt-atomic-bonds-goal-order = Достигнуто сразу несколько целей. Какая засчитывается первой?
option-atomic-bonds-goal = { $goal }
option-atomic-bonds-pay = Заплатить за цель «{ $goal }»
prompt-atomic-bonds-pay-weapon = Какое оружие отдать за цель?
event-atomic-bonds-goal-done = Цель «{ $goal }» достигнута ({ $done } из { $required })
event-atomic-bonds-goal-opens = Цель «{ $goal }» достигнута ({ $done } из { $required }): теперь можно дать последний бой; место: { $place }, проверка { $letters }, сложность { $difficulty }
option-atomic-bonds-last-stand = Последний бой
event-atomic-bonds-stands = { $player } даёт последний бой.
event-atomic-bonds-stood = { $player } выстоял.
event-atomic-bonds-fell-back = { $player } отступает.
event-atomic-bonds-plus = Союзная группировка помогает выжившим: { $faction }
event-atomic-bonds-camp-token = { $amount ->
    [0] Жетонов C.A.M.P. больше нет
    [one] Выжившие получают { $amount } жетон C.A.M.P.
    [few] Выжившие получают { $amount } жетона C.A.M.P.
   *[many] Выжившие получают { $amount } жетонов C.A.M.P.
}
event-atomic-bonds-reveal = { $player } открывает карту активации; действуют: { $types }; символ: { $faction }
event-atomic-bonds-reveal-loyal = { $player } открывает карту активации; действуют: { $types }; символ союзной группировки ({ $faction }) ничего не делает
event-atomic-bonds-reveal-plain = { $player } открывает карту активации; действуют: { $types }
event-atomic-bonds-faction = На поле ({ $faction }): { $count }. Выполняется эффект листа сценария
event-atomic-bonds-new-deck = Карты активации перемешаны в новую колоду
prompt-atomic-bonds-first-player = Кто первый игрок следующего раунда?
option-atomic-bonds-first = Первый игрок — { $player }
option-atomic-bonds-first-stay = Остаться первым игроком
event-game-over-atomic-bonds-defeat = Враждебная группировка дошла до конца счётчика могущества: все выжившие проиграли
ending-atomic-bonds-victory = последний бой
ending-atomic-bonds-defeat = враждебная группировка захватила власть

## Стол

table-atomic-bonds-factions = Союзная группировка: { $loyal }; враждебная: { $opposing }.
table-atomic-bonds-power = До общего поражения: { $faction }, деление { $space } из { $last }.
table-atomic-bonds-stand = Последний бой: { $place }{ $found ->
    [yes] {""}
   *[no] {" "}(место ещё не найдено)
}, проверка { $letters }, сложность { $difficulty }{ $state ->
    [open] {""}; его можно дать сейчас.
   *[closed] {""}, когда цели будут достигнуты.
}
table-atomic-bonds-reaction = На поле ({ $faction }): { $count }. Когда на карте активации её символ: { $effects }.
table-atomic-bonds-plus = Вместо могущества союзной группировки ({ $faction }): { $effects }.
table-atomic-bonds-goals = Целей достигнуто: { $done } из { $required }.
table-atomic-bonds-goal = Цель «{ $goal }»: { $asked } ({ $have } из { $needed }).
table-atomic-bonds-deck = Карты активации у игрока «{ $player }»: в колоде { $deck }, в сбросе { $pile }.
table-atomic-bonds-upgrades = Улучшения мастерской: { $upgrades }.
table-atomic-bonds-camps = Жетоны C.A.M.P.: { $places }{ $gained ->
    [0] .
   *[other] {""}; можно разместить ещё: { $gained }.
}
table-atomic-bonds-mutation = Мутация у игрока «{ $player }»: { $mutation }.
table-atomic-bonds-facedown = Мутация у игрока «{ $player }» лежит лицом вниз; она раскроется при 5 радах.
table-atomic-bonds-modified = { $player }: { $card }, модификация «{ $modification }».
table-atomic-bonds-decks = Колоды «Атомных уз»: модификации { $modifications }, мутации { $mutations }, улучшения мастерской { $workshop }. Модификаций в сбросе: { $pile }.

## Помощь в бою

prompt-atomic-bonds-assist = { $player } вступает в бой, враг — { $enemy }
    .text = ({ $text }): помочь?
prompt-atomic-bonds-assistant = { $enemy }
    .text = ({ $text }): кто вам помогает?
option-atomic-bonds-assist = Помочь
option-atomic-bonds-decline = Не помогать
option-atomic-bonds-assistant = Вам помогает { $player }
option-atomic-bonds-alone = Драться в одиночку
event-atomic-bonds-offers-help = { $player } предлагает помощь (дерётся { $partner })
event-atomic-bonds-assists = { $player } помогает в бою (дерётся { $partner })
event-atomic-bonds-why = { $player } → { $to }: «{ $said }»
why-atomic-bonds-helps = Со мной шанс убить { $with } вместо { $without }.
why-atomic-bonds-for-xp = Справятся и без меня, но опыт достанется и мне.
why-atomic-bonds-no-use = От меня не будет толку.
why-atomic-bonds-too-dangerous = Рискую жизнью: { $death }.
why-atomic-bonds-too-dear = Это обойдётся мне дороже, чем стоит.
yours-activations = Колода активации
yours-goals = Колода целей
yours-modifications = Колода модификаций
yours-mutations = Мутации
yours-workshop = Улучшения мастерской
