// Made by `make docs` from src/crossroads/protocol: do not edit.

export type Lang = "en" | "pl" | "ru";

export type Pace = "brisk" | "calm" | "instant";

export type UndoPolicy = "consent" | "free" | "off";

export type Phase = "open" | "over" | "playing";

export type OptionKind = "each-seat" | "each-seat-freely" | "seat" | "seat-order" | "value";

export type DeviceWay = "claim" | "code" | "host" | "profile";

export type NoticeWay = "email" | "feed" | "push" | "webhook";

export type ResultPart = "chance" | "end" | "others" | "own" | "start";

export type RefusalCode =
  | "advice-refused"
  | "bad-message"
  | "illegal"
  | "not-now"
  | "not-yours"
  | "stale"
  | "too-fast"
  | "undo-refused";

export type StandKind = "ask" | "occasion" | "stop" | "until-change";

/** A value that a table option cannot have with the expansions of the table: the rule against it, and how it reads. */
export interface ValueRefused {
  value: string;
  rule: string;
  text: string;
}

/**
 * A table option: its name, what it may be, what it is by default, and the rules it touches.
 *
 * `kind` says how it is asked for: one of `values` (or any text if there are none), one seat, all seats in an order, or
 * one of `values` for each seat, of which no two are alike unless it is `each-seat-freely`.
 */
export interface OptionChoice {
  name: string;
  values: unknown[];
  default: unknown;
  rules: string[];
  kind: OptionKind;
  /** what values that packs bring are called */
  names: Record<string, string>;
  /** values that packs bring and an expansion forbids */
  refused: ValueRefused[];
}

/** A pack or an expansion that a table can be played with. */
export interface PackInfo {
  id: string;
  name: string;
}

/** Chance that the people of a table can bring about themselves: the dice, or a deck that they draw from. */
export interface ChanceInfo {
  id: string;
  name: string;
}

/** The coached first game of a game: how many sit there, where the learner does, and which bot plays the others. */
export interface CourseInfo {
  seats: number;
  seat: number;
  bot: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  name: string;
  least_seats: number;
  most_seats: number;
  options: OptionChoice[];
  bots: string[];
  /** that the host has installed beside the game's own */
  packs: PackInfo[];
  expansions: PackInfo[];
  /** with the expansions that were asked about */
  typed: ChanceInfo[];
  /** usual seconds of its windows over hidden hands; 0: it opens none */
  clock: number;
  /** a first game with a coach, if somebody has written one */
  course: CourseInfo | null;
}

/** Asks for a table. Nobody sits there yet; it is private unless `public` says otherwise. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  /** beside the game's own */
  packs?: string[];
  expansions?: string[];
  lang?: Lang;
  pace?: Pace;
  undo?: UndoPolicy;
  public?: boolean;
  /** unsaid: what is usual with the game; 0: none, so that time may tell of hands */
  clock?: number | null;
  hours?: number;
  /** whether others than its host and its players may watch while the game is on */
  spectators?: boolean;
  /** what chance its people bring about and type in: `dice`, decks by name */
  typed?: string[];
  /** the game's coached first game, which has its own seats, options and dice */
  coached?: boolean;
}

/** Who sits at a seat: a person by name, a bot by kind, or nobody yet. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** which bot plays it now; a person's name stays while a bot stands in for them */
  bot: string;
  /** the person's line is open */
  here: boolean;
  /** the asker holds it */
  mine: boolean;
  /** the person keeps the game waiting: the others at the table may let a bot play on */
  overdue: boolean;
  /** at a slow table: the bot plays until the person comes back */
  away: boolean;
}

/** The moment of another table's game that a game began from: after how many choices, and whose knowledge was kept. */
export interface PlayedOn {
  table: string;
  at: number;
  seat: number;
}

/** Asks for a table where a finished game is played on from a moment, from a seat among bots. */
export interface PlayOn {
  at: number;
  seat: number;
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  phase: Phase;
  options: Record<string, unknown>;
  lang: Lang;
  pace: Pace;
  undo: UndoPolicy;
  public: boolean;
  /** seconds; 0: none */
  clock: number;
  /** binds the server to its secret since before the first seat was taken */
  commitment: string;
  /** revealed when the game is over */
  secret: string;
  /** what each seat added, once the game is on */
  nonces: string[];
  /** seconds since 1970 */
  created: number;
  seq: number;
  /** the asker made the table */
  host: boolean;
  /** the table where these people play again */
  rematch: string;
  /** beside the game's own */
  packs: string[];
  expansions: string[];
  /** without them only its host and its players see a game that is on */
  spectators: boolean;
  /** the seat that is to choose, as far as whoever is asked for the table knows it */
  asked: number | null;
  /** a coach speaks to the learner */
  coached: boolean;
  /** what chance its people bring about and type in: `dice`, decks by name */
  typed: string[];
  /** seats whose people agree that all may ask for advice */
  advice: number[];
  /** that a decision may take at a slow table; 0: it is played at one sitting */
  hours: number;
  /** when the time of the decision that a slow table waits for is up; 0: it waits for none */
  due: number;
  /** since when a slow table is paused, so that no time is up; 0: it is not */
  paused: number;
  /** the seats that would like to pause */
  pausing: number[];
  /** else its game begins at its set-up */
  played_on: PlayedOn | null;
}

/**
 * What the coach says after an entry of the log: the reply to the learner's last choice, and the lesson of the
 * question.
 *
 * `hoped` are the options that would be well done, `pointed` those that the lesson points at; or `area` is the part of
 * the
 * table that it points at. Empty texts: there is nothing to say now. `over`: the coach has let go.
 */
export interface CoachTold {
  seq: number;
  reply: string;
  lesson: string;
  rule: string;
  hoped: string[];
  pointed: string[];
  area: string;
  /** of this lesson, counted from 1 */
  number: number;
  of: number;
  over: boolean;
}

/** A new table, the invitation to it and the host's token (a cookie holds it too). */
export interface TableMade {
  table: TableInfo;
  invite: string;
  host_token: string;
}

/** A new invitation; earlier ones stay good until they expire. */
export interface InviteMade {
  invite: string;
  expires: number;
}

/** Asks for a seat, with something of one's own to mix into the dice. */
export interface ClaimSeat {
  name: string;
  nonce?: string;
  invite?: string;
  /** what its owner will know this device by */
  device?: string;
}

/** The seat is yours: the token proves it (a cookie holds it too). */
export interface SeatClaimed {
  seat: number;
  token: string;
  table: TableInfo;
}

/** Asks that a bot sit on an empty seat. */
export interface SitBot {
  bot: string;
}

/**
 * Asks that a bot play on for a seat (`bot`): one's own, or one whose person is overdue; or (empty) to have one's own
 * back.
 */
export interface HandOver {
  bot?: string;
}

/** The table after so many choices, as a seat knew it (`null`: as everybody did). */
export interface ReplayPoint {
  at: number;
  last: number;
  seat: number | null;
  view: Record<string, unknown>;
  prompt: string;
  /** what the last choice brought */
  lines: LogLine[];
  /** what the expansions of the table add to the board, in words */
  added: string[];
}

/** One sentence of the log: after which sequence number, under which rule, about whom, and what happened as data. */
export interface LogLine {
  seq: number;
  text: string;
  rule: string;
  kind: string;
  seat: number | null;
  /** the particulars, for animation; redacted as the sentence is */
  about: Record<string, unknown>;
}

/** The scores over a finished game: one row for each point that is worth a mark. */
export interface ScoreChart {
  /** after how many choices */
  at: number[];
  /** by point, then by seat */
  scores: number[][];
  /** such as the round */
  labels: string[];
}

/** What went wrong, in a sentence that says what to do; `rule` where a rule is in the way. */
export interface Problem {
  /** such as `unknown-table`, `seat-taken`, `invitation-expired`, `no-spectators` */
  code: string;
  message: string;
  rule: string;
}

/** A code that lets one more device play a seat, once and soon. */
export interface CodeMade {
  code: string;
  /** seconds since 1970 */
  expires: number;
}

/** Asks for a seat by a code; `device` is what its owner will know this device by. */
export interface SpendCode {
  code: string;
  device?: string;
}

/** A device that holds a seat, as whoever holds the seat may know it. */
export interface DeviceInfo {
  number: number;
  name: string;
  /** seconds since 1970; 0: before this was kept */
  added: number;
  way: DeviceWay;
  /** the one that asks */
  this: boolean;
}

/** Asks for a place of the page as a whole address; what is secret in it stands after `#`. */
export interface LinkAsked {
  place: string;
}

/** The address, empty if this machine alone can reach the server; and a QR code of it, without its white border. */
export interface LinkTold {
  url: string;
  /** modules of a side */
  size: number;
  /** the dark ones, as the path of an SVG */
  drawing: string;
}

/** When and how somebody wants to hear; quiet hours from a minute to the same one are none. */
export interface NoticeHabits {
  lang: Lang;
  zone: string;
  quiet_from: number;
  quiet_to: number;
  digest: number;
}

/**
 * Asks to hear over one more channel: a mail address, an https address, a browser's subscription as JSON, or a feed.
 */
export interface NewChannel {
  kind: NoticeWay;
  address?: string;
  lang?: Lang;
  zone?: string;
}

/** Confirms an address by the code that was sent there. */
export interface ConfirmChannel {
  channel: string;
  code: string;
}

/** Asks that nothing more be sent over a channel. */
export interface DropChannel {
  channel: string;
}

/** A channel of somebody's; `secret` is what a webhook is signed with. */
export interface ChannelTold {
  id: string;
  kind: NoticeWay;
  address: string;
  confirmed: boolean;
  secret: string;
}

/** How somebody hears, for all tables of a profile or for one seat. */
export interface NoticesTold {
  kept_with: "profile" | "seat";
  habits: NoticeHabits;
  channels: ChannelTold[];
  /** what this server can do */
  offered: NoticeWay[];
  /** what a browser subscribes with */
  push_key: string;
  /** the address of a new feed, told this once */
  feed: string;
}

/** Asks for a pause of a slow table, or agrees to one; or thinks better of it, and ends one. */
export interface PauseTable {
  pause: boolean;
}

/** Asks for a profile. */
export interface NewProfile {
  device?: string;
}

/** A new profile. The passphrase is told this once: nobody can tell it again, or make another for it. */
export interface ProfileMade {
  passphrase: string;
}

/** Asks for a profile by its passphrase. */
export interface SignIn {
  passphrase: string;
  device?: string;
}

/** Asks that a profile and all about its owner be forgotten; the passphrase says that it is meant. */
export interface DeleteProfile {
  passphrase: string;
}

/** Names a seat of one's own. */
export interface ProfileSeat {
  table: string;
  seat: number;
}

/** A table of somebody's; `phase` is `gone` if the server keeps it no more. */
export interface PlayedTable {
  table: string;
  seat: number;
  game: string;
  joined: number;
  phase: "gone" | "open" | "over" | "playing";
  result: "" | "lost" | "won";
  /** as its player knows it, until the game is over */
  info: TableInfo | null;
}

/** How often somebody has played a game to its end, and won. */
export interface GameFigures {
  game: string;
  played: number;
  won: number;
}

/** What a profile keeps, the latest table first. */
export interface ProfileTold {
  created: number;
  tables: PlayedTable[];
  figures: GameFigures[];
}

/** A topic of the rules: its title and its rules in order. */
export interface TopicTold {
  id: string;
  title: string;
  rules: string[];
  related: string[];
}

/** One rule in words. */
export interface RuleTold {
  id: string;
  topic: string;
  topic_title: string;
  text: string;
  example: string;
  ruling: string;
  /** topics */
  related: string[];
}

/** What a search found, best first. */
export interface RulesFound {
  query: string;
  rules: RuleTold[];
  /** words that no rule uses, and what was looked for in their place */
  guessed: Record<string, string>;
}

/** A chapter of the rules as a book: a topic with all its rules in words. */
export interface ChapterTold {
  id: string;
  title: string;
  rules: RuleTold[];
}

/** The rules of a game, or of an expansion, from front to back; an expansion's two minutes are what it adds. */
export interface RuleBookTold {
  game: string;
  title: string;
  lang: string;
  /** paragraphs */
  two_minutes: string[];
  chapters: ChapterTold[];
}

/**
 * Cards that a game's book must not tell and that have come to light at a table, as they would stand in the book.
 *
 * How many there are stands in the view as `opened`, so a client knows when to ask again.
 */
export interface OpenCards {
  cards: Record<string, unknown>;
}

/** All cards of a game as a client draws them, with their names and texts; the game declares its shape. */
export interface Book {
  game: string;
  lang: string;
  cards: Record<string, unknown>;
  /** of letters, colours, kinds, outcomes: whatever a board labels */
  names: Record<string, string>;
}

/**
 * Ask what one would do: the best options of what one's own seat is asked now, from what it knows.
 *
 * Somebody who plays against bots alone may ask at once; else all people at the table must have agreed.
 */
export interface Appraise {
  type: "appraise";
  request: string;
  seat: number;
  seq: number;
}

/** Agree that everybody at this table may ask for advice, or not (any more). */
export interface AdviceVote {
  type: "advice-vote";
  request: string;
  seat: number;
  agree: boolean;
}

/**
 * Ask a bot why it made a choice, by the number of its entry in the log; `seat` is one's own. Allowed as `appraise` is.
 */
export interface ExplainChoice {
  type: "explain";
  request: string;
  seat: number;
  seq: number;
}

/** A reason for an option or against it, in words, and the rule that it goes by. */
export interface AdviceReason {
  text: string;
  rule: string;
}

/** One of the best options: how far it is behind the best, on average and from `low` to `high`, and why. */
export interface OptionAdvised {
  id: string;
  /** how it compares with the best, in words */
  text: string;
  /** nothing speaks clearly against it */
  close: boolean;
  behind: number;
  low: number;
  high: number;
  reasons: AdviceReason[];
}

/** The answer to `appraise`: the two or three best options, the best first; nobody else is told. */
export interface AdviceGiven {
  type: "advice";
  request: string;
  seq: number;
  seat: number;
  /** which is best, or that there is no clear difference */
  finding: string;
  /** how they were compared */
  basis: string;
  options: OptionAdvised[];
}

/** What a bot chose, or could have chosen as far as everybody can see, and how that compares with the best. */
export interface OptionExplained {
  title: string;
  /** how it compares, in words */
  text: string;
  reasons: AdviceReason[];
}

/**
 * The answer to `explain`: what the bot chose first, then the best of what else there was; nobody else is told.
 *
 * It is made from what everybody may see. Without options what was chosen, or between what, only the bot knows.
 */
export interface ChoiceExplained {
  type: "explained";
  request: string;
  seq: number;
  /** the bot's */
  seat: number;
  /** what the bot itself has said of it */
  said: AdviceReason[];
  finding: string;
  /** how they were compared */
  basis: string;
  options: OptionExplained[];
}

/** What a part has added to the result, in words; `doubt` says how exact that is. */
export interface ResultShare {
  part: ResultPart;
  name: string;
  amount: string;
  doubt: string;
}

/** The value of a seat over the game, and what of it came from where: `values[0]` and the three make each value. */
export interface ValueLine {
  /** after how many choices */
  at: number[];
  values: number[];
  own: number[];
  others: number[];
  chance: number[];
}

/** A choice that has cost something: after how many choices it was made, and what would have been better. */
export interface CostlyMoment {
  at: number;
  question: string;
  chosen: string;
  better: string;
  cost: string;
  reasons: AdviceReason[];
}

/** How a game went for a seat, as far as it is worked out: `done` of `of`. The rest is empty until it is. */
export interface GameReview {
  seat: number;
  done: number;
  of: number;
  measure: string;
  finding: string;
  shares: ResultShare[];
  line: ValueLine | null;
  costs: CostlyMoment[];
}

/** What matters of what a seat did, in a few phrases; `null`: of what nobody chose. */
export interface SeatSummary {
  seat: number | null;
  who: string;
  facts: string[];
}

/** Where the last choice of the seat that is looked through was, and what has happened since, in short. */
export interface SinceOwn {
  /** the entry of the log */
  seq: number;
  /** choices that had been made then, by which a replay counts */
  made: number;
  seats: SeatSummary[];
}

/**
 * The first word on a line: the language, and what the client still has from a line before.
 *
 * `seen` is the sequence number of the view that the client holds, with the same seats and in the same language. It is
 * told only what it missed: the steps since then, the table, the open undo, and the chat after line `heard`. Without
 * `seen`, with several own seats, or if too much has happened since, it is told a whole `standing`.
 */
export interface Hello {
  type: "hello";
  lang?: Lang;
  seen?: number | null;
  heard?: number;
  /** of seats, where no cookie holds them */
  tokens?: string[];
}

/** See with the eyes of a seat of one's own from now on. */
export interface Look {
  type: "look";
  seat: number;
}

/**
 * Choose for a seat of one's own. `seq` is the number that the chooser saw; saying the same `request` again changes
 * nothing.
 */
export interface Choose {
  type: "choose";
  request: string;
  seat: number;
  seq: number;
  option: string;
}

/** Ask to take back one's own last choice; what it takes is the table's policy. */
export interface Undo {
  type: "undo";
  request: string;
  seat: number;
  seq: number;
}

/** Agree to somebody's undo, or not. */
export interface UndoVote {
  type: "answer";
  request: string;
  seat: number;
  seq: number;
  agree: boolean;
}

/**
 * Where on the board something is: a kind of place, which one, and a part of it; no kind is nowhere.
 *
 * The kinds are the game's own, such as `space` of Fallout and `spot` of Shelter.
 */
export interface PlaceTold {
  kind?: string;
  name?: string;
  part?: string;
}

/** Ask why an option is not on offer, or what would be at a place; with neither, for all that is refused now. */
export interface Why {
  type: "why";
  request: string;
  seat: number;
  option?: string;
  place?: PlaceTold | null;
  /** of a place: what would be done there */
  act?: string;
}

/** Say something to the table. A spectator may not. */
export interface Say {
  type: "say";
  request: string;
  seat: number;
  text: string;
}

/** Change how long the table waits after a bot's choice: for its host, and for whoever plays against bots alone. */
export interface SetPace {
  type: "pace";
  request: string;
  pace: Pace;
}

/**
 * Say at any time what one's own seat does at windows to come.
 *
 * `until-change`: pass while it could answer with nothing new and nobody answers. `occasion`: pass all windows of this
 * fight or turn. `stop`: be asked at this window even if it can only pass. `ask`: be asked as usual again.
 */
export interface Stand {
  type: "stand";
  request: string;
  seat: number;
  kind: StandKind;
}

/** Be told everything in another language from now on, all that was told before included. */
export interface Speak {
  type: "speak";
  lang: Lang;
}

/**
 * One thing that can come of an option, and how likely it is: `of` in `out_of`.
 *
 * `kind` is what comes of it (`kill`, `damage`), and `amount` how much of it, where it is counted; `text` is what it is
 * called, unless it is an amount.
 */
export interface ChanceTold {
  /** its id: `kill`, `damage-3` */
  outcome: string;
  kind: string;
  of: number;
  out_of: number;
  amount?: number | null;
  text?: string;
}

/** The exact odds of an option under an assumption, such as `plain` or `with-items`. */
export interface OddsTold {
  given: string;
  chances: ChanceTold[];
}

/** What an option is called, in parts: those that are missing have nothing to say. */
export interface LabelTold {
  title: string;
  cost?: string;
  gain?: string;
  note?: string;
  /** the cost, or else the gain, as a bare number, where it has one */
  price?: number | null;
}

/** A question in words: what it is about, and the rest of it, which follows after the mark and a space. */
export interface PromptTold {
  title: string;
  text?: string;
  /** ends the title where both are in one line */
  mark?: string;
}

/** One option on offer, in words: what it does (`act`) to what (`names`), and where on the board that is. */
export interface OptionTold {
  id: string;
  act: string;
  names: Record<string, string | number>;
  place: PlaceTold;
  label: LabelTold;
  odds: OddsTold[];
  /** the odds in words, a line for each thing worth knowing */
  odds_text: string[];
}

/** The window that asks: several seats may answer the same thing, one after another. */
export interface WindowTold {
  /** what is answered */
  about: Record<string, unknown>;
  /** the seats that may still answer, as everybody may know, the next one first */
  awaited: number[];
  /** answers come from hands that others do not see */
  hidden: boolean;
  /** it belongs to something larger that can be passed as a whole */
  occasion: boolean;
  /** when its clock has run out, in seconds since 1970; until then all are asked at once */
  ends: number | null;
}

/**
 * What is asked now. Only the seat that decides (and is looked through) is told the options.
 *
 * Where a window has a clock all seats that it awaits decide: each is told its own question.
 */
export interface DecisionTold {
  seat: number;
  /** the question's id */
  prompt: string;
  question: PromptTold;
  rule: string;
  about: Record<string, unknown>;
  options: OptionTold[];
  window: WindowTold | null;
}

/**
 * One option on offer in a step: all of it as in `OptionTold`, or its id alone.
 *
 * The id alone means: the same as when this option was last told on this line since the last `standing`.
 */
export interface Offer {
  id: string;
  act?: string;
  names?: Record<string, string | number>;
  place?: PlaceTold | null;
  label?: LabelTold | null;
  odds?: OddsTold[];
  odds_text?: string[];
}

/** What is asked after a step; as `DecisionTold`, but words that the line has already are not told again. */
export interface Asked {
  seat: number;
  /** the question's id */
  prompt: string;
  question: PromptTold;
  rule: string;
  about: Record<string, unknown>;
  options: Offer[];
  window: WindowTold | null;
}

/** Why something is not on offer: the rule in its way, in words. */
export interface ReasonTold {
  option: string;
  act: string;
  names: Record<string, string | number>;
  place: PlaceTold;
  label: LabelTold;
  rule: string;
  text: string;
}

/** Somebody said something. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Somebody would like to take a choice back, and these seats have yet to agree. */
export interface UndoAsked {
  seat: number;
  waiting: number[];
}

/** What the seat that is looked through has said of windows before being asked; nobody else is told. */
export interface SaidAhead {
  type: "said-ahead";
  seat: number;
  /** to the open window */
  answer: string;
  until_change: boolean;
  /** of the open window */
  occasion: boolean;
  /** at the open window */
  stop: boolean;
}

/** Where the table stands, whole: after `hello`, `look`, `speak`, an undo, or whenever a client lags too far behind. */
export interface TableNow {
  type: "standing";
  table: TableInfo;
  seq: number;
  looking: number | null;
  /** the seat of one's own that must take the screen before its side is shown */
  curtain: number | null;
  view: Record<string, unknown>;
  decision: DecisionTold | null;
  can_undo: boolean;
  undo: UndoAsked | null;
  log: LogLine[];
  chat: ChatLine[];
  ahead: SaidAhead | null;
  /** what the table's expansions add to the board, a line each */
  added: string[];
  /** entries whose lines tell of a bot's choice: one can ask it why (`explain`) */
  by_bots: number[];
  made: number;
  /** nothing for who only watches, and before a first choice */
  since: SinceOwn | null;
}

/**
 * One more entry of the log: what changed in the view, what happened, and what is asked now.
 *
 * `patch` is a JSON merge patch (RFC 7396) on the last view: `null` removes a key, so in a view a key that is missing
 * means
 * the same as one that is `null`. Lists are replaced whole, but for one thing that the RFC does not have: on a list, a
 * patch
 * `{"[]": {"2": ...}}` replaces the elements of these numbers and leaves the others as they are.
 */
export interface Step {
  type: "step";
  seq: number;
  patch: Record<string, unknown>;
  lines: LogLine[];
  decision: Asked | null;
  can_undo: boolean;
  /** the seat that chose */
  by: number;
  /** whose choice this was, on the line that made it */
  request: string;
  /** as in `TableNow`; nothing: it is still the same */
  added: string[] | null;
  since: SinceOwn | null;
}

/** Somebody sat down, left, came back; the game began or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** Who sits where changed, and nothing else. */
export interface Seats {
  type: "seats";
  seats: SeatInfo[];
}

/** An undo waits for consent, or (`null`) does so no longer. */
export interface UndoOpen {
  type: "undo-asked";
  undo: UndoAsked | null;
}

/** The answer to `why`; empty if the option is on offer. */
export interface Reasons {
  type: "reasons";
  request: string;
  reasons: ReasonTold[];
}

/** Something was said. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** A request was carried out before or had nothing to change: repeats are harmless. */
export interface Done {
  type: "done";
  request: string;
  seq: number;
}

/** A request was not carried out, and why. `stale`: somebody was quicker, `seq` is where the table stands now. */
export interface Refused {
  type: "refused";
  request: string;
  code: RefusalCode;
  message: string;
  seq: number;
  rule: string;
}

/** Whatever a client says on its line. */
export type Said =
  | Hello
  | Look
  | Choose
  | Undo
  | UndoVote
  | Why
  | Appraise
  | ExplainChoice
  | AdviceVote
  | Say
  | SetPace
  | Stand
  | Speak;

/** Whatever it is told there. */
export type Told =
  | TableNow
  | Step
  | SaidAhead
  | TableChanged
  | Seats
  | UndoOpen
  | Chat
  | Reasons
  | AdviceGiven
  | ChoiceExplained
  | Done
  | Refused;
