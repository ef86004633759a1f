### Munchkin, базовый набор: из чего складывается текст карты

## Первая строка карты: вид и пометки

kind-line = { $kind }: { $marks }
kind-line-monster = Монстр
kind-line-enhancer = Усилитель монстра
kind-line-class = Класс
kind-line-trait = Постоянная Дверь
kind-line-cheat = Дверь, кладётся на шмотку
kind-line-trap = Ловушка
kind-line-radiation = Радиация
kind-line-sidekick = Напарник
kind-line-trick = Дверь, применяется один раз
kind-line-item = Шмотка
kind-line-one-shot = Разовая шмотка
kind-line-junk = Хлам (шмотка)
kind-line-modifier = Модификатор
kind-line-level-up = Карта уровня
kind-line-find = Сокровище, применяется один раз
kind-line-perk = Перк

mark-level = уровень { $level }
mark-treasures = { $count ->
        [one] { $count } Сокровище
        [few] { $count } Сокровища
       *[many] { $count } Сокровищ
    }
mark-levels = { $count ->
        [one] { $count } уровень за убийство
        [few] { $count } уровня за убийство
       *[many] { $count } уровней за убийство
    }
mark-radiation = радиоактивность +{ $amount }
mark-run = { $signed } к смывке от него
mark-big = Большая
mark-class = { $class }
mark-needs-class = только если есть класс
mark-fits = на { $what }
monster-short = уровень { $level }, { $treasures ->
        [one] { $treasures } Сокровище
        [few] { $treasures } Сокровища
       *[many] { $treasures } Сокровищ
    }

price = { $caps ->
        [one] { $caps } крышка
        [few] { $caps } крышки
       *[many] { $caps } крышек
    }
price-none = без цены
price-no-item = сам не шмотка

slot-head = головняк
slot-armour = броник
slot-feet = обувка
slot-one-hand = одноручная
slot-two-hands = двуручная

weapon-melee = холодное оружие
weapon-light = лёгкое оружие
weapon-heavy = тяжёлое оружие
weapon-energy = энергетическое оружие

sort-chem = химия
sort-food = еда и питьё
sort-gadget = приспособление
sort-explosive = взрывчатка

foe-insect = насекомое
foe-beast = зверь
foe-robot = робот
foe-human = человек
foe-plant = растение
foe-ghoul = гуль
foe-mutant = мутант
foe-alien = пришелец

fits-any = любую постоянную шмотку
fits-head = головняк
fits-armour = броник
fits-feet = обувку
fits-one-hand = одноручную шмотку
fits-two-hands = двуручную шмотку
fits-weapon = любое оружие
fits-melee = холодное оружие
fits-light = лёгкое оружие
fits-heavy = тяжёлое оружие
fits-energy = энергетическое оружие

sex-female = женский пол
sex-male = мужской пол

## Как складываются части

list-or = { $first } или { $last }
phrase-if = { $what } { $condition }
for-whom = { $who }: { $what }
who-any = любой игрок
who-any-if = любой игрок { $condition }
who-other-fighter = другой манчкин в бою
who-other-fighter-if = другой манчкин в бою { $condition }
card-bad-stuff = Непотребство: { $what }.

lasts-fight = { $what } до конца боя
lasts-flight = { $what } до конца погони
lasts-turn = { $what } до конца хода
lasts-kept = { $what }, пока не вылечитесь
lasts-turns = { $what } { $turns ->
        [1] до конца вашего следующего хода
        [one] на { $turns } ваш следующий ход
        [few] на { $turns } ваших следующих хода
       *[many] на { $turns } ваших следующих ходов
    }

power-pay = сбросьте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }{ $how ->
        [number] :
       *[deed] {" "}и
    } { $gives }
power-pay-this = сбросьте эту карту{ $how ->
        [number] :
       *[deed] {" "}и
    } { $gives }
power-per-fight = { $gives } ({ $count ->
        [1] один раз за бой
        [few] до { $count } раз за бой
       *[many] до { $count } раз за бой
    })
power-per-turn = { $gives } ({ $count ->
        [1] один раз за ход
        [few] до { $count } раз за ход
       *[many] до { $count } раз за ход
    })
power-per-monster = { $gives } ({ $count ->
        [1] один раз на каждого монстра
        [few] до { $count } раз на каждого монстра
       *[many] до { $count } раз на каждого монстра
    })
power-per-roll = { $gives } ({ $count ->
        [1] один раз за бросок
        [few] до { $count } раз за бросок
       *[many] до { $count } раз за бросок
    })
power-per-target = { $gives } ({ $count ->
        [1] один раз за бой против каждого манчкина
        [few] до { $count } раз за бой против каждого манчкина
       *[many] до { $count } раз за бой против каждого манчкина
    })

## Условия

if-class = для класса «{ $value }»
if-not-class = для всех, кроме класса «{ $value }»
if-classless = без класса
if-sex-female = для женщин
if-sex-male = для мужчин
if-level-from = с уровнем не ниже { $value }
if-level-to = с уровнем не выше { $value }
if-lowest = с самым низким уровнем
if-alone = без помощника
if-helped = с помощником
if-sidekick = с напарником
if-uses-melee = с холодным оружием
if-uses-light = с лёгким оружием
if-uses-heavy = с тяжёлым оружием
if-uses-energy = с энергетическим оружием
if-uses-fire = с атакой огнём
if-wears-big-armour = в Большом бронике
if-foe = против таких монстров: { $value }
if-foe-insect = против насекомых
if-foe-beast = против зверей
if-foe-robot = против роботов
if-foe-human = против людей
if-foe-plant = против растений
if-foe-ghoul = против гулей
if-foe-mutant = против мутантов
if-foe-alien = против пришельцев
if-foe-level = против монстра с уровнем не ниже { $value }
if-source-door = за вышибленной дверью

treasure-foe-level = над монстром с уровнем не ниже { $value }

use-class = только для класса «{ $value }»
use-class-lone-wanderer = только для Одиноких Странников
use-class-enclave-scientist = только для Учёных Анклава
use-class-raider = только для Рейдеров
use-class-brotherhood-paladin = только для Паладинов Братства
use-not-class = не для класса «{ $value }»
use-not-class-lone-wanderer = не для Одиноких Странников
use-not-class-enclave-scientist = не для Учёных Анклава
use-not-class-raider = не для Рейдеров
use-not-class-brotherhood-paladin = не для Паладинов Братства
use-classless = только для тех, у кого нет класса
use-sex-female = только для женщин
use-sex-male = только для мужчин
use-level-from = с уровня { $value }
use-level-to = до уровня { $value } включительно

against-class = против класса «{ $value }»
against-class-lone-wanderer = против Одиноких Странников
against-class-enclave-scientist = против Учёных Анклава
against-class-raider = против Рейдеров
against-class-brotherhood-paladin = против Паладинов Братства
against-not-class = против всех, кроме класса «{ $value }»
against-classless = против манчкинов без класса
against-sex-female = против женщин
against-sex-male = против мужчин
against-level-from = против манчкинов с уровнем не ниже { $value }
against-level-to = против манчкинов с уровнем не выше { $value }
against-alone = против манчкина без помощника
against-helped = против манчкина с помощником
against-sidekick = против манчкинов с напарником
against-uses-melee = против холодного оружия
against-uses-light = против лёгкого оружия
against-uses-heavy = против тяжёлого оружия
against-uses-energy = против энергетического оружия
against-uses-fire = против атаки огнём
against-wears-big-armour = против манчкинов в Большом бронике

killed-uses-fire = от атаки огнём
killed-wears-big-armour = от рук манчкина в Большом бронике

chase-class = за манчкинами класса «{ $value }»
chase-not-class = за манчкинами без класса «{ $value }»
chase-classless = за манчкинами без класса
chase-sex-female = за женщинами
chase-sex-male = за мужчинами
chase-level-from = за манчкинами с уровнем не ниже { $value }
chase-level-to = за манчкинами с уровнем не выше { $value }
chase-sidekick = за манчкинами с напарником

## Числа и свойства

word-bonus = { $signed } к боевой силе
word-bonus-if = { $signed }
word-bonus-any = { $who } получает { $signed } к боевой силе
word-bonus-other-fighter = { $who } получает { $signed } к боевой силе
word-rad = { $signed } к защите от радиации
word-rad-any = { $who } получает { $signed } к защите от радиации
word-run = { $signed } к смывке
word-run-any = { $who } получает { $signed } к смывке
word-roll = { $signed } ко всем вашим броскам
word-hands = { $signed } { $amount ->
        [one] рука
        [few] руки
       *[many] рук
    }
word-big = можно нести на { $amount ->
        [one] { $amount } Большую шмотку
        [few] { $amount } Большие шмотки
       *[many] { $amount } Больших шмоток
    } { $sign ->
        [plus] больше
       *[minus] меньше
    }
word-hand-limit = { $signed } { $amount ->
        [one] карта
        [few] карты
       *[many] карт
    } к пределу руки
word-class-limit = можно иметь на { $amount ->
        [one] { $amount } класс
        [few] { $amount } класса
       *[many] { $amount } классов
    } { $sign ->
        [plus] больше
       *[minus] меньше
    }
word-perk-limit = можно иметь на { $amount ->
        [one] { $amount } Перк
        [few] { $amount } Перка
       *[many] { $amount } Перков
    } { $sign ->
        [plus] больше
       *[minus] меньше
    }
word-sell-rate = при продаже уровень обходится вам в { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
word-loot = { $signed } { $amount ->
        [one] Дверь
        [few] Двери
       *[many] Дверей
    }, когда обчищаете комнату
word-treasure = { $signed } { $amount ->
        [one] Сокровище
        [few] Сокровища
       *[many] Сокровищ
    } за вашу победу
word-help-treasure = если вы помогли победить, возьмите { $amount ->
        [one] { $amount } Сокровище
        [few] { $amount } Сокровища
       *[many] { $amount } Сокровищ
    }
word-carry = несёт за вас { $amount ->
        [one] { $amount } Большую шмотку
        [few] { $amount } Большие шмотки
       *[many] { $amount } Больших шмоток
    } сверх предела
word-fire = атака огнём
word-boost = { $what ->
        [chem] ваша химия даёт
        [food] ваши еда и питьё дают
        [gadget] ваши приспособления дают
        [explosive] ваша взрывчатка даёт
       *[other] ваши разовые шмотки ({ $what }) дают
    } ещё { $signed }
word-immune = на вас не { $what ->
        [trap] действуют Ловушки
        [radiation] действует Радиация
       *[other] действует: { $what }
    }
word-escape-from = вы смываетесь без броска от { $what ->
        [insect] насекомых
        [beast] зверей
        [robot] роботов
        [human] людей
        [plant] растений
        [ghoul] гулей
        [mutant] мутантов
        [alien] пришельцев
       *[other] таких монстров: { $what }
    }
word-free = положите на свою шмотку: её может использовать кто угодно, она не занимает места, не считается Большой, и на неё годится любой модификатор
word-small = шмотка с ним не считается Большой
word-mute = ваши Перки не действуют

## Действия

word-side = { $signed } любой стороне боя
word-side-fire = { $signed } любой стороне боя, атака огнём
word-join = сыграйте вместе с монстром с руки: он вступает в бой
word-swap = замените монстра в бою монстром с руки
word-oust-monster-kept = уберите монстра из боя, его Сокровища остаются в добыче
word-oust-monster-lost = уберите монстра из боя вместе с его Сокровищами
word-oust-all-kept = уберите из боя всех монстров, их Сокровища остаются в добыче
word-oust-all-lost = уберите из боя всех монстров вместе с их Сокровищами
word-force-help = выберите игрока, который обязан помочь вам в этом бою
word-escape = смойтесь от всех монстров, которые за вами гонятся
word-gamble = бросьте кубик: на { $least } и больше — { $wins }, иначе — { $loses }
word-gamble-or-nothing = бросьте кубик: на { $least } и больше — { $wins }
word-cancel = отмените направленное на вас: { $kinds }
word-cancel-any = отмените { $kinds }
word-redirect = переведите на другого игрока направленное на вас: { $kinds }
word-redirect-any = переведите на другого игрока { $kinds }
word-reroll-any = перебросьте свой кубик
word-reroll-any-any = перебросьте кубик любого игрока
word-reroll-run = перебросьте кубик, когда смываетесь
word-reroll-run-any = перебросьте кубик того, кто смывается
word-reroll-rad = перебросьте кубик своей защиты от радиации
word-reroll-rad-any = перебросьте кубик чьей угодно защиты от радиации
word-reroll-gamble = перебросьте кубик, который бросаете по тексту карты
word-reroll-gamble-any = перебросьте кубик, который кто-то бросил по тексту карты

kind-trap = Ловушку
kind-radiation = карту Радиации
kind-bad-stuff = непотребство монстра
kind-one-shot = разовую шмотку
kind-enhancer = усилитель монстра
kind-door = другую разовую Дверь
kind-ability = умение
kind-level-up = карту уровня
kind-find = другое разовое Сокровище

word-gain = получаете { $amount ->
        [one] { $amount } уровень
        [few] { $amount } уровня
       *[many] { $amount } уровней
    }
word-gain-any = { $who } получает { $amount ->
        [one] { $amount } уровень
        [few] { $amount } уровня
       *[many] { $amount } уровней
    }
word-lose-level = теряете { $amount ->
        [all] все уровни, кроме первого
        [one] { $amount } уровень
        [few] { $amount } уровня
       *[many] { $amount } уровней
    }
word-lose-level-any = { $who } теряет { $amount ->
        [all] все уровни, кроме первого
        [one] { $amount } уровень
        [few] { $amount } уровня
       *[many] { $amount } уровней
    }
word-lose-hand = сбрасываете { $amount ->
        [all] все карты с руки
        [one] { $amount } карту с руки
        [few] { $amount } карты с руки
       *[many] { $amount } карт с руки
    }
word-lose-hand-random = сбрасываете { $amount ->
        [all] все карты с руки
        [one] { $amount } случайную карту с руки
        [few] { $amount } случайные карты с руки
       *[many] { $amount } случайных карт с руки
    }
word-lose-class = теряете { $amount ->
        [all] все свои классы
        [one] { $amount } класс
        [few] { $amount } класса
       *[many] { $amount } классов
    }
word-lose-perk = теряете { $amount ->
        [all] все свои Перки
        [one] { $amount } Перк
        [few] { $amount } Перка
       *[many] { $amount } Перков
    }
word-lose-sidekick = теряете напарника
word-lose-caps = теряете шмоток не меньше чем на { $amount ->
        [one] { $amount } крышку
        [few] { $amount } крышки
       *[many] { $amount } крышек
    }
word-lose-item = теряете { $amount ->
        [all] все свои шмотки
        [one] { $amount } шмотку
        [few] { $amount } шмотки
       *[many] { $amount } шмоток
    }
word-lose-item-small = теряете { $amount ->
        [all] все свои мелкие шмотки
        [one] { $amount } мелкую шмотку
        [few] { $amount } мелкие шмотки
       *[many] { $amount } мелких шмоток
    }
word-lose-item-big = теряете { $amount ->
        [all] все свои Большие шмотки
        [one] { $amount } Большую шмотку
        [few] { $amount } Большие шмотки
       *[many] { $amount } Больших шмоток
    }
word-lose-item-weapon = теряете { $amount ->
        [all] всё своё оружие
        [one] { $amount } оружие
       *[other] { $amount } оружия
    }
word-lose-item-one-shot = теряете { $amount ->
        [all] все свои разовые шмотки
        [one] { $amount } разовую шмотку
        [few] { $amount } разовые шмотки
       *[many] { $amount } разовых шмоток
    }
word-lose-item-priciest = теряете { $amount ->
        [all] все свои шмотки
        [1] самую дорогую шмотку
        [one] { $amount } самую дорогую шмотку
        [few] { $amount } самые дорогие шмотки
       *[many] { $amount } самых дорогих шмоток
    }
word-lose-item-head = теряете надетый головняк
word-lose-item-armour = теряете надетый броник
word-lose-item-feet = теряете надетую обувку
word-give = отдаёте { $item } другому игроку с самым низким уровнем
word-steal = украдите { $item } у другого игрока
item-any = шмотку
item-small = мелкую шмотку
item-big = Большую шмотку
item-weapon = оружие
item-one-shot = разовую шмотку
item-priciest = самую дорогую шмотку
item-head = надетый головняк
item-armour = надетый броник
item-feet = надетую обувку
word-draw-door = возьмите { $amount ->
        [one] { $amount } Дверь
        [few] { $amount } Двери
       *[many] { $amount } Дверей
    }
word-draw-treasure = возьмите { $amount ->
        [one] { $amount } Сокровище
        [few] { $amount } Сокровища
       *[many] { $amount } Сокровищ
    }
word-draw-door-open = возьмите в открытую { $amount ->
        [one] { $amount } Дверь
        [few] { $amount } Двери
       *[many] { $amount } Дверей
    }
word-draw-treasure-open = возьмите в открытую { $amount ->
        [one] { $amount } Сокровище
        [few] { $amount } Сокровища
       *[many] { $amount } Сокровищ
    }
word-take-door = возьмите любую карту из сброса Дверей
word-take-treasure = возьмите любую карту из сброса Сокровищ
word-die = вы погибаете
word-sex = ваш пол меняется навсегда
word-creep = −{ $first } к боевой силе и ещё −{ $step } в начале каждого вашего хода; дойдёт до −{ $last } — в конце этого хода вы погибнете
word-cure = снимите с себя { $kinds }
word-cure-any = { $who } снимает с себя { $kinds }

## Монстры и усилители

monster-stronger = { $signed }
monster-ignores = не замечает { $what ->
        [head] головняки
        [armour] броники
        [feet] обувку
        [one-hand] одноручные шмотки
        [two-hands] двуручные шмотки
        [melee] холодное оружие
        [light] лёгкое оружие
        [heavy] тяжёлое оружие
        [energy] энергетическое оружие
       *[other] такие шмотки ({ $what })
    }: бонусы не считаются
monster-autokill = сразу гибнет
monster-no-escape = смыться от него нельзя
monster-wont-chase = не гонится
monster-after-escape = даже если вы смылись: { $deeds }
monster-enhance = { $signed } монстру
monster-treasures = { $signed } { $amount ->
        [one] Сокровище
        [few] Сокровища
       *[many] Сокровищ
    }
monster-irradiate = его радиоактивность растёт на { $amount }
monster-speed = { $signed } к смывке от него
monster-copy = в бой вступает ещё один такой же монстр с теми же усилителями
