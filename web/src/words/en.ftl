### The words of the shell: everything on the page that no game brings.

## Everywhere

home = Crossroads: to the lobby
language = Language
settings = Settings
about = About
rules = Rules
close = Close
loading = Just a moment…
try-again = Try again
to-lobby = To the lobby
you = you
bot = bot

## The lobby

lobby-title = Lobby
tagline = Sit down, deal, play. Alone against bots, round one screen, or with friends far away.
play-now = Play now
play-now-what =
    { $bots ->
        [one] { $game } — you against one bot
       *[other] { $game } — you against { $bots } bots
    }
set-table = Set a table of your own
game = Game
seats = Who sits where
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
seats-fewer = One seat fewer
seats-more = One seat more
seat-who = Who sits on seat { $number }
seat-name-of = Name of the player on seat { $number }
sit-me = Me
sit-here = Another person at this screen
sit-open = A friend, by link
bot-random = Random bot
bot-steady = Careful bot
bot-name-1 = Rusty
bot-name-2 = Sparky
bot-name-3 = Gizmo
bot-name-4 = Sprocket
bot-name-5 = Bolt
bot-name-6 = Widget
name-and-role = { $name } ({ $role })
best-odds = best odds
seat-number = Seat { $number }
player-name = Player { $number }
pace = Pace after a bot’s move
pace-instant = At once
pace-brisk = Brisk
pace-calm = Calm
clock = Clock for answers from hidden hands
clock-none = None: each is waited for
clock-seconds = { $seconds } seconds, whoever could answer
undo-policy = Taking back
undo-free = Freely
undo-consent = If the others agree
undo-off = Never
real-table = At a real table: { $count ->
    [0] the program rolls and draws
    [one] one thing is yours
   *[other] { $count } things are yours
}
real-table-note = What you throw and draw yourselves, from your own box, and type in
real-table-all = All of it
drawn-search = Type a name
drawn-found = { $count ->
    [0] none
    [one] one: { $first }
   *[other] { $count }; first: { $first }
}
drawn-none = No name here has “{ $sought }” in it.
table-language = Language of the table
who-may-come = Who may come
private = Only with the link
public = Anybody: listed in the lobby
who-may-watch = Who may watch
watch-all = Anybody with the link
watch-none = Nobody but the players
plan-expansions = Expansions
plan-packs = More packs
played-with = Played with: { $names }
table-options = Options of this game
option-refused = Not with these expansions: { $value }.
option-usual = Default
option-yes = yes
option-no = no
make-and-play = Sit down and play
make-and-invite = Open the table and invite
ways = Ways to play
way-bots = Against bots
way-bots-what = You and the bots, at once.
way-here = Round one screen
way-here-what = Two people take turns; a curtain keeps secrets between them.
way-link = Far apart
way-link-what = A seat for a friend: you get a link to send.
learn = Learn by playing
learn-what = { $game } with a coach: a real game, a hint at a time.
learn-first = First time here?
learn-first-what = Learn by playing: a real game against bots, with a coach who explains as you go. Ten minutes, and you can leave it whenever you like.
own-tables = Your tables
forget-table = Remove from this list
record-open = Open the record of a game
record-open-what = A file that a finished game was saved to: see it again, look back on it, play on from any moment.
record-choose = Choose a file
open-tables = Tables with a free seat
open-tables-none = No public table is waiting for players. Open one: it will be listed here.
nobody-yet = Nobody yet
seats-free =
    { $count ->
        [0] every seat is taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
phase-playing = in play, { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }
phase-over = over

## The waiting room

waiting-title = Waiting room
waiting-for =
    { $count ->
        [0] Everybody is here: the game begins.
        [one] One seat is free. The game begins as soon as it is taken.
       *[other] { $count } seats are free. The game begins as soon as all are taken.
    }
your-name = Your name
claim = Sit here
claim-here = One more at this screen
sit-bot = Seat a bot here
which-bot = Which bot
leave = Stand up
here = at the table
away = away
seat-free = free seat
no-spectators = No spectators: once the game begins, only those who sit here see it.
invite-link = Link for your friends
invite-scan = Or scan this with a phone
invite-only-here = Only this device can reach the server. To let others in, start it with: crossroads serve --host 0.0.0.0
invite-expires = It works for a day.
invite-renew = Make a new one
copy = Copy
copied = Copied

## Fair dice

fair-dice = Fair dice: nobody can load them
fair-dice-text = Before anybody sat down the server fixed a secret and showed its fingerprint below. Each seat added something random of its own, and the dice are made of all of it together. When the game is over the secret is revealed, and anybody can check that it fits the fingerprint and that every roll and every shuffle followed from it.
fair-commitment = Fingerprint of the secret
fair-secret = The secret
fair-nonces = What each seat added
fair-verify = With the record of the game:
fair-known-own = Checked by this browser: the secret fits the fingerprint that you were shown before the game, and what you added is in the dice.
fair-known-seen = Checked by this browser: the secret fits the fingerprint that you were shown before the end.
fair-known-nothing = The secret fits its fingerprint. This browser had not seen the fingerprint before the end: only a browser that had can tell whether it was changed.
fair-unchecked = This browser could not check the dice: the record of the game did not arrive. Open the table again to try once more.
fair-alarm = Do not trust the dice of this game
fair-alarm-secret = The secret does not fit its fingerprint: it is not the one that the server promised.
fair-alarm-changed = The fingerprint is not the one that this browser was shown before: the secret may have been chosen later.
fair-alarm-nonce = What this browser added for { $name } is not in the dice.
fair-alarm-record = The record of the game has other dice than the table.
fair-alarm-do = Save the record, tell the others at the table, and ask whoever runs this server.

## The table

line-down = No connection to the server. Your choices are safe; the page reconnects by itself.
your-turn = Your turn
turn-of = { $name } chooses
turn-of-bot = { $name } is thinking
someone-chooses = { $name } is choosing
has-turn = to choose
quoted = “{ $text }”
game-over = The game is over
skip-to-choices = Skip to the choices
options = Options
unfold =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
fold = Fold
why-not = What is not possible, and why
lit-above = { $count } above
lit-below = { $count } below
lit-aside = { $count } beside
lit-show = show what else can be chosen
its-rule = The rule
what-you-have = What you have
board = The table
offer = { $label }. Can be chosen
offer-several = { $what }. { $count ->
    [one] { $count } way to choose it
   *[other] { $count } ways to choose it
  }
several = { $count ->
    [one] { $count } choice
   *[other] { $count } choices: press to see them
  }
no-board = This game has no drawn board: play with the list of options.
undo = Take back
no-undo-known = Nothing can be taken back: dice have been rolled or something hidden has been shown since your last choice, or you have not chosen yet.
no-undo-asked = It is being asked already whether a choice is taken back.
no-undo-watching = Whoever only watches has nothing to take back.
result = Result
show-result = Show the result
beside = Beside the board
from-expansions = What the expansions add
tab-log = Log
tab-chat = Chat
tab-seats = Seats
log-whole = Show the whole text
since-your-turn = Since your last turn
since-your-turn-lines = Since your last turn: { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }
since-again = Show me again
to-side = Log, chat and seats
log-earlier =
    { $count ->
        [one] Show one earlier line
       *[other] Show { $count } earlier lines
    }
log-why = why?
log-why-of = Why? { $text }
rule-of = Rule for: { $text }
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-spectator = You are watching. Only those who sit at the table may speak.
send = Send
bot-stands-in = stands in: { $bot }
hand-to-bot = Let a bot play on
take-back = Take the seat back
bot-plays-for-you = A bot plays for you.
keeps-waiting = { $name } keeps the table waiting.

## Refusals

refused-stale = Somebody was quicker. Look at the table again and choose anew.
refused-not-yours = This is not yours to choose.
refused-not-now = This is not possible now.
refused-too-fast = Not so fast: wait a moment.
refused-undo-refused = The choice stands: it was not agreed to take it back.

## Why not

why-title = Why not?
why-none = Nothing stands in the way: you can choose it.
why-more = Show { $count } more
why-other = Other
why-seek = Find in the list
why-not-found = Nothing like that is refused here.
open-rule = Open the rule

## The rules

rules-search = Search the rules
rules-all = All topics
rules-more = More about this rule
rules-book = Read the rules as a book, with the game in two minutes
rules-guessed = Searched for “{ $meant }” instead of “{ $typed }”.
rules-found =
    { $count ->
        [0] Nothing found. Try fewer or other words.
        [one] One rule
       *[other] { $count } rules
    }
rules-now = What matters now
rules-topics = Topics
rules-related = Related topics
book-print = Print
book-whole = The rules as a book
book-short = The game in two minutes
book-symbols = What the symbols mean
book-unofficial = Crossroads is an unofficial fan project. These rules are in our own words.
rules-example = Example.
rules-ruling = Our ruling.

## One screen, several people

curtain-title = { $name }, your turn
curtain-text = Hand the screen over. Nothing of your side is shown before you say so.
curtain-look = I am { $name }: show me the table

## Taking back

undo-asked-title = Take it back?
undo-asked = { $name } would like to take the last choice back.
undo-agree = Agree
undo-refuse = No, it stands
undo-waits = { $name } would like to take a choice back. Waiting for: { $others }.

## The end

end-title = The game is over
end-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $winners } wins!
       *[other] { $winners } win together!
    }
end-you = You win!
end-points = Where it came from
end-dice = The dice
end-sum = Total
end-luck = { $rolled } of { $expected } expected ({ $share })
end-yours = Well played.
score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
rematch = Play again
rematch-join = To the next game
rematch-watch = Watch the next game
replay = Replay
record = Download the record
chart = Scores over the game
chart-none = There is no chart of this game.
chart-table = As a table
chart-choice = Choice
play-on = Play on from here as { $name }
played-on-from = Played on from before choice { $at } of another game
replay-link-here = Link to this moment
replay-link = Copy a link to this moment
replay-link-copied = Link copied
look-back = Look back
look-back-what = How much of the result was made by your choices, by the others’ and by chance, and the three choices that cost you most.
look-back-whose = Look back on the game of { $name }
look-back-working = Your game is played again and other choices are tried: { $percent } done. You can leave this page and come back.
look-back-none = This game cannot be looked back on now.
look-back-line = Value over the game
look-back-value = value
look-back-moment = Choice { $at }
look-back-chosen = You chose:
look-back-better = Better on average:
look-back-see = Look at this moment
look-back-retry = Try it again

## Replay

to-table = To the table
replay-past = There is no choice { $at }: this is where the game stands after its last one, { $last }.
replay-at = After choice { $at } of { $last }
replay-controls = Steps of the replay
replay-back = One choice back
replay-on = One choice on
replay-play = Play
replay-pause = Pause
replay-slider = Choice
replay-eyes = Seen by
everybody = Everybody

## Settings and keys

settings-theme = Colours
settings-theme-system = As the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-size = Letters
settings-size-usual = Usual
settings-size-larger = Larger
settings-size-largest = Largest
settings-still = Less movement
settings-keys = Single keys choose and open the rules
settings-glow = Scan lines on the screen
settings-sound = Sounds
keys-title = Keys
keys-number = choose the option with this number, or open its group
keys-arrows = point at an option and choose it
keys-rules = open the rules
keys-glossary = what symbols and words mean
keys-why = what is not possible, and why
keys-undo = take back

## About

about-what = Crossroads is a free table for board games in the browser: it knows the rules, plays empty seats and keeps secrets.
about-unofficial = It is an unofficial fan project, neither affiliated with nor endorsed by the owners of the games’ names. None of their artwork or text is in it.
about-icons = Drawings
about-icons-text = Scenes and boards are our own. Icons:
about-fonts = Letters
about-privacy = What this page keeps
about-privacy-text = Your browser keeps the ids of your tables, your name and these settings. Nothing is sent anywhere but to this server.

## What went wrong

error-title = The road ends here
trouble-unknown-table = There is no such table. Check the link: perhaps a letter is missing.
trouble-unknown-game = There is no such game here.
trouble-seat-taken = Somebody has just taken this seat. Choose another one.
trouble-invitation-expired = This invitation has expired. Ask whoever sent it for a new one.
trouble-invitation-needed = This table is private. Ask its host for the link.
trouble-too-many-requests = That was too much at once. Wait a moment and try again.
trouble-server-away = The server does not answer. Try again in a moment.
trouble-not-found = There is nothing at this address.
trouble-no-page = There is nothing at this address.
trouble-bad-name = This name cannot be used. Choose another one, of up to 24 letters.
trouble-bad-table = A table cannot be set like this:
trouble-bad-record = This file is no record of a game, or it is damaged.
trouble-record-not-over = The game in this file is not over yet. Continue it where it was saved.
trouble-record-other-rules = The game in this file was played under other rules. Open it with the version that it was played with.
trouble-too-large = This is more than the server takes.
trouble-busy = The server is busy. Try again in a moment.
trouble-invitation-wrong = This is no invitation to this table. Ask its host for a new link.
trouble-not-now = This is not possible now: the table has moved on.
trouble-no-such-point = The game did not go on for so long.
trouble-replay = Until the game is over you can look back through your own eyes or a spectator’s.
trouble-unknown-rule = There is no such rule.
trouble-not-yours = This is up to somebody else.
trouble-no-spectators = This game is played without spectators. You can look at it here once it is over.
trouble-unknown = Something went wrong. Try again.

## Windows

window = Answers
window-awaits = May still answer: { $names }.
window-left = { $seconds } s left.
window-answered = Your answer is kept until the time is up; another one replaces it.
stand-until-change = Pass until something changes
stand-until-change-what = Pass while you could answer with nothing new and nobody answers
stand-occasion = Pass for all of this
stand-occasion-what = Pass for the whole of this fight or turn
stand-stop = Always stop me here
stand-stop-what = Be asked here even if you can only pass

## A seat on several devices

devices = Devices
devices-title = This seat on your devices
devices-more = Play on another device
devices-code = Scan this there, or open the table and type in the code. It works once, for ten minutes.
devices-code-typed = Open the table there and type in the code. It works once, for ten minutes.
devices-scan = The seat, for another device
devices-list = Where this seat is played
devices-this = this device
devices-unnamed = A device
devices-sign-off = Sign off
devices-sign-off-named = Sign off { $name }
devices-way-claim = sat down here
devices-way-code = by a code
devices-way-host = let in by the host
devices-way-profile = by your profile
reissue = Let in again
reissue-title = A new way in for { $name }
reissue-note = Send this link or code to { $name }. It works once, for a day. Everybody at the table reads in the chat that you made it.
have-code = I sit here already and have a code
spend-title = Your seat on this device
spend-text = With this code you play your seat on this device, too.
spend-code = Code
spend = Play on this device
chat-reissued = The host has made a new way in for { $name }.
trouble-code-wrong = This code is not good any more, or belongs to another table. Make a new one.
trouble-code-expired = This code has expired. Make a new one.
trouble-last-device = This is the only device of the seat. Leave the seat instead.
trouble-too-many-devices = This seat has too many devices already. Sign one of them off.
trouble-unknown-device = This device is signed off already.

## A profile

profile = Profile
profile-what = A profile keeps your tables, results and figures, and brings them to every device. It needs neither a name nor e-mail: only a passphrase of six words, which the server makes and does not keep.
profile-make = Make a profile
profile-made = Write this down and keep it safe. It is shown this once, and nobody can reset it:
profile-passphrase = Passphrase
profile-sign-in = Sign in
profile-sign-out = Sign out
profile-figures = Games played to their end
profile-figure = { $game }: { $played }, of which won: { $won }
profile-no-figures = None yet.
profile-open = Open
profile-open-table = waiting for people
profile-playing = being played
profile-over = over
profile-gone = no longer kept
profile-won = won
profile-lost = lost
profile-export = Everything about me, as a file
profile-delete = Delete everything about me
profile-delete-note = Your profile, your name and all you have said at your tables will be forgotten for good. In games that are on, a bot plays on for you. What was chosen stays: it is the others’ game, too.
profile-delete-now = Delete for good
trouble-not-signed-in = This device is not signed in to a profile.
trouble-passphrase-wrong = There is no profile with this passphrase here. Check every letter.

## What would you do?

advice = What would you do?
advice-thinking = Thinking it over…
advice-none = There is no answer this time.
advice-needs-all = People play here, so advice is off until all of them agree to it.
advice-agree = Allow advice at this table
advice-refuse = No advice here
advice-waits = Waiting for: { $others }.
chat-advice-on = Everybody agrees: from now on all may ask what to do. The last to agree was { $name }.
chat-advice-off = { $name } does not want advice at this table any more: it is off.
refused-advice-refused = People play here: all of them must agree to advice first.
bot-why = Why this choice?
bot-why-title = { $name }: why this choice?
bot-why-said = Said at the table
bot-why-chosen = Chosen
bot-why-else = What else there was
keys-advice = what would you do?

## The coach of a first game

coach = Coach
coach-step = Step { $number } of { $of }
glossary = Symbols and words
glossary-here = What is said here
glossary-words = All words
coach-quiet = No lesson here, so it is up to you: choose as you like, or ask “{ advice }”
coach-leave = Play without the coach
coach-resume = Back to the coach
coach-suggests = the coach's suggestion

## A game over days

slow = Time for a decision
slow-none = At one sitting
slow-hours = { $hours } hours
slow-days = { $days ->
    [one] One day
   *[other] { $days } days
}
slow-note = A slow table: whoever is away is told when it is their turn, and a bot plays for whoever stays away longer. A question with one answer is not asked, so the others can tell when you could do nothing.
days-open = Over days…
days-slow = This game is played over days.
days-until = { $name } has time until { $when }.
days-until-you = You have time until { $when }.
days-paused = The game is paused: no time is up.
days-pause-asked = Would like a pause: { $names }.
days-no-time = No time right now
days-snooze = Not this turn: no more messages about it
days-snoozed = You hear nothing more about this turn.
days-pause = Ask for a pause
days-pause-agree = Agree to the pause
days-pause-not = No pause after all
days-go-on = Continue the game
days-resign = Resign
days-resign-really = Resign: a bot plays on for good
days-resign-not = Stay
days-away-note = The game is paused once everybody agrees. If your time is up, a bot plays for you until you come back.
notices-title = When it is my turn and I am away
notices-for-seat = For this seat.
notices-for-profile = For all tables of your profile.
notices-way = Tell me
notices-add = Add
notices-email = by e-mail
notices-push = in this browser
notices-webhook = by webhook
notices-feed = in a feed
notices-mail-address = Mail address
notices-hook-address = Address of the webhook
notices-code = The code that was sent there
notices-confirm = Confirm
notices-drop = Take away
notices-drop-named = Take away: { $name }
notices-feed-address = The address of your feed
notices-feed-once = It is shown only now. Whoever has it can read when it is your turn.
notices-not-allowed = This browser may not show messages: allow it in its settings.
notices-kept = Kept.
notices-quiet = Quiet hours
notices-quiet-from = Quiet from
notices-quiet-to = Quiet until
notices-digest = Everything once a day
notices-digest-at = At what time
trouble-bad-address = This address cannot be used. Check it.
trouble-channel-off = This server cannot send that.
trouble-not-sent = Nothing could be sent there. Check the address and try again.
