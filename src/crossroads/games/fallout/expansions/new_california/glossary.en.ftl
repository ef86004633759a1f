### New California: its symbols and keywords, as `tui/words/legend-fallout.en.ftl` has those of the game

new-california-legend-vault-7 = Vault 7
new-california-legend-vault-44 = Vault 44
new-california-legend-green = green quest marker
new-california-legend-orange = orange quest marker

new-california-word-fast = Fast
    .said = fast
    .means = This enemy moves up to 2 spaces when its type acts, instead of 1.
new-california-word-caps = caps
    .said = cap|caps
    .means = The money of the Wasteland, for the shop; an enemy with Caps leaves as many as its level to whoever kills it.
new-california-word-group = Group XP
    .said = group XP
    .means = Every survivor gains it, whoever has earned it and wherever the others are.
new-california-word-test = test
    .said = test|tests|testing
    .means = Roll the dice: it succeeds if the hit icons reach the difficulty; without a difficulty the card says what each number of them brings. Each of the letters that you have is a reroll.
new-california-word-enclave = Enclave
    .said = enclave
    .means = One of the factions, the one with the shield: what it does here, the scenario says. In New California all lose when it reaches the end of the power track.
new-california-word-republic = NCR
    .said = NCR|New California Republic
    .means = The New California Republic, the largest state of the West; here a place on the map and a survivor’s past.
