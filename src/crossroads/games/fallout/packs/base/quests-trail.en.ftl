# Side quests of every scenario: the postal robot, the piano, the surveyor.

quest-undelivered = Undelivered
    .story = Carrier Four, a postal robot, has been on its round since before the bombs. Now it lies by the road with a burnt-out thruster and will not shut down until somebody takes over the mailbag. One letter, marked urgent, is for a house that still stands. Some of the others feel thick.
    .deliver = Take the urgent letter to its address.
    .deliver-done = Mrs. Halloran, a ghoul now, has kept the porch lamp lit since 2077. She reads standing up: "Home on Thursday. Love, Joe." Then she asks if you have a pen.
    .open = Steam the letters open over somebody's kettle.
    .open-done = Bills, mostly, and a few banknotes for nephews. But one clerk writes to his sweetheart about the office safe, in more detail than is wise.
    .runner = Pay a runner to take the urgent letter.
    .runner-done = The runner comes back with her hat in her hand. A ghoul opened, she says, and read it standing up, and then held on to the door frame. There is an answer. Carrier Four hands you something from the bag for your trouble, and dims its lamp.

quest-one-night-only = One Night Only
    .story = Agnes Thorne has a piano, all of its strings and no audience. Her husband died believing that she would play it once to a full room, and she will not have him made a liar. A distant settlement has such a room. A saloon keeper nearer by has cash.
    .play = Fill the room, and turn the pages for her.
    .play-done = She plays her one waltz four times over, and nobody leaves. By the third time a caravan guard has got the tune. It will be on every road by winter.
    .sell = Sell the piano while Agnes is asleep.
    .sell-done = The saloon keeper pays in cash and asks nothing. Agnes wakes beside an empty cart. She is the sort of woman whom everyone believes, and she has begun to talk.

quest-return-post = Return Post
    .story = Mrs. Halloran has answered her husband's letter, two centuries late. His barracks became a town, and she has heard of a night watchman there who never takes off his helmet. She has put on her good coat to hand it over.
    .hand = Put the letter into the watchman's hand.
    .hand-done = He reads it under the gate lamp, first with the helmet on, then without. "What day is it?" he asks, and is up the road before anybody can work it out.

quest-four-left-two-right = Four Left, Two Right
    .story = The clerk's letter contains a combination and a grievance: the firm has moved its safe, and him with it, to a branch office far from Dolores. Today that is dangerous country. At the foot of the page he begs her not to come looking.
    .open = Find the branch office and try the clerk's numbers.
    .open-done = Four left, two right and a kick, exactly as described. Inside lie the takings, the manager's private correspondence, and a pressed flower marked "for D.", which you leave.

quest-red-flags = Red Flags
    .story = Red flags on stakes are crossing the wasteland in straight lines. Behind them comes Ephraim Tate with a brass theodolite and the county's last survey. He sells deeds to land that nobody has owned for two hundred years, and people have begun to buy.
    .measure = Carry the other end of Tate's measuring chain.
    .measure-done = When the chain is rolled up, the valley is a row of plots and a road. Tate pays you half in caps and half in land. Plot nine, he says, rolling up the map rather quickly, has character.
    .uproot = Talk the settlers into pulling up the stakes.
    .uproot-done = Forty people walk out with mallets and come back with firewood. Tate shouts after them that they will miss him by Sunday, when it comes to the well.

quest-plot-nine = Plot Nine
    .story = The deed is genuine, and so is the stamp. So is the thing that lives on plot nine, and it was there before the survey. Tate regards this as a matter between neighbours. In the settlements they still pay for land they have not looked at.
    .clear = Evict the sitting tenant.
    .clear-done = The tenant does not accept notice in writing. Afterwards you own a quiet hollow full of bones, and a woman with an umbrella is already asking who looks after it when you are away.
    .sell = Sell the deed to somebody who trusts maps.
    .sell-done = You praise the view and the quiet. The buyer, a woman with an umbrella, asks what the hollow is called, and you tell her that the choice is hers.

quest-well-on-sunday = The Well on Sunday
    .story = Tate's stakes are ash, and two families have remembered that the well lies exactly between them. They draw water by turns, with rifles on their knees. Either someone settles it, or something turns up that frightens them more than they frighten each other.
    .judge = Hear both families and pass judgement.
    .judge-done = You award one of them the rope and the other the bucket. It takes both an evening to see what you have done. Then somebody laughs, and the rifles are hung up.
    .fright = Bring down something big that scares them both.
    .fright-done = What is left of it takes the brahmin of both families to drag past the farms. Having seen what walks about out there, they move into one house and build the wall around the well.
    .dig = Pay for a second well.
    .dig-done = The diggers strike water on the wrong side of the fence, and then on the right one. Each family brings the other a first bucket, to show that its own is sweeter. Your name is on the stone between them, with a rope mark already worn into it.
