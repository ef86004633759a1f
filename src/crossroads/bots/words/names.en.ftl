# What those at a table are called who have chosen no name.

bot-name-1 = Rusty
bot-name-2 = Sparky
bot-name-3 = Gizmo
bot-name-4 = Sprocket
bot-name-5 = Bolt
bot-name-6 = Widget
player-name = Player { $number }
