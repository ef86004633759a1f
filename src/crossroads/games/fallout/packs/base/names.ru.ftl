### Fallout, базовый набор: сценарии, выжившие, места и враги

## Сценарии

scenario-commonwealth = Содружество
    .intro = Вокруг Бостона Подземка прячет людей, которых Институт называет своей собственностью. И те и другие вас заметили и пока ещё вежливы.
scenario-capital-wasteland = Столичная Пустошь
    .intro = От чистой воды руины Вашингтона отделяет одна машина. В этом Братство Стали и Анклав согласны, а больше ни в чём.
scenario-far-harbor = Фар-Харбор
    .intro = На северном острове Туман приходит вместе с приливом. Порт хочет от него избавиться, Дети Атома ему молятся, а последняя лодка уже ушла.
scenario-the-pitt = Питт
    .intro = Печи Питтсбурга не остывали ни разу. Те, кто их кормит, пересчитывают своих хозяев, и чужак у ворот меняет итог.

## Группировки

faction-commonwealth-star = Подземка
faction-commonwealth-shield = Институт
faction-capital-wasteland-star = Братство Стали
faction-capital-wasteland-shield = Анклав
faction-far-harbor-star = Фар-Харбор
faction-far-harbor-shield = Дети Атома
faction-the-pitt-star = повстанцы
faction-the-pitt-shield = рейдеры
enemy-commonwealth-star = Боец Подземки
enemy-commonwealth-shield = Синт Института
enemy-capital-wasteland-star = Рыцарь Братства
enemy-capital-wasteland-shield = Солдат Анклава
enemy-far-harbor-star = Портовый ополченец
enemy-far-harbor-shield = Фанатик Атома
enemy-the-pitt-star = Повстанец
enemy-the-pitt-shield = Рейдер Питта

## Выжившие

character-vault-dweller = Житель Убежища
    .flavour = Вырос на уставе и консервированных персиках. Небо до сих пор слишком высоко.
character-wastelander = Бродяга
    .flavour = Родился под грузовиком, учился у дороги, никому не должен. Почти никому.
character-super-mutant = Супермутант
    .flavour = Разошёлся со стаей во мнениях. Мнение победило.
character-ghoul = Гуль
    .flavour = Помнит довоенные цены и часто их называет.
character-brotherhood-outcast = Изгой Братства
    .flavour = Броню оставил себе, присягу вернул.

## Места

place-crossroads-camp = Лагерь на перекрёстке
place-cit-ruins = Руины ТИС
place-diamond-city = Даймонд-Сити
place-goodneighbor = Добрососедство
place-downtown-boston = Центр Бостона
place-megaton = Мегатонна
place-the-mall = Национальная аллея
place-project-purity = Проект «Чистота»
place-the-tower = Башня
place-far-harbor = Фар-Харбор
place-the-nucleus = Ядро
place-acadia = Акадия
place-haven = Хейвен
place-the-mill = Завод
place-the-bridge = Мост
place-drive-in = Автокинотеатр
place-traders-rest = Привал торговца
place-cannery = Консервный завод
place-relay-tower = Релейная вышка
place-collapsed-overpass = Рухнувшая эстакада
place-farmstead = Ферма
place-vault-84 = Убежище 84
place-substation = Подстанция
place-vault-109 = Убежище 109
place-observatory = Обсерватория
place-army-depot = Армейский склад
place-bastion = Бастион
place-museum = Музей
place-the-pit-mine = Карьер

## Враги

enemy-radroach = Радтаракан
    .flavour = Был маленьким, и на него наступали. Он всех запомнил.
enemy-mole-rat = Кротокрыс
    .flavour = Кусает снизу и исчезает прежде, чем договоришь слово.
enemy-bloatfly = Дутень
    .flavour = Плюётся личинками. Все в маму.
enemy-radscorpion = Радскорпион
    .flavour = Все говорят: следи за клешнями. Хвост на это и рассчитывает.
enemy-mirelurk = Болотник
    .flavour = Спереди сплошной панцирь. Сзади его ещё никто не видел.
enemy-raider = Рейдер
    .flavour = Ему нужно всё твоё, начиная с сапог.
enemy-raider-gunman = Рейдер-стрелок
    .flavour = Стреляет плохо, зато терпелив и за хорошей стеной.
enemy-raider-veteran = Рейдер-ветеран
    .flavour = Пережил четыре банды, две из них — свои.
enemy-mercenary-sergeant = Сержант наёмников
    .flavour = Ничего личного: на тебя выписан счёт.
enemy-protectron = Протектрон
    .flavour = Предъявите билет. Спасибо. Предъявите билет.
enemy-mister-gutsy = Мистер Храбрец
    .flavour = Три руки, одно мнение, ни одного выключателя.
enemy-assaultron = Штурмотрон
    .flavour = Когда глаз засветился, любоваться уже поздно.
enemy-sentry-bot = Робот-охранник
    .flavour = Небольшая крепость с доставкой на дом.
enemy-super-mutant = Супермутант-застрельщик
    .flavour = Собирает мешки и то, что в них влезает.
enemy-super-mutant-brute = Супермутант-громила
    .flavour = У него доска с гвоздём и мысль.
enemy-super-mutant-suicider = Супермутант-камикадзе
    .flavour = Слышен писк — беги. Писк оборвался — уже не стоит.
enemy-super-mutant-overlord = Супермутант-повелитель
    .flavour = Когда он думает, остальные молчат. Это бывает дважды в день.
enemy-feral-ghoul = Дикий гуль
    .flavour = Когда-то был чьим-то соседом. По-прежнему заходит без стука.
enemy-glowing-one = Светящийся
    .flavour = Ночью его легко найти. Тебя рядом с ним — тоже.
enemy-yao-guai = Яо-гай
    .flavour = Раньше между медведем и зрителями стоял забор.
enemy-deathclaw = Коготь смерти
    .flavour = Статья о нём в определителе обрывается на полусл
enemy-mirelurk-queen = Королева болотников
    .flavour = Это не пруд мелкий. Это она встала.
