# The main story of The Commonwealth: the cobbler's book, the Railroad and the Institute.

quest-cobbler-is-late = The Cobbler Is Late
    .story = Hollis Marr, cobbler of Goodneighbor, left on Monday to deliver one pair of boots and has not come back. Gone with him is his pattern book: the traced feet of sixty-one synths to whom the Railroad gave new names. By supper the Institute knows it too.
    .shop = Reach Birdie, the apprentice, before the other callers do.
    .shop-done = Birdie has counted the nails in the shop twice, which is what she does instead of crying. She gives you the order slip with the address on it, and no discount.
    .voice = Answer the courteous voice on the shortwave.
    .voice-done = The voice introduces itself as Dr. Corbin, regrets the static and asks what you charge for finding a book. It sends a deposit and, for supervision, a courser.

quest-last-order = The Last Order
    .story = The slip reads: Gideon, farmhand, wide feet, deliver in person. Birdie explains the trick of the book: the left feet bear the old designations, the right feet the new names, and they are bound apart. Hollis never carried both. One half lies somewhere along his road, and perhaps Hollis too.
    .follow = Follow the cobbler's footprints to where they stop.
    .follow-done = Hollis lies under stones that somebody took care to stack. Gideon sits beside them in his new boots, keeping the dogs off, and hands over the book of left feet. Other tracks circle the spot, patient and evenly spaced.
    .sell = Sell the order slip to the voice under the ruins.
    .sell-done = Dr. Corbin pays at once. The courser he sends does find the book of left feet, and is robbed of it on the way home by scavengers who cannot read but know an auctioneer who can.

quest-guard-in-new-boots = A Guard in New Boots
    .story = Dr. Corbin would like sixty-one items of Institute property returned and calls it bookkeeping. His only lead is a gate guard in Diamond City who earns next to nothing, and who turned up for duty in handmade boots the morning after the cobbler disappeared.
    .buy = Buy the guard a drink, and his story.
    .buy-done = He found the cobbler cold on the road and saw no sense in leaving good leather there. A satchel came with the boots. He sells you the book of left feet and keeps the shoehorn.
    .warn = Tell the apprentice who is paying for the search.
    .warn-done = Birdie listens, then shoves her bench against the door. The Railroad reaches the guard within the hour. He has already sold the satchel to an auctioneer downtown, and is sorry about it, mostly about the price.

quest-ticket-sixty-one = Ticket Sixty-One
    .story = Hollis hid the right feet, says Birdie, where the Institute would never look: over its own head, in the cloakroom of the CIT ruins. She has the ticket. Synths already patrol the lawn in daylight, and while you stray in deadly country they will get round to the coats.
    .quiet = Slip into the cloakroom and claim the coat.
    .quiet-done = Peg sixty-one holds a mouldy duffel coat with a book sewn into the lining. On the way out you nearly trip over a surveyor's red flag, planted in the lawn, with a price on it.
    .loud = Break through the patrol and take every coat.
    .loud-done = The patrol comes apart noisily. Birdie goes through forty coats with a knife and surfaces with the book of right feet and somebody's season ticket to the swan boats.
    .late = Let deadly country keep you too long.
    .late-done = When you get back, Birdie has tried it alone. The synths have her, the ticket and the right feet; the Railroad has the left. Both sides send you the same letter, in different handwriting.

quest-girl-with-the-ticket = The Girl with the Ticket
    .story = The right feet hang in a cloakroom somewhere, and the apprentice wears the ticket on a string round her neck. All Goodneighbor is on her side and asks strangers where they bought their shoes. Dr. Corbin wants it done without fuss, and a shot fired at his synths is fuss.
    .trick = Pose as a friend sent by the Railroad.
    .trick-done = You know the slip, the nails and the dead man's name. Birdie hands you the ticket and thanks you, which is the worst of it. On the way out of town you pass a red flag on a stake, with a price on it.
    .force = Get past her watchmen and break the string.
    .force-done = Two men lie in the gutter and the ticket is yours. The sign painter of Goodneighbor saw you run; your face is on every wall, and he has not flattered it.
    .late = Shoot the Institute's own and void the contract.
    .late-done = Dr. Corbin hires cheaper help. They carry off Birdie and overlook the ticket, so that the Railroad collects the coat. Each side now holds half a book, and neither can read it.

quest-lot-seven = Lot Seven
    .story = Penny Farrow auctions odds and ends in a bank lobby in downtown Boston. Lot seven is a book of left feet. She has no idea why a gentleman on the radio and a girl with a cobbler's thumbs keep outbidding each other, but she has put out more chairs.
    .bid = Bid for the Railroad until the radio gives up.
    .bid-done = The hammer falls and the radio sighs. Birdie wraps lot seven in oilcloth, and admits that her last three bids were buttons.
    .storm = Close the sale early, on the Institute's behalf.
    .storm-done = Penny Farrow's guards are paid by the evening and it is nearly over. Dr. Corbin calls your method regrettable and the condition of the book excellent.

quest-sixty-one-doors = Sixty-One Doors
    .story = Laid side by side, the two books name everyone. Switchman of the Railroad wants each of them warned before the Institute's patrols set out, and there are more doors than nights. On the last page is a child's foot. Birdie knows her own toes.
    .warn = Knock at the farthest door of all.
    .warn-done = The man who opens has a wife, a lease and no memory of another life. He argues until he sees the drawing of his foot. Then he asks how long they have to pack.
    .betray = Read the names aloud at the grating in the ruins.
    .betray-done = It takes twenty minutes, with spelling. Dr. Corbin compliments your diction. Before dark the baker of Diamond City is led away between two strangers with his apron still on.

quest-baker-of-diamond-city = The Baker of Diamond City
    .story = The Institute has both halves. First on its list is Lionel Oakes, who bakes half of Diamond City's bread and believes that he was born near Quincy. Dr. Corbin would prefer him to come quietly. Downtown, the Railroad is waiting for anyone with a conscience and a pencil.
    .fetch = Talk the baker into coming along.
    .fetch-done = You show him the drawing, and he sets his foot on it as if trying a shoe. He asks only to finish the batch. His wife ties his apron; it takes her a long time. The bread is still warm when there is nobody left to sell it.
    .copy = Get a copy of the pages to the Railroad.
    .copy-done = The machine that guarded the alley wanted a password and got something else. Switchman reads your scorched pages out to his runners, name by name, until his voice is gone.

quest-half-a-book-each = Half a Book Each
    .story = The Railroad holds one half of the book. The Institute holds the other, and Birdie. They agree to trade at the Crossroads Camp, and both ask you to stand in the middle, since neither would much mind losing you.
    .girl = Talk Birdie and both halves out of there.
    .girl-done = You make each side count the other's pages, aloud, from the beginning. By page forty Birdie has worked through her rope and is far up the road with both halves under her arm.
    .halves = Beat the Railroad's gunmen and deliver both halves.
    .halves-done = They did bring rifles to a trade. Dr. Corbin has both halves collected and Birdie released, as agreed. She looks at you for some time before she goes.

quest-train-without-rails = A Train Without Rails
    .story = Sixty people with one bag each wait in a cellar under downtown Boston, and the Institute's hunters are two streets away. Switchman wants them walked out tonight. Birdie, the sixty-first, wants the book burned in her master's stove in Goodneighbor, so that nobody can ever do this again.
    .escort = Walk the column out past the hunters.
    .escort-done = Now. Across the street, three at a time. A drone turns; wait; now. The last bag splits and you carry it in your arms. At the river nobody speaks until Birdie lets the book slide into the water and says their names to it, all sixty. Then she says her own.
    .burn = Learn the routes by heart and burn the book.
    .burn-done = Feet burn slowly; it is the glue. When the last page is ash, not even the Railroad knows who they were. Birdie hangs out the old sign: boots mended, no questions.
    .wagons = Hire every wagon in downtown Boston.
    .wagons-done = Hay wagons, a hearse, the ice man. They leave by six streets at once, and the hunters have only two. Birdie drives the last one and never looks round. What you paid was more than any of it was worth, and nobody asks for the rest.

quest-everyone-accounted-for = Everyone Accounted For
    .story = Sixty lines have been struck out. The last is a child's foot, no longer than a hand: Birdie, who thought she had been born over the shop. She has barred the door in Goodneighbor, and the Railroad's last guns hold the ruins above the relay. Dr. Corbin wants the list closed.
    .relay = Clear the ruins and send the last recall.
    .relay-done = The last gun falls silent and you key in the word. In Goodneighbor a hammer stops in mid-blow, and a girl in a leather apron starts walking towards the ruins. The list balances.
    .promise = Persuade Birdie to come of her own accord.
    .promise-done = She asks whether her hands will still know what they know. Dr. Corbin gives his word. She finishes the pair on the bench, locks up, and leaves the key with you.
