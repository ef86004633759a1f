# How a game went, looked back on: said by the page and the command line alike.

review-measure = Counted in: { $unit }. This is what a seat has, as bots value it; it is not the chance to win.
review-measure-shelter = Counted in happiness: what you have, as bots value it, less what your best rival has. It is not the chance to win; in the end it is the lead in the score.
review-measure-fallout = Counted in XP: what you have, as bots value it, secret agendas included. It is not the chance to win.
review-measure-munchkin = Counted in points of Combat Strength: what you have, as bots value it, less a part of what your best rival has. It is not the chance to win.
review-part-start = at the start
review-part-own = your choices
review-part-others = the others’ choices
review-part-chance = chance
review-part-end = in the end
review-doubt = ± { $amount }
review-no-costs = None of your choices ({ $looked }) has clearly cost you anything.
review-costs = { $count ->
    [one] The choice that cost you most
   *[other] The { $count } choices that cost you most
}, as far as you could know then:
review-cost = { $unit } +{ $amount }
review-cost-between = { $unit } about +{ $amount } (from { $least } to { $most })
review-moment = choice { $at }: { $question }
review-chosen = You chose: { $option }
review-better = Better on average: { $option }
review-unfinished = (The game is not over: this is how far it has come.)
