// Made by `make docs` from the shapes of crossroads.games.fallout: do not edit.

export type Stage = "agreed" | "changed" | "draft" | "offered" | "picking";

export type Side = "shield" | "star";

/** The table as a seat sees it. */
export interface View {
  game: "fallout";
  /** whose view it is; nothing for a spectator */
  seat?: number | null;
  scenario: string;
  /** the table option */
  read_aloud: "bold-only" | "with-tests";
  /** from 1 */
  round: number;
  /** `survivors`, `turn`, `activation`, or an expansion's own */
  phase: string;
  /** the seat of the first player */
  first: number;
  /** the seat on turn */
  turn: number;
  /** left on this turn */
  actions: number;
  /** movement points left */
  points: number;
  /** the turn has just begun: what may be used at its start may be used now */
  fresh: boolean;
  /** spaces whose encounter icon was used on this turn */
  met: string[];
  /** aggressive enemies leave the survivor on turn alone */
  calm: boolean;
  /** how much influence wins; 0 where all win together */
  needed: number;
  /** the faction that all play for together */
  group?: Side | null;
  /** by seat */
  survivors: Survivor[];
  tiles: Tile[];
  enemies: Enemy[];
  quests: StagedQuest[];
  /** how many opened cards there are: ask for them again when this grows */
  opened: number;
  /** where the factions stand on the power track */
  power: Record<Side, number>;
  /** its last space */
  track: number;
  /** from the left */
  shop: string[];
  /** how many cards: `agenda`, `loot`, `asset`, `library`, and each encounter icon in play */
  decks: Record<string, number>;
  piles: Piles;
  /** enemy tokens to draw, by type */
  stacks: Record<string, number>;
  /** discarded enemy tokens, by type */
  enemy_piles: Record<string, string[]>;
  uniques: Uniques;
  /** that nobody has */
  perks: string[];
  /** S.P.E.C.I.A.L. tokens in the supply */
  tokens: number;
  /** cards and tokens that were drawn, while it is settled what becomes of them */
  drawn: string[];
  /** the agenda that activates enemies, or empty */
  revealed: string;
  /** enemy types and factions on it that are still to be activated */
  icons: string[];
  /** enemies of the type in activation that have not acted */
  waiting: string[];
  meeting?: Meeting | null;
  rolling?: Rolling | null;
  deal?: Deal | null;
  outcome?: Outcome | null;
}

/** One seat's survivor. All of it is open but the faces of hidden agendas. */
export interface Survivor {
  seat: number;
  /** which of the book's characters; empty until it is chosen */
  id: string;
  /** `g1.a`: the face of a tile and the letter of a space on it; empty until it is chosen */
  space: string;
  hp: number;
  /** the highest that HP can be now */
  most_hp: number;
  rads: number;
  /** under which token the peg is, counted from the left; 0 is the starting hole */
  xp: number;
  /** the letters of the S.P.E.C.I.A.L. tokens, in the order of the board */
  special: string;
  caps: number;
  traits: string[];
  weapon?: Held | null;
  apparel?: Held | null;
  companion?: Held | null;
  /** equipment that fills no slot */
  beside: Held[];
  inventory: Held[];
  /** of the weapon, or of what counts as one: each that is owned is a reroll in a fight */
  letters: string;
  /** the weapon reaches adjacent spaces */
  ranged: boolean;
  /** of all equipment together */
  armor: number;
  /** how many caps an item of the shop costs less than is printed on it */
  price_off: number;
  /** difficult terrain costs no more than other spaces */
  surefoot: boolean;
  perks: string[];
  /** the hidden cards of one's own hand; the number of another's */
  agendas: string[] | number;
  /** one's own; nothing for others, as it follows from hidden agendas */
  influence?: number | null;
  /** the agenda that lies faceup, or empty */
  loyal_by: string;
  loyal_to?: Side | null;
  eliminated: boolean;
  /** how many ends of own turns a larger inventory still lasts */
  roomy: number;
}

/** A card in somebody's possession. */
export interface Held {
  /** of this copy, as options name it: `stimpak~3` */
  id: string;
  /** which card of the book it is: `stimpak` */
  card: string;
  /** turned sideways, until it is readied */
  exhausted: boolean;
}

/** A place of the map, and the tile that lies there. */
export interface Tile {
  /** the column of the hex, in axial coordinates */
  q: number;
  /** its row */
  r: number;
  /** which of the book's tiles; empty while it lies facedown */
  face: string;
  /** what its back shows; empty for a tile that lies faceup from the start */
  back: string;
  /** the name of a facedown tile as a place; empty once it lies faceup */
  node: string;
  /** the face of a facedown tile that this seat has looked at */
  known: string;
}

/** A token on the map; of an inactive one only type and place are known. */
export interface Enemy {
  /** an enemy type, or a faction */
  type: string;
  /** as that of a survivor, or the `node` of a facedown tile */
  space: string;
  /** only an active one has the keys below */
  active: boolean;
  /** of the book's `copies`, unless its type is a faction */
  id?: string;
  level?: number;
  /** the vulnerable ones, of `HTAL`: head, torso, arms, legs */
  areas?: string;
  abilities?: string[];
}

/** A quest in play; its text is among the opened cards. */
export interface StagedQuest {
  id: string;
  /** of its marker, or empty */
  colour: string;
  /** the space where the marker lies, or empty */
  marked: string;
}

/** Discard piles, the last card on top. */
export interface Piles {
  agenda: string[];
  loot: string[];
  asset: string[];
}

/** Unique assets, which are open. */
export interface Uniques {
  deck: string[];
  aside: string[];
}

/** An encounter in progress. */
export interface Meeting {
  card: string;
  /** of its icon */
  level: number;
  /** the seat that reads it aloud */
  reader: number;
}

/** A fight or a test in progress. The keys after `icons` are there in a fight only. */
export interface Rolling {
  kind: "fight" | "test";
  seat: number;
  /** of the test, or of the weapon */
  letters: string;
  difficulty: number;
  /** how far it is: `before`, `reroll`, `enemy-hits`, `survivor-hits` */
  step: string;
  /** faces by their numbers in the book's `dice`; empty before the roll */
  dice: number[];
  /** that are left */
  rerolls: number;
  /** hit icons; in a fight with those that cards add, and before `ignored` and `armor` */
  icons: number;
  /** its id */
  enemy?: string;
  /** an enemy type, or a faction */
  type?: string;
  /** fought from an adjacent space */
  away?: boolean;
  /** the survivor has a ranged weapon */
  ranged?: boolean;
  /** on the enemy, those of a helper too */
  hits?: number;
  /** those of them that cards add */
  extra?: number;
  /** hit icons that do not count */
  ignored?: number;
  /** of the survivor */
  armor?: number;
  /** that the enemy does to the survivor as the dice lie */
  damage?: number;
  /** of the enemy */
  level?: number;
  areas?: string;
  abilities?: string[];
  /** if somebody helps */
  helper?: Helper;
}

/** The roll of somebody who fights beside a survivor: one die, with what goes with it. */
export interface Helper {
  seat: number;
  /** of the weapon */
  letters: string;
  /** empty before the roll */
  dice: number[];
  /** that are left */
  rerolls: number;
  /** the helper stopped to reroll, and the survivor has not gone on since */
  stopped: boolean;
  /** hit icons on the die, before `ignored` and `armor` */
  icons: number;
  /** hits that cards add */
  extra: number;
  /** hit icons that do not count */
  ignored: number;
  armor: number;
  /** that the enemy does to the helper as the die lies */
  damage: number;
}

/** An offer of one survivor to another. */
export interface Deal {
  /** whose offer it is */
  seat: number;
  partner: number;
  gives: string[];
  gives_caps: number;
  asks: string[];
  asks_caps: number;
  /** how many */
  asks_agendas: number;
  /** those that the seat knows by name; if there are none, how many it does not know */
  gives_agendas: string[] | number;
  /** those that the seat does not know */
  gives_unseen: number;
  /** the agendas that the partner hands over for those asked for, told likewise */
  picked: string[] | number;
  stage: Stage;
}

/** How the game ended. */
export interface Outcome {
  winners: number[];
  /** by seat */
  scores: number[];
  /** where the scores come from; none where all win together */
  influence: AgendaCounted[];
  /** `influence`, `faction`, `eliminated`, or an expansion's own */
  how: string;
}

/** An agenda that counts at the end, and for how much. */
export interface AgendaCounted {
  seat: number;
  agenda: string;
  influence: number;
}

/** Everything that can be read at any time, in one language. */
export interface Book {
  cards: Cards;
  /** of all that a board labels, by message: `trait-idolized`, `special-S` */
  names: Record<string, string>;
}

/** All cards, tokens and tiles, by id. */
export interface Cards {
  scenarios: Record<string, Scenario>;
  tiles: Record<string, Face>;
  dice: DieFace[];
  enemies: Record<string, EnemyToken>;
  cards: Record<string, Card>;
  perks: Record<string, Perk>;
  agendas: Record<string, Agenda>;
  characters: Record<string, Character>;
  /** which of the cards or enemies each copy is: `stimpak~3` is `stimpak` */
  copies: Record<string, string>;
}

export interface Scenario {
  name: string;
  intro: string;
  star: Faction;
  shield: Faction;
  /** what happens at the set-up */
  opening: string;
  /** beside the spaces of the power track, from the top */
  x: number[];
  y: number[];
}

/** A faction of a scenario, and its enemy tokens. */
export interface Faction {
  faction: string;
  /** what one of its tokens is called */
  enemy: string;
  /** a letter: as the scenario's `x` or `y` says beside the power track */
  level: number | "X" | "Y";
  /** the vulnerable ones, of `HTAL`: head, torso, arms, legs */
  areas: string;
  abilities: string[];
  /** level, areas and abilities in words */
  text: string;
}

/** The face of a map tile. */
export interface Face {
  back: string;
  /** the space at each third of the six edges, clockwise from the north corner: 18 letters */
  border: string;
  /** pairs of adjacent spaces, as `ab` */
  inside: string[];
  /** by letter */
  spaces: Record<string, Space>;
}

/** A space of a tile. */
export interface Space {
  /** of a location, else empty */
  id: string;
  name: string;
  /** the encounter icon, or empty */
  icon: string;
  /** of the icon */
  level: number;
  difficult: boolean;
  irradiated: boolean;
  /** the types on its enemy icons */
  enemies: string[];
}

export interface DieFace {
  /** of `HTAL` */
  areas: string;
  /** hit icons */
  hits: number;
}

export interface EnemyToken {
  name: string;
  /** or empty */
  flavour: string;
  type: string;
  level: number;
  areas: string;
  abilities: string[];
  copies: number;
  text: string;
}

/** A card that a survivor can have, or a loot event. */
export interface Card {
  name: string;
  /** or empty */
  flavour: string;
  /** `weapon`, `apparel`, `companion`, `drug` and others; packs add kinds of their own */
  kind: string;
  /** `loot`, `asset`, `unique`, or `own` for the card of a character */
  deck: string;
  /** in caps; nothing if it cannot be bought */
  cost: number | null;
  /** of a weapon: each that its owner has a token of is a reroll */
  letters: string;
  ranged: boolean;
  armor: number;
  copies: number;
  text: string[];
}

export interface Perk {
  name: string;
  /** or empty */
  flavour: string;
  /** of S.P.E.C.I.A.L. */
  letter: string;
  text: string[];
}

export interface Agenda {
  name: string;
  /** or empty */
  flavour: string;
  text: string[];
  /** enemy types and factions that it activates */
  icons: string[];
  /** to which it can show loyalty */
  faction: Side | null;
  /** the least number of players */
  players: number;
}

export interface Character {
  name: string;
  /** or empty */
  flavour: string;
  /** of their own S.P.E.C.I.A.L. token */
  letter: string;
  /** their own */
  cards: string[];
  traits: string[];
}

/** Cards that nobody may read before they are in play. */
export interface Opened {
  quests: Record<string, Quest>;
}

export interface Quest {
  name: string;
  number: number;
  story: string;
  /** what happens when it comes into play, or empty */
  staging: string;
  objectives: Objective[];
}

/** A way to complete a quest. */
export interface Objective {
  id: string;
  text: string;
  /** what completes it */
  how: string;
  results: string[];
}
