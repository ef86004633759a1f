/** The view and the book of Shelter, as the server makes them (view.py, book.py). */

export type Kind = "power" | "food" | "water";
export type Colour = "red" | "blue" | "green" | "yellow";
export type Side = "left" | "right";
export type Half = Side | "both";
export type Mode = "passive" | "exhaust" | "discard" | "end";

export interface Dweller {
  number: number;
  spot: string;
  waiting: string;
  wounded: boolean;
  letter: string;
  training: string;
}

export interface OwnItem {
  id: string;
  exhausted: boolean;
}

export interface Player {
  seat: number;
  colour: Colour;
  cubes: Record<Kind, number>;
  happiness: number;
  items: OwnItem[];
  dwellers: Dweller[];
  passed: boolean;
}

export interface Floor {
  owner: number | null;
  lift: string;
  left: string[];
  right: string[];
}

export interface Row {
  row: string[];
  deck: number;
  pile: string[];
}

export interface View {
  seat: number | null;
  round: number;
  phase: string;
  first: number;
  starter: number;
  turn: number;
  ending: string | null;
  idle_rounds: number;
  players: Player[];
  floors: Floor[];
  threats: Record<string, string>;
  items: Row;
  rooms: Row;
  threat_cards: { deck: number; pile: string[] };
  outcome: { winners: number[]; scores: number[]; how: string } | null;
}

/** An effect as data: `do` says what, the other fields how much. */
export interface Effect {
  do: string;
  power?: number;
  food?: number;
  water?: number;
  any?: number;
  amount?: number;
  value?: number;
  letter?: string;
  row?: "items" | "rooms";
  give?: Bill;
  get?: Bill;
  bonus?: number;
  less?: number;
  more?: number;
  happiness?: number;
  of?: "rooms" | "dwellers" | "items" | "resources" | null;
  per?: number;
  most?: number;
  reward?: Effect[];
}

export interface Bill {
  power?: number;
  food?: number;
  water?: number;
  any?: number;
}

export interface Spot {
  letters: string;
  hurt: boolean;
  cost: Effect[];
  reward: Effect[];
  text: string;
}

export interface Card {
  name: string;
  flavour: string;
  text: string;
}

export interface RoomCard extends Card {
  price: Bill | null;
  left?: Spot;
  right?: Spot;
  both?: Spot;
}

export interface ItemCard extends Card {
  mode: Mode;
  mode_text: string;
  effects: Effect[];
}

export interface ThreatCard extends Card {
  spot: Spot;
}

export interface LiftCard extends Card {
  spot: Spot | null;
}

export type Columns = Record<Side, [number | null, number | null][]>;

export interface Cards {
  rooms: Record<string, RoomCard>;
  items: Record<string, ItemCard>;
  threats: Record<string, ThreatCard>;
  lifts: Record<string, LiftCard>;
  columns: Columns;
}

export const KINDS: readonly Kind[] = ["power", "food", "water"];
export const LETTERS = [..."SPECIAL"] as readonly string[];
export const COMPARTMENT = 6;
export const A_SIDE = 3;
