// Made by `make docs` from the shapes of crossroads.games.shelter: do not edit.

export type Colour = "blue" | "green" | "red" | "yellow";

export type Ending = "sixth-room" | "stalemate" | "threat-deck";

export type Mode = "discard" | "end" | "exhaust" | "passive";

export type Side = "left" | "right";

/** The table as a seat sees it; no seat has secrets. */
export interface View {
  game: "shelter";
  /** whose view it is; nothing for a spectator */
  seat?: number | null;
  /** from 1 */
  round: number;
  /** `threats`, `placement`, `recall`, or an expansion's own */
  phase: string;
  /** the seat with the first-player token */
  first: number;
  /** the seat that had the first turn of this round */
  starter: number;
  /** the seat whose turn comes next */
  turn: number;
  /** why this is the last round; empty: it is not */
  ending: Ending | "";
  /** rounds in a row without a placement */
  idle_rounds: number;
  /** by seat */
  players: Player[];
  /** from the top */
  floors: Floor[];
  /** the threat cards that cover spots, by spot */
  threats: Record<string, string>;
  items: Row;
  rooms: Row;
  threat_cards: ThreatCards;
  outcome?: Outcome | null;
}

export interface Player {
  seat: number;
  colour: Colour;
  cubes: Cubes;
  happiness: number;
  items: OwnItem[];
  dwellers: Dweller[];
  /** for the rest of the round */
  passed: boolean;
}

export interface Cubes {
  power: number;
  food: number;
  water: number;
}

/** An item card in front of a player. */
export interface OwnItem {
  /** of the book's `items` */
  id: string;
  /** turned sideways, until it is readied */
  exhausted: boolean;
}

/** One figure. It is at home if it neither has a spot nor waits. */
export interface Dweller {
  number: number;
  /** where it was placed, or empty */
  spot: string;
  /** of a newcomer: the place that brought it, until recall */
  waiting: string;
  wounded: boolean;
  /** in which it is trained, or empty */
  letter: string;
  /** in what recall will train it: a letter, `*` for one of choice, or empty */
  training: string;
}

/** A floor with its rooms, each side from the lift outward. */
export interface Floor {
  /** a seat; nothing: the top floor, which is everybody's */
  owner?: number | null;
  /** `start`, or the owner's colour */
  lift: string;
  /** of the book's `rooms` */
  left: string[];
  right: string[];
}

/** Cards on offer, how many are in their deck, and the discard pile. */
export interface Row {
  row: string[];
  deck: number;
  pile: string[];
}

export interface ThreatCards {
  deck: number;
  pile: string[];
}

/** How the game ended. */
export interface Outcome {
  winners: number[];
  /** by seat */
  scores: number[];
  how: Ending;
}

/** Everything that can be read at any time, in one language. */
export interface Book {
  cards: Cards;
  /** of all that a board labels, by message: `colour-red`, `phase-recall` */
  names: Record<string, string>;
}

/** All cards by id, and where they lie. */
export interface Cards {
  rooms: Record<string, RoomCard>;
  items: Record<string, ItemCard>;
  threats: Record<string, ThreatCard>;
  /** `start`, and by colour */
  lifts: Record<string, LiftCard>;
  top: TopFloor;
  /** the numbers of the left and the right spot */
  columns: Record<Side, [number | null, number | null][]>;
  limits: Limits;
}

/** A room: `left` and `right`, or `both` as a pair of linked spots. */
export interface RoomCard {
  name: string;
  /** or empty */
  flavour: string;
  text: string[];
  /** nothing: a starting room */
  price: Bill | null;
  left?: Place;
  right?: Place;
  both?: Place;
}

/** So many cubes of each kind. */
export interface Bill {
  power: number;
  food: number;
  water: number;
  /** of free choice */
  any: number;
}

/** A spot in a room or a lift, or two linked ones. */
export interface Place {
  /** a dweller trained in one of them doubles the reward */
  letters: string;
  /** for wounded dwellers only */
  hurt: boolean;
  cost: Effect[];
  reward: Effect[];
  text: string;
  /** `diner.left`, `theatre.both`, `lift.red` */
  id: string;
  /** what stands behind the dot */
  part: string;
  /** what dwellers stand on and threats cover */
  halves: string[];
  /** how many dwellers it takes */
  size: number;
  linked: boolean;
  /** its reward opens an exchange */
  exchanges: boolean;
}

/** An effect as data: `do` says what, the other fields how much. Which fields there are depends on `do`. */
export interface Effect {
  /** as in the reference of effects */
  do: string;
  power?: number;
  food?: number;
  water?: number;
  any?: number;
  amount?: number;
  value?: number;
  /** of S.P.E.C.I.A.L., or `*` for one of choice */
  letter?: string;
  row?: "items" | "rooms";
  give?: Bill;
  get?: Bill;
  bonus?: number;
  less?: number;
  more?: number;
  happiness?: number;
  of?: "dwellers" | "items" | "resources" | "rooms" | null;
  per?: number;
  most?: number;
  reward?: Effect[];
  by?: "anyone" | "owner";
  /** when an item's effect works */
  moment?: string;
  /** a character or two, of an effect that an expansion brings */
  sign?: string;
}

export interface ItemCard {
  name: string;
  /** or empty */
  flavour: string;
  text: string[];
  /** how it is used up */
  mode: Mode;
  mode_text: string;
  effects: Effect[];
}

export interface ThreatCard {
  name: string;
  /** or empty */
  flavour: string;
  text: string[];
  copies: number;
  /** how strong it is in a fight; 0: there is none */
  fight: number;
  /** what it makes of any spot that it covers */
  spot: Spot;
}

/** A place for a dweller as printed. */
export interface Spot {
  /** a dweller trained in one of them doubles the reward */
  letters: string;
  /** for wounded dwellers only */
  hurt: boolean;
  cost: Effect[];
  reward: Effect[];
  text: string;
}

export interface LiftCard {
  name: string;
  /** or empty */
  flavour: string;
  text: string[];
  spot: Place | null;
}

/** The starting rooms, each side from the lift outward. */
export interface TopFloor {
  left: string[];
  right: string[];
}

/** How much fits. */
export interface Limits {
  cubes_of_a_kind: number;
  dwellers: number;
  rooms_a_side: number;
  cards_a_row: number;
}
