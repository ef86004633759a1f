/** What is in a place, in words: for a screen reader, for the card beside what is pointed at. */
import type { Place } from "$lib/places";
import { signed, summed } from "./sums";
import type { Table } from "./table.svelte";
import type { GearSeen, MunchkinSeen, PartOf } from "./types";

export interface Thing {
  title: string;
  /** What is printed, a line each. */
  text: readonly string[];
  /** How things are now. */
  notes: readonly string[];
  flavour: string;
}

const NOTHING: Thing = { title: "", text: [], notes: [], flavour: "" };

const THINGS: Record<string, (table: Table, name: string, part: string) => Partial<Thing>> = {
  card: cardThing,
  foe: foeThing,
  seat: seatThing,
  side: sideThing,
  offer: offerThing,
  deck: (table, deck) => ({
    title: table.words(`deck-${deck}`),
    text: [table.words("deck-left", { count: table.view.decks[deck] ?? 0 }), table.words(`deck-${deck}-what`)],
  }),
  pile: pileThing,
  stat: statThing,
  slot: (table, slot) => ({ title: table.words(`slot-${slot}`), text: [table.words("slot-free")] }),
  note: (table, note) => ({ title: table.words(`note-${note}`), text: [table.words(`note-${note}-what`)] }),
};

/** Kinds of places that the board only explains: no option ever lies there. */
export const EXPLAINED: ReadonlySet<string> = new Set(["deck", "pile", "stat", "slot", "note"]);

/** What is at a place. */
export function thingAt(table: Table, { kind = "", name = "", part = "" }: Place): Thing {
  return { ...NOTHING, ...THINGS[kind]?.(table, name, part) };
}

/** A thing as one sentence after another. */
export function spoken(thing: Thing): string {
  const printed = thing.text.filter(Boolean).join(" "); // its lines are sentences
  return [thing.title, printed, ...thing.notes].filter(Boolean).join(". ");
}

/** What a part of a strength is called. */
export function partName(table: Table, what: string): string {
  return what === "level" || what === "radiation" ? table.words(`part-${what}`) : table.name(what);
}

/** The parts of a strength, a line each. */
export const partLines = (table: Table, parts: readonly PartOf[]): string[] =>
  summed(parts).map(({ what, amount }) => `${partName(table, what)} ${what === "level" ? amount : signed(amount)}`);

function cardThing(table: Table, id: string): Partial<Thing> {
  const card = table.card(id);
  if (!card) return { title: id };
  const gear = table.view.players.flatMap((who) => [...who.gear, ...who.bundles]).find((each) => each.id === id);
  const kept = table.view.players.flatMap((who) => who.kept).find((each) => each.id === id);
  return {
    title: card.name,
    text: card.lines,
    notes: [
      ...(gear ? gearNotes(table, gear) : []),
      kept ? table.words(`until-${kept.until}`, { turns: kept.left }) : "",
      table.view.sale.includes(id) ? table.words("for-sale") : "",
    ].filter(Boolean),
    flavour: card.joke,
  };
}

/** What an item has on it, and what has become of it. */
export function gearNotes(table: Table, gear: GearSeen): string[] {
  return [
    ...gear.modifiers.map((modifier) => `${table.name(modifier)}: ${table.card(modifier)?.short ?? ""}`),
    gear.cheat ? table.words("gear-cheat") : "",
    gear.carried ? table.words("gear-carried") : "",
    gear.used && !gear.counts ? table.words("gear-idle") : "",
  ].filter(Boolean);
}

function foeThing(table: Table, id: string): Partial<Thing> {
  const foe = table.view.fight?.foes.find((each) => each.id === id);
  const card = table.card(foe?.like ?? id);
  if (!card) return { title: id };
  return {
    title: card.name,
    text: card.lines,
    notes: foe ? partLines(table, foe.parts) : [],
    flavour: card.joke,
  };
}

function seatThing(table: Table, seat: string): Partial<Thing> {
  const who = table.view.players[Number(seat)];
  if (!who) return { title: seat };
  const names = (cards: readonly string[]) => cards.map((card) => table.name(card)).join(", ");
  const used = who.gear.filter((gear) => gear.used).map((gear) => gear.id);
  const packed = who.gear.filter((gear) => !gear.used).map((gear) => gear.id);
  const worn = [...who.classes, ...who.traits, ...who.perks, who.sidekick].filter(Boolean);
  return {
    title: table.nameOf(who.seat),
    text: [
      table.words("seat-sum", { level: who.level, strength: who.strength, sex: who.sex }),
      table.words("seat-hand", { doors: who.doors, treasures: who.treasures }),
      worn.length ? names(worn) : table.words("seat-plain"),
      used.length ? `${table.words("in-use")}: ${names(used)}` : "",
      packed.length ? `${table.words("backpack")}: ${names(packed)}` : "",
    ].filter(Boolean),
    notes: who.alive ? [] : [table.words("dead")],
  };
}

function sideThing(table: Table, side: string): Partial<Thing> {
  const fight = table.view.fight;
  const strength = side === "munchkins" ? fight?.munchkins : fight?.monsters;
  return { title: table.words(`side-${side}`), text: [table.words("side-strength", { strength: strength ?? 0 })] };
}

function offerThing(table: Table, number: string): Partial<Thing> {
  const offer = table.view.offers[Number(number)];
  if (!offer) return { title: number };
  return { title: table.words("offer-from", { who: table.nameOf(offer.seat), to: table.nameOf(offer.partner) }) };
}

function pileThing(table: Table, deck: string): Partial<Thing> {
  const pile = table.view.piles[deck];
  const top = table.card(pile?.top ?? "");
  return {
    title: table.words(`pile-${deck}`),
    text: [table.words("pile-count", { count: pile?.count ?? 0 })],
    notes: top ? [`${top.name}: ${top.short}`] : [],
  };
}

function statThing(table: Table, stat: string, seat: string): Partial<Thing> {
  const who = table.view.players[Number(seat)];
  return {
    title: table.words(`stat-${stat}`),
    text: [table.words(`stat-${stat}-what`)],
    notes: who ? statNotes(table, who, stat) : [],
  };
}

/** What a stat is called where something is added to it for a while. */
const LASTING: Record<string, string> = { run: "run", defence: "rad" };

function statNotes(table: Table, who: MunchkinSeen, stat: string): string[] {
  if (stat === "strength") return partLines(table, who.parts);
  return who.lasting
    .filter((each) => each.stat === LASTING[stat])
    .map((each) => `${table.name(each.card)} ${signed(each.amount)}`);
}
