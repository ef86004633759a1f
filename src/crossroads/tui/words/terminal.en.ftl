### The terminal: what it says and what it understands

## Commands: all their names, the usual one first, and what help says of them

command-why = why
    .help = why: what cannot be chosen now, and the rule in its way; why 7 or why WORDS: about one thing; why last: why a bot made its last choice
command-advice = advice, advise
    .help = advice: the best options now, with reasons and how sure that is
command-rules = rules
    .help = rules WORDS: search the rules
command-rule = rule
    .help = rule ID: one rule with everything that is known of it
command-table = table
    .help = table: the whole table in words; table WORDS: its lines with these words
command-card = card
    .help = card NAME: the text of a card
command-undo = undo
    .help = undo: take back your last choice, unless dice were rolled or something hidden came to light since
command-ahead = ahead
    .help = ahead: what you can say of windows to come, so that you need not be asked; ahead WORD: say it
command-save = save
    .help = save FILE: write the game to a file
command-lang = lang, language
    .help = lang en, lang ru, lang pl: speak English, Russian or Polish
command-log = log
    .help = log: all that happened; log 10: the last ten lines
command-options = options
    .help = options: the question again, with the id of every option
command-coach = coach
    .help = coach: what the coach of a first game says, once more; coach off: without it; coach on: with it again
command-glossary = glossary, h
    .help = glossary, or h: what the symbols and words of the game mean; h WORD: those with this word
command-help = help, ?
    .help = help: this list
command-quit = quit, exit
    .help = quit: leave the table

help-choose = A number or an option's id chooses. The other commands, which work in English, Russian and Polish alike:
help-script = Empty lines and lines that begin with # are passed over when the input is a file or a pipe.
help-keywords = What the words mean:
glossary-unknown = No symbol and no word of the game has “{ $asked }” in it.
help-codes = Exit code: 0 when the game is over or you have left with quit; 3 when the input ended or the output broke off before that.
unofficial = Crossroads is an unofficial fan project, neither affiliated with nor endorsed by the owners of the games’ names. See the README.
yes = yes, y

## The table

welcome = Crossroads, { $game }. At the table: { $seats }.
welcome-help = Type help for the commands.
seat-person = { $seat }
seat-you = { $seat } (you)
seat-bot = { $seat }: { $bot ->
        [steady] careful bot
        [random] random bot
       *[other] bot { $bot }
    }
taken-back = { $count ->
    [one] The rules have changed since this game was saved: its last choice has to be made again.
   *[other] The rules have changed since this game was saved: its last { $count } choices have to be made again.
}
since-your-turn = Since your last turn:
hand-over = Hand over to { $seat }, then press Enter.
options-header = { $seat }: { $prompt }
option-odds = { $label }; chance: { $odds }
choose-again = { $count ->
    [one] Type 1 to choose, or type help.
   *[other] Choose with a number from 1 to { $count }, or type help.
}

## Answers

name-it = { $count } can be there: type a name or a part of it; options lists them.
name-found = { $count ->
    [0] No name here has “{ $given }” in it.
   *[other] “{ $given }” may be one of { $count }; type more of it, or a number:
}
unknown-input = “{ $given }” is not on offer: { $count ->
        [one] there is only number 1
       *[other] choose a number from 1 to { $count }
    }. Type help for the commands.
chosen-refused = Not possible: { $text } ({ $rule })
why-on-offer = “{ $label }” can be chosen now.
why-on-offer-many = That can be chosen now.
why-nothing = Everything that could be chosen here is on offer.
why-header = Not possible now:
why-more = … and { $count } more; why WORDS tells of one of them
why-reason = { $text } ({ $rule })
why-unknown = “{ $asked }” names nothing that could be chosen here. Type why for the list.
why-last = last, bot
bot-why-of = { $name }: why the last choice?
bot-why-chosen = Chosen: { $label }
bot-why-else = Instead: { $label }
bot-why-unable = No bot has made a choice here that it could be asked about.
advice-thinking = Thinking it over…
advice-unable = There is no advice here.
rules-usage = Give a word or more to search for, as in: rules dice
rule-usage = Give a rule's id, as in: rule { $example }
rule-unknown = There is no rule “{ $given }”. Search with: rules WORDS
rule-near = There is no rule “{ $given }”. Near to it: { $near }.
table-unknown = Nothing on the table speaks of “{ $asked }”. Type table for all of it.
card-usage = Give the name of a card, as in: card { $example }
card-none = This game has no cards to look up.
card-unknown = There is no card “{ $given }”.
card-near = There is no card “{ $given }”. Near to it: { $near }.
card-many = Several cards fit: { $names }.
undo-done = Taken back: { $label }.
undo-nothing = Nothing can be taken back: no choice was made yet.
undo-loaded = Nothing can be taken back: no choice was made since the game was loaded.
undo-told = { $count ->
    [one] { $player } took the last choice back.
   *[other] { $player } took the last { $count } choices back.
}
undo-revealed = Nothing can be taken back: since your last choice dice were rolled or something hidden came to light.
save-usage = Give the name of a file, as in: save evening.json
save-done = Saved: { $path }.
save-failed = Not saved to { $path }: { $reason }.
lang-done = English from now on.
lang-unknown = No language “{ $given }”. There are: en (English), ru (Russian), pl (Polish).
log-empty = Nothing has happened yet.
log-usage = Type log for all that happened, or log 10 for the last ten lines.

## Leaving

leave-unsaved = The game is not saved. Leave all the same? yes or no:
progress = { $choices ->
    [one] One choice made
   *[other] { $choices } choices made
}{ $round ->
    [0] {""}
   *[other] , round { $round }
}.
stopped = The input has ended before the game. { $progress }
left = You have left the table. { $progress }
kept = The game is kept in { $path }.
result-winners = { $count ->
    [0] The game is over. Nobody has won.
    [one] The game is over. The winner: { $winners }.
   *[other] The game is over. The winners share the victory: { $winners }.
}
result-score = { $seat }: { $score }

## Windows

window-awaits = After you: { $seats }.
stand-nothing = Nothing can be said ahead now: this question is no window.
stand-in-force = { $way } (in force)
stand-until-change = change, until-change
    .help = change: from now on, once you pass you pass on until you could answer with something new or somebody plays
stand-occasion = occasion
    .help = occasion: pass for the rest of this fight, or of this turn outside fights
stand-stop = stop
    .help = stop: always be asked here, even if you can only pass
stand-ask = ask
    .help = ask: be asked as usual again

## The coach of a first game

coach-name = Coach, { $number } of { $of }:
coach-reply = Coach: { $text }
coach-rule = The rule: { $rule }
coach-look = Look here: { $where }
coach-at-board = the board
coach-at-choices = the options
coach-at-holdings = what you have
coach-at-log = what happened
coach-marked = The option has a { $mark }.
coach-hopes = { $label } (the coach hopes for this)
coach-is-away = The coach is silent; k, or coach on, calls it back.
coach-is-silent = The coach has nothing to say now.
coach-none = Nobody is coached at this table. Learn by playing: { $command }
coach-usage = Type coach, coach off or coach on.
coach-off = off
coach-on = on
coach-offer = First time here? Learn by playing: a real game against bots, with a coach who explains as you go. y: with the coach; Enter: without
