### Fallout: The Board Game in the terminal

app-going-on = Now
app-pages = Holdings
app-scene = Table

fallout-page-mine = Me
fallout-page-quests = Quests
fallout-page-others = Shop, others
fallout-page-bonds = Goals
fallout-adjoins = Next to it
fallout-reroll-token = Reroll
fallout-reroll-well-rested = Lose Well Rested, reroll
fallout-influence = influence { $influence } of { $needed }
fallout-test-now = Hit icons: { $icons }, { $difficulty ->
    [0] the more, the better
   *[other] needed { $difficulty }
}
fallout-fight-now = Hits: { $hits }, needed { $needs }
fallout-fight-back = on you: { $icons }, armor { $armor }{ $ignored ->
    [0] {""}
   *[other] , ignored { $ignored }
}

## Help

fallout-help =
    ← →            turn the pages: my board, the quests, shop and others
    Tab, arrows    scroll the map
    The map: a block is a tile, a line in it a space. The arrow says on which side of its tile the space lies, a dot is the middle. An amber key marks a space, a tile or an enemy that an option is about. A click chooses it, or tells the rule in its way. The number behind an enemy is its level, the one behind an icon the level of the encounter, the one behind a marker the number of its quest.
    The dice: a body with the areas that the die shows; a green frame hits the enemy. The bar: rads from the left, HP above them.
