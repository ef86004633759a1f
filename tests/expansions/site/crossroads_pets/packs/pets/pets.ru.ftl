expansion-pets = Питомцы
table-pets-favourite = Кошка больше всех любит: { $player }
table-pets-fed = В этом раунде кошку кормили: { $players }
table-pets-guards = Кошка сторожит дверь
room-cattery = Кошачий приют
cost-pets-treat = лакомство (счастье −{ $amount })
reward-pets-purr = кошка мурлычет (счастье +{ $amount })
symbol-pets-purr = кошка мурлычет
option-pets-stroke = Погладить кошку
option-pets-sleep = Не будить кошку
prompt-pets-cat = Кошка смотрит на вас. Что вы делаете?
event-pets-purr = Кошка мурлычет: счастье +{ $amount }
option-pets-feed = Покормить кошку: 1 еда
option-pets-groom = Вместо размещения вычесать кошку: счастье +1
option-pets-lap = Взять кошку на колени: счастье +1
option-pets-door = Пусть кошка сторожит дверь: угроз не будет
prompt-pets-supper = Кошка поужинала. Где ей провести ночь?
phase-pets-supper = ужин кошки
event-pets-feed = Кошку накормили
event-pets-groom = Кошку вычесали
event-pets-supper = { $where ->
        [lap] Кошка спит на коленях
       *[door] Кошка сидит у двери
    }
event-pets-guard = Кошка сторожит дверь: угроз нет
