# What those at a table are called who have chosen no name.

bot-name-1 = Rdzawek
bot-name-2 = Iskierka
bot-name-3 = Trybik
bot-name-4 = Zębatka
bot-name-5 = Bolec
bot-name-6 = Śrubka
player-name = Gracz { $number }
