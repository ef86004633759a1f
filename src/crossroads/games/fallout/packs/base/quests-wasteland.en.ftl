# Side quests that may come up in every scenario.

quest-dog-on-its-rounds = Dog on Its Rounds
    .story = The dog from the drain walks the same round each day: a burnt farm, a pump, a crossroads, a certain door. At each stop it barks twice and waits. It wears a collar with the name scratched out. In the settlements a man with a rope says that the animal is his, and offers money.
    .follow = Keep up with the dog to the end of its round.
    .follow-done = The last stop is a cellar door in a field with no house. Here it doesn't bark. It lies down with its nose to the crack, and from below somebody knocks twice.
    .rope = Coax the dog to the man with the rope.
    .rope-done = He pays without haggling, which should have told you something. The dog looks back at you just once. The rope is all knots, and there are teeth marks at every one.

quest-under-the-cellar-door = Under the Cellar Door
    .story = The knocking is the dog's master: an old trapper, a leg broken, left below by a man called Lorimer who wanted the dog. For a week it has fetched him crusts on its rounds. Something large has scented him too. It comes at night and has begun to dig.
    .carry = Set the leg and carry the old man home.
    .carry-done = He weighs little more than his coat. The dog goes in front all the way and tells everyone you meet. The old man tells them too, and adds what Lorimer did, and what sort of cart he drives.
    .beast = Wait at the cellar door for what digs.
    .beast-done = In the morning the old man is carried off by his daughters, who are frightened of dogs. "It picked you anyway," he says. "It answers to Dogmeat. Don't ask why, it takes offence."

quest-rope-and-pit = Rope and Pit
    .story = The man with the rope, Abner Lorimer, runs a fighting pit behind the farthest settlement on his route. The dog you sold him has been in it every night, and wins, and will not bark any more. The crowd bets on it. Tonight Lorimer means to bet against it, and he has chosen what it fights.
    .wager = Bet on the dog against Lorimer's own money.
    .wager-done = It wins, jumps the boards and is gone into the dark before the shouting stops. Lorimer pays out to you, coin by coin, in front of people who have begun to wonder how he loses only when he shouldn't.
    .release = Open the pit gate, then deal with the keeper.
    .release-done = The dog could run. Instead it sits outside the gate until you are finished, then falls in at your left knee. Someone in the crowd knows what it is called: Dogmeat. It looks at you as if to ask what took so long.
    .buy = Name a price that Lorimer cannot refuse.
    .buy-done = He names his own first, and you pay that. The dog is led out past the crowd, blinking. It smells your hands, remembers them, and thinks about it for the length of the yard. "Dogmeat," says Lorimer. "It bites."

quest-tomorrows-weather = Tomorrow's Weather
    .story = The bulletin that the crossing guard plays comes from an old Weather Bureau station. For two hundred years it announced fair skies. Now it names storms to the hour, and people have begun to plan by it. So someone sits there. Every robot of the old school board still carries the receiver.
    .station = Find the station and whoever is speaking.
    .station-done = Her name is Junia Teale. She has a barometer, a broken fence and eighty kites. She can foretell rain but not keep quiet about it. You help her give the guard robot better orders.
    .receiver = Take the receiver from a robot and listen.
    .receiver-done = With the receiver in your hands you hear what passes between the bulletins. Two voices are on the wavelength. One of them tells the truth, and the other has started to talk over it.

quest-kite-weather = Kite Weather
    .story = Junia Teale knows when a storm comes but not where it turns. For that she needs a kite flown in the middle of one, by somebody holding the string. In the meantime her bulletins go out to all comers, free, and there are people who would gladly pay to hear them an hour before the rest.
    .kite = Fly the kite in the green weather.
    .kite-done = The string sings, your hair stands on end, and the needle at the other end draws a line she has wanted for half her life. From now on the storms have a map, and your initials are on it.
    .subscribers = Sell the early bulletin to those who can pay.
    .subscribers-done = You find takers before you have finished the sentence. Junia sees the money, and the new fence it would buy, and says nothing. Then the takers ask what it would cost if nobody else heard it at all.

quest-clear-and-mild = Clear and Mild
    .story = A second announcer has taken over the wavelength: same calm voice, same crackle. It calls fine weather whenever a storm is due. Caravans set out, and afterwards people with good coats and sacks walk along the road, collecting. The voice comes from somewhere close; the sacks have their own foreman.
    .announcer = Track down the transmitter and its announcer.
    .announcer-done = He was an actor, he says, or would have been in any other century. You leave him his voice and take his transmitter. That evening the true bulletin goes out with nobody talking over it, and every traveller who hears it hears your name first.
    .pickpockets = Put down a foreman of the people with the sacks.
    .pickpockets-done = In the foreman's coat is a pay book. The false bulletin was only a trial; someone wanted to see what a forecast could be worth. There is already a date for the auction.

quest-hand-on-the-microphone = Hand on the Microphone
    .story = The forecast has become property. Whoever owns it decides who walks into a storm and who sits at home. The equipment stands crated in a settlement far away, waiting for a buyer. At Crossroads Camp sit agents of the people with the most rifles, who have asked whether you might get there first.
    .everyone = Unpack the set and put it on an open channel.
    .everyone-done = You read out the first bulletin yourself, badly. It rains when you said it would. By the end of the week children are playing at forecasts, and no one can be sold a cloud any more.
    .rifles = Sell it at the camp to those who have most rifles.
    .rifles-done = They pay on the nail. Next day their columns move dry-shod, while their enemies are out in the green rain. The bulletin for everyone else is clear and mild.

quest-page-forty = Page Forty
    .story = A settlement has got hold of Finch's guide and is going to hold a feast by it: every dish out of the chapter that begins on page forty. The pots are already being scrubbed. Copies are changing hands in other places too, cheaply, since readers seldom want them for long.
    .warn = Get to the feast and stop the cooks.
    .warn-done = You arrive at the soup. It costs you one overturned cauldron and a speech that nobody likes; then the cook's dog, which liked the soup, lies down. They let you have every copy in the place, on tongs.
    .resell = Buy up the copies and sell them elsewhere.
    .resell-done = It is a well-bound book and people trust print. You are three settlements further on before anyone gets as far as page forty, and your pockets are heavy.

quest-second-edition = Second Edition
    .story = Ambrose Finch wants a second edition with nothing in it that has not been tried. The manuscript is done but for one chapter, on a stretch of country that he made up entirely in the first. And there is a hand press in the settlements, if somebody finds the money and turns the crank.
    .survey = Walk the made-up chapter and write what is there.
    .survey-done = The lake is a parking lot, the friendly farmers are neither. You write it all down. Finch pastes your pages into his own working copy, margins and all, and finds he would rather that you had it.
    .press = Pay for the press and turn the crank.
    .press-done = The second edition smells of soot and fish glue. On the title page, under his own name, Finch has set yours, spelled correctly. It is the first thing in the book that he checked.

quest-bad-paper = Bad Paper
    .story = The books you sold have been read as far as page forty. There are sick people in three places and graves in a fourth, and everybody remembers the vendor's friendly face. They want their money back to begin with. Or they want to hear that it was all the fault of the old man in the trailer.
    .refund = Go back and return the money, door to door.
    .refund-done = At some doors they take it and at some they throw it after you. You go to all of them. Behind one nobody opens; the neighbours say that a brother is out on the road, asking about you.
    .blame = Lead them to Finch's trailer and let him answer.
    .blame-done = He admits everything, even what was your doing, and corrects their dates. They take his trailer and give you a share for finding it. In your share is his own copy, with the right answers in the margins. One man in the crowd keeps looking at you, not at him.

quest-receipts-for-everyone = Receipts for Everyone
    .story = Ida Voss's road could work: one fee, one receipt, good for the entire way. But upstream a gang has put up a chain of its own at a broken bridge and does not recognise her paper. The settlements would, if somebody wrote down what they get for it and made them sign.
    .charter = Have the settlements sign a charter for the road.
    .charter-done = It takes an evening, and most of a barrel. The last clause, that nobody may be turned back for want of a fee, is yours. Ida signs it with her eyes shut.
    .bridge = Clear the gang off the broken bridge.
    .bridge-done = Their chain goes into the river, and after it their flags, which they had sewn for when they should win. Ida sends planks and a bill for the planks. The bill is made out to nobody and marked as paid.

quest-not-before-supper = Not Before Supper
    .story = Wes's Road Watch catches raiders faster than it can tell them from other people. The man who burned the caravan by the overpass was never found, and until he is, everyone looks a little like him. The settlements are grateful and bolt their doors. Wes has asked you what he should do, and means it.
    .trial = Talk a settlement into giving the watch a judge.
    .trial-done = They choose a midwife, on the ground that she has seen everyone at their worst. Her first ruling is that nobody hangs before supper. By breakfast, she finds, it is seldom necessary.
    .culprit = Find the rifleman from the overpass.
    .culprit-done = He is older than Wes remembered, and has a garden. He reaches for the rifle anyhow. Wes stands over him for some time; then he collects the white rags and hands them out again only to people who can say why they want one.
    .disband = Bring down a seasoned raider whom the watch fears.
    .disband-done = When word comes that the worst of them is dead, half of the watch goes home the same night: it turns out that they had fields. Wes keeps the rest, and a lamp, and gives back the rope.
