/** The vault as it lies: which card is in which cell, which spots a room has now, and who stands on them. */
import { at, type Place } from "$lib/places";
import {
  A_SIDE,
  type Cards,
  type Columns,
  type Dweller,
  type Floor,
  type Player,
  type Side,
  type Spot,
  type View,
} from "./types";

export type Column = number | null;

/** A place for a room on a floor: beside the lift is position 0. */
export interface Cell {
  side: Side;
  position: number;
  room: string | null;
  /** The next room on this side would lie here. */
  next: boolean;
  columns: [Column, Column];
}

/** One place to stand on: a spot, a linked pair, or a threat that covers a spot. */
export interface Stand {
  id: string;
  /** What it is a spot of, and which one there. */
  room: string;
  half: string;
  place: Place;
  halves: string[];
  spot: Spot;
  threat: string | null;
  linked: boolean;
  /** What a threat leaves of linked spots. */
  closed: boolean;
  columns: Column[];
}

export interface Figure {
  player: Player;
  dweller: Dweller;
}

const NO_COLUMNS: [Column, Column] = [null, null];

/** The cells of one side of a floor, from left to right as they are seen. */
export function cellsOf(floor: Floor, side: Side, columns: Columns): Cell[] {
  const rooms = floor[side];
  const cells = Array.from({ length: A_SIDE }, (_, position) => ({
    side,
    position,
    room: rooms[position] ?? null,
    next: position === rooms.length,
    columns: columns[side][position] ?? NO_COLUMNS,
  }));
  return side === "left" ? cells.reverse() : cells;
}

/** The places of a room as things lie: a threat makes one of its own of the spot it covers. */
export function standsOf(view: View, cards: Cards, room: string, columns: [Column, Column]): Stand[] {
  const card = cards.rooms[room];
  if (!card) return [];
  const ids = HALVES.map((half) => spotId(room, half));
  const calm = ids.every((id) => !(id in view.threats));
  if (card.both && calm) return [stand(room, "both", card.both, { halves: ids, linked: true, columns })];
  return HALVES.map((half, index) => {
    const threat = view.threats[spotId(room, half)] ?? null;
    const printed = card[half] ?? card.both;
    const spot = threat ? cards.threats[threat]?.spot : printed;
    const closed = !threat && card.both !== undefined;
    return stand(room, half, spot ?? EMPTY, { threat, closed, columns: [columns[index] ?? null] });
  });
}

/** The spot of a floor's lift, if it has one. */
export function liftStand(cards: Cards, floor: Floor): Stand | null {
  const spot = cards.lifts[floor.lift]?.spot;
  return spot ? stand("lift", floor.lift, spot, {}) : null;
}

/** All places of a floor. */
export function standsOn(view: View, cards: Cards, floor: Floor): Stand[] {
  const lift = liftStand(cards, floor);
  const sides = (["left", "right"] as const).flatMap((side) =>
    floor[side].flatMap((room, position) => standsOf(view, cards, room, cards.columns[side][position] ?? NO_COLUMNS)),
  );
  return lift ? [lift, ...sides] : sides;
}

const HALVES = ["left", "right"] as const;
const EMPTY: Spot = { letters: "", hurt: false, cost: [], reward: [], text: "" };

const spotId = (room: string, half: string) => `${room}.${half}`;

function stand(room: string, half: string, spot: Spot, more: Partial<Stand>): Stand {
  const id = spotId(room, half);
  const plain = { halves: [id], threat: null, linked: false, closed: false, columns: [] };
  return { id, room, half, place: at("spot", id), spot, ...plain, ...more };
}

/** Who stands on these spots. */
export function figuresOn(view: View, halves: readonly string[]): Figure[] {
  return halves.flatMap((half) =>
    view.players.flatMap((player) =>
      player.dwellers.filter((dweller) => dweller.spot === half).map((dweller) => ({ player, dweller })),
    ),
  );
}

export function isAtHome(dweller: Dweller): boolean {
  return !dweller.spot && !dweller.waiting;
}

/** The floor of a seat, or `undefined`. */
export function floorOf(view: View, seat: number | null): Floor | undefined {
  return seat === null ? undefined : view.floors.find((floor) => floor.owner === seat);
}
