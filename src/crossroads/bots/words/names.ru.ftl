# What those at a table are called who have chosen no name.

bot-name-1 = Ржавчик
bot-name-2 = Искорка
bot-name-3 = Винтик
bot-name-4 = Шестерёнка
bot-name-5 = Болтик
bot-name-6 = Гаечка
player-name = Игрок { $number }
