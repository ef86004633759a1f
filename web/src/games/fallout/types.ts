/** The view and the book of Fallout, as the server makes them (view.py, book.py). */

export type Side = "star" | "shield";
export type EnemyType = "critter" | "human" | "robot" | "mutant" | "monster" | Side;

export interface Held {
  id: string;
  card: string;
  exhausted: boolean;
}

export interface Survivor {
  seat: number;
  id: string;
  space: string;
  hp: number;
  most_hp: number;
  rads: number;
  xp: number;
  special: string;
  caps: number;
  traits: string[];
  weapon?: Held | null;
  apparel?: Held | null;
  companion?: Held | null;
  beside: Held[];
  inventory: Held[];
  armor: number;
  perks: string[];
  /** The cards of one's own hand, the number of another's. */
  agendas: string[] | number;
  influence?: number | null;
  loyal_by: string;
  loyal_to?: Side | null;
  eliminated: boolean;
}

export interface Tile {
  q: number;
  r: number;
  face: string;
  back: string;
  /** The name of a facedown tile as a place; empty once it lies faceup. */
  node: string;
  /** What the reader knows to lie there facedown. */
  known: string;
}

export interface Enemy {
  /** Only an active one has a name that is known. */
  id?: string;
  type: EnemyType;
  space: string;
  active: boolean;
  level?: number;
  areas?: string;
  abilities?: string[];
}

export interface StagedQuest {
  id: string;
  colour: string;
  marked: string;
}

export interface Rolling {
  kind: "fight" | "test";
  seat: number;
  letters: string;
  difficulty: number;
  step: string;
  dice: number[];
  rerolls: number;
  icons: number;
  enemy?: string;
  away?: boolean;
  hits?: number;
  armor?: number;
  ignored?: number;
  level?: number;
  areas?: string;
  abilities?: string[];
}

export interface Deal {
  seat: number;
  partner: number;
  gives: string[];
  gives_agendas: string[] | number;
  gives_caps: number;
  asks: string[];
  asks_agendas: number;
  asks_caps: number;
  offered: boolean;
}

export interface View {
  seat?: number | null;
  scenario: string;
  round: number;
  phase: "survivors" | "turn" | "activation";
  first: number;
  turn: number;
  actions: number;
  points: number;
  needed: number;
  survivors: Survivor[];
  tiles: Tile[];
  enemies: Enemy[];
  quests: StagedQuest[];
  power: Record<Side, number>;
  track: number;
  shop: string[];
  decks: Record<string, number>;
  revealed: string;
  icons: string[];
  waiting: string[];
  meeting?: { card: string; level: number } | null;
  rolling?: Rolling | null;
  deal?: Deal | null;
  outcome?: { winners: number[]; scores: number[]; how: string } | null;
}

export interface Space {
  id: string;
  name: string;
  icon: string;
  level: number;
  difficult: boolean;
  irradiated: boolean;
  enemies: EnemyType[];
}

export interface Face {
  back: string;
  border: string;
  inside: string[];
  spaces: Record<string, Space>;
}

export interface Faction {
  faction: string;
  enemy: string;
  level: number | string;
  areas: string;
  abilities: string[];
}

export interface Card {
  name: string;
  flavour: string;
  kind: string;
  deck: string;
  cost?: number | null;
  letters: string;
  ranged: boolean;
  armor: number;
  text: string[];
}

export interface Quest {
  name: string;
  number: number;
  story: string;
  staging: string | string[];
  objectives: { id: string; text: string; how: string; results: string | string[] }[];
}

export interface Cards {
  scenarios: Record<string, { name: string; intro: string; star: Faction; shield: Faction; x: number[]; y: number[] }>;
  tiles: Record<string, Face>;
  dice: { areas: string; hits: number }[];
  enemies: Record<string, { name: string; flavour: string; type: EnemyType; level: number }>;
  cards: Record<string, Card>;
  perks: Record<string, { name: string; letter: string; text: string | string[] }>;
  agendas: Record<string, { name: string; text: string | string[]; icons: EnemyType[]; faction?: Side | null }>;
  characters: Record<string, { name: string; flavour: string; letter: string; card: string; traits: string[] }>;
  quests?: Record<string, Quest>;
}

export const LETTERS: readonly string[] = [..."SPECIAL"];
export const SLOTS = ["weapon", "apparel", "companion"] as const;
export const SIDES: readonly Side[] = ["star", "shield"];
export const AREAS: readonly string[] = [..."HTAL"];
export const TOP = 16;

/** Which card a copy is: copies are told apart by what follows `~`. */
export const cardOf = (copy: string): string => copy.split("~")[0] ?? copy;

/** A faction's tokens are named by their side and a number. */
export const sideOf = (token: string): Side | null => {
  const side = token.split("#")[0];
  return side === "star" || side === "shield" ? side : null;
};

/** Texts of the book come as a sentence or as lines. */
export const linesOf = (text: string | readonly string[] | undefined): readonly string[] =>
  text === undefined || text === "" ? [] : typeof text === "string" ? text.split("\n") : text;
