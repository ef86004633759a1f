# Jak przebiegła gra, gdy spojrzeć wstecz: tak mówią i strona, i wiersz poleceń.

review-measure = Liczone w jednostkach: { $unit }. To wartość tego, co masz, w oczach botów; to nie szansa na zwycięstwo.
review-measure-shelter = Liczone w szczęściu: wartość tego, co masz, w oczach botów, minus to, co ma najlepszy rywal. To nie szansa na zwycięstwo; na końcu jest to przewaga w punktach.
review-measure-fallout = Liczone w PD: wartość tego, co masz, w oczach botów, razem z tajnymi celami. To nie szansa na zwycięstwo.
review-measure-munchkin = Liczone w punktach siły bojowej: wartość tego, co masz, w oczach botów, minus część tego, co ma najlepszy rywal. To nie szansa na zwycięstwo.
review-part-start = na początku
review-part-own = twoje decyzje
review-part-others = decyzje innych
review-part-chance = los
review-part-end = na końcu
review-doubt = ± { $amount }
review-no-costs = Żadna z twoich decyzji (było ich { $looked }) wyraźnie cię nie kosztowała.
review-costs = { $count ->
    [one] Najkosztowniejsza decyzja
    [few] { $count } najkosztowniejsze decyzje
   *[other] { $count } najkosztowniejszych decyzji
}, na ile można było wtedy wiedzieć:
review-cost = { $unit } +{ $amount }
review-cost-between = { $unit } około +{ $amount } (od { $least } do { $most })
review-moment = decyzja { $at }: { $question }
review-chosen = Twój wybór: { $option }
review-better = Średnio lepiej: { $option }
review-unfinished = (Gra jeszcze trwa: oto jej przebieg do tej chwili.)
