### Fallout, «Новая Калифорния»: сценарии, выжившие, места и враги

## Сценарии

scenario-rise-of-the-master = Восхождение Создателя
    .intro = На юге Калифорнии Собор кормит голодных, и домой не возвращается ни один. Братство в Лост-Хиллс запирает двери и не может дождаться своих патрулей. А то, что под алтарём, хотело бы узнать, какого вы мнения о людях.
scenario-new-california = Новая Калифорния
    .intro = Сады на севере гибнут, целые деревни исчезают прямо из-за стола, а в море на нефтяной платформе горит факел. У Анклава есть планы на каждого. На этот раз вы либо вместе, либо ненадолго.
scenario-commonwealth-x = Содружество (расширенное)
    .intro = За старой чертой Бостона дорог прибавилось, и караваны везут новости с Запада. Подземка по-прежнему прячет людей, Институт по-прежнему хочет их вернуть, только искать теперь дальше.
scenario-capital-wasteland-x = Столичная Пустошь (расширенная)
    .intro = Земли вокруг Вашингтона стало больше, а с ней и жажды. Братство Стали и Анклав всё ещё спорят из-за одной машины, и чужаки с Запада приехали посмотреть.
scenario-far-harbor-x = Фар-Харбор (расширенный)
    .intro = Туман выпустил ещё кусок острова, и никто не знает почему. Порту нужно и остальное, Дети Атома хотят всё вернуть, а на берегу стоит караван, и никто не видел, как он причалил.
scenario-the-pitt-x = Питт (расширенный)
    .intro = За шлаковыми отвалами Питтсбурга есть куда бежать. Те, кто кормит печи, об этом прослышали. Их хозяева тоже, и на досках розыска уже нет места.

## Группировки

faction-rise-of-the-master-star = Братство Стали
faction-rise-of-the-master-shield = Единство
faction-new-california-star = вольные племена
faction-new-california-shield = Анклав
faction-commonwealth-x-star = Подземка
faction-commonwealth-x-shield = Институт
faction-capital-wasteland-x-star = Братство Стали
faction-capital-wasteland-x-shield = Анклав
faction-far-harbor-x-star = Фар-Харбор
faction-far-harbor-x-shield = Дети Атома
faction-the-pitt-x-star = повстанцы
faction-the-pitt-x-shield = рейдеры
enemy-rise-of-the-master-star = Паладин Братства
enemy-rise-of-the-master-shield = Мутант Единства
enemy-new-california-star = Защитник племени
enemy-new-california-shield = Патруль Анклава
enemy-commonwealth-x-star = Боец Подземки
enemy-commonwealth-x-shield = Синт Института
enemy-capital-wasteland-x-star = Рыцарь Братства
enemy-capital-wasteland-x-shield = Солдат Анклава
enemy-far-harbor-x-star = Портовый ополченец
enemy-far-harbor-x-shield = Фанатик Атома
enemy-the-pitt-x-star = Повстанец
enemy-the-pitt-x-shield = Рейдер Питта

## Выжившие

character-enclave-deserter = Дезертир Анклава
    .flavour = Однажды ночью ушёл с платформы и не сказал, кому теперь служит. Ещё решает.
character-ncr-ranger = Рейнджер НКР
    .flavour = Служит двухголовому медведю и знает все шутки на этот счёт.
character-mister-handy = Мистер Помощник
    .flavour = Три руки, три глаза и довоенный список покупок.
character-caravan-merchant = Караванщик
    .flavour = Ограблен на всех дорогах Калифорнии и почти со всеми грабителями на «ты».
character-lone-gunslinger = Одинокий стрелок
    .flavour = Ест один, ходит один, стреляет за двоих.

## Места

place-lost-hills-bunker = Бункер Лост-Хиллс
place-the-hub = Хаб
place-the-cathedral = Собор
place-arroyo = Арройо
place-poseidon-oil-rig = Нефтяная платформа «Посейдон»
place-new-california-republic = Новая Калифорнийская Республика
place-vault-7 = Убежище 7
place-junk-market = Барахолка
place-dry-well = Сухой колодец
place-patrol-post = Патрульный пост
place-hydro-farm = Гидроферма
place-vault-44 = Убежище 44
place-military-base = Военная база
place-the-hole = Дыра
place-research-station = Исследовательская станция

## Убежища

deck-vault-7 = встречи в Убежище 7
deck-vault-44 = встречи в Убежище 44
icon-vault-7 = Убежище 7
icon-vault-44 = Убежище 44
where-vault-7 = Убежище 7
where-vault-44 = Убежище 44

## Враги

enemy-gecko = Геккон
    .flavour = Встаёт на задние лапы, будто здоровается. Он не здоровается.
enemy-golden-gecko = Золотой геккон
    .flavour = Шкура стоит целое состояние и неспроста тёплая.
enemy-nightstalker = Ночной охотник
    .flavour = С одного конца рычит, с другого гремит, а посередине тихо.
enemy-khan-raider = Рейдер Ханов
    .flavour = Появляется с боевым кличем, исчезает с твоим кошельком.
enemy-bounty-hunter = Охотник за головами
    .flavour = У него есть твой портрет, и удачный.
enemy-slaver-boss = Главарь работорговцев
    .flavour = Знает цену каждому, за фунт.
enemy-hover-drone = Парящий дрон
    .flavour = Висит над дорогой, как чья-то мысль о тебе.
enemy-robobrain = Робомозг
    .flavour = В банке кто-то есть, и день у него был долгий.
enemy-nightkin = Супермутант-тень
    .flavour = Слышно, как он говорит сам с собой. Не видно ни того ни другого.
enemy-mutant-lieutenant = Мутант-лейтенант
    .flavour = Умеет читать. О тебе уже прочёл.
enemy-floater = Летун
    .flavour = Рот, желудок и ни капли злобы.
enemy-centaur = Кентавр
    .flavour = Раньше это были несколько человек и собака. Куда идти, они до сих пор спорят.
enemy-deathclaw-matriarch = Мать когтей смерти
    .flavour = Если ты видишь яйца, она видит тебя.
