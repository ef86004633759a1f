# Что сделал бы бот и почему: так говорят и страница, и терминал.

advice-only = Вариант только один.
advice-clear = Первый вариант явно лучше.
advice-close = Явной разницы нет: выбирайте, что нравится.
advice-close-some = Между первыми вариантами ({ $count }) явной разницы нет.
advice-by-odds = Сравнение по точным шансам.
advice-by-playouts = Каждый вариант разыгран в одних и тех же воображаемых партиях ({ $worlds }), исходя из того, что вы знаете.
advice-best = лучший
advice-equal = не хуже
advice-behind = меньше на { $amount } ({ $unit })
advice-behind-between = меньше на { $amount } ({ $unit }; от { $least } до { $most })
advice-wins = сразу приносит победу: { $share }
advice-loses = сразу ведёт к поражению: { $share }

# Почему бот так поступил? Для тех, кто смотрит со стороны.
explained-best = Судя по тому, что видно всем, это было явно лучшим.
explained-close = Судя по тому, что видно всем, явно лучшего не было.
explained-behind = Судя по тому, что видно всем, нашлось бы и получше.
explained-only-option = Насколько видно всем, другого выбора у бота не было.
explained-secret = Бот выбирал из того, что знает только он. Никто другой не может это взвесить.
explained-by-odds = Сравнение по точным шансам.
explained-by-playouts = Каждый вариант разыгран в одних и тех же воображаемых партиях ({ $worlds }). Закрытые карты в каждой из них розданы заново.

unit-chance = пункты вероятности
unit-happiness = счастье
unit-xp = опыт
unit-strength = сила

change-shelter-happiness = счастье { $amount }
change-shelter-resources = ресурсы { $amount }
change-shelter-dwellers = жители { $amount }
change-shelter-items = предметы { $amount }
change-shelter-rooms = комнаты { $amount }
change-shelter-wounded = раненые жители { $amount }
change-shelter-trained = обученные жители { $amount }
change-shelter-threats = угрозы на вашем этаже { $amount }
change-shelter-threats-looking-on = угрозы на его этаже { $amount }

change-fallout-influence = влияние { $amount }
change-fallout-xp = опыт { $amount }
change-fallout-perks = преимущества { $amount }
change-fallout-deaths = гибель { $amount }
change-fallout-hp = здоровье { $amount }
change-fallout-rads = радиация { $amount }
change-fallout-caps = крышки { $amount }
change-fallout-cards = карты { $amount }
change-fallout-gear = качество снаряжения { $amount }
change-fallout-explored = открытые участки карты { $amount }
change-fallout-power = перевес на шкале влияния фракций { $amount }

change-munchkin-level = уровень { $amount }
change-munchkin-strength = прибавка к боевой силе { $amount }
change-munchkin-cards = карты на руке { $amount }
change-munchkin-perks = Перки { $amount }
change-munchkin-deaths = гибель { $amount }
change-munchkin-rival = уровень главного соперника { $amount }
