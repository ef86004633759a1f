/** What a place of the board is, in words and symbols: for the card beside it and for those who listen. */
import type { Place } from "$lib/places";
import { billChips, type Chip, costChips, itemChips, rewardChips } from "./chips";
import type { Table } from "./table.svelte";
import { COMPARTMENT, type Kind, type Side } from "./types";
import { type Column, figuresOn, floorOf, type Stand, standsOn } from "./vault";

export interface Thing {
  title: string;
  /** What is printed, a line each. */
  text: readonly string[];
  flavour: string;
  letters: string;
  cost: Chip[];
  reward: Chip[];
  price: Chip[];
  notes: string[];
}

const ROWS = new Set(["item-row", "room-row"]);

/** Whether a card lies there with all that it says; one's own items are small. */
export const liesWhole = ({ kind = "" }: Place): boolean => ROWS.has(kind);

const NOTHING: Thing = { title: "", text: [], flavour: "", letters: "", cost: [], reward: [], price: [], notes: [] };

const THINGS: Record<string, (table: Table, about: string) => Partial<Thing>> = {
  spot: spotThing,
  "item-row": itemThing,
  item: itemThing,
  "room-row": roomThing,
  side: sideThing,
  store: storeThing,
  letter: letterThing,
  wounded: (table) => ({ title: table.words("dweller-wounded") }),
  deck: deckThing,
};

/** What is at a place. */
export function thingAt(table: Table, place: Place): Thing {
  const { kind = "", name = "" } = place;
  return { ...NOTHING, ...THINGS[kind]?.(table, name) };
}

/** A thing as one sentence after another. */
export function spoken(thing: Thing): string {
  const parts = [thing.title, ...thing.text, ...thing.notes];
  return parts.filter(Boolean).join(". ");
}

function spotThing(table: Table, about: string): Partial<Thing> {
  const { view, cards } = table;
  const stand = view.floors.flatMap((floor) => standsOn(view, cards, floor)).find(({ id }) => id === about);
  if (!stand) return { title: about };
  const { room, half } = stand;
  const card = room === "lift" ? cards.lifts[half] : cards.rooms[room];
  const threat = stand.threat ? cards.threats[stand.threat] : undefined;
  const name = card?.name ?? room;
  const sided = room === "lift" || half === "both" ? name : table.words(`spot-${half}`, { room: name });
  return {
    title: threat ? `${threat.name} (${sided})` : sided,
    text: [stand.closed ? table.words("spot-closed") : stand.spot.text],
    flavour: (threat ?? card)?.flavour ?? "",
    letters: stand.closed ? "" : stand.spot.letters,
    cost: stand.closed ? [] : costChips(stand.spot.cost),
    reward: stand.closed ? [] : rewardChips(stand.spot.reward),
    notes: [...columnNotes(table, stand.columns), ...standingNotes(table, stand)],
  };
}

function columnNotes(table: Table, columns: readonly Column[]): string[] {
  const numbers = columns.filter((column) => column !== null);
  return numbers.length ? [table.words("columns", { count: numbers.length, columns: numbers.join(", ") })] : [];
}

function standingNotes(table: Table, stand: Stand): string[] {
  return figuresOn(table.view, stand.halves).map(({ player, dweller }) => {
    const state = dweller.wounded ? "wounded" : dweller.training ? "training" : "healthy";
    const colour = table.colourName(player.colour);
    return table.words("standing-here", { who: `${table.nameOf(player.seat)} (${colour})`, state });
  });
}

function itemThing(table: Table, about: string): Partial<Thing> {
  const card = table.cards.items[about];
  if (!card) return { title: about };
  const own = table.view.players.flatMap((player) => player.items).find((item) => item.id === about);
  return {
    title: card.name,
    text: card.text,
    flavour: card.flavour,
    reward: [{ icon: card.mode }, ...itemChips(card.effects)],
    notes: own?.exhausted ? [table.words("item-exhausted")] : [],
  };
}

function roomThing(table: Table, about: string): Partial<Thing> {
  const card = table.cards.rooms[about];
  if (!card) return { title: about };
  return { title: card.name, text: card.text, flavour: card.flavour, price: billChips(card.price) };
}

function sideThing(table: Table, about: string): Partial<Thing> {
  const side = about as Side;
  const floor = floorOf(table.view, table.looking);
  const columns = floor ? (table.cards.columns[side][floor[side].length] ?? []) : [];
  return { title: table.words(`side-${side}`), notes: columnNotes(table, columns) };
}

function storeThing(table: Table, about: string): Partial<Thing> {
  const own = table.looking === null ? undefined : table.player(table.looking);
  const have = own?.cubes[about as Kind] ?? 0;
  const name = table.names[`resource-${about}`] ?? about;
  return { title: table.words("store", { name, have, most: COMPARTMENT }) };
}

function letterThing(table: Table, about: string): Partial<Thing> {
  const own = table.looking === null ? undefined : table.player(table.looking);
  const taken = own?.dwellers.some((dweller) => dweller.letter === about);
  const state = table.words(taken ? "letter-taken" : "letter-free");
  return { title: `${about}: ${table.names[`special-${about}`] ?? ""}`, text: [state] };
}

function deckThing(table: Table, about: string): Partial<Thing> {
  const zone = about === "items" ? table.view.items : about === "rooms" ? table.view.rooms : table.view.threat_cards;
  const cards = about === "items" ? table.cards.items : about === "rooms" ? table.cards.rooms : table.cards.threats;
  const gone = zone.pile.map((id) => cards[id]?.name ?? id).join(", ");
  return {
    title: table.words(`deck-${about}`, { deck: zone.deck }),
    text: [table.words("pile", { pile: zone.pile.length })],
    notes: gone ? [gone] : [],
  };
}
