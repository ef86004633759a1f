lesson-survivor =
    Welcome to the Commonwealth. Each survivor has a first S.P.E.C.I.A.L. token and something of their own, so take whoever you like.
    .well = Well done: now you have a face, a letter and a beginning.

lesson-start =
    You all begin at Crossroads Camp: the northwest space is a good one, for the unknown is near.
    .well = Well done: quests and agenda lie ready. If you are asked to equip a card, do so: in the inventory it is only carried.
    .fine = Also fine: the camp is small, and every way leads out of it.

lesson-story =
    Read, then decide: what comes of it is hidden until you have chosen. Where dice decide, the chances stand beside the options.
    .well = Well done: that is your story now.

lesson-roll =
    Each die shows parts of a body: those where the enemy is vulnerable are your hits, and every star is a hit on you.
    Reroll what you like, or let the dice lie; the chances beside the options are exact.
    .well = Well done: enough hits kill it, and your armor stops some of its stars.

lesson-fight =
    An enemy is within reach, and a fight is three dice: hits where it is vulnerable kill it, and kills bring experience.
    .well = Well done: the chances beside the option were exact.
    .fine = Also fine: an enemy that you leave alone may come to you at the end of the round.

lesson-encounter =
    Your space has an icon, and that means a story: an encounter takes one action and often begins a quest.
    .well = Well done: encounters and quests are where experience, caps and agendas come from.
    .fine = Also fine: the icon stays where it is.

lesson-explore =
    Beside you lies a tile face down, and exploring turns it over: new places, new enemies, new encounters.
    .well = Well done: nothing attacks you at once, so look around.
    .fine = Also fine: the unknown can wait, though quests often lie there.

lesson-agenda =
    A new turn, two new actions. What counts in the end is influence, and it comes from agenda cards, which you find here.
    .well = Well done: read what your agenda asks for on the way.
    .fine = Also fine: your agenda does not run away.

lesson-step =
    Movement points are spent a step at a time, and you may do other things in between. Go south, to the edge of the unknown.
    .well = Well done: what is left of your points is lost at the end of the turn.
    .fine = Also fine: as long as the turn lasts, the points are there.

lesson-goal =
    You win by influence, sooner than the factions win the war. You have two actions a turn, so begin with a move.
    .well = Well done: two movement points, one for a step over easy ground.
    .fine = Also fine: every action counts the same, and you may do one twice.

lesson-camp =
    When you are hurt or your cards are exhausted, camp: three HP, ready cards and a night's sleep for one action.
    .well = Well done: whoever is unhurt makes better use of the day.
    .rested = Well done: well rested, you may reroll once.

lesson-free =
    You know it all now: move, explore, fight, meet, camp. At the end of each round an agenda lets enemies act, as the log tells;
    follow your quests, gather agendas, and look any rule up when you wonder.
    .well = The road is yours. Good luck, survivor!
