### The table on a whole screen

app-round = Round { $round }
app-last-round = LAST ROUND
app-threats-left = threats in the deck: { $count }
app-over = The game is over
app-too-small = The table needs a window of at least { $columns } × { $lines } characters. This one has { $width } × { $height }. Make it larger, or play line by line: crossroads play --plain

## Panes

app-options = Choose
app-detail = What it does
app-added = From the expansions
app-log = What happened
app-stores = Stores
app-cards = On offer
app-mine = My items
app-items-row = Items
app-rooms-row = Rooms
app-deck = deck { $count }
app-nothing = none
app-lift = Lift
app-you = you
app-bot = bot

## Details of an option

app-cost = Cost
app-reward = Reward
app-free = nothing
app-doubled = Reward twice for a dweller trained in
app-unused = Training ends with this placement, unused: { $letters }.
app-wounded-only = Only for a wounded dweller.
app-linked-spots = Linked spots: two dwellers together.
app-covers = { $threat } lies on this spot.
app-odds = Odds
app-taken = { $seat } stands here.
app-crews = Who may go
app-name = Type a name
app-name-typed = { $typed }▏ · { $count }
app-name-command = Esc: now a command
app-back = back
app-not-now = Not to be chosen now

## Keys

app-key-why = why not
app-key-bot-why = bot’s why
app-key-advice = advice
app-key-rules = rules
app-key-undo = undo
app-key-ahead = ahead
app-key-save = save
app-key-lang = language
app-key-table = table
app-key-cards = cards
app-key-help = help
app-key-coach = coach
app-key-quit = quit

## Why not, rules, table, help

app-ahead-title = What do you do from now on?
app-why-title = Why not? What cannot be chosen now
app-why-none = Everything that could be chosen here is on offer.
app-why-more = … and { $count } more: Enter shows them
app-advice-title = What would you do?
app-advice-hint = ↑ ↓ Enter choose · Esc back
app-search-title = Rules
app-search-hint = Type a word or more
app-search-none = Nothing found. Try fewer or other words.
app-table-title = The whole table
app-cards-title = My cards
app-close = Esc: back to the table
app-list-hint = ↑ ↓ choose · Tab page · Esc back
app-help-title = Help
app-help-keys =
    ↑ ↓ Enter      point at an option and choose it
    1–9 a–z A–Z    choose the option with this key at once
    mouse          click an option, a lit spot of the board, or a key below
    Tab            go to the next pane to scroll it
    PgUp PgDn      scroll what happened
    ?              what cannot be chosen, and the rule in its way
    !              why did a bot make its last choice? how it compares with the others
    a              what would you do? the best options, with their reasons
    /              search the rules
    t              the whole table as text
    c              my cards in full
    u              take back the last choice
    =              at a window: pass until something changes, or for this fight, or always be stopped here
    k              at a coached table: send the coach away, or call it back
    s              save the game
    l              English, Russian, Polish
    h              this page: the keys, and what symbols and words mean
    q              leave the table
app-help-vault =
    The vault: the top floor belongs to all, every player has a floor below. A room has a left spot ▌ and a right spot ▐; the numbers on top are their columns. An amber key marks a spot that can be chosen. A click on any other spot tells the rule in its way. Filled figures are healthy, hollow ones wounded; ! is a threat that covers a spot.

## Legend

app-legend = Symbols

## Hand-over

app-handover = Hand the screen to
app-handover-hint = Enter: I am { $seat }, show me the table

## Saving, undo, leaving

app-save-title = Save the game to
app-save-hint = Enter saves, Esc goes back
app-saved = Saved to { $path }
app-save-failed = Not saved: { $reason }
app-quit-title = Leave the table?
app-quit-text = The game is not saved.
app-quit-save = save and leave
app-quit-leave = leave without saving
app-quit-stay = stay
app-undone = Taken back.
app-go-on = Continue with: { $command }

## The end

app-end-title = THE END
app-end-hint = s save the record · Enter look at the table · l language · q leave
