# Co przy stole wiadomo o jego własnym dzienniku.

rules-changed = Zasady tej gry się zmieniły: od tego miejsca toczy się według nowych.
rules-changed-again = { $count ->
    [one] Wybór dokonany od tamtej chwili został powtórzony.
    [few] { $count } wybory dokonane od tamtej chwili zostały powtórzone.
   *[many] { $count } wyborów dokonanych od tamtej chwili zostało powtórzonych.
}
rules-changed-lost = { $count ->
    [one] Ostatni wybór nie pasuje do nowych zasad i już się nie liczy.
    [few] { $count } ostatnie wybory nie pasują do nowych zasad i już się nie liczą.
   *[many] { $count } ostatnich wyborów nie pasuje do nowych zasad i już się nie liczy.
}
untold = { $count ->
    [one] Następny wybór zapadł według innych zasad i nie da się go już pokazać.
    [few] Następne { $count } wybory zapadły według innych zasad i nie da się ich już pokazać.
   *[many] Następnych { $count } wyborów zapadło według innych zasad i nie da się ich już pokazać.
}
not-shown = Ta chwila została rozegrana według innych zasad i nie da się jej już pokazać. Widać stół po wyborze { $shown }.
taken-back = { $count ->
    [one] { $player } cofa ostatnią decyzję.
    [few] { $player } cofa { $count } ostatnie decyzje.
   *[many] { $player } cofa { $count } ostatnich decyzji.
}
reissued = Gospodarz utworzył nowe wejście dla gracza { $player }.
