/** The vault as it lies: which card is in which cell, which spots a room has now, and who stands on them. */
import type { Place } from "$lib/places";
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
  const halves = [`${room}.left`, `${room}.right`];
  const calm = halves.every((half) => !(half in view.threats));
  if (card.both && calm) return [stand(`${room}.both`, halves, card.both, { linked: true, columns })];
  return halves.map((half, index) => {
    const threat = view.threats[half] ?? null;
    const printed = (index === 0 ? card.left : card.right) ?? card.both;
    const spot = threat ? cards.threats[threat]?.spot : printed;
    const closed = !threat && card.both !== undefined;
    return stand(half, [half], spot ?? EMPTY, { threat, closed, columns: [columns[index] ?? null] });
  });
}

/** The spot of a floor's lift, if it has one. */
export function liftStand(cards: Cards, floor: Floor): Stand | null {
  const id = `lift.${floor.lift}`;
  const spot = cards.lifts[floor.lift]?.spot;
  return spot ? stand(id, [id], spot, {}) : null;
}

const EMPTY: Spot = { letters: "", hurt: false, cost: [], reward: [], text: "" };

function stand(id: string, halves: string[], spot: Spot, more: Partial<Stand>): Stand {
  const plain = { threat: null, linked: false, closed: false, columns: [] };
  return { id, place: `spot:${id}`, halves, spot, ...plain, ...more };
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
